### Krzepa: tytuły reguł. Treść jest na razie po angielsku.

nova6_physique_scope = Siła i wytrwałość
nova6_physique_perks = Atuty ciała
nova6_physique_overcome = Na siłę
nova6_physique_shove-simple = Pchnięcie
nova6_physique_shove-zone = Pchnięcie w wybrane miejsce
nova6_physique_shove-adjacent = Wypchnięcie ze strefy
nova6_physique_shove-clutter = Rupiecie po drodze
nova6_physique_throw = Rzut człowiekiem
nova6_physique_create-advantage = Trzymać, badać, zagradzać
nova6_physique_attack = Krzepą się nie bije
nova6_physique_basic-crush = Zgniatanie
nova6_physique_defend = Wytrzymać to
