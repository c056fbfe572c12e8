### What a table may set for itself: each option, and what each of its values changes.

## Dice and distance

option_dice_mode = Dice at the table
    .meaning = Which dice decide the tests of the whole game.
option_dice_mode_ladder = Five dice
    .meaning = Each test is one roll of a single die: a d4, d6, d8, d12 or d20 in the second edition, a d6, d8, d10, d12 or d20 in the first.
option_dice_mode_2d6 = Two six-sided dice
    .meaning = Each test is the sum of two d6 plus a modifier: 6 and below fails, 7 to 9 carries a price, 10 and above is clean.
option_dice_mode_d6 = Six-sided dice only
    .meaning = Each test is one roll of a d6 against a threshold that depends on the hero's level: from 3 for a Master to 6 for the Unskilled.

option_positioning = Where everyone stands
    .meaning = How the table keeps track of distance.
option_positioning_zones = Zones
    .meaning = Distances are Close, Nearby, Far and Very Far, and a move takes you across one of them.
option_positioning_grid = Grid
    .meaning = Everyone stands on a square and moves up to 5 squares per turn.
option_positioning_none = No distances
    .meaning = Nothing is ever refused because of distance; the table talks it through.

option_zone_model = How zones are kept
    .meaning = What a zone is measured between.
option_zone_model_pairs = Between two figures
    .meaning = Every two figures have a distance of their own; moving changes the one you name by 1 zone, and the GM adjusts the others.
option_zone_model_track = Along a track
    .meaning = Zones are places in a row, so a move of 1 zone changes your distance to everybody.

## Tests

option_max_rule = Highest face below the number
    .meaning = What happens when the highest face of a die is still too low, such as a 6 on a d6 against Difficulty or TN 8.
option_max_rule_always = Exceptional
    .meaning = The highest face is an exceptional success against every number, up to 12.
option_max_rule_plain = Plain success
    .meaning = The highest face succeeds, but below the number there is no extra benefit: a 6 on a d6 against 8 just works.
option_max_rule_must_meet = Must reach the number
    .meaning = The highest face fails like any other if it is below the number, so a d6 has no chance against 8.

option_custom_t = Other numbers
    .meaning = Whether the GM is bound to the usual numbers when choosing a Difficulty or TN.
option_custom_t_off = Usual numbers only
    .meaning = Only 3, 4, 5, 6, 8 and 12 can be chosen in the second edition, and only 4, 6, 8 and 12 in the first.
option_custom_t_on = Any number
    .meaning = The GM may also choose numbers such as 7 or 10.

option_stakes = Naming the stakes
    .meaning = Whether the GM has to say before the roll what failing means.
option_stakes_required = Required
    .meaning = The die stays on the table until the GM has named the stakes; one word will do.
option_stakes_optional = Optional
    .meaning = The player may roll at once, whether or not the GM has said what failing means.

option_fail_prompt = After a plain failure
    .meaning = Whether every failure must bring something with it.
option_fail_prompt_required = Always something
    .meaning = On each failure the GM names a complication or a cost before play goes on.
option_fail_prompt_optional = If it fits
    .meaning = The GM may leave it at the failure; only a rolled 1 still needs a complication.

option_gm_bargain = Bargains with the GM
    .meaning = Whether the GM may offer a success at a cost when a roll has failed.
option_gm_bargain_off = No bargains
    .meaning = Success at a cost takes a Luck Point, or a total of 7 to 9 with 2d6.
option_gm_bargain_on = Bargains allowed
    .meaning = The GM may offer it in place of any failure, and the player pays no Luck Point for it.

## Steps, help and Talents

option_step_slots = How steps add up
    .meaning = How many steps up and down may count in one test.
option_step_slots_slots = Each source its place
    .meaning = The situation or a Talent gives 1 step up, help 1 more and each Luck Point its own, while hindrances make 1 step down.
option_step_slots_strict = One up, one down
    .meaning = All sources together give at most 1 step up and 1 step down, and nobody pays for one that would not count.
option_step_slots_free = Everything counts
    .meaning = Every advantage and every hindrance moves the die by 1 size, until it stops at d4 or d20.

option_tn_shifts = How TN steps add up
    .meaning = How far several good and bad conditions may move the TN of one test.
option_tn_shifts_net = Each side counts once
    .meaning = All worse conditions together raise the TN by 1 step and all better ones lower it by 1, or by 2 if the GM calls them extreme; a Talent lowers it by 1 more.
option_tn_shifts_sum = Everything counts
    .meaning = Each worse condition raises the TN by 1 step and each better one lowers it by 1, so darkness, ice and haste make 3 steps.

option_max_helpers = Helpers in a test
    .meaning = The largest number of friends who may help with the same test.
option_max_helpers_1 = One
    .meaning = Only 1 friend can help, and the others keep their Action.

