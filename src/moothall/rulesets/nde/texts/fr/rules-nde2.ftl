### Les règles de la deuxième édition : un titre pour chacune, et l’essentiel tel qu’il faut à un joueur à la table.

## Mise en place

nde2_dice_set = Un dé par test
    .gist = Les tests se jouent avec un d4, d6, d8, d12 ou d20, et vous lancez un seul dé à chaque fois. Un exemplaire de chacun suffit à toute la table ; il n’y a pas de d10.

nde2_dice_d100 = Le d100 sert aux tables aléatoires
    .gist = Un d100 peut choisir une ligne dans une table aléatoire. Il ne décide jamais si un héros réussit ; un 1 ou un 100 n’y a donc rien de spécial.

nde2_setup_positioning = Zones, grille, ou ni l’un ni l’autre
    .gist = On peut jouer sans carte : chacun dit où il se tient, et les écarts se mesurent en zones. Le MJ peut préférer une grille, ou se passer tout à fait des distances.

nde2_setup_dice-mode = Avec quels dés jouer
    .gist = La table joue soit avec les cinq dés, soit avec deux dés à six faces. Si vous n’avez que des d6, choisissez 2d6 et gardez-les toute la partie.

nde2_seat_powers = Qui décide de quoi
    .gist = Le MJ parle pour le monde et les adversaires, fixe chaque Difficulté et dit ce qui s’ensuit. Les joueurs racontent ce que font leurs héros et lancent les dés.

## Créer un héros

nde2_char_parts = Ce qu’il faut sur une fiche
    .gist = Une fiche est complète avec un concept, un rôle, trois caractéristiques, des ressources et de l’équipement. Les Talents sont un plus bienvenu.

nde2_char_concept = Votre héros en une ligne
    .gist = Écrivez une ligne qui dit qui est votre héros et dans quel genre d’histoire vous êtes. Elle donne sa couleur au jeu, mais ne change aucun chiffre.

nde2_char_one-role = Choisir un rôle
    .gist = Prenez Assaut si vous foncez et vous battez, Spécialiste si vous vous faufilez, visez et planifiez, ou Adepte si vous comptez sur vos pouvoirs, votre savoir et votre vivacité d’esprit. Un héros a un rôle, jamais deux et jamais aucun.

nde2_char_role-label = Renommer son rôle
    .gist = Donnez au rôle le nom qui va à votre monde. C’est un simple coup de peinture : tout se joue comme avant.

nde2_char_role-no-bonus = Un rôle ne donne pas de bonus
    .gist = Votre rôle propose seulement quel dé mettre dans quelle caractéristique. À dés égaux, un Assaut et un Adepte ont des chances égales.

nde2_attr_scope = Ce que couvre chaque caractéristique
    .gist = La Force, ce sont les muscles, l’endurance et le combat rapproché ; l’Agilité, les mains vives, les pas discrets, la visée et la conduite ; le Pouvoir, ce qui rend votre monde unique, des sorts et des machines étranges jusqu’au bluff et au flair. Le MJ dit laquelle sert pour un test.

nde2_attr_spread = Répartir trois dés
    .gist = Donnez un d12 à une caractéristique, un d8 à une autre et un d6 à la dernière. Cela fait six répartitions possibles.

nde2_attr_suggested = Dés suggérés selon le rôle
    .gist = Assaut part de Force d12, Agilité d8 et Pouvoir d6 ; Spécialiste part d’Agilité d12, Pouvoir d8 et Force d6 ; Adepte part de Pouvoir d12, Agilité d8 et Force d6. Échangez les dés si vous le souhaitez.

nde2_attr_dodge = Esquiver avec l’Agilité
    .gist = Quand un héros se baisse ou bondit de côté, il lance son dé d’Agilité. Le MJ peut choisir une autre caractéristique.

nde2_res_hearts-pp = Cœurs et Points de Pouvoir au départ
    .gist = Un nouveau héros a 5 Cœurs et 3 Points de Pouvoir. Les deux sont au complet au départ, et le héros ne peut pas en avoir plus pour le moment.

nde2_res_lp = De la chance à chaque session
    .gist = Chaque héros ouvre chaque session avec 2 Coups de Chance.

nde2_talent_two = Deux Talents, si vous voulez
    .gist = Dites en deux brèves formules ce que votre héros fait bien, et inventez-les librement. La table peut aussi jouer sans Talents.

nde2_talent_effect = Ce que fait un Talent
    .gist = Quand un Talent convient vraiment au moment, le MJ peut accorder le dé juste au-dessus ou effacer un obstacle. Il peut aussi dire qu’il ne convient pas.

