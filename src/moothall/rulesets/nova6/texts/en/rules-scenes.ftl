### Scenes: the title of each rule, and its gist as a player needs it at the table.

nova6_scene_types = Four kinds of scenes
    .gist = Every scene is a challenge, an exposition, a contest or a conflict, and runs in action time or in narrative time.

nova6_scene_purpose = What a scene is for
    .gist = A scene carries the story forward. The GM may note down how, or leave it open.

nova6_scene_everyone-acts = Everybody gets to act
    .gist = Before a scene closes, each hero should have done something. If one has not, the GM is reminded.

nova6_scene_setup = Opening a scene
    .gist = Where and when is it, what is the place like, who is present and where do they stand? Two or so aspects of the situation get it going; they last for the scene.

nova6_scene_start-end = The GM opens and closes
    .gist = A scene begins and ends when the GM says so. Players may ask.

nova6_scene_close-reset-aspects = Closing: aspects are fresh again
    .gist = Marks for having invoked or compelled an aspect are wiped off.

nova6_scene_close-reset-once = Closing: once-a-scene things return
    .gist = Talents and effects that work once in a scene are ready again.

nova6_scene_close-effects = Closing: what passes
    .gist = Effects up to scene length are over, and STRESSED boxes of that length are cleared. Staggered and incapacitated boxes ask for a test to recover.

nova6_challenge_define = Challenges
    .gist = A challenge is a row of tests that together decide how things turn out.

nova6_challenge_who = Challenges: who does what
    .gist = One hero may take several tasks on, and several may share one. Each is asked for exactly what they took.

nova6_challenge_group = Challenges: tasks for a group
    .gist = If several try a task together, the GM says whether one success will do or all are needed.

nova6_challenge_fluid = Challenges: tasks come and go
    .gist = The GM may keep tasks hidden, and add, drop or change them on the way. You see only those that were shown.

nova6_challenge_outcome = Challenges: how it ends
    .gist = The GM looks at what came off, say two tasks of three, and tells the outcome. Until that is written, the scene stays open.

nova6_hazard_define = Hazards
    .gist = A hazard is a danger inside a challenge. It has a difficulty, −0d if none is named, and must say what a failure does.

nova6_hazard_fail = Hazards: what they do
    .gist = Failing may stop you, hurt you, set you back, or do any of these together.

nova6_hazard_pit = A hidden pit
    .gist = Defend with Wits at −1d, or drop one story onto hard ground: 3 bludgeoning damage, temporary [T].

nova6_hazard_deadfall = Something heavy from above
    .gist = Defend with Move at −1d, or take 4 bludgeoning damage, temporary [T].

nova6_hazard_setup = Made to look bad
    .gist = Defend with Interact at −1d, or take 1 setback die, and one more for each of the GM's stunt points.

nova6_expo_define = Expositions
    .gist = Scenes for travel, preparation and getting to know things and people, in narrative time, with nobody in the way.

nova6_expo_one-action = Expositions: one action each
    .gist = Everyone does one thing, and no second.

nova6_expo_max-three = Expositions: three at most
    .gist = After three in a row it is time for something to happen; a fourth earns the GM a hint.

nova6_expo_results = Expositions: what they bring
    .gist = Mostly assets for later, or setbacks. A success with 1 stunt point makes an asset with one use.

nova6_expo_interlude = Interludes
    .gist = An exposition that takes real time or means. The GM names what it takes, and it may be the reason for a new skill, talent or feature.

nova6_contest_define = Contests
    .gist = Rivals want the same thing and do not mean to hurt each other. It is played in action time.

nova6_contest_round = Contests: one action a round
    .gist = In each round every hero has one action, most often to overcome.

nova6_contest_difficulty = Contests: how hard
    .gist = The rival's skill, or the surroundings, make the difficulty.

nova6_contest_npc-trade = Contests: rivals may trade
    .gist = Before a round the GM may trade a rival's ranks: each pair is a success for the rival against every hero in that round, and what is left over is the difficulty. Move 3d with one pair traded is −1d and one success against each.

nova6_contest_pc-success = Contests: your successes
    .gist = Succeed, and you have one. Each stunt point is one more for you, or one less for somebody else.

nova6_contest_npc-success = Contests: the rival's successes
    .gist = If you fail, the rival has one success against you, and the GM may turn stunt points into more.

nova6_contest_per-pc = Contests: counted hero by hero
    .gist = A rival has a separate count against each of you.

nova6_contest_floor = Contests: not below zero
    .gist = No count falls under 0, whatever is taken off.

nova6_contest_target = Contests: how many it takes
    .gist = The GM sets it: 3 for a quick one, 5 for two or three turns, 8 for a long one, or any other number.

nova6_contest_independent = Contests: together or each alone
    .gist = The GM says whether each wins or loses alone, and what losing means. Apart, a hero who is there leaves as a winner while the rest go on; together, the first ends it.

nova6_contest_tie = Contests: a draw is not a win
    .gist = You must be there first. If both arrive in the same round, the other side holds.

nova6_conflict_define = Conflicts
    .gist = People are out to hurt each other, in body, mind or standing. It goes in rounds and begins with initiative.

nova6_init_test = Initiative
    .gist = Each player rolls a test without a skill; with 11 or more the hero is ahead of the opposition.

nova6_init_success-first = Ahead of the opposition
    .gist = Heroes who succeeded act first, in whatever order their players like.

nova6_init_fail-after = After the opposition
    .gist = Heroes who failed have to wait until the other side has acted.

nova6_init_sp-bonus = Initiative: tokens for heroes
    .gist = Every stunt point on initiative is a token for one free bonus action later in the conflict.

nova6_init_gsp-bonus = Initiative: tokens for the GM
    .gist = The GM's stunt points from initiative become such tokens for the other side.

nova6_init_quick = Initiative: the Quick talent
    .gist = Quick gives +1d, one free bonus action per conflict, and stunt points on doubles: 1, or 2 on triples.

nova6_init_delay = Waiting for the moment
    .gist = You may hold back in your turn and keep an eye on somebody.

nova6_init_interrupt = Cutting in
    .gist = Say what you will do, then roll initiative again. On a success you act before the other one's action takes place.

nova6_init_interrupt-fail = Too late
    .gist = If that roll fails, the other acts first, and what you had settled on may come to nothing.

nova6_conflict_defend-other = Stepping in
    .gist = You may take the defense for somebody else, at −1d.

nova6_conflict_defend-other-sense = Stepping in must be possible
    .gist = You have to be at hand for a blow, or able to throw yourself into a shot. If it looks doubtful, the GM is asked.

nova6_bonus_when = Bonus actions come last
    .gist = They are taken when everybody has had their turn in the round.

nova6_bonus_one = One bonus action a round
    .gist = Even with two tokens you take only one in the same round.

nova6_bonus_sources = Where bonus actions come from
    .gist = From a talent or feature, from a token won on initiative, from a long fall, or for 1 plot point. With none of these there is none.

nova6_bonus_snap = A snap as the bonus
    .gist = It may just as well be a snap action.

nova6_bonus_order = Bonus actions in order
    .gist = If several want one, initiative says who goes first: early heroes, the opposition, late heroes.

nova6_conflict_gang = Many against one
    .gist = Several foes on one hero are one roll that gets harder: +1d for two, +2d for three or four, +3d for five to eight, +4d for more.

nova6_conflict_unopposed-npc = If nobody stops them
    .gist = A non-player character whom nobody gets in the way of may just succeed. The GM gives you fair warning, one action ahead.
