### Reading and writing it: the title of each rule, and its gist as a player needs it at the table.

nova6_note_nd = How dice are written
    .gist = A number before the d counts six-sided dice. A plus makes them bonus dice, a minus makes them penalty dice: +2d is two dice for you, −1d is one against you.

nova6_note_unsigned = Dice without a sign
    .gist = A condition has dice but no sign. In each test the GM says whether they help, hinder or do not count: darkness 2d is +2d for somebody creeping along and −2d for the one who keeps watch.

nova6_note_d6-only = Nothing but d6s
    .gist = Every die in this game has six sides.

nova6_note_max-pool = Three to seven dice
    .gist = No roll has fewer than three dice or more than seven: the three base dice and up to four that are left after cancelling. Seven dice serve the whole table.

nova6_note_test-format = How a test is written
    .gist = First the skill, then in parentheses what it is used for, then the action; after "vs" the same for the one who is against you. So: Fight (parry) defend vs Fight (blades) attack.

nova6_note_talent-superscript = Raised letters F, S and P
    .gist = Small raised letters behind a skill tell that it is Focused, Specialized or Practiced, as in Move^FS.

nova6_note_opposed-talents-matter = Talents on the other side count
    .gist = When the skill against you is Focused or Specialized, the GM can get more out of your failure. Fail with doubles against a Focused skill and the GM gains 1 stunt point; against a plain skill, none.

nova6_note_interval-suffix = How long an action takes, in writing
    .gist = A letter in brackets behind the skill is the time the action needs: Wits [S] is done when the scene is.

nova6_note_contest-suffix = A contest's goal in writing
    .gist = The successes to collect stand in brackets behind the skill, as in Move (boats) [5 successes].

nova6_note_render-skill = How a skill looks
    .gist = A skill is set in plain letters with a capital, its ranks behind it as dice: Wits 2d.

nova6_note_render-difficulty = How a difficulty looks
    .gist = A difficulty looks like a skill, but its dice carry a minus: Fight −1d.

nova6_note_render-perk = How a perk looks
    .gist = Perks are small italic letters: *leaping*.

nova6_note_render-talent = How talents and features look
    .gist = Both are bold italics with capitals, such as ***Well-Trained***.

nova6_note_render-advantage = How an advantage looks
    .gist = Advantages and disadvantages are bold and small: a name, the dice, and perhaps a duration. Where no duration is given, it is brief [B]. A GM who puts one into play may type it so, as in off-balance −1d [T].

nova6_note_render-condition = How a condition looks
    .gist = A condition is bold, italic and small: a name, dice without a sign, and perhaps a duration. Where none is given, it stays for good [P]. A GM may type it so, as in thick fog 2d [S].

nova6_note_render-aspect = How an aspect looks
    .gist = Aspects are bold small capitals, with or without a duration; an aspect without one stays for good [P]. A GM may type it so, as in SOAKED [L].

nova6_note_render-effect = How other effects look
    .gist = Any other effect is a name in bold italics with capitals and a description in small letters; in running text a colon stands between them, on a line of its own a period.

nova6_note_render-asset = How an asset looks
    .gist = An asset is written like an aspect, and the number in brackets says how often it can still be used: A FRIEND AT THE CUSTOMS HOUSE [2].

nova6_role_player = What players do
    .gist = Each player has one character: says what it does, rolls its dice and keeps its sheet. Whatever that character decides, its own player is asked.

nova6_role_gm = What the GM does
    .gist = The GM frames the scenes and plays the world and everybody who has no player. Whenever one of them is up, the GM is asked.

nova6_role_gm-arbiter = The GM has the last word
    .gist = What applies, how hard it is and what follows is settled by the GM in the end. If the GM puts another number in place of a proposed one, the log shows both the change and the new number.

nova6_role_players-roll = Players roll the dice
    .gist = The GM does not roll. If a non-player character acts against yours, you answer with a defense or some other reaction, and that single roll of yours decides.

nova6_role_gm-may-roll = A GM who likes to roll
    .gist = A table may let the GM roll for non-player characters. Everything works the same with the sides exchanged: their dice are the bonus, your skill is the difficulty.

nova6_role_no-pointless-roll = No roll for nothing
    .gist = If dice would only get in the way, or neither result would be worth having, the GM simply tells what happens and nobody rolls.

nova6_role_rule-zero = Fun comes first
    .gist = The GM may overrule any rule for the sake of a good session. The change is accepted, and the log marks it as the GM's.

nova6_role_intent-first = Say what you want first
    .gist = Tell what you are after; the action that suits it is picked afterwards, and the GM confirms it. If you want too much, the GM trims the aim instead of saying no.
