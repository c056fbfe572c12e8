### Story hooks of our own : five parts, five rows each. A plot is read on into the goal, so it ends where the goal begins.

term-hook-plot-1 = Entrer sans bruit et emporter
term-hook-plot-2 = Découvrir la vérité sur
term-hook-plot-3 = Apprendre qui a perdu ou tué
term-hook-plot-4 = Causer la perte de ceci :
term-hook-plot-5 = Ramener sans dommage

term-hook-goal-1 = les lettres scellées
term-hook-goal-2 = l’héritière cadette
term-hook-goal-3 = la relique sous l’autel
term-hook-goal-4 = la machine interdite à tous
term-hook-goal-5 = la récolte cachée

term-hook-location-1 = un entrepôt près des quais
term-hook-location-2 = une grande demeure en deuil
term-hook-location-3 = un village fermé aux étrangers
term-hook-location-4 = un repaire derrière le marché
term-hook-location-5 = à une journée de cheval, en pleine nature

term-hook-hazard-1 = des soldats aux ordres cachetés
term-hook-hazard-2 = des serrures, des alarmes et des chiens
term-hook-hazard-3 = la terre elle-même
term-hook-hazard-4 = ceux à qui sont les routes
term-hook-hazard-5 = des gens qui vivent de contrebande

term-hook-character-1 = Maelis, qui garde une petite maison
term-hook-character-2 = Bastian, qui achète et qui vend
term-hook-character-3 = Oriel, qui équipe les voyageurs
term-hook-character-4 = Renwick, qui transporte ce qui est défendu
term-hook-character-5 = Tamsin, qui pilote n’importe quoi
