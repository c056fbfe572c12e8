### The rules of the first edition: a title for each, and its gist as a player needs it at the table.

## Setting up

nde1_dice_set = Five dice, one at a time
    .gist = A test takes one roll of a d6, d8, d10, d12 or d20. One set of these serves the whole table; the d4 is not used.

nde1_setup_grid = A board of squares
    .gist = Lay out squared paper, a mat or a virtual board and give everyone a token; all distances are counted in squares. In a fight, a token that is not on the board cannot act.

nde1_setup_dice-mode = Only d6s in the house?
    .gist = Decide before you start whether to use all five dice or the variant for d6s alone. Once the table plays the variant, no other die is rolled.

nde1_seat_powers = GM and players
    .gist = Setting, foes, TNs and aftermath are in the hands of the GM. Each player speaks for one hero and makes that hero's rolls.

## Making a hero

nde1_char_parts = A hero in three parts
    .gist = Pick a role, note its three attribute dice, and write down Hearts and Mana. A line about who the hero is can be added but is not asked for.

nde1_char_one-role = Warrior, Rogue or Mage
    .gist = Warriors excel at Strength, Rogues at Dexterity and Mages at Magic. Every hero is exactly one of the three.

nde1_char_role-label = Your own name for the role
    .gist = Warrior, Rogue and Mage are working titles. Write Pilot, Courier or Witch on the sheet if that suits your world; nothing else changes.

nde1_attr_scope = Three attributes
    .gist = Strength covers force, endurance, hand-to-hand fighting and getting through obstacles. Dexterity covers speed, reflexes, fine work, sneaking and shooting, and Magic every special effect your world knows. For each test the GM picks one of them.

nde1_attr_dodge = Getting out of the way
    .gist = A hero who dodges rolls Dexterity, so this is what Rogues do best. If the GM sees the scene differently, another attribute is used.

nde1_attr_warrior = The Warrior's dice
    .gist = A new Warrior has Strength d10, Dexterity d6 and Magic d6.

nde1_attr_rogue = The Rogue's dice
    .gist = A new Rogue has Dexterity d10, Strength d6 and Magic d6.

nde1_attr_mage = The Mage's dice
    .gist = A new Mage has Magic d10, Strength d6 and Dexterity d6. As with every role, the dice come as they are and cannot be swapped at the start.

nde1_res_start = Five Hearts, three Mana
    .gist = Every new hero starts with 5 Hearts and 3 Mana, both full. This edition has no Luck Points.

nde1_talent_two = Choosing two Talents
    .gist = Give your hero two Talents of a word or two each, in words of your own. A table can do without them, but they are worth having.

nde1_talent_effect = A Talent lowers the TN
    .gist = If one of your Talents is of real use in a test, the GM may set the TN one step lower, for instance 6 instead of 8. Whether it is of use is the GM's call.

nde1_talent_not-auto = A Talent is no guarantee
    .gist = The lower TN has to be reached like any other, and the roll may still go wrong.

nde1_talent_one-per-test = One Talent for each test
    .gist = Even if both your Talents seem to fit, the TN drops for one of them only. The GM can make an exception, which is logged.

nde1_gear_list = Packing your gear
    .gist = List a weapon or something else to fight with, some protection if you want it, and three more things you may need on the way.

nde1_gear_permission = Gear opens possibilities
    .gist = Without a rope the GM may rule the cliff out altogether; with one, you can roll for it. Owning a thing adds no number to anything.

## Tests

nde1_test_when = Is a roll needed?
    .gist = Two things must be true: it can still go either way, and a failure would cost or change something. For easy things done in peace, the GM just says yes.

nde1_test_declare = Action and goal
    .gist = The player opens a test by saying what the hero does and what should come of it.

nde1_test_gm-attribute = The GM names the attribute
    .gist = Strength, Dexterity or Magic: the GM picks one, and its die is yours to roll. A Warrior who is asked for Magic rolls a d6.

