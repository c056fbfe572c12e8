### What a table may set for itself: each option, and what each of its values changes.

## Momentum

option_momentum_shared = Czyj jest Impet
    .meaning = Czy odłożony Impet to jedna pula dla wszystkich.
option_momentum_shared_true = Wspólny
    .meaning = Co odłoży jeden gracz, może wydać każdy inny.
option_momentum_shared_false = Każdy ma swój
    .meaning = Każda postać odkłada i wydaje własne punkty.

option_momentum_start = Impet na początku
    .meaning = Z iloma punktami Impetu zaczyna się przygoda.
option_momentum_start_0 = Nic
    .meaning = Pula jest na początku pusta.

option_momentum_cap = Najwięcej Impetu w puli
    .meaning = Ile punktów można odłożyć; „none” oznacza brak granicy.
option_momentum_cap_6 = Sześć
    .meaning = Siódmy punkt przepada, gdy skończą się wydatki.

option_momentum_scene_decay = Ile Impetu ubywa ze sceną
    .meaning = Ile odłożonych punktów znika na koniec sceny.
option_momentum_scene_decay_1 = Jeden
    .meaning = Znika jeden punkt, jeśli jakiś jest.

option_momentum_trait_edit = Impet a cechy
    .meaning = Czy Impet może też zmieniać i usuwać cechy.
option_momentum_trait_edit_false = Tylko nowe
    .meaning = Tworzy cechy, a istniejących nie rusza.
option_momentum_trait_edit_true = Wszystko
    .meaning = Za 2 Impetu cechę można stworzyć, zmienić lub usunąć.

option_momentum_after_fail = Impet po porażce
    .meaning = Czy po nieudanym teście wolno wydawać odłożony Impet.
option_momentum_after_fail_true = Pytania i cecha
    .meaning = Jedno i drugie można jeszcze kupić, wydatków konfliktowych nie.
option_momentum_after_fail_false = Nic
    .meaning = Nieudany test kończy się bez wydatków.

option_momentum_one_use_each = Każdy wydatek raz
    .meaning = Czy po jednym teście Impet może stworzyć więcej niż jedną cechę.
option_momentum_one_use_each_true = Tak
    .meaning = Jedna cecha na test; pytania i kości, póki starcza punktów.
option_momentum_one_use_each_false = Nie
    .meaning = Tyle cech, na ile starcza punktów.

## Threat

option_threat_start_per_player = Zagrożenie na początku
    .meaning = Ile Zagrożenia na gracza jest na początku przygody.
option_threat_start_per_player_2 = Po dwa
    .meaning = Przy czterech graczach to 8.

option_threat_cap = Najwięcej Zagrożenia
    .meaning = Ile Zagrożenia może być naraz.
option_threat_cap_none = Bez granicy
    .meaning = Ile by go było, może przybyć więcej.

option_threat_visible_to_players = Kto widzi Zagrożenie
    .meaning = Czy gracze wiedzą, ile Zagrożenia ma MG.
option_threat_visible_to_players_true = Wszyscy
    .meaning = Pula leży na stole.
option_threat_visible_to_players_false = Tylko MG
    .meaning = Gracze słyszą, ile przybyło i ubyło, a nie, ile zostało.

option_threat_raise_window = Ostatnia chwila na utrudnienie
    .meaning = Do kiedy MG może utrudnić test Zagrożeniem.
option_threat_raise_window_before_commit = Przed wydatkami
    .meaning = Gdy gracz zatwierdzi wydatki, Trudność się nie zmienia.
option_threat_raise_window_before_roll = Do samego rzutu
    .meaning = MG może zaczekać na wydatki i utrudnić dopiero wtedy.

## Dice and help

option_dice_price_ladder = Ceny kości
    .meaning = Ile kosztuje kość, gdy płaci się z dwóch pul.
option_dice_price_ladder_shared = Jeden cennik
    .meaning = Pierwsza kość kosztuje 1, druga 2, trzecia 3, skądkolwiek płacisz.
option_dice_price_ladder_separate = Osobny cennik
    .meaning = Pierwsza kość z każdej puli kosztuje 1.

option_assist_counts_to_cap = Pomocnicy a pięć kości
    .meaning = Czy kości pomocników mieszczą się w puli pięciu.
