### What is said during play : what happened, what is asked, and why the dice are what they are.
###
### A field of a fact or question is there as $field, to choose by or as people wrote it, and as $field_said in the
### words of this file and of terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" },
### is left out of the story. Verbs are in the present tense, so that they fit whoever a name belongs to.

## What happened : the table, its people, adventures and scenes

log-houses-table-opened = { $house ->
        [none] La table est ouverte.
       *[other] La table est ouverte, pour { $house }.
    }
log-houses-character-joined = { $character_supporting ->
        [yes] { $character_name } vient en renfort : { $character_tier_said }.
       *[no] { $character_seen ->
            [no] Quelque part, hors de vue, il y a { $character_name } : { $character_tier_said }.
           *[other] { $character_name } arrive à la table : { $character_tier_said }.
        }
    }
log-houses-character-revealed = { $character_name } paraît au grand jour : { $character_tier_said }.
log-houses-enemies-named = { $enemies ->
        [none] Aucune Maison ennemie n’est connue.
       *[other] Ennemis connus : { $enemies_said }.
    }
log-houses-adventure-began = { $title ->
        [none] Une aventure commence. Impulsion gardée : { $momentum }.
       *[other] Une aventure commence : { $title }. Impulsion gardée : { $momentum }.
    }{ $threat ->
        [none] { "" }
       *[other] {" "}Menace : { $threat }.
    }
log-houses-adventure-ended = L’aventure { $adventure } s’achève.
log-houses-session-began = La session { $session } commence.
log-houses-scene-began = { $title ->
        [none] Une scène commence.
       *[other] Une scène commence : { $title }.
    }
log-houses-scene-ended = { $own ->
        [none] La scène s’achève. Impulsion gardée : { $momentum }.
       *[other] La scène s’achève. Impulsion gardée par chacun : { $own_said }.
    }
each-own = { $first_said } { $second }
log-houses-scene-reflects = { $reflective ->
        [no] L’heure calme est passée.
       *[other] C’est une scène pour démêler ce qui compte.
    }
log-houses-note-written = { $text ->
        [none] Une note pour { $owner_said } est vide.
       *[other] Une note pour { $owner_said } : { $text }.
    }
log-houses-plot-thickened = { $plot ->
        [none] Le MJ n’a plus de notes.
       *[other] Une note du MJ : { $plot }.
    }
log-houses-hook-rolled = { $column ->
        [none] Une accroche : { $hook_plot_said } { $hook_goal_said }. Où : { $hook_location_said }. En travers : { $hook_hazard_said }. Qui : { $hook_character_said }.
       *[other] L’accroche est maintenant : { $hook_plot_said } { $hook_goal_said }. Où : { $hook_location_said }. En travers : { $hook_hazard_said }. Qui : { $hook_character_said }.
    }
log-houses-hook-kept = Le MJ garde l’accroche : { $hook_plot_said } { $hook_goal_said }.

## What happened : the pools

log-houses-momentum-changed = { $lost ->
        [0] Impulsion { $change_said } pour { $who_said } ({ $use_said }) : { $momentum } à présent.
       *[other] { $change ->
            [0] { $who_said } : plus de place pour l’Impulsion, toujours { $momentum }, et { $lost } de perdu.
           *[other] Impulsion { $change_said } pour { $who_said } ({ $use_said }) : { $momentum } à présent, et { $lost } de perdu faute de place.
        }
    }
log-houses-surplus-spent = { $who_said } dépense { $spent } de l’Impulsion nouvelle ({ $use_said }) : il en reste { $left }.
log-houses-threat-changed = { $text ->
        [none] { $threat ->
            [none] Menace { $change_said } ({ $use_said }).
           *[other] Menace { $change_said } ({ $use_said }) : { $threat } à présent.
        }
       *[other] { $threat ->
            [none] Menace { $change_said } ({ $use_said }) : { $text_said }.
           *[other] Menace { $change_said } ({ $use_said }), { $threat } à présent : { $text_said }.
        }
    }
log-houses-determination-changed = { $use ->
        [gained] { $lost ->
            [yes] Il n’y a plus de place : { $who_said } garde { $determination } de Détermination.
           *[no] { $who_said } gagne un point de Détermination : { $determination } à présent.
        }
       *[other] { $who_said } dépense un point de Détermination ({ $use_said }) : il en reste { $determination }.
    }

