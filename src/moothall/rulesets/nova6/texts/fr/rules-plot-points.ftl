### Points d’intrigue : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_pp_pool = Une réserve pour tous
    .gist = Les points d’intrigue sortent d’une même réserve et y retournent ; elle n’est jamais à sec.

nova6_pp_refresh = Renouvellement
    .gist = Vous commencez chaque scénario avec autant de points que votre renouvellement, 3 sauf mention contraire, et les jalons vous y ramènent.

nova6_pp_keep-extra = Plus que son renouvellement
    .gist = Si vous en avez davantage, vous les gardez.

nova6_pp_earn-compel = Gagner : une contrainte acceptée
    .gist = Prenez l’ennui, prenez le point.

nova6_pp_earn-invoked = Gagner : votre aspect contre vous
    .gist = Vous gagnez 1 point quand l’aspect est le vôtre. Un aspect de la zone ou du jeu ne rapporte rien.

nova6_pp_earn-concede = Gagner : céder
    .gist = Abandonner un conflit rapporte 1 point, si c’est le bénéfice que vous choisissez.

nova6_pp_earn-oops = Gagner : un échec gardé
    .gist = Garder un échec que des dés oubliés auraient pu sauver rapporte 1 point.

nova6_pp_spend-invoke = Dépenser : un aspect
    .gist = Une invocation coûte 1 point.

nova6_pp_spend-consequence = Dépenser : le STRESS de quelqu’un
    .gist = L’invoquer coûte 1 point chaque fois.

nova6_pp_spend-npc-compel = Dépenser : contraindre un PNJ
    .gist = Vous payez 1 point pour proposer la contrainte.

nova6_pp_spend-refuse = Dépenser : une contrainte refusée
    .gist = Dire non au MJ coûte 1 point.

nova6_pp_spend-activate = Dépenser : talents et traits
    .gist = Certains demandent un point pour agir ; s’il n’en reste pas, ils n’agissent pas.

nova6_pp_spend-bonus = Dépenser : une action bonus
    .gist = Sans jeton, agir à la fin d’un round de conflit coûte 1 point.

nova6_pp_spend-stay = Dépenser : rester en jeu
    .gist = Rester malgré la neutralisation coûte 1 point, et ne s’achète qu’une fois par scène.

nova6_pp_spend-rally = Dépenser : se ressaisir encore
    .gist = La première fois est gratuite ; la suivante dans le même conflit coûte 1 point.

nova6_pp_spend-uses = Dépenser : épuiser un objet adverse
    .gist = Pour 1 point, un objet de l’autre camp qui a des utilisations est ÉPUISÉ.

nova6_pp_spend-oops = Dépenser : des dés oubliés
    .gist = 1 point achète un succès simple là où des dés oubliés auraient pu en donner un.

nova6_pp_visible = Tout le monde voit les points
    .gist = Ce que chaque joueur et le MJ possèdent est visible sur la table.

nova6_pp_floor = Pas de dettes
    .gist = Sans point d’intrigue, il n’y a rien à dépenser.

nova6_gpp_start = Les points d’intrigue du MJ
    .gist = Le MJ commence chaque scénario avec 1 point par héros : quatre héros, quatre points.

nova6_gpp_use = À quoi servent les points du MJ
    .gist = Le MJ gagne et dépense pour les PNJ comme vous pour les vôtres. Invoquez l’aspect d’un PNJ, et le MJ gagne un point.

nova6_gpp_refresh = Le MJ renouvelle aussi
    .gist = Chaque fois que les joueurs le font.
