### Prognozy starć.

help-forecast = Prognoza starcia: szansa na zwycięstwo i jej cena.
    .file = Plik z opisem, kto z kim się mierzy; przykłady leżą w examples/.
    .decides = Powiedz też, co zmieniłby jeszcze jeden wróg, silniejszy wróg, brak szczęścia albo nieobecny bohater.
    .seconds = Ile to może trwać; czego do tej pory nie da się policzyć, to zostanie wylosowane.
    .seed = Ziarno losowanych walk: to samo ziarno, te same walki.

forecast-exact = Szansa na zwycięstwo: { $percent }, policzona dokładnie.
forecast-sampled-over-budget = Szansa na zwycięstwo: około { $percent }, między { $low } a { $high } (99 razy na 100), z { $games } walk; policzenie wszystkich możliwości trwałoby zbyt długo.
forecast-sampled-large-circle = Szansa na zwycięstwo: około { $percent }, między { $low } a { $high } (99 razy na 100), z { $games } walk; ta walka zbyt często wraca do punktu wyjścia, by ją policzyć.
forecast-task = Zadanie wymaga średnio testów: { NUMBER($mean, maximumFractionDigits: 1) }.
forecast-hero = Kto
forecast-unnamed = Nr { $number }
forecast-down = { $goal ->
    [contest] Przegrywa
   *[other] Pada
}
forecast-dead = Ginie
forecast-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
forecast-rounds = Ile rund
forecast-rounds-sampled = Ile rund (z wylosowanych walk)
forecast-decides = Co o tym decyduje

help-sweep = Prognozy starcia dla całej siatki parametrów.
    .file = Plik starcia; przykłady leżą w examples/.
    .over = Parametr i jego wartości: foes.0.count=1..6 albo tactics.luck=never,failures.
    .seconds = Ile może trwać każda prognoza.
    .seed = Ziarno losowanych walk: to samo ziarno, te same walki.
    .keep = Zapisuj wiersze w tym pliku; przerwane liczenie ruszy od niego dalej.
    .csv = Zapisz wiersze do tego pliku.
    .svg = Narysuj je jako mapę w tym pliku.
    .scheduler = Adres planisty Dask, by użyć klastra.
sweep-win = Szansa na zwycięstwo
sweep-rounds = Rundy
sweep-done = { $done } z { $of }

## The form of an encounter

encounter-name = Imię
encounter-count = Ilu
encounter-role = Rola
encounter-strength = Kość Siły
encounter-dexterity = Kość Zręczności
encounter-might = Kość Mocy
encounter-hearts = Serca
encounter-luck = Łuty Szczęścia
encounter-how = Atakuje
encounter-tier = Rodzaj
encounter-kind = Rodzaj
encounter-defense = Obrona
encounter-skill = Umiejętność
encounter-drive = Motywacja
encounter-potency = Moc zasobu
encounter-determination = Determinacja
encounter-difficulty = Trudność
encounter-points = Punkty zadania
encounter-rank = Ranga
encounter-damage = Obrażenia
encounter-plot-points = Punkty fabuły
encounter-goal = Sukcesy do wygranej
encounter-heroes = Bohaterowie
encounter-foes = Przeciwnicy
encounter-plot = Punkty fabuły
encounter-stunts = Punkty wyczynów
encounter-dice = Kości
encounter-resist = Przegrana
encounter-threat = Zagrożenie
