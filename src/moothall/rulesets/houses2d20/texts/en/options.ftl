### What a table may set for itself: each option, and what each of its values changes.

## Momentum

option_momentum_shared = Whose Momentum it is
    .meaning = Whether saved Momentum is one pool for everybody.
option_momentum_shared_true = The group's
    .meaning = What one player saves, any other may spend.
option_momentum_shared_false = Everyone's own
    .meaning = Each character saves and spends points of their own.

option_momentum_start = Momentum at the start
    .meaning = How much Momentum an adventure opens with.
option_momentum_start_0 = None
    .meaning = The pool begins empty.

option_momentum_cap = Most saved Momentum
    .meaning = How many points can be saved, or none for no limit.
option_momentum_cap_6 = Six
    .meaning = A seventh point is lost once the spending is over.

option_momentum_scene_decay = Momentum lost with a scene
    .meaning = How many saved points go when a scene ends.
option_momentum_scene_decay_1 = One
    .meaning = One point goes, if there is one.

option_momentum_trait_edit = Momentum and traits
    .meaning = Whether Momentum can also change and remove traits.
option_momentum_trait_edit_false = Only new ones
    .meaning = It makes traits and leaves those that are there alone.
option_momentum_trait_edit_true = All three
    .meaning = For 2 Momentum a trait is made, changed or removed.

option_momentum_after_fail = Momentum after a failure
    .meaning = Whether saved Momentum may be spent when a test has failed.
option_momentum_after_fail_true = Questions and a trait
    .meaning = Both can still be bought; spends of a conflict cannot.
option_momentum_after_fail_false = Nothing
    .meaning = A failed test ends without any spending.

option_momentum_one_use_each = Each spend once
    .meaning = Whether Momentum can make more than one trait after the same test.
option_momentum_one_use_each_true = Yes
    .meaning = One trait to a test; questions and dice as often as you can pay.
option_momentum_one_use_each_false = No
    .meaning = As many traits as you can pay for.

## Threat

option_threat_start_per_player = Threat at the start
    .meaning = How much Threat an adventure opens with, for each player.
option_threat_start_per_player_2 = Two each
    .meaning = Four players make 8.

option_threat_cap = Most Threat
    .meaning = How much Threat there can be.
option_threat_cap_none = No limit
    .meaning = However much there is, more may come.

option_threat_visible_to_players = Who sees Threat
    .meaning = Whether the players know how much Threat the GM has.
option_threat_visible_to_players_true = Everybody
    .meaning = The pool lies open on the table.
option_threat_visible_to_players_false = The GM
    .meaning = Players hear what is added and spent, not what is left.

option_threat_raise_window = Last call for raising
    .meaning = Until when the GM may make a test harder with Threat.
option_threat_raise_window_before_commit = Before spends are made
    .meaning = Once a player has committed, the Difficulty stands.
option_threat_raise_window_before_roll = Until the dice fall
    .meaning = The GM may wait for the spends and raise it then.

## Dice and help

option_dice_price_ladder = Prices of dice
    .meaning = How a die is priced when two pools pay for several.
option_dice_price_ladder_shared = One list
    .meaning = The first die is 1, the next 2, the last 3, whichever pool pays.
option_dice_price_ladder_separate = A list for each pool
    .meaning = The first die from each pool is 1.

option_assist_counts_to_cap = Helpers and the five dice
    .meaning = Whether helpers' dice take up room in the pool of five.
option_assist_counts_to_cap_false = They come on top
    .meaning = The limit is the leader's alone.
option_assist_counts_to_cap_true = They count
    .meaning = With two helpers the leader has at most three dice.

option_assist_max = Helpers in a test
    .meaning = How many may help with the same test.
option_assist_max_none = As many as fit
    .meaning = The GM says how many make sense.

option_assist_leader_gate = When help counts
    .meaning = Whether the leader must score before helpers do.
option_assist_leader_gate_true = After the leader scores
    .meaning = Without a success of the leader's, helpers add nothing.
