### What a table may set for itself: each option, and what each of its values changes.

## Tests

option_advanced-actions = Advanced actions
    .meaning = Whether a turn may hold snap actions and more than one action, and whether groups test together.
option_advanced-actions_on = In play
    .meaning = Everybody may use them.
option_advanced-actions_off = Left out
    .meaning = One action a turn, no snap actions and no group tests; you still react, roll initiative and test for gear.

option_player-trades-penalty = Trading away penalty dice
    .meaning = Whether a player who is down may ask to give the GM stunt points for fewer penalty dice.
option_player-trades-penalty_off = The GM's choice
    .meaning = Only the GM decides about penalty dice.
option_player-trades-penalty_on = The player may ask
    .meaning = The player may propose the trade, and the GM must agree.

option_flip-pays-traded = Traded points on a bought success
    .meaning = Whether dice you traded pay off when a failure is turned into a success by an invoke or a cost.
option_flip-pays-traded_off = They are lost
    .meaning = Such a success is a simple one, without stunt points.
option_flip-pays-traded_on = They arrive
    .meaning = Points in waiting are paid on such a success too.

option_up-reads = Reading dice when up
    .meaning = Which three dice count when you roll more than three with bonus dice.
option_up-reads_choose = Your choice
    .meaning = You pick any three; the best are proposed.
option_up-reads_highest = The highest
    .meaning = The three highest count, which is quicker.

option_practiced-reroll = Practiced: which ones
    .meaning = Which dice a Practiced skill may roll again.
option_practiced-reroll_pool = Any 1 rolled
    .meaning = Any 1 in the pool is rolled again, and the pool is read afresh.
option_practiced-reroll_action-dice = 1s that were read
    .meaning = Only a 1 among the three action dice is rolled again, and it stays an action die.

option_cost-success-in-conflict = Success at a cost in a conflict
    .meaning = Whether a failed test in a conflict can be bought back with a cost.
option_cost-success-in-conflict_on = Possible
    .meaning = If player and GM agree on a price worth the name: conceding, an asset, a hostile aspect or a box of stress.
option_cost-success-in-conflict_off = Not possible
    .meaning = In a conflict, failed is failed.

option_gsp-bank = GM stunt points saved up
    .meaning = What becomes of stunt points the GM does not spend at once.
option_gsp-bank_off = They are gone
    .meaning = Points belong to the test that made them.
option_gsp-bank_on = Kept for the scene
    .meaning = The GM may keep them until the scene ends.

## Setbacks and time

option_setback-on-plain-failure = Setback for a simple failure
    .meaning = Whether accepting a failure in narrative time brings a setback die of its own.
option_setback-on-plain-failure_off = No die
    .meaning = Only a cost, the GM's stunt points or a hazard bring setback dice.
option_setback-on-plain-failure_on = One die
    .meaning = Every failure in narrative time brings one.

option_setback-point-any-result = When setbacks become stunts
    .meaning = After which tests the GM may turn two setback dice into a stunt point.
option_setback-point-any-result_on = After any test
    .meaning = A success stands, and the GM's stunt happens beside it.
option_setback-point-any-result_off = After failures only
    .meaning = As with the GM's other stunt points.

option_setback-expiry = How long setbacks last
    .meaning = When unused setback dice are put away.
option_setback-expiry_never = Until used
    .meaning = They wait for as long as it takes.
option_setback-expiry_milestone = Until a milestone
    .meaning = A milestone clears them.
option_setback-expiry_scenario = For the scenario
    .meaning = They end with the scenario.

option_multi-action-penalty = Several actions in a turn
    .meaning = How the penalty for more than one action is counted.
option_multi-action-penalty_declared = On all, from the start
    .meaning = You say how many, and every one of them takes −1d for each beyond the first.
option_multi-action-penalty_progressive = Growing
    .meaning = The first is free, the second takes −1d, the third −2d.

option_action-duration-test = Ending an effect of [A]
    .meaning = Whether the action that ends it needs a test.
option_action-duration-test_off = No test
    .meaning = Spending the action is enough, unless the GM names opposition.
