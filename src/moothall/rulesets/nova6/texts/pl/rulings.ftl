### Nasze rozstrzygnięcia: tam, gdzie podręcznik milczy, da się czytać dwojako albo mówi dwie rzeczy.

ruling_r-missing-sheet = Brak karty w tekście
    .gist = Karta podręcznika to rysunek. Nasza ma pola, które wymienia jego indeks.

ruling_r-level-zero = Rangi na poziomie 0
    .gist = Limity zaczynają się od poziomu 1. Postać poziomu 0 może mieć rangę 1 albo 2 ze Skupionym.

ruling_r-level-prose = Poziomy i ich nazwy
    .gist = Opisy poziomów obiecują więcej, niż pozwalają rangi: nie mają skutku. Ze Skupionym ranga 4 jest na poziomie 10.

ruling_r-feature-permission = Zgoda na cechę
    .gist = Jedna strona wymaga zgody MG na każdą cechę, inna zgody albo ceny w paczce. MG jest pytany, chyba że paczka podaje cenę i pozwala brać bez pytania.

ruling_r-perk-count = Ile atutów wolno
    .gist = Każdy atut potrzebuje talentu, który go daje: Wyspecjalizowany dla swojej umiejętności, Wszechstronnie szkolony dla dowolnej. Mniej wolno; tego samego atutu dwa razy w umiejętności nie.

ruling_r-advance-banking = Odkładanie rozwinięć
    .gist = Podręcznik o tym nie mówi. Niewydane rozwinięcia zostają i są widoczne; grupa może tego zakazać.

ruling_r-key-items = Ważne przedmioty i zasoby popisowe
    .gist = Jedna strona chce przedmiotu do każdego aspektu głównego, inna zasobów popisowych. To te same miejsca.

ruling_r-unlucky-lucky = Pechowiec i Szczęściarz razem
    .gist = Pechowiec ustala odświeżenie na 1, Szczęściarz dodaje 2: odświeżenie to 3.

ruling_r-act-term = Akt, scenariusz, kamień milowy
    .gist = Te słowa się mieszają. Akt trwa do następnego kamienia milowego; punkty fabuły odświeżają się na początku scenariusza i przy każdym kamieniu.

ruling_r-ranks-only-boxes = Pola biorą się z rang
    .gist = Pole za każde dwie kości umiejętności mogłoby znaczyć kości. Chodzi o rangi, w dół.

ruling_r-resolute-name = Jeden talent, dwie nazwy
    .gist = Jedna strona nazywa talent od pól psychicznych inaczej niż lista. Zostaje nazwa z listy; drugą rozumiemy przy wczytaniu karty.

ruling_r-rank-five = Ranga 5
    .gist = Skupiony podnosi limit o 1, a ranga 5 jest tylko dla cech. Bez cechy limit to 4; cecha podaje, jaką rangę otwiera. Grupa może pozwolić Skupionemu na 5.

ruling_r-perk-rank-zero = Atut bez rang
    .gist = Nic nie mówi, że atut wymaga rangi, więc nie wymaga.

ruling_r-npc-best-defense = Która z dwóch obron
    .gist = Gdy bronić się można dwiema umiejętnościami, za postać wybiera gracz; za BN proponujemy wyższą sumę, a MG może ją zmienić.

ruling_r-opposing-table = Tabela umiejętności przeciwnych
    .gist = Jej podpisy przesunęły się o wiersz lub dwa względem wartości. Ustawiamy je tam, gdzie zgadza się reszta podręcznika; MG zawsze może wskazać inną umiejętność.

ruling_r-fight-advantage = Obrona przed przewagą z Walki
    .gist = Trzy miejsca mówią co innego. Broniący używa Walki albo Ruchu, przed manewrem na dystans tylko Ruchu.

ruling_r-ranged-defense = Obrona przed strzałem
    .gist = Tabela pozwala na Walkę, tekst Walki zabrania. Przed atakiem na dystans broni tylko Ruch; tarcza nadal pomaga.

ruling_r-interact-defense = Obrona przed Interakcją
    .gist = Tabela wymienia jedną umiejętność, tekst Woli obejmuje wszystko. Każdej Interakcji przeciwstawia się Interakcję albo Wolę.

ruling_r-grapple-scope = Co utrudnia chwyt
    .gist = Listę tego, co utrudnia chwyt, łączy słowo lub. Utrudnia wszystko; grupa może wybierać jedno.

ruling_r-grapple-lift = Ruch z kimś, kto trzyma
    .gist = Uniesienie tej osoby to test na −1d, bez rang przeciwko. Potrzebny do ruchu we własnej turze, nie do obrony.

ruling_r-melee-shove = Pchnięcie atakiem wręcz
    .gist = Atak musi trafić; pchnięcie zastępuje obrażenia.

ruling_r-movement-count = Jak daleko sięga ruch
    .gist = Jedna wolna strefa jest za darmo. Sukces to razem dwie, każdy punkt wyczynu jedną więcej.