nde1_test_gm-tn = First the TN, then the die
    .gist = Before you roll, the GM sets the TN at 4, 6, 8 or 12 and says whether the conditions move it. Other numbers, such as 5, are not on the scale.

nde1_test_ladder = Four TNs
    .gist = TN 4 is easy, TN 6 normal, TN 8 hard and TN 12 heroic. Those are the steps the TN moves by.

nde1_test_guidelines = Which TN to choose
    .gist = Take 4 when a hero with some practice will mostly manage, and 6 whenever nothing points elsewhere. Take 8 when it needs an edge, a plan or an expert, and 12 when only a d12 or d20, splendid conditions or both give much hope.

nde1_test_meet-or-beat = The TN is enough
    .gist = A roll that equals or tops the TN succeeds: at TN 6, a 6 does it and a 5 does not.

nde1_test_fail = Short of the TN
    .gist = A roll under the TN fails, and the hoped-for effect stays out. The GM may leave it there or add a complication.

nde1_test_one = Rolling a one
    .gist = A 1 on the die is a failure with a complication, even at TN 4. The GM cannot skip that complication.

nde1_test_complication-kinds = What can go wrong
    .gist = Common complications are noise, lost time, a lost item, a worse position and a lost resource. The GM may invent any other.

nde1_test_max = The top of the die
    .gist = The highest number of the die in your hand is an exceptional success. If help turned your d10 into a d12, a 10 is no longer the top; only a 12 is.

nde1_test_max-under-tn = The top of a small die
    .gist = A die at its highest number succeeds exceptionally even if the TN lies beyond it, like a 10 on a d10 at TN 12. The table may agree on a plain success or a failure instead.

nde1_test_benefit = Something on top
    .gist = With an exceptional success you gain one thing more that grows out of the scene: a larger effect, less danger, more speed or less noise. The player makes a proposal, and the GM confirms it.

nde1_test_aftermath = What a test leaves behind
    .gist = What went wrong, what it cost or what it gained stays true in the scene. It is offered to the GM as help or hindrance, until the GM lets it go or the scene is over. Damaged gear is a hindrance until an Action goes into mending it.

nde1_tn_no-plus = The TN moves, the roll does not
    .gist = Nothing is ever added to or taken from your roll. When conditions matter, the TN goes up or down its steps of 4, 6, 8 and 12.

nde1_tn_worse = Worse conditions
    .gist = Cover, darkness, slippery ground, hurry, noise or distraction raise the TN by one step: 4 becomes 6, 6 becomes 8, 8 becomes 12.

nde1_tn_better = Better conditions
    .gist = Preparation, good tools, a strong position, surprise or undivided attention lower the TN by one step: 12 becomes 8, 8 becomes 6, 6 becomes 4.

nde1_tn_extreme = Extreme conditions
    .gist = If something is out of all proportion, the GM may move the TN by two steps at once, so that 4 becomes 8 or 12 becomes 6.

nde1_tn_net = Adding up the conditions
    .gist = All that is worse makes one step up, all that is better one step down, and an extreme side counts two; what remains after setting them against each other moves the TN. A Talent takes off one step more.

nde1_tn_under-4 = Below TN 4
    .gist = When the steps lead below 4, it is as good as done, and the GM normally lets it succeed. If there is a roll after all, it is made at TN 4.

nde1_tn_over-12 = Above TN 12
    .gist = When the steps lead above 12, it is next to impossible, and you will normally need a plan or another way in. If the GM allows a roll after all, it is made at TN 12.

nde1_tn_one-place = Nothing counts twice
    .gist = What the GM had in mind when choosing the TN does not move it a second time. If it is named again, the GM says where it belongs.

## Helping and trying again

nde1_help_cost = What help costs
    .gist = In a fight, a friend helps you by giving the Action of their own turn; outside of one, by putting in the effort. A friend whose Action is used up has none left to give.

