### Properties of effects: the title of each rule, and its gist as a player needs it at the table.

nova6_prop_area = Area
    .gist = It works on all who are in so many zones, in the shape it names.

nova6_prop_area-npc-mod = Area against heroes
    .gist = The foe's skill, changed by the conditions, stands against each hero's Move defense: 3d with a condition of −1d is −2d for everyone.

nova6_prop_area-npc-positive = An area that misfires
    .gist = When conditions bring the foe below zero, the heroes get the rest as bonus dice.

nova6_prop_area-pc-defend = Area: ducking
    .gist = A success does not stop it, but gives you 1 stunt point for Decrease Effect beside any others: 6 becomes 4, with triples 2.

nova6_prop_area-pc-fail = Area: caught in the open
    .gist = If you fail, you take the lot.

nova6_prop_area-pc-attack = Area against foes
    .gist = You roll one attack. Only conditions weigh on it; the skills of those inside do not.

nova6_prop_area-npc-points = Area: foes duck too
    .gist = Each foe gets points for Decrease Effect out of Move: one for every two dice, and one for a die left over. Move 0, 1, 2, 3 or 4 makes 0, 1, 1, 2 or 2.

nova6_prop_area-increase = Area: worse for whom
    .gist = Increase Effect raises it for one target. To make it worse for more, buy Increase Scope too.

nova6_prop_explosion-primary = Explosion: in the middle
    .gist = Attack one target as usual; a success does the full effect to it.

nova6_prop_explosion-rest = Explosion: all around
    .gist = Everybody else in the zone ducks from half of it, rounded down, as from an area.

nova6_prop_explosion-sp = Explosion: where stunts go
    .gist = Each stunt point goes either to the one in the middle or to the others; they are counted apart.

nova6_prop_explosion-miss = Explosion: off the mark
    .gist = If the attack fails, the one in the middle is spared, and the rest still have half to duck from.

nova6_prop_selective = Selective
    .gist = You choose who in the area is touched and who is not.

nova6_prop_aimed = Aimed
    .gist = Only those you could have aimed at are touched, which mostly means those you see.

nova6_prop_auto-requires-uses = Automatic fire needs uses
    .gist = Without the uses property there is no automatic fire.

nova6_prop_auto-bonus = Automatic fire
    .gist = You get +3d, and the weapon is EXHAUSTED.

nova6_prop_auto-spread = Automatic fire: again and again
    .gist = Each stunt point is one hit more, on another target or on the same one.

nova6_prop_auto-single = Automatic weapon, single shots
    .gist = Fire without the bonus, and nothing can exhaust the weapon.

nova6_prop_auto-only = Nothing but automatic
    .gist = Such a weapon has no single shots: it is always +3d, and always EXHAUSTED.

nova6_prop_burst-requires-uses = Bursts need uses
    .gist = Without the uses property there are no bursts.

nova6_prop_burst-bonus = Burst
    .gist = You get +1d, and the weapon may run dry in the usual way.

nova6_prop_burst-spread = Burst: up to three more
    .gist = No more than 3 stunt points buy further targets or further hits.

nova6_prop_burst-single = Burst weapon, single shots
    .gist = Forgo the bonus, and the weapon cannot be exhausted.

nova6_prop_burst-only = Nothing but bursts
    .gist = There is no way around the +1d here.

nova6_prop_durable = Durable
    .gist = A durable thing has six boxes: 3/2/1.

nova6_prop_fragile = Fragile
    .gist = A fragile thing has no boxes; a single point past its soak breaks it.

nova6_prop_object-carried = Objects must be with you
    .gist = If a thing makes the effect, you need to have it; DISARMED, you cannot strike with it.

nova6_prop_object-1h = One hand unless told
    .gist = A thing that says nothing takes one hand.

nova6_prop_object-reliability = How reliable things are
    .gist = Say you knock it from somebody's hand with a simple success: with a plain thing you get the basic effect, with a reliable one nothing, with an unreliable one as much as for 1 stunt point.

nova6_obj_boxes = Boxes of a thing
    .gist = An ordinary thing has 1/1/1.

nova6_obj_small = Boxes of a small thing
    .gist = A small one has no STRESSED box, so even 2 damage staggers it.

