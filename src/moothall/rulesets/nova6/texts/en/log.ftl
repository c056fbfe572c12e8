### What happened, each fact in a sentence or two.
###
### A field of a fact is there as $field, to choose by or as people wrote it, and as $field_said in the words of
### terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" }, is left out of the story.

## The table and its people

log-nova6-table-opened = The table is open.
log-nova6-joined = { $hero_name } comes to the table.
log-nova6-appeared = { $one_name ->
        [none] { "" }
       *[other] { $one_seen ->
            [no] { $one_number ->
                [one] Somewhere unseen there is { $one_name } ({ $one_kind_said }).
               *[other] Somewhere unseen there is { $one_name } ({ $one_kind_said }, { $one_number } of them).
            }
           *[other] { $one_number ->
                [one] { $one_name } appears ({ $one_kind_said }).
               *[other] { $one_name } appears ({ $one_kind_said }, { $one_number } of them).
            }
        }
    }
log-nova6-revealed = { $one_name ->
        [none] { "" }
       *[other] { $one_name } comes to light ({ $one_kind_said }).
    }
log-nova6-note-written = { $text ->
        [none] A note for { $owner_said } is empty.
       *[other] A note for { $owner_said }: { $text }.
    }
log-nova6-plot-thickened = { $plot ->
        [none] The GM has no notes any more.
       *[other] A note of the GM’s: { $plot }.
    }
log-nova6-left-scene = { $out ->
        [incapacitated] { $how ->
            [none] { $who_said } is out of the scene, incapacitated.
           *[other] { $who_said } is out of the scene, incapacitated: { $how }.
        }
        [conceded] { $how ->
            [none] { $who_said } concedes and leaves the scene.
           *[other] { $who_said } concedes and leaves the scene: { $how }.
        }
        [ended] { $how ->
            [none] This is the end of { $who_said }.
           *[other] This is the end of { $who_said }: { $how }.
        }
       *[left] { $how ->
            [none] { $who_said } leaves the scene.
           *[other] { $who_said } leaves the scene: { $how }.
        }
    }

## A test

log-nova6-declared = { $attack ->
        [yes] { $who_said } attacks{ $targets ->
            [none] { "" }
           *[some] {" "}{ $targets_said }
        }{ $tool ->
            [none] { "" }
           *[some] {" "}({ $tool_said })
        }{ $intent ->
            [none] .
           *[some] : { $intent }.
        }
       *[no] { $intent ->
            [none] { $who_said } takes an action.
           *[some] { $who_said }: { $intent }.
        }
    }
log-nova6-called = The GM calls for { $skill ->
        [none] a test without a skill
       *[other] { $skill_said }
    }{ $applied ->
        [none] { "" }
       *[other] {" "}({ $applied_said })
    }{ $difficulty ->
        [none] , { $action_said }; how hard it is stays hidden.
       *[other] { $difficulty ->
            [0] , { $action_said }
           *[more] {" "}−{ $difficulty }d, { $action_said }
        }{ $versus ->
            [none] { $difficulty ->
                [0] , against no difficulty
               *[more] { "" }
            }
           *[other] {" "}vs { $versus_said }{ $letters ->
                [none] { "" }
               *[other] ^{ $letters }
            }{ $versus_applied ->
                [none] { "" }
               *[other] {" "}({ $versus_applied_said })
            }, { $versus_action_said }
        }{ $superhuman ->
            [yes] , which is more than human
           *[no] { "" }
        }.{ $overruled ->
            [yes] {" "}The GM has changed what was proposed.
           *[no] { "" }
        }
    }
log-nova6-settled = { $how ->
        [stops] { $text ->
            [none] { $who_said } stops: this is beyond them.
           *[other] { $who_said } does not even try, for it is beyond them: { $text }.
        }
        [stopped] { $text ->
            [none] Somebody got in the way of { $who_said } in time.
           *[other] Somebody got in the way of { $who_said } in time: { $text }.
        }
        [granted] { $text ->
            [none] No dice are needed: what is true of { $who_said } is enough.
           *[other] No dice are needed, what is true of { $who_said } is enough: { $text }.
        }
        [unopposed] { $text ->
            [none] Nobody stops { $who_said }, who simply succeeds.
           *[other] Nobody stops { $who_said }, who simply succeeds: { $text }.
        }
        [fails] { $text ->
            [none] { $who_said } fails without dice: nothing can be perceived.
           *[other] { $who_said } fails without dice: { $text }.
        }
        [no-connection] { $who_said } has nothing to touch on here, so these words hurt nobody.
        [no-risk] Nothing would be at stake, so { $who_said } has nothing to roll for.
       *[narrate] { $text ->
            [none] No dice are needed: the GM simply tells what happens.
           *[other] No dice are needed: { $text }.
        }
    }
