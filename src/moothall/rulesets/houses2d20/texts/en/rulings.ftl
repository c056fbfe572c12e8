### Our rulings, where the book is silent, can be read in two ways, or says two things.

ruling_r1 = One saved pool for all
    .gist = The reference gives Momentum for surplus successes and is silent about saving it. Saved points are one pool for the group: it starts at 0, holds 6, and loses 1 when a scene ends. A table may change each of these.

ruling_r2 = Threat at the start
    .gist = No starting amount is given. The GM begins with 2 points for each player, keeps what is left through the adventure, and has no limit. Players see the pool unless the table hides it.

ruling_r3 = Buying dice from two pools
    .gist = Momentum and Threat have the same price list. It is one ladder for both: the first die costs 1, the second 2, the third 3, each paid whole from one pool. Two ladders would make the mix cheaper; a table may want that.

ruling_r4 = Assistants and the limit of five
    .gist = The limit of five dice is for the one who leads the test. Assistants roll their d20 on top, as many as there are.

ruling_r5 = The leader has to succeed
    .gist = Successes of assistants count only if the leader has at least one success of their own. A table may let them count always.

ruling_r6 = Assistants spend no points
    .gist = Momentum buys an assistant no dice, and of Threat and Determination nothing is said. An assistant has one plain d20 and spends neither.

ruling_r7 = The focus belongs to the skill
    .gist = A focus has to stand under the skill that is tested, and the GM says whether it fits. A table may let it serve other skills.

ruling_r8 = A die that is both
    .gist = With a target of 16 and a wide range, a 16 is a success and a complication. Both count: a complication never undoes a success.

ruling_r9 = One complication for each die
    .gist = Each die in the range is a complication of its own. The closing line that names only the 20 repeats the usual range.

ruling_r10 = Complications come afterwards
    .gist = Complications are settled after the test, so none of them changes the roll it came from.

ruling_r11 = The forms of a complication
    .gist = The reference gives no effects. The GM picks a form: a trait that hinders, something barred, half again as much time, or 1 point off an extended task; and how long it lasts. For 2 Threat the players may ignore it.

ruling_r12 = Who offers a success at a cost
    .gist = The GM offers it and the player accepts: no surplus, and one complication. In contests there is none, or every lost attack would hit.

ruling_r13 = Determination at the start
    .gist = Each adventure begins with 1 point of Determination, and nobody holds more than 3.

ruling_r14 = An automatic 1 comes before the roll
    .gist = The point is spent before the dice are rolled, and that die is not rolled. Replacing the worst die afterwards would be far stronger; a table may allow it.

ruling_r15 = A re-rolled die is new
    .gist = The new face stands, the old one is gone with its complication, and no die is re-rolled twice. Only your own pool can be re-rolled; an assistant’s die is the assistant’s.

ruling_r16 = Which drives remain
    .gist = When no statement fits, a remaining drive is used. Those are the drives without a statement; if every drive has one, any that is not struck. A table may allow any.

ruling_r17 = When nobody offers a point
    .gist = Anybody may point out that a statement contradicts, the GM decides and makes the offer. Without an offer it is a plain test without Determination. Who refuses the offer fails and earns nothing for it.

ruling_r18 = A point beyond the limit
    .gist = With the most Determination already, a gained point is lost. You are told before you choose, and the choice stays open.

ruling_r19 = Changing a struck statement
    .gist = A struck statement has to be changed or recovered, but only recovering is described. Changing it writes a new one and leaves the ratings alone.

ruling_r20 = What comes back with a drive
    .gist = Drive and statement both come back while the drive is 6 or more; at 5 or less the statement lapses. If several drives could rise, the GM picks.

ruling_r21 = The numbers of a player’s character
    .gist = Only NPCs have numbers in the reference. A player’s character has skills from 4 to 8 (one 6, one 5, the others 4, then 5 points), 4 focuses, 3 talents, 3 assets with one that can be touched, and the drives of a major NPC.

ruling_r22 = What an advance counts
    .gist = The price of a skill grows with earlier skill advances of that character; prices of focuses and talents count those owned before. An adventure has no limit unless the table sets one.

ruling_r23 = The price of retraining
    .gist = The reference calls the price various. It is half the usual, rounded up, and you give up one skill point (not below 4), a focus or a talent.

ruling_r24 = Points from adversity
    .gist = The reference names what earns advancement and no amounts. Each gives 1 point. Peril is 3 points of Threat spent in one go, for one NPC; every player’s character in the scene gains.

ruling_r25 = What keeping the initiative costs
    .gist = A price is spoken of and never named. It is 2 Momentum or 2 Threat, the action that follows is at +1 Difficulty, and it cannot be done twice in a row.

ruling_r26 = The order of turns
    .gist = Sides alternate, the GM picks who opens, each acts once a round, and the side that did not act last opens the next. A table may leave the order free.

