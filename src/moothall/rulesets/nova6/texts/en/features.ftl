### Features and things that are characters: what is asked, what happens, what is refused, and what things are called.

ask-nova6-design-feature = “{ $name }” is to be a feature of this game ({ $sort_said }). Where does it belong, what does it do, what is it made of, and what does it cost?
ask-nova6-how-it-is-met = { $by_said } does something that nobody else can do ({ $skill_said }). With which skill can { $who_said } stand against it?

log-nova6-feature-designed = { $feature_does ->
        [none] There is a feature now: “{ $feature_name }”.
       *[other] There is a feature now, “{ $feature_name }”: { $feature_does }.
    }
log-nova6-feature-taken = { $name ->
        [none] { $who ->
            [none] { "" }
           *[other] { $who_said } can do something more from now on.
        }
       *[other] { $cost ->
            [one] { $who_said } has “{ $name }” now, for 1 advance.
           *[other] { $who_said } has “{ $name }” now, for { $cost } advances.
        }
    }

error-entity-name = Whatever comes into play as a character has a name.
error-entity-skill = “{ $skill }” is no skill for it: a skill has a name, and ranks from 0 to { $most }.
error-entity-track = “{ $track }” is no track for it: a track has a name, boxes that can be counted, and at least one of the last level.
error-feature-name = A feature has a name, and a short name in the rules.
error-feature-does = Say what the feature does.
error-feature-activate = { $points } is no price in plot points; it costs 0 or more to use.
error-no-such-feature = There is no feature “{ $id }” in this game.
error-feature-advances = “{ $name }” has { $left } advances left, and the feature costs { $cost }.
error-has-feature = “{ $name }” is theirs already.
problem-nova6-feature-sort = “{ $said }” is no sort of feature; it is a power, gear, a vehicle, an organisation, a location, a rule or an event.
problem-nova6-activate = “{ $said }” is no price for using a feature; it is a number of plot points from 0 to 9.
problem-nova6-entity = “{ $said }” is no thing that could come with a feature: it needs a name, ranks from 0 to 9, and boxes of three levels.
