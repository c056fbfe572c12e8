### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Calling for a test

error-benefit-needed = Powiedz, co zyskujesz; wystarczy kilka słów.
error-cannot-shoot = { $foe } nie ma ataku dystansowego. Przesuń go obok celu albo niech MG na to pozwoli.
error-no-stakes = Najpierw powiedz, co się stanie w razie porażki; wystarczy jedno słowo.
error-no-difficulty = Najpierw powiedz, jak to trudne: test musi mieć Trudność.
error-off-ladder = { $number } nie należy do Trudności { $ladder }.
error-talents-off = Ten stół gra bez Talentów.
error-not-a-talent = „{ $name }” nie jest Talentem, z którego { $hero } może skorzystać.
error-one-talent = W jednym teście liczy się tylko jeden Talent.
error-unknown-die = W tej grze nie ma kości { $die }; do wyboru: { $dice }.
error-only-2d6 = Ten stół rzuca dwiema kośćmi sześciościennymi, a nie { $die }.
error-only-d6 = Ten stół rzuca jedną kością sześciościenną, a nie { $die }.
error-no-extremes = Tu nic nie liczy się podwójnie: albo coś pomaga, albo przeszkadza.
error-extreme-of-what = „{ $what }” nie ma wśród tego, co pomaga lub przeszkadza, więc nie może być skrajne.
error-talent-lowers = Talent „{ $name }” ułatwia test o stopień i nic poza tym.
error-not-a-die = „{ $die }” nie wygląda na kość; do wyboru: { $dice }.
error-no-way-between-editions = Księga nie zna drogi z jednej edycji do drugiej: ich kości nie mają odpowiedników.
error-same-dice = Kości są już takie: „{ $mode }”.
error-no-twin = Księga nie mówi, czemu przy innych kościach odpowiada { $attribute ->
        [str] { term-str }
        [dex] { term-dex }
        [might] { term-might }
       *[other] { $attribute }
    } { $value }.
error-modifier = Modyfikator { $modifier } wykracza poza granice; dozwolone są od { $least } do { $most }.

## Whose turn it is

error-foes-turn = Teraz działają przeciwnicy: { $hero } musi poczekać.
error-heroes-first = Przeciwnicy muszą poczekać: { $hero } ma jeszcze swoją Akcję.
error-foe-done = { $foe } nie może już działać w tej rundzie.
error-not-minions = Tylko pachołki działają grupą, a { $foe } to nie pachołek.
error-no-foe = Powiedz, który przeciwnik działa.
error-in-combat = Póki trwa walka, nie ma czasu na odpoczynek.
error-already-fighting = Walka już trwa.
error-no-fight = Żadna walka teraz nie trwa.
error-no-conflict = Krótka przerwa następuje po konflikcie, a żaden się właśnie nie skończył.
error-clock-length = Licznik nie może mieć takiej długości: { $length }.
error-clock-off = Ten stół gra bez licznika.

## Moving and reaching

error-moved = { $hero } nie ma już Ruchu w tej turze.
error-one-zone = Jeden Ruch to najwyżej jedna strefa.
error-no-such-zone = Nie ma strefy „{ $zone }”.
error-on-a-grid = Ten stół gra na planszy w kratę: powiedz, na którą kratkę wchodzisz.
error-no-grid = Ten stół nie gra na planszy w kratę.
error-no-square = { $name } nie ma jeszcze swojej kratki na planszy; szerokość kratki: { $size }.
error-too-far = To już { $squares ->
        [one] { $squares } kratka
        [few] { $squares } kratki
       *[many] { $squares } kratek
    } w tej turze, a wolno najwyżej { $most }.
