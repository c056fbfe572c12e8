### O co się pyta: każde pytanie w jednym lub dwóch zdaniach.

## Przed testem

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } opatruje rany.
            [disarm] { $who_said } chce rozbroić postać { $targets_said }.
            [knockdown] { $who_said } chce powalić postać { $targets_said }.
            [grapple] { $who_said } chce chwycić postać { $targets_said }.
            [tighten] { $who_said } chce mocniej ścisnąć postać { $targets_said }.
            [break-hold] { $who_said } chce wyrwać się z chwytu, a trzyma { $targets_said }.
            [ram] { $who_said } chce staranować postać { $targets_said }.
            [dodge] { $who_said } jest w ciągłym ruchu, żeby trudno było trafić.
           *[other] { $who_said } chce czegoś spróbować.
        }
       *[other] { $who_said } próbuje: { $intent }.
    } Propozycja: { $skill_id ->
        [none] test bez umiejętności
       *[other] { $skill_id_said }
    }, { $action_id_said }. Czy będzie rzut i jak jest trudno?
ask-nova6-narrate-instead = Nic tu nie jest stawką ({ $who_said }). Opowiesz, co się dzieje, zamiast rzutu?
ask-nova6-prepare = Co { $who_said } wnosi do testu: jaką umiejętność, jaki atut, jakie zasoby?
ask-nova6-trade = { $who_said } rzuca na minusie, { $net_said }d. Wymienisz kości kary na punkty wyczynu, które czekają na porażkę?
ask-nova6-ready = { $use ->
        [initiative] { $pool_net ->
            [0] Inicjatywa: { $who_said } rzuca na zero. Rzucamy?
           *[other] Inicjatywa: { $who_said } ma { $pool_net_said }d. Rzucamy?
        }
       *[other] { $pool_net ->
            [0] { $who_said } rzuca na zero. Rzucamy?
            [-1] { $who_said } ma { $pool_net_said }d. Rzucamy?
            [-2] { $who_said } ma { $pool_net_said }d. Rzucamy?
            [-3] { $who_said } ma { $pool_net_said }d. Rzucamy?
            [-4] { $who_said } ma { $pool_net_said }d. Rzucamy?
            [1] { $who_said } ma { $pool_net_said }d. Rzucamy?
           *[other] { $who_said } ma { $pool_net_said }d. Wymiana kości na punkty wyczynu czy rzut?
        }
    }
ask-nova6-agree-trade = { $pairs ->
        [one] { $who_said } prosi o wymianę 2 kości kary, za 1 punkt wyczynu dla ciebie przy porażce. Zgoda?
       *[other] { $who_said } prosi o wymianę par kości kary ({ $pairs }), za tyle samo punktów wyczynu dla ciebie przy porażce. Zgoda?
    }
ask-nova6-trio = Które trzy kości odczytuje { $who_said }?
ask-nova6-reroll-ones = { $ones ->
        [one] Czy { $who_said } przerzuca jedynkę?
       *[other] Ile jedynek ({ $ones }) przerzuca { $who_said }?
    }
ask-nova6-total = { $condition ->
        [none] { $who_said } nie może tu polegać na potrzebnym zmyśle. Czy test po prostu się nie udaje?
       *[other] „{ $condition }”: { $who_said } nie może tu polegać na potrzebnym zmyśle. Czy test po prostu się nie udaje?
    }

## Po teście

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } odnosi sukces. Czy coś jeszcze to zmieni?
       *[no] { $who_said } ponosi porażkę. Czy coś jeszcze to zmieni?
    }
ask-nova6-accept = { $success ->
        [yes] { $who_said } odnosi sukces. Przyjąć?
       *[no] { $who_said } ponosi porażkę. Przyjąć?
    }
ask-nova6-relevant = { $by ->
        [none] Czy aspekt „{ $aspect }” tu pasuje?
       *[other] { $reason ->
            [none] { $by_said } przywołuje „{ $aspect }”{ $wants ->
                [none] .
               *[other] : { $wants_said }{ $name ->
                    [none] .
                   *[other] , „{ $name }”.
                }
            } Czy to tu pasuje?
           *[other] { $by_said } przywołuje „{ $aspect }” ({ $reason }){ $wants ->
                [none] .
               *[other] : { $wants_said }{ $name ->
                    [none] .
                   *[other] , „{ $name }”.
                }
            } Czy to tu pasuje?
        }
    }
ask-nova6-failure = { $who_said } ponosi porażkę. Czy tak zostaje, czy sukces ma swój koszt?
ask-nova6-agree-cost = { $cost_text ->
        [none] { $who_said } chce sukcesu z kosztem: { $cost_kind_said }. Zgoda?
       *[other] { $who_said } chce sukcesu z kosztem ({ $cost_kind_said }): { $cost_text }. Zgoda?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } ponosi porażkę. Co to znaczy?
       *[other] { $who_said } ponosi porażkę ({ $intent }). Co to znaczy?
    }