nde1_help_effect = Help gives a larger die
    .gist = For this one test you trade your die for the next in line: d6, d8, d10, d12, d20.

nde1_help_ceiling = Help at the d20
    .gist = There is nothing larger than a d20, so help cannot improve it. You are told so before your friend gives up an Action for nothing.

nde1_help_one-helper = One helper for each test
    .gist = As a rule one friend helps and no more. The GM may let a second one join in.

nde1_help_described = Help has to make sense
    .gist = The helper tells what they do, such as steadying a ladder, handing over tools or keeping somebody busy. The GM may find that it would not help here.

nde1_help_decline = Turning help down
    .gist = You may refuse an offer of help, and your friend keeps the Action. At TN 8 a bare d6 succeeds more often than a d8, since only the top number counts on either.

nde1_help_and-tn = Help and conditions together
    .gist = Help works on your die and conditions work on the TN, so one test may have both. A d10 becomes a d12 while a good position brings TN 12 down to 8.

nde1_die_no-step-down = Dice never shrink
    .gist = Trouble raises the TN and leaves your die alone. In the dark you still roll your d6, but at TN 8 instead of 6.

nde1_retry = After a failed test
    .gist = The same attempt cannot simply be repeated. Try it another way, or put up with a complication and roll once more, or give it up.

## Squares and cover

nde1_grid_move = Movement in squares
    .gist = Your Movement takes you up to 5 squares in a turn. Going diagonally counts like going straight.

nde1_grid_split = Moving around your Action
    .gist = Spend your 5 squares before the Action, after it, or a few on either side of it.

nde1_cover_full = Wholly hidden
    .gist = Nobody can hit a target at range that is hidden from head to toe; such a shot is not even rolled.

nde1_cover_partial = Partly hidden
    .gist = If something hides part of the target, the TN of a ranged attack goes up one step, against a Minion from 6 to 8. In melee it makes no difference.

nde1_cover_other = Cover beyond combat
    .gist = The GM may let cover matter elsewhere too and raise the TN by one step, as when you try to spot a guard behind a hedge.

## Fighting

nde1_combat_start = From quarrel to combat
    .gist = Turns begin when one side is out to hurt the other and the order of actions counts. If it will be short and plain, the GM can have a single test decide or just let you play on.

nde1_combat_order = Players, then opponents
    .gist = In each round the players go first and settle their own order, and the opponents follow. Nobody waits for a hero who passes or is down.

nde1_combat_no-initiative = No initiative
    .gist = Nobody rolls to go first, and no sheet has a number for it.

nde1_combat_turn = Movement and one Action
    .gist = Each turn gives you Movement of up to 5 squares and one Action; there is no second Action.

nde1_combat_actions = Five kinds of Action
    .gist = With an Action you can attack, make an attribute test, use gear, help a friend or work Magic.

nde1_attack_target = Choosing a target
    .gist = You can attack a target within your range with a clear line between you. If either is missing, no die is rolled.

nde1_attack_attribute = Strength, Dexterity or Magic
    .gist = Melee attacks roll Strength, ranged attacks Dexterity, and spells Magic. A Rogue with a knife throws a d6, a Mage with a bolt of fire a d10.

nde1_foe_minion-tn = Hitting a Minion
    .gist = You hit a Minion at TN 6.

nde1_foe_elite-tn = Hitting an Elite
    .gist = You hit an Elite at TN 8.

nde1_foe_boss-tn = Hitting a Boss
    .gist = You hit a Boss at TN 12.

nde1_hit_minion = Minions have no Wounds
    .gist = The first success against a Minion puts it out of the fight.

nde1_hit_elite = Two Wounds for an Elite
    .gist = A success gives an Elite 1 Wound, and with the second Wound it is beaten.

nde1_hit_boss = Three Wounds for a Boss
    .gist = A success gives a Boss 1 Wound, and with the third Wound it is beaten.

