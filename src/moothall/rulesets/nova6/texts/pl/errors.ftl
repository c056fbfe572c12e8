### Czego zabraniają zasady tej gry, każde w jednym zdaniu. Sama zasada jest dopisana w nawiasie.

## Czytanie i szukanie

error-not-written-so = Nie umiemy odczytać „{ $text }”; napisz { $effect ->
        [condition] nazwę, kości i ewentualnie czas, na przykład gęsta mgła 2d [S]
        [aspect] nazwę i ewentualnie czas, na przykład PRZEMOKNIĘTY DO NITKI [L]
        [asset] nazwę i liczbę użyć, na przykład POŻYCZONY KLUCZ [2]
       *[advantage] nazwę, kości i ewentualnie czas, na przykład chwiejny krok −1d [T]
    }.
error-said-twice = „{ $text }” podaje inne kości albo inny czas niż pola obok; podaj je dla „{ $name }” tylko w jednym miejscu.
error-condition-sign = „{ $text }” ma znak, a warunek go nie ma, bo dopiero w teście wiadomo, komu sprzyja; napisz gęsta mgła 2d.
error-rally-elsewhere = Siły zbiera się w konflikcie; poza nim pola czyści czas, leczenie, odpoczynek albo kamień milowy.
error-id-taken = Ktoś przy tym stole ma już identyfikator „{ $id }”; wybierz inny.
error-no-such-character = Nikt przy tym stole nie ma identyfikatora „{ $id }”.
error-no-such-effect = Przy tym stole nie ma niczego z identyfikatorem „{ $id }”.
error-no-such-track = Nie ma takiego toru stresu ({ $name }): „{ $id }”.
error-nova6-dice = Liczba kości { $count } jest poza zakresem; można liczyć od 0 do { $most }.

## Wezwanie do testu

error-difficulty = Trudność { $number } jest poza zakresem; sięga od 0 do { $most }.
error-no-such-skill = Nikt tu nie ma umiejętności „{ $skill }”.
error-no-such-action = „{ $action }” nie jest żadną z czterech podstawowych akcji.
error-no-such-perk = „{ $perk }” nie jest atutem umiejętności, której tu użyto.
error-no-use-left = „{ $asset }” nie jest zasobem z wystarczającą liczbą użyć.
error-setbacks = { $name } ma kości przeciwności: { $held }, więc nie można dodać { $wanted }; cudze się nie liczą.

## Czyja tura

error-out = { $name } jest poza sceną i nie może działać.
error-not-your-turn = To nie ta tura: teraz działa { $name }.
error-not-their-turn = To nie jest teraz tura tej postaci: { $name }.
error-not-yours-to-use = „{ $tool }” nie jest pod ręką: jest schowane, upuszczone albo cudze.
error-no-action-left = { $declared ->
        [0] Zapowiedz co najmniej jedną akcję.
        [one] Akcja z tej tury jest już wykorzystana.
       *[other] Wykorzystano już wszystkie zapowiedziane akcje ({ $declared }).
    }
error-advanced-off = Ten stół gra z jedną akcją na turę.
error-focused-on-one = Kto się skupia, ma w tej turze jedną akcję.
error-strive-instead = Trwa rywalizacja: weź w niej udział.
error-too-late-to-delay = { $name } ma już za sobą początek tury i nie może czekać na moment.
error-npc-delays = Turę wstrzymują tylko bohaterowie: przerwanie wymaga ich testu inicjatywy.
error-no-such-way-now = Żadnego z tych pól nie da się teraz tak wyczyścić.
error-no-time-in-turns = Gdy działa się w turach, nie ma na to czasu.
error-gang = Atak w kilku wymaga co najmniej dwóch bohaterów niezależnych przeciw jednemu bohaterowi.
error-commit-first = Powiedz najpierw, co zrobisz; dopiero wtedy możesz próbować przerwać.
error-no-rounds = Teraz nikt nie działa turami.
error-one-bonus = Na rundę przypada tylko jedna akcja dodatkowa.
error-no-bonus = { $name } nie ma czym opłacić akcji dodatkowej.
error-nothing-precludes = { $name } nie ma w tej turze dalszej akcji, która mogłaby przepaść.

