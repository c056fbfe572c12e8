### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scena
shown-clock = Zegar
shown-phase = Kto działa
shown-round = Runda
shown-conflict = Walka
shown-session = Sesja
shown-locks = Już próbowane
shown-better = Co tu pomaga
shown-worse = Co tu przeszkadza
shown-notes = Notatki
shown-plot = Plan MG
shown-powers_are = Czym są moce
shown-name = Imię
shown-role = Rola
shown-role_label = Nazwa roli
shown-concept = Koncept
shown-attributes = Cechy
shown-hearts = Serca
shown-power = Moc
shown-luck = Łut Szczęścia
shown-armour = Pancerz
shown-fallen = Stan
shown-fallen_as = Co się stało
shown-cover = Osłona
shown-acted = już po akcji
shown-moved = Ruch
shown-talents = Talenty
shown-traits = Atuty
shown-gear = Ekwipunek
shown-growth = Rozwój
shown-secret = Sekret
shown-tier = Rodzaj
shown-defense = Obrona
shown-shoots = strzela
shown-out = Poza walką
shown-effects = Efekty
shown-seen = widoczny dla graczy
shown-open = liczby jawne
shown-plan = Czego chce
shown-hearts_max = Najwięcej Serc
shown-power_max = Najwięcej Mocy
shown-square = Pole
shown-place = Miejsce na torze
shown-distances = Odległości
shown-blocked = Zasłonięte linie
shown-heroes = Bohaterowie
shown-foes = Przeciwnicy
shown-key = Najważniejszy przedmiot
shown-protection = Ochrona
shown-trinkets = Drobiazgi
shown-length = Odcinki
shown-at = Stoi na
shown-consequence = Na końcu
shown-one = Pierwsza osoba
shown-other = Druga osoba
shown-zone = Jak daleko
shown-aim = Czego próbowano
shown-approach = Jak

## Foes in one tap

quick-minion = Pachołek
quick-elite = Elita
quick-boss = Boss

## The pieces of a deed

arg-who = Kto
arg-target = Przeciw komu
arg-targets = Przeciw komu
arg-how = Jak
arg-story = Jak to wygląda, własnymi słowami
arg-aim = Co chcesz osiągnąć?
arg-approach = Jak się do tego zabierasz?
arg-tool = Czym
arg-watch = Kogo lub czego wypatrujesz?
arg-attribute = Z której cechy chcesz rzucać?
arg-effect = Co ma zrobić moc?
arg-heal = Kogo leczy?
arg-leap = Na które pole cię przenosi?
arg-hold = Czy ma ich zatrzymać, zamiast ranić?
arg-shield = Kogo osłania?
arg-boost = Kogo wzmacnia?
arg-action = Co
arg-reference = Względem kogo
arg-zone = Jak daleko
arg-overrule = Pozwolić mimo to?
arg-to = Na które pole
arg-ally = Komu pomagasz?
arg-foes = Którzy przeciwnicy działają
arg-hearts = Ile Serc
arg-note = Uwaga
arg-id = Krótka nazwa
arg-tier = Rodzaj przeciwnika
arg-name = Nazwa
arg-final = Czy to ostatni boss?
arg-legendary = Czy ma legendarną Obronę?
arg-defense = Obrona (0 = zwykła)
arg-hidden = Ukryty przed graczami?
arg-shoots = Czy atakuje z dystansu?
arg-title = Tytuł
arg-clock = Kroki zegara (0 = bez zegara)
arg-consequence = Co się stanie na końcu (tajne)
arg-square = Pole
arg-spot = Miejsce na torze
arg-one = Pierwszy z dwojga
arg-other = Drugi z dwojga
arg-kind = Jaki efekt
arg-what = Jaka okoliczność
arg-cover = Osłona
arg-clear = Czy linia jest znów czysta?
arg-out = Co się z nim stało
arg-reason = Za co
arg-seen = Czy go widać?

## Deeds

deed-nde-test = Spróbować czegoś
deed-nde-attack = Zaatakować
deed-nde-power = Użyć mocy
deed-nde-act = Użyć sprzętu lub otoczenia
deed-nde-pass = Oddać turę
deed-nde-approach = Zbliżyć się lub oddalić
deed-nde-walk = Przejść na pole
deed-nde-revive = Pomóc komuś wstać
deed-nde-assist = Pomóż komuś
deed-nde-grow = Rozwinąć postać
deed-nde-foe-turn = Tura przeciwników
    .hint = Jeden przeciwnik albo kilku razem przeciw bohaterowi.
deed-nde-suffer = Odebrać bohaterowi Serca
deed-nde-throw = Sam rzut
deed-nde-combat = Rozpocząć walkę
    .hint = Od tej chwili wszyscy działają w rundach.
deed-nde-next-round = Następna runda
    .hint = Wszyscy znów mogą działać.
deed-nde-end-combat = Zakończyć walkę
    .hint = Koniec rund, każdy odzyskuje Punkt Mocy.
deed-nde-foe = Wprowadzić przeciwnika
    .hint = Przeciwnik dowolnej rangi; liczby są gotowe.
deed-nde-reveal = Ujawnić przeciwnika
deed-nde-label = Powiedzieć, co z przeciwnikiem
deed-nde-place = Ustawić kogoś
deed-nde-lay-effect = Nałożyć efekt
deed-nde-end-effect = Zakończyć efekt
deed-nde-end-circumstance = Zakończ okoliczność
deed-nde-set-cover = Dać osłonę
deed-nde-set-distance = Ustalić odległość
deed-nde-block-line = Zasłonić linię
deed-nde-unlock = Pozwolić na nową próbę
deed-nde-begin-session = Rozpocząć sesję
deed-nde-begin-scene = Rozpocząć scenę
    .hint = Nowe miejsce, odnowiony pancerz i zegar, jeśli czas ucieka.
deed-nde-award-luck = Przyznać Łut Szczęścia
deed-nde-breather = Chwila oddechu
deed-nde-safe-rest = Bezpieczny odpoczynek
deed-nde-open-growth = Pozwolić na rozwój
deed-nde-table-roll = Rzut na tabelę

## The pieces of a longer answer, where a form asks for them

piece-difficulty = Trudność
piece-helps = Co pomaga
piece-hinders = Co przeszkadza
piece-extreme = Co z tego liczy się podwójnie
piece-declined = Niechciane większe kości
piece-luck = Łuty Szczęścia na większe kości

## What a player may want to be asked

want-nde-luck = Pytaj mnie o Szczęście także po sukcesie
order-nde-luck = Po porażce
order-nde-luck-keep = zachowaj wynik
order-nde-luck-reroll = wydaj Łut Szczęścia na przerzut

hand-nde-help = Bądź w pogotowiu, by pomóc: { $name }
