### Ekwipunek, odświeżenie i pola: tytuły reguł. Treść jest na razie po angielsku.

nova6_character_gear-start = Co masz na początku
nova6_character_gear-per-aspect = Rzecz kluczowa na aspekt
nova6_character_name = Imię
nova6_character_refresh = Twoje odświeżenie
nova6_character_refresh-start = Początek aktu
nova6_character_refresh-bubbles = Pięć kółek
nova6_character_stress-base = Pola nowej karty
nova6_character_stress-physique = Pola z Krzepy
nova6_character_stress-resolve = Pola z Woli
nova6_character_stress-ranks-only = Pola dają tylko stopnie
nova6_character_stress-talents = Pola z talentów na karcie
nova6_character_stress-order = Gdzie na karcie idą nowe pola
nova6_character_stress-later = Pola rosną z tobą
nova6_character_thresholds = Cztery i osiem na karcie
nova6_character_attacks-defenses = Czym bijesz i co cię chroni
