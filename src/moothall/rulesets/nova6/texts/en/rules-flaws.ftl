### Flaws and money: the title of each rule, and its gist as a player needs it at the table.

nova6_flaw_definition = What a flaw is
    .gist = A feature that makes life harder. The GM allows it and says what goes with it: an advance, a feature that helps, or nothing.

nova6_flaw_sparingly = Few flaws
    .gist = Take one only if it is felt most of the time; for the rest an aspect will do.

nova6_flaw_frail = Frail
    .gist = One die less on everything with Physique, and no ranks in it.

nova6_flaw_one-eyed = One-Eyed
    .gist = One die less wherever you must see, and when you shoot or throw at somebody.

nova6_flaw_pushover = Pushover
    .gist = You lack one STRESSED box of the body and one of the mind.

nova6_flaw_unlucky = Unlucky
    .gist = Your refresh begins at 1; being Lucky too makes it three.

nova6_flaw_susceptible-magic = Susceptible to Magic
    .gist = Magic that gets through to you brings the one who uses it one stunt point more.

nova6_flaw_vulnerable-iron = Vulnerable to Iron
    .gist = Each hit by iron fills two boxes, both as bad as the first.

nova6_flaw_parameter = Silver, salt, sunlight
    .gist = Magic and iron are only patterns: the GM may put another thing in their place.

nova6_economy_none = No prices in the book
    .gist = Money is for your setting to invent; without it no sheet has a purse.

nova6_economy_price-penalty = What is dear is seldom in the bag
    .gist = A gear test has one die less from a price of 100 on, and one more for each nought after that. Between two steps the lower one counts.

nova6_economy_wealth-perk = A perk for making money
    .gist = It belongs to Interact or Wits and works with all that your skill can do.

nova6_economy_wealth-asset = Wealth as an asset
    .gist = In an exposition you make money as you make any advantage; for a stunt point it stays as an asset.

nova6_talent_wealthy_gear = Wealthy: what money buys
    .gist = One bonus die on all gear tests for each time you have the talent.

nova6_talent_wealthy_scene = Wealthy: a purse on the table
    .gist = Once in a scene for each time you have it, a die on creating an advantage or overcoming something that money can help with.

nova6_talent_wealthy_multiple = Wealthier still
    .gist = You may take this talent again and again; each time costs one advance.
