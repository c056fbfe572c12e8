### Les règles de la première édition : un titre pour chacune, et l’essentiel tel qu’il faut à un joueur à la table.
###
### La Difficulté porte ici le signe TN : « la Difficulté » dans la phrase, TN devant un nombre.

## Mise en place

nde1_dice_set = Cinq dés, un seul à la fois
    .gist = Un test, c’est un seul jet de d6, d8, d10, d12 ou d20. Un jeu de ces cinq dés suffit pour tout le monde ; le d4 ne sert pas.

nde1_setup_grid = Un plateau quadrillé
    .gist = Sortez du papier quadrillé, un tapis de jeu ou un plateau virtuel, et donnez à chacun un pion ou une figurine ; toutes les distances se comptent en cases. En combat, qui n’est pas sur le plateau ne peut pas agir.

nde1_setup_dice-mode = Et si vous n’avez que des d6 ?
    .gist = Décidez avant de commencer si vous prenez les cinq dés ou la variante pour d6 seuls. Une fois la variante choisie, on ne lance plus aucun autre dé.

nde1_seat_powers = Le MJ et les joueurs
    .gist = L’univers, les adversaires, les Difficultés et les suites de chaque action sont l’affaire du MJ. Chaque joueur parle pour un héros et fait ses jets.

## Créer un héros

nde1_char_parts = Un héros en trois temps
    .gist = Choisissez un rôle, notez ses trois dés de caractéristique, puis inscrivez les Cœurs et le Mana. Une ligne qui dit qui est ce héros sera la bienvenue, mais personne ne l’exige.

nde1_char_one-role = Guerrier, Roublard ou Mage
    .gist = Le Guerrier brille par la Force, le Roublard par l’Agilité et le Mage par la Magie. Chaque héros est l’un des trois, et un seul.

nde1_char_role-label = Un nom à vous pour le rôle
    .gist = Guerrier, Roublard et Mage ne sont que des noms de travail. Écrivez Pilote, Messager ou Sorcière sur la fiche si cela va mieux à votre monde ; rien d’autre ne change.

nde1_attr_scope = Trois caractéristiques
    .gist = La Force sert à cogner, à tenir bon, à lutter au corps à corps et à forcer le passage. L’Agilité couvre la vitesse, les réflexes, les gestes précis, la discrétion et le tir ; la Magie, tous les effets hors du commun que connaît votre monde. Pour chaque test, le MJ en choisit une.

nde1_attr_dodge = S’écarter à temps
    .gist = Un héros qui esquive lance l’Agilité : c’est là que les Roublards sont les meilleurs. Si le MJ voit la scène autrement, une autre caractéristique peut servir.

nde1_attr_warrior = Les dés du Guerrier
    .gist = Un nouveau Guerrier a Force d10, Agilité d6 et Magie d6.

nde1_attr_rogue = Les dés du Roublard
    .gist = Un nouveau Roublard a Agilité d10, Force d6 et Magie d6.

nde1_attr_mage = Les dés du Mage
    .gist = Un nouveau Mage a Magie d10, Force d6 et Agilité d6. Comme dans les autres rôles, les dés sont fixes : au départ, on ne les échange pas.

nde1_res_start = Cinq Cœurs, trois points de Mana
    .gist = Tout nouveau héros commence avec 5 Cœurs et 3 points de Mana, au complet. Cette édition n’a pas de Coups de Chance.

nde1_talent_two = Choisir deux Talents
    .gist = Donnez à votre héros deux Talents d’un mot ou deux, formulés comme il vous plaît. Une table peut s’en passer, mais ce serait dommage.

nde1_talent_effect = Un Talent abaisse la Difficulté
    .gist = Si l’un de vos Talents est vraiment utile pour un test, le MJ peut baisser la Difficulté d’un degré, par exemple de TN 8 à TN 6. Utile ou non, c’est lui qui en juge.

