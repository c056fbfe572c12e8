### What a table may set for itself : each option, and what each of its values changes.

## Momentum

option_momentum_shared = À qui est l’Impulsion
    .meaning = Si l’Impulsion gardée forme une seule réserve pour tous.
option_momentum_shared_true = Au groupe
    .meaning = Ce qu’un joueur met de côté, tout autre peut le dépenser.
option_momentum_shared_false = À chacun la sienne
    .meaning = Chaque personnage garde et dépense ses propres points.

option_momentum_start = Impulsion au départ
    .meaning = Combien d’Impulsion il y a au début d’une aventure.
option_momentum_start_0 = Aucune
    .meaning = La réserve commence vide.

option_momentum_cap = Impulsion gardée au plus
    .meaning = Combien de points se gardent ; « none » signifie sans limite.
option_momentum_cap_6 = Six
    .meaning = Un septième point se perd, une fois les dépenses faites.

option_momentum_scene_decay = Impulsion perdue par scène
    .meaning = Combien de points gardés s’en vont à la fin d’une scène.
option_momentum_scene_decay_1 = Un
    .meaning = Un point s’en va, s’il y en a un.

option_momentum_trait_edit = Impulsion et traits
    .meaning = Si l’Impulsion peut aussi changer et retirer des traits.
option_momentum_trait_edit_false = Seulement des nouveaux
    .meaning = Elle crée des traits et ne touche pas aux autres.
option_momentum_trait_edit_true = Les trois
    .meaning = Pour 2 points d’Impulsion, un trait naît, change ou disparaît.

option_momentum_after_fail = Impulsion après un échec
    .meaning = Si l’Impulsion gardée se dépense après un test manqué.
option_momentum_after_fail_true = Questions et trait
    .meaning = Les deux s’achètent encore ; les dépenses de conflit, non.
option_momentum_after_fail_false = Rien
    .meaning = Un test manqué s’achève sans dépense.

option_momentum_one_use_each = Chaque dépense une fois
    .meaning = Si l’Impulsion peut créer plus d’un trait après le même test.
option_momentum_one_use_each_true = Oui
    .meaning = Un trait par test ; questions et dés tant qu’on peut payer.
option_momentum_one_use_each_false = Non
    .meaning = Autant de traits qu’on peut payer.

## Threat

option_threat_start_per_player = Menace au départ
    .meaning = Combien de Menace par joueur au début d’une aventure.
option_threat_start_per_player_2 = Deux chacun
    .meaning = À quatre joueurs, cela fait 8.

option_threat_cap = Menace au plus
    .meaning = Combien de Menace il peut y avoir.
option_threat_cap_none = Sans limite
    .meaning = Il peut toujours en venir davantage.

option_threat_visible_to_players = Qui voit la Menace
    .meaning = Si les joueurs savent combien de Menace a le MJ.
option_threat_visible_to_players_true = Tout le monde
    .meaning = La réserve est sur la table.
option_threat_visible_to_players_false = Le MJ
    .meaning = On annonce ce qui entre et sort, pas ce qui reste.

option_threat_raise_window = Dernier moment pour durcir
    .meaning = Jusqu’à quand le MJ peut durcir un test.
option_threat_raise_window_before_commit = Avant les dépenses
    .meaning = Une fois les dépenses faites, la Difficulté est fixée.
option_threat_raise_window_before_roll = Jusqu’au jet
    .meaning = Le MJ peut attendre les dépenses, puis durcir.

## Dice and help

option_dice_price_ladder = Prix des dés
    .meaning = Le prix d’un dé quand deux réserves paient.
option_dice_price_ladder_shared = Un seul tarif
    .meaning = Le premier dé vaut 1, le suivant 2, le dernier 3, quelle que soit la réserve.
option_dice_price_ladder_separate = Un tarif par réserve
    .meaning = Le premier dé de chaque réserve vaut 1.

option_assist_counts_to_cap = Les aides et les cinq dés
    .meaning = Si les dés d’aide prennent place parmi les cinq.
option_assist_counts_to_cap_false = Ils s’ajoutent
    .meaning = La limite ne vaut que pour le meneur.
option_assist_counts_to_cap_true = Ils comptent
    .meaning = Avec deux aides, le meneur a trois dés au plus.

option_assist_max = Aides par test
    .meaning = Combien peuvent aider au même test.
option_assist_max_none = Autant qu’il convient
    .meaning = Le MJ dit combien ont leur place.

option_assist_leader_gate = Quand l’aide compte
    .meaning = Si le meneur doit d’abord marquer.
