### Our rulings, where the book is silent, can be read in two ways, or says two things.

ruling_r-missing-sheet = No sheet in the text
    .gist = The book’s own sheet is a drawing. Ours has the fields that its index names.

ruling_r-level-zero = Ranks at level 0
    .gist = The limits begin at level 1. A level 0 character may have rank 1, or 2 with Focused.

ruling_r-level-prose = Levels and their names
    .gist = The words for levels promise more than the ranks allow: they have no effect. With Focused, rank 4 comes at level 10.

ruling_r-feature-permission = Asking for a feature
    .gist = One page wants the GM’s leave for each feature, another leave or a price in the pack. The GM is asked unless the pack prices the feature and marks it free to take.

ruling_r-perk-count = How many perks fit
    .gist = Each perk needs a talent that grants it: Specialized for its own skill, Well-Trained for any. Fewer perks than grants is legal; the same perk twice in a skill is not.

ruling_r-advance-banking = Saving advances
    .gist = The book does not mention it. Unspent advances are kept and shown; a table may forbid it.

ruling_r-key-items = Key items and signature assets
    .gist = One page asks for a key item for each core aspect, another for signature assets. They are the same slots.

ruling_r-unlucky-lucky = Unlucky and Lucky together
    .gist = Unlucky sets the refresh to 1 and Lucky adds 2: the refresh is 3.

ruling_r-act-term = Act, scenario, milestone
    .gist = The words are mixed. An act lasts until the next milestone; plot points refresh when a scenario begins and at each milestone.

ruling_r-ranks-only-boxes = Boxes come from ranks
    .gist = A box for every two dice of a skill could mean dice. It means ranks, rounded down.

ruling_r-resolute-name = One talent, two names
    .gist = A page calls the talent for mental boxes Resilient, the list Resolute. It is Resolute; the other name is understood when a sheet comes in.

ruling_r-rank-five = Rank 5
    .gist = Focused lifts the limit by 1, and rank 5 is for features only. Without a feature the limit stays 4; a feature names the rank it opens. A table may let Focused reach 5.

ruling_r-perk-rank-zero = A perk without ranks
    .gist = Nothing says that a perk needs a rank, so it does not.

ruling_r-npc-best-defense = Which of two defenses
    .gist = Where two skills may oppose, a player picks for a character; for an NPC the higher total is proposed and the GM may change it.

ruling_r-opposing-table = The table of opposing skills
    .gist = Its labels slid by a row or two against its values. We put them back where the rest of the book agrees; the GM may always name another skill.

ruling_r-fight-advantage = Meeting an advantage made with Fight
    .gist = Three places differ. The defender uses Fight or Move, against a manoeuvre at range Move only.

ruling_r-ranged-defense = Defending against shots
    .gist = The table allows Fight, the text of Fight forbids it. Against ranged attacks it is Move only; a shield still helps.

ruling_r-interact-defense = Defending against Interact
    .gist = The table names one skill, the text of Resolve covers all. Every Interact action is met with Interact or Resolve.

ruling_r-grapple-scope = What a hold hinders
    .gist = The list of what a hold hinders is joined by or. It is all of them; a table may pick one.

ruling_r-grapple-lift = Moving with someone who holds you
    .gist = Lifting them is a test at −1d, without ranks against it. It is needed to move on your own turn, not to defend.

ruling_r-melee-shove = Shoving with a melee attack
    .gist = The attack has to hit; the shove takes the place of its damage.

ruling_r-movement-count = How far a move goes
    .gist = One clear zone is free. A success moves two in all, each stunt point one more.

ruling_r-climb-barrier = Over a barrier
    .gist = A barrier inside a zone: getting over it does not change zone without a stunt point. An obstacle between two zones: it does.

ruling_r-ram-damage = Damage of ramming
    .gist = None is given. It is the rating of the vehicle, else 1 physical for the scene; target and vehicle take the same number, each before its own soak.

ruling_r-shove-opposition = Resisting a shove
    .gist = No skill is named. Physique resists a shove and a toss.

ruling_r-wits-attack = Indirect fire
    .gist = An attack with Wits is said to be met by Fight or Move. It is Move, unless the GM sees how Fight could help.

