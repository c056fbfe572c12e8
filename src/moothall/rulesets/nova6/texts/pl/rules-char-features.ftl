### Cechy i reguła brązu: tytuły reguł. Treść jest na razie po angielsku.

nova6_feature_definition = Czym może być cecha
nova6_feature_permission = Kto może mieć cechę
nova6_feature_cost = Cena cechy
nova6_feature_bronze-rule = Wszystko może być postacią
nova6_feature_bronze-own-traits = Własne umiejętności i tory
nova6_feature_bronze-new-rules = Nowe reguły ze starych części
nova6_feature_create-questions = Cztery pytania o cechę
