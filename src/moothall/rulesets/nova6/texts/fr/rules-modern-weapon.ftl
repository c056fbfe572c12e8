### Armes modernes : le nom de chaque ligne et ce qu’elle dit. Les résumés viennent des lignes, par tests/test_nova6_gear_words.py.

nova6_item_modern_weapon_assault-rifle-light = Fusil d’assaut léger
    .gist = Armes automatiques (arme) – dégâts : 6 (balistique) [T] ; perforation : 1 ; portée : loin ; mains : 2 ; propriétés : munitions, grande capacité, rafale.

nova6_item_modern_weapon_assault-rifle-medium = Fusil d’assaut moyen
    .gist = Armes automatiques (arme) – dégâts : 7 (balistique) [T] ; perforation : 1 ; portée : loin ; précision : 1 ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions, grande capacité, rafale.

nova6_item_modern_weapon_machine-gun-light = Mitrailleuse légère
    .gist = Armes automatiques (arme) – dégâts : 6 (balistique) [T] ; perforation : 1 ; portée : loin ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions, grande capacité, automatique.

nova6_item_modern_weapon_machine-gun-medium = Mitrailleuse moyenne
    .gist = Armes automatiques (arme) – dégâts : 7 (balistique) [T] ; perforation : 1 ; portée : loin ; mains : 2 ; minimum de Physique : 2 ; propriétés : munitions, grande capacité, automatique.

nova6_item_modern_weapon_machine-gun-anti-vehicle = Mitrailleuse contre véhicules
    .gist = Armes automatiques (arme) – dégâts : 9 (balistique) [T] ; perforation : 1 ; portée : loin ; mains : 2 ; minimum de Physique : 3 ; propriétés : munitions, grande capacité, automatique.

nova6_item_modern_weapon_submachinegun-medium = Pistolet-mitrailleur moyen
    .gist = Armes automatiques (arme) – dégâts : 4 (balistique) [T] ; portée : proche ; mains : 2 ; propriétés : munitions, grande capacité, automatique.

nova6_item_modern_weapon_submachinegun-heavy = Pistolet-mitrailleur lourd
    .gist = Armes automatiques (arme) – dégâts : 5 (balistique) [T] ; portée : proche ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions, grande capacité, automatique.

nova6_item_modern_weapon_dynamite-stick = Bâton de dynamite
    .gist = Explosifs (arme) – dégâts : 5 (de feu) [T] ; portée : au contact ; zones : 1 ; mains : 1 ; propriétés : de jet, explosion ; chacun de plus : +1.

nova6_item_modern_weapon_grenade-fragmentation = Grenade à fragmentation
    .gist = Explosifs (arme) – dégâts : 6 (balistique) [T] ; portée : au contact ; zones : 1 ; mains : 1 ; propriétés : de jet, explosion.

nova6_item_modern_weapon_grenade-concussion = Grenade à concussion
    .gist = Explosifs (arme) – dégâts : 3 (de force) [T] ; portée : au contact ; zones : 1 ; mains : 1 ; propriétés : de jet, explosion ; aucune absorption ne l’arrête, sauf : une armure étanche.

nova6_item_modern_weapon_grenade-flash-bang = Grenade assourdissante
    .gist = Explosifs (arme) – dégâts : 2 (de force) [S] ; portée : au contact ; zones : 1 ; mains : 1 ; propriétés : de jet, explosion ; aucune absorption ne l’arrête, sauf : une armure étanche ; aveugle et assourdit : −4d [S], sauf si l’on a de quoi résister à l’éclair et au fracas.

nova6_item_modern_weapon_ammo-armor-piercing-pistol = Balles perforantes de pistolet
    .gist = Pistolets (munition) – va avec : pistolets ; change : Perforation +1, Dégâts −1.

nova6_item_modern_weapon_ammo-magnum-pistol = Balles magnum de pistolet
    .gist = Pistolets (munition) – prouesses : charge magnum : dégâts +3 ; va avec : pistolets ; change : Perforation +1, Points pour la portée +1, Minimum de Physique +1 ; demande : conçu pour le magnum.

