### Ce dont sont faits les personnages tirés au hasard. Chaque ligne est une liste, séparée par des points-virgules.
###
### Les verbes sont au présent, pour convenir à qui que ce soit.

invention-names = Ilse ; Bram ; Oda ; Tyko ; Maren ; Jory ; Wilna ; Casimir ; Edda ; Rook ; Sabine ; Hollis
invention-who = Allume les réverbères et connaît tous les toits du port ; Compte cent duels et un genou en compote ; Dessine les cartes de lieux qui se déplacent ; Pilote un remorqueur d’épaves entre deux contrats ; Fuit son apprentissage chez un fondeur de cloches ; Lit les signaux de nuit en haut d’une tour
invention-turn = doit de l’argent à la mauvaise famille. ; cherche un frère disparu. ; ne se fie plus à aucune carte. ; ne veut plus recevoir d’ordres. ; porte une lettre qui ne doit pas arriver. ; entend la mer là où il n’y en a pas.
invention-concept = { $who }, et { $turn }
invention-talents = Course sur les toits ; Lecture des visages ; Bricolage ; Chirurgie de campagne ; Plus d’une guerre ; Lecture sur les lèvres ; Cent nœuds ; Yeux de chat
invention-tools = hache d’abordage ; arbalète ; lampe à signaux ; trousse à outils ; grappin et filin ; bâton sculpté
invention-protections = manteau de toile cirée ; gambison ; rondache de marine ; cape grise
invention-trinkets = craie ; mèche de rechange ; sifflet de laiton ; bout de fil de fer ; petit miroir ; cire et cachet ; poisson séché ; dé pipé
