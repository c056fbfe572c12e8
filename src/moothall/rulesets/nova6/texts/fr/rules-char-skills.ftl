### Compétences, rangs et atouts : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_skill_core-list = Les six compétences du livre
    .gist = Combat, Interaction, Mouvement, Physique, Volonté et Esprit ; vous commencez sans aucun rang.

nova6_skill_list-modifiable = D’autres compétences
    .gist = Un pack peut ajouter des compétences, en changer ou apporter sa propre liste, et les progrès y achètent des rangs.

nova6_skill_rank-0 = Sans formation
    .gist = Rang 0 : aucun dé, et rien à acquérir.

nova6_skill_rank-1 = Formé
    .gist = Rang 1 : un dé, ouvert à tous.

nova6_skill_rank-2 = Habile
    .gist = Rang 2 : deux dés, à partir du niveau 5.

nova6_skill_rank-3 = Expert
    .gist = Rang 3 : trois dés, à partir du niveau 10.

nova6_skill_rank-4 = Maître
    .gist = Rang 4 : quatre dés, à partir du niveau 15.

nova6_skill_rank-5 = Surhumain
    .gist = Rang 5 et au-delà : cinq dés ou plus, et un trait doit l’ouvrir.

nova6_skill_rank-dice = Un dé par rang
    .gist = Chaque rang est un dé de bonus aux tests de cette compétence.

nova6_skill_level-cap = Le plus de rangs par niveau
    .gist = Un sous le niveau 5, deux sous 10, trois sous 15, puis quatre.

nova6_skill_level-cap-focused = Affûté va plus loin
    .gist = Dans cette seule compétence, vous pouvez aller un rang plus haut ; encore faut-il l’acheter.

nova6_skill_rank-5-feature = Pas de cinquième rang sans trait
    .gist = Affûté n’y mène pas ; un trait doit dire quel rang il rend possible.

nova6_perk_bonus = Un atout, un dé de plus
    .gist = S’il convient au test, +1d.

nova6_perk_one-per-test = Un atout, pas deux
    .gist = Si nombreux que soient ceux qui conviennent, un seul compte.

nova6_perk_related = Proche suffit
    .gist = Un atout doit seulement avoir un rapport avec le test ; s’il en a un, le MJ le dit.

nova6_perk_broad-narrow = Atouts larges et étroits
    .gist = Un atout large vaut pour une des quatre actions, un atout étroit pour toutes.

nova6_perk_gm-arbiter = Qui dit ce qui est large
    .gist = C’est le MJ ; et pour un atout large, il faut en nommer l’action.

nova6_perk_free-text = Des atouts avec vos mots
    .gist = N’importe quels mots, et la seule compétence dont ils relèvent.

nova6_perk_rank-zero = Un atout sans rang
    .gist = Il peut dépendre d’une compétence de rang 0.

nova6_perk_opposition = Les atouts de l’autre
    .gist = Si qui s’oppose à vous a un atout qui convient, c’est plus dur d’un dé.
