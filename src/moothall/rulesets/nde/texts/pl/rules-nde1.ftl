### The rules of the first edition: a title for each, and its gist as a player needs it at the table.

## Setting up

nde1_dice_set = Pięć kości, rzut jedną
    .gist = Test to jeden rzut kością d6, d8, d10, d12 lub d20. Taki komplet wystarczy całemu stołowi; d4 się nie używa.

nde1_setup_grid = Plansza z kratek
    .gist = Rozłóżcie kartkę w kratkę, matę albo wirtualną planszę i dajcie każdemu pionek; wszystkie odległości liczy się w kratkach. W walce nie może działać ten, czyjego pionka nie ma na planszy.

nde1_setup_dice-mode = W domu same d6?
    .gist = Zanim zaczniecie, ustalcie, czy gracie wszystkimi pięcioma kośćmi, czy w wariancie na same d6. Przy stole z tym wariantem nie rzuca się już żadną inną kością.

nde1_seat_powers = MG i gracze
    .gist = Świat, przeciwnicy, TN i następstwa są w rękach MG. Każdy gracz mówi za jednego bohatera i wykonuje jego rzuty.

## Making a hero

nde1_char_parts = Bohater z trzech części
    .gist = Wybierz rolę, zapisz kości jej trzech cech, a do tego Serca i Manę. Możesz dopisać zdanie o tym, kim jest bohater, ale nikt tego nie wymaga.

nde1_char_one-role = Wojownik, Łotr albo Mag
    .gist = Mocną stroną Wojownika jest Siła, Łotra Zręczność, a Maga Magia. Każdy bohater ma dokładnie jedną z tych trzech ról.

nde1_char_role-label = Własna nazwa roli
    .gist = Wojownik, Łotr i Mag to nazwy robocze. Jeśli w waszym świecie lepiej brzmi Pilotka, Kurier albo Wiedźma, wpisz to na kartę; nic poza tym się nie zmienia.

nde1_attr_scope = Trzy cechy
    .gist = Siła to krzepa, wytrzymałość, walka wręcz i przebijanie się przez przeszkody. Zręczność to refleks, szybkie nogi, pewna ręka, skradanie się i strzelanie, a Magia to wszystkie niezwykłe efekty, jakie zna wasz świat. Do każdego testu MG wybiera jedną z nich.

nde1_attr_dodge = Zejść z drogi
    .gist = Kto robi unik, rzuca na Zręczność, więc najlepiej wychodzi to Łotrom. Jeśli MG widzi scenę inaczej, używa się innej cechy.

nde1_attr_warrior = Kości Wojownika
    .gist = Nowy Wojownik ma Siłę d10, Zręczność d6 i Magię d6.

nde1_attr_rogue = Kości Łotra
    .gist = Nowy Łotr ma Zręczność d10, Siłę d6 i Magię d6.

nde1_attr_mage = Kości Maga
    .gist = Nowy Mag ma Magię d10, Siłę d6 i Zręczność d6. Tak jak w każdej roli kości są z góry ustalone i na początku nie można ich zamieniać.

nde1_res_start = Pięć Serc i trzy Many
    .gist = Każdy nowy bohater ma na start komplet: 5 Serc i 3 Many. Łutów Szczęścia w tej edycji nie ma.

nde1_talent_two = Wybór dwóch Talentów
    .gist = Daj bohaterowi dwa Talenty, każdy w słowie lub dwóch, jakie tylko wymyślisz. Stół może się bez nich obejść, ale warto je mieć.

nde1_talent_effect = Talent obniża TN
    .gist = Jeśli któryś z twoich Talentów naprawdę przydaje się w teście, MG może dać TN o stopień niższe, na przykład 6 zamiast 8. Czy się przydaje, ocenia MG.

nde1_talent_not-auto = Talent to nie gwarancja
    .gist = Niższe TN też trzeba osiągnąć, a rzut wciąż może pójść źle.

nde1_talent_one-per-test = Jeden Talent na test
    .gist = Choćby pasowały oba twoje Talenty, TN spada tylko za jeden z nich. MG może zrobić wyjątek i będzie to widać w dzienniku.

