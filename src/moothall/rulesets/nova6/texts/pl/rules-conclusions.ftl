### Zakończenia: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_recovery_reminder = Nic nie umyka
    .gist = Gdy kończy się scena, odpoczynek albo akt, każdy widzi, co z tym mija i co może teraz zmienić.

nova6_recovery_scene = Koniec sceny
    .gist = Wszystko na scenę i krótsze mija, aspekty można przywoływać od nowa, a to, co działa raz na scenę, działa znowu.

nova6_recovery_rest = Po odpoczynku
    .gist = Mija też to, co tymczasowe, i wracają użycia, ale nie amunicja. Punktów fabuły i poziomów sen nie daje.

nova6_recovery_minor = Po małym kamieniu milowym
    .gist = Kończy się to, co trwałe; wracają punkty fabuły; może jest poziom; można zmienić jeden aspekt i jeden atut.

nova6_recovery_major = Po dużym kamieniu milowym
    .gist = Kończy się to, co długotrwałe; wszystko to, co daje mały, na pewno poziom i talent do wymiany.

nova6_recovery_epic = Po epickim kamieniu milowym
    .gist = Przetrwa go tylko to, co stałe. Każdy rodzaj zmiany jest otwarty, po jednym razie.

nova6_recovery_uses-reset = Zużycie po kamieniu milowym
    .gist = Wracają wszystkie; co wymaga amunicji, nadal jej wymaga.

nova6_recovery_test = Gorsze pola wymagają testu
    .gist = Pola STRESU czyszczą się same, gdy minie ich czas; pozostałe wymagają pokonania z Krzepy dla ciała albo z Woli dla umysłu.

nova6_recovery_test-incapacitated = Czyszczenie ostatniego poziomu
    .gist = Oprócz sukcesu trzeba punktu wyczynu, a przy niektórych stołach jest trudniej o dwie kości i bez punktu.

nova6_recovery_test-once = Tylko jedna próba
    .gist = Na każdy tor odpoczynek albo kamień milowy daje jeden rzut i nic więcej.

nova6_recovery_test-fail = Gdy powrót do sił się nie udaje
    .gist = Spróbuj znowu przy następnym odpoczynku albo kamieniu milowym; co trwałoby krócej, jest do tego czasu tymczasowe.
