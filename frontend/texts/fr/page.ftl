### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = oui
no = non
colon = { "" } :
labelled = { $label } : { $value }
close = Fermer
language = Langue
light = Thème
light-auto = appareil
light-day = clair
light-lamp = sombre
home = Moothall : vers l’entrée
skip = Aller à la table
error-unreachable = Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous sur le même réseau ?
error-title = Cela n’a pas marché
loading = Un instant …
not-found-title = Il n’y a rien ici
not-found = L’adresse a peut-être été coupée. Demandez un nouveau lien à qui vous a invité, ou partez de l’entrée.
to-lobby = Accueil
install = Garder Moothall sur cet appareil
install-hint = Il s’ouvrira dans sa propre fenêtre. Rien d’autre ne change.

## Widgets

track-of = { $label } : { $value } sur { $most }
track-points = { $label } : { $value }
track-unknown = { $label } : inconnu
boxes-level = { $level } : { $filled } sur { $all } occupées
die = d{ $sides }
die-shows = Un d{ $sides } montre { $face }
dice-show = { $count }d{ $sides } : { $faces }.
dice-again = Ces faces avaient été vues avant un retour en arrière.
dice-face = Dé { $which }
clock-at = Compte à rebours : { $name }, { $at } sur { $length }
pick-default = par défaut
pick-more = { $count } de plus
several-own = { $label } : avec vos mots
several-own-short = Avec vos mots
several-add = Ajouter
number-less = { $label } : moins
number-more = { $label } : plus
number-usual = { $label } : valeurs usuelles
list-add = Ajouter
list-remove = Retirer
piece-nothing = rien
piece-usual = comme d’habitude
piece-unsaid = non précisé
deed-more = Plus
deed-find = Trouver une action
piece-nobody = personne
square-across = Horizontalement
square-down = Verticalement
square = Case { $x }, { $y }
square-empty = vide
square-out = hors de combat
square-away = { $count ->
    [one] à 1 case
   *[other] à { $count } cases
}
square-reach = à portée
board-grid = Le plateau ; les flèches vont de case en case
board-zones = Distances autour de { $name }
board-around = Vu par
board-count = { $count ->
    [0] personne
    [one] 1 personne
   *[other] { $count } personnes
}
board-go = Aller ici : { $zone }, par rapport à { $name }
log-why = pourquoi
log-how = Comment on y est venu ({ $count })
adjust-title = Répondre autrement
adjust-hint = L’action reprend d’ici avec votre réponse. Les dés déjà lancés restent tels quels.
adjust-do = changer
log-all-reasons = Toutes les raisons et règles
why-what-if = Et sans cela
log-whisper = chuchote à { $to }
log-secret = Vous seul voyez ceci
log-by-book = selon le livre
log-by-sole = un seul choix
log-find = Chercher dans le récit
log-found = { $which } sur { $count }
log-found-nothing = Rien trouvé.
log-found-earlier = Plus ancien
log-found-later = Plus récent
log-newest = Aller au plus récent
log-newest-unread = { $count ->
    [one] Une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
presence = Qui est là
seat-you = vous
seat-here = est là
seat-away = n’est pas là
seat-waited = la table l’attend
seat-plays = joue { $names }
seat-device = Mon deuxième appareil
seat-device-hint = Ouvrez ce lien sur l’autre appareil dans les cinq minutes. Vous y serez aussi, sans partir d’ici. Il ne sert qu’une fois.
seat-device-code = Ou tapez-y ce code à l’entrée : { $code }
seat-link = Nouveau lien pour cette place
seat-link-hint = La personne qui ouvre ce lien reçoit la place de { $name } ; l’appareil qui l’occupe la perd. Il n’est montré que maintenant.
seat-gone = absence passagère
seat-go = S’absenter un moment
seat-go-hint = Personne n’attend pendant ce temps : les offres passent, et le MJ décide.
order-all = En mon absence
order-gm = le MJ décide
order-usual = donner les réponses habituelles
order-same = comme ci-dessus
seat-back = De retour à la table
seat-back-hint = Les questions arrivent de nouveau à cette place.
seat-you-are-gone = Vous vous absentez un moment : le MJ décide à votre place.
seat-hand = Qui joue { $hero }
seat-mute = Couper la parole
seat-unmute = Rendre la parole
seat-change = Nom et rôle
seat-name = Nom
seat-role = Rôle
seat-save = Enregistrer
seat-remove = Retirer de la table
seat-remove-hint = { $name } ne pourra revenir qu’avec une nouvelle invitation. Ses personnages restent, et le MJ décide pour eux.
seat-remove-yes = Retirer { $name }
link-only-here = Seul cet ordinateur peut ouvrir ce lien. Lancez le serveur avec --lan pour laisser entrer les téléphones et les autres ordinateurs.
role-gm = MJ
role-co_gm = co-MJ
role-player = joueur
role-spectator = spectateur
waiting-for = On attend { $names } …
waiting-nobody = Rien à faire pour l’instant.
waiting-turn = À vous de jouer : { $names }.
waiting-paused = La partie est en pause.
waiting-card-stop = Une carte est posée : arrêtons-nous ici.
waiting-card-slow = Une carte est posée : allons plus doucement.
waiting-card-break = Une carte est posée : quelqu’un a besoin d’une pause.
order-people = Ordre des tours
order-acted = a déjà agi
order-acting = agit maintenant
order-next = ensuite
order-waiting = attend
order-out = hors de combat
order-hidden = inconnu des joueurs
order-yours = À vous
order-after = Ensuite : { $step }
order-over = Fin des rounds.
prompt-for = Pour { $name }
prompt-answer = Répondre
prompt-throw = Voilà le résultat
prompt-pass = Laisser passer
prompt-sending = Envoi …
prompt-withdraw = Annuler
prompt-cancel = Annuler l’action
card-roll = Lancer
card-invite = Laisser d’abord les autres s’en mêler
card-agree = Accepter
card-change = Modifier
card-usual = Comme d’habitude
chips = Offres
chips-others = Offres aux autres ({ $count })
chip-help = Aider { $name }
chip-gone = Trop tard : cette offre est close.
hand-title = Se tenir prêt pour les autres
hand-how = Comment vous aidez, avec vos mots
broken-title = Une question impossible à afficher
broken-question = Cette page ne peut pas afficher cette question. Le reste de la table fonctionne.
broken-usual = Prendre la réponse habituelle
broken-help = Demander au MJ
broken-told = Le MJ est prévenu
broken-whisper = Ma page ne peut pas afficher cette question : { $question }
broken-again = Réessayer
broken-part = Cette page ne peut pas afficher « { $what } ». Le reste de la table fonctionne.
broken-line = Cette page ne peut pas afficher cette ligne.
broken-scene = La scène
broken-page = Cette page ne peut pas s’afficher. Réessayez, ou revenez à l’accueil.
odds-success = { $percent } %
square-wall = mur
square-cover = abri
board-exits = d’ici vers { $zones }
board-drop = possible ici
board-in-words = En toutes lettres
board-words = { $name } : { $near }.
board-words-zone = { $zone } – { $names }
board-blocked = aucune ligne vers { $name }
board-about = { $name } sur le plateau
board-cover = Derrière quoi
board-block-line = Couper la ligne : { $one } – { $other }
board-clear-line = Rétablir la ligne : { $one } – { $other }
board-nowhere = Pas encore sur le plateau :
board-set-down = Poser { $name }
board-lay-out = Dessiner le plateau
board-view = Comment voir le plateau
board-view-picture = Image
board-view-list = Liste
board-large = Le plateau sur tout l’écran
board-small = Revenir à la table
place-steps = { $steps ->
    [0] ici
    [one] juste à côté
   *[other] à { $steps } lieux d’ici
}
figure-about = Que faire : { $name }
figure-nothing = Il n’y a rien à faire ici pour l’instant.
figure-moves = Pour bouger, faites glisser la figure ou touchez un lieu marqué.
answer-nothing = rien de plus
turn-next = À suivre : { $name }
turn-harder = plus difficile de { $number }
places-next-to = à côté de { $places }
places-between = vers { $place } : { $obstacle }
places-put = Mettre { $name } ici : { $place }
places-turn = Déplacer { $name } : prendre son tour
places-guards = protège
places-names = Les lieux, un par ligne
places-names-hint = Chacun est à côté de celui de la ligne suivante.
ground-brush = Toucher une case y met
ground-walls = un mur
ground-cover = un abri
ground-clear = rien
ground-picture = Ce qui y est dessiné
ground-lay = Prendre ce plateau
secret-hidden = caché aux joueurs
secret-seen = visible de tous
secret-not = Pas encore : { $what }
picture-ours = Nos images
art-chapel = La chapelle en ruine
art-gate = La porte de la ville
art-plan = Le plan d’une cave
art-roofs = Les toits au crépuscule
art-salt = Le dépôt de sel
art-ship = Le pont d’un navire
face-pick = Choisir un visage
face-of = Visage : { $name }
face-letters = Les lettres du nom
face-own = Une image de la table
face-axe = Tresse cuivrée, une hache
face-bob = Carré noir, une cicatrice
face-cap = Un bonnet de marin
face-crest = Casque à crête, une lance
face-greybeard = Chauve à barbe grise
face-helm = Un casque de fer
face-hood = Encapuchonnée, une lampe
face-knives = Foulard jaune, des couteaux
face-letter = Chignon sombre, une lettre
face-patch = Tresse rousse, un bandeau
face-priest = Pâle, capuche violette
face-rope = Barbu, une corde
face-scar = Tricorne, une cicatrice
face-scarf = Un foulard rouge
face-shell = Longs cheveux blonds, un coquillage
face-specs = Calotte et lunettes
face-tricorn = Tricorne, grande barbe
picture-choose = Images de cette table
picture-number = Image { $number }
picture-bring = Apporter une image
picture-coming = Elle arrive…
picture-none = Sans image

## The lobby

lobby-tagline = Une table, des règles exactes.
lobby-intro = Un lieu pour jouer entre amis à des jeux de rôle légers : il applique le livre, montre les chances avant le jet, explique chaque résultat et garde chaque secret.
lobby-join = Rejoindre une table
lobby-join-hint = Ouvrez le lien reçu, collez-le ici, ou tapez le code court qu’on vous a lu.
lobby-code = Code ou lien
lobby-name = Votre nom à la table
lobby-go-in = Entrer
lobby-yours = Vos tables
lobby-held = { $name } occupe la place du MJ. Vous pouvez regarder, ou créer un nouveau lien pour cette place.
lobby-lost = Quelqu’un d’autre occupe maintenant cette place : { $name }. Pour un nouveau lien, le MJ touche ce nom en haut de la table.
lobby-watch = Regarder
lobby-start = Ouvrir une table
lobby-book = Quel livre ?
lobby-title = Nom de la table
lobby-gm-name = Votre nom
lobby-open = Ouvrir la table
field-missing = Écrivez d’abord quelque chose ici.
lobby-host-only = Seul l’hôte de ce serveur peut ouvrir des tables. Son lien a été affiché là où le serveur a démarré.
upkeep = Sauvegardes
upkeep-missing = { $lines ->
    [one] Une ligne confirmée manque dans ce qui est gardé ici. Restaurez une sauvegarde, ou continuez sans elle.
   *[other] { $lines } lignes confirmées manquent dans ce qui est gardé ici. Restaurez une sauvegarde, ou continuez sans elles.
}
upkeep-go-on = Continuer sans
upkeep-backups = { $count ->
    [one] Une sauvegarde
   *[other] { $count } sauvegardes
}
upkeep-backup = { $date } ({ $size } Kio)
upkeep-restore = Restaurer…
upkeep-sure = Toutes les tables reviennent à ce moment, et tous ceux qui y sont sortent le temps qu’il faut. Ce qui est gardé maintenant reste dans un fichier à côté.
upkeep-do-restore = Restaurer cette sauvegarde
upkeep-leave = Tout laisser tel quel
upkeep-restoring = Le serveur s’arrête, restaure la sauvegarde et redémarre.
upkeep-reload = Revoir les tables
lobby-language = Langue de la table
lobby-pack = Quel pack ?
lobby-pack-usual = Le livre tel quel
lobby-pack-usual-hint = Six compétences, deux pistes, et qui vous voulez.
lobby-rules = Règles maison
lobby-title-usual = Notre table
lobby-title-hint = Laissez vide pour « { $title } ».
lobby-workshop-hint = Créez un personnage tranquillement, imprimez-le et amenez-le à n’importe quelle table.

## House rules

rules-as-written = Comme dans le livre. Vous n’avez rien à changer.
rules-changed = { $count ->
    [one] Une règle maison :
   *[other] { $count } règles maison :
}
rules-count = { $count ->
    [one] 1 règle
   *[other] { $count } règles
}
rules-count-changed = { $count ->
    [one] 1 modifiée
   *[other] { $count } modifiées
}
rules-back = Comme dans le livre
rules-back-of = { $name } : comme dans le livre
rules-changes = Cela change :

## The demonstration

demo = Voir d’abord une table
demo-hint = Une courte session est prête, un combat est en cours. Prenez n’importe quelle place ; rien ne peut casser.
demo-working = On dresse la table …
demo-choose = « { $title } » est prêt. Qui voulez-vous être ?
demo-yours = votre place
demo-taken = prise
demo-fresh = Commencer une nouvelle session

## Joining

join-title = Vous êtes invité à une table
join-to = Vous êtes invité à « { $title } »
join-by = MJ : { $name }.
join-there = Déjà à la table
join-hint = Sans compte ni mot de passe. Dites votre nom, et vous y êtes.
join-go = Prendre place
join-working = On ouvre la porte …
join-failed = La porte reste fermée
join-empty = Il manque la clé dans ce lien : il a peut-être été coupé en le copiant. Redemandez-le.
join-instead = Ce que vous pouvez faire
join-instead-link = Demandez un nouveau lien au MJ. Si vous aviez déjà une place, le MJ touche votre nom en haut de la table, puis « Nouveau lien pour cette place » ; les nouveaux venus en reçoivent un avec « Inviter ».
join-instead-code = Ou demandez le code court et saisissez-le à l’accueil.
join-instead-back = Si vous avez déjà joué ici sur cet appareil, vos tables vous attendent à l’accueil.
move-working = On amène votre place sur cet appareil …

## The table

table-now = Et maintenant ?
table-do = Que peut faire { $name } ?
table-closed = Pas maintenant : { $count }
table-nothing-open = Rien pour l’instant.
table-cast = Les personnages
table-board = Le plateau
table-board-empty = Personne n’est encore placé.
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-all = Montrer chaque étape
table-say = Dites quelque chose, ou /r 2d6
table-send = Envoyer
table-no-scene = Pas encore de scène
table-round = Round { $round }
table-tried = Déjà tenté : { $aim } ({ $name })
table-lost = La connexion est perdue. On réessaie.
table-unsent = { $count ->
    [one] Une chose n’est pas encore envoyée ; elle le sera.
   *[other] { $count } choses ne sont pas encore envoyées ; elles le seront.
}
book-unopened = Le livre de la table n’a pas pu être ouvert
kept-export = Enregistrer la table dans un fichier
book-english-only = Ce livre ne parle qu’anglais.
table-over = Vous n’êtes plus à cette table
table-over-hint = Votre place est passée à un autre appareil, a été reprise, ou vous vous êtes déconnecté. Pour un nouveau lien, le MJ touche votre nom en haut de la table.
table-begin = Commencer
table-cancel = Annuler
table-pause = Pause
table-go-on = Reprendre
table-card = Poser une carte
table-card-hint = La partie s’arrête aussitôt ; seul le MJ saura qui c’était.
card-stop = Arrêtons-nous ici
card-slow = Allons plus doucement
card-break = J’ai besoin d’une pause
tab-play = Jouer
tab-board = Plateau
tab-log = Récit
tab-desk = Bureau
tabs = Parties de la table
table-back = Connexion rétablie. Rien n’est perdu.
table-meanwhile = Entre-temps :
table-sending = Envoyé ; la table n’a pas encore confirmé…
speak-pending = En chemin
speak-sent = envoyé, pas encore confirmé
speak-unsent = pas encore envoyé
speak-whisper = Chuchoter
speak-to = À qui ?
speak-whisper-to = Chuchoter à { $names }
speak-whisper-hint = Seules ces personnes et le MJ l’entendent.
speak-whisper-hint-gm = Personne d’autre ne l’entend.
speak-dice = Lancer des dés
speak-add-die = Un d{ $sides } de plus
speak-roll = Lancer { $dice }
speak-pick-dice = Choisissez des dés
speak-clear = Reposer
speak-behind = derrière l’écran
pages-yours = Vos pages
page-only = Seulement pour { $names }
scene-picture = Image de la scène
areas = Lieux sur l’image
areas-hint = Touchez l’un après l’autre les coins de chaque lieu, ou déplacez la croix avec les flèches et appuyez sur Entrée. La première zone est le premier lieu du plateau.
areas-canvas = Zone { $number }, coins : { $corners } ; croix à { $across } en travers et { $down } vers le bas, sur 100
areas-one = Zone { $number } : { $corners }
areas-next = Zone suivante
areas-undo = Retirer le dernier coin
areas-none = Aucune zone
to-everybody = Tout le monde
to-some = Certains seulement
to-nobody = Personne n’est choisi : cela reste chez vous.
note-text = Une note
note-to = Pour qui ?
note-own = pour soi seul
note-write = Noter
note-anew = Réécrire

## The GM’s desk

desk = Le bureau du MJ
desk-others = Posées à d’autres
desk-begin = Et maintenant
desk-more = Tout le reste
desk-chapter-other = Autres
desk-levers = Là où le monde peut tirer
desk-levers-none = Rien encore : ici se rangeront les enjeux de la partie et les aspects des héros.
desk-invite = Inviter
desk-invite-hint = Qui ouvre ce lien s’assoit à votre table. Il n’est montré que maintenant.
desk-copy = Copier le lien
desk-copied = Copié
desk-code = Ou lisez ce code, valable dix minutes : { $code }
desk-rewind = Revenir ici
desk-rewind-ask = Annuler ces lignes : { $count } ? Les dés déjà lancés gardent leurs faces, et rien n’est effacé.
desk-rewind-do = Revenir
table-take-back = Reprendre ma dernière réponse
desk-plot = Notes secrètes
desk-stuck = Quelque chose est bloqué
desk-drop = Abandonner
desk-again = Recommencer
desk-quick = Des adversaires d’un geste
desk-wishes = À vous de trancher
wish-note = Ce qui arrive
wish-done = Accorder
wish-no = Refuser
desk-invite-watch = Inviter un spectateur
desk-invite-watch-hint = Qui ouvre ce lien peut regarder et voit ce que tous voient. Il n’est montré que maintenant.
desk-qr = Le lien en image à scanner
desk-drawers = Outils
drawer-scene = Scène
drawer-clocks = Horloges
drawer-pages = Pages
drawer-notes = Notes
drawer-values = Corriger un nombre
drawer-dials = Rythme et dés
drawer-eyes = Voir comme
drawer-back = Revenir
drawer-shelf = Étagère
shelf-hint = Préparez une scène avec tout ce qui s’y trouve. Les joueurs n’en voient rien tant que vous ne la montrez pas.
shelf-empty = Rien n’est encore préparé.
shelf-prepare = Préparer une scène
shelf-title = Titre
shelf-clock = Une horloge : qu’est-ce qui approche ? (facultatif)
shelf-page = Un document : son titre (facultatif)
shelf-figures = Qui est là
shelf-put = Poser sur l’étagère
shelf-show = Montrer
shelf-shown = montré
shelf-edit = Modifier
shelf-part-picture = image
shelf-part-clock = horloge « { $name } »
shelf-part-page = document « { $name } »
scene-of = Ce qu’on voit dans « { $title } »
scene-before = Aucune scène n’a commencé ; voici ce qu’on voit en attendant.
scene-text = Ce qu’on voit
scene-traits = Vrai ici
scene-tell = Montrer à tous
clock-name = Qu’est-ce qui approche ?
clock-length = En combien de pas ?
clock-seen = Les joueurs le voient-ils ?
clock-make = Lancer l’horloge
clock-on = { $name } : un pas de plus
clock-back = { $name } : un pas en arrière
page-title = Titre
page-text = Ce qu’elle dit
page-picture = Une image dessus
page-to = Qui la reçoit ?
page-give = Distribuer
page-withdraw = Reprendre
values-whose = De qui ?
values-table = de la table elle-même
values-find = Trouver une valeur
values-all = Valeurs
values-add = L’ajouter
values-none = Il n’y a pas de telle valeur ici.
values-why = Pourquoi ?
values-why-hint = Qui voit le changement lit ceci aussi.
values-set = Fixer
values-clear = Laisser vide
values-remove = Retirer { $name } du jeu
pace = Ce qui est demandé
pace-brisk = Vif
pace-brisk-hint = On ne demande ni ce que le livre règle, ni ce qui ne laisse qu’un choix.
pace-book = Selon le livre
pace-book-hint = On demande tout ce qui laisse un choix.
pace-everything = Tout demander
pace-everything-hint = Rien n’est passé.
pace-offer = Cette table demande tout. La rendre plus vive ?
pace-offer-take = La rendre vive
pace-offer-leave = Laisser
dials = Automatisme par chapitre
dials-hint = « Auto » donne aussitôt la réponse habituelle, « vif » demande ce qui veut une décision, « demander » demande tout, « non » vous laisse dire ce qui se passe.
dials-for = Pour qui ?
dials-all = Tout
dials-auto = auto
dials-brisk = vif
dials-ask = demander
dials-off = non
dice-whose = Quels dés ?
dice-system = ceux de la table
dice-hand = de vrais dés
eyes-hint = Vous voyez exactement ce que voit cette personne. Rien ne peut se faire de là.
eyes-nobody = Personne d’autre n’est encore à cette table.
eyes-of = Par les yeux de { $name }
eyes-read-only = On ne peut que regarder.
eyes-close = Retrouver les vôtres
back-hint = Choisissez la dernière ligne à garder.
back-moments = Ce qui s’est passé, du plus récent
back-dice = Ces dés ont déjà été vus et reviendront : { $dice }.
back-release = Relancer les dés

## Rules

rule-source = Source :
rule-rulings = Ce que nous tranchons :
rule-decided = Concerne :
rule-see = Voir aussi :
rule-foreign = Cette règle n’existe pour l’instant qu’en anglais.
rule-options = Règles maison qui la modifient
rule-in-book = Ouvrir dans le livre de règles
rule-read = La règle
rulebook = Livre de règles
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}

