### Nos arbitrages : là où le livre se tait, se lit de deux façons, ou dit deux choses.

ruling_r-missing-sheet = Pas de fiche dans le texte
    .gist = La fiche du livre est un dessin. La nôtre a les champs que son index nomme.

ruling_r-level-zero = Rangs au niveau 0
    .gist = Les limites commencent au niveau 1. Un personnage de niveau 0 peut avoir le rang 1, ou 2 avec Affûté.

ruling_r-level-prose = Les niveaux et leurs mots
    .gist = Les mots des niveaux promettent plus que les rangs ne permettent : ils n’ont aucun effet. Avec Affûté, le rang 4 vient au niveau 10.

ruling_r-feature-permission = L’accord pour un trait
    .gist = Une page veut l’accord du MJ pour chaque trait, une autre cet accord ou un prix dans le pack. On demande au MJ, sauf si le pack fixe un prix et le laisse libre.

ruling_r-perk-count = Combien d’atouts
    .gist = Chaque atout demande un talent qui l’accorde : Spécialisé pour sa compétence, Bien formé pour toutes. En avoir moins est permis ; deux fois le même dans une compétence, non.

ruling_r-advance-banking = Garder ses progrès
    .gist = Le livre n’en parle pas. Les progrès non dépensés se gardent et se voient ; une table peut l’interdire.

ruling_r-key-items = Objets clés et ressources emblématiques
    .gist = Une page demande un objet clé par aspect central, une autre des ressources emblématiques. Ce sont les mêmes places.

ruling_r-unlucky-lucky = Malchanceux et Chanceux ensemble
    .gist = Malchanceux fixe le renouvellement à 1, Chanceux ajoute 2 : il vaut 3.

ruling_r-act-term = Acte, scénario, jalon
    .gist = Ces mots se mêlent. Un acte dure jusqu’au prochain jalon ; les points d’intrigue se renouvellent au début d’un scénario et à chaque jalon.

ruling_r-ranks-only-boxes = Les cases viennent des rangs
    .gist = Une case pour deux dés de compétence pourrait viser les dés. Ce sont les rangs, arrondis vers le bas.

ruling_r-resolute-name = Un talent, deux noms
    .gist = Une page nomme autrement que la liste le talent des cases mentales. Le nom de la liste reste ; l’autre est compris à l’import d’une fiche.

ruling_r-rank-five = Le rang 5
    .gist = Affûté relève la limite de 1, et le rang 5 est réservé aux traits. Sans trait, la limite reste 4 ; un trait dit quel rang il ouvre. Une table peut laisser Affûté atteindre 5.

ruling_r-perk-rank-zero = Un atout sans rang
    .gist = Rien ne dit qu’un atout demande un rang : il n’en demande pas.

ruling_r-npc-best-defense = Laquelle des deux défenses
    .gist = Quand deux compétences peuvent s’opposer, le joueur choisit pour son personnage ; pour un PNJ, le total le plus haut est proposé et le MJ peut changer.

ruling_r-opposing-table = La table des compétences opposées
    .gist = Ses intitulés ont glissé d’une ligne ou deux. Nous les remettons là où le reste du livre s’accorde ; le MJ peut toujours nommer une autre compétence.

ruling_r-fight-advantage = Contre un avantage créé par Combat
    .gist = Trois passages diffèrent. On se défend par Combat ou Mouvement, à distance par Mouvement seul.

ruling_r-ranged-defense = Se défendre d’un tir
    .gist = La table permet Combat, son texte l’interdit. Contre un tir, seul Mouvement défend ; un bouclier aide toujours.

ruling_r-interact-defense = Se défendre d’une Interaction
    .gist = La table nomme une compétence, le texte de Volonté couvre tout. On répond à toute Interaction par Interaction ou Volonté.

ruling_r-grapple-scope = Ce que gêne une prise
    .gist = La liste est liée par ou. Tout est gêné à la fois ; une table peut n’en choisir qu’un.

ruling_r-grapple-lift = Bouger avec qui vous tient
    .gist = Le soulever est un test à −1d, sans rangs contre vous. Il le faut pour bouger à son tour, non pour se défendre.

ruling_r-melee-shove = Pousser par une attaque de mêlée
    .gist = L’attaque doit toucher ; la poussée remplace les dégâts.

ruling_r-movement-count = Jusqu’où va un déplacement
    .gist = Une zone libre est gratuite. Un succès en fait deux en tout, chaque point de prouesse une de plus.

ruling_r-climb-barrier = Franchir un obstacle
    .gist = Un obstacle dans une zone : le franchir ne change pas de zone sans point de prouesse. Entre deux zones : si.