ruling_r-climb-barrier = Przez przeszkodę
    .gist = Przeszkoda w środku strefy: jej pokonanie nie zmienia strefy bez punktu wyczynu. Między dwiema strefami: zmienia.

ruling_r-ram-damage = Obrażenia taranowania
    .gist = Nie podano ich. To wartość pojazdu, a bez niej 1 fizyczne na scenę; cel i pojazd dostają tyle samo, każde przed własnym pochłanianiem.

ruling_r-shove-opposition = Opór przed pchnięciem
    .gist = Nie wskazano umiejętności. Pchnięciu i ciśnięciu opiera się Krzepa.

ruling_r-wits-attack = Ogień pośredni
    .gist = Atak Bystrością ma napotykać Walkę albo Ruch. To Ruch, chyba że MG widzi, jak pomogłaby Walka.

ruling_r-talent-repeat = Ten sam talent jeszcze raz
    .gist = Niektóre talenty mówią, że można je powtarzać. Pozostałe bierze się raz.

ruling_r-danger-sense = Jak daleko rusza Zmysł zagrożenia
    .gist = Sukces przesuwa o jedną strefę, każdy punkt wyczynu o kolejną, choć reakcje zwykle strefy nie zmieniają.

ruling_r-npc-practiced = Wprawiony u BN
    .gist = BN, który nie rzuca, nic z tego nie ma. Gdy rzuca MG, działa jak u postaci.

ruling_r-practiced = Wprawiony i wymienione kości
    .gist = Czy test jest na plusie, widać po wymianie. Sukces bez rzutu jest prosty, więc kości wymienione w tym teście nic nie dają. Albo to, albo przerzut jedynek, raz.

ruling_r-specialized-timing = Kiedy Wyspecjalizowany oddaje kość
    .gist = Razem z innymi wymianami, po zniesieniu premii i kar. Liczy się do limitu czterech i łączy z parami.

ruling_r-load-none = Testy sprzętu bez bagażu
    .gist = Przy braku bagażu stoi brak, a przy lekkim +0d. Brak znaczy, że testu sprzętu nie ma.

ruling_r-burdened-physique = Krzepa a bagaż
    .gist = Rangi Krzepy zmniejszają skrępowanie. O bagażu nic nie mówi, więc nie.

ruling_r-load-drop = Zrzucanie bagażu
    .gist = Na początku konfliktu bagaż spada sam; gracz może go zatrzymać. O stratach przy ucieczce decyduje MG.

ruling_r-survival-cadence = Dni przetrwania
    .gist = Testy dzienne i tygodniowe wymagają kalendarza. Dni przesuwa MG, a testy przychodzą tylko, gdy zaznaczono przetrwanie.

ruling_r-survival-direct = Co kończy głód i pragnienie
    .gist = Obrażenia omijają pochłanianie, a podręcznik nie mówi, co je zatrzymuje. To, co zaspokaja potrzebę, jak powie MG.

ruling_r-gear-test-page = Gdzie jest test sprzętu
    .gist = Odsyłacz prowadzi na złą stronę. Zasada stoi w rozdziale o wyposażeniu.

ruling_r-gear-duration = Jak długo zostaje znaleziony sprzęt
    .gist = Punkt wyczynu daje go do następnego kamienia milowego, dwa do większego, trzy do epickiego.

ruling_r-gear-retry = Ponawianie testu sprzętu
    .gist = Nieudany test sprzętu robi się raz na przedmiot, postać i scenę; grupa może pozwolić na więcej.

ruling_r-prepared = Dodatkowy punkt Przygotowanego
    .gist = Tylko przy udanym teście sprzętu; gracz wybiera, w którym teście sceny.

ruling_r-asset-uses = Użycia jednego zasobu
    .gist = Zasób daje jedną kość na akcję. Wymiana dwóch za jeden zabiera oba użycia z tego samego zasobu.

ruling_r-signature-weapon = Broń jako zasób popisowy
    .gist = Zachowuje liczby broni i daje +1d, gdy pasuje jej historia.

ruling_r-signature-stack = Kilka zasobów popisowych naraz
    .gist = Nie ma limitu na akcję; każdy musi pasować sam, a MG może odmówić.

ruling_r-flaw-pairing = Co daje wada
    .gist = Podręcznik mówi o zwyczaju. MG wskazuje, co jest w zamian; rozwinięcie dodaje 1 do puli.

ruling_r-two-boxes = Dwa pola za trafienie
    .gist = Oba są poziomu, którego żądają obrażenia, i przelewają się w górę jak zwykle.

ruling_r-price-between = Ceny między progami
    .gist = Liczy się niższy próg.

ruling_r-wealthy-stack = Zamożny kilka razy
    .gist = Każde wzięcie to jedno użycie na scenę, razem albo osobno.

ruling_r-object-assets = Broń jako zasób
    .gist = Broń i pancerz to zasoby tylko przy noszeniu, poświęceniu i naprawie: nie mają użyć i nie dają kości.

