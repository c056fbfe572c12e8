### Ce qu’une table peut régler : chaque option, et ce que change chacune de ses valeurs.

## Tests

option_advanced-actions = Actions avancées
    .meaning = S’il y a des actions éclair, plusieurs actions par tour et des tests de groupe.
option_advanced-actions_on = En jeu
    .meaning = Chacun peut s’en servir.
option_advanced-actions_off = Laissées de côté
    .meaning = Une action par tour, sans action éclair ni test de groupe ; les réactions, l’initiative et les tests d’équipement restent.

option_player-trades-penalty = Échanger ses dés de malus
    .meaning = Si un joueur au-dessous de zéro peut demander moins de dés de malus contre des points de prouesse pour le MJ.
option_player-trades-penalty_off = Au choix du MJ
    .meaning = Seul le MJ décide des dés de malus.
option_player-trades-penalty_on = Le joueur peut demander
    .meaning = Le joueur peut proposer l’échange, et le MJ doit être d’accord.

option_flip-pays-traded = Points échangés sur un succès acheté
    .meaning = Si les dés échangés rapportent quand une invocation ou un coût change l’échec en succès.
option_flip-pays-traded_off = Ils sont perdus
    .meaning = Un tel succès est simple, sans point de prouesse.
option_flip-pays-traded_on = Ils arrivent
    .meaning = Les points en attente sont versés aussi sur un tel succès.

option_up-reads = Lire les dés au-dessus de zéro
    .meaning = Quels trois dés comptent quand des dés de bonus s’ajoutent aux trois premiers.
option_up-reads_choose = Au choix
    .meaning = Vous en prenez trois ; les meilleurs vous sont proposés.
option_up-reads_highest = Les plus hauts
    .meaning = Les trois plus hauts comptent, et cela va plus vite.

option_practiced-reroll = Exercé : quels 1
    .meaning = Quels dés une compétence Exercée peut relancer.
option_practiced-reroll_pool = Tout 1 du jet
    .meaning = On relance les 1 qu’on veut, puis on relit tous les dés.
option_practiced-reroll_action-dice = Les 1 retenus
    .meaning = On relance seulement les 1 parmi les trois dés d’action, et ils le restent.

option_cost-success-in-conflict = Succès avec coût en conflit
    .meaning = Si l’on peut racheter par un coût un test raté en plein conflit.
option_cost-success-in-conflict_on = Possible
    .meaning = Si joueur et MJ s’entendent sur un vrai prix : une case de stress, une ressource, un aspect hostile, ou céder.
option_cost-success-in-conflict_off = Impossible
    .meaning = En conflit, un échec est un échec.

option_gsp-bank = Points de prouesse du MJ gardés
    .meaning = Ce que deviennent les points de prouesse que le MJ ne dépense pas aussitôt.
option_gsp-bank_off = Ils disparaissent
    .meaning = Les points appartiennent au test qui les a produits.
option_gsp-bank_on = Gardés pour la scène
    .meaning = Le MJ peut les garder jusqu’à la fin de la scène.

## Revers et temps

option_setback-on-plain-failure = Revers pour un échec simple
    .meaning = Si accepter un échec en temps narratif donne déjà un dé de revers.
option_setback-on-plain-failure_off = Pas de dé
    .meaning = Seuls un coût, les points de prouesse du MJ ou un péril donnent des dés de revers.
option_setback-on-plain-failure_on = Un dé
    .meaning = Chaque échec en temps narratif en donne un.

option_setback-point-any-result = Quand un revers devient prouesse
    .meaning = Après quels tests le MJ peut changer deux dés de revers en un point de prouesse.
option_setback-point-any-result_on = Après tout test
    .meaning = Le succès tient, et la prouesse du MJ se joue à côté.
option_setback-point-any-result_off = Après un échec seulement
    .meaning = Comme pour les autres points de prouesse du MJ.

option_setback-expiry = Durée des revers
    .meaning = Quand on retire les dés de revers non utilisés.
option_setback-expiry_never = Jusqu’à l’usage
    .meaning = Ils attendent le temps qu’il faut.
