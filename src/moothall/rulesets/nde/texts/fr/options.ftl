### Ce qu’une table peut régler elle-même : chaque réglage, et ce que change chacune de ses valeurs.

## Dés et distances

option_dice_mode = Les dés de la table
    .meaning = Les dés qui décident des tests pendant toute la partie.
option_dice_mode_ladder = Cinq dés
    .meaning = Chaque test est le jet d’un seul dé : d4, d6, d8, d12 ou d20 dans la deuxième édition, d6, d8, d10, d12 ou d20 dans la première.
option_dice_mode_2d6 = Deux dés à six faces
    .meaning = Chaque test est la somme de deux d6 et d’un modificateur : 6 ou moins échoue, de 7 à 9 il y a un prix, à partir de 10 tout va bien.
option_dice_mode_d6 = Des d6 seulement
    .meaning = Chaque test est le jet d’un seul d6 contre un seuil qui dépend du niveau du héros : de 3 pour un Maître à 6 pour un héros Sans maîtrise.

option_positioning = Qui se trouve où
    .meaning = La façon dont la table suit les distances.
option_positioning_zones = Zones
    .meaning = Les distances sont Près, Pas loin, Loin et Très loin, et un Déplacement en fait franchir une.
option_positioning_grid = Grille
    .meaning = Chacun occupe une case et avance de 5 cases au plus par tour.
option_positioning_none = Sans distances
    .meaning = Rien n’est jamais refusé à cause de la distance ; la table en discute.

option_zone_model = Comment on suit les zones
    .meaning = Entre quoi une zone se mesure.
option_zone_model_pairs = Entre deux figures
    .meaning = Chaque paire de figures a sa propre distance ; un Déplacement change d’une zone celle que vous nommez, et le MJ ajuste les autres.
option_zone_model_track = Le long d’une piste
    .meaning = Les zones sont des places alignées ; avancer d’une zone change donc votre distance à tout le monde.

## Tests

option_max_rule = Face la plus haute sous le nombre à atteindre
    .meaning = Ce qui arrive quand la face la plus haute d’un dé reste trop basse, comme un 6 sur un d6 contre une Difficulté (ou TN) de 8.
option_max_rule_always = Exceptionnel
    .meaning = La face la plus haute est un succès exceptionnel contre n’importe quel nombre, jusqu’à 12.
option_max_rule_plain = Simple succès
    .meaning = La face la plus haute réussit, mais sans avantage supplémentaire si le nombre n’est pas atteint : un 6 sur un d6 contre 8 marche, sans plus.
option_max_rule_must_meet = Il faut le nombre
    .meaning = Si elle reste sous le nombre, la face la plus haute échoue comme les autres ; un d6 n’a donc aucune chance contre 8.

option_custom_t = D’autres nombres
    .meaning = Si le MJ doit s’en tenir aux nombres habituels quand il choisit une Difficulté (ou TN).
option_custom_t_off = Nombres habituels seulement
    .meaning = On ne peut choisir que 3, 4, 5, 6, 8 et 12 dans la deuxième édition, et que 4, 6, 8 et 12 dans la première.
option_custom_t_on = N’importe quel nombre
    .meaning = Le MJ peut aussi choisir des nombres comme 7 ou 10.

option_stakes = Annoncer l’enjeu
    .meaning = Si le MJ doit dire avant le jet ce que signifie un échec.
option_stakes_required = Obligatoire
    .meaning = Le dé reste sur la table tant que le MJ n’a pas annoncé l’enjeu ; un mot suffit.
option_stakes_optional = Facultatif
    .meaning = Le joueur peut lancer tout de suite, que le MJ ait annoncé l’enjeu ou non.

option_fail_prompt = Après un simple échec
    .meaning = Si chaque échec doit entraîner quelque chose.
option_fail_prompt_required = Toujours quelque chose
    .meaning = À chaque échec, le MJ annonce une complication ou un coût avant que le jeu continue.
option_fail_prompt_optional = Si cela convient
    .meaning = Le MJ peut en rester à l’échec ; seul un 1 exige encore une complication.

option_gm_bargain = Marchés avec le MJ
    .meaning = Si le MJ peut proposer un succès avec coût après un jet raté.
option_gm_bargain_off = Pas de marchés
    .meaning = Un succès avec coût demande un Coup de Chance, ou un total de 7 à 9 avec 2d6.
option_gm_bargain_on = Marchés permis
    .meaning = Le MJ peut en proposer un à la place de n’importe quel échec, et le joueur ne paie pas de Coup de Chance pour cela.

## Niveaux, aide et Talents

option_step_slots = Comment les niveaux s’additionnent
    .meaning = Combien de niveaux de plus et de moins peuvent compter dans un test.