option_assist_leader_gate_false = Always
    .meaning = A helper's success counts even if the leader has none.

option_assist_determination = Determination for helpers
    .meaning = Whether helpers may spend Determination on their die.
option_assist_determination_false = No
    .meaning = A helper's die is plain.
option_assist_determination_true = Yes
    .meaning = A helper may pay for a sure 1 or a second roll of that die.

option_focus_cross_skill = Focuses and other skills
    .meaning = Whether a focus serves only the skill it stands under.
option_focus_cross_skill_false = Its own skill
    .meaning = A focus under Understand does nothing in a fight.
option_focus_cross_skill_true = Any skill
    .meaning = Any focus may serve, if the GM finds it fitting.

## Complications

option_complication_overlap = A die that is both
    .meaning = What a die does that would be a success and a complication.
option_complication_overlap_both = Both
    .meaning = It succeeds and it complicates.
option_complication_overlap_success_only = Success alone
    .meaning = It succeeds and brings no trouble.

option_complication_suggestions = Ideas for complications
    .meaning = Whether the GM is shown ideas for what goes wrong.
option_complication_suggestions_on = Shown
    .meaning = Each form comes with a few words to start from.
option_complication_suggestions_off = Hidden
    .meaning = The GM sees the four forms and nothing else.

option_complication_forms = What a complication does
    .meaning = Whether a complication takes one of four forms with numbers.
option_complication_forms_four = One of four forms
    .meaning = A trait, something barred, half again as much time, or a point off a long effort.
option_complication_forms_words = What the GM says
    .meaning = It is put in words, and no number follows from it.

option_complication_buyoff_scope = Which complications can be ignored
    .meaning = Whether complications that are a price can be bought off with Threat.
option_complication_buyoff_scope_rolled_only = Those that were rolled
    .meaning = A price has to be suffered.
option_complication_buyoff_scope_all = All of them
    .meaning = For 2 Threat any complication goes away.

option_cost_offered_by = Who proposes success at a cost
    .meaning = Whose word it takes to turn a failure into a bare success.
option_cost_offered_by_gm = The GM
    .meaning = The GM may offer it, and the player accepts or not.
option_cost_offered_by_player = The player
    .meaning = The player may simply take it.

option_cost_in_contests = Success at a cost in contests
    .meaning = Whether the loser of a contest may be offered one.
option_cost_in_contests_false = No
    .meaning = A lost attack stays lost.
option_cost_in_contests_true = Yes
    .meaning = Even a lost attack may hit, for a complication.

## Determination and drives

option_determination_start = Determination at the start
    .meaning = How many points each player's character begins with.
option_determination_start_1 = One
    .meaning = Everybody begins with a single point.

option_determination_cap = Most Determination
    .meaning = How many points a character can hold, or none for no limit.
option_determination_cap_3 = Three
    .meaning = A fourth is lost.

option_determination_reset = When Determination starts over
    .meaning = When everybody is set back to the points of the start.
option_determination_reset_adventure = With an adventure
    .meaning = Each new adventure begins afresh.
option_determination_reset_session = With a session
    .meaning = Each new session begins afresh.

option_determination_auto_one_timing = When a sure 1 is called
    .meaning = Whether the automatic 1 is bought before or after the roll.
option_determination_auto_one_timing_before = Before
    .meaning = That die is not rolled at all.
option_determination_auto_one_timing_after = After
    .meaning = Any die on the table may become a 1, which is far stronger.

option_determination_neutral_allows = Neutral statements
    .meaning = Whether a statement that has nothing to say opens Determination.
option_determination_neutral_allows_false = They do not
    .meaning = The statement must speak for the action.
option_determination_neutral_allows_true = They do
    .meaning = It is enough that nothing speaks against it.

option_determination_extra_actions_per_turn = Extra actions in a turn
    .meaning = How many more actions Determination can buy in one turn, or none for no limit.
option_determination_extra_actions_per_turn_1 = One
    .meaning = Once a turn you may act again.

