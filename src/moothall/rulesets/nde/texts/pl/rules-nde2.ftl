### The rules of the second edition: a title for each, and its gist as a player needs it at the table.

## Setting up

nde2_dice_set = Jedna kość na test
    .gist = W testach używa się d4, d6, d8, d12 lub d20 i za każdym razem rzuca się tylko jedną kością. Po jednej sztuce wystarczy dla całego stołu; d10 tu nie ma.

nde2_dice_d100 = d100 służy do tabel
    .gist = Kością d100 można wylosować wiersz z tabeli. Nigdy nie decyduje o tym, czy bohaterowi się uda, więc 1 ani 100 nie znaczą na niej nic szczególnego.

nde2_setup_positioning = Strefy, krata albo nic
    .gist = Można grać bez mapy: każdy mówi, gdzie stoi, a odstępy liczy się w strefach. MG może zamiast tego rozłożyć planszę w kratę albo zupełnie zrezygnować z odległości.

nde2_setup_dice-mode = Jakimi kośćmi gracie
    .gist = Stół gra albo pięcioma kośćmi, albo dwiema sześciościennymi. Jeśli macie tylko d6, wybierzcie 2d6 i trzymajcie się tego przez całą grę.

nde2_seat_powers = Kto o czym decyduje
    .gist = MG mówi za świat i przeciwników, podaje każdą Trudność i opisuje, co z czego wynika. Gracze opowiadają, co robią ich bohaterowie, i rzucają kośćmi.

## Making a hero

nde2_char_parts = Czego wymaga karta postaci
    .gist = Karta jest kompletna, gdy ma koncepcję, rolę, trzy cechy, zasoby i ekwipunek. Talenty są mile widzianym dodatkiem.

nde2_char_concept = Bohater w jednej linijce
    .gist = Napisz w jednej linijce, kim jest twój bohater i w jakiej historii bierze udział. To nadaje grze barwę, ale nie zmienia żadnej liczby.

nde2_char_one-role = Wybierz jedną rolę
    .gist = Weź Szturm, jeśli przesz naprzód i walczysz, Specjalistę, jeśli się skradasz, celujesz i planujesz, albo Adepta, jeśli polegasz na mocach, wiedzy i bystrości. Bohater ma jedną rolę: nigdy dwie i nigdy żadnej.

nde2_char_role-label = Nazwij rolę po swojemu
    .gist = Roli można dać nazwę, która pasuje do waszego świata. To tylko nowa farba: wszystko działa jak przedtem.

nde2_char_role-no-bonus = Rola nie daje premii
    .gist = Rola podpowiada tylko, która cecha dostaje którą kość. Przy tych samych kościach Szturm i Adept mają te same szanse.

nde2_attr_scope = Do czego służy każda cecha
    .gist = Siła to mięśnie, wytrwałość i walka wręcz; Zręczność to szybkie ręce, ciche kroki, celność i kierowanie; Moc to wszystko, co w waszym świecie niezwykłe: od zaklęć i dziwnych maszyn po blef i przeczucie. O tym, której cechy użyć, decyduje MG.

nde2_attr_spread = Rozdziel trzy kości
    .gist = Daj jednej cesze d12, drugiej d8, a ostatniej d6. Można to zrobić na sześć sposobów.

nde2_attr_suggested = Kości podpowiadane przez rolę
    .gist = Szturm zaczyna od Siły d12, Zręczności d8 i Mocy d6; Specjalista od Zręczności d12, Mocy d8 i Siły d6; Adept od Mocy d12, Zręczności d8 i Siły d6. Jeśli chcesz, zamień te kości miejscami.

nde2_attr_dodge = Unik to Zręczność
    .gist = Gdy bohater się uchyla albo uskakuje, rzuca kością Zręczności. MG może wskazać inną cechę.

nde2_res_hearts-pp = Serca i Punkty Mocy na start
    .gist = Nowy bohater ma 5 Serc i 3 Punkty Mocy. Na początku jednych i drugich jest pełno, a więcej na razie mieć nie można.

nde2_res_lp = Szczęście na każdą sesję
    .gist = Każdy bohater zaczyna każdą sesję z 2 Łutami Szczęścia.

nde2_talent_two = Dwa Talenty, jeśli chcecie
    .gist = W dwóch krótkich hasłach powiedz, w czym twój bohater jest dobry; możesz wymyślić, co zechcesz. Stół może też grać bez Talentów.

nde2_talent_effect = Co daje Talent
    .gist = Gdy Talent naprawdę pasuje do chwili, MG może dać następną większą kość albo skreślić jedno utrudnienie. Może też uznać, że Talent nie pasuje.

