### Przewaga, obrażenia i pochłanianie: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_effect_three = Trzy podstawowe efekty
    .gist = Przewaga, obrażenia i pochłanianie.

nova6_effect_properties = Właściwości
    .gist = Efekt może mieć właściwości, które go polepszają albo pogarszają; ogólne pasują do każdego. Właściwość, której nikt nie zna, odpada.

nova6_effect_special-stunt = Wyczyny specjalne
    .gist = Wyczyn oznaczony (S) kosztuje 1 punkt wyczynu i działa jeden raz w akcji.

nova6_effect_sp-exchange = Ile wart jest punkt wyczynu
    .gist = Tyle co 1d, 2 obrażenia albo 2 pochłaniania.

nova6_advg_base = Przewaga
    .gist = Ty albo towarzysz macie na chwilę [B] +1d do jednej umiejętności.

nova6_advg_describe = Nadaj nazwę
    .gist = Kilka słów mówi, kiedy przewaga się liczy, na przykład „wysoko na murze”; bez nich się nie obejdzie.

nova6_advg_aspect = Aspekt zamiast kości
    .gist = Zamiast kości nadaj aspekt sytuacji albo komuś, na chwilę [B] lub dopóki nie zakończy go akcja [A].

nova6_advg_discover = Poznaj to, co ukryte
    .gist = Albo odkryj aspekt osoby lub sytuacji, który był przed tobą ukryty.

nova6_advg_removable = Jak się tego pozbyć
    .gist = Pasująca akcja albo przyjęta konsekwencja znosi przewagę lub utrudnienie, a tak samo aspekt lub zasób. Pokonanie odejmuje dwóm pierwszym 1d, a aspekt usuwa w całości.

nova6_advg_inc-magnitude = Przewaga: większa
    .gist = Każdy punkt wyczynu to 1d więcej.

nova6_advg_inc-class = Przewaga: rodzina umiejętności
    .gist = Za 1 punkt wyczynu obejmuje umiejętności fizyczne (Walka, Ruch, Krzepa) albo umysłowe (Interakcja, Wola, Bystrość).

nova6_advg_inc-all = Przewaga: każda umiejętność
    .gist = Za 2 punkty wyczynu obejmuje wszystkie sześć.

nova6_advg_inc-disadvantage = Obrócona przeciw komuś
    .gist = Za 1 punkt wyczynu nakładasz ją na cel jako −1d do jednej umiejętności.

nova6_advg_inc-hinder-move = Trudno się ruszyć
    .gist = Utrudnienie ruchu ciąży na każdym sposobie poruszania się i może wymagać pokonania nawet tam, gdzie droga jest wolna.

nova6_advg_inc-asset = Zachowaj jako zasób
    .gist = Za 1 punkt wyczynu zamiast przelotnej kości masz zasób z jednym użyciem.

nova6_advg_inc-uses = Zasób: więcej użyć
    .gist = Każdy kolejny punkt wyczynu przy twoim zasobie to jeszcze jedno użycie.

nova6_advg_decrease = Przewaga: mniejsza
    .gist = Zmniejsz efekt odejmuje 1d za każdy punkt wyczynu.

nova6_advg_brief-only = Najpierw rozmiar, potem czas
    .gist = Większe lub mniejsze można robić tylko efekty na chwilę [B] albo krótsze. Płać więc najpierw za rozmiar, a potem za czas.

nova6_advg_not-consumed = Nie zużywa się
    .gist = Dopóki trwa, przewaga liczy się w każdym teście, do którego pasuje.

nova6_advg_asset-use = Korzystanie z zasobu
    .gist = Jedno użycie to +1d; dwa po rzucie to 1 punkt wyczynu; jedno z punktem fabuły przywołuje zasób. Z ostatnim użyciem znika.

nova6_dmg_rating-type = Obrażenia: wartość i typ
    .gist = Obrażenia mówią, ile ich jest i czy są fizyczne, czy psychiczne, często z podtypem. Bez typu się nie liczą.

nova6_dmg_base = Obrażenia: najmniej
    .gist = Jeśli nie ma nic lepszego, 1 obrażenie na scenę [S].

nova6_dmg_hit = Obrażenia: co dochodzi
    .gist = Zwykły sukces daje wartość; wyczyny dodają, pochłanianie odejmuje: 4 i punkt wyczynu to 6, a pochłanianie 2 zostawia 4.

nova6_dmg_increase = Obrażenia: więcej
    .gist = Każdy punkt wyczynu wydany na Zwiększ efekt dodaje 2.

nova6_dmg_decrease = Obrażenia: mniej
    .gist = Każdy punkt wyczynu wydany na Zmniejsz efekt odejmuje 2.

nova6_dmg_subtypes-physical = Podtypy fizyczne
    .gist = Od kul, obuchowe, od ognia, kłute, cięte; jeśli nic nie powiedziano, obuchowe.