nde2_talent_not-auto = Un Talent n’évite pas le jet
    .gist = Un Talent qui convient améliore vos chances, et rien de plus. Vous lancez quand même le dé, et vous pouvez quand même échouer.

nde2_talent_one-per-test = Un Talent à la fois
    .gist = Un seul Talent compte dans un test. Si le MJ en admet un second, le journal le note.

nde2_gear_slots = Ce que vous portez
    .gist = Notez un outil clé, une protection et trois bricoles. Une quatrième bricole vous vaut un avertissement.

nde2_gear_permission = L’équipement ouvre des possibilités
    .gist = Le bon objet vous permet de tenter ce qui serait exclu sans lui ; le MJ dit quand. Il ne touche pas à votre dé, même si un outil vraiment idéal peut compter comme une facilité.

nde2_gear_protection-inert = Une protection n’est que description
    .gist = Une armure ou un bouclier n’arrête rien tout seul : une touche coûte toujours 1 Cœur. Cela ne change que si la table joue avec les jetons d’Armure.

## La chance

nde2_luck_one-buys-one = Trois usages de la chance
    .gist = Un Coup de Chance achète une seule chose : une relance, un dé plus grand, ou un succès avec coût à la place d’un échec. Quand vous n’en avez plus, rien de tout cela ne vous est ouvert.

nde2_luck_reroll = Chance : relancer
    .gist = Dépensez 1 Coup de Chance pour lancer le même dé encore une fois. Le meilleur des deux résultats compte.

nde2_luck_step = Chance : un dé plus grand
    .gist = Dépensez 1 Coup de Chance avant de lancer, et un d4, d6, d8 ou d12 passe à la taille suivante. Ensuite, il redevient ce qu’il était.

nde2_luck_step-at-top = Pas de chance gaspillée
    .gist = Si un Coup de Chance ne peut pas agrandir votre dé, parce que vous lancez déjà un d20, vous ne pouvez pas le payer. Il vous reste.

nde2_luck_buy-success = Chance : acheter un succès
    .gist = Après un échec, 1 Coup de Chance en fait un succès avec coût : vous obtenez ce que vous vouliez, et le MJ vous le fait payer. Si vous avez déjà réussi, il n’y a rien à acheter.

nde2_luck_price = Ce que peut être le prix
    .gist = Un succès avec coût se règle sur-le-champ. Le MJ choisit ce qu’il en coûte : du bruit, des minutes perdues, des provisions entamées, une mauvaise place, des regards importuns, du matériel cassé, un compromis, une présence dévoilée, un nouveau danger ou autre chose.

nde2_luck_own-test = Votre chance est à vous
    .gist = Vous ne dépensez de Coups de Chance que pour les tests de votre propre héros. Un ami ne peut pas payer pour vous.

nde2_luck_refresh = La chance revient
    .gist = Au début d’une nouvelle session, chaque héros repart avec 2 Coups de Chance, qu’il ait fini la précédente avec moins ou avec plus.

nde2_luck_award = La chance en récompense
    .gist = Le MJ peut offrir 1 Coup de Chance pour un pari osé, un choix qui lance l’histoire ou des ennuis joués de bon cœur. Un héros peut ainsi dépasser 2 jusqu’à la fin de la session.

nde2_luck_timing = Quand dépenser sa chance
    .gist = Payez un dé plus grand avant le jet. Payez une relance ou un succès acheté une fois le dé connu, mais avant que le MJ raconte la suite.

nde2_luck_several = Plus d’un Coup de Chance
    .gist = Vous pouvez mettre plusieurs Coups de Chance dans un test, l’un après l’autre, tant que vous en avez. Chacun n’achète toujours qu’une chose.

nde2_luck_on-one = La chance contre un 1
    .gist = Après un 1, vous pouvez dépenser un Coup de Chance pour relancer ou pour acheter un succès avec coût. Si vous achetez, le prix remplace la complication ; vous ne subissez donc jamais les deux.

## Les tests

nde2_test_when = Quand lancer les dés
    .gist = Ne lancez que si personne ne peut dire comment cela finira et si un échec ferait mal ou changerait quelque chose. S’il manque l’un ou l’autre, le MJ peut simplement laisser faire.

nde2_test_declare = Dire quoi et pourquoi
    .gist = Avant tout le reste, le joueur décrit ce que fait son héros et dans quel but.

nde2_test_gm-attribute = Quelle caractéristique lancer
    .gist = Le MJ décide si c’est la Force, l’Agilité ou le Pouvoir qui convient à l’action. Vous lancez le dé correspondant.

