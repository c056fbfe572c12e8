### Sceny: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_scene_types = Cztery rodzaje scen
    .gist = Każda scena to wyzwanie, ekspozycja, rywalizacja albo konflikt i toczy się w czasie akcji albo w czasie narracyjnym.

nova6_scene_purpose = Po co jest scena
    .gist = Scena popycha opowieść naprzód. MG może zapisać, w jaki sposób, albo zostawić to otwarte.

nova6_scene_everyone-acts = Każdy ma coś do zrobienia
    .gist = Zanim scena się zamknie, każdy bohater powinien coś zrobić. Jeśli któryś nie miał okazji, MG dostaje przypomnienie.

nova6_scene_setup = Otwarcie sceny
    .gist = Gdzie i kiedy to jest, jak wygląda miejsce, kto jest obecny i gdzie stoi? Dwa aspekty sytuacji wystarczą na rozruch; trwają do końca sceny.

nova6_scene_start-end = MG otwiera i zamyka
    .gist = Scena zaczyna się i kończy, gdy MG tak powie. Gracze mogą o to prosić.

nova6_scene_close-reset-aspects = Zamknięcie: aspekty znów świeże
    .gist = Znikają znaczniki przywołania i wymuszenia aspektów.

nova6_scene_close-reset-once = Zamknięcie: wraca to, co raz na scenę
    .gist = Talenty i efekty, które działają raz na scenę, znowu są gotowe.

nova6_scene_close-effects = Zamknięcie: co mija
    .gist = Efekty na scenę i krótsze mijają, a pola STRESU tej długości się czyszczą. Pola oszołomienia i obezwładnienia wymagają testu powrotu do sił.

nova6_challenge_define = Wyzwania
    .gist = Wyzwanie to szereg testów, które razem decydują, jak sprawy się potoczą.

nova6_challenge_who = Wyzwania: kto co robi
    .gist = Jeden bohater może wziąć na siebie kilka zadań, a kilkoro może dzielić jedno. Każdy rzuca dokładnie na to, co bierze.

nova6_challenge_group = Wyzwania: zadania dla grupy
    .gist = Jeśli kilka osób próbuje razem, MG mówi, czy wystarczy jeden sukces, czy potrzebne są wszystkie.

nova6_challenge_fluid = Wyzwania: zadania się zmieniają
    .gist = MG może ukrywać zadania, a po drodze dodawać je, usuwać i zmieniać. Widzisz tylko te, które zostały odsłonięte.

nova6_challenge_outcome = Wyzwania: jak się kończą
    .gist = MG patrzy, co się udało, na przykład dwa zadania z trzech, i opowiada, jak to się kończy. Dopóki tego nie zapisze, scena jest otwarta.

nova6_hazard_define = Zagrożenia
    .gist = Zagrożenie to niebezpieczeństwo w wyzwaniu. Ma trudność, −0d, jeśli nie podano innej, i musi mówić, co robi porażka.

nova6_hazard_fail = Zagrożenia: co robią
    .gist = Porażka może cię zatrzymać, zranić, dać ci kość przeciwności albo kilka z tych rzeczy naraz.

nova6_hazard_pit = Ukryty dół
    .gist = Broń się Bystrością na −1d, albo spadasz o piętro na twarde podłoże: 3 obrażenia obuchowe, tymczasowo [T].

nova6_hazard_deadfall = Coś ciężkiego z góry
    .gist = Broń się Ruchem na −1d, albo przyjmujesz 4 obrażenia obuchowe, tymczasowo [T].

nova6_hazard_setup = Na pośmiewisko
    .gist = Broń się Interakcją na −1d, albo dostajesz 1 kość przeciwności i jeszcze jedną za każdy punkt wyczynu MG.

nova6_expo_define = Ekspozycje
    .gist = Sceny na podróż, przygotowania i poznawanie rzeczy i ludzi, w czasie narracyjnym, gdy nikt nie stoi na drodze.

nova6_expo_one-action = Ekspozycje: jedna akcja na osobę
    .gist = Każdy robi jedną rzecz, drugiej już nie.

nova6_expo_max-three = Ekspozycje: najwyżej trzy
    .gist = Po trzech z rzędu pora, żeby coś się stało; przy czwartej MG dostaje wskazówkę.

nova6_expo_results = Ekspozycje: co dają
    .gist = Głównie zasoby na później albo kości przeciwności. Sukces z 1 punktem wyczynu tworzy zasób z jednym użyciem.

nova6_expo_interlude = Interludia
    .gist = Ekspozycja, która wymaga prawdziwego czasu albo środków. MG mówi, czego wymaga; może być powodem nowej umiejętności, talentu albo cechy.

nova6_contest_define = Rywalizacje
    .gist = Rywale chcą tego samego, ale nie chcą się nawzajem skrzywdzić. Gra się w czasie akcji.

nova6_contest_round = Rywalizacje: jedna akcja na rundę
    .gist = W każdej rundzie każdy bohater ma jedną akcję, najczęściej pokonanie.

nova6_contest_difficulty = Rywalizacje: jak trudno
    .gist = Trudność wyznacza umiejętność rywala albo otoczenie.