ruling_r-sawed-off = Skrócona broń
    .gist = Tej broni nie da się ukryć, a przeróbka daje −1d do ukrycia. Z przeróbką można, na −1d.

ruling_r-bipod = Do czego pasuje dwójnóg
    .gist = Stoi wśród części karabinów. MG może dopuścić go do broni automatycznej.

ruling_r-full-suit = Pełne stroje
    .gist = Cztery wiersze mówią o limicie Ruchu czworako; to jedna właściwość. Lekki pancerz i kamizelka: limit 2; średni i ciężki: limit o 1 niższy i skrępowanie o 1 większe, kamizelka też o 1.

ruling_r-armor-layering = Pancerz na pancerzu
    .gist = Części się łączą, chyba że MG odmówi: pochłanianie, skrępowanie i krycie się sumują. Jedno nakrycie głowy i jedna tarcza.

ruling_r-armor-values = Lekka płyta jak w druku
    .gist = Bije cięższe kolczugi w każdej liczbie. Zostaje, jak wydrukowano.

ruling_r-scopes = Celowniki
    .gist = Jeden celownik na broń, do karabinów, chyba że MG pozwoli. Kolimator daje +1d do testu celowania. Nieudane celowanie nadal nim jest, bez +1d i bez −1d.

ruling_r-magnum-range = Magnum o stopień dalej
    .gist = Dopisek w zasięgu magnum to właściwość Max: na zasięg wolno wydać jeden punkt wyczynu więcej.

ruling_r-explosives = Ile materiałów wybuchowych
    .gist = Nie mają użyć: każdy rzut zabiera sztukę. Test sprzętu daje jedną, chyba że MG powie więcej.

ruling_r-dynamite = Laski dynamitu
    .gist = Wiersz dotyczy jednej laski, 5 obrażeń; każda kolejna dodaje 1.

ruling_r-helm-full-suit = Nakrycie głowy i pełny strój
    .gist = Pełny strój nie ma krycia, więc nakrycie głowy nic nie dodaje pancerzowi. Osłonie dodaje nadal, a gdy liczy się jedno i drugie, jego +1 raz.

ruling_r-body-armor-hardened = Ciężka kamizelka jest utwardzona w całości
    .gist = Nie wiadomo, czy utwardzenie 1 dotyczy tylko kul. Obowiązuje przy obu wartościach.

ruling_r-thrown-melee = Broń miotana wręcz
    .gist = Broń miotana, która nie wybucha, uderza też wręcz z tymi samymi obrażeniami, bez zasięgu. Rzucona włócznia nie sięga dalej i nie jest wszechstronna.

ruling_r-shield-bash = Cios tarczą
    .gist = Każdej tarczy wolno użyć jako broni-tarczy; jej premia do obrony zostaje.

ruling_r-tower-shield = Postawiona pawęż
    .gist = Daje krycie 1, a kto ją stawia, wybiera pochłanianie 5 albo +1d. Stoi, aż ją przeniosą, nie zajmuje ręki, a +1d z noszenia znika.

ruling_r-issues-count = Ile problemów
    .gist = Zwykle dwa. Od jednego do trzech bez uwag, więcej z radą, zero odrzucamy.

ruling_r-trait-bundle = Równowaga zestawów
    .gist = Podręcznik radzi bez liczb. Rozwinięcia ustala autor paczki; nadane rangi nic nie kosztują i trzymają się limitu.

ruling_r-extras-term = Dodatki, które są cechami
    .gist = Rozdział o paczkach nazywa magię słowem, które gdzie indziej oznacza statystów. Czytamy: cechy.

ruling_r-food-water = Zasady jedzenia i wody
    .gist = Jeden świat używa rozszerzonych zasad, których podręcznik nie ma. Musi je przynieść paczka; do tego czasu przetrwanie zużywa tor jedzenia i wody.

ruling_r-skill-roles = Umiejętności paczki i ich role
    .gist = Zasady nazywają umiejętności podstawowe. Paczka z innymi mówi, która gra którą rolę.

ruling_r-extra-half = Połowa nieparzystej liczby
    .gist = Statysta ma połowę rozwinięć, w dół; grupa może zaokrąglać w górę.

ruling_r-taken-out = Inne słowo na obezwładnienie
    .gist = Tekst o statystach raz używa innego słowa. Chodzi o obezwładnienie.

ruling_r-extra-boxes = Pola statysty
    .gist = Trzy pola na każdym torze, niezależnie od rang.

ruling_r-promotion-boxes = Pola po awansie
    .gist = Pełny awans daje zwykłe pola i te z rang; stopniowy, gdy przydzielono ostatnie rozwinięcie.

ruling_r-gang-base = Mieszana banda
    .gist = Jej trudność to najwyższa umiejętność; MG mówi, czyja broń trafia, domyślnie najlepszego.

ruling_r-npc-trade-net = Wymiana bez oporu
    .gist = BN bez oporu wymienia to, co zostaje po odjęciu trudności.

