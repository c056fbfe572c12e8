### The words of this game: what things are called, and what they are in short.

## Roles

role-assault = Assault
role-assault-summary = Goes in first: fights, keeps up the pressure, and gets through whatever is in the way.
role-specialist = Specialist
role-specialist-summary = Works unseen and exactly: sneaks, scouts, plans, and knows the right tool.
role-adept = Adept
role-adept-summary = Has powers, knowledge or a way with people, and makes things up on the spot.
role-warrior = Warrior
role-warrior-summary = Strong and tough: fights hand to hand and forces a way through.
role-rogue = Rogue
role-rogue-summary = Quick and precise: sneaks, shoots, and is gone before the blow lands.
role-mage = Mage
role-mage-summary = Works wonders, whatever wonders are in this world.

## The character sheet

field-talents = Talents: two things you are good at, in a few words of your own
field-talents-hidden = This table plays without Talents.

## How hard it is

difficulty-easy = easy
difficulty-standard = standard
difficulty-normal = normal
difficulty-hard = hard
difficulty-very_hard = very hard
difficulty-heroic = heroic
difficulty-legendary = legendary

hint-easy = Close to certain. Ask for it only when the hero is under pressure.
hint-standard = What most tests are. When nothing speaks for another number, use this one.
hint-hard = Fair for somebody trained in it, or with something in their favor.
hint-very_hard = A long shot, unless something is in the hero's favor.
hint-heroic = Within reach of the very best, or of a hero who has prepared with care.
hint-legendary = Something to work toward: with a plan, a rite or perfect circumstances. One roll will seldom settle it.
hint-tn-easy = Comes off more often than not for anybody with some skill.
hint-tn-normal = The usual number. When nothing speaks for another one, use this.
hint-tn-hard = Wants an edge: preparation, a good position, or somebody who is trained in it.
hint-tn-heroic = For the largest dice, for splendid circumstances, or better for both together.
hint-in-doubt = If you hesitate between two, take the easier one and let failure weigh more.

## Whether to roll

advice-roll = Roll: it may go either way, and failing would matter.
advice-nothing-at-stake = Better not roll: it may go either way, but failing would change nothing.
advice-nothing-uncertain = Better not roll: everybody knows how this ends.
advice-trivial = No need to roll: it is simple, and nothing presses.

## What goes wrong

complication-noise = noise
complication-lost_time = lost time
complication-lost_item = a thing lost
complication-worse_position = a worse position
complication-lost_resource = something lost or used up
complication-overload = the power runs wild
complication-trace = a trace that leads back to you
complication-exposure = you give yourself away
complication-side_effect = a side effect
complication-fall = a fall
complication-weapon_lost = the weapon is gone
complication-out_of_cover = out of cover
complication-heart = a Heart is lost
complication-other = something else

## What it costs

price-noise = noise
price-time = time
price-resource = something used up
price-position = a worse position
price-attention = somebody takes notice
price-gear = damaged gear
price-compromise = a compromise
price-exposure = you give yourself away
price-risk = a new danger
price-other = something else

## What is gained

benefit-faster = faster
benefit-quieter = more quietly
benefit-stronger = with more force
benefit-safer = more safely
benefit-extra = with something extra

## The GM's list for a test

list-aim = What is the hero after?
list-attribute = Which attribute is it?
list-difficulty = How hard is it, and does anything shift the die?
list-help = Does somebody help?
list-roll = What does the die say?
list-complication = If it failed: what goes wrong?
list-complication-or-answer = If it failed: what goes wrong, and does the foe hit back?
list-benefit = If it went exceptionally well: what more is gained?

## What is picked, and what facts hold, in the middle of a sentence
##
## term-WORD is what a word of the rules is called; term-FIELD-WORD is what it is called in that field only.

term-str = Strength
term-dex = Dexterity
term-might = Might

term-assault = Assault
term-specialist = Specialist
term-adept = Adept
term-warrior = Warrior
term-rogue = Rogue
term-mage = Mage

term-master = Master
term-trained = Trained
term-novice = Novice
term-unskilled = Unskilled

term-FC = a failure with a sure complication
term-F = a failure
term-SC = a success at a cost
term-S = a success
term-X = an exceptional success

term-minion = a minion
term-elite = an elite
term-boss = a boss

term-close = Close
term-nearby = Nearby
term-far = Far
term-very_far = Very Far

term-cover-none = no cover
term-partial = partial cover
term-full = full cover

term-melee = hand to hand
term-ranged = from a distance

term-trick = Trick
term-standard = Standard
term-strong = Strong
term-great = Great

## Circumstances

term-preparation = good preparation
term-tools = the right tools
term-position = a good position
term-surprise = surprise
term-focus = full focus
term-support = somebody's backing
term-dark = darkness
term-slippery = slippery ground
term-time_pressure = haste
term-distraction = a distraction
term-cover = partial cover
term-range = a long range
term-crowd = a crowd of minions
term-defense = the Defense
term-advantage = an advantage
term-disadvantage = a hindrance
term-ally = a friend