nde2_test_gm-difficulty = Le MJ fixe la Difficulté
    .gist = Le MJ choisit 3, 4, 5, 6, 8 ou 12 avant que le dé soit lancé. On n’utilise pas les nombres intermédiaires.

nde2_test_stakes = Savoir ce que l’on risque
    .gist = Le MJ vous dit ce que signifiera un échec, et ensuite seulement vous lancez. Un seul mot suffit.

nde2_test_ladder = Six niveaux de Difficulté
    .gist = Facile vaut 3, standard 4, difficile 5, très difficile 6, héroïque 8 et légendaire 12.

nde2_test_gm-guidelines = Comment choisir une Difficulté
    .gist = Si deux niveaux semblent justes, prenez le plus bas et mettez le poids sur les suites de l’échec. Prenez 3 pour une quasi-certitude sous tension, 4 pour les risques de tous les jours, 5 quand le métier ou un coup de pouce compte, 6 pour un pari hasardeux, 8 quand il faut un maître ou un plan soigné, et 12 pour ce qui demande toute une campagne.

nde2_test_meet-or-beat = Atteindre le nombre
    .gist = Vous réussissez quand le dé montre la Difficulté ou davantage. Contre la Difficulté 5, un 5 suffit, un 4 non.

nde2_test_fail-moves = L’échec fait avancer l’histoire
    .gist = Sous la Difficulté, vous n’obtenez pas ce que vous cherchiez, et rien ne reste comme avant : le MJ amène une complication ou un coût.

nde2_test_one = Un 1 échoue toujours
    .gist = Quand le dé montre 1, la tentative échoue à toutes les Difficultés. Le MJ doit ajouter une complication.

nde2_test_complication-kinds = Sortes de complications
    .gist = Les ennuis peuvent être du bruit, du temps gâché, une place moins bonne, une ressource épuisée, ou tout ce qui vient à l’esprit du MJ.

nde2_test_max-is-exceptional = La face la plus haute brille
    .gist = Si le dé montre son plus grand nombre, comme 12 sur un d12, le succès est exceptionnel.

nde2_test_max-of-rolled-die = Le dé que vous avez en main
    .gist = Le plus grand nombre est celui du dé que vous lancez vraiment, après tous les changements de taille. Un 12 sur un d20 n’a donc rien de spécial, même si votre caractéristique est un d12.

nde2_test_max-under-t = Face la plus haute sous la Difficulté
    .gist = Le plus grand nombre du dé est un succès exceptionnel même quand la Difficulté est plus haute, comme un 6 sur un d6 contre la Difficulté 8. Un réglage de la table peut en faire un simple succès ou un échec.

nde2_test_benefit = Un avantage supplémentaire
    .gist = Un succès exceptionnel offre un bonus en plus de ce que vous vouliez : aller plus vite, faire moins de bruit, frapper plus fort, rester plus à l’abri, ou gagner autre chose encore. Le joueur le propose, et le MJ l’accepte.

nde2_test_aftermath = Ce que laisse un test
    .gist = Une complication, un coût ou un bénéfice reste dans la scène. Le MJ le retrouve parmi ce qui gêne ou aide, jusqu’à la fin de la scène ou jusqu’à ce qu’il le lève. Du matériel abîmé gêne tant qu’une Action ne l’a pas réparé.

nde2_test_cost-outcome = Succès avec coût
    .gist = Sur un seul dé, aucun nombre ne donne un succès avec coût. On l’obtient en dépensant un Coup de Chance, ou avec un total de 7 à 9 si l’on joue avec 2d6.

## Dés plus grands, dés plus petits

nde2_step_no-plus = Changer de dé, pas de nombre
    .gist = De bonnes ou de mauvaises circonstances rendent votre dé plus grand ou plus petit. Ce qu’il montre n’est jamais ni augmenté ni diminué.

nde2_step_up = Un niveau de plus
    .gist = Chaque niveau en votre faveur échange le dé contre celui juste au-dessus : un d4 contre un d6, un d6 contre un d8, un d8 contre un d12, un d12 contre un d20.

nde2_step_down = Un niveau de moins
    .gist = Chaque niveau contre vous échange le dé contre celui juste au-dessous : un d20 contre un d12, un d12 contre un d8, un d8 contre un d6, un d6 contre un d4.

nde2_step_bounds = Où s’arrêtent les tailles
    .gist = Aucun dé ne dépasse le d20 ni ne descend sous le d4. Un niveau qui irait plus loin est perdu.

