### Tworzenie postaci krok po kroku: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_character_premise = Postać warta grania
    .gist = Weź kogoś, kto działa z własnej woli, zna się na rzeczy i ma coś do stracenia. Żadna kość od tego nie zależy.

nova6_character_steps = Osiem kroków
    .gist = Aspekty, poziom, rozwinięcia, ekwipunek, imię, odświeżenie, pola, a na końcu to, czym atakujesz i co cię chroni. Bez aspektów, imienia i pierwszego rozwinięcia to tylko szkic.

nova6_character_steps-computed = Trzy kroki robią się same
    .gist = Poziomu, odświeżenia i pól nigdy się nie wpisuje: wynikają z poziomu, który ustala MG, oraz z twoich stopni i talentów.

nova6_character_steps-themepack = Własne kroki pakietu
    .gist = Gdzie pakiet ma pod jakimś numerem własny krok, zastępuje on krok z księgi; wszystkie inne zostają.

nova6_character_themepack-default = Bez pakietu
    .gist = Gra, która nie wskazuje pakietu, używa uniwersalnego: cztery aspekty, sześć umiejętności, dwa tory.

nova6_character_sheet-custom = Karta na miarę pakietu
    .gist = Karta pokazuje tyle umiejętności i torów, ile ma pakiet, bez względu na liczbę z księgi.

nova6_character_sheet-boxes = Jedno pole na rozwinięcie
    .gist = Każde rozwinięcie to jedno zaznaczone pole, więc każdy może je policzyć: 7 z 7, jedno za dużo albo jedno do wydania.

nova6_character_sheet-minimal = Krótka karta
    .gist = Pomija to, czego nie masz, ale umiejętność bez stopni zostaje, jeśli wisi na niej atut.

nova6_character_sheet-fields = Co stoi na karcie
    .gist = Imię, poziom, odświeżenie, aspekty, umiejętności z atutami i znakami, talenty, zasoby popisowe i oba tory; długa karta dodaje ekwipunek i bagaż, inicjatywę, pochłanianie i to, czym atakujesz.

nova6_character_fps-marks = F, P i S
    .gist = Skupiony, Wprawiony i Wyspecjalizowany zapisuje się literą za umiejętnością, której dotyczą.

nova6_character_done = Gotowa do gry
    .gist = Karta skończona i zgodna z zasadami może od razu trafić do stołu; ta, która je łamie, wraca z podanym powodem.
