### Zasoby i zasoby popisowe: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_asset_definition = Czym jest zasób
    .gist = Rzecz, fakt albo przysługa, która się przyda, zapisana jak aspekt, z użyciami w nawiasie: DOBRE SŁOWO U PRZEWOŹNIKA [2].

nova6_asset_source = Skąd się biorą zasoby
    .gist = Daje ci go MG albo wydajesz punkt wyczynu na przewagę, którą tworzysz.

nova6_asset_uses-default = Jedno użycie
    .gist = Jeśli nic innego nie powiedziano, zasób wystarcza na jeden raz.

nova6_asset_uses-more = Więcej użyć, więcej osób
    .gist = Każdy kolejny punkt przy jego tworzeniu to jedno użycie więcej. Za punkt zasób może też być wspólny dla wszystkich, jeśli MG widzi jak.

nova6_asset_relevance = Tylko jeśli coś tu znaczy
    .gist = MG mówi, które z twoich zasobów nie mają nic wspólnego z tym, do czego dążysz.

nova6_asset_die = Użycie za kość
    .gist = Przed rzutem jedno użycie zasobu to jedna kość premii. Każdy zasób daje akcji jedną kość, a przy niektórych stołach tyle, ile ma użyć.

nova6_asset_stunt = Dwa użycia za punkt wyczynu
    .gist = Po rzucie możesz oddać dwa użycia jednego zasobu za punkt.

nova6_asset_invoke = Zasób przywołany jak aspekt
    .gist = Kosztuje to jedno użycie i 1 punkt fabuły.

nova6_asset_empty = Ostatnie użycie
    .gist = Potem zasób znika, chyba że MG pozwoli zachować go na później.

nova6_asset_no-sacrifice = Zbyt świeży, by go żałować
    .gist = Tego, co przed chwilą stworzyła twoja akcja, nie można oddać, żeby zmniejszyć obrażenia.

nova6_asset_signature = Zasoby popisowe
    .gist = Rzeczy, które mówią, kim jesteś: po jednej na każdy główny aspekt albo trzy lub cztery, które wymienia pakiet.

nova6_asset_signature-permanent = Nigdy się nie kończą
    .gist = Zasobu popisowego możesz używać tyle razy, ile pasuje.

nova6_asset_signature-bonus = Kość, gdy pasuje
    .gist = Zgłaszasz to, a MG może odmówić. Naraz może pomagać kilka, a przy niektórych stołach tylko jeden.

nova6_asset_signature-no-invoke = Nie za punkty fabuły
    .gist = Nie ma użycia do wydania, więc zasobu popisowego nie można przywołać.

nova6_asset_signature-sacrifice = Oddać to, co się kocha
    .gist = Odejmuje 4 obrażenia albo jest wart dwa punkty przeciw czemuś innemu; MG może policzyć go wyżej.

nova6_asset_signature-replace-milestone = Coś nowego między scenariuszami
    .gist = Po dużym albo epickim kamieniu milowym możesz powiedzieć, co zajmuje miejsce tego, co przepadło.

nova6_asset_signature-replace-scene = Coś nowego od razu
    .gist = W środku sceny kosztuje to 1 punkt fabuły i musi znaczyć tyle samo.
