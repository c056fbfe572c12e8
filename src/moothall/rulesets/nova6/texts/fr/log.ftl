### Ce qui s’est passé : chaque fait en une phrase ou deux.
###
### Aucun nom n’est précédé d’un mot qui s’élide.

## La table et ses gens

log-nova6-table-opened = La table est ouverte.
log-nova6-joined = { $hero_name } rejoint la table.
log-nova6-appeared = { $one_name ->
        [none] { "" }
       *[other] { $one_seen ->
            [no] { $one_number ->
                [one] Quelque part, sans être vu : { $one_name } ({ $one_kind_said }).
               *[other] Quelque part, sans être vu : { $one_name } ({ $one_kind_said }, { $one_number } en tout).
            }
           *[other] { $one_number ->
                [one] { $one_name } apparaît ({ $one_kind_said }).
               *[other] { $one_name } apparaît ({ $one_kind_said }, { $one_number } en tout).
            }
        }
    }
log-nova6-revealed = { $one_name ->
        [none] { "" }
       *[other] { $one_name } se révèle ({ $one_kind_said }).
    }
log-nova6-note-written = { $text ->
        [none] Une note pour { $owner_said } est vide.
       *[other] Une note pour { $owner_said } : { $text }.
    }
log-nova6-plot-thickened = { $plot ->
        [none] Le MJ n’a plus de notes.
       *[other] Une note du MJ : { $plot }.
    }
log-nova6-left-scene = { $out ->
        [incapacitated] { $how ->
            [none] { $who_said } quitte la scène, hors jeu.
           *[other] { $who_said } quitte la scène, hors jeu : { $how }.
        }
        [conceded] { $how ->
            [none] { $who_said } cède et quitte la scène.
           *[other] { $who_said } cède et quitte la scène : { $how }.
        }
        [ended] { $how ->
            [none] C’est la fin pour { $who_said }.
           *[other] C’est la fin pour { $who_said } : { $how }.
        }
       *[left] { $how ->
            [none] { $who_said } quitte la scène.
           *[other] { $who_said } quitte la scène : { $how }.
        }
    }

## Un test

log-nova6-declared = { $attack ->
        [yes] { $who_said } attaque{ $targets ->
            [none] { "" }
           *[some] {" "}{ $targets_said }
        }{ $tool ->
            [none] { "" }
           *[some] {" "}({ $tool_said })
        }{ $intent ->
            [none] .
           *[some] {" "}: { $intent }.
        }
       *[no] { $intent ->
            [none] { $who_said } entreprend une action.
           *[some] { $who_said } : { $intent }.
        }
    }
log-nova6-called = Le MJ demande un test : { $skill ->
        [none] sans compétence
       *[other] { $skill_said }
    }{ $applied ->
        [none] { "" }
       *[other] {" "}({ $applied_said })
    }{ $difficulty ->
        [none] , { $action_said }, à une difficulté tenue cachée.
       *[other] { $difficulty ->
            [0] , { $action_said }
           *[more] {" "}−{ $difficulty }d, { $action_said }
        }{ $versus ->
            [none] { $difficulty ->
                [0] , sans difficulté
               *[more] { "" }
            }
           *[other] {" "}contre { $versus_said }{ $letters ->
                [none] { "" }
               *[other] ^{ $letters }
            }{ $versus_applied ->
                [none] { "" }
               *[other] {" "}({ $versus_applied_said })
            }, { $versus_action_said }
        }{ $superhuman ->
            [yes] {" "}(plus qu’humain)
           *[no] { "" }
        }.{ $overruled ->
            [yes] {" "}Le MJ a changé ce qui était proposé.
           *[no] { "" }
        }
    }
