### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = oui
no = non
close = Fermer
language = Langue
light = Lumière
light-auto = comme votre appareil
light-day = jour
light-lamp = lampe
home = Moothall : vers l’entrée
skip = Aller à la table
error-unreachable = Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous sur le même réseau ?
error-title = Cela n’a pas marché
loading = Un instant …
not-found-title = Il n’y a rien ici
not-found = L’adresse a peut-être été coupée. Demandez un nouveau lien à qui vous a invité, ou partez de l’entrée.
to-lobby = Vers l’entrée
install = Garder Moothall sur cet appareil
install-hint = Il s’ouvrira dans sa propre fenêtre. Rien d’autre ne change.

## Widgets

track-of = { $label } : { $value } sur { $most }
track-points = { $label } : { $value }
track-unknown = { $label } : inconnu
die = d{ $sides }
die-shows = Un d{ $sides } montre { $face }
dice-show = { $count }d{ $sides } : { $faces }.
dice-again = Ces faces avaient été vues avant un retour en arrière.
dice-face = Dé { $which }
clock-at = Compte à rebours : { $name }, { $at } sur { $length }
pick-default = par défaut
several-own = { $label } : avec vos mots
several-own-short = Avec vos mots
several-add = Ajouter
number-less = { $label } : moins
number-more = { $label } : plus
number-usual = { $label } : valeurs usuelles
list-add = Ajouter
list-remove = Retirer
piece-nothing = rien
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
board-grid = Le plateau ; les flèches vont de case en case
board-zones = Distances autour de { $name }
board-around = Vu par
board-count = { $count ->
    [0] personne
    [one] 1 personne
   *[other] { $count } personnes
}
board-go = Aller ici : { $zone }, par rapport à { $name }
log-why = pourquoi
log-whisper = chuchote
log-secret = Vous seul voyez ceci
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
role-gm = MJ
role-co_gm = co-MJ
role-player = joueur
role-spectator = spectateur
waiting-for = On attend { $names } …
waiting-nobody = On ne vous demande rien pour l’instant.
waiting-paused = La partie est en pause.
waiting-card-stop = Une carte est posée : arrêtons-nous ici.
waiting-card-slow = Une carte est posée : allons plus doucement.
waiting-card-break = Une carte est posée : quelqu’un a besoin d’une pause.
prompt-for = Pour { $name }
prompt-answer = Répondre
prompt-throw = Les dés montrent ceci
prompt-pass = Laisser passer
prompt-sending = Envoi …
odds-success = { $percent } %

## The lobby

lobby-tagline = Une table, des règles exactes.
lobby-intro = Un lieu pour jouer entre amis à des jeux de rôle légers : il applique le livre, montre les chances avant le jet, explique chaque résultat et garde chaque secret.
lobby-join = Rejoindre une table
lobby-join-hint = Ouvrez le lien reçu, ou tapez le code court qu’on vous a lu.
lobby-code = Code
lobby-name = Votre nom à la table
lobby-go-in = Entrer
lobby-yours = Vos tables
lobby-start = Ouvrir une table
lobby-book = Quel livre jouez-vous ?
lobby-book-nde2 = Nano Dungeon Engine, la nouvelle édition
lobby-book-nde2-hint = Des dés qui grandissent et rapetissent, de la Chance, des zones
lobby-book-nde1 = Nano Dungeon Engine, la première édition
lobby-book-nde1-hint = Un TN qui se décale, des adversaires qui ripostent, des cases
lobby-title = Comment s’appellera la table ?
lobby-gm-name = Votre nom de MJ ?
lobby-open = Ouvrir la table
lobby-host-only = Seul l’hôte de ce serveur peut ouvrir des tables. Son lien a été affiché là où le serveur a démarré.

## Joining

join-title = Vous êtes invité à une table
join-hint = Sans compte ni mot de passe. Dites comment on vous appelle, et vous y êtes.
join-go = Prendre place
join-working = On ouvre la porte …
join-failed = La porte reste fermée
join-empty = Il manque la clé dans ce lien : il a peut-être été coupé en le copiant. Redemandez-le.
move-working = On amène votre place sur cet appareil …

## The table

table-now = Et maintenant ?
table-do = Que peut faire { $name } ?
table-closed = pas maintenant
table-cast = Les personnages
table-board = Le plateau
table-board-empty = Personne n’est encore placé.
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-all = Montrer chaque étape
table-say = Dites quelque chose, ou /r 2d6
table-send = Envoyer
table-no-scene = Pas encore de scène
table-round = Tour { $round }
table-tried = Déjà tenté : { $aim } ({ $name })
table-lost = La connexion est perdue. On réessaie.
table-unsent = { $count ->
    [one] Une chose n’est pas encore envoyée ; elle le sera.
   *[other] { $count } choses ne sont pas encore envoyées ; elles le seront.
}
table-over = Vous n’êtes plus à cette table
table-over-hint = Votre place a été reprise, ou vous vous êtes déconnecté. Demandez un nouveau lien au MJ.
table-begin = Commencer
table-cancel = Finalement non
table-pause = Pause
table-go-on = Reprendre
table-card = Poser une carte
table-card-hint = La partie s’arrête aussitôt ; seul le MJ saura qui c’était.
card-stop = Arrêtons-nous ici
card-slow = Allons plus doucement
card-break = J’ai besoin d’une pause
tab-play = Jouer
tab-board = Plateau
tab-log = Récit
tab-desk = Bureau
tabs = Parties de la table

## The GM's desk

desk = Le bureau du MJ
desk-others = Posées à d’autres
desk-begin = Commencer quelque chose
desk-more = Tout le reste
desk-invite = Inviter
desk-invite-hint = Qui ouvre ce lien s’assoit à votre table. Il n’est montré que maintenant.
desk-copy = Copier le lien
desk-copied = Copié
desk-code = Ou lisez ce code, valable dix minutes : { $code }
desk-rewind = Revenir ici
desk-rewind-mode = Revenir …
desk-rewind-ask = Cela reprend { $count } lignes. Les dés déjà vus reviendront. Rien n’est effacé.
desk-rewind-do = Revenir
table-take-back = Reprendre ma dernière réponse
desk-plot = Notes secrètes
desk-stuck = Quelque chose est bloqué
desk-drop = Abandonner
desk-again = Recommencer

## Rules

rule-source = Source :
rule-see = Voir aussi :
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

## Making a hero

hero-title = Créer un héros
hero-name = Comment s’appelle le héros ?
hero-role = Que fait-il le mieux ?
hero-concept = Qui est-ce, en une phrase ?
hero-talents = Deux points forts du héros
hero-bring = Amener à la table
