### Prouesses et points de prouesse : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_stunt_when = Les prouesses
    .gist = Une fois le résultat du test connu, qui a des points de prouesse les dépense, en une ou plusieurs prouesses, et raconte à quoi cela ressemble.

nova6_stunt_earn-trade = Points de prouesse : des dés échangés
    .gist = Un pour deux dés de bonus : quatre dés en font 2.

nova6_stunt_earn-triples = Points de prouesse : un triple
    .gist = Un triple sur un succès vaut 1 point.

nova6_stunt_earn-invoke = Points de prouesse : une invocation
    .gist = Un pour chaque aspect invoqué à cette fin, et seulement sur un succès.

nova6_stunt_earn-specialized = Points de prouesse : Spécialisé
    .gist = Un pour un seul dé que met de côté une compétence Spécialisée. Les autres ne le peuvent pas.

nova6_stunt_earn-focused = Points de prouesse : Affûté
    .gist = Un pour un double, si la compétence est Affûtée.

nova6_stunt_earn-talent = Points de prouesse : talents et traits
    .gist = Certains en donnent un ; une cible Sensible à la magie en donne un à qui l’ensorcelle.

nova6_stunt_earn-versatile = Points de prouesse : à deux mains
    .gist = Un pour un succès avec une arme polyvalente tenue à deux mains.

nova6_stunt_need-success = Sans succès, pas de points
    .gist = Quoi que vous ayez fait pour en gagner, un échec ne rapporte aucun point de prouesse.

nova6_awesome_rule = La règle du panache
    .gist = Une prouesse payée n’est jamais vaine : la situation change, ou vous en apprenez davantage.

nova6_awesome_dud = Quand la prouesse tombe à plat
    .gist = Si elle ne pouvait pas marcher, le MJ dit pourquoi, et c’est ce savoir que votre point a acheté.

nova6_awesome_rest = Le reste revient
    .gist = Un point reste dépensé ; les autres que vous y aviez mis restent à dépenser.

nova6_stunt_list-open = Vos propres prouesses
    .gist = La liste aide et n’enferme pas. Convenez d’autre chose avec le MJ, et de son prix.

nova6_stunt_create-effect = Créer un effet
    .gist = 1 point : un effet de base qui va avec la compétence, peut-être avec un objet à portée de main : +1d [B], par exemple.

nova6_stunt_declare-related = Déclarer : rester dans le sujet
    .gist = Ce que vous déclarez doit découler de l’action ou s’y rapporter.

nova6_stunt_declare-conflict = Déclarer : si cela heurte l’histoire
    .gist = Si cela va contre un pilier de l’histoire, vous et le MJ trouvez d’autres mots ; vous ne payez qu’une fois.

nova6_stunt_declare-1 = Déclarer : un détail
    .gist = 1 point : un aspect de la situation, pour la scène.

nova6_stunt_declare-2 = Déclarer : quelqu’un
    .gist = 2 points : un figurant arrive, avec des cases 1/1/1.

nova6_stunt_declare-3 = Déclarer : quelque chose de grand
    .gist = 3 points : des figurants par groupe, ou bien un premier rôle, dont les cases sont 3/2/1.

nova6_stunt_discover-1 = Découvrir : un peu
    .gist = 1 point : le MJ vous dit une part de ce qui est bien caché.

nova6_stunt_discover-2 = Découvrir : presque tout
    .gist = 2 points : presque tout, sauf le plus sombre.

nova6_stunt_discover-3 = Découvrir : tout
    .gist = 3 points : tout ce qu’il y a à découvrir, même le plus sombre.

nova6_stunt_effect = Augmenter ou réduire l’effet
    .gist = Chaque point vaut 1d, 2 dégâts ou 2 d’absorption, en plus ou en moins, sur un effet bref [B] au plus : le 4 d’une épée devient 6.

nova6_stunt_scope-range = Étendre le champ : la portée
    .gist = 1 point : une portée plus loin.

nova6_stunt_scope-staggered = Étendre le champ : soigner un étourdissement
    .gist = 1 point : pendant une scène, vous pouvez soigner une case d’étourdissement.

nova6_stunt_scope-incap-rest = Étendre le champ : soigner une neutralisation au repos
    .gist = 1 point : pendant un repos, vous pouvez soigner une case de neutralisation.

nova6_stunt_scope-some = Étendre le champ : quelques-uns
    .gist = 1 point : un premier rôle de plus dans la zone, ou deux à trois figurants qui ne valent pas mieux que la difficulté affrontée.

nova6_stunt_scope-most = Étendre le champ : la plupart
    .gist = 2 points : tous les figurants de la zone, ou deux à trois premiers rôles.

nova6_stunt_scope-incap-scene = Étendre le champ : soigner une neutralisation en scène
    .gist = 2 points : en pleine scène, vous pouvez soigner une case de neutralisation.

nova6_stunt_scope-all = Étendre le champ : tous
    .gist = 3 points : tous ceux qui peuvent être ciblés dans la zone.

nova6_stunt_time = Allonger ou abréger la durée
    .gist = Chaque point est un cran sur l’échelle ; depuis bref [B], 2 points mènent à la scène [S], et depuis [A], 1 mène à court [Q].

nova6_stunt_react = Réagir
    .gist = 1 point : vous agissez aussitôt, en réaction. Cette action ne rapporte pas de points de prouesse.

nova6_stunt_react-once = Réagir : une fois par tour
    .gist = Pas de seconde réaction de ce genre dans le même tour.

nova6_stunt_react-no-zone = Réagir : rester dans la zone
    .gist = Bouger dans votre zone est permis, la quitter ne l’est pas.

nova6_stunt_react-uses = Réagir : pour quoi faire
    .gist = Pour riposter, créer un avantage, surmonter, se ressaisir, préparer un objet et ainsi de suite.

nova6_stunt_special = Spéciale (S)
    .gist = La prouesse d’un talent, d’un trait ou d’un objet. Elle sert une fois par action, sauf mention contraire.

nova6_stunt_trigger = Déclencher une propriété
    .gist = Déclenchez ce que décrit une propriété : épuiser ses utilisations, fatiguer qui manie l’arme.

nova6_stunt_bypass-coverage = Trouver la faille
    .gist = Payez autant de points que le recouvrement, et l’absorption ne compte pas : 5 contre du cuir (absorption 2, recouvrement 1) fait 5 avec un point et 3 sans.

nova6_stunt_contest = Les points de prouesse en compétition
    .gist = Là, chacun vaut un succès : un de plus pour vous, ou un de moins pour un rival.

nova6_stunt_gm-same-list = Les prouesses du MJ
    .gist = La même liste, pour l’autre camp.
