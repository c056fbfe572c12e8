### The rules: a title for each, and its gist as a player needs it at the table.

## Skills

houses_skill_five = Five skills for everyone
    .gist = Every sheet has the same five skills: Battle, Communicate, Discipline, Move and Understand. There is no sixth, and none may be missing.

houses_skill_battle = Battle
    .gist = Use Battle for blows, shots and blades, and just as much for the plan behind a fight. The GM calls for it.

houses_skill_communicate = Communicate
    .gist = Use Communicate wherever somebody else has to be won over, read, bargained with or frightened. The GM says when words are what counts.

houses_skill_discipline = Discipline
    .gist = Use Discipline to hold out: against thirst, pain, fear or a sleepless night. It is the GM who asks for it.

houses_skill_move = Move
    .gist = Use Move to run, climb, leap, dodge and get there first. The GM picks it when legs and nerves decide.

houses_skill_understand = Understand
    .gist = Use Understand to think something through or to have learned it long ago. The GM turns to it when wits decide.

## Drives

houses_drive_five = Five drives for everyone
    .gist = Duty, Faith, Justice, Power and Truth say why your character acts. Everybody has all five, each with a rating of its own.

houses_drive_duty = Duty
    .gist = Pick Duty when you act because somebody counts on you. Its rating joins the skill: Duty 7 and Battle 6 make a target number of 13.

houses_drive_faith = Faith
    .gist = Pick Faith when you follow your heart. With Faith 5 and Move 4 you need 9 or less on each die.

houses_drive_justice = Justice
    .gist = Pick Justice when you do a thing because it is right. Justice 8 and Discipline 5 add up to 13.

houses_drive_power = Power
    .gist = Pick Power when you simply want something. Power 6 and Communicate 8 add up to 14.

houses_drive_truth = Truth
    .gist = Pick Truth when the facts leave you no other way. Truth 4 and Understand 7 add up to 11.

houses_drive_statement-is-text = A drive speaks in a sentence
    .gist = A drive can have one statement: a sentence in your own words, such as “No debt unpaid”. You see it whenever that drive is up for choice.

houses_drive_statement-from-six = Strong drives want a statement
    .gist = From rating 6 up a drive should have its statement, so ratings of 8, 7, 6, 5 and 4 call for three. Drives at 5 or 4 go without, and a notable NPC may get by with one.

houses_drive_left-over = Which drives are left over
    .gist = They are the drives without a statement. One whose statement clashes is offered as well, and marked as such.

houses_drive_neutral-statement = A drive with nothing to say
    .gist = A drive whose statement neither suits nor clashes serves only as a left-over one, which it is when every drive has a statement. Determination stays closed.

## Difficulty

houses_difficulty_six-levels = Six levels of Difficulty
    .gist = The GM starts from a whole number between 0 and 5. A 6 is not on the scale.

houses_difficulty_simple-0 = Difficulty 0: Simple
    .gist = Nothing stands in the way. You would roll only to gain Momentum.

houses_difficulty_average-1 = Difficulty 1: Average
    .gist = One success is enough. This is the everyday test.

houses_difficulty_challenging-2 = Difficulty 2: Challenging
    .gist = Two successes are needed, so skill starts to tell.

houses_difficulty_daunting-3 = Difficulty 3: Daunting
    .gist = Three successes are needed. Failing at this level or above is worth an advancement point.

houses_difficulty_dire-4 = Difficulty 4: Dire
    .gist = Four successes are needed; with two plain dice that takes a pair of criticals.

houses_difficulty_epic-5 = Difficulty 5: Epic
    .gist = Five successes are needed, which two dice can never give. Buy more, or bring friends.

houses_difficulty_three-example-tracks = Yardsticks for the GM
    .gist = Beside each level the GM finds three things of that weight: something in the way, something to find out, and something to ask of somebody. That makes eighteen in all.

houses_difficulty_lock-ladder = Yardstick: an obstacle
    .gist = A door that sticks is 0, a plain lock 1 and an intricate one 2. Add haste for 3, missing tools for 4, and a battle around you for 5.

houses_difficulty_knowledge-ladder = Yardstick: knowledge
    .gist = What the whole town knows is 0, a private matter 1, a confidential one 2. It is 3 when a mighty faction covers it up, 4 when nobody is meant to know it exists, and 5 when that has been so for centuries.

houses_difficulty_favour-ladder = Yardstick: a favor
    .gist = A trifle is 0, something weighty from a friend 1, something that costs the giver a little 2. Involved or dear favors are 3 and 4 alike, and a dangerous one asked of a stranger is 5.

houses_difficulty_clamped-0-5 = The final number stays within 0 and 5
    .gist = Everything that makes a test easier or harder is added up first; only then is the sum held between 0 and 5. Contests are the exception.

houses_difficulty_raise-stops-at-5 = Threat stops at the ceiling
    .gist = Outside contests the GM cannot pay a test past 5. Points that would change nothing are refused and stay in the pool; an easier trait makes room for them again.

## Traits

houses_trait_is-text = A trait is a true phrase
    .gist = A few words that are true of somebody, something or the whole scene, such as “Dust storm”. Everybody at the table can see it.

houses_trait_applies-is-gm-call = The GM says what bears on a test
    .gist = Anyone may point at a trait. Whether it helps, hinders, allows, forbids or does nothing this time is up to the GM.

houses_trait_allows = A trait can open a door
    .gist = With the right trait you may try what would be out of the question without it, as climbing gear does for a sheer wall.

houses_trait_easier = A trait can help
    .gist = One trait in your favor takes 1 off the Difficulty.

houses_trait_harder = A trait can hinder
    .gist = One trait against you puts 1 on the Difficulty.

houses_trait_requires-test = A trait can call for a test
    .gist = Where nobody would have rolled, a trait may make a roll necessary: a stroll becomes a test in deep sand. The GM chooses between that and +1.

