### Le rôle du MJ : les titres des règles. Le texte est pour l’instant en anglais.

nova6_gm_scene-bounds = Où commencent et finissent les scènes
nova6_gm_when-to-roll = Lancer ou non
nova6_gm_situation-gate = Ce qui barre la route
nova6_gm_judge-invokes = Juger invocations et contraintes
nova6_gm_content = Ce qu’apporte le MJ
nova6_gm_world-reacts = Le monde répond
nova6_gm_npc-actions = Les personnages du MJ agissent
