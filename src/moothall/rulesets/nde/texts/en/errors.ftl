### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Calling for a test

error-benefit-needed = Say what is gained; a few words will do.
error-cannot-shoot = { $foe } has no attack at range. Move it beside its target, or let the GM allow it.
error-no-stakes = Say first what happens if this fails; one word will do.
error-no-difficulty = Say first how hard it is: a test needs a Difficulty.
error-off-ladder = { $number } is not one of the Difficulties { $ladder }.
error-talents-off = This table plays without Talents.
error-not-a-talent = “{ $name }” is not a Talent that { $hero } can use.
error-one-talent = Only one Talent counts for a test.
error-unknown-die = There is no { $die } in this game; choose from { $dice }.
error-only-2d6 = This table rolls two six-sided dice and no { $die }.
error-only-d6 = This table rolls one six-sided die and no { $die }.
error-no-extremes = Here nothing counts double: it helps, or it hinders.
error-extreme-of-what = “{ $what }” was not named among what helps or hinders, so it cannot be extreme.
error-talent-lowers = The Talent “{ $name }” makes the test one step easier and does nothing else.
error-not-a-die = We could not read “{ $die }” as a die; choose from { $dice }.
error-modifier = A modifier of { $modifier } is out of bounds; it goes from { $least } to { $most }.

## Whose turn it is

error-foes-turn = { $hero } has to wait: the foes are acting now.
error-heroes-first = The foes have to wait: { $hero } has not acted yet.
error-foe-done = { $foe } cannot act any more this round.
error-not-minions = Only minions act as a group, and { $foe } is not one.
error-no-foe = Say which foe acts.
error-in-combat = There is no time to rest while the fight goes on.
error-already-fighting = The fight has already begun.
error-no-fight = There is no fight going on.
error-no-conflict = A short pause comes after a conflict, and none has just ended.
error-clock-length = A clock cannot be { $length } steps long.
error-clock-off = This table plays without clocks.

## Moving and reaching

error-moved = { $hero } has already moved this turn.
error-one-zone = A move takes you one zone at most.
error-no-such-zone = There is no zone “{ $zone }”.
error-on-a-grid = This table plays on a grid: say to which square you move.
error-no-grid = This table does not play on a grid.
error-no-square = { $name } has no square on the grid yet; a square is { $size } wide.
error-too-far = That makes { $squares } squares this turn, and { $most } is the most.
error-out-of-reach = { $target } is out of reach.
error-full-cover = { $target } is behind full cover.
error-no-line = { $target } is out of sight.
error-no-target = Say whom you attack.
error-nobody-to-attack = There is nobody here to attack.
error-target-out = { $target } is already out of the fight.
error-nobody-down = Nobody is lying there to be helped up.
error-not-down = { $hero } is not lying there to be helped up.
error-no-label = Say what became of { $foe }.
error-no-elites = This table plays without elites.
error-plain-bosses = This game has only one kind of boss.
error-no-number = Say which number the foe has to reach; it is 1 at least.

## Help

error-fallen = { $hero } is out of action.
error-acted = { $hero } has already acted this round.
error-say-how = Say how you help.
error-help-oneself = Nobody helps themselves; choose a friend.
error-enough-help = { $hero } has all the help that one test can use.
error-nobody-to-help = There is no friend here to help.

## Before the roll

error-cannot-decline = { $what } is a hindrance and cannot be turned down.
error-nothing-to-decline = { $what } is not helping here, so there is nothing to turn down.

## Luck

error-luck-before = Before the roll, Luck buys a larger die and nothing else.
error-no-step-in-2d6 = With two six-sided dice, Luck buys no larger die.
error-one-step = This table allows a test one larger die, and it is already taken.
error-step-at-top = There is no larger die than this one, so the Luck Point would be wasted.
error-no-luck = { $hero } has no Luck Point left.
error-luck-limit = { $hero } has { $most } Luck Points already, and this table allows no more.
error-no-luck-here = This game has no Luck Points to give.
error-one-luck = This table allows one Luck Point for a test, and it is spent.
error-step-after = A larger die must be bought before the roll.
error-luck-on-one = At this table, Luck cannot buy a success after a 1.
error-no-failure = Only a failure can be bought off.

## What follows a roll