## Wokół rzutu

error-cannot-set-aside = Jedną kość za punkt wymienia tylko umiejętność Wyspecjalizowana, i to gdy kości jeszcze zostały.
error-nothing-to-trade = Po zniesieniu nie została żadna kość, więc nie ma czego wymieniać.
error-not-yours-to-trade = To kości kary; ich wymiana należy do drugiej strony.
error-too-many-pairs = Liczba par kości, które można tu wymienić: najwyżej { $most }.
error-cannot-take = Pewny sukces wymaga umiejętności Wprawionej i kości premii, które zostają po wymianie.
error-not-these-dice = „{ $answer }” to nie są trzy spośród kości, które wypadły.
error-fails-on-purpose = Z { $answer } będzie porażka, choć możliwy jest sukces; powtórz, jeśli naprawdę tak ma być.
error-not-so-many-ones = { $ones ->
        [one] Do przerzucenia jest tylko jedna jedynka.
       *[other] Jedynek do przerzucenia jest tylko { $ones }.
    }
error-nothing-opposes = Nic zwykle nie przeciwstawia się tak użytej umiejętności ({ $skill }); wskaż, jaką umiejętnością się na nią odpowiada.
error-nothing-forgotten = Te kości nie mogły zmienić ostatniego testu ({ $name }), więc gramy dalej.

## Po rzucie

error-aspect-used = Aspekt „{ $aspect }” jest już przywołany.
error-no-such-benefit = Przywołanie nie może tego zrobić z tym wynikiem.
error-no-setback-pair = Na punkt wyczynu potrzeba dwóch kości przeciwności tego bohatera.
error-not-the-gm = Wynik może uchylić tylko MG, i tylko wtedy, gdy zapowie, że chce go zobaczyć.
error-no-plot-point = Nie ma już punktu fabuły, którym można by zapłacić.
error-not-such-a-cost = To nie jest tu koszt; do wyboru: { $costs }.
error-cost-of-nothing = Koszt musi coś kosztować: powiedz, co się traci.
error-advantage-without-words = Przewaga wymaga kilku własnych słów.
error-advantage-skill = Kość z przywołania służy jednej umiejętności; wskaż której.
error-advantage-duration = Przewaga z sukcesu jest chwilowa; dłużej trwa za punkty wyczynu.
error-harm-to-whom = Obrażenia są dla kogoś innego; wskaż, kogo ranią.
error-aspect-duration = Aspekt z sukcesu jest chwilowy albo trwa, dopóki nie zakończy go akcja.
error-one-hero = Rzucają tylko gracze: wskaż jednego bohatera, który się wtedy broni.
error-no-such-stunt = „{ $stunt }” nie jest tu do kupienia.
error-stunt-price = { $price ->
        [one] Ten wyczyn kosztuje 1 punkt; więcej nic nie da.
        [few] Ten wyczyn kosztuje { $price } punkty; więcej nic nie da.
       *[other] Ten wyczyn kosztuje { $price } punktów; więcej nic nie da.
    }
error-stunt-most = { $points ->
        [one] Więcej niż 1 punkt nic tu nie da.
       *[other] Więcej niż { $points } punkty nic tu nie da.
    }
error-not-so-many-points = { $points ->
        [one] Do wydania jest 1 punkt wyczynu.
        [few] Do wydania są { $points } punkty wyczynu.
       *[many] Do wydania jest { $points } punktów wyczynu.
    }

## Kilka naraz

error-any-or-all = Powiedz, czy wystarczy jeden sukces, czy udać musi się wszystkim.
error-too-many-targets = To za dużo celów na te punkty wyczynu ({ $count }).
error-no-such-outcome = „{ $outcome }” nie należy do zapowiedzianych skutków albo już się udało.
error-not-named-before = Przed rzutem nie było mowy o takim celu: { $name }.
error-too-good-an-extra = { $name } ma więcej niż pokonana trudność, więc ten wyczyn tam nie sięga.

