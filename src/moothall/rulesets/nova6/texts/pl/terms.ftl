### Słowa tej gry, tak jak stoją w środku zdania.
###
### Słownik, którego trzymają się wszystkie polskie teksty tej księgi:
###
### action test = test; bonus die = kość premii; penalty die = kość kary; up, even, down = na plusie, na zero, na minusie;
### action dice = kości akcji; doubles, triples = dublet, triplet; trade = wymiana; stunt = wyczyn; stunt point = punkt
### wyczynu; plot point = punkt fabuły; refresh = odświeżenie; success at a cost = sukces z kosztem; simple = zwykły;
### perk = atut; talent = talent; feature = cecha; asset = zasób; condition = warunek; disadvantage = utrudnienie;
### snap action = szybka akcja; focus = skupienie; Focused, Specialized, Practiced = Skupiony, Wyspecjalizowany,
### Wprawiony; setback die = kość przeciwności; cover = osłona; coverage = krycie; soak = pochłanianie; pierce = przebicie;
### hardened = utwardzenie; hampered = skrępowanie; burdened = obciążenie; load = bagaż; challenge = wyzwanie; exposition = ekspozycja;
### contest = rywalizacja; conflict = konflikt; hazard = zagrożenie; bonus action = akcja dodatkowa; token = żeton;
### extra = statysta; principal = postać pierwszoplanowa; track = tor; box = pole; STRESSED = STRES; staggered =
### oszołomienie; incapacitated = obezwładnienie; concede = ustąpić; sacrifice = poświęcenie; grave aspect = poważny aspekt;
### rally = zebranie sił; rest = odpoczynek; milestone = kamień milowy; treatment = leczenie; invoke = przywołać;
### compel = wymuszenie; rule of awesome = zasada rozmachu; uses = zużycie; EXHAUSTED = WYCZERPANE.

## Umiejętności i akcje

term-fight = Walka
    .hint = każda walka, wręcz i na dystans
term-interact = Interakcja
    .hint = urok, kłamstwa, groźby, leczenie umysłów
term-move = Ruch
    .hint = bieganie, uniki, skradanie, prowadzenie
term-physique = Krzepa
    .hint = siła i wytrzymałość; pola fizyczne; ciężki sprzęt
term-resolve = Wola
    .hint = siła woli i spokój; pola psychiczne
term-wits = Bystrość
    .hint = spostrzeganie, wiedza, celowanie, naprawy

term-create-advantage = tworzenie przewagi
term-overcome = pokonanie
term-attack = atak
term-defend = obrona

## Ludzie

term-pc = bohater
term-principal = postać pierwszoplanowa
term-extra = statysta
term-thing = rzecz

## Czasy

term-duration-I = natychmiast
term-duration-B = na chwilę
term-duration-Q = na krótko
term-duration-S = na scenę
term-duration-T = tymczasowo
term-duration-L = trwale
term-duration-LL = długotrwale
term-duration-E = przewlekle
term-duration-P = na stałe
term-duration-A = dopóki nie zakończy tego akcja
term-duration-M = dopóki ktoś to utrzymuje
term-duration-Su = dopóki ktoś to podtrzymuje

## Stres

term-stressed = STRES
term-staggered = oszołomienie
term-incapacitated = obezwładnienie
term-physical = fizyczne
term-mental = psychiczne
term-compensation = za poprawiony talent

## Jak jest trudno

term-simple = proste
term-routine = rutynowe
term-challenging = wymagające
term-intimidating = onieśmielające
term-heroic = bohaterskie
term-nigh-impossible = prawie niemożliwe
term-untrained = bez przygotowania
term-trained = po szkoleniu
term-skilled = z wprawą
term-expert = ekspert
term-master = mistrz
term-superhuman = ponad ludzkie siły

## Wybory

