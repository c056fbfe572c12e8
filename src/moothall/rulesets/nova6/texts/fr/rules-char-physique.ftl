### Physique : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_physique_scope = Force et endurance
nova6_physique_perks = Les atouts du corps
nova6_physique_overcome = À la force des bras
nova6_physique_shove-simple = Bousculer
nova6_physique_shove-zone = Bousculer où l’on veut
nova6_physique_shove-adjacent = Bousculer hors de la zone
nova6_physique_shove-clutter = Du fouillis en chemin
nova6_physique_throw = Projeter quelqu’un
nova6_physique_create-advantage = Tenir, sonder, barrer
nova6_physique_attack = On ne frappe pas avec Physique
nova6_physique_basic-crush = Broyer
nova6_physique_defend = Encaisser
