### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = tak
no = nie
colon = :
labelled = { $label }: { $value }
close = Zamknij
language = Język
light = Motyw
light-auto = jak w urządzeniu
light-day = jasny
light-lamp = ciemny
home = Moothall: do wejścia
skip = Przejdź do stołu
error-unreachable = Serwer nie odpowiada. Czy nadal działa i czy jesteś w tej samej sieci?
error-title = To się nie udało
loading = Chwileczkę …
not-found-title = Tu niczego nie ma
not-found = Może adres został ucięty. Poproś o nowy link osobę, która cię zaprosiła, albo zacznij od wejścia.
to-lobby = Strona główna
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
pick-more = Jeszcze { $count }
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
deed-more = Więcej
deed-find = Znajdź akcję
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
log-how = Jak do tego doszło ({ $count })
adjust-title = Odpowiedz inaczej
adjust-hint = Akcja toczy się stąd dalej z Twoją odpowiedzią. Kości, które padły, zostają.
adjust-do = zmień
log-all-reasons = Wszystkie powody i zasady
why-what-if = A gdyby nie
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
seat-gone = chwilowo poza stołem
seat-go = Chwila przerwy od gry
seat-go-hint = Nikt w tym czasie nie czeka: propozycje przepadają, a decyduje MG.
order-all = Gdy mnie nie ma
order-gm = decyduje MG
order-usual = odpowiadaj jak zwykle
order-same = jak wyżej
seat-back = Z powrotem przy stole
seat-back-hint = Pytania znów trafiają na to miejsce.
seat-you-are-gone = Masz przerwę od gry: decyduje za ciebie MG.
seat-hand = Kto prowadzi: { $hero }
seat-mute = Wycisz
seat-unmute = Przywróć głos
seat-change = Imię i rola
seat-name = Imię
seat-role = Rola
seat-save = Zapisz
seat-remove = Usuń od stołu
seat-remove-hint = { $name }: powrót możliwy będzie tylko z nowym zaproszeniem. Postacie zostają, a decyduje za nie MG.
seat-remove-yes = Usuń: { $name }
link-only-here = Ten link otworzy tylko ten komputer. Uruchom serwer z --lan, żeby wpuścić telefony i inne komputery.
role-gm = MG
role-co_gm = drugi MG
role-player = gracz
role-spectator = widz
waiting-for = Czekamy: { $names } …
waiting-nobody = Na razie nic do zrobienia.
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
prompt-throw = Taki jest wynik
prompt-pass = Odpuść
prompt-sending = Wysyłanie …
prompt-withdraw = Cofnij
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
hand-title = Bądź w pogotowiu
hand-how = Jak pomagasz, własnymi słowami
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
board-view = Jak widać planszę
board-view-picture = Obraz
board-view-list = Lista
board-large = Plansza na cały ekran
board-small = Wróć do stołu
place-steps = { $steps ->
    [0] tutaj
    [one] obok
    [few] { $steps } miejsca dalej
   *[other] { $steps } miejsc dalej
}
figure-about = Co zrobić: { $name }
figure-nothing = Teraz nic się tu nie da zrobić.
figure-moves = Aby ruszyć, przeciągnij postać albo dotknij zaznaczonego miejsca.
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
picture-ours = Nasze obrazki
art-chapel = Zrujnowana kaplica
art-gate = Brama miejska
art-plan = Plan piwnicy
art-roofs = Dachy o zmierzchu
art-salt = Skład soli
art-ship = Pokład statku
face-pick = Wybierz twarz
face-of = Twarz: { $name }
face-letters = Litery imienia
face-own = Obraz z tego stołu
face-axe = Miedziany warkocz, topór
face-bob = Czarne krótkie włosy, blizna
face-cap = Marynarska czapka
face-crest = Hełm z grzebieniem, włócznia
face-greybeard = Łysina i siwa broda
face-helm = Żelazny hełm
face-hood = Kaptur i lampa
face-knives = Żółta chusta, noże
face-letter = Ciemny kok, list
face-patch = Rudy warkocz, przepaska na oku
face-priest = Blada twarz, fioletowy kaptur
face-rope = Broda i lina
face-scar = Trójgraniasty kapelusz, blizna
face-scarf = Czerwona chusta
face-shell = Długie jasne włosy, muszla
face-specs = Mycka i okulary
face-tricorn = Trójgraniasty kapelusz, pełna broda
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
lobby-start = Załóż stół
lobby-book = Która księga?
lobby-title = Nazwa stołu
lobby-gm-name = Twoje imię
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
lobby-language = Język stołu
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
demo-hint = Krótka sesja jest gotowa, a walka już trwa. Zajmij dowolne miejsce; niczego nie zepsujesz.
demo-working = Nakrywamy do stołu …
demo-choose = „{ $title }” czeka. Kim chcesz być?
demo-yours = twoje miejsce
demo-taken = zajęte
demo-fresh = Zacznij nową sesję