option_assist_leader_gate_true = Si le meneur marque
    .meaning = Sans succès du meneur, l’aide n’ajoute rien.
option_assist_leader_gate_false = Toujours
    .meaning = Le succès d’une aide compte même seul.

option_assist_determination = Détermination pour qui aide
    .meaning = Si l’on peut dépenser de la Détermination sur un dé d’aide.
option_assist_determination_false = Non
    .meaning = Le dé d’aide reste nu.
option_assist_determination_true = Oui
    .meaning = On peut y payer un 1 automatique ou une relance.

option_focus_cross_skill = Spécialisation et autres compétences
    .meaning = Si une spécialisation ne sert que sa compétence.
option_focus_cross_skill_false = La sienne
    .meaning = Une spécialisation d’Analyse ne sert pas au Combat.
option_focus_cross_skill_true = Toutes
    .meaning = Toute spécialisation peut servir, si le MJ la juge apte.

## Complications

option_complication_overlap = Un dé double
    .meaning = Ce que fait un dé à la fois succès et complication.
option_complication_overlap_both = Les deux
    .meaning = Il réussit et complique.
option_complication_overlap_success_only = Le succès seul
    .meaning = Il réussit sans ennui.

option_complication_suggestions = Idées de complications
    .meaning = Si le MJ voit des idées d’ennuis.
option_complication_suggestions_on = Affichées
    .meaning = Chaque forme vient avec quelques mots.
option_complication_suggestions_off = Cachées
    .meaning = Le MJ voit les quatre formes, rien de plus.

option_complication_forms = Effet d’une complication
    .meaning = Si une complication prend l’une de quatre formes chiffrées.
option_complication_forms_four = Une forme sur quatre
    .meaning = Un trait, un interdit, moitié plus de temps, ou un point de moins à une longue tâche.
option_complication_forms_words = Ce que dit le MJ
    .meaning = Elle se dit en mots, et aucun chiffre n’en découle.

option_complication_buyoff_scope = Quelles complications s’ignorent
    .meaning = Si une complication qui est un coût peut être ignorée contre de la Menace.
option_complication_buyoff_scope_rolled_only = Celles des dés
    .meaning = Un coût se subit.
option_complication_buyoff_scope_all = Toutes
    .meaning = Pour 2 points de Menace, toute complication s’en va.

option_cost_offered_by = Qui propose le succès avec coût
    .meaning = Qui peut changer un échec en simple réussite.
option_cost_offered_by_gm = Le MJ
    .meaning = Le MJ peut l’offrir, le joueur accepte ou non.
option_cost_offered_by_player = Le joueur
    .meaning = Le joueur peut simplement le prendre.

option_cost_in_contests = Succès avec coût en opposition
    .meaning = Si le perdant d’une opposition peut y prétendre.
option_cost_in_contests_false = Non
    .meaning = Une attaque perdue le reste.
option_cost_in_contests_true = Oui
    .meaning = Même une attaque perdue peut toucher, contre une complication.

## Determination and drives

option_determination_start = Détermination au départ
    .meaning = Avec combien de points commence chaque PJ.
option_determination_start_1 = Un
    .meaning = Chacun commence avec un point.

option_determination_cap = Détermination au plus
    .meaning = Combien de points un personnage peut garder, ou none sans limite.
option_determination_cap_3 = Trois
    .meaning = Un quatrième se perd.

option_determination_reset = Quand la Détermination repart
    .meaning = Quand chacun revient aux points de départ.
option_determination_reset_adventure = Avec l’aventure
    .meaning = Chaque aventure repart à neuf.
option_determination_reset_session = Avec la session
    .meaning = Chaque session repart à neuf.

option_determination_auto_one_timing = Quand s’annonce le 1 automatique
    .meaning = Si le 1 automatique s’achète avant ou après le jet.
option_determination_auto_one_timing_before = Avant
    .meaning = Ce dé n’est pas lancé.
option_determination_auto_one_timing_after = Après
    .meaning = N’importe quel dé tombé peut devenir un 1, ce qui est bien plus fort.

option_determination_neutral_allows = Maximes neutres
    .meaning = Si une maxime muette ouvre la Détermination.
option_determination_neutral_allows_false = Elles ne suffisent pas
    .meaning = La maxime doit soutenir l’action.
option_determination_neutral_allows_true = Elles suffisent
    .meaning = Il suffit que rien ne s’y oppose.

option_determination_extra_actions_per_turn = Actions en plus par tour
    .meaning = Combien d’actions la Détermination achète en un tour, ou none sans limite.
option_determination_extra_actions_per_turn_1 = Une
    .meaning = Une fois par tour, on peut agir encore.