term-roll = rzut
term-narrate = opowieść bez rzutu
term-granted = wystarcza aspekt
term-helps = pomaga
term-hinders = przeszkadza
term-irrelevant = nie ma znaczenia
term-agree = zgoda
term-refuse = odmowa
term-precluded = już niemożliwe
term-equal = takie samo dla obu stron
term-in = udział
term-out = rezygnacja
term-keep = utrzymać
term-let-go = odpuścić
term-spend = kupić sukces
term-earn = zostawić porażkę i wziąć punkt
term-id-I = od razu
term-empty = niech się wyczerpie
term-stay = zostać
term-drop = zrzucić
term-leave = odejść
term-prevent = zapobiec
term-stand = niech tak będzie

## Koszty

term-aspect = nowy aspekt
term-aspect-until-action = nowy aspekt, dopóki akcja go nie usunie
term-damage = obrażenia
term-time = strata czasu
term-asset = zużyty zasób
term-setback = kość przeciwności
term-concede = ustąpienie

## Przewagi i przywołania

term-dice = kości
term-form-aspect = aspekt
term-discover = coś odkrytego
term-invoke = przywołanie aspektu
term-assets = dwa użycia zasobu za punkt wyczynu
term-setbacks = dwie kości przeciwności za punkt wyczynu
term-overrule = uchylenie wyniku
term-reroll = rzut wszystkimi kośćmi od nowa
term-succeed = porażka staje się sukcesem
term-fail = sukces staje się porażką
term-effect = podstawowy efekt
term-point = o jeden punkt wyczynu więcej
term-negate = o jeden punkt wyczynu drugiej strony mniej
term-advantage = przewaga
term-soak = pochłanianie

## Wyczyny

term-increase-effect = Zwiększ efekt
term-scope-some = Zwiększ zakres, kilkoro
term-scope-most = Zwiększ zakres, większość
term-scope-all = Zwiększ zakres, wszyscy
term-another-outcome = kolejny skutek
term-further-success = kolejny sukces
term-hurry = Skróć czas, szybsza praca
term-decrease-effect = Zmniejsz efekt
term-bypass-coverage = ominięcie pochłaniania
term-improved-protection = lepsza ochrona
term-make-asset = zasób zamiast tego
term-more-uses = jedno użycie więcej
term-special = wyczyn specjalny
term-turn-against = obrócone przeciw celowi
term-widen-class = dla rodziny umiejętności
term-widen-all = dla każdej umiejętności
term-create-effect = Stwórz efekt
term-repeat = jeszcze jedno trafienie
term-trigger-uses = Uruchom właściwość, zużycie
term-trigger-tiring = Uruchom właściwość, męczące
term-widen-increase = większy efekt dla kolejnych
term-increase-around = Zwiększ efekt, dookoła
term-further = Zwiększ zakres, o jedną odległość dalej
term-past-reliable = mimo niezawodności
term-further-on = o strefę dalej
term-further-up = o strefę wyżej
term-react = Zareaguj
term-declare-1 = Ogłoś, drobiazg
term-declare-2 = Ogłoś, ktoś
term-declare-3 = Ogłoś, coś dużego
term-discover-1 = Odkryj, co nieco
term-discover-2 = Odkryj, większość
term-discover-3 = Odkryj, wszystko
term-increase-time = Wydłuż czas
term-decrease-time = Skróć czas
term-custom = własny wyczyn

## Kiedy i dlaczego coś się kończy lub zmienia

term-turn-end = tura się skończyła
term-action-done = czas minął
term-round-end = runda się skończyła
term-scene-end = scena się skończyła
term-rest = po odpoczynku
term-minor = mały kamień milowy
term-major = duży kamień milowy
term-epic = epicki kamień milowy
term-kind-minor = mały kamień milowy
term-kind-major = duży kamień milowy
term-kind-epic = epicki kamień milowy
term-what-perk = atut
term-what-talent = talent
term-removed = ktoś to zakończył
term-used-up = zużyte do końca

term-use-invoke = przywołany aspekt

