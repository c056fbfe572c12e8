### Several things, several people: the title of each rule, and its gist as a player needs it at the table.

nova6_multi_targets-difficulty = Several targets: how hard
    .gist = One action against several uses the highest difficulty among those you include. With goblins at 1d and their boss at 2d, it is −2d.

nova6_multi_targets-declare = Several targets: name them
    .gist = Say before the roll whom you mean. Anyone you leave out does not make it harder, but no stunt will reach them either.

nova6_multi_targets-first = Several targets: who is first
    .gist = A plain success touches one of them, and you choose which.

nova6_multi_targets-more = Several targets: the others
    .gist = Buy more with Increase Scope: 1 stunt point is one principal more, or two to three extras.

nova6_multi_outcomes-difficulty = Several outcomes: how hard
    .gist = If one action is to achieve several things, the hardest of them sets the difficulty.

nova6_multi_outcomes-first = Several outcomes: which is first
    .gist = You choose what comes off first, unless one thing must come before the other: who runs and jumps has to run before jumping.

nova6_multi_outcomes-more = Several outcomes: the others
    .gist = Every outcome beyond the first is a Create Effect for 1 stunt point; three outcomes need 2.

nova6_multi_skills-penalty = Several actions: the penalty
    .gist = Every action after the first lays −1d on all you do, until you are up again: with three actions each one is at −2d, and so is any reaction between them.

nova6_multi_skills-declare = Several actions: say how many
    .gist = Decide on the number before you roll for the first; the penalty is there from the start.

nova6_multi_skills-chain = Several actions: when the first fails
    .gist = If a failure makes a later action impossible, that one is skipped without dice. The GM judges whether it does.

nova6_multi_pairs = What makes two actions
    .gist = A skill and an action together are one thing to do: Move to overcome and Move for an advantage are two.

nova6_group_mode = Group tests
    .gist = Sometimes all of you try together. The GM says whether one success is enough or everybody must succeed, and whether one may stay out of it.

nova6_group_any = One success is enough
    .gist = In an any-succeed test a single success carries everybody.

nova6_group_any-sp = Stunt points for the group
    .gist = Each of you may put stunt points into the common result, 3 at the very most, or keep them for stunts of your own.

nova6_group_any-fail = Somebody's failure still counts
    .gist = Even when the group succeeds, the one who failed leaves the GM whatever points that failure brought.

nova6_group_all = Everybody must succeed
    .gist = In an all-succeed test one failure is the failure of all.

nova6_group_all-offset = Covering for a friend
    .gist = A stunt point makes up for one member's failure.

nova6_group_all-no-improve = Nothing beyond success
    .gist = Where everybody has to succeed, stunt points do not lift the common result above a plain success.

nova6_group_all-own-use = Points for yourself instead
    .gist = You need not cover for anyone: your stunt points can go into stunts of your own.

nova6_group_optout = Staying out
    .gist = If you may and do stay out, you count as having failed, without dice and without points for the GM.

nova6_group_optout-when = When staying out is possible
    .gist = The GM decides. Where each must manage alone, as on a cliff, it is usually not; where others can do your share, as with a raft, it may be.
