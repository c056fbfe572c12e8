### Invoking and compelling: the title of each rule, and its gist as a player needs it at the table.

nova6_aspect_define = Aspects
    .gist = An aspect is a short phrase for something worth noting about a person, a place, a thing, a group or the moment. Without words there is none.

nova6_aspect_limits-in-name = The name says how far it goes
    .gist = What an aspect is good for should be plain from its name. Whether snakes are close enough to wolves, the GM is asked; nothing is ruled out beforehand.

nova6_aspect_game = Game aspects
    .gist = They are there for good and for everybody, in every scene, and may change as you play.

nova6_aspect_character = Character aspects
    .gist = They are there for good and belong to one character.

nova6_aspect_situation = Situation aspects
    .gist = They seldom outlast their scene, and are gone earlier when they no longer make sense.

nova6_aspect_situation-attach = Where situation aspects sit
    .gist = On the surroundings, where they concern everybody, or on one character.

nova6_aspect_truth = Aspects are true
    .gist = What an aspect says simply is so, at no price: a car that is ON FIRE burns.

nova6_aspect_no-roll = Aspects can spare a roll
    .gist = If an aspect makes it a matter of course, the GM may just grant it.

nova6_aspect_bend-costs = Bending things costs
    .gist = To change an outcome by an aspect is an invoke; to make trouble with one is a compel.

nova6_invoke_cost = Invoke
    .gist = Say why the aspect bears on this, pay 1 plot point, and take one benefit.

nova6_invoke_reroll = Invoke: re-roll
    .gist = All the dice of the pool are rolled again.

nova6_invoke_fail-to-success = Invoke: failure to success
    .gist = A simple failure becomes a simple success. One that gave the GM points does not.

nova6_invoke_success-to-fail = Invoke: success to failure
    .gist = A simple success becomes a simple failure.

nova6_invoke_basic-effect = Invoke: an effect
    .gist = You make a basic effect as by a simple success: +1d [B], 1 damage [S] or soak 1 [B].

nova6_invoke_add-sp = Invoke: a stunt point
    .gist = A success gains 1 stunt point.

nova6_invoke_negate-sp = Invoke: one point fewer for them
    .gist = One stunt point of the other side is struck out.

nova6_invoke_relevance = Invoke: does it fit?
    .gist = The table should agree that it does, and the GM decides. If it does not, no point is spent.

nova6_invoke_many = Invoke: several aspects
    .gist = You may invoke different aspects on the same roll, each for 1 plot point.

nova6_invoke_same-roll = Invoke: not twice on a roll
    .gist = No aspect counts twice for one roll, STRESSED excepted.

nova6_invoke_involved = Invoke: you must be part of it
    .gist = Somebody who only looks on cannot invoke, nor do it on another's behalf.

nova6_invoke_once-per-scene = Invoke: once a scene
    .gist = Each aspect serves you once a scene, until it is compelled or somebody invokes it against you.

nova6_invoke_per-person = Invoke: each of you once
    .gist = The limit is for each person: everybody can use the slippery floor once.

nova6_invoke_mark = Invoke: marks
    .gist = The initials of the player who invoked it stand beside the aspect until the scene closes.

nova6_invoke_stressed-exempt = Invoke: STRESSED has no limit
    .gist = It may be invoked in any scene and on any roll as often as somebody pays.

nova6_invoke_against-earns = Invoke: paid for trouble
    .gist = If somebody invokes an aspect of yours against you, you get 1 plot point from the pool.

nova6_compel_propose = Compel
    .gist = Name an aspect and the trouble it makes: a new aspect, an event, a turn of the story. Without words for it there is no compel.

nova6_compel_negotiate = Compel: talk it over
    .gist = The GM and those concerned may change the terms until all are content; what counts is the latest version.

nova6_compel_accept = Compel: accept
    .gist = The trouble becomes true, and you get 1 plot point.

nova6_compel_refuse = Compel: refuse
    .gist = You pay 1 plot point, it does not happen, and you tell how you got around it. With none you cannot refuse.

nova6_compel_no-mitigation = Compel: no softening
    .gist = What you have accepted cannot be undone by a test. You may of course deal with how things now stand.

nova6_compel_gm-freely = Compel: the GM, freely
    .gist = There is no limit to how often the GM may compel you.

nova6_compel_self = Compel: yourself
    .gist = Propose trouble of your own; if the GM agrees you get 1 plot point.

nova6_compel_player-player = Compel: another hero
    .gist = You may propose it to another player, who can say no at no price.

nova6_compel_player-npc = Compel: a non-player character
    .gist = It costs you 1 plot point. The GM either lets it happen and gains 1, or pays 1 to prevent it.

nova6_compel_arbiter = Compel: the GM decides
    .gist = Whether a compel stands, and what follows from it, is the GM's call. If it does not, no points move.
