### Ekwipunek, bagaż, przetrwanie, zasoby, wady i pieniądze: pytania, wydarzenia, powody i odmowy.
###
## Pytania

ask-nova6-load-lost = { $who_said } uchodzi, a bagaż leży na ziemi. Czy przepadł?
ask-nova6-sale = { $who_said } chce to kupić: { $item_said } ({ $price }). Czy ktoś to tu sprzedaje i za ile?
ask-nova6-load-price = { $who_said } zmienia bagaż ({ $load_said }). Ile to kosztuje?
ask-nova6-judge-gear = { $who_said } może mieć to przy sobie: { $item }. Czy to możliwe, ile kości kary za rzadkość lub zakaz i jaka jest cena?
ask-nova6-scene-point = { $trait }: czy { $who_said } bierze teraz dodatkowy punkt wyczynu tej sceny?
ask-nova6-scene-dice = { $trait }: ile kości tej sceny, najwyżej { $most }, dokłada do tego { $who_said }?
ask-nova6-scene-die-fits = { $intent ->
        [none] { $who_said } sięga po to: { $trait }. Czy tu pomaga?
       *[other] { $who_said } sięga po to: { $trait }. Czy tu pomaga ({ $intent })?
    }
ask-nova6-survival-cost = { $who_said } musi się bez tego obejść ({ $need }). Czy to boli, czy kosztuje coś innego?
ask-nova6-good-exposition = { $title ->
        [none] Spokojna scena się kończy, a kamień milowy wciąż czeka. Czy poszła dość dobrze, by się liczyć?
       *[other] Kończy się „{ $title }”, a kamień milowy wciąż czeka. Czy scena poszła dość dobrze, by się liczyć?
    }
ask-nova6-assets-matter = { $who_said } reaguje z pomocą zasobów. Czy któryś z nich nie ma tu znaczenia?
ask-nova6-new-signature = { $who_said } ma lukę po czymś, co wiele znaczyło. Co zajmie to miejsce, jeśli cokolwiek?
ask-nova6-accept-signature = { $who_said } chce za 1 punkt fabuły mieć to: { $name }. Czy znaczy tyle co rzecz poświęcona?

## Wydarzenia

log-nova6-load-taken = { $lost ->
        [yes] { $who_said } traci bagaż.
       *[no] { $who_said } niesie teraz inny bagaż: { $load_said }.{ $price ->
            [0] { "" }
           *[other] {" "}Cena: { $price }.
        }
    }
log-nova6-coins-moved = { $amount ->
        [0] { "" }
       *[other] { $who_said } ma teraz tyle monet: { $coins } ({ $amount_said }).{ $what ->
            [none] { "" }
           *[other] {" "}Za co: { $what_said }.
        }
    }
log-nova6-not-sold = { $who_said } tutaj tego nie kupi: { $what_said }.
log-nova6-handed-over = { $what ->
        [none] { $who_said } przekazuje monety ({ $amount }). Otrzymuje je { $to_said }.
       *[other] { $who_said } przekazuje to: { $what_said }. Otrzymuje to { $to_said }.{ $amount ->
            [0] { "" }
           *[other] {" "}Monety w komplecie: { $amount }.
        }
    }
log-nova6-gear-lacking = { $tested ->
        [yes] { $who_said } nie ma tego przy sobie: { $item }.
       *[no] Zdaniem MG { $who_said } nie może mieć tego przy sobie: { $item }.
    }
log-nova6-need-set = { $need ->
        [none] Nikomu już niczego nie brakuje.
       *[other] Bohaterom czegoś brakuje: { $need }.
    }
log-nova6-day-passed = { $place ->
        [none] Mija dzień { $day }.
       *[other] Mija dzień { $day }, spędzony bezpiecznie: { $place }.
    }
log-nova6-survival-due = Bagaż się wyczerpał ({ $load_said }), więc { $who_said } musi przejść test przetrwania.
log-nova6-milestones-pending = { $how ->
        [reached] { $milestone_said } osiągnięty. Czeka, aż znajdą się na niego spokój i czas.
        [nearer] { $milestone_said } jest już bliżej.
        [met] { $milestone_said }: zrobiono wszystko, czego wymaga.
       *[granted] { $milestone_said } nie musi już czekać.
    }

## Powody

reason-load = { $amount ->
        [0] bagaż nie daje kości
       *[other] { $amount_said }d: bagaż
    }
reason-note-gear = nie ma tego na karcie, więc rozstrzyga test: { $of }
reason-note-gear-test = test ekwipunku
reason-gear-rare = { $amount_said }d: rzecz rzadka lub zakazana
reason-gear-price = { $amount_said }d: cena { $of }
reason-scene-die = { $amount_said }d: { $of }
reason-advance-flaw = { $amount_said } za wadę: { $of }

