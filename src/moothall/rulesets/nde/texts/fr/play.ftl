### Ce qui se dit en jeu : ce qui s’est passé, ce que l’on demande, et pourquoi les dés sont ce qu’ils sont.
###
### Un champ d’un fait ou d’une question est là sous $champ, pour choisir ou tel qu’on l’a écrit, et sous $champ_said
### avec les mots de ce fichier et de terms.ftl. Un nom propre ne suit jamais « de » ni « que », à cause de l’élision.
### Un champ vide ou caché est le mot none. Un texte qui reste vide, { "" }, ne figure pas dans le récit.

## Résultats, et chances d’un jet

result-FC = Échec et complication assurée
result-F = Échec
result-SC = Succès avec coût
result-S = Succès
result-X = Succès exceptionnel

odds-heading = { $mode ->
        [ladder] d{ $sides } contre { $against }
       *[two] { $against ->
            [0] 2d6 { $modifier_said }
           *[other] 2d6 { $modifier_said }, Difficulté { $against }
        }
    }
odds-success = Réussite en tout
odds-nearly-sure = Presque acquis : on ne lance pas
odds-nearly-impossible = Presque impossible : on ne lance pas

policy-no-luck = Calculé sans Coup de Chance.
policy-luck-reroll-failure = Calculé avec 1 Coup de Chance : on relance après un échec, et le meilleur résultat compte.
policy-luck-buy-failure = Calculé avec 1 Coup de Chance : un échec devient un succès avec coût.
policy-luck-plus-if-better = Calculé avec 1 Coup de Chance : on ajoute 1 au total partout où le résultat y gagne.
policy-luck-step-before = Calculé avec 1 Coup de Chance : il a acheté un dé plus grand avant le jet.

roll-hero = Le héros
roll-result = { $result }

character-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $name } progresse en { $attribute } : +{ $now } désormais.
            [threshold] { $now ->
                [3] { $name } progresse en { $attribute } : niveau Maître (3+).
                [4] { $name } progresse en { $attribute } : niveau Entraîné (4+).
               *[5] { $name } progresse en { $attribute } : niveau Novice (5+).
            }
           *[die] { $name } progresse en { $attribute } : d{ $now } désormais.
        }
        [heart] { $name } progresse et peut maintenant avoir { $now } Cœurs.
        [power] { $name } progresse et peut maintenant avoir { $now } Points de Pouvoir.
       *[trait] { $name } gagne un nouvel Atout.
    }

## Ce qui s’est passé : la table et ses gens

log-nde-table-opened = { $powers_are ->
        [none] La table est ouverte.
       *[other] La table est ouverte. Voici ce qu’est un pouvoir dans ce monde : { $powers_are }.
    }
log-nde-converted = { $options_dice_mode ->
        [ladder] Désormais, cette table lance des dés de toutes les tailles.
        [d6] Désormais, cette table lance un seul dé à six faces.
       *[two] Désormais, cette table lance deux dés à six faces.
    }
log-nde-hero-joined = { $hero_concept ->
        [none] { $hero_name } rejoint la table ({ $hero_role_said }).
       *[other] { $hero_name } rejoint la table ({ $hero_role_said }) : « { $hero_concept } ».
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] Quelque part, à l’abri des regards, il y a { $foe_name } : { $foe_tier_said }, Défense { $foe_defense }, { $foe_hearts ->
            [one] { $foe_hearts } Cœur
           *[other] { $foe_hearts } Cœurs
        }.
       *[other] { $foe_defense ->
            [none] { $foe_name } apparaît : { $foe_tier_said }.
           *[other] { $foe_name } apparaît : { $foe_tier_said }, Défense { $foe_defense }, { $foe_hearts ->
                [one] { $foe_hearts } Cœur
               *[other] { $foe_hearts } Cœurs
            }.
        }
    }
log-nde-foe-revealed = { $foe_name } se montre au grand jour : { $foe_tier_said }, Défense { $foe_defense }, { $foe_hearts ->
        [one] { $foe_hearts } Cœur
       *[other] { $foe_hearts } Cœurs
    }.
log-nde-session-began = { $luck ->
        [one] La session { $session } commence, et chaque héros a { $luck } Coup de Chance.
       *[other] La session { $session } commence, et chaque héros a { $luck } Coups de Chance.
    }
