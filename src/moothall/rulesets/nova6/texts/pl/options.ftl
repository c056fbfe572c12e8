### Co stół może ustawić po swojemu: każda opcja i co zmienia każda jej wartość.

## Testy

option_advanced-actions = Akcje zaawansowane
    .meaning = Czy są szybkie akcje, kilka akcji w turze i testy grupowe.
option_advanced-actions_on = W grze
    .meaning = Każdy może z nich korzystać.
option_advanced-actions_off = Pominięte
    .meaning = Jedna akcja na turę, bez szybkich akcji i testów grupowych; reakcje, inicjatywa i testy ekwipunku zostają.

option_player-trades-penalty = Wymiana kości kary
    .meaning = Czy gracz na minusie może prosić o mniej kości kary za punkty wyczynu dla MG.
option_player-trades-penalty_off = Decyduje MG
    .meaning = O kościach kary decyduje tylko MG.
option_player-trades-penalty_on = Gracz może poprosić
    .meaning = Gracz może zaproponować wymianę, a MG musi się zgodzić.

option_flip-pays-traded = Wymienione punkty przy kupionym sukcesie
    .meaning = Czy wymienione kości dają punkty, gdy porażka staje się sukcesem dzięki przywołaniu lub kosztowi.
option_flip-pays-traded_off = Przepadają
    .meaning = Taki sukces jest zwykły, bez punktów wyczynu.
option_flip-pays-traded_on = Zostają wypłacone
    .meaning = Czekające punkty przychodzą także przy takim sukcesie.

option_up-reads = Odczyt kości na plusie
    .meaning = Które trzy kości się liczą, gdy rzucasz więcej niż trzema dzięki kościom premii.
option_up-reads_choose = Twój wybór
    .meaning = Wybierasz dowolne trzy; najlepsze są podpowiedziane.
option_up-reads_highest = Najwyższe
    .meaning = Liczą się trzy najwyższe, bo tak jest szybciej.

option_practiced-reroll = Wprawiony: które jedynki
    .meaning = Które kości można przerzucić z umiejętnością Wprawioną.
option_practiced-reroll_pool = Każda wyrzucona
    .meaning = Przerzuca się dowolne jedynki z puli i odczytuje pulę od nowa.
option_practiced-reroll_action-dice = Odczytane jedynki
    .meaning = Przerzuca się tylko jedynki spośród trzech kości akcji, a one nimi pozostają.

option_cost-success-in-conflict = Sukces z kosztem w konflikcie
    .meaning = Czy nieudany test w konflikcie można odkupić kosztem.
option_cost-success-in-conflict_on = Możliwy
    .meaning = Jeśli gracz i MG zgodzą się na prawdziwą cenę: pole stresu, zasób, wrogi aspekt albo ustąpienie.
option_cost-success-in-conflict_off = Niemożliwy
    .meaning = W konflikcie porażka to porażka.

option_gsp-bank = Odkładanie punktów wyczynu MG
    .meaning = Co się dzieje z punktami wyczynu, których MG nie wyda od razu.
option_gsp-bank_off = Przepadają
    .meaning = Punkty należą do testu, który je dał.
option_gsp-bank_on = Zostają na scenę
    .meaning = MG może je zachować do końca sceny.

## Przeciwności i czas

option_setback-on-plain-failure = Przeciwność za zwykłą porażkę
    .meaning = Czy przyjęcie porażki w czasie narracyjnym samo daje kość przeciwności.
option_setback-on-plain-failure_off = Bez kości
    .meaning = Kości przeciwności dają tylko koszt, punkty wyczynu MG albo zagrożenie.
option_setback-on-plain-failure_on = Jedna kość
    .meaning = Każda porażka w czasie narracyjnym daje jedną.

option_setback-point-any-result = Kiedy przeciwności dają wyczyn
    .meaning = Po których testach MG może zamienić dwie kości przeciwności na punkt wyczynu.
option_setback-point-any-result_on = Po każdym teście
    .meaning = Sukces zostaje, a wyczyn MG dzieje się obok.
option_setback-point-any-result_off = Tylko po porażkach
    .meaning = Tak jak przy innych punktach wyczynu MG.

option_setback-expiry = Jak długo trwają przeciwności
    .meaning = Kiedy odkłada się niewykorzystane kości przeciwności.
option_setback-expiry_never = Do użycia
    .meaning = Czekają, ile trzeba.
