### Esprit : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_wits_scope = Savoir, remarquer, réparer
    .gist = Raison, savoir, artisanat, intuition et sens : tout cela est Esprit.

nova6_wits_language-native = La langue maternelle
    .gist = Vous parlez, lisez et écrivez la langue de votre enfance.

nova6_wits_language-declare = Une langue le temps d’une scène
    .gist = Dépensez un point d’intrigue, et il s’avère que vous connaissez une langue jusqu’à la fin de la scène.

nova6_wits_language-perk = Une langue pour de bon
    .gist = Comme atout d’Esprit, une langue est à vous, sans point d’intrigue.

nova6_wits_perks = Les atouts de l’esprit
    .gist = Ouïe fine, vigilance, médecine, chirurgie, portes cachées et plus encore : l’un de ceux-ci, ou le vôtre.

nova6_wits_overcome = Trouver la solution
    .gist = Déchiffrer, se souvenir, repérer, déduire, réparer, gagner sur un plateau : savoir, ruse et sens surmontent.

nova6_wits_interesting = Des dés seulement si cela compte
    .gist = Si ni savoir ni ignorer n’a d’intérêt, le MJ vous le dit, simplement.

nova6_wits_create-advantage = Plans et préparatifs
    .gist = Bricoler, saboter, étudier, camoufler, écouter, viser ou contrefaire ; ce que vous apprenez peut être un aspect caché.

nova6_wits_limits = Le signe et la raison
    .gist = Esprit voit que quelqu’un transpire ; lui faire montrer pourquoi demande Interaction.

nova6_wits_aim = Viser
    .gist = Créez un avantage contre le Mouvement de la cible : un succès est un dé pour votre tir sur elle.

nova6_wits_attack = Le tir par-dessus la colline
    .gist = Seuls le tir indirect et les systèmes d’arme attaquent avec Esprit ; ce que vous pointez sur quelqu’un relève de Combat.

nova6_wits_defend = Les repérer d’abord
    .gist = Esprit s’oppose à une embuscade, et à ceux qui vous épient.