nde1_gear_list = Pakowanie ekwipunku
    .gist = Zapisz, czym walczysz, czyli broń albo inne narzędzie; do tego ochronę, jeśli chcesz ją mieć, i jeszcze trzy rzeczy, które mogą się przydać w drodze.

nde1_gear_permission = Co umożliwia ekwipunek
    .gist = Bez liny MG może uznać, że na urwisko nie da się wejść; z liną można o to rzucić. Samo to, że coś masz, nie zmienia żadnej liczby.

## Tests

nde1_test_when = Czy trzeba rzucać?
    .gist = Tylko jeśli jeszcze nie wiadomo, jak pójdzie, i jeśli niepowodzenie miałoby swoją cenę albo następstwa: jedno i drugie naraz. Przy prostych sprawach, gdy nic nie nagli, MG mówi po prostu „tak”.

nde1_test_declare = Czyn i cel
    .gist = Test zaczyna gracz: opowiada, co bohater robi i co ma z tego wyniknąć.

nde1_test_gm-attribute = Cechę wskazuje MG
    .gist = Siła, Zręczność czy Magia: MG wskazuje jedną, a ty rzucasz jej kością. Wojownik, od którego MG chce Magii, rzuca d6.

nde1_test_gm-tn = Najpierw TN, potem kość
    .gist = Zanim rzucisz, MG ustala TN na 4, 6, 8 albo 12 i mówi, czy warunki je przesuwają. Innych liczb, na przykład 5, na tej skali nie ma.

nde1_test_ladder = Cztery poziomy TN
    .gist = TN 4 to łatwe, 6 normalne, 8 trudne, a 12 bohaterskie. To po tych stopniach przesuwa się TN.

nde1_test_guidelines = Które TN wybrać
    .gist = Weź 4, gdy ktoś z odrobiną wprawy na ogół da radę, a 6 zawsze, gdy nic nie przemawia za czym innym. Weź 8, gdy trzeba jakiejś przewagi, planu albo fachowca, a 12, gdy nadzieję daje dopiero d12 lub d20, wspaniałe warunki albo jedno i drugie.

nde1_test_meet-or-beat = Wystarczy dorównać TN
    .gist = Rzut równy TN albo wyższy to sukces: przy TN 6 udaje się od szóstki w górę, a piątka to za mało.

nde1_test_fail = Poniżej TN
    .gist = Jeśli wypadnie mniej niż TN, to porażka i nie dzieje się to, na co liczysz. MG może na tym poprzestać albo dodać komplikację.

nde1_test_one = Wyrzucona jedynka
    .gist = Jedynka na kości to porażka z komplikacją, i to nawet przy TN 4. Tej komplikacji MG nie może pominąć.

nde1_test_complication-kinds = Co może pójść źle
    .gist = Najczęściej robi się głośno, mija czas, coś się gubi albo zużywa lub pogarsza się pozycja. MG może wymyślić cokolwiek innego.

nde1_test_max = Szczyt kości
    .gist = Najwyższa liczba na kości, którą trzymasz w ręku, to sukces wyjątkowy. Jeśli dzięki pomocy zamiast d10 masz d12, to 10 nie jest już szczytem; jest nim dopiero 12.

nde1_test_max-under-tn = Szczyt małej kości
    .gist = Kość, która pokazuje swoją najwyższą liczbę, daje sukces wyjątkowy także wtedy, gdy TN leży poza jej skalą, jak 10 na d10 przy TN 12. Stół może się umówić, że to zwykły sukces albo porażka.

nde1_test_benefit = Coś w dodatku
    .gist = Przy sukcesie wyjątkowym zyskujesz jeszcze jedną rzecz, która bierze się z samej sceny: większy efekt, mniejsze niebezpieczeństwo, więcej szybkości albo mniej hałasu. Gracz coś proponuje, a MG to potwierdza.