nde2_talent_not-auto = Z Talentem też się rzuca
    .gist = Pasujący Talent zwiększa szanse i nic więcej. Nadal rzucasz kością i nadal może się nie udać.

nde2_talent_one-per-test = Jeden Talent naraz
    .gist = W teście liczy się tylko jeden Talent. Jeśli MG dopuści drugi, dziennik to odnotuje.

nde2_gear_slots = Co nosisz przy sobie
    .gist = Zapisz jedno główne narzędzie (na przykład broń), jedną ochronę i trzy rzeczy przydatne. Przy czwartej zobaczysz ostrzeżenie.

nde2_gear_permission = Ekwipunek otwiera możliwości
    .gist = Właściwy przedmiot pozwala spróbować czegoś, co bez niego nie wchodzi w grę; MG mówi, kiedy. Kości nie rusza, chyba że narzędzie pasuje wyjątkowo dobrze: wtedy może się liczyć jako ułatwienie.

nde2_gear_protection-inert = Ochrona to tylko opis
    .gist = Pancerz ani tarcza same nie zatrzymują ran: trafienie nadal kosztuje 1 Serce. Zmienia to dopiero gra z żetonami Pancerza.

## Luck

nde2_luck_one-buys-one = Trzy użycia Szczęścia
    .gist = Łut Szczęścia kupuje jedną rzecz: przerzut, większą kość albo sukces z kosztem w miejsce porażki. Kto nie ma Łutów, nie może kupić niczego.

nde2_luck_reroll = Szczęście: przerzut
    .gist = Wydaj 1 Łut Szczęścia i rzuć tą samą kością jeszcze raz. Liczy się lepszy z dwóch wyników.

nde2_luck_step = Szczęście: większa kość
    .gist = Wydaj 1 Łut Szczęścia przed rzutem, a d4, d6, d8 lub d12 urośnie o jeden rozmiar. Potem wszystko wraca do normy.

nde2_luck_step-at-top = Łut się nie marnuje
    .gist = Jeśli Łut Szczęścia nie mógłby już powiększyć kości, bo rzucasz d20, nie wolno za to zapłacić. Łut zostaje u ciebie.

nde2_luck_buy-success = Szczęście: kupiony sukces
    .gist = Po porażce 1 Łut Szczęścia zmienia ją w sukces z kosztem: masz, czego chcesz, a MG każe za to zapłacić. Jeśli sukces już jest, nie ma czego kupować.

nde2_luck_price = Jaka może być cena
    .gist = Cenę sukcesu z kosztem ustala się od razu. MG wybiera: hałas, stracone minuty, zużyte zapasy, zła pozycja, niechciana uwaga, uszkodzony sprzęt, kompromis, zdradzona obecność, nowe niebezpieczeństwo albo coś innego.

nde2_luck_own-test = Twoje Szczęście jest twoje
    .gist = Łuty Szczęścia wydajesz tylko na testy własnego bohatera. Nikt inny nie zapłaci za ciebie.

nde2_luck_refresh = Szczęście wraca
    .gist = Na początku nowej sesji każdy bohater ma znów 2 Łuty Szczęścia, bez względu na to, czy poprzednią kończył z mniejszą, czy z większą liczbą.

nde2_luck_award = Szczęście w nagrodę
    .gist = MG może dać 1 Łut Szczęścia za śmiałe ryzyko, wybór, który popycha opowieść, albo kłopoty odegrane z sercem. W ten sposób do końca sesji można mieć ponad 2.

nde2_luck_timing = Kiedy wydać Łut
    .gist = Za większą kość płać przed rzutem. Za przerzut albo kupiony sukces płać, gdy widzisz już kość, ale zanim MG powie, co z tego wynika.

nde2_luck_several = Więcej niż jeden Łut
    .gist = W jeden test możesz włożyć kilka Łutów Szczęścia, jeden po drugim, póki je masz. Każdy kupuje nadal jedną rzecz.

nde2_luck_on-one = Szczęście przeciw jedynce
    .gist = Po 1 możesz wydać Łut Szczęścia na przerzut albo na sukces z kosztem. Jeśli kupujesz sukces, cena zajmuje miejsce komplikacji, więc nigdy nie spada na ciebie jedno i drugie.

## Tests

nde2_test_when = Kiedy rzucać
    .gist = Rzucajcie tylko wtedy, gdy nikt nie wie, jak to się skończy, a porażka zaboli albo coś zmieni. Jeśli brakuje jednego lub drugiego, MG może po prostu uznać, że się udaje.

nde2_test_declare = Powiedz, co i po co
    .gist = Zanim zacznie się cokolwiek innego, gracz opisuje, co robi bohater i w jakim celu.

nde2_test_gm-attribute = Którą cechą rzucać
    .gist = MG decyduje, czy do czynu pasuje Siła, Zręczność czy Moc. Rzucasz kością, która do tej cechy należy.

