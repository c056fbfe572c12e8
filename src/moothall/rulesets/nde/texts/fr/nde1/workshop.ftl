### What the first edition’s workshop says otherwise.

book-title = NDE, la première édition
    .hint = Un TN qui se décale, des adversaires qui ripostent, des cases
make-numbers = De quel bois
    .hint = Le rôle fixe les caractéristiques. Cœurs et Mana sont les mêmes pour tout le monde.
make-power = Mana
make-grow-power = Un point de Mana
    .hint = Un de plus, 5 au plus
