### Właściwości efektów: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_prop_area = Obszar
    .gist = Działa na wszystkich w podanej liczbie stref, w kształcie, który wymienia.

nova6_prop_area-npc-mod = Obszar przeciw bohaterom
    .gist = Umiejętność wroga, zmieniona przez warunki, stoi przeciw obronie Ruchem każdego bohatera: 3d z warunkiem −1d to −2d dla wszystkich.

nova6_prop_area-npc-positive = Obszar, który nie wyszedł
    .gist = Gdy warunki sprowadzają wroga poniżej zera, bohaterowie dostają resztę jako kości premii.

nova6_prop_area-pc-defend = Obszar: unik
    .gist = Sukces go nie zatrzymuje, ale oprócz innych daje ci 1 punkt wyczynu na Zmniejsz efekt: z 6 robi się 4, a z tripletem 2.

nova6_prop_area-pc-fail = Obszar: pełne trafienie
    .gist = Przy porażce przyjmujesz całość.

nova6_prop_area-pc-attack = Obszar przeciw wrogom
    .gist = Wykonujesz jeden atak. Liczą się tylko warunki; umiejętności tych, którzy są w środku, nie.

nova6_prop_area-npc-points = Obszar: wrogowie też się kryją
    .gist = Każdy wróg dostaje z Ruchu punkty na Zmniejsz efekt: jeden za każde dwie kości i jeden za kość, która zostaje. Ruch 0, 1, 2, 3 albo 4 to 0, 1, 1, 2 albo 2.

nova6_prop_area-increase = Obszar: dla kogo gorzej
    .gist = Zwiększ efekt działa na jeden cel. Żeby było gorzej także dla innych, kup też Zwiększ zakres.

nova6_prop_explosion-primary = Wybuch: w środku
    .gist = Atakujesz jeden cel jak zwykle; sukces zadaje mu pełny efekt.

nova6_prop_explosion-rest = Wybuch: dookoła
    .gist = Wszyscy inni w strefie unikają połowy, zaokrąglonej w dół, tak jak przy obszarze.

nova6_prop_explosion-sp = Wybuch: dokąd idą wyczyny
    .gist = Każdy punkt wyczynu idzie albo na cel w środku, albo na pozostałych; liczy się je osobno.

nova6_prop_explosion-miss = Wybuch: chybiony
    .gist = Jeśli atak się nie uda, cel w środku wychodzi cało, a reszta nadal unika połowy.

nova6_prop_selective = Wybiórczy
    .gist = Ty wybierasz, kogo w obszarze dosięgnie, a kogo nie.

nova6_prop_aimed = Celowany
    .gist = Dosięga tylko tych, w których można było wycelować, czyli przeważnie tych, których widzisz.

nova6_prop_auto-requires-uses = Ogień ciągły wymaga zużycia
    .gist = Bez właściwości zużycie nie ma ognia ciągłego.

nova6_prop_auto-bonus = Ogień ciągły
    .gist = Masz +3d, a broń jest WYCZERPANA.

nova6_prop_auto-spread = Ogień ciągły: raz za razem
    .gist = Każdy punkt wyczynu to jedno trafienie więcej, w inny cel albo w ten sam.

nova6_prop_auto-single = Broń automatyczna, pojedyncze strzały
    .gist = Strzelaj bez premii, a broni nic nie wyczerpie.

nova6_prop_auto-only = Tylko ogień ciągły
    .gist = Taka broń nie ma pojedynczych strzałów: zawsze +3d i zawsze WYCZERPANA.

nova6_prop_burst-requires-uses = Serie wymagają zużycia
    .gist = Bez właściwości zużycie nie ma serii.

nova6_prop_burst-bonus = Seria
    .gist = Masz +1d, a broń może się opróżnić w zwykły sposób.

nova6_prop_burst-spread = Seria: do trzech więcej
    .gist = Najwyżej 3 punkty wyczynu kupują kolejne cele albo kolejne trafienia.

nova6_prop_burst-single = Broń seryjna, pojedyncze strzały
    .gist = Zrezygnuj z premii, a broni nie da się wyczerpać.

nova6_prop_burst-only = Tylko serie
    .gist = Tu nie da się zrezygnować z +1d.

nova6_prop_durable = Wytrzymały
    .gist = Wytrzymały przedmiot ma sześć pól: 3/2/1.

nova6_prop_fragile = Kruchy
    .gist = Kruchy przedmiot nie ma pól; łamie go jeden punkt ponad pochłanianie.

nova6_prop_object-carried = Przedmiot trzeba mieć przy sobie
    .gist = Jeśli efekt daje przedmiot, trzeba go mieć; po ROZBROJENIU nie da się nim zaatakować.

nova6_prop_object-1h = Domyślnie jedna ręka
    .gist = Przedmiot, który nic o tym nie mówi, zajmuje jedną rękę.

nova6_prop_object-reliability = Jak niezawodne są rzeczy
    .gist = Powiedzmy, że wytrącasz coś komuś z ręki zwykłym sukcesem: przy zwykłej rzeczy masz podstawowy efekt, przy niezawodnej nic, przy zawodnej tyle, co za 1 punkt wyczynu.

nova6_obj_boxes = Pola przedmiotu
    .gist = Zwykły przedmiot ma 1/1/1.

nova6_obj_small = Pola małego przedmiotu
    .gist = Mały nie ma pola STRESU, więc nawet 2 obrażenia to oszołomienie.

nova6_obj_large = Pola dużego przedmiotu
    .gist = Duży ma od 1 do 3 pól więcej; z pierwszym jest 1/1/2.