option_reroll_old_complication_sticks = Complications rolled again
    .meaning = Whether a complication stays when its die is rolled again.
option_reroll_old_complication_sticks_false = Gone
    .meaning = Only the new face counts.
option_reroll_old_complication_sticks_true = They stay
    .meaning = The trouble has happened, whatever the die shows now.

option_reroll_assist_dice = Rolling helpers' dice again
    .meaning = Whether a leader's re-roll may take in helpers' dice.
option_reroll_assist_dice_false = Own dice only
    .meaning = A helper's die stays as it fell.
option_reroll_assist_dice_true = All dice
    .meaning = Any die of the test may be rolled again.

option_reroll_per_die = Rolling a die a third time
    .meaning = How often one die may be rolled again in a test.
option_reroll_per_die_once = Once
    .meaning = A die that was rolled again stays as it lies.
option_reroll_per_die_any = As often as you pay
    .meaning = Each point rolls any dice again.

option_drive_left_over = Drives that are left over
    .meaning = Which drives may be used when no statement fits.
option_drive_left_over_without_statement = Those without a statement
    .meaning = Usually the low ones.
option_drive_left_over_any = Any
    .meaning = Every drive that is not struck out may be used.

option_drive_change_allowed = Rewriting a struck statement
    .meaning = Whether a struck statement may be replaced without changing ratings.
option_drive_change_allowed_true = Allowed
    .meaning = You may write a new one or recover the drive.
option_drive_change_allowed_false = Recover only
    .meaning = The way back always shifts the ratings.

option_challenge_refusal_earns_failure_point = A point for refusing
    .meaning = Whether a refused offer counts as a failure that teaches.
option_challenge_refusal_earns_failure_point_false = No
    .meaning = Refusing has no consequence, good or bad.
option_challenge_refusal_earns_failure_point_true = Yes
    .meaning = From Difficulty 3 it brings an advancement point.

## Characters and advancement

option_pc_skill_points = Points for skills
    .meaning = How many points a new character adds to 6, 5, 4, 4 and 4.
option_pc_skill_points_5 = Five
    .meaning = The skills then make 28 together.

option_pc_focuses = Focuses of a new character
    .meaning = How many focuses a new character has.
option_pc_focuses_4 = Four
    .meaning = They may stand under any skills.

option_pc_talents = Talents of a new character
    .meaning = How many talents a new character has.
option_pc_talents_3 = Three
    .meaning = Three to begin with; more cost points.

option_pc_assets = Assets of a new character
    .meaning = How many assets a new character has.
option_pc_assets_3 = Three
    .meaning = At least one of them can be touched.

option_skill_cap = Highest skill
    .meaning = How high a skill of a player's character can be.
option_skill_cap_8 = Eight
    .meaning = Nobody buys a 9.

option_advance_per_adventure = Advances in an adventure
    .meaning = How often a character may spend points in one adventure.
option_advance_per_adventure_none = As often as points allow
    .meaning = There is no limit but the price.

option_advance_retrain_factor = Price of retraining
    .meaning = What share of the usual price retraining costs, as a fraction.
option_advance_retrain_factor_1_2 = Half
    .meaning = Half the price, rounded up, and something given up.

option_advance_peril_threshold = Threat that is perilous
    .meaning = How much Threat at once earns a point for peril.
option_advance_peril_threshold_3 = Three
    .meaning = A spend of 2 brings nothing.

option_advance_peril_for = Who learns from peril
    .meaning = Whose characters gain a point when the GM spends much Threat.
option_advance_peril_for_present = Those in the scene
    .meaning = Characters who are elsewhere gain nothing.
option_advance_peril_for_all = Everybody
    .meaning = All players' own characters gain it.

option_advance_adversity_points = Points for hardship
    .meaning = What pain, failure and peril are worth.
option_advance_adversity_points_1 = One
    .meaning = A single point each time.

option_advance_impress_limit = Awards in a session
    .meaning = How often the group may be impressed in a session.
option_advance_impress_limit_per_player = Once for each player
    .meaning = Each player may be honored once.
