### Advances: the title of each rule, and its gist as a player needs it at the table.

nova6_character_advances = How many advances
    .gist = Six and one for each level: at level 1 you spend seven.

nova6_character_advances-per-level = One more each level
    .gist = A character who gains a level in play has one advance more to spend.

nova6_character_advances-by-ten = From one to ten
    .gist = Who starts with seven at level 1 has sixteen at level 10.

nova6_character_cost-rank = A rank costs one
    .gist = Ranks are bought one after another, each for an advance.

nova6_character_cost-talent = A talent costs one
    .gist = Each time you take one, it is an advance.

nova6_character_cost-feature = What a feature costs
    .gist = One advance or more, as the pack or the GM says; and the GM must allow it, unless the pack leaves it free.

nova6_character_cost-perk = Perks are not for sale
    .gist = Each comes from a talent: Specialized brings one for its skill, Well-Trained three for any. What has no source must go; what is still owed may be chosen later.

nova6_character_rank-cap-level-one = Ranks at level 1
    .gist = No skill beyond rank 1, or 2 in the one you are Focused on.

nova6_character_talent-custom = Talents of your own
    .gist = If the list lacks what you have in mind, write it; once the GM says yes it costs what any talent does.

nova6_character_talent-recommended = Talents for nearly everybody
    .gist = Focused, Practiced and Specialized suit most people. You may well do without.

nova6_character_advance-unspent = Advances kept for later
    .gist = What you have not spent stays yours, and the sheet shows it.
