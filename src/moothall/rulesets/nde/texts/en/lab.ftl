### The odds lab: the fields of a situation and their values.

lab-die = Die of the attribute
lab-against = Difficulty (TN)
lab-dice-mode = Dice of this table
lab-modifier = Modifier of the attribute
lab-advantage = An advantage
    .hint = Circumstances help.
lab-disadvantage = A disadvantage
    .hint = Circumstances hinder.
lab-luck = A Luck Point
lab-luck-none = is kept
lab-luck-reroll = rolls a failure again
lab-luck-step = buys a larger die beforehand
lab-luck-cost = turns a failure into a success at a cost
lab-luck-plus = adds 1 where that helps
lab-talent = A talent fits
lab-help-from-ally = An ally helps
lab-level = Level
lab-level-master = Master
lab-level-trained = Trained
lab-level-novice = Novice
lab-level-unskilled = Unskilled
lab-shift = Circumstances in sum
    .hint = Below zero they help, above zero they hinder.