option_setback-expiry_milestone = Jusqu’à un jalon
    .meaning = Un jalon les efface.
option_setback-expiry_scenario = Le temps du scénario
    .meaning = Ils s’arrêtent avec le scénario.

option_multi-action-penalty = Plusieurs actions par tour
    .meaning = Comment se compte le malus au-delà d’une action.
option_multi-action-penalty_declared = Sur toutes, dès le début
    .meaning = Vous annoncez combien, et chacune subit −1d pour chaque action après la première.
option_multi-action-penalty_progressive = Croissant
    .meaning = La première est libre, la deuxième subit −1d, la troisième −2d.

option_action-duration-test = Mettre fin à un effet [A]
    .meaning = Si l’action qui y met fin demande un test.
option_action-duration-test_off = Sans test
    .meaning = Dépenser l’action suffit, sauf si le MJ indique une opposition.
option_action-duration-test_on = Avec un test
    .meaning = L’action consiste à surmonter, et elle doit réussir.

## Espace et scènes

option_coverage-mode = Couverture et armure
    .meaning = Ce que paie l’attaquant pour passer les deux.
option_coverage-mode_total = Un seul prix
    .meaning = Les deux recouvrements ensemble, et plus rien n’absorbe.
option_coverage-mode_layers = Couche par couche
    .meaning = D’abord le prix de la couverture, puis celui de l’armure.

option_range-dice = Dés de distance
    .meaning = Si la distance donne des dés par elle-même.
option_range-dice_none = Aucun
    .meaning = Seulement si le MJ en fait une condition.
option_range-dice_per-step = À chaque pas
    .meaning = 1d par portée au-delà du contact : contre qui tire, pour qui se cache ou esquive.

option_contest-npc-trade = Un rival qui échange
    .meaning = Quand comptent les succès qu’un rival tire de ses rangs échangés.
option_contest-npc-trade_unconditional = Toujours
    .meaning = À chaque round, quels que soient les jets des héros.
option_contest-npc-trade_on-failure = Sur l’échec d’un héros
    .meaning = Seulement contre les héros qui échouent ce round.

option_contest-tie = Égalité en compétition
    .meaning = Qui gagne quand les deux camps arrivent au même round.
option_contest-tie_opposition = L’opposition
    .meaning = Il faut être vraiment premier.
option_contest-tie_extra-round = Personne encore
    .meaning = La compétition continue un round de plus.
option_contest-tie_pc = Le héros
    .meaning = L’égalité vaut une victoire.

option_initiative-each-round = Relancer l’initiative
    .meaning = Combien de fois on lance l’initiative dans un conflit.
option_initiative-each-round_off = Une fois
    .meaning = Le premier jet vaut pour tout le conflit.
option_initiative-each-round_on = À chaque round
    .meaning = L’ordre peut changer à chaque round.

option_free-bonus-action = Actions bonus gratuites
    .meaning = Si une action bonus demande un jeton ou un point d’intrigue.
option_free-bonus-action_off = Payantes
    .meaning = Un jeton ou 1 point d’intrigue pour chacune.
option_free-bonus-action_on = Gratuites
    .meaning = Chacun en a une à la fin de chaque round.

## Effets

option_effect-cap = Effet maximal
    .meaning = Jusqu’où peut aller un avantage, un désavantage ou une condition.
option_effect-cap_4 = 4d
    .meaning = Chacun s’arrête à 4d ; plusieurs ensemble peuvent dépasser.
option_effect-cap_none = Sans limite
    .meaning = Aussi grand que les points de prouesse le permettent.

option_advantage-consumed = Avantages consommés
    .meaning = Si un avantage disparaît après son premier test.
option_advantage-consumed_off = Ils durent
    .meaning = Il compte à chaque test jusqu’à la fin de sa durée.
option_advantage-consumed_on = Ils s’usent
    .meaning = Le premier test qui le compte l’épuise.

option_improved-protection-free = Protection améliorée
    .meaning = Ce qu’elle coûte à qui la porte.
option_improved-protection-free_off = Un point de prouesse
    .meaning = Tout point que son camp détient sur cette attaque.
