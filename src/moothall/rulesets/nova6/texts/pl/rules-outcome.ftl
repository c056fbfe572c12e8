### Wynik: tytuły reguł. Treść jest na razie po angielsku.

nova6_test_total = Suma
nova6_test_success-11 = Jedenaście to sukces
nova6_test_fail = Poniżej jedenastu
nova6_test_triples-success = Triplet przy sukcesie
nova6_test_triples-fail = Triplet przy porażce
nova6_test_triples-split = Niski triplet zawodzi, wysoki się udaje
nova6_test_doubles = Dublet potrzebuje powodu
nova6_test_focused-pc = Skupiony: więcej punktów
nova6_test_focused-npc = Skupiony przeciwnik
nova6_test_focused-own-failure = Skupienie nie obraca się przeciw tobie
nova6_test_practiced-auto = Wprawiony: bez rzutu
nova6_test_practiced-reroll = Wprawiony: przerzut jedynek
nova6_test_simple-success = Zwykły sukces
nova6_test_simple-failure = Zwykła porażka
nova6_test_failure-meaningful = Bez stawki nie ma rzutu
nova6_cost_offer = Sukces z kosztem
nova6_cost_kinds = Czym można zapłacić
nova6_cost_setback = Zwykła cena między walkami
nova6_cost_concede = Ustąpienie jako cena
nova6_cost_gsp-kept = Punkty MG zostają
nova6_cost_no-catastrophe = Zwykła porażka to nie katastrofa
nova6_sp_sources-player = Skąd gracze mają punkty wyczynu
nova6_sp_sources-gm = Skąd MG ma punkty wyczynu
nova6_sp_npc-spend = Wyczyny drugiej strony
nova6_sp_expire = Wykorzystaj albo przepadnie
nova6_test_narrative-control = Do czego służą punkty fabuły
