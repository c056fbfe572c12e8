### What is asked, each question in a sentence or two that ends in one.

## Before a test

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } treats a wound.
            [disarm] { $who_said } wants to disarm { $targets_said }.
            [knockdown] { $who_said } wants to knock { $targets_said } down.
            [grapple] { $who_said } wants to take hold of { $targets_said }.
            [tighten] { $who_said } wants to tighten the hold on { $targets_said }.
            [break-hold] { $who_said } wants to get free of { $targets_said }.
            [ram] { $who_said } wants to ram { $targets_said }.
            [dodge] { $who_said } keeps moving so as to be hard to hit.
           *[other] { $who_said } wants to try something.
        }
       *[other] { $who_said } tries this: { $intent }.
    } Proposed is { $skill_id ->
        [none] a test without a skill
       *[other] { $skill_id_said }
    }, { $action_id_said }. Is there a roll, and how hard is it?
ask-nova6-narrate-instead = Nothing is at stake for { $who_said }. Will you tell what happens instead of having it rolled?
ask-nova6-prepare = What does { $who_said } bring to this: which skill, which perk, which assets?
ask-nova6-trade = { $who_said } is down, at { $net_said }d. Will you trade penalty dice for stunt points that wait for a failure?
ask-nova6-ready = { $use ->
        [initiative] { $pool_net ->
            [0] Initiative: { $who_said } is even. Ready to roll?
           *[other] Initiative: { $who_said } is at { $pool_net_said }d. Ready to roll?
        }
       *[other] { $pool_net ->
            [0] { $who_said } is even. Ready to roll?
            [-1] { $who_said } is at { $pool_net_said }d. Ready to roll?
            [-2] { $who_said } is at { $pool_net_said }d. Ready to roll?
            [-3] { $who_said } is at { $pool_net_said }d. Ready to roll?
            [-4] { $who_said } is at { $pool_net_said }d. Ready to roll?
            [1] { $who_said } is at { $pool_net_said }d. Ready to roll?
           *[other] { $who_said } is at { $pool_net_said }d. Trade dice for stunt points, or roll?
        }
    }
ask-nova6-agree-trade = { $pairs ->
        [one] { $who_said } would like to trade 2 penalty dice, for 1 stunt point of yours on a failure. Do you agree?
       *[other] { $who_said } would like to trade { $pairs } pairs of penalty dice, for as many stunt points of yours on a failure. Do you agree?
    }
ask-nova6-trio = Which three dice does { $who_said } read?
ask-nova6-reroll-ones = { $ones ->
        [one] Does { $who_said } roll the 1 again?
       *[other] How many of the { $ones } ones does { $who_said } roll again?
    }
ask-nova6-total = { $condition ->
        [none] Nothing is left of the sense that { $who_said } needs here. Does the test simply fail?
       *[other] “{ $condition }” leaves nothing of the sense that { $who_said } needs here. Does the test simply fail?
    }

## After a test

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } succeeds. Does anything still change that?
       *[no] { $who_said } fails. Does anything still change that?
    }
ask-nova6-accept = { $success ->
        [yes] { $who_said } succeeds. Accept?
       *[no] { $who_said } fails. Accept?
    }
ask-nova6-relevant = { $by ->
        [none] Does the aspect “{ $aspect }” fit here?
       *[other] { $reason ->
            [none] { $by_said } invokes “{ $aspect }”{ $wants ->
                [none] .
               *[other] : { $wants_said }{ $name ->
                    [none] .
                   *[other] , “{ $name }”.
                }
            } Does it fit here?
           *[other] { $by_said } invokes “{ $aspect }” ({ $reason }){ $wants ->
                [none] .
               *[other] : { $wants_said }{ $name ->
                    [none] .
                   *[other] , “{ $name }”.
                }
            } Does it fit here?
        }
    }
ask-nova6-failure = { $who_said } has failed. Does the failure stand, or what would a success cost?
ask-nova6-agree-cost = { $cost_text ->
        [none] { $who_said } would succeed at a cost: { $cost_kind_said }. Do you agree?
       *[other] { $who_said } would succeed at a cost, { $cost_kind_said }: { $cost_text }. Do you agree?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } has failed. What does that mean?
       *[other] { $who_said } has failed ({ $intent }). What does that mean?
    }
