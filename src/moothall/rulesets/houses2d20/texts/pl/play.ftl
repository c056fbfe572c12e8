### What is said during play: what happened, what is asked, and why the dice are what they are.
###
### A field of a fact or question is there as $field, to choose by or as people wrote it, and as $field_said in the
### words of this file and of terms.ftl. An empty or hidden field is the word none. A text that comes out empty, { "" },
### is left out of the story. Verbs are in the present tense, so that they fit whoever a name belongs to.

## What happened: the table, its people, adventures and scenes

log-houses-table-opened = { $house ->
        [none] Stół jest otwarty.
       *[other] Stół jest otwarty; gra { $house }.
    }
log-houses-character-joined = { $character_supporting ->
        [yes] { $character_name } przychodzi jako wsparcie: { $character_tier_said }.
       *[no] { $character_seen ->
            [no] Gdzieś w ukryciu czeka { $character_name }: { $character_tier_said }.
           *[other] { $character_name } przychodzi do stołu: { $character_tier_said }.
        }
    }
log-houses-character-revealed = { $character_name } wychodzi na jaw: { $character_tier_said }.
log-houses-enemies-named = { $enemies ->
        [none] Nie ma znanych wrogich Rodów.
       *[other] Znani wrogowie: { $enemies_said }.
    }
log-houses-adventure-began = { $title ->
        [none] Zaczyna się przygoda. Odłożony Impet: { $momentum }.
       *[other] Zaczyna się przygoda: { $title }. Odłożony Impet: { $momentum }.
    }{ $threat ->
        [none] { "" }
       *[other] {" "}Zagrożenie: { $threat }.
    }
log-houses-adventure-ended = Przygoda { $adventure } dobiega końca.
log-houses-session-began = Zaczyna się sesja { $session }.
log-houses-scene-began = { $title ->
        [none] Zaczyna się scena.
       *[other] Zaczyna się scena: { $title }.
    }
log-houses-scene-ended = { $own ->
        [none] Scena dobiega końca. Odłożony Impet: { $momentum }.
       *[other] Scena dobiega końca. Odłożony Impet każdej postaci: { $own_said }.
    }
each-own = { $first_said } { $second }
log-houses-scene-reflects = { $reflective ->
        [no] Cicha chwila mija.
       *[other] To scena na to, by poukładać, co naprawdę ważne.
    }
log-houses-note-written = { $text ->
        [none] Notatka, którą ma { $owner_said }, jest pusta.
       *[other] Notatka ({ $owner_said }): { $text }.
    }
log-houses-plot-thickened = { $plot ->
        [none] MG nie ma już notatek.
       *[other] Notatka MG: { $plot }.
    }
log-houses-hook-rolled = { $column ->
        [none] Zahaczka: { $hook_plot_said } { $hook_goal_said }. Gdzie: { $hook_location_said }. Na drodze: { $hook_hazard_said }. Kto: { $hook_character_said }.
       *[other] Zahaczka brzmi teraz: { $hook_plot_said } { $hook_goal_said }. Gdzie: { $hook_location_said }. Na drodze: { $hook_hazard_said }. Kto: { $hook_character_said }.
    }
log-houses-hook-kept = MG zatrzymuje zahaczkę: { $hook_plot_said } { $hook_goal_said }.

## What happened: the pools

log-houses-momentum-changed = { $lost ->
        [0] Impet { $change_said } ({ $who_said }, { $use_said }): teraz { $momentum }.
       *[other] { $change ->
            [0] Na Impet ({ $who_said }) nie ma już miejsca: nadal { $momentum }; przepada { $lost }.
           *[other] Impet { $change_said } ({ $who_said }, { $use_said }): teraz { $momentum }; z braku miejsca przepada { $lost }.
        }
    }
log-houses-surplus-spent = { $who_said } wydaje Impet z tego rzutu: { $spent } ({ $use_said }). Zostaje z niego { $left }.
log-houses-threat-changed = { $text ->
        [none] { $threat ->
            [none] Zagrożenie { $change_said } ({ $use_said }).
           *[other] Zagrożenie { $change_said } ({ $use_said }): teraz { $threat }.
        }
       *[other] { $threat ->
            [none] Zagrożenie { $change_said } ({ $use_said }): { $text_said }.
           *[other] Zagrożenie { $change_said } ({ $use_said }), teraz { $threat }: { $text_said }.
        }
    }
