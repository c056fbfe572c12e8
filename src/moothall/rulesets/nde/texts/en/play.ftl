### What is said during play: what happened, what is asked, and why the dice are what they are.
###
### A field of a fact or question is there as $field, to choose by or as people wrote it, and as $field_said in the
### words of this file and of terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" },
### is left out of the story.

## Results, and the chances of a throw

result-FC = Failure and a sure complication
result-F = Failure
result-SC = Success at a cost
result-S = Success
result-X = Exceptional success

odds-heading = { $mode ->
        [ladder] d{ $sides } against { $against }
       *[two] { $against ->
            [0] 2d6 { $modifier_said }
           *[other] 2d6 { $modifier_said }, Difficulty { $against }
        }
    }
odds-nearly-sure = All but sure: nothing is rolled
odds-nearly-impossible = All but impossible: nothing is rolled
odds-success = Success in all

policy-no-luck = Counted without Luck.
policy-luck-reroll-failure = Counted with 1 Luck Point: a failure is rolled again, and the better result stands.
policy-luck-buy-failure = Counted with 1 Luck Point: a failure is turned into a success at a cost.
policy-luck-plus-if-better = Counted with 1 Luck Point: the total is raised by 1 wherever that lifts the result.
policy-luck-step-before = Counted with 1 Luck Point: it has bought a larger die before the roll.

roll-hero = The hero
roll-result = { $result }

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
        [power] { $name } has improved and can now hold { $now } Power Points.
       *[trait] { $name } has a new Trait.
    }

## What happened: the table and its people

log-nde-table-opened = { $powers_are ->
        [none] The table is open.
       *[other] The table is open. In this world a power is { $powers_are }.
    }
log-nde-converted = { $options_dice_mode ->
        [ladder] From now on this table rolls dice of all sizes.
        [d6] From now on this table rolls one six-sided die.
       *[other] From now on this table rolls two six-sided dice.
    }
log-nde-hero-joined = { $hero_concept ->
        [none] { $hero_name } comes to the table ({ $hero_role_said }).
       *[other] { $hero_name } comes to the table ({ $hero_role_said }): { $hero_concept }.
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] Somewhere unseen there is { $foe_name }: { $foe_tier_said }, Defense { $foe_defense }, { $foe_hearts ->
            [one] 1 Heart
           *[other] { $foe_hearts } Hearts
        }.
       *[other] { $foe_defense ->
            [none] { $foe_name } appears: { $foe_tier_said }.
           *[other] { $foe_name } appears: { $foe_tier_said }, Defense { $foe_defense }, { $foe_hearts ->
                [one] 1 Heart
               *[other] { $foe_hearts } Hearts
            }.
        }
    }
log-nde-foe-revealed = { $foe_name } comes to light: { $foe_tier_said }, Defense { $foe_defense }, { $foe_hearts ->
        [one] 1 Heart
       *[other] { $foe_hearts } Hearts
    }.
log-nde-session-began = Session { $session } begins, and every hero has { $luck ->
        [one] 1 Luck Point
       *[other] { $luck } Luck Points
    }.
log-nde-scene-began = { $title ->
        [none] A scene begins.
       *[other] A scene begins: { $title }.
    }{ $clock ->
        [none] { "" }
       *[other] {" "}A clock with { $clock_length ->
            [one] 1 step
           *[other] { $clock_length } steps
        } is running.
    }
log-nde-note-written = { $text ->
        [none] A note for { $owner_said } is empty.
       *[other] A note for { $owner_said }: { $text }.
    }
log-nde-plot-thickened = { $plot ->
        [none] The GM has no notes any more.
       *[other] A note of the GM's: { $plot }.
    }
log-nde-table-rolled = { $name ->
        [none] The roll for a random table comes to { $number }.
       *[other] The roll for “{ $name }” comes to { $number }.
    }

## What happened: tests