nova6_dmg_subtypes-mental = Podtypy psychiczne
    .gist = Emocjonalne, od strachu, umysłowe; jeśli nic nie powiedziano, emocjonalne.

nova6_dmg_subtypes-rare = Rzadkie podtypy
    .gist = Od kwasu i trucizny, od zimna i błyskawic, od mocy i grzmotu, nekrotyczne i świetliste oraz z wyczerpania: wszystkie fizyczne.

nova6_dmg_subtypes-neutral = Same podtypy nic nie zmieniają
    .gist = Ogień to ogień, ale pochłania się go jak wszystko inne, chyba że wymienia go talent, cecha albo ograniczone pochłanianie.

nova6_dmg_subtypes-custom = Podtypy waszego świata
    .gist = Pakiet, którym gracie, może dodać własne, a ograniczone pochłanianie może je wymieniać.

nova6_dmg_direct = Obrażenia bezpośrednie
    .gist = Omijają całe pochłanianie celu. Osłona należy do miejsca, więc i tak je zatrzymuje, jeśli nie opłaci się jej ominięcia.

nova6_dmg_direct-negator = Co zatrzymuje obrażenia bezpośrednie
    .gist = Obrażenia bezpośrednie muszą wymieniać coś, co je całkiem zatrzymuje, tak jak maska zatrzymuje gaz. Tylko męcząca broń, która szkodzi własnemu właścicielowi, nie wymienia nic.

nova6_dmg_pierce = Przebicie
    .gist = Jeśli przebicie jest wyższe niż utwardzenie, pochłanianie dzieli się na pół i zaokrągla w dół: z 5 robi się 2.

nova6_dmg_pierce-once = Na pół tylko raz
    .gist = Choćby przebicie było ogromne, pochłanianie dzieli się na pół tylko raz.

nova6_dmg_reach = Długi zasięg
    .gist = Możesz dosięgnąć celu ponad kimś albo czymś, co stoi pomiędzy.

nova6_dmg_reduced-penetration = Słaba penetracja
    .gist = Przeciw takim obrażeniom pochłanianie liczy się podwójnie: 6 przeciw pochłanianiu 2 zadaje 2.

nova6_soak_rating-type = Pochłanianie: wartość i typ
    .gist = Pochłanianie ma liczbę i zatrzymuje jeden typ obrażeń; pancerz na ciele nie chroni umysłu.

nova6_soak_one-for-one = Pochłanianie: punkt za punkt
    .gist = Każdy jego punkt odejmuje 1 obrażenie.

nova6_soak_zero = Pochłanianie: nic nie zostało
    .gist = Obrażenia pochłonięte do 0 nic nie robią.

nova6_soak_base = Pochłanianie: robione na poczekaniu
    .gist = Pochłanianie, które tworzysz, wynosi 1 i jest na chwilę [B].

nova6_soak_increase = Pochłanianie: więcej
    .gist = Każdy punkt wyczynu polepsza je o 2.

nova6_soak_decrease = Pochłanianie: mniej
    .gist = Każdy punkt wyczynu przeciw niemu pogarsza je o 2.

nova6_soak_coverage = Krycie
    .gist = Atakujący może wydać tyle punktów wyczynu, ile wynosi krycie, i ominąć pochłanianie.

nova6_soak_coverage-none = Bez luki
    .gist = Pochłaniania bez krycia, jak pełna zbroja, nie da się tak ominąć.

nova6_soak_hampered = Skrępowanie
    .gist = Tyle kości kary masz, gdy coś znosisz Krzepą i gdy używasz Ruchu do pokonania lub tworzenia przewagi. Uników to nie dotyczy.

nova6_soak_hampered-physique = Krzepa przeciw skrępowaniu
    .gist = Każdy stopień Krzepy odejmuje 1d skrępowania.

nova6_soak_hardened = Utwardzenie
    .gist = Każdy punkt odejmuje 1 przebicia: przebicie 1 przeciw utwardzeniu 1 nic nie zmienia, przebicie 2 nadal dzieli na pół.

nova6_soak_improved-protection = Lepsza ochrona
    .gist = Wyczyn specjalny, raz na atak: stres, który przyjmujesz, trwa o szczebel krócej.

nova6_soak_limited = Ograniczone pochłanianie
    .gist = Działa tylko przeciw jednej rzeczy albo przeciw wszystkim prócz jednej.

nova6_soak_soft-floor = Miękkie pochłanianie zostawia jeden
    .gist = Miękkie pochłanianie nigdy nie zmniejsza obrażeń poniżej 1.

nova6_soak_soft-last = Miękkie pochłanianie na końcu
    .gist = Wszystko inne liczy się przed nim. Co do tej pory spadło do 0, zostaje na 0.

nova6_soak_soft-pierce = Miękkie pochłanianie da się przebić
    .gist = Przebicie dzieli je na pół jak każde inne: 6 z przebiciem 1 przeciw miękkiemu 5 zadaje 4.
