### Co warto wiedzieć obok tego, co można zrobić.

hint-nova6-ways = { $track_said }, { $level_said } [{ $filled }]: znika { $filled_said }{ $level ->
        [stressed] { "" }
       *[other] {" "}po udanym teście
    }{ $now ->
        [none] { "" }
       *[other] , a już teraz { $now_said }
    }{ $later ->
        [none] { "" }
       *[other] ; później { $later_said }
    }.
term-filled-B = po następnej turze
term-filled-Q = po następnej rundzie
term-filled-S = z końcem sceny
term-filled-T = przy najbliższym odpoczynku
term-filled-L = przy małym kamieniu milowym
term-filled-LL = przy dużym kamieniu milowym
term-filled-E = przy epickim kamieniu milowym
term-filled-P = tylko za sprawą opowieści
term-filled-A = dzięki akcji
term-filled-M = gdy nikt już tego nie utrzymuje
term-filled-Su = gdy nikt już tego nie podtrzymuje
term-filled-I = od razu
term-now-rally = zbierając siły
term-now-treatment = dzięki leczeniu
term-later-rest = po odpoczynku
term-later-milestone = przy kamieniu milowym
