### Co się wydarzyło: każdy fakt w jednym lub dwóch zdaniach.
###
### Imion się nie odmienia: każde zdanie stawia je w mianowniku.

## Stół i jego ludzie

log-nova6-table-opened = Stół jest otwarty.
log-nova6-joined = Do stołu dołącza { $hero_name }.
log-nova6-appeared = { $one_name ->
        [none] { "" }
       *[other] { $one_seen ->
            [no] { $one_number ->
                [one] Gdzieś w ukryciu jest { $one_name } ({ $one_kind_said }).
               *[other] Gdzieś w ukryciu jest { $one_name } ({ $one_kind_said }, razem { $one_number }).
            }
           *[other] { $one_number ->
                [one] Pojawia się { $one_name } ({ $one_kind_said }).
               *[other] Pojawia się { $one_name } ({ $one_kind_said }, razem { $one_number }).
            }
        }
    }
log-nova6-revealed = { $one_name ->
        [none] { "" }
       *[other] Wychodzi na jaw: { $one_name } ({ $one_kind_said }).
    }
log-nova6-note-written = { $text ->
        [none] Pusta notatka (czyta: { $owner_said }).
       *[other] Notatka (czyta: { $owner_said }): { $text }.
    }
log-nova6-plot-thickened = { $plot ->
        [none] MG nie ma już notatek.
       *[other] Notatka MG: { $plot }.
    }
log-nova6-left-scene = { $out ->
        [incapacitated] { $how ->
            [none] { $who_said } wypada ze sceny (stan: obezwładnienie).
           *[other] { $who_said } wypada ze sceny (stan: obezwładnienie): { $how }.
        }
        [conceded] { $how ->
            [none] { $who_said } ustępuje i opuszcza scenę.
           *[other] { $who_said } ustępuje i opuszcza scenę: { $how }.
        }
        [ended] { $how ->
            [none] To koniec: { $who_said } odchodzi na zawsze.
           *[other] To koniec, { $who_said } odchodzi na zawsze: { $how }.
        }
       *[left] { $how ->
            [none] { $who_said } opuszcza scenę.
           *[other] { $who_said } opuszcza scenę: { $how }.
        }
    }

## Test

log-nova6-declared = { $attack ->
        [yes] { $who_said } atakuje{ $targets ->
            [none] { "" }
           *[some] {" "}→ { $targets_said }
        }{ $tool ->
            [none] { "" }
           *[some] {" "}({ $tool_said })
        }{ $intent ->
            [none] .
           *[some] : { $intent }.
        }
       *[no] { $intent ->
            [none] { $who_said } rozpoczyna akcję.
           *[some] { $who_said }: { $intent }.
        }
    }
log-nova6-called = MG prosi o test: { $skill ->
        [none] bez umiejętności
       *[other] { $skill_said }
    }{ $applied ->
        [none] { "" }
       *[other] {" "}({ $applied_said })
    }{ $difficulty ->
        [none] , { $action_said }; trudność pozostaje ukryta.
       *[other] { $difficulty ->
            [0] , { $action_said }
           *[more] {" "}−{ $difficulty }d, { $action_said }
        }{ $versus ->
            [none] { $difficulty ->
                [0] , bez trudności
               *[more] { "" }
            }
           *[other] {" "}kontra { $versus_said }{ $letters ->
                [none] { "" }
               *[other] ^{ $letters }
            }{ $versus_applied ->
                [none] { "" }
               *[other] {" "}({ $versus_applied_said })
            }, { $versus_action_said }
        }{ $superhuman ->
            [yes] {" "}(ponad ludzkie siły)
           *[no] { "" }
        }.{ $overruled ->
            [yes] {" "}MG zmienia to, co zaproponowano.
           *[no] { "" }
        }
    }
