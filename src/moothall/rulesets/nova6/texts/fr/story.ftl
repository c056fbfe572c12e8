### Sagas, scénarios et jalons ; comment les personnages grandissent ; ceux que joue le MJ : tout ce qu’on en dit en jeu.

## Ce qui s’est passé

log-nova6-story-changed = { $what ->
        [saga] { $of ->
            [none] Une saga commence.
           *[other] Une saga commence : « { $of } ».
        }
        [scenario] { $of ->
            [none] Un scénario commence.
           *[other] Un scénario commence : « { $of } ».
        }
        [session] La session { $of } commence.
        [session-over] La session { $of } est finie.
       *[other] { $of ->
            [major] Ainsi finit le scénario.
            [epic] Ainsi finit la saga.
           *[other] { "" }
        }
    }
log-nova6-rewarded = { $risen ->
        [yes] { $who_said } passe au niveau { $level } et a un progrès à dépenser.
       *[no] { $who_said } reste au niveau { $level }.
    }{ $rewards ->
        [none] { "" }
       *[other] { " " }À changer maintenant : { $rewards_said }.
    }
each-rewards = { $what_said }{ $waits ->
        [yes] { " " }(dans une scène calme)
       *[no] { "" }
    }
log-nova6-grown = { $one_name ->
        [none] { "" }
       *[other] { $what ->
            [aspect] Un aspect de { $one_name } change : « { $old } » devient « { $new } ».
            [kind] { $one_name } est désormais un premier rôle.
            [perk] { $one_name } a un nouvel atout : « { $new } ».
            [rank] { $one_name } dépense un progrès pour un rang : { $new_said }.
            [talent] { $one_name } dépense un progrès pour un talent : « { $new } ».
            [feature] { $one_name } dépense un progrès pour un trait : « { $new } ».
            [flaw] { $one_name } a désormais un défaut : « { $new } ».
            [trade-perk] { $one_name } échange un atout : « { $old } » contre « { $new } ».
            [trade-talent] { $one_name } échange un talent : « { $old } » contre « { $new } ».
            [trade-feature] { $one_name } échange un trait : « { $old } » contre « { $new } ».
            [trade-rank] { $one_name } échange un rang : { $old_said } contre { $new_said }.
           *[other] { $one_name } n’est plus tout à fait la même personne.
        }{ $track ->
            [none] { "" }
           *[other] { $boxes ->
                [none] { "" }
               *[other] { " " }Cases ({ $track_said }) : { $boxes }.
            }
        }
    }
log-nova6-came-again = { $who ->
        [none] { "" }
       *[other] { $who_said } revient dans l’histoire, et ce n’est pas la première fois.
    }
log-nova6-did-well = { $who ->
        [none] { "" }
       *[other] { $points ->
            [none] { $who_said } y parvient, et personne ne s’y oppose.
            [0] { $who_said } y parvient, mais de justesse.
            [one] { $who_said } y parvient, avec { $points } point de prouesse.
           *[other] { $who_said } y parvient, avec { $points } points de prouesse.
        }
    }
log-nova6-group-tried = { $who ->
        [none] { "" }
       *[other] { $who_said } : { $tried } essaient, { $did } y parviennent, { $failed } échouent, { $stayed } restent.
    }
log-nova6-demanded = { $intent ->
        [none] « { $aspect } » barre la route ({ $who_said }).
       *[other] « { $aspect } » barre la route ({ $who_said }) ; le but : { $intent }.
    }

## Ce qu’on demande

ask-nova6-spend-advance = { $left ->
        [one] { $who_said } a un progrès. À quoi sert-il ?
       *[other] { $who_said } a { $left } progrès. À quoi sert l’un d’eux ?
    }
ask-nova6-trade-what = { $who_said } fait un échange : quoi, et contre quoi ?
ask-nova6-missing-aspects = { $who_said } devient un premier rôle. Quels sont ces aspects : { $lacking_said } ?
ask-nova6-agree-swap = { $who_said } veut échanger { $sort ->
        [rank] un rang
        [feature] un trait
       *[talent] un talent
    } : { $old_said } contre { $new_said }. L’histoire le justifie-t-elle ?{ $learnt ->
        [none] { "" }
       *[other] {" "}Acquis en interlude : { $learnt_said }.
    }
ask-nova6-grant-aspect = { $who_said } veut changer encore un aspect : « { $old } » en « { $new } ». L’accordez-vous ?

## Pourquoi

reason-advances-extra = progrès d’un figurant : { $amount }
reason-boxes-extra = { $amount } cases de plus pour les rangs et talents d’un figurant
reason-turns = tours, si personne ne s’y oppose : { $amount }
reason-npc-dice = dés restants après la difficulté : { $amount }
reason-npc-points = points de prouesse pour eux : { $amount }
reason-short-of = dés manquants face à la difficulté : { $amount }
reason-group-did = { $amount } y parviennent
reason-group-tried = { $amount } essaient
reason-note-too-far = hors de portée de { $of } : il faut autant de points de prouesse pour atteindre
reason-note-gang = une bande agit comme un seul
reason-note-one-roll = un seul lancer contre { $of }
reason-note-best-of-gang = le meilleur compte : { $of }
reason-note-gm-rolls = à cette table, c’est le MJ qui lance

## Ce qui ne se peut

error-nothing-said = Dites en quelques mots ce que c’est.
error-group-tried = Au moins { $did } et au plus { $number } peuvent essayer.
error-high-concept = « { $aspect } » est un concept, et seul un jalon épique en change un.
error-level-already = Un jalon mineur de ce scénario a déjà apporté un niveau.
error-no-advance = { $name } n’a plus de progrès à dépenser.
error-no-extra = { $name } n’est pas un figurant qui puisse monter.
error-no-perk-left = { $name } n’a aucun talent où loger un autre atout.
error-no-such-milestone = Il n’y a pas de jalon « { $milestone } » ; il y a ceux-ci : { $kinds }.
error-no-such-reward = Le dernier jalon ne laisse à { $name } rien de tel à changer.
error-not-a-core-aspect = « { $aspect } » n’est pas un aspect central chez { $name }.
error-not-in-the-way = « { $aspect } » n’est pas un aspect de la situation, ou l’on n’a pas dit ce qu’il empêche.
error-not-the-gms = { $name } n’est pas un personnage du MJ.
error-nothing-to-stop = Personne n’en a été averti : { $intent }.
error-nothing-to-swap = Il n’y a pas de « { $what } » à échanger.
error-principals-aspects = Outre son concept, un premier rôle a { $count } aspects centraux ; n’en nommez pas davantage.
error-aspects-in-all = Écrivez { $count ->
        [one] 1 aspect
       *[other] { $count } aspects
    }, chacun en toutes lettres, ou aucun pour renoncer.
error-promotion-aspects = Il manque encore des aspects : { $aspects }.
error-reward-waits = { $name } doit attendre une scène sans danger pour ce changement.
problem-nova6-npc-kind = « { $said } » n’est pas un genre de personnage du MJ ; il y a principal, extra et group.
problem-nova6-npc-count = « { $said } » n’est pas un nombre possible ; un groupe va de 2 à 999, tout autre compte pour 1.
problem-nova6-npc-grown = « { $said } » n’est pas un nombre de progrès ajoutés.