## Joining

join-title = Zapraszamy do stołu
join-to = Zaproszenie do stołu „{ $title }”
join-by = MG: { $name }.
join-there = Już przy stole
join-hint = Bez konta i hasła. Podaj imię i już jesteś w środku.
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
table-cancel = Anuluj
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
table-meanwhile = W tym czasie:
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
areas = Miejsca na obrazie
areas-hint = Wskaż po kolei rogi każdego miejsca albo przesuwaj krzyżyk strzałkami i naciskaj Enter. Pierwszy obszar to pierwsze miejsce planszy.
areas-canvas = Obszar { $number }, rogi: { $corners }; krzyżyk: { $across } w poprzek i { $down } w dół, na 100
areas-one = Obszar { $number }: { $corners }
areas-next = Następny obszar
areas-undo = Cofnij ostatni róg
areas-none = Bez obszarów
to-everybody = Wszyscy
to-some = Tylko niektórzy
to-nobody = Nikogo jeszcze nie wybrano: zostaje u ciebie.
note-text = Notatka
note-to = Dla kogo?
note-own = tylko dla siebie
note-write = Zapisz
note-anew = Napisz od nowa

## The GM's desk

desk = Ekran MG
desk-others = Pytani są inni
desk-begin = Co dalej
desk-more = Wszystko inne
desk-chapter-other = Inne
desk-levers = Za co świat może pociągnąć
desk-levers-none = Jeszcze nic: staną tu problemy gry i aspekty bohaterów.
desk-invite = Zaproś
desk-invite-hint = Kto otworzy ten link, siada przy twoim stole. Widać go tylko teraz.
desk-copy = Kopiuj link
desk-copied = Skopiowano
desk-code = Albo podaj ten kod, ważny dziesięć minut: { $code }
desk-rewind = Cofnij do tego miejsca
desk-rewind-ask = Cofnąć te wpisy: { $count }? Wyniki kości zostają te same, a nic nie zostanie usunięte.
desk-rewind-do = Cofnij
table-take-back = Cofnij moją ostatnią odpowiedź
desk-plot = Tajne notatki
desk-stuck = Coś utknęło
desk-drop = Porzuć
desk-again = Zacznij od nowa
desk-quick = Przeciwnicy jednym dotknięciem
desk-wishes = Do rozstrzygnięcia
wish-note = Co się dzieje
wish-done = Pozwól
wish-no = Odmów
desk-invite-watch = Zaproś widza
desk-invite-watch-hint = Kto otworzy ten link, może patrzeć i widzi to, co wszyscy. Widać go tylko teraz.
desk-qr = Link jako obrazek do zeskanowania
desk-drawers = Narzędzia
drawer-scene = Scena
drawer-clocks = Zegary
drawer-pages = Kartki
drawer-notes = Notatki
drawer-values = Popraw liczbę
drawer-dials = Tempo i kości
drawer-eyes = Oczami gracza
drawer-back = Cofnij
drawer-shelf = Półka
shelf-hint = Przygotuj scenę ze wszystkim, co w niej jest. Gracze nic z tego nie widzą, póki jej nie pokażesz.
shelf-empty = Nic jeszcze nie jest przygotowane.
shelf-prepare = Przygotuj scenę
shelf-title = Tytuł
shelf-clock = Zegar: co nadchodzi? (niekoniecznie)
shelf-page = Rekwizyt: jego tytuł (niekoniecznie)
shelf-figures = Kto tam jest
shelf-put = Odłóż na półkę
shelf-show = Pokaż
shelf-shown = pokazane
shelf-edit = Zmień
shelf-part-picture = obrazek
shelf-part-clock = zegar „{ $name }”
shelf-part-page = rekwizyt „{ $name }”
scene-of = Co widać w scenie „{ $title }”
scene-before = Żadna scena się jeszcze nie zaczęła; to widać do tego czasu.
scene-text = Co widać
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
back-hint = Wybierz ostatni wpis, który ma zostać.
back-moments = Co się działo, od najnowszego
back-dice = Te kości już widziano i padną znowu: { $dice }.
back-release = Rzuć nowymi kośćmi

