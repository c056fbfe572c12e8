### Worked examples of gear, assets, flaws and prices, with people of our own.

example_nova6_ex_load-aspect = A peddler of maps
    .given = Tobiah carries a medium load, MAPS AND INKS, and looks for a chart of the marsh. Nothing else helps.
    .then = The gear test is up 1. For a plot point he may invoke the aspect of his load; whenever he moves he has two dice less.

example_nova6_ex_turbo = A wound spring
    .given = Ilse has AN OVERWOUND SPRING [1] and uses it to jump the lock gate.
    .then = One bonus die; then the asset is gone.

example_nova6_ex_jimmy = A hold over the harbour clerk
    .given = Ilse has made A HOLD OVER THE HARBOUR CLERK [2]. Once she trades both uses after a success; another time she would give it up to be hurt less.
    .then = The trade is one stunt point, and the asset is gone. To give it up is refused: she made it by an action.

example_nova6_ex_signature-slots = Heirloom, debt and hiding place
    .given = A pack names three slots for signature assets: an heirloom, a debt and a hiding place.
    .then = There are these three and no others, and none for each aspect.

example_nova6_ex_flaw-pair = The marsh wight
    .given = A creature cannot stand iron, and in return it can fly. An iron hook hits it for 4.
    .then = Its advances are as many as before, and the hit fills two staggered boxes.

example_nova6_ex_price = What the pawnbroker wants
    .given = With a light load Ilse looks for things that cost 100, 1,000, 10,000, 100,000 and 1,000,000.
    .then = She is down 1, 2, 3 and 4. At five the limit turns two dice into a stunt point for the GM: down 3.