log-nova6-settled = { $how ->
        [stops] { $text ->
            [none] { $who_said } rezygnuje: to za trudne.
           *[other] { $who_said } nawet nie próbuje, bo to za trudne: { $text }.
        }
        [stopped] { $text ->
            [none] Ktoś w porę staje na drodze ({ $who_said }).
           *[other] Ktoś w porę staje na drodze ({ $who_said }): { $text }.
        }
        [granted] { $text ->
            [none] Kości nie są potrzebne: { $who_said } ma to z samej natury rzeczy.
           *[other] Kości nie są potrzebne ({ $who_said } ma to z samej natury rzeczy): { $text }.
        }
        [unopposed] { $text ->
            [none] Nikt nie przeszkadza: { $who_said } po prostu odnosi sukces.
           *[other] Nikt nie przeszkadza i { $who_said } po prostu odnosi sukces: { $text }.
        }
        [fails] { $text ->
            [none] { $who_said } ponosi porażkę bez rzutu: niczego nie da się dostrzec.
           *[other] { $who_said } ponosi porażkę bez rzutu: { $text }.
        }
        [no-connection] { $who_said } nie ma tu za co chwycić, więc te słowa nikogo nie ranią.
        [no-risk] Niczego się tym nie ryzykuje, więc { $who_said } nie ma po co rzucać.
       *[narrate] { $text ->
            [none] Kości nie są potrzebne: MG po prostu opowiada, co się dzieje.
           *[other] Kości nie są potrzebne: { $text }.
        }
    }
log-nova6-gathered = { $net ->
        [none] { $who_said } zbiera kości.
        [0] { $who_said } rzuca na zero: trzy kości.
       *[other] { $who_said } rzuca z { $net_said }d.
    }
log-nova6-traded = { $points ->
        [one] Kości idą na wymianę: 1 punkt wyczynu czeka na wynik. { $who_said } rzuca z { $net_said }d.
        [few] Kości idą na wymianę: { $points } punkty wyczynu czekają na wynik. { $who_said } rzuca z { $net_said }d.
       *[many] Kości idą na wymianę: { $points } punktów wyczynu czeka na wynik. { $who_said } rzuca z { $net_said }d.
    }
log-nova6-tested = { $who_said }: { $success ->
        [yes] sukces
       *[no] porażka
    }{ $how ->
        [flip] {" "}mimo wszystko
       *[other] { "" }
    }{ $trio ->
        [none] { $how ->
            [practiced] {" "}bez rzutu
           *[other] { "" }
        }
       *[other] {" "}({ $trio_said })
    }{ $points ->
        [0] { "" }
        [one] {" "}i 1 punkt wyczynu
        [few] {" "}i { $points } punkty wyczynu
       *[many] {" "}i { $points } punktów wyczynu
    }.{ $counter ->
        [0] { "" }
        [one] {" "}Druga strona ma 1 punkt wyczynu.
        [few] {" "}Druga strona ma { $counter } punkty wyczynu.
       *[many] {" "}Druga strona ma { $counter } punktów wyczynu.
    }
log-nova6-overruled = { $success ->
        [yes] MG uchyla wynik: { $who_said } jednak daje radę.
       *[no] MG uchyla wynik: { $who_said } jednak nie daje rady.
    }
log-nova6-failed = { $text ->
        [none] Skutek porażki pozostaje otwarty ({ $who_said }).
       *[other] { $catastrophe ->
            [yes] Skutek porażki ({ $who_said }): { $text }. To gorzej niż przy zwykłej porażce.
           *[no] Skutek porażki ({ $who_said }): { $text }.
        }
    }
log-nova6-paid = { $text ->
        [none] { $who_said } odnosi sukces z kosztem: { $cost_said }.
       *[other] { $who_said } odnosi sukces z kosztem ({ $cost_said }): { $text }.
    }
log-nova6-achieved = { $what ->
        [afloat] { $who_said } utrzymuje się na wodzie.
        [noticed] { $who_said } to dostrzega.
        [passed] { $of ->
            [none] { $who_said } przechodzi dalej.
           *[other] { $who_said } ma to za sobą: { $of_said }.
        }
        [defended] { $for_another ->
            [yes] { $of ->
                [none] { $who_said } odpiera to.
               *[other] { $who_said } odpiera to (broni się: { $of_said }).
            }
           *[no] { $who_said } odpiera to.
        }
       *[goal] { $of ->
            [none] { $who_said } dopina swego.
           *[other] { $who_said } dopina swego: { $of_said }.
        }
    }