ruling_r-horde-rounding = Ułamki tłumu
    .gist = W dół; MG może poprawić.

ruling_r-horde-even = Dość dobry tłum
    .gist = Jeśli jego umiejętność równa się trudności, udaje się wszystkim. Grupa może mówić: połowie.

ruling_r-gm-rolls = Kto rzuca
    .gist = Rzucają tylko gracze, choć podręcznik pozwala i MG. Grupa może to włączyć.

ruling_r-scale-total = Gdy zawodzą zmysły
    .gist = Warunki −4d na zmysł zwykle oznaczają porażkę. Porażkę proponujemy, a MG potwierdza albo pozwala rzucić.

ruling_r-trait-protection = Czego nie zmieni mniejszy kamień milowy
    .gist = Paczka może nie mieć głównego pomysłu postaci. Chronione są wtedy jej cechy tematu: zmienia je tylko epicki kamień milowy.

ruling_r-minor-level = Który mniejszy kamień daje poziom
    .gist = Ten, który wskaże MG, raz na scenariusz; proponujemy środkowy z zaplanowanych. Poziom musi być wtedy poniżej 5.

ruling_r-milestone-trades = Co można wymienić przy kamieniu milowym
    .gist = Tekst i tabela się różnią. Bierzemy oba: atut przy mniejszym, atut lub talent przy większym, wszystko przy epickim.

ruling_r-epic-rework = Przepisanie aspektów przy epickim kamieniu
    .gist = Jeden przysługuje. W przykładzie zmieniają się trzy, więc MG może dać więcej.

ruling_r-trade-legality = Wymiana, która psuje kartę
    .gist = Oddany talent może zostawić rangi lub atuty bez podstawy. Wymiana czeka, aż karta będzie poprawna; atuty utraconego talentu odchodzą z nim.

ruling_r-rest-refresh = Odpoczynek nie odświeża punktów fabuły
    .gist = W tabeli wiersz odpoczynku połknął linie następnego. Odpoczynek jest jak scena i zwraca użycia; odświeżenie należy do kamieni milowych.

ruling_r-incap-recovery = Czyszczenie pola obezwładnienia
    .gist = Jedna strona żąda punktu wyczynu, inna −2d. Obowiązuje punkt wyczynu, jak w rozdziale o powrocie do sił.

ruling_r-licence = Licencja i nazwy
    .gist = Zasady i liczby opowiadamy własnymi słowami; NOTICE wymienia podręcznik, wydawcę i licencję. Przykładowe nazwy są nasze.

ruling_r-accurate-1 = Celna i celna 1
    .gist = Przy jednym karabinie stoi 1 za właściwością. To ta sama właściwość, +1d.

ruling_r-light-pistol = Obrażenia lekkiego pistoletu
    .gist = Przykład ma 4, wiersz 3. Obowiązuje wiersz.

ruling_r-01 = Pięć kości i więcej
    .gist = Wymieniasz, aż zostaną najwyżej cztery, zawsze parami: z pięciu robią się trzy i jeden punkt wyczynu. Dlatego +5 wypada trochę gorzej niż +4, za to z pewnym punktem. Kość Wyspecjalizowanego idzie pierwsza.

ruling_r-02 = Wyspecjalizowany i inne wymiany
    .gist = Pojedynczą kość wymienia się po zniesieniu premii i kar; liczy się do limitu czterech i łączy z parami. Nigdy nie zrobi z testu na zero testu na minus. U BN to samo ma MG.

ruling_r-03 = Kto może wymieniać kości
    .gist = Strona, która dostałaby punkty: gracz na plusie, MG na minusie, nikt na zero. Grupa może pozwolić graczom prosić MG o wymianę.

ruling_r-04 = Wymienione punkty a porażka
    .gist = Gracz dostaje je przy sukcesie, MG przy porażce gracza; kości i tak przepadły. Sukces z kosztem albo z przywołania jest prosty i nie płaci.

ruling_r-05 = Dowolne trzy kości
    .gist = Na plusie czytasz dowolne trzy kości: dla dubletu, żeby nie dać punktów MG, nawet żeby przegrać. Proponujemy najlepsze. Grupa może zawsze czytać najwyższe.

ruling_r-06 = Trójki, które zawodzą
    .gist = Trzy jednakowe od 1 do 3 nie dają 11, od 4 do 6 dają. Liczą się tylko trzy wybrane kości.

ruling_r-07 = Dublety Skupionych
    .gist = Skupiony zmienia nagrodę: dublet to 1 punkt, trójka 2, nigdy razem. Własny liczy się tylko przy sukcesach, przeciwnika tylko dla punktów MG; stała trudność go nie ma.

ruling_r-08 = Na minusie czyta się najniższe
    .gist = Liczą się trzy najniższe kości, bez wyboru.

