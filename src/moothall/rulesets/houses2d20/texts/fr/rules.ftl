### The rules : a title for each, and its gist as a player needs it at the table.

## Skills

houses_skill_five = Cinq compétences pour tous
    .gist = Chaque fiche a les mêmes cinq compétences : Combat, Communication, Discipline, Mobilité et Analyse. Il n’y en a pas de sixième, et aucune ne peut manquer.

houses_skill_battle = Combat
    .gist = Le Combat sert aux coups, aux tirs et aux lames, mais aussi au plan derrière la bataille. C’est le MJ qui le demande.

houses_skill_communicate = Communication
    .gist = La Communication sert dès qu’il faut convaincre quelqu’un, le percer à jour, marchander ou faire peur. Le MJ dit quand ce sont les mots qui comptent.

houses_skill_discipline = Discipline
    .gist = La Discipline sert à tenir bon : contre la soif, la douleur, la peur ou une nuit blanche. Le MJ dit quand elle s’impose.

houses_skill_move = Mobilité
    .gist = La Mobilité sert à courir, grimper, sauter, esquiver et arriver en tête. Le MJ la choisit quand les jambes et le sang-froid décident.

houses_skill_understand = Analyse
    .gist = L’Analyse sert à démêler un problème, ou à se rappeler ce que l’on a appris. Le MJ y fait appel quand c’est l’esprit qui tranche.

## Drives

houses_drive_five = Cinq motivations pour tous
    .gist = Devoir, Foi, Justice, Pouvoir et Vérité disent pourquoi votre personnage agit. Tout le monde a les cinq, chacune avec sa propre valeur.

houses_drive_duty = Devoir
    .gist = Choisissez le Devoir quand vous agissez parce qu’on compte sur vous. Sa valeur s’ajoute à la compétence : Devoir 7 et Combat 6 donnent un seuil de 13.

houses_drive_faith = Foi
    .gist = Choisissez la Foi quand vous écoutez votre cœur. Avec Foi 5 et Mobilité 4, il faut 9 ou moins sur chaque dé.

houses_drive_justice = Justice
    .gist = Choisissez la Justice quand vous agissez parce que c’est juste. Justice 8 et Discipline 5 font 13.

houses_drive_power = Pouvoir
    .gist = Choisissez le Pouvoir quand vous voulez une chose, tout simplement. Pouvoir 6 et Communication 8 font 14.

houses_drive_truth = Vérité
    .gist = Choisissez la Vérité quand les faits ne vous laissent pas d’autre choix. Vérité 4 et Analyse 7 font 11.

houses_drive_statement-is-text = Une motivation a sa maxime
    .gist = Une motivation peut avoir une maxime : une phrase à vous, comme « Aucune dette impayée ». Vous la voyez chaque fois que cette motivation est au choix.

houses_drive_statement-from-six = Une motivation forte veut une maxime
    .gist = À partir de 6, une motivation devrait avoir sa maxime : avec 8, 7, 6, 5 et 4, il en faut trois. Celles à 5 ou 4 s’en passent, et un PNJ notable peut n’en avoir qu’une.

houses_drive_left-over = Quelles motivations restent
    .gist = Ce sont les motivations sans maxime. Une motivation dont la maxime contredit l’action est proposée aussi, et signalée comme telle.

houses_drive_neutral-statement = Une motivation muette
    .gist = Une motivation dont la maxime ne convient ni ne contredit ne sert que comme motivation restante, donc quand toutes ont une maxime. La Détermination reste fermée.

## Difficulty

houses_difficulty_six-levels = Six niveaux de Difficulté
    .gist = Le MJ part d’un nombre entier de 0 à 5. Un 6 n’est pas sur l’échelle.

houses_difficulty_simple-0 = Difficulté 0 : simple
    .gist = Rien ne vous arrête. On ne lancerait que pour gagner de l’Impulsion.

houses_difficulty_average-1 = Difficulté 1 : moyenne
    .gist = Un seul succès suffit. C’est le test de tous les jours.

houses_difficulty_challenging-2 = Difficulté 2 : ardue
    .gist = Il faut deux succès : le savoir-faire commence à compter.

houses_difficulty_daunting-3 = Difficulté 3 : intimidante
    .gist = Il faut trois succès. Échouer à ce niveau ou plus haut rapporte un point de progression.

houses_difficulty_dire-4 = Difficulté 4 : redoutable
    .gist = Il faut quatre succès ; avec deux dés seulement, cela demande deux critiques.

houses_difficulty_epic-5 = Difficulté 5 : épique
    .gist = Il faut cinq succès, ce que deux dés ne donnent jamais. Achetez-en d’autres, ou venez avec des amis.

houses_difficulty_three-example-tracks = Des repères pour le MJ
    .gist = À côté de chaque niveau, le MJ trouve trois exemples de ce poids : un obstacle, une chose à apprendre et une faveur à demander. Cela en fait dix-huit.

houses_difficulty_lock-ladder = Repère : un obstacle
    .gist = Une porte coincée vaut 0, une serrure ordinaire 1, une serrure compliquée 2. Ajoutez la hâte pour 3, le manque d’outils pour 4, et une bataille autour de vous pour 5.

houses_difficulty_knowledge-ladder = Repère : un savoir
    .gist = Ce que toute la ville sait vaut 0, une affaire privée 1, une affaire confidentielle 2. C’est 3 si une faction puissante l’étouffe, 4 si nul ne doit en connaître l’existence, et 5 si cela dure depuis des siècles.

houses_difficulty_favour-ladder = Repère : une faveur
    .gist = Une broutille vaut 0, une chose importante demandée à un ami 1, une chose qui lui coûte un peu 2. Une faveur compliquée ou chère vaut 3 ou 4, une faveur dangereuse demandée à un inconnu 5.

houses_difficulty_clamped-0-5 = Au bout du compte, de 0 à 5
    .gist = On additionne d’abord tout ce qui facilite ou durcit le test ; ensuite seulement, le total est ramené entre 0 et 5. Les oppositions font exception.

houses_difficulty_raise-stops-at-5 = La Menace s’arrête au plafond
    .gist = Hors opposition, le MJ ne peut pas payer pour dépasser 5. Les points qui ne changeraient rien sont refusés et restent en réserve ; un trait qui facilite leur refait de la place.

## Traits

houses_trait_is-text = Un trait est une vérité
    .gist = Quelques mots vrais au sujet d’une personne, d’une chose ou de toute la scène, comme « Tempête de poussière ». Toute la table les voit.

houses_trait_applies-is-gm-call = Le MJ dit ce qui compte
    .gist = N’importe qui peut désigner un trait. C’est le MJ qui dit s’il aide, gêne, permet, interdit ou ne fait rien cette fois.

houses_trait_allows = Un trait peut ouvrir une voie
    .gist = Avec le bon trait, vous pouvez tenter ce qui serait exclu sans lui, comme une paroi lisse avec du matériel d’escalade.

houses_trait_easier = Un trait peut aider
    .gist = Un trait en votre faveur ôte 1 à la Difficulté.

houses_trait_harder = Un trait peut gêner
    .gist = Un trait contre vous ajoute 1 à la Difficulté.

houses_trait_requires-test = Un trait peut imposer un test
    .gist = Là où personne n’aurait lancé les dés, un trait peut imposer un jet : une promenade devient un test dans le sable profond. Le MJ choisit entre cela et +1.

