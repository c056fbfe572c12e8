### The titles of the rules; their gists are told in English.

## Skills

houses_skill_five = Pięć umiejętności
houses_skill_battle = Walka
houses_skill_communicate = Komunikacja
houses_skill_discipline = Dyscyplina
houses_skill_move = Ruch
houses_skill_understand = Rozumienie

## Drives

houses_drive_five = Pięć motywacji
houses_drive_duty = Obowiązek
houses_drive_faith = Wiara
houses_drive_justice = Sprawiedliwość
houses_drive_power = Władza
houses_drive_truth = Prawda
houses_drive_statement-is-text = Motywacja mówi zdaniem
houses_drive_statement-from-six = Silna motywacja wymaga przekonania
houses_drive_left-over = Które motywacje zostają
houses_drive_neutral-statement = Motywacja, która milczy

## Difficulty

houses_difficulty_six-levels = Sześć poziomów Trudności
houses_difficulty_simple-0 = Trudność 0: prosta
houses_difficulty_average-1 = Trudność 1: przeciętna
houses_difficulty_challenging-2 = Trudność 2: wymagająca
houses_difficulty_daunting-3 = Trudność 3: zniechęcająca
houses_difficulty_dire-4 = Trudność 4: straszliwa
houses_difficulty_epic-5 = Trudność 5: epicka
houses_difficulty_three-example-tracks = Miarki dla MG
houses_difficulty_lock-ladder = Miarka: przeszkoda
houses_difficulty_knowledge-ladder = Miarka: wiedza
houses_difficulty_favour-ladder = Miarka: przysługa
houses_difficulty_clamped-0-5 = Ostatecznie od 0 do 5
houses_difficulty_raise-stops-at-5 = Zagrożenie nie przebije sufitu

## Traits

houses_trait_is-text = Cecha to prawdziwe zdanie
houses_trait_applies-is-gm-call = MG decyduje, co ma znaczenie
houses_trait_allows = Cecha może coś umożliwić
houses_trait_easier = Cecha może ułatwić
houses_trait_harder = Cecha może utrudnić
houses_trait_requires-test = Cecha może wymusić test
houses_trait_forbids = Cecha może czegoś zabronić
houses_trait_each-plus-or-minus-one = Każda cecha liczy się raz

## The skill test

houses_test_step-order = Jedno po drugim
houses_test_declare-action = Powiedz, co robisz
houses_test_gm-picks-skill = MG wybiera umiejętność
houses_test_gm-sets-difficulty = MG ustala Trudność
houses_test_player-picks-drive = Ty wybierasz motywację
houses_test_relevant-statement = Decyduje pasujące przekonanie
houses_test_no-relevant-statement = Gdy nic nie pasuje
houses_test_conflicting-statement = Gdy przekonanie się sprzeciwia
houses_test_focus-max-one = Najwyżej jedna specjalizacja
houses_test_spend-window = Płać, zanim spadną kości
houses_test_target-number = Umiejętność plus motywacja
houses_test_base-pool-two = Na początek dwie kości
houses_test_max-pool-five = Najwyżej pięć kości
houses_test_success-at-or-under = Im niżej, tym lepiej
houses_test_critical-on-one = Jedynka liczy się podwójnie
houses_test_focus-critical-range = Specjalizacja daje więcej krytyków
houses_test_no-focus-no-range = Bez specjalizacji tylko jedynka
houses_test_critical-worth-exactly-two = Nigdy więcej niż dwa z kości
houses_test_pass-at-difficulty = Wystarczy, ile trzeba
houses_test_fail-below-difficulty = Za mało
houses_test_momentum-per-extra = Nadwyżka to Impet
houses_test_momentum-none-on-exact = Na styk nic nie zostaje
houses_test_momentum-none-on-fail = Porażka nic nie zostawia
houses_test_difficulty-zero-banks-all = Przy 0 wszystko jest Impetem
houses_focus_belongs-to-skill = Specjalizacja trzyma się umiejętności

## Helping each other

houses_assist_one-die = Pomocnik rzuca jedną kością
houses_assist_no-bought-dice = Pomocnik nie dokupuje kości
houses_assist_own-pair = Pomocnik ma własne liczby
houses_assist_own-focus = Pomocnik ma własną specjalizację
houses_assist_several = Pomagać może kilka osób
houses_assist_adds-to-leader = Sukcesy idą do prowadzącego
houses_assist_dice-can-complicate = Pomocnikom też się zdarza
houses_assist_outside-the-cap = Pomocnicy ponad limit pięciu
houses_assist_leader-gate = Najpierw musi się udać prowadzącemu
houses_assist_no-other-spends = Kość pomocnika bez dodatków