nde2_test_gm-difficulty = MG mówi, jak trudno
    .gist = Przed rzutem MG wybiera 3, 4, 5, 6, 8 lub 12. Liczb pomiędzy się nie używa.

nde2_test_stakes = Znaj swoją stawkę
    .gist = MG mówi ci, co będzie oznaczać porażka, i dopiero wtedy rzucasz. Wystarczy jedno słowo.

nde2_test_ladder = Sześć poziomów Trudności
    .gist = Łatwe to 3, normalne 4, trudne 5, bardzo trudne 6, bohaterskie 8, a legendarne 12.

nde2_test_gm-guidelines = Jak dobrać Trudność
    .gist = Jeśli pasują dwa poziomy, weź niższy, a ciężar przenieś na skutki porażki. 3 to prawie pewność pod presją, 4 codzienne ryzyko, 5 coś, co wymaga wprawy lub przewagi, 6 mała szansa, 8 zadanie dla mistrza albo dobrego planu, a 12 coś, do czego dąży się przez całą kampanię.

nde2_test_meet-or-beat = Osiągnij liczbę
    .gist = To sukces, gdy kość pokazuje Trudność albo więcej. Przy Trudności 5 piątka wystarcza, a czwórka nie.

nde2_test_fail-moves = Porażka popycha opowieść
    .gist = Poniżej Trudności nie dostajesz tego, o co ci chodziło, a sytuacja nie zostaje taka sama: MG wprowadza komplikację albo koszt.

nde2_test_one = Jedynka to zawsze porażka
    .gist = Gdy na kości wypada 1, próba zawodzi przy każdej Trudności. MG musi dodać komplikację.

nde2_test_complication-kinds = Rodzaje komplikacji
    .gist = Kłopotem może być hałas, stracony czas, gorsza pozycja, coś zużytego albo cokolwiek innego, co przyjdzie MG do głowy.

nde2_test_max-is-exceptional = Najwyższa ścianka błyszczy
    .gist = Jeśli kość pokazuje swoją najwyższą liczbę, na przykład 12 na d12, sukces jest wyjątkowy.

nde2_test_max-of-rolled-die = Kość, którą masz w ręku
    .gist = Liczy się najwyższa liczba kości, którą naprawdę rzucasz, po wszystkich zmianach rozmiaru. Dlatego 12 na d20 to nic szczególnego, nawet jeśli kością cechy jest d12.

nde2_test_max-under-t = Najwyższa ścianka a wyższa Trudność
    .gist = Najwyższa liczba na kości jest sukcesem wyjątkowym nawet wtedy, gdy Trudność jest wyższa, jak 6 na d6 przy Trudności 8. Opcja stołu może z niej zrobić zwykły sukces albo porażkę.

nde2_test_benefit = Jedna dodatkowa korzyść
    .gist = Sukces wyjątkowy daje oprócz celu jeszcze jedną rzecz: robisz to szybciej, ciszej, mocniej, bezpieczniej albo zyskujesz coś więcej. Gracz proponuje, a MG się zgadza.

nde2_test_aftermath = Co zostaje po teście
    .gist = Komplikacja, koszt albo korzyść zostają w scenie. MG widzi je wśród przeszkód i ułatwień, aż scena się skończy albo MG z nich zrezygnuje. Uszkodzony sprzęt przeszkadza, dopóki nie naprawi go Akcja.

nde2_test_cost-outcome = Sukces z kosztem
    .gist = Na pojedynczej kości żadna liczba nie oznacza sukcesu z kosztem. Dochodzi się do niego za Łut Szczęścia albo, gdy gracie 2d6, z sumą od 7 do 9.

## Larger and smaller dice

nde2_step_no-plus = Zmieniaj kość, nie wynik
    .gist = Dobre lub złe warunki powiększają albo zmniejszają kość. Tego, co na niej wypadnie, nigdy się nie podnosi ani nie obniża.

nde2_step_up = O rozmiar w górę
    .gist = Każda zmiana na twoją korzyść zamienia kość na następną większą: d4 na d6, d6 na d8, d8 na d12, d12 na d20.

nde2_step_down = O rozmiar w dół
    .gist = Każda zmiana na twoją niekorzyść zamienia kość na następną mniejszą: d20 na d12, d12 na d8, d8 na d6, d6 na d4.

nde2_step_bounds = Gdzie kończą się rozmiary
    .gist = Żadna kość nie urośnie ponad d20 ani nie zmaleje poniżej d4. Zmiana, która szłaby dalej, przepada.

