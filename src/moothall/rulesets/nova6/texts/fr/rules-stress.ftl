### Le stress et ses conséquences : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_stress_tracks = Deux pistes de stress
    .gist = Une pour le corps et une pour l’esprit ; chacune se remplit et guérit de son côté.

nova6_stress_type-to-track = Quelle piste
    .gist = Les dégâts physiques vont sur l’une, les dégâts mentaux sur l’autre.

nova6_stress_thresholds = Quatre et huit
    .gist = Sous 4, les dégâts vont au STRESS ; à partir de 4, à l’étourdissement ; à partir de 8, à la neutralisation.

nova6_stress_default-boxes = Six cases
    .gist = Chaque piste a trois cases STRESS, deux cases d’étourdissement et une de neutralisation : 3/2/1.

nova6_stress_extra-physique = Plus de cases pour le corps
    .gist = Tous les 2 rangs de Physique ajoutent une case physique : aucune pour 1, une pour 2 ou 3, deux pour 4.

nova6_stress_extra-resolve = Plus de cases pour l’esprit
    .gist = Tous les 2 rangs de Volonté ajoutent une case mentale.

nova6_stress_extra-talents = Plus de cases par les talents
    .gist = Certains talents ajoutent des cases ; Coriace en donne une de plus pour le corps.

nova6_stress_extra-order = Où vont les cases en plus
    .gist = La première est de neutralisation, la deuxième d’étourdissement, la troisième STRESS, puis on recommence : 3/2/2, 3/3/2, 4/3/2, 4/3/3.

nova6_stress_extras-npc = Les cases des figurants
    .gist = Chez les PNJ, les figurants ont 1/1/1.

nova6_stress_soak-first = L’absorption d’abord
    .gist = On retire l’absorption avant de regarder les seuils : 9 avec une absorption de 2 fait 7, soit un étourdissement.

nova6_stress_zero = Rien n’est passé
    .gist = À 0, il n’y a ni case à remplir ni dégât à réduire.

nova6_stress_fill-stressed = De un à trois
    .gist = Remplit une case STRESS.

nova6_stress_fill-staggered = De quatre à sept
    .gist = Remplit une case d’étourdissement.

nova6_stress_fill-incapacitated = Huit et plus
    .gist = Remplit une case de neutralisation.

nova6_stress_box-duration = Les cases ont une durée
    .gist = On inscrit dans la case la lettre de la durée des dégâts.

nova6_stress_one-box-per-attack = Une case par attaque
    .gist = Quels que soient les dégâts, une attaque remplit une seule case.

nova6_stress_vulnerable = Sauf en cas de vulnérabilité
    .gist = Contre ce à quoi vous êtes vulnérable, ce peut être deux cases.

nova6_stress_overflow = Plus de case à ce niveau
    .gist = Les dégâts passent alors au niveau du dessus.

nova6_stress_overflow-end = Plus aucune case
    .gist = C’est alors la neutralisation, avec une case en plus qui en porte la durée.

nova6_stress_consequence-when = Quand un niveau se fait sentir
    .gist = Une conséquence commence quand toutes les cases de son niveau sont pleines sur cette piste ; une case d’étourdissement sur deux n’étourdit pas encore.

nova6_stress_incap-other = Hors jeu par un autre effet
    .gist = Si un effet vous neutralise alors que votre case est pleine, vous recevez une case en plus, avec la durée de l’effet.

nova6_stress_excess = Douze et plus
    .gist = Ôtez 11 et divisez le reste par deux, arrondi en dessous : cela dure d’autant de crans en plus. 12 n’en donne aucun, 13 et 14 un, 15 deux, 17 trois.

nova6_stress_excess-stunts = Des prouesses au-delà de douze
    .gist = À 12 dégâts, un point de prouesse de plus sert mieux à la durée : un cran de plus.

nova6_stress_excess-cap = Rien ne dure plus que permanent
    .gist = Les crans s’arrêtent à permanent [P].

nova6_cons_stressed = STRESS
    .gist = Quand une piste n’a plus de case STRESS libre, les autres peuvent invoquer cet aspect contre vous autant qu’ils veulent, même deux fois sur un jet, pour 1 point d’intrigue chaque fois.

nova6_cons_staggered = Étourdissement
    .gist = Toutes vos actions subissent −1d, et vos réactions aussi.

nova6_cons_staggered-both = Étourdissement de corps et d’esprit
    .gist = Avec un étourdissement du corps et un de l’esprit, vous subissez −2d.

nova6_cons_incap-stay = Rester en jeu
    .gist = Quand vos cases de neutralisation sont pleines, vous pouvez payer 1 point d’intrigue et rester, une fois par scène. La case reste pleine.

nova6_cons_incap-again = Et un autre coup
    .gist = Un autre coup de ce niveau vous donne une case en plus : vous êtes alors hors jeu, sans pouvoir payer encore pour rester.

nova6_cons_incap-all-clear = Revenir par le long chemin
    .gist = Avec une telle case en plus, toutes vos cases de neutralisation doivent s’effacer avant votre retour.

nova6_cons_incap-clear-one = Revenir par le court chemin
    .gist = Si vous n’en avez pas, une seule case effacée suffit.

nova6_cons_incap-multi = Deux cases à remplir
    .gist = Qui a deux cases de neutralisation tient encore debout après la première.

nova6_cons_incap-effect = Neutralisation
    .gist = Pour le reste de la scène, vous ne faites plus rien, pas même une réaction.

