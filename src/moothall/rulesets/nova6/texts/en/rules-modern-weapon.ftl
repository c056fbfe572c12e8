### Modern weapons: the name of each row, and what it says. The gists are written from the rows by tests/test_nova6_gear_words.py.

nova6_item_modern_weapon_assault-rifle-light = Assault rifle, light
    .gist = Automatic weapons (weapon) – damage: 6 (ballistic) [T]; pierce: 1; range: far; hands: 2; properties: ammunition, high capacity, burst.

nova6_item_modern_weapon_assault-rifle-medium = Assault rifle, medium
    .gist = Automatic weapons (weapon) – damage: 7 (ballistic) [T]; pierce: 1; range: far; accurate: 1; hands: 2; minimum Physique: 1; properties: ammunition, high capacity, burst.

nova6_item_modern_weapon_machine-gun-light = Machine gun, light
    .gist = Automatic weapons (weapon) – damage: 6 (ballistic) [T]; pierce: 1; range: far; hands: 2; minimum Physique: 1; properties: ammunition, high capacity, automatic.

nova6_item_modern_weapon_machine-gun-medium = Machine gun, medium
    .gist = Automatic weapons (weapon) – damage: 7 (ballistic) [T]; pierce: 1; range: far; hands: 2; minimum Physique: 2; properties: ammunition, high capacity, automatic.

nova6_item_modern_weapon_machine-gun-anti-vehicle = Machine gun, anti-vehicle
    .gist = Automatic weapons (weapon) – damage: 9 (ballistic) [T]; pierce: 1; range: far; hands: 2; minimum Physique: 3; properties: ammunition, high capacity, automatic.

nova6_item_modern_weapon_submachinegun-medium = Submachine gun, medium
    .gist = Automatic weapons (weapon) – damage: 4 (ballistic) [T]; range: near; hands: 2; properties: ammunition, high capacity, automatic.

nova6_item_modern_weapon_submachinegun-heavy = Submachine gun, heavy
    .gist = Automatic weapons (weapon) – damage: 5 (ballistic) [T]; range: near; hands: 2; minimum Physique: 1; properties: ammunition, high capacity, automatic.

nova6_item_modern_weapon_dynamite-stick = Dynamite, a stick
    .gist = Explosives (weapon) – damage: 5 (fire) [T]; range: close; zones: 1; hands: 1; properties: thrown, explosion; each one more: +1.

nova6_item_modern_weapon_grenade-fragmentation = Grenade, fragmentation
    .gist = Explosives (weapon) – damage: 6 (ballistic) [T]; range: close; zones: 1; hands: 1; properties: thrown, explosion.

nova6_item_modern_weapon_grenade-concussion = Grenade, concussion
    .gist = Explosives (weapon) – damage: 3 (force) [T]; range: close; zones: 1; hands: 1; properties: thrown, explosion; no soak stops it, but: sealed armor.

nova6_item_modern_weapon_grenade-flash-bang = Grenade, flash-bang
    .gist = Explosives (weapon) – damage: 2 (force) [S]; range: close; zones: 1; hands: 1; properties: thrown, explosion; no soak stops it, but: sealed armor; blinds and deafens: −4d [S], unless one has something against flash and bang.

nova6_item_modern_weapon_ammo-armor-piercing-pistol = Armor-piercing rounds, pistol
    .gist = Pistols (ammunition) – goes with: pistols; changes: Pierce +1, Damage −1.

nova6_item_modern_weapon_ammo-magnum-pistol = Magnum rounds, pistol
    .gist = Pistols (ammunition) – stunts: magnum charge: damage +3; goes with: pistols; changes: Pierce +1, Points for range +1, Minimum Physique +1; asks for: built for magnum.

nova6_item_modern_weapon_pistol-recreational-revolver = Pistol, recreational revolver
    .gist = Pistols (weapon) – damage: 1 (ballistic) [T]; range: close; hands: 1; properties: ammunition, reliable, slow; hiding it: +2d.

nova6_item_modern_weapon_pistol-recreational-target = Pistol, recreational target
    .gist = Pistols (weapon) – damage: 1 (ballistic) [T]; range: near; hands: 1; properties: ammunition.

nova6_item_modern_weapon_pistol-compact = Pistol, compact
    .gist = Pistols (weapon) – damage: 2 (ballistic) [T]; range: close; hands: 1; properties: ammunition; hiding it: +1d.

nova6_item_modern_weapon_pistol-light = Pistol, light
    .gist = Pistols (weapon) – damage: 3 (ballistic) [T]; range: close; hands: 1; properties: ammunition.

nova6_item_modern_weapon_pistol-medium = Pistol, medium
    .gist = Pistols (weapon) – damage: 4 (ballistic) [T]; range: close; hands: 1; properties: ammunition; hiding it: −1d.

nova6_item_modern_weapon_pistol-heavy = Pistol, heavy
    .gist = Pistols (weapon) – damage: 5 (ballistic) [T]; range: close; hands: 1; minimum Physique: 1; properties: ammunition; hiding it: −1d.

nova6_item_modern_weapon_pistol-extra-heavy = Pistol, extra-heavy
    .gist = Pistols (weapon) – damage: 6 (ballistic) [T]; range: close; hands: 1; minimum Physique: 2; properties: ammunition; hiding it: −2d.

nova6_item_modern_weapon_revolver = Revolver
    .gist = Pistols (modifier) – goes with: pistols; changes: + reliable, + slow.