## Szybkie akcje

error-not-prone = { $name } już stoi.
error-nothing-to-ready = „{ $item }” jest już gotowe do użycia.

## Sceny

error-no-such-scene = Nie ma sceny rodzaju „{ $kind }”; do wyboru: { $kinds }.
error-no-such-scale = Nie ma czasu rodzaju „{ $scale }”; do wyboru: { $scales }.
error-always-so = Scena rodzaju „{ $kind }” zawsze toczy się w czasie „{ $scale }”.
error-one-action = W ekspozycji każdy ma jedną akcję, a { $name } ma ją już za sobą.
error-no-time-at-all = Runda nie może trwać tylu minut ({ $minutes }); najmniej to 1.
error-no-such-interval = Akcja nie może trwać „{ $interval }”; dzieje się od razu, trwa któryś z czasów drabiny albo wymaga liczby sukcesów.
error-off-the-ladder = „{ $duration }” nie leży na drabinie czasów, więc nie ma kroku w górę ani w dół.
error-not-by-an-action = „{ $effect }” nie kończy się przez poświęcenie akcji.
error-not-permanent = „{ $effect }” nie jest na stałe; skończy się, gdy minie czas.

## Wyzwania i rywalizacje

error-no-challenge = Nie trwa żadne wyzwanie.
error-no-such-task = Nie ma zadania z identyfikatorem „{ $id }”.
error-task-name = Zadanie musi mieć nazwę.
error-harmless = Powiedz, co robi porażka przy zadaniu „{ $name }”: zamyka drogę, rani czy daje przeciwność.
error-no-such-hazard = Nie ma zagrożenia „{ $kind }”; do wyboru: { $kinds }.
error-no-outcome = Powiedz najpierw, czym skończyło się wyzwanie; wtedy można zamknąć scenę.
error-blocked = Przy zadaniu „{ $name }” nie ma już drogi dalej.
error-no-contest = Nie trwa żadna rywalizacja.
error-no-goal = Powiedz, ilu sukcesów potrzeba, co najmniej 1; zwykle to { $goals }.
error-contest-left = { $name } nie bierze już udziału w rywalizacji.
error-contest-over = Rywalizacja jest rozstrzygnięta. Zamknij scenę.
error-trade-ranks = Tego nie da się wymienić (stopnie: { $rank }); sukces kosztuje dwa, a jeden tylko z umiejętnością Wyspecjalizowaną.
error-contest-points = Punkty wyczynu do podziału: { $points }.

## Efekty i ich właściwości

error-no-damage-type = Powiedz, czy „{ $name }” jest fizyczne, czy psychiczne.
error-no-damage-subtype = Przy tym stole nie ma obrażeń podtypu „{ $subtype }”.
error-no-such-property = Nie ma właściwości „{ $property }”.
error-property-needs = Właściwość „{ $property }” wymaga obok siebie „{ $needs }”.
error-property-number = Liczba właściwości „{ $property }” musi wynosić 0 lub więcej.
error-direct-without-remedy = Obrażenia bezpośrednie muszą mówić, co je zatrzymuje; „{ $name }” nie mówi.
error-no-basic-effect = „{ $kind }” nie jest podstawowym efektem; do wyboru: { $kinds }.
error-no-reach = Ktoś lub coś stoi pomiędzy, a to nie ma długiego zasięgu.
error-no-area = Powiedz, co razi ten obszar.
error-strikes-all = „{ $tool }” uderza wszystkich na obszarze; nikogo nie można pominąć.
error-extra-boxes = Duża rzecz ma dodatkowe pola: od 1 do { $most }.
error-thing-unsaid = Rzecz, którą można zniszczyć, ma nazwę i pochłanianie równe 0 lub więcej.
error-no-time-to-mend = Naprawa „{ $tool }” wymaga ekspozycji albo odpoczynku.

## Wyczyny

