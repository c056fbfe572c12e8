### Short scenes that show a rule at work: what was given, and what came of it.

example_nova6_ex_01 = Two dice, with and without a sign
    .given = Somebody writes 2d, and somebody else +2d.
    .then = The first is two dice that may go either way; the second is two bonus dice.

example_nova6_ex_02 = Joss and the mill race
    .given = Joss wants to leap the mill race and rolls 9. Three endings are proposed: into the water, still on the bank, clinging to the far edge.
    .then = Staying on the bank is a simple failure; clinging to the edge is a success, and its cost is the climb that follows; going into the water is marked as one of the GM's stunts.

example_nova6_ex_03 = A watchman against a thief
    .given = A hero with Wits (notice) overcomes the stealth of a thief whose Move is Focused and Specialized.
    .then = The thief's skill is written Move^FS. If the hero fails with doubles the GM gains 1 stunt point, with triples 2; and the GM may set aside one penalty die for a point.

example_nova6_ex_04a = The whole gang at once
    .given = Ilka attacks three dockers with Fight 1d and their foreman with Fight 2d.
    .then = The difficulty is −2d. A plain success touches one of them, the foreman if she likes; stunt points spread it.

example_nova6_ex_04b = The gang without its foreman
    .given = Ilka leaves the foreman out and means only the dockers.
    .then = The difficulty is −1d, and no stunt of hers can reach the foreman.

example_nova6_ex_05 = Away over the roofs
    .given = Maro runs two zones (0d), climbs a fence (0d) and jumps to a roof (−1d) in one action.
    .then = One Move overcome at −1d: a plain success is the two zones, 1 stunt point adds the fence, 2 add the roof as well.

example_nova6_ex_06 = Run, hide, strike
    .given = Petra declares three actions: into the next zone, an ambush against Wits 1d, and an attack against Move 2d.
    .then = Every action is at −2d for there being three. The way is clear, so the run counts as an action but is not rolled for; the ambush is at −3d and the attack at −4d, with +1d if the ambush comes off.

example_nova6_ex_07 = Four look for the ledger
    .given = One success is enough. Two succeed with 1 stunt point each, one just succeeds, and one fails and leaves the GM 2 stunt points.
    .then = The group succeeds with 2 stunt points, and the GM spends 2 on the one who failed.

example_nova6_ex_08 = Four on a creaking stair
    .given = All must succeed. Three do, one of them with 1 stunt point; the fourth fails.
    .then = The stunt point covers for the fourth. The group succeeds and has none left.

example_nova6_ex_09 = Three build, one watches
    .given = All must succeed with Wits (craft), and staying out is allowed. One stays out, another has 1 stunt point.
    .then = Staying out is a failure without points for the GM, and the stunt point makes up for it.

example_nova6_ex_10a = The false count takes the loss
    .given = In narrative time, a swindle fails and gives the GM 1 stunt point. The player accepts it.
    .then = The swindle comes to nothing, and there is 1 setback die.

example_nova6_ex_10b = The false count pays
    .given = The same roll, but this time the player pays for a success.
    .then = The swindle works, and there are 2 setback dice.

example_nova6_ex_10c = The false count talks his way out
    .given = The same roll, but the player pays 1 plot point to strike out the GM's point.
    .then = It is a simple failure without setback dice.

example_nova6_ex_11 = The furious cook
    .given = A cook is furious 2d [S], and the scene ends.
    .then = All of it is gone; it does not go down to 1d.

example_nova6_ex_12 = A desk searched in a hurry
    .given = To search a harbor office takes Wits [S]. It succeeds with 1 stunt point on Decrease Time.
    .then = The search is done quickly [Q].

example_nova6_ex_13 = No moon
    .given = Darkness 2d lies on the yard. One hero sneaks, another keeps watch.
    .then = Move (stealth) has +2d, Wits (notice) has −2d.

example_nova6_ex_14a = A terrier and an elephant
    .given = Somebody small (1d) attacks something huge (2d).
    .then = +3d.

example_nova6_ex_14b = A bear looks for a cat
    .given = Something large (1d) tries to spot something small (1d).
    .then = −2d.

example_nova6_ex_15 = A ferry in the flood
    .given = The passengers must be calmed, the cable mended and the bow held upstream.
    .then = Three tests, perhaps Interact, Wits and Move; the GM tells from all three how it ends.

example_nova6_ex_16a = The covered cistern
    .given = Wits defense at −1d, total 10.
    .then = 3 physical damage [T]: a STRESSED box.

example_nova6_ex_16b = The log above the gate
    .given = Move defense at −1d, total 10.
    .then = 4 physical damage [T]: a staggered box.

example_nova6_ex_16c = The planted letter
    .given = Interact defense at −1d, three 3s.
    .then = 2 setback dice: one for the failure, one for the triples.

example_nova6_ex_17 = The evening before the auction
    .given = Four heroes prepare in one exposition.
    .then = Four tests, one each; a second action is refused.

example_nova6_ex_18 = Barges to the lock
    .given = Five successes of Move (boats) are needed, and the rival trades Move 2d each round.
    .then = The difficulty is 0, the rival has one success a round, and five simple successes end at 5 to 5 in round five: the hero has not won.

example_nova6_ex_19 = Maro steps in
    .given = Maro, Fight 2d, takes the defense for Petra against a blow of Fight 1d.
    .then = Two for his skill, one against, one for stepping in: even.

example_nova6_ex_20 = Smoke in the cellar
    .given = Smoke does 3 direct damage to somebody with soak 6, first without a wet cloth, then with one.
    .then = 3, then 0.