term-why-stunt-point = dwie zamienione na punkt wyczynu
term-why-cost = cena sukcesu
term-why-failure = porażka
term-why-penalty = użyte jako kości kary
term-use-forgotten = zapomniane kości
term-use-bonus = akcja dodatkowa
term-why-hazard = zagrożenie
term-why-initiative = z inicjatywy
term-why-bonus = jedna wykorzystana
term-why-let-go = nikt go już nie trzyma
term-why-redefined = to już coś innego
term-why-stunt-points = punkty wyczynu drugiej strony
term-why-recovered = już po wszystkim
term-why-sacrificed = zostało poświęcone
term-use-conceded = za ustąpienie
term-use-stay-in = za pozostanie w scenie
term-use-invoked = własny aspekt obrócony przeciw nim
term-use-activate = talent lub cecha
term-use-compel = wymuszenie
term-use-refuse = odrzucone wymuszenie
term-use-prevent = zapobieżenie wymuszeniu
term-use-refresh = odświeżenie
term-use-refund = zwrot
term-why-no-rest = nie udało się odpocząć

## Sceny i czas

term-challenge = wyzwanie
term-exposition = ekspozycja
term-contest = rywalizacja
term-conflict = konflikt
term-scale-action = czas akcji
term-scale-narrative = czas narracyjny
term-interval-I = od razu
term-interval-B = chwila
term-interval-Q = krótko
term-interval-S = cała scena
term-interval-T = minuty do godzin
term-interval-L = godziny do dni
term-interval-LL = dni do tygodni
term-interval-E = tygodnie do lat
term-interval-P = na zawsze
term-interval-A = dopóki nie zakończy tego akcja
term-interval-M = dopóki ktoś to utrzymuje
term-interval-Su = dopóki ktoś to podtrzymuje

## Części odpowiedzi

field-decision = Co się dzieje?
field-skill = Umiejętność
field-action = Akcja
field-difficulty = Trudność w kościach kary (od 0 do 9)
field-against = Kto się przeciwstawia
field-conditions = Warunki i co robią
field-nova6-judge-condition = Który warunek
field-nova6-judge-way = Co zmienia w tym teście
field-nova6-judge-who = Kto
field-setbacks = Ile kości przeciwności dodać
field-first = Co musi być pierwsze
field-text = Własnymi słowami
field-stakes = Czy porażka coś by znaczyła?
field-hidden = Czy trudność jest ukryta?
field-review = Chcesz mieć ostatnie słowo po rzucie?
field-perk = Atut
field-assets = Zasoby do użycia, po jednym użyciu
field-set_aside = Odłożyć jedną kość za punkt?
field-pairs = Ile par wymienić
field-take = Wziąć pewny sukces bez rzutu?
field-trio = Trzy kości
field-sure = Na pewno ma być porażka?
field-kind = Jakiego rodzaju
field-damage = Ile obrażeń
field-track = Który tor stresu
field-asset = Który zasób
field-agrees = Zgoda?
field-instead = Jaki koszt zamiast tego
field-catastrophe = Czy to katastrofa?
field-form = W jakiej postaci
field-name = Jak się nazywa
field-to = Dla kogo albo na kogo
field-duration = Na jak długo
field-does = Co z tym robisz
field-aspect = Który aspekt
field-benefit = Po co
field-reason = Dlaczego pasuje
field-effect = Jaki efekt
field-stunt = Który wyczyn
field-points = Za ile punktów
field-of = Kogo lub czego dotyczy
field-minutes = Ile minut
field-interval = Ile to trwa
field-successes = Ile sukcesów
field-intent = Co zrobisz
field-targets = Przeciw komu
field-tool = Czym
field-off = Sukcesy zabrane innym
field-how = Jak
field-item = Która rzecz
field-steps = Ile kroków
field-allowed = Czy to się liczy?
field-amount = Ile jest warte
field-places = Które pola
field-use = Do czego służy umiejętność
field-agreed = Czy tak zostaje?
field-ally = Czy przybysz stoi po stronie bohaterów?
field-degree = Ile zasłania
field-material = Z czego jest
field-deed = Co robisz
field-zone = Strefa
field-unrelated = Atuty i zasoby, które się tu nie liczą
field-cost = Ile rozwinięć kosztuje
field-path = Strefy, jedna po drugiej

