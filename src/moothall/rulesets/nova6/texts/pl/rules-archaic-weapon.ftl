### Dawna broń: nazwa każdego wiersza i to, co mówi. Streszczenia powstają z wierszy w tests/test_nova6_gear_words.py.

nova6_item_archaic_weapon_ammo-bodkin-arrows = Strzały z grotem przebijającym
    .gist = Łuki (amunicja) – wyczyny: grot przebijający: przebicie +1; pasuje do: łuki.

nova6_item_archaic_weapon_ammo-broadhead-arrows = Strzały z szerokim grotem
    .gist = Łuki (amunicja) – wyczyny: szeroki grot: obrażenia +3, jeśli cios przechodzi przez pancerz; pasuje do: łuki.

nova6_item_archaic_weapon_shortbow = Krótki łuk
    .gist = Łuki (broń) – obrażenia: 3 (kłute) [T]; przebicie: 1; zasięg: blisko; ręce: 2; przeładowanie: szybka akcja; właściwości: amunicja, niezawodne.

nova6_item_archaic_weapon_bow = Łuk
    .gist = Łuki (broń) – obrażenia: 4 (kłute) [T]; przebicie: 1; zasięg: blisko; ręce: 2; minimum Krzepy: 1; przeładowanie: szybka akcja; właściwości: amunicja, niezawodne.

nova6_item_archaic_weapon_longbow = Długi łuk
    .gist = Łuki (broń) – obrażenia: 5 (kłute) [T]; przebicie: 1; zasięg: blisko; ręce: 2; minimum Krzepy: 2; przeładowanie: szybka akcja; właściwości: amunicja, niezawodne.

nova6_item_archaic_weapon_club = Pałka
    .gist = Obuchy (broń) – obrażenia: 3 (obuchowe) [S]; ręce: 1.

nova6_item_archaic_weapon_greatclub = Maczuga
    .gist = Obuchy (broń) – obrażenia: 6 (obuchowe) [S]; ręce: 2.

nova6_item_archaic_weapon_mace = Buława
    .gist = Obuchy (broń) – obrażenia: 3 (obuchowe) [T]; ręce: 1.

nova6_item_archaic_weapon_morningstar = Morgensztern
    .gist = Obuchy (broń) – obrażenia: 4 (obuchowe) [T]; ręce: 1; minimum Krzepy: 1; właściwości: uniwersalne.

nova6_item_archaic_weapon_quarterstaff = Kij bojowy
    .gist = Obuchy (broń) – obrażenia: 5 (obuchowe) [S]; ręce: 1; właściwości: uniwersalne.

nova6_item_archaic_weapon_ammo-bodkin-bolts = Bełty z grotem przebijającym
    .gist = Kusze (amunicja) – wyczyny: grot przebijający: przebicie +1; pasuje do: kusze.

nova6_item_archaic_weapon_ammo-broadhead-bolts = Bełty z szerokim grotem
    .gist = Kusze (amunicja) – wyczyny: szeroki grot: obrażenia +3, jeśli cios przechodzi przez pancerz; pasuje do: kusze.

nova6_item_archaic_weapon_crossbow-light = Kusza lekka
    .gist = Kusze (broń) – obrażenia: 4 (kłute) [T]; przebicie: 1; zasięg: blisko; celność: 1; ręce: 2; przeładowanie: akcja; właściwości: amunicja.

nova6_item_archaic_weapon_crossbow-heavy = Kusza ciężka
    .gist = Kusze (broń) – obrażenia: 6 (kłute) [T]; przebicie: 1; zasięg: blisko; celność: 1; ręce: 2; minimum Krzepy: 1; przeładowanie: akcja; właściwości: amunicja.

nova6_item_archaic_weapon_axe = Topór
    .gist = Topory (broń) – obrażenia: 4 (cięte) [T]; przebicie: 1; ręce: 1; właściwości: męczące.