ruling_r-talent-repeat = Taking a talent again
    .gist = Some talents say that they can be repeated. The others are taken once.

ruling_r-danger-sense = How far Danger Sense moves you
    .gist = A success moves you one zone, each stunt point one more, though reactions do not change zone otherwise.

ruling_r-npc-practiced = Practiced for an NPC
    .gist = An NPC that never rolls gets nothing from it. Where the GM rolls, it works as for a character.

ruling_r-practiced = Practiced and traded dice
    .gist = Whether a test is up is seen after trading. A success without rolling is simple, so dice traded in that test give nothing. It is either this or rerolling ones, once.

ruling_r-specialized-timing = When Specialized takes its die
    .gist = With the other trades, after bonus and penalty dice cancel. It counts towards the limit of four and goes with pairs.

ruling_r-load-none = Gear tests without a load
    .gist = Unprepared prints none where Light prints +0d. None means that no gear test can be made.

ruling_r-burdened-physique = Physique and a burden
    .gist = Physique ranks reduce hampered. Nothing says so of a burden, so they do not.

ruling_r-load-drop = Dropping the load
    .gist = When a conflict begins the load is dropped by itself; a player may keep it on. The GM decides what is lost in flight.

ruling_r-survival-cadence = Days in survival
    .gist = Daily and weekly tests need a calendar. The GM lets days pass, and tests come due only while survival is marked.

ruling_r-survival-direct = What ends hunger and thirst
    .gist = The damage ignores soak, and the book does not say what stops it. Whatever ends the need does, as the GM names it.

ruling_r-gear-test-page = Where the gear test stands
    .gist = A reference leads to the wrong page. The rule is in the chapter on equipment.

ruling_r-gear-duration = How long found gear stays
    .gist = A stunt point keeps it until the next milestone, two until the next major one, three until the next epic one.

ruling_r-gear-retry = Repeating a gear test
    .gist = A failed gear test is made once for each item, character and scene; a table may allow more.

ruling_r-prepared = The extra point of Prepared
    .gist = It comes on a successful gear test only, and the player picks which test of the scene.

ruling_r-asset-uses = Uses of one asset
    .gist = An asset gives one die to an action. Trading two for one takes both uses from the same asset.

ruling_r-signature-weapon = A weapon as signature asset
    .gist = It keeps its weapon numbers, and gives +1d when its story fits.

ruling_r-signature-stack = Several signature assets at once
    .gist = There is no limit for an action; each has to fit by itself, and the GM may refuse.

ruling_r-flaw-pairing = What a flaw pays
    .gist = The book speaks of a habit. The GM names what goes with it; an advance adds 1 to what you may spend.

ruling_r-two-boxes = Two boxes for a hit
    .gist = Both are of the level that the damage asks for, and spill upwards as usual.

ruling_r-price-between = Prices between the steps
    .gist = The lower step counts.

ruling_r-wealthy-stack = Wealthy more than once
    .gist = Each time it is taken is one use a scene, together or apart.

ruling_r-object-assets = Weapons as assets
    .gist = Weapons and armor are assets for carrying, sacrifice and repair only: they have no uses and give no die.

ruling_r-sawed-off = Sawing off a weapon
    .gist = The weapon class cannot be concealed, and the part gives −1d to conceal. With the part it can be, at −1d.

ruling_r-bipod = What a bipod fits
    .gist = It stands among the parts of rifles. The GM may allow it on automatic weapons.

ruling_r-full-suit = Full suits
    .gist = Four rows word the limit on Move in four ways; it is one property. Light and body armor cap Move at 2; medium and heavy take 1 off the cap and hamper 1 more, and body armor hampers 1 more, too.

ruling_r-armor-layering = Armor over armor
    .gist = Pieces combine unless the GM refuses: soak, hampering and coverage add up. One headgear and one shield.

ruling_r-armor-values = Light plate as printed
    .gist = It beats heavier mail in every number. It stays as printed.

ruling_r-scopes = Scopes
    .gist = One scope for a weapon, rifles unless the GM says more. A reflex scope adds +1d to the test of aiming. A failed aim still counts as aiming, with neither +1d nor −1d.

