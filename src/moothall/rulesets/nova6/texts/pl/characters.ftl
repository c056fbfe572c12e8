### Co się mówi przy tworzeniu postaci i z czego powstają postacie losowe.

advice-nova6-protagonists = O kim jest ta gra: { $quotes }
advice-nova6-premise = Ktoś, kto działa z własnej woli, coś potrafi i ma coś do stracenia: aktywny, kompetentny, dramatyczny.
advice-nova6-trouble = Kłopot daje najwięcej, gdy jest osobną sprawą, a nie powtórzoną myślą przewodnią.
advice-nova6-talents = Skupiony, Wprawiony i Wyspecjalizowany przydają się prawie każdemu.

block-standing = Poziom i odświeżenie
block-boxes = Pola stresu
block-aspects = Aspekty
block-skills = Umiejętności
block-perks = Atuty
block-talents = Talenty, cechy i wady
block-assets = Rzeczy, które się liczą
block-gear = Broń i pancerz
block-joint = { "; " }
term-block-level = poziom
term-block-refresh = odświeżenie
term-block-damage = obrażenia
term-block-soak = pochłanianie
term-reload-snap = szybką akcją
term-reload-action = akcją

standing-average-person = przeciętny człowiek
standing-skilled-in-a-field = biegły w swoim fachu
standing-accomplished = uznany w swoim fachu
standing-luminary = sława w swoim fachu
standing-foremost-expert = pierwszy znawca na świecie
standing-greatest-in-history = najlepszy w dziejach
standing-fiction-only = ktoś tylko z opowieści

## Postacie losowe. Każdy wiersz to lista, rzeczy oddziela średnik.

invention-nova6-names = Ilza Wargocka; Bram Okoń; Oda Lindecka; Tyko Moczar; Marena Sol; Jory Piel; Wilna Drej; Kazimierz Roj; Edda Piórko; Gawron Tomszyn; Sabina Korr; Holis Wanat
invention-nova6-high-concept = INŻYNIER LATARNI NA ZŁEJ DRODZE; KURIERKA RZECZY NIEWIDZIANYCH; EMERYTOWANY SZERMIERZ SCENICZNY; MIERNICZA ZATOPIONYCH ULIC; ZEGARMISTRZ Z PRZESZŁOŚCIĄ; NOCNA PIELĘGNIARKA STAREJ DZIELNICY
invention-nova6-background = DZIECIŃSTWO NA BARCE Z ODZYSKU; ZNAJDA Z ULICY DZWONÓW; DWANAŚCIE LAT W BIURZE MAP; OSTATNIE DZIECKO DOMU GRY; UCZEŃ LATARNIKÓW; DZIECKO WIELKIEJ WODY
invention-nova6-motivation = NIKT NIE ZOSTANIE NA LODZIE; ZOBACZĘ DRUGI BRZEG; RACHUNEK MUSI SIĘ ZGADZAĆ; DOM DLA MOICH SIÓSTR; CO PĘKŁO, DA SIĘ SKLEIĆ; PRAWDA O POŻARZE
invention-nova6-trouble = DŁUG ŻYCIA U KAPITANA PORTU; NIE UMIE ODMÓWIĆ ZAKŁADU; ŚCIGA MNIE DAWNY UCZEŃ; KASZEL, KTÓRY NIE MIJA; NAJPIERW MÓWI, POTEM MYŚLI; BRAT NOSI INNY MUNDUR
invention-nova6-perks-fight = noże; karabiny; bójka; szermierka; rzucanie
invention-nova6-perks-interact = targowanie się; plotki; obycie ze sceną; spokojny głos; blef
invention-nova6-perks-move = dachy; małe łodzie; ciche kroki; ciasne przejścia; jazda konna
invention-nova6-perks-physique = ciężary; głęboka woda; zimne noce; drzwi; długie marsze
invention-nova6-perks-resolve = dochowywanie tajemnic; dawne lęki; czuwanie; pokusy; ból
invention-nova6-perks-wits = mechanizmy; rany; tropy; księgi rachunkowe; gwiazdy
invention-nova6-assets = sekstans ojca; piwnica, o której nikt nie wie; płaszcz o dziewięciu kieszeniach; przysługa w urzędzie celnym; dobre skrzypce; pies imieniem Balast; klucze do zajezdni; niebieska latarnia
