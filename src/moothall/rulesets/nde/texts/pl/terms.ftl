### The words of this game: what things are called, and what they are in short.

## Roles

role-assault = Szturm
role-assault-summary = Wchodzi pierwszy: walczy, naciska i przebija się przez wszystko, co stoi na drodze.
role-specialist = Specjalista
role-specialist-summary = Działa po cichu i dokładnie: skrada się, robi zwiad, planuje i zna właściwe narzędzie.
role-adept = Adept
role-adept-summary = Ma moc, wiedzę albo podejście do ludzi i wymyśla rozwiązania na poczekaniu.
role-warrior = Wojownik
role-warrior-summary = Krzepki i wytrzymały: walczy wręcz i toruje sobie drogę siłą.
role-rogue = Łotr
role-rogue-summary = Szybki i dokładny: skrada się, strzela i znika, zanim spadnie cios.
role-mage = Mag
role-mage-summary = Czyni cuda, czymkolwiek są cuda w tym świecie.

## The character sheet

field-talents = Talenty: dwie rzeczy, w których twoja postać jest dobra, w kilku własnych słowach
field-talents-hidden = Ten stół gra bez Talentów.

## How hard it is

difficulty-easy = łatwe
difficulty-standard = normalne
difficulty-normal = normalne
difficulty-hard = trudne
difficulty-very_hard = bardzo trudne
difficulty-heroic = bohaterskie
difficulty-legendary = legendarne

hint-easy = Prawie pewne. Proś o taki rzut tylko wtedy, gdy bohater działa pod presją.
hint-standard = Tak wygląda większość testów. Jeśli nic nie przemawia za inną liczbą, weź tę.
hint-hard = W sam raz dla kogoś z wprawą albo z czymś po swojej stronie.
hint-very_hard = Mała szansa, chyba że coś bohaterowi sprzyja.
hint-heroic = W zasięgu najlepszych albo kogoś, kto się starannie przygotuje.
hint-legendary = Cel, do którego się dąży: z planem, rytuałem albo w idealnych warunkach. Jeden rzut rzadko tu wystarczy.
hint-tn-easy = Kto ma choć trochę wprawy, temu częściej się udaje, niż nie.
hint-tn-normal = Najzwyklejsza liczba: dobra zawsze, gdy nie ma powodu do innej.
hint-tn-hard = Przyda się jakaś przewaga: przygotowanie, dobra pozycja albo ktoś z wprawą.
hint-tn-heroic = Dla największych kości, dla wspaniałych warunków, a najlepiej dla jednego i drugiego razem.
hint-in-doubt = Jeśli wahasz się między dwiema liczbami, weź łatwiejszą, a porażce dodaj wagi.

## Whether to roll

advice-roll = Rzucajcie: może pójść różnie, a porażka coś by znaczyła.
advice-nothing-at-stake = Lepiej nie rzucać: może pójść różnie, ale porażka niczego by nie zmieniła.
advice-nothing-uncertain = Lepiej nie rzucać: wszyscy wiedzą, jak to się skończy.
advice-trivial = Nie trzeba rzucać: to proste i nic nie nagli.

## What goes wrong

complication-noise = hałas
complication-lost_time = strata czasu
complication-lost_item = zgubiona rzecz
complication-worse_position = gorsza pozycja
complication-lost_resource = coś zgubionego lub zużytego
complication-overload = moc wymyka się spod kontroli
complication-trace = ślad, który prowadzi do ciebie
complication-exposure = zdradzasz swoją obecność
complication-side_effect = skutek uboczny
complication-fall = upadek
complication-weapon_lost = utrata broni
complication-out_of_cover = utrata osłony
complication-heart = utrata Serca
complication-other = coś innego

## What it costs

price-noise = hałas
price-time = czas
price-resource = coś zużytego
price-position = gorsza pozycja
price-attention = ktoś to zauważa
price-gear = uszkodzony ekwipunek
price-compromise = kompromis
price-exposure = zdradzasz swoją obecność
price-risk = nowe niebezpieczeństwo
price-other = coś innego

## What is gained

benefit-faster = szybciej
benefit-quieter = ciszej
benefit-stronger = mocniej
benefit-safer = bezpieczniej
benefit-extra = z czymś ekstra

