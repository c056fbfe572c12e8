### What things are called otherwise in the first edition.

complication-overload = Magia wymyka się spod kontroli

list-difficulty = Jakie jest TN i czy coś je przesuwa?

term-might = Magia
term-two_hearts = razem 2 Rany
term-effect = 1 Rana i coś więcej
term-pick-power = jeszcze jedna Mana
term-power = użyć Magii
term-stays-difficulty = w TN
term-stays-step = jako przesunięcie TN

field-difficulty = TN (4 łatwe, 6 normalne, 8 trudne, 12 bohaterskie)
field-counted = Co z tego jest już wliczone w TN
field-declined = Niechciana pomoc (po przecinku)
field-level = Jak silny to efekt
field-nde-power-cost = Koszt w Manie
field-damage = Ile Ran dostaje każdy trafiony przeciwnik
