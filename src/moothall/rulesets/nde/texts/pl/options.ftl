### What a table may set for itself: each option, and what each of its values changes.

## Dice and distance

option_dice_mode = Kości przy stole
    .meaning = Które kości rozstrzygają testy w całej grze.
option_dice_mode_ladder = Pięć kości
    .meaning = Każdy test to jeden rzut jedną kością: d4, d6, d8, d12 lub d20 w drugiej edycji, a d6, d8, d10, d12 lub d20 w pierwszej.
option_dice_mode_2d6 = Dwie kości sześciościenne
    .meaning = Każdy test to suma dwóch d6 i modyfikatora: do 6 porażka, od 7 do 9 sukces z ceną, od 10 czysty sukces.
option_dice_mode_d6 = Same kości sześciościenne
    .meaning = Każdy test to jeden rzut d6 przeciw progowi, który zależy od poziomu bohatera: od 3 u Mistrza do 6 u kogoś Bez biegłości.

option_positioning = Gdzie kto stoi
    .meaning = Jak stół pilnuje odległości.
option_positioning_zones = Strefy
    .meaning = Odległości to Blisko, Niedaleko, Daleko i Bardzo daleko, a jeden Ruch zmienia odległość o jedną strefę.
option_positioning_grid = Plansza w kratę
    .meaning = Każdy stoi na swojej kratce i przechodzi do 5 kratek na turę.
option_positioning_none = Bez odległości
    .meaning = Odległość niczego nie uniemożliwia; stół po prostu się dogaduje.

option_zone_model = Jak liczyć strefy
    .meaning = Między czym mierzy się strefę.
option_zone_model_pairs = Między dwiema postaciami
    .meaning = Każde dwie postacie mają własną odległość; Ruch zmienia tę, którą wskażesz, o 1 strefę, a pozostałe poprawia MG.
option_zone_model_track = Wzdłuż toru
    .meaning = Strefy to miejsca w jednym rzędzie, więc przejście o 1 strefę zmienia odległość do wszystkich.

## Tests

option_max_rule = Najwyższa ścianka poniżej liczby
    .meaning = Co się dzieje, gdy nawet najwyższa ścianka kości to za mało, np. 6 na d6 przy Trudności lub TN 8.
option_max_rule_always = Sukces wyjątkowy
    .meaning = Najwyższa ścianka jest sukcesem wyjątkowym przy każdej liczbie, aż do 12.
option_max_rule_plain = Zwykły sukces
    .meaning = Najwyższa ścianka daje sukces, ale poniżej wymaganej liczby bez dodatkowej korzyści: 6 na d6 przy 8 po prostu się udaje.
option_max_rule_must_meet = Trzeba osiągnąć liczbę
    .meaning = Poniżej wymaganej liczby najwyższa ścianka jest porażką jak każda inna, więc d6 nie ma szans przy 8.

option_custom_t = Inne liczby
    .meaning = Czy przy wyborze Trudności lub TN MG musi się trzymać zwykłych liczb.
option_custom_t_off = Tylko zwykłe liczby
    .meaning = W drugiej edycji do wyboru są tylko 3, 4, 5, 6, 8 i 12, a w pierwszej tylko 4, 6, 8 i 12.
option_custom_t_on = Dowolna liczba
    .meaning = MG może też wybrać liczby takie jak 7 albo 10.

option_stakes = Nazwanie stawki
    .meaning = Czy MG musi przed rzutem powiedzieć, co oznacza porażka.
option_stakes_required = Obowiązkowe
    .meaning = Kość czeka na stole, aż MG nazwie stawkę; wystarczy jedno słowo.
option_stakes_optional = Dowolne
    .meaning = Gracz może rzucać od razu, nawet jeśli MG nie powie, co oznacza porażka.

option_fail_prompt = Po zwykłej porażce
    .meaning = Czy każda porażka musi coś przynieść.
option_fail_prompt_required = Zawsze coś
    .meaning = Po każdej porażce MG podaje komplikację albo koszt, zanim gra pójdzie dalej.
option_fail_prompt_optional = Jeśli pasuje
    .meaning = MG może poprzestać na porażce; tylko wyrzucona 1 nadal wymaga komplikacji.

option_gm_bargain = Układy z MG
    .meaning = Czy po nieudanym rzucie MG może zaproponować sukces z kosztem.
option_gm_bargain_off = Bez układów
    .meaning = Sukces z kosztem wymaga Łutu Szczęścia albo, przy 2d6, sumy od 7 do 9.
option_gm_bargain_on = Układy dozwolone
    .meaning = MG może go zaproponować w miejsce każdej porażki, a gracz nie wydaje na to Łutu Szczęścia.

## Steps, help and Talents

option_step_slots = Jak sumują się zmiany kości
    .meaning = Ile zmian w górę i w dół może się liczyć w jednym teście.