log-houses-determination-changed = { $use ->
        [gained] { $lost ->
            [yes] Na więcej Determinacji nie ma miejsca: { $who_said } nadal ma { $determination }.
           *[no] { $who_said } zyskuje punkt Determinacji: teraz { $determination }.
        }
       *[other] { $who_said } wydaje punkt Determinacji ({ $use_said }): zostaje { $determination }.
    }

## What happened: tests

log-houses-declared = { $action ->
        [none] { $who_said } chce czegoś spróbować.
       *[other] { $who_said } chce czegoś spróbować: { $action }.
    }
log-houses-settled = { $how ->
        [no_test] Kości są zbędne: { $who_said } po prostu to robi.
        [waived] To tak proste, że nie trzeba rzucać: { $who_said } to robi, ale bez Impetu.
        [withdrawn] { $who_said } rezygnuje.
        [refused] { $who_said } nie potrafi się na to zdobyć i ponosi porażkę.
       *[forbidden] { $because ->
            [none] Tak się nie da: { $who_said } musi się bez tego obejść.
           *[other] { $who_said } nie może tego zrobić, a oto powód: { $because }.
        }
    }
log-houses-called = { $difficulty ->
        [none] MG wzywa do testu: { $who_said }, { $skill_said }. Trudność pozostaje ukryta.
       *[other] MG wzywa do testu: { $who_said }, { $skill_said }, Trudność { $difficulty }.
    }{ $range ->
        [1] { "" }
       *[other] {" "}Zakres komplikacji: { $range }.
    }
log-houses-drive-chosen = { $drive ->
        [none] { $target ->
            [none] { $who_said } działa z Jakością.
           *[other] { $who_said } działa z Jakością; liczba docelowa { $target }.
        }
       *[other] { $target ->
            [none] { $who_said } działa, a motywacją jest { $drive_said }.
           *[other] { $who_said } działa, a motywacją jest { $drive_said }; liczba docelowa { $target }.
        }
    }
log-houses-focus-applied = Pasuje specjalizacja, którą ma { $who_said }: „{ $focus_said }”.
log-houses-assisted = { $target ->
        [none] { $helper_said } pomaga ({ $who_said }).
       *[other] { $helper_said } pomaga kością ({ $who_said }); liczba docelowa { $target }.
    }
log-houses-committed = { $automatic ->
        [0] { $who_said } ma gotowe kości: { $dice }.
       *[other] { $who_said } ma gotowe kości: { $dice }, w tym automatyczne jedynki: { $automatic }.
    }
log-houses-tested = { $passed ->
        [yes] { $who_said } zdaje test ({ $skill_said }). Sukcesy: { $successes }.
       *[no] { $who_said } nie zdaje testu ({ $skill_said }). Sukcesy: { $successes }.
    }{ $difficulty ->
        [none] { "" }
       *[other] {" "}Trzeba było: { $difficulty }.
    }{ $surplus ->
        [0] { "" }
       *[other] {" "}Impet +{ $surplus }.
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Komplikacje: { $complications }.
    }
log-reckoned-houses-number = { $reached ->
        [one] 1 sukces
        [few] { $reached } sukcesy
       *[many] { $reached } sukcesów
    }{ $needed ->
        [none] { "" }
       *[other] , Trudność { $needed }
    }
log-reckoned-houses-outcome = { $outcome ->
        [passed] test zdany{ $count ->
            [0] { "" }
           *[other] , Impet +{ $count }
        }
       *[failed] test niezdany
    }
log-houses-rolled-against = { $who ->
        [none] Druga strona ma rzut za sobą. Sukcesy: { $successes }.
       *[other] { $against ->
            [none] { $who_said } stawia opór. Sukcesy: { $successes }.
           *[other] { $who_said } stawia opór ({ $against_said }). Sukcesy: { $successes }.
        }
    }{ $complications ->
        [0] { "" }
       *[other] {" "}Komplikacje: { $complications }.
    }
log-houses-succeeded-at-cost = { $who_said } jednak odnosi sukces z kosztem.
log-houses-narrated = { $text ->
        [none] Opowieść toczy się dalej.
       *[other] Co się dzieje: { $text }.
    }
log-houses-informed = { $answer ->
        [none] { $who_said } pyta: { $asked }.
       *[other] { $who_said } pyta: { $asked }. Odpowiedź: { $answer }.
    }