log-nde-scene-began = { $title ->
        [none] Une scène commence.
       *[other] Une scène commence : { $title }.
    }{ $clock ->
        [none] { "" }
       *[other] { $clock_length ->
            [one] {" "}Le compteur tourne : { $clock_length } case à remplir.
           *[other] {" "}Le compteur tourne : { $clock_length } cases à remplir.
        }
    }
log-nde-note-written = { $text ->
        [none] Une note pour { $owner_said } est vide.
       *[other] Une note pour { $owner_said } : { $text }.
    }
log-nde-plot-thickened = { $plot ->
        [none] Le MJ n’a plus de notes.
       *[other] Une note du MJ : { $plot }.
    }
log-nde-table-rolled = { $name ->
        [none] Le jet sur une table aléatoire donne { $number }.
       *[other] Le jet sur la table « { $name } » donne { $number }.
    }

## Ce qui s’est passé : les tests

log-nde-declared = { $aim ->
        [none] { $approach ->
            [none] { $who_said } veut tenter quelque chose.
           *[other] { $who_said } veut tenter quelque chose : { $approach }.
        }
       *[other] { $approach ->
            [none] { $who_said } veut { $aim }.
           *[other] { $who_said } veut { $aim } : { $approach }.
        }
    }
log-nde-settled = { $result ->
        [none] { $advised ->
            [impossible] La voie est barrée, et { $who_said } ne peut rien contre cela : le pouvoir ne passe pas.
            [nearly_impossible] En l’état, c’est presque impossible : { $who_said } a besoin d’un plan, ou d’un autre chemin.
           *[other] En l’état, c’est impossible, et { $who_said } doit s’en passer.
        }
       *[other] { $advised ->
            [nearly_sure] C’est si facile qu’on se passe de dés : { $who_said } y arrive sans peine.
           *[other] Pas besoin de dés : { $who_said } y arrive sans peine.
        }
    }
log-nde-called = { $difficulty ->
        [0] { $attribute ->
            [dex] Le MJ demande un test d’Agilité.
            [str] Le MJ demande un test de Force.
           *[might] Le MJ demande un test de Pouvoir.
        }
       *[other] { $attribute ->
            [dex] Le MJ demande un test d’Agilité, Difficulté { $difficulty }.
            [str] Le MJ demande un test de Force, Difficulté { $difficulty }.
           *[might] Le MJ demande un test de Pouvoir, Difficulté { $difficulty }.
        }
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}L’enjeu : { $stakes }.
    }{ $overruled ->
        [yes] {" "}Les limites habituelles sont levées pour cette fois.
       *[no] { "" }
    }
log-nde-tested = { $attribute ->
        [dex] { $who_said } fait un test d’Agilité
        [str] { $who_said } fait un test de Force
       *[might] { $who_said } fait un test de Pouvoir
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] d{ $sides } contre { $against }
    }) : { $result_said }.
log-reckoned-nde-number = { $needed ->
        [none] { $reached }
       *[other] { $reached } contre { $of ->
            [defense] Défense
           *[difficulty] Difficulté
        } { $needed }
    }
log-reckoned-nde-outcome = { $outcome ->
        [X] succès exceptionnel
        [S] succès
        [SC] succès avec coût
        [FC] échec avec complication
       *[F] échec
    }
log-nde-complicated = { $text ->
        [none] Une complication pour { $who_said } : { $kind_of_said }.
       *[other] { $kind_of ->
            [gm_extra] Quoi qu’aient dit les dés, le MJ ajoute : { $text }.
            [other] Une complication pour { $who_said } : { $text }.
           *[rest] Une complication pour { $who_said } ({ $kind_of_said }) : { $text }.
        }
    }
log-nde-paid = { $text ->
        [none] { $who_said } en paie le prix : { $kind_of_said }.
       *[other] { $kind_of ->
            [other] { $who_said } en paie le prix : { $text }.
           *[rest] { $who_said } en paie le prix ({ $kind_of_said }) : { $text }.
        }
    }
log-nde-benefited = { $detail ->
        [none] { $who_said } fait encore mieux : { $benefit_said }.
       *[other] { $who_said } fait encore mieux ({ $benefit_said }) : { $detail }.
    }
