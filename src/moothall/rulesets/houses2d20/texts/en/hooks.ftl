### Story hooks of our own: five parts, five rows each. A plot is read on into the goal, so it ends where the goal begins.

term-hook-plot-1 = Slip in and carry off
term-hook-plot-2 = Find out the truth about
term-hook-plot-3 = Learn who ruined or killed
term-hook-plot-4 = Bring about the end of
term-hook-plot-5 = Bring back unharmed

term-hook-goal-1 = the sealed letters
term-hook-goal-2 = the youngest heir
term-hook-goal-3 = the relic under the altar
term-hook-goal-4 = the machine nobody may own
term-hook-goal-5 = the hidden harvest

term-hook-location-1 = a storehouse by the docks
term-hook-location-2 = a great house in mourning
term-hook-location-3 = a village that takes no strangers
term-hook-location-4 = a den behind the market
term-hook-location-5 = a day’s ride into the wilds

term-hook-hazard-1 = soldiers with sealed orders
term-hook-hazard-2 = locks, alarms and dogs
term-hook-hazard-3 = the land itself
term-hook-hazard-4 = those who own the roads
term-hook-hazard-5 = people who live by smuggling

term-hook-character-1 = Maelis, who guards a lesser house
term-hook-character-2 = Bastian, who buys and sells
term-hook-character-3 = Oriel, who outfits travelers
term-hook-character-4 = Renwick, who carries what is forbidden
term-hook-character-5 = Tamsin, who flies anything
