### The words of this game: what things are called, and what they are in short.
###
### term-WORD is what a word of the rules is called; term-FIELD-WORD is what it is called in that field only.

## Difficulty, with yardsticks

yardstick-obstacle-0 = drzwi, które się zacięły i trzeba je pchnąć
yardstick-obstacle-1 = zwykły zamek
yardstick-obstacle-2 = wymyślny zamek
yardstick-obstacle-3 = wymyślny zamek, w pośpiechu
yardstick-obstacle-4 = wymyślny zamek, w pośpiechu i bez właściwych narzędzi
yardstick-obstacle-5 = wymyślny zamek, w pośpiechu, bez właściwych narzędzi i w środku bitwy
yardstick-knowledge-0 = to, co wie całe miasto
yardstick-knowledge-1 = sprawy prywatne, ale nie tajne
yardstick-knowledge-2 = coś poufnego albo dobrze schowanego
yardstick-knowledge-3 = to, co tuszuje potężna frakcja
yardstick-knowledge-4 = to, o czego istnieniu nikt nie ma wiedzieć
yardstick-knowledge-5 = to, co od stuleci jest ukryte przed światem
yardstick-favour-0 = drobnostka
yardstick-favour-1 = coś poważnego, od przyjaciela
yardstick-favour-2 = coś, co trochę kosztuje proszonego
yardstick-favour-3 = coś zawiłego albo drogiego
yardstick-favour-5 = coś niebezpiecznego, od obcego

## Kinds of conflict

conflict-personal = Pojedynek
conflict-skirmish = Kilku przeciwników
conflict-warfare = Wielka bitwa
conflict-espionage = Szpiegostwo
conflict-intrigue = Walka towarzyska

## Skills, drives and tiers

term-battle = Walka
term-communicate = Komunikacja
term-discipline = Dyscyplina
term-move = Ruch
term-understand = Rozumienie
term-duty = Obowiązek
term-faith = Wiara
term-justice = Sprawiedliwość
term-power = Władza
term-truth = Prawda
term-main = własna postać gracza
term-minor = postać pomniejsza
term-notable = postać znacząca
term-major = postać główna
term-players = gracze
term-opposition = przeciwnicy
term-defeated-defeated = poza walką
term-defeated-lasting = trwale poza grą
term-defeated-stable = poza grą, ale w dobrych rękach
term-simple = prosta
term-average = przeciętna
term-challenging = wymagająca
term-daunting = zniechęcająca
term-dire = straszliwa
term-epic = epicka
term-normal = zwykły
term-risky = ryzykowny
term-perilous = niebezpieczny
term-precarious = karkołomny
term-treacherous = zdradliwy
term-fits = pasuje
term-neutral = jest obojętne
term-contradicts = przeczy
term-personal = pojedynek
term-skirmish = potyczka
term-warfare = wojna
term-espionage = szpiegostwo
term-intrigue = intryga
term-subtle = subtelnie
term-bold = śmiało
term-manner-plain = zwyczajnie

## People one often meets

term-trooper = żołnierz Rodu
term-servant = sługa
term-spy = szpieg
term-officer = oficer
term-steward = zarządca
term-pilot = pilot
term-scholar = uczony

## Special abilities

term-proficiency = Biegłość
term-threatening = Groza
term-guidance = Wsparcie
term-substitution = Zastępstwo
term-familiarity = Obeznanie
term-extra_option = Dodatkowa opcja Zagrożenia

## Complications

term-form-trait = cecha, która przeszkadza
term-form-barred = coś jest zablokowane
term-form-time = trwa to dłużej
term-form-task = przepada punkt
term-next = na następny test
term-scene = na tę scenę
term-on-scene = scena
term-lasts-lasting = na stałe

## What points are for

