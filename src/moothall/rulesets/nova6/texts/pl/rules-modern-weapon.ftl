### Nowoczesna broń: nazwa każdego wiersza i to, co mówi. Streszczenia powstają z wierszy w tests/test_nova6_gear_words.py.

nova6_item_modern_weapon_assault-rifle-light = Karabin szturmowy, lekki
    .gist = Broń samoczynna (broń) – obrażenia: 6 (od kul) [T]; przebicie: 1; zasięg: daleko; ręce: 2; właściwości: amunicja, duża pojemność, seria.

nova6_item_modern_weapon_assault-rifle-medium = Karabin szturmowy, średni
    .gist = Broń samoczynna (broń) – obrażenia: 7 (od kul) [T]; przebicie: 1; zasięg: daleko; celność: 1; ręce: 2; minimum Krzepy: 1; właściwości: amunicja, duża pojemność, seria.

nova6_item_modern_weapon_machine-gun-light = Karabin maszynowy, lekki
    .gist = Broń samoczynna (broń) – obrażenia: 6 (od kul) [T]; przebicie: 1; zasięg: daleko; ręce: 2; minimum Krzepy: 1; właściwości: amunicja, duża pojemność, ogień ciągły.

nova6_item_modern_weapon_machine-gun-medium = Karabin maszynowy, średni
    .gist = Broń samoczynna (broń) – obrażenia: 7 (od kul) [T]; przebicie: 1; zasięg: daleko; ręce: 2; minimum Krzepy: 2; właściwości: amunicja, duża pojemność, ogień ciągły.

nova6_item_modern_weapon_machine-gun-anti-vehicle = Karabin maszynowy przeciw pojazdom
    .gist = Broń samoczynna (broń) – obrażenia: 9 (od kul) [T]; przebicie: 1; zasięg: daleko; ręce: 2; minimum Krzepy: 3; właściwości: amunicja, duża pojemność, ogień ciągły.

nova6_item_modern_weapon_submachinegun-medium = Pistolet maszynowy, średni
    .gist = Broń samoczynna (broń) – obrażenia: 4 (od kul) [T]; zasięg: blisko; ręce: 2; właściwości: amunicja, duża pojemność, ogień ciągły.

nova6_item_modern_weapon_submachinegun-heavy = Pistolet maszynowy, ciężki
    .gist = Broń samoczynna (broń) – obrażenia: 5 (od kul) [T]; zasięg: blisko; ręce: 2; minimum Krzepy: 1; właściwości: amunicja, duża pojemność, ogień ciągły.

nova6_item_modern_weapon_dynamite-stick = Laska dynamitu
    .gist = Materiały wybuchowe (broń) – obrażenia: 5 (od ognia) [T]; zasięg: tuż obok; strefy: 1; ręce: 1; właściwości: miotane, wybuch; każda następna sztuka: +1.

nova6_item_modern_weapon_grenade-fragmentation = Granat odłamkowy
    .gist = Materiały wybuchowe (broń) – obrażenia: 6 (od kul) [T]; zasięg: tuż obok; strefy: 1; ręce: 1; właściwości: miotane, wybuch.

nova6_item_modern_weapon_grenade-concussion = Granat zaczepny
    .gist = Materiały wybuchowe (broń) – obrażenia: 3 (od mocy) [T]; zasięg: tuż obok; strefy: 1; ręce: 1; właściwości: miotane, wybuch; nie zatrzyma tego pochłanianie, lecz: szczelny pancerz.

nova6_item_modern_weapon_grenade-flash-bang = Granat hukowo-błyskowy
    .gist = Materiały wybuchowe (broń) – obrażenia: 2 (od mocy) [S]; zasięg: tuż obok; strefy: 1; ręce: 1; właściwości: miotane, wybuch; nie zatrzyma tego pochłanianie, lecz: szczelny pancerz; oślepia i ogłusza: −4d [S], chyba że pomaga ochrona przed błyskiem i hukiem.

nova6_item_modern_weapon_ammo-armor-piercing-pistol = Amunicja przeciwpancerna do pistoletu
    .gist = Pistolety (amunicja) – pasuje do: pistolety; zmienia: Przebicie +1, Obrażenia −1.

nova6_item_modern_weapon_ammo-magnum-pistol = Amunicja magnum do pistoletu
    .gist = Pistolety (amunicja) – wyczyny: ładunek magnum: obrażenia +3; pasuje do: pistolety; zmienia: Przebicie +1, Punkty na zasięg +1, Minimum Krzepy +1; wymaga: zbudowane do magnum.

