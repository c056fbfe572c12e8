### Ce que l’on demande : chaque question en une phrase ou deux.

## Avant un test

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } soigne une blessure.
            [disarm] { $who_said } veut désarmer { $targets_said }.
            [knockdown] { $who_said } veut faire tomber { $targets_said }.
            [grapple] { $who_said } veut empoigner { $targets_said }.
            [tighten] { $who_said } veut resserrer sa prise sur { $targets_said }.
            [break-hold] { $who_said } veut se libérer. Qui le tient : { $targets_said }.
            [ram] { $who_said } veut percuter { $targets_said }.
            [dodge] { $who_said } ne tient pas en place, pour être difficile à toucher.
           *[other] { $who_said } veut tenter quelque chose.
        }
       *[other] { $who_said } tente ceci : { $intent }.
    } Proposition : { $skill_id ->
        [none] un test sans compétence
       *[other] { $skill_id_said }
    }, { $action_id_said }. Y a-t-il un jet, et à quelle difficulté ?
ask-nova6-narrate-instead = Rien n’est en jeu pour { $who_said }. Voulez-vous raconter ce qui se passe au lieu de faire lancer ?
ask-nova6-prepare = Qu’apporte { $who_said } à ce test : quelle compétence, quel atout, quelles ressources ?
ask-nova6-trade = { $who_said } est à { $net_said }d. Échangez-vous des dés de malus contre des points de prouesse qui attendent un échec ?
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
        [one] { $who_said } voudrait échanger 2 dés de malus, contre 1 point de prouesse pour vous en cas d’échec. D’accord ?
       *[other] { $who_said } voudrait échanger { $pairs } paires de dés de malus, contre autant de points de prouesse pour vous en cas d’échec. D’accord ?
    }
ask-nova6-trio = Quels trois dés retenir pour { $who_said } ?
ask-nova6-reroll-ones = { $ones ->
        [one] Le 1 est-il relancé pour { $who_said } ?
       *[other] Combien des { $ones } dés à 1 sont relancés pour { $who_said } ?
    }
ask-nova6-total = { $condition ->
        [none] Il ne reste rien du sens dont { $who_said } a besoin ici. Le test échoue-t-il d’office ?
       *[other] « { $condition } » ne laisse rien du sens dont { $who_said } a besoin ici. Le test échoue-t-il d’office ?
    }

## Après un test

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } réussit. Quelque chose y change-t-il encore ?
       *[no] { $who_said } échoue. Quelque chose y change-t-il encore ?
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
ask-nova6-failure = { $who_said } a échoué. L’échec tient-il, ou que coûterait un succès ?
ask-nova6-agree-cost = { $cost_text ->
        [none] Succès avec coût pour { $who_said } : { $cost_kind_said }. D’accord ?
       *[other] Succès avec coût pour { $who_said } ({ $cost_kind_said }) : { $cost_text }. D’accord ?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } a échoué. Qu’est-ce que cela signifie ?
       *[other] { $who_said } a échoué ({ $intent }). Qu’est-ce que cela signifie ?
    }
ask-nova6-advantage = Quel avantage crée { $who_said } : des dés, un aspect, ou une découverte ?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } découvre quelque chose, et aucun aspect n’est caché. On continue ?
       *[other] { $who_said } découvre quelque chose. Quel aspect vient au jour ?
    }
ask-nova6-first-target = Qui est touché en premier par { $who_said } ?
ask-nova6-first-outcome = Que réussit { $who_said } en premier ?
ask-nova6-spend-points = { $points ->
        [one] Il y a 1 point de prouesse à dépenser. Pour quoi ?
       *[other] Il y a { $points } points de prouesse à dépenser. Pour quoi ?
    }
ask-nova6-oops = Des dés oubliés auraient pu aider { $who_said }. Acheter le succès pour 1 point d’intrigue, ou garder l’échec et en gagner un ?

## Ensemble

ask-nova6-take-part = { $intent ->
        [none] { $who_said } participe, ou reste en retrait, ce qui compte comme un échec ?
       *[other] Test de groupe : { $intent }. { $who_said } participe, ou reste en retrait, ce qui compte comme un échec ?
    }