ruling_r-ram-damage = Les dégâts d’un choc
    .gist = Aucun n’est donné. C’est la valeur du véhicule, sinon 1 physique pour la scène ; cible et véhicule subissent le même nombre, chacun avant sa propre absorption.

ruling_r-shove-opposition = Résister à une poussée
    .gist = Aucune compétence n’est nommée. Physique résiste à une poussée ou à une projection.

ruling_r-wits-attack = Le tir indirect
    .gist = Une attaque par Esprit se contrerait par Combat ou Mouvement. C’est Mouvement, sauf si le MJ voit comment Combat aiderait.

ruling_r-talent-repeat = Reprendre un talent
    .gist = Certains talents disent qu’ils se répètent. Les autres se prennent une fois.

ruling_r-danger-sense = Jusqu’où mène Sens du danger
    .gist = Un succès déplace d’une zone, chaque point de prouesse d’une de plus, bien qu’une réaction ne change pas de zone d’ordinaire.

ruling_r-npc-practiced = Exercé chez un PNJ
    .gist = Un PNJ qui ne lance jamais n’en tire rien. Quand le MJ lance, cela marche comme pour un personnage.

ruling_r-practiced = Exercé et dés échangés
    .gist = Un test est en excédent ou non après l’échange. Un succès sans lancer est simple : les dés échangés dans ce test ne donnent rien. C’est cela, ou relancer les as, une fois.

ruling_r-specialized-timing = Quand Spécialisé met son dé de côté
    .gist = Avec les autres échanges, une fois bonus et malus annulés. Il compte pour la limite de quatre et se combine aux paires.

ruling_r-load-none = Tests d’équipement sans chargement
    .gist = Au dépourvu, la table dit aucun, et +0d pour léger. Aucun veut dire qu’aucun test d’équipement n’est possible.

ruling_r-burdened-physique = Physique et chargement
    .gist = Les rangs de Physique réduisent la gêne. Rien ne le dit du chargement : il n’est pas réduit.

ruling_r-load-drop = Poser son chargement
    .gist = Au début d’un conflit, le chargement tombe de lui-même ; un joueur peut le garder. Le MJ décide de ce qu’une fuite fait perdre.

ruling_r-survival-cadence = Les jours de survie
    .gist = Les tests quotidiens ou hebdomadaires demandent un calendrier. Le MJ fait passer les jours, et les tests ne tombent que si la survie est marquée.

ruling_r-survival-direct = Ce qui met fin à la faim et à la soif
    .gist = Les dégâts ignorent l’absorption, et le livre ne dit pas ce qui les arrête. C’est ce qui comble le besoin, selon le MJ.

ruling_r-gear-test-page = Où se trouve le test d’équipement
    .gist = Un renvoi mène à la mauvaise page. La règle est au chapitre de l’équipement.

ruling_r-gear-duration = Combien de temps on garde l’équipement trouvé
    .gist = Un point de prouesse le garde jusqu’au prochain jalon, deux jusqu’au prochain majeur, trois jusqu’au prochain épique.

ruling_r-gear-retry = Refaire un test d’équipement
    .gist = Un test manqué se fait une fois par objet, personnage et scène ; une table peut en permettre plus.

ruling_r-prepared = Le point de Prévoyant
    .gist = Seulement sur un test d’équipement réussi ; le joueur choisit lequel de la scène.

ruling_r-asset-uses = Les utilisations d’une ressource
    .gist = Une ressource donne un dé par action. L’échange de deux contre un prend les deux utilisations à la même.

ruling_r-signature-weapon = Une arme emblématique
    .gist = Elle garde ses nombres d’arme et donne +1d quand son histoire convient.

ruling_r-signature-stack = Plusieurs ressources emblématiques
    .gist = Pas de limite par action ; chacune doit convenir, et le MJ peut refuser.

ruling_r-flaw-pairing = Ce que rapporte un défaut
    .gist = Le livre parle d’une habitude. Le MJ nomme la contrepartie ; un progrès ajoute 1 à l’enveloppe.

ruling_r-two-boxes = Deux cases pour un coup
    .gist = Les deux sont du niveau que demandent les dégâts, et débordent vers le haut comme d’habitude.

ruling_r-price-between = Entre deux paliers de prix
    .gist = Le palier inférieur compte.

ruling_r-wealthy-stack = Fortuné plusieurs fois
    .gist = Chaque prise est une utilisation par scène, ensemble ou à part.

