### Ce que le serveur dit aux navigateurs, et à la personne qui le lance.

## Entrer

error-web-link = Ce lien ne fonctionne pas, ou plus : demandez-en un nouveau.
error-web-code = Ce code ne fonctionne pas, ou plus : demandez-en un nouveau.
error-web-signed-out = Vous n’avez pas de session ouverte ici : rouvrez votre invitation, ou demandez-en une nouvelle.
error-web-not-invited = Vous n’avez pas d’invitation à cette table.
error-web-host = Ce serveur ne répond pas au nom « { $host } ».
error-web-origin = Cela venait d’une page qui n’est pas la nôtre ; rien n’a été fait.

## Trop

error-web-too-big = C’est trop gros : plus de { $most }.
error-web-head = L’en-tête de cette requête est trop long : { $most } au plus.
error-web-long-text = Un texte de ce personnage est trop long : { NUMBER($most, useGrouping: 0) } caractères au plus.
error-web-long-list = Une liste de ce personnage est trop longue : { NUMBER($most, useGrouping: 0) } entrées au plus.
error-web-long-sheet = C’est trop long pour un personnage : { NUMBER($most, useGrouping: 0) } valeurs au plus.
error-web-too-often = C’était trop souvent : réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.

## Images

error-web-picture-kind = Nous ne pouvons pas prendre cette image : il faut un PNG, un JPEG ou un WebP.
error-web-picture-broken = Cette image est endommagée, ou n’est pas ce qu’elle prétend être.
error-web-picture-large = Cette image est trop grande ({ NUMBER($width, useGrouping: 0) } sur { NUMBER($height, useGrouping: 0) } pixels) : { $most ->
        [one] un million de pixels est le maximum
       *[other] { $most } millions de pixels sont le maximum
    }.

## Où écouter

error-web-lan-and-host = --lan et --host ne vont pas ensemble : n’en donnez qu’un.
error-web-port = Le port { NUMBER($port, useGrouping: 0) } n’existe pas : choisissez-en un de 1 à 65535, ou 0 pour n’importe lequel qui soit libre.
error-web-port-unsafe = Les navigateurs refusent d’ouvrir le port { NUMBER($port, useGrouping: 0) } : choisissez-en un autre avec --port.
error-web-port-busy = Le port { NUMBER($port, useGrouping: 0) } est pris par un autre programme : arrêtez-le, ou choisissez un autre port avec --port.
error-web-port-forbidden = Nous n’avons pas le droit d’écouter sur le port { NUMBER($port, useGrouping: 0) } : choisissez-en un autre avec --port, à partir de 1024.
error-web-address = Cet ordinateur n’a pas d’adresse « { $host } » sur laquelle écouter.
error-web-listen = Nous ne pouvons pas écouter sur « { $host } », port { NUMBER($port, useGrouping: 0) } : { $problem }.
error-web-public-url = « { $text } » n’est pas une adresse publique : elle doit ressembler à https://table.example, sans rien derrière le nom, sauf peut-être un port.

## À la porte

error-web-unclear = Nous ne comprenons pas ceci : { $problem }.
error-web-not-json = Ce n’est pas du JSON que nous sachions lire.
error-web-no-page = Il n’y a rien ici.
error-web-method = Cela ne se fait pas ainsi à cet endroit.
error-web-token-or-code = Donnez le jeton d’un lien ou un code, l’un des deux.
error-web-host-only = Seul l’hôte de cette maison peut faire cela : ouvrez d’abord le lien de l’hôte.
error-web-gm-only = Seul le MJ de cette table peut faire cela.
error-web-no-book = Il n’y a pas de livre « { $name } » ici.
error-no-guide = Il n’y a pas de guide « { $name } » : la liste est à côté de chacun.
error-web-no-lab = « { $name } » ne répond à aucune question sur les chances.
error-web-map-too-large = Une carte compte au plus { $most } cases ; choisissez des champs qui ont moins de valeurs.
error-web-no-rule = Il n’y a pas de règle « { $name } » dans ce livre.
error-web-no-picture = Il n’y a pas de telle image ici, ou elle ne vous est pas destinée.

## Prendre place

error-web-no-name = Dites sous quel nom vous voulez prendre place.
error-web-name-taken = Quelqu’un s’appelle déjà « { $name } » ici : choisissez un autre nom, ou demandez le lien de cette place.
error-web-other-seat = Votre invitation ne vaut pas pour cette place.
error-web-enough-seats = Vous avez déjà { $most } places ici, en comptant celles que vous avez quittées, et c’est le maximum : reprenez l’une d’elles.
error-web-link-full = Ce lien a déjà donné { $most } places, et c’est le maximum pour un seul : demandez-en un nouveau au MJ.
error-web-seat-changed = Votre place à cette table a changé : entrez de nouveau.

## Personnages

