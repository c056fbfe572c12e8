### Interact: the title of each rule, and its gist as a player needs it at the table.

nova6_interact_scope = All that is social
    .gist = Whatever you do with people by being with them is Interact: charm, lies, questions under a bright lamp.

nova6_interact_extras = One test for the small people
    .gist = With an extra, one overcome usually settles the matter; your GM may still want a contest.

nova6_interact_principals = A contest for those who matter
    .gist = Principals and other heroes may take more than a word: your GM chooses one test, or a contest to 3, 5 or 8 successes.

nova6_interact_perks = Perks of the tongue
    .gist = Deceive, duping guards, provoke, intimidating: take one of these or find words of your own.

nova6_interact_overcome = Talking your way past
    .gist = Anybody who talks, or at least understands, can be bluffed, traced, pressed or won over; the better of their Interact and Resolve is the difficulty.

nova6_interact_create-advantage = Moods and manoeuvres
    .gist = Give an ally heart, spread a lie, hear from your network what is up: each is an advantage.

nova6_interact_attack = Words that hurt
    .gist = An attack with Interact fills the mental track of the one who hears it.

nova6_interact_attack-needs = Something to touch on
    .gist = You can hurt somebody with words only through a bond, an aspect or an asset that matters now; name it, and your GM says whether it will do.

nova6_interact_attack-anger = Anger is not harm
    .gist = Making somebody furious or rash creates an advantage; nobody is stressed by it.

nova6_interact_basic-emotional = The plain insult
    .gist = With nothing but words you deal 1 emotional damage for the scene.

nova6_interact_defend = An answer to every word
    .gist = Interact stands against anything that is done with Interact.