houses_trait_forbids = A trait can close a door
    .gist = A trait can rule out what you could otherwise do: nobody talks their way out while gagged. No die falls and nothing is spent.

houses_trait_each-plus-or-minus-one = Every trait counts once
    .gist = Each helping or hindering trait is worth one step. Two against you and one in your favor turn Difficulty 1 into 2.

## The skill test

houses_test_step-order = One thing after another
    .gist = A test runs in a fixed order: what you do, skill and Difficulty, drive, focus, spends, dice. If you reach for the dice too soon, you are asked for what is missing.

houses_test_declare-action = Say what you do
    .gist = It begins with your own words, which stay on the record of the test.

houses_test_gm-picks-skill = The GM names the skill
    .gist = You may suggest one of the five; it counts when the GM agrees.

houses_test_gm-sets-difficulty = The GM names the Difficulty
    .gist = From 0 to 5, shown to all or kept to the GM until the dice have fallen.

houses_test_player-picks-drive = You pick the drive
    .gist = Look for the statement behind what you do and take its drive. One that has been struck out is not on the list.

houses_test_relevant-statement = A fitting statement decides
    .gist = If a statement suits the action, its drive is the one to use. If several do, choose among them.

houses_test_no-relevant-statement = When nothing fits
    .gist = If no statement suits the action, you act on a drive that is left over, usually one of the low ones without a statement.

houses_test_conflicting-statement = When a statement says no
    .gist = If a statement speaks against the action, the GM may put you before a choice: challenge it or comply. Determination is closed for that test.

houses_test_focus-max-one = One focus at most
    .gist = You may bring in a single focus, if the GM finds it fitting. A second one is refused.

houses_test_spend-window = Pay before the dice fall
    .gist = Whatever changes the roll is paid for beforehand. Only a re-roll comes afterward.

houses_test_target-number = Skill plus drive
    .gist = Add the two ratings: skill 6 and drive 7 make a target number of 13.

houses_test_base-pool-two = Two dice to begin with
    .gist = You roll 2d20 unless you buy more.

houses_test_max-pool-five = Five dice at most
    .gist = Three more may be bought and no fourth, whatever you pay with.

houses_test_success-at-or-under = Low is good
    .gist = Each die that shows the target number or less is a success: at 13, a 13 counts and a 14 does not.

houses_test_critical-on-one = A 1 counts twice
    .gist = A die that shows 1 brings two successes.

houses_test_focus-critical-range = A focus makes more criticals
    .gist = With a focus every die up to your skill rating brings two successes. At skill 6 that is 1 to 6.

houses_test_no-focus-no-range = Without a focus only the 1
    .gist = A 6 at skill 6 is one success like any other if you have no focus for it.

houses_test_critical-worth-exactly-two = Never more than two a die
    .gist = A 1 under a focus does not count three times. Two 1s make four successes.

houses_test_pass-at-difficulty = Enough is enough
    .gist = You pass when your successes reach the Difficulty.

houses_test_fail-below-difficulty = Too few
    .gist = With fewer successes than the Difficulty, the test has failed.

houses_test_momentum-per-extra = What is left over is Momentum
    .gist = Every success beyond the Difficulty is a point of Momentum: three against 1 give 2.

houses_test_momentum-none-on-exact = Just enough leaves nothing
    .gist = Two successes against Difficulty 2 pass, and bring no Momentum.

houses_test_momentum-none-on-fail = Failure leaves nothing
    .gist = However many successes a failed roll had, it makes no Momentum.

houses_test_difficulty-zero-banks-all = At 0 everything is Momentum
    .gist = A roll at Difficulty 0 cannot fail, and each success is a point. It can still bring complications.

houses_focus_belongs-to-skill = A focus stays under its skill
    .gist = Each focus is written under one skill and serves tests of that skill only.

## Helping each other

houses_assist_one-die = A helper rolls one die
    .gist = Everybody who helps adds a single d20 to the roll, and the table sees whose it is.

houses_assist_no-bought-dice = A helper buys no dice
    .gist = Momentum cannot make that one die two.

houses_assist_own-pair = A helper's own numbers
    .gist = A helper names a skill and a drive of their own, which need not be the leader's. Move 5 and Truth 6 make 11.

houses_assist_own-focus = A helper's own focus
    .gist = A focus works for helpers too: with Understand 6, a 6 brings two successes.

houses_assist_several = Several may help
    .gist = As many may help as the GM finds sensible; three helpers are three dice.

houses_assist_adds-to-leader = Successes join the leader's
    .gist = What the helpers score is added to the leader's total.

houses_assist_dice-can-complicate = Helpers can slip too
    .gist = A 20 on a helper's die is a complication like any other.

houses_assist_outside-the-cap = Helpers come on top of the five
    .gist = The limit of five is the leader's own. With two helpers seven dice may fall.

houses_assist_leader-gate = The leader has to score first
    .gist = Until the leader scores a success, nobody's help adds to it. A helper's complication counts in any case.

houses_assist_no-other-spends = A helper's die stays plain
    .gist = Neither Threat nor Determination does anything for a helper's die.

## Complications and success at a cost

houses_complication_on-twenty = A 20 goes wrong
    .gist = A die that shows 20 brings a complication, whether you pass or fail.

houses_complication_any-die = Any die can do it
    .gist = Bought dice and helpers' dice complicate just like the first two.

houses_complication_range-set-by-gm = The GM names the risk
    .gist = For each test the GM picks a range from 1 to 5; at 3, complications begin at 18.

houses_complication_threshold = 21 minus the range
    .gist = A die complicates from that number up: with range 4 on 17, 18, 19 and 20.

houses_complication_range-1-normal = Range 1: Normal
    .gist = Only a 20 complicates; a 19 is harmless.

houses_complication_range-2-risky = Range 2: Risky
    .gist = A 19 or 20 complicates; an 18 is harmless.

