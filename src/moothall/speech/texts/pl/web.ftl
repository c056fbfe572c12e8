### Co serwer mówi przeglądarkom i temu, kto go uruchamia.

## Wejście

error-web-link = Ten link nie działa albo już nie działa: poproś o nowy.
error-web-code = Ten kod nie działa albo już nie działa: poproś o nowy.
error-web-signed-out = Tutaj nie ma dla ciebie otwartej sesji: otwórz jeszcze raz swoje zaproszenie albo poproś o nowe.
error-web-not-invited = Nie masz zaproszenia do tego stołu.
error-web-host = Ten serwer nie odpowiada na nazwę „{ $host }”.
error-web-origin = To przyszło ze strony, która nie jest nasza, więc nic nie zrobiono.

## Za dużo

error-web-too-big = To jest za duże: ponad { $most }.
error-web-head = Nagłówek tego żądania jest za długi: może mieć najwyżej { $most }.
error-web-long-text = Jeden z tekstów tej postaci jest za długi: liczba znaków może wynosić najwyżej { NUMBER($most, useGrouping: 0) }.
error-web-long-list = Jedna z list tej postaci jest za długa: liczba pozycji może wynosić najwyżej { NUMBER($most, useGrouping: 0) }.
error-web-long-sheet = To za dużo jak na postać: liczba wartości może wynosić najwyżej { NUMBER($most, useGrouping: 0) }.
error-web-too-often = Za często: spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.

## Obrazy

error-web-picture-kind = Takiego obrazu nie możemy przyjąć: musi to być PNG, JPEG albo WebP.
error-web-picture-broken = Ten obraz jest uszkodzony albo nie jest tym, za co się podaje.
error-web-picture-large = Ten obraz jest za duży ({ NUMBER($width, useGrouping: 0) } na { NUMBER($height, useGrouping: 0) } pikseli); najwyżej { $most ->
        [one] milion pikseli
        [few] { $most } miliony pikseli
       *[other] { $most } milionów pikseli
    }.

## Gdzie nasłuchiwać

error-web-lan-and-host = --lan i --host się wykluczają: podaj tylko jedno z nich.
error-web-port = Nie ma portu { NUMBER($port, useGrouping: 0) }: wybierz port od 1 do 65535 albo 0, czyli dowolny wolny.
error-web-port-unsafe = Przeglądarki nie otwierają portu { NUMBER($port, useGrouping: 0) }: wybierz inny za pomocą --port.
error-web-port-busy = Port { NUMBER($port, useGrouping: 0) } zajmuje inny program: zatrzymaj go albo wybierz inny port za pomocą --port.
error-web-port-forbidden = Nie wolno nam nasłuchiwać na porcie { NUMBER($port, useGrouping: 0) }: wybierz inny za pomocą --port, od 1024 w górę.
error-web-address = Ten komputer nie ma adresu „{ $host }”, na którym można by nasłuchiwać.
error-web-listen = Nie możemy nasłuchiwać na „{ $host }”, port { NUMBER($port, useGrouping: 0) }: { $problem }.
error-web-public-url = „{ $text }” nie jest adresem publicznym: powinien wyglądać jak https://table.example, a za nazwą może stać najwyżej port.

## U drzwi

error-web-unclear = Tego nie rozumiemy: { $problem }.
error-web-not-json = To nie jest JSON, który potrafimy odczytać.
error-web-no-page = Tu nic nie ma.
error-web-method = Tego nie da się tu zrobić w ten sposób.
error-web-token-or-code = Podaj token z odnośnika albo kod, jedno z dwojga.
error-web-host-only = Może to zrobić tylko gospodarz tego domu: najpierw otwórz odnośnik gospodarza.
error-web-gm-only = Może to zrobić tylko MG tego stołu.
error-web-no-book = Nie ma tu podręcznika „{ $name }”.
error-no-guide = Nie ma przewodnika „{ $name }”: lista przewodników jest obok każdego z nich.
error-web-no-lab = „{ $name }” nie odpowiada na pytania o szanse.
error-web-map-too-large = Mapa ma najwyżej { $most } pól; wybierz cechy o mniejszej liczbie wartości.
error-web-no-rule = W tym podręczniku nie ma zasady „{ $name }”.
error-web-no-picture = Nie ma tu takiego obrazu albo nie jest przeznaczony dla ciebie.

## Zajmowanie miejsc

error-web-no-name = Powiedz, pod jakim imieniem chcesz tu usiąść.
error-web-name-taken = Ktoś tu już nazywa się „{ $name }”: wybierz inne imię albo poproś o odnośnik do tamtego miejsca.
error-web-other-seat = Twoje zaproszenie nie dotyczy tego miejsca.
error-web-enough-seats = Twoich miejsc, razem z tymi, z których wstajesz, jest tu już { $most }, a więcej nie można: usiądź na jednym z nich.
error-web-link-full = Przez ten odnośnik zajęto już tyle miejsc: { $most }, a więcej przez jeden nie można; poproś MG o nowy.
error-web-seat-changed = Twoje miejsce przy tym stole się zmieniło: wejdź jeszcze raz.

## Postacie

