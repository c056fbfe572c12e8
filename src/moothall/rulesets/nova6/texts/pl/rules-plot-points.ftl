### Punkty fabuły: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_pp_pool = Jedna pula dla wszystkich
    .gist = Punkty fabuły biorą się z jednej puli i do niej wracają, a pula nigdy się nie kończy.

nova6_pp_refresh = Odświeżenie
    .gist = Każdy scenariusz zaczynasz z tyloma punktami, ile wynosi twoje odświeżenie, zwykle 3; kamienie milowe uzupełniają je do tej liczby.

nova6_pp_keep-extra = Więcej niż odświeżenie
    .gist = Jeśli masz więcej, zatrzymujesz je.

nova6_pp_earn-compel = Zarabianie: przyjęte wymuszenie
    .gist = Bierzesz na siebie kłopot, bierzesz punkt.

nova6_pp_earn-invoked = Zarabianie: twój aspekt przeciw tobie
    .gist = Daje 1, gdy aspekt był twój. Aspekt strefy albo całej gry nie daje nic.

nova6_pp_earn-concede = Zarabianie: ustąpienie
    .gist = Ustąpienie w konflikcie daje 1, jeśli to wybierasz.

nova6_pp_earn-oops = Zarabianie: zatrzymana porażka
    .gist = Pogodzenie się z porażką, którą mogły uratować zapomniane kości, daje 1.

nova6_pp_spend-invoke = Wydawanie: aspekt
    .gist = Przywołanie kosztuje 1.

nova6_pp_spend-consequence = Wydawanie: czyjś STRES
    .gist = Przywołanie STRESU kosztuje za każdym razem 1.

nova6_pp_spend-npc-compel = Wydawanie: wymuszenie na postaci niezależnej
    .gist = Płacisz 1, żeby je zaproponować.

nova6_pp_spend-refuse = Wydawanie: odrzucone wymuszenie
    .gist = Odmowa wobec MG kosztuje 1.

nova6_pp_spend-activate = Wydawanie: talenty i cechy
    .gist = Niektóre działają dopiero za punkt; bez punktów nie działają.

nova6_pp_spend-bonus = Wydawanie: akcja dodatkowa
    .gist = Bez żetonu działanie na końcu rundy konfliktu kosztuje 1.

nova6_pp_spend-stay = Wydawanie: pozostanie w grze
    .gist = Pozostanie mimo obezwładnienia kosztuje 1 i można je kupić tylko raz na scenę.

nova6_pp_spend-rally = Wydawanie: drugie zebranie sił
    .gist = Pierwsze jest za darmo; następne w tym samym konflikcie kosztuje 1.

nova6_pp_spend-uses = Wydawanie: opróżnienie broni
    .gist = Za 1 coś, co druga strona zużywa, jest WYCZERPANE.

nova6_pp_spend-oops = Wydawanie: zapomniane kości
    .gist = Za 1 kupujesz zwykły sukces tam, gdzie mogły go dać zapomniane kości.

nova6_pp_visible = Wszyscy widzą punkty
    .gist = Co mają gracze i MG, leży na stole, jawnie dla wszystkich.

nova6_pp_floor = Bez długów
    .gist = Bez punktów fabuły nie ma czego wydawać.

nova6_gpp_start = Punkty fabuły MG
    .gist = MG zaczyna każdy scenariusz, mając 1 za każdego bohatera: czworo bohaterów, cztery punkty.

nova6_gpp_use = Do czego służą punkty MG
    .gist = MG zarabia i wydaje punkty dla postaci niezależnych tak samo jak ty dla swojej. Przywołaj aspekt którejś z nich, a MG zyska punkt.

nova6_gpp_refresh = MG też odświeża
    .gist = Zawsze wtedy, gdy gracze.