option_setback-expiry_milestone = Do kamienia milowego
    .meaning = Kamień milowy je usuwa.
option_setback-expiry_scenario = Na scenariusz
    .meaning = Kończą się wraz ze scenariuszem.

option_multi-action-penalty = Kilka akcji w turze
    .meaning = Jak liczy się karę za więcej niż jedną akcję.
option_multi-action-penalty_declared = Na wszystkie, od początku
    .meaning = Mówisz ile, a każda z nich ma −1d za każdą ponad pierwszą.
option_multi-action-penalty_progressive = Rosnąca
    .meaning = Pierwsza jest za darmo, druga ma −1d, trzecia −2d.

option_action-duration-test = Kończenie efektu [A]
    .meaning = Czy akcja, która go kończy, wymaga testu.
option_action-duration-test_off = Bez testu
    .meaning = Wystarczy poświęcić akcję, chyba że MG wskaże opór.
option_action-duration-test_on = Z testem
    .meaning = Akcja to pokonanie, które musi się udać.

## Przestrzeń i sceny

option_coverage-mode = Osłona i pancerz
    .meaning = Ile płaci atakujący, żeby ominąć jedno i drugie.
option_coverage-mode_total = Jedna cena
    .meaning = Suma krycia obu, a wtedy żadne nie pochłania.
option_coverage-mode_layers = Warstwa po warstwie
    .meaning = Najpierw swoją cenę ma osłona, potem pancerz.

option_range-dice = Kości za odległość
    .meaning = Czy sama odległość daje kości.
option_range-dice_none = Nie
    .meaning = Tylko jeśli MG zrobi z niej warunek.
option_range-dice_per-step = Za każdy krok
    .meaning = 1d za każdą odległość dalej niż tuż obok: przeciw strzelającemu, dla tego, kto się kryje lub unika.

option_contest-npc-trade = Rywal wymieniający stopnie
    .meaning = Kiedy liczą się sukcesy, które rywal ma z wymienionych stopni.
option_contest-npc-trade_unconditional = Zawsze
    .meaning = W każdej rundzie, bez względu na rzuty bohaterów.
option_contest-npc-trade_on-failure = Przy porażce bohatera
    .meaning = Tylko przeciw bohaterom, którym się w tej rundzie nie uda.

option_contest-tie = Remis w rywalizacji
    .meaning = Kto wygrywa, gdy obie strony dojdą do celu w tej samej rundzie.
option_contest-tie_opposition = Przeciwnicy
    .meaning = Trzeba być naprawdę pierwszym.
option_contest-tie_extra-round = Jeszcze nikt
    .meaning = Rywalizacja trwa o rundę dłużej.
option_contest-tie_pc = Bohater
    .meaning = Remis jest tak dobry jak wygrana.

option_initiative-each-round = Nowa inicjatywa
    .meaning = Jak często rzuca się na inicjatywę w konflikcie.
option_initiative-each-round_off = Raz
    .meaning = Pierwszy rzut obowiązuje przez cały konflikt.
option_initiative-each-round_on = Co rundę
    .meaning = Kolejność może się zmieniać z każdą rundą.

option_free-bonus-action = Darmowe akcje dodatkowe
    .meaning = Czy akcja dodatkowa wymaga żetonu lub punktu fabuły.
option_free-bonus-action_off = Za cenę
    .meaning = Żeton albo 1 punkt fabuły za każdą.
option_free-bonus-action_on = Za darmo
    .meaning = Każdy ma jedną na koniec każdej rundy.

## Efekty

option_effect-cap = Największy efekt
    .meaning = Jak duża może być jedna przewaga, utrudnienie lub warunek.
option_effect-cap_4 = 4d
    .meaning = Każde kończy się na 4d; kilka razem może dać więcej.
option_effect-cap_none = Bez granicy
    .meaning = Tak duże, na ile starczy punktów wyczynu.

option_advantage-consumed = Zużywanie przewag
    .meaning = Czy przewaga znika po pierwszym teście.
option_advantage-consumed_off = Trwają
    .meaning = Liczy się w każdym teście, aż minie jej czas.
option_advantage-consumed_on = Zużywają się
    .meaning = Zużywa ją pierwszy test, w którym się liczy.

option_improved-protection-free = Lepsza ochrona
    .meaning = Ile kosztuje noszącego.
