### Tworzenie gry i pakiety: tytuły zasad.

nova6_setting_two-steps = Najpierw świat, potem pakiet

nova6_setting_five-questions = Pięć pytań

nova6_setting_protagonists = O kim to jest

nova6_setting_world = Jaki jest ten świat

nova6_setting_world-aspects = Fakty, które są aspektami

nova6_setting_scope = Jak daleko to sięga

nova6_setting_issues = Problemy

nova6_setting_issue-kinds = Już tu, albo nadchodzi

nova6_setting_issue-count = Zwykle dwa

nova6_setting_issue-one = Jeden problem

nova6_setting_issue-three = Trzy i więcej

nova6_setting_issue-wording = Słowa, które brzmią

nova6_setting_issue-change = Problemy się zmieniają

nova6_setting_people = Ludzie, którzy się liczą

nova6_setting_places = Miejsca, które się liczą

nova6_setting_organisations = Organizacje

nova6_setting_mystery = Tajemnice
