### Mouvement : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_move_scope = Tout ce que couvre Mouvement
    .gist = Courir, grimper, nager, chevaucher, conduire, poursuivre et passer sans être vu.

nova6_move_perks = Des atouts de mouvement
    .gist = Une façon de se déplacer, un véhicule, l’art de ne pas être là : prenez une idée ou trouvez-en une.

nova6_move_overcome = Arriver quelque part
    .gist = Au-delà des obstacles, au-delà des sentinelles, et de zone en zone dans un combat.

nova6_move_adjacent-free = À côté, sans jet
    .gist = Une action vous mène dans la zone voisine, sans dés si la voie est libre.

nova6_move_farther = Une course
    .gist = Aller plus loin demande un jet : deux zones avec un succès, et une de plus par point.

nova6_move_obstructed = Franchir ce qui sépare
    .gist = Si quelque chose barre la route, même une zone demande un jet ; un succès vous fait passer, chaque point une zone au-delà.

nova6_move_conditions = Quand le terrain s’y oppose
    .gist = Ce qui est vrai du lieu ou de vous peut faire d’une marche un jet, si le MJ le dit.

nova6_move_climb-barrier = Par-dessus la clôture
    .gist = Escalader un obstacle dans votre zone vous y laisse ; la suivante demande un point.

nova6_move_climb-vertical = Une zone plus haut
    .gist = Monter d’une zone demande toujours un jet, avec ou sans échelle.

nova6_move_climb-extra = Encore plus haut
    .gist = Chaque zone de plus vers le haut coûte deux points.

nova6_move_swim = À flot
    .gist = Dans l’eau, il faut un succès pour rester à flot, ou pour nager jusqu’à la zone voisine.

nova6_move_swim-penalty = Eaux agitées
    .gist = Vagues et courants sont des dés de malus, autant que le dit le MJ.

nova6_move_swim-extra = Nager plus loin
    .gist = Deux points pour chaque zone d’eau de plus.

nova6_move_create-advantage = Une meilleure place
    .gist = Une hauteur, une embuscade, une bonne place pour la suite.

nova6_move_dodge = Sur le qui-vive
    .gist = Bougez sans cesse, et ayez un dé pour votre propre défense contre les attaques physiques.

nova6_move_attack-ram = Percuter
    .gist = Mouvement ne blesse personne, sauf si vous lancez un véhicule contre la cible. Il souffre autant qu’elle, chacun avant sa propre absorption.

nova6_move_defend-attacks = Hors d’atteinte
    .gist = Mouvement évite tout coup et tout tir, et toute manœuvre d’un combat.

nova6_move_defend-block = Barrer le passage
    .gist = Si vous pouvez vous placer devant, Mouvement empêche quelqu’un de passer, tant que le MJ est d’accord.

nova6_move_defend-hide = Se cacher
    .gist = Mouvement vous garde hors de vue de qui vous cherche.
