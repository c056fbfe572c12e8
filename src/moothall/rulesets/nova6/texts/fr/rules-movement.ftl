### Bouger, porter, tomber : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_zone_define = Les zones
    .gist = L’espace est fait de zones, d’environ 10 mètres de large à l’échelle humaine. Dans une même zone, on est au contact.

nova6_zone_count = Les zones : cinq suffisent
    .gist = La plupart des conflits se contentent de cinq ou moins ; à la sixième, le MJ reçoit une suggestion.

nova6_zone_split-size = Les zones : les grands lieux
    .gist = Un lieu plus grand qu’une maison en fait au moins deux.

nova6_zone_split-barrier = Les zones : ce qui les sépare
    .gist = Un escalier, une échelle, un mur ou une clôture peut être une limite, et la franchir demande de surmonter avec Mouvement.

nova6_zone_split-open = Les zones : en terrain ouvert
    .gist = Un vaste terrain ouvert se découpe en plusieurs, même s’il n’y a rien dessus.

nova6_zone_vertical = Les zones : en haut et en bas
    .gist = Ce qui est au-dessus ou au-dessous peut être une zone à part, et y monter demande de surmonter même si la voie est libre.

nova6_zone_far-10 = Dix zones
    .gist = Après dix zones, soit environ 5 rounds de course, vous êtes loin.

nova6_zone_distant-30 = Trente zones
    .gist = Après trente zones, soit environ 15 rounds, vous êtes à portée lointaine.

nova6_zone_beyond = Hors du conflit
    .gist = Au-delà, un conflit n’a plus guère de sens. On demande au MJ si vous en êtes encore.

nova6_zone_aspects = Ce qui ralentit
    .gist = On note les aspects et conditions d’une zone qui retiennent les gens ; il faut alors un test.

nova6_zone_abstract = Des zones qui ne sont pas des lieux
    .gist = Des zones peuvent être les nœuds d’un réseau, des souvenirs ou des peurs, et l’on y passe de l’une à l’autre comme entre des pièces.

nova6_zone_move-adjacent = Dans la zone voisine
    .gist = Il faut une action (surmonter), et aucun dé si rien ne barre la route.

nova6_zone_move-farther = Plus loin, ou par-dessus
    .gist = C’est alors un test de Mouvement. Un succès donne une zone de plus ou un obstacle franchi, et chaque point de prouesse une autre zone : sur une voie libre, trois avec 1 point.

nova6_zone_move-climb = Escalader
    .gist = Escalader dans votre zone, c’est surmonter ; continuer dans la zone voisine coûte un point de prouesse.

nova6_zone_move-vertical = Grimper
    .gist = Une zone vers le haut, c’est surmonter, et chaque zone au-delà coûte 2 points de prouesse.

nova6_zone_move-swim = Nager
    .gist = Un succès vous garde à flot ou vous fait avancer d’une zone ; chaque autre zone coûte 2 points de prouesse. Un courant pèse contre vous.

nova6_zone_move-snap = À l’intérieur de la zone
    .gist = Pour cela, il y a le déplacement éclair, qui ne coûte pas d’action.

nova6_zone_move-react = Réagir ne change pas de zone
    .gist = La prouesse Réagir ne vous mène pas dans une autre zone.

nova6_enc_stack = Armure et charge ensemble
    .gist = Ce que vous coûtent l’armure et la charge s’additionne.

nova6_enc_hampered = Ce qui gêne
    .gist = La gêne compte pour endurer avec Physique et pour surmonter ou créer un avantage avec Mouvement ; pas pour défendre avec Mouvement.

nova6_enc_burdened = Ce qui charge
    .gist = La charge compte pour endurer avec Physique et pour tout test de Mouvement, défense comprise.

nova6_enc_physique-only-hampered = Les muscles n’allègent pas la charge
    .gist = Les rangs de Physique réduisent la gêne ; la charge reste telle quelle.

nova6_enc_strong-body = Corps robuste
    .gist = Ce talent ôte 1d à l’une des deux, à votre choix.

nova6_enc_drop-load = Lâcher sa charge
    .gist = Quand un conflit commence, on admet que vous posez votre charge, à moins que vous ne la gardiez.

nova6_fall_short = Une courte chute
    .gist = Moins d’un étage sur un sol dur fait 2 dégâts ; sur de la terre meuble, aucun.

nova6_fall_per-story = Une chute, étage par étage
    .gist = 1 dégât par étage entier, jusqu’à 15.

nova6_fall_beyond-15 = Une chute de plus de quinze étages
    .gist = Au-delà de 15, deux étages entiers ajoutent 1 : 17 étages font 16, et 45 font 30.

nova6_fall_max = Une chute a ses limites
    .gist = La hauteur ne fait jamais plus de 30.

nova6_fall_type = Ce que fait une chute
    .gist = Les dégâts sont physiques, contondants et temporaires [T].

nova6_fall_hard = Sur un sol dur
    .gist = 2 dégâts de plus ; et si vous retombez mal, un double donne au MJ 1 point de prouesse et un triple 2.

nova6_fall_jagged = Sur des pointes
    .gist = Le MJ ajoute de 1 à 4 dégâts selon ce que c’est, et cela perfore de 1 tous les 4 points entiers de dégâts de hauteur : 8 étages, perforation 2.

nova6_fall_soft-earth = Sur de la terre meuble
    .gist = Vous atterrissez à +1d.

nova6_fall_sand = Sur du sable
    .gist = L’atterrissage se fait à +2d.

nova6_fall_water = Dans l’eau
    .gist = L’atterrissage est à +3d, et la douleur ne dure que la scène [S].

nova6_fall_row-2 = Tomber de deux étages
    .gist = 4 dégâts sur un sol dur, 2 sur un sol meuble ; vous touchez le sol avant les actions bonus du premier round.

nova6_fall_row-15 = Tomber de quinze étages au plus
    .gist = Vous touchez le sol à la fin du premier round.

nova6_fall_row-45 = Tomber de quarante-cinq étages au plus
    .gist = 180 mètres : vous touchez le sol au round suivant, au début du tour où la chute a commencé. De 40 étages, cela fait 27 dégâts.

nova6_fall_row-90 = Tomber de quatre-vingt-dix étages au plus
    .gist = 360 mètres : cela prend un round de plus, et fait 30.

nova6_fall_terminal = À pleine vitesse
    .gist = Dès lors, vous tombez de 90 étages par round, sur un monde comme le nôtre.

nova6_fall_story-length = La hauteur d’un étage
    .gist = De trois à quatre mètres ; 12 mètres font 3 étages.

nova6_fall_overcome = Retomber sur ses pieds
    .gist = Surmonter avec Mouvement à l’atterrissage ôte 2 dégâts, et 2 de plus par point de prouesse.

nova6_fall_gm-stunts = Mal retomber
    .gist = Les points de prouesse du MJ ajoutent 2 dégâts chacun ; passé 12, ils allongent plutôt la durée : 9 avec deux points finit à 13 et un cran plus long.

nova6_fall_bonus-window = Le temps d’y penser
    .gist = Dans une chute de plus de 2 étages, vous avez une action bonus avant de toucher le sol, sans rien payer.

nova6_fall_bonus-prepare = Préparer l’atterrissage
    .gist = Servez-vous-en pour créer un avantage avec Mouvement : +1d à l’atterrissage.

nova6_fall_bonus-arrest = Se rattraper
    .gist = Ou arrêtez la chute, s’il y a une prise : surmonter avec Mouvement à −1d tous les 4 dégâts de chute jusque-là. Après 2 étages, c’est −0d, après 15, c’est −3d.
