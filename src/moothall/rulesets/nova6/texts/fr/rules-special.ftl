### Réactions et actions éclair : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_adv_optional = Les actions avancées sont facultatives
    .gist = Une table peut se passer des actions éclair, des tests de groupe et de plusieurs actions par tour. Réactions, initiative et tests d’équipement sont là dans tous les cas.

nova6_special_kinds = Actions spéciales
    .gist = Une action spéciale est une action de base dans des circonstances particulières, ou une chose hors des quatre, comme se concentrer ou se préparer.

nova6_react_basic = Réactions
    .gist = Quand quelqu’un agit sur vous, vous répondez par une action de base : Combat pour parer une batte, Esprit pour remarquer qui se faufile.

nova6_react_free = Les réactions sont gratuites
    .gist = Si souvent que vous réagissiez, cela n’ajoute rien au malus pour plusieurs actions.

nova6_react_modified = Tout pèse aussi sur les réactions
    .gist = Tout ce qui vous aide ou vous gêne sur le moment compte aussi dans vos réactions ; avec un étourdissement, vous défendez à −1d.

nova6_snap_one-free = Une action éclair par tour
    .gist = À chaque tour, vous avez une action éclair gratuite, à côté de votre action.

nova6_snap_extra = Une deuxième action éclair
    .gist = Toute action éclair après la première est une action de plus : deux actions éclair et une action ordinaire donnent −1d partout.

nova6_snap_focus-bonus = Se concentrer : le gain
    .gist = Soufflez, visez, concentrez-vous : votre prochaine action de base a +1d.

nova6_snap_focus-penalty = Se concentrer : le prix
    .gist = Jusqu’au début de votre prochain tour, tout le reste, réactions comprises, subit −1d.

nova6_snap_focus-exclusive = Se concentrer : une seule action
    .gist = Dans un tour où vous vous concentrez, vous avez une action de base et pas de seconde.

nova6_snap_focus-accurate = Se concentrer avec une arme précise
    .gist = Si votre arme est précise, vous concentrer ôte aussi 1d à la difficulté : contre un Mouvement de 2d, vous avez +1d pour vous et seulement −1d contre vous.

nova6_snap_move = Déplacement éclair
    .gist = Allez où vous voulez dans votre zone, tant que cela ne demanderait pas de test de Mouvement.

nova6_snap_stand = Se relever
    .gist = La même action éclair vous remet debout quand vous êtes À TERRE [A].

nova6_snap_ready = Se préparer
    .gist = Dégainez un objet à portée, rechargez, ou mettez un appareil en marche : l’un des trois.

nova6_unskilled_when = Tests sans compétence
    .gist = Certains tests ne relèvent d’aucune compétence : l’initiative, chercher de l’équipement, le pur hasard. Aucun rang n’y compte.

nova6_unskilled_mods = Ce qui compte sans compétence
    .gist = Talents, traits et conditions gardent leurs dés ; un personnage Vif a +1d à l’initiative.