log-nde-declared = { $aim ->
        [none] { $approach ->
            [none] { $who_said } wants to try something.
           *[other] { $who_said } wants to try something: { $approach }.
        }
       *[other] { $approach ->
            [none] { $who_said } wants to { $aim }.
           *[other] { $who_said } wants to { $aim }: { $approach }.
        }
    }
log-nde-settled = { $result ->
        [none] { $advised ->
            [impossible] The way is blocked, and the power of { $who_said } does not get through.
            [nearly_impossible] As things are this is all but impossible: { $who_said } needs a plan, or another way.
           *[other] It cannot be done as things are, and { $who_said } has to do without.
        }
       *[other] { $advised ->
            [nearly_sure] This is so easy that no dice are needed: { $who_said } simply does it.
           *[other] No dice are needed: { $who_said } simply does it.
        }
    }
log-nde-called = { $difficulty ->
        [0] The GM calls for { $attribute_said }.
       *[other] The GM calls for { $attribute_said } at Difficulty { $difficulty }.
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}At stake: { $stakes }.
    }{ $overruled ->
        [yes] {" "}The usual limits are lifted this once.
       *[no] { "" }
    }
log-nde-tested = { $sides ->
        [0] { $who_said } tests { $attribute_said } (2d6 { $modifier_said }): { $result_said }.
       *[other] { $who_said } tests { $attribute_said } (d{ $sides } against { $against }): { $result_said }.
    }
log-reckoned-nde-number = { $needed ->
        [none] { $reached }
       *[other] { $reached } against { $of ->
            [defense] Defense
           *[difficulty] Difficulty
        } { $needed }
    }
log-reckoned-nde-outcome = { $outcome ->
        [X] exceptional success
        [S] success
        [SC] success at a cost
        [FC] failure with a complication
       *[F] failure
    }
log-nde-complicated = { $text ->
        [none] A complication for { $who_said }: { $kind_of_said }.
       *[other] { $kind_of ->
            [gm_extra] The GM adds, whatever the dice said: { $text }.
            [other] A complication for { $who_said }: { $text }.
           *[rest] A complication for { $who_said }, { $kind_of_said }: { $text }.
        }
    }
log-nde-paid = { $text ->
        [none] { $who_said } pays a price: { $kind_of_said }.
       *[other] { $kind_of ->
            [other] { $who_said } pays a price: { $text }.
           *[rest] { $who_said } pays a price, { $kind_of_said }: { $text }.
        }
    }
log-nde-benefited = { $detail ->
        [none] { $who_said } does even better: { $benefit_said }.
       *[other] { $who_said } does even better, { $benefit_said }: { $detail }.
    }
log-nde-circumstance-ended = { $what ->
        [none] A circumstance is over.
       *[other] No longer of any weight: { $what_said }.
    }
log-nde-helped = { $how ->
        [none] { $helper_said } helps { $who_said }.
       *[other] { $helper_said } helps { $who_said }: { $how }.
    }
log-nde-help-waits = { $how ->
        [none] { $helper_said } helps { $who_said } with the next test.
       *[other] { $helper_said } helps { $who_said } with the next test: { $how_said }.
    }
log-nde-luck-changed = { $use ->
        [step] { $who_said } spends a Luck Point on a larger die and has { $luck } left.
        [reroll] { $who_said } spends a Luck Point to roll again and has { $luck } left.
        [plus] { $who_said } spends a Luck Point to add 1 and has { $luck } left.
        [cost] { $who_said } spends a Luck Point to succeed at a cost and has { $luck } left.
       *[award] { $why ->
            [none] { $who_said } is given a Luck Point and has { $luck }.
           *[other] { $who_said } is given a Luck Point and has { $luck }: { $why }.
        }
    }
log-nde-locked = { $lock_aim ->
        [none] What failed is not simply tried again: { $lock_who_said } needs another way.
       *[other] What failed is not simply tried again: { $lock_who_said } needs another way to { $lock_aim }.
    }
