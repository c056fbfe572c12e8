### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scène
shown-momentum = Impulsion
shown-threat = Menace
shown-conflict = Le conflit
shown-traits = Traits
shown-tasks = Tâches prolongées
shown-reflective = une scène pour ce qui compte
shown-house = La Maison
shown-enemies = Ennemis
shown-adventure = Aventure
shown-adventure_title = Titre de l’aventure
shown-between = entre deux aventures
shown-session = Session
shown-zones = Zones
shown-assets = Atouts
shown-notes = Notes
shown-hooks = Accroches
told-hooks = { $plot } { $goal }. Où : { $location }. En travers : { $hazard }. Qui : { $character }.
shown-plot = L’intrigue du MJ
shown-name = Nom
shown-tier = Rang
shown-supporting = en renfort
shown-skills = Compétences
shown-drives = Motivations
shown-quality = Qualité
shown-determination = Détermination
shown-track = Vers la défaite
shown-defeated = État
shown-resisted = a résisté à la défaite
shown-acted = a agi
shown-outside = hors du conflit
shown-focuses = Spécialisations
shown-talents = Talents
shown-abilities = Capacités spéciales
shown-ambition = Ambition
shown-points = Points de progression
shown-skill_advances = Compétences améliorées
shown-growth = Progression
shown-secret = Secret
shown-seen = visible des joueurs
shown-open = nombres connus

## The pieces of a deed

arg-who = Qui
arg-action = Que tentez-vous ?
arg-aim = Que voulez-vous, et de qui ?
arg-skill = Quelle compétence vous proposez
arg-traits = Quels traits vous proposez
arg-scene_traits = Traits de la scène
arg-target = Qui attaquer
arg-intent = Ce que l’attaque doit obtenir
arg-asset = Quel atout
arg-owner = À qui
arg-name = Nom
arg-tier = De quel rang
arg-potency = Puissance
arg-zone = Zone
arg-zones = Zones et liens
arg-places = Qui est où
arg-defensive = Protège-t-il ?
arg-tangible = Peut-on le toucher ?
arg-task = Quelle tâche
arg-requirement = Combien de points il faut
arg-kind = Quelle sorte de conflit
arg-first = Qui agit en premier
arg-people = Qui y prend part (vide : tout le monde dans la scène)
arg-text = En quelques mots
arg-title = Titre
arg-present = Qui est là
arg-houses = Quelles Maisons
arg-house = La Maison des joueurs
arg-source = De quelle table
arg-id = Nom court dans les règles
arg-hidden = Caché aux joueurs ?
arg-sheet = La fiche
arg-seat = Qui joue
arg-by = Qui paie
arg-speaker = Qui le dit
arg-numbers = Les nombres aussi ?

## Deeds

deed-houses-test = Tenter quelque chose
deed-houses-contest = S’opposer à quelqu’un
deed-houses-attack = Attaquer
deed-houses-act = Jouer son tour
deed-houses-work = Travailler à une tâche
deed-houses-question = Poser une question sur la situation
deed-houses-defend = Faire protéger par un atout
deed-houses-recover = Retrouver une motivation
deed-houses-advance = Dépenser des points de progression
deed-houses-throw = Seulement lancer
deed-houses-throw-again = Seulement relancer
deed-houses-ambition = Récompenser une ambition
deed-houses-impress = Honorer un joueur
deed-houses-threat = Dépenser de la Menace
    .hint = Un trait, des ennuis, une Maison ennemie ou une capacité.
deed-houses-enemies = Nommer des Maisons ennemies
deed-houses-begin-conflict = Commencer un conflit
    .hint = Son genre, ses zones, qui est où, et qui commence.
deed-houses-end-conflict = Finir le conflit
    .hint = Fin des tours.