log-nova6-settled = { $how ->
        [stops] { $text ->
            [none] { $who_said } renonce : c’est trop difficile.
           *[other] { $who_said } n’essaie même pas, c’est trop difficile : { $text }.
        }
        [stopped] { $text ->
            [none] Quelqu’un barre à temps la route à { $who_said }.
           *[other] Quelqu’un barre à temps la route à { $who_said } : { $text }.
        }
        [granted] { $text ->
            [none] Pas besoin de dés : ce que l’on sait suffit pour { $who_said }.
           *[other] Pas besoin de dés, ce que l’on sait suffit pour { $who_said } : { $text }.
        }
        [unopposed] { $text ->
            [none] Personne ne s’y oppose : { $who_said } réussit, tout simplement.
           *[other] Personne ne s’y oppose et { $who_said } réussit, tout simplement : { $text }.
        }
        [fails] { $text ->
            [none] { $who_said } échoue sans lancer : on ne perçoit rien.
           *[other] { $who_said } échoue sans lancer : { $text }.
        }
        [no-connection] { $who_said } n’a rien à quoi toucher ici : ces mots ne blessent personne.
        [no-risk] Rien n’est en jeu : { $who_said } n’a pas de raison de lancer.
       *[narrate] { $text ->
            [none] Pas besoin de dés : le MJ raconte simplement ce qui se passe.
           *[other] Pas besoin de dés : { $text }.
        }
    }
log-nova6-gathered = { $net ->
        [none] { $who_said } rassemble les dés.
        [0] { $who_said } lance à zéro : trois dés.
       *[other] { $who_said } lance à { $net_said }d.
    }
log-nova6-traded = { $points ->
        [one] Des dés sont échangés, et 1 point de prouesse attend le résultat. { $who_said } lance à { $net_said }d.
       *[other] Des dés sont échangés, et { $points } points de prouesse attendent le résultat. { $who_said } lance à { $net_said }d.
    }
log-nova6-tested = { $who_said } { $success ->
        [yes] réussit
       *[no] échoue
    }{ $how ->
        [flip] {" "}malgré tout
       *[other] { "" }
    }{ $trio ->
        [none] { $how ->
            [practiced] {" "}à coup sûr, sans lancer
           *[other] { "" }
        }
       *[other] {" "}avec { $trio_said }
    }{ $points ->
        [0] { "" }
        [one] {" "}et gagne 1 point de prouesse
       *[other] {" "}et gagne { $points } points de prouesse
    }.{ $counter ->
        [0] { "" }
        [one] {" "}L’autre camp a 1 point de prouesse.
       *[other] {" "}L’autre camp a { $counter } points de prouesse.
    }
log-nova6-overruled = { $success ->
        [yes] Le MJ écarte le résultat : { $who_said } réussit tout de même.
       *[no] Le MJ écarte le résultat : { $who_said } échoue tout de même.
    }
log-nova6-failed = { $text ->
        [none] Ce que cet échec signifie pour { $who_said } reste ouvert.
       *[other] { $catastrophe ->
            [yes] L’échec pour { $who_said } : { $text }. C’est pire qu’un échec simple d’ordinaire.
           *[no] L’échec pour { $who_said } : { $text }.
        }
    }
log-nova6-paid = { $text ->
        [none] Succès avec coût pour { $who_said } : { $cost_said }.
       *[other] Succès avec coût pour { $who_said } ({ $cost_said }) : { $text }.
    }
log-nova6-achieved = { $what ->
        [afloat] { $who_said } reste à flot.
        [noticed] { $who_said } le remarque.
        [passed] { $of ->
            [none] { $who_said } passe.
           *[other] { $who_said } laisse ceci derrière soi : { $of_said }.
        }
        [defended] { $for_another ->
            [yes] { $of ->
                [none] { $who_said } pare.
               *[other] { $who_said } pare pour { $of_said }.
            }
           *[no] { $who_said } pare.
        }
       *[goal] { $of ->
            [none] { $who_said } y arrive.
           *[other] { $who_said } y arrive : { $of_said }.
        }
    }