error-out-of-reach = { $target } jest poza zasięgiem.
error-full-cover = { $target } ma pełną osłonę.
error-no-line = { $target } jest poza polem widzenia.
error-no-target = Powiedz, kogo atakujesz.
error-nobody-to-attack = Nie ma tu kogo zaatakować.
error-target-out = { $target } nie bierze już udziału w walce.
error-nobody-down = Nikt nie leży, więc nie ma kogo podnosić.
error-not-down = { $hero } nie leży, więc nie ma kogo podnosić.
error-no-label = Powiedz, co się stało: { $foe }.
error-no-elites = Ten stół gra bez elit.
error-plain-bosses = W tej grze jest tylko jeden rodzaj bossów.
error-no-number = Powiedz, jaką liczbę musi osiągnąć przeciwnik; najmniej 1.

## Help

error-fallen = { $hero } nie może działać (stan: Powalony).
error-acted = { $hero } nie ma już Akcji w tej rundzie.
error-say-how = Powiedz, jak pomagasz.
error-help-oneself = Nie można pomóc sobie; wybierz kogoś innego.
error-enough-help = { $hero } ma już tyle pomocy, ile zmieści jeden test.
error-nobody-to-help = Nie ma tu nikogo, komu można pomóc.

## Before the roll

error-cannot-decline = Utrudnienia nie można odrzucić: { $what }.
error-nothing-to-decline = To tutaj nie pomaga, więc nie ma czego odrzucać: { $what }.

## Luck

error-luck-before = Przed rzutem Łut Szczęścia kupuje większą kość i nic innego.
error-no-step-in-2d6 = Przy dwóch kościach sześciościennych Łut Szczęścia nie kupuje większej kości.
error-one-step = Ten stół pozwala w teście na jedną większą kość, a ta jest już zajęta.
error-step-at-top = Większej kości już nie ma, więc Łut Szczęścia by się zmarnował.
error-no-luck = { $hero } nie ma już ani jednego Łutu Szczęścia.
error-luck-limit = { $hero } ma już { $most ->
        [one] { $most } Łut Szczęścia
        [few] { $most } Łuty Szczęścia
       *[many] { $most } Łutów Szczęścia
    }, a ten stół na więcej nie pozwala.
error-no-luck-here = W tej grze nie ma Łutów Szczęścia, które można by dać.
error-one-luck = Ten stół pozwala na jeden Łut Szczęścia w teście, a ten jest już wydany.
error-step-after = Większą kość trzeba kupić przed rzutem.
error-luck-on-one = Przy tym stole po wyrzuconej 1 nie można kupić sukcesu za Łut Szczęścia.
error-no-failure = Wykupić można się tylko od porażki.

## What follows a roll

error-no-bargain = MG nie może tu zaproponować sukcesu z kosztem.
error-trouble-needed = Powiedz, co idzie nie tak.
error-complication-needed = Sama cena tu nie wystarczy: powiedz, co idzie nie tak.
error-price-needed = Powiedz, jaka jest cena.

## Powers

error-power-level = Poziom mocy „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }”: Trudność { $numbers }, koszt { $costs } PM.
error-no-power = Potrzeba { $cost ->
        [one] 1 Punktu Mocy
       *[many] { $cost } Punktów Mocy
    }, a tylu { $hero } nie ma.
error-leap = Ten skok ma { $squares ->
        [one] { $squares } kratkę
        [few] { $squares } kratki
       *[many] { $squares } kratek
    }, a wolno najwyżej { $most }.
error-power-attribute = Mocy nie używa się z cechą „{ $attribute ->
        [str] Siła
        [dex] Zręczność
        [might] Moc
       *[other] { $attribute }
    }”.
error-leap-level = Moc poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba na skok.
error-heal-level = Moc poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby leczyć.
error-hold-level = Moc poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby kogoś zatrzymać; wybierz Silny albo Wielka moc.
error-strengthen-level = Moc poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby kogoś osłonić albo wzmocnić; wybierz co najmniej Standard.
error-power-amount = Moc nie może zadać ani uleczyć mniej niż 0 Serc, a podano { $amount }.
error-no-refund = { $hero } nie może tu odzyskać Punktu Mocy.
error-dead = { $hero } nie żyje i żadna moc tego nie uleczy.