error-web-no-workshop = Le livre « { $name } » n’a pas encore d’atelier ici : ses personnages sont des fichiers que crée `moothall character`.
error-web-no-roles = { $name } ne propose pas de personnages par rôle ; ouvrez plutôt son atelier.
error-web-no-demo = Il n’y a pas ici de démonstration du livre « { $name } ».
error-web-not-a-sheet = Ce n’est pas un personnage : un fichier de personnage est du JSON tel que l’écrit l’atelier ou `moothall character new`, et il indique son « ruleset ».
error-web-other-book = Ce personnage vient du livre « { $ruleset } », et il en faut un de « { $wanted } ».
error-web-illegal-sheet = Ce personnage n’est pas encore conforme aux règles et ne peut donc pas progresser : voyez d’abord « { $field } ».
error-web-no-field = L’ébauche n’a pas de champ « { $name } » à remplir pour l’instant ; il y a { $names }.
error-web-other-hero = Ce héros est joué par quelqu’un d’autre.

## Trop lent, trop lourd

error-web-too-slow = Vous aviez trop de retard, nous avons donc fermé la connexion : revenez chercher ce qui vous manque.
error-web-too-heavy = Ce calcul prendrait trop de temps.
error-web-busy = Le serveur a trop de calculs en cours : réessayez dans quelques secondes.
error-web-stopping = Le serveur s’arrête : réessayez quand il sera de retour.
error-web-starting = Le serveur démarre encore : réessayez dans un instant.
error-web-not-ready = Le serveur ne peut rien garder pour l’instant ({ $problem }) : son journal en dit plus.
error-web-metrics = Seuls cet ordinateur, l’hôte ou un programme qui a le jeton peuvent lire les mesures.
error-web-no-restart = Ce serveur ne sait pas redémarrer de lui-même ; arrêtez-le et utilisez « moothall table restore ».
error-web-no-file = Les tables de ce serveur sont dans une base de données ; ses sauvegardes s’y font et s’y restaurent.
error-web-full-tables = Ce serveur a autant de tables ouvertes qu’il en prend ({ $most }) : réessayez quand l’une aura fini, ou demandez à l’hôte d’en permettre plus avec --most-tables.
error-web-full-people = Ce serveur accueille autant de personnes qu’il en prend ({ $most }) : réessayez quand quelqu’un sera parti, ou demandez à l’hôte d’en permettre plus avec --most-people.
error-web-full-memory = Le serveur manque de mémoire et n’accueille personne de nouveau pour l’instant : réessayez quand une table aura fini, ou demandez à l’hôte d’en donner plus avec --most-memory.
error-web-certificate-and-key = Un certificat a besoin de sa clé : donnez à la fois --certificate et --key.
error-web-certificate = « { $name } » et sa clé ne sont pas un certificat utilisable : il faut deux fichiers PEM qui vont ensemble.
error-web-log-format = « { $text } » n’est pas une forme de journal : choisissez plain ou json.
error-web-odds-unknown = Ces chances dépendent de quelque chose que vous ne pouvez pas savoir.
error-web-replaced = Vous avez demandé d’autres chances entre-temps ; celles-ci n’ont donc pas été calculées.
error-web-sockets = Vous avez { $most } connexions ouvertes et il n’en faut pas plus : fermez d’abord quelques onglets ou appareils.
error-web-table-full = Cette table a déjà { $most } connexions et n’en accepte pas plus : réessayez quand quelqu’un sera parti.

## Le journal

log-web-answered = { $answer ->
    [none] { $seat } ne change rien.
   *[other] { $seat } répond : { $answer }.
}
log-web-passed = { $seat } laisse passer.
log-web-auto = La table a donné la réponse habituelle.
log-web-ahead = Annoncé d’avance ; personne n’a été consulté de nouveau.
log-web-order = Une consigne laissée pour l’absence.
log-web-hand = Quelqu’un se tenait déjà prêt.
log-web-implied = Accepté en continuant à jouer.
log-web-sole = Il n’y avait qu’un seul choix ; personne n’a été consulté.
log-web-book = Selon le livre ; personne n’a été consulté.
log-web-for = C’est le MJ qui a répondu.
log-web-typed = De vrais dés ont montré cela.
log-web-seen = Ces dés étaient déjà tombés avant le retour en arrière.
log-web-secret = Seul le MJ voit ces dés.
log-web-decided = { $how ->
    [add] Le MJ ajoute quelque chose : { $what }.
    [remove] Le MJ retire quelque chose : { $what }.
   *[set] { $value ->
        [none] Le MJ décide : { $what } a changé.
       *[other] Le MJ décide : { $what } passe à { $value }.
    }
}
log-web-handed-over = { $what } : c’est désormais { $seat } qui joue ce personnage.
log-web-placed = Le MJ décide : { $what } se trouve maintenant dans « { $value } ».
log-web-because = { $said } Pourquoi : { $note }.
policy-as-usual = Chacun répond comme d’habitude, et personne ne dépense de chance.

# The log of a table whose ruleset is not installed.
kept-opened = { $seat } a commencé « { $what } ».
kept-answered = { $seat } a répondu.
kept-told = C’est arrivé : « { $what } ».
kept-back = Quelque chose a été repris.
