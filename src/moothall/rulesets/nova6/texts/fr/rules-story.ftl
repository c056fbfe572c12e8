### Histoire et jalons : les titres des règles. Le texte est pour l’instant en anglais.

nova6_story_guidelines = Des mots, pas une formule
nova6_story_acts = De trois à cinq actes
nova6_story_session = Une soirée de jeu
nova6_story_scenario = Un scénario
nova6_story_saga = Une saga
nova6_milestone_kinds = Mineur, majeur, épique
nova6_milestone_durations = Ce que chaque jalon termine
nova6_milestone_all = À chaque jalon
nova6_milestone_justify = Une scène pour cela
nova6_milestone_minor-aspect = Mineur : un aspect
nova6_milestone_minor-level = Mineur : un niveau, une fois
nova6_milestone_minor-level-which = Quel jalon mineur
nova6_milestone_minor-perk = Mineur : un atout
nova6_milestone_major-aspect = Majeur : un aspect
nova6_milestone_major-talent = Majeur : un talent
nova6_milestone_major-perk = Majeur : un atout
nova6_milestone_major-level = Majeur : un niveau
nova6_milestone_epic-aspect = Épique : n’importe quel aspect
nova6_milestone_epic-trades = Épique : un échange de chaque
nova6_milestone_epic-level = Épique : un niveau
nova6_milestone_trade-legality = En règle après l’échange
nova6_milestone_level-advance = Un niveau vaut un progrès
