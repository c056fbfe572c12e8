### The rules of the second edition: a title for each, and its gist as a player needs it at the table.

## Setting up

nde2_dice_set = One die per test
    .gist = Tests use a d4, d6, d8, d12 or d20, and you roll a single die each time. One of each is plenty for everybody; there is no d10.

nde2_dice_d100 = The d100 is for tables
    .gist = A d100 may pick a line from a random table. It never decides whether a hero succeeds, so a 1 or a 100 on it means nothing special.

nde2_setup_positioning = Zones, a grid or neither
    .gist = You can play without a map: everyone says where they stand, and gaps are measured in zones. The GM may lay out a grid instead, or drop distances altogether.

nde2_setup_dice-mode = Which dice you play with
    .gist = The table plays either with the five dice or with two six-sided ones. If d6s are all you own, choose 2d6 and keep to it for the whole game.

nde2_seat_powers = Who decides what
    .gist = The GM speaks for the world and the foes, names every Difficulty and says what follows. Players tell what their heroes do and roll the dice.

## Making a hero

nde2_char_parts = What a sheet needs
    .gist = A sheet is complete with a concept, a role, three attributes, resources and gear. Talents are a welcome extra.

nde2_char_concept = Your hero in one line
    .gist = Write one line that says who your hero is and what sort of story you are in. It colors play but changes no number.

nde2_char_one-role = Pick one role
    .gist = Choose Assault if you push forward and fight, Specialist if you sneak, aim and plan, or Adept if you rely on powers, learning and quick wits. A hero has one role, never two and never none.

nde2_char_role-label = Rename your role
    .gist = Call the role whatever suits your world. The new name is a coat of paint: everything plays as before.

nde2_char_role-no-bonus = Roles add no bonus
    .gist = Your role only proposes which attribute gets which die. With equal dice, an Assault and an Adept have equal chances.

nde2_attr_scope = What each attribute covers
    .gist = Strength is muscle, staying power and close fighting; Dexterity is quick hands, quiet feet, aim and steering; Might is whatever makes your world special, from spells and strange machines to a bluff or a hunch. The GM says which one a test uses.

nde2_attr_spread = Share out three dice
    .gist = Give a d12 to one attribute, a d8 to another and a d6 to the last. That makes six possible spreads.

nde2_attr_suggested = Suggested dice by role
    .gist = Assault starts from Strength d12, Dexterity d8 and Might d6; Specialist from Dexterity d12, Might d8 and Strength d6; Adept from Might d12, Dexterity d8 and Strength d6. Swap the dice around if you like.

nde2_attr_dodge = Dodging uses Dexterity
    .gist = When a hero ducks or leaps aside, the Dexterity die is the one to roll. The GM may name another attribute.

nde2_res_hearts-pp = Starting Hearts and Power Points
    .gist = A new hero has 5 Hearts and 3 Power Points. Both are full at the start, and the hero can hold no more than that for now.

nde2_res_lp = Luck for every session
    .gist = Each hero opens every session with 2 Luck Points.

nde2_talent_two = Two Talents, if you like
    .gist = Say in two brief phrases what your hero does well, and make them up freely. The table may also play without Talents.

nde2_talent_effect = What a Talent does
    .gist = When a Talent really fits the moment, the GM may grant the next larger die or strike out one hindrance. The GM may also say that it does not fit.

nde2_talent_not-auto = Talents still need a roll
    .gist = A fitting Talent improves your chances and nothing more. You still roll the die, and you can still fail.

nde2_talent_one-per-test = One Talent at a time
    .gist = Only one Talent counts in a test. If the GM lets a second one in, the log records it.

nde2_gear_slots = What you carry
    .gist = Note one key tool, one protection and three trinkets. A fourth trinket earns you a warning.

nde2_gear_permission = Gear makes things possible
    .gist = The right item lets you try what would be out of the question without it; the GM says when. It leaves your die alone, although an exceptionally fitting tool may count as an advantage.

nde2_gear_protection-inert = Protection is only description
    .gist = Armor or a shield stops no harm by itself: a hit still costs 1 Heart. That changes only if the table plays with armor tokens.

## Luck

nde2_luck_one-buys-one = Three uses for Luck
    .gist = A Luck Point buys one thing: a second roll, a larger die, or a success at a cost in place of a failure. With no points left, none of these is open to you.

nde2_luck_reroll = Luck: roll again
    .gist = Spend 1 Luck Point to roll the same die once more. Whichever of the two results is better counts.

