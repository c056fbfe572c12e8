# Odds and throws of the 2d20 book on the command line.
odds-houses-heading = { $dice }d20, target number { $target }, Difficulty { $difficulty }
odds-houses-momentum = with { $number } Momentum
odds-houses-trouble = at least one complication
odds-houses-spend-dice = { $number ->
        [one] One die more for { $price } Momentum: { $before } → { $after }
       *[other] { $number } dice more for { $price } Momentum: { $before } → { $after }
    }
odds-houses-spend-point = A point of Determination for an automatic 1: { $before } → { $after }
roll-houses-hero = You
roll-houses-pass = Passed. Successes: { $successes }, Momentum: { $momentum }{ $complications ->
        [0] { "" }
       *[other] {", "}complications: { $complications }
    }
roll-houses-fail = Failed. Successes: { $successes }{ $complications ->
        [0] { "" }
       *[other] {", "}complications: { $complications }
    }
odds-success = Success in all
policy-no-point = Counted without a point of Determination.
policy-point-automatic-before = Counted with 1 point of Determination: one die counts as a 1 and is not rolled.
policy-point-automatic-after = Counted with 1 point of Determination: a failure is mended by a 1 in place of the worst die.
policy-point-reroll-misses = Counted with 1 point of Determination: after a failure, dice without a success are rolled again.
policy-point-reroll-all = Counted with 1 point of Determination: after a failure, all dice are rolled again.
policy-point-reroll-best = Counted with 1 point of Determination: after a failure, the dice with the best chance are rolled again.
result-pass = passed
result-fail = failed
error-other-book = This character belongs to { $ruleset }, and this table plays { $wanted }.
error-houses-number = { $number } will not do here ({ $what }): it goes from { $least } to { $most }.
error-houses-helpers = { $number } helpers are too many; at this table there may be { $most }.
error-houses-assist = A helper with target number { $target } and critical limit { $critical } makes no sense: both go from 1 to 20, and the limit is not above the target.
