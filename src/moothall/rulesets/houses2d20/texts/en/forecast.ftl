### Forecasts of conflicts and extended tasks.

forecast-left-track = Points to defeat
forecast-left-determination = Determination left

tactic-houses-dice = { $value ->
    [never] The players buy no dice.
   *[spare] The players buy one die while 2 Momentum are saved.
}
tactic-houses-determination = { $value ->
    [never] They spend no Determination.
   *[hard] They spend Determination on a sure die in tests of Difficulty 2 or more.
}
tactic-houses-resist = { $value ->
    [never] Nobody resists defeat.
   *[always] Everybody resists defeat once, if they can pay.
}
tactic-houses-threat = { $value ->
    [never] The GM spends no Threat on dice.
   *[plenty] The GM buys one die while there are more than 2 Threat.
}

forecast-houses-space = Everybody attacks the first opponent who stands; zones and traits are left out, and a complication only takes time.
forecast-houses-alone = One character works at the task alone, and a complication only takes time. A round is one test.

forecast-houses-more = { $tier ->
    [major] One more major opponent
    [notable] One more notable opponent
   *[minor] One more minor opponent
}
forecast-houses-higher = { $tier ->
    [major] One of them is a major opponent
   *[notable] One of them is a notable opponent
}
forecast-houses-harder = The task is one Difficulty higher
forecast-houses-no-points = No Determination left
forecast-houses-absent = One character fewer
error-forecast-houses-one-task = A forecast takes one task at a time: leave one line with the tier “task”, and no others.

encounter-tier-minor = Minor opponent
encounter-tier-notable = Notable opponent
encounter-tier-major = Major opponent
encounter-tier-task = Extended task
