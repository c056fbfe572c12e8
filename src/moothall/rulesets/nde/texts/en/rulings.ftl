### Our rulings, where the book is silent, can be read in two ways, or says two things.

ruling_r8 = Left-over paragraphs
    .gist = A few paragraphs of the newer edition come from the older one and stand in odd places. They count only where they do not fight the newer text.

ruling_r10 = The example of growth
    .gist = One copy says the d12 of the example is Strength, another Dexterity. We say Dexterity: the Specialist’s d12 is Dexterity, and the reason given is chases and gunfights.

ruling_r11 = A 1 never succeeds
    .gist = The older edition says it, the newer is silent. A rolled 1 is a failure with a complication, however low the number is.

ruling_r12 = A top face below the number
    .gist = A d6 shows 6 against 8. The book calls a top face exceptional without any condition, so it is; otherwise a starting party could not scratch a boss. A table may read it as a plain success or a failure.

ruling_r13 = The top face of which die
    .gist = When steps change the die, the face that counts is that of the die you roll. A larger die is exceptional less often.

ruling_r14 = The 1 is read first
    .gist = A 1 and a top face never meet on a d4 or larger. We still read the 1 first, so that no small die of a house rule can be both.

ruling_r15 = What a plain failure brings
    .gist = The newer edition says a failure changes the situation, so the GM names a complication or a cost. The older one only says it fails, so there a complication is up to the GM. On a 1 both demand one.

ruling_r16 = Where a success at a cost comes from
    .gist = The book names it, and no number gives it. You get it from Luck or from 2d6 only; otherwise failures would weigh nothing. A table may let the GM strike a bargain.

ruling_r17 = Numbers off the ladder
    .gist = The GM picks a number of the ladder; a range such as 8 to 12 means 8 or 12. A table may allow others.

ruling_r18 = Who picks the benefit
    .gist = After an exceptional success the player proposes the benefit and the GM agrees. In the lists for attacks and powers the player picks, except for a Power Point handed back, which the GM gives.

ruling_r19 = Must the stakes be named?
    .gist = In the newer edition naming the stakes is a step of the test, so the GM names them; a stock word is enough. The older edition leaves it to the GM.

ruling_r20 = Beyond the ends of the ladder
    .gist = A d20 cannot grow and a d4 cannot shrink: a step beyond the end is lost and never turns into a change of the number.

ruling_r21 = Steps are summed first
    .gist = Add all steps up and down, then move the die once and stop at the end of the ladder. So a d20 with one up and one down stays a d20.

ruling_r22 = How many steps count
    .gist = The situation and a Talent share one place for advantages; disadvantages have one; help and Luck each have their own, because they are paid for. A table may be stricter, or count every step.

ruling_r23 = A Talent that cancels
    .gist = Cancelling a disadvantage takes it away and leaves the place for an advantage free, so it can be better than a step up. The GM says which of the two it is.

ruling_r24 = One circumstance, one place
    .gist = Darkness makes the number higher or the die smaller, never both. The GM chooses which.

ruling_r25 = Gear and good tools
    .gist = Ordinary gear lets you try something and adds nothing. Unusually fit tools can be the advantage of the situation, if the GM says so.

ruling_r26 = One helper for a test
    .gist = The older edition allows one, the newer is silent. One helper it is, since all that help gives is one step. A table may allow more.

ruling_r27 = You may decline a step up
    .gist = A larger die is exceptional less often, and against a high number the small one can be the better bet. So help, Talent, Luck and situation can be turned down. A disadvantage can never be asked for.

ruling_r28 = Luck and the smallest die
    .gist = The printed ladder of Luck begins at the d6, but a d4 can grow too. On a d20 the point cannot be spent.

ruling_r29 = When Luck is spent
    .gist = A larger die is bought before the roll. A reroll, a success at a cost and the +1 on 2d6 are bought when the result is known and nothing has followed from it yet.

ruling_r30 = Several points on one test
    .gist = The book sets no limit: spend as many Luck Points on a test as you have, each for one use. A table may allow only one.

ruling_r31 = Luck beyond two
    .gist = When the GM rewards a hero who has two Luck Points, the third is kept until the session ends; the next begins with two. A table may make two the limit.

ruling_r32 = Buying success on a 1
    .gist = A 1 is a failure like any other, so Luck can turn it into a success at a cost. The complication that a 1 always brings becomes that cost. A table may forbid it.

