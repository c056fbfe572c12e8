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
       *[other] {" "}Rusza stoper na { $clock_length ->
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
log-nde-called = { $stakes ->
        [none] MG prosi o test: { $attribute_said }, Trudność { $difficulty }.
        [open] MG prosi o test: { $attribute_said }, Trudność { $difficulty }.
       *[other] MG prosi o test: { $attribute_said }, Trudność { $difficulty }. Stawka: { $stakes }.
    }{ $overruled ->
        [yes] {" "}Tym razem zwykłe ograniczenia nie obowiązują.
       *[no] { "" }
    }
log-nde-tested = { $sides ->
        [0] { $who_said } wykonuje test ({ $attribute_said }, 2d6 { $modifier_said }): { $result_said }.
       *[other] { $who_said } wykonuje test ({ $attribute_said }, d{ $sides } przeciw { $against }): { $result_said }.
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
log-nde-helped = { $how ->
        [none] { $helper_said } pomaga (rzuca { $who_said }).
       *[other] { $helper_said } pomaga (rzuca { $who_said }): { $how }.
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
log-nde-clock-moved = Stoper pokazuje { $at } z { $length }.
log-nde-clock-ran-out = { $consequence ->
        [none] Czas na stoperze minął.
       *[other] Czas na stoperze minął: { $consequence }.
    }

## What happened: fights

log-nde-round-began = Zaczyna się runda { $round }.
log-nde-phase-changed = { $phase ->
        [heroes] Działają bohaterowie.
        [foes] Teraz działają przeciwnicy.
       *[free] Walka skończona.
    }
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
        [none] Czy potrzebny jest rzut?
       *[other] Pod ręką jest: { $tool }. Czy potrzebny jest rzut?
    }
ask-nde-attribute = Jakiej cechy użyje { $who_said }? Do takich rzeczy zwykle służy { $suggested_id_said }.
ask-nde-call = { $needs_stakes ->
        [yes] { $who_said } próbuje: jak to trudne, co grozi w razie porażki i co pomaga lub przeszkadza?
       *[no] { $who_said } próbuje: jak to trudne (tu zwykle { $preset }) i co pomaga lub przeszkadza?
    }
ask-nde-one-place = To jest już w Trudności ({ $difficulty }), a zmienia też kość: { $circumstance_said }. Gdzie ma się liczyć i jaka jest wtedy Trudność?
ask-nde-off-the-ladder = { $beyond ->
        [under] To łatwiejsze niż łatwe, więc prawie pewne (próbuje { $who_said }). Czy po prostu się udaje, czy jednak rzut przeciw { $number }?
       *[over] To trudniejsze niż bohaterskie, więc prawie niemożliwe (próbuje { $who_said }). Czy odmówić, czy jednak pozwolić na rzut przeciw { $number }?
    }
ask-nde-crowd = Napierają pachołki (liczba: { $minions }), a broni się { $who_said }. Co z tego wynika?
ask-nde-help = { $vain ->
        [yes] Rzuca { $who_said }. Większej kości już nie ma, więc pomoc nic by nie dała. Czy mimo to pomaga { $helper_said }? Jeśli tak, to jak?
       *[no] Rzuca { $who_said }. Czy pomaga { $helper_said }? Jeśli tak, to jak?
    }
ask-nde-allow-help = { $how ->
        [none] { $helper_said } chce pomóc (rzuca { $who_said }). Czy to ma sens?
       *[other] { $helper_said } chce pomóc (rzuca { $who_said }): { $how }. Czy to ma sens?
    }
ask-nde-ready = { $pool_sides ->
        [0] { $who_said } zaraz rzuci 2d6 { $pool_modifier_said }.
       *[other] { $against ->
            [none] { $who_said } zaraz rzuci d{ $pool_sides } przeciw ukrytej liczbie.
           *[other] { $who_said } zaraz rzuci d{ $pool_sides } przeciw { $against }.
        }
    }{ $stakes ->
        [none] { "" }
        [open] { "" }
       *[other] {" "}Stawka: { $stakes }.
    } Czy coś zmienić?{ $pool_why ->
        [none] { "" }
       *[other] {" "}(Na razie: { $pool_why_said }.)
    }
ask-nde-retry = { $aim ->
        [none] { $who_said } ma już za sobą nieudaną próbę. Co teraz?
       *[other] { $who_said } ma już za sobą nieudaną próbę ({ $aim }). Co teraz?
    }
ask-nde-luck = { $left ->
        [one] Wynik: { $result_said }. { $who_said } ma { $left } Łut Szczęścia. Wydać go?
        [few] Wynik: { $result_said }. { $who_said } ma { $left } Łuty Szczęścia. Wydać jeden?
       *[many] Wynik: { $result_said }. { $who_said } ma { $left } Łutów Szczęścia. Wydać jeden?
    }

## What is asked: after a test

ask-nde-trouble = { $on_top ->
        [yes] Co jeszcze idzie nie tak ({ $who_said })?
       *[no] { $priced ->
            [yes] { $required_by ->
                [none] Wynik: { $result_said } ({ $who_said }). Czy coś idzie nie tak albo jest jakiś koszt?
               *[other] Wynik: { $result_said } ({ $who_said }). Co idzie nie tak albo jaki jest koszt?
            }
           *[no] { $required_by ->
                [none] Wynik: { $result_said } ({ $who_said }). Czy coś idzie nie tak?
               *[other] Wynik: { $result_said } ({ $who_said }). Co idzie nie tak?
            }
        }
    }
ask-nde-bargain = { $price_text ->
        [none] { $who_said } może jednak mieć sukces za taką cenę: { $price_kind_said }. Zgoda?
       *[other] { $who_said } może jednak mieć sukces za taką cenę: { $price_text }. Zgoda?
    }
ask-nde-price = { $who_said } ma sukces z kosztem. Jaka jest cena?
ask-nde-benefit = { $who_said } ma sukces wyjątkowy. Jaka jest dodatkowa korzyść?
ask-nde-confirm-benefit = Przy sukcesie wyjątkowym { $who_said } chce tego: { $proposed_said }. Zgoda?
ask-nde-exceptional = { $who_said } ma sukces wyjątkowy. Co wybierasz?

## What is asked: fights

ask-nde-start = { $foes ->
        [one] Jest tu { $foes } przeciwnik. Czy gramy to jako walkę w rundach?
        [few] Przeciwników jest tu { $foes }. Czy gramy to jako walkę w rundach?
       *[many] Przeciwników jest tu { $foes }. Czy gramy to jako walkę w rundach?
    }
ask-nde-strike = Działa { $foe_said }, cel: { $who_said }. Jaki test pozwoli wyjść z tego cało? Zwykle: { $dodge_id_said } przeciw { $preset }.
ask-nde-reach = { $who_said } ma na koncie pudło. Czy { $foe_said } może naprawdę oddać cios?
ask-nde-armour = { $losing ->
        [one] { $who_said } zaraz straci { $losing } Serce. Czy przyjmie to pancerz?
        [few] { $who_said } zaraz straci { $losing } Serca. Czy jedno z nich ocali pancerz?
       *[many] { $who_said } zaraz straci { $losing } Serc. Czy jedno z nich ocali pancerz?
    }

## What is asked: powers, rest and growth

ask-nde-power = { $effect ->
        [none] { $who_said } chce użyć mocy.
       *[other] { $who_said } chce użyć mocy: { $effect }.
    } { $power ->
        [one] Jest na to { $power } Punkt Mocy.
        [few] Są na to { $power } Punkty Mocy.
       *[many] Jest na to { $power } Punktów Mocy.
    } Jak silna jest ta moc i ile kosztuje?{ $targets ->
        [none] { "" }
       *[other] {" "}Cel: { $targets_said }.
    }{ $heal ->
        [none] { "" }
       *[other] {" "}Ma uleczyć: { $heal_said }.
    }
ask-nde-needs-line = { $target_said } jest poza polem widzenia albo za pełną osłoną. Czy to zatrzymuje moc, której używa { $who_said }?
ask-nde-gift = { $who_said } używa mocy wyjątkowo dobrze. Czy zamiast innej korzyści wraca Punkt Mocy?
ask-nde-rest = Czy jest chwila na odpoczynek i miejsce, żeby odpocząć?
ask-nde-growth = Co rozwija { $who_said }?
ask-nde-approve-trait = { $trait ->
        [none] { $who_said } chce nowego Atutu. Zgoda?
       *[other] { $who_said } chce takiego Atutu: { $trait }. Zgoda?
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
