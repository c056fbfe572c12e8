### Krótkie sceny o początku gry i o pakietach.

example_nova6_ex_setting = Gra w pięciu odpowiedziach
    .given = Grupa odpowiada na pięć pytań: wędrowcy, spalona kraina, coś między ulicą a światem, jeden problem dzisiejszy i jeden nadchodzący oraz cztery osoby i miejsca.
    .then = Trzy fakty o świecie i dwa problemy leżą na stole jako aspekty całej gry; każda z czterech pozycji ma myśl przewodnią.

example_nova6_ex_pack = Pakiet z lukami
    .given = Pakiet podaje dwa motywy, pięć ludów, siódmą umiejętność i trzeci tor, a efekty zostawia otwarte.
    .then = Cztery aspekty na postać, siedem umiejętności, trzy tory po trzy, dwa i jedno pole, zastąpione kroki 1, 4 i 7; to szkic, a każda luka jest wymieniona.

example_nova6_ex_package = Zestaw tarczownika
    .given = Miecz albo topór, tarcza albo nóż, kolczuga albo skóra.
    .then = Trzy wybory i osiem sposobów, by ich dokonać.

example_nova6_ex_bundle = Szeroki w barach
    .given = Ród daje stopień Krzepy i zabiera jedno rozwinięcie na początku; postać ma poziom 1.
    .then = Sześć rozwinięć, Krzepa 1, która nic nie kosztowała, i ani jednego pola więcej.