log-houses-complication-bought-off = { $who_said } ignoruje komplikację. Do rozstrzygnięcia: { $left }.
log-houses-complicated = { $form ->
        [time] { $percent ->
            [0] { $text ->
                [none] Komplikacja ({ $who_said }): trwa to dłużej.
               *[other] Komplikacja ({ $who_said }): trwa to dłużej. { $text }.
            }
           *[other] { $text ->
                [none] Komplikacja ({ $who_said }): trwa to o { $percent } procent dłużej.
               *[other] Komplikacja ({ $who_said }): trwa to o { $percent } procent dłużej. { $text }.
            }
        }
       *[other] { $text ->
            [none] Komplikacja ({ $who_said }): { $form_said }.
           *[other] Komplikacja ({ $who_said }), { $form_said }: { $text }.
        }
    }
log-houses-trait-made = { $trait_text ->
        [none] Coś nowego jest prawdą.
       *[other] { $trait_on ->
            [scene] Teraz to prawda: „{ $trait_text }”.
           *[other] Nowa cecha ({ $trait_on_said }): „{ $trait_text }”.
        }
    }
log-houses-trait-changed = { $trait_text ->
        [none] Coś się zmienia.
       *[other] Teraz jest inaczej: „{ $trait_text }”.
    }
log-houses-trait-gone = { $trait_text ->
        [none] Coś przestaje być prawdą.
       *[other] To już nieprawda: „{ $trait_text }”.
    }
log-houses-traits-weighed = { "" }
log-houses-drive-answered = { $way ->
        [challenge] { $who_said } podważa własne przekonanie ({ $drive_said }).
        [comply] { $who_said } ulega swojemu przekonaniu ({ $drive_said }), z komplikacją.
       *[plain] { $drive_said } się sprzeciwia, ale { $who_said } i tak działa.
    }
log-houses-drives-changed = { $how ->
        [struck] Przekonanie zostaje skreślone: { $who_said }, { $drive_said }.
        [rewritten] { $who_said } ma nowe przekonanie: { $drive_said }.
        [recovered] { $who_said } odzyskuje motywację: { $drive_said }.
       *[written] { $who_said } znajduje słowa: { $drive_said }.
    }

## What happened: conflicts

log-houses-zones-laid = { $zones ->
        [none] Plansza jest pusta.
       *[other] Miejsca tej sceny: { $names ->
            [none] { $zones_said }
           *[other] { $names_said }
        }.
    }
log-houses-placed = { $who_said } jest tutaj: { $at ->
        [none] { $zone_said }
       *[other] { $at }
    }.
log-houses-asset-made = { $asset_name ->
        [none] Ktoś ma coś nowego w zanadrzu.
       *[other] { $label ->
            [none] { $asset_owner_said } ma nowy zasób, Moc { $asset_potency }: „{ $asset_name }”.
           *[other] { $asset_owner_said } ma nowy zasób, { $label } { $asset_potency }: „{ $asset_name }”.
        }
    }{ $unusual ->
        [yes] {" "}To więcej niż zwykle.
       *[no] { "" }
    }
log-houses-asset-changed = { $how ->
        [defensive] „{ $asset_name }” teraz chroni.
        [plain] „{ $asset_name }” już nie chroni.
        [placed] „{ $asset_name }” leży na planszy: { $at ->
            [none] { $asset_zone_said }
           *[other] { $at }
        }.
        [out] „{ $asset_name }” wypada z gry.
       *[revealed] „{ $asset_name }” wychodzi na jaw.
    }
log-houses-asset-moved = { $how ->
        [subtle] { $by_said } działa subtelnie: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [bold] { $by_said } działa śmiało: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [further] { $by_said } idzie dalej: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [pushed] { $by_said } przesuwa cudzy zasób: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
        [answered] { $by_said } odpowiada: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
       *[plain] { $by_said } przesuwa zasób: { $asset_said }, cel: { $at ->
            [none] { $zone_said }
           *[other] { $at }
        }.
    }
log-houses-move-failed = { $asset_said } nie przechodzi, a { $who_said } traci inicjatywę.
log-houses-shortfall-gained = { $who_said } zyskuje to, czego zabrakło drugiej stronie: { $amount }.
log-houses-conflict-began = { $outside ->
        [none] Zaczyna się konflikt: { $conflict_kind_said }.
       *[other] Zaczyna się konflikt: { $conflict_kind_said }. Poza nim: { $outside_said }.
    }
log-houses-took-part = { $outside ->
        [yes] { $who_said } wychodzi z konfliktu.
       *[no] { $who_said } włącza się do konfliktu.
    }
log-houses-acted = { $action ->
        [wait] { $who_said } rezygnuje z tury.
       *[other] { $who_said } działa: { $action_said }.
    }
