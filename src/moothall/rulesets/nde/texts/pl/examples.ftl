### Short scenes that show a rule at work: what was given, and what came of it.

## Second edition

example_nde2_ex_gloss-die = Najlepsza kość Wren
    .given = Zręczność Wren to d12, a MG prosi o test Zręczności.
    .then = Wren rzuca d12.

example_nde2_ex_gloss-max = Dwa rzuty idealne
    .given = Odo wyrzuca 12 na d12, a Petra 20 na d20; Trudność może być dowolna.
    .then = Oboje mają sukces wyjątkowy.

example_nde2_ex_1_1 = Koncepcja przewoźnika
    .given = Gracz zapisuje: „Ostatni przewoźnik zatopionego świata, który doręcza listy, jakich nikt inny nie tknie”.
    .then = Zdanie trafia na kartę postaci i żadna liczba się nie zmienia.

example_nde2_ex_1_3 = Jedna kość, trzy czyny
    .given = Ysolde ma Zręczność d12; wypuszcza strzałę, przemyka obok psa i uskakuje przed wozem.
    .then = Za każdym razem rzuca d12.

example_nde2_ex_1_5 = Siedem wymyślonych Talentów
    .given = Ktoś zapisuje siedem Talentów: Pszczelarz, Kartograf, Uliczny śpiewak, Ślusarz, Tropiciel, Zielarz i Hazardzista.
    .then = Każdy zostaje przyjęty dokładnie tak, jak zapisał go gracz.

example_nde2_ex_1_7 = Corvin gotowy do gry
    .given = Corvin to Specjalista z Siłą d6, Zręcznością d12 i Mocą d8; ma 5 Serc, 3 Punkty Mocy, 2 Łuty Szczęścia, dwa Talenty, kuszę, przeszywanicę, kredę, lusterko i gwizdek.
    .then = Jego karta jest poprawna: kości są takie, jakie podpowiada rola, a do tego nosi jedno główne narzędzie, jedną ochronę i trzy rzeczy przydatne.

example_nde2_ex_2_4 = Koło młyńskie rusza
    .given = Marrok nie daje rady zaklinowanemu kołu młyńskiemu, kupuje sukces za 1 Łut Szczęścia, a MG jako cenę wybiera hałas.
    .then = Koło obraca się ze zgrzytem, który słyszy cała dolina: sukces z kosztem.

example_nde2_ex_2_5-up = Trzy kości rosną
    .given = Trójka bohaterów ma ułatwienie; ich kości to d6, d8 i d12.
    .then = Rzucają d8, d12 i d20.

example_nde2_ex_2_5-down = Cztery kości maleją
    .given = Czworo bohaterów ma utrudnienie; ich kości to d20, d12, d8 i d6.
    .then = Rzucają d12, d8, d6 i d4.

example_nde2_ex_2_8A = Na maszt
    .given = Nell wspina się na maszt przed nadchodzącym szkwałem, Trudność 5; dzięki Talentowi „Pierwsza na rejach” jej Zręczność d8 staje się d12, na której wypada 4.
    .then = To porażka i MG zwiększa nacisk; pośpiech był już wliczony w Trudność, więc nie zmniejszył także kości.

example_nde2_ex_2_8B = Zwalony posąg
    .given = Bram spycha posąg z klapy w podłodze, Trudność 6; dzięki koledze z łomem jego Siła d8 staje się d12, na której wypada 12.
    .then = To sukces wyjątkowy: posąg odtacza się na bok, i to prawie bez hałasu.

example_nde2_ex_3_1 = Biegiem do dzwonu
    .given = Isa jest Daleko od sznura dzwonu i poświęca Ruch, żeby do niego biec.
    .then = Teraz jest Niedaleko.

example_nde2_ex_4_7A = Zasadzka przy brodzie
    .given = Hedda (Szturm, Siła d12) zaskakuje pachołka z Obroną 5, więc rzuca d20, na której wypada 7.
    .then = Trafia, a pachołek wypada z walki.

example_nde2_ex_4_7B = Strzała obok wozu
    .given = Tove (Specjalistka, Zręczność d12) celuje do elity z Obroną 6 i 2 Sercami; wóz daje częściową osłonę, więc rzuca d8, na której wypada 6.
    .then = Strzała trafia, a elicie zostaje 1 Serce.