ruling_r33 = A reroll has no price
    .gist = In one example a reroll succeeds and a cost follows all the same. We take that for a slip: the reroll gives a clean result. The GM may add a consequence, and the log says it is the GM’s.

ruling_r34 = The better of two rolls
    .gist = The better roll is the one with the better outcome; between two of the same outcome, the higher number. On one die the two always agree.

ruling_r35 = Distance lies between two people
    .gist = The book speaks of distance and arm’s reach, so each pair has its own distance. When you move, you name towards or away from; other pairs change only if the GM says so. A table may use places on a track.

ruling_r36 = One move a turn
    .gist = An Action does not buy a second move; the GM may call for a test. On a grid you may move, act and move on; a change of zone is never split.

ruling_r37 = Cover hand to hand
    .gist = Cover is against shots and eyes. In melee it does nothing.

ruling_r38 = Long shots on a grid
    .gist = The newer edition kept the older one’s line about shots beyond ten squares. A table that wants it plays it on a grid as a die one step down, in the place of a disadvantage. It starts switched off.

ruling_r39 = When minions make a crowd
    .gist = Two or more minions beside a hero are a crowd. The GM then picks one: the test is a step harder, a complication waits on a failure, or nothing. Never both. A table may switch it off or change the number.

ruling_r40 = How foes attack
    .gist = Foes act, but the book has no roll for them and no Defense for heroes. So the hero rolls to avoid the blow, usually against the foe’s own number; a failure costs 1 Heart. A table may let the GM decide, or roll for foes.

ruling_r41 = Defense of a minion
    .gist = A minion could be the weak foe of the table, 4, or the typical one, 5. We take 5, as the example does. A table may set 4.

ruling_r42 = Final and legendary bosses
    .gist = A boss has 3 or 5 Hearts and Defense 8 or 12. We read two separate words: a final boss has 5 Hearts, a legendary one Defense 12.

ruling_r43 = An effect comes on top of the hit
    .gist = An exceptional hit gives more harm or a strong effect. The effect does not replace the normal harm, because an exceptional success is a success with a benefit. A minion is out, and suffers the effect.

ruling_r44 = When a miss is answered
    .gist = In the older edition a foe within reach retaliates against any missed attack. In the newer one retaliation is a variant, for melee only, and starts switched off. The GM may choose another complication instead of the Heart.

ruling_r45 = Retaliation waits for Luck
    .gist = Retaliation looks at the final result, after any reroll. A success at a cost is not a miss.

ruling_r46 = A 1 on an attack
    .gist = Retaliation and the complication of a 1 cost one Heart together, and something else gets worse as well. If the foe cannot reach the hero, the GM decides whether a Heart is lost.

ruling_r47 = Reach past partial cover
    .gist = The book names open ground and full cover only. Behind partial cover the GM decides whether the foe can strike back; the preset is yes if the foe can shoot.

ruling_r48 = Hearts and Wounds are one track
    .gist = The older edition says Hearts in one place and Wounds in another. A foe has one track; it is called Wounds there and Hearts in the newer edition.

ruling_r49 = Attacking with a spell
    .gist = One list of attacks leaves spells out, another has them. They count: you roll Magic, and retaliation is judged as for a shot.

ruling_r50 = A power against a foe
    .gist = The level of a power has a number and so has the foe. The power must work and must hit, so you roll against the higher one. A table may use only one of them.

ruling_r51 = Damage of strong powers
    .gist = A power takes 1 Heart from each target it hits, whatever its level; the GM may say more. An area power is one roll, compared with each target, and its exceptional benefit is picked once.

ruling_r52 = Too few points for a power
    .gist = There is no debt: a power you cannot pay for is refused. A Trick that costs 0 can always be tried.

ruling_r53 = Points handed back
    .gist = An exceptional power gives back at most what it cost, and never more than the maximum holds. A free Trick cannot pump up points.

ruling_r54 = What a Trick costs
    .gist = The book says 0 or 1. The GM decides; the preset is 0.

ruling_r55 = How much a power heals
    .gist = The older edition heals 2 Hearts, the newer gives no number. It is 2 in both, never beyond the maximum, and it can bring a fallen hero back. A table may set another number.

ruling_r56 = At 0 Hearts
    .gist = In the older edition a fallen hero crawls one square, can speak, and dies if harmed again. The newer has none of this: the hero is out of action and nothing worse follows.

