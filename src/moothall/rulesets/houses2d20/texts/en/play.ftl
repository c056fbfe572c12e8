### What is said during play: what happened, what is asked, and why the dice are what they are.
###
### A field of a fact or question is there as $field, to choose by or as people wrote it, and as $field_said in the
### words of this file and of terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" },
### is left out of the story.

## What happened: the table, its people, adventures and scenes

log-houses-table-opened = { $house ->
        [none] The table is open.
       *[other] The table is open, for { $house }.
    }
log-houses-character-joined = { $character_supporting ->
        [yes] { $character_name } joins in support: { $character_tier_said }.
       *[no] { $character_seen ->
            [no] Somewhere unseen there is { $character_name }: { $character_tier_said }.
           *[other] { $character_name } comes to the table: { $character_tier_said }.
        }
    }
log-houses-character-revealed = { $character_name } comes to light: { $character_tier_said }.
log-houses-enemies-named = { $enemies ->
        [none] No House is known as an enemy.
       *[other] Known as enemies: { $enemies_said }.
    }
log-houses-adventure-began = { $title ->
        [none] An adventure begins, with { $momentum } Momentum saved.
       *[other] An adventure begins, with { $momentum } Momentum saved: { $title }.
    }{ $threat ->
        [none] { "" }
       *[other] {" "}The GM has { $threat } Threat.
    }
log-houses-adventure-ended = Adventure { $adventure } is over.
log-houses-session-began = Session { $session } begins.
log-houses-scene-began = { $title ->
        [none] A scene begins.
       *[other] A scene begins: { $title }.
    }
log-houses-scene-ended = { $own ->
        [none] The scene is over. Momentum saved: { $momentum }.
       *[other] The scene is over. Momentum that each has saved: { $own_said }.
    }
each-own = { $first_said } { $second }
log-houses-scene-reflects = { $reflective ->
        [no] The quiet hour is over.
       *[other] This is a scene for sorting out what matters.
    }
log-houses-note-written = { $text ->
        [none] A note for { $owner_said } is empty.
       *[other] A note for { $owner_said }: { $text }.
    }
log-houses-plot-thickened = { $plot ->
        [none] The GM has no notes any more.
       *[other] A note of the GM's: { $plot }.
    }
log-houses-hook-rolled = { $column ->
        [none] A hook: { $hook_plot_said } { $hook_goal_said }. Where: { $hook_location_said }. In the way: { $hook_hazard_said }. In it: { $hook_character_said }.
       *[other] The hook is now: { $hook_plot_said } { $hook_goal_said }. Where: { $hook_location_said }. In the way: { $hook_hazard_said }. In it: { $hook_character_said }.
    }
log-houses-hook-kept = The GM keeps the hook: { $hook_plot_said } { $hook_goal_said }.

## What happened: the pools

log-houses-momentum-changed = { $lost ->
        [0] Momentum { $change_said } for { $who_said } ({ $use_said }): now { $momentum }.
       *[other] { $change ->
            [0] No room for more Momentum of { $who_said }: still { $momentum }, and { $lost } lost.
           *[other] Momentum { $change_said } for { $who_said } ({ $use_said }): now { $momentum }, and { $lost } lost for want of room.
        }
    }
log-houses-surplus-spent = { $who_said } spends { $spent } of the new Momentum ({ $use_said }): { $left } left of it.
log-houses-threat-changed = { $text ->
        [none] { $threat ->
            [none] Threat { $change_said } ({ $use_said }).
           *[other] Threat { $change_said } ({ $use_said }): now { $threat }.
        }
       *[other] { $threat ->
            [none] Threat { $change_said } ({ $use_said }): { $text_said }.
           *[other] Threat { $change_said } ({ $use_said }), now { $threat }: { $text_said }.
        }
    }
log-houses-determination-changed = { $use ->
        [gained] { $lost ->
            [yes] { $who_said } has all the Determination there is room for: still { $determination }.
           *[no] { $who_said } gains a point of Determination: now { $determination }.
        }
       *[other] { $who_said } spends a point of Determination ({ $use_said }): { $determination } left.
    }

## What happened: tests

log-houses-declared = { $action ->
        [none] { $who_said } wants to try something.
       *[other] { $who_said } wants to try something: { $action }.
    }
