### The words of this game : what things are called, and what they are in short.
###
### term-WORD is what a word of the rules is called ; term-FIELD-WORD is what it is called in that field only.

## Difficulty, with yardsticks

yardstick-obstacle-0 = une porte coincée, qu’il suffit de pousser
yardstick-obstacle-1 = une serrure ordinaire
yardstick-obstacle-2 = une serrure compliquée
yardstick-obstacle-3 = une serrure compliquée, à la hâte
yardstick-obstacle-4 = une serrure compliquée, à la hâte et sans les bons outils
yardstick-obstacle-5 = une serrure compliquée, à la hâte, sans les bons outils, en pleine bataille
yardstick-knowledge-0 = ce que toute la ville sait
yardstick-knowledge-1 = des affaires privées, sans être secrètes
yardstick-knowledge-2 = quelque chose de confidentiel ou de caché
yardstick-knowledge-3 = ce qu’étouffe une faction puissante
yardstick-knowledge-4 = ce dont nul ne doit savoir l’existence
yardstick-knowledge-5 = ce que l’on cache au monde depuis des siècles
yardstick-favour-0 = une broutille
yardstick-favour-1 = quelque chose d’important, d’un ami
yardstick-favour-2 = quelque chose qui coûte un peu à qui l’accorde
yardstick-favour-3 = quelque chose de compliqué ou de cher
yardstick-favour-5 = quelque chose de dangereux, d’un inconnu

## Kinds of conflict

conflict-personal = Duel
conflict-skirmish = Plusieurs adversaires
conflict-warfare = Grande bataille
conflict-espionage = Espionnage
conflict-intrigue = Lutte d’influence

## Skills, drives and tiers

term-battle = Combat
term-communicate = Communication
term-discipline = Discipline
term-move = Mobilité
term-understand = Analyse
term-duty = Devoir
term-faith = Foi
term-justice = Justice
term-power = Pouvoir
term-truth = Vérité
term-main = personnage d’un joueur
term-minor = personnage mineur
term-notable = personnage notable
term-major = personnage majeur
term-players = les joueurs
term-opposition = l’opposition
term-defeated-defeated = hors de combat
term-defeated-lasting = hors jeu pour de bon
term-defeated-stable = hors jeu, mais en de bonnes mains
term-simple = simple
term-average = moyenne
term-challenging = ardue
term-daunting = intimidante
term-dire = redoutable
term-epic = épique
term-normal = normale
term-risky = risquée
term-perilous = périlleuse
term-precarious = précaire
term-treacherous = traîtresse
term-fits = elle convient
term-neutral = elle reste neutre
term-contradicts = elle contredit
term-personal = un duel
term-skirmish = une escarmouche
term-warfare = une guerre
term-espionage = l’espionnage
term-intrigue = une intrigue
term-subtle = subtilement
term-bold = hardiment
term-manner-plain = simplement

## People one often meets

term-trooper = soldat de la Maison
term-servant = domestique
term-spy = espion
term-officer = officier
term-steward = intendant
term-pilot = pilote
term-scholar = érudit

## Special abilities

term-proficiency = Maîtrise
term-threatening = Menaçant
term-guidance = Conseil
term-substitution = Substitution
term-familiarity = Habitude
term-extra_option = Option de Menace supplémentaire

## Complications

term-form-trait = un trait qui gêne
term-form-barred = quelque chose est barré
term-form-time = cela prend plus de temps
term-form-task = un point est perdu
term-next = pour le prochain test
term-scene = pour cette scène
term-on-scene = la scène
term-lasts-lasting = pour de bon

## What points are for

