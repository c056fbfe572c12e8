### What the command line says: its help, and the words around its answers.

## Help: the frame

help-usage = Użycie:
help-mark = [FLAGI]
help-command-mark = POLECENIE
help-arguments = Co podać
help-flags = Flagi
help-commands = Polecenia

help-blank =
    .address = ADRES
    .attribute = CECHA
    .backup = KOPIA
    .chapter = ROZDZIAŁ
    .die = KOŚĆ
    .faces = WYNIKI
    .file = PLIK
    .folder = FOLDER
    .id = ID
    .item = RZECZ
    .kind = RODZAJ
    .lang = JĘZYK
    .level = POZIOM
    .mode = TRYB
    .name = NAZWA
    .number = LICZBA
    .part = DODATEK
    .port = PORT
    .role = ROLA
    .rule_id = ZASADA
    .ruleset = SYSTEM
    .seat = MIEJSCE
    .seed = ZIARNO
    .sentence = ZDANIE
    .table = STÓŁ
    .tier = RODZAJ
    .url = URL
    .use = UŻYCIE
    .value = WARTOŚĆ
    .way = WARIANT
    .word = SŁOWO
    .words = SŁOWA
    .pack = PAKIET
    .count = LICZBA
    .format = POSTAĆ

help-common =
    .lang = Język odpowiedzi, np. pl; bez tej flagi taki, jaki ustawiono w komputerze.
    .as_json = Wypisuje jeden obiekt JSON i nic więcej.
    .help = Pokazuje tę pomoc.
    .ruleset = Zestaw zasad, np. nde2.
    .settings = Opcja stołu i jej wartość, połączone znakiem równości; można podać kilka razy.
    .die = Kość cechy, np. d12.
    .against = Liczba, którą trzeba osiągnąć, np. 5.
    .dice_mode = Kości, którymi gracie: ladder to pojedyncze kości; poza tym 2d6 w nde2, a d6 w nde1.
    .modifier = Przy 2d6: modyfikator cechy, np. 2.
    .advantage = Coś w tej sytuacji pomaga.
    .disadvantage = Coś w tej sytuacji przeszkadza.
    .talent = Pasuje tu Talent.
    .help_from_ally = Pomaga sojusznik.
    .level = Przy jednej d6: biegłość bohatera, czyli master, trained, novice albo unskilled.
    .shift = O ile stopni trudniej (1) lub łatwiej (-1), wszystkie warunki razem.
    .foe = Przeciwnik: minion, elite albo boss; osiągnąć trzeba jego liczbę.
    .luck = Na co idzie jeden Łut Szczęścia: reroll, cost albo, przed rzutem, step; przy 2d6 reroll, plus lub cost.

## Help: the commands

help = Moothall prowadzi lekkie gry fabularne: zasady są dokładne i zawsze wyjaśnione.
    .version = Pokazuje, która to wersja.

help-odds = Pokazuje dokładne szanse, zanim ktokolwiek rzuci kością.
help-odds-nde2 = Pokazuje szanse jednego testu: dla kości i Trudności albo dla modyfikatora.
help-odds-nde1 = Pokazuje szanse jednego testu pierwszej edycji: dla kości i TN albo dla poziomu przy jednej d6.
help-odds-houses2d20 = Pokazuje szanse jednego testu w 2d20: houses and drives i to, co zmieni jeszcze jeden wydatek.
    .skill = Poziom umiejętności, np. 6.
    .drive = Poziom Motywacji, np. 7.
    .difficulty = Trudność, od 0 do 5.
    .dice = Ile kości się rzuca, od 2 do 5.
    .focus = Pasuje tu specjalizacja.
    .complication_range = Ryzyko, od 1 do 5.
    .assist = Liczba docelowa pomocnika, np. 11, albo 9:5 z progiem krytycznym; można podać kilka razy.
    .determination = Wydaj punkt: automatyczna jedynka albo przerzut po porażce.
