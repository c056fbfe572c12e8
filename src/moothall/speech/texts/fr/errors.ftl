### Ce qui n’a pas marché, en une phrase chaque fois. La règle qui a tranché suit entre parenthèses.

## La ligne de commande

error-unknown-command = La commande « { $name } » n’existe pas ; la plus proche est « { $nearest } ».
error-unknown-flag = L’option { $name } n’existe pas ici ; la plus proche est { $nearest }.
error-flag-needs-value = { $name } doit être suivi d’une valeur.
error-flag-takes-nothing = { $name } ne prend pas de valeur.
error-missing-flag = Il faut indiquer { $name } ici.
error-count = « { $value } » n’est pas la taille d’un groupe ; c’est un nombre entier de 2 à { $most }.
error-level = « { $value } » n’est pas un niveau ; il faut un nombre entier de 0 à { $most }.
error-missing-argument = Il manque { $name } ; ajoutez --help pour voir ce que cette commande attend.
error-extra-argument = « { $name } » est de trop pour « { $command } ».
error-bad-choice = { $name } ne peut pas valoir « { $value } » ; au choix : { $choices }.
error-bad-value = { $name } ne peut pas valoir « { $value } ».
error-needs-number = { $name } doit être un nombre entier, ce que « { $value } » n’est pas.
error-number-between = { $name } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
error-number-at-least = { $name } doit être un nombre entier, { $least } au moins, pas « { $value } ».
error-bad-file = Impossible d’ouvrir « { $value } » comme fichier.
error-goes-with = { $name } va avec { $other }, qui n’est pas indiqué.
error-not-both = Indiquez { $name } ou { $other }, pas les deux.
error-not-with-sheet = { $name } ne va pas avec --sheet : la question vous sera posée.
error-input-ended = L’entrée s’est arrêtée au milieu d’une question, et tout en reste là.
error-setting = « { $text } » n’est pas de la forme NOM=VALEUR.
error-command-line = Impossible de lire cette ligne de commande : { $said }
error-unexpected = Quelque chose a cassé qui n’aurait pas dû ({ $kind }) ; avec MOOTHALL_DEBUG=1, la même commande montre où.

## Dés et chance sur la ligne de commande

error-die-in-2d6 = Avec deux dés à six faces, pas de { $die } à choisir ; indiquez plutôt --modifier.
error-die-in-d6 = Avec un seul dé à six faces, il n’y a pas de { $die } à choisir ; indiquez plutôt --level.
error-nearly-sure = C’est plus facile que facile : presque acquis, donc on ne lance pas.
error-nearly-impossible = C’est plus difficile qu’héroïque : presque impossible, donc on ne lance pas.
error-against-in-2d6 = Avec deux dés à six faces, on ne lance contre aucun nombre ; retirez --against.
error-luck-use = Ici, la chance ne peut pas servir à « { $use } » ; au choix : { $uses }.

## Fichiers de personnages

error-no-file = Impossible d’ouvrir « { $file } » : le fichier est absent, ou sa lecture est interdite.
error-cannot-save = Impossible d’écrire dans « { $file } » : le dossier est absent, ou l’écriture y est interdite.
error-file-too-big = « { $file } » est trop gros pour un personnage : plus de { $most } octets.
error-not-json = « { $file } » n’est pas le fichier d’un personnage : ce n’est pas du JSON.
error-no-ruleset = Ce fichier ne dit pas à quel jeu de règles appartient son personnage.
error-other-ruleset = Le personnage de « { $file } » appartient à { $ruleset }, pas à { $wanted }.
error-illegal-sheet = Le personnage de « { $file } » enfreint une règle ; « moothall character check » en dit plus.
error-only-at-the-table = « { $file } » est un personnage de { $ruleset } : il évolue à la table et non dans son fichier ; ici, seuls nde2 et nde1 le font.
error-unknown-layer = La surcouche « { $name } » n’existe pas ici. « moothall rules options » donne celles d’un livre.
error-layer-other-book = La surcouche « { $name } » ne vaut que pour { $over }.
error-layer-not-chosen = « { $name } » appartient à la surcouche « { $layer } », avec laquelle cette table ne joue pas ; nommez-la aussi dans « layers ».
error-layer-missing = { $count ->
        [one] Cette table joue avec la surcouche « { $names } », qui n’est plus installée ici ; tant qu’elle manque, rien de nouveau ne peut commencer.
       *[other] Cette table joue avec les surcouches « { $names } », qui ne sont plus installées ici ; tant qu’elles manquent, rien de nouveau ne peut commencer.
    }
