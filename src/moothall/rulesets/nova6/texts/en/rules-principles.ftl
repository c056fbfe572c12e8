### Unwritten rules: the title of each rule, and its gist as a player needs it at the table.

nova6_principle_rule-zero = Fun before rules
    .gist = A result that spoils the game may be set aside by the GM; what it was and what it is now are both on record.

nova6_principle_gm-rolls = The GM rolls for once
    .gist = At tables that want it the GM rolls for attackers, and the hero's skill is what makes it hard.

nova6_principle_golden-rule = First what, then how
    .gist = Say what you want to achieve; which rule serves it is found afterwards.

nova6_principle_golden-rule-no-forbid = Narrow it down, do not forbid it
    .gist = When it is not clear which action this is, all four stay open and the intent decides.

nova6_principle_rule-of-five = The scale of five
    .gist = None, one, some, most, all: 0 to 4, for ranks as for everything that helps or hinders.

nova6_principle_scale-0 = Nothing: none
    .gist = What failed has no size.

nova6_principle_scale-1 = The first step: one
    .gist = A plain success is worth one die, or reaches one person.

nova6_principle_scale-2 = The second step: some
    .gist = With one stunt point more, two dice or a few people.

nova6_principle_scale-3 = The third step: most
    .gist = With two, three dice or nearly everybody.

nova6_principle_scale-4 = The last step: all
    .gist = With three, four dice or everybody who was named.

nova6_principle_scale-total = When a sense is wholly gone
    .gist = Against four dice of darkness, looking usually just fails; the GM is asked whether it does here.
