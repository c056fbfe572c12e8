### Forecasts of contests and conflicts.

forecast-left-boxes = Free boxes left
forecast-left-plot-points = Plot points left

tactic-nova6-heroes = The characters attack { $value ->
    [weakest] the opponent with the most boxes filled
   *[first] the first opponent
}.
tactic-nova6-foes = The opponents attack { $value ->
    [first] the first character
   *[weakest] the character with the most boxes filled
}.
tactic-nova6-plot = { $value ->
    [never] Nobody spends plot points.
   *[stay] Plot points keep a character in the scene, and turn a failure into a success.
}
tactic-nova6-stunts = { $value ->
    [never] Stunt points are not spent.
   *[harder] Stunt points make an attack stronger.
}

forecast-nova6-contest = The rival trades no ranks, and the contest ends with the first result.
forecast-nova6-space = Everybody is in reach; zones and aspects of the place are left out, and a turn is one attack.

forecast-nova6-more = { $kind ->
    [principal] One more principal
   *[extra] One more extra
}
forecast-nova6-stronger = The opposition has one rank more
forecast-nova6-no-points = No plot points left
forecast-nova6-absent = One character fewer
error-forecast-nova6-one-rival = A contest has one rival: leave one line of the kind “rival”, and no others.

encounter-kind-rival = Rival of a contest
encounter-kind-principal = Principal
encounter-kind-extra = Extra
