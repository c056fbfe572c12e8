### Cechy i rzeczy, które są postaciami: o co się pyta, co się dzieje, czego nie wolno i jak się co nazywa.

ask-nova6-design-feature = „{ $name }” ma być cechą w tej grze ({ $sort_said }). Gdzie jest jej miejsce, co robi, z czego się składa i ile kosztuje?
ask-nova6-how-it-is-met = { $by_said } robi coś, czego nikt inny nie potrafi ({ $skill_said }). Jaką umiejętnością może się przeciwstawić { $who_said }?

log-nova6-feature-designed = { $feature_does ->
        [none] Jest teraz cecha „{ $feature_name }”.
       *[other] Jest teraz cecha „{ $feature_name }”: { $feature_does }.
    }
log-nova6-feature-taken = { $name ->
        [none] { $who ->
            [none] { "" }
           *[other] { $who_said } potrafi odtąd coś więcej.
        }
       *[other] { $who_said } ma teraz cechę „{ $name }” (koszt w rozwinięciach: { $cost }).
    }

error-entity-name = To, co wchodzi do gry jako postać, ma nazwę.
error-entity-skill = „{ $skill }” to nie umiejętność dla tej rzeczy: umiejętność ma nazwę i od 0 do { $most } stopni.
error-entity-track = „{ $track }” to nie tor dla tej rzeczy: tor ma nazwę, pola, które da się policzyć, i co najmniej jedno pole ostatniego stopnia.
error-feature-name = Cecha ma nazwę i krótką nazwę w regułach.
error-feature-does = Powiedz, co ta cecha robi.
error-feature-activate = { $points } to nie cena w punktach fabuły; użycie kosztuje 0 albo więcej.
error-no-such-feature = W tej grze nie ma cechy „{ $id }”.
error-feature-advances = „{ $name }” ma jeszcze tyle rozwinięć: { $left }, a cecha kosztuje { $cost }.
error-has-feature = Ta postać ma już cechę „{ $name }”.
problem-nova6-feature-sort = „{ $said }” to nie rodzaj cechy; może to być moc, sprzęt, pojazd, organizacja, miejsce, reguła albo wydarzenie.
problem-nova6-activate = „{ $said }” to nie cena użycia cechy; to liczba punktów fabuły od 0 do 9.
problem-nova6-entity = „{ $said }” to nie rzecz, która mogłaby iść z cechą: potrzebna jest nazwa, stopnie od 0 do 9 i pola trzech stopni.