nova6_item_modern_weapon_ammo-armor-piercing-rifle = Armor-piercing rounds, rifle
    .gist = Rifles (ammunition) – goes with: rifles; changes: Pierce +1, Damage −1.

nova6_item_modern_weapon_ammo-magnum-rifle = Magnum rounds, rifle
    .gist = Rifles (ammunition) – goes with: rifles; changes: Pierce +1, Points for range +1, Minimum Physique +1; asks for: built for magnum.

nova6_item_modern_weapon_bipod = Bipod
    .gist = Rifles (accessory) – goes with: rifles; set up first: an action; changes: Minimum Physique −3.

nova6_item_modern_weapon_rifle-recreational = Rifle, recreational
    .gist = Rifles (weapon) – damage: 2 (ballistic) [T]; range: far; hands: 2; properties: ammunition.

nova6_item_modern_weapon_rifle-compact = Rifle, compact
    .gist = Rifles (weapon) – damage: 4 (ballistic) [T]; range: far; hands: 2; properties: ammunition.

nova6_item_modern_weapon_rifle-short = Rifle, short
    .gist = Rifles (weapon) – damage: 5 (ballistic) [T]; pierce: 1; range: far; hands: 2; properties: ammunition.

nova6_item_modern_weapon_rifle-light = Rifle, light
    .gist = Rifles (weapon) – damage: 6 (ballistic) [T]; pierce: 1; range: far; accurate: 1; hands: 2; properties: ammunition.

nova6_item_modern_weapon_rifle-medium = Rifle, medium
    .gist = Rifles (weapon) – damage: 7 (ballistic) [T]; pierce: 1; range: far; accurate: 1; hands: 2; minimum Physique: 1; properties: ammunition.

nova6_item_modern_weapon_rifle-heavy = Rifle, heavy
    .gist = Rifles (weapon) – damage: 8 (ballistic) [T]; pierce: 1; range: far; accurate: 1; hands: 2; minimum Physique: 2; properties: ammunition.

nova6_item_modern_weapon_rifle-extra-heavy = Rifle, extra-heavy
    .gist = Rifles (weapon) – damage: 9 (ballistic) [T]; pierce: 1; range: far; accurate: 1; hands: 2; minimum Physique: 3; properties: ammunition.

nova6_item_modern_weapon_scope-reflex = Scope, reflex
    .gist = Rifles (accessory) – dice: +1d Fight (out to near, with Focus), +1d Wits (to aim, out to far); goes with: rifles.

nova6_item_modern_weapon_scope-short = Scope, short
    .gist = Rifles (accessory) – dice: +1d Fight (out to distant, after aiming well), −1d Fight (without aiming); no aiming at: close; goes with: rifles.

nova6_item_modern_weapon_scope-medium = Scope, medium
    .gist = Rifles (accessory) – dice: +1d Fight (out to remote, after aiming well), −1d Fight (without aiming); no aiming at: close, near; goes with: rifles.

nova6_item_modern_weapon_scope-long = Scope, long
    .gist = Rifles (accessory) – dice: +1d Fight (out to obscure, after aiming well), −1d Fight (without aiming); no aiming at: close, near, far; goes with: rifles.

nova6_item_modern_weapon_bolt-action = Bolt-action
    .gist = Rifles (modifier) – goes with: rifles; changes: + reliable, Reload = a snap action.

nova6_item_modern_weapon_shotgun-light-buckshot = Shotgun, light, buckshot
    .gist = Shotguns (weapon) – damage: 6 (ballistic) [T]; range: near; hands: 2; properties: ammunition, reduced penetration, burst, only bursts.

nova6_item_modern_weapon_shotgun-light-slug = Shotgun, light, slug
    .gist = Shotguns (weapon) – damage: 7 (ballistic) [T]; range: near; hands: 2; properties: ammunition, slow.

nova6_item_modern_weapon_shotgun-medium-buckshot = Shotgun, medium, buckshot
    .gist = Shotguns (weapon) – damage: 7 (ballistic) [T]; range: near; hands: 2; minimum Physique: 1; properties: ammunition, reduced penetration, burst, only bursts.

nova6_item_modern_weapon_shotgun-medium-slug = Shotgun, medium, slug
    .gist = Shotguns (weapon) – damage: 8 (ballistic) [T]; range: near; hands: 2; minimum Physique: 1; properties: ammunition, slow.

nova6_item_modern_weapon_shotgun-heavy-buckshot = Shotgun, heavy, buckshot
    .gist = Shotguns (weapon) – damage: 8 (ballistic) [T]; range: near; hands: 2; minimum Physique: 2; properties: ammunition, reduced penetration, burst, only bursts.

nova6_item_modern_weapon_shotgun-heavy-slug = Shotgun, heavy, slug
    .gist = Shotguns (weapon) – damage: 9 (ballistic) [T]; range: near; hands: 2; minimum Physique: 2; properties: ammunition, slow.

nova6_item_modern_weapon_breach-load = Breech-loading
    .gist = Shotguns (modifier) – goes with: shotguns; changes: + reliable, Reload = an action.

nova6_item_modern_weapon_double-barrel = Double barrel
    .gist = Shotguns (modifier) – goes with: shotguns; changes: + two shots.

nova6_item_modern_weapon_sawed-off = Sawed-off
    .gist = Shotguns (modifier) – dice: +1d Fight (firing buckshot), −1d Fight (firing slugs); goes with: shotguns; changes: Range = close, Hiding it −1; also: in one hand: Hands = 1, Minimum Physique +1.
