### La table en direct : ce qu’elle refuse, et ce que dit son propre journal.

## Places et rôles

error-table-not-your-seat = Cette place n’est pas la vôtre.
error-table-may-not = { $seat } ne peut pas faire cela ici.
error-table-muted = { $seat } n’a pas la parole pour l’instant.
error-table-paused = La partie est en pause ; elle reprendra quand le MJ le dira.
error-table-no-seat = Il n’y a pas de place « { $id } » à cette table.
error-table-seat-taken = La place « { $id } » ne peut pas être créée ou changée ainsi : choisissez un autre nom, et laissez la sienne au MJ.
error-table-seat-held = Quelqu’un d’autre occupe déjà cette place ({ $seat }). Pour un nouveau lien vers elle, le MJ touche son nom en haut de la table.
error-table-not-the-gm = { $seat } mène cette table ; vous ne pouvez ni lui couper la parole ni l’écarter.
error-table-full = Cette table compte déjà { $most } places, et c’est le maximum.
error-table-unseen = Ce nom contient quelque chose d’invisible ou un retour à la ligne : écrivez-le avec de simples lettres et espaces.
error-table-name-like = « { $name } » ressemble trop à « { $other } », qui est déjà à cette table : choisissez un nom que personne ne confondra.
error-table-hero-like = « { $name } » ressemble trop à « { $other } », que quelqu’un d’autre joue ici : choisissez un autre nom pour votre personnage.
error-table-not-a-hero = On ne peut confier à quelqu’un que le personnage d’un joueur ou d’une joueuse.
error-table-not-a-player = La place de { $seat } n’est pas celle d’un joueur : choisissez-en une qui le soit.

## Commencer et répondre

error-table-no-procedure = Ce jeu n’a pas cette action ; la plus proche est « { $nearest } ».
error-table-arguments = « { $name } » ne peut pas commencer ainsi : { $problem }.
error-table-gm-opens = Seul le MJ peut commencer « { $name } ».
error-table-gm-argument = Seul le MJ peut préciser « { $name } » ici.
error-table-not-your-hero = Vous ne jouez pas ce personnage ; choisissez l’un des vôtres.
error-table-busy = { $hero } est en pleine action ailleurs ; il faut d’abord la finir.
error-table-rules-off = Les règles de « { $name } » sont désactivées ici : inscrivez le résultat comme une décision.
error-table-not-possible = Ce n’est pas possible pour l’instant ; le MJ sait pourquoi.
error-table-no-prompt = Personne à cette table ne vous a demandé cela.
error-table-dice-wanted = On attend des dés : dites quelles faces sont sorties.
error-table-rule-broke = Quelque chose s’est cassé dans les règles et rien n’a été fait ; le MJ est prévenu.
error-table-rule-broke-gm = « { $procedure } » s’est cassée et sa dernière étape est annulée ; tout est comme avant ({ $problem }).

## Ce que décide le MJ

error-table-edit-path = Il n’y a rien là qui s’appelle « { $path } ».
error-table-edit-id = « { $id } » doit garder son identifiant, et personne d’autre ne peut l’avoir.
error-table-edit-value = Cette valeur ne convient pas à « { $path } » : { $problem }.
error-table-no-fact = Ce jeu ne connaît pas de fait « { $name } » ; le plus proche est « { $nearest } ».
error-table-ruling = Dans cette situation, « { $name } » ne peut pas devenir vrai : { $problem }.
error-bounds-least = « { $path } » ne peut pas être { $value } : en ce moment, c’est au moins { $least }.
error-bounds-most = « { $path } » ne peut pas être { $value } : en ce moment, c’est au plus { $most }.
error-bounds-word = « { $path } » ne peut pas être « { $value } » ; les règles y connaissent { $words }.
error-table-no-such = Il n’y a pas, ou plus, de « { $id } » ici.
error-table-no-group = Ce jeu n’a pas de chapitre « { $name } » ; choisissez parmi { $groups }.

## Revenir en arrière

error-table-nothing-to-take-back = Vous n’avez donné aucune réponse qu’on puisse reprendre.
error-table-stands = Trop tard : la partie a continué. Le MJ peut revenir en arrière.
error-table-no-action = Seule une action en cours que vous avez commencée peut être annulée.
error-table-dice-fell = Les dés de cette action sont tombés : elle ne peut plus être annulée. Le MJ peut revenir en arrière.
error-table-action-stands = Autre chose s’est passé depuis les premiers effets de cette action : elle ne peut plus être annulée. Le MJ peut revenir en arrière.
error-table-nothing-to-adjust = À cet endroit, la table n’a pas répondu d’elle-même.
error-table-adjust-stands = La partie a continué depuis : revenez plutôt à ce moment.
error-table-nothing-to-rewind = Il n’y a rien à défaire après cette entrée.