log-nde-circumstance-ended = { $what ->
        [none] Une circonstance ne compte plus.
       *[other] Cela ne compte plus : { $what_said }.
    }
log-nde-helped = { $how ->
        [none] { $helper_said } aide { $who_said }.
       *[other] { $helper_said } aide { $who_said } : { $how }.
    }
log-nde-help-waits = { $how ->
        [none] { $helper_said } aide { $who_said } pour son prochain test.
       *[other] { $helper_said } aide { $who_said } pour son prochain test : { $how_said }.
    }
log-nde-luck-changed = { $use ->
        [step] { $who_said } dépense un Coup de Chance pour un dé plus grand (reste : { $luck }).
        [reroll] { $who_said } dépense un Coup de Chance pour relancer (reste : { $luck }).
        [plus] { $who_said } dépense un Coup de Chance pour ajouter 1 (reste : { $luck }).
        [cost] { $who_said } dépense un Coup de Chance pour un succès avec coût (reste : { $luck }).
       *[award] { $why ->
            [none] { $who_said } reçoit un Coup de Chance et en a { $luck }.
           *[other] { $who_said } reçoit un Coup de Chance et en a { $luck } : { $why }.
        }
    }
log-nde-locked = { $lock_aim ->
        [none] Après un échec, on ne recommence pas à l’identique : { $lock_who_said } doit s’y prendre autrement.
       *[other] Après un échec, on ne recommence pas à l’identique : { $lock_who_said } doit s’y prendre autrement pour { $lock_aim }.
    }
log-nde-unlocked = { $way ->
        [change] { $text ->
            [none] { $lock_who_said } s’y prend autrement.
           *[other] { $lock_who_said } s’y prend autrement : { $text }.
        }
        [cost] { $text ->
            [none] { $lock_who_said } réessaie et en paie le prix.
           *[other] { $lock_who_said } réessaie et en paie le prix : { $text }.
        }
        [withdraw] { $lock_who_said } en reste là.
       *[gm] La situation a assez changé, et { $lock_who_said } peut réessayer.
    }
log-nde-clock-moved = Le compteur avance : { $at } sur { $length }.
log-nde-clock-ran-out = { $consequence ->
        [none] Le compteur est arrivé au bout.
       *[other] Le compteur est arrivé au bout : { $consequence }.
    }

## Ce qui s’est passé : les combats

log-nde-round-began = Le round { $round } commence.
log-nde-phase-changed = { $phase ->
        [heroes] Les héros agissent.
        [foes] Les adversaires agissent à leur tour.
       *[free] Le combat est terminé.
    }
turns-nde-heroes = Tour des héros
turns-nde-foes = Tour des adversaires
step-nde-foes = Faire agir { $who }
log-nde-acted = { $action ->
        [pass] { $who_said } passe son tour.
        [revive] { $who_said } s’agenouille auprès d’un allié à terre.
        [equipment] { $who_said } se sert de son équipement.
        [interact] { $who_said } se sert du décor.
       *[other] { "" }
    }
log-nde-foe-acted = { "" }
log-nde-attack-declared = { $who_said } attaque { $target ->
        [none] un adversaire caché
       *[other] { $target_said }
    }{ $story ->
        [none] .
       *[other] { " " }: { $story }.
    }
log-nde-strike-declared = Attaque contre { $who_said } : { $foes_said }.
log-nde-attacked = { $who_said } attaque { $target ->
        [none] un adversaire caché
       *[other] { $target_said }
    } ({ $attribute_said }, { $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } contre { $against }
        }
    }) : { $result ->
        [FC] une attaque ratée, lourde de conséquences
        [F] une attaque ratée
        [SC] une touche avec coût
        [S] une touche
       *[X] une touche exceptionnelle
    }.
log-nde-foe-hurt = { $out ->
        [none] { $hearts ->
            [none] { $foe_said } encaisse le coup
            [0] { $foe_said } n’a plus de Cœur
            [one] { $foe_said } n’a plus qu’un Cœur
           *[other] { $foe_said } a encore { $hearts } Cœurs
        }
       *[other] { $foe_said } est hors de combat
    }{ $effects ->
        [none] { "" }
       *[other] {" "}({ $effects_said })
    }.
