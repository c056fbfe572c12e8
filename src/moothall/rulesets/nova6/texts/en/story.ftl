### Sagas, scenarios and milestones; how characters grow; those whom the GM plays: all that is said of them in play.

## What happened

log-nova6-story-changed = { $what ->
        [saga] { $of ->
            [none] A saga begins.
           *[other] A saga begins: “{ $of }”.
        }
        [scenario] { $of ->
            [none] A scenario begins.
           *[other] A scenario begins: “{ $of }”.
        }
        [session] Session { $of } begins.
        [session-over] Session { $of } is over.
       *[other] { $of ->
            [major] With that the scenario is over.
            [epic] With that the saga is over.
           *[other] { "" }
        }
    }
log-nova6-rewarded = { $risen ->
        [yes] { $who_said } rises to level { $level } and has an advance to spend.
       *[no] { $who_said } stays at level { $level }.
    }{ $rewards ->
        [none] { "" }
       *[other] { " " }May be changed now: { $rewards_said }.
    }
each-rewards = { $what_said }{ $waits ->
        [yes] { " " }(in a quiet scene)
       *[no] { "" }
    }
log-nova6-grown = { $one_name ->
        [none] { "" }
       *[other] { $what ->
            [aspect] An aspect of { $one_name } is put otherwise: “{ $old }” is now “{ $new }”.
            [kind] { $one_name } is a principal from now on.
            [perk] { $one_name } has a new perk: “{ $new }”.
            [rank] { $one_name } spends an advance on a rank: { $new_said }.
            [talent] { $one_name } spends an advance on a talent: “{ $new }”.
            [feature] { $one_name } spends an advance on a feature: “{ $new }”.
            [flaw] { $one_name } has a flaw from now on: “{ $new }”.
            [trade-perk] { $one_name } trades a perk: “{ $old }” for “{ $new }”.
            [trade-talent] { $one_name } trades a talent: “{ $old }” for “{ $new }”.
            [trade-feature] { $one_name } trades a feature: “{ $old }” for “{ $new }”.
            [trade-rank] { $one_name } trades a rank: { $old_said } for { $new_said }.
           *[other] { $one_name } is no longer quite who they were.
        }{ $track ->
            [none] { "" }
           *[other] { $boxes ->
                [none] { "" }
               *[other] { " " }Boxes ({ $track_said }): { $boxes }.
            }
        }
    }
log-nova6-came-again = { $who ->
        [none] { "" }
       *[other] { $who_said } is back in the story, and not for the first time.
    }
log-nova6-did-well = { $who ->
        [none] { "" }
       *[other] { $points ->
            [none] { $who_said } does it, and nobody stands in the way.
            [0] { $who_said } does it, and only just.
            [one] { $who_said } does it, with 1 stunt point.
           *[other] { $who_said } does it, with { $points } stunt points.
        }
    }
log-nova6-group-tried = { $who ->
        [none] { "" }
       *[other] Of { $who_said } { $tried } try; { $did } do it, { $failed } do not, and { $stayed } stay behind.
    }
log-nova6-demanded = { $intent ->
        [none] “{ $aspect }” is in the way of { $who_said }.
       *[other] “{ $aspect }” is in the way of { $who_said }, who wants this: { $intent }.
    }

## What is asked

ask-nova6-spend-advance = { $left ->
        [one] { $who_said } has an advance. On what is it spent?
       *[other] { $who_said } has { $left } advances. On what is one of them spent?
    }
ask-nova6-trade-what = What does { $who_said } trade, and for what?
ask-nova6-missing-aspects = { $who_said } becomes a principal. What are these aspects: { $lacking_said }?
ask-nova6-agree-swap = { $who_said } wants to trade { $sort ->
        [rank] a rank
        [feature] a feature
       *[talent] a talent
    }: { $old_said } for { $new_said }. Does the story bear it out?{ $learnt ->
        [none] { "" }
       *[other] {" "}From interludes they have: { $learnt_said }.
    }
ask-nova6-grant-aspect = { $who_said } wants to change one more aspect: “{ $old }” to “{ $new }”. Do you grant it?

## Why

reason-advances-extra = advances of an extra: { $amount }
reason-boxes-extra = { $amount } more boxes for ranks and talents of an extra
reason-turns = { $amount } turns when nobody hinders it
reason-npc-dice = { $amount } dice left after the difficulty
reason-npc-points = { $amount } stunt points for them
reason-short-of = { $amount } dice short of the difficulty
reason-group-did = { $amount } of them do it
reason-group-tried = { $amount } of them try
reason-note-too-far = out of range by { $of }: it takes as many stunt points to reach
reason-note-gang = a gang acts as one
reason-note-one-roll = one roll against { $of } of them
reason-note-best-of-gang = the best of them counts: { $of }
reason-note-gm-rolls = at this table the GM rolls

## What cannot be

error-nothing-said = Say in a few words what it is.
error-group-tried = At least { $did } and at most { $number } of them can try.
error-high-concept = “{ $aspect }” is a high concept, and only an epic milestone changes one.
error-level-already = A minor milestone of this scenario has already brought a level.
error-no-advance = { $name } has no advance left to spend.
error-no-extra = { $name } is no extra who could rise.
error-no-perk-left = No talent of { $name } has room for another perk.
error-no-such-milestone = There is no milestone “{ $milestone }”; there are these: { $kinds }.
error-no-such-reward = The last milestone leaves { $name } nothing of the kind to change.
error-not-a-core-aspect = “{ $aspect }” is not an aspect that { $name } was made with.
error-not-in-the-way = “{ $aspect }” is not an aspect of the situation, or nobody said what it is in the way of.
error-not-the-gms = { $name } is not one of the GM’s.
error-nothing-to-stop = Nobody was warned of this: { $intent }.
error-nothing-to-swap = There is no “{ $what }” to trade.
error-principals-aspects = A principal has { $count } core aspects beside the high concept; name no more.
error-aspects-in-all = Write { $count ->
        [one] 1 aspect
       *[other] { $count } aspects
    }, each with words, or none to call it off.
error-promotion-aspects = Aspects are still missing: { $aspects }.
error-reward-waits = What { $name } wants to change waits for a scene without danger.
problem-nova6-npc-kind = “{ $said }” is not a kind of character for the GM; there are principal, extra and group.
problem-nova6-npc-count = “{ $said }” is not how many they can be; a group is from 2 to 999, anybody else is 1.
problem-nova6-npc-grown = “{ $said }” is not a number of advances added.