log-houses-settled = { $how ->
        [no_test] No dice are needed: { $who_said } simply does it.
        [waived] Too simple to roll: { $who_said } does it, without Momentum.
        [withdrawn] { $who_said } thinks better of it.
        [refused] { $who_said } cannot go through with it, and it fails.
       *[forbidden] { $because ->
            [none] It cannot be done as things are: { $who_said } has to do without.
           *[other] { $who_said } cannot do it, because of this: { $because }.
        }
    }
log-houses-called = { $difficulty ->
        [none] The GM calls for { $skill_said } from { $who_said }, and keeps the Difficulty hidden.
       *[other] The GM calls for { $skill_said } from { $who_said } at Difficulty { $difficulty }.
    }{ $range ->
        [1] { "" }
       *[other] {" "}Complication range: { $range }.
    }
log-houses-drive-chosen = { $drive ->
        [none] { $target ->
            [none] { $who_said } acts on Quality.
           *[other] { $who_said } acts on Quality, with target number { $target }.
        }
       *[other] { $target ->
            [none] { $who_said } acts out of { $drive_said }.
           *[other] { $who_said } acts out of { $drive_said }, with target number { $target }.
        }
    }
log-houses-focus-applied = A focus of { $who_said } fits: “{ $focus_said }”.
log-houses-assisted = { $target ->
        [none] { $helper_said } helps { $who_said }.
       *[other] { $helper_said } helps { $who_said } with a die, at target number { $target }.
    }
log-houses-committed = { $automatic ->
        [0] { $who_said } is ready to roll { $dice } dice.
       *[other] { $who_said } is ready to roll { $dice } dice, { $automatic } of them a sure 1.
    }
log-houses-tested = { $passed ->
        [yes] { $who_said } passes the test of { $skill_said }. Successes: { $successes }.
       *[no] { $who_said } fails the test of { $skill_said }. Successes: { $successes }.
    }{ $difficulty ->
        [none] { "" }
       *[other] {" "}Needed: { $difficulty }.
    }{ $surplus ->
        [0] { "" }
       *[other] {" "}New Momentum: { $surplus }.
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Complications: { $complications }.
    }
log-reckoned-houses-number = { $reached ->
        [one] 1 success
       *[other] { $reached } successes
    }{ $needed ->
        [none] { "" }
       *[other] {" "}against Difficulty { $needed }
    }
log-reckoned-houses-outcome = { $outcome ->
        [passed] passed{ $count ->
            [0] { "" }
           *[other] , { $count } Momentum
        }
       *[failed] failed
    }
log-houses-rolled-against = { $who ->
        [none] The opposing side has rolled. Successes: { $successes }.
       *[other] { $against ->
            [none] { $who_said } opposes it. Successes: { $successes }.
           *[other] { $who_said } opposes { $against_said }. Successes: { $successes }.
        }
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Complications: { $complications }.
    }
log-houses-succeeded-at-cost = { $who_said } succeeds after all, at a cost.
log-houses-narrated = { $text ->
        [none] The story goes on.
       *[other] What happens: { $text }.
    }
log-houses-informed = { $answer ->
        [none] { $who_said } asked: { $asked }.
       *[other] { $who_said } asked: { $asked }. The answer: { $answer }.
    }
log-houses-complication-bought-off = { $who_said } brushes a complication off. Still to settle: { $left }.
log-houses-complicated = { $form ->
        [time] { $percent ->
            [0] { $text ->
                [none] A complication for { $who_said }: it takes longer.
               *[other] A complication for { $who_said }: it takes longer. { $text }.
            }
           *[other] { $text ->
                [none] A complication for { $who_said }: it takes { $percent } percent longer.
               *[other] A complication for { $who_said }: it takes { $percent } percent longer. { $text }.
            }
        }
       *[other] { $text ->
            [none] A complication for { $who_said }: { $form_said }.
           *[other] A complication for { $who_said }, { $form_said }: { $text }.
        }
    }
log-houses-trait-made = { $trait_text ->
        [none] Something new is true.
       *[other] { $trait_on ->
            [scene] Now it is true: “{ $trait_text }”.
           *[other] New trait of { $trait_on_said }: “{ $trait_text }”.
        }
    }
log-houses-trait-changed = { $trait_text ->
        [none] Something has changed.
       *[other] It is now another matter: “{ $trait_text }”.
    }
log-houses-trait-gone = { $trait_text ->
        [none] Something is no longer true.
       *[other] It is no longer true: “{ $trait_text }”.
    }