ruling_r-magnum-range = One step more with a magnum
    .gist = The note in the range of magnums is the property Max: one stunt point more may be spent on range.

ruling_r-explosives = How many explosives
    .gist = They have no uses: each attack takes one. A gear test yields one unless the GM says more.

ruling_r-dynamite = Sticks of dynamite
    .gist = The row is for one stick, with 5 damage; each further stick adds 1.

ruling_r-helm-full-suit = Headgear and full suits
    .gist = A full suit has no coverage, so headgear adds none to the armor. It still adds to cover, and where both count its +1 counts once.

ruling_r-body-armor-hardened = Heavy body armor is hardened throughout
    .gist = It is unclear whether hardened 1 belongs to bullets only. It holds for both of its ratings.

ruling_r-thrown-melee = Thrown weapons hand to hand
    .gist = A thrown weapon that does not explode may also strike in melee for the same damage, without range. A thrown spear has neither reach nor versatile.

ruling_r-shield-bash = Striking with a shield
    .gist = Any shield may be used as the shield weapon; its bonus to defense stays.

ruling_r-tower-shield = A tower shield set down
    .gist = It gives 1 coverage, and the one who sets it down picks soak 5 or +1d. It stays until moved, needs no hand, and the carried +1d is off.

ruling_r-issues-count = How many issues
    .gist = Two are usual. One to three pass without a word, more with advice, none is refused.

ruling_r-trait-bundle = Balance of trait bundles
    .gist = The book gives advice without numbers. The author of a pack sets the advances; granted ranks cost nothing and obey the limit.

ruling_r-extras-term = Extras that are features
    .gist = The chapter on packs calls magic and the like extras, which is a kind of NPC elsewhere. We read features.

ruling_r-food-water = Rules for food and water
    .gist = One setting uses expanded rules that the book does not hold. A pack has to bring them; until then survival wears down the track of food and water.

ruling_r-skill-roles = Skills of a pack and their roles
    .gist = Rules name the core skills. A pack with other skills says which of them plays which role.

ruling_r-extra-half = Half of an odd number
    .gist = An extra has half the advances, rounded down; a table may round up.

ruling_r-taken-out = Another word for incapacitated
    .gist = The text on extras says taken out once. It means incapacitated.

ruling_r-extra-boxes = Boxes of an extra
    .gist = Three boxes on each track, whatever the ranks.

ruling_r-promotion-boxes = Boxes after a promotion
    .gist = A full promotion gives the usual boxes and those of ranks; a gradual one when the last advance is placed.

ruling_r-gang-base = A mixed gang
    .gist = Its difficulty is the highest skill among them; the GM says whose weapon hits, by default that of the most skilled.

ruling_r-npc-trade-net = Trading dice without opposition
    .gist = An unopposed NPC trades what is left after the difficulty.

ruling_r-horde-rounding = Fractions of a horde
    .gist = Round down; the GM may adjust.

ruling_r-horde-even = A horde that is good enough
    .gist = If its skill equals the difficulty, all of them succeed. A table may say half.

ruling_r-gm-rolls = Who rolls
    .gist = Only players roll, though the book welcomes a GM who does. A table may switch it on.

ruling_r-scale-total = When the senses fail
    .gist = Conditions of −4d on a sense fail the test in most cases. Failure is proposed, and the GM confirms or lets it roll.

ruling_r-trait-protection = What a minor milestone cannot change
    .gist = A pack may have no aspect called high concept. Its theme traits have that protection: only an epic milestone changes them.

ruling_r-minor-level = Which minor milestone gives a level
    .gist = The one that the GM marks, at most once a scenario; the middle one of those planned is proposed. The level has to be under 5 then.

ruling_r-milestone-trades = What can be traded at a milestone
    .gist = Text and table differ. We take both together: a perk at a minor one, a perk or talent at a major one, all at an epic one.

ruling_r-epic-rework = Rewriting aspects at an epic milestone
    .gist = One by right. The example changes three, so the GM may grant more.

ruling_r-trade-legality = Trades that break a sheet
    .gist = Giving up a talent may leave ranks or perks without ground. The trade is refused until the sheet is legal; perks of a lost talent go with it.