houses_trait_forbids = Un trait peut fermer une voie
    .gist = Un trait peut exclure ce que vous pourriez faire sans lui : avec un bâillon, on ne négocie pas. On ne lance rien et rien n’est dépensé.

houses_trait_each-plus-or-minus-one = Chaque trait compte une fois
    .gist = Chaque trait qui aide ou qui gêne vaut un cran. Deux contre vous et un pour vous font passer la Difficulté de 1 à 2.

## The skill test

houses_test_step-order = Chaque chose en son temps
    .gist = Un test suit un ordre fixe : votre action, la compétence et la Difficulté, la motivation, la spécialisation, les dépenses, les dés. Si vous lancez trop tôt, on vous demande ce qui manque.

houses_test_declare-action = Dites ce que vous faites
    .gist = Tout commence par vos propres mots, qui restent attachés au test.

houses_test_gm-picks-skill = Le MJ nomme la compétence
    .gist = Vous pouvez proposer l’une des cinq ; elle compte si le MJ est d’accord.

houses_test_gm-sets-difficulty = Le MJ fixe la Difficulté
    .gist = De 0 à 5, annoncée à tous ou gardée par le MJ jusqu’à ce que les dés tombent.

houses_test_player-picks-drive = À vous de choisir la motivation
    .gist = Cherchez la maxime derrière ce que vous faites et prenez sa motivation. Une motivation rayée n’est pas proposée.

houses_test_relevant-statement = La maxime qui convient décide
    .gist = Si une maxime convient à l’action, c’est sa motivation qui sert. Si plusieurs conviennent, choisissez parmi elles.

houses_test_no-relevant-statement = Quand rien ne convient
    .gist = Si aucune maxime ne convient à l’action, vous agissez avec une motivation restante, d’ordinaire l’une des plus basses, sans maxime.

houses_test_conflicting-statement = Quand la maxime dit non
    .gist = Si une maxime contredit l’action, le MJ peut vous placer devant un choix : la défier ou vous y plier. La Détermination est fermée pour ce test.

houses_test_focus-max-one = Une spécialisation au plus
    .gist = Vous pouvez faire valoir une seule spécialisation, si le MJ juge qu’elle s’applique. Une seconde est refusée.

houses_test_spend-window = Payez avant le jet
    .gist = Tout ce qui change le jet se paie d’avance. Seule la relance vient après.

houses_test_target-number = Compétence plus motivation
    .gist = Additionnez les deux valeurs : compétence 6 et motivation 7 donnent un seuil de 13.

houses_test_base-pool-two = Deux dés pour commencer
    .gist = Vous lancez 2d20, à moins d’acheter d’autres dés.

houses_test_max-pool-five = Cinq dés au plus
    .gist = Vous pouvez en acheter trois de plus, jamais un quatrième, quel que soit le paiement.

houses_test_success-at-or-under = Plus c’est bas, mieux c’est
    .gist = Chaque dé égal ou inférieur au seuil est un succès : à 13, un 13 compte et un 14 non.

houses_test_critical-on-one = Le 1 compte double
    .gist = Un dé qui montre 1 apporte deux succès.

houses_test_focus-critical-range = Une spécialisation multiplie les critiques
    .gist = Avec une spécialisation, chaque dé jusqu’à la valeur de votre compétence apporte deux succès. Avec une compétence de 6, c’est de 1 à 6.

houses_test_no-focus-no-range = Sans spécialisation, seul le 1
    .gist = Un 6 avec une compétence de 6 est un succès comme un autre si aucune spécialisation ne s’applique.

houses_test_critical-worth-exactly-two = Jamais plus de deux par dé
    .gist = Un 1 avec une spécialisation ne compte pas triple. Deux dés à 1 font quatre succès.

houses_test_pass-at-difficulty = Il suffit d’atteindre
    .gist = Le test est réussi quand vos succès atteignent la Difficulté.

houses_test_fail-below-difficulty = Trop peu
    .gist = Avec moins de succès que la Difficulté, le test a échoué.

houses_test_momentum-per-extra = Le surplus devient Impulsion
    .gist = Chaque succès au-delà de la Difficulté est un point d’Impulsion : trois contre 1 en donnent 2.

houses_test_momentum-none-on-exact = Tout juste ne laisse rien
    .gist = Deux succès contre Difficulté 2, c’est réussi, mais sans Impulsion.

houses_test_momentum-none-on-fail = L’échec ne laisse rien
    .gist = Quels que soient les succès d’un jet manqué, il ne donne pas d’Impulsion.

houses_test_difficulty-zero-banks-all = À 0, tout est Impulsion
    .gist = Un jet à Difficulté 0 ne peut pas échouer, et chaque succès est un point. Il peut tout de même apporter des complications.

houses_focus_belongs-to-skill = Une spécialisation reste sous sa compétence
    .gist = Chaque spécialisation est notée sous une compétence et ne sert qu’aux tests de celle-ci.

## Helping each other

houses_assist_one-die = Qui aide lance un dé
    .gist = Quiconque aide ajoute un seul d20 au jet, et la table voit à qui est le dé.

houses_assist_no-bought-dice = Qui aide n’achète pas de dés
    .gist = L’Impulsion ne peut pas faire deux dés de celui-là.

houses_assist_own-pair = Qui aide a ses propres valeurs
    .gist = Qui aide nomme sa propre compétence et sa propre motivation, sans devoir suivre le meneur. Mobilité 5 et Vérité 6 font 11.

houses_assist_own-focus = Qui aide a sa spécialisation
    .gist = Une spécialisation sert aussi à qui aide : avec Analyse 6, un 6 apporte deux succès.

houses_assist_several = On peut aider à plusieurs
    .gist = Le MJ admet autant d’aides que bon lui semble ; trois aides font trois dés.

houses_assist_adds-to-leader = Les succès rejoignent ceux du meneur
    .gist = Ce que marquent les aides s’ajoute au total du meneur.

houses_assist_dice-can-complicate = Les aides dérapent aussi
    .gist = Un 20 sur un dé d’aide est une complication comme une autre.

houses_assist_outside-the-cap = Les aides s’ajoutent aux cinq dés
    .gist = La limite de cinq ne vaut que pour le meneur. Avec deux aides, sept dés peuvent tomber.

houses_assist_leader-gate = Le meneur doit d’abord réussir
    .gist = Tant que le meneur n’a aucun succès, l’aide n’ajoute rien. Les complications des aides comptent dans tous les cas.

houses_assist_no-other-spends = Le dé d’aide reste nu
    .gist = Ni la Menace ni la Détermination ne font quoi que ce soit pour un dé d’aide.

## Complications and success at a cost

houses_complication_on-twenty = Le 20 tourne mal
    .gist = Un dé qui montre 20 apporte une complication, que le test réussisse ou échoue.

houses_complication_any-die = N’importe quel dé le peut
    .gist = Les dés achetés et les dés d’aide compliquent autant que les deux premiers.

houses_complication_range-set-by-gm = Le MJ dit le risque
    .gist = À chaque test, le MJ choisit une marge de 1 à 5 ; à 3, les complications commencent à 18.

houses_complication_threshold = 21 moins la marge
    .gist = Un dé complique à partir de ce nombre : avec une marge de 4, sur 17, 18, 19 et 20.

houses_complication_range-1-normal = Marge 1 : normale
    .gist = Seul un 20 complique ; un 19 est sans danger.

