### Conclusions: the title of each rule, and its gist as a player needs it at the table.

nova6_recovery_reminder = Nothing is forgotten
    .gist = When a scene, a rest or an act ends, everybody sees what is over with it and what they may now change.

nova6_recovery_scene = The end of a scene
    .gist = Whatever lasted for the scene or less is gone, aspects can be invoked afresh, and what works once a scene works again.

nova6_recovery_rest = After a rest
    .gist = Temporary things are gone too, and uses are back, though not ammunition. Plot points and levels do not come from sleep.

nova6_recovery_minor = After a minor milestone
    .gist = Lasting things end; plot points come back; perhaps a level; one aspect and one perk may change.

nova6_recovery_major = After a major milestone
    .gist = Long-lasting things end; everything a minor one brings, a level for sure, and a talent to trade.

nova6_recovery_epic = After an epic milestone
    .gist = Only what is permanent outlasts it. Every kind of change is open, once each.

nova6_recovery_uses-reset = Uses after a milestone
    .gist = All of them are back; what needs ammunition still needs it.

nova6_recovery_test = Worse boxes want a test
    .gist = Stressed boxes clear by themselves when their time is up; the others take an overcome with Physique for the body or Resolve for the mind.

nova6_recovery_test-incapacitated = Clearing the last level
    .gist = It takes a stunt point beside the success, or at some tables two dice more and no point.

nova6_recovery_test-once = A single chance
    .gist = For each track, a rest or a milestone gives one roll and no more.

nova6_recovery_test-fail = When recovering fails
    .gist = Try again with the next rest or milestone; what would have lasted less is temporary until then.
