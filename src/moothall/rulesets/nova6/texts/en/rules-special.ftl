### Reactions and snap actions: the title of each rule, and its gist as a player needs it at the table.

nova6_adv_optional = The advanced actions are optional
    .gist = A table may do without snap actions, group tests, and more than one action to a turn. Reactions, initiative and tests for gear are there in any case.

nova6_special_kinds = Special actions
    .gist = A special action is a basic one in unusual circumstances, or something outside the four, such as focusing or readying.

nova6_react_basic = Reactions
    .gist = When somebody acts on you, you answer with a basic action: Fight to parry a swung bat, Wits to notice who slips by.

nova6_react_free = Reactions are free
    .gist = However often you react, it adds nothing to the penalty for several actions.

nova6_react_modified = Reactions feel everything
    .gist = Whatever helps or hinders you at the moment does so in your reactions too; staggered, you defend with −1d.

nova6_snap_one-free = One snap action a turn
    .gist = Each turn you have a snap action for free, beside your action.

nova6_snap_extra = A second snap action
    .gist = Every snap after the first is one action more: two of them and an action mean −1d on all.

nova6_snap_focus-bonus = Focus: the gain
    .gist = Take a breath, aim, concentrate: your next basic action gets +1d.

nova6_snap_focus-penalty = Focus: the price
    .gist = Until your next turn begins, everything else you do, reactions too, takes −1d.

nova6_snap_focus-exclusive = Focus on one thing
    .gist = In a turn in which you focus, you have one basic action and no second.

nova6_snap_focus-accurate = Focus with an accurate weapon
    .gist = If what you use is accurate, focusing also takes 1d off the difficulty: against a Move of 2d you have +1d for you and only −1d against you.

nova6_snap_move = Snap move
    .gist = Go wherever you like inside your zone, so long as no Move test would be needed.

nova6_snap_stand = Getting up
    .gist = The same snap puts you back on your feet when you are PRONE [A].

nova6_snap_ready = Ready
    .gist = Draw one thing within reach, reload, or switch something on: one of the three.

nova6_unskilled_when = Tests without a skill
    .gist = Some tests belong to no skill: initiative, looking for gear, blind chance. No ranks count in them.

nova6_unskilled_mods = What still counts without a skill
    .gist = Talents, features and conditions keep their dice; somebody Quick has +1d on initiative.