## A hero for the table

hero-title = Un héros pour vous
hero-hint = Il vous faut un héros pour jouer. Tirez-en un et commencez tout de suite, ou créez le vôtre en quelques minutes.
hero-draw = Tirer un héros pour moi
hero-another = En tirer un autre
hero-play = Jouer { $name }
hero-make = Créer le mien, pas à pas
hero-intro = Pas à pas, selon les règles de cette table. Un nom et un choix ou deux suffisent.
hero-there = La fiche telle qu’elle est. À la table, elle change en jouant, et c’est là qu’elle progresse.
hero-bring = Amener à la table
hero-back = Retour à « { $table } »
hero-kept = Prendre { $name } dans mon atelier
hero-sheet = Fiche, à lire ou imprimer
hero-grow = { $name } progresse

## The workshop

workshop = Atelier
workshop-which = Pour quel livre est votre personnage ?
workshop-intro = Votre ébauche reste sur cet appareil. Enregistrez-la dans un fichier pour la garder ou l’amener à une table ailleurs.
workshop-random = Tirer au hasard
workshop-open-file = Ouvrir un fichier
workshop-save = Enregistrer dans un fichier
workshop-print = Imprimer
workshop-anew = Recommencer
workshop-bring-back = Reprendre { $name }
workshop-steps = Étapes
workshop-next = Suivant
workshop-back = Précédent
workshop-mark-done = fait
workshop-mark-open = à compléter
workshop-mark-wrong = contraire aux règles
workshop-mark-blank = laissé vide, ce qui est permis
workshop-open = À compléter.
workshop-verdict = Est-ce conforme aux règles ?
workshop-legal = { $name } : conforme aux règles, on peut jouer.
workshop-still-open = À compléter : { $steps }
workshop-illegal = Pas encore conforme aux règles ; les étapes disent pourquoi.
workshop-sheet = Fiche de personnage
workshop-advice = Bon à savoir
workshop-short = Fiche courte
workshop-marked = { $count } cochés
workshop-notes = Notes
workshop-line = { $label } { $which }
workshop-idea = { $label } : tirer une idée
workshop-often = { $label } : ce que l’on prend souvent
workshop-search = Chercher
workshop-found = { $count ->
    [one] { $count } objet trouvé.
   *[other] { $count } objets trouvés.
}
workshop-left = { $count ->
    [0] Tous les points sont donnés.
    [one] Il reste un point.
   *[other] Il reste { $count } points.
}
workshop-several = Choisissez-en { $count } : { $held } pour l’instant.
workshop-several-most = Choisissez-en { $count } au plus : { $held } pour l’instant.
workshop-grow = Progresser
workshop-grew = { $name } a progressé.
workshop-rules = Règles maison de la table visée
workshop-pack = Pack : { $pack }
workshop-not-json = « { $file } » n’est pas un personnage : ce n’est pas un fichier JSON. Choisissez-en un que l’atelier ou « moothall character » a enregistré.
workshop-not-a-sheet = « { $file } » n’est pas un personnage : il n’indique pas son « ruleset ». Choisissez un fichier que l’atelier ou « moothall character » a enregistré.

