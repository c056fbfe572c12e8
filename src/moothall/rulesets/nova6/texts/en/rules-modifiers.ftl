### Difficulty and conditions: the title of each rule, and its gist as a player needs it at the table.

nova6_mod_skill = Ranks are bonus dice
    .gist = Each rank of the skill you use is one die for you.

nova6_mod_perk = A perk is one die
    .gist = A perk that suits the test brings +1d, and a second one brings nothing.

nova6_mod_talent = Talents and features
    .gist = They add dice just where they say so, as Resolute does when you defend with Resolve.

nova6_mod_advantage = Advantages and disadvantages
    .gist = The first add their dice, the second take them away.

nova6_mod_condition = Conditions
    .gist = Bright light of 1d is +1d to notice something, −1d to hide, and nothing to a conversation; the GM says which it is.

nova6_mod_stack = Modifiers add up
    .gist = Different modifiers are summed. Perks alone have a limit: one to a test.

nova6_diff_range = From 0 to 4, and beyond
    .gist = People's tasks go from −0d to −4d. From −5d on it takes more than human skill; the GM may ask for it, and it is marked as such.

nova6_diff_default = No difficulty named
    .gist = Then it is −0d.

nova6_diff_opposed = When somebody opposes you
    .gist = The other side's ranks, one perk that fits, and what its talents and features add make the difficulty: Fight 2d with a perk is −3d.

nova6_diff_0 = Difficulty −0d
    .gist = A simple task; somebody untrained.

nova6_diff_1 = Difficulty −1d
    .gist = A routine task; somebody trained.

nova6_diff_2 = Difficulty −2d
    .gist = A challenging task; somebody skilled.

nova6_diff_3 = Difficulty −3d
    .gist = An intimidating task; an expert.

nova6_diff_4 = Difficulty −4d
    .gist = A heroic task; a master.

nova6_diff_5 = Difficulty −5d and more
    .gist = A task that is nigh impossible; somebody superhuman.

nova6_mod_forgot-spend = Oops: buy the success
    .gist = If you forgot dice that might have saved a failed test, 1 plot point turns it into a success.

nova6_mod_forgot-earn = Oops: be paid for the failure
    .gist = Or let the failure be, and receive 1 plot point for it.

nova6_mod_forgot-irrelevant = Oops: it would not have mattered
    .gist = If the forgotten dice could not have changed anything, nothing is offered and you play on.

nova6_cond_scope = Conditions are for everyone
    .gist = A condition is looked at in every test it bears on: bright light whenever somebody looks or hides.

nova6_cond_equal-ignore = The same for both sides
    .gist = If a condition bothers both sides alike, the GM leaves it out, as with two fighters in the dark.

nova6_cond_only-what-matters = Only what matters
    .gist = The GM may leave small things out; a condition struck off the list brings no dice.

nova6_rule-of-five = None, one, some, most, all
    .gist = Most things can be sized by five steps, 0 to 4, from none of it to all of it. At 4d nothing of a sense is left, so the GM is asked whether a test by sight fails outright, which is the usual answer.
