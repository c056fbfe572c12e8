### Points d’intrigue : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_pp_pool = Une réserve pour tous
nova6_pp_refresh = Renouvellement
nova6_pp_keep-extra = Plus que son renouvellement
nova6_pp_earn-compel = Gagner : une contrainte acceptée
nova6_pp_earn-invoked = Gagner : votre aspect contre vous
nova6_pp_earn-concede = Gagner : céder
nova6_pp_earn-oops = Gagner : un échec gardé
nova6_pp_spend-invoke = Dépenser : un aspect
nova6_pp_spend-consequence = Dépenser : le STRESSÉ d’un autre
nova6_pp_spend-npc-compel = Dépenser : contraindre un PNJ
nova6_pp_spend-refuse = Dépenser : une contrainte refusée
nova6_pp_spend-activate = Dépenser : talents et traits
nova6_pp_spend-bonus = Dépenser : une action bonus
nova6_pp_spend-stay = Dépenser : rester en jeu
nova6_pp_spend-rally = Dépenser : se ressaisir encore
nova6_pp_spend-uses = Dépenser : les mettre à sec
nova6_pp_spend-oops = Dépenser : des dés oubliés
nova6_pp_visible = Tout le monde voit les points
nova6_pp_floor = Pas de dettes
nova6_gpp_start = Les points d’intrigue du MJ
nova6_gpp_use = À quoi servent les points du MJ
nova6_gpp_refresh = Le MJ renouvelle aussi
