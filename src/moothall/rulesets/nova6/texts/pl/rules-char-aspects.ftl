### Główne aspekty i poziom: tytuły reguł. Treść jest na razie po angielsku.

nova6_character_aspects-core = Cztery główne aspekty
nova6_character_aspect-high-concept = Myśl przewodnia
nova6_character_aspect-background = Przeszłość
nova6_character_aspect-motivation = Motywacja
nova6_character_aspect-trouble = Kłopot
nova6_character_aspect-trouble-distinct = Kłopot sam w sobie
nova6_character_aspect-permanent = Główne aspekty zostają
nova6_character_level-start = Poziom na początek
nova6_character_level-scale-0 = Poziom 0
nova6_character_level-scale-1-2 = Poziomy 1 i 2
nova6_character_level-scale-3-4 = Poziomy 3 i 4
nova6_character_level-scale-5-6 = Poziomy 5 i 6
nova6_character_level-scale-7-8 = Poziomy 7 i 8
nova6_character_level-scale-9-10 = Poziomy 9 i 10
nova6_character_level-scale-11-plus = Od poziomu 11
