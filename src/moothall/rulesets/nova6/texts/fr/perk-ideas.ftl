### Des atouts pour qui en cherche un.

perk-idea-judo = judo
perk-idea-firearms = armes à feu
perk-idea-bows = arcs
perk-idea-daggers = dagues
perk-idea-sneak-attack = coup dans le dos
perk-idea-grappling = corps à corps
perk-idea-shortbow = arc court
perk-idea-pistols = pistolets

perk-idea-deceive = tromper
perk-idea-duping-guards = berner les gardes
perk-idea-provoke = provoquer
perk-idea-intimidating = faire peur

perk-idea-athletics = athlétisme
perk-idea-dodging = esquive
perk-idea-driving = conduite
perk-idea-climbing = escalade
perk-idea-motorcycles = motos
perk-idea-stealth = discrétion

perk-idea-strong = tours de force
perk-idea-bars-and-gates = barreaux et herses
perk-idea-healthy = bonne santé
perk-idea-poison-resistance = résistance au poison
perk-idea-bear-hug = étreinte d’ours

perk-idea-fearless = braver la peur
perk-idea-games = jeux
perk-idea-chess = échecs
perk-idea-psionics = psionique
perk-idea-telepathy = télépathie

perk-idea-acute-hearing = ouïe fine
perk-idea-awareness = vigilance
perk-idea-conceal = dissimuler
perk-idea-deduction = déduction
perk-idea-crime-scenes = scènes de crime
perk-idea-hidden-doors = portes dérobées
perk-idea-medicine = médecine
perk-idea-noticing = remarquer
perk-idea-a-language = une langue
perk-idea-surgery = chirurgie
