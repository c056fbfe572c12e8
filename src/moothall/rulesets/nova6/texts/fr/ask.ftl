### Ce que l’on demande : chaque question en une phrase ou deux.

## Avant un test

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } soigne une blessure.
            [disarm] { $who_said } désarme { $targets_said }.
            [knockdown] { $who_said } fait tomber { $targets_said }.
            [grapple] { $who_said } empoigne { $targets_said }.
            [tighten] { $who_said } resserre sa prise sur { $targets_said }.
            [break-hold] { $who_said } se libère de la prise ({ $targets_said }).
            [ram] { $who_said } percute { $targets_said }.
            [dodge] { $who_said } ne tient pas en place, pour être difficile à toucher.
           *[other] { $targets ->
                [none] { $who_said } entreprend une action.
               *[some] { $who_said } → { $targets_said }.
            }
        }
       *[other] { $who_said } : { $intent }.
    } { $skill_id ->
        [none] Sans compétence
       *[other] { $skill_id_said }
    }, { $action_id_said }. Un jet ? Quelle difficulté ?
ask-nova6-narrate-instead = Rien n’est en jeu pour { $who_said }. Raconter, sans jet ?
ask-nova6-prepare = Qu’utilise { $who_said } : compétence, atout, ressources ?
ask-nova6-trade = { $who_said } est à { $net_said }d. Échanger des dés de malus contre des points de prouesse en cas d’échec ?
ask-nova6-ready = { $use ->
        [initiative] { $pool_net ->
            [0] Initiative : { $who_said } est à zéro. On lance ?
           *[other] Initiative : { $who_said } est à { $pool_net_said }d. On lance ?
        }
       *[other] { $pool_net ->
            [0] { $who_said } est à zéro. On lance ?
            [-1] { $who_said } est à { $pool_net_said }d. On lance ?
            [-2] { $who_said } est à { $pool_net_said }d. On lance ?
            [-3] { $who_said } est à { $pool_net_said }d. On lance ?
            [-4] { $who_said } est à { $pool_net_said }d. On lance ?
            [1] { $who_said } est à { $pool_net_said }d. On lance ?
           *[other] { $who_said } est à { $pool_net_said }d. Échanger des dés contre des points de prouesse, ou lancer ?
        }
    }
ask-nova6-agree-trade = { $pairs ->
        [one] { $who_said } échange 2 dés de malus ; en cas d’échec, vous gagnez 1 point de prouesse. D’accord ?
       *[other] { $who_said } échange { $pairs } paires de dés de malus ; en cas d’échec, vous gagnez autant de points de prouesse. D’accord ?
    }
ask-nova6-trio = Quels trois dés comptent pour { $who_said } ?
ask-nova6-reroll-ones = { $ones ->
        [one] Relancer le 1 ?
       *[other] Combien de 1 relancer, sur { $ones } ?
    }
ask-nova6-total = { $condition ->
        [none] { $who_said } ne perçoit rien ici. Le test échoue ?
       *[other] « { $condition } » : { $who_said } ne perçoit rien ici. Le test échoue ?
    }

## Après un test

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } réussit. Y changer quelque chose ?
       *[no] { $who_said } échoue. Y changer quelque chose ?
    }
ask-nova6-accept = { $success ->
        [yes] { $who_said } réussit. Accepter ?
       *[no] { $who_said } échoue. Accepter ?
    }
ask-nova6-relevant = { $by ->
        [none] L’aspect « { $aspect } » s’applique-t-il ici ?
       *[other] { $reason ->
            [none] { $by_said } invoque « { $aspect } »{ $wants ->
                [none] .
               *[other] {" : "}{ $wants_said }{ $name ->
                    [none] .
                   *[other] , « { $name } ».
                }
            } L’aspect s’applique-t-il ici ?
           *[other] { $by_said } invoque « { $aspect } » ({ $reason }){ $wants ->
                [none] .
               *[other] {" : "}{ $wants_said }{ $name ->
                    [none] .
                   *[other] , « { $name } ».
                }
            } L’aspect s’applique-t-il ici ?
        }
    }
ask-nova6-failure = { $who_said } échoue. Garder l’échec, ou un succès avec coût ?
ask-nova6-agree-cost = { $cost_text ->
        [none] Succès avec coût pour { $who_said } : { $cost_kind_said }. D’accord ?
       *[other] Succès avec coût pour { $who_said } ({ $cost_kind_said }) : { $cost_text }. D’accord ?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } échoue. Que se passe-t-il ?
       *[other] { $who_said } échoue ({ $intent }). Que se passe-t-il ?
    }