deed-houses-join = Rejoindre avec un personnage
deed-houses-join-conflict = Faire entrer quelqu’un dans le conflit
deed-houses-leave-conflict = Faire sortir quelqu’un du conflit
deed-houses-zones = Disposer les zones
deed-houses-place = Placer quelqu’un
deed-houses-asset = Donner un atout
deed-houses-lay-asset = Poser un atout
deed-houses-begin-task = Commencer une tâche prolongée
deed-houses-reflect = Marquer une scène de réflexion
deed-houses-begin-adventure = Commencer une aventure
    .hint = Impulsion, Menace et Détermination reviennent à leur départ.
deed-houses-end-adventure = Finir l’aventure
deed-houses-begin-session = Commencer la session
deed-houses-begin-scene = Commencer une scène
    .hint = Qui est là, et quels traits y sont vrais.
deed-houses-end-scene = Finir la scène
    .hint = L’Impulsion baisse, les pistes reviennent, les traits restent ou partent.
deed-houses-hook = Tirer une accroche
deed-houses-npc = Créer quelqu’un
    .hint = Un PNJ de votre cru, de n’importe quel rang.
deed-houses-extra = Avoir quelqu’un sur-le-champ
deed-houses-bring = Faire venir quelqu’un avec sa fiche
    .hint = Un PNJ ou un personnage de soutien avec sa fiche.
deed-houses-reveal = Révéler quelqu’un

## One tap

quick-minor = Personnage mineur
quick-notable = Personnage notable
quick-major = Personnage majeur

## Ce que seul le MJ règle

value-actor = Qui agit ensuite
value-after = Ce que c’est devenu
value-aids = Qui cela ramène
value-before = Ce que c’était avant
value-character = Quelqu’un
value-deed = Pourquoi elle est rayée
value-entry = Points, et pour quoi
value-extra = Actions en plus pendant ce tour
value-felled_by = Puissance de ce qui a vaincu
value-given = Ce qui a été cédé en échange
value-goal = But
value-hazard = Danger
value-impressed = Qui a impressionné le groupe
value-kept = initiative gardée
value-links = À côté de
value-location = Où
value-on = Sur qui ou sur quoi
value-out = hors jeu
value-owed = Points pas encore révélés
value-penalty = Prochain test plus dur de
value-rating = Valeur
value-round = Tour
value-side = Quel camp agit
value-statement = Maxime
value-struck = rayée
value-threat_open = La Menace est connue de tous

## Ce que la page demande en moins de mots

piece-houses-buy-dice-paid = Ce qui paie chaque dé
piece-talents = Talents
piece-traits = Quels traits restent

## Ce que coûte ou donne une réponse

price-houses-advance = points : { $price }
price-houses-again = { $price ->
        [1] Détermination : { $price }
       *[other] Menace : { $price }
    }
price-houses-assist-point = Détermination : { $price }
price-houses-buy = Impulsion : { $price }
price-houses-buy-off = Menace : { $price }
price-houses-drive = seuil { $price }
price-houses-escalates = Menace : { $price }
price-houses-extra-action = { $price ->
        [1] Détermination : { $price }
       *[other] Menace : { $price }
    }
price-houses-go-on = Menace : { $price }
price-houses-point = { $price ->
        [1] Détermination : { $price }
       *[other] Menace : { $price }
    }
price-houses-requirement = points : { $price }
price-houses-retrain = points : { $price }
price-houses-spend = { $option ->
        [create] { $price ->
            [1] Détermination : { $price }
           *[other] Menace : { $price }
        }
        [change] { $price ->
            [1] Détermination : { $price }
           *[other] Menace : { $price }
        }
        [remove] { $price ->
            [1] Détermination : { $price }
           *[other] Menace : { $price }
        }
       *[other] Impulsion : { $price }
    }
price-houses-take-cost = une complication
price-houses-threat = Menace : { $price }

## What a player may want to be asked

want-houses-again = Me proposer de relancer même après un succès

hand-houses-assist = Se tenir prêt à assister { $name }
choice-beyond = hors de portée
