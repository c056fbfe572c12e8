### Rozwinięcia: tytuły reguł. Treść jest na razie po angielsku.

nova6_character_advances = Ile rozwinięć
nova6_character_advances-per-level = Jedno więcej co poziom
nova6_character_advances-by-ten = Od jednego do dziesięciu
nova6_character_cost-rank = Stopień kosztuje jedno
nova6_character_cost-talent = Talent kosztuje jedno
nova6_character_cost-feature = Ile kosztuje cecha
nova6_character_cost-perk = Atutów się nie kupuje
nova6_character_rank-cap-level-one = Stopnie na poziomie 1
nova6_character_talent-custom = Własne talenty
nova6_character_talent-recommended = Talenty prawie dla każdego
nova6_character_advance-unspent = Rozwinięcia na później