## Trying again

error-retry-needs-change = Ten sposób już zawiódł: powiedz, co robisz inaczej albo czym płacisz.
error-not-locked = Nic nie stoi na przeszkodzie, żeby znów spróbować: „{ $aim }”.

## Harm

error-no-loss = Bohater traci co najmniej 1 Serce, a podano { $hearts }.

## Growing

error-unknown-role = Nie ma roli „{ $role }”; do wyboru: { $roles }.
error-no-growth = { $hero } nie ma teraz niczego do rozwinięcia.
error-dead-cannot-grow = { $hero } nie żyje i już się nie rozwija.
error-growth-limit = { $hero } nie może się już dalej rozwinąć w tym kierunku.
error-fully-grown = { $hero } nie ma już czego rozwijać.
error-trait-empty = Opisz nowy Atut jednym zdaniem.

## Who is here

error-no-such-hero = Przy tym stole nie ma bohatera „{ $id }”.
error-no-such-foe = W tej scenie nie ma przeciwnika „{ $id }”.
error-id-taken = Ktoś przy tym stole nazywa się już „{ $id }”.
error-other-book = Ta postać należy do { $ruleset }, a przy tym stole gra się w { $wanted }.

## Options of the table


## What is wrong with a character

problem-not-a-sheet = To w ogóle nie jest postać.
problem-missing = Brakuje pola „{ $field }”.
problem-name = Imię musi być tekstem w jednej linijce.
problem-no-concept = Nie ma jeszcze koncepcji: jednego zdania o tym, kim jest bohater.
problem-no-gear = Brakuje kluczowego sprzętu albo ochrony: na karcie jest po jednym.
problem-concept = Koncepcja musi być tekstem w jednej linijce.
problem-one-role = Bohater ma dokładnie jedną z ról „assault”, „specialist” i „adept”, a „{ $said }” żadną z nich nie jest.
problem-role-label = Nazwa nadana roli musi być tekstem w jednej linijce.
problem-attributes = Bohater ma trzy cechy, „str”, „dex” i „might”, i żadnej innej.
problem-unknown-die = Pole „{ $field }” nie może mieć wartości { $said }.
problem-role-dice = Z takimi cechami bohater w tej roli nie zaczyna ani nie dochodzi do nich przez rozwój.
problem-spread = Z takimi cechami nikt nie zaczyna ani nie dochodzi do nich przez rozwój.
problem-resource = Pole „{ $field }” nie może mieć wartości { $said } przy takim rozwoju bohatera.
problem-texts = Pole „{ $field }” musi być listą tekstów, a żaden z nich nie może być pusty.
problem-talents-off = Ten stół gra bez Talentów.
problem-too-many-talents = Bohater ma najwyżej dwa Talenty, a ten ma ich { $said }.
problem-gear = Ekwipunek to główne narzędzie, ochrona i lista rzeczy przydatnych, wszystko jako teksty.
problem-too-many-trinkets = Zwykle nosi się trzy rzeczy przydatne, a ten bohater ma ich { $said }.
problem-grown = Pole „{ $field }” musi być listą złożoną z „attribute”, „heart”, „power” i „trait”, po jednym wpisie na każdy krok rozwoju.
problem-traits = Każdy Atut jest tekstem i musi pochodzić z rozwoju.
error-foe-held = { $foe }: unieruchomienie zabiera tę turę.
error-no-effect = Powiedz, jaki to efekt.
error-effects-told = Przy tym stole efekty są tylko opowiadane. Zmień zasadę domową „Trwające efekty”, żeby działały w grze.
error-effect-gone = Na tej postaci ({ $name }) nie ma już takiego efektu.
error-circumstance-gone = W tej scenie nie ma już takiej okoliczności.
