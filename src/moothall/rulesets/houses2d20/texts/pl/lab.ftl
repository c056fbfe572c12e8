### Pracownia szans: pola sytuacji i ich wartości.

lab-skill = Umiejętność
lab-drive = Motywacja
lab-difficulty = Trudność
lab-dice = Rzucane kości
lab-focus = Specjalizacja pasuje
lab-range = Zakres komplikacji
    .hint = Ile najwyższych ścianek sprowadza komplikację.
lab-assist = Liczby docelowe pomocników
    .hint = Na przykład 11 albo 9:5 z progiem krytycznym; kilka po przecinkach.
lab-point = Punkt Determinacji
lab-point-none = zostaje na później
lab-point-automatic = sprawia, że kość liczy się jako 1
lab-point-misses = przerzuca kości bez sukcesu
lab-point-all = przerzuca wszystkie kości
lab-point-best = przerzuca kości, które dają najlepszą szansę