## Rules

rule-source = Źródło:
rule-rulings = Co rozstrzygamy:
rule-decided = Dotyczy zasad:
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
workshop-search = Szukaj
workshop-found = { $count ->
    [one] Znaleziono { $count } rzecz.
    [few] Znaleziono { $count } rzeczy.
   *[many] Znaleziono { $count } rzeczy.
}
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
gm-coach-invite = Zaproś graczy: wyślij link albo daj go zeskanować.
gm-coach-invite-press = Pokaż link
gm-coach-prepare = Przygotuj scenę: co widać, zegar, materiał dla graczy, wrogowie. Na razie nikt jej nie widzi.
gm-coach-prepare-press = Otwórz półkę
gm-coach-begin = Zacznij: pokaż scenę z półki albo naciśnij poniżej to, co dzieje się najpierw.
gm-coach-wait = Gdy pojawi się pierwszy bohater, pokaż scenę z półki.
gm-coach-done = Zrobione.
coach-end = Jasne

## Replay

replay = Powtórka
replay-table = Wróć do stołu
replay-controls = Przejdź sesję krok po kroku
replay-first = Na początek
replay-scene-back = Poprzednia scena
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-scene-on = Następna scena
replay-where = W którym miejscu sesji
replay-speed = Tempo
replay-speed-0 = spokojne
replay-speed-1 = zwykłe
replay-speed-2 = żwawe
replay-keys = Klawisze: ← → to krok, PageUp i PageDown skaczą między scenami, Home i End na krańce, spacja odtwarza.

## The stage
stage-great = Wyjątkowo!
stage-hit = Trafienie
stage-hit-cost = Trafienie, ale za cenę
stage-miss = Pudło
stage-struck = Cios dosięga
stage-dodged = Unik
stage-good = Sukces
stage-cost = Sukces, ale za cenę
stage-bad = Porażka
stage-shows = { $face } na k{ $sides }
stage-against = { $face } na k{ $sides }, przeciwko { $against }
stage-chooses = { $count ->
        [one] { $names } wybiera …
       *[other] { $names } wybierają …
    }
stage-has = { $name }, { $label }: { $value }
stage-has-of = { $name }, { $label }: { $value } z { $most }
sound-on = Dźwięk: włączony
sound-off = Dźwięk: wyłączony
rolls-of-others = Rzuty innych
rolls-large = duże
rolls-small = małe
rolls-log = tylko w dzienniku
sheet-lower = Opuść pytanie
sheet-raise = Pokaż pytanie
bar-more = Osoby i ustawienia
hero-whole = Cała karta: { $name }

# ---- The forecast of a fight

drawer-forecast = Prognoza
desk-forecast-hint = Jak potoczy się walka od tej chwili, jeśli obie strony działają typowo. Widzisz to tylko ty.
desk-forecast-again = Przewidź ponownie
desk-forecast-waiting = Liczenie…
desk-forecast-who = Kto
shelf-forecast = Prognoza
shelf-forecast-hint = Jak potoczy się walka, jeśli ta grupa przyjdzie teraz. Widzisz to tylko ty.