term-use-dice = więcej kości
term-use-bank = odłożone
term-use-support = postać wspierająca
term-use-question = pytanie
term-use-trait = cecha
term-zone = strefa dalej
term-point = mocniejsze trafienie
term-lasting = trwała przegrana
term-use-resist = opór przed przegraną
term-initiative = utrzymanie inicjatywy
term-use-complication = zignorowana komplikacja
term-use-escalation = eskalacja
term-use-difficulty = trudniejszy test
term-use-npc-momentum = nadwyżka BN-a
term-use-npc-determination = Determinacja BN-a
term-use-circumstances = groźna scena
term-use-taken-back = cofnięte
term-use-trait_create = nowa cecha
term-use-trait_change = zmieniona cecha
term-use-trait_remove = usunięta cecha
term-use-environment = kłopoty w scenie
term-use-rival = wkracza wrogi Ród
term-use-ability = dodatkowa opcja Zagrożenia
term-use-automatic = automatyczna jedynka
term-use-reroll = przerzut
term-use-keep = zostaw kości
term-use-create = ogłoszenie czegoś nowego
term-use-change = ogłoszenie zmiany
term-use-remove = ogłoszenie końca
term-extra = jeszcze jedna akcja
term-use-none = nic
term-use-done = nic więcej
term-momentum = Impet
term-threat = Zagrożenie
term-paid-both = obie pule

## Advancement

term-pain = ból
term-failure = porażka
term-peril = niebezpieczeństwo
term-ambition = ambicja
term-impress = zachwyt drużyny
term-skill = lepsza umiejętność
term-focus = specjalizacja
term-talent = talent
term-given-skill = punkt umiejętności
term-retrain = przekwalifikowanie
term-drive = motywacja
term-stop = na razie nic

## Decisions

term-accept = przyjąć
term-decline = zrezygnować
term-refuse = odmówić
term-offer = zaproponować
term-suffer = ponieść
term-ignore = zignorować za Zagrożenie
term-go_on = dalej
term-withdraw = odpuścić
term-anew = jeszcze raz od nowa
term-roll = rzucać
term-waive = po prostu się udaje
term-choose = wybrać
term-challenge = podważyć
term-comply = ulec
term-change = napisać na nowo
term-recover = odzyskać motywację
term-wait = zaczekać
term-decision-yes = można próbować
term-allowed = cecha to umożliwia
term-forbidden = cecha to wyklucza
term-no_test = test jest zbędny
term-required = cecha wymusza test
term-off = bez znaczenia
term-easier = łatwiej
term-harder = trudniej
term-do-keep = zostawić
term-do-reroll = wylosować część jeszcze raz
term-do-edit = napisać część samemu
term-plot = zadanie
term-goal = cel
term-location = miejsce
term-hazard = niebezpieczeństwo
term-character = postać
term-kind-done = to wszystko
term-second = jeszcze jeden zasób

## What one does with a turn

term-move_asset = przesunąć zasób
term-attack = zaatakować
term-defense = odeprzeć atak
term-remove_asset = wyłączyć zasób z gry
term-create_trait = stworzyć cechę
term-create_asset = stworzyć zasób
term-overcome = usunąć przeszkodę
term-inform = dowiedzieć się czegoś
term-help = pomóc sprzymierzeńcowi
term-other = coś innego
term-action-move = przesunąć zasób

## What is asked for, piece by piece

field-use = Na co
field-dice = Które kości, według miejsc
field-ally = Który sprzymierzeniec
field-asset = Który zasób
field-trait = Która cecha
field-on = Czyja to cecha
field-helper = Kto pomaga
field-how = Jak
field-drive = Która motywacja
field-skill = Która umiejętność
field-houses-buy-dice-paid = Czym zapłacono za każdą kość, po przecinku
field-paid = Czym zapłacić
field-momentum = Impet
field-threat = Zagrożenie
field-difficulty = Trudność, od 0 do 5
field-hidden = Czy Trudność jest ukryta?
field-range = Zakres komplikacji, od 1 do 5
field-form = Co robi
field-lasts = Jak długo trwa
field-task = Które zadanie lub tor
field-text = Własnymi słowami
field-accept = Czy się zgadzasz?
field-bears = Co zmienia w tym teście
field-does = Co zmienia w tym teście
field-focuses = Która specjalizacja
field-fitting = Pasujące specjalizacje
field-column = Która część
field-do = Co z nią
field-in_scope = Czy dotyczy sytuacji?
field-fits = Przekonania, które pasują, według motywacji
field-contradicts = Przekonania, które przeczą, według motywacji
field-keep = Czy utrzymać inicjatywę?
field-next = Kto działa następny
field-name = Nazwa
field-owner = Czyje to
field-tangible = Czy można tego dotknąć?
field-defensive = Czy chroni?
field-potency = Moc
field-kind = Która zdolność
field-price = Cena w Zagrożeniu
field-houses-npc-ability-use = Czego dotyczy
field-role = Zajęcie lub rola
field-talents = Talenty, po przecinku
field-faction = Frakcja, jeśli jest
field-reputation = Reputacja, jeśli jest
field-by = Kto stawia opór
field-theirs = Ich umiejętność
field-decision = Czy da się to zrobić?
field-to = Do której strefy
field-resist = Czy się opierasz?
field-traits = Które cechy zostają, po przecinku
field-amount = Ile Zagrożenia
field-house = Który Ród
field-who = Czyja zdolność
field-uses = Które cechy mają znaczenie
field-target = Kogo
field-manner = W jaki sposób
field-duty = Obowiązek
field-faith = Wiara
field-justice = Sprawiedliwość
field-power = Władza
field-truth = Prawda
field-battle = Walka
field-communicate = Komunikacja
field-discipline = Dyscyplina
field-move = Ruch
field-understand = Rozumienie