## Odmowy

error-active-already = „{ $trait }” już działa i nie trzeba za to płacić drugi raz.
error-asset-so-already = „{ $asset }” nie jest zasobem z użyciami albo MG już tak postanowił.
error-asset-unrelated = „{ $asset }” nie ma tu znaczenia, mówi MG.
error-days = Tyle dni ({ $days }) nie może minąć naraz; podaj liczbę od 1 do { $most }.
error-gear-longest = Dłużej tego zatrzymać nie można; pomaga najwyżej tyle punktów: { $most }.
error-gear-tested = { $name } już w tej scenie tego szuka: { $item }.
error-gear-unnamed = Powiedz, co chcesz mieć przy sobie.
error-has-it-already = { $name } już to ma: { $item }.
error-load-named = Ten bagaż nie ma aspektu; zostaw to pole puste.
error-load-unnamed = Powiedz w kilku słowach, jakie rzeczy zawiera ten bagaż.
error-load-so-already = Z bagażem już tak jest ({ $name }).
error-load-uncounted = W tym pakiecie bagażu się nie liczy; nikt nie musi mówić, co niesie.
error-no-money = W tym pakiecie nikt nie liczy pieniędzy, bo ich nie ma.
error-coins = Nie można przekazać tylu monet ({ $coins }); podaj liczbę od 1 do { $most }.
error-too-few-coins = Za mało monet ({ $name }): jest { $held }, a cena to { $price }.
error-no-such-ware = W pakiecie nie ma takiej rzeczy: { $item }.
error-not-for-sale = Ta rzecz nie ma ceny w tym pakiecie, więc nie można jej kupić: { $item }.
error-nothing-to-hand-over = Powiedz, co i komu przekazuje { $name }: monety, rzecz albo jedno i drugie.
error-not-to-hand-over = Tego nie można przekazać: { $item }. Można tylko własną rzecz, i to nie taką, która znaczy najwięcej.
error-no-exposition = Pieniądze zarabia się w ekspozycji; najpierw ją otwórz.
error-no-gear-test = { $name } nie ma bagażu, więc nie ma w czym szukać; najpierw go weź.
error-no-scene = Można to zrobić podczas sceny; teraz żadna nie trwa.
error-not-an-asset = Nie udało się odczytać „{ $text }” jako zasobu; napisz nazwę i ewentualnie użycia, na przykład POŻYCZONY KLUCZ [2].
error-nothing-to-replace = { $name } nie ma luki po niczym, co można zastąpić, albo nowa rzecz nie ma nazwy.
error-one-signature = Przy tym stole jednej akcji pomaga jeden zasób popisowy.
error-price = Cena { $price } nie jest ceną; podaj 0 lub więcej.
error-scene-dice = W tej scenie zostało tylko tyle tych kości: { $most }.
error-signature-worth = Zasób popisowy odejmuje co najmniej { $least } obrażeń, a nie { $amount }.
error-uses-at-once = „{ $asset }” pomaga jednej akcji najwyżej tyle razy: { $most }.

problem-nova6-coins = W tym pakiecie nie liczy się pieniędzy albo to nie jest liczba: { $said }.
problem-nova6-flaw-source = „{ $said }” nie może tu stać; tylko niektóre wady dotyczą czegoś, a jest to słowo.
problem-nova6-load = „{ $said }” nie jest bagażem; napisz unprepared, basic, light, medium albo heavy, a aspekt słowami.
problem-nova6-load-named = Ten bagaż nie ma aspektu, więc „{ $said }” się nie liczy.
problem-nova6-load-uncounted = W tym pakiecie bagażu się nie liczy, więc „{ $said }” nic nie znaczy.
problem-nova6-load-unnamed = Bagażowi brakuje jeszcze aspektu, który mówi, co zawiera.
problem-nova6-no-ranks = Wada nie pozwala tu na stopnie: { $said }.
problem-nova6-pairing = Z wadą idzie w parze rozwinięcie albo cecha z karty, a nie „{ $said }”.
problem-nova6-slot = „{ $said }” nie jest miejscem na zasób popisowy albo jest zajęte dwa razy.

## Słowa

advice-nova6-flaws-asked = Na wadę zgadza się MG: poproś o nią przy stole i zapytaj, co idzie z nią w parze.
advice-nova6-flaws = Wadę warto mieć, jeśli daje się odczuć przez większość czasu; na wszystko inne wystarczy aspekt.
