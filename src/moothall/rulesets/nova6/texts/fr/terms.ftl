### Les mots de ce jeu, tels qu’ils se placent au milieu d’une phrase.
###
### Le glossaire auquel se tiennent tous les textes français de ce livre :
###
### action test = test ; bonus die = dé de bonus ; penalty die = dé de malus ; up, even, down = au-dessus de
### zéro, à zéro, au-dessous de zéro (+2d, −2d) ; action dice = dés d’action ; doubles, triples = double, triple ; trade = échange ; stunt =
### prouesse ; stunt point = point de prouesse ; plot point = point d’intrigue ; refresh = renouvellement ; success at a
### cost = succès avec coût ; simple = simple ; perk = atout ; talent = talent ; feature = trait ; asset = ressource ;
### condition = condition ; snap action = action éclair ; focus = se concentrer ; Focused, Specialized, Practiced =
### Affûté, Spécialisé, Exercé ; setback die = dé de revers ; cover = couverture ; coverage = recouvrement ; soak =
### absorption ; pierce = perforation ; hardened = durci ; hampered = gêne ; burdened = charge ; challenge = défi ;
### exposition = exposition ; contest = compétition ; conflict = conflit ; hazard = péril ; bonus action = action bonus ;
### token = jeton ; extra = figurant ; principal = premier rôle ; track = piste ; box = case ; STRESSED = STRESS ;
### staggered = étourdissement ; incapacitated = neutralisation ; concede = céder ; sacrifice = sacrifice ; grave aspect = aspect
### grave ; rally = se ressaisir ; rest = repos ; milestone = jalon ; treatment = soins ; invoke = invoquer ; compel =
### contraindre ; rule of awesome = règle du panache ; uses = utilisations ; EXHAUSTED = ÉPUISÉ.

## Compétences et actions

term-fight = Combat
    .hint = tout combat physique, au contact ou à distance
term-interact = Interaction
    .hint = charme, mensonges, menaces, soin de l’esprit
term-move = Mouvement
    .hint = courir, esquiver, se faufiler, conduire
term-physique = Physique
    .hint = force et endurance ; cases physiques ; matériel lourd
term-resolve = Volonté
    .hint = volonté et calme ; cases mentales
term-wits = Esprit
    .hint = remarquer, savoir, viser, réparer

term-create-advantage = créer un avantage
term-overcome = surmonter
term-attack = attaquer
term-defend = défendre

## Les gens

term-pc = héros
term-principal = premier rôle
term-extra = figurant
term-thing = chose

## Durées

term-duration-I = instantané
term-duration-B = bref
term-duration-Q = court
term-duration-S = pour la scène
term-duration-T = temporaire
term-duration-L = durable
term-duration-LL = prolongé
term-duration-E = persistant
term-duration-P = permanent
term-duration-A = jusqu’à ce qu’une action y mette fin
term-duration-M = tant que c’est maintenu
term-duration-Su = tant que c’est soutenu

## Stress

term-stressed = STRESS
term-staggered = étourdissement
term-incapacitated = neutralisation
term-physical = physique
term-mental = mental
term-compensation = pour un talent corrigé

## La difficulté

term-simple = simple
term-routine = ordinaire
term-challenging = exigeant
term-intimidating = redoutable
term-heroic = héroïque
term-nigh-impossible = presque impossible
term-untrained = sans formation
term-trained = formé
term-skilled = habile
term-expert = expert
term-master = maître
term-superhuman = surhumain

## Choix

term-roll = lancer
term-narrate = raconter sans lancer
term-granted = accordé par un aspect
term-helps = aide
term-hinders = gêne
term-irrelevant = sans effet
term-agree = d’accord
term-refuse = refus
term-precluded = devenu impossible
term-equal = égal pour les deux camps
term-in = participer
term-out = rester en retrait
term-keep = maintenir
term-let-go = lâcher
term-spend = acheter le succès
term-earn = laisser l’échec et être payé
term-id-I = immédiat
term-empty = la laisser s’épuiser
term-stay = rester
term-drop = lâcher
term-leave = quitter
term-prevent = l’empêcher
term-stand = laisser faire

## Coûts

term-aspect = un nouvel aspect
term-aspect-until-action = un nouvel aspect, jusqu’à ce qu’une action y mette fin
term-damage = des dégâts
term-time = du temps perdu
term-asset = une ressource épuisée
term-setback = un dé de revers
term-concede = céder