## The GM's list for a test

list-aim = Co bohater chce osiągnąć?
list-attribute = Która to cecha?
list-difficulty = Jak to trudne i czy coś zmienia kość?
list-help = Czy ktoś pomaga?
list-roll = Co mówi kość?
list-complication = Jeśli porażka: co idzie nie tak?
list-complication-or-answer = Jeśli porażka: co idzie nie tak i czy przeciwnik oddaje?
list-benefit = Jeśli sukces wyjątkowy: co jeszcze da się zyskać?

## What is picked, and what facts hold, in the middle of a sentence
##
## term-WORD is what a word of the rules is called; term-FIELD-WORD is what it is called in that field only.
## All of them are in the nominative, so that they fit after a colon or in brackets.

term-str = Siła
term-dex = Zręczność
term-might = Moc

term-assault = Szturm
term-specialist = Specjalista
term-adept = Adept
term-warrior = Wojownik
term-rogue = Łotr
term-mage = Mag

term-master = Mistrz
term-trained = Wyszkolony
term-novice = Nowicjusz
term-unskilled = Bez biegłości

term-FC = porażka z pewną komplikacją
term-F = porażka
term-SC = sukces z kosztem
term-S = sukces
term-X = sukces wyjątkowy

term-minion = pachołek
term-elite = elita
term-boss = boss

term-close = Blisko
term-nearby = Niedaleko
term-far = Daleko
term-very_far = Bardzo daleko

term-cover-none = bez osłony
term-partial = częściowa osłona
term-full = pełna osłona

term-melee = wręcz
term-ranged = na dystans

term-trick = Sztuczka
term-standard = Standard
term-strong = Silny
term-great = Wielka moc

## Circumstances

term-preparation = dobre przygotowanie
term-tools = właściwe narzędzia
term-position = dobra pozycja
term-surprise = zaskoczenie
term-focus = pełne skupienie
term-support = czyjeś wsparcie
term-dark = ciemność
term-slippery = śliskie podłoże
term-time_pressure = pośpiech
term-distraction = rozproszenie
term-cover = częściowa osłona
term-range = duża odległość
term-crowd = tłum pachołków
term-defense = Obrona
term-advantage = ułatwienie
term-disadvantage = utrudnienie
term-ally = sojusznik

## Complications, prices and benefits

term-noise = { complication-noise }
term-lost_time = { complication-lost_time }
term-lost_item = { complication-lost_item }
term-fall = { complication-fall }
term-weapon_lost = { complication-weapon_lost }
term-out_of_cover = { complication-out_of_cover }
term-kind-heart = { complication-heart }
term-kind_of-heart = { complication-heart }
term-worse_position = { complication-worse_position }
term-lost_resource = { complication-lost_resource }
term-overload = { complication-overload }
term-trace = zostawiony ślad
term-exposure = zdradzona obecność
term-side_effect = { complication-side_effect }
term-other = { complication-other }
term-gm_extra = coś, co dodaje MG
term-time = { price-time }
term-resource = { price-resource }
term-kind-position = { price-position }
term-kind_of-position = { price-position }
term-attention = { price-attention }
term-gear = { price-gear }
term-compromise = { price-compromise }
term-risk = { price-risk }
term-faster = { benefit-faster }
term-quieter = { benefit-quieter }
term-stronger = { benefit-stronger }
term-safer = { benefit-safer }
term-extra = { benefit-extra }
term-two_hearts = strata 2 Serc
term-effect = strata 1 Serca i coś więcej
term-scale = na większą skalę, dłużej lub mocniej
term-benefit = z dodatkową korzyścią
term-knock_down = na ziemi
term-effects-other = w szoku

## Decisions