option_action-duration-test_on = A test
    .meaning = The action is an overcome that has to succeed.

## Space and scenes

option_coverage-mode = Cover and armor
    .meaning = What an attacker pays to get past both.
option_coverage-mode_total = One price
    .meaning = Both coverages together, and then neither soaks.
option_coverage-mode_layers = Layer by layer
    .meaning = First the cover has its price, then the armor its own.

option_range-dice = Dice for distance
    .meaning = Whether distance itself brings dice.
option_range-dice_none = None
    .meaning = Only if the GM makes it a condition.
option_range-dice_per-step = For each step
    .meaning = 1d per range beyond close: against a shooter, for those who hide or dodge.

option_contest-npc-trade = Rivals who trade in a contest
    .meaning = When the successes count that a rival gets for traded ranks.
option_contest-npc-trade_unconditional = Always
    .meaning = Each round, whatever the heroes roll.
option_contest-npc-trade_on-failure = On a hero's failure
    .meaning = Only against heroes who fail in that round.

option_contest-tie = A draw in a contest
    .meaning = Who wins when both sides arrive in the same round.
option_contest-tie_opposition = The opposition
    .meaning = You have to be strictly first.
option_contest-tie_extra-round = Nobody yet
    .meaning = The contest goes on for another round.
option_contest-tie_pc = The hero
    .meaning = A draw is as good as a win.

option_initiative-each-round = Initiative each round
    .meaning = How often initiative is rolled in a conflict.
option_initiative-each-round_off = Once
    .meaning = The first roll holds for the whole conflict.
option_initiative-each-round_on = Every round
    .meaning = The order may change with each round.

option_free-bonus-action = Bonus actions for free
    .meaning = Whether a bonus action needs a token or a plot point.
option_free-bonus-action_off = At a price
    .meaning = A token or 1 plot point for each.
option_free-bonus-action_on = It is free
    .meaning = Everybody has one at the end of every round.

## Effects

option_effect-cap = Largest effect
    .meaning = How large one advantage, disadvantage or condition can be.
option_effect-cap_4 = 4d
    .meaning = Each stops at 4d; several together may be more.
option_effect-cap_none = No limit
    .meaning = As large as stunt points make it.

option_advantage-consumed = Advantages used up
    .meaning = Whether an advantage is gone after its first test.
option_advantage-consumed_off = They last
    .meaning = It counts in every test until its time is up.
option_advantage-consumed_on = They are used
    .meaning = The first test that counts it uses it up.

option_improved-protection-free = Improved protection
    .meaning = What it costs the wearer.
option_improved-protection-free_off = A stunt point
    .meaning = Any point the wearer's side holds on that attack.
option_improved-protection-free_on = Nothing, once a scene
    .meaning = Once a scene it works without a point.

option_area-defend-negates = Ducking from an area
    .meaning = What a successful Move defense against an area does.
option_area-defend-negates_off = Makes it smaller
    .meaning = It is worth 1 stunt point of Decrease Effect.
option_area-defend-negates_on = Stops it
    .meaning = As with any other defense, nothing gets through.

option_explosion-on-miss = An explosion that misses
    .meaning = Who feels an explosion whose attack failed.
option_explosion-on-miss_half-others = The others, half
    .meaning = The target is spared; everybody else in the zone ducks from half.
option_explosion-on-miss_nothing = Nobody
    .meaning = It goes off where it harms no one.
option_explosion-on-miss_half-all = Everybody, half
    .meaning = The target ducks from half like the rest.

option_repeat-hits = Several hits on one target
    .meaning = How automatic fire, bursts and two-shot weapons add up on the same target.
option_repeat-hits_separate = Each by itself
    .meaning = Each hit is soaked and fills a box of its own.
option_repeat-hits_sum = Added up
    .meaning = The damage is summed, soaked once, and fills one box.

option_hazard-fall-roll = Landing after a hazard
    .meaning = Whether a fall whose damage a hazard names allows a landing roll.
option_hazard-fall-roll_off = No landing roll
    .meaning = The damage is what the hazard says.
option_hazard-fall-roll_on = A landing roll
    .meaning = You may still land with a Move overcome.