## Avantages et invocations

term-dice = des dés
term-form-aspect = un aspect
term-discover = une découverte
term-invoke = invoquer un aspect
term-assets = deux utilisations d’une ressource contre un point de prouesse
term-setbacks = deux dés de revers contre un point de prouesse
term-overrule = écarter le résultat
term-reroll = tous les dés sont relancés
term-succeed = l’échec devient un succès
term-fail = le succès devient un échec
term-effect = un effet de base
term-point = un point de prouesse de plus
term-negate = un point de prouesse de moins pour l’autre camp
term-advantage = un avantage
term-soak = une absorption

## Prouesses

term-increase-effect = Augmenter l’effet
term-scope-some = Étendre le champ, quelques-uns
term-scope-most = Étendre le champ, la plupart
term-scope-all = Étendre le champ, tous
term-another-outcome = un autre résultat
term-further-success = un succès de plus
term-hurry = Abréger la durée, travailler plus vite
term-decrease-effect = Réduire l’effet
term-bypass-coverage = au-delà de l’absorption
term-improved-protection = protection améliorée
term-make-asset = une ressource à la place
term-more-uses = une utilisation de plus
term-special = une prouesse spéciale
term-turn-against = retourné contre la cible
term-widen-class = pour une famille de compétences
term-widen-all = pour toutes les compétences
term-create-effect = Créer un effet
term-repeat = une touche de plus
term-trigger-uses = Déclencher une propriété, utilisations
term-trigger-tiring = Déclencher une propriété, fatigant
term-widen-increase = l’effet accru pour d’autres
term-increase-around = Augmenter l’effet, tout autour
term-further = Étendre le champ, une portée plus loin
term-past-reliable = malgré sa fiabilité
term-further-on = une zone plus loin
term-further-up = une zone plus haut
term-react = Réagir
term-declare-1 = Déclarer, un détail
term-declare-2 = Déclarer, quelqu’un
term-declare-3 = Déclarer, quelque chose de grand
term-discover-1 = Découvrir, un peu
term-discover-2 = Découvrir, presque tout
term-discover-3 = Découvrir, tout
term-increase-time = Allonger la durée
term-decrease-time = Abréger la durée
term-custom = une prouesse à soi

## Quand et pourquoi les choses finissent ou changent

term-turn-end = le tour est fini
term-action-done = le temps est écoulé
term-round-end = le round est fini
term-scene-end = la scène est finie
term-rest = après un repos
term-minor = un jalon mineur est atteint
term-major = un jalon majeur est atteint
term-epic = un jalon épique est atteint
term-kind-minor = un jalon mineur
term-kind-major = un jalon majeur
term-kind-epic = un jalon épique
term-what-perk = un atout
term-what-talent = un talent
term-removed = quelqu’un y a mis fin
term-used-up = il n’en reste rien

term-use-invoke = un aspect invoqué

term-why-stunt-point = deux changés en point de prouesse
term-why-cost = le prix d’un succès
term-why-failure = un échec
term-why-penalty = employés en dés de malus
term-use-forgotten = des dés oubliés
term-use-bonus = une action bonus
term-why-hazard = un péril
term-why-initiative = gagné à l’initiative
term-why-bonus = une de moins
term-why-let-go = on l’a lâché
term-why-redefined = c’est autre chose désormais
term-why-stunt-points = les points de prouesse de l’autre camp
term-why-recovered = on s’en est remis
term-why-sacrificed = on l’a sacrifié
term-use-conceded = pour avoir cédé
term-use-stay-in = pour rester en scène
term-use-invoked = un aspect à eux invoqué contre eux
term-use-activate = un talent ou un trait
term-use-compel = une contrainte
term-use-refuse = une contrainte refusée
term-use-prevent = une contrainte empêchée
term-use-refresh = renouvellement
term-use-refund = rendu
term-why-no-rest = pas de repos possible

## Scènes et temps