## Rodzaje obrażeń

term-ballistic = od kul
term-bludgeoning = obuchowe
term-fire = od ognia
term-impaling = kłute
term-slashing = cięte
term-emotional = emocjonalne
term-fear = od strachu
term-psychic = umysłowe
term-acid = od kwasu
term-cold = od zimna
term-endurance = z wyczerpania
term-force = od mocy
term-lightning = od błyskawic
term-necrotic = nekrotyczne
term-poison = od trucizny
term-radiant = świetliste
term-thunder = od grzmotu

## Właściwości

term-accurate = celne
term-aimed = celowane
term-ammo = amunicja
term-area = obszar
term-auto = ogień ciągły
term-auto-only = tylko ogień ciągły
term-burst = seria
term-burst-only = tylko serie
term-coverage = krycie
term-direct = bezpośrednie
term-durable = wytrzymałe
term-except = na wszystko prócz
term-explosion = wybuch
term-fragile = kruche
term-ordinary = zwykłe
term-hampered = skrępowanie
term-hands = ręce
term-hardened = utwardzone
term-headgear = nakrycie głowy
term-high-capacity = duża pojemność
term-hinders-movement = utrudnia ruch
term-limited-range = ograniczony zasięg
term-max-range = zasięg co najwyżej
term-object = przedmiot
term-one-hand = jedna ręka
term-only = tylko na
term-pierce = przebicie
term-prone = na ziemi
term-ranged = dystansowe
term-reach = długi zasięg
term-reduced-penetration = słaba penetracja
term-reliable = niezawodne
term-reload = przeładowanie
term-repairable = naprawialne
term-selective = wybiórcze
term-skill-max = maksimum umiejętności
term-skill-min = minimum umiejętności
term-slow = powolne
term-soft = miękkie
term-thrown = miotane
term-tiring = męczące
term-two-hands = dwie ręce
term-two-shot = dwa strzały
term-unreliable = zawodne
term-uses = zużycie
term-versatile = uniwersalne

## Co się dzieje z rzeczą

term-exhausted = WYCZERPANE
term-unloaded = nienaładowane
term-stowed = schowane
term-inactive = wyłączone
term-broken = zepsute
term-destroyed = zniszczone
term-dropped = upuszczone
term-fired-once = raz wystrzelone

## Osłona

term-half = połowiczna osłona
term-near-total = prawie pełna osłona
term-no-cover = brak osłony
term-wood-door = drewniane drzwi
term-wood-wall = drewniana ściana
term-tree-small = małe drzewo
term-tree-medium = średnie drzewo
term-tree-large = duże drzewo
term-brick-wall = ceglany mur
term-concrete-wall = betonowa ściana
term-concrete-reinforced = żelbet
term-steel-door = stalowe drzwi
term-steel-airlock = stalowa śluza
term-steel-safe = stalowy sejf
term-steel-vault = stalowy skarbiec

## Odległości

term-close = tuż obok
term-near = blisko
term-far = daleko
term-distant = w oddali
term-remote = bardzo daleko
term-obscure = na horyzoncie
term-detail = drobny szczegół
term-presence = czyjaś obecność
term-contrast = coś, co się wyróżnia
term-sight = wzrok
term-hearing = słuch
term-smell = węch

## Rozmiary

term-colossal = kolosalny
term-gargantuan = gigantyczny
term-huge = ogromny
term-large = duży
term-medium = średni
term-small = mały
term-tiny = drobny
term-diminutive = maleńki
term-miniscule = znikomy

## Szkody

