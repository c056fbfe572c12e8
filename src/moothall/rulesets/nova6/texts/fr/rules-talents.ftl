### Talents : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_talent_definition = Ce qu’est un talent
    .gist = Un nom, quelques mots, et ce qu’il fait : une façon de passer outre une règle, ou un peu de l’univers dans une personne.

nova6_talent_kinds = Ce que font les talents
    .gist = Des prouesses nouvelles ou meilleures, un accès à des traits, plus d’actions ou de points, plus de cases ou de renouvellement, ou une variante d’un talent du livre.

nova6_talent_balance = L’étalon
    .gist = Un bon talent vaut à peu près un rang. S’il vaut moins, il est trop faible, s’il en vaut deux, trop fort ; le MJ en est averti et peut le garder.

nova6_talent_weaken = Adoucir un talent
    .gist = Qu’il fasse moins, qu’il ne serve que tant de fois par scène, qu’il coûte un point d’intrigue, ou faites-en deux dont l’un vient d’abord.

nova6_talent_fix-compensation = Un talent corrigé
    .gist = Quand le MJ en change un en cours de jeu, tous ceux qui l’avaient reçoivent un point d’intrigue au début de la session suivante.

nova6_talent_take-once = Une fois et pas plus
    .gist = Un talent qui ne dit rien d’autre se prend une seule fois.

nova6_talent_take-per-skill = Une fois par compétence
    .gist = Affûté, Exercé et Spécialisé peuvent se prendre dans plusieurs compétences, mais deux fois dans aucune.

nova6_talent_take-multiple = Autant de fois qu’on veut
    .gist = Bien formé peut se prendre encore et encore.