nde2_step_sources = Ce qui aide, ce qui gêne
    .gist = Un plan fait à temps, de bons outils, une place favorable, la surprise ou un soutien peuvent être une facilité. La nuit, un sol glissant, la hâte, le bruit, une distraction ou une couverture peuvent être un obstacle ; le MJ décide.

nde2_step_one-each = Une facilité, un obstacle
    .gist = Tout ce qui aide, si nombreux que ce soit, fait une seule facilité ; tout ce qui gêne fait un seul obstacle. Le MJ peut en permettre plus pour un test donné.

nde2_step_cancel = Facilité et obstacle s’annulent
    .gist = Une facilité et un obstacle s’effacent l’un l’autre, et vous lancez votre dé habituel.

nde2_step_net-first = Additionner, puis changer
    .gist = Comptez d’abord tous les niveaux de plus et de moins, puis changez le dé une seule fois en vous arrêtant au d4 ou au d20. Un d20 avec un niveau dans chaque sens reste un d20.

nde2_step_talent-slot = Talent ou situation, pas les deux
    .gist = Un Talent qui agrandit le dé est votre facilité ; la situation ne peut donc pas donner un second niveau. Un Talent qui efface un obstacle laisse la place à cette facilité.

nde2_step_paid-slots = L’aide et la chance s’ajoutent
    .gist = Le niveau d’un allié et celui d’un Coup de Chance s’ajoutent à la situation. Avec une facilité, de l’aide et un Coup de Chance, un d6 devient un d20.

nde2_step_one-test-only = Retour à la normale ensuite
    .gist = Tout changement de dé prend fin avec le test. La fiche garde toujours le dé propre à la caractéristique.

nde2_step_one-place = Compter chaque chose une fois
    .gist = Ce qui fait déjà partie de la Difficulté ne change pas le dé en plus. Le MJ choisit où cela compte.

nde2_step_decline = Vous pouvez dire non
    .gist = Vous pouvez refuser un dé plus grand, d’où qu’il vienne ; contre une haute Difficulté, le petit est parfois le meilleur pari. Les obstacles, eux, ne se refusent ni ne se demandent.

## Aider et réessayer

nde2_help_cost = Aider coûte votre Action
    .gist = Pour aider en combat, vous renoncez à votre Action de ce round ; ailleurs, cela prend votre temps. Si vous avez déjà agi, vous ne pouvez pas aider.

nde2_help_effect = L’aide agrandit le dé
    .gist = Le héros que vous aidez lance le dé juste au-dessus, pour ce test seulement.

nde2_help_described = Dire comment on aide
    .gist = Racontez à la table ce que vous faites : tenir une lampe, passer une corde, attirer l’œil d’un garde, souffler un conseil. Si le MJ trouve que cela ne convient pas, vous gardez votre Action.

nde2_help_one-helper = Un seul allié aide
    .gist = Un seul allié peut aider pour un test. Tout autre volontaire garde son Action.

nde2_retry_locked = Pas de nouvel essai à l’identique
    .gist = Après un échec, le même héros ne peut pas tenter la même chose de la même façon. Il faut d’abord que quelque chose change, sauf si le MJ le permet.

nde2_retry_ways = Trois façons de continuer
    .gist = Prenez-vous-y autrement, avec une autre caractéristique, un autre outil ou un autre chemin ; ou payez un prix, comme du temps, une alerte ou des provisions, et relancez ; ou laissez tomber.

## Distances et couverture

nde2_zone_four = Quatre distances
    .gist = Près, c’est à portée de bras ; Pas loin, à quelques pas ; Loin, à l’autre bout de la scène ; et Très loin, à sa lisière, où seul un tireur d’élite ou un véhicule peut vous atteindre.

nde2_zone_move-one = Une zone par tour
    .gist = Vous déplacer à votre tour vous rapproche ou vous éloigne d’une zone ; de Loin, vous passez donc à Pas loin, mais pas à Près. Le MJ peut permettre plus.

nde2_grid_option = Jouer sur une grille
    .gist = Le MJ peut choisir une grille au lieu des zones. Une case mesure un à deux mètres de côté.

nde2_grid_move = Cinq cases par tour
    .gist = À votre tour, vous avancez de 5 cases au plus, une partie avant votre Action et une partie après si vous voulez. Un pas en diagonale coûte 1, comme les autres.

nde2_cover_full = Derrière une couverture totale
    .gist = Une cible derrière une couverture totale ne peut être ni visée ni observée depuis l’autre côté. On ne lance aucun dé.

nde2_cover_power = Pouvoirs et couverture totale
    .gist = La couverture totale arrête aussi un pouvoir, sauf si le MJ dit que celui-ci se passe d’une ligne d’action dégagée.

