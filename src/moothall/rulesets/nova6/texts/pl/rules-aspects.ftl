### Przywoływanie i wymuszanie: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_aspect_define = Aspekty
    .gist = Aspekt to krótkie zdanie o czymś ważnym w osobie, miejscu, rzeczy, grupie albo chwili. Bez słów go nie ma.

nova6_aspect_limits-in-name = Nazwa mówi, do czego służy
    .gist = Z nazwy powinno być jasne, do czego aspekt się nadaje. Czy węże są dość podobne do wilków, rozstrzyga MG; z góry nic nie jest wykluczone.

nova6_aspect_game = Aspekty gry
    .gist = Są na stałe i dla wszystkich, w każdej scenie, a w czasie gry mogą się zmieniać.

nova6_aspect_character = Aspekty postaci
    .gist = Są na stałe i należą do jednej postaci.

nova6_aspect_situation = Aspekty sytuacji
    .gist = Rzadko przeżywają swoją scenę, a znikają wcześniej, gdy przestają mieć sens.

nova6_aspect_situation-attach = Gdzie tkwią aspekty sytuacji
    .gist = Przy otoczeniu, gdzie dotyczą wszystkich, albo przy jednej postaci.

nova6_aspect_truth = Aspekty są prawdą
    .gist = Co mówi aspekt, po prostu jest prawdą, za darmo: samochód, który STOI W OGNIU, pali się.

nova6_aspect_no-roll = Aspekt może oszczędzić rzutu
    .gist = Jeśli dzięki aspektowi coś jest oczywiste, MG może na to po prostu pozwolić.

nova6_aspect_bend-costs = Naginanie kosztuje
    .gist = Zmiana wyniku aspektem to przywołanie; narobienie nim kłopotów to wymuszenie.

nova6_invoke_cost = Przywołanie
    .gist = Powiedz, dlaczego aspekt ma tu znaczenie, zapłać 1 punkt fabuły i wybierz jedną korzyść.

nova6_invoke_reroll = Przywołanie: rzut od nowa
    .gist = Przerzuca się wszystkie kości z puli.

nova6_invoke_fail-to-success = Przywołanie: z porażki sukces
    .gist = Zwykła porażka staje się zwykłym sukcesem. Ta, która dała MG punkty, nie.

nova6_invoke_success-to-fail = Przywołanie: z sukcesu porażka
    .gist = Zwykły sukces staje się zwykłą porażką.

nova6_invoke_basic-effect = Przywołanie: efekt
    .gist = Tworzysz podstawowy efekt, jak przy zwykłym sukcesie: +1d [B], 1 obrażenie [S] albo pochłanianie 1 [B].

nova6_invoke_add-sp = Przywołanie: punkt wyczynu
    .gist = Sukces zyskuje 1 punkt wyczynu.

nova6_invoke_negate-sp = Przywołanie: o punkt mniej dla nich
    .gist = Jeden punkt wyczynu drugiej strony zostaje skreślony.

nova6_invoke_relevance = Przywołanie: czy pasuje?
    .gist = Stół powinien się zgodzić, że tak, a decyduje MG. Jeśli nie pasuje, nie tracisz punktu.

nova6_invoke_many = Przywołanie: kilka aspektów
    .gist = Przy jednym rzucie możesz przywołać różne aspekty, każdy za 1 punkt fabuły.

nova6_invoke_same-roll = Przywołanie: nie dwa razy na rzut
    .gist = Żaden aspekt nie liczy się dwa razy przy jednym rzucie; wyjątkiem jest STRES.

nova6_invoke_involved = Przywołanie: trzeba brać udział
    .gist = Kto tylko patrzy, nie może przywoływać, także w cudzym imieniu.

nova6_invoke_once-per-scene = Przywołanie: raz na scenę
    .gist = Każdy aspekt służy ci raz na scenę, dopóki nie zostanie wymuszony albo ktoś nie przywoła go przeciw tobie.

nova6_invoke_per-person = Przywołanie: każdy po razie
    .gist = Limit dotyczy każdej osoby: ze śliskiej podłogi każdy może skorzystać raz.

nova6_invoke_mark = Przywołanie: znaczniki
    .gist = Inicjały przywołującego stoją przy aspekcie, aż zamknie się scena.

nova6_invoke_stressed-exempt = Przywołanie: STRES bez limitu
    .gist = Można go przywoływać w każdej scenie i przy każdym rzucie tyle razy, ile ktoś zapłaci.

nova6_invoke_against-earns = Przywołanie: zapłata za kłopot
    .gist = Jeśli ktoś przywoła twój aspekt przeciw tobie, dostajesz 1 punkt fabuły z puli.

nova6_compel_propose = Wymuszenie
    .gist = Nazwij aspekt i kłopot, który sprawia: nowy aspekt, wydarzenie, zwrot w opowieści. Bez słów nie ma wymuszenia.

nova6_compel_negotiate = Wymuszenie: dogadajcie się
    .gist = MG i zainteresowani mogą zmieniać warunki, aż wszyscy będą zadowoleni; liczy się ostatnia wersja.

nova6_compel_accept = Wymuszenie: przyjmij
    .gist = Kłopot staje się prawdą, a ty dostajesz 1 punkt fabuły.

nova6_compel_refuse = Wymuszenie: odmów
    .gist = Płacisz 1 punkt fabuły, nic się nie dzieje, a ty opowiadasz, jak udało się tego uniknąć. Bez punktu odmówić nie można.

nova6_compel_no-mitigation = Wymuszenie: bez łagodzenia
    .gist = Tego, co zostało przyjęte, nie cofnie żaden test. Z tym, jak teraz stoją sprawy, możesz sobie oczywiście radzić.

nova6_compel_gm-freely = Wymuszenie: MG bez ograniczeń
    .gist = MG może wymuszać twoje aspekty tak często, jak chce.

nova6_compel_self = Wymuszenie: na sobie
    .gist = Zaproponuj własny kłopot; jeśli MG się zgodzi, dostajesz 1 punkt fabuły.

nova6_compel_player-player = Wymuszenie: na innym bohaterze
    .gist = Możesz zaproponować je innemu graczowi, a on może odmówić za darmo.

nova6_compel_player-npc = Wymuszenie: na postaci niezależnej
    .gist = Kosztuje cię 1 punkt fabuły. MG albo na to pozwala i zyskuje 1, albo płaci 1, żeby zapobiec.

nova6_compel_arbiter = Wymuszenie: decyduje MG
    .gist = Czy wymuszenie obowiązuje i co z niego wynika, rozstrzyga MG. Jeśli nie obowiązuje, punkty zostają na miejscu.