log-nde-effects-changed = { $ends ->
        [yes] { $effect ->
            [none] Un effet sur { $who_said } prend fin.
           *[other] Un effet sur { $who_said } prend fin : { $effect_said }.
        }
       *[no] { $effect ->
            [none] Nouvel effet sur { $who_said }.
           *[other] Nouvel effet sur { $who_said } : { $effect_said }.
        }
    }
log-nde-foe-labelled = { $out ->
        [none] Ce que devient { $foe_said } reste à dire.
        [out] { $foe_said } est hors de combat.
       *[other] Ce que devient { $foe_said } : { $out }.
    }
log-nde-struck = { $foe ->
        [none] { $hit ->
            [yes] Un adversaire caché frappe { $who_said } et fait mouche.
           *[no] Un adversaire caché s’en prend à { $who_said } et rate son coup.
        }
       *[other] { $hit ->
            [yes] { $foe_said } frappe { $who_said } et fait mouche.
           *[no] { $foe_said } s’en prend à { $who_said } et rate son coup.
        }
    }{ $overruled ->
        [yes] {" "}C’est hors de portée, et le MJ le permet.
       *[no] { "" }
    }
log-nde-hearts-changed = { $fallen ->
        [down] { $note ->
            [none] { $who_said } n’a plus de Cœur et se retrouve hors de combat.
           *[other] { $who_said } n’a plus de Cœur et se retrouve hors de combat : { $note }.
        }
        [dead] { $note ->
            [none] { $who_said } meurt.
           *[other] { $who_said } meurt : { $note }.
        }
       *[none] { $note ->
            [none] { $hearts ->
                [one] { $who_said } a maintenant { $hearts } Cœur.
               *[other] { $who_said } a maintenant { $hearts } Cœurs.
            }
           *[other] { $hearts ->
                [one] { $who_said } a maintenant { $hearts } Cœur : { $note }.
               *[other] { $who_said } a maintenant { $hearts } Cœurs : { $note }.
            }
        }
    }
log-nde-armour-spent = { $armour ->
        [0] L’armure encaisse le coup pour { $who_said } ; c’était le dernier jeton d’Armure.
        [one] L’armure encaisse le coup pour { $who_said } ; il reste { $armour } jeton d’Armure.
       *[other] L’armure encaisse le coup pour { $who_said } ; il reste { $armour } jetons d’Armure.
    }

## Ce qui s’est passé : où se trouve chacun

log-nde-moved = { $square ->
        [none] { $place ->
            [none] { $who_said } quitte la carte.
           *[other] { $who_said } est maintenant à la place { $place } de la piste.
        }
       *[other] { $who_said } est maintenant sur la case { $square_said }.
    }{ $overruled ->
        [yes] {" "}C’est plus loin que ne le permet un tour, et le MJ l’accepte.
       *[no] { "" }
    }
log-nde-distance-changed = { $distance ->
        [none] { $mover_said } se déplace.
       *[other] { $moved ->
            [yes] { $mover_said } se déplace ; distance entre { $distance_one_said } et { $distance_other_said } : { $distance_zone_said }.
           *[no] Distance entre { $distance_one_said } et { $distance_other_said } : { $distance_zone_said }.
        }
    }{ $overruled ->
        [yes] {" "}C’est plus loin que ne le permet un tour, et le MJ l’accepte.
       *[no] { "" }
    }
log-nde-cover-changed = { $cover ->
        [partial] { $who_said } est derrière une couverture partielle.
        [full] { $who_said } est derrière une couverture totale.
       *[none] { $who_said } n’a plus de couverture.
    }
log-nde-line-blocked = { $clear ->
        [yes] { $line_one_said } et { $line_other_said } peuvent de nouveau se voir.
       *[no] { $line_one_said } et { $line_other_said } ne peuvent pas se voir.
    }

## Ce qui s’est passé : pouvoirs, repos et développement

