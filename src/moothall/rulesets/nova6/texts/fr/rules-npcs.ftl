### Ceux que joue le MJ : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_npc_types = Premiers rôles et figurants
    .gist = Chaque personnage du MJ est l’un ou l’autre, et pour un nouveau il faut dire lequel.

nova6_npc_principal = Un premier rôle se construit comme un héros
    .gist = Tous les progrès du niveau, tous les aspects centraux, les mêmes cases.

nova6_npc_extra-advances = Les progrès d’un figurant
    .gist = La moitié de ce qu’aurait un héros de ce niveau, arrondie en dessous.

nova6_npc_extra-aspect = Un aspect suffit
    .gist = Pour un figurant, un concept suffit.

nova6_npc_extra-recurring = Les figurants qui reviennent
    .gist = Ils peuvent revenir encore et encore, sans peser beaucoup sur l’histoire ; on compte combien de fois.

nova6_npc_extra-stress = Trois cases par piste
    .gist = Une de STRESS, une d’étourdissement, une de neutralisation.

nova6_npc_extra-stress-fixed = Un figurant garde trois cases
    .gist = Les rangs et talents qui ajouteraient des cases n’en ajoutent pas ici.

nova6_npc_rank-caps = Les rangs des personnages du MJ
    .gist = Les mêmes limites par niveau que pour les héros. Les dépasser n’est pas interdit, seulement signalé.

nova6_npc_no-grave = Pas d’aspect grave pour eux
    .gist = Cette échappatoire des héros n’est ouverte à aucun personnage du MJ.

nova6_npc_promote-full = Un figurant devient premier rôle
    .gist = Donnez un nom et les aspects qui manquent, puis placez autant de progrès qu’un héros du niveau ; les cases suivent aussitôt.

nova6_npc_promote-gradual = Monter peu à peu
    .gist = Un progrès ou deux à chaque apparition ; quand le dernier est placé, c’est un premier rôle, cases comprises.

nova6_npc_unopposed = Personne ne s’en mêle
    .gist = On ne lance alors rien, et le MJ raconte ce qui va avec l’histoire.

nova6_npc_unopposed-warning = L’avertissement
    .gist = Si le succès est douteux, dites tout haut que cela arrivera à leur prochaine action, à moins que quelqu’un n’intervienne.

nova6_npc_unopposed-equal = À leur portée
    .gist = Une difficulté jusqu’à leurs rangs leur prend un tour entier.

nova6_npc_unopposed-plus-one = Juste au-delà
    .gist = Un dé de plus que leurs rangs demande un tour de préparation, puis le tour lui-même.

nova6_npc_unopposed-greater = Bien au-delà
    .gist = Deux dés de plus ou pire, et ils y renoncent, sauf si autre chose que la compétence joue pour eux.

nova6_npc_ganging-up = Une bande, un jet
    .gist = Si nombreux qu’ils soient contre un héros, le joueur lance une fois contre tous.

nova6_npc_ganging-up-2 = À deux
    .gist = Plus dur d’un dé.

nova6_npc_ganging-up-3-4 = À trois ou quatre
    .gist = Plus dur de deux dés.

nova6_npc_ganging-up-5-8 = De cinq à huit
    .gist = Plus dur de trois dés.

nova6_npc_ganging-up-9-plus = Neuf et plus
    .gist = Plus dur de quatre dés, et pas davantage pour cinquante.

nova6_npc_ganging-base = Le meilleur de la bande
    .gist = Les dés du nombre s’ajoutent à la plus haute compétence parmi eux, et c’est l’arme de celui-là qui frappe, sauf si le MJ en nomme une autre.

nova6_npc_trade-assume = Sans obstacle, ils réussissent
    .gist = Sauf si un de leurs aspects s’y oppose ; à quel point c’est réussi dépend de l’échange de dés.

nova6_npc_trade-rate = Leur taux d’échange
    .gist = Deux dés pour un point de prouesse ; un Spécialisé échange un dé contre un point, une fois.

nova6_npc_trade-net = Seulement le reste
    .gist = On ôte d’abord la difficulté de leurs rangs, puis on échange le reste.

nova6_npc_group-share = Combien sur beaucoup
    .gist = Pour une foule, personne ne lance : les dés qui manquent à leur compétence disent quelle part d’entre eux y arrive.

nova6_npc_group-1d = Un dé de moins
    .gist = Environ un sur quatre.

nova6_npc_group-2d = Deux dés de moins
    .gist = Environ un sur huit.

nova6_npc_group-3d = Trois dés de moins
    .gist = Environ un sur seize.

nova6_npc_group-4d = Quatre dés de moins ou pire
    .gist = Aucun ; ils n’essaieraient que sans autre choix.

nova6_npc_group-even = Une foule à la hauteur
    .gist = Une compétence égale à la difficulté : tous y arrivent.

nova6_npc_group-rest = Le reste de la foule
    .gist = Certains ont essayé et échoué, d’autres n’ont pas osé ; le MJ dit combien. Deux fois plus que ceux qui réussissent est une bonne estimation de ceux qui ont essayé.