log-nova6-remembered = { "" }
log-nova6-turn-changed = { $what ->
        [declared] { $turn_declared ->
            [1] { "" }
           *[other] { $who_said } annonce { $turn_declared } actions pour ce tour.
        }
        [focus] { $who_said } se concentre.
        [rally] { $who_said } passe tout son tour à se reprendre.
        [lapsed] { $who_said } a attendu en vain : le tour retardé s’achève avec le round.
        [waits] { $who_said } attend le bon moment.
       *[other] { "" }
    }

## Les points

log-nova6-points-lapsed = { $points ->
        [one] 1 point de prouesse n’est pas dépensé et disparaît.
       *[other] { $points } points de prouesse ne sont pas dépensés et disparaissent.
    }
log-nova6-points-banked = { $points ->
        [one] Le MJ garde 1 point de prouesse pour la suite de la scène.
       *[other] Le MJ garde { $points } points de prouesse pour la suite de la scène.
    }
log-nova6-plot-points-changed = { $who ->
        [none] Le MJ
       *[other] { $who_said }
    } a maintenant { $points ->
        [one] { $points } point d’intrigue
       *[other] { $points } points d’intrigue
    } ({ $use_said }).
log-nova6-setbacks-changed = { $setbacks ->
        [0] { $who_said } n’a plus de dé de revers ({ $why_said }).
        [one] { $who_said } a maintenant 1 dé de revers ({ $why_said }).
       *[other] { $who_said } a maintenant { $setbacks } dés de revers ({ $why_said }).
    }
log-nova6-stunt-bought = { $points ->
        [one] Une prouesse à 1 point
       *[other] Une prouesse à { $points } points
    }{ $text ->
        [none] {" "}: { $stunt_said }.
       *[other] {" "}({ $stunt_said }) : { $text }.
    }
log-nova6-invoked = { $by ->
        [none] Le MJ
       *[other] { $by_said }
    } invoque « { $aspect } »{ $reason ->
        [none] {" "}: { $benefit_said }.
       *[other] {" "}({ $reason }) : { $benefit_said }.
    }

## Ce qui dure

log-nova6-effect-began = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said } : STRESS tant que ce niveau est plein.
       *[other] { $effect_owner ->
            [none] Nouveau dans la scène :
           *[other] Nouveau pour { $effect_owner_said } :
        } { $effect_kind ->
            [advantage] « { $effect_name } », { $effect_rating ->
                [0] sans dé pour l’instant
               *[other] { $effect_rating_said }d
            }
            [condition] la condition « { $effect_name } », { $effect_rating }d
            [damage] { $effect_made ->
                [yes] une attaque, « { $effect_name } », à
               *[no] « { $effect_name } », qui inflige
            }{" "}{ $effect_rating ->
                [one] { $effect_rating } dégât
               *[other] { $effect_rating } dégâts
            }
            [soak] « { $effect_name } », qui absorbe { $effect_rating }
            [asset] la ressource « { $effect_name } »{ $effect_rating ->
                [0] { "" }
               *[other] {" "}[{ $effect_rating }]
            }
           *[aspect] l’aspect « { $effect_name } »
        }{ $effect_skills ->
            [none] { "" }
           *[other] {" "}({ $effect_skills_said })
        }{ $effect_kind ->
            [damage] { $effect_made ->
                [yes]  ; { $effect_duration_said }
               *[no] { "" }
            }
           *[other]  ; { $effect_duration_said }
        }.
    }
