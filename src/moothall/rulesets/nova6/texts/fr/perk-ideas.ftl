### Des atouts pour qui en cherche un.

perk-idea-daggers = dagues
perk-idea-sneak-attack = coup dans le dos
perk-idea-grappling = corps à corps
perk-idea-shortbow = arc court
perk-idea-pistols = pistolets
perk-idea-judo = judo
perk-idea-firearms = armes à feu
perk-idea-bows = arcs
perk-idea-climbing = escalade
perk-idea-motorcycles = motos
perk-idea-stealth = discrétion
perk-idea-athletics = athlétisme
perk-idea-dodging = esquive
perk-idea-driving = conduite
