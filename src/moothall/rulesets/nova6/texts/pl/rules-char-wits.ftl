### Bystrość: tytuły reguł. Treść jest na razie po angielsku.

nova6_wits_scope = Wiedzieć, zauważać, naprawiać
nova6_wits_language-native = Mowa ojczysta
nova6_wits_language-declare = Język na jedną scenę
nova6_wits_language-perk = Język na stałe
nova6_wits_perks = Atuty umysłu
nova6_wits_overcome = Dojść do tego
nova6_wits_interesting = Kości tylko wtedy, gdy warto
nova6_wits_create-advantage = Plany i przygotowania
nova6_wits_limits = Znak i powód
nova6_wits_aim = Celowanie
nova6_wits_attack = Ogień zza wzgórza
nova6_wits_defend = Zauważyć ich pierwszy
