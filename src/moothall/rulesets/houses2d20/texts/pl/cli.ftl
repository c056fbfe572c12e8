# Szanse i rzuty z księgi 2d20 w wierszu poleceń.
odds-houses-heading = { $dice }d20, liczba docelowa { $target }, Trudność { $difficulty }
odds-houses-momentum = z { $number } Impetu
odds-houses-trouble = co najmniej jedna komplikacja
odds-houses-spend-dice = { $number ->
        [one] Jedna kość więcej za { $price } Impetu: { $before } → { $after }
        [few] { $number } kości więcej za { $price } Impetu: { $before } → { $after }
       *[other] { $number } kości więcej za { $price } Impetu: { $before } → { $after }
    }
odds-houses-spend-point = Punkt Determinacji za automatyczną jedynkę: { $before } → { $after }
roll-houses-hero = Ty
roll-houses-pass = Udane; sukcesy: { $successes }, Impet: { $momentum }{ $complications ->
        [0] { "" }
       *[other] {", "}komplikacje: { $complications }
    }
roll-houses-fail = Nieudane; sukcesy: { $successes }{ $complications ->
        [0] { "" }
       *[other] {", "}komplikacje: { $complications }
    }
odds-success = Sukces łącznie
policy-no-point = Policzone bez punktu Determinacji.
policy-point-automatic-before = Policzone z 1 punktem Determinacji: jedna kość liczy się jako 1 i nie jest rzucana.
policy-point-automatic-after = Policzone z 1 punktem Determinacji: po porażce najgorszą kość zastępuje 1.
policy-point-reroll-misses = Policzone z 1 punktem Determinacji: po porażce kości bez sukcesu są rzucane ponownie.
policy-point-reroll-all = Policzone z 1 punktem Determinacji: po porażce wszystkie kości są rzucane ponownie.
policy-point-reroll-best = Policzone z 1 punktem Determinacji: po porażce ponownie rzucane są kości, które dają największą szansę.
result-pass = udany
result-fail = nieudany
error-other-book = Ta postać należy do { $ruleset }, a przy tym stole gra się w { $wanted }.
error-houses-number = { $number } tu nie pasuje ({ $what }): może być od { $least } do { $most }.
error-houses-helpers = { $number } pomocników to za dużo; przy tym stole może ich być { $most }.
error-houses-assist = Pomocnik z liczbą docelową { $target } i progiem krytycznym { $critical } nie ma sensu: jedno i drugie to od 1 do 20, a próg nie przekracza liczby docelowej.
