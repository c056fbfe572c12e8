### Équipement, chargement, survie, ressources, défauts et argent : questions, faits, raisons et refus.
###
## Questions

ask-nova6-load-lost = { $who_said } s’en va, et le chargement est resté à terre. Est-il perdu ?
ask-nova6-sale = { $who_said } veut acheter ceci : { $item_said } ({ $price }). Quelqu’un le vend-il ici, et pour combien ?
ask-nova6-load-price = { $who_said } change de chargement ({ $load_said }). Combien cela coûte-t-il ?
ask-nova6-judge-gear = { $who_said } aurait ceci avec soi : { $item }. Est-ce possible, combien de dés de malus parce que c’est rare ou interdit, et à quel prix ?
ask-nova6-scene-point = { $trait } : { $who_said } prend maintenant le point de prouesse de cette scène ?
ask-nova6-scene-dice = { $trait } : combien des dés de cette scène, { $most } au plus, { $who_said } met ici ?
ask-nova6-scene-die-fits = { $intent ->
        [none] { $who_said } fait appel à ceci : { $trait }. Est-ce utile ici ?
       *[other] { $who_said } fait appel à ceci : { $trait }. Est-ce utile ici ({ $intent }) ?
    }
ask-nova6-survival-cost = { $who_said } a dû s’en passer ({ $need }). Est-ce que cela blesse, ou coûte autre chose ?
ask-nova6-good-exposition = { $title ->
        [none] Une scène calme s’achève, et un jalon attend encore. S’est-elle assez bien passée pour compter ?
       *[other] « { $title } » s’achève, et un jalon attend encore. La scène s’est-elle assez bien passée pour compter ?
    }
ask-nova6-assets-matter = { $who_said } réagit à l’aide de ressources. Certaines ne comptent-elles pas ici ?
ask-nova6-new-signature = { $who_said } a renoncé un jour à ce qui comptait beaucoup. Qu’est-ce qui le remplace, si quelque chose le remplace ?
ask-nova6-accept-signature = { $who_said } paierait 1 point d’intrigue pour ceci : { $name }. Est-ce aussi important que ce qui a été sacrifié ?

## Faits

log-nova6-load-taken = { $lost ->
        [yes] { $who_said } a perdu son chargement.
       *[no] { $who_said } porte désormais ce chargement : { $load_said }.{ $price ->
            [0] { "" }
           *[other] {" "}Prix : { $price }.
        }
    }
log-nova6-coins-moved = { $amount ->
        [0] { "" }
       *[other] { $who_said } a maintenant { $coins } en pièces ({ $amount_said }).{ $what ->
            [none] { "" }
           *[other] {" "}Pour : { $what_said }.
        }
    }
log-nova6-not-sold = Personne ici ne vend ceci à { $who_said } : { $what_said }.
log-nova6-handed-over = { $what ->
        [none] { $who_said } remet { $amount } en pièces à { $to_said }.
       *[other] { $who_said } remet ceci à { $to_said } : { $what_said }.{ $amount ->
            [0] { "" }
           *[other] {" "}S’y ajoutent { $amount } en pièces.
        }
    }
log-nova6-gear-lacking = { $tested ->
        [yes] { $who_said } n’a pas cela avec soi : { $item }.
       *[no] Selon le MJ, { $who_said } ne peut pas avoir cela avec soi : { $item }.
    }
log-nova6-need-set = { $need ->
        [none] Plus personne ne manque de rien.
       *[other] Les héros sont dans le besoin : { $need }.
    }
log-nova6-day-passed = { $place ->
        [none] Le jour { $day } s’achève.
       *[other] Le jour { $day } s’achève, passé en sûreté : { $place }.
    }
log-nova6-survival-due = { $who_said } ne s’en sort plus avec ce chargement ({ $load_said }) : un test de survie s’impose.
log-nova6-milestones-pending = { $how ->
        [reached] { $milestone_said }. Il attend qu’il y ait eu du calme et du temps pour lui.
        [nearer] { $milestone_said }, et l’on s’en approche.
        [met] { $milestone_said }, et tout ce qu’il demande est fait.
       *[granted] { $milestone_said }, et il n’a plus à attendre.
    }

## Raisons

reason-load = { $amount ->
        [0] aucun dé pour le chargement
       *[other] { $amount_said }d : le chargement
    }