log-nde-power-changed = { $why ->
        [conflict_over] { $power ->
            [one] Après le combat, { $who_said } a { $power } Point de Pouvoir.
           *[other] Après le combat, { $who_said } a { $power } Points de Pouvoir.
        }
        [price] { $who_said } perd un Point de Pouvoir (reste { $power }).
        [gift] { $who_said } récupère un Point de Pouvoir et en a { $power }.
       *[other] { $power ->
            [0] { $who_said } fait appel à un pouvoir ({ $why_said }) et n’a plus de Point de Pouvoir.
            [one] { $who_said } fait appel à un pouvoir ({ $why_said }) et n’a plus qu’un Point de Pouvoir.
           *[other] { $who_said } fait appel à un pouvoir ({ $why_said }) et a encore { $power } Points de Pouvoir.
        }
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } emploie un pouvoir
       *[other] { $who_said } emploie un pouvoir, { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } contre { $against }
        }
    }) : { $result_said }.
log-nde-rested = { $how ->
        [safe] Les héros se reposent en toute sécurité : { $now_said }.
       *[breather] Les héros reprennent leur souffle : { $now_said }.
    }
each-now = { $first_said } ({ $second ->
        [one] { $second } Cœur
       *[other] { $second } Cœurs
    }, { $third ->
        [one] { $third } Point de Pouvoir
       *[other] { $third } Points de Pouvoir
    })
log-nde-growth-opened = { $picks ->
        [1] Une partie de l’histoire s’achève, et chaque héros peut progresser sur un point.
        [one] Une partie de l’histoire s’achève, et chaque héros peut progresser sur { $picks } point.
       *[other] Une partie de l’histoire s’achève, et chaque héros peut progresser sur { $picks } points.
    }
log-nde-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $who_said } progresse en { $attribute_said } : { $value_said } désormais.
            [threshold] { $value ->
                [3] { $who_said } progresse en { $attribute_said } : niveau Maître (3+).
                [4] { $who_said } progresse en { $attribute_said } : niveau Entraîné (4+).
               *[5] { $who_said } progresse en { $attribute_said } : niveau Novice (5+).
            }
           *[die] { $who_said } progresse en { $attribute_said } : d{ $value } désormais.
        }
        [heart] { $who_said } peut avoir un Cœur de plus : { $hearts_max } en tout.
        [power] { $who_said } peut avoir un Point de Pouvoir de plus : { $power_max } en tout.
       *[trait] { $traits ->
            [one] { $who_said } gagne l’Atout « { $traits_said } ».
           *[other] { $who_said } gagne un Atout, et voici maintenant la liste : { $traits_said }.
        }
    }

## Ce que l’on demande : avant un test

ask-nde-settle = { $aim ->
        [none] { $who_said } veut tenter quelque chose.
       *[other] { $who_said } veut { $aim }.
    } { $tool ->
        [none] Faut-il un jet ?
       *[other] Avec : { $tool }. Faut-il un jet ?
    }
ask-nde-attribute = { $by ->
        [player] { $who_said } propose : { $suggested_id_said }. D’accord ?
        [nothing] { $who_said } lance : quelle caractéristique ?
       *[usual] { $who_said } lance : quelle caractéristique ? D’ordinaire ici : { $suggested_id_said }.
    }
ask-nde-call = { $needs_stakes ->
        [yes] { $preset ->
            [0] { $who_said } tente le coup. Que risque-t-on, et quoi aide ou gêne ?
           *[other] { $who_said } tente le coup. Quelle Difficulté, et que risque-t-on ?
        }
       *[no] { $preset ->
            [0] { $who_said } attaque. Quelque chose aide ou gêne ?
           *[other] { $who_said } contre { $preset }. D’accord, ou quelque chose aide ou gêne ?
        }
    }
ask-nde-one-place = Ceci compte deux fois, dans la Difficulté { $difficulty } et sur le dé : { $circumstance_said }. Que garder ?
ask-nde-off-the-ladder = { $beyond ->
        [under] Plus facile que facile pour { $who_said }. Est-ce acquis, ou un jet contre { $number } ?
       *[over] Plus difficile qu’héroïque pour { $who_said }. Est-ce impossible, ou un jet contre { $number } ?
    }
ask-nde-crowd = { $minions ->
        [one] { $minions } péon presse { $who_said }. Un jet plus dur, ou une complication ?
       *[other] { $minions } péons pressent { $who_said }. Un jet plus dur, ou une complication ?
    }
ask-nde-help = { $vain ->
        [yes] { $who_said } lance, et le dé ne peut plus grandir. { $helper_said } aide quand même ?
       *[no] { $who_said } lance. { $helper_said } aide, et comment ?
    }
