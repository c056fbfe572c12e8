### What the workshop asks for. A hint may stand under a heading, a field or a choice.

## Steps

make-nova6-aspects = Who is it?
    .hint = Somebody who acts unasked, is good at something, and has something to lose. Four phrases say so.
make-nova6-level = How far have they come?
    .hint = The level is the table’s; it says how many advances there are.
make-nova6-advances = What can they do?
    .hint = Each advance is a rank in a skill, a talent, or a feature.
make-nova6-gear = What do they have?
    .hint = One thing that matters for each aspect, and whatever fits who they are.
make-nova6-name = What are they called?
make-nova6-refresh = What fate owes them
    .hint = Plot points at the start of a session. Nothing to choose: it follows.
make-nova6-boxes = What they can take
    .hint = Boxes of each level. Nothing to choose: they follow from skills and talents.
make-nova6-attacks = How they fight and hold out
    .hint = What they strike and shield themselves with, in a few words.

## Fields and choices

make-name = Name
make-nova6-high-concept = High Concept
    .hint = Who they are, in one phrase
make-nova6-background = Background
    .hint = Where they come from
make-nova6-motivation = Motivation
    .hint = What moves them
make-nova6-trouble = Trouble
    .hint = What keeps getting in the way; something else than the High Concept
make-nova6-level-is = Level
make-nova6-standing = Which makes them
make-nova6-allowance = Advances spent
make-nova6-skills = Skills
    .hint = Ranks go as far as the level allows
make-nova6-talents = Talents
    .hint = Focused, Practiced and Specialized are taken for one skill each and serve nearly everybody
make-nova6-own-talents = Talents of their own
make-nova6-perk = Perk
    .hint = A use of a skill in which they are better
make-nova6-perk-skill = Of which skill?
make-nova6-perk-action = In which action?
make-nova6-features = Features
make-nova6-feature = { $value } ({ $price })
make-nova6-flaws = Flaws
make-nova6-flaw-unlucky = Unlucky
make-nova6-assets = Things that matter
    .hint = One for each aspect, if you like
make-nova6-gear-lines = Other gear
make-nova6-refresh-is = Refresh
make-nova6-boxes-physical = Physical boxes
make-nova6-boxes-mental = Mental boxes
make-nova6-attacks-lines = Attacks
make-nova6-defenses-lines = Defenses
make-nova6-talent-focused = Focused: { $of }
make-nova6-talent-practiced = Practiced: { $of }
make-nova6-talent-specialized = Specialized: { $of }
make-nova6-talent-resolute = Resolute
make-nova6-talent-tough = Tough
make-nova6-talent-quick = Quick
make-nova6-talent-strong-body = Strong Body
make-nova6-talent-strong-body-against = Strong Body ({ $of })
make-nova6-against-hampered = against what hampers
make-nova6-against-burdened = against burdens
make-nova6-talent-strong-personality = Strong Personality
make-nova6-talent-lucky = Lucky
make-nova6-talent-danger-sense = Danger Sense
make-nova6-talent-well-trained = Well-Trained
make-nova6-talent-prepared = Prepared
make-nova6-talent-wealthy = Wealthy
make-nova6-grow = Go up a level
make-nova6-grow-pick = What is the new advance for?
make-nova6-grow-rank = A rank in a skill
make-nova6-grow-new-talent = A new talent
make-nova6-grow-later = Keep it for later
make-nova6-grow-skill = Which skill?
make-nova6-grow-talent = Which talent?
