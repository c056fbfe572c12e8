### Les mots de ce jeu : comment les choses s’appellent, et ce qu’elles sont en bref.

## Rôles

role-assault = Assaut
role-assault-summary = Passe devant : se bat, maintient la pression et franchit tout ce qui barre la route.
role-specialist = Spécialiste
role-specialist-summary = Travaille sans bruit et au plus juste : se faufile, repère, planifie et connaît le bon outil.
role-adept = Adepte
role-adept-summary = A des pouvoirs, du savoir ou de l’ascendant sur les gens, et improvise sur le moment.
role-warrior = Guerrier
role-warrior-summary = De la force et du coffre : se bat au corps à corps et force le passage.
role-rogue = Roublard
role-rogue-summary = Vif et précis : se faufile, tire, et n’est plus là quand le coup tombe.
role-mage = Mage
role-mage-summary = Fait des merveilles, quoi que soit une merveille dans ce monde.

## La fiche de personnage

field-talents = Talents : deux points forts, en quelques mots à vous
field-talents-hidden = Cette table joue sans Talents.

## À quel point c’est difficile

difficulty-easy = facile
difficulty-standard = standard
difficulty-normal = normal
difficulty-hard = difficile
difficulty-very_hard = très difficile
difficulty-heroic = héroïque
difficulty-legendary = légendaire

hint-easy = Presque gagné d’avance. À ne demander que si le héros est sous pression.
hint-standard = Le cas de la plupart des tests. Si rien ne plaide pour un autre nombre, prenez celui-ci.
hint-hard = Équitable pour qui s’y connaît, ou avec un coup de pouce de la situation.
hint-very_hard = Un pari risqué, sauf si quelque chose joue pour le héros.
hint-heroic = À la portée des tout meilleurs, ou d’un héros qui s’est préparé avec soin.
hint-legendary = Un but à préparer : avec un plan, un rite ou des circonstances parfaites. Un seul jet y suffit rarement.
hint-tn-easy = Le plus souvent, cela marche pour qui s’y connaît un peu.
hint-tn-normal = Le nombre habituel. Quand rien ne parle pour un autre, c’est celui-ci.
hint-tn-hard = Demande un petit plus : de la préparation, une bonne position, ou quelqu’un du métier.
hint-tn-heroic = Pour les plus grands dés, pour des circonstances rêvées, ou mieux encore pour les deux à la fois.
hint-in-doubt = Si vous hésitez entre deux niveaux, prenez le plus facile et donnez plus de poids à l’échec.

## Faut-il lancer les dés

advice-roll = Lancez : l’issue est ouverte, et un échec compterait.
advice-nothing-at-stake = Mieux vaut ne pas lancer : l’issue est ouverte, mais un échec ne changerait rien.
advice-nothing-uncertain = Mieux vaut ne pas lancer : tout le monde sait comment cela finit.
advice-trivial = Inutile de lancer : c’est simple, et rien ne presse.

## Ce qui tourne mal

complication-noise = du bruit
complication-lost_time = du temps perdu
complication-lost_item = un objet perdu
complication-worse_position = une position défavorable
complication-lost_resource = une ressource perdue ou épuisée
complication-overload = le pouvoir s’emballe
complication-trace = une trace qui mène jusqu’à vous
complication-exposure = vous vous trahissez
complication-side_effect = un effet secondaire
complication-fall = une chute
complication-weapon_lost = une arme perdue
complication-out_of_cover = plus rien pour se couvrir
complication-heart = un Cœur perdu
complication-other = autre chose

## Ce que cela coûte

price-noise = du bruit
price-time = du temps
price-resource = une ressource épuisée
price-position = une position défavorable
price-attention = des regards indiscrets
price-gear = de l’équipement abîmé
price-compromise = un compromis
price-exposure = vous vous trahissez
price-risk = un nouveau danger
price-other = autre chose

## Ce que l’on gagne

benefit-faster = plus vite
benefit-quieter = plus discrètement
benefit-stronger = plus fort
benefit-safer = plus sûrement
benefit-extra = avec un petit plus

## La liste du MJ pour un test

