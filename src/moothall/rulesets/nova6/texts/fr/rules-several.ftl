### À plusieurs, plusieurs choses : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_multi_targets-difficulty = Plusieurs cibles : la difficulté
nova6_multi_targets-declare = Plusieurs cibles : les nommer
nova6_multi_targets-first = Plusieurs cibles : la première
nova6_multi_targets-more = Plusieurs cibles : les suivantes
nova6_multi_outcomes-difficulty = Plusieurs résultats : la difficulté
nova6_multi_outcomes-first = Plusieurs résultats : le premier
nova6_multi_outcomes-more = Plusieurs résultats : les suivants
nova6_multi_skills-penalty = Plusieurs actions : le malus
nova6_multi_skills-declare = Plusieurs actions : annoncer le nombre
nova6_multi_skills-chain = Plusieurs actions : si la première échoue
nova6_multi_pairs = Quand cela fait deux actions
nova6_group_mode = Tests de groupe
nova6_group_any = Un seul succès suffit
nova6_group_any-sp = Des points de prouesse pour le groupe
nova6_group_any-fail = L’échec de l’un compte quand même
nova6_group_all = Tout le monde doit réussir
nova6_group_all-offset = Couvrir un camarade
nova6_group_all-no-improve = Rien au-delà du succès
nova6_group_all-own-use = Garder ses points pour soi
nova6_group_optout = Rester en retrait
nova6_group_optout-when = Quand peut-on rester en retrait