ask-nova6-advantage = What advantage does { $who_said } make: dice, an aspect, or something found out?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } finds something out, and no aspect is hidden. Go on?
       *[other] { $who_said } finds something out. Which aspect comes to light?
    }
ask-nova6-first-target = Whom does { $who_said } affect first?
ask-nova6-first-outcome = What does { $who_said } achieve first?
ask-nova6-spend-points = { $points ->
        [one] 1 stunt point is there to spend. On what?
       *[other] { $points } stunt points are there to spend. On what?
    }
ask-nova6-oops = Forgotten dice might have saved { $who_said }. Buy the success for 1 plot point, or let it stand and be given one?

## Together

ask-nova6-take-part = { $intent ->
        [none] Does { $who_said } take part, or stay out and count as having failed?
       *[other] They try this together: { $intent }. Does { $who_said } take part, or stay out and count as having failed?
    }
ask-nova6-give-points = { $most ->
        [one] Does { $who_said } give 1 stunt point to the group?
       *[other] How many of up to { $most } stunt points does { $who_said } give to the group?
    }

## Scenes, rounds and turns

ask-nova6-end-scene = { $by ->
        [none] Does the scene end here?
       *[other] { $by_said } would like the scene to end. Does it?
    }
ask-nova6-end-round = { $left ->
        [none] End the round?
       *[other] Some have had no turn yet ({ $left_said }). End the round all the same?
    }
ask-nova6-how-long-was-it = How many minutes did round { $round } take?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } is at work. Is it done at once, does it take its time, or how many successes does it need?
       *[other] { $who_said } tries this: { $intent }. Is it done at once, does it take its time, or how many successes does it need?
    }
ask-nova6-maintain = Does { $who_said } spend an action to keep “{ $effect_said }” going?
ask-nova6-opposed-ending = { $who_said } spends an action to end “{ $effect_said }”. Does anything stand against that?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] Something is about to happen. Does { $who_said } cut in, and with what?
           *[other] { $by_said } is about to act. Does { $who_said } cut in, and with what?
        }
       *[other] { $by ->
            [none] This is about to happen: { $intent }. Does { $who_said } cut in, and with what?
           *[other] { $by_said } is about to do this: { $intent }. Does { $who_said } cut in, and with what?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] Things have changed. Can { $who_said } still do it?
       *[other] Things have changed. Can { $who_said } still do this: { $intent }?
    }
ask-nova6-defend-another = { $target_said } is under attack. Does { $who_said } take the defense, at −1d?
ask-nova6-makes-sense = { $who_said } wants to take the defense for { $target_said } from afar. Is that possible?
ask-nova6-bonus-action = { $who ->
        [none] The round is nearly over. Who of the opposition takes a bonus action, and what pays for it?
       *[other] The round is nearly over. Does { $who_said } take a bonus action, and what pays for it?
    }

## Contests

ask-nova6-trade-ranks = { $rank ->
        [one] The rival has 1 rank. How much of it is traded for sure successes this round?
       *[other] The rival has { $rank } ranks. How many are traded for sure successes this round?
    }
ask-nova6-contest-points = { $points ->
        [one] { $who_said } has 1 stunt point. Is it a success more, or one less for somebody else?
       *[other] { $who_said } has { $points } stunt points. How many take a success from somebody else?
    }
ask-nova6-rival-points = { $points ->
        [one] You have 1 stunt point against { $who_said }. Is it a success of the rival?
       *[other] You have { $points } stunt points against { $who_said }. How many are successes of the rival?
    }

## Harm

ask-nova6-remedy = { $remedy ->
        [none] No soak stops what comes at { $who_said }. Is what cancels it at hand?
        [sealed-armor] No soak stops what comes at { $who_said }. Is what cancels it at hand: { $remedy_said }?
        [flash-defense] No soak stops what comes at { $who_said }. Is what cancels it at hand: { $remedy_said }?
       *[other] No soak stops what comes at { $who_said }. Is what cancels it at hand: { $remedy }?
    }
