### The odds lab: the fields of a situation and their values.

lab-skill = Skill
lab-drive = Drive
lab-difficulty = Difficulty
lab-dice = Dice rolled
lab-focus = A focus applies
lab-range = Complication range
    .hint = How many of the highest faces bring a complication.
lab-assist = Helpers’ target numbers
    .hint = Such as 11, or 9:5 with the critical limit; several with commas between.
lab-point = A point of Determination
lab-point-none = is kept
lab-point-automatic = makes a die count as a 1
lab-point-misses = rolls dice without a success again
lab-point-all = rolls all dice again
lab-point-best = rolls the best choice of dice again
