### What is said during play: what happened, what is asked, and why the dice are what they are.
###
### A field of a fact or question is there as $field, to choose by or as people wrote it, and as $field_said in the
### words of this file and of terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" },
### is left out of the story.
###
### Names are never inflected: they stand as the subject, after a colon, or in brackets, always in the nominative. The
### log is in the present tense, because the past would have to know whether a hero is a he or a she.

## Results, and the chances of a throw

result-FC = Porażka z pewną komplikacją
result-F = Porażka
result-SC = Sukces z kosztem
result-S = Sukces
result-X = Sukces wyjątkowy

odds-heading = { $mode ->
        [ladder] d{ $sides } przeciw { $against }
       *[two] { $against ->
            [0] 2d6 { $modifier_said }
           *[other] 2d6 { $modifier_said }, Trudność { $against }
        }
    }
odds-nearly-sure = Prawie pewne: nikt nie rzuca
odds-nearly-impossible = Prawie niemożliwe: nikt nie rzuca
odds-success = Sukces łącznie

policy-no-luck = Policzone bez Łutu Szczęścia.
policy-luck-reroll-failure = Policzone z 1 Łutem Szczęścia: porażka jest przerzucana i liczy się lepszy wynik.
policy-luck-buy-failure = Policzone z 1 Łutem Szczęścia: porażka zmienia się w sukces z kosztem.
policy-luck-plus-if-better = Policzone z 1 Łutem Szczęścia: suma rośnie o 1 wszędzie tam, gdzie to poprawia wynik.
policy-luck-step-before = Policzone z 1 Łutem Szczęścia: przed rzutem kupuje większą kość.

roll-hero = Bohater
roll-result = { $result }

character-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $name } się rozwija: { $attribute } ma teraz +{ $now }.
            [threshold] { $now ->
                [3] { $name } się rozwija: { $attribute } ma teraz poziom Mistrz (3+).
                [4] { $name } się rozwija: { $attribute } ma teraz poziom Wyszkolony (4+).
               *[5] { $name } się rozwija: { $attribute } ma teraz poziom Nowicjusz (5+).
            }
           *[die] { $name } się rozwija: { $attribute } to teraz d{ $now }.
        }
        [heart] { $name } się rozwija i może mieć teraz { $now ->
            [one] { $now } Serce
            [few] { $now } Serca
           *[many] { $now } Serc
        }.
        [power] { $name } się rozwija i może mieć teraz { $now ->
            [one] { $now } Punkt Mocy
            [few] { $now } Punkty Mocy
           *[many] { $now } Punktów Mocy
        }.
       *[trait] { $name } ma nowy Atut.
    }

## What happened: the table and its people

log-nde-table-opened = { $powers_are ->
        [none] Stół jest gotowy do gry.
       *[other] Stół jest gotowy do gry. W tym świecie moc to { $powers_are }.
    }
log-nde-converted = { $options_dice_mode ->
        [ladder] Od teraz ten stół rzuca kośćmi wszystkich rozmiarów.
        [d6] Od teraz ten stół rzuca jedną kością sześciościenną.
       *[other] Od teraz ten stół rzuca dwiema kośćmi sześciościennymi.
    }
log-nde-hero-joined = { $hero_concept ->
        [none] Do stołu dołącza { $hero_name } ({ $hero_role_said }).
       *[other] Do stołu dołącza { $hero_name } ({ $hero_role_said }): { $hero_concept }.
    }
log-nde-foe-appeared = { $foe_seen ->
        [no] Gdzieś w ukryciu czai się { $foe_name }: { $foe_tier_said }, Obrona { $foe_defense }, { $foe_hearts ->
            [one] { $foe_hearts } Serce
            [few] { $foe_hearts } Serca
           *[many] { $foe_hearts } Serc
        }.
       *[other] { $foe_defense ->
            [none] Pojawia się { $foe_name }: { $foe_tier_said }.
           *[other] Pojawia się { $foe_name }: { $foe_tier_said }, Obrona { $foe_defense }, { $foe_hearts ->
                [one] { $foe_hearts } Serce
                [few] { $foe_hearts } Serca
               *[many] { $foe_hearts } Serc
            }.
        }
    }
log-nde-foe-revealed = Na jaw wychodzi { $foe_name }: { $foe_tier_said }, Obrona { $foe_defense }, { $foe_hearts ->
        [one] { $foe_hearts } Serce
        [few] { $foe_hearts } Serca
       *[many] { $foe_hearts } Serc
    }.
