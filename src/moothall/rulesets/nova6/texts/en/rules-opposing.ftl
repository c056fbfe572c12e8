### Opposing skills: the title of each rule, and its gist as a player needs it at the table.

nova6_opposing_difficulty = What an opponent makes it
    .gist = The other side’s ranks in the skill it opposes with are penalty dice, and so are a perk, a talent or a feature of theirs that fits.

nova6_opposing_guidance = The table is a habit, not a law
    .gist = The GM may let any other skill oppose where the situation asks for it; the log says when that happened.

nova6_opposing_unopposed-mark = Where often nobody opposes
    .gist = Some actions usually have nobody against them. Then the GM names a difficulty from 0 to −5d.

nova6_opposing_defender-choice = Who picks the defence
    .gist = If two skills would do, a player picks for their own character. For the others the harder one is proposed, or the GM picks every time.

nova6_opposing_fight_overcome = Against Fight, overcome
    .gist = In a match of arms the rival’s Fight stands against yours; a mere trick shot has no rival.

nova6_opposing_fight_create-advantage = Against Fight, create advantage
    .gist = A manoeuvre is met with Fight or Move, one from afar with Move alone.

nova6_opposing_fight_attack = Against Fight, attack
    .gist = Blows are met with Fight or Move, shots with Move alone.

nova6_opposing_fight_defend = Against Fight, defend
    .gist = A character who parries with Fight faces the Fight of the one who strikes.

nova6_opposing_interact_overcome = Against Interact, overcome
    .gist = A character who is to be talked round resists with Interact or Resolve.

nova6_opposing_interact_create-advantage = Against Interact, create advantage
    .gist = Moods and lies are met with Interact or Resolve too.

nova6_opposing_interact_attack = Against Interact, attack
    .gist = Words that hurt are met with Interact or Resolve.

nova6_opposing_interact_defend = Against Interact, defend
    .gist = A character who answers with Interact faces the Interact of the one who hurts.

nova6_opposing_move_overcome = Against Move, overcome
    .gist = In a race it is the rival’s Move, on the way past a watcher the watcher’s Wits, and for a climb a difficulty.

nova6_opposing_move_create-advantage = Against Move, create advantage
    .gist = An ambush or a better position is met with Wits or Move.

nova6_opposing_move_attack = Against Move, attack
    .gist = A character who is to be rammed gets out of the way with Move.

nova6_opposing_move_defend = Against Move, defend
    .gist = A character who dodges faces the Fight of an attacker, or the Move of one who wants the better place.

nova6_opposing_physique_overcome = Against Physique, overcome
    .gist = Shoving somebody is up against their Physique; a gate only has a difficulty.

nova6_opposing_physique_create-advantage = Against Physique, create advantage
    .gist = A character who is to be pinned resists with Physique.

nova6_opposing_physique_attack = Against Physique, attack
    .gist = A character who is being crushed holds out with Physique.

nova6_opposing_physique_defend = Against Physique, defend
    .gist = Holding out faces the other’s Physique, whatever is done with it.

nova6_opposing_resolve_overcome = Against Resolve, overcome
    .gist = Patience faces the Wits of the one who set the riddle, if anybody did.

nova6_opposing_resolve_create-advantage = Against Resolve, create advantage
    .gist = Concentration faces the Wits of somebody who disturbs it, if there is such a one.

nova6_opposing_resolve_attack = Against Resolve, attack
    .gist = An assault of the mind is met with Resolve.

nova6_opposing_resolve_defend = Against Resolve, defend
    .gist = Standing firm faces the Resolve or the Interact of the one who attacks the mind.

nova6_opposing_wits_overcome = Against Wits, overcome
    .gist = Outthinking somebody is up against their Wits; somebody who hides answers with Move.

nova6_opposing_wits_create-advantage = Against Wits, create advantage
    .gist = A character who is aimed at makes it hard with Move.

nova6_opposing_wits_attack = Against Wits, attack
    .gist = Fire that comes out of sight is dodged with Move, unless the GM sees how Fight could meet it.

nova6_opposing_wits_defend = Against Wits, defend
    .gist = Keeping watch faces the Wits or Move of the one who plots, hides or slips by.
