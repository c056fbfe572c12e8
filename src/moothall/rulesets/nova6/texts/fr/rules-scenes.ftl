### Les scènes : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_scene_types = Quatre sortes de scènes
    .gist = Toute scène est un défi, une exposition, une compétition ou un conflit, et se joue en temps d’action ou en temps narratif.

nova6_scene_purpose = À quoi sert une scène
    .gist = Une scène fait avancer l’histoire. Le MJ peut noter comment, ou laisser la chose ouverte.

nova6_scene_everyone-acts = Chacun a son moment
    .gist = Avant la fin d’une scène, chaque héros devrait avoir agi. Si l’un ne l’a pas fait, le MJ en est averti.

nova6_scene_setup = Ouvrir une scène
    .gist = Où et quand, à quoi ressemble le lieu, qui est là et à quelle place ? Deux aspects de situation environ la lancent ; ils durent toute la scène.

nova6_scene_start-end = Le MJ ouvre et ferme
    .gist = Une scène commence et finit quand le MJ le dit. Les joueurs peuvent le demander.

nova6_scene_close-reset-aspects = Clôture : les aspects redeviennent libres
    .gist = Les marques des aspects invoqués ou contraints s’effacent.

nova6_scene_close-reset-once = Clôture : ce qui sert une fois revient
    .gist = Talents et effets qui servent une fois par scène sont de nouveau prêts.

nova6_scene_close-effects = Clôture : ce qui passe
    .gist = Les effets jusqu’à la durée de la scène prennent fin, et les cases STRESS de cette durée s’effacent. Les cases d’étourdissement et de neutralisation demandent un test de récupération.

nova6_challenge_define = Les défis
    .gist = Un défi est une suite de tests qui, ensemble, décident de l’issue.

nova6_challenge_who = Les défis : qui fait quoi
    .gist = Un héros peut se charger de plusieurs tâches, et plusieurs héros d’une seule. On demande à chacun ce qu’il a pris, ni plus ni moins.

nova6_challenge_group = Les défis : à plusieurs
    .gist = Si plusieurs tentent une tâche ensemble, le MJ dit si un seul succès suffit ou s’il les faut tous.

nova6_challenge_fluid = Les défis : tout peut changer
    .gist = Le MJ peut cacher des tâches, en ajouter, en retirer ou en changer en route. Vous ne voyez que celles qu’on a montrées.

nova6_challenge_outcome = Les défis : l’issue
    .gist = Le MJ regarde ce qui a réussi, disons deux tâches sur trois, et raconte l’issue. Tant qu’elle n’est pas écrite, la scène reste ouverte.

nova6_hazard_define = Les périls
    .gist = Un péril est un danger dans un défi. Il a une difficulté, −0d si rien n’est dit, et doit dire ce que fait un échec.

nova6_hazard_fail = Les périls : leurs effets
    .gist = Un échec peut vous arrêter, vous blesser, vous donner un revers, ou plusieurs de ces choses à la fois.

nova6_hazard_pit = Une fosse cachée
    .gist = Défendez avec Esprit à −1d, ou tombez d’un étage sur un sol dur : 3 dégâts contondants, temporaires [T].

nova6_hazard_deadfall = Une masse qui tombe
    .gist = Défendez avec Mouvement à −1d, ou subissez 4 dégâts contondants, temporaires [T].

nova6_hazard_setup = Un coup monté
    .gist = Défendez avec Interaction à −1d, ou prenez 1 dé de revers, et un de plus par point de prouesse du MJ.

nova6_expo_define = Les expositions
    .gist = Des scènes pour voyager, se préparer, découvrir et faire connaissance, en temps narratif, sans personne qui s’y oppose.

nova6_expo_one-action = Les expositions : une action chacun
    .gist = Chacun fait une chose, et pas une seconde.

nova6_expo_max-three = Les expositions : trois au plus
    .gist = Après trois de suite, il est temps qu’il se passe quelque chose ; à la quatrième, le MJ reçoit une suggestion.

nova6_expo_results = Les expositions : ce qu’elles rapportent
    .gist = Surtout des ressources pour plus tard, ou des revers. Un succès avec 1 point de prouesse donne une ressource à une utilisation.

nova6_expo_interlude = Les interludes
    .gist = Une exposition qui demande vraiment du temps ou des moyens. Le MJ dit lesquels, et elle peut justifier une nouvelle compétence, un talent ou un trait.

nova6_contest_define = Les compétitions
    .gist = Des rivaux veulent la même chose sans vouloir se blesser. Cela se joue en temps d’action.

nova6_contest_round = Les compétitions : une action par round
    .gist = À chaque round, chaque héros a une action, le plus souvent surmonter.

nova6_contest_difficulty = Les compétitions : la difficulté
    .gist = La compétence du rival, ou le décor, fait la difficulté.

