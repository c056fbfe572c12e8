### Powrót do sił: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_rec_ways = Cztery drogi do sił
    .gist = Stres mija z upływem czasu, przez zebranie sił, przez odpoczynek albo przez kamień milowy. W środku konfliktu dostępne są tylko dwa pierwsze i leczenie.

nova6_rec_lift-consequence = Jedno pole wystarczy
    .gist = Wyczyść jedno pole zapełnionego poziomu, a jego konsekwencja mija.

nova6_rec_incap-until-clear = Do tego czasu poza grą
    .gist = Dopóki wszystkie twoje pola obezwładnienia są pełne, nie bierzesz udziału w grze, nawet w następnych scenach.

nova6_rec_by-duration = Gdy czas minie
    .gist = Pole czyści się, gdy mija jego czas; te na chwilę i na krótko nawet w trakcie walki.

nova6_rec_stressed-free = STRES mija sam
    .gist = Te pola nie wymagają rzutu.

nova6_rec_test = Test powrotu do sił
    .gist = Na pola oszołomienia i obezwładnienia rzucasz po upływie ich czasu: pokonanie z Krzepy dla ciała, z Woli dla umysłu.

nova6_rec_staggered-cost = Powrót z oszołomienia
    .gist = Samo to nic nie utrudnia; ale dopóki trwa oszołomienie, twoje −1d liczy się i tutaj.

nova6_rec_incap-cost = Powrót z obezwładnienia
    .gist = Sukces musi mieć 1 punkt wyczynu, który płaci za to pole; stół może zamiast tego grać z −2d.

nova6_rec_extra-box = Więcej pól za jednym razem
    .gist = Każdy punkt wyczynu ponad to czyści jeszcze jedno pole, tego samego poziomu lub niższego i z takim samym lub krótszym czasem.

nova6_rec_once = Jeden rzut za każdym razem
    .gist = Każdy odpoczynek albo kamień milowy pozwala na jeden, bez drugiej próby.

nova6_rec_fail-retry = No to następnym razem
    .gist = Pola, których nie udało się wyczyścić, czekają na następny odpoczynek albo kamień milowy.

nova6_rec_fail-extend = Robi się gorzej
    .gist = Pole krótsze niż tymczasowe, którego nie udało się wyczyścić, staje się tymczasowe [T].

nova6_rec_fail-repeat = Ale nie w nieskończoność
    .gist = Od tymczasowego w górę kolejna porażka niczego nie zmienia.

nova6_rally_turn = Zebranie sił: cała tura
    .gist = W konflikcie możesz zebrać siły i w tej turze nie robić nic innego.

nova6_rally_effect = Zebranie sił: jedno pole
    .gist = Pokonanie z Krzepy albo Woli, zależnie od toru, czyści jedno pole STRESU na scenę [S] lub krótsze.

nova6_rally_sp = Zebranie sił: punkty wyczynu
    .gist = Każdy czyści kolejne pole STRESU albo pozwala wyczyścić takie, które trwa o szczebel dłużej.

nova6_rally_once = Zebranie sił: raz na konflikt
    .gist = Drugie w tym samym konflikcie pomaga tylko za 1 punkt fabuły.

nova6_rally_limit = Zebranie sił: tylko STRES
    .gist = Pól oszołomienia i obezwładnienia nie rusza.

nova6_rally_by-react = Zebranie sił: mimochodem
    .gist = Siły można zebrać wyczynem Zareaguj. Nie daje to punktów wyczynu i jest to twoje zebranie sił na ten konflikt.

nova6_rest_scene = Odpoczynek to scena
    .gist = To ekspozycja w czasie narracyjnym, z jedną akcją dla każdego.

nova6_rest_safe = Odpoczynek musi być bezpieczny
    .gist = Nic nie może wam grozić i nic nie może naglić. Ile to trwa, nie ma znaczenia.

nova6_rest_group-test = Odpoczynek pod groźbą
    .gist = Jeśli coś się czai, MG może chcieć testu grupowego, w którym każdemu musi się udać tworzenie przewagi: Bystrość (przetrwanie) w dziczy, Bystrość (znajomość ulicy) w mieście, Ruch (skradanie się), gdy was ścigają.

nova6_rest_group-fail = Jednak bez odpoczynku
    .gist = Jeśli się nie uda, przybywa kość przeciwności albo najpierw trzeba przejść wyzwanie lub konflikt.

