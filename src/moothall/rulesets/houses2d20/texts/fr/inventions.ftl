### Ce dont sont faits les personnages tirés au hasard. Chaque ligne est une liste, séparée par des points-virgules.
###
### Les tournures conviennent à qui que ce soit.

houses-invention-names = Kestrel ; Sorrel ; Ottoline ; Bastian ; Maelis ; Corvane ; Dorrit ; Halloran ; Ysolde ; Tamsin ; Renwick ; Oriel ; Jessamy ; Lucan
houses-invention-traits = Garde du bac de la Maison Alder ; Mémoire d’une bibliothèque brûlée ; Soigne les jardins de la cour de verre ; Ambassade sans lettre ; Hérite d’une salle vide ; Une épée à demi-solde
houses-invention-factions = La Maison Alder ; La Maison Vane ; Le Banc des Lampes ; L’Ordre du Gué ; La Bourse du Sel ; Les Chantres de la Marée
houses-invention-things = Un bac ; Un registre scellé ; Une lame à deux noms ; Une voiture sans blason ; Une mallette d’instruments ; Une cotte de mailles ; Un planeur rapide
houses-invention-ties = Une dette d’honneur ; De la famille à la cour ; L’oreille d’un juge ; Une fausse grâce ; Un nom murmuré ; Des amis aux cuisines
houses-invention-ambitions = Posséder le passage. ; Voir un nom rayé des registres. ; S’asseoir à la haute table. ; Ramener un frère à la maison. ; Lire la dernière page.
houses-invention-benefits = une porte dérobée s’ouvre ; des renforts sont déjà là ; un témoin change de camp ; les lumières s’éteignent
