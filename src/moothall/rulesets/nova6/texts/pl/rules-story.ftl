### Opowieść i kamienie milowe: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_story_guidelines = Słownik, nie wzór
    .gist = MG ogłasza ten kamień milowy, który pasuje, i wtedy, gdy pasuje.

nova6_story_acts = Od trzech do pięciu aktów
    .gist = Pierwszy pokazuje, o co chodzi, następne to zgłębiają, ostatnie doprowadzają do końca. Inną liczbę gra się tak samo, tylko z radą.

nova6_story_session = Sesja
    .gist = Kilka godzin prawdziwego czasu, często z kilkoma scenami i kamieniem milowym. Zapisuje się, kiedy się zaczyna i kończy, a żadna zasada o to nie pyta.

nova6_story_scenario = Scenariusz
    .gist = Opowieść na kilka sesji; zamyka ją duży albo epicki kamień milowy, mały nie.

nova6_story_saga = Saga
    .gist = Kilka scenariuszy z rzędu, aż ostatni z nich zamknie epicki kamień milowy.

nova6_milestone_kinds = Mały, duży, epicki
    .gist = Krok na drodze, cel scenariusza, cel sagi.

nova6_milestone_durations = Co kończy każdy kamień milowy
    .gist = Trwałe kończy mały, długotrwałe duży, przewlekłe epicki.

nova6_milestone_all = Przy każdym kamieniu milowym
    .gist = Punkty fabuły każdego wracają do odświeżenia, punkty MG do jednego za każdego bohatera i wszyscy wracają do sił.

nova6_milestone_justify = Scena na zmianę
    .gist = MG może chcieć, żeby nowe aspekty, talenty i cechy najpierw się pojawiły, w ekspozycji albo interludium; do tego czasu zmiana czeka.

nova6_milestone_minor-aspect = Mały: aspekt
    .gist = Jeden główny aspekt można napisać na nowo, ale nie myśl przewodnią.

nova6_milestone_minor-level = Mały: poziom, raz
    .gist = Poniżej poziomu 5 jeden mały kamień milowy scenariusza daje poziom, a drugi już nie.

nova6_milestone_minor-level-which = Który mały kamień milowy
    .gist = Z reguły środkowy z zaplanowanych; bez planu pierwszy. MG może powiedzieć inaczej.

nova6_milestone_minor-perk = Mały: atut
    .gist = Jeden atut można wymienić na inny.

nova6_milestone_major-aspect = Duży: aspekt
    .gist = Znowu jeden można napisać na nowo, z wyjątkiem myśli przewodniej.

nova6_milestone_major-talent = Duży: talent
    .gist = Jeden talent można wymienić na inny, jeśli uzasadnia to opowieść i MG się zgadza.

nova6_milestone_major-perk = Duży: atut
    .gist = I jeden atut, według tekstu; tabela go pomija.

nova6_milestone_major-level = Duży: poziom
    .gist = Każdy zyskuje jeden, na dowolnym poziomie.

nova6_milestone_epic-aspect = Epicki: dowolny aspekt
    .gist = Jeden aspekt, i tym razem może to być myśl przewodnia. Na więcej pozwala MG.

nova6_milestone_epic-trades = Epicki: po jednej wymianie
    .gist = Można wymienić talent, cechę, stopień i atut, każde na inne tego samego rodzaju.

nova6_milestone_epic-level = Epicki: poziom
    .gist = Zyskuje go każdy, kto tego dożyje.

nova6_milestone_trade-legality = Po wymianie wszystko zgodnie z zasadami
    .gist = Po wymianie karta musi być zgodna z zasadami. Atuty odchodzą razem z talentem, z którego pochodzą; stopnie, które byłyby za wysokie, nie pozwalają na wymianę.

nova6_milestone_level-advance = Poziom to rozwinięcie
    .gist = Można je od razu wydać na stopień, talent albo cechę, a wyższy poziom może otworzyć wyższe stopnie.