option_reroll_old_complication_sticks = Complications relancées
    .meaning = Si une complication reste quand son dé est relancé.
option_reroll_old_complication_sticks_false = Effacées
    .meaning = Seule compte la nouvelle face.
option_reroll_old_complication_sticks_true = Elles restent
    .meaning = L’ennui est là, quoi que montre le dé.

option_reroll_assist_dice = Relancer les dés d’aide
    .meaning = Si la relance du meneur peut toucher les dés d’aide.
option_reroll_assist_dice_false = Les siens seulement
    .meaning = Un dé d’aide reste tel quel.
option_reroll_assist_dice_true = Tous
    .meaning = Tout dé du test peut être relancé.

option_reroll_per_die = Relancer un dé deux fois
    .meaning = Combien de fois un même dé se relance dans un test.
option_reroll_per_die_once = Une fois
    .meaning = Un dé relancé reste tel quel.
option_reroll_per_die_any = Tant qu’on paie
    .meaning = Chaque point relance les dés voulus.

option_drive_left_over = Motivations restantes
    .meaning = Quelles motivations servent quand rien ne convient.
option_drive_left_over_without_statement = Celles sans maxime
    .meaning = D’ordinaire les plus basses.
option_drive_left_over_any = Toutes
    .meaning = Toute motivation qui n’est pas rayée.

option_drive_change_allowed = Réécrire une maxime rayée
    .meaning = Si une maxime rayée se remplace sans toucher aux valeurs.
option_drive_change_allowed_true = Permis
    .meaning = On en écrit une autre ou l’on retrouve la motivation.
option_drive_change_allowed_false = Retrouver seulement
    .meaning = Le retour déplace toujours les valeurs.

option_challenge_refusal_earns_failure_point = Un point pour un refus
    .meaning = Si un refus compte comme un échec qui instruit.
option_challenge_refusal_earns_failure_point_false = Non
    .meaning = Refuser n’a pas de suite, ni bonne ni mauvaise.
option_challenge_refusal_earns_failure_point_true = Oui
    .meaning = Dès la Difficulté 3, il donne un point de progression.

## Characters and advancement

option_pc_skill_points = Points de compétence
    .meaning = Combien de points s’ajoutent à 6, 5, 4, 4 et 4.
option_pc_skill_points_5 = Cinq
    .meaning = Les compétences font alors 28 en tout.

option_pc_focuses = Spécialisations au départ
    .meaning = Combien de spécialisations a un nouveau personnage.
option_pc_focuses_4 = Quatre
    .meaning = Elles vont sous n’importe quelles compétences.

option_pc_talents = Talents au départ
    .meaning = Combien de talents a un nouveau personnage.
option_pc_talents_3 = Trois
    .meaning = Trois pour commencer ; les autres coûtent des points.

option_pc_assets = Atouts au départ
    .meaning = Combien d’atouts a un nouveau personnage.
option_pc_assets_3 = Trois
    .meaning = Au moins un est tangible.

option_skill_cap = Compétence maximale
    .meaning = Jusqu’où va une compétence de PJ.
option_skill_cap_8 = Huit
    .meaning = Personne n’achète un 9.

option_advance_per_adventure = Progrès par aventure
    .meaning = Combien de fois un personnage progresse en une aventure.
option_advance_per_adventure_none = Tant qu’il y a des points
    .meaning = Il n’y a de limite que le prix.

option_advance_retrain_factor = Prix d’une reconversion
    .meaning = Quelle part du prix coûte une reconversion, en fraction.
option_advance_retrain_factor_1_2 = La moitié
    .meaning = La moitié du prix, arrondie au-dessus, et un renoncement.

option_advance_peril_threshold = Dépense périlleuse
    .meaning = Combien de Menace d’un coup donne le point de péril.
option_advance_peril_threshold_3 = Trois
    .meaning = Une dépense de 2 ne donne rien.

option_advance_peril_for = À qui profite le péril
    .meaning = Quels personnages gagnent un point quand le MJ dépense beaucoup de Menace.
option_advance_peril_for_present = Ceux de la scène
    .meaning = Les personnages absents ne gagnent rien.
option_advance_peril_for_all = Tout le monde
    .meaning = Les personnages de tous les joueurs le gagnent.

option_advance_adversity_points = Points d’épreuve
    .meaning = Ce que valent la douleur, l’échec et le péril.
option_advance_adversity_points_1 = Un
    .meaning = Un seul point à chaque fois.

option_advance_impress_limit = Récompenses par session
    .meaning = Combien de fois on impressionne le groupe par session.
option_advance_impress_limit_per_player = Une par joueur
    .meaning = Chaque joueur peut être honoré une fois.
