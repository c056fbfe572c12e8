### Stres i jego konsekwencje: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_stress_tracks = Dwa tory stresu
    .gist = Jeden dla ciała, drugi dla umysłu; każdy zapełnia się i goi osobno.

nova6_stress_type-to-track = Który tor
    .gist = Obrażenia fizyczne trafiają na jeden, psychiczne na drugi.

nova6_stress_thresholds = Cztery i osiem
    .gist = Poniżej 4 obrażenia to STRES, od 4 oszołomienie, a od 8 obezwładnienie.

nova6_stress_default-boxes = Sześć pól
    .gist = Każdy tor ma trzy pola STRESU, dwa oszołomienia i jedno obezwładnienia: 3/2/1.

nova6_stress_extra-physique = Więcej pól dla ciała
    .gist = Każde 2 stopnie Krzepy dodają pole fizyczne: przy 1 żadnego, przy 2 lub 3 jedno, przy 4 dwa.

nova6_stress_extra-resolve = Więcej pól dla umysłu
    .gist = Każde 2 stopnie Woli dodają pole psychiczne.

nova6_stress_extra-talents = Więcej pól z talentów
    .gist = Niektóre talenty dodają pola; Twardy to jedno więcej dla ciała.

nova6_stress_extra-order = Gdzie trafiają kolejne pola
    .gist = Pierwsze to obezwładnienie, drugie oszołomienie, trzecie STRES i znowu od początku: 3/2/2, 3/3/2, 4/3/2, 4/3/3.

nova6_stress_extras-npc = Pola statystów
    .gist = Statyści wśród postaci niezależnych mają 1/1/1.

nova6_stress_soak-first = Najpierw pochłanianie
    .gist = Pochłanianie odejmuje się, zanim spojrzy się na progi: 9 przy pochłanianiu 2 to 7, czyli oszołomienie.

nova6_stress_zero = Nic nie przeszło
    .gist = Gdy zostaje 0, nie zapełnia się żadnego pola i nie ma czego zmniejszać.

nova6_stress_fill-stressed = Od jednego do trzech
    .gist = Zapełnia pole STRESU.

nova6_stress_fill-staggered = Od czterech do siedmiu
    .gist = Zapełnia pole oszołomienia.

nova6_stress_fill-incapacitated = Osiem i więcej
    .gist = Zapełnia pole obezwładnienia.

nova6_stress_box-duration = Pola mają czas
    .gist = W pole wpisuje się literę czasu trwania obrażeń.

nova6_stress_one-box-per-attack = Jedno pole na atak
    .gist = Ile by było obrażeń, jeden atak zapełnia jedno pole.

nova6_stress_vulnerable = Chyba że masz na to wrażliwość
    .gist = Przy tym, na co masz wrażliwość, mogą to być dwa pola.

nova6_stress_overflow = Brak pola na tym poziomie
    .gist = Wtedy zapełnia się pole następnego poziomu.

nova6_stress_overflow-end = Brak jakiegokolwiek pola
    .gist = Wtedy jest to obezwładnienie, z dodatkowym polem, w które wpisuje się czas.

nova6_stress_consequence-when = Kiedy poziom działa
    .gist = Konsekwencja zaczyna się, gdy wszystkie pola tego poziomu na torze są pełne; jedno z dwóch pól oszołomienia to jeszcze nie oszołomienie.

nova6_stress_incap-other = Wyłączenie w inny sposób
    .gist = Jeśli jakiś efekt cię obezwładnia, a twoje pole jest pełne, dostajesz dodatkowe z czasem tego efektu.

nova6_stress_excess = Dwanaście i więcej
    .gist = Odejmij 11, resztę podziel na pół i zaokrąglij w dół: o tyle szczebli dłużej to trwa. Przy 12 nic, przy 13 i 14 jeden, przy 15 dwa, przy 17 trzy.

