### Recovery: the title of each rule, and its gist as a player needs it at the table.

nova6_rec_ways = Four ways to recover
    .gist = Stress passes with its duration, by a rally, by a rest or by a milestone. In the midst of a conflict only the first two and treatment are open.

nova6_rec_lift-consequence = One box lifts it
    .gist = Clear a single box of a full level and its consequence is over.

nova6_rec_incap-until-clear = Out until then
    .gist = As long as all your incapacitated boxes are full you are out, even into the next scenes.

nova6_rec_by-duration = When its time is up
    .gist = A box clears as its duration ends, brief and quick ones even while the fight goes on.

nova6_rec_stressed-free = STRESSED clears by itself
    .gist = No roll is needed for these boxes.

nova6_rec_test = The recover test
    .gist = For staggered and incapacitated boxes you roll an overcome when the time is up: Physique for the body, Resolve for the mind.

nova6_rec_staggered-cost = Recovering from staggered
    .gist = It is no harder for that; but as long as you are staggered, your −1d counts here too.

nova6_rec_incap-cost = Recovering from incapacitated
    .gist = The success must have 1 stunt point, which pays for the box; a table may play with −2d instead.

nova6_rec_extra-box = More boxes in one go
    .gist = Each stunt point beyond that clears one more box, of the same or a lower level and with the same or a shorter duration.

nova6_rec_once = One roll each time
    .gist = Each rest or milestone allows you one, and no second try.

nova6_rec_fail-retry = Next time, then
    .gist = Boxes you could not clear wait for the next rest or milestone.

nova6_rec_fail-extend = It gets worse
    .gist = A box shorter than temporary that you fail to clear becomes temporary [T].

nova6_rec_fail-repeat = But not worse and worse
    .gist = From temporary on, failing again leaves it as it is.

nova6_rally_turn = Rally: your whole turn
    .gist = In a conflict you may pull yourself together, and do nothing else that turn.

nova6_rally_effect = Rally: one box
    .gist = An overcome with Physique or Resolve, by the track, clears one STRESSED box of the scene [S] or shorter.

nova6_rally_sp = Rally: with stunt points
    .gist = Each one clears another STRESSED box, or lets you clear one that lasts a step longer.

nova6_rally_once = Rally: once a conflict
    .gist = A second one in the same conflict helps you only for 1 plot point.

nova6_rally_limit = Rally: STRESSED only
    .gist = Boxes that are staggered or incapacitated it leaves alone.

nova6_rally_by-react = Rally: in passing
    .gist = You can rally with the React stunt. It brings no stunt points and is your rally for this conflict.

nova6_rest_scene = A rest is a scene
    .gist = It is an exposition in narrative time, with one action for each.

nova6_rest_safe = A rest must be safe
    .gist = Nothing may threaten you and nothing may press. How long you take is of no matter.

nova6_rest_group-test = A rest under threat
    .gist = If something is about, the GM may want a group test in which all must succeed at making an advantage: Wits (survival) in the wild, Wits (streetwise) in town, Move (stealth) if you are hunted.

nova6_rest_group-fail = No rest after all
    .gist = If that fails, there is a setback die, or a challenge or a conflict has to be met first.

nova6_rest_reset = Rested: aspects
    .gist = Every mark of an invoke or a compel is gone.

nova6_rest_clear = Rested: stress and effects
    .gist = Whatever is temporary [T] or shorter ends or is tested for; longer things stay.

nova6_rest_uses = Rested: uses
    .gist = What was EXHAUSTED works again, ammunition excepted.

nova6_rest_no-refresh = Rested: no plot points
    .gist = A rest brings none of them back.

nova6_rest_limit = One rest to a milestone
    .gist = Before the next milestone there is no second one for free.

nova6_rest_extra = A second rest has a price
    .gist = If all agree, everybody's next refresh is 1 plot point lower.

nova6_mile_auto = Milestones heal
    .gist = Reaching one brings recovery without a scene for it, unless you play survival mode.

nova6_mile_minor = Minor milestone
    .gist = It ends what is lasting [L] or shorter.

nova6_mile_major = Major milestone
    .gist = It ends what is long-lasting [LL] or shorter.

nova6_mile_epic = Epic milestone
    .gist = It ends what is enduring [E] or shorter; the permanent stays.

nova6_mile_reset = Milestones renew
    .gist = All uses are back, except for ammunition, and aspects lose their marks.

nova6_mile_tests = Milestones still ask for tests
    .gist = Staggered and incapacitated boxes want their recover test here as well.

nova6_treat_skill = Treatment
    .gist = Wits for the body, Interact for the mind.

nova6_treat_advantage = Treatment: a helping hand
    .gist = At a rest you may make an advantage for somebody's recover test: +1d.

nova6_treat_scene = Treatment: in the thick of it
    .gist = In a conflict, challenge or contest an overcome clears one STRESSED box of the scene [S].

nova6_treat_scene-staggered = Treatment: staggered, in a scene
    .gist = With 1 stunt point on Increase Scope it clears a staggered box.

nova6_treat_scene-incap = Treatment: incapacitated, in a scene
    .gist = With 2 on Increase Scope it clears an incapacitated one.

nova6_treat_scene-time = Treatment: what lasts longer
    .gist = With 1 on Increase Time it reaches a box that lasts one step longer.

nova6_treat_rest-staggered = Treatment: staggered, at rest
    .gist = At a rest an overcome clears a staggered box that is temporary [T].

nova6_treat_rest-incap = Treatment: incapacitated, at rest
    .gist = With 1 stunt point on Increase Scope, an incapacitated one.

nova6_treat_rest-shorten = Treatment: making it shorter
    .gist = Or an overcome at a rest takes one step off a STRESSED box, from lasting [L] to temporary [T].

nova6_treat_stabilise = Treatment: keeping somebody alive
    .gist = Where untreated characters are lost, a success as the scene ends keeps them until their time is up. The box is still full.

nova6_rec_row-scene = At the end of a scene
    .gist = Effects and STRESSED boxes up to [S] go; aspects and once-a-scene things are ready again.

nova6_rec_row-rest = At a rest
    .gist = The same, up to [T]. Plot points stay where they are.

nova6_rec_row-minor = At a minor milestone
    .gist = The same, up to [L], and plot points are refreshed.

nova6_rec_row-major = At a major milestone
    .gist = The same, up to [LL], with the refresh.

nova6_rec_row-epic = At an epic milestone
    .gist = The same, up to [E], with the refresh; those who hold more keep it.
