### Trudność i warunki: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_mod_skill = Stopnie to kości premii
    .gist = Każdy stopień umiejętności, której używasz, to jedna kość dla ciebie.

nova6_mod_perk = Atut to jedna kość
    .gist = Atut, który pasuje do testu, daje +1d, a drugi już nic.

nova6_mod_talent = Talenty i cechy
    .gist = Dodają kości dokładnie tam, gdzie mówi opis, jak Niezłomny przy obronie Wolą.

nova6_mod_advantage = Przewagi i utrudnienia
    .gist = Pierwsze dodają swoje kości, drugie je odejmują.

nova6_mod_condition = Warunki
    .gist = Jasne światło 1d to +1d, żeby coś zauważyć, −1d, żeby się ukryć, i nic w rozmowie; MG mówi, jak jest tym razem.

nova6_mod_stack = Modyfikatory się sumują
    .gist = Różne modyfikatory się sumuje. Granicę mają tylko atuty: jeden na test.

nova6_diff_range = Od 0 do 4 i dalej
    .gist = Ludzkie zadania sięgają od −0d do −4d. Od −5d trzeba już więcej niż ludzkich umiejętności; MG może tego żądać, a trudność jest wtedy tak oznaczona.

nova6_diff_default = Brak podanej trudności
    .gist = Wtedy jest to −0d.

nova6_diff_opposed = Gdy ktoś ci się przeciwstawia
    .gist = Trudność to stopnie drugiej strony, jeden pasujący atut i to, co dodają jej talenty i cechy: Walka 2d z atutem to −3d.

nova6_diff_0 = Trudność −0d
    .gist = Proste zadanie; ktoś bez przygotowania.

nova6_diff_1 = Trudność −1d
    .gist = Rutynowe zadanie; ktoś po szkoleniu.

nova6_diff_2 = Trudność −2d
    .gist = Wymagające zadanie; ktoś z wprawą.

nova6_diff_3 = Trudność −3d
    .gist = Onieśmielające zadanie; ekspert.

nova6_diff_4 = Trudność −4d
    .gist = Bohaterskie zadanie; mistrz.

nova6_diff_5 = Trudność −5d i więcej
    .gist = Zadanie prawie niemożliwe; ktoś ponad ludzkie siły.

nova6_mod_forgot-spend = Ojej: kup sukces
    .gist = Jeśli zapomniane kości mogły uratować nieudany test, 1 punkt fabuły zmienia go w sukces.

nova6_mod_forgot-earn = Ojej: weź zapłatę za porażkę
    .gist = Albo zostaw porażkę i weź za nią 1 punkt fabuły.

nova6_mod_forgot-irrelevant = Ojej: i tak bez znaczenia
    .gist = Jeśli zapomniane kości niczego by nie zmieniły, nie ma propozycji i gracie dalej.

nova6_cond_scope = Warunki dotyczą wszystkich
    .gist = Na warunek patrzy się w każdym teście, którego dotyczy: na jasne światło zawsze, gdy ktoś patrzy albo się kryje.

nova6_cond_equal-ignore = To samo dla obu stron
    .gist = Jeśli warunek przeszkadza obu stronom tak samo, MG go pomija, jak przy dwojgu walczących po ciemku.

nova6_cond_only-what-matters = Tylko to, co ważne
    .gist = MG może pominąć drobiazgi; warunek skreślony z listy nie daje kości.

nova6_rule-of-five = Nic, jedno, kilka, większość, wszystko
    .gist = Prawie wszystko da się zmierzyć pięcioma stopniami, od 0 do 4, od niczego do wszystkiego. Przy 4d zmysł jest bezużyteczny, więc MG mówi, czy test na wzrok od razu się nie udaje; zwykle tak.
