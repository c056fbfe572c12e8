### Nasze rozstrzygnięcia: tam, gdzie podręcznik milczy, da się czytać dwojako albo mówi dwie rzeczy.

ruling_r8 = Akapity po starszej edycji
    .gist = Kilka akapitów nowszej edycji pochodzi ze starszej i stoi w dziwnych miejscach. Obowiązują tylko tam, gdzie nie kłócą się z nowszym tekstem.

ruling_r10 = Przykład rozwoju
    .gist = Jeden egzemplarz mówi, że d12 z przykładu to Siła, inny, że Zręczność. Przyjmujemy Zręczność: d12 Specjalisty to Zręczność, a powodem są pościgi i strzelaniny.

ruling_r11 = Jedynka nigdy nie jest sukcesem
    .gist = Starsza edycja mówi to wprost, nowsza milczy. Wyrzucona 1 to porażka z komplikacją, choćby liczba była najniższa.

ruling_r12 = Maksymalny wynik poniżej progu
    .gist = Na d6 wypada 6 przeciw 8. Podręcznik bez warunków nazywa maksymalny wynik sukcesem wyjątkowym, więc nim jest; inaczej początkująca drużyna nie drasnęłaby bossa. Grupa może uznać zwykły sukces albo porażkę.

ruling_r13 = Maksymalny wynik której kości
    .gist = Gdy kość się zmienia, liczy się ścianka tej kości, którą rzucasz. Większa kość rzadziej daje sukces wyjątkowy.

ruling_r14 = Najpierw sprawdzamy 1
    .gist = Na d4 i większych 1 nigdy nie jest zarazem maksymalnym wynikiem. Mimo to najpierw sprawdzamy 1, żeby żadna mała kość z zasad domowych nie była oboma.

ruling_r15 = Co daje zwykła porażka
    .gist = W nowszej edycji porażka zmienia sytuację, więc MG podaje komplikację albo koszt. W starszej po prostu się nie udaje i komplikacja zależy od MG. Przy 1 obie jej wymagają.

ruling_r16 = Skąd bierze się sukces z kosztem
    .gist = Podręcznik go nazywa, ale nie daje go żadna liczba. Dają go tylko Łut Szczęścia i 2d6, inaczej porażki nic by nie ważyły. Grupa może pozwolić MG na targi.

ruling_r17 = Liczby spoza drabinki
    .gist = MG wybiera liczbę z drabinki; zakres taki jak 8–12 znaczy 8 albo 12. Grupa może dopuścić inne.

ruling_r18 = Kto wybiera korzyść
    .gist = Po sukcesie wyjątkowym korzyść proponuje gracz, a MG się zgadza. Z list ataków i mocy wybiera gracz; tylko zwrot punktu mocy daje MG.

ruling_r19 = Czy trzeba podać stawkę?
    .gist = W nowszej edycji podanie stawki to krok testu, więc MG ją podaje; wystarczy gotowe słowo. Starsza edycja zostawia to MG.

ruling_r20 = Poza końcem drabinki
    .gist = d20 nie urośnie, a d4 nie zmaleje: krok poza koniec przepada i nigdy nie zmienia liczby.

ruling_r21 = Najpierw suma kroków
    .gist = Zsumuj kroki w górę i w dół, potem zmień kość raz i zatrzymaj się na końcu drabinki. Dlatego d20 z jednym w górę i jednym w dół zostaje d20.

ruling_r22 = Ile kroków się liczy
    .gist = Sytuacja i Talent dzielą jedno miejsce na ułatwienie, utrudnienie ma jedno, a pomoc i Łut Szczęścia mają własne, bo się za nie płaci. Grupa może grać surowiej albo liczyć wszystko.

ruling_r23 = Talent, który znosi utrudnienie
    .gist = Zniesienie utrudnienia usuwa je i zostawia wolne miejsce na ułatwienie, więc bywa lepsze od kroku w górę. Które z dwojga, mówi MG.

ruling_r24 = Jedna okoliczność, jedno miejsce
    .gist = Ciemność podnosi liczbę albo zmniejsza kość, nigdy jedno i drugie. Wybiera MG.

ruling_r25 = Sprzęt i dobre narzędzia
    .gist = Zwykły sprzęt pozwala próbować i nic nie dodaje. Wyjątkowo trafne narzędzia mogą być ułatwieniem, jeśli tak powie MG.

ruling_r26 = Jeden pomocnik na test
    .gist = Starsza edycja pozwala na jednego, nowsza milczy. Pomaga jedna osoba, bo pomoc to i tak jeden krok. Grupa może pozwolić na więcej.