nova6_cons_incap-narrate = Raconter comment
    .gist = Qui vous met hors jeu raconte à quoi cela ressemble, selon ce qui vous a blessé.

nova6_cons_incap-return = Quand on revient
    .gist = La durée inscrite dans la case décide : avec scène [S], vous testez la récupération à la fin de la scène.

nova6_end_group-decides = Les héros peuvent-ils mourir ?
    .gist = C’est à la table de le dire. Une nouvelle table a les quatre options désactivées, et même 20 dégâts ne font que vous mettre hors jeu.

nova6_end_option-overkill = La Fin : un coup énorme
    .gist = Si la table le veut, 12 dégâts ou plus mettent fin à un personnage ; 11 non.

nova6_end_option-while-out = La Fin : frappé à terre
    .gist = Si la table le veut, le moindre dégât met fin à un personnage neutralisé.

nova6_end_option-while-out-save = La Fin : on ne vous visait pas
    .gist = Si l’option précédente est en jeu et qu’on ne vous visait pas, surmonter par Physique ou Volonté vous sauve.

nova6_end_option-stabilise = La Fin : personne n’est venu
    .gist = Si la table le veut, un personnage avec une case de neutralisation doit recevoir des soins réussis à la fin de la scène. Sans cela, il est perdu.

nova6_dmgres_order-1 = Dégâts, étape 1 : durci
    .gist = Ce qui est durci réduit la perforation : 2 contre 1 laisse 1.

nova6_dmgres_order-2 = Dégâts, étape 2 : perforation
    .gist = La perforation qui reste divise l’absorption par deux : 5 n’est plus que 2.

nova6_dmgres_order-3 = Dégâts, étape 3 : absorption
    .gist = Puis l’absorption se retire : 6 moins 2 fait 4.

nova6_dmgres_order-4 = Dégâts, étape 4 : seuils
    .gist = Ce qui reste dit le niveau atteint ; 4, c’est un étourdissement.

nova6_dmgres_order-5 = Dégâts, étape 5 : échappatoires
    .gist = Vous pouvez maintenant céder, sacrifier une chose, prendre un aspect grave ou ne rien faire. Vous voyez ce que chacun donnerait : de 5 dégâts, céder en laisse 1, un bouclier ou un aspect grave 3.

nova6_dmgres_order-6 = Dégâts, étape 6 : la case
    .gist = On remplit une case et on y marque la durée ; si ce niveau n’en a plus de libre, c’est une case du niveau suivant.

nova6_dmgres_full = Les dégâts du début à la fin
    .gist = Couverture, armure, absorption souple et tout le reste, dans un seul ordre. 9 avec perforation 1 contre couverture 5, armure 4 durcie 1 et souple 2 : la couverture vaut 2, l’armure ses 4 entiers, la souple 1, et 2 arrivent.

nova6_reduce_concede-when = Céder : quand
    .gist = À tout moment d’un conflit, avant, pendant ou après un jet, avec un récit qui convient. Ailleurs, il n’y a rien à céder.

nova6_reduce_concede-benefit = Céder : contre quoi
    .gist = Choisissez : un point d’intrigue, un effet réduit de 2 points de prouesse, ou 4 dégâts de moins.

nova6_reduce_concede-out = Céder : vous partez
    .gist = La scène continue sans vous, et vous avez votre mot à dire sur votre départ. Céder ne remplit pas de case en soi ; les dégâts qui restent, si.

nova6_reduce_sacrifice = Sacrifice
    .gist = Renoncez à un équipement ou à une ressource qui aurait pu prendre le coup : 2 dégâts de moins, ou 1 point de prouesse de moins à un autre effet.

nova6_reduce_sacrifice-useful = Sacrifice : une perte sensible
    .gist = Un objet particulièrement utile vaut 4 dégâts ou 2 points de prouesse, ou plus si le MJ le dit.

nova6_reduce_sacrifice-signature = Sacrifice : une ressource emblématique
    .gist = Elle ôte 4 dégâts ou 2 points de prouesse, ou davantage si elle compte énormément.

nova6_reduce_sacrifice-approval = Sacrifice : l’accord du MJ
    .gist = La perte doit compter, et le MJ doit dire oui. Un non ne change rien.

nova6_reduce_sacrifice-not-temp = Sacrifice : rien d’improvisé
    .gist = Les ressources nées d’une de vos actions et qui passent d’elles-mêmes ne comptent pas.

nova6_reduce_grave = Aspect grave
    .gist = Prenez plutôt une marque qui reste : 2 dégâts de moins, et un aspect qui dure un cran de plus que les dégâts.

nova6_reduce_grave-repeat = Aspect grave : plus grave encore
    .gist = Chaque cran de durée en ôte encore 2, jusqu’à permanent [P]. Depuis durable [L], cela fait trois crans.

nova6_reduce_grave-limit = Aspect grave : un par scène
    .gist = Il n’y en a pas de second dans la même scène.

nova6_reduce_grave-remove = Aspect grave : comment il guérit
    .gist = Le temps le guérit comme tout autre effet, et des soins dans l’histoire le peuvent aussi : Esprit (médecine) pour le corps, Interaction (thérapie) pour l’esprit.

nova6_reduce_grave-npc = Aspect grave : pour les héros seulement
    .gist = Les PNJ ne peuvent pas en prendre.

nova6_reduce_combine = Tout à la fois
    .gist = Vous pouvez tout combiner sur un même coup : 9 moins un sacrifice et moins un aspect grave font 5.
