### The rules: a title for each, and its gist as a player needs it at the table.

## Skills

houses_skill_five = Pięć umiejętności
    .gist = Każda karta ma te same pięć umiejętności: Walkę, Komunikację, Dyscyplinę, Ruch i Rozumienie. Szóstej nie ma i żadnej nie może zabraknąć.

houses_skill_battle = Walka
    .gist = Walka to ciosy, strzały i ostrza, ale tak samo plan, który za nimi stoi. O ten test prosi MG.

houses_skill_communicate = Komunikacja
    .gist = Komunikacja służy do tego, by kogoś przekonać, przejrzeć, nastraszyć albo się z nim potargować. MG mówi, kiedy decydują słowa.

houses_skill_discipline = Dyscyplina
    .gist = Dyscyplina pozwala wytrzymać: pragnienie, ból, strach albo bezsenną noc. Test wyznacza MG.

houses_skill_move = Ruch
    .gist = Ruch to bieg, wspinaczka, skok, unik i bycie na miejscu przed innymi. MG wybiera go, gdy decydują nogi i zimna krew.

houses_skill_understand = Rozumienie
    .gist = Rozumienie służy do tego, by coś przemyśleć albo wiedzieć to od dawna. MG sięga po nie, gdy decyduje głowa.

## Drives

houses_drive_five = Pięć motywacji
    .gist = Obowiązek, Wiara, Sprawiedliwość, Władza i Prawda mówią, dlaczego twoja postać działa. Każdy ma wszystkie pięć, każdą z własną wartością.

houses_drive_duty = Obowiązek
    .gist = Wybierz Obowiązek, gdy działasz, bo ktoś na ciebie liczy. Jego wartość dodaje się do umiejętności: Obowiązek 7 i Walka 6 dają liczbę docelową 13.

houses_drive_faith = Wiara
    .gist = Wybierz Wiarę, gdy idziesz za głosem serca. Przy Wierze 5 i Ruchu 4 każda kość ma pokazać 9 lub mniej.

houses_drive_justice = Sprawiedliwość
    .gist = Wybierz Sprawiedliwość, gdy robisz coś, bo tak trzeba. Sprawiedliwość 8 i Dyscyplina 5 dają razem 13.

houses_drive_power = Władza
    .gist = Wybierz Władzę, gdy po prostu czegoś chcesz. Władza 6 i Komunikacja 8 dają razem 14.

houses_drive_truth = Prawda
    .gist = Wybierz Prawdę, gdy fakty nie zostawiają innej drogi. Prawda 4 i Rozumienie 7 dają razem 11.

houses_drive_statement-is-text = Motywacja mówi zdaniem
    .gist = Motywacja może mieć jedno przekonanie: zdanie twoimi słowami, na przykład „Żaden dług nie zostaje”. Widzisz je zawsze, gdy tę motywację można wybrać.

houses_drive_statement-from-six = Silna motywacja wymaga przekonania
    .gist = Od wartości 6 motywacja powinna mieć przekonanie, więc wartości 8, 7, 6, 5 i 4 wymagają trzech. Przy 5 i 4 obywa się bez słów, a znaczącemu BN-owi może wystarczyć jedno.

houses_drive_left-over = Które motywacje zostają
    .gist = To motywacje bez przekonania. Ta, której przekonanie przeczy, też jest do wyboru, ale z odpowiednim oznaczeniem.

houses_drive_neutral-statement = Motywacja, która milczy
    .gist = Motywacji, której przekonanie ani nie pasuje, ani nie przeczy, używa się tylko jako jednej z pozostałych, czyli gdy każda ma przekonanie. Determinacji użyć nie można.

## Difficulty

houses_difficulty_six-levels = Sześć poziomów Trudności
    .gist = MG zaczyna od liczby całkowitej od 0 do 5. Trudności 6 na tej skali nie ma.

houses_difficulty_simple-0 = Trudność 0: prosta
    .gist = Nic nie stoi na drodze. Rzuca się tylko po to, by zdobyć Impet.

houses_difficulty_average-1 = Trudność 1: przeciętna
    .gist = Wystarczy jeden sukces. To zwykły, codzienny test.

houses_difficulty_challenging-2 = Trudność 2: wymagająca
    .gist = Potrzebne są dwa sukcesy, więc zaczyna się liczyć, co kto umie.

houses_difficulty_daunting-3 = Trudność 3: zniechęcająca
    .gist = Potrzebne są trzy sukcesy. Porażka na tym poziomie lub wyższym daje punkt rozwoju.

houses_difficulty_dire-4 = Trudność 4: straszliwa
    .gist = Potrzebne są cztery sukcesy; przy dwóch zwykłych kościach obie muszą dać sukces krytyczny.

houses_difficulty_epic-5 = Trudność 5: epicka
    .gist = Potrzeba pięciu sukcesów, a tylu dwie kości nigdy nie dadzą. Dokup kości albo zawołaj przyjaciół.

houses_difficulty_three-example-tracks = Miarki dla MG
    .gist = Przy każdym poziomie MG ma trzy przykłady tej wagi: coś, co stoi na drodze, coś, czego można się dowiedzieć, i coś, o co można poprosić. Razem jest ich osiemnaście.

houses_difficulty_lock-ladder = Miarka: przeszkoda
    .gist = Drzwi, które się zacięły, to 0, zwykły zamek 1, a wymyślny 2. Pośpiech robi z tego 3, brak narzędzi 4, a bitwa dookoła 5.

houses_difficulty_knowledge-ladder = Miarka: wiedza
    .gist = To, co wie całe miasto, to 0, sprawa prywatna 1, a poufna 2. Gdy tuszuje ją potężna frakcja, jest 3; gdy nikt nie ma wiedzieć, że istnieje, 4; a gdy trwa to od stuleci, 5.

houses_difficulty_favour-ladder = Miarka: przysługa
    .gist = Drobnostka to 0, coś poważnego od przyjaciela 1, coś, co trochę kosztuje proszonego, 2. Przysługa zawiła lub droga to 3 albo 4, a niebezpieczna i od obcego 5.

houses_difficulty_clamped-0-5 = Ostatecznie od 0 do 5
    .gist = Najpierw sumuje się wszystko, co ułatwia i utrudnia test, i dopiero tę sumę zamyka się między 0 a 5. Wyjątkiem są spory.

houses_difficulty_raise-stops-at-5 = Zagrożenie nie przebije sufitu
    .gist = Poza sporami MG nie podniesie Trudności ponad 5. Punkty, które nic by nie zmieniły, zostają w puli; cecha, która ułatwia, znów robi na nie miejsce.

## Traits

houses_trait_is-text = Cecha to prawdziwe zdanie
    .gist = Cecha to kilka słów, które są prawdą o kimś, o czymś albo o całej scenie, na przykład „Burza piaskowa”. Widzą ją wszyscy przy stole.

houses_trait_applies-is-gm-call = MG decyduje, co ma znaczenie
    .gist = Na cechę może wskazać każdy. Czy tym razem pomaga, przeszkadza, umożliwia, wyklucza, czy nic nie zmienia, mówi MG.

houses_trait_allows = Cecha może coś umożliwić
    .gist = Z właściwą cechą wolno spróbować tego, co bez niej nie wchodzi w grę: sprzęt wspinaczkowy otwiera drogę po gładkiej ścianie.

houses_trait_easier = Cecha może ułatwić
    .gist = Cecha, która ci sprzyja, zmniejsza Trudność o 1.

houses_trait_harder = Cecha może utrudnić
    .gist = Cecha, która ci przeszkadza, zwiększa Trudność o 1.

houses_trait_requires-test = Cecha może wymusić test
    .gist = Tam, gdzie nikt by nie rzucał, cecha może wymagać rzutu: spacer w głębokim piasku staje się testem. MG wybiera to albo +1.