ruling_r-rest-refresh = A rest refreshes no plot points
    .gist = In the table the row of the rest has swallowed lines of the next. A rest is like a scene and gives uses back; the refresh belongs to milestones.

ruling_r-incap-recovery = Clearing an incapacitated box
    .gist = One page asks for a stunt point, another for −2d. The stunt point holds, as the chapter on recovery has it.

ruling_r-licence = Licence and names
    .gist = The rules and numbers are told in our own words; NOTICE credits the book, its publisher and its licence. Sample names are ours.

ruling_r-accurate-1 = Accurate and accurate 1
    .gist = One rifle prints a 1 behind the property. It is the same property, +1d.

ruling_r-light-pistol = Damage of a light pistol
    .gist = An example has 4, the row 3. The row holds.

ruling_r-01 = Five dice or more
    .gist = Trade until four or fewer are left, always in pairs: five become three, with one stunt point. So +5 rolls a little worse than +4 and carries a sure point. A Specialized die goes first.

ruling_r-02 = Specialized and the other trades
    .gist = The single die is traded after bonus and penalty have cancelled, counts towards the limit of four, and goes with pairs. It never turns an even test into a down one. An NPC’s gives the GM the same.

ruling_r-03 = Who may trade dice
    .gist = The side that would get the points: the player when the test is up, the GM when it is down, nobody when it is even. A table may let players ask the GM to trade.

ruling_r-04 = Traded points and a failure
    .gist = Traded points are paid to a player on a success and to the GM on a failure; the dice are gone either way. A success at a cost or bought by an invoke is a simple one and pays none.

ruling_r-05 = Any three dice
    .gist = When up you may read any three dice: for a double or triple, to deny the GM points, even to fail. The best three are proposed. A table may always read the highest.

ruling_r-06 = Triples that fail
    .gist = Triples of 1 to 3 stay below 11 and fail, 4 to 6 succeed. Only the three dice that you choose count.

ruling_r-07 = Doubles of the Focused
    .gist = Focused replaces the award: a double is 1 point, a triple 2, never both. A character’s own counts for their successes only, an opponent’s for the points of the GM only; a fixed difficulty has none.

ruling_r-08 = A down test reads the lowest
    .gist = The three lowest dice count, without a choice.

ruling_r-09 = Rerolling ones with Practiced
    .gist = Any ones of the pool are rerolled, once, and then the pool is read again by its rule. Rerolling only ones that were read would make down tests far too easy; a table may do so.

ruling_r-10 = Agreeing on a cost
    .gist = The player may always ask for a success at a cost; it takes both to agree on the cost. In a conflict it is at least a box, an asset, a hostile aspect or conceding. The GM’s points stay.

ruling_r-11 = Turning a result by an invoke
    .gist = Only simple results turn. Points on a failure have to be cancelled first, each by an invoke of another aspect. Invokes come before the offer of a cost, and after a cost nothing turns.

ruling_r-12 = Rerolling all the dice
    .gist = All dice of the pool fall again and the new result stands, even a worse one. Either side may force it with a fitting aspect, each time with another.

ruling_r-13 = Points do not keep
    .gist = Stunt points are spent when the test is settled and lost afterwards. Those of initiative become tokens for bonus actions. A table may let the GM keep points until the scene ends.

ruling_r-14 = When a setback die is given
    .gist = One for a failure whose goal is reached at a cost, or where a hazard says so; one more for each point of the GM. A plain failure that is accepted gives none.

ruling_r-15 = Spending setback dice
    .gist = As penalty dice before that character rolls, or two for a stunt point of the GM after any result. They stay until used; a table may end them earlier.

ruling_r-16 = Points of a group where one is enough
    .gist = The group may pool three stunt points at most. A point used alone is not limited and not pooled as well.

ruling_r-17 = Making up for a failure in the group
    .gist = Where all must succeed, one stunt point makes up for each who failed or stood aside.

ruling_r-18 = The penalty for several actions
    .gist = Say how many first. Each of them, and reactions until your next turn, is at −1d for every action beyond the first, even if later ones fall away. Bonus actions do not add, and suffer it.

