### Short scenes that show a rule at work : what was given, and what came of it.

example_houses_ex_test = Une lame est tirée
    .given = Sanna a Combat 6 et agit par Devoir 6 ; la difficulté est de 1, et ses dés montrent 5 et 16.
    .then = Les deux dés se comparent à 12 : un succès, et le test est réussi sans surplus.

example_houses_ex_momentum = Un de plus qu’il n’en faut
    .given = Le même test, et les dés montrent 5 et 6.
    .then = Deux succès contre une difficulté de 1 : celui qui reste est gardé comme Impulsion pour tout le groupe.

example_houses_ex_dice = Un troisième dé
    .given = Le groupe a gardé 1 point d’Impulsion, et Sanna en achète un dé avant de lancer.
    .then = Elle lance trois dés, et il ne reste plus d’Impulsion.

example_houses_ex_challenge = Aucune dette impayée
    .given = Sanna brise un sceau, contre ce que dit son Devoir 7 ; elle prend le point que le MJ propose et défie sa maxime.
    .then = Elle a un point de Détermination de plus, teste encore avec Devoir 7, puis la maxime est barrée.

example_houses_ex_attack = Le long couteau touche
    .given = Sanna frappe Roke d’un couteau de Puissance 1 ; Roke n’a aucun succès, elle en a un.
    .then = Elle touche : 2 points et 1 pour le couteau ; Roke en est à 3 sur 6.

example_houses_ex_resist = Pas encore
    .given = Ivo a 5 points sur 6 contre lui, une simple lance le touche, et son joueur ajoute 1 Menace pour continuer.
    .then = Il n’est pas vaincu ; rien n’est soigné, et à 6 sur 6 le prochain coup l’abattra.

example_houses_ex_recovery = Un peu moins de foi
    .given = Foi 7 est barrée ; entre deux aventures, le personnage s’y résout. Justice est à 6.
    .then = Foi vaut désormais 6, et Justice monte à 7 : les cinq valeurs sont les mêmes qu’avant.

example_houses_ex_advance = Dix points pour un meilleur saut
    .given = Sanna a 12 points de progression et n’a encore amélioré aucune compétence ; elle monte Mobilité depuis 5.
    .then = Mobilité vaut 6, dix points sont dépensés, et la prochaine amélioration en coûtera 11.
