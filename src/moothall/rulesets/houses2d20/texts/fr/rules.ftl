### The titles of the rules ; their gists are told in English.

## Skills

houses_skill_five = Cinq compétences pour tous
houses_skill_battle = Combat
houses_skill_communicate = Communication
houses_skill_discipline = Discipline
houses_skill_move = Mobilité
houses_skill_understand = Analyse

## Drives

houses_drive_five = Cinq motivations pour tous
houses_drive_duty = Devoir
houses_drive_faith = Foi
houses_drive_justice = Justice
houses_drive_power = Pouvoir
houses_drive_truth = Vérité
houses_drive_statement-is-text = Une motivation a sa maxime
houses_drive_statement-from-six = Une motivation forte veut une maxime
houses_drive_left-over = Quelles motivations restent
houses_drive_neutral-statement = Une motivation muette

## Difficulty

houses_difficulty_six-levels = Six niveaux de Difficulté
houses_difficulty_simple-0 = Difficulté 0 : simple
houses_difficulty_average-1 = Difficulté 1 : moyenne
houses_difficulty_challenging-2 = Difficulté 2 : ardue
houses_difficulty_daunting-3 = Difficulté 3 : intimidante
houses_difficulty_dire-4 = Difficulté 4 : redoutable
houses_difficulty_epic-5 = Difficulté 5 : épique
houses_difficulty_three-example-tracks = Des repères pour le MJ
houses_difficulty_lock-ladder = Repère : un obstacle
houses_difficulty_knowledge-ladder = Repère : un savoir
houses_difficulty_favour-ladder = Repère : une faveur
houses_difficulty_clamped-0-5 = Au bout du compte, de 0 à 5
houses_difficulty_raise-stops-at-5 = La Menace s’arrête au plafond

## Traits

houses_trait_is-text = Un trait est une vérité
houses_trait_applies-is-gm-call = Le MJ dit ce qui compte
houses_trait_allows = Un trait peut ouvrir une voie
houses_trait_easier = Un trait peut aider
houses_trait_harder = Un trait peut gêner
houses_trait_requires-test = Un trait peut imposer un test
houses_trait_forbids = Un trait peut fermer une voie
houses_trait_each-plus-or-minus-one = Chaque trait compte une fois

## The skill test

houses_test_step-order = Chaque chose en son temps
houses_test_declare-action = Dites ce que vous faites
houses_test_gm-picks-skill = Le MJ nomme la compétence
houses_test_gm-sets-difficulty = Le MJ fixe la Difficulté
houses_test_player-picks-drive = À vous de choisir la motivation
houses_test_relevant-statement = La maxime qui convient décide
houses_test_no-relevant-statement = Quand rien ne convient
houses_test_conflicting-statement = Quand la maxime dit non
houses_test_focus-max-one = Une spécialisation au plus
houses_test_spend-window = Payez avant le jet
houses_test_target-number = Compétence plus motivation
houses_test_base-pool-two = Deux dés pour commencer
houses_test_max-pool-five = Cinq dés au plus
houses_test_success-at-or-under = Plus c’est bas, mieux c’est
houses_test_critical-on-one = Le 1 compte double
houses_test_focus-critical-range = Une spécialisation multiplie les critiques
houses_test_no-focus-no-range = Sans spécialisation, seul le 1
houses_test_critical-worth-exactly-two = Jamais plus de deux par dé
houses_test_pass-at-difficulty = Il suffit d’atteindre
houses_test_fail-below-difficulty = Trop peu
houses_test_momentum-per-extra = Le surplus devient Impulsion
houses_test_momentum-none-on-exact = Tout juste ne laisse rien
houses_test_momentum-none-on-fail = L’échec ne laisse rien
houses_test_difficulty-zero-banks-all = À 0, tout est Impulsion
houses_focus_belongs-to-skill = Une spécialisation reste sous sa compétence

## Helping each other

houses_assist_one-die = Qui aide lance un dé
houses_assist_no-bought-dice = Qui aide n’achète pas de dés
houses_assist_own-pair = Qui aide a ses propres valeurs
houses_assist_own-focus = Qui aide a sa spécialisation
houses_assist_several = On peut aider à plusieurs
houses_assist_adds-to-leader = Les succès rejoignent ceux du meneur
houses_assist_dice-can-complicate = Les aides dérapent aussi
houses_assist_outside-the-cap = Les aides s’ajoutent aux cinq dés
houses_assist_leader-gate = Le meneur doit d’abord réussir
houses_assist_no-other-spends = Le dé d’aide reste nu