## Paroles et pages

error-table-empty = Il n’y a rien dedans.
error-table-too-long = Cela fait { $length } lettres ; le maximum est { $most }.
error-table-too-large = Ce nombre est trop grand : { $most } est le maximum ici.
error-table-too-many = Cela fait { $count } éléments dans une liste ; le maximum est { $most }.
error-table-too-deep = Trop de listes sont imbriquées ; le maximum est { $most }.
error-table-roll = « { $text } » ne se lance pas ; écrivez par exemple 2d6+1, avec au plus { $dice } dés de { $sides } faces.
error-table-clock = Une horloge a de 1 à { $most } crans et s’arrête sur l’un d’eux.
error-table-ground = Un plateau compte de 1 à { $most } cases en largeur, et autant en profondeur.
error-table-notes = Vous avez déjà { $most } notes ici, et c’est le maximum : supprimez-en une dont vous n’avez plus besoin.
error-table-hands = Vous vous tenez déjà prêt { $most } fois ici, et c’est le maximum : renoncez d’abord à l’une d’elles.
error-table-pages = Le bureau du MJ contient déjà { $most } notes et pages, et c’est le maximum : retirez-en une qui ne sert plus.
error-table-clocks = Cette table compte déjà { $most } horloges, et c’est le maximum : rangez-en une d’abord.
error-table-shelf = L’étagère contient déjà { $most } éléments préparés, et c’est le maximum : retirez-en un d’abord.
error-table-prepared-args = Les arguments d’une action préparée sont un objet JSON écrit comme texte.
error-table-traits = Une scène a au plus { $most } traits : retirez-en quelques-uns.
error-table-areas = Une image a au plus { $most } zones, chacune avec 3 à { $corners } coins sur elle.
error-table-wishes = Vos demandes qui attendent le MJ sont déjà { $most }, et c’est le maximum : attendez que l’une d’elles soit tranchée.

## Conserver

error-table-not-kept = Cela n’a pas pu être conservé et n’a pas eu lieu ; réessayez.
error-table-disk-slow = Le disque ne répond pas ; rien n’avance à cette table tant qu’il se tait.
error-table-waits-for-disk = La table attend son disque ; réessayez dans un instant.
error-table-too-much = Trop de choses attendent à cette table ; réessayez dans un instant.
error-table-unreadable = La table « { $table } » ne s’ouvre pas : après l’entrée { NUMBER($entry, useGrouping: 0) } de son registre, quelque chose ne va pas ({ $problem }).
error-table-closed = Cette table est fermée pour l’instant.

## Le journal : les places

log-house-seat-made = { $name } a une place à la table : { $role ->
    [gm] { term-role-gm }
   *[other] { $role_said }
}.
log-house-seat-taken = { $seat_said } s’installe.
log-house-seat-left = { $seat_said } se lève.
log-house-seat-changed = { $muted ->
    [yes] { $name } est désormais à la table comme { $role_said }, sans la parole.
   *[no] { $name } est désormais à la table comme { $role_said }.
}
log-house-seat-away = { $away ->
    [yes] { $seat_said } s’absente un moment ; le MJ décide à sa place.
   *[no] { $seat_said } est de retour.
}
log-house-hand-raised = { $text ->
    [none] { $who_said } se tient aux côtés de { $about_said }.
   *[other] { $who_said } se tient aux côtés de { $about_said } : « { $text } »
}
log-house-hand-lowered = { $why ->
    [used] { $who_said } intervient pour { $about_said }.
    [over] La scène est finie : { $who_said } ne se tient plus aux côtés de { $about_said }.
    [refused] { $who_said } ne peut pas intervenir pour { $about_said } maintenant, et n’attend plus.
   *[withdrawn] { $who_said } ne se tient plus aux côtés de { $about_said }.
}
log-house-order-set = { $answer ->
    [none] Pendant l’absence de { $seat_said }, le MJ décide.
   *[other] { $seat_said } laisse une consigne pour son absence.
}
log-house-seat-removed = { $seat_said } n’est plus à la table.
log-house-linked = Une nouvelle invitation : { $role_said }.
log-house-unlinked = Une invitation ne vaut plus.

term-role-gm = MJ
term-role-co_gm = second MJ
term-role-player = joueur ou joueuse
term-role-spectator = public

## Le journal : paroles, pages, horloges