## What happened : tests

log-houses-declared = { $action ->
        [none] { $who_said } veut tenter quelque chose.
       *[other] { $who_said } veut tenter quelque chose : { $action }.
    }
log-houses-settled = { $how ->
        [no_test] Pas besoin de dés : { $who_said } y arrive, simplement.
        [waived] C’est si simple qu’on ne lance rien : { $who_said } y arrive, sans Impulsion.
        [withdrawn] { $who_said } se ravise.
        [refused] { $who_said } ne peut s’y résoudre, et c’est un échec.
       *[forbidden] { $because ->
            [none] C’est impossible en l’état : { $who_said } devra s’en passer.
           *[other] { $who_said } ne peut pas le faire, et voici pourquoi : { $because }.
        }
    }
log-houses-called = { $difficulty ->
        [none] Le MJ demande un test à { $who_said } ({ $skill_said }) et garde la Difficulté secrète.
       *[other] Le MJ demande un test à { $who_said } ({ $skill_said }), Difficulté { $difficulty }.
    }{ $range ->
        [1] { "" }
       *[other] {" "}Marge de complication : { $range }.
    }
log-houses-drive-chosen = { $drive ->
        [none] { $target ->
            [none] { $who_said } agit avec sa Qualité.
           *[other] { $who_said } agit avec sa Qualité ; seuil { $target }.
        }
       *[other] { $target ->
            [none] { $who_said } agit ; motivation : { $drive_said }.
           *[other] { $who_said } agit ; motivation : { $drive_said } ; seuil { $target }.
        }
    }
log-houses-focus-applied = { $who_said } a une spécialisation qui convient : « { $focus_said } ».
log-houses-assisted = { $target ->
        [none] { $helper_said } aide { $who_said }.
       *[other] { $helper_said } aide { $who_said } d’un dé, seuil { $target }.
    }
log-houses-committed = { $automatic ->
        [0] { $who_said } s’apprête à lancer { $dice } dés.
       *[other] { $who_said } s’apprête à lancer { $dice } dés, dont { $automatic } compte pour un 1.
    }
log-houses-tested = { $passed ->
        [yes] { $who_said } réussit le test ({ $skill_said }). Succès : { $successes }.
       *[no] { $who_said } échoue au test ({ $skill_said }). Succès : { $successes }.
    }{ $difficulty ->
        [none] { "" }
       *[other] {" "}Il en fallait : { $difficulty }.
    }{ $surplus ->
        [0] { "" }
       *[other] {" "}Impulsion nouvelle : { $surplus }.
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Complications : { $complications }.
    }
log-reckoned-houses-number = { $reached } succès{ $needed ->
        [none] { "" }
       *[other] {" "}contre Difficulté { $needed }
    }
log-reckoned-houses-outcome = { $outcome ->
        [passed] test réussi{ $count ->
            [0] { "" }
           *[other] , Impulsion +{ $count }
        }
       *[failed] test échoué
    }
log-houses-rolled-against = { $who ->
        [none] L’autre camp a lancé ses dés. Succès : { $successes }.
       *[other] { $against ->
            [none] { $who_said } s’y oppose. Succès : { $successes }.
           *[other] { $who_said } s’oppose à { $against_said }. Succès : { $successes }.
        }
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Complications : { $complications }.
    }
log-houses-succeeded-at-cost = Succès avec coût pour { $who_said }.
log-houses-narrated = { $text ->
        [none] L’histoire continue.
       *[other] Ce qui arrive : { $text }.
    }
log-houses-informed = { $answer ->
        [none] { $who_said } demande : { $asked }.
       *[other] { $who_said } demande : { $asked }. La réponse : { $answer }.
    }
log-houses-complication-bought-off = { $who_said } ignore une complication. Restent à régler : { $left }.
log-houses-complicated = { $form ->
        [time] { $percent ->
            [0] { $text ->
                [none] Une complication pour { $who_said } : il faut plus de temps.
               *[other] Une complication pour { $who_said } : il faut plus de temps. { $text }.
            }
           *[other] { $text ->
                [none] Une complication pour { $who_said } : il faut { $percent } pour cent de temps en plus.
               *[other] Une complication pour { $who_said } : il faut { $percent } pour cent de temps en plus. { $text }.
            }
        }
       *[other] { $text ->
            [none] Une complication pour { $who_said } : { $form_said }.
           *[other] Une complication pour { $who_said }, { $form_said } : { $text }.
        }
    }