nova6_item_archaic_weapon_battleaxe = Topór bojowy
    .gist = Topory (broń) – obrażenia: 5 (cięte) [T]; przebicie: 1; ręce: 1; minimum Krzepy: 1; właściwości: męczące, uniwersalne.

nova6_item_archaic_weapon_greataxe = Wielki topór
    .gist = Topory (broń) – obrażenia: 6 (cięte) [T]; przebicie: 1; ręce: 2; minimum Krzepy: 2; właściwości: męczące.

nova6_item_archaic_weapon_sword = Miecz
    .gist = Ciężkie ostrza (broń) – obrażenia: 4 (cięte) [T]; ręce: 1.

nova6_item_archaic_weapon_longsword = Długi miecz
    .gist = Ciężkie ostrza (broń) – obrażenia: 5 (cięte) [T]; ręce: 1; właściwości: uniwersalne.

nova6_item_archaic_weapon_greatsword = Wielki miecz
    .gist = Ciężkie ostrza (broń) – obrażenia: 6 (cięte) [T]; ręce: 2; minimum Krzepy: 1.

nova6_item_archaic_weapon_dagger = Sztylet
    .gist = Lekkie ostrza (broń) – obrażenia: 3 (kłute) [T]; ręce: 1; ukrywanie: +1d.

nova6_item_archaic_weapon_short-sword = Krótki miecz
    .gist = Lekkie ostrza (broń) – obrażenia: 4 (kłute) [T]; ręce: 1.

nova6_item_archaic_weapon_rapier = Rapier
    .gist = Lekkie ostrza (broń) – obrażenia: 3 (kłute) [T]; przebicie: 1; ręce: 1.

nova6_item_archaic_weapon_scimitar = Bułat
    .gist = Lekkie ostrza (broń) – obrażenia: 3 (cięte) [T]; ręce: 1.

nova6_item_archaic_weapon_javelin = Oszczep
    .gist = Broń drzewcowa (broń) – obrażenia: 3 (kłute) [T]; zasięg: tuż obok; celność: 1; ręce: 1; właściwości: miotane, w ręce.

nova6_item_archaic_weapon_halberd = Halabarda
    .gist = Broń drzewcowa (broń) – obrażenia: 5 (cięte) [T]; przebicie: 1; ręce: 2; minimum Krzepy: 2; właściwości: długi zasięg.

nova6_item_archaic_weapon_glaive = Glewia
    .gist = Broń drzewcowa (broń) – obrażenia: 4 (cięte) [T]; przebicie: 1; ręce: 2; minimum Krzepy: 1; właściwości: długi zasięg.

nova6_item_archaic_weapon_spear = Włócznia
    .gist = Broń drzewcowa (broń) – obrażenia: 5 (kłute) [T]; zasięg: tuż obok; ręce: 1; właściwości: miotane, w ręce, długi zasięg, uniwersalne.

nova6_item_archaic_weapon_ammo-sling-bullet = Pociski do procy
    .gist = Różne (amunicja) – pasuje do: Proca; zmienia: Obrażenia +1.

nova6_item_archaic_weapon_gauntlet = Rękawica bojowa
    .gist = Różne (broń) – obrażenia: 2 (obuchowe) [S]; ręce: 1.

nova6_item_archaic_weapon_knuckles = Kastet
    .gist = Różne (broń) – obrażenia: 2 (obuchowe) [T]; ręce: 1.

nova6_item_archaic_weapon_shield = Tarcza jako broń
    .gist = Różne (broń) – obrażenia: 3 (obuchowe) [S]; ręce: 1.

nova6_item_archaic_weapon_sling = Proca
    .gist = Różne (broń) – obrażenia: 3 (obuchowe) [T]; zasięg: tuż obok; ręce: 2; właściwości: amunicja.

nova6_item_archaic_weapon_whip = Bicz
    .gist = Różne (broń) – obrażenia: 2 (obuchowe) [T]; ręce: 1; właściwości: długi zasięg; wyczyny: oplątanie: chwyt +1d.