houses_complication_range-3-perilous = Range 3: Perilous
    .gist = An 18, 19 or 20 complicates; a 17 is harmless.

houses_complication_range-4-precarious = Range 4: Precarious
    .gist = Anything from 17 up complicates; a 16 is harmless.

houses_complication_range-5-treacherous = Range 5: Treacherous
    .gist = Anything from 16 up complicates; a 15 is harmless.

houses_complication_content = Say what went wrong
    .gist = The GM puts the complication into words. It becomes a trait that remembers the test it came from.

houses_cost_bare-success = Success at a cost
    .gist = When a roll has failed, the GM may offer you a plain pass all the same. A roll that passed needs no such offer.

houses_cost_no-momentum = A success at a cost earns nothing
    .gist = Such a pass makes no Momentum.

houses_cost_complication-is-the-price = The price is a complication
    .gist = If you accept, you suffer one complication more, and the GM says which.

houses_complication_independent-of-success = Success and trouble on one die
    .gist = A die may be both: with target 16 and range 5, a 16 succeeds and complicates.

houses_complication_one-per-die = One for each die
    .gist = Two 20s are two complications.

houses_complication_after-outcome = First the result, then the trouble
    .gist = Complications come up once pass or fail is known, so they never change the roll that made them.

houses_complication_gm-menu = Four kinds of trouble
    .gist = The GM picks one: a hindering trait, something that is barred, half again as much time, or 1 point off an extended task.

houses_cost_not-in-contests = No price for a lost contest
    .gist = The loser of a contest is not offered a success at a cost.

houses_complication_price-cannot-be-bought-off = A price has to be suffered
    .gist = A complication you took on for complying, resisting or a success at a cost cannot be paid away with Threat.

## Determination

houses_determination_needs-supporting-statement = Determination needs a statement
    .gist = You may spend it only where the statement of the drive in use speaks for the action.

houses_determination_not-on-clash = None against your own words
    .gist = Where the statement speaks against the action, Determination stays closed, even after you took the point.

houses_determination_one-point-per-use = One point for each use
    .gist = An automatic 1 and a re-roll on the same test cost 2 points together.

houses_determination_automatic-one = Automatic 1
    .gist = For 1 point one die of your pool simply counts as a 1.

houses_determination_reroll = Re-roll
    .gist = For 1 point re-roll as many of your dice as you like.

houses_determination_declaration-create = Declare something new
    .gist = For 1 point bring in a trait of your own wording, once the GM has agreed.

houses_determination_declaration-change = Declare a change
    .gist = For 1 point reword a trait that is there: what was locked is now ajar.

houses_determination_declaration-remove = Declare an end
    .gist = For 1 point a trait is gone, if the GM agrees.

houses_determination_extra-action = Act once more
    .gist = For 1 point take a second action in your turn of a conflict. Outside conflicts there is no such thing.

houses_determination_players-hold-it = Only players' characters have it
    .gist = An NPC has no Determination; the GM pays with Threat instead.

houses_determination_gain-on-branch = A point for being torn
    .gist = When your statement speaks against you, the GM may offer 1 point. Taking it means you challenge or comply.

houses_determination_neutral-is-closed = Neutral is not enough
    .gist = A statement that has nothing to say about the action does not open Determination.

houses_determination_start-1 = One point to start with
    .gist = Each player's character begins an adventure with 1.

houses_determination_cap-3 = Three points at most
    .gist = A fourth point is never kept.

houses_determination_gain-at-cap = Full, and still free to choose
    .gist = With 3 points you may still challenge or comply; only the new point is lost, and you are told so before.

houses_determination_auto-one-before-roll = The automatic 1 is called beforehand
    .gist = You name it before the roll, and that die stays on the table: of three dice only two are rolled.

houses_determination_declaration-window = When you may declare
    .gist = A declaration belongs to a test whose statement fits: before the roll, where it still counts for that roll, or right after the result.

houses_reroll_new-result-stands = The new face stands
    .gist = A re-rolled die keeps what it shows now, better or worse.

houses_reroll_once-per-die = No die a third time
    .gist = Within one test each die may be re-rolled once.

houses_reroll_clears-old-complication = The old face is gone
    .gist = A re-rolled 20 no longer complicates, unless it comes up high once more.

houses_reroll_own-pool-only = Only your own dice
    .gist = Your Determination does not touch a helper's die.

## When a drive is challenged

houses_challenge_no-contradiction = No quarrel, no branch
    .gist = If the statement suits the action, the test goes on as usual and Determination is open.

houses_challenge_contradiction-opens-branch = When a statement contradicts
    .gist = The GM says whether the statement fits, stays neutral or contradicts. A contradiction opens the branch.

houses_challenge_gm-may-offer = The GM may offer a point
    .gist = It is the GM's to offer 1 Determination or not. Without an offer nobody asks you to challenge or comply.

houses_challenge_refuse-fails-test = Refuse, and it fails
    .gist = If you turn the point down, you do not go through with it: the test fails and no die falls.

houses_challenge_refuse-no-consequence = Refusing costs nothing more
    .gist = Pools, traits and advancement stay as they were.

houses_challenge_accept-gives-point = Accept, and have the point
    .gist = The Determination is yours at once, to be spent on some later test.

houses_challenge_accept-must-choose = Then choose
    .gist = Having taken the point, you say whether you challenge your statement or comply with it. There is no third way.

houses_challenge_same-drive-used = The drive stays in use
    .gist = Either way this test uses the drive you chose, at its full rating.

houses_challenge_test-as-normal = The test runs as usual
    .gist = Either way you may still use a focus, buy dice and be helped.

houses_challenge_comply-complication = Complying has its price
    .gist = After the test, a character who complied suffers a complication.

houses_challenge_strike-statement = Challenging strikes it out
    .gist = After the test, the statement you challenged is struck out. Its words remain readable.