houses_complication_range-2-risky = Marge 2 : risquée
    .gist = Un 19 ou un 20 complique ; un 18 est sans danger.

houses_complication_range-3-perilous = Marge 3 : périlleuse
    .gist = Un 18, un 19 ou un 20 complique ; un 17 est sans danger.

houses_complication_range-4-precarious = Marge 4 : précaire
    .gist = À partir de 17, tout complique ; un 16 est sans danger.

houses_complication_range-5-treacherous = Marge 5 : traîtresse
    .gist = À partir de 16, tout complique ; un 15 est sans danger.

houses_complication_content = Dites ce qui a mal tourné
    .gist = Le MJ met la complication en mots. Elle devient un trait, qui garde en mémoire le test d’où il vient.

houses_cost_bare-success = Succès avec coût
    .gist = Quand un jet a échoué, le MJ peut tout de même vous proposer une simple réussite. Un jet réussi n’en a pas besoin.

houses_cost_no-momentum = Un succès avec coût ne rapporte rien
    .gist = Une telle réussite ne donne pas d’Impulsion.

houses_cost_complication-is-the-price = Le coût est une complication
    .gist = Qui accepte subit une complication de plus, et le MJ dit laquelle.

houses_complication_independent-of-success = Succès et ennui sur un même dé
    .gist = Un même dé peut être les deux : avec un seuil de 16 et une marge de 5, un 16 réussit et complique.

houses_complication_one-per-die = Une par dé
    .gist = Deux dés à 20 font deux complications.

houses_complication_after-outcome = D’abord le résultat, ensuite les ennuis
    .gist = Les complications viennent une fois le résultat connu : elles ne changent jamais le jet qui les a produites.

houses_complication_gm-menu = Quatre sortes d’ennuis
    .gist = Le MJ en choisit une : un trait qui gêne, une voie barrée, moitié plus de temps, ou 1 point de moins à une tâche prolongée.

houses_cost_not-in-contests = Pas de coût pour une opposition perdue
    .gist = Qui perd une opposition ne se voit pas proposer de succès avec coût.

houses_complication_price-cannot-be-bought-off = Un coût se subit
    .gist = Une complication acceptée pour se plier, pour résister ou pour un succès avec coût ne s’efface pas contre de la Menace.

## Determination

houses_determination_needs-supporting-statement = La Détermination veut une maxime
    .gist = Vous ne pouvez la dépenser que si la maxime de la motivation choisie soutient l’action.

houses_determination_not-on-clash = Pas contre sa propre maxime
    .gist = Si la maxime contredit l’action, la Détermination reste fermée, même après avoir pris le point.

houses_determination_one-point-per-use = Un point par usage
    .gist = Un 1 automatique et une relance sur le même test coûtent ensemble 2 points.

houses_determination_automatic-one = 1 automatique
    .gist = Pour 1 point, l’un de vos dés compte simplement comme un 1.

houses_determination_reroll = Relancer
    .gist = Pour 1 point, relancez autant de vos dés que vous voulez.

houses_determination_declaration-create = Déclarer du nouveau
    .gist = Pour 1 point, créez un trait avec vos propres mots, si le MJ en est d’accord.

houses_determination_declaration-change = Déclarer un changement
    .gist = Pour 1 point, reformulez un trait déjà là : ce qui était verrouillé est entrouvert.

houses_determination_declaration-remove = Déclarer une fin
    .gist = Pour 1 point, un trait disparaît, si le MJ est d’accord.

houses_determination_extra-action = Agir encore
    .gist = Pour 1 point, prenez une seconde action à votre tour de conflit. Hors conflit, cela n’existe pas.

houses_determination_players-hold-it = Seuls les PJ en ont
    .gist = Un PNJ n’a pas de Détermination ; le MJ paie en Menace à la place.

houses_determination_gain-on-branch = Un point pour le dilemme
    .gist = Quand votre maxime vous contredit, le MJ peut offrir 1 point. Le prendre, c’est devoir la défier ou vous y plier.

houses_determination_neutral-is-closed = La neutralité ne suffit pas
    .gist = Une maxime qui n’a rien à dire de l’action n’ouvre pas la Détermination.

houses_determination_start-1 = Un point au départ
    .gist = Chaque PJ commence une aventure avec 1 point.

houses_determination_cap-3 = Trois points au plus
    .gist = Un quatrième point n’est jamais gardé.

houses_determination_gain-at-cap = À 3 points, le choix reste libre
    .gist = Avec 3 points, vous pouvez encore défier ou vous plier ; seul le nouveau point se perd, et on vous en avertit avant.

houses_determination_auto-one-before-roll = Le 1 automatique s’annonce avant
    .gist = Vous l’annoncez avant le jet, et ce dé reste sur la table : sur trois dés, deux seulement sont lancés.

houses_determination_declaration-window = Quand déclarer
    .gist = Une déclaration va avec un test dont la maxime convient : avant le jet, où elle compte déjà, ou juste après le résultat.

houses_reroll_new-result-stands = Le nouveau résultat reste
    .gist = Un dé relancé garde ce qu’il montre à présent, en mieux ou en pire.

houses_reroll_once-per-die = Un dé, une relance
    .gist = Dans un même test, chaque dé peut être relancé une fois.

houses_reroll_clears-old-complication = L’ancien résultat disparaît
    .gist = Un 20 relancé ne complique plus, sauf s’il retombe trop haut.

houses_reroll_own-pool-only = Seulement vos dés
    .gist = Votre Détermination n’agit pas sur un dé d’aide.

## When a drive is challenged

houses_challenge_no-contradiction = Sans contradiction, un test ordinaire
    .gist = Si la maxime convient à l’action, le test suit son cours et la Détermination est ouverte.

houses_challenge_contradiction-opens-branch = Quand l’action contredit la maxime
    .gist = Le MJ dit si la maxime convient, reste neutre ou contredit. Une contradiction ouvre le choix.

houses_challenge_gm-may-offer = Le MJ peut offrir un point
    .gist = Il revient au MJ d’offrir 1 point de Détermination ou non. Sans offre, on ne vous demande ni de défier ni de vous plier.

houses_challenge_refuse-fails-test = Refuser, c’est échouer
    .gist = Si vous refusez le point, vous n’allez pas au bout : le test échoue sans qu’on lance un dé.

houses_challenge_refuse-no-consequence = Refuser ne coûte rien d’autre
    .gist = Réserves, traits et progression restent tels quels.

houses_challenge_accept-gives-point = Accepter donne le point
    .gist = Le point de Détermination est à vous aussitôt, à dépenser sur un test suivant.

houses_challenge_accept-must-choose = Puis choisissez
    .gist = Une fois le point pris, dites si vous défiez votre maxime ou si vous vous y pliez. Il n’y a pas de troisième voie.

houses_challenge_same-drive-used = La motivation reste en jeu
    .gist = Dans les deux cas, ce test garde la motivation choisie, à sa pleine valeur.

houses_challenge_test-as-normal = Le test suit son cours
    .gist = Dans les deux cas, vous pouvez encore user d’une spécialisation, acheter des dés et recevoir de l’aide.

houses_challenge_comply-complication = Se plier a un prix
    .gist = Après le test, se plier coûte une complication.

houses_challenge_strike-statement = Défier, c’est rayer la maxime
    .gist = Après le test, la maxime que vous avez défiée est rayée. Ses mots restent lisibles.