option_improved-protection-free_on = Rien, une fois par scène
    .meaning = Une fois par scène, elle joue sans point.

option_area-defend-negates = Éviter une zone d’effet
    .meaning = Ce que fait une défense de Mouvement réussie contre une zone d’effet.
option_area-defend-negates_off = Réduit
    .meaning = Elle vaut 1 point de prouesse pour Réduire l’effet.
option_area-defend-negates_on = Arrête
    .meaning = Comme pour toute défense, rien ne passe.

option_explosion-on-miss = Une explosion à côté
    .meaning = Qui subit une explosion dont l’attaque a échoué.
option_explosion-on-miss_half-others = Les autres, à moitié
    .meaning = La cible est épargnée ; le reste de la zone esquive la moitié.
option_explosion-on-miss_nothing = Personne
    .meaning = Elle éclate là où elle ne blesse personne.
option_explosion-on-miss_half-all = Tous, à moitié
    .meaning = La cible esquive la moitié comme les autres.

option_repeat-hits = Plusieurs touches sur une cible
    .meaning = Comment se comptent sur la même cible le tir automatique, les rafales et les armes à deux coups.
option_repeat-hits_separate = Chacune à part
    .meaning = Chaque touche est absorbée et remplit sa propre case.
option_repeat-hits_sum = Additionnées
    .meaning = Les dégâts s’additionnent, sont absorbés une fois et remplissent une case.

option_hazard-fall-roll = Atterrir après un péril
    .meaning = Si une chute dont un péril donne les dégâts permet un jet d’atterrissage.
option_hazard-fall-roll_off = Sans jet
    .meaning = Les dégâts sont ceux du péril.
option_hazard-fall-roll_on = Avec un jet
    .meaning = On peut encore atterrir en surmontant par Mouvement.

## Stress

option_staggered-stacks = Étourdissement sur les deux pistes
    .meaning = Ce que signifie un étourdissement du corps et de l’esprit à la fois.
option_staggered-stacks_on = −2d
    .meaning = Chaque piste compte.
option_staggered-stacks_off = −1d
    .meaning = Deux étourdissements n’en font qu’un.

option_stressed-same-roll = STRESS, deux fois par jet
    .meaning = Combien de fois on peut invoquer le STRESS sur un même jet.
option_stressed-same-roll_on = Autant qu’on paie
    .meaning = Chaque fois pour 1 point d’intrigue.
option_stressed-same-roll_off = Une fois
    .meaning = Une fois par jet et par piste.

option_stressed-pays-target = Le STRESS rapporte
    .meaning = Si vous gagnez un point d’intrigue quand on invoque votre STRESS.
option_stressed-pays-target_on = Payé chaque fois
    .meaning = C’est votre aspect : on vous paie chaque fois.
option_stressed-pays-target_off = Sans paiement
    .meaning = Le point retourne à la réserve, et personne n’en reçoit.

option_end-overkill = La Fin : un coup énorme
    .meaning = Si 12 dégâts ou plus mettent fin à un personnage.
option_end-overkill_off = Non
    .meaning = Un tel coup vous met hors jeu pour longtemps, rien de pire.
option_end-overkill_on = Oui
    .meaning = Compté après l’absorption et tout ce qui réduit les dégâts.

option_end-hit-while-out = La Fin : frappé à terre
    .meaning = Si le moindre dégât met fin à un personnage neutralisé.
option_end-hit-while-out_off = Non
    .meaning = Personne n’en meurt.
option_end-hit-while-out_on = Oui
    .meaning = Un seul point suffit.

option_end-bystander-save = La Fin : touché par accident
    .meaning = Si quelqu’un à terre qu’on ne visait pas peut s’en tirer ; cela suppose « frappé à terre ».
option_end-bystander-save_off = Non
    .meaning = Cela y met fin comme tout autre coup.
option_end-bystander-save_on = Par un test
    .meaning = Surmonter par Physique ou Volonté les sauve.

option_end-untreated = La Fin : personne n’est venu
    .meaning = Si un personnage avec une case de neutralisation est perdu faute de soins.
option_end-untreated_off = Non
    .meaning = Il récupère avec le temps.
