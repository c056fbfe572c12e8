### Progrès : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_character_advances = Combien de progrès
nova6_character_advances-per-level = Un de plus par niveau
nova6_character_advances-by-ten = De un à dix
nova6_character_cost-rank = Un rang coûte un progrès
nova6_character_cost-talent = Un talent coûte un progrès
nova6_character_cost-feature = Ce que coûte une particularité
nova6_character_cost-perk = Les atouts ne s’achètent pas
nova6_character_rank-cap-level-one = Les rangs au niveau 1
nova6_character_talent-custom = Des talents à soi
nova6_character_talent-recommended = Des talents pour presque tous
nova6_character_advance-unspent = Des progrès pour plus tard