ruling_r27 = Możesz odmówić kroku w górę
    .gist = Większa kość rzadziej daje sukces wyjątkowy i przy wysokiej liczbie mniejsza bywa lepsza. Dlatego pomoc, Talent, Łut Szczęścia i sytuację można odrzucić. O utrudnienie nigdy nie można prosić.

ruling_r28 = Łut Szczęścia i najmniejsza kość
    .gist = Wydrukowana drabinka Łutu zaczyna się od d6, ale d4 też może urosnąć. Przy d20 punktu nie można wydać.

ruling_r29 = Kiedy wydać Łut Szczęścia
    .gist = Większą kość kupujesz przed rzutem. Przerzut, sukces z kosztem i +1 do 2d6, gdy znasz wynik, a nic jeszcze z niego nie wynikło.

ruling_r30 = Kilka Łutów na jeden test
    .gist = Podręcznik nie stawia granicy: wydaj tyle Łutów, ile masz, każdy na jedno użycie. Grupa może pozwolić tylko na jeden.

ruling_r31 = Łut ponad dwa
    .gist = Gdy MG nagradza bohatera, który ma dwa Łuty, trzeci zostaje do końca sesji; następna zaczyna się od dwóch. Grupa może uznać dwa za granicę.

ruling_r32 = Kupiony sukces przy 1
    .gist = 1 to porażka jak każda inna, więc Łut Szczęścia może zmienić ją w sukces z kosztem. Pewna komplikacja, którą niesie 1, staje się tym kosztem. Grupa może tego zakazać.

ruling_r33 = Przerzut nic nie kosztuje
    .gist = W jednym przykładzie udany przerzut i tak pociąga koszt. Uznajemy to za pomyłkę: wynik przerzutu jest czysty. MG może coś dodać i zapis powie, że to od MG.

ruling_r34 = Lepszy z dwóch rzutów
    .gist = Lepszy jest rzut z lepszym wynikiem, a przy tym samym wyniku ten z wyższą liczbą. Na jednej kości zawsze wychodzi to samo.

ruling_r35 = Odległość jest między dwiema osobami
    .gist = Podręcznik mówi o dystansie i zasięgu ręki, więc każda para ma własną odległość. Ruch podaje, do kogo lub od kogo; inne pary zmienia tylko MG. Grupa może używać miejsc na torze.

ruling_r36 = Jeden ruch w turze
    .gist = Akcja nie kupuje drugiego ruchu; MG może poprosić o test. Na kratkach wolno ruszyć, zadziałać i ruszyć dalej; zmiany strefy się nie dzieli.

ruling_r37 = Osłona w walce wręcz
    .gist = Osłona chroni przed strzałem i wzrokiem. W walce wręcz nic nie daje.

ruling_r38 = Daleki strzał na kratkach
    .gist = Nowszej edycji został po starszej wers o strzałach dalszych niż dziesięć kratek. Kto chce, gra nim na kratkach: kość o rozmiar mniejsza, w miejscu utrudnienia. Na początku wyłączone.

ruling_r39 = Kiedy pachołki to tłum
    .gist = Dwa pachołki lub więcej obok bohatera to tłum. MG wybiera jedno: test trudniejszy o krok, komplikacja przy porażce albo nic. Nigdy oba. Grupa może to wyłączyć lub zmienić liczbę.

ruling_r40 = Jak atakują przeciwnicy
    .gist = Przeciwnicy działają, ale podręcznik nie daje im rzutu ani Obrony bohaterom. Rzuca więc bohater, zwykle przeciw liczbie przeciwnika; porażka kosztuje 1 Serce. Grupa może zdać się na MG albo rzucać za przeciwników.

ruling_r41 = Obrona pachołka
    .gist = Pachołek może być słabym przeciwnikiem z tabeli (4) albo typowym (5). Przyjmujemy 5, jak w przykładzie. Grupa może ustawić 4.

ruling_r42 = Boss finałowy i legendarny
    .gist = Boss ma 3 albo 5 Serc i Obronę 8 albo 12. Czytamy to jako dwa osobne słowa: finałowy ma 5 Serc, legendarny Obronę 12.

ruling_r43 = Efekt dochodzi do trafienia
    .gist = Wyjątkowe trafienie daje większą szkodę albo silny efekt. Efekt nie zabiera zwykłej szkody, bo sukces wyjątkowy to sukces z korzyścią. Pachołek pada i dotyka go efekt.

