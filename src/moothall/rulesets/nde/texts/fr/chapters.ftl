### Les chapitres du livre de règles.

chapter_setup = Mise en place
chapter_character = Créer un héros
chapter_luck = La chance
chapter_tests = Les tests
chapter_steps = Dés plus grands, dés plus petits
chapter_help = Aide et nouvelles tentatives
chapter_space = Distances et couverture
chapter_combat = Le combat
chapter_powers = Les pouvoirs et la magie
chapter_harm = Blessures, repos et développement
chapter_variant-2d6 = Jouer avec deux dés à six faces
chapter_variant-d6 = Jouer uniquement avec des d6
chapter_options = Les suppléments, et la liste du MJ
