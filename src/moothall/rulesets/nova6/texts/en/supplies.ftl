### Gear, loads, survival, assets, flaws and money: what is asked, told, counted and refused.

## Questions

ask-nova6-load-lost = { $who_said } gets away, and the load lies on the ground. Is it lost?
ask-nova6-sale = { $who_said } wants to buy this: { $item_said } ({ $price }). Does anybody sell it here, and for how much?
ask-nova6-load-price = { $who_said } takes another load ({ $load_said }). What does it cost?
ask-nova6-judge-gear = { $who_said } may have this along: { $item }. Can it be, how many dice is it harder because it is rare or forbidden, and what does it cost?
ask-nova6-scene-point = { $trait }: does { $who_said } take the extra stunt point of this scene now?
ask-nova6-scene-dice = { $trait }: how many of the dice of this scene, up to { $most }, does { $who_said } put into this?
ask-nova6-scene-die-fits = { $intent ->
        [none] { $who_said } draws on this: { $trait }. Does it help here?
       *[other] { $who_said } draws on this: { $trait }. Does it help here ({ $intent })?
    }
ask-nova6-survival-cost = { $who_said } had to go without ({ $need }). Does it hurt, or cost something else?
ask-nova6-good-exposition = { $title ->
        [none] A quiet scene is over, and a milestone still waits. Did the scene go well enough to count for it?
       *[other] “{ $title }” is over, and a milestone still waits. Did the scene go well enough to count for it?
    }
ask-nova6-assets-matter = { $who_said } reacts with the help of assets. Which of them do not matter here?
ask-nova6-new-signature = { $who_said } once gave up something that meant much. What takes its place, if anything?
ask-nova6-accept-signature = { $who_said } would pay 1 plot point for this: { $name }. Does it mean as much as what was given up?

## Facts

log-nova6-load-taken = { $lost ->
        [yes] { $who_said } has lost the load.
       *[no] { $who_said } now carries this load: { $load_said }.{ $price ->
            [0] { "" }
           *[other] {" "}Price: { $price }.
        }
    }
log-nova6-coins-moved = { $amount ->
        [0] { "" }
       *[other] { $who_said } now has { $coins } in coins ({ $amount_said }).{ $what ->
            [none] { "" }
           *[other] {" "}For: { $what_said }.
        }
    }
log-nova6-not-sold = Nobody sells this to { $who_said } here: { $what_said }.
log-nova6-handed-over = { $what ->
        [none] { $who_said } hands { $to_said } { $amount } in coins.
       *[other] { $who_said } hands { $to_said } this: { $what_said }.{ $amount ->
            [0] { "" }
           *[other] {" "}With it go { $amount } in coins.
        }
    }
log-nova6-gear-lacking = { $tested ->
        [yes] { $who_said } has no such thing along: { $item }.
       *[no] The GM says that { $who_said } cannot have this along: { $item }.
    }
log-nova6-need-set = { $need ->
        [none] Nobody is in want any more.
       *[other] The heroes are in want: { $need }.
    }
log-nova6-day-passed = { $place ->
        [none] Day { $day } is over.
       *[other] Day { $day } is over, spent in safety: { $place }.
    }
log-nova6-survival-due = What { $who_said } carries ({ $load_said }) lasts no longer: a survival test is due.
log-nova6-milestones-pending = { $how ->
        [reached] { $milestone_said }. It waits until there has been safety and time for it.
        [nearer] { $milestone_said }, and the heroes are nearer to enjoying it.
        [met] { $milestone_said }, and all has been done that it takes.
       *[granted] { $milestone_said }, and it need not wait any longer.
    }

## Reasons

reason-load = { $amount ->
        [0] no dice from the load
       *[other] { $amount_said }d from the load
    }
reason-note-gear = not on the sheet, so a test says whether it is there: { $of }
reason-note-gear-test = a gear test
reason-gear-rare = { $amount_said }d because it is rare or forbidden
reason-gear-price = { $amount_said }d for a price of { $of }
reason-scene-die = { $amount_said }d from { $of }
reason-advance-flaw = { $amount_said } for the flaw { $of }

## Refusals

error-active-already = “{ $trait }” works already and need not be paid for again.
error-asset-so-already = “{ $asset }” is no asset with uses, or the GM has said so already.
error-asset-unrelated = “{ $asset }” does not matter here, says the GM.
error-days = { $days } days cannot pass at once; say a number from 1 to { $most }.
error-gear-longest = It cannot be kept any longer; { $most } points are the most that help.
error-gear-tested = { $name } has looked for this already in this scene: { $item }.
error-gear-unnamed = Say what you would like to have along.
error-has-it-already = { $name } has it already: { $item }.
error-load-named = This load has no aspect; leave it empty.
error-load-unnamed = Say in a few words what sort of things this load holds.
error-load-so-already = The load of { $name } is so already.
error-load-uncounted = No loads are counted with this pack; nobody need say what they carry.
error-no-money = Nobody counts money with this pack; it has none.
error-coins = { $coins } coins cannot change hands; say a number from 1 to { $most }.
error-too-few-coins = { $name } has { $held } in coins, and this costs { $price }.
error-no-such-ware = The pack has no thing { $item }.
error-not-for-sale = { $item } has no price in this pack, so it cannot be bought.
error-nothing-to-hand-over = Say what { $name } hands over, and to whom: coins, a thing, or both.
error-not-to-hand-over = { $item } cannot be handed over; only a thing of one’s own can, and nothing that means most to its owner.
error-no-exposition = Money is made in an exposition; open one first.
error-no-gear-test = { $name } is unprepared and has nothing to look among; take a load first.
error-no-scene = This is done during a scene; none is being played.
error-not-an-asset = We could not read “{ $text }” as an asset; write a name and perhaps its uses, such as A BORROWED KEY [2].
error-nothing-to-replace = { $name } has given up nothing that could be replaced, or what takes its place has no name.
error-one-signature = At this table one signature asset helps an action.
error-price = A price of { $price } is none; say 0 or more.
error-scene-dice = There are { $most } of these dice left in this scene.
error-signature-worth = A signature asset takes away { $least } damage or more, not { $amount }.
error-uses-at-once = “{ $asset }” helps one action at most so many times: { $most }.

problem-nova6-coins = Money ({ $said }) is not counted with this pack, or is no number.
problem-nova6-flaw-source = “{ $said }” cannot stand there; a flaw that is against something names it with a word, and other flaws do not.
problem-nova6-load = “{ $said }” is no load; write unprepared, basic, light, medium or heavy, and the aspect in words.
problem-nova6-load-named = This load has no aspect, so “{ $said }” does not count.
problem-nova6-load-uncounted = No loads are counted with this pack, so “{ $said }” does not count.
problem-nova6-load-unnamed = The load still lacks the aspect that says what it holds.
problem-nova6-no-ranks = A flaw allows no ranks here: { $said }.
problem-nova6-pairing = A flaw goes with an advance or with a feature of the sheet, not with “{ $said }”.
problem-nova6-slot = “{ $said }” is no slot for a signature asset, or is filled twice.

## Words

advice-nova6-flaws-asked = A flaw is for the GM to allow: ask for one at the table, and hear what goes with it.
advice-nova6-flaws = A flaw is worth having if it is felt most of the time; for anything less an aspect will do.
