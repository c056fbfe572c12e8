### Modern armor: the name of each row, and what it says. The gists are written from the rows by tests/test_nova6_gear_words.py.

nova6_item_modern_armor_body-armor-light = Body armor, light
    .gist = Body armor (armor) – properties: worn under clothing; soak: 1; soak against: ballistic 4; coverage: 1.

nova6_item_modern_armor_body-armor-medium = Body armor, medium
    .gist = Body armor (armor) – soak: 2; soak against: ballistic 6; coverage: 1.

nova6_item_modern_armor_body-armor-heavy = Body armor, heavy
    .gist = Body armor (armor) – soak: 3; soak against: ballistic 8; hardened: 1; coverage: 1; hampered: 1d.

nova6_item_modern_armor_trauma-plate = Trauma plate
    .gist = Body armor (modifier) – goes with: body armor; changes: Hardened +1, Hampered +1.

nova6_item_modern_armor_combat-helmet = Combat helmet
    .gist = Body armor (headgear) – goes with: body armor, cover; changes: Coverage +1.

nova6_item_modern_armor_full-suit-body-armor = Full suit, body armor
    .gist = Body armor (modifier) – goes with: body armor; changes: Max Move = 2, Hampered +1, − Coverage.

nova6_item_modern_armor_leather-jacket = Leather jacket
    .gist = Miscellaneous (armor) – soak: 2; coverage: 1.

nova6_item_modern_armor_motorcycle-body-armor = Motorcycle body armor
    .gist = Miscellaneous (armor) – soak: 3; hampered: 1d.
