### Ce que demande l’atelier. Une aide peut suivre un titre, un champ ou un choix.

## Étapes

make-nova6-aspects = Qui est-ce ?
    .hint = Quelqu’un qui agit sans qu’on le lui demande, qui excelle en quelque chose et a quelque chose à perdre. Quatre phrases le disent.
make-nova6-level = Jusqu’où est-on arrivé ?
    .hint = Le niveau est celui de la table ; il donne le nombre de progrès.
make-nova6-advances = Que sait-on faire ?
    .hint = Chaque progrès est un rang de compétence, un talent ou un trait.
make-nova6-gear = Que possède-t-on ?
    .hint = Une chose qui compte pour chaque aspect, et ce qui va avec le personnage.
make-nova6-name = Quel est son nom ?
make-nova6-refresh = Ce que doit le destin
    .hint = Les points d’intrigue au début d’une séance. Rien à choisir : cela s’ensuit.
make-nova6-boxes = Ce qu’il peut encaisser
    .hint = Les cases de chaque niveau. Rien à choisir : elles découlent des compétences et talents.
make-nova6-attacks = Comment on se bat et on tient bon
    .hint = De quoi frapper et se protéger, en quelques mots.

## Champs et choix

make-name = Nom
make-nova6-high-concept = Concept
    .hint = Qui c’est, en une phrase
make-nova6-background = Origines
    .hint = D’où cela vient
make-nova6-motivation = Motivation
    .hint = Ce qui pousse à agir
make-nova6-trouble = Ennui
    .hint = Ce qui se met toujours en travers ; autre chose que le concept
make-nova6-level-is = Niveau
make-nova6-standing = C’est-à-dire
make-nova6-allowance = Progrès dépensés
make-nova6-skills = Compétences
    .hint = Les rangs vont aussi loin que le niveau le permet
make-nova6-talents = Talents
    .hint = Affûté, Exercé et Spécialisé se prennent pour une compétence et servent à presque tous
make-nova6-own-talents = Talents à soi
make-nova6-perk = Atout
    .hint = Un usage d’une compétence où l’on fait mieux
make-nova6-perk-skill = De quelle compétence ?
make-nova6-perk-action = Dans quelle action ?
make-nova6-features = Traits
make-nova6-feature = { $value } ({ $price })
make-nova6-flaws = Défauts
make-nova6-flaw-unlucky = Malchanceux
make-nova6-assets = Choses qui comptent
    .hint = Une par aspect, si l’on veut
make-nova6-gear-lines = Autre équipement
make-nova6-refresh-is = Renouvellement
make-nova6-boxes-physical = Cases physiques
make-nova6-boxes-mental = Cases mentales
make-nova6-attacks-lines = Attaques
make-nova6-defenses-lines = Défenses
make-nova6-talent-focused = Affûté : { $of }
make-nova6-talent-practiced = Exercé : { $of }
make-nova6-talent-specialized = Spécialisé : { $of }
make-nova6-talent-resolute = Résolu
make-nova6-talent-tough = Coriace
make-nova6-talent-quick = Vif
make-nova6-talent-strong-body = Corps robuste
make-nova6-talent-strong-body-against = Corps robuste ({ $of })
make-nova6-against-hampered = contre la gêne
make-nova6-against-burdened = contre la charge
make-nova6-talent-strong-personality = Forte personnalité
make-nova6-talent-lucky = Chanceux
make-nova6-talent-danger-sense = Sens du danger
make-nova6-talent-well-trained = Bien formé
make-nova6-talent-prepared = Prévoyant
make-nova6-talent-wealthy = Fortuné
make-nova6-grow = Monter d’un niveau
make-nova6-grow-pick = À quoi sert le nouveau progrès ?
make-nova6-grow-rank = À un rang de compétence
make-nova6-grow-new-talent = À un nouveau talent
make-nova6-grow-later = À garder pour plus tard
make-nova6-grow-skill = Quelle compétence ?
make-nova6-grow-talent = Quel talent ?