help-odds-nova6 = Pokazuje szanse jednego rzutu według kości premii i kary, z punktami wyczynu obu stron.
    .bonus = Kości premii, wszystkie razem.
    .penalty = Kości kary, wszystkie razem.
    .trade = Pary kości wymienione na punkt ponad te, które muszą odejść.
    .focused = Umiejętność jest Skupiona.
    .practiced = Umiejętność Wyćwiczona: przerzut jedynek (reroll) albo pewny sukces (auto).
    .specialized = Umiejętność jest Wyspecjalizowana i jedną kość odkłada się na bok.
    .opposed_focused = Przeciwstawna umiejętność jest Skupiona.
    .opposed_specialized = Przeciwstawna umiejętność jest Wyspecjalizowana i jedną kość odkłada się na bok.
help-roll = Rzuca i wyjaśnia, co mówią kości.
help-roll-nde2 = Wykonuje jeden rzut albo rozgrywa cały test postaci z pliku.
    .faces = Wyniki rzutu prawdziwymi kośćmi, np. 7 albo 3,5; bez nich rzuca komputer.
    .sheet = Plik postaci; o resztę, której wymaga test, program zapyta.
    .aim = Co postać chce zrobić.
help-roll-nde1 = Wykonuje jeden rzut pierwszej edycji albo rozgrywa cały test postaci z pliku.
    .faces = Wynik rzutu prawdziwą kością, np. 7; bez niego rzuca komputer.
    .sheet = Plik postaci; o resztę, której wymaga test, program zapyta.
    .aim = Co postać chce zrobić.
help-roll-houses2d20 = Wykonuje jeden rzut w 2d20: houses and drives albo rozgrywa cały test postaci z pliku.
    .skill = Poziom umiejętności, np. 6.
    .drive = Poziom Motywacji, np. 7.
    .difficulty = Trudność, od 0 do 5.
    .dice = Ile kości się rzuca, od 2 do 5.
    .focus = Pasuje tu specjalizacja.
    .complication_range = Ryzyko, od 1 do 5.
    .assist = Liczba docelowa pomocnika, np. 11, albo 9:5 z progiem krytycznym; można podać kilka razy.
    .determination = Wydaj punkt: automatyczna jedynka albo przerzut po porażce.
    .faces = Wyniki rzutu prawdziwymi kośćmi, np. 7,13; bez nich rzuca komputer.
    .sheet = Plik postaci; o resztę, której wymaga test, program zapyta.
    .aim = Co postać chce zrobić.
help-roll-nova6 = Rzuca jeden test według kości premii i kary i wyjaśnia, co mówią kości.
    .bonus = Kości premii, wszystkie razem.
    .penalty = Kości kary, wszystkie razem.
    .trade = Pary kości wymienione na punkt ponad te, które muszą odejść.
    .focused = Umiejętność jest Skupiona.
    .practiced = Umiejętność Wyćwiczona: przerzut jedynek (reroll) albo pewny sukces (auto).
    .specialized = Umiejętność jest Wyspecjalizowana i jedną kość odkłada się na bok.
    .opposed_focused = Przeciwstawna umiejętność jest Skupiona.
    .opposed_specialized = Przeciwstawna umiejętność jest Wyspecjalizowana i jedną kość odkłada się na bok.
    .faces = Ścianki, które pokazały prawdziwe kości, na przykład 6,4,2; bez nich rzuca komputer.
help-character = Tworzy postać, sprawdza ją z zasadami i pozwala jej się rozwijać.
help-character-new = Tworzy nową postać i wypisuje jej plik.
    .role = Rola, np. specialist.
    .name = Imię postaci.
    .concept = Kim jest postać, w jednej linijce.
    .talents = Talent w kilku słowach; można podać kilka razy.
    .at_random = Wszystkie wybory zostawia losowi.
    .seed = To samo ziarno da jeszcze raz tę samą postać.
    .level = Poziom, od 0 do 15.
    .pack = Pakiet: jego identyfikator albo plik.
