### Talents: the title of each rule, and its gist as a player needs it at the table.

nova6_talent_definition = What a talent is
    .gist = A name, a few words, and what it does: a way past a rule, or something of the setting in one person.

nova6_talent_kinds = What talents do
    .gist = New or better stunts, a way to features, more actions or points, more boxes or refresh, or a turn on a talent of the book.

nova6_talent_balance = The yardstick
    .gist = A good talent is worth about one rank. Worth less it is too weak, worth two it is too strong; the GM is told so, and may keep it.

nova6_talent_weaken = Ways to tame a talent
    .gist = Let it do less, let it work so many times a scene, let it cost a plot point, or make it two of which one comes first.

nova6_talent_fix-compensation = A talent put right
    .gist = When the GM changes one in mid-game, everybody who had it gets a plot point as the next session begins.

nova6_talent_take-once = Once and no more
    .gist = A talent that says nothing else is taken a single time.

nova6_talent_take-per-skill = Once for each skill
    .gist = Focused, Practiced and Specialized can be had in several skills, but in none twice.

nova6_talent_take-multiple = As often as you like
    .gist = Well-Trained may be taken again and again.