nova6_obj_large = Boxes of a large thing
    .gist = A large one has 1 to 3 boxes more; the first of them makes it 1/1/2.

nova6_obj_malfunction = It starts to fail
    .gist = When all its boxes of a level are full, STRESSED or staggered, a thing acts up, and the GM says how.

nova6_obj_broken = Broken
    .gist = An incapacitated thing does not work, but can be mended.

nova6_obj_destroyed-more = Hit once more
    .gist = If something broken takes any damage past its soak, it is gone for good.

nova6_obj_destroyed-12 = Smashed in one blow
    .gist = With 12 damage past the soak, any thing is gone at once.

nova6_prop_ranged = Ranged
    .gist = It works as far as its range says; Increase Scope reaches one step farther and no more.

nova6_prop_ranged-accurate = Accurate
    .gist = Focus first, and the difficulty is 1d lower.

nova6_prop_ranged-limited = Limited range
    .gist = Here Increase Scope buys no range.

nova6_prop_ranged-max = Range, at most
    .gist = So many stunt points may go into range; unless it says otherwise, one.

nova6_prop_ranged-thrown = Thrown
    .gist = For every 2d of Physique it flies one step farther: from close to near with 2, to far with 4.

nova6_prop_reliable = Reliable
    .gist = An advantage made on it costs 1 stunt point more, so a simple success achieves nothing.

nova6_prop_unreliable = Unreliable
    .gist = An advantage made on it counts as if 1 stunt point more had gone in.

nova6_prop_reload = Reload
    .gist = After use, the time it names must go into reloading before the next.

nova6_prop_repairable = Repairable
    .gist = You may sacrifice it, and have it back with a Wits (craft) success in an exposition or at a rest.

nova6_prop_hands = Hands
    .gist = Things need free hands, and so do some effects that are no things.

nova6_prop_hands-1h = One-handed
    .gist = One hand must be free.

nova6_prop_hands-2h = Two-handed
    .gist = Both hands must be free.

nova6_prop_versatile = Versatile
    .gist = Held in both hands, it gives 1 stunt point on a success.

nova6_prop_skill-min = Skill minimum
    .gist = Each rank you are short of it is a penalty die whenever you use the thing.

nova6_prop_skill-max = Skill maximum
    .gist = No more ranks than that count. A perk and other dice are not touched: Move 3 capped at 2 with a perk is still +3d.

nova6_prop_skill-max-stack = Two maximums
    .gist = Take the lower one and subtract 1, but not below 0: 2 and 2 make 1.

nova6_prop_slow = Slow
    .gist = Increase Scope buys no further targets with it.

nova6_prop_tiring = Tiring
    .gist = The other side may spend 1 stunt point from the attack to give its wielder 1 direct damage [S] of the weapon's type.

nova6_prop_two-shot-bonus = Two shots at once
    .gist = One way to use it: both together, for +1d.

nova6_prop_two-shot-repeat = Two shots, two hits
    .gist = Another: 1 stunt point hits the same target again, or somebody beside it.

nova6_prop_two-shot-uses = Two shots before it is empty
    .gist = A third: with uses, it can be exhausted only by the second shot.

nova6_prop_uses-trigger = Uses: running out
    .gist = The other side can exhaust it for a plot point, or for a stunt point that came of defending against it, or of its missing.

nova6_prop_uses-exhausted = Uses: EXHAUSTED
    .gist = It cannot be used for now.

nova6_prop_uses-restore = Uses: back again
    .gist = A plot point refresh, a successful rest or a test made for it, such as one for gear, brings it back.

nova6_prop_uses-ammo = Ammunition
    .gist = With ammo, nothing but more ammunition helps; rest does not.

nova6_prop_uses-ammo-reload = Ammunition: reloading
    .gist = Spend an action and one use of an ammunition asset, and it is ready.

nova6_prop_uses-ammo-find = Ammunition: where from
    .gist = From an exposition, or a store you come upon. Searching fallen foes is no good unless the GM agrees; a success with 1 stunt point in an exposition is an asset with one use.

nova6_prop_high-capacity = High capacity
    .gist = Once in a scene you can refuse to be exhausted.
