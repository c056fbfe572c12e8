### Time and setbacks: the title of each rule, and its gist as a player needs it at the table.

nova6_time_scales = Two kinds of time
    .gist = A scene is played in action time or in narrative time; there is no third.

nova6_time_turn = Turns
    .gist = In your turn you act, once or more. Then somebody else is up.

nova6_time_round = Rounds
    .gist = When all who are in the scene have been up once, the round is over and another begins.

nova6_time_round-length = How long a round is
    .gist = In action time some 6 seconds. In narrative time as long as the GM says: minutes, days, or more.

nova6_time_action-use = What action time is for
    .gist = Short bursts, over within minutes. When an action scene goes past 30 rounds, the GM gets a hint that narrative time might do better; play simply goes on.

nova6_time_narrative-use = What narrative time is for
    .gist = Journeys, research, long pursuits: all the work that lies between conflicts.

nova6_setback_meaning = Setbacks
    .gist = Fail in narrative time, and it should come back at you later on. That is a setback.

nova6_setback_cost-die = A setback as the price
    .gist = If in narrative time you buy the success with a cost, that is 1 setback die; you have what you were after.

nova6_setback_gsp-die = The GM's points become setbacks
    .gist = In narrative time each stunt point the GM has from your failure turns into 1 setback die, on top of any you took as a price.

nova6_setback_plain-failure = Accepting a simple failure
    .gist = If you just take the failure, you get no die for it, unless the hazard says otherwise.

nova6_setback_owner = Whose setbacks they are
    .gist = Setback dice lie with the hero who earned them, for all to see. The GM cannot use them against anybody else.

nova6_setback_spend-penalty = Setbacks as penalty dice
    .gist = Before any roll of yours, the GM may add as many of your setback dice as wanted, as penalty dice; they are then used up.

nova6_setback_spend-gsp = Two setbacks for a stunt
    .gist = Once a test of yours is settled, the GM may turn in two of your setback dice for 1 stunt point, whichever way it went. A success remains a success.

nova6_setback_lifetime = How long setbacks last
    .gist = They lie there until the GM uses them; no milestone takes them away.

nova6_dur_end-whole = All of it ends at once
    .gist = When its time is up, an effect is gone, however large it was. It does not shrink step by step.

nova6_dur_step = The ladder of durations
    .gist = One step longer is the next duration on the ladder, one step shorter the one before: from scene [S] up to temporary [T] or down to quick [Q].

nova6_dur_instant = Instant [I]
    .gist = Over as soon as it has happened. Nothing is kept.

nova6_dur_brief = Brief [B]
    .gist = Seconds: until its bearer has ended their next turn.

nova6_dur_quick = Quick [Q]
    .gist = Ten to fifteen seconds: until the round after this one is over.

nova6_dur_scene = Scene [S]
    .gist = A few rounds: as long as the scene goes on.

nova6_dur_temporary = Temporary [T]
    .gist = Minutes to hours: until its bearer has rested or recovered successfully. The end of a scene does not help.

nova6_dur_lasting = Lasting [L]
    .gist = Hours to days: until any milestone, even a minor one.

nova6_dur_long-lasting = Long-lasting [LL]
    .gist = Days to weeks: a minor milestone leaves it, a major one ends it.

nova6_dur_enduring = Enduring [E]
    .gist = Weeks to years: only an epic milestone ends it.

nova6_dur_permanent = Permanent [P]
    .gist = It stays, perhaps forever, until somebody with a say in it changes it. No milestone does.

nova6_dur_action = Until an action ends it [A]
    .gist = It lasts until somebody, anybody, spends an action on being rid of it.

nova6_dur_maintained = Maintained [M]
    .gist = Its maker must spend an action on it every turn. Leave out one turn, and it is over.

nova6_dur_sustained = Sustained [Su]
    .gist = It lasts until its maker lets go. Each effect held this way puts −1d on everything the maker does: two of them, −2d.

nova6_dur_off-ladder = Durations beside the ladder
    .gist = Those that hang on actions, on upkeep or on being held are no steps of the ladder. A maintained effect, say, cannot be made longer by a stunt.

nova6_dur_default-advantage = Advantages are brief
    .gist = An advantage or disadvantage with no duration is brief [B].

nova6_dur_default-condition = Conditions are permanent
    .gist = A condition with no duration is permanent [P].

nova6_dur_default-damage = Stress lasts the scene
    .gist = Damage with no duration marks its box with the scene [S].

nova6_dur_default-soak = Soak you make is brief
    .gist = Soak that comes from a success is of rating 1 and brief [B].

nova6_dur_default-aspect = Written aspects stay, made ones pass
    .gist = An aspect somebody wrote down is permanent [P]; one from a simple success is brief [B] or lasts until an action ends it [A]. Those of a situation rarely outlast their scene.

nova6_interval_default = Most actions take no time
    .gist = Unless something is said, an action is done within your turn [I].

nova6_interval_longer = Actions that take longer
    .gist = The GM may ask for a brief, a quick or a scene-long effort, or, as contests do, for so many successes; the action is complete when that is.

nova6_interval_beyond-scene = Longer than a scene
    .gist = Whatever takes longer than a scene is played in narrative time.

nova6_interval_decrease = Working faster
    .gist = On a success, 1 stunt point on Decrease Time makes the action one step shorter: scene-long work is done quickly [Q].