## Stress

option_staggered-stacks = Staggered in both tracks
    .meaning = What it means to be staggered in body and mind at once.
option_staggered-stacks_on = −2d
    .meaning = Each track counts.
option_staggered-stacks_off = −1d
    .meaning = Staggered is staggered.

option_stressed-same-roll = STRESSED, twice on a roll
    .meaning = How often STRESSED can be invoked on one roll.
option_stressed-same-roll_on = As often as paid
    .meaning = Each time for 1 plot point.
option_stressed-same-roll_off = Once
    .meaning = Once per roll and track.

option_stressed-pays-target = STRESSED pays its owner
    .meaning = Whether you earn a plot point when somebody invokes your STRESSED.
option_stressed-pays-target_on = Paid each time
    .meaning = It is your aspect, so you are paid each time.
option_stressed-pays-target_off = Unpaid
    .meaning = The point goes to the pool, and nobody gets one.

option_end-overkill = The End: one huge blow
    .meaning = Whether 12 or more damage ends a character.
option_end-overkill_off = No
    .meaning = Such a blow takes you out and lasts long, nothing worse.
option_end-overkill_on = Yes
    .meaning = Counted after soak and after all that lessens it.

option_end-hit-while-out = The End: hit when down
    .meaning = Whether any damage ends somebody who is incapacitated.
option_end-hit-while-out_off = No
    .meaning = Nobody dies of it.
option_end-hit-while-out_on = Yes
    .meaning = A single point is enough.

option_end-bystander-save = The End: caught by accident
    .meaning = Whether somebody down who was not aimed at may save themselves; it needs "hit when down".
option_end-bystander-save_off = No
    .meaning = It ends them like any other hit.
option_end-bystander-save_on = With a test
    .meaning = A Physique or Resolve overcome saves them.

option_end-untreated = The End: nobody came
    .meaning = Whether characters with an incapacitated box are lost without treatment.
option_end-untreated_off = No
    .meaning = They recover in time.
option_end-untreated_on = Yes
    .meaning = Somebody has to treat them successfully as the scene ends.

option_concede-pays-always = Conceding pays
    .meaning = Whether conceding always earns a plot point.
option_concede-pays-always_off = If chosen
    .meaning = The plot point is one of the three benefits.
option_concede-pays-always_on = Always
    .meaning = The plot point comes on top of the benefit you choose.

## Recovery, aspects and plot points

option_incapacitated-recovery = Clearing an incapacitated box
    .meaning = What makes that test harder.
option_incapacitated-recovery_stunt-point = A stunt point
    .meaning = The success has to bring 1, which is spent on the box.
option_incapacitated-recovery_minus-2d = −2d
    .meaning = The test is at −2d, and any success clears the box.

option_rest-refreshes-pp = Plot points at a rest
    .meaning = Whether a rest refreshes plot points.
option_rest-refreshes-pp_off = No
    .meaning = Only milestones do.
option_rest-refreshes-pp_on = Yes
    .meaning = Everybody is brought up to their refresh.

option_milestone-auto-clear = Boxes at a milestone
    .meaning = Whether a milestone still asks for the test to clear staggered and incapacitated boxes.
option_milestone-auto-clear_off = Tests as usual
    .meaning = The milestone brings the chance, not the success.
option_milestone-auto-clear_on = They clear
    .meaning = All boxes within the milestone's reach are cleared.

option_gm-rolls = Who rolls for the other side
    .meaning = What happens when a non-player character acts against a hero.
option_gm-rolls_off = The player
    .meaning = The player rolls a defense or another reaction.
option_gm-rolls_on = The GM
    .meaning = The GM rolls for the character, and the hero's skill is the difficulty.

option_compel-zero-pp-refuse = Refusing with no plot points
    .meaning = Whether you may refuse a compel you cannot pay for.
option_compel-zero-pp-refuse_off = No
    .meaning = Accept it, or talk about the terms.
option_compel-zero-pp-refuse_on = Yes
    .meaning = With nothing left, refusing is free.

