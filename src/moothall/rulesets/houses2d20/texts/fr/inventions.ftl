### Ce dont sont faits les personnages tirés au hasard. Chaque ligne est une liste, séparée par des points-virgules.
###
### Les tournures conviennent à qui que ce soit.

houses-invention-names = Kestrel ; Sorrel ; Ottoline ; Bastian ; Maelis ; Corvane ; Dorrit ; Halloran ; Ysolde ; Tamsin ; Renwick ; Oriel ; Jessamy ; Lucan
houses-invention-traits = Garde du bac de la Maison Alder ; Mémoire d’une bibliothèque brûlée ; Soigne les jardins de la cour de verre ; Ambassade sans lettre ; Hérite d’une salle vide ; Une épée à demi-solde
houses-invention-roles = Régence ; Tête du renseignement ; À la tête de la flotte du sel ; Haute cour ; Banque de trois cours ; Garde des écluses
houses-invention-reputations = N’oublie jamais ; Connaît la trahison ; Le cœur sur la main en public ; Ne s’achète pas ; Brûle tous les ponts ; Toujours le départ en dernier
houses-invention-factions = La Maison Alder ; La Maison Vane ; Le Banc des Lampes ; L’Ordre du Gué ; La Bourse du Sel ; Les Chantres de la Marée
houses-invention-focuses-battle = Couteaux ; Mur de boucliers ; Embuscades ; Sièges ; Duels ; Longs fusils
houses-invention-focuses-communicate = Marchandages ; Menaces ; Manières de cour ; Écoute ; Rumeurs ; Enseignement
houses-invention-focuses-discipline = Soif ; Douleur ; Longues nuits ; Patience ; Visage de marbre ; Prière
houses-invention-focuses-move = Toits ; Planeurs ; Eau profonde ; Tempêtes ; Foules ; Escaliers dans le noir
houses-invention-focuses-understand = Droit ; Chiffres ; Poisons ; Moteurs ; Généalogies ; Vieilles cartes
houses-invention-statements-duty = Aucune dette impayée. ; Mon serment vient en dernier, mon départ aussi. ; Cette porte, je la tiens.
houses-invention-statements-faith = Le fleuve se souvient. ; Quelqu’un alluma les lampes avant nous. ; Ce qui doit arriver arrive.
houses-invention-statements-justice = Nul n’est au-dessus de la loi. ; Les petits paient d’abord, sauf devant moi. ; Un coup loyal vient de face.
houses-invention-statements-power = Ce que je tiens est à moi. ; Plus jamais au bas de la table. ; Qu’ils aient besoin de moi.
houses-invention-statements-truth = Tout registre a une seconde page. ; J’aime mieux savoir. ; Un mensonge est une dette à intérêts.
houses-invention-talents = Yeux de nuit ; Vieilles dettes ; Main sûre ; Mille oreilles ; Lecture des visages ; Toujours une issue ; Voix de la maison ; Nerfs d’acier ; Couteau patient ; Avant tout le monde à la porte
houses-invention-things = Un bac ; Un registre scellé ; Une lame à deux noms ; Une voiture sans blason ; Une mallette d’instruments ; Une cotte de mailles ; Un planeur rapide
houses-invention-ties = Une dette d’honneur ; De la famille à la cour ; L’oreille d’un juge ; Une fausse grâce ; Un nom murmuré ; Des amis aux cuisines
houses-invention-ambitions = Posséder le passage. ; Voir un nom rayé des registres. ; S’asseoir à la haute table. ; Ramener un frère à la maison. ; Lire la dernière page.
houses-invention-uses = quand personne ne regarde ; face à quelqu’un de haut rang ; sur l’eau ; pour protéger la maison ; à la lueur des bougies ; sous un drapeau blanc
houses-invention-benefits = une porte dérobée s’ouvre ; des renforts sont déjà là ; un témoin change de camp ; les lumières s’éteignent
