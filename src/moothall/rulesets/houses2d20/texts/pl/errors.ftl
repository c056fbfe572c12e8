### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Pools and prices

error-houses-momentum = To kosztuje Impet: { $needed }, a jest tylko { $there }.
error-houses-threat = To kosztuje Zagrożenie: { $needed }, a jest tylko { $there }.
error-houses-threat-full = Nie ma miejsca na tyle Zagrożenia: { $needed }; mieści się jeszcze { $room }.
error-houses-determination = { $name } nie ma tyle Determinacji: { $needed }.
error-houses-no-determination = { $name } nie ma Determinacji: mają ją tylko własne postacie graczy.
error-houses-npc-momentum = { $name } płaci Zagrożeniem, a nie Impetem.
error-houses-who-pays = Przy tym stole postać wspierająca ma swoją cenę, więc wskaż postać gracza, która płaci.
error-houses-no-momentum = Nie ma odłożonego Impetu, a to, co da ten rzut, nie może za niego zapłacić.
error-houses-split-die = Cena jednej kości pochodzi z jednej puli.
error-houses-split = Cenę { $price } płaci się w całości, Impetem albo Zagrożeniem.
error-houses-price = Cena wynosi dokładnie { $price }.
error-houses-closed = W tym teście nie można użyć Determinacji.
error-houses-one-before = Automatyczną jedynkę zgłasza się przed rzutem.
error-houses-dice = Tyle kości to za dużo: { $number }; mieści się jeszcze { $most }.
error-houses-steps = Trudność podnosi się o całe stopnie, a nie o { $number }.
error-houses-raise = Tyle stopni przebije sufit: { $number }; mieści się { $most }.
error-houses-which-dice = Powiedz, które kości: każda raz, najwyżej { $most }.
error-houses-no-such-die = Nie ma kości na miejscu { $number }.
error-houses-own-dice = Przerzucić można tylko własne kości.
error-houses-once = Kość na miejscu { $number } jest już po przerzucie.
error-houses-once-a-test = To kupuje się raz na test.
error-houses-creates-only = Przy tym stole Impet tworzy nowe cechy, a innych nie rusza.
error-houses-no-declaration = Tu nie można nic ogłosić: potrzebny jest test, do którego pasuje przekonanie.

## Tests

error-houses-difficulty = Trudność wynosi od 0 do 5, więc { $number } nie pasuje.
error-houses-range = Zakres komplikacji wynosi od 1 do 5, więc { $number } nie pasuje.
error-houses-which-trait = Nie ma tu cechy „{ $trait }”; wskaż taką, która jest.
error-houses-bearer = „{ $on }” nie może mieć cechy; wskaż scenę, postać, zasób albo strefę.
error-houses-trait-twice = Cecha „{ $trait }” liczy się raz.
error-houses-say-it = Powiedz to w kilku słowach.
error-houses-no-drive = { $name } nie ma już motywacji, którą można się kierować.
error-houses-drive = Motywacji „{ $drive }” nie można tu użyć.
error-houses-struck = Przekonanie „{ $drive }” jest skreślone: najpierw je zmień albo odzyskaj.
error-houses-fits-and-not = Przekonanie nie może naraz pasować i przeczyć.
error-houses-one-focus = W teście działa tylko jedna specjalizacja.
error-houses-focus = Specjalizacja „{ $focus }” nie należy do tej umiejętności: { $skill }.
error-houses-helper = „{ $helper }” nie może tu pomóc.
error-houses-helper-pays = Kość pomocnika jest zwykła i nic się na nią nie wydaje.
error-houses-in-conflict = { $name } bierze udział w konflikcie, a tam działa się po kolei.
error-houses-defeated = { $name } ma już za sobą przegraną i nie może działać.
error-houses-no-task = Nie ma zadania ani toru „{ $task }”, które mogłoby stracić punkt.

## Drives

error-houses-no-change = Przy tym stole skreślone przekonanie się odzyskuje, a nie przepisuje.
error-houses-no-statement = Tak silna motywacja potrzebuje słów: { $drive }.
error-houses-not-now = { $name } może odzyskać motywację między przygodami albo w scenie, którą wskaże MG.

## The GM’s Threat, and people

