### Cover, range and size: the title of each rule, and its gist as a player needs it at the table.

nova6_cover_half = Half cover
    .gist = Half hidden behind something, you have 1 more coverage.

nova6_cover_near-total = Near-total cover
    .gist = Almost wholly hidden, you have 2 more coverage.

nova6_cover_soak = What cover soaks
    .gist = A hit that does not pay its way around the cover loses the cover's soak, and the rest gets through. A wooden door turns 8 into 3.

nova6_cover_bypass = Around the cover
    .gist = An attacker who pays stunt points equal to the coverage ignores cover and armor together. With 8 damage against half cover of a wooden door: bare, 1 point brings 8; in leather of soak 2 with coverage 1, one point brings only 1 and two bring 8; in a full suit of soak 2, one point takes the door away and 6 arrive.

nova6_cover_helmet = Helmets
    .gist = A helmet adds 1 coverage, to cover as well as to the sorts of armor its line names.

nova6_cover_wood-door = A wooden door
    .gist = Soaks 5.

nova6_cover_wood-wall = A wooden wall
    .gist = It soaks 7.

nova6_cover_tree-small = A small tree
    .gist = Takes 9 off a hit.

nova6_cover_tree-medium = A medium tree
    .gist = Takes away 13.

nova6_cover_tree-large = A large tree
    .gist = Swallows 16.

nova6_cover_brick-wall = A brick wall
    .gist = Soaks 8, and 13 of fire.

nova6_cover_concrete-wall = A concrete wall
    .gist = Soaks 11, and 16 of fire.

nova6_cover_concrete-reinforced = Reinforced concrete
    .gist = Two better than plain concrete: 13, and 18 of fire.

nova6_cover_steel-door = A steel door
    .gist = Soaks 10, and 15 of fire.

nova6_cover_steel-airlock = A steel airlock
    .gist = Soaks 15, and 20 of fire.

nova6_cover_steel-safe = A steel safe
    .gist = Soaks 19, and 24 of fire.

nova6_cover_steel-vault = A steel vault
    .gist = Soaks 25, and 30 of fire; nothing here soaks more.

nova6_cover_steel-fire = Steel against fire
    .gist = Whatever is of steel soaks 5 more of fire: the door stops 15 points of it.

nova6_range_labels = Six ranges
    .gist = From here outward: close and near, then far and distant, then remote, and obscure last.

nova6_range_close = Close
    .gist = In your own zone, up to about 10 meters.

nova6_range_near = Near
    .gist = Beyond your zone, as far as 3 zones or some 30 meters.

nova6_range_far = Far
    .gist = Where you still see and can shout: 4 to 10 zones, up to about 100 meters.

nova6_range_distant = Distant
    .gist = Details blur: 11 to 30 zones, up to about 300 meters.

nova6_range_remote = Remote
    .gist = About where eyesight ends: more than 300 meters, to 1,000.

nova6_range_obscure = Obscure
    .gist = As far as the horizon, to 5,000 meters. You need height or open country, so the GM is asked whether there is a line of sight.

nova6_range_helps-hinders = Distance as a condition
    .gist = Being far off hides you and hinders your aim. No dice come of it unless the GM makes it a condition, such as distance 1d.

nova6_range_increase = One range farther
    .gist = To reach one step past what a weapon or sense can do, pay 1 stunt point for Increase Scope; without it, even a success does nothing there.

nova6_range_increase-cap = No farther than that
    .gist = As a rule a single stunt point may go into range, so two steps are out of reach.

nova6_sense_detail = Details are close
    .gist = Human senses catch fine things at close range. To follow a talk at near, you need Increase Scope.

nova6_sense_presence = Presence is near
    .gist = That somebody is there at all, people notice up to near.

nova6_sense_contrast = Uproar is far
    .gist = What stands out sharply, such as a shout or a flare, is noticed up to far.

nova6_sense_condition = How much a sense is dulled
    .gist = From 1d, a little, to 4d, entirely; nothing larger is taken.

nova6_sense_asymmetry = Who senses better
    .gist = The side that still sees, hears or smells gets the dice; the other has them against it.

nova6_size_who = When size counts
    .gist = In physical attack and defense, in slipping past somebody and in noticing them. A conversation does not care.

nova6_size_math = Reckoning with size
    .gist = The smaller one gains, the larger one loses. On two sides of medium the two sizes are added: small against huge is +3. On one side, take the difference: huge against large is −1.

nova6_size_area-exempt = Too big to miss
    .gist = A huge creature whose paw covers everything may ignore size, if the GM says so.

nova6_size_colossal = Colossal
    .gist = 4d; some 50 meters, like a ship or a big building.

nova6_size_gargantuan = Gargantuan
    .gist = 3d; about 25 meters, as a house is.

nova6_size_huge = Huge
    .gist = 2d; around 10 meters, a truck or an elephant.

nova6_size_large = Large
    .gist = 1d; some 5 meters, the size of a little car.

nova6_size_medium = Medium
    .gist = 0d; up to 2.5 meters, which is us.

nova6_size_small = Small
    .gist = 1d; about a meter: dogs, children, heavy things.

nova6_size_tiny = Tiny
    .gist = 2d; half a meter: a cat, or things you carry in two hands.

nova6_size_diminutive = Diminutive
    .gist = 3d; a quarter of a meter: a book, something light.

nova6_size_miniscule = Miniscule
    .gist = 4d; ten centimeters: what fits into a pocket.