term-use-dice = plus de dés
term-use-bank = mise en réserve
term-use-support = un second rôle
term-use-question = une question
term-use-trait = un trait
term-zone = une zone plus loin
term-point = un coup plus dur
term-lasting = une défaite durable
term-use-resist = résister à la défaite
term-initiative = initiative gardée
term-use-complication = une complication ignorée
term-use-escalation = une escalade
term-use-difficulty = un test plus dur
term-use-npc-momentum = surplus d’un PNJ
term-use-npc-determination = résolution d’un PNJ
term-use-circumstances = une scène menaçante
term-use-taken-back = repris
term-use-trait_create = un nouveau trait
term-use-trait_change = un trait changé
term-use-trait_remove = un trait retiré
term-use-environment = des ennuis dans la scène
term-use-rival = une Maison ennemie s’en mêle
term-use-ability = une option de Menace supplémentaire
term-use-automatic = un 1 automatique
term-use-reroll = dés relancés
term-use-keep = garder les dés
term-use-create = du nouveau déclaré
term-use-change = un changement déclaré
term-use-remove = une fin déclarée
term-extra = une action de plus
term-use-none = rien
term-use-done = rien de plus
term-momentum = Impulsion
term-threat = Menace
term-paid-both = les deux réserves

## Advancement

term-pain = douleur
term-failure = échec
term-peril = péril
term-ambition = ambition
term-impress = le groupe est impressionné
term-skill = une meilleure compétence
term-focus = une spécialisation
term-talent = un talent
term-given-skill = un point de compétence
term-retrain = une reconversion
term-drive = une motivation
term-stop = rien pour l’instant

## Decisions

term-accept = accepter
term-decline = laisser
term-refuse = refuser
term-offer = offrir
term-suffer = subir
term-ignore = l’ignorer contre de la Menace
term-go_on = continuer
term-withdraw = renoncer
term-anew = recommencer
term-roll = lancer
term-waive = cela réussit
term-choose = choisir
term-challenge = défier
term-comply = se plier
term-change = réécrire
term-recover = retrouver la motivation
term-wait = attendre
term-decision-yes = on peut essayer
term-allowed = un trait le permet
term-forbidden = un trait l’exclut
term-no_test = aucun test n’est nécessaire
term-required = un trait impose un test
term-off = sans effet
term-easier = plus facile
term-harder = plus dur
term-do-keep = garder
term-do-reroll = relancer une partie
term-do-edit = écrire une partie
term-plot = l’intrigue
term-goal = le but
term-location = le lieu
term-hazard = le danger
term-character = le personnage
term-kind-done = c’est tout
term-second = un autre atout

## What one does with a turn

term-move_asset = déplacer un atout
term-attack = attaquer
term-defense = parer une attaque
term-remove_asset = écarter un atout
term-create_trait = créer un trait
term-create_asset = créer un atout
term-overcome = vaincre un obstacle
term-inform = apprendre quelque chose
term-help = aider un allié
term-other = autre chose
term-action-move = déplacer un atout

## What is asked for, piece by piece

field-use = Pour quoi
field-dice = Quels dés, par leur place
field-ally = Quel allié
field-asset = Quel atout
field-trait = Quel trait
field-on = À qui est ce trait
field-helper = Qui aide
field-how = Comment
field-drive = Quelle motivation
field-skill = Quelle compétence
field-houses-buy-dice-paid = Ce qui paie chaque dé, séparé par des virgules
field-paid = Ce qui paie
field-momentum = Impulsion
field-threat = Menace
field-difficulty = Difficulté, de 0 à 5
field-hidden = La Difficulté est-elle secrète ?
field-range = Marge de complication, de 1 à 5
field-form = Ce qu’elle fait
field-lasts = Combien de temps elle dure
field-task = Quelle tâche ou piste
field-text = Dans vos propres mots
field-accept = D’accord ?
field-bears = Son effet sur ce test
field-does = Son effet sur ce test
field-focuses = Quelle spécialisation
field-fitting = Spécialisations qui conviennent
field-column = Quelle partie
field-do = Qu’en faire
field-in_scope = Est-ce à propos de la situation ?
field-fits = Maximes qui conviennent, par motivation
field-contradicts = Maximes qui contredisent, par motivation
field-keep = L’initiative est-elle gardée ?
field-next = Qui agit ensuite
field-name = Nom
field-owner = À qui
field-tangible = Peut-on le toucher ?
field-defensive = Protège-t-il ?
field-potency = Puissance
field-kind = Quelle capacité
field-price = Prix en Menace
field-houses-npc-ability-use = À quoi elle sert
field-role = Métier ou rôle
field-talents = Talents, séparés par des virgules
field-faction = Faction, s’il y en a une
field-reputation = Réputation, s’il y en a une
field-by = Qui s’oppose
field-theirs = Leur compétence
field-decision = Est-ce possible ?
field-to = Vers quelle zone
field-resist = Résistez-vous ?
field-traits = Quels traits restent, séparés par des virgules
field-amount = Combien de Menace
field-house = Quelle Maison
field-who = La capacité de qui
field-uses = Quels traits comptent
field-target = Qui
field-manner = De quelle manière
field-duty = Devoir
field-faith = Foi
field-justice = Justice
field-power = Pouvoir
field-truth = Vérité
field-battle = Combat
field-communicate = Communication
field-discipline = Discipline
field-move = Mobilité
field-understand = Analyse

