### What the first edition's workshop says otherwise.

book-title = NDE, pierwsze wydanie
    .hint = Przesuwane TN, przeciwnicy oddający ciosy, plansza w pola
make-numbers = Z jakiej gliny
    .hint = Cechy wynikają z roli. Serca i Manę każdy ma takie same.
make-power = Mana
make-grow-power = Punkt Many
    .hint = Jeszcze jeden, najwyżej 5