houses_challenge_struck-drive-unusable = A struck drive rests
    .gist = Until its statement is changed or recovered, that drive is not among your choices.

houses_challenge_no-offer-plain-test = A clash without an offer
    .gist = Then it is an ordinary test without Determination, and nothing is struck out.

houses_challenge_change-or-recover = Two ways back
    .gist = A struck statement is either rewritten, with all ratings as they are, or recovered, which shifts them.

## Recovering a drive

houses_recover_between-adventures = Recover between adventures
    .gist = When an adventure is over, you are asked about each struck drive.

houses_recover_reflective-scene = Or in a quiet scene
    .gist = A scene about what truly matters to your character will do as well, if the GM marks it so.

houses_recover_reduce-by-one = The struck drive loses 1
    .gist = A struck Duty of 7 comes back as 6.

houses_recover_floor-four = Never below 4
    .gist = A drive at 4 comes back unchanged, and so do all the others.

houses_recover_reinstate = Back in use
    .gist = A recovered drive is among your choices again.

houses_recover_raise-the-equal = Its new equal gains 1
    .gist = Where the drive now meets another of the same rating, that one rises: the 7 becomes 6, and the old 6 becomes 7.

houses_recover_ratings-stay-a-permutation = The set stays the same
    .gist = Whichever drive you recover, you still have 8, 7, 6, 5 and 4, only dealt differently.

houses_recover_new-statement-from-six = New words for strong drives
    .gist = From 6 up no drive may stay wordless: write what is missing now.

houses_recover_statement-from-the-deed = Words that grow from what you did
    .gist = The new statement should come out of what you did when you challenged the old one; you are shown that action.

houses_recover_statement-kept-from-six = The old words from 6 up
    .gist = A recovered drive at 6 or more takes its statement back. At 5 or less the statement lapses.

houses_recover_tie-gm-picks = Of several equals the GM picks one
    .gist = If the drive comes to equal more than one other, as in a notable NPC's set, the GM says which rises.

## Momentum

houses_momentum_first-die-costs-1 = The first bought die: 1
    .gist = For 1 Momentum a third die joins your two.

houses_momentum_second-die-costs-2 = The second bought die: 2
    .gist = The next one costs 2 more, so two dice cost 3 together.

houses_momentum_third-die-costs-3 = The third bought die: 3
    .gist = The last one costs 3 more, so all three cost 6 together and fill the pool.

houses_momentum_cannot-overspend = Spend what you have
    .gist = Momentum that is not in the pool cannot be spent: with 2 saved, two dice at 3 are refused.

houses_momentum_create-trait-2 = Momentum makes a trait: 2
    .gist = After a test, 2 Momentum put a trait of your wording into the scene.

houses_momentum_trait-relates-to-action = The trait comes from the action
    .gist = It has to do with what you just tried. If the GM sees no link, you keep your Momentum.

houses_momentum_trait-plausible = And could come of it
    .gist = Picking a lock brings no rain: what could not follow from the action is declined and not charged.

houses_momentum_question-1 = Momentum buys answers: 1 each
    .gist = For each point you may put one question to the GM, and stop after any answer.

houses_momentum_question-about-situation = Ask about the here and now
    .gist = Questions are about the situation at hand. One that is not goes unanswered and costs nothing.

houses_momentum_extra-zone-2 = One zone further: 2
    .gist = After a move that worked, 2 Momentum carry the asset one zone on.

houses_momentum_attack-point-2 = A harder hit: 2
    .gist = For 2 Momentum a hit scores 1 point more: Potency 1 then makes 4.

houses_momentum_lasting-defeat-2 = A defeat that lasts: 2
    .gist = For 2 Momentum a defeat becomes a lasting one.

houses_momentum_resist-defeat-1 = Resist defeat: 1 and up
    .gist = Resisting defeat costs 1 Momentum and as much again as the Potency of what felled you; against Potency 2 that is 3.

houses_momentum_pool-is-shared = One pool for the whole group
    .gist = What one player saves, another may spend.

houses_momentum_pool-starts-0 = The pool begins empty
    .gist = A new adventure opens with no Momentum saved.

houses_momentum_pool-cap-6 = Six saved at most
    .gist = What does not fit is lost, once everybody has had the chance to spend it. The table is told how much that was.

houses_momentum_scene-decay-1 = Scenes cost a point
    .gist = When a scene ends, the pool loses 1, if there is one to lose.

houses_momentum_spend-then-bank = First spend, then save
    .gist = New Momentum may go into this outcome right away. The rest is saved.

houses_momentum_no-self-funding = A roll does not pay for itself
    .gist = Dice are bought with Momentum that was there before, never with what the same roll may bring.

houses_momentum_one-use-each = Each spend once
    .gist = Within one test every kind of spend is open once. Questions and dice are the exceptions.

houses_momentum_creates-only = Momentum adds traits
    .gist = It makes new ones; changing or removing them takes Threat or Determination.

houses_momentum_after-fail = Some comfort after a failure
    .gist = A failed test leaves you two uses for what is in the pool: asking, and making a trait. Spends of a conflict, such as one zone further, are closed.

houses_dice_one-ladder = One price list for dice
    .gist = A die costs what its place says, whichever pool pays: the first by Momentum is 1, the second by Threat 2, the third by Momentum 3.

houses_dice_split-one-die = One die, one purse
    .gist = The price of a single die comes whole from one pool.

## How Threat grows

houses_threat_add_dice-ladder = Dice against Threat
    .gist = Instead of spending Momentum, give the GM Threat at the same prices: two dice for 3.

houses_threat_add_ignore-complication-2 = Ignore a complication: 2
    .gist = For 2 Threat each you may ignore complications that you rolled.

houses_threat_add_escalation-1 = Raising the stakes: 1
    .gist = If the GM says that an action escalates matters, going through with it adds 1 Threat. You may think better of it.

