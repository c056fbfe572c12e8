### Prévisions des combats.

forecast-left-hearts = Cœurs restants
forecast-left-luck = Chance restante

tactic-nde-heroes = Les héros frappent { $value ->
    [weakest] l’ennemi le plus faible
    [strongest] l’ennemi le plus fort
   *[first] le premier ennemi debout
}.
tactic-nde-luck = { $value ->
    [never] Ils ne dépensent aucun point de Chance.
   *[failures] Ils relancent un échec tant qu’il leur reste un point de Chance.
}
tactic-nde-foes = { $value ->
    [first] Chaque ennemi frappe le premier héros debout.
    [own] Chaque ennemi s’en tient à un héros.
    [still] À leur tour, les ennemis ne font rien.
   *[weakest] Chaque ennemi frappe le héros qui a le moins de Cœurs.
}

forecast-nde-space = Chacun peut atteindre chacun ; distances, couverts, mêlées et effets qui durent sont laissés de côté.

forecast-nde-more = { $tier ->
    [elite] Une élite de plus
    [boss] Un boss de plus
   *[minion] Un péon de plus
}
forecast-nde-higher = { $tier ->
    [boss] L’un d’eux est un boss
   *[elite] L’un d’eux est une élite
}
forecast-nde-no-luck = Plus de points de Chance
forecast-nde-absent = Un héros de moins

encounter-tier-minion = Péon
encounter-tier-elite = Élite
encounter-tier-boss = Boss
encounter-how-melee = Au corps à corps
encounter-how-ranged = À distance
