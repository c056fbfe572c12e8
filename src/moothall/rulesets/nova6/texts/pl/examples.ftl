### Krótkie sceny, które pokazują zasadę przy pracy: co było dane i co z tego wyszło.

example_nova6_ex_01 = Dwie kości, ze znakiem i bez
    .given = Ktoś pisze 2d, a ktoś inny +2d.
    .then = Pierwsze to dwie kości, które mogą pomóc albo zaszkodzić; drugie to dwie kości premii.

example_nova6_ex_02 = Joss i młynówka
    .given = Joss chce przeskoczyć młynówkę i wyrzuca 9. Padają trzy propozycje: do wody, wciąż na brzegu, uczepiony drugiego brzegu.
    .then = Pozostanie na brzegu to zwykła porażka; uczepienie się krawędzi to sukces z kosztem, po którym czeka wspinaczka; kąpiel jest oznaczona jako wyczyn MG.

example_nova6_ex_03 = Strażnik przeciw złodziejowi
    .given = Bohater używa Bystrości (wypatrywanie) przeciw skradaniu się złodzieja, którego Ruch jest Skupiony i Wyspecjalizowany.
    .then = Umiejętność złodzieja zapisuje się z literami FS w indeksie. Porażka bohatera z dubletem daje MG 1 punkt wyczynu, z tripletem 2; MG może też odłożyć jedną kość kary za punkt.

example_nova6_ex_04a = Cała banda naraz
    .given = Ilka atakuje trzech dokerów z Walką 1d i ich brygadzistę z Walką 2d.
    .then = Trudność to −2d. Zwykły sukces dosięga jednego z nich, choćby brygadzisty; punkty wyczynu sięgają dalej.

example_nova6_ex_04b = Banda bez brygadzisty
    .given = Ilka pomija brygadzistę i celuje tylko w dokerów.
    .then = Trudność to −1d i żaden jej wyczyn nie dosięgnie brygadzisty.

example_nova6_ex_05 = Ucieczka przez dachy
    .given = Maro w jednej akcji przebiega dwie strefy (0d), pokonuje płot (0d) i skacze na dach (−1d).
    .then = Jedno pokonanie Ruchem z −1d: zwykły sukces to dwie strefy, 1 punkt wyczynu dodaje płot, 2 także dach.

example_nova6_ex_06 = Bieg, zasadzka, cios
    .given = Petra zapowiada trzy akcje: do sąsiedniej strefy, zasadzka przeciw Bystrości 1d i atak przeciw Ruchowi 2d.
    .then = Każda akcja ma −2d, bo są trzy. Droga jest wolna, więc bieg liczy się jako akcja, ale bez rzutu; zasadzka ma −3d, atak −4d, a udana zasadzka daje atakowi +1d.

example_nova6_ex_07 = Czworo szuka księgi
    .given = Wystarczy jeden sukces. Dwie osoby mają sukces z 1 punktem wyczynu, jedna zwykły sukces, a jedna ponosi porażkę, która daje MG 2 punkty.
    .then = Grupa odnosi sukces z 2 punktami wyczynu, a MG wydaje 2 na tego, komu się nie udało.

example_nova6_ex_08 = Czworo na skrzypiących schodach
    .given = Udać musi się wszystkim. Trojgu się udaje, w tym raz z 1 punktem wyczynu; czwartej osobie nie.
    .then = Punkt wyczynu pokrywa tę porażkę. Grupa odnosi sukces i nie ma już punktów.

example_nova6_ex_09 = Troje buduje, jeden patrzy
    .given = Wszystkim musi się udać Bystrość (rzemiosło) i można zrezygnować. Jedna osoba rezygnuje, inna ma 1 punkt wyczynu.
    .then = Rezygnacja to porażka bez punktów dla MG, a punkt wyczynu ją wyrównuje.

example_nova6_ex_10a = Fałszywy hrabia godzi się ze stratą
    .given = W czasie narracyjnym oszustwo się nie udaje i daje MG 1 punkt wyczynu. Gracz to przyjmuje.
    .then = Z oszustwa nic nie wychodzi i jest 1 kość przeciwności.

example_nova6_ex_10b = Fałszywy hrabia płaci
    .given = Ten sam rzut, ale gracz bierze sukces z kosztem.
    .then = Oszustwo się udaje i są 2 kości przeciwności.

example_nova6_ex_10c = Fałszywy hrabia się wykręca
    .given = Ten sam rzut, ale gracz płaci 1 punkt fabuły, żeby skreślić punkt MG.
    .then = To zwykła porażka bez kości przeciwności.

example_nova6_ex_11 = Wściekły kucharz
    .given = Kucharz jest wściekły 2d [S], a scena się kończy.
    .then = Znika wszystko; nie zostaje 1d.

