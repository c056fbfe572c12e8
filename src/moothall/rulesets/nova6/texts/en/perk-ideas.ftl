### Perks for those who look for one.

perk-idea-judo = judo
perk-idea-firearms = firearms
perk-idea-bows = bows
perk-idea-daggers = daggers
perk-idea-sneak-attack = striking from behind
perk-idea-grappling = grappling
perk-idea-shortbow = shortbow
perk-idea-pistols = pistols

perk-idea-deceive = deceiving
perk-idea-duping-guards = duping guards
perk-idea-provoke = provoking
perk-idea-intimidating = frightening people

perk-idea-athletics = athletics
perk-idea-dodging = dodging
perk-idea-driving = driving
perk-idea-climbing = climbing
perk-idea-motorcycles = motorcycles
perk-idea-stealth = stealth

perk-idea-strong = feats of strength
perk-idea-bars-and-gates = bars and gates
perk-idea-healthy = good health
perk-idea-poison-resistance = poison resistance
perk-idea-bear-hug = bear hug

perk-idea-fearless = facing fear
perk-idea-games = games
perk-idea-chess = chess
perk-idea-psionics = psionics
perk-idea-telepathy = telepathy

perk-idea-acute-hearing = acute hearing
perk-idea-awareness = awareness
perk-idea-conceal = hiding things
perk-idea-deduction = deduction
perk-idea-crime-scenes = crime scenes
perk-idea-hidden-doors = hidden doors
perk-idea-medicine = medicine
perk-idea-noticing = noticing
perk-idea-a-language = a language
perk-idea-surgery = surgery
