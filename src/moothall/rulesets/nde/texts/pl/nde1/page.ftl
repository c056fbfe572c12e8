### What the page calls otherwise in the first edition.

shown-power = Mana
shown-defense = TN
arg-defense = TN (0 = zwykłe)
deed-nde-power = Użyć Magii
shown-powers_are = Czym jest Magia
arg-effect = Co ma zrobić Magia?
piece-difficulty = TN
piece-declined = Niechciana pomoc