nde2_step_sources = Co pomaga, co przeszkadza
    .gist = Plan zrobiony na czas, świetne narzędzia, dobre miejsce, zaskoczenie czy wsparcie mogą być ułatwieniem. Ciemność, śliskie podłoże, pośpiech, hałas, rozproszenie czy osłona mogą być utrudnieniem; decyduje MG.

nde2_step_one-each = Jedno dobre, jedno złe
    .gist = Choćby pomagało wiele rzeczy, dają razem jedno ułatwienie; choćby wiele przeszkadzało, dają razem jedno utrudnienie. W pojedynczym teście MG może pozwolić na więcej.

nde2_step_cancel = Dobre i złe się znoszą
    .gist = Ułatwienie i utrudnienie kasują się nawzajem i rzucasz swoją zwykłą kością.

nde2_step_net-first = Najpierw policz, potem zmień
    .gist = Zlicz wszystkie zmiany w górę i w dół, a dopiero potem raz zmień kość i zatrzymaj się na d4 albo d20. Kość d20 z jedną zmianą w każdą stronę pozostaje d20.

nde2_step_talent-slot = Talent albo sytuacja
    .gist = Talent, który powiększa kość, jest twoim ułatwieniem, więc sytuacja nie powiększy jej drugi raz. Talent, który skreśla utrudnienie, zostawia na to ułatwienie miejsce.

nde2_step_paid-slots = Pomoc i Szczęście się dodają
    .gist = Rozmiar za pomoc i rozmiar za Łut Szczęścia liczą się oprócz sytuacji. Z ułatwieniem, pomocą i Łutem naraz d6 staje się d20.

nde2_step_one-test-only = Potem wraca do normy
    .gist = Każda zmiana rozmiaru kości kończy się wraz z testem. Na karcie postaci cecha ma zawsze swoją własną kość.

nde2_step_one-place = Wszystko liczy się raz
    .gist = Jeśli coś jest już częścią Trudności, nie zmienia dodatkowo kości. MG wybiera, gdzie to się liczy.

nde2_step_decline = Możesz odmówić
    .gist = Większej kości możesz nie przyjąć, skądkolwiek pochodzi; przy wysokiej Trudności mniejsza bywa lepsza. Utrudnień nie możesz ani odrzucić, ani sobie zażyczyć.

## Helping and trying again

nde2_help_cost = Pomoc kosztuje Akcję
    .gist = Żeby pomóc w walce, oddajesz swoją Akcję w tej rundzie; poza walką poświęcasz czas. Po wykonaniu Akcji nie możesz już pomóc.

nde2_help_effect = Pomoc powiększa kość
    .gist = Bohater, któremu pomagasz, rzuca następną większą kością, tylko w tym teście.

nde2_help_described = Powiedz, jak pomagasz
    .gist = Opowiedz stołowi, co robisz: trzymasz lampę, podajesz linę, odciągasz wzrok strażnika, szepczesz wskazówkę. Jeśli MG uzna, że to nie pasuje, zachowujesz Akcję.

nde2_help_one-helper = Tylko jeden pomocnik
    .gist = W teście może pomóc tylko jeden sojusznik. Każdy inny chętny zachowuje swoją Akcję.

nde2_retry_locked = Bez zmiany nie ma drugiej próby
    .gist = Po porażce ten sam bohater nie może próbować tego samego w ten sam sposób. Najpierw coś musi się zmienić, chyba że MG pozwoli.

nde2_retry_ways = Trzy drogi naprzód
    .gist = Zabierz się do tego inaczej, z nową cechą, narzędziem albo drogą; albo zapłać, na przykład czasem, alarmem lub zapasami, i rzuć jeszcze raz; albo odpuść.

## Distance and cover

nde2_zone_four = Cztery odległości
    .gist = Blisko to na wyciągnięcie ręki, Niedaleko to kilka kroków, Daleko to drugi koniec sceny, a Bardzo daleko to jej skraj, gdzie dosięgnie cię tylko strzelec wyborowy albo pojazd.

nde2_zone_move-one = Jedna strefa na turę
    .gist = Ruch w twojej turze przybliża cię lub oddala o jedną strefę, więc z Daleko dojdziesz do Niedaleko, ale nie do Blisko. MG może pozwolić na więcej.

nde2_grid_option = Gra na planszy w kratę
    .gist = Zamiast stref MG może wybrać planszę w kratę. Kratka ma szerokość od jednego do dwóch metrów.

nde2_grid_move = Pięć kratek na turę
    .gist = W swojej turze przechodzisz najwyżej 5 kratek, jeśli chcesz, część przed Akcją, a część po niej. Krok na ukos kosztuje 1, jak każdy inny.

nde2_cover_full = Za pełną osłoną
    .gist = Do celu za pełną osłoną nie można z drugiej strony strzelać ani go obserwować. Nikt nie rzuca kością.

