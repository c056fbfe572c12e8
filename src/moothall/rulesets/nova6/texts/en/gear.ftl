### What the rows of the gear tables say: weapons, armor and what is fitted to them.

## What a row says, line by line

gear-field-kind = Kind
gear-field-damage = Damage
gear-field-pierce = Pierce
gear-field-band = Range
gear-field-accurate = Accurate
gear-field-further = Points for range
gear-field-zones = Zones
gear-field-hands = Hands
gear-field-minimum = Minimum Physique
gear-field-reload = Reload
gear-field-flags = Properties
gear-field-unless = No soak stops it, but
gear-field-dazes = Blinds and deafens
gear-field-soak = Soak
gear-field-versus = Soak against
gear-field-hardened = Hardened
gear-field-coverage = Coverage
gear-field-max-move = Max Move
gear-field-hampered = Hampered
gear-field-conceal = Hiding it
gear-field-per-extra = Each one more
gear-field-special = Stunts
gear-field-bonuses = Dice
gear-field-no-aim = No aiming at
gear-field-fits = Goes with
gear-field-changes = Changes
gear-field-steadied = Minimum less when set up
gear-field-requires = Asks for
gear-field-strikes-as = Strikes as
gear-field-set-up = Set up first
gear-field-ways = Also
gear-field-placed = Set down

gear-kind-weapon = weapon
gear-kind-armor = armor
gear-kind-shield = shield
gear-kind-headgear = headgear
gear-kind-ammo = ammunition
gear-kind-accessory = accessory
gear-kind-modifier = modifier

gear-special-pierce = { $name }: pierce { $amount_said }
gear-special-damage = { $name }: damage { $amount_said }
gear-special-damage-through = { $name }: damage { $amount_said }, if the hit gets through armor
gear-special-grapple = { $name }: a hold of { $amount_said }d

gear-needs-focus = with Focus
gear-needs-aim-success = after aiming well
gear-needs-no-aim = without aiming
gear-needs-shell-buckshot = firing buckshot
gear-needs-shell-slug = firing slugs

gear-way = { $name }: { $changes }
gear-placed = coverage { $coverage_said }, and either soak { $soak } or { $dice }
gear-out-to = out to { $range }
gear-dazes = −{ $dice }d [{ $duration }], unless one has { $unless }
gear-stunt-bodkin = bodkin point
gear-stunt-broadhead = broad head
gear-stunt-magnum = magnum charge
gear-stunt-entangle = entangling

gear-fact = { $label }: { $value }
gear-facts = { $before }; { $after }
gear-gist = { $group } ({ $kind }) – { $facts }.

## Words of the tables

gear-word-bows = bows
gear-word-clubs = clubs
gear-word-crossbows = crossbows
gear-word-hafted-weapons = hafted weapons
gear-word-heavy-blades = heavy blades
gear-word-light-blades = light blades
gear-word-polearms = polearms
gear-word-miscellaneous = miscellaneous
gear-word-light-armor = light armor
gear-word-medium-armor = medium armor
gear-word-heavy-armor = heavy armor
gear-word-automatic-weapons = automatic weapons
gear-word-explosives = explosives
gear-word-pistols = pistols
gear-word-rifles = rifles
gear-word-shotguns = shotguns
gear-word-body-armor = body armor
gear-word-archaic-armor = all archaic armor
gear-word-modern-armor = all modern armor
gear-word-cover = cover
gear-word-sight = by sight
gear-word-hearing = by hearing
gear-word-aim = to aim
gear-word-snap = a snap action
gear-word-action = an action
gear-word-one-handed = in one hand
