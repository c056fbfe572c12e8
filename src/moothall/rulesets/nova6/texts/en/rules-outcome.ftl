### How it comes out: the title of each rule, and its gist as a player needs it at the table.

nova6_test_total = The total
    .gist = Add up the three action dice.

nova6_test_success-11 = Eleven succeeds
    .gist = You succeed with a total of 11 or better; 10 is not enough.

nova6_test_fail = Below eleven
    .gist = On 10 or less you have failed, unless you propose a price for which it works after all.

nova6_test_triples-success = Triples on a success
    .gist = Three equal dice that succeed bring 1 stunt point.

nova6_test_triples-fail = Triples on a failure
    .gist = Three equal dice that fail bring the GM 1 stunt point.

nova6_test_triples-split = Low triples fail, high ones succeed
    .gist = Three 1s, 2s or 3s stay below eleven and serve the GM; three 4s, 5s or 6s reach it and serve you.

nova6_test_doubles = Doubles need a reason
    .gist = A pair means nothing by itself. Only a talent, a feature or the ground you fall on can make it count.

nova6_test_focused-pc = Focused: more points
    .gist = If your skill is Focused, a success with doubles brings 1 stunt point and one with triples brings 2, in place of the usual single point.

nova6_test_focused-npc = Focused opposition
    .gist = If the skill against you is Focused, failing with doubles gives the GM 1 stunt point and failing with triples gives 2.

nova6_test_focused-own-failure = Focus does not turn on you
    .gist = Your own Focused skill never makes your failures worse.

nova6_test_practiced-auto = Practiced: no roll needed
    .gist = While you are up with a Practiced skill, you may leave the dice alone and take a simple success.

nova6_test_practiced-reroll = Practiced: re-roll ones
    .gist = With a Practiced skill you may re-roll any of your 1s once in a test.

nova6_test_simple-success = Simple success
    .gist = A success without stunt points is what you were after, and that is all.

nova6_test_simple-failure = Simple failure
    .gist = A failure that gives the GM no points is a simple one. It should change something all the same, and the GM says what.

nova6_test_failure-meaningful = Nothing at stake, no roll
    .gist = If a failure would change nothing at all, there is no need for dice.

nova6_cost_offer = Success at a cost
    .gist = You get there and lose something on the way. It happens when you and the GM agree on the price, and it never carries stunt points.

nova6_cost_kinds = What it may cost
    .gist = The price is a new aspect, damage, time, or something you have to use up. Two points of scene-long damage, for one, fill a stress box.

nova6_cost_setback = The usual price between fights
    .gist = In narrative time the price is, as a rule, 1 setback die.

nova6_cost_concede = Giving in as the price
    .gist = In a conflict you may pay by conceding: you get what you wanted, and leave the scene.

nova6_cost_gsp-kept = The GM keeps the points
    .gist = Paying a price takes no stunt points away from the GM. Three 2s and a price are 1 GM point on top in action time, and 2 setback dice in narrative time.

nova6_cost_no-catastrophe = No disaster for a simple failure
    .gist = Falling into the pit is the stuff of the GM's stunts; a simple failure to leap it is usually milder.

nova6_sp_sources-player = How players earn stunt points
    .gist = Mostly by succeeding with triples, by trading bonus dice and by invoking an aspect. One of each on a single success makes 3.

nova6_sp_sources-gm = How the GM earns stunt points
    .gist = By a player's failure with triples, and by penalty dice that were traded. Both at once make 2.

nova6_sp_npc-spend = Stunts for the other side
    .gist = What you can buy with stunt points, the GM can buy for the non-player characters. If your defense fails and the GM has a point, the blow may do 2 more damage.

nova6_sp_expire = Use it or lose it
    .gist = Stunt points belong to the test that brought them. What is not spent then is gone.

nova6_test_narrative-control = What plot points can do
    .gist = With a plot point you can invoke an aspect or come upon a new one, turn a simple failure around or add a stunt point, at any moment of a scene. With none, all of this is closed to you.
