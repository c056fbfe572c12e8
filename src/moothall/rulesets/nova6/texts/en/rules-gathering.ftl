### Gathering the dice: the title of each rule, and its gist as a player needs it at the table.

nova6_skill_six = Six skills
    .gist = Fight, Move and Physique for the body; Interact, Resolve and Wits for the mind.

nova6_skill_fight = Fight
    .gist = For blows, blades and bullets: physical combat of every kind.

nova6_skill_interact = Interact
    .gist = For dealing with people: talking them over, bluffing, charming, pressing.

nova6_skill_move = Move
    .gist = For getting about with skill: running, sneaking, climbing, steering.

nova6_skill_physique = Physique
    .gist = For what the body can lift, break and bear.

nova6_skill_resolve = Resolve
    .gist = For what the mind can bear and force through, from terror to temptation.

nova6_skill_wits = Wits
    .gist = For thinking, knowing and noticing.

nova6_action_four = Four basic actions
    .gist = Create advantage, overcome, attack and defend: whatever you try is one of these four.

nova6_test_difficulty-source = Where the difficulty comes from
    .gist = The GM takes it from the task itself or from the skill of the one who stands against you; Fight 2d on the other side puts two penalty dice in your way.

nova6_test_bonus-one-skill = One skill counts
    .gist = Only the ranks of a single skill become bonus dice. If two would suit, choose one; they are never added.

nova6_test_bonus-one-perk = One perk counts
    .gist = A fitting perk gives +1d. More perks that fit give no more.

nova6_test_bonus-others = Everything else that helps
    .gist = Talents, features, advantages and conditions in your favor all bring their dice, and the dice are summed.

nova6_test_penalty-sources = What stands against you
    .gist = Penalty dice come from the difficulty, from disadvantages and from conditions that get in your way.

nova6_test_cancel = Dice cancel each other
    .gist = One bonus die and one penalty die take each other out, until only one sort is left. Five against four leaves +1.

nova6_test_state-up = Up
    .gist = With bonus dice left over you are up.

nova6_test_state-down = Down
    .gist = With penalty dice left over you are down.

nova6_test_state-even = Even
    .gist = With none left over you are even, and roll the three base dice alone.

nova6_test_trade-dice = Dice for stunt points
    .gist = Before the roll, the side that owns the dice left over may give some away: every two become one stunt point. Up 4 with one trade is a roll at +2 with 1 point in waiting.

nova6_test_trade-forced = Never more than four
    .gist = With five or more dice left, pairs must be traded until four or fewer remain: 5 becomes 3 with 1 point, 6 becomes 4 with 1, 7 becomes 3 with 2, 8 becomes 4 with 2. A die that a Specialized skill sets aside counts too, so 5 becomes 4 with 1 point and 7 becomes 4 with 2.

nova6_test_trade-after-cancel = Cancel first, trade afterwards
    .gist = Only what cancelling has left can be traded. Four against four leaves nothing to give away.

nova6_test_trade-up-player = Up: the player trades
    .gist = When you are up, trading is your choice. If you then fail, the points never arrive.

nova6_test_trade-down-gm = Down: the GM trades
    .gist = When you are down, the GM may trade the penalty dice, and has the points only if you fail.

nova6_test_trade-specialized = One die for a point
    .gist = With a Specialized skill you may, once in a test, set aside a single bonus die for a stunt point. As always it is yours only on a success.

nova6_test_trade-specialized-once = The better rate comes once
    .gist = After that single die, every other point costs a pair. Specialized and up 3, you can trade it all: 2 points in waiting, and an even roll.

nova6_test_base-three = Three base dice
    .gist = Whatever else you roll, three dice are always there.

nova6_test_roll-up = Up: choose your three
    .gist = When you are up, you pick any three of the dice you rolled and read those.

nova6_test_roll-up-suggest = A suggestion for your three
    .gist = The best three are laid out for you: first a success, among successes the most stunt points, among those the highest total. If nothing succeeds, the choice is whatever gives the GM the fewest points, then the highest total.

nova6_test_roll-down = Down: the lowest three
    .gist = When you are down, you read the lowest three, like them or not.

nova6_test_roll-even = Even: all three
    .gist = When you are even, there are just three dice, and all of them are read.

nova6_test_pc-vs-pc = Hero against hero
    .gist = If two heroes are at odds, the one who acts rolls, and the other one's skill is the difficulty. Fight 2d against Fight 1d is a roll at +1.