log-nova6-remembered = { "" }
log-nova6-turn-changed = { $what ->
        [declared] { $turn_declared ->
            [1] { "" }
            [few] { $who_said } zapowiada { $turn_declared } akcje w tej turze.
           *[many] { $who_said } zapowiada { $turn_declared } akcji w tej turze.
        }
        [focus] { $who_said } zbiera skupienie.
        [rally] { $who_said } poświęca całą turę, by wziąć się w garść.
        [lapsed] Czekanie na próżno: odłożona tura bohatera { $who_said } przepada z końcem rundy.
        [waits] { $who_said } czeka na właściwą chwilę.
       *[other] { "" }
    }

## Punkty

log-nova6-points-lapsed = { $points ->
        [one] 1 niewydany punkt wyczynu przepada.
        [few] { $points } niewydane punkty wyczynu przepadają.
       *[many] { $points } niewydanych punktów wyczynu przepada.
    }
log-nova6-points-banked = { $points ->
        [one] MG zachowuje 1 punkt wyczynu na później w tej scenie.
        [few] MG zachowuje { $points } punkty wyczynu na później w tej scenie.
       *[many] MG zachowuje { $points } punktów wyczynu na później w tej scenie.
    }
log-nova6-plot-points-changed = { $who ->
        [none] MG
       *[other] { $who_said }
    } ma teraz { $points ->
        [one] 1 punkt fabuły
        [few] { $points } punkty fabuły
       *[many] { $points } punktów fabuły
    } ({ $use_said }).
log-nova6-setbacks-changed = { $setbacks ->
        [0] { $who_said } nie ma kości przeciwności ({ $why_said }).
        [one] { $who_said } ma teraz 1 kość przeciwności ({ $why_said }).
        [few] { $who_said } ma teraz { $setbacks } kości przeciwności ({ $why_said }).
       *[many] { $who_said } ma teraz { $setbacks } kości przeciwności ({ $why_said }).
    }
log-nova6-stunt-bought = { $text ->
        [none] { $points ->
            [one] Wyczyn za 1 punkt: { $stunt_said }.
            [few] Wyczyn za { $points } punkty: { $stunt_said }.
           *[many] Wyczyn za { $points } punktów: { $stunt_said }.
        }
       *[other] { $points ->
            [one] Wyczyn za 1 punkt ({ $stunt_said }): { $text }.
            [few] Wyczyn za { $points } punkty ({ $stunt_said }): { $text }.
           *[many] Wyczyn za { $points } punktów ({ $stunt_said }): { $text }.
        }
    }
log-nova6-invoked = { $by ->
        [none] MG
       *[other] { $by_said }
    } przywołuje „{ $aspect }”{ $reason ->
        [none] : { $benefit_said }.
       *[other] {" "}({ $reason }): { $benefit_said }.
    }

## To, co trwa

log-nova6-effect-began = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said }: STRES, póki ten poziom jest pełny.
       *[other] { $effect_owner ->
            [none] Nowe w scenie:
           *[other] { $effect_owner_said } ma teraz:
        } { $effect_kind ->
            [advantage] „{ $effect_name }”, { $effect_rating ->
                [0] na razie bez kości
               *[other] { $effect_rating_said }d
            }
            [condition] warunek „{ $effect_name }”, { $effect_rating }d
            [damage] { $effect_made ->
                [yes] atak „{ $effect_name }”, obrażenia { $effect_rating }
               *[no] „{ $effect_name }”, obrażenia { $effect_rating }
            }
            [soak] „{ $effect_name }”, pochłanianie { $effect_rating }
            [asset] zasób „{ $effect_name }”{ $effect_rating ->
                [0] { "" }
               *[other] {" "}[{ $effect_rating }]
            }
           *[aspect] aspekt „{ $effect_name }”
        }{ $effect_skills ->
            [none] { "" }
           *[other] {" "}({ $effect_skills_said })
        }{ $effect_kind ->
            [damage] { $effect_made ->
                [yes] ; { $effect_duration_said }
               *[no] { "" }
            }
           *[other] ; { $effect_duration_said }
        }.
    }
