### Jak mówi się o szansach i jak je policzono.

## Szanse

odds-heading = { $way ->
    [up] Na plusie o { $left }: { $dice } kości
    [down] Na minusie o { $left }: { $dice } kości
    [sure] Bez rzutu
   *[even] Na zero: { $dice } kości
 }
odds-success = Sukces łącznie
odds-stunts = { $points ->
    [0] bez punktu wyczynu
    [one] z { $points } punktem wyczynu
   *[other] z { $points } punktami wyczynu
 }
odds-failure = Porażka łącznie
odds-gm-stunts = { $points ->
    [0] bez niczego dla MG
    [one] z { $points } punktem wyczynu dla MG
   *[other] z { $points } punktami wyczynu dla MG
 }
policy-best-trio = Liczone z najlepszymi trzema kośćmi: najpierw sukces, potem najwięcej punktów wyczynu, potem najmniej dla MG.
policy-reroll-ones = Liczone z jednym przerzutem wszystkich jedynek i najlepszymi trzema kośćmi.
policy-invoked = Liczone bez rzutu: przywołanie zmienia wynik, który już jest.
policy-sure-success = Liczone z pewnym sukcesem zamiast rzutu.
roll-hero = Postać
