### Osłona, odległość i rozmiar: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_cover_half = Połowiczna osłona
    .gist = Za czymś, co kryje cię do połowy, masz o 1 więcej krycia.

nova6_cover_near-total = Prawie pełna osłona
    .gist = Za czymś, co kryje cię prawie całkiem, masz o 2 więcej krycia.

nova6_cover_soak = Ile pochłania osłona
    .gist = Trafienie, które nie opłaci obejścia osłony, traci tyle, ile osłona pochłania, a reszta przechodzi. Drewniane drzwi robią z 8 obrażeń 3.

nova6_cover_bypass = Obejście osłony
    .gist = Kto płaci tyle punktów wyczynu, ile wynosi krycie, omija osłonę razem z pancerzem. Przy 8 obrażeniach i połowicznej osłonie drewnianych drzwi: bez pancerza 1 punkt daje 8; w skórze (pochłanianie 2, krycie 1) jeden punkt daje tylko 1, a dwa dają 8; w pełnej zbroi z pochłanianiem 2 jeden punkt usuwa drzwi i dochodzi 6.

nova6_cover_helmet = Hełmy
    .gist = Hełm dodaje 1 krycia, zarówno osłonie, jak i tym pancerzom, które wymienia jego wiersz.

nova6_cover_wood-door = Drewniane drzwi
    .gist = Pochłaniają 5.

nova6_cover_wood-wall = Drewniana ściana
    .gist = Pochłania 7.

nova6_cover_tree-small = Małe drzewo
    .gist = Odejmuje trafieniu 9.

nova6_cover_tree-medium = Średnie drzewo
    .gist = Pochłania aż 13.

nova6_cover_tree-large = Duże drzewo
    .gist = Połyka 16.

nova6_cover_brick-wall = Ceglany mur
    .gist = Pochłania 8, a od ognia 13.

nova6_cover_concrete-wall = Betonowa ściana
    .gist = Pochłania 11, a od ognia 16.

nova6_cover_concrete-reinforced = Żelbet
    .gist = O dwa lepszy niż zwykły beton: 13, a od ognia 18.

nova6_cover_steel-door = Stalowe drzwi
    .gist = Pochłaniają 10, a od ognia 15.

nova6_cover_steel-airlock = Stalowa śluza
    .gist = Pochłania 15, a od ognia 20.

nova6_cover_steel-safe = Stalowy sejf
    .gist = Pochłania 19, a od ognia 24.

nova6_cover_steel-vault = Stalowy skarbiec
    .gist = Pochłania 25, a od ognia 30; nic tu nie pochłania więcej.

nova6_cover_steel-fire = Stal a ogień
    .gist = Wszystko ze stali pochłania o 5 więcej od ognia: drzwi zatrzymują go 15 punktów.

nova6_range_labels = Sześć odległości
    .gist = Od ciebie na zewnątrz: tuż obok i blisko, potem daleko i w oddali, potem bardzo daleko, a na końcu na horyzoncie.

nova6_range_close = Tuż obok
    .gist = W twojej strefie, do około 10 metrów.

nova6_range_near = Blisko
    .gist = Poza twoją strefą, do 3 stref albo jakichś 30 metrów.

nova6_range_far = Daleko
    .gist = Gdzie jeszcze widać i słychać krzyk: od 4 do 10 stref, do około 100 metrów.

nova6_range_distant = W oddali
    .gist = Szczegóły się rozmywają: od 11 do 30 stref, do około 300 metrów.

nova6_range_remote = Bardzo daleko
    .gist = Mniej więcej tam, gdzie kończy się wzrok: ponad 300 metrów, do 1000.

nova6_range_obscure = Na horyzoncie
    .gist = Aż po horyzont, do 5000 metrów. Potrzeba wysokości albo otwartego terenu, więc MG mówi, czy widać cel.

nova6_range_helps-hinders = Odległość jako warunek
    .gist = Odległość kryje cię i przeszkadza ci w celowaniu. Kości nie ma z tego żadnych, chyba że MG zrobi z niej warunek, na przykład odległość 1d.

nova6_range_increase = O jedną odległość dalej
    .gist = Żeby sięgnąć o szczebel dalej, niż pozwala broń albo zmysł, zapłać 1 punkt wyczynu za Zwiększ zakres; bez tego nawet sukces nic tam nie daje.

nova6_range_increase-cap = Ale nie dalej
    .gist = Z reguły na odległość może pójść tylko jeden punkt wyczynu, więc dwa szczeble są poza zasięgiem.

nova6_sense_detail = Szczegóły tuż obok
    .gist = Ludzkie zmysły wyłapują drobiazgi tuż obok. Żeby śledzić rozmowę z odległości „blisko”, potrzeba Zwiększ zakres.

nova6_sense_presence = Obecność blisko
    .gist = To, że ktoś w ogóle jest, ludzie zauważają do odległości „blisko”.

nova6_sense_contrast = Zgiełk daleko
    .gist = Co wyraźnie się wyróżnia, jak krzyk albo raca, widać i słychać do odległości „daleko”.

nova6_sense_condition = Jak bardzo przytępione są zmysły
    .gist = Od 1d, trochę, do 4d, całkowicie; więcej się nie przyjmuje.

nova6_sense_asymmetry = Kto ma lepsze zmysły
    .gist = Strona, która nadal widzi, słyszy albo czuje, dostaje kości; druga ma je przeciw sobie.

nova6_size_who = Kiedy liczy się rozmiar
    .gist = W fizycznym ataku i obronie, przy przemykaniu się i przy zauważaniu. W rozmowie nie ma znaczenia.

nova6_size_math = Liczenie rozmiaru
    .gist = Mniejszy zyskuje, większy traci. Po dwóch stronach średniego rozmiary się dodaje: mały przeciw ogromnemu to +3. Po tej samej stronie bierze się różnicę: ogromny przeciw dużemu to −1.

nova6_size_area-exempt = Za wielki, by chybić
    .gist = Ogromny stwór, którego łapa przykrywa wszystko, może nie zważać na rozmiar, jeśli MG tak powie.

nova6_size_colossal = Kolosalny
    .gist = 4d; jakieś 50 metrów, jak statek albo wielki budynek.

nova6_size_gargantuan = Gigantyczny
    .gist = 3d; około 25 metrów, jak dom.

nova6_size_huge = Ogromny
    .gist = 2d; około 10 metrów, ciężarówka albo słoń.

nova6_size_large = Duży
    .gist = 1d; jakieś 5 metrów, wielkości małego samochodu.

nova6_size_medium = Średni
    .gist = 0d; do 2,5 metra, czyli my.

nova6_size_small = Mały
    .gist = 1d; około metra: psy, dzieci, ciężkie rzeczy.

nova6_size_tiny = Drobny
    .gist = 2d; pół metra: kot albo rzeczy, które nosi się oburącz.

nova6_size_diminutive = Maleńki
    .gist = 3d; ćwierć metra: książka, coś lekkiego.

nova6_size_miniscule = Znikomy
    .gist = 4d; dziesięć centymetrów: to, co mieści się w kieszeni.