log-nova6-effect-changed = { $effect_name ->
        [none] { "" }
       *[other] „{ $effect_name }” to teraz { $effect_kind ->
            [advantage] { $effect_rating_said }d, { $effect_duration_said }
            [condition] { $effect_rating }d, { $effect_duration_said }
            [damage] { $effect_made ->
                [yes] atak z obrażeniami { $effect_rating }, { $effect_duration_said }
               *[no] obrażenia { $effect_rating }
            }
            [soak] pochłanianie { $effect_rating }, { $effect_duration_said }
            [asset] zasób, { $effect_rating ->
                [one] 1 użycie
                [few] { $effect_rating } użycia
               *[many] { $effect_rating } użyć
            }
           *[aspect] aspekt, { $effect_duration_said }
        }{ $effect_marks ->
            [none] { "" }
           *[other] {" "}({ $effect_marks_said })
        }.
    }
log-nova6-effect-ended = { $effect_name ->
        [none] { "" }
        [STRESSED] { $effect_owner_said }: koniec STRESU.
       *[other] { $why ->
            [replaced] { "" }
           *[other] „{ $effect_name }” już nie działa: { $why_said }.
        }
    }
log-nova6-marked = { "" }
log-nova6-unmarked = { "" }

## Szkody

log-nova6-harmed = { $damage ->
        [0] { $who_said } nie ponosi obrażeń{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
       *[other] { $who_said } przyjmuje obrażenia ({ $damage }): { $level ->
            [none] brak wolnego pola
            [stressed] pole STRESU, { $duration_said }
            [staggered] pole oszołomienia, { $duration_said }
           *[incapacitated] pole obezwładnienia, { $duration_said }
        }{ $stands ->
            [yes] {" "}– walka trwa dalej
           *[no] { "" }
        }{ $why ->
            [none] .
           *[some] {" "}({ $why_said }).
        }
    }
log-nova6-hit = { $to ->
        [none] { $by ->
            [none] Atak trafia: obrażenia { $rating }, { $duration_said }.
           *[other] { $by_said } trafia: obrażenia { $rating }, { $duration_said }.
        }
       *[other] { $by ->
            [none] Atak trafia (cel: { $to_said }): obrażenia { $rating }, { $duration_said }.
           *[other] { $by_said } trafia (cel: { $to_said }): obrażenia { $rating }, { $duration_said }.
        }
    }
log-nova6-missed = { $target ->
        [none] { $who_said } nie dosięga celu.
       *[other] { $who_said } nie dosięga celu ({ $target_said }).
    }
log-nova6-reduced = { $how ->
        [concede] { $who_said } ustępuje
        [sacrifice] { $who_said } coś poświęca
       *[grave] { $who_said } bierze poważny aspekt
    }{ $text ->
        [none] { "" }
       *[other] {" "}({ $text })
    }; { $damage ->
        [0] nie zostają żadne obrażenia.
       *[other] zostają obrażenia: { $damage }.
    }
log-nova6-stayed-in = { $staying ->
        [yes] { $who_said } mimo wszystko zostaje w scenie.
       *[no] { $who_said } nie musi się już trzymać ostatkiem sił.
    }

## Razem

log-nova6-group-called = { $mode ->
        [any] Wspólna próba ({ $members_said }), wystarczy jeden sukces
       *[all] Wspólna próba ({ $members_said }), udać musi się wszystkim
    }{ $intent ->
        [none] .
       *[other] : { $intent }.
    }
log-nova6-group-tested = { $success ->
        [yes] Wspólna próba: sukces
       *[no] Wspólna próba: porażka
    }{ $points ->
        [0] .
        [one] {" "}i 1 wspólny punkt wyczynu.
        [few] {" "}i { $points } wspólne punkty wyczynu.
       *[many] {" "}i { $points } wspólnych punktów wyczynu.
    }

## Ruch

log-nova6-moved = { $spot ->
        [none] { $zone ->
            [none] { $who_said } zmienia miejsce.
           *[other] { $who_said } jest teraz tutaj: { $zone_said }.
        }
       *[other] { $zone ->
            [none] { $who_said } jest teraz tutaj: { $spot }.
           *[other] { $who_said } jest teraz tutaj: { $zone_said }, { $spot }.
        }
    }
log-nova6-zones-set = { $zones ->
        [none] Miejsce nie jest podzielone na strefy.
        [one] Miejsce to jedna strefa: { $zones_said }.
       *[other] Miejsce dzieli się na strefy: { $zones_said }.
    }
log-nova6-travelled = { $gone ->
        [0] { "" }
       *[other] { $zone ->
            [none] { $who_said } przechodzi dalej.
           *[other] { $who_said } przechodzi dalej i jest teraz tutaj: { $zone_said }.
        }
    }
log-nova6-took-cover = { $cover ->
        [none] { $who_said } wychodzi zza osłony.
       *[other] { $who_said } kryje się za osłoną: { $cover_material_said } ({ $cover_degree_said }).
    }
log-nova6-side-taken = { $ally ->
        [yes] { $who_said } staje po stronie bohaterów.
       *[no] { $who_said } staje przeciw bohaterom.
    }
log-nova6-load-dropped = { $dropped ->
        [yes] { $who_said } zrzuca bagaż.
       *[no] { $who_said } znów bierze bagaż.
    }
log-nova6-fell = { $fall_who ->
        [none] { "" }
       *[other] { $fall_who_said } spada.
    }
log-nova6-landed = { $held ->
        [yes] { $who_said } łapie się czegoś i już nie spada.
       *[no] { $who_said } uderza o ziemię.
    }
log-nova6-beyond-reach = { $stays ->
        [yes] { $who_said } jest bardzo daleko, ale wciąż bierze udział w konflikcie.
       *[no] { $who_said } jest tak daleko, że konflikt toczy się już bez udziału tej postaci.
    }

## Sceny

log-nova6-scene-began = { $scene_title ->
        [none] { $scene_purpose ->
            [rest] Odpoczynek: { $scene_kind_said }, { $scene_scale_said }.
           *[other] Zaczyna się scena: { $scene_kind_said }, { $scene_scale_said }.
        }
       *[other] Zaczyna się scena, { $scene_title }: { $scene_kind_said }, { $scene_scale_said }.
    }{ $scene_goal ->
        [0] { "" }
       *[other] {" "}{ $scene_skill ->
            [none] Cel:
           *[other] { $scene_skill_said }{ $scene_use ->
                [none] { "" }
               *[other] {" "}({ $scene_use })
            }
        } [{ $scene_goal } { $scene_goal ->
                [one] sukces
                [few] sukcesy
               *[many] sukcesów
            }].
    }{ $scene_requirement ->
        [none] { "" }
       *[other] {" "}Wymaga to: { $scene_requirement }.
    }
log-nova6-scene-ended = { $outcome ->
        [none] Scena się kończy.
       *[other] Scena się kończy: { $outcome }.
    }
log-nova6-scale-changed = Od teraz płynie { $scale_said }.
log-nova6-hinted = { $what ->
        [acts] Scenariusz ma zwykle od trzech do pięciu kamieni milowych, a nie { $of ->
            [none] tyle
           *[other] { $of }
        }.
        [long-action] To trwa już ponad trzy minuty. Może lepszy byłby czas narracyjny?
        [expositions] To czwarta ekspozycja z rzędu. Może pora, żeby coś się stało?
        [many-zones] To więcej niż pięć stref. Może wystarczy mniej?
        [split-building] Tak duży budynek lepiej podzielić na dwie strefy lub więcej.
        [split-open] Tak rozległy otwarty teren lepiej podzielić na kilka stref.
        [has-not-acted] { $of ->
            [none] Ktoś nic jeszcze w tej scenie nie robi.
           *[other] { $of_said } nic jeszcze w tej scenie nie robi.
        }
       *[other] Podpowiedź dla MG: { $what_said }.
    }
log-nova6-warned = { $intent ->
        [none] { $who_said } zaraz coś zrobi, jeśli nikt nie przeszkodzi.
       *[other] { $who_said } zaraz to zrobi, jeśli nikt nie przeszkodzi: { $intent }.
    }
log-nova6-acted-in-scene = { "" }
log-nova6-passed = { $name ->
        [none] To kończy się w tej samej chwili.
       *[other] „{ $name }” kończy się w tej samej chwili.
    }

## Rundy i tury

log-nova6-order-set = { $early ->
        [none] { $late ->
            [none] Działają tylko przeciwnicy.
           *[other] Po przeciwnikach: { $late_said }.
        }
       *[other] { $late ->
            [none] Przed przeciwnikami: { $early_said }.
           *[other] Przed przeciwnikami: { $early_said }; po nich: { $late_said }.
        }
    }
log-nova6-round-began = Zaczyna się runda { $round }.
log-nova6-turn-came = { $who ->
        [none] { $phase ->
            [early] Działają ci, którzy są przed przeciwnikami.
            [opposition] Działają przeciwnicy.
            [late] Działają ci, którzy są po przeciwnikach.
            [bonus] Pora na akcje dodatkowe.
           *[other] { "" }
        }
       *[other] { $phase ->
            [bonus] { $who_said } ma akcję dodatkową.
           *[other] Teraz działa { $who_said }.
        }
    }
turns-nova6-early = Bohaterowie przed przeciwnikami
turns-nova6-opposition = Tura przeciwników
turns-nova6-late = Bohaterowie po przeciwnikach
turns-nova6-bonus = Akcje dodatkowe
turns-nova6-heroes = Tura bohaterów
step-nova6-act = Teraz działa { $who }
step-nova6-end-turn = Zakończ turę ({ $who })
log-nova6-tokens-changed = { $who ->
        [none] Darmowe akcje dodatkowe przeciwników: { $tokens } ({ $why_said }).
       *[other] Darmowe akcje dodatkowe ({ $who_said }): { $tokens } ({ $why_said }).
    }
log-nova6-interrupted = { $in_time ->
        [yes] { $who_said } przerywa
       *[no] { $who_said } chce przerwać, ale za późno
    }{ $intent ->
        [none] .
       *[other] : { $intent }.
    }
log-nova6-fizzled = { $intent ->
        [none] Z tego, co zaczyna { $who_said }, nic nie wychodzi.
       *[other] Z tego, co zaczyna { $who_said }, nic nie wychodzi: { $intent }.
    }

## Wyzwania i rywalizacje

log-nova6-task-set = { $task_name ->
        [none] { "" }
       *[other] { $task_result ->
            [success] Zadanie „{ $task_name }” jest wykonane.
            [failure] { $task_blocked ->
                [yes] Zadanie „{ $task_name }” się nie udało i dalej drogi nie ma.
               *[no] Zadanie „{ $task_name }” się nie udało.
            }
           *[none] { $task_known ->
                [no] Zadanie, o którym gracze jeszcze nie wiedzą: „{ $task_name }”.
               *[other] Jest do zrobienia: „{ $task_name }”.
            }
        }
    }
log-nova6-task-dropped = { $task_name ->
        [none] { "" }
       *[other] Zadanie „{ $task_name }” odpada.
    }
log-nova6-judged = { $outcome ->
        [none] Wykonane zadania: { $done } z { $of }.
       *[other] Wykonane zadania: { $done } z { $of }. Wynik: { $outcome }.
    }
log-nova6-counted = { $count_who ->
        [none] { $count_against ->
            [none] Sukcesy przeciwników: { $count_successes }.
           *[other] Sukcesy przeciwników (przeciw: { $count_against_said }): { $count_successes }.
        }
       *[other] { $count_against ->
            [none] Sukcesy ({ $count_who_said }): { $count_successes }.
           *[other] Sukcesy ({ $count_who_said }, przeciw: { $count_against_said }): { $count_successes }.
        }
    }
log-nova6-rival-traded = { $automatic ->
        [0] Rywal niczego nie wymienia
        [one] Rywal wymienia stopnie na 1 pewny sukces
        [few] Rywal wymienia stopnie na { $automatic } pewne sukcesy
       *[many] Rywal wymienia stopnie na { $automatic } pewnych sukcesów
    }; { $hindrance ->
        [0] w tej rundzie bez trudności.
       *[other] trudność w tej rundzie: −{ $hindrance }d.
    }
log-nova6-contest-decided = { $winners ->
        [none] { $losers ->
            [none] Nikt jeszcze nie wygrał.
           *[other] Przegrana: { $losers_said }.
        }
       *[other] { $losers ->
            [none] Wygrana: { $winners_said }.
           *[other] Wygrana: { $winners_said }. Przegrana: { $losers_said }.
        }
    }{ $over ->
        [yes] {" "}Rywalizacja się kończy.
       *[no] { "" }
    }

## To, co wymaga czasu

log-nova6-undertaking-changed = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_goal ->
            [0] { $undertaking_who_said } nad tym pracuje: { $undertaking_what } ({ $undertaking_skill ->
                [none] { "" }
               *[other] { $undertaking_skill_said } [{ $undertaking_interval }], { "" }
            }{ $undertaking_interval_said }).
           *[other] { $undertaking_who_said } nad tym pracuje: { $undertaking_what } (sukcesy: { $undertaking_successes } z { $undertaking_goal }).
        }
    }
