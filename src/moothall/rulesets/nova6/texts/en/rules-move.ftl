### Move: the title of each rule, and its gist as a player needs it at the table.

nova6_move_scope = All that Move is for
    .gist = Running, climbing, swimming, riding, driving, chases and going unseen.

nova6_move_perks = Perks for movers
    .gist = A way to get about, a vehicle, a knack for not being there: take an idea or find one yourself.

nova6_move_overcome = Getting there
    .gist = Past obstacles, past sentries, and from zone to zone in a fight.

nova6_move_adjacent-free = Next door for nothing
    .gist = One action takes you to the next zone, without dice if the way is clear.

nova6_move_farther = A run
    .gist = Going further is a roll: two zones with a success, and one more for each point.

nova6_move_obstructed = Over what lies between
    .gist = With something in the way even one zone is a roll; a success takes you across, each point a zone beyond.

nova6_move_conditions = When the ground says no
    .gist = What is true of the place or of you can make a walk a roll, if the GM says so.

nova6_move_climb-barrier = Over a fence
    .gist = A climb over something inside your zone leaves you in the zone; the next one takes a point.

nova6_move_climb-vertical = Up a zone
    .gist = A zone higher is always a roll, ladder or not.

nova6_move_climb-extra = Higher still
    .gist = Each further zone up is two points.

nova6_move_swim = Afloat
    .gist = In water it takes a success to stay afloat, or to swim into the next zone.

nova6_move_swim-penalty = Rough water
    .gist = Waves and currents are penalty dice, as many as the GM says.

nova6_move_swim-extra = Swimming further
    .gist = Two points for each further zone of water.

nova6_move_create-advantage = A better place
    .gist = High ground, an ambush, a good spot for what comes next.

nova6_move_dodge = On your toes
    .gist = Keep moving, and have a die for your own defence against bodily attacks.

nova6_move_attack-ram = Ramming
    .gist = Move hurts nobody unless you drive something into them. It suffers as much as they do, each before their own soak.

nova6_move_defend-attacks = Out of the way
    .gist = Move fends off every blow and shot, and whatever manoeuvre a fight brings.

nova6_move_defend-block = Barring the way
    .gist = If you can get between, Move keeps somebody from passing, as long as the GM agrees.

nova6_move_defend-hide = Hiding
    .gist = Move keeps you hidden from the one who looks for you.