help-character-new-nde2 = Postać z drugiej edycji.
help-character-new-nde1 = Postać z pierwszej edycji.
help-character-new-houses2d20 = Postać do gry „2d20: rody i motywacje”; bez --random karta do wypełnienia.
help-character-new-nova6 = Postać do NOVA6, losowa albo jako szkic do wypełnienia.
help-character-check = Mówi, czy postać jest zgodna z zasadami, i podaje każdy problem wraz z zasadą.
    .file = Plik postaci.
    .pack = Pakiet, według którego oceniać; domyślnie ten, z którym powstała postać.
help-character-show = Zapisuje postać NOVA6 tak jak podręcznik, w Markdownie.
    .file = Plik postaci.
help-character-grow = Rozwija postać w jednej rzeczy i zapisuje to w jej pliku.
    .file = Plik postaci.
    .attribute = Ulepsza tę cechę: str, dex lub might.
    .heart = Dodaje jedno Serce.
    .power = Dodaje jeden Punkt Mocy.
    .trait = Dodaje nowy Atut, opisany jednym zdaniem.
help-character-convert = Przelicza kości postaci na kości innego stołu, jeśli księga mówi, jak.
    .file = Plik postaci.
    .dice_mode = Kości tamtego stołu: ladder, 2d6 albo d6.
    .ruleset = Zestaw zasad tamtego stołu, jeśli jest inny.
help-serve = Udostępnia twoje stoły przeglądarkom, na tym komputerze albo w twojej sieci.
    .lan = Wpuść też inne urządzenia z twojej sieci.
    .host = Słuchaj tylko pod tym adresem.
    .port = Słuchaj na tym porcie; bez tej flagi na 4255.
    .public_url = Adres, pod którym pokazuje nas serwer pośredniczący, na przykład https://stol.example.
    .data = Folder, w którym wszystko jest przechowywane.
    .database = Adres bazy PostgreSQL, w której są stoły, na przykład postgresql://nazwa@host/baza, zamiast folderu.
    .proxy = Adres lub sieć serwera proxy na innym komputerze; wierzymy mu, gdy mówi, w czyim imieniu pyta.
    .inside = Z --database: adres i port we własnej sieci, pod którymi inne procesy przekazują ludzi temu procesowi.
    .open_to_all = Pozwól zakładać stoły każdemu, kto może wejść, a nie tylko gospodarzowi.
    .demo = Otwórz gotową sesję z czterema miejscami i walką w toku.
    .files = Udostępnij też ten pakiet; można podać kilka razy.
    .certificate = Szyfruj połączenia certyfikatem z tego pliku PEM; jego klucz podaje --key.
    .key = Plik PEM z kluczem certyfikatu.
    .log_format = Postać dziennika: plain dla ludzi, json dla programów.
    .most_tables = Tyle stołów może być otwartych naraz.
    .most_people = Tyle osób może być połączonych naraz.
    .most_memory = Tyle MiB może zająć serwer, zanim zacznie odmawiać nowym; 0 to trzy czwarte tego, co jest.
help-demo = Boty rozgrywają krótką sesję, a każdy wynik jest wyjaśniony.
    .seed = To samo ziarno da jeszcze raz tę samą sesję.
    .ledger = Zapisuje też pełny przebieg sesji do tego pliku.
    .pack = Zagraj ludźmi z tego pakietu: jego identyfikator albo plik.

help-npc = Tworzy kogoś, kogo zagra MG.
help-npc-houses2d20 = Pomniejsza, znacząca albo główna postać, wylosowana zgodnie z zasadami.
    .tier = minor, notable albo major; bez tej flagi minor.
    .name = Imię postaci.
    .seed = To samo ziarno daje tę samą postać.
help-gear = Pokazuje rzeczy z tabel ekwipunku.
help-gear-nova6 = Wypisuje broń i pancerze albo pokazuje jedną rzecz z tym, co do niej dołożono.
    .items = Rzecz, na przykład longsword, a po niej dodatki, na przykład pistol-light revolver.
    .ways = Coś, co dodatek daje poza tym, na przykład one-handed przy obrzynie.
    .magnum = Broń jest zbudowana do amunicji magnum.
    .set_up = To, co pomaga dopiero po akcji, na przykład dwójnóg, jest już rozstawione.
