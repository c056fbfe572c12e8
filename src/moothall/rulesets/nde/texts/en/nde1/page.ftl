### What the page calls otherwise in the first edition.

shown-power = Mana
shown-defense = TN
arg-defense = TN (0 for the usual one)
deed-nde-power = Work magic
shown-powers_are = Magic is
arg-effect = What should the magic do?
piece-difficulty = TN
piece-declined = Help that is not wanted