## First steps at a table

coach = Premiers pas
coach-hero = Bienvenue ! Il vous faut d’abord un héros : tirez-en un et regardez-le.
coach-deed = { $name } peut agir. Plus bas, choisissez ce que vous voulez faire, dites-le en quelques mots et commencez.
coach-turn = Ce n’est pas encore à { $name } de jouer. Lisez ce qui se passe ; ce qui lui est possible s’affichera plus bas.
coach-wait = Bien commencé. Aux autres de répondre maintenant ; on vous demandera quand ce sera votre tour.
coach-answer = C’est pour vous : choisissez une réponse. L’habituelle est marquée, et aucune n’est mauvaise.
coach-done = Vos premiers dés sont tombés ! Dans l’histoire, « pourquoi » dit comment c’est arrivé.
coach-skip = Je connais
gm-coach-invite = Invitez vos joueurs : envoyez le lien ou faites-le scanner.
gm-coach-invite-press = Obtenir un lien
gm-coach-prepare = Préparez une scène : ce qu’on voit, une horloge, un document, des adversaires. Personne ne la voit encore.
gm-coach-prepare-press = Ouvrir l’étagère
gm-coach-begin = Commencez : montrez la scène de l’étagère, ou choisissez plus bas ce qui arrive d’abord.
gm-coach-wait = Quand le premier héros est là, montrez la scène de l’étagère.
gm-coach-done = Fait.
coach-end = Compris