houses_challenge_struck-drive-unusable = Une motivation rayée ne sert plus
    .gist = Tant que sa maxime n’est ni changée ni retrouvée, cette motivation n’est plus parmi vos choix.

houses_challenge_no-offer-plain-test = Contradiction sans offre
    .gist = C’est alors un test ordinaire sans Détermination, et rien n’est rayé.

houses_challenge_change-or-recover = Deux chemins de retour
    .gist = Une maxime rayée est soit réécrite, sans toucher aux valeurs, soit retrouvée, ce qui les déplace.

## Recovering a drive

houses_recover_between-adventures = Retrouver une motivation entre deux aventures
    .gist = Quand une aventure est finie, on vous interroge sur chaque motivation rayée.

houses_recover_reflective-scene = Ou dans une scène calme
    .gist = Une scène sur ce qui compte vraiment pour votre personnage convient aussi, si le MJ la désigne comme telle.

houses_recover_reduce-by-one = La motivation rayée perd 1
    .gist = Un Devoir de 7, une fois rayé, revient à 6.

houses_recover_floor-four = Jamais sous 4
    .gist = Une motivation à 4 revient inchangée, et toutes les autres le restent aussi.

houses_recover_reinstate = De nouveau en jeu
    .gist = Une motivation retrouvée est de nouveau parmi vos choix.

houses_recover_raise-the-equal = Celle qu’elle rejoint gagne 1
    .gist = Si la motivation rejoint la valeur d’une autre, celle-ci monte : le 7 devient 6, et l’ancien 6 devient 7.

houses_recover_ratings-stay-a-permutation = La série ne change pas
    .gist = Quelle que soit la motivation retrouvée, vous avez toujours 8, 7, 6, 5 et 4, distribués autrement.

houses_recover_new-statement-from-six = Des mots neufs pour les fortes
    .gist = À partir de 6, aucune motivation ne reste sans maxime : écrivez maintenant ce qui manque.

houses_recover_statement-from-the-deed = Des mots nés de l’action
    .gist = La nouvelle maxime devrait naître de ce que vous avez fait en défiant l’ancienne ; cette action vous est rappelée.

houses_recover_statement-kept-from-six = Les anciens mots à partir de 6
    .gist = Une motivation retrouvée à 6 ou plus reprend sa maxime. À 5 ou moins, la maxime se perd.

houses_recover_tie-gm-picks = Entre égales, le MJ tranche
    .gist = Si la motivation en rejoint plusieurs, comme chez un PNJ notable, le MJ dit laquelle monte.

## Momentum

houses_momentum_first-die-costs-1 = Premier dé acheté : 1
    .gist = Pour 1 point d’Impulsion, un troisième dé rejoint vos deux premiers.

houses_momentum_second-die-costs-2 = Deuxième dé acheté : 2
    .gist = Le suivant coûte 2 de plus : les deux dés coûtent donc 3 ensemble.

houses_momentum_third-die-costs-3 = Troisième dé acheté : 3
    .gist = Le dernier coûte 3 de plus : les trois coûtent donc 6 ensemble, et vous êtes au maximum.

houses_momentum_cannot-overspend = On dépense ce qu’on a
    .gist = L’Impulsion qui n’est pas en réserve ne se dépense pas : avec 2 points gardés, deux dés à 3 sont refusés.

houses_momentum_create-trait-2 = L’Impulsion crée un trait : 2
    .gist = Après un test, 2 points d’Impulsion mettent dans la scène un trait que vous formulez.

houses_momentum_trait-relates-to-action = Le trait vient de l’action
    .gist = Il a un rapport avec ce que vous venez de tenter. Si le MJ n’en voit pas, vous gardez votre Impulsion.

houses_momentum_trait-plausible = Et pourrait en découler
    .gist = Crocheter une serrure n’amène pas la pluie : ce qui ne pourrait pas suivre de l’action est refusé, sans rien coûter.

houses_momentum_question-1 = L’Impulsion achète des réponses : 1 chacune
    .gist = Pour chaque point, posez une question au MJ ; vous pouvez vous arrêter après chaque réponse.

houses_momentum_question-about-situation = Interrogez l’instant présent
    .gist = Les questions portent sur la situation présente. Une autre reste sans réponse et ne coûte rien.

houses_momentum_extra-zone-2 = Une zone de plus : 2
    .gist = Après un déplacement réussi, 2 points d’Impulsion mènent l’atout une zone plus loin.

houses_momentum_attack-point-2 = Un coup plus dur : 2
    .gist = Pour 2 points d’Impulsion, une attaque qui touche marque 1 point de plus : Puissance 1 en donne alors 4.

houses_momentum_lasting-defeat-2 = Une défaite durable : 2
    .gist = Pour 2 points d’Impulsion, une défaite devient durable.

houses_momentum_resist-defeat-1 = Résister à la défaite : 1 et plus
    .gist = Résister coûte 1 point d’Impulsion, plus la Puissance de ce qui vous a abattu ; contre Puissance 2, cela fait 3.

houses_momentum_pool-is-shared = Une réserve pour tout le groupe
    .gist = Ce qu’un joueur met en réserve, un autre peut le dépenser.

houses_momentum_pool-starts-0 = La réserve commence vide
    .gist = Une nouvelle aventure commence sans Impulsion en réserve.

houses_momentum_pool-cap-6 = Six en réserve au plus
    .gist = Ce qui n’entre pas est perdu, une fois que chacun a pu dépenser. La table apprend combien.

houses_momentum_scene-decay-1 = Chaque scène coûte un point
    .gist = À la fin d’une scène, la réserve perd 1 point, s’il y en a.

houses_momentum_spend-then-bank = Dépenser d’abord, garder ensuite
    .gist = La nouvelle Impulsion peut servir tout de suite à ce résultat. Le reste est gardé.

houses_momentum_no-self-funding = Un jet ne se paie pas lui-même
    .gist = Les dés s’achètent avec l’Impulsion déjà là, jamais avec celle que le même jet pourrait apporter.

houses_momentum_one-use-each = Chaque dépense une fois
    .gist = Dans un test, chaque sorte de dépense est ouverte une fois. Questions et dés font exception.

houses_momentum_creates-only = L’Impulsion ajoute des traits
    .gist = Elle en crée de nouveaux ; pour en changer ou en retirer, il faut de la Menace ou de la Détermination.

houses_momentum_after-fail = Une consolation après l’échec
    .gist = Un test manqué vous laisse deux usages de la réserve : poser des questions et créer un trait. Les dépenses de conflit, comme une zone de plus, sont fermées.

houses_dice_one-ladder = Un seul tarif pour les dés
    .gist = Un dé coûte selon son rang, quelle que soit la réserve : le premier en Impulsion 1, le deuxième en Menace 2, le troisième en Impulsion 3.

houses_dice_split-one-die = Un dé, une réserve
    .gist = Le prix d’un dé vient tout entier d’une seule réserve.

## How Threat grows

houses_threat_add_dice-ladder = Des dés contre de la Menace
    .gist = Au lieu de dépenser de l’Impulsion, donnez au MJ de la Menace, aux mêmes prix : deux dés pour 3.

houses_threat_add_ignore-complication-2 = Ignorer une complication : 2
    .gist = Pour 2 points de Menace chacune, vous pouvez ignorer les complications que donnent vos dés.

