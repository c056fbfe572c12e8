### The words of this game as they stand in the middle of a sentence.
###
### term-WORD is what a word of the rules is called; term-FIELD-WORD is what it is called in that field only.

## Skills and actions

term-fight = Fight
    .hint = all physical combat, at hand or from afar
term-interact = Interact
    .hint = charm, lies, threats, treating minds
term-move = Move
    .hint = running, dodging, sneaking, driving
term-physique = Physique
    .hint = strength and stamina; physical boxes; heavy gear
term-resolve = Resolve
    .hint = willpower and calm; mental boxes
term-wits = Wits
    .hint = noticing, knowing, aiming, mending

term-create-advantage = create advantage
term-overcome = overcome
term-attack = attack
term-defend = defend

## People

term-pc = a hero
term-principal = a principal
term-extra = an extra
term-thing = a thing

## Durations

term-duration-I = instant
term-duration-B = brief
term-duration-Q = quick
term-duration-S = for the scene
term-duration-T = temporary
term-duration-L = lasting
term-duration-LL = long-lasting
term-duration-E = enduring
term-duration-P = permanent
term-duration-A = until an action ends it
term-duration-M = as long as it is maintained
term-duration-Su = as long as it is sustained

## Stress

term-stressed = STRESSED
term-staggered = staggered
term-incapacitated = incapacitated
term-physical = physical
term-mental = mental
term-compensation = for a talent put right

## How hard it is

term-simple = simple
term-routine = routine
term-challenging = challenging
term-intimidating = intimidating
term-heroic = heroic
term-nigh-impossible = nigh impossible
term-untrained = untrained
term-trained = trained
term-skilled = skilled
term-expert = expert
term-master = master
term-superhuman = superhuman

## Choices

term-roll = roll
term-narrate = tell what happens
term-granted = granted by an aspect
term-helps = helps
term-hinders = hinders
term-irrelevant = does not matter
term-agree = agree
term-refuse = refuse
term-precluded = no longer possible
term-equal = the same for both sides
term-in = take part
term-out = stay out
term-keep = keep it going
term-let-go = let go
term-spend = buy the success
term-earn = let it stand and be paid
term-id-I = at once
term-empty = let it be empty
term-stay = stay in
term-drop = drop it
term-leave = leave
term-prevent = prevent it
term-stand = let it stand

## Costs

term-aspect = a new aspect
term-aspect-until-action = a new aspect, until an action ends it
term-damage = damage
term-time = lost time
term-asset = an asset or resource used up
term-setback = a setback die
term-concede = conceding

## Advantages and invokes

term-dice = dice
term-form-aspect = an aspect
term-discover = something found out
term-invoke = invoke an aspect
term-assets = two uses of an asset for a stunt point
term-setbacks = two setback dice for a stunt point
term-overrule = set the result aside
term-reroll = all the dice are rolled again
term-succeed = the failure becomes a success
term-fail = the success becomes a failure
term-effect = a basic effect
term-point = one more stunt point
term-negate = one stunt point of the other side is struck out
term-advantage = an advantage
term-soak = soak

## Stunts

term-increase-effect = Increase Effect
term-scope-some = Increase Scope, a few
term-scope-most = Increase Scope, most
term-scope-all = Increase Scope, all
term-another-outcome = another outcome
term-further-success = a further success
term-hurry = Decrease Time, working faster
term-decrease-effect = Decrease Effect
term-bypass-coverage = past the soak
term-improved-protection = improved protection
term-make-asset = an asset in its place
term-more-uses = one more use
term-special = a special stunt
term-turn-against = turned against the target
term-widen-class = for a family of skills
term-widen-all = for every skill
term-create-effect = Create Effect
term-repeat = one hit more
term-trigger-uses = Trigger Property, uses
term-trigger-tiring = Trigger Property, tiring
term-widen-increase = the larger effect for more of them
term-increase-around = Increase Effect, all around
term-further = Increase Scope, one range farther
term-past-reliable = past its reliability
term-further-on = one zone farther
term-further-up = one zone higher
term-react = React
term-declare-1 = Declare, something slight
term-declare-2 = Declare, somebody
term-declare-3 = Declare, something big
term-discover-1 = Discover, a part
term-discover-2 = Discover, most
term-discover-3 = Discover, all
term-increase-time = Increase Time
term-decrease-time = Decrease Time
term-custom = a stunt of one’s own

