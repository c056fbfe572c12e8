### Les tables en fichier : ce que disent les commandes, et pourquoi un fichier n’est pas pris.

## Les fichiers qu’on ne peut pas prendre

error-evening-too-big = Ce fichier est trop gros pour un fichier de table : plus de { $most } Mio.
error-evening-unpacks = Une partie de ce fichier prendrait plus de { $most } Mio une fois décompressée ; elle ne l’a donc pas été.
error-evening-many = Ce fichier contient plus de parties qu’un fichier de table : plus de { NUMBER($most, useGrouping: 0) }.
error-evening-damaged = Ce n’est pas un fichier de table de Moothall, ou il est abîmé ou coupé.
error-evening-part = Ce fichier contient une partie étrangère à tout fichier de table : « { $name } ».
error-evening-newer = Cette table a été exportée par un Moothall plus récent (format { $found } ; celui-ci connaît { $known }).
error-evening-about = Ce que ce fichier dit de lui-même est illisible : { $problem }.
error-evening-title = Le titre d’une table tient sur une ligne de 1 à { $most } lettres, et celui-ci non.
error-evening-changed = Le journal de ce fichier n’est pas celui qui a été exporté : il a été changé ou abîmé en route.
error-evening-view = Ce fichier ne contient que ce qui a été dit à une seule place ; pour continuer à jouer, il faut l’export du MJ.
error-evening-ruleset = Cette table a été jouée avec « { $name } », qui n’est pas installé ici.
error-evening-lines = Cette table a plus de { NUMBER($most, useGrouping: 0) } lignes, et c’est le maximum.
error-evening-line = La ligne { NUMBER($number, useGrouping: 0) } de cette table est illisible : { $problem }.
error-evening-line-long = La ligne { NUMBER($number, useGrouping: 0) } de cette table est plus longue que toutes les nôtres.
error-evening-deep = La ligne { NUMBER($number, useGrouping: 0) } de cette table est plus imbriquée que toutes les nôtres.
error-evening-order = La ligne { NUMBER($number, useGrouping: 0) } de cette table n’est pas à sa place : elle porte le numéro { NUMBER($found, useGrouping: 0) }.
error-evening-unknown = La ligne { NUMBER($number, useGrouping: 0) } de cette table parle de « { $kind } » (version { $version }), inconnu ici.
error-evening-id = La ligne { NUMBER($number, useGrouping: 0) } de cette table parle de « { $id } », qui n’en fait pas partie.
error-evening-secret = La ligne { NUMBER($number, useGrouping: 0) } de cette table trahit une personne ou un accès, ce qu’aucun de nos fichiers ne fait.
error-evening-seats = Une table a une seule place de MJ et au plus { $most } places en tout, et celle-ci non.
error-evening-picture = L’image { $name } de cette table ne peut pas être prise.
error-evening-broken = Le journal de cette table ne tient pas debout, on ne peut donc pas continuer à jouer : { $problem }.
error-evening-drifted = Une question qui attend à cette table depuis l’entrée { NUMBER($number, useGrouping: 0) } se passerait autrement aujourd’hui ; pour que le MJ tranche, importez-la avec --set-aside.

## Parler à un serveur en marche

error-evening-server = Un Moothall qui a ouvert « { $folder } » ne répond pas : attendez qu’il ait fini, ou arrêtez-le et réessayez.
error-evening-control = Cela ne se fait que depuis l’ordinateur où tourne Moothall.
error-evening-said = { $said }.
error-evening-not-sure = Rien n’a été supprimé : le nom n’a pas été répété tel quel.
error-evening-which = Plus d’une table s’appelle « { $name } » : donnez plutôt son identifiant.
error-evening-no-table = Il n’y a pas de table « { $name } » ; « moothall table list » montre celles qui existent.
error-evening-cannot-write = Impossible d’écrire dans « { $file } » : l’endroit n’existe pas, ou nous n’avons pas le droit d’y écrire.
error-evening-there = « { $file } » existe déjà : choisissez un autre nom, ou supprimez-le d’abord.

## Aide

help-table = Montre, emballe, ramène et supprime des tables, et crée des liens vers elles.
help-table-list = Montre toutes les tables.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
help-table-export = Emballe une table entière dans un fichier, ou ce qui a été dit à une place.
    .table = La table : son identifiant ou son titre.
    .seat = Seulement ce qui a été dit à cette place (identifiant ou nom, par exemple Ana) ; un MJ sait tout.
    .file = Où l’écrire ; sans cela, un nom tiré du titre.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