log-nde-unlocked = { $way ->
        [change] { $text ->
            [none] { $lock_who_said } tries it in another way.
           *[other] { $lock_who_said } tries it in another way: { $text }.
        }
        [cost] { $text ->
            [none] { $lock_who_said } tries it once more and pays for that.
           *[other] { $lock_who_said } tries it once more and pays for that: { $text }.
        }
        [withdraw] { $lock_who_said } leaves it at that.
       *[gm] Enough has changed, and { $lock_who_said } may try it again.
    }
log-nde-clock-moved = The clock moves to { $at } of { $length }.
log-nde-clock-ran-out = { $consequence ->
        [none] The clock has run out.
       *[other] The clock has run out: { $consequence }.
    }

## What happened: fights

log-nde-round-began = Round { $round } begins.
log-nde-phase-changed = { $phase ->
        [heroes] The heroes act.
        [foes] Now the foes act.
       *[free] The fight is over.
    }
turns-nde-heroes = Heroes' turn
turns-nde-foes = Foes' turn
step-nde-foes = Let { $who } act
log-nde-acted = { $action ->
        [pass] { $who_said } lets the turn go by.
        [revive] { $who_said } kneels down beside a fallen friend.
        [equipment] { $who_said } uses a piece of gear.
        [interact] { $who_said } turns to something in the scene.
       *[other] { "" }
    }
log-nde-foe-acted = { "" }
log-nde-attack-declared = { $who_said } attacks { $target ->
        [none] somebody unseen
       *[other] { $target_said }
    }{ $story ->
        [none] .
       *[other] : { $story }.
    }
log-nde-strike-declared = { $who_said } is attacked by { $foes_said }.
log-nde-attacked = { $who_said } attacks { $target ->
        [none] somebody unseen
       *[other] { $target_said }
    } with { $attribute_said } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } against { $against }
        }
    }): { $result ->
        [FC] a bad miss
        [F] a miss
        [SC] a hit at a cost
        [S] a hit
       *[X] an exceptional hit
    }.
log-nde-foe-hurt = { $effects ->
        [none] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } is hit.
                [one] { $foe_said } has 1 Heart left.
               *[other] { $foe_said } has { $hearts } Hearts left.
            }
           *[other] { $foe_said } is out of the fight.
        }
       *[other] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } is hit ({ $effects_said }).
                [one] { $foe_said } has 1 Heart left ({ $effects_said }).
               *[other] { $foe_said } has { $hearts } Hearts left ({ $effects_said }).
            }
           *[other] { $foe_said } is out of the fight ({ $effects_said }).
        }
    }
log-nde-effects-changed = { $ends ->
        [yes] { $effect ->
            [none] An effect on { $who_said } ends.
           *[other] An effect on { $who_said } ends: { $effect_said }.
        }
       *[no] { $effect ->
            [none] An effect lies on { $who_said }.
           *[other] An effect lies on { $who_said }: { $effect_said }.
        }
    }
log-nde-foe-labelled = { $out ->
        [none] What became of { $foe_said } is left open.
        [out] { $foe_said } is out of the fight.
       *[other] What became of { $foe_said }: { $out }.
    }
log-nde-struck = { $foe ->
        [none] { $hit ->
            [yes] Somebody unseen strikes at { $who_said } and hits.
           *[no] Somebody unseen strikes at { $who_said } and misses.
        }
       *[other] { $hit ->
            [yes] { $foe_said } strikes at { $who_said } and hits.
           *[no] { $foe_said } strikes at { $who_said } and misses.
        }
    }{ $overruled ->
        [yes] {" "}That is out of reach, and the GM allows it.
       *[no] { "" }
    }
