### Les talents du livre : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_talent_danger-sense = Sens du danger
    .gist = Ce que l’on gagne à se cacher, à vous tromper ou à vous guetter ne compte pas contre vous.

nova6_talent_danger-sense_move = Sens du danger : déjà ailleurs
    .gist = Répondez à la surprise avec Mouvement, et vous voilà peut-être une zone plus loin ; chaque point de prouesse en ajoute une.

nova6_talent_focused = Affûté
    .gist = Avec cette compétence, un double sur un succès vaut un point de prouesse, et un triple deux.

nova6_talent_focused_choose-dice = Affûté : choisir la paire
    .gist = Avec des dés de bonus, vous choisissez vos trois dés : vous pouvez donc choisir le double.

nova6_talent_focused_failure = Affûté : en cas d’échec
    .gist = Votre propre talent ne donne rien de plus au MJ pour un double sur un échec.

nova6_talent_focused_cap = Affûté : un rang plus haut
    .gist = Cette compétence peut s’acheter un rang au-delà de ce que permet votre niveau.

nova6_talent_focused_npc = Affûté : contre vous
    .gist = Si qui s’oppose à vous l’a, un double sur votre échec vaut un point pour le MJ, et un triple deux.

nova6_talent_lucky = Chanceux
    .gist = Votre renouvellement est plus haut de deux.

nova6_talent_practiced_auto = Exercé : à coup sûr
    .gist = Quand vous êtes au-dessus de zéro avec cette compétence, vous pouvez prendre un succès simple sans lancer.

nova6_talent_practiced_reroll = Exercé : les 1 à nouveau
    .gist = Ou lancez, et relancez les as que vous voulez, une seule fois.

nova6_talent_quick_dice = Vif
    .gist = Un dé de plus au jet d’initiative.

nova6_talent_quick_bonus-action = Vif : une action en réserve
    .gist = Dans chaque conflit, vous avez une action bonus gratuite.

nova6_talent_quick_stunts = Vif : une longueur d’avance
    .gist = Un double sur une initiative réussie vaut un point et un triple deux, et chacun est une action bonus.

nova6_talent_resolute_box = Résolu : une case de plus
    .gist = La piste mentale a une case de plus.

nova6_talent_resolute_defend = Résolu
    .gist = Quand vous défendez avec Volonté, un dé de plus.

nova6_talent_specialized_perk = Spécialisé : un atout
    .gist = Il apporte un atout pour sa compétence, et pour aucune autre.

nova6_talent_specialized_trade = Spécialisé
    .gist = À chaque test de cette compétence, vous pouvez, une seule fois, mettre de côté un dé de bonus pour un point de prouesse, que vous recevez si vous réussissez.

nova6_talent_specialized_timing = Spécialisé : quand
    .gist = Avec les autres échanges, après annulation, et seulement s’il reste un dé de bonus à mettre de côté.

nova6_talent_specialized_npc = Spécialisé : contre vous aussi
    .gist = Si qui s’oppose à vous l’a, le MJ peut changer un seul dé de malus en point, une fois.

nova6_talent_strong-body_damage = Corps robuste : coups rudes
    .gist = Ce qui frappe au corps à corps, avec Combat, fait un dégât de plus.

nova6_talent_strong-body_dice = Corps robuste : la force
    .gist = Un dé de plus quand vous surmontez ou créez un avantage avec Physique.

nova6_talent_strong-body_encumbrance = Corps robuste : rompu au poids
    .gist = Un dé de charge ou un dé de gêne ne compte pas, à votre choix.

nova6_talent_strong-personality_damage = Forte personnalité : des mots qui blessent
    .gist = Vos attaques d’Interaction font un dégât de plus.

nova6_talent_strong-personality_dice = Forte personnalité
    .gist = Un dé de plus quand vous surmontez ou défendez avec Interaction.

nova6_talent_tough_box = Coriace : une case de plus
    .gist = La piste physique a une case de plus.

nova6_talent_tough_defend = Coriace
    .gist = Quand vous défendez avec Physique, un dé de plus.

nova6_talent_well-trained = Bien formé
    .gist = Trois atouts pour les compétences de votre choix.
