### What is worth knowing beside what can be done.

hint-nova6-ways = { $track_said }, { $level_said } [{ $filled }]: cleared { $filled_said }{ $level ->
        [stressed] { "" }
       *[other] {" "}with a test
    }{ $now ->
        [none] { "" }
       *[other] , or now { $now_said }
    }{ $later ->
        [none] { "" }
       *[other] ; later { $later_said }
    }.
term-filled-B = after your next turn
term-filled-Q = after the next round
term-filled-S = when the scene is over
term-filled-T = at the next rest
term-filled-L = at a minor milestone
term-filled-LL = at a major milestone
term-filled-E = at an epic milestone
term-filled-P = only by the story
term-filled-A = by an action
term-filled-M = once nobody maintains it
term-filled-Su = once nobody sustains it
term-filled-I = at once
term-now-rally = by a rally
term-now-treatment = by treatment
term-later-rest = by a rest
term-later-milestone = by a milestone
