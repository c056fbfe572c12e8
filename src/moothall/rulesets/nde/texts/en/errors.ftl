### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Calling for a test

error-no-stakes = Say first what happens if this fails; one word will do.
error-off-ladder = { $number } is not one of the Difficulties { $ladder }.
error-talents-off = This table plays without Talents.
error-not-a-talent = “{ $name }” is not a Talent that { $hero } can use.
error-one-talent = Only one Talent counts for a test.
error-unknown-die = There is no { $die } in this game.

## Help

error-fallen = { $hero } is out of action.
error-acted = { $hero } has already acted this round.
error-say-how = Say how you help.

## Before the roll

error-cannot-decline = { $what } is a hindrance and cannot be turned down.
error-nothing-to-decline = { $what } is not helping here, so there is nothing to turn down.

## Luck

error-luck-before = Before the roll, Luck buys a larger die and nothing else.
error-no-step-in-2d6 = With two six-sided dice, Luck buys no larger die.
error-one-step = This table allows a test one larger die, and it is already taken.
error-step-at-top = { $hero } cannot get a larger die, so the Luck Point would be wasted.
error-no-luck = { $hero } has no Luck Point left.
error-one-luck = This table allows one Luck Point for a test, and it is spent.
error-step-after = A larger die must be bought before the roll.
error-luck-on-one = At this table, Luck cannot buy a success after a 1.
error-no-failure = Only a failure can be bought off.

## What follows a roll

error-no-bargain = At this table the GM does not offer success at a cost.
error-trouble-needed = Say what goes wrong.
error-price-needed = Say what the price is.

## Powers

error-power-level = Difficulty { $number } at this cost does not fit the power level “{ $level }”.
error-no-power = { $hero } does not have the { $cost ->
        [one] 1 Power Point
       *[other] { $cost } Power Points
    } this takes.

## Trying again

error-retry-needs-change = That way has failed already: say what you do differently or what you pay.

## Who is here

error-no-such-hero = There is no hero “{ $id }” at this table.
error-no-such-foe = There is no foe “{ $id }” in this scene.

## Options of the table

error-unknown-option = There is no option “{ $name }”; the nearest is “{ $nearest }”.
error-option-value = The option { $name } cannot be “{ $value }”; choose from { $values }.
error-option-number = The option { $name } must be a whole number from 1 to { $most }, not “{ $value }”.
