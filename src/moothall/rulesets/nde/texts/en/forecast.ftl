### Forecasts of fights.

forecast-left-hearts = Hearts left
forecast-left-luck = Luck left

tactic-nde-heroes = Heroes strike { $value ->
    [weakest] the weakest foe
    [strongest] the strongest foe
   *[first] the first foe that stands
}.
tactic-nde-luck = { $value ->
    [never] They spend no Luck Point.
   *[failures] They roll a failure again while they have a Luck Point.
}
tactic-nde-foes = { $value ->
    [first] Each foe strikes the first hero who is up.
    [own] Each foe keeps to a hero of its own.
    [still] The foes’ own turn does nothing.
   *[weakest] Each foe strikes the hero with the fewest Hearts.
}

forecast-nde-space = Everybody can reach everybody; distances, cover, crowds and lasting effects are left out.

forecast-nde-more = { $tier ->
    [elite] One more elite
    [boss] One more boss
   *[minion] One more minion
}
forecast-nde-higher = { $tier ->
    [boss] One of them is a boss
   *[elite] One of them is an elite
}
forecast-nde-no-luck = No Luck Points left
forecast-nde-absent = One hero fewer

encounter-tier-minion = Minion
encounter-tier-elite = Elite
encounter-tier-boss = Boss
encounter-how-melee = Hand to hand
encounter-how-ranged = From afar
