### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scene
shown-momentum = Momentum
shown-threat = Threat
shown-conflict = The conflict
shown-traits = Traits
shown-tasks = Long efforts
shown-reflective = a scene for what matters
shown-house = The House
shown-enemies = Enemies
shown-adventure = Adventure
shown-adventure_title = Title of the adventure
shown-between = between adventures
shown-session = Session
shown-zones = Zones
shown-assets = Assets
shown-notes = Notes
shown-hooks = Hooks
told-hooks = { $plot } { $goal }. Where: { $location }. In the way: { $hazard }. In it: { $character }.
shown-plot = The GM’s plot
shown-name = Name
shown-tier = Kind
shown-supporting = in support
shown-skills = Skills
shown-drives = Drives
shown-quality = Quality
shown-determination = Determination
shown-track = Toward defeat
shown-defeated = Condition
shown-resisted = has resisted defeat
shown-acted = has acted
shown-outside = not in the conflict
shown-focuses = Focuses
shown-talents = Talents
shown-abilities = Special abilities
shown-ambition = Ambition
shown-points = Advancement points
shown-skill_advances = Skill advances
shown-growth = Advancement
shown-secret = Secret
shown-seen = seen by the players
shown-open = numbers known

## The pieces of a deed

arg-who = Who
arg-action = What do you try?
arg-aim = What do you want, and of whom?
arg-skill = Which skill you would use
arg-traits = Which traits you would bring in
arg-scene_traits = Traits of the scene
arg-target = Whom to attack
arg-intent = What the attack is to achieve
arg-asset = With which asset
arg-owner = Whose it is
arg-name = Name
arg-tier = What kind
arg-potency = Potency
arg-zone = Zone
arg-zones = Zones and their links
arg-places = Who is where
arg-defensive = Does it protect?
arg-tangible = Can it be touched?
arg-task = Which long effort
arg-requirement = How many points it takes
arg-kind = What kind of conflict
arg-first = Who acts first
arg-people = Who takes part (nobody named: everybody in the scene)
arg-text = In a few words
arg-title = Title
arg-present = Who is there
arg-houses = Which Houses
arg-house = The players’ House
arg-source = From which table
arg-id = Short name in the rules
arg-hidden = Hidden from the players?
arg-sheet = The sheet
arg-seat = Played by
arg-by = Who pays for it
arg-speaker = Who says so
arg-numbers = Are the numbers known, too?

## Deeds

deed-houses-test = Try something
deed-houses-contest = Stand against somebody
deed-houses-attack = Attack
deed-houses-act = Take the turn
deed-houses-work = Work at a long effort
deed-houses-question = Ask about the situation
deed-houses-defend = Let an asset protect
deed-houses-recover = Come to terms with a drive
deed-houses-advance = Spend advancement points
deed-houses-throw = Only roll
deed-houses-throw-again = Only roll again
deed-houses-ambition = Reward an ambition
deed-houses-impress = Honor a player
deed-houses-threat = Spend Threat
    .hint = A trait, trouble, an enemy House, or an ability.
deed-houses-enemies = Name enemy Houses
deed-houses-begin-conflict = Begin a conflict
    .hint = Its kind, its zones, who is where, and who acts first.
deed-houses-end-conflict = End the conflict
    .hint = Turns are over.
deed-houses-join = Join with a character
deed-houses-join-conflict = Have somebody join the conflict
deed-houses-leave-conflict = Have somebody leave the conflict
deed-houses-zones = Lay out zones
deed-houses-place = Put somebody in a zone
deed-houses-asset = Give an asset
deed-houses-lay-asset = Put an asset on the board
deed-houses-begin-task = Begin a long effort
deed-houses-reflect = Mark a scene for what matters
deed-houses-begin-adventure = Begin an adventure
    .hint = Momentum, Threat and Determination are what they start with.
deed-houses-end-adventure = End the adventure
deed-houses-begin-session = Begin the session
deed-houses-begin-scene = Begin a scene
    .hint = Who is there, and which traits are true of it.
deed-houses-end-scene = End the scene
    .hint = Momentum fades, tracks reset, traits are kept or go.
deed-houses-hook = Roll a hook
deed-houses-npc = Make somebody
    .hint = An NPC of your own, of any tier.
deed-houses-extra = Have somebody there at once
deed-houses-bring = Bring somebody with a sheet
    .hint = An NPC or a supporting character with a sheet.
deed-houses-reveal = Reveal somebody

## One tap

quick-minor = Minor character
quick-notable = Notable character
quick-major = Major character

## What only the GM sets

value-actor = Who acts next
value-after = What it became
value-aids = Whom it brings back
value-before = What it was before
value-character = Somebody
value-deed = What it was struck for
value-entry = Points and what for
value-extra = Extra actions this turn
value-felled_by = Potency of what defeated them
value-given = What was given up for it
value-goal = Goal
value-hazard = Danger
value-impressed = Who has impressed the group
value-kept = initiative kept
value-links = Next to
value-location = Where
value-on = About whom or what
value-out = out of play
value-owed = Points not told of yet
value-penalty = Next test harder by
value-rating = Rating
value-round = Round
value-side = Which side acts
value-statement = Statement
value-struck = struck out
value-threat_open = Threat is known to all

## What a page asks for in fewer words

piece-houses-buy-dice-paid = What pays for each die
piece-talents = Talents
piece-traits = Which traits stay

## What an answer costs or comes to

price-houses-advance = { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
price-houses-again = { $price ->
        [1] { $price } Determination
       *[other] { $price } Threat
    }
price-houses-assist-point = { $price } Determination
price-houses-buy = { $price } Momentum
price-houses-buy-off = { $price } Threat
price-houses-drive = target number { $price }
price-houses-escalates = { $price } Threat
price-houses-extra-action = { $price ->
        [1] { $price } Determination
       *[other] { $price } Threat
    }
price-houses-go-on = { $price } Threat
price-houses-point = { $price ->
        [1] { $price } Determination
       *[other] { $price } Threat
    }
price-houses-requirement = { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
price-houses-retrain = { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
price-houses-spend = { $option ->
        [create] { $price ->
            [1] { $price } Determination
           *[other] { $price } Threat
        }
        [change] { $price ->
            [1] { $price } Determination
           *[other] { $price } Threat
        }
        [remove] { $price ->
            [1] { $price } Determination
           *[other] { $price } Threat
        }
       *[other] { $price } Momentum
    }
price-houses-take-cost = a complication
price-houses-threat = { $price } Threat

## What a player may want to be asked

want-houses-again = Ask me about a reroll after a success

hand-houses-assist = Stand by to assist { $name }
choice-beyond = out of reach
