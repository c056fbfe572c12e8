### Cechy i reguła brązu: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_feature_definition = Czym może być cecha
    .gist = Moce, niezwykły ekwipunek, pojazdy, organizacje, miejsca, reguły i wielkie wydarzenia: wszystko, co w waszej grze zasługuje na własne efekty.

nova6_feature_permission = Kto może mieć cechę
    .gist = MG musi widzieć powód w opowieści, chyba że pakiet wycenia cechę i pozwala brać ją bez pytania albo daje ją któryś z twoich wyborów.

nova6_feature_cost = Cena cechy
    .gist = Cecha może kosztować rozwinięcia, żeby ją mieć, i punkty fabuły za każde użycie.

nova6_feature_bronze-rule = Wszystko może być postacią
    .gist = Karabin, burza, sama scena: daj temu aspekty, umiejętności, talenty albo tory, a staje przeciw wam jak każdy inny.

nova6_feature_bronze-own-traits = Własne umiejętności i tory
    .gist = Taka rzecz nie musi mieć umiejętności ani torów, które mają ludzie; toru, którego nie ma, nie da się zranić.

nova6_feature_bronze-new-rules = Nowe reguły ze starych części
    .gist = Magia może być umiejętnością, moce talentami albo cechami, a zepsucie torem, który zapełniają własne obrażenia.

nova6_feature_create-questions = Cztery pytania o cechę
    .gist = Gdzie jest jej miejsce w świecie, co robi, z czego się składa, ile kosztuje lub czego wymaga; drugie i ostatnie musi mieć odpowiedź.
