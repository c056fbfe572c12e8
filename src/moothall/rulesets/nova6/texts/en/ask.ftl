### What is asked, each question in a sentence or two that ends in one.

## Before a test

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } treats a wound.
            [disarm] { $who_said } disarms { $targets_said }.
            [knockdown] { $who_said } knocks { $targets_said } down.
            [grapple] { $who_said } grapples { $targets_said }.
            [tighten] { $who_said } tightens the hold on { $targets_said }.
            [break-hold] { $who_said } breaks free of { $targets_said }.
            [ram] { $who_said } rams { $targets_said }.
            [dodge] { $who_said } keeps moving, to be hard to hit.
           *[other] { $targets ->
                [none] { $who_said } takes an action.
               *[some] { $who_said } → { $targets_said }.
            }
        }
       *[other] { $who_said }: { $intent }.
    } { $skill_id ->
        [none] No skill
       *[other] { $skill_id_said }
    }, { $action_id_said }: call for a roll? How hard?
ask-nova6-narrate-instead = Nothing is at stake for { $who_said }. Tell what happens, without a roll?
ask-nova6-prepare = What does { $who_said } use: skill, perk, assets?
ask-nova6-trade = { $who_said } is at { $net_said }d. Trade penalty dice for stunt points on a failure?
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
        [one] { $who_said } trades 2 penalty dice; on a failure you get 1 stunt point. Agree?
       *[other] { $who_said } trades { $pairs } pairs of penalty dice; on a failure you get as many stunt points. Agree?
    }
ask-nova6-trio = Which three dice count for { $who_said }?
ask-nova6-reroll-ones = { $ones ->
        [one] Reroll the 1?
       *[other] Reroll how many of the { $ones } ones?
    }
ask-nova6-total = { $condition ->
        [none] { $who_said } cannot sense anything here. Does the test fail?
       *[other] “{ $condition }”: { $who_said } cannot sense anything here. Does the test fail?
    }

## After a test

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } succeeds. Change anything?
       *[no] { $who_said } fails. Change that?
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
ask-nova6-failure = { $who_said } fails. Let it stand, or succeed at a cost?
ask-nova6-agree-cost = { $cost_text ->
        [none] { $who_said } would succeed at a cost: { $cost_kind_said }. Agree?
       *[other] { $who_said } would succeed at a cost ({ $cost_kind_said }): { $cost_text }. Agree?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } fails. What happens?
       *[other] { $who_said } fails ({ $intent }). What happens?
    }
ask-nova6-advantage = Which advantage does { $who_said } create: dice, an aspect, or a discovery?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } makes a discovery, and no aspect is hidden. Go on?
       *[other] { $who_said } makes a discovery. Which aspect comes to light?
    }
ask-nova6-first-target = Whom does { $who_said } affect first?
ask-nova6-first-outcome = What does { $who_said } achieve first?
ask-nova6-spend-points = { $points ->
        [one] 1 stunt point. Spend it on what?
       *[other] { $points } stunt points. Spend them on what?
    }
ask-nova6-oops = Forgotten dice could have saved { $who_said }. Buy the success for 1 plot point, or gain 1?

## Together

ask-nova6-take-part = { $intent ->
        [none] Does { $who_said } take part, or stay out and count as failed?
       *[other] Together: { $intent }. Does { $who_said } take part, or stay out and count as failed?
    }
ask-nova6-give-points = { $most ->
        [one] Give the group 1 stunt point of { $who_said }?
       *[other] How many stunt points does { $who_said } give the group, up to { $most }?
    }

## Scenes, rounds and turns

ask-nova6-end-scene = { $by ->
        [none] End the scene?
       *[other] { $by_said } wants to end the scene. End it?
    }
ask-nova6-end-round = { $left ->
        [none] End the round?
       *[other] Some have had no turn yet ({ $left_said }). End the round all the same?
    }
ask-nova6-how-long-was-it = How many minutes did round { $round } take?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } is at work. Done at once, takes time, or how many successes?
       *[other] { $who_said }: { $intent }. Done at once, takes time, or how many successes?
    }
ask-nova6-maintain = Does { $who_said } spend an action to keep “{ $effect_said }” going?
ask-nova6-opposed-ending = { $who_said } ends “{ $effect_said }” with an action. Does anything oppose it?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] An action is about to begin. Does { $who_said } interrupt?
           *[other] { $by_said } is about to act. Does { $who_said } interrupt?
        }
       *[other] { $by ->
            [none] About to happen: { $intent }. Does { $who_said } interrupt?
           *[other] { $by_said } is about to act: { $intent }. Does { $who_said } interrupt?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] Things have changed. Can { $who_said } still do it?
       *[other] Things have changed. Can { $who_said } still do this: { $intent }?
    }
