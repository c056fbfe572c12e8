### Difficulté et conditions : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_mod_skill = Les rangs sont des dés de bonus
    .gist = Chaque rang de la compétence employée est un dé pour vous.

nova6_mod_perk = Un atout vaut un dé
    .gist = Un atout qui convient au test apporte +1d, et un second n’apporte rien.

nova6_mod_talent = Talents et traits
    .gist = Ils ajoutent des dés là où ils le disent, comme Résolu quand vous défendez avec Volonté.

nova6_mod_advantage = Avantages et désavantages
    .gist = Les premiers ajoutent leurs dés, les seconds les retirent.

nova6_mod_condition = Les conditions
    .gist = Une lumière vive de 1d fait +1d pour remarquer, −1d pour se cacher, et rien pour une conversation ; le MJ dit ce qu’il en est.

nova6_mod_stack = Les modificateurs s’additionnent
    .gist = Des modificateurs différents s’additionnent. Seuls les atouts ont une limite : un par test.

nova6_diff_range = De 0 à 4, et au-delà
    .gist = Les tâches humaines vont de −0d à −4d. À partir de −5d, il faut plus qu’un savoir-faire humain ; le MJ peut le demander, et c’est signalé comme tel.

nova6_diff_default = Aucune difficulté indiquée
    .gist = C’est alors −0d.

nova6_diff_opposed = Quand quelqu’un s’oppose à vous
    .gist = Les rangs de l’autre camp, un atout qui convient et ce qu’ajoutent ses talents et traits font la difficulté : Combat 2d avec un atout fait −3d.

nova6_diff_0 = Difficulté −0d
    .gist = Une tâche simple ; un personnage sans formation.

nova6_diff_1 = Difficulté −1d
    .gist = Une tâche ordinaire ; un personnage formé.

nova6_diff_2 = Difficulté −2d
    .gist = Une tâche exigeante ; un personnage habile.

nova6_diff_3 = Difficulté −3d
    .gist = Une tâche redoutable ; un expert.

nova6_diff_4 = Difficulté −4d
    .gist = Une tâche héroïque ; un maître.

nova6_diff_5 = Difficulté −5d et plus
    .gist = Une tâche presque impossible ; un être surhumain.

nova6_mod_forgot-spend = Oups : acheter le succès
    .gist = Si vous avez oublié des dés qui auraient pu sauver un test raté, 1 point d’intrigue en fait un succès.

nova6_mod_forgot-earn = Oups : payé pour l’échec
    .gist = Ou laissez l’échec, et recevez 1 point d’intrigue en échange.

nova6_mod_forgot-irrelevant = Oups : cela n’aurait rien changé
    .gist = Si les dés oubliés n’avaient rien pu changer, rien n’est proposé et l’on continue.

nova6_cond_scope = Les conditions valent pour tous
    .gist = On regarde une condition dans chaque test qu’elle touche : une lumière vive dès que quelqu’un observe ou se cache.

nova6_cond_equal-ignore = La même chose pour les deux camps
    .gist = Si une condition gêne les deux camps de la même façon, le MJ l’écarte, comme pour deux combattants dans le noir.

nova6_cond_only-what-matters = Seulement l’important
    .gist = Le MJ peut écarter les petites choses ; une condition rayée de la liste n’apporte pas de dés.

nova6_rule-of-five = Rien, un, quelques-uns, la plupart, tout
    .gist = Presque tout se mesure en cinq degrés, de 0 à 4, de rien à tout. À 4d, il ne reste rien d’un sens : on demande au MJ si un test par la vue échoue d’office, ce qui est la réponse habituelle.
