### Propriétés des effets : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_prop_area = Zone d’effet
    .gist = Elle agit sur tous ceux qui se trouvent dans les zones indiquées, selon la forme indiquée.

nova6_prop_area-npc-mod = Zone d’effet contre les héros
    .gist = La compétence de l’adversaire, modifiée par les conditions, s’oppose à la défense de Mouvement de chaque héros : 3d avec une condition de −1d fait −2d pour tous.

nova6_prop_area-npc-positive = Une zone d’effet ratée
    .gist = Quand les conditions font passer l’adversaire sous zéro, les héros ont le reste en dés de bonus.

nova6_prop_area-pc-defend = Zone d’effet : se baisser
    .gist = Un succès ne l’arrête pas, mais vous donne 1 point de prouesse pour Réduire l’effet, en plus des autres : 6 devient 4, et 2 avec un triple.

nova6_prop_area-pc-fail = Zone d’effet : à découvert
    .gist = Si vous échouez, vous prenez tout.

nova6_prop_area-pc-attack = Zone d’effet contre les adversaires
    .gist = Vous lancez une seule attaque. Seules les conditions pèsent sur elle ; les compétences des cibles, non.

nova6_prop_area-npc-points = Zone d’effet : eux aussi se baissent
    .gist = Chaque adversaire tire de Mouvement des points pour Réduire l’effet : un tous les deux dés, et un pour un dé qui reste. Mouvement 0, 1, 2, 3 ou 4 donne 0, 1, 1, 2 ou 2.

nova6_prop_area-increase = Zone d’effet : pire pour qui
    .gist = Augmenter l’effet l’aggrave pour une cible. Pour l’aggraver pour d’autres, achetez aussi Étendre le champ.

nova6_prop_explosion-primary = Explosion : au centre
    .gist = Attaquez une cible comme d’ordinaire ; un succès lui inflige l’effet entier.

nova6_prop_explosion-rest = Explosion : tout autour
    .gist = Les autres dans la zone ont la moitié à esquiver, arrondie en dessous, comme face à une zone d’effet.

nova6_prop_explosion-sp = Explosion : où vont les prouesses
    .gist = Chaque point de prouesse va soit à la cible du centre, soit aux autres ; on les compte à part.

nova6_prop_explosion-miss = Explosion : à côté
    .gist = Si l’attaque échoue, la cible du centre est épargnée, mais il reste la moitié à esquiver pour les autres.

nova6_prop_selective = Sélectif
    .gist = Vous choisissez qui est touché dans la zone d’effet et qui ne l’est pas.

nova6_prop_aimed = Visé
    .gist = Ne sont touchés que ceux que vous auriez pu viser, donc surtout ceux que vous voyez.

nova6_prop_auto-requires-uses = Le tir automatique exige des utilisations
    .gist = Sans la propriété utilisations, il n’y a pas de tir automatique.

nova6_prop_auto-bonus = Tir automatique
    .gist = Vous avez +3d, et l’arme est ÉPUISÉE.

nova6_prop_auto-spread = Tir automatique : encore et encore
    .gist = Chaque point de prouesse est une touche de plus, sur une autre cible ou sur la même.

nova6_prop_auto-single = Arme automatique au coup par coup
    .gist = Tirez sans le bonus, et rien ne peut épuiser l’arme.

nova6_prop_auto-only = Rien que l’automatique
    .gist = Une telle arme ne tire pas au coup par coup : c’est toujours +3d, et toujours ÉPUISÉ.

nova6_prop_burst-requires-uses = Les rafales exigent des utilisations
    .gist = Sans la propriété utilisations, il n’y a pas de rafales.

nova6_prop_burst-bonus = Rafale
    .gist = Vous avez +1d, et l’arme peut tomber à court comme d’ordinaire.

nova6_prop_burst-spread = Rafale : jusqu’à trois de plus
    .gist = Pas plus de 3 points de prouesse n’achètent d’autres cibles ou d’autres touches.

nova6_prop_burst-single = Arme à rafales au coup par coup
    .gist = Renoncez au bonus, et l’arme ne peut pas s’épuiser.

nova6_prop_burst-only = Rien que des rafales
    .gist = Ici, impossible de se passer du +1d.

nova6_prop_durable = Solide
    .gist = Un objet solide a six cases : 3/2/1.

nova6_prop_fragile = Fragile
    .gist = Un objet fragile n’a pas de cases ; un seul point au-delà de son absorption le casse.

nova6_prop_object-carried = Il faut avoir l’objet sur soi
    .gist = Si un objet produit l’effet, il faut l’avoir ; DÉSARMÉ, vous ne pouvez pas frapper avec.

nova6_prop_object-1h = Une main, sauf mention
    .gist = Un objet qui n’en dit rien prend une main.

nova6_prop_object-reliability = La fiabilité des choses
    .gist = Vous faites sauter l’objet d’une main par un succès simple : s’il est ordinaire, vous avez l’effet de base ; fiable, rien ; peu fiable, autant que pour 1 point de prouesse.

nova6_obj_boxes = Les cases d’un objet
    .gist = Un objet ordinaire a 1/1/1.

nova6_obj_small = Les cases d’un petit objet
    .gist = Un petit objet n’a pas de case STRESS : même 2 dégâts l’étourdissent.

