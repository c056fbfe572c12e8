### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = NDE, la nouvelle édition
    .hint = Des dés qui grandissent et rapetissent, de la Chance, des zones

## Steps

make-who = Qui est-ce ?
    .hint = Un nom suffit. Le reste se découvre en jouant.
make-role = Quel est son point fort ?
    .hint = Un rôle dit pour quoi on vous connaît. Il ne ferme aucune porte.
make-numbers = De quel bois
    .hint = Choisissez la meilleure caractéristique. Cœurs, Pouvoir et Chance sont les mêmes pour tout le monde.
make-talents-step = Que sait faire ce héros, et pas les autres ?
    .hint = Deux courtes formules à vous. L’une d’elles peut aider dans un test où elle convient.
make-gear = Qu’emporte ce héros ?
    .hint = Les objets permettent de tenter quelque chose. Ils n’ont pas de chiffres.

## Fields

make-name = Nom
make-concept = Concept
    .hint = En une phrase : qui est-ce, et qu’est-ce qui ne va pas ?
make-one-role = Rôle
make-role-label = Votre mot pour ce rôle
    .hint = Si votre monde l’appelle autrement. Le rôle reste le même.
make-attributes = Caractéristiques
make-hearts = Cœurs
make-power = Pouvoir
make-luck = Chance
make-talents = Talents
make-traits = Atouts
make-key = Outil clé
    .hint = Une arme, ou ce qui sert à travailler
make-protection = Protection
make-trinkets = Bricoles

## Choices

make-role-assault = { role-assault }
    .hint = { role-assault-summary }
make-role-specialist = { role-specialist }
    .hint = { role-specialist-summary }
make-role-adept = { role-adept }
    .hint = { role-adept-summary }
make-role-warrior = { role-warrior }
    .hint = { role-warrior-summary }
make-role-rogue = { role-rogue }
    .hint = { role-rogue-summary }
make-role-mage = { role-mage }
    .hint = { role-mage-summary }
make-die = d{ $value }
make-modifier = +{ $value }
make-threshold-master = Maître, dès 3
make-threshold-trained = Entraîné, dès 4
make-threshold-novice = Novice, dès 5
make-threshold-unskilled = Sans maîtrise, seulement 6

## Growing

make-grow = Un chapitre s’achève : une chose s’améliore
make-grow-pick = Qu’est-ce qui s’améliore ?
make-grow-attribute = Une caractéristique
    .hint = D’un cran
make-grow-heart = Un Cœur
    .hint = Un de plus, 7 au plus
make-grow-power = Un Point de Pouvoir
    .hint = Un de plus, 5 au plus
make-grow-trait = Un Atout
    .hint = Ce que ce héros est seul à savoir faire, en une phrase ; à convenir avec le MJ
make-grow-which = Quelle caractéristique ?
make-grow-words = Le nouvel Atout, en une phrase
