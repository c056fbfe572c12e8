### The words of this game: what things are called, and what they are in short.

term-trooper = soldat de la Maison
term-servant = domestique
term-spy = espion
term-officer = officier
term-steward = intendant
term-pilot = pilote
term-scholar = érudit