error-lasts-too-long = „{ $effect }” trwa dłużej niż chwilę, więc nie można już zmienić rozmiaru.
error-coverage-price = Ominięcie pochłaniania kosztuje tu punkty wyczynu: { $price }.
error-no-such-special = Powiedz, który wyczyn specjalny: { $names }.
error-special-once = „{ $name }” działa raz na akcję, i ten raz już był.
error-nothing-to-shrink = Nie ma tu efektu, który można by zmniejszyć.

## Rzeczy

error-no-words = Powiedz w kilku słowach, co się zepsuło.
error-no-uses = „{ $tool }” nie ma zużycia, które mogłoby się skończyć.
error-single-shots = „{ $tool }” działa pojedynczo, więc nic nie może tego wyczerpać.
error-one-barrel = „{ $tool }” ma jeszcze drugi strzał, więc nie można tego jeszcze wyczerpać.
error-own-side = „{ $tool }” może wyczerpać tylko druga strona.
error-most-repeats = To za dużo trafień; dodatkowych może być najwyżej { $most }.
error-no-ammunition = Nie ma już amunicji: „{ $tool }”.
error-not-repairable = „{ $tool }” nie da się naprawić.
error-no-free-hand = „{ $tool }” wymaga wolnych rąk: { $hands }.
error-not-this-way = „{ $tool }” nie może działać w ten sposób: „{ $mode }”.
error-only-this-way = „{ $tool }” może działać tylko w ten sposób: „{ $mode }”.
error-exhausted = „{ $tool }” jest WYCZERPANE.
error-unloaded = „{ $tool }” trzeba najpierw przeładować: przez „Przeładuj” albo szybką akcję, która przygotowuje rzecz.
error-broken = „{ $tool }” jest zepsute.

## Przestrzeń

error-beyond-the-horizon = Tyle metrów ({ $metres }) to już za horyzontem; najwięcej to 5000.
error-too-far-to-notice = To za daleko, by cokolwiek dostrzec; najdalej o jeden stopień poza zasięg, za punkt.
error-sense-dice = Tylu kości ({ $dice }) zmysł stracić nie może; od 1 do { $most }.
error-out-of-range = { $name } jest poza zasięgiem: „{ $tool }”.
error-no-such-surface = Na to się nie spada; do wyboru: { $surfaces }.
error-jagged = Ostre podłoże dodaje od 1 do { $most } obrażeń.
error-not-falling = { $name } nie spada.
error-no-such-cover = Nie ma takiej osłony; do wyboru: { $materials }.
error-not-beside = Strefa „{ $zone }” nie leży obok poprzedniej.
error-nowhere = Powiedz, do której strefy idziesz albo co mijasz.
error-no-such-zone = Nie ma strefy „{ $zone }”.

## Szkody

error-made-in-play = „{ $asset }” powstało w trakcie gry i nie można tego poświęcić.
error-cannot-reduce-so = Nie można teraz w ten sposób zmniejszyć obrażeń.
error-sacrifice-worth = Poświęcenie jest warte co najmniej 2 obrażenia, a nie { $amount }.
error-grave-steps = Ten poważny aspekt może mieć najwyżej tyle kroków: { $most }.
error-grave-without-words = Poważny aspekt wymaga kilku własnych słów.
error-no-conflict = { $name } może ustąpić tylko w konflikcie.

## Postacie

