### Stress and its consequences: the title of each rule, and its gist as a player needs it at the table.

nova6_stress_tracks = Two stress tracks
    .gist = One for the body and one for the mind; each fills and heals by itself.

nova6_stress_type-to-track = Which track
    .gist = Physical damage goes to the one, mental damage to the other.

nova6_stress_thresholds = Four and eight
    .gist = Below 4, damage is STRESSED; from 4 it is staggered; from 8 it is incapacitated.

nova6_stress_default-boxes = Six boxes
    .gist = Each track has three STRESSED boxes, two staggered ones and one incapacitated: 3/2/1.

nova6_stress_extra-physique = More boxes for the body
    .gist = Every 2 ranks of Physique add a physical box: none for 1, one for 2 or 3, two for 4.

nova6_stress_extra-resolve = More boxes for the mind
    .gist = Every 2 ranks of Resolve add a mental box.

nova6_stress_extra-talents = More boxes from talents
    .gist = Some talents add boxes; Tough is one more for the body.

nova6_stress_extra-order = Where more boxes go
    .gist = The first is incapacitated, the second staggered, the third STRESSED, and then round again: 3/2/2, 3/3/2, 4/3/2, 4/3/3.

nova6_stress_extras-npc = Boxes of extras
    .gist = Extras among the non-player characters have 1/1/1.

nova6_stress_soak-first = Soak first
    .gist = Soak is taken off before the thresholds are looked at: 9 with soak 2 is 7, which staggers.

nova6_stress_zero = Nothing got through
    .gist = With 0 left there is no box to fill, and nothing to lessen.

nova6_stress_fill-stressed = One to three
    .gist = Fills a STRESSED box.

nova6_stress_fill-staggered = Four to seven
    .gist = Fills a staggered box.

nova6_stress_fill-incapacitated = Eight and more
    .gist = Fills an incapacitated box.

nova6_stress_box-duration = Boxes have a duration
    .gist = The letter of the damage's duration is written into the box.

nova6_stress_one-box-per-attack = One box per attack
    .gist = However much it is, an attack fills a single box.

nova6_stress_vulnerable = Except when vulnerable
    .gist = Against what you are vulnerable to, it may be two boxes.

nova6_stress_overflow = No box left at that level
    .gist = Then the next level up takes it.

nova6_stress_overflow-end = No box left at all
    .gist = Then you are incapacitated, with an extra box for it that bears the duration.

nova6_stress_consequence-when = When a level tells
    .gist = A consequence begins once all boxes of its level in that track are full; one of two staggered boxes is not yet staggered.

nova6_stress_incap-other = Taken out by something else
    .gist = If an effect incapacitates you while your box is full, you get an extra one with the effect's duration.

nova6_stress_excess = Twelve and more
    .gist = Take 11 off and halve the rest, rounding down: so many steps longer it lasts. 12 is none, 13 and 14 are one, 15 is two, 17 is three.

nova6_stress_excess-stunts = Stunts beyond twelve
    .gist = At 12 damage, a further stunt point is better spent on time: one step longer.

nova6_stress_excess-cap = Longer than permanent there is not
    .gist = The steps end at permanent [P].

nova6_cons_stressed = STRESSED
    .gist = Once a track has no STRESSED box left, others may invoke it against you as often as they like, even twice in one roll, for 1 plot point each time.

nova6_cons_staggered = Staggered
    .gist = All your actions take −1d, and your reactions too.

nova6_cons_staggered-both = Staggered twice over
    .gist = Staggered in body and in mind, you take −2d.

nova6_cons_incap-stay = Staying in
    .gist = When your incapacitated boxes are full you may pay 1 plot point and stay, once a scene. The box stays full.

nova6_cons_incap-again = And hit again
    .gist = Another hit of that level gives you an extra box, and now you are out, with no second offer to stay.

nova6_cons_incap-all-clear = Coming back the long way
    .gist = If you have such an extra box, all your incapacitated boxes must be cleared before you are back.

nova6_cons_incap-clear-one = Coming back the short way
    .gist = If you have none, one cleared box is enough.

nova6_cons_incap-multi = Two boxes to fill
    .gist = A character with two incapacitated boxes is still standing after the first.

nova6_cons_incap-effect = Incapacitated
    .gist = For the rest of the scene you do nothing more, not even react.