term-sacrifice = coś poświęcić
term-grave = poważny aspekt
term-how-concede = ustąpić
term-plot-point = punkt fabuły
term-token = darmowa akcja dodatkowa
term-free = za darmo
term-fall = długi upadek
term-benefit-plot-point = punkt fabuły
term-benefit-damage = o 4 obrażenia mniej
term-benefit-effect = efekt, nowy albo osłabiony

## Przestrzeń

term-hard = twarde podłoże
term-soft-earth = miękka ziemia
term-sand = piasek
term-water = woda
term-walk = pieszo
term-climb = wspinaczka
term-treatment = leczenie
term-trouble = kłopot
term-motivation = motywacja
term-background = przeszłość
term-swim = wpław

## Powrót do sił

term-milestone-minor = Mały kamień milowy
term-milestone-major = Duży kamień milowy
term-milestone-epic = Epicki kamień milowy
term-safe = bezpiecznie
term-threat = coś grozi
term-unsafe = niebezpiecznie
term-accept = przyjąć
term-negotiate = negocjować
term-rally = zebrać siły
term-ready = coś przygotować

## Postacie

term-sort-gear = ekwipunek
term-sort-talent = talent
term-sort-feature = cecha
term-sort-perk = atut

## Na stronie

term-phase-early = przed przeciwnikami
term-phase-opposition = przeciwnicy
term-phase-late = po przeciwnikach
term-phase-bonus = akcje dodatkowe
term-kind-focus = skup się
term-kind-move = przejdź się
term-kind-ready = przygotuj coś
term-sort-rank = stopień
term-focus-ready = w skupieniu
term-focus-spent = skupienie wykorzystane
term-out-incapacitated = obezwładnienie
term-out-conceded = po ustąpieniu
term-out-left = poza sceną
term-out-ended = koniec
term-until-roll = do następnego rzutu
term-until-action = do następnej akcji
term-until-turn = na tę turę
term-until-round = na tę rundę
term-until-scene = na tę scenę
term-until-milestone = do następnego kamienia milowego
term-until-session = na tę sesję
term-what-active = w użyciu
term-what-bonus = akcja dodatkowa podjęta lub odpuszczona
term-what-bonus-used = akcja dodatkowa wykorzystana
term-what-claims-bonus = akcja dodatkowa zgłoszona
term-what-compelled = wymuszenie
term-what-grave = przyjęty poważny aspekt
term-what-high-capacity = duża pojemność wykorzystana
term-what-invoked = przywołany
term-what-lined = ustawieni w linii
term-what-rallied = zebranie sił
term-what-react = reakcja
term-what-rested = po odpoczynku
term-what-resting = odpoczynek
term-what-roll = rzut wykonany
term-what-stabilised = utrzymane życie
term-what-stayed = pozostanie w scenie
term-what-warned = ostrzeżenie
term-what-special = wyczyn specjalny wykorzystany

term-effect-advantage = przewaga
term-effect-damage = obrażenia
term-effect-soak = pochłanianie
term-effect-aspect = aspekt
term-effect-asset = zasób
term-effect-condition = warunek
term-aspect-game = gry
term-aspect-character = postaci
term-aspect-situation = sytuacji
term-aspect-grave = poważny
term-aspect-consequence = następstwo
term-aspect-zone = strefy
term-group-any = wystarczy jedna osoba
term-group-all = wszyscy

## Jak nazywają się talenty i wady z księgi

term-Focused = Skupiony
term-Practiced = Wprawiony
term-Specialized = Wyspecjalizowany
term-Resolute = Niezłomny
term-Tough = Twardy
term-Quick = Szybki
term-Strong_Body = Silne ciało
term-Strong_Personality = Silna osobowość
term-Lucky = Szczęściarz
term-Danger_Sense = Zmysł zagrożenia
term-Well-Trained = Wszechstronnie szkolony
term-Unlucky = Pechowiec
term-Prepared = Przygotowany
term-Wealthy = Zamożny
term-Frail = Wątły
term-One-Eyed = Jednooki
term-Pushover = Mięczak

