### The short evening that bots play.

demo-purpose = Monter à bord sans être vus
demo-scene-quay = Le quai, la nuit
demo-scene-deck = Sur le pont du Héron gris
demo-aspect-deck = DES CORDAGES PARTOUT
demo-aspect-sunniva = BALEINIÈRE UN JOUR, BALEINIÈRE TOUJOURS
demo-aspect-tomas = CHAQUE TOIT EST UNE ROUTE
demo-aspect-ilka = JE SAIS CE QUE TU AS FAIT L’HIVER DERNIER
demo-tool-axe = hache d’abordage
demo-tool-knives = couteaux de lancer
demo-tool-sabre = sabre
demo-captain = Le capitaine Roe
demo-hand = Matelot
demo-try-tomas = se glisser derrière la garde
demo-try-ilka = occuper le veilleur
demo-try-sunniva = soulever la trappe sans un bruit
demo-strike-sunniva = se frayer un chemin
demo-strike-tomas = lancer un couteau
demo-strike-ilka = dire tout haut ce que cache le capitaine
demo-blow = frapper les intrus
demo-reason-sunniva = la mer lui en a appris d’autres
demo-reason-tomas = il y a toujours un autre chemin
demo-reason-ilka = elle a un nom à murmurer
demo-stunt = de toutes ses forces
demo-fails = cela dure trop, et une lanterne bouge
demo-out = à terre parmi les cordages
demo-outcome = Le Héron gris reste au port
