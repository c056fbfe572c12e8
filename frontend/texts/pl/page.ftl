### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = tak
no = nie
colon = :
labelled = { $label }: { $value }
close = Zamknij
language = Język
light = Światło
light-auto = jak w urządzeniu
light-day = dzień
light-lamp = lampa
home = Moothall: do wejścia
skip = Przejdź do stołu
error-unreachable = Serwer nie odpowiada. Czy nadal działa i czy jesteś w tej samej sieci?
error-title = To się nie udało
loading = Chwileczkę …
not-found-title = Tu niczego nie ma
not-found = Może adres został ucięty. Poproś o nowy link osobę, która cię zaprosiła, albo zacznij od wejścia.
to-lobby = Do wejścia
install = Zachowaj Moothall na tym urządzeniu
install-hint = Będzie się otwierać we własnym oknie. Poza tym nic się nie zmienia.

## Widgets

track-of = { $label }: { $value } z { $most }
track-points = { $label }: { $value }
track-unknown = { $label }: nieznane
boxes-level = { $level }: zajęte { $filled } z { $all }
die = k{ $sides }
die-shows = k{ $sides } pokazuje { $face }
dice-show = { $count }k{ $sides }: { $faces }.
dice-again = Te wyniki były już widziane przed cofnięciem.
dice-face = Kość { $which }
clock-at = Zegar: { $name }, { $at } z { $length }
pick-default = zwykle
several-own = { $label }: własnymi słowami
several-own-short = Własnymi słowami
several-add = Dodaj
number-less = { $label }: mniej
number-more = { $label }: więcej
number-usual = { $label }: zwykłe liczby
list-add = Dodaj
list-remove = Usuń
piece-nothing = nic
piece-usual = jak zwykle
piece-unsaid = nie podano
deed-more = Można powiedzieć więcej
deed-find = Znajdź czynność
piece-nobody = nikt
square-across = W poziomie
square-down = W pionie
square = Pole { $x }, { $y }
square-empty = puste
square-out = poza akcją
square-away = { $count ->
    [one] 1 pole stąd
    [few] { $count } pola stąd
   *[many] { $count } pól stąd
}
square-reach = w zasięgu
board-grid = Plansza; strzałki przechodzą między polami
board-zones = Odległości wokół: { $name }
board-around = Względem
board-count = { $count ->
    [0] nikogo
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
board-go = Idź tu: { $zone }, względem: { $name }
log-why = dlaczego
log-whisper = szepcze do: { $to }
log-secret = Tylko ty to widzisz
log-by-book = według podręcznika
log-by-sole = jedyny wybór
log-find = Szukaj w opowieści
log-found = { $which } z { $count }
log-found-nothing = Nic nie znaleziono.
log-found-earlier = Wcześniejsze
log-found-later = Późniejsze
log-newest = Do najnowszych
log-newest-unread = { $count ->
    [one] 1 nowy wpis
    [few] { $count } nowe wpisy
   *[other] { $count } nowych wpisów
}
presence = Kto jest przy stole
seat-you = ty
seat-here = jest
seat-away = nie ma
seat-waited = stół na tę osobę czeka
seat-plays = postać: { $names }
seat-device = Moje drugie urządzenie
seat-device-hint = Otwórz ten link na drugim urządzeniu w ciągu pięciu minut. Będziesz też tam, a tu zostaniesz. Działa raz.
seat-device-code = Albo wpisz tam na stronie głównej ten kod: { $code }
seat-link = Nowy link do tego miejsca
seat-link-hint = Kto otworzy ten link, dostaje miejsce: { $name }; obecne urządzenie je traci. Widać go tylko teraz.
link-only-here = Ten link otworzy tylko ten komputer. Uruchom serwer z --lan, żeby wpuścić telefony i inne komputery.
role-gm = MG
role-co_gm = drugi MG
role-player = gracz
role-spectator = widz
waiting-for = Czekamy: { $names } …
waiting-nobody = Teraz nikt cię o nic nie pyta.
waiting-turn = Twoja kolej: { $names }.
waiting-paused = Gra jest wstrzymana.
waiting-card-stop = Na stole leży karta: proszę się tu zatrzymać.
waiting-card-slow = Na stole leży karta: proszę zwolnić.
waiting-card-break = Na stole leży karta: ktoś potrzebuje przerwy.
order-people = Kolejność tur
order-acted = już po turze
order-acting = działa teraz
order-next = w następnej kolejności
order-waiting = czeka
order-out = poza walką
order-hidden = gracze o tym nie wiedzą
order-yours = Twoja kolej
order-after = Potem: { $step }
order-over = Koniec rund.
prompt-for = Pytanie do: { $name }
prompt-answer = Odpowiedz
prompt-throw = Kości pokazują to
prompt-pass = Odpuść
prompt-sending = Wysyłanie …
prompt-withdraw = Jednak nie
prompt-cancel = Wycofaj akcję
card-roll = Rzuć
card-invite = Najpierw niech dołączą inni
card-agree = Zatwierdź
card-change = Zmień
card-usual = Jak zwykle
chips = Propozycje
chips-others = Propozycje dla innych ({ $count })
chip-help = Pomóż: { $name }
chip-gone = Za późno: ta propozycja już nie czeka.
broken-title = Pytanie, którego nie da się pokazać
broken-question = Ta strona nie potrafi pokazać tego pytania. Reszta stołu działa.
broken-usual = Weź zwykłą odpowiedź
broken-help = Zapytaj MG
broken-told = MG już wie
broken-whisper = Moja strona nie potrafi pokazać tego pytania: { $question }
broken-again = Spróbuj ponownie
broken-part = Ta strona nie potrafi pokazać części „{ $what }”. Reszta stołu działa.
broken-line = Ta strona nie potrafi pokazać tego wpisu.
broken-scene = Scena
broken-page = Tej strony nie da się pokazać. Spróbuj ponownie albo wróć do wejścia.
odds-success = { $percent }%
square-wall = ściana
square-cover = osłona
board-exits = stąd do: { $zones }
board-drop = tu można
board-in-words = Słowami
board-words = { $name }: { $near }.
board-words-zone = { $zone } – { $names }
board-blocked = nie widzi się z { $name }
board-about = { $name } na planszy
board-cover = Za czym stoi
board-block-line = Zasłoń linię: { $one } – { $other }
board-clear-line = Odsłoń linię: { $one } – { $other }
board-nowhere = Jeszcze poza planszą:
board-set-down = Postaw: { $name }
board-lay-out = Ułóż planszę
answer-nothing = nic więcej
turn-next = Teraz: { $name }
turn-harder = trudniej o { $number }
places-next-to = obok: { $places }
places-between = w stronę: { $place } – { $obstacle }
places-put = Postawić tutaj: { $name }, { $place }
places-turn = Przesunąć w swojej turze: { $name }
places-guards = chroni
places-names = Miejsca, każde w osobnym wierszu
places-names-hint = Każde leży obok tego z następnego wiersza.
ground-brush = Dotknięcie pola stawia
ground-walls = ścianę
ground-cover = osłonę
ground-clear = nic
ground-picture = Co jest na niej narysowane
ground-lay = Użyj tej planszy
secret-hidden = ukryte przed graczami
secret-seen = widoczne dla wszystkich
secret-not = Jeszcze nie: { $what }
picture-choose = Obrazki tego stołu
picture-number = Obrazek { $number }
picture-bring = Dodaj obrazek
picture-coming = Już się wczytuje …
picture-none = Bez obrazka

## The lobby

lobby-tagline = Jeden stół, zasady co do joty.
lobby-intro = Miejsce do grania z przyjaciółmi w lekkie gry fabularne: prowadzi zasady, pokazuje szanse, zanim spadną kości, wyjaśnia każdy wynik i dochowuje każdego sekretu.
lobby-join = Dołącz do stołu
lobby-join-hint = Otwórz link z zaproszenia, wklej go tutaj albo wpisz krótki kod, który ci podano.
lobby-code = Kod albo link
lobby-name = Twoje imię przy stole
lobby-go-in = Wejdź
lobby-yours = Twoje stoły
lobby-held = Miejsce MG jest zajęte: { $name }. Możesz oglądać albo utworzyć nowy link do tego miejsca.
lobby-lost = To miejsce ma teraz kto inny: { $name }. Po nowy link MG naciska to imię u góry stołu.
lobby-watch = Oglądaj
lobby-start = Rozpocznij stół
lobby-book = Z której księgi gracie?
lobby-title = Jak ma się nazywać stół?
lobby-gm-name = Jak się nazywasz jako MG?
lobby-open = Otwórz stół
field-missing = Najpierw coś tu wpisz.
lobby-host-only = Stoły może otwierać tylko gospodarz tego serwera. Jego link wypisano tam, gdzie uruchomiono serwer.
upkeep = Kopie zapasowe
upkeep-missing = { $lines ->
    [one] W tym, co tu zapisano, brakuje jednej potwierdzonej linii. Przywróć kopię zapasową albo graj dalej bez niej.
    [few] W tym, co tu zapisano, brakuje { $lines } potwierdzonych linii. Przywróć kopię zapasową albo graj dalej bez nich.
   *[other] W tym, co tu zapisano, brakuje { $lines } potwierdzonych linii. Przywróć kopię zapasową albo graj dalej bez nich.
}
upkeep-go-on = Graj dalej bez nich
upkeep-backups = { $count ->
    [one] Jedna kopia zapasowa
    [few] { $count } kopie zapasowe
   *[other] { $count } kopii zapasowych
}
upkeep-backup = { $date } ({ $size } KiB)
upkeep-restore = Przywróć…
upkeep-sure = Wszystkie stoły wracają do tamtej chwili, a wszyscy przy stołach na ten czas wychodzą. To, co jest teraz zapisane, zostaje w pliku obok.
upkeep-do-restore = Przywróć tę kopię
upkeep-leave = Zostaw wszystko tak, jak jest
upkeep-restoring = Serwer zatrzymuje się, przywraca kopię i rusza od nowa.
upkeep-reload = Pokaż stoły ponownie
lobby-language = W jakim języku mówi stół?
lobby-pack = Który pakiet?
lobby-pack-usual = Księga taka, jaka jest
lobby-pack-usual-hint = Sześć umiejętności, dwa tory i kto tylko chcesz.
lobby-rules = Zasady domowe
lobby-title-usual = Nasz stół
lobby-title-hint = Puste pole oznacza „{ $title }”.
lobby-workshop-hint = Stwórz postać w spokoju, wydrukuj ją i przynieś do dowolnego stołu.

## House rules

rules-as-written = Tak jak w księdze. Nic nie trzeba zmieniać.
rules-changed = { $count ->
    [one] Jedna własna zasada:
    [few] { $count } własne zasady:
   *[many] { $count } własnych zasad:
}
rules-count = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-count-changed = { $count ->
    [one] 1 zmieniona
    [few] { $count } zmienione
   *[many] { $count } zmienionych
}
rules-back = Jak w księdze
rules-back-of = { $name }: jak w księdze
rules-changes = To zmienia:

## The demonstration

demo = Najpierw obejrzyj stół
demo-hint = Krótki wieczór jest przygotowany, a walka już trwa. Zajmij dowolne miejsce; niczego nie zepsujesz.
demo-working = Nakrywamy do stołu …
demo-choose = „{ $title }” czeka. Kim chcesz być?
demo-yours = twoje miejsce
demo-taken = zajęte
demo-fresh = Przygotuj nowy wieczór

## Joining

join-title = Zapraszamy do stołu
join-to = Zaproszenie do stołu „{ $title }”
join-by = MG: { $name }.
join-hint = Bez konta i hasła. Powiedz, jak mają się do ciebie zwracać, i jesteś w środku.
join-go = Usiądź
join-working = Otwieramy drzwi …
join-failed = Drzwi się nie otwierają
join-empty = W tym linku brakuje klucza: może został ucięty przy kopiowaniu. Poproś o niego jeszcze raz.
join-instead = Co możesz zrobić
join-instead-link = Poproś MG o nowy link. Jeśli masz już tu miejsce, MG naciska twoje imię u góry stołu, a potem „Nowy link do tego miejsca”; nowe osoby dostają link przyciskiem „Zaproś”.
join-instead-code = Albo poproś o krótki kod i wpisz go na stronie głównej.
join-instead-back = Jeśli na tym urządzeniu już się tu grało, stoły czekają na stronie głównej.
move-working = Przenosimy twoje miejsce na to urządzenie …

## The table

table-now = Co teraz?
table-do = Co może zrobić { $name }?
table-closed = Nie teraz: { $count }
table-nothing-open = W tej chwili nic.
table-cast = Postacie
table-board = Plansza
table-board-empty = Nikt jeszcze nigdzie nie stoi.
table-log = Co się wydarzyło
table-log-empty = Jeszcze nic się nie wydarzyło.
table-all = Pokaż każdy krok
table-say = Powiedz coś albo /r 2d6
table-send = Wyślij
table-no-scene = Jeszcze bez sceny
table-round = Runda { $round }
table-tried = Już próbowano: { $aim } ({ $name })
table-lost = Połączenie zerwane. Próbujemy dalej.
table-unsent = { $count ->
    [one] Jedna twoja rzecz czeka na wysłanie.
    [few] { $count } twoje rzeczy czekają na wysłanie.
   *[many] { $count } twoich rzeczy czeka na wysłanie.
}
book-unopened = Nie udało się otworzyć księgi tego stołu
kept-export = Zapisz stół do pliku
book-english-only = Ta księga mówi tylko po angielsku.
table-over = Nie jesteś już przy tym stole
table-over-hint = Twoje miejsce jest na innym urządzeniu, zostało zabrane albo się wylogowano. Po nowy link MG naciska twoje imię u góry stołu.
table-begin = Zacznij
table-cancel = Jednak nie
table-pause = Wstrzymaj
table-go-on = Graj dalej
table-card = Podnieś kartę
table-card-hint = Gra staje od razu; tylko MG dowie się, kto to był.
card-stop = Proszę się zatrzymać
card-slow = Proszę zwolnić
card-break = Potrzebuję przerwy
tab-play = Gra
tab-board = Plansza
tab-log = Historia
tab-desk = Ekran MG
tabs = Części stołu
table-back = Połączenie wróciło. Nic nie przepadło.
table-sending = Wysłane; czekamy na potwierdzenie stołu …
speak-pending = W drodze
speak-sent = wysłane, jeszcze niepotwierdzone
speak-unsent = jeszcze niewysłane
speak-whisper = Szepnij
speak-to = Do kogo?
speak-whisper-to = Szepnij do: { $names }
speak-whisper-hint = Usłyszą to tylko te osoby i MG.
speak-whisper-hint-gm = Nikt inny tego nie usłyszy.
speak-dice = Rzuć kośćmi
speak-add-die = Jeszcze jedna k{ $sides }
speak-roll = Rzuć { $dice }
speak-pick-dice = Wybierz kości
speak-clear = Odłóż
speak-behind = za zasłonką
pages-yours = Twoje kartki
page-only = Tylko dla: { $names }
scene-picture = Obrazek sceny
to-everybody = Wszyscy
to-some = Tylko niektórzy
to-nobody = Nikogo jeszcze nie wybrano: zostaje u ciebie.
note-text = Notatka
note-to = Dla kogo?
note-own = tylko dla siebie
note-write = Zapisz
note-anew = Napisz na nowo

## The GM's desk

desk = Ekran MG
desk-others = Pytani są inni
desk-begin = Rozpocznij coś
desk-more = Wszystko inne
desk-levers = Za co świat może pociągnąć
desk-levers-none = Jeszcze nic: staną tu problemy gry i aspekty bohaterów.
desk-invite = Zaproś
desk-invite-hint = Kto otworzy ten link, siada przy twoim stole. Widać go tylko teraz.
desk-copy = Kopiuj link
desk-copied = Skopiowano
desk-code = Albo podaj ten kod, ważny dziesięć minut: { $code }
desk-rewind = Cofnij do tego miejsca
desk-rewind-ask = To cofnie tyle wpisów: { $count }. Już widziane wyniki kości powtórzą się. Nic nie zostanie usunięte.
desk-rewind-do = Cofnij
table-take-back = Cofnij moją ostatnią odpowiedź
desk-plot = Tajne notatki
desk-stuck = Coś utknęło
desk-drop = Porzuć
desk-again = Zacznij od nowa
desk-quick = Przeciwnicy jednym dotknięciem
desk-wishes = Do rozstrzygnięcia
wish-note = Co z tego wynika
wish-done = Niech tak będzie
wish-no = Nic z tego
desk-invite-watch = Do oglądania
desk-invite-watch-hint = Kto otworzy ten link, może patrzeć i widzi to, co wszyscy. Widać go tylko teraz.
desk-qr = Link jako obrazek do zeskanowania
desk-drawers = W szufladach
drawer-scene = Scena
drawer-clocks = Zegary
drawer-pages = Kartki
drawer-notes = Notatki
drawer-values = Wartości
drawer-dials = Automatyka i kości
drawer-eyes = Oczami gracza
drawer-back = Cofnij
scene-of = Co widać w scenie „{ $title }”
scene-before = Żadna scena się jeszcze nie zaczęła; to widać do tego czasu.
scene-text = Słowami
scene-traits = Co tu obowiązuje
scene-tell = Pokaż wszystkim
clock-name = Co nadchodzi?
clock-length = W ilu krokach?
clock-seen = Czy gracze go widzą?
clock-make = Nakręć zegar
clock-on = { $name }: krok naprzód
clock-back = { $name }: krok wstecz
page-title = Tytuł
page-text = Co na niej jest
page-picture = Obrazek na niej
page-to = Kto ją dostanie?
page-give = Rozdaj
page-withdraw = Zabierz
values-whose = Czyja?
values-table = samego stołu
values-find = Znajdź wartość
values-all = Wartości
values-add = Dodaj to
values-none = Nie ma tu takiej wartości.
values-why = Dlaczego?
values-why-hint = Kto widzi zmianę, przeczyta też to.
values-set = Ustaw
values-clear = Zostaw puste
values-remove = Usuń z gry: { $name }
pace = Ile się pyta
pace-brisk = Żwawo
pace-brisk-hint = Stół nie pyta o to, co rozstrzyga podręcznik, ani tam, gdzie jest tylko jeden wybór.
pace-book = Według podręcznika
pace-book-hint = Stół pyta wszędzie tam, gdzie jest wybór.
pace-everything = Pytaj o wszystko
pace-everything-hint = Niczego się nie pomija.
pace-offer = Ten stół pyta o wszystko. Grać żwawo?
pace-offer-take = Graj żwawo
pace-offer-leave = Zostaw
dials = Automatyka według rozdziałów
dials-hint = „Auto” od razu daje zwykłą odpowiedź, „żwawo” pyta o to, co wymaga decyzji, „pytaj” pyta o wszystko, a „wył.” zostawia rozstrzygnięcie tobie.
dials-for = Dla kogo?
dials-all = Wszystko
dials-auto = auto
dials-brisk = żwawo
dials-ask = pytaj
dials-off = wył.
dice-whose = Czyje kości?
dice-system = stołu
dice-hand = prawdziwe
eyes-hint = Widzisz dokładnie to, co ta osoba. Niczego nie można stamtąd zrobić.
eyes-nobody = Nikt inny jeszcze tu nie siedzi.
eyes-of = Oczami osoby: { $name }
eyes-read-only = Można tylko patrzeć.
eyes-close = Wróć do swoich
back-hint = Wybierz ostatnią rzecz, która ma się jeszcze liczyć.
back-moments = Co się działo, od najnowszego
back-dice = Te kości już widziano i padną znowu: { $dice }.
back-release = Niech padną na nowo

## Rules

rule-source = Źródło:
rule-see = Zobacz też:
rule-foreign = Ta zasada jest na razie tylko po angielsku.
rule-options = Zasady domowe, które ją zmieniają
rule-in-book = Otwórz w księdze zasad
rule-read = Zasada
rulebook = Księga zasad
rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [0] Niczego nie znaleziono.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
}