houses_threat_add_circumstances = A threatening scene: 1 or 2
    .gist = When a scene begins, its surroundings may bring 1 or 2 Threat, and never 3.

houses_threat_add_npc-momentum = NPCs make Threat
    .gist = What an NPC scores beyond the Difficulty goes to Threat and not to Momentum.

houses_threat_add_npc-momentum-varies = As much as is left over
    .gist = Four successes against Difficulty 1 add 3 Threat.

houses_threat_add_resist-defeat = Stay up by Threat
    .gist = Instead of Momentum you may give Threat to resist defeat: 1 against Potency 0.

houses_threat_add_npc-determination-gain = An NPC's point is 3 Threat
    .gist = Where an NPC would gain Determination, the pool gains 3 Threat.

houses_threat_starts-2-per-player = Two for each player
    .gist = An adventure for four players opens with 8 Threat.

houses_threat_no-cap = Threat has no limit
    .gist = However much there is, more may be added; 30 is fine.

## How the GM spends Threat

houses_threat_spend_first-die-1 = An NPC's first die: 1
    .gist = For 1 Threat an NPC rolls a third die.

houses_threat_spend_second-die-2 = An NPC's second die: 2
    .gist = Another costs 2 Threat on top, 3 in all.

houses_threat_spend_third-die-3 = An NPC's third die: 3
    .gist = The last costs 3 Threat on top, 6 in all, and makes five dice.

houses_threat_spend_cannot-overspend = The GM pays cash
    .gist = Threat that is not in the pool cannot be spent: with 1, two dice are refused.

houses_threat_spend_difficulty-2 = Make it harder: 2 a step
    .gist = For every 2 Threat one test becomes harder by 1. At Difficulty 5 there is nothing to buy.

houses_threat_spend_difficulty-one-test-only = For this test alone
    .gist = The next test starts again from its own Difficulty.

houses_threat_spend_difficulty-before-roll = And before it is rolled
    .gist = Once dice are on the table, no Threat makes the test harder.

houses_threat_spend_npc-pays-what-players-add = NPCs pay what players would give
    .gist = Where a player would add Threat, an NPC takes it from the pool: 1 for escalating.

houses_threat_spend_npc-same-choice = Choices too
    .gist = An NPC who resists defeat pays in Threat what a player would: 2 against Potency 1.

houses_threat_spend_npc-complication-2 = An NPC ignores a complication: 2
    .gist = For 2 Threat a complication of an NPC does not happen.

houses_threat_spend_trait-create-2 = The GM adds a trait: 2
    .gist = For 2 Threat something new is true.

houses_threat_spend_trait-change-2 = The GM changes a trait: 2
    .gist = For 2 Threat a trait reads differently: the calm crowd grows restless.

houses_threat_spend_trait-remove-2 = The GM removes a trait: 2
    .gist = For 2 Threat a trait is no longer true.

houses_threat_spend_environment = The world turns on you
    .gist = For any number of Threat the GM names, something goes wrong around you, and everybody hears what.

houses_threat_spend_rival-house-1 = An enemy House steps in: 1
    .gist = For 1 Threat a House you know as an enemy has a hand in this. Without such a House on record there is nobody to bring.

houses_threat_spend_npc-determination-3 = An NPC's resolve: 3
    .gist = For 3 Threat an NPC does what Determination does, such as counting one die as a 1.

houses_threat_difficulty-window = The last call for making it harder
    .gist = Once you have committed your spends, the GM cannot raise the Difficulty any more.

houses_npc_momentum-first-then-threat = An NPC's surplus works first
    .gist = The GM may spend it on that outcome at Momentum's prices; what remains becomes Threat.

houses_npc_determination-needs-statement = Resolve needs a statement
    .gist = Only an NPC whose statement fits may use it, so a minor one never can.

## Conflicts, turns and contests

houses_conflict_five-types = Five kinds of conflict
    .gist = A conflict is personal, a skirmish, warfare, espionage or an intrigue. The GM says which.

houses_conflict_personal = A duel
    .gist = One against one. The usual measure is Battle.

houses_conflict_skirmish = A skirmish
    .gist = A handful on each side, with room for two foes and more; Battle is the usual measure.

houses_conflict_warfare = A war
    .gist = Troops and fields instead of blades and rooms; here too Battle is the usual measure.

houses_conflict_espionage = Spying
    .gist = Agents, guards and things better left unseen. The usual measure is Discipline.

houses_conflict_intrigue = An intrigue
    .gist = Words, favors and reputations do the fighting, and Discipline is how long one holds out.

houses_initiative_keep-cost-2 = Keep the initiative: 2
    .gist = After its action a side may pay 2 Momentum, or 2 Threat, and act again at once.

houses_initiative_keep-plus-1 = A kept action is harder by 1
    .gist = The first test of an action won that way has +1 Difficulty, no matter who takes it.

houses_initiative_keep-not-twice = Not twice in a row
    .gist = After an action for which the initiative was kept, it cannot be kept again.

houses_initiative_alternates = Sides take turns
    .gist = When nobody keeps the initiative, the other side acts.

houses_initiative_gm-names-first = The GM says who begins
    .gist = The first turn of a conflict goes to the character whom the GM names.

houses_initiative_all-act-once = Everyone once a round
    .gist = A side whose people have all acted is passed over until the round ends. One against three, the three act in a row at the end. Only those who take part are counted; the GM says who.

houses_contest_opponent-rolls-first = The opponent rolls first
    .gist = In a contest the other side's successes are the Difficulty you have to reach.

houses_contest_tie-to-active = A tie goes to the side that acts
    .gist = As many successes as the other side are enough.

houses_contest_shortfall-to-opponent = What you lack, they gain
    .gist = If you lose, the other side gets your shortfall as Momentum, or as Threat if it is an NPC: two successes against 4 give it 2.

