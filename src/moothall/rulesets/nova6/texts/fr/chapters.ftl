### Les chapitres du livre de règles.

chapter_notation = Lire et écrire
chapter_gathering = Réunir les dés
chapter_outcome = Le résultat
chapter_actions = Les quatre actions
chapter_special = Réactions et actions éclair
chapter_several = À plusieurs, plusieurs choses
chapter_time = Temps et revers
chapter_modifiers = Difficulté et conditions
chapter_surroundings = Couverture, portée et taille
chapter_scenes = Les scènes
chapter_effects = Avantage, dégâts et absorption
chapter_properties = Propriétés des effets
chapter_movement = Bouger, porter, tomber
chapter_stress = Le stress et ses conséquences
chapter_recovery = Récupération
chapter_aspects = Invoquer et contraindre
chapter_plot-points = Points d’intrigue
chapter_stunts = Prouesses et points de prouesse
chapter_char-steps = Créer un personnage pas à pas
chapter_char-aspects = Aspects centraux et niveau
chapter_char-advances = Progrès
chapter_char-gear = Équipement, renouvellement et cases
chapter_char-skills = Compétences, rangs et atouts
chapter_talents = Talents
chapter_core-talents = Les talents du livre
chapter_equipment = Armes et armures