log-houses-turn-passed = { $how ->
        [kept] Inicjatywa zostaje utrzymana.
        [extra] Jest czas na jeszcze jedną akcję.
        [round] Zaczyna się runda { $conflict_round }.
        [named] { $conflict_actor ->
            [none] Wiadomo, kto działa.
           *[other] Teraz działa { $conflict_actor_said }.
        }
        [penalised] { $conflict_actor ->
            [none] Następna akcja jest trudniejsza.
           *[other] Teraz działa { $conflict_actor_said }, a Trudność rośnie o { $conflict_penalty }.
        }
       *[passed] { $conflict_side ->
            [players] Kolej graczy.
            [opposition] Kolej przeciwników.
           *[none] Działać może każdy.
        }
    }
turns-houses-players = Tura graczy
turns-houses-opposition = Tura przeciwników
turns-houses-anyone = Każdy może działać
step-houses-act = Teraz działa { $who }
log-houses-conflict-ended = { $all_rise ->
        [yes] Konflikt dobiega końca. Kto poległ nie na dobre, znów może działać.
       *[no] Konflikt dobiega końca.
    }
log-houses-attack-declared = { $intent ->
        [none] { $asset ->
            [none] { $who_said } atakuje gołymi rękami (cel: { $target_said }).
           *[other] { $who_said } atakuje (cel: { $target_said }; { $asset_said }).
        }
       *[other] { $asset ->
            [none] { $who_said } atakuje gołymi rękami (cel: { $target_said }): { $intent }.
           *[other] { $who_said } atakuje (cel: { $target_said }; { $asset_said }): { $intent }.
        }
    }
log-houses-attacked = { $asset ->
        [none] { $hit ->
            [yes] { $who_said } atakuje gołymi rękami ({ $target_said }): trafienie.
           *[no] { $who_said } atakuje gołymi rękami ({ $target_said }): pudło.
        }
       *[other] { $hit ->
            [yes] { $who_said } atakuje ({ $target_said }; { $asset_said }): trafienie.
           *[no] { $who_said } atakuje ({ $target_said }; { $asset_said }): pudło.
        }
    }
log-houses-track-moved = { $who_said } ma { $track_points } z { $track_requirement } na drodze do przegranej ({ $scored_said }).
log-houses-resisted = { $who_said } nie daje się pokonać.
log-houses-defeated = { $defeated ->
        [defeated] { $meaning ->
            [none] { $who_said } przegrywa.
           *[other] Co to znaczy dla postaci { $who_said }: { $meaning }.
        }
        [lasting] { $meaning ->
            [none] { $who_said } ponosi trwałą przegraną.
           *[other] { $who_said } ponosi trwałą przegraną: { $meaning }.
        }
        [stable] { $who_said } dostaje pomoc.
       *[none] { $who_said } wraca do gry.
    }
log-houses-task-set = { $task_name }: { $task_points } z { $task_requirement }.

## What happened: advancement

log-houses-points-gained = { $entry_text ->
        [none] { $who_said } zyskuje punkty rozwoju: { $entry_points } ({ $entry_source_said }). Teraz: { $points }.
       *[other] { $who_said } zyskuje punkty rozwoju: { $entry_points } ({ $entry_source_said }: { $entry_text }). Teraz: { $points }.
    }
log-houses-points-missed = { $who_said } nie dostaje punktu rozwoju ({ $source_said }): nie trwa żadna przygoda.
log-houses-points-owed = { $who ->
        [none] Nic już nie czeka na wypłatę.
       *[other] Odłożone do końca przygody, punkty rozwoju: { $points } ({ $who_said }). Nikt inny nie ma wiedzieć, jak trudne to było.
    }
log-houses-advanced = { $entry_source ->
        [skill] { $who_said } ma lepszą umiejętność: { $entry_text_said } { $entry_after }. Zostają punkty: { $points }.
        [focus] { $who_said } ma nową specjalizację: „{ $entry_text_said }”. Zostają punkty: { $points }.
       *[talent] { $who_said } ma nowy talent: „{ $entry_text_said }”. Zostają punkty: { $points }.
    }{ $entry_given ->
        [none] { "" }
       *[other] {" "}W zamian przepada: { $entry_given_said }.
    }

## What is asked: before a test

ask-houses-possible = { $action ->
        [none] { $who_said } chce czegoś spróbować. Czy to teraz możliwe?
       *[other] { $who_said }: { $action }. Czy to teraz możliwe?
    }
ask-houses-escalates = { $action ->
        [none] { $who_said } działa. Czy to eskalacja?
       *[other] { $who_said }: { $action }. Czy to eskalacja?
    }