## When and why things end or change

term-turn-end = the turn is over
term-action-done = its time is up
term-round-end = the round has ended
term-scene-end = the scene has ended
term-rest = after a rest
term-minor = a minor milestone is reached
term-major = a major milestone is reached
term-epic = an epic milestone is reached
term-kind-minor = a minor milestone
term-kind-major = a major milestone
term-kind-epic = an epic milestone
term-what-perk = a perk
term-what-talent = a talent
term-removed = somebody put an end to it
term-used-up = it is used up

term-use-invoke = an aspect invoked

term-why-stunt-point = two became a stunt point
term-why-cost = the price of a success
term-why-failure = a failure
term-why-penalty = used as penalty dice
term-use-forgotten = forgotten dice
term-use-bonus = a bonus action
term-why-hazard = a hazard
term-why-initiative = won on initiative
term-why-bonus = one is used
term-why-let-go = it was let go
term-why-redefined = it is something else now
term-why-stunt-points = the other side’s stunt points
term-why-recovered = recovered from
term-why-sacrificed = it was given up
term-use-conceded = for conceding
term-use-stay-in = to stay in the scene
term-use-invoked = own aspect invoked against them
term-use-activate = a talent or feature
term-use-compel = a compel
term-use-refuse = a compel refused
term-use-prevent = a compel prevented
term-use-refresh = refresh
term-use-refund = given back
term-why-no-rest = no rest was to be had

## Scenes and time

term-challenge = a challenge
term-exposition = an exposition
term-contest = a contest
term-conflict = a conflict
term-scale-action = action time
term-scale-narrative = narrative time
term-interval-I = at once
term-interval-B = brief
term-interval-Q = quick
term-interval-S = the whole scene
term-interval-T = minutes to hours
term-interval-L = hours to days
term-interval-LL = days to weeks
term-interval-E = weeks to years
term-interval-P = for good
term-interval-A = until an action ends it
term-interval-M = as long as it is maintained
term-interval-Su = as long as it is sustained

## Pieces of an answer

field-decision = So what is done?
field-skill = Skill
field-action = Action
field-difficulty = Difficulty, in penalty dice (0 to 9)
field-against = Who stands against it
field-conditions = Conditions, and what they do
field-nova6-judge-condition = Which condition
field-nova6-judge-way = What it does to this test
field-nova6-judge-who = Who
field-setbacks = Setback dice to add
field-first = What has to come first
field-text = In your own words
field-stakes = Would failing matter?
field-hidden = Is the difficulty hidden?
field-review = Do you want the last word on the roll?
field-perk = Perk
field-assets = Assets to use, one use each
field-set_aside = Set one die aside for a point?
field-pairs = How many pairs to trade
field-take = Take a sure success without rolling?
field-trio = Three dice
field-sure = Do you mean to fail?
field-kind = What kind
field-damage = How much damage
field-track = Which stress track
field-asset = Which asset
field-agrees = Do you agree?
field-instead = What it costs instead
field-catastrophe = Is it a disaster?
field-form = In what form
field-name = What it is called
field-to = For whom, or on whom
field-duration = How long
field-does = What you do about it
field-aspect = Which aspect
field-benefit = What for
field-reason = Why it fits
field-effect = Which effect
field-stunt = Which stunt
field-points = For how many points
field-of = About whom or what
field-minutes = How many minutes
field-interval = How long it takes
field-successes = How many successes
field-intent = What you will do
field-targets = Against whom
field-tool = With what
field-off = Successes taken from others
field-how = How
field-item = Which item
field-steps = How many steps
field-allowed = Does it count?
field-amount = How much it is worth
field-places = Which boxes
field-use = What the skill is used for
field-agreed = Does it stand?
field-ally = Is the newcomer with the heroes?
field-degree = How much it hides
field-material = What it is made of
field-deed = What you do
field-zone = Zone
field-unrelated = Perks and assets that do not count here
field-cost = How many advances it costs
field-path = Zones, one after another

## Kinds of damage

