### Ce qu’il est bon de savoir, à côté de ce qu’on peut faire.

hint-nova6-ways = { $track_said }, { $level_said } [{ $filled }] : se libère { $filled_said }{ $level ->
        [stressed] { "" }
       *[other] {" "}par un test réussi
    }{ $now ->
        [none] { "" }
       *[other] , ou maintenant { $now_said }
    }{ $later ->
        [none] { "" }
       *[other]  ; plus tard { $later_said }
    }.
term-filled-B = après votre prochain tour
term-filled-Q = après le prochain round
term-filled-S = à la fin de la scène
term-filled-T = au prochain repos
term-filled-L = à un jalon mineur
term-filled-LL = à un jalon majeur
term-filled-E = à un jalon épique
term-filled-P = par l’histoire seule
term-filled-A = par une action
term-filled-M = dès que nul ne le maintient
term-filled-Su = dès que nul ne le soutient
term-filled-I = aussitôt
term-now-rally = en se ressaisissant
term-now-treatment = par des soins
term-later-rest = par un repos
term-later-milestone = par un jalon