nde2_cover_partial = Derrière une couverture partielle
    .gist = Si la cible est en partie cachée, qui tire ou observe lance le dé juste au-dessous. C’est son seul obstacle pour ce test ; l’obscurité en plus ne change donc rien.

nde2_cover_not-defense = La couverture laisse la Défense intacte
    .gist = La couverture et les autres conditions agissent sur le dé de qui attaque. La Défense de l’adversaire reste ce qu’elle était.

nde2_cover_melee = Couverture et corps à corps
    .gist = Au corps à corps, la couverture ne vous gêne pas ; votre dé reste ce qu’il est.

## Le combat

nde2_combat_start = Quand un combat commence
    .gist = Un combat commence dès que quelqu’un veut faire du mal et qu’il importe de savoir qui agit avant qui. Le MJ peut aussi régler une brève échauffourée par un seul test.

nde2_combat_order = Les héros d’abord, puis les adversaires
    .gist = Tous les héros agissent, dans l’ordre qui plaît aux joueurs, puis tous les adversaires ; ensuite commence un nouveau round. Les héros qui passent ou sont hors de combat comptent comme ayant fini.

nde2_combat_turn = Ce que contient un tour
    .gist = À votre tour, vous avez un Déplacement et une Action, dans l’ordre de votre choix. Vous ne pouvez pas échanger l’Action contre un second Déplacement.

nde2_combat_actions = Ce que peut être une Action
    .gist = Votre Action peut servir à attaquer, à tenter un test, à aider un allié, à employer un pouvoir, à manier de l’équipement ou à vous servir de ce qui vous entoure.

nde2_attack_attribute = Quel dé attaque
    .gist = Lancez la Force pour frapper de près et l’Agilité pour tirer ou jeter. Un pouvoir se sert normalement du Pouvoir, sauf si le MJ choisit une autre caractéristique.

nde2_attack_hit = Porter une attaque
    .gist = Nommez votre cible, décrivez le coup et lancez le dé de la caractéristique. Vous touchez s’il montre la Défense de l’adversaire ou davantage.

nde2_attack_defense = La Défense des adversaires
    .gist = Un adversaire faible a une Défense de 4, un typique 5, une élite 6, un boss 8 et un boss légendaire 12. Le MJ peut en choisir une autre.

nde2_attack_damage = Ce que fait une touche
    .gist = Une touche ordinaire coûte 1 Cœur à la cible.

nde2_attack_exceptional = Une attaque exceptionnelle
    .gist = Choisissez : l’adversaire perd 2 Cœurs, ou bien il en perd 1 et se retrouve en plus désarmé, à terre, chassé de sa couverture ou quelque chose du genre.

nde2_attack_floor = Les Cœurs s’arrêtent à zéro
    .gist = Les Cœurs ne descendent pas sous 0. Tout dégât au-delà est ignoré.

nde2_attack_miss = Ce qu’entraîne une attaque ratée
    .gist = Rater ne vous coûte pas de Cœur en soi. Le MJ décide de la suite dans le récit, et après un 1 il doit y en avoir une.

nde2_foe_minion = Les péons tombent d’un coup
    .gist = Après une seule touche, un péon est hors de combat.

nde2_foe_minion-defense = La Défense des péons
    .gist = Un péon a une Défense de 5, sauf si le MJ la met à 4.

nde2_foe_elite = Il faut deux touches pour une élite
    .gist = Une élite a 2 Cœurs ; deux touches ordinaires en viennent donc à bout.

nde2_foe_boss = La résistance d’un boss
    .gist = Un boss a 3 Cœurs. Pour le grand final, le MJ peut lui en donner 5.

nde2_foe_down-meaning = Ce que veut dire tomber
    .gist = Un adversaire battu sort de la scène, et vous dites comment : assommé, en fuite, résigné, ou mort si l’histoire le veut.

nde2_foe_space = L’espace vaut aussi pour les adversaires
    .gist = Comme un héros, un adversaire doit avoir la portée, une ligne et aucun couvert total devant lui ; le MJ peut passer outre. Un couvert partiel ou une longue distance donne une facilité au héros qui évite un tir, ou un obstacle à l’adversaire qui lance.

nde2_combat_effects = Effets qui durent
    .gist = Désarmé, jeté à terre, immobilisé ou autre : attaquer une figure dans cet état donne un avantage, et elle-même a un désavantage quand elle attaque ou évite un coup. Les effets d’un adversaire prennent fin avec le round, ceux d’un héros par une Action qui y remédie ; un adversaire immobilisé perd son prochain tour. Le MJ peut mettre fin à chacun d’eux.