term-roll = rzut
term-succeeds = po prostu się udaje
term-impossible = tego się nie da zrobić
term-instead = zamiast tego dzieje się coś innego
term-stays-difficulty = w Trudności
term-stays-step = jako zmiana kości
term-nothing = nic
term-harder = robi się trudniej
term-complication = porażka przynosi dodatkową komplikację
term-allow = to pomaga
term-refuse = nie
term-accept = zgoda
term-change = spróbować innym sposobem
term-way-cost = spróbować jeszcze raz i zapłacić
term-withdraw = odpuścić
term-way-gm = dość się zmieniło
term-combat = w rundach
term-one_test = jako jeden test
term-how-free = swobodnie, bez rund
term-spend = wydać żeton Pancerza
term-take = stracić Serce
term-blocked = nie przechodzi
term-allowed = przechodzi
term-keep = zostawić wynik
term-step = większa kość
term-reroll = przerzut
term-plus = dodać 1 do sumy
term-cost = sukces z kosztem
term-attribute = lepsza cecha
term-heart = jeszcze jedno Serce
term-pick-power = jeszcze jeden Punkt Mocy
term-trait = nowy Atut

## Doing things, and how matters stand

term-attack = zaatakować
term-test = spróbować czegoś
term-assist = pomóc sojusznikowi
term-power = użyć mocy
term-equipment = użyć ekwipunku
term-interact = użyć czegoś w scenie
term-reconsiders = zastanowić się jeszcze raz
term-revive = podnieść powalonego sojusznika
term-free = bez walki
term-heroes = działają bohaterowie
term-foes = działają przeciwnicy
term-over = walka skończona
term-down = Powalony
term-dead = nie żyje
term-out = poza walką
term-conflict_over = walka skończona
term-gift = dar od MG
term-breather = krótka przerwa
term-safe = bezpieczny odpoczynek

## What the GM and the players are asked for, piece by piece

field-uncertain = Czy może pójść różnie?
field-at_stake = Czy porażka coś by znaczyła?
field-decision = Więc co robimy?
field-difficulty = Trudność (3 łatwe, 4 normalne, 5 trudne, 6 bardzo trudne, 8 bohaterskie, 12 legendarne)
field-stakes = Co się stanie w razie porażki
term-stakes-open = jak potoczy się opowieść
field-helps = Co pomaga (po przecinku)
field-hinders = Co przeszkadza (po przecinku)
field-nde-call-name = Który Talent
field-nde-strike-name = Który Talent
field-nde-power-name = Który Talent
field-does = Co daje w tym teście
field-counted = Co z tego jest już wliczone w Trudność
field-nde-call-talents = Talent, który tu pasuje
field-nde-strike-talents = { field-nde-call-talents }
field-nde-power-talents = { field-nde-call-talents }
field-overrule = Czy tym razem znosimy zwykłe ograniczenia?
field-unrelated = Czy to nie rusza licznika?
field-ignore = Co tym razem pomijamy, np. cover lub range
field-extreme = Co z tego jest skrajne i liczy się podwójnie (po przecinku)
field-stays = Gdzie się liczy
field-way = Co dalej
field-text = Własnymi słowami
field-pick = Co się rozwija
field-attribute = Cecha
field-trait = Nowy Atut, jednym zdaniem
field-harm_wanted = Czy jedna strona chce skrzywdzić drugą?
field-order_matters = Czy ważne jest, kto kiedy działa?
field-how = Jak to rozgrywamy
field-hurts = Czy cios dochodzi celu?
field-die = Ile ścian ma kość przeciwnika
field-reach = Liczba, którą musi osiągnąć przeciwnik
field-declined = Niechciane stopnie w górę (po przecinku)
field-luck = Łut Szczęścia za każdą większą kość (po przecinku)
field-kind = Jakiego rodzaju
field-bargain = Czy to propozycja: sukces za taki koszt?
field-cost = Czy to koszt, a nie komplikacja?
field-id = Co wybierasz
field-detail = Jak, własnymi słowami
field-level = Jak silna jest ta moc
field-nde-power-cost = Koszt w Punktach Mocy
field-ordinary = Czy to nic ponad zwykłe możliwości?
field-needs_line = Czy potrzebna jest czysta linia działania?
field-damage = Ile Serc traci każdy trafiony przeciwnik
field-heals = Ile Serc przywraca
term-spare = oszczędza
term-strike = atakuje
field-refused = Takiej mocy tu nie ma?
term-held = unieruchomienie
term-shaken = szok
term-shielded = osłona mocy
term-boosted = wzmocnienie
term-helped = pomoc sojusznika
term-disarm = rozbrojenie
term-knockdown = powalenie
term-push = wypchnięcie z osłony