log-nova6-gathered = { $net ->
        [none] { $who_said } gathers the dice.
        [0] { $who_said } is even: three dice.
       *[other] { $who_said } rolls at { $net_said }d.
    }
log-nova6-traded = { $points ->
        [one] Dice are traded, and 1 stunt point waits for the result. { $who_said } rolls at { $net_said }d.
       *[other] Dice are traded, and { $points } stunt points wait for the result. { $who_said } rolls at { $net_said }d.
    }
log-nova6-tested = { $who_said } { $success ->
        [yes] succeeds
       *[no] fails
    }{ $how ->
        [flip] {" "}after all
       *[other] { "" }
    }{ $trio ->
        [none] { $how ->
            [practiced] , sure of it without a roll
           *[other] { "" }
        }
       *[other] {" "}with { $trio_said }
    }{ $points ->
        [0] { "" }
        [one] {" "}and has 1 stunt point
       *[other] {" "}and has { $points } stunt points
    }.{ $counter ->
        [0] { "" }
        [one] {" "}The other side has 1 stunt point.
       *[other] {" "}The other side has { $counter } stunt points.
    }
log-nova6-overruled = { $success ->
        [yes] The GM sets the result aside: { $who_said } succeeds after all.
       *[no] The GM sets the result aside: { $who_said } fails after all.
    }
log-nova6-failed = { $text ->
        [none] What the failure of { $who_said } means stays open.
       *[other] { $catastrophe ->
            [yes] Because { $who_said } failed: { $text }. That is worse than a simple failure usually is.
           *[no] Because { $who_said } failed: { $text }.
        }
    }
log-nova6-paid = { $text ->
        [none] { $who_said } succeeds at a cost: { $cost_said }.
       *[other] { $who_said } succeeds at a cost, { $cost_said }: { $text }.
    }
log-nova6-achieved = { $what ->
        [afloat] { $who_said } stays afloat.
        [noticed] { $who_said } notices it.
        [passed] { $of ->
            [none] { $who_said } gets past.
           *[other] { $who_said } gets past this: { $of_said }.
        }
        [defended] { $for_another ->
            [yes] { $of ->
                [none] { $who_said } fends it off.
               *[other] { $who_said } fends it off for { $of_said }.
            }
           *[no] { $who_said } fends it off.
        }
       *[goal] { $of ->
            [none] { $who_said } does it.
           *[other] { $who_said } does it: { $of_said }.
        }
    }
log-nova6-remembered = { "" }
log-nova6-turn-changed = { $what ->
        [declared] { $turn_declared ->
            [1] { "" }
           *[other] { $who_said } will take { $turn_declared } actions this turn.
        }
        [focus] { $who_said } focuses.
        [rally] { $who_said } takes the whole turn to rally.
        [lapsed] { $who_said } has waited in vain: the delayed turn is over with the round.
        [waits] { $who_said } waits for the right moment.
       *[other] { "" }
    }

## Points

log-nova6-points-lapsed = { $points ->
        [one] 1 stunt point is not spent and is gone.
       *[other] { $points } stunt points are not spent and are gone.
    }
log-nova6-points-banked = { $points ->
        [one] The GM keeps 1 stunt point for later in the scene.
       *[other] The GM keeps { $points } stunt points for later in the scene.
    }
log-nova6-plot-points-changed = { $who ->
        [none] The GM now has { $points ->
            [one] 1 plot point
           *[other] { $points } plot points
        } ({ $use_said }).
       *[other] { $who_said } now has { $points ->
            [one] 1 plot point
           *[other] { $points } plot points
        } ({ $use_said }).
    }
log-nova6-setbacks-changed = { $who_said } now has { $setbacks ->
        [0] no setback dice
        [one] 1 setback die
       *[other] { $setbacks } setback dice
    } ({ $why_said }).