houses_trait_forbids = Cecha może czegoś zabronić
    .gist = Cecha może wykluczyć coś, co normalnie się da: z kneblem w ustach nikt się nie wygada. Nie ma rzutu i nic się nie wydaje.

houses_trait_each-plus-or-minus-one = Każda cecha liczy się raz
    .gist = Każda cecha, która pomaga lub przeszkadza, to jeden stopień. Dwie przeciw tobie i jedna na twoją korzyść zmieniają Trudność 1 w 2.

## The skill test

houses_test_step-order = Jedno po drugim
    .gist = Test ma stałą kolejność: co robisz, umiejętność i Trudność, motywacja, specjalizacja, wydatki, kości. Kto sięga po kości za wcześnie, usłyszy, czego jeszcze brakuje.

houses_test_declare-action = Powiedz, co robisz
    .gist = Zaczyna się od twoich słów i zostają one zapisane przy tym teście.

houses_test_gm-picks-skill = MG wybiera umiejętność
    .gist = Możesz zaproponować jedną z pięciu; liczy się, gdy MG się zgodzi.

houses_test_gm-sets-difficulty = MG ustala Trudność
    .gist = Od 0 do 5, jawnie dla wszystkich albo w tajemnicy, aż spadną kości.

houses_test_player-picks-drive = Ty wybierasz motywację
    .gist = Poszukaj przekonania, które stoi za tym, co robisz, i weź jego motywację. Skreślonej nie ma na liście.

houses_test_relevant-statement = Decyduje pasujące przekonanie
    .gist = Jeśli jakieś przekonanie pasuje do tego, co robisz, używasz jego motywacji. Jeśli pasuje kilka, wybierasz spośród nich.

houses_test_no-relevant-statement = Gdy nic nie pasuje
    .gist = Jeśli żadne przekonanie nie pasuje, działasz z motywacją, która zostaje, zwykle jedną z niskich, bez przekonania.

houses_test_conflicting-statement = Gdy przekonanie się sprzeciwia
    .gist = Jeśli przekonanie przeczy temu, co robisz, MG może postawić cię przed wyborem: podważyć je albo ulec. Determinacji w tym teście użyć nie można.

houses_test_focus-max-one = Najwyżej jedna specjalizacja
    .gist = Możesz użyć jednej specjalizacji, jeśli MG uzna, że pasuje. Druga już nie wchodzi w grę.

houses_test_spend-window = Płać, zanim spadną kości
    .gist = Za wszystko, co zmienia rzut, płaci się wcześniej. Tylko przerzut przychodzi potem.

houses_test_target-number = Umiejętność plus motywacja
    .gist = Dodaj obie wartości: umiejętność 6 i motywacja 7 dają liczbę docelową 13.

houses_test_base-pool-two = Na początek dwie kości
    .gist = Rzucasz 2d20, chyba że dokupisz kości.

houses_test_max-pool-five = Najwyżej pięć kości
    .gist = Dokupić można trzy kości, a czwartej już nie, czymkolwiek płacisz.

houses_test_success-at-or-under = Im niżej, tym lepiej
    .gist = Każda kość, która pokazuje liczbę docelową lub mniej, to sukces: przy 13 liczy się 13, a 14 już nie.

houses_test_critical-on-one = Jedynka liczy się podwójnie
    .gist = Kość, która pokazuje 1, daje dwa sukcesy.

houses_test_focus-critical-range = Specjalizacja daje więcej krytyków
    .gist = Ze specjalizacją dwa sukcesy daje każda kość, która nie przekracza twojej umiejętności. Przy umiejętności 6 to wyniki od 1 do 6.

houses_test_no-focus-no-range = Bez specjalizacji tylko jedynka
    .gist = Bez pasującej specjalizacji 6 przy umiejętności 6 to jeden sukces, jak każdy inny.

houses_test_critical-worth-exactly-two = Nigdy więcej niż dwa z kości
    .gist = Nawet ze specjalizacją 1 nie liczy się potrójnie. Dwie kości z wynikiem 1 to cztery sukcesy.

houses_test_pass-at-difficulty = Wystarczy, ile trzeba
    .gist = Zdajesz test, gdy sukcesów jest co najmniej tyle, ile wynosi Trudność.

houses_test_fail-below-difficulty = Za mało
    .gist = Gdy sukcesów jest mniej, niż wynosi Trudność, test kończy się porażką.

houses_test_momentum-per-extra = Nadwyżka to Impet
    .gist = Każdy sukces ponad Trudność to punkt Impetu: trzy sukcesy przy Trudności 1 dają 2.

houses_test_momentum-none-on-exact = Na styk nic nie zostaje
    .gist = Dwa sukcesy przy Trudności 2 wystarczą, ale Impetu z nich nie będzie.

houses_test_momentum-none-on-fail = Porażka nic nie zostawia
    .gist = Nieudany rzut nie daje Impetu, ile by miał sukcesów.

houses_test_difficulty-zero-banks-all = Przy 0 wszystko jest Impetem
    .gist = Rzut na Trudność 0 nie może się nie udać i każdy sukces to punkt. Komplikacje nadal są możliwe.

houses_focus_belongs-to-skill = Specjalizacja trzyma się umiejętności
    .gist = Każda specjalizacja jest zapisana przy jednej umiejętności i działa tylko w jej testach.

## Helping each other

houses_assist_one-die = Pomocnik rzuca jedną kością
    .gist = Każdy, kto pomaga, dodaje do rzutu jedną d20, a stół widzi, czyja to kość.

houses_assist_no-bought-dice = Pomocnik nie dokupuje kości
    .gist = Żaden Impet nie zrobi z tej jednej kości dwóch.

houses_assist_own-pair = Pomocnik ma własne liczby
    .gist = Kto pomaga, podaje własną umiejętność i motywację; nie muszą być takie jak u prowadzącego. Ruch 5 i Prawda 6 dają 11.

houses_assist_own-focus = Pomocnik ma własną specjalizację
    .gist = Specjalizacja działa też u pomocników: przy Rozumieniu 6 wynik 6 daje dwa sukcesy.

houses_assist_several = Pomagać może kilka osób
    .gist = Pomagać może tyle osób, ile MG uzna za sensowne; trzech pomocników to trzy kości.

houses_assist_adds-to-leader = Sukcesy idą do prowadzącego
    .gist = Sukcesy pomocników dodają się do sukcesów prowadzącego.

houses_assist_dice-can-complicate = Pomocnikom też się zdarza
    .gist = Wynik 20 na kości pomocnika to komplikacja, taka sama jak każda inna.

houses_assist_outside-the-cap = Pomocnicy ponad limit pięciu
    .gist = Limit pięciu kości dotyczy tylko prowadzącego. Z dwoma pomocnikami może spaść siedem kości.

houses_assist_leader-gate = Najpierw musi się udać prowadzącemu
    .gist = Dopóki prowadzący nie ma sukcesu, pomoc niczego nie dodaje. Komplikacja pomocnika liczy się zawsze.

houses_assist_no-other-spends = Kość pomocnika bez dodatków
    .gist = Ani Zagrożenie, ani Determinacja nic nie dają kości pomocnika.

## Complications and success at a cost

houses_complication_on-twenty = Dwudziestka to komplikacja
    .gist = Kość, która pokazuje 20, przynosi komplikację, czy test się udał, czy nie.

houses_complication_any-die = Każda kość może zawieść
    .gist = Kości dokupione i kości pomocników komplikują tak samo jak dwie pierwsze.

houses_complication_range-set-by-gm = MG określa ryzyko
    .gist = Przy każdym teście MG wybiera zakres od 1 do 5; przy 3 komplikacje zaczynają się od 18.

houses_complication_threshold = 21 minus zakres
    .gist = Kość komplikuje od tej liczby wzwyż: przy zakresie 4 są to 17, 18, 19 i 20.