log-nde-hearts-changed = { $fallen ->
        [down] { $note ->
            [none] { $who_said } has no Heart left and is out of action.
           *[other] { $who_said } has no Heart left and is out of action: { $note }.
        }
        [dead] { $note ->
            [none] { $who_said } is dead.
           *[other] { $who_said } is dead: { $note }.
        }
       *[none] { $note ->
            [none] { $hearts ->
                [one] { $who_said } now has 1 Heart.
               *[other] { $who_said } now has { $hearts } Hearts.
            }
           *[other] { $hearts ->
                [one] { $who_said } now has 1 Heart: { $note }.
               *[other] { $who_said } now has { $hearts } Hearts: { $note }.
            }
        }
    }
log-nde-armour-spent = { $armour ->
        [0] The armor of { $who_said } takes the blow; that was the last armor token.
        [one] The armor of { $who_said } takes the blow; 1 armor token is left.
       *[other] The armor of { $who_said } takes the blow; { $armour } armor tokens are left.
    }

## What happened: where everybody is

log-nde-moved = { $square ->
        [none] { $place ->
            [none] { $who_said } leaves the map.
           *[other] { $who_said } is now at spot { $place } of the track.
        }
       *[other] { $who_said } is now on square { $square_said }.
    }{ $overruled ->
        [yes] {" "}That is further than a turn allows, and the GM lets it be.
       *[no] { "" }
    }
log-nde-distance-changed = { $distance ->
        [none] { $mover_said } moves.
       *[other] { $moved ->
            [yes] { $mover_said } moves, and the distance between { $distance_one_said } and { $distance_other_said } is now { $distance_zone_said }.
           *[no] The distance between { $distance_one_said } and { $distance_other_said } is { $distance_zone_said }.
        }
    }{ $overruled ->
        [yes] {" "}That is further than a turn allows, and the GM lets it be.
       *[no] { "" }
    }
log-nde-cover-changed = { $cover ->
        [partial] { $who_said } is behind partial cover.
        [full] { $who_said } is behind full cover.
       *[none] { $who_said } has no cover any more.
    }
log-nde-line-blocked = { $clear ->
        [yes] { $line_one_said } and { $line_other_said } can see each other again.
       *[no] { $line_one_said } and { $line_other_said } cannot see each other.
    }

## What happened: powers, rest and growth

log-nde-power-changed = { $why ->
        [conflict_over] { $power ->
            [one] After the fight { $who_said } has 1 Power Point.
           *[other] After the fight { $who_said } has { $power } Power Points.
        }
        [price] { $who_said } loses a Power Point and has { $power } left.
        [gift] { $power ->
            [one] { $who_said } gets a Power Point back and has 1.
           *[other] { $who_said } gets a Power Point back and has { $power }.
        }
       *[other] { $power ->
            [one] { $who_said } draws on a power ({ $why_said }) and has 1 Power Point left.
           *[other] { $who_said } draws on a power ({ $why_said }) and has { $power } Power Points left.
        }
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } uses a power
       *[other] { $who_said } uses a power, { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } against { $against }
        }
    }): { $result_said }.
log-nde-rested = { $how ->
        [safe] The heroes rest in safety: { $now_said }.
       *[breather] The heroes catch their breath: { $now_said }.
    }
each-now = { $first_said } ({ $second ->
        [one] 1 Heart
       *[other] { $second } Hearts
    }, { $third ->
        [one] 1 Power Point
       *[other] { $third } Power Points
    })
log-nde-growth-opened = A part of the story is over, and every hero may get better at { $picks ->
        [one] one thing
       *[other] { $picks } things
    }.
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
        [power] { $who_said } can hold one Power Point more: { $power_max } in all.
       *[trait] { $traits ->
            [one] { $who_said } gains a Trait: { $traits_said }.
           *[other] { $who_said } gains a Trait and now has these: { $traits_said }.
        }
    }

## What is asked: before a test

