### Aspects centraux et niveau : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_character_aspects-core = Quatre aspects centraux
    .gist = Écrivez un Concept, des Origines, une Motivation et un Ennui.

nova6_character_aspect-high-concept = Concept
    .gist = Votre place dans le monde, en une ligne qui vous sert et qui vous pèse.

nova6_character_aspect-background = Origines
    .gist = D’où vous venez, ou qui vous étiez avant ; cela peut détonner à côté du Concept.

nova6_character_aspect-motivation = Motivation
    .gist = Ce qui vous fait avancer. Ce peut fort bien être le contraire de ce qui fait avancer un ami.

nova6_character_aspect-trouble = Ennui
    .gist = Ce qui vous complique la vie : pas réglé en un après-midi, et pas au point de ne jamais sortir de chez vous.

nova6_character_aspect-trouble-distinct = Un ennui à part entière
    .gist = C’est mieux quand l’Ennui est plus que le Concept redit. Cela n’empêche personne de jouer.

nova6_character_aspect-permanent = Les aspects centraux restent
    .gist = Ils durent [P] : ni la fin d’une scène ni un repos n’y touchent, seuls un jalon ou l’histoire elle-même.

nova6_character_level-start = Le niveau de départ
    .gist = Le MJ le nomme, un nombre entier à partir de 0 ; sans indication, c’est 1.

nova6_character_level-scale-0 = Niveau 0
    .gist = Une personne comme la plupart des gens.

nova6_character_level-scale-1-2 = Niveaux 1 et 2
    .gist = Une personne qui a appris un métier.

nova6_character_level-scale-3-4 = Niveaux 3 et 4
    .gist = Une personne accomplie dans son métier.

nova6_character_level-scale-5-6 = Niveaux 5 et 6
    .gist = Une de celles dont les autres ont entendu parler.

nova6_character_level-scale-7-8 = Niveaux 7 et 8
    .gist = La première de son espèce au monde.

nova6_character_level-scale-9-10 = Niveaux 9 et 10
    .gist = La meilleure de tous les temps.

nova6_character_level-scale-11-plus = À partir du niveau 11
    .gist = De telles personnes ne se rencontrent que dans les histoires.
