### Interakcja: tytuły reguł. Treść jest na razie po angielsku.

nova6_interact_scope = Wszystko, co między ludźmi
nova6_interact_extras = Jeden test na pomniejszych
nova6_interact_principals = Rywalizacja z ważnymi
nova6_interact_perks = Atuty języka
nova6_interact_overcome = Przegadać przeszkodę
nova6_interact_create-advantage = Nastroje i manewry
nova6_interact_attack = Słowa, które ranią
nova6_interact_attack-needs = Musi być za co chwycić
nova6_interact_attack-anger = Gniew to nie rana
nova6_interact_basic-emotional = Zwykła obelga
nova6_interact_defend = Na każde słowo jest odpowiedź