nde1_test_aftermath = Co wynika z testu
    .gist = Korzyść, komplikacja albo koszt należą odtąd do sceny i MG widzi je na początku listy tego, co ułatwia lub utrudnia następne testy. Znikają ze sceną albo gdy MG tak powie. Kto nosi uszkodzony sprzęt, ma trudniej, aż poświęci na to Akcję.

nde1_tn_no-plus = Rusza się TN, nie rzut
    .gist = Do rzutu nigdy niczego się nie dodaje ani od niego nie odejmuje. Gdy warunki mają znaczenie, TN idzie w górę lub w dół po stopniach 4, 6, 8 i 12.

nde1_tn_worse = Gorsze warunki
    .gist = Osłona, ciemność, śliski grunt, pośpiech, hałas lub rozproszenie podnoszą TN o stopień: z 4 na 6, z 6 na 8, z 8 na 12.

nde1_tn_better = Lepsze warunki
    .gist = Przygotowanie, dobre narzędzia, mocna pozycja, zaskoczenie lub niepodzielna uwaga obniżają TN o stopień: z 12 na 8, z 8 na 6, z 6 na 4.

nde1_tn_extreme = Skrajne warunki
    .gist = Jeśli coś przekracza wszelką miarę, MG może przesunąć TN od razu o dwa stopnie, na przykład z 4 na 8 albo z 12 na 6.

nde1_tn_net = Rachunek warunków
    .gist = Wszystko, co gorsze, to razem jeden stopień w górę, wszystko, co lepsze, to razem jeden w dół, a strona skrajna liczy się za dwa; TN przesuwa to, co zostaje po odjęciu. Talent zdejmuje jeszcze jeden stopień.

nde1_tn_under-4 = Poniżej TN 4
    .gist = Gdy stopnie prowadzą poniżej 4, sprawa jest właściwie załatwiona i MG zwykle mówi, że się udaje. Jeśli mimo to dochodzi do rzutu, to przeciw TN 4.

nde1_tn_over-12 = Powyżej TN 12
    .gist = Gdy stopnie prowadzą powyżej 12, szans prawie nie ma i zwykle trzeba mieć plan albo znaleźć inną drogę. Jeśli MG mimo to pozwoli rzucić, to przeciw TN 12.

nde1_tn_one-place = Nic nie liczy się dwa razy
    .gist = To, co MG bierze pod uwagę już przy wyborze TN, nie przesuwa go po raz drugi. Jeśli ktoś znów o tym wspomni, MG rozstrzyga, gdzie ma się liczyć.

## Helping and trying again

nde1_help_cost = Ile kosztuje pomoc
    .gist = W walce sojusznik oddaje na pomoc Akcję ze swojej tury, a poza walką wkłada w nią trochę wysiłku. Kto nie ma już Akcji, nie ma czego oddać.

nde1_help_effect = Pomoc daje większą kość
    .gist = Tylko w tym teście zamieniasz swoją kość na następną w szeregu: d6, d8, d10, d12, d20.

nde1_help_ceiling = Pomoc przy d20
    .gist = Większej kości niż d20 nie ma, więc pomoc nic tu nie poprawi. Dowiesz się o tym, zanim sojusznik odda Akcję na darmo.

nde1_help_one-helper = Jeden pomocnik na test
    .gist = Z reguły pomaga jeden sojusznik i nikt więcej. MG może dopuścić drugiego.

nde1_help_described = Pomoc musi mieć sens
    .gist = Pomocnik mówi, co robi: przytrzymuje drabinę, podaje narzędzia, zajmuje kogoś rozmową. MG może uznać, że tutaj to nie pomoże.

nde1_help_decline = Odmowa pomocy
    .gist = Propozycję pomocy możesz odrzucić, a sojusznik zachowuje Akcję. Przy TN 8 samą d6 udaje się częściej niż d8, bo na obu liczy się tylko najwyższa liczba.

nde1_help_and-tn = Pomoc i warunki razem
    .gist = Pomoc działa na kość, a warunki na TN, więc w jednym teście może być jedno i drugie. Kość d10 staje się d12, a dobra pozycja zbija zarazem TN z 12 na 8.