option_step_slots_slots = Każde źródło osobno
    .meaning = Sytuacja lub Talent dają 1 rozmiar w górę, pomoc jeszcze 1, każdy Łut Szczęścia swój, a utrudnienia razem 1 rozmiar w dół.
option_step_slots_strict = Raz w górę, raz w dół
    .meaning = Wszystkie źródła razem dają najwyżej 1 rozmiar w górę i 1 w dół i nikt nie płaci za taki, który by się nie liczył.
option_step_slots_free = Liczy się wszystko
    .meaning = Każde ułatwienie i każde utrudnienie zmienia kość o 1 rozmiar, aż do d4 albo d20.

option_tn_shifts = Jak sumują się stopnie TN
    .meaning = Jak daleko kilka dobrych i złych warunków może przesunąć TN jednego testu.
option_tn_shifts_net = Każda strona raz
    .meaning = Wszystkie gorsze warunki razem podnoszą TN o 1 stopień, a wszystkie lepsze razem obniżają je o 1; strona, którą MG uzna za skrajną, liczy się za 2, a Talent obniża TN jeszcze o 1.
option_tn_shifts_sum = Liczy się każdy warunek
    .meaning = Każdy gorszy warunek podnosi TN o 1 stopień, a każdy lepszy obniża je o 1, więc ciemność, lód i pośpiech to razem 3 stopnie.

option_max_helpers = Pomocnicy w teście
    .meaning = Ilu sojuszników może najwyżej pomóc w tym samym teście.
option_max_helpers_1 = Jeden
    .meaning = Pomóc może tylko 1 sojusznik, a pozostali zachowują swoją Akcję.

option_talents = Talenty
    .meaning = Czy bohaterowie mają Talenty.
option_talents_on = Z Talentami
    .meaning = Każdy bohater ma 2 Talenty i 1 z nich może się liczyć w teście.
option_talents_off = Bez Talentów
    .meaning = Nikt nie ma Talentów, a karta postaci o nie nie pyta.

option_trait_effect = Atuty a kość
    .meaning = Czy Atut zdobyty przez rozwój może zmienić kość.
option_trait_effect_fiction = Tylko opowieść
    .meaning = Atut otwiera możliwości w opowieści i nigdy nie rusza kości.
option_trait_effect_as_talent = Jak Talent
    .meaning = Atut może się liczyć jako ten 1 Talent w teście.

## Luck

option_luck_per_test = Szczęście w jednym teście
    .meaning = Ile Łutów Szczęścia gracz może włożyć w jeden test.
option_luck_per_test_any = Ile masz
    .meaning = Możesz wydawać jeden Łut Szczęścia po drugim, aż do ostatniego.
option_luck_per_test_1 = Jeden
    .meaning = Po 1 Łucie Szczęścia na ten test nie można wydać więcej.

option_luck_over_limit = Więcej niż dwa Łuty Szczęścia
    .meaning = Czy Łut Szczęścia od MG może wynieść bohatera ponad 2.
option_luck_over_limit_on = Dozwolone
    .meaning = Bohater z 2 Łutami Szczęścia może dostać trzeci; następna sesja przywraca 2.
option_luck_over_limit_off = Najwyżej dwa
    .meaning = Kto ma 2 Łuty Szczęścia, nie może dostać kolejnego.

option_luck_on_one = Wykupienie jedynki
    .meaning = Czy po wyrzuconej 1 można za Łut Szczęścia kupić sukces z kosztem.
option_luck_on_one_on = Dozwolone
    .meaning = 1 Łut Szczęścia robi z niej sukces z kosztem, a cena zastępuje komplikację.
option_luck_on_one_off = Tylko przerzut
    .meaning = Po 1 możesz wydać 1 Łut Szczęścia na drugi rzut, ale nie na kupiony sukces.

## Fights

option_ranged_limit = Granica dalekich strzałów
    .meaning = Czy na planszy w kratę trudniej trafić odległe cele.
option_ranged_limit_off = Bez granicy
    .meaning = Do każdego widocznego celu strzela się tak samo, z 5 kratek i z 50.
option_ranged_limit_10 = Dziesięć kratek
    .meaning = Od 11. kratki strzał jest o stopień trudniejszy.

option_legacy_shift = Co znaczy o stopień trudniej
    .meaning = Co zmieniają dalekie strzały i tłumy pachołków: kość czy liczbę.
option_legacy_shift_die = Mniejsza kość
    .meaning = Rzucasz kością o 1 rozmiar mniejszą i to jest twoje utrudnienie w tym teście.
option_legacy_shift_t = Wyższa liczba
    .meaning = Kość zostaje, a liczba do osiągnięcia idzie o jedno miejsce w górę, np. z 6 na 8; 12 zostaje 12.

option_crowd = Tłumy pachołków
    .meaning = Czy pachołki, które otaczają bohatera, coś zmieniają.