ruling_r-object-assets = L’arme comme ressource
    .gist = Armes et armures ne sont des ressources que pour porter, sacrifier et réparer : ni utilisations, ni dé.

ruling_r-sawed-off = Le canon scié
    .gist = Cette arme ne se cache pas, et la pièce donne −1d pour la cacher. Avec elle, on le peut, à −1d.

ruling_r-bipod = À quoi va un bipied
    .gist = Il figure parmi les pièces de fusils. Le MJ peut l’admettre sur une arme automatique.

ruling_r-full-suit = Les tenues complètes
    .gist = Quatre lignes disent de quatre façons la limite de Mouvement : une seule propriété. Légère et gilet : limite 2 ; moyenne et lourde : limite moins 1 et gêne plus 1, le gilet gêne aussi de 1 en plus.

ruling_r-armor-layering = Armure sur armure
    .gist = Les pièces se combinent, sauf refus du MJ : absorption, gêne et recouvrement s’additionnent. Un seul couvre-chef, un seul bouclier.

ruling_r-armor-values = La plate légère telle quelle
    .gist = Elle bat des mailles plus lourdes en tout. Nous la laissons telle qu’imprimée.

ruling_r-scopes = Les lunettes
    .gist = Une lunette par arme, sur les fusils sauf avis du MJ. Le viseur reflex donne +1d au test de visée. Une visée manquée reste une visée, sans +1d ni −1d.

ruling_r-magnum-range = Un cran de plus au magnum
    .gist = La note dans la portée des magnums est la propriété Max : un point de prouesse de plus peut aller à la portée.

ruling_r-explosives = Combien d’explosifs
    .gist = Ils n’ont pas d’utilisations : chaque lancer en prend un. Un test d’équipement en donne un, sauf avis du MJ.

ruling_r-dynamite = Bâtons de dynamite
    .gist = La ligne vaut pour un bâton, 5 dégâts ; chaque bâton de plus ajoute 1.

ruling_r-helm-full-suit = Couvre-chef et tenue complète
    .gist = Une tenue complète n’a pas de recouvrement : un couvre-chef n’y ajoute rien. Il ajoute à l’abri, et si les deux comptent, son +1 compte une fois.

ruling_r-body-armor-hardened = Le gilet lourd est durci partout
    .gist = On ne sait si durci 1 ne vaut que contre les balles. Il vaut pour ses deux valeurs.

ruling_r-thrown-melee = Armes de jet en mêlée
    .gist = Une arme de jet qui n’explose pas frappe aussi en mêlée, mêmes dégâts, sans portée. Une lance lancée n’a ni allonge ni polyvalence.

ruling_r-shield-bash = Frapper du bouclier
    .gist = Tout bouclier peut servir d’arme-bouclier ; son bonus de défense reste.

ruling_r-tower-shield = Un pavois posé
    .gist = Il donne 1 de recouvrement, et qui le pose choisit absorption 5 ou +1d. Il reste jusqu’à ce qu’on le déplace, n’occupe pas de main, et le +1d porté cesse.

ruling_r-issues-count = Combien d’enjeux
    .gist = Deux d’ordinaire. D’un à trois sans remarque, davantage avec un conseil, aucun est refusé.

ruling_r-trait-bundle = L’équilibre des ensembles
    .gist = Le livre conseille sans nombres. L’auteur du pack fixe les progrès ; les rangs accordés sont gratuits et suivent la limite.

ruling_r-extras-term = Des suppléments qui sont des traits
    .gist = Le chapitre des packs nomme la magie d’un mot qui désigne ailleurs des figurants. Nous lisons : traits.

ruling_r-food-water = Règles de nourriture et d’eau
    .gist = Un univers utilise des règles étendues absentes du livre. Un pack doit les apporter ; d’ici là, la survie use la piste de nourriture et d’eau.

ruling_r-skill-roles = Les compétences d’un pack et leurs rôles
    .gist = Les règles nomment les compétences de base. Un pack qui en a d’autres dit laquelle tient quel rôle.

ruling_r-extra-half = La moitié d’un nombre impair
    .gist = Un figurant a la moitié des progrès, arrondie vers le bas ; une table peut arrondir vers le haut.

ruling_r-taken-out = Un autre mot pour neutralisé
    .gist = Le texte des figurants emploie une fois un autre mot. Il s’agit de la neutralisation.

ruling_r-extra-boxes = Les cases d’un figurant
    .gist = Trois cases par piste, quels que soient les rangs.

ruling_r-promotion-boxes = Les cases après une promotion
    .gist = Une promotion entière donne les cases ordinaires et celles des rangs ; une promotion graduelle, au dernier progrès placé.

