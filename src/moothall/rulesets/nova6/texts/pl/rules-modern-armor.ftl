### Nowoczesne pancerze: nazwa każdego wiersza i to, co mówi. Streszczenia powstają z wierszy w tests/test_nova6_gear_words.py.

nova6_item_modern_armor_body-armor-light = Kamizelka kuloodporna, lekka
    .gist = Kamizelki kuloodporne (pancerz) – właściwości: pod ubraniem; pochłanianie: 1; pochłanianie przeciw: od kul 4; krycie: 1.

nova6_item_modern_armor_body-armor-medium = Kamizelka kuloodporna, średnia
    .gist = Kamizelki kuloodporne (pancerz) – pochłanianie: 2; pochłanianie przeciw: od kul 6; krycie: 1.

nova6_item_modern_armor_body-armor-heavy = Kamizelka kuloodporna, ciężka
    .gist = Kamizelki kuloodporne (pancerz) – pochłanianie: 3; pochłanianie przeciw: od kul 8; utwardzenie: 1; krycie: 1; skrępowanie: 1d.

nova6_item_modern_armor_trauma-plate = Wkład twardy
    .gist = Kamizelki kuloodporne (przeróbka) – pasuje do: kamizelki kuloodporne; zmienia: Utwardzenie +1, Skrępowanie +1.

nova6_item_modern_armor_combat-helmet = Hełm wojskowy
    .gist = Kamizelki kuloodporne (nakrycie głowy) – pasuje do: kamizelki kuloodporne, osłona; zmienia: Krycie +1.

nova6_item_modern_armor_full-suit-body-armor = Pełny strój kuloodporny
    .gist = Kamizelki kuloodporne (przeróbka) – pasuje do: kamizelki kuloodporne; zmienia: Maksymalny Ruch = 2, Skrępowanie +1, − Krycie.

nova6_item_modern_armor_leather-jacket = Skórzana kurtka
    .gist = Różne (pancerz) – pochłanianie: 2; krycie: 1.

nova6_item_modern_armor_motorcycle-body-armor = Ochraniacze motocyklowe
    .gist = Różne (pancerz) – pochłanianie: 3; skrępowanie: 1d.