error-houses-circumstances = Nowa scena przynosi najwyżej { $most } Zagrożenia, a nie { $number }.
error-houses-no-enemy = „{ $house }” nie jest znanym wrogim Rodem.
error-houses-trouble = Powiedz, co idzie źle, i wydaj co najmniej 1 Zagrożenia.
error-houses-no-ability = „{ $who }” nie ma takiej możliwości.
error-houses-not-a-player = „{ $id }” nie jest własną postacią gracza.
error-houses-not-an-npc = Karta „{ $id }” nie należy do pomniejszej, znaczącej ani głównej postaci tej gry.
error-houses-hook-words = Powiedz, jak ma brzmieć ta część zahaczki.

## Advancement

error-houses-not-a-players = { $name } nie jest własną postacią gracza, a rozwijają się tylko takie.
error-houses-no-adventure = Punkty zdobywa się w trakcie przygody, a żadna teraz nie trwa.
error-houses-impressed = Wyróżnienie tej sesji jest już przyznane, więc { $name } musi poczekać.
error-houses-advances = { $name } ma już tyle rozwinięć, na ile pozwala ten stół w przygodzie: { $most }.
error-houses-points = To kosztuje punkty: { $price }, a jest ich { $points }.
error-houses-what-to-advance = Co się rozwija? Powiedz: umiejętność, specjalizacja albo talent.
error-houses-which-skill = Która umiejętność? Powiedz jedną z pięciu.
error-houses-nothing-to-give = { $name } nie ma niczego do poświęcenia.
error-houses-ambition = Ambicja jest warta 1, 2 albo 3 punkty, a nie { $points }.
error-houses-drives-not-bought = Motywacji się nie kupuje: zmieniają się, gdy się je podważa i odzyskuje.
error-houses-skill-cap = Ta umiejętność ma { $most }, a więcej mieć nie może.
error-houses-new-focus = Nadaj specjalizacji nazwę, której w tej umiejętności jeszcze nie ma.
error-houses-new-talent = Nadaj talentowi nazwę, której jeszcze nie ma.

## What may be wrong with a sheet

problem-houses-not-a-sheet = To nie jest karta postaci.
problem-houses-tier = Nie ma rangi „{ $said }”; jest main, minor, notable albo major.
problem-houses-name = Pole „{ $field }” potrzebuje słów w jednej linijce.
problem-houses-skills = Karta ma pięć umiejętności z całymi liczbami i żadnych innych.
problem-houses-skill-range = Pole „{ $field }” nie może mieć wartości { $said }.
problem-houses-skill-sum = Suma umiejętności się nie zgadza: { $said }.
problem-houses-skill-start = Takie umiejętności nie mogą wyniknąć z początkowego zestawu.
problem-houses-skill-set = Umiejętności powinny wynosić { $said }, w dowolnej kolejności.
problem-houses-drives = Karta ma pięć motywacji, każda z całą liczbą i może z przekonaniem.
problem-houses-drive-set = Motywacje powinny wynosić { $said }, w dowolnej kolejności.
problem-houses-statement-missing = { $said ->
        [duty] Obowiązek: brakuje jeszcze przekonania.
        [faith] Wiara: brakuje jeszcze przekonania.
        [justice] Sprawiedliwość: brakuje jeszcze przekonania.
        [power] Władza: brakuje jeszcze przekonania.
        [truth] Prawda: brakuje jeszcze przekonania.
       *[other] Jednej z silnych motywacji brakuje jeszcze przekonania.
    }
problem-houses-statement-misplaced = { $said ->
        [duty] Obowiązek: za słaba motywacja na przekonanie.
        [faith] Wiara: za słaba motywacja na przekonanie.
        [justice] Sprawiedliwość: za słaba motywacja na przekonanie.
        [power] Władza: za słaba motywacja na przekonanie.
        [truth] Prawda: za słaba motywacja na przekonanie.
       *[other] Przekonanie stoi przy motywacji, która jest na nie za słaba.
    }