error-layer-no-procedure = La surcouche « { $name } » parle de « { $procedure } », que son livre n’a pas.
error-unknown-preset = Le choix « { $name } » n’existe pas ; le plus proche est « { $nearest } ».
error-unknown-option = Le réglage « { $name } » n’existe pas ; le plus proche est « { $nearest } ».
error-option-value = Le réglage { $name } ne peut pas valoir « { $value } » ; au choix : { $values }.
error-option-number = Le réglage { $name } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
error-one-growth = Un héros progresse sur un seul point à la fois, pas sur { $count }.

## Langues et livres

error-unknown-language = Nous ne parlons pas encore « { $name } » ; au choix : { $languages }.
error-unknown-ruleset = Le jeu de règles « { $name } » n’existe pas ; le plus proche est « { $nearest } ».
error-ruleset-broken = Le jeu de règles « { $name } » ne s’ouvre pas ({ $problem }) ; demandez à qui tient ce serveur de réparer ou de retirer son paquet.
error-ruleset-missing = Le jeu de règles de cette table, « { $name } », n’est pas installé ici ; ce qui a été joué est conservé, et la partie pourra reprendre quand son paquet sera de retour.
error-no-demo = { $book } n’a pas de démonstration.
error-no-packs = { $book } n’a pas de packs.
error-no-workshop = { $book } n’a pas d’atelier : ses personnages se créent à la table.
error-unknown-chapter = Le chapitre « { $name } » n’existe pas ; le plus proche est « { $nearest } ».
error-unknown-rule = La règle « { $name } » n’existe pas ; les plus proches : { $nearest }.

## À la table

error-not-yours = Cette question attend { $owner }, pas { $seat }.
error-too-late = Trop tard pour { $seat } : ce moment est passé.
error-nothing-asked = Personne ne demande rien à { $seat } pour l’instant.
error-cannot-pass = Cette question-là, { $seat } doit y répondre et ne peut pas passer.
error-too-many-dice = { $count } dés, c’est trop pour un seul jet : { $most } au plus.
error-too-many-ways = Il y a trop d’issues possibles pour les compter toutes : demandez les chances de moins de dés à la fois.
error-no-window = Il n’y a rien ici à saisir ni à laisser passer.
error-wrong-answer = Cela ne répond pas à la question : { $problem }.
error-not-a-choice = « { $text } » ne fait pas partie des choix : { $choices }.
error-not-a-number = « { $text } » n’est pas un nombre entier.
error-not-offered = Ce n’est pas proposé ici ; choisissez parmi les réponses affichées.
error-no-dice-wanted = Aucun jet n’est attendu pour l’instant.
error-wrong-dice = « { $faces } » ne peut pas être un jet de { $dice }.

## Le moteur

error-drifted = Entrée { NUMBER($number, useGrouping: 0) } : le compte rendu contient { $ledger }, et les règles donnent maintenant { $code }.
error-ledger-line = La ligne { NUMBER($number, useGrouping: 0) } du compte rendu est illisible : { $problem }
error-ledger-order = La ligne { NUMBER($number, useGrouping: 0) } du compte rendu n’est pas à sa place : elle contient l’entrée { NUMBER($found, useGrouping: 0) }.
error-runaway = Une règle n’en finissait pas ; elle a été arrêtée au bout de { $bound } étapes.

## Le dossier des données