nova6_item_modern_weapon_pistol-recreational-revolver = Revolver de loisir
    .gist = Pistolets (arme) – dégâts : 1 (balistique) [T] ; portée : au contact ; mains : 1 ; propriétés : munitions, fiable, lent ; dissimulation : +2d.

nova6_item_modern_weapon_pistol-recreational-target = Pistolet de tir
    .gist = Pistolets (arme) – dégâts : 1 (balistique) [T] ; portée : proche ; mains : 1 ; propriétés : munitions.

nova6_item_modern_weapon_pistol-compact = Pistolet compact
    .gist = Pistolets (arme) – dégâts : 2 (balistique) [T] ; portée : au contact ; mains : 1 ; propriétés : munitions ; dissimulation : +1d.

nova6_item_modern_weapon_pistol-light = Pistolet léger
    .gist = Pistolets (arme) – dégâts : 3 (balistique) [T] ; portée : au contact ; mains : 1 ; propriétés : munitions.

nova6_item_modern_weapon_pistol-medium = Pistolet moyen
    .gist = Pistolets (arme) – dégâts : 4 (balistique) [T] ; portée : au contact ; mains : 1 ; propriétés : munitions ; dissimulation : −1d.

nova6_item_modern_weapon_pistol-heavy = Pistolet lourd
    .gist = Pistolets (arme) – dégâts : 5 (balistique) [T] ; portée : au contact ; mains : 1 ; minimum de Physique : 1 ; propriétés : munitions ; dissimulation : −1d.

nova6_item_modern_weapon_pistol-extra-heavy = Pistolet très lourd
    .gist = Pistolets (arme) – dégâts : 6 (balistique) [T] ; portée : au contact ; mains : 1 ; minimum de Physique : 2 ; propriétés : munitions ; dissimulation : −2d.

nova6_item_modern_weapon_revolver = Revolver
    .gist = Pistolets (modification) – va avec : pistolets ; change : + fiable, + lent.

nova6_item_modern_weapon_ammo-armor-piercing-rifle = Balles perforantes de fusil
    .gist = Fusils (munition) – va avec : fusils ; change : Perforation +1, Dégâts −1.

nova6_item_modern_weapon_ammo-magnum-rifle = Balles magnum de fusil
    .gist = Fusils (munition) – va avec : fusils ; change : Perforation +1, Points pour la portée +1, Minimum de Physique +1 ; demande : conçu pour le magnum.

nova6_item_modern_weapon_bipod = Bipied
    .gist = Fusils (accessoire) – va avec : fusils ; à poser d’abord : une action ; change : Minimum de Physique −3.

nova6_item_modern_weapon_rifle-recreational = Carabine de loisir
    .gist = Fusils (arme) – dégâts : 2 (balistique) [T] ; portée : loin ; mains : 2 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-compact = Fusil compact
    .gist = Fusils (arme) – dégâts : 4 (balistique) [T] ; portée : loin ; mains : 2 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-short = Fusil court
    .gist = Fusils (arme) – dégâts : 5 (balistique) [T] ; perforation : 1 ; portée : loin ; mains : 2 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-light = Fusil léger
    .gist = Fusils (arme) – dégâts : 6 (balistique) [T] ; perforation : 1 ; portée : loin ; précision : 1 ; mains : 2 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-medium = Fusil moyen
    .gist = Fusils (arme) – dégâts : 7 (balistique) [T] ; perforation : 1 ; portée : loin ; précision : 1 ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-heavy = Fusil lourd
    .gist = Fusils (arme) – dégâts : 8 (balistique) [T] ; perforation : 1 ; portée : loin ; précision : 1 ; mains : 2 ; minimum de Physique : 2 ; propriétés : munitions.

