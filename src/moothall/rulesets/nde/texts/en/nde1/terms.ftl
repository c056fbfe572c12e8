### What things are called otherwise in the first edition.

list-difficulty = What is the TN, and does anything shift it?

term-might = Magic
term-two_hearts = 2 Wounds in all
term-effect = 1 Wound and another gain
term-pick-power = 1 Mana more
term-power = work magic
term-stays-difficulty = in the TN
term-stays-step = as a shift

field-difficulty = TN (4 easy, 6 normal, 8 hard, 12 heroic)
field-counted = Which of these are already in the TN
field-declined = Help that is not wanted, separated by commas
field-nde-power-cost = Mana it takes
field-damage = Wounds it gives to each foe it hits