log-houses-trait-made = { $trait_text ->
        [none] Quelque chose de neuf est vrai.
       *[other] { $trait_on ->
            [scene] C’est vrai désormais : « { $trait_text } ».
           *[other] Nouveau trait ({ $trait_on_said }) : « { $trait_text } ».
        }
    }
log-houses-trait-changed = { $trait_text ->
        [none] Quelque chose change.
       *[other] Il en va autrement : « { $trait_text } ».
    }
log-houses-trait-gone = { $trait_text ->
        [none] Quelque chose n’est plus vrai.
       *[other] Ce n’est plus vrai : « { $trait_text } ».
    }
log-houses-traits-weighed = { "" }
log-houses-drive-answered = { $way ->
        [challenge] { $who_said } défie sa propre maxime ({ $drive_said }).
        [comply] { $who_said } se plie à sa maxime ({ $drive_said }), au prix d’une complication.
       *[plain] { $drive_said } s’y oppose, mais { $who_said } agit quand même.
    }
log-houses-drives-changed = { $how ->
        [struck] { $who_said } voit sa maxime rayée : { $drive_said }.
        [rewritten] { $who_said } a une nouvelle maxime : { $drive_said }.
        [recovered] { $who_said } retrouve sa motivation : { $drive_said }.
       *[written] { $who_said } trouve des mots : { $drive_said }.
    }

## What happened : conflicts

log-houses-zones-laid = { $zones ->
        [none] Le plateau est vide.
       *[other] Les lieux de la scène : { $names ->
            [none] { $zones_said }
           *[other] { $names_said }
        }.
    }
log-houses-placed = { $who_said } se trouve ici : { $at ->
        [none] { $zone_said }
       *[other] { $at }
    }.
log-houses-asset-made = { $asset_name ->
        [none] Quelqu’un a du nouveau en main.
       *[other] { $label ->
            [none] { $asset_owner_said } a un nouvel atout, Puissance { $asset_potency } : « { $asset_name } ».
           *[other] { $asset_owner_said } a un nouvel atout, { $label } { $asset_potency } : « { $asset_name } ».
        }
    }{ $unusual ->
        [yes] {" "}C’est plus que d’ordinaire.
       *[no] { "" }
    }
log-houses-asset-changed = { $how ->
        [defensive] « { $asset_name } » protège désormais.
        [plain] « { $asset_name } » ne protège plus.
        [placed] « { $asset_name } » est sur le plateau : { $at ->
            [none] { $asset_zone_said }
           *[other] { $at }
        }.
        [out] « { $asset_name } » est hors jeu.
       *[revealed] « { $asset_name } » paraît au grand jour.
    }