nova6_rest_reset = Po odpoczynku: aspekty
    .gist = Znikają wszystkie znaczniki przywołania i wymuszenia.

nova6_rest_clear = Po odpoczynku: stres i efekty
    .gist = Co jest tymczasowe [T] lub krótsze, mija albo wymaga testu; co trwa dłużej, zostaje.

nova6_rest_uses = Po odpoczynku: zużycie
    .gist = Co było WYCZERPANE, znowu działa, z wyjątkiem amunicji.

nova6_rest_no-refresh = Po odpoczynku: bez punktów fabuły
    .gist = Odpoczynek nie przywraca żadnego z nich.

nova6_rest_limit = Jeden odpoczynek do kamienia milowego
    .gist = Przed następnym kamieniem milowym nie ma drugiego za darmo.

nova6_rest_extra = Drugi odpoczynek ma cenę
    .gist = Jeśli wszyscy się zgodzą, następne odświeżenie każdego jest o 1 punkt fabuły niższe.

nova6_mile_auto = Kamienie milowe leczą
    .gist = Kto do niego dociera, wraca do sił bez osobnej sceny, chyba że gracie w trybie przetrwania.

nova6_mile_minor = Mały kamień milowy
    .gist = Kończy to, co trwałe [L] lub krótsze.

nova6_mile_major = Duży kamień milowy
    .gist = Kończy to, co długotrwałe [LL] lub krótsze.

nova6_mile_epic = Epicki kamień milowy
    .gist = Kończy to, co przewlekłe [E] lub krótsze; stałe zostaje.

nova6_mile_reset = Kamienie milowe odnawiają
    .gist = Wracają wszystkie użycia, z wyjątkiem amunicji, a aspekty tracą znaczniki.

nova6_mile_tests = Kamienie milowe też wymagają testów
    .gist = Pola oszołomienia i obezwładnienia także tu wymagają testu powrotu do sił.

nova6_treat_skill = Leczenie
    .gist = Bystrość dla ciała, Interakcja dla umysłu.

nova6_treat_advantage = Leczenie: pomocna dłoń
    .gist = W czasie odpoczynku możesz stworzyć przewagę do czyjegoś testu powrotu do sił: +1d.

nova6_treat_scene = Leczenie: w wirze wydarzeń
    .gist = W konflikcie, wyzwaniu albo rywalizacji pokonanie czyści jedno pole STRESU na scenę [S].

nova6_treat_scene-staggered = Leczenie: oszołomienie w scenie
    .gist = Z 1 punktem wyczynu na Zwiększ zakres czyści pole oszołomienia.

nova6_treat_scene-incap = Leczenie: obezwładnienie w scenie
    .gist = Z 2 na Zwiększ zakres czyści pole obezwładnienia.

nova6_treat_scene-time = Leczenie: to, co trwa dłużej
    .gist = Z 1 na Wydłuż czas sięga pola, które trwa o szczebel dłużej.

nova6_treat_rest-staggered = Leczenie: oszołomienie w odpoczynku
    .gist = W czasie odpoczynku pokonanie czyści tymczasowe [T] pole oszołomienia.

nova6_treat_rest-incap = Leczenie: obezwładnienie w odpoczynku
    .gist = Z 1 punktem wyczynu na Zwiększ zakres pole obezwładnienia.

nova6_treat_rest-shorten = Leczenie: skracanie
    .gist = Albo pokonanie w czasie odpoczynku skraca pole STRESU o szczebel, z trwałego [L] na tymczasowe [T].

nova6_treat_stabilise = Leczenie: utrzymanie przy życiu
    .gist = Gdzie postacie bez leczenia przepadają, sukces na koniec sceny utrzymuje je przy życiu, aż minie ich czas. Pole nadal jest pełne.

nova6_rec_row-scene = Na koniec sceny
    .gist = Mijają efekty i pola STRESU do [S]; aspekty i to, co działa raz na scenę, znowu są gotowe.

nova6_rec_row-rest = Przy odpoczynku
    .gist = To samo, aż do [T]. Punkty fabuły zostają, jak są.

nova6_rec_row-minor = Przy małym kamieniu milowym
    .gist = To samo, aż do [L], i odświeżają się punkty fabuły.

nova6_rec_row-major = Przy dużym kamieniu milowym
    .gist = To samo, aż do [LL], z odświeżeniem.

nova6_rec_row-epic = Przy epickim kamieniu milowym
    .gist = To samo, aż do [E], z odświeżeniem; kto ma więcej, zatrzymuje.