## Początek gry i pakiety

term-scope-personal = osobista
term-scope-between = między osobistą a epicką
term-scope-epic = epicka
term-personal = jedna ulica, jedna rodzina
term-between = gdzieś pomiędzy
term-world-saving = losy świata
term-current = już jest
term-impending = nadchodzi
term-kind-person = osoba
term-kind-place = miejsce
term-kind-organisation = organizacja
term-kind-mystery = tajemnica
term-kind-world = prawda o świecie
term-kind-issue = problem
term-setting = świat gry
term-themepack = pakiet
field-aspects = Aspekty całej gry
field-issues = Problemy
field-nova6-which-issues-when = Teraz czy dopiero nadejdzie
field-nova6-which-issues-note = Notatka
field-nova6-which-people-note = Notatka
field-nova6-which-people-tie = Z czym się wiąże
field-nova6-which-people-concept = Myśl przewodnia
field-entries = Kto i co się liczy
term-role-dodge = unik
term-role-movement = ruch
term-role-craft = wytwarzanie i naprawa

term-sealed-armor = szczelny pancerz
term-flash-defense = ochrona przed błyskiem i hukiem
term-sight-hearing = oślepienie i ogłuszenie
term-gear = z tabel ekwipunku
term-property-gear = { "" }
term-melee = w ręce
term-shield = tarcza
term-when-used = kości przy użyciu
term-when-carried = kości, gdy się to nosi
term-conceal = ukrywanie
term-not-concealable = nie do ukrycia
term-supply = tyle zostało
term-steadied = podparcie
term-per-extra = więcej naraz
term-dazes = oślepia i ogłusza
term-no-aim = za blisko do celowania
term-placed = ustawione
term-placeable = da się ustawić
term-under-clothing = pod ubraniem
term-versus = przeciw jednemu rodzajowi
term-worn-as = noszone jako
term-by-sense = zmysły
term-set-up = rozstawione
term-magnum = zbudowane do magnum
field-elements = Gdzie w świecie jest jej miejsce
field-brings = Co robi
field-parts = Z czego się składa
field-activate = Punkty fabuły za każde użycie
field-free = Czy każdy może ją mieć bez pytania?
term-sort-power = moc
term-sort-vehicle = pojazd
term-sort-organisation = organizacja
term-sort-location = miejsce
term-sort-rule = reguła
term-sort-event = wielkie wydarzenie
term-disarm = rozbrojenie
term-knockdown = powalenie
term-grapple = chwyt
term-deed-own = coś własnego
term-limbs = wszystko, co wymaga dwóch kończyn
term-off-balance = Zamiast tego zachwianie
term-tighter = Mocniejszy chwyt
term-harder-still = Jeszcze ciaśniej
term-looser-still = Jeszcze luźniej
term-test = jeden test
term-quick = krótka rywalizacja
term-longer = dłuższa rywalizacja
term-long = długa rywalizacja
term-clear = droga wolna
term-limits = dalej się nie da
term-lift = w powietrze
term-shove-across = w wybrane miejsce strefy
term-shove-out = do sąsiedniej strefy
term-block-way = droga zagrodzona
term-disease = choroba
term-fatigue = znużenie
term-despair = rozpacz
term-use-language = język
term-rewards-aspect = jeden aspekt poza główną koncepcją
term-rewards-any-aspect = jeden dowolny aspekt
term-rewards-perk = atut na inny
term-rewards-talent = talent na inny
term-rewards-feature = cecha na inną
term-rewards-rank = stopień na inny
term-on-rank = stopień
term-on-talent = talent
term-on-feature = cecha
field-on = Na co
field-what = Które
term-load-unprepared = żaden
term-load-basic = podstawowy
term-load-light = lekki
term-load-medium = średni
term-load-heavy = ciężki
term-load-uncounted = nieliczony
term-id-kept = zostaje
term-id-lost = przepada
term-id-save = zachować
term-id-use = użyć teraz
term-kind-other = coś innego
term-use-signature = coś nowego, co wiele znaczy
term-gear-longer = na dłużej
term-keep-gear = na cały scenariusz
term-share-gear = dla każdego po jednym
term-share-asset = zasób dla wszystkich
term-sort-flaw = wada
field-by_sight = Czy trzeba do tego widzieć?
field-pairing = Co idzie z nią w parze
field-penalty = Kości kary za rzadkość lub zakaz
field-price = Cena albo 0
field-sold = Czy ktoś to sprzedaje?
term-aim = wycelowane
term-disarmed = wytrącone z ręki
term-dodging = uniki
term-grappled = w chwycie
term-high-concept = myśl przewodnia
term-immune = niewrażliwość
term-indirect = ponad osłoną
term-ram = taran
term-signature = znak rozpoznawczy
term-source = źródło
term-surprise = z zaskoczenia