ruling_r44 = Kiedy pudło ma odwet
    .gist = W starszej edycji przeciwnik w zasięgu bierze odwet za każde pudło. W nowszej odwet to wariant, tylko wręcz, na początku wyłączony. MG może zamiast Serca wybrać inną komplikację.

ruling_r45 = Odwet czeka na Łut Szczęścia
    .gist = Odwet patrzy na ostateczny wynik, po przerzutach. Sukces z kosztem to nie pudło.

ruling_r46 = 1 na ataku
    .gist = Odwet i komplikacja za 1 zabierają razem jedno Serce i jeszcze coś się pogarsza. Jeśli przeciwnik nie sięga bohatera, o Sercu decyduje MG.

ruling_r47 = Zasięg zza częściowej osłony
    .gist = Podręcznik mówi tylko o otwartym polu i pełnej osłonie. Przy częściowej decyduje MG; domyślnie tak, jeśli przeciwnik strzela.

ruling_r48 = Serca i Rany to jeden tor
    .gist = Starsza edycja raz mówi o Sercach, raz o Ranach. Przeciwnik ma jeden tor: tu nazywa się Rany, w nowszej edycji Serca.

ruling_r49 = Atak zaklęciem
    .gist = Jedna lista ataków pomija zaklęcia, inna je ma. Są dozwolone: rzucasz na Magię, a odwet ocenia się jak przy strzale.

ruling_r50 = Moc przeciw przeciwnikowi
    .gist = Liczbę ma poziom mocy i ma ją przeciwnik. Moc musi zadziałać i trafić, więc rzucasz przeciw wyższej. Grupa może używać tylko jednej.

ruling_r51 = Obrażenia silnych mocy
    .gist = Moc zabiera po 1 Sercu każdemu, kogo trafi, niezależnie od poziomu; MG może dać więcej. Moc obszarowa to jeden rzut porównany z każdym celem, a korzyść wybiera się raz.

ruling_r52 = Za mało punktów na moc
    .gist = Nie ma długu: mocy, na którą cię nie stać, nie użyjesz. Sztuczki za 0 zawsze można spróbować.

ruling_r53 = Zwrot punktów
    .gist = Wyjątkowa moc oddaje najwyżej tyle, ile kosztowała, i nigdy ponad maksimum. Darmową Sztuczką nie napompujesz punktów.

ruling_r54 = Ile kosztuje Sztuczka
    .gist = Podręcznik mówi: 0 albo 1. Decyduje MG; domyślnie 0.

ruling_r55 = Ile leczy moc
    .gist = Starsza edycja leczy 2 Serca, nowsza nie podaje liczby. W obu to 2, nie ponad maksimum, i może podnieść powalonego bohatera. Grupa może ustawić inną liczbę.

ruling_r56 = Przy 0 Sercach
    .gist = W starszej edycji powalony bohater czołga się o kratkę, może mówić i ginie przy kolejnej szkodzie. Nowsza tego nie ma: bohater jest wyłączony z akcji i nic gorszego się nie dzieje.

ruling_r57 = Podnieść powalonego
    .gist = Stań obok bohatera albo Blisko; rzut nie jest potrzebny. W walce to Akcja, poza nią chwila.

ruling_r58 = Co daje odpoczynek
    .gist = Trzy miejsca składają się w warstwy: koniec walki to 1 punkt mocy, chwila oddechu wszystkie Serca, bezpieczny odpoczynek Serca i punkty. W starszej edycji jedna bezpieczna chwila odnawia wszystko. Grupa może grać surowiej.

ruling_r59 = Żetony Pancerza
    .gist = Bohater ma jeden żeton Pancerza na scenę, ile by na sobie nie nosił. Zmniejsza jedną stratę o 1 Serce, więc z dwóch jedno i tak przepada; wraca na początku sceny. Grupa włącza go sama.

ruling_r60 = Co przesuwa licznik
    .gist = Każdy nieudany test bohatera w scenie przesuwa licznik o jeden, także 1; sukces i sukces z kosztem nie. MG może pominąć test, który nie ma z nim związku.

ruling_r61 = Rozwój Serc i punktów
    .gist = Dodatkowe Serce albo punkt mocy podnosi maksimum i jest od razu dostępne. Tego, co osiągnęło granicę, nie da się wybrać.

ruling_r62 = Co daje Atut
    .gist = Atut zdobyty w rozwoju otwiera coś w opowieści i nie zmienia liczb. Grupa może liczyć go jak Talent, nadal jeden na test.