houses_contest_no-upper-limit = Contests have no ceiling
    .gist = Here the Difficulty may go beyond 5: four successes and three defensive assets make 7.

houses_scene_end = When a scene ends
    .gist = The pool loses its point, tracks and once-a-scene marks are cleared, and the GM says which traits of the scene remain.

## Assets and zones

houses_asset_owner-and-name = An asset has a name and an owner
    .gist = A blade, a spy, a secret, a favor: whatever somebody has in hand. Only its owner uses and moves it, apart from an enemy's bold move.

houses_asset_potency = Potency
    .gist = The strength of an asset. Potency 2 makes a hit worth 4 and resisting it cost 3.

houses_asset_in-a-zone = In one zone at a time
    .gist = On the table every asset lies in exactly one zone. The GM sets it out, and its owner moves it.

houses_asset_defensive = Defensive assets
    .gist = An asset may be marked as one that protects, if the GM agrees. Without the mark it hinders no attack.

houses_zone_neighbours = Zones and their neighbors
    .gist = The GM lays out zones and links them. From a zone one moves to the next one, not past it.

houses_asset_potency-default-0 = Potency 0 unless told
    .gist = A new asset, like a bare fist, has Potency 0.

## Moving assets

houses_move_test-difficulty-2 = Moving takes a test at 2
    .gist = To bring an asset into the next zone you need two successes.

houses_move_one-zone = One zone for a success
    .gist = If the test passes, the asset goes to a neighboring zone of your choice.

houses_move_extra-zone-2-momentum = Go on for 2 Momentum
    .gist = A move that worked may go one zone beyond the next.

houses_move_manner = Plainly, subtly or boldly
    .gist = You say how you move before you roll.

houses_move_subtle-keeps-initiative-free = Subtle: the initiative is free
    .gist = After a subtle move that worked, keeping the initiative costs nothing.

houses_move_bold-shifts-enemy-asset = Bold: push an enemy's asset
    .gist = After a bold move that worked, also move one asset of an opponent by a zone.

houses_move_fail-no-extra-zone = Failed: no further
    .gist = After a failed move no Momentum buys movement.

houses_move_fail-enemy-moves-one = Failed: the enemy moves one
    .gist = After a failed move an opponent may move one asset by a zone.

houses_move_fail-no-initiative = Failed: the initiative is gone
    .gist = After a failed move nobody asks whether you keep the initiative.

## Using assets

houses_use_attack = Use an asset to attack
    .gist = Turn it against somebody, to hurt or to beat them.

houses_use_remove-asset = Use one to take another away
    .gist = Win the contest, and an opponent's asset is out of play.

houses_use_create-trait = Use one to make a trait
    .gist = If the test passes, something new is true of the scene, without Momentum.

houses_use_create-asset = Use one to make another
    .gist = If the test passes, you or an ally have a new asset with Potency 0.

houses_use_overcome-obstacle = Use one against an obstacle
    .gist = If the test passes, something that was in the way no longer is.

houses_use_gain-information = Use one to find out
    .gist = If the test passes, the GM tells you about the situation.

houses_use_help-ally = Use one to help
    .gist = If the test passes, an ally is rid of a trait or complication, or one who was defeated comes nearer to rising.

houses_use_list-is-open = And whatever else makes sense
    .gist = Other uses are for the GM to allow, as ordinary tests.

## Attacks and extended tasks

houses_attack_choose-target-and-asset = Whom, and with what
    .gist = An attack names a target and an asset. Without one you fight bare-handed, at Potency 0.

houses_attack_is-a-contest = An attack is a contest
    .gist = The target rolls first, and those successes are what you must reach.

houses_attack_defensive-assets-add-1 = Defenses add 1 each
    .gist = Every defensive asset in the target's zone puts 1 on your Difficulty: one success and two shields make 3.

houses_attack_assets-elsewhere-do-not-count = Defenses elsewhere do not
    .gist = A shield in another zone protects nobody here.

houses_attack_win-hits = Win, and you hit
    .gist = Reaching the Difficulty is a hit.

houses_attack_lose-ends-action = Lose, and it is over
    .gist = Missing scores nothing and ends your action.

houses_attack_lose-no-initiative = And the initiative is gone
    .gist = After a lost attack it cannot be kept.

houses_attack_minor-npc-falls = Minor NPCs fall at once
    .gist = One hit is enough; there is no track.

houses_attack_minor-supporting-falls = So do minor helpers
    .gist = A minor supporting character is defeated by the first hit.

houses_attack_notable-npc-track = Notable NPCs wear down
    .gist = Hits score points against them, and the first alone seldom decides.

houses_attack_major-npc-track = Major NPCs too
    .gist = With Battle 8, a hit of Potency 0 leaves a major NPC at 2 of 8.

houses_attack_notable-supporting-track = Notable helpers too
    .gist = With Battle 7, a hit of Potency 1 leaves a notable supporting character at 3 of 7.

houses_attack_main-pc-track = And your own character
    .gist = With Battle 6, a hit of Potency 0 leaves you at 2 of 6 and still in the fight.

houses_attack_requirement-is-skill = As long as a skill
    .gist = How many points it takes is one of the target's skill ratings. The GM says which when the first hit lands.

houses_attack_points-2-plus-potency = A hit scores 2 and the Potency
    .gist = Potency 0 makes 2 points, Potency 3 makes 5.

houses_attack_plus-one-for-2-momentum = One point more for 2 Momentum
    .gist = Paid for, a hit of Potency 1 scores 4.

houses_attack_full-track-defeats = A full track is a defeat
    .gist = At 5 of 6, a hit for 2 fills the track, and its owner is defeated.

houses_attack_lasting-after-defeat = Lasting, once they are down
    .gist = Only a defeat can be made to last; until the track is full nobody is asked.

houses_task_generic = Extended tasks
    .gist = Any long effort may have a requirement. Each test that passes scores 2 and the Potency in use: a requirement of 6 takes three passes at Potency 0.