houses_complication_range-1-normal = Zakres 1: zwykły
    .gist = Komplikuje tylko 20; wynik 19 niczym nie grozi.

houses_complication_range-2-risky = Zakres 2: ryzykowny
    .gist = Komplikuje 19 i 20; wynik 18 niczym nie grozi.

houses_complication_range-3-perilous = Zakres 3: niebezpieczny
    .gist = Komplikuje 18, 19 i 20; wynik 17 niczym nie grozi.

houses_complication_range-4-precarious = Zakres 4: karkołomny
    .gist = Komplikuje wszystko od 17 wzwyż; wynik 16 niczym nie grozi.

houses_complication_range-5-treacherous = Zakres 5: zdradliwy
    .gist = Komplikuje wszystko od 16 wzwyż; wynik 15 niczym nie grozi.

houses_complication_content = Powiedz, co poszło źle
    .gist = MG ubiera komplikację w słowa. Staje się ona cechą, która pamięta, z którego testu pochodzi.

houses_cost_bare-success = Sukces z kosztem
    .gist = Po nieudanym rzucie MG może mimo wszystko zaproponować ci zwykły sukces. Udany rzut takiej propozycji nie potrzebuje.

houses_cost_no-momentum = Sukces z kosztem nie daje Impetu
    .gist = Za taki sukces nie ma ani punktu Impetu.

houses_cost_complication-is-the-price = Kosztem jest komplikacja
    .gist = Kto przyjmuje propozycję, ponosi o jedną komplikację więcej, a MG mówi jaką.

houses_complication_independent-of-success = Sukces i komplikacja na jednej kości
    .gist = Kość może być jednym i drugim: przy liczbie docelowej 16 i zakresie 5 wynik 16 jest sukcesem i komplikacją.

houses_complication_one-per-die = Jedna na każdą kość
    .gist = Dwa wyniki 20 to dwie komplikacje.

houses_complication_after-outcome = Najpierw wynik, potem komplikacje
    .gist = Komplikacje rozstrzyga się, gdy wiadomo już, czy test się udał, więc nigdy nie zmieniają rzutu, z którego się wzięły.

houses_complication_gm-menu = Cztery rodzaje komplikacji
    .gist = MG wybiera jedną: cecha, która przeszkadza, coś zostaje zablokowane, trwa to o połowę dłużej albo zadanie rozszerzone traci 1 punkt.

houses_cost_not-in-contests = Bez sukcesu z kosztem w sporze
    .gist = Kto przegrywa spór, nie dostaje propozycji sukcesu z kosztem.

houses_complication_price-cannot-be-bought-off = Kosztu nie da się wykupić
    .gist = Komplikacji, którą bierzesz na siebie za uległość, za to, że nie dajesz się pokonać, albo za sukces z kosztem, nie usunie Zagrożenie.

## Determination

houses_determination_needs-supporting-statement = Determinacja wymaga przekonania
    .gist = Wolno ją wydać tylko wtedy, gdy przekonanie używanej motywacji przemawia za tym, co robisz.

houses_determination_not-on-clash = Nie wbrew własnemu przekonaniu
    .gist = Gdy przekonanie przeczy temu, co robisz, Determinacji użyć nie można, nawet jeśli przyjmujesz za to punkt.

houses_determination_one-point-per-use = Jeden punkt za każde użycie
    .gist = Automatyczna jedynka i przerzut w tym samym teście kosztują razem 2 punkty.

houses_determination_automatic-one = Automatyczna jedynka
    .gist = Za 1 punkt jedna kość z twojej puli liczy się po prostu jako 1.

houses_determination_reroll = Przerzut
    .gist = Za 1 punkt przerzucasz tyle swoich kości, ile chcesz.

houses_determination_declaration-create = Ogłoś coś nowego
    .gist = Za 1 punkt wprowadzasz cechę własnymi słowami, jeśli MG się zgodzi.

houses_determination_declaration-change = Ogłoś zmianę
    .gist = Za 1 punkt zmieniasz słowa cechy, która już jest: co było zamknięte, teraz jest uchylone.

houses_determination_declaration-remove = Ogłoś koniec
    .gist = Za 1 punkt cecha znika, jeśli MG się zgodzi.

houses_determination_extra-action = Działaj jeszcze raz
    .gist = Za 1 punkt wykonujesz drugą akcję w swojej turze konfliktu. Poza konfliktem nie ma takiej możliwości.

houses_determination_players-hold-it = Mają ją tylko postacie graczy
    .gist = BN nie ma Determinacji; MG płaci zamiast niej Zagrożeniem.

houses_determination_gain-on-branch = Punkt za rozdarcie
    .gist = Gdy przekonanie ci przeczy, MG może zaproponować 1 punkt. Kto go bierze, podważa przekonanie albo mu ulega.

houses_determination_neutral-is-closed = Obojętność nie wystarczy
    .gist = Przekonanie, które nie ma nic do powiedzenia o tym, co robisz, nie pozwala użyć Determinacji.

houses_determination_start-1 = Jeden punkt na początek
    .gist = Każda postać gracza zaczyna przygodę, mając 1.

houses_determination_cap-3 = Najwyżej trzy punkty
    .gist = Czwarty punkt zawsze przepada.

houses_determination_gain-at-cap = Pełno, a wybór zostaje
    .gist = Przy 3 punktach nadal możesz podważyć przekonanie albo ulec; przepada tylko nowy punkt, a wiesz o tym z góry.

houses_determination_auto-one-before-roll = Automatyczną jedynkę zgłasza się wcześniej
    .gist = Zgłaszasz ją przed rzutem i ta kość zostaje na stole: z trzech kości rzucasz tylko dwiema.

houses_determination_declaration-window = Kiedy wolno ogłaszać
    .gist = Ogłoszenie należy do testu, do którego pasuje przekonanie: przed rzutem, gdy jeszcze się w nim liczy, albo zaraz po wyniku.

houses_reroll_new-result-stands = Zostaje nowy wynik
    .gist = Po przerzucie zostaje to, co kość pokazuje teraz, lepsze czy gorsze.

houses_reroll_once-per-die = Każda kość najwyżej raz
    .gist = W jednym teście każdą kość można przerzucić raz.

houses_reroll_clears-old-complication = Stary wynik znika
    .gist = Przerzucone 20 już nie komplikuje, chyba że nowy wynik znów jest tak wysoki.

houses_reroll_own-pool-only = Tylko własne kości
    .gist = Twoja Determinacja nie rusza kości pomocnika.

## When a drive is challenged

houses_challenge_no-contradiction = Bez sprzeczności zwykły test
    .gist = Jeśli przekonanie pasuje do tego, co robisz, test toczy się zwyczajnie i można użyć Determinacji.

houses_challenge_contradiction-opens-branch = Gdy przekonanie przeczy
    .gist = MG mówi, czy przekonanie pasuje, jest obojętne, czy przeczy. Sprzeczność otwiera drogę do wyboru: podważyć albo ulec.

houses_challenge_gm-may-offer = MG może zaproponować punkt
    .gist = To MG decyduje, czy zaproponować 1 punkt Determinacji. Bez propozycji nikt nie każe ci podważać ani ulegać.

houses_challenge_refuse-fails-test = Odmowa to porażka
    .gist = Jeśli nie przyjmujesz punktu, cofasz się przed tym: test kończy się porażką bez rzutu.

houses_challenge_refuse-no-consequence = Odmowa nic więcej nie kosztuje
    .gist = Pule, cechy i rozwój zostają takie, jakie były.

houses_challenge_accept-gives-point = Zgoda to punkt
    .gist = Determinacja jest twoja od razu, do wydania w którymś z późniejszych testów.

houses_challenge_accept-must-choose = Potem wybierz
    .gist = Po przyjęciu punktu mówisz, czy podważasz przekonanie, czy mu ulegasz. Trzeciej drogi nie ma.