option_end-untreated_on = Oui
    .meaning = Quelqu’un doit réussir à les soigner à la fin de la scène.

option_concede-pays-always = Céder rapporte
    .meaning = Si céder donne toujours un point d’intrigue.
option_concede-pays-always_off = Si on le choisit
    .meaning = Le point d’intrigue est l’un des trois bénéfices.
option_concede-pays-always_on = Toujours
    .meaning = Le point d’intrigue s’ajoute au bénéfice choisi.

## Récupération, aspects et points d’intrigue

option_incapacitated-recovery = Effacer une case de neutralisation
    .meaning = Ce qui rend ce test plus dur.
option_incapacitated-recovery_stunt-point = Un point de prouesse
    .meaning = Le succès doit en donner 1, dépensé pour la case.
option_incapacitated-recovery_minus-2d = −2d
    .meaning = Le test est à −2d, et tout succès efface la case.

option_rest-refreshes-pp = Points d’intrigue au repos
    .meaning = Si un repos renouvelle les points d’intrigue.
option_rest-refreshes-pp_off = Non
    .meaning = Seuls les jalons le font.
option_rest-refreshes-pp_on = Oui
    .meaning = Chacun remonte à son renouvellement.

option_milestone-auto-clear = Les cases à un jalon
    .meaning = Si les cases d’étourdissement et de neutralisation demandent leur test à un jalon.
option_milestone-auto-clear_off = Tests habituels
    .meaning = Le jalon donne l’occasion, pas le succès.
option_milestone-auto-clear_on = Elles s’effacent
    .meaning = Toutes les cases à la mesure du jalon s’effacent.

option_gm-rolls = Qui lance pour l’autre camp
    .meaning = Ce qui se passe quand un PNJ agit contre un héros.
option_gm-rolls_off = Le joueur
    .meaning = Le joueur lance une défense ou une autre réaction.
option_gm-rolls_on = Le MJ
    .meaning = Le MJ lance pour le personnage, et la compétence du héros est la difficulté.

option_compel-zero-pp-refuse = Refuser sans point d’intrigue
    .meaning = Si l’on peut refuser une contrainte qu’on ne peut pas payer.
option_compel-zero-pp-refuse_off = Non
    .meaning = Acceptez-la, ou discutez-en les termes.
option_compel-zero-pp-refuse_on = Oui
    .meaning = Quand il ne reste rien, refuser est gratuit.

option_npc-compel-refund = Une contrainte rachetée par le MJ
    .meaning = Ce que devient votre point d’intrigue quand le MJ empêche votre contrainte.
option_npc-compel-refund_off = Il est dépensé
    .meaning = Les deux points sont perdus.
option_npc-compel-refund_on = Il revient
    .meaning = Vous récupérez le vôtre.

option_gpp-per-pc = Points d’intrigue du MJ
    .meaning = Combien le MJ en a par héros, au début et à chaque renouvellement.
option_gpp-per-pc_1 = Un chacun
    .meaning = Quatre héros, quatre points.
option_gpp-per-pc_0 = Aucun
    .meaning = Le MJ n’a que ce que les actes des héros rapportent.
option_gpp-per-pc_2 = Deux chacun
    .meaning = Quatre héros, huit points.
option_gpp-per-pc_3 = Trois chacun
    .meaning = Quatre héros, douze points.

option_focused-rank-five = Affûté et le cinquième rang
    .meaning = Si, au niveau 15, on peut avoir le rang 5 dans la compétence où l’on est Affûté.
option_focused-rank-five_off = Pas sans particularité
    .meaning = Le rang 4 est la fin pour qui n’a pas de particularité qui l’ouvre.
option_focused-rank-five_on = Affûté y mène
    .meaning = À partir du niveau 15, le rang 5 s’achète dans cette compétence.

option_advance-banking = Garder des progrès
    .meaning = Si l’on peut venir à la table avec des progrès non dépensés.
option_advance-banking_on = On peut en garder
    .meaning = La feuille montre combien il en reste.
option_advance-banking_off = Tout dépenser
    .meaning = Tant qu’il en reste un, le personnage est une ébauche.