example_nova6_ex_21 = A well-lined coat
    .given = Improved protection is used on lasting stress [L], another time on temporary stress [T].
    .then = Temporary [T]; scene [S].

example_nova6_ex_22 = A shield against fire only
    .given = Soak 4 against fire meets 4 fire and 4 ballistic; soak 4 against everything but silver meets 4 silver.
    .then = 0 and 4 get through; 4 gets through.

example_nova6_ex_23 = Crossbow, turn by turn
    .given = A crossbow that takes a snap action to reload was shot. In the next turn its owner reloads with a snap and attacks.
    .then = The attack is allowed, without a penalty.

example_nova6_ex_24 = A hammer too heavy
    .given = A hammer needs Physique 2d, its bearer has 1d.
    .then = −1d on every attack with it.

example_nova6_ex_25a = Mail slows the dancer
    .given = Move 3, and armor that allows no more than Move 2.
    .then = Two ranks count.

example_nova6_ex_25b = Mail and a tower shield
    .given = Armor and shield each allow Move 2.
    .then = Together they allow 1.

example_nova6_ex_26 = Two ways to be worn out
    .given = A tiring axe, and a tiring blow of the mind.
    .then = 1 direct physical damage [S] to its wielder; 1 direct mental damage [S] to the other.

example_nova6_ex_27 = Running and running
    .given = Two zones a round, for 5 rounds, then for 15.
    .then = 10 zones, which is far; 30 zones, which is distant.

example_nova6_ex_28 = Falls onto cobbles
    .given = Less than a story, then 1, 2, 3, 6 and 7 stories onto hard ground.
    .then = 2, 3, 4, 5, 8 and 9 damage. An unhurt hero is not staggered by 5, which fills one box, nor killed by 9.

example_nova6_ex_29 = A pistol shot in the arm
    .given = 4 physical damage [T].
    .then = One staggered box is marked T. At a rest or milestone a Physique overcome may clear it.

example_nova6_ex_30 = Better the shield
    .given = One staggered box is full, and 5 damage arrive. Wren gives up a repairable shield.
    .then = 3 damage, a STRESSED box. Without the shield it would have been the second staggered box, and Wren staggered.

example_nova6_ex_31a = What Odo saw below
    .given = Odo's mental incapacitated box is full and his point for staying in is spent. 8 mental damage [L] arrive, and he takes a grave aspect once.
    .then = 6 damage: a staggered box with L, an aspect [LL], and he is still in the scene.

example_nova6_ex_31b = Odo drops the idol
    .given = The same blow, but Odo lets go of the idol everybody is after, which the GM values at 4.
    .then = 4 damage: a staggered box.

example_nova6_ex_31c = Odo does nothing
    .given = The same blow, and nothing to lessen it.
    .then = An extra incapacitated box with L, and Odo is out of the scene.

example_nova6_ex_32 = Let them have the bag
    .given = A crowd drags Petra down. She slips out of her backpack.
    .then = The effect is smaller by 1 stunt point or more, and what was in the bag is lost.

example_nova6_ex_33 = A shield in two
    .given = A hit of 8 or 9 damage; the shield is sacrificed for 2.
    .then = 6 or 7: staggered in place of incapacitated.

example_nova6_ex_34 = The harbormaster's favor
    .given = Somebody wants to sacrifice an asset [2] they made up in an action.
    .then = Refused.

example_nova6_ex_35a = A barn ON FIRE
    .given = It burns. Later its smoke spoils a shot.
    .then = Burning is free; spoiling the shot is an invoke for 1 plot point.

example_nova6_ex_35b = TALL AS A DOOR
    .given = She takes something off a high shelf. Later, after a failed roll, she catches a friend who falls.
    .then = The shelf is free; the catch is an invoke for 1 plot point.

example_nova6_ex_35c = SISTER OF THE SALT BELL
    .given = That she belongs to them is so. Then her player brings in somebody who has sworn to end them.
    .then = The first is free; the second is a compel on herself, and she gains 1 plot point.

example_nova6_ex_36 = A FACE LIKE WINTER
    .given = An attack succeeds. Its player pays 1 plot point for a stunt point and spends it on Create Effect.
    .then = The target has a new aspect, CHILLED TO THE BONE, brief [B] or until an action ends it [A], and takes the damage as well.

example_nova6_ex_37 = Fish scales on the quay
    .given = In one scene Ilka invokes the aspect, then Joss does, then Ilka again.
    .then = Yes, yes, and no.

example_nova6_ex_38 = She cannot pass an auction
    .given = A player proposes that her love of old clocks gets her into trouble, and the GM agrees.
    .then = 1 plot point, and the trouble is part of the story.

example_nova6_ex_39 = The sentry's kettle
    .given = Maro sneaks past with 1 stunt point to spend, and declares that the sentry's kettle is boiling over.
    .then = The situation gets that aspect.

example_nova6_ex_40 = Across the alley
    .given = A Move overcome over a gap between roofs succeeds with 1 stunt point.
    .then = The gap is crossed, and one zone more.

example_nova6_ex_41 = Calling down the dark
    .given = A spell of darkness: failure, success, success with 1, 2 and 3 stunt points.
    .then = None, then −1d, −2d, −3d and −4d; at −4d tests by sight usually fail.

example_nova6_ex_42 = A hail of stones
    .given = Single shots spread over a crowd: failure, success, success with 1, 2 and 3 stunt points.
    .then = Nobody, one, some, most, all.