houses_challenge_same-drive-used = Motywacja pozostaje w użyciu
    .gist = Tak czy owak ten test używa wybranej motywacji, z jej pełną wartością.

houses_challenge_test-as-normal = Test jak zwykle
    .gist = Tak czy owak możesz użyć specjalizacji, dokupić kości i przyjąć pomoc.

houses_challenge_comply-complication = Uległość kosztuje
    .gist = Po teście ten, kto ulega, ponosi komplikację.

houses_challenge_strike-statement = Podważenie skreśla przekonanie
    .gist = Po teście podważone przekonanie zostaje skreślone. Jego słowa nadal można przeczytać.

houses_challenge_struck-drive-unusable = Skreślona motywacja odpoczywa
    .gist = Dopóki przekonanie nie zostanie zmienione albo odzyskane, tej motywacji nie ma wśród twoich wyborów.

houses_challenge_no-offer-plain-test = Sprzeczność bez propozycji
    .gist = Wtedy to zwykły test bez Determinacji i nic nie zostaje skreślone.

houses_challenge_change-or-recover = Dwie drogi powrotu
    .gist = Skreślone przekonanie albo pisze się na nowo, bez zmiany wartości, albo odzyskuje, co wartości przesuwa.

## Recovering a drive

houses_recover_between-adventures = Odzyskiwanie między przygodami
    .gist = Gdy przygoda dobiega końca, pada pytanie o każdą skreśloną motywację.

houses_recover_reflective-scene = Albo w spokojnej scenie
    .gist = Wystarczy też scena o tym, co dla postaci naprawdę ważne, jeśli MG ją tak oznaczy.

houses_recover_reduce-by-one = Skreślona motywacja traci 1
    .gist = Skreślony Obowiązek 7 wraca jako 6.

houses_recover_floor-four = Nigdy poniżej 4
    .gist = Motywacja o wartości 4 wraca bez zmian, a z nią wszystkie pozostałe.

houses_recover_reinstate = Znowu w użyciu
    .gist = Odzyskana motywacja znów jest wśród twoich wyborów.

houses_recover_raise-the-equal = Zrównana motywacja zyskuje 1
    .gist = Jeśli motywacja zrównuje się teraz z inną, ta druga rośnie: z 7 robi się 6, a z dawnego 6 robi się 7.

houses_recover_ratings-stay-a-permutation = Zestaw się nie zmienia
    .gist = Którąkolwiek motywację odzyskasz, nadal masz 8, 7, 6, 5 i 4, tylko inaczej rozdane.

houses_recover_new-statement-from-six = Nowe słowa dla silnych motywacji
    .gist = Od 6 wzwyż żadna motywacja nie może zostać bez słów: napisz teraz to, czego brakuje.

houses_recover_statement-from-the-deed = Słowa wyrosłe z wydarzeń
    .gist = Nowe przekonanie powinno wyrastać z tego, co się stało przy podważeniu starego; widzisz tę chwilę jeszcze raz.

houses_recover_statement-kept-from-six = Stare słowa od 6 wzwyż
    .gist = Odzyskana motywacja o wartości 6 lub więcej odzyskuje też przekonanie. Przy 5 lub mniej przekonanie przepada.

houses_recover_tie-gm-picks = Spośród równych wybiera MG
    .gist = Jeśli motywacja zrównuje się z więcej niż jedną, jak w zestawie znaczącego BN-a, MG mówi, która rośnie.

## Momentum

houses_momentum_first-die-costs-1 = Pierwsza kość: 1
    .gist = Za 1 punkt Impetu do twoich dwóch kości dochodzi trzecia.

houses_momentum_second-die-costs-2 = Druga kość: 2
    .gist = Następna kosztuje jeszcze 2, więc dwie kości to razem 3.

houses_momentum_third-die-costs-3 = Trzecia kość: 3
    .gist = Ostatnia kosztuje jeszcze 3, więc wszystkie trzy to razem 6. Więcej kości już nie dokupisz.

houses_momentum_cannot-overspend = Wydajesz to, co masz
    .gist = Impetu, którego nie ma w puli, nie można wydać: z 2 odłożonymi punktami nie kupisz dwóch kości za 3.

houses_momentum_create-trait-2 = Impet tworzy cechę: 2
    .gist = Po teście za 2 punkty Impetu dodajesz do sceny cechę własnymi słowami.

houses_momentum_trait-relates-to-action = Cecha wynika z akcji
    .gist = Musi mieć związek z tym, czego właśnie próbujesz. Jeśli MG go nie widzi, nie tracisz Impetu.

houses_momentum_trait-plausible = I musi być możliwa
    .gist = Otwieranie zamka nie sprowadzi deszczu: co nie mogło wyniknąć z akcji, odpada i nic nie kosztuje.

houses_momentum_question-1 = Impet kupuje odpowiedzi: po 1
    .gist = Za każdy punkt możesz zadać MG jedno pytanie, a po każdej odpowiedzi wolno przestać.

houses_momentum_question-about-situation = Pytaj o to, co tu i teraz
    .gist = Pytania dotyczą tego, co się właśnie dzieje. Inne zostają bez odpowiedzi i nic nie kosztują.

houses_momentum_extra-zone-2 = Strefa dalej: 2
    .gist = Po udanym przesunięciu za 2 punkty Impetu zasób trafia o strefę dalej.

houses_momentum_attack-point-2 = Mocniejsze trafienie: 2
    .gist = Za 2 punkty Impetu trafienie daje o 1 punkt więcej: przy Mocy 1 jest to 4.

houses_momentum_lasting-defeat-2 = Trwała przegrana: 2
    .gist = Za 2 punkty Impetu przegrana staje się trwała.

houses_momentum_resist-defeat-1 = Nie dać się pokonać: od 1
    .gist = Kto nie daje się pokonać, płaci 1 punkt Impetu i tyle, ile wynosi Moc tego, co trafia; przy Mocy 2 to razem 3.

houses_momentum_pool-is-shared = Jedna pula dla całej grupy
    .gist = Co odłoży jeden gracz, może wydać każdy inny.

houses_momentum_pool-starts-0 = Pula zaczyna pusta
    .gist = Nowa przygoda zaczyna się bez odłożonego Impetu.

houses_momentum_pool-cap-6 = Najwyżej sześć w puli
    .gist = Co się nie mieści, przepada, ale dopiero gdy wszyscy mieli okazję to wydać. Stół słyszy, ile tego było.

houses_momentum_scene-decay-1 = Koniec sceny kosztuje punkt
    .gist = Gdy kończy się scena, pula traci 1 punkt, jeśli jakiś jest.

houses_momentum_spend-then-bank = Najpierw wydaj, potem odłóż
    .gist = Impet z tego rzutu można od razu wydać na jego wynik. Reszta trafia do puli.

houses_momentum_no-self-funding = Rzut nie płaci za siebie
    .gist = Kości kupuje się za Impet, który już był, a nigdy za ten, który może dać ten sam rzut.

houses_momentum_one-use-each = Każdy wydatek raz
    .gist = W jednym teście każdy rodzaj wydatku jest dostępny raz. Wyjątkiem są pytania i kości.

houses_momentum_creates-only = Impet dodaje cechy
    .gist = Impet tworzy nowe cechy; zmiana i usuwanie wymagają Zagrożenia albo Determinacji.

houses_momentum_after-fail = Pociecha po porażce
    .gist = Po porażce odłożony Impet można wydać na dwie rzeczy: pytania i nową cechę. Wydatków konfliktowych, jak strefa dalej, wtedy nie ma.

houses_dice_one-ladder = Jeden cennik kości
    .gist = Kość kosztuje tyle, ile mówi jej miejsce, którakolwiek pula płaci: pierwsza za Impet to 1, druga za Zagrożenie 2, trzecia za Impet 3.

houses_dice_split-one-die = Jedna kość, jedna pula
    .gist = Cena jednej kości pochodzi w całości z jednej puli.