log-nova6-undertaking-done = { $undertaking_what ->
        [none] { "" }
       *[other] { $undertaking_who_said } kończy: { $undertaking_what }.
    }

## Rzeczy

log-nova6-malfunctioned = { $text ->
        [none] { $who_said } nie działa już jak trzeba.
       *[other] { $who_said } nie działa już jak trzeba: { $text }.
    }

## Powrót do sił

log-nova6-recovered = { $how ->
        [longer] Stres trwa teraz dłużej ({ $who_said }, pola: { $boxes }).
        [shorter] Stres trwa teraz krócej ({ $who_said }, pola: { $boxes }).
       *[cleared] { $who_said } wraca do sił (oczyszczone pola: { $boxes }).
    }
log-nova6-came-back = { $who_said } wraca do gry.
log-nova6-milestone-passed = { $milestone_said }. { $points ->
        [none] Punkty fabuły MG: { $gm_points }.
       *[other] Punkty fabuły: { $points_said }; MG { $gm_points }.
    }
each-points = { $first_said } { $second }
log-nova6-refresh-cut = { $cut ->
        [0] Następne odświeżenie znów jest pełne ({ $who_said }).
       *[other] Następne odświeżenie jest niższe o { $cut } ({ $who_said }).
    }

## Wymuszenia i prawdy

