### O co się pyta: każde pytanie w jednym lub dwóch zdaniach.

## Przed testem

ask-nova6-judge = { $intent ->
        [none] { $use ->
            [treatment] { $who_said } opatruje rany.
            [disarm] { $who_said } rozbraja → { $targets_said }.
            [knockdown] { $who_said } powala → { $targets_said }.
            [grapple] { $who_said } chwyta → { $targets_said }.
            [tighten] { $who_said } zacieśnia chwyt → { $targets_said }.
            [break-hold] { $who_said } wyrywa się z chwytu (trzyma { $targets_said }).
            [ram] { $who_said } taranuje → { $targets_said }.
            [dodge] { $who_said } jest w ciągłym ruchu, żeby trudno było trafić.
           *[other] { $targets ->
                [none] { $who_said } rozpoczyna akcję.
               *[some] { $who_said } → { $targets_said }.
            }
        }
       *[other] { $who_said }: { $intent }.
    } { $skill_id ->
        [none] Bez umiejętności
       *[other] { $skill_id_said }
    }, { $action_id_said }. Rzut? Jak trudny?
ask-nova6-narrate-instead = { $who_said }: nic nie jest stawką. Opowiesz bez rzutu?
ask-nova6-prepare = Czego używa { $who_said }: umiejętność, atut, zasoby?
ask-nova6-trade = { $who_said } rzuca na { $net_said }d. Wymienić kości kary na punkty wyczynu przy porażce?
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
        [one] { $who_said } wymienia 2 kości kary; przy porażce dostajesz 1 punkt wyczynu. Zgoda?
        [few] { $who_said } wymienia { $pairs } pary kości kary; przy porażce dostajesz tyle punktów wyczynu. Zgoda?
       *[many] { $who_said } wymienia { $pairs } par kości kary; przy porażce dostajesz tyle punktów wyczynu. Zgoda?
    }
ask-nova6-trio = Które trzy kości się liczą ({ $who_said })?
ask-nova6-reroll-ones = { $ones ->
        [one] Przerzucić jedynkę?
       *[other] Ile jedynek przerzucić? (Jest ich { $ones }.)
    }
ask-nova6-total = { $condition ->
        [none] { $who_said } nie może polegać na potrzebnym zmyśle. Test nieudany?
       *[other] „{ $condition }”: { $who_said } nie może polegać na potrzebnym zmyśle. Test nieudany?
    }

## Po teście

