### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scena
shown-momentum = Impet
shown-threat = Zagrożenie
shown-conflict = Konflikt
shown-traits = Cechy
shown-tasks = Zadania rozszerzone
shown-reflective = scena na to, co ważne
shown-house = Ród
shown-enemies = Wrogowie
shown-adventure = Przygoda
shown-adventure_title = Tytuł przygody
shown-between = między przygodami
shown-session = Sesja
shown-zones = Strefy
shown-assets = Zasoby
shown-notes = Notatki
shown-hooks = Zahaczki
told-hooks = { $plot } { $goal }. Gdzie: { $location }. Na drodze: { $hazard }. Kto: { $character }.
shown-plot = Intryga MG
shown-name = Imię
shown-tier = Ranga
shown-supporting = wsparcie
shown-skills = Umiejętności
shown-drives = Motywacje
shown-quality = Jakość
shown-determination = Determinacja
shown-track = Ku klęsce
shown-defeated = Stan
shown-resisted = po oparciu się klęsce
shown-acted = po akcji
shown-outside = poza konfliktem
shown-focuses = Specjalizacje
shown-talents = Talenty
shown-abilities = Zdolności specjalne
shown-ambition = Ambicja
shown-points = Punkty rozwoju
shown-skill_advances = Rozwinięcia umiejętności
shown-growth = Rozwój
shown-secret = Tajemnica
shown-seen = widać przy stole
shown-open = znane liczby

## The pieces of a deed

arg-who = Kto
arg-action = Czego próbujesz?
arg-aim = Czego i od kogo chcesz?
arg-skill = Jakiej umiejętności chcesz użyć
arg-traits = Jakie cechy proponujesz
arg-scene_traits = Cechy sceny
arg-target = Kogo chcesz zaatakować
arg-intent = Co atak ma osiągnąć
arg-asset = Który zasób
arg-owner = Czyje to
arg-name = Nazwa
arg-tier = Jakiej rangi
arg-potency = Moc
arg-zone = Strefa
arg-zones = Strefy i ich połączenia
arg-places = Kto gdzie jest
arg-defensive = Czy chroni?
arg-tangible = Czy można tego dotknąć?
arg-task = Które zadanie
arg-requirement = Ile punktów trzeba
arg-kind = Jaki rodzaj konfliktu
arg-first = Kto działa pierwszy
arg-people = Kto bierze udział (puste: wszyscy obecni w scenie)
arg-text = W kilku słowach
arg-title = Tytuł
arg-present = Kto jest obecny
arg-houses = Które Rody
arg-house = Ród graczy
arg-source = Z której tabeli
arg-id = Krótka nazwa w zasadach
arg-hidden = Ukryte przed graczami?
arg-sheet = Karta
arg-seat = Kto gra
arg-by = Kto płaci
arg-speaker = Kto to mówi
arg-numbers = Czy znane są też liczby?

## Deeds

deed-houses-test = Spróbować czegoś
deed-houses-contest = Zmierzyć się z kimś
deed-houses-attack = Zaatakować
deed-houses-act = Wykonać turę
deed-houses-work = Pracować nad zadaniem
deed-houses-question = Zapytać o sytuację
deed-houses-defend = Wystawić zasób do obrony
deed-houses-recover = Pogodzić się z motywacją
deed-houses-advance = Wydać punkty rozwoju
deed-houses-throw = Tylko rzucić
deed-houses-throw-again = Tylko przerzucić
deed-houses-ambition = Nagrodzić ambicję
deed-houses-impress = Wyróżnić gracza
deed-houses-threat = Wydać Zagrożenie
    .hint = Cecha, kłopoty, wrogi Ród albo zdolność.
deed-houses-enemies = Wskazać wrogie Rody
deed-houses-begin-conflict = Zacząć konflikt
    .hint = Rodzaj, strefy, kto gdzie stoi i kto zaczyna.
deed-houses-end-conflict = Zakończyć konflikt
    .hint = Koniec tur.
