### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Reading and finding

error-not-written-so = We could not read “{ $text }”; write { $effect ->
        [condition] a name, its dice and perhaps a duration, such as thick fog 2d [S]
        [aspect] a name and perhaps a duration, such as SOAKED TO THE SKIN [L]
        [asset] a name and its uses, such as A BORROWED KEY [2]
       *[advantage] a name, its dice and perhaps a duration, such as off-balance −1d [T]
    }.
error-said-twice = “{ $text }” says other dice or another duration than the fields beside it; say them of “{ $name }” in one place only.
error-condition-sign = “{ $text }” has a sign, but a condition has none, because each test decides whom it helps; write thick fog 2d.
error-rally-elsewhere = One rallies in a conflict; elsewhere boxes are cleared by time, treatment, a rest or a milestone.
error-id-taken = Somebody at this table already has the id “{ $id }”; choose another.
error-no-such-character = Nobody at this table has the id “{ $id }”.
error-no-such-effect = There is nothing at this table with the id “{ $id }”.
error-no-such-track = { $name } has no stress track “{ $id }”.
error-nova6-dice = { $count } dice are out of bounds; from 0 to { $most } can be counted.

## Calling for a test

error-difficulty = A difficulty of { $number } is out of bounds; it goes from 0 to { $most }.
error-no-such-skill = Nobody here has a skill “{ $skill }”.
error-no-such-action = “{ $action }” is not one of the four basic actions.
error-no-such-perk = “{ $perk }” is not a perk for the skill that is used here.
error-no-use-left = “{ $asset }” is not an asset with enough uses left.
error-setbacks = { $name } has { $held ->
        [one] 1 setback die
       *[other] { $held } setback dice
    }, so { $wanted } cannot be added; dice of others do not count.

## Whose turn it is

error-out = { $name } is out of the scene and cannot act.
error-not-your-turn = It is the turn of { $name }.
error-not-their-turn = It is not the turn of { $name }.
error-not-yours-to-use = “{ $tool }” is not at hand: it is stowed away, dropped, or somebody else’s.
error-no-action-left = { $declared ->
        [0] Say that you take at least one action.
        [one] You have taken your action of this turn.
       *[other] You have taken the { $declared } actions you declared.
    }
error-advanced-off = This table plays with one action in a turn.
error-focused-on-one = Who focuses takes one action in that turn.
error-strive-instead = A contest is under way: strive in it.
error-too-late-to-delay = { $name } has begun to act and cannot delay any more.
error-npc-delays = Only heroes can delay a turn: interrupting takes their initiative test.
error-no-such-way-now = None of these boxes can be cleared in this way now.
error-no-time-in-turns = While people act in turns there is no time for it.
error-gang = Ganging up takes at least two non-player characters against one hero.
error-commit-first = Say first what you will do; then you may try to cut in.
error-no-rounds = Nobody acts in turns now.
error-one-bonus = One bonus action in a round is all there is.
error-no-bonus = { $name } has nothing that pays for a bonus action.
error-nothing-precludes = { $name } has no further action this turn that could become impossible.

## Around the roll

error-cannot-set-aside = A single die is traded for a point only with a Specialized skill, while dice are left.
error-nothing-to-trade = No dice are left after cancelling, so there is nothing to trade.
error-not-yours-to-trade = These are penalty dice; trading them is for the other side.
error-too-many-pairs = Here you can trade { $most ->
        [0] no dice
        [one] 1 pair of dice at most
       *[other] { $most } pairs of dice at most
    }.
error-cannot-take = A sure success needs a Practiced skill, and bonus dice left after trading.
error-not-these-dice = “{ $answer }” are not three of the dice that fell.
error-fails-on-purpose = With { $answer } you would fail although you could succeed; say so once more if you mean it.
error-not-so-many-ones = { $ones ->
        [one] There is only one 1 to roll again.
       *[other] There are only { $ones } ones to roll again.
    }
