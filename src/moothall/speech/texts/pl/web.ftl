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
