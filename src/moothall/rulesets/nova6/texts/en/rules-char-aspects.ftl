### Core aspects and level: the title of each rule, and its gist as a player needs it at the table.

nova6_character_aspects-core = Four core aspects
    .gist = Write a High Concept, a Background, a Motivation and a Trouble.

nova6_character_aspect-high-concept = High Concept
    .gist = Your place in the world, in one line that serves you and weighs on you.

nova6_character_aspect-background = Background
    .gist = Where you come from, or who you were before; it may sit oddly beside the High Concept.

nova6_character_aspect-motivation = Motivation
    .gist = What keeps you going. It may well be the opposite of what keeps a friend going.

nova6_character_aspect-trouble = Trouble
    .gist = What makes life hard for you: not solved in an afternoon, and not so bad that you never leave the house.

nova6_character_aspect-trouble-distinct = A Trouble of its own
    .gist = It is better when Trouble is more than the High Concept said again. Nobody is kept from play for it.

nova6_character_aspect-permanent = Core aspects stay
    .gist = They last [P]: neither the end of a scene nor a rest touches them, only a milestone or the story itself.

nova6_character_level-start = The level everybody starts at
    .gist = The GM names it, a whole number from 0; without a word it is 1.

nova6_character_level-scale-0 = Level 0
    .gist = Somebody like most people.

nova6_character_level-scale-1-2 = Levels 1 and 2
    .gist = Somebody who has learnt a trade.

nova6_character_level-scale-3-4 = Levels 3 and 4
    .gist = Somebody accomplished in it.

nova6_character_level-scale-5-6 = Levels 5 and 6
    .gist = One of those whom the others have heard of.

nova6_character_level-scale-7-8 = Levels 7 and 8
    .gist = The first of their kind in the world.

nova6_character_level-scale-9-10 = Levels 9 and 10
    .gist = The best there ever was.

nova6_character_level-scale-11-plus = From level 11 on
    .gist = Such people are met in stories only.