nde1_die_no-step-down = Kości nie maleją
    .gist = Przeszkody podnoszą TN, a kość zostawiają w spokoju. Po ciemku nadal rzucasz swoją d6, tylko przeciw TN 8 zamiast 6.

nde1_retry = Po nieudanym teście
    .gist = Tej samej próby nie można po prostu powtórzyć. Weź się do tego inaczej, pogódź się z komplikacją i rzuć jeszcze raz albo zrezygnuj.

## Squares and cover

nde1_grid_move = Ruch po kratkach
    .gist = Ruch niesie cię w turze na odległość do 5 kratek. Na skos liczy się tak samo jak prosto.

nde1_grid_split = Ruch wokół Akcji
    .gist = Swoje 5 kratek możesz przejść przed Akcją, po niej albo trochę przed, a trochę po.

nde1_cover_full = Cel całkiem ukryty
    .gist = Kogo pełna osłona kryje od stóp do głów, tego nikt nie trafi z dystansu; przy takim strzale nawet się nie rzuca.

nde1_cover_partial = Cel ukryty w części
    .gist = Jeśli coś zasłania część celu, TN ataku na dystans rośnie o stopień, przy pachołku z 6 na 8. W walce wręcz częściowa osłona nic nie zmienia.

nde1_cover_other = Osłona poza walką
    .gist = MG może liczyć osłonę także gdzie indziej i podnieść TN o stopień, na przykład gdy wypatrujesz strażnika za żywopłotem.

## Fighting

nde1_combat_start = Od kłótni do walki
    .gist = Na tury dzieli się grę, gdy ktoś naprawdę chce kogoś zranić, a kolejność czynów ma znaczenie. Na krótką i prostą bójkę wystarczy jeden test albo, jeśli MG tak woli, zwykła gra bez tur.

nde1_combat_order = Gracze, potem przeciwnicy
    .gist = W każdej rundzie zaczynają gracze i sami ustalają między sobą kolejność, a po nich przychodzi pora na przeciwników. Na bohatera, który pasuje albo jest Powalony, nikt nie czeka.

nde1_combat_no-initiative = Bez inicjatywy
    .gist = Nikt nie rzuca o pierwszeństwo i na żadnej karcie postaci nie ma na to liczby.

nde1_combat_turn = Ruch i jedna Akcja
    .gist = Każda tura daje ci Ruch na najwyżej 5 kratek i jedną Akcję; drugiej Akcji nie ma.

nde1_combat_actions = Pięć rodzajów Akcji
    .gist = W ramach Akcji możesz zaatakować, wykonać test cechy, użyć ekwipunku, pomóc sojusznikowi albo posłużyć się Magią.

nde1_attack_target = Wybór celu
    .gist = Zaatakować możesz każdego, kto jest w twoim zasięgu i do kogo prowadzi czysta linia działania. Jeśli brakuje jednego lub drugiego, kości zostają na stole.

nde1_attack_attribute = Siła, Zręczność lub Magia
    .gist = W walce wręcz rzuca się na Siłę, na dystans na Zręczność, a przy czarach na Magię. Łotr z nożem rzuca d6, a Mag z ognistym pociskiem d10.

nde1_foe_minion-tn = Trafić pachołka
    .gist = Żeby trafić pachołka, rzucasz przeciw TN 6.

nde1_foe_elite-tn = Trafić elitę
    .gist = Żeby trafić elitę, rzucasz przeciw TN 8.

nde1_foe_boss-tn = Trafić bossa
    .gist = Żeby trafić bossa, rzucasz przeciw TN 12.

nde1_hit_minion = Pachołki nie mają Ran
    .gist = Już pierwszy sukces przeciw pachołkowi usuwa go z walki.

nde1_hit_elite = Dwie Rany elity
    .gist = Sukces zadaje elicie 1 Ranę, a druga Rana ją pokonuje.

nde1_hit_boss = Trzy Rany bossa
    .gist = Sukces zadaje bossowi 1 Ranę, a trzecia Rana go pokonuje.