log-nova6-stunt-bought = { $text ->
        [none] { $points ->
            [one] 1 stunt point goes into this: { $stunt_said }.
           *[other] { $points } stunt points go into this: { $stunt_said }.
        }
       *[other] { $points ->
            [one] 1 stunt point goes into this, { $stunt_said }: { $text }.
           *[other] { $points } stunt points go into this, { $stunt_said }: { $text }.
        }
    }
log-nova6-invoked = { $by ->
        [none] { $reason ->
            [none] The GM invokes “{ $aspect }”: { $benefit_said }.
           *[other] The GM invokes “{ $aspect }” ({ $reason }): { $benefit_said }.
        }
       *[other] { $reason ->
            [none] { $by_said } invokes “{ $aspect }”: { $benefit_said }.
           *[other] { $by_said } invokes “{ $aspect }” ({ $reason }): { $benefit_said }.
        }
    }

## What lasts

log-nova6-effect-began = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said } is STRESSED while that level is full.
       *[other] { $effect_owner ->
            [none] New in the scene:
           *[other] New for { $effect_owner_said }:
        } { $effect_kind ->
            [advantage] “{ $effect_name }”, { $effect_rating ->
                [0] which gives no dice yet
               *[other] { $effect_rating_said }d
            }
            [condition] the condition “{ $effect_name }”, { $effect_rating }d
            [damage] { $effect_made ->
                [yes] an attack, “{ $effect_name }”, with { $effect_rating } damage
               *[no] “{ $effect_name }”, which does { $effect_rating } damage
            }
            [soak] “{ $effect_name }”, which soaks { $effect_rating }
            [asset] the asset “{ $effect_name }”{ $effect_rating ->
                [0] { "" }
               *[other] {" "}[{ $effect_rating }]
            }
           *[aspect] the aspect “{ $effect_name }”
        }{ $effect_skills ->
            [none] { "" }
           *[other] {" "}({ $effect_skills_said })
        }{ $effect_kind ->
            [damage] { $effect_made ->
                [yes] ; { $effect_duration_said }
               *[no] { "" }
            }
           *[other] ; { $effect_duration_said }
        }.
    }
log-nova6-effect-changed = { $effect_name ->
        [none] { "" }
       *[other] “{ $effect_name }” is now { $effect_kind ->
            [advantage] { $effect_rating_said }d, { $effect_duration_said }
            [condition] { $effect_rating }d, { $effect_duration_said }
            [damage] { $effect_made ->
                [yes] an attack with { $effect_rating } damage, { $effect_duration_said }
               *[no] at { $effect_rating } damage
            }
            [soak] soak { $effect_rating }, { $effect_duration_said }
            [asset] an asset with { $effect_rating ->
                [one] 1 use
               *[other] { $effect_rating } uses
            }
           *[aspect] { $effect_duration_said }
        }{ $effect_marks ->
            [none] { "" }
           *[other] {" "}({ $effect_marks_said })
        }.
    }
log-nova6-effect-ended = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said } is no longer STRESSED.
       *[other] { $why ->
            [replaced] { "" }
           *[other] “{ $effect_name }” is over: { $why_said }.
        }
    }
log-nova6-marked = { "" }
log-nova6-unmarked = { "" }

## Harm