houses_threat_add_escalation-1 = Escalade : 1
    .gist = Si le MJ dit qu’une action mène à l’escalade, aller jusqu’au bout ajoute 1 point de Menace. Vous pouvez vous raviser.

houses_threat_add_circumstances = Une scène menaçante : 1 ou 2
    .gist = Au début d’une scène, le décor peut apporter 1 ou 2 points de Menace, jamais 3.

houses_threat_add_npc-momentum = Les PNJ créent de la Menace
    .gist = Ce qu’un PNJ marque au-delà de la Difficulté va à la Menace et non à l’Impulsion.

houses_threat_add_npc-momentum-varies = Autant qu’il en reste
    .gist = Quatre succès contre Difficulté 1 ajoutent 3 points de Menace.

houses_threat_add_resist-defeat = Tenir grâce à la Menace
    .gist = Au lieu d’Impulsion, vous pouvez donner de la Menace pour résister à la défaite : 1 contre Puissance 0.

houses_threat_add_npc-determination-gain = Le point d’un PNJ vaut 3 points de Menace
    .gist = Là où un PNJ gagnerait de la Détermination, la réserve gagne 3 points de Menace.

houses_threat_starts-2-per-player = Deux par joueur
    .gist = Une aventure à quatre joueurs commence avec 8 points de Menace.

houses_threat_no-cap = La Menace est sans limite
    .gist = Il peut toujours s’en ajouter, même quand il y en a déjà beaucoup ; 30, cela va.

## How the GM spends Threat

houses_threat_spend_first-die-1 = Premier dé d’un PNJ : 1
    .gist = Pour 1 point de Menace, un PNJ lance un troisième dé.

houses_threat_spend_second-die-2 = Deuxième dé d’un PNJ : 2
    .gist = Un autre dé coûte 2 points de Menace en plus, 3 en tout.

houses_threat_spend_third-die-3 = Troisième dé d’un PNJ : 3
    .gist = Le dernier coûte 3 points de Menace en plus, 6 en tout, et cela fait cinq dés.

houses_threat_spend_cannot-overspend = Le MJ paie comptant
    .gist = La Menace qui n’est pas en réserve ne se dépense pas : avec 1 point, deux dés sont refusés.

houses_threat_spend_difficulty-2 = Durcir un test : 2 par cran
    .gist = Par tranche de 2 points de Menace, un test devient plus dur de 1. À Difficulté 5, il n’y a rien à acheter.

houses_threat_spend_difficulty-one-test-only = Pour ce test seulement
    .gist = Le test suivant repart de sa propre Difficulté.

houses_threat_spend_difficulty-before-roll = Et avant le jet
    .gist = Une fois les dés sur la table, aucune Menace ne durcit le test.

houses_threat_spend_npc-pays-what-players-add = Les PNJ paient ce que donneraient les joueurs
    .gist = Là où un joueur ajouterait de la Menace, un PNJ la prend dans la réserve : 1 pour une escalade.

houses_threat_spend_npc-same-choice = Les choix aussi
    .gist = Un PNJ qui résiste à la défaite paie en Menace ce que paierait un joueur : 2 contre Puissance 1.

houses_threat_spend_npc-complication-2 = Un PNJ ignore une complication : 2
    .gist = Pour 2 points de Menace, une complication d’un PNJ n’a pas lieu.

houses_threat_spend_trait-create-2 = Le MJ ajoute un trait : 2
    .gist = Pour 2 points de Menace, un nouveau trait entre en jeu.

houses_threat_spend_trait-change-2 = Le MJ change un trait : 2
    .gist = Pour 2 points de Menace, un trait change de mots : la foule calme devient nerveuse.

houses_threat_spend_trait-remove-2 = Le MJ retire un trait : 2
    .gist = Pour 2 points de Menace, un trait n’est plus vrai.

houses_threat_spend_environment = Le monde se retourne contre vous
    .gist = Pour autant de points de Menace que le MJ en annonce, la scène tourne mal autour de vous, et tout le monde apprend comment.

houses_threat_spend_rival-house-1 = Une Maison ennemie s’en mêle : 1
    .gist = Pour 1 point de Menace, une Maison que vous savez ennemie s’en mêle. Sans Maison ennemie notée, il n’y a personne à faire venir.

houses_threat_spend_npc-determination-3 = La Détermination d’un PNJ : 3
    .gist = Pour 3 points de Menace, un PNJ fait ce que permet la Détermination, comme compter un dé pour un 1.

houses_threat_difficulty-window = Dernier moment pour durcir
    .gist = Une fois vos dépenses engagées, le MJ ne peut plus relever la Difficulté.

houses_npc_momentum-first-then-threat = Le surplus d’un PNJ sert d’abord
    .gist = Le MJ peut le dépenser sur ce résultat aux prix de l’Impulsion ; le reste devient Menace.

houses_npc_determination-needs-statement = La Détermination d’un PNJ veut une maxime
    .gist = Seul un PNJ dont la maxime convient peut en user ; un PNJ mineur ne le peut donc jamais.

## Conflicts, turns and contests

houses_conflict_five-types = Cinq sortes de conflit
    .gist = Un conflit est un duel, une escarmouche, une guerre, une affaire d’espionnage ou une intrigue. C’est le MJ qui le dit.

houses_conflict_personal = Un duel
    .gist = Un contre un. La piste se mesure d’ordinaire au Combat.

houses_conflict_skirmish = Une escarmouche
    .gist = Quelques personnes de chaque côté, avec de la place pour deux adversaires et plus ; on mesure d’ordinaire au Combat.

houses_conflict_warfare = Une guerre
    .gist = Des troupes et des plaines au lieu de lames et de chambres ; là aussi, le Combat sert d’ordinaire de mesure.

houses_conflict_espionage = L’espionnage
    .gist = Des agents, des gardes et ce qu’il vaut mieux ne pas montrer. La mesure habituelle est la Discipline.

houses_conflict_intrigue = Une intrigue
    .gist = On se bat avec des mots, des faveurs et des réputations, et la Discipline dit combien de temps on tient.

houses_initiative_keep-cost-2 = Garder l’initiative : 2
    .gist = Après son action, un camp peut payer 2 points d’Impulsion, ou 2 points de Menace, et agir de nouveau aussitôt.

houses_initiative_keep-plus-1 = L’action gardée est plus dure de 1
    .gist = Le premier test d’une action ainsi gagnée a +1 de Difficulté, quel que soit le personnage qui agit.

houses_initiative_keep-not-twice = Pas deux fois de suite
    .gist = Après une action pour laquelle on a gardé l’initiative, on ne peut pas la garder encore.

houses_initiative_alternates = Les camps alternent
    .gist = Quand personne ne garde l’initiative, c’est à l’autre camp d’agir.

houses_initiative_gm-names-first = Le MJ dit qui commence
    .gist = Le premier tour d’un conflit revient à qui le MJ désigne.

houses_initiative_all-act-once = Chacun une fois par round
    .gist = Un camp dont tous ont agi passe son tour jusqu’à la fin du round. À un contre trois, les trois finissent le round à la suite. Seuls comptent ceux qui prennent part au conflit ; le MJ dit qui.

houses_contest_opponent-rolls-first = L’adversaire lance d’abord
    .gist = Dans une opposition, les succès de l’autre camp sont la Difficulté que vous devez atteindre.

houses_contest_tie-to-active = L’égalité profite à qui agit
    .gist = Autant de succès que l’autre camp suffisent.