log-nde-session-began = Zaczyna się sesja { $session }; każdy bohater ma { $luck ->
        [one] { $luck } Łut Szczęścia
        [few] { $luck } Łuty Szczęścia
       *[many] { $luck } Łutów Szczęścia
    }.
log-nde-scene-began = { $title ->
        [none] Zaczyna się scena.
       *[other] Zaczyna się scena: { $title }.
    }{ $clock ->
        [none] { "" }
       *[other] {" "}Rusza licznik na { $clock_length ->
            [one] { $clock_length } krok
            [few] { $clock_length } kroki
           *[many] { $clock_length } kroków
        }.
    }
log-nde-note-written = { $text ->
        [none] Notatka jest pusta (czyta: { $owner_said }).
       *[other] Notatka (czyta: { $owner_said }): { $text }.
    }
log-nde-plot-thickened = { $plot ->
        [none] MG nie ma już żadnych notatek.
       *[other] Notatka MG: { $plot }.
    }
log-nde-table-rolled = { $name ->
        [none] Rzut na tabelę losową daje { $number }.
       *[other] Rzut na tabelę „{ $name }” daje { $number }.
    }

## What happened: tests

log-nde-declared = { $aim ->
        [none] { $approach ->
            [none] { $who_said } chce czegoś spróbować.
           *[other] { $who_said } chce czegoś spróbować: { $approach }.
        }
       *[other] { $approach ->
            [none] { $who_said } chce { $aim }.
           *[other] { $who_said } chce { $aim }: { $approach }.
        }
    }
log-nde-settled = { $result ->
        [none] { $advised ->
            [impossible] Droga jest zamknięta: moc, której używa { $who_said }, nie przechodzi.
            [nearly_impossible] W tej sytuacji to prawie niemożliwe: { $who_said } potrzebuje planu albo innej drogi.
           *[other] W tej sytuacji nie da się tego zrobić: { $who_said } musi obejść się bez tego.
        }
       *[other] { $advised ->
            [nearly_sure] To tak łatwe, że kości nie są potrzebne: { $who_said } po prostu daje radę.
           *[other] Kości nie są potrzebne: { $who_said } po prostu daje radę.
        }
    }
log-nde-called = { $difficulty ->
        [0] MG prosi o test: { $attribute_said }.
       *[other] MG prosi o test: { $attribute_said }, Trudność { $difficulty }.
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}Stawka: { $stakes }.
    }{ $overruled ->
        [yes] {" "}Tym razem zwykłe ograniczenia nie obowiązują.
       *[no] { "" }
    }
log-nde-tested = { $sides ->
        [0] { $who_said } wykonuje test ({ $attribute_said }, 2d6 { $modifier_said }): { $result_said }.
       *[other] { $who_said } wykonuje test ({ $attribute_said }, d{ $sides } przeciw { $against }): { $result_said }.
    }
log-reckoned-nde-number = { $needed ->
        [none] { $reached }
       *[other] { $reached }, { $of ->
            [defense] Obrona
           *[difficulty] Trudność
        } { $needed }
    }
log-reckoned-nde-outcome = { $outcome ->
        [X] sukces wyjątkowy
        [S] sukces
        [SC] sukces z kosztem
        [FC] porażka z komplikacją
       *[F] porażka
    }
log-nde-complicated = { $text ->
        [none] Komplikacja ({ $who_said }): { $kind_of_said }.
       *[other] { $kind_of ->
            [gm_extra] Bez względu na kości MG dodaje: { $text }.
            [other] Komplikacja ({ $who_said }): { $text }.
           *[rest] Komplikacja ({ $who_said }, { $kind_of_said }): { $text }.
        }
    }
log-nde-paid = { $text ->
        [none] { $who_said } płaci cenę: { $kind_of_said }.
       *[other] { $kind_of ->
            [other] { $who_said } płaci cenę: { $text }.
           *[rest] { $who_said } płaci cenę ({ $kind_of_said }): { $text }.
        }
    }
log-nde-benefited = { $detail ->
        [none] { $who_said } robi to jeszcze lepiej: { $benefit_said }.
       *[other] { $who_said } robi to jeszcze lepiej ({ $benefit_said }): { $detail }.
    }
log-nde-circumstance-ended = { $what ->
        [none] Jedna z okoliczności już nie ma znaczenia.
       *[other] To już bez znaczenia: { $what_said }.
    }