option_step_slots_slots = À chaque source sa place
    .meaning = La situation ou un Talent donne 1 niveau de plus, l’aide 1 autre et chaque Coup de Chance le sien, tandis que les obstacles font 1 niveau de moins.
option_step_slots_strict = Un de plus, un de moins
    .meaning = Toutes les sources ensemble donnent au plus 1 niveau de plus et 1 de moins, et personne ne paie pour un niveau qui ne compterait pas.
option_step_slots_free = Tout compte
    .meaning = Chaque facilité et chaque obstacle change le dé d’un niveau, jusqu’à ce qu’il s’arrête au d4 ou au d20.

option_tn_shifts = Comment les degrés s’additionnent
    .meaning = Jusqu’où plusieurs bonnes et mauvaises conditions peuvent déplacer la Difficulté (TN) d’un test.
option_tn_shifts_net = Chaque côté compte une fois
    .meaning = Toutes les mauvaises conditions ensemble montent la Difficulté de 1 degré et toutes les bonnes la baissent de 1, ou de 2 si le MJ les dit extrêmes ; un Talent la baisse encore de 1.
option_tn_shifts_sum = Chaque condition compte
    .meaning = Chaque mauvaise condition monte la Difficulté de 1 degré et chaque bonne la baisse de 1 ; l’obscurité, le verglas et la hâte font donc 3 degrés.

option_max_helpers = Nombre d’aides par test
    .meaning = Le plus grand nombre d’alliés qui peuvent aider pour un même test.
option_max_helpers_1 = Un seul
    .meaning = Un allié peut aider, et les autres gardent leur Action.

option_talents = Talents
    .meaning = Si les héros ont des Talents.
option_talents_on = Avec des Talents
    .meaning = Chaque héros a 2 Talents, et l’un d’eux peut compter dans un test.
option_talents_off = Sans Talents
    .meaning = Personne n’a de Talents, et la fiche n’en demande pas.

option_trait_effect = Atouts et dé
    .meaning = Si un Atout gagné en progressant peut changer le dé.
option_trait_effect_fiction = Récit seulement
    .meaning = Un Atout ouvre des possibilités dans le récit et ne touche jamais au dé.
option_trait_effect_as_talent = Comme un Talent
    .meaning = Un Atout peut compter comme le Talent du test.

## La chance

option_luck_per_test = La chance dans un test
    .meaning = Combien de Coups de Chance un joueur peut mettre dans un seul test.
option_luck_per_test_any = Autant que vous en avez
    .meaning = Vous pouvez dépenser un Coup de Chance après l’autre, jusqu’au dernier.
option_luck_per_test_1 = Un seul
    .meaning = Après 1 Coup de Chance, on ne peut plus en dépenser pour ce test.

option_luck_over_limit = Plus de deux Coups de Chance
    .meaning = Si un Coup de Chance offert par le MJ peut porter un héros au-delà de 2.
option_luck_over_limit_on = Permis
    .meaning = Un héros qui a 2 Coups de Chance peut en recevoir un troisième, jusqu’à ce que la session suivante le ramène à 2.
option_luck_over_limit_off = Deux au plus
    .meaning = Un héros qui a 2 Coups de Chance ne peut pas en recevoir d’autre.

option_luck_on_one = Racheter un 1
    .meaning = Si un Coup de Chance peut acheter un succès avec coût après un 1.
option_luck_on_one_on = Permis
    .meaning = 1 Coup de Chance en fait un succès avec coût, et le prix tient lieu de complication.
option_luck_on_one_off = Relance seulement
    .meaning = Après un 1, vous pouvez dépenser 1 Coup de Chance pour relancer, mais pas pour acheter un succès.

## Combats

option_ranged_limit = Limite pour les tirs lointains
    .meaning = Si, sur une grille, les cibles lointaines sont plus difficiles à toucher.
option_ranged_limit_off = Sans limite
    .meaning = Toute cible en vue se vise aussi bien, à 5 cases comme à 50.
option_ranged_limit_10 = Dix cases
    .meaning = À partir de la 11e case, un tir est plus difficile d’un niveau.

option_legacy_shift = Ce que veut dire « plus difficile d’un niveau »
    .meaning = Ce que changent les tirs lointains et les foules de péons : le dé ou le nombre.
option_legacy_shift_die = Dé plus petit
    .meaning = Vous lancez un dé plus petit d’un niveau, et c’est votre obstacle pour ce test.
option_legacy_shift_t = Nombre plus haut
    .meaning = Votre dé reste, et le nombre à atteindre monte d’un rang, de 6 à 8 par exemple ; 12 reste 12.

option_crowd = Foules de péons
    .meaning = Si des péons qui entourent un héros changent quelque chose.