term-challenge = un défi
term-exposition = une exposition
term-contest = une compétition
term-conflict = un conflit
term-scale-action = temps d’action
term-scale-narrative = temps narratif
term-interval-I = immédiat
term-interval-B = bref
term-interval-Q = court
term-interval-S = toute la scène
term-interval-T = des minutes aux heures
term-interval-L = des heures aux jours
term-interval-LL = des jours aux semaines
term-interval-E = des semaines aux années
term-interval-P = pour toujours
term-interval-A = jusqu’à une action
term-interval-M = tant que c’est maintenu
term-interval-Su = tant que c’est soutenu

## Les morceaux d’une réponse

field-decision = Que fait-on ?
field-skill = Compétence
field-action = Action
field-difficulty = Difficulté, en dés de malus (de 0 à 9)
field-against = Qui s’y oppose
field-conditions = Les conditions, et ce qu’elles font
field-nova6-judge-condition = Quelle condition
field-nova6-judge-way = Son effet sur ce test
field-nova6-judge-who = Qui
field-setbacks = Dés de revers à ajouter
field-first = Ce qui doit venir d’abord
field-text = Avec vos mots
field-stakes = Échouer aurait-il un sens ?
field-hidden = La difficulté est-elle cachée ?
field-review = Voulez-vous le dernier mot sur le jet ?
field-perk = Atout
field-assets = Ressources à employer, une utilisation chacune
field-set_aside = Mettre un dé de côté pour un point ?
field-pairs = Combien de paires échanger
field-take = Prendre un succès sûr sans lancer ?
field-trio = Trois dés
field-sure = Voulez-vous vraiment échouer ?
field-kind = De quelle sorte
field-damage = Combien de dégâts
field-track = Quelle piste de stress
field-asset = Quelle ressource
field-agrees = D’accord ?
field-instead = Quel coût à la place
field-catastrophe = Est-ce un désastre ?
field-form = Sous quelle forme
field-name = Comment cela s’appelle
field-to = Pour qui, ou sur qui
field-duration = Combien de temps
field-does = Ce que vous y faites
field-aspect = Quel aspect
field-benefit = Pour quoi
field-reason = Pourquoi l’aspect s’applique
field-effect = Quel effet
field-stunt = Quelle prouesse
field-points = Pour combien de points
field-of = À propos de qui ou de quoi
field-minutes = Combien de minutes
field-interval = Combien de temps cela prend
field-successes = Combien de succès
field-intent = Ce que vous ferez
field-targets = Contre qui
field-tool = Avec quoi
field-off = Succès ôtés aux autres
field-how = Comment
field-item = Quel objet
field-steps = Combien de pas
field-allowed = Cela compte-t-il ?
field-amount = Combien cela vaut
field-places = Quelles cases
field-use = À quoi sert la compétence
field-agreed = Est-ce admis ?
field-ally = Le nouveau venu est-il du côté des héros ?
field-degree = Ce que cela cache
field-material = En quoi c’est fait
field-deed = Ce que vous faites
field-zone = Zone
field-unrelated = Atouts et ressources qui ne comptent pas ici
field-cost = Combien de progrès cela coûte
field-path = Les zones, l’une après l’autre

## Genres de dégâts

term-ballistic = balistique
term-bludgeoning = contondant
term-fire = de feu
term-impaling = perçant
term-slashing = tranchant
term-emotional = émotionnel
term-fear = de peur
term-psychic = psychique
term-acid = d’acide
term-cold = de froid
term-endurance = d’endurance
term-force = de force
term-lightning = de foudre
term-necrotic = nécrotique
term-poison = de poison
term-radiant = radiant
term-thunder = de tonnerre

## Propriétés

term-accurate = précis
term-aimed = visé
term-ammo = munitions
term-area = zone d’effet
term-auto = automatique
term-auto-only = automatique seulement
term-burst = rafale
term-burst-only = rafales seulement
term-coverage = recouvrement
term-direct = direct
term-durable = solide
term-except = contre tout sauf
term-explosion = explosion
term-fragile = fragile
term-ordinary = ordinaire
term-hampered = gêne
term-hands = mains
term-hardened = durci
term-headgear = casque
term-high-capacity = grande capacité
term-hinders-movement = gêne le mouvement
term-limited-range = portée limitée
term-max-range = portée maximale
term-object = objet
term-one-hand = une main
term-only = seulement contre
term-pierce = perforation
term-prone = à terre
term-ranged = à distance
term-reach = allonge
term-reduced-penetration = pénétration réduite
term-reliable = fiable
term-reload = rechargement
term-repairable = réparable
term-selective = sélectif
term-skill-max = compétence maximale
term-skill-min = compétence minimale
term-slow = lent
term-soft = souple
term-thrown = de jet
term-tiring = fatigant
term-two-hands = deux mains
term-two-shot = deux coups
term-unreliable = peu fiable
term-uses = utilisations
term-versatile = polyvalent