error-no-bargain = The GM cannot offer a success at a cost here.
error-trouble-needed = Say what goes wrong.
error-complication-needed = A price alone will not do here: say what goes wrong.
error-price-needed = Say what the price is.

## Powers

error-power-level = A power of the level “{ $level }” is Difficulty { $numbers } and costs { $costs } Power Points.
error-no-power = { $hero } does not have the { $cost ->
        [one] 1 Power Point
       *[other] { $cost } Power Points
    } this takes.
error-leap = That leap is { $squares } squares long, and { $most } is the most.
error-power-attribute = A power is not rolled with “{ $attribute }”.
error-leap-level = A power of the level “{ $level }” is too weak for a leap.
error-hold-level = A power of the level “{ $level }” is too weak to hold anybody; take Strong or Great.
error-strengthen-level = A power of the level “{ $level }” is too weak to shield or boost anybody; take Standard or more.
error-heal-level = A power of the level “{ $level }” is too weak to heal.
error-power-amount = A power deals or heals no fewer than 0 Hearts, so { $amount } will not do.
error-no-refund = { $hero } cannot get a Power Point back here.
error-dead = { $hero } is dead, and no power heals that.

## Trying again

error-retry-needs-change = That way has failed already: say what you do differently or what you pay.
error-not-locked = Nothing stands in the way of trying “{ $aim }” again.

## Harm

error-no-loss = A hero loses at least 1 Heart, so { $hearts } will not do.

## Growing

error-unknown-role = There is no role “{ $role }”; choose from { $roles }.
error-no-growth = { $hero } has nothing to improve right now.
error-dead-cannot-grow = { $hero } is dead and does not get better at anything.
error-growth-limit = { $hero } cannot improve in that way any further.
error-fully-grown = { $hero } has nothing left to improve.
error-trait-empty = Say in a sentence what the new Trait is.

## Playing otherwise

error-no-way-between-editions = The book knows no way from one edition to the other: their dice have no counterparts.
error-same-dice = The dice are “{ $mode }” already.
error-no-twin = The book does not say what { $attribute ->
        [str] Strength { $value }
        [dex] Dexterity { $value }
       *[might] Might { $value }
    } is worth with other dice.

## Who is here

error-no-such-hero = There is no hero “{ $id }” at this table.
error-no-such-foe = There is no foe “{ $id }” in this scene.
error-id-taken = Somebody at this table is called “{ $id }” already.
error-other-book = This character belongs to { $ruleset }, and this table plays { $wanted }.

## Options of the table


## What is wrong with a character

problem-not-a-sheet = This is not a character at all.
problem-missing = “{ $field }” is missing.
problem-name = The name must be text on one line.
problem-no-concept = No concept yet: one sentence about who your hero is.
problem-no-gear = No key gear or no protection yet: one of each belongs on the sheet.
problem-concept = The concept must be text on one line.
problem-one-role = A hero has exactly one of the roles “assault”, “specialist” and “adept”, and “{ $said }” is not one.
problem-role-label = The name given to the role must be text on one line.
problem-attributes = A hero has the three attributes “str”, “dex” and “might”, and no other.
problem-unknown-die = “{ $field }” cannot be { $said }.
problem-role-dice = A hero of this role does not start with these attributes and has not grown into them.
problem-spread = Nobody can start with these attributes and come to them by growing.
problem-resource = “{ $field }” cannot be { $said } for a hero who has grown like this one.
problem-texts = “{ $field }” must be a list of texts that all say something.
problem-talents-off = This table plays without Talents.
problem-too-many-talents = A hero has two Talents at most, and this one has { $said }.
problem-gear = Gear is a key tool, a protection and a list of trinkets, all of them texts.
problem-too-many-trinkets = Three trinkets are usual, and this hero has { $said }.
problem-grown = “{ $field }” must be a list of “attribute”, “heart”, “power” and “trait”, one for each time the hero has grown.
problem-traits = Each Trait is a text and must have come by growing.
error-foe-held = { $foe } is held and loses this turn.
error-no-effect = Say which effect it is.
error-effects-told = At this table effects are only told. Change the house rule “Effects that last” to let them tell in play.
error-effect-gone = No such effect lies on { $name } any more.
error-circumstance-gone = No such circumstance is in this scene any more.