reason-note-gear = absent de la fiche, donc un test décide : { $of }
reason-note-gear-test = un test d’équipement
reason-gear-rare = { $amount_said }d : c’est rare ou interdit
reason-gear-price = { $amount_said }d : un prix de { $of }
reason-scene-die = { $amount_said }d : { $of }
reason-advance-flaw = { $amount_said } pour le défaut { $of }

## Refus

error-active-already = « { $trait } » agit déjà et ne se paie pas deux fois.
error-asset-so-already = « { $asset } » n’est pas une ressource à utilisations, ou le MJ l’a déjà dit.
error-asset-unrelated = « { $asset } » ne compte pas ici, dit le MJ.
error-days = { $days } jours ne peuvent passer d’un coup ; dites un nombre de 1 à { $most }.
error-gear-longest = On ne peut le garder plus longtemps ; { $most } points au plus servent à quelque chose.
error-gear-tested = { $name } a déjà cherché cela dans cette scène : { $item }.
error-gear-unnamed = Dites ce que vous voudriez avoir sur vous.
error-has-it-already = { $name } l’a déjà : { $item }.
error-load-named = Ce chargement n’a pas d’aspect ; laissez-le vide.
error-load-unnamed = Dites en quelques mots ce que contient ce chargement.
error-load-so-already = { $name } porte déjà ce chargement.
error-load-uncounted = Avec ce pack, on ne compte pas de chargement, et nul n’a à dire ce qu’il porte.
error-no-money = Avec ce pack, personne ne compte d’argent, car il n’y en a pas.
error-coins = On ne peut pas faire passer { $coins } pièces ; dites un nombre de 1 à { $most }.
error-too-few-coins = { $name } a { $held } en pièces, et le prix est de { $price }.
error-no-such-ware = Le pack n’a pas d’objet { $item }.
error-not-for-sale = { $item } n’a pas de prix dans ce pack et ne s’achète donc pas.
error-nothing-to-hand-over = Dites ce que remet { $name }, et à qui : des pièces, un objet, ou les deux.
error-not-to-hand-over = { $item } ne se remet pas ; on ne remet qu’un objet à soi, et jamais ce à quoi on tient le plus.
error-no-exposition = L’argent se gagne dans une exposition ; ouvrez-en une d’abord.
error-no-gear-test = { $name } est au dépourvu et n’a rien où chercher ; prenez d’abord un chargement.
error-no-scene = Cela se fait pendant une scène ; aucune n’est en cours.
error-not-an-asset = Impossible de lire « { $text } » comme une ressource ; écrivez un nom et au besoin ses utilisations, comme UNE CLÉ PRÊTÉE [2].
error-nothing-to-replace = { $name } n’a renoncé à rien qui puisse être remplacé, ou ce qui le remplace n’a pas de nom.
error-one-signature = À cette table, une seule ressource emblématique aide une action.
error-price = Un prix de { $price } n’en est pas un ; dites 0 ou plus.
error-scene-dice = Il reste { $most } de ces dés dans cette scène.
error-signature-worth = Une ressource emblématique ôte au moins { $least } dégâts, pas { $amount }.
error-uses-at-once = « { $asset } » aide une action au plus tant de fois : { $most }.

problem-nova6-coins = L’argent ({ $said }) ne se compte pas avec ce pack, ou n’est pas un nombre.
problem-nova6-flaw-source = « { $said } » ne peut figurer là ; seuls certains défauts visent quelque chose, et c’est un mot.
problem-nova6-load = « { $said } » n’est pas un chargement ; écrivez unprepared, basic, light, medium ou heavy, et l’aspect en mots.
problem-nova6-load-named = Ce chargement n’a pas d’aspect, donc « { $said } » ne compte pas.
problem-nova6-load-uncounted = Avec ce pack, on ne compte pas de chargement, donc « { $said } » ne compte pas.
problem-nova6-load-unnamed = Il manque encore au chargement l’aspect qui dit ce qu’il contient.
problem-nova6-no-ranks = Un défaut interdit ici tout rang : { $said }.
problem-nova6-pairing = Un défaut va avec un progrès ou avec un trait de la fiche, pas avec « { $said } ».
problem-nova6-slot = « { $said } » n’est pas une place pour une ressource emblématique, ou est prise deux fois.

## Mots

advice-nova6-flaws-asked = C’est au MJ de permettre un défaut : demandez-le à la table, et ce qui va avec.
advice-nova6-flaws = Un défaut en vaut la peine s’il se fait sentir la plupart du temps ; sinon un aspect suffit.