## How Threat grows

houses_threat_add_dice-ladder = Kości za Zagrożenie
    .gist = Zamiast wydawać Impet, możesz dać MG Zagrożenie po tych samych cenach: dwie kości za 3.

houses_threat_add_ignore-complication-2 = Zignorować komplikację: 2
    .gist = Komplikacje, które wypadły na kościach, możesz ignorować po 2 punkty Zagrożenia za każdą.

houses_threat_add_escalation-1 = Eskalacja: 1
    .gist = Jeśli MG powie, że to eskalacja, dalsze działanie dodaje 1 punkt Zagrożenia. Możesz się jeszcze rozmyślić.

houses_threat_add_circumstances = Groźna scena: 1 albo 2
    .gist = Na początku sceny jej okoliczności mogą dodać 1 albo 2 punkty Zagrożenia, a nigdy 3.

houses_threat_add_npc-momentum = BN-i tworzą Zagrożenie
    .gist = Co BN osiąga ponad Trudność, trafia do Zagrożenia, a nie do Impetu.

houses_threat_add_npc-momentum-varies = Tyle, ile zostało
    .gist = Cztery sukcesy przy Trudności 1 dodają 3 punkty Zagrożenia.

houses_threat_add_resist-defeat = Nie dać się pokonać za Zagrożenie
    .gist = Żeby nie dać się pokonać, zamiast Impetu możesz dać MG Zagrożenie: 1 punkt przy Mocy 0.

houses_threat_add_npc-determination-gain = Punkt BN-a to 3 punkty Zagrożenia
    .gist = Gdzie BN zyskałby Determinację, pula zyskuje 3 punkty Zagrożenia.

houses_threat_starts-2-per-player = Po dwa na gracza
    .gist = Przygoda dla czterech graczy zaczyna się z 8 punktami Zagrożenia.

houses_threat_no-cap = Zagrożenie nie ma granic
    .gist = Ile by go było, zawsze może przybyć; nawet 30 jest w porządku.

## How the GM spends Threat

houses_threat_spend_first-die-1 = Pierwsza kość BN-a: 1
    .gist = Za 1 punkt Zagrożenia BN rzuca trzecią kością.

houses_threat_spend_second-die-2 = Druga kość BN-a: 2
    .gist = Następna kosztuje jeszcze 2 punkty Zagrożenia, razem 3.

houses_threat_spend_third-die-3 = Trzecia kość BN-a: 3
    .gist = Ostatnia kosztuje jeszcze 3 punkty Zagrożenia, razem 6, i kości jest już pięć.

houses_threat_spend_cannot-overspend = MG płaci gotówką
    .gist = Zagrożenia, którego nie ma w puli, nie można wydać: za 1 nie kupi się dwóch kości.

houses_threat_spend_difficulty-2 = Utrudnić: po 2 za stopień
    .gist = Za każde 2 punkty Zagrożenia jeden test staje się trudniejszy o 1. Przy Trudności 5 nie ma już czego kupić.

houses_threat_spend_difficulty-one-test-only = Tylko na ten test
    .gist = Następny test zaczyna znowu od własnej Trudności.

houses_threat_spend_difficulty-before-roll = I to przed rzutem
    .gist = Gdy kości leżą na stole, żadne Zagrożenie nie utrudni już testu.

houses_threat_spend_npc-pays-what-players-add = BN-i płacą tyle, co gracze
    .gist = Gdzie gracz dodałby Zagrożenie, BN bierze je z puli: 1 za eskalację.

houses_threat_spend_npc-same-choice = Wybory też
    .gist = BN, który nie daje się pokonać, płaci w Zagrożeniu tyle, co gracz: 2 przy Mocy 1.

houses_threat_spend_npc-complication-2 = BN ignoruje komplikację: 2
    .gist = Za 2 punkty Zagrożenia komplikacja BN-a nie dochodzi do skutku.

houses_threat_spend_trait-create-2 = MG dodaje cechę: 2
    .gist = Za 2 punkty Zagrożenia scena dostaje nową cechę.

houses_threat_spend_trait-change-2 = MG zmienia cechę: 2
    .gist = Za 2 punkty Zagrożenia cecha brzmi inaczej: spokojny tłum zaczyna się burzyć.

houses_threat_spend_trait-remove-2 = MG usuwa cechę: 2
    .gist = Za 2 punkty Zagrożenia cecha przestaje być prawdą.

houses_threat_spend_environment = Świat obraca się przeciw wam
    .gist = Za tyle punktów Zagrożenia, ile powie MG, coś dookoła idzie źle i wszyscy słyszą co.

houses_threat_spend_rival-house-1 = Wrogi Ród wkracza: 1
    .gist = Za 1 punkt Zagrożenia miesza się w to Ród, który znacie jako wrogi. Jeśli takiego nie zapisano, nie ma kogo wprowadzić.

houses_threat_spend_npc-determination-3 = Determinacja BN-a: 3
    .gist = Za 3 punkty Zagrożenia BN robi to, co daje Determinacja, na przykład liczy jedną kość jako 1.

houses_threat_difficulty-window = Ostatnia chwila na utrudnienie
    .gist = Gdy zatwierdzisz wydatki, MG nie może już podnieść Trudności.

houses_npc_momentum-first-then-threat = Nadwyżka BN-a najpierw działa
    .gist = MG może ją wydać na ten wynik po cenach Impetu; co zostaje, zmienia się w Zagrożenie.

houses_npc_determination-needs-statement = Determinacja BN-a wymaga przekonania
    .gist = Może jej użyć tylko BN, którego przekonanie pasuje, więc pomniejszy nigdy.

## Conflicts, turns and contests

houses_conflict_five-types = Pięć rodzajów konfliktu
    .gist = Konflikt to pojedynek, potyczka, wojna, szpiegostwo albo intryga. MG mówi, co to jest tym razem.

houses_conflict_personal = Pojedynek
    .gist = Jeden na jednego. Długość toru wyznacza zwykle Walka.

houses_conflict_skirmish = Potyczka
    .gist = Kilka osób po każdej stronie, z miejscem na dwóch przeciwników i więcej; tor wyznacza zwykle Walka.

houses_conflict_warfare = Wojna
    .gist = Oddziały i pola zamiast ostrzy i komnat; także tu tor wyznacza zwykle Walka.

houses_conflict_espionage = Szpiegostwo
    .gist = Agenci, straże i rzeczy, których lepiej nie pokazywać. Tor wyznacza zwykle Dyscyplina.

houses_conflict_intrigue = Intryga
    .gist = Biją się tu słowa, przysługi i reputacje, a Dyscyplina mówi, jak długo da się wytrzymać.

houses_initiative_keep-cost-2 = Utrzymać inicjatywę: 2
    .gist = Po swojej akcji strona może zapłacić 2 punkty Impetu albo 2 punkty Zagrożenia i od razu działać ponownie.

houses_initiative_keep-plus-1 = Utrzymana akcja jest trudniejsza o 1
    .gist = Pierwszy test takiej akcji ma Trudność +1, ktokolwiek ją wykonuje.

houses_initiative_keep-not-twice = Nie dwa razy z rzędu
    .gist = Po akcji, dla której utrzymano inicjatywę, nie można jej utrzymać znowu.

houses_initiative_alternates = Strony na przemian
    .gist = Gdy nikt nie utrzymuje inicjatywy, działa druga strona.

houses_initiative_gm-names-first = MG mówi, kto zaczyna
    .gist = Pierwsza tura konfliktu przypada temu, kogo wskaże MG.

houses_initiative_all-act-once = Każdy raz w rundzie
    .gist = Stronę, po której wszyscy już działali, pomija się do końca rundy. Jeden na trzech: trzej działają na końcu po kolei. Liczą się tylko uczestnicy; wskazuje ich MG.

