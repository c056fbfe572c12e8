### Examples of making people, of perks, and of what is written on a sheet, with people of our own.

example_nova6_example_mimi = The night clerk
    .given = Milena Kott of level 1 goes through all steps: Interact 2 with Focused, Move, Resolve and Wits 1, Well-Trained with three perks, one of them for Fight, in which she has no rank.
    .then = Seven of seven advances, three plot points, 3/2/1 boxes on both tracks. Talking a porter with Resolve 1 round is up two, and a pair with Focused is a stunt point; her derringer is up two as well.

example_nova6_example_to-ten = Nine levels later
    .given = Milena gains nine levels and takes a talent each time.
    .then = Seven advances to begin with and nine more: sixteen at level 10.

example_nova6_example_keen-eyes = A lookout’s eye
    .given = Oda has Wits 1 and a perk for watching; the GM lets it count, and nothing is in her way.
    .then = Up two: five dice.

example_nova6_example_blades = Two perks for one blade
    .given = Oda has a broad perk, light blades to attack, and a narrow one, rapiers. She attacks with a rapier, parries with it, and attacks with a dagger.
    .then = One die each time, never two: either perk, then rapiers, then light blades.

example_nova6_example_trouble = A lock-breaker’s trouble
    .given = The high concept is LOCK-BREAKER AT EVERY BALL, the trouble CANNOT PASS A LOCKED BOX.
    .then = That is fine: the one grows out of the other, and neither repeats it.

example_nova6_example_refresh-bubbles = Two points in five bubbles
    .given = Milena has a refresh of three and goes home with two plot points.
    .then = The fourth and fifth bubble are blocked, and two are marked.
