term-wits = wits
term-heart = heart
term-clear = it works
term-mixed = on the edge
term-dark = it goes wrong
term-burn = burn one light
term-leave = let it be
