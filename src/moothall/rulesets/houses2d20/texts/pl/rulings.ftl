### Nasze rozstrzygnięcia: tam, gdzie podręcznik milczy, da się czytać dwojako albo mówi dwie rzeczy.

ruling_r1 = Wspólna pula zachowanych punktów
    .gist = Ściąga daje Impet za nadwyżkę sukcesów, ale milczy o zachowywaniu. Zachowane punkty to jedna pula grupy: zaczyna od 0, mieści 6 i traci 1 na końcu sceny. Grupa może zmienić każdą z tych liczb.

ruling_r2 = Zagrożenie na początku
    .gist = Nie podano, ile jest na start. MG zaczyna z 2 punktami na każdego gracza, zachowuje je przez całą przygodę i nie ma limitu. Gracze widzą pulę, chyba że grupa ją ukryje.

ruling_r3 = Kości kupowane z dwóch pul
    .gist = Impet i Zagrożenie mają ten sam cennik. To jedna drabinka: pierwsza kość kosztuje 1, druga 2, trzecia 3, każda opłacona w całości z jednej puli. Dwie drabinki dałyby taniej; grupa może tak chcieć.

ruling_r4 = Pomocnicy a granica pięciu kości
    .gist = Granica pięciu kości dotyczy osoby, która prowadzi test. Pomocnicy rzucają swoją d20 ponad to, ilu ich jest.

ruling_r5 = Prowadzący musi mieć sukces
    .gist = Sukcesy pomocników liczą się tylko, gdy prowadzący ma choć jeden własny. Grupa może liczyć je zawsze.

ruling_r6 = Pomocnik nie wydaje punktów
    .gist = Impet nie kupi pomocnikowi kości, a o Zagrożeniu i Determinacji nic nie powiedziano. Pomocnik ma jedną zwykłą d20 i nie wydaje niczego.

ruling_r7 = Specjalizacja należy do umiejętności
    .gist = Specjalizacja musi należeć do testowanej umiejętności, a MG mówi, czy pasuje. Grupa może dopuścić inne umiejętności.

ruling_r8 = Kość, która jest jednym i drugim
    .gist = Przy liczbie docelowej 16 i szerokim zakresie 16 to sukces i komplikacja. Liczy się jedno i drugie: komplikacja nigdy nie kasuje sukcesu.

ruling_r9 = Jedna komplikacja na kość
    .gist = Każda kość w zakresie to osobna komplikacja. Końcowe zdanie, które wspomina tylko 20, powtarza zwykły zakres.

ruling_r10 = Komplikacje przychodzą potem
    .gist = Komplikacje rozstrzyga się po teście, więc żadna nie zmienia rzutu, z którego wynikła.

ruling_r11 = Postacie komplikacji
    .gist = Ściąga nie podaje skutków. MG wybiera postać: przeszkadzająca cecha, coś zamkniętego, o połowę więcej czasu albo 1 punkt mniej w zadaniu rozszerzonym, i jak długo to trwa. Za 2 punkty Zagrożenia gracze mogą ją zignorować.

ruling_r12 = Kto proponuje sukces z kosztem
    .gist = Proponuje MG, przyjmuje gracz: bez nadwyżki i z jedną komplikacją. W sporze go nie ma, inaczej każdy przegrany atak by trafiał.

ruling_r13 = Determinacja na początku
    .gist = Każda przygoda zaczyna się z 1 punktem Determinacji i nikt nie ma więcej niż 3.

ruling_r14 = Automatyczna jedynka przed rzutem
    .gist = Punkt wydaje się przed rzutem i tej kości się nie rzuca. Zamiana najgorszej kości po rzucie byłaby dużo silniejsza; grupa może na nią pozwolić.

ruling_r15 = Przerzucona kość jest nowa
    .gist = Zostaje nowy wynik, stary znika razem z komplikacją i żadnej kości nie przerzuca się dwa razy. Przerzucasz tylko własne kości; kość pomocnika należy do pomocnika.

ruling_r16 = Które motywacje pozostają
    .gist = Gdy żadne przekonanie nie pasuje, używa się pozostałej motywacji. To te bez przekonania, a gdy każda je ma, dowolna nieskreślona. Grupa może dopuścić każdą.

ruling_r17 = Gdy nikt nie proponuje punktu
    .gist = Każdy może wskazać, że przekonanie przeczy; MG rozstrzyga i proponuje punkt. Bez propozycji to zwykły test bez Determinacji. Kto odmawia, ponosi porażkę i nic za nią nie dostaje.

