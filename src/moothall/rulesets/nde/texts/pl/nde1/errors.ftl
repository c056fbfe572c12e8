### What the rules of the first edition forbid, in its own words.

error-no-difficulty = Najpierw powiedz, jak to trudne: test musi mieć TN.
error-off-ladder = Nie ma TN { $number }; do wyboru: { $ladder }.
error-power-level = Poziom Magii „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }”: TN { $numbers }, koszt { $costs } Many.
error-no-power = Potrzeba { $cost } Many, a tyle { $hero } nie ma.
error-power-attribute = Magii nie używa się z cechą „{ $attribute ->
        [str] Siła
        [dex] Zręczność
        [might] Magia
       *[other] { $attribute }
    }”.
error-leap-level = Magia poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba na skok.
error-heal-level = Magia poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby leczyć.
error-hold-level = Magia poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby kogoś zatrzymać; wybierz Silny albo Wielka moc.
error-strengthen-level = Magia poziomu „{ $level ->
        [trick] Sztuczka
        [standard] Standard
        [strong] Silny
        [great] Wielka moc
       *[other] { $level }
    }” jest za słaba, żeby kogoś osłonić albo wzmocnić; wybierz co najmniej Standard.
error-power-amount = Magia nie może zadać mniej niż 0 Ran ani przywrócić mniej niż 0 Serc, a podano { $amount }.
error-no-refund = { $hero } nie może tu odzyskać Many.
error-dead = { $hero } nie żyje i żadna Magia tego nie uleczy.
error-no-square = { $name } nie ma jeszcze swojej kratki na planszy i nie może działać w walce.

problem-one-role = Bohater ma dokładnie jedną z ról „warrior”, „rogue” i „mage”, a „{ $said }” żadną z nich nie jest.
problem-grown = Pole „{ $field }” musi być listą złożoną z „attribute”, „heart” i „power”, po jednym wpisie na każdy krok rozwoju.