log-nova6-effect-changed = { $effect_name ->
        [none] { "" }
       *[other] « { $effect_name } » : désormais { $effect_kind ->
            [advantage] { $effect_rating_said }d, { $effect_duration_said }
            [condition] { $effect_rating }d, { $effect_duration_said }
            [damage] { $effect_made ->
                [yes] une attaque à{" "}
               *[no] { "" }
            }{ $effect_rating ->
                [one] { $effect_rating } dégât
               *[other] { $effect_rating } dégâts
            }{ $effect_made ->
                [yes] , { $effect_duration_said }
               *[no] { "" }
            }
            [soak] absorption { $effect_rating }, { $effect_duration_said }
            [asset] une ressource, { $effect_rating ->
                [one] { $effect_rating } utilisation
               *[other] { $effect_rating } utilisations
            }
           *[aspect] un aspect, { $effect_duration_said }
        }{ $effect_marks ->
            [none] { "" }
           *[other] {" "}({ $effect_marks_said })
        }.
    }
log-nova6-effect-ended = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said } : le STRESS prend fin.
       *[other] { $why ->
            [replaced] { "" }
           *[other] « { $effect_name } », c’est fini : { $why_said }.
        }
    }
log-nova6-marked = { "" }
log-nova6-unmarked = { "" }

## Les dégâts

