### Sagi, scenariusze i kamienie milowe; rozwój postaci; ci, których gra MG: wszystko, co się o nich mówi w grze.

## Co się stało

log-nova6-story-changed = { $what ->
        [saga] { $of ->
            [none] Zaczyna się saga.
           *[other] Zaczyna się saga: „{ $of }”.
        }
        [scenario] { $of ->
            [none] Zaczyna się scenariusz.
           *[other] Zaczyna się scenariusz: „{ $of }”.
        }
        [session] Zaczyna się sesja { $of }.
        [session-over] Kończy się sesja { $of }.
       *[other] { $of ->
            [major] Na tym kończy się scenariusz.
            [epic] Na tym kończy się saga.
           *[other] { "" }
        }
    }
log-nova6-rewarded = { $risen ->
        [yes] { $who_said } awansuje na poziom { $level } i ma rozwinięcie do wydania.
       *[no] { $who_said } zostaje na poziomie { $level }.
    }{ $rewards ->
        [none] { "" }
       *[other] { " " }Do zmiany: { $rewards_said }.
    }
each-rewards = { $what_said }{ $waits ->
        [yes] { " " }(w spokojnej scenie)
       *[no] { "" }
    }
log-nova6-grown = { $one_name ->
        [none] { "" }
       *[other] { $what ->
            [aspect] { $one_name } ma aspekt w nowym brzmieniu: było „{ $old }”, jest „{ $new }”.
            [kind] { $one_name } to odtąd postać pierwszoplanowa.
            [perk] { $one_name } ma nowy atut: „{ $new }”.
            [rank] { $one_name } wydaje rozwinięcie na stopień: { $new_said }.
            [talent] { $one_name } wydaje rozwinięcie na talent: „{ $new }”.
            [feature] { $one_name } wydaje rozwinięcie na cechę: „{ $new }”.
            [flaw] { $one_name } ma odtąd wadę: „{ $new }”.
            [trade-perk] { $one_name } wymienia atut: „{ $old }” na „{ $new }”.
            [trade-talent] { $one_name } wymienia talent: „{ $old }” na „{ $new }”.
            [trade-feature] { $one_name } wymienia cechę: „{ $old }” na „{ $new }”.
            [trade-rank] { $one_name } wymienia stopień: { $old_said } na { $new_said }.
           *[other] { $one_name } to już nie całkiem ta sama osoba.
        }{ $track ->
            [none] { "" }
           *[other] { $boxes ->
                [none] { "" }
               *[other] { " " }Pola ({ $track_said }): { $boxes }.
            }
        }
    }
log-nova6-came-again = { $who ->
        [none] { "" }
       *[other] { $who_said } wraca do opowieści, i to nie pierwszy raz.
    }
log-nova6-did-well = { $who ->
        [none] { "" }
       *[other] { $points ->
            [none] { $who_said } osiąga cel i nikt nie staje na drodze.
            [0] { $who_said } osiąga cel, ale ledwo.
           *[other] { $who_said } osiąga cel; punkty wyczynu: { $points }.
        }
    }
log-nova6-group-tried = { $who ->
        [none] { "" }
       *[other] { $who_said }: próbuje { $tried }, udaje się { $did }, nie udaje się { $failed }, zostaje { $stayed }.
    }
log-nova6-demanded = { $intent ->
        [none] Na drodze staje „{ $aspect }” ({ $who_said }).
       *[other] Na drodze staje „{ $aspect }” ({ $who_said }); cel: { $intent }.
    }

## O co się pyta

ask-nova6-spend-advance = { $left ->
        [one] { $who_said } ma rozwinięcie. Na co je wydać?
       *[other] { $who_said } ma rozwinięcia do wydania: { $left }. Na co wydać jedno z nich?
    }
ask-nova6-trade-what = Co { $who_said } wymienia, i na co?
ask-nova6-missing-aspects = { $who_said } staje się postacią pierwszoplanową. Jak brzmią te aspekty: { $lacking_said }?
ask-nova6-agree-swap = { $who_said } chce wymienić { $sort ->
        [rank] stopień
        [feature] cechę
       *[talent] talent
    }: { $old_said } na { $new_said }. Czy wynika to z opowieści?{ $learnt ->
        [none] { "" }
       *[other] {" "}Ma z interludiów: { $learnt_said }.
    }
ask-nova6-grant-aspect = { $who_said } chce zmienić jeszcze jeden aspekt: „{ $old }” na „{ $new }”. Czy się zgadzasz?

## Dlaczego

reason-advances-extra = rozwinięcia statysty: { $amount }
reason-boxes-extra = dodatkowe pola statysty za stopnie i talenty: { $amount }
reason-turns = tury, gdy nikt nie przeszkadza: { $amount }
reason-npc-dice = kości, które zostają po odjęciu trudności: { $amount }
reason-npc-points = punkty wyczynu za nie: { $amount }
reason-short-of = do trudności brakuje kości: { $amount }
reason-group-did = tylu się udaje: { $amount }
reason-group-tried = tylu próbuje: { $amount }
reason-note-too-far = poza zasięgiem o { $of }: tyle punktów wyczynu trzeba, by dosięgnąć
reason-note-gang = banda działa jak jeden
reason-note-one-roll = jeden rzut przeciw wszystkim ({ $of })
reason-note-best-of-gang = liczy się najlepszy z nich: { $of }
reason-note-gm-rolls = przy tym stole rzuca MG

## Czego się nie da

error-nothing-said = Powiedz w kilku słowach, co to jest.
error-group-tried = Próbować może ich co najmniej { $did }, a najwyżej { $number }.
error-high-concept = „{ $aspect }” to główna koncepcja, a tę zmienia tylko epicki kamień milowy.
error-level-already = Mały kamień milowy tego scenariusza przyniósł już poziom.
error-no-advance = { $name } nie ma już rozwinięć do wydania.
error-no-extra = { $name } to nie statysta, który mógłby awansować.
error-no-perk-left = Żaden talent nie daje już miejsca na atut ({ $name }).
error-no-such-milestone = Nie ma kamienia milowego „{ $milestone }”; są takie: { $kinds }.
error-no-such-reward = Ostatni kamień milowy nie daje już nic takiego do zmiany ({ $name }).
error-not-a-core-aspect = „{ $aspect }” nie należy do głównych aspektów tej postaci ({ $name }).
error-not-in-the-way = „{ $aspect }” nie jest aspektem sytuacji albo nie powiedziano, czemu staje na drodze.
error-not-the-gms = { $name } nie jest postacią MG.
error-nothing-to-stop = Nikt o tym nie ostrzegał: { $intent }.
error-nothing-to-swap = Nie ma tu „{ $what }” do wymiany.
error-principals-aspects = Oprócz konceptu postać pierwszoplanowa ma tyle głównych aspektów: { $count }; nie podawaj ich więcej.
error-aspects-in-all = Podaj słowami wszystkie brakujące aspekty ({ $count }) albo żadnego, by zrezygnować.
error-promotion-aspects = Brakuje jeszcze aspektów: { $aspects }.
error-reward-waits = Ta zmiana czeka na scenę bez zagrożeń ({ $name }).
problem-nova6-npc-kind = „{ $said }” to nie rodzaj postaci MG; są: principal, extra i group.
problem-nova6-npc-count = „{ $said }” to nie liczba osób; grupa liczy od 2 do 999, każdy inny to 1.
problem-nova6-npc-grown = „{ $said }” to nie liczba dodanych rozwinięć.

