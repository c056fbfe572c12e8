### What the page calls the things on the table, the pieces of a deed, and deeds themselves.

## What is shown

shown-scene = Scène
shown-clock = Compte à rebours
shown-phase = Qui agit
shown-round = Tour
shown-conflict = Le combat
shown-session = Session
shown-locks = Déjà tenté
shown-better = Ce qui aide ici
shown-worse = Ce qui gêne ici
shown-notes = Notes
shown-plot = L’intrigue du MJ
shown-powers_are = Les pouvoirs sont
shown-name = Nom
shown-role = Rôle
shown-role_label = Nom du rôle
shown-concept = Concept
shown-attributes = Caractéristiques
shown-hearts = Cœurs
shown-power = Pouvoir
shown-luck = Chance
shown-armour = Armure
shown-fallen = État
shown-fallen_as = Ce qui s’est passé
shown-cover = Couverture
shown-acted = a déjà agi
shown-moved = Déplacement
shown-talents = Talents
shown-traits = Traits
shown-gear = Équipement
shown-growth = Progression
shown-secret = Secret
shown-tier = Type
shown-defense = Défense
shown-shoots = frappe à distance
shown-out = Hors de combat
shown-effects = Effets
shown-seen = visible pour les joueurs
shown-open = valeurs connues
shown-plan = Ce qu’il veut
shown-hearts_max = Cœurs au plus
shown-power_max = Pouvoir au plus
shown-square = Case
shown-place = Place sur la piste
shown-distances = Distances
shown-blocked = Lignes coupées
shown-heroes = Héros
shown-foes = Adversaires
shown-key = L’objet principal
shown-protection = Protection
shown-trinkets = Petites affaires
shown-length = Cases du compte
shown-at = Il en est à
shown-consequence = Au bout
shown-one = L’un
shown-other = L’autre
shown-zone = À quelle distance
shown-aim = Ce qui a été tenté
shown-approach = Comment

## Foes in one tap

quick-minion = Péon
quick-elite = Élite
quick-boss = Boss

## The pieces of a deed

arg-who = Qui
arg-target = Contre qui
arg-targets = Contre qui
arg-how = Comment
arg-story = À quoi cela ressemble, avec vos mots
arg-aim = Que voulez-vous obtenir ?
arg-approach = Comment vous y prenez-vous ?
arg-tool = Avec quoi
arg-watch = Qui ou quoi cherchez-vous à repérer ?
arg-attribute = Que voudriez-vous lancer ?
arg-effect = Que doit faire le pouvoir ?
arg-heal = Qui soigne-t-il ?
arg-leap = Vers quelle case vous porte-t-il ?
arg-hold = Doit-il les immobiliser plutôt que les blesser ?
arg-shield = Qui protège-t-il ?
arg-boost = Qui renforce-t-il ?
arg-action = Quoi
arg-reference = Par rapport à qui
arg-zone = À quelle distance
arg-overrule = Le permettre malgré tout ?
arg-to = Vers quelle case
arg-ally = Qui aidez-vous ?
arg-foes = Quels adversaires agissent
arg-hearts = Combien de Cœurs
arg-note = Remarque
arg-id = Nom court
arg-tier = Type d’adversaire
arg-name = Nom
arg-final = Est-ce le boss final ?
arg-legendary = Sa Défense est-elle légendaire ?
arg-defense = Défense (0 pour la valeur usuelle)
arg-hidden = Caché aux joueurs ?
arg-shoots = Frappe-t-il à distance ?
arg-title = Titre
arg-clock = Crans du compte à rebours (0 pour aucun)
arg-consequence = Ce qui se passe à la fin (secret)
arg-square = Case
arg-spot = Place sur la piste
arg-one = L’un des deux
arg-other = L’autre
arg-kind = Quel effet
arg-what = Quelle circonstance
arg-cover = Couverture
arg-clear = La ligne est-elle de nouveau dégagée ?
arg-out = Ce qu’il devient
arg-reason = Pour quelle raison
arg-seen = Est-il visible ?

## Deeds

deed-nde-test = Tenter quelque chose
deed-nde-attack = Attaquer
deed-nde-power = Employer un pouvoir
deed-nde-act = Se servir du matériel ou du décor
deed-nde-pass = Passer son tour
deed-nde-approach = S’approcher ou s’éloigner
deed-nde-walk = Marcher vers une case
deed-nde-revive = Relever quelqu’un
deed-nde-assist = Aider un allié
deed-nde-grow = Progresser
deed-nde-foe-turn = Faire agir des adversaires
    .hint = Un adversaire, ou plusieurs ensemble, contre un héros.
deed-nde-suffer = Retirer des Cœurs à un héros
deed-nde-throw = Lancer seulement
deed-nde-combat = Commencer un combat
    .hint = À partir d’ici, on agit par rounds.
deed-nde-next-round = Tour suivant
    .hint = Tout le monde peut de nouveau agir.
deed-nde-end-combat = Terminer le combat
    .hint = Fin des rounds, chacun regagne un point de Pouvoir.
deed-nde-foe = Faire entrer un adversaire
    .hint = Un adversaire de n’importe quel rang ; ses chiffres sont prêts.
deed-nde-reveal = Révéler un adversaire
deed-nde-label = Dire ce qu’il advient d’un adversaire
deed-nde-place = Placer quelqu’un
deed-nde-lay-effect = Imposer un effet
deed-nde-end-effect = Mettre fin à un effet
deed-nde-end-circumstance = Lever une circonstance
deed-nde-set-cover = Donner une couverture
deed-nde-set-distance = Fixer une distance
deed-nde-block-line = Bloquer une ligne
deed-nde-unlock = Permettre un nouvel essai
deed-nde-begin-session = Commencer la session
deed-nde-begin-scene = Commencer une scène
    .hint = Un lieu, une armure à neuf, un compte à rebours peut-être.
deed-nde-award-luck = Donner un Coup de Chance
deed-nde-breather = Une courte pause
deed-nde-safe-rest = Un repos en lieu sûr
deed-nde-open-growth = Permettre une progression
deed-nde-table-roll = Tirer sur une table

## The pieces of a longer answer, where a form asks for them

piece-difficulty = Difficulté
piece-helps = Ce qui aide
piece-hinders = Ce qui gêne
piece-extreme = Ce qui compte double
piece-declined = Les dés plus grands dont on ne veut pas
piece-luck = De la Chance pour des dés plus grands

## What a player may want to be asked

want-nde-luck = Me proposer la Chance même après une réussite
order-nde-luck = Sur un échec
order-nde-luck-keep = garder le résultat
order-nde-luck-reroll = dépenser un Coup de Chance pour relancer

hand-nde-help = Se tenir prêt à aider { $name }
