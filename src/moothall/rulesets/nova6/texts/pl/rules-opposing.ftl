### Przeciwne umiejętności: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_opposing_difficulty = Jak trudny jest przeciwnik
    .gist = Stopnie umiejętności, którą druga strona się przeciwstawia, to kości kary; tak samo jej pasujący atut, talent albo cecha.

nova6_opposing_guidance = Tabela to zwyczaj, nie prawo
    .gist = Gdzie sytuacja tego wymaga, MG może wskazać dowolną inną umiejętność; dziennik to odnotuje.

nova6_opposing_unopposed-mark = Gdzie zwykle nikt nie staje na drodze
    .gist = Niektórym akcjom zwykle nikt się nie przeciwstawia. Wtedy MG podaje trudność od 0 do −5d.

nova6_opposing_defender-choice = Kto wybiera obronę
    .gist = Jeśli pasują dwie umiejętności, gracz wybiera za swoją postać. Dla pozostałych proponowana jest trudniejsza albo za każdym razem wybiera MG.

nova6_opposing_fight_overcome = Przeciw Walce: pokonanie
    .gist = W próbie oręża przeciw twojej Walce stoi Walka rywala; popisowy strzał rywala nie ma.

nova6_opposing_fight_create-advantage = Przeciw Walce: tworzenie przewagi
    .gist = Przed manewrem broni Walka albo Ruch, a przed manewrem z dystansu tylko Ruch.

nova6_opposing_fight_attack = Przeciw Walce: atak
    .gist = Przed ciosami broni Walka albo Ruch, przed strzałami tylko Ruch.

nova6_opposing_fight_defend = Przeciw Walce: obrona
    .gist = Kto paruje Walką, ma przeciw sobie Walkę atakującego.

nova6_opposing_interact_overcome = Przeciw Interakcji: pokonanie
    .gist = Kto nie chce dać się namówić, opiera się Interakcją albo Wolą.

nova6_opposing_interact_create-advantage = Przeciw Interakcji: tworzenie przewagi
    .gist = Nastrojom i kłamstwom też przeciwstawia się Interakcja albo Wola.

nova6_opposing_interact_attack = Przeciw Interakcji: atak
    .gist = Przed słowami, które ranią, broni Interakcja albo Wola.

nova6_opposing_interact_defend = Przeciw Interakcji: obrona
    .gist = Kto odpowiada Interakcją, ma przeciw sobie Interakcję tego, kto rani.

nova6_opposing_move_overcome = Przeciw Ruchowi: pokonanie
    .gist = W wyścigu to Ruch rywala, przy przemykaniu się Bystrość strażnika, a przy wspinaczce sama trudność.

nova6_opposing_move_create-advantage = Przeciw Ruchowi: tworzenie przewagi
    .gist = Zasadzce i lepszej pozycji przeciwstawia się Bystrość albo Ruch.

nova6_opposing_move_attack = Przeciw Ruchowi: atak
    .gist = Przed taranowaniem ucieka się Ruchem.

nova6_opposing_move_defend = Przeciw Ruchowi: obrona
    .gist = Kto robi unik, ma przeciw sobie Walkę atakującego albo Ruch tego, kto chce lepszego miejsca.

nova6_opposing_physique_overcome = Przeciw Krzepie: pokonanie
    .gist = Kto kogoś popycha, ma przeciw sobie jego Krzepę; brama ma tylko trudność.

nova6_opposing_physique_create-advantage = Przeciw Krzepie: tworzenie przewagi
    .gist = Przed unieruchomieniem broni Krzepa.

nova6_opposing_physique_attack = Przeciw Krzepie: atak
    .gist = Przed miażdżeniem broni Krzepa.

nova6_opposing_physique_defend = Przeciw Krzepie: obrona
    .gist = Kto się opiera, ma przeciw sobie Krzepę drugiej strony, do czegokolwiek jej użyto.

nova6_opposing_resolve_overcome = Przeciw Woli: pokonanie
    .gist = Cierpliwość ma przeciw sobie Bystrość tego, kto zadał zagadkę, jeśli ktoś ją zadał.

nova6_opposing_resolve_create-advantage = Przeciw Woli: tworzenie przewagi
    .gist = Koncentracja ma przeciw sobie Bystrość tego, kto ją zakłóca, jeśli ktoś taki jest.

nova6_opposing_resolve_attack = Przeciw Woli: atak
    .gist = Przed napaścią na umysł broni Wola.

nova6_opposing_resolve_defend = Przeciw Woli: obrona
    .gist = Kto trwa przy swoim, ma przeciw sobie Wolę albo Interakcję tego, kto atakuje umysł.

nova6_opposing_wits_overcome = Przeciw Bystrości: pokonanie
    .gist = Kto chce kogoś przechytrzyć, ma przeciw sobie jego Bystrość; kto się ukrywa, odpowiada Ruchem.

nova6_opposing_wits_create-advantage = Przeciw Bystrości: tworzenie przewagi
    .gist = Kto jest na celowniku, utrudnia celowanie Ruchem.

nova6_opposing_wits_attack = Przeciw Bystrości: atak
    .gist = Ognia spoza pola widzenia unika się Ruchem, chyba że MG uzna, że pomoże Walka.

nova6_opposing_wits_defend = Przeciw Bystrości: obrona
    .gist = Kto trzyma straż, ma przeciw sobie Bystrość albo Ruch tego, kto knuje, chowa się lub przemyka.