option_start-level = Niveau au départ
    .meaning = Le niveau de chaque nouveau personnage.
option_start-level_1 = 1, comme d’habitude
    .meaning = Tout le monde commence au premier niveau.

option_practiced-keeps-traded-sp = Points échangés et succès assuré
    .meaning = Si les points de prouesse échangés contre des dés restent avec un succès pris sans jeter.
option_practiced-keeps-traded-sp_off = Ils sont perdus
    .meaning = Un succès assuré est un succès simple.
option_practiced-keeps-traded-sp_on = Ils restent
    .meaning = Ce qui a été échangé peut se dépenser.

option_strong-body-choice = À quoi Corps robuste est rompu
    .meaning = Quand on choisit entre la charge et l’armure.
option_strong-body-choice_per-test = À chaque test
    .meaning = Ce qui compte à ce moment-là.
option_strong-body-choice_fixed = Une fois pour toutes
    .meaning = La feuille le dit, et l’autre compte en entier.
option_npc-defense = Comment se défendent les personnages du MJ
    .meaning = Quelle compétence un personnage du MJ oppose quand deux conviendraient.
option_npc-defense_best = Avec la meilleure
    .meaning = La plus difficile des deux est proposée, et le MJ peut en changer.
option_npc-defense_gm-picks = Au choix du MJ
    .meaning = On le demande au MJ à chaque fois.
option_grapple-scope = Ce qu’entrave une prise
    .meaning = Si qui est tenu est gêné dans tout ce qu’une prise peut entraver.
option_grapple-scope_all = Tout
    .meaning = Combat, Mouvement et ce qui demande deux membres.
option_grapple-scope_pick-one = Une seule chose
    .meaning = Qui saisit dit laquelle.

option_default-load = Chargement habituel
    .meaning = Ce que porte qui n’en nomme aucun.
option_default-load_basic = De base
    .meaning = Aucune charge, un dé de moins aux tests d’équipement.
option_default-load_unprepared = Au dépourvu
    .meaning = Aucune charge, et aucun test d’équipement.
option_default-load_light = Léger
    .meaning = Un dé de charge.
option_default-load_medium = Moyen
    .meaning = Deux dés de charge ; il dure une semaine.
option_default-load_heavy = Lourd
    .meaning = Trois dés de charge ; il dure un mois.

option_heavy-load-gear-die = Tests d’équipement avec un lourd chargement
    .meaning = Combien de dés vaut un lourd chargement dans un test d’équipement.
option_heavy-load-gear-die_1 = Un dé
    .meaning = Autant qu’un chargement moyen, comme dans le livre.
option_heavy-load-gear-die_2 = Deux dés
    .meaning = Un de plus qu’un chargement moyen.

option_auto-drop-load = Le chargement dans un conflit
    .meaning = Si l’on pose son chargement quand un conflit commence.
option_auto-drop-load_on = On le pose
    .meaning = À moins de vouloir le garder.
option_auto-drop-load_off = On le garde
    .meaning = Qui veut le poser le dit.

option_gear-test-retry = Chercher de nouveau la même chose
    .meaning = Si un héros peut tester plusieurs fois pour la même chose dans une scène.
option_gear-test-retry_off = Une fois par scène
    .meaning = Ensuite il n’y en a pas.
option_gear-test-retry_on = Autant qu’on veut
    .meaning = Chaque fois est un nouveau test.

option_price-penalty = Prix et tests d’équipement
    .meaning = Si un prix rend le test d’équipement plus difficile.
option_price-penalty_on = Ce qui est cher est plus dur
    .meaning = Un dé à partir de 100, et un pour chaque zéro de plus.
option_price-penalty_off = Les prix ne comptent pas
    .meaning = Seul compte le malus du MJ.

option_asset-uses-per-action = Utilisations d’une ressource par action
    .meaning = Combien d’utilisations d’une même ressource aident une action.
option_asset-uses-per-action_one = Une
    .meaning = Un dé par ressource.
option_asset-uses-per-action_any = Toutes celles qui restent
    .meaning = Un dé par utilisation.

