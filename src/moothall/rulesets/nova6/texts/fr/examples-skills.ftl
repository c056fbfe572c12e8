### Des compétences en jeu, avec des gens à nous.

example_nova6_ex_run-and-jump = De péniche en péniche
    .given = Odile, Mouvement 2, saute d’une péniche à l’autre (−1d) et veut continuer à courir. Elle lance 4, 4, 4 et 2 et lit les trois 4.
    .then = 12 est une réussite, et le triple vaut 1 point de prouesse : elle est de l’autre côté, et une zone plus loin.
