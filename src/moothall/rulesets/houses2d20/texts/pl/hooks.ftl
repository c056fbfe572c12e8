### Story hooks of our own: five parts, five rows each. A plot is read on into the goal, so it ends with a colon.

term-hook-plot-1 = Zakraść się i wynieść:
term-hook-plot-2 = Rozwikłać zagadkę:
term-hook-plot-3 = Wyjaśnić, kto zgubił lub zabił:
term-hook-plot-4 = Doprowadzić do zguby:
term-hook-plot-5 = Sprowadzić bez szwanku:

term-hook-goal-1 = zapieczętowane listy
term-hook-goal-2 = najmłodsze z dziedziców
term-hook-goal-3 = relikwia spod ołtarza
term-hook-goal-4 = machina, której nikomu mieć nie wolno
term-hook-goal-5 = ukryte plony

term-hook-location-1 = skład przy nabrzeżu
term-hook-location-2 = wielki dom w żałobie
term-hook-location-3 = wieś, która nie wpuszcza obcych
term-hook-location-4 = melina za targiem
term-hook-location-5 = dzień drogi w głąb dziczy

term-hook-hazard-1 = żołnierze z tajnym rozkazem
term-hook-hazard-2 = zamki, alarmy i psy
term-hook-hazard-3 = sama ziemia
term-hook-hazard-4 = ci, do których należą drogi
term-hook-hazard-5 = ludzie żyjący z przemytu

term-hook-character-1 = Maelis, straż pomniejszego rodu
term-hook-character-2 = Bastian, który kupuje i sprzedaje
term-hook-character-3 = Oriel, u której zaopatrują się podróżni
term-hook-character-4 = Renwick, który wozi, co zakazane
term-hook-character-5 = Tamsin, która poleci na wszystkim