option_crowd_ask = Demander au MJ
    .meaning = Le MJ choisit à chaque test : plus difficile d’un niveau, 1 complication de plus en cas d’échec, ou rien.
option_crowd_off = Aucun effet
    .meaning = Un héros lance parmi dix péons comme contre un seul.

option_crowd_min = Taille d’une foule
    .meaning = Le nombre de péons au contact d’un héros à partir duquel ils forment une foule.
option_crowd_min_2 = Deux
    .meaning = On demande au MJ dès que 2 péons pressent le même héros.

option_foe_action = Comment attaquent les adversaires
    .meaning = Qui lance les dés quand un adversaire frappe un héros.
option_foe_action_player_test = Le joueur lance
    .meaning = Le héros fait un test, d’ordinaire contre la Défense (ou TN) de l’adversaire, et perd 1 Cœur en cas d’échec.
option_foe_action_gm_fiat = Le MJ décide
    .meaning = Personne ne lance ; le MJ dit quel héros perd 1 Cœur.
option_foe_action_foe_roll = L’adversaire lance
    .meaning = Le MJ choisit un dé et un nombre pour l’adversaire, et si le dé l’atteint, le héros perd 1 Cœur.

option_foe_space = L’espace et les adversaires
    .meaning = Si la portée, la ligne et le couvert valent pour les adversaires comme pour les héros.
option_foe_space_bound = Ils valent pour eux
    .meaning = Un adversaire hors de portée n’attaque pas, sauf si le MJ passe outre, et le couvert aide un héros à éviter un tir.
option_foe_space_free = Pour les héros seuls
    .meaning = Le MJ seul décide qui un adversaire atteint, et le couvert d’un héros ne change aucun jet.

option_effects = Effets qui durent
    .meaning = Ce que change un adversaire désarmé ou jeté à terre, un héros tombé ou sans arme.
option_effects_bite = Ils comptent
    .meaning = Un effet reste sur la carte jusqu’à sa fin. Il aide à attaquer la figure qui le porte, et la gêne elle-même ; bouclier et renfort lui font du bien.
option_effects_told = Ils se racontent
    .meaning = Un effet est dit et montré, et le MJ décide de ce qu’il change.

option_minion_defense = Défense des péons
    .meaning = Le nombre qu’il faut pour toucher un nouveau péon.
option_minion_defense_5 = Cinq
    .meaning = Les nouveaux péons ont une Défense de 5, comme tout adversaire typique.
option_minion_defense_4 = Quatre
    .meaning = Les nouveaux péons ont une Défense de 4, comme un adversaire faible.

option_x_effect_damage = Dégâts en plus d’un effet
    .meaning = Si une attaque exceptionnelle blesse encore quand le joueur préfère un effet, comme désarmer l’adversaire, à plus de dégâts.
option_x_effect_damage_1 = Les dégâts habituels en plus
    .meaning = L’adversaire subit l’effet, et en plus il perd 1 Cœur ou subit 1 Blessure.
option_x_effect_damage_0 = Effet seulement
    .meaning = L’adversaire subit l’effet et aucun autre mal.

option_elites = Élites
    .meaning = S’il y a des adversaires entre les péons et les boss.
option_elites_on = Avec des élites
    .meaning = Le MJ peut faire entrer des péons, des élites à TN 8 et 2 Blessures, et des boss.
option_elites_off = Sans élites
    .meaning = Tout adversaire est un péon ou un boss.

option_retaliation = Riposte
    .meaning = Si une attaque ratée coûte un Cœur à l’attaquant.
option_retaliation_off = Désactivée
    .meaning = Rater ne touche pas à vos Cœurs ; si autre chose s’ensuit, c’est au MJ de le dire.
option_retaliation_melee = Au corps à corps
    .meaning = Vous perdez 1 Cœur à chaque raté au corps à corps, pourvu que l’adversaire ait pu riposter.
option_retaliation_reach = Partout où l’on vous atteint
    .meaning = Vous perdez 1 Cœur à chaque raté, tirs compris, pourvu que l’adversaire ait pu riposter.

## Pouvoirs, blessures et repos

option_power_target = Nombre à atteindre contre un adversaire
    .meaning = Ce qu’un pouvoir doit atteindre quand il vise un adversaire.
option_power_target_higher = Le plus haut
    .meaning = On lance contre le nombre du niveau de pouvoir ou celui de l’adversaire, selon le plus haut : pour un pouvoir Standard contre un boss, c’est celui du boss.
option_power_target_defense = Celui de l’adversaire
    .meaning = Seule compte la Défense (ou TN) de l’adversaire : contre un péon, un pouvoir Fort est aussi facile qu’un Standard.