ask-nova6-reduce = { $damage ->
        [one] 1 damage is coming at { $who_said }. Take it, or make it less?
       *[other] { $damage } damage is coming at { $who_said }. Take it, or make it less?
    }
ask-nova6-sacrifice = { $who_said } would give up “{ $item_said }”. Does that matter enough, and how much is it worth?
ask-nova6-stay-in = { $who_said } would be out of the scene. Stay in for 1 plot point?
ask-nova6-how-it-ends = { $who_said } is out of the scene. What does that look like?
ask-nova6-save = { $who_said } is hurt while down, by something meant for others. Which skill keeps them here?

## Things

ask-nova6-keep-firing = “{ $tool_said }” would be EXHAUSTED now. Does { $who_said } prevent it, once in this scene?
ask-nova6-lined = “{ $item_said }” could make this wound last a step less, once in this scene. Does { $who_said } use it now?
ask-nova6-may-find = { $where ->
        [none] { $who_said } looks for ammunition. Is there any?
       *[other] { $who_said } looks for ammunition here: { $where }. Is there any?
    }
ask-nova6-visible = Could { $who_said } have aimed at { $target_said }?
ask-nova6-malfunction = “{ $thing_said }” is damaged. What no longer works as it should?

## Space

ask-nova6-line-of-sight = { $who_said } looks { $metres } meters far. Is there a line of sight, from a height or over open ground?
ask-nova6-keep-load = A conflict begins. Does { $who_said } hold on to the load?
ask-nova6-stays-in = { $who_said } is very far from the conflict. Still part of it?
ask-nova6-cover-there = { $who_said } goes behind cover: { $material_said } ({ $degree_said }). Is it there?
ask-nova6-something-to-grab = { $who_said } is falling. Is there anything to hold on to?

## Recovery

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } recovers. Which box is cleared?
        [one] { $who_said } recovers, with 1 stunt point. Which boxes are cleared?
       *[other] { $who_said } recovers, with { $points } stunt points. Which boxes are cleared?
    }
ask-nova6-treat-box = The treatment has worked. Which box does { $who_said } turn to?
ask-nova6-safe-to-rest = Are they free from threats and haste, so that they can rest?
ask-nova6-no-rest = The rest is disturbed. By what?
ask-nova6-rest-again = Another rest before the milestone lowers the next refresh by 1. Does { $who_said } agree?

## Compels and stunts

ask-nova6-judge-compel = { $by ->
        [none] “{ $aspect }” is to make trouble for { $target_said }: { $complication }. Does that stand, and in which words?
       *[other] { $by_said } proposes that “{ $aspect }” makes trouble for { $target_said }: { $complication }. Does that stand, and in which words?
    }
ask-nova6-answer-compel = “{ $aspect }” makes trouble for { $who_said }: { $complication }. Accept it for a plot point, refuse it, or talk about it?
ask-nova6-let-it-stand = { $who_said } is compelled: { $complication }. Let it happen, or pay 1 plot point to prevent it?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } buys a stunt, { $stunt_said }. Does it fit?
       *[other] { $who_said } buys a stunt, { $stunt_said }: { $text }. Does it fit?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } finds out everything there is to know. What is it?
        [most] { $who_said } finds out most of it. What is it?
       *[other] { $who_said } finds out a part of it. What is it?
    }
ask-nova6-explain-dud = The stunt of { $who_said } would do nothing ({ $stunt_said }). Why?
ask-nova6-react-with = { $who_said } may act at once. How?

## Characters

ask-nova6-approve = { $text ->
        [none] { $who_said } would like this ({ $sort_said }): “{ $name }”. Do you allow it, and on which terms?
       *[other] { $who_said } would like this ({ $sort_said }): “{ $name }”, { $text }. Do you allow it, and on which terms?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}From interludes they have: { $learnt_said }.
    }
ask-nova6-slip-away = { $who_said } was not surprised after all. Where to, zone by zone, and up to { $most } of them?