houses_contest_shortfall-to-opponent = Ce qui vous manque leur revient
    .gist = Si vous perdez, l’autre camp gagne les succès qui vous manquent en points d’Impulsion, ou de Menace si c’est un PNJ : deux succès contre 4 lui en donnent 2.

houses_contest_no-upper-limit = Pas de plafond en opposition
    .gist = Ici, la Difficulté peut dépasser 5 : quatre succès et trois atouts défensifs font 7.

houses_scene_end = Quand une scène s’achève
    .gist = La réserve perd son point, les pistes et les usages d’une fois par scène s’effacent, et le MJ dit quels traits de la scène demeurent.

## Assets and zones

houses_asset_owner-and-name = Un atout a un nom et un propriétaire
    .gist = Une lame, un espion, un secret, une faveur : tout ce qu’on a en main. Seul son propriétaire l’utilise et le déplace, hormis le déplacement hardi d’un adversaire.

houses_asset_potency = La Puissance d’un atout
    .gist = C’est la force d’un atout. Avec Puissance 2, une attaque qui touche vaut 4, et y résister coûte 3.

houses_asset_in-a-zone = Une zone à la fois
    .gist = Sur la table, chaque atout est dans une seule zone. Le MJ le pose, et son propriétaire le déplace.

houses_asset_defensive = Les atouts défensifs
    .gist = Un atout peut être marqué comme protecteur, si le MJ est d’accord. Sans cette marque, il ne gêne aucune attaque.

houses_zone_neighbours = Les zones et leurs voisines
    .gist = Le MJ dispose les zones et les relie. D’une zone, on passe à la voisine, pas au-delà.

houses_asset_potency-default-0 = Puissance 0 sauf mention
    .gist = Un nouvel atout, comme un poing nu, a une Puissance de 0.

## Moving assets

houses_move_test-difficulty-2 = Déplacer, un test à 2
    .gist = Pour mener un atout dans la zone voisine, il vous faut deux succès.

houses_move_one-zone = Un succès, une zone
    .gist = Si le test réussit, l’atout va dans une zone voisine de votre choix.

houses_move_extra-zone-2-momentum = Plus loin pour 2 points d’Impulsion
    .gist = Un déplacement réussi peut aller une zone au-delà de la voisine.

houses_move_manner = Simplement, subtilement ou hardiment
    .gist = Vous dites avant le jet de quelle manière vous déplacez l’atout.

houses_move_subtle-keeps-initiative-free = Subtilement : initiative gratuite
    .gist = Après un déplacement subtil réussi, garder l’initiative ne coûte rien.

houses_move_bold-shifts-enemy-asset = Hardiment : pousser un atout adverse
    .gist = Après un déplacement hardi réussi, déplacez aussi d’une zone un atout adverse.

houses_move_fail-no-extra-zone = Raté : pas plus loin
    .gist = Après un déplacement manqué, aucune Impulsion n’achète de mouvement.

houses_move_fail-enemy-moves-one = Raté : l’adversaire bouge
    .gist = Après un déplacement manqué, un adversaire peut déplacer un atout d’une zone.

houses_move_fail-no-initiative = Raté : l’initiative est perdue
    .gist = Après un déplacement manqué, on ne vous demande pas si vous gardez l’initiative.

## Using assets

houses_use_attack = Attaquer avec un atout
    .gist = Tournez-le contre quelqu’un, pour le blesser ou pour le vaincre.

houses_use_remove-asset = Écarter un atout adverse
    .gist = Gagnez l’opposition, et un atout adverse est hors jeu.

houses_use_create-trait = Créer un trait avec un atout
    .gist = Si le test réussit, la scène reçoit un nouveau trait, sans Impulsion.

houses_use_create-asset = Créer un atout avec un autre
    .gist = Si le test réussit, un allié ou vous recevez un nouvel atout de Puissance 0.

houses_use_overcome-obstacle = Vaincre un obstacle
    .gist = Si le test réussit, ce qui barrait la route ne la barre plus.

houses_use_gain-information = Apprendre grâce à un atout
    .gist = Si le test réussit, le MJ vous renseigne sur la situation.

houses_use_help-ally = Aider un allié
    .gist = Si le test réussit, un allié est libéré d’un trait ou d’une complication, ou un allié vaincu se rapproche du moment où il se relève.

houses_use_list-is-open = Et tout ce qui a du sens
    .gist = Le MJ peut permettre d’autres usages, comme des tests ordinaires.

## Attacks and extended tasks

houses_attack_choose-target-and-asset = Qui, et avec quoi
    .gist = Une attaque désigne une cible et un atout. Sans atout, vous attaquez à mains nues, avec Puissance 0.

houses_attack_is-a-contest = Attaquer, c’est s’opposer
    .gist = La cible lance d’abord, et ses succès sont ce que vous devez atteindre.

houses_attack_defensive-assets-add-1 = Chaque défense ajoute 1
    .gist = Chaque atout défensif dans la zone de la cible ajoute 1 à votre Difficulté : un succès et deux boucliers font 3.

houses_attack_assets-elsewhere-do-not-count = Ailleurs, une défense ne compte pas
    .gist = Un bouclier dans une autre zone ne protège personne ici.

houses_attack_win-hits = Gagner, c’est toucher
    .gist = Si vous atteignez la Difficulté, l’attaque touche.

houses_attack_lose-ends-action = Perdre met fin à l’action
    .gist = Une attaque ratée ne marque rien et met fin à votre action.

houses_attack_lose-no-initiative = Et l’initiative s’envole
    .gist = Après une attaque perdue, on ne peut pas garder l’initiative.

houses_attack_minor-npc-falls = Un PNJ mineur tombe aussitôt
    .gist = Une attaque qui touche suffit ; il n’y a pas de piste.

houses_attack_minor-supporting-falls = Un second rôle mineur aussi
    .gist = Un second rôle mineur subit la défaite au premier coup qui touche.

houses_attack_notable-npc-track = Un PNJ notable s’use
    .gist = Les coups marquent des points contre lui, et le premier décide rarement seul.

houses_attack_major-npc-track = Un PNJ majeur aussi
    .gist = Avec Combat 8, un coup de Puissance 0 laisse un PNJ majeur à 2 sur 8.

houses_attack_notable-supporting-track = Un second rôle notable aussi
    .gist = Avec Combat 7, un coup de Puissance 1 laisse un second rôle notable à 3 sur 7.

houses_attack_main-pc-track = Et votre personnage
    .gist = Avec Combat 6, un coup de Puissance 0 vous laisse à 2 sur 6, et toujours dans le combat.

houses_attack_requirement-is-skill = La piste a la longueur d’une compétence
    .gist = Le nombre de points nécessaires est l’une des compétences de la cible. Le MJ dit laquelle au premier coup qui touche.

houses_attack_points-2-plus-potency = Un coup vaut 2 plus la Puissance
    .gist = Puissance 0 donne 2 points, Puissance 3 en donne 5.

houses_attack_plus-one-for-2-momentum = Un point de plus pour 2 points d’Impulsion
    .gist = Une fois payé, un coup de Puissance 1 marque 4.

houses_attack_full-track-defeats = Une piste pleine est une défaite
    .gist = À 5 sur 6, un coup de 2 remplit la piste, et c’est la défaite.

houses_attack_lasting-after-defeat = Durable, une fois à terre
    .gist = Seule une défaite peut devenir durable ; tant que la piste n’est pas pleine, on ne demande rien.

