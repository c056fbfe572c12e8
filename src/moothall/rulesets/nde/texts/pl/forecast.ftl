### Prognozy walk.

forecast-left-hearts = Zostaje Serc
forecast-left-luck = Zostaje szczęścia

tactic-nde-heroes = Bohaterowie uderzają { $value ->
    [weakest] w najsłabszego wroga
    [strongest] w najsilniejszego wroga
   *[first] w pierwszego wroga, który stoi
}.
tactic-nde-luck = { $value ->
    [never] Nie wydają Punktów Szczęścia.
   *[failures] Porażkę rzucają ponownie, dopóki mają Punkt Szczęścia.
}
tactic-nde-foes = { $value ->
    [first] Każdy wróg uderza w pierwszego bohatera, który stoi.
    [own] Każdy wróg trzyma się swojego bohatera.
    [still] W swojej turze wrogowie nic nie robią.
   *[weakest] Każdy wróg uderza w bohatera z najmniejszą liczbą Serc.
}

forecast-nde-space = Każdy może dosięgnąć każdego; odległości, osłony, tłok i trwające efekty są pominięte.

forecast-nde-more = { $tier ->
    [elite] Jeszcze jedna elita
    [boss] Jeszcze jeden boss
   *[minion] Jeszcze jeden pachołek
}
forecast-nde-higher = { $tier ->
    [boss] Jeden z nich jest bossem
   *[elite] Jeden z nich jest elitą
}
forecast-nde-no-luck = Bez Punktów Szczęścia
forecast-nde-absent = O jednego bohatera mniej

encounter-tier-minion = Pachołek
encounter-tier-elite = Elita
encounter-tier-boss = Boss
encounter-how-melee = Wręcz
encounter-how-ranged = Na dystans