ruling_r-gang-base = Une bande mêlée
    .gist = Sa difficulté est la plus haute compétence ; le MJ dit quelle arme touche, par défaut celle du meilleur.

ruling_r-npc-trade-net = Échanger sans opposition
    .gist = Un PNJ sans opposition échange ce qui reste une fois la difficulté ôtée.

ruling_r-horde-rounding = Fractions d’une foule
    .gist = On arrondit vers le bas ; le MJ peut ajuster.

ruling_r-horde-even = Une foule à la hauteur
    .gist = Si sa compétence égale la difficulté, tous réussissent. Une table peut dire la moitié.

ruling_r-gm-rolls = Qui lance
    .gist = Seuls les joueurs lancent, même si le livre accepte un MJ qui lance. Une table peut l’activer.

ruling_r-scale-total = Quand un sens est perdu
    .gist = Des conditions de −4d sur un sens font échouer dans la plupart des cas. L’échec est proposé ; le MJ confirme ou laisse lancer.

ruling_r-trait-protection = Ce qu’un jalon mineur ne change pas
    .gist = Un pack peut n’avoir aucun aspect de concept. Ses traits de thème ont alors cette protection : seul un jalon épique les change.

ruling_r-minor-level = Quel jalon mineur donne un niveau
    .gist = Celui que marque le MJ, une fois par scénario ; le milieu des jalons prévus est proposé. Le niveau doit alors être sous 5.

ruling_r-milestone-trades = Ce qu’un jalon permet d’échanger
    .gist = Texte et table diffèrent. Nous prenons les deux : un atout au mineur, un atout ou un talent au majeur, tout à l’épique.

ruling_r-epic-rework = Récrire ses aspects à un jalon épique
    .gist = Un de droit. L’exemple en change trois : le MJ peut en accorder d’autres.

ruling_r-trade-legality = Un échange qui casse la fiche
    .gist = Céder un talent peut laisser rangs ou atouts sans appui. L’échange attend une fiche en règle ; les atouts du talent perdu partent avec lui.

ruling_r-rest-refresh = Un repos ne renouvelle pas l’intrigue
    .gist = Dans la table, la ligne du repos a avalé la suivante. Un repos vaut une scène et rend les utilisations ; le renouvellement revient aux jalons.

ruling_r-incap-recovery = Effacer une case de neutralisation
    .gist = Une page demande un point de prouesse, une autre −2d. Le point vaut, comme au chapitre de la récupération.

ruling_r-licence = Licence et noms
    .gist = Règles et nombres sont dits dans nos mots ; NOTICE crédite le livre, son éditeur et sa licence. Les noms d’exemple sont à nous.

ruling_r-accurate-1 = Précise et précise 1
    .gist = Un fusil porte un 1 après la propriété. C’est la même, +1d.

ruling_r-light-pistol = Les dégâts d’un pistolet léger
    .gist = Un exemple dit 4, la ligne 3. La ligne vaut.

ruling_r-01 = Cinq dés ou plus
    .gist = On échange jusqu’à quatre au plus, toujours par paires : cinq deviennent trois, avec un point de prouesse. +5 réussit donc un peu moins que +4, avec un point assuré. Le dé de Spécialisé part d’abord.

ruling_r-02 = Spécialisé et les autres échanges
    .gist = Le dé seul s’échange une fois bonus et malus annulés, compte pour la limite de quatre et se combine aux paires. Il ne fait jamais passer un test à zéro en déficit. Chez un PNJ, le MJ a le même.

ruling_r-03 = Qui peut échanger des dés
    .gist = Le camp qui aurait les points : le joueur en excédent, le MJ en déficit, personne à zéro. Une table peut laisser le joueur demander au MJ.

ruling_r-04 = Points échangés et échec
    .gist = Ils vont au joueur sur un succès, au MJ sur un échec ; les dés sont perdus de toute façon. Un succès avec coût ou par invocation est simple et n’en paie aucun.

ruling_r-05 = Trois dés au choix
    .gist = En excédent, on lit trois dés au choix : pour un double, pour priver le MJ de points, même pour échouer. Les meilleurs sont proposés. Une table peut toujours lire les plus hauts.

ruling_r-06 = Triples ratés
    .gist = Un triple de 1 à 3 reste sous 11 et échoue, de 4 à 6 il réussit. Seuls comptent les trois dés choisis.

ruling_r-07 = Les doubles d’Affûté
    .gist = Affûté remplace le gain : un double vaut 1 point, un triple 2, jamais les deux. Le vôtre compte pour vos succès, celui de l’adversaire pour les points du MJ ; une difficulté fixe n’en a pas.

