### Manoeuvres, holds and ways to move: what is asked, told, refused and named.

## What is asked

ask-nova6-meet-with = { $by ->
        [none] Somebody acts against { $who_said }. With which skill is that met?
       *[other] { $by_said } acts against { $who_said }. With which skill is that met?
    }
ask-nova6-allow-manoeuvre = { $who_said } wants to do this to { $target_said }: “{ $name }”. Can it be done like that?
ask-nova6-hold-what = { $who_said } takes hold of { $target_said }. What does the hold hinder?
ask-nova6-may-step-in = { $intent ->
        [none] { $who_said } wants to step in before { $other_said } can act. Is that possible, and what does { $other_said } do it with?
       *[other] { $other_said } is about to do this: { $intent }. { $who_said } wants to step in. Is that possible, and what is it done with?
    }
ask-nova6-hinders-moving = { $who_said } moves. Is something true here that makes it more than a walk?

## What is told

log-nova6-went-for = { $what ->
        [disarm] { $target ->
            [none] { $who_said } tries to disarm somebody
           *[other] { $who_said } tries to disarm { $target_said }
        }
        [knockdown] { $target ->
            [none] { $who_said } tries to knock somebody down
           *[other] { $who_said } tries to knock { $target_said } down
        }
        [grapple] { $target ->
            [none] { $who_said } tries to take hold of somebody
           *[other] { $who_said } tries to take hold of { $target_said }
        }
        [ram] { $target ->
            [none] { $who_said } tries to ram somebody
           *[other] { $who_said } tries to ram { $target_said }
        }
        [shove] { $target ->
            [none] { $who_said } hits somebody so as to shove them
           *[other] { $who_said } hits { $target_said } so as to shove them
        }
        [throw] { $target ->
            [none] { $who_said } hits somebody so as to throw them
           *[other] { $who_said } hits { $target_said } so as to throw them
        }
       *[own] { $target ->
            [none] { $who_said } tries a manoeuvre
           *[other] { $who_said } tries a manoeuvre against { $target_said }
        }
    }{ $name ->
        [none] .
       *[other] : “{ $name }”.
    }
log-nova6-lifted = { $success ->
        [yes] { $who_said } lifts the one who holds on, and can move.
       *[no] { $who_said } cannot lift the one who holds on.
    }

## What is refused

error-held = { $name } is held: lift the one who holds on, then move.
error-nobody-holds = Nobody holds { $name }, so there is nobody to lift.
error-lift-once = { $name } has already tried to lift somebody this turn.
error-break-hold = A hold is broken with Fight or Physique; choose to break it.
error-no-grip-skill = A hold is a matter of Fight or Physique, and { $skill } is neither.
error-which-hold = Say whom you mean: { $name } is part of no hold like that, or of more than one.
error-which-weapon = Say which weapon in the hand of { $name } you mean.
error-disarmed = “{ $tool }” has been struck from the hand; an action takes it up again.
error-no-target = { $name } cannot be the target of this.
error-already-so = That is already so with { $name }.
error-not-in-the-zone = { $name } is not in the same zone; move there first.
error-nothing-to-ram-with = Move hurts somebody only by ramming; name something that is driven and still runs.
error-nothing-to-throw = Say what you throw: a stone, a chair, anything at hand.
error-two-points-a-zone = Each further zone takes 2 stunt points, so { $points } cannot be spent on that.

## Why

reason-held = { $amount_said }d for being held
reason-holding = { $amount_said }d for holding on to somebody
reason-note-own-hold = the hold is no hindrance against the one who is held
reason-their-hold = { $amount_said }d because of a hold on the other side
reason-rough-water = { $of ->
        [none] { $amount_said }d for rough water
       *[other] { $amount_said }d for rough water: { $of }
    }