houses_contest_opponent-rolls-first = Najpierw rzuca przeciwnik
    .gist = W sporze sukcesy drugiej strony są Trudnością, którą trzeba osiągnąć.

houses_contest_tie-to-active = Remis wygrywa działający
    .gist = Wystarczy tyle samo sukcesów, co po drugiej stronie.

houses_contest_shortfall-to-opponent = Czego ci brak, to ich zysk
    .gist = Jeśli przegrywasz spór, to, czego ci zabrakło, druga strona dostaje jako Impet, a BN jako Zagrożenie: dwa sukcesy przeciw 4 dają jej 2.

houses_contest_no-upper-limit = Spór nie ma sufitu
    .gist = Tu Trudność może przekroczyć 5: cztery sukcesy i trzy zasoby obronne to 7.

houses_scene_end = Gdy kończy się scena
    .gist = Pula traci punkt, tory i znaczniki „raz na scenę” się zerują, a MG mówi, które cechy sceny zostają.

## Assets and zones

houses_asset_owner-and-name = Zasób ma nazwę i właściciela
    .gist = Ostrze, szpieg, sekret, przysługa: cokolwiek ktoś ma w zanadrzu. Używa go i przesuwa tylko właściciel; wyjątkiem jest śmiałe przesunięcie wroga.

houses_asset_potency = Moc zasobu
    .gist = Tyle siły ma zasób. Przy Mocy 2 trafienie jest warte 4, a żeby nie dać się pokonać, trzeba zapłacić 3.

houses_asset_in-a-zone = W jednej strefie naraz
    .gist = Na stole każdy zasób leży w dokładnie jednej strefie. Wykłada go MG, a przesuwa właściciel.

houses_asset_defensive = Zasoby obronne
    .gist = Zasób można oznaczyć jako obronny, jeśli MG się zgodzi. Bez tego oznaczenia nie przeszkadza w ataku.

houses_zone_neighbours = Strefy i ich sąsiedzi
    .gist = MG wykłada strefy i je łączy. Ze strefy przechodzi się do sąsiedniej, a nie od razu dalej.

houses_asset_potency-default-0 = Bez oceny Moc wynosi 0
    .gist = Nowy zasób, tak jak goła pięść, ma Moc 0.

## Moving assets

houses_move_test-difficulty-2 = Przesunięcie to test na 2
    .gist = Żeby przenieść zasób do sąsiedniej strefy, potrzebujesz dwóch sukcesów.

houses_move_one-zone = Sukces to jedna strefa
    .gist = Jeśli test się uda, zasób trafia do wybranej sąsiedniej strefy.

houses_move_extra-zone-2-momentum = Dalej za 2 punkty Impetu
    .gist = Udane przesunięcie może sięgnąć o strefę dalej niż sąsiednia.

houses_move_manner = Zwyczajnie, subtelnie czy śmiało
    .gist = Przed rzutem mówisz, w jaki sposób przesuwasz zasób.

houses_move_subtle-keeps-initiative-free = Subtelnie: inicjatywa za darmo
    .gist = Po udanym subtelnym przesunięciu utrzymanie inicjatywy nic nie kosztuje.

houses_move_bold-shifts-enemy-asset = Śmiało: przesuń cudzy zasób
    .gist = Po udanym śmiałym przesunięciu przesuń też o strefę jeden zasób przeciwnika.

houses_move_fail-no-extra-zone = Nieudane: ani kroku dalej
    .gist = Po nieudanym przesunięciu żaden Impet nie kupi ruchu.

houses_move_fail-enemy-moves-one = Nieudane: rusza się wróg
    .gist = Po nieudanym przesunięciu przeciwnik może przesunąć jeden zasób o strefę.

houses_move_fail-no-initiative = Nieudane: inicjatywa przepada
    .gist = Po nieudanym przesunięciu nikt nie pyta, czy utrzymujesz inicjatywę.

## Using assets

houses_use_attack = Zasób do ataku
    .gist = Obróć go przeciw komuś, żeby zranić albo pokonać.

houses_use_remove-asset = Zasób przeciw zasobowi
    .gist = Wygraj spór, a zasób przeciwnika wypada z gry.

houses_use_create-trait = Zasób tworzy cechę
    .gist = Jeśli test się uda, scena ma nową cechę, i to bez Impetu.

houses_use_create-asset = Zasób tworzy zasób
    .gist = Jeśli test się uda, ty albo sprzymierzeniec macie nowy zasób o Mocy 0.

houses_use_overcome-obstacle = Zasób przeciw przeszkodzie
    .gist = Jeśli test się uda, znika coś, co stało na drodze.

houses_use_gain-information = Zasób daje wiedzę
    .gist = Jeśli test się uda, MG mówi ci coś o sytuacji.

houses_use_help-ally = Zasób dla sprzymierzeńca
    .gist = Jeśli test się uda, sprzymierzeniec pozbywa się cechy albo komplikacji, a ktoś pokonany jest bliżej powrotu.

houses_use_list-is-open = I cokolwiek ma sens
    .gist = Inne użycia zależą od MG i są zwykłymi testami.

## Attacks and extended tasks

houses_attack_choose-target-and-asset = Kogo i czym
    .gist = Atak ma cel i zasób. Bez zasobu walczysz gołymi rękami, z Mocą 0.

houses_attack_is-a-contest = Atak to spór
    .gist = Cel rzuca pierwszy, a jego sukcesy to liczba, którą musisz osiągnąć.

houses_attack_defensive-assets-add-1 = Każda obrona to +1
    .gist = Każdy zasób obronny w strefie celu zwiększa Trudność o 1: jeden sukces i dwie tarcze to 3.

houses_attack_assets-elsewhere-do-not-count = Obrona gdzie indziej nie pomaga
    .gist = Tarcza w innej strefie nikogo tu nie chroni.

houses_attack_win-hits = Wygrana to trafienie
    .gist = Jeśli osiągasz Trudność, trafiasz.

houses_attack_lose-ends-action = Przegrana kończy akcję
    .gist = Pudło nic nie daje i kończy twoją akcję.

houses_attack_lose-no-initiative = I inicjatywa przepada
    .gist = Po przegranym ataku nie można jej utrzymać.

houses_attack_minor-npc-falls = Pomniejszy BN pada od razu
    .gist = Wystarczy jedno trafienie; toru nie ma.

houses_attack_minor-supporting-falls = Pomniejsza postać wspierająca też
    .gist = Pomniejsza postać wspierająca przegrywa od pierwszego trafienia.

houses_attack_notable-npc-track = Znaczący BN słabnie stopniowo
    .gist = Trafienia dodają punkty na torze, a samo pierwsze rzadko rozstrzyga.

houses_attack_major-npc-track = Główny BN też
    .gist = Przy Walce 8 trafienie z Mocą 0 zostawia głównego BN-a na 2 z 8.

houses_attack_notable-supporting-track = Znacząca postać wspierająca też
    .gist = Przy Walce 7 trafienie z Mocą 1 zostawia znaczącą postać wspierającą na 3 z 7.

houses_attack_main-pc-track = I twoja postać
    .gist = Przy Walce 6 trafienie z Mocą 0 zostawia cię na 2 z 6 i walczysz dalej.

houses_attack_requirement-is-skill = Długość równa umiejętności
    .gist = Tor ma tyle punktów, ile wynosi jedna z umiejętności celu. Przy pierwszym trafieniu MG mówi która.

houses_attack_points-2-plus-potency = Trafienie to 2 plus Moc
    .gist = Moc 0 to 2 punkty, Moc 3 to 5.

houses_attack_plus-one-for-2-momentum = Punkt więcej za 2 punkty Impetu
    .gist = Opłacone w ten sposób trafienie z Mocą 1 daje 4.

houses_attack_full-track-defeats = Pełny tor to przegrana
    .gist = Przy 5 z 6 trafienie za 2 wypełnia tor i jego właściciel przegrywa.