error-keep-in-use = « { $folder } » est déjà ouvert dans un autre Moothall : arrêtez-le d’abord, ou choisissez un autre dossier.
error-keep-cannot-write = Impossible de conserver quoi que ce soit dans « { $folder } » : { $why ->
    [rights] nous n’avons pas le droit d’y écrire
    [file] un fichier est à la place du dossier
   *[other] { $problem }
}.
error-keep-disk-full = Il n’y a plus de place sur le disque pour « { $file } », et rien n’a été conservé ; faites de la place et réessayez.
error-keep-damaged = « { $file } » est endommagé ; « moothall table repair » en sauve ce qui peut être lu.
error-keep-failed = « { $file } » n’a pas pu servir, et rien n’a été conservé : { $problem }.
error-keep-stopped = L’écriture dans « { $file } » a échoué et plus rien n’est conservé tant que Moothall n’est pas relancé : { $problem }.
error-keep-closed = « { $file } » est déjà fermé ; plus rien n’est conservé.
error-keep-newer = « { $file } » vient d’un Moothall plus récent (version { $found } du fichier ; celui-ci connaît la version { $known }).
error-keep-order = L’entrée { NUMBER($number, useGrouping: 0) } n’est pas la suivante à la table « { $table } » : c’est la { NUMBER($due, useGrouping: 0) }.
error-keep-no-table = La table « { $table } » n’existe pas.
error-keep-withdrawn = Cela a été retiré entre-temps ; rien n’a été changé.
error-keep-gallery-full = Cette table a déjà { $most } Mo d’images, et c’est le maximum.
error-keep-traces = Ce qui a été supprimé a laissé des traces dans le fichier, qu’il faut nettoyer de nouveau : { $problem }.
error-keep-still-read = Ce qui a été supprimé laisse encore des traces dans le fichier, car quelqu’un le lit ; nettoyez-le de nouveau plus tard.
error-keep-nothing = Rien n’est encore conservé dans « { $folder } » ; --data désigne un autre dossier.
error-keep-page = Le fichier est endommagé : { $problem }.
error-keep-gap = La table « { $table } » a un trou : il manque les entrées { $numbers }.
error-keep-stray = Il y a des entrées d’une table « { $table } » dont le nom et le jeu de règles sont perdus.
error-keep-line = L’entrée { NUMBER($number, useGrouping: 0) } de la table « { $table } » n’est pas une ligne de compte rendu.
error-keep-lost = La table « { $table } » a perdu les entrées { $numbers } et reprend après l’entrée { NUMBER($kept, useGrouping: 0) }.
error-keep-lost-end = La table « { $table } » a peut-être perdu sa fin, à partir de l’entrée { NUMBER($number, useGrouping: 0) }.
error-keep-missing = { $lines ->
    [one] Une ligne confirmée manque
   *[other] { $lines } lignes confirmées manquent
} : restaurez une sauvegarde avec « moothall table restore », ou continuez en connaissance de cause avec « moothall table check --go-on ».
error-keep-no-backup = Il n’y a pas de sauvegarde « { $name } » ; « moothall table backups » donne la liste de celles qui existent.
error-keep-bad-backup = La sauvegarde « { $name } » est elle-même abîmée, et rien n’a été changé ; choisissez-en une autre.
error-keep-not-restored = Rien n’a été restauré : le nom de la sauvegarde n’a pas été répété tel quel.
error-keep-differs = La table « { $table } » est aux deux endroits et n’y est pas la même, donc elle reste aux deux ; exportez-en une et supprimez-la là-bas.
error-cluster-or-folder = Les tables sont soit dans un dossier, soit dans une base de données : donnez --data ou --database, pas les deux.
error-cluster-to-another = D’une base de données à une autre, les tables se déplacent avec pg_dump et pg_restore.
error-web-proxy = --proxy prend l’adresse de votre proxy, ou un réseau à vous comme 10.0.0.0/24, et non « { $text } ».
error-cluster-inside = --inside prend l’adresse et le port où les autres processus atteignent celui-ci, comme 10.0.0.5:4256, avec --database et une clé d’au moins { $letters } lettres dans MOOTHALL_CLUSTER_KEY.
error-cluster-missing = Les tables dans PostgreSQL demandent une bibliothèque qui n’est pas installée : « pip install moothall[cluster] » l’apporte.
error-cluster-address = Ce n’est pas l’adresse d’une base de données : { $problem }. Une adresse s’écrit postgresql://nom@hôte/base.
error-cluster-unreachable = La base de données « { $database } » est injoignable, donc rien n’a été enregistré : { $problem }.
error-cluster-elsewhere = Un autre processus Moothall a ouvert la table « { $table } » ; réessayez quand il l’aura libérée.
error-cluster-lost = Un autre processus Moothall a repris la table « { $table } », donc ceci n’a pas été enregistré ; rechargez la page.
error-cluster-newer = La table « { $table } » a été jouée avec Moothall { $version }, plus récent que ce processus ; mettez-le d’abord à jour.
error-cluster-unsettled = Un autre processus Moothall a repris la table « { $table } » pendant que ceci était en route : rechargez la page pour voir si c’est enregistré.
error-houses-assist-form = « { $text } » n’est pas un assistant : donnez un seuil, par exemple 11, ou un seuil avec sa limite critique, par exemple 9:5.
error-other-pack = Ce personnage vient du pack { $pack }, et cette table joue { $wanted } ; créez-en un pour { $wanted }.

