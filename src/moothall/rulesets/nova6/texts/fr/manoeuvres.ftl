### Manœuvres, prises et façons de bouger : questions, récits, refus et noms.

## Ce qui est demandé

ask-nova6-meet-with = { $by ->
        [none] Quelqu’un agit contre { $who_said }. Quelle compétence s’y oppose ?
       *[other] { $by_said } agit contre { $who_said }. Quelle compétence s’y oppose ?
    }
ask-nova6-allow-manoeuvre = { $who_said } veut faire ceci à { $target_said } : « { $name } ». Est-ce possible ainsi ?
ask-nova6-hold-what = { $who_said } empoigne { $target_said }. Qu’est-ce que la prise entrave ?
ask-nova6-may-step-in = { $intent ->
        [none] { $who_said } veut s’interposer avant que { $other_said } n’agisse. Est-ce possible, et avec quoi est-ce fait ?
       *[other] { $other_said } s’apprête à faire ceci : { $intent }. { $who_said } veut s’interposer. Est-ce possible, et avec quoi est-ce fait ?
    }
ask-nova6-hinders-moving = { $who_said } se déplace. Y a-t-il ici quelque chose de vrai qui en fait plus qu’une marche ?

## Ce qui est raconté

log-nova6-went-for = { $what ->
        [disarm] { $target ->
            [none] { $who_said } tente de désarmer quelqu’un
           *[other] { $who_said } tente de désarmer { $target_said }
        }
        [knockdown] { $target ->
            [none] { $who_said } tente de faire tomber quelqu’un
           *[other] { $who_said } tente de faire tomber { $target_said }
        }
        [grapple] { $target ->
            [none] { $who_said } tente d’empoigner quelqu’un
           *[other] { $who_said } tente d’empoigner { $target_said }
        }
        [ram] { $target ->
            [none] { $who_said } tente de percuter quelqu’un
           *[other] { $who_said } tente de percuter { $target_said }
        }
        [shove] { $target ->
            [none] { $who_said } frappe quelqu’un pour le pousser
           *[other] { $who_said } frappe pour pousser { $target_said }
        }
        [throw] { $target ->
            [none] { $who_said } frappe quelqu’un pour le projeter
           *[other] { $who_said } frappe pour projeter { $target_said }
        }
       *[own] { $target ->
            [none] { $who_said } tente une manœuvre
           *[other] { $who_said } tente une manœuvre contre { $target_said }
        }
    }{ $name ->
        [none] .
       *[other] {" "}: « { $name } ».
    }
log-nova6-lifted = { $success ->
        [yes] { $who_said } soulève qui s’accroche et peut bouger.
       *[no] { $who_said } n’arrive pas à soulever qui s’accroche.
    }

## Ce qui est refusé

error-held = Quelqu’un tient { $name }, qui doit d’abord le soulever pour bouger.
error-nobody-holds = Personne ne tient { $name } : il n’y a personne à soulever.
error-lift-once = { $name } a déjà essayé de soulever quelqu’un ce tour-ci.
error-break-hold = On se libère d’une prise avec Combat ou Physique ; choisissez de vous libérer.
error-no-grip-skill = Une prise est affaire de Combat ou de Physique, et « { $skill } » n’est ni l’un ni l’autre.
error-which-hold = Dites de qui il s’agit : { $name } n’a part à aucune prise de ce genre, ou à plusieurs.
error-which-weapon = { $name } tient plusieurs armes : dites laquelle est visée.
error-disarmed = « { $tool } » est hors de la main ; il faut une action pour le reprendre.
error-no-target = { $name } ne peut pas être la cible de ceci.
error-already-so = { $name } : c’est déjà le cas.
error-not-in-the-zone = { $name } n’est pas dans la même zone ; allez-y d’abord.
error-nothing-to-ram-with = Mouvement ne blesse qu’en percutant ; nommez un véhicule en état de marche.
error-nothing-to-throw = Dites ce que vous jetez : une pierre, une chaise, ce qui est à portée de main.
error-two-points-a-zone = Chaque zone de plus coûte 2 points de prouesse ; { $points } ne vont donc pas.

## Pourquoi

reason-held = { $amount_said }d parce que quelqu’un tient
reason-holding = { $amount_said }d pour tenir quelqu’un
reason-note-own-hold = la prise ne gêne pas contre qui est tenu
reason-their-hold = { $amount_said }d à cause d’une prise de l’autre côté
reason-rough-water = { $of ->
        [none] { $amount_said }d pour l’eau agitée
       *[other] { $amount_said }d pour l’eau agitée : { $of }
    }

