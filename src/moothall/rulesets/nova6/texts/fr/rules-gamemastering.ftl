### Le rôle du MJ : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_gm_scene-bounds = Où commencent et finissent les scènes
    .gist = Le MJ ouvre une scène et la ferme. Un joueur peut le demander ; personne d’autre ne peut le faire.

nova6_gm_when-to-roll = Lancer ou non
    .gist = Avant tout jet, le MJ dit s’il en faut un, laquelle des quatre actions c’est, et à quelle difficulté.

nova6_gm_situation-gate = Ce qui barre la route
    .gist = Si un aspect de la situation barre la route, le MJ peut demander de le surmonter avant tout le reste ; c’est aussi au MJ de dire si un avantage y a du sens.

nova6_gm_judge-invokes = Juger invocations et contraintes
    .gist = Pour invoquer, un mot d’explication suffit. Pour contraindre, dites exactement ce qui tourne mal, ou cela ne peut pas être proposé.

nova6_gm_content = Ce qu’apporte le MJ
    .gist = Des gens à rencontrer, des aspects de lieux et d’objets, des dilemmes, des scénarios : le MJ les crée et les met sur la table.

nova6_gm_world-reacts = Le monde répond
    .gist = Enjeux, lieux et surtout aspects des héros disent au MJ comment le monde répond ; une contrainte est la façon de le laisser faire.

nova6_gm_npc-actions = Les personnages du MJ agissent
    .gist = Ce qu’ils font dépend du MJ, selon les mêmes règles que pour tous. Les dés restent aux joueurs : qui subit l’attaque lance pour défendre.
