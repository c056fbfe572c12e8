### Why the dice are what they are: each reason in a few words, without a full stop.

reason-base = three base dice
log-reckoned-nova6-number = { $reached } against { $needed }
log-reckoned-nova6-outcome = { $outcome ->
        [success] success
       *[failure] failure
    }{ $count ->
        [0] { "" }
        [one] , 1 stunt point
       *[other] , { $count } stunt points
    }
reason-dice-unsaid = { $amount_said }d: traded, or known to the GM alone
reason-skill = { $amount_said }d from { $of_said }
reason-perk = { $amount_said }d from the perk “{ $of }”
reason-trait = { $amount_said }d from { $of }
reason-advantage = { $amount_said }d from “{ $of }”
reason-disadvantage = { $amount_said }d from “{ $of }”
reason-their-advantage = { $amount_said }d because of the other side’s “{ $of }”
reason-asset = { $amount_said }d from the asset “{ $of }”
reason-condition = { $amount_said }d from the condition “{ $of }”
reason-difficulty = { $amount ->
        [0] no difficulty
       *[other] { $amount_said }d for the difficulty
    }
reason-opposed = { $amount_said }d against { $of_said }
reason-opposed-perk = { $amount_said }d against the perk “{ $of }”
reason-opposed-trait = { $amount_said }d against { $of }
reason-note-hardest = the hardest counts: { $of }
reason-note-unskilled = no skill counts here
reason-several-actions = { $amount_said }d for several actions in a turn
reason-focus = { $amount ->
        [1] { $amount_said }d from focusing
       *[other] { $amount_said }d while focused on something else
    }
reason-setbacks = { $amount_said }d from setback dice
reason-accurate = { $amount_said }d from focusing with “{ $of }”
reason-note-equal = the same for both sides, so left out: “{ $of }”
reason-note-irrelevant = does not matter here: “{ $of }”
reason-note-left-out = left out by the GM: “{ $of }”
reason-sustaining = { $amount_said }d for sustaining “{ $of }”
reason-initiative = { $amount ->
        [0] initiative, with nobody especially quick on the other side
       *[other] { $amount_said }d against the quickest of the other side
    }
reason-contest = no difficulty in this contest
reason-gang = { $amount_said }d against { $of } at once
reason-for-another = { $amount_said }d for stepping in for somebody
reason-note-reaction = a reaction costs no action
reason-staggered = { $amount_said }d for being staggered
reason-cover = { $amount } coverage from cover
reason-headgear = { $amount_said } coverage from “{ $of }”
reason-coverage = { $amount } coverage from “{ $of }”
reason-incoming = { $amount } damage comes in
reason-dodged = { $amount_said } by getting out of the way
reason-soak = { $amount_said } soaked by “{ $of }”
reason-soft = { $amount_said } soaked softly by “{ $of }”
reason-pierce = pierced and halved: “{ $of }”
reason-hardened = hardened against the pierce: “{ $of }”
reason-reduced = counts double: “{ $of }”
reason-note-any-kind = soaked like any other damage: { $of_said }
reason-note-nothing-left = nothing gets through
reason-bonus-dice = { $amount_said }d in bonus dice
reason-penalty-dice = { $amount_said }d in penalty dice
reason-direct = direct, so it passes by all soak
reason-note-cover = behind cover: { $of_said }
reason-cover-pierce = pierced and halved: { $of_said }
reason-cover-reduced = counts twice, the weapon hardly pierces: { $of_said }
reason-cover-soak = { $amount_said } soaked by { $of_said }
reason-made-less = { $amount_said } by a sacrifice, a grave aspect or conceding

## Things

reason-hands = hands needed for “{ $of }”: { $amount }
reason-skill-max = { $amount_said }d: no more of { $of_said } counts here
reason-skill-min = { $amount_said }d because “{ $of }” asks for more
reason-auto = { $amount_said }d from automatic fire
reason-burst = { $amount_said }d from a burst
reason-two-shot = { $amount_said }d from two shots at once

## Areas and things

reason-area = { $amount ->
        [0] nothing but the area itself counts
       *[other] { $amount_said }d for the area
    }
reason-out-of-the-way = points for getting out of the way, { $of }: { $amount }

## Space

reason-size = { $amount ->
        [0] size makes no difference
       *[other] { $amount_said }d for size
    }
reason-note-sweep = too big to miss, so size does not count
reason-range-steps = stunt points that may go into range, “{ $of }”: { $amount }
reason-distance = { $amount_said }d for the distance
reason-note-size = size counts here

## Harm

reason-boxes = boxes: { $amount_said }
reason-note-versatile = held in both hands: “{ $of }”

## Moving, loads and falling

reason-note-both = armor and load count together
reason-strong = { $amount_said }d from a strong body
reason-hampered = { $amount ->
        [0] not hampered in this
       *[other] { $amount_said }d for being hampered
    }
reason-burdened = { $amount_said }d for the burden
reason-surface = { $amount ->
        [0] the ground is hard
       *[other] { $amount_said } for the ground
    }
reason-stories = stories: { $amount }
reason-jagged = { $amount_said } damage for jagged ground

## Recovery

reason-treatment = stunt points it takes: { $amount }
reason-note-staggered-box = a staggered box makes it no harder
reason-incapacitated = { $amount_said }d for an incapacitated box
reason-immune = { $amount_said }: nothing of this does harm
reason-note-treated = somebody’s treatment helps
reason-note-last-box = being out of the scene ends by this

## Characters

reason-advances = { $amount } advances by level
reason-advances-gained = { $amount_said } advances gained since
reason-cap-level = highest rank at this level: { $amount }
reason-cap-talent = { $amount_said } to the highest rank from a talent
reason-cap-human = { $amount_said }: no further without a feature
reason-cap-feature = { $amount_said } to the highest rank from a feature
reason-spent-rank = advances spent on { $of_said }: { $amount }
reason-spent-talent = advances spent on the talent “{ $of }”: { $amount }
reason-spent-feature = advances spent on the feature “{ $of }”: { $amount }
reason-refresh-base = refresh to begin with: { $amount }
reason-refresh-trait = { $amount_said } refresh from “{ $of }”
reason-thresholds = incapacitated from { $amount }
reason-boxes-ranks-only = only ranks of { $of_said } add boxes
reason-note-weakness = a weakness of the target: “{ $of }”
reason-note-unsurprised = no surprise: “{ $of }” does not count
reason-note-strong = used to it: { $of_said }
reason-cap-bought = the rank itself is still to be bought
reason-perks = perks granted: { $amount_said }
