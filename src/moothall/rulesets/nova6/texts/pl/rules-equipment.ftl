### Broń i pancerz: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_equipment_duration-archaic = Rany od dawnej broni
    .gist = Są tymczasowe, chyba że wiersz broni ma inny znak; pałka boli tylko przez scenę.

nova6_equipment_duration-modern = Rany od nowoczesnej broni
    .gist = Rany postrzałowe też są tymczasowe, ale błysk i huk mijają razem ze sceną.

nova6_equipment_object-assets = Broń i pancerz to przedmioty
    .gist = Używać ich możesz tylko wtedy, gdy je masz, i możesz je poświęcić, żeby zmniejszyć obrażenia. Nie mają użyć do wydania na kości.

nova6_equipment_special-stunt = Wyczyny broni
    .gist = Co wiersz oznacza literą S, kosztuje jeden punkt wyczynu i działa raz w akcji.

nova6_equipment_hands = Ręce na ekwipunek
    .gist = Rzecz zajmuje jedną rękę, a dwie tam, gdzie tak napisano; schowana nie zajmuje żadnej.

nova6_equipment_conceal = Ukrywanie ekwipunku
    .gist = Kości z wiersza liczą się, gdy ukrywasz tę rzecz przy sobie.

nova6_equipment_not-concealable = Za długie, żeby ukryć
    .gist = Karabiny, strzelby i broń automatyczną widać u każdego, chyba że wiersz daje kości na ich ukrycie.

nova6_equipment_skill-minimum = Za ciężkie dla ciebie
    .gist = Każdy brakujący stopień to kość kary do wszystkiego, co z tą rzeczą robisz.

nova6_equipment_max-move = Pancerz ogranicza Ruch
    .gist = Liczy się tyle stopni i ani jednego więcej, a inne kości bez zmian. Z dwóch ograniczeń zostaje niższe, pomniejszone o jeden.

nova6_equipment_hampered = Pancerz krępuje
    .gist = Jego kości działają przeciw tobie, gdy się poruszasz, przygotowujesz coś ruchem albo coś znosisz; każdy stopień Krzepy odejmuje jedną. Uników to nie krępuje.

nova6_equipment_coverage = Luki w pancerzu
    .gist = Za tyle punktów wyczynu, ile wynosi krycie, atakujący omija pancerz. Pancerz bez krycia nie ma luki.

nova6_equipment_layering = Pancerz na pancerzu
    .gist = Pochłanianie, skrępowanie i krycie części się sumują, każda część z własnym utwardzeniem. MG może powiedzieć, że dwie to za dużo.

nova6_equipment_ammo-rows = Szczególna amunicja
    .gist = Zmienia broń, która nią strzela, a broń jest naraz naładowana jednym rodzajem.

nova6_equipment_modifier-rows = Dodatki do broni i pancerza
    .gist = Można łączyć kilka, każdy raz i tylko na tym, do czego jest zrobiony. Najpierw liczą się lufy i zbroje, potem amunicja, potem celowniki i podpórki, potem hełmy.

nova6_equipment_magnum = Amunicja magnum
    .gist = Przyjmuje ją tylko broń, o której MG mówi, że jest do niej zbudowana.

nova6_equipment_explosive-consumed = Rzucone raz
    .gist = Każdy granat albo laska, która wybuchnie, przepada.

nova6_equipment_headgear = Na głowie
    .gist = Hełm dodaje jedno krycie pancerzowi swoich klas albo osłonie, raz tam, gdzie liczą się oba. Gdzie nie ma luki, żadnej nie zamyka, a dwóch naraz nikt nie nosi.

nova6_equipment_soak-vs = Zrobione przeciw jednemu
    .gist = Przeciw temu rodzajowi liczy się jego własna wartość zamiast zwykłej; przebicie i utwardzenie działają potem jak zawsze.

nova6_equipment_thrown-melee = Rzucone albo w ręce
    .gist = Mówisz, jak używasz broni: rzucona ma swój zasięg, w ręce swoją długość i siłę obu ramion.

nova6_equipment_shield-bash = Cios tarczą
    .gist = Trafia jak tarcza z tabeli broni i nadal cię chroni.