houses_task_generic = Tâches prolongées
    .gist = Tout effort de longue haleine peut avoir un total à atteindre. Chaque test réussi marque 2 plus la Puissance employée : un total de 6 demande trois réussites à Puissance 0.

houses_task_surplus-lost = Rien au-delà du but
    .gist = Ce qui dépasserait le total est perdu : à 5 sur 6, quatre points mènent à 6.

houses_task_track-clears = Après le conflit, les pistes se vident
    .gist = Une fois le conflit fini, les points vers la défaite s’effacent, et les vaincus peuvent de nouveau agir, sauf défaite durable.

houses_attack_plus-one-once = Ce point, une fois par coup
    .gist = Quatre points d’Impulsion n’achètent toujours que 1 point sur un même coup.

houses_attack_reach = À portée, dans la même zone
    .gist = L’atout qui attaque doit être là où est la cible. Le MJ peut faire une exception, pour un fusil ou une rumeur.

houses_attack_defensive-of-target-side = Seulement leurs boucliers
    .gist = Parmi les atouts défensifs présents, seuls comptent ceux du camp de la cible. Les vôtres ne vous gênent pas.

## Resisting defeat

houses_resist_who = Qui peut résister
    .gist = Tous ceux qui dépassent le rang mineur : votre personnage, et tout personnage notable ou majeur, d’un camp ou de l’autre.

houses_resist_once-per-scene = Une fois par scène
    .gist = Une seconde défaite dans la même scène est définitive ; la scène suivante redonne une chance.

houses_resist_not-defeated = Debout malgré tout
    .gist = Le joueur du personnage décide de résister ou de tomber. Résister annule la défaite.

houses_resist_carries-on = Et toujours dans la lutte
    .gist = Un personnage qui a résisté continue d’agir dans le conflit.

houses_resist_no-healing = Rien ne guérit
    .gist = La piste reste aussi pleine qu’avant : 6 sur 6.

houses_resist_base-cost-1 = Cela coûte 1
    .gist = Payez 1 point d’Impulsion, ou donnez au MJ 1 point de Menace.

houses_resist_cost-plus-potency = Plus la Puissance
    .gist = La Puissance de l’atout qui vous a abattu s’ajoute au prix : Puissance 4 fait 5.

houses_resist_complication = Avec une complication
    .gist = Qui résiste subit une complication, et le MJ dit laquelle.

houses_resist_falls-on-next-hit = Le coup suivant abat
    .gist = Après avoir résisté, on tombe au premier coup qui marque un point.

houses_resist_split-payment = Tout le prix d’une réserve
    .gist = Résister se paie en Impulsion ou en Menace, jamais dans un mélange des deux.

## Advancement

houses_advance_gain-during-adventure = Les points se gagnent en jeu
    .gist = Chaque point de progression est noté avec son aventure et sa session.

houses_advance_pain = La douleur instruit
    .gist = Subir une défaite dans un conflit rapporte 1 point. Une défaite à laquelle on a résisté n’en rapporte pas.

houses_advance_failure-from-3 = L’échec instruit
    .gist = Un échec à Difficulté 3 ou plus rapporte 1 point, sauf s’il devient un succès avec coût. Difficulté 2 ne suffit pas. Si la Difficulté était cachée, le MJ garde le point jusqu’à la fin de l’aventure, pour ne rien trahir.

houses_advance_peril-from-3-threat = Le péril instruit
    .gist = Quand le MJ dépense 3 points de Menace ou plus d’un coup, il y a un point à gagner. Une dépense de 2 n’en donne pas.

houses_advance_ambition-1-to-3 = Plus près du but : de 1 à 3
    .gist = Pour un pas vers votre ambition, le MJ donne 1, 2 ou 3 points.

houses_advance_impress = Impressionner le groupe : 1
    .gist = Pour un bon plan, une scène bien jouée ou tout ce que la table a aimé. Le groupe vous désigne, et le MJ confirme.

houses_advance_impress-once-per-session = Une fois par session et par joueur
    .gist = Le même joueur n’est pas récompensé deux fois dans une session.

houses_advance_skill-cost = Une compétence : 10 et plus
    .gist = La première hausse coûte 10 points, la deuxième 11, la troisième 12, et ainsi de suite.

houses_advance_focus-cost = Une nouvelle spécialisation
    .gist = Elle coûte autant de points que vous avez déjà de spécialisations : avec quatre, 4.

houses_advance_talent-cost = Un nouveau talent
    .gist = Il coûte trois points par talent que vous avez : avec trois, 9.

houses_advance_retrain = Se reconvertir
    .gist = Renoncez à un savoir-faire, et gagnez à moindre prix un point de compétence, une spécialisation ou un talent : un talent cédé contre une spécialisation, c’est un talent de moins et une spécialisation de plus.

houses_advance_retrain-cost-various = Ce que coûte la reconversion
    .gist = L’aide de jeu ne donne aucun chiffre. Ici, c’est la moitié : une compétence qui coûterait 10 en coûte 5.

houses_advance_drives-not-bought = Les motivations ne s’achètent pas
    .gist = Aucun nombre de points n’augmente une motivation. Elles changent quand vous les défiez et les retrouvez.

houses_advance_cannot-overspend = Pas de crédit
    .gist = Avec 9 points, on n’achète pas ce qui en coûte 10.

houses_advance_skill-cap-8 = Aucune compétence au-delà de 8
    .gist = Une compétence à 8 ne peut plus monter.

houses_advance_retrain-half-price = La moitié, arrondie au-dessus
    .gist = Par reconversion, une compétence à 11 points en coûte 6, et un acquis est perdu.

houses_advance_adversity-one-point = Chaque épreuve vaut 1
    .gist = La douleur, l’échec et le péril rapportent chaque fois un seul point.

houses_advance_peril-for-those-present = Le péril se partage
    .gist = Chaque personnage présent dans la scène gagne le point, une fois par dépense de ce genre.

## Players’ characters

houses_pc_skill-range = Des compétences de 4 à 8
    .gist = Un PJ n’a aucune compétence au-dessous de 4 ni au-dessus de 8.

houses_pc_skill-array = Répartir les compétences
    .gist = Partez d’une compétence à 6, une à 5 et trois à 4, puis ajoutez 5 points comme vous voulez. Le total fait 28, comme 8, 7, 5, 4 et 4 ; une fois le 6 et le 5 placés, il y a 103 façons.

houses_pc_drive-array = Répartir les motivations
    .gist = Classez vos motivations à 8, 7, 6, 5 et 4, et écrivez une maxime pour chacune des trois premières.

houses_pc_focuses-talents = Spécialisations, talents et atouts
    .gist = Un nouveau personnage a 4 spécialisations, 3 talents et 3 atouts, dont un au moins est tangible.

## Minor NPCs

houses_npc_minor_one-trait = Un PNJ mineur a un trait
    .gist = Il dit son métier. Personne à ce rang n’a besoin d’un second trait.

houses_npc_minor_trait-examples = Métiers de PNJ mineurs
    .gist = Par exemple : un soldat de la Maison, un domestique, un espion.

houses_npc_minor_quality = La Qualité au lieu des motivations
    .gist = Une seule valeur de 4 à 8 dit à quel point ce personnage est bon dans ce qu’il est.

