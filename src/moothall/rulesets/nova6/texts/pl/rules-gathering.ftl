### Zbieranie kości: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_skill_six = Sześć umiejętności
    .gist = Walka, Ruch i Krzepa dla ciała; Interakcja, Wola i Bystrość dla umysłu.

nova6_skill_fight = Walka
    .gist = Ciosy, ostrza i kule: walka fizyczna każdego rodzaju.

nova6_skill_interact = Interakcja
    .gist = Wszystko między ludźmi: przekonywanie, blef, urok, nacisk.

nova6_skill_move = Ruch
    .gist = Zręczne poruszanie się: bieg, skradanie się, wspinaczka, kierowanie pojazdem.

nova6_skill_physique = Krzepa
    .gist = To, co ciało potrafi unieść, złamać i znieść.

nova6_skill_resolve = Wola
    .gist = To, co umysł potrafi znieść i przeforsować, od grozy po pokusę.

nova6_skill_wits = Bystrość
    .gist = Myślenie, wiedza i spostrzegawczość.

nova6_action_four = Cztery podstawowe akcje
    .gist = Tworzenie przewagi, pokonanie, atak i obrona: cokolwiek próbujesz, jest jedną z tych czterech akcji.

nova6_test_difficulty-source = Skąd bierze się trudność
    .gist = MG bierze ją z samego zadania albo z umiejętności tego, kto się przeciwstawia; Walka 2d po drugiej stronie to dwie kości kary.

nova6_test_bonus-one-skill = Liczy się jedna umiejętność
    .gist = Kośćmi premii stają się stopnie tylko jednej umiejętności. Jeśli pasują dwie, wybierz jedną; nigdy się nie sumują.

nova6_test_bonus-one-perk = Liczy się jeden atut
    .gist = Pasujący atut daje +1d. Kolejne pasujące atuty nie dają nic więcej.

nova6_test_bonus-others = Wszystko inne, co pomaga
    .gist = Talenty, cechy, przewagi i sprzyjające warunki dodają swoje kości, a te się sumują.

nova6_test_penalty-sources = Co działa przeciw tobie
    .gist = Kości kary biorą się z trudności, z utrudnień i z warunków, które ci przeszkadzają.

nova6_test_cancel = Kości się znoszą
    .gist = Jedna kość premii i jedna kość kary znoszą się nawzajem, aż zostanie tylko jeden rodzaj. Pięć przeciw czterem zostawia +1.

nova6_test_state-up = Na plusie
    .gist = Gdy zostają kości premii, jesteś na plusie.

nova6_test_state-down = Na minusie
    .gist = Gdy zostają kości kary, jesteś na minusie.

nova6_test_state-even = Na zero
    .gist = Gdy nie zostaje nic, jesteś na zero i rzucasz tylko trzema kośćmi podstawowymi.

nova6_test_trade-dice = Kości za punkty wyczynu
    .gist = Przed rzutem ten, do kogo należą pozostałe kości, może część oddać: każde dwie to jeden punkt wyczynu. Na plusie o 4 z jedną wymianą to rzut na +2 i 1 czekający punkt.

nova6_test_trade-forced = Nigdy więcej niż cztery
    .gist = Przy pięciu lub więcej kościach trzeba wymieniać pary, aż zostaną najwyżej cztery: 5 to 3 i 1 punkt, 6 to 4 i 1, 7 to 3 i 2, 8 to 4 i 2. Kość odłożona dzięki talentowi Wyspecjalizowany też się liczy: 5 to 4 i 1, a 7 to 4 i 2.

nova6_test_trade-after-cancel = Najpierw znoszenie, potem wymiana
    .gist = Wymienić można tylko to, co zostało po znoszeniu. Cztery przeciw czterem nie zostawiają nic do oddania.

nova6_test_trade-up-player = Na plusie wymienia gracz
    .gist = Na plusie o wymianie decydujesz ty. Przy porażce te punkty nie przychodzą.

nova6_test_trade-down-gm = Na minusie wymienia MG
    .gist = Na minusie kości kary może wymienić MG i dostaje punkty tylko przy twojej porażce.

nova6_test_trade-specialized = Jedna kość za punkt
    .gist = Z talentem Wyspecjalizowany możesz raz w teście odłożyć jedną kość premii za punkt wyczynu. Jak zawsze jest twój tylko przy sukcesie.

nova6_test_trade-specialized-once = Lepszy kurs tylko raz
    .gist = Po tej jednej kości każdy następny punkt kosztuje parę. Z talentem Wyspecjalizowany i na plusie o 3 możesz wymienić wszystko: 2 czekające punkty i rzut na zero.

nova6_test_base-three = Trzy kości podstawowe
    .gist = Czymkolwiek jeszcze rzucasz, trzy kości są zawsze.

nova6_test_roll-up = Na plusie wybierasz trzy
    .gist = Na plusie wybierasz dowolne trzy z rzuconych kości i te się liczą.

nova6_test_roll-up-suggest = Podpowiedź, które trzy
    .gist = Podpowiedziane są najlepsze trzy: najpierw sukces, potem najwięcej punktów wyczynu, potem najwyższa suma. Jeśli nic nie daje sukcesu, wybór pada na to, co daje MG najmniej punktów, a potem na najwyższą sumę.

nova6_test_roll-down = Na minusie trzy najniższe
    .gist = Na minusie liczą się trzy najniższe, czy ci się to podoba, czy nie.

nova6_test_roll-even = Na zero wszystkie trzy
    .gist = Na zero są tylko trzy kości i liczą się wszystkie.

nova6_test_pc-vs-pc = Bohater przeciw bohaterowi
    .gist = Gdy dwoje bohaterów staje przeciw sobie, rzuca ten, kto działa, a trudnością jest umiejętność drugiego. Walka 2d przeciw Walce 1d to rzut na +1.