nde2_foe_turn = Quand les adversaires frappent
    .gist = Le héros menacé lance pour s’en tirer sans mal, d’ordinaire contre la Défense de l’adversaire, et perd 1 Cœur en cas d’échec ; le MJ choisit la caractéristique et la Difficulté. Chaque adversaire demande un test, et un groupe de péons un seul pour tous.

nde2_range_melee = La portée au corps à corps
    .gist = Au corps à corps, vous atteignez qui se trouve Près. Sur une grille, ce sont les huit cases autour de vous.

nde2_range_ranged = On tire sur ce que l’on voit
    .gist = Une attaque à distance peut viser quiconque est en vue, si loin que ce soit. Hors de vue, pas de tir.

nde2_range_limit = Tirs lointains sur une grille
    .gist = Si la table active cette règle, une cible à plus de 10 cases est un obstacle : vous lancez le dé juste au-dessous. À 10 cases ou moins, rien ne change.

nde2_crowd = Une foule de péons
    .gist = Quand deux péons ou plus pressent un même héros, le MJ peut réduire d’un niveau le dé de ce héros, ou ajouter une complication en cas d’échec, ou ne rien faire. Ce n’est jamais les deux à la fois.

nde2_crowd_one-outcome = Un seul jet décide
    .gist = Même dans une mêlée générale, chaque tentative est un seul jet et n’a qu’une issue.

## Les pouvoirs

nde2_power_scope = Ce que sont les pouvoirs
    .gist = Votre table dit ce qu’est un pouvoir chez elle : des sorts, des gadgets, des prouesses de cinéma, une langue bien pendue. Les règles les traitent tous de même.

nde2_power_when = Quand un pouvoir coûte des points
    .gist = Les Points de Pouvoir paient ce qui dépasse les moyens du commun. Si le MJ trouve cela ordinaire, c’est un simple test de Pouvoir, et il ne coûte rien.

nde2_power_sequence = Employer un pouvoir
    .gist = Dites ce qui doit arriver, et le MJ vous dit à quel point c’est difficile et combien de Points de Pouvoir il faut. Payez-les, puis lancez le Pouvoir.

nde2_power_spend-first = Payer avant de lancer
    .gist = Les points sont partis avant que le dé tombe, et un échec ne les rend pas. Relancer grâce à la chance n’en coûte pas davantage.

nde2_power_failure = Quand un pouvoir échoue
    .gist = Rien n’arrive comme prévu, et les points restent dépensés. Le MJ ajoute toujours une complication : un retour de flamme, une trace laissée, une présence remarquée ou un effet non voulu.

nde2_power_trick = Niveau de pouvoir : Astuce
    .gist = Difficulté 4, pour 0 Point de Pouvoir ou, si le MJ le dit, 1 : une lueur, un bruit, une petite illusion, une brève diversion.

nde2_power_standard = Niveau de pouvoir : Standard
    .gist = Difficulté 5, pour 1 Point de Pouvoir : un trait d’énergie, un bouclier, une bourrade, un grand bond, un coup de fouet.

nde2_power_strong = Niveau de pouvoir : Fort
    .gist = Difficulté 6, pour 2 Points de Pouvoir : frapper toute une zone, prendre le contrôle, soigner, immobiliser quelqu’un, forcer un système en plein combat.

nde2_power_strengthen = Boucliers et renforts
    .gist = Un bouclier gêne toutes les attaques contre la figure qu’il protège, jusqu’au début du round suivant. Un renfort donne un avantage à son prochain test, puis il est épuisé.

nde2_power_great = Niveau de pouvoir : Grand
    .gist = Difficulté 8 ou 12, au choix du MJ, pour 3 Points de Pouvoir : de quoi retourner la scène, voire la campagne.

nde2_power_exceptional = Un pouvoir exceptionnel
    .gist = Rendez l’effet plus grand, plus long ou plus fort, ou ajoutez un avantage comme la discrétion, la précision ou la sûreté. À la place, le MJ peut vous rendre 1 Point de Pouvoir.

nde2_power_refund-cap = Pas de points à partir de rien
    .gist = Vous ne récupérez jamais plus de Points de Pouvoir que vous n’en avez payé, ni plus que vous ne pouvez en avoir. Une Astuce gratuite n’en rend aucun.

nde2_power_vs-defense = Pouvoirs contre adversaires
    .gist = Quand un pouvoir vise un adversaire, lancez contre la Difficulté du pouvoir ou la Défense de l’adversaire, selon la plus haute des deux.