nova6_contest_npc-trade = Les compétitions : l’échange des rivaux
    .gist = Avant un round, le MJ peut échanger les rangs d’un rival : chaque paire lui donne un succès contre chaque héros ce round-là, et le reste est la difficulté. Mouvement 3d avec une paire échangée fait −1d et un succès contre chacun.

nova6_contest_pc-success = Les compétitions : vos succès
    .gist = Un test réussi vous en donne un. Chaque point de prouesse en donne un de plus, ou en ôte un à quelqu’un d’autre.

nova6_contest_npc-success = Les compétitions : les succès du rival
    .gist = Si vous échouez, le rival a un succès contre vous, et le MJ peut en acheter d’autres avec des points de prouesse.

nova6_contest_per-pc = Les compétitions : compter pour chacun
    .gist = Un rival a un compte à part contre chaque héros.

nova6_contest_floor = Les compétitions : jamais sous zéro
    .gist = Aucun compte ne descend sous 0, quoi qu’on en retire.

nova6_contest_target = Les compétitions : combien il en faut
    .gist = Le MJ le fixe : 3 pour une brève, 5 pour deux ou trois tours, 8 pour une longue, ou tout autre nombre.

nova6_contest_independent = Les compétitions : ensemble ou chacun pour soi
    .gist = Le MJ dit si chacun gagne ou perd seul, et ce que veut dire perdre. Chacun pour soi, un héros arrivé s’en va gagnant et les autres continuent ; ensemble, le premier y met fin.

nova6_contest_tie = Les compétitions : l’égalité ne suffit pas
    .gist = Il faut arriver en premier. Si les deux camps arrivent au même round, l’autre l’emporte.

nova6_conflict_define = Les conflits
    .gist = Des gens cherchent à se blesser, dans leur corps, leur esprit ou leur réputation. Cela se joue par rounds et commence par l’initiative.

nova6_init_test = L’initiative
    .gist = Chaque joueur lance un test sans compétence ; à 11 ou plus, le héros devance l’opposition.

nova6_init_success-first = Avant l’opposition
    .gist = Les héros qui ont réussi agissent d’abord, dans l’ordre que veulent leurs joueurs.

nova6_init_fail-after = Après l’opposition
    .gist = Les héros qui ont échoué attendent que l’autre camp ait agi.

nova6_init_sp-bonus = L’initiative : des jetons pour les héros
    .gist = Chaque point de prouesse à l’initiative est un jeton pour une action bonus gratuite plus tard dans le conflit.

nova6_init_gsp-bonus = L’initiative : des jetons pour le MJ
    .gist = Les points de prouesse du MJ à l’initiative deviennent de tels jetons pour l’autre camp.

nova6_init_quick = L’initiative : le talent Vif
    .gist = Vif donne +1d, une action bonus gratuite par conflit, et des points de prouesse : 1 sur un double, ou 2 sur un triple.

nova6_init_delay = Attendre le bon moment
    .gist = Vous pouvez vous retenir à votre tour et garder l’œil sur quelqu’un.

nova6_init_interrupt = Interrompre
    .gist = Dites ce que vous allez faire, puis relancez l’initiative. En cas de succès, vous agissez avant que l’action de l’autre ait lieu.

nova6_init_interrupt-fail = Trop tard
    .gist = Si ce jet échoue, l’autre agit d’abord, et ce que vous aviez décidé peut ne mener à rien.

nova6_conflict_defend-other = S’interposer
    .gist = Vous pouvez prendre la défense pour quelqu’un d’autre, à −1d.

nova6_conflict_defend-other-sense = S’interposer, si c’est possible
    .gist = Il faut être à portée de main pour un coup, ou pouvoir se jeter devant un tir. En cas de doute, on demande au MJ.

nova6_bonus_when = Les actions bonus viennent à la fin
    .gist = On les prend quand tout le monde a eu son tour dans le round.

nova6_bonus_one = Une action bonus par round
    .gist = Même avec deux jetons, vous n’en prenez qu’une par round.

nova6_bonus_sources = D’où viennent les actions bonus
    .gist = D’un talent ou d’un trait, d’un jeton gagné à l’initiative, d’une longue chute, ou contre 1 point d’intrigue. Sans rien de cela, il n’y en a pas.

nova6_bonus_snap = Une action éclair en bonus
    .gist = Ce peut tout aussi bien être une action éclair.

nova6_bonus_order = L’ordre des actions bonus
    .gist = Si plusieurs en veulent une, l’initiative dit qui passe d’abord : héros en avance, opposition, héros en retard.

nova6_conflict_gang = À plusieurs contre un
    .gist = Plusieurs adversaires contre un héros font un seul jet, plus dur : +1d à deux, +2d à trois ou quatre, +3d de cinq à huit, +4d au-delà.

nova6_conflict_unopposed-npc = Si personne ne les arrête
    .gist = Un PNJ que personne n’arrête peut tout simplement réussir. Le MJ vous avertit loyalement, une action à l’avance.
