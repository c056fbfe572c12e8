### Ruch: tytuły reguł. Treść jest na razie po angielsku.

nova6_move_scope = Wszystko, do czego służy Ruch
nova6_move_perks = Atuty dla ruchliwych
nova6_move_overcome = Dotrzeć na miejsce
nova6_move_adjacent-free = Obok bez rzutu
nova6_move_farther = Bieg
nova6_move_obstructed = Przez to, co leży na drodze
nova6_move_conditions = Gdy teren mówi nie
nova6_move_climb-barrier = Przez płot
nova6_move_climb-vertical = O strefę wyżej
nova6_move_climb-extra = Jeszcze wyżej
nova6_move_swim = Na wodzie
nova6_move_swim-penalty = Wzburzona woda
nova6_move_swim-extra = Płynąć dalej
nova6_move_create-advantage = Lepsze miejsce
nova6_move_dodge = Na palcach
nova6_move_attack-ram = Taranowanie
nova6_move_defend-attacks = Z drogi
nova6_move_defend-block = Zagrodzić drogę
nova6_move_defend-hide = Ukrywanie się