## Story hooks of our own: five parts, five rows each. A plot is read on into the goal, so it ends where the goal begins.

term-hook-plot-1 = Zakraść się i wynieść:
term-hook-plot-2 = Rozwikłać zagadkę:
term-hook-plot-3 = Wyjaśnić, kto zgubił lub zabił:
term-hook-plot-4 = Doprowadzić do zguby:
term-hook-plot-5 = Sprowadzić bez szwanku:

term-hook-goal-1 = zapieczętowane listy
term-hook-goal-2 = najmłodsze z dziedziców
term-hook-goal-3 = relikwia spod ołtarza
term-hook-goal-4 = machina, której nikomu mieć nie wolno
term-hook-goal-5 = ukryte plony

term-hook-location-1 = skład przy nabrzeżu
term-hook-location-2 = wielki dom w żałobie
term-hook-location-3 = wieś, która nie wpuszcza obcych
term-hook-location-4 = melina za targiem
term-hook-location-5 = dzień drogi w głąb dziczy

term-hook-hazard-1 = żołnierze z tajnym rozkazem
term-hook-hazard-2 = zamki, alarmy i psy
term-hook-hazard-3 = sama ziemia
term-hook-hazard-4 = ci, do których należą drogi
term-hook-hazard-5 = ludzie żyjący z przemytu

term-hook-character-1 = Maelis, straż pomniejszego rodu
term-hook-character-2 = Bastian, który kupuje i sprzedaje
term-hook-character-3 = Oriel, u której zaopatrują się podróżni
term-hook-character-4 = Renwick, który wozi, co zakazane
term-hook-character-5 = Tamsin, która poleci na wszystkim

## Story hooks of the reference, cell by cell (see NOTICE).

term-hook-reference-plot-1 = Włamać się i wykraść lub porwać:
term-hook-reference-plot-2 = Rozwiązać zagadkę:
term-hook-reference-plot-3 = Zbadać sprawę zabójstwa lub zniszczenia:
term-hook-reference-plot-4 = Doprowadzić do śmierci lub zniszczenia:
term-hook-reference-plot-5 = Uratować lub odzyskać:

term-hook-reference-goal-1 = tajne dane
term-hook-reference-goal-2 = dziedzic Pomniejszego Rodu
term-hook-reference-goal-3 = artefakt
term-hook-reference-goal-4 = zakazana technologia
term-hook-reference-goal-5 = tajne zapasy przyprawy

term-hook-reference-location-1 = magazyn
term-hook-reference-location-2 = dwór
term-hook-reference-location-3 = sicz
term-hook-reference-location-4 = baza przemytników
term-hook-reference-location-5 = pustynia

term-hook-reference-hazard-1 = żołnierze sardaukarów
term-hook-reference-hazard-2 = systemy zabezpieczeń
term-hook-reference-hazard-3 = pustynia
term-hook-reference-hazard-4 = Gildia Kosmiczna
term-hook-reference-hazard-5 = przemytnicy

