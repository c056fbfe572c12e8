### Tryb przetrwania: tytuły reguł. Treść jest na razie po angielsku.

nova6_survival_mode = Kamień milowy dopiero po odpoczynku
nova6_survival_minor = Odpoczynek po małym kamieniu milowym
nova6_survival_major = Dzień po dużym kamieniu milowym
nova6_survival_major-retreat = Dzień za zaryglowanymi drzwiami
nova6_survival_epic-refuge = Tydzień w schronieniu
nova6_survival_epic-safe = Tydzień w domu
nova6_survival_epic-interlude = Opowieść o przemianie
