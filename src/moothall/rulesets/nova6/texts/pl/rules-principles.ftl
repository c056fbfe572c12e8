### Niepisane zasady: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_principle_rule-zero = Zabawa przed zasadami
    .gist = Wynik, który psuje grę, MG może odrzucić; zapisane jest i to, co było, i to, co jest teraz.

nova6_principle_gm-rolls = Tym razem rzuca MG
    .gist = Przy stołach, które tego chcą, MG rzuca za atakujących, a trudnością jest umiejętność bohatera.

nova6_principle_golden-rule = Najpierw co, potem jak
    .gist = Powiedz, co chcesz osiągnąć; zasadę, która do tego służy, znajduje się potem.

nova6_principle_golden-rule-no-forbid = Zawęzić, nie zabraniać
    .gist = Gdy nie jest jasne, która to akcja, wszystkie cztery są otwarte i decyduje zamiar.

nova6_principle_rule-of-five = Skala pięciu stopni
    .gist = Nic, jedno, kilka, większość, wszystko: od 0 do 4, dla stopni i dla wszystkiego, co pomaga albo przeszkadza.

nova6_principle_scale-0 = Zero: nic
    .gist = Co się nie udało, nie ma rozmiaru.

nova6_principle_scale-1 = Pierwszy stopień: jeden
    .gist = Zwykły sukces jest wart jedną kość albo sięga jednej osoby.

nova6_principle_scale-2 = Drugi stopień: kilka
    .gist = Za jeden punkt wyczynu więcej to dwie kości albo kilka osób.

nova6_principle_scale-3 = Trzeci stopień: większość
    .gist = Za dwa to trzy kości albo prawie wszyscy.

nova6_principle_scale-4 = Ostatni stopień: wszystko
    .gist = Za trzy to cztery kości albo wszyscy wymienieni.

nova6_principle_scale-total = Gdy zmysł zawodzi zupełnie
    .gist = Przeciw czterem kościom ciemności patrzenie zwykle po prostu zawodzi; MG mówi, czy tak jest i tutaj.
