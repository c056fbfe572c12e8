### Mouvement : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_move_scope = Tout ce que couvre Mouvement
nova6_move_perks = Des atouts de mouvement
nova6_move_overcome = Arriver quelque part
nova6_move_adjacent-free = À côté, sans jet
nova6_move_farther = Une course
nova6_move_obstructed = Franchir ce qui sépare
nova6_move_conditions = Quand le terrain s’y oppose
nova6_move_climb-barrier = Par-dessus la clôture
nova6_move_climb-vertical = Une zone plus haut
nova6_move_climb-extra = Encore plus haut
nova6_move_swim = À flot
nova6_move_swim-penalty = Eaux agitées
nova6_move_swim-extra = Nager plus loin
nova6_move_create-advantage = Une meilleure place
nova6_move_dodge = Sur le qui-vive
nova6_move_attack-ram = Éperonner
nova6_move_defend-attacks = Hors d’atteinte
nova6_move_defend-block = Barrer le passage
nova6_move_defend-hide = Se cacher
