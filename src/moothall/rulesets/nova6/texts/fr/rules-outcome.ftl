### Le résultat : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_test_total = Le total
nova6_test_success-11 = Onze, c’est réussi
nova6_test_fail = Moins de onze
nova6_test_triples-success = Un triple sur un succès
nova6_test_triples-fail = Un triple sur un échec
nova6_test_triples-split = Un triple bas échoue, un triple haut réussit
nova6_test_doubles = Un double a besoin d’une raison
nova6_test_focused-pc = Affûté : plus de points
nova6_test_focused-npc = Une opposition affûtée
nova6_test_focused-own-failure = Un talent affûté ne se retourne pas contre vous
nova6_test_practiced-auto = Exercé : sans lancer
nova6_test_practiced-reroll = Exercé : relancer les 1
nova6_test_simple-success = Succès simple
nova6_test_simple-failure = Échec simple
nova6_test_failure-meaningful = Pas d’enjeu, pas de jet
nova6_cost_offer = Succès à coût
nova6_cost_kinds = Ce que cela peut coûter
nova6_cost_setback = Le prix habituel entre deux combats
nova6_cost_concede = Céder, comme prix
nova6_cost_gsp-kept = Le MJ garde ses points
nova6_cost_no-catastrophe = Pas de désastre pour un échec simple
nova6_sp_sources-player = D’où viennent les points de prouesse
nova6_sp_sources-gm = D’où viennent les points du MJ
nova6_sp_npc-spend = Des prouesses pour l’autre camp
nova6_sp_expire = À dépenser ou à perdre
nova6_test_narrative-control = À quoi servent les points d’intrigue
