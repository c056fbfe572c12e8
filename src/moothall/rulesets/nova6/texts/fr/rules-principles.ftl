### Règles non écrites : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_principle_rule-zero = Le plaisir avant les règles
    .gist = Le MJ peut écarter un résultat qui gâche la partie ; ce qu’il était et ce qu’il est devenu restent notés.

nova6_principle_gm-rolls = Pour une fois, le MJ lance
    .gist = Aux tables qui le veulent, le MJ lance pour les attaquants, et la compétence du héros fait la difficulté.

nova6_principle_golden-rule = D’abord quoi, puis comment
    .gist = Dites ce que vous voulez obtenir ; la règle qui y sert se trouve ensuite.

nova6_principle_golden-rule-no-forbid = Préciser plutôt qu’interdire
    .gist = Quand on ne sait pas de quelle action il s’agit, les quatre restent ouvertes et l’intention décide.

nova6_principle_rule-of-five = L’échelle de cinq
    .gist = Rien, un, quelques-uns, la plupart, tous : de 0 à 4, pour les rangs comme pour tout ce qui aide ou gêne.

nova6_principle_scale-0 = Zéro : rien
    .gist = Ce qui a échoué n’a pas de taille.

nova6_principle_scale-1 = Premier degré : un
    .gist = Un succès simple vaut un dé, ou atteint une personne.

nova6_principle_scale-2 = Deuxième degré : quelques-uns
    .gist = Avec un point de prouesse de plus, deux dés ou quelques personnes.

nova6_principle_scale-3 = Troisième degré : la plupart
    .gist = Avec deux, trois dés ou presque tout le monde.

nova6_principle_scale-4 = Dernier degré : tous
    .gist = Avec trois, quatre dés ou tous ceux qu’on a nommés.

nova6_principle_scale-total = Quand un sens manque tout à fait
    .gist = Contre quatre dés d’obscurité, regarder échoue d’ordinaire d’office ; on demande au MJ si c’est le cas ici.
