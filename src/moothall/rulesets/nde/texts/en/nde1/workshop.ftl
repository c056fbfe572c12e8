### What the first edition's workshop says otherwise.

book-title = NDE, the first edition
    .hint = A target number that shifts, foes that strike back, squares
make-numbers = What you are made of
    .hint = Your role settles your attributes. Hearts and Mana are the same for everybody.
make-power = Mana
make-grow-power = A Mana point
    .hint = One more, at most 5
