### Commencer une partie : les cinq questions, le pack, et ce qui change ensuite dans le monde.

ask-nova6-which-heroes = { $then_pack ->
        [yes] D’abord le monde, ensuite le pack. De quel genre de gens parle cette partie ? Une idée suffit ; personne n’a encore de personnage.
       *[no] De quel genre de gens parle cette partie ? Une idée suffit ; personne n’a encore de personnage.
    }
ask-nova6-which-world = À quoi ressemble le monde, à grands traits, et qu’est-ce qui en est un aspect de toute la partie ?
ask-nova6-which-scope = Jusqu’où va cette partie ?
ask-nova6-which-issues = Qu’est-ce qui ne va pas dans ce monde, ou n’ira bientôt plus ? Deux enjeux d’habitude, un au moins.
ask-nova6-which-people = Qui et quoi compte ici : personnes, lieux, organisations, et mystères que vous seul connaissez ?
ask-nova6-which-pack = Quel pack convient à ce monde ?{ $about ->
        [none] { "" }
       *[other] {" "}{ $about_said }.
    }
ask-nova6-which-skill = N’importe quelle compétence peut servir ici : { $role_said }. Laquelle pour { $who_said } ?
ask-nova6-aspect-of-the-place = { $place }, c’est « { $concept } ». Est-ce un aspect de cette scène ?

log-nova6-setting-told =
    { $protagonists ->
        [none] On ne sait pas encore de qui parle cette partie.
       *[other] Cette partie parle de ceci : { $protagonists }.
    }{ $world ->
        [none] {""}
       *[other] {" "}Le monde : { $world }.
    }{ $scope ->
        [none] {""}
       *[other] {" "}Sa portée : { $scope_said }.
    }
log-nova6-entry-written =
    { $one_closed ->
        [yes] C’est réglé maintenant : « { $one_name } ».
       *[no] { $was ->
            [none] { $one_kind ->
                [world] Vrai dans ce monde : « { $one_name } ».
                [issue] { $one_when ->
                    [impending] Un enjeu qui approche : « { $one_name } ».
                   *[other] Un enjeu de la partie : « { $one_name } ».
                }
                [person] Quelqu’un qui compte : { $one_name }.
                [place] Un lieu qui compte : { $one_name }.
                [organisation] Une organisation qui compte : { $one_name }.
               *[mystery] Un mystère : { $one_name }.
            }
           *[other] Ce qui était « { $was } » est maintenant « { $one_name } ».
        }
    }
log-nova6-entry-struck = Ce n’est plus un mystère : { $one_name }.
log-nova6-pack-chosen =
    { $pack ->
        [none] On joue avec le pack universel.
       *[other] On joue avec le pack { $pack_id_said }.
    }
log-nova6-issues-counted =
    { $count ->
        [0] {""}
       *[other] { $count } enjeux, c’est beaucoup ; à trois, un monde est déjà occupé.
    }
log-nova6-rule-recalled =
    { $spared ->
        [none] Une règle de ce pack : { $rule_said }.
       *[other] { $spared_said } y est habitué et n’est pas éprouvé cette fois : { $rule_said }.
    }

error-no-issue = Une partie demande au moins un enjeu.
error-issue-words = Un enjeu demande des mots à lui.
error-entry-words = Tout ce qu’on écrit sur le monde demande un nom.
error-no-such-entry = Rien dans ce monde ne porte l’identifiant { $id }.
error-no-open-issue = { $id } n’est pas un enjeu encore ouvert.
error-no-mystery = { $id } n’est pas un mystère.
error-no-person = { $id } n’est personne qui puisse venir à la table.
error-no-pack-rule = Ce pack n’a pas de règle spéciale { $rule } ; il a { $known }.
