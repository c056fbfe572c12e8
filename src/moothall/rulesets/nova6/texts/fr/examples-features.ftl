### Exemples : les traits et les choses qui sont des personnages.

example_nova6_ex_storm = La tempête sur le col
    .given = Une tempête entre en jeu avec Froid 2 et Grésil 1, sans aucune piste. Oda se défend avec Physique contre le froid.
    .then = La difficulté est de deux dés, et une tempête qu’on ne peut pas blesser est permise.
example_nova6_ex_gun-track = Le canon à harpons
    .given = Un canon à harpons entre en jeu avec une seule piste, pour ses harpons : trois, deux et une cases.
    .then = C’est permis, et les harpons dépensés ne cochent jamais la case d’un corps.