term-ballistic = ballistic
term-bludgeoning = bludgeoning
term-fire = fire
term-impaling = impaling
term-slashing = slashing
term-emotional = emotional
term-fear = fear
term-psychic = psychic
term-acid = acid
term-cold = cold
term-endurance = endurance
term-force = force
term-lightning = lightning
term-necrotic = necrotic
term-poison = poison
term-radiant = radiant
term-thunder = thunder

## Properties

term-accurate = accurate
term-aimed = aimed
term-ammo = ammunition
term-area = area
term-auto = automatic
term-auto-only = only automatic
term-burst = burst
term-burst-only = only bursts
term-coverage = coverage
term-direct = direct
term-durable = durable
term-except = against all but
term-explosion = explosion
term-fragile = fragile
term-ordinary = ordinary
term-hampered = hampered
term-hands = hands
term-hardened = hardened
term-headgear = headgear
term-high-capacity = high capacity
term-hinders-movement = hinders movement
term-limited-range = limited range
term-max-range = range at most
term-object = object
term-one-hand = one hand
term-only = only against
term-pierce = pierce
term-prone = on the ground
term-ranged = ranged
term-reach = reach
term-reduced-penetration = reduced penetration
term-reliable = reliable
term-reload = reload
term-repairable = repairable
term-selective = selective
term-skill-max = skill maximum
term-skill-min = skill minimum
term-slow = slow
term-soft = soft
term-thrown = thrown
term-tiring = tiring
term-two-hands = two hands
term-two-shot = two shots
term-unreliable = unreliable
term-uses = uses
term-versatile = versatile

## What is the matter with a thing

term-exhausted = EXHAUSTED
term-unloaded = unloaded
term-stowed = stowed away
term-inactive = switched off
term-broken = broken
term-destroyed = destroyed
term-dropped = dropped
term-fired-once = fired once

## Cover

term-half = half cover
term-near-total = near-total cover
term-no-cover = no cover
term-wood-door = a wooden door
term-wood-wall = a wooden wall
term-tree-small = a small tree
term-tree-medium = a medium tree
term-tree-large = a large tree
term-brick-wall = a brick wall
term-concrete-wall = a concrete wall
term-concrete-reinforced = reinforced concrete
term-steel-door = a steel door
term-steel-airlock = a steel airlock
term-steel-safe = a steel safe
term-steel-vault = a steel vault

## Ranges

term-close = close
term-near = near
term-far = far
term-distant = distant
term-remote = remote
term-obscure = obscure
term-detail = a fine detail
term-presence = that something is there
term-contrast = something that stands out
term-sight = sight
term-hearing = hearing
term-smell = smell

## Sizes

term-colossal = colossal
term-gargantuan = gargantuan
term-huge = huge
term-large = large
term-medium = medium
term-small = small
term-tiny = tiny
term-diminutive = diminutive
term-miniscule = miniscule

## Harm

term-sacrifice = give something up
term-grave = a grave aspect
term-how-concede = concede
term-plot-point = a plot point
term-token = a free bonus action
term-free = for nothing
term-fall = a long fall
term-benefit-plot-point = a plot point
term-benefit-damage = 4 damage less
term-benefit-effect = an effect, a new one or one made smaller

## Space

term-hard = hard ground
term-soft-earth = soft earth
term-sand = sand
term-water = water
term-walk = on foot
term-climb = climbing
term-treatment = treatment
term-trouble = trouble
term-motivation = motivation
term-background = background
term-swim = swimming

## Recovery

term-milestone-minor = A minor milestone is reached
term-milestone-major = A major milestone is reached
term-milestone-epic = An epic milestone is reached
term-safe = safe
term-threat = something threatens
term-unsafe = not safe
term-accept = accept
term-negotiate = talk about it
term-rally = rally
term-ready = get something ready

## Characters

term-sort-gear = gear
term-sort-talent = a talent
term-sort-feature = a feature
term-sort-perk = a perk

## On the page