option_assist_counts_to_cap_false = Ponad limit
    .meaning = Limit dotyczy tylko prowadzącego.
option_assist_counts_to_cap_true = Wliczają się
    .meaning = Przy dwóch pomocnikach prowadzący ma najwyżej trzy kości.

option_assist_max = Pomocnicy w teście
    .meaning = Ile osób może pomóc w jednym teście.
option_assist_max_none = Ilu się da
    .meaning = MG mówi, ilu ma sens.

option_assist_leader_gate = Kiedy pomoc się liczy
    .meaning = Czy prowadzący musi najpierw mieć sukces.
option_assist_leader_gate_true = Gdy prowadzący ma sukces
    .meaning = Bez sukcesu prowadzącego pomoc nic nie daje.
option_assist_leader_gate_false = Zawsze
    .meaning = Sukces pomocnika liczy się nawet bez sukcesu prowadzącego.

option_assist_determination = Determinacja pomocników
    .meaning = Czy pomocnik może wydać Determinację na swoją kość.
option_assist_determination_false = Nie
    .meaning = Kość pomocnika jest zwykła.
option_assist_determination_true = Tak
    .meaning = Pomocnik może kupić automatyczną jedynkę albo przerzucić swoją kość.

option_focus_cross_skill = Specjalizacja a inne umiejętności
    .meaning = Czy specjalizacja działa tylko ze swoją umiejętnością.
option_focus_cross_skill_false = Tylko swoją
    .meaning = Specjalizacja z Rozumienia nic nie da w walce.
option_focus_cross_skill_true = Każdą
    .meaning = Może się przydać każda, jeśli MG uzna, że pasuje.

## Complications

option_complication_overlap = Kość, która jest jednym i drugim
    .meaning = Co robi kość, która jest sukcesem i komplikacją naraz.
option_complication_overlap_both = Jedno i drugie
    .meaning = Jest sukcesem i komplikuje.
option_complication_overlap_success_only = Tylko sukces
    .meaning = Jest sukcesem i nie przynosi kłopotów.

option_complication_suggestions = Pomysły na komplikacje
    .meaning = Czy MG dostaje podpowiedzi, co może pójść źle.
option_complication_suggestions_on = Pokazywane
    .meaning = Przy każdej postaci jest kilka słów na początek.
option_complication_suggestions_off = Ukryte
    .meaning = MG widzi cztery postacie i nic więcej.

option_complication_forms = Co robi komplikacja
    .meaning = Czy komplikacja ma jedną z czterech form z liczbami.
option_complication_forms_four = Jedną z czterech rzeczy
    .meaning = Cecha, coś zamkniętego, o połowę więcej czasu albo punkt mniej w długim zadaniu.
option_complication_forms_words = To, co powie MG
    .meaning = Opisuje się ją słowami i nie wynika z niej żadna liczba.

option_complication_buyoff_scope = Które komplikacje można zignorować
    .meaning = Czy za Zagrożenie można zignorować komplikację, która jest kosztem.
option_complication_buyoff_scope_rolled_only = Tylko wyrzucone
    .meaning = Koszt trzeba ponieść.
option_complication_buyoff_scope_all = Wszystkie
    .meaning = Za 2 Zagrożenia znika każda komplikacja.

option_cost_offered_by = Kto proponuje sukces z kosztem
    .meaning = Od kogo wychodzi propozycja zamiany porażki w sukces.
option_cost_offered_by_gm = MG
    .meaning = MG może ją złożyć, a gracz ją przyjmuje lub nie.
option_cost_offered_by_player = Gracz
    .meaning = Gracz może po prostu z niej skorzystać.

option_cost_in_contests = Sukces z kosztem w sporach
    .meaning = Czy można ją zaproponować przegranemu w sporze.
option_cost_in_contests_false = Nie
    .meaning = Przegrany atak pozostaje przegrany.
option_cost_in_contests_true = Tak
    .meaning = Nawet przegrany atak może trafić kosztem komplikacji.

## Determination and drives

option_determination_start = Determinacja na początku
    .meaning = Z iloma punktami zaczyna każda postać gracza.