option_improved-protection-free_off = Punkt wyczynu
    .meaning = Dowolny punkt, jaki strona noszącego ma przy tym ataku.
option_improved-protection-free_on = Nic, raz na scenę
    .meaning = Raz na scenę działa bez punktu.

option_area-defend-negates = Unik przed obszarem
    .meaning = Co daje udana obrona Ruchem przed obszarem.
option_area-defend-negates_off = Zmniejsza
    .meaning = Jest warta 1 punkt wyczynu na Zmniejsz efekt.
option_area-defend-negates_on = Zatrzymuje
    .meaning = Jak przy każdej obronie nic nie przechodzi.

option_explosion-on-miss = Chybiony wybuch
    .meaning = Kto odczuwa wybuch, gdy atak się nie udał.
option_explosion-on-miss_half-others = Pozostali, połowę
    .meaning = Cel wychodzi cało; reszta w strefie unika połowy.
option_explosion-on-miss_nothing = Nikt
    .meaning = Wybucha tam, gdzie nikomu nie szkodzi.
option_explosion-on-miss_half-all = Wszyscy, połowę
    .meaning = Cel unika połowy tak jak reszta.

option_repeat-hits = Kilka trafień w jeden cel
    .meaning = Jak na tym samym celu liczą się ogień ciągły, serie i broń dwustrzałowa.
option_repeat-hits_separate = Każde osobno
    .meaning = Każde trafienie jest pochłaniane i zapełnia własne pole.
option_repeat-hits_sum = Zsumowane
    .meaning = Obrażenia się sumuje, pochłania raz i zapełnia jedno pole.

option_hazard-fall-roll = Lądowanie po zagrożeniu
    .meaning = Czy upadek z obrażeniami podanymi przez zagrożenie daje rzut na lądowanie.
option_hazard-fall-roll_off = Bez rzutu
    .meaning = Obrażenia są takie, jak mówi zagrożenie.
option_hazard-fall-roll_on = Z rzutem
    .meaning = Nadal można lądować, pokonując Ruchem.

## Stres

option_staggered-stacks = Oszołomienie na obu torach
    .meaning = Co znaczy oszołomienie ciała i umysłu naraz.
option_staggered-stacks_on = −2d
    .meaning = Liczy się każdy tor.
option_staggered-stacks_off = −1d
    .meaning = Oszołomienie to oszołomienie.

option_stressed-same-roll = STRES dwa razy na rzut
    .meaning = Ile razy na jeden rzut można przywołać STRES.
option_stressed-same-roll_on = Ile razy zapłacisz
    .meaning = Za każdym razem 1 punkt fabuły.
option_stressed-same-roll_off = Raz
    .meaning = Raz na rzut i tor.

option_stressed-pays-target = STRES płaci
    .meaning = Czy dostajesz punkt fabuły, gdy ktoś przywoła twój STRES.
option_stressed-pays-target_on = Płaci za każdym razem
    .meaning = To twój aspekt, więc za każdym razem dostajesz zapłatę.
option_stressed-pays-target_off = Nie płaci
    .meaning = Punkt wraca do puli i nikt go nie dostaje.

option_end-overkill = Koniec: jeden wielki cios
    .meaning = Czy 12 lub więcej obrażeń kończy postać.
option_end-overkill_off = Nie
    .meaning = Taki cios wyłącza z gry na długo, nic gorszego.
option_end-overkill_on = Tak
    .meaning = Liczone po pochłanianiu i po wszystkim, co zmniejsza obrażenia.

option_end-hit-while-out = Koniec: cios w leżącego
    .meaning = Czy dowolne obrażenia kończą kogoś, kogo obezwładniono.
option_end-hit-while-out_off = Nie
    .meaning = Nikt od tego nie ginie.
option_end-hit-while-out_on = Tak
    .meaning = Wystarczy jeden punkt.

option_end-bystander-save = Koniec: przypadkowy cios
    .meaning = Czy leżący, w którego nie celowano, może się uratować; wymaga opcji „cios w leżącego”.
option_end-bystander-save_off = Nie
    .meaning = Kończy ich jak każdy inny cios.
option_end-bystander-save_on = Testem
    .meaning = Ratuje pokonanie Krzepą lub Wolą.

option_end-untreated = Koniec: nikt nie przyszedł
    .meaning = Czy postać z polem obezwładnienia ginie bez leczenia.