log-nova6-compel-offered = { $by ->
        [none] MG proponuje kłopot (cel: { $target_said }) z aspektu „{ $aspect }”: { $complication }.
       *[other] { $by_said } proponuje kłopot (cel: { $target_said }) z aspektu „{ $aspect }”: { $complication }.
    }
log-nova6-compelled = „{ $aspect }” daje się we znaki ({ $who_said }): { $complication }.
log-nova6-compel-settled = { $how ->
        [rejected] MG nie uznaje wymuszenia i nic się nie dzieje.
        [refused] { $text ->
            [none] { $who_said } odmawia i nic się nie dzieje.
           *[other] { $who_said } odmawia i nic się nie dzieje: { $text }.
        }
       *[prevented] MG płaci, żeby do tego nie doszło ({ $who_said }).
    }
log-nova6-truth-told = { $text ->
        [none] „{ $aspect }” to po prostu prawda.
       *[other] „{ $aspect }” to po prostu prawda: { $text }.
    }

## Wyczyny

log-nova6-found-out = { $text ->
        [none] { $who_said } dowiaduje się { $how_much ->
            [all] wszystkiego.
            [most] większości.
           *[other] co nieco.
        }
       *[told] { $who_said } dowiaduje się { $how_much ->
            [all] wszystkiego
            [most] większości
           *[other] co nieco
        }: { $text }.
    }
log-nova6-explained = { $text ->
        [none] To nic nie daje ({ $stunt_said }), ale { $who_said } dowiaduje się dlaczego.
       *[other] To nic nie daje ({ $stunt_said }), ale { $who_said } dowiaduje się dlaczego: { $text }.
    }

## Postacie

log-nova6-proposal-settled = { $allowed ->
        [yes] MG się zgadza ({ $who_said }, { $sort_said }): „{ $name }”.
       *[no] MG się nie zgadza ({ $who_said }, { $sort_said }): „{ $name }”.
    }
log-nova6-traits-changed = Talent „{ $name }” jest poprawiony; { $who_said } ma go teraz w nowej postaci.