log-nde-helped = { $how ->
        [none] { $helper_said } pomaga (rzuca { $who_said }).
       *[other] { $helper_said } pomaga (rzuca { $who_said }): { $how }.
    }
log-nde-help-waits = { $how ->
        [none] { $helper_said } pomaga przy następnym teście ({ $who_said }).
       *[other] { $helper_said } pomaga przy następnym teście ({ $who_said }): { $how_said }.
    }
log-nde-luck-changed = { $use ->
        [step] { $who_said } wydaje Łut Szczęścia na większą kość (zostaje { $luck }).
        [reroll] { $who_said } wydaje Łut Szczęścia na przerzut (zostaje { $luck }).
        [plus] { $who_said } wydaje Łut Szczęścia, żeby dodać 1 (zostaje { $luck }).
        [cost] { $who_said } wydaje Łut Szczęścia na sukces z kosztem (zostaje { $luck }).
       *[award] { $why ->
            [none] { $who_said } dostaje Łut Szczęścia (razem { $luck }).
           *[other] { $who_said } dostaje Łut Szczęścia (razem { $luck }): { $why }.
        }
    }
log-nde-locked = { $lock_aim ->
        [none] Tak samo już się nie da: { $lock_who_said } musi poszukać innego sposobu.
       *[other] Tak samo już się nie da: { $lock_who_said } musi poszukać innego sposobu, żeby { $lock_aim }.
    }
log-nde-unlocked = { $way ->
        [change] { $text ->
            [none] { $lock_who_said } próbuje innego sposobu.
           *[other] { $lock_who_said } próbuje innego sposobu: { $text }.
        }
        [cost] { $text ->
            [none] { $lock_who_said } próbuje jeszcze raz i za to płaci.
           *[other] { $lock_who_said } próbuje jeszcze raz i za to płaci: { $text }.
        }
        [withdraw] { $lock_who_said } odpuszcza.
       *[gm] Dość się zmieniło: { $lock_who_said } może spróbować jeszcze raz.
    }
log-nde-clock-moved = Licznik pokazuje { $at } z { $length }.
log-nde-clock-ran-out = { $consequence ->
        [none] Czas na liczniku minął.
       *[other] Czas na liczniku minął: { $consequence }.
    }

## What happened: fights

log-nde-round-began = Zaczyna się runda { $round }.
log-nde-phase-changed = { $phase ->
        [heroes] Działają bohaterowie.
        [foes] Teraz działają przeciwnicy.
       *[free] Walka skończona.
    }
turns-nde-heroes = Tura bohaterów
turns-nde-foes = Tura przeciwników
step-nde-foes = Teraz działa { $who }
log-nde-acted = { $action ->
        [pass] { $who_said } nic nie robi w tej turze.
        [revive] { $who_said } klęka przy kimś, kto leży na ziemi.
        [equipment] { $who_said } sięga po coś z ekwipunku.
        [interact] { $who_said } zajmuje się czymś w otoczeniu.
       *[other] { "" }
    }
log-nde-foe-acted = { "" }
log-nde-attack-declared = { $who_said } atakuje (cel: { $target ->
        [none] ktoś w ukryciu
       *[other] { $target_said }
    }){ $story ->
        [none] .
       *[other] : { $story }.
    }
log-nde-strike-declared = { $foes_said } – atak (cel: { $who_said }).
log-nde-attacked = { $who_said } atakuje (cel: { $target ->
        [none] ktoś w ukryciu
       *[other] { $target_said }
    }; { $attribute_said }, { $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } przeciw { $against }
        }
    }): { $result ->
        [FC] fatalne pudło
        [F] pudło
        [SC] trafienie z kosztem
        [S] trafienie
       *[X] wyjątkowe trafienie
    }.
log-nde-foe-hurt = { $effects ->
        [none] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } obrywa.
                [one] { $foe_said } ma jeszcze { $hearts } Serce.
                [few] { $foe_said } ma jeszcze { $hearts } Serca.
               *[many] { $foe_said } ma jeszcze { $hearts } Serc.
            }
           *[other] { $foe_said } wypada z walki.
        }
       *[other] { $out ->
            [none] { $hearts ->
                [none] { $foe_said } obrywa ({ $effects_said }).
                [one] { $foe_said } ma jeszcze { $hearts } Serce ({ $effects_said }).
                [few] { $foe_said } ma jeszcze { $hearts } Serca ({ $effects_said }).
               *[many] { $foe_said } ma jeszcze { $hearts } Serc ({ $effects_said }).
            }
           *[other] { $foe_said } wypada z walki ({ $effects_said }).
        }
    }
