### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = NDE, nowsze wydanie
    .hint = Kości rosną i maleją, Łut Szczęścia, odległości w strefach

## Steps

make-who = Kto to jest?
    .hint = Wystarczy imię. Resztę poznasz w grze.
make-role = W czym twoja postać jest najlepsza?
    .hint = Rola mówi, z czego ją znają. Niczego nie zamyka.
make-numbers = Z jakiej gliny
    .hint = Wybierz, która cecha jest najlepsza. Serca, Moc i Łut Szczęścia każdy ma takie same.
make-talents-step = Co umie, czego nie umieją inni?
    .hint = Dwa krótkie hasła własnymi słowami. Jedno z nich może pomóc w teście, do którego pasuje.
make-gear = Co ma przy sobie?
    .hint = Rzeczy pozwalają czegoś spróbować. Nie mają liczb.

## Fields

make-name = Imię
make-concept = Koncept
    .hint = Jednym zdaniem: kto to jest i o co chodzi?
make-one-role = Rola
make-role-label = Własna nazwa roli
    .hint = Jeśli w waszym świecie nazywa się inaczej. Rola pozostaje ta sama.
make-attributes = Cechy
make-hearts = Serca
make-power = Moc
make-luck = Łut Szczęścia
make-talents = Talenty
make-traits = Atuty
make-key = Główne narzędzie
    .hint = Broń albo to, czym się pracuje
make-protection = Ochrona
make-trinkets = Rzeczy przydatne

## Choices

make-role-assault = { role-assault }
    .hint = { role-assault-summary }
make-role-specialist = { role-specialist }
    .hint = { role-specialist-summary }
make-role-adept = { role-adept }
    .hint = { role-adept-summary }
make-role-warrior = { role-warrior }
    .hint = { role-warrior-summary }
make-role-rogue = { role-rogue }
    .hint = { role-rogue-summary }
make-role-mage = { role-mage }
    .hint = { role-mage-summary }
make-die = d{ $value }
make-modifier = +{ $value }
make-threshold-master = Mistrz, od 3
make-threshold-trained = Wyszkolony, od 4
make-threshold-novice = Nowicjusz, od 5
make-threshold-unskilled = Bez biegłości, tylko 6

## Growing

make-grow = Rozdział zamknięty: jedna rzecz się rozwija
make-grow-pick = Co się rozwija?
make-grow-attribute = Cecha
    .hint = O jeden stopień w górę
make-grow-heart = Serce
    .hint = Jeszcze jedno, najwyżej 7
make-grow-power = Punkt Mocy
    .hint = Jeszcze jeden, najwyżej 5
make-grow-trait = Atut
    .hint = Coś, co potrafi tylko ta postać, jednym zdaniem; uzgodnij to z MG
make-grow-which = Która cecha?
make-grow-words = Nowy Atut, jednym zdaniem
