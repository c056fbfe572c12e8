### Zasoby i zasoby popisowe: tytuły reguł. Treść jest na razie po angielsku.

nova6_asset_definition = Czym jest zasób
nova6_asset_source = Skąd się biorą zasoby
nova6_asset_uses-default = Jedno użycie
nova6_asset_uses-more = Więcej użyć, więcej osób
nova6_asset_relevance = Tylko jeśli coś tu znaczy
nova6_asset_die = Użycie za kość
nova6_asset_stunt = Dwa użycia za punkt wyczynu
nova6_asset_invoke = Zasób przywołany jak aspekt
nova6_asset_empty = Ostatnie użycie
nova6_asset_no-sacrifice = Zbyt świeży, by go żałować
nova6_asset_signature = Zasoby popisowe
nova6_asset_signature-permanent = Nigdy się nie kończą
nova6_asset_signature-bonus = Kość, gdy pasuje
nova6_asset_signature-no-invoke = Nie za punkty fabuły
nova6_asset_signature-sacrifice = Oddać to, co się kocha
nova6_asset_signature-replace-milestone = Coś nowego między scenariuszami
nova6_asset_signature-replace-scene = Coś nowego od razu
