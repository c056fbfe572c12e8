### Przykłady: ekwipunek, zasoby, wady i ceny.

example_nova6_ex_load-aspect = Handlarz mapami
    .given = Tobiasz niesie średni bagaż, MAPY I ATRAMENTY, i szuka mapy bagien. Nic więcej mu nie pomaga.
    .then = Test ekwipunku jest na plusie o 1. Za punkt fabuły może przywołać aspekt swojego bagażu; w każdym ruchu ma dwie kości mniej.

example_nova6_ex_turbo = Nakręcona sprężyna
    .given = Ilse ma PRZEKRĘCONĄ SPRĘŻYNĘ [1] i używa jej, by przeskoczyć wrota śluzy.
    .then = Jedna kość premii, a potem zasobu już nie ma.

example_nova6_ex_jimmy = Haczyk na pisarza portowego
    .given = Ilse zdobyła HACZYK NA PISARZA PORTOWEGO [2]. Raz po sukcesie wymienia oba użycia; innym razem chce go poświęcić, by mniej oberwać.
    .then = Wymiana daje jeden punkt wyczynu i zasób znika. Poświęcenie jest odrzucone: powstał z akcji.

example_nova6_ex_signature-slots = Pamiątka, dług i kryjówka
    .given = Pakiet wymienia trzy miejsca na zasoby popisowe: pamiątkę, dług i kryjówkę.
    .then = Są tylko te trzy i żadnego od aspektów.

example_nova6_ex_flaw-pair = Mara z bagien
    .given = Stwór nie znosi żelaza, ale w zamian umie latać. Żelazny hak trafia go za 4.
    .then = Rozwinięć ma tyle co przedtem, a trafienie zapełnia dwa pola oszołomienia.

example_nova6_ex_price = Ceny w lombardzie
    .given = Z lekkim bagażem Ilse szuka rzeczy wartych 100, 1000, 10 000, 100 000 i 1 000 000.
    .then = Jest na minusie o 1, 2, 3 i 4. Przy pięciu limit zamienia dwie kości na punkt wyczynu MG: na minusie o 3.