houses_npc_minor_quality-in-tn = La Qualité s’ajoute toujours
    .gist = Là où d’autres ajoutent une motivation, un PNJ mineur ajoute sa Qualité : compétence 6 et Qualité 5 font 11.

houses_npc_minor_no-statements = Sans maximes
    .gist = Les PNJ mineurs n’ont pas de maximes.

houses_npc_minor_skills = Compétences d’un PNJ mineur
    .gist = Un 6, deux 5 et deux 4, dans n’importe quel ordre.

houses_npc_minor_best-skill-is-job = Ce que le métier exige : 6
    .gist = Donnez le 6 à la compétence dont dépend leur travail ; pour un soldat, c’est le Combat.

houses_npc_minor_one-focus = Une spécialisation, sous le 6
    .gist = Un PNJ mineur sait bien faire une chose, et elle relève de sa meilleure compétence.

houses_npc_minor_no-talents = Sans talents
    .gist = Ce rang n’en a aucun.

## Notable NPCs

houses_npc_notable_role-trait = Un PNJ notable a un rôle
    .gist = Le premier trait dit ce qu’il fait, et il est indispensable.

houses_npc_notable_trait-examples = Rôles de PNJ notables
    .gist = Par exemple : un officier, un intendant, un pilote, un érudit.

houses_npc_notable_reputation-trait = Et peut-être une réputation
    .gist = Un second trait peut dire de quoi on le connaît. Il n’y a pas de place pour un troisième.

houses_npc_notable_two-drives = Deux motivations fortes
    .gist = L’une est à 7 et l’autre à 6, et le MJ dit lesquelles.

houses_npc_notable_other-drives-5 = Les trois autres à 5
    .gist = La série est donc 7, 6, 5, 5 et 5.

houses_npc_notable_statements = Une maxime ou deux
    .gist = Une maxime va sur le 7, sur le 6 ou sur les deux, et sur aucun des 5. Sans aucune, la fiche n’est pas finie.

houses_npc_notable_skills = Compétences d’un PNJ notable
    .gist = Un 7, un 6, deux 5 et un 4, dans l’ordre qu’on veut.

houses_npc_notable_best-skill-is-job = Ce que le rôle exige : 7
    .gist = Donnez le 7 à la compétence qui le fait vivre ; pour un pilote, c’est la Mobilité.

houses_npc_notable_focuses = Trois spécialisations
    .gist = Deux relèvent de la compétence à 7 et une de la compétence à 6.

houses_npc_notable_talents = Un talent, peut-être deux
    .gist = Un seul est la règle, et le MJ peut en donner un autre.

## Major NPCs

houses_npc_major_role-trait = Un PNJ majeur a un rôle
    .gist = Le premier des traits dit ce qu’est ce personnage.

houses_npc_major_reputation-trait = Et une réputation
    .gist = Le deuxième dit ce que le monde en pense.

houses_npc_major_faction-trait = Et peut-être une faction
    .gist = Un troisième trait peut dire de quel bord il est. Un quatrième est de trop.

houses_npc_major_drives = Motivations d’un PNJ majeur
    .gist = La série complète de 8, 7, 6, 5 et 4, comme un PJ.

houses_npc_major_statements = Trois maximes
    .gist = Chaque motivation à 6 ou plus a la sienne, ce qui en fait exactement trois.

houses_npc_major_skills-base-4 = Les compétences partent de 4
    .gist = Cinq compétences à 4 font 20 points de départ.

houses_npc_major_skills-plus-11 = Et 11 points de plus
    .gist = Répartissez-les librement, pour un total de 31 ; il y a 365 façons de le faire.

houses_npc_major_skills-max-8 = Pas au-delà de 8
    .gist = Même les plus puissants n’ont aucune compétence à 9.

houses_npc_major_focuses = De trois à cinq spécialisations
    .gist = Autant que le demande l’idée du personnage, dans ces limites.

houses_npc_major_talents = De deux à quatre talents ou capacités
    .gist = Les capacités spéciales en font partie.

## Special abilities of NPCs

houses_npc_ability_replaces-talent = Une capacité au lieu d’un talent
    .gist = Un PNJ majeur peut avoir une capacité spéciale partout où irait un talent : deux talents et une capacité comptent pour trois.

houses_npc_ability_proficiency = Maîtrise
    .gist = Pour une compétence employée d’une certaine façon, le premier dé acheté est gratuit. Les autres gardent leur prix : deux dés coûtent 2.

houses_npc_ability_threatening = Menaçant
    .gist = Avec une compétence ou une manière donnée, et des dés achetés en Menace, un dé peut être relancé.

houses_npc_ability_guidance = Conseil
    .gist = Quand ce PNJ aide d’une manière donnée, le dé d’aide peut être relancé, une fois.

houses_npc_ability_substitution = Substitution
    .gist = Pour un genre de test, une compétence donnée peut remplacer l’habituelle, comme Combat 8 pour Mobilité.

houses_npc_ability_familiarity = Habitude
    .gist = Un genre de test est plus facile de 1 pour ce PNJ.

houses_npc_ability_familiarity-floor = Pas en dessous de 0
    .gist = L’Habitude laisse un test de Difficulté 0 tel quel.

houses_npc_ability_extra-threat-option = Option de Menace supplémentaire
    .gist = Le MJ peut acheter un bénéfice que seul ce PNJ possède, au prix fixé à sa création : 1 point de Menace ou plus.

## Story hooks

houses_hook_five-columns = Une accroche a cinq parties
    .gist = Ce qu’il faut faire, avec quoi, où, contre quoi, et qui s’y trouve mêlé.

houses_hook_d20-in-steps-of-4 = Un d20 choisit la ligne
    .gist = Chaque ligne prend quatre nombres : de 1 à 4 la première, de 5 à 8 la deuxième, et de 17 à 20 la cinquième.

houses_hook_row-1-4 = Première ligne d’accroches
    .gist = De 1 à 4 : voler ou emporter, des données secrètes, un entrepôt, les soldats de l’empereur, et Bashira, qui veille sur une Maison mineure.

houses_hook_row-5-8 = Deuxième ligne d’accroches
    .gist = De 5 à 8 : un mystère, l’héritier d’une Maison mineure, un manoir, des alarmes et des serrures, et Kaunos le marchand.

houses_hook_row-9-12 = Troisième ligne d’accroches
    .gist = De 9 à 12 : enquêter sur un meurtre ou une perte, un artefact, une demeure du désert, le désert lui-même, et Anca, qui vend des tenues de désert.

houses_hook_row-13-16 = Quatrième ligne d’accroches
    .gist = De 13 à 16 : provoquer un meurtre ou une perte, des machines interdites, un repaire de contrebandiers, les maîtres des vaisseaux entre les étoiles, et Hegai le contrebandier.

houses_hook_row-17-20 = Cinquième ligne d’accroches
    .gist = De 17 à 20 : sauver ou ramener, une réserve d’épice cachée, le désert, des contrebandiers, et Akira, qui pilote.

houses_hook_plot-needs-goal = L’intrigue s’achève dans le but
    .gist = Les deux premières parties se lisent en une phrase : il faut percer le mystère des données secrètes.

houses_hook_prompt = Garder, changer ou relancer
    .gist = Une accroche est une proposition. Le MJ peut en réécrire ou en relancer une partie et laisser le reste.

houses_hook_roll-each-column = Un jet par partie
    .gist = On lance cinq d20, un par partie, ce qui fait 3 125 accroches différentes.
