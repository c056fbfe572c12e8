### Pakiety: co mówi `moothall pack` i wszystko, co może być nie tak z plikiem pakietu.

## Co jest nie tak

error-pack-none = Nie ma pakietu „{ $name }”; najbliżej jest „{ $nearest }”, a są { $known } i każdy plik, którego nazwa kończy się na .toml.
error-pack-size = { $file }: pakiet ma najwyżej { $most } kB, a ten plik jest większy.
error-pack-letters = { $file }, wiersz { $line }: te znaki nie są zapisane w UTF-8; zapisz plik jako UTF-8.
error-pack-toml = { $file }, wiersz { $line }, kolumna { $column }: tego nie da się odczytać jako TOML; wiersz nie jest dokończony albo brakuje jakiegoś znaku.
error-pack-base = { $file }, wiersz { $line }: nie ma pakietu { $name }, na którym można by się oprzeć; najbliżej jest „{ $nearest }”.
error-pack-cycle = { $file }, wiersz { $line }: pakiety opierają się na sobie w kółko ({ $chain }); jeden z nich musi opierać się na universal albo na niczym.
error-pack-key = { $file }, wiersz { $line }: nie ma tu klucza { $name }; najbliżej jest „{ $nearest }”.
error-pack-missing = { $file }, wiersz { $line }: brakuje tu { $name }.
error-pack-part = { $file }, wiersz { $line }: pakiet, który nie opiera się na innym, musi podać swoje { $name }; podaj je albo napisz base = "universal".
error-pack-type =
    { $file }, wiersz { $line }: { $name } to musi być { $wanted ->
        [number] liczba całkowita
        [flag] true albo false
        [list] lista w nawiasach kwadratowych
        [table] tabela z kluczami
        [words] tekst albo osobny tekst dla en, pl i fr
        [picks] lista list, po jednej na każdy wybór
        [levels] lista poziomów od najniższego do najwyższego
       *[text] tekst w cudzysłowie
    }.
error-pack-text = { $file }, wiersz { $line }: { $name } musi mieć od 1 do { $most } znaków.
error-pack-id = { $file }, wiersz { $line }: { $value } nie może być identyfikatorem; użyj małych liter, cyfr i łączników.
error-pack-number = { $file }, wiersz { $line }: { $name } wynosi { $value }, a musi mieścić się między { $least } a { $most }.
error-pack-needs = { $file }, wiersz { $line }: { $name } nic nie znaczy bez { $needs }; dodaj { $needs } albo usuń { $name }.
error-pack-misplaced = { $file }, wiersz { $line }: { $name } nic nie znaczy na rzeczy rodzaju { $item }; usuń to albo zmień rodzaj.
error-pack-no-words = { $file }, wiersz { $line }: { $name } nie przyjmuje dalszych słów; usuń „of”.
error-pack-idle = { $file }, wiersz { $line }: { $name } nic nie robi obok { $effect }, gdzie liczą się { $keys }; usuń { $name }.
error-pack-no-number = { $file }, wiersz { $line }: { $name } nie bierze liczby; usuń amount.
error-pack-fits = { $file }, wiersz { $line }: { $name } nie pasuje do { $item } albo do tego, co już tam jest; usuń tę część.
error-pack-value = { $file }, wiersz { $line }: { $name } nie może mieć wartości { $value }; możliwe wartości: { $values }.
error-pack-many = { $file }, wiersz { $line }: { $name } ma więcej niż { $most } pozycji.
error-pack-unknown =
    { $file }, wiersz { $line }: { $kind ->
        [skill] nie ma umiejętności
        [core-skill] podręcznik nie ma umiejętności
        [talent] nie ma talentu
        [feature] nie ma cechy
        [flaw] nie ma wady
        [track] nie ma toru
        [trait] nie ma motywu
        [item] nie ma przedmiotu
        [property] nie ma właściwości
        [action] nie ma akcji
        [approach] nie ma sposobu wyposażania
        [option] nie ma opcji
        [hindrance] nie ma utrudnienia
        [stunt] nie ma wyczynu
        [use] nie ma zastosowania testu
        [advantage] nie ma przewagi, którą można pominąć,
        [rule] nie ma zasady specjalnej
        [row] nie ma wiersza tabel wyposażenia
        [part] karta nie ma części
       *[other] nie ma rodzaju obrażeń
    } { $value }; najbliżej jest „{ $nearest }”.