## Choices of longer answers

term-of-result = to, co z tego wynika
term-of-group = grupa statystów
term-of-movement = ruch
term-what-own = własny
term-pairing-advance = rozwinięcie
term-use-survival = przetrwanie
term-use-streetwise = znajomość ulicy
term-use-stealth = skradanie się
term-what-danger-sense = Zmysł zagrożenia
term-what-focused = Skupiony
term-what-lucky = Szczęściarz
term-what-practiced = Wprawiony
term-what-prepared = Przygotowany
term-what-quick = Szybki
term-what-resolute = Niezłomny
term-what-specialized = Wyspecjalizowany
term-what-strong-body = Silne ciało
term-what-strong-personality = Silna osobowość
term-what-tough = Twardy
term-what-wealthy = Zamożny
term-what-well-trained = Wszechstronnie szkolony
field-who = Kto
field-condition = Który warunek
field-way = Co robi
field-note = Notatka
field-when = Teraz czy dopiero nadciąga
field-concept = Koncept
field-tie = Z kim lub z czym związane
field-nova6-spend-advance-name = Jak się nazywa
term-of-bodkin = grot przebijający
term-of-broadhead = szeroki grot
term-of-entangle = oplątanie
term-of-magnum = ładunek magnum
term-old-danger-sense = Zmysł zagrożenia
term-old-focused-fight = Skupiony (Walka)
term-old-focused-interact = Skupiony (Interakcja)
term-old-focused-move = Skupiony (Ruch)
term-old-focused-physique = Skupiony (Krzepa)
term-old-focused-resolve = Skupiony (Wola)
term-old-focused-wits = Skupiony (Bystrość)
term-old-lucky = Szczęściarz
term-old-practiced-fight = Wprawiony (Walka)
term-old-practiced-interact = Wprawiony (Interakcja)
term-old-practiced-move = Wprawiony (Ruch)
term-old-practiced-physique = Wprawiony (Krzepa)
term-old-practiced-resolve = Wprawiony (Wola)
term-old-practiced-wits = Wprawiony (Bystrość)
term-old-prepared = Przygotowany
term-old-quick = Szybki
term-old-resolute = Niezłomny
term-old-specialized-fight = Wyspecjalizowany (Walka)
term-old-specialized-interact = Wyspecjalizowany (Interakcja)
term-old-specialized-move = Wyspecjalizowany (Ruch)
term-old-specialized-physique = Wyspecjalizowany (Krzepa)
term-old-specialized-resolve = Wyspecjalizowany (Wola)
term-old-specialized-wits = Wyspecjalizowany (Bystrość)
term-old-strong-body = Silne ciało
term-old-strong-personality = Silna osobowość
term-old-tough = Twardy
term-old-wealthy = Zamożny
term-old-well-trained = Wszechstronnie szkolony
field-old = Co odchodzi
term-level-yes = tak, jeden poziom
term-level-no = nie
term-ways-one-handed = jednoręcznie
field-nova6-missing-aspects-aspects = Ich słowa, w tej kolejności