help-npc-nova6 = Postać pierwszoplanowa, statysta albo grupa, według poziomu i zajęcia, wylosowane zgodnie z zasadami.
    .kind = principal, extra albo group; bez tej flagi extra.
    .level = Poziom od 0 do 15; bez tej flagi 1.
    .concept = Kim jest, na przykład strażnik albo uzdrowiciel; każde inne słowo staje się główną koncepcją.
    .name = Jak się nazywa.
    .count = Ilu liczy grupa.
    .seed = To samo ziarno daje tę samą postać.
    .pack = Pakiet, z którego ludzi i rzeczy się ją robi: jego identyfikator albo plik.
help-hook = Losuje coś, od czego może zacząć się opowieść.
help-hook-houses2d20 = Losuje zadanie, cel, miejsce, niebezpieczeństwo i postać.
    .source = ours to tabela do każdego świata, reference to tabela ze skrótu zasad.
    .seed = To samo ziarno daje tę samą zahaczkę.
help-rules = Pozwala przejrzeć, przeczytać i przeszukać zasady.
help-rules-list = Wymienia wszystkie zasady.
    .ruleset = Tylko zasady z tego zestawu, np. nde2.
    .chapter = Tylko zasady z tego rozdziału, np. luck.
help-rules-show = Pokazuje jedną zasadę prostymi słowami, z opcjami i przykładami.
    .rule_id = Zasada, np. nde2.test.one.
help-rules-search = Znajduje zasady po kilku słowach; drobne literówki nie przeszkadzają.
    .words = Czego szukać, np. częściowa osłona; na końcu można dodać zestaw zasad.
help-rules-options = Wymienia opcje zestawu zasad, ich pochodzenie i nakładki.
    .ruleset = Zestaw zasad, np. nde2.
help-rules-gaps = Wymienia miejsca, które podręcznik zostawia otwarte, a my rozstrzygnęliśmy.
    .ruleset = Zestaw zasad, np. nde2.
help-rules-coverage = Mówi, ile jest zasad i ile z nich sprawdzają testy.

## Odds

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The rulebook

rules-chapter = { $title } ({ $id })
rules-title = { $title } ({ $id })
rules-kind = { $kind ->
        [auto] Rodzaj: działa samo, nikt nie musi o niczym decydować.
        [choice] Rodzaj: ktoś przy stole decyduje.
        [fiction] Rodzaj: sprawa opowieści; nie zmienia żadnej liczby.
        [ruling] Rodzaj: nasze rozstrzygnięcie, bo podręcznik milczy albo mówi dwie różne rzeczy.
       *[other] Rodzaj: { $kind }.
    }
rules-ruling = Rozstrzygnięcie: { $title } ({ $id })
rules-source = Źródło: { $source }
rules-in-english = Ta zasada jest opisana tylko po angielsku.
rules-origin = { $source ->
        [book] z podręcznika
        [ruling] nasze rozstrzygnięcie
        [house] zasada domowa
       *[other] { $source }
    }
rules-literal = Dosłownie: { $value }.
rules-layers = Nakładki
rules-gaps-title = Luki podręcznika: { $title }
rules-gaps-about = Gdzie tekst zostawia coś otwarte, rozstrzygnęliśmy sami. Te rozstrzygnięcia zostają w zestawie „as-written”. Opcje może ustawić stół.
rules-gap = { $kind ->
        [silent] Podręcznik o tym nie mówi.
        [unclear] Podręcznik można czytać na więcej niż jeden sposób.
       *[differs] Dwa miejsca podręcznika mówią co innego.
    }
rules-option = Opcja stołu { $name }: { $title }
rules-value = { $usual ->
        [yes] { $value } (domyślnie): { $title }. { $meaning }
       *[no] { $value }: { $title }. { $meaning }
    }