## Replay

replay = Revoir
replay-table = Retour à la table
replay-controls = Parcourir la session
replay-first = Au début
replay-scene-back = Scène précédente
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Arrêter
replay-on = Un pas en avant
replay-scene-on = Scène suivante
replay-where = Où dans la session
replay-speed = Allure
replay-speed-0 = tranquille
replay-speed-1 = habituelle
replay-speed-2 = vive
replay-keys = Touches : ← → pour un pas, PageHaut et PageBas de scène en scène, Début et Fin aux extrémités, Espace pour la lecture.

## The stage
stage-great = Exceptionnel !
stage-hit = Touché
stage-hit-cost = Touché, à un certain prix
stage-miss = Manqué
stage-struck = Le coup porte
stage-dodged = Esquivé
stage-good = Réussite
stage-cost = Réussite, à un certain prix
stage-bad = Échec
stage-shows = { $face } au d{ $sides }
stage-against = { $face } au d{ $sides }, contre { $against }
stage-chooses = { $count ->
        [one] { $names } choisit…
       *[other] { $names } choisissent…
    }
stage-has = { $name }, { $label } : { $value }
stage-has-of = { $name }, { $label } : { $value } sur { $most }
sound-on = Son : activé
sound-off = Son : coupé
rolls-of-others = Jets des autres
rolls-large = en grand
rolls-small = en petit
rolls-log = seulement dans le journal
sheet-lower = Abaisser la question
sheet-raise = Montrer la question
bar-more = Personnes et réglages
hero-whole = Toute la fiche de { $name }