nde1_hit_hero = When a hero is hit
    .gist = A hit takes 1 Heart from a hero, whichever foe lands it.

nde1_hit_exceptional = Exceptional against Elite or Boss
    .gist = Choose whether the foe takes 2 Wounds in place of 1, or takes 1 and is also pushed back, disarmed or made to give up its spot. You get one of these and no more.

nde1_hit_exceptional-minion = Exceptional against a Minion
    .gist = More Wounds would be wasted on a Minion, so it goes down and you propose an extra benefit as after any exceptional success.

nde1_foe_down-meaning = Out of the fight, but how?
    .gist = A Minion you defeat need not be dead. It may have fled, lost heart or be pinned down; write in what fits.

nde1_foe_no-elites = Playing without Elites
    .gist = To keep foes simpler still, a table may leave Elites out and fight Minions and Bosses only.

nde1_retaliation = Retaliation
    .gist = When your attack stays under the TN and the foe truly had a way to get at you, you lose 1 Heart. This goes for blows, shots and spells alike.

nde1_retaliation_melee = Retaliation side by side
    .gist = If you miss somebody in the square next to yours, they can reach you unless the GM sees a good reason why not.

nde1_retaliation_ranged = Retaliation for a shot
    .gist = If you shoot from the open and miss a foe who can answer in kind, expect to lose the Heart. The GM decides.

nde1_retaliation_safe = Out of their reach
    .gist = From full cover, or from where no foe threatens you, a miss normally costs no Heart.

nde1_retaliation_partial = Retaliation at partial cover
    .gist = If you are only partly hidden, it depends on the foe: one who can shoot will normally reach you, one who cannot will not. The GM has the last word.

nde1_retaliation_instead = Trouble instead of a Heart
    .gist = Where you would lose a Heart to Retaliation, the GM may choose another mishap that makes sense. You are knocked over, say, or your weapon goes flying.

nde1_retaliation_not-a-turn = Retaliation is not their turn
    .gist = Retaliation belongs to your miss. The foe still acts as usual once it is the opponents' turn.

nde1_combat_one = A one in a fight
    .gist = You normally lose 1 Heart, never 2, and something else gets worse as well: you fall, drop your weapon or are driven out of cover. On a 1 in any other test, a Heart is lost only if the GM makes that the complication.

nde1_range_melee = One square in melee
    .gist = With a melee attack you can hit targets in the squares that touch yours, corners included.

nde1_range_ranged = As far as you can see
    .gist = A ranged attack may be aimed at any target in sight, wherever on the board it is, and distance leaves the TN as it is.

nde1_range_limit = Past ten squares
    .gist = A GM who wants long shots to be harder can raise the TN by one step for targets over 10 squares off. The tenth square itself is still free of that.

nde1_crowd = Ganged up on
    .gist = While at least two Minions are in contact with you, the GM may raise your TN by one step or have a failure bring one more complication. The GM may also ignore them.

nde1_crowd_one-outcome = One roll, one effect
    .gist = However many are in the scuffle, you roll once and live with one result. It takes 1 Heart from you at the most.

nde1_foe_space = Opponents and the board
    .gist = An opponent needs reach, a line and no full cover in between, as a hero does; the GM may wave that away. Partial cover or long range makes a shot one TN step easier to avoid, or one step harder for an opponent who rolls.

nde1_combat_effects = Effects that last
    .gist = Disarmed, down, held or the like: everybody who attacks somebody in such a state rolls one TN step easier, and that figure rolls one step harder when it attacks or avoids a blow. An opponent shakes it off when the round ends, a hero by an Action spent on it; an opponent who is held loses the next turn. The GM may end it at any time.

nde1_foe_turn = When opponents attack
    .gist = On their turn, the hero under attack rolls an attribute of the GM's choice at the attacker's TN and loses 1 Heart on a failure; Minions who attack together mean one roll. A table may also let the GM decide without a die, or roll for the foe.

