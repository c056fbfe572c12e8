### Weapons and armor: the title of each rule, and its gist as a player needs it at the table.

nova6_equipment_duration-archaic = Wounds from old weapons
    .gist = They are temporary, unless the weapon’s row has another mark; a club only hurts for the scene.

nova6_equipment_duration-modern = Wounds from modern weapons
    .gist = What guns do is temporary as well, but a flash and a bang are over with the scene.

nova6_equipment_object-assets = Weapons and armor are things
    .gist = You can use them only while you have them, and give them up to be hurt less. They have no uses to spend for dice.

nova6_equipment_special-stunt = The stunts of a weapon
    .gist = What a row marks with an S costs one stunt point and is had once in an action.

nova6_equipment_hands = Hands for gear
    .gist = A thing takes one hand, and two where it says so; what you stow takes none.

nova6_equipment_conceal = Hiding gear
    .gist = Dice of its row count when you hide the thing on yourself.

nova6_equipment_not-concealable = Too long to hide
    .gist = Rifles, shotguns and automatic weapons show on anybody, unless a row gives dice for hiding them.

nova6_equipment_skill-minimum = Too heavy for you
    .gist = Each rank you are short of is a penalty die on whatever you do with the thing.

nova6_equipment_max-move = Armor caps Move
    .gist = So many ranks count and no more, while other dice all do. Two caps leave the lower one less one.

nova6_equipment_hampered = Armor hampers
    .gist = Its dice are against you when you move about, prepare by moving or endure; each rank of Physique takes one away. Getting out of the way is not hampered.

nova6_equipment_coverage = Gaps in armor
    .gist = For as many stunt points as its coverage an attacker gets past it. Armor without coverage has no gap.

nova6_equipment_layering = Armor over armor
    .gist = Soak, hampering and coverage of the pieces add up, each piece with its own hardness. The GM may say that two are too many.

nova6_equipment_ammo-rows = Ammunition of a kind
    .gist = It changes the weapon that fires it, and a weapon is loaded with one kind at a time.

nova6_equipment_modifier-rows = Fitted to a weapon or armor
    .gist = Several go together, each once and only on what it is made for. Barrels and suits count first, then ammunition, then scopes and stands, then helmets.

nova6_equipment_magnum = Magnum ammunition
    .gist = Only a weapon that the GM says was built for it takes it.

nova6_equipment_explosive-consumed = Thrown once
    .gist = Every grenade or stick that goes off is gone.

nova6_equipment_headgear = On the head
    .gist = A helmet adds one coverage to armor of its classes or to cover, once where both count. Where there is no gap it closes none, and nobody wears two.

nova6_equipment_soak-vs = Made against one kind of harm
    .gist = Against that kind its own rating counts in place of the usual one; pierce and hardness then do what they always do.

nova6_equipment_thrown-melee = Thrown or in the hand
    .gist = You say which: thrown it has its range, in the hand its reach and the strength of both arms.

nova6_equipment_shield-bash = Striking with a shield
    .gist = It hits as a shield does among the weapons and still protects you.