log-nde-effects-changed = { $ends ->
        [yes] { $effect ->
            [none] { $who_said } – koniec efektu.
           *[other] { $who_said } – koniec efektu: { $effect_said }.
        }
       *[no] { $effect ->
            [none] { $who_said } – nowy efekt.
           *[other] { $who_said } – nowy efekt: { $effect_said }.
        }
    }
log-nde-foe-labelled = { $out ->
        [none] { $foe_said } – dalszy los pozostaje nieznany.
        [out] { $foe_said } wypada z walki.
       *[other] { $foe_said } – dalszy los: { $out }.
    }
log-nde-struck = { $foe ->
        [none] { $hit ->
            [yes] Ktoś w ukryciu uderza i trafia (cel: { $who_said }).
           *[no] Ktoś w ukryciu uderza i chybia (cel: { $who_said }).
        }
       *[other] { $hit ->
            [yes] { $foe_said } uderza i trafia (cel: { $who_said }).
           *[no] { $foe_said } uderza i chybia (cel: { $who_said }).
        }
    }{ $overruled ->
        [yes] {" "}To poza zasięgiem, ale MG na to pozwala.
       *[no] { "" }
    }
log-nde-hearts-changed = { $fallen ->
        [down] { $note ->
            [none] { $who_said } nie ma już ani jednego Serca i nie może działać (stan: Powalony).
           *[other] { $who_said } nie ma już ani jednego Serca i nie może działać (stan: Powalony): { $note }.
        }
        [dead] { $note ->
            [none] { $who_said } nie żyje.
           *[other] { $who_said } nie żyje: { $note }.
        }
       *[none] { $note ->
            [none] { $hearts ->
                [one] { $who_said } ma teraz { $hearts } Serce.
                [few] { $who_said } ma teraz { $hearts } Serca.
               *[many] { $who_said } ma teraz { $hearts } Serc.
            }
           *[other] { $hearts ->
                [one] { $who_said } ma teraz { $hearts } Serce: { $note }.
                [few] { $who_said } ma teraz { $hearts } Serca: { $note }.
               *[many] { $who_said } ma teraz { $hearts } Serc: { $note }.
            }
        }
    }
log-nde-armour-spent = { $armour ->
        [0] Cios przyjmuje pancerz ({ $who_said }); to był ostatni żeton Pancerza.
        [one] Cios przyjmuje pancerz ({ $who_said }); zostaje { $armour } żeton Pancerza.
        [few] Cios przyjmuje pancerz ({ $who_said }); zostają { $armour } żetony Pancerza.
       *[many] Cios przyjmuje pancerz ({ $who_said }); zostaje { $armour } żetonów Pancerza.
    }

## What happened: where everybody is

log-nde-moved = { $square ->
        [none] { $place ->
            [none] { $who_said } schodzi z planszy.
           *[other] { $who_said } zajmuje teraz miejsce { $place } na torze.
        }
       *[other] { $who_said } zajmuje teraz kratkę ({ $square_said }).
    }{ $overruled ->
        [yes] {" "}To dalej, niż pozwala tura, ale MG się zgadza.
       *[no] { "" }
    }
log-nde-distance-changed = { $distance ->
        [none] { $mover_said } rusza z miejsca.
       *[other] { $moved ->
            [yes] { $mover_said } rusza z miejsca; nowa odległość ({ $distance_one_said } – { $distance_other_said }): { $distance_zone_said }.
           *[no] Odległość ({ $distance_one_said } – { $distance_other_said }): { $distance_zone_said }.
        }
    }{ $overruled ->
        [yes] {" "}To dalej, niż pozwala tura, ale MG się zgadza.
       *[no] { "" }
    }
log-nde-cover-changed = { $cover ->
        [partial] { $who_said } ma częściową osłonę.
        [full] { $who_said } ma pełną osłonę.
       *[none] { $who_said } nie ma już osłony.
    }
log-nde-line-blocked = { $clear ->
        [yes] { $line_one_said } i { $line_other_said } znów się widzą.
       *[no] { $line_one_said } i { $line_other_said } nie widzą się nawzajem.
    }

## What happened: powers, rest and growth