## Magic

nde1_magic_scope = Magic by any name
    .gist = Sorcery, psionics, machines, uncanny gifts: whatever is out of the ordinary in your world counts as Magic. Call it what you like.

nde1_magic_when = When Mana is spent
    .gist = You spend Mana to do what an ordinary person could not. If the GM finds the action ordinary, you roll Magic and your Mana is safe.

nde1_magic_sequence = Four steps of Magic
    .gist = You describe the effect, the GM sets TN and cost, you spend the Mana, and you roll the Magic die.

nde1_magic_spend-first = Mana goes first
    .gist = You mark off the Mana before you roll, so it is spent whatever the die says.

nde1_magic_failure = When Magic fails
    .gist = The effect does not come about, the Mana is lost, and a small consequence follows. The GM has to name one.

nde1_magic_trick = Magic level: Trick
    .gist = TN 4 for no Mana, or 1 if the GM asks for it. It makes a light, a sound, a puff of smoke or a short diversion.

nde1_magic_standard = Magic level: Standard
    .gist = TN 6 for 1 Mana. It sends a missile, raises a barrier, carries you in a leap or strengthens somebody for a little while.

nde1_magic_leap = A magic leap
    .gist = A Standard leap takes you up to 5 squares away, and you still have your Movement.

nde1_magic_strong = Magic level: Strong
    .gist = TN 8 for 2 Mana. It reaches a whole area, bends somebody to your will, heals, or holds a target fast.

nde1_magic_strengthen = Barriers and boosts
    .gist = Attacks on a hero behind a barrier are one TN step harder, and so the test that avoids them is one easier, until the next round begins. A boost makes its bearer’s next test one step easier and is used up.

nde1_magic_heal = Magic that heals
    .gist = A Strong effect can give one hero 2 Hearts back, up to that hero's maximum. A hero who was down can get up again this way.

nde1_magic_great = Magic level: Great
    .gist = TN 12 for 3 Mana. It is a spectacle that leaves the scene changed.

nde1_magic_exceptional = Exceptional Magic
    .gist = With the top number on your Magic die, the effect gets wider, longer or stronger, or gains a benefit: it is silent, exact or harmless to friends. Or the GM may hand back 1 Mana.

nde1_magic_refund-cap = No more Mana than you paid
    .gist = Mana handed back cannot exceed what the effect cost you, or fill you past your maximum. After a Trick for 0 there is nothing to hand back.

nde1_magic_exceptional-hit = Exceptional and harmful
    .gist = A spell that hits exceptionally gives you one choice in all: a second Wound, another bonus of an attack, or one of the bonuses of Magic. The first Wound is dealt in any case.

nde1_magic_not-enough = Too little Mana
    .gist = An effect that costs more Mana than you have left cannot be tried.

nde1_magic_vs-foe = Magic against a foe
    .gist = The effect has a TN and so has the foe; roll at the higher of the two. A Standard bolt at a Boss is thus a matter of TN 12.

nde1_magic_damage = What harmful Magic does
    .gist = A spell that hits fells a Minion or gives an Elite or Boss 1 Wound, no matter its level. Where it catches several, one roll is held against each TN.

## Harm, rest and growth

nde1_harm_meaning = The face of a lost Heart
    .gist = A Heart you lose may be a cut, a sprain or the last of your strength, whatever your world has in store. Say which.

nde1_harm_zero = Downed
    .gist = With your last Heart gone you are down, and you can take no Action.

nde1_harm_crawl = Crawling and whispering
    .gist = While down you may speak faintly and drag yourself 1 square in a turn, and that is all.

nde1_harm_revive = Back on your feet
    .gist = A friend in a neighboring square may use an Action on you, and you stand up with 1 Heart; it always works.

nde1_harm_death = Death
    .gist = A hero who is down and takes harm again is dead and cannot be brought back by a friend's Action. The table may switch this off.

