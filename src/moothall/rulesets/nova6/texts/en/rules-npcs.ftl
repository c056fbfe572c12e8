### Those whom the GM plays: the title of each rule, and its gist as a player needs it at the table.

nova6_npc_types = Principals and extras
    .gist = Everybody of the GM's is one or the other, and a new one has to be told which.

nova6_npc_principal = A principal is built like a hero
    .gist = All advances of the level, all core aspects, the same boxes.

nova6_npc_extra-advances = An extra's advances
    .gist = Half of what a hero of that level would have, rounded down.

nova6_npc_extra-aspect = One aspect is enough
    .gist = For an extra a high concept will do.

nova6_npc_extra-recurring = Extras who come back
    .gist = They may turn up again and again, with little say in where the story goes; how often is counted.

nova6_npc_extra-stress = Three boxes a track
    .gist = One to be stressed, one to be staggered, one to be out.

nova6_npc_extra-stress-fixed = An extra's boxes stay three
    .gist = Ranks and talents that would add boxes add none here.

nova6_npc_rank-caps = Ranks of the GM's people
    .gist = The same limits by level as for heroes. Going over them is not barred, only pointed out.

nova6_npc_no-grave = No grave aspects for them
    .gist = The way out that a hero has is not open to anybody of the GM's.

nova6_npc_promote-full = An extra becomes a principal
    .gist = Give a name and the aspects that are missing, then place as many advances as a hero of the level would have; the boxes follow at once.

nova6_npc_promote-gradual = Rising bit by bit
    .gist = An advance or so each time they appear; with the last one placed they are a principal, boxes and all.

nova6_npc_unopposed = Nobody interferes
    .gist = Then nobody rolls, and the GM tells what suits the story.

nova6_npc_unopposed-warning = The warning
    .gist = Where success is in doubt, say aloud that it will happen with their next action unless somebody steps in.

nova6_npc_unopposed-equal = Within their skill
    .gist = A difficulty up to their ranks takes them one whole turn.

nova6_npc_unopposed-plus-one = Just beyond their skill
    .gist = One die more than their ranks takes a turn of preparing and then the turn itself.

nova6_npc_unopposed-greater = Far beyond their skill
    .gist = Two dice more or worse, and they leave it alone, unless something other than skill is on their side.

nova6_npc_ganging-up = A gang is one roll
    .gist = However many set upon one hero, the player rolls once against all of them.

nova6_npc_ganging-up-2 = Two together
    .gist = One die harder.

nova6_npc_ganging-up-3-4 = Three or four together
    .gist = Two dice harder.

nova6_npc_ganging-up-5-8 = Five to eight together
    .gist = Three dice harder.

nova6_npc_ganging-up-9-plus = Nine and more together
    .gist = Four dice harder, and no harder than that for fifty.

nova6_npc_ganging-base = The best of the gang
    .gist = The highest skill among them is what the dice for their number are added to, and that one's weapon strikes unless the GM names another's.

nova6_npc_trade-assume = Unhindered, they succeed
    .gist = Unless one of their aspects speaks against it; how well they did is a matter of trading dice.

nova6_npc_trade-rate = Their rate of trading
    .gist = Two dice for a stunt point; a Specialized character trades one die for one point, once.

nova6_npc_trade-net = Only what is left
    .gist = First the difficulty comes off their ranks, then the rest is traded.

nova6_npc_group-share = How many of many
    .gist = For a crowd nobody rolls: the dice their skill falls short by tell what share of them gets there.

nova6_npc_group-1d = One die short
    .gist = About one in four.

nova6_npc_group-2d = Two dice short
    .gist = About one in eight.

nova6_npc_group-3d = Three dice short
    .gist = About one in sixteen.

nova6_npc_group-4d = Four dice short or worse
    .gist = None at all; they would only try if they had no choice.

nova6_npc_group-even = A crowd that is good enough
    .gist = Skill as high as the difficulty: all of them do it.

nova6_npc_group-rest = The rest of the crowd
    .gist = Some tried and failed, some never dared; the GM says how many. Twice as many as succeed is a fair guess at who tried.
