### Créer un personnage pas à pas : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_character_premise = Un personnage qui vaut la partie
    .gist = Prenez une personne qui agit d’elle-même, connaît son métier et a quelque chose à perdre. Aucun dé n’en dépend.

nova6_character_steps = Huit étapes
    .gist = Aspects, niveau, progrès, équipement, nom, renouvellement, cases, et enfin vos attaques et vos défenses. Sans les aspects, un nom et un premier progrès, c’est une ébauche.

nova6_character_steps-computed = Trois étapes se font seules
    .gist = Niveau, renouvellement et cases ne se saisissent jamais : le niveau du MJ, vos rangs et vos talents les fixent.

nova6_character_steps-themepack = Les étapes propres à un pack
    .gist = Si un pack a sa propre étape sous un numéro, elle remplace celle du livre ; toutes les autres restent.

nova6_character_themepack-default = Sans pack
    .gist = Une partie qui ne nomme aucun pack se joue avec le pack universel : quatre aspects, six compétences, deux pistes.

nova6_character_sheet-custom = Une feuille à la mesure du pack
    .gist = La feuille montre autant de compétences et de pistes qu’en a le pack, quel que soit le nombre du livre.

nova6_character_sheet-boxes = Une coche par progrès
    .gist = Chaque progrès est une case cochée, pour que tous puissent compter : 7 sur 7, un de trop, ou un encore à dépenser.

nova6_character_sheet-minimal = La feuille abrégée
    .gist = Elle omet ce que vous n’avez pas, mais une compétence sans rang reste si un atout y est attaché.

nova6_character_sheet-fields = Ce que porte la feuille
    .gist = Nom, niveau, renouvellement, aspects, compétences avec atouts et marques, talents, ressources emblématiques et les deux pistes ; la longue ajoute équipement et charge, initiative, absorption et attaques.

nova6_character_fps-marks = F, P et S
    .gist = Affûté, Exercé et Spécialisé s’écrivent d’une lettre après la seule compétence qu’ils concernent.

nova6_character_done = Prêt à jouer
    .gist = Une feuille finie qui respecte les règles peut venir aussitôt à la table ; une autre est refusée, avec la raison.
