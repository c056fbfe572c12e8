### Walka: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_fight_scope = Wszystko, do czego służy Walka
    .gist = Pięści, ostrza, łuki i karabiny: każda walka ciałem, z bliska i z daleka.

nova6_fight_perks = Atuty dla walczących
    .gist = Broń, styl, rodzaj ciosu: weź jeden z pomysłów albo wymyśl własny.

nova6_fight_overcome = Walka bez wroga
    .gist = Pokaz umiejętności, popisowy strzał, zawody; MG mówi, czy trzeba rzucać i jak jest trudno.

nova6_fight_create-advantage = Manewry
    .gist = Zamiast kogoś ranić, ustawiasz go tam, gdzie chcesz, przyciskasz do ziemi albo poznajesz, jak walczy.

nova6_fight_disarm = Rozbrojenie
    .gist = To, co cel trzyma, wypada mu z ręki: ROZBROJENIE, aż podniesie to własną akcją. Niezawodna broń wymaga punktu wyczynu.

nova6_fight_knockdown = Powalenie
    .gist = Cel jest NA ZIEMI, aż wstanie, a to szybka akcja.

nova6_fight_off-balance = Zachwianie
    .gist = Za punkt wyczynu manewr daje zamiast tego zachwianie: −1d do Ruchu na chwilę, a za każdy kolejny punkt jeszcze jedna kość.

nova6_fight_manoeuvres-open = Własne manewry
    .gist = Piasek w oczy, płaszcz na głowę: powiedz, co to jest, a jeśli MG się zgodzi, działa jak inne.

nova6_fight_grapple-start = Chwyt
    .gist = Sukces Walką to chwyt: −1d dla celu, dopóki go utrzymujesz, i nie trzeba na to punktu.

nova6_fight_grapple-dice = Mocniejszy chwyt
    .gist = Każdy punkt wyczynu z tego rzutu to jedna kość więcej.

nova6_fight_grapple-scope = Co krępuje chwyt
    .gist = Walkę, Ruch i wszystko, co wymaga dwóch kończyn, wliczając głowę; przy niektórych stołach tylko jedno z tego.

nova6_fight_grapple-self = Trzymanie wiąże też ciebie
    .gist = Masz tę samą karę, z wyjątkiem tego, co robicie sobie nawzajem, ty i trzymany cel.

nova6_fight_grapple-lift = Uniesienie trzymającego
    .gist = Zanim w swojej turze się ruszysz, musisz unieść tego, kto cię trzyma: Krzepa przeciw −1d, szybka akcja. Idzie wtedy z tobą; unik przed ciosem nie wymaga unoszenia.

nova6_fight_grapple-overcome = Zerwanie chwytu
    .gist = Walka albo Krzepa przeciw tym samym po drugiej stronie odejmuje jedną kość i kolejną za każdy punkt; gdy nie zostaje żadna, jesteś na wolności.

nova6_fight_grapple-improve = Zacieśnienie chwytu
    .gist = W późniejszej akcji Walka albo Krzepa przeciw tym samym po drugiej stronie dodaje jedną kość i kolejną za każdy punkt.

nova6_fight_grapple-maintain = Utrzymanie chwytu
    .gist = Wymaga jednej z twoich akcji w każdej turze; wydaj je na coś innego, a chwyt przepada.

nova6_fight_attack-melee-range = Dokąd sięga cios
    .gist = Do każdego w twojej strefie. Długa broń sięga też za przeszkodę na jej granicy.

nova6_fight_attack-ranged-range = Dokąd niesie strzał
    .gist = Tak daleko, jak mówi opis broni albo jak daleko potrafisz rzucić; dalej kosztuje to punkty.

nova6_fight_basic-melee = Gołymi rękami
    .gist = 1 obrażenie, fizyczne i obuchowe, na scenę.

nova6_fight_basic-melee-shove = Cios, który odpycha
    .gist = Trafienie gołymi rękami może zamiast ranić pchnąć albo rzucić celem: od razu Krzepa przeciw Krzepie.

nova6_fight_basic-ranged = Rzut czymś pod ręką
    .gist = Kamień albo krzesło zadaje 1 obrażenie tuż obok, a silni rzucają dalej; bez czegoś do rzucenia nic z tego.

nova6_fight_defend-melee = Parowanie
    .gist = Walką odpiera się ciosy i manewry w zwarciu.

nova6_fight_defend-interpose = Wkroczenie siłą
    .gist = Gdzie przemoc mogłaby czemuś zapobiec, Walką można się przed tym bronić, jeśli MG się zgodzi.

nova6_fight_defend-not-ranged = Strzałów się nie paruje
    .gist = Przed tym, co nadlatuje z daleka, broni tylko Ruch.
