### Lire et écrire : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_note_nd = Comment s’écrivent les dés
nova6_note_unsigned = Des dés sans signe
nova6_note_d6-only = Rien que des d6
nova6_note_max-pool = De trois à sept dés
nova6_note_test-format = Comment s’écrit un test
nova6_note_talent-superscript = Les lettres F, S et P en exposant
nova6_note_opposed-talents-matter = Les talents d’en face comptent aussi
nova6_note_interval-suffix = La durée d’une action, par écrit
nova6_note_contest-suffix = Le but d’une compétition, par écrit
nova6_note_render-skill = L’aspect d’une compétence
nova6_note_render-difficulty = L’aspect d’une difficulté
nova6_note_render-perk = L’aspect d’un atout
nova6_note_render-talent = L’aspect des talents et des traits
nova6_note_render-advantage = L’aspect d’un avantage
nova6_note_render-condition = L’aspect d’une condition
nova6_note_render-aspect = Comment se présente un aspect
nova6_note_render-effect = L’aspect des autres effets
nova6_note_render-asset = L’aspect d’une ressource
nova6_role_player = Ce que font les joueurs
nova6_role_gm = Ce que fait le MJ
nova6_role_gm-arbiter = Le MJ a le dernier mot
nova6_role_players-roll = Ce sont les joueurs qui lancent
nova6_role_gm-may-roll = Un MJ qui aime lancer
nova6_role_no-pointless-roll = Pas de jet pour rien
nova6_role_rule-zero = Le plaisir d’abord
nova6_role_intent-first = D’abord, dire ce qu’on veut