ruling_r-09 = Przerzut jedynek z Wprawionym
    .gist = Przerzuca się dowolne jedynki z puli, raz, i pulę czyta się jeszcze raz po swojemu. Przerzut tylko odczytanych jedynek zbyt ułatwiłby testy na minusie; grupa może tak grać.

ruling_r-10 = Zgoda na koszt
    .gist = Gracz zawsze może poprosić o sukces z kosztem; koszt ustalają oboje. W konflikcie to co najmniej pole, zasób, wrogi aspekt albo ustąpienie. Punkty MG zostają.

ruling_r-11 = Odwrócenie wyniku przywołaniem
    .gist = Odwraca się tylko proste wyniki. Punkty przy porażce trzeba najpierw znieść, każdy przywołaniem innego aspektu. Przywołania są przed propozycją kosztu; po koszcie już nic.

ruling_r-12 = Przerzut wszystkich kości
    .gist = Spadają wszystkie kości puli i nowy wynik zostaje, nawet gorszy. Zmusić do tego może każda strona pasującym aspektem, za każdym razem innym.

ruling_r-13 = Punktów się nie odkłada
    .gist = Punkty wyczynu wydaje się przy rozstrzyganiu testu, potem przepadają. Te z inicjatywy stają się żetonami akcji dodatkowych. Grupa może pozwolić MG trzymać punkty do końca sceny.

ruling_r-14 = Kiedy jest kość przeciwności
    .gist = Jedna za porażkę, w której cel osiąga się z kosztem, albo gdy mówi tak zagrożenie; kolejna za każdy punkt MG. Zwykła przyjęta porażka nie daje żadnej.

ruling_r-15 = Wydawanie kości przeciwności
    .gist = Jako kości kary przed rzutem tej postaci albo dwie za punkt wyczynu MG po dowolnym wyniku. Zostają do użycia; grupa może kończyć je wcześniej.

ruling_r-16 = Punkty grupy, gdy wystarczy jeden
    .gist = Grupa może złożyć najwyżej trzy punkty wyczynu. Punkt użyty samemu nie ma limitu i nie trafia do wspólnych.

ruling_r-17 = Nadrobić porażkę w grupie
    .gist = Gdy udać się musi wszystkim, jeden punkt wyczynu nadrabia każdego, komu się nie udało albo kto nie brał udziału.

ruling_r-18 = Kara za kilka akcji
    .gist = Najpierw powiedz ile. Każda z nich i reakcje do następnej tury mają −1d za każdą akcję ponad pierwszą, nawet gdy dalsze odpadną. Akcje dodatkowe nie dodają, ale ją mają.

ruling_r-19 = Wolny ruch wśród kilku akcji
    .gist = Liczy się jako jedna z akcji i nie wymaga rzutu, chyba że coś przeszkadza.

ruling_r-20 = Jak wysoka bywa trudność
    .gist = Streszczenie kończy na −5d, rozdział nazywa to nadludzkim. To ta sama tabela; MG może wpisać do −9d.

ruling_r-21 = Końce czasów trwania
    .gist = Dłużej niż akcja to krótki [Q], krócej niż krótki to chwilowy [B]. Efekt nigdy nie staje się natychmiastowy, a podtrzymywanych się nie przesuwa.

ruling_r-22 = Kiedy kończą się [B] i [Q]
    .gist = [B] trwa do następnej tury celu, a nałożony w jego turze do kolejnej. [Q] kończy się z następną rundą. Poza rundami oba kończy następna akcja postaci.

ruling_r-23 = Czasy trwania, które kosztują
    .gist = [A] kończy się za akcję, bez testu, chyba że MG go wskaże. [M] to akcja w każdej turze. [Su] to −1d do wszystkich akcji podtrzymującego, od pierwszej.

ruling_r-24 = Zapomniane modyfikatory
    .gist = Premię, która zmieniłaby porażkę, można przypomnieć za punkt fabuły, a sukces jest prosty. Za zapomnianą karę nic się nie należy, chyba że powie tak MG.

ruling_r-25 = Osłona i pancerz
    .gist = Krycie pancerza i osłony to jedna suma: zapłać ją, żeby ominąć oba, inaczej oba pochłaniają. Grupa może płacić warstwami. Osłona pochłania tylko fizyczne; kto cały ukryty, nie jest celem.

ruling_r-26 = Stal a ogień
    .gist = Premia przeciw ogniowi kończy wiersz o stali i może dotyczyć tylko skarbców. Obowiązuje dla każdej stali.

ruling_r-27 = Zasięg sam nie daje kości
    .gist = Pasma czyta się po górnej granicy i mówią, czego można sięgnąć. Kości za zasięg nie podano, więc ich nie ma, chyba że MG ustali warunek; grupa może liczyć 1d na stopień.

ruling_r-28 = Jak liczy się rozmiar
    .gist = Każdy rozmiar to liczba od −4 do 4; różnica między twoim a drugim liczy się w ataku, obronie, skradaniu i zauważaniu.