ask-nova6-after-roll = { $success ->
        [yes] { $who_said } odnosi sukces. Zmienić coś?
       *[no] { $who_said } ponosi porażkę. Zmienić to?
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
ask-nova6-failure = { $who_said } ponosi porażkę. Zostaje, czy sukces z kosztem?
ask-nova6-agree-cost = { $cost_text ->
        [none] { $who_said } chce sukcesu z kosztem: { $cost_kind_said }. Zgoda?
       *[other] { $who_said } chce sukcesu z kosztem ({ $cost_kind_said }): { $cost_text }. Zgoda?
    }
ask-nova6-how-it-fails = { $intent ->
        [none] { $who_said } ponosi porażkę. Co się dzieje?
       *[other] { $who_said } ponosi porażkę ({ $intent }). Co się dzieje?
    }
ask-nova6-advantage = Jaka przewaga ({ $who_said }): kości, aspekt czy odkrycie?
ask-nova6-which-secret = { $secrets ->
        [none] { $who_said } dokonuje odkrycia, ale żaden aspekt nie jest ukryty. Gramy dalej?
       *[other] { $who_said } dokonuje odkrycia. Który aspekt wychodzi na jaw?
    }
ask-nova6-first-target = Kogo najpierw dosięga { $who_said }?
ask-nova6-first-outcome = Co najpierw osiąga { $who_said }?
ask-nova6-spend-points = { $points ->
        [one] 1 punkt wyczynu. Na co?
        [few] { $points } punkty wyczynu. Na co?
       *[many] { $points } punktów wyczynu. Na co?
    }
ask-nova6-oops = Zapomniane kości mogły pomóc ({ $who_said }). Kupić sukces za 1 punkt fabuły, czy dostać 1?

## Razem

ask-nova6-take-part = { $intent ->
        [none] { $who_said } bierze udział, czy rezygnuje (jak porażka)?
       *[other] Razem: { $intent }. { $who_said } bierze udział, czy rezygnuje (jak porażka)?
    }
ask-nova6-give-points = { $most ->
        [one] Czy { $who_said } oddaje grupie 1 punkt wyczynu?
       *[other] Ile punktów wyczynu (najwyżej { $most }) { $who_said } oddaje grupie?
    }

## Sceny, rundy i tury

ask-nova6-end-scene = { $by ->
        [none] Zakończyć scenę?
       *[other] { $by_said } chce zakończyć scenę. Kończymy?
    }
ask-nova6-end-round = { $left ->
        [none] Zakończyć rundę?
       *[other] Nie wszyscy mieli już turę ({ $left_said }). Mimo to zakończyć rundę?
    }
ask-nova6-how-long-was-it = Ile minut trwała runda { $round }?
ask-nova6-how-long = { $intent ->
        [none] { $who_said } pracuje. Od razu, z czasem, czy ile sukcesów?
       *[other] { $who_said }: { $intent }. Od razu, z czasem, czy ile sukcesów?
    }
ask-nova6-maintain = Czy { $who_said } poświęca akcję, żeby utrzymać „{ $effect_said }”?
ask-nova6-opposed-ending = { $who_said } kończy „{ $effect_said }” akcją. Czy coś stawia opór?
ask-nova6-interrupt = { $intent ->
        [none] { $by ->
            [none] Zaraz zacznie się akcja. Czy { $who_said } przerywa?
           *[other] { $by_said } zaraz działa. Czy { $who_said } przerywa?
        }
       *[other] { $by ->
            [none] Zaraz się stanie: { $intent }. Czy { $who_said } przerywa?
           *[other] { $by_said } zaraz działa: { $intent }. Czy { $who_said } przerywa?
        }
    }
ask-nova6-still-possible = { $intent ->
        [none] Sytuacja się zmieniła. Czy { $who_said } nadal może to zrobić?
       *[other] Sytuacja się zmieniła. Czy { $who_said } nadal może to zrobić: { $intent }?
    }
ask-nova6-defend-another = { $target_said } jest celem ataku. Czy { $who_said } broni, z −1d?
ask-nova6-makes-sense = { $who_said } chce bronić z daleka (cel: { $target_said }). Możliwe?
ask-nova6-bonus-action = { $who ->
        [none] Koniec rundy. Kto z przeciwników bierze akcję dodatkową?
       *[other] Koniec rundy. Czy { $who_said } bierze akcję dodatkową?
    }

## Rywalizacje

ask-nova6-trade-ranks = { $rank ->
        [one] Rywal ma { $rank } stopień. Wymienić go na pewny sukces?
        [few] Rywal ma { $rank } stopnie. Ile wymienić na pewne sukcesy?
       *[many] Rywal ma { $rank } stopni. Ile wymienić na pewne sukcesy?
    }
ask-nova6-contest-points = { $points ->
        [one] { $who_said } ma 1 punkt wyczynu. Sukces więcej, czy o jeden mniej dla innej postaci?
        [few] { $who_said } ma { $points } punkty wyczynu. Ile zabiera sukces innej postaci?
       *[many] { $who_said } ma { $points } punktów wyczynu. Ile zabiera sukces innej postaci?
    }
ask-nova6-rival-points = { $points ->
        [one] Masz 1 punkt wyczynu (przeciw: { $who_said }). Czy to sukces rywala?
        [few] Masz { $points } punkty wyczynu (przeciw: { $who_said }). Ile to sukcesy rywala?
       *[many] Masz { $points } punktów wyczynu (przeciw: { $who_said }). Ile to sukcesy rywala?
    }

## Szkody

ask-nova6-remedy = { $remedy ->
        [none] Pochłanianie tu nie pomoże ({ $who_said }). Czy jest na to sposób?
        [sealed-armor] Pochłanianie tu nie pomoże ({ $who_said }). Czy jest pod ręką: { $remedy_said }?
        [flash-defense] Pochłanianie tu nie pomoże ({ $who_said }). Czy jest pod ręką: { $remedy_said }?
       *[other] Pochłanianie tu nie pomoże ({ $who_said }). Czy jest pod ręką: { $remedy }?
    }
ask-nova6-reduce = { $damage ->
        [one] { $damage } obrażenie (cel: { $who_said }). Przyjąć czy zmniejszyć?
        [few] { $damage } obrażenia (cel: { $who_said }). Przyjąć czy zmniejszyć?
       *[many] { $damage } obrażeń (cel: { $who_said }). Przyjąć czy zmniejszyć?
    }
ask-nova6-sacrifice = { $who_said } poświęca „{ $item_said }”. Czy to dość ważne, i ile warte?
ask-nova6-stay-in = { $who_said } wypada ze sceny. Zostać za 1 punkt fabuły?
ask-nova6-how-it-ends = { $who_said } wypada ze sceny. Jak to wygląda?
ask-nova6-save = { $who_said } leży i dostaje przypadkiem. Która umiejętność ratuje?

## Rzeczy

ask-nova6-keep-firing = „{ $tool_said }”: WYCZERPANE. Zapobiec, raz w tej scenie?
ask-nova6-lined = Użyć „{ $item_said }”, żeby skrócić ranę o stopień, raz w scenie?
ask-nova6-may-find = { $where ->
        [none] { $who_said } szuka amunicji. Czy jakaś tu jest?
       *[other] { $who_said } szuka amunicji: { $where }. Czy jakaś tu jest?
    }
ask-nova6-visible = Czy { $who_said } może w ten cel mierzyć: { $target_said }?
ask-nova6-malfunction = „{ $thing_said }”: uszkodzenie. Co już nie działa?

## Przestrzeń

ask-nova6-line-of-sight = { $who_said } patrzy na { $metres } m. Czy jest linia wzroku?
ask-nova6-keep-load = Zaczyna się konflikt. Czy { $who_said } zatrzymuje obciążenie?
ask-nova6-stays-in = { $who_said } jest bardzo daleko od konfliktu. Czy nadal bierze w nim udział?
ask-nova6-cover-there = { $who_said } idzie za osłonę{ $material ->
        [none] { "" }
       *[some] : { $material_said }
    }{ $degree ->
        [none] { "" }
       *[some] {" "}({ $degree_said })
    }. Czy tam jest?
ask-nova6-something-to-grab = { $who_said } spada. Czy jest się czego złapać?

## Powrót do sił

ask-nova6-clear-boxes = { $points ->
        [0] { $who_said } wraca do sił. Które pole wyczyścić?
        [one] { $who_said } wraca do sił ({ $points } punkt wyczynu). Które pola wyczyścić?
        [few] { $who_said } wraca do sił ({ $points } punkty wyczynu). Które pola wyczyścić?
       *[many] { $who_said } wraca do sił ({ $points } punktów wyczynu). Które pola wyczyścić?
    }
ask-nova6-treat-box = Leczenie się udaje. Które pole leczy { $who_said }?
ask-nova6-safe-to-rest = Czy jest dość bezpiecznie i spokojnie, żeby odpocząć?
ask-nova6-no-rest = Odpoczynek zostaje przerwany. Przez co?
ask-nova6-rest-again = { $who_said }: kolejny odpoczynek obniża następne odświeżenie o 1. Zgoda?

## Wymuszenia i wyczyny

ask-nova6-judge-compel = { $by ->
        [none] „{ $aspect }” wymusza (cel: { $target_said }): { $complication }. Zgoda?
       *[other] { $by_said } wymusza „{ $aspect }” (cel: { $target_said }): { $complication }. Zgoda?
    }
ask-nova6-answer-compel = „{ $aspect }” ({ $who_said }): { $complication }. Przyjąć za punkt fabuły, odmówić czy negocjować?
ask-nova6-let-it-stand = Wymuszenie ({ $who_said }): { $complication }. Pozwolić czy zapłacić 1 punkt fabuły?
ask-nova6-judge-stunt = { $text ->
        [none] { $who_said } kupuje wyczyn ({ $stunt_said }). Czy to pasuje?
       *[other] { $who_said } kupuje wyczyn ({ $stunt_said }): { $text }. Czy to pasuje?
    }
ask-nova6-tell-secret = { $how_much ->
        [all] { $who_said } odkrywa wszystko. Co to jest?
        [most] { $who_said } odkrywa większość. Co to jest?
       *[other] { $who_said } odkrywa część. Co to jest?
    }
ask-nova6-explain-dud = Wyczyn nic by nie dał ({ $who_said }, { $stunt_said }). Dlaczego?
ask-nova6-react-with = { $who_said } może od razu zadziałać. Jak?

## Postacie

ask-nova6-approve = { $text ->
        [none] { $who_said } prosi o „{ $name }” ({ $sort_said }). Zgoda?
       *[other] { $who_said } prosi o „{ $name }” ({ $sort_said }), { $text }. Zgoda?
    }{ $learnt ->
        [none] { "" }
       *[other] {" "}Z interludiów: { $learnt_said }.
    }
ask-nova6-slip-away = { $most ->
        [one] { $who_said } nie daje się zaskoczyć. Do której strefy?
       *[other] { $who_said } nie daje się zaskoczyć. Dokąd (strefy, najwyżej { $most })?
    }