nde2_luck_step = Luck: a larger die
    .gist = Spend 1 Luck Point before you roll, and a d4, d6, d8 or d12 grows to the next size. It is back to normal afterward.

nde2_luck_step-at-top = No wasted Luck Points
    .gist = If a Luck Point could not make your die any larger, because you already roll a d20, you may not pay for it. The point stays with you.

nde2_luck_buy-success = Luck: buy a success
    .gist = After a failure, 1 Luck Point makes it a success at a cost: you get what you wanted, and the GM makes you pay for it. If you have already succeeded, there is nothing to buy.

nde2_luck_price = What the price may be
    .gist = A success at a cost is settled on the spot. The GM picks what it takes: noise, lost minutes, used-up supplies, a bad spot, unwanted eyes, broken gear, a compromise, exposure, a new danger or something else.

nde2_luck_own-test = Your Luck is yours
    .gist = You may spend Luck Points only on tests your own hero makes. A friend cannot pay for you.

nde2_luck_refresh = Luck comes back
    .gist = When a new session begins, every hero is set to 2 Luck Points, whether they ended the last one with fewer or with more.

nde2_luck_award = Luck as a reward
    .gist = The GM may hand out 1 Luck Point for a daring gamble, a choice that drives the story, or trouble played out with heart. This can lift a hero above 2 until the session ends.

nde2_luck_timing = When to spend Luck
    .gist = Pay for a larger die before the roll. Pay for a second roll or a bought success once you have seen the die, but before the GM says what happens.

nde2_luck_several = More than one Luck Point
    .gist = You may put several Luck Points into one test, one after the other, as long as you have them. Each still buys a single thing.

nde2_luck_on-one = Luck against a one
    .gist = After a 1 you may spend a Luck Point to roll again or to buy a success at a cost. If you buy, the price takes the place of the complication, so you never suffer both.

## Tests

nde2_test_when = When to roll
    .gist = Roll only when nobody can say how it will turn out and failing would hurt or alter something. If either is missing, the GM can simply let it work.

nde2_test_declare = Say what and why
    .gist = Before anything else, the player describes what the hero does and what for.

nde2_test_gm-attribute = Which attribute to roll
    .gist = The GM decides whether Strength, Dexterity or Might fits the action. You roll the die that belongs to it.

nde2_test_gm-difficulty = The GM says how hard
    .gist = The GM chooses 3, 4, 5, 6, 8 or 12 before the die is rolled. Numbers in between are not used.

nde2_test_stakes = Know what you risk
    .gist = The GM tells you what failing will mean, and only then do you roll. A single word is enough.

nde2_test_ladder = Six levels of Difficulty
    .gist = Easy is 3, standard 4, hard 5, very hard 6, heroic 8 and legendary 12.

nde2_test_gm-guidelines = How to choose a Difficulty
    .gist = If two levels seem right, take the lower one and put the weight on what failure brings. Use 3 for a near certainty under stress, 4 for everyday risks, 5 where training or an edge matters, 6 for a long shot, 8 where only a master or a careful plan will do, and 12 for something a whole campaign works toward.

nde2_test_meet-or-beat = Reach the number
    .gist = You succeed when the die shows the Difficulty or more. Against Difficulty 5, a 5 is enough and a 4 is not.

nde2_test_fail-moves = Failure moves the story
    .gist = Below the Difficulty you do not get what you were after, and things do not stay as they were: the GM brings in a complication or a cost.

nde2_test_one = A one always fails
    .gist = When the die shows 1, the attempt fails at any Difficulty. The GM has to add a complication.

nde2_test_complication-kinds = Kinds of complication
    .gist = Trouble may come as noise, wasted time, a worse spot, something used up, or anything else the GM can think of.

nde2_test_max-is-exceptional = The highest face shines
    .gist = If the die shows its highest number, such as 12 on a d12, the success is exceptional.

nde2_test_max-of-rolled-die = The die in your hand
    .gist = The highest number is that of the die you really roll, after every change of size. So a 12 on a d20 is nothing special, even if your attribute is a d12.

nde2_test_max-under-t = Highest face below the Difficulty
    .gist = The highest number on the die is an exceptional success even when the Difficulty is higher, such as a 6 on a d6 against Difficulty 8. A table option can make it a plain success or a failure.

nde2_test_benefit = One extra benefit
    .gist = An exceptional success gives one bonus on top of what you wanted: you are quicker, quieter, stronger or safer, or gain something more. The player suggests it and the GM agrees.