option_end-untreated_off = Nie
    .meaning = Z czasem wraca do sił.
option_end-untreated_on = Tak
    .meaning = Ktoś musi im skutecznie pomóc na koniec sceny.

option_concede-pays-always = Ustąpienie się opłaca
    .meaning = Czy ustąpienie zawsze daje punkt fabuły.
option_concede-pays-always_off = Jeśli go wybierzesz
    .meaning = Punkt fabuły to jedna z trzech korzyści.
option_concede-pays-always_on = Zawsze
    .meaning = Punkt fabuły przychodzi oprócz wybranej korzyści.

## Powrót do sił, aspekty i punkty fabuły

option_incapacitated-recovery = Czyszczenie pola obezwładnienia
    .meaning = Co utrudnia ten test.
option_incapacitated-recovery_stunt-point = Punkt wyczynu
    .meaning = Sukces musi dać 1, który idzie na to pole.
option_incapacitated-recovery_minus-2d = −2d
    .meaning = Test ma −2d, a każdy sukces czyści pole.

option_rest-refreshes-pp = Punkty fabuły przy odpoczynku
    .meaning = Czy odpoczynek odświeża punkty fabuły.
option_rest-refreshes-pp_off = Nie
    .meaning = Robią to tylko kamienie milowe.
option_rest-refreshes-pp_on = Tak
    .meaning = Każdy wraca do swojego odświeżenia.

option_milestone-auto-clear = Pola przy kamieniu milowym
    .meaning = Czy pola oszołomienia i obezwładnienia wymagają testu przy kamieniu milowym.
option_milestone-auto-clear_off = Testy jak zwykle
    .meaning = Kamień milowy daje szansę, nie sukces.
option_milestone-auto-clear_on = Znikają
    .meaning = Czyszczą się wszystkie pola w zasięgu kamienia milowego.

option_gm-rolls = Kto rzuca za drugą stronę
    .meaning = Co się dzieje, gdy bohater niezależny działa przeciw bohaterowi gracza.
option_gm-rolls_off = Gracz
    .meaning = Gracz rzuca na obronę lub inną reakcję.
option_gm-rolls_on = MG
    .meaning = MG rzuca za postać, a umiejętność bohatera jest trudnością.

option_compel-zero-pp-refuse = Odmowa bez punktów fabuły
    .meaning = Czy można odrzucić wymuszenie, na które cię nie stać.
option_compel-zero-pp-refuse_off = Nie
    .meaning = Przyjmij je albo negocjuj warunki.
option_compel-zero-pp-refuse_on = Tak
    .meaning = Gdy nic nie zostało, odmowa jest darmowa.

option_npc-compel-refund = Wymuszenie odkupione przez MG
    .meaning = Co się dzieje z twoim punktem fabuły, gdy MG zapobiegnie wymuszeniu.
option_npc-compel-refund_off = Jest wydany
    .meaning = Przepadają oba punkty.
option_npc-compel-refund_on = Wraca
    .meaning = Dostajesz swój z powrotem.

option_gpp-per-pc = Punkty fabuły MG
    .meaning = Ile MG ma za każdego bohatera, na początku i przy każdym odświeżeniu.
option_gpp-per-pc_1 = Po jednym
    .meaning = Czworo bohaterów to cztery punkty.
option_gpp-per-pc_0 = Wcale
    .meaning = MG ma tylko to, co przyniosą poczynania bohaterów.
option_gpp-per-pc_2 = Po dwa
    .meaning = Czworo bohaterów to osiem punktów.
option_gpp-per-pc_3 = Po trzy
    .meaning = Czworo bohaterów to dwanaście punktów.

option_focused-rank-five = Skupiony i piąty stopień
    .meaning = Czy na poziomie 15 Skupiony może mieć w swojej umiejętności stopień 5.
option_focused-rank-five_off = Nie bez cechy
    .meaning = Kogo nie przepuszcza żadna cecha, ten kończy na stopniu 4.
option_focused-rank-five_on = Skupiony tam sięga
    .meaning = Od poziomu 15 w tej umiejętności można kupić stopień 5.

option_advance-banking = Odkładanie rozwinięć
    .meaning = Czy można przyjść do stołu z niewydanymi rozwinięciami.
option_advance-banking_on = Można odkładać
    .meaning = Karta pokazuje, ile zostało.