## A hero for the table

hero-title = Bohater dla ciebie
hero-hint = Do gry potrzebny jest bohater. Wylosuj go i zacznij od razu albo stwórz własnego; to kilka minut.
hero-draw = Wylosuj mi bohatera
hero-another = Wylosuj innego
hero-play = Zagraj tą postacią: { $name }
hero-make = Stworzę własnego, krok po kroku
hero-intro = Krok po kroku, według zasad tego stołu. Wystarczy imię i jeden czy dwa wybory.
hero-there = Karta w obecnym stanie. Zmienia się w grze i tam też się rozwija.
hero-bring = Przyprowadź do stołu
hero-back = Z powrotem do „{ $table }”
hero-kept = Z mojego warsztatu: { $name }
hero-sheet = Karta do czytania i druku
hero-grow = { $name }: rozwój

## The workshop

workshop = Warsztat
workshop-which = Z której księgi ma być postać?
workshop-intro = Szkic zostaje na tym urządzeniu. Zapisz go jako plik, żeby go zachować albo przynieść do stołu gdzie indziej.
workshop-random = Wylosuj postać
workshop-open-file = Otwórz plik
workshop-save = Zapisz jako plik
workshop-print = Drukuj
workshop-anew = Zacznij od nowa
workshop-bring-back = Przywróć postać: { $name }
workshop-steps = Kroki
workshop-next = Dalej
workshop-back = Wstecz
workshop-mark-done = gotowe
workshop-mark-open = do uzupełnienia
workshop-mark-wrong = niezgodne z zasadami
workshop-mark-blank = puste, co jest dozwolone
workshop-open = Do uzupełnienia.
workshop-verdict = Czy postać jest zgodna z zasadami?
workshop-legal = { $name }: zgodnie z zasadami, można grać.
workshop-still-open = Do uzupełnienia: { $steps }
workshop-illegal = Jeszcze niezgodna z zasadami; kroki mówią dlaczego.
workshop-sheet = Karta postaci
workshop-advice = Warto wiedzieć
workshop-short = Krótka karta
workshop-marked = zaznaczone: { $count }
workshop-notes = Notatki
workshop-line = { $label } { $which }
workshop-idea = { $label }: wylosuj pomysł
workshop-often = { $label }: co często się wybiera
workshop-left = { $count ->
    [0] Wszystkie punkty rozdane.
    [one] Został jeden punkt.
    [few] Zostały { $count } punkty.
   *[many] Zostało { $count } punktów.
}
workshop-several = Wybierz { $count }; na razie: { $held }.
workshop-several-most = Wybierz najwyżej { $count }; na razie: { $held }.
workshop-grow = Rozwiń
workshop-grew = { $name }: rozwój zapisany.
workshop-rules = Zasady domowe stołu, do którego trafi
workshop-pack = Pakiet: { $pack }
workshop-not-json = „{ $file }” to nie postać: to nie jest plik JSON. Wybierz plik zapisany przez warsztat albo przez „moothall character”.
workshop-not-a-sheet = „{ $file }” to nie postać: plik nie podaje swojego „ruleset”. Wybierz plik zapisany przez warsztat albo przez „moothall character”.