ruling_r-19 = A free move among several actions
    .gist = It counts as one of the actions, and is not rolled unless something is in the way.

ruling_r-20 = How high difficulty goes
    .gist = The summary ends at −5d, the section calls it superhuman. It is the same table; the GM may enter up to −9d.

ruling_r-21 = The ends of durations
    .gist = Longer than an action is quick; shorter than quick is brief. Effects never become instant, and what is maintained or sustained cannot be stepped.

ruling_r-22 = When brief and quick end
    .gist = Brief lasts to the target’s next turn: set in that turn, to the one after. Quick set in a round ends with the next round. Outside rounds both end when the character’s next action is settled.

ruling_r-23 = Durations that cost something
    .gist = [A] ends by spending an action, without a test unless the GM names one. [M] is an action each turn. [Su] is −1d on all actions of the one who sustains, from the first.

ruling_r-24 = Forgotten modifiers
    .gist = A bonus that would have turned the failure may be remembered for a plot point, and the success is simple. For a forgotten penalty nothing is owed unless the GM says so.

ruling_r-25 = Cover over armor
    .gist = The coverage of armor and cover is one total: pay it to ignore both, else both soak. A table may pay for each layer. Cover soaks physical damage only; fully hidden is no target.

ruling_r-26 = Steel against fire
    .gist = The bonus against fire closes the line on steel and may belong to vaults only. It holds for all steel.

ruling_r-27 = Range gives no dice by itself
    .gist = Bands are read at their upper end and say what can be reached. The text gives no dice for range, so there are none unless the GM sets a condition; a table may count 1d for each step.

ruling_r-28 = Which way size counts
    .gist = Each size is a number from −4 to 4; your own minus the other’s counts for attack, defense, sneaking and noticing.

ruling_r-29 = NPCs trade in contests
    .gist = In a contest an NPC takes its success from its ranks before the difficulty is set, whatever the player rolls. A table may make it wait for a failure.

ruling_r-30 = Both reach the goal at once
    .gist = The player’s side has to be first; a tie in the same round goes to the opposition. A table may add a round or favor the player.

ruling_r-31 = Counting successes in a contest
    .gist = An NPC counts against each character apart. Taking a success away lowers a counter, never below 0.

ruling_r-32 = Initiative without a difficulty
    .gist = It is rolled once a conflict, at −0d, with talents of NPCs as penalty dice. Points of the GM become tokens. NPCs act between the two groups of players.

ruling_r-33 = Who gets a bonus action
    .gist = A token or a plot point is needed, one for each character and round. If all had one for nothing, paying would be empty. It is a plain action and does not count among several.

ruling_r-34 = Effects that grow by a stunt
    .gist = The limit of brief is for advantages and soak. Damage may grow, since it is applied at once. Buy size before time.

ruling_r-35 = No effect beyond four dice
    .gist = A single advantage, disadvantage or condition ends at 4d; the sum of several does not. A table may lift the limit.

ruling_r-36 = Advantages stay and add up
    .gist = They are not used up. Different ones add; the same one made again keeps the larger.

ruling_r-37 = Pierce, hardened, reduced penetration
    .gist = Soak is halved once if pierce exceeds hardened, for each item, rounded down. Reduced penetration doubles what is left.

ruling_r-38 = Soft soak
    .gist = It never takes the last point by itself; if other soak has, it stays at 0. Pierce works on it as on any soak.

ruling_r-39 = Who pays for improved protection
    .gist = The one who is hit has no points from that attack. Their side may use any point it has on it; a table may give it once a scene for nothing.

ruling_r-40 = Defending against areas
    .gist = Towards heroes each defends with Move, and a success lowers the effect instead of ending it. Towards NPCs there is one roll, and each lowers it by half their Move, rounded up. A table may let a success end it.

ruling_r-41 = Explosions
    .gist = The first target takes it in full, the others half, rounded down. If the first is missed, the others still face half. A table may say otherwise.

ruling_r-42 = Several hits on one target
    .gist = Each hit of a burst is soaked and fills a box by itself. A stunt point is one more hit, or one more target.