nde1_talent_not-auto = Un Talent ne garantit rien
    .gist = Même abaissée, la Difficulté reste à atteindre, et le jet peut toujours mal tourner.

nde1_talent_one-per-test = Un Talent pour chaque test
    .gist = Même si vos deux Talents semblent convenir, un seul fait baisser la Difficulté. Le MJ peut faire une exception, et le journal en garde la trace.

nde1_gear_list = Faire son sac
    .gist = Notez une arme ou autre chose pour vous battre, une protection si vous en voulez une, et trois objets qui pourront servir en route.

nde1_gear_permission = Ce que permet l’équipement
    .gist = Sans corde, le MJ peut juger la falaise infranchissable ; avec une corde, vous avez droit à un jet. Avoir un objet ne change aucun nombre.

## Les tests

nde1_test_when = Faut-il un jet ?
    .gist = Il faut deux choses à la fois : que rien ne soit joué d’avance, et qu’un échec coûte ou change quelque chose. Pour ce qui est facile et se fait au calme, le MJ dit simplement oui.

nde1_test_declare = L’acte et le but
    .gist = Le joueur ouvre le test : il dit ce que fait le héros et ce qui devrait en sortir.

nde1_test_gm-attribute = Le MJ nomme la caractéristique
    .gist = Force, Agilité ou Magie : le MJ en choisit une, et c’est son dé que vous lancez. Un Guerrier à qui l’on demande la Magie lance un d6.

nde1_test_gm-tn = D’abord la Difficulté, ensuite le dé
    .gist = Avant le jet, le MJ fixe la Difficulté (TN) à 4, 6, 8 ou 12 et dit si les conditions la déplacent. Les autres nombres, comme 5, ne figurent pas sur l’échelle.

nde1_test_ladder = Quatre Difficultés
    .gist = TN 4 est facile, TN 6 normal, TN 8 difficile et TN 12 héroïque. Ce sont aussi les degrés par lesquels la Difficulté monte et descend.

nde1_test_guidelines = Quelle Difficulté choisir
    .gist = Prenez 4 quand un héros un peu exercé y arrivera le plus souvent, et 6 chaque fois que rien ne plaide pour autre chose. Prenez 8 quand il faut un petit plus, un plan ou un expert, et 12 quand seuls un d12 ou un d20, des conditions rêvées ou les deux laissent espérer.

nde1_test_meet-or-beat = Égaler suffit
    .gist = Un jet qui égale ou dépasse la Difficulté réussit : à TN 6, le 6 passe et le 5 ne passe pas.

nde1_test_fail = Trop bas
    .gist = Un jet sous la Difficulté échoue, et l’effet espéré ne vient pas. Le MJ peut en rester là ou ajouter une complication.

nde1_test_one = Faire un 1
    .gist = Un 1 sur le dé est un échec avec complication, même à TN 4. Cette complication, le MJ ne peut pas la passer.

nde1_test_complication-kinds = Ce qui peut mal tourner
    .gist = Les complications les plus courantes sont le bruit, le temps perdu, un objet perdu, une position moins bonne ou une ressource perdue. Le MJ peut en inventer d’autres.

nde1_test_max = Le sommet du dé
    .gist = Le plus grand nombre du dé que vous avez en main est un succès exceptionnel. Si l’aide a changé votre d10 en d12, le 10 n’est plus le sommet : il faut un 12.

nde1_test_max-under-tn = Le sommet d’un petit dé
    .gist = Un dé à son plus grand nombre obtient un succès exceptionnel même si la Difficulté est hors de sa portée, comme un 10 sur un d10 à TN 12. La table peut convenir d’y voir un simple succès, ou un échec.

nde1_test_benefit = Quelque chose en prime
    .gist = Un succès exceptionnel vous vaut une chose de plus, née de la scène : un effet plus ample, moins de danger, plus de vitesse ou moins de bruit. Le joueur fait une proposition, et le MJ la confirme.