term-phase-early = before the opposition
term-phase-opposition = the opposition
term-phase-late = after the opposition
term-phase-bonus = bonus actions
term-kind-focus = focus
term-kind-move = move about
term-kind-ready = make something ready
term-sort-rank = a rank
term-focus-ready = focused
term-focus-spent = focus spent
term-out-incapacitated = incapacitated
term-out-conceded = conceded
term-out-left = left the scene
term-out-ended = the end
term-until-roll = until the next roll
term-until-action = until the next action
term-until-turn = for this turn
term-until-round = for this round
term-until-scene = for this scene
term-until-milestone = until the next milestone
term-until-session = for this session
term-what-active = in use
term-what-bonus = bonus action taken or passed
term-what-bonus-used = bonus action used
term-what-claims-bonus = bonus action claimed
term-what-compelled = compelled
term-what-grave = grave aspect taken
term-what-high-capacity = high capacity used
term-what-invoked = invoked
term-what-lined = lined up
term-what-rallied = rallied
term-what-react = reacted
term-what-rested = rested
term-what-resting = resting
term-what-roll = rolled
term-what-stabilised = kept alive
term-what-stayed = stayed in
term-what-warned = warned
term-what-special = special stunt used

term-effect-advantage = an advantage
term-effect-damage = damage
term-effect-soak = soak
term-effect-aspect = an aspect
term-effect-asset = an asset
term-effect-condition = a condition
term-aspect-game = of the game
term-aspect-character = of somebody
term-aspect-situation = of the situation
term-aspect-grave = grave
term-aspect-consequence = a consequence
term-aspect-zone = of a zone
term-group-any = one of them is enough
term-group-all = all of them

## What the book’s own talents and flaws are called

term-Focused = Focused
term-Practiced = Practiced
term-Specialized = Specialized
term-Resolute = Resolute
term-Tough = Tough
term-Quick = Quick
term-Strong_Body = Strong Body
term-Strong_Personality = Strong Personality
term-Lucky = Lucky
term-Danger_Sense = Danger Sense
term-Well-Trained = Well-Trained
term-Unlucky = Unlucky
term-Prepared = Prepared
term-Wealthy = Wealthy
term-Frail = Frail
term-One-Eyed = One-Eyed
term-Pushover = Pushover

## Beginning a game, and packs

term-scope-personal = personal
term-scope-between = between personal and epic
term-scope-epic = epic
term-personal = one street, one family
term-between = somewhere between
term-world-saving = the fate of the world
term-current = there already
term-impending = about to come
term-kind-person = person
term-kind-place = place
term-kind-organisation = organisation
term-kind-mystery = mystery
term-kind-world = statement about the world
term-kind-issue = issue
term-setting = the setting
term-themepack = the themepack
field-aspects = Aspects of the whole game
field-issues = Issues
field-nova6-which-issues-when = Now, or about to be
field-nova6-which-issues-note = A note
field-nova6-which-people-note = A note
field-nova6-which-people-tie = Tied to
field-nova6-which-people-concept = High concept
field-entries = Who and what matters
term-role-dodge = dodging
term-role-movement = moving
term-role-craft = making and mending

