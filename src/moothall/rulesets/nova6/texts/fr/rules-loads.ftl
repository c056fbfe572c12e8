### Équipement, chargement et survie : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_gear_abstract = On ne note que l’essentiel
nova6_gear_load-choice = Ce que vous portez
nova6_gear_load-unprepared = Chargement : au dépourvu
nova6_gear_load-basic = Chargement : de base
nova6_gear_load-light = Chargement : léger
nova6_gear_load-medium = Chargement : moyen
nova6_gear_load-heavy = Chargement : lourd
nova6_gear_burdened = Ce que le chargement ralentit
nova6_gear_burdened-stacks = L’armure en plus du chargement
nova6_gear_load-cost = Le prix d’un chargement
nova6_gear_load-aspect = Un chargement qui a un nom
nova6_gear_load-drop = Les sacs à terre
nova6_gear_survival-test = Le test de survie
nova6_gear_survival-fail = Quand tout manque
nova6_gear_test = L’avez-vous sur vous ?
nova6_gear_test-mods = Rare, interdit, bien préparé
nova6_gear_test-success = Le voilà
nova6_gear_test-time = Garder sa trouvaille
nova6_gear_test-once = On ne vide ses poches qu’une fois
nova6_talent_prepared_dice = Paré à tout
nova6_talent_prepared_scene-sp = Paré : un point par scène
nova6_talent_prepared_stunts = Paré : dés identiques
nova6_talent_prepared_share = Paré : un pour chacun
nova6_talent_prepared_keep = Paré : pour tout le scénario