ask-nde-settle = { $aim ->
        [none] { $who_said } wants to try something.
       *[other] { $who_said } wants to { $aim }.
    } { $tool ->
        [none] Call for a roll?
       *[other] With: { $tool }. Call for a roll?
    }
ask-nde-attribute = { $by ->
        [player] { $who_said } would roll { $suggested_id_said }. Agreed?
        [nothing] Which attribute does { $who_said } roll?
       *[usual] Which attribute does { $who_said } roll? Usually { $suggested_id_said } here.
    }
ask-nde-call = { $needs_stakes ->
        [yes] { $preset ->
            [0] { $who_said } tries it. What happens on a failure, and what helps or hinders?
           *[other] { $who_said } tries it. How hard is it, and what happens on a failure?
        }
       *[no] { $preset ->
            [0] { $who_said } attacks. Does anything help or hinder?
           *[other] { $who_said } against { $preset }. Agreed, or does anything help or hinder?
        }
    }
ask-nde-one-place = This counts twice, in Difficulty { $difficulty } and on the die: { $circumstance_said }. Which one stays?
ask-nde-off-the-ladder = { $beyond ->
        [under] Easier than easy for { $who_said }. Does it just work, or roll against { $number }?
       *[over] Harder than heroic for { $who_said }. Is it impossible, or roll against { $number }?
    }
ask-nde-crowd = { $minions } minions press { $who_said }. A harder roll, or a complication?
ask-nde-help = { $vain ->
        [yes] { $who_said } rolls, and the die can't grow any more. Does { $helper_said } help anyway?
       *[no] { $who_said } rolls. Does { $helper_said } help, and how?
    }
ask-nde-allow-help = { $how ->
        [none] { $helper_said } wants to help { $who_said }. Does it count?
       *[other] { $helper_said } wants to help { $who_said }: { $how_said }. Does it count?
    }
ask-nde-ready = { $pool_sides ->
        [0] { $who_said } rolls 2d6 { $pool_modifier_said }.
       *[other] { $against ->
            [none] { $who_said } rolls a d{ $pool_sides } against a hidden number.
           *[other] { $who_said } rolls a d{ $pool_sides } against { $against }.
        }
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}At stake: { $stakes }.
    } Ready?{ $pool_why ->
        [none] { "" }
       *[other] {" "}(So far: { $pool_why_said }.)
    }
ask-nde-retry = { $aim ->
        [none] { $who_said } has failed at this before. What changes now?
       *[other] { $who_said } has failed to { $aim } before. What changes now?
    }
ask-nde-luck = { $left ->
        [one] That is { $result_said }. { $who_said } has 1 Luck Point: spend it?
       *[other] That is { $result_said }. { $who_said } has { $left } Luck Points: spend one?
    }

## What is asked: after a test

ask-nde-trouble = { $on_top ->
        [yes] What else goes wrong for { $who_said }?
       *[no] { $priced ->
            [yes] { $required_by ->
                [none] That is { $result_said } for { $who_said }. Does anything go wrong, or what does it cost?
               *[other] That is { $result_said } for { $who_said }. What goes wrong, or what does it cost?
            }
           *[no] { $required_by ->
                [none] That is { $result_said } for { $who_said }. Does anything go wrong?
               *[other] That is { $result_said } for { $who_said }. What goes wrong?
            }
        }
    }
ask-nde-bargain = { $price_text ->
        [none] { $who_said } can still succeed at a cost: { $price_kind_said }. Take it?
       *[other] { $who_said } can still succeed at a cost: { $price_text }. Take it?
    }
ask-nde-price = { $who_said } succeeds at a cost. What does it cost?
ask-nde-benefit = Exceptional success for { $who_said }! What is the extra benefit?
ask-nde-confirm-benefit = { $who_said } takes this for the exceptional success: { $proposed_said }. Agreed?
ask-nde-exceptional = Exceptional success for { $who_said }! Which benefit?

## What is asked: fights