nde1_test_aftermath = Ce qui suit un test
    .gist = Un bénéfice, une complication ou un coût fait désormais partie de la scène : le MJ le voit en tête de ce qui rend les tests suivants plus faciles ou plus difficiles. Cela passe avec la scène, ou quand le MJ le dit. Qui porte du matériel abîmé est gêné jusqu’à ce qu’une Action y remédie.

nde1_tn_no-plus = La Difficulté bouge, le jet non
    .gist = On n’ajoute rien à votre jet et on n’en retire rien. Quand les conditions comptent, c’est la Difficulté qui monte ou descend ses degrés : 4, 6, 8 et 12.

nde1_tn_worse = De moins bonnes conditions
    .gist = Une couverture, l’obscurité, un sol glissant, l’urgence, le bruit ou une distraction font monter la Difficulté d’un degré : 4 devient 6, 6 devient 8, 8 devient 12.

nde1_tn_better = De meilleures conditions
    .gist = De la préparation, de bons outils, une position favorable, la surprise ou une attention sans partage font baisser la Difficulté d’un degré : 12 devient 8, 8 devient 6, 6 devient 4.

nde1_tn_extreme = Des conditions extrêmes
    .gist = Quand quelque chose passe toute mesure, le MJ peut déplacer la Difficulté de deux degrés d’un coup : 4 devient 8, ou 12 devient 6.

nde1_tn_net = Faire le compte des conditions
    .gist = Tout ce qui est pire fait un degré de plus, tout ce qui est meilleur un degré de moins, et le côté que le MJ dit extrême en fait deux ; ce qui reste, l’un ôté de l’autre, déplace la Difficulté. Un Talent enlève encore un degré.

nde1_tn_under-4 = Sous TN 4
    .gist = Quand les degrés mènent sous 4, l’affaire est presque faite, et le MJ la laisse d’ordinaire réussir. Si on lance quand même, c’est à TN 4.

nde1_tn_over-12 = Au-delà de TN 12
    .gist = Quand les degrés mènent au-delà de 12, c’est presque impossible : il vous faudra d’ordinaire un plan ou un autre chemin. Si le MJ permet quand même un jet, il se fait à TN 12.

nde1_tn_one-place = Rien ne compte deux fois
    .gist = Ce que le MJ avait en tête en choisissant la Difficulté ne la déplace pas une seconde fois. Si on l’évoque de nouveau, il dit où cela compte.

## Aider et réessayer

nde1_help_cost = Ce que coûte l’aide
    .gist = En combat, un allié vous aide en donnant l’Action de son propre tour ; ailleurs, en se donnant de la peine. Qui a déjà utilisé son Action n’en a plus à donner.

nde1_help_effect = L’aide donne un dé plus grand
    .gist = Pour ce seul test, vous échangez votre dé contre le suivant de la série : d6, d8, d10, d12, d20.

nde1_help_ceiling = L’aide et le d20
    .gist = Rien n’est plus grand qu’un d20 : l’aide ne peut donc pas l’améliorer. On vous le dit avant que votre allié sacrifie une Action pour rien.

nde1_help_one-helper = Une aide pour chaque test
    .gist = En règle générale, un seul allié prête la main. Le MJ peut laisser un second se joindre à lui.

nde1_help_described = Une aide qui tient debout
    .gist = Qui aide raconte ce qu’il fait : caler une échelle, tendre les outils, occuper quelqu’un. Le MJ peut trouver que cela ne servirait à rien ici.

nde1_help_decline = Refuser de l’aide
    .gist = Vous pouvez décliner l’aide qu’on vous offre, et votre allié garde son Action. À TN 8, un simple d6 réussit plus souvent qu’un d8, car sur l’un comme sur l’autre seul le plus grand nombre compte.

