### Przykłady umiejętności w grze, z naszymi własnymi ludźmi.

example_nova6_ex_run-and-jump = Z barki na barkę
    .given = Odile, Ruch 2, skacze z barki na barkę (−1d) i chce biec dalej. Rzuca 4, 4, 4 i 2 i czyta trzy czwórki.
    .then = 12 to sukces, a trójka jednakowych daje 1 punkt wyczynu: jest po drugiej stronie i o strefę dalej.
