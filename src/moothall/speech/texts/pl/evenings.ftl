### Stoły w plikach: co mówią polecenia i dlaczego plik nie zostaje przyjęty.

## Pliki, których nie można przyjąć

error-evening-too-big = Ten plik jest za duży na plik stołu: ma ponad { $most } MiB.
error-evening-unpacks = Część tego pliku po rozpakowaniu miałaby ponad { $most } MiB, więc nie została rozpakowana.
error-evening-many = Ten plik ma więcej części niż plik stołu: ponad { NUMBER($most, useGrouping: 0) }.
error-evening-damaged = To nie jest plik stołu z Moothall albo jest uszkodzony lub ucięty.
error-evening-part = W tym pliku jest część, która do żadnego pliku stołu nie należy: „{ $name }”.
error-evening-newer = Ten stół wyeksportował nowszy Moothall (format { $found }; ten zna { $known }).
error-evening-about = Nie da się odczytać, co ten plik mówi o sobie: { $problem }.
error-evening-title = Tytuł stołu to jeden wiersz o długości od 1 do { $most } znaków, a ten taki nie jest.
error-evening-changed = Zapis w tym pliku nie jest tym, który wyeksportowano: został po drodze zmieniony lub uszkodzony.
error-evening-view = W tym pliku jest tylko to, co widziano z jednego miejsca; żeby grać dalej, trzeba eksportu MG.
error-evening-ruleset = Przy tym stole grano według „{ $name }”, a ta gra nie jest tu zainstalowana.
error-evening-lines = Ten stół ma ponad { NUMBER($most, useGrouping: 0) } wierszy, a więcej być nie może.
error-evening-line = Wiersza { NUMBER($number, useGrouping: 0) } tego stołu nie da się odczytać: { $problem }.
error-evening-line-long = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu jest dłuższy niż jakikolwiek nasz.
error-evening-deep = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu jest zagnieżdżony głębiej niż jakikolwiek nasz.
error-evening-order = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu jest nie na swoim miejscu: ma numer { NUMBER($found, useGrouping: 0) }.
error-evening-unknown = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu mówi o „{ $kind }” (wersja { $version }), czego tutaj nie znamy.
error-evening-id = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu mówi o „{ $id }”, co do niego nie należy.
error-evening-secret = Wiersz { NUMBER($number, useGrouping: 0) } tego stołu zdradza osobę albo drogę wejścia, a żaden nasz plik stołu tego nie robi.
error-evening-seats = Stół ma jedno miejsce MG i najwyżej { $most } miejsc w sumie, a ten nie.
error-evening-picture = Nie można przyjąć obrazka { $name } z tego stołu.
error-evening-broken = Zapis tego stołu nie składa się w całość, więc nie da się grać dalej: { $problem }.
error-evening-drifted = Pytanie, które czeka przy tym stole od wpisu { NUMBER($number, useGrouping: 0) }, potoczyłoby się teraz inaczej; żeby rozstrzygnął to MG, trzeba importować z --set-aside.

## Rozmowa z działającym serwerem

error-evening-server = Moothall, który ma otwarty folder „{ $folder }”, nie odpowiada: trzeba poczekać, aż skończy, albo go zatrzymać i spróbować ponownie.
error-evening-control = To można zrobić tylko z komputera, na którym działa Moothall.
error-evening-said = { $said }.
error-evening-not-sure = Nic nie zostało usunięte: nazwa nie została powtórzona dokładnie.
error-evening-which = Więcej niż jeden stół nazywa się „{ $name }”: trzeba podać jego identyfikator.
error-evening-no-table = Nie ma stołu „{ $name }”; „moothall table list” pokazuje, jakie są.
error-evening-cannot-write = Nie udało się zapisać do „{ $file }”: tego miejsca nie ma albo nie wolno nam tam pisać.
error-evening-there = „{ $file }” już istnieje: trzeba wybrać inną nazwę albo najpierw go usunąć.

## Pomoc

help-table = Pokazuje, pakuje, przywraca i usuwa stoły oraz tworzy do nich linki.
help-table-list = Pokazuje wszystkie stoły.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
help-table-export = Pakuje cały stół do jednego pliku albo to, co widziano z jednego miejsca.
    .table = Stół: jego identyfikator albo tytuł.
    .seat = Tylko to, co widziano z tego miejsca (identyfikator albo nazwa, na przykład Ana); MG widzi wszystko.
    .file = Dokąd zapisać; bez tego nazwa powstaje z tytułu.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
