### Aspects centraux et niveau : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_character_aspects-core = Quatre aspects centraux
nova6_character_aspect-high-concept = Concept
nova6_character_aspect-background = Origines
nova6_character_aspect-motivation = Motivation
nova6_character_aspect-trouble = Ennui
nova6_character_aspect-trouble-distinct = Un ennui à part entière
nova6_character_aspect-permanent = Les aspects centraux restent
nova6_character_level-start = Le niveau de départ
nova6_character_level-scale-0 = Niveau 0
nova6_character_level-scale-1-2 = Niveaux 1 et 2
nova6_character_level-scale-3-4 = Niveaux 3 et 4
nova6_character_level-scale-5-6 = Niveaux 5 et 6
nova6_character_level-scale-7-8 = Niveaux 7 et 8
nova6_character_level-scale-9-10 = Niveaux 9 et 10
nova6_character_level-scale-11-plus = À partir du niveau 11
