### Wola: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_resolve_scope = Siła ducha
    .gist = Czym dla ciała jest Krzepa, tym dla umysłu Wola: rzuca nią, kto zachowuje spokój wobec czegoś strasznego.

nova6_resolve_perks = Atuty woli
    .gist = Nieustraszoność, gry, szachy, psionika, telepatia: wybierz jeden albo napisz własny.

nova6_resolve_overcome = Cierpliwość, nie geniusz
    .gist = Gdzie decydują czas i skupienie, a nie spryt, MG prosi o Wolę, a nie o Bystrość.

nova6_resolve_contest = Pojedynek woli
    .gist = Gry na cierpliwość, a tam, gdzie są takie moce, także zmagania umysłów to rywalizacje Woli.

nova6_resolve_create-advantage = Głębokie skupienie
    .gist = Zebranie myśli to przewaga tylko dla ciebie, na przykład kość do własnej Bystrości.

nova6_resolve_create-advantage-risk = Tylko gdy coś to kosztuje
    .gist = Skupienie jest warte testu, gdy przez tę chwilę można coś przegapić, albo w rywalizacji; inaczej się nie rzuca.

nova6_resolve_attack = Umysłem się nie bije
    .gist = Nikt nie atakuje Wolą bez talentu lub cechy, która to umożliwia.

nova6_resolve_defend = Zachować twarz
    .gist = Wola przeciwstawia się atakom na umysł, wzruszeniu i wszystkiemu, co robi się Interakcją.
