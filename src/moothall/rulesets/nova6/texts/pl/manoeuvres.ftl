### Manewry, chwyty i sposoby poruszania się: pytania, relacje, odmowy i nazwy.

## Pytania

ask-nova6-meet-with = { $by ->
        [none] Ktoś działa przeciw postaci { $who_said }. Jaką umiejętnością się broni?
       *[other] { $by_said } działa przeciw postaci { $who_said }. Jaką umiejętnością się broni?
    }
ask-nova6-allow-manoeuvre = { $who_said } chce zrobić coś postaci { $target_said }: „{ $name }”. Czy tak się da?
ask-nova6-hold-what = { $who_said } chwyta postać { $target_said }. W czym przeszkadza chwyt?
ask-nova6-may-step-in = { $intent ->
        [none] { $who_said } chce wkroczyć, zanim { $other_said } zadziała. Czy to możliwe i czym { $other_said } się posługuje?
       *[other] { $other_said } zaraz zrobi to: { $intent }. { $who_said } chce wkroczyć. Czy to możliwe i czym się to robi?
    }
ask-nova6-hinders-moving = { $who_said } rusza z miejsca. Czy coś, co jest tu prawdą, sprawia, że nie wystarczy iść?

## Relacje

log-nova6-went-for = { $what ->
        [disarm] { $target ->
            [none] { $who_said } próbuje kogoś rozbroić
           *[other] { $who_said } próbuje rozbroić postać { $target_said }
        }
        [knockdown] { $target ->
            [none] { $who_said } próbuje kogoś powalić
           *[other] { $who_said } próbuje powalić postać { $target_said }
        }
        [grapple] { $target ->
            [none] { $who_said } próbuje kogoś chwycić
           *[other] { $who_said } próbuje chwycić postać { $target_said }
        }
        [ram] { $target ->
            [none] { $who_said } próbuje kogoś staranować
           *[other] { $who_said } próbuje staranować postać { $target_said }
        }
        [shove] { $target ->
            [none] { $who_said } trafia tak, by kogoś odepchnąć
           *[other] { $who_said } trafia tak, by odepchnąć postać { $target_said }
        }
        [throw] { $target ->
            [none] { $who_said } trafia tak, by kimś rzucić
           *[other] { $who_said } trafia tak, by rzucić postacią { $target_said }
        }
       *[own] { $target ->
            [none] { $who_said } próbuje manewru
           *[other] { $who_said } próbuje manewru przeciw postaci { $target_said }
        }
    }{ $name ->
        [none] .
       *[other] : „{ $name }”.
    }
log-nova6-lifted = { $success ->
        [yes] { $who_said } unosi tego, kto trzyma, i może się ruszyć.
       *[no] { $who_said } nie daje rady unieść tego, kto trzyma.
    }

## Odmowy

error-held = { $name } jest w chwycie i najpierw musi unieść tego, kto trzyma.
error-nobody-holds = Nikt nie trzyma postaci { $name }, więc nie ma kogo unosić.
error-lift-once = { $name } ma już za sobą próbę uniesienia w tej turze.
error-break-hold = Chwyt zrywa się Walką albo Krzepą; wybierz zerwanie chwytu.
error-no-grip-skill = Chwyt to sprawa Walki albo Krzepy, a „{ $skill }” nie jest żadną z nich.
error-which-hold = Powiedz, o kogo chodzi: { $name } nie ma takiego chwytu albo ma ich więcej.
error-which-weapon = Powiedz, którą broń w ręce postaci { $name } masz na myśli.
error-disarmed = „{ $tool }” leży poza zasięgiem ręki; podniesienie to akcja.
error-no-target = { $name } nie może być tu celem.
error-already-so = Z postacią { $name } już tak jest.
error-not-in-the-zone = { $name } nie jest w tej samej strefie; najpierw tam idź.
error-nothing-to-ram-with = Ruchem rani się tylko przez taranowanie; nazwij sprawny pojazd.
error-nothing-to-throw = Powiedz, czym rzucasz: kamieniem, krzesłem, czymkolwiek pod ręką.
error-two-points-a-zone = Każda kolejna strefa kosztuje 2 punkty wyczynu, więc { $points } nie da się na to wydać.

## Dlaczego

reason-held = { $amount_said }d za to, że ktoś trzyma
reason-holding = { $amount_said }d za trzymanie kogoś
reason-note-own-hold = chwyt nie przeszkadza wobec tego, kto jest trzymany
reason-their-hold = { $amount_said }d z powodu chwytu po drugiej stronie
reason-rough-water = { $of ->
        [none] { $amount_said }d za wzburzoną wodę
       *[other] { $amount_said }d za wzburzoną wodę: { $of }
    }

