### Trudność i warunki: tytuły reguł. Treść jest na razie po angielsku.

nova6_mod_skill = Stopnie to kości premii
nova6_mod_perk = Atut to jedna kość
nova6_mod_talent = Talenty i cechy
nova6_mod_advantage = Przewagi i utrudnienia
nova6_mod_condition = Warunki
nova6_mod_stack = Modyfikatory się sumują
nova6_diff_range = Od 0 do 4 i dalej
nova6_diff_default = Brak podanej trudności
nova6_diff_opposed = Gdy ktoś ci się przeciwstawia
nova6_diff_0 = Trudność −0d
nova6_diff_1 = Trudność −1d
nova6_diff_2 = Trudność −2d
nova6_diff_3 = Trudność −3d
nova6_diff_4 = Trudność −4d
nova6_diff_5 = Trudność −5d i więcej
nova6_mod_forgot-spend = Ojej: kup sukces
nova6_mod_forgot-earn = Ojej: weź zapłatę za porażkę
nova6_mod_forgot-irrelevant = Ojej: i tak bez znaczenia
nova6_cond_scope = Warunki dotyczą wszystkich
nova6_cond_equal-ignore = To samo dla obu stron
nova6_cond_only-what-matters = Tylko to, co ważne
nova6_rule-of-five = Nic, jedno, kilka, większość, wszystko
