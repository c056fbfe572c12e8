### Pracownia szans: pola sytuacji i ich wartości.

lab-die = Kość cechy
lab-against = Trudność (TN)
lab-dice-mode = Kości przy tym stole
lab-modifier = Modyfikator cechy
lab-advantage = Ułatwienie
    .hint = Okoliczności pomagają.
lab-disadvantage = Utrudnienie
    .hint = Okoliczności przeszkadzają.
lab-luck = Łut Szczęścia
lab-luck-none = zostaje na później
lab-luck-reroll = przerzuca porażkę
lab-luck-step = kupuje większą kość przed rzutem
lab-luck-cost = zamienia porażkę w sukces z kosztem
lab-luck-plus = dodaje 1, gdy to coś zmienia
lab-talent = Talent pasuje
lab-help-from-ally = Sojusznik pomaga
lab-level = Poziom biegłości
lab-level-master = Mistrz
lab-level-trained = Wyszkolony
lab-level-novice = Nowicjusz
lab-level-unskilled = Bez biegłości
lab-shift = Okoliczności razem
    .hint = Poniżej zera pomagają, powyżej zera przeszkadzają.
