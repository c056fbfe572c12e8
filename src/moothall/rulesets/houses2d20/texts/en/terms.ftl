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
term-defeated-defeated = defeated
term-defeated-lasting = defeated for good
term-defeated-stable = defeated, but tended to
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
term-on-scene = the scene
term-lasts-lasting = for good

## What points are for

term-use-dice = more dice
term-use-bank = saved
term-use-support = a supporting character
term-use-question = a question
term-use-trait = a trait
term-zone = one zone further
term-point = a harder hit
term-lasting = a lasting defeat
term-use-resist = refusing to fall
term-initiative = keeping the initiative
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
term-use-reroll = dice rolled again
term-use-keep = keep the dice
term-use-create = something new declared
term-use-change = a change declared
term-use-remove = an end declared
term-extra = one more action
term-use-none = nothing
term-use-done = nothing more
term-momentum = Momentum
term-threat = Threat
term-paid-both = both pools

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
term-drive = a drive
term-stop = nothing for now

## Decisions

term-accept = take it
term-decline = leave it
term-refuse = refuse
term-offer = offer it
term-suffer = suffer it
term-ignore = ignore it for Threat
term-go_on = go on
term-withdraw = let it be
term-anew = rename it
term-roll = roll
term-waive = it simply works
term-choose = choose
term-challenge = challenge it
term-comply = comply
term-change = rewrite it
term-recover = recover the drive
term-wait = wait
term-decision-yes = it may be tried
term-allowed = a trait makes it possible
term-forbidden = a trait rules it out
term-no_test = no test is needed
term-required = a trait calls for a test
term-off = it does not matter
term-easier = easier
term-harder = harder
term-do-keep = keep it
term-do-reroll = roll a part again
term-do-edit = write a part myself
term-plot = the plot
term-goal = the goal
term-location = the location
term-hazard = the hazard
term-character = the character
term-kind-done = that is all
term-second = another asset along

## What one does with a turn

term-move_asset = move an asset
term-attack = attack
term-defense = fend off an attack
term-remove_asset = take an asset out of play
term-create_trait = make a trait
term-create_asset = make an asset
term-overcome = clear something out of the way
term-inform = find something out
term-help = help an ally
term-other = something else
term-action-move = move an asset

## What is asked for, piece by piece

field-use = What for
field-dice = Which dice, by their places
field-ally = Which ally
field-asset = Which asset
field-trait = Which trait
field-on = Whose trait it is
field-helper = Who helps
field-how = How
field-drive = Which drive
field-skill = Which skill
field-houses-buy-dice-paid = What pays for each die, separated by commas
field-paid = What pays for it
field-momentum = Momentum
field-threat = Threat
field-difficulty = Difficulty, from 0 to 5
field-hidden = Is the Difficulty hidden?
field-range = Complication range, from 1 to 5
field-form = What it does
field-lasts = How long it stays
field-task = Which long effort or track
field-text = In your own words
field-accept = Do you agree?
field-bears = What it does to this test
field-does = What it does to this test
field-focuses = Which focus
field-fitting = Focuses that fit
field-column = Which part
field-do = What becomes of it
field-in_scope = Is it about the situation?
field-fits = Statements that fit, by their drives
field-contradicts = Statements that contradict, by their drives
field-keep = Is the initiative kept?
field-next = Who acts next
field-name = Name
field-owner = Whose it is
field-tangible = Can it be touched?
field-defensive = Does it protect?
field-potency = Potency
field-kind = Which ability
field-price = Price in Threat
field-houses-npc-ability-use = What it is for
field-role = Job or role
field-talents = Talents, separated by commas
field-faction = Faction, if any
field-reputation = Reputation, if any
field-by = Who opposes
field-theirs = Their skill
field-decision = Can it be done?
field-to = To which zone
field-resist = Do you resist?
field-traits = Which traits stay, separated by commas
field-amount = How much Threat
field-house = Which House
field-who = Whose ability
field-uses = Which traits bear on it
field-target = Whom
field-manner = In which manner
field-duty = Duty
field-faith = Faith
field-justice = Justice
field-power = Power
field-truth = Truth
field-battle = Battle
field-communicate = Communicate
field-discipline = Discipline
field-move = Move
field-understand = Understand

## Story hooks of our own: five parts, five rows each. A plot is read on into the goal, so it ends where the goal begins.

term-hook-plot-1 = Slip in and carry off
term-hook-plot-2 = Find out the truth about
term-hook-plot-3 = Learn who ruined or killed
term-hook-plot-4 = Bring about the end of
term-hook-plot-5 = Bring back unharmed

term-hook-goal-1 = the sealed letters
term-hook-goal-2 = the youngest heir
term-hook-goal-3 = the relic under the altar
term-hook-goal-4 = the machine nobody may own
term-hook-goal-5 = the hidden harvest

term-hook-location-1 = a storehouse by the docks
term-hook-location-2 = a great house in mourning
term-hook-location-3 = a village that takes no strangers
term-hook-location-4 = a den behind the market
term-hook-location-5 = a day’s ride into the wilds

term-hook-hazard-1 = soldiers with sealed orders
term-hook-hazard-2 = locks, alarms and dogs
term-hook-hazard-3 = the land itself
term-hook-hazard-4 = those who own the roads
term-hook-hazard-5 = people who live by smuggling

