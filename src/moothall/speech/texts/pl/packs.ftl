### Pakiety: co mówi `moothall pack` i wszystko, co może być nie tak z plikiem pakietu.

## Co jest nie tak

error-pack-none = Nie ma pakietu { $name }; czy chodziło o { $nearest }? Są: { $known }, a także każdy plik, którego nazwa kończy się na .toml.
error-pack-size = { $file }: pakiet ma najwyżej { $most } kB, a ten plik jest większy.
error-pack-letters = { $file }, wiersz { $line }: te znaki nie są zapisane w UTF-8; zapisz plik jako UTF-8.
error-pack-toml = { $file }, wiersz { $line }, kolumna { $column }: tego nie da się odczytać jako TOML; wiersz nie jest dokończony albo brakuje jakiegoś znaku.
error-pack-base = { $file }, wiersz { $line }: nie ma pakietu { $name }, na którym można by się oprzeć; czy chodziło o { $nearest }?
error-pack-cycle = { $file }, wiersz { $line }: pakiety opierają się na sobie w kółko ({ $chain }); jeden z nich musi opierać się na universal albo na niczym.
error-pack-key = { $file }, wiersz { $line }: nie ma tu klucza { $name }; czy chodziło o { $nearest }?
error-pack-missing = { $file }, wiersz { $line }: brakuje tu { $name }.
error-pack-part = { $file }, wiersz { $line }: pakiet, który nie opiera się na innym, musi podać swoje { $name }; podaj je albo napisz base = "universal".
error-pack-type =
    { $file }, wiersz { $line }: { $name } to musi być { $wanted ->
        [number] liczba całkowita
        [flag] true albo false
        [list] lista w nawiasach kwadratowych
        [table] tabela z kluczami
        [words] tekst albo osobny tekst dla en, pl i fr
        [picks] lista list, po jednej na każdy wybór
        [levels] lista poziomów od najniższego do najwyższego
       *[text] tekst w cudzysłowie
    }.
error-pack-text = { $file }, wiersz { $line }: { $name } musi mieć od 1 do { $most } znaków.
error-pack-id = { $file }, wiersz { $line }: { $value } nie może być identyfikatorem; użyj małych liter, cyfr i łączników.
error-pack-number = { $file }, wiersz { $line }: { $name } wynosi { $value }, a musi mieścić się między { $least } a { $most }.
error-pack-value = { $file }, wiersz { $line }: { $name } nie może mieć wartości { $value }; możliwe wartości: { $values }.
error-pack-many = { $file }, wiersz { $line }: { $name } ma więcej niż { $most } pozycji.
error-pack-unknown =
    { $file }, wiersz { $line }: { $kind ->
        [skill] nie ma umiejętności
        [core-skill] podręcznik nie ma umiejętności
        [talent] nie ma talentu
        [feature] nie ma cechy
        [flaw] nie ma wady
        [track] nie ma toru
        [trait] nie ma motywu
        [item] nie ma przedmiotu
        [property] nie ma właściwości
        [action] nie ma akcji
        [approach] nie ma sposobu wyposażania
       *[other] nie ma rodzaju obrażeń
    } { $value }; czy chodziło o { $nearest }?
error-pack-role = { $file }, wiersz { $line }: { $role } wymaga umiejętności, a { $value } nie należy do tego pakietu; podaj którąś z jego umiejętności, none albo any w [skills.roles] lub w torze.
error-pack-twice = { $file }, wiersz { $line }: { $value } już jest, w wierszu { $first }; w obrębie jednego rodzaju każdy identyfikator może wystąpić tylko raz.
error-pack-no-trait = { $file }, wiersz { $line }: pakiet potrzebuje co najmniej jednego [[trait]].
error-pack-no-track = { $file }, wiersz { $line }: żaden tor nie przyjmuje obrażeń { $type }; nadaj jednemu z nich taki identyfikator albo taki typ.
error-pack-no-issue = { $file }, wiersz { $line }: świat gry potrzebuje co najmniej jednego problemu.
error-pack-draft = Pakiet { $pack } to szkic ({ $open }); zanim się nim zagra, trzeba uzupełnić to, co zostało otwarte.
