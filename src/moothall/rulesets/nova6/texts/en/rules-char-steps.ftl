### Making a character, step by step: the title of each rule, and its gist as a player needs it at the table.

nova6_character_premise = People worth playing
    .gist = Take somebody who acts of their own accord, knows their trade, and lives with something at stake. No die depends on it.

nova6_character_steps = Eight steps
    .gist = Aspects, level, advances, gear, name, refresh, boxes, and last how you strike and how you are protected. Until the aspects, a name and a first advance are there, it is a draft.

nova6_character_steps-computed = Three steps do themselves
    .gist = Level, refresh and boxes are never typed in: the GM's level and your ranks and talents settle them.

nova6_character_steps-themepack = A pack's own steps
    .gist = Where a themepack has a step of its own under a number, it takes the place of the book's; every other step stays.

nova6_character_themepack-default = Without a pack
    .gist = A game that names no pack plays with the universal one: four aspects, six skills, two tracks.

nova6_character_sheet-custom = A sheet to fit the pack
    .gist = The sheet shows as many skills and tracks as the pack has, whatever the book's own number.

nova6_character_sheet-boxes = A tick for each advance
    .gist = Every advance is one ticked box, so that anybody can count them: 7 of 7, one too many, or one still to spend.

nova6_character_sheet-minimal = The short sheet
    .gist = It leaves out whatever you do not have, but a skill without ranks stays if a perk hangs on it.

nova6_character_sheet-fields = What stands on a sheet
    .gist = Name, level, refresh, aspects, skills with perks and marks, talents, signature assets and both tracks; the long one adds gear and load, initiative, soak, and what you strike with.

nova6_character_fps-marks = F, P and S
    .gist = Focused, Practiced and Specialized are written as a letter behind the one skill they are for.

nova6_character_done = Ready to play
    .gist = A sheet that is finished and keeps the rules may come to the table at once; one that breaks them is turned away with the reason.
