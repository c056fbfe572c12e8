### Stunts and stunt points: the title of each rule, and its gist as a player needs it at the table.

nova6_stunt_when = Stunts
    .gist = Once it is clear how the test went, the side with stunt points spends them, on one stunt or several, and tells what it looks like.

nova6_stunt_earn-trade = Stunt points: dice traded
    .gist = One for every two bonus dice: four dice are 2.

nova6_stunt_earn-triples = Stunt points: triples
    .gist = Three of a kind on a success are worth 1.

nova6_stunt_earn-invoke = Stunt points: an invoke
    .gist = One for each aspect you invoke to that end, on a success only.

nova6_stunt_earn-specialized = Stunt points: Specialized
    .gist = One for a single die that a Specialized skill sets aside. Other skills cannot.

nova6_stunt_earn-focused = Stunt points: Focused
    .gist = One for doubles, if the skill is Focused.

nova6_stunt_earn-talent = Stunt points: talents and features
    .gist = Some grant one; a target that is Susceptible to Magic does so to the one who enchants it.

nova6_stunt_earn-versatile = Stunt points: both hands
    .gist = One for a success with a versatile weapon held in two hands.

nova6_stunt_need-success = No success, no points
    .gist = Whatever would have earned you stunt points, a failure brings none.

nova6_awesome_rule = The rule of awesome
    .gist = A stunt you paid for is never in vain: something changes, or you learn something.

nova6_awesome_dud = When a stunt falls flat
    .gist = If it could not work, the GM says why, and that knowledge is what your point bought.

nova6_awesome_rest = The rest comes back
    .gist = One point stays spent; any others you had put in are yours to spend again.

nova6_stunt_list-open = Stunts of your own
    .gist = The list is a help and no fence. Agree on something else with the GM, and on its price.

nova6_stunt_create-effect = Create Effect
    .gist = 1 point: a basic effect that suits the skill, perhaps with something at hand: +1d [B], for one.

nova6_stunt_declare-related = Declare: it must fit
    .gist = What you declare has to come of the action, or have to do with it.

nova6_stunt_declare-conflict = Declare: when it clashes
    .gist = If it goes against something the story stands on, you and the GM find other words; you pay just once.

nova6_stunt_declare-1 = Declare: something slight
    .gist = 1 point: an aspect of the situation, for the scene.

nova6_stunt_declare-2 = Declare: somebody
    .gist = 2 points: one extra comes in, with 1/1/1 boxes.

nova6_stunt_declare-3 = Declare: something big
    .gist = 3 points: extras by the group, or else a principal, whose boxes are 3/2/1.

nova6_stunt_discover-1 = Discover: some
    .gist = 1 point: the GM tells you some of what is well hidden.

nova6_stunt_discover-2 = Discover: most
    .gist = 2 points: most of it, all but the darkest.

nova6_stunt_discover-3 = Discover: all
    .gist = 3 points: everything there is to find out, the darkest too.

nova6_stunt_effect = Increase or Decrease Effect
    .gist = Each point is 1d, 2 damage or 2 soak, more or less, on an effect that is brief [B] at most: a sword's 4 becomes 6.

nova6_stunt_scope-range = Increase Scope: range
    .gist = 1 point: one range farther.

nova6_stunt_scope-staggered = Increase Scope: treat staggered
    .gist = 1 point: in a scene, you can treat a staggered box.

nova6_stunt_scope-incap-rest = Increase Scope: treat incapacitated at rest
    .gist = 1 point: at a rest, you can treat an incapacitated box.

nova6_stunt_scope-some = Increase Scope: some
    .gist = 1 point: one more principal in the zone, or two to three extras who are no better than the difficulty you faced.

nova6_stunt_scope-most = Increase Scope: most
    .gist = 2 points: all the extras in the zone, or two to three principals.

nova6_stunt_scope-incap-scene = Increase Scope: treat incapacitated in a scene
    .gist = 2 points: in a scene, you can treat an incapacitated box.

nova6_stunt_scope-all = Increase Scope: all
    .gist = 3 points: everybody in the zone who can be a target.

nova6_stunt_time = Increase or Decrease Time
    .gist = Each point is one step on the ladder; from brief [B], 2 points reach the scene [S], and from [A], 1 reaches quick [Q].

nova6_stunt_react = React
    .gist = 1 point: you act at once, as a reaction. No stunt points come of it.

nova6_stunt_react-once = React: once a turn
    .gist = There is no second one in the same turn.

nova6_stunt_react-no-zone = React: stay in the zone
    .gist = Moving within your zone is fine, leaving it is not.

nova6_stunt_react-uses = React: what for
    .gist = To strike back, make an advantage, overcome, rally, ready something and the like.

nova6_stunt_special = Special (S)
    .gist = A stunt of a talent, feature or piece of gear. It works once in an action, unless it says more.

nova6_stunt_trigger = Trigger a property
    .gist = Set off what a property describes: exhaust its uses, tire its wielder.

nova6_stunt_bypass-coverage = Find the gap
    .gist = Pay as many points as the coverage says, and the soak is passed by: 5 against leather (soak 2, coverage 1) is 5 with a point and 3 without.

nova6_stunt_contest = Stunt points in a contest
    .gist = There each of them is a success: one more for you, or one less for a rival.

nova6_stunt_gm-same-list = The GM's stunts
    .gist = The same list, for the other side.
