### Ekwipunek, odświeżenie i pola: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_character_gear-start = Co masz na początku
    .gist = Wszystko, co pasuje do twoich aspektów i do tego, co potrafisz, jeśli MG się zgodzi.

nova6_character_gear-per-aspect = Rzecz kluczowa na aspekt
    .gist = Cztery aspekty, cztery rzeczy tylko twoje: to twoje zasoby popisowe. Przy piątej pojawia się tylko uwaga.

nova6_character_name = Imię
    .gist = Bez imienia nikt nie siada do stołu.

nova6_character_refresh = Twoje odświeżenie
    .gist = Trzy; talent Szczęściarz daje dwa więcej, wada Pechowiec dwa mniej.

nova6_character_refresh-start = Początek aktu
    .gist = Masz co najmniej tyle, ile twoje odświeżenie; jeśli było więcej, zatrzymujesz.

nova6_character_refresh-bubbles = Pięć kółek
    .gist = Te ponad twoje odświeżenie są zamalowane; na koniec sesji zaznaczasz, ile masz.

nova6_character_stress-base = Pola nowej karty
    .gist = Każdy tor ma trzy, dwa i jedno.

nova6_character_stress-physique = Pola z Krzepy
    .gist = Co drugi stopień to jedno pole fizyczne.

nova6_character_stress-resolve = Pola z Woli
    .gist = Co drugi stopień to jedno pole psychiczne.

nova6_character_stress-ranks-only = Pola dają tylko stopnie
    .gist = Kości z atutów, talentów i ekwipunku ich nie dają.

nova6_character_stress-talents = Pola z talentów na karcie
    .gist = Twardy to jedno pole fizyczne więcej, Niezłomny jedno psychiczne.

nova6_character_stress-order = Gdzie na karcie idą nowe pola
    .gist = Najpierw do obezwładnienia, potem do oszołomienia, potem do STRESU i znowu od początku.

nova6_character_stress-later = Pola rosną z tobą
    .gist = Nowy stopień albo talent w trakcie gry od razu zmienia pola.

nova6_character_thresholds = Cztery i osiem na karcie
    .gist = Każdy tor pokazuje, gdzie zaczynają się jego poziomy: oszołomienie od 4, obezwładnienie od 8.

nova6_character_attacks-defenses = Czym atakujesz i co cię chroni
    .gist = Zapisz broń i pancerz, jeśli wasza gra je ma; miejsce może zostać puste.