ask-nde-allow-help = { $how ->
        [none] { $helper_said } veut aider { $who_said }. Est-ce que cela compte ?
       *[other] { $helper_said } veut aider { $who_said } : { $how_said }. Est-ce que cela compte ?
    }
ask-nde-ready = { $pool_sides ->
        [0] { $who_said } lance 2d6 { $pool_modifier_said }.
       *[other] { $against ->
            [none] { $who_said } lance un d{ $pool_sides } contre un nombre caché.
           *[other] { $who_said } lance un d{ $pool_sides } contre { $against }.
        }
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}L’enjeu : { $stakes }.
    } On y va ?{ $pool_why ->
        [none] { "" }
       *[other] {" "}(Jusqu’ici : { $pool_why_said }.)
    }
ask-nde-retry = { $aim ->
        [none] { $who_said } a déjà échoué. Qu’est-ce qui change cette fois ?
       *[other] { $who_said } a déjà échoué à { $aim }. Qu’est-ce qui change cette fois ?
    }
ask-nde-luck = { $left ->
        [one] C’est { $result_said }. { $who_said } a { $left } Coup de Chance : le dépenser ?
       *[other] C’est { $result_said }. { $who_said } a { $left } Coups de Chance : en dépenser un ?
    }

## Ce que l’on demande : après un test

ask-nde-trouble = { $on_top ->
        [yes] Qu’est-ce qui tourne encore mal pour { $who_said } ?
       *[no] { $priced ->
            [yes] { $required_by ->
                [none] C’est { $result_said } pour { $who_said }. Un ennui, ou un prix à payer ?
               *[other] C’est { $result_said } pour { $who_said }. Qu’est-ce qui tourne mal, ou quel est le prix ?
            }
           *[no] { $required_by ->
                [none] C’est { $result_said } pour { $who_said }. Est-ce que quelque chose tourne mal ?
               *[other] C’est { $result_said } pour { $who_said }. Qu’est-ce qui tourne mal ?
            }
        }
    }
ask-nde-bargain = { $price_text ->
        [none] { $who_said } peut réussir avec un coût : { $price_kind_said }. Accepter ?
       *[other] { $who_said } peut réussir avec un coût : { $price_text }. Accepter ?
    }
ask-nde-price = { $who_said } obtient un succès avec coût. Quel est ce coût ?
ask-nde-benefit = Succès exceptionnel pour { $who_said } ! Quel bénéfice en plus ?
ask-nde-confirm-benefit = Pour ce succès exceptionnel, { $who_said } propose : { $proposed_said }. D’accord ?
ask-nde-exceptional = Succès exceptionnel pour { $who_said } ! Quel bénéfice ?

## Ce que l’on demande : en combat

ask-nde-start = { $foes ->
        [one] Il y a { $foes } adversaire. Jouer un combat en rounds ?
       *[other] Il y a { $foes } adversaires. Jouer un combat en rounds ?
    }
ask-nde-strike = { $preset ->
        [0] { $foe_said } attaque { $who_said }. Quel test pour esquiver ? D’ordinaire { $dodge_id_said }.
       *[other] { $foe_said } attaque { $who_said }. Quel test pour esquiver ? D’ordinaire { $dodge_id_said } contre { $preset }.
    }
ask-nde-strike-fallen = { $kills ->
        [yes] { $who_said } est à terre, et la prochaine touche tue. { $foe_said } attaque ?
       *[no] { $who_said } est à terre et ne peut rien éviter. { $foe_said } attaque ?
    }
ask-nde-reach = { $who_said } rate. Riposte possible pour { $foe_said } ?
ask-nde-armour = { $losing ->
        [one] { $who_said } perd { $losing } Cœur. Dépenser un jeton d’Armure à la place ?
       *[other] { $who_said } perd { $losing } Cœurs. Dépenser un jeton d’Armure pour en garder un ?
    }

## Ce que l’on demande : pouvoirs, repos et développement