## Complications and success at a cost

houses_complication_on-twenty = Dwudziestka to kłopoty
houses_complication_any-die = Każda kość może zawieść
houses_complication_range-set-by-gm = MG określa ryzyko
houses_complication_threshold = 21 minus zakres
houses_complication_range-1-normal = Zakres 1: zwykły
houses_complication_range-2-risky = Zakres 2: ryzykowny
houses_complication_range-3-perilous = Zakres 3: niebezpieczny
houses_complication_range-4-precarious = Zakres 4: karkołomny
houses_complication_range-5-treacherous = Zakres 5: zdradliwy
houses_complication_content = Powiedz, co poszło źle
houses_cost_bare-success = Sukces za cenę
houses_cost_no-momentum = Sukces za cenę nic nie daje ponadto
houses_cost_complication-is-the-price = Ceną jest komplikacja
houses_complication_independent-of-success = Sukces i kłopot na jednej kości
houses_complication_one-per-die = Jedna na każdą kość
houses_complication_after-outcome = Najpierw wynik, potem kłopoty
houses_complication_gm-menu = Cztery rodzaje kłopotów
houses_cost_not-in-contests = W przegranym sporze nie ma ceny
houses_complication_price-cannot-be-bought-off = Ceny nie da się wykupić

## Determination

houses_determination_needs-supporting-statement = Determinacja wymaga przekonania
houses_determination_not-on-clash = Nie wbrew własnym słowom
houses_determination_one-point-per-use = Jeden punkt za każde użycie
houses_determination_automatic-one = Pewna jedynka
houses_determination_reroll = Rzuć jeszcze raz
houses_determination_declaration-create = Ogłoś coś nowego
houses_determination_declaration-change = Ogłoś zmianę
houses_determination_declaration-remove = Ogłoś koniec
houses_determination_extra-action = Działaj jeszcze raz
houses_determination_players-hold-it = Mają ją tylko postacie graczy
houses_determination_gain-on-branch = Punkt za rozdarcie
houses_determination_neutral-is-closed = Obojętność nie wystarczy
houses_determination_start-1 = Jeden punkt na początek
houses_determination_cap-3 = Najwyżej trzy punkty
houses_determination_gain-at-cap = Pełno, a wybór zostaje
houses_determination_auto-one-before-roll = Pewną jedynkę zgłasza się wcześniej
houses_determination_declaration-window = Kiedy wolno ogłaszać
houses_reroll_new-result-stands = Zostaje nowy wynik
houses_reroll_once-per-die = Każda kość najwyżej raz
houses_reroll_clears-old-complication = Stary wynik znika
houses_reroll_own-pool-only = Tylko własne kości

## When a drive is challenged

houses_challenge_no-contradiction = Bez sprzeczności zwykły test
houses_challenge_contradiction-opens-branch = Gdy czyn przeczy słowom
houses_challenge_gm-may-offer = MG może zaproponować punkt
houses_challenge_refuse-fails-test = Odmowa to porażka
houses_challenge_refuse-no-consequence = Odmowa nic więcej nie kosztuje
houses_challenge_accept-gives-point = Zgoda to punkt
houses_challenge_accept-must-choose = Potem wybierz
houses_challenge_same-drive-used = Motywacja pozostaje w użyciu
houses_challenge_test-as-normal = Test jak zwykle
houses_challenge_comply-complication = Uległość kosztuje
houses_challenge_strike-statement = Podważenie skreśla przekonanie
houses_challenge_struck-drive-unusable = Skreślona motywacja odpoczywa
houses_challenge_no-offer-plain-test = Sprzeczność bez propozycji
houses_challenge_change-or-recover = Dwie drogi powrotu

## Recovering a drive

houses_recover_between-adventures = Odzyskiwanie między przygodami
houses_recover_reflective-scene = Albo w spokojnej scenie
houses_recover_reduce-by-one = Skreślona motywacja traci 1
houses_recover_floor-four = Nigdy poniżej 4
houses_recover_reinstate = Znowu w użyciu
houses_recover_raise-the-equal = Zrównana motywacja zyskuje 1
houses_recover_ratings-stay-a-permutation = Zestaw się nie zmienia
houses_recover_new-statement-from-six = Nowe słowa dla silnych motywacji
houses_recover_statement-from-the-deed = Słowa wyrosłe z czynu
houses_recover_statement-kept-from-six = Stare słowa od 6 wzwyż
houses_recover_tie-gm-picks = Spośród równych wybiera MG