## Story hooks of our own : five parts, five rows each. A plot is read on into the goal, so it ends where the goal begins.

term-hook-plot-1 = Entrer sans bruit et emporter
term-hook-plot-2 = Découvrir la vérité sur
term-hook-plot-3 = Apprendre qui a perdu ou tué
term-hook-plot-4 = Causer la perte de ceci :
term-hook-plot-5 = Ramener sans dommage

term-hook-goal-1 = les lettres scellées
term-hook-goal-2 = l’héritière cadette
term-hook-goal-3 = la relique sous l’autel
term-hook-goal-4 = la machine interdite à tous
term-hook-goal-5 = la récolte cachée

term-hook-location-1 = un entrepôt près des quais
term-hook-location-2 = une grande demeure en deuil
term-hook-location-3 = un village fermé aux étrangers
term-hook-location-4 = un repaire derrière le marché
term-hook-location-5 = à une journée de cheval, en pleine nature

term-hook-hazard-1 = des soldats aux ordres cachetés
term-hook-hazard-2 = des serrures, des alarmes et des chiens
term-hook-hazard-3 = la terre elle-même
term-hook-hazard-4 = ceux à qui sont les routes
term-hook-hazard-5 = des gens qui vivent de contrebande

term-hook-character-1 = Maelis, qui garde une petite maison
term-hook-character-2 = Bastian, qui achète et qui vend
term-hook-character-3 = Oriel, qui équipe les voyageurs
term-hook-character-4 = Renwick, qui transporte ce qui est défendu
term-hook-character-5 = Tamsin, qui pilote n’importe quoi

## Story hooks of the reference, cell by cell (see NOTICE).

term-hook-reference-plot-1 = S’introduire et voler ou enlever :
term-hook-reference-plot-2 = Élucider le mystère :
term-hook-reference-plot-3 = Enquêter sur un meurtre ou une destruction :
term-hook-reference-plot-4 = Causer la mort ou la destruction :
term-hook-reference-plot-5 = Secourir ou récupérer :

term-hook-reference-goal-1 = des données secrètes
term-hook-reference-goal-2 = l’héritier d’une Maison Mineure
term-hook-reference-goal-3 = un artefact
term-hook-reference-goal-4 = une technologie interdite
term-hook-reference-goal-5 = des réserves secrètes d’épice

term-hook-reference-location-1 = un entrepôt
term-hook-reference-location-2 = un manoir
term-hook-reference-location-3 = un sietch
term-hook-reference-location-4 = un repaire de contrebandiers
term-hook-reference-location-5 = le désert

term-hook-reference-hazard-1 = des soldats sardaukars
term-hook-reference-hazard-2 = des systèmes de sécurité
term-hook-reference-hazard-3 = le désert lui-même
term-hook-reference-hazard-4 = la Guilde spatiale
term-hook-reference-hazard-5 = des contrebandiers