nde2_test_aftermath = What a test leaves behind
    .gist = A complication, a cost or a benefit stays in the scene. The GM is offered it among what hinders or helps, until the scene ends or the GM lets it go. Damaged gear hampers its bearer until an Action mends it.

nde2_test_cost-outcome = Success at a cost
    .gist = On a single die no number means success at a cost. You reach it by spending a Luck Point, or with a total of 7 to 9 when you play with 2d6.

## Larger and smaller dice

nde2_step_no-plus = Change dice, not numbers
    .gist = Good or bad circumstances make your die larger or smaller. What it shows is never raised or lowered.

nde2_step_up = One size up
    .gist = Each step in your favor trades the die for the next larger one: a d4 for a d6, a d6 for a d8, a d8 for a d12, a d12 for a d20.

nde2_step_down = One size down
    .gist = Each step against you trades the die for the next smaller one: a d20 for a d12, a d12 for a d8, a d8 for a d6, a d6 for a d4.

nde2_step_bounds = Where the sizes end
    .gist = No die grows past d20 or shrinks past d4. A step that would go further is lost.

nde2_step_sources = What helps, what hinders
    .gist = A plan made in time, fine tools, a good spot, surprise or backing can be an advantage. Darkness, slick ground, haste, noise, distraction or cover can be a hindrance; the GM decides.

nde2_step_one-each = One good, one bad
    .gist = However many things help, they make one advantage; however many get in the way, they make one hindrance. The GM may allow more for a single test.

nde2_step_cancel = Good and bad even out
    .gist = An advantage and a hindrance wipe each other out, and you roll your usual die.

nde2_step_net-first = Add up, then change
    .gist = Count every step up and down first, then change the die once and stop at d4 or d20. A d20 with one step each way stays a d20.

nde2_step_talent-slot = Talent or situation, not both
    .gist = A Talent that enlarges the die is your advantage, so the situation cannot give a second step. A Talent that strikes out a hindrance leaves room for that advantage.

nde2_step_paid-slots = Help and Luck add up
    .gist = A helper's step and a Luck Point's step count on top of the situation. With an advantage, help and Luck together, a d6 becomes a d20.

nde2_step_one-test-only = Back to normal afterward
    .gist = Every change of die size ends with the test. The sheet always keeps the attribute's own die.

nde2_step_one-place = Count each thing once
    .gist = If something is already part of the Difficulty, it does not change the die as well. The GM picks where it counts.

nde2_step_decline = You may say no
    .gist = You may turn down a larger die, wherever it comes from; against a high Difficulty the small one can be the better bet. Hindrances are not yours to refuse or to request.

## Helping and trying again

nde2_help_cost = Helping takes your Action
    .gist = To help in a fight, you give up your Action for this round; elsewhere it takes your time. If you have already acted, you cannot help.

nde2_help_effect = Help enlarges the die
    .gist = The hero you help rolls the next larger die, in this test only.

nde2_help_described = Say how you help
    .gist = Tell the table what you do: hold a lamp, pass a rope, draw a guard's eye, whisper a hint. If the GM finds that it does not fit, you keep your Action.

nde2_help_one-helper = A single helper
    .gist = Only one friend can help with a test. Anyone else who offers keeps their Action.

nde2_retry_locked = No second try unchanged
    .gist = After a failure the same hero cannot try the same thing in the same way. Something has to be different first, unless the GM allows it.

nde2_retry_ways = Three ways forward
    .gist = Go about it another way, with a new attribute, tool or path; or pay a price, such as time, an alarm or supplies, and roll once more; or let it go.

## Distance and cover

nde2_zone_four = Four distances
    .gist = Close is as far as your arm reaches, Nearby a few paces, Far the other end of the scene, and Very Far its outer rim, where only a marksman or a vehicle can get at you.

nde2_zone_move-one = One zone per turn
    .gist = Moving on your turn brings you one zone nearer or one zone away, so from Far you get to Nearby but not to Close. The GM may allow more.

nde2_grid_option = Playing on a grid
    .gist = The GM may choose a grid instead of zones. A square is one to two meters wide.

nde2_grid_move = Five squares per turn
    .gist = You may move 5 squares at most on your turn, some before your Action and some after if you wish. A diagonal step costs 1, like any other.

nde2_cover_full = Behind full cover
    .gist = A target behind full cover can be neither shot at nor watched from the other side. No die is rolled.

nde2_cover_power = Powers and full cover
    .gist = Full cover stops a power too, unless the GM says that this one needs no clear line.