ask-nova6-advantage = Jaką przewagę tworzy { $who_said }: kości, aspekt czy coś odkrytego?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } czegoś się dowiaduje, ale żaden aspekt nie jest ukryty. Gramy dalej?
       *[other] { $who_said } czegoś się dowiaduje. Który aspekt wychodzi na jaw?
    }
ask-nova6-first-target = Kogo najpierw dosięga { $who_said }?
ask-nova6-first-outcome = Co najpierw osiąga { $who_said }?
ask-nova6-spend-points = { $points ->
        [one] Do wydania jest 1 punkt wyczynu. Na co?
        [few] Do wydania są { $points } punkty wyczynu. Na co?
       *[many] Do wydania jest { $points } punktów wyczynu. Na co?
    }
ask-nova6-oops = Zapomniane kości mogły pomóc ({ $who_said }). Kupić sukces za 1 punkt fabuły czy zostawić porażkę i jeden dostać?

## Razem

ask-nova6-take-part = { $intent ->
        [none] Czy { $who_said } bierze udział, czy rezygnuje, co liczy się jak porażka?
       *[other] Wspólna próba: { $intent }. Czy { $who_said } bierze udział, czy rezygnuje, co liczy się jak porażka?
    }
ask-nova6-give-points = { $most ->
        [one] Czy { $who_said } oddaje grupie 1 punkt wyczynu?
       *[other] Ile punktów wyczynu (najwyżej { $most }) { $who_said } oddaje grupie?
    }

## Sceny, rundy i tury

ask-nova6-end-scene = { $by ->
        [none] Czy scena się tu kończy?
       *[other] { $by_said } chce zakończyć scenę. Czy tak będzie?
    }
ask-nova6-end-round = { $left ->
        [none] Zakończyć rundę?
       *[other] Nie wszyscy mieli już turę ({ $left_said }). Mimo to zakończyć rundę?
    }
ask-nova6-how-long-was-it = Ile minut trwała runda { $round }?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } pracuje. Czy to dzieje się od razu, zajmie czas, czy ilu wymaga sukcesów?
       *[other] { $who_said } próbuje: { $intent }. Czy to dzieje się od razu, zajmie czas, czy ilu wymaga sukcesów?
    }
ask-nova6-maintain = Czy { $who_said } poświęca akcję, żeby utrzymać „{ $effect_said }”?
ask-nova6-opposed-ending = { $who_said } poświęca akcję, żeby zakończyć „{ $effect_said }”. Czy coś się temu przeciwstawia?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] Coś się zaraz stanie. Czy { $who_said } przerywa, i jak?
           *[other] { $by_said } zaraz zadziała. Czy { $who_said } przerywa, i jak?
        }
       *[other] { $by ->
            [none] Zaraz się stanie: { $intent }. Czy { $who_said } przerywa, i jak?
           *[other] { $by_said } zaraz zrobi to: { $intent }. Czy { $who_said } przerywa, i jak?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] Sytuacja się zmieniła. Czy { $who_said } nadal może to zrobić?
       *[other] Sytuacja się zmieniła. Czy { $who_said } nadal może to zrobić: { $intent }?
    }
ask-nova6-defend-another = { $target_said } jest celem ataku. Czy { $who_said } bierze obronę na siebie, z −1d?
ask-nova6-makes-sense = { $who_said } chce z daleka wziąć na siebie obronę (cel: { $target_said }). Czy to możliwe?
ask-nova6-bonus-action = { $who ->
        [none] Runda dobiega końca. Kto z przeciwników bierze akcję dodatkową, i za co?
       *[other] Runda dobiega końca. Czy { $who_said } bierze akcję dodatkową, i za co?
    }

## Rywalizacje

ask-nova6-trade-ranks = Rywal ma stopnie: { $rank }. Ile z nich idzie w tej rundzie na pewne sukcesy?
ask-nova6-contest-points = { $points ->
        [one] { $who_said } ma 1 punkt wyczynu. Sukces więcej czy o jeden mniej dla kogoś innego?
       *[other] { $who_said } ma punkty wyczynu: { $points }. Ile z nich zabiera komuś sukces?
    }
ask-nova6-rival-points = { $points ->
        [one] Masz 1 punkt wyczynu (przeciw: { $who_said }). Czy to sukces rywala?
       *[other] Masz punkty wyczynu: { $points } (przeciw: { $who_said }). Ile z nich to sukcesy rywala?
    }

## Szkody

ask-nova6-remedy = { $remedy ->
        [none] Żadne pochłanianie tego nie zatrzyma (cel: { $who_said }). Czy jest pod ręką to, co temu zapobiega?
        [sealed-armor] Żadne pochłanianie tego nie zatrzyma (cel: { $who_said }). Czy jest pod ręką to, co temu zapobiega: { $remedy_said }?
        [flash-defense] Żadne pochłanianie tego nie zatrzyma (cel: { $who_said }). Czy jest pod ręką to, co temu zapobiega: { $remedy_said }?
       *[other] Żadne pochłanianie tego nie zatrzyma (cel: { $who_said }). Czy jest pod ręką to, co temu zapobiega: { $remedy }?
    }