ruling_r-29 = BN wymieniają w rywalizacji
    .gist = W rywalizacji BN bierze sukces ze swoich rang, zanim powstanie trudność, niezależnie od rzutu. Grupa może czekać na porażkę gracza.

ruling_r-30 = Obie strony naraz u celu
    .gist = Strona gracza musi być pierwsza; remis w tej samej rundzie wygrywa przeciwnik. Grupa może dodać rundę albo sprzyjać graczowi.

ruling_r-31 = Liczenie sukcesów w rywalizacji
    .gist = BN liczy osobno przeciw każdej postaci. Odebrany sukces obniża licznik, nigdy poniżej 0.

ruling_r-32 = Inicjatywa bez trudności
    .gist = Rzuca się raz na konflikt, na −0d, a talenty BN to kości kary. Punkty MG stają się żetonami. BN działają między dwiema grupami graczy.

ruling_r-33 = Kto ma akcję dodatkową
    .gist = Potrzebny żeton albo punkt fabuły, jedna na postać i rundę. Gdyby każdy miał ją za darmo, płacenie nie miałoby sensu. To zwykła akcja, nie wlicza się do kilku.

ruling_r-34 = Efekty rosnące od wyczynu
    .gist = Granica [B] dotyczy przewag i pochłaniania. Obrażenia mogą rosnąć, bo działają od razu. Najpierw kup wielkość, potem czas.

ruling_r-35 = Żaden efekt ponad cztery kości
    .gist = Pojedyncza przewaga, utrudnienie albo warunek kończy się na 4d; suma kilku nie. Grupa może znieść limit.

ruling_r-36 = Przewagi zostają i się sumują
    .gist = Nie zużywają się. Różne się dodają; ta sama stworzona ponownie zachowuje większą.

ruling_r-37 = Przebicie, utwardzenie, słaba penetracja
    .gist = Pochłanianie dzieli się raz na pół, gdy przebicie przewyższa utwardzenie, dla każdego przedmiotu, w dół. Słaba penetracja podwaja resztę.

ruling_r-38 = Miękkie pochłanianie
    .gist = Samo nigdy nie zabiera ostatniego punktu; jeśli zrobiło to inne, zostaje 0. Przebicie działa jak na każde.

ruling_r-39 = Kto płaci za lepszą ochronę
    .gist = Trafiony nie ma punktów z tego ataku. Jego strona może użyć dowolnego, jaki ma; grupa może dać ją raz na scenę za darmo.

ruling_r-40 = Obrona przed obszarem
    .gist = Każdy bohater broni się Ruchem, a sukces zmniejsza efekt, zamiast go znosić. Na BN jest jeden rzut i każdy zmniejsza o połowę swojego Ruchu, w górę. Grupa może pozwolić sukcesowi znieść efekt.

ruling_r-41 = Wybuchy
    .gist = Pierwszy cel dostaje całość, inni połowę, w dół. Gdy pierwszy uniknie, inni i tak mierzą się z połową. Grupa może ustalić inaczej.

ruling_r-42 = Kilka trafień w jeden cel
    .gist = Każde trafienie serii jest osobno pochłaniane i wypełnia własne pole. Punkt wyczynu to kolejne trafienie albo kolejny cel.

ruling_r-43 = Gdy kończy się amunicja
    .gist = Duży magazynek może raz na scenę znieść wyczerpanie ognia ciągłego. Pojedynczy strzał jest bezpieczny. Przeładowanie po każdym użyciu, chyba że broń ma dwa strzały.

ruling_r-44 = Pola rzeczy
    .gist = Dodatkowe pola dużej rzeczy idą w kolejności postaci. Krucha bije trwałą. Przy 12 po pochłanianiu rzecz ginie, zanim spojrzy się na pola.

ruling_r-45 = Dwa limity umiejętności
    .gist = Liczy się niższy, minus 1 za każdy kolejny, nie poniżej 0. Pola się nie zmieniają.

ruling_r-46 = Kto męczy walczącego
    .gist = Punkt wydaje druga strona: nikt nie kupi szkody sobie. Raz na atak.

ruling_r-47 = Gdy kończą się użycia
    .gist = Wywołuje to druga strona punktem fabuły albo punktem wyczynu z podanych testów. Użycia wracają z odświeżeniem i odpoczynkiem; amunicja nie.

ruling_r-48 = Skrępowanie i bagaż
    .gist = Krzepa zmniejsza skrępowanie, które nie dotyczy obrony i ataku Ruchem. Bagaż dotyczy każdego testu Ruchu i nie maleje. Silne ciało zdejmuje 1d z jednego.

ruling_r-49 = Obrażenia od upadku
    .gist = Liczy się wzór, a podłoże się dodaje. Jeden wiersz tabeli ma już twarde podłoże w sobie. Przed akcjami dodatkowymi spadasz 2 piętra, do końca rundy 15.