nova6_item_modern_weapon_pistol-recreational-revolver = Rewolwer sportowy
    .gist = Pistolety (broń) – obrażenia: 1 (od kul) [T]; zasięg: tuż obok; ręce: 1; właściwości: amunicja, niezawodne, powolne; ukrywanie: +2d.

nova6_item_modern_weapon_pistol-recreational-target = Pistolet tarczowy
    .gist = Pistolety (broń) – obrażenia: 1 (od kul) [T]; zasięg: blisko; ręce: 1; właściwości: amunicja.

nova6_item_modern_weapon_pistol-compact = Pistolet kompaktowy
    .gist = Pistolety (broń) – obrażenia: 2 (od kul) [T]; zasięg: tuż obok; ręce: 1; właściwości: amunicja; ukrywanie: +1d.

nova6_item_modern_weapon_pistol-light = Pistolet lekki
    .gist = Pistolety (broń) – obrażenia: 3 (od kul) [T]; zasięg: tuż obok; ręce: 1; właściwości: amunicja.

nova6_item_modern_weapon_pistol-medium = Pistolet średni
    .gist = Pistolety (broń) – obrażenia: 4 (od kul) [T]; zasięg: tuż obok; ręce: 1; właściwości: amunicja; ukrywanie: −1d.

nova6_item_modern_weapon_pistol-heavy = Pistolet ciężki
    .gist = Pistolety (broń) – obrażenia: 5 (od kul) [T]; zasięg: tuż obok; ręce: 1; minimum Krzepy: 1; właściwości: amunicja; ukrywanie: −1d.

nova6_item_modern_weapon_pistol-extra-heavy = Pistolet bardzo ciężki
    .gist = Pistolety (broń) – obrażenia: 6 (od kul) [T]; zasięg: tuż obok; ręce: 1; minimum Krzepy: 2; właściwości: amunicja; ukrywanie: −2d.

nova6_item_modern_weapon_revolver = Rewolwer
    .gist = Pistolety (przeróbka) – pasuje do: pistolety; zmienia: + niezawodne, + powolne.

nova6_item_modern_weapon_ammo-armor-piercing-rifle = Amunicja przeciwpancerna do karabinu
    .gist = Karabiny (amunicja) – pasuje do: karabiny; zmienia: Przebicie +1, Obrażenia −1.

nova6_item_modern_weapon_ammo-magnum-rifle = Amunicja magnum do karabinu
    .gist = Karabiny (amunicja) – pasuje do: karabiny; zmienia: Przebicie +1, Punkty na zasięg +1, Minimum Krzepy +1; wymaga: zbudowane do magnum.

nova6_item_modern_weapon_bipod = Dwójnóg
    .gist = Karabiny (dodatek) – pasuje do: karabiny; najpierw rozstawić: akcja; zmienia: Minimum Krzepy −3.

nova6_item_modern_weapon_rifle-recreational = Karabinek sportowy
    .gist = Karabiny (broń) – obrażenia: 2 (od kul) [T]; zasięg: daleko; ręce: 2; właściwości: amunicja.

nova6_item_modern_weapon_rifle-compact = Karabin kompaktowy
    .gist = Karabiny (broń) – obrażenia: 4 (od kul) [T]; zasięg: daleko; ręce: 2; właściwości: amunicja.

nova6_item_modern_weapon_rifle-short = Karabin krótki
    .gist = Karabiny (broń) – obrażenia: 5 (od kul) [T]; przebicie: 1; zasięg: daleko; ręce: 2; właściwości: amunicja.

nova6_item_modern_weapon_rifle-light = Karabin lekki
    .gist = Karabiny (broń) – obrażenia: 6 (od kul) [T]; przebicie: 1; zasięg: daleko; celność: 1; ręce: 2; właściwości: amunicja.

nova6_item_modern_weapon_rifle-medium = Karabin średni
    .gist = Karabiny (broń) – obrażenia: 7 (od kul) [T]; przebicie: 1; zasięg: daleko; celność: 1; ręce: 2; minimum Krzepy: 1; właściwości: amunicja.

nova6_item_modern_weapon_rifle-heavy = Karabin ciężki
    .gist = Karabiny (broń) – obrażenia: 8 (od kul) [T]; przebicie: 1; zasięg: daleko; celność: 1; ręce: 2; minimum Krzepy: 2; właściwości: amunicja.