houses_attack_lasting-after-defeat = Trwała dopiero po przegranej
    .gist = Trwała może stać się tylko przegrana; dopóki tor nie jest pełny, nikt o to nie pyta.

houses_task_generic = Zadania rozszerzone
    .gist = Każda dłuższa praca może mieć wymaganą liczbę punktów. Udany test daje 2 i Moc tego, czego używasz: przy wymaganiu 6 i Mocy 0 trzeba trzech testów.

houses_task_surplus-lost = Nic ponad miarę
    .gist = Co wykracza poza wymaganie, przepada: przy 5 z 6 cztery punkty dają 6.

houses_task_track-clears = Po konflikcie tory się zerują
    .gist = Po konflikcie punkty na torach znikają, a kto przegrał, byle nie trwale, znowu może działać.

houses_attack_plus-one-once = Ten punkt raz na trafienie
    .gist = Nawet cztery punkty Impetu kupują temu samemu trafieniu tylko 1 punkt.

houses_attack_reach = Zasięg to ta sama strefa
    .gist = Zasób, którym atakujesz, musi być tam, gdzie cel. MG może zrobić wyjątek, na przykład dla karabinu albo plotki.

houses_attack_defensive-of-target-side = Tylko ich własne tarcze
    .gist = Z zasobów obronnych liczą się te po stronie celu. Własne nie wchodzą ci w drogę.

## Resisting defeat

houses_resist_who = Kto może nie dać się pokonać
    .gist = Każdy powyżej rangi pomniejszej: twoja postać oraz postacie znaczące i główne po obu stronach.

houses_resist_once-per-scene = Raz na scenę
    .gist = Druga przegrana w tej samej scenie jest ostateczna; następna scena daje nową szansę.

houses_resist_not-defeated = A jednak nie przegrana
    .gist = Właściciel postaci decyduje, czy się opiera, czy pada. Opór unieważnia przegraną.

houses_resist_carries-on = I dalej w grze
    .gist = Postać, która nie daje się pokonać, działa w konflikcie dalej.

houses_resist_no-healing = Nic się nie goi
    .gist = Tor zostaje tak pełny, jak był: 6 z 6.

houses_resist_base-cost-1 = Kosztuje 1
    .gist = Zapłać 1 punkt Impetu albo daj MG 1 punkt Zagrożenia.

houses_resist_cost-plus-potency = I jeszcze Moc
    .gist = Do ceny dolicza się Moc zasobu, który trafia: Moc 4 daje razem 5.

houses_resist_complication = Z komplikacją
    .gist = Kto nie daje się pokonać, ponosi komplikację, a MG mówi jaką.

houses_resist_falls-on-next-hit = Następne trafienie powala
    .gist = Potem pierwsze trafienie, które daje choć punkt, jest końcem.

houses_resist_split-payment = Cała cena z jednej puli
    .gist = Za opór płaci się Impetem albo Zagrożeniem, nigdy po trochu z obu.

## Advancement

houses_advance_gain-during-adventure = Punkty zdobywa się w grze
    .gist = Każdy punkt rozwoju zapisuje się razem z przygodą i sesją.

houses_advance_pain = Ból uczy
    .gist = Przegrana w konflikcie daje 1 punkt. Jeśli nie dasz się pokonać, punktu nie ma.

houses_advance_failure-from-3 = Porażka uczy
    .gist = Porażka przy Trudności 3 lub wyższej daje 1 punkt, chyba że zmieniono ją w sukces z kosztem; Trudność 2 to za mało. Przy ukrytej Trudności MG zatrzymuje punkt do końca przygody, żeby nic nie zdradzić.

houses_advance_peril-from-3-threat = Niebezpieczeństwo uczy
    .gist = Gdy MG wydaje naraz 3 punkty Zagrożenia lub więcej, jest punkt do zdobycia. Wydatek 2 nic nie daje.

houses_advance_ambition-1-to-3 = Bliżej celu: od 1 do 3
    .gist = Za postęp w twojej ambicji MG daje 1, 2 albo 3 punkty.

houses_advance_impress = Zachwycić drużynę: 1
    .gist = Za dobry plan, dobrze zagraną scenę albo cokolwiek, co stół pokochał. Wskazuje cię grupa, a MG potwierdza.

houses_advance_impress-once-per-session = Raz na sesję dla każdego
    .gist = Tego samego gracza nie wyróżnia się dwa razy na jednej sesji.

houses_advance_skill-cost = Lepsza umiejętność: od 10
    .gist = Pierwsze podniesienie kosztuje 10 punktów, drugie 11, trzecie 12 i tak dalej.

houses_advance_focus-cost = Nowa specjalizacja
    .gist = Kosztuje tyle punktów, ile specjalizacji już masz: przy czterech jest to 4.

houses_advance_talent-cost = Nowy talent
    .gist = Kosztuje trzy punkty za każdy talent, który już masz: przy trzech jest to 9.

houses_advance_retrain = Przekwalifikowanie
    .gist = Oddaj coś, co umiesz, i zyskaj taniej punkt umiejętności, specjalizację albo talent: za oddany talent masz o jedną specjalizację więcej.

houses_advance_retrain-cost-various = Ile kosztuje przekwalifikowanie
    .gist = Skrót zasad nie podaje liczby. Tutaj jest to połowa, więc umiejętność za 10 kosztuje 5.

houses_advance_drives-not-bought = Motywacji się nie kupuje
    .gist = Żadna liczba punktów nie podniesie motywacji. Zmieniają się, gdy je podważasz i odzyskujesz.

houses_advance_cannot-overspend = Bez kredytu
    .gist = Za 9 punktów nie kupisz tego, co kosztuje 10.

houses_advance_skill-cap-8 = Żadna umiejętność powyżej 8
    .gist = Umiejętności o wartości 8 nie da się już podnieść.

houses_advance_retrain-half-price = Połowa, zaokrąglona w górę
    .gist = Przy przekwalifikowaniu umiejętność za 11 punktów kosztuje 6, a coś innego przepada.

houses_advance_adversity-one-point = Każda przeciwność to 1
    .gist = Ból, porażka i niebezpieczeństwo dają za każdym razem po jednym punkcie.

houses_advance_peril-for-those-present = Niebezpieczeństwo jest wspólne
    .gist = Punkt dostaje postać każdego, kto jest w scenie, raz za każdy taki wydatek.

## Players’ characters

houses_pc_skill-range = Umiejętności od 4 do 8
    .gist = Postać gracza nie ma umiejętności poniżej 4 ani powyżej 8.

houses_pc_skill-array = Rozdawanie umiejętności
    .gist = Zacznij od jednej umiejętności 6, jednej 5 i trzech po 4, a potem dodaj 5 punktów według uznania. Razem jest to 28, na przykład 8, 7, 5, 4 i 4; po ustaleniu 6 i 5 są 103 sposoby.

houses_pc_drive-array = Rozdawanie motywacji
    .gist = Ustaw motywacje w kolejności 8, 7, 6, 5 i 4 i napisz przekonanie dla każdej z trzech pierwszych.

houses_pc_focuses-talents = Specjalizacje, talenty i zasoby
    .gist = Nowa postać ma 4 specjalizacje, 3 talenty i 3 zasoby, z których co najmniej jednego można dotknąć.

## Minor NPCs

houses_npc_minor_one-trait = Pomniejszy BN ma jedną cechę
    .gist = Nazywa zajęcie. W tej randze nikt nie potrzebuje drugiej.

houses_npc_minor_trait-examples = Zajęcia pomniejszych BN-ów
    .gist = Do wyboru są żołnierz Rodu, sługa i szpieg.

houses_npc_minor_quality = Jakość zamiast motywacji
    .gist = Jedna wartość od 4 do 8 mówi, jak dobrze ta postać jest tym, kim jest.