ruling_r-08 = En déficit, on lit les plus bas
    .gist = Les trois dés les plus bas comptent, sans choix.

ruling_r-09 = Relancer les 1 avec Exercé
    .gist = On relance les as de la réserve, une fois, puis on la relit selon sa règle. Ne relancer que les as lus rendrait les tests en déficit bien trop faciles ; une table peut le faire.

ruling_r-10 = S’accorder sur un coût
    .gist = Le joueur peut toujours demander un succès avec coût ; il faut s’entendre à deux. En conflit, c’est au moins une case, une ressource, un aspect hostile, ou céder. Les points du MJ restent.

ruling_r-11 = Retourner un résultat par invocation
    .gist = Seuls les résultats simples se retournent. Les points d’un échec s’annulent d’abord, chacun par un autre aspect. Les invocations viennent avant l’offre d’un coût ; après, plus rien.

ruling_r-12 = Relancer tous les dés
    .gist = Toute la réserve se relance et le nouveau résultat reste, même pire. Chaque camp peut l’imposer par un aspect qui convient, chaque fois un autre.

ruling_r-13 = Les points ne se gardent pas
    .gist = Les points de prouesse se dépensent au règlement du test, puis sont perdus. Ceux de l’initiative deviennent des jetons d’action bonus. Une table peut laisser le MJ garder les siens jusqu’à la fin de la scène.

ruling_r-14 = Quand vient un dé de revers
    .gist = Un pour un échec dont le but est atteint avec un coût, ou si un péril le dit ; un de plus par point du MJ. Un simple échec accepté n’en donne pas.

ruling_r-15 = Dépenser les dés de revers
    .gist = Comme dés de malus avant le jet de ce personnage, ou deux contre un point de prouesse du MJ après tout résultat. Ils restent jusqu’à l’emploi ; une table peut les finir plus tôt.

ruling_r-16 = Les points d’un groupe quand un suffit
    .gist = Le groupe met en commun trois points de prouesse au plus. Un point employé seul n’est ni limité ni mis en commun.

ruling_r-17 = Rattraper un échec du groupe
    .gist = Quand tous doivent réussir, un point de prouesse rattrape chaque membre qui a échoué ou s’est abstenu.

ruling_r-18 = Le malus de plusieurs actions
    .gist = Dites d’abord combien. Chacune, et vos réactions jusqu’au tour suivant, a −1d par action au-delà de la première, même si les suivantes tombent. Les actions bonus n’ajoutent rien et le subissent.

ruling_r-19 = Un déplacement libre parmi plusieurs actions
    .gist = Il compte comme une des actions et ne se lance pas, sauf obstacle.

ruling_r-20 = Jusqu’où va la difficulté
    .gist = Le résumé s’arrête à −5d, la section l’appelle surhumain. C’est la même table ; le MJ peut aller jusqu’à −9d.

ruling_r-21 = Les bouts des durées
    .gist = Au-delà d’une action, c’est court [Q] ; en deçà de court, bref [B]. Un effet ne devient jamais instantané, et ce qui est maintenu ne change pas de cran.

ruling_r-22 = Quand finissent [B] et [Q]
    .gist = [B] dure jusqu’au prochain tour de la cible, ou au suivant s’il naît pendant son tour. [Q] finit avec le round d’après. Hors des rounds, la prochaine action du personnage les termine.

ruling_r-23 = Les durées qui coûtent
    .gist = [A] finit en y passant une action, sans test sauf si le MJ en nomme un. [M] est une action à chaque tour. [Su] vaut −1d à toutes les actions de qui le soutient, dès la première.

ruling_r-24 = Modificateurs oubliés
    .gist = Un bonus qui aurait changé l’échec se rappelle contre un point d’intrigue, et le succès est simple. Un malus oublié ne doit rien, sauf avis du MJ.

ruling_r-25 = Abri et armure
    .gist = Le recouvrement de l’armure et de l’abri font un total : le payer ignore les deux, sinon les deux absorbent. Une table peut payer par couche. L’abri n’absorbe que le physique ; qui est tout caché n’est pas une cible.

ruling_r-26 = L’acier contre le feu
    .gist = Le bonus contre le feu clôt la ligne de l’acier et pourrait n’être que pour les coffres. Il vaut pour tout acier.

ruling_r-27 = La portée ne donne pas de dés
    .gist = Les distances se lisent à leur borne haute et disent ce qu’on atteint. Aucun dé n’est donné pour la portée : il n’y en a pas, sauf condition du MJ ; une table peut compter 1d par cran.

