### Przykłady: cechy i rzeczy, które są postaciami.

example_nova6_ex_storm = Burza nad przełęczą
    .given = Burza wchodzi do gry z umiejętnościami Mróz 2 i Deszcz ze śniegiem 1, bez żadnego toru. Oda broni się Krzepą przed mrozem.
    .then = Trudność to dwie kości, a burza, której nie można zranić, jest w porządku.
example_nova6_ex_gun-track = Działko harpunnicze
    .given = Działko wchodzi do gry tylko z torem na harpuny: trzy, dwa i jedno pole.
    .then = Wolno tak zrobić, a zużyte harpuny nigdy nie zaznaczają pola niczyjego ciała.
