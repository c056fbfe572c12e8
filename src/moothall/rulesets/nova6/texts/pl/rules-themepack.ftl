### Tworzenie gry i pakiety: tytuły zasad.

nova6_themepack_parts = Co mówi pakiet

nova6_themepack_universal = Pakiet uniwersalny

nova6_themepack_trait = Motywy przewodnie

nova6_themepack_trait-universal = Jeden motyw, dowolne słowa

nova6_themepack_trait-mode = Z listy albo dowolnie

nova6_themepack_trait-count = Jeden duży lub dwa małe

nova6_themepack_trait-bundle = Co daje wybór

nova6_themepack_trait-bundle-balance = Co zabiera wybór

nova6_themepack_aspects = Dalsze aspekty

nova6_themepack_skills = Lista umiejętności

nova6_themepack_talents = Talenty pakietu

nova6_themepack_features = Cechy pakietu

nova6_themepack_gear-money = Ekwipunek za pieniądze

nova6_themepack_gear-packages = Zestawy

nova6_themepack_gear-signature = Zasoby osobiste

nova6_themepack_gear-combined = Sposoby łączone

nova6_themepack_tracks = Tory pakietu

nova6_themepack_tracks-few = Lepiej mało

nova6_themepack_tracks-default = Trzy, dwa, jeden

nova6_themepack_special-rules = Własne zasady

nova6_themepack_creation-rules = Własne kroki

nova6_skilllist_core = Lista: podstawowa

nova6_skilllist_approaches = Lista: podejścia

nova6_skilllist_classic-fantasy = Lista: klasyczne fantasy

nova6_skilllist_saturday-cartoon = Lista: sobotnia kreskówka