log-nde-power-changed = { $why ->
        [conflict_over] { $power ->
            [one] Po walce { $who_said } ma { $power } Punkt Mocy.
            [few] Po walce { $who_said } ma { $power } Punkty Mocy.
           *[many] Po walce { $who_said } ma { $power } Punktów Mocy.
        }
        [price] { $who_said } traci Punkt Mocy (zostaje { $power }).
        [gift] { $power ->
            [one] { $who_said } odzyskuje Punkt Mocy i ma teraz { $power }.
           *[many] { $who_said } odzyskuje Punkt Mocy i ma ich teraz { $power }.
        }
       *[other] { $power ->
            [one] { $who_said } sięga po moc (poziom: { $why_said }); zostaje { $power } Punkt Mocy.
            [few] { $who_said } sięga po moc (poziom: { $why_said }); zostają { $power } Punkty Mocy.
           *[many] { $who_said } sięga po moc (poziom: { $why_said }); zostaje { $power } Punktów Mocy.
        }
    }
log-nde-power-used = { $effect ->
        [none] { $who_said } używa mocy
       *[other] { $who_said } używa mocy – { $effect }
    } ({ $sides ->
        [0] 2d6 { $modifier_said }
       *[other] { $against ->
            [none] d{ $sides }
           *[other] d{ $sides } przeciw { $against }
        }
    }): { $result_said }.
log-nde-rested = { $how ->
        [safe] Bohaterowie odpoczywają w bezpiecznym miejscu: { $now_said }.
       *[breather] Bohaterowie łapią oddech: { $now_said }.
    }
each-now = { $first_said } ({ $second ->
        [one] { $second } Serce
        [few] { $second } Serca
       *[many] { $second } Serc
    }, { $third ->
        [one] { $third } Punkt Mocy
        [few] { $third } Punkty Mocy
       *[many] { $third } Punktów Mocy
    })
log-nde-growth-opened = Część opowieści dobiega końca i każdy bohater może rozwinąć { $picks ->
        [one] jedną rzecz
        [few] { $picks } rzeczy
       *[many] { $picks } rzeczy
    }.
log-nde-grown = { $pick ->
        [attribute] { $scale ->
            [modifier] { $who_said } rozwija cechę: { $attribute_said } ma teraz { $value_said }.
            [threshold] { $value ->
                [3] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Mistrz (3+).
                [4] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Wyszkolony (4+).
               *[5] { $who_said } rozwija cechę: { $attribute_said } ma teraz poziom Nowicjusz (5+).
            }
           *[die] { $who_said } rozwija cechę: { $attribute_said } to teraz d{ $value }.
        }
        [heart] { $who_said } może mieć o jedno Serce więcej: razem { $hearts_max }.
        [power] { $who_said } może mieć o jeden Punkt Mocy więcej: razem { $power_max }.
       *[trait] { $traits ->
            [one] { $who_said } zyskuje Atut: { $traits_said }.
           *[many] { $who_said } zyskuje Atut i ma teraz takie: { $traits_said }.
        }
    }

## What is asked: before a test

ask-nde-settle = { $aim ->
        [none] { $who_said } chce czegoś spróbować.
       *[other] { $who_said } chce { $aim }.
    } { $tool ->
        [none] Czy trzeba rzutu?
       *[other] Pod ręką: { $tool }. Czy trzeba rzutu?
    }
ask-nde-attribute = { $by ->
        [player] { $who_said } chce rzucać: { $suggested_id_said }. Zgoda?
        [nothing] Rzuca { $who_said }: z której cechy?
       *[usual] Rzuca { $who_said }: z której cechy? Tu zwykle { $suggested_id_said }.
    }
ask-nde-call = { $needs_stakes ->
        [yes] { $preset ->
            [0] Próbuje { $who_said }. Co grozi w razie porażki i co pomaga albo przeszkadza?
           *[other] Próbuje { $who_said }. Jaka Trudność i co grozi w razie porażki?
        }
       *[no] { $preset ->
            [0] Atakuje { $who_said }. Czy coś pomaga albo przeszkadza?
           *[other] { $who_said } przeciw { $preset }. Zgoda, czy coś pomaga albo przeszkadza?
        }
    }
ask-nde-one-place = To liczy się dwa razy, w Trudności { $difficulty } i na kości: { $circumstance_said }. Co zostaje?
ask-nde-off-the-ladder = { $beyond ->
        [under] Łatwiejsze niż łatwe (próbuje { $who_said }). Po prostu się udaje, czy rzut przeciw { $number }?
       *[over] Trudniejsze niż bohaterskie (próbuje { $who_said }). Niemożliwe, czy rzut przeciw { $number }?
    }