ruling_r64 = Kilka powodów zmiany TN
    .gist = Wszystko, co utrudnia, liczy się raz, dwa razy, gdy MG uzna to za skrajne; z ułatwieniami tak samo. Talent liczy się osobno. Grupa może sumować każdy powód.

ruling_r65 = TN spoza drabinki
    .gist = Poniżej 4 bohaterowi prawie na pewno się uda, powyżej 12 prawie na pewno nie, i MG zwykle rozstrzyga bez kości. Kto mimo to rzuca, rzuca przeciw 4 albo 12.

ruling_r66 = Skrócona lista wyników
    .gist = Ramka podręcznika wymienia tylko TN 4, 6 i 8 oraz maksima 10 i 20. To skrót: TN 12 istnieje, a maksymalny wynik każdej kości się liczy.

ruling_r68 = Dwanaście na dwóch kościach
    .gist = Sukces wyjątkowy przy 2d6 to suma 12 lub więcej, bo pozostałe progi też są sumami. Grupa może wymagać dwóch szóstek albo dokładnie 12.

ruling_r69 = Drugi rzut 2d6
    .gist = Podręcznik nie mówi, która suma się liczy. Liczy się lepsza, jak przy jednej kości. Grupa może uznawać drugą.

ruling_r70 = Kroki przy dwóch kościach
    .gist = Przy 2d6 każdy krok to +1 albo −1 i liczy się ich tyle, co przy jednej kości. Rozwój podnosi cechę o 1, najwyżej do +3.

ruling_r71 = Trudność przy dwóch kościach
    .gist = Przy 2d6 decyduje sama suma, więc Trudność i Obrona nic nie zmieniają; za silnego przeciwnika MG może odjąć 1. Grupa może zamienić je na premię albo karę.

ruling_r72 = d4 przy dwóch kościach
    .gist = Lista zamiany kości na premie wymienia d4, ale żadna cecha od niej nie zaczyna. d4 sama nic nie daje.

ruling_r73 = Poziomy startowe na samych d6
    .gist = Starsza edycja ich nie podaje. Główna cecha to Wyszkolony, pozostałe Bez biegłości, co zachowuje szanse większych kości. Łagodniejsza grupa zaczyna od Nowicjusza.

ruling_r74 = Talenty i liczby na samych d6
    .gist = Talent obniża liczbę o 1. TN 4, 6, 8 i 12 to −1, 0, +1 i +2. 6 to sukces wyjątkowy, 1 porażka z komplikacją.

ruling_r75 = Bez biegłości trudność się nie liczy
    .gist = Na samych d6 liczba zatrzymuje się na 6, więc bohaterowi bez biegłości udaje się raz na sześć przy każdej trudności. Zostaje, jak napisano.

ruling_r76 = Jedna korzyść z dwóch list
    .gist = Wyjątkowa moc, która rani, pasuje do listy ataków i listy mocy. Bierzesz w sumie jedną korzyść, z dowolnej; każda poza większą szkodą zostawia zwykłą szkodę.

ruling_r77 = Osłona przed strzałem przeciwnika
    .gist = Przeciwnicy nie rzucają kością, którą osłona mogłaby zmniejszyć. To, co przeszkadza w strzale, jest więc jednym ułatwieniem testu uniku. Gdzie rzucają, ich kość jest o rozmiar mniejsza albo liczba o stopień wyższa.

ruling_r78 = Jak długo trwają efekty
    .gist = Podręcznik wymienia silne efekty, ale nie ich koniec. Przeciwnik otrząsa się na początku następnej rundy; u bohatera trwają, aż wyda Akcję albo ktoś mu pomoże. Koniec walki i nowa scena kończą wszystkie.

ruling_r79 = Co dają tarcza i wzmocnienie
    .gist = Podręcznik wymienia oba i nie podaje liczb. Tarcza liczy się jak osłona, także wręcz, do następnej rundy; wzmocnienie to jedna przewaga w jednym teście. Oba kończą się z walką albo sceną.

ruling_r80 = Co później dają komplikacje i korzyści
    .gist = Podręcznik wymienia hałas, zdradzoną obecność czy pośpiech i nie mówi, co zmieniają. Zostają w scenie, a MG może je liczyć w kolejnych testach. Licznik przesuwają tylko porażki.

ruling_r81 = Pomoc z wyprzedzeniem
    .gist = Podręcznik wymienia pomoc wśród Akcji i nie mówi, kiedy się liczy. Sojusznik może więc pomóc z góry: stopień czeka na najbliższy test osoby, której pomaga, i przepada z końcem walki albo sceny.