ask-houses-go-on = { $npc ->
        [yes] To eskalacja i kosztuje 1 punkt Zagrożenia. Czy { $who_said } to robi?
       *[no] To eskalacja i dodaje 1 punkt Zagrożenia. Czy { $who_said } to robi?
    }
ask-houses-skill = { $action ->
        [none] Jakiej umiejętności używa { $who_said }?
       *[other] { $who_said }: { $action }. Jaka umiejętność?
    }
ask-houses-substitute = { $who_said }: { $instead_said } zamiast { $skill_said } („{ $use_said }”)?
ask-houses-call = Test ({ $who_said }, { $skill_said }): jaka Trudność i jakie ryzyko?
ask-houses-waive = Przy Trudności 0 nie ma porażki. Czy { $who_said } rzuca o Impet?
ask-houses-traits = Które cechy się tu liczą ({ $who_said })?
ask-houses-familiar = { $ability_said }: „{ $use_said }”. Czy to tu działa ({ $who_said })?
ask-houses-judge = { $action ->
        [none] Czy jakieś przekonanie pasuje albo przeczy ({ $who_said })?
        [attack] Czy jakieś przekonanie pasuje do ataku albo mu przeczy ({ $who_said })?
        [defense] Czy jakieś przekonanie pasuje do obrony albo jej przeczy ({ $who_said })?
       *[other] { $who_said }: { $action }. Czy jakieś przekonanie pasuje albo przeczy?
    }{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
each-statements = { $drive_said }: „{ $text_said }”
ask-houses-drive = Jaka motywacja kieruje postacią ({ $who_said })?
ask-houses-offer-point = { $full ->
        [yes] „{ $statement_said }” ({ $drive_said }) temu przeczy: { $who_said }. Zaproponować punkt Determinacji, choć nie ma na niego miejsca?
       *[no] „{ $statement_said }” ({ $drive_said }) temu przeczy: { $who_said }. Zaproponować punkt Determinacji?
    }
ask-houses-take-point = { $full ->
        [yes] „{ $statement_said }” ({ $drive_said }). { $who_said }: punkt przepadnie. Zmierzyć się z tym czy odmówić i ponieść porażkę?
       *[no] „{ $statement_said }” ({ $drive_said }). { $who_said }: wziąć punkt Determinacji i zmierzyć się z tym czy odmówić i ponieść porażkę?
    }
ask-houses-challenge = „{ $statement_said }” ({ $drive_said }). { $who_said }: podważyć czy ulec?
ask-houses-focus = Czy liczy się tu jakaś specjalizacja ({ $who_said }, { $skill_said })?
ask-houses-confirm-focus = { $who_said }: czy pasuje specjalizacja „{ $focus_said }”?
ask-houses-fitting-focuses = { $who_said }: które specjalizacje pasują ({ $skill_said })?
ask-houses-assist = { $action ->
        [none] Kto pomaga ({ $who_said }) i jak?
        [attack] { $who_said } atakuje. Kto pomaga i jak?
        [defense] { $who_said } się broni. Kto pomaga i jak?
       *[other] { $who_said }: { $action }. Kto pomaga i jak?
    }
ask-houses-allow-assist = { $how ->
        [none] { $helper_said } chce pomóc ({ $who_said }). Czy to się liczy?
       *[other] { $helper_said } chce pomóc ({ $who_said }): { $how }. Czy to się liczy?
    }
ask-houses-assist-pair = { $helper_said } pomaga ({ $who_said }): jaka umiejętność i motywacja?
ask-houses-assist-point = { $helper_said }: wydać punkt Determinacji, żeby kość pomocnika liczyła się jako 1?
ask-houses-raise = { $who_said }: Trudność { $difficulty }. Podnieść ją? (stopień za { $price } Zagrożenia, najwyżej { $reach })
ask-houses-buy-dice = { $npc ->
        [yes] { $who_said }: { $dice }d20, liczba docelowa { $target }. Dokupić kości za Zagrożenie?
       *[no] { $who_said }: { $dice }d20, liczba docelowa { $target }. Dokupić kości? (zachowany Impet: { $momentum })
    }
ask-houses-point = { $npc ->
        [yes] { $who_said }: wydać na to przed rzutem Zagrożenie ({ $price })?
       *[no] { $who_said }: wydać na to przed rzutem punkt Determinacji?
    }
ask-houses-confirm-trait = { $use ->
        [create] { $on ->
            [scene] Nowa cecha ({ $who_said }): „{ $text }”. Pozwolić?
           *[other] Nowa cecha ({ $who_said } → { $on_said }): „{ $text }”. Pozwolić?
        }
        [change] { $who_said } zmienia „{ $was }” na „{ $text }”. Pozwolić?
       *[remove] { $who_said } usuwa cechę „{ $was }”. Pozwolić?
    }
ask-houses-commit = { $difficulty ->
        [none] { $who_said } rzuca { $dice }d20: liczba docelowa { $target }.
       *[other] { $who_said } rzuca { $dice }d20: liczba docelowa { $target }, Trudność { $difficulty }.
    }{ $momentum ->
        [0] { "" }
       *[other] {" "}Cena w Impecie: { $momentum }.
    }{ $threat ->
        [0] { "" }
       *[other] {" "}Cena w Zagrożeniu: { $threat }.
    }{" "}Gotowe?

## What is asked: after a roll

ask-houses-again = { $difficulty ->
        [none] { $who_said } ma { $successes ->
            [one] { $successes } sukces.
            [few] { $successes } sukcesy.
           *[many] { $successes } sukcesów.
        } Przerzucić jakieś kości?
       *[other] { $who_said } ma { $successes ->
            [one] { $successes } sukces,
            [few] { $successes } sukcesy,
           *[many] { $successes } sukcesów,
        } Trudność { $difficulty }. Przerzucić jakieś kości?
    }
ask-houses-buy = { $who_said }: { $what_said }, cena w Impecie { $price }. Kupić?
ask-houses-offer-cost = { $who_said } ponosi porażkę. Zaproponować sukces z kosztem?
ask-houses-take-cost = { $who_said } ponosi porażkę. Przyjąć sukces z komplikacją?
ask-houses-narrate = { $passed ->
        [yes] { $who_said } odnosi sukces. Co się dzieje?
       *[no] { $who_said } ponosi porażkę. Co się dzieje?
    }
ask-houses-spend = { $passed ->
        [yes] { $who_said }: Impet +{ $fresh }, zachowany { $saved }. Na co go wydać?
       *[no] { $who_said } ponosi porażkę; zachowany Impet: { $saved }. Na co go wydać?
    }
ask-houses-inform = { $who_said } pyta: { $asked }. Jaka jest odpowiedź?
ask-houses-buy-off = { $npc ->
        [yes] Komplikacja ({ $who_said }). Zignorować ją za 2 punkty Zagrożenia?
       *[no] Komplikacja ({ $who_said }). Zignorować ją za 2 punkty Zagrożenia?
    }
ask-houses-complication = { $cause ->
        [rolled] Komplikacja ({ $who_said }): co idzie nie tak?
        [comply] { $who_said } ulega: co idzie nie tak?
        [cost] Sukces z kosztem ({ $who_said }): co idzie nie tak?
       *[resist] { $who_said } nie daje się pokonać: co idzie nie tak?
    }

## What is asked: conflicts

ask-houses-action = { $penalty ->
        [0] Tura: { $who_said }. Co się dzieje?
       *[other] Tura: { $who_said } (pierwszy test: Trudność +{ $penalty }). Co się dzieje?
    }
ask-houses-move = { $who_said } przesuwa zasób: który, dokąd i jak?
ask-houses-further = Dokąd dalej przesuwa się { $asset_said }?
ask-houses-push = Przesunąć jeszcze jakiś zasób o strefę?
ask-houses-strike = { $beyond ->
        [none] { $who_said } atakuje: kogo i czym?
       *[other] { $beyond_said } jest poza zasięgiem. { $who_said } atakuje: kogo i czym?
    }
ask-houses-reach = { $asset ->
        [none] { $who_said } jest w innej strefie niż { $target_said }. Czy atak mimo to sięga?
       *[other] { $asset_said } jest w innej strefie niż { $target_said }. Czy atak mimo to sięga?
    }
ask-houses-intent = { $who_said } atakuje, cel: { $target_said }. Co chce osiągnąć?
ask-houses-opposed = Kto stawia opór ({ $who_said }) i jakie są umiejętności obu stron?
ask-houses-requirement = Która umiejętność wyznacza tor ({ $target_said })?
ask-houses-resist = { $npc ->
        [yes] { $who_said } zaraz przegra. Nie dać się pokonać za { $price } Zagrożenia?
       *[no] { $who_said } zaraz przegra. Nie dać się pokonać za { $price } Impetu albo Zagrożenia?
    }
ask-houses-meaning = { $lasting ->
        [yes] { $target_said } ponosi trwałą przegraną. Co to znaczy?
       *[no] { $target_said } przegrywa. Co to znaczy?
    }
ask-houses-which-asset = Który zasób chce usunąć { $who_said }?
ask-houses-words = { $what ->
        [trait] Co ma się stać prawdą ({ $who_said })? Puste pole: coś innego.
        [question] Czego chce się dowiedzieć { $who_said }? Puste pole: coś innego.
       *[use] Co robi { $who_said }, własnymi słowami? Puste pole: coś innego.
    }
ask-houses-new-asset = Co to za nowy zasób i czyj?
ask-houses-obstacle = Jaką przeszkodę usuwa { $who_said }?
ask-houses-aid = { $who_said } pomaga: komu, albo która cecha znika?
ask-houses-keep = { $price ->
        [0] Strona: { $who_said }. Utrzymać inicjatywę? (za darmo; następny test: Trudność +{ $penalty })
       *[other] Strona: { $who_said }. Utrzymać inicjatywę za { $price }? (następny test: Trudność +{ $penalty })
    }
ask-houses-extra-action = { $npc ->
        [yes] Wydać Zagrożenie ({ $price }) na dodatkową akcję ({ $who_said })?
       *[no] { $who_said }: wydać punkt Determinacji na dodatkową akcję?
    }
ask-houses-backs-action = Czy za jeszcze jedną akcją stoi przekonanie, które ma { $who_said }?{ $statements ->
        [none] { "" }
       *[other] {" "}{ $statements_said }.
    }
ask-houses-confirm-defensive = Czy { $asset_said } chroni ({ $owner_said })?

## What is asked: drives, scenes, Threat

ask-houses-recovery = { $statement ->
        [none] Przekonanie jest skreślone ({ $who_said }, { $drive_said }). Co dalej?
       *[other] „{ $statement_said }” jest skreślone ({ $drive_said }). Co robi z tym { $who_said }?
    }
ask-houses-which-rises = Kilka motywacji jest teraz równych ({ $who_said }). Która rośnie?
ask-houses-new-statement = { $deed ->
        [none] { $drive_said } ma wartość { $rating } i brak jej słów. Jakie przekonanie ma { $who_said }?
       *[other] { $drive_said } ma wartość { $rating } i brak jej słów, a oto, co się stało: { $deed }. Jakie przekonanie ma { $who_said }?
    }
ask-houses-circumstances = { $scene ->
        [none] Ile Zagrożenia przynosi nowa scena (najwyżej { $most })?
       *[other] Ile Zagrożenia przynosi ta scena (najwyżej { $most }): { $scene }?
    }
ask-houses-threat = Masz Zagrożenie: { $threat }. Na co je wydać?
ask-houses-scene-end = Koniec sceny: przepada { $decay } z { $momentum } Impetu. Które cechy zostają?

## What is asked: advancement, hooks and people

ask-houses-ambition = { $text ->
        [none] Jak daleko zachodzi { $who_said }: 1, 2 czy 3 punkty?
       *[other] { $who_said } jest bliżej celu: { $text }. Czy to warte 1, 2 czy 3 punkty?
    }{ $ambition ->
        [none] { "" }
       *[other] {" "}Ambicja: „{ $ambition }”.
    }
ask-houses-impressed = { $text ->
        [none] { $who_said } budzi zachwyt drużyny. Czy się zgadzasz?
       *[other] { $who_said } budzi zachwyt drużyny: { $text }. Czy się zgadzasz?
    }
ask-houses-advance = { $who_said } ma punkty do wydania: { $points }. Na co?
ask-houses-retrain = { $who_said } ma punkty: { $points } i coś poświęca. W zamian za co?
ask-houses-raise-skill = Która umiejętność rośnie ({ $who_said })?
ask-houses-new-focus = Jakiej specjalizacji uczy się { $who_said } i z jaką umiejętnością?
ask-houses-new-talent = Jakiego talentu uczy się { $who_said }?
ask-houses-approve-talent = { $who_said } chce mieć talent „{ $talent }”. Czy się zgadzasz?
ask-houses-give-up = { $gained ->
        [skill] Co poświęca { $who_said } za lepszą umiejętność?
        [focus] Co poświęca { $who_said } za nową specjalizację?
       *[talent] Co poświęca { $who_said } za nowy talent?
    }
ask-houses-give-up-which = { $kind_of ->
        [skill] Która umiejętność traci punkt ({ $who_said })?
        [focus] Z jakiej specjalizacji rezygnuje { $who_said }?
       *[talent] Z jakiego talentu rezygnuje { $who_said }?
    }
ask-houses-hook = { $hook_plot_said } { $hook_goal_said }. Gdzie: { $hook_location_said }. Na drodze: { $hook_hazard_said }. Kto: { $hook_character_said }. Czy tak zostaje?
ask-houses-npc-tier = Czy to postać pomniejsza, znacząca czy główna?
ask-houses-npc-name = Jak nazywa się ta osoba i czym się zajmuje?
ask-houses-npc-traits = { $tier ->
        [major] Z czego słynie ta postać i czy należy do jakiejś frakcji?
       *[notable] Czy ta postać z czegoś słynie?
    }
ask-houses-npc-how = Czy liczby wybierasz ty, czy proponują je kości?
ask-houses-npc-quality = Jak dobra jest ta postać w tym, czym jest, od 4 do 8?
ask-houses-npc-drives = { $tier ->
        [major] Która motywacja ma 8, a które 7, 6, 5 i 4?
       *[notable] Która motywacja ma 7, a która 6? Pozostałe mają 5.
    }
ask-houses-npc-statements = { $tier ->
        [major] Co mówią trzy silne motywacje?
       *[notable] Co mówi jedna z dwóch silnych motywacji, a może obie?
    }
ask-houses-npc-skills = { $tier ->
        [minor] Która umiejętność ma 6, a które dwie 5? Pozostałe mają 4.
        [notable] Która umiejętność ma 7, która 6, a które dwie 5? Ostatnia ma 4.
       *[major] Jak rozdać 11 punktów, gdy każda umiejętność ma 4, a żadna nie przekroczy 8?
    }
ask-houses-npc-focuses = { $tier ->
        [minor] Jaka jest jedyna specjalizacja, pod najlepszą umiejętnością?
        [notable] Jakie są specjalizacje: dwie pod siódemką, jedna pod szóstką?
       *[major] Jakie są specjalizacje, od trzech do pięciu?
    }
ask-houses-npc-talents = { $with_abilities ->
        [yes] Jakie talenty ma ta postać? Zdolności specjalne będą za chwilę.
       *[no] Jaki talent ma ta postać, a może dwa?
    }
ask-houses-npc-ability = Talenty i zdolności do tej pory: { $has }. Czy jest jakaś zdolność specjalna, czy to wszystko?
ask-houses-npc-asset = Zasoby do tej pory: { $has }. Co jeszcze ma w zanadrzu?

## Reasons

reason-die-base = kości na początek: { $amount }
reason-die-momentum = kość za Impet
reason-die-threat = kość za Zagrożenie
reason-die-both = kość za Impet i Zagrożenie
reason-die-automatic = kość, która liczy się jako 1
reason-die-helper = kość, którą daje { $of_said }
reason-shift-easier = łatwiej: { $of_said }
reason-shift-harder = trudniej: { $of_said }
reason-shift-threat = Zagrożenie utrudnia o { $amount }
reason-shift-familiar = łatwiej komuś, kto to zna: { $of_said }
reason-shift-defended = obrona na drodze: { $of_said }
reason-shift-kept = utrzymana inicjatywa: trudniej o { $amount }
reason-note-their-side = liczy się tylko obrona strony celu
reason-note-only-there = i tylko w strefie celu
reason-note-traits-add-up = każda cecha liczy się raz
reason-note-clamped = w granicach ({ $amount_said })
reason-note-no-ceiling = spory nie mają sufitu
reason-note-floor = i nigdy poniżej 0
reason-read-target = { $amount ->
        [0] dość niski wynik to sukces
       *[other] sukces przy { $amount } lub mniej
    }
reason-read-one = jedynka liczy się jako { $amount }
reason-read-critical = ze specjalizacją { $amount } lub mniej liczy się podwójnie
reason-read-worth = i nigdy więcej niż { $amount }
reason-read-no-focus = bez specjalizacji podwójnie liczy się tylko 1
reason-read-complication = komplikacja od { $amount } wzwyż
reason-read-range = zakres komplikacji { $amount }
reason-read-both = kość może być jednym i drugim
reason-read-any-die = komplikować może każda kość
reason-note-helpers-add = sukcesy pomocników się dodają
reason-note-helpers-complicate = kości pomocników mogą komplikować
reason-note-gate = jeśli prowadzący ma sukces
reason-note-outside-the-cap = kości pomocników są ponad limit pięciu
reason-note-new-stands = zostaje nowy wynik
reason-note-old-gone = stary wynik znika
reason-note-once = każda kość raz