error-nothing-opposes = Nothing usually opposes { $skill } used like this; say with which skill it is met.
error-nothing-forgotten = Those dice could not have changed the last test of { $name }, so play goes on.

## After the roll

error-aspect-used = You have already invoked “{ $aspect }”.
error-no-such-benefit = An invoke cannot do that to this result.
error-no-setback-pair = Two setback dice of that hero are needed for a stunt point.
error-not-the-gm = Only the GM may set a result aside, and only after asking to see it.
error-no-plot-point = No plot point is left to pay with.
error-not-such-a-cost = That is no cost here; choose from { $costs }.
error-cost-of-nothing = A cost has to be something: say what is lost.
error-advantage-without-words = An advantage needs a few words of its own.
error-advantage-skill = A die from an invoke is for one skill; say which.
error-advantage-duration = An advantage made by a success is brief; stunt points make it last longer.
error-harm-to-whom = Damage is for somebody else; say whom it hurts.
error-aspect-duration = An aspect made by a success is brief, or lasts until an action ends it.
error-one-hero = Only players roll: name one hero, who then defends.
error-no-such-stunt = “{ $stunt }” cannot be bought here.
error-stunt-price = { $price ->
        [one] This stunt costs 1 point; more points would do nothing.
       *[other] This stunt costs { $price } points; more would do nothing.
    }
error-stunt-most = { $points ->
        [one] More than 1 point would do nothing here.
       *[other] More than { $points } points would do nothing here.
    }
error-not-so-many-points = { $points ->
        [one] There is 1 stunt point to spend.
       *[other] There are { $points } stunt points to spend.
    }

## Several at once

error-any-or-all = Say whether one success is enough or all have to succeed.
error-too-many-targets = Those are too many targets for these stunt points ({ $count }).
error-no-such-outcome = “{ $outcome }” is not one of the outcomes that were named, or it is reached already.
error-not-named-before = { $name } was not named as a target before the roll.
error-too-good-an-extra = { $name } is better than the difficulty you faced, so this stunt does not reach that far.

## Snap actions

error-not-prone = { $name } is already standing.
error-nothing-to-ready = “{ $item }” is ready as it is.

## Scenes

error-no-such-scene = There is no scene of the kind “{ $kind }”; choose from { $kinds }.
error-no-such-scale = Time does not run by “{ $scale }”; choose from { $scales }.
error-always-so = A scene of the kind “{ $kind }” always runs in “{ $scale }” time.
error-one-action = In an exposition everyone has one action, and { $name } has taken it.
error-no-time-at-all = A round cannot take { $minutes } minutes; it is 1 at least.
error-no-such-interval = An action cannot take “{ $interval }”; it is done at once, takes a duration of the ladder, or a number of successes.
error-off-the-ladder = “{ $duration }” is not on the ladder of durations, so it has no step up or down.
error-not-by-an-action = “{ $effect }” is not something that spending an action ends.
error-not-permanent = “{ $effect }” is not permanent; it ends when its time is up.

## Challenges and contests

error-no-challenge = There is no challenge going on.
error-no-such-task = There is no task with the id “{ $id }”.
error-task-name = A task needs a name.
error-harmless = Say what failing at “{ $name }” does: block the way, do damage, or set back.
error-no-such-hazard = There is no hazard “{ $kind }”; choose from { $kinds }.
error-no-outcome = Say first what the challenge came to; then the scene can close.
error-blocked = There is no way on at “{ $name }” any more.
error-no-contest = There is no contest going on.
error-no-goal = Say how many successes it takes, 1 at least; { $goals } are usual.
error-contest-left = { $name } is no longer in the contest.
error-contest-over = The contest is decided. Close the scene.
error-trade-ranks = That cannot be traded from { $rank ->
        [one] 1 rank
       *[other] { $rank } ranks
    }; two make a success, one alone only with a Specialized skill.
