### Ekwipunek, bagaż i przetrwanie: tytuły reguł. Treść jest na razie po angielsku.

nova6_gear_abstract = Zapisuje się tylko to, co ważne
nova6_gear_load-choice = Ile niesiesz
nova6_gear_load-unprepared = Bagaż: żaden
nova6_gear_load-basic = Bagaż: podstawowy
nova6_gear_load-light = Bagaż: lekki
nova6_gear_load-medium = Bagaż: średni
nova6_gear_load-heavy = Bagaż: ciężki
nova6_gear_burdened = Co spowalnia bagaż
nova6_gear_burdened-stacks = Pancerz i bagaż naraz
nova6_gear_load-cost = Ile kosztuje bagaż
nova6_gear_load-aspect = Bagaż z nazwą
nova6_gear_load-drop = Plecaki na ziemi
nova6_gear_survival-test = Test przetrwania
nova6_gear_survival-fail = Kiedy czegoś brak
nova6_gear_test = Czy masz to przy sobie?
nova6_gear_test-mods = Rzadkie, zakazane, przygotowane
nova6_gear_test-success = A jednak jest
nova6_gear_test-time = Zatrzymanie znaleziska
nova6_gear_test-once = Kieszenie przeszukuje się raz
nova6_talent_prepared_dice = Przygotowanie na wszystko
nova6_talent_prepared_scene-sp = Przygotowanie: punkt na scenę
nova6_talent_prepared_stunts = Przygotowanie: jednakowe kości
nova6_talent_prepared_share = Przygotowanie: dla każdego po jednym
nova6_talent_prepared_keep = Przygotowanie: na cały scenariusz
