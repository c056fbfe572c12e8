### Réactions et actions éclair : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_adv_optional = Les actions avancées sont facultatives
nova6_special_kinds = Actions spéciales
nova6_react_basic = Réactions
nova6_react_free = Les réactions sont gratuites
nova6_react_modified = Tout pèse aussi sur les réactions
nova6_snap_one-free = Une action éclair par tour
nova6_snap_extra = Une deuxième action éclair
nova6_snap_focus-bonus = Se concentrer : le gain
nova6_snap_focus-penalty = Se concentrer : le prix
nova6_snap_focus-exclusive = Une seule chose à la fois
nova6_snap_focus-accurate = Se concentrer avec une arme précise
nova6_snap_move = Mouvement éclair
nova6_snap_stand = Se relever
nova6_snap_ready = Se préparer
nova6_unskilled_when = Tests sans compétence
nova6_unskilled_mods = Ce qui compte sans compétence
