### What odds are said with, and how they were counted.

## Odds

odds-heading = { $way ->
    [up] Up { $left }: { $dice } dice
    [down] Down { $left }: { $dice } dice
    [sure] No dice
   *[even] Even: { $dice } dice
 }
odds-success = Success in all
odds-stunts = { $points ->
    [0] with no stunt point
    [one] with { $points } stunt point
   *[other] with { $points } stunt points
 }
odds-failure = Failure in all
odds-gm-stunts = { $points ->
    [0] with nothing for the GM
    [one] with { $points } stunt point for the GM
   *[other] with { $points } stunt points for the GM
 }
policy-best-trio = Counted with the best three dice: success first, then most stunt points, then fewest for the GM.
policy-reroll-ones = Counted with every one rolled again once, and the best three dice.
policy-invoked = Counted without any dice: an invoke turns the result as it lies.
policy-sure-success = Counted with a sure success taken instead of a roll.
roll-hero = The hero
