### Ce qui porte un autre nom dans la première édition.

list-difficulty = Quelle est la Difficulté (TN), et quelque chose la déplace-t-il ?

complication-overload = la magie s’emballe

term-might = Magie
term-two_hearts = 2 Blessures en tout
term-effect = 1 Blessure, et quelque chose de plus
term-pick-power = un point de Mana de plus
term-power = faire de la magie
term-stays-difficulty = dans la Difficulté de départ
term-stays-step = comme décalage

field-difficulty = Difficulté (TN 4 facile, 6 normal, 8 difficile, 12 héroïque)
field-counted = Ce qui est déjà compris dans la Difficulté (TN)
field-declined = Les aides dont vous ne voulez pas, séparées par des virgules
field-nde-power-cost = Les points de Mana nécessaires
field-damage = Les Blessures infligées à chaque adversaire touché