# ---- The forecast of a fight

drawer-forecast = Prévision
desk-forecast-hint = Comment le combat se déroulera désormais, si chaque camp agit comme d’habitude. Vous seul le voyez.
desk-forecast-again = Prévoir à nouveau
desk-forecast-waiting = Calcul en cours…
desk-forecast-who = Qui
shelf-forecast = Prévision
shelf-forecast-hint = Comment ira le combat si ce groupe arrive maintenant. Vous seul le voyez.

account = Le combat est fini
account-rounds = { $count ->
    [one] Le combat est fini après un round
   *[other] Le combat est fini après { $count } rounds
}
account-rolls = { $count ->
    [one] 1 jet, { $good } réussi
   *[other] { $count } jets, dont { $good } réussis
}
account-lost = { $label } : { $count } en moins
account-filled = { $label } : { $count } en plus
account-out = hors de combat
banner-down = { $name } est à terre.
banner-clock = L’horloge est pleine : { $name }
guides = Guides
guide-english = Ce guide n’est pour l’instant qu’en anglais.
guide-players = Pour les joueurs
guide-gm = Pour le MJ


# ---- Le laboratoire des chances

oddslab = Laboratoire des chances
oddslab-hint = Que promet ce jet ? Toutes les chutes de dés sont comptées, d’après les règles mêmes.
oddslab-book = Livre
oddslab-none = Aucun livre ne répond ici à des questions sur les chances.
oddslab-first = Première situation
oddslab-second = Deuxième situation
oddslab-compare = Comparer à une deuxième
oddslab-alone = Ranger la deuxième
oddslab-swap = Les échanger
oddslab-option = Règles maison
oddslab-options-set = { $count ->
        [one] Règles maison : { $count } changée
       *[other] Règles maison : { $count } changées
}
oddslab-success = Succès
oddslab-exact = exactement { $fraction }
oddslab-percent = { $percent } %
oddslab-about = { $percent } %
oddslab-more = +{ $points } points
oddslab-less = −{ $points } points
oddslab-same = pareil
oddslab-results = Ce qui peut en sortir
oddslab-result = Résultat
oddslab-share = Chance
oddslab-difference = Différence
oddslab-map = Tout d’un coup d’œil
oddslab-map-hint = La chance de succès en pour cent pour chaque valeur de deux champs. La case encadrée est la situation ci-dessus.
oddslab-across = En largeur
oddslab-down = En hauteur
oddslab-map-shows = Montrer
oddslab-map-nothing = –
oddslab-map-short = Le temps a manqué pour les dernières lignes.
oddslab-here = ici
oddslab-rules = Ce que changeraient des règles maison
oddslab-rules-hint = Chaque réglage d’une table, essayé seul sur la première situation.
oddslab-rules-ask = Les essayer tous
oddslab-rules-none = Aucun ne change une chance ici.
oddslab-rules-tried = { $count ->
        [one] { $count } réglage que ce jet regarde a été essayé.
       *[other] { $count } réglages que ce jet regarde ont été essayés.
}
oddslab-rules-short = Le temps a manqué pour les essayer tous.
oddslab-rules-try = Comparer
oddslab-rules-try-of = Comparer avec { $rule } : { $value }
oddslab-rule = Règle
oddslab-rules-row = { $row } : { $before } → { $after }
oddslab-link = Copier un lien
oddslab-copied = Copié
oddslab-csv = Tableau (CSV)
oddslab-svg = Image (SVG)
oddslab-counting = Calcul en cours…
oddslab-unrolled = Rien n’est lancé.
encounterlab = Rencontres
encounterlab-hint = Quel danger court-on ce soir ? Chaque camp suit la tactique indiquée, et ce sont les règles elles-mêmes que l’on compte.
encounterlab-heroes = Héros
encounterlab-foes = Adversaires
encounterlab-tactics = Tactique
encounterlab-more = Une ligne de plus
encounterlab-result = Ce qui va se passer
encounterlab-decides = Ce qui en décide
