### Gear, load and survival: the title of each rule, and its gist as a player needs it at the table.

nova6_gear_abstract = Only what matters is written down
    .gist = Your sheet names the few things that make you who you are. For everything else a gear test says whether you have it along.

nova6_gear_load-choice = How much you carry
    .gist = You choose one of five loads: unprepared, basic, light, medium or heavy. If you say nothing it is a basic one.

nova6_gear_load-unprepared = Load: unprepared
    .gist = Nothing weighs you down, and there is nothing to look for: you make no gear tests. In want you test every day, with one die less.

nova6_gear_load-basic = Load: basic
    .gist = It does not burden you. Gear tests have one die less; in want there is a test a day.

nova6_gear_load-light = Load: light
    .gist = One die of burden, gear tests as they come, and a test for every day in want.

nova6_gear_load-medium = Load: medium
    .gist = Two dice of burden and one die more on gear tests; it lasts a week.

nova6_gear_load-heavy = Load: heavy
    .gist = Three dice of burden; a month goes by before you must test. Gear tests have one die more, at some tables two.

nova6_gear_burdened = What a load slows down
    .gist = The dice of your load count against every Move test, defending too, and against enduring something with Physique. However strong you are, they stay.

nova6_gear_burdened-stacks = Armour on top of a load
    .gist = Both count together. Physique takes away from the armour’s part alone.

nova6_gear_load-cost = What a load costs
    .gist = The book has no prices for it. Where your game counts money, the GM names one.

nova6_gear_load-aspect = A load with a name
    .gist = From light on, an aspect says what sort of things you carry, and you may invoke it like any other.

nova6_gear_load-drop = Packs on the ground
    .gist = When a conflict begins you let your load fall, unless you want to keep it on. Should you give up or run, the GM says whether you ever see it again.

nova6_gear_survival-test = Testing to survive
    .gist = While you are in want, you test Wits (survival) as often as your load asks for it. The GM lets the days go by.

nova6_gear_survival-fail = Going without
    .gist = A failure usually hurts: 2 physical damage [T], and no armour helps. Whatever ends the want would have spared you; the GM may also take something else.

nova6_gear_test = Do you have it along?
    .gist = A gear test uses no skill: three dice and those of your load.

nova6_gear_test-mods = Rare, forbidden, well prepared
    .gist = Talents and features help. For what is hard to come by or against the law, the GM adds penalty dice.

nova6_gear_test-success = There it is
    .gist = You have the thing until the scene ends.

nova6_gear_test-time = Keeping what you found
    .gist = One stunt point keeps it until the next milestone, two until the next major one, three until an epic one.

nova6_gear_test-once = Turning out your pockets once
    .gist = For one thing you test once in a scene. Another hero may look for it too.

nova6_talent_prepared_dice = Prepared for anything
    .gist = Every gear test of yours has one bonus die.

nova6_talent_prepared_scene-sp = Prepared: a point in each scene
    .gist = Once in a scene, when a gear test succeeds, you may take one stunt point more for it.

nova6_talent_prepared_stunts = Prepared: dice alike
    .gist = If a gear test succeeds, doubles are 1 stunt point and triples 2.

nova6_talent_prepared_share = Prepared: one for everybody
    .gist = For a stunt point each of the heroes has one.

nova6_talent_prepared_keep = Prepared: yours for the scenario
    .gist = With one stunt point the thing stays until the scenario is over.