option_power_target_level = Celui du niveau de pouvoir
    .meaning = Seule compte la Difficulté (ou TN) du niveau de pouvoir : un pouvoir Standard n’est pas plus difficile contre un boss que contre un péon.

option_power_heal = Cœurs rendus par un soin
    .meaning = Le nombre de Cœurs que rend un pouvoir de soin, sans jamais dépasser le maximum.
option_power_heal_2 = Deux
    .meaning = Un pouvoir de soin réussi rend 2 Cœurs.

option_death_when_down = La mort à zéro Cœur
    .meaning = Ce que de nouveaux dégâts font à un héros déjà à 0 Cœur.
option_death_when_down_off = Personne ne meurt
    .meaning = Le héros reste à 0 Cœur, et on peut encore le relever.
option_death_when_down_on = Les dégâts tuent
    .meaning = Un héros à 0 Cœur qui devrait en perdre un de plus meurt.

option_recovery = Comment les héros récupèrent
    .meaning = Quand reviennent les Cœurs, et les Points de Pouvoir ou le Mana.
option_recovery_layered = Par étapes
    .meaning = La fin d’un conflit rend 1 Point de Pouvoir (ou de Mana), une courte pause tous les Cœurs, et un repos en toute sécurité tout le reste.
option_recovery_full = Tout d’un coup
    .meaning = Une fois le conflit terminé, un moment de calme suffit pour retrouver tous les Cœurs et tous les Points de Pouvoir (ou de Mana).
option_recovery_harsh = Rude
    .meaning = La fin d’un conflit rend 1 Point de Pouvoir (ou de Mana), et les Cœurs ne reviennent qu’avec un repos en toute sécurité.

option_armor_token = Jetons d’Armure
    .meaning = Si une protection peut sauver un Cœur.
option_armor_token_off = Désactivés
    .meaning = La protection est une description, et chaque touche coûte ses Cœurs.
option_armor_token_on = Activés
    .meaning = Une fois par scène, un héros qui a une protection peut ignorer la perte de 1 Cœur.

option_clock = Compteur
    .meaning = Si une scène se joue contre la montre ; le MJ le règle scène par scène.
option_clock_off = Pas de compteur
    .meaning = Dans cette scène, les échecs ne rapprochent aucune échéance.
option_clock_on = Compteur en marche
    .meaning = Chaque échec dans cette scène avance le compteur de 1, et les ennuis annoncés par le MJ arrivent quand il est plein.

## Jouer avec deux dés à six faces

option_exceptional_2d6 = L’exceptionnel avec deux dés
    .meaning = Ce qui compte comme un 12 quand on joue avec 2d6.
option_exceptional_2d6_total12plus = Total de 12 au moins
    .meaning = Les dés et le modificateur doivent faire ensemble 12 ou davantage.
option_exceptional_2d6_natural12 = Deux six
    .meaning = Les deux dés doivent montrer 6, quel que soit le modificateur, pourvu que le total soit de 10 au moins.
option_exceptional_2d6_exact12 = Total de 12 tout juste
    .meaning = Les dés et le modificateur doivent faire ensemble 12, et un 13 est un succès complet ordinaire.

option_reroll_2d6 = Relance avec deux dés
    .meaning = Quel total compte après qu’un Coup de Chance a acheté un second jet de 2d6.
option_reroll_2d6_better = Le meilleur
    .meaning = Le meilleur des 2 totaux compte.
option_reroll_2d6_new = Le nouveau
    .meaning = Le second total compte, même s’il est plus bas que le premier.

option_difficulty_2d6 = La Difficulté avec deux dés
    .meaning = Si la Difficulté et la Défense comptent quand on joue avec 2d6.
option_difficulty_2d6_flat = Elles ne comptent pas
    .meaning = Seul le total compte : de 7 à 9 il y a un prix, à partir de 10 tout va bien, contre un péon comme contre un boss.
option_difficulty_2d6_tiered = Comme modificateurs
    .meaning = Une Difficulté ou une Défense de 3 donne +1, 4 ou 5 ne change rien, 6 donne −1, 8 donne −2 et 12 donne −3.

## Jouer uniquement avec des d6

option_start_d6 = Premiers niveaux
    .meaning = Le niveau qu’ont au départ les deux caractéristiques les plus faibles d’un héros quand on joue uniquement avec des d6 ; celle de son rôle est au niveau Entraîné.
option_start_d6_parity = Comme avec cinq dés
    .meaning = Toutes deux sont Sans maîtrise et demandent un 6 : c’est la chance d’un d6 contre TN 6.
option_start_d6_gentle = Clément
    .meaning = Toutes deux sont au niveau Novice et demandent un 5.