nova6_cons_incap-narrate = Telling how
    .gist = The one who took you out tells how it looks, in keeping with what hurt you.

nova6_cons_incap-return = When you are back
    .gist = The duration in the box decides: with scene [S], you test to recover as the scene ends.

nova6_end_group-decides = Can heroes die?
    .gist = That is for the table to say. A new table has all four switches off, and even 20 damage only takes you out.

nova6_end_option-overkill = The End: one huge blow
    .gist = If the table wants it, 12 damage or more ends a character; 11 does not.

nova6_end_option-while-out = The End: hit when down
    .gist = If the table wants it, any damage to somebody incapacitated ends them.

nova6_end_option-while-out-save = The End: not meant for you
    .gist = If that is on and you were not the one aimed at, a Physique or Resolve overcome saves you.

nova6_end_option-stabilise = The End: nobody came
    .gist = If the table wants it, somebody with an incapacitated box must be treated successfully as the scene ends. Without that they are lost.

nova6_dmgres_order-1 = Damage, step 1: hardened
    .gist = What is hardened takes off pierce: 2 against 1 leaves 1.

nova6_dmgres_order-2 = Damage, step 2: pierce
    .gist = Pierce that is left halves the soak: 5 is now 2.

nova6_dmgres_order-3 = Damage, step 3: soak
    .gist = Then soak comes off: 6 less 2 is 4.

nova6_dmgres_order-4 = Damage, step 4: thresholds
    .gist = What is left says which level is hit; 4 is staggered.

nova6_dmgres_order-5 = Damage, step 5: ways out
    .gist = Now you may concede, sacrifice something, take a grave aspect or leave it. You see what each would mean: with 5 damage, conceding makes it 1, a shield or a grave aspect 3.

nova6_dmgres_order-6 = Damage, step 6: the box
    .gist = One box is filled and marked with the duration; if that level has no free one, the next level's.

nova6_dmgres_full = Damage from start to end
    .gist = Cover, armor, soft soak and everything else in one order. 9 with pierce 1 against cover 5, armor 4 that is hardened 1, and soft 2: the cover is worth 2, the armor its full 4, the soft soak 1, and 2 arrive.

nova6_reduce_concede-when = Conceding: when
    .gist = At any moment of a conflict, before, during or after a roll, with a story that suits. Elsewhere there is nothing to concede.

nova6_reduce_concede-benefit = Conceding: what for
    .gist = You choose one: a plot point, an effect smaller by 2 stunt points, or 4 damage less.

nova6_reduce_concede-out = Conceding: you leave
    .gist = The scene goes on without you, and you have a say in how you leave it. Conceding by itself fills no box; the damage that is left still does.

nova6_reduce_sacrifice = Sacrifice
    .gist = Give up gear or an asset that could have taken the blow: 2 damage less, or 1 stunt point off another effect.

nova6_reduce_sacrifice-useful = Sacrifice: something that hurts to lose
    .gist = Something especially useful is worth 4 damage or 2 stunt points, or more if the GM says so.

nova6_reduce_sacrifice-signature = Sacrifice: a signature asset
    .gist = It takes off 4 damage or 2 stunt points, or more if it means a great deal.

nova6_reduce_sacrifice-approval = Sacrifice: the GM agrees
    .gist = The loss must matter, and the GM has to say yes. A no changes nothing.

nova6_reduce_sacrifice-not-temp = Sacrifice: nothing made up on the spot
    .gist = Assets from an action of yours that pass by themselves do not count.

nova6_reduce_grave = Grave aspect
    .gist = Take a mark that stays instead: 2 damage less, and an aspect that outlasts the damage by one step.

nova6_reduce_grave-repeat = Grave aspect: graver still
    .gist = Each step longer takes another 2 off, until it is permanent [P]. From lasting [L] that is three steps.

nova6_reduce_grave-limit = Grave aspect: one a scene
    .gist = There is no second one in the same scene.

nova6_reduce_grave-remove = Grave aspect: how it heals
    .gist = Time heals it like any other effect, and so may care in the story: Wits (medicine) for the body, Interact (therapy) for the mind.

nova6_reduce_grave-npc = Grave aspect: heroes only
    .gist = Non-player characters cannot take one.

nova6_reduce_combine = All of it together
    .gist = You may combine these on a single hit: 9 less a sacrifice and less a grave aspect is 5.
