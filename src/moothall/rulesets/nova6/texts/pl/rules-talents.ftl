### Talenty: tytuły reguł. Treść jest na razie po angielsku.

nova6_talent_definition = Czym jest talent
nova6_talent_kinds = Co robią talenty
nova6_talent_balance = Miara talentu
nova6_talent_weaken = Jak poskromić talent
nova6_talent_fix-compensation = Talent poprawiony
nova6_talent_take-once = Raz i nie więcej
nova6_talent_take-per-skill = Raz na umiejętność
nova6_talent_take-multiple = Ile razy chcesz