nde1_hit_hero = Gdy obrywa bohater
    .gist = Ktokolwiek uderza, celny cios zabiera bohaterowi 1 Serce.

nde1_hit_exceptional = Wyjątkowo w elitę lub bossa
    .gist = Wybierz: przeciwnik dostaje 2 Rany zamiast 1 albo dostaje 1 i do tego zostaje odepchnięty, rozbrojony lub musi oddać swoje miejsce. Z tego wszystkiego możesz mieć tylko jedno.

nde1_hit_exceptional-minion = Wyjątkowo w pachołka
    .gist = Na pachołka szkoda kolejnych Ran: po prostu pada, a ty proponujesz dodatkową korzyść jak po każdym sukcesie wyjątkowym.

nde1_foe_down-meaning = Poza walką, ale jak?
    .gist = Pokonany pachołek nie musi być martwy. Mógł uciec, stracić ducha albo leżeć przygnieciony; wpisz, co pasuje.

nde1_foe_no-elites = Gra bez elit
    .gist = Stół, który woli mieć jeszcze prostszych przeciwników, może pominąć elity; zostają wtedy pachołki i bossowie.

nde1_retaliation = Odwet
    .gist = Gdy twój atak nie sięga TN, a przeciwnik naprawdę miał jak się do ciebie dobrać, tracisz 1 Serce. Dotyczy to tak samo ciosów, strzałów i czarów.

nde1_retaliation_melee = Odwet z kratki obok
    .gist = Jeśli chybisz kogoś, kto stoi tuż przy tobie, może ci oddać, chyba że MG widzi dobry powód, dlaczego nie.

nde1_retaliation_ranged = Odwet za strzał
    .gist = Jeśli strzelasz z odkrytego miejsca i chybiasz kogoś, kto może odpowiedzieć tym samym, licz się z utratą Serca. Decyduje MG.

nde1_retaliation_safe = Poza ich zasięgiem
    .gist = Zza pełnej osłony albo stamtąd, gdzie nikt ci nie zagraża, pudło na ogół nie kosztuje Serca.

nde1_retaliation_partial = Odwet przy częściowej osłonie
    .gist = Jeśli kryjesz się tylko w części, zależy to od przeciwnika: kto ma z czego strzelać, zwykle cię dosięgnie, a kto nie ma, ten nie. Ostatnie słowo należy do MG.

nde1_retaliation_instead = Kłopot zamiast Serca
    .gist = Tam, gdzie odwet miałby zabrać ci Serce, MG może wybrać inną przykrość, która ma sens. Na przykład ktoś zwala cię z nóg albo broń wypada ci z ręki.

nde1_retaliation_not-a-turn = Odwet to nie ich tura
    .gist = Odwet należy do twojego pudła. Gdy przyjdzie kolej przeciwników, ten, kto ci oddał, i tak działa jak zwykle.

nde1_combat_one = Jedynka w walce
    .gist = Najczęściej przepada 1 Serce, nigdy 2, a do tego spotyka cię coś jeszcze: lądujesz na ziemi, upuszczasz broń albo ktoś wygania cię zza osłony. W każdym innym teście jedynka zabiera Serce tylko wtedy, gdy MG wybierze to jako komplikację.

nde1_range_melee = Wręcz o jedną kratkę
    .gist = Atakiem wręcz sięgasz każdej kratki, która styka się z twoją, choćby tylko rogiem.

nde1_range_ranged = Dokąd sięga wzrok
    .gist = Strzelać wolno do każdego celu, który widać, po najdalszy róg planszy, a odległość nie rusza TN.

nde1_range_limit = Dalej niż dziesięć kratek
    .gist = MG, który woli trudniejsze dalekie strzały, może podnieść TN o stopień, gdy do celu jest ponad 10 kratek. Dziesiątej kratki to jeszcze nie dotyczy.

nde1_crowd = Kilku na jednego
    .gist = Gdy styka się z tobą co najmniej dwóch pachołków, MG może podnieść twoje TN o stopień albo dołożyć do porażki jeszcze jedną komplikację. Może też nie zwracać na nich uwagi.

