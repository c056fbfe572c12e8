### Difficulté et conditions : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_mod_skill = Les rangs sont des dés de bonus
nova6_mod_perk = Un atout vaut un dé
nova6_mod_talent = Talents et traits
nova6_mod_advantage = Avantages et désavantages
nova6_mod_condition = Les conditions
nova6_mod_stack = Les modificateurs s’additionnent
nova6_diff_range = De 0 à 4, et au-delà
nova6_diff_default = Aucune difficulté indiquée
nova6_diff_opposed = Quand quelqu’un s’oppose à vous
nova6_diff_0 = Difficulté −0d
nova6_diff_1 = Difficulté −1d
nova6_diff_2 = Difficulté −2d
nova6_diff_3 = Difficulté −3d
nova6_diff_4 = Difficulté −4d
nova6_diff_5 = Difficulté −5d et plus
nova6_mod_forgot-spend = Oups : acheter le succès
nova6_mod_forgot-earn = Oups : être payé pour l’échec
nova6_mod_forgot-irrelevant = Oups : cela n’aurait rien changé
nova6_cond_scope = Les conditions valent pour tous
nova6_cond_equal-ignore = La même chose pour les deux camps
nova6_cond_only-what-matters = Seulement l’important
nova6_rule-of-five = Rien, un, quelques-uns, la plupart, tout