houses_npc_minor_quality-in-tn = Jakość dodaje się zawsze
    .gist = Gdzie inni dodają motywację, pomniejszy BN dodaje Jakość: umiejętność 6 i Jakość 5 dają 11.

houses_npc_minor_no-statements = Bez przekonań
    .gist = Pomniejsi BN-i nie mają przekonań.

houses_npc_minor_skills = Umiejętności pomniejszego BN-a
    .gist = Jedna wynosi 6, dwie po 5 i dwie po 4, w dowolnej kolejności.

houses_npc_minor_best-skill-is-job = Co w pracy najważniejsze: 6
    .gist = Daj 6 umiejętności, od której zależy ich praca; dla żołnierza to Walka.

houses_npc_minor_one-focus = Jedna specjalizacja, pod szóstką
    .gist = Pomniejszy BN zna się dobrze na jednym, a należy to do najlepszej umiejętności.

houses_npc_minor_no-talents = Bez talentów
    .gist = Ta ranga ich nie ma.

## Notable NPCs

houses_npc_notable_role-trait = Znaczący BN ma rolę
    .gist = Pierwsza cecha mówi, czym się ta postać zajmuje, i nie może jej zabraknąć.

houses_npc_notable_trait-examples = Role znaczących BN-ów
    .gist = Do wyboru są oficer, zarządca, pilot i uczony.

houses_npc_notable_reputation-trait = Może i reputacja
    .gist = Druga cecha może mówić, z czego ta postać słynie. Na trzecią nie ma miejsca.

houses_npc_notable_two-drives = Dwie silne motywacje
    .gist = Jedna ma 7, a jedna 6; MG mówi które.

houses_npc_notable_other-drives-5 = Pozostałe trzy na 5
    .gist = Zestaw to więc 7, 6, 5, 5 i 5.

houses_npc_notable_statements = Jedno przekonanie lub dwa
    .gist = Przekonanie stoi przy 7, przy 6 albo przy obu, a przy żadnej z wartości 5. Bez choćby jednego karta nie jest gotowa.

houses_npc_notable_skills = Umiejętności znaczącego BN-a
    .gist = Jedna wynosi 7, jedna 6, dwie po 5 i jedna 4, w dowolnej kolejności.

houses_npc_notable_best-skill-is-job = Co w roli najważniejsze: 7
    .gist = Daj 7 umiejętności, z której ta postać żyje; dla pilota to Ruch.

houses_npc_notable_focuses = Trzy specjalizacje
    .gist = Dwie należą do umiejętności o wartości 7, a jedna do tej, która ma 6.

houses_npc_notable_talents = Talent, może dwa
    .gist = Zwykle jest jeden, a MG może dać drugi.

## Major NPCs

houses_npc_major_role-trait = Główny BN ma rolę
    .gist = Pierwsza z cech mówi, kim jest ta postać.

houses_npc_major_reputation-trait = I reputację
    .gist = Druga mówi, co o tej postaci myśli świat.

houses_npc_major_faction-trait = I może frakcję
    .gist = Trzecia cecha może mówić, do kogo postać należy. Czwarta to już za dużo.

houses_npc_major_drives = Motywacje głównego BN-a
    .gist = Ma pełny zestaw 8, 7, 6, 5 i 4, tak jak postać gracza.

houses_npc_major_statements = Trzy przekonania
    .gist = Każda motywacja o wartości 6 lub więcej ma własne, a to daje dokładnie trzy.

houses_npc_major_skills-base-4 = Umiejętności od 4
    .gist = Pięć umiejętności po 4 to 20 punktów na początek.

houses_npc_major_skills-plus-11 = I jeszcze 11 punktów
    .gist = Rozdaj je dowolnie, do sumy 31; można to zrobić na 365 sposobów.

houses_npc_major_skills-max-8 = Nie powyżej 8
    .gist = Nawet najpotężniejsi nie mają umiejętności o wartości 9.

houses_npc_major_focuses = Od trzech do pięciu specjalizacji
    .gist = Tyle, ile wymaga pomysł na tę postać, w tych granicach.

houses_npc_major_talents = Od dwóch do czterech talentów lub zdolności
    .gist = Zdolności specjalne liczą się do tej liczby.

## Special abilities of NPCs

houses_npc_ability_replaces-talent = Zdolność zamiast talentu
    .gist = Główny BN może mieć zdolność specjalną wszędzie tam, gdzie mógłby mieć talent: dwa talenty i zdolność liczą się jako trzy.

houses_npc_ability_proficiency = Biegłość
    .gist = Przy jednej umiejętności użytej w jeden sposób pierwsza dokupiona kość jest za darmo. Pozostałe mają zwykłą cenę: dwie kości kosztują 2.

houses_npc_ability_threatening = Groza
    .gist = Przy wskazanej umiejętności lub sposobie, gdy kości kupiono za Zagrożenie, można przerzucić jedną kość.

houses_npc_ability_guidance = Wsparcie
    .gist = Gdy ten BN pomaga we wskazany sposób, jego kość można raz przerzucić.

houses_npc_ability_substitution = Zastępstwo
    .gist = W jednym rodzaju testów wskazana umiejętność może zastąpić zwykłą, na przykład Walka 8 zamiast Ruchu.

houses_npc_ability_familiarity = Obeznanie
    .gist = Jeden rodzaj testów jest dla tego BN-a łatwiejszy o 1.

houses_npc_ability_familiarity-floor = Nie poniżej 0
    .gist = Obeznanie nie zmienia testu o Trudności 0.

houses_npc_ability_extra-threat-option = Dodatkowa opcja Zagrożenia
    .gist = MG może kupić coś, co ma tylko ten BN, za cenę ustaloną przy jego tworzeniu: 1 punkt Zagrożenia lub więcej.

## Story hooks

houses_hook_five-columns = Zahaczka ma pięć części
    .gist = Co trzeba zrobić, z czym, gdzie, co grozi i kto bierze w tym udział.

houses_hook_d20-in-steps-of-4 = d20 wybiera wiersz
    .gist = Każdy wiersz obejmuje cztery liczby: od 1 do 4 to pierwszy, od 5 do 8 drugi, a od 17 do 20 piąty.

houses_hook_row-1-4 = Pierwszy wiersz zahaczek
    .gist = Od 1 do 4: ukraść lub uprowadzić, tajne dane, magazyn, żołnierze imperatora i Bashira na straży pomniejszego Rodu.

houses_hook_row-5-8 = Drugi wiersz zahaczek
    .gist = Od 5 do 8: zagadka, dziedzic pomniejszego Rodu, posiadłość, alarmy i zamki oraz kupiec Kaunos.

houses_hook_row-9-12 = Trzeci wiersz zahaczek
    .gist = Od 9 do 12: zbadać morderstwo albo stratę, artefakt, pustynne domostwo, sama pustynia i Anca ze strojami na pustynię.

houses_hook_row-13-16 = Czwarty wiersz zahaczek
    .gist = Od 13 do 16: doprowadzić do morderstwa albo straty, zakazane maszyny, melina przemytników, władcy statków między gwiazdami i przemytnik Hegai.

houses_hook_row-17-20 = Piąty wiersz zahaczek
    .gist = Od 17 do 20: uratować albo sprowadzić z powrotem, ukryty zapas przyprawy, pustynia, przemytnicy i Akira za sterami.

houses_hook_plot-needs-goal = Zadanie płynnie przechodzi w cel
    .gist = Dwie pierwsze części czyta się jak jedno zdanie: ktoś musi rozwikłać zagadkę tajnych danych.

houses_hook_prompt = Zostaw, zmień lub rzuć znowu
    .gist = Zahaczka to propozycja. MG może zmienić lub wylosować jeszcze raz dowolną część, a resztę zostawić.

houses_hook_roll-each-column = Rzut na każdą część
    .gist = Pada pięć rzutów d20, po jednym na każdą część, co daje 3125 różnych zahaczek.
