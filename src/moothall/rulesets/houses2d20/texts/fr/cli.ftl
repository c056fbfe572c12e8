# Chances et jets du livre 2d20 en ligne de commande.
odds-houses-heading = { $dice }d20, seuil { $target }, Difficulté { $difficulty }
odds-houses-momentum = avec { $number } d’Impulsion
odds-houses-trouble = au moins une complication
odds-houses-spend-dice = { $number ->
        [one] Un dé de plus pour { $price } d’Impulsion : { $before } → { $after }
       *[other] { $number } dés de plus pour { $price } d’Impulsion : { $before } → { $after }
    }
odds-houses-spend-point = Un point de Détermination pour un 1 automatique : { $before } → { $after }
roll-houses-hero = Vous
roll-houses-pass = Réussi ; succès : { $successes }, Impulsion : { $momentum }{ $complications ->
        [0] { "" }
       *[other] {", "}complications : { $complications }
    }
roll-houses-fail = Raté ; succès : { $successes }{ $complications ->
        [0] { "" }
       *[other] {", "}complications : { $complications }
    }
odds-success = Réussite en tout
policy-no-point = Calculé sans point de Détermination.
policy-point-automatic-before = Calculé avec 1 point de Détermination : un dé compte comme un 1 et n’est pas lancé.
policy-point-automatic-after = Calculé avec 1 point de Détermination : après un échec, un 1 remplace le plus mauvais dé.
policy-point-reroll-misses = Calculé avec 1 point de Détermination : après un échec, les dés sans succès sont relancés.
policy-point-reroll-all = Calculé avec 1 point de Détermination : après un échec, tous les dés sont relancés.
policy-point-reroll-best = Calculé avec 1 point de Détermination : après un échec, on relance les dés qui donnent la meilleure chance.
result-pass = réussi
result-fail = raté
error-other-book = Ce personnage appartient à { $ruleset }, et cette table joue à { $wanted }.
error-houses-number = { $number } ne va pas ici ({ $what }) : il faut de { $least } à { $most }.
error-houses-helpers = { $number } assistants, c’est trop ; à cette table il peut y en avoir { $most }.
error-houses-assist = Un assistant de seuil { $target } et de limite critique { $critical } n’a pas de sens : l’un et l’autre vont de 1 à 20, et la limite ne dépasse pas le seuil.