ask-nova6-give-points = { $most ->
        [one] { $who_said } donne 1 point de prouesse au groupe ?
       *[other] Combien de points de prouesse, { $most } au plus, { $who_said } donne au groupe ?
    }

## Scènes, rounds et tours

ask-nova6-end-scene = { $by ->
        [none] La scène s’arrête-t-elle ici ?
       *[other] { $by_said } voudrait finir la scène. Est-ce le cas ?
    }
ask-nova6-end-round = { $left ->
        [none] Finir le round ?
       *[other] Certains n’ont pas encore joué ({ $left_said }). Finir le round quand même ?
    }
ask-nova6-how-long-was-it = Combien de minutes a duré le round { $round } ?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } est à l’œuvre. Est-ce immédiat, est-ce long, ou combien de succès faut-il ?
       *[other] { $who_said } tente ceci : { $intent }. Est-ce immédiat, est-ce long, ou combien de succès faut-il ?
    }
ask-nova6-maintain = { $who_said } dépense une action pour maintenir « { $effect_said } » ?
ask-nova6-opposed-ending = { $who_said } dépense une action pour mettre fin à « { $effect_said } ». Quelque chose s’y oppose-t-il ?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] Quelque chose va se passer. { $who_said } intervient avant, et comment ?
           *[other] { $by_said } va agir. { $who_said } intervient avant, et comment ?
        }
       *[other] { $by ->
            [none] Voici ce qui va se passer : { $intent }. { $who_said } intervient avant, et comment ?
           *[other] { $by_said } va faire ceci : { $intent }. { $who_said } intervient avant, et comment ?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] La situation a changé. { $who_said } peut-il encore le faire ?
       *[other] La situation a changé. { $who_said } peut-il encore faire ceci : { $intent } ?
    }
ask-nova6-defend-another = { $target_said } subit une attaque. { $who_said } prend la défense, à −1d ?
ask-nova6-makes-sense = { $who_said } veut de loin prendre la défense pour { $target_said }. Est-ce possible ?
ask-nova6-bonus-action = { $who ->
        [none] Le round s’achève. Qui de l’opposition prend une action bonus, et comment la payer ?
       *[other] Le round s’achève. { $who_said } prend une action bonus, et comment la payer ?
    }

## Compétitions

ask-nova6-trade-ranks = { $rank ->
        [one] Le rival a { $rank } rang. Qu’échange-t-il contre des succès assurés ce round ?
       *[other] Le rival a { $rank } rangs. Combien en échange-t-il contre des succès assurés ce round ?
    }
ask-nova6-contest-points = { $points ->
        [one] { $who_said } a 1 point de prouesse. Un succès de plus, ou un de moins pour quelqu’un d’autre ?
       *[other] { $who_said } a { $points } points de prouesse. Combien ôtent un succès à quelqu’un d’autre ?
    }
ask-nova6-rival-points = { $points ->
        [one] Vous avez 1 point de prouesse contre { $who_said }. Est-ce un succès du rival ?
       *[other] Vous avez { $points } points de prouesse contre { $who_said }. Combien sont des succès du rival ?
    }

## Les dégâts

ask-nova6-remedy = { $remedy ->
        [none] Aucune absorption n’arrête ce qui vise { $who_said }. Ce qui l’annule est-il à portée ?
        [sealed-armor] Aucune absorption n’arrête ce qui vise { $who_said }. Ce qui l’annule est-il à portée : { $remedy_said } ?
        [flash-defense] Aucune absorption n’arrête ce qui vise { $who_said }. Ce qui l’annule est-il à portée : { $remedy_said } ?
       *[other] Aucune absorption n’arrête ce qui vise { $who_said }. Ce qui l’annule est-il à portée : { $remedy } ?
    }
ask-nova6-reduce = { $damage ->
        [one] { $damage } dégât arrive sur { $who_said }. L’encaisser, ou le réduire ?
       *[other] { $damage } dégâts arrivent sur { $who_said }. Les encaisser, ou les réduire ?
    }
ask-nova6-sacrifice = { $who_said } sacrifierait « { $item_said } ». Est-ce assez important, et combien cela vaut-il ?
ask-nova6-stay-in = { $who_said } serait hors de la scène. Rester pour 1 point d’intrigue ?
ask-nova6-how-it-ends = { $who_said } est hors de la scène. À quoi cela ressemble-t-il ?
ask-nova6-save = { $who_said } est touché à terre par ce qui visait d’autres. Quelle compétence permet de survivre ?