log-nova6-harmed = { $damage ->
        [0] { $who_said } takes no damage{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
       *[other] { $who_said } takes { $damage } damage: { $level ->
            [none] no box is left to fill
            [stressed] a STRESSED box, { $duration_said }
            [staggered] a staggered box, { $duration_said }
           *[incapacitated] an incapacitated box, { $duration_said }
        }{ $stands ->
            [yes] {" "}– not out yet
           *[no] { "" }
        }{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
    }
log-nova6-hit = { $to ->
        [none] { $by ->
            [none] An attack lands: { $rating } damage, { $duration_said }.
           *[other] { $by_said } lands an attack: { $rating } damage, { $duration_said }.
        }
       *[other] { $by ->
            [none] An attack hits { $to_said }: { $rating } damage, { $duration_said }.
           *[other] { $by_said } hits { $to_said }: { $rating } damage, { $duration_said }.
        }
    }
log-nova6-missed = { $target ->
        [none] { $who_said } falls short.
       *[other] { $who_said } falls short of { $target_said }.
    }
log-nova6-reduced = { $how ->
        [concede] { $who_said } concedes
        [sacrifice] { $who_said } gives something up
       *[grave] { $who_said } takes a grave aspect
    }{ $text ->
        [none] { "" }
       *[other] {" "}({ $text })
    }; { $damage ->
        [0] no damage is left.
       *[other] { $damage } damage is left.
    }
log-nova6-stayed-in = { $staying ->
        [yes] { $who_said } stays in the scene all the same.
       *[no] { $who_said } no longer has to hold on to stay in.
    }

## Together

log-nova6-group-called = { $mode ->
        [any] { $members_said } try together; one success is enough
       *[all] { $members_said } try together, and all have to succeed
    }{ $intent ->
        [none] .
       *[other] : { $intent }.
    }
log-nova6-group-tested = { $success ->
        [yes] Together they succeed
       *[no] Together they fail
    }{ $points ->
        [0] .
        [one] {" "}and have 1 stunt point in common.
       *[other] {" "}and have { $points } stunt points in common.
    }

## Moving

log-nova6-moved = { $spot ->
        [none] { $zone ->
            [none] { $who_said } moves.
           *[other] { $who_said } is now here: { $zone_said }.
        }
       *[other] { $zone ->
            [none] { $who_said } is now here: { $spot }.
           *[other] { $who_said } is now here: { $zone_said }, { $spot }.
        }
    }
log-nova6-zones-set = { $zones ->
        [none] The place is not divided into zones.
        [one] The place is one zone: { $zones_said }.
       *[other] The place is divided into zones: { $zones_said }.
    }
log-nova6-travelled = { $gone ->
        [0] { "" }
       *[other] { $zone ->
            [none] { $who_said } moves on.
           *[other] { $who_said } moves on and is now here: { $zone_said }.
        }
    }
log-nova6-took-cover = { $cover ->
        [none] { $who_said } comes out of cover.
       *[other] { $who_said } takes cover: { $cover_material_said } ({ $cover_degree_said }).
    }
log-nova6-side-taken = { $ally ->
        [yes] { $who_said } is now with the heroes.
       *[no] { $who_said } is now against the heroes.
    }
log-nova6-load-dropped = { $dropped ->
        [yes] { $who_said } drops the load.
       *[no] { $who_said } takes the load up again.
    }
log-nova6-fell = { $fall_who ->
        [none] { "" }
       *[other] { $fall_who_said } is falling.
    }
log-nova6-landed = { $held ->
        [yes] { $who_said } gets hold of something and stops falling.
       *[no] { $who_said } hits the ground.
    }
log-nova6-beyond-reach = { $stays ->
        [yes] { $who_said } is very far away, and still part of the conflict.
       *[no] { $who_said } is so far away that the conflict goes on without them.
    }

## Scenes

log-nova6-scene-began = { $scene_title ->
        [none] { $scene_purpose ->
            [rest] They rest: { $scene_kind_said }, in { $scene_scale_said }.
           *[other] A scene begins: { $scene_kind_said }, in { $scene_scale_said }.
        }
       *[other] A scene begins, { $scene_title }: { $scene_kind_said }, in { $scene_scale_said }.
    }{ $scene_goal ->
        [0] { "" }
       *[other] {" "}{ $scene_skill ->
            [none] The goal:
           *[other] { $scene_skill_said }{ $scene_use ->
                [none] { "" }
               *[other] {" "}({ $scene_use })
            }
        } [{ $scene_goal } { $scene_goal ->
                [one] success
               *[other] successes
            }].
    }{ $scene_requirement ->
        [none] { "" }
       *[other] {" "}It takes this: { $scene_requirement }.
    }
log-nova6-scene-ended = { $outcome ->
        [none] The scene is over.
       *[other] The scene is over: { $outcome }.
    }
log-nova6-scale-changed = From now on it is { $scale_said }.
log-nova6-hinted = { $what ->
        [acts] A scenario usually has three to five milestones, and not { $of ->
            [none] so many
           *[other] { $of }
        }.
        [long-action] This has gone on for more than three minutes. Would narrative time do better?
        [expositions] This is the fourth exposition in a row. Is it time for something to happen?
        [many-zones] These are more than five zones. Would fewer do?
        [split-building] A building as large as this is better two zones or more.
        [split-open] Open ground as wide as this is better cut into several zones.
        [has-not-acted] { $of ->
            [none] Somebody has not done anything in this scene yet.
           *[other] { $of_said } has not done anything in this scene yet.
        }
       *[other] A hint for the GM: { $what_said }.
    }
log-nova6-warned = { $intent ->
        [none] { $who_said } is about to do something, if nobody gets in the way.
       *[other] { $who_said } is about to do this, if nobody gets in the way: { $intent }.
    }
log-nova6-acted-in-scene = { "" }
log-nova6-passed = { $name ->
        [none] It is over as soon as it has happened.
       *[other] “{ $name }” is over as soon as it has happened.
    }

## Rounds and turns

log-nova6-order-set = { $early ->
        [none] { $late ->
            [none] Only the opposition acts.
           *[other] After the opposition: { $late_said }.
        }
       *[other] { $late ->
            [none] Before the opposition: { $early_said }.
           *[other] Before the opposition: { $early_said }; after it: { $late_said }.
        }
    }
log-nova6-round-began = Round { $round } begins.
log-nova6-turn-came = { $who ->
        [none] { $phase ->
            [early] Those who are ahead of the opposition act.
            [opposition] The opposition acts.
            [late] Those who come after the opposition act.
            [bonus] It is time for bonus actions.
           *[other] { "" }
        }
       *[other] { $phase ->
            [bonus] { $who_said } has a bonus action.
           *[other] It is the turn of { $who_said }.
        }
    }
turns-nova6-early = Heroes ahead of the opposition
turns-nova6-opposition = Opposition's turn
turns-nova6-late = Heroes after the opposition
turns-nova6-bonus = Bonus actions
turns-nova6-heroes = Heroes' turn
step-nova6-act = Let { $who } act
step-nova6-end-turn = End { $who }'s turn
log-nova6-tokens-changed = { $who ->
        [none] The opposition has { $tokens ->
            [0] no free bonus actions
            [one] 1 free bonus action
           *[other] { $tokens } free bonus actions
        } ({ $why_said }).
       *[other] { $who_said } has { $tokens ->
            [0] no free bonus actions
            [one] 1 free bonus action
           *[other] { $tokens } free bonus actions
        } ({ $why_said }).
    }
log-nova6-interrupted = { $in_time ->
        [yes] { $who_said } cuts in
       *[no] { $who_said } wants to cut in and is too late
    }{ $intent ->
        [none] .
       *[other] : { $intent }.
    }
log-nova6-fizzled = { $intent ->
        [none] What { $who_said } was about to do comes to nothing.
       *[other] What { $who_said } was about to do comes to nothing: { $intent }.
    }

## Challenges and contests

log-nova6-task-set = { $task_name ->
        [none] { "" }
       *[other] { $task_result ->
            [success] The task “{ $task_name }” is done.
            [failure] { $task_blocked ->
                [yes] The task “{ $task_name }” has failed, and there is no way on.
               *[no] The task “{ $task_name }” has failed.
            }
           *[none] { $task_known ->
                [no] A task the players do not know of yet: “{ $task_name }”.
               *[other] There is this to do: “{ $task_name }”.
            }
        }
    }
log-nova6-task-dropped = { $task_name ->
        [none] { "" }
       *[other] The task “{ $task_name }” falls away.
    }
log-nova6-judged = { $outcome ->
        [none] { $done } of { $of } tasks were done.
       *[other] { $done } of { $of } tasks were done: { $outcome }.
    }
log-nova6-counted = { $count_who ->
        [none] { $count_against ->
            [none] The opposition has { $count_successes ->
                [one] 1 success
               *[other] { $count_successes } successes
            }.
           *[other] Against { $count_against_said } the opposition has { $count_successes ->
                [one] 1 success
               *[other] { $count_successes } successes
            }.
        }
       *[other] { $count_against ->
            [none] { $count_who_said } has { $count_successes ->
                [one] 1 success
               *[other] { $count_successes } successes
            }.
           *[other] Against { $count_against_said }, { $count_who_said } has { $count_successes ->
                [one] 1 success
               *[other] { $count_successes } successes
            }.
        }
    }
log-nova6-rival-traded = { $automatic ->
        [0] The rival trades nothing; it is against { $hindrance ->
            [0] no difficulty
           *[other] −{ $hindrance }d
        } this round.
        [one] The rival trades skill for 1 sure success; it is against { $hindrance ->
            [0] no difficulty
           *[other] −{ $hindrance }d
        } this round.
       *[other] The rival trades skill for { $automatic } sure successes; it is against { $hindrance ->
            [0] no difficulty
           *[other] −{ $hindrance }d
        } this round.
    }
log-nova6-contest-decided = { $winners ->
        [none] { $losers ->
            [none] Nobody has won yet.
           *[other] Lost: { $losers_said }.
        }
       *[other] { $losers ->
            [none] Won: { $winners_said }.
           *[other] Won: { $winners_said }. Lost: { $losers_said }.
        }
    }{ $over ->
        [yes] {" "}The contest is over.
       *[no] { "" }
    }

## What takes its time

log-nova6-undertaking-changed = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_goal ->
            [0] { $undertaking_who_said } is at it: { $undertaking_what } ({ $undertaking_skill ->
                [none] { "" }
               *[other] { $undertaking_skill_said } [{ $undertaking_interval }], { "" }
            }{ $undertaking_interval_said }).
           *[other] { $undertaking_who_said } is at it: { $undertaking_what } ({ $undertaking_successes } of { $undertaking_goal } successes).
        }
    }