ruling_r-28 = Le sens de la taille
    .gist = Chaque taille est un nombre de −4 à 4 ; la vôtre moins l’autre compte pour attaquer, se défendre, se cacher et remarquer.

ruling_r-29 = Les PNJ échangent en compétition
    .gist = En compétition, un PNJ prend son succès sur ses rangs avant la difficulté, quel que soit le jet. Une table peut attendre un échec.

ruling_r-30 = Les deux au but ensemble
    .gist = Le camp du joueur doit être premier ; l’égalité dans un même round va à l’opposition. Une table peut ajouter un round ou favoriser le joueur.

ruling_r-31 = Compter en compétition
    .gist = Un PNJ compte séparément contre chaque personnage. Retirer un succès baisse un compteur, jamais sous 0.

ruling_r-32 = L’initiative sans difficulté
    .gist = Elle se lance une fois par conflit, à −0d, les talents des PNJ en malus. Les points du MJ deviennent des jetons. Les PNJ agissent entre les deux groupes de joueurs.

ruling_r-33 = Qui a une action bonus
    .gist = Il faut un jeton ou un point d’intrigue, une par personnage et par round. Si elle était gratuite, payer ne voudrait rien dire. C’est une action ordinaire, hors du compte.

ruling_r-34 = Des effets qui grandissent
    .gist = La limite de [B] vise avantages et absorption. Les dégâts peuvent croître, car ils s’appliquent aussitôt. Achetez la taille avant la durée.

ruling_r-35 = Aucun effet au-delà de quatre dés
    .gist = Un avantage, un désavantage ou une condition s’arrête à 4d ; la somme de plusieurs, non. Une table peut lever la limite.

ruling_r-36 = Les avantages restent et s’ajoutent
    .gist = Ils ne s’usent pas. Des différents s’additionnent ; le même recréé garde le plus grand.

ruling_r-37 = Perforation, durci, pénétration réduite
    .gist = L’absorption est divisée une fois par deux si la perforation dépasse durci, pour chaque pièce, vers le bas. La pénétration réduite double ce qui reste.

ruling_r-38 = L’absorption souple
    .gist = Elle n’ôte jamais seule le dernier point ; si une autre l’a fait, cela reste 0. La perforation agit comme sur toute absorption.

ruling_r-39 = Qui paie la protection améliorée
    .gist = La cible n’a pas de points sur cette attaque. Son camp peut user de ceux qu’il a ; une table peut l’offrir une fois par scène.

ruling_r-40 = Se défendre d’une zone
    .gist = Chaque héros se défend par Mouvement, et un succès réduit l’effet sans l’annuler. Contre des PNJ, un seul jet, et chacun réduit de la moitié de son Mouvement, arrondie vers le haut. Une table peut laisser un succès annuler.

ruling_r-41 = Explosions
    .gist = La première cible prend tout, les autres la moitié, vers le bas. Si la première est manquée, les autres affrontent encore la moitié. Une table peut en décider autrement.

ruling_r-42 = Plusieurs coups sur une cible
    .gist = Chaque coup d’une rafale s’absorbe et coche une case à part. Un point de prouesse vaut un coup de plus, ou une cible de plus.

ruling_r-43 = Tomber à court
    .gist = Grande capacité peut annuler l’épuisement du tir automatique, une fois par scène. Le coup par coup est à l’abri. On recharge après chaque emploi, sauf arme à deux coups.

ruling_r-44 = Les cases des objets
    .gist = Les cases en plus d’un grand objet suivent l’ordre des personnages. Fragile l’emporte sur durable. À 12 après absorption, l’objet est détruit avant ses cases.

ruling_r-45 = Deux limites sur une compétence
    .gist = La plus basse compte, moins 1 par limite de plus, jamais sous 0. Les cases ne changent pas.

ruling_r-46 = Qui fatigue le porteur
    .gist = Le point vient de l’autre camp : nul n’achèterait son propre mal. Une fois par attaque.

ruling_r-47 = À court d’utilisations
    .gist = L’autre camp le déclenche par un point d’intrigue, ou de prouesse aux tests nommés. Elles reviennent au renouvellement et au repos ; les munitions, non.

ruling_r-48 = Gêne et chargement
    .gist = Physique réduit la gêne, qui épargne Mouvement en défense et en attaque. Le chargement touche tout test de Mouvement et ne se réduit pas. Corps robuste ôte 1d à l’un.