houses_task_surplus-lost = No points beyond the end
    .gist = What would go past the requirement is lost: at 5 of 6, four points make 6.

houses_task_track-clears = Tracks clear after a conflict
    .gist = Once a conflict is over, what was scored toward a defeat is forgotten, and anyone defeated, unless lastingly, can act again.

houses_attack_plus-one-once = That point once a hit
    .gist = Four Momentum still buy only 1 point on the same hit.

houses_attack_reach = In reach means in the zone
    .gist = The asset you attack with must be where the target is. The GM may make an exception, for a rifle or a rumor.

houses_attack_defensive-of-target-side = Only their own shields
    .gist = Of the defensive assets there, those of the target's side count. Your own do not get in your way.

## Resisting defeat

houses_resist_who = Who may resist
    .gist = Everybody above the minor tier can: your own character, and anyone notable or major on either side.

houses_resist_once-per-scene = Once a scene
    .gist = A second defeat in the same scene is final; the next scene brings a new chance.

houses_resist_not-defeated = Not defeated after all
    .gist = The owner of the character decides to resist or to fall. Resisting cancels the defeat.

houses_resist_carries-on = And still in it
    .gist = A character who resisted keeps acting in the conflict.

houses_resist_no-healing = No wound closes
    .gist = The track stays as full as it was: 6 of 6.

houses_resist_base-cost-1 = It costs 1
    .gist = Pay 1 Momentum, or give the GM 1 Threat.

houses_resist_cost-plus-potency = And the Potency on top
    .gist = The Potency of the asset that felled you is added to the price: Potency 4 makes 5.

houses_resist_complication = It has a complication
    .gist = A character who resists suffers one, and the GM says which.

houses_resist_falls-on-next-hit = The next hit fells
    .gist = After resisting, the first hit that scores anything is the end.

houses_resist_split-payment = One purse for the whole price
    .gist = Resisting is paid in Momentum or in Threat, never in a mix.

## Advancement

houses_advance_gain-during-adventure = Points are earned in play
    .gist = Every advancement point is noted with its adventure and session.

houses_advance_pain = Pain teaches
    .gist = Being defeated in a conflict brings 1 point. A defeat you resisted brings none.

houses_advance_failure-from-3 = Failure teaches
    .gist = A failure at Difficulty 3 or higher brings 1 point, unless it was turned into a success at a cost. Difficulty 2 is not enough. If the Difficulty was hidden, the GM keeps the point until the adventure ends, so that it betrays nothing.

houses_advance_peril-from-3-threat = Peril teaches
    .gist = When the GM spends 3 Threat or more in one go, there is a point to be had. A spend of 2 passes without one.

houses_advance_ambition-1-to-3 = Getting closer to what you want: 1 to 3
    .gist = For progress in your ambition the GM gives 1, 2 or 3 points.

houses_advance_impress = Impressing the group: 1
    .gist = For a good plan, a scene well played or anything else the table loved. The group names you, and the GM confirms.

houses_advance_impress-once-per-session = Once a session for each player
    .gist = The same player is not honored twice in one session.

houses_advance_skill-cost = A better skill: 10 and up
    .gist = The first raise costs 10 points, the second 11, the third 12, and so on.

houses_advance_focus-cost = A new focus
    .gist = It costs as many points as you already have focuses: with four, 4.

houses_advance_talent-cost = A new talent
    .gist = It costs three points for each talent you have: with three, 9.

houses_advance_retrain = Retraining
    .gist = Give up something you can do, and gain a skill point, a focus or a talent for less: a talent given up for a focus leaves you one talent fewer and one focus more.

houses_advance_retrain-cost-various = What retraining costs
    .gist = The reference names no figure. Here it is half, so a skill that would cost 10 costs 5.

houses_advance_drives-not-bought = Drives are not for sale
    .gist = No number of points raises a drive. They change when you challenge and recover them.

houses_advance_cannot-overspend = No credit
    .gist = With 9 points you cannot buy what costs 10.

houses_advance_skill-cap-8 = No skill above 8
    .gist = A skill at 8 cannot be raised any further.

houses_advance_retrain-half-price = Half, rounded up
    .gist = By retraining, a skill at 11 points costs 6, and one ability is lost.

houses_advance_adversity-one-point = Each hardship is worth 1
    .gist = Pain, failure and peril bring a single point each time.

houses_advance_peril-for-those-present = Peril is shared
    .gist = Everybody's character in the scene gains the point, once for each such spend.

## Players’ characters

houses_pc_skill-range = Skills from 4 to 8
    .gist = A player's character has no skill below 4 and none above 8.

houses_pc_skill-array = Dealing out the skills
    .gist = Start with one skill at 6, one at 5 and three at 4, then add 5 points as you like. The ratings make 28 together, as 8, 7, 5, 4 and 4 do; once the 6 and the 5 are placed there are 103 ways.

houses_pc_drive-array = Dealing out the drives
    .gist = Rank your drives 8, 7, 6, 5 and 4, and write a statement for each of the first three.

houses_pc_focuses-talents = Focuses, talents and assets
    .gist = A new character has 4 focuses, 3 talents and 3 assets, at least one of which you can touch.

## Minor NPCs

houses_npc_minor_one-trait = A minor NPC has one trait
    .gist = It names the job. Nobody in this tier needs a second.

houses_npc_minor_trait-examples = Jobs for minor NPCs
    .gist = Suggested are a trooper of a House, a servant and a spy.

houses_npc_minor_quality = Quality instead of drives
    .gist = One rating from 4 to 8 says how good this person is at being what they are.

houses_npc_minor_quality-in-tn = Quality joins every skill
    .gist = Where others add a drive, a minor NPC adds Quality: skill 6 and Quality 5 make 11.

houses_npc_minor_no-statements = Nothing to declare
    .gist = Minor NPCs have no statements.

