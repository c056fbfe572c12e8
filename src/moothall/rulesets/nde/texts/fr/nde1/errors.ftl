### Ce qu’interdisent les règles de la première édition, avec ses propres mots.

error-no-difficulty = Dites d’abord à quel point c’est difficile : un test a besoin d’une Difficulté (TN).
error-off-ladder = { $number } ne fait pas partie des Difficultés (TN) { $ladder }.
error-power-level = Une magie de niveau « { $level } » : TN { $numbers }, coût { $costs } Mana.
error-no-power = { $cost ->
        [one] { $hero } n’a pas le point de Mana nécessaire.
       *[other] { $hero } n’a pas les { $cost } points de Mana nécessaires.
    }
error-heal-level = Une magie de niveau « { $level } » est trop faible pour soigner.
error-hold-level = Une magie de niveau « { $level } » est trop faible pour immobiliser ; prenez Fort ou Grand.
error-strengthen-level = Une magie de niveau « { $level } » est trop faible pour protéger ou renforcer ; prenez Standard ou plus.
error-no-refund = { $hero } ne peut pas récupérer de Mana ici.
error-no-square = { $name } n’a pas encore de case sur le plateau et ne peut pas agir dans ce combat.

problem-one-role = Un héros a un seul rôle parmi « warrior », « rogue » et « mage », et « { $said } » n’en est pas un.
problem-grown = « { $field } » doit être une liste de « attribute », « heart » et « power », un mot pour chaque progrès du héros.