ruling_r57 = Helping a fallen hero up
    .gist = Stand beside the hero, or Close; no roll is needed. In a fight it takes an Action, elsewhere a moment.

ruling_r58 = What rest gives back
    .gist = Three passages fit together in layers: a fight ends, 1 Power Point; a breather, all Hearts; a safe rest, all Hearts and points. In the older edition one safe moment refills everything. A table may be harsher.

ruling_r59 = Armor tokens
    .gist = A hero has one Armor token for a scene, however much they wear. It takes 1 Heart off one loss, so one of two is still lost, and it is there again when the next scene begins. Tables switch it on.

ruling_r60 = What moves the clock
    .gist = Every failed test of a hero in the scene moves the clock by one, a 1 no more than that; successes and successes at a cost do not. The GM may leave a test out that has nothing to do with it.

ruling_r61 = Growing Hearts and points
    .gist = One more Heart or Power Point raises the maximum and is there at once. What has reached its cap is not offered.

ruling_r62 = What a Trait does
    .gist = A Trait gained by growth opens something in the story and changes no number. A table may let it count as a Talent, still one for each test.

ruling_r64 = Several reasons to shift the TN
    .gist = All that makes it harder counts once, twice if the GM calls it extreme; all that makes it easier likewise. A Talent counts apart. A table may add up every reason.

ruling_r65 = A TN off the ladder
    .gist = Below 4 the hero succeeds almost surely, above 12 it is almost hopeless, and the GM usually decides without dice. Who rolls all the same rolls against 4 or 12.

ruling_r66 = The short list of results
    .gist = A box of the book names TN 4, 6 and 8 and the top faces 10 and 20 only. That is shorthand: TN 12 exists, and the top face of every die counts.

ruling_r68 = Twelve on two dice
    .gist = An exceptional success with 2d6 is a total of 12 or more, since the other bands are totals too. A table may ask for two sixes, or for exactly 12.

ruling_r69 = A second roll of 2d6
    .gist = The book does not say which total counts. The better one does, as for a single die. A table may let the second one stand.

ruling_r70 = Steps on two dice
    .gist = With 2d6 each step is +1 or −1, and as many count as with one die. Growth raises an attribute by 1, to +3 at most.

ruling_r71 = Difficulty on two dice
    .gist = With 2d6 the total alone decides, so Difficulty and Defense do nothing; the GM may take 1 off for a strong foe. A table may turn them into a bonus or penalty instead.

ruling_r72 = A d4 on two dice
    .gist = The list that turns dice into bonuses names the d4, but no attribute starts on one. A d4 gives nothing at rest.

ruling_r73 = Starting levels with d6s alone
    .gist = The older edition gives none. The main attribute is Trained, the others Unskilled, which keeps the chances of the larger dice. A gentler table starts the others at Novice.

ruling_r74 = Talents and numbers with d6s alone
    .gist = A Talent lowers the number by 1. TN 4, 6, 8 and 12 become −1, 0, +1 and +2. A 6 is exceptional, a 1 fails with a complication.

ruling_r75 = The Unskilled feel no difficulty
    .gist = With d6s alone the number stops at 6, so an Unskilled hero succeeds one time in six whatever the difficulty. It stands as written.

ruling_r76 = One benefit from two lists
    .gist = A damaging power that succeeds exceptionally fits the list of attacks and that of powers. You take one benefit in all, from either; any but more damage leaves the normal harm in place.

ruling_r77 = Cover against a foe’s shot
    .gist = Foes roll no dice that cover could lower. So whatever hinders their shot is one advantage of the test that avoids it. Where foes do roll, their die is a step smaller or their number a step higher.

ruling_r78 = How long effects last
    .gist = The book names strong effects and not their end. A foe shakes them off when the next round begins; a hero’s stay until an Action is spent on them or an ally helps. The end of a fight and a new scene end all.

ruling_r79 = What a shield and a boost do
    .gist = The book names both and gives no numbers. A shield counts as cover does, hand to hand too, until the next round; a boost is one advantage in one test. Both end with the fight or the scene.

ruling_r80 = What complications and benefits do later
    .gist = The book names noise, exposure or more speed and never says what they change. They stay in the scene, and the GM may count them in later tests. The clock moves by failures alone.

ruling_r81 = Help given ahead
    .gist = The book has help among the Actions and says nothing of when it counts. So an ally may give it ahead: the step waits for the next test of the one who is helped, and ends with the fight or the scene.