nova6_item_modern_weapon_rifle-extra-heavy = Karabin bardzo ciężki
    .gist = Karabiny (broń) – obrażenia: 9 (od kul) [T]; przebicie: 1; zasięg: daleko; celność: 1; ręce: 2; minimum Krzepy: 3; właściwości: amunicja.

nova6_item_modern_weapon_scope-reflex = Celownik kolimatorowy
    .gist = Karabiny (dodatek) – kości: +1d Walka (na zasięg do: blisko, przy skupieniu), +1d Bystrość (przy celowaniu, na zasięg do: daleko); pasuje do: karabiny.

nova6_item_modern_weapon_scope-short = Luneta krótka
    .gist = Karabiny (dodatek) – kości: +1d Walka (na zasięg do: w oddali, po udanym celowaniu), −1d Walka (bez celowania); nie da się celować na zasięg: tuż obok; pasuje do: karabiny.

nova6_item_modern_weapon_scope-medium = Luneta średnia
    .gist = Karabiny (dodatek) – kości: +1d Walka (na zasięg do: bardzo daleko, po udanym celowaniu), −1d Walka (bez celowania); nie da się celować na zasięg: tuż obok, blisko; pasuje do: karabiny.

nova6_item_modern_weapon_scope-long = Luneta długa
    .gist = Karabiny (dodatek) – kości: +1d Walka (na zasięg do: na horyzoncie, po udanym celowaniu), −1d Walka (bez celowania); nie da się celować na zasięg: tuż obok, blisko, daleko; pasuje do: karabiny.

nova6_item_modern_weapon_bolt-action = Zamek ślizgowy
    .gist = Karabiny (przeróbka) – pasuje do: karabiny; zmienia: + niezawodne, Przeładowanie = szybka akcja.

nova6_item_modern_weapon_shotgun-light-buckshot = Strzelba lekka, śrut
    .gist = Strzelby (broń) – obrażenia: 6 (od kul) [T]; zasięg: blisko; ręce: 2; właściwości: amunicja, słaba penetracja, seria, tylko serie.

nova6_item_modern_weapon_shotgun-light-slug = Strzelba lekka, breneka
    .gist = Strzelby (broń) – obrażenia: 7 (od kul) [T]; zasięg: blisko; ręce: 2; właściwości: amunicja, powolne.

nova6_item_modern_weapon_shotgun-medium-buckshot = Strzelba średnia, śrut
    .gist = Strzelby (broń) – obrażenia: 7 (od kul) [T]; zasięg: blisko; ręce: 2; minimum Krzepy: 1; właściwości: amunicja, słaba penetracja, seria, tylko serie.

nova6_item_modern_weapon_shotgun-medium-slug = Strzelba średnia, breneka
    .gist = Strzelby (broń) – obrażenia: 8 (od kul) [T]; zasięg: blisko; ręce: 2; minimum Krzepy: 1; właściwości: amunicja, powolne.

nova6_item_modern_weapon_shotgun-heavy-buckshot = Strzelba ciężka, śrut
    .gist = Strzelby (broń) – obrażenia: 8 (od kul) [T]; zasięg: blisko; ręce: 2; minimum Krzepy: 2; właściwości: amunicja, słaba penetracja, seria, tylko serie.

nova6_item_modern_weapon_shotgun-heavy-slug = Strzelba ciężka, breneka
    .gist = Strzelby (broń) – obrażenia: 9 (od kul) [T]; zasięg: blisko; ręce: 2; minimum Krzepy: 2; właściwości: amunicja, powolne.

nova6_item_modern_weapon_breach-load = Łamana
    .gist = Strzelby (przeróbka) – pasuje do: strzelby; zmienia: + niezawodne, Przeładowanie = akcja.

nova6_item_modern_weapon_double-barrel = Dubeltówka
    .gist = Strzelby (przeróbka) – pasuje do: strzelby; zmienia: + dwa strzały.

nova6_item_modern_weapon_sawed-off = Obrzyn
    .gist = Strzelby (przeróbka) – kości: +1d Walka (przy śrucie), −1d Walka (przy brenece); pasuje do: strzelby; zmienia: Zasięg = tuż obok, Ukrywanie −1; także: jedną ręką: Ręce = 1, Minimum Krzepy +1.