nde2_power_damage = Les dégâts des pouvoirs
    .gist = Un pouvoir offensif retire 1 Cœur à chaque cible touchée, à tous les niveaux. S’il en frappe plusieurs, comparez le même jet à chacune.

nde2_power_exceptional-hit = Un choix, pas deux
    .gist = Quand un pouvoir offensif obtient un succès exceptionnel, choisissez une seule fois, parmi les choix d’une attaque ou ceux d’un pouvoir. Si vous ne prenez pas les 2 Cœurs, la cible perd quand même le Cœur habituel (1).

nde2_power_not-enough = Pas de pouvoir à crédit
    .gist = Si vous avez moins de Points de Pouvoir que n’en coûte le pouvoir, vous ne pouvez pas l’employer.

nde2_power_heal = Soigner avec un pouvoir
    .gist = Un pouvoir Fort peut soigner : il rend 2 Cœurs, sans jamais dépasser le maximum. Il peut ramener quelqu’un qui est hors de combat.

## Blessures, repos et développement

nde2_harm_meaning = Ce que veut dire perdre des Cœurs
    .gist = Dites à quoi cela ressemble : fatigue, entaille, bleus, frayeur ou étourdissement, selon votre monde.

nde2_harm_zero = Hors de combat
    .gist = À 0 Cœur, votre héros est hors jeu : ni Actions, ni aide, ni Coups de Chance, jusqu’à ce que quelqu’un le relève.

nde2_harm_revive = Relever quelqu’un
    .gist = Un allié sur la case voisine, ou Près de vous, peut donner son Action pour vous relever : vous revenez en jeu avec 1 Cœur, sans jet.

nde2_harm_no-death = Aucune règle ne tue un héros
    .gist = De nouveaux dégâts sur un héros à 0 Cœur n’ont pas d’effet : il reste hors de combat, et les règles ne prévoient rien de pire.

nde2_rest_scene-pp = Quand le conflit est terminé
    .gist = À la fin d’un conflit, chaque héros récupère 1 Point de Pouvoir, jusqu’au maximum.

nde2_rest_breather = Une courte pause
    .gist = Si le groupe peut souffler après un conflit et si le MJ trouve l’endroit convenable, tous les Cœurs reviennent. Les Points de Pouvoir, non.

nde2_rest_harsh = Un jeu plus rude
    .gist = Dans une partie plus dure, le MJ peut juger qu’une pause ne suffit pas. Les Cœurs ne reviennent alors qu’en lieu sûr.

nde2_rest_safe = Un repos en toute sécurité
    .gist = Se reposer à l’abri rend tous les Cœurs et tous les Points de Pouvoir. Les Coups de Chance ne bougent pas.

nde2_grow_when = Quand les héros progressent
    .gist = Quand s’achève une aventure, une mission ou une grande partie de l’histoire, le MJ laisse les héros progresser. Une fois toutes les une à trois sessions, c’est un bon rythme.

nde2_grow_one = Un progrès pour chacun
    .gist = Chaque héros choisit une chose : un dé de caractéristique plus grand, un Cœur de plus, un Point de Pouvoir de plus ou un nouvel Atout.

nde2_grow_attribute = Améliorer une caractéristique
    .gist = Une caractéristique reçoit pour de bon le dé juste au-dessus. Un d20 ne peut plus grandir.

nde2_grow_heart = Gagner un Cœur
    .gist = Vous pouvez avoir 1 Cœur de plus, jusqu’à 7, et vous le recevez tout de suite.

nde2_grow_pp = Gagner un Point de Pouvoir
    .gist = Vous pouvez avoir 1 Point de Pouvoir de plus, jusqu’à 5, et le nouveau point est à vous aussitôt.

nde2_grow_trait = Un nouvel Atout
    .gist = Écrivez une phrase sur quelque chose de particulier que votre héros sait faire désormais, et convenez-en avec le MJ. Cela ouvre des portes dans le récit et ne change aucun chiffre.

## Jouer avec deux dés à six faces

nde2_v2d6_modifiers = Des modificateurs au lieu des dés
    .gist = Donnez +2 à une caractéristique, +1 à une autre et +0 à la troisième. Pour un test, lancez deux d6 et ajoutez le modificateur à leur somme.

nde2_v2d6_fail = Six et moins
    .gist = Un total de 6 ou moins échoue, et le MJ doit dire ce qui s’ensuit.

nde2_v2d6_cost = De sept à neuf
    .gist = Avec un total de 7 à 9, vous obtenez ce que vous voulez, mais le MJ fixe un prix.

nde2_v2d6_full = Dix et plus
    .gist = À partir d’un total de 10, vous réussissez sans rien payer.