error-pack-role = { $file }, wiersz { $line }: { $role } wymaga umiejętności, a { $value } nie należy do tego pakietu; podaj którąś z jego umiejętności, none albo any w [skills.roles] lub w torze.
error-pack-twice = { $file }, wiersz { $line }: { $value } już jest, w wierszu { $first }; w obrębie jednego rodzaju każdy identyfikator może wystąpić tylko raz.
error-pack-no-trait = { $file }, wiersz { $line }: pakiet potrzebuje co najmniej jednego [[trait]].
error-pack-no-track = { $file }, wiersz { $line }: żaden tor nie przyjmuje obrażeń { $type }; nadaj jednemu z nich taki identyfikator albo taki typ.
error-pack-no-issue = { $file }, wiersz { $line }: świat gry potrzebuje co najmniej jednego problemu.
error-pack-draft = Pakiet { $pack } to szkic ({ $open }); zanim się nim zagra, trzeba uzupełnić to, co zostało otwarte.
error-pack-book = { $book } nie ma pakietów; ma je tylko { $wanted }.

## Polecenia

help-pack = Zaczyna, sprawdza i pokazuje pakiety do NOVA6.
help-pack-new = Zapisuje plik, od którego można zacząć pakiet, pełen uwag.
    .id = Identyfikator pakietu: małe litery, cyfry i łączniki.
help-pack-check = Sprawdza pakiet: co jest nie tak, co jest jeszcze otwarte, nad czym się zastanowić.
    .pack = Identyfikator pakietu albo jego plik.
help-pack-keys = Wymienia każdy klucz pliku pakietu, kształt jego wartości i słowa, które przyjmuje.
help-pack-try = Boty grają sesje z pakietem, a na końcu widać, co się nigdy nie pojawiło.
    .pack = Identyfikator pakietu albo jego plik.
    .sessions = Ile sesji; bez tej flagi 20.
    .seed = To samo ziarno da jeszcze raz te same sesje.
help-pack-show = Pokazuje pakiet tak, jak się go czyta; bez nazwy pokazuje, jakie są pakiety.
    .pack = Identyfikator pakietu albo jego plik.

pack-written = Twój pakiet zaczyna się w pliku { $file }. Sprawdź go: moothall pack check { $file }
pack-sound = Pakietem { $pack } można grać.
pack-draft = Pakiet { $pack } da się odczytać, ale to wciąż szkic.
pack-open = Wciąż otwarte: { $place }
pack-untranslated = Nie we wszystkich językach: { $place }
pack-credit = Zasady, na których się opiera: { $source }, wydawca { $publisher }, licencja { $licence } ({ $rule }).
pack-advice = { $advice } ({ $rule })
error-pack-there = Plik { $file } już istnieje; przenieś go albo wybierz inny identyfikator.

pack-tried = { $sessions ->
    [one] Z pakietem { $pack } rozegrano jedną sesję.
    [few] Z pakietem { $pack } rozegrano { $sessions } sesje.
   *[other] Z pakietem { $pack } rozegrano { $sessions } sesji.
}
pack-stopped = Sesja { $session } utknęła: { $why }
pack-never = { $kind ->
    [choice] Nikt nie wybrał
    [skill] Nikt nie testował
    [talent] Talenty, których nikt nie miał
    [feature] Cechy, których nikt nie miał
    [flaw] Wady, których nikt nie miał
    [item] Rzeczy, których nikt nie nosił
    [npc] Zajęcia, których nikt nie miał
    [track] Tory bez obrażeń
   *[special] Zasady, które się nie pojawiły
}: { $names }.
pack-all-came-up = Pojawiło się wszystko, co jest w pakiecie.
pack-keys-intro = Między < i > stoi identyfikator danego rodzaju, z podręcznika albo z pakietu; *skill i *row oznaczają jeden z nich. Nazwa w nawiasach klamrowych to część tej listy.
pack-keys-needed = potrzebne
pack-keys-effects = Efekty i klucze, które każdy przyjmuje obok points
pack-keys-properties = Właściwości przedmiotów
pack-keys-words = Słowa podręcznika, według rodzaju