log-nova6-harmed = { $damage ->
        [0] { $who_said } ne subit aucun dégât{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
       *[other] { $who_said } subit { $damage ->
            [one] { $damage } dégât
           *[more] { $damage } dégâts
        } : { $level ->
            [none] plus aucune case libre
            [stressed] une case STRESS, { $duration_said }
            [staggered] une case d’étourdissement, { $duration_said }
           *[incapacitated] une case de neutralisation, { $duration_said }
        }{ $stands ->
            [yes] {" "}– pas encore hors jeu
           *[no] { "" }
        }{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
    }
log-nova6-hit = { $to ->
        [none] { $by ->
            [none] Une attaque porte : { $rating } de dégâts, { $duration_said }.
           *[other] { $by_said } porte une attaque : { $rating } de dégâts, { $duration_said }.
        }
       *[other] { $by ->
            [none] Une attaque touche { $to_said } : { $rating } de dégâts, { $duration_said }.
           *[other] { $by_said } touche { $to_said } : { $rating } de dégâts, { $duration_said }.
        }
    }
log-nova6-missed = { $target ->
        [none] { $who_said } tire trop court.
       *[other] { $who_said } tire trop court et n’atteint pas { $target_said }.
    }
log-nova6-reduced = { $how ->
        [concede] { $who_said } cède
        [sacrifice] { $who_said } sacrifie quelque chose
       *[grave] { $who_said } prend un aspect grave
    }{ $text ->
        [none] { "" }
       *[other] {" "}({ $text })
    } ; { $damage ->
        [0] il ne reste aucun dégât.
       *[other] dégâts restants : { $damage }.
    }
log-nova6-stayed-in = { $staying ->
        [yes] { $who_said } reste tout de même en scène.
       *[no] { $who_said } n’a plus à s’accrocher pour rester.
    }

## Ensemble

log-nova6-group-called = { $mode ->
        [any] Test de groupe ({ $members_said }), un seul succès suffit
       *[all] Test de groupe ({ $members_said }), tous doivent réussir
    }{ $intent ->
        [none] .
       *[other] {" "}: { $intent }.
    }
log-nova6-group-tested = { $success ->
        [yes] Ensemble, c’est réussi
       *[no] Ensemble, c’est un échec
    }{ $points ->
        [0] .
        [one] , avec 1 point de prouesse en commun.
       *[other] , avec { $points } points de prouesse en commun.
    }

## Se déplacer

log-nova6-moved = { $spot ->
        [none] { $zone ->
            [none] { $who_said } se déplace.
           *[other] { $who_said } est maintenant ici : { $zone_said }.
        }
       *[other] { $zone ->
            [none] { $who_said } est maintenant ici : { $spot }.
           *[other] { $who_said } est maintenant ici : { $zone_said }, { $spot }.
        }
    }
log-nova6-zones-set = { $zones ->
        [none] Le lieu n’est pas divisé en zones.
        [one] Le lieu est une seule zone : { $zones_said }.
       *[other] Le lieu se divise en zones : { $zones_said }.
    }
log-nova6-travelled = { $gone ->
        [0] { "" }
       *[other] { $zone ->
            [none] { $who_said } avance.
           *[other] { $who_said } avance et se trouve maintenant ici : { $zone_said }.
        }
    }
log-nova6-took-cover = { $cover ->
        [none] { $who_said } sort de sa couverture.
       *[other] { $who_said } se met à couvert : { $cover_material_said } ({ $cover_degree_said }).
    }
log-nova6-side-taken = { $ally ->
        [yes] { $who_said } se range du côté des héros.
       *[no] { $who_said } se range contre les héros.
    }
log-nova6-load-dropped = { $dropped ->
        [yes] { $who_said } lâche sa charge.
       *[no] { $who_said } reprend sa charge.
    }
log-nova6-fell = { $fall_who ->
        [none] { "" }
       *[other] { $fall_who_said } tombe.
    }
log-nova6-landed = { $held ->
        [yes] { $who_said } se rattrape et ne tombe plus.
       *[no] { $who_said } touche le sol.
    }
log-nova6-beyond-reach = { $stays ->
        [yes] { $who_said } est très loin, mais encore dans le conflit.
       *[no] { $who_said } est si loin que le conflit continue sans ce personnage.
    }

## Les scènes

log-nova6-scene-began = { $scene_title ->
        [none] { $scene_purpose ->
            [rest] Le groupe se repose : { $scene_kind_said }, en { $scene_scale_said }.
           *[other] Une scène commence : { $scene_kind_said }, en { $scene_scale_said }.
        }
       *[other] Une scène commence, { $scene_title } : { $scene_kind_said }, en { $scene_scale_said }.
    }{ $scene_goal ->
        [0] { "" }
       *[other] {" "}{ $scene_skill ->
            [none] Le but :
           *[other] { $scene_skill_said }{ $scene_use ->
                [none] { "" }
               *[other] {" "}({ $scene_use })
            }
        } [{ $scene_goal } succès].
    }{ $scene_requirement ->
        [none] { "" }
       *[other] {" "}Il y faut ceci : { $scene_requirement }.
    }
log-nova6-scene-ended = { $outcome ->
        [none] La scène est finie.
       *[other] La scène est finie : { $outcome }.
    }
log-nova6-scale-changed = On passe maintenant en { $scale_said }.
log-nova6-hinted = { $what ->
        [acts] Un scénario compte d’ordinaire de trois à cinq jalons, et non { $of ->
            [none] autant
           *[other] { $of }
        }.
        [long-action] Cela dure depuis plus de trois minutes. Le temps narratif irait-il mieux ?
        [expositions] C’est la quatrième exposition de suite. Est-il temps qu’il se passe quelque chose ?
        [many-zones] Cela fait plus de cinq zones. Moins suffirait-il ?
        [split-building] Un bâtiment de cette taille fait plutôt deux zones ou plus.
        [split-open] Un terrain aussi vaste se divise mieux en plusieurs zones.
        [has-not-acted] { $of ->
            [none] Quelqu’un n’a encore rien fait dans cette scène.
           *[other] { $of_said } n’a encore rien fait dans cette scène.
        }
       *[other] Une suggestion pour le MJ : { $what_said }.
    }
log-nova6-warned = { $intent ->
        [none] { $who_said } s’apprête à agir, si personne ne s’y oppose.
       *[other] { $who_said } s’apprête à faire ceci, si personne ne s’y oppose : { $intent }.
    }
log-nova6-acted-in-scene = { "" }
log-nova6-passed = { $name ->
        [none] C’est fini aussitôt qu’arrivé.
       *[other] « { $name } », c’est fini aussitôt qu’arrivé.
    }

## Rounds et tours

log-nova6-order-set = { $early ->
        [none] { $late ->
            [none] Seule l’opposition agit.
           *[other] Après l’opposition : { $late_said }.
        }
       *[other] { $late ->
            [none] Avant l’opposition : { $early_said }.
           *[other] Avant l’opposition : { $early_said } ; après elle : { $late_said }.
        }
    }
log-nova6-round-began = Le round { $round } commence.
log-nova6-turn-came = { $who ->
        [none] { $phase ->
            [early] Ceux qui devancent l’opposition agissent.
            [opposition] L’opposition agit.
            [late] Ceux qui suivent l’opposition agissent.
            [bonus] C’est le moment des actions bonus.
           *[other] { "" }
        }
       *[other] { $phase ->
            [bonus] { $who_said } a une action bonus.
           *[other] C’est à { $who_said } de jouer.
        }
    }
turns-nova6-early = Héros avant l’opposition
turns-nova6-opposition = Tour de l’opposition
turns-nova6-late = Héros après l’opposition
turns-nova6-bonus = Actions bonus
turns-nova6-heroes = Tour des héros
step-nova6-act = Faire agir { $who }
step-nova6-end-turn = Finir le tour ({ $who })
log-nova6-tokens-changed = { $who ->
        [none] Actions bonus gratuites de l’opposition : { $tokens } ({ $why_said }).
       *[other] Actions bonus gratuites pour { $who_said } : { $tokens } ({ $why_said }).
    }
log-nova6-interrupted = { $in_time ->
        [yes] { $who_said } interrompt l’action
       *[no] { $who_said } veut devancer l’action, mais trop tard
    }{ $intent ->
        [none] .
       *[other] {" "}: { $intent }.
    }
log-nova6-fizzled = { $intent ->
        [none] Cela n’aboutit pas pour { $who_said }.
       *[other] Voici qui n’aboutit pas pour { $who_said } : { $intent }.
    }

## Défis et compétitions

log-nova6-task-set = { $task_name ->
        [none] { "" }
       *[other] { $task_result ->
            [success] La tâche « { $task_name } » est accomplie.
            [failure] { $task_blocked ->
                [yes] La tâche « { $task_name } » a échoué, et l’on ne peut pas aller plus loin.
               *[no] La tâche « { $task_name } » a échoué.
            }
           *[none] { $task_known ->
                [no] Une tâche que les joueurs ignorent encore : « { $task_name } ».
               *[other] Il y a ceci à faire : « { $task_name } ».
            }
        }
    }
log-nova6-task-dropped = { $task_name ->
        [none] { "" }
       *[other] La tâche « { $task_name } » est abandonnée.
    }
log-nova6-judged = { $outcome ->
        [none] Tâches accomplies : { $done } sur { $of }.
       *[other] Tâches accomplies : { $done } sur { $of }. L’issue : { $outcome }.
    }
log-nova6-counted = { $count_who ->
        [none] { $count_against ->
            [none] Succès de l’opposition : { $count_successes }.
           *[other] Succès de l’opposition contre { $count_against_said } : { $count_successes }.
        }
       *[other] { $count_against ->
            [none] Succès pour { $count_who_said } : { $count_successes }.
           *[other] Succès pour { $count_who_said } contre { $count_against_said } : { $count_successes }.
        }
    }
log-nova6-rival-traded = { $automatic ->
        [0] Le rival n’échange rien
        [one] Le rival échange ses rangs contre 1 succès assuré
       *[other] Le rival échange ses rangs contre { $automatic } succès assurés
    } ; { $hindrance ->
        [0] aucune difficulté ce round.
       *[other] difficulté −{ $hindrance }d ce round.
    }
log-nova6-contest-decided = { $winners ->
        [none] { $losers ->
            [none] Personne n’a encore gagné.
           *[other] Défaite : { $losers_said }.
        }
       *[other] { $losers ->
            [none] Victoire : { $winners_said }.
           *[other] Victoire : { $winners_said }. Défaite : { $losers_said }.
        }
    }{ $over ->
        [yes] {" "}La compétition est finie.
       *[no] { "" }
    }

## Ce qui prend du temps

log-nova6-undertaking-changed = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_goal ->
            [0] { $undertaking_who_said } s’y emploie : { $undertaking_what } ({ $undertaking_skill ->
                [none] { "" }
               *[other] { $undertaking_skill_said } [{ $undertaking_interval }], { "" }
            }{ $undertaking_interval_said }).
           *[other] { $undertaking_who_said } s’y emploie : { $undertaking_what } ({ $undertaking_successes } succès sur { $undertaking_goal }).
        }
    }
