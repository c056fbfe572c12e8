### Compétences, rangs et atouts : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_skill_core-list = Les six compétences du livre
nova6_skill_list-modifiable = D’autres compétences
nova6_skill_rank-0 = Sans formation
nova6_skill_rank-1 = Formé
nova6_skill_rank-2 = Qualifié
nova6_skill_rank-3 = Expert
nova6_skill_rank-4 = Maître
nova6_skill_rank-5 = Surhumain
nova6_skill_rank-dice = Un dé par rang
nova6_skill_level-cap = Le plus de rangs par niveau
nova6_skill_level-cap-focused = Affûté va plus loin
nova6_skill_rank-5-feature = Pas de cinquième rang sans particularité
nova6_perk_bonus = Un atout, un dé de plus
nova6_perk_one-per-test = Un atout, pas deux
nova6_perk_related = Proche suffit
nova6_perk_broad-narrow = Atouts larges et étroits
nova6_perk_gm-arbiter = Qui dit ce qui est large
nova6_perk_free-text = Des atouts avec vos mots
nova6_perk_rank-zero = Un atout sans rang
nova6_perk_opposition = Les atouts de l’autre
