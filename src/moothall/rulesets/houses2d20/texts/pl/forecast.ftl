### Prognozy konfliktów i długich zadań.

forecast-left-track = Punkty do pokonania
forecast-left-determination = Zostaje Determinacji

tactic-houses-dice = { $value ->
    [never] Gracze nie kupują kości.
   *[spare] Gracze kupują jedną kość, dopóki mają 2 punkty Impetu.
}
tactic-houses-determination = { $value ->
    [never] Nie wydają Determinacji.
   *[hard] Wydają Determinację na pewną kość w testach o Trudności 2 i większej.
}
tactic-houses-resist = { $value ->
    [never] Nikt nie opiera się pokonaniu.
   *[always] Każdy raz opiera się pokonaniu, jeśli go na to stać.
}
tactic-houses-threat = { $value ->
    [never] MG nie wydaje Zagrożenia na kości.
   *[plenty] MG kupuje jedną kość, dopóki ma więcej niż 2 punkty Zagrożenia.
}

forecast-houses-space = Każdy atakuje pierwszego przeciwnika, który stoi; strefy i cechy są pominięte, a komplikacja tylko zabiera czas.
forecast-houses-alone = Nad zadaniem pracuje jedna postać, a komplikacja tylko zabiera czas. Runda to jeden test.

forecast-houses-more = { $tier ->
    [major] Jeszcze jeden główny przeciwnik
    [notable] Jeszcze jeden znaczący przeciwnik
   *[minor] Jeszcze jeden pomniejszy przeciwnik
}
forecast-houses-higher = { $tier ->
    [major] Jeden z nich jest głównym przeciwnikiem
   *[notable] Jeden z nich jest znaczącym przeciwnikiem
}
forecast-houses-harder = Trudność zadania o jeden wyższa
forecast-houses-no-points = Bez Determinacji
forecast-houses-absent = O jedną postać mniej
error-forecast-houses-one-task = Prognoza obejmuje jedno zadanie naraz: zostaw jedną linię z poziomem „task” i żadnych innych.

encounter-tier-minor = Mniejszy przeciwnik
encounter-tier-notable = Znaczący przeciwnik
encounter-tier-major = Główny przeciwnik
encounter-tier-task = Zadanie rozszerzone
