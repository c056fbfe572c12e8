### Game creation and themepacks: the title of each rule, and its gist as a group needs it before the first session.

nova6_themepack_parts = What a pack says
    .gist = Eight parts, from traits to the steps of making a character. What a pack does not say it has from the pack it builds on; one that builds on none must say it.

nova6_themepack_universal = The universal pack
    .gist = Always at hand, and good for most games.

nova6_themepack_trait = Theme traits
    .gist = The aspects that matter most. A pack has at least one of them.

nova6_themepack_trait-universal = One trait, any words
    .gist = In the universal pack the one trait is the high concept, in words of one’s own.

nova6_themepack_trait-mode = From a list or free
    .gist = A trait is free, a list to choose from, or a list beside which other words count as well.

nova6_themepack_trait-count = One great or two small
    .gist = From three traits on, the author is told that the theme may blur.

nova6_themepack_trait-bundle = What a choice brings
    .gist = A choice may bring ranks, talents, features and perks, which cost no advance.

nova6_themepack_trait-bundle-balance = What a choice takes
    .gist = It is made up for by flaws, or by fewer advances to begin with, as the author sets it.

nova6_themepack_aspects = Further aspects
    .gist = Beside the traits a few more are asked for, by whatever names the pack gives them.

nova6_themepack_skills = A list of skills
    .gist = Changed, longer, shorter or all new. Every test, and what opposes what, goes by it.

nova6_themepack_talents = Talents of a pack
    .gist = Those of the book, unless they are switched off, and tricks of the setting beside them.

nova6_themepack_features = Features of a pack
    .gist = Powers and other special things, each with its price, on a list of their own.

nova6_themepack_gear-money = Gear for money
    .gist = A sum to begin with; what is bought is taken from it.

nova6_themepack_gear-packages = Packages
    .gist = A role brings picks: one of each.

nova6_themepack_gear-signature = Gear as signature assets
    .gist = The universal way: a few things of one’s own, and otherwise whatever a gear test finds.

nova6_themepack_gear-combined = Ways combined
    .gist = First the package, then the coins: a pack may use several ways.

nova6_themepack_tracks = Tracks of a pack
    .gist = Whatever can take somebody out may have a track. Every sheet of the pack has it.

nova6_themepack_tracks-few = Few are better
    .gist = From four tracks on, the author is told so.

nova6_themepack_tracks-default = Three, two, one
    .gist = A track that says nothing else has three boxes, two and one.

nova6_themepack_special-rules = Rules of its own
    .gist = On one page, each with its words; some are carried out at the table.

nova6_themepack_creation-rules = Steps of its own
    .gist = A pack may replace steps by their numbers; the others stay.

nova6_skilllist_core = List: core
    .gist = Fight, Interact, Move, Physique, Resolve and Wits, with the roles they always had.

nova6_skilllist_approaches = List: approaches
    .gist = Six ways of doing things instead of fields; which one serves is chosen for each test, but for what the body bears.

nova6_skilllist_classic-fantasy = List: classic fantasy
    .gist = The six old attributes: Strength strikes, Dexterity moves and shoots, Constitution lasts, Wisdom notices, Intelligence makes, Charisma speaks.

nova6_skilllist_saturday-cartoon = List: Saturday cartoon
    .gist = Four skills are enough: Chutzpah, Physique, Smarts and Zip.