nde2_cover_power = Moce a pełna osłona
    .gist = Pełna osłona zatrzymuje też moc, chyba że MG powie, że ta akurat nie wymaga czystej linii działania.

nde2_cover_partial = Za częściową osłoną
    .gist = Jeśli cel jest częściowo zasłonięty, strzelający lub wypatrujący rzuca następną mniejszą kością. To jego jedyne utrudnienie w tym teście, więc ciemność już nic nie zmieni.

nde2_cover_not-defense = Osłona nie zmienia Obrony
    .gist = Osłona i inne warunki działają na kość tego, kto atakuje. Obrona przeciwnika zostaje taka, jaka była.

nde2_cover_melee = Osłona a walka wręcz
    .gist = W walce wręcz osłona nie przeszkadza; kość zostaje taka, jaka jest.

## Fighting

nde2_combat_start = Kiedy zaczyna się walka
    .gist = Walka zaczyna się, gdy ktoś chce zrobić komuś krzywdę i liczy się, kto będzie pierwszy. Szybkie i jasne starcie MG może zamiast tego rozstrzygnąć jednym testem.

nde2_combat_order = Najpierw bohaterowie, potem przeciwnicy
    .gist = Działają wszyscy bohaterowie, w takiej kolejności, jaką wolą gracze, a po nich wszyscy przeciwnicy; potem zaczyna się nowa runda. Kto pasuje albo jest Powalony, ten już skończył.

nde2_combat_turn = Co mieści się w turze
    .gist = W swojej turze możesz raz wykonać Ruch i raz Akcję, w dowolnej kolejności. Akcji nie można wymienić na drugi Ruch.

nde2_combat_actions = Czym może być Akcja
    .gist = Akcja pozwala zaatakować, spróbować testu, pomóc sojusznikowi, sięgnąć po moc, użyć czegoś z ekwipunku albo zrobić coś z otoczeniem.

nde2_attack_attribute = Którą kością się atakuje
    .gist = Z bliska uderza się Siłą, a strzela i miota Zręcznością. Mocy używa się zwykle z cechą Moc, chyba że MG wskaże inną.

nde2_attack_hit = Jak przebiega atak
    .gist = Wskaż cel, opisz cios i rzuć kością cechy. Trafiasz, jeśli wypadnie Obrona przeciwnika lub więcej.

nde2_attack_defense = Jak trudno trafić przeciwnika
    .gist = Słaby przeciwnik ma Obronę 4, typowy 5, elita 6, boss 8, a legendarny boss 12. MG może wybrać inaczej.

nde2_attack_damage = Co robi trafienie
    .gist = Zwykłe trafienie kosztuje cel 1 Serce.

nde2_attack_exceptional = Atak wyjątkowy
    .gist = Wybierz jedno: przeciwnik traci 2 Serca albo traci 1 i na dodatek zostaje rozbrojony, rzucony na ziemię, wygoniony zza osłony lub coś w tym rodzaju.

nde2_attack_floor = Poniżej zera Serc nie ma
    .gist = Serca nie mogą spaść poniżej 0. To, co ponad miarę, się pomija.

nde2_attack_miss = Co przynosi pudło
    .gist = Samo pudło nie kosztuje Serca. MG decyduje, co z niego wynika w opowieści, a po 1 coś wyniknąć musi.

nde2_foe_minion = Pachołki padają od razu
    .gist = Po jednym trafieniu pachołek wypada z walki.

nde2_foe_minion-defense = Jak trudno trafić pachołka
    .gist = Pachołek ma Obronę 5, chyba że MG da mu 4.

nde2_foe_elite = Elita pada po dwóch trafieniach
    .gist = Elita ma 2 Serca, więc powalają ją dwa zwykłe trafienia.

nde2_foe_boss = Jak twardy jest boss
    .gist = Boss ma 3 Serca. Na wielki finał MG może mu dać 5.

nde2_foe_down-meaning = Co znaczy, że ktoś pada
    .gist = Pokonany przeciwnik wypada ze sceny, a ty mówisz, jak: leży bez przytomności, ucieka, poddaje się albo ginie, jeśli tego chce opowieść.

nde2_foe_space = Przestrzeń obowiązuje też przeciwników
    .gist = Przeciwnik, tak jak bohater, potrzebuje zasięgu, linii i braku pełnej osłony na drodze; MG może to pominąć. Częściowa osłona albo daleki dystans to jedno ułatwienie dla bohatera, który unika strzału, lub jedno utrudnienie dla rzucającego przeciwnika.