ruling_r27 = How a contest goes
    .gist = The reference names it without a procedure. The opponent rolls first, and their successes are your Difficulty; a tie goes to the active side, and a failed active side hands its shortfall to the opponent.

ruling_r28 = The limits of Difficulty
    .gist = Difficulty ends between 0 and 5 once everything is added up; in contests there is no ceiling. Threat that cannot raise it is not taken. At Difficulty 0 the GM may waive the roll, and then no Momentum is earned.

ruling_r29 = How tracks fill
    .gist = The GM picks the skill that sets a track. A hit gives 2 points and the asset’s Potency; paying for one more point counts once a hit; surplus is lost and tracks are empty after the conflict. A defeated ally comes back by an extended task.

ruling_r30 = A plain move is a test
    .gist = The reference asks for a test to move to the next zone, so every move is one. Subtle and bold are offered first, because a plain move is never better. A table may let plain moves go without a roll.

ruling_r31 = When the GM raises Difficulty
    .gist = Before you commit your points, so that you never pay for a test that changes afterwards. A table may allow it up to the roll.

ruling_r32 = Two ratings, two words
    .gist = The reference rates an asset by Potency and gives a minor NPC a Quality in place of drives. We keep the two words apart: neither ever stands for the other. A table may call Potency by a word of its own.

ruling_r33 = The scale of Potency
    .gist = No scale is given. Potency is a whole number from 0, and 0 unless said otherwise; above 4 the table gets a word of warning. Nothing in the reference changes it; the GM may.

ruling_r34 = After resisting defeat
    .gist = The track stays full, so the next hit defeats. The price is paid from one pool, Momentum or Threat; NPCs pay Threat.

ruling_r35 = Prices cannot be bought off
    .gist = Rolled complications may be ignored for 2 Threat each. A complication that is a price may not, or a success at a cost would simply cost 2 Threat.

ruling_r36 = What an NPC does with surplus
    .gist = Surplus successes of an NPC go to Threat. The GM may first spend them on that very outcome at the prices of Momentum, since an NPC has no other purse; the rest goes to Threat.

ruling_r37 = Determination of an NPC
    .gist = An NPC gets the benefits of Determination for 3 Threat, and a statement has to fit as for players. Minor NPCs have none, so they cannot; a table may let them.

ruling_r38 = Momentum only creates traits
    .gist = Threat and Determination can also change and remove a trait; of Momentum it says create. A table may let Momentum do all three.

ruling_r39 = When Momentum can be spent
    .gist = Dice are bought with saved points before the roll. After it you may spend one point at a time and see each answer; most spends work once a test. After a failure saved points still buy questions or a trait.

ruling_r40 = The first die of the proficient
    .gist = The first bought die costs 0, and of the others nothing is said. They keep the price of their place: the second is 2, the third 3.

ruling_r41 = Who has special abilities
    .gist = An ability stands in for a talent of a major NPC. Notable ones have none, because their talents are counted otherwise; a table may let them.

ruling_r42 = Rolling a story hook
    .gist = One table has several columns and asks for one roll. We roll a d20 for each column; a table may roll once for the whole row.

ruling_r43 = One award for each player
    .gist = The limit is 1 in a session, for any player. We read it for each player by themselves; a table may read it as one award for everybody.

ruling_r44 = Two favors that are alike
    .gist = The favor at Difficulty 3 and at Difficulty 4 is told in the same words. We keep both: which of them it is, the GM says.

ruling_r45 = What an extra action needs
    .gist = A point lets you act again in a conflict, but Determination wants a statement that fits. So a statement has to support the extra action. It comes once a turn, also after the initiative was kept; a table may lift that.

ruling_r46 = Several traits at once
    .gist = Each trait that bears on a test counts once, one step up or down. They are summed, and the Difficulty stays within its limits.

ruling_r47 = The end of a scene
    .gist = What ends with a scene is collected in one step: a saved point, scene traits, limits that come once a scene. The list is shown before and can be undone.

ruling_r48 = Where supporting characters come from
    .gist = They are named among those who fall or resist, and how they are made is not told. They get the numbers of an NPC of their tier and no Determination. They cost nothing, unless the table sets a price.

ruling_r49 = A statement has to fit
    .gist = For Determination a statement has to support the action; not contradicting is too little. A neutral one leaves it closed. A clash counts only when the GM calls it a contradiction.

ruling_r50 = Declaring a trait with Determination
    .gist = You declare it when you spend points or right after the result, in a test whose statement fits. Before the roll it counts for that roll, later from then on. The GM confirms the words.

ruling_r51 = The reach of an attack
    .gist = No reach is given. The attacking asset has to lie in the target’s zone, or moving would be idle. The GM may allow more, for a rifle or a rumor.

ruling_r52 = Whose defensive assets count
    .gist = Each defensive asset in the zone hinders, and no owner is named. Only those of the target’s side count: a shield of your own never hinders you.
