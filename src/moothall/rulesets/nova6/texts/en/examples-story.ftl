### Examples of the GM's people and of milestones, with people and places of our own.

example_nova6_example_bandit = A chase over the roofs
    .given = A toll-breaker with Move 1 runs after you, over rubble at −2d and then up to a gallery at −3d; nobody hinders her.
    .then = The rubble takes her a turn more; the gallery she does not even try.

example_nova6_example_goblins = Twenty-four marsh imps at the sluice
    .given = They have Move 1, the leap is −3d.
    .then = Two dice short: six try, three land, three fall in, eighteen stay.

example_nova6_example_darkness = Snuffing the lamps
    .given = Somebody puts out the lamps of a hall: a failure, then a success with none, one, two and three points.
    .then = Nothing; then one, two, three and four dice of dark, the last of which usually leaves nothing to see.

example_nova6_example_spray = A bucket of hot pitch
    .given = Thrown at a boarding party: a failure, then a success with none, one, two and three points.
    .then = Nobody; then one, some, most and all of those who were named.

example_nova6_example_diggers = Under the salt works
    .given = Three diggers of level 3: a minor milestone, a major one, and later an epic one.
    .then = Level 4, 5 and 6, plot points each time; a motivation, then Lucky for Danger Sense, then a high concept, which had been refused before.

example_nova6_example_watch = The night watch of Saint Brice
    .given = Two watchmen; one rewrites his trouble, the other her motivation, and she does not live to see the epic milestone.
    .then = Levels and plot points for the living; nothing for the dead.

example_nova6_example_heir = The heir of Low Harrow
    .given = A party of level 5: a minor milestone, two major ones, an epic one after which the heir is somebody else.
    .then = Level 5, 6, 7, 8; at the end one aspect by right, two by the GM's leave, and a feature for a feature.