nde2_combat_effects = Trwające efekty
    .gist = Rozbrojenie, powalenie, unieruchomienie i temu podobne: kto atakuje postać w takim stanie, ma jedną przewagę, a ona sama ma jedną przeszkodę, gdy atakuje albo unika ciosu. Efekty na przeciwnikach kończą się z rundą, a na bohaterach po Akcji, która je usuwa; unieruchomiony przeciwnik traci najbliższą turę. MG może zakończyć każdy z nich.

nde2_foe_turn = Kiedy uderzają przeciwnicy
    .gist = Zagrożony bohater rzuca, żeby wyjść z tego cało, zwykle przeciw Obronie przeciwnika, a po porażce traci 1 Serce; cechę i Trudność wybiera MG. Każdy przeciwnik to jeden test, a grupa pachołków to jeden test wspólny.

nde2_range_melee = Zasięg w walce wręcz
    .gist = Wręcz dosięgasz każdego, kto jest Blisko. Na planszy w kratę to osiem kratek wokół ciebie.

nde2_range_ranged = Strzał sięga tam, gdzie wzrok
    .gist = Atak na dystans może mierzyć w każdego, kogo widać, choćby z daleka. Kogo nie widać, do tego się nie strzela.

nde2_range_limit = Dalekie strzały na kracie
    .gist = Jeśli stół to włączy, cel dalszy niż 10 kratek jest utrudnieniem: rzucasz następną mniejszą kością. Do 10 kratek nic się nie zmienia.

nde2_crowd = W otoczeniu pachołków
    .gist = Gdy na jednego bohatera napiera dwóch lub więcej pachołków, MG może zmniejszyć mu kość o rozmiar, dodać komplikację w razie porażki albo nie robić nic. Nigdy jedno i drugie naraz.

nde2_crowd_one-outcome = Decyduje jeden rzut
    .gist = Nawet w bójce z wieloma każda próba to jeden rzut i kończy się w jeden sposób.

## Powers

nde2_power_scope = Czym są moce
    .gist = To stół mówi, czym jest tutaj moc: zaklęcia, gadżety, wyczyny jak z filmu, złote usta. Zasady traktują je tak samo.

nde2_power_when = Kiedy moc kosztuje
    .gist = Punktami Mocy płaci się za czyny ponad zwykłe ludzkie możliwości. Jeśli MG uzna coś za zwyczajne, to zwykły test Mocy i nic nie kosztuje.

nde2_power_sequence = Jak użyć mocy
    .gist = Powiedz, co ma się stać, a MG powie, jak to trudne i ile Punktów Mocy kosztuje. Zapłać je i dopiero wtedy rzuć na Moc.

nde2_power_spend-first = Najpierw płać, potem rzucaj
    .gist = Punkty znikają, zanim kość spadnie na stół, i porażka ich nie oddaje. Przerzut za Łut Szczęścia nie kosztuje ich więcej.

nde2_power_failure = Gdy moc zawodzi
    .gist = Nic nie dzieje się tak, jak miało, a punkty przepadają. MG zawsze dodaje komplikację, na przykład odrzut, zostawiony ślad, czyjąś uwagę albo niechciany efekt.

nde2_power_trick = Poziom mocy: Sztuczka
    .gist = Trudność 4, za 0 Punktów Mocy albo, jeśli MG tak powie, za 1: poświata, dźwięk, mała iluzja, chwila nieuwagi.

nde2_power_standard = Poziom mocy: Standard
    .gist = Trudność 5, za 1 Punkt Mocy: pocisk, tarcza, pchnięcie, wielki skok, wzmocnienie.

nde2_power_strong = Poziom mocy: Silny
    .gist = Trudność 6, za 2 Punkty Mocy: uderzenie w cały obszar, przejęcie kontroli, leczenie, unieruchomienie, włamanie do systemu w środku walki.

nde2_power_strengthen = Tarcze i wzmocnienia
    .gist = Tarcza utrudnia każdy atak na osobę, którą chroni, aż zacznie się następna runda. Wzmocnienie daje przewagę w jej najbliższym teście i na tym się zużywa.

nde2_power_great = Poziom mocy: Wielka moc
    .gist = Trudność 8 albo 12, jak powie MG, za 3 Punkty Mocy: coś, co odwraca losy sceny albo nawet kampanii.

nde2_power_exceptional = Moc wyjątkowa
    .gist = Powiększ, przedłuż albo wzmocnij efekt lub dodaj korzyść, na przykład ciszę, precyzję albo bezpieczeństwo. Zamiast tego MG może oddać ci 1 Punkt Mocy.

nde2_power_refund-cap = Z niczego nie ma punktów
    .gist = Nigdy nie odzyskasz więcej Punktów Mocy, niż kosztowała moc, ani więcej, niż możesz mieć. Darmowa Sztuczka nie oddaje żadnego.