error-contest-points = { $points ->
        [one] There is 1 stunt point to share out.
       *[other] There are { $points } stunt points to share out.
    }

## Effects and their properties

error-no-damage-type = Say whether “{ $name }” is physical or mental.
error-no-damage-subtype = There is no damage of the subtype “{ $subtype }” at this table.
error-no-such-property = There is no property “{ $property }”.
error-property-needs = The property “{ $property }” needs “{ $needs }” beside it.
error-property-number = The number of the property “{ $property }” must be 0 or more.
error-direct-without-remedy = Direct damage has to name what stops it; “{ $name }” does not.
error-no-basic-effect = “{ $kind }” is not a basic effect; choose from { $kinds }.
error-no-reach = Somebody or something is in between, and this has no reach.
error-no-area = Say what strikes the area.
error-strikes-all = “{ $tool }” strikes everybody in the area; nobody can be left out.
error-extra-boxes = A large thing has up to { $most } boxes more, and at least 1.
error-thing-unsaid = A thing that can break has a name, and a soak of 0 or more.
error-no-time-to-mend = To mend “{ $tool }” takes an exposition or a rest.

## Stunts

error-lasts-too-long = “{ $effect }” is longer than brief, so its size cannot be changed any more.
error-coverage-price = To get past the soak costs { $price ->
        [one] 1 stunt point
       *[other] { $price } stunt points
    } here.
error-no-such-special = Say which special stunt: { $names }.
error-special-once = “{ $name }” works once in an action, and it has.
error-nothing-to-shrink = There is no effect here to make smaller.

## Things

error-no-words = Say in a few words what is wrong with it.
error-no-uses = “{ $tool }” has no uses that could run out.
error-single-shots = “{ $tool }” is used in single shots, so nothing can exhaust it.
error-one-barrel = “{ $tool }” still has its second shot, so it cannot be exhausted yet.
error-own-side = Only the other side can exhaust “{ $tool }”.
error-most-repeats = That is one hit too many; { $most ->
        [one] 1 more is all there is.
       *[other] { $most } more are all there are.
    }
error-no-ammunition = No ammunition is left for “{ $tool }”.
error-not-repairable = “{ $tool }” cannot be mended.
error-no-free-hand = “{ $tool }” needs { $hands ->
        [one] a free hand
       *[other] { $hands } free hands
    }.
error-not-this-way = “{ $tool }” cannot be used in the way “{ $mode }”.
error-only-this-way = “{ $tool }” can only be used in the way “{ $mode }”.
error-exhausted = “{ $tool }” is EXHAUSTED.
error-unloaded = “{ $tool }” must be reloaded first, by “Reload” or by making it ready with a snap action.
error-broken = “{ $tool }” is broken.

## Space

error-beyond-the-horizon = { $metres } meters lie beyond the horizon; 5,000 is the most.
error-too-far-to-notice = This is too far off to be noticed; one step beyond its range is the most, for a point.
error-sense-dice = { $dice } dice are more than a sense can lose; it goes from 1 to { $most }.
error-out-of-range = { $name } is out of range of “{ $tool }”.
error-no-such-surface = Nobody lands on that; choose from { $surfaces }.
error-jagged = Jagged ground adds 1 to { $most } damage.
error-not-falling = { $name } is not falling.
error-no-such-cover = There is no such cover; choose from { $materials }.
error-not-beside = The zone “{ $zone }” does not lie beside the last one.
error-nowhere = Say to which zone you move, or past what.
error-no-such-zone = There is no zone “{ $zone }”.

## Harm

error-made-in-play = “{ $asset }” was made up in play and cannot be sacrificed.
error-cannot-reduce-so = The damage cannot be lessened in that way now.
error-sacrifice-worth = A sacrifice is worth 2 damage at least, and { $amount } is not.
error-grave-steps = This grave aspect can go { $most ->
        [one] 1 step
       *[other] { $most } steps
    } at most.