list-aim = Que cherche le héros ?
list-attribute = Quelle caractéristique est en jeu ?
list-difficulty = À quel point est-ce difficile, et quelque chose change-t-il le dé ?
list-help = Quelqu’un aide-t-il ?
list-roll = Que dit le dé ?
list-complication = En cas d’échec : qu’est-ce qui tourne mal ?
list-complication-or-answer = En cas d’échec : qu’est-ce qui tourne mal, et l’adversaire riposte-t-il ?
list-benefit = En cas de succès exceptionnel : que gagne-t-on de plus ?

## Ce que l’on choisit, et ce que contiennent les faits, au milieu d’une phrase
##
## term-MOT est le nom d’un mot des règles ; term-CHAMP-MOT est son nom dans ce champ seulement.

term-str = Force
term-dex = Agilité
term-might = Pouvoir

term-assault = Assaut
term-specialist = Spécialiste
term-adept = Adepte
term-warrior = Guerrier
term-rogue = Roublard
term-mage = Mage

term-master = Maître
term-trained = Entraîné
term-novice = Novice
term-unskilled = Sans maîtrise

term-FC = un échec avec complication assurée
term-F = un échec
term-SC = un succès avec coût
term-S = un succès
term-X = un succès exceptionnel

term-minion = un péon
term-elite = une élite
term-boss = un boss

term-close = Près
term-nearby = Pas loin
term-far = Loin
term-very_far = Très loin

term-cover-none = aucune couverture
term-partial = couverture partielle
term-full = couverture totale

term-melee = au corps à corps
term-ranged = à distance

term-trick = Astuce
term-standard = Standard
term-strong = Fort
term-great = Grand

## Circonstances

term-preparation = bonne préparation
term-tools = bons outils
term-position = position favorable
term-surprise = surprise
term-focus = pleine concentration
term-support = soutien
term-dark = obscurité
term-slippery = sol glissant
term-time_pressure = urgence
term-distraction = distraction
term-cover = couverture partielle
term-range = longue portée
term-crowd = une foule de péons
term-defense = la Défense
term-advantage = une facilité
term-disadvantage = un obstacle
term-ally = un allié

## Complications, prix et avantages

term-noise = { complication-noise }
term-lost_time = { complication-lost_time }
term-lost_item = { complication-lost_item }
term-fall = { complication-fall }
term-weapon_lost = { complication-weapon_lost }
term-out_of_cover = { complication-out_of_cover }
term-kind-heart = { complication-heart }
term-kind_of-heart = { complication-heart }
term-worse_position = { complication-worse_position }
term-lost_resource = { complication-lost_resource }
term-overload = { complication-overload }
term-trace = une trace laissée derrière soi
term-exposure = une présence dévoilée
term-side_effect = { complication-side_effect }
term-other = { complication-other }
term-gm_extra = un ajout du MJ
term-time = { price-time }
term-resource = { price-resource }
term-kind-position = { price-position }
term-kind_of-position = { price-position }
term-attention = { price-attention }
term-gear = { price-gear }
term-compromise = { price-compromise }
term-risk = { price-risk }
term-faster = { benefit-faster }
term-quieter = { benefit-quieter }
term-stronger = { benefit-stronger }
term-safer = { benefit-safer }
term-extra = { benefit-extra }
term-two_hearts = 2 Cœurs perdus
term-effect = 1 Cœur perdu, et quelque chose de plus
term-scale = plus grand, plus long ou plus fort
term-benefit = un avantage de plus
term-knock_down = à terre
term-effects-other = sous le choc

## Décisions

term-roll = on lance les dés
term-succeeds = cela marche, tout simplement
term-impossible = c’est impossible
term-instead = autre chose tourne mal à la place
term-stays-difficulty = dans la Difficulté
term-stays-step = sur la taille du dé
term-nothing = rien
term-harder = c’est plus difficile
term-complication = un échec apporte une complication de plus
term-allow = cela aide
term-refuse = non
term-accept = d’accord
term-change = s’y prendre autrement
term-way-cost = réessayer et en payer le prix
term-withdraw = en rester là
term-way-gm = la situation a assez changé
term-combat = en rounds
term-one_test = en un seul test
term-how-free = librement, sans rounds
term-spend = dépenser un jeton d’Armure
term-take = perdre le Cœur
term-blocked = c’est arrêté
term-allowed = ça passe
term-keep = garder le résultat
term-step = un dé plus grand
term-reroll = relancer
term-plus = ajouter 1 au total
term-cost = prendre un succès avec coût
term-attribute = une meilleure caractéristique
term-heart = un Cœur de plus
term-pick-power = un Point de Pouvoir de plus
term-trait = un nouvel Atout