nova6_stress_excess-stunts = Wyczyny ponad dwanaście
    .gist = Przy 12 obrażeniach kolejny punkt wyczynu lepiej wydać na czas: o szczebel dłużej.

nova6_stress_excess-cap = Dłużej niż na stałe się nie da
    .gist = Szczeble kończą się na stałym [P].

nova6_cons_stressed = STRES
    .gist = Gdy na torze nie ma już wolnego pola STRESU, inni mogą go przeciw tobie przywoływać, ile chcą, nawet dwa razy przy jednym rzucie, za każdym razem za 1 punkt fabuły.

nova6_cons_staggered = Oszołomienie
    .gist = Wszystkie twoje akcje mają −1d, reakcje też.

nova6_cons_staggered-both = Podwójne oszołomienie
    .gist = Przy oszołomieniu ciała i umysłu masz −2d.

nova6_cons_incap-stay = Zostajesz w grze
    .gist = Gdy twoje pola obezwładnienia są pełne, możesz raz na scenę zapłacić 1 punkt fabuły i zostać. Pole zostaje pełne.

nova6_cons_incap-again = I znowu trafienie
    .gist = Kolejne trafienie tego poziomu daje dodatkowe pole i teraz już wypadasz, bez drugiej szansy na pozostanie.

nova6_cons_incap-all-clear = Długi powrót
    .gist = Jeśli masz takie dodatkowe pole, przed powrotem muszą zniknąć wszystkie twoje pola obezwładnienia.

nova6_cons_incap-clear-one = Krótki powrót
    .gist = Jeśli go nie masz, wystarczy jedno wyczyszczone pole.

nova6_cons_incap-multi = Dwa pola do zapełnienia
    .gist = Kto ma dwa pola obezwładnienia, po pierwszym jeszcze stoi.

nova6_cons_incap-effect = Obezwładnienie
    .gist = Do końca sceny nic już nie robisz, nawet nie reagujesz.

nova6_cons_incap-narrate = Opowiedz, jak
    .gist = Kto cię wyłącza z gry, opowiada, jak to wygląda, zgodnie z tym, co cię zraniło.

nova6_cons_incap-return = Kiedy wracasz
    .gist = Decyduje czas w polu: przy scenie [S] wykonujesz test powrotu do sił, gdy scena się kończy.

nova6_end_group-decides = Czy bohaterowie mogą zginąć?
    .gist = To wasza decyzja. Nowy stół ma wszystkie cztery przełączniki wyłączone i nawet 20 obrażeń tylko wyłącza z gry.

nova6_end_option-overkill = Koniec: jeden wielki cios
    .gist = Jeśli stół tego chce, 12 obrażeń lub więcej to koniec postaci; 11 jeszcze nie.

nova6_end_option-while-out = Koniec: cios w leżącego
    .gist = Jeśli stół tego chce, dla obezwładnionej postaci dowolne obrażenia to koniec.

nova6_end_option-while-out-save = Koniec: nie w ciebie celowano
    .gist = Jeśli tak gracie, a celem był ktoś inny, ratuje cię pokonanie z Krzepy albo Woli.

nova6_end_option-stabilise = Koniec: nikt nie przyszedł
    .gist = Jeśli stół tego chce, pod koniec sceny ktoś musi skutecznie leczyć postać z polem obezwładnienia. Bez tego jest stracona.

nova6_dmgres_order-1 = Obrażenia, krok 1: utwardzenie
    .gist = Utwardzenie odejmuje się od przebicia: 2 przeciw 1 zostawia 1.

nova6_dmgres_order-2 = Obrażenia, krok 2: przebicie
    .gist = Pozostałe przebicie zmniejsza pochłanianie o połowę: z 5 robi się 2.

nova6_dmgres_order-3 = Obrażenia, krok 3: pochłanianie
    .gist = Potem odejmuje się pochłanianie: 6 minus 2 to 4.

nova6_dmgres_order-4 = Obrażenia, krok 4: progi
    .gist = To, co zostało, mówi, który poziom jest trafiony; 4 to oszołomienie.

