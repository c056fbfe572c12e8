### Réunir les dés : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_skill_six = Six compétences
    .gist = Combat, Mouvement et Physique pour le corps ; Interaction, Volonté et Esprit pour la tête.

nova6_skill_fight = Combat
    .gist = Pour les coups, les lames et les balles : toute forme de combat physique.

nova6_skill_interact = Interaction
    .gist = Pour traiter avec les gens : convaincre, bluffer, charmer, faire pression.

nova6_skill_move = Mouvement
    .gist = Pour se déplacer avec adresse : courir, se faufiler, grimper, piloter.

nova6_skill_physique = Physique
    .gist = Pour ce que le corps peut soulever, briser et endurer.

nova6_skill_resolve = Volonté
    .gist = Pour ce que l’esprit peut supporter et imposer, de la terreur à la tentation.

nova6_skill_wits = Esprit
    .gist = Pour réfléchir, savoir et remarquer.

nova6_action_four = Quatre actions de base
    .gist = Créer un avantage, surmonter, attaquer et défendre : tout ce que vous tentez est l’une de ces quatre.

nova6_test_difficulty-source = D’où vient la difficulté
    .gist = Le MJ la tire de la tâche elle-même ou de la compétence de qui s’oppose à vous ; Combat 2d en face vous met deux dés de malus.

nova6_test_bonus-one-skill = Une seule compétence compte
    .gist = Seuls les rangs d’une compétence deviennent des dés de bonus. Si deux conviennent, choisissez-en une ; elles ne s’ajoutent jamais.

nova6_test_bonus-one-perk = Un seul atout compte
    .gist = Un atout qui convient donne +1d. D’autres atouts qui conviennent n’ajoutent rien.

nova6_test_bonus-others = Tout le reste qui aide
    .gist = Talents, traits, avantages et conditions en votre faveur apportent tous leurs dés, et on les additionne.

nova6_test_penalty-sources = Ce qui joue contre vous
    .gist = Les dés de malus viennent de la difficulté, des désavantages et des conditions qui vous gênent.

nova6_test_cancel = Les dés s’annulent
    .gist = Un dé de bonus et un dé de malus s’annulent, jusqu’à ce qu’il n’en reste que d’une sorte. Cinq contre quatre laissent +1.

nova6_test_state-up = Au-dessus de zéro
    .gist = S’il reste des dés de bonus, vous êtes au-dessus de zéro.

nova6_test_state-down = Au-dessous de zéro
    .gist = S’il reste des dés de malus, vous êtes au-dessous de zéro.

nova6_test_state-even = À zéro
    .gist = S’il n’en reste aucun, vous êtes à zéro et ne lancez que les trois dés de base.

nova6_test_trade-dice = Des dés contre des points de prouesse
    .gist = Avant le jet, le camp à qui il reste des dés peut en céder : deux dés font un point de prouesse. Avec 4 dés de bonus et un échange, on lance à +2 avec 1 point en attente.

nova6_test_trade-forced = Jamais plus de quatre
    .gist = À partir de cinq dés restants, échangez des paires jusqu’à quatre ou moins : 5 devient 3 avec 1 point, 6 devient 4 avec 1, 7 devient 3 avec 2, 8 devient 4 avec 2. Un dé mis de côté par une compétence Spécialisée compte aussi : 5 devient 4 avec 1 point et 7 devient 4 avec 2.

nova6_test_trade-after-cancel = Annuler d’abord, échanger ensuite
    .gist = Seul ce qui reste après annulation peut s’échanger. Quatre contre quatre ne laissent rien à céder.

nova6_test_trade-up-player = Au-dessus de zéro, le joueur échange
    .gist = Avec des dés de bonus, l’échange est votre choix. Si vous échouez ensuite, les points n’arrivent jamais.

nova6_test_trade-down-gm = Au-dessous de zéro, le MJ échange
    .gist = Avec des dés de malus, le MJ peut les échanger, et n’a les points que si vous échouez.

nova6_test_trade-specialized = Un seul dé pour un point
    .gist = Avec une compétence Spécialisée, vous pouvez, une fois par test, mettre de côté un seul dé de bonus pour un point de prouesse. Comme toujours, il n’est à vous qu’en cas de succès.

nova6_test_trade-specialized-once = Le bon taux ne sert qu’une fois
    .gist = Après ce dé unique, chaque autre point coûte une paire. Avec une compétence Spécialisée et 3 dés de bonus, tout peut s’échanger : 2 points en attente, et un jet à zéro.

nova6_test_base-three = Trois dés de base
    .gist = Quoi que vous lanciez d’autre, trois dés sont toujours là.

nova6_test_roll-up = Au-dessus de zéro, on choisit trois dés
    .gist = Avec des dés de bonus, vous retenez trois dés de votre choix parmi ceux lancés.

nova6_test_roll-up-suggest = Une proposition pour vos trois dés
    .gist = Les trois meilleurs vous sont proposés : d’abord un succès, puis le plus de points de prouesse, puis le plus haut total. Si rien ne réussit, c’est le moins de points pour le MJ, puis le plus haut total.

nova6_test_roll-down = Au-dessous de zéro, les trois plus bas
    .gist = Avec des dés de malus, ce sont les trois plus bas qui comptent, que cela plaise ou non.

nova6_test_roll-even = À zéro, tous les trois
    .gist = Sans bonus ni malus, il n’y a que trois dés, et tous comptent.

nova6_test_pc-vs-pc = Héros contre héros
    .gist = Si deux héros s’opposent, celui qui agit lance, et la compétence de l’autre est la difficulté. Combat 2d contre Combat 1d se lance à +1.
