### Bystrość: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_wits_scope = Wiedzieć, zauważać, naprawiać
    .gist = Rozum, nauka, rzemiosło, przenikliwość i zmysły to wszystko Bystrość.

nova6_wits_language-native = Mowa ojczysta
    .gist = W języku, który znasz od dziecka, mówisz, czytasz i piszesz.

nova6_wits_language-declare = Język na jedną scenę
    .gist = Wydaj punkt fabuły, a okaże się, że do końca sceny znasz jakiś język.

nova6_wits_language-perk = Język na stałe
    .gist = Jako atut Bystrości język jest twój i nie kosztuje punktu fabuły.

nova6_wits_perks = Atuty umysłu
    .gist = Wyostrzony słuch, czujność, medycyna, chirurgia, ukryte drzwi i inne: jeden z tych albo własny.

nova6_wits_overcome = Dojść do tego
    .gist = Odczytać szyfr, przypomnieć sobie, wypatrzyć, wydedukować, naprawić, wygrać na planszy: pokonują wiedza, spryt i zmysły.

nova6_wits_interesting = Kości tylko wtedy, gdy warto
    .gist = Jeśli ani wiedza, ani jej brak nie byłyby ciekawe, MG po prostu ci mówi.

nova6_wits_create-advantage = Plany i przygotowania
    .gist = Prowizorka, sabotaż, badania, kamuflaż, podsłuch, celowanie albo fałszerstwo; możesz też poznać aspekt, który był ukryty.

nova6_wits_limits = Znak i powód
    .gist = Bystrość widzi, że ktoś się poci; żeby pokazał dlaczego, trzeba Interakcji.

nova6_wits_aim = Celowanie
    .gist = Tworzenie przewagi przeciw Ruchowi celu: sukces to kość do strzału w niego.

nova6_wits_attack = Ogień zza wzgórza
    .gist = Bystrością atakuje się tylko ogniem pośrednim i systemami uzbrojenia; wszystko, co kierujesz w kogoś ręką, to Walka.

nova6_wits_defend = Zauważyć, zanim uderzą
    .gist = Bystrość przeciwstawia się zasadzce i tym, którzy cię obserwują.