## Complications and success at a cost

houses_complication_on-twenty = Le 20 tourne mal
houses_complication_any-die = N’importe quel dé le peut
houses_complication_range-set-by-gm = Le MJ dit le risque
houses_complication_threshold = 21 moins la marge
houses_complication_range-1-normal = Marge 1 : normale
houses_complication_range-2-risky = Marge 2 : risquée
houses_complication_range-3-perilous = Marge 3 : périlleuse
houses_complication_range-4-precarious = Marge 4 : précaire
houses_complication_range-5-treacherous = Marge 5 : traîtresse
houses_complication_content = Dites ce qui a mal tourné
houses_cost_bare-success = Réussir à un prix
houses_cost_no-momentum = Réussir à un prix ne rapporte rien
houses_cost_complication-is-the-price = Le prix est une complication
houses_complication_independent-of-success = Succès et ennui sur un même dé
houses_complication_one-per-die = Une par dé
houses_complication_after-outcome = D’abord le résultat, ensuite les ennuis
houses_complication_gm-menu = Quatre sortes d’ennuis
houses_cost_not-in-contests = Pas de prix pour une opposition perdue
houses_complication_price-cannot-be-bought-off = Un prix se subit

## Determination

houses_determination_needs-supporting-statement = La Détermination veut une maxime
houses_determination_not-on-clash = Pas contre sa propre maxime
houses_determination_one-point-per-use = Un point par usage
houses_determination_automatic-one = Un 1 assuré
houses_determination_reroll = Relancer
houses_determination_declaration-create = Déclarer du nouveau
houses_determination_declaration-change = Déclarer un changement
houses_determination_declaration-remove = Déclarer une fin
houses_determination_extra-action = Agir encore
houses_determination_players-hold-it = Seuls les PJ en ont
houses_determination_gain-on-branch = Un point pour le dilemme
houses_determination_neutral-is-closed = La neutralité ne suffit pas
houses_determination_start-1 = Un point au départ
houses_determination_cap-3 = Trois points au plus
houses_determination_gain-at-cap = Plein, mais libre de choisir
houses_determination_auto-one-before-roll = Le 1 assuré s’annonce avant
houses_determination_declaration-window = Quand déclarer
houses_reroll_new-result-stands = Le nouveau résultat reste
houses_reroll_once-per-die = Un dé, une relance
houses_reroll_clears-old-complication = L’ancien résultat disparaît
houses_reroll_own-pool-only = Seulement vos dés

## When a drive is challenged

houses_challenge_no-contradiction = Sans contradiction, un test ordinaire
houses_challenge_contradiction-opens-branch = Quand l’acte contredit la maxime
houses_challenge_gm-may-offer = Le MJ peut offrir un point
houses_challenge_refuse-fails-test = Refuser, c’est échouer
houses_challenge_refuse-no-consequence = Refuser ne coûte rien d’autre
houses_challenge_accept-gives-point = Accepter donne le point
houses_challenge_accept-must-choose = Puis choisissez
houses_challenge_same-drive-used = La motivation reste en jeu
houses_challenge_test-as-normal = Le test suit son cours
houses_challenge_comply-complication = Se plier a un prix
houses_challenge_strike-statement = Défier, c’est rayer la maxime
houses_challenge_struck-drive-unusable = Une motivation rayée se repose
houses_challenge_no-offer-plain-test = Contradiction sans offre
houses_challenge_change-or-recover = Deux chemins de retour

## Recovering a drive

houses_recover_between-adventures = Se retrouver entre deux aventures
houses_recover_reflective-scene = Ou dans une scène calme
houses_recover_reduce-by-one = La motivation rayée perd 1
houses_recover_floor-four = Jamais sous 4
houses_recover_reinstate = De nouveau en jeu
houses_recover_raise-the-equal = Celle qu’elle rejoint gagne 1
houses_recover_ratings-stay-a-permutation = La série ne change pas
houses_recover_new-statement-from-six = Des mots neufs pour les fortes
houses_recover_statement-from-the-deed = Des mots nés de l’acte
houses_recover_statement-kept-from-six = Les anciens mots à partir de 6
houses_recover_tie-gm-picks = Entre égales, le MJ tranche

## Momentum

