### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = tak
no = nie
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
log-whisper = szepcze
log-secret = Tylko ty to widzisz
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
role-gm = MG
role-co_gm = drugi MG
role-player = gracz
role-spectator = widz
waiting-for = Czekamy: { $names } …
waiting-nobody = Teraz nikt cię o nic nie pyta.
waiting-paused = Gra jest wstrzymana.
waiting-card-stop = Na stole leży karta: proszę się tu zatrzymać.
waiting-card-slow = Na stole leży karta: proszę zwolnić.
waiting-card-break = Na stole leży karta: ktoś potrzebuje przerwy.
prompt-for = Pytanie do: { $name }
prompt-answer = Odpowiedz
prompt-throw = Kości pokazują to
prompt-pass = Odpuść
prompt-sending = Wysyłanie …
odds-success = { $percent }%

## The lobby

lobby-tagline = Jeden stół, zasady co do joty.
lobby-intro = Miejsce do grania z przyjaciółmi w lekkie gry fabularne: prowadzi zasady, pokazuje szanse, zanim spadną kości, wyjaśnia każdy wynik i dochowuje każdego sekretu.
lobby-join = Dołącz do stołu
lobby-join-hint = Otwórz link, który dostałeś, albo wpisz krótki kod, który ci podano.
lobby-code = Kod
lobby-name = Twoje imię przy stole
lobby-go-in = Wejdź
lobby-yours = Twoje stoły
lobby-start = Rozpocznij stół
lobby-book = Z której księgi gracie?
lobby-book-nde2 = Nano Dungeon Engine, nowsze wydanie
lobby-book-nde2-hint = Kości rosną i maleją, Łut Szczęścia, odległości w strefach
lobby-book-nde1 = Nano Dungeon Engine, pierwsze wydanie
lobby-book-nde1-hint = Przesuwane TN, przeciwnicy oddający ciosy, plansza w pola
lobby-title = Jak ma się nazywać stół?
lobby-gm-name = Jak się nazywasz jako MG?
lobby-open = Otwórz stół
lobby-host-only = Stoły może otwierać tylko gospodarz tego serwera. Jego link wypisano tam, gdzie uruchomiono serwer.

## Joining

join-title = Zapraszamy do stołu
join-hint = Bez konta i hasła. Powiedz, jak mają się do ciebie zwracać, i jesteś w środku.
join-go = Usiądź
join-working = Otwieramy drzwi …
join-failed = Drzwi się nie otwierają
join-empty = W tym linku brakuje klucza: może został ucięty przy kopiowaniu. Poproś o niego jeszcze raz.
move-working = Przenosimy twoje miejsce na to urządzenie …

## The table

table-now = Co teraz?
table-do = Co może zrobić { $name }?
table-closed = nie teraz
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
table-over = Nie jesteś już przy tym stole
table-over-hint = Twoje miejsce zostało zabrane albo się wylogowano. Poproś MG o nowy link.
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

## The GM's desk

desk = Ekran MG
desk-others = Pytani są inni
desk-begin = Rozpocznij coś
desk-more = Wszystko inne
desk-invite = Zaproś
desk-invite-hint = Kto otworzy ten link, siada przy twoim stole. Widać go tylko teraz.
desk-copy = Kopiuj link
desk-copied = Skopiowano
desk-code = Albo podaj ten kod, ważny dziesięć minut: { $code }
desk-rewind = Cofnij do tego miejsca
desk-rewind-mode = Cofnij …
desk-rewind-ask = To cofnie tyle wpisów: { $count }. Już widziane wyniki kości powtórzą się. Nic nie zostanie usunięte.
desk-rewind-do = Cofnij
table-take-back = Cofnij moją ostatnią odpowiedź
desk-plot = Tajne notatki
desk-stuck = Coś utknęło
desk-drop = Porzuć
desk-again = Zacznij od nowa

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

## Making a hero

hero-title = Stwórz bohatera
hero-name = Jak ma na imię bohater?
hero-role = W czym bohater jest najlepszy?
hero-concept = Kto to jest, w jednym zdaniu?
hero-talents = Dwie rzeczy, w których bohater jest dobry
hero-bring = Przyprowadź do stołu