problem-houses-no-statements = Pomniejsza postać nie ma przekonań.
problem-houses-no-drives = Pomniejsza postać ma Jakość zamiast motywacji.
problem-houses-quality = Jakość wynosi od 4 do 8, więc { $said } nie pasuje.
problem-houses-texts = Pole „{ $field }” powinno być listą słów.
problem-houses-trait-count = Liczba cech się nie zgadza: { $said }.
problem-houses-focuses = Każda specjalizacja potrzebuje umiejętności i nazwy.
problem-houses-focus-count = Liczba specjalizacji się nie zgadza: { $said }.
problem-houses-focus-place = Specjalizacje należą do niewłaściwych umiejętności.
problem-houses-talent-count = Liczba talentów się nie zgadza: { $said }.
problem-houses-no-abilities = Zdolności specjalne mają postacie główne, a znaczące tylko tam, gdzie stół na to pozwala.
problem-houses-ability = Nie ma takiej zdolności specjalnej: „{ $field }”.
problem-houses-ability-of-what = Zdolność musi mówić, czego dotyczy: „{ $field }”.
problem-houses-ability-price = Dodatkowa możliwość kosztuje co najmniej 1 Zagrożenia, więc { $said } nie pasuje.
problem-houses-assets = Każdy zasób potrzebuje nazwy, a jego znaczniki to tak lub nie.
problem-houses-asset-count = Liczba zasobów się nie zgadza: { $said }.
problem-houses-asset-touch = Co najmniej jeden zasób musi dać się dotknąć.
problem-houses-potency = Moc to liczba całkowita od 0, więc { $said } nie pasuje.
problem-houses-potency-high = Moc { $said } jest niezwykle wysoka.
problem-houses-advances = Kupione i oddane mogą być umiejętności, specjalizacje i talenty.
problem-houses-points = Punkty rozwoju to liczba całkowita od 0, więc { $said } nie pasuje.

## Conflicts and assets

error-houses-conflict = Nie ma konfliktu rodzaju „{ $kind }”; do wyboru: { $kinds }.
error-houses-no-conflict = Żaden konflikt teraz nie trwa.
error-houses-anothers-turn = Teraz kolej na kogoś innego: { $name }.
error-houses-other-side = { $name } musi poczekać: teraz działa druga strona.
error-houses-acted = { $name } nie ma już akcji w tej rundzie.
error-houses-no-part = { $name } nie bierze udziału w tym konflikcie; MG może to zmienić.
error-houses-takes-part = { $name } już bierze udział w tym konflikcie.
error-houses-zone-twice = Dwie strefy mają ten sam identyfikator; każda musi mieć własny.
error-houses-zone-link = Strefy „{ $zone }” nie można połączyć z „{ $link }”.
error-houses-potency = Moc to liczba całkowita od 0, więc { $number } nie pasuje.
error-houses-not-yours = Zasób „{ $asset }” należy do kogoś innego.
error-houses-asset-out = Zasób „{ $asset }” jest poza grą.
error-houses-off-board = Zasobu „{ $asset }” nie ma na planszy.
error-houses-stuck = Zasób „{ $asset }” nie ma obok strefy, do której mógłby trafić.
error-houses-not-next = Zasób „{ $asset }” może trafić tylko do sąsiedniej strefy, a nie do „{ $zone }”.
error-houses-which-asset = Zasobu „{ $asset }” nie można tu ruszyć; wybierz jeden z proponowanych.
error-houses-target = „{ $target }” nie może być celem; wybierz kogoś z proponowanych.
error-houses-opponent = „{ $by }” się temu nie przeciwstawia; wybierz kogoś z proponowanych.
error-houses-ally = „{ $who }” nie jest po tej samej stronie.
error-houses-not-fallen = „{ $who }” nie ma za sobą przegranej.
error-houses-stays-down = Przy tym stole „{ $who }” nie wraca przed końcem konfliktu.
error-houses-requirement = Zadanie rozszerzone wymaga co najmniej 1 punktu, więc { $number } nie pasuje.

## Names that mean nothing here

error-id-taken = Nazwa „{ $id }” jest pusta albo zajęta; wybierz inną.
error-houses-no-such-character = Przy tym stole nie ma nikogo o nazwie „{ $id }”.
error-houses-no-such-asset = Nie ma zasobu „{ $id }”.
error-houses-no-such-trait = Nie ma cechy „{ $id }”.
error-houses-no-such-zone = Nie ma strefy „{ $id }”.
error-houses-no-such-task = Nie ma zadania „{ $id }”.

## Options

error-option-word = Opcja „{ $name }” przyjmuje słowo do 30 liter, a nie „{ $value }”.
error-option-price = Opcja „{ $name }” przyjmuje none albo cenę, na przykład momentum:1 lub threat:2, a nie „{ $value }”.
error-option-share = Opcja „{ $name }” przyjmuje ułamek większy od 0 i najwyżej 1, na przykład 1/2, a nie „{ $value }”.
error-option-range = Opcja „{ $name }” przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-option-above-cap = Opcja „{ $name }” nie może mieć wartości { $value }, bo najwięcej to { $most }.
error-houses-nobody-opposes = Nikt nie stoi naprzeciw: { $name }; próba sił wymaga przeciwnika.
