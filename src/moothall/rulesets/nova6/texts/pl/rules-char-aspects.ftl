### Główne aspekty i poziom: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_character_aspects-core = Cztery główne aspekty
    .gist = Napisz myśl przewodnią, przeszłość, motywację i kłopot.

nova6_character_aspect-high-concept = Myśl przewodnia
    .gist = Twoje miejsce w świecie w jednym zdaniu, które ci służy i na tobie ciąży.

nova6_character_aspect-background = Przeszłość
    .gist = Skąd się bierze twoja postać albo kim była przedtem; może dziwnie wyglądać obok myśli przewodniej.

nova6_character_aspect-motivation = Motywacja
    .gist = Co nie pozwala ci stanąć. Może być dokładnym przeciwieństwem tego, co napędza przyjaciela.

nova6_character_aspect-trouble = Kłopot
    .gist = Co utrudnia ci życie: nie do rozwiązania w jedno popołudnie i nie tak złe, żeby nigdy nie wychodzić z domu.

nova6_character_aspect-trouble-distinct = Kłopot sam w sobie
    .gist = Lepiej, gdy kłopot to coś więcej niż powtórzona myśl przewodnia. Nikomu nie zabrania to gry.

nova6_character_aspect-permanent = Główne aspekty zostają
    .gist = Są stałe [P]: nie rusza ich ani koniec sceny, ani odpoczynek, tylko kamień milowy albo sama opowieść.

nova6_character_level-start = Poziom na początek
    .gist = Podaje go MG, liczbę całkowitą od 0; jeśli nic nie powie, jest to 1.

nova6_character_level-scale-0 = Poziom 0
    .gist = Ktoś taki jak większość ludzi.

nova6_character_level-scale-1-2 = Poziomy 1 i 2
    .gist = Ktoś, kto zna swój fach.

nova6_character_level-scale-3-4 = Poziomy 3 i 4
    .gist = Ktoś, kto jest w nim naprawdę dobry.

nova6_character_level-scale-5-6 = Poziomy 5 i 6
    .gist = Ktoś, o kim inni słyszeli.

nova6_character_level-scale-7-8 = Poziomy 7 i 8
    .gist = Ktoś najlepszy na świecie w swoim fachu.

nova6_character_level-scale-9-10 = Poziomy 9 i 10
    .gist = Ktoś, komu nikt nigdy nie dorównał.

nova6_character_level-scale-11-plus = Od poziomu 11
    .gist = Takich ludzi spotyka się tylko w opowieściach.