option_talents = Talents
    .meaning = Whether heroes have Talents.
option_talents_on = With Talents
    .meaning = Every hero has 2 Talents, and 1 of them may count in a test.
option_talents_off = Without Talents
    .meaning = Nobody has Talents, and the sheet does not ask for them.

option_trait_effect = Traits and the die
    .meaning = Whether a Trait gained by growth can move the die.
option_trait_effect_fiction = Story only
    .meaning = A Trait opens possibilities in the story and never touches the die.
option_trait_effect_as_talent = Like a Talent
    .meaning = A Trait may count as the 1 Talent of a test.

## Luck

option_luck_per_test = Luck in one test
    .meaning = How many Luck Points a player may put into a single test.
option_luck_per_test_any = As many as you have
    .meaning = You may spend one Luck Point after another, down to your last.
option_luck_per_test_1 = One
    .meaning = After 1 Luck Point no more can be spent on that test.

option_luck_over_limit = More than two Luck Points
    .meaning = Whether a Luck Point from the GM may lift a hero above 2.
option_luck_over_limit_on = Allowed
    .meaning = A hero with 2 Luck Points can be given a third, until the next session sets it back to 2.
option_luck_over_limit_off = Two at most
    .meaning = A hero who has 2 Luck Points cannot be given another.

option_luck_on_one = Buying off a one
    .meaning = Whether a Luck Point can buy a success at a cost after a rolled 1.
option_luck_on_one_on = Allowed
    .meaning = 1 Luck Point makes it a success at a cost, and the price stands in for the complication.
option_luck_on_one_off = Roll again only
    .meaning = After a 1 you may spend 1 Luck Point on a second roll, but not on a bought success.

## Fights

option_ranged_limit = Limit for long shots
    .meaning = Whether far targets on a grid are harder to hit.
option_ranged_limit_off = No limit
    .meaning = Every target in view is the same to shoot at, at 5 squares or at 50.
option_ranged_limit_10 = Ten squares
    .meaning = From the 11th square on, a shot is one step harder.

option_legacy_shift = What one step harder means
    .meaning = What long shots and crowds of minions change: the die or the number.
option_legacy_shift_die = Smaller die
    .meaning = You roll a die 1 size smaller, and that is your hindrance for the test.
option_legacy_shift_t = Higher number
    .meaning = Your die stays, and the number to reach goes up one place, such as from 6 to 8; 12 stays 12.

option_crowd = Crowds of minions
    .meaning = Whether minions who surround a hero make a difference.
option_crowd_ask = Ask the GM
    .meaning = The GM chooses for each test: one step harder, 1 more complication on a failure, or nothing.
option_crowd_off = No difference
    .meaning = A hero rolls among ten minions just as against one.

option_crowd_min = Size of a crowd
    .meaning = The number of minions next to a hero from which they count as a crowd.
option_crowd_min_2 = Two
    .meaning = The GM is asked as soon as 2 minions press the same hero.

option_foe_action = How foes attack
    .meaning = Who rolls when a foe strikes at a hero.
option_foe_action_player_test = The player rolls
    .meaning = The hero tests, usually against the foe's Defense or TN, and loses 1 Heart on a failure.
option_foe_action_gm_fiat = The GM decides
    .meaning = Nobody rolls; the GM says which hero loses 1 Heart.
option_foe_action_foe_roll = The foe rolls
    .meaning = The GM chooses a die and a number for the foe, and if the die gets there, the hero loses 1 Heart.

option_foe_space = Space and foes
    .meaning = Whether reach, line and cover bind foes as they bind heroes.
option_foe_space_bound = They bind foes
    .meaning = A foe out of reach cannot strike unless the GM waves it away, and cover helps a hero avoid a shot.
option_foe_space_free = Heroes only
    .meaning = The GM alone decides whom a foe can reach, and a hero’s cover changes no roll.

option_effects = Effects that last
    .meaning = What becomes of a foe that is disarmed or thrown down, and of a hero who fell or lost a weapon.
option_effects_bite = They tell in play
    .meaning = An effect lies on the card until it ends. It helps everybody who attacks its bearer and hinders the bearer; shields and boosts do their bearer good.
option_effects_told = They are told
    .meaning = An effect is said and shown, and the GM decides what it changes.

option_minion_defense = Defense of minions
    .meaning = The number it takes to hit a new minion.
option_minion_defense_5 = Five
    .meaning = New minions have Defense 5, like any typical foe.
option_minion_defense_4 = Four
    .meaning = New minions have Defense 4, like a weak foe.

option_x_effect_damage = Damage beside an effect
    .meaning = Whether an exceptional attack still hurts when the player picks an effect, such as disarming the foe, over more damage.
option_x_effect_damage_1 = The usual damage as well
    .meaning = The foe suffers the effect and also loses 1 Heart or takes 1 Wound.
option_x_effect_damage_0 = Effect only
    .meaning = The foe suffers the effect and no other harm.