ruling_r-49 = Les dégâts d’une chute
    .gist = La formule compte, et le sol s’ajoute. Une ligne de la table contient déjà le sol dur. On tombe de 2 étages avant les actions bonus, de 15 à la fin du round.

ruling_r-51 = L’atterrissage
    .gist = Un test de Mouvement, avec les dés du sol : un succès ôte 2, un point de prouesse 2 de plus, un point du MJ en ajoute 2. Un péril aux dégâts fixés n’a pas de second jet.

ruling_r-52 = L’ordre des cases en plus
    .gist = La moitié des rangs vers le bas, et celles des talents : neutralisation, puis étourdissement, puis STRESS, et ainsi de suite. Un défaut en retire ensuite.

ruling_r-53 = Quand commence et finit une conséquence
    .gist = Elle commence quand toutes les cases du niveau sont pleines ; en effacer une la lève. Qui a été touché de nouveau une fois neutralisé doit toutes les effacer.

ruling_r-54 = Payer pour rester
    .gist = Une fois par scène et par personnage, sur l’une ou l’autre piste. Le prochain coup qui demande une case de neutralisation met hors jeu.

ruling_r-55 = Étourdi deux fois
    .gist = L’étourdissement sur les deux pistes vaut −2d, réactions et récupération comprises. Une table peut le compter une fois.

ruling_r-56 = Invoquer STRESS
    .gist = Un aspect par piste, aussi souvent qu’on veut, même sur un seul jet. La cible gagne chaque fois un point d’intrigue.

ruling_r-57 = Dégâts de 12 et plus
    .gist = Compte ce qui reste après absorption et réductions : 12 ne change rien, 13 et 14 allongent d’un cran, 15 et 16 de deux. C’est toujours une case.

ruling_r-58 = Façons de mourir
    .gist = Le livre propose des fins plus dures au choix. Chacune est un réglage, toutes désactivées d’abord ; soigner garde en vie et n’efface aucune case.

ruling_r-59 = L’ordre des dégâts
    .gist = Les six étapes du livre en oublient. L’ordre entier : prouesses, recouvrement, absorption (durci, perforation, pénétration, souple), céder et autres, excès en durée, case, conséquence, rester.

ruling_r-60 = Céder
    .gist = On peut céder à tout moment, même en voyant les dégâts, contre l’un de trois bénéfices. On quitte le conflit et la case de neutralisation reste vide.

ruling_r-61 = Plusieurs façons d’amoindrir un coup
    .gist = Elles se combinent, chaque objet se sacrifie une fois, et le MJ accepte chacune.

ruling_r-62 = Combien dure un aspect grave
    .gist = Un cran de plus que les dégâts, avant leur excès. Un seul aspect par scène ; des dégâts permanents ne s’échangent pas ainsi.

ruling_r-63 = Ce qui efface une case de neutralisation
    .gist = Un succès avec un point de prouesse, comme au chapitre de la récupération ; une autre page dit −2d, bien plus facile. Une table peut la suivre.

ruling_r-64 = Un seul jet pour récupérer
    .gist = Par piste et par intervalle. Un succès efface une case d’étourdissement, avec un point de prouesse une de neutralisation ; chaque autre point une de plus. Le reste attend le repos ou le jalon suivant.

ruling_r-65 = Une défense arrête l’attaque
    .gist = Une défense réussie annule toute l’action, quels qu’aient été ses points. Zones et explosions sont l’exception.

ruling_r-66 = Ce que donne un repos
    .gist = Les lignes de la table ont glissé. Un repos vaut une fin de scène et rend les utilisations ; l’intrigue se renouvelle aux jalons. Une table peut le faire au repos.

ruling_r-67 = Récupérer à un jalon
    .gist = Pas besoin de scène, mais les cases hautes demandent leur test. Une table peut les effacer.

ruling_r-68 = Se ressaisir
    .gist = Cela efface les cases d’une scène ou moins. On peut le faire en réaction achetée par une prouesse ; cela ne rend aucun point et compte comme le seul du conflit.

ruling_r-69 = Soigner
    .gist = À −0d sauf avis du MJ, sur autrui ou soi. Une scène et un repos atteignent les cases de leur durée ou moins. Au repos, chacun a une action.

ruling_r-70 = La colonne des défenses
    .gist = Ses intitulés sont une ou deux lignes trop tôt, depuis qu’un s’est perdu. Les 24 cases sont rétablies dans l’ordre ; quand deux compétences s’opposent, le joueur choisit.

ruling_r-71 = Joueur contre joueur
    .gist = Celui qui agit lance ; rangs, atout et talents de l’autre font la difficulté, et les points d’un échec vont à l’autre joueur.

