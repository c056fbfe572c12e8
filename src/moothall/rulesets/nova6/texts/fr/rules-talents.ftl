### Talents : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_talent_definition = Ce qu’est un talent
nova6_talent_kinds = Ce que font les talents
nova6_talent_balance = L’étalon
nova6_talent_weaken = Adoucir un talent
nova6_talent_fix-compensation = Un talent corrigé
nova6_talent_take-once = Une fois et pas plus
nova6_talent_take-per-skill = Une fois par compétence
nova6_talent_take-multiple = Autant de fois qu’on veut
