### Tworzenie postaci krok po kroku: tytuły reguł. Treść jest na razie po angielsku.

nova6_character_premise = Postać warta grania
nova6_character_steps = Osiem kroków
nova6_character_steps-computed = Trzy kroki robią się same
nova6_character_steps-themepack = Własne kroki pakietu
nova6_character_themepack-default = Bez pakietu
nova6_character_sheet-custom = Karta na miarę pakietu
nova6_character_sheet-boxes = Jedno pole na rozwinięcie
nova6_character_sheet-minimal = Krótka karta
nova6_character_sheet-fields = Co stoi na karcie
nova6_character_fps-marks = F, P i S
nova6_character_done = Gotowa do gry
