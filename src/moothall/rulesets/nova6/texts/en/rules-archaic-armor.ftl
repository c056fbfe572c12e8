### Archaic armor: the name of each row, and what it says. The gists are written from the rows by tests/test_nova6_gear_words.py.

nova6_item_archaic_armor_padded = Padded armor
    .gist = Light armor (armor) – soak: 1; coverage: 1.

nova6_item_archaic_armor_leather = Leather armor
    .gist = Light armor (armor) – soak: 2; coverage: 1.

nova6_item_archaic_armor_studded-leather = Studded leather
    .gist = Light armor (armor) – soak: 3; coverage: 1; hampered: 1d.

nova6_item_archaic_armor_cap = Cap
    .gist = Light armor (headgear) – goes with: light armor, cover; changes: Coverage +1.

nova6_item_archaic_armor_full-suit-light = Full suit, light armor
    .gist = Light armor (modifier) – goes with: light armor; changes: Max Move = 2, − Coverage.

nova6_item_archaic_armor_shield-wooden = Shield, wooden
    .gist = Light armor (shield) – hands: 1; dice: +1d Fight (defend), +1d Move (defend); strikes as: Shield, as a weapon.

nova6_item_archaic_armor_hide = Hide armor
    .gist = Medium armor (armor) – soak: 4; coverage: 1; max Move: 2; hampered: 1d.

nova6_item_archaic_armor_light-chain = Light chain
    .gist = Medium armor (armor) – soak: 5; coverage: 1; max Move: 2; hampered: 1d.

nova6_item_archaic_armor_light-plate = Light plate
    .gist = Medium armor (armor) – soak: 6; hardened: 1; coverage: 1; max Move: 2; hampered: 2d.

nova6_item_archaic_armor_helm = Helm
    .gist = Medium armor (headgear) – goes with: light armor, medium armor, cover; changes: Coverage +1.

nova6_item_archaic_armor_full-suit-medium = Full suit, medium armor
    .gist = Medium armor (modifier) – goes with: medium armor; changes: Hampered +1, Max Move −1, − Coverage.

nova6_item_archaic_armor_shield-metal = Shield, metal
    .gist = Medium armor (shield) – hands: 1; properties: repairable; dice: +1d Fight (defend), +1d Move (defend); strikes as: Shield, as a weapon.

nova6_item_archaic_armor_scale-mail = Scale mail
    .gist = Heavy armor (armor) – soak: 4; hardened: 1; coverage: 1; max Move: 1; hampered: 2d.

nova6_item_archaic_armor_chain-mail = Chain mail
    .gist = Heavy armor (armor) – soak: 5; hardened: 1; coverage: 1; max Move: 1; hampered: 2d.

nova6_item_archaic_armor_plate = Plate armor
    .gist = Heavy armor (armor) – soak: 7; hardened: 1; coverage: 1; max Move: 1; hampered: 3d.

nova6_item_archaic_armor_great-helm = Great helm
    .gist = Heavy armor (headgear) – dice: −1d Wits (by sight, by hearing); goes with: all archaic armor, all modern armor, cover; changes: Coverage +1.

nova6_item_archaic_armor_full-suit-heavy = Full suit, heavy armor
    .gist = Heavy armor (modifier) – goes with: heavy armor; changes: Hampered +1, Max Move −1, − Coverage.

nova6_item_archaic_armor_shield-tower = Shield, tower
    .gist = Heavy armor (shield) – hands: 1; minimum Physique: 1; dice: +1d Fight (defend), +1d Move (defend); strikes as: Shield, as a weapon; set down: coverage +1, and either soak 5 or +1d Fight (defend), +1d Move (defend).