nde2_power_vs-defense = Moce przeciw przeciwnikom
    .gist = Gdy moc jest wymierzona w przeciwnika, rzucasz przeciw jej Trudności albo jego Obronie: liczy się wyższa z nich.

nde2_power_damage = Obrażenia od mocy
    .gist = Moc, która rani, zabiera 1 Serce każdemu trafionemu celowi, na każdym poziomie. Jeśli uderza w kilku, ten sam rzut porównuje się z każdym z osobna.

nde2_power_exceptional-hit = Jeden wybór, nie dwa
    .gist = Gdy moc, która rani, daje sukces wyjątkowy, wybierasz raz: z możliwości ataku albo z możliwości mocy. Jeśli nie wybierzesz 2 Serc, cel i tak traci zwykłe 1 Serce.

nde2_power_not-enough = Mocy nie ma na kredyt
    .gist = Jeśli masz mniej Punktów Mocy, niż kosztuje moc, nie możesz jej użyć.

nde2_power_heal = Leczenie mocą
    .gist = Silna moc może leczyć: przywraca 2 Serca, ale nigdy ponad maksimum. Może postawić na nogi kogoś, kto jest Powalony.

## Harm, rest and growth

nde2_harm_meaning = Co znaczy utrata Serc
    .gist = Powiedz, jak to wygląda: zmęczenie, rana, siniak, wstrząs czy ogłuszenie, co tylko pasuje do waszego świata.

nde2_harm_zero = Powalony
    .gist = Przy 0 Serc twój bohater wypada z gry: żadnych Akcji, żadnej pomocy i żadnych Łutów Szczęścia, dopóki ktoś go nie podniesie.

nde2_harm_revive = Podnoszenie powalonych
    .gist = Sojusznik na sąsiedniej kratce albo Blisko ciebie może oddać swoją Akcję i bez rzutu cię podnieść; masz wtedy 1 Serce.

nde2_harm_no-death = Żadna zasada nie zabija bohatera
    .gist = Kolejne rany przy 0 Serc nic nie robią: bohater pozostaje Powalony i z zasad nie wynika nic gorszego.

nde2_rest_scene-pp = Gdy konflikt się kończy
    .gist = Na koniec konfliktu każdy bohater odzyskuje 1 Punkt Mocy, nie więcej niż do maksimum.

nde2_rest_breather = Krótka przerwa
    .gist = Jeśli drużyna może po konflikcie odetchnąć, a MG uzna miejsce za dość dobre, wracają wszystkie Serca. Punkty Mocy nie wracają.

nde2_rest_harsh = Surowsza gra
    .gist = W twardszej grze MG może uznać, że przerwa nie wystarcza. Serca wracają wtedy tylko w bezpiecznym miejscu.

nde2_rest_safe = Bezpieczny odpoczynek
    .gist = Odpoczynek w bezpiecznym miejscu odnawia wszystkie Serca i Punkty Mocy. Łutów Szczęścia nie rusza.

nde2_grow_when = Kiedy bohaterowie się rozwijają
    .gist = Gdy kończy się przygoda, misja albo duża część opowieści, MG pozwala bohaterom się rozwinąć. Dobre tempo to raz na jedną do trzech sesji.

nde2_grow_one = Po jednym ulepszeniu
    .gist = Każdy bohater wybiera jedną rzecz: większą kość cechy, kolejne Serce, kolejny Punkt Mocy albo nowy Atut.

nde2_grow_attribute = Rozwój cechy
    .gist = Jedna cecha dostaje na stałe następną większą kość. Kość d20 już nie urośnie.

nde2_grow_heart = Rozwój: Serce
    .gist = Możesz mieć o 1 Serce więcej, najwyżej 7, i od razu je dostajesz.

nde2_grow_pp = Rozwój: Punkt Mocy
    .gist = Możesz mieć o 1 Punkt Mocy więcej, najwyżej 5, i nowy punkt od razu jest twój.

nde2_grow_trait = Nowy Atut
    .gist = Opisz jednym zdaniem coś szczególnego, co twój bohater teraz potrafi, i uzgodnij to z MG. Otwiera to drzwi w opowieści i nie zmienia żadnych liczb.

## Playing with two six-sided dice

nde2_v2d6_modifiers = Modyfikatory zamiast kości
    .gist = Daj jednej cesze +2, drugiej +1, a trzeciej +0. W teście rzuć dwiema d6 i do sumy dodaj modyfikator.

nde2_v2d6_fail = Sześć i mniej
    .gist = Suma 6 lub niższa to porażka, a MG musi powiedzieć, co z niej wynika.

nde2_v2d6_cost = Od siedmiu do dziewięciu
    .gist = Z sumą od 7 do 9 masz, czego chcesz, ale MG podaje cenę.

