### The chapters of the rulebook.

chapter_skills = Umiejętności
chapter_drives = Motywacje
chapter_difficulty = Trudność
chapter_traits = Cechy
chapter_test = Test umiejętności
chapter_assistance = Pomoc
chapter_complications = Komplikacje i sukces z kosztem
chapter_determination = Determinacja
chapter_challenges = Podważanie motywacji
chapter_recovery = Odzyskiwanie motywacji
chapter_momentum = Impet
chapter_adding-threat = Skąd się bierze Zagrożenie
chapter_spending-threat = Na co MG wydaje Zagrożenie
chapter_conflict = Konflikty, tury i spory
chapter_assets = Zasoby i strefy
chapter_moving = Przesuwanie zasobów
chapter_using = Używanie zasobów
chapter_attack = Ataki i zadania rozszerzone
chapter_resisting = Nie dać się pokonać
chapter_advancement = Rozwój
chapter_characters = Postacie graczy
chapter_npc-minor = Pomniejsi BN-i
chapter_npc-notable = Znaczący BN-i
chapter_npc-major = Główni BN-i
chapter_npc-abilities = Zdolności specjalne BN-ów
chapter_hooks = Zahaczki
