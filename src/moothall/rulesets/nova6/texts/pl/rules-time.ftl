### Czas i przeciwności: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_time_scales = Dwa rodzaje czasu
    .gist = Scenę gra się w czasie akcji albo w czasie narracyjnym; trzeciego nie ma.

nova6_time_turn = Tury
    .gist = W swojej turze działasz, raz albo więcej. Potem kolej na kogoś innego.

nova6_time_round = Rundy
    .gist = Gdy wszyscy w scenie mieli już swoją kolej, runda się kończy i zaczyna następna.

nova6_time_round-length = Ile trwa runda
    .gist = W czasie akcji około 6 sekund. W czasie narracyjnym tyle, ile powie MG: minuty, dni albo więcej.

nova6_time_action-use = Do czego służy czas akcji
    .gist = Krótkie zrywy, które kończą się w ciągu minut. Gdy scena akcji przekracza 30 rund, MG dostaje wskazówkę, że lepszy może być czas narracyjny; gra po prostu toczy się dalej.

nova6_time_narrative-use = Do czego służy czas narracyjny
    .gist = Podróże, badania, długie pościgi: cała praca między konfliktami.

nova6_setback_meaning = Przeciwności
    .gist = Porażka w czasie narracyjnym powinna się później na tobie odbić. To właśnie przeciwność.

nova6_setback_cost-die = Przeciwność jako koszt
    .gist = Jeśli w czasie narracyjnym kupujesz sukces za koszt, jest nim 1 kość przeciwności; masz to, o co ci chodziło.

nova6_setback_gsp-die = Punkty MG stają się przeciwnościami
    .gist = W czasie narracyjnym każdy punkt wyczynu, który MG ma z twojej porażki, zmienia się w 1 kość przeciwności, oprócz tych, które bierzesz jako koszt.

nova6_setback_plain-failure = Pogodzenie się z porażką
    .gist = Jeśli po prostu przyjmujesz porażkę, nie dostajesz za nią kości, chyba że zagrożenie mówi inaczej.

nova6_setback_owner = Czyje są przeciwności
    .gist = Kości przeciwności leżą jawnie przy bohaterze, do którego należą. MG nie może użyć ich przeciw nikomu innemu.

nova6_setback_spend-penalty = Przeciwności jako kości kary
    .gist = Przed każdym twoim rzutem MG może dodać dowolną liczbę twoich kości przeciwności jako kości kary; są wtedy zużyte.

nova6_setback_spend-gsp = Dwie przeciwności za wyczyn
    .gist = Po rozstrzygnięciu twojego testu MG może zamienić dwie twoje kości przeciwności na 1 punkt wyczynu, bez względu na wynik. Sukces pozostaje sukcesem.

nova6_setback_lifetime = Jak długo trwają przeciwności
    .gist = Leżą, aż MG ich użyje; żaden kamień milowy ich nie usuwa.

nova6_dur_end-whole = Kończy się w całości
    .gist = Gdy jego czas minie, efekt znika, choćby był duży. Nie maleje krok po kroku.

nova6_dur_step = Drabina czasów
    .gist = O szczebel dłużej to następny czas na drabinie, o szczebel krócej poprzedni: ze sceny [S] w górę do tymczasowego [T] albo w dół do krótkiego [Q].

nova6_dur_instant = Natychmiastowy [I]
    .gist = Mija, gdy tylko się wydarzy. Nic po nim nie zostaje.

nova6_dur_brief = Chwilowy [B]
    .gist = Sekundy: dopóki ten, kogo dotyczy, nie zakończy następnej tury.

nova6_dur_quick = Krótki [Q]
    .gist = Dziesięć do piętnastu sekund: do końca rundy po tej.

nova6_dur_scene = Na scenę [S]
    .gist = Kilka rund: tak długo, jak trwa scena.

nova6_dur_temporary = Tymczasowy [T]
    .gist = Minuty do godzin: aż do udanego odpoczynku albo powrotu do sił. Koniec sceny nie pomaga.

nova6_dur_lasting = Trwały [L]
    .gist = Godziny do dni: do dowolnego kamienia milowego, nawet małego.

nova6_dur_long-lasting = Długotrwały [LL]
    .gist = Dni do tygodni: mały kamień milowy go zostawia, duży kończy.

nova6_dur_enduring = Przewlekły [E]
    .gist = Tygodnie do lat: kończy go tylko epicki kamień milowy.

nova6_dur_permanent = Stały [P]
    .gist = Zostaje, może na zawsze, aż zmieni go ktoś, kto ma w tej sprawie głos. Kamienie milowe nic tu nie zmieniają.

nova6_dur_action = Do akcji [A]
    .gist = Trwa, aż ktokolwiek poświęci akcję, żeby się go pozbyć.

nova6_dur_maintained = Utrzymywany [M]
    .gist = Twórca musi poświęcać na niego akcję w każdej turze. Wystarczy jedna opuszczona tura i po wszystkim.

nova6_dur_sustained = Podtrzymywany [Su]
    .gist = Trwa, aż twórca odpuści. Każdy podtrzymywany tak efekt to −1d do wszystkiego, co twórca robi: dwa to −2d.

nova6_dur_off-ladder = Czasy poza drabiną
    .gist = Czasy zależne od akcji, utrzymywania albo podtrzymywania nie są szczeblami drabiny. Efektu utrzymywanego wyczyn więc nie wydłuży.

nova6_dur_default-advantage = Przewagi są chwilowe
    .gist = Przewaga lub utrudnienie bez podanego czasu trwa chwilę [B].

nova6_dur_default-condition = Warunki są stałe
    .gist = Warunek bez podanego czasu jest stały [P].

nova6_dur_default-damage = Stres trwa scenę
    .gist = Obrażenia bez podanego czasu wpisują w pole scenę [S].

nova6_dur_default-soak = Zrobione pochłanianie jest chwilowe
    .gist = Pochłanianie z sukcesu ma wartość 1 i trwa chwilę [B].

nova6_dur_default-aspect = Aspekty zapisane zostają, stworzone mijają
    .gist = Aspekt, który ktoś zapisał, jest stały [P]; aspekt ze zwykłego sukcesu trwa chwilę [B] albo do akcji, która go kończy [A]. Aspekty sytuacji rzadko przeżywają swoją scenę.

nova6_interval_default = Większość akcji nie zajmuje czasu
    .gist = Jeśli nic innego nie powiedziano, akcja mieści się w twojej turze [I].

nova6_interval_longer = Akcje, które trwają dłużej
    .gist = MG może wymagać wysiłku na chwilę, na krótko albo na całą scenę lub, jak w rywalizacji, określonej liczby sukcesów; wtedy akcja jest skończona.

nova6_interval_beyond-scene = Dłużej niż scena
    .gist = Wszystko, co trwa dłużej niż scena, gra się w czasie narracyjnym.

nova6_interval_decrease = Szybsza praca
    .gist = Przy sukcesie 1 punkt wyczynu na Skróć czas skraca akcję o szczebel: praca na scenę trwa krótko [Q].