ruling_r-72 = Quand le MJ lance
    .gist = Les camps s’inversent : le PNJ lance et les rangs du personnage font la difficulté. Désactivé au départ.

ruling_r-73 = Refuser une contrainte sans points
    .gist = Refuser coûte un point d’intrigue. Sans lui, on accepte ou l’on s’entend ; une table peut permettre le refus.

ruling_r-74 = Quand le MJ rachète une contrainte
    .gist = Les deux points sont dépensés, celui du joueur et celui du MJ. Une table peut rendre celui du joueur.

ruling_r-75 = Gagner quand on invoque contre vous
    .gist = Seulement pour vos aspects : centraux, graves, conséquences, ou posés sur vous. Ceux du jeu et des zones ne paient personne.

ruling_r-76 = Quand un aspect peut resservir
    .gist = Pour chacun : après une invocation contre vous, après une contrainte, et à la fin d’une scène, d’un repos ou d’un jalon.

ruling_r-77 = Invoquer pour un effet ou un point
    .gist = Un effet a la taille d’un succès simple, dès que vous êtes en jeu. Un point est pour le joueur sur un succès, pour le MJ sur un échec.

ruling_r-78 = Les points d’intrigue du MJ
    .gist = Un par personnage de joueur, renouvelés comme les leurs ; le surplus se garde de même.

ruling_r-79 = Quand l’intrigue se renouvelle
    .gist = Une page dit à chaque scénario, une autre à chaque acte. Les jalons ferment les actes et renouvellent : les deux tiennent ; une nouvelle session ne change rien.

ruling_r-80 = Une prouesse qui fait long feu
    .gist = Elle garde un point et rend les autres pour une autre prouesse. Une seconde fait de même.

ruling_r-81 = Le prix de cibles en plus
    .gist = 1, 2 et 3 points sont des prix entiers, non des crans. Avec trois, on prend jusqu’à trois cibles outre la première ; aucune plus difficile que celle du jet.

ruling_r-82 = La prouesse Réagir
    .gist = Elle ne donne de points à personne, ne compte pas parmi plusieurs actions, et vient une fois par tour.

ruling_r-83 = Interrompre
    .gist = On s’engage d’abord, puis on lance l’initiative comme au début ; ses points donnent aussi des jetons. Qui attend sans agir perd son tour à la fin du round. Seuls les personnages des joueurs attendent ainsi.

ruling_r-85 = Jusqu’où portent les sens
    .gist = Détails au contact, présence proche, fort contraste loin. Un cran de plus pour un point de prouesse, sinon pas de test.

ruling_r-86 = Un repos de plus a un prix
    .gist = Le prochain renouvellement de chacun baisse de 1, jamais sous 0, et cela s’additionne.

ruling_r-87 = Les cases qui finissent en plein conflit
    .gist = Le test d’une case d’étourdissement brève vient à la fin de son temps et ne prend pas d’action. Un échec la fait durer jusqu’au repos.

ruling_r-88 = Compétences physiques et mentales
    .gist = Un avantage large sert l’une de deux classes que le livre n’énumère pas. Physiques : Combat, Mouvement et Physique ; mentales : Interaction, Volonté et Esprit ; un pack marque les siennes.

ruling_r-allies = Alliés des personnages
    .gist = Le livre connaît les personnages et leur opposition. Un PNJ que le MJ range du côté des personnages ne lance pas d’initiative et agit après l’opposition. Qui arrive par Déclarer d’un joueur est un tel allié, sauf avis contraire du MJ.

ruling_r-same-pair = La même compétence deux fois dans un tour
    .gist = Une phrase parle de compétences différentes, l’exemple compte des paires de compétence et d’action. La phrase dit à quoi servent plusieurs actions ; la même paire peut revenir.

ruling_r-focus-snaps = Concentration et autres actions éclair
    .gist = Les actions éclair suivantes comptent comme des actions de base, et la concentration n’en laisse qu’une. Un tour de concentration n’a donc pas de seconde action éclair.

ruling_r-taking-cover = Se mettre à couvert
    .gist = Le livre dit ce que fait une couverture, pas comment l’atteindre. C’est un mouvement dans la zone, une action éclair quand on joue en tours ; le MJ dit ce qui s’y trouve. Quitter la zone, c’est quitter la couverture.

ruling_r-being-watched = Esprit contre Esprit
    .gist = La table n’oppose que le Mouvement à un avantage fait avec Esprit, le texte d’Esprit y ajoute Esprit. Esprit sert là où l’avantage vient de l’observation du défenseur ; le MJ le nomme alors.