option_advance-banking_off = Trzeba wydać
    .meaning = Dopóki coś zostało, postać jest szkicem.

option_start-level = Poziom na początku
    .meaning = Poziom każdej nowej postaci.
option_start-level_1 = 1, jak zwykle
    .meaning = Każdy zaczyna postacią pierwszego poziomu.

option_practiced-keeps-traded-sp = Wymienione punkty i pewny sukces
    .meaning = Czy punkty wyczynu z wymiany kości zostają przy sukcesie bez rzutu.
option_practiced-keeps-traded-sp_off = Przepadają
    .meaning = Pewny sukces jest zwykły.
option_practiced-keeps-traded-sp_on = Zostają
    .meaning = Można wydać to, na co wymieniono kości.

option_strong-body-choice = Z czym obyte jest Silne ciało
    .meaning = Kiedy wybiera się między bagażem a pancerzem.
option_strong-body-choice_per-test = W każdym teście
    .meaning = To, co akurat się liczy.
option_strong-body-choice_fixed = Raz na zawsze
    .meaning = Mówi o tym karta, a drugie liczy się w całości.
option_npc-defense = Jak bronią się postacie MG
    .meaning = Którą umiejętnością przeciwstawia się postać MG, gdy pasują dwie.
option_npc-defense_best = Lepszą
    .meaning = Proponowana jest trudniejsza z nich, a MG może ją zmienić.
option_npc-defense_gm-picks = Jak wybierze MG
    .meaning = MG jest pytany za każdym razem.
option_grapple-scope = Co krępuje chwyt
    .meaning = Czy komuś, kto jest trzymany, przeszkadza to we wszystkim, w czym może.
option_grapple-scope_all = Wszystko
    .meaning = Walkę, Ruch i to, co wymaga dwóch kończyn.
option_grapple-scope_pick-one = Jedną rzecz
    .meaning = Mówi którą ten, kto chwyta.

option_default-load = Zwykły bagaż
    .meaning = Co niesie ten, kto nie wybrał bagażu.
option_default-load_basic = Podstawowy
    .meaning = Bez obciążenia, testy ekwipunku z jedną kością mniej.
option_default-load_unprepared = Żaden
    .meaning = Bez obciążenia i bez testów ekwipunku.
option_default-load_light = Lekki
    .meaning = Jedna kość obciążenia.
option_default-load_medium = Średni
    .meaning = Dwie kości obciążenia; wystarcza na tydzień.
option_default-load_heavy = Ciężki
    .meaning = Trzy kości obciążenia; wystarcza na miesiąc.

option_heavy-load-gear-die = Testy ekwipunku przy ciężkim bagażu
    .meaning = Ile kości daje ciężki bagaż w teście ekwipunku.
option_heavy-load-gear-die_1 = Jedna kość
    .meaning = Tyle co średni bagaż, jak chce księga.
option_heavy-load-gear-die_2 = Dwie kości
    .meaning = O jedną więcej niż średni bagaż.

option_auto-drop-load = Bagaż w konflikcie
    .meaning = Czy na początku konfliktu bagaż się odkłada.
option_auto-drop-load_on = Odkłada się go
    .meaning = Chyba że ktoś chce go zatrzymać.
option_auto-drop-load_off = Zostaje na plecach
    .meaning = Kto chce go odłożyć, mówi o tym.

option_gear-test-retry = Ponowne szukanie tego samego
    .meaning = Czy bohater może w jednej scenie kilka razy sprawdzać to samo.
option_gear-test-retry_off = Raz w scenie
    .meaning = Potem już tego nie ma.
option_gear-test-retry_on = Ile razy się chce
    .meaning = Za każdym razem to nowy test.

option_price-penalty = Ceny i testy ekwipunku
    .meaning = Czy cena utrudnia test ekwipunku.
option_price-penalty_on = Drogie jest trudniejsze
    .meaning = Kość od ceny 100 i kolejna za każde następne zero.
option_price-penalty_off = Ceny się nie liczą
    .meaning = Liczy się tylko kara od MG.

option_asset-uses-per-action = Użycia zasobu w jednej akcji
    .meaning = Ile użyć tego samego zasobu może pomóc jednej akcji.
option_asset-uses-per-action_one = Jedno
    .meaning = Po jednej kości za zasób.
option_asset-uses-per-action_any = Ile ich jest
    .meaning = Po kości za każde użycie.