rules-takes = { $takes ->
    [limit] Można też ustawić inną liczbę całkowitą albo „none”, czyli bez ograniczenia.
    [share] Można też ustawić inny ułamek, większy od 0 i nie większy niż 1.
    [price] Można też ustawić cenę, na przykład „momentum:1” albo „threat:2”.
    [word] Można też ustawić własne słowo.
   *[number] Można też ustawić inną liczbę całkowitą.
}
rules-example = Przykład: { $title }
rules-given = Sytuacja: { $text }
rules-then = Skutek: { $text }
rules-see = Zobacz też
rules-nothing-found = Żadna zasada nie pasuje do „{ $words }”; spróbuj krócej albo innymi słowami.

rules-coverage = { $ruleset }: wszystkich zasad { $total }, w tym wykonywalnych { $executable }, a użytych w testach { $exercised }.
rules-total = { $ruleset }: { $total ->
        [one] { $total } zasada.
        [few] { $total } zasady.
       *[many] { $total } zasad.
    }
rules-missing = Jeszcze nieużyte w testach:
rules-measured = Zmierzono przy uruchomieniu testów: { $when }.
rules-not-measured = Tutaj nie zmierzono, ile z nich sprawdzają testy; żeby się dowiedzieć, uruchom „python3 dev.py test” w kopii źródeł.

## Stories: what happened, and why

list-joiner = {", "}
log-rolled = { $count ->
        [one] Na d{ $sides } wypada { $faces }.
       *[many] Na { $count }d{ $sides } wypada { $faces }.
    }
log-without = Bez „{ $reason }”: { $dice }, { $percent } zamiast { $was }.
log-reckoned-dice = { $steps ->
        [none] { $rolled }
       *[other] { $began }; { $steps } → { $rolled }
    }
log-reason = { $said } ({ $cite })
log-rule = { $title } ({ $cite })
log-as-before = Jak wcześniej: { $cites }

demo-title = Krótka sesja z { $ruleset }, ziarno { $seed }
demo-more = Każdą z tych zasad można przeczytać, na przykład: moothall rules show { $rule }

## Questions at the terminal

prompt-question = { $seat }: { $question }
prompt-choice = { $number }. { $choice }
prompt-or = {" / "}
prompt-field = { $choices ->
        [none] { $preset ->
            [none] { $label }:
           *[other] { $label } [{ $preset }]:
        }
       *[other] { $preset ->
            [none] { $label } ({ $choices }):
           *[other] { $label } ({ $choices }) [{ $preset }]:
        }
    }
prompt-dice = Rzut prawdziwymi kośćmi: { $count }d{ $sides }. Co wypadło?
field-answer = Odpowiedź
field-offer = Jak, albo pas
term-gm = MG
term-yes = tak
term-no = nie
term-pass = pas

## Characters

character-stands = { $status ->
    [ready] Wszystko gra: { $name } jest w zgodzie z zasadami.
    [draft] { $name }: jeszcze nie wszystko gotowe.
   *[illegal] { $name } nie jest w zgodzie z zasadami.
}
character-step = { $mark ->
    [done] gotowe
    [open] do uzupełnienia
    [blank] puste, co jest dozwolone
   *[wrong] niezgodne z zasadami
}

## serve

serve-here = Moothall jest pod adresem { $address }
serve-outside = Inne urządzenia mogą wejść pod adresem { $addresses }
serve-alone = Wejść może tylko ten komputer; --lan wpuszcza twoją sieć.
serve-host-link = Dzięki temu odnośnikowi jesteś gospodarzem i możesz zakładać stoły; zachowaj go dla siebie:
serve-demo = „{ $title }”: wszystko gotowe. Każde miejsce ma własny odnośnik:
serve-seat = { $role ->
    [gm] MG ({ $name }): { $link }
    [co_gm] Drugi MG ({ $name }): { $link }
    [spectator] Widz ({ $name }): { $link }
   *[player] { $hero ->
        [none] Gracz ({ $name }): { $link }
       *[other] Gracz ({ $name }, postać: { $hero }): { $link }
    }
}
serve-stop = Ctrl+C kończy; nic, co zostało potwierdzone, nie przepada.
serve-demo-gm = Gil