ruling_r-51 = Lądowanie
    .gist = Jeden test Ruchu z kośćmi podłoża: sukces zmniejsza o 2, punkt wyczynu o kolejne 2, punkt MG dodaje 2. Zagrożenie z podanymi obrażeniami nie ma drugiego rzutu.

ruling_r-52 = Kolejność dodatkowych pól
    .gist = Połowa rang w dół i pola z talentów: najpierw obezwładnienie, potem oszołomienie, potem STRES i od nowa. Wada zabiera pola na końcu.

ruling_r-53 = Kiedy zaczyna się i kończy konsekwencja
    .gist = Zaczyna się, gdy wszystkie pola poziomu są pełne, a wyczyszczenie jednego ją zdejmuje. Trafiony ponownie w obezwładnieniu czyści wszystkie.

ruling_r-54 = Zapłacić, żeby zostać
    .gist = Raz na scenę i postać, na dowolnym torze. Następne trafienie, które wymaga pola obezwładnienia, wyłącza postać z gry.

ruling_r-55 = Oszołomienie podwójne
    .gist = Oszołomienie na obu torach to −2d, także do reakcji i powrotu do sił. Grupa może liczyć raz.

ruling_r-56 = Przywoływanie STRESU
    .gist = Jeden aspekt na tor, ile razy chcesz, nawet w tym samym rzucie. Zestresowana postać zyskuje za każdym razem punkt fabuły.

ruling_r-57 = Obrażenia 12 i więcej
    .gist = Liczy się to, co zostaje po pochłanianiu i zmniejszeniu: 12 nic nie zmienia, 13 i 14 wydłużają o stopień, 15 i 16 o dwa. To nadal jedno pole.

ruling_r-58 = Sposoby na śmierć
    .gist = Podręcznik proponuje ostrzejsze końce do wyboru. Każdy to przełącznik, wszystkie wyłączone, póki grupa nie zdecyduje; leczenie ratuje, ale nie czyści pola.

ruling_r-59 = Kolejność obrażeń
    .gist = Sześć kroków podręcznika coś pomija. Cała kolejność: wyczyny, krycie, pochłanianie (utwardzenie, przebicie, penetracja, miękkie), ustąpienie i podobne, nadmiar w czas, pole, konsekwencja, pozostanie.

ruling_r-60 = Ustąpienie
    .gist = Ustąpić można w każdej chwili, także widząc obrażenia, za jedną z trzech korzyści. Opuszczasz konflikt, a pole obezwładnienia zostaje puste.

ruling_r-61 = Kilka sposobów osłabienia ciosu
    .gist = Łączą się, każdą rzecz poświęca się raz, a MG zgadza się na każdą.

ruling_r-62 = Jak długo trwa poważny aspekt
    .gist = O stopień dłużej niż obrażenia, przed nadmiarem. Jeden aspekt na scenę; trwałych obrażeń tak się nie zamieni.

ruling_r-63 = Co czyści pole obezwładnienia
    .gist = Sukces z punktem wyczynu, jak w rozdziale o powrocie do sił; inna strona mówi −2d, co jest dużo łatwiejsze. Grupa może tak grać.

ruling_r-64 = Jeden rzut na powrót do sił
    .gist = Na każdy tor i odstęp. Sukces czyści pole oszołomienia, z punktem wyczynu obezwładnienia; każdy kolejny punkt następne. Reszta czeka na odpoczynek albo kamień milowy.

ruling_r-65 = Obrona kończy atak
    .gist = Udana obrona znosi całą akcję, niezależnie od jej punktów. Wyjątkiem są obszary i wybuchy.

ruling_r-66 = Co daje odpoczynek
    .gist = Wiersze tabeli się przesunęły. Odpoczynek jest jak koniec sceny i zwraca użycia; punkty fabuły odświeżają kamienie milowe. Grupa może odświeżać je przy odpoczynku.

ruling_r-67 = Powrót do sił przy kamieniu milowym
    .gist = Nie wymaga osobnej sceny, ale wyższe pola nadal wymagają testu. Grupa może je czyścić.

ruling_r-68 = Zebranie sił
    .gist = Czyści pola na scenę i krótsze. Może być reakcją kupioną punktem wyczynu, nie daje punktów i liczy się jako jedyne w konflikcie.

ruling_r-69 = Leczenie
    .gist = Na −0d, chyba że MG powie inaczej, na innych albo sobie. Scena i odpoczynek sięgają pól swojej długości i krótszych. Przy odpoczynku każdy ma jedną akcję.

ruling_r-70 = Kolumna obron
    .gist = Jej podpisy stoją o wiersz lub dwa za wcześnie, odkąd jeden zginął. Wszystkie 24 pola przywrócono w kolejności; gdy bronić mogą dwie umiejętności, wybiera gracz.

ruling_r-71 = Gracz przeciw graczowi
    .gist = Rzuca ten, kto działa; rangi, atut i talenty drugiego to trudność, a punkty przy porażce dostaje drugi gracz.

ruling_r-72 = Gdy rzuca MG
    .gist = Strony się zamieniają: rzuca BN, a rangi postaci to trudność. Na początku wyłączone.

