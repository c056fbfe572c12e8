### Wyczyny i punkty wyczynu: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_stunt_when = Wyczyny
    .gist = Gdy wynik testu jest jasny, ten, kto ma punkty wyczynu, wydaje je na jeden wyczyn albo kilka i opowiada, jak to wygląda.

nova6_stunt_earn-trade = Punkty wyczynu: wymienione kości
    .gist = Jeden za każde dwie kości premii: cztery kości to 2.

nova6_stunt_earn-triples = Punkty wyczynu: triplet
    .gist = Triplet przy sukcesie jest wart 1.

nova6_stunt_earn-invoke = Punkty wyczynu: przywołanie
    .gist = Jeden za każdy aspekt przywołany w tym celu, tylko przy sukcesie.

nova6_stunt_earn-specialized = Punkty wyczynu: Wyspecjalizowany
    .gist = Jeden za pojedynczą kość odłożoną dzięki talentowi Wyspecjalizowany. Inne umiejętności tego nie potrafią.

nova6_stunt_earn-focused = Punkty wyczynu: Skupiony
    .gist = Jeden za dublet, jeśli do umiejętności jest talent Skupiony.

nova6_stunt_earn-talent = Punkty wyczynu: talenty i cechy
    .gist = Niektóre talenty i cechy dają punkt; cel z wadą Podatność na magię daje go temu, kto rzuca na niego czar.

nova6_stunt_earn-versatile = Punkty wyczynu: obie ręce
    .gist = Jeden za sukces uniwersalną bronią trzymaną oburącz.

nova6_stunt_need-success = Bez sukcesu nie ma punktów
    .gist = Skądkolwiek miałyby się wziąć punkty wyczynu, porażka nie daje żadnych.

nova6_awesome_rule = Zasada rozmachu
    .gist = Opłacony wyczyn nigdy nie idzie na marne: coś się zmienia albo czegoś się dowiadujesz.

nova6_awesome_dud = Gdy wyczyn nie wypali
    .gist = Jeśli nie mógł się udać, MG mówi dlaczego, i tę wiedzę kupuje twój punkt.

nova6_awesome_rest = Reszta wraca
    .gist = Jeden punkt przepada; pozostałe, które w to wkładasz, możesz wydać na coś innego.

nova6_stunt_list-open = Własne wyczyny
    .gist = Lista pomaga, a nie ogranicza. Uzgodnij z MG coś innego i jego cenę.

nova6_stunt_create-effect = Stwórz efekt
    .gist = 1 punkt: podstawowy efekt, który pasuje do umiejętności, może z czymś, co jest pod ręką; na przykład +1d [B].

nova6_stunt_declare-related = Ogłoś: musi pasować
    .gist = To, co ogłaszasz, musi wynikać z akcji albo mieć z nią związek.

nova6_stunt_declare-conflict = Ogłoś: gdy coś się gryzie
    .gist = Jeśli kłóci się to z czymś, na czym stoi opowieść, ty i MG szukacie innych słów; płacisz tylko raz.

nova6_stunt_declare-1 = Ogłoś: drobiazg
    .gist = 1 punkt: aspekt sytuacji, na scenę.

nova6_stunt_declare-2 = Ogłoś: ktoś
    .gist = 2 punkty: wchodzi jeden statysta z polami 1/1/1.

nova6_stunt_declare-3 = Ogłoś: coś dużego
    .gist = 3 punkty: cała grupa statystów albo postać pierwszoplanowa, której pola to 3/2/1.

nova6_stunt_discover-1 = Odkryj: co nieco
    .gist = 1 punkt: MG zdradza ci część tego, co jest dobrze ukryte.

nova6_stunt_discover-2 = Odkryj: większość
    .gist = 2 punkty: większość, poza tym, co najmroczniejsze.

nova6_stunt_discover-3 = Odkryj: wszystko
    .gist = 3 punkty: wszystko, czego można się dowiedzieć, także to najmroczniejsze.

nova6_stunt_effect = Zwiększ lub zmniejsz efekt
    .gist = Każdy punkt to 1d, 2 obrażenia albo 2 pochłaniania więcej lub mniej, przy efekcie co najwyżej na chwilę [B]: miecz o wartości 4 zadaje 6.

nova6_stunt_scope-range = Zwiększ zakres: odległość
    .gist = 1 punkt: o jedną odległość dalej.

nova6_stunt_scope-staggered = Zwiększ zakres: leczenie oszołomienia
    .gist = 1 punkt: w scenie możesz leczyć pole oszołomienia.

nova6_stunt_scope-incap-rest = Zwiększ zakres: leczenie obezwładnienia w odpoczynku
    .gist = 1 punkt: w czasie odpoczynku możesz leczyć pole obezwładnienia.

nova6_stunt_scope-some = Zwiększ zakres: kilkoro
    .gist = 1 punkt: jeszcze jedna postać pierwszoplanowa w strefie albo dwóch do trzech statystów nie lepszych niż trudność, którą masz za sobą.

nova6_stunt_scope-most = Zwiększ zakres: większość
    .gist = 2 punkty: wszyscy statyści w strefie albo dwie do trzech postaci pierwszoplanowych.

nova6_stunt_scope-incap-scene = Zwiększ zakres: leczenie obezwładnienia w scenie
    .gist = 2 punkty: w scenie możesz leczyć pole obezwładnienia.

nova6_stunt_scope-all = Zwiększ zakres: wszyscy
    .gist = 3 punkty: wszyscy w strefie, którzy mogą być celem.

nova6_stunt_time = Wydłuż lub skróć czas
    .gist = Każdy punkt to jeden szczebel drabiny czasu; od chwili [B] 2 punkty sięgają sceny [S], a od [A] 1 punkt sięga [Q].

nova6_stunt_react = Zareaguj
    .gist = 1 punkt: działasz od razu, to reakcja. Punktów wyczynu z niej nie ma.

nova6_stunt_react-once = Zareaguj: raz na turę
    .gist = W tej samej turze drugiej już nie będzie.

nova6_stunt_react-no-zone = Zareaguj: zostań w strefie
    .gist = Ruch wewnątrz strefy jest w porządku, wyjście z niej nie.

nova6_stunt_react-uses = Zareaguj: do czego
    .gist = Żeby oddać cios, stworzyć przewagę, coś pokonać, zebrać siły, coś przygotować i tak dalej.

nova6_stunt_special = Specjalny (S)
    .gist = Wyczyn talentu, cechy albo ekwipunku. Działa raz w akcji, chyba że jego opis pozwala na więcej.

nova6_stunt_trigger = Uruchom właściwość
    .gist = Uruchamiasz to, co opisuje właściwość: wyczerpujesz zapas albo męczysz tego, kto trzyma broń.

nova6_stunt_bypass-coverage = Znajdź lukę
    .gist = Zapłać tyle punktów, ile wynosi krycie, a ominiesz pochłanianie: 5 przeciw skórze (pochłanianie 2, krycie 1) to z punktem 5, a bez niego 3.

nova6_stunt_contest = Punkty wyczynu w rywalizacji
    .gist = Każdy z nich jest tam sukcesem: o jeden więcej dla ciebie albo o jeden mniej dla rywala.

nova6_stunt_gm-same-list = Wyczyny MG
    .gist = Ta sama lista, tylko dla drugiej strony.