help-table-import = Crée une nouvelle table à partir d’un fichier, avec de nouveaux liens vers ses places.
    .file = Le fichier à lire.
    .set_aside = Prendre aussi ce qui se passerait autrement aujourd’hui ; le MJ tranchera.
    .url = L’adresse par laquelle commencent les liens, si Moothall ne tourne pas.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
help-table-move = Déplace toutes les tables d’un dossier vers une base de données, ou l’inverse, avec les images et tout ce qui permet d’entrer.
    .to = Où elles vont : l’adresse d’un PostgreSQL, ou un dossier.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
help-table-check = Dit si tout ce qui est gardé est là et lisible.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
    .go_on = Prendre acte des lignes qui manquent : elles sont signalées une dernière fois, et le jeu continue sans elles.
help-table-repair = Sauve dans un nouveau fichier ce qui se lit encore d’un fichier abîmé, garde l’ancien et dit ce qui est perdu.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
help-table-backups = Donne la liste des sauvegardes, la plus récente d’abord.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
help-table-restore = Met une sauvegarde à la place de tout ce qui est gardé maintenant, qui reste à côté dans un fichier à part.
    .backup = Le nom de la sauvegarde, tel que « moothall table backups » le donne.
    .yes = Ne pas demander.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
help-table-delete = Supprime une table pour de bon, y compris des sauvegardes faites ici.
    .table = La table : son identifiant ou son titre.
    .yes = Ne pas demander.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
help-table-link = Crée un nouveau lien vers une place.
    .table = La table : son identifiant ou son titre.
    .seat = La place : son identifiant ou son nom, par exemple Ana.
    .url = L’adresse par laquelle commence le lien, si Moothall ne tourne pas.
    .data = Le dossier où sont gardées les tables ; sans lui, celui qu’utilise d’habitude cet ordinateur.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.

## Ce que disent les commandes

table-none = Il n’y a pas encore de table.
table-column-id = id
table-column-title = titre
table-column-ruleset = règles
table-column-made = créée
table-column-lines = lignes
table-exported = « { $title } » est emballée dans { $file } ({ $size } Kio).
table-imported = « { $title } » est ici : c’est la table { $table }, et personne n’y est encore assis.
table-link = { $name } ({ $role }) : { $link }
table-linked = Un nouveau lien pour { $name } ({ $role }). Il ne s’affiche que maintenant :
table-delete-ask = « { $title } » et tout ce qui s’y est passé disparaîtra pour de bon. Tapez son titre pour la supprimer :
table-sound = { $tables ->
    [one] Une table, et rien à signaler.
   *[other] { $tables } tables, et rien à signaler.
}
table-unsound = { $count ->
    [one] Un problème ; « moothall table repair » sauve ce qui se lit encore :
   *[other] { $count } problèmes ; « moothall table repair » sauve ce qui se lit encore :
}
table-repaired = { $count ->
    [0] Réparé ; rien n’est perdu. L’ancien fichier est gardé sous « { $damaged } ».
   *[other] Réparé. L’ancien fichier est gardé sous « { $damaged } »{ $aside ->
        [none] {""}
       *[other] , et les lignes d’après le trou sont dans « { $aside } »
    }. Ce qui est perdu :
}
table-backups = { $count ->
    [0] Il n’y a pas encore de sauvegarde.
    [one] Il y a une sauvegarde :
   *[other] Il y a { $count } sauvegardes :
}
table-backup = { $name } ({ $date }, { $size } Kio)
table-restore-ask = Tout ce qui est gardé maintenant sera remplacé par « { $name } », et restera dans un fichier à côté. Tapez le nom de la sauvegarde pour la restaurer :
table-restored = « { $name } » est restaurée, avec { $tables ->
    [one] une table
   *[other] { $tables } tables
}{ $kept ->
    [none] .
   *[other] . Ce qu’elle a remplacé est gardé sous « { $kept } ».
}
table-moved = { $count ->
    [0] Il n’y avait aucune table à déplacer.
    [one] Une table est déplacée.
   *[other] { $count } tables sont déplacées.
}
table-deleted = « { $title } » est supprimée, y compris { $backups ->
        [0] des sauvegardes faites ici (il n’y en avait pas).
        [one] de l’unique sauvegarde faite ici.
       *[other] des { $backups } sauvegardes faites ici.
    }
table-deleted-but = Ce que des réparations ont mis de côté peut encore la contenir, à vous de le supprimer : { $files }.
