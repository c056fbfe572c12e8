### The skills at the table: what is asked, what happens, what is refused, and what things are called.

ask-nova6-connection = { $who_said } wants to hurt { $target_said } with words. Which bond, aspect or asset do they touch on?
ask-nova6-may-hurt = { $connection ->
        [none] { $who_said } wants to hurt { $target_said } with words and has named nothing to touch on. Can they?
       *[other] { $who_said } wants to hurt { $target_said } with words, through this: { $connection }. Is that enough?
    }
ask-nova6-risk = { $who_said } wants to concentrate. What may be missed or lost meanwhile? Without an answer there is no test.
ask-nova6-how-to-settle = { $who_said } wants something of { $target_said }. Does one test settle it, or is it a contest?
ask-nova6-in-the-way = Things stand about where { $who_said } is shoved. Is the way clear, or do they get no further than away?

log-nova6-shoved = { $target ->
        [none] { "" }
       *[other] { $thrown ->
            [yes] { $how ->
                [out] { $target_said } is thrown into the next zone: { $zone_said }.
                [across] { $target_said } is thrown across the zone: { $spot }.
               *[away] { $target_said } is thrown away from where they stood.
            }
           *[no] { $how ->
                [out] { $target_said } is shoved into the next zone: { $zone_said }.
                [across] { $target_said } is shoved across the zone: { $spot }.
               *[away] { $target_said } is pushed away.
            }
        }
    }
log-nova6-beset = { $who ->
        [none] { "" }
       *[other] { $name ->
            [none] { $who_said } has to withstand { $what_said }.
           *[other] { $who_said } has to withstand { $what_said } ({ $name }).
        }
    }
log-nova6-language-known = { $how ->
        [native] { $who_said } grew up with this language: { $language }.
        [learnt] { $who_said } has learnt this language: { $language }.
       *[declared] { $who_said } knows this language in this scene: { $language }.
    }

reason-in-the-way = { $amount_said }d for what is in the way: “{ $of }”
reason-note-aim = aimed with “{ $of }”

error-only-indirectly = “{ $tool }” is fired without seeing the target, which takes Wits.
error-not-indirect = { $name } cannot attack with Wits: that takes indirect fire, or a weapon system that is made for it.
error-not-held = { $name } can hurt with Physique only those whom they hold in a grapple.
error-no-gift = { $name } has no talent or feature by which Resolve could attack anybody.
error-no-connection = Only an aspect or asset of one of the two, or of the scene, can be touched on; name one, or say it in words.
error-own-mind-only = Concentration helps only the one who concentrates; give the dice to yourself.
error-not-at-hand = { $name } is in another zone; shoving takes somebody at hand.
error-no-spot = Say where in the zone they end up.
error-not-to-be-aimed = “{ $tool }” does not carry, so there is nothing to aim; take something ranged.
error-too-near-to-aim = The target is too near to be aimed at with “{ $tool }”.
error-which-language = Name the language.
problem-nova6-native = The language somebody grew up with is a word; we found “{ $said }”.
