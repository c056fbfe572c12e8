### Co mówią wiersze tabel: broń, pancerze i dodatki do nich.

## Co mówi wiersz, po kolei

gear-field-kind = Rodzaj
gear-field-damage = Obrażenia
gear-field-pierce = Przebicie
gear-field-band = Zasięg
gear-field-accurate = Celność
gear-field-further = Punkty na zasięg
gear-field-zones = Strefy
gear-field-hands = Ręce
gear-field-minimum = Minimum Krzepy
gear-field-reload = Przeładowanie
gear-field-flags = Właściwości
gear-field-unless = Nie zatrzyma tego pochłanianie, lecz
gear-field-dazes = Oślepia i ogłusza
gear-field-soak = Pochłanianie
gear-field-versus = Pochłanianie przeciw
gear-field-hardened = Utwardzenie
gear-field-coverage = Krycie
gear-field-max-move = Maksymalny Ruch
gear-field-hampered = Skrępowanie
gear-field-conceal = Ukrywanie
gear-field-per-extra = Każda następna sztuka
gear-field-special = Wyczyny
gear-field-bonuses = Kości
gear-field-no-aim = Nie da się celować na zasięg
gear-field-fits = Pasuje do
gear-field-changes = Zmienia
gear-field-steadied = Minimum mniej po rozstawieniu
gear-field-requires = Wymaga
gear-field-strikes-as = Uderza jako
gear-field-set-up = Najpierw rozstawić
gear-field-ways = Także
gear-field-placed = Postawiona

gear-kind-weapon = broń
gear-kind-armor = pancerz
gear-kind-shield = tarcza
gear-kind-headgear = nakrycie głowy
gear-kind-ammo = amunicja
gear-kind-accessory = dodatek
gear-kind-modifier = przeróbka

gear-special-pierce = { $name }: przebicie { $amount_said }
gear-special-damage = { $name }: obrażenia { $amount_said }
gear-special-damage-through = { $name }: obrażenia { $amount_said }, jeśli cios przechodzi przez pancerz
gear-special-grapple = { $name }: chwyt { $amount_said }d

gear-needs-focus = przy skupieniu
gear-needs-aim-success = po udanym celowaniu
gear-needs-no-aim = bez celowania
gear-needs-shell-buckshot = przy śrucie
gear-needs-shell-slug = przy brenece

gear-way = { $name }: { $changes }
gear-placed = krycie { $coverage_said } oraz albo pochłanianie { $soak }, albo { $dice }
gear-out-to = na zasięg do: { $range }
gear-dazes = −{ $dice }d [{ $duration }], chyba że pomaga { $unless }
gear-stunt-bodkin = grot przebijający
gear-stunt-broadhead = szeroki grot
gear-stunt-magnum = ładunek magnum
gear-stunt-entangle = oplątanie

gear-fact = { $label }: { $value }
gear-facts = { $before }; { $after }
gear-gist = { $group } ({ $kind }) – { $facts }.

## Słowa tabel

gear-word-bows = łuki
gear-word-clubs = obuchy
gear-word-crossbows = kusze
gear-word-hafted-weapons = topory
gear-word-heavy-blades = ciężkie ostrza
gear-word-light-blades = lekkie ostrza
gear-word-polearms = broń drzewcowa
gear-word-miscellaneous = różne
gear-word-light-armor = lekkie pancerze
gear-word-medium-armor = średnie pancerze
gear-word-heavy-armor = ciężkie pancerze
gear-word-automatic-weapons = broń samoczynna
gear-word-explosives = materiały wybuchowe
gear-word-pistols = pistolety
gear-word-rifles = karabiny
gear-word-shotguns = strzelby
gear-word-body-armor = kamizelki kuloodporne
gear-word-archaic-armor = wszystkie dawne pancerze
gear-word-modern-armor = wszystkie nowoczesne pancerze
gear-word-cover = osłona
gear-word-sight = wzrokiem
gear-word-hearing = słuchem
gear-word-aim = przy celowaniu
gear-word-snap = szybka akcja
gear-word-action = akcja
gear-word-one-handed = jedną ręką
