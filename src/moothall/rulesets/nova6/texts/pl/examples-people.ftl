### Przykłady tworzenia postaci, atutów i tego, co stoi na karcie, z naszymi własnymi ludźmi.

example_nova6_example_mimi = Nocna recepcjonistka
    .given = Milena Kott na poziomie 1 przechodzi przez wszystkie kroki: Interakcja 2 i Skupiona, Ruch, Wola i Bystrość po 1, Wszechstronnie szkolona z trzema atutami, z których jeden należy do Walki bez żadnej rangi.
    .then = Siedem z siedmiu rozwinięć, trzy punkty fabuły i pola 3/2/1 na obu torach. Przekonanie portiera z Wolą 1 to dwie kości na plusie, a dublet u Skupionej daje punkt wyczynu; jej mały pistolet to także dwie na plusie.

example_nova6_example_to-ten = Dziewięć poziomów później
    .given = Milena zdobywa dziewięć poziomów i za każdym razem bierze talent.
    .then = Siedem rozwinięć na początek i dziewięć więcej: szesnaście na poziomie 10.

example_nova6_example_keen-eyes = Oko wachtowego
    .given = Oda ma Bystrość 1 i atut do wypatrywania; MG pozwala go użyć, a nic jej nie przeszkadza.
    .then = Dwie na plusie: pięć kości.

example_nova6_example_blades = Dwa atuty na jedno ostrze
    .given = Oda ma atut szeroki, lekkie ostrza do ataku, i wąski, rapiery. Atakuje rapierem, paruje nim i atakuje sztyletem.
    .then = Za każdym razem jedna kość, nigdy dwie: dowolny z nich, potem rapiery, potem lekkie ostrza.

example_nova6_example_trouble = Kłopot włamywaczki
    .given = Myśl przewodnia to WŁAMYWACZKA NA KAŻDYM BALU, kłopot to NIE MINIE ZAMKNIĘTEJ SKRZYNKI.
    .then = Tak może być: jedno wyrasta z drugiego i żadne się nie powtarza.

example_nova6_example_refresh-bubbles = Dwa punkty w pięciu kółkach
    .given = Milena ma odświeżenie trzy i wraca do domu z dwoma punktami fabuły.
    .then = Czwarte i piąte kółko są zablokowane, a dwa zaznaczone.
