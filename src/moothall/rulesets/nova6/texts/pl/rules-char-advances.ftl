### Rozwinięcia: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_character_advances = Ile rozwinięć
    .gist = Sześć i jedno za każdy poziom: na poziomie 1 wydajesz siedem.

nova6_character_advances-per-level = Jedno więcej co poziom
    .gist = Kto zdobywa w grze poziom, ma o jedno rozwinięcie więcej do wydania.

nova6_character_advances-by-ten = Od jednego do dziesięciu
    .gist = Kto na poziomie 1 zaczyna z siedmioma, na poziomie 10 ma szesnaście.

nova6_character_cost-rank = Stopień kosztuje jedno
    .gist = Stopnie kupuje się po kolei, każdy za jedno rozwinięcie.

nova6_character_cost-talent = Talent kosztuje jedno
    .gist = Za każdym razem, gdy bierzesz talent, kosztuje to rozwinięcie.

nova6_character_cost-feature = Ile kosztuje cecha
    .gist = Jedno rozwinięcie albo więcej, jak mówi pakiet albo MG; a MG musi się zgodzić, chyba że pakiet pozwala bez pytania.

nova6_character_cost-perk = Atutów się nie kupuje
    .gist = Każdy pochodzi z talentu: Wyspecjalizowany daje jeden do swojej umiejętności, Wszechstronnie szkolony trzy do dowolnych. Atut bez źródła musi zniknąć; należny można wybrać później.

nova6_character_rank-cap-level-one = Stopnie na poziomie 1
    .gist = Żadna umiejętność ponad stopień 1, a w tej z talentem Skupiony 2.

nova6_character_talent-custom = Własne talenty
    .gist = Jeśli na liście brakuje tego, o czym myślisz, napisz to; gdy MG się zgodzi, kosztuje tyle co każdy talent.

nova6_character_talent-recommended = Talenty prawie dla każdego
    .gist = Skupiony, Wprawiony i Wyspecjalizowany pasują do większości postaci. Można się bez nich obejść.

nova6_character_advance-unspent = Rozwinięcia na później
    .gist = Niewydane rozwinięcia zostają przy tobie i widać je na karcie.