nde1_crowd_one-outcome = Jeden rzut, jeden efekt
    .gist = Choćby w szamotaninie było ich wielu, rzucasz raz i masz jeden wynik. Zabierze ci najwyżej 1 Serce.

nde1_foe_space = Przeciwnicy a plansza
    .gist = Przeciwnik, tak jak bohater, potrzebuje zasięgu, linii i braku pełnej osłony na drodze; MG może to pominąć. Przy częściowej osłonie albo dalekim dystansie TN uniknięcia strzału spada o stopień, a TN rzucającego przeciwnika o stopień rośnie.

nde1_combat_effects = Trwające efekty
    .gist = Rozbrojenie, upadek, unieruchomienie i temu podobne: kto atakuje postać w takim stanie, rzuca o jeden stopień TN łatwiej, a ona sama o stopień trudniej, gdy atakuje albo unika ciosu. Przeciwnik otrząsa się z tego z końcem rundy, bohater poświęca na to Akcję; unieruchomiony przeciwnik traci najbliższą turę. MG może to zakończyć w każdej chwili.

nde1_foe_turn = Gdy atakują przeciwnicy
    .gist = W ich turze zaatakowany bohater rzuca przeciw TN napastnika, na cechę, którą wskaże MG, i po porażce traci 1 Serce; pachołki atakujące razem to jeden rzut. Stół może też zdać się na MG bez rzutu albo pozwolić, żeby MG rzucał za przeciwnika.

## Magic

nde1_magic_scope = Magia pod każdą nazwą
    .gist = Gusła, siły umysłu, maszyny, niesamowite dary: Magią jest wszystko, co u was wykracza poza codzienność. Nazywajcie ją, jak chcecie.

nde1_magic_when = Kiedy wydaje się Manę
    .gist = Manę wydajesz, żeby zrobić coś, czego zwykły człowiek by nie potrafił. Jeśli MG uzna czyn za zwyczajny, rzucasz na Magię, a Mana zostaje nietknięta.

nde1_magic_sequence = Magia w czterech krokach
    .gist = Mówisz, jaki to ma być efekt, MG podaje TN i koszt, ty płacisz Maną, a na koniec rzucasz kością Magii.

nde1_magic_spend-first = Mana idzie pierwsza
    .gist = Manę skreślasz przed rzutem, więc jest wydana bez względu na to, co pokaże kość.

nde1_magic_failure = Gdy Magia zawodzi
    .gist = Zamiar się nie spełnia, Mana i tak jest stracona, a do tego przychodzi jakieś drobne następstwo. MG musi je podać.

nde1_magic_trick = Poziom Magii: Sztuczka
    .gist = TN 4 bez Many albo, jeśli MG tak zechce, za 1 Manę. Daje światło, dźwięk, kłąb dymu albo chwilę zamieszania.

nde1_magic_standard = Poziom Magii: Standard
    .gist = TN 6 za 1 Manę. Posyła pocisk, stawia barierę, niesie cię w skoku albo na krótko kogoś wzmacnia.

nde1_magic_leap = Magiczny skok
    .gist = Skok na poziomie Standard niesie cię na odległość do 5 kratek, a Ruch masz oprócz tego.

nde1_magic_strong = Poziom Magii: Silny
    .gist = TN 8 za 2 Many. Ogarnia cały obszar, narzuca komuś twoją wolę, leczy albo przykuwa cel do miejsca.

nde1_magic_strengthen = Bariery i wzmocnienia
    .gist = Atak na postać za barierą jest o stopień TN trudniejszy, a test uniku o stopień łatwiejszy, aż zacznie się następna runda. Wzmocnienie ułatwia jej najbliższy test o stopień i się zużywa.

nde1_magic_heal = Magia, która leczy
    .gist = Efekt poziomu Silny może oddać jednemu bohaterowi 2 Serca, ale nie ponad jego maksimum. Tak może wstać także ktoś, kto jest Powalony.