log-houses-traits-weighed = { "" }
log-houses-drive-answered = { $way ->
        [challenge] { $who_said } challenges what { $drive_said } has always said.
        [comply] { $who_said } complies with { $drive_said }, at a price.
       *[plain] { $drive_said } speaks against it, but { $who_said } acts all the same.
    }
log-houses-drives-changed = { $how ->
        [struck] The statement of { $who_said } is struck out: { $drive_said }.
        [rewritten] { $who_said } has a new statement: { $drive_said }.
        [recovered] { $who_said } has found the way back to { $drive_said }.
       *[written] { $who_said } has found words for { $drive_said }.
    }

## What happened: conflicts

log-houses-zones-laid = { $zones ->
        [none] The board is empty.
       *[other] The places of the scene: { $names ->
            [none] { $zones_said }
           *[other] { $names_said }
        }.
    }
log-houses-placed = { $who_said } is at { $at ->
        [none] { $zone_said }
       *[other] { $at }
    }.
log-houses-asset-made = { $asset_name ->
        [none] Somebody has something new in hand.
       *[other] { $label ->
            [none] { $asset_owner_said } has a new asset, Potency { $asset_potency }: “{ $asset_name }”.
           *[other] { $asset_owner_said } has a new asset, { $label } { $asset_potency }: “{ $asset_name }”.
        }
    }{ $unusual ->
        [yes] {" "}That is more than usual.
       *[no] { "" }
    }
log-houses-asset-changed = { $how ->
        [defensive] “{ $asset_name }” now protects.
        [plain] “{ $asset_name }” no longer protects.
        [placed] “{ $asset_name }” is on the board: { $at ->
            [none] { $asset_zone_said }
           *[other] { $at }
        }.
        [out] “{ $asset_name }” is out of play.
       *[revealed] “{ $asset_name }” comes to light.
    }
