### Ruch, ciężary, upadki: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_zone_define = Strefy
    .gist = Przestrzeń składa się ze stref; w ludzkiej skali mają po około 10 metrów. Kto jest w tej samej strefie, jest tuż obok.

nova6_zone_count = Strefy: pięć wystarczy
    .gist = Większości konfliktów wystarcza pięć lub mniej; przy szóstej MG dostaje wskazówkę.

nova6_zone_split-size = Strefy: duże miejsca
    .gist = Miejsce większe niż dom to co najmniej dwie.

nova6_zone_split-barrier = Strefy: co je dzieli
    .gist = Granicą mogą być schody, drabina, mur albo płot, a jej przekroczenie to pokonanie z Ruchu.

nova6_zone_split-open = Strefy: otwarty teren
    .gist = Rozległy otwarty teren dzieli się na kilka, nawet jeśli nic na nim nie stoi.

nova6_zone_vertical = Strefy: góra i dół
    .gist = To, co leży nad albo pod wami, może być osobną strefą, a wejście na górę to pokonanie, nawet gdy droga jest wolna.

nova6_zone_far-10 = Dziesięć stref
    .gist = Po dziesięciu strefach, mniej więcej 5 rundach biegu, jesteś daleko.

nova6_zone_distant-30 = Trzydzieści stref
    .gist = Po trzydziestu strefach, mniej więcej 15 rundach, jesteś w oddali.

nova6_zone_beyond = Poza konfliktem
    .gist = Jeszcze dalej konflikt prawie nie ma sensu. MG mówi, czy nadal bierzesz w nim udział.

nova6_zone_aspects = Co spowalnia
    .gist = Aspekty i warunki strefy, które zatrzymują ludzi, są zapisane i wtedy potrzebny jest test.

nova6_zone_abstract = Strefy, które nie są miejscami
    .gist = Strefami mogą być węzły sieci, wspomnienia albo lęki, a porusza się między nimi jak między pokojami.

nova6_zone_move-adjacent = Do sąsiedniej strefy
    .gist = To akcja pokonania, bez kości, jeśli nic nie stoi na drodze.

nova6_zone_move-farther = Dalej albo przez przeszkodę
    .gist = Wtedy to test Ruchu. Sukces daje o strefę więcej albo jedną miniętą przeszkodę, a każdy punkt wyczynu kolejną strefę: przy wolnej drodze trzy za 1 punkt.

nova6_zone_move-climb = Wspinaczka przez przeszkodę
    .gist = Wspinaczka przez coś w twojej strefie to pokonanie; przejście dalej, do następnej strefy, kosztuje punkt wyczynu.

nova6_zone_move-vertical = Wspinanie się
    .gist = Jedna strefa w górę to pokonanie, a każda następna 2 punkty wyczynu.

nova6_zone_move-swim = Pływanie
    .gist = Sukces utrzymuje cię na powierzchni albo niesie o strefę; każda kolejna strefa kosztuje 2 punkty wyczynu. Prąd działa przeciw tobie.

nova6_zone_move-snap = Wewnątrz strefy
    .gist = Do tego służy szybki ruch, który nie zużywa akcji.

nova6_zone_move-react = Reakcja nie zmienia strefy
    .gist = Wyczyn Zareaguj nie przenosi cię do innej strefy.

nova6_enc_stack = Pancerz i bagaż razem
    .gist = To, ile kosztują cię pancerz i bagaż, się sumuje.

nova6_enc_hampered = Co krępuje
    .gist = Skrępowanie liczy się, gdy coś znosisz Krzepą oraz gdy Ruchem pokonujesz lub tworzysz przewagę; przy obronie Ruchem nie.

nova6_enc_burdened = Co obciąża
    .gist = Obciążenie liczy się, gdy coś znosisz Krzepą, i w każdym teście Ruchu, z obroną włącznie.

nova6_enc_physique-only-hampered = Mięśnie nie zdejmą ciężaru
    .gist = Stopnie Krzepy zmniejszają skrępowanie; obciążenie zostaje, jakie było.