ruling_r-73 = Odmowa wymuszenia bez punktów
    .gist = Odmowa kosztuje punkt fabuły. Bez niego przyjmujesz albo negocjujesz; grupa może pozwolić odmówić.

ruling_r-74 = Gdy MG opłaci wymuszenie na BN
    .gist = Przepadają oba punkty, gracza i MG. Grupa może zwracać punkt graczowi.

ruling_r-75 = Zysk, gdy przywołują przeciw tobie
    .gist = Tylko za twoje aspekty: główne, poważne, konsekwencje i nałożone. Aspekty gry i stref nikomu nie płacą.

ruling_r-76 = Kiedy aspekt można przywołać ponownie
    .gist = Dla każdego przywołującego: gdy przywołano go przeciw niemu, po wymuszeniu oraz na końcu sceny, odpoczynku i kamienia milowego.

ruling_r-77 = Przywołanie dla efektu albo punktu
    .gist = Efekt ma wielkość prostego sukcesu, zawsze gdy bierzesz udział. Punkt jest dla gracza przy sukcesie, dla MG przy porażce.

ruling_r-78 = Punkty fabuły MG
    .gist = Jeden na postać gracza, odświeżane tak samo; nadwyżka zostaje jak u graczy.

ruling_r-79 = Kiedy odświeżają się punkty fabuły
    .gist = Jedna strona mówi: co scenariusz, inna: co akt. Kamienie milowe kończą akty i odświeżają, więc zgadza się jedno i drugie; nowa sesja nic nie zmienia.

ruling_r-80 = Wyczyn, który nie wyszedł
    .gist = Zatrzymuje jeden punkt i oddaje pozostałe na inny wyczyn. Drugi niewypał tak samo.

ruling_r-81 = Ceny kolejnych celów
    .gist = 1, 2 i 3 punkty to całe ceny, nie stopnie. Za trzy wolno wziąć do trzech celów poza pierwszym; żaden nie może być trudniejszy niż ten z rzutu.

ruling_r-82 = Wyczyn Reakcja
    .gist = Nie daje punktów żadnej stronie, nie liczy się do kilku akcji i jest raz na turę.

ruling_r-83 = Przerywanie
    .gist = Najpierw się zdecyduj, potem rzuć na inicjatywę jak na początku; jej punkty też dają żetony. Kto czeka i nie zadziała, traci turę z końcem rundy. Czekają tylko postacie graczy.

ruling_r-85 = Jak daleko sięgają zmysły
    .gist = Szczegóły tuż obok, obecność blisko, silny kontrast daleko. Stopień dalej za punkt wyczynu, inaczej bez testu.

ruling_r-86 = Dodatkowy odpoczynek ma cenę
    .gist = Następne odświeżenie każdej postaci jest o 1 mniejsze, nie poniżej 0, a kolejne się sumują.

ruling_r-87 = Pola, które mijają w trakcie konfliktu
    .gist = Test krótkiego pola oszołomienia przychodzi, gdy mija jego czas, i nie zabiera akcji. Porażka sprawia, że trwa do odpoczynku.

ruling_r-88 = Umiejętności fizyczne i umysłowe
    .gist = Szeroka przewaga służy jednej z dwóch klas, których podręcznik nie wylicza. Fizyczne to Walka, Ruch i Krzepa, umysłowe to Interakcja, Wola i Bystrość; paczka oznacza własne.

ruling_r-allies = Sprzymierzeńcy postaci
    .gist = Książka zna postacie i ich przeciwników. Postać MG, którą MG stawia po stronie graczy, nie rzuca na inicjatywę i działa po przeciwnikach. Kto pojawia się dzięki Ogłoś gracza, jest takim sprzymierzeńcem, chyba że MG powie inaczej.

ruling_r-same-pair = Ta sama umiejętność dwa razy w turze
    .gist = Jedno zdanie mówi o różnych umiejętnościach, przykład liczy pary umiejętności i akcji. Zdanie tłumaczy, do czego służy kilka akcji; ta sama para może się powtórzyć.

ruling_r-focus-snaps = Skupienie i dalsze szybkie akcje
    .gist = Dalsze szybkie akcje liczą się jak akcje podstawowe, a skupienie zostawia miejsce na jedną. Tura ze skupieniem nie ma więc drugiej szybkiej akcji.

ruling_r-taking-cover = Wejście za osłonę
    .gist = Książka mówi, co daje osłona, ale nie, jak się za nią dostać. To ruch wewnątrz strefy, w turach szybka akcja; MG mówi, co tam jest. Kto opuszcza strefę, zostawia osłonę.

ruling_r-being-watched = Bystrość przeciw Bystrości
    .gist = Tabela przeciwstawia przewadze z Bystrości tylko Ruch, opis Bystrości także Bystrość. Służy ona tam, gdzie przewaga bierze się z obserwowania broniącego się; wtedy wskazuje ją MG.