option_signature-cap = Ressources emblématiques par action
    .meaning = Combien de ressources emblématiques aident une action.
option_signature-cap_none = Toutes celles qui conviennent
    .meaning = Le MJ dit lesquelles.
option_signature-cap_one = Une seule
    .meaning = Quel que soit le nombre de celles qui conviennent.

option_flaw-pays = Ce que rapporte un défaut
    .meaning = Ce qu’un joueur reçoit en échange d’un défaut.
option_flaw-pays_gm-names = Ce que dit le MJ
    .meaning = Un progrès, un trait, ou rien.
option_flaw-pays_advance = Toujours un progrès
    .meaning = Chaque défaut en vaut un.
option_flaw-pays_nothing = Rien
    .meaning = Un défaut est sa propre récompense.

option_survival-mode = Mode survie
    .meaning = Si les jalons attendent du calme et du temps.
option_survival-mode_off = Désactivé
    .meaning = Un jalon se savoure aussitôt.
option_survival-mode_on = Activé
    .meaning = Il faut d’abord un repos, un jour ou une semaine.

option_armor-layering = Une armure sur l’autre
    .meaning = Ce que valent ensemble plusieurs pièces d’armure.
option_armor-layering_sum = Elles s’ajoutent
    .meaning = Absorption, gêne et recouvrement de toutes les pièces comptent.
option_armor-layering_highest-soak = La meilleure
    .meaning = Seule compte la pièce qui absorbe le plus, mais toutes gênent.
option_armor-layering_off = Une seule
    .meaning = Personne n’enfile de deuxième pièce.

option_bipod-automatic = Un bipied sur une arme automatique
    .meaning = Si le bipied aide aussi les mitrailleuses.
option_bipod-automatic_off = Les fusils seulement
    .meaning = Comme dans la table, parmi les fusils.
option_bipod-automatic_on = Les armes automatiques aussi
    .meaning = Ce qui est lourd et tire vite se pose également.

option_extra-advance-rounding = Un demi-progrès
    .meaning = Ce que vaut la moitié d’un nombre impair de progrès pour un figurant.
option_extra-advance-rounding_down = Perdu
    .meaning = Sur sept progrès, un figurant en a trois.
option_extra-advance-rounding_up = Compté
    .meaning = Sur sept progrès, un figurant en a quatre.

option_extra-bonus-boxes = Plus de cases pour les figurants
    .meaning = Si rangs et talents donnent des cases à un figurant comme à un héros.
option_extra-bonus-boxes_off = Non
    .meaning = Trois par piste, quoi qu’ils sachent faire.
option_extra-bonus-boxes_on = Oui
    .meaning = Trois par piste, plus celles des rangs et talents.

option_horde-even-share = Une foule à la hauteur
    .meaning = Combien réussissent dans une foule dont la compétence égale la difficulté.
option_horde-even-share_all = Tous
    .meaning = Chacun d’eux.
option_horde-even-share_half = La moitié
    .meaning = Un sur deux.

option_milestone-trades = Échanges aux jalons
    .meaning = Là où le texte du livre et son tableau diffèrent sur ce qu’on peut échanger.
option_milestone-trades_union = Les deux
    .meaning = Un atout à un jalon mineur ; un talent et un atout à un majeur.
option_milestone-trades_text = Le texte
    .meaning = Rien à un jalon mineur ; un talent et un atout à un majeur.
option_milestone-trades_table = Le tableau
    .meaning = Un atout à un jalon mineur ; un talent seul à un majeur.

option_epic-aspect-changes = Les aspects après un jalon épique
    .meaning = Combien on peut en récrire.
option_epic-aspect-changes_one = Un
    .meaning = Davantage seulement si le MJ l’accorde.
option_epic-aspect-changes_any = Autant qu’on veut
    .meaning = Tous, sans demander.

option_total-condition = Un sens tout à fait perdu
    .meaning = Ce que devient un test contre quatre dés d’une condition.
option_total-condition_propose-fail = Il échoue d’ordinaire
    .meaning = Le MJ décide, et l’échec est proposé.
option_total-condition_roll = On lance
    .meaning = À quatre dés de moins, comme pour tout autre.
