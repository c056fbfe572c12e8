### Couverture, portée et taille : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_cover_half = Demi-couverture
    .gist = À moitié derrière un abri, vous avez 1 de recouvrement en plus.

nova6_cover_near-total = Couverture presque totale
    .gist = Presque entièrement derrière un abri, vous avez 2 de recouvrement en plus.

nova6_cover_soak = Ce qu’absorbe une couverture
    .gist = Un coup qui ne paie pas pour contourner la couverture perd l’absorption de celle-ci, et le reste passe. Une porte en bois change 8 en 3.

nova6_cover_bypass = Contourner la couverture
    .gist = Un attaquant qui paie autant de points de prouesse que le recouvrement ignore couverture et armure ensemble. Avec 8 dégâts contre la demi-couverture d’une porte en bois : sans armure, 1 point en fait passer 8 ; sous du cuir d’absorption 2 et recouvrement 1, un point n’en fait passer que 1 et deux en font passer 8 ; sous une tenue complète d’absorption 2, un point écarte la porte et 6 arrivent.

nova6_cover_helmet = Les casques
    .gist = Un casque ajoute 1 de recouvrement, à la couverture comme aux genres d’armure que nomme sa ligne.

nova6_cover_wood-door = Une porte en bois
    .gist = Absorbe 5.

nova6_cover_wood-wall = Un mur en bois
    .gist = Il en absorbe 7.

nova6_cover_tree-small = Un petit arbre
    .gist = Ôte 9 à un coup.

nova6_cover_tree-medium = Un arbre moyen
    .gist = Retire 13.

nova6_cover_tree-large = Un grand arbre
    .gist = En avale 16.

nova6_cover_brick-wall = Un mur de brique
    .gist = Absorbe 8, et 13 contre le feu.

nova6_cover_concrete-wall = Un mur de béton
    .gist = Absorbe 11, et 16 contre le feu.

nova6_cover_concrete-reinforced = Du béton armé
    .gist = Deux de mieux que le béton simple : 13, et 18 contre le feu.

nova6_cover_steel-door = Une porte en acier
    .gist = Absorbe 10, et 15 contre le feu.

nova6_cover_steel-airlock = Un sas en acier
    .gist = Absorbe 15, et 20 contre le feu.

nova6_cover_steel-safe = Un coffre-fort en acier
    .gist = Absorbe 19, et 24 contre le feu.

nova6_cover_steel-vault = Une chambre forte en acier
    .gist = Absorbe 25, et 30 contre le feu ; rien ici n’absorbe davantage.

nova6_cover_steel-fire = L’acier contre le feu
    .gist = Tout ce qui est en acier absorbe 5 de plus contre le feu : la porte en arrête 15.

nova6_range_labels = Six portées
    .gist = D’ici vers le lointain : au contact et proche, puis loin et lointain, puis très lointain, et enfin à l’horizon.

nova6_range_close = Au contact
    .gist = Dans votre propre zone, jusqu’à environ 10 mètres.

nova6_range_near = Proche
    .gist = Au-delà de votre zone, jusqu’à 3 zones ou environ 30 mètres.

nova6_range_far = Loin
    .gist = Là où vous voyez encore et pouvez crier : de 4 à 10 zones, jusqu’à environ 100 mètres.

nova6_range_distant = Lointain
    .gist = Les détails se brouillent : de 11 à 30 zones, jusqu’à environ 300 mètres.

nova6_range_remote = Très lointain
    .gist = À peu près là où s’arrête la vue : plus de 300 mètres, jusqu’à 1 000.

nova6_range_obscure = À l’horizon
    .gist = Jusqu’à l’horizon, à 5 000 mètres. Il faut de la hauteur ou un terrain ouvert : on demande au MJ s’il y a une ligne de vue.

nova6_range_helps-hinders = La distance comme condition
    .gist = L’éloignement vous cache et gêne votre visée. Il ne donne pas de dés, sauf si le MJ en fait une condition, comme distance 1d.

nova6_range_increase = Une portée plus loin
    .gist = Pour atteindre un cran au-delà de ce que peut une arme ou un sens, payez 1 point de prouesse dans Étendre le champ ; sans lui, même un succès n’y fait rien.

nova6_range_increase-cap = Mais pas davantage
    .gist = En règle générale, un seul point de prouesse peut aller à la portée : deux crans sont hors d’atteinte.

nova6_sense_detail = Les détails, au contact
    .gist = Les sens humains saisissent les détails au contact. Pour suivre une conversation à portée proche, il faut Étendre le champ.

nova6_sense_presence = Une présence, à portée proche
    .gist = Qu’il y a quelqu’un, on le remarque jusqu’à la portée proche.

nova6_sense_contrast = Le tumulte, de loin
    .gist = Ce qui tranche nettement, comme un cri ou une fusée éclairante, se remarque jusqu’à loin.

nova6_sense_condition = Combien un sens est gêné
    .gist = De 1d, un peu, à 4d, tout à fait ; rien de plus grand n’est admis.

nova6_sense_asymmetry = Qui perçoit le mieux
    .gist = Le camp qui voit, entend ou sent encore reçoit les dés ; l’autre les a contre lui.

nova6_size_who = Quand la taille compte
    .gist = Dans l’attaque et la défense physiques, pour se glisser devant quelqu’un et pour le remarquer. Une conversation s’en moque.

nova6_size_math = Compter avec la taille
    .gist = Le plus petit y gagne, le plus grand y perd. De part et d’autre de moyen, on additionne les deux tailles : petit contre énorme fait +3. Du même côté, on prend la différence : énorme contre grand fait −1.

nova6_size_area-exempt = Trop gros pour rater
    .gist = Une créature énorme dont la patte couvre tout peut ignorer la taille, si le MJ le dit.

nova6_size_colossal = Colossal
    .gist = 4d ; environ 50 mètres, comme un navire ou un grand immeuble.

nova6_size_gargantuan = Gigantesque
    .gist = 3d ; autour de 25 mètres, comme une maison.

nova6_size_huge = Énorme
    .gist = 2d ; près de 10 mètres, un camion ou un éléphant.

nova6_size_large = Grand
    .gist = 1d ; environ 5 mètres, la taille d’une petite voiture.

nova6_size_medium = Moyen
    .gist = 0d ; jusqu’à 2,5 mètres : nous.

nova6_size_small = Petit
    .gist = 1d ; à peu près un mètre : chiens, enfants, objets lourds.

nova6_size_tiny = Tout petit
    .gist = 2d ; un demi-mètre : un chat, ou ce qu’on porte à deux mains.

nova6_size_diminutive = Minuscule
    .gist = 3d ; un quart de mètre : un livre, un objet léger.

nova6_size_miniscule = Infime
    .gist = 4d ; dix centimètres : ce qui tient dans une poche.
