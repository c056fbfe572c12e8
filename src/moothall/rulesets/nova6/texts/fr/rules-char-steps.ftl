### Créer un personnage pas à pas : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_character_premise = Un personnage qui vaut la partie
nova6_character_steps = Huit étapes
nova6_character_steps-computed = Trois étapes se font seules
nova6_character_steps-themepack = Les étapes propres à un pack
nova6_character_themepack-default = Sans pack
nova6_character_sheet-custom = Une feuille à la mesure du pack
nova6_character_sheet-boxes = Une coche par progrès
nova6_character_sheet-minimal = La feuille abrégée
nova6_character_sheet-fields = Ce que porte la feuille
nova6_character_fps-marks = F, P et S
nova6_character_done = Prêt à jouer