term-hook-reference-character-1 = Bashira, à la tête de la sécurité d’une Maison Mineure
term-hook-reference-character-2 = Kaunos, qui fait du commerce
term-hook-reference-character-3 = Anca, Fremen, qui vend des distilles
term-hook-reference-character-4 = Hegai, qui fait de la contrebande
term-hook-reference-character-5 = Akira, aux commandes d’un ornithoptère

## Ideas, for random characters and for people of whom nobody has said more

term-idea-role-1 = Régence
term-idea-role-2 = Tête du renseignement
term-idea-role-3 = À la tête de la flotte du sel
term-idea-role-4 = Haute cour
term-idea-role-5 = Banque de trois cours
term-idea-role-6 = Garde des écluses
term-idea-reputation-1 = N’oublie jamais
term-idea-reputation-2 = Connaît la trahison
term-idea-reputation-3 = Le cœur sur la main en public
term-idea-reputation-4 = Ne s’achète pas
term-idea-reputation-5 = Brûle tous les ponts
term-idea-reputation-6 = Toujours le départ en dernier
term-idea-battle-1 = Couteaux
term-idea-battle-2 = Mur de boucliers
term-idea-battle-3 = Embuscades
term-idea-battle-4 = Sièges
term-idea-battle-5 = Duels
term-idea-battle-6 = Longs fusils
term-idea-communicate-1 = Marchandages
term-idea-communicate-2 = Menaces
term-idea-communicate-3 = Manières de cour
term-idea-communicate-4 = Écoute
term-idea-communicate-5 = Rumeurs
term-idea-communicate-6 = Enseignement
term-idea-discipline-1 = Soif
term-idea-discipline-2 = Douleur
term-idea-discipline-3 = Longues nuits
term-idea-discipline-4 = Patience
term-idea-discipline-5 = Visage de marbre
term-idea-discipline-6 = Prière
term-idea-move-1 = Toits
term-idea-move-2 = Planeurs
term-idea-move-3 = Eau profonde
term-idea-move-4 = Tempêtes
term-idea-move-5 = Foules
term-idea-move-6 = Escaliers dans le noir
term-idea-understand-1 = Droit
term-idea-understand-2 = Chiffres
term-idea-understand-3 = Poisons
term-idea-understand-4 = Moteurs
term-idea-understand-5 = Généalogies
term-idea-understand-6 = Vieilles cartes
term-idea-duty-1 = Aucune dette impayée.
term-idea-duty-2 = Mon serment vient en dernier, mon départ aussi.
term-idea-duty-3 = Cette porte, je la tiens.
term-idea-faith-1 = Le fleuve se souvient.
term-idea-faith-2 = Quelqu’un alluma les lampes avant nous.
term-idea-faith-3 = Ce qui doit arriver arrive.
term-idea-justice-1 = Nul n’est au-dessus de la loi.
term-idea-justice-2 = Les petits paient d’abord, sauf devant moi.
term-idea-justice-3 = Un coup loyal vient de face.
term-idea-power-1 = Ce que je tiens est à moi.
term-idea-power-2 = Plus jamais au bas de la table.
term-idea-power-3 = Qu’ils aient besoin de moi.
term-idea-truth-1 = Tout registre a une seconde page.
term-idea-truth-2 = J’aime mieux savoir.
term-idea-truth-3 = Un mensonge est une dette à intérêts.
term-idea-talent-1 = Yeux de nuit
term-idea-talent-2 = Vieilles dettes
term-idea-talent-3 = Main sûre
term-idea-talent-4 = Mille oreilles
term-idea-talent-5 = Lecture des visages
term-idea-talent-6 = Toujours une issue
term-idea-talent-7 = Voix de la maison
term-idea-talent-8 = Nerfs d’acier
term-idea-talent-9 = Couteau patient
term-idea-talent-10 = Avant tout le monde à la porte
term-idea-use-1 = quand personne ne regarde
term-idea-use-2 = face à quelqu’un de haut rang
term-idea-use-3 = sur l’eau
term-idea-use-4 = pour protéger la maison
term-idea-use-5 = à la lueur des bougies
term-idea-use-6 = sous un drapeau blanc
