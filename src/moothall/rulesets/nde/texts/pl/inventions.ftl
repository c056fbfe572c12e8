### What random characters are made of. Each line is a list, its things separated by a semicolon.
###
### The verbs are in the present tense, so that they fit whoever a name belongs to.

invention-names = Ilse; Bram; Oda; Tyko; Maren; Jory; Wilna; Casimir; Edda; Rook; Sabine; Hollis
invention-who = Zapala latarnie i zna w porcie każdy dach; Ma za sobą sto pojedynków i jedno chore kolano; Rysuje mapy miejsc, które się przemieszczają; Lata po wraki i czeka na zlecenie; Ucieka z terminu u ludwisarza; Odczytuje sygnały na nocnej zmianie
invention-turn = ma dług u niewłaściwej rodziny.; szuka zaginionego brata.; nie ufa już żadnej mapie.; ma już dość rozkazów.; niesie list, który nie może dotrzeć do celu.; słyszy morze tam, gdzie go nie ma.
invention-concept = { $who }, a teraz { $turn }
invention-talents = Bieg po dachach; Czytanie z twarzy; Złota rączka; Chirurgia polowa; Niejedna wojna; Czytanie z ruchu warg; Sto węzłów; Nocny wzrok
invention-tools = topór abordażowy; kusza; lampa sygnałowa; zestaw narzędzi; hak na linie; rzeźbiony kij
invention-protections = płaszcz sztormowy; przeszywanica; okrętowy puklerz; szara opończa
invention-trinkets = kreda; zapasowy knot; mosiężny gwizdek; kawałek drutu; małe lusterko; lak i pieczęć; suszona ryba; fałszywa kość