ask-nova6-advantage = Quel avantage pour { $who_said } : des dés, un aspect, ou une découverte ?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } fait une découverte, et aucun aspect n’est caché. On continue ?
       *[other] { $who_said } fait une découverte. Quel aspect vient au jour ?
    }
ask-nova6-first-target = Qui est touché en premier par { $who_said } ?
ask-nova6-first-outcome = Que réussit { $who_said } en premier ?
ask-nova6-spend-points = { $points ->
        [one] { $points } point de prouesse. Pour quoi ?
       *[other] { $points } points de prouesse. Pour quoi ?
    }
ask-nova6-oops = Des dés oubliés auraient aidé { $who_said }. Acheter le succès (1 point d’intrigue), ou en gagner 1 ?

## Ensemble

ask-nova6-take-part = { $intent ->
        [none] { $who_said } participe, ou reste en retrait (compte comme un échec) ?
       *[other] Ensemble : { $intent }. { $who_said } participe, ou reste en retrait (compte comme un échec) ?
    }
ask-nova6-give-points = { $most ->
        [one] { $who_said } donne 1 point de prouesse au groupe ?
       *[other] Combien de points de prouesse, { $most } au plus, { $who_said } donne au groupe ?
    }

## Scènes, rounds et tours

ask-nova6-end-scene = { $by ->
        [none] Finir la scène ?
       *[other] { $by_said } voudrait finir la scène. On la finit ?
    }
ask-nova6-end-round = { $left ->
        [none] Finir le round ?
       *[other] Certains n’ont pas encore joué ({ $left_said }). Finir le round quand même ?
    }
ask-nova6-how-long-was-it = Combien de minutes a duré le round { $round } ?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } est à l’œuvre. Immédiat, long, ou combien de succès ?
       *[other] { $who_said } : { $intent }. Immédiat, long, ou combien de succès ?
    }
ask-nova6-maintain = { $who_said } dépense une action pour maintenir « { $effect_said } » ?
ask-nova6-opposed-ending = { $who_said } met fin à « { $effect_said } » par une action. Quelque chose s’y oppose ?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] Une action va commencer. { $who_said } interrompt ?
           *[other] { $by_said } va agir. { $who_said } interrompt ?
        }
       *[other] { $by ->
            [none] Voici ce qui vient : { $intent }. { $who_said } interrompt ?
           *[other] { $by_said } va agir : { $intent }. { $who_said } interrompt ?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] La situation a changé. Est-ce encore possible pour { $who_said } ?
       *[other] La situation a changé. Est-ce encore possible pour { $who_said } : { $intent } ?
    }
ask-nova6-defend-another = { $target_said } subit une attaque. { $who_said } prend la défense, à −1d ?
ask-nova6-makes-sense = { $who_said } veut défendre { $target_said } de loin. Possible ?
ask-nova6-bonus-action = { $who ->
        [none] Fin du round. Qui de l’opposition prend une action bonus ?
       *[other] Fin du round. { $who_said } prend une action bonus ?
    }

## Compétitions

ask-nova6-trade-ranks = { $rank ->
        [one] Le rival a { $rank } rang. L’échanger contre un succès assuré ?
       *[other] Le rival a { $rank } rangs. Combien en échanger contre des succès assurés ?
    }
ask-nova6-contest-points = { $points ->
        [one] { $who_said } a 1 point de prouesse. Un succès de plus, ou un de moins pour un autre personnage ?
       *[other] { $who_said } a { $points } points de prouesse. Combien ôtent un succès à un autre personnage ?
    }
ask-nova6-rival-points = { $points ->
        [one] Vous avez 1 point de prouesse contre { $who_said }. Est-ce un succès du rival ?
       *[other] Vous avez { $points } points de prouesse contre { $who_said }. Combien sont des succès du rival ?
    }

## Les dégâts

ask-nova6-remedy = { $remedy ->
        [none] L’absorption n’y peut rien ({ $who_said }). Y a-t-il une parade ?
        [sealed-armor] L’absorption n’y peut rien ({ $who_said }). À portée : { $remedy_said } ?
        [flash-defense] L’absorption n’y peut rien ({ $who_said }). À portée : { $remedy_said } ?
       *[other] L’absorption n’y peut rien ({ $who_said }). À portée : { $remedy } ?
    }
