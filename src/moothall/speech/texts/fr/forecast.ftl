### Prévisions des rencontres.

help-forecast = Prévision d’une rencontre : les chances de victoire, et leur prix.
    .file = Un fichier qui dit qui affronte qui ; examples/ en contient.
    .decides = Dire aussi ce que changeraient un ennemi de plus, un plus fort, l’absence de chance ou celle d’un héros.
    .seconds = Le temps accordé ; ce qui ne peut être compté d’ici là est tiré au sort.
    .seed = La graine des combats tirés au sort : même graine, mêmes combats.

forecast-exact = Chances de victoire : { $percent }, comptées exactement.
forecast-sampled-over-budget = Chances de victoire : environ { $percent }, entre { $low } et { $high } (99 fois sur 100), d’après { $games } combats ; tout compter aurait pris trop de temps.
forecast-sampled-large-circle = Chances de victoire : environ { $percent }, entre { $low } et { $high } (99 fois sur 100), d’après { $games } combats ; ce combat revient trop souvent sur ses pas pour être compté.
forecast-task = La tâche demande { NUMBER($mean, maximumFractionDigits: 1) } tests en moyenne.
forecast-hero = Qui
forecast-unnamed = Nº { $number }
forecast-down = { $goal ->
    [contest] Perd
   *[other] Tombe
}
forecast-dead = Meurt
forecast-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
forecast-rounds = Combien de rounds
forecast-rounds-sampled = Combien de rounds (d’après des combats tirés au sort)
forecast-decides = Ce qui fait la différence

help-sweep = Prévoir une rencontre sur toute une grille de paramètres.
    .file = Le fichier de la rencontre ; examples/ en contient.
    .over = Un paramètre et ses valeurs : foes.0.count=1..6 ou tactics.luck=never,failures.
    .seconds = Le temps accordé à chaque prévision.
    .seed = La graine des combats tirés au sort : même graine, mêmes combats.
    .keep = Garder les lignes dans ce fichier ; un balayage interrompu en repart.
    .csv = Écrire les lignes dans ce fichier.
    .svg = Les dessiner en carte dans ce fichier.
    .scheduler = L’adresse d’un ordonnanceur Dask, pour une grappe de machines.
sweep-win = Chances de victoire
sweep-rounds = Rounds
sweep-done = { $done } sur { $of }

## The form of an encounter

encounter-name = Nom
encounter-count = Combien
encounter-role = Rôle
encounter-strength = Dé de Force
encounter-dexterity = Dé d’Agilité
encounter-might = Dé de Pouvoir
encounter-hearts = Cœurs
encounter-luck = Coups de Chance
encounter-how = Attaque
encounter-tier = Sorte
encounter-kind = Sorte
encounter-defense = Défense
encounter-skill = Compétence
encounter-drive = Motivation
encounter-potency = Puissance de l’atout
encounter-determination = Détermination
encounter-difficulty = Difficulté
encounter-points = Points de la tâche
encounter-rank = Rang
encounter-damage = Dégâts
encounter-plot-points = Points d’intrigue
encounter-goal = Succès pour gagner
encounter-heroes = Héros
encounter-foes = Adversaires
encounter-plot = Points d’intrigue
encounter-stunts = Points de prouesse
encounter-dice = Dés
encounter-resist = Défaite
encounter-threat = Menace
