### Opowieść i kamienie milowe: tytuły reguł. Treść jest na razie po angielsku.

nova6_story_guidelines = Słownik, nie wzór
nova6_story_acts = Od trzech do pięciu aktów
nova6_story_session = Jeden wieczór gry
nova6_story_scenario = Scenariusz
nova6_story_saga = Saga
nova6_milestone_kinds = Mały, duży, epicki
nova6_milestone_durations = Co kończy każdy kamień milowy
nova6_milestone_all = Przy każdym kamieniu milowym
nova6_milestone_justify = Scena na zmianę
nova6_milestone_minor-aspect = Mały: aspekt
nova6_milestone_minor-level = Mały: poziom, raz
nova6_milestone_minor-level-which = Który mały kamień milowy
nova6_milestone_minor-perk = Mały: atut
nova6_milestone_major-aspect = Duży: aspekt
nova6_milestone_major-talent = Duży: talent
nova6_milestone_major-perk = Duży: atut
nova6_milestone_major-level = Duży: poziom
nova6_milestone_epic-aspect = Epicki: dowolny aspekt
nova6_milestone_epic-trades = Epicki: po jednej wymianie
nova6_milestone_epic-level = Epicki: poziom
nova6_milestone_trade-legality = Po wymianie wszystko zgodnie z zasadami
nova6_milestone_level-advance = Poziom to rozwinięcie