ruling_r-43 = Running dry
    .gist = High capacity may cancel the exhaustion of automatic fire, once a scene. Single shots are safe from every trigger. A reload is due after each use unless the weapon has two shots.

ruling_r-44 = Boxes of things
    .gist = More boxes on a large thing follow the order of characters. Fragile beats durable. A thing is destroyed at 12 after soak, before boxes are looked at.

ruling_r-45 = Two limits on a skill
    .gist = The lower one counts, minus 1 for each further limit, never below 0. Boxes are not changed.

ruling_r-46 = Who tires the wielder
    .gist = The point comes from the other side: nobody would buy harm to themselves. Once an attack.

ruling_r-47 = Running out of uses
    .gist = The other side triggers it with a plot point or with a stunt point of the tests named. Uses come back when plot points refresh, and with a rest; ammunition does not.

ruling_r-48 = Hampered and burdened
    .gist = Physique reduces hampered, which leaves Move to defend and attack alone. A burden touches every test of Move and is not reduced. Strong Body takes 1d off one of them.

ruling_r-49 = Damage of a fall
    .gist = The formula counts, and the surface is added. One row of the table has the hard ground in it already. You fall 2 stories before the bonus actions, 15 by the end of the round.

ruling_r-51 = Landing
    .gist = One test of Move, with dice for the surface: a success takes off 2, each stunt point 2 more, each point of the GM adds 2. A hazard that states its damage has no second roll.

ruling_r-52 = The order of extra boxes
    .gist = Half the ranks, rounded down, and those of talents: incapacitated first, then staggered, then STRESSED, and again. A flaw takes boxes away afterwards.

ruling_r-53 = When a consequence begins and ends
    .gist = It begins when all boxes of the level are filled, and clearing one lifts it. Who was hit again while incapacitated has to clear all of those.

ruling_r-54 = Paying to stay in
    .gist = Once a scene and character, on either track. While staying in, the next hit that needs an incapacitated box puts the character out.

ruling_r-55 = Staggered twice
    .gist = Being staggered on both tracks is −2d, on reactions and recovery as well. A table may count it once.

ruling_r-56 = Invoking STRESSED
    .gist = One aspect for each track, as often as you like, even on the same roll. The one who is stressed gains a plot point each time.

ruling_r-57 = Damage of 12 and more
    .gist = What is left after soak and reductions counts: 12 changes nothing, 13 and 14 make it one step longer, 15 and 16 two. It is still one box.

ruling_r-58 = Ways to die
    .gist = The book offers harsher endings as choices. Each is a switch, all off until the table decides; treatment keeps alive and clears no box.

ruling_r-59 = The order of damage
    .gist = The book’s six steps leave some out. The full order: stunts, coverage, soak (hardened, pierce, penetration, soft), conceding and the like, excess to duration, the box, its consequence, staying in.

ruling_r-60 = Conceding
    .gist = You may concede at any moment, even after seeing the damage, for one of three benefits. You leave the conflict and the incapacitated box stays empty.

ruling_r-61 = Several ways to lessen a hit
    .gist = They go together, each thing sacrificed once, and the GM agrees to each.

ruling_r-62 = How long a grave aspect lasts
    .gist = One step longer than the damage, before its excess. Only one aspect a scene; permanent damage cannot be traded so.

ruling_r-63 = What clears an incapacitated box
    .gist = A success with a stunt point, as the chapter on recovery has it; another page says −2d, which is far easier. A table may use that.

ruling_r-64 = One roll to recover
    .gist = For each track and interval. A success clears one staggered box, with a stunt point an incapacitated one; each further point one more. What stays filled is tried again at the next rest or milestone.

ruling_r-65 = A defense ends the attack
    .gist = A successful defense cancels the whole action, whatever points it would have had. Areas and explosions are the exception.

ruling_r-66 = What a rest gives
    .gist = The rows of the table have slid. A rest is like the end of a scene and gives uses back; plot points refresh at milestones. A table may refresh them at a rest.

ruling_r-67 = Recovery at a milestone
    .gist = It needs no scene of its own, but higher boxes still need their test. A table may clear them.