deed-houses-join = Dołączyć z postacią
deed-houses-join-conflict = Wprowadź kogoś do konfliktu
deed-houses-leave-conflict = Wycofaj kogoś z konfliktu
deed-houses-zones = Rozłożyć strefy
deed-houses-place = Umieścić kogoś w strefie
deed-houses-asset = Dać zasób
deed-houses-lay-asset = Położyć zasób na planszy
deed-houses-begin-task = Zacząć zadanie rozszerzone
deed-houses-reflect = Oznaczyć scenę na to, co ważne
deed-houses-begin-adventure = Zacząć przygodę
    .hint = Impet, Zagrożenie i Determinacja wracają do stanu początkowego.
deed-houses-end-adventure = Zakończyć przygodę
deed-houses-begin-session = Zacząć sesję
deed-houses-begin-scene = Zacząć scenę
    .hint = Kto tam jest i jakie cechy są tam prawdą.
deed-houses-end-scene = Zakończyć scenę
    .hint = Impet słabnie, tory się zerują, cechy zostają lub znikają.
deed-houses-hook = Wylosować zahaczkę
deed-houses-npc = Stworzyć kogoś
    .hint = Własna postać dowolnej rangi.
deed-houses-extra = Mieć kogoś od razu
deed-houses-bring = Wprowadzić kogoś z kartą
    .hint = Postać niezależna lub pomocnicza z kartą.
deed-houses-reveal = Ujawnić kogoś

## One tap

quick-minor = Postać pomniejsza
quick-notable = Postać znacząca
quick-major = Postać główna

## Co ustawia tylko MG

value-actor = Kto działa następny
value-after = Co z tego powstało
value-aids = Kogo przywraca
value-before = Co było wcześniej
value-character = Postać
value-deed = Za co je wykreślono
value-entry = Punkty i za co
value-extra = Dodatkowe działania w tej turze
value-felled_by = Moc tego, co pokonało
value-given = Z czego w zamian zrezygnowano
value-goal = Cel
value-hazard = Niebezpieczeństwo
value-impressed = Kto zrobił wrażenie na grupie
value-kept = inicjatywa zatrzymana
value-links = Obok
value-location = Gdzie
value-on = O kim lub o czym
value-out = poza grą
value-owed = Punkty jeszcze nieujawnione
value-penalty = Następny test trudniejszy o
value-rating = Wartość
value-round = Runda
value-side = Która strona działa
value-statement = Przekonanie
value-struck = wykreślone
value-threat_open = Zagrożenie jest jawne

## O co strona pyta krócej

piece-houses-buy-dice-paid = Czym zapłacono za każdą kość
piece-talents = Talenty
piece-traits = Które cechy zostają

## Ile co kosztuje albo daje

price-houses-advance = punkty: { $price }
price-houses-again = { $price ->
        [1] Determinacja: { $price }
       *[other] Zagrożenie: { $price }
    }
price-houses-assist-point = Determinacja: { $price }
price-houses-buy = Impet: { $price }
price-houses-buy-off = Zagrożenie: { $price }
price-houses-drive = liczba docelowa { $price }
price-houses-escalates = Zagrożenie: { $price }
price-houses-extra-action = { $price ->
        [1] Determinacja: { $price }
       *[other] Zagrożenie: { $price }
    }
price-houses-go-on = Zagrożenie: { $price }
price-houses-point = { $price ->
        [1] Determinacja: { $price }
       *[other] Zagrożenie: { $price }
    }
price-houses-requirement = punkty: { $price }
price-houses-retrain = punkty: { $price }
price-houses-spend = { $option ->
        [create] { $price ->
            [1] Determinacja: { $price }
           *[other] Zagrożenie: { $price }
        }
        [change] { $price ->
            [1] Determinacja: { $price }
           *[other] Zagrożenie: { $price }
        }
        [remove] { $price ->
            [1] Determinacja: { $price }
           *[other] Zagrożenie: { $price }
        }
       *[other] Impet: { $price }
    }
price-houses-take-cost = komplikacja
price-houses-threat = Zagrożenie: { $price }

## What a player may want to be asked

want-houses-again = Pytaj mnie o przerzut także po sukcesie

hand-houses-assist = Bądź w pogotowiu, by wesprzeć: { $name }
choice-beyond = poza zasięgiem
