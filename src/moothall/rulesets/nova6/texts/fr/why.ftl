### Pourquoi les dés sont ce qu’ils sont : chaque raison en quelques mots, sans point.

reason-base = trois dés de base
log-reckoned-nova6-number = { $reached } contre { $needed }
log-reckoned-nova6-outcome = { $outcome ->
        [success] succès
       *[failure] échec
    }{ $count ->
        [0] { "" }
        [one] , 1 point de prouesse
       *[other] , { $count } points de prouesse
    }
reason-dice-unsaid = { $amount_said }d : échangés, ou connus du seul MJ
reason-skill = { $amount_said }d : { $of_said }
reason-perk = { $amount_said }d : l’atout « { $of } »
reason-trait = { $amount_said }d : { $of }
reason-advantage = { $amount_said }d : « { $of } »
reason-disadvantage = { $amount_said }d : « { $of } »
reason-their-advantage = { $amount_said }d : « { $of } » de l’autre camp
reason-asset = { $amount_said }d : la ressource « { $of } »
reason-condition = { $amount_said }d : la condition « { $of } »
reason-difficulty = { $amount ->
        [0] aucune difficulté
       *[other] { $amount_said }d : la difficulté
    }
reason-opposed = { $amount_said }d : en face, { $of_said }
reason-opposed-perk = { $amount_said }d : en face, l’atout « { $of } »
reason-opposed-trait = { $amount_said }d : en face, { $of }
reason-note-hardest = c’est la cible la plus difficile qui compte : { $of }
reason-note-unskilled = aucune compétence ne compte ici
reason-several-actions = { $amount_said }d : plusieurs actions dans le tour
reason-focus = { $amount ->
        [1] { $amount_said }d : la concentration
       *[other] { $amount_said }d : la concentration sur autre chose
    }
reason-setbacks = { $amount_said }d : les dés de revers
reason-accurate = { $amount_said }d : se concentrer avec « { $of } »
reason-note-equal = la même chose pour les deux camps, donc écarté : « { $of } »
reason-note-irrelevant = sans effet ici : « { $of } »
reason-note-left-out = écarté par le MJ : « { $of } »
reason-sustaining = { $amount_said }d : soutenir « { $of } »
reason-initiative = { $amount ->
        [0] initiative : personne de particulièrement rapide en face
       *[other] { $amount_said }d : les plus vifs en face
    }
reason-contest = aucune difficulté dans cette compétition
reason-gang = { $amount_said }d : à { $of } contre un
reason-for-another = { $amount_said }d : prendre la défense pour un autre
reason-note-reaction = une réaction ne coûte pas d’action
reason-staggered = { $amount_said }d : l’étourdissement
reason-cover = recouvrement { $amount } de la couverture
reason-headgear = recouvrement { $amount_said } : « { $of } »
reason-coverage = recouvrement { $amount } : « { $of } »
reason-incoming = dégâts à l’arrivée : { $amount }
reason-dodged = { $amount_said } : écart à temps
reason-soak = { $amount_said } : absorbé par « { $of } »
reason-soft = { $amount_said } : absorbé en souplesse par « { $of } »
reason-pierce = perforé et divisé par deux : « { $of } »
reason-hardened = durci contre la perforation : « { $of } »
reason-reduced = compte double : « { $of } »
reason-note-any-kind = absorbés comme tous les autres dégâts : { $of_said }
reason-note-nothing-left = rien ne passe
reason-bonus-dice = { $amount_said }d : dés de bonus
reason-penalty-dice = { $amount_said }d : dés de malus
reason-direct = direct, donc au-delà de toute absorption
reason-note-cover = à couvert : { $of_said }
reason-cover-pierce = percé, réduit de moitié : { $of_said }
reason-cover-reduced = compte double, l’arme perce mal : { $of_said }
reason-cover-soak = { $amount_said } : absorbé par { $of_said }
reason-made-less = { $amount_said } : sacrifice, aspect grave ou abandon

## Les choses

reason-hands = mains nécessaires pour « { $of } » : { $amount }
reason-skill-max = { $amount_said }d : pas plus de { $of_said } ici
reason-skill-min = { $amount_said }d : « { $of } » en demande davantage
reason-auto = { $amount_said }d : tir automatique
reason-burst = { $amount_said }d : une rafale
reason-two-shot = { $amount_said }d : deux coups à la fois

## Zones d’effet et choses

reason-area = { $amount ->
        [0] seule la zone d’effet compte
       *[other] { $amount_said }d : la zone d’effet
    }
reason-out-of-the-way = points pour s’écarter, { $of } : { $amount }

## L’espace

reason-size = { $amount ->
        [0] la taille ne change rien
       *[other] { $amount_said }d : la taille
    }
reason-note-sweep = trop gros pour rater, la taille ne compte donc pas
reason-range-steps = points de prouesse possibles pour la portée, « { $of } » : { $amount }
reason-distance = { $amount_said }d : la distance
reason-note-size = la taille compte ici

## Les dégâts

reason-boxes = cases : { $amount_said }
reason-note-versatile = tenu à deux mains : « { $of } »

## Bouger, porter, tomber

reason-note-both = l’armure et la charge comptent ensemble
reason-strong = { $amount_said }d : un corps robuste
reason-hampered = { $amount ->
        [0] la gêne ne compte pas ici
       *[other] { $amount_said }d : la gêne
    }
reason-burdened = { $amount_said }d : la charge
reason-surface = { $amount ->
        [0] le sol est dur
       *[other] { $amount_said } : le sol
    }
reason-stories = étages : { $amount }
reason-jagged = dégâts { $amount_said } : un sol hérissé

## Récupération

reason-treatment = points de prouesse nécessaires : { $amount }
reason-note-staggered-box = une case d’étourdissement n’ajoute pas de difficulté
reason-incapacitated = { $amount_said }d : une case de neutralisation
reason-immune = { $amount_said } : cela ne nuit pas du tout
reason-note-treated = les soins de quelqu’un aident
reason-note-last-box = le retour en scène en dépend

## Les personnages

reason-advances = { $amount } progrès par le niveau
reason-advances-gained = progrès gagnés depuis : { $amount_said }
reason-cap-level = rang maximal à ce niveau : { $amount }
reason-cap-talent = { $amount_said } au rang maximal grâce à un talent
reason-cap-human = { $amount_said } : pas au-delà sans un trait
reason-cap-feature = { $amount_said } au rang maximal grâce à un trait
reason-spent-rank = progrès dépensés en { $of_said } : { $amount }
reason-spent-talent = progrès dépensés pour le talent « { $of } » : { $amount }
reason-spent-feature = progrès dépensés pour le trait « { $of } » : { $amount }
reason-refresh-base = renouvellement de départ : { $amount }
reason-refresh-trait = renouvellement { $amount_said } : « { $of } »
reason-thresholds = neutralisation à partir de { $amount }
reason-boxes-ranks-only = seuls les rangs en { $of_said } ajoutent des cases
reason-note-weakness = une faiblesse de la cible : « { $of } »
reason-note-unsurprised = sans surprise : « { $of } » ne compte pas
reason-note-strong = on en a l’habitude : { $of_said }
reason-cap-bought = le rang lui-même reste à acheter
reason-perks = atouts accordés : { $amount_said }