nova6_item_modern_weapon_rifle-extra-heavy = Fusil très lourd
    .gist = Fusils (arme) – dégâts : 9 (balistique) [T] ; perforation : 1 ; portée : loin ; précision : 1 ; mains : 2 ; minimum de Physique : 3 ; propriétés : munitions.

nova6_item_modern_weapon_scope-reflex = Viseur reflex
    .gist = Fusils (accessoire) – dés : +1d Combat (jusqu’à la portée proche, en se concentrant), +1d Esprit (pour viser, jusqu’à la portée loin) ; va avec : fusils.

nova6_item_modern_weapon_scope-short = Lunette courte
    .gist = Fusils (accessoire) – dés : +1d Combat (jusqu’à la portée lointain, après avoir bien visé), −1d Combat (sans viser) ; impossible de viser à portée : au contact ; va avec : fusils.

nova6_item_modern_weapon_scope-medium = Lunette moyenne
    .gist = Fusils (accessoire) – dés : +1d Combat (jusqu’à la portée très lointain, après avoir bien visé), −1d Combat (sans viser) ; impossible de viser à portée : au contact, proche ; va avec : fusils.

nova6_item_modern_weapon_scope-long = Lunette longue
    .gist = Fusils (accessoire) – dés : +1d Combat (jusqu’à la portée à l’horizon, après avoir bien visé), −1d Combat (sans viser) ; impossible de viser à portée : au contact, proche, loin ; va avec : fusils.

nova6_item_modern_weapon_bolt-action = Verrou manuel
    .gist = Fusils (modification) – va avec : fusils ; change : + fiable, Rechargement = une action éclair.

nova6_item_modern_weapon_shotgun-light-buckshot = Fusil à pompe léger, chevrotine
    .gist = Fusils de chasse (arme) – dégâts : 6 (balistique) [T] ; portée : proche ; mains : 2 ; propriétés : munitions, pénétration réduite, rafale, rafales seulement.

nova6_item_modern_weapon_shotgun-light-slug = Fusil à pompe léger, balle
    .gist = Fusils de chasse (arme) – dégâts : 7 (balistique) [T] ; portée : proche ; mains : 2 ; propriétés : munitions, lent.

nova6_item_modern_weapon_shotgun-medium-buckshot = Fusil à pompe moyen, chevrotine
    .gist = Fusils de chasse (arme) – dégâts : 7 (balistique) [T] ; portée : proche ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions, pénétration réduite, rafale, rafales seulement.

nova6_item_modern_weapon_shotgun-medium-slug = Fusil à pompe moyen, balle
    .gist = Fusils de chasse (arme) – dégâts : 8 (balistique) [T] ; portée : proche ; mains : 2 ; minimum de Physique : 1 ; propriétés : munitions, lent.

nova6_item_modern_weapon_shotgun-heavy-buckshot = Fusil à pompe lourd, chevrotine
    .gist = Fusils de chasse (arme) – dégâts : 8 (balistique) [T] ; portée : proche ; mains : 2 ; minimum de Physique : 2 ; propriétés : munitions, pénétration réduite, rafale, rafales seulement.

nova6_item_modern_weapon_shotgun-heavy-slug = Fusil à pompe lourd, balle
    .gist = Fusils de chasse (arme) – dégâts : 9 (balistique) [T] ; portée : proche ; mains : 2 ; minimum de Physique : 2 ; propriétés : munitions, lent.

nova6_item_modern_weapon_breach-load = À canon basculant
    .gist = Fusils de chasse (modification) – va avec : fusils de chasse ; change : + fiable, Rechargement = une action.

nova6_item_modern_weapon_double-barrel = Deux canons
    .gist = Fusils de chasse (modification) – va avec : fusils de chasse ; change : + deux coups.

nova6_item_modern_weapon_sawed-off = À canon scié
    .gist = Fusils de chasse (modification) – dés : +1d Combat (avec de la chevrotine), −1d Combat (avec des balles) ; va avec : fusils de chasse ; change : Portée = au contact, Dissimulation −1 ; aussi : à une main : Mains = 1, Minimum de Physique +1.