ask-nde-power = { $effect ->
        [none] { $who_said } utilise un pouvoir.
       *[other] { $who_said } utilise un pouvoir : { $effect }.
    }{ $targets ->
        [none] { "" }
       *[other] {" "}Cibles : { $targets_said }.
    }{ $heal ->
        [none] { "" }
       *[other] {" "}Soigne : { $heal_said }.
    }{ $hold ->
        [yes] {" "}Pour immobiliser.
       *[no] { "" }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}Protège : { $shield_said }.
    }{ $boost ->
        [none] { "" }
       *[other] {" "}Renforce : { $boost_said }.
    } { $power ->
        [one] Quel niveau ? (reste { $power } Point de Pouvoir)
       *[other] Quel niveau ? (restent { $power } Points de Pouvoir)
    }
ask-nde-needs-line = { $target_said } : hors de vue ou en couverture totale. Le pouvoir est-il arrêté ({ $who_said }) ?
ask-nde-gift = Pouvoir exceptionnel pour { $who_said } ! Regagner un Point de Pouvoir plutôt qu’un autre bénéfice ?
ask-nde-rest = Y a-t-il le temps et un endroit pour se reposer ?
ask-nde-growth = Un progrès pour { $who_said } : lequel ?
ask-nde-approve-trait = { $trait ->
        [none] { $who_said } aimerait un nouvel Atout. D’accord ?
       *[other] { $who_said } aimerait l’Atout « { $trait } ». D’accord ?
    }

## Pourquoi les dés sont ce qu’ils sont

reason-step-advantage = { $amount ->
        [0] aucun niveau de plus : { $of_said }
       *[other] un niveau de plus : { $of_said }
    }
reason-step-hindrance = { $amount ->
        [0] aucun niveau de moins : { $of_said }
       *[other] un niveau de moins : { $of_said }
    }
reason-step-talent = { $of ->
        [talent] { $amount ->
            [0] aucun niveau de plus : un Talent qui convient
           *[other] un niveau de plus : un Talent qui convient
        }
       *[other] { $amount ->
            [0] aucun niveau de plus : le Talent « { $of } »
           *[other] un niveau de plus : le Talent « { $of } »
        }
    }
reason-step-help = { $amount ->
        [0] aucun niveau de plus : l’aide apportée par { $of_said }
       *[other] un niveau de plus : l’aide apportée par { $of_said }
    }
reason-step-luck = { $amount ->
        [0] aucun niveau de plus : un Coup de Chance
       *[other] un niveau de plus : un Coup de Chance
    }
reason-step-cover = { $amount ->
        [0] aucun niveau de moins : { $of_said }
       *[other] un niveau de moins : { $of_said }
    }
reason-step-range = { $amount ->
        [0] aucun niveau de moins : { $of_said }
       *[other] un niveau de moins : { $of_said }
    }
reason-step-crowd = { $amount ->
        [0] aucun niveau de moins : { $of_said }
       *[other] un niveau de moins : { $of_said }
    }
reason-shift-advantage = { $amount ->
        [-2] plus facile de deux degrés : { $of_said }
        [0] aucun degré de moins : { $of_said }
       *[other] plus facile d’un degré : { $of_said }
    }
reason-shift-hindrance = { $amount ->
        [2] plus difficile de deux degrés : { $of_said }
        [0] aucun degré de plus : { $of_said }
       *[other] plus difficile d’un degré : { $of_said }
    }
reason-shift-cover = { $amount ->
        [2] plus difficile de deux degrés : { $of_said }
        [0] aucun degré de plus : { $of_said }
       *[other] plus difficile d’un degré : { $of_said }
    }
reason-shift-range = { $amount ->
        [2] plus difficile de deux degrés : { $of_said }
        [0] aucun degré de plus : { $of_said }
       *[other] plus difficile d’un degré : { $of_said }
    }
reason-shift-crowd = { $amount ->
        [2] plus difficile de deux degrés : { $of_said }
        [0] aucun degré de plus : { $of_said }
       *[other] plus difficile d’un degré : { $of_said }
    }
reason-shift-talent = { $of ->
        [talent] plus facile d’un degré : un Talent qui convient
       *[other] plus facile d’un degré : le Talent « { $of } »
    }
reason-shift-help = plus facile d’un degré : l’aide apportée par { $of_said }
reason-shift-better = { $amount ->
        [-1] plus facile d’un degré : ce qui aide
       *[other] plus facile ({ $amount_said } degrés) : ce qui aide
    }
reason-shift-worse = { $amount ->
        [1] plus difficile d’un degré : ce qui gêne
       *[other] plus difficile ({ $amount_said } degrés) : ce qui gêne
    }
