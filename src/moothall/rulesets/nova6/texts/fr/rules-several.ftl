### À plusieurs, plusieurs choses : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_multi_targets-difficulty = Plusieurs cibles : la difficulté
    .gist = Une action contre plusieurs prend la plus haute difficulté parmi les cibles retenues. Avec des gobelins à 1d et leur chef à 2d, c’est −2d.

nova6_multi_targets-declare = Plusieurs cibles : les nommer
    .gist = Dites avant le jet qui vous visez. Qui vous laissez de côté ne complique rien, mais aucune prouesse ne l’atteindra non plus.

nova6_multi_targets-first = Plusieurs cibles : la première
    .gist = Un succès simple en touche une, et vous choisissez laquelle.

nova6_multi_targets-more = Plusieurs cibles : les suivantes
    .gist = Achetez-en d’autres avec Étendre le champ : 1 point de prouesse vaut un premier rôle de plus, ou deux à trois figurants.

nova6_multi_outcomes-difficulty = Plusieurs résultats : la difficulté
    .gist = Si une action doit accomplir plusieurs choses, la plus dure fixe la difficulté.

nova6_multi_outcomes-first = Plusieurs résultats : le premier
    .gist = Vous choisissez ce qui aboutit d’abord, sauf si une chose doit précéder l’autre : pour courir et sauter, il faut courir avant de sauter.

nova6_multi_outcomes-more = Plusieurs résultats : les suivants
    .gist = Chaque résultat au-delà du premier est un Créer un effet pour 1 point de prouesse ; trois résultats en demandent 2.

nova6_multi_skills-penalty = Plusieurs actions : le malus
    .gist = Chaque action après la première met −1d sur tout ce que vous faites, jusqu’à votre prochain tour : avec trois actions, chacune est à −2d, et toute réaction entre elles aussi.

nova6_multi_skills-declare = Plusieurs actions : annoncer le nombre
    .gist = Décidez du nombre avant de lancer la première ; le malus est là dès le début.

nova6_multi_skills-chain = Plusieurs actions : si la première échoue
    .gist = Si un échec rend une action suivante impossible, on la saute sans lancer. Le MJ en juge.

nova6_multi_pairs = Quand cela fait deux actions
    .gist = Une compétence et une action forment ensemble une chose à faire : surmonter avec Mouvement et créer un avantage avec Mouvement en sont deux.

nova6_group_mode = Tests de groupe
    .gist = Parfois, vous essayez tous ensemble. Le MJ dit si un succès suffit ou si tous doivent réussir, et si l’on peut rester en retrait.

nova6_group_any = Un seul succès suffit
    .gist = Quand une personne suffit, un seul succès porte tout le monde.

nova6_group_any-sp = Des points de prouesse pour le groupe
    .gist = Chacun peut mettre des points de prouesse dans le résultat commun, 3 tout au plus, ou les garder pour ses propres prouesses.

nova6_group_any-fail = L’échec de l’un compte quand même
    .gist = Même quand le groupe réussit, qui échoue laisse au MJ les points que cet échec rapporte.

nova6_group_all = Tout le monde doit réussir
    .gist = Quand tout le monde doit réussir, l’échec d’un seul est l’échec de tous.

nova6_group_all-offset = Couvrir un camarade
    .gist = Un point de prouesse compense l’échec d’un membre.

nova6_group_all-no-improve = Rien au-delà du succès
    .gist = Là où tous doivent réussir, les points de prouesse ne portent pas le résultat commun au-delà d’un succès simple.

nova6_group_all-own-use = Garder ses points pour soi
    .gist = Rien ne vous oblige à couvrir qui que ce soit : vos points de prouesse peuvent aller à vos propres prouesses.

nova6_group_optout = Rester en retrait
    .gist = Si vous pouvez rester en retrait et le faites, cela compte comme un échec, sans dés et sans points pour le MJ.

nova6_group_optout-when = Quand peut-on rester en retrait
    .gist = Le MJ décide. Là où chacun doit s’en tirer seul, comme sur une falaise, d’ordinaire non ; là où d’autres peuvent faire votre part, comme sur un radeau, peut-être.