houses_momentum_first-die-costs-1 = Premier dé acheté : 1
houses_momentum_second-die-costs-2 = Deuxième dé acheté : 2
houses_momentum_third-die-costs-3 = Troisième dé acheté : 3
houses_momentum_cannot-overspend = On dépense ce qu’on a
houses_momentum_create-trait-2 = L’Impulsion crée un trait : 2
houses_momentum_trait-relates-to-action = Le trait vient de l’acte
houses_momentum_trait-plausible = Et pourrait en découler
houses_momentum_question-1 = L’Impulsion achète des réponses : 1 chacune
houses_momentum_question-about-situation = Interrogez l’instant présent
houses_momentum_extra-zone-2 = Une zone de plus : 2
houses_momentum_attack-point-2 = Un coup plus dur : 2
houses_momentum_lasting-defeat-2 = Une défaite durable : 2
houses_momentum_resist-defeat-1 = Refuser de tomber : 1 et plus
houses_momentum_pool-is-shared = Une réserve pour tout le groupe
houses_momentum_pool-starts-0 = La réserve commence vide
houses_momentum_pool-cap-6 = Six en réserve au plus
houses_momentum_scene-decay-1 = Chaque scène coûte un point
houses_momentum_spend-then-bank = Dépenser d’abord, garder ensuite
houses_momentum_no-self-funding = Un jet ne se paie pas lui-même
houses_momentum_one-use-each = Chaque dépense une fois
houses_momentum_creates-only = L’Impulsion ajoute des traits
houses_momentum_after-fail = Une consolation après l’échec
houses_dice_one-ladder = Un seul tarif pour les dés
houses_dice_split-one-die = Un dé, une bourse

## How Threat grows

houses_threat_add_dice-ladder = Des dés contre de la Menace
houses_threat_add_ignore-complication-2 = Écarter une complication : 2
houses_threat_add_escalation-1 = Faire monter les enchères : 1
houses_threat_add_circumstances = Une scène menaçante : 1 ou 2
houses_threat_add_npc-momentum = Les PNJ créent de la Menace
houses_threat_add_npc-momentum-varies = Autant qu’il en reste
houses_threat_add_resist-defeat = Tenir grâce à la Menace
houses_threat_add_npc-determination-gain = Le point d’un PNJ vaut 3 Menaces
houses_threat_starts-2-per-player = Deux par joueur
houses_threat_no-cap = La Menace est sans limite

## How the GM spends Threat

houses_threat_spend_first-die-1 = Premier dé d’un PNJ : 1
houses_threat_spend_second-die-2 = Deuxième dé d’un PNJ : 2
houses_threat_spend_third-die-3 = Troisième dé d’un PNJ : 3
houses_threat_spend_cannot-overspend = Le MJ paie comptant
houses_threat_spend_difficulty-2 = Durcir un test : 2 par cran
houses_threat_spend_difficulty-one-test-only = Pour ce test seulement
houses_threat_spend_difficulty-before-roll = Et avant le jet
houses_threat_spend_npc-pays-what-players-add = Les PNJ paient ce que donneraient les joueurs
houses_threat_spend_npc-same-choice = Les choix aussi
houses_threat_spend_npc-complication-2 = Un PNJ écarte l’ennui : 2
houses_threat_spend_trait-create-2 = Le MJ ajoute un trait : 2
houses_threat_spend_trait-change-2 = Le MJ change un trait : 2
houses_threat_spend_trait-remove-2 = Le MJ retire un trait : 2
houses_threat_spend_environment = Le monde se retourne contre vous
houses_threat_spend_rival-house-1 = Une Maison ennemie s’en mêle : 1
houses_threat_spend_npc-determination-3 = La résolution d’un PNJ : 3
houses_threat_difficulty-window = Dernier moment pour durcir
houses_npc_momentum-first-then-threat = Le surplus d’un PNJ sert d’abord
houses_npc_determination-needs-statement = La résolution veut une maxime

## Conflicts, turns and contests