option_signature-cap = Zasoby popisowe w jednej akcji
    .meaning = Ile zasobów popisowych może pomóc jednej akcji.
option_signature-cap_none = Wszystkie, które pasują
    .meaning = Które, o tym mówi MG.
option_signature-cap_one = Jeden
    .meaning = Niezależnie od tego, ile pasuje.

option_flaw-pays = Co daje wada
    .meaning = Co gracz dostaje w zamian za wadę.
option_flaw-pays_gm-names = Co powie MG
    .meaning = Rozwinięcie, cecha albo nic.
option_flaw-pays_advance = Zawsze rozwinięcie
    .meaning = Każda wada jest warta jedno.
option_flaw-pays_nothing = Nic
    .meaning = Wada jest nagrodą sama w sobie.

option_survival-mode = Tryb przetrwania
    .meaning = Czy kamienie milowe czekają na spokój i czas.
option_survival-mode_off = Wyłączony
    .meaning = Kamień milowy działa od razu.
option_survival-mode_on = Włączony
    .meaning = Najpierw musi być odpoczynek, dzień albo tydzień.

option_armor-layering = Pancerz na pancerzu
    .meaning = Ile warte jest kilka części pancerza razem.
option_armor-layering_sum = Sumują się
    .meaning = Liczą się pochłanianie, skrępowanie i krycie wszystkich części.
option_armor-layering_highest-soak = Najlepsza
    .meaning = Liczy się tylko część, która pochłania najwięcej, ale krępują wszystkie.
option_armor-layering_off = Tylko jedna
    .meaning = Nikt nie zakłada drugiej części.

option_bipod-automatic = Dwójnóg na broni automatycznej
    .meaning = Czy dwójnóg pomaga też przy karabinach maszynowych.
option_bipod-automatic_off = Tylko karabiny
    .meaning = Tak jak w tabeli, przy karabinach.
option_bipod-automatic_on = Także broń automatyczna
    .meaning = To, co ciężkie i szybkostrzelne, też da się oprzeć.

option_extra-advance-rounding = Pół rozwinięcia
    .meaning = Ile ma statysta, gdy liczba rozwinięć jest nieparzysta.
option_extra-advance-rounding_down = Przepada
    .meaning = Z siedmiu rozwinięć statysta ma trzy.
option_extra-advance-rounding_up = Liczy się
    .meaning = Z siedmiu rozwinięć statysta ma cztery.

option_extra-bonus-boxes = Więcej pól dla statystów
    .meaning = Czy stopnie i talenty dają statyście pola tak jak bohaterowi.
option_extra-bonus-boxes_off = Nie
    .meaning = Trzy na tor, cokolwiek umieją.
option_extra-bonus-boxes_on = Tak
    .meaning = Trzy na tor i te ze stopni i talentów.

option_horde-even-share = Dość dobry tłum
    .meaning = Ilu się udaje, gdy umiejętność tłumu dorównuje trudności.
option_horde-even-share_all = Wszystkim
    .meaning = Każdemu z nich.
option_horde-even-share_half = Połowie
    .meaning = Co drugiemu.

option_milestone-trades = Wymiany przy kamieniach milowych
    .meaning = Gdy tekst księgi i jej tabela różnią się co do tego, co wolno wymienić.
option_milestone-trades_union = Oba
    .meaning = Atut przy małym kamieniu milowym; talent i atut przy dużym.
option_milestone-trades_text = Tekst
    .meaning = Nic przy małym kamieniu milowym; talent i atut przy dużym.
option_milestone-trades_table = Tabela
    .meaning = Atut przy małym kamieniu milowym; przy dużym tylko talent.

option_epic-aspect-changes = Aspekty po epickim kamieniu milowym
    .meaning = Ile z nich wolno zmienić.
option_epic-aspect-changes_one = Jeden
    .meaning = Więcej tylko za zgodą MG.
option_epic-aspect-changes_any = Ile chcesz
    .meaning = Wszystkie, bez pytania.

option_total-condition = Zmysł całkiem wyłączony
    .meaning = Co się dzieje z testem przeciw czterem kościom warunku.
option_total-condition_propose-fail = Zwykle zawodzi
    .meaning = MG decyduje, a proponowana jest porażka.
option_total-condition_roll = Rzuca się
    .meaning = Na czterech kościach mniej, jak zawsze.
