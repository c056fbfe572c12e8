### Équipement, chargement et survie : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_gear_abstract = On ne note que l’essentiel
    .gist = Votre feuille nomme les quelques objets qui font de vous qui vous êtes. Pour tout le reste, un test d’équipement dit si vous l’avez avec vous.

nova6_gear_load-choice = Ce que vous portez
    .gist = Choisissez l’un des cinq chargements : au dépourvu, de base, léger, moyen ou lourd. Sans rien dire, c’est celui de base.

nova6_gear_load-unprepared = Chargement : au dépourvu
    .gist = Rien ne vous pèse, et il n’y a rien à chercher : aucun test d’équipement. Dans le besoin, vous testez chaque jour, avec un dé de moins.

nova6_gear_load-basic = Chargement : de base
    .gist = Il ne vous charge pas. Les tests d’équipement ont un dé de moins ; dans le besoin, un test par jour.

nova6_gear_load-light = Chargement : léger
    .gist = Un dé de charge, des tests d’équipement ordinaires, et un test par jour de besoin.

nova6_gear_load-medium = Chargement : moyen
    .gist = Deux dés de charge et un dé de plus aux tests d’équipement ; il dure une semaine.

nova6_gear_load-heavy = Chargement : lourd
    .gist = Trois dés de charge ; un mois passe avant que vous deviez tester. Les tests d’équipement ont un dé de plus, à certaines tables deux.

nova6_gear_burdened = Ce que le chargement ralentit
    .gist = Les dés de votre chargement comptent contre tout test de Mouvement, défense comprise, et contre ce que vous endurez avec Physique. Si forte que soit votre carrure, ils restent.

nova6_gear_burdened-stacks = L’armure en plus du chargement
    .gist = Les deux comptent ensemble. Physique n’allège que la part de l’armure.

nova6_gear_load-cost = Le prix d’un chargement
    .gist = Le livre n’en donne pas le prix. Si votre partie compte l’argent, le MJ en nomme un.

nova6_gear_load-aspect = Un chargement qui a un nom
    .gist = À partir de léger, un aspect dit quel genre d’objets vous portez, et vous pouvez l’invoquer comme un autre.

nova6_gear_load-drop = Les sacs à terre
    .gist = Quand un conflit commence, vous posez votre chargement, sauf si vous voulez le garder. Si vous cédez ou fuyez, le MJ dit si vous le reverrez un jour.

nova6_gear_survival-test = Le test de survie
    .gist = Tant que vous êtes dans le besoin, vous testez Esprit (survie) aussi souvent que le demande votre chargement. Le MJ fait passer les jours.

nova6_gear_survival-fail = Quand tout manque
    .gist = Un échec blesse d’ordinaire : 2 dégâts physiques [T], et aucune armure n’aide. Ce qui met fin au besoin vous l’aurait épargné ; le MJ peut aussi prendre autre chose.

nova6_gear_test = L’avez-vous sur vous ?
    .gist = Un test d’équipement n’emploie aucune compétence : trois dés et ceux de votre chargement.

nova6_gear_test-mods = Rare, interdit, bien préparé
    .gist = Talents et traits aident. Pour ce qui est rare ou contraire à la loi, le MJ ajoute des dés de malus.

nova6_gear_test-success = Le voilà
    .gist = Vous avez l’objet jusqu’à la fin de la scène.

nova6_gear_test-time = Garder sa trouvaille
    .gist = Un point de prouesse le garde jusqu’au prochain jalon, deux jusqu’au prochain majeur, trois jusqu’à un épique.

nova6_gear_test-once = On ne vide ses poches qu’une fois
    .gist = Pour un même objet, vous testez une fois par scène. Un autre héros peut le chercher aussi.

nova6_talent_prepared_dice = Prévoyant
    .gist = Chacun de vos tests d’équipement a un dé de bonus.

nova6_talent_prepared_scene-sp = Prévoyant : un point par scène
    .gist = Une fois par scène, quand un test d’équipement réussit, vous pouvez prendre un point de prouesse de plus.

nova6_talent_prepared_stunts = Prévoyant : dés identiques
    .gist = Si un test d’équipement réussit, un double vaut 1 point de prouesse et un triple 2.

nova6_talent_prepared_share = Prévoyant : un pour chacun
    .gist = Pour un point de prouesse, chaque héros en a un.

nova6_talent_prepared_keep = Prévoyant : pour tout le scénario
    .gist = Avec un point de prouesse, l’objet reste jusqu’à la fin du scénario.
