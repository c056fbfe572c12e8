### Short scenes that show a rule at work: what was given, and what came of it.

example_houses_ex_test = A blade is drawn
    .given = Sanna has Battle 6 and acts from Duty 6; the Difficulty is 1, and her dice show 5 and 16.
    .then = Both dice are held against 12: one success, and she passes with nothing to spare.

example_houses_ex_momentum = One more than needed
    .given = The same test, and the dice show 5 and 6.
    .then = Two successes against Difficulty 1: the one left over is saved as Momentum for the whole group.

example_houses_ex_dice = A third die
    .given = The group has saved 1 Momentum, and Sanna buys a die with it before she rolls.
    .then = She rolls three dice, and no Momentum is left.

example_houses_ex_challenge = No debt unpaid
    .given = Sanna breaks a seal, against what her Duty 7 says; she takes the point that the GM offers and challenges the statement.
    .then = She has one more Determination, tests with Duty 7 once more, and afterwards the statement is struck.

example_houses_ex_attack = The long knife finds its mark
    .given = Sanna strikes at Roke with a knife of Potency 1; Roke has no success, and she has one.
    .then = She hits: 2 points and 1 for the knife, so that Roke is at 3 of 6.

example_houses_ex_resist = Not yet
    .given = Ivo has 5 of 6 points against him, a plain spear hits him, and his player adds 1 Threat to go on.
    .then = He is not defeated; nothing is healed, and with 6 of 6 the next hit fells him.

example_houses_ex_recovery = Faith, a little less
    .given = Faith 7 is struck; between two adventures its owner comes to terms with it. Justice stands at 6.
    .then = Faith is 6 from now on, and Justice rises to 7: the five ratings are the same as ever.

example_houses_ex_advance = Ten points for a better leap
    .given = Sanna has 12 advancement points and has never raised a skill; she raises Move from 5.
    .then = Move is 6, ten points are spent, and the next raise will cost 11.
