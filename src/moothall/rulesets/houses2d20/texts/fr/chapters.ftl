### The chapters of the rulebook.

chapter_skills = Compétences
chapter_drives = Motivations
chapter_difficulty = Difficulté
chapter_traits = Traits
chapter_test = Le test de compétence
chapter_assistance = L’entraide
chapter_complications = Complications et succès avec coût
chapter_determination = Détermination
chapter_challenges = Défier une motivation
chapter_recovery = Retrouver une motivation
chapter_momentum = Impulsion
chapter_adding-threat = Ce qui nourrit la Menace
chapter_spending-threat = Ce que le MJ fait de la Menace
chapter_conflict = Conflits, tours et oppositions
chapter_assets = Atouts et zones
chapter_moving = Déplacer des atouts
chapter_using = Employer des atouts
chapter_attack = Attaques et tâches prolongées
chapter_resisting = Résister à la défaite
chapter_advancement = Progression
chapter_characters = Les personnages des joueurs
chapter_npc-minor = PNJ mineurs
chapter_npc-notable = PNJ notables
chapter_npc-major = PNJ majeurs
chapter_npc-abilities = Capacités spéciales des PNJ
chapter_hooks = Accroches