nova6_obj_malfunction = Zaczyna szwankować
    .gist = Gdy wszystkie pola STRESU albo oszołomienia są pełne, przedmiot szwankuje, a MG mówi jak.

nova6_obj_broken = Zepsuty
    .gist = Obezwładniony przedmiot nie działa, ale można go naprawić.

nova6_obj_destroyed-more = Jeszcze jedno trafienie
    .gist = Jeśli coś zepsutego przyjmie jakiekolwiek obrażenia ponad pochłanianie, przepada na dobre.

nova6_obj_destroyed-12 = Roztrzaskany jednym ciosem
    .gist = Przy 12 obrażeniach ponad pochłanianie każdy przedmiot przepada od razu.

nova6_prop_ranged = Dystansowy
    .gist = Działa tak daleko, jak mówi zasięg; Zwiększ zakres sięga o szczebel dalej i nie więcej.

nova6_prop_ranged-accurate = Celny
    .gist = Najpierw skupienie, a trudność jest o 1d mniejsza.

nova6_prop_ranged-limited = Ograniczony zasięg
    .gist = Tu Zwiększ zakres nie kupuje odległości.

nova6_prop_ranged-max = Zasięg, co najwyżej
    .gist = Tyle punktów wyczynu może pójść na odległość; jeśli nic nie powiedziano, jeden.

nova6_prop_ranged-thrown = Miotany
    .gist = Za każde 2d Krzepy leci o szczebel dalej: przy 2 z „tuż obok” na „blisko”, przy 4 na „daleko”.

nova6_prop_reliable = Niezawodny
    .gist = Przewaga stworzona na nim kosztuje o 1 punkt wyczynu więcej, więc zwykły sukces nic nie daje.

nova6_prop_unreliable = Zawodny
    .gist = Przewaga stworzona na nim liczy się tak, jakby włożono w nią o 1 punkt wyczynu więcej.

nova6_prop_reload = Przeładowanie
    .gist = Po użyciu trzeba poświęcić podany czas na przeładowanie, zanim użyje się go znowu.

nova6_prop_repairable = Naprawialny
    .gist = Możesz go poświęcić i odzyskać sukcesem z Bystrości (rzemiosło) w ekspozycji albo w czasie odpoczynku.

nova6_prop_hands = Ręce
    .gist = Przedmioty wymagają wolnych rąk, a z nimi niektóre efekty, które przedmiotami nie są.

nova6_prop_hands-1h = Jednoręczny
    .gist = Jedna ręka musi być wolna.

nova6_prop_hands-2h = Dwuręczny
    .gist = Obie ręce muszą być wolne.

nova6_prop_versatile = Uniwersalny
    .gist = Trzymany oburącz daje przy sukcesie 1 punkt wyczynu.

nova6_prop_skill-min = Minimum umiejętności
    .gist = Każdy brakujący stopień to kość kary, gdy używasz tej rzeczy.

nova6_prop_skill-max = Maksimum umiejętności
    .gist = Więcej stopni się nie liczy. Atutu i innych kości to nie dotyczy: Ruch 3 ograniczony do 2, z atutem, to nadal +3d.

nova6_prop_skill-max-stack = Dwa maksima
    .gist = Weź niższe i odejmij 1, ale nie schodź poniżej 0: z 2 i 2 robi się 1.

nova6_prop_slow = Powolny
    .gist = Zwiększ zakres nie kupuje z nim kolejnych celów.

nova6_prop_tiring = Męczący
    .gist = Druga strona może wydać 1 punkt wyczynu z ataku, żeby zadać temu, kto trzyma broń, 1 bezpośrednie obrażenie [S] typu tej broni.

nova6_prop_two-shot-bonus = Dwa strzały naraz
    .gist = Pierwszy sposób: oba naraz, z +1d.

nova6_prop_two-shot-repeat = Dwa strzały, dwa trafienia
    .gist = Drugi: za 1 punkt wyczynu trafiasz ten sam cel jeszcze raz albo kogoś obok.

nova6_prop_two-shot-uses = Dwa strzały, zanim się opróżni
    .gist = Trzeci: przy zużyciu broń wyczerpać może dopiero drugi strzał.

nova6_prop_uses-trigger = Zużycie: kiedy się kończy
    .gist = Druga strona może wyczerpać taką rzecz za punkt fabuły albo za punkt wyczynu z obrony przed nią lub z jej pudła.

nova6_prop_uses-exhausted = Zużycie: WYCZERPANE
    .gist = Na razie nie da się tego użyć.

nova6_prop_uses-restore = Zużycie: odnowienie
    .gist = Przywraca to odświeżenie punktów fabuły, udany odpoczynek albo test w tym celu, na przykład test ekwipunku.

nova6_prop_uses-ammo = Amunicja
    .gist = Gdy w grę wchodzi amunicja, pomaga tylko nowa amunicja; odpoczynek nie.

nova6_prop_uses-ammo-reload = Amunicja: ładowanie
    .gist = Poświęć akcję i jedno użycie zasobu amunicji, a broń jest gotowa.

nova6_prop_uses-ammo-find = Amunicja: skąd ją wziąć
    .gist = Z ekspozycji albo ze znalezionego składu. Przeszukiwanie pokonanych nic nie da, chyba że MG się zgodzi; sukces z 1 punktem wyczynu w ekspozycji to zasób z jednym użyciem.

nova6_prop_high-capacity = Duża pojemność
    .gist = Raz na scenę możesz nie dopuścić do wyczerpania.
