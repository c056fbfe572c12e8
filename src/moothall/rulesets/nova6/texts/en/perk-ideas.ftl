### Perks for those who look for one.

perk-idea-daggers = daggers
perk-idea-sneak-attack = striking from behind
perk-idea-grappling = grappling
perk-idea-shortbow = shortbow
perk-idea-pistols = pistols
perk-idea-judo = judo
perk-idea-firearms = firearms
perk-idea-bows = bows
perk-idea-climbing = climbing
perk-idea-motorcycles = motorcycles
perk-idea-stealth = stealth
perk-idea-athletics = athletics
perk-idea-dodging = dodging
perk-idea-driving = driving
