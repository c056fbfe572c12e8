### Gear, refresh and boxes: the title of each rule, and its gist as a player needs it at the table.

nova6_character_gear-start = What you own at the start
    .gist = Whatever fits your aspects and what you can do, if the GM agrees.

nova6_character_gear-per-aspect = A key item for each aspect
    .gist = Four aspects, four things that are yours alone: they are your signature assets. A fifth is only remarked upon.

nova6_character_name = A name
    .gist = Nobody comes to the table without one.

nova6_character_refresh = Your refresh
    .gist = Three, with Lucky two more, with Unlucky two less.

nova6_character_refresh-start = An act begins
    .gist = You have at least your refresh; if you held more, you keep it.

nova6_character_refresh-bubbles = Five bubbles
    .gist = Those beyond your refresh are filled in; at the end of a session you mark what you hold.

nova6_character_stress-base = The boxes of a new sheet
    .gist = Each track has three, two and one.

nova6_character_stress-physique = Boxes by Physique
    .gist = Every second rank is one physical box.

nova6_character_stress-resolve = Boxes by Resolve
    .gist = Every second rank is one mental box.

nova6_character_stress-ranks-only = Only ranks make boxes
    .gist = Dice from perks, talents or gear do not.

nova6_character_stress-talents = Boxes by talents
    .gist = Tough is a physical box more, Resolute a mental one.

nova6_character_stress-order = Where new boxes go on the sheet
    .gist = First to incapacitated, then staggered, then STRESSED, and round again.

nova6_character_stress-later = Boxes grow with you
    .gist = A new rank or talent in mid-game changes the boxes at once.

nova6_character_thresholds = Four and eight on the sheet
    .gist = Each track shows where its levels begin: staggered at 4, incapacitated at 8.

nova6_character_attacks-defenses = What you strike with, and what protects you
    .gist = Write down weapons and armour if your game has them; the space may stay empty.