example_nde2_ex_4_7C = Drugie podejście
    .given = Zofia (Adeptka, Moc d12) ciska mocą poziomu Standard w bossa z Obroną 8 i 3 Sercami; na jej d12 wypada 4, a po wydaniu 1 Łutu Szczęścia 10.
    .then = Drugi rzut to czyste trafienie: bossowi zostają 2 Serca, a Zofia ma 2 Punkty Mocy i 1 Łut Szczęścia.

example_nde2_ex_5_6A = Podmuch w płonącej hali
    .given = Lucan (Adept, Moc d12) płaci 1 ze swoich 3 Punktów Mocy za podmuch, który rozwieje dym: poziom Standard, Trudność 5; na kości wypada 9.
    .then = Powietrze się oczyszcza, a jemu zostają 2 Punkty Mocy.

example_nde2_ex_5_6B = Kołysanka idzie źle
    .given = Sanne (Adeptka, Moc d12, 3 Punkty Mocy) płaci 2 za silną moc, żeby uśpić elitę z Obroną 6, przy Trudności 6; na kości wypada 1.
    .then = To porażka z komplikacją: zostaje 1 Punkt Mocy, a elita już wie, gdzie Sanne się kryje.

example_nde2_ex_7 = Runa jest szybsza
    .given = Po zimie polowań na wzgórzach Runa, Specjalistka, wybiera do rozwoju swoją Zręczność d12.
    .then = Od teraz jej Zręczność to d20.

example_nde2_ex_8_5 = Cztery kości w modyfikatory
    .given = Bohaterowie z d6, d8, d12 i d20 przechodzą na grę dwiema kośćmi.
    .then = Kości zmieniają się w +0, +1, +2 i +3.

example_nde2_ex_9_2 = Nadchodzi przypływ
    .given = W nadmorskiej jaskini MG uruchamia licznik o długości 3, a trzy testy kończą się porażką.
    .then = Licznik idzie na 1, na 2 i na 3, a wtedy woda zalewa jaskinię.

## Second edition, at the edges

example_edge_1 = Czwórka na d4
    .given = Utrudnienie zmniejsza Siłę d6, którą ma Pell, do d4; wypada 4 przy Trudności 5.
    .then = Pell ma sukces wyjątkowy; z wartością opcji plain to zwykły sukces, a z must_meet porażka.

example_edge_2 = Jedynka na d4
    .given = Pell rzuca d4 i wypada 1 przy Trudności 3.
    .then = To porażka z komplikacją, bo żadna ścianka nie jest zarazem najniższa i najwyższa.

example_edge_3 = Od najgorszego do najlepszego
    .given = Ines wyrzuca 1 na d12 przy Trudności 6, wydaje 1 Łut Szczęścia na przerzut i wyrzuca 12.
    .then = To sukces wyjątkowy i po komplikacji nie ma śladu.

example_edge_4 = Wykupienie się od jedynki
    .given = Ines wyrzuca 1 na d12 przy Trudności 6 i wydaje 1 Łut Szczęścia, żeby kupić sukces.
    .then = Ma sukces z kosztem, a cena zastępuje komplikację.

example_edge_5 = Szczęście przed odwetem
    .given = Odwet jest włączony; Garrick pudłuje wręcz i wydaje 1 Łut Szczęścia, żeby kupić sukces.
    .then = Trafia za cenę, którą podaje MG: przeciwnik traci 1 Serce, a Garrick żadnego.

example_edge_6 = Licznik stoi
    .given = Licznik chodzi; Leof ponosi porażkę w teście i wydaje 1 Łut Szczęścia, żeby kupić sukces.
    .then = To sukces z kosztem, więc licznik zostaje tam, gdzie był.

example_edge_7 = Już na samej górze
    .given = Mirel ma Zręczność d20, ułatwienie i utrudnienie, a Talent skreśla jej utrudnienie.
    .then = Zostaje jeden rozmiar w górę, a kością nadal jest d20.

example_edge_8 = Dwie szóstki i minus
    .given = W grze 2d6 Anselm wyrzuca 6 i 6 z modyfikatorem −1.
    .then = Suma 11 to pełny sukces; z wartością opcji natural12 byłby to sukces wyjątkowy.

example_edge_9 = Dwie jedynki i plus
    .given = W grze 2d6 Anselm wyrzuca 1 i 1 z modyfikatorem +5.
    .then = Suma 7 to sukces z kosztem, bo dwie jedynki same z siebie nie są porażką.

## First edition

example_nde1_ex_gloss = Oda, Jory i ich kości
    .given = Oda ma Zręczność d10, a MG prosi ją o test Zręczności; gdzie indziej Jory wyrzuca 12 na d12.
    .then = Oda rzuca d10, a Jory ma sukces wyjątkowy.