option_advance_impress_limit_per_table = Une par table
    .meaning = Un seul joueur est honoré par session.

## Conflict

option_initiative_keep_cost = Prix de l’initiative
    .meaning = Ce que coûte d’agir encore aussitôt.
option_initiative_keep_cost_2 = Deux
    .meaning = Deux points d’Impulsion, ou deux de Menace.

option_initiative_keep_penalty = Poids de l’initiative
    .meaning = De combien l’action ainsi gagnée est plus dure.
option_initiative_keep_penalty_1 = Un
    .meaning = Son premier test a +1 de Difficulté.

option_initiative_keep_penalty_applies = Qui porte ce poids
    .meaning = L’action de qui devient plus dure.
option_initiative_keep_penalty_applies_always = De quiconque agit
    .meaning = Un allié qui agit à votre place le porte aussi.
option_initiative_keep_penalty_applies_same_character = Du même personnage
    .meaning = Un allié agit sans lui.

option_initiative_consecutive_keep = La garder deux fois
    .meaning = Si l’initiative se garde deux fois de suite.
option_initiative_consecutive_keep_false = Non
    .meaning = Après une action gardée, c’est à l’autre camp.
option_initiative_consecutive_keep_true = Oui
    .meaning = Un camp continue tant qu’il paie.

option_initiative_mode = Ordre des tours
    .meaning = Comment on sait qui agit ensuite.
option_initiative_mode_alternate = En alternance
    .meaning = Un des nôtres, un des leurs, chacun une fois par round.
option_initiative_mode_free = Librement
    .meaning = Chacun agit quand il veut, aussi souvent que l’histoire le permet. Aucun tour n’est à attendre, à garder ni à acheter.

option_contest_mode = Comment se joue une opposition
    .meaning = Contre quoi lance chaque camp.
option_contest_mode_opponent_sets = L’adversaire fixe le seuil
    .meaning = L’autre camp lance d’abord ; ses succès sont la Difficulté.
option_contest_mode_both_against_1 = Tous deux contre 1
    .meaning = Chaque camp teste à 1, et le plus grand surplus l’emporte.

option_contest_shortfall = Une opposition perdue
    .meaning = Ce que deviennent les succès qui ont manqué au perdant.
option_contest_shortfall_opponent = L’adversaire les gagne
    .meaning = Chacun donne de l’Impulsion à l’autre camp, ou de la Menace.
option_contest_shortfall_none = Rien
    .meaning = Perdre, c’est perdre, sans plus.

option_difficulty_zero_rolls = Jets à Difficulté 0
    .meaning = Si l’on lance quand rien ne peut échouer.
option_difficulty_zero_rolls_gm = Le MJ décide
    .meaning = Sans jet, pas d’Impulsion.
option_difficulty_zero_rolls_always = Toujours
    .meaning = Tout test à 0 se lance.
option_difficulty_zero_rolls_never = Jamais
    .meaning = À 0, cela réussit, voilà tout.

option_difficulty_ceiling = Difficulté maximale
    .meaning = Jusqu’où va la Difficulté hors opposition ; « none » signifie sans limite.
option_difficulty_ceiling_5 = Cinq
    .meaning = Quoi qu’il s’ajoute, 5 au plus.

option_track_clears = Quand les pistes se vident
    .meaning = Combien de temps durent les points de défaite.
option_track_clears_conflict = Après le conflit
    .meaning = Le conflit suivant part de zéro.
option_track_clears_scene = Après la scène
    .meaning = Un second conflit dans la scène continue le compte.
option_track_clears_never = Jamais
    .meaning = Elles restent jusqu’à ce qu’on les vide.

option_attack_extra_points_repeatable = Plus de points par coup
    .meaning = Si le point à 2 points d’Impulsion s’achète plusieurs fois.
option_attack_extra_points_repeatable_false = Une fois
    .meaning = Quatre points d’Impulsion n’en donnent qu’un.
option_attack_extra_points_repeatable_true = Autant qu’on paie
    .meaning = Quatre points d’Impulsion en donnent deux.

option_attack_reach = Portée d’une attaque
    .meaning = Où doit être l’atout qui attaque.
option_attack_reach_same_zone = Dans la zone de la cible
    .meaning = D’ailleurs, seulement si le MJ le permet.
option_attack_reach_any = N’importe où
    .meaning = Les zones ne limitent pas les attaques.

option_attack_defensive_counts = Quelles défenses comptent
    .meaning = Quels atouts défensifs de la zone gênent l’attaque.
option_attack_defensive_counts_target_side = Celles de la cible
    .meaning = Votre bouclier ne vous gêne pas.