## L’état d’une chose

term-exhausted = ÉPUISÉ
term-unloaded = déchargé
term-stowed = rangé
term-inactive = éteint
term-broken = cassé
term-destroyed = détruit
term-dropped = lâché
term-fired-once = tiré une fois

## Couverture

term-half = demi-couverture
term-near-total = couverture presque totale
term-no-cover = aucune couverture
term-wood-door = une porte en bois
term-wood-wall = un mur en bois
term-tree-small = un petit arbre
term-tree-medium = un arbre moyen
term-tree-large = un grand arbre
term-brick-wall = un mur de brique
term-concrete-wall = un mur de béton
term-concrete-reinforced = du béton armé
term-steel-door = une porte en acier
term-steel-airlock = un sas en acier
term-steel-safe = un coffre-fort en acier
term-steel-vault = une chambre forte en acier

## Portées

term-close = au contact
term-near = proche
term-far = loin
term-distant = lointain
term-remote = très lointain
term-obscure = à l’horizon
term-detail = un détail fin
term-presence = une présence
term-contrast = quelque chose qui ressort
term-sight = la vue
term-hearing = l’ouïe
term-smell = l’odorat

## Tailles

term-colossal = colossal
term-gargantuan = gigantesque
term-huge = énorme
term-large = grand
term-medium = moyen
term-small = petit
term-tiny = tout petit
term-diminutive = minuscule
term-miniscule = infime

## Les dégâts

term-sacrifice = sacrifier quelque chose
term-grave = un aspect grave
term-how-concede = céder
term-plot-point = un point d’intrigue
term-token = une action bonus gratuite
term-free = sans rien payer
term-fall = une longue chute
term-benefit-plot-point = un point d’intrigue
term-benefit-damage = 4 dégâts de moins
term-benefit-effect = un effet, nouveau ou réduit

## L’espace

term-hard = un sol dur
term-soft-earth = de la terre meuble
term-sand = du sable
term-water = de l’eau
term-walk = à pied
term-climb = en grimpant
term-treatment = soins
term-trouble = ennui
term-motivation = motivation
term-background = origines
term-swim = à la nage

## Récupération

term-milestone-minor = Un jalon mineur est atteint
term-milestone-major = Un jalon majeur est atteint
term-milestone-epic = Un jalon épique est atteint
term-safe = à l’abri
term-threat = une menace
term-unsafe = pas à l’abri
term-accept = accepter
term-negotiate = en discuter
term-rally = se ressaisir
term-ready = préparer quelque chose

## Les personnages

term-sort-gear = équipement
term-sort-talent = un talent
term-sort-feature = un trait
term-sort-perk = un atout

## Sur la page

term-phase-early = avant l’opposition
term-phase-opposition = l’opposition
term-phase-late = après l’opposition
term-phase-bonus = actions bonus
term-kind-focus = se concentrer
term-kind-move = se déplacer un peu
term-kind-ready = préparer quelque chose
term-sort-rank = un rang
term-focus-ready = concentration
term-focus-spent = concentration dépensée
term-out-incapacitated = neutralisation
term-out-conceded = abandon
term-out-left = hors de la scène
term-out-ended = la fin
term-until-roll = jusqu’au prochain jet
term-until-action = jusqu’à la prochaine action
term-until-turn = pour ce tour
term-until-round = pour ce round
term-until-scene = pour cette scène
term-until-milestone = jusqu’au prochain jalon
term-until-session = pour cette session
term-what-active = en usage
term-what-bonus = action bonus prise ou laissée
term-what-bonus-used = action bonus dépensée
term-what-claims-bonus = action bonus demandée
term-what-compelled = contrainte
term-what-grave = aspect grave subi
term-what-high-capacity = grande capacité utilisée
term-what-invoked = invoqué
term-what-lined = alignés
term-what-rallied = ressaisissement
term-what-react = réaction
term-what-rested = repos pris
term-what-resting = au repos
term-what-roll = jet fait
term-what-stabilised = maintien en vie
term-what-stayed = resté en scène
term-what-warned = averti
term-what-special = prouesse spéciale utilisée