ask-nde-crowd = { $minions ->
        [one] W zwarciu jest { $minions } pachołek ({ $who_said }). Trudniej czy komplikacja?
        [few] W zwarciu są { $minions } pachołki ({ $who_said }). Trudniej czy komplikacja?
       *[many] W zwarciu jest { $minions } pachołków ({ $who_said }). Trudniej czy komplikacja?
    }
ask-nde-help = { $vain ->
        [yes] Rzuca { $who_said }, a większej kości już nie ma. Czy { $helper_said } mimo to pomaga?
       *[no] Rzuca { $who_said }. Czy pomaga { $helper_said } i jak?
    }
ask-nde-allow-help = { $how ->
        [none] { $helper_said } chce pomóc (rzuca { $who_said }). Czy to się liczy?
       *[other] { $helper_said } chce pomóc (rzuca { $who_said }): { $how_said }. Czy to się liczy?
    }
ask-nde-ready = { $pool_sides ->
        [0] { $who_said } rzuca 2d6 { $pool_modifier_said }.
       *[other] { $against ->
            [none] { $who_said } rzuca d{ $pool_sides } przeciw ukrytej liczbie.
           *[other] { $who_said } rzuca d{ $pool_sides } przeciw { $against }.
        }
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}Stawka: { $stakes }.
    } Gotowe?{ $pool_why ->
        [none] { "" }
       *[other] {" "}(Na razie: { $pool_why_said }.)
    }
ask-nde-retry = { $aim ->
        [none] { $who_said } ma już za sobą nieudaną próbę. Co się teraz zmienia?
       *[other] { $who_said } ma już za sobą nieudaną próbę ({ $aim }). Co się teraz zmienia?
    }
ask-nde-luck = { $left ->
        [one] Wynik: { $result_said }. { $who_said } ma { $left } Łut Szczęścia: wydać go?
        [few] Wynik: { $result_said }. { $who_said } ma { $left } Łuty Szczęścia: wydać jeden?
       *[many] Wynik: { $result_said }. { $who_said } ma { $left } Łutów Szczęścia: wydać jeden?
    }

## What is asked: after a test

ask-nde-trouble = { $on_top ->
        [yes] Co jeszcze idzie nie tak ({ $who_said })?
       *[no] { $priced ->
            [yes] { $required_by ->
                [none] Wynik: { $result_said } ({ $who_said }). Czy coś idzie nie tak albo jest koszt?
               *[other] Wynik: { $result_said } ({ $who_said }). Co idzie nie tak albo jaki jest koszt?
            }
           *[no] { $required_by ->
                [none] Wynik: { $result_said } ({ $who_said }). Czy coś idzie nie tak?
               *[other] Wynik: { $result_said } ({ $who_said }). Co idzie nie tak?
            }
        }
    }
ask-nde-bargain = { $price_text ->
        [none] { $who_said } może mieć sukces z kosztem: { $price_kind_said }. Przyjąć?
       *[other] { $who_said } może mieć sukces z kosztem: { $price_text }. Przyjąć?
    }
ask-nde-price = { $who_said } ma sukces z kosztem. Jaki to koszt?
ask-nde-benefit = Sukces wyjątkowy ({ $who_said })! Jaka dodatkowa korzyść?
ask-nde-confirm-benefit = { $who_said } bierze za sukces wyjątkowy: { $proposed_said }. Zgoda?
ask-nde-exceptional = Sukces wyjątkowy ({ $who_said })! Która korzyść?

## What is asked: fights

ask-nde-start = { $foes ->
        [one] Jest tu { $foes } przeciwnik. Zagrać walkę w rundach?
        [few] Są tu { $foes } przeciwnicy. Zagrać walkę w rundach?
       *[many] Jest tu { $foes } przeciwników. Zagrać walkę w rundach?
    }
ask-nde-strike = { $preset ->
        [0] { $foe_said } atakuje, cel: { $who_said }. Jaki test pozwala tego uniknąć? Zwykle { $dodge_id_said }.
       *[other] { $foe_said } atakuje, cel: { $who_said }. Jaki test pozwala tego uniknąć? Zwykle { $dodge_id_said } przeciw { $preset }.
    }
ask-nde-strike-fallen = { $kills ->
        [yes] { $who_said } leży, a kolejne trafienie zabija. Czy { $foe_said } atakuje?
       *[no] { $who_said } leży i nie może się bronić. Czy { $foe_said } atakuje?
    }
