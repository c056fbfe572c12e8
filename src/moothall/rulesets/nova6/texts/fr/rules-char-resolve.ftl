### Volonté : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_resolve_scope = Force d’âme
nova6_resolve_perks = Les atouts de la volonté
nova6_resolve_overcome = La patience plutôt que le génie
nova6_resolve_contest = Un duel de volontés
nova6_resolve_create-advantage = Concentration profonde
nova6_resolve_create-advantage-risk = Seulement si cela peut coûter
nova6_resolve_attack = On ne frappe pas en pensée
nova6_resolve_defend = Garder contenance
