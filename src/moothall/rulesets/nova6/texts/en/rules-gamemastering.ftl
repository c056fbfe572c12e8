### The GM's part: the title of each rule, and its gist as a player needs it at the table.

nova6_gm_scene-bounds = Where scenes begin and end
    .gist = The GM opens a scene and closes it. A player can ask; nobody else can do it.

nova6_gm_when-to-roll = Whether dice are rolled
    .gist = Before any dice the GM says whether they are needed, which of the four actions it is, and how hard.

nova6_gm_situation-gate = What is in the way
    .gist = If an aspect of the situation bars the path, the GM may have it overcome before anything else; whether an advantage makes sense there is the GM's word too.

nova6_gm_judge-invokes = Judging invocations and compels
    .gist = To invoke, a word of explanation will do. To compel, say exactly what goes wrong, or it cannot be offered.

nova6_gm_content = What the GM brings
    .gist = People to meet, aspects of places and things, dilemmas, scenarios: the GM makes them and puts them on the table.

nova6_gm_world-reacts = The world answers
    .gist = Issues, places, and above all the heroes' own aspects tell the GM how the world will answer; a compel is the way to let it.

nova6_gm_npc-actions = The GM's people act
    .gist = What they do is up to the GM, by the same rules as for everybody. The dice stay with the players: who is attacked rolls to defend.
