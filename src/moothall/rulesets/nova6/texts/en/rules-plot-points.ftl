### Plot points: the title of each rule, and its gist as a player needs it at the table.

nova6_pp_pool = One pool for all
    .gist = Plot points come out of one pool and go back to it, and it never runs dry.

nova6_pp_refresh = Refresh
    .gist = You begin each scenario with as many as your refresh, 3 unless told otherwise, and are brought back up to it at milestones.

nova6_pp_keep-extra = More than your refresh
    .gist = If you hold more, you keep them.

nova6_pp_earn-compel = Earning: a compel accepted
    .gist = Take the trouble, take the point.

nova6_pp_earn-invoked = Earning: your aspect against you
    .gist = It pays 1 when the aspect was yours. One of the zone or the game pays nothing.

nova6_pp_earn-concede = Earning: conceding
    .gist = Giving up a conflict pays 1, if that is the benefit you pick.

nova6_pp_earn-oops = Earning: a failure kept
    .gist = Living with a failure that forgotten dice might have saved pays 1.

nova6_pp_spend-invoke = Spending: an aspect
    .gist = An invoke costs 1.

nova6_pp_spend-consequence = Spending: somebody's STRESSED
    .gist = Invoking it costs 1 each time.

nova6_pp_spend-npc-compel = Spending: a compel on a non-player character
    .gist = You pay 1 to propose it.

nova6_pp_spend-refuse = Spending: a compel refused
    .gist = Saying no to the GM costs 1.

nova6_pp_spend-activate = Spending: talents and features
    .gist = Some of them ask for a point to work; with none left they do not.

nova6_pp_spend-bonus = Spending: a bonus action
    .gist = Without a token, acting at the end of a round of conflict costs 1.

nova6_pp_spend-stay = Spending: staying in
    .gist = To stay though incapacitated costs 1, and can be bought only once in a scene.

nova6_pp_spend-rally = Spending: a second rally
    .gist = The first is free; the next one in the same conflict costs 1.

nova6_pp_spend-uses = Spending: run them dry
    .gist = For 1, something of the other side with uses is EXHAUSTED.

nova6_pp_spend-oops = Spending: forgotten dice
    .gist = 1 buys a simple success where forgotten dice might have brought one.

nova6_pp_visible = Everybody sees the points
    .gist = What each player and the GM hold lies open on the table.

nova6_pp_floor = No debts
    .gist = With no plot point left there is nothing to spend.

nova6_gpp_start = The GM's plot points
    .gist = The GM begins each scenario with 1 for every hero: four heroes, four points.

nova6_gpp_use = What the GM's points are for
    .gist = The GM earns and spends for the non-player characters just as you do for yours. Invoke one's aspect, and the GM gains a point.

nova6_gpp_refresh = The GM refreshes too
    .gist = Whenever the players do.