option_advance_impress_limit_per_table = Once for the table
    .meaning = One player may be honored in a session.

## Conflict

option_initiative_keep_cost = Price of the initiative
    .meaning = What it costs to act again at once.
option_initiative_keep_cost_2 = Two
    .meaning = Two Momentum, or two Threat.

option_initiative_keep_penalty = Burden of the initiative
    .meaning = How much harder an action is that was gained by keeping the initiative.
option_initiative_keep_penalty_1 = One
    .meaning = Its first test is at +1 Difficulty.

option_initiative_keep_penalty_applies = Whose burden it is
    .meaning = Whose action is made harder.
option_initiative_keep_penalty_applies_always = Every character
    .meaning = An ally who acts in your place bears it too.
option_initiative_keep_penalty_applies_same_character = The same character
    .meaning = An ally acts without it.

option_initiative_consecutive_keep = Keeping it twice
    .meaning = Whether the initiative can be kept again right after it was kept.
option_initiative_consecutive_keep_false = No
    .meaning = After a kept action the other side is next.
option_initiative_consecutive_keep_true = Yes
    .meaning = A side may go on as long as it pays.

option_initiative_mode = Order of turns
    .meaning = How it is settled who acts next.
option_initiative_mode_alternate = Sides alternate
    .meaning = One of ours, one of theirs, everybody once a round.
option_initiative_mode_free = Freely
    .meaning = Anybody acts at any time, as often as the story lets them. There are no turns to wait for, to keep or to buy.

option_contest_mode = How contests are rolled
    .meaning = What each side of a contest rolls against.
option_contest_mode_opponent_sets = The opponent sets the number
    .meaning = Your opponent rolls before you, and what they score is what you have to reach.
option_contest_mode_both_against_1 = Both against 1
    .meaning = Each side tests at Difficulty 1, and the larger surplus wins.

option_contest_shortfall = A lost contest
    .meaning = What becomes of the successes that the loser lacked.
option_contest_shortfall_opponent = The opponent gains them
    .meaning = Each one is Momentum for the other side, or Threat.
option_contest_shortfall_none = Nothing
    .meaning = A lost contest is lost, and that is all.

option_difficulty_zero_rolls = Rolls at Difficulty 0
    .meaning = Whether dice fall when nothing can go wrong.
option_difficulty_zero_rolls_gm = The GM decides
    .meaning = Without a roll there is no Momentum.
option_difficulty_zero_rolls_always = Always
    .meaning = Every test at 0 is rolled.
option_difficulty_zero_rolls_never = Never
    .meaning = At 0 it simply works.

option_difficulty_ceiling = Highest Difficulty
    .meaning = How high the final Difficulty can be outside contests, or none for no limit.
option_difficulty_ceiling_5 = Five
    .meaning = Whatever comes together, 5 is the most.

option_track_clears = When tracks are cleared
    .meaning = How long points toward a defeat are remembered.
option_track_clears_conflict = After the conflict
    .meaning = The next conflict begins with empty tracks.
option_track_clears_scene = After the scene
    .meaning = A second conflict in the scene goes on from there.
option_track_clears_never = Never
    .meaning = They stay until somebody clears them.

option_attack_extra_points_repeatable = More points for a hit
    .meaning = Whether the point for 2 Momentum can be bought more than once.
option_attack_extra_points_repeatable_false = Once
    .meaning = Four Momentum still buy 1 point.
option_attack_extra_points_repeatable_true = As often as you pay
    .meaning = Four Momentum buy 2 points.

option_attack_reach = Reach of an attack
    .meaning = Where the attacking asset must be.
option_attack_reach_same_zone = In the target's zone
    .meaning = From elsewhere only if the GM allows it.
option_attack_reach_any = Anywhere
    .meaning = Zones do not limit attacks.

option_attack_defensive_counts = Whose defenses count
    .meaning = Which defensive assets in the target's zone hinder an attacker.
option_attack_defensive_counts_target_side = The target's side
    .meaning = Your own shield does not stand in your way.