term-effect-advantage = un avantage
term-effect-damage = des dégâts
term-effect-soak = une absorption
term-effect-aspect = un aspect
term-effect-asset = une ressource
term-effect-condition = une condition
term-aspect-game = du jeu
term-aspect-character = d’un personnage
term-aspect-situation = de la situation
term-aspect-grave = grave
term-aspect-consequence = une conséquence
term-aspect-zone = d’une zone
term-group-any = une personne suffit
term-group-all = tout le monde

## Comment s’appellent les talents et défauts du livre

term-Focused = Affûté
term-Practiced = Exercé
term-Specialized = Spécialisé
term-Resolute = Résolu
term-Tough = Coriace
term-Quick = Vif
term-Strong_Body = Corps robuste
term-Strong_Personality = Forte personnalité
term-Lucky = Chanceux
term-Danger_Sense = Sens du danger
term-Well-Trained = Bien formé
term-Unlucky = Malchanceux
term-Prepared = Prévoyant
term-Wealthy = Fortuné
term-Frail = Frêle
term-One-Eyed = Borgne
term-Pushover = Chiffe molle

## Commencer une partie, et les packs

term-scope-personal = personnelle
term-scope-between = entre personnelle et épique
term-scope-epic = épique
term-personal = une rue, une famille
term-between = quelque part entre les deux
term-world-saving = le sort du monde
term-current = déjà là
term-impending = qui approche
term-kind-person = personne
term-kind-place = lieu
term-kind-organisation = organisation
term-kind-mystery = mystère
term-kind-world = vérité sur le monde
term-kind-issue = enjeu
term-setting = le monde
term-themepack = le pack
field-aspects = Aspects de toute la partie
field-issues = Enjeux
field-nova6-which-issues-when = Maintenant, ou bientôt
field-nova6-which-issues-note = Une note
field-nova6-which-people-note = Une note
field-nova6-which-people-tie = Lien avec
field-nova6-which-people-concept = Concept
field-entries = Qui et quoi compte
term-role-dodge = esquive
term-role-movement = mouvement
term-role-craft = fabriquer et réparer

term-sealed-armor = une armure étanche
term-flash-defense = de quoi résister à l’éclair et au fracas
term-sight-hearing = aveuglé et assourdi
term-gear = des tables d’équipement
term-property-gear = { "" }
term-melee = en main
term-shield = bouclier
term-when-used = des dés à l’usage
term-when-carried = des dés quand on le porte
term-conceal = dissimulation
term-not-concealable = impossible à cacher
term-supply = il en reste
term-steadied = stabilisé
term-per-extra = plusieurs ensemble
term-dazes = aveugle et assourdit
term-no-aim = trop près pour viser
term-placed = planté
term-placeable = peut se planter
term-under-clothing = sous les vêtements
term-versus = contre un seul type
term-worn-as = porté comme
term-by-sense = les sens
term-set-up = mis en place
term-magnum = conçu pour le magnum
field-elements = Sa place dans l’univers
field-brings = Ce qu’il fait
field-parts = De quoi il est fait
field-activate = Points d’intrigue à chaque usage
field-free = Chacun peut-il l’avoir sans demander ?
term-sort-power = un pouvoir
term-sort-vehicle = un véhicule
term-sort-organisation = une organisation
term-sort-location = un lieu
term-sort-rule = une règle
term-sort-event = un grand évènement
term-disarm = désarmer
term-knockdown = faire tomber
term-grapple = empoigner
term-deed-own = autre chose
term-limbs = ce qui demande deux membres
term-off-balance = Plutôt déséquilibrer
term-tighter = Une prise plus ferme
term-harder-still = Plus serré encore
term-looser-still = Plus lâche encore
term-test = un seul test
term-quick = une compétition rapide
term-longer = une compétition plus longue
term-long = une longue compétition
term-clear = la voie est libre
term-limits = pas plus loin
term-lift = décollé du sol
term-shove-across = à un endroit choisi de la zone
term-shove-out = dans la zone voisine
term-block-way = le passage barré
term-disease = la maladie
term-fatigue = la fatigue
term-despair = le désespoir
term-use-language = une langue
term-rewards-aspect = un aspect autre que le concept
term-rewards-any-aspect = un aspect, quel qu’il soit
term-rewards-perk = un atout contre un autre
term-rewards-talent = un talent contre un autre
term-rewards-feature = un trait contre un autre
term-rewards-rank = un rang contre un autre
term-on-rank = un rang
term-on-talent = un talent
term-on-feature = un trait
field-on = Sur quoi
field-what = Lequel
term-load-unprepared = au dépourvu
term-load-basic = de base
term-load-light = léger
term-load-medium = moyen
term-load-heavy = lourd
term-load-uncounted = non compté
term-id-kept = il est gardé
term-id-lost = il est perdu
term-id-save = le garder
term-id-use = le prendre maintenant
term-kind-other = autre chose
term-use-signature = du neuf qui compte beaucoup
term-gear-longer = gardé plus longtemps
term-keep-gear = gardé pour le scénario
term-share-gear = un pour chacun
term-share-asset = une ressource pour tous
term-sort-flaw = un défaut
field-by_sight = Faut-il y voir ?
field-pairing = Ce qui va avec
field-penalty = Dés de malus pour la rareté ou la loi
field-price = Son prix, ou 0
field-sold = Quelqu’un le vend-il ?
term-aim = visée
term-disarmed = hors de main
term-dodging = esquive
term-grappled = empoigné
term-high-concept = concept
term-immune = insensible
term-indirect = par-dessus l’abri
term-ram = percuté
term-signature = emblématique
term-source = origine
term-surprise = par surprise