option_crowd_ask = Decyduje MG
    .meaning = W każdym teście MG wybiera: o stopień trudniej, 1 komplikacja więcej po porażce albo nic.
option_crowd_off = Bez różnicy
    .meaning = Bohater rzuca wśród dziesięciu pachołków tak samo jak przeciw jednemu.

option_crowd_min = Wielkość tłumu
    .meaning = Od ilu pachołków tuż przy bohaterze mówimy o tłumie.
option_crowd_min_2 = Dwóch
    .meaning = MG jest pytany, gdy tylko 2 pachołków napiera na tego samego bohatera.

option_foe_action = Jak atakują przeciwnicy
    .meaning = Kto rzuca, gdy przeciwnik uderza w bohatera.
option_foe_action_player_test = Rzuca gracz
    .meaning = Bohater wykonuje test, zwykle przeciw Obronie lub TN przeciwnika, i po porażce traci 1 Serce.
option_foe_action_gm_fiat = Decyduje MG
    .meaning = Nikt nie rzuca; MG mówi, który bohater traci 1 Serce.
option_foe_action_foe_roll = Rzuca przeciwnik
    .meaning = MG wybiera kość i liczbę dla przeciwnika; jeśli kość ją osiągnie, bohater traci 1 Serce.

option_foe_space = Przestrzeń a przeciwnicy
    .meaning = Czy zasięg, linia i osłona obowiązują przeciwników tak jak bohaterów.
option_foe_space_bound = Obowiązują
    .meaning = Przeciwnik poza zasięgiem nie atakuje, chyba że MG to pominie, a osłona pomaga bohaterowi uniknąć strzału.
option_foe_space_free = Tylko bohaterów
    .meaning = O tym, kogo dosięga przeciwnik, decyduje wyłącznie MG, a osłona bohatera nie zmienia rzutu.

option_effects = Trwające efekty
    .meaning = Co wynika z tego, że przeciwnik został rozbrojony albo powalony, a bohater upadł lub stracił broń.
option_effects_bite = Działają w grze
    .meaning = Efekt leży na karcie, dopóki się nie skończy. Pomaga atakującym tę postać, a jej samej przeszkadza; tarcza i wzmocnienie jej pomagają.
option_effects_told = Są opowiadane
    .meaning = Efekt jest nazwany i widoczny, a o tym, co zmienia, decyduje MG.

option_minion_defense = Obrona pachołków
    .meaning = Liczba potrzebna, żeby trafić nowego pachołka.
option_minion_defense_5 = Pięć
    .meaning = Nowe pachołki mają Obronę 5, jak każdy typowy przeciwnik.
option_minion_defense_4 = Cztery
    .meaning = Nowe pachołki mają Obronę 4, jak słaby przeciwnik.

option_x_effect_damage = Obrażenia obok efektu
    .meaning = Czy wyjątkowy atak nadal rani, gdy gracz zamiast większych obrażeń wybierze efekt, np. rozbrojenie przeciwnika.
option_x_effect_damage_1 = Także zwykłe obrażenia
    .meaning = Przeciwnik ponosi skutki efektu, a do tego traci 1 Serce albo dostaje 1 Ranę.
option_x_effect_damage_0 = Sam efekt
    .meaning = Przeciwnik ponosi skutki efektu i nic poza tym mu się nie dzieje.

option_elites = Elity
    .meaning = Czy między pachołkami a bossami są jeszcze inni przeciwnicy.
option_elites_on = Z elitami
    .meaning = MG może wprowadzać pachołki, elity z TN 8 i 2 Ranami oraz bossów.
option_elites_off = Bez elit
    .meaning = Każdy przeciwnik to pachołek albo boss.

option_retaliation = Odwet
    .meaning = Czy nieudany atak kosztuje atakującego Serce.
option_retaliation_off = Wyłączony
    .meaning = Pudło nie zabiera Serc; czy wynika z niego coś innego, mówi MG.
option_retaliation_melee = W walce wręcz
    .meaning = Za każde pudło wręcz tracisz 1 Serce, o ile przeciwnik miał jak oddać cios.
option_retaliation_reach = Wszędzie, gdzie cię dosięgną
    .meaning = Za każde pudło, także przy strzale, tracisz 1 Serce, o ile przeciwnik miał jak oddać cios.

## Powers, harm and rest

option_power_target = Liczba dla mocy przeciw komuś
    .meaning = Co musi osiągnąć moc wymierzona w przeciwnika.
option_power_target_higher = Wyższa z dwóch
    .meaning = Rzucasz przeciw liczbie poziomu mocy albo liczbie przeciwnika, zależnie od tego, która wyższa: gdy moc Standard mierzy w bossa, liczy się ta bossa.