ruling_r18 = Punkt ponad limit
    .gist = Gdy masz już najwięcej Determinacji, zyskany punkt przepada. Wiesz o tym przed wyborem, a wybór zostaje otwarty.

ruling_r19 = Zmiana skreślonego przekonania
    .gist = Skreślone przekonanie trzeba zmienić albo odzyskać, ale opisano tylko odzyskanie. Zmiana to nowe przekonanie i te same wartości.

ruling_r20 = Co wraca razem z motywacją
    .gist = Motywacja i przekonanie wracają oboje, póki motywacja ma 6 lub więcej; przy 5 lub mniej przekonanie wygasa. Gdy mogłoby wzrosnąć kilka motywacji, wybiera MG.

ruling_r21 = Liczby postaci gracza
    .gist = Ściąga ma liczby tylko dla BN. Postać gracza ma umiejętności od 4 do 8 (jedna 6, jedna 5, reszta 4, potem 5 punktów), 4 specjalizacje, 3 talenty, 3 zasoby, w tym jeden namacalny, i motywacje ważnego BN.

ruling_r22 = Co liczy cena rozwoju
    .gist = Cena umiejętności rośnie z wcześniejszymi rozwojami umiejętności tej postaci; ceny specjalizacji i talentów liczą posiadane wcześniej. Przygoda nie ma limitu, chyba że ustali go grupa.

ruling_r23 = Cena przekwalifikowania
    .gist = Ściąga nazywa cenę różną. To połowa zwykłej, w górę, i oddajesz punkt umiejętności (nie poniżej 4), specjalizację albo talent.

ruling_r24 = Punkty z przeciwności
    .gist = Ściąga wymienia, za co jest rozwój, bez liczb. Za każde jest 1 punkt. Niebezpieczeństwo to 3 punkty Zagrożenia wydane naraz na jednego BN; zyskuje każda postać gracza w scenie.

ruling_r25 = Ile kosztuje utrzymanie inicjatywy
    .gist = Mówi się o cenie, ale jej nie podano. To 2 punkty Impetu albo 2 punkty Zagrożenia, następna akcja ma Trudność +1 i nie można tak dwa razy z rzędu.

ruling_r26 = Kolejność tur
    .gist = Strony działają na zmianę, MG wskazuje otwierającego, każdy działa raz w rundzie, a następną zaczyna strona, która nie działała ostatnia. Grupa może grać bez kolejności.

ruling_r27 = Jak przebiega spór
    .gist = Ściąga go nazywa, bez procedury. Najpierw rzuca przeciwnik i jego sukcesy są twoją Trudnością; remis wygrywa strona aktywna, a gdy jej się nie uda, brak przypada przeciwnikowi.

ruling_r28 = Granice Trudności
    .gist = Po zsumowaniu Trudność mieści się między 0 a 5; w sporze nie ma sufitu. Zagrożenia, które nic nie podniesie, się nie pobiera. Przy Trudności 0 MG może darować rzut i wtedy nie ma Impetu.

ruling_r29 = Jak wypełniają się tory
    .gist = MG wybiera umiejętność, która wyznacza tor. Trafienie daje 2 punkty i Moc zasobu; dopłata za kolejny liczy się raz na trafienie; nadwyżka przepada, a po konflikcie tory są puste. Pokonany sojusznik wraca przez zadanie rozszerzone.

ruling_r30 = Zwykłe przesunięcie to test
    .gist = Ściąga każe testować przesunięcie do następnej strefy, więc każde jest testem. Najpierw proponuje się subtelne i śmiałe, bo zwykłe nigdy nie jest lepsze. Grupa może zwolnić zwykłe z rzutu.

ruling_r31 = Kiedy MG podnosi Trudność
    .gist = Zanim wydasz punkty, żeby nie płacić za test, który potem się zmieni. Grupa może pozwolić aż do rzutu.

ruling_r32 = Dwie wartości, dwa słowa
    .gist = Ściąga mierzy zasób Mocą, a pomniejszemu BN daje Jakość zamiast motywacji. Trzymamy te słowa osobno: żadne nie zastępuje drugiego. Grupa może nazwać Moc po swojemu.

ruling_r33 = Skala Mocy
    .gist = Skali nie podano. Moc to liczba całkowita od 0, a bez podania 0; powyżej 4 stół ostrzega. Nic w ściądze jej nie zmienia; MG może.

ruling_r34 = Gdy nie dasz się pokonać
    .gist = Tor zostaje pełny, więc następne trafienie pokonuje. Płaci się z jednej puli, Impetu albo Zagrożenia; BN płacą Zagrożeniem.

