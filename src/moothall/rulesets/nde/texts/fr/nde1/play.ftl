### Ce qui se dit autrement à une table de la première édition : la Difficulté est un TN, les adversaires subissent des
### Blessures, et la magie coûte du Mana.

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
       *[power] { $name } progresse et peut maintenant avoir { $now } points de Mana.
    }
log-nde-table-opened = { $powers_are ->
        [none] La table est ouverte.
       *[other] La table est ouverte. Voici ce qu’est la magie dans ce monde : { $powers_are }.
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] { $foe_tier ->
            [minion] Quelque part, à l’abri des regards, il y a { $foe_name } : { $foe_tier_said }, TN { $foe_defense }.
           *[other] Quelque part, à l’abri des regards, il y a { $foe_name } : { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
                [one] { $foe_hearts } Blessure
               *[other] { $foe_hearts } Blessures
            } à infliger.
        }
       *[other] { $foe_defense ->
            [none] { $foe_name } apparaît : { $foe_tier_said }.
           *[other] { $foe_tier ->
                [minion] { $foe_name } apparaît : { $foe_tier_said }, TN { $foe_defense }.
               *[other] { $foe_name } apparaît : { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
                    [one] { $foe_hearts } Blessure
                   *[other] { $foe_hearts } Blessures
                } à infliger.
            }
        }
    }
log-nde-foe-revealed = { $foe_tier ->
        [minion] { $foe_name } se montre au grand jour : { $foe_tier_said }, TN { $foe_defense }.
       *[other] { $foe_name } se montre au grand jour : { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
            [one] { $foe_hearts } Blessure
           *[other] { $foe_hearts } Blessures
        } à infliger.
    }
log-nde-session-began = La session { $session } commence.
log-nde-called = { $attribute ->
        [dex] Le MJ demande un test d’Agilité à TN { $difficulty }.
        [str] Le MJ demande un test de Force à TN { $difficulty }.
       *[might] Le MJ demande un test de Magie à TN { $difficulty }.
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
       *[might] { $who_said } fait un test de Magie
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] d{ $sides } contre { $against }
    }) : { $result_said }.
log-nde-foe-hurt = { $out ->
        [none] { $hearts ->
            [none] { $foe_said } encaisse le coup
            [0] { $foe_said } ne peut plus subir de Blessure
            [one] { $foe_said } accuse le coup et ne peut plus subir qu’une Blessure
           *[other] { $foe_said } accuse le coup et peut encore subir { $hearts } Blessures
        }
       *[other] { $foe_said } est hors de combat
    }{ $effects ->
        [none] { "" }
       *[other] {" "}({ $effects_said })
    }.
log-nde-power-changed = { $why ->
        [conflict_over] { $power ->
            [one] Après le combat, { $who_said } a { $power } point de Mana.
           *[other] Après le combat, { $who_said } a { $power } points de Mana.
        }
        [price] { $who_said } perd 1 Mana (reste { $power }).
        [gift] { $who_said } récupère un point de Mana et en a { $power }.
       *[other] { $power ->
            [0] { $who_said } fait appel à la magie ({ $why_said }) et n’a plus de Mana.
            [one] { $who_said } fait appel à la magie ({ $why_said }) et n’a plus qu’un point de Mana.
           *[other] { $who_said } fait appel à la magie ({ $why_said }) et a encore { $power } points de Mana.
        }
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } fait de la magie
       *[other] { $who_said } fait de la magie, { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } contre { $against }
        }
    }) : { $result_said }.
each-now = { $first_said } ({ $second ->
        [one] { $second } Cœur
       *[other] { $second } Cœurs
    }, { $third ->
        [one] { $third } point de Mana
       *[other] { $third } points de Mana
    })
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
        [power] { $who_said } peut avoir un point de Mana de plus : { $power_max } en tout.
       *[trait] { $who_said } gagne un Atout : { $traits_said }.
    }
ask-nde-one-place = Ceci compte deux fois, dans le TN { $difficulty } et comme décalage : { $circumstance_said }. Que garder ?
ask-nde-power = { $effect ->
        [none] { $who_said } utilise la magie.
       *[other] { $who_said } utilise la magie : { $effect }.
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
    } Quel niveau ? (reste { $power } Mana)
ask-nde-gift = Magie exceptionnelle pour { $who_said } ! Regagner 1 Mana plutôt qu’un autre bénéfice ?
ask-nde-growth = Un progrès pour { $who_said } : lequel ?
reason-note-own-die = le dé de la fiche pour { $of_said }
reason-note-ladder-end = les dés s’arrêtent au d20, et l’aide ne va pas plus loin
reason-note-one-test = pour ce test seulement ; la caractéristique garde son dé