nova6_enc_strong-body = Silne ciało
    .gist = Ten talent odejmuje 1d od jednego z dwóch, do wyboru.

nova6_enc_drop-load = Zrzucenie bagażu
    .gist = Przyjmuje się, że na początku konfliktu zrzucasz bagaż, chyba że chcesz go zatrzymać.

nova6_fall_short = Krótki upadek
    .gist = Mniej niż piętro na twarde podłoże to 2 obrażenia; na miękką ziemię żadne.

nova6_fall_per-story = Upadek piętro po piętrze
    .gist = Po 1 obrażeniu za każde całe piętro, aż do 15.

nova6_fall_beyond-15 = Upadek z ponad piętnastu pięter
    .gist = Powyżej 15 każde dwa całe piętra dodają 1: z 17 pięter jest 16, a z 45 jest 30.

nova6_fall_max = Upadek ma granicę
    .gist = Sama wysokość nigdy nie zadaje więcej niż 30.

nova6_fall_type = Co robi upadek
    .gist = Obrażenia są fizyczne, obuchowe i tymczasowe [T].

nova6_fall_hard = Na twarde
    .gist = O 2 obrażenia więcej; a przy złym lądowaniu dublet daje MG 1 punkt wyczynu, a triplet 2.

nova6_fall_jagged = Na coś ostrego
    .gist = MG dodaje od 1 do 4 obrażeń, zależnie od tego, co to jest; przebicie rośnie o 1 za każde całe 4 obrażenia z wysokości: 8 pięter to przebicie 2.

nova6_fall_soft-earth = Na miękką ziemię
    .gist = Lądujesz z +1d.

nova6_fall_sand = Na piasek
    .gist = Lądowanie jest na +2d.

nova6_fall_water = Do wody
    .gist = Lądujesz z +3d, a obrażenia są tylko na scenę [S].

nova6_fall_row-2 = Upadek z dwóch pięter
    .gist = 4 obrażenia na twardym podłożu, 2 na miękkim; lądujesz przed akcjami dodatkowymi pierwszej rundy.

nova6_fall_row-15 = Upadek do piętnastu pięter
    .gist = Lądujesz na koniec pierwszej rundy.

nova6_fall_row-45 = Upadek do czterdziestu pięciu pięter
    .gist = 180 metrów: lądujesz w następnej rundzie, na początku tury, w której zaczął się upadek. Z 40 pięter to 27 obrażeń.

nova6_fall_row-90 = Upadek do dziewięćdziesięciu pięter
    .gist = 360 metrów: trwa to o rundę dłużej i zadaje 30.

nova6_fall_terminal = Szybciej się nie da
    .gist = Od tej chwili spadasz o 90 pięter na rundę, na świecie takim jak nasz.

nova6_fall_story-length = Jak wysokie jest piętro
    .gist = Trzy do czterech metrów; 12 metrów to 3 piętra.

nova6_fall_overcome = Lądowanie na nogi
    .gist = Pokonanie z Ruchu przy lądowaniu odejmuje 2 obrażenia i kolejne 2 za każdy punkt wyczynu.

nova6_fall_gm-stunts = Złe lądowanie
    .gist = Każdy punkt wyczynu MG dodaje 2 obrażenia; powyżej 12 wydłuża zamiast tego czas, więc 9 z dwoma punktami kończy się na 13 i o szczebel dłużej.

nova6_fall_bonus-window = Czas na namysł
    .gist = Przy upadku z więcej niż 2 pięter masz przed lądowaniem akcję dodatkową za darmo.

nova6_fall_bonus-prepare = Przygotowanie do lądowania
    .gist = Wykorzystaj ją na tworzenie przewagi Ruchem: +1d przy lądowaniu.

nova6_fall_bonus-arrest = Złapanie się czegoś
    .gist = Albo zatrzymaj się, jeśli jest się czego chwycić: pokonanie z Ruchu na −1d za każde 4 obrażenia dotychczasowego lotu. Po 2 piętrach to −0d, po 15 to −3d.