log-house-said = { $seat_said } : « { $text } »
log-house-whispered = { $seat_said } chuchote (pour { $to_said }) : « { $text } »
log-house-rolled = { $seat_said } lance { $dice } : { $total }.
log-house-rolled-secretly = { $seat_said } lance { $dice } derrière l’écran : { $total }.
log-house-note-written = { $text ->
    [none] { $owner_said } jette une note.
   *[other] Une note ({ $owner_said }) : « { $text } »
}
log-house-note-posted = { $text ->
    [none] { $owner_said } retire une note du mur.
   *[other] Une note pour tous ({ $owner_said }) : « { $text } »
}
log-house-handed-out = Une page est remise : « { $title } »
log-house-exhibited = Une page est montrée à tous : « { $title } »
log-house-handout-withdrawn = Une page est reprise.
log-house-exhibit-withdrawn = Une page n’est plus montrée.
log-house-clock-set = L’horloge « { $name } » est à { $at } sur { $length }.
log-house-clock-removed = Une horloge est rangée.
log-house-scene-set = { $text ->
    [none] { $title ->
        [none] La scène est plantée.
       *[other] La scène : { $title }.
    }
   *[other] La scène : « { $text } »
}
log-house-ground-set = Le plateau est redessiné.
log-house-face-set = Une figure change de visage.
log-house-prepared = Préparé pour plus tard : « { $title } ».
log-house-prepared-shown = Sorti de l’étagère.
log-house-prepared-discarded = Un élément quitte l’étagère.

## Le journal : les réglages de la table

log-house-paused = { $paused ->
    [yes] La partie fait une pause.
   *[no] La partie reprend.
}
log-house-card-raised = { $card ->
    [slow] Une carte est sur la table : plus doucement, s’il vous plaît. La partie fait une pause.
    [break] Une carte est sur la table : quelqu’un a besoin d’une pause. La partie s’arrête.
   *[stop] Une carte est sur la table : arrêtons là, s’il vous plaît. La partie fait une pause.
}
log-house-dial-set = { $level ->
    [auto] Les questions reçoivent leur réponse habituelle ({ $group ->
        [none] tous les chapitres
       *[other] chapitre « { $group } »
    } ; { $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
    [brisk] Seul ce qui demande une décision est demandé ({ $group ->
        [none] tous les chapitres
       *[other] chapitre « { $group } »
    } ; { $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
    [off] Le MJ tranche lui-même ({ $group ->
        [none] tous les chapitres
       *[other] chapitre « { $group } »
    } ; { $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
   *[ask] Les questions sont posées ({ $group ->
        [none] tous les chapitres
       *[other] chapitre « { $group } »
    } ; { $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
}
log-house-pace-set = { $pace ->
    [brisk] La table joue vite : on ne demande ni ce que le livre règle, ni ce qui ne laisse qu’un choix.
    [book] La table suit le livre : on ne demande rien là où il n’y a qu’un choix.
   *[everything] La table demande tout.
}
log-house-dice-set = { $way ->
    [hand] Les dés se lancent à la main ({ $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
   *[system] La table lance les dés ({ $seat ->
        [none] toutes les places
       *[other] { $seat_said }
    }).
}
log-house-dice-released = Les dés vus avant un retour en arrière ne reviendront pas.
log-house-wished = { $seat_said } s’en remet au MJ : « { $procedure } »
log-house-wish-settled = { $note ->
    [none] Le MJ a tranché ({ $seat_said }).
   *[other] Le MJ a tranché ({ $seat_said }) : « { $note } »
}

## Le journal : ce que décide le MJ

log-table-edited = { $how ->
    [add] Le MJ ajoute quelque chose : « { $path_said } »
    [remove] Le MJ retire quelque chose : « { $path_said } »
   *[set] Le MJ fixe une valeur : « { $path_said } »
}
log-table-changed = Le MJ change quelque chose : « { $path_said } »
log-table-dropped = Le MJ met fin à ce qui était en cours.
log-table-taken-back = Une réponse est reprise.
log-table-withdrawn = { $seat } se ravise.
log-table-rewound = Le MJ revient en arrière ; { $count ->
    [one] une ligne ne compte plus.
   *[other] { $count } lignes ne comptent plus.
}

answer-none = { $field ->
    [who] personne
    [to] personne
    [by] personne
    [next] personne
    [ally] personne
    [owner] personne
    [target] personne
    [helper] personne
   *[other] rien
}
error-table-no-choice = « { $argument } » ne fait pas partie des choix possibles ; prenez-en un dans la liste.
form-usual = comme d’habitude
form-none = rien

## À qui le tour

turns-lost = { $count ->
    [one] { $who } n’a pas encore agi
   *[other] { $who } n’ont pas encore agi
}
