### Short scenes that show a rule at work: what was given, and what came of it.

## Second edition

example_nde2_ex_gloss-die = Wren's best die
    .given = Wren's Dexterity is a d12, and the GM asks for a Dexterity test.
    .then = Wren rolls a d12.

example_nde2_ex_gloss-max = Two perfect rolls
    .given = Odo rolls 12 on a d12 and Petra rolls 20 on a d20; the Difficulty may be anything.
    .then = Both succeed exceptionally.

example_nde2_ex_1_1 = A concept for a ferryman
    .given = A player writes: "The last ferryman of a drowned world, who delivers letters nobody else will touch."
    .then = The line stands on the sheet, and no number changes.

example_nde2_ex_1_3 = One die, three actions
    .given = Ysolde has Dexterity d12; she looses an arrow, slips past a dog and jumps out of the way of a cart.
    .then = She rolls a d12 all three times.

example_nde2_ex_1_5 = Seven made-up Talents
    .given = Seven Talents are written down: Beekeeper, Mapmaker, Street Singer, Locksmith, Tracker, Herbalist and Gambler.
    .then = Each is accepted just as the player wrote it.

example_nde2_ex_1_7 = Corvin, ready to play
    .given = Corvin is a Specialist with Strength d6, Dexterity d12 and Might d8; he has 5 Hearts, 3 Power Points, 2 Luck Points, two Talents, a crossbow, a padded coat, chalk, a mirror and a whistle.
    .then = His sheet is valid: the dice are those suggested for his role, and he carries one key tool, one protection and three trinkets.

example_nde2_ex_2_4 = The mill wheel turns
    .given = Marrok fails to free a jammed mill wheel, buys the success with 1 Luck Point, and the GM chooses noise as the price.
    .then = The wheel turns with a screech the whole valley hears: a success at a cost.

example_nde2_ex_2_5-up = Three dice grow
    .given = Three heroes have an advantage; their dice are a d6, a d8 and a d12.
    .then = They roll a d8, a d12 and a d20.

example_nde2_ex_2_5-down = Four dice shrink
    .given = Four heroes are hindered; their dice are a d20, a d12, a d8 and a d6.
    .then = They roll a d12, a d8, a d6 and a d4.

example_nde2_ex_2_8A = Up the mast
    .given = Nell races a squall up the mast at Difficulty 5; her Talent Topsail Hand makes her Dexterity d8 a d12, which shows 4.
    .then = She fails, and the GM tightens the pressure; her haste was already in the Difficulty, so it did not shrink the die too.

example_nde2_ex_2_8B = The fallen statue
    .given = Bram heaves a statue off a trapdoor at Difficulty 6; a friend with a lever makes his Strength d8 a d12, which shows 12.
    .then = He succeeds exceptionally: the statue rolls aside, and with hardly a sound.

example_nde2_ex_3_1 = Running for the bell
    .given = Isa is Far from the bell rope and spends her Movement running to it.
    .then = She is now Nearby.

example_nde2_ex_4_7A = Ambush at the ford
    .given = Hedda, an Assault with Strength d12, surprises a minion with Defense 5 and so rolls a d20, which shows 7.
    .then = She hits, and the minion is out.

example_nde2_ex_4_7B = An arrow past the cart
    .given = Tove, a Specialist with Dexterity d12, aims at an elite with Defense 6 and 2 Hearts; a cart gives it partial cover, so she rolls a d8, which shows 6.
    .then = The arrow hits, and the elite has 1 Heart left.

example_nde2_ex_4_7C = A second try
    .given = Zofia, an Adept with Might d12, uses a Standard power on a boss with Defense 8 and 3 Hearts; her d12 shows 4, and after she spends 1 Luck Point it shows 10.
    .then = The second roll is a clean hit: the boss has 2 Hearts left, and Zofia has 2 Power Points and 1 Luck Point.

example_nde2_ex_5_6A = A gust in the burning hall
    .given = Lucan, an Adept with Might d12, pays 1 of his 3 Power Points for a gust that clears the smoke, a Standard power at Difficulty 5; the die shows 9.
    .then = The air clears, and he has 2 Power Points left.

example_nde2_ex_5_6B = A lullaby goes wrong
    .given = Sanne, an Adept with Might d12 and 3 Power Points, pays 2 for a Strong power to lull an elite with Defense 6 to sleep, at Difficulty 6; the die shows 1.
    .then = She fails with a complication: 1 Power Point is left, and now the elite knows where she is hiding.

example_nde2_ex_7 = Runa gets faster
    .given = After a winter of hunting in the hills, Runa the Specialist picks her Dexterity d12 to grow.
    .then = Her Dexterity is a d20 from now on.

example_nde2_ex_8_5 = Four dice become modifiers
    .given = Heroes with a d6, a d8, a d12 and a d20 are carried over to play with two dice.
    .then = The dice become +0, +1, +2 and +3.

example_nde2_ex_9_2 = The tide comes in
    .given = The GM starts a clock of length 3 in a sea cave, and three tests fail.
    .then = The clock goes to 1, to 2 and to 3, and then the cave floods.

## Second edition, at the edges

example_edge_1 = A four on a d4
    .given = A hindrance shrinks Pell's Strength d6 to a d4, which shows 4 against Difficulty 5.
    .then = Pell succeeds exceptionally; under the option value plain this is an ordinary success, and under must_meet a failure.

example_edge_2 = A one on a d4
    .given = Pell's d4 shows 1 against Difficulty 3.
    .then = Pell fails with a complication, since no face is a die's lowest and highest at once.