option_determination_start_1 = Jeden
    .meaning = Każdy zaczyna z jednym punktem.

option_determination_cap = Najwięcej Determinacji
    .meaning = Ile punktów może mieć postać; none to brak limitu.
option_determination_cap_3 = Trzy
    .meaning = Czwarty przepada.

option_determination_reset = Kiedy Determinacja się odnawia
    .meaning = Kiedy wszyscy wracają do początkowej liczby punktów.
option_determination_reset_adventure = Z przygodą
    .meaning = Każda nowa przygoda zaczyna od nowa.
option_determination_reset_session = Z sesją
    .meaning = Każda nowa sesja zaczyna od nowa.

option_determination_auto_one_timing = Kiedy zgłasza się automatyczną jedynkę
    .meaning = Czy automatyczną jedynkę kupuje się przed rzutem, czy po nim.
option_determination_auto_one_timing_before = Przed rzutem
    .meaning = Tą kością w ogóle się nie rzuca.
option_determination_auto_one_timing_after = Po rzucie
    .meaning = Jedynką może zostać dowolna kość na stole, co jest dużo silniejsze.

option_determination_neutral_allows = Obojętne przekonania
    .meaning = Czy przekonanie, które milczy, pozwala użyć Determinacji.
option_determination_neutral_allows_false = Nie pozwalają
    .meaning = Przekonanie musi przemawiać za tym, co robisz.
option_determination_neutral_allows_true = Pozwalają
    .meaning = Wystarczy, że nic mu nie przeczy.

option_determination_extra_actions_per_turn = Dodatkowe akcje w turze
    .meaning = Ile dodatkowych akcji można kupić w jednej turze; none to brak limitu.
option_determination_extra_actions_per_turn_1 = Jedna
    .meaning = Raz na turę można działać ponownie.

option_reroll_old_complication_sticks = Przerzucone komplikacje
    .meaning = Czy komplikacja zostaje, gdy przerzuci się jej kość.
option_reroll_old_complication_sticks_false = Znikają
    .meaning = Liczy się tylko nowy wynik.
option_reroll_old_complication_sticks_true = Zostają
    .meaning = Kłopot już jest, cokolwiek kość teraz pokaże.

option_reroll_assist_dice = Przerzucanie kości pomocników
    .meaning = Czy prowadzący może przerzucić także kości pomocników.
option_reroll_assist_dice_false = Tylko własne
    .meaning = Kość pomocnika zostaje, jak spadła.
option_reroll_assist_dice_true = Wszystkie
    .meaning = Można przerzucić każdą kość testu.

option_reroll_per_die = Trzeci rzut tą samą kością
    .meaning = Ile razy w teście można przerzucić tę samą kość.
option_reroll_per_die_once = Raz
    .meaning = Przerzucona kość zostaje, jak leży.
option_reroll_per_die_any = Póki starcza punktów
    .meaning = Każdy punkt przerzuca dowolne kości.

option_drive_left_over = Pozostałe motywacje
    .meaning = Których motywacji wolno użyć, gdy nic nie pasuje.
option_drive_left_over_without_statement = Te bez przekonania
    .meaning = Zwykle te niskie.
option_drive_left_over_any = Dowolnych
    .meaning = Każdej, która nie jest skreślona.

option_drive_change_allowed = Przepisywanie przekonania
    .meaning = Czy skreślone przekonanie można zastąpić bez zmiany wartości.
option_drive_change_allowed_true = Dozwolone
    .meaning = Można napisać nowe albo odzyskać motywację.
option_drive_change_allowed_false = Tylko odzyskanie
    .meaning = Powrót zawsze przesuwa wartości.

option_challenge_refusal_earns_failure_point = Punkt za odmowę
    .meaning = Czy odmowa liczy się jako porażka, która uczy.
option_challenge_refusal_earns_failure_point_false = Nie
    .meaning = Odmowa nie ma skutków, złych ani dobrych.
option_challenge_refusal_earns_failure_point_true = Tak
    .meaning = Od Trudności 3 daje punkt rozwoju.

## Characters and advancement

option_pc_skill_points = Punkty na umiejętności
    .meaning = Ile punktów nowa postać dodaje do 6, 5, 4, 4 i 4.