nova6_dmgres_order-5 = Obrażenia, krok 5: wyjścia
    .gist = Teraz możesz ustąpić, coś poświęcić, przyjąć poważny aspekt albo nic nie robić. Widzisz, co da każde z nich: z 5 obrażeń ustąpienie robi 1, a tarcza albo poważny aspekt 3.

nova6_dmgres_order-6 = Obrażenia, krok 6: pole
    .gist = Zapełnia się jedno pole i wpisuje czas; jeśli na tym poziomie nie ma wolnego, to na następnym.

nova6_dmgres_full = Obrażenia od początku do końca
    .gist = Osłona, pancerz, miękkie pochłanianie i reszta, po kolei. 9 z przebiciem 1 przeciw osłonie 5, pancerzowi 4 z utwardzeniem 1 i miękkim 2: osłona jest warta 2, pancerz pełne 4, miękkie pochłanianie 1, dochodzą 2.

nova6_reduce_concede-when = Ustąpienie: kiedy
    .gist = W każdej chwili konfliktu, przed rzutem, w jego trakcie albo po nim, z opowieścią, która pasuje. Poza konfliktem nie ma komu ustępować.

nova6_reduce_concede-benefit = Ustąpienie: co w zamian
    .gist = Wybierasz jedno: punkt fabuły, efekt mniejszy o 2 punkty wyczynu albo 4 obrażenia mniej.

nova6_reduce_concede-out = Ustąpienie: odchodzisz
    .gist = Scena toczy się dalej bez ciebie, a ty współdecydujesz, jak z niej schodzisz. Samo ustąpienie nie zapełnia pola; obrażenia, które zostały, owszem.

nova6_reduce_sacrifice = Poświęcenie
    .gist = Oddaj ekwipunek albo zasób, który mógł przyjąć cios: 2 obrażenia mniej albo 1 punkt wyczynu mniej przy innym efekcie.

nova6_reduce_sacrifice-useful = Poświęcenie: coś, czego szkoda
    .gist = Coś szczególnie przydatnego jest warte 4 obrażenia albo 2 punkty wyczynu, a nawet więcej, jeśli MG tak powie.

nova6_reduce_sacrifice-signature = Poświęcenie: zasób popisowy
    .gist = Odejmuje 4 obrażenia albo 2 punkty wyczynu, a nawet więcej, jeśli bardzo dużo znaczy.

nova6_reduce_sacrifice-approval = Poświęcenie: MG się zgadza
    .gist = Strata musi coś znaczyć, a MG musi się zgodzić. Odmowa niczego nie zmienia.

nova6_reduce_sacrifice-not-temp = Poświęcenie: nic na poczekaniu
    .gist = Zasoby z twoich akcji, które i tak same znikną, się nie liczą.

nova6_reduce_grave = Poważny aspekt
    .gist = Zamiast tego przyjmij ślad, który zostaje: 2 obrażenia mniej i aspekt, który trwa o szczebel dłużej niż obrażenia.

nova6_reduce_grave-repeat = Poważny aspekt: jeszcze poważniej
    .gist = Każdy szczebel dłużej odejmuje kolejne 2, aż do stałego [P]. Od trwałego [L] to trzy szczeble.

nova6_reduce_grave-limit = Poważny aspekt: jeden na scenę
    .gist = Drugiego w tej samej scenie nie ma.

nova6_reduce_grave-remove = Poważny aspekt: jak się goi
    .gist = Goi go czas, jak każdy inny efekt, a w opowieści może też opieka: Bystrość (medycyna) dla ciała, Interakcja (terapia) dla umysłu.

nova6_reduce_grave-npc = Poważny aspekt: tylko bohaterowie
    .gist = Postacie niezależne nie mogą go przyjąć.

nova6_reduce_combine = Wszystko naraz
    .gist = Przy jednym trafieniu możesz to łączyć: 9 minus poświęcenie i minus poważny aspekt to 5.
