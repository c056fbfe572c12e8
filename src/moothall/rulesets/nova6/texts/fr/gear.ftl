### Ce que disent les lignes des tables : armes, armures et ce qui s’y monte.

## Ce que dit une ligne, point par point

gear-field-kind = Genre
gear-field-damage = Dégâts
gear-field-pierce = Perforation
gear-field-band = Portée
gear-field-accurate = Précision
gear-field-further = Points pour la portée
gear-field-zones = Zones
gear-field-hands = Mains
gear-field-minimum = Minimum de Physique
gear-field-reload = Rechargement
gear-field-flags = Propriétés
gear-field-unless = Aucune absorption ne l’arrête, sauf
gear-field-dazes = Aveugle et assourdit
gear-field-soak = Absorption
gear-field-versus = Absorption contre
gear-field-hardened = Durci
gear-field-coverage = Recouvrement
gear-field-max-move = Mouvement maximum
gear-field-hampered = Gêne
gear-field-conceal = Dissimulation
gear-field-per-extra = Chacun de plus
gear-field-special = Prouesses
gear-field-bonuses = Dés
gear-field-no-aim = Impossible de viser à portée
gear-field-fits = Va avec
gear-field-changes = Change
gear-field-steadied = Minimum en moins une fois posé
gear-field-requires = Demande
gear-field-strikes-as = Frappe comme
gear-field-set-up = À poser d’abord
gear-field-ways = Aussi
gear-field-placed = Posé

gear-kind-weapon = arme
gear-kind-armor = armure
gear-kind-shield = bouclier
gear-kind-headgear = couvre-chef
gear-kind-ammo = munition
gear-kind-accessory = accessoire
gear-kind-modifier = modification

gear-special-pierce = { $name } : perforation { $amount_said }
gear-special-damage = { $name } : dégâts { $amount_said }
gear-special-damage-through = { $name } : dégâts { $amount_said }, si le coup traverse l’armure
gear-special-grapple = { $name } : une prise de { $amount_said }d

gear-needs-focus = en se concentrant
gear-needs-aim-success = après avoir bien visé
gear-needs-no-aim = sans viser
gear-needs-shell-buckshot = avec de la chevrotine
gear-needs-shell-slug = avec des balles

gear-way = { $name } : { $changes }
gear-placed = recouvrement { $coverage_said }, et au choix absorption { $soak } ou { $dice }
gear-out-to = jusqu’à la portée { $range }
gear-dazes = −{ $dice }d [{ $duration }], sauf si l’on a { $unless }
gear-stunt-bodkin = pointe perforante
gear-stunt-broadhead = pointe large
gear-stunt-magnum = charge magnum
gear-stunt-entangle = enlacement

gear-fact = { $label } : { $value }
gear-facts = { $before } ; { $after }
gear-gist = { $group } ({ $kind }) – { $facts }.

## Les mots des tables

gear-word-bows = arcs
gear-word-clubs = masses et gourdins
gear-word-crossbows = arbalètes
gear-word-hafted-weapons = armes à hampe courte
gear-word-heavy-blades = lames lourdes
gear-word-light-blades = lames légères
gear-word-polearms = armes d’hast
gear-word-miscellaneous = divers
gear-word-light-armor = armures légères
gear-word-medium-armor = armures moyennes
gear-word-heavy-armor = armures lourdes
gear-word-automatic-weapons = armes automatiques
gear-word-explosives = explosifs
gear-word-pistols = pistolets
gear-word-rifles = fusils
gear-word-shotguns = fusils de chasse
gear-word-body-armor = gilets pare-balles
gear-word-archaic-armor = toute armure archaïque
gear-word-modern-armor = toute armure moderne
gear-word-cover = couverture
gear-word-sight = à la vue
gear-word-hearing = à l’ouïe
gear-word-aim = pour viser
gear-word-snap = une action éclair
gear-word-action = une action
gear-word-one-handed = à une main