ask-nde-reach = { $who_said } pudłuje. Czy { $foe_said } może wziąć odwet?
ask-nde-armour = { $losing ->
        [one] { $who_said } traci { $losing } Serce. Wydać za nie żeton Pancerza?
        [few] { $who_said } traci { $losing } Serca. Wydać żeton Pancerza, żeby ocalić jedno?
       *[many] { $who_said } traci { $losing } Serc. Wydać żeton Pancerza, żeby ocalić jedno?
    }

## What is asked: powers, rest and growth

ask-nde-power = { $effect ->
        [none] { $who_said } używa mocy.
       *[other] { $who_said } używa mocy: { $effect }.
    }{ $targets ->
        [none] { "" }
       *[other] {" "}Cel: { $targets_said }.
    }{ $heal ->
        [none] { "" }
       *[other] {" "}Leczy: { $heal_said }.
    }{ $hold ->
        [yes] {" "}Ma zatrzymać.
       *[no] { "" }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}Osłania: { $shield_said }.
    }{ $boost ->
        [none] { "" }
       *[other] {" "}Wzmacnia: { $boost_said }.
    } { $power ->
        [one] Jaki poziom? (został { $power } Punkt Mocy)
        [few] Jaki poziom? (zostały { $power } Punkty Mocy)
       *[many] Jaki poziom? (zostało { $power } Punktów Mocy)
    }
ask-nde-needs-line = { $target_said } jest poza polem widzenia albo za pełną osłoną. Czy to zatrzymuje moc ({ $who_said })?
ask-nde-gift = Wyjątkowa moc ({ $who_said })! Odzyskać Punkt Mocy zamiast innej korzyści?
ask-nde-rest = Czy jest czas i miejsce na odpoczynek?
ask-nde-growth = Co rozwija { $who_said }?
ask-nde-approve-trait = { $trait ->
        [none] { $who_said } chce nowego Atutu. Pozwolić?
       *[other] { $who_said } chce Atutu „{ $trait }”. Pozwolić?
    }

## Why the dice are what they are

reason-step-advantage = { $amount ->
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień w górę: { $of_said }
    }
reason-step-hindrance = { $amount ->
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień w dół: { $of_said }
    }
reason-step-talent = { $of ->
        [talent] { $amount ->
            [0] bez dalszej zmiany: pasujący Talent
           *[other] o stopień w górę: pasujący Talent
        }
       *[other] { $amount ->
            [0] bez dalszej zmiany: Talent „{ $of }”
           *[other] o stopień w górę: Talent „{ $of }”
        }
    }
reason-step-help = { $amount ->
        [0] bez dalszej zmiany: pomaga { $of_said }
       *[other] o stopień w górę: pomaga { $of_said }
    }
reason-step-luck = { $amount ->
        [0] bez dalszej zmiany: Łut Szczęścia
       *[other] o stopień w górę: Łut Szczęścia
    }
reason-step-cover = { $amount ->
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień w dół: { $of_said }
    }
reason-step-range = { $amount ->
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień w dół: { $of_said }
    }
reason-step-crowd = { $amount ->
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień w dół: { $of_said }
    }
reason-shift-advantage = { $amount ->
        [-2] o dwa stopnie łatwiej: { $of_said }
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień łatwiej: { $of_said }
    }
reason-shift-hindrance = { $amount ->
        [2] o dwa stopnie trudniej: { $of_said }
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień trudniej: { $of_said }
    }
reason-shift-cover = { $amount ->
        [2] o dwa stopnie trudniej: { $of_said }
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień trudniej: { $of_said }
    }
reason-shift-range = { $amount ->
        [2] o dwa stopnie trudniej: { $of_said }
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień trudniej: { $of_said }
    }
reason-shift-crowd = { $amount ->
        [2] o dwa stopnie trudniej: { $of_said }
        [0] bez dalszej zmiany: { $of_said }
       *[other] o stopień trudniej: { $of_said }
    }
reason-shift-talent = { $of ->
        [talent] o stopień łatwiej: pasujący Talent
       *[other] o stopień łatwiej: Talent „{ $of }”
    }
reason-shift-help = o stopień łatwiej: pomaga { $of_said }
reason-shift-better = { $amount ->
        [-1] o stopień łatwiej: to, co pomaga
        [-2] o dwa stopnie łatwiej: to, co pomaga
       *[other] łatwiej ({ $amount_said }): to, co pomaga
    }