## Ce qui ne convient pas au type attendu : une partie d’une autre phrase, donc sans majuscule ni point

misfit-at = { $problem } (dans « { $where } »)
misfit-missing = « { $field } » manque
misfit-unknown = rien ne s’appelle « { $field } » ici
misfit-choice = « { $found } » ne fait pas partie des choix
misfit-choose = au choix : { $choices }
misfit-extra = il s’y trouve une donnée qui n’est pas demandée ici
misfit-kind = il faut { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] oui ou non
    [array] une liste
    [object] un ensemble de valeurs nommées
    [null] rien
   *[other] une valeur d’un autre type
}, et voici { $found ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] oui ou non
    [array] une liste
    [object] un ensemble de valeurs nommées
    [null] rien
   *[other] une valeur d’un autre type
}
misfit-short = la longueur doit être d’au moins { $bound }
misfit-long = la longueur ne peut dépasser { $bound }
misfit-small = il faut au moins { $bound }
misfit-large = il faut au plus { $bound }
misfit-count = il faut { $bound } valeurs, en voici { $found }
misfit-form = ce n’est pas écrit sous la forme voulue
misfit-other = { $words }
word-action = cette action
word-field = un des champs

## Prévisions

error-forecast-book = Pas de prévisions pour « { $book } » : il y en a pour { $books }.
error-forecast-toml = « { $file } » n’est pas le fichier d’une rencontre : ce n’est pas du TOML ({ $problem }).
error-forecast-shape = « { $name } » n’a pas la bonne forme : heroes et foes sont des listes de lignes, options et tactics des lignes simples.
error-forecast-field = Une rencontre n’a pas de « { $name } » : elle a { $known }.
error-forecast-nobody = Il n’y a personne dans « { $side } » : il faut au moins une ligne avec un nombre de 1 ou plus.
error-forecast-crowd = { $count } dans « { $side } », c’est trop : une prévision en prend { $most } au plus.
error-forecast-number = « { $name } » ne peut pas être { $found } : de { $least } à { $most }.
error-forecast-die = { $found } n’est pas un dé de cette table : choisir parmi { $dice }.
error-forecast-seconds = Une prévision ne peut pas durer { $found } secondes : plus de 0 et { $most } au plus.
error-forecast-endless = Ce combat ne finit jamais : aucun camp ne peut gagner, il faut donner quelque chose à faire à l’un d’eux.
error-forecast-no-fight = Il n’y a pas de combat à prévoir : faites venir des adversaires ou lancez le conflit.
error-sweep-over = « { $found } » n’est pas un paramètre : écrivez un chemin et ses valeurs, comme foes.0.count=1..6 ou tactics.luck=never,failures.
error-sweep-place = Il n’y a pas de « { $place } » dans cette rencontre : nommez une ligne par son numéro, comme heroes.0.hearts.
error-sweep-size = Une grille de { $count } points ne peut être parcourue : il en faut de 1 à { $most }.
error-sweep-other = « { $file } » contient un autre balayage : choisissez un autre fichier, ou supprimez-le.
error-sweep-dask = Une grappe demande Dask : installez moothall[sweep], ou laissez --scheduler de côté.