term-hook-character-1 = Maelis, who guards a lesser house
term-hook-character-2 = Bastian, who buys and sells
term-hook-character-3 = Oriel, who outfits travelers
term-hook-character-4 = Renwick, who carries what is forbidden
term-hook-character-5 = Tamsin, who flies anything

## Story hooks of the reference, cell by cell (see NOTICE).

term-hook-reference-plot-1 = Break in and steal or kidnap the
term-hook-reference-plot-2 = Solve the mystery of the
term-hook-reference-plot-3 = Investigate the murder or destruction of the
term-hook-reference-plot-4 = Cause the murder or destruction of the
term-hook-reference-plot-5 = Rescue or recover the

term-hook-reference-goal-1 = secret data
term-hook-reference-goal-2 = House Minor heir
term-hook-reference-goal-3 = artifact
term-hook-reference-goal-4 = illegal technology
term-hook-reference-goal-5 = secret spice stores

term-hook-reference-location-1 = warehouse
term-hook-reference-location-2 = manor house
term-hook-reference-location-3 = sietch
term-hook-reference-location-4 = smuggler's base
term-hook-reference-location-5 = desert

term-hook-reference-hazard-1 = Sardaukar soldiers
term-hook-reference-hazard-2 = security systems
term-hook-reference-hazard-3 = desert
term-hook-reference-hazard-4 = Spacing Guild
term-hook-reference-hazard-5 = smugglers

term-hook-reference-character-1 = Bashira, the head of a House Minor's security
term-hook-reference-character-2 = Kaunos, the merchant
term-hook-reference-character-3 = Anca, the Fremen stillsuit seller
term-hook-reference-character-4 = Hegai, the smuggler
term-hook-reference-character-5 = Akira, the ornithopter pilot

## Ideas, for random characters and for people of whom nobody has said more

term-idea-role-1 = Regent
term-idea-role-2 = Spymaster
term-idea-role-3 = Admiral of the salt fleet
term-idea-role-4 = High judge
term-idea-role-5 = Banker to three courts
term-idea-role-6 = Keeper of the locks
term-idea-reputation-1 = Never forgets
term-idea-reputation-2 = Twice betrayed
term-idea-reputation-3 = Kind in public
term-idea-reputation-4 = Cannot be bought
term-idea-reputation-5 = Burns every bridge
term-idea-reputation-6 = Always the last to leave
term-idea-battle-1 = Knives
term-idea-battle-2 = Shield walls
term-idea-battle-3 = Ambushes
term-idea-battle-4 = Siege lines
term-idea-battle-5 = Duels
term-idea-battle-6 = Long rifles
term-idea-communicate-1 = Bargains
term-idea-communicate-2 = Threats
term-idea-communicate-3 = Court manners
term-idea-communicate-4 = Listening
term-idea-communicate-5 = Rumors
term-idea-communicate-6 = Teaching
term-idea-discipline-1 = Thirst
term-idea-discipline-2 = Pain
term-idea-discipline-3 = Long nights
term-idea-discipline-4 = Patience
term-idea-discipline-5 = Keeping a straight face
term-idea-discipline-6 = Prayer
term-idea-move-1 = Roofs
term-idea-move-2 = Gliders
term-idea-move-3 = Deep water
term-idea-move-4 = Storms
term-idea-move-5 = Crowds
term-idea-move-6 = Stairs in the dark
term-idea-understand-1 = Law
term-idea-understand-2 = Ciphers
term-idea-understand-3 = Poisons
term-idea-understand-4 = Engines
term-idea-understand-5 = Family trees
term-idea-understand-6 = Old maps
term-idea-duty-1 = No debt unpaid.
term-idea-duty-2 = I was the last to swear, and I will be the last to leave.
term-idea-duty-3 = The gate is mine to hold.
term-idea-faith-1 = The river remembers.
term-idea-faith-2 = Somebody lit the lamps before us.
term-idea-faith-3 = What is meant to arrive, arrives.
term-idea-justice-1 = Nobody is above the law.
term-idea-justice-2 = The small pay first, unless I am there.
term-idea-justice-3 = A fair blow is struck from the front.
term-idea-power-1 = What I can hold is mine.
term-idea-power-2 = Never again at the lower table.
term-idea-power-3 = Let them need me.
term-idea-truth-1 = Every ledger has a second page.
term-idea-truth-2 = I would rather know.
term-idea-truth-3 = Lies are debts with interest.
term-idea-talent-1 = Night eyes
term-idea-talent-2 = Old debts
term-idea-talent-3 = Steady hand
term-idea-talent-4 = A thousand ears
term-idea-talent-5 = Cold reader
term-idea-talent-6 = Always an exit
term-idea-talent-7 = Voice of the house
term-idea-talent-8 = Nerves of wire
term-idea-talent-9 = Patient knife
term-idea-talent-10 = First to the door
term-idea-use-1 = with nobody watching
term-idea-use-2 = against somebody of rank
term-idea-use-3 = on the water
term-idea-use-4 = to protect the house
term-idea-use-5 = by candlelight
term-idea-use-6 = under a flag of truce
