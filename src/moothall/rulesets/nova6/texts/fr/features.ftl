### Les traits et les choses qui sont des personnages : ce qu’on demande, ce qui arrive, ce qui est refusé et comment on appelle les choses.

ask-nova6-design-feature = « { $name } » doit être un trait de ce jeu ({ $sort_said }). Quelle est sa place, que fait-il, de quoi est-il fait et que coûte-t-il ?
ask-nova6-how-it-is-met = { $by_said } fait ce que personne d’autre ne sait faire ({ $skill_said }). Avec quelle compétence { $who_said } peut-il y résister ?

log-nova6-feature-designed = { $feature_does ->
        [none] Il y a maintenant un trait : « { $feature_name } ».
       *[other] Il y a maintenant un trait, « { $feature_name } » : { $feature_does }.
    }
log-nova6-feature-taken = { $name ->
        [none] { $who ->
            [none] { "" }
           *[other] { $who_said } sait désormais quelque chose de plus.
        }
       *[other] { $cost ->
            [one] { $who_said } a maintenant « { $name } », pour 1 progrès.
           *[other] { $who_said } a maintenant « { $name } », pour { $cost } progrès.
        }
    }

error-entity-name = Ce qui entre en jeu comme personnage a un nom.
error-entity-skill = « { $skill } » n’est pas une compétence pour cela : une compétence a un nom et de 0 à { $most } rangs.
error-entity-track = « { $track } » n’est pas une piste pour cela : une piste a un nom, des cases que l’on peut compter et au moins une du dernier niveau.
error-feature-name = Un trait a un nom, et un nom court dans les règles.
error-feature-does = Dites ce que fait le trait.
error-feature-activate = { $points } n’est pas un prix en points d’intrigue ; l’usage coûte 0 ou plus.
error-no-such-feature = Il n’y a pas de trait « { $id } » dans ce jeu.
error-feature-advances = Il reste { $left } progrès à « { $name } », et le trait en coûte { $cost }.
error-has-feature = Ce personnage a déjà « { $name } ».
problem-nova6-feature-sort = « { $said } » n’est pas une sorte de trait ; c’est un pouvoir, du matériel, un véhicule, une organisation, un lieu, une règle ou un évènement.
problem-nova6-activate = « { $said } » n’est pas un prix d’usage ; c’est un nombre de points d’intrigue de 0 à 9.
problem-nova6-entity = « { $said } » n’est pas une chose qui puisse venir avec un trait : il faut un nom, des rangs de 0 à 9 et des cases de trois niveaux.
