### What went wrong, each in one sentence. The rule that decided is added after it in brackets.

## The command line

error-unknown-command = Nie ma polecenia „{ $name }”; najbliższe to „{ $nearest }”.
error-unknown-flag = Nie ma tu flagi { $name }; najbliższa to { $nearest }.
error-flag-needs-value = Po { $name } musi stać wartość.
error-flag-takes-nothing = { $name } nie przyjmuje żadnej wartości.
error-missing-flag = Tu potrzebna jest flaga { $name }.
error-count = „{ $value }” to nie liczebność grupy; to liczba całkowita od 2 do { $most }.
error-level = „{ $value }” to nie poziom; poziom to liczba całkowita od 0 do { $most }.
error-missing-argument = Brakuje { $name }; dodaj --help, żeby zobaczyć, co przyjmuje to polecenie.
error-extra-argument = „{ $name }” to już za dużo dla polecenia „{ $command }”.
error-bad-choice = { $name } nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
error-bad-value = { $name } nie może mieć wartości „{ $value }”.
error-needs-number = { $name } musi być liczbą całkowitą, a „{ $value }” nią nie jest.
error-number-between = { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-number-at-least = { $name } musi być liczbą całkowitą nie mniejszą niż { $least }, a nie „{ $value }”.
error-bad-file = Nie udało się otworzyć „{ $value }” jako pliku.
error-goes-with = { $name } idzie w parze z { $other }, a tej flagi nie podano.
error-not-both = Podaj { $name } albo { $other }, ale nie jedno i drugie.
error-not-with-sheet = { $name } nie łączy się z --sheet: o to program sam zapyta.
error-input-ended = Dane skończyły się w połowie pytania, więc nic z tego nie wyszło.
error-setting = „{ $text }” nie ma postaci NAZWA=WARTOŚĆ.
error-command-line = Nie udało się odczytać tego polecenia: { $said }
error-unexpected = Zepsuło się coś, co nie powinno ({ $kind }); z ustawionym MOOTHALL_DEBUG=1 to samo polecenie pokaże, gdzie.

## Dice and luck on the command line

error-die-in-2d6 = Przy dwóch kościach sześciościennych nie wybiera się kości { $die }; podaj zamiast niej --modifier.
error-die-in-d6 = Przy jednej kości sześciościennej nie wybiera się kości { $die }; podaj zamiast niej --level.
error-against-in-2d6 = Przy dwóch kościach sześciościennych nie rzuca się przeciw liczbie; pomiń --against.
error-nearly-sure = To łatwiejsze niż łatwe: prawie pewne, więc nikt nie rzuca.
error-nearly-impossible = To trudniejsze niż bohaterskie: prawie niemożliwe, więc nikt nie rzuca.
error-luck-use = Łutu Szczęścia nie da się tu użyć jako „{ $use }”; do wyboru: { $uses }.

## Files of characters

error-no-file = Nie udało się otworzyć „{ $file }”: takiego pliku nie ma albo nie wolno go czytać.
error-cannot-save = Nie udało się zapisać „{ $file }”: nie ma takiego miejsca albo nie wolno tam pisać.
error-file-too-big = Plik „{ $file }” jest za duży jak na postać: ma ponad { $most } bajtów.
error-not-json = „{ $file }” nie jest plikiem postaci: to nie JSON.
error-no-ruleset = Ten plik nie mówi, do którego zestawu zasad należy postać.
error-illegal-sheet = Postać z pliku „{ $file }” łamie zasady; więcej powie „moothall character check”.
error-only-at-the-table = „{ $file }” to postać z { $ruleset }; taka zmienia się przy stole, a nie w pliku. Tutaj robią to tylko nde2 i nde1.
error-unknown-layer = Nie ma tu nakładki „{ $name }”. „moothall rules options” wymienia nakładki podręcznika.
error-layer-other-book = Nakładka „{ $name }” jest tylko dla: { $over }.
error-layer-not-chosen = „{ $name }” należy do nakładki „{ $layer }”, z którą ten stół nie gra; wymień ją także w „layers”.
error-layer-missing = { $count ->
        [one] Ten stół gra z nakładką „{ $names }”, której już tu nie zainstalowano; dopóki jej nie ma, nie da się zacząć niczego nowego.
       *[other] Ten stół gra z nakładkami „{ $names }”, których już tu nie zainstalowano; dopóki ich nie ma, nie da się zacząć niczego nowego.
    }
error-layer-no-procedure = Nakładka „{ $name }” mówi o „{ $procedure }”, czego jej podręcznik nie ma.
error-unknown-preset = Nie ma zestawu „{ $name }”; najbliższy to „{ $nearest }”.
error-unknown-option = Nie ma opcji „{ $name }”; najbliższa to „{ $nearest }”.
error-option-value = Opcja { $name } nie może mieć wartości „{ $value }”; do wyboru: { $values }.
error-option-number = Opcja { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-other-ruleset = Postać z pliku „{ $file }” należy do { $ruleset }, a nie do { $wanted }.
error-one-growth = Za jednym razem rozwija się dokładnie jedną rzecz; podane: { $count }.

## Languages and books

error-unknown-language = Języka „{ $name }” jeszcze nie znamy; do wyboru: { $languages }.
error-unknown-ruleset = Nie ma zestawu zasad „{ $name }”; najbliższy to „{ $nearest }”.
error-ruleset-broken = Zestawu zasad „{ $name }” nie da się otworzyć ({ $problem }); niech prowadzący serwer naprawi lub usunie jego pakiet.
error-ruleset-missing = Zestaw zasad tego stołu, „{ $name }”, nie jest tu zainstalowany; rozegrane sesje są zachowane i można grać dalej, gdy jego pakiet wróci.
error-no-demo = { $book } nie ma wersji pokazowej.
error-no-packs = { $book } nie ma paczek.
error-no-workshop = { $book } nie ma warsztatu: postacie powstają przy stole.
error-unknown-chapter = Nie ma rozdziału „{ $name }”; najbliższy to „{ $nearest }”.
error-unknown-rule = Nie ma zasady „{ $name }”; najbliższe to { $nearest }.

## At the table

error-not-yours = Na to pytanie odpowiada { $owner }, a nie { $seat }.
error-too-late = Za późno ({ $seat }): ta chwila już minęła.
error-nothing-asked = W tej chwili nikt o nic nie pyta ({ $seat }).
error-cannot-pass = Tu { $seat } musi odpowiedzieć; tego pytania nie da się pominąć.
error-too-many-dice = { $count } kości to za dużo na jeden rzut: można rzucić najwyżej { $most }.
error-too-many-ways = Za dużo tu możliwych wyników, żeby policzyć wszystkie: zapytaj o mniej kości naraz.
error-no-window = Nie ma tu żadnej propozycji, którą można by przyjąć albo pominąć.
error-wrong-answer = To nie jest odpowiedź na to pytanie: { $problem }.
error-not-a-choice = „{ $text }” nie ma wśród możliwości: { $choices }.
error-not-a-number = „{ $text }” nie jest liczbą całkowitą.
error-not-offered = Tego nie ma tu do wyboru; wybierz jedną z podanych odpowiedzi.
error-no-dice-wanted = W tej chwili nikt nie rzuca kośćmi.
error-wrong-dice = „{ $faces }” to nie jest wynik rzutu { $dice }.

## The engine

error-drifted = Wpis { NUMBER($number, useGrouping: 0) }: w zapisie jest { $ledger }, a według zasad wychodzi teraz { $code }.
error-ledger-line = Wiersza { NUMBER($number, useGrouping: 0) } zapisu nie da się odczytać: { $problem }
error-ledger-order = Wiersz { NUMBER($number, useGrouping: 0) } zapisu jest nie po kolei: zawiera wpis { NUMBER($found, useGrouping: 0) }.
error-runaway = Zasada nie skończyła się po { $bound } krokach, więc ją przerwano.

## The data folder

error-keep-in-use = Folder „{ $folder }” jest już otwarty w innym Moothall: najpierw zatrzymaj tamten albo wybierz inny folder.
error-keep-cannot-write = W folderze „{ $folder }” nie można niczego zapisać: { $why ->
    [rights] nie wolno nam tam pisać
    [file] na miejscu folderu leży plik
   *[other] { $problem }
}.
error-keep-disk-full = Na dysku nie ma już miejsca na „{ $file }”, więc tego nie zapisano; zrób miejsce i spróbuj jeszcze raz.
error-keep-damaged = Plik „{ $file }” jest uszkodzony; „moothall table repair” uratuje z niego to, co da się odczytać.
error-keep-failed = Nie udało się użyć pliku „{ $file }”, więc niczego nie zapisano: { $problem }.
error-keep-stopped = Zapis do „{ $file }” się nie udał i do ponownego uruchomienia Moothall nic więcej nie zostanie zapisane: { $problem }.
error-keep-closed = Plik „{ $file }” jest już zamknięty, więc nic więcej nie zostanie zapisane.
error-keep-newer = Plik „{ $file }” zapisał nowszy Moothall (wersja pliku { $found }, a ten zna { $known }).
error-keep-order = Wpis { NUMBER($number, useGrouping: 0) } nie jest następny przy stole „{ $table }”: kolej na { NUMBER($due, useGrouping: 0) }.
error-keep-no-table = Nie ma stołu „{ $table }”.
error-keep-withdrawn = W międzyczasie to cofnięto, więc nic się nie zmieniło.
error-keep-gallery-full = Przy tym stole jest już { $most } MB obrazów i więcej się nie zmieści.
error-keep-traces = To, co usunięto, zostawiło w pliku ślady i trzeba go wyczyścić jeszcze raz: { $problem }.
error-keep-still-read = To, co usunięto, zostawia jeszcze ślady w pliku, bo ktoś go czyta; oczyść go ponownie później.
error-keep-nothing = W folderze „{ $folder }” niczego jeszcze nie ma; inny folder wskazuje --data.
error-keep-page = Plik jest uszkodzony: { $problem }.
error-keep-gap = Stół „{ $table }” ma lukę: brakuje wpisów { $numbers }.
error-keep-stray = Są wpisy stołu „{ $table }”, którego nazwa i zestaw zasad przepadły.
error-keep-line = Wpis { NUMBER($number, useGrouping: 0) } stołu „{ $table }” nie jest wierszem zapisu.
error-keep-lost = Stół „{ $table }” stracił wpisy { $numbers } i toczy się dalej po wpisie { NUMBER($kept, useGrouping: 0) }.
error-keep-lost-end = Stół „{ $table }” mógł stracić zakończenie, od wpisu { NUMBER($number, useGrouping: 0) }.
error-keep-missing = { $lines ->
    [one] Brakuje jednej potwierdzonej linii
    [few] Brakuje { $lines } potwierdzonych linii
   *[other] Brakuje { $lines } potwierdzonych linii
}: przywróć kopię zapasową poleceniem „moothall table restore” albo świadomie graj dalej po „moothall table check --go-on”.
error-keep-no-backup = Nie ma kopii zapasowej „{ $name }”; „moothall table backups” wymienia te, które są.
error-keep-bad-backup = Kopia zapasowa „{ $name }” sama jest uszkodzona, więc nic nie zostało zmienione; wybierz inną.
error-keep-not-restored = Nic nie zostało przywrócone: nazwa kopii nie została powtórzona dokładnie.
error-keep-differs = Stół „{ $table }” jest w obu miejscach i w każdym inny, więc zostaje w obu; wyeksportuj jeden z nich i usuń go tam.
error-cluster-or-folder = Stoły są albo w folderze, albo w bazie danych: podaj --data lub --database, nie oba.
error-cluster-to-another = Z jednej bazy danych do drugiej stoły przenosi się poleceniami pg_dump i pg_restore.
error-web-proxy = --proxy to adres twojego serwera proxy albo własna sieć, na przykład 10.0.0.0/24, a nie „{ $text }”.
error-cluster-inside = --inside to adres i port, pod którymi inne procesy znajdą ten, na przykład 10.0.0.5:4256; do tego --database i klucz co najmniej { $letters } znaków w MOOTHALL_CLUSTER_KEY.
error-cluster-missing = Stoły w PostgreSQL wymagają biblioteki, której tu nie ma: zainstaluj ją poleceniem „pip install moothall[cluster]”.
error-cluster-address = To nie jest adres bazy danych: { $problem }. Adres wygląda tak: postgresql://nazwa@host/baza.
error-cluster-unreachable = Nie można się połączyć z bazą danych „{ $database }”, więc nic nie zapisano: { $problem }.
error-cluster-elsewhere = Stół „{ $table }” jest otwarty w innym procesie Moothall; spróbuj ponownie, gdy tamten go zwolni.
error-cluster-lost = Stół „{ $table }” przejął inny proces Moothall, więc tego nie zapisano; wczytaj stronę ponownie.
error-cluster-newer = Przy stole „{ $table }” grano ostatnio z Moothall { $version }, nowszym niż ten proces; najpierw go zaktualizuj.
error-cluster-unsettled = Stół „{ $table }” przejął inny proces Moothall, gdy to było w drodze: wczytaj stronę ponownie, aby zobaczyć, czy zostało zapisane.
error-houses-assist-form = „{ $text }” to nie pomocnik: podaj liczbę docelową, na przykład 11, albo razem z progiem krytycznym, na przykład 9:5.
error-other-pack = Ta postać należy do pakietu { $pack }, a ten stół gra pakietem { $wanted }; stwórz postać do pakietu { $wanted }.

## Co nie pasuje do typu, jaki musi mieć: część innego zdania, więc bez wielkiej litery i kropki

misfit-at = { $problem } (w „{ $where }”)
misfit-missing = brakuje „{ $field }”
misfit-unknown = nic się tu nie nazywa „{ $field }”
misfit-choice = „{ $found }” nie jest żadną z możliwości
misfit-choose = do wyboru: { $choices }
misfit-extra = jest w tym coś, o co tu nikt nie pyta
misfit-kind = potrzebne jest: { $wanted ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] tak albo nie
    [array] lista
    [object] zbiór nazwanych wartości
    [null] nic
   *[other] wartość innego rodzaju
}, a podano: { $found ->
    [int] liczba całkowita
    [float] liczba
    [str] tekst
    [bool] tak albo nie
    [array] lista
    [object] zbiór nazwanych wartości
    [null] nic
   *[other] wartość innego rodzaju
}
misfit-short = długość musi wynosić co najmniej { $bound }
misfit-long = długość może wynosić najwyżej { $bound }
misfit-small = musi być co najmniej { $bound }
misfit-large = może być najwyżej { $bound }
misfit-count = potrzebnych wartości: { $bound }, podanych: { $found }
misfit-form = zapis nie ma wymaganej postaci
misfit-other = { $words }
word-action = ta akcja
word-field = jedno z pól

## Prognozy

error-forecast-book = Dla „{ $book }” nie ma prognoz: są dla { $books }.
error-forecast-toml = „{ $file }” nie jest plikiem starcia: to nie TOML ({ $problem }).
error-forecast-shape = „{ $name }” ma niewłaściwą postać: heroes i foes to listy wpisów, options i tactics to pojedyncze wpisy.
error-forecast-field = Starcie nie ma pola „{ $name }”: są { $known }.
error-forecast-nobody = W „{ $side }” nie ma nikogo: podaj co najmniej jeden wpis z liczbą 1 lub większą.
error-forecast-crowd = { $count } w „{ $side }” to za dużo: prognoza przyjmuje najwyżej { $most }.
error-forecast-number = „{ $name }” nie może wynosić { $found }: dozwolone są liczby od { $least } do { $most }.
error-forecast-die = { $found } nie jest kością tego stołu: podaj jedną z { $dice }.
error-forecast-seconds = Prognoza nie może trwać { $found } s: podaj więcej niż 0 i najwyżej { $most }.
error-forecast-endless = Ta walka nigdy się nie kończy: żadna strona nie może wygrać, więc daj którejś coś do zrobienia.
error-forecast-no-fight = Nie ma walki do przewidzenia: wprowadź przeciwników albo rozpocznij konflikt.
error-sweep-over = „{ $found }” nie jest parametrem: podaj ścieżkę i wartości, na przykład foes.0.count=1..6 albo tactics.luck=never,failures.
error-sweep-place = W tym starciu nie ma „{ $place }”: wskaż linię numerem, na przykład heroes.0.hearts.
error-sweep-size = Siatki o liczbie punktów { $count } nie da się policzyć: może ich być od 1 do { $most }.
error-sweep-other = „{ $file }” zawiera inne liczenie: wybierz inny plik albo usuń ten.
error-sweep-dask = Klaster wymaga Dask: zainstaluj moothall[sweep] albo pomiń --scheduler.