nova6_obj_large = Les cases d’un grand objet
    .gist = Un grand objet a de 1 à 3 cases de plus ; la première le met à 1/1/2.

nova6_obj_malfunction = Il commence à faiblir
    .gist = Quand toutes ses cases d’un niveau sont pleines, STRESS ou étourdissement, un objet se dérègle, et le MJ dit comment.

nova6_obj_broken = Cassé
    .gist = Un objet neutralisé ne marche plus, mais peut se réparer.

nova6_obj_destroyed-more = Un coup de plus
    .gist = Si un objet cassé subit le moindre dégât au-delà de son absorption, il est perdu pour de bon.

nova6_obj_destroyed-12 = Brisé d’un seul coup
    .gist = Avec 12 dégâts au-delà de l’absorption, tout objet est détruit aussitôt.

nova6_prop_ranged = À distance
    .gist = Il agit jusqu’à sa portée ; Étendre le champ mène un cran plus loin et pas davantage.

nova6_prop_ranged-accurate = Précis
    .gist = Concentrez-vous d’abord, et la difficulté baisse de 1d.

nova6_prop_ranged-limited = Portée limitée
    .gist = Ici, Étendre le champ n’achète pas de portée.

nova6_prop_ranged-max = Portée, au plus
    .gist = C’est le nombre de points de prouesse qui peuvent aller à la portée ; sauf mention contraire, un seul.

nova6_prop_ranged-thrown = De jet
    .gist = Tous les 2d de Physique, il vole un cran plus loin : de contact à proche avec 2, jusqu’à loin avec 4.

nova6_prop_reliable = Fiable
    .gist = Un avantage pris sur lui coûte 1 point de prouesse de plus : un succès simple n’y fait rien.

nova6_prop_unreliable = Peu fiable
    .gist = Un avantage pris sur lui compte comme si 1 point de prouesse de plus y était mis.

nova6_prop_reload = Rechargement
    .gist = Après usage, il faut recharger pendant le temps indiqué avant de s’en resservir.

nova6_prop_repairable = Réparable
    .gist = Vous pouvez le sacrifier, et le ravoir par un succès d’Esprit (artisanat) dans une exposition ou lors d’un repos.

nova6_prop_hands = Les mains
    .gist = Les objets demandent des mains libres, et certains effets sans objet aussi.

nova6_prop_hands-1h = À une main
    .gist = Une main doit être libre.

nova6_prop_hands-2h = À deux mains
    .gist = Les deux mains doivent être libres.

nova6_prop_versatile = Polyvalent
    .gist = Tenu à deux mains, il donne 1 point de prouesse sur un succès.

nova6_prop_skill-min = Compétence minimale
    .gist = Chaque rang qui vous manque est un dé de malus chaque fois que vous utilisez l’objet.

nova6_prop_skill-max = Compétence maximale
    .gist = Les rangs au-delà ne comptent pas. Un atout et les autres dés ne sont pas touchés : Mouvement 3 limité à 2 avec un atout fait encore +3d.

nova6_prop_skill-max-stack = Deux maximums
    .gist = Prenez le plus bas et ôtez 1, mais pas sous 0 : 2 et 2 font 1.

nova6_prop_slow = Lent
    .gist = Étendre le champ n’achète pas d’autres cibles avec lui.

nova6_prop_tiring = Fatigant
    .gist = L’autre camp peut dépenser 1 point de prouesse de l’attaque pour infliger à qui manie l’arme 1 dégât direct [S] du même type.

nova6_prop_two-shot-bonus = Deux coups à la fois
    .gist = Une façon de s’en servir : les deux ensemble, pour +1d.

nova6_prop_two-shot-repeat = Deux coups, deux touches
    .gist = Une autre : 1 point de prouesse touche encore la même cible, ou sa voisine.

nova6_prop_two-shot-uses = Deux coups avant d’être à sec
    .gist = Une troisième : avec des utilisations, seul le second coup peut l’épuiser.

nova6_prop_uses-trigger = Utilisations : tomber à court
    .gist = L’autre camp peut l’épuiser pour un point d’intrigue, ou pour un point de prouesse tiré d’une défense contre lui ou d’une attaque qu’il rate.

nova6_prop_uses-exhausted = Utilisations : ÉPUISÉ
    .gist = Il ne peut pas servir pour l’instant.

nova6_prop_uses-restore = Utilisations : de retour
    .gist = Un renouvellement de points d’intrigue, un repos réussi ou un test fait pour cela, comme un test d’équipement, le remet en service.

nova6_prop_uses-ammo = Munitions
    .gist = Avec des munitions, seules d’autres munitions aident ; le repos, non.

nova6_prop_uses-ammo-reload = Munitions : recharger
    .gist = Dépensez une action et une utilisation d’une ressource de munitions, et il est prêt.

nova6_prop_uses-ammo-find = Munitions : où en trouver
    .gist = Dans une exposition, ou dans une réserve que vous trouvez. Fouiller les vaincus ne donne rien sans l’accord du MJ ; un succès avec 1 point de prouesse en exposition est une ressource à une utilisation.

nova6_prop_high-capacity = Grande capacité
    .gist = Une fois par scène, vous pouvez refuser l’épuisement.
