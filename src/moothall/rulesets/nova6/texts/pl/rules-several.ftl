### Kilka rzeczy, kilka osób: tytuły reguł. Treść jest na razie po angielsku.

nova6_multi_targets-difficulty = Kilka celów: jak trudno
nova6_multi_targets-declare = Kilka celów: nazwij je
nova6_multi_targets-first = Kilka celów: kto pierwszy
nova6_multi_targets-more = Kilka celów: pozostali
nova6_multi_outcomes-difficulty = Kilka skutków: jak trudno
nova6_multi_outcomes-first = Kilka skutków: który pierwszy
nova6_multi_outcomes-more = Kilka skutków: pozostałe
nova6_multi_skills-penalty = Kilka akcji: kara
nova6_multi_skills-declare = Kilka akcji: zapowiedz ile
nova6_multi_skills-chain = Kilka akcji: gdy pierwsza zawiedzie
nova6_multi_pairs = Kiedy to już dwie akcje
nova6_group_mode = Testy grupowe
nova6_group_any = Wystarczy jeden sukces
nova6_group_any-sp = Punkty wyczynu dla grupy
nova6_group_any-fail = Czyjaś porażka nadal się liczy
nova6_group_all = Udać musi się wszystkim
nova6_group_all-offset = Krycie towarzysza
nova6_group_all-no-improve = Nic ponad sukces
nova6_group_all-own-use = Punkty dla siebie
nova6_group_optout = Rezygnacja z udziału
nova6_group_optout-when = Kiedy można zrezygnować