pack-part-traits = Motywy przewodnie
pack-part-aspects = Dalsze aspekty
pack-part-skills = Umiejętności
pack-part-tracks = Tory stresu
pack-part-talents = Talenty
pack-part-features = Cechy
pack-part-flaws = Wady
pack-part-gear = Przedmioty
pack-part-npcs = Gotowi ludzie
pack-part-special = Zasady specjalne
pack-part-steps = Tworzenie postaci

pack-step-aspects = Główne aspekty
pack-step-level = Poziom
pack-step-advances = Umiejętności i talenty
pack-step-gear = Ekwipunek i zasoby
pack-step-name = Imię
pack-step-refresh = Odświeżenie
pack-step-boxes = Pola stresu
pack-step-attacks = Ataki i obrona

pack-role-initiative = inicjatywa
pack-role-melee = ciosy
pack-role-ranged = strzały
pack-role-indirect = ataki spoza pola widzenia
pack-role-social = słowa, które ranią
pack-role-dodge = uniki
pack-role-movement = ruch
pack-role-stealth = krycie się
pack-role-endurance = wytrzymywanie
pack-role-carrying = dźwiganie
pack-role-gear-minimum = ciężki sprzęt
pack-role-survival = przetrwanie
pack-role-aim = celowanie
pack-role-craft = wytwarzanie i naprawa
pack-role-notice = dostrzeganie

## Nowy plik

pack-skeleton-head =
    Pakiet do NOVA6. Wszystko, co pominiesz, jest jak w pakiecie, na którym się opiera.
    Napisz "todo" tam, gdzie jeszcze nie wiesz; `moothall pack check` to wymieni.
    Każdy tekst może być jeden albo osobny dla każdego języka: {"{"} en = "…", pl = "…", fr = "…" {"}"}.
pack-skeleton-trait =
    Motywy przewodnie: co w postaci jest najważniejsze. mode to freeform, list albo list+freeform.
    Opcja może dawać stopnie, talenty, atuty, cechy i wady oraz zmieniać advances_delta.
    .label = Rola
pack-skeleton-aspect = Dalsze aspekty. Oznacz jeden jako high_concept = true, by go chronić; inaczej chronione są motywy.
    .label = Kłopot
pack-skeleton-skills =
    Umiejętności: jedna z gotowych list core, approaches, classic-fantasy, saturday-cartoon albo własna.
    like mówi, czyją pracę wykonuje umiejętność; roles wiąże zastosowania z umiejętnościami, z none albo z any.
pack-skeleton-talents = Talenty księgi: all, none albo lista identyfikatorów. Niżej własne, a także cechy i wady.
pack-skeleton-gear = Ekwipunek: signature, packages i money można łączyć. Przedmioty wymienia się jako [[item]].
pack-skeleton-track = Tory stresu. Coś musi przyjmować obrażenia physical i mental.
pack-skeleton-special = Własne zasady. hook to condition, zone-tag, interval-test albo damage, albo nic.
pack-skeleton-creation = Liczby przy tworzeniu postaci; kroki zastępuje się przez replace = [{"{"} step = 1, title = "…" {"}"}].
pack-skeleton-setting = Od czego zaczyna się gra. Tajemnice są tylko dla MG.
pack-skeleton-options = Zasady domowe, które należą do pakietu.
