### Layers and presets, told wherever options are shown.

chapter_ruling = Nos arbitrages
chapter_layer = Règles hors du livre
switch-on = Oui
    .meaning = La table joue avec.
switch-off = Non
    .meaning = La table joue sans.
preset-as-written = À la lettre
    .meaning = Aucun ajout de notre part, et la lecture littérale. Là où le livre a une lacune, notre arbitrage reste.