ask-nde-start = { $foes ->
        [one] One foe is here. Play a fight in rounds?
       *[other] { $foes } foes are here. Play a fight in rounds?
    }
ask-nde-strike = { $preset ->
        [0] { $foe_said } attacks { $who_said }. Which test avoids it? Usually { $dodge_id_said }.
       *[other] { $foe_said } attacks { $who_said }. Which test avoids it? Usually { $dodge_id_said } against { $preset }.
    }
ask-nde-strike-fallen = { $kills ->
        [yes] { $who_said } is down, and one more hit kills. Does { $foe_said } attack?
       *[no] { $who_said } is down and can't avoid anything. Does { $foe_said } attack?
    }
ask-nde-reach = { $who_said } missed. Can { $foe_said } retaliate?
ask-nde-armour = { $losing ->
        [one] { $who_said } is losing 1 Heart. Spend an Armor token instead?
       *[other] { $who_said } is losing { $losing } Hearts. Spend an Armor token to keep one?
    }

## What is asked: powers, rest and growth

ask-nde-power = { $effect ->
        [none] { $who_said } uses a power.
       *[other] { $who_said } uses a power: { $effect }.
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
    } { $power ->
        [one] Which level? (1 Power Point left)
       *[other] Which level? ({ $power } Power Points left)
    }
ask-nde-needs-line = { $target_said } is out of sight or in full cover. Does that stop { $who_said }'s power?
ask-nde-gift = Exceptional power for { $who_said }! Regain a Power Point instead of another benefit?
ask-nde-rest = Is there time and a place to rest?
ask-nde-growth = How does { $who_said } grow?
ask-nde-approve-trait = { $trait ->
        [none] { $who_said } would like a new Trait. Allow it?
       *[other] { $who_said } would like the Trait “{ $trait }”. Allow it?
    }

## Why the dice are what they are

reason-step-advantage = { $amount ->
        [0] no further step: { $of_said }
       *[other] one step up: { $of_said }
    }
reason-step-hindrance = { $amount ->
        [0] no further step: { $of_said }
       *[other] one step down: { $of_said }
    }
reason-step-talent = { $of ->
        [talent] { $amount ->
            [0] no further step: a fitting Talent
           *[other] one step up: a fitting Talent
        }
       *[other] { $amount ->
            [0] no further step: the Talent “{ $of }”
           *[other] one step up: the Talent “{ $of }”
        }
    }
reason-step-help = { $amount ->
        [0] no further step: help from { $of_said }
       *[other] one step up: help from { $of_said }
    }
reason-step-luck = { $amount ->
        [0] no further step: a Luck Point
       *[other] one step up: a Luck Point
    }
reason-step-cover = { $amount ->
        [0] no further step: { $of_said }
       *[other] one step down: { $of_said }
    }
reason-step-range = { $amount ->
        [0] no further step: { $of_said }
       *[other] one step down: { $of_said }
    }
reason-step-crowd = { $amount ->
        [0] no further step: { $of_said }
       *[other] one step down: { $of_said }
    }
reason-shift-advantage = { $amount ->
        [-2] two steps easier: { $of_said }
        [0] no further step: { $of_said }
       *[other] one step easier: { $of_said }
    }
reason-shift-hindrance = { $amount ->
        [2] two steps harder: { $of_said }
        [0] no further step: { $of_said }
       *[other] one step harder: { $of_said }
    }
reason-shift-cover = { $amount ->
        [2] two steps harder: { $of_said }
        [0] no further step: { $of_said }
       *[other] one step harder: { $of_said }
    }
reason-shift-range = { $amount ->
        [2] two steps harder: { $of_said }
        [0] no further step: { $of_said }
       *[other] one step harder: { $of_said }
    }
reason-shift-crowd = { $amount ->
        [2] two steps harder: { $of_said }
        [0] no further step: { $of_said }
       *[other] one step harder: { $of_said }
    }