example_nde1_ex_2_6 = Maren gotowa do drogi
    .given = Maren to Łotrzyca z Siłą d6, Zręcznością d10 i Magią d6; ma 5 Serc, 3 Many, Talenty „Czyta z gwiazd” i „Gładka mowa”, procę, świder ręczny, motek szpagatu i świecę.
    .then = Jej karta jest poprawna; ochrony nie nosi i wcale nie musi.

example_nde1_ex_3_5 = O stopień w każdą stronę
    .given = Deszcz utrudnia wspinaczkę przy TN 6, a porządna mapa ułatwia poszukiwania przy TN 8.
    .then = Wspinaczka ma teraz TN 8, a poszukiwania TN 6.

example_nde1_ex_3_8A = Po moście linowym
    .given = Tyko idzie o zmierzchu przez rozkołysany most; MG myśli o zmierzchu i kołysaniu, gdy prosi o Zręczność przy TN 6, a na d10 wypada 5.
    .then = To porażka i MG dodaje, że jedna z lin zaczyna się strzępić; zmierzch był już w TN i nie podnosi go jeszcze raz.

example_nde1_ex_3_8B = We dwoje przy śluzie
    .given = Edda (Wojowniczka, Siła d10) obraca zardzewiałe koło śluzy, TN 6; pcha z nią Jory, więc Edda rzuca d12, na której wypada 12.
    .then = To sukces wyjątkowy: wrota się otwierają i nie słyszą tego nawet młynarze.

example_nde1_ex_5_9A = Spóźniony cios
    .given = Edda (Wojowniczka, Siła d10, 5 Serc) uderza pachołka na sąsiedniej kratce, TN 6; na kości wypada 4.
    .then = To pudło, a po odwecie zostają jej 4 Serca.

example_nde1_ex_5_9B = Strzał z dzwonnicy
    .given = Oda (Łotrzyca, Zręczność d10) mierzy do bossa z TN 12, którego pokonają dopiero 3 Rany; Bram pokazuje szczelinę w jego skorupie, a z dzwonnicy świetnie się strzela, więc Oda rzuca d12 przeciw TN 8 i wypada 12.
    .then = To sukces wyjątkowy i 2 Rany, więc do pokonania bossa brakuje już tylko 1.

example_nde1_ex_6_5A = Ściana pary
    .given = Casimir (Mag, Magia d10, 3 Many) płaci 1 za ścianę pary, która ma ukryć jego bieg przez 5 kratek: poziom Standard, TN 6; na kości wypada 9.
    .then = Para bucha, Casimir przebiega niezauważony i zostają mu 2 Many.

example_nde1_ex_6_5B = Korzenie, które nie trzymają
    .given = Sabine (Mag, Magia d10, 3 Many) płaci 2, żeby oplątać korzeniami elitę z TN 8: poziom Silny, TN 8; na kości wypada 3.
    .then = To porażka: elita idzie dalej, zostaje 1 Mana, a Sabine stoi teraz na widoku.

example_nde1_ex_9_5 = Hollis już umie
    .given = W grze samymi d6 Hollis ma w Sile poziom Nowicjusz i wybiera Siłę do rozwoju.
    .then = Od teraz ma poziom Wyszkolony i udaje mu się od 4, a nie dopiero od 5.

example_nde1_ex_11_2 = Nim odpłynie prom
    .given = Na nabrzeżu MG wystawia licznik na 3, a trzy testy kończą się porażką.
    .then = Z trzecią kreską licznik jest pełny i prom odbija bez bohaterów.

## First edition, at the edges

example_edge_10 = Bez biegłości przeciw bossowi
    .given = W grze samymi d6 Wilna ma poziom Bez biegłości i atakuje bossa, którego pokonają dopiero 3 Rany; 6 i 2 to byłoby 8, ale próg zatrzymuje się na 6, a na kości wypada 6.
    .then = To sukces wyjątkowy i 2 Rany, więc bossowi do upadku brakuje już tylko 1.

example_edge_11 = Pudło zza muru
    .given = Tyko strzela zza pełnej osłony przeciw TN 8; na d10 wypada 3.
    .then = To pudło, ale nikt nie miał jak go dosięgnąć, więc zachowuje wszystkie Serca.

example_edge_12 = Napierśnik wytrzymuje
    .given = Stół gra z żetonami Pancerza; Edda jest Powalona, ma jeszcze swój żeton i znowu obrywa.
    .then = Może oddać żeton: wtedy nadal leży, ale żyje.