nde2_v2d6_full = Dziesięć i więcej
    .gist = Od sumy 10 w górę to sukces, za który nic nie płacisz.

nde2_v2d6_exceptional = Dwanaście i więcej
    .gist = Od sumy 12 w górę sukces jest wyjątkowy i przynosi dodatkową korzyść. Modyfikatory się liczą, więc dwie szóstki z −1 to 11, czyli za mało.

nde2_v2d6_situation = Plus jeden, minus jeden
    .gist = MG daje +1, gdy sprzyja ci dobry plan albo sytuacja, i −1, gdy przeszkadza presja, osłona, chaos lub inny kłopot. Potrzebne sumy nigdy się nie zmieniają.

nde2_v2d6_luck-reroll = Szczęście: obie kości jeszcze raz
    .gist = Wydaj 1 Łut Szczęścia i rzuć jeszcze raz obiema kośćmi; liczy się lepsza suma.

nde2_v2d6_luck-plus = Szczęście: jeden więcej
    .gist = Wydaj 1 Łut Szczęścia po rzucie, a suma wzrośnie o 1. Robi to różnicę przy 6, przy 9 i przy 11.

nde2_v2d6_luck-buy = Szczęście: zapłać za sukces
    .gist = Wydaj 1 Łut Szczęścia, a nieudana suma liczy się jako sukces z kosztem, choćby była najniższa.

nde2_v2d6_mapping = Kości na modyfikatory
    .gist = Żeby przenieść bohatera, czytaj d6 jako +0, d8 jako +1, d12 jako +2, a d20 jako +3.

nde2_v2d6_help-talent = Pomoc i Talenty
    .gist = Pomocnik daje +1. Talent daje +1 w miejsce +1 za sytuację albo skreśla −1.

nde2_v2d6_attack = Atak dwiema kośćmi
    .gist = Suma od 7 do 9 trafia za cenę, którą podaje MG, a 10 lub więcej po prostu trafia. Od 12 możesz wybrać 2 Serca albo silny efekt.

nde2_v2d6_no-targets = Bez Trudności i bez Obrony
    .gist = Przy dwóch kościach decyduje sama suma; Trudność i Obronę się pomija, a Serca i koszty mocy zostają. Stół może je przywrócić jako modyfikatory od +1 do −3.

nde2_v2d6_power = Moce przy dwóch kościach
    .gist = Najpierw płać, potem rzucaj. Przy 6 lub mniej nic się nie dzieje, punkty przepadają i pojawia się komplikacja; od 7 do 9 moc działa, a MG podaje cenę; od 10 po prostu działa. Od 12 wybierasz jak przy każdej wyjątkowej mocy.

nde2_v2d6_growth = Rozwój przy dwóch kościach
    .gist = Żeby rozwinąć cechę, podnieś jeden modyfikator o 1, najwyżej do +3.

## Extras, and the GM's list

nde2_opt_all-off = Dodatki są na początku wyłączone
    .gist = Żetony Pancerza, liczniki i odwet to dodatki. Nowy stół zaczyna bez nich i dokłada to, co mu się podoba.

nde2_opt_armor = Żetony Pancerza
    .gist = Bohater, który nosi ochronę, dostaje na początku każdej sceny 1 żeton Pancerza. Oddaj go, żeby zignorować stratę 1 Serca.

nde2_opt_armor-needs-gear = Żeton wymaga ochrony
    .gist = Jeśli miejsce na ochronę na twojej karcie jest puste, nie dostajesz żetonu Pancerza.

nde2_opt_clock = Gra z licznikiem
    .gist = Gdy czas nagli, MG uruchamia licznik, wybiera jego długość (3 to dobry początek) i mówi, co się stanie, gdy się zapełni.

nde2_opt_clock-tick = Porażki przesuwają licznik
    .gist = Każdy nieudany test w scenie przesuwa licznik o 1 i wyrzucona 1 nie liczy się bardziej; żaden sukces go nie rusza. Gdy się zapełni, nadchodzą zapowiedziane kłopoty.

nde2_opt_retaliation = Odwet w walce wręcz
    .gist = W tym wariancie pudło w walce wręcz kosztuje atakującego 1 Serce, a chybiony strzał nic. Pudło, które Łut Szczęścia zmienia w trafienie, się nie liczy.

nde2_opt_retaliation-reach = Czy mógł cię dosięgnąć?
    .gist = Odwet spada tylko wtedy, gdy przeciwnik naprawdę mógł oddać cios. MG decyduje o tym za każdym razem.

nde2_list_order = Siedem pytań MG
    .gist = MG przechodzi przez test w tej kolejności: czego chcesz, jaka to cecha, jak to trudne i co to zmienia, kto pomaga, co mówi kość, co idzie nie tak, co jeszcze zyskujesz.
