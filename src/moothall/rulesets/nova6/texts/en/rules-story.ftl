### Story and milestones: the title of each rule, and its gist as a player needs it at the table.

nova6_story_guidelines = Words, not a formula
    .gist = The GM declares whichever milestone fits, whenever it does.

nova6_story_acts = Three to five acts
    .gist = The first shows what it is about, the next explore it, the last bring it home. Other numbers are played just the same, with a word of advice.

nova6_story_session = A session of play
    .gist = Some hours of real time, often with several scenes and a milestone. When it began and ended is kept, and no rule asks.

nova6_story_scenario = A scenario
    .gist = A story of a few sessions; a major or epic milestone closes it, a minor one does not.

nova6_story_saga = A saga
    .gist = Several scenarios in a row, until an epic milestone closes the last of them.

nova6_milestone_kinds = Minor, major, epic
    .gist = A step on the way, the goal of a scenario, the goal of a saga.

nova6_milestone_durations = What each milestone ends
    .gist = Lasting things end with a minor one, long-lasting with a major, enduring with an epic.

nova6_milestone_all = At every milestone
    .gist = Everybody's plot points come up to their refresh, the GM's to one for each hero, and everybody recovers.

nova6_milestone_justify = A scene for it
    .gist = The GM may want new aspects, talents and features to be shown first, in an exposition or an interlude; until then the change waits.

nova6_milestone_minor-aspect = Minor: an aspect
    .gist = One core aspect may be rewritten, but not the high concept.

nova6_milestone_minor-level = Minor: a level, once
    .gist = Below level 5 one minor milestone of a scenario brings a level, and no second one does.

nova6_milestone_minor-level-which = Which minor milestone
    .gist = The middle one of those planned, as a rule; without a plan the first. The GM may say otherwise.

nova6_milestone_minor-perk = Minor: a perk
    .gist = One perk may be traded for another.

nova6_milestone_major-aspect = Major: an aspect
    .gist = Again one may be rewritten, the high concept excepted.

nova6_milestone_major-talent = Major: a talent
    .gist = One talent may be traded for another where the story bears it out and the GM agrees.

nova6_milestone_major-perk = Major: a perk
    .gist = And one perk, by the text; the table leaves it out.

nova6_milestone_major-level = Major: a level
    .gist = Everybody gains one, at any level.

nova6_milestone_epic-aspect = Epic: any aspect
    .gist = One aspect, and this time it may be the high concept. More than one is for the GM to grant.

nova6_milestone_epic-trades = Epic: one of each
    .gist = A talent, a feature, a rank and a perk may be traded, each for another of its kind.

nova6_milestone_epic-level = Epic: a level
    .gist = Everybody who lived to see it gains one.

nova6_milestone_trade-legality = Legal after the trade
    .gist = What a trade leaves must be a legal sheet. Perks go with the talent they came from; ranks that would be left too high stand in its way.

nova6_milestone_level-advance = A level is an advance
    .gist = It can be spent at once, on a rank, a talent or a feature, and the higher level may open higher ranks.