## First steps at a table

coach = Pierwsze kroki
coach-hero = Witaj! Najpierw potrzebny jest bohater: wylosuj go i obejrzyj.
coach-deed = { $name } może już działać. Niżej naciśnij, co chcesz zrobić, opisz to w kilku słowach i zacznij.
coach-turn = Teraz nie pora na ruch – gra ktoś inny. Czytaj, co się dzieje; niżej pojawi się, co może zrobić { $name }.
coach-wait = Dobry początek. Teraz odpowiadają inni; zapytamy cię, gdy przyjdzie twoja kolej.
coach-answer = To pytanie do ciebie: wybierz odpowiedź. Zwykła jest oznaczona, a żadna nie jest zła.
coach-done = Twoje pierwsze kości spadły! W opowieści „dlaczego” mówi, skąd taki wynik.
coach-skip = Znam drogę
coach-end = Jasne

## Replay

replay = Powtórka
replay-table = Wróć do stołu
replay-controls = Przechodzenie przez wieczór
replay-first = Na początek
replay-scene-back = Poprzednia scena
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-scene-on = Następna scena
replay-where = Miejsce w wieczorze
replay-speed = Tempo
replay-speed-0 = spokojne
replay-speed-1 = zwykłe
replay-speed-2 = żwawe
replay-keys = Klawisze: ← → to krok, PageUp i PageDown skaczą między scenami, Home i End na krańce, spacja odtwarza.