term-sealed-armor = sealed armor
term-flash-defense = something against flash and bang
term-sight-hearing = blind and deaf
term-gear = from the gear tables
term-property-gear = { "" }
term-melee = in the hand
term-shield = shield
term-when-used = dice when used
term-when-carried = dice when carried
term-conceal = hiding it
term-not-concealable = not to be hidden
term-supply = as many are left
term-steadied = steadied
term-per-extra = more together
term-dazes = blinds and deafens
term-no-aim = too near to aim
term-placed = set down
term-placeable = can be set down
term-under-clothing = worn under clothing
term-versus = against one kind
term-worn-as = worn as
term-by-sense = of the senses
term-set-up = set up
term-magnum = built for magnum
field-elements = Where in the setting it belongs
field-brings = What it does
field-parts = What it is made of
field-activate = Plot points for each use
field-free = May anybody have it without asking?
term-sort-power = a power
term-sort-vehicle = a vehicle
term-sort-organisation = an organisation
term-sort-location = a place
term-sort-rule = a rule
term-sort-event = a great event
term-disarm = disarm
term-knockdown = knock down
term-grapple = grapple
term-deed-own = something of my own
term-limbs = whatever takes two limbs
term-off-balance = Off-balance instead
term-tighter = A firmer grip
term-harder-still = Tighter still
term-looser-still = Looser still
term-test = one test
term-quick = a quick contest
term-longer = a longer contest
term-long = a long contest
term-clear = the way is clear
term-limits = no further than away
term-lift = off the ground
term-shove-across = to a chosen spot in the zone
term-shove-out = into the next zone
term-block-way = the way is blocked
term-disease = a sickness
term-fatigue = weariness
term-despair = despair
term-use-language = a language
term-rewards-aspect = one aspect other than the high concept
term-rewards-any-aspect = one aspect, whichever it is
term-rewards-perk = a perk for another
term-rewards-talent = a talent for another
term-rewards-feature = a feature for another
term-rewards-rank = a rank for another
term-on-rank = a rank
term-on-talent = a talent
term-on-feature = a feature
field-on = On what
field-what = Which
term-load-unprepared = unprepared
term-load-basic = basic
term-load-light = light
term-load-medium = medium
term-load-heavy = heavy
term-load-uncounted = uncounted
term-id-kept = it is kept
term-id-lost = it is lost
term-id-save = save it
term-id-use = use it now
term-kind-other = something else
term-use-signature = something new that means much
term-gear-longer = kept for longer
term-keep-gear = kept for the scenario
term-share-gear = one for everybody
term-share-asset = an asset for everybody
term-sort-flaw = a flaw
field-by_sight = Must one see for it?
field-pairing = What goes with it
field-penalty = Penalty dice for rarity or the law
field-price = Its price, or 0
field-sold = Does anybody sell it?
term-aim = takes aim
term-disarmed = out of hand
term-dodging = dodging
term-grappled = held
term-high-concept = high concept
term-immune = unharmed by it
term-indirect = over cover
term-ram = rammed
term-signature = signature
term-source = where it comes from
term-surprise = by surprise

## Choices of longer answers

term-of-result = what this brings
term-of-group = a group of extras
term-of-movement = movement
term-what-own = one of your own
term-pairing-advance = an advance
term-use-survival = survival
term-use-streetwise = streetwise
term-use-stealth = stealth
term-what-danger-sense = Danger Sense
term-what-focused = Focused
term-what-lucky = Lucky
term-what-practiced = Practiced
term-what-prepared = Prepared
term-what-quick = Quick
term-what-resolute = Resolute
term-what-specialized = Specialized
term-what-strong-body = Strong Body
term-what-strong-personality = Strong Personality
term-what-tough = Tough
term-what-wealthy = Wealthy
term-what-well-trained = Well-Trained
field-who = Who
field-condition = Which condition
field-way = What it does
field-note = Note
field-when = Now, or about to come
field-concept = High concept
field-tie = Tied to whom or what
field-nova6-spend-advance-name = What yours is called
term-of-bodkin = bodkin point
term-of-broadhead = broad head
term-of-entangle = entangling
term-of-magnum = magnum charge
term-old-danger-sense = Danger Sense
term-old-focused-fight = Focused (Fight)
term-old-focused-interact = Focused (Interact)
term-old-focused-move = Focused (Move)
term-old-focused-physique = Focused (Physique)
term-old-focused-resolve = Focused (Resolve)
term-old-focused-wits = Focused (Wits)
term-old-lucky = Lucky
term-old-practiced-fight = Practiced (Fight)
term-old-practiced-interact = Practiced (Interact)
term-old-practiced-move = Practiced (Move)
term-old-practiced-physique = Practiced (Physique)
term-old-practiced-resolve = Practiced (Resolve)
term-old-practiced-wits = Practiced (Wits)
term-old-prepared = Prepared
term-old-quick = Quick
term-old-resolute = Resolute
term-old-specialized-fight = Specialized (Fight)
term-old-specialized-interact = Specialized (Interact)
term-old-specialized-move = Specialized (Move)
term-old-specialized-physique = Specialized (Physique)
term-old-specialized-resolve = Specialized (Resolve)
term-old-specialized-wits = Specialized (Wits)
term-old-strong-body = Strong Body
term-old-strong-personality = Strong Personality
term-old-tough = Tough
term-old-wealthy = Wealthy
term-old-well-trained = Well-Trained
field-old = What goes
term-level-yes = yes, one level
term-level-no = no
term-ways-one-handed = one-handed
field-nova6-missing-aspects-aspects = Their words, in this order
