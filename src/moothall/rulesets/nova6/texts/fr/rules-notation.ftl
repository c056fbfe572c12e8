### Lire et écrire : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_note_nd = Comment s’écrivent les dés
    .gist = Le nombre devant le d compte des dés à six faces. Avec un plus, ce sont des dés de bonus, avec un moins des dés de malus : +2d, deux dés pour vous, −1d, un contre vous.

nova6_note_unsigned = Des dés sans signe
    .gist = Une condition a des dés sans signe. À chaque test, le MJ dit s’ils aident, gênent ou ne comptent pas : obscurité 2d fait +2d pour qui se faufile et −2d pour qui monte la garde.

nova6_note_d6-only = Rien que des d6
    .gist = Tous les dés de ce jeu ont six faces.

nova6_note_max-pool = De trois à sept dés
    .gist = Aucun jet n’a moins de trois dés ni plus de sept : les trois dés de base et jusqu’à quatre qui restent après annulation. Sept dés suffisent à toute la table.

nova6_note_test-format = Comment s’écrit un test
    .gist = D’abord la compétence, puis entre parenthèses à quoi elle sert, puis l’action ; après « contre », de même pour qui s’oppose à vous. Ainsi : Combat (parade) défendre contre Combat (lames) attaquer.

nova6_note_talent-superscript = Les lettres F, S et P en exposant
    .gist = De petites lettres en exposant après une compétence disent qu’elle est Affûtée (F), Spécialisée (S) ou Exercée (P), comme Mouvement^FS.

nova6_note_opposed-talents-matter = Les talents d’en face comptent aussi
    .gist = Quand la compétence adverse est Affûtée ou Spécialisée, le MJ tire plus de vos échecs. Échouez avec un double contre une compétence Affûtée, et le MJ gagne 1 point de prouesse ; contre une autre, aucun.

nova6_note_interval-suffix = La durée d’une action, par écrit
    .gist = Une lettre entre crochets après la compétence est le temps que prend l’action : Esprit [S] finit avec la scène.

nova6_note_contest-suffix = Le but d’une compétition, par écrit
    .gist = Les succès à réunir sont entre crochets après la compétence, comme Mouvement (bateaux) [5 succès].

nova6_note_render-skill = Comment s’écrit une compétence
    .gist = Une compétence est en lettres ordinaires avec une majuscule, ses rangs à la suite sous forme de dés : Esprit 2d.

nova6_note_render-difficulty = Comment s’écrit une difficulté
    .gist = Une difficulté s’écrit comme une compétence, mais ses dés portent un moins : Combat −1d.

nova6_note_render-perk = Comment s’écrit un atout
    .gist = Les atouts sont en petites lettres italiques : *bondir*.

nova6_note_render-talent = Comment s’écrivent talents et traits
    .gist = Les deux sont en italique gras avec majuscules, comme ***Bien formé***.

nova6_note_render-advantage = Comment s’écrit un avantage
    .gist = Avantages et désavantages sont en gras et en minuscules : un nom, les dés, et peut-être une durée. Sans durée, c’est bref [B]. Un MJ qui en met un en jeu peut l’écrire ainsi : déséquilibre −1d [T].

nova6_note_render-condition = Comment s’écrit une condition
    .gist = Une condition est en gras italique et en minuscules : un nom, des dés sans signe, et peut-être une durée. Sans durée, elle reste pour de bon [P]. Le MJ peut l’écrire ainsi : brouillard épais 2d [S].

nova6_note_render-aspect = Comment s’écrit un aspect
    .gist = Les aspects sont en petites capitales grasses, avec ou sans durée ; un aspect sans durée reste pour de bon [P]. Le MJ peut l’écrire ainsi : TREMPÉ [L].

nova6_note_render-effect = Comment s’écrivent les autres effets
    .gist = Tout autre effet a un nom en italique gras avec majuscules et une description en minuscules ; dans le texte, deux-points les séparent, sur une ligne à part un point.

nova6_note_render-asset = Comment s’écrit une ressource
    .gist = Une ressource s’écrit comme un aspect, et le nombre entre crochets dit combien de fois elle peut encore servir : UN AMI À LA DOUANE [2].

nova6_role_player = Ce que font les joueurs
    .gist = Chaque joueur a un personnage : il dit ce que celui-ci fait, lance ses dés et tient sa feuille. Tout ce que décide ce personnage est demandé à son joueur.

nova6_role_gm = Ce que fait le MJ
    .gist = Le MJ pose les scènes et joue le monde et tous ceux qui n’ont pas de joueur. Quand vient le tour de l’un d’eux, c’est au MJ qu’on demande.

nova6_role_gm-arbiter = Le MJ a le dernier mot
    .gist = Ce qui s’applique, à quelle difficulté et avec quelles suites, c’est le MJ qui en décide à la fin. S’il remplace un nombre proposé, le journal montre le changement et le nouveau nombre.

nova6_role_players-roll = Ce sont les joueurs qui lancent
    .gist = Le MJ ne lance pas. Si un PNJ agit contre votre personnage, vous répondez par une défense ou une autre réaction, et ce seul jet décide.

nova6_role_gm-may-roll = Un MJ qui aime lancer
    .gist = Une table peut laisser le MJ lancer pour les PNJ. Tout marche de même, les camps inversés : leurs dés sont le bonus, votre compétence est la difficulté.

nova6_role_no-pointless-roll = Pas de jet pour rien
    .gist = Si les dés ne faisaient que déranger, ou si aucun résultat n’en valait la peine, le MJ raconte simplement la suite et personne ne lance.

nova6_role_rule-zero = Le plaisir d’abord
    .gist = Le MJ peut écarter toute règle pour le bien de la partie. Le changement est accepté, et le journal le note comme venant du MJ.

nova6_role_intent-first = D’abord, dire ce qu’on veut
    .gist = Dites ce que vous cherchez ; l’action qui convient se choisit ensuite, et le MJ la confirme. Si vous en voulez trop, le MJ réduit le but au lieu de dire non.