nde1_help_and-tn = L’aide avec les conditions
    .gist = L’aide agit sur votre dé, les conditions sur la Difficulté ; un même test peut donc connaître les deux. Un d10 devient un d12, tandis qu’une bonne position ramène TN 12 à TN 8.

nde1_die_no-step-down = Les dés ne rapetissent jamais
    .gist = Les ennuis font monter la Difficulté et laissent votre dé tranquille. Dans le noir, vous lancez toujours votre d6, mais à TN 8 au lieu de TN 6.

nde1_retry = Après un test raté
    .gist = La même tentative ne se répète pas telle quelle. Essayez d’une autre façon, ou acceptez une complication et lancez encore une fois, ou renoncez.

## Cases et couverture

nde1_grid_move = Le Déplacement en cases
    .gist = À chaque tour, votre Déplacement vous mène jusqu’à 5 cases de là. Aller en diagonale compte comme aller tout droit.

nde1_grid_split = Bouger autour de l’Action
    .gist = Dépensez vos 5 cases avant l’Action, après elle, ou quelques-unes de chaque côté.

nde1_cover_full = Entièrement à l’abri
    .gist = Une couverture totale cache la cible de la tête aux pieds : à distance, personne ne peut la toucher, et un tel tir ne se lance même pas.

nde1_cover_partial = À demi à l’abri
    .gist = Si la cible a une couverture partielle, la Difficulté d’une attaque à distance monte d’un degré, contre un péon de TN 6 à TN 8. Au corps à corps, cela ne change rien.

nde1_cover_other = La couverture hors du combat
    .gist = Le MJ peut faire compter la couverture ailleurs aussi et monter la Difficulté d’un degré, par exemple quand vous cherchez des yeux un garde derrière une haie.

## Le combat

nde1_combat_start = De la querelle au combat
    .gist = On joue par tours quand un camp cherche à blesser l’autre et que l’ordre des actes compte. Si l’affaire s’annonce courte et claire, le MJ peut la confier à un seul test ou laisser le jeu suivre son cours.

nde1_combat_order = Les joueurs, puis les adversaires
    .gist = À chaque round, les joueurs commencent et règlent l’ordre entre eux ; les adversaires suivent. Personne n’attend un héros qui passe ou qui est à terre.

nde1_combat_no-initiative = Pas d’initiative
    .gist = Personne ne lance de dé pour agir en premier, et aucune fiche n’a de nombre pour cela.

nde1_combat_turn = Un Déplacement et une Action
    .gist = Chaque tour vous donne un Déplacement de 5 cases au plus et une Action ; il n’y en a pas de seconde.

nde1_combat_actions = Cinq sortes d’Action
    .gist = Avec une Action, vous pouvez attaquer, faire un test de caractéristique, utiliser de l’équipement, aider un allié ou faire de la Magie.

nde1_attack_target = Choisir sa cible
    .gist = Vous pouvez attaquer qui est à portée, avec une ligne d’action dégagée entre vous. S’il manque l’une ou l’autre, aucun dé n’est lancé.

nde1_attack_attribute = Force, Agilité ou Magie
    .gist = Au corps à corps on lance la Force, à distance l’Agilité, et pour un sort la Magie. Un Roublard au couteau lance un d6, un Mage au trait de feu un d10.

nde1_foe_minion-tn = Toucher un péon
    .gist = On touche un péon à TN 6.

nde1_foe_elite-tn = Toucher une élite
    .gist = On touche une élite à TN 8.

nde1_foe_boss-tn = Toucher un boss
    .gist = On touche un boss à TN 12.

nde1_hit_minion = Pas de Blessures pour un péon
    .gist = Le premier succès contre un péon le met hors de combat.

nde1_hit_elite = Deux Blessures pour une élite
    .gist = Un succès inflige 1 Blessure à une élite ; à la deuxième, elle est vaincue.

nde1_hit_boss = Trois Blessures pour un boss
    .gist = Un succès inflige 1 Blessure à un boss ; à la troisième, il est vaincu.