log-houses-asset-moved = { $how ->
        [subtle] { $by_said } moves subtly: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [bold] { $by_said } moves boldly: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [further] { $by_said } goes on: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [pushed] { $by_said } pushes an enemy’s asset: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [answered] { $by_said } answers: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
       *[plain] { $by_said } moves: { $asset_said } to { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
    }
log-houses-move-failed = { $asset_said } does not get through, and { $who_said } loses the initiative.
log-houses-shortfall-gained = { $who_said } gains what the other side fell short by: { $amount }.
log-houses-conflict-began = { $outside ->
        [none] A conflict begins: { $conflict_kind_said }.
       *[other] A conflict begins: { $conflict_kind_said }. Not in it: { $outside_said }.
    }
log-houses-took-part = { $outside ->
        [yes] { $who_said } leaves the conflict.
       *[no] { $who_said } joins the conflict.
    }
log-houses-acted = { $action ->
        [wait] { $who_said } lets the turn go by.
       *[other] { $who_said } acts: { $action_said }.
    }
log-houses-turn-passed = { $how ->
        [kept] The initiative is kept.
        [extra] There is time for one more action.
        [round] Round { $conflict_round } begins.
        [named] { $conflict_actor ->
            [none] It is settled who acts.
           *[other] { $conflict_actor_said } acts next.
        }
        [penalised] { $conflict_actor ->
            [none] The next action is harder.
           *[other] { $conflict_actor_said } acts next, and it is harder by { $conflict_penalty }.
        }
       *[passed] { $conflict_side ->
            [players] It is the players’ turn.
            [opposition] It is the opposition’s turn.
           *[none] Anybody may act.
        }
    }
turns-houses-players = Players' turn
turns-houses-opposition = Opposition's turn
turns-houses-anyone = Anybody may act
step-houses-act = Let { $who } act
log-houses-conflict-ended = { $all_rise ->
        [yes] The conflict is over. The defeated are on their feet again, unless it was for good.
       *[no] The conflict is over.
    }
log-houses-attack-declared = { $intent ->
        [none] { $asset ->
            [none] { $who_said } attacks { $target_said } bare-handed.
           *[other] { $who_said } attacks { $target_said } with { $asset_said }.
        }
       *[other] { $asset ->
            [none] { $who_said } attacks { $target_said } bare-handed: { $intent }.
           *[other] { $who_said } attacks { $target_said } with { $asset_said }: { $intent }.
        }
    }
log-houses-attacked = { $asset ->
        [none] { $hit ->
            [yes] { $who_said } attacks { $target_said } bare-handed: a hit.
           *[no] { $who_said } attacks { $target_said } bare-handed: a miss.
        }
       *[other] { $hit ->
            [yes] { $who_said } attacks { $target_said } with { $asset_said }: a hit.
           *[no] { $who_said } attacks { $target_said } with { $asset_said }: a miss.
        }
    }
log-houses-track-moved = { $who_said } is at { $track_points } of { $track_requirement } toward defeat ({ $scored_said }).
log-houses-resisted = { $who_said } refuses to fall.
log-houses-defeated = { $defeated ->
        [defeated] { $meaning ->
            [none] { $who_said } is defeated.
           *[other] What that means for { $who_said }: { $meaning }.
        }
        [lasting] { $meaning ->
            [none] { $who_said } is defeated for good.
           *[other] { $who_said } is defeated for good: { $meaning }.
        }
        [stable] { $who_said } has been tended to.
       *[none] { $who_said } is back.
    }
log-houses-task-set = { $task_name }: { $task_points } of { $task_requirement }.

## What happened: advancement

log-houses-points-gained = { $entry_text ->
        [none] { $who_said } gains advancement points: { $entry_points } ({ $entry_source_said }). Now: { $points }.
       *[other] { $who_said } gains advancement points: { $entry_points } ({ $entry_source_said }: { $entry_text }). Now: { $points }.
    }
log-houses-points-missed = { $who_said } would have earned an advancement point ({ $source_said }), but no adventure is under way.
log-houses-points-owed = { $who ->
        [none] Nothing is kept back any longer.
       *[other] Kept back for { $who_said } until the adventure ends, advancement points: { $points }. Nobody else is to know how hard this was.
    }
log-houses-advanced = { $entry_source ->
        [skill] { $who_said } gets better at { $entry_text_said }: { $entry_after }. Points left: { $points }.
        [focus] { $who_said } has a new focus: “{ $entry_text_said }”. Points left: { $points }.
       *[talent] { $who_said } has a new talent: “{ $entry_text_said }”. Points left: { $points }.
    }{ $entry_given ->
        [none] { "" }
       *[other] {" "}Given up for it: { $entry_given_said }.
    }

## What is asked: before a test

ask-houses-possible = { $action ->
        [none] { $who_said } wants to try something. Is it possible right now?
       *[other] { $who_said }: { $action }. Is it possible right now?
    }
ask-houses-escalates = { $action ->
        [none] Does this escalate the conflict ({ $who_said })?
       *[other] { $who_said }: { $action }. Does it escalate the conflict?
    }
ask-houses-go-on = { $npc ->
        [yes] That escalates the conflict and costs 1 Threat. Does { $who_said } go on?
       *[no] That escalates the conflict and adds 1 Threat. Does { $who_said } go on?
    }
ask-houses-skill = { $action ->
        [none] Which skill does { $who_said } roll?
       *[other] { $who_said }: { $action }. Which skill?
    }
ask-houses-substitute = { $who_said }: roll { $instead_said } instead of { $skill_said } (“{ $use_said }”)?
ask-houses-call = { $who_said } tests { $skill_said }. Difficulty, and how risky?
ask-houses-waive = Difficulty 0 can't fail. Does { $who_said } roll for Momentum, or just succeed?
ask-houses-traits = Which traits matter for { $who_said } here?
ask-houses-familiar = { $ability_said }: “{ $use_said }”. Does it apply to { $who_said } here?
ask-houses-judge = { $action ->
        [none] Does a drive statement of { $who_said } fit or contradict this?
        [attack] Does a drive statement of { $who_said } fit or contradict this attack?
        [defense] Does a drive statement of { $who_said } fit or contradict this defense?
       *[other] { $who_said }: { $action }. Does a drive statement fit or contradict it?
    }{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
each-statements = { $drive_said }: “{ $text_said }”
ask-houses-drive = Which drive moves { $who_said }?
ask-houses-offer-point = { $full ->
        [yes] “{ $statement_said }” ({ $drive_said }) contradicts { $who_said }. Offer Determination? There is no room for it.
       *[no] “{ $statement_said }” ({ $drive_said }) contradicts { $who_said }. Offer a point of Determination?
    }
ask-houses-take-point = { $full ->
        [yes] “{ $statement_said }” ({ $drive_said }). Face it for a point that { $who_said } can't hold, or refuse and fail?
       *[no] “{ $statement_said }” ({ $drive_said }). Does { $who_said } take Determination and face it, or refuse and fail?
    }
ask-houses-challenge = “{ $statement_said }” ({ $drive_said }). Does { $who_said } challenge it, or comply?
ask-houses-focus = Does a focus of { $who_said } apply to { $skill_said } here?
ask-houses-confirm-focus = { $who_said }: does the focus “{ $focus_said }” apply?
ask-houses-fitting-focuses = { $who_said }: which focuses apply to { $skill_said }?
ask-houses-assist = { $action ->
        [none] Who helps { $who_said }, and how?
        [attack] { $who_said } attacks. Who helps, and how?
        [defense] { $who_said } defends. Who helps, and how?
       *[other] { $who_said }: { $action }. Who helps, and how?
    }
ask-houses-allow-assist = { $how ->
        [none] { $helper_said } wants to help { $who_said }. Does it count?
       *[other] { $helper_said } wants to help { $who_said }: { $how }. Does it count?
    }
ask-houses-assist-pair = Which skill and drive does { $helper_said } use to help { $who_said }?
ask-houses-assist-point = Does { $helper_said } spend Determination, so the helping die counts as a 1?
ask-houses-raise = { $who_said }: Difficulty { $difficulty }. Raise it? ({ $price } Threat a step, { $reach } at most)
ask-houses-buy-dice = { $npc ->
        [yes] { $who_said }: { $dice }d20, target number { $target }. Buy more dice for Threat?
       *[no] { $who_said }: { $dice }d20, target number { $target }. Buy more dice? (Momentum saved: { $momentum })
    }
ask-houses-point = { $npc ->
        [yes] { $who_said }: spend { $price } Threat on it before the roll?
       *[no] { $who_said }: spend Determination on it before the roll?
    }
ask-houses-confirm-trait = { $use ->
        [create] { $on ->
            [scene] New trait from { $who_said }: “{ $text }”. Allow it?
           *[other] New trait from { $who_said } for { $on_said }: “{ $text }”. Allow it?
        }
        [change] { $who_said } changes “{ $was }” into “{ $text }”. Allow it?
       *[remove] { $who_said } removes “{ $was }”. Allow it?
    }
ask-houses-commit = { $difficulty ->
        [none] { $who_said } rolls { $dice }d20: target number { $target }.
       *[other] { $who_said } rolls { $dice }d20: target number { $target }, Difficulty { $difficulty }.
    }{ $momentum ->
        [0] { "" }
       *[other] {" "}For { $momentum } Momentum.
    }{ $threat ->
        [0] { "" }
       *[other] {" "}For { $threat } Threat.
    }{" "}Ready?

## What is asked: after a roll

ask-houses-again = { $difficulty ->
        [none] { $who_said }: { $successes ->
            [one] 1 success.
           *[other] { $successes } successes.
        } Re-roll any dice?
       *[other] { $who_said }: { $successes ->
            [one] 1 success,
           *[other] { $successes } successes,
        } { $difficulty } needed. Re-roll any dice?
    }
ask-houses-buy = { $who_said }: { $what_said } for { $price } Momentum?
ask-houses-offer-cost = { $who_said } failed. Offer success at a cost?
ask-houses-take-cost = { $who_said } failed. Take a success with a complication?
ask-houses-narrate = { $passed ->
        [yes] { $who_said } succeeds. What happens?
       *[no] { $who_said } fails. What happens?
    }
ask-houses-spend = { $passed ->
        [yes] { $who_said }: { $fresh } Momentum gained, { $saved } saved. Spend it on what?
       *[no] { $who_said } failed; { $saved } Momentum saved. Spend it on what?
    }
ask-houses-inform = { $who_said } asks: { $asked }. What is the answer?
ask-houses-buy-off = { $npc ->
        [yes] A complication for { $who_said }. Cancel it for 2 Threat?
       *[no] A complication for { $who_said }. Ignore it for 2 Threat?
    }
ask-houses-complication = { $cause ->
        [rolled] Complication for { $who_said }: what goes wrong?
        [comply] { $who_said } complied: what goes wrong?
        [cost] { $who_said } succeeded at a cost: what goes wrong?
       *[resist] { $who_said } resisted defeat: what goes wrong?
    }

## What is asked: conflicts

ask-houses-action = { $penalty ->
        [0] { $who_said }'s turn. What happens?
       *[other] { $who_said }'s turn (first test +{ $penalty } Difficulty). What happens?
    }
ask-houses-move = { $who_said } moves an asset: which, where to, and how?
ask-houses-further = Where does { $asset_said } move next?
ask-houses-push = Move another asset by one zone?
ask-houses-strike = { $beyond ->
        [none] { $who_said } attacks: whom, and with what?
       *[other] { $beyond_said } is out of reach. { $who_said } attacks: whom, and with what?
    }
ask-houses-reach = { $asset ->
        [none] { $who_said } is in another zone than { $target_said }. Can it hit anyway?
       *[other] { $asset_said } is in another zone than { $target_said }. Can it hit anyway?
    }
ask-houses-intent = { $who_said } attacks { $target_said }. To what end?
ask-houses-opposed = Who opposes { $who_said }, and with which skills?
ask-houses-requirement = Which skill sets the track of { $target_said }?
ask-houses-resist = { $npc ->
        [yes] { $who_said } is about to be defeated. Resist for { $price } Threat?
       *[no] { $who_said } is about to be defeated. Resist for { $price } Momentum or Threat?
    }
ask-houses-meaning = { $lasting ->
        [yes] { $target_said } is defeated for good. What does that mean?
       *[no] { $target_said } is defeated. What does that mean?
    }
ask-houses-which-asset = Which asset does { $who_said } go for?
ask-houses-words = { $what ->
        [trait] What should be true then, in the words of { $who_said }? Say nothing to do something else.
        [question] What does { $who_said } want to know? Say nothing to do something else.
       *[use] What does { $who_said } do, in your own words? Say nothing to do something else.
    }
ask-houses-new-asset = What is the new asset, and whose is it?
ask-houses-obstacle = What does { $who_said } clear out of the way?
ask-houses-aid = { $who_said } helps: whom, or which trait goes?
ask-houses-keep = { $price ->
        [0] Does { $who_said }'s side keep the initiative? (free; next test +{ $penalty } Difficulty)
       *[other] Does { $who_said }'s side keep the initiative for { $price }? (next test +{ $penalty } Difficulty)
    }
ask-houses-extra-action = { $npc ->
        [yes] Spend { $price } Threat so that { $who_said } acts again?
       *[no] { $who_said }: spend Determination to act again?
    }
ask-houses-backs-action = Does a statement of { $who_said } stand behind one more action?{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
ask-houses-confirm-defensive = Does { $asset_said } protect { $owner_said }?

## What is asked: drives, scenes, Threat

ask-houses-recovery = { $statement ->
        [none] A statement of { $who_said } is struck out ({ $drive_said }). What becomes of it?
       *[other] “{ $statement_said }” is struck out ({ $drive_said }). What does { $who_said } do about it?
    }
ask-houses-which-rises = Several drives of { $who_said } are equal now. Which one rises?
ask-houses-new-statement = { $deed ->
        [none] { $drive_said } stands at { $rating } without words. What is the statement of { $who_said }?
       *[other] { $drive_said } stands at { $rating } without words, after this: { $deed }. What is the statement of { $who_said }?
    }
ask-houses-circumstances = { $scene ->
        [none] How much Threat does the new scene bring, up to { $most }?
       *[other] How much Threat does this scene bring, up to { $most }: { $scene }?
    }
ask-houses-threat = You have { $threat } Threat. Spend it on what?
ask-houses-scene-end = The scene ends: { $decay } of { $momentum } Momentum is lost. Which traits stay?

## What is asked: advancement, hooks and people

ask-houses-ambition = { $text ->
        [none] How far has { $who_said } come: 1, 2 or 3 points?
       *[other] { $who_said } has come closer: { $text }. Is that worth 1, 2 or 3 points?
    }{ $ambition ->
        [none] { "" }
       *[other] {" "}Ambition: “{ $ambition }”.
    }
ask-houses-impressed = { $text ->
        [none] The group is impressed by { $who_said }. Do you agree?
       *[other] The group is impressed by { $who_said }: { $text }. Do you agree?
    }
ask-houses-advance = { $who_said }: { $points } points to spend. On what?
ask-houses-retrain = { $who_said } has { $points } points and gives something up. For what?
ask-houses-raise-skill = Which skill of { $who_said } gets better?
ask-houses-new-focus = Which focus does { $who_said } learn, and under which skill?
ask-houses-new-talent = Which talent does { $who_said } learn?
ask-houses-approve-talent = { $who_said } would learn “{ $talent }”. Do you agree?
ask-houses-give-up = { $gained ->
        [skill] What does { $who_said } give up for a better skill?
        [focus] What does { $who_said } give up for a new focus?
       *[talent] What does { $who_said } give up for a new talent?
    }
ask-houses-give-up-which = { $kind_of ->
        [skill] Which skill of { $who_said } loses a point?
        [focus] Which focus does { $who_said } give up?
       *[talent] Which talent does { $who_said } give up?
    }
ask-houses-hook = { $hook_plot_said } { $hook_goal_said }. Where: { $hook_location_said }. In the way: { $hook_hazard_said }. In it: { $hook_character_said }. Do you keep it?
ask-houses-npc-tier = Is it a minor, a notable or a major character?
ask-houses-npc-name = What is this person called, and what do they do?
ask-houses-npc-traits = { $tier ->
        [major] What are they known for, and do they belong to a faction?
       *[notable] Are they known for something?
    }
ask-houses-npc-how = Do you choose the numbers, or do dice propose them?
ask-houses-npc-quality = How good are they at being what they are, from 4 to 8?
ask-houses-npc-drives = { $tier ->
        [major] Which drive is at 8, which at 7, 6, 5 and 4?
       *[notable] Which drive is at 7, and which at 6? The others are at 5.
    }
ask-houses-npc-statements = { $tier ->
        [major] What do the three strong drives say?
       *[notable] What does one of the two strong drives say, or do both?
    }
ask-houses-npc-skills = { $tier ->
        [minor] Which skill is at 6, which two at 5? The others are at 4.
        [notable] Which skill is at 7, which at 6, which two at 5? The last is at 4.
       *[major] Where do 11 points go, with every skill at 4 and 8 the most?
    }
ask-houses-npc-focuses = { $tier ->
        [minor] What is their one focus, under the best skill?
        [notable] What are their focuses: two under the 7, one under the 6?
       *[major] What are their three to five focuses?
    }
ask-houses-npc-talents = { $with_abilities ->
        [yes] Which talents do they have? Special abilities come next.
       *[no] Which talent do they have, or which two?
    }
ask-houses-npc-ability = Talents and abilities so far: { $has }. Do they have a special ability, or is that all?
ask-houses-npc-asset = Assets so far: { $has }. What else do they have in hand?

## Reasons

reason-die-base = dice to begin with: { $amount }
reason-die-momentum = a die for Momentum
reason-die-threat = a die for Threat
reason-die-both = a die for Momentum and Threat
reason-die-automatic = a die that counts as a 1
reason-die-helper = a die of { $of_said }
reason-shift-easier = easier: { $of_said }
reason-shift-harder = harder: { $of_said }
reason-shift-threat = Threat makes it harder by { $amount }
reason-shift-familiar = easier for one who knows this: { $of_said }
reason-shift-defended = a defense in the way: { $of_said }
reason-shift-kept = the initiative was kept: harder by { $amount }
reason-note-their-side = only defenses of the target’s side count
reason-note-only-there = and only those in the target’s zone
reason-note-traits-add-up = each trait counts once
reason-note-clamped = held within the limits ({ $amount_said })
reason-note-no-ceiling = contests have no ceiling
reason-note-floor = and never below 0
reason-read-target = { $amount ->
        [0] low enough is a success
       *[other] a success at { $amount } or less
    }
reason-read-one = a 1 counts as { $amount }
reason-read-critical = with the focus, { $amount } or less counts twice
reason-read-worth = and never more than { $amount }
reason-read-no-focus = without a focus only a 1 counts twice
reason-read-complication = a complication from { $amount } up
reason-read-range = complication range { $amount }
reason-read-both = a die may be both
reason-read-any-die = any die can complicate
reason-note-helpers-add = helpers’ successes are added
reason-note-helpers-complicate = helpers’ dice can complicate
reason-note-gate = if the leader scores
reason-note-outside-the-cap = helpers’ dice come on top of the five
reason-note-new-stands = the new face stands
reason-note-old-gone = the old face is gone
reason-note-once = each die once