option_pc_skill_points_5 = Pięć
    .meaning = Umiejętności dają wtedy razem 28.

option_pc_focuses = Specjalizacje nowej postaci
    .meaning = Ile specjalizacji ma nowa postać.
option_pc_focuses_4 = Cztery
    .meaning = Mogą należeć do dowolnych umiejętności.

option_pc_talents = Talenty nowej postaci
    .meaning = Ile talentów ma nowa postać.
option_pc_talents_3 = Trzy
    .meaning = Na początek trzy, kolejne kosztują punkty.

option_pc_assets = Zasoby nowej postaci
    .meaning = Ile zasobów ma nowa postać.
option_pc_assets_3 = Trzy
    .meaning = Co najmniej jednego można dotknąć.

option_skill_cap = Najwyższa umiejętność
    .meaning = Jak wysoka może być umiejętność postaci gracza.
option_skill_cap_8 = Osiem
    .meaning = Nikt nie kupi dziewiątki.

option_advance_per_adventure = Rozwinięcia w przygodzie
    .meaning = Ile razy w przygodzie postać może wydać punkty.
option_advance_per_adventure_none = Ile pozwolą punkty
    .meaning = Jedyną granicą jest cena.

option_advance_retrain_factor = Cena przekwalifikowania
    .meaning = Jaką część zwykłej ceny kosztuje przekwalifikowanie, jako ułamek.
option_advance_retrain_factor_1_2 = Połowa
    .meaning = Połowa ceny w górę i coś za coś.

option_advance_peril_threshold = Groźny wydatek Zagrożenia
    .meaning = Ile Zagrożenia naraz daje punkt za niebezpieczeństwo.
option_advance_peril_threshold_3 = Trzy
    .meaning = Wydatek 2 nic nie daje.

option_advance_peril_for = Kto uczy się na niebezpieczeństwie
    .meaning = Czyje postacie dostają punkt, gdy MG wydaje dużo Zagrożenia.
option_advance_peril_for_present = Obecni w scenie
    .meaning = Postacie, które są gdzie indziej, nic nie dostają.
option_advance_peril_for_all = Wszyscy
    .meaning = Dostają go postacie wszystkich graczy.

option_advance_adversity_points = Punkty za przeciwności
    .meaning = Ile są warte ból, porażka i niebezpieczeństwo.
option_advance_adversity_points_1 = Jeden
    .meaning = Za każdym razem jeden punkt.

option_advance_impress_limit = Wyróżnienia na sesji
    .meaning = Jak często na sesji można zachwycić drużynę.
option_advance_impress_limit_per_player = Raz dla każdego gracza
    .meaning = Każdy gracz może zostać wyróżniony raz.
option_advance_impress_limit_per_table = Raz dla stołu
    .meaning = Na sesji wyróżnia się jednego gracza.

## Conflict

option_initiative_keep_cost = Cena inicjatywy
    .meaning = Ile kosztuje natychmiastowe ponowne działanie.
option_initiative_keep_cost_2 = Dwa
    .meaning = Dwa punkty Impetu albo dwa Zagrożenia.

option_initiative_keep_penalty = Ciężar inicjatywy
    .meaning = O ile trudniejsza jest akcja zdobyta dzięki inicjatywie.
option_initiative_keep_penalty_1 = Jeden
    .meaning = Jej pierwszy test ma Trudność +1.

option_initiative_keep_penalty_applies = Czyj to ciężar
    .meaning = Czyja akcja jest trudniejsza.
option_initiative_keep_penalty_applies_always = Każdego, kto działa
    .meaning = Sprzymierzeniec działający zamiast ciebie też go ponosi.
option_initiative_keep_penalty_applies_same_character = Tej samej postaci
    .meaning = Sprzymierzeniec działa bez niego.

option_initiative_consecutive_keep = Dwa razy z rzędu
    .meaning = Czy inicjatywę można utrzymać dwa razy z rzędu.
option_initiative_consecutive_keep_false = Nie
    .meaning = Po utrzymanej akcji działa druga strona.
option_initiative_consecutive_keep_true = Tak
    .meaning = Strona może działać, póki płaci.

option_initiative_mode = Kolejność tur
    .meaning = Jak ustala się, kto działa następny.
