### Umiejętności, stopnie i atuty: tytuły reguł. Treść jest na razie po angielsku.

nova6_skill_core-list = Sześć umiejętności księgi
nova6_skill_list-modifiable = Inne umiejętności
nova6_skill_rank-0 = Bez szkolenia
nova6_skill_rank-1 = Szkolony
nova6_skill_rank-2 = Biegły
nova6_skill_rank-3 = Ekspert
nova6_skill_rank-4 = Mistrz
nova6_skill_rank-5 = Nadludzki
nova6_skill_rank-dice = Kość za każdy stopień
nova6_skill_level-cap = Najwięcej stopni na poziomie
nova6_skill_level-cap-focused = Skupiony sięga dalej
nova6_skill_rank-5-feature = Bez cechy nie ma piątego stopnia
nova6_perk_bonus = Atut to kość
nova6_perk_one-per-test = Jeden atut, nie dwa
nova6_perk_related = Wystarczy, że blisko
nova6_perk_broad-narrow = Atuty szerokie i wąskie
nova6_perk_gm-arbiter = Kto mówi, co jest szerokie
nova6_perk_free-text = Atuty własnymi słowami
nova6_perk_rank-zero = Atut bez stopni
nova6_perk_opposition = Atuty drugiej strony
