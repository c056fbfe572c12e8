### Tryb przetrwania: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_survival_mode = Kamień milowy dopiero po odpoczynku
    .gist = Przy stołach, które tak grają, kamień milowy czeka, aż bohaterowie będą bezpieczni i znajdą czas, by się nim nacieszyć.

nova6_survival_minor = Odpoczynek po małym kamieniu milowym
    .gist = Gdy odpoczniecie, jest wasz.

nova6_survival_major = Dzień po dużym kamieniu milowym
    .gist = Potrzeba odpoczynku i trzech udanych ekspozycji.

nova6_survival_major-retreat = Dzień za zaryglowanymi drzwiami
    .gist = Wystarczy też jeden dzień w miejscu, które jest naprawdę bezpieczne.

nova6_survival_epic-refuge = Tydzień w schronieniu
    .gist = Udana ekspozycja tworzy schronienie; potem musi minąć tydzień.

nova6_survival_epic-safe = Tydzień w domu
    .gist = Albo spędzacie tydzień tam, gdzie nic was nie dosięgnie.

nova6_survival_epic-interlude = Opowieść o przemianie
    .gist = Albo interludium opowiada, jak stajecie się kimś innym.
