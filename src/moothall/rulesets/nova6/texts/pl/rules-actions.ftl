### Cztery akcje: tytuły reguł. Treść jest na razie po angielsku.

nova6_action_ca-difficulty = Tworzenie przewagi: jak trudno
nova6_action_ca-success = Tworzenie przewagi: co zyskujesz
nova6_action_ca-alternatives = Tworzenie przewagi: zamiast tego aspekt
nova6_action_ca-modes = Tworzenie przewagi: powiedz jak
nova6_action_overcome-catchall = Pokonanie: na wszystko inne
nova6_action_overcome-difficulty = Pokonanie: jak trudno
nova6_action_overcome-modifier = Pokonanie: osłabić efekt
nova6_action_overcome-obstacle = Pokonanie: minąć przeszkodę
nova6_action_attack-use = Atak: chcesz zaszkodzić
nova6_action_attack-difficulty = Atak: jak trudno
nova6_action_attack-success = Atak: co robi trafienie
nova6_action_defend-when = Obrona: kiedy
nova6_action_defend-success = Obrona: co powstrzymuje
nova6_action_defend-fail-attack = Obrona: cios przechodzi
nova6_action_defend-fail-ca = Obrona: przewaga wroga zostaje
nova6_action_opposing-table = Która umiejętność przeciw której
