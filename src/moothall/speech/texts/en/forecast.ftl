### Forecasts of encounters.

help-forecast = Forecast an encounter: chance to win, and what it costs.
    .file = A file that says who meets whom; examples/ has some.
    .decides = Also say what one more foe, a stronger one, no luck or a missing hero would change.
    .seconds = How long it may take; what cannot be counted by then is sampled.
    .seed = The seed of sampled fights: the same seed, the same fights.

forecast-exact = Chance to win: { $percent }, counted exactly.
forecast-sampled-over-budget = Chance to win: about { $percent }, between { $low } and { $high } (99 times in 100), from { $games } fights; counting every way would have taken too long.
forecast-sampled-large-circle = Chance to win: about { $percent }, between { $low } and { $high } (99 times in 100), from { $games } fights; this fight goes back and forth too often to be counted.
forecast-task = The task takes { NUMBER($mean, maximumFractionDigits: 1) } tests on average.
forecast-hero = Who
forecast-unnamed = No. { $number }
forecast-down = { $goal ->
    [contest] Loses
   *[other] Goes down
}
forecast-dead = Dies
forecast-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
forecast-rounds = How many rounds
forecast-rounds-sampled = How many rounds (from sampled fights)
forecast-decides = What decides it

help-sweep = Forecast an encounter over a grid of parameters.
    .file = The encounter's file; examples/ has some.
    .over = A parameter and its values: foes.0.count=1..6 or tactics.luck=never,failures.
    .seconds = How long each forecast may take.
    .seed = The seed of sampled fights: the same seed, the same fights.
    .keep = Keep rows in this file; an interrupted sweep goes on from it.
    .csv = Write the rows to this file.
    .svg = Draw them as a heat map to this file.
    .scheduler = The address of a Dask scheduler, to use a cluster.
sweep-win = Chance to win
sweep-rounds = Rounds
sweep-done = { $done } of { $of }

## The form of an encounter

encounter-name = Name
encounter-count = How many
encounter-role = Role
encounter-strength = Strength die
encounter-dexterity = Dexterity die
encounter-might = Might die
encounter-hearts = Hearts
encounter-luck = Luck Points
encounter-how = Attacks
encounter-tier = Kind
encounter-kind = Kind
encounter-defense = Defense
encounter-skill = Skill
encounter-drive = Drive
encounter-potency = Potency of the asset
encounter-determination = Determination
encounter-difficulty = Difficulty
encounter-points = Points of the task
encounter-rank = Rank
encounter-damage = Damage
encounter-plot-points = Plot points
encounter-goal = Successes to win
encounter-heroes = Heroes
encounter-foes = Foes
encounter-plot = Plot points
encounter-stunts = Stunt points
encounter-dice = Dice
encounter-resist = Defeat
encounter-threat = Threat
