### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scene
shown-clock = Clock
shown-phase = Who acts
shown-round = Round
shown-conflict = The fight
shown-session = Session
shown-locks = Already tried
shown-better = What helps here
shown-worse = What hinders here
shown-notes = Notes
shown-plot = The GM’s plot
shown-powers_are = Powers are
shown-name = Name
shown-role = Role
shown-role_label = Called
shown-concept = Concept
shown-attributes = Attributes
shown-hearts = Hearts
shown-power = Power
shown-luck = Luck
shown-armour = Armor
shown-fallen = Condition
shown-fallen_as = What happened
shown-cover = Cover
shown-acted = has acted
shown-moved = Moved
shown-talents = Talents
shown-traits = Traits
shown-gear = Gear
shown-growth = Growth
shown-secret = Secret
shown-tier = Kind
shown-defense = Defense
shown-shoots = strikes from afar
shown-out = Out of the fight
shown-effects = Effects
shown-seen = seen by the players
shown-open = numbers known
shown-plan = What it wants
shown-hearts_max = Most Hearts
shown-power_max = Most Power
shown-square = Square
shown-place = Place on the track
shown-distances = Distances
shown-blocked = Lines that are blocked
shown-heroes = Heroes
shown-foes = Foes
shown-key = The main thing carried
shown-protection = Protection
shown-trinkets = Small things
shown-length = Steps
shown-at = Stands at
shown-consequence = At its end
shown-one = One
shown-other = The other
shown-zone = How far
shown-aim = What was tried
shown-approach = How

## Foes in one tap

quick-minion = Minion
quick-elite = Elite
quick-boss = Boss

## The pieces of a deed

arg-who = Who
arg-target = Against whom
arg-targets = Against whom
arg-how = How
arg-story = What it looks like, in your own words
arg-aim = What do you want to bring about?
arg-approach = How do you go about it?
arg-tool = With what
arg-watch = Who or what are you trying to spot?
arg-attribute = What would you roll?
arg-effect = What should the power do?
arg-heal = Whom does it heal?
arg-leap = To which square does it carry you?
arg-hold = Does it hold them instead of harming them?
arg-shield = Whom does it shield?
arg-boost = Whom does it boost?
arg-action = What
arg-reference = Seen from whom
arg-zone = How far
arg-overrule = Allow it all the same?
arg-to = To which square
arg-ally = Whom do you help?
arg-foes = Which foes act
arg-hearts = How many Hearts
arg-note = Note
arg-id = Short name in the rules
arg-tier = Kind of foe
arg-name = Name
arg-final = Is it the last boss?
arg-legendary = Is its Defense legendary?
arg-defense = Defense (0 for the usual one)
arg-hidden = Hidden from the players?
arg-shoots = Can it strike from afar?
arg-title = Title
arg-clock = Steps of the clock (0 for none)
arg-consequence = What happens at its end (secret)
arg-square = Square
arg-spot = Place on the track
arg-one = One of the two
arg-other = The other
arg-kind = Which effect
arg-what = Which circumstance
arg-cover = Cover
arg-clear = Is the line clear again?
arg-out = What became of it
arg-reason = What for
arg-seen = Is it seen?

## Deeds

deed-nde-test = Try something
deed-nde-attack = Attack
deed-nde-power = Use a power
deed-nde-act = Use gear or the scene
deed-nde-pass = Let the turn pass
deed-nde-approach = Move nearer or farther
deed-nde-walk = Walk to a square
deed-nde-revive = Help somebody up
deed-nde-assist = Help a friend
deed-nde-grow = Grow
deed-nde-foe-turn = Let foes act
    .hint = One foe, or minions together, against a hero.
deed-nde-suffer = Take Hearts from a hero
deed-nde-throw = Only roll
deed-nde-combat = Begin a fight
    .hint = From here on everybody acts in rounds.
deed-nde-next-round = Next round
    .hint = Everybody can act again.
deed-nde-end-combat = End the fight
    .hint = Rounds are over, and everybody regains a Power Point.
deed-nde-foe = Bring a foe
    .hint = A foe of any tier; its numbers are set.
deed-nde-reveal = Reveal a foe
deed-nde-label = Say what became of a foe
deed-nde-place = Put somebody somewhere
deed-nde-lay-effect = Lay an effect on somebody
deed-nde-end-effect = End an effect
deed-nde-end-circumstance = Let a circumstance go
deed-nde-set-cover = Give cover
deed-nde-set-distance = Set a distance
deed-nde-block-line = Block a line
deed-nde-unlock = Let a test be tried again
deed-nde-begin-session = Begin the session
deed-nde-begin-scene = Begin a scene
    .hint = A place with fresh armor, and a clock if time runs out.
deed-nde-award-luck = Give Luck
deed-nde-breather = A short pause
deed-nde-safe-rest = A safe rest
deed-nde-open-growth = Let a hero grow
deed-nde-table-roll = Roll on a table

## The pieces of a longer answer, where a form asks for them

piece-difficulty = Difficulty
piece-helps = What helps
piece-hinders = What hinders
piece-extreme = What of this counts double
piece-declined = Larger dice that are not wanted
piece-luck = Luck for larger dice

## What a player may want to be asked

want-nde-luck = Ask me about Luck after a success
order-nde-luck = On a failure
order-nde-luck-keep = keep the result
order-nde-luck-reroll = spend a Luck Point to roll again

hand-nde-help = Stand by to help { $name }
