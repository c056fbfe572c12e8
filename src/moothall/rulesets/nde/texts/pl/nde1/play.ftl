### What is said otherwise at a table of the first edition: the number is a TN, foes take Wounds, and magic costs Mana.

character-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $name } się rozwija: { $attribute } ma teraz +{ $now }.
            [threshold] { $now ->
                [3] { $name } się rozwija: { $attribute } ma teraz poziom Mistrz (3+).
                [4] { $name } się rozwija: { $attribute } ma teraz poziom Wyszkolony (4+).
               *[5] { $name } się rozwija: { $attribute } ma teraz poziom Nowicjusz (5+).
            }
           *[die] { $name } się rozwija: { $attribute } to teraz d{ $now }.
        }
        [heart] { $name } się rozwija i może mieć teraz { $now ->
            [one] { $now } Serce
            [few] { $now } Serca
           *[many] { $now } Serc
        }.
       *[power] { $name } się rozwija i może mieć teraz { $now ->
            [one] { $now } Manę
           *[many] { $now } Many
        }.
    }
log-nde-table-opened = { $powers_are ->
        [none] Stół jest gotowy do gry.
       *[other] Stół jest gotowy do gry. W tym świecie Magia to { $powers_are }.
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] Gdzieś w ukryciu czai się { $foe_name }: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
            [one] pada po jednym trafieniu
           *[many] pada po { $foe_hearts } Ranach
        }.
       *[other] { $foe_defense ->
            [none] Pojawia się { $foe_name }: { $foe_tier_said }.
           *[other] Pojawia się { $foe_name }: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
                [one] pada po jednym trafieniu
               *[many] pada po { $foe_hearts } Ranach
            }.
        }
    }
log-nde-foe-revealed = Na jaw wychodzi { $foe_name }: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
        [one] pada po jednym trafieniu
       *[many] pada po { $foe_hearts } Ranach
    }.
log-nde-session-began = Zaczyna się sesja { $session }.
log-nde-called = { $stakes ->
        [none] MG prosi o test: { $attribute_said }, TN { $difficulty }.
        [open] MG prosi o test: { $attribute_said }, TN { $difficulty }.
       *[other] MG prosi o test: { $attribute_said }, TN { $difficulty }. Stawka: { $stakes }.
    }{ $overruled ->
        [yes] {" "}Tym razem zwykłe ograniczenia nie obowiązują.
       *[no] { "" }
    }
log-nde-foe-hurt = { $effects ->
        [none] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } obrywa.
                [one] { $foe_said } obrywa; do pokonania brakuje jeszcze { $hearts } Rany.
               *[many] { $foe_said } obrywa; do pokonania brakuje jeszcze { $hearts } Ran.
            }
           *[other] { $foe_said } wypada z walki.
        }
       *[other] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } obrywa ({ $effects_said }).
                [one] { $foe_said } obrywa ({ $effects_said }); do pokonania brakuje jeszcze { $hearts } Rany.
               *[many] { $foe_said } obrywa ({ $effects_said }); do pokonania brakuje jeszcze { $hearts } Ran.
            }
           *[other] { $foe_said } wypada z walki ({ $effects_said }).
        }
    }
log-nde-power-changed = { $why ->
        [conflict_over] { $power ->
            [one] Po walce { $who_said } ma { $power } Manę.
           *[many] Po walce { $who_said } ma { $power } Many.
        }
        [price] { $who_said } traci 1 Manę (zostaje { $power }).
        [gift] { $who_said } odzyskuje 1 Manę i ma teraz { $power }.
       *[other] { $power ->
            [one] { $who_said } sięga po Magię (poziom: { $why_said }); zostaje { $power } Mana.
            [few] { $who_said } sięga po Magię (poziom: { $why_said }); zostają { $power } Many.
           *[many] { $who_said } sięga po Magię (poziom: { $why_said }); zostaje { $power } Many.
        }
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } używa Magii
       *[other] { $who_said } używa Magii – { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } przeciw { $against }
        }
    }): { $result_said }.
each-now = { $first_said } ({ $second ->
        [one] { $second } Serce
        [few] { $second } Serca
       *[many] { $second } Serc
    }, { $third ->
        [one] { $third } Mana
       *[many] { $third } Many
    })
log-nde-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $who_said } rozwija cechę: { $attribute_said } ma teraz { $value_said }.
            [threshold] { $value ->
                [3] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Mistrz (3+).
                [4] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Wyszkolony (4+).
               *[5] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Nowicjusz (5+).
            }
           *[die] { $who_said } rozwija cechę: { $attribute_said } to teraz d{ $value }.
        }
        [heart] { $who_said } może mieć o jedno Serce więcej: razem { $hearts_max }.
        [power] { $who_said } może mieć o jedną Manę więcej: razem { $power_max }.
       *[trait] { $who_said } zyskuje Atut: { $traits_said }.
    }
ask-nde-one-place = To liczy się dwa razy, w TN { $difficulty } i jako przesunięcie: { $circumstance_said }. Co zostaje?
ask-nde-power = { $effect ->
        [none] { $who_said } używa Magii.
       *[other] { $who_said } używa Magii: { $effect }.
    }{ $targets ->
        [none] { "" }
       *[other] {" "}Cel: { $targets_said }.
    }{ $heal ->
        [none] { "" }
       *[other] {" "}Leczy: { $heal_said }.
    }{ $hold ->
        [yes] {" "}Ma zatrzymać.
       *[no] { "" }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}Osłania: { $shield_said }.
    }{ $boost ->
        [none] { "" }
       *[other] {" "}Wzmacnia: { $boost_said }.
    } { $power ->
        [one] Jaki poziom? (została { $power } Mana)
        [few] Jaki poziom? (zostały { $power } Many)
       *[many] Jaki poziom? (zostało { $power } Many)
    }
ask-nde-gift = Wyjątkowa Magia ({ $who_said })! Odzyskać 1 Manę zamiast innej korzyści?
ask-nde-growth = Co rozwija { $who_said }?
reason-note-own-die = { $of_said } prosto z karty postaci
reason-note-ladder-end = kości kończą się na d20 i pomoc dalej nie sięga
reason-note-one-test = tylko na ten test; cecha zachowuje swoją kość
# Here a step is one of the TN: a die that grows is said to be a size larger, or "up" might be taken for harder.
reason-step-help = { $amount ->
        [0] bez dalszej zmiany: pomaga { $of_said }
       *[other] kość o rozmiar większa: pomaga { $of_said }
    }