option_attack_defensive_counts_all = Toutes
    .meaning = Tout atout défensif présent compte.

option_recovery_ally_task = Relever les vaincus
    .meaning = Si un allié vaincu peut revenir dans le conflit.
option_recovery_ally_task_true = Par une tâche prolongée
    .meaning = Il faut 4, plus la Puissance qui l’a abattu.
option_recovery_ally_task_false = Pas dans ce conflit
    .meaning = Qui est à terre y reste jusqu’à la fin.

option_recovery_by_test = Relever par un seul test
    .meaning = Si un seul test réussi ramène un allié vaincu.
option_recovery_by_test_false = Non
    .meaning = Il faut une tâche prolongée, si la table en a.
option_recovery_by_test_true = Oui
    .meaning = Un test réussi, et l’allié agit de nouveau.

option_move_plain_needs_test = Déplacements simples
    .meaning = Si un déplacement simple demande un test.
option_move_plain_needs_test_true = Avec un test
    .meaning = Tout déplacement se teste à 2.
option_move_plain_needs_test_false = Sans test
    .meaning = On ne lance que pour un déplacement subtil ou hardi.

option_move_defensive_assets_hinder = Défenses et déplacements
    .meaning = Si les atouts défensifs gênent les déplacements.
option_move_defensive_assets_hinder_none = Non
    .meaning = Ils ne gênent que les attaques.
option_move_defensive_assets_hinder_enter = À l’entrée
    .meaning = Chacun, dans la zone où l’on entre, ajoute 1.
option_move_defensive_assets_hinder_leave = À la sortie
    .meaning = Chacun, dans la zone qu’on quitte, ajoute 1.

option_move_second_asset_for_2 = Un second atout
    .meaning = Si 2 points d’Impulsion peuvent bouger un autre atout.
option_move_second_asset_for_2_false = Non
    .meaning = Les points ne poussent que le même atout.
option_move_second_asset_for_2_true = Oui
    .meaning = Un second de vos atouts avance d’une zone.

option_label_potency = Mot pour la Puissance
    .meaning = Comment se nomme ici la force d’un atout.
option_label_potency_Potency = Puissance
    .meaning = Le mot de l’aide de jeu.

option_asset_potency_warn = Puissance inhabituelle
    .meaning = Au-delà de quelle Puissance un avis s’affiche.
option_asset_potency_warn_4 = Quatre
    .meaning = Un 5 est permis, mais signalé.

option_payment_split = Paiements mêlés
    .meaning = Si un prix peut venir de deux réserves.
option_payment_split_false = Une réserve
    .meaning = Un prix se paie d’un bloc.
option_payment_split_true = Un mélange
    .meaning = Deux points d’Impulsion et un de Menace font 3.

## The GM’s people, and the rest

option_npc_spend_before_threat = Surplus des PNJ
    .meaning = Si le MJ peut user du surplus avant qu’il soit Menace.
option_npc_spend_before_threat_true = D’abord utilisé
    .meaning = Seul le reste devient Menace.
option_npc_spend_before_threat_false = Tout en Menace
    .meaning = Chaque succès de trop est un point de Menace.

option_npc_minor_determination = Résolution des PNJ mineurs
    .meaning = Si les PNJ mineurs peuvent user de Détermination pour 3 points de Menace.
option_npc_minor_determination_false = Non
    .meaning = Ils n’ont pas de maxime qui convienne.
option_npc_minor_determination_true = Oui
    .meaning = Ils le peuvent, sans maxime.

option_npc_abilities_for_notable = Capacités des PNJ notables
    .meaning = Si les PNJ notables ont des capacités spéciales.
option_npc_abilities_for_notable_false = Non
    .meaning = Seuls les majeurs en ont.
option_npc_abilities_for_notable_true = Oui
    .meaning = L’une peut remplacer un talent.

option_trait_max_shift = Effet maximal des traits
    .meaning = De combien les traits réunis déplacent la Difficulté.
option_trait_max_shift_none = Sans limite
    .meaning = Chacun compte.

option_hook_roll = Tirer une accroche
    .meaning = Combien de dés demande une accroche.
option_hook_roll_per_column = Un par partie
    .meaning = Cinq jets, 3 125 accroches.
option_hook_roll_single = Un pour tout
    .meaning = Un seul jet choisit toute la ligne.

option_supporting_cost = Prix d’un second rôle
    .meaning = Ce qu’il coûte d’en faire venir un, par exemple momentum:1 ou threat:2.
option_supporting_cost_none = Rien
    .meaning = Ils viennent, voilà tout.
