### The words of this game: what things are called, and what they are in short.
###
### term-WORD is what a word of the rules is called; term-FIELD-WORD is what it is called in that field only.

## Difficulty, with yardsticks

yardstick-obstacle-0 = a door that sticks and wants a push
yardstick-obstacle-1 = a plain lock
yardstick-obstacle-2 = an intricate lock
yardstick-obstacle-3 = an intricate lock, in haste
yardstick-obstacle-4 = an intricate lock, in haste and with the wrong tools
yardstick-obstacle-5 = an intricate lock, in haste, with the wrong tools, while a battle rages
yardstick-knowledge-0 = what the whole town knows
yardstick-knowledge-1 = private matters that are no secret
yardstick-knowledge-2 = something confidential or tucked away
yardstick-knowledge-3 = what a powerful faction is covering up
yardstick-knowledge-4 = what nobody is supposed to know exists
yardstick-knowledge-5 = what has been kept out of the world for centuries
yardstick-favour-0 = a trifle
yardstick-favour-1 = something weighty, from a friend
yardstick-favour-2 = something that costs the giver a little
yardstick-favour-3 = something involved or dear
yardstick-favour-5 = something dangerous, from a stranger

## Kinds of conflict

conflict-personal = Duel
conflict-skirmish = Several opponents
conflict-warfare = Large-scale battle
conflict-espionage = Spying
conflict-intrigue = Social struggle

## Skills, drives and tiers

term-battle = Battle
term-communicate = Communicate
term-discipline = Discipline
term-move = Move
term-understand = Understand
term-duty = Duty
term-faith = Faith
term-justice = Justice
term-power = Power
term-truth = Truth
term-main = a player’s own character
term-minor = a minor character
term-notable = a notable character
term-major = a major character
term-players = the players
term-opposition = the opposition
term-simple = Simple
term-average = Average
term-challenging = Challenging
term-daunting = Daunting
term-dire = Dire
term-epic = Epic
term-normal = Normal
term-risky = Risky
term-perilous = Perilous
term-precarious = Precarious
term-treacherous = Treacherous
term-fits = it fits
term-neutral = it stays neutral
term-contradicts = it contradicts
term-personal = a duel
term-skirmish = a skirmish
term-warfare = a war
term-espionage = spying
term-intrigue = an intrigue
term-subtle = subtly
term-bold = boldly
term-manner-plain = plainly

## People one often meets

term-trooper = House trooper
term-servant = Servant
term-spy = Spy
term-officer = Military officer
term-steward = Steward
term-pilot = Pilot
term-scholar = Scholar

## Special abilities

term-proficiency = Proficiency
term-threatening = Threatening
term-guidance = Guidance
term-substitution = Substitution
term-familiarity = Familiarity
term-extra_option = A trick of their own

## Complications

term-form-trait = a trait that hinders
term-form-barred = something is barred
term-form-time = it takes longer
term-form-task = a point is lost
term-next = for the next test
term-scene = for this scene
term-lasts-lasting = for good

## What points are for

term-use-dice = more dice
term-use-bank = saved
term-use-support = a supporting character
term-use-question = a question
term-use-trait = a trait
term-use-zone = one zone further
term-use-point = a harder hit
term-use-lasting = a lasting defeat
term-use-resist = refusing to fall
term-use-initiative = keeping the initiative
term-use-complication = brushing off a complication
term-use-escalation = matters escalate
term-use-difficulty = a harder test
term-use-npc-momentum = surplus of an NPC
term-use-npc-determination = resolve of an NPC
term-use-circumstances = a threatening scene
term-use-taken-back = taken back
term-use-trait_create = a new trait
term-use-trait_change = a changed trait
term-use-trait_remove = a trait removed
term-use-environment = trouble in the scene
term-use-rival = an enemy House steps in
term-use-ability = a trick of their own
term-use-automatic = a sure 1
term-use-reroll = dice thrown again
term-use-create = something new declared
term-use-change = a change declared
term-use-remove = an end declared
term-use-extra = one more action
term-use-none = nothing
term-use-done = nothing more
term-use-keep = keep them
term-momentum = Momentum
term-threat = Threat

## Advancement

term-pain = pain
term-failure = failure
term-peril = peril
term-ambition = ambition
term-impress = the group is impressed
term-skill = a better skill
term-focus = a focus
term-talent = a talent
term-given-skill = a point of a skill
term-retrain = retraining
term-drive = a better drive
term-stop = nothing for now

## Decisions

term-yes = yes
term-no = no
