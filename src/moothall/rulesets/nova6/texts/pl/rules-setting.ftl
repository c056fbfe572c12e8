### Tworzenie gry i pakiety: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_setting_two-steps = Najpierw świat, potem pakiet
    .gist = Grę tworzy się w dwóch krokach: grupa ustala, o czym jest, a potem wybiera albo pisze pasujący pakiet.

nova6_setting_five-questions = Pięć pytań
    .gist = Bohaterowie, świat, skala, problemy, ludzie i miejsca. Każde może zostać otwarte, poza problemami: potrzebny jest co najmniej jeden.

nova6_setting_protagonists = O kim to jest
    .gist = Z grubsza, jakimi ludźmi są bohaterowie; widzi to każdy, kto tworzy postać.

nova6_setting_world = Jaki jest ten świat
    .gist = Tylko ogólne zarysy, pożyczone albo zmyślone. Co zostało puste, znajdzie się w grze.

nova6_setting_world-aspects = Fakty, które są aspektami
    .gist = Zdanie o świecie może być aspektem całej gry: każdy może je przywołać albo wymusić, w każdej scenie.

nova6_setting_scope = Jak daleko to sięga
    .gist = Gdzieś między jedną rodziną a losami świata. Na kości to nie wpływa.

nova6_setting_issues = Problemy
    .gist = Co jest nie tak ze światem, leży na stole jako aspekt całej gry, do przywołania i wymuszenia przez każdego.

nova6_setting_issue-kinds = Już tu albo nadchodzi
    .gist = Problem to albo kłopot dzisiejszy, albo taki, który zaraz wybuchnie.

nova6_setting_issue-count = Zwykle dwa
    .gist = Dwa problemy dowolnego rodzaju nie wymagają komentarza.

nova6_setting_issue-one = Jeden problem
    .gist = Przy jednym problemie cała gra kręci się wokół niego.

nova6_setting_issue-three = Trzy i więcej
    .gist = Trzy to już ruchliwy świat. Przy większej liczbie MG dostaje radę i może grać dalej.

nova6_setting_issue-wording = Słowa, które brzmią
    .gist = Problem jest wart dobrego zdania i może mieć notatkę o tym, co za nim stoi.

nova6_setting_issue-change = Problemy się zmieniają
    .gist = W grze rosną, rozwiązują się albo robią miejsce nowym. Dawnych słów nie można już przywołać, ale zostają zapisane.

nova6_setting_people = Ludzie, którzy się liczą
    .gist = Imię, związek z czymś innym, myśl przewodnia: tyle wystarczy, żeby MG wprowadził ich do gry.

nova6_setting_places = Miejsca, które się liczą
    .gist = To samo dla miejsc. Gdy otwiera się tam scena, MG mówi, czy myśl przewodnia miejsca jest jej aspektem.

nova6_setting_organisations = Organizacje
    .gist = Grupy zapisuje się tak samo jak ludzi.

nova6_setting_mystery = Tajemnice
    .gist = Tylko naszkicowane i znane wyłącznie MG; co się za którąś kryje, rozstrzyga się, gdy wychodzi na jaw.