log-nova6-undertaking-done = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_who_said } en vient à bout : { $undertaking_what }.
    }

## Les choses

log-nova6-malfunctioned = { $text ->
        [none] { $who_said } ne marche plus comme il faut.
       *[other] { $who_said } ne marche plus comme il faut : { $text }.
    }

## Récupération

log-nova6-recovered = { $how ->
        [longer] Le stress dure maintenant davantage ({ $who_said }, cases : { $boxes }).
        [shorter] Le stress dure maintenant moins ({ $who_said }, cases : { $boxes }).
       *[cleared] { $who_said } récupère (cases effacées : { $boxes }).
    }
log-nova6-came-back = { $who_said } revient en jeu.
log-nova6-milestone-passed = { $milestone_said }. { $points ->
        [none] Points d’intrigue du MJ : { $gm_points }.
       *[other] Points d’intrigue : { $points_said } ; le MJ { $gm_points }.
    }
each-points = { $first_said } { $second }
log-nova6-refresh-cut = { $cut ->
        [0] Le prochain renouvellement est de nouveau entier ({ $who_said }).
       *[other] Le prochain renouvellement est diminué de { $cut } ({ $who_said }).
    }

## Contraintes et vérités

log-nova6-compel-offered = { $by ->
        [none] Le MJ propose des ennuis à { $target_said } par « { $aspect } » : { $complication }.
       *[other] { $by_said } propose des ennuis à { $target_said } par « { $aspect } » : { $complication }.
    }