log-nova6-undertaking-done = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_who_said } is done with this: { $undertaking_what }.
    }

## Things

log-nova6-malfunctioned = { $text ->
        [none] { $who_said } no longer works as it should.
       *[other] { $who_said } no longer works as it should: { $text }.
    }

## Recovery

log-nova6-recovered = { $how ->
        [longer] { $boxes ->
            [one] One box of { $who_said } lasts longer now.
           *[other] { $boxes } boxes of { $who_said } last longer now.
        }
        [shorter] { $boxes ->
            [one] One box of { $who_said } lasts less long now.
           *[other] { $boxes } boxes of { $who_said } last less long now.
        }
       *[cleared] { $boxes ->
            [one] { $who_said } clears a box.
           *[other] { $who_said } clears { $boxes } boxes.
        }
    }
log-nova6-came-back = { $who_said } is back.
log-nova6-milestone-passed = { $milestone_said }. { $points ->
        [none] The GM has { $gm_points ->
            [one] 1 plot point
           *[other] { $gm_points } plot points
        }.
       *[other] Plot points now: { $points_said }; the GM { $gm_points }.
    }
each-points = { $first_said } { $second }
log-nova6-refresh-cut = { $cut ->
        [0] The next refresh of { $who_said } is whole again.
       *[other] The next refresh of { $who_said } is lower by { $cut }.
    }