nde1_hit_hero = Quand un héros est touché
    .gist = De quelque main qu’il vienne, un coup qui porte prend 1 Cœur à un héros.

nde1_hit_exceptional = Exceptionnel contre une élite ou un boss
    .gist = À vous de voir : l’adversaire subit 2 Blessures au lieu de 1, ou bien 1 seule, mais il est aussi repoussé, désarmé ou délogé de sa place. Vous avez droit à un seul de ces bonus.

nde1_hit_exceptional-minion = Exceptionnel contre un péon
    .gist = D’autres Blessures seraient perdues sur un péon : il tombe, et vous proposez un avantage supplémentaire, comme après tout succès exceptionnel.

nde1_foe_down-meaning = Hors de combat, mais comment ?
    .gist = Un péon vaincu n’est pas forcément mort. Peut-être a-t-il fui, perdu courage ou fini coincé sous une table ; notez ce qui convient.

nde1_foe_no-elites = Jouer sans élites
    .gist = Pour des adversaires plus simples encore, une table peut laisser les élites de côté et n’affronter que des péons et des boss.

nde1_retaliation = La riposte
    .gist = Quand votre attaque reste sous la Difficulté et que l’adversaire avait vraiment un moyen de vous atteindre, vous perdez 1 Cœur. Cela vaut pour les coups comme pour les tirs et les sorts.

nde1_retaliation_melee = La riposte côte à côte
    .gist = Si vous ratez quelqu’un sur la case voisine, il peut vous atteindre, sauf si le MJ voit une bonne raison du contraire.

nde1_retaliation_ranged = La riposte à un tir
    .gist = Si vous tirez sans rien pour vous cacher et ratez un adversaire capable d’en faire autant, attendez-vous à perdre le Cœur. Le MJ décide.

nde1_retaliation_safe = Hors de leur atteinte
    .gist = Depuis une couverture totale, ou de là où nul adversaire ne vous menace, une attaque ratée ne coûte d’ordinaire pas de Cœur.

nde1_retaliation_partial = La riposte en couverture partielle
    .gist = Si vous n’avez qu’une couverture partielle, tout dépend de l’adversaire : s’il peut tirer, il vous atteint d’ordinaire, et sinon, non. Le MJ a le dernier mot.

nde1_retaliation_instead = Des ennuis au lieu d’un Cœur
    .gist = Là où la riposte vous prendrait un Cœur, le MJ peut choisir un autre malheur qui ait du sens. Vous voilà par terre, disons, ou votre arme s’envole.

nde1_retaliation_not-a-turn = La riposte n’est pas leur tour
    .gist = La riposte fait partie de votre raté. L’adversaire agit comme d’habitude quand vient le tour de son camp.

nde1_combat_one = Un 1 en plein combat
    .gist = Vous perdez d’ordinaire 1 Cœur, jamais 2, et autre chose empire aussi : vous tombez, lâchez votre arme ou perdez votre couverture. Après un 1 dans un autre test, un Cœur n’est perdu que si le MJ en fait la complication.

nde1_range_melee = Une case au corps à corps
    .gist = Au corps à corps, vous pouvez frapper sur les cases qui touchent la vôtre, même par un coin.

nde1_range_ranged = Aussi loin que l’on voit
    .gist = Une attaque à distance peut prendre pour cible tout ce qui est en vue, n’importe où sur le plateau, et l’éloignement laisse la Difficulté telle quelle.

nde1_range_limit = Au-delà de dix cases
    .gist = Un MJ qui veut des tirs lointains plus ardus peut monter la Difficulté d’un degré pour les cibles à plus de 10 cases. La dixième case n’est pas encore concernée.

nde1_crowd = Plusieurs contre vous
    .gist = Tant que deux péons au moins sont à votre contact, le MJ peut monter votre Difficulté d’un degré, ou faire qu’un échec apporte une complication de plus. Il peut aussi n’en tenir aucun compte.