ask-nova6-reduce = Nadchodzą obrażenia: { $damage } (cel: { $who_said }). Przyjąć je czy zmniejszyć?
ask-nova6-sacrifice = { $who_said } chce poświęcić „{ $item_said }”. Czy to dość ważne i ile jest warte?
ask-nova6-stay-in = { $who_said } wypada ze sceny. Zostać za 1 punkt fabuły?
ask-nova6-how-it-ends = { $who_said } wypada ze sceny. Jak to wygląda?
ask-nova6-save = { $who_said } obrywa na ziemi czymś, co było dla innych. Jaka umiejętność pozwala przetrwać?

## Rzeczy

ask-nova6-keep-firing = „{ $tool_said }” byłoby teraz WYCZERPANE. Czy { $who_said } temu zapobiega, raz w tej scenie?
ask-nova6-lined = „{ $item_said }” może raz w tej scenie skrócić tę ranę o stopień. Czy { $who_said } korzysta z tego teraz?
ask-nova6-may-find = { $where ->
        [none] { $who_said } szuka amunicji. Czy jakaś tu jest?
       *[other] { $who_said } szuka amunicji: { $where }. Czy jakaś tu jest?
    }
ask-nova6-visible = Czy { $who_said } może w ten cel mierzyć: { $target_said }?
ask-nova6-malfunction = „{ $thing_said }” jest uszkodzone. Co już nie działa jak trzeba?

## Przestrzeń

ask-nova6-line-of-sight = { $who_said } patrzy na odległość { $metres } m. Czy jest linia wzroku, z wysokości albo przez otwarty teren?
ask-nova6-keep-load = Zaczyna się konflikt. Czy { $who_said } zatrzymuje bagaż?
ask-nova6-stays-in = { $who_said } jest bardzo daleko od konfliktu. Czy nadal bierze w nim udział?
ask-nova6-cover-there = { $who_said } idzie za osłonę: { $material_said } ({ $degree_said }). Czy tam jest?
ask-nova6-something-to-grab = { $who_said } spada. Czy jest się czego złapać?

## Powrót do sił

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } wraca do sił. Które pole się czyści?
       *[other] { $who_said } wraca do sił (punkty wyczynu: { $points }). Które pola się czyszczą?
    }
ask-nova6-treat-box = Leczenie się udało. Którym polem zajmuje się { $who_said }?
ask-nova6-safe-to-rest = Czy nic nie grozi ani nie pogania, żeby można było odpocząć?
ask-nova6-no-rest = Odpoczynek zostaje przerwany. Przez co?
ask-nova6-rest-again = Kolejny odpoczynek przed kamieniem milowym obniża następne odświeżenie o 1. Czy { $who_said } się zgadza?

## Wymuszenia i wyczyny

ask-nova6-judge-compel = { $by ->
        [none] „{ $aspect }” ma sprawić kłopot (cel: { $target_said }): { $complication }. Czy tak zostaje, i jakimi słowami?
       *[other] { $by_said } proponuje, że „{ $aspect }” sprawi kłopot (cel: { $target_said }): { $complication }. Czy tak zostaje, i jakimi słowami?
    }
ask-nova6-answer-compel = „{ $aspect }” daje się we znaki ({ $who_said }): { $complication }. Przyjąć za punkt fabuły, odmówić czy negocjować?
ask-nova6-let-it-stand = Wymuszenie ({ $who_said }): { $complication }. Pozwolić na to czy zapłacić 1 punkt fabuły, żeby zapobiec?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } kupuje wyczyn ({ $stunt_said }). Czy to pasuje?
       *[other] { $who_said } kupuje wyczyn ({ $stunt_said }): { $text }. Czy to pasuje?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } dowiaduje się wszystkiego. Co to jest?
        [most] { $who_said } dowiaduje się większości. Co to jest?
       *[other] { $who_said } dowiaduje się co nieco. Co to jest?
    }
ask-nova6-explain-dud = Wyczyn nic by nie dał ({ $who_said }, { $stunt_said }). Dlaczego?
ask-nova6-react-with = { $who_said } może od razu zadziałać. Jak?

## Postacie

ask-nova6-approve = { $text ->
        [none] { $who_said } prosi o to ({ $sort_said }): „{ $name }”. Czy się zgadzasz, i na jakich warunkach?
       *[other] { $who_said } prosi o to ({ $sort_said }): „{ $name }”, { $text }. Czy się zgadzasz, i na jakich warunkach?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}Ma z interludiów: { $learnt_said }.
    }
ask-nova6-slip-away = Ta osoba ({ $who_said }) nie daje się zaskoczyć. Dokąd, strefa po strefie, najwyżej tyle: { $most }?