log-nova6-compelled = « { $aspect } » attire des ennuis à { $who_said } : { $complication }.
log-nova6-compel-settled = { $how ->
        [rejected] Le MJ n’admet pas la contrainte, et rien ne se passe.
        [refused] { $text ->
            [none] { $who_said } refuse, et rien ne se passe.
           *[other] { $who_said } refuse, et rien ne se passe : { $text }.
        }
       *[prevented] Le MJ paie pour épargner ces ennuis à { $who_said }.
    }
log-nova6-truth-told = { $text ->
        [none] « { $aspect } », c’est vrai, tout simplement.
       *[other] « { $aspect } », c’est vrai, tout simplement : { $text }.
    }

## Prouesses

log-nova6-found-out = { $text ->
        [none] { $who_said } découvre { $how_much ->
            [all] tout ce qu’il y a à savoir.
            [most] presque tout.
           *[other] une partie.
        }
       *[told] { $who_said } découvre { $how_much ->
            [all] tout ce qu’il y a à savoir
            [most] presque tout
           *[other] une partie
        } : { $text }.
    }
log-nova6-explained = { $text ->
        [none] Cela ne fait rien ({ $stunt_said }), mais { $who_said } apprend pourquoi.
       *[other] Cela ne fait rien ({ $stunt_said }), mais { $who_said } apprend pourquoi : { $text }.
    }

## Les personnages

log-nova6-proposal-settled = { $allowed ->
        [yes] Le MJ accorde ceci à { $who_said } ({ $sort_said }) : « { $name } ».
       *[no] Le MJ refuse ceci à { $who_said } ({ $sort_said }) : « { $name } ».
    }
log-nova6-traits-changed = « { $name } » est corrigé, et { $who_said } l’a désormais sous sa nouvelle forme.