example_nova6_ex_12 = Biurko przeszukane w pośpiechu
    .given = Przeszukanie kapitanatu to Bystrość [S]. Udaje się z 1 punktem wyczynu na Skróć czas.
    .then = Przeszukanie jest krótkie [Q].

example_nova6_ex_13 = Noc bez księżyca
    .given = Na podwórzu jest ciemność 2d. Jeden bohater się skrada, drugi pilnuje.
    .then = Ruch (skradanie) ma +2d, Bystrość (wypatrywanie) ma −2d.

example_nova6_ex_14a = Terier i słoń
    .given = Ktoś mały (1d) atakuje coś ogromnego (2d).
    .then = +3d.

example_nova6_ex_14b = Niedźwiedź szuka kota
    .given = Coś dużego (1d) próbuje wypatrzyć coś małego (1d).
    .then = −2d.

example_nova6_ex_15 = Prom na wezbranej rzece
    .given = Trzeba uspokoić pasażerów, naprawić linę i utrzymać dziób pod prąd.
    .then = Trzy testy, może Interakcja, Bystrość i Ruch; z nich MG opowiada, jak się skończyło.

example_nova6_ex_16a = Zakryta cysterna
    .given = Obrona Bystrością z −1d, suma 10.
    .then = 3 obrażenia fizyczne [T]: pole STRESU.

example_nova6_ex_16b = Kłoda nad bramą
    .given = Obrona Ruchem z −1d, suma 10.
    .then = 4 obrażenia fizyczne [T]: pole oszołomienia.

example_nova6_ex_16c = Podrzucony list
    .given = Obrona Interakcją z −1d, trzy trójki.
    .then = 2 kości przeciwności: jedna za porażkę, jedna za triplet.

example_nova6_ex_17 = Wieczór przed licytacją
    .given = Czworo bohaterów przygotowuje się w jednej ekspozycji.
    .then = Cztery testy, po jednym; druga akcja jest niemożliwa.

example_nova6_ex_18 = Barki do śluzy
    .given = Trzeba pięciu sukcesów Ruchu (łodzie), a rywal co rundę wymienia Ruch 2d.
    .then = Trudność to 0, rywal ma jeden sukces na rundę, a pięć zwykłych sukcesów to 5 do 5 w piątej rundzie: bohater nie wygrał.

example_nova6_ex_19 = Maro zasłania
    .given = Maro z Walką 2d broni Petry przed ciosem z Walką 1d.
    .then = Dwie za umiejętność, jedna przeciw, jedna za zasłanianie: na zero.

example_nova6_ex_20 = Dym w piwnicy
    .given = Dym zadaje 3 bezpośrednie obrażenia komuś z pochłanianiem 6, najpierw bez mokrej szmaty, potem z nią.
    .then = 3, potem 0.

example_nova6_ex_21 = Dobrze podbity płaszcz
    .given = Lepsza ochrona działa raz na stres trwały [L], innym razem na tymczasowy [T].
    .then = Tymczasowy [T]; na scenę [S].

example_nova6_ex_22 = Tarcza tylko na ogień
    .given = Pochłanianie 4 tylko na ogień trafia na 4 ognia i 4 od kul; pochłanianie 4 na wszystko prócz srebra trafia na 4 srebra.
    .then = Przechodzi 0 i 4; przechodzi 4.

example_nova6_ex_23 = Kusza, tura po turze
    .given = Broń z przeładowaniem (szybka akcja) już wystrzeliła. W następnej turze strzelec przeładowuje szybką akcją i atakuje.
    .then = Atak jest dozwolony, bez kary.

example_nova6_ex_24 = Za ciężki młot
    .given = Młot wymaga Krzepy 2d, a jego właściciel ma 1d.
    .then = −1d do każdego ataku nim.

example_nova6_ex_25a = Kolczuga spowalnia tancerkę
    .given = Ruch 3 i pancerz, który dopuszcza najwyżej Ruch 2.
    .then = Liczą się dwa stopnie.

example_nova6_ex_25b = Kolczuga i wielka tarcza
    .given = Pancerz i tarcza dopuszczają po Ruch 2.
    .then = Razem dopuszczają 1.

example_nova6_ex_26 = Dwa sposoby na zmęczenie
    .given = Męczący topór i męczące uderzenie umysłem.
    .then = 1 bezpośrednie obrażenie fizyczne [S] dla władającego; 1 bezpośrednie psychiczne [S] dla drugiego.

example_nova6_ex_27 = Bieg bez końca
    .given = Dwie strefy na rundę, przez 5 rund, potem przez 15.
    .then = 10 stref, daleko; 30 stref, w oddali.

example_nova6_ex_28 = Upadki na bruk
    .given = Mniej niż piętro, potem 1, 2, 3, 6 i 7 pięter na twarde.
    .then = 2, 3, 4, 5, 8 i 9 obrażeń. 5 nie oszałamia zdrowego bohatera, bo zapełnia jedno pole, a 9 nie zabija.

