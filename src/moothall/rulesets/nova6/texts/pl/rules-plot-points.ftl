### Punkty fabuły: tytuły reguł. Treść jest na razie po angielsku.

nova6_pp_pool = Jedna pula dla wszystkich
nova6_pp_refresh = Odświeżenie
nova6_pp_keep-extra = Więcej niż odświeżenie
nova6_pp_earn-compel = Zarabianie: przyjęte wymuszenie
nova6_pp_earn-invoked = Zarabianie: twój aspekt przeciw tobie
nova6_pp_earn-concede = Zarabianie: ustąpienie
nova6_pp_earn-oops = Zarabianie: zatrzymana porażka
nova6_pp_spend-invoke = Wydawanie: aspekt
nova6_pp_spend-consequence = Wydawanie: czyjeś ZESTRESOWANIE
nova6_pp_spend-npc-compel = Wydawanie: wymuszenie na BN
nova6_pp_spend-refuse = Wydawanie: odrzucone wymuszenie
nova6_pp_spend-activate = Wydawanie: talenty i cechy
nova6_pp_spend-bonus = Wydawanie: akcja dodatkowa
nova6_pp_spend-stay = Wydawanie: pozostanie w grze
nova6_pp_spend-rally = Wydawanie: drugie zebranie sił
nova6_pp_spend-uses = Wydawanie: opróżnienie broni
nova6_pp_spend-oops = Wydawanie: zapomniane kości
nova6_pp_visible = Wszyscy widzą punkty
nova6_pp_floor = Bez długów
nova6_gpp_start = Punkty fabuły MG
nova6_gpp_use = Do czego służą punkty MG
nova6_gpp_refresh = MG też odświeża