help-table-import = Tworzy z pliku nowy stół, z nowymi linkami do jego miejsc.
    .file = Plik do odczytania.
    .set_aside = Przyjmuje także to, co teraz potoczyłoby się inaczej; rozstrzyga to potem MG.
    .url = Adres, od którego zaczynają się linki, jeśli Moothall nie działa.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
help-table-move = Przenosi wszystkie stoły z folderu do bazy danych lub z powrotem, z obrazami i wszystkim, co pozwala wejść.
    .to = Dokąd: adres bazy PostgreSQL albo folder.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
help-table-check = Mówi, czy wszystko, co zapisano, jest na miejscu i da się odczytać.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
    .go_on = Przyjmij brak linii do wiadomości: jest zgłaszany ten ostatni raz, a gra toczy się bez nich.
help-table-repair = Ratuje to, co da się odczytać z uszkodzonego pliku, zapisuje w nowym, zachowuje stary i mówi, co przepadło.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
help-table-backups = Wymienia kopie zapasowe, od najnowszej.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
help-table-restore = Wstawia kopię zapasową w miejsce wszystkiego, co jest teraz zapisane; to zostaje obok, w osobnym pliku.
    .backup = Nazwa kopii, taka jak na liście „moothall table backups”.
    .yes = Nie pyta.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
help-table-delete = Usuwa stół na dobre, także z kopii zapasowych zrobionych tutaj.
    .table = Stół: jego identyfikator albo tytuł.
    .yes = Nie pyta.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
help-table-link = Tworzy nowy link do miejsca przy stole.
    .table = Stół: jego identyfikator albo tytuł.
    .seat = Miejsce: jego identyfikator albo nazwa, na przykład Ana.
    .url = Adres, od którego zaczyna się link, jeśli Moothall nie działa.
    .data = Folder, w którym są stoły; bez niego ten, którego zwykle używa ten komputer.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.

## Co mówią polecenia

table-none = Nie ma jeszcze żadnych stołów.
table-column-id = id
table-column-title = tytuł
table-column-ruleset = zasady
table-column-made = założony
table-column-lines = wiersze
table-exported = „{ $title }” jest spakowany w { $file } ({ $size } KiB).
table-imported = „{ $title }” jest tutaj jako stół { $table } i nikt jeszcze przy nim nie siedzi.
table-link = { $name } ({ $role }): { $link }
table-linked = Nowy link dla { $name } ({ $role }). Widać go tylko teraz:
table-delete-ask = „{ $title }” i wszystko, co się tam zdarzyło, zniknie na dobre. Aby usunąć, trzeba wpisać tytuł:
table-sound = { $tables ->
    [one] Jeden stół; wszystko w porządku.
    [few] { $tables } stoły; wszystko w porządku.
   *[other] Stołów: { $tables }; wszystko w porządku.
}
table-unsound = Usterki: { $count }; „moothall table repair” uratuje to, co da się odczytać:
table-repaired = { $count ->
    [0] Naprawione; nic nie przepadło. Stary plik zachowano jako „{ $damaged }”.
   *[other] Naprawione. Stary plik zachowano jako „{ $damaged }”{ $aside ->
        [none] {""}
       *[other] , a wiersze zza dziury leżą w „{ $aside }”
    }. Przepadło:
}
table-backups = { $count ->
    [0] Nie ma jeszcze kopii zapasowych.
    [one] Jest jedna kopia zapasowa:
    [few] Są { $count } kopie zapasowe:
   *[other] Kopii zapasowych: { $count }:
}
table-backup = { $name } ({ $date }, { $size } KiB)
table-restore-ask = Wszystko, co jest teraz zapisane, zostanie zastąpione przez „{ $name }” i pozostanie w pliku obok. Wpisz nazwę kopii, żeby ją przywrócić:
table-restored = Kopia „{ $name }” została przywrócona; stołów: { $tables }{ $kept ->
    [none] .
   *[other] . To, co zastąpiła, jest w pliku „{ $kept }”.
}
table-moved = { $count ->
    [0] Nie było stołu do przeniesienia.
    [one] Przeniesiono jeden stół.
    [few] Przeniesiono { $count } stoły.
   *[other] Przeniesiono { $count } stołów.
}
table-deleted = „{ $title }” jest usunięty, także { $backups ->
        [0] z kopii zapasowych zrobionych tutaj (nie było żadnej).
        [one] z jedynej kopii zapasowej zrobionej tutaj.
       *[other] z { $backups } kopii zapasowych zrobionych tutaj.
    }
table-deleted-but = Może jednak być jeszcze w tym, co odłożyły naprawy; usuń to samodzielnie: { $files }.
