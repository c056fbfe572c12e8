### Przykłady z postaciami MG i kamieniami milowymi; ludzie i miejsca są nasze.

example_nova6_example_bandit = Pogoń po dachach
    .given = Przemytniczka z mostu (Ruch 1) biegnie za tobą przez gruz na −2d, a potem ku galerii na −3d; nikt jej nie przeszkadza.
    .then = Gruz zajmuje jej turę dłużej; galerii nawet nie próbuje.

example_nova6_example_goblins = Dwadzieścia cztery błotne diabliki u śluzy
    .given = Mają Ruch 1, skok jest na −3d.
    .then = Brakuje dwóch kości: próbuje sześć, trzy lądują, trzy wpadają, osiemnaście zostaje.

example_nova6_example_darkness = Gaszenie lamp
    .given = Ktoś gasi lampy w sali: porażka, potem sukces z zerem, jednym, dwoma i trzema punktami.
    .then = Nic; potem jedna, dwie, trzy i cztery kości mroku, a przy ostatniej zwykle nic nie widać.

example_nova6_example_spray = Wiadro gorącej smoły
    .given = Chlust na oddział abordażowy: porażka, potem sukces z zerem, jednym, dwoma i trzema punktami.
    .then = Nikt; potem jeden, kilku, większość i wszyscy, których nazwano.

example_nova6_example_diggers = Pod warzelnią soli
    .given = Troje kopaczy na poziomie 3: mały kamień milowy, duży, a później epicki.
    .then = Poziom 4, 5 i 6, za każdym razem punkty fabuły; motywacja, potem Lucky na Danger Sense, a na końcu główna koncepcja, której wcześniej zmienić nie było wolno.

example_nova6_example_watch = Nocna straż u Świętego Brykcjusza
    .given = Dwoje strażników; on zmienia kłopot, ona motywację, ale epickiego kamienia milowego już nie dożywa.
    .then = Poziomy i punkty fabuły dla żywych; dla umarłych nic.

example_nova6_example_heir = Dziedziczka Dolnej Bruzdy
    .given = Drużyna na poziomie 5: mały kamień milowy, dwa duże i epicki, po którym dziedziczka jest kimś innym.
    .then = Poziom 5, 6, 7, 8; na końcu jeden aspekt z prawa, dwa za zgodą MG i cecha za cechę.