## Momentum

houses_momentum_first-die-costs-1 = Pierwsza kość: 1
houses_momentum_second-die-costs-2 = Druga kość: 2
houses_momentum_third-die-costs-3 = Trzecia kość: 3
houses_momentum_cannot-overspend = Wydajesz to, co masz
houses_momentum_create-trait-2 = Impet tworzy cechę: 2
houses_momentum_trait-relates-to-action = Cecha wynika z czynu
houses_momentum_trait-plausible = I mogła z niego wyniknąć
houses_momentum_question-1 = Impet kupuje odpowiedzi: po 1
houses_momentum_question-about-situation = Pytaj o to, co tu i teraz
houses_momentum_extra-zone-2 = Strefa dalej: 2
houses_momentum_attack-point-2 = Mocniejsze trafienie: 2
houses_momentum_lasting-defeat-2 = Trwała klęska: 2
houses_momentum_resist-defeat-1 = Nie dać się pokonać: od 1
houses_momentum_pool-is-shared = Jedna pula dla całej grupy
houses_momentum_pool-starts-0 = Pula zaczyna pusta
houses_momentum_pool-cap-6 = Najwyżej sześć w puli
houses_momentum_scene-decay-1 = Koniec sceny kosztuje punkt
houses_momentum_spend-then-bank = Najpierw wydaj, potem odłóż
houses_momentum_no-self-funding = Rzut nie płaci za siebie
houses_momentum_one-use-each = Każdy wydatek raz
houses_momentum_creates-only = Impet dodaje cechy
houses_momentum_after-fail = Pociecha po porażce
houses_dice_one-ladder = Jeden cennik kości
houses_dice_split-one-die = Jedna kość, jedna sakiewka

## How Threat grows

houses_threat_add_dice-ladder = Kości za Zagrożenie
houses_threat_add_ignore-complication-2 = Zbyć komplikację: 2
houses_threat_add_escalation-1 = Podbicie stawki: 1
houses_threat_add_circumstances = Groźna scena: 1 albo 2
houses_threat_add_npc-momentum = BN-i tworzą Zagrożenie
houses_threat_add_npc-momentum-varies = Tyle, ile zostało
houses_threat_add_resist-defeat = Utrzymać się za Zagrożenie
houses_threat_add_npc-determination-gain = Punkt BN-a to 3 Zagrożenia
houses_threat_starts-2-per-player = Po dwa na gracza
houses_threat_no-cap = Zagrożenie nie ma granic

## How the GM spends Threat

houses_threat_spend_first-die-1 = Pierwsza kość BN-a: 1
houses_threat_spend_second-die-2 = Druga kość BN-a: 2
houses_threat_spend_third-die-3 = Trzecia kość BN-a: 3
houses_threat_spend_cannot-overspend = MG płaci gotówką
houses_threat_spend_difficulty-2 = Utrudnić: po 2 za stopień
houses_threat_spend_difficulty-one-test-only = Tylko na ten test
houses_threat_spend_difficulty-before-roll = I to przed rzutem
houses_threat_spend_npc-pays-what-players-add = BN-i płacą tyle, co gracze
houses_threat_spend_npc-same-choice = Wybory też
houses_threat_spend_npc-complication-2 = BN zbywa komplikację: 2
houses_threat_spend_trait-create-2 = MG dodaje cechę: 2
houses_threat_spend_trait-change-2 = MG zmienia cechę: 2
houses_threat_spend_trait-remove-2 = MG usuwa cechę: 2
houses_threat_spend_environment = Świat obraca się przeciw wam
houses_threat_spend_rival-house-1 = Wrogi Ród wkracza: 1
houses_threat_spend_npc-determination-3 = Upór BN-a: 3
houses_threat_difficulty-window = Ostatnia chwila na utrudnienie
houses_npc_momentum-first-then-threat = Nadwyżka BN-a najpierw działa
houses_npc_determination-needs-statement = Upór wymaga przekonania

## Conflicts, turns and contests

