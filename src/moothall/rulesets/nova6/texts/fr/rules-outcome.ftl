### Le résultat : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_test_total = Le total
    .gist = Additionnez les trois dés d’action.

nova6_test_success-11 = Onze, c’est réussi
    .gist = Vous réussissez avec un total de 11 ou plus ; 10 ne suffit pas.

nova6_test_fail = Moins de onze
    .gist = À 10 ou moins, c’est un échec, à moins que vous ne proposiez un coût pour réussir malgré tout.

nova6_test_triples-success = Un triple sur un succès
    .gist = Trois dés égaux qui réussissent rapportent 1 point de prouesse.

nova6_test_triples-fail = Un triple sur un échec
    .gist = Trois dés égaux qui échouent rapportent 1 point de prouesse au MJ.

nova6_test_triples-split = Triple bas, échec ; triple haut, succès
    .gist = Trois 1, trois 2 ou trois 3 restent sous onze et servent le MJ ; trois 4, trois 5 ou trois 6 l’atteignent et vous servent.

nova6_test_doubles = Un double a besoin d’une raison
    .gist = Une paire ne veut rien dire en soi. Seul un talent, un trait ou le sol où vous tombez peut la faire compter.

nova6_test_focused-pc = Affûté : plus de points
    .gist = Si votre compétence est Affûtée, un succès avec un double rapporte 1 point de prouesse, et avec un triple 2 au lieu d’un seul.

nova6_test_focused-npc = Une opposition affûtée
    .gist = Si la compétence adverse est Affûtée, échouer avec un double donne au MJ 1 point de prouesse, et avec un triple 2.

nova6_test_focused-own-failure = Affûté : sans danger pour vous
    .gist = Votre propre compétence Affûtée n’aggrave jamais vos échecs.

nova6_test_practiced-auto = Exercé : sans lancer
    .gist = Tant que vous êtes au-dessus de zéro avec une compétence Exercée, vous pouvez laisser les dés et prendre un succès simple.

nova6_test_practiced-reroll = Exercé : relancer les 1
    .gist = Avec une compétence Exercée, vous pouvez relancer une fois par test ceux de vos 1 que vous voulez.

nova6_test_simple-success = Succès simple
    .gist = Un succès sans point de prouesse vous donne ce que vous vouliez, et rien de plus.

nova6_test_simple-failure = Échec simple
    .gist = Un échec qui ne donne aucun point au MJ est simple. Il doit tout de même changer la situation, et le MJ dit comment.

nova6_test_failure-meaningful = Pas d’enjeu, pas de jet
    .gist = Si un échec ne devait rien changer, inutile de sortir les dés.

nova6_cost_offer = Succès avec coût
    .gist = Vous y arrivez, mais vous y perdez quelque chose. Cela se fait quand vous et le MJ tombez d’accord sur le coût, et jamais avec des points de prouesse.

nova6_cost_kinds = Ce que cela peut coûter
    .gist = Le coût est un nouvel aspect, des dégâts, du temps, ou une chose qui s’épuise. Deux points de dégâts pour la scène, par exemple, remplissent une case de stress.

nova6_cost_setback = Le coût habituel entre deux combats
    .gist = En temps narratif, le coût est d’ordinaire 1 dé de revers.

nova6_cost_concede = Céder, comme coût
    .gist = Dans un conflit, vous pouvez payer en cédant : vous obtenez ce que vous vouliez et quittez la scène.

nova6_cost_gsp-kept = Le MJ garde ses points
    .gist = Payer un coût n’ôte aucun point de prouesse au MJ. Trois 2 et un coût, c’est 1 point de plus pour le MJ en temps d’action, et 2 dés de revers en temps narratif.

nova6_cost_no-catastrophe = Pas de désastre pour un échec simple
    .gist = Tomber dans la fosse relève des prouesses du MJ ; rater simplement son saut est d’ordinaire moins grave.

nova6_sp_sources-player = D’où viennent les points de prouesse
    .gist = Surtout d’un succès avec triple, de l’échange de dés de bonus et de l’invocation d’un aspect. Un de chaque sur un même succès fait 3.

nova6_sp_sources-gm = D’où viennent les points du MJ
    .gist = De l’échec d’un joueur avec un triple, et des dés de malus échangés. Les deux à la fois font 2.

nova6_sp_npc-spend = Des prouesses pour l’autre camp
    .gist = Ce que vous achetez avec des points de prouesse, le MJ peut l’acheter pour les PNJ. Si votre défense échoue et que le MJ a un point, le coup peut faire 2 dégâts de plus.

nova6_sp_expire = À dépenser ou à perdre
    .gist = Les points de prouesse appartiennent au test qui les a produits. Ceux qui ne servent pas alors sont perdus.

nova6_test_narrative-control = À quoi servent les points d’intrigue
    .gist = Avec un point d’intrigue, vous pouvez à tout moment d’une scène invoquer un aspect ou en trouver un nouveau, retourner un échec simple ou ajouter un point de prouesse. Sans point, rien de cela n’est possible.