houses_conflict_five-types = Cinq sortes de conflit
houses_conflict_personal = Un duel
houses_conflict_skirmish = Une escarmouche
houses_conflict_warfare = Une guerre
houses_conflict_espionage = L’espionnage
houses_conflict_intrigue = Une intrigue
houses_initiative_keep-cost-2 = Garder l’initiative : 2
houses_initiative_keep-plus-1 = L’action gardée est plus dure de 1
houses_initiative_keep-not-twice = Pas deux fois de suite
houses_initiative_alternates = Chacun son tour
houses_initiative_gm-names-first = Le MJ dit qui commence
houses_initiative_all-act-once = Chacun une fois par round
houses_contest_opponent-rolls-first = L’adversaire lance d’abord
houses_contest_tie-to-active = L’égalité profite à qui agit
houses_contest_shortfall-to-opponent = Ce qui vous manque leur revient
houses_contest_no-upper-limit = Pas de plafond en opposition
houses_scene_end = Quand une scène s’achève

## Assets and zones

houses_asset_owner-and-name = Un atout a un nom et un maître
houses_asset_potency = La Puissance d’un atout
houses_asset_in-a-zone = Une zone à la fois
houses_asset_defensive = Les atouts défensifs
houses_zone_neighbours = Les zones et leurs voisines
houses_asset_potency-default-0 = Puissance 0 sauf mention

## Moving assets

houses_move_test-difficulty-2 = Déplacer, un test à 2
houses_move_one-zone = Un succès, une zone
houses_move_extra-zone-2-momentum = Plus loin pour 2 d’Impulsion
houses_move_manner = Simplement, finement ou hardiment
houses_move_subtle-keeps-initiative-free = Finement : initiative gratuite
houses_move_bold-shifts-enemy-asset = Hardiment : pousser un atout adverse
houses_move_fail-no-extra-zone = Raté : pas plus loin
houses_move_fail-enemy-moves-one = Raté : l’ennemi bouge
houses_move_fail-no-initiative = Raté : l’initiative est perdue

## Using assets

houses_use_attack = Attaquer avec un atout
houses_use_remove-asset = Écarter un atout adverse
houses_use_create-trait = Créer un trait avec un atout
houses_use_create-asset = Créer un atout avec un autre
houses_use_overcome-obstacle = Vaincre un obstacle
houses_use_gain-information = Apprendre grâce à un atout
houses_use_help-ally = Aider un allié
houses_use_list-is-open = Et tout ce qui a du sens

## Attacks and extended tasks

houses_attack_choose-target-and-asset = Qui, et avec quoi
houses_attack_is-a-contest = Attaquer, c’est s’opposer
houses_attack_defensive-assets-add-1 = Chaque défense ajoute 1
houses_attack_assets-elsewhere-do-not-count = Ailleurs, une défense ne compte pas
houses_attack_win-hits = Gagner, c’est toucher
houses_attack_lose-ends-action = Perdre met fin à l’action
houses_attack_lose-no-initiative = Et l’initiative s’envole
houses_attack_minor-npc-falls = Un PNJ mineur tombe aussitôt
houses_attack_minor-supporting-falls = Un second rôle mineur aussi
houses_attack_notable-npc-track = Un PNJ notable s’use
houses_attack_major-npc-track = Un PNJ majeur aussi
houses_attack_notable-supporting-track = Un second rôle notable aussi
houses_attack_main-pc-track = Et votre personnage
houses_attack_requirement-is-skill = Long comme une compétence
houses_attack_points-2-plus-potency = Un coup vaut 2 plus la Puissance
houses_attack_plus-one-for-2-momentum = Un point de plus pour 2 d’Impulsion
houses_attack_full-track-defeats = Une piste pleine est une défaite
houses_attack_lasting-after-defeat = Durable, une fois à terre
houses_task_generic = Tâches prolongées
houses_task_surplus-lost = Rien au-delà du but
houses_task_track-clears = Après le conflit, les pistes se vident
houses_attack_plus-one-once = Ce point, une fois par coup
houses_attack_reach = À portée, dans la même zone
houses_attack_defensive-of-target-side = Seulement leurs boucliers

## Resisting defeat

houses_resist_who = Qui peut résister
houses_resist_once-per-scene = Une fois par scène
houses_resist_not-defeated = Debout malgré tout
houses_resist_carries-on = Et toujours dans la lutte
houses_resist_no-healing = Rien ne guérit
houses_resist_base-cost-1 = Cela coûte 1
houses_resist_cost-plus-potency = Plus la Puissance
houses_resist_complication = Avec une complication
houses_resist_falls-on-next-hit = Le coup suivant abat
houses_resist_split-payment = Tout le prix d’une bourse

## Advancement

