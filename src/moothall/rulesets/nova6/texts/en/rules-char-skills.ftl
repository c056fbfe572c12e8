### Skills, ranks and perks: the title of each rule, and its gist as a player needs it at the table.

nova6_skill_core-list = The six skills of the book
    .gist = Fight, Interact, Move, Physique, Resolve and Wits; you begin with no rank in any.

nova6_skill_list-modifiable = Other skills
    .gist = A pack may add skills, change them or bring a list of its own, and advances buy ranks in those.

nova6_skill_rank-0 = Untrained
    .gist = Rank 0: no dice, and nothing needed.

nova6_skill_rank-1 = Trained
    .gist = Rank 1: one die, open to everybody.

nova6_skill_rank-2 = Skilled
    .gist = Rank 2: two dice, from level 5.

nova6_skill_rank-3 = Expert
    .gist = Rank 3: three dice, from level 10.

nova6_skill_rank-4 = Master
    .gist = Rank 4: four dice, from level 15.

nova6_skill_rank-5 = Superhuman
    .gist = Rank 5 and beyond: five dice or more, and a feature must open it.

nova6_skill_rank-dice = A die for each rank
    .gist = Every rank is a bonus die on tests with that skill.

nova6_skill_level-cap = The most ranks at a level
    .gist = One below level 5, two below 10, three below 15, then four.

nova6_skill_level-cap-focused = Focused reaches further
    .gist = In that one skill you may go a rank higher; you still have to buy it.

nova6_skill_rank-5-feature = No fifth rank without a feature
    .gist = Being Focused does not lead there; a feature must say which rank it makes possible.

nova6_perk_bonus = A perk is worth a die
    .gist = If it fits the test, +1d.

nova6_perk_one-per-test = One perk, not two
    .gist = However many would fit, a single one counts.

nova6_perk_related = Close is enough
    .gist = A perk need only have something to do with the test; whether it has, the GM says.

nova6_perk_broad-narrow = Broad and narrow perks
    .gist = A broad one is for one of the four actions, a narrow one for all of them.

nova6_perk_gm-arbiter = Who says what is broad
    .gist = The GM does; and for a broad perk somebody must name its action.

nova6_perk_free-text = Perks in your own words
    .gist = Any words, and the one skill they belong to.

nova6_perk_rank-zero = A perk without ranks
    .gist = It may hang on a skill of rank 0.

nova6_perk_opposition = The other side's perks
    .gist = If your opponent has a perk that fits, it is one die harder.
