### Resolve: the title of each rule, and its gist as a player needs it at the table.

nova6_resolve_scope = Strength of mind
    .gist = What Physique is to the body, Resolve is to the mind: who keeps calm before something dreadful rolls it.

nova6_resolve_perks = Perks of the will
    .gist = Fearless, games, chess, psionics, telepathy: pick one, or write your own.

nova6_resolve_overcome = Patience, not genius
    .gist = Where time and focus decide and not cleverness, your GM asks for Resolve and not for Wits.

nova6_resolve_contest = A battle of wills
    .gist = Games of patience, and minds that wrestle where there are such powers, are contests of Resolve.

nova6_resolve_create-advantage = Deep concentration
    .gist = Collecting your thoughts is an advantage for you alone, such as a die on your own Wits.

nova6_resolve_create-advantage-risk = Only where it may cost something
    .gist = Concentrating is worth a test when the moment it takes could be missed, or within a contest; otherwise nothing is rolled.

nova6_resolve_attack = No blows of the mind
    .gist = Nobody attacks with Resolve without a talent or feature that makes it possible.

nova6_resolve_defend = Keeping your countenance
    .gist = Resolve stands against attacks on the mind, against being moved, and against everything done with Interact.