log-houses-asset-moved = { $how ->
        [subtle] { $by_said } agit subtilement : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [bold] { $by_said } agit hardiment : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [further] { $by_said } va plus loin : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [pushed] { $by_said } pousse un atout adverse : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [answered] { $by_said } réplique : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
       *[plain] { $by_said } déplace un atout : { $asset_said }, vers { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
    }
log-houses-move-failed = { $asset_said } ne passe pas, et { $who_said } perd l’initiative.
log-houses-shortfall-gained = { $who_said } gagne ce qui a manqué à l’autre camp : { $amount }.
log-houses-conflict-began = { $outside ->
        [none] Un conflit commence : { $conflict_kind_said }.
       *[other] Un conflit commence : { $conflict_kind_said }. En dehors : { $outside_said }.
    }
log-houses-took-part = { $outside ->
        [yes] { $who_said } quitte le conflit.
       *[no] { $who_said } entre dans le conflit.
    }
log-houses-acted = { $action ->
        [wait] { $who_said } laisse passer son tour.
       *[other] { $who_said } agit : { $action_said }.
    }
log-houses-turn-passed = { $how ->
        [kept] L’initiative est gardée.
        [extra] Il reste le temps d’une action.
        [round] Le round { $conflict_round } commence.
        [named] { $conflict_actor ->
            [none] On sait qui agit.
           *[other] C’est à { $conflict_actor_said } d’agir.
        }
        [penalised] { $conflict_actor ->
            [none] L’action suivante est plus dure.
           *[other] C’est à { $conflict_actor_said } d’agir, et c’est plus dur de { $conflict_penalty }.
        }
       *[passed] { $conflict_side ->
            [players] C’est au tour des joueurs.
            [opposition] C’est au tour de l’opposition.
           *[none] N’importe qui peut agir.
        }
    }
turns-houses-players = Tour des joueurs
turns-houses-opposition = Tour de l’opposition
turns-houses-anyone = N’importe qui peut agir
step-houses-act = Faire agir { $who }
log-houses-conflict-ended = { $all_rise ->
        [yes] Le conflit s’achève. Les vaincus se relèvent, sauf défaite durable.
       *[no] Le conflit s’achève.
    }
log-houses-attack-declared = { $intent ->
        [none] { $asset ->
            [none] { $who_said } attaque { $target_said } à mains nues.
           *[other] { $who_said } attaque { $target_said } ({ $asset_said }).
        }
       *[other] { $asset ->
            [none] { $who_said } attaque { $target_said } à mains nues : { $intent }.
           *[other] { $who_said } attaque { $target_said } ({ $asset_said }) : { $intent }.
        }
    }
log-houses-attacked = { $asset ->
        [none] { $hit ->
            [yes] { $who_said } attaque { $target_said } à mains nues : touché.
           *[no] { $who_said } attaque { $target_said } à mains nues : raté.
        }
       *[other] { $hit ->
            [yes] { $who_said } attaque { $target_said } ({ $asset_said }) : touché.
           *[no] { $who_said } attaque { $target_said } ({ $asset_said }) : raté.
        }
    }
log-houses-track-moved = { $who_said } en est à { $track_points } sur { $track_requirement } vers la défaite ({ $scored_said }).
log-houses-resisted = { $who_said } résiste à la défaite.
log-houses-defeated = { $defeated ->
        [defeated] { $meaning ->
            [none] { $who_said } subit une défaite.
           *[other] Ce que cela veut dire pour { $who_said } : { $meaning }.
        }
        [lasting] { $meaning ->
            [none] { $who_said } subit une défaite durable.
           *[other] { $who_said } subit une défaite durable : { $meaning }.
        }
        [stable] { $who_said } reçoit des soins.
       *[none] { $who_said } revient.
    }
log-houses-task-set = { $task_name } : { $task_points } sur { $task_requirement }.

## What happened : advancement

log-houses-points-gained = { $entry_text ->
        [none] { $who_said } gagne des points de progression : { $entry_points } ({ $entry_source_said }). À présent : { $points }.
       *[other] { $who_said } gagne des points de progression : { $entry_points } ({ $entry_source_said } : { $entry_text }). À présent : { $points }.
    }
log-houses-points-missed = { $who_said } ne gagne pas de point de progression ({ $source_said }) : aucune aventure n’est en cours.
log-houses-points-owed = { $who ->
        [none] Plus rien n’est mis de côté.
       *[other] Mis de côté jusqu’à la fin de l’aventure, points de progression : { $points } ({ $who_said }). Personne d’autre ne doit savoir à quel point c’était difficile.
    }
log-houses-advanced = { $entry_source ->
        [skill] { $who_said } a une meilleure compétence : { $entry_text_said } { $entry_after }. Points restants : { $points }.
        [focus] { $who_said } a une nouvelle spécialisation : « { $entry_text_said } ». Points restants : { $points }.
       *[talent] { $who_said } a un nouveau talent : « { $entry_text_said } ». Points restants : { $points }.
    }{ $entry_given ->
        [none] { "" }
       *[other] {" "}En échange : { $entry_given_said }.
    }

## What is asked : before a test

ask-houses-possible = { $action ->
        [none] { $who_said } veut tenter quelque chose. Est-ce possible en ce moment ?
       *[other] { $who_said } : { $action }. Est-ce possible en ce moment ?
    }
ask-houses-escalates = { $action ->
        [none] { $who_said } agit. Est-ce une escalade ?
       *[other] { $who_said } : { $action }. Est-ce une escalade ?
    }
ask-houses-go-on = { $npc ->
        [yes] C’est une escalade, qui coûte 1 point de Menace. { $who_said } continue ?
       *[no] C’est une escalade, qui ajoute 1 point de Menace. { $who_said } continue ?
    }
ask-houses-skill = { $action ->
        [none] Quelle compétence pour { $who_said } ?
       *[other] { $who_said } : { $action }. Quelle compétence ?
    }
ask-houses-substitute = { $who_said } : { $instead_said } à la place de { $skill_said } (« { $use_said } ») ?
ask-houses-call = Test pour { $who_said } ({ $skill_said }) : quelle Difficulté, quel risque ?
ask-houses-waive = À Difficulté 0, pas d’échec. { $who_said } lance pour l’Impulsion ?
ask-houses-traits = Quels traits comptent ici pour { $who_said } ?
ask-houses-familiar = { $ability_said } : « { $use_said } ». S’applique-t-elle ici à { $who_said } ?
ask-houses-judge = { $action ->
        [none] { $who_said } : une maxime convient-elle, ou contredit-elle ?
        [attack] { $who_said } attaque : une maxime convient-elle, ou contredit-elle ?
        [defense] { $who_said } pare : une maxime convient-elle, ou contredit-elle ?
       *[other] { $who_said } : { $action }. Une maxime convient-elle, ou contredit-elle ?
    }{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
each-statements = { $drive_said } : « { $text_said } »
ask-houses-drive = Quelle motivation pousse { $who_said } ?
ask-houses-offer-point = { $full ->
        [yes] « { $statement_said } » ({ $drive_said }) contredit { $who_said }. Offrir un point de Détermination, sans place pour lui ?
       *[no] « { $statement_said } » ({ $drive_said }) contredit { $who_said }. Offrir un point de Détermination ?
    }
ask-houses-take-point = { $full ->
        [yes] « { $statement_said } » ({ $drive_said }). { $who_said } : faire face pour un point perdu, ou refuser et échouer ?
       *[no] « { $statement_said } » ({ $drive_said }). { $who_said } : prendre la Détermination et faire face, ou refuser et échouer ?
    }
ask-houses-challenge = « { $statement_said } » ({ $drive_said }). { $who_said } : défier, ou se plier ?
ask-houses-focus = { $who_said } ({ $skill_said }) : une spécialisation s’applique-t-elle ?
ask-houses-confirm-focus = { $who_said } : la spécialisation « { $focus_said } » convient-elle ?
ask-houses-fitting-focuses = { $who_said } : quelles spécialisations conviennent ({ $skill_said }) ?
ask-houses-assist = { $action ->
        [none] Qui aide { $who_said }, et comment ?
        [attack] { $who_said } attaque. Qui aide, et comment ?
        [defense] { $who_said } pare. Qui aide, et comment ?
       *[other] { $who_said } : { $action }. Qui aide, et comment ?
    }
ask-houses-allow-assist = { $how ->
        [none] { $helper_said } veut aider { $who_said }. Est-ce que cela compte ?
       *[other] { $helper_said } veut aider { $who_said } : { $how }. Est-ce que cela compte ?
    }
ask-houses-assist-pair = { $helper_said } aide { $who_said } : quelle compétence, quelle motivation ?
ask-houses-assist-point = { $helper_said } : dépenser un point de Détermination, pour que le dé d’aide compte pour un 1 ?
ask-houses-raise = { $who_said } : Difficulté { $difficulty }. L’augmenter ? ({ $price } de Menace le degré, { $reach } au plus)
ask-houses-buy-dice = { $npc ->
        [yes] { $who_said } : { $dice }d20, seuil { $target }. Acheter des dés contre de la Menace ?
       *[no] { $who_said } : { $dice }d20, seuil { $target }. Acheter des dés ? (Impulsion gardée : { $momentum })
    }
ask-houses-point = { $npc ->
        [yes] { $who_said } : y dépenser { $price } de Menace avant le jet ?
       *[no] { $who_said } : y dépenser un point de Détermination avant le jet ?
    }
ask-houses-confirm-trait = { $use ->
        [create] { $on ->
            [scene] Nouveau trait ({ $who_said }) : « { $text } ». D’accord ?
           *[other] Nouveau trait ({ $who_said } → { $on_said }) : « { $text } ». D’accord ?
        }
        [change] { $who_said } change « { $was } » en « { $text } ». D’accord ?
       *[remove] { $who_said } retire « { $was } ». D’accord ?
    }
ask-houses-commit = { $difficulty ->
        [none] { $who_said } lance { $dice }d20 : seuil { $target }.
       *[other] { $who_said } lance { $dice }d20 : seuil { $target }, Difficulté { $difficulty }.
    }{ $momentum ->
        [0] { "" }
       *[other] {" "}Prix en Impulsion : { $momentum }.
    }{ $threat ->
        [0] { "" }
       *[other] {" "}Prix en Menace : { $threat }.
    }{" "}On y va ?

## What is asked : after a roll

ask-houses-again = { $difficulty ->
        [none] { $who_said } : { $successes } succès. Relancer des dés ?
       *[other] { $who_said } : { $successes } succès, Difficulté { $difficulty }. Relancer des dés ?
    }
ask-houses-buy = { $who_said } : { $what_said } contre { $price } d’Impulsion ?
ask-houses-offer-cost = { $who_said } échoue. Offrir un succès avec coût ?
ask-houses-take-cost = { $who_said } échoue. Accepter un succès avec coût ?
ask-houses-narrate = { $passed ->
        [yes] { $who_said } réussit. Que se passe-t-il ?
       *[no] { $who_said } échoue. Que se passe-t-il ?
    }
ask-houses-spend = { $passed ->
        [yes] { $who_said } : Impulsion +{ $fresh }, { $saved } en réserve. La dépenser à quoi ?
       *[no] { $who_said } échoue ; Impulsion en réserve : { $saved }. La dépenser à quoi ?
    }
ask-houses-inform = { $who_said } demande : { $asked }. Quelle est la réponse ?
ask-houses-buy-off = { $npc ->
        [yes] Complication pour { $who_said }. L’ignorer pour 2 points de Menace ?
       *[no] Complication pour { $who_said }. L’ignorer pour 2 points de Menace ?
    }
ask-houses-complication = { $cause ->
        [rolled] Une complication pour { $who_said } : qu’est-ce qui tourne mal ?
        [comply] { $who_said } se plie : qu’est-ce qui tourne mal ?
        [cost] Succès avec coût pour { $who_said } : qu’est-ce qui tourne mal ?
       *[resist] { $who_said } résiste à la défaite : qu’est-ce qui tourne mal ?
    }

## What is asked : conflicts

ask-houses-action = { $penalty ->
        [0] C’est à { $who_said } de jouer. Que se passe-t-il ?
       *[other] C’est à { $who_said } de jouer (premier test : Difficulté +{ $penalty }). Que se passe-t-il ?
    }
ask-houses-move = { $who_said } déplace un atout : lequel, vers où, et comment ?
ask-houses-further = Où va ensuite { $asset_said } ?
ask-houses-push = Déplacer encore un atout d’une zone ?
ask-houses-strike = { $beyond ->
        [none] { $who_said } attaque : qui, et avec quel atout ?
       *[other] { $beyond_said } est hors de portée. { $who_said } attaque : qui, et avec quel atout ?
    }
ask-houses-reach = { $asset ->
        [none] { $who_said } et { $target_said } : deux zones différentes. L’attaque porte-t-elle quand même ?
       *[other] { $asset_said } et { $target_said } : deux zones différentes. L’attaque porte-t-elle quand même ?
    }
ask-houses-intent = { $who_said } attaque { $target_said }. Dans quel but ?
ask-houses-opposed = Qui s’oppose à { $who_said }, et avec quelles compétences ?
ask-houses-requirement = { $target_said } : quelle compétence fixe la piste ?
ask-houses-resist = { $npc ->
        [yes] { $who_said } va perdre. Résister à la défaite pour { $price } de Menace ?
       *[no] { $who_said } va perdre. Résister à la défaite pour { $price } d’Impulsion ou de Menace ?
    }
ask-houses-meaning = { $lasting ->
        [yes] { $target_said } subit une défaite durable. Qu’est-ce que cela veut dire ?
       *[no] { $target_said } subit une défaite. Qu’est-ce que cela veut dire ?
    }
ask-houses-which-asset = Quel atout vise { $who_said } ?
ask-houses-words = { $what ->
        [trait] Qu’est-ce qui doit être vrai alors, tel que le dit { $who_said } ? Ne rien dire : autre chose.
        [question] Que veut savoir { $who_said } ? Ne rien dire : autre chose.
       *[use] Que fait { $who_said }, dans vos mots ? Ne rien dire : autre chose.
    }
ask-houses-new-asset = Quel est ce nouvel atout, et à qui est-il ?
ask-houses-obstacle = Quel obstacle { $who_said } écarte ?
ask-houses-aid = { $who_said } aide : qui, ou quel trait retirer ?
ask-houses-keep = { $price ->
        [0] { $who_said } : garder l’initiative ? (gratuit ; test suivant : Difficulté +{ $penalty })
       *[other] { $who_said } : garder l’initiative pour { $price } ? (test suivant : Difficulté +{ $penalty })
    }
ask-houses-extra-action = { $npc ->
        [yes] Dépenser { $price } de Menace pour une action de plus ({ $who_said }) ?
       *[no] { $who_said } : dépenser un point de Détermination pour agir encore ?
    }
ask-houses-backs-action = { $who_said } a-t-il une maxime qui soutient une action de plus ?{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
ask-houses-confirm-defensive = { $asset_said } protège-t-il { $owner_said } ?

## What is asked : drives, scenes, Threat

ask-houses-recovery = { $statement ->
        [none] { $who_said } a une maxime rayée ({ $drive_said }). Que devient-elle ?
       *[other] « { $statement_said } » est rayé ({ $drive_said }). Qu’en fait { $who_said } ?
    }
ask-houses-which-rises = { $who_said } a plusieurs motivations à égalité. Laquelle monte ?
ask-houses-new-statement = { $deed ->
        [none] Une motivation est à { $rating } sans maxime : { $drive_said }. Que dit { $who_said } ?
       *[other] Une motivation est à { $rating } sans maxime : { $drive_said }, après ceci : { $deed }. Que dit { $who_said } ?
    }
ask-houses-circumstances = { $scene ->
        [none] Combien de Menace apporte la nouvelle scène, jusqu’à { $most } ?
       *[other] Combien de Menace apporte cette scène, jusqu’à { $most } : { $scene } ?
    }
ask-houses-threat = Vous avez { $threat } de Menace. La dépenser à quoi ?
ask-houses-scene-end = Fin de la scène : { $decay } d’Impulsion sur { $momentum } se perd. Quels traits restent ?

## What is asked : advancement, hooks and people

ask-houses-ambition = { $text ->
        [none] Jusqu’où va { $who_said } : 1, 2 ou 3 points ?
       *[other] { $who_said } se rapproche du but : { $text }. Cela vaut-il 1, 2 ou 3 points ?
    }{ $ambition ->
        [none] { "" }
       *[other] {" "}Ambition : « { $ambition } ».
    }
ask-houses-impressed = { $text ->
        [none] { $who_said } impressionne le groupe. D’accord ?
       *[other] { $who_said } impressionne le groupe : { $text }. D’accord ?
    }
ask-houses-advance = { $who_said } a { $points } points à dépenser. À quoi ?
ask-houses-retrain = { $who_said } a { $points } points et renonce à quelque chose. Pour quoi ?
ask-houses-raise-skill = Quelle compétence progresse pour { $who_said } ?
ask-houses-new-focus = Quelle spécialisation apprend { $who_said }, et sous quelle compétence ?
ask-houses-new-talent = Quel talent apprend { $who_said } ?
ask-houses-approve-talent = { $who_said } voudrait le talent « { $talent } ». D’accord ?
ask-houses-give-up = { $gained ->
        [skill] À quoi renonce { $who_said } pour une meilleure compétence ?
        [focus] À quoi renonce { $who_said } pour une nouvelle spécialisation ?
       *[talent] À quoi renonce { $who_said } pour un nouveau talent ?
    }
ask-houses-give-up-which = { $kind_of ->
        [skill] Quelle compétence perd un point pour { $who_said } ?
        [focus] À quelle spécialisation renonce { $who_said } ?
       *[talent] À quel talent renonce { $who_said } ?
    }
ask-houses-hook = { $hook_plot_said } { $hook_goal_said }. Où : { $hook_location_said }. En travers : { $hook_hazard_said }. Qui : { $hook_character_said }. La gardez-vous ?
ask-houses-npc-tier = Est-ce un personnage mineur, notable ou majeur ?
ask-houses-npc-name = Comment s’appelle cette personne, et que fait-elle ?
ask-houses-npc-traits = { $tier ->
        [major] Quelle est sa réputation, et a-t-elle une faction ?
       *[notable] A-t-elle une réputation ?
    }
ask-houses-npc-how = Choisissez-vous les nombres, ou les dés les proposent-ils ?
ask-houses-npc-quality = À quel point est-elle bonne dans ce qu’elle est, de 4 à 8 ?
ask-houses-npc-drives = { $tier ->
        [major] Quelle motivation est à 8, et lesquelles à 7, 6, 5 et 4 ?
       *[notable] Quelle motivation est à 7, et laquelle à 6 ? Les autres sont à 5.
    }
ask-houses-npc-statements = { $tier ->
        [major] Que disent les trois motivations fortes ?
       *[notable] Que dit l’une des deux motivations fortes, ou que disent-elles ?
    }
ask-houses-npc-skills = { $tier ->
        [minor] Quelle compétence est à 6, et lesquelles à 5 ? Les autres sont à 4.
        [notable] Quelle compétence est à 7, laquelle à 6, et lesquelles à 5 ? La dernière est à 4.
       *[major] Où vont 11 points, chaque compétence étant à 4 et aucune au-delà de 8 ?
    }
ask-houses-npc-focuses = { $tier ->
        [minor] Quelle est sa spécialisation, sous sa meilleure compétence ?
        [notable] Quelles sont ses spécialisations : deux sous le 7, une sous le 6 ?
       *[major] Quelles sont ses trois à cinq spécialisations ?
    }
ask-houses-npc-talents = { $with_abilities ->
        [yes] Quels sont ses talents ? Les capacités spéciales viennent ensuite.
       *[no] Quel est son talent, ou quels sont les deux ?
    }
ask-houses-npc-ability = Talents et capacités pour l’instant : { $has }. A-t-elle une capacité spéciale, ou est-ce tout ?
ask-houses-npc-asset = Atouts pour l’instant : { $has }. Qu’a-t-elle d’autre en main ?

## Reasons

reason-die-base = dés pour commencer : { $amount }
reason-die-momentum = un dé contre de l’Impulsion
reason-die-threat = un dé contre de la Menace
reason-die-both = un dé contre de l’Impulsion et de la Menace
reason-die-automatic = un dé qui compte pour un 1
reason-die-helper = un dé de { $of_said }
reason-shift-easier = plus facile : { $of_said }
reason-shift-harder = plus dur : { $of_said }
reason-shift-threat = la Menace durcit de { $amount }
reason-shift-familiar = plus facile pour qui connaît cela : { $of_said }
reason-shift-defended = une défense en travers : { $of_said }
reason-shift-kept = initiative gardée : plus dur de { $amount }
reason-note-their-side = seules comptent les défenses du camp visé
reason-note-only-there = et seulement dans la zone visée
reason-note-traits-add-up = chaque trait compte une fois
reason-note-clamped = dans les limites ({ $amount_said })
reason-note-no-ceiling = pas de plafond en opposition
reason-note-floor = et jamais sous 0
reason-read-target = { $amount ->
        [0] assez bas, c’est un succès
       *[other] un succès à { $amount } ou moins
    }
reason-read-one = un 1 compte pour { $amount }
reason-read-critical = avec la spécialisation, { $amount } ou moins compte double
reason-read-worth = et jamais plus de { $amount }
reason-read-no-focus = sans spécialisation, seul le 1 compte double
reason-read-complication = une complication dès { $amount }
reason-read-range = marge de complication { $amount }
reason-read-both = un dé peut être les deux
reason-read-any-die = n’importe quel dé peut compliquer
reason-note-helpers-add = les succès des aides s’ajoutent
reason-note-helpers-complicate = les dés d’aide peuvent compliquer
reason-note-gate = si le meneur marque
reason-note-outside-the-cap = les dés d’aide s’ajoutent aux cinq
reason-note-new-stands = le nouveau résultat reste
reason-note-old-gone = l’ancien résultat disparaît
reason-note-once = chaque dé une fois
