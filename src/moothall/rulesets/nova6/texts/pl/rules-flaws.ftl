### Wady i pieniądze: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_flaw_definition = Czym jest wada
    .gist = Cecha, która utrudnia życie. MG na nią pozwala i mówi, co idzie z nią w parze: rozwinięcie, cecha, która pomaga, albo nic.

nova6_flaw_sparingly = Wady z umiarem
    .gist = Weź wadę tylko wtedy, gdy daje się odczuć przez większość czasu; na resztę wystarczy aspekt.

nova6_flaw_frail = Wątły
    .gist = Jedna kość mniej do wszystkiego z Krzepą i żadnych jej stopni.

nova6_flaw_one-eyed = Jednooki
    .gist = Jedna kość mniej wszędzie, gdzie trzeba widzieć, i gdy w kogoś strzelasz lub rzucasz.

nova6_flaw_pushover = Mięczak
    .gist = Brakuje ci jednego pola STRESU ciała i jednego umysłu.

nova6_flaw_unlucky = Pechowiec
    .gist = Twoje odświeżenie zaczyna się od 1; z talentem Szczęściarz wynosi trzy.

nova6_flaw_susceptible-magic = Podatność na magię
    .gist = Magia, która do ciebie dociera, daje temu, kto jej używa, o jeden punkt wyczynu więcej.

nova6_flaw_vulnerable-iron = Wrażliwość na żelazo
    .gist = Każde trafienie żelazem zapełnia dwa pola, drugie tak samo złe jak pierwsze.

nova6_flaw_parameter = Srebro, sól, światło słońca
    .gist = Magia i żelazo to tylko wzory: MG może wstawić w ich miejsce coś innego.

nova6_economy_none = Księga nie zna cen
    .gist = Pieniądze wymyśla wasz świat; bez nich żadna karta nie ma sakiewki.

nova6_economy_price-penalty = Drogich rzeczy zwykle brak
    .gist = Test ekwipunku ma jedną kość mniej od ceny 100 i jeszcze jedną za każde kolejne zero. Między dwoma progami liczy się niższy.

nova6_economy_wealth-perk = Atut do zarabiania
    .gist = Należy do Interakcji albo Bystrości i działa ze wszystkim, co ta umiejętność potrafi.

nova6_economy_wealth-asset = Majątek jako zasób
    .gist = W ekspozycji zarabiasz tak, jak tworzysz każdą przewagę; za punkt wyczynu zostaje z tego zasób.

nova6_talent_wealthy_gear = Zamożny: co da się kupić
    .gist = Jedna kość premii we wszystkich testach ekwipunku za każdy raz, gdy masz ten talent.

nova6_talent_wealthy_scene = Zamożny: sakiewka na stole
    .gist = Raz na scenę za każdy raz, gdy go masz, jedna kość do tworzenia przewagi albo pokonania czegoś, w czym pomagają pieniądze.

nova6_talent_wealthy_multiple = Zamożny: coraz zamożniej
    .gist = Ten talent można brać wiele razy; za każdym razem kosztuje jedno rozwinięcie.
