### Ci, których gra MG: jak się ich pokazuje, kim mogą być i z czego powstają wylosowani.

npc-heading = { $name }: { $kind ->
        [principal] postać pierwszoplanowa, poziom { $level }
        [group] grupa, osób: { $count }, poziom { $level }
       *[extra] statysta, poziom { $level }
    }
npc-aspects = Aspekty
npc-skills = Umiejętności
npc-perks = Atuty
npc-talents = Talenty
npc-boxes = Pola (stres / oszołomienie / obezwładnienie)
npc-gear = Ekwipunek

concept-nova6-guard = strażnik
group-nova6-guard = straż jazu
concept-nova6-soldier = żołnierz
group-nova6-soldier = dezerterzy z wojny o kanał
concept-nova6-brute = osiłek
group-nova6-brute = banda spod zerwanego mostu
concept-nova6-hunter = łowca
group-nova6-hunter = łowcy wilków ze wzgórz
concept-nova6-beast = bestia
group-nova6-beast = bagienne psy
concept-nova6-thief = złodziej
group-nova6-thief = łamacze rogatek
concept-nova6-sailor = żeglarz
group-nova6-sailor = przewoźnicy w złym humorze
concept-nova6-scholar = uczony
group-nova6-scholar = żacy z zatopionego kolegium
concept-nova6-healer = uzdrowiciel
group-nova6-healer = siostry z dolnej dzielnicy
concept-nova6-merchant = kupiec
group-nova6-merchant = przemytnicy soli
concept-nova6-noble = szlachcic
group-nova6-noble = goście książęcego polowania
concept-nova6-preacher = kaznodzieja
group-nova6-preacher = pielgrzymi z pałkami

## Wylosowani. Każdy wiersz to lista, rzeczy oddziela średnik.

invention-nova6-npc-names = Harl Stępa; Wenna Derkacz; Osryk Kołek; Dagna Urwisko; Pim Larwicz; Tansy Oklejanka; Joost Meryn; Bryda Wierzba; Korwin Popiel; Nela Krok; Ruk od Jazu; Matylda Brzozowa; Eliasz Nabrzeżny; Sunna Słona; Tobit Zagon; Iwa Gant; Lorn Łupacz; Zyta Margiel; Anzelm Rudy; Pecz Młodszy; Izolda Błotna; Garyk Hol; Minna Gajowa; Stary Kacper
invention-nova6-npc-guard = NOCNY STRÓŻ SKŁADU CELNEGO; PILNUJE BRAMY I SAKIEWEK; WSZYSTKO WIDZIAŁ, NIC NIE POWIEDZIAŁ
invention-nova6-npc-soldier = WETERAN WOJNY O KANAŁ; SIERŻANT BEZ PUŁKU; DOBOSZ, KTÓRY NAUCZYŁ SIĘ STRZELAĆ
invention-nova6-npc-brute = ŁAMIE RZECZY ZA PIENIĄDZE; NAJWIĘKSZY Z SIEDMIU BRACI; TRAGARZ O KRÓTKIM LONCIE
invention-nova6-npc-hunter = KŁUSOWNIK NA KSIĄŻĘCYM BAGNIE; ŁOWCA WILKÓW ZE WZGÓRZ; TROPICIEL PŁATNY OD MILI
invention-nova6-npc-beast = BAGIENNY OGAR WIELKI JAK CIELĘ; GŁODNE COŚ ZE ŚLUZY; BYK, KTÓREGO NIKT NIE KUPIŁ
invention-nova6-npc-thief = RZEZIMIESZEK Z KOLEJKI NA PROM; FACHOWIEC OD DRUGIEGO PIĘTRA; PASER O CZYSTYCH RĘKACH
invention-nova6-npc-sailor = SZYPER BARKI PRZY ODPŁYWIE; BOSMAN ZADŁUŻONY W KAŻDEJ KARCZMIE; PILOT ZEWNĘTRZNYCH ŁAWIC
invention-nova6-npc-scholar = OPIEKUN ZATOPIONEGO ARCHIWUM; CZYTA MARTWE KSIĘGI; ASTRONOM POD DZIURAWYM DACHEM
invention-nova6-npc-healer = BALWIERZ, KTÓRY SKŁADA KOŚCI; AKUSZERKA Z DOLNEJ DZIELNICY; APTEKARZ NA KREDYT
invention-nova6-npc-merchant = FAKTOR SOLNY O DWÓCH KSIĘGACH; SPRZEDAJE MAPY INNYCH STRON; POŚREDNIK CUDZYCH DŁUGÓW
invention-nova6-npc-noble = OSTATNI Z RODU NA PALACH; HRABINA ZALANEGO HRABSTWA; SĘDZIA PRZEZ MAŁŻEŃSTWO
invention-nova6-npc-preacher = GŁOSI, ŻE MORZE WRÓCI; KAPELAN WRÓT ŚLUZY; PROROK O DOBRYM GŁOSIE
