### Rozdziały księgi zasad.

chapter_notation = Jak to się czyta i zapisuje
chapter_gathering = Zbieranie kości
chapter_outcome = Wynik
chapter_actions = Cztery akcje
chapter_special = Reakcje i szybkie akcje
chapter_several = Kilka rzeczy, kilka osób
chapter_time = Czas i przeciwności
chapter_modifiers = Trudność i warunki
chapter_surroundings = Osłona, odległość i rozmiar
chapter_scenes = Sceny
chapter_effects = Przewaga, obrażenia i pochłanianie
chapter_properties = Właściwości efektów
chapter_movement = Ruch, ciężary, upadki
chapter_stress = Stres i jego konsekwencje
chapter_recovery = Powrót do sił
chapter_aspects = Przywoływanie i wymuszanie
chapter_plot-points = Punkty fabuły
chapter_stunts = Wyczyny i punkty wyczynu
chapter_char-steps = Tworzenie postaci krok po kroku
chapter_char-aspects = Główne aspekty i poziom
chapter_char-advances = Rozwinięcia
chapter_char-gear = Ekwipunek, odświeżenie i pola
chapter_char-skills = Umiejętności, stopnie i atuty
chapter_talents = Talenty
chapter_core-talents = Talenty księgi
chapter_equipment = Broń i pancerz
