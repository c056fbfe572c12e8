### Prévisions des compétitions et des conflits.

forecast-left-boxes = Cases libres
forecast-left-plot-points = Points d’intrigue restants

tactic-nova6-heroes = Les personnages attaquent { $value ->
    [weakest] l’adversaire qui a le plus de cases cochées
   *[first] le premier adversaire
}.
tactic-nova6-foes = Les adversaires attaquent { $value ->
    [first] le premier personnage
   *[weakest] le personnage qui a le plus de cases cochées
}.
tactic-nova6-plot = { $value ->
    [never] Personne ne dépense de points d’intrigue.
   *[stay] Les points d’intrigue gardent un personnage dans la scène et changent un échec en succès.
}
tactic-nova6-stunts = { $value ->
    [never] Les points de prouesse ne sont pas dépensés.
   *[harder] Les points de prouesse renforcent l’attaque.
}

forecast-nova6-contest = Le rival n’échange pas de rangs, et la compétition finit au premier résultat.
forecast-nova6-space = Tout le monde est à portée ; zones et aspects du lieu sont laissés de côté, et un tour est une attaque.

forecast-nova6-more = { $kind ->
    [principal] Un adversaire principal de plus
   *[extra] Un figurant de plus
}
forecast-nova6-stronger = L’opposition a un rang de plus
forecast-nova6-no-points = Plus de points d’intrigue
forecast-nova6-absent = Un personnage de moins
error-forecast-nova6-one-rival = Une compétition a un seul rival : gardez une ligne du genre « rival », sans autre adversaire.

encounter-kind-rival = Rival d’une compétition
encounter-kind-principal = Premier rôle
encounter-kind-extra = Figurant