## Agir, et où l’on en est

term-attack = attaquer
term-test = tenter quelque chose
term-assist = aider un allié
term-power = employer un pouvoir
term-equipment = utiliser son équipement
term-interact = se servir du décor
term-reconsiders = y repenser
term-revive = relever un allié hors de combat
term-free = pas de combat
term-heroes = les héros agissent
term-foes = les adversaires agissent
term-over = le combat est terminé
term-down = hors de combat
term-dead = sans vie
term-out = hors de combat
term-conflict_over = le combat est terminé
term-gift = un cadeau du MJ
term-breather = une courte pause
term-safe = un repos en toute sécurité

## Ce que l’on demande au MJ et aux joueurs, morceau par morceau

field-uncertain = L’issue est-elle ouverte ?
field-at_stake = Un échec compterait-il ?
field-decision = Alors, que fait-on ?
field-difficulty = Difficulté (3 facile, 4 standard, 5 difficile, 6 très difficile, 8 héroïque, 12 légendaire)
field-stakes = Ce qui se passe en cas d’échec
term-stakes-open = selon l’histoire
field-helps = Ce qui aide, séparé par des virgules
field-hinders = Ce qui gêne, séparé par des virgules
field-nde-call-name = Quel Talent
field-nde-strike-name = Quel Talent
field-nde-power-name = Quel Talent
field-does = Ce qu’il fait pour ce test
field-counted = Ce qui est déjà compris dans la Difficulté
field-nde-call-talents = Un Talent qui convient
field-nde-strike-talents = { field-nde-call-talents }
field-nde-power-talents = { field-nde-call-talents }
field-overrule = Lève-t-on les limites habituelles pour cette fois ?
field-unrelated = Est-ce sans rapport avec le compteur ?
field-ignore = Ce qu’on laisse passer pour cette fois, comme cover ou range
field-extreme = Ce qui, là-dedans, est extrême et compte double, séparé par des virgules
field-stays = Où cela compte
field-way = Comment continuer
field-text = Avec vos mots
field-pick = Ce qui s’améliore
field-attribute = Caractéristique
field-trait = Le nouvel Atout, en une phrase
field-harm_wanted = Un camp veut-il faire du mal à l’autre ?
field-order_matters = L’ordre des actions compte-t-il ?
field-how = Comment on le joue
field-hurts = Le coup porte-t-il ?
field-die = Le nombre de faces du dé de l’adversaire
field-reach = Le nombre que l’adversaire doit atteindre
field-declined = Les niveaux de plus dont vous ne voulez pas, séparés par des virgules
field-luck = Un Coup de Chance pour chaque dé plus grand, séparés par des virgules
field-kind = De quelle sorte
field-bargain = Est-ce le prix d’un succès que vous proposez ?
field-cost = Est-ce un coût plutôt qu’une complication ?
field-id = Lequel
field-detail = Comment, avec vos mots
field-level = Le niveau du pouvoir
field-nde-power-cost = Les Points de Pouvoir nécessaires
field-ordinary = Est-ce tout à fait ordinaire ?
field-needs_line = Faut-il une ligne d’action dégagée ?
field-damage = Les Cœurs que perd chaque adversaire touché
field-heals = Les Cœurs rendus
term-spare = épargne
term-strike = attaque
field-refused = Un tel pouvoir n’existe pas ici ?
term-held = immobilisation
term-shaken = choc
term-shielded = bouclier
term-boosted = renfort
term-helped = aide d’un allié
term-disarm = désarmement
term-knockdown = mise à terre
term-push = chassé de son couvert
