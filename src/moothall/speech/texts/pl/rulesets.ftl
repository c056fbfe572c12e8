# Zestawy zasad z innych pakietów.
help-ruleset = Zaczyna, sprawdza i wypisuje zestawy zasad; mogą pochodzić z innych pakietów.
help-ruleset-new = Zapisuje pakiet z małą działającą grą, którą można przerobić na własną.
    .name = Nazwa zestawu zasad: małe litery i cyfry.
    .into = Folder, w którym powstanie pakiet; domyślnie bieżący.
help-ruleset-check = Mówi, z czym w zestawie zasad stół by sobie nie poradził.
    .ruleset = Zestaw zasad, na przykład nde2.
help-ruleset-list = Wypisuje zainstalowane zestawy zasad i pakiety, z których pochodzą.
ruleset-written = Zestaw zasad { $name } jest zapisany w { $folder }: to mała działająca gra.
ruleset-next = Dalej: zainstaluj go przez „pip install -e { $folder }”, sprawdź przez „moothall ruleset check { $name }”, obejrzyj przez „moothall demo { $name }”, zagraj przez „moothall serve”; potem zmień jego pliki we własną grę.
ruleset-trust = Wtyczka to kod, któremu gospodarz ufa: może wszystko to, co ten program.
ruleset-checked = { $count ->
        [0] Zestaw zasad { $name } jest w porządku.
        [one] W zestawie zasad { $name } jest jeden problem:
        [few] W zestawie zasad { $name } są { $count } problemy:
       *[other] W zestawie zasad { $name } jest { $count } problemów:
    }
ruleset-others = Nie od nas: { $names }.
serve-plugins = Wczytane są zestawy zasad z innych pakietów: { $names }. Wtyczka to kod, któremu gospodarz ufa.
error-ruleset-name = „{ $name }” nie może być nazwą zestawu zasad: użyj małych liter i cyfr, na początku litery.
error-ruleset-taken = Zestaw zasad „{ $name }” już jest; wybierz inną nazwę.
error-ruleset-there = { $folder } już istnieje; niczego nie zapisano.