nde2_cover_partial = Behind partial cover
    .gist = If the target is partly hidden, the shooter or watcher rolls the next smaller die. That is the one disadvantage of the test, so darkness as well changes nothing.

nde2_cover_not-defense = Cover leaves Defense alone
    .gist = Cover and other conditions work on the attacker's die. The foe's Defense stays what it was.

nde2_cover_melee = Cover and melee
    .gist = Hand to hand, cover does not get in your way; your die stays as it is.

## Fighting

nde2_combat_start = When a fight begins
    .gist = A fight starts once somebody means harm and it is important who goes before whom. The GM may settle a quick, clear-cut clash with one test instead.

nde2_combat_order = Heroes first, then foes
    .gist = All heroes act, in whatever order the players like, and after them all foes; then a new round begins. Heroes who pass or are out of action count as finished.

nde2_combat_turn = What a turn holds
    .gist = On your turn you may move once and take one Action, in either order. You cannot trade the Action for a second move.

nde2_combat_actions = What an Action can be
    .gist = Use your Action to attack, attempt a test, help a friend, call on a power, handle a piece of gear, or do something with your surroundings.

nde2_attack_attribute = Which die attacks
    .gist = Roll Strength to strike up close and Dexterity to shoot or throw. A power normally uses Might, unless the GM picks another attribute.

nde2_attack_hit = Making an attack
    .gist = Name your target, describe the blow, and roll the attribute's die. You hit if it shows the foe's Defense or more.

nde2_attack_defense = How hard foes are to hit
    .gist = A weak foe has Defense 4, a typical one 5, an elite 6, a boss 8 and a legendary boss 12. The GM may choose differently.

nde2_attack_damage = What a hit does
    .gist = An ordinary hit costs the target 1 Heart.

nde2_attack_exceptional = An exceptional attack
    .gist = Choose one: the foe loses 2 Hearts, or it loses 1 and is also disarmed, thrown down, driven out of cover or the like.

nde2_attack_floor = Hearts stop at zero
    .gist = Hearts cannot fall below 0. Harm beyond that is ignored.

nde2_attack_miss = What a miss brings
    .gist = Missing does not by itself cost you a Heart. The GM decides what happens in the story, and a 1 always has a consequence.

nde2_foe_minion = Minions fall at once
    .gist = After a single hit a minion is out of the fight.

nde2_foe_minion-defense = How hard minions are to hit
    .gist = A minion has Defense 5, unless the GM makes it 4.

nde2_foe_elite = Elites take two hits
    .gist = An elite has 2 Hearts, so two ordinary hits bring it down.

nde2_foe_boss = How tough a boss is
    .gist = A boss has 3 Hearts. For the big finish the GM may give it 5.

nde2_foe_down-meaning = What falling means
    .gist = A beaten foe is out of the scene, and you say how: knocked cold, run off, given up, or dead if the story wants it.

nde2_foe_space = Space binds foes too
    .gist = A foe needs reach, a line and no full cover in between, as a hero does; the GM may wave that away. Partial cover or long range gives the hero who avoids a shot one advantage; a foe that rolls has one disadvantage.

nde2_combat_effects = Effects that last
    .gist = Disarmed, thrown down, held or the like: everybody who attacks somebody in such a state has one advantage, and that figure has one disadvantage when it attacks or avoids a blow. Effects on foes end with the round and those on heroes with an Action that mends them; a foe that is held loses its next turn. The GM may end any of them.

nde2_foe_turn = When foes strike
    .gist = The threatened hero rolls to come away unharmed, usually against the foe's Defense, and loses 1 Heart by failing; the GM picks attribute and Difficulty. Each foe calls for one test, and a group of minions for one together.

nde2_range_melee = Reach in melee
    .gist = In melee you reach a target that is Close. On a grid that means the eight squares around you.

nde2_range_ranged = Shots reach what you see
    .gist = A ranged attack can aim at anyone in view, however distant. Out of sight means no shot.

nde2_range_limit = Long shots on a grid
    .gist = If the table turns this on, a target more than 10 squares away is a hindrance: you roll the next smaller die. At 10 squares or fewer nothing changes.

nde2_crowd = Surrounded by minions
    .gist = When two or more minions press one hero, the GM may make that hero's die one size smaller, or let a failure bring another complication, or do nothing. It is never both at once.

nde2_crowd_one-outcome = A single roll decides
    .gist = Even in a brawl with many, each attempt is a single roll and ends in a single way.

## Powers

