### What is said otherwise at a table of the first edition: the number is a TN, foes take Wounds, and magic costs Mana.

character-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $name } has improved: { $attribute } is now +{ $now }.
            [threshold] { $now ->
                [3] { $name } has improved: { $attribute } is now Master (3+).
                [4] { $name } has improved: { $attribute } is now Trained (4+).
               *[5] { $name } has improved: { $attribute } is now Novice (5+).
            }
           *[die] { $name } has improved: { $attribute } is now a d{ $now }.
        }
        [heart] { $name } has improved and can now hold { $now } Hearts.
       *[power] { $name } has improved and can now hold { $now } Mana.
    }
log-nde-table-opened = { $powers_are ->
        [none] The table is open.
       *[other] The table is open. In this world magic is { $powers_are }.
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] { $foe_tier ->
            [minion] Somewhere unseen there is { $foe_name }: { $foe_tier_said }, TN { $foe_defense }, out with one hit.
           *[other] Somewhere unseen there is { $foe_name }: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts } Wounds to take.
        }
       *[other] { $foe_defense ->
            [none] { $foe_name } appears: { $foe_tier_said }.
           *[other] { $foe_tier ->
                [minion] { $foe_name } appears: { $foe_tier_said }, TN { $foe_defense }, out with one hit.
               *[other] { $foe_name } appears: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts } Wounds to take.
            }
        }
    }
log-nde-foe-revealed = { $foe_tier ->
        [minion] { $foe_name } comes to light: { $foe_tier_said }, TN { $foe_defense }, out with one hit.
       *[other] { $foe_name } comes to light: { $foe_tier_said }, TN { $foe_defense }, { $foe_hearts ->
            [one] 1 Wound
           *[other] { $foe_hearts } Wounds
        } to take.
    }
log-nde-session-began = Session { $session } begins.
log-nde-called = { $stakes ->
        [none] The GM calls for { $attribute_said } at TN { $difficulty }.
        [open] The GM calls for { $attribute_said } at TN { $difficulty }.
       *[other] The GM calls for { $attribute_said } at TN { $difficulty }. At stake: { $stakes }.
    }{ $overruled ->
        [yes] {" "}The usual limits are lifted this once.
       *[no] { "" }
    }
log-nde-foe-hurt = { $effects ->
        [none] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } is hit.
                [one] { $foe_said } is wounded; 1 Wound more is the end of it.
               *[other] { $foe_said } is wounded and can take { $hearts } Wounds more.
            }
           *[other] { $foe_said } is out of the fight.
        }
       *[other] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } is hit ({ $effects_said }).
                [one] { $foe_said } is wounded ({ $effects_said }); 1 Wound more is the end of it.
               *[other] { $foe_said } is wounded ({ $effects_said }) and can take { $hearts } Wounds more.
            }
           *[other] { $foe_said } is out of the fight ({ $effects_said }).
        }
    }
log-nde-power-changed = { $why ->
        [conflict_over] After the fight { $who_said } has { $power } Mana.
        [price] { $who_said } loses 1 Mana and has { $power } left.
        [gift] { $who_said } gets 1 Mana back and has { $power }.
       *[other] { $who_said } reaches for magic ({ $why_said }) and has { $power } Mana left.
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } works magic
       *[other] { $who_said } works magic, { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } against { $against }
        }
    }): { $result_said }.
each-now = { $first_said } ({ $second ->
        [one] 1 Heart
       *[other] { $second } Hearts
    }, { $third } Mana)
log-nde-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $who_said } gets better: { $attribute_said } is now { $value_said }.
            [threshold] { $value ->
                [3] { $who_said } gets better: { $attribute_said } is now Master (3+).
                [4] { $who_said } gets better: { $attribute_said } is now Trained (4+).
               *[5] { $who_said } gets better: { $attribute_said } is now Novice (5+).
            }
           *[die] { $who_said } gets better: { $attribute_said } is now a d{ $value }.
        }
        [heart] { $who_said } can hold one Heart more: { $hearts_max } in all.
        [power] { $who_said } can hold one Mana more: { $power_max } in all.
       *[trait] { $who_said } gains a Trait: { $traits_said }.
    }
ask-nde-one-place = This counts twice, in TN { $difficulty } and as a shift of it: { $circumstance_said }. Which one stays?
ask-nde-power = { $effect ->
        [none] { $who_said } works magic.
       *[other] { $who_said } works magic: { $effect }.
    }{ $targets ->
        [none] { "" }
       *[other] {" "}Targets: { $targets_said }.
    }{ $heal ->
        [none] { "" }
       *[other] {" "}Heals: { $heal_said }.
    }{ $hold ->
        [yes] {" "}Holds them.
       *[no] { "" }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}Shields: { $shield_said }.
    }{ $boost ->
        [none] { "" }
       *[other] {" "}Boosts: { $boost_said }.
    } Which level? ({ $power } Mana left)
ask-nde-gift = Exceptional magic for { $who_said }! Regain 1 Mana instead of another benefit?
ask-nde-growth = How does { $who_said } grow?
reason-note-own-die = { $of_said } as it stands on the sheet
reason-note-ladder-end = the dice end at d20, and help goes no further
reason-note-one-test = for this test only; the attribute keeps its own die