reason-shift-talent = { $of ->
        [talent] one step easier: a fitting Talent
       *[other] one step easier: the Talent “{ $of }”
    }
reason-shift-help = one step easier: help from { $of_said }
reason-shift-better = { $amount ->
        [-1] one step easier: what helps
       *[other] { $amount_said } steps, easier: what helps
    }
reason-shift-worse = { $amount ->
        [1] one step harder: what hinders
       *[other] { $amount_said } steps, harder: what hinders
    }
reason-shift-number = { $amount ->
        [0] TN { $of } leaves the threshold as it is
       *[other] TN { $of } moves the threshold by { $amount_said }
    }
reason-level-own = { $of_said } succeeds on { $amount ->
        [6] a 6
       *[other] { $amount } or more
    }
reason-note-net = what helps and what hinders are weighed against each other, each side once
reason-note-number-moves = circumstances move the number; nothing is added to the roll
reason-note-die-stays = nothing that hinders makes the die smaller
reason-note-help-and-number = help changes the die and circumstances the number, both at once
reason-note-any-distance = whatever can be seen can be hit, however far away
reason-note-threshold-held = a threshold stays between 2 and 6: it is { $of }
reason-talent-cancels = the Talent “{ $of }” takes a hindrance away
reason-note-own-die = { $of_said } as it stands on the sheet; a role adds nothing
reason-note-cancel = a step up and a step down even out
reason-note-own-slot = help and Luck count on top of the situation
reason-note-net-first = all steps are added up before the die changes
reason-note-ladder-end = the dice end at d4 and d20, and what goes further is lost
reason-note-one-test = for this test only; the attribute keeps its own die
reason-note-overruled = the GM sees this otherwise: { $of_said }
reason-note-no-room-for-help = there is no room left for a helper's step
reason-note-helper-gone = { $of_said } is no longer free to help
reason-note-cover-not-in-melee = cover does not count hand to hand
reason-note-no-distances = nobody is out of reach here
reason-note-number-up = one level harder: { $of_said }
reason-note-defense-stays = cover changes the die, not the Defense
reason-note-no-number = the total alone decides, without a number to reach
reason-level-in-2d6 = Difficulty { $of } counts as { $amount_said }
reason-luck-kept = the better roll counts: { $amount }

## The short evening that `moothall demo` plays

demo-powers = a song that moves wind and water
demo-concept-ilse = A tide singer who has lost her choir.
demo-concept-bram = A docker who never let go of a rope.
demo-concept-maren = A lamp thief who knows every roof of the harbor.
demo-talent-ilse = Perfect pitch
demo-talent-bram = Broad shoulders
demo-talent-maren = Quiet feet
demo-scene = the salt store at low tide
demo-consequence = the tide is in, and the floor is under water
demo-aim-sneak = sneak past the night watch
demo-way-sneak = barefoot, over the net racks
demo-aim-door = kick in the door of the salt store
demo-way-door = with a long run-up from the slipway
demo-stakes = the lamps come closer
demo-help = a song brings the wind at just the right moment
demo-foe-boss = Warden Kray
demo-foe-elite = First Mate Orla
demo-foe-minion = Deckhand
demo-effect = a wave out of the dock
demo-trouble-ilse = the whole harbor hears the water roar
demo-trouble-bram = a lamp goes over with a crash
demo-trouble-maren = a gull shrieks right over her head
demo-price-ilse = every dog on the quay howls along
demo-price-bram = a shutter opens, and a face looks down
demo-price-maren = her cap stays behind for them to find
demo-blow-ilse = a wet rope across the shoulder
demo-blow-bram = a boathook in the ribs
demo-blow-maren = a knee against the winch
demo-name = A fight by the warehouse
demo-fled = over the sea wall and gone
demo-trait-ilse = Tells the hour of the tide by its smell
demo-trait-bram = Carries a friend like a sack of salt
demo-trait-maren = Never leaves a wet footprint