nde2_power_scope = What powers are
    .gist = Your table says what a power is here: spells, gadgets, feats out of a film, a silver tongue. The rules treat them alike.

nde2_power_when = When powers cost points
    .gist = Power Points pay for actions beyond what people normally manage. If the GM calls it ordinary, it is a plain Might test and costs nothing.

nde2_power_sequence = Using a power
    .gist = Tell what should happen, and hear from the GM how hard it is and how many Power Points it takes. Pay them, then roll Might.

nde2_power_spend-first = Pay before you roll
    .gist = The points are gone before the die falls, and failing does not bring them back. A second roll through Luck costs no more of them.

nde2_power_failure = When a power fails
    .gist = Nothing happens as intended and the points stay spent. The GM always adds a complication, such as a backlash, a trace left behind, being noticed or an unwanted effect.

nde2_power_trick = Power level: Trick
    .gist = Difficulty 4, for 0 Power Points or, at the GM's word, 1: a glow, a noise, a little illusion, a moment's distraction.

nde2_power_standard = Power level: Standard
    .gist = Difficulty 5, for 1 Power Point: a bolt, a shield, a shove, a great leap, a boost.

nde2_power_strong = Power level: Strong
    .gist = Difficulty 6, for 2 Power Points: striking a whole area, taking control, healing, holding someone still, breaking into a system mid-fight.

nde2_power_strengthen = Shields and boosts
    .gist = A shield hinders everybody who attacks its bearer, until the next round begins. A boost is an advantage in its bearer’s next test, and is then used up.

nde2_power_great = Power level: Great
    .gist = Difficulty 8 or 12, as the GM says, for 3 Power Points: something that turns the scene or even the campaign around.

nde2_power_exceptional = An exceptional power
    .gist = Make the effect larger, longer or stronger, or add a benefit such as quiet, precision or safety. In place of these, the GM may give you back 1 Power Point.

nde2_power_refund-cap = No points from nothing
    .gist = You never get back more Power Points than you paid, and never more than you can hold. A free Trick returns none.

nde2_power_vs-defense = Powers against foes
    .gist = When a power is aimed at a foe, roll against the power's Difficulty or the foe's Defense, whichever is higher.

nde2_power_damage = Damage from powers
    .gist = A harmful power takes 1 Heart from each target it hits, at every level. If it strikes several, compare the one roll with each of them.

nde2_power_exceptional-hit = One pick, not two
    .gist = When a harmful power succeeds exceptionally, choose once, from the picks of an attack or those of a power. Unless you choose 2 Hearts, the usual 1 Heart is lost as well.

nde2_power_not-enough = No power on credit
    .gist = If you have fewer Power Points than the power costs, you cannot use it.

nde2_power_heal = Healing with a power
    .gist = A Strong power can heal: it restores 2 Hearts, though never beyond the maximum. It can bring back someone who is out of action.

## Harm, rest and growth

nde2_harm_meaning = What losing Hearts means
    .gist = Say what it looks like: worn out, cut, bruised, shaken or stunned, whatever suits your world.

nde2_harm_zero = Out of action
    .gist = At 0 Hearts your hero drops out: no Actions, no helping and no Luck Points until someone gets you up.

nde2_harm_revive = Getting someone up
    .gist = A friend in the next square, or Close to you, can spend an Action and bring you back with 1 Heart, without a roll.

nde2_harm_no-death = No rule kills a hero
    .gist = More harm to a hero at 0 Hearts has no effect: they stay out of action, and nothing worse follows from the rules.

nde2_rest_scene-pp = When the conflict is over
    .gist = At the end of a conflict each hero regains 1 Power Point, up to the maximum.

nde2_rest_breather = A short pause
    .gist = If the group can pause after a conflict and the GM finds the place good enough, all Hearts come back. Power Points do not.

nde2_rest_harsh = A harsher game
    .gist = In a tougher game the GM may rule that a pause is not enough. Hearts then come back only in a safe place.

nde2_rest_safe = A safe rest
    .gist = Resting in safety fills up both Hearts and Power Points. Luck Points are not touched.

nde2_grow_when = When heroes grow
    .gist = When an adventure, a mission or a big part of the story ends, the GM lets the heroes grow. Every one to three sessions is a good pace.

nde2_grow_one = One improvement each
    .gist = Each hero picks one thing: a larger attribute die, another Heart, another Power Point, or a new Trait.

nde2_grow_attribute = Growing an attribute
    .gist = One attribute gets the next larger die for good. A d20 cannot grow.

