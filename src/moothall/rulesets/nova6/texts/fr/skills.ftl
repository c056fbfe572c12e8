### Les compétences à la table : ce qu’on demande, ce qui arrive, ce qui est refusé et comment on appelle les choses.

ask-nova6-connection = { $who_said } veut blesser { $target_said } par des mots. À quel lien, aspect ou ressource touchent-ils ?
ask-nova6-may-hurt = { $connection ->
        [none] { $who_said } veut blesser { $target_said } par des mots sans rien à quoi toucher. Est-ce possible ?
       *[other] { $who_said } veut blesser { $target_said } par des mots, en touchant à ceci : { $connection }. Est-ce assez ?
    }
ask-nova6-risk = { $who_said } veut se concentrer. Que risque-t-on de manquer ou de perdre pendant ce temps ? Sans réponse, pas de test.
ask-nova6-how-to-settle = { $who_said } veut obtenir quelque chose. De qui : { $target_said }. Un seul test suffit-il, ou est-ce une compétition ?
ask-nova6-in-the-way = { $who_said } passe là où il y a du fouillis. La voie est-elle libre, ou cela s’arrête-t-il là ?

log-nova6-shoved = { $target ->
        [none] { "" }
       *[other] { $thrown ->
            [yes] { $how ->
                [out] { $target_said } vole dans la zone voisine : { $zone_said }.
                [across] { $target_said } vole à travers la zone : { $spot }.
               *[away] { $target_said } décolle du sol et retombe plus loin.
            }
           *[no] { $how ->
                [out] { $target_said } finit dans la zone voisine : { $zone_said }.
                [across] { $target_said } finit ailleurs dans la zone : { $spot }.
               *[away] { $target_said } recule sous la poussée.
            }
        }
    }
log-nova6-beset = { $who ->
        [none] { "" }
       *[other] { $name ->
            [none] { $who_said } doit résister à ceci : { $what_said }.
           *[other] { $who_said } doit résister à ceci : { $what_said } ({ $name }).
        }
    }
log-nova6-language-known = { $how ->
        [native] { $who_said } a grandi avec cette langue : { $language }.
        [learnt] { $who_said } a appris cette langue : { $language }.
       *[declared] { $who_said } connaît cette langue dans cette scène : { $language }.
    }

reason-in-the-way = { $amount_said }d pour ce qui barre la route : « { $of } »
reason-note-aim = visé avec « { $of } »

error-only-indirectly = Avec « { $tool } », on tire sans voir la cible, ce qui demande Esprit.
error-not-indirect = { $name } ne peut pas attaquer avec Esprit : il faut un tir indirect ou un système d’arme fait pour cela.
error-not-held = { $name } ne peut blesser avec Physique : il faut d’abord tenir quelqu’un au corps à corps.
error-no-gift = { $name } n’a ni talent ni trait qui permette d’attaquer avec Volonté.
error-no-connection = On ne peut toucher qu’à un aspect ou une ressource de l’un des deux, ou de la scène ; nommez-en un, ou dites-le avec des mots.
error-own-mind-only = La concentration n’aide que celui qui se concentre ; donnez-vous les dés.
error-not-at-hand = { $name } est dans une autre zone ; on ne bouscule que quelqu’un à portée de main.
error-no-spot = Dites où dans la zone la cible finit.
error-not-to-be-aimed = « { $tool } » ne porte pas, il n’y a donc rien à viser ; prenez une arme à distance.
error-too-near-to-aim = La cible est trop proche pour être visée avec « { $tool } ».
error-which-language = Nommez la langue.
problem-nova6-native = La langue maternelle est un mot ; nous avons trouvé « { $said } ».
