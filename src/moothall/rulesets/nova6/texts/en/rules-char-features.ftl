### Features and the Bronze Rule: the title of each rule, and its gist as a player needs it at the table.

nova6_feature_definition = What a feature can be
    .gist = Powers, special gear, vehicles, organisations, places, rules and great events: whatever deserves special effects in your game.

nova6_feature_permission = Who may have a feature
    .gist = Your GM must see the reason in the story, unless your pack prices the feature and leaves it free to take, or a choice of yours grants it.

nova6_feature_cost = The price of a feature
    .gist = A feature may cost advances to have, and plot points each time you call upon it.

nova6_feature_bronze-rule = Anything can be a character
    .gist = A gun, a storm, the scene itself: give it aspects, skills, talents or tracks, and it stands against you like anybody.

nova6_feature_bronze-own-traits = Skills and tracks of its own
    .gist = Such a thing need have none of the skills and tracks that people have; what it lacks cannot be hurt.

nova6_feature_bronze-new-rules = New rules from old parts
    .gist = Magic may be a skill, powers talents or features, corruption a track that damage of its own fills.

nova6_feature_create-questions = Four questions about a feature
    .gist = Where in the setting it belongs, what it does, what it is made of, what it costs or needs; the second and the last must have an answer.
