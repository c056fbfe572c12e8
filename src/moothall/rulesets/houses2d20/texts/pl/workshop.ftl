### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = 2d20: rody i motywacje
    .hint = Dwie d20, Impet i Zagrożenie, to, w co się wierzy, pojedynki i intrygi

## Steps

make-who = Kto to jest?
    .hint = Imię i kilka słów prawdy.
make-skills-step = W czym twoja postać jest dobra?
    .hint = Jedna umiejętność zaczyna od 6, jedna od 5, pozostałe od 4. Rozdaj resztę punktów.
make-drives-step = Co nią kieruje?
    .hint = Każda motywacja dostaje jedną z pięciu wartości. Silne mówią jednym zdaniem, w co wierzysz.
make-focuses-step = W czym ma wprawę?
    .hint = Każda specjalizacja należy do umiejętności. Gdy pasuje, niskie wyniki liczą się podwójnie.
make-talents-step = Co umie, czego nie umieją inni?
    .hint = Krótkie hasła własnymi słowami; co dają, ustal z MG.
make-assets-step = Co ma?
    .hint = Rzeczy, ludzie, tajemnice, przysługi. Przynajmniej jednego można dotknąć.

## Fields

make-name = Imię
make-traits = Cechy
    .hint = Rola, sława, komu służy
make-ambition = Ambicja
    .hint = Czego pragnie najbardziej
make-skills = Umiejętności
make-drives = Motywacje
make-statements = Przekonania
    .hint = Zdanie, które postać powiedziałaby sama: może pasować do tego, co robi, albo temu przeczyć
make-focus = Specjalizacja
make-focus-skill = W której umiejętności?
make-talents = Talenty
make-asset = Zasób
make-asset-touched = Czy można go dotknąć?

## Choices

make-rating = { $value }

## Growing

make-grow = Wydać punkty rozwoju
make-grow-pick = Co się poprawia?
make-grow-skill = Umiejętność, punkty: { $price }
make-grow-focus = Nowa specjalizacja, punkty: { $price }
make-grow-talent = Nowy talent, punkty: { $price }
make-grow-half-skill = Umiejętność w zamian za coś innego, punkty: { $price }
make-grow-half-focus = Specjalizacja w zamian za coś innego, punkty: { $price }
make-grow-half-talent = Talent w zamian za coś innego, punkty: { $price }
make-grow-which = Która umiejętność?
make-grow-words = Nowy talent
    .hint = Ustal go z MG
make-grow-given = Co poświęcasz w zamian?
make-grow-own = { $value }