ask-nova6-reduce = { $damage ->
        [one] { $damage } dégât pour { $who_said }. L’encaisser, ou le réduire ?
       *[other] { $damage } dégâts pour { $who_said }. Les encaisser, ou les réduire ?
    }
ask-nova6-sacrifice = { $who_said } sacrifie « { $item_said } ». Est-ce assez important, et de quelle valeur ?
ask-nova6-stay-in = { $who_said } sort de la scène. Rester pour 1 point d’intrigue ?
ask-nova6-how-it-ends = { $who_said } sort de la scène. À quoi cela ressemble-t-il ?
ask-nova6-save = { $who_said }, à terre, prend un coup destiné à d’autres. Quelle compétence résiste ?

## Les choses

ask-nova6-keep-firing = « { $tool_said } » passe à ÉPUISÉ. L’empêcher, une fois dans cette scène ?
ask-nova6-lined = Utiliser « { $item_said } » pour raccourcir la blessure d’un cran, une fois dans cette scène ?
ask-nova6-may-find = { $where ->
        [none] { $who_said } cherche des munitions. Y en a-t-il ?
       *[other] { $who_said } cherche des munitions ici : { $where }. Y en a-t-il ?
    }
ask-nova6-visible = Était-il possible pour { $who_said } de viser cette cible : { $target_said } ?
ask-nova6-malfunction = « { $thing_said } » subit une avarie. Qu’est-ce qui ne marche plus ?

## L’espace

ask-nova6-line-of-sight = { $who_said } regarde à { $metres } m. Y a-t-il une ligne de vue ?
ask-nova6-keep-load = Un conflit commence. { $who_said } garde sa charge ?
ask-nova6-stays-in = { $who_said } est très loin du conflit. Est-ce encore son affaire ?
ask-nova6-cover-there = { $who_said } va se couvrir{ $material ->
        [none] { "" }
       *[some] {" "}: { $material_said }
    }{ $degree ->
        [none] { "" }
       *[some] {" "}({ $degree_said })
    }. Y en a-t-il ?
ask-nova6-something-to-grab = { $who_said } tombe. Y a-t-il de quoi se rattraper ?

## Récupération

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } récupère. Effacer quelle case ?
        [one] { $who_said } récupère, avec 1 point de prouesse. Effacer quelles cases ?
       *[other] { $who_said } récupère, avec { $points } points de prouesse. Effacer quelles cases ?
    }
ask-nova6-treat-box = Les soins réussissent. Quelle case { $who_said } soigne ?
ask-nova6-safe-to-rest = Est-on assez à l’abri et au calme pour se reposer ?
ask-nova6-no-rest = Le repos est troublé. Par quoi ?
ask-nova6-rest-again = { $who_said } : un autre repos diminue de 1 le prochain renouvellement. D’accord ?

## Contraintes et prouesses

ask-nova6-judge-compel = { $by ->
        [none] « { $aspect } » contraint { $target_said } : { $complication }. Est-ce admis ?
       *[other] { $by_said } contraint { $target_said } par « { $aspect } » : { $complication }. Est-ce admis ?
    }
ask-nova6-answer-compel = « { $aspect } » contraint { $who_said } : { $complication }. Accepter pour un point d’intrigue, refuser, ou négocier ?
ask-nova6-let-it-stand = Contrainte pour { $who_said } : { $complication }. Laisser faire, ou payer 1 point d’intrigue ?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } achète une prouesse ({ $stunt_said }). La prouesse s’applique-t-elle ?
       *[other] { $who_said } achète une prouesse ({ $stunt_said }) : { $text }. La prouesse s’applique-t-elle ?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } découvre tout. De quoi s’agit-il ?
        [most] { $who_said } découvre presque tout. De quoi s’agit-il ?
       *[other] { $who_said } découvre une partie. De quoi s’agit-il ?
    }
ask-nova6-explain-dud = La prouesse ({ $who_said }, { $stunt_said }) ne ferait rien. Pourquoi ?
ask-nova6-react-with = { $who_said } peut agir sur-le-champ. Comment ?

## Les personnages

ask-nova6-approve = { $text ->
        [none] { $who_said } demande « { $name } » ({ $sort_said }). L’accorder ?
       *[other] { $who_said } demande « { $name } » ({ $sort_said }), { $text }. L’accorder ?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}Acquis en interlude : { $learnt_said }.
    }
ask-nova6-slip-away = { $most ->
        [one] { $who_said } ne se laisse pas surprendre. Vers quelle zone ?
       *[other] { $who_said } ne se laisse pas surprendre. Vers où, { $most } zones au plus ?
    }
