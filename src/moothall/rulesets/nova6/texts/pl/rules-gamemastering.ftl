### Rola MG: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_gm_scene-bounds = Gdzie zaczynają i kończą się sceny
    .gist = MG otwiera scenę i ją zamyka. Gracz może o to prosić; nikt inny nie może tego zrobić.

nova6_gm_when-to-roll = Czy w ogóle się rzuca
    .gist = Zanim spadną kości, MG mówi, czy są potrzebne, która to z czterech akcji i jak jest trudno.

nova6_gm_situation-gate = Co stoi na drodze
    .gist = Jeśli drogę zagradza aspekt sytuacji, MG może kazać najpierw go pokonać; o tym, czy przewaga ma tam sens, też decyduje MG.

nova6_gm_judge-invokes = Osąd nad przywołaniami i wymuszeniami
    .gist = Do przywołania wystarczy słowo wyjaśnienia. Przy wymuszeniu powiedz dokładnie, co idzie źle, inaczej nie można go zaproponować.

nova6_gm_content = Co wnosi MG
    .gist = Ludzie do poznania, aspekty miejsc i rzeczy, dylematy, scenariusze: MG je tworzy i kładzie na stole.

nova6_gm_world-reacts = Świat odpowiada
    .gist = Problemy, miejsca, a przede wszystkim aspekty bohaterów mówią MG, jak odpowie świat; służy do tego wymuszenie.

nova6_gm_npc-actions = Postacie MG działają
    .gist = Co robią, zależy od MG, według tych samych zasad co u wszystkich. Kości zostają u graczy: zaatakowany rzuca na obronę.