option_initiative_mode_alternate = Na przemian
    .meaning = Jeden z naszych, jeden z tamtych, każdy raz w rundzie.
option_initiative_mode_free = Dowolnie
    .meaning = Każdy działa, kiedy chce i jak często pozwala na to opowieść. Nie ma kolejek, na które się czeka, które się zatrzymuje albo kupuje.

option_contest_mode = Jak rozstrzyga się spory
    .meaning = Przeciw czemu rzuca każda ze stron.
option_contest_mode_opponent_sets = Próg ustala przeciwnik
    .meaning = Druga strona rzuca pierwsza, a jej sukcesy są Trudnością.
option_contest_mode_both_against_1 = Obie strony na 1
    .meaning = Każda strona testuje na Trudność 1 i wygrywa większa nadwyżka.

option_contest_shortfall = Przegrane starcie
    .meaning = Co dzieje się z sukcesami, których zabrakło przegranemu.
option_contest_shortfall_opponent = Zyskuje je przeciwnik
    .meaning = Każdy to Impet drugiej strony albo Zagrożenie.
option_contest_shortfall_none = Nic
    .meaning = Przegrana to przegrana i nic więcej.

option_difficulty_zero_rolls = Rzuty przy Trudności 0
    .meaning = Czy rzuca się kośćmi, gdy nie można przegrać.
option_difficulty_zero_rolls_gm = Decyduje MG
    .meaning = Bez rzutu nie ma Impetu.
option_difficulty_zero_rolls_always = Zawsze
    .meaning = Każdy test na 0 jest rzucany.
option_difficulty_zero_rolls_never = Nigdy
    .meaning = Przy 0 po prostu się udaje.

option_difficulty_ceiling = Najwyższa Trudność
    .meaning = Jak wysoka może być ostateczna Trudność poza sporami; „none” oznacza brak granicy.
option_difficulty_ceiling_5 = Pięć
    .meaning = Cokolwiek się zbierze, najwyżej 5.

option_track_clears = Kiedy zerują się tory
    .meaning = Jak długo pamięta się punkty ku klęsce.
option_track_clears_conflict = Po konflikcie
    .meaning = Następny konflikt zaczyna się od zera.
option_track_clears_scene = Po scenie
    .meaning = Drugi konflikt w scenie liczy się dalej.
option_track_clears_never = Nigdy
    .meaning = Zostają, póki ktoś ich nie wyzeruje.

option_attack_extra_points_repeatable = Więcej punktów za trafienie
    .meaning = Czy punkt za 2 Impetu można kupić więcej niż raz.
option_attack_extra_points_repeatable_false = Raz
    .meaning = Cztery Impetu to nadal 1 punkt.
option_attack_extra_points_repeatable_true = Ile razy zapłacisz
    .meaning = Cztery Impetu dają 2 punkty.

option_attack_reach = Zasięg ataku
    .meaning = Gdzie musi być atakujący zasób.
option_attack_reach_same_zone = W strefie celu
    .meaning = Z innego miejsca tylko za zgodą MG.
option_attack_reach_any = Gdziekolwiek
    .meaning = Strefy nie ograniczają ataków.

option_attack_defensive_counts = Czyja obrona się liczy
    .meaning = Które zasoby obronne w strefie celu przeszkadzają.
option_attack_defensive_counts_target_side = Strony celu
    .meaning = Własna tarcza ci nie przeszkadza.
option_attack_defensive_counts_all = Wszystkie
    .meaning = Liczy się każdy zasób obronny.

option_recovery_ally_task = Podnoszenie pokonanych
    .meaning = Czy pokonany sprzymierzeniec może wrócić do konfliktu.
option_recovery_ally_task_true = Zadaniem rozszerzonym
    .meaning = Trzeba 4 punktów i Mocy tego, co powaliło.
option_recovery_ally_task_false = Nie w tym konflikcie
    .meaning = Kto padł, leży do końca.

option_recovery_by_test = Podnoszenie jednym testem
    .meaning = Czy jeden zdany test przywraca pokonanego sprzymierzeńca.
option_recovery_by_test_false = Nie
    .meaning = Trzeba zadania rozszerzonego, jeśli stół je ma.