nde1_magic_great = Poziom Magii: Wielka moc
    .gist = TN 12 za 3 Many. To widowisko, po którym scena wygląda inaczej.

nde1_magic_exceptional = Wyjątkowa Magia
    .gist = Gdy kość Magii pokaże najwyższą liczbę, efekt jest szerszy, dłuższy albo silniejszy lub zyskuje zaletę: jest bezgłośny, dokładny albo niegroźny dla sojuszników. Albo też, jeśli MG zechce, wraca do ciebie 1 Mana.

nde1_magic_refund-cap = Nie więcej Many, niż płacisz
    .gist = Zwrócona Mana nie może przekroczyć ani tego, ile kosztował cię efekt, ani twojego maksimum. Po Sztuczce za 0 nie ma czego zwracać.

nde1_magic_exceptional-hit = Wyjątkowo i boleśnie
    .gist = Czar, który trafia wyjątkowo, daje ci w sumie jeden wybór: drugą Ranę, inną premię ataku albo jedną z premii Magii. Pierwszą Ranę zadaje tak czy inaczej.

nde1_magic_not-enough = Za mało Many
    .gist = Jeśli efekt kosztuje więcej Many, niż ci zostało, nie możesz go nawet spróbować.

nde1_magic_vs-foe = Magia przeciw przeciwnikowi
    .gist = Swoje TN ma efekt i swoje TN ma przeciwnik; rzucasz przeciw wyższemu z nich. Pocisk poziomu Standard wymierzony w bossa to zatem TN 12.

nde1_magic_damage = Co robi Magia, która rani
    .gist = Celny czar usuwa z walki pachołka albo zadaje elicie lub bossowi 1 Ranę, bez względu na poziom. Jeśli ogarnia kilku, jeden rzut porównuje się z TN każdego z nich.

## Harm, rest and growth

nde1_harm_meaning = Jak wygląda stracone Serce
    .gist = Stracone Serce to może skaleczenie, skręcona kostka albo kres sił, zależnie od tego, co szykuje wasz świat. Powiedz, co to takiego.

nde1_harm_zero = Powalony bohater
    .gist = Gdy przepada ostatnie Serce, bohater jest Powalony i nie może wykonać żadnej Akcji.

nde1_harm_crawl = Czołganie i szept
    .gist = Kto jest Powalony, może się odezwać słabym głosem i w swojej turze przeczołgać się o 1 kratkę, i to wszystko.

nde1_harm_revive = Znowu na nogach
    .gist = Sojusznik z sąsiedniej kratki może zużyć na ciebie Akcję, a ty wstajesz i masz 1 Serce; udaje się to zawsze.

nde1_harm_death = Śmierć
    .gist = Powalony bohater, który znów zostaje zraniony, umiera i żadna Akcja sojusznika go nie przywróci. Stół może to wyłączyć.

nde1_rest = Spokojna chwila
    .gist = Jeśli po konflikcie bohaterowie mają bezpieczną chwilę i to, co najpotrzebniejsze, wracają wszystkie Serca i cała Mana. MG mówi, czy miejsce się nadaje.

nde1_grow_when = Pora na rozwój
    .gist = Na koniec przygody albo dużej jej części MG ogłasza rozwój i każdy bohater wybiera jedną rzecz.

nde1_grow_one = Trzy rzeczy do wyboru
    .gist = Wybierz większą kość jednej cechy, Serce albo Manę. Z drugim wyborem trzeba poczekać do następnego razu.

nde1_grow_attribute = Większa kość cechy
    .gist = Jedna cecha idzie na stałe o krok dalej w szeregu d6, d8, d10, d12 i d20. Na d20 szereg się kończy.

nde1_grow_heart = O jedno Serce więcej
    .gist = O 1 rośnie i twoje maksimum Serc, i liczba tych, które masz. Maksimum nie przekroczy 7.

nde1_grow_mana = O jedną Manę więcej
    .gist = O 1 rośnie i twoje maksimum Many, i to, ile jej masz. Maksimum nie przekroczy 5.

