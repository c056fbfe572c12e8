### Cztery akcje: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_action_ca-difficulty = Tworzenie przewagi: jak trudno
    .gist = Jeśli akcja jest wymierzona w kogoś, trudnością jest jego umiejętność obrony; jeśli w nikogo, obowiązuje zwykła tabela.

nova6_action_ca-success = Tworzenie przewagi: co zyskujesz
    .gist = Zwykły sukces daje tobie albo towarzyszowi przewagę +1d na chwilę [B] do jednej umiejętności.

nova6_action_ca-alternatives = Tworzenie przewagi: zamiast tego aspekt
    .gist = Zamiast kości możesz wprowadzić aspekt na chwilę [B] albo do akcji, która go zakończy [A], lub poprosić MG, by odsłonił taki, który był ukryty.

nova6_action_ca-modes = Tworzenie przewagi: powiedz jak
    .gist = Możesz zmienić sytuację, czegoś się dowiedzieć albo wykorzystać to, co już jest. Powiedz w kilku słowach, co robisz; o przewagę bez słów MG zapyta jeszcze raz.

nova6_action_overcome-catchall = Pokonanie: na wszystko inne
    .gist = Gdy żadna z trzech pozostałych akcji nie pasuje do tego, co robisz, to jest pokonanie.

nova6_action_overcome-difficulty = Pokonanie: jak trudno
    .gist = MG podaje liczbę, na przykład 2 dla zamka, albo umiejętność, która ci się przeciwstawia.

nova6_action_overcome-modifier = Pokonanie: osłabić efekt
    .gist = Zwykły sukces zmniejsza przewagę lub utrudnienie o 1d. Takie, które miało tylko 1d, wtedy mija.

nova6_action_overcome-obstacle = Pokonanie: minąć przeszkodę
    .gist = Albo zostawiasz za sobą jedną przeszkodę; granica strefy to też przeszkoda.

nova6_action_attack-use = Atak: chcesz zaszkodzić
    .gist = Atakujesz, gdy w konflikcie chcesz komuś zaszkodzić: na ciele, na umyśle albo na dobrym imieniu.

nova6_action_attack-difficulty = Atak: jak trudno
    .gist = Trudnością jest umiejętność, którą broni się twój cel.

nova6_action_attack-success = Atak: co robi trafienie
    .gist = Zwykły sukces zadaje tyle obrażeń, ile ma to, czym atakujesz: miecz o wartości 4 zadaje 4. Gołe ręce i wszystko bez wartości zadają 1, na scenę.

nova6_action_defend-when = Obrona: kiedy
    .gist = Możesz bronić się przed każdym atakiem na ciebie i przed każdą przewagą, którą ktoś tworzy twoim kosztem.

nova6_action_defend-success = Obrona: co powstrzymuje
    .gist = Zwykły sukces całkowicie powstrzymuje tę akcję, wymierzoną w ciebie albo w kogoś, kogo osłaniasz. Atak za 6 zadaje wtedy 0.

nova6_action_defend-fail-attack = Obrona: atak przechodzi
    .gist = Jeśli obrona się nie uda, dosięga cię cała wartość ataku minus to, co pochłaniasz.

nova6_action_defend-fail-ca = Obrona: przewaga wroga zostaje
    .gist = Jeśli nie powstrzymasz cudzej przewagi, MG wybiera, co druga strona zyskuje; jej +1d to kość kary w tych twoich testach, których dotyczy.

nova6_action_opposing-table = Która umiejętność przeciw której
    .gist = Dla każdej umiejętności i akcji księga podaje, co zwykle się jej przeciwstawia; przed atakiem z Walki broni Walka albo Ruch. MG może wskazać coś innego.