account = Walka skończona
account-rounds = { $count ->
    [one] Walka skończona po jednej rundzie
    [few] Walka skończona po { $count } rundach
   *[other] Walka skończona po { $count } rundach
}
account-rolls = { $count ->
    [one] 1 rzut, udanych: { $good }
    [few] { $count } rzuty, udanych: { $good }
   *[other] { $count } rzutów, udanych: { $good }
}
account-lost = { $label } – strata: { $count }
account-filled = { $label } – wypełnione: { $count }
account-out = poza walką
banner-down = { $name } pada.
banner-clock = Zegar jest pełny: { $name }
guides = Przewodniki
guide-english = Ten przewodnik jest na razie po angielsku.
guide-players = Dla graczy
guide-gm = Dla MG


# ---- Pracownia szans

oddslab = Pracownia szans
oddslab-hint = Co obiecuje ten rzut? Liczone jest każde ułożenie kości, według samych zasad.
oddslab-book = Podręcznik
oddslab-none = Żaden podręcznik nie odpowiada tu na pytania o szanse.
oddslab-first = Pierwsza sytuacja
oddslab-second = Druga sytuacja
oddslab-compare = Porównaj z drugą
oddslab-alone = Odłóż drugą
oddslab-swap = Zamień je miejscami
oddslab-option = Zasady domowe
oddslab-options-set = { $count ->
        [one] Zasady domowe: { $count } zmiana
        [few] Zasady domowe: { $count } zmiany
       *[other] Zasady domowe: { $count } zmian
}
oddslab-success = Sukces
oddslab-exact = dokładnie { $fraction }
oddslab-percent = { $percent }%
oddslab-about = { $percent }%
oddslab-more = +{ $points } p.p.
oddslab-less = −{ $points } p.p.
oddslab-same = tyle samo
oddslab-results = Co może z tego wyjść
oddslab-result = Wynik
oddslab-share = Szansa
oddslab-difference = Różnica
oddslab-map = Wszystko naraz
oddslab-map-hint = Szansa na sukces w procentach dla każdej pary wartości dwóch pól. Pole w ramce to sytuacja powyżej.
oddslab-across = W poziomie
oddslab-down = W pionie
oddslab-map-shows = Pokaż
oddslab-map-nothing = –
oddslab-map-short = Na ostatnie wiersze zabrakło czasu.
oddslab-here = tutaj
oddslab-rules = Co zmieniłyby zasady domowe
oddslab-rules-hint = Każda opcja stołu wypróbowana osobno na pierwszej sytuacji.
oddslab-rules-ask = Wypróbuj wszystkie
oddslab-rules-none = Żadna nie zmienia tu szans.
oddslab-rules-tried = { $count ->
        [one] Sprawdzono { $count } ustawienie, na które ten rzut patrzy.
        [few] Sprawdzono { $count } ustawienia, na które ten rzut patrzy.
       *[other] Sprawdzono { $count } ustawień, na które ten rzut patrzy.
}
oddslab-rules-short = Na sprawdzenie wszystkich zabrakło czasu.
oddslab-rules-try = Porównaj
oddslab-rules-try-of = Porównaj: { $rule } – { $value }
oddslab-rule = Zasada
oddslab-rules-row = { $row }: { $before } → { $after }
oddslab-link = Skopiuj odnośnik
oddslab-copied = Skopiowano
oddslab-csv = Tabela (CSV)
oddslab-svg = Obraz (SVG)
oddslab-counting = Liczenie…
oddslab-unrolled = Tu się nie rzuca.
encounterlab = Starcia
encounterlab-hint = Jak groźna jest dzisiejsza scena? Obie strony działają według podanej taktyki, a liczą się same zasady.
encounterlab-heroes = Bohaterowie
encounterlab-foes = Przeciwnicy
encounterlab-tactics = Taktyka
encounterlab-more = Jeszcze jeden wiersz
encounterlab-result = Jak to się potoczy
encounterlab-decides = Co o tym rozstrzyga
