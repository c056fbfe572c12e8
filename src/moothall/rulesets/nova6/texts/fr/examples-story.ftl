### Exemples des personnages du MJ et des jalons ; gens et lieux sont les nôtres.

example_nova6_example_bandit = Une poursuite sur les toits
    .given = Une resquilleuse du péage (Mouvement 1) vous poursuit, par des gravats à −2d puis vers une galerie à −3d ; personne ne s’y oppose.
    .then = Les gravats lui prennent un tour de plus ; la galerie, elle ne l’essaie même pas.

example_nova6_example_goblins = Vingt-quatre lutins des marais à l’écluse
    .given = Ils ont Mouvement 1, le saut est à −3d.
    .then = Deux dés de moins : six essaient, trois passent, trois tombent, dix-huit restent.

example_nova6_example_darkness = Souffler les lampes
    .given = Quelqu’un éteint les lampes d’une salle : un échec, puis un succès avec zéro, un, deux et trois points.
    .then = Rien ; puis un, deux, trois et quatre dés d’obscurité, et au dernier on ne voit d’ordinaire plus rien.

example_nova6_example_spray = Un seau de poix brûlante
    .given = Jeté sur une troupe d’abordage : un échec, puis un succès avec zéro, un, deux et trois points.
    .then = Personne ; puis un, quelques-uns, la plupart et tous ceux qu’on avait nommés.

example_nova6_example_diggers = Sous les salines
    .given = Trois terrassiers de niveau 3 : un jalon mineur, un majeur, et plus tard un épique.
    .then = Niveaux 4, 5 et 6, des points d’intrigue à chaque fois ; une motivation, puis Lucky contre Danger Sense, puis un concept, refusé jusque-là.

example_nova6_example_watch = Le guet de nuit de Saint-Brice
    .given = Deux guetteurs ; l’un récrit son ennui, l’autre sa motivation, et elle ne vit pas assez pour voir le jalon épique.
    .then = Niveaux et points d’intrigue pour les vivants ; rien pour les morts.

example_nova6_example_heir = L’héritière de Bas-Sillon
    .given = Un groupe de niveau 5 : un jalon mineur, deux majeurs, et un épique après lequel l’héritière est une autre.
    .then = Niveaux 5, 6, 7, 8 ; à la fin un aspect de droit, deux avec l’accord du MJ, et un trait contre un trait.
