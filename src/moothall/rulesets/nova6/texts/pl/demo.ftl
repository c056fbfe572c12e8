### The short evening that bots play.

demo-purpose = Wejść na pokład niezauważenie
demo-scene-quay = Nabrzeże nocą
demo-scene-deck = Na pokładzie „Szarej Czapli”
demo-aspect-deck = WSZĘDZIE LINY
demo-aspect-sunniva = RAZ WIELORYBNICZKA, ZAWSZE WIELORYBNICZKA
demo-aspect-tomas = KAŻDY DACH TO DROGA
demo-aspect-ilka = WIEM, CO ZROBIŁEŚ ZESZŁEJ ZIMY
demo-tool-axe = topór abordażowy
demo-tool-knives = noże do rzucania
demo-tool-sabre = szabla
demo-captain = Kapitan Roe
demo-hand = Majtek
demo-try-tomas = prześlizgnąć się obok warty
demo-try-ilka = zagadać wartownika
demo-try-sunniva = unieść klapę bez hałasu
demo-strike-sunniva = wyrąbać sobie drogę
demo-strike-tomas = rzucić nożem
demo-strike-ilka = powiedzieć głośno, co ukrywa kapitan
demo-blow = uderzyć na intruzów
demo-reason-sunniva = morze uczyło ją gorszych rzeczy
demo-reason-tomas = zawsze jest inna droga w górę
demo-reason-ilka = ma imię, które może szepnąć
demo-stunt = z całą siłą
demo-fails = trwa to za długo i porusza się latarnia
demo-out = leży wśród lin
demo-outcome = „Szara Czapla” zostaje w porcie
