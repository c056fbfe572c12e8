### The words of this game: what things are called, and what they are in short.

## Roles

role-assault = Assault
role-assault-summary = Goes in first: fights, keeps up the pressure, and gets through whatever is in the way.
role-specialist = Specialist
role-specialist-summary = Works unseen and exactly: sneaks, scouts, plans, and knows the right tool.
role-adept = Adept
role-adept-summary = Has powers, knowledge or a way with people, and makes things up on the spot.

## The character sheet

field-talents = Talents: two things you are good at, in a few words of your own
field-talents-hidden = This table plays without Talents.

## How hard it is

difficulty-easy = easy
difficulty-standard = standard
difficulty-hard = hard
difficulty-very_hard = very hard
difficulty-heroic = heroic
difficulty-legendary = legendary

hint-easy = Close to certain. Ask for it only when the hero is under pressure.
hint-standard = What most tests are. When nothing speaks for another number, use this one.
hint-hard = Fair for somebody trained in it, or with something in their favor.
hint-very_hard = A long shot, unless something is in the hero's favor.
hint-heroic = Within reach of the very best, or of a hero who has prepared with care.
hint-legendary = Something to work toward: with a plan, a rite or perfect circumstances. One throw will seldom settle it.
hint-in-doubt = If you hesitate between two, take the easier one and let failure weigh more.

## Whether to roll

advice-roll = Roll: it may go either way, and failing would matter.
advice-nothing-at-stake = Better not roll: it may go either way, but failing would change nothing.
advice-nothing-uncertain = Better not roll: everybody knows how this ends.
advice-trivial = No need to roll: it is simple, and nothing presses.

## What goes wrong

complication-noise = noise
complication-lost_time = lost time
complication-worse_position = a worse position
complication-lost_resource = something lost or used up
complication-overload = the power runs wild
complication-trace = a trace that leads back to you
complication-exposure = you give yourself away
complication-side_effect = a side effect
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

## Luck

luck-keep = Keep the result
luck-step = A larger die
luck-reroll = Roll again
luck-plus = Add 1 to the total
luck-cost = Succeed at a cost
luck-kept = the better throw counts

## The GM's list for a test

list-aim = What is the hero after?
list-attribute = Which attribute is it?
list-difficulty = How hard is it, and does anything shift the die?
list-help = Does somebody help?
list-roll = What does the die say?
list-complication = If it failed: what goes wrong?
list-benefit = If it went exceptionally well: what more is gained?
