### What the page calls otherwise in the first edition.

shown-power = Mana
shown-defense = TN
arg-defense = TN (0 pour la valeur usuelle)
deed-nde-power = Faire de la magie
shown-powers_are = La magie est
arg-effect = Que doit faire la magie ?
piece-difficulty = TN
piece-declined = L’aide dont on ne veut pas
