### What the rules of the first edition forbid, in its own words.

error-no-difficulty = Say first how hard it is: a test needs a TN.
error-off-ladder = { $number } is not one of the TNs { $ladder }.
error-power-level = Magic of the level “{ $level }” is TN { $numbers } and costs { $costs } Mana.
error-no-power = { $hero } does not have the { $cost } Mana this takes.
error-heal-level = Magic of the level “{ $level }” is too weak to heal.
error-hold-level = Magic of the level “{ $level }” is too weak to hold anybody; take Strong or Great.
error-strengthen-level = Magic of the level “{ $level }” is too weak to shield or boost anybody; take Standard or more.
error-no-refund = { $hero } cannot get Mana back here.
error-no-square = { $name } has no square on the board yet and cannot act in the fight.

problem-one-role = A hero has exactly one of the roles “warrior”, “rogue” and “mage”, and “{ $said }” is not one.
problem-grown = “{ $field }” must be a list of “attribute”, “heart” and “power”, one for each time the hero has grown.
