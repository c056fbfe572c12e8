### Jak to się czyta i zapisuje: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_note_nd = Jak zapisuje się kości
    .gist = Liczba przed d to liczba kości sześciościennych. Plus oznacza kości premii, minus kości kary: +2d to dwie kości dla ciebie, −1d to jedna przeciw tobie.

nova6_note_unsigned = Kości bez znaku
    .gist = Warunek ma kości bez znaku. W każdym teście MG mówi, czy pomagają, przeszkadzają, czy się nie liczą: ciemność 2d to +2d dla tego, kto się skrada, i −2d dla tego, kto pilnuje.

nova6_note_d6-only = Same kości sześciościenne
    .gist = Każda kość w tej grze ma sześć ścianek.

nova6_note_max-pool = Od trzech do siedmiu kości
    .gist = Żaden rzut nie ma mniej niż trzech kości ani więcej niż siedmiu: trzy podstawowe i najwyżej cztery, które zostają po znoszeniu. Siedem kości wystarczy całemu stołowi.

nova6_note_test-format = Jak zapisuje się test
    .gist = Najpierw umiejętność, potem w nawiasie, do czego służy, potem akcja; po „vs” to samo dla drugiej strony. A więc: Walka (parowanie) obrona vs Walka (ostrza) atak.

nova6_note_talent-superscript = Litery F, S i P w indeksie
    .gist = Małe litery w indeksie za umiejętnością mówią, że jest do niej talent Skupiony, Wyspecjalizowany albo Wprawiony, na przykład Ruch^FS.

nova6_note_opposed-talents-matter = Talenty drugiej strony też się liczą
    .gist = Gdy przeciwnik ma do umiejętności talent Skupiony lub Wyspecjalizowany, MG wyciąga więcej z twojej porażki. Porażka z dubletem przeciw talentowi Skupiony daje MG 1 punkt wyczynu; przeciw zwykłej umiejętności nic.

nova6_note_interval-suffix = Zapis czasu akcji
    .gist = Litera w nawiasie za umiejętnością to czas, jakiego wymaga akcja: Bystrość [S] kończy się razem ze sceną.

nova6_note_contest-suffix = Zapis celu rywalizacji
    .gist = Liczba sukcesów do zebrania stoi w nawiasie za umiejętnością, na przykład Ruch (łodzie) [5 sukcesów].

nova6_note_render-skill = Jak wygląda umiejętność
    .gist = Umiejętność pisze się zwykłą czcionką, wielką literą, a za nią stopnie jako kości: Bystrość 2d.

nova6_note_render-difficulty = Jak wygląda trudność
    .gist = Trudność wygląda jak umiejętność, ale jej kości mają minus: Walka −1d.

nova6_note_render-perk = Jak wygląda atut
    .gist = Atuty pisze się kursywą, małymi literami: *skoki*.

nova6_note_render-talent = Jak wyglądają talenty i cechy
    .gist = Jedne i drugie pisze się pogrubioną kursywą, wielką literą, na przykład ***Wszechstronnie szkolony***.

nova6_note_render-advantage = Jak wygląda przewaga
    .gist = Przewagi i utrudnienia pisze się grubo, małymi literami: nazwa, kości i może czas; bez podanego czasu to chwila [B]. MG może tak je wpisać do gry, na przykład zachwianie −1d [T].

nova6_note_render-condition = Jak wygląda warunek
    .gist = Warunek pisze się pogrubioną kursywą, małymi literami: nazwa, kości bez znaku i może czas; bez podanego czasu zostaje na stałe [P]. MG może go tak wpisać, na przykład gęsta mgła 2d [S].

nova6_note_render-aspect = Jak wygląda aspekt
    .gist = Aspekty to pogrubione kapitaliki, z czasem albo bez; aspekt bez czasu zostaje na stałe [P]. MG może go tak wpisać, na przykład PRZEMOCZENIE [L].

nova6_note_render-effect = Jak wyglądają inne efekty
    .gist = Każdy inny efekt to nazwa pogrubioną kursywą, wielką literą, i opis małymi literami; w tekście stoi między nimi dwukropek, w osobnym wierszu kropka.

nova6_note_render-asset = Jak wygląda zasób
    .gist = Zasób pisze się jak aspekt, a liczba w nawiasie mówi, ile razy można go jeszcze użyć: PRZYJACIEL W URZĘDZIE CELNYM [2].

nova6_role_player = Co robią gracze
    .gist = Każdy gracz ma jedną postać: mówi, co ona robi, rzuca jej kośćmi i prowadzi jej kartę. O każdą decyzję tej postaci pyta się jej gracza.

nova6_role_gm = Co robi MG
    .gist = MG ustawia sceny oraz gra świat i wszystkich, którzy nie mają gracza. Gdy kolej na kogoś z nich, decyduje MG.

nova6_role_gm-arbiter = Ostatnie słowo ma MG
    .gist = Co ma zastosowanie, jak jest trudno i co z tego wynika, rozstrzyga ostatecznie MG. Jeśli MG wstawi inną liczbę niż proponowana, dziennik pokazuje i zmianę, i nową liczbę.

nova6_role_players-roll = Rzucają gracze
    .gist = MG nie rzuca. Gdy postać niezależna działa przeciw twojej, odpowiadasz obroną albo inną reakcją i ten jeden twój rzut decyduje.

nova6_role_gm-may-roll = MG, który lubi rzucać
    .gist = Stół może pozwolić MG rzucać za postacie niezależne. Wszystko działa tak samo, tylko strony się zamieniają: ich kości to premia, twoja umiejętność to trudność.

nova6_role_no-pointless-roll = Nie rzuca się bez powodu
    .gist = Jeśli kości tylko by przeszkadzały albo żaden wynik nie byłby ciekawy, MG po prostu mówi, co się dzieje, i nikt nie rzuca.

nova6_role_rule-zero = Najważniejsza jest dobra zabawa
    .gist = MG może uchylić każdą zasadę dla dobra sesji. Zmiana obowiązuje, a dziennik zaznacza, że pochodzi od MG.

nova6_role_intent-first = Najpierw powiedz, czego chcesz
    .gist = Powiedz, o co ci chodzi; akcję dobiera się potem, a MG ją potwierdza. Jeśli chcesz za dużo, MG przycina cel, zamiast odmawiać.
