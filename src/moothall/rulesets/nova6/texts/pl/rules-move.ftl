### Ruch: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_move_scope = Wszystko, do czego służy Ruch
    .gist = Bieg, wspinaczka, pływanie, jazda konna, prowadzenie pojazdów, pościgi i przemykanie się.

nova6_move_perks = Atuty dla ruchliwych
    .gist = Sposób poruszania się, pojazd, talent do znikania: weź pomysł albo wymyśl własny.

nova6_move_overcome = Dotrzeć na miejsce
    .gist = Przez przeszkody, obok strażników i ze strefy do strefy w walce.

nova6_move_adjacent-free = Obok bez rzutu
    .gist = Jedna akcja przenosi cię do sąsiedniej strefy, bez kości, jeśli droga jest wolna.

nova6_move_farther = Bieg
    .gist = Dalej idzie się z rzutem: dwie strefy za sukces i jedna więcej za każdy punkt.

nova6_move_obstructed = Przez to, co leży na drodze
    .gist = Gdy coś stoi na drodze, nawet jedna strefa wymaga rzutu; sukces przenosi cię na drugą stronę, a każdy punkt o strefę dalej.

nova6_move_conditions = Gdy teren mówi nie
    .gist = To, co jest prawdą o miejscu albo o tobie, może zmienić spacer w rzut, jeśli MG tak powie.

nova6_move_climb-barrier = Przez płot
    .gist = Wspinaczka przez coś w twojej strefie zostawia cię w tej strefie; następna kosztuje punkt.

nova6_move_climb-vertical = O strefę wyżej
    .gist = Strefa wyżej zawsze wymaga rzutu, z drabiną czy bez.

nova6_move_climb-extra = Jeszcze wyżej
    .gist = Każda kolejna strefa w górę to dwa punkty.

nova6_move_swim = Na wodzie
    .gist = W wodzie trzeba sukcesu, żeby utrzymać się na powierzchni albo dopłynąć do sąsiedniej strefy.

nova6_move_swim-penalty = Wzburzona woda
    .gist = Fale i prądy to kości kary, tyle, ile powie MG.

nova6_move_swim-extra = Płynąć dalej
    .gist = Dwa punkty za każdą kolejną strefę wody.

nova6_move_create-advantage = Lepsze miejsce
    .gist = Wyższy teren, zasadzka, dobre miejsce na to, co będzie dalej.

nova6_move_dodge = W ciągłym ruchu
    .gist = Nie stój w miejscu, a masz kość do własnej obrony przed atakami na ciało.

nova6_move_attack-ram = Taranowanie
    .gist = Ruch nikogo nie rani, chyba że w kogoś czymś wjedziesz. Pojazd cierpi tyle samo co cel, każde przed własnym pochłanianiem.

nova6_move_defend-attacks = Z drogi
    .gist = Ruch chroni przed każdym ciosem i strzałem i przed każdym manewrem w walce.

nova6_move_defend-block = Zagrodzić drogę
    .gist = Jeśli możesz stanąć pomiędzy, Ruch nie daje komuś przejść, o ile MG się zgadza.

nova6_move_defend-hide = Ukrywanie się
    .gist = Ruch kryje cię przed tym, kto cię szuka.