example_nova6_ex_29 = Kula w ramię
    .given = 4 obrażenia fizyczne [T].
    .then = T w polu oszołomienia. Przy odpoczynku lub kamieniu milowym może je wyczyścić pokonanie Krzepą.

example_nova6_ex_30 = Lepiej tarcza niż ja
    .given = Jedno pole oszołomienia jest pełne i przychodzi 5 obrażeń. Wren poświęca naprawialną tarczę.
    .then = 3 obrażenia, pole STRESU. Bez tarczy byłoby to drugie pole oszołomienia, i byłoby to już oszołomienie.

example_nova6_ex_31a = Co Odo zobaczył na dole
    .given = Umysłowe pole obezwładnienia Odo jest pełne, a punkt za pozostanie wydany. Przychodzi 8 obrażeń psychicznych [L] i Odo raz bierze poważny aspekt.
    .then = 6 obrażeń: pole oszołomienia z L, aspekt [LL], a Odo wciąż jest w scenie.

example_nova6_ex_31b = Odo upuszcza bożka
    .given = Ten sam cios, ale Odo wypuszcza bożka, za którym wszyscy gonią; MG wycenia go na 4.
    .then = 4 obrażenia: pole oszołomienia.

example_nova6_ex_31c = Odo nic nie robi
    .given = Ten sam cios i nic, co by go osłabiło.
    .then = Dodatkowe pole obezwładnienia z L i Odo wypada ze sceny.

example_nova6_ex_32 = Niech sobie biorą plecak
    .given = Tłum ściąga Petrę na ziemię. Petra wysuwa się z plecaka.
    .then = Efekt jest mniejszy o co najmniej 1 punkt wyczynu, a zawartość plecaka przepada.

example_nova6_ex_33 = Tarcza na pół
    .given = Cios za 8 lub 9 obrażeń; tarcza idzie na poświęcenie za 2.
    .then = 6 lub 7: oszołomienie zamiast obezwładnienia.

example_nova6_ex_34 = Przysługa kapitana portu
    .given = Ktoś chce poświęcić zasób [2], który stworzył akcją.
    .then = Odmowa.

example_nova6_ex_35a = Stodoła W OGNIU
    .given = Płonie. Potem jej dym psuje strzał.
    .then = Płonie za darmo; zepsucie strzału to przywołanie za 1 punkt fabuły.

example_nova6_ex_35b = WYSOKA JAK DRZWI
    .given = Zdejmuje coś z wysokiej półki. Potem, po nieudanym rzucie, łapie spadającą przyjaciółkę.
    .then = Półka jest za darmo; złapanie to przywołanie za 1 punkt fabuły.

example_nova6_ex_35c = SIOSTRA SŁONEGO DZWONU
    .given = Należy do nich, i już. Potem jej gracz wprowadza kogoś, kto przysiągł im koniec.
    .then = Pierwsze jest za darmo; drugie to wymuszenie na sobie i zysk 1 punktu fabuły.

example_nova6_ex_36 = TWARZ JAK ZIMA
    .given = Atak się udaje. Gracz płaci 1 punkt fabuły za punkt wyczynu i wydaje go na Stwórz efekt.
    .then = Cel ma nowy aspekt, PRZEJĘTY CHŁODEM, chwilowy [B] albo do akcji [A], i przyjmuje też obrażenia.

example_nova6_ex_37 = Rybie łuski na nabrzeżu
    .given = W jednej scenie aspekt przywołuje Ilka, potem Joss, potem znowu Ilka.
    .then = Tak, tak i nie.

example_nova6_ex_38 = Nie minie żadnej licytacji
    .given = Graczka proponuje, że jej słabość do starych zegarów wpędzi ją w kłopoty, a MG się zgadza.
    .then = 1 punkt fabuły, a kłopoty stają się częścią opowieści.

example_nova6_ex_39 = Czajnik wartownika
    .given = Maro przekrada się z 1 punktem wyczynu i ogłasza, że wartownikowi właśnie kipi czajnik.
    .then = Sytuacja zyskuje taki aspekt.

example_nova6_ex_40 = Przez zaułek
    .given = Pokonanie Ruchem przerwy między dachami udaje się z 1 punktem wyczynu.
    .then = Przerwa pokonana i jeszcze jedna strefa.

example_nova6_ex_41 = Przywołanie mroku
    .given = Zaklęcie ciemności: porażka, sukces, sukces z 1, 2 i 3 punktami wyczynu.
    .then = Nic, potem −1d, −2d, −3d i −4d; przy −4d testy wzroku zwykle się nie udają.

example_nova6_ex_42 = Grad kamieni
    .given = Pojedyncze strzały po tłumie: porażka, sukces, sukces z 1, 2 i 3 punktami wyczynu.
    .then = Nikt, jeden, kilkoro, większość, wszyscy.