option_attack_defensive_counts_all = All of them
    .meaning = Every defensive asset there counts.

option_recovery_ally_task = Helping up the defeated
    .meaning = Whether a defeated ally can be brought back in the conflict.
option_recovery_ally_task_true = By an extended task
    .meaning = It takes 4 and the Potency that felled them.
option_recovery_ally_task_false = Not in this conflict
    .meaning = A defeated character stays down until the conflict is over.

option_recovery_by_test = Helping up by a test
    .meaning = Whether a single passed test brings a defeated ally back.
option_recovery_by_test_false = No
    .meaning = It takes an extended task, where the table has that.
option_recovery_by_test_true = Yes
    .meaning = One passed test, and the ally acts again.

option_move_plain_needs_test = Plain moves
    .meaning = Whether a plain move takes a test.
option_move_plain_needs_test_true = They take a test
    .meaning = Every move is rolled at Difficulty 2.
option_move_plain_needs_test_false = They simply happen
    .meaning = Only subtle and bold moves are rolled.

option_move_defensive_assets_hinder = Defenses against moving
    .meaning = Whether defensive assets make moves harder.
option_move_defensive_assets_hinder_none = They do not
    .meaning = Only attacks are hindered.
option_move_defensive_assets_hinder_enter = Going in
    .meaning = Each one in the zone you enter adds 1.
option_move_defensive_assets_hinder_leave = Going out
    .meaning = Each one in the zone you leave adds 1.

option_move_second_asset_for_2 = A second asset
    .meaning = Whether 2 Momentum may move another asset instead of going further.
option_move_second_asset_for_2_false = No
    .meaning = The points only carry the same asset on.
option_move_second_asset_for_2_true = Yes
    .meaning = A second asset of yours moves by a zone.

option_label_potency = Word for Potency
    .meaning = What the strength of an asset is called at this table.
option_label_potency_Potency = Potency
    .meaning = The word of the reference.

option_asset_potency_warn = Unusual Potency
    .meaning = Above which Potency the table is warned.
option_asset_potency_warn_4 = Four
    .meaning = A 5 is allowed and remarked on.

option_payment_split = Mixed payments
    .meaning = Whether one price may come from two pools.
option_payment_split_false = One pool
    .meaning = A price is paid whole.
option_payment_split_true = A mix
    .meaning = Two Momentum and one Threat make 3.

## The GM's people, and the rest

option_npc_spend_before_threat = Surplus of NPCs
    .meaning = Whether the GM may use an NPC's surplus before it becomes Threat.
option_npc_spend_before_threat_true = Used first
    .meaning = Only what is left becomes Threat.
option_npc_spend_before_threat_false = All to Threat
    .meaning = Every extra success is a point of Threat.

option_npc_minor_determination = Resolve of minor NPCs
    .meaning = Whether minor NPCs may use Determination for 3 Threat.
option_npc_minor_determination_false = No
    .meaning = They have no statement that could fit.
option_npc_minor_determination_true = Yes
    .meaning = They may, without a statement.

option_npc_abilities_for_notable = Abilities of notable NPCs
    .meaning = Whether notable NPCs may have special abilities.
option_npc_abilities_for_notable_false = No
    .meaning = Only major ones have them.
option_npc_abilities_for_notable_true = Yes
    .meaning = One may stand in for a talent.

option_trait_max_shift = Most that traits can do
    .meaning = How far traits together may move a Difficulty.
option_trait_max_shift_none = No limit
    .meaning = Each one counts.

option_hook_roll = Rolling hooks
    .meaning = How many dice a story hook takes.
option_hook_roll_per_column = One for each part
    .meaning = Five rolls, 3,125 hooks.
option_hook_roll_single = One for all
    .meaning = A single roll picks the whole line.

option_supporting_cost = Price of supporting characters
    .meaning = What it costs to bring one in, such as momentum:1 or threat:2.
option_supporting_cost_none = Nothing
    .meaning = They simply come.