nde1_grow_no-extra-dice = Większa kość, nie więcej kości
    .gist = Bohater, który się rozwinął, rzuca lepszą kością, ale w każdym teście nadal tylko jedną.

## Playing with six-sided dice only

nde1_d6_levels = Cztery poziomy biegłości
    .gist = Zamiast kości każda cecha ma poziom, a ten wyznacza próg: Mistrzowi udaje się od 3 w górę, Wyszkolonemu od 4, Nowicjuszowi od 5, a komuś Bez biegłości dopiero na 6.

nde1_d6_start = Poziomy na początek
    .gist = Główna cecha twojej roli ma poziom Wyszkolony, a dwie pozostałe Bez biegłości. Łagodniejszy stół daje tym dwóm poziom Nowicjusz.

nde1_d6_shift = Przesuwanie progu
    .gist = Każde utrudnienie o stopień podnosi próg o 1, a każde ułatwienie o stopień obniża go o 1. Po ciemku Wyszkolony potrzebuje 5.

nde1_d6_bounds = Między dwójką a szóstką
    .gist = Najpierw zsumuj wszystko, co przesuwa próg, i dopiero wtedy przytnij go do granic: nigdy nie jest niższy niż 2 ani wyższy niż 6.

nde1_d6_help = Pomoc na d6
    .gist = Pomocnik obniża w tym teście twój próg o 1, więc Nowicjuszowi wystarcza 4 zamiast 5.

nde1_d6_talent = Talent na d6
    .gist = Jeśli MG zaliczy Talent, twój próg jest o 1 niższy.

nde1_d6_minion = Pachołki na d6
    .gist = Z pachołkiem mierzysz się przy swoim zwykłym progu.

nde1_d6_elite = Elity na d6
    .gist = Przeciw elicie twój próg jest o 1 wyższy. Pokonują ją jak zawsze 2 Rany.

nde1_d6_boss = Bossowie na d6
    .gist = Przeciw bossowi twój próg jest o 2 wyższy, a pokonują go 3 Rany. Wyszkolony potrzebuje 6, a z pomocą 5.

nde1_d6_power = Magia na d6
    .gist = Sztuczka obniża twój próg o 1, a poziom Standard zostawia go w spokoju. Silny podnosi go o 1, a Wielka moc o 2.

nde1_d6_extremes = Jedynka i szóstka
    .gist = Jedynka to zawsze porażka z komplikacją, a szóstka zawsze sukces wyjątkowy, nawet u tych, którym w ogóle udaje się tylko na 6.

nde1_d6_growth = Rozwój na d6
    .gist = Wybierasz jedno: poziom wyżej w jednej cesze, aż do Mistrza, albo 1 Serce, aż do 7, albo 1 Manę, aż do 5.

## Extras, and the GM's list

nde1_opt_all-off = Można grać bez dodatków
    .gist = Żetony Pancerza i liczniki są dla tych, którzy ich chcą. Dopóki stół o nie nie poprosi, jedne i drugie są wyłączone.

nde1_opt_armor = Pancerz, który przyjmuje cios
    .gist = Jeśli stół gra z pancerzem, ochrona na karcie daje bohaterowi w każdej scenie 1 żeton Pancerza. Oddaj go, gdy odwet albo cios ma zabrać ci Serce, a zachowasz je.

nde1_opt_clock = Scena na czas
    .gist = W scenie z terminem MG wystawia licznik, choćby na 3, i ustala, co czeka na jego końcu.

nde1_opt_clock-tick = Licznik rusza
    .gist = Jedna porażka to jedna kreska, wyrzucona jedynka też, a sukces to żadna. Z ostatnią kreską przychodzi to, co szykuje MG.

nde1_list_order = Test pytanie po pytaniu
    .gist = W razie wątpliwości MG pyta po kolei: po co to, jaka cecha, jakie TN i czy coś je przesuwa, czy ktoś pomaga, co wypadło, jaka komplikacja lub odwet idzie za porażką, a jaka korzyść za szczytem kości.