term-hook-reference-character-1 = Bashira, szefowa ochrony Pomniejszego Rodu
term-hook-reference-character-2 = Kaunos, handlarz
term-hook-reference-character-3 = Anca, fremeńska sprzedawczyni filtrfraków
term-hook-reference-character-4 = Hegai, przemytnik
term-hook-reference-character-5 = Akira, za sterami ornitoptera

## Ideas, for random characters and for people of whom nobody has said more

term-idea-role-1 = Regencja
term-idea-role-2 = Głowa wywiadu
term-idea-role-3 = Dowództwo solnej floty
term-idea-role-4 = Najwyższy sąd
term-idea-role-5 = Bank trzech dworów
term-idea-role-6 = Piecza nad śluzami
term-idea-reputation-1 = Niczego nie zapomina
term-idea-reputation-2 = Zna smak zdrady
term-idea-reputation-3 = Na pokaz dobre serce
term-idea-reputation-4 = Nie do kupienia
term-idea-reputation-5 = Pali za sobą mosty
term-idea-reputation-6 = Zawsze wychodzi na końcu
term-idea-battle-1 = Noże
term-idea-battle-2 = Mur tarcz
term-idea-battle-3 = Zasadzki
term-idea-battle-4 = Oblężenia
term-idea-battle-5 = Pojedynki
term-idea-battle-6 = Długie strzelby
term-idea-communicate-1 = Targi
term-idea-communicate-2 = Groźby
term-idea-communicate-3 = Dworskie maniery
term-idea-communicate-4 = Słuchanie
term-idea-communicate-5 = Plotki
term-idea-communicate-6 = Nauczanie
term-idea-discipline-1 = Pragnienie
term-idea-discipline-2 = Ból
term-idea-discipline-3 = Długie noce
term-idea-discipline-4 = Cierpliwość
term-idea-discipline-5 = Kamienna twarz
term-idea-discipline-6 = Modlitwa
term-idea-move-1 = Dachy
term-idea-move-2 = Szybowce
term-idea-move-3 = Głęboka woda
term-idea-move-4 = Burze
term-idea-move-5 = Tłum
term-idea-move-6 = Schody po ciemku
term-idea-understand-1 = Prawo
term-idea-understand-2 = Szyfry
term-idea-understand-3 = Trucizny
term-idea-understand-4 = Silniki
term-idea-understand-5 = Drzewa rodowe
term-idea-understand-6 = Stare mapy
term-idea-duty-1 = Żaden dług nie zostaje bez spłaty.
term-idea-duty-2 = Przysięgam na końcu i na końcu odchodzę.
term-idea-duty-3 = Tej bramy pilnuję ja.
term-idea-faith-1 = Rzeka pamięta.
term-idea-faith-2 = Ktoś przed nami zapalił lampy.
term-idea-faith-3 = Co ma dotrzeć, dociera.
term-idea-justice-1 = Nikt nie stoi ponad prawem.
term-idea-justice-2 = Mali płacą pierwsi, chyba że patrzę.
term-idea-justice-3 = Uczciwy cios pada z przodu.
term-idea-power-1 = Co utrzymam, to moje.
term-idea-power-2 = Nigdy więcej przy gorszym stole.
term-idea-power-3 = Niech to oni mnie potrzebują.
term-idea-truth-1 = Każda księga ma drugą stronę.
term-idea-truth-2 = Wolę wiedzieć.
term-idea-truth-3 = Kłamstwo to dług z odsetkami.
term-idea-talent-1 = Nocny wzrok
term-idea-talent-2 = Stare długi
term-idea-talent-3 = Pewna ręka
term-idea-talent-4 = Tysiąc uszu
term-idea-talent-5 = Czytanie z twarzy
term-idea-talent-6 = Zawsze jakieś wyjście
term-idea-talent-7 = Głos rodu
term-idea-talent-8 = Nerwy jak drut
term-idea-talent-9 = Cierpliwy nóż
term-idea-talent-10 = Pierwszeństwo u drzwi
term-idea-use-1 = gdy nikt nie patrzy
term-idea-use-2 = wobec kogoś wysoko postawionego
term-idea-use-3 = na wodzie
term-idea-use-4 = w obronie rodu
term-idea-use-5 = przy świecach
term-idea-use-6 = pod białą flagą
