### Short scenes about beginning a game and about packs.

example_nova6_ex_setting = A game in five answers
    .given = A group answers the five questions: wanderers, a burnt land, something between a street and the world, one trouble of today and one to come, and four people and places.
    .then = Three facts of the world and two issues lie on the table as aspects of the whole game; each of the four has a high concept.

example_nova6_ex_pack = A pack with gaps
    .given = A pack names two traits, five peoples, a seventh skill and a third track, and leaves its effects open.
    .then = Four aspects for each character, seven skills, three tracks of three, two and one, steps 1, 4 and 7 replaced; it is a draft, and every gap is listed.

example_nova6_ex_package = A shieldhand’s package
    .given = Sword or axe, shield or knife, mail or leather.
    .then = Three picks, and eight ways to make them.

example_nova6_ex_bundle = Born broad
    .given = A kin brings a rank of Brawn and takes one advance to begin with; the character is of level 1.
    .then = Six advances, Brawn 1 that cost nothing, and no box more for it.
