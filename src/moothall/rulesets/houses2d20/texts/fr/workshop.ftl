### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = 2d20 : maisons et motivations
    .hint = Deux d20, Impulsion et Menace, ce en quoi l’on croit, des duels et des intrigues

## Steps

make-who = Qui est-ce ?
    .hint = Un nom, et quelques mots qui sont vrais.
make-skills-step = Quels sont ses points forts ?
    .hint = Une compétence commence à 6, une à 5, les autres à 4. Répartissez les points qui restent.
make-drives-step = Qu’est-ce qui l’anime ?
    .hint = Chaque motivation reçoit l’une des cinq valeurs. Les plus fortes disent en une phrase ce que l’on croit.
make-focuses-step = À quoi s’est-on exercé ?
    .hint = Chaque spécialisation dépend d’une compétence. Quand elle convient, les dés bas comptent double.
make-talents-step = Que sait faire ce personnage, et pas les autres ?
    .hint = De courtes formules à vous ; convenez de leur effet avec votre MJ.
make-assets-step = De quoi dispose-t-on ?
    .hint = Objets, gens, secrets, faveurs. L’un d’eux au moins est tangible.

## Fields

make-name = Nom
make-traits = Traits
    .hint = Un rôle, une réputation, qui l’on sert
make-ambition = Ambition
    .hint = Ce que l’on veut plus que tout
make-skills = Compétences
make-drives = Motivations
make-statements = Maximes
    .hint = Une phrase que le personnage dirait lui-même : elle peut convenir à ses actes, ou s’y opposer
make-focus = Spécialisation
make-focus-skill = Sous quelle compétence ?
make-talents = Talents
make-asset = Atout
make-asset-touched = Peut-on le toucher ?

## Choices

make-rating = { $value }

## Growing

make-grow = Dépenser des points de progression
make-grow-pick = Qu’est-ce qui s’améliore ?
make-grow-skill = Une compétence, pour { $price } points
make-grow-focus = Une nouvelle spécialisation, pour { $price } points
make-grow-talent = Un nouveau talent, pour { $price } points
make-grow-half-skill = Une compétence en échange d’autre chose, pour { $price } points
make-grow-half-focus = Une spécialisation en échange d’autre chose, pour { $price } points
make-grow-half-talent = Un talent en échange d’autre chose, pour { $price } points
make-grow-which = Quelle compétence ?
make-grow-words = Le nouveau talent
    .hint = Convenez-en avec votre MJ
make-grow-given = À quoi renoncez-vous en échange ?
make-grow-own = { $value }
