### Walka: tytuły reguł. Treść jest na razie po angielsku.

nova6_fight_scope = Wszystko, do czego służy Walka
nova6_fight_perks = Atuty dla walczących
nova6_fight_overcome = Walka bez wroga
nova6_fight_create-advantage = Manewry
nova6_fight_disarm = Rozbrojenie
nova6_fight_knockdown = Powalenie
nova6_fight_off-balance = Zachwianie
nova6_fight_manoeuvres-open = Własne manewry
nova6_fight_grapple-start = Chwyt
nova6_fight_grapple-dice = Mocniejszy chwyt
nova6_fight_grapple-scope = Co krępuje chwyt
nova6_fight_grapple-self = Kto trzyma, też jest związany
nova6_fight_grapple-lift = Uniesienie trzymającego
nova6_fight_grapple-overcome = Zerwanie chwytu
nova6_fight_grapple-improve = Zacieśnienie chwytu
nova6_fight_grapple-maintain = Utrzymanie chwytu
nova6_fight_attack-melee-range = Dokąd sięga cios
nova6_fight_attack-ranged-range = Dokąd niesie strzał
nova6_fight_basic-melee = Gołymi rękami
nova6_fight_basic-melee-shove = Cios, który odpycha
nova6_fight_basic-ranged = Rzut czymś pod ręką
nova6_fight_defend-melee = Parowanie
nova6_fight_defend-interpose = Wkroczenie siłą
nova6_fight_defend-not-ranged = Strzałów się nie paruje