option_power_target_defense = Liczba przeciwnika
    .meaning = Liczy się tylko Obrona lub TN przeciwnika: na pachołka silna moc jest równie łatwa jak moc Standard.
option_power_target_level = Liczba poziomu mocy
    .meaning = Liczy się tylko Trudność lub TN poziomu mocy: moc Standard na bossa jest równie łatwa jak na pachołka.

option_power_heal = Serca z leczenia
    .meaning = Ile Serc przywraca moc lecząca, nigdy ponad maksimum.
option_power_heal_2 = Dwa
    .meaning = Udana moc lecząca przywraca 2 Serca.

option_death_when_down = Śmierć przy zerze Serc
    .meaning = Co kolejna rana robi bohaterowi, który ma już 0 Serc.
option_death_when_down_off = Nikt nie ginie
    .meaning = Bohater zostaje przy 0 Serc i nadal można go podnieść.
option_death_when_down_on = Rana zabija
    .meaning = Bohater z 0 Serc, który miałby stracić kolejne, ginie.

option_recovery = Jak bohaterowie dochodzą do siebie
    .meaning = Kiedy wracają Serca oraz Punkty Mocy lub Mana.
option_recovery_layered = Stopniowo
    .meaning = Koniec konfliktu daje 1 Punkt Mocy lub 1 Manę, krótka przerwa wszystkie Serca, a bezpieczny odpoczynek jedno i drugie w całości.
option_recovery_full = Wszystko naraz
    .meaning = Po konflikcie wystarczy chwila spokoju, żeby wróciły wszystkie Serca i wszystkie Punkty Mocy lub cała Mana.
option_recovery_harsh = Surowo
    .meaning = Koniec konfliktu daje 1 Punkt Mocy lub 1 Manę, a Serca wracają dopiero po bezpiecznym odpoczynku.

option_armor_token = Żetony Pancerza
    .meaning = Czy ochrona może ocalić Serce.
option_armor_token_off = Wyłączone
    .meaning = Ochrona to tylko opis i każde trafienie kosztuje swoje Serca.
option_armor_token_on = Włączone
    .meaning = Bohater z ochroną może raz w każdej scenie zignorować stratę 1 Serca.

option_clock = Licznik
    .meaning = Czy scenę gra się na czas; MG ustala to scena po scenie.
option_clock_off = Bez licznika
    .meaning = Porażki w tej scenie nie przybliżają żadnego terminu.
option_clock_on = Licznik chodzi
    .meaning = Każda porażka w tej scenie przesuwa licznik o 1, a gdy się zapełni, nadchodzi to, co zapowiedział MG.

## Playing with two six-sided dice

option_exceptional_2d6 = Sukces wyjątkowy przy dwóch kościach
    .meaning = Co liczy się jako 12, gdy gracie 2d6.
option_exceptional_2d6_total12plus = Suma co najmniej 12
    .meaning = Kości z modyfikatorem muszą dać razem 12 lub więcej.
option_exceptional_2d6_natural12 = Dwie szóstki
    .meaning = Na obu kościach musi wypaść 6, bez względu na modyfikator, byle suma wyniosła 10 lub więcej.
option_exceptional_2d6_exact12 = Suma dokładnie 12
    .meaning = Kości z modyfikatorem muszą dać razem 12, a 13 to zwykły pełny sukces.

option_reroll_2d6 = Drugi rzut dwiema kośćmi
    .meaning = Która suma się liczy, gdy Łut Szczęścia kupi drugi rzut 2d6.
option_reroll_2d6_better = Lepsza
    .meaning = Liczy się lepsza z 2 sum.
option_reroll_2d6_new = Nowa
    .meaning = Liczy się druga suma, nawet jeśli jest niższa od pierwszej.

option_difficulty_2d6 = Trudność przy dwóch kościach
    .meaning = Czy Trudność i Obrona coś znaczą, gdy gracie 2d6.
option_difficulty_2d6_flat = Nie znaczą
    .meaning = Liczy się tylko suma: od 7 do 9 sukces z ceną, od 10 czysty, czy to pachołek, czy boss.
option_difficulty_2d6_tiered = Jako modyfikatory
    .meaning = Trudność lub Obrona 3 daje +1, 4 i 5 niczego nie zmieniają, 6 daje −1, 8 daje −2, a 12 daje −3.

## Playing with six-sided dice only

option_start_d6 = Pierwsze poziomy
    .meaning = Jaki poziom mają dwie słabsze cechy nowego bohatera, gdy gracie samymi d6; cecha jego roli ma poziom Wyszkolony.
option_start_d6_parity = Jak przy pięciu kościach
    .meaning = Obie mają poziom Bez biegłości i potrzebują 6; taką samą szansę ma d6 przeciw TN 6.
option_start_d6_gentle = Łagodnie
    .meaning = Obie mają poziom Nowicjusz i potrzebują co najmniej 5.