option_npc-compel-refund = A compel the GM buys off
    .meaning = What becomes of your plot point when the GM prevents your compel.
option_npc-compel-refund_off = It is spent
    .meaning = Both points are gone.
option_npc-compel-refund_on = It comes back
    .meaning = You get yours back.

option_gpp-per-pc = The GM's plot points
    .meaning = How many the GM has for each hero, at the start and at every refresh.
option_gpp-per-pc_1 = One each
    .meaning = Four heroes, four points.
option_gpp-per-pc_0 = None
    .meaning = The GM has only what the heroes' actions bring in.
option_gpp-per-pc_2 = Two each
    .meaning = Four heroes, eight points.
option_gpp-per-pc_3 = Three each
    .meaning = Four heroes, twelve points.

option_focused-rank-five = Focused and the fifth rank
    .meaning = Whether somebody Focused on a skill may reach rank 5 in it at level 15.
option_focused-rank-five_off = Not without a feature
    .meaning = Rank 4 is the end for everybody whom no feature lets through.
option_focused-rank-five_on = Focused reaches it
    .meaning = From level 15 on, rank 5 may be bought in the skill you are Focused on.

option_advance-banking = Keeping advances
    .meaning = Whether a character may come to the table with advances unspent.
option_advance-banking_on = They may be kept
    .meaning = The sheet shows how many are left.
option_advance-banking_off = Spend them all
    .meaning = Until the last one is spent the character is a draft.

option_start-level = Level at the start
    .meaning = The level of every new character.
option_start-level_1 = 1, as usual
    .meaning = Everybody begins as a first-level character.

option_practiced-keeps-traded-sp = Traded points and a sure success
    .meaning = Whether stunt points that dice were traded for come with a success taken without rolling.
option_practiced-keeps-traded-sp_off = They are lost
    .meaning = A sure success is a simple one.
option_practiced-keeps-traded-sp_on = They are kept
    .meaning = What was traded for it may be spent.

option_strong-body-choice = What Strong Body is used to
    .meaning = When somebody with Strong Body chooses between a load and armour.
option_strong-body-choice_per-test = In each test
    .meaning = Whichever counts there.
option_strong-body-choice_fixed = Once for all
    .meaning = The sheet names it, and the other counts in full.
option_npc-defense = How the GM’s people defend
    .meaning = Which skill somebody of the GM’s opposes with where two would do.
option_npc-defense_best = With the better one
    .meaning = The harder of the two is proposed, and the GM may change it.
option_npc-defense_gm-picks = As the GM picks
    .meaning = The GM is asked each time.
option_grapple-scope = What a hold hinders
    .meaning = Whether somebody who is held is hindered in everything a hold may hinder.
option_grapple-scope_all = Everything
    .meaning = Fight, Move and whatever takes two limbs.
option_grapple-scope_pick-one = One thing
    .meaning = The one who takes hold says which.

option_default-load = Usual load
    .meaning = What somebody carries who names no load.
option_default-load_basic = Basic
    .meaning = No burden, gear tests with one die less.
option_default-load_unprepared = Unprepared
    .meaning = No burden, and no gear tests.
option_default-load_light = Light
    .meaning = One die of burden.
option_default-load_medium = Medium
    .meaning = Two dice of burden; it lasts a week.
option_default-load_heavy = Heavy
    .meaning = Three dice of burden; it lasts a month.

option_heavy-load-gear-die = Gear tests with a heavy load
    .meaning = How many dice a heavy load is worth in a gear test.
option_heavy-load-gear-die_1 = One die
    .meaning = As much as a medium load, as the book has it.
option_heavy-load-gear-die_2 = Two dice
    .meaning = One more than a medium load.

option_auto-drop-load = Loads in a conflict
    .meaning = Whether loads are put down when a conflict begins.
option_auto-drop-load_on = They are put down
    .meaning = Unless somebody wants to keep theirs on.
option_auto-drop-load_off = They stay on
    .meaning = A character who puts a load down says so.

option_gear-test-retry = Looking for the same thing again
    .meaning = Whether a hero may test for one thing several times in a scene.
option_gear-test-retry_off = Once in a scene
    .meaning = Then there is none.