nde2_grow_heart = Growing a Heart
    .gist = You can hold 1 Heart more, up to 7, and you gain that Heart right away.

nde2_grow_pp = Growing a Power Point
    .gist = You can hold 1 Power Point more, up to 5, and the new point is yours at once.

nde2_grow_trait = A new Trait
    .gist = Write one sentence about something particular your hero can now do, and settle it with the GM. It opens doors in the story and changes no numbers.

## Playing with two six-sided dice

nde2_v2d6_modifiers = Modifiers instead of dice
    .gist = Give +2 to one attribute, +1 to another and +0 to the third. For a test, roll two d6 and add the modifier to their sum.

nde2_v2d6_fail = Six and below
    .gist = A total of 6 or lower fails, and the GM must name the consequence.

nde2_v2d6_cost = Seven to nine
    .gist = With a total from 7 to 9 you get what you want, but the GM names a price.

nde2_v2d6_full = Ten and above
    .gist = From a total of 10 upward you succeed with nothing to pay.

nde2_v2d6_exceptional = Twelve and above
    .gist = From a total of 12 upward the success is exceptional and brings an extra benefit. Modifiers count, so two sixes with −1 make 11 and are not enough.

nde2_v2d6_situation = Plus one, minus one
    .gist = The GM gives +1 when a sound plan or the situation favors you, and −1 when pressure, cover, chaos or other trouble is in the way. The totals you need never change.

nde2_v2d6_luck-reroll = Luck: both dice again
    .gist = Spend 1 Luck Point to roll both dice once more, and use the better total.

nde2_v2d6_luck-plus = Luck: one point more
    .gist = Spend 1 Luck Point after the roll to raise your total by 1. It makes a difference at 6, at 9 and at 11.

nde2_v2d6_luck-buy = Luck: pay for success
    .gist = Spend 1 Luck Point, and a failed total counts as a success at a cost, however low it was.

nde2_v2d6_mapping = Turning dice into modifiers
    .gist = To carry a hero over, read a d6 as +0, a d8 as +1, a d12 as +2 and a d20 as +3.

nde2_v2d6_help-talent = Help and Talents
    .gist = A helper gives +1. A Talent gives +1 in place of the situation's +1, or it strikes out a −1.

nde2_v2d6_attack = Attacking with two dice
    .gist = A total of 7 to 9 hits at a price the GM names, and 10 or more simply hits. From 12 you may choose 2 Hearts or a strong effect.

nde2_v2d6_no-targets = No Difficulty, no Defense
    .gist = With two dice the total alone decides; Difficulty and Defense are set aside, while Hearts and power costs stay. A table may bring them back as modifiers from +1 to −3.

nde2_v2d6_power = Powers with two dice
    .gist = Pay first, then roll. With 6 or less nothing happens, the points are lost and a complication follows; with 7 to 9 the power works and the GM names a price; from 10 it simply works. From 12 you choose as for any exceptional power.

nde2_v2d6_growth = Growth with two dice
    .gist = To improve an attribute, raise one modifier by 1, to +3 at most.

## Extras, and the GM's list

nde2_opt_all-off = Extras start switched off
    .gist = Armor tokens, clocks and retaliation are extras. A new table begins without them and adds what it enjoys.

nde2_opt_armor = Armor tokens
    .gist = A hero who wears protection gets 1 armor token at the start of each scene. Give it up to ignore the loss of 1 Heart.

nde2_opt_armor-needs-gear = Tokens need protection
    .gist = If the protection slot on your sheet is empty, you get no armor token.

nde2_opt_clock = Racing a clock
    .gist = When time is short, the GM starts a clock, chooses its length (3 is a good start), and says what happens once it is full.

nde2_opt_clock-tick = Failures move the clock
    .gist = Each failed test in the scene moves the clock by 1, and a rolled 1 counts no more than that; success of any kind leaves it alone. When it is full, the announced trouble arrives.

nde2_opt_retaliation = Retaliation in melee
    .gist = With this variant on, a melee attack that misses costs the attacker 1 Heart, while a missed shot costs none. A miss that Luck turned into a hit does not count.

nde2_opt_retaliation-reach = Could the foe reach you?
    .gist = Retaliation strikes only if the foe was truly able to hit back. The GM decides that each time.

nde2_list_order = The GM's seven questions
    .gist = The GM goes through a test in this order: what you want, which attribute, how hard it is and what shifts it, who helps, what the die says, what goes wrong, what extra you gain.
