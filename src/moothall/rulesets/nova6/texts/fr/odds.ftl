### Comment on dit les chances, et comment elles sont comptées.

## Chances

odds-heading = { $way ->
    [up] +{ $left }d : { $dice } dés
    [down] −{ $left }d : { $dice } dés
    [sure] Sans jet
   *[even] À zéro : { $dice } dés
 }
odds-success = Succès en tout
odds-stunts = { $points ->
    [0] sans point de prouesse
    [one] avec { $points } point de prouesse
   *[other] avec { $points } points de prouesse
 }
odds-failure = Échec en tout
odds-gm-stunts = { $points ->
    [0] sans rien pour le MJ
    [one] avec { $points } point de prouesse pour le MJ
   *[other] avec { $points } points de prouesse pour le MJ
 }
policy-best-trio = Compté avec les trois meilleurs dés : le succès d’abord, puis le plus de points de prouesse, puis le moins pour le MJ.
policy-reroll-ones = Compté en relançant une fois tous les 1, avec les trois meilleurs dés.
policy-invoked = Compté sans dés : l’invocation change le résultat tel qu’il est.
policy-sure-success = Compté avec un succès sûr au lieu d’un jet.
roll-hero = Le personnage
