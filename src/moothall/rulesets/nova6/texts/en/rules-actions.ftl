### The four actions: the title of each rule, and its gist as a player needs it at the table.

nova6_action_ca-difficulty = Create advantage: how hard
    .gist = If it is aimed at somebody, their defending skill is the difficulty; if at nobody, the usual table is.

nova6_action_ca-success = Create advantage: what you get
    .gist = A simple success gives you or a friend a brief [B] advantage of +1d with one skill.

nova6_action_ca-alternatives = Create advantage: an aspect instead
    .gist = In place of the die you may put a brief [B] or action-long [A] aspect into play, or have the GM show you one that was hidden.

nova6_action_ca-modes = Create advantage: say how
    .gist = You may alter the situation, find something out, or make use of what is there already. Say which, in a few words; an advantage without words is asked for again.

nova6_action_overcome-catchall = Overcome: for all the rest
    .gist = When none of the other three actions suits what you are doing, it is overcome.

nova6_action_overcome-difficulty = Overcome: how hard
    .gist = The GM names a number, as for a lock of 2, or a skill that stands against you.

nova6_action_overcome-modifier = Overcome: wear an effect down
    .gist = A simple success takes 1d off an advantage or disadvantage. One of 1d is then over.

nova6_action_overcome-obstacle = Overcome: get past
    .gist = Or you leave one obstacle behind you; the border of a zone is one as well.

nova6_action_attack-use = Attack: meaning harm
    .gist = You attack when you want to hurt somebody in a conflict, be it in body, in mind or in standing.

nova6_action_attack-difficulty = Attack: how hard
    .gist = The skill with which your target defends is the difficulty.

nova6_action_attack-success = Attack: what a hit does
    .gist = A simple success deals the rating of what you strike with: a sword of 4 does 4. Bare hands and anything unrated do 1, for the scene.

nova6_action_defend-when = Defend: when
    .gist = You may defend against any attack on you, and against any advantage somebody makes at your expense.

nova6_action_defend-success = Defend: what it stops
    .gist = A simple success undoes that action completely, for you or the friend you cover. A blow of 6 then does 0.

nova6_action_defend-fail-attack = Defend: the blow gets through
    .gist = If the defense fails, the attack's rating comes at you, less what you soak.

nova6_action_defend-fail-ca = Defend: their advantage stands
    .gist = If you fail to stop somebody's advantage, the GM picks what that side gets; +1d for them is a penalty die in the tests of yours it touches.

nova6_action_opposing-table = Which skill stands against which
    .gist = For each skill and action the book names what usually opposes it; a Fight attack meets Fight or Move. The GM may put another in its place.
