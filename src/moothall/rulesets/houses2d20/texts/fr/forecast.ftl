### Prévisions des conflits et des tâches prolongées.

forecast-left-track = Points avant la défaite
forecast-left-determination = Détermination restante

tactic-houses-dice = { $value ->
    [never] Les joueurs n’achètent pas de dés.
   *[spare] Les joueurs achètent un dé tant qu’il y a 2 points d’Impulsion en réserve.
}
tactic-houses-determination = { $value ->
    [never] Ils ne dépensent pas de Détermination.
   *[hard] Ils dépensent leur Détermination pour un dé sûr, à partir d’une Difficulté de 2.
}
tactic-houses-resist = { $value ->
    [never] Personne ne résiste à la défaite.
   *[always] Chacun résiste une fois à la défaite, s’il peut payer.
}
tactic-houses-threat = { $value ->
    [never] Le MJ ne dépense pas de Menace pour des dés.
   *[plenty] Le MJ achète un dé tant qu’il a plus de 2 points de Menace.
}

forecast-houses-space = Chacun attaque le premier adversaire debout ; zones et traits sont laissés de côté, et une complication ne coûte que du temps.
forecast-houses-alone = Un seul personnage travaille à la tâche, et une complication ne coûte que du temps. Un round est un test.

forecast-houses-more = { $tier ->
    [major] Un adversaire majeur de plus
    [notable] Un adversaire notable de plus
   *[minor] Un adversaire mineur de plus
}
forecast-houses-higher = { $tier ->
    [major] L’un d’eux est un adversaire majeur
   *[notable] L’un d’eux est un adversaire notable
}
forecast-houses-harder = La tâche est d’une Difficulté de plus
forecast-houses-no-points = Plus de Détermination
forecast-houses-absent = Un personnage de moins
error-forecast-houses-one-task = Une prévision prend une tâche à la fois : gardez une seule ligne de niveau « task », sans autre adversaire.

encounter-tier-minor = Adversaire mineur
encounter-tier-notable = Adversaire notable
encounter-tier-major = Adversaire majeur
encounter-tier-task = Tâche prolongée