houses_advance_gain-during-adventure = Les points se gagnent en jeu
houses_advance_pain = La douleur instruit
houses_advance_failure-from-3 = L’échec instruit
houses_advance_peril-from-3-threat = Le péril instruit
houses_advance_ambition-1-to-3 = Plus près du but : de 1 à 3
houses_advance_impress = Impressionner le groupe : 1
houses_advance_impress-once-per-session = Une fois par séance et par joueur
houses_advance_skill-cost = Une compétence : 10 et plus
houses_advance_focus-cost = Une nouvelle spécialisation
houses_advance_talent-cost = Un nouveau talent
houses_advance_retrain = Se reconvertir
houses_advance_retrain-cost-various = Ce que coûte la reconversion
houses_advance_drives-not-bought = Les motivations ne s’achètent pas
houses_advance_cannot-overspend = Pas de crédit
houses_advance_skill-cap-8 = Aucune compétence au-delà de 8
houses_advance_retrain-half-price = La moitié, arrondie au-dessus
houses_advance_adversity-one-point = Chaque épreuve vaut 1
houses_advance_peril-for-those-present = Le péril se partage

## Players’ characters

houses_pc_skill-range = Des compétences de 4 à 8
houses_pc_skill-array = Répartir les compétences
houses_pc_drive-array = Répartir les motivations
houses_pc_focuses-talents = Spécialisations, talents et atouts

## Minor NPCs

houses_npc_minor_one-trait = Un PNJ mineur a un trait
houses_npc_minor_trait-examples = Métiers de PNJ mineurs
houses_npc_minor_quality = La Qualité au lieu des motivations
houses_npc_minor_quality-in-tn = La Qualité s’ajoute toujours
houses_npc_minor_no-statements = Sans maximes
houses_npc_minor_skills = Compétences d’un PNJ mineur
houses_npc_minor_best-skill-is-job = Ce que le métier exige : 6
houses_npc_minor_one-focus = Une spécialisation, sous le 6
houses_npc_minor_no-talents = Sans talents

## Notable NPCs

houses_npc_notable_role-trait = Un PNJ notable a un rôle
houses_npc_notable_trait-examples = Rôles de PNJ notables
houses_npc_notable_reputation-trait = Et peut-être une réputation
houses_npc_notable_two-drives = Deux motivations fortes
houses_npc_notable_other-drives-5 = Les trois autres à 5
houses_npc_notable_statements = Une maxime ou deux
houses_npc_notable_skills = Compétences d’un PNJ notable
houses_npc_notable_best-skill-is-job = Ce que le rôle exige : 7
houses_npc_notable_focuses = Trois spécialisations
houses_npc_notable_talents = Un talent, peut-être deux

## Major NPCs

houses_npc_major_role-trait = Un PNJ majeur a un rôle
houses_npc_major_reputation-trait = Et une réputation
houses_npc_major_faction-trait = Et peut-être une faction
houses_npc_major_drives = Motivations d’un PNJ majeur
houses_npc_major_statements = Trois maximes
houses_npc_major_skills-base-4 = Les compétences partent de 4
houses_npc_major_skills-plus-11 = Et 11 points de plus
houses_npc_major_skills-max-8 = Pas au-delà de 8
houses_npc_major_focuses = De trois à cinq spécialisations
houses_npc_major_talents = De deux à quatre talents ou capacités

## Special abilities of NPCs

houses_npc_ability_replaces-talent = Une capacité au lieu d’un talent
houses_npc_ability_proficiency = Maîtrise
houses_npc_ability_threatening = Menaçant
houses_npc_ability_guidance = Conseil
houses_npc_ability_substitution = Substitution
houses_npc_ability_familiarity = Habitude
houses_npc_ability_familiarity-floor = Pas en dessous de 0
houses_npc_ability_extra-threat-option = Un tour à soi

## Story hooks

houses_hook_five-columns = Une accroche a cinq parties
houses_hook_d20-in-steps-of-4 = Un d20 choisit la ligne
houses_hook_row-1-4 = Première ligne d’accroches
houses_hook_row-5-8 = Deuxième ligne d’accroches
houses_hook_row-9-12 = Troisième ligne d’accroches
houses_hook_row-13-16 = Quatrième ligne d’accroches
houses_hook_row-17-20 = Cinquième ligne d’accroches
houses_hook_plot-needs-goal = L’intrigue s’achève dans le but
houses_hook_prompt = Garder, changer ou relancer
houses_hook_roll-each-column = Un jet par partie
