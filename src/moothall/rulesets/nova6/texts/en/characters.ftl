### What is said while a character is made, and what random ones are made of.

advice-nova6-protagonists = Who this game is about: { $quotes }
advice-nova6-premise = Somebody who acts of their own accord, is good at something, and has something at stake: proactive, competent, dramatic.
advice-nova6-trouble = Trouble gives most when it is a matter of its own and not the High Concept over again.
advice-nova6-talents = Focused, Practiced and Specialized serve nearly everybody well.

block-standing = Level and refresh
block-boxes = Stress boxes
block-aspects = Aspects
block-skills = Skills
block-perks = Perks
block-talents = Talents, features and flaws
block-assets = Things that matter
block-gear = Weapons and armor
block-joint = { "; " }
term-block-level = level
term-block-refresh = refresh
term-block-damage = damage
term-block-soak = soak
term-reload-snap = by a snap action
term-reload-action = by an action

standing-average-person = average person
standing-skilled-in-a-field = skilled in a field
standing-accomplished = accomplished
standing-luminary = luminary
standing-foremost-expert = foremost expert
standing-greatest-in-history = greatest in history
standing-fiction-only = only found in fiction

## Random characters. Each line is a list, its things separated by a semicolon.

invention-nova6-names = Ilse Varga; Bram Okoro; Oda Lindqvist; Tyko Marsh; Maren Sol; Jory Pell; Wilna Dray; Casimir Roe; Edda Quill; Rook Tamsin; Sabine Corr; Hollis Vane
invention-nova6-high-concept = LIGHTHOUSE ENGINEER GONE ASTRAY; COURIER OF THINGS BEST UNSEEN; RETIRED STAGE DUELLIST; SURVEYOR OF DROWNED STREETS; CLOCKMAKER WITH A PAST; NIGHT NURSE OF THE OLD QUARTER
invention-nova6-background = RAISED ON A SALVAGE BARGE; THE FOUNDLING OF BELL LANE; TWELVE YEARS IN THE MAP OFFICE; LAST CHILD OF A GAMBLING HOUSE; SCHOOLED BY LAMPLIGHTERS; BORN DURING THE LONG FLOOD
invention-nova6-motivation = NOBODY IS LEFT ON THE ICE; I WILL SEE THE FAR SHORE; THE LEDGER MUST BALANCE; A HOUSE FOR MY SISTERS; WHAT IS BROKEN CAN BE MENDED; THE TRUTH ABOUT THE FIRE
invention-nova6-trouble = OWES THE HARBOURMASTER A LIFE; CANNOT REFUSE A WAGER; HUNTED BY A FORMER PUPIL; THE COUGH THAT NEVER LEAVES; SPEAKS BEFORE THINKING; MY BROTHER WEARS THE OTHER COAT
invention-nova6-perks-fight = knives; rifles; brawling; fencing; thrown things
invention-nova6-perks-interact = haggling; rumours; stage presence; calm voices; bluffing
invention-nova6-perks-move = rooftops; small boats; quiet steps; tight spaces; riding
invention-nova6-perks-physique = heavy loads; deep water; cold nights; doors; long marches
invention-nova6-perks-resolve = keeping secrets; old fears; vigils; temptation; pain
invention-nova6-perks-wits = clockwork; wounds; tracks; ledgers; stars
invention-nova6-assets = my father's sextant; a cellar nobody knows; the coat with nine pockets; a favour at the customs house; the good violin; a dog called Ballast; keys to the tram depot; the blue lantern