ruling_r-68 = Rallying
    .gist = It clears boxes of a scene or shorter. It may be done as a reaction bought with a stunt point, yields no points, and is the one rally of the conflict.

ruling_r-69 = Treatment
    .gist = At −0d unless the GM says otherwise, on others or yourself. A scene and a rest reach boxes of their own length or shorter. At a rest each has one action.

ruling_r-70 = The column of defenses
    .gist = Its labels stand a row or two too early, from where one was lost. All 24 cells are restored in their order; where two skills may oppose, the player picks.

ruling_r-71 = Player against player
    .gist = The one who acts rolls; the other’s ranks, perk and talents are the difficulty, and points on a failure go to the other player.

ruling_r-72 = When the GM rolls
    .gist = The sides are swapped: the NPC rolls and the ranks of the character are the difficulty. It starts switched off.

ruling_r-73 = Refusing a compel without points
    .gist = Refusing costs a plot point. Without one you accept or come to terms; a table may let you refuse.

ruling_r-74 = Paying off a compel of an NPC
    .gist = Both points are spent, the player’s and the GM’s. A table may give the player’s back.

ruling_r-75 = Gaining when you are invoked against
    .gist = Only for aspects that are yours: core, grave, consequence or laid on you. Those of the game and of zones pay nobody.

ruling_r-76 = When an aspect can be invoked again
    .gist = For each who invokes: after it was invoked against you, after a compel, and at the end of a scene, a rest or a milestone.

ruling_r-77 = Invoking for an effect or a point
    .gist = An effect has the size of a simple success, whenever you are involved. A point is for a player on a success and for the GM on a failure.

ruling_r-78 = Plot points of the GM
    .gist = One for each player’s character, refreshed like theirs; what is over is kept as players do.

ruling_r-79 = When plot points refresh
    .gist = One page says each scenario, another each act. Milestones end acts and refresh, so both hold; a new session changes nothing.

ruling_r-80 = A stunt that turns out a dud
    .gist = It keeps one point and gives the others back for another stunt. A second dud does the same.

ruling_r-81 = The prices of more targets
    .gist = 1, 2 and 3 points are whole prices, not steps. With three you may take up to three targets besides the first; none may be harder to hit than the one you rolled against.

ruling_r-82 = The stunt React
    .gist = It gives no points to either side, does not count among several actions, and comes once a turn.

ruling_r-83 = Interrupting
    .gist = Commit first, then roll initiative as at the start; its points give tokens as well. Who waits and never acts has lost the turn when the round ends. Only players’ characters wait so.

ruling_r-85 = How far senses reach
    .gist = Details close, presence near, strong contrast far. One step more for a stunt point, otherwise no test.

ruling_r-86 = An extra rest has a price
    .gist = The next refresh of each character is 1 lower, never below 0, and several add up.

ruling_r-87 = Boxes that end in mid-conflict
    .gist = The test of a brief or quick staggered box comes when its time ends and takes no action. A failure makes the box last until a rest.

ruling_r-88 = Physical and mental skills
    .gist = A wide advantage serves one of two classes that the book does not list. Physical are Fight, Move and Physique, mental are Interact, Resolve and Wits; a pack marks its own skills.

ruling_r-allies = Allies of the characters
    .gist = The book knows characters and their opposition. An NPC whom the GM puts on the characters’ side rolls no initiative and acts after the opposition. A character brought in by a player’s Declare is such an ally unless the GM says otherwise.

ruling_r-same-pair = The same skill twice in a turn
    .gist = One sentence speaks of different skills, the example counts pairs of skill and action. The sentence says what several actions are for; the same pair may come twice.

ruling_r-focus-snaps = Focus and more snap actions
    .gist = Further snap actions count as basic actions, and Focus leaves room for one. So a turn with Focus has no second snap action.

ruling_r-taking-cover = Getting behind cover
    .gist = The book says what cover does and not how to reach it. It is a movement inside the zone, a snap action in turns; the GM says what is there. Leaving the zone leaves the cover behind.

ruling_r-being-watched = Wits against Wits
    .gist = The table meets an advantage made with Wits by Move alone, the text of Wits also by Wits. Wits serves where the advantage is gained by watching the defender; the GM names it then.