option_recovery_by_test_true = Tak
    .meaning = Jeden zdany test i sprzymierzeniec znów działa.

option_move_plain_needs_test = Zwykłe przesunięcia
    .meaning = Czy zwykłe przesunięcie wymaga testu.
option_move_plain_needs_test_true = Wymagają testu
    .meaning = Każde przesunięcie to test na 2.
option_move_plain_needs_test_false = Po prostu się udają
    .meaning = Rzuca się tylko na subtelne i śmiałe.

option_move_defensive_assets_hinder = Obrona przed ruchem
    .meaning = Czy zasoby obronne utrudniają przesunięcia.
option_move_defensive_assets_hinder_none = Nie
    .meaning = Przeszkadzają tylko atakom.
option_move_defensive_assets_hinder_enter = Przy wchodzeniu
    .meaning = Każdy w strefie, do której wchodzisz, to +1.
option_move_defensive_assets_hinder_leave = Przy wychodzeniu
    .meaning = Każdy w strefie, z której wychodzisz, to +1.

option_move_second_asset_for_2 = Drugi zasób
    .meaning = Czy za 2 Impetu można ruszyć drugi zasób zamiast iść dalej.
option_move_second_asset_for_2_false = Nie
    .meaning = Punkty niosą dalej tylko ten sam zasób.
option_move_second_asset_for_2_true = Tak
    .meaning = Drugi twój zasób przesuwa się o strefę.

option_label_potency = Nazwa Mocy
    .meaning = Jak przy tym stole nazywa się siła zasobu.
option_label_potency_Potency = Moc
    .meaning = Słowo ze skrótu zasad.

option_asset_potency_warn = Niezwykła Moc
    .meaning = Powyżej jakiej Mocy pojawia się ostrzeżenie.
option_asset_potency_warn_4 = Cztery
    .meaning = Piątka jest dozwolona, ale zauważona.

option_payment_split = Mieszane płatności
    .meaning = Czy jedną cenę można zapłacić z dwóch pul.
option_payment_split_false = Jedna pula
    .meaning = Cenę płaci się w całości.
option_payment_split_true = Mieszanka
    .meaning = Dwa Impetu i jedno Zagrożenie to 3.

## The GM's people, and the rest

option_npc_spend_before_threat = Nadwyżka BN-ów
    .meaning = Czy MG może użyć nadwyżki BN-a, zanim stanie się Zagrożeniem.
option_npc_spend_before_threat_true = Najpierw działa
    .meaning = Zagrożeniem staje się reszta.
option_npc_spend_before_threat_false = Całość do Zagrożenia
    .meaning = Każdy dodatkowy sukces to punkt Zagrożenia.

option_npc_minor_determination = Determinacja pomniejszych BN-ów
    .meaning = Czy pomniejsi BN-i mogą użyć Determinacji za 3 Zagrożenia.
option_npc_minor_determination_false = Nie
    .meaning = Nie mają przekonania, które mogłoby pasować.
option_npc_minor_determination_true = Tak
    .meaning = Mogą, choć nie mają przekonań.

option_npc_abilities_for_notable = Zdolności znaczących BN-ów
    .meaning = Czy znaczący BN-i mogą mieć zdolności specjalne.
option_npc_abilities_for_notable_false = Nie
    .meaning = Mają je tylko główni.
option_npc_abilities_for_notable_true = Tak
    .meaning = Jedna może zastąpić talent.

option_trait_max_shift = Najwięcej, co mogą cechy
    .meaning = O ile razem cechy mogą przesunąć Trudność.
option_trait_max_shift_none = Bez granicy
    .meaning = Liczy się każda.

option_hook_roll = Losowanie zahaczek
    .meaning = Ile kości wymaga zahaczka.
option_hook_roll_per_column = Po jednej na część
    .meaning = Pięć rzutów, 3125 zahaczek.
option_hook_roll_single = Jedna na całość
    .meaning = Jeden rzut wybiera cały wiersz.

option_supporting_cost = Cena postaci wspierających
    .meaning = Ile kosztuje wprowadzenie takiej postaci, na przykład momentum:1 albo threat:2.
option_supporting_cost_none = Nic
    .meaning = Po prostu przychodzą.