example_edge_3 = From worst to best
    .given = Ines rolls 1 on a d12 against Difficulty 6, spends 1 Luck Point to roll again and rolls 12.
    .then = She succeeds exceptionally, and nothing is left of the complication.

example_edge_4 = Buying off a one
    .given = Ines rolls 1 on a d12 against Difficulty 6 and spends 1 Luck Point to buy the success.
    .then = She succeeds at a cost, and the price stands in for the complication.

example_edge_5 = Luck comes before retaliation
    .given = Retaliation is on; Garrick misses in melee and spends 1 Luck Point to buy the success.
    .then = He hits at a price the GM names: the foe loses 1 Heart and Garrick none.

example_edge_6 = The clock stands still
    .given = A clock is running; Leof fails a test and spends 1 Luck Point to buy the success.
    .then = He succeeds at a cost, so the clock stays where it is.

example_edge_7 = Already at the top
    .given = Mirel has Dexterity d20, an advantage and a hindrance, and her Talent strikes out the hindrance.
    .then = One step up remains, and the die is still a d20.

example_edge_8 = Two sixes and a minus
    .given = In a 2d6 game Anselm rolls 6 and 6 with a modifier of −1.
    .then = His total of 11 is a full success; under the option value natural12 it would be exceptional.

example_edge_9 = Two ones and a plus
    .given = In a 2d6 game Anselm rolls 1 and 1 with a modifier of +5.
    .then = His total of 7 is a success at a cost, because two ones do not fail by themselves.

## First edition

example_nde1_ex_gloss = Oda's die and Jory's roll
    .given = Oda has Dexterity d10, and the GM asks her for Dexterity; elsewhere Jory rolls 12 on a d12.
    .then = Oda rolls a d10, and Jory succeeds exceptionally.

example_nde1_ex_2_6 = Maren, a complete Rogue
    .given = Maren is a Rogue with Strength d6, Dexterity d10 and Magic d6; she has 5 Hearts, 3 Mana, the Talents Stargazer and Smooth Talker, a sling, a hand drill, a roll of twine and a candle.
    .then = Her sheet is valid; she wears no protection and does not have to.

example_nde1_ex_3_5 = One step each way
    .given = Rain makes a climb at TN 6 worse, and a well-drawn map makes a search at TN 8 better.
    .then = The climb is now at TN 8 and the search at TN 6.

example_nde1_ex_3_8A = Across the rope bridge
    .given = Tyko crosses a swaying bridge in the dusk; the GM has dusk and swaying in mind and asks for Dexterity at TN 6, and his d10 shows 5.
    .then = He fails, and the GM adds that a rope begins to fray; the dusk was in the TN already and does not raise it again.

example_nde1_ex_3_8B = Two at the sluice
    .given = Edda, a Warrior with Strength d10, turns a rusted sluice wheel at TN 6; Jory pushes along, so she rolls a d12, which shows 12.
    .then = She succeeds exceptionally: the gate opens, and not even the millers hear it.

example_nde1_ex_5_9A = Beaten to the blow
    .given = Edda, a Warrior with Strength d10 and 5 Hearts, strikes at a Minion in the next square at TN 6, and the die shows 4.
    .then = She misses, and Retaliation leaves her with 4 Hearts.

example_nde1_ex_5_9B = The shot from the belfry
    .given = Oda, a Rogue with Dexterity d10, aims at a Boss with TN 12 and 3 Wounds to go; Bram points out the gap in its shell, and the belfry is a fine place to shoot from, so she rolls a d12 at TN 8, which shows 12.
    .then = She succeeds exceptionally and deals 2 Wounds, so the Boss can take only 1 more.

example_nde1_ex_6_5A = A wall of steam
    .given = Casimir, a Mage with Magic d10 and 3 Mana, pays 1 for a wall of steam to hide his run of 5 squares, a Standard effect at TN 6, and the die shows 9.
    .then = The steam rises, he runs unseen, and 2 Mana are left.

example_nde1_ex_6_5B = Roots that will not hold
    .given = Sabine, a Mage with Magic d10 and 3 Mana, pays 2 to tangle an Elite with TN 8 in roots, a Strong effect at TN 8, and the die shows 3.
    .then = She fails: the Elite walks on, 1 Mana is left, and she now stands in plain view.

example_nde1_ex_9_5 = Hollis has learned
    .given = In a game with d6s only, Hollis is a Novice in Strength and picks Strength to grow.
    .then = He is Trained from now on and succeeds on 4 or more, where it used to take a 5.

example_nde1_ex_11_2 = Before the ferry leaves
    .given = The GM puts up a counter of 3 on the quay, and three tests fail.
    .then = With the third mark the counter is full, and the ferry casts off without the heroes.

## First edition, at the edges

example_edge_10 = Unskilled against a Boss
    .given = In a game with d6s only, Wilna is Unskilled and attacks a Boss with 3 Wounds to go; 6 and 2 would make 8, but a threshold stops at 6, and her die shows 6.
    .then = She succeeds exceptionally and deals 2 Wounds, so the Boss can take only 1 more.

example_edge_11 = A miss from behind the wall
    .given = Tyko shoots from full cover at TN 8, and his d10 shows 3.
    .then = He misses, but nobody could get at him, so he keeps all his Hearts.

example_edge_12 = The breastplate holds
    .given = The table plays with armor tokens; Edda is down, still holds her token, and is struck again.
    .then = She may hand in the token: then she is still down, but alive.
