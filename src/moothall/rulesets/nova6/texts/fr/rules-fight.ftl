### Combat : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_fight_scope = Tout ce que couvre Combat
    .gist = Poings, lames, arcs et fusils : toute lutte physique, de près ou de loin.

nova6_fight_perks = Des atouts de combat
    .gist = Une arme, un style, une sorte de coup : prenez l’une des idées ou trouvez la vôtre.

nova6_fight_overcome = Combattre sans ennemi
    .gist = Montrer ce que l’on sait faire, un tir d’adresse, une joute ; le MJ dit s’il faut un jet, et à quelle difficulté.

nova6_fight_create-advantage = Les manœuvres
    .gist = Au lieu de blesser quelqu’un, vous le placez où vous voulez, l’obligez à baisser la tête, ou apprenez comment il se bat.

nova6_fight_disarm = Désarmer
    .gist = Ce que tient la cible n’est plus dans sa main : DÉSARMÉ, jusqu’à ce qu’elle le reprenne par une action. Une arme fiable demande un point de prouesse.

nova6_fight_knockdown = Faire tomber
    .gist = La cible est À TERRE jusqu’à ce qu’elle se relève, ce qui est une action éclair.

nova6_fight_off-balance = Déséquilibrer
    .gist = Avec un point de prouesse, la manœuvre déséquilibre plutôt la cible : −1d en Mouvement, bref, et un dé de plus par point suivant.

nova6_fight_manoeuvres-open = Des manœuvres de votre cru
    .gist = Du sable dans les yeux, une cape sur la tête : dites ce que c’est, et si le MJ est d’accord, cela marche comme les autres.

nova6_fight_grapple-start = Empoigner
    .gist = Un succès de Combat saisit quelqu’un : empoigné −1d tant que vous maintenez, sans qu’il faille de point.

nova6_fight_grapple-dice = Une prise plus ferme
    .gist = Chaque point de prouesse de ce jet est un dé de plus.

nova6_fight_grapple-scope = Ce qu’entrave une prise
    .gist = Combat, Mouvement et tout ce qui demande deux membres, la tête comprise ; à certaines tables, une seule de ces choses.

nova6_fight_grapple-self = Tenir vous lie aussi
    .gist = Vous avez le même malus, sauf dans ce que vous et la personne tenue vous faites l’un à l’autre.

nova6_fight_grapple-lift = Soulever qui vous tient
    .gist = Avant de bouger à votre tour, il faut soulever qui vous tient, avec Physique contre −1d, en action éclair. Qui s’accroche vient avec ; s’écarter d’un coup ne demande pas de soulever.

nova6_fight_grapple-overcome = Se libérer d’une prise
    .gist = Combat ou Physique contre la même compétence de qui vous tient ôte un dé, et un autre par point ; quand il n’en reste pas, vous êtes libre.

nova6_fight_grapple-improve = Resserrer une prise
    .gist = Dans une action suivante, Combat ou Physique contre la même compétence de la cible ajoute un dé, et un autre par point.

nova6_fight_grapple-maintain = Maintenir une prise
    .gist = Il y faut une de vos actions à chaque tour ; employez-les autrement, et la prise se perd.

nova6_fight_attack-melee-range = Jusqu’où porte un coup
    .gist = Jusqu’à quiconque est dans votre zone. Une arme longue frappe aussi par-delà un obstacle à sa limite.

nova6_fight_attack-ranged-range = Jusqu’où porte un tir
    .gist = Aussi loin que l’indique l’arme, ou que vous pouvez la jeter ; au-delà, il faut des points.

nova6_fight_basic-melee = À mains nues
    .gist = 1 dégât physique, contondant, pour la scène.

nova6_fight_basic-melee-shove = Un coup qui pousse
    .gist = Un coup à mains nues peut pousser ou projeter au lieu de blesser : Physique contre le Physique de la cible, aussitôt.

nova6_fight_basic-ranged = Jeter ce qui traîne
    .gist = Une pierre ou une chaise fait 1 dégât au contact, plus loin pour les forts ; sans rien à jeter, il n’y a rien à faire.

nova6_fight_defend-melee = Parer
    .gist = Combat arrête les coups et les manœuvres au corps à corps.

nova6_fight_defend-interpose = S’interposer de force
    .gist = Là où la violence pourrait empêcher une chose, Combat peut défendre contre elle, si le MJ est d’accord.

nova6_fight_defend-not-ranged = On ne pare pas un tir
    .gist = Contre ce qui vient de loin, seul Mouvement convient.