nde1_rest = A quiet moment
    .gist = After a conflict, if the heroes have a safe moment and the bare necessities, all Hearts and all Mana return. The GM says whether the place will do.

nde1_grow_when = The time to grow
    .gist = At the end of an adventure, or of a large part of one, the GM calls for growth, and each hero gets one pick.

nde1_grow_one = Three things to pick from
    .gist = Pick a larger die for an attribute, or a Heart, or a Mana. A second pick has to wait for the next time.

nde1_grow_attribute = A larger attribute die
    .gist = One attribute moves up for good along d6, d8, d10, d12 and d20. At d20 it has reached the end.

nde1_grow_heart = One Heart more
    .gist = Both your maximum and your current Hearts rise by 1. The maximum cannot go beyond 7.

nde1_grow_mana = One Mana more
    .gist = Both your maximum and your current Mana rise by 1. The maximum cannot go beyond 5.

nde1_grow_no-extra-dice = Larger, not more
    .gist = A hero who has grown rolls a better die, but still just one for each test.

## Playing with six-sided dice only

nde1_d6_levels = Four levels of skill
    .gist = Instead of a die, each attribute has a level that sets your threshold: a Master succeeds on 3 or more, a Trained hero on 4 or more, a Novice on 5 or more, and the Unskilled on a 6.

nde1_d6_start = Levels to start with
    .gist = Your role's own attribute is Trained and the other two are Unskilled. A gentler table makes those two Novice.

nde1_d6_shift = Moving the threshold
    .gist = Every step harder raises the threshold by 1, and every step easier lowers it by 1. In the dark, a Trained hero needs a 5.

nde1_d6_bounds = Between two and six
    .gist = Add up everything that moves the threshold, and only then hold it within its limits: it is never below 2 and never above 6.

nde1_d6_help = Help on a d6
    .gist = A helper lowers your threshold by 1 in this test, so a Novice needs a 4 and not a 5.

nde1_d6_talent = A Talent on a d6
    .gist = If the GM lets a Talent count, your threshold is 1 lower.

nde1_d6_minion = Minions on a d6
    .gist = Against a Minion you roll at your own threshold.

nde1_d6_elite = Elites on a d6
    .gist = Against an Elite your threshold is 1 higher. It takes 2 Wounds to beat one, as always.

nde1_d6_boss = Bosses on a d6
    .gist = Against a Boss your threshold is 2 higher, and beating one takes 3 Wounds. A Trained hero needs a 6, or with help a 5.

nde1_d6_power = Magic on a d6
    .gist = A Trick lowers your threshold by 1 and a Standard effect leaves it alone. Strong Magic raises it by 1 and Great Magic by 2.

nde1_d6_extremes = One and six
    .gist = A 1 is always a failure with a complication and a 6 always an exceptional success, even for those who need the 6 to succeed at all.

nde1_d6_growth = Growing on a d6
    .gist = Your pick is one level for one attribute, up to Master, or 1 Heart up to 7, or 1 Mana up to 5.

## Extras, and the GM's list

nde1_opt_all-off = You can do without extras
    .gist = Armor tokens and clocks are there for those who want them. Until the table asks for one, both are off.

nde1_opt_armor = Armor that takes a blow
    .gist = If the table plays with armor, a hero with protection holds 1 armor token each scene. Hand it in when Retaliation or a blow would take a Heart, and you keep that Heart.

nde1_opt_clock = A scene against time
    .gist = For a scene with a deadline the GM puts up a counter, perhaps of 3, and decides what waits at its end.

nde1_opt_clock-tick = The counter moves
    .gist = One failure is one mark, a rolled 1 included, and a success is none. The last mark brings on what the GM had in store.

nde1_list_order = A test, question by question
    .gist = When in doubt, the GM asks in turn: what is it for, which attribute, what TN and is it shifted, does anyone help, what was rolled, what complication or Retaliation follows a failure, and what benefit the top of the die.