## Les choses

ask-nova6-keep-firing = « { $tool_said } » serait maintenant ÉPUISÉ. { $who_said } l’empêche, une fois dans cette scène ?
ask-nova6-lined = « { $item_said } » peut, une fois dans cette scène, rendre cette blessure plus courte d’un cran. { $who_said } s’en sert maintenant ?
ask-nova6-may-find = { $where ->
        [none] { $who_said } cherche des munitions. Y en a-t-il ?
       *[other] { $who_said } cherche des munitions ici : { $where }. Y en a-t-il ?
    }
ask-nova6-visible = { $who_said } aurait-il pu viser cette cible : { $target_said } ?
ask-nova6-malfunction = « { $thing_said } » est endommagé. Qu’est-ce qui ne marche plus comme il faut ?

## L’espace

ask-nova6-line-of-sight = { $who_said } regarde à { $metres } m. Y a-t-il une ligne de vue, d’une hauteur ou en terrain ouvert ?
ask-nova6-keep-load = Un conflit commence. { $who_said } garde sa charge ?
ask-nova6-stays-in = { $who_said } est très loin du conflit. Est-ce encore son affaire ?
ask-nova6-cover-there = { $who_said } va se couvrir : { $material_said } ({ $degree_said }). Y en a-t-il ?
ask-nova6-something-to-grab = { $who_said } tombe. Y a-t-il de quoi se rattraper ?

## Récupération

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } récupère. Quelle case s’efface ?
        [one] { $who_said } récupère, avec 1 point de prouesse. Quelles cases s’effacent ?
       *[other] { $who_said } récupère, avec { $points } points de prouesse. Quelles cases s’effacent ?
    }
ask-nova6-treat-box = Les soins ont réussi. De quelle case { $who_said } s’occupe ?
ask-nova6-safe-to-rest = Sont-ils à l’abri des menaces et de la hâte, pour pouvoir se reposer ?
ask-nova6-no-rest = Le repos est troublé. Par quoi ?
ask-nova6-rest-again = Un autre repos avant le jalon diminue de 1 le prochain renouvellement. { $who_said } est d’accord ?

## Contraintes et prouesses

ask-nova6-judge-compel = { $by ->
        [none] « { $aspect } » doit attirer des ennuis à { $target_said } : { $complication }. Est-ce admis, et en quels termes ?
       *[other] { $by_said } propose que « { $aspect } » attire des ennuis à { $target_said } : { $complication }. Est-ce admis, et en quels termes ?
    }
ask-nova6-answer-compel = « { $aspect } » attire des ennuis à { $who_said } : { $complication }. Accepter pour un point d’intrigue, refuser, ou en discuter ?
ask-nova6-let-it-stand = Une contrainte pour { $who_said } : { $complication }. Laisser faire, ou payer 1 point d’intrigue pour l’empêcher ?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } achète une prouesse ({ $stunt_said }). La prouesse s’applique-t-elle ?
       *[other] { $who_said } achète une prouesse ({ $stunt_said }) : { $text }. La prouesse s’applique-t-elle ?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } découvre tout ce qu’il y a à savoir. De quoi s’agit-il ?
        [most] { $who_said } découvre presque tout. De quoi s’agit-il ?
       *[other] { $who_said } découvre une partie. De quoi s’agit-il ?
    }
ask-nova6-explain-dud = La prouesse ({ $who_said }, { $stunt_said }) ne ferait rien. Pourquoi ?
ask-nova6-react-with = { $who_said } peut agir sur-le-champ. Comment ?

## Les personnages

ask-nova6-approve = { $text ->
        [none] { $who_said } voudrait ceci ({ $sort_said }) : « { $name } ». L’accordez-vous, et à quelles conditions ?
       *[other] { $who_said } voudrait ceci ({ $sort_said }) : « { $name } », { $text }. L’accordez-vous, et à quelles conditions ?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}Acquis en interlude : { $learnt_said }.
    }
ask-nova6-slip-away = { $who_said } ne se laisse pas surprendre. Vers où, zone par zone, au plus { $most } ?
