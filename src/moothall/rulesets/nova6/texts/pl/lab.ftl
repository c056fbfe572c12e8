### Pracownia szans: pola sytuacji i ich wartości.

lab-bonus = Kości premii
lab-penalty = Kości kary
lab-trade = Pary kości wymienione na punkty
    .hint = Ponad te, które i tak trzeba oddać.
lab-focused = Cecha: Skupiony
lab-practiced = Cecha: Wprawiony
lab-practiced-none = nie ma znaczenia
lab-practiced-reroll = przerzuca jedynki
lab-practiced-auto = daje pewny sukces
lab-specialized = Cecha: Wyspecjalizowany
lab-opposed-focused = Druga strona: Skupiony
lab-opposed-specialized = Druga strona: Wyspecjalizowany