nde1_crowd_one-outcome = Un jet, un effet
    .gist = Si nombreux que soient les combattants, vous lancez une fois et vivez avec un seul résultat. Il vous prend 1 Cœur au plus.

nde1_foe_space = Les adversaires et le plateau
    .gist = Comme un héros, un adversaire doit avoir la portée, une ligne et aucun couvert total devant lui ; le MJ peut passer outre. Un couvert partiel ou une longue distance rend un tir plus facile à éviter d’un degré de TN, ou plus dur d’un degré pour l’adversaire qui lance.

nde1_combat_effects = Effets qui durent
    .gist = Désarmé, à terre, immobilisé ou autre : attaquer une figure dans cet état se fait à un palier de TN plus facile, et elle-même joue un palier plus difficile quand elle attaque ou évite un coup. Un adversaire s’en remet à la fin du round, un héros y consacre une Action ; un adversaire immobilisé perd son prochain tour. Le MJ peut y mettre fin à tout moment.

nde1_foe_turn = Quand les adversaires attaquent
    .gist = À leur tour, le héros attaqué lance une caractéristique au choix du MJ contre la Difficulté (TN) de l’attaquant, et perd 1 Cœur en cas d’échec ; des péons qui attaquent ensemble ne font qu’un jet. Une table peut aussi laisser le MJ trancher sans dé, ou lancer pour l’adversaire.

## La Magie

nde1_magic_scope = La Magie sous tous ses noms
    .gist = Sorcellerie, psionique, machines, dons étranges : tout ce qui sort de l’ordinaire dans votre monde compte comme de la Magie. Appelez-la comme il vous plaît.

nde1_magic_when = Quand le Mana se dépense
    .gist = Vous dépensez du Mana pour faire ce dont une personne ordinaire serait incapable. Si le MJ n’y voit rien d’extraordinaire, vous lancez la Magie et votre Mana ne risque rien.

nde1_magic_sequence = La Magie en quatre temps
    .gist = Vous décrivez l’effet, le MJ fixe la Difficulté et le coût, vous dépensez le Mana, et vous lancez le dé de Magie.

nde1_magic_spend-first = Le Mana part en premier
    .gist = Vous rayez le Mana avant de lancer ; il est donc dépensé, quoi que dise le dé.

nde1_magic_failure = Quand la Magie échoue
    .gist = L’effet ne se produit pas, le Mana est perdu, et une petite conséquence suit. Le MJ est tenu d’en nommer une.

nde1_magic_trick = Niveau de Magie : Astuce
    .gist = TN 4, sans Mana, ou pour 1 point si le MJ le demande. De quoi faire une lumière, un son, une bouffée de fumée ou une courte diversion.

nde1_magic_standard = Niveau de Magie : Standard
    .gist = TN 6, pour 1 point de Mana. De quoi lancer un projectile, dresser une barrière, faire un grand bond ou renforcer quelqu’un un petit moment.

nde1_magic_leap = Un bond magique
    .gist = Un bond de niveau Standard vous porte jusqu’à 5 cases de là, et votre Déplacement vous reste en plus.

nde1_magic_strong = Niveau de Magie : Fort
    .gist = TN 8, pour 2 points de Mana. De quoi couvrir toute une zone, plier quelqu’un à votre volonté, soigner ou clouer une cible sur place.

nde1_magic_strengthen = Barrières et renforts
    .gist = Attaquer une figure derrière une barrière est un palier de TN plus difficile, et éviter le coup un palier plus facile, jusqu’au début du round suivant. Un renfort rend son prochain test plus facile d’un palier, puis il est épuisé.

nde1_magic_heal = La Magie qui soigne
    .gist = Un effet Fort peut rendre 2 Cœurs à un héros, sans dépasser son maximum. Un héros à terre peut ainsi se remettre debout.