option_elites = Elites
    .meaning = Whether there are foes between minions and bosses.
option_elites_on = With elites
    .meaning = The GM may bring in minions, elites with TN 8 and 2 Wounds, and bosses.
option_elites_off = Without elites
    .meaning = Every foe is a minion or a boss.

option_retaliation = Retaliation
    .meaning = Whether a missed attack costs the attacker a Heart.
option_retaliation_off = Off
    .meaning = A miss leaves your Hearts alone; the GM says what else happens.
option_retaliation_melee = In melee
    .meaning = You lose 1 Heart for each miss in melee, as long as the foe was able to hit back.
option_retaliation_reach = Wherever they reach you
    .meaning = You lose 1 Heart for each miss, shots included, as long as the foe was able to hit back.

## Powers, harm and rest

option_power_target = Number for powers at foes
    .meaning = What a power has to reach when it is aimed at a foe.
option_power_target_higher = The higher one
    .meaning = Roll against the number of the power's level or that of the foe, whichever is more: for a Standard power at a boss that is the boss's.
option_power_target_defense = The foe's
    .meaning = Only the foe's Defense or TN counts: at a minion, a Strong power is as easy as a Standard one.
option_power_target_level = The power level's
    .meaning = Only the Difficulty or TN of the power's level counts: a Standard power is no harder at a boss than at a minion.

option_power_heal = Hearts from healing
    .meaning = The number of Hearts a healing power restores, never beyond the maximum.
option_power_heal_2 = Two
    .meaning = A successful healing power restores 2 Hearts.

option_death_when_down = Death at zero Hearts
    .meaning = What more harm does to a hero who is already at 0 Hearts.
option_death_when_down_off = Nobody dies
    .meaning = The hero stays at 0 Hearts and can still be raised.
option_death_when_down_on = Harm kills
    .meaning = A hero at 0 Hearts who would lose another one dies.

option_recovery = How heroes recover
    .meaning = When Hearts, and Power Points or Mana, come back.
option_recovery_layered = Step by step
    .meaning = The end of a conflict gives 1 Power Point or Mana, a short pause all Hearts, and a safe rest all of both.
option_recovery_full = All at once
    .meaning = Once a conflict is over, a moment of safety is enough to bring back all Hearts and all Power Points or Mana.
option_recovery_harsh = Harsh
    .meaning = The end of a conflict gives 1 Power Point or Mana, and Hearts come back only with a safe rest.

option_armor_token = Armor tokens
    .meaning = Whether protection can save a Heart.
option_armor_token_off = Off
    .meaning = Protection is description, and every hit costs its Hearts.
option_armor_token_on = On
    .meaning = A hero with protection may ignore the loss of 1 Heart, once in each scene.

option_clock = Clock
    .meaning = Whether a scene is played against time; the GM sets it scene by scene.
option_clock_off = No clock
    .meaning = Failures in this scene bring no deadline nearer.
option_clock_on = Clock running
    .meaning = Every failure in this scene moves the clock by 1, and the trouble the GM announced comes when it is full.

## Playing with two six-sided dice

option_exceptional_2d6 = Exceptional with two dice
    .meaning = What counts as a 12 when you play with 2d6.
option_exceptional_2d6_total12plus = Total of at least 12
    .meaning = Dice and modifier together must make 12 or anything above.
option_exceptional_2d6_natural12 = Two sixes
    .meaning = Both dice must show 6, whatever the modifier, as long as the total is 10 or more.
option_exceptional_2d6_exact12 = Total of exactly 12
    .meaning = Dice and modifier together must make 12, and a 13 is an ordinary full success.

option_reroll_2d6 = Second roll with two dice
    .meaning = Which total counts after a Luck Point has bought a second roll of 2d6.
option_reroll_2d6_better = The better one
    .meaning = The better of the 2 totals counts.
option_reroll_2d6_new = The new one
    .meaning = The second total counts, even if it is lower than the first.

option_difficulty_2d6 = Difficulty with two dice
    .meaning = Whether Difficulty and Defense matter when you play with 2d6.
option_difficulty_2d6_flat = They do not
    .meaning = Only the total counts: 7 to 9 carries a price and 10 is clean, against a minion or a boss.
option_difficulty_2d6_tiered = As modifiers
    .meaning = Difficulty or Defense 3 gives +1, 4 or 5 changes nothing, 6 gives −1, 8 gives −2 and 12 gives −3.

## Playing with six-sided dice only

option_start_d6 = First levels
    .meaning = Which level a new hero's two weaker attributes have when you play with d6s only; the role's own attribute is Trained.
option_start_d6_parity = As with five dice
    .meaning = Both are Unskilled and need a 6, which is the chance a d6 has against TN 6.
option_start_d6_gentle = Gentle
    .meaning = Both are Novice and need at least a 5.
