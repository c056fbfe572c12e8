### Wola: tytuły reguł. Treść jest na razie po angielsku.

nova6_resolve_scope = Siła ducha
nova6_resolve_perks = Atuty woli
nova6_resolve_overcome = Cierpliwość, nie geniusz
nova6_resolve_contest = Pojedynek woli
nova6_resolve_create-advantage = Głębokie skupienie
nova6_resolve_create-advantage-risk = Tylko gdy coś to kosztuje
nova6_resolve_attack = Umysłem się nie bije
nova6_resolve_defend = Zachować twarz