error-other-book = Ta postać należy do { $ruleset }, a przy tym stole gra się w { $wanted }.
problem-nova6-name = Postać nie ma jeszcze imienia.
problem-nova6-perk = „{ $said }” nie jest atutem; podaj nazwę i umiejętność, do której należy.
problem-nova6-talent = „{ $said }” nie jest talentem z tej księgi albo wymaga podania umiejętności.
problem-nova6-aspect = „{ $said }” nie jest aspektem; aspekt to kilka słów.
problem-nova6-skill = „{ $said }” nie jest żadną z sześciu umiejętności.
problem-nova6-ranks = „{ $said }” nie jest liczbą stopni umiejętności.
error-perk-other-action = Atut „{ $perk }” służy do innej akcji: { $action }.
error-perk-unrelated = Atut „{ $perk }” nie ma z tym nic wspólnego.
problem-nova6-sheet = To w ogóle nie jest postać.
problem-nova6-level = „{ $said }” nie jest poziomem; to liczba od 0 w górę.
problem-nova6-aspect-missing = Aspekt „{ $said }” nie ma jeszcze słów.
problem-nova6-trouble = Kłopot jest taki sam jak główna koncepcja; niech będzie czymś osobnym.
problem-nova6-cap = Ranga jest za wysoka: { $said }. Obniż ją, podnieś poziom albo weź talent, który podnosi limit.
problem-nova6-no-advance = Nie wydano jeszcze żadnego rozwinięcia.
problem-nova6-advances-over = Wydano więcej rozwinięć, niż jest: { $said }.
problem-nova6-advances-left = Nie wszystkie rozwinięcia są już wydane ({ $said }).
problem-nova6-perks-over = Atutów jest więcej, niż ta postać ma miejsca, o tyle: { $said }.
problem-nova6-perks-left = Jest jeszcze miejsce na atuty: { $said }.
problem-nova6-perk-action = Szeroki atut „{ $said }” wymaga wskazania akcji.
problem-nova6-perk-twice = Atut „{ $said }” występuje dwa razy.
problem-nova6-talent-skill = Talent „{ $said }” wymaga wskazania umiejętności.
problem-nova6-repeated = Talentu „{ $said }” nie można wziąć ponownie.
problem-nova6-not-permitted = „{ $said }” to własny pomysł, na który MG jeszcze nie pozwala.
problem-nova6-feature = „{ $said }” nie jest cechą z tej gry.
problem-nova6-flaw = „{ $said }” nie jest wadą z tej gry.
problem-nova6-item = „{ $said }” nie jest przedmiotem; przedmiot musi mieć nazwę.
problem-nova6-key-items = Zasobów ({ $said }) jest więcej niż po jednym na aspekt główny.
error-feature-price = Cecha kosztuje co najmniej 1 rozwinięcie, a { $cost } to nie jest cena.

## Aspekty i wymuszenia

error-no-complication = Powiedz, jaki to sprawia kłopot.
error-already-true = „{ $aspect }” jest już przyjęte i nie można tego cofnąć testem.
error-not-involved = Kto nie bierze w tym udziału, nie może tu przywoływać.
error-whose-aspect = Powiedz, czyj jest aspekt „{ $aspect }”.
error-cannot-refuse = Bez punktu fabuły nie można odmówić; przyjmij albo negocjuj.
error-nothing-to-activate = „{ $trait }” to nie jest coś, co uruchamia się za punkt fabuły.

## Powrót do sił

error-no-such-box = Nie ma tu takiego pola do oczyszczenia ({ $places }).
error-worse-box = Kolejne pole musi być tego samego poziomu lub niższego i nie trwać dłużej.
error-whole-turn = Zebranie sił zajmuje całą turę, a { $name } ma już jej część za sobą.
error-no-rest = Nie trwa odpoczynek albo jego test już był.
error-no-zone = Reakcja nie przenosi do innej strefy.
error-zones-too-far = To za daleko; najwięcej stref, na ile starcza punktów: { $most }.
error-used-up = „{ $trait }”: w tej scenie nie można już tego użyć.
error-nobody-has-it = Nikt przy tym stole nie ma talentu „{ $trait }”.
problem-nova6-hindrance = Dla talentu „{ $said }” karta musi mówić, czy pomaga na bagaż, czy na pancerz.
problem-nova6-unknown-field = „{ $said }” nie jest polem postaci tej księgi, więc nikt na nie nie patrzy.
problem-nova6-requires = Najpierw trzeba mieć talent „{ $said }”.
problem-nova6-yardstick = „{ $said }” jest wart wyraźnie mniej albo więcej niż jeden stopień; MG i tak może się zgodzić.
error-nova6-what-to-advance = Na co idzie nowe rozwinięcie? Powiedz: stopień, talent albo na później.