nde1_magic_great = Niveau de Magie : Grand
    .gist = TN 12, pour 3 points de Mana. C’est un spectacle après lequel la scène n’est plus la même.

nde1_magic_exceptional = Une Magie exceptionnelle
    .gist = Avec le plus grand nombre sur le dé de Magie, l’effet devient plus vaste, plus long ou plus fort, ou gagne un avantage : il est silencieux, précis ou sans danger pour vos alliés. Ou bien le MJ vous rend 1 point de Mana.

nde1_magic_refund-cap = Pas plus de Mana que payé
    .gist = Le Mana rendu ne peut dépasser ni ce que l’effet vous a coûté, ni votre maximum. Après une Astuce à 0, il n’y a rien à rendre.

nde1_magic_exceptional-hit = Un sort offensif exceptionnel
    .gist = Un sort qui touche de façon exceptionnelle vous laisse un choix en tout : une deuxième Blessure, un autre bonus d’attaque, ou l’un des bonus de la Magie. La première Blessure est infligée de toute façon.

nde1_magic_not-enough = Trop peu de Mana
    .gist = Un effet qui coûte plus de Mana qu’il ne vous en reste ne peut pas être tenté.

nde1_magic_vs-foe = La Magie contre un adversaire
    .gist = L’effet a sa Difficulté et l’adversaire a la sienne ; lancez contre la plus haute des deux. Un trait Standard contre un boss, c’est donc TN 12.

nde1_magic_damage = Ce que fait un sort offensif
    .gist = Un sort qui touche abat un péon ou inflige 1 Blessure à une élite ou à un boss, à n’importe quel niveau. S’il en prend plusieurs, un seul jet vaut contre la Difficulté de chacun.

## Blessures, repos et développement

nde1_harm_meaning = Le visage d’un Cœur perdu
    .gist = Un Cœur perdu peut être une coupure, une entorse ou vos dernières forces, selon ce que votre monde tient en réserve. Dites-le.

nde1_harm_zero = À terre
    .gist = Une fois le dernier Cœur parti, vous êtes à terre, et aucune Action ne vous est permise.

nde1_harm_crawl = Ramper et murmurer
    .gist = À terre, vous pouvez parler tout bas et vous traîner de 1 case par tour, et c’est tout.

nde1_harm_revive = De nouveau debout
    .gist = Un allié sur une case voisine peut employer une Action pour vous : vous voilà debout avec 1 Cœur, et cela marche à tous les coups.

nde1_harm_death = La mort
    .gist = Un héros à terre qui subit de nouveaux dégâts meurt, et l’Action d’un allié ne peut plus le ramener. La table peut désactiver cette règle.

nde1_rest = Un moment de calme
    .gist = Après un conflit, si les héros ont un instant à l’abri et le strict nécessaire, tous les Cœurs et tout le Mana reviennent. Le MJ dit si le lieu s’y prête.

nde1_grow_when = Le moment de progresser
    .gist = À la fin d’une aventure, ou d’une large part de celle-ci, le MJ donne le signal, et chaque héros a droit à un choix.

nde1_grow_one = Trois choses au choix
    .gist = Prenez un dé plus grand pour une caractéristique, ou un Cœur, ou un point de Mana. Pour un deuxième choix, il faut attendre la prochaine fois.

nde1_grow_attribute = Un dé de caractéristique plus grand
    .gist = Une caractéristique avance d’un cran, pour toujours, dans la série d6, d8, d10, d12, d20. Au d20, elle est au bout.

nde1_grow_heart = Un Cœur de plus
    .gist = Votre maximum de Cœurs et vos Cœurs du moment montent tous deux de 1. Le maximum s’arrête à 7.

nde1_grow_mana = Un point de Mana de plus
    .gist = Votre maximum de Mana et votre Mana du moment montent tous deux de 1. Le maximum s’arrête à 5.

nde1_grow_no-extra-dice = Plus grand, pas plus nombreux
    .gist = Un héros qui a progressé lance un meilleur dé, mais toujours un seul par test.

