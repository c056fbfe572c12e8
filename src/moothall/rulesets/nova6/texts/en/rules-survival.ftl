### Survival mode: the title of each rule, and its gist as a player needs it at the table.

nova6_survival_mode = Milestones that must be earned twice
    .gist = At tables that play so, a milestone waits until the heroes have had safety and time to enjoy it.

nova6_survival_minor = A rest for a minor milestone
    .gist = Once you have rested, it is yours.

nova6_survival_major = A day for a major milestone
    .gist = It takes a rest and three expositions that went well.

nova6_survival_major-retreat = A day behind a bolted door
    .gist = One day in a place that is truly safe does as well.

nova6_survival_epic-refuge = A week in a refuge
    .gist = An exposition that goes well makes the refuge; then a week must pass.

nova6_survival_epic-safe = A week at home
    .gist = Or you spend a week where nothing can reach you.

nova6_survival_epic-interlude = A tale of what changed
    .gist = Or an interlude tells how you became somebody else.