option_gear-test-retry_on = As often as you like
    .meaning = Each time is a new test.

option_price-penalty = Prices and gear tests
    .meaning = Whether a price makes a gear test harder.
option_price-penalty_on = What is dear is harder
    .meaning = A die from 100 on, and one for each further nought.
option_price-penalty_off = Prices do not matter
    .meaning = Only the GM’s own penalty counts.

option_asset-uses-per-action = Uses of an asset in one action
    .meaning = How many uses of the same asset may help one action.
option_asset-uses-per-action_one = One
    .meaning = One die for each asset.
option_asset-uses-per-action_any = As many as there are
    .meaning = A die for each use.

option_signature-cap = Signature assets in one action
    .meaning = How many signature assets may help one action.
option_signature-cap_none = All that fit
    .meaning = The GM says which do.
option_signature-cap_one = One
    .meaning = However many fit.

option_flaw-pays = What flaws bring
    .meaning = What a player has in return for a flaw.
option_flaw-pays_gm-names = What the GM names
    .meaning = An advance, a feature, or nothing.
option_flaw-pays_advance = Always an advance
    .meaning = Each flaw is worth one.
option_flaw-pays_nothing = Nothing
    .meaning = A flaw is its own reward.

option_survival-mode = Survival mode
    .meaning = Whether milestones wait for safety and time.
option_survival-mode_off = Off
    .meaning = A milestone is enjoyed at once.
option_survival-mode_on = On
    .meaning = A rest, a day or a week must come first.

option_armor-layering = Armor over armor
    .meaning = What several pieces of armor are worth together.
option_armor-layering_sum = They add up
    .meaning = Soak, hampering and coverage of all pieces count.
option_armor-layering_highest-soak = The best one
    .meaning = Only the piece that takes most counts, but all of them hamper.
option_armor-layering_off = One only
    .meaning = Nobody wears a second piece.

option_bipod-automatic = Bipods on automatic weapons
    .meaning = Whether a bipod steadies machine guns too.
option_bipod-automatic_off = Rifles only
    .meaning = As it is printed among the rifles.
option_bipod-automatic_on = Automatic weapons as well
    .meaning = What is heavy and fires fast can be set down too.

option_extra-advance-rounding = Half an advance
    .meaning = What half of an odd number of advances is for an extra.
option_extra-advance-rounding_down = Left out
    .meaning = Seven advances are three for an extra.
option_extra-advance-rounding_up = Counted
    .meaning = Seven advances are four for an extra.

option_extra-bonus-boxes = More boxes for extras
    .meaning = Whether ranks and talents give an extra boxes as they give a hero.
option_extra-bonus-boxes_off = No
    .meaning = Three a track, whatever they can do.
option_extra-bonus-boxes_on = Yes
    .meaning = Three a track, and those of ranks and talents.

option_horde-even-share = A crowd that is good enough
    .meaning = How many of a crowd succeed whose skill is as high as the difficulty.
option_horde-even-share_all = All
    .meaning = Every one of them.
option_horde-even-share_half = Half
    .meaning = One in two.

option_milestone-trades = Trades at milestones
    .meaning = Where the book's text and its table differ on what may be traded.
option_milestone-trades_union = Both
    .meaning = A perk at a minor milestone; a talent and a perk at a major one.
option_milestone-trades_text = The text
    .meaning = No trade at a minor milestone; a talent and a perk at a major one.
option_milestone-trades_table = The table
    .meaning = A perk at a minor milestone; a talent only at a major one.

option_epic-aspect-changes = Aspects after an epic milestone
    .meaning = How many of them may be rewritten.
option_epic-aspect-changes_one = One
    .meaning = More only if the GM grants it.
option_epic-aspect-changes_any = As many as you like
    .meaning = All of them, without asking.

option_total-condition = A sense wholly gone
    .meaning = What becomes of a test against four dice of a condition.
option_total-condition_propose-fail = It usually fails
    .meaning = The GM is asked, and failing is proposed.
option_total-condition_roll = It is rolled
    .meaning = At four dice less, like any other.
