### Armes et armures : les titres des règles. Leur contenu est en anglais pour l’instant.

nova6_equipment_duration-archaic = Les blessures des armes d’autrefois
nova6_equipment_duration-modern = Les blessures des armes modernes
nova6_equipment_object-assets = Les armes et les armures sont des objets
nova6_equipment_special-stunt = Les prouesses d’une arme
nova6_equipment_hands = Des mains pour l’équipement
nova6_equipment_conceal = Dissimuler son équipement
nova6_equipment_not-concealable = Trop long pour être caché
nova6_equipment_skill-minimum = Trop lourd pour vous
nova6_equipment_max-move = L’armure limite le Mouvement
nova6_equipment_hampered = L’armure gêne
nova6_equipment_coverage = Les défauts de l’armure
nova6_equipment_layering = Une armure sur l’autre
nova6_equipment_ammo-rows = Des munitions particulières
nova6_equipment_modifier-rows = Monté sur une arme ou une armure
nova6_equipment_magnum = Les munitions magnum
nova6_equipment_explosive-consumed = Lancé une fois
nova6_equipment_headgear = Sur la tête
nova6_equipment_soak-vs = Fait contre un seul type de dégâts
nova6_equipment_thrown-melee = Lancé ou en main
nova6_equipment_shield-bash = Frapper du bouclier