houses_conflict_five-types = Pięć rodzajów konfliktu
houses_conflict_personal = Pojedynek
houses_conflict_skirmish = Potyczka
houses_conflict_warfare = Wojna
houses_conflict_espionage = Szpiegostwo
houses_conflict_intrigue = Intryga
houses_initiative_keep-cost-2 = Utrzymać inicjatywę: 2
houses_initiative_keep-plus-1 = Utrzymana akcja jest trudniejsza o 1
houses_initiative_keep-not-twice = Nie dwa razy z rzędu
houses_initiative_alternates = Strony na przemian
houses_initiative_gm-names-first = MG mówi, kto zaczyna
houses_initiative_all-act-once = Każdy raz w rundzie
houses_contest_opponent-rolls-first = Najpierw rzuca przeciwnik
houses_contest_tie-to-active = Remis wygrywa działający
houses_contest_shortfall-to-opponent = Czego ci brak, to ich zysk
houses_contest_no-upper-limit = Spór nie ma sufitu
houses_scene_end = Gdy kończy się scena

## Assets and zones

houses_asset_owner-and-name = Zasób ma nazwę i właściciela
houses_asset_potency = Moc zasobu
houses_asset_in-a-zone = W jednej strefie naraz
houses_asset_defensive = Zasoby obronne
houses_zone_neighbours = Strefy i ich sąsiedzi
houses_asset_potency-default-0 = Bez oceny Moc wynosi 0

## Moving assets

houses_move_test-difficulty-2 = Przesunięcie to test na 2
houses_move_one-zone = Sukces to jedna strefa
houses_move_extra-zone-2-momentum = Dalej za 2 Impetu
houses_move_manner = Zwyczajnie, subtelnie czy śmiało
houses_move_subtle-keeps-initiative-free = Subtelnie: inicjatywa za darmo
houses_move_bold-shifts-enemy-asset = Śmiało: przesuń cudzy zasób
houses_move_fail-no-extra-zone = Nieudane: ani kroku dalej
houses_move_fail-enemy-moves-one = Nieudane: rusza się wróg
houses_move_fail-no-initiative = Nieudane: inicjatywa przepada

## Using assets

houses_use_attack = Zasób do ataku
houses_use_remove-asset = Zasób na zasób
houses_use_create-trait = Zasób tworzy cechę
houses_use_create-asset = Zasób tworzy zasób
houses_use_overcome-obstacle = Zasób na przeszkodę
houses_use_gain-information = Zasób daje wiedzę
houses_use_help-ally = Zasób dla sprzymierzeńca
houses_use_list-is-open = I cokolwiek ma sens

## Attacks and extended tasks

houses_attack_choose-target-and-asset = Kogo i czym
houses_attack_is-a-contest = Atak to spór
houses_attack_defensive-assets-add-1 = Każda obrona to +1
houses_attack_assets-elsewhere-do-not-count = Obrona gdzie indziej nie pomaga
houses_attack_win-hits = Wygrana to trafienie
houses_attack_lose-ends-action = Przegrana kończy akcję
houses_attack_lose-no-initiative = I inicjatywa przepada
houses_attack_minor-npc-falls = Pomniejszy BN pada od razu
houses_attack_minor-supporting-falls = Pomniejsza postać wspierająca też
houses_attack_notable-npc-track = Znaczący BN słabnie stopniowo
houses_attack_major-npc-track = Główny BN też
houses_attack_notable-supporting-track = Znacząca postać wspierająca też
houses_attack_main-pc-track = I twoja postać
houses_attack_requirement-is-skill = Długość równa umiejętności
houses_attack_points-2-plus-potency = Trafienie to 2 plus Moc
houses_attack_plus-one-for-2-momentum = Punkt więcej za 2 Impetu
houses_attack_full-track-defeats = Pełny tor to klęska
houses_attack_lasting-after-defeat = Trwała, gdy już leży
houses_task_generic = Długie zadania
houses_task_surplus-lost = Nic ponad miarę
houses_task_track-clears = Po konflikcie tory się zerują
houses_attack_plus-one-once = Ten punkt raz na trafienie
houses_attack_reach = Zasięg to ta sama strefa
houses_attack_defensive-of-target-side = Tylko ich własne tarcze

## Resisting defeat

houses_resist_who = Kto może się oprzeć
houses_resist_once-per-scene = Raz na scenę
houses_resist_not-defeated = A jednak nie klęska
houses_resist_carries-on = I dalej w grze
houses_resist_no-healing = Nic się nie goi
houses_resist_base-cost-1 = Kosztuje 1
houses_resist_cost-plus-potency = I jeszcze Moc
houses_resist_complication = Z komplikacją
houses_resist_falls-on-next-hit = Następny cios powala
houses_resist_split-payment = Cała cena z jednej sakiewki

## Advancement

