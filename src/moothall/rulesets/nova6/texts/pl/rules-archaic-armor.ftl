### Dawne pancerze: nazwa każdego wiersza i to, co mówi. Streszczenia powstają z wierszy w tests/test_nova6_gear_words.py.

nova6_item_archaic_armor_padded = Przeszywanica
    .gist = Lekkie pancerze (pancerz) – pochłanianie: 1; krycie: 1.

nova6_item_archaic_armor_leather = Skórznia
    .gist = Lekkie pancerze (pancerz) – pochłanianie: 2; krycie: 1.

nova6_item_archaic_armor_studded-leather = Skórznia ćwiekowana
    .gist = Lekkie pancerze (pancerz) – pochłanianie: 3; krycie: 1; skrępowanie: 1d.

nova6_item_archaic_armor_cap = Czepiec
    .gist = Lekkie pancerze (nakrycie głowy) – pasuje do: lekkie pancerze, osłona; zmienia: Krycie +1.

nova6_item_archaic_armor_full-suit-light = Pełny strój lekki
    .gist = Lekkie pancerze (przeróbka) – pasuje do: lekkie pancerze; zmienia: Maksymalny Ruch = 2, − Krycie.

nova6_item_archaic_armor_shield-wooden = Tarcza drewniana
    .gist = Lekkie pancerze (tarcza) – ręce: 1; kości: +1d Walka (obrona), +1d Ruch (obrona); uderza jako: Tarcza jako broń.

nova6_item_archaic_armor_hide = Zbroja ze skór
    .gist = Średnie pancerze (pancerz) – pochłanianie: 4; krycie: 1; maksymalny Ruch: 2; skrępowanie: 1d.

nova6_item_archaic_armor_light-chain = Lekka kolczuga
    .gist = Średnie pancerze (pancerz) – pochłanianie: 5; krycie: 1; maksymalny Ruch: 2; skrępowanie: 1d.

nova6_item_archaic_armor_light-plate = Lekkie płyty
    .gist = Średnie pancerze (pancerz) – pochłanianie: 6; utwardzenie: 1; krycie: 1; maksymalny Ruch: 2; skrępowanie: 2d.

nova6_item_archaic_armor_helm = Hełm
    .gist = Średnie pancerze (nakrycie głowy) – pasuje do: lekkie pancerze, średnie pancerze, osłona; zmienia: Krycie +1.

nova6_item_archaic_armor_full-suit-medium = Pełny strój średni
    .gist = Średnie pancerze (przeróbka) – pasuje do: średnie pancerze; zmienia: Skrępowanie +1, Maksymalny Ruch −1, − Krycie.

nova6_item_archaic_armor_shield-metal = Tarcza metalowa
    .gist = Średnie pancerze (tarcza) – ręce: 1; właściwości: naprawialne; kości: +1d Walka (obrona), +1d Ruch (obrona); uderza jako: Tarcza jako broń.

nova6_item_archaic_armor_scale-mail = Łuskowa zbroja
    .gist = Ciężkie pancerze (pancerz) – pochłanianie: 4; utwardzenie: 1; krycie: 1; maksymalny Ruch: 1; skrępowanie: 2d.

nova6_item_archaic_armor_chain-mail = Kolczuga
    .gist = Ciężkie pancerze (pancerz) – pochłanianie: 5; utwardzenie: 1; krycie: 1; maksymalny Ruch: 1; skrępowanie: 2d.

nova6_item_archaic_armor_plate = Zbroja płytowa
    .gist = Ciężkie pancerze (pancerz) – pochłanianie: 7; utwardzenie: 1; krycie: 1; maksymalny Ruch: 1; skrępowanie: 3d.

nova6_item_archaic_armor_great-helm = Hełm garnczkowy
    .gist = Ciężkie pancerze (nakrycie głowy) – kości: −1d Bystrość (wzrokiem, słuchem); pasuje do: wszystkie dawne pancerze, wszystkie nowoczesne pancerze, osłona; zmienia: Krycie +1.

nova6_item_archaic_armor_full-suit-heavy = Pełny strój ciężki
    .gist = Ciężkie pancerze (przeróbka) – pasuje do: ciężkie pancerze; zmienia: Skrępowanie +1, Maksymalny Ruch −1, − Krycie.

nova6_item_archaic_armor_shield-tower = Pawęż
    .gist = Ciężkie pancerze (tarcza) – ręce: 1; minimum Krzepy: 1; kości: +1d Walka (obrona), +1d Ruch (obrona); uderza jako: Tarcza jako broń; postawiona: krycie +1 oraz albo pochłanianie 5, albo +1d Walka (obrona), +1d Ruch (obrona).
