### Broń i pancerz: tytuły reguł. Treść jest na razie po angielsku.

nova6_equipment_duration-archaic = Rany od dawnej broni
nova6_equipment_duration-modern = Rany od nowoczesnej broni
nova6_equipment_object-assets = Broń i pancerz to przedmioty
nova6_equipment_special-stunt = Wyczyny broni
nova6_equipment_hands = Ręce na ekwipunek
nova6_equipment_conceal = Ukrywanie ekwipunku
nova6_equipment_not-concealable = Za długie, żeby ukryć
nova6_equipment_skill-minimum = Za ciężkie dla ciebie
nova6_equipment_max-move = Pancerz ogranicza Ruch
nova6_equipment_hampered = Pancerz krępuje
nova6_equipment_coverage = Luki w pancerzu
nova6_equipment_layering = Pancerz na pancerzu
nova6_equipment_ammo-rows = Szczególna amunicja
nova6_equipment_modifier-rows = Dodatki do broni i pancerza
nova6_equipment_magnum = Amunicja magnum
nova6_equipment_explosive-consumed = Rzucone raz
nova6_equipment_headgear = Na głowie
nova6_equipment_soak-vs = Zrobione przeciw jednemu
nova6_equipment_thrown-melee = Rzucone albo w ręce
nova6_equipment_shield-bash = Cios tarczą
