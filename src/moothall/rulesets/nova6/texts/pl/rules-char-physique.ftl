### Krzepa: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_physique_scope = Siła i wytrwałość
    .gist = Gdzie Ruch schodzi z drogi, Krzepa wytrzymuje: dźwiganie, znoszenie trudów, otrząśnięcie się z trucizny.

nova6_physique_perks = Atuty ciała
    .gist = Siłacz, kraty i bramy, zdrowie, odporność na trucizny, niedźwiedzi uścisk: jeden z tych albo własne słowa.

nova6_physique_overcome = Na siłę
    .gist = Drzwi, głazy, długie drogi i wstrzymany oddech pokonuje się Krzepą.

nova6_physique_shove-simple = Pchnięcie
    .gist = Przeciw Krzepie celu: zwykły sukces odpycha go od ciebie, w obrębie strefy.

nova6_physique_shove-zone = Pchnięcie w wybrane miejsce
    .gist = Za 1 punkt wyczynu cel ląduje w strefie tam, gdzie chcesz.

nova6_physique_shove-adjacent = Wypchnięcie ze strefy
    .gist = Za 2 punkty wyczynu cel ląduje w strefie obok.

nova6_physique_shove-clutter = Rupiecie po drodze
    .gist = Gdzie dużo rzeczy stoi na drodze, MG może uznać, że pchnięcie tylko odsuwa cel.

nova6_physique_throw = Rzut człowiekiem
    .gist = Rzut to pchnięcie z 1 punktem wyczynu więcej i leci ponad wszystkim, co stoi dookoła; bez tego punktu jest tylko pchnięciem.

nova6_physique_create-advantage = Trzymać, badać, zagradzać
    .gist = Przytrzymaj kogoś, znajdź słaby punkt jego ciała albo zagródź drogę: aspekt albo za 1 punkt wyczynu kość kary przy przechodzeniu.

nova6_physique_attack = Krzepą się nie bije
    .gist = Krzepa szkodzi tylko temu, kogo trzymasz w chwycie; broni się on Krzepą.

nova6_physique_basic-crush = Zgniatanie
    .gist = Kto jest w twoim chwycie, przyjmuje 1 obrażenie obuchowe na scenę.

nova6_physique_defend = Wytrzymać to
    .gist = Krzepą broni się przed zmęczeniem, trucizną i chorobą oraz przed tymi, którzy chcą cię ominąć albo wyrwać się z chwytu.