## Complications, prices and benefits

term-noise = { complication-noise }
term-lost_time = { complication-lost_time }
term-lost_item = { complication-lost_item }
term-fall = { complication-fall }
term-weapon_lost = { complication-weapon_lost }
term-out_of_cover = { complication-out_of_cover }
term-kind-heart = { complication-heart }
term-kind_of-heart = { complication-heart }
term-worse_position = { complication-worse_position }
term-lost_resource = { complication-lost_resource }
term-overload = { complication-overload }
term-trace = a trace left behind
term-exposure = exposure
term-side_effect = { complication-side_effect }
term-other = { complication-other }
term-gm_extra = something the GM adds
term-time = { price-time }
term-resource = { price-resource }
term-kind-position = { price-position }
term-kind_of-position = { price-position }
term-attention = { price-attention }
term-gear = { price-gear }
term-compromise = { price-compromise }
term-risk = { price-risk }
term-faster = { benefit-faster }
term-quieter = { benefit-quieter }
term-stronger = { benefit-stronger }
term-safer = { benefit-safer }
term-extra = { benefit-extra }
term-two_hearts = 2 Hearts are lost
term-effect = 1 Heart is lost, and something more happens
term-scale = larger, longer or stronger
term-benefit = a further benefit
term-knock_down = thrown to the ground
term-effects-other = shaken

## Decisions

term-roll = roll for it
term-succeeds = it simply works
term-impossible = it cannot be done
term-instead = something else goes wrong instead
term-stays-difficulty = in the Difficulty
term-stays-step = as a step of the die
term-nothing = nothing
term-harder = it gets harder
term-complication = a failure brings a complication more
term-allow = it helps
term-refuse = no
term-accept = agreed
term-change = try another way
term-way-cost = try again and pay for it
term-withdraw = leave it
term-way-gm = enough has changed
term-combat = in rounds
term-one_test = as one test
term-how-free = freely, without rounds
term-spend = spend an armor token
term-take = lose the Heart
term-blocked = it is stopped
term-allowed = it gets through
term-keep = keep the result
term-step = a larger die
term-reroll = roll again
term-plus = add 1 to the total
term-cost = succeed at a cost
term-attribute = a better attribute
term-heart = another Heart
term-pick-power = another Power Point
term-trait = a new Trait

## Doing things, and how matters stand

term-attack = attack
term-test = try something
term-assist = help a friend
term-power = use a power
term-equipment = use gear
term-interact = use something in the scene
term-reconsiders = think again
term-revive = help a fallen friend up
term-free = no fight
term-heroes = the heroes act
term-foes = the foes act
term-over = the fight is over
term-down = out of action
term-dead = dead
term-out = out of the fight
term-conflict_over = the fight is over
term-gift = a gift of the GM's
term-breather = a short pause
term-safe = a safe rest

## What the GM and the players are asked for, piece by piece

field-uncertain = Can it go either way?
field-at_stake = Would a failure matter?
field-decision = So what is done?
field-difficulty = Difficulty (3 easy, 4 standard, 5 hard, 6 very hard, 8 heroic, 12 legendary)
field-stakes = What happens on a failure
term-stakes-open = as the story goes
field-helps = What helps, separated by commas
field-hinders = What hinders, separated by commas
field-nde-call-name = Which Talent
field-nde-strike-name = Which Talent
field-nde-power-name = Which Talent
field-does = What it does for this test
field-counted = Which of these are already in the Difficulty
field-nde-call-talents = A Talent that fits
field-nde-strike-talents = { field-nde-call-talents }
field-nde-power-talents = { field-nde-call-talents }
field-overrule = Are the usual limits lifted this once?
field-unrelated = Does this leave the clock alone?
field-ignore = What is let pass this once, such as cover or range
field-extreme = What of this is extreme and counts double, separated by commas
field-stays = Where it counts
field-way = How to go on
field-text = In your own words
field-pick = What gets better
field-attribute = Attribute
field-trait = The new Trait, in a sentence
field-harm_wanted = Does a side want to harm another?
field-order_matters = Does it matter who acts when?
field-how = How it is played
field-hurts = Does the blow land?
field-die = The sides of the foe's die
field-reach = The number the foe has to reach
field-declined = Steps up that are not wanted, separated by commas
field-luck = A Luck Point for each larger die, separated by commas
field-kind = What kind
field-bargain = Is it offered as the cost of a success?
field-cost = Is it a cost rather than a complication?
field-id = Which
field-detail = How, in your own words
field-level = How strong it is
field-nde-power-cost = Power Points it takes
field-ordinary = Is it nothing beyond the ordinary?
field-needs_line = Does it need a clear line?
field-damage = Hearts it takes from each foe it hits
field-heals = Hearts it brings back
term-spare = spares them
term-strike = strikes
field-refused = Is there no such power?
term-held = held
term-shaken = shaken
term-shielded = shielded
term-boosted = boosted
term-helped = help from a friend
term-disarm = disarmed
term-knockdown = knocked down
term-push = pushed out of cover