houses_advance_gain-during-adventure = Punkty zdobywa się w grze
houses_advance_pain = Ból uczy
houses_advance_failure-from-3 = Porażka uczy
houses_advance_peril-from-3-threat = Zagrożenie uczy
houses_advance_ambition-1-to-3 = Bliżej celu: od 1 do 3
houses_advance_impress = Zachwycić drużynę: 1
houses_advance_impress-once-per-session = Raz na sesję dla każdego
houses_advance_skill-cost = Lepsza umiejętność: od 10
houses_advance_focus-cost = Nowa specjalizacja
houses_advance_talent-cost = Nowy talent
houses_advance_retrain = Przekwalifikowanie
houses_advance_retrain-cost-various = Ile kosztuje zmiana
houses_advance_drives-not-bought = Motywacji się nie kupuje
houses_advance_cannot-overspend = Bez kredytu
houses_advance_skill-cap-8 = Żadna umiejętność powyżej 8
houses_advance_retrain-half-price = Połowa, w górę
houses_advance_adversity-one-point = Każda przeciwność to 1
houses_advance_peril-for-those-present = Niebezpieczeństwo jest wspólne

## Players’ characters

houses_pc_skill-range = Umiejętności od 4 do 8
houses_pc_skill-array = Rozdawanie umiejętności
houses_pc_drive-array = Rozdawanie motywacji
houses_pc_focuses-talents = Specjalizacje, talenty i zasoby

## Minor NPCs

houses_npc_minor_one-trait = Pomniejszy BN ma jedną cechę
houses_npc_minor_trait-examples = Zajęcia pomniejszych BN-ów
houses_npc_minor_quality = Jakość zamiast motywacji
houses_npc_minor_quality-in-tn = Jakość dodaje się zawsze
houses_npc_minor_no-statements = Bez przekonań
houses_npc_minor_skills = Umiejętności pomniejszego BN-a
houses_npc_minor_best-skill-is-job = Co w pracy najważniejsze: 6
houses_npc_minor_one-focus = Jedna specjalizacja, pod szóstką
houses_npc_minor_no-talents = Bez talentów

## Notable NPCs

houses_npc_notable_role-trait = Znaczący BN ma rolę
houses_npc_notable_trait-examples = Role znaczących BN-ów
houses_npc_notable_reputation-trait = Może i reputacja
houses_npc_notable_two-drives = Dwie silne motywacje
houses_npc_notable_other-drives-5 = Pozostałe trzy na 5
houses_npc_notable_statements = Jedno przekonanie lub dwa
houses_npc_notable_skills = Umiejętności znaczącego BN-a
houses_npc_notable_best-skill-is-job = Co w roli najważniejsze: 7
houses_npc_notable_focuses = Trzy specjalizacje
houses_npc_notable_talents = Talent, może dwa

## Major NPCs

houses_npc_major_role-trait = Główny BN ma rolę
houses_npc_major_reputation-trait = I reputację
houses_npc_major_faction-trait = I może frakcję
houses_npc_major_drives = Motywacje głównego BN-a
houses_npc_major_statements = Trzy przekonania
houses_npc_major_skills-base-4 = Umiejętności od 4
houses_npc_major_skills-plus-11 = I jeszcze 11 punktów
houses_npc_major_skills-max-8 = Nie powyżej 8
houses_npc_major_focuses = Od trzech do pięciu specjalizacji
houses_npc_major_talents = Od dwóch do czterech talentów lub zdolności

## Special abilities of NPCs

houses_npc_ability_replaces-talent = Zdolność zamiast talentu
houses_npc_ability_proficiency = Biegłość
houses_npc_ability_threatening = Groza
houses_npc_ability_guidance = Wsparcie
houses_npc_ability_substitution = Zastępstwo
houses_npc_ability_familiarity = Obeznanie
houses_npc_ability_familiarity-floor = Nie poniżej 0
houses_npc_ability_extra-threat-option = Własna sztuczka

## Story hooks

houses_hook_five-columns = Zahaczka ma pięć części
houses_hook_d20-in-steps-of-4 = d20 wybiera wiersz
houses_hook_row-1-4 = Pierwszy wiersz zahaczek
houses_hook_row-5-8 = Drugi wiersz zahaczek
houses_hook_row-9-12 = Trzeci wiersz zahaczek
houses_hook_row-13-16 = Czwarty wiersz zahaczek
houses_hook_row-17-20 = Piąty wiersz zahaczek
houses_hook_plot-needs-goal = Zadanie płynnie przechodzi w cel
houses_hook_prompt = Zostaw, zmień lub rzuć znowu
houses_hook_roll-each-column = Rzut na każdą część