## Jouer uniquement avec des d6

nde1_d6_levels = Quatre niveaux de maîtrise
    .gist = Au lieu d’un dé, chaque caractéristique a un niveau, qui fixe votre seuil : un Maître réussit à partir de 3, un héros Entraîné à partir de 4, un Novice à partir de 5, et un héros Sans maîtrise avec un 6 seulement.

nde1_d6_start = Les niveaux de départ
    .gist = La caractéristique propre à votre rôle est au niveau Entraîné, les deux autres au niveau Sans maîtrise. Une table plus clémente met ces deux-là au niveau Novice.

nde1_d6_shift = Déplacer le seuil
    .gist = Chaque degré plus difficile monte le seuil de 1, chaque degré plus facile le baisse de 1. Dans le noir, un héros Entraîné a besoin d’un 5.

nde1_d6_bounds = Entre deux et six
    .gist = Additionnez tout ce qui déplace le seuil, et ramenez-le ensuite seulement dans ses limites : jamais sous 2, jamais au-dessus de 6.

nde1_d6_help = L’aide avec un d6
    .gist = Un allié qui aide baisse votre seuil de 1 pour ce test ; un Novice a donc besoin d’un 4 et non d’un 5.

nde1_d6_talent = Un Talent avec un d6
    .gist = Si le MJ laisse compter un Talent, votre seuil est plus bas de 1.

nde1_d6_minion = Les péons avec un d6
    .gist = Contre un péon, vous lancez avec votre seuil habituel.

nde1_d6_elite = Les élites avec un d6
    .gist = Contre une élite, votre seuil est plus haut de 1. Il faut 2 Blessures pour la vaincre, comme toujours.

nde1_d6_boss = Les boss avec un d6
    .gist = Contre un boss, votre seuil est plus haut de 2, et il faut 3 Blessures pour le vaincre. Un héros Entraîné a besoin d’un 6, ou d’un 5 si on l’aide.

nde1_d6_power = La Magie avec un d6
    .gist = Une Astuce baisse votre seuil de 1, et un effet Standard n’y touche pas. Un effet Fort le monte de 1, et un Grand de 2.

nde1_d6_extremes = Le 1 et le 6
    .gist = Un 1 est toujours un échec avec complication et un 6 toujours un succès exceptionnel, même pour qui a besoin du 6 pour réussir tout court.

nde1_d6_growth = Progresser avec un d6
    .gist = Vous avez le choix : un niveau de plus dans une caractéristique, jusqu’à Maître, ou 1 Cœur, jusqu’à 7, ou 1 point de Mana, jusqu’à 5.

## Les suppléments, et la liste du MJ

nde1_opt_all-off = On peut se passer des suppléments
    .gist = Les jetons d’Armure et les compteurs sont là pour qui en veut. Tant que la table n’en demande pas, ils restent désactivés.

nde1_opt_armor = Une armure qui encaisse
    .gist = Si la table joue avec l’armure, une protection vous vaut 1 jeton d’Armure à chaque scène. Rendez-le quand la riposte ou un coup devrait vous prendre un Cœur, et ce Cœur vous reste.

nde1_opt_clock = Une scène contre la montre
    .gist = Pour une scène où les minutes sont comptées, le MJ lance un compteur, de 3 par exemple, et décide de ce qui attend au bout.

nde1_opt_clock-tick = Le compteur avance
    .gist = Un échec vaut une marque, même sur un 1, et un succès n’en vaut aucune. La dernière marque amène ce que le MJ tenait en réserve.

nde1_list_order = Un test, question par question
    .gist = En cas de doute, le MJ demande dans cet ordre : dans quel but, quelle caractéristique, quelle Difficulté et quel décalage, qui aide, qu’a donné le dé, quelle complication ou quelle riposte suit un échec, et quel avantage suit le plus grand nombre.