## Compels and truths

log-nova6-compel-offered = { $by ->
        [none] The GM proposes trouble for { $target_said } by “{ $aspect }”: { $complication }.
       *[other] { $by_said } proposes trouble for { $target_said } by “{ $aspect }”: { $complication }.
    }
log-nova6-compelled = “{ $aspect }” makes trouble for { $who_said }: { $complication }.
log-nova6-compel-settled = { $how ->
        [rejected] The GM does not let the compel stand, and nothing happens.
        [refused] { $text ->
            [none] { $who_said } refuses, and nothing happens.
           *[other] { $who_said } refuses, and nothing happens: { $text }.
        }
       *[prevented] The GM pays to spare { $who_said } the trouble.
    }
log-nova6-truth-told = { $text ->
        [none] “{ $aspect }” is simply true.
       *[other] “{ $aspect }” is simply true: { $text }.
    }

## Stunts

log-nova6-found-out = { $text ->
        [none] { $who_said } finds out { $how_much ->
            [all] everything there is to know.
            [most] most of it.
           *[other] a part of it.
        }
       *[told] { $who_said } finds out { $how_much ->
            [all] everything there is to know
            [most] most of it
           *[other] a part of it
        }: { $text }.
    }
log-nova6-explained = { $text ->
        [none] It does nothing ({ $stunt_said }), and { $who_said } learns why.
       *[other] It does nothing ({ $stunt_said }), but { $who_said } learns why: { $text }.
    }

## Characters

log-nova6-proposal-settled = { $allowed ->
        [yes] The GM allows { $who_said } this ({ $sort_said }): “{ $name }”.
       *[no] The GM does not allow { $who_said } this ({ $sort_said }): “{ $name }”.
    }
log-nova6-traits-changed = “{ $name }” is put right, and { $who_said } has it as it is now.
