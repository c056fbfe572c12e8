### Histoire et jalons : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_story_guidelines = Des mots, pas une formule
    .gist = Le MJ déclare le jalon qui convient, quand il convient.

nova6_story_acts = De trois à cinq actes
    .gist = Le premier montre de quoi il s’agit, les suivants l’explorent, les derniers concluent. D’autres nombres se jouent tout autant, avec un mot de conseil.

nova6_story_session = Une session
    .gist = Quelques heures de temps réel, souvent avec plusieurs scènes et un jalon. On note quand elle commence et finit, mais aucune règle ne le demande.

nova6_story_scenario = Un scénario
    .gist = Une histoire de quelques sessions ; un jalon majeur ou épique la clôt, un mineur non.

nova6_story_saga = Une saga
    .gist = Plusieurs scénarios à la suite, jusqu’à ce qu’un jalon épique close le dernier.

nova6_milestone_kinds = Mineur, majeur, épique
    .gist = Un pas sur le chemin, le but d’un scénario, le but d’une saga.

nova6_milestone_durations = Ce que chaque jalon termine
    .gist = Le durable finit avec un mineur, le prolongé avec un majeur, le persistant avec un épique.

nova6_milestone_all = À chaque jalon
    .gist = Les points d’intrigue de chacun remontent à son renouvellement, ceux du MJ à un par héros, et tout le monde récupère.

nova6_milestone_justify = Une scène pour cela
    .gist = Le MJ peut vouloir que de nouveaux aspects, talents et traits se montrent d’abord, dans une exposition ou un interlude ; d’ici là, le changement attend.

nova6_milestone_minor-aspect = Mineur : un aspect
    .gist = Un aspect central peut être réécrit, mais pas le concept.

nova6_milestone_minor-level = Mineur : un niveau, une fois
    .gist = Sous le niveau 5, un jalon mineur par scénario apporte un niveau, et aucun second.

nova6_milestone_minor-level-which = Quel jalon mineur
    .gist = Celui du milieu parmi ceux prévus, en règle générale ; sans plan, le premier. Le MJ peut en choisir un autre.

nova6_milestone_minor-perk = Mineur : un atout
    .gist = Un atout peut s’échanger contre un autre.

nova6_milestone_major-aspect = Majeur : un aspect
    .gist = De nouveau, l’un d’eux peut être réécrit, sauf le concept.

nova6_milestone_major-talent = Majeur : un talent
    .gist = Un talent peut s’échanger contre un autre si l’histoire le justifie et que le MJ est d’accord.

nova6_milestone_major-perk = Majeur : un atout
    .gist = Et un atout, selon le texte ; le tableau l’omet.

nova6_milestone_major-level = Majeur : un niveau
    .gist = Tout le monde en gagne un, à tout niveau.

nova6_milestone_epic-aspect = Épique : n’importe quel aspect
    .gist = Un aspect, et cette fois ce peut être le concept. Plus d’un, c’est au MJ de l’accorder.

nova6_milestone_epic-trades = Épique : un échange de chaque
    .gist = Un talent, un trait, un rang et un atout peuvent s’échanger, chacun contre un autre de son espèce.

nova6_milestone_epic-level = Épique : un niveau
    .gist = Tous ceux qui ont vécu jusque-là en gagnent un.

nova6_milestone_trade-legality = En règle après l’échange
    .gist = Ce que laisse un échange doit être une feuille en règle. Les atouts partent avec le talent d’où ils viennent ; des rangs qui resteraient trop hauts l’empêchent.

nova6_milestone_level-advance = Un niveau vaut un progrès
    .gist = Il peut se dépenser aussitôt, en rang, en talent ou en trait, et le niveau plus haut peut ouvrir des rangs plus hauts.
