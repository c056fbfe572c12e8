### Armes archaïques : le nom de chaque ligne et ce qu’elle dit. Les résumés viennent des lignes, par tests/test_nova6_gear_words.py.

nova6_item_archaic_weapon_ammo-bodkin-arrows = Flèches à pointe perforante
    .gist = Arcs (munition) – prouesses : pointe perforante : perforation +1 ; va avec : arcs.

nova6_item_archaic_weapon_ammo-broadhead-arrows = Flèches à pointe large
    .gist = Arcs (munition) – prouesses : pointe large : dégâts +3, si le coup traverse l’armure ; va avec : arcs.

nova6_item_archaic_weapon_shortbow = Arc court
    .gist = Arcs (arme) – dégâts : 3 (perçant) [T] ; perforation : 1 ; portée : proche ; mains : 2 ; rechargement : une action éclair ; propriétés : munitions, fiable.

nova6_item_archaic_weapon_bow = Arc
    .gist = Arcs (arme) – dégâts : 4 (perçant) [T] ; perforation : 1 ; portée : proche ; mains : 2 ; minimum de Physique : 1 ; rechargement : une action éclair ; propriétés : munitions, fiable.

nova6_item_archaic_weapon_longbow = Arc long
    .gist = Arcs (arme) – dégâts : 5 (perçant) [T] ; perforation : 1 ; portée : proche ; mains : 2 ; minimum de Physique : 2 ; rechargement : une action éclair ; propriétés : munitions, fiable.

nova6_item_archaic_weapon_club = Gourdin
    .gist = Masses et gourdins (arme) – dégâts : 3 (contondant) [S] ; mains : 1.

nova6_item_archaic_weapon_greatclub = Massue
    .gist = Masses et gourdins (arme) – dégâts : 6 (contondant) [S] ; mains : 2.

nova6_item_archaic_weapon_mace = Masse d’armes
    .gist = Masses et gourdins (arme) – dégâts : 3 (contondant) [T] ; mains : 1.

nova6_item_archaic_weapon_morningstar = Étoile du matin
    .gist = Masses et gourdins (arme) – dégâts : 4 (contondant) [T] ; mains : 1 ; minimum de Physique : 1 ; propriétés : polyvalent.

nova6_item_archaic_weapon_quarterstaff = Bâton de combat
    .gist = Masses et gourdins (arme) – dégâts : 5 (contondant) [S] ; mains : 1 ; propriétés : polyvalent.

nova6_item_archaic_weapon_ammo-bodkin-bolts = Carreaux à pointe perforante
    .gist = Arbalètes (munition) – prouesses : pointe perforante : perforation +1 ; va avec : arbalètes.

nova6_item_archaic_weapon_ammo-broadhead-bolts = Carreaux à pointe large
    .gist = Arbalètes (munition) – prouesses : pointe large : dégâts +3, si le coup traverse l’armure ; va avec : arbalètes.

nova6_item_archaic_weapon_crossbow-light = Arbalète légère
    .gist = Arbalètes (arme) – dégâts : 4 (perçant) [T] ; perforation : 1 ; portée : proche ; précision : 1 ; mains : 2 ; rechargement : une action ; propriétés : munitions.

nova6_item_archaic_weapon_crossbow-heavy = Arbalète lourde
    .gist = Arbalètes (arme) – dégâts : 6 (perçant) [T] ; perforation : 1 ; portée : proche ; précision : 1 ; mains : 2 ; minimum de Physique : 1 ; rechargement : une action ; propriétés : munitions.

nova6_item_archaic_weapon_axe = Hache
    .gist = Armes à hampe courte (arme) – dégâts : 4 (tranchant) [T] ; perforation : 1 ; mains : 1 ; propriétés : fatigant.

nova6_item_archaic_weapon_battleaxe = Hache de guerre
    .gist = Armes à hampe courte (arme) – dégâts : 5 (tranchant) [T] ; perforation : 1 ; mains : 1 ; minimum de Physique : 1 ; propriétés : fatigant, polyvalent.

nova6_item_archaic_weapon_greataxe = Grande hache
    .gist = Armes à hampe courte (arme) – dégâts : 6 (tranchant) [T] ; perforation : 1 ; mains : 2 ; minimum de Physique : 2 ; propriétés : fatigant.

nova6_item_archaic_weapon_sword = Épée
    .gist = Lames lourdes (arme) – dégâts : 4 (tranchant) [T] ; mains : 1.

nova6_item_archaic_weapon_longsword = Épée longue
    .gist = Lames lourdes (arme) – dégâts : 5 (tranchant) [T] ; mains : 1 ; propriétés : polyvalent.

nova6_item_archaic_weapon_greatsword = Grande épée
    .gist = Lames lourdes (arme) – dégâts : 6 (tranchant) [T] ; mains : 2 ; minimum de Physique : 1.

nova6_item_archaic_weapon_dagger = Dague
    .gist = Lames légères (arme) – dégâts : 3 (perçant) [T] ; mains : 1 ; dissimulation : +1d.

nova6_item_archaic_weapon_short-sword = Épée courte
    .gist = Lames légères (arme) – dégâts : 4 (perçant) [T] ; mains : 1.

nova6_item_archaic_weapon_rapier = Rapière
    .gist = Lames légères (arme) – dégâts : 3 (perçant) [T] ; perforation : 1 ; mains : 1.

nova6_item_archaic_weapon_scimitar = Cimeterre
    .gist = Lames légères (arme) – dégâts : 3 (tranchant) [T] ; mains : 1.

nova6_item_archaic_weapon_javelin = Javelot
    .gist = Armes d’hast (arme) – dégâts : 3 (perçant) [T] ; portée : au contact ; précision : 1 ; mains : 1 ; propriétés : de jet, en main.

nova6_item_archaic_weapon_halberd = Hallebarde
    .gist = Armes d’hast (arme) – dégâts : 5 (tranchant) [T] ; perforation : 1 ; mains : 2 ; minimum de Physique : 2 ; propriétés : allonge.

nova6_item_archaic_weapon_glaive = Vouge
    .gist = Armes d’hast (arme) – dégâts : 4 (tranchant) [T] ; perforation : 1 ; mains : 2 ; minimum de Physique : 1 ; propriétés : allonge.

nova6_item_archaic_weapon_spear = Lance
    .gist = Armes d’hast (arme) – dégâts : 5 (perçant) [T] ; portée : au contact ; mains : 1 ; propriétés : de jet, en main, allonge, polyvalent.

nova6_item_archaic_weapon_ammo-sling-bullet = Balles de fronde
    .gist = Divers (munition) – va avec : Fronde ; change : Dégâts +1.

nova6_item_archaic_weapon_gauntlet = Gantelet
    .gist = Divers (arme) – dégâts : 2 (contondant) [S] ; mains : 1.

nova6_item_archaic_weapon_knuckles = Coup-de-poing
    .gist = Divers (arme) – dégâts : 2 (contondant) [T] ; mains : 1.

nova6_item_archaic_weapon_shield = Bouclier, comme arme
    .gist = Divers (arme) – dégâts : 3 (contondant) [S] ; mains : 1.

nova6_item_archaic_weapon_sling = Fronde
    .gist = Divers (arme) – dégâts : 3 (contondant) [T] ; portée : au contact ; mains : 2 ; propriétés : munitions.

nova6_item_archaic_weapon_whip = Fouet
    .gist = Divers (arme) – dégâts : 2 (contondant) [T] ; mains : 1 ; propriétés : allonge ; prouesses : enlacement : une prise de +1d.