## Choices of longer answers

term-of-result = ce que ce jet apporte
term-of-group = un groupe de figurants
term-of-movement = mouvement
term-what-own = un de votre cru
term-pairing-advance = un progrès
term-use-survival = survie
term-use-streetwise = connaissance de la rue
term-use-stealth = discrétion
term-what-danger-sense = Sens du danger
term-what-focused = Affûté
term-what-lucky = Chanceux
term-what-practiced = Exercé
term-what-prepared = Prévoyant
term-what-quick = Vif
term-what-resolute = Résolu
term-what-specialized = Spécialisé
term-what-strong-body = Corps robuste
term-what-strong-personality = Forte personnalité
term-what-tough = Coriace
term-what-wealthy = Fortuné
term-what-well-trained = Bien formé
field-who = Qui
field-condition = Quelle condition
field-way = Ce qu’elle fait
field-note = Note
field-when = Déjà là, ou à venir
field-concept = Concept
field-tie = Lié à qui ou à quoi
field-nova6-spend-advance-name = Comment il s’appelle
term-of-bodkin = pointe perforante
term-of-broadhead = pointe large
term-of-entangle = enlacement
term-of-magnum = charge magnum
term-old-danger-sense = Sens du danger
term-old-focused-fight = Affûté (Combat)
term-old-focused-interact = Affûté (Interaction)
term-old-focused-move = Affûté (Mouvement)
term-old-focused-physique = Affûté (Physique)
term-old-focused-resolve = Affûté (Volonté)
term-old-focused-wits = Affûté (Esprit)
term-old-lucky = Chanceux
term-old-practiced-fight = Exercé (Combat)
term-old-practiced-interact = Exercé (Interaction)
term-old-practiced-move = Exercé (Mouvement)
term-old-practiced-physique = Exercé (Physique)
term-old-practiced-resolve = Exercé (Volonté)
term-old-practiced-wits = Exercé (Esprit)
term-old-prepared = Prévoyant
term-old-quick = Vif
term-old-resolute = Résolu
term-old-specialized-fight = Spécialisé (Combat)
term-old-specialized-interact = Spécialisé (Interaction)
term-old-specialized-move = Spécialisé (Mouvement)
term-old-specialized-physique = Spécialisé (Physique)
term-old-specialized-resolve = Spécialisé (Volonté)
term-old-specialized-wits = Spécialisé (Esprit)
term-old-strong-body = Corps robuste
term-old-strong-personality = Forte personnalité
term-old-tough = Coriace
term-old-wealthy = Fortuné
term-old-well-trained = Bien formé
field-old = Ce qui part
term-level-yes = oui, un niveau
term-level-no = non
term-ways-one-handed = à une main
field-nova6-missing-aspects-aspects = Leurs mots, dans cet ordre
