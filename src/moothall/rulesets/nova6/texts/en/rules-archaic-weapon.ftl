### Archaic weapons: the name of each row, and what it says. The gists are written from the rows by tests/test_nova6_gear_words.py.

nova6_item_archaic_weapon_ammo-bodkin-arrows = Bodkin arrows
    .gist = Bows (ammunition) – stunts: bodkin point: pierce +1; goes with: bows.

nova6_item_archaic_weapon_ammo-broadhead-arrows = Broadhead arrows
    .gist = Bows (ammunition) – stunts: broad head: damage +3, if the hit gets through armor; goes with: bows.

nova6_item_archaic_weapon_shortbow = Shortbow
    .gist = Bows (weapon) – damage: 3 (impaling) [T]; pierce: 1; range: near; hands: 2; reload: a snap action; properties: ammunition, reliable.

nova6_item_archaic_weapon_bow = Bow
    .gist = Bows (weapon) – damage: 4 (impaling) [T]; pierce: 1; range: near; hands: 2; minimum Physique: 1; reload: a snap action; properties: ammunition, reliable.

nova6_item_archaic_weapon_longbow = Longbow
    .gist = Bows (weapon) – damage: 5 (impaling) [T]; pierce: 1; range: near; hands: 2; minimum Physique: 2; reload: a snap action; properties: ammunition, reliable.

nova6_item_archaic_weapon_club = Club
    .gist = Clubs (weapon) – damage: 3 (bludgeoning) [S]; hands: 1.

nova6_item_archaic_weapon_greatclub = Greatclub
    .gist = Clubs (weapon) – damage: 6 (bludgeoning) [S]; hands: 2.

nova6_item_archaic_weapon_mace = Mace
    .gist = Clubs (weapon) – damage: 3 (bludgeoning) [T]; hands: 1.

nova6_item_archaic_weapon_morningstar = Morningstar
    .gist = Clubs (weapon) – damage: 4 (bludgeoning) [T]; hands: 1; minimum Physique: 1; properties: versatile.

nova6_item_archaic_weapon_quarterstaff = Quarterstaff
    .gist = Clubs (weapon) – damage: 5 (bludgeoning) [S]; hands: 1; properties: versatile.

nova6_item_archaic_weapon_ammo-bodkin-bolts = Bodkin bolts
    .gist = Crossbows (ammunition) – stunts: bodkin point: pierce +1; goes with: crossbows.

nova6_item_archaic_weapon_ammo-broadhead-bolts = Broadhead bolts
    .gist = Crossbows (ammunition) – stunts: broad head: damage +3, if the hit gets through armor; goes with: crossbows.

nova6_item_archaic_weapon_crossbow-light = Crossbow, light
    .gist = Crossbows (weapon) – damage: 4 (impaling) [T]; pierce: 1; range: near; accurate: 1; hands: 2; reload: an action; properties: ammunition.

nova6_item_archaic_weapon_crossbow-heavy = Crossbow, heavy
    .gist = Crossbows (weapon) – damage: 6 (impaling) [T]; pierce: 1; range: near; accurate: 1; hands: 2; minimum Physique: 1; reload: an action; properties: ammunition.

nova6_item_archaic_weapon_axe = Axe
    .gist = Hafted weapons (weapon) – damage: 4 (slashing) [T]; pierce: 1; hands: 1; properties: tiring.

nova6_item_archaic_weapon_battleaxe = Battleaxe
    .gist = Hafted weapons (weapon) – damage: 5 (slashing) [T]; pierce: 1; hands: 1; minimum Physique: 1; properties: tiring, versatile.

nova6_item_archaic_weapon_greataxe = Greataxe
    .gist = Hafted weapons (weapon) – damage: 6 (slashing) [T]; pierce: 1; hands: 2; minimum Physique: 2; properties: tiring.

nova6_item_archaic_weapon_sword = Sword
    .gist = Heavy blades (weapon) – damage: 4 (slashing) [T]; hands: 1.

nova6_item_archaic_weapon_longsword = Longsword
    .gist = Heavy blades (weapon) – damage: 5 (slashing) [T]; hands: 1; properties: versatile.

nova6_item_archaic_weapon_greatsword = Greatsword
    .gist = Heavy blades (weapon) – damage: 6 (slashing) [T]; hands: 2; minimum Physique: 1.

nova6_item_archaic_weapon_dagger = Dagger
    .gist = Light blades (weapon) – damage: 3 (impaling) [T]; hands: 1; hiding it: +1d.

nova6_item_archaic_weapon_short-sword = Short sword
    .gist = Light blades (weapon) – damage: 4 (impaling) [T]; hands: 1.

nova6_item_archaic_weapon_rapier = Rapier
    .gist = Light blades (weapon) – damage: 3 (impaling) [T]; pierce: 1; hands: 1.

nova6_item_archaic_weapon_scimitar = Scimitar
    .gist = Light blades (weapon) – damage: 3 (slashing) [T]; hands: 1.

nova6_item_archaic_weapon_javelin = Javelin
    .gist = Polearms (weapon) – damage: 3 (impaling) [T]; range: close; accurate: 1; hands: 1; properties: thrown, in the hand.

nova6_item_archaic_weapon_halberd = Halberd
    .gist = Polearms (weapon) – damage: 5 (slashing) [T]; pierce: 1; hands: 2; minimum Physique: 2; properties: reach.

nova6_item_archaic_weapon_glaive = Glaive
    .gist = Polearms (weapon) – damage: 4 (slashing) [T]; pierce: 1; hands: 2; minimum Physique: 1; properties: reach.

nova6_item_archaic_weapon_spear = Spear
    .gist = Polearms (weapon) – damage: 5 (impaling) [T]; range: close; hands: 1; properties: thrown, in the hand, reach, versatile.

nova6_item_archaic_weapon_ammo-sling-bullet = Sling bullets
    .gist = Miscellaneous (ammunition) – goes with: Sling; changes: Damage +1.

nova6_item_archaic_weapon_gauntlet = Gauntlet
    .gist = Miscellaneous (weapon) – damage: 2 (bludgeoning) [S]; hands: 1.

nova6_item_archaic_weapon_knuckles = Knuckles
    .gist = Miscellaneous (weapon) – damage: 2 (bludgeoning) [T]; hands: 1.

nova6_item_archaic_weapon_shield = Shield, as a weapon
    .gist = Miscellaneous (weapon) – damage: 3 (bludgeoning) [S]; hands: 1.

nova6_item_archaic_weapon_sling = Sling
    .gist = Miscellaneous (weapon) – damage: 3 (bludgeoning) [T]; range: close; hands: 2; properties: ammunition.

nova6_item_archaic_weapon_whip = Whip
    .gist = Miscellaneous (weapon) – damage: 2 (bludgeoning) [T]; hands: 1; properties: reach; stunts: entangling: a hold of +1d.
