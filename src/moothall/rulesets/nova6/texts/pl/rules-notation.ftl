### Jak to się czyta i zapisuje: tytuły reguł. Treść jest na razie po angielsku.

nova6_note_nd = Jak zapisuje się kości
nova6_note_unsigned = Kości bez znaku
nova6_note_d6-only = Same kości sześciościenne
nova6_note_max-pool = Od trzech do siedmiu kości
nova6_note_test-format = Jak zapisuje się test
nova6_note_talent-superscript = Litery F, S i P w indeksie
nova6_note_opposed-talents-matter = Talenty drugiej strony też się liczą
nova6_note_interval-suffix = Zapis czasu akcji
nova6_note_contest-suffix = Zapis celu rywalizacji
nova6_note_render-skill = Jak wygląda umiejętność
nova6_note_render-difficulty = Jak wygląda trudność
nova6_note_render-perk = Jak wygląda atut
nova6_note_render-talent = Jak wyglądają talenty i cechy
nova6_note_render-advantage = Jak wygląda przewaga
nova6_note_render-condition = Jak wygląda warunek
nova6_note_render-aspect = Jak wygląda aspekt
nova6_note_render-effect = Jak wyglądają inne efekty
nova6_note_render-asset = Jak wygląda zasób
nova6_role_player = Co robią gracze
nova6_role_gm = Co robi MG
nova6_role_gm-arbiter = Ostatnie słowo ma MG
nova6_role_players-roll = Rzucają gracze
nova6_role_gm-may-roll = MG, który lubi rzucać
nova6_role_no-pointless-roll = Nie rzuca się bez powodu
nova6_role_rule-zero = Najważniejsza jest dobra zabawa
nova6_role_intent-first = Najpierw powiedz, czego chcesz
