### Rola MG: tytuły reguł. Treść jest na razie po angielsku.

nova6_gm_scene-bounds = Gdzie zaczynają i kończą się sceny
nova6_gm_when-to-roll = Czy w ogóle się rzuca
nova6_gm_situation-gate = Co stoi na drodze
nova6_gm_judge-invokes = Osąd nad przywołaniami i wymuszeniami
nova6_gm_content = Co wnosi MG
nova6_gm_world-reacts = Świat odpowiada
nova6_gm_npc-actions = Postacie MG działają
