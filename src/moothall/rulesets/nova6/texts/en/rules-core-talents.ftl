### The talents of the book: the title of each rule, and its gist as a player needs it at the table.

nova6_talent_danger-sense = Danger Sense
    .gist = What somebody gains by hiding, tricking you or lying in wait does not count against you.

nova6_talent_danger-sense_move = Danger Sense: gone already
    .gist = Meet the surprise with Move, and you may be a zone away; each stunt point is a zone more.

nova6_talent_focused = Focused
    .gist = With that skill doubles of a success are a stunt point, and triples are two.

nova6_talent_focused_choose-dice = Focused: pick the pair
    .gist = When you are up you choose your three dice, so you may well choose the doubles.

nova6_talent_focused_failure = Focused: when you fail
    .gist = Your own talent gives the GM nothing more for the doubles of a failure.

nova6_talent_focused_cap = Focused: one rank higher
    .gist = That skill may be bought a rank beyond what your level allows.

nova6_talent_focused_npc = Focused: against you
    .gist = If your opponent has it, the doubles of your failure are a point for the GM, and triples two.

nova6_talent_lucky = Lucky
    .gist = Your refresh is two higher.

nova6_talent_practiced_auto = Practiced: a sure thing
    .gist = When you are up with that skill, you may take a simple success without rolling.

nova6_talent_practiced_reroll = Practiced: ones again
    .gist = Or roll, and re-roll any ones, a single time.

nova6_talent_quick_dice = Quick
    .gist = One die more when you roll initiative.

nova6_talent_quick_bonus-action = Quick: an action to spare
    .gist = In every conflict you have one bonus action free.

nova6_talent_quick_stunts = Quick: the jump on them
    .gist = Doubles of a successful initiative are a point and triples two, and each is a bonus action.

nova6_talent_resolute_box = Resolute: a box more
    .gist = The mental track has one box more.

nova6_talent_resolute_defend = Resolute
    .gist = When you defend with Resolve, one die more.

nova6_talent_specialized_perk = Specialized: a perk
    .gist = It brings a perk for its skill, and for no other.

nova6_talent_specialized_trade = Specialized
    .gist = In each test of that skill you may, a single time, lay one bonus die aside for a stunt point, which you get if you succeed.

nova6_talent_specialized_timing = Specialized: when
    .gist = Together with other trades, after cancelling, and only with a bonus die left to lay aside.

nova6_talent_specialized_npc = Specialized: against you too
    .gist = If your opponent has it, the GM may turn a single penalty die into a point, once.

nova6_talent_strong-body_damage = Strong Body: hard blows
    .gist = What you hit with at arm's length, by Fight, does one damage more.

nova6_talent_strong-body_dice = Strong Body: sheer strength
    .gist = One die more when you overcome or make an advantage with Physique.

nova6_talent_strong-body_encumbrance = Strong Body: used to weight
    .gist = One die of being burdened or of being hampered does not count, whichever you choose.

nova6_talent_strong-personality_damage = Strong Personality: words that hurt
    .gist = Your attacks with Interact do one damage more.

nova6_talent_strong-personality_dice = Strong Personality
    .gist = One die more when you overcome or defend with Interact.

nova6_talent_tough_box = Tough: a box more
    .gist = The physical track has one box more.

nova6_talent_tough_defend = Tough
    .gist = When you defend with Physique, one die more.

nova6_talent_well-trained = Well-Trained
    .gist = Three perks for any skills you like.