nde2_v2d6_exceptional = Douze et plus
    .gist = À partir d’un total de 12, le succès est exceptionnel et apporte un avantage supplémentaire. Les modificateurs comptent ; deux six avec −1 font donc 11, et cela ne suffit pas.

nde2_v2d6_situation = Plus un, moins un
    .gist = Le MJ donne +1 quand un bon plan ou la situation vous favorise, et −1 quand la pression, une couverture, la confusion ou d’autres ennuis vous gênent. Les totaux à atteindre ne changent jamais.

nde2_v2d6_luck-reroll = Chance : relancer les deux dés
    .gist = Dépensez 1 Coup de Chance pour lancer les deux dés encore une fois, et gardez le meilleur total.

nde2_v2d6_luck-plus = Chance : un point de plus
    .gist = Dépensez 1 Coup de Chance après le jet pour ajouter 1 à votre total. Cela change tout à 6, à 9 et à 11.

nde2_v2d6_luck-buy = Chance : payer un succès
    .gist = Dépensez 1 Coup de Chance, et un total raté compte comme un succès avec coût, si bas qu’il soit.

nde2_v2d6_mapping = Changer les dés en modificateurs
    .gist = Pour convertir un héros, lisez un d6 comme +0, un d8 comme +1, un d12 comme +2 et un d20 comme +3.

nde2_v2d6_help-talent = Aide et Talents
    .gist = Un allié qui aide donne +1. Un Talent donne +1 à la place du +1 de la situation, ou il efface un −1.

nde2_v2d6_attack = Attaquer avec deux dés
    .gist = Un total de 7 à 9 touche à un prix que fixe le MJ, et 10 ou plus touche tout court. À partir de 12, vous pouvez choisir 2 Cœurs ou un effet fort.

nde2_v2d6_no-targets = Ni Difficulté ni Défense
    .gist = Avec deux dés, seul le total décide ; on met de côté la Difficulté et la Défense, mais les Cœurs et le coût des pouvoirs restent. Une table peut les faire revenir comme modificateurs, de +1 à −3.

nde2_v2d6_power = Les pouvoirs avec deux dés
    .gist = Payez d’abord, lancez ensuite. Avec 6 ou moins, rien n’arrive, les points sont perdus et une complication suit ; de 7 à 9, le pouvoir marche et le MJ fixe un prix ; à partir de 10, il marche tout court. À partir de 12, vous choisissez comme pour tout pouvoir exceptionnel.

nde2_v2d6_growth = Progresser avec deux dés
    .gist = Pour améliorer une caractéristique, augmentez un modificateur de 1, jusqu’à +3 au plus.

## Les suppléments, et la liste du MJ

nde2_opt_all-off = Les suppléments sont d’abord désactivés
    .gist = Les jetons d’Armure, les compteurs et la riposte sont des suppléments. Une nouvelle table commence sans eux et ajoute ce qui lui plaît.

nde2_opt_armor = Les jetons d’Armure
    .gist = Un héros qui porte une protection reçoit 1 jeton d’Armure au début de chaque scène. Donnez-le pour ignorer la perte de 1 Cœur.

nde2_opt_armor-needs-gear = Pas de jeton sans protection
    .gist = Si la place de la protection est vide sur votre fiche, vous ne recevez pas de jeton d’Armure.

nde2_opt_clock = Jouer contre le compteur
    .gist = Quand le temps manque, le MJ lance un compteur, choisit sa longueur (3 est un bon début) et dit ce qui arrive quand il est plein.

nde2_opt_clock-tick = Les échecs font avancer le compteur
    .gist = Chaque test raté dans la scène avance le compteur de 1, et un 1 sur le dé ne compte pas davantage ; un succès, quel qu’il soit, n’y touche pas. Quand il est plein, les ennuis annoncés arrivent.

nde2_opt_retaliation = La riposte au corps à corps
    .gist = Avec cette variante, une attaque ratée au corps à corps coûte 1 Cœur à l’attaquant, tandis qu’un tir raté n’en coûte aucun. Une attaque ratée que la chance a changée en touche ne compte pas.

nde2_opt_retaliation-reach = L’adversaire pouvait-il vous atteindre ?
    .gist = La riposte ne frappe que si l’adversaire était vraiment en mesure de rendre le coup. Le MJ en décide chaque fois.

nde2_list_order = Les sept questions du MJ
    .gist = Le MJ parcourt un test dans cet ordre : ce que vous voulez, quelle caractéristique, à quel point c’est difficile et ce qui change le dé, qui aide, ce que dit le dé, ce qui tourne mal, ce que vous gagnez en plus.