ruling_r35 = Ceny nie da się wykupić
    .gist = Komplikacje z kości można zignorować za 2 punkty Zagrożenia każda. Komplikacji, która jest ceną, nie można, inaczej sukces z kosztem kosztowałby po prostu 2 punkty Zagrożenia.

ruling_r36 = Co BN robi z nadwyżką
    .gist = Nadwyżka sukcesów BN idzie do Zagrożenia. MG może najpierw wydać ją na ten wynik po cenach Impetu, bo BN nie ma innej sakiewki; reszta idzie do Zagrożenia.

ruling_r37 = Determinacja BN
    .gist = BN korzysta z Determinacji za 3 punkty Zagrożenia, a przekonanie musi pasować jak u graczy. Pomniejsi BN ich nie mają, więc nie mogą; grupa może im pozwolić.

ruling_r38 = Impet tylko tworzy cechy
    .gist = Zagrożenie i Determinacja mogą też zmienić i usunąć cechę; o Impecie mowa, że tworzy. Grupa może pozwolić Impetowi na wszystkie trzy.

ruling_r39 = Kiedy wydaje się Impet
    .gist = Kości kupuje się za zachowane punkty przed rzutem. Po nim wydajesz po kolei i widzisz każdą odpowiedź; większość wydatków działa raz na test. Po porażce zachowane punkty nadal kupią pytania albo cechę.

ruling_r40 = Pierwsza kość biegłego
    .gist = Pierwsza kupiona kość kosztuje 0, a o dalszych nic nie powiedziano. Zachowują cenę swojego miejsca: druga 2, trzecia 3.

ruling_r41 = Kto ma zdolności specjalne
    .gist = Zdolność zastępuje talent głównego BN. Znaczący jej nie mają, bo ich talenty liczy się inaczej; grupa może im pozwolić.

ruling_r42 = Rzut na zahaczkę
    .gist = Jedna tabela ma kilka kolumn i każe rzucić raz. Rzucamy d20 na każdą kolumnę; grupa może rzucić raz na cały wiersz.

ruling_r43 = Jedna nagroda na gracza
    .gist = Limit to 1 na sesję, dla dowolnego gracza. Liczymy go każdemu graczowi osobno; grupa może uznać, że to jedna nagroda dla wszystkich.

ruling_r44 = Dwie takie same przysługi
    .gist = Przysługa przy Trudności 3 i przy Trudności 4 brzmi tak samo. Zostawiamy obie: która to jest, mówi MG.

ruling_r45 = Czego wymaga dodatkowa akcja
    .gist = Za punkt działasz w konflikcie jeszcze raz, ale Determinacja wymaga pasującego przekonania. Przekonanie musi więc wspierać dodatkową akcję. Przysługuje raz na turę, także po utrzymaniu inicjatywy; grupa może to znieść.

ruling_r46 = Kilka cech naraz
    .gist = Każda cecha, która wpływa na test, liczy się raz, o stopień w górę albo w dół. Sumują się, a Trudność zostaje w swoich granicach.

ruling_r47 = Koniec sceny
    .gist = To, co kończy się ze sceną, zebrano w jednym kroku: zachowany punkt, cechy sceny, limity raz na scenę. Lista pokazuje się wcześniej i można ją cofnąć.

ruling_r48 = Skąd się biorą postacie wspierające
    .gist = Wymienia się je wśród pokonanych i opierających się, ale nie mówi, jak powstają. Mają liczby BN swojej rangi i nie mają Determinacji. Nic nie kosztują, chyba że grupa ustali cenę.

ruling_r49 = Przekonanie musi pasować
    .gist = Do Determinacji przekonanie musi wspierać akcję; nie wystarczy, że nie przeczy. Obojętne jej nie otwiera. Sprzeczność jest dopiero wtedy, gdy nazwie ją MG.

ruling_r50 = Deklaracja cechy za Determinację
    .gist = Deklarujesz przy wydawaniu punktów albo zaraz po wyniku, w teście, do którego pasuje przekonanie. Przed rzutem liczy się do tego rzutu, później od tej chwili. Słowa potwierdza MG.

ruling_r51 = Zasięg ataku
    .gist = Zasięgu nie podano. Atakujący zasób musi leżeć w strefie celu, inaczej przesuwanie nic by nie znaczyło. MG może pozwolić na więcej, przy karabinie albo plotce.

ruling_r52 = Czyje zasoby obronne się liczą
    .gist = Przeszkadza każdy zasób obronny w strefie, a właściciela nie podano. Liczą się tylko zasoby strony celu: własna tarcza nigdy ci nie przeszkadza.