houses_npc_minor_skills = Skills of a minor NPC
    .gist = They have a 6, two 5s and two 4s, in any order.

houses_npc_minor_best-skill-is-job = What the job needs most: 6
    .gist = Give the 6 to the skill their work depends on; for a trooper that is Battle.

houses_npc_minor_one-focus = One focus, under the 6
    .gist = A minor NPC knows one thing well, and it belongs to the best skill.

houses_npc_minor_no-talents = No talents
    .gist = This tier has none.

## Notable NPCs

houses_npc_notable_role-trait = A notable NPC has a role
    .gist = The first trait says what they do, and cannot be left out.

houses_npc_notable_trait-examples = Roles for notable NPCs
    .gist = Suggested are an officer, a steward, a pilot and a scholar.

houses_npc_notable_reputation-trait = Perhaps a name to go with it
    .gist = A second trait may say what they are known for. There is no room for a third.

houses_npc_notable_two-drives = Two strong drives
    .gist = One is at 7 and one at 6, and the GM says which.

houses_npc_notable_other-drives-5 = The other three at 5
    .gist = So the set is 7, 6, 5, 5 and 5.

houses_npc_notable_statements = One statement or two
    .gist = A statement stands on the 7, the 6 or both, and on none of the 5s. Without any, the sheet is not done.

houses_npc_notable_skills = Skills of a notable NPC
    .gist = They have a 7, a 6, two 5s and a 4, in any order.

houses_npc_notable_best-skill-is-job = What the role needs most: 7
    .gist = Give the 7 to the skill they live by; for a pilot that is Move.

houses_npc_notable_focuses = Three focuses
    .gist = Two belong to the skill at 7 and one to the skill at 6.

houses_npc_notable_talents = A talent, perhaps two
    .gist = One is the rule, and the GM may give another.

## Major NPCs

houses_npc_major_role-trait = A major NPC has a role
    .gist = The first of the traits says what this person is.

houses_npc_major_reputation-trait = And a reputation
    .gist = The second says what the world believes about them.

houses_npc_major_faction-trait = And perhaps a faction
    .gist = A third trait may say where they belong. A fourth is too many.

houses_npc_major_drives = Drives of a major NPC
    .gist = They have the full set of 8, 7, 6, 5 and 4, as a player's character does.

houses_npc_major_statements = Three statements
    .gist = Each drive at 6 or more has its own, which makes exactly three.

houses_npc_major_skills-base-4 = Skills begin at 4
    .gist = Five skills at 4 are 20 points to build on.

houses_npc_major_skills-plus-11 = And 11 points more
    .gist = Spread them freely, for a sum of 31; there are 365 ways to do it.

houses_npc_major_skills-max-8 = Not above 8
    .gist = Even the mightiest have no skill at 9.

houses_npc_major_focuses = Three to five focuses
    .gist = As many as the idea behind this person needs, within those bounds.

houses_npc_major_talents = Two to four talents or abilities
    .gist = Special abilities count among them.

## Special abilities of NPCs

houses_npc_ability_replaces-talent = An ability in place of a talent
    .gist = A major NPC may have one of the special abilities wherever a talent could stand: two talents and an ability count as three.

houses_npc_ability_proficiency = Proficiency
    .gist = For one skill used in one way, the first bought die is free. The others keep their price: two dice cost 2.

houses_npc_ability_threatening = Threatening
    .gist = With a named skill or manner, and with dice bought for Threat, one die may be re-rolled.

houses_npc_ability_guidance = Guidance
    .gist = When this NPC helps in a named way, the helping die may be re-rolled, once.

houses_npc_ability_substitution = Substitution
    .gist = For one kind of test a named skill may stand in for the usual one, such as Battle 8 for Move.

houses_npc_ability_familiarity = Familiarity
    .gist = One kind of test is easier for this NPC by 1.

houses_npc_ability_familiarity-floor = Not below 0
    .gist = Familiarity leaves a test of Difficulty 0 as it is.

houses_npc_ability_extra-threat-option = Additional Threat Option
    .gist = The GM may buy a benefit that only this NPC has, for the price set when it was made up: 1 Threat or more.

## Story hooks

houses_hook_five-columns = A hook has five parts
    .gist = What is to be done, with what, where, against what, and who is in it.

houses_hook_d20-in-steps-of-4 = A d20 picks the line
    .gist = Each line takes four numbers: 1 to 4 is the first, 5 to 8 the second, and 17 to 20 the fifth.

houses_hook_row-1-4 = The first line of hooks
    .gist = On 1 to 4: steal or carry off, secret data, a warehouse, the emperor's soldiers, and Bashira, who keeps a lesser House safe.

houses_hook_row-5-8 = The second line of hooks
    .gist = On 5 to 8: a mystery, the heir of a lesser House, a manor, alarms and locks, and Kaunos the merchant.

houses_hook_row-9-12 = The third line of hooks
    .gist = On 9 to 12: look into a murder or a loss, an artifact, a desert dwelling, the desert itself, and Anca, who sells desert suits.

houses_hook_row-13-16 = The fourth line of hooks
    .gist = On 13 to 16: bring about a murder or a loss, forbidden machines, a den of smugglers, those who own the ships between the stars, and Hegai the smuggler.

houses_hook_row-17-20 = The fifth line of hooks
    .gist = On 17 to 20: rescue or bring back, a hidden hoard of spice, the desert, smugglers, and Akira, who flies.

houses_hook_plot-needs-goal = The plot runs on into the goal
    .gist = The first two parts are read as one sentence: somebody has to solve the mystery of the secret data.

houses_hook_prompt = Keep, change or roll again
    .gist = A hook is a suggestion. The GM may reword or reroll any part of it and leave the rest alone.

houses_hook_roll-each-column = A roll for each part
    .gist = Five d20 are rolled, one for each part, which makes 3,125 different hooks.