error-grave-without-words = A grave aspect needs a few words of its own.
error-no-conflict = { $name } can concede only in a conflict.

## Characters

error-other-book = This character belongs to { $ruleset }, and this table plays { $wanted }.
problem-nova6-name = The character has no name yet.
problem-nova6-perk = “{ $said }” is not a perk; write a name and the skill it belongs to.
problem-nova6-talent = “{ $said }” is not a talent of this book, or it needs a skill beside it.
problem-nova6-aspect = “{ $said }” is not an aspect; an aspect needs a few words.
problem-nova6-skill = “{ $said }” is not one of the six skills.
problem-nova6-ranks = “{ $said }” is no number of ranks for a skill.
error-perk-other-action = The perk “{ $perk }” is for another action: { $action }.
error-perk-unrelated = The perk “{ $perk }” has nothing to do with this.
problem-nova6-sheet = This is not a character at all.
problem-nova6-level = “{ $said }” is not a level; it is a number from 0 upward.
problem-nova6-aspect-missing = The aspect “{ $said }” has no words yet.
problem-nova6-trouble = The trouble is the same as the high concept; let it be something of its own.
problem-nova6-cap = The rank is too high: { $said }. Lower it, rise in level, or take a talent that raises the limit.
problem-nova6-no-advance = No advance is spent yet.
problem-nova6-advances-over = More advances are spent than there are: { $said }.
problem-nova6-advances-left = Not all advances are spent yet ({ $said }).
problem-nova6-perks-over = There are more perks than this character has room for, by this many: { $said }.
problem-nova6-perks-left = There is still room for perks: { $said }.
problem-nova6-perk-action = The broad perk “{ $said }” needs the action it is for.
problem-nova6-perk-twice = The perk “{ $said }” is there twice.
problem-nova6-talent-skill = The talent “{ $said }” needs the skill it is for.
problem-nova6-repeated = The talent “{ $said }” cannot be taken again.
problem-nova6-not-permitted = “{ $said }” is of somebody’s own making, and the GM has not permitted it yet.
problem-nova6-feature = “{ $said }” is not a feature that this game has.
problem-nova6-flaw = “{ $said }” is not a flaw that this game has.
problem-nova6-item = “{ $said }” is not an item; an item needs a name.
problem-nova6-key-items = { $said } assets are more than one for each core aspect.
error-feature-price = A feature costs at least 1 advance, and { $cost } is not a price.

## Aspects and compels

error-no-complication = Say what trouble it makes.
error-already-true = “{ $aspect }” was accepted and cannot be undone by a test.
error-not-involved = Who is not part of this cannot invoke here.
error-whose-aspect = Say whose aspect “{ $aspect }” is.
error-cannot-refuse = Without a plot point you cannot refuse; accept, or talk about the terms.
error-nothing-to-activate = “{ $trait }” is not something to be activated for a plot point.

## Recovery

error-no-such-box = There is no such box to clear here ({ $places }).
error-worse-box = A further box must be of the same level or lower, and last no longer.
error-whole-turn = To rally takes the whole turn, and { $name } has already used some of it.
error-no-rest = There is no rest going on, or it has had its test.
error-no-zone = A reaction does not take you into another zone.
error-zones-too-far = That is too far; there are points for { $most } zones at most.
error-used-up = “{ $trait }” has been used as often as a scene allows.
error-nobody-has-it = Nobody at this table has “{ $trait }”.
problem-nova6-hindrance = For “{ $said }” the sheet must say whether it helps against a load or against armour.
problem-nova6-unknown-field = “{ $said }” is no field of a character of this book, so nobody looks at it.
problem-nova6-requires = The talent “{ $said }” has to come first.
problem-nova6-yardstick = “{ $said }” is worth clearly less or more than one rank; the GM may allow it all the same.
error-nova6-what-to-advance = What is the new advance for? Say a rank, a talent, or that it is kept.
