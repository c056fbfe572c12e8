### Armures archaïques : le nom de chaque ligne et ce qu’elle dit. Les résumés viennent des lignes, par tests/test_nova6_gear_words.py.

nova6_item_archaic_armor_padded = Gambison
    .gist = Armures légères (armure) – absorption : 1 ; recouvrement : 1.

nova6_item_archaic_armor_leather = Armure de cuir
    .gist = Armures légères (armure) – absorption : 2 ; recouvrement : 1.

nova6_item_archaic_armor_studded-leather = Cuir clouté
    .gist = Armures légères (armure) – absorption : 3 ; recouvrement : 1 ; gêne : 1d.

nova6_item_archaic_armor_cap = Calotte
    .gist = Armures légères (couvre-chef) – va avec : armures légères, couverture ; change : Recouvrement +1.

nova6_item_archaic_armor_full-suit-light = Tenue complète légère
    .gist = Armures légères (modification) – va avec : armures légères ; change : Mouvement maximum = 2, − Recouvrement.

nova6_item_archaic_armor_shield-wooden = Bouclier de bois
    .gist = Armures légères (bouclier) – mains : 1 ; dés : +1d Combat (défendre), +1d Mouvement (défendre) ; frappe comme : Bouclier, comme arme.

nova6_item_archaic_armor_hide = Armure de peaux
    .gist = Armures moyennes (armure) – absorption : 4 ; recouvrement : 1 ; mouvement maximum : 2 ; gêne : 1d.

nova6_item_archaic_armor_light-chain = Mailles légères
    .gist = Armures moyennes (armure) – absorption : 5 ; recouvrement : 1 ; mouvement maximum : 2 ; gêne : 1d.

nova6_item_archaic_armor_light-plate = Plates légères
    .gist = Armures moyennes (armure) – absorption : 6 ; durci : 1 ; recouvrement : 1 ; mouvement maximum : 2 ; gêne : 2d.

nova6_item_archaic_armor_helm = Heaume ouvert
    .gist = Armures moyennes (couvre-chef) – va avec : armures légères, armures moyennes, couverture ; change : Recouvrement +1.

nova6_item_archaic_armor_full-suit-medium = Tenue complète moyenne
    .gist = Armures moyennes (modification) – va avec : armures moyennes ; change : Gêne +1, Mouvement maximum −1, − Recouvrement.

nova6_item_archaic_armor_shield-metal = Bouclier de métal
    .gist = Armures moyennes (bouclier) – mains : 1 ; propriétés : réparable ; dés : +1d Combat (défendre), +1d Mouvement (défendre) ; frappe comme : Bouclier, comme arme.

nova6_item_archaic_armor_scale-mail = Armure d’écailles
    .gist = Armures lourdes (armure) – absorption : 4 ; durci : 1 ; recouvrement : 1 ; mouvement maximum : 1 ; gêne : 2d.

nova6_item_archaic_armor_chain-mail = Cotte de mailles
    .gist = Armures lourdes (armure) – absorption : 5 ; durci : 1 ; recouvrement : 1 ; mouvement maximum : 1 ; gêne : 2d.

nova6_item_archaic_armor_plate = Harnois de plates
    .gist = Armures lourdes (armure) – absorption : 7 ; durci : 1 ; recouvrement : 1 ; mouvement maximum : 1 ; gêne : 3d.

nova6_item_archaic_armor_great-helm = Grand heaume
    .gist = Armures lourdes (couvre-chef) – dés : −1d Esprit (à la vue, à l’ouïe) ; va avec : toute armure archaïque, toute armure moderne, couverture ; change : Recouvrement +1.

nova6_item_archaic_armor_full-suit-heavy = Tenue complète lourde
    .gist = Armures lourdes (modification) – va avec : armures lourdes ; change : Gêne +1, Mouvement maximum −1, − Recouvrement.

nova6_item_archaic_armor_shield-tower = Pavois
    .gist = Armures lourdes (bouclier) – mains : 1 ; minimum de Physique : 1 ; dés : +1d Combat (défendre), +1d Mouvement (défendre) ; frappe comme : Bouclier, comme arme ; posé : recouvrement +1, et au choix absorption 5 ou +1d Combat (défendre), +1d Mouvement (défendre).
