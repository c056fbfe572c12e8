### Prognozy rywalizacji i konfliktów.

forecast-left-boxes = Wolne pola
forecast-left-plot-points = Zostaje punktów fabuły

tactic-nova6-heroes = Postacie atakują { $value ->
    [weakest] przeciwnika z największą liczbą zaznaczonych pól
   *[first] pierwszego przeciwnika
}.
tactic-nova6-foes = Przeciwnicy atakują { $value ->
    [first] pierwszą postać
   *[weakest] postać z największą liczbą zaznaczonych pól
}.
tactic-nova6-plot = { $value ->
    [never] Nikt nie wydaje punktów fabuły.
   *[stay] Punkty fabuły pozwalają postaci zostać w scenie i zmieniają porażkę w sukces.
}
tactic-nova6-stunts = { $value ->
    [never] Punkty wyczynu nie są wydawane.
   *[harder] Punkty wyczynu wzmacniają atak.
}

forecast-nova6-contest = Rywal nie wymienia stopni, a rywalizacja kończy się z pierwszym wynikiem.
forecast-nova6-space = Każdy jest w zasięgu; strefy i aspekty miejsca są pominięte, a tura to jeden atak.

forecast-nova6-more = { $kind ->
    [principal] Jeszcze jeden główny przeciwnik
   *[extra] Jeszcze jeden statysta
}
forecast-nova6-stronger = Przeciwnicy mają o jeden stopień więcej
forecast-nova6-no-points = Bez punktów fabuły
forecast-nova6-absent = O jedną postać mniej
error-forecast-nova6-one-rival = Rywalizacja ma jednego rywala: zostaw jedną linię rodzaju „rival” i żadnych innych.

encounter-kind-rival = Rywal w rywalizacji
encounter-kind-principal = Postać pierwszoplanowa
encounter-kind-extra = Statysta
