### Les packs : ce qu’on en dit à la table.


## Ce qui manque à une feuille d’après son pack

problem-nova6-choice = Dans { $field }, « { $said } » n’est pas l’un des choix du pack.
problem-nova6-unchosen = Il reste à choisir dans la liste pour : { $said }.
problem-nova6-own-words = Pour { $said }, seule la liste compte ; choisissez-y quelque chose.
problem-nova6-granted = Un choix apporte des rangs qui ne sont pas encore sur la feuille : { $said }.
problem-nova6-talent-level = Ce talent demande un niveau plus élevé : { $said }.
problem-nova6-talent-choice = Ce talent appartient à un autre choix : { $said }.
problem-nova6-package = « { $said } » n’est pas dans le paquetage.
problem-nova6-pick = Il reste à prendre l’un de ceux-ci : { $said }.
problem-nova6-no-item = Le pack n’a pas d’objet « { $said } ».
problem-nova6-money = Ce qui a été acheté coûte { $said } de plus que ce qu’on peut dépenser.

reason-advances-pack = progrès de ce pack : { $amount_said }
reason-advances-choice = { $of_said } : { $amount_said } progrès

## À quoi l’auteur pourrait penser

advice-pack-strong = Le talent « { $quotes } » vaut bien plus que les rangs qu’il coûte ; affaiblissez-le, ou rendez-le plus cher.
advice-pack-prices = Certaines choses ont un prix, et personne n’a d’argent ; ajoutez money à approach, ou retirez les prix.
advice-pack-packages = Certains choix apportent un lot, et personne n’en reçoit ; ajoutez packages à approach, ou retirez-les.
advice-pack-advances = « { $quotes } » commence avec bien plus de progrès que les autres choix.
advice-pack-traits = Trois motifs ou plus risquent de brouiller le thème ; un grand ou deux petits valent mieux.
advice-pack-tracks = Quatre pistes de stress ou plus, c’est beaucoup ; on joue mieux avec moins.
advice-pack-names = Certains de ses noms appartiennent au livre ; un pack destiné à d’autres demande ses propres noms.

reason-granted-rank = { $of_said } : rangs venus d’un choix