reason-shift-worse = { $amount ->
        [1] o stopień trudniej: to, co przeszkadza
        [2] o dwa stopnie trudniej: to, co przeszkadza
       *[other] trudniej ({ $amount_said }): to, co przeszkadza
    }
reason-shift-number = { $amount ->
        [0] TN { $of } nie zmienia progu
       *[other] TN { $of } przesuwa próg: { $amount_said }
    }
reason-level-own = { $of_said }: sukces { $amount ->
        [6] tylko na 6
       *[other] od { $amount } w górę
    }
reason-note-net = to, co pomaga, i to, co przeszkadza, odejmuje się od siebie, a każda strona liczy się raz
reason-note-number-moves = warunki przesuwają liczbę; do rzutu nic się nie dodaje
reason-note-die-stays = przeszkody nie zmniejszają kości
reason-note-help-and-number = pomoc zmienia kość, a warunki liczbę, jedno i drugie naraz
reason-note-any-distance = co widać, to można trafić, choćby z daleka
reason-note-threshold-held = próg nie wychodzi poza 2 i 6: wynosi { $of }
reason-talent-cancels = Talent „{ $of }” usuwa utrudnienie
reason-note-own-die = { $of_said } prosto z karty postaci; rola niczego nie dodaje
reason-note-cancel = stopień w górę i stopień w dół się znoszą
reason-note-own-slot = pomoc i Szczęście liczą się oprócz sytuacji
reason-note-net-first = najpierw zlicza się wszystkie stopnie, potem zmienia kość
reason-note-ladder-end = kości kończą się na d4 i d20, a reszta przepada
reason-note-one-test = tylko na ten test; cecha zachowuje swoją kość
reason-note-overruled = { $of_said ->
        [limits] MG widzi to inaczej: zwykłe ograniczenia
       *[other] MG widzi to inaczej: { $of_said }
    }
reason-note-no-room-for-help = na stopień za pomoc nie ma już miejsca
reason-note-helper-gone = { $of_said } nie może już pomóc
reason-note-cover-not-in-melee = w walce wręcz osłona się nie liczy
reason-note-no-distances = tutaj nikt nie jest poza zasięgiem
reason-note-number-up = o poziom trudniej: { $of_said }
reason-note-defense-stays = osłona zmienia kość, a nie Obronę
reason-note-no-number = decyduje sama suma, bez liczby do osiągnięcia
reason-level-in-2d6 = Trudność { $of } liczy się jako { $amount_said }
reason-luck-kept = liczy się lepszy rzut: { $amount }

## The short evening that `moothall demo` plays

demo-powers = pieśń, która porusza wiatr i wodę
demo-concept-ilse = Śpiewaczka przypływów, która straciła swój chór.
demo-concept-bram = Doker, który nigdy nie puścił liny.
demo-concept-maren = Złodziejka lamp, która zna każdy dach w porcie.
demo-talent-ilse = Słuch absolutny
demo-talent-bram = Szerokie bary
demo-talent-maren = Ciche stopy
demo-scene = skład soli w czasie odpływu
demo-consequence = wraca przypływ i podłoga stoi pod wodą
demo-aim-sneak = przekraść się obok nocnej straży
demo-way-sneak = boso, po stojakach na sieci
demo-aim-door = wyważyć drzwi składu soli
demo-way-door = z długim rozbiegiem od pochylni
demo-stakes = światła lamp są coraz bliżej
demo-help = pieśń przywołuje wiatr w samą porę
demo-foe-boss = Dozorca Kray
demo-foe-elite = Bosmanka Orla
demo-foe-minion = Majtek
demo-effect = fala prosto z doku
demo-trouble-ilse = cały port słyszy ryk wody
demo-trouble-bram = lampa przewraca się z trzaskiem
demo-trouble-maren = mewa wrzeszczy tuż nad głową
demo-price-ilse = wszystkie psy na nabrzeżu wyją do wtóru
demo-price-bram = otwiera się okiennica i ktoś spogląda w dół
demo-price-maren = czapka zostaje na miejscu, łatwa do znalezienia
demo-blow-ilse = mokra lina przez ramię
demo-blow-bram = bosak w żebra
demo-blow-maren = kolano o kołowrót
demo-name = Walka przy magazynie
demo-fled = ucieczka przez falochron i słuch zaginął
demo-trait-ilse = Po zapachu poznaje godzinę przypływu
demo-trait-bram = Niesie przyjaciela jak worek soli
demo-trait-maren = Nigdy nie zostawia mokrych śladów