error-web-no-workshop = Dla księgi „{ $name }” nie ma tu jeszcze warsztatu: jej postacie to pliki, które tworzy `moothall character`.
error-web-no-roles = { $name } nie podpowiada postaci według ról; otwórz jego warsztat.
error-web-no-demo = Dla księgi „{ $name }” nie ma tu pokazu.
error-web-not-a-sheet = To nie jest postać: plik postaci to JSON taki, jaki zapisuje warsztat albo `moothall character new`, i podaje swoje „ruleset”.
error-web-other-book = Ta postać jest z księgi „{ $ruleset }”, a tutaj potrzebna jest postać z „{ $wanted }”.
error-web-illegal-sheet = Ta postać nie jest jeszcze zgodna z zasadami, więc nie może się rozwinąć: najpierw sprawdź pole „{ $field }”.
error-web-no-field = Szkic nie ma teraz pola „{ $name }” do wypełnienia; są to: { $names }.
error-web-other-hero = Tę postać prowadzi ktoś inny.

## Za wolno, za ciężko

error-web-too-slow = Zaległości urosły za bardzo, więc połączenie zostało zamknięte: wróć po to, co cię ominęło.
error-web-too-heavy = Policzenie tego trwałoby zbyt długo.
error-web-busy = Serwer ma teraz za dużo do policzenia: spróbuj ponownie za kilka sekund.
error-web-stopping = Serwer właśnie się zatrzymuje: spróbuj ponownie, gdy znów ruszy.
error-web-starting = Serwer dopiero się uruchamia: spróbuj ponownie za chwilę.
error-web-not-ready = Serwer nie może teraz niczego zapisać ({ $problem }): więcej jest w jego dzienniku.
error-web-metrics = Metryki może czytać tylko ten komputer, gospodarz albo program, który ma token.
error-web-no-restart = Ten serwer nie potrafi sam uruchomić się ponownie; zatrzymaj go i użyj „moothall table restore”.
error-web-no-file = Stoły tego serwera są w bazie danych; tam robi się i przywraca jej kopie zapasowe.
error-web-full-tables = Na tym serwerze jest otwartych tyle stołów, ile może być ({ $most }): spróbuj ponownie, gdy któryś się skończy, albo poproś gospodarza o więcej flagą --most-tables.
error-web-full-people = Na tym serwerze jest tyle osób, ile może być ({ $most }): spróbuj ponownie, gdy ktoś wyjdzie, albo poproś gospodarza o więcej flagą --most-people.
error-web-full-memory = Serwerowi brakuje pamięci i na razie nie przyjmuje nikogo nowego: spróbuj ponownie, gdy któryś stół się skończy, albo poproś gospodarza o więcej flagą --most-memory.
error-web-certificate-and-key = Certyfikat potrzebuje swojego klucza: podaj i --certificate, i --key.
error-web-certificate = „{ $name }” i jego klucz nie są certyfikatem, którego można użyć: oba muszą być plikami PEM i pasować do siebie.
error-web-log-format = „{ $text }” nie jest postacią dziennika: wybierz plain albo json.
error-web-odds-unknown = Te szanse zależą od czegoś, czego nie możesz wiedzieć.
error-web-replaced = W międzyczasie padło pytanie o inne szanse, więc tych już nie policzono.
error-web-sockets = Masz otwartych { $most } połączeń i więcej się nie da: zamknij najpierw kilka kart lub urządzeń.
error-web-table-full = Ten stół ma już { $most } połączeń i więcej nie przyjmie: spróbuj ponownie, gdy ktoś wyjdzie.

## Dziennik

log-web-answered = { $answer ->
    [none] { $seat } niczego nie zmienia.
   *[other] { $seat } odpowiada: { $answer }.
}
log-web-passed = { $seat } rezygnuje.
log-web-auto = Stół dał zwykłą odpowiedź.
log-web-ahead = Zapowiedziano wcześniej; nikogo nie pytano ponownie.
log-web-order = Polecenie zostawione na czas nieobecności.
log-web-hand = Ktoś był w pogotowiu, zanim o to zapytano.
log-web-implied = Przyjęto, grając dalej.
log-web-sole = Był tylko jeden wybór; nikogo nie pytano.
log-web-book = Zgodnie z podręcznikiem; nikogo nie pytano.
log-web-for = Odpowiedzi udzielił MG.
log-web-typed = To pokazały prawdziwe kości.
log-web-seen = Te kości wypadły już przed cofnięciem.
log-web-secret = Te kości widzi tylko MG.
log-web-decided = { $how ->
    [add] MG coś dodaje: { $what }.
    [remove] MG coś zabiera: { $what }.
   *[set] { $value ->
        [none] MG decyduje: zmienia się { $what }.
       *[other] MG decyduje: { $what } – teraz { $value }.
    }
}
log-web-handed-over = Postać { $what } prowadzi teraz { $seat }.
log-web-placed = MG decyduje: { $what } – teraz w miejscu „{ $value }”.
log-web-because = { $said } Dlaczego: { $note }.
policy-as-usual = Wszyscy odpowiadają jak zwykle i nikt nie wydaje szczęścia.

# The log of a table whose ruleset is not installed.
kept-opened = { $seat }: początek działania „{ $what }”.
kept-answered = { $seat } odpowiada.
kept-told = Zdarzyło się: „{ $what }”.
kept-back = Coś zostało cofnięte.