nova6_contest_npc-trade = Rywalizacje: rywale też wymieniają
    .gist = Przed rundą MG może wymienić stopnie rywala: każda para to w tej rundzie jego sukces przeciw każdemu bohaterowi, a reszta to trudność. Ruch 3d z jedną wymienioną parą to −1d i po jednym sukcesie przeciw każdemu.

nova6_contest_pc-success = Rywalizacje: wasze sukcesy
    .gist = Udany test to jeden sukces. Każdy punkt wyczynu to o jeden więcej dla ciebie albo o jeden mniej dla kogoś innego.

nova6_contest_npc-success = Rywalizacje: sukcesy rywala
    .gist = Jeśli ci się nie uda, rywal ma jeden sukces przeciw tobie, a MG może zamienić punkty wyczynu na kolejne.

nova6_contest_per-pc = Rywalizacje: liczone osobno
    .gist = Rywal ma osobny licznik przeciw każdemu z was.

nova6_contest_floor = Rywalizacje: nie poniżej zera
    .gist = Żaden licznik nie spada poniżej 0, ile by mu odjęto.

nova6_contest_target = Rywalizacje: ile trzeba
    .gist = Ustala to MG: 3 na krótką rywalizację, 5 na dwie lub trzy tury, 8 na długą albo dowolną inną liczbę.

nova6_contest_independent = Rywalizacje: razem czy osobno
    .gist = MG mówi, czy każdy wygrywa i przegrywa osobno i co znaczy przegrana. Osobno: bohater, który dotarł do celu, wygrywa i odchodzi, a reszta gra dalej; razem: pierwszy kończy wszystko.

nova6_contest_tie = Rywalizacje: remis to nie wygrana
    .gist = Trzeba być na miejscu wcześniej. Jeśli obie strony dochodzą w tej samej rundzie, górą jest druga strona.

nova6_conflict_define = Konflikty
    .gist = Ludzie chcą się skrzywdzić, na ciele, na umyśle albo na dobrym imieniu. Gra toczy się w rundach i zaczyna od inicjatywy.

nova6_init_test = Inicjatywa
    .gist = Każdy gracz wykonuje test bez umiejętności; przy 11 lub więcej bohater działa przed przeciwnikami.

nova6_init_success-first = Przed przeciwnikami
    .gist = Bohaterowie, którym się udało, działają pierwsi, w kolejności, jaką wybiorą gracze.

nova6_init_fail-after = Po przeciwnikach
    .gist = Bohaterowie, którym się nie udało, czekają, aż zadziała druga strona.

nova6_init_sp-bonus = Inicjatywa: żetony bohaterów
    .gist = Każdy punkt wyczynu przy inicjatywie to żeton na jedną darmową akcję dodatkową później w konflikcie.

nova6_init_gsp-bonus = Inicjatywa: żetony MG
    .gist = Punkty wyczynu MG z inicjatywy stają się takimi żetonami dla drugiej strony.

nova6_init_quick = Inicjatywa: talent Szybki
    .gist = Szybki daje +1d, jedną darmową akcję dodatkową na konflikt i punkty wyczynu za dublet: 1, a za triplet 2.

nova6_init_delay = Czekanie na moment
    .gist = W swojej turze możesz się wstrzymać i mieć kogoś na oku.

nova6_init_interrupt = Przerwanie
    .gist = Powiedz, co zrobisz, i rzuć na inicjatywę jeszcze raz. Przy sukcesie działasz, zanim dojdzie do akcji drugiej strony.

nova6_init_interrupt-fail = Za późno
    .gist = Jeśli ten rzut się nie uda, druga strona działa pierwsza, a z twojego zamiaru może nic nie zostać.

nova6_conflict_defend-other = Zasłonięcie towarzysza
    .gist = Możesz wziąć na siebie czyjąś obronę, na −1d.

nova6_conflict_defend-other-sense = Zasłonięcie musi być możliwe
    .gist = Musisz być na miejscu, żeby przyjąć cios, albo móc rzucić się na linię strzału. W razie wątpliwości decyduje MG.

nova6_bonus_when = Akcje dodatkowe są na końcu
    .gist = Wykonuje się je, gdy każdy miał już swoją turę w rundzie.

nova6_bonus_one = Jedna akcja dodatkowa na rundę
    .gist = Nawet z dwoma żetonami wykonujesz w jednej rundzie tylko jedną.

nova6_bonus_sources = Skąd są akcje dodatkowe
    .gist = Z talentu lub cechy, z żetonu za inicjatywę, z długiego upadku albo za 1 punkt fabuły. Inaczej ich nie ma.

nova6_bonus_snap = Szybka akcja jako dodatkowa
    .gist = Akcją dodatkową może być też szybka akcja.

nova6_bonus_order = Kolejność akcji dodatkowych
    .gist = Jeśli chce jej kilka osób, decyduje inicjatywa: bohaterowie przed przeciwnikami, przeciwnicy, bohaterowie po nich.

nova6_conflict_gang = Wielu na jednego
    .gist = Kilku przeciwników na jednego bohatera to jeden, trudniejszy rzut: +1d za dwóch, +2d za trzech lub czterech, +3d za pięciu do ośmiu, +4d za więcej.

nova6_conflict_unopposed-npc = Gdy nikt nie przeszkadza
    .gist = Postać niezależna, której nikt nie staje na drodze, może po prostu dopiąć swego. MG uczciwie ostrzega o akcję wcześniej.