reason-shift-number = { $amount ->
        [0] TN { $of } laisse le seuil où il est
       *[other] TN { $of } déplace le seuil de { $amount_said }
    }
reason-level-own = niveau { $of_said } : réussite { $amount ->
        [6] avec un 6 seulement
       *[other] à partir de { $amount }
    }
reason-note-net = ce qui aide et ce qui gêne se compensent, et chaque côté compte une fois
reason-note-number-moves = les circonstances déplacent le nombre ; rien ne s’ajoute au jet
reason-note-die-stays = rien de ce qui gêne ne réduit le dé
reason-note-help-and-number = l’aide change le dé et les circonstances le nombre, les deux à la fois
reason-note-any-distance = tout ce qui est en vue peut être touché, si loin que ce soit
reason-note-threshold-held = un seuil reste entre 2 et 6 : ici, { $of }
reason-talent-cancels = le Talent « { $of } » efface un obstacle
reason-note-own-die = le dé de la fiche pour { $of_said } (un rôle n’ajoute rien)
reason-note-cancel = un niveau de plus et un niveau de moins s’annulent
reason-note-own-slot = l’aide et la chance s’ajoutent à la situation
reason-note-net-first = on additionne tous les niveaux avant de changer le dé
reason-note-ladder-end = les dés s’arrêtent au d4 et au d20, et ce qui dépasse est perdu
reason-note-one-test = pour ce test seulement ; la caractéristique garde son dé
reason-note-overruled = le MJ en juge autrement : { $of_said }
reason-note-no-room-for-help = il n’y a plus de place pour le niveau d’un allié
reason-note-helper-gone = { $of_said } n’est plus libre d’aider
reason-note-cover-not-in-melee = la couverture ne compte pas au corps à corps
reason-note-no-distances = ici, personne n’est hors de portée
reason-note-number-up = un niveau de Difficulté en plus : { $of_said }
reason-note-defense-stays = la couverture change le dé, pas la Défense
reason-note-no-number = seul le total décide, sans nombre à atteindre
reason-level-in-2d6 = la Difficulté { $of } compte pour { $amount_said }
reason-luck-kept = le meilleur jet compte : { $amount }

## La courte session que joue `moothall demo`

demo-powers = un chant qui commande au vent et à l’eau
demo-concept-ilse = Une chanteuse de marées qui a perdu son chœur.
demo-concept-bram = Un docker qui n’a jamais lâché une corde.
demo-concept-maren = Une voleuse de lampes qui connaît tous les toits du port.
demo-talent-ilse = Oreille absolue
demo-talent-bram = Épaules larges
demo-talent-maren = Pas de velours
demo-scene = le grenier à sel, à marée basse
demo-consequence = la marée est là, et le plancher sous l’eau
demo-aim-sneak = se faufiler sous le nez des veilleurs de nuit
demo-way-sneak = pieds nus, par-dessus les séchoirs à filets
demo-aim-door = enfoncer la porte du grenier à sel
demo-way-door = avec un long élan depuis la cale
demo-stakes = les lampes se rapprochent
demo-help = un chant fait lever le vent juste au bon moment
demo-foe-boss = Capitaine Kray
demo-foe-elite = Lieutenant Orla
demo-foe-minion = Matelot
demo-effect = une vague jaillie du bassin
demo-trouble-ilse = tout le port entend rugir l’eau
demo-trouble-bram = une lampe se renverse avec fracas
demo-trouble-maren = une mouette crie juste au-dessus de sa tête
demo-price-ilse = tous les chiens du quai se mettent à hurler
demo-price-bram = un volet s’ouvre, et un visage se penche
demo-price-maren = son bonnet reste derrière elle, bien en vue
demo-blow-ilse = une corde mouillée en travers de l’épaule
demo-blow-bram = une gaffe dans les côtes
demo-blow-maren = un genou contre le treuil
demo-name = Un combat près de l’entrepôt
demo-fled = une fuite par-dessus la digue, sans un regard en arrière
demo-trait-ilse = Reconnaît l’heure de la marée à son odeur
demo-trait-bram = Porte un ami comme un sac de sel
demo-trait-maren = Ne laisse jamais d’empreinte mouillée
