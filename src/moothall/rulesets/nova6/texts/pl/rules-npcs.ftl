### Postacie MG: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_npc_types = Postacie pierwszoplanowe i statyści
    .gist = Każda postać MG jest jednym albo drugim, a o nowej trzeba powiedzieć czym.

nova6_npc_principal = Postać pierwszoplanowa powstaje jak bohater
    .gist = Wszystkie rozwinięcia poziomu, wszystkie główne aspekty, te same pola.

nova6_npc_extra-advances = Rozwinięcia statysty
    .gist = Połowa tego, co miałby bohater tego poziomu, zaokrąglona w dół.

nova6_npc_extra-aspect = Jeden aspekt wystarczy
    .gist = Statyście wystarczy myśl przewodnia.

nova6_npc_extra-recurring = Statyści, którzy wracają
    .gist = Mogą pojawiać się znowu i znowu, bez większego wpływu na to, dokąd zmierza opowieść; liczy się, ile razy.

nova6_npc_extra-stress = Trzy pola na tor
    .gist = Jedno na STRES, jedno na oszołomienie, jedno na obezwładnienie.

nova6_npc_extra-stress-fixed = Statysta ma zawsze trzy pola
    .gist = Stopnie i talenty, które dodawałyby pola, tutaj nic nie dodają.

nova6_npc_rank-caps = Stopnie postaci MG
    .gist = Te same granice według poziomu co u bohaterów. Przekroczyć je wolno, ale pojawia się uwaga.

nova6_npc_no-grave = Bez poważnych aspektów
    .gist = Wyjście, które ma bohater, nie jest otwarte dla żadnej postaci MG.

nova6_npc_promote-full = Statysta staje się postacią pierwszoplanową
    .gist = Nadaj imię i brakujące aspekty, a potem rozdaj tyle rozwinięć, ile miałby bohater tego poziomu; pola zmieniają się od razu.

nova6_npc_promote-gradual = Awans krok po kroku
    .gist = Po rozwinięciu czy dwóch za każdym pojawieniem się; z ostatnim to już postać pierwszoplanowa, razem z polami.

nova6_npc_unopposed = Nikt nie przeszkadza
    .gist = Wtedy się nie rzuca, a MG mówi to, co pasuje do opowieści.

nova6_npc_unopposed-warning = Ostrzeżenie
    .gist = Gdzie sukces jest wątpliwy, powiedz głośno, że stanie się to z ich następną akcją, jeśli nikt nie wkroczy.

nova6_npc_unopposed-equal = W granicach umiejętności
    .gist = Trudność nie większa niż ich stopnie zajmuje im jedną całą turę.

nova6_npc_unopposed-plus-one = Tuż ponad umiejętność
    .gist = O jedną kość więcej niż ich stopnie to tura przygotowań, a potem właściwa tura.

nova6_npc_unopposed-greater = Daleko ponad umiejętność
    .gist = Przy dwóch kościach więcej lub jeszcze gorzej dają sobie spokój, chyba że po ich stronie jest coś poza umiejętnością.

nova6_npc_ganging-up = Banda to jeden rzut
    .gist = Ilu by rzuciło się na jednego bohatera, gracz rzuca raz, przeciw wszystkim.

nova6_npc_ganging-up-2 = We dwóch
    .gist = Trudniej o jedną kość.

nova6_npc_ganging-up-3-4 = We trzech lub czterech
    .gist = Trudniej o dwie kości.

nova6_npc_ganging-up-5-8 = Od pięciu do ośmiu
    .gist = Trudniej o trzy kości.

nova6_npc_ganging-up-9-plus = Dziewięciu i więcej
    .gist = Trudniej o cztery kości, a przy pięćdziesięciu wcale nie bardziej.

nova6_npc_ganging-base = Najlepszy z bandy
    .gist = Kości za liczebność dodaje się do najwyższej umiejętności wśród nich; trafia broń tego najlepszego, chyba że MG wskaże inną.

nova6_npc_trade-assume = Bez przeszkód odnoszą sukces
    .gist = Chyba że przeczy temu któryś z ich aspektów; jak dobrze im poszło, mówi wymiana kości.

nova6_npc_trade-rate = Ich kurs wymiany
    .gist = Dwie kości za punkt wyczynu; z talentem Wyspecjalizowany raz jedna kość za jeden punkt.

nova6_npc_trade-net = Tylko to, co zostaje
    .gist = Najpierw od stopni odejmuje się trudność, potem wymienia się resztę.

nova6_npc_group-share = Ilu z wielu
    .gist = Za tłum nikt nie rzuca: liczba kości, o którą brakuje im umiejętności, mówi, jakiej części się udaje.

nova6_npc_group-1d = Brakuje jednej kości
    .gist = Udaje się mniej więcej co czwartemu.

nova6_npc_group-2d = Brakuje dwóch kości
    .gist = Udaje się mniej więcej co ósmemu.

nova6_npc_group-3d = Brakuje trzech kości
    .gist = Udaje się mniej więcej co szesnastemu.

nova6_npc_group-4d = Brakuje czterech kości lub więcej
    .gist = Nie udaje się nikomu; próbowaliby tylko wtedy, gdyby nie mieli wyboru.

nova6_npc_group-even = Dość dobry tłum
    .gist = Umiejętność równa trudności: udaje się wszystkim.

nova6_npc_group-rest = Reszta tłumu
    .gist = Jedni próbują i im nie wychodzi, inni nawet się nie odważają; MG mówi, ilu ich jest. Próbuje mniej więcej dwa razy tylu, ilu się udaje.
