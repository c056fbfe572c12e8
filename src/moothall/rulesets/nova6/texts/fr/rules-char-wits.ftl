### Esprit : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_wits_scope = Savoir, remarquer, réparer
nova6_wits_language-native = La langue maternelle
nova6_wits_language-declare = Une langue le temps d’une scène
nova6_wits_language-perk = Une langue pour de bon
nova6_wits_perks = Les atouts de l’esprit
nova6_wits_overcome = Trouver la solution
nova6_wits_interesting = Des dés seulement si cela compte
nova6_wits_create-advantage = Plans et préparatifs
nova6_wits_limits = Le signe et la raison
nova6_wits_aim = Viser
nova6_wits_attack = Le tir par-dessus la colline
nova6_wits_defend = Les repérer d’abord
