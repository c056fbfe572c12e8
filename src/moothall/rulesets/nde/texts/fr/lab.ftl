### Le laboratoire des chances : les champs d’une situation et leurs valeurs.

lab-die = Dé de la caractéristique
lab-against = Difficulté (TN)
lab-dice-mode = Dés de cette table
lab-modifier = Modificateur de la caractéristique
lab-advantage = Un avantage
    .hint = Les circonstances aident.
lab-disadvantage = Un désavantage
    .hint = Les circonstances gênent.
lab-luck = Un Coup de Chance
lab-luck-none = est gardé
lab-luck-reroll = relance un échec
lab-luck-step = achète un plus grand dé avant le jet
lab-luck-cost = change un échec en succès avec coût
lab-luck-plus = ajoute 1 quand cela sert
lab-talent = Un talent convient
lab-help-from-ally = Un allié aide
lab-level = Niveau de maîtrise
lab-level-master = Maître
lab-level-trained = Entraîné
lab-level-novice = Novice
lab-level-unskilled = Sans maîtrise
lab-shift = Circonstances en tout
    .hint = Sous zéro elles aident, au-dessus elles gênent.
