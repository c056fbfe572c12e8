### Progrès : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_character_advances = Combien de progrès
    .gist = Six, et un par niveau : au niveau 1, vous en dépensez sept.

nova6_character_advances-per-level = Un de plus par niveau
    .gist = Qui gagne un niveau en jeu a un progrès de plus à dépenser.

nova6_character_advances-by-ten = De un à dix
    .gist = Qui commence avec sept au niveau 1 en a seize au niveau 10.

nova6_character_cost-rank = Un rang coûte un progrès
    .gist = Les rangs s’achètent l’un après l’autre, chacun pour un progrès.

nova6_character_cost-talent = Un talent coûte un progrès
    .gist = Chaque fois que vous en prenez un, c’est un progrès.

nova6_character_cost-feature = Ce que coûte un trait
    .gist = Un progrès ou plus, selon le pack ou le MJ ; et le MJ doit l’accorder, sauf si le pack le laisse libre.

nova6_character_cost-perk = Les atouts ne s’achètent pas
    .gist = Chacun vient d’un talent : Spécialisé en donne un pour sa compétence, Bien formé trois pour toutes. Ce qui n’a pas de source doit partir ; ce qui reste dû peut se choisir plus tard.

nova6_character_rank-cap-level-one = Les rangs au niveau 1
    .gist = Aucune compétence au-delà du rang 1, ou 2 dans celle qui est Affûtée.

nova6_character_talent-custom = Des talents à soi
    .gist = Si la liste n’a pas ce que vous cherchez, écrivez-le ; une fois accordé par le MJ, il coûte autant que tout talent.

nova6_character_talent-recommended = Des talents pour presque tous
    .gist = Affûté, Exercé et Spécialisé vont à presque tout le monde. On peut très bien s’en passer.

nova6_character_advance-unspent = Des progrès pour plus tard
    .gist = Ce que vous n’avez pas dépensé reste à vous, et la feuille le montre.