ask-nova6-defend-another = { $target_said } is under attack. Does { $who_said } defend instead, at −1d?
ask-nova6-makes-sense = { $who_said } would defend { $target_said } from afar. Possible?
ask-nova6-bonus-action = { $who ->
        [none] Last of the round. Who of the opposition takes a bonus action?
       *[other] Last of the round. Does { $who_said } take a bonus action?
    }

## Contests

ask-nova6-trade-ranks = { $rank ->
        [one] The rival has 1 rank. Trade it for a sure success?
       *[other] The rival has { $rank } ranks. Trade how many for sure successes?
    }
ask-nova6-contest-points = { $points ->
        [one] { $who_said } has 1 stunt point. One more success, or one less for another?
       *[other] { $who_said } has { $points } stunt points. How many take a success from another?
    }
ask-nova6-rival-points = { $points ->
        [one] You have 1 stunt point against { $who_said }. Is it a success of the rival?
       *[other] You have { $points } stunt points against { $who_said }. How many are successes of the rival?
    }

## Harm

ask-nova6-remedy = { $remedy ->
        [none] No soak helps { $who_said } here. Is a remedy at hand?
        [sealed-armor] No soak helps { $who_said } here. At hand: { $remedy_said }?
        [flash-defense] No soak helps { $who_said } here. At hand: { $remedy_said }?
       *[other] No soak helps { $who_said } here. At hand: { $remedy }?
    }
ask-nova6-reduce = { $damage } damage to { $who_said }. Take it, or reduce it?
ask-nova6-sacrifice = { $who_said } sacrifices “{ $item_said }”. Does it matter enough, and how much?
ask-nova6-stay-in = { $who_said } is taken out. Stay in for 1 plot point?
ask-nova6-how-it-ends = { $who_said } is out of the scene. What does that look like?
ask-nova6-save = { $who_said } is hit while down. Which skill resists?

## Things

ask-nova6-keep-firing = “{ $tool_said }” would be EXHAUSTED. Prevent it, once this scene?
ask-nova6-lined = Use “{ $item_said }” to shorten this wound by a step, once this scene?
ask-nova6-may-find = { $where ->
        [none] { $who_said } looks for ammunition. Is there any?
       *[other] { $who_said } looks for ammunition here: { $where }. Is there any?
    }
ask-nova6-visible = Could { $who_said } have aimed at { $target_said }?
ask-nova6-malfunction = “{ $thing_said }” is damaged. What no longer works?

## Space

ask-nova6-line-of-sight = { $who_said } looks { $metres } meters far. Is there a line of sight?
ask-nova6-keep-load = A conflict begins. Does { $who_said } keep the load?
ask-nova6-stays-in = { $who_said } is very far from the conflict. Still part of it?
ask-nova6-cover-there = { $who_said } goes behind cover{ $material ->
        [none] { "" }
       *[some] : { $material_said }
    }{ $degree ->
        [none] { "" }
       *[some] {" "}({ $degree_said })
    }. Is it there?
ask-nova6-something-to-grab = { $who_said } falls. Is there anything to grab?

## Recovery

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } recovers. Clear which box?
        [one] { $who_said } recovers, with 1 stunt point. Clear which boxes?
       *[other] { $who_said } recovers, with { $points } stunt points. Clear which boxes?
    }
ask-nova6-treat-box = The treatment works. Which box does { $who_said } treat?
ask-nova6-safe-to-rest = Is it safe and calm enough to rest?
ask-nova6-no-rest = The rest is disturbed. By what?
ask-nova6-rest-again = { $who_said }: another rest lowers the next refresh by 1. Agree?

## Compels and stunts

ask-nova6-judge-compel = { $by ->
        [none] “{ $aspect }” compels { $target_said }: { $complication }. Does it stand?
       *[other] { $by_said } compels { $target_said } with “{ $aspect }”: { $complication }. Does it stand?
    }
ask-nova6-answer-compel = “{ $aspect }” compels { $who_said }: { $complication }. Accept for a plot point, refuse, or negotiate?
ask-nova6-let-it-stand = A compel on { $who_said }: { $complication }. Let it happen, or pay 1 plot point?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } buys a stunt, { $stunt_said }. Does it fit?
       *[other] { $who_said } buys a stunt, { $stunt_said }: { $text }. Does it fit?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } discovers everything. What is it?
        [most] { $who_said } discovers most of it. What is it?
       *[other] { $who_said } discovers a part of it. What is it?
    }
ask-nova6-explain-dud = The stunt of { $who_said } would do nothing ({ $stunt_said }). Why?
ask-nova6-react-with = { $who_said } may act at once. How?

## Characters

ask-nova6-approve = { $text ->
        [none] { $who_said } asks for “{ $name }” ({ $sort_said }). Allow it?
       *[other] { $who_said } asks for “{ $name }” ({ $sort_said }), { $text }. Allow it?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}From interludes: { $learnt_said }.
    }
ask-nova6-slip-away = { $most ->
        [one] { $who_said } is not surprised. Move to which zone?
       *[other] { $who_said } is not surprised. Move where, up to { $most } zones?
    }
