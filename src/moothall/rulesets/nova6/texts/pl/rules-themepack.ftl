### Tworzenie gry i pakiety: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_themepack_parts = Co mówi pakiet
    .gist = Osiem części, od motywów po kroki tworzenia postaci. Czego pakiet nie mówi, bierze z pakietu, na którym się opiera; a taki, który nie opiera się na żadnym, musi powiedzieć wszystko.

nova6_themepack_universal = Pakiet uniwersalny
    .gist = Zawsze pod ręką i dobry do większości gier.

nova6_themepack_trait = Motywy przewodnie
    .gist = Aspekty, które liczą się najbardziej. Pakiet ma co najmniej jeden z nich.

nova6_themepack_trait-universal = Jeden motyw, dowolne słowa
    .gist = W pakiecie uniwersalnym jedynym motywem jest myśl przewodnia, własnymi słowami.

nova6_themepack_trait-mode = Z listy albo dowolnie
    .gist = Motyw jest dowolny, z listy do wyboru albo z listy, obok której liczą się też inne słowa.

nova6_themepack_trait-count = Jeden duży lub dwa małe
    .gist = Od trzech motywów autor słyszy, że temat może się rozmyć.

nova6_themepack_trait-bundle = Co daje wybór
    .gist = Wybór może dać stopnie, talenty, cechy i atuty, które nie kosztują rozwinięć.

nova6_themepack_trait-bundle-balance = Co zabiera wybór
    .gist = Wyrównują to wady albo mniej rozwinięć na początek, tak jak ustali autor.

nova6_themepack_aspects = Dalsze aspekty
    .gist = Oprócz motywów pyta się o kilka dalszych, pod takimi nazwami, jakie nada im pakiet.

nova6_themepack_skills = Lista umiejętności
    .gist = Zmieniona, dłuższa, krótsza albo całkiem nowa. Według niej toczy się każdy test i to, co się czemu przeciwstawia.

nova6_themepack_talents = Talenty pakietu
    .gist = Te z księgi, jeśli ich nie wyłączono, a obok nich sztuczki świata gry.

nova6_themepack_features = Cechy pakietu
    .gist = Moce i inne niezwykłości, każda ze swoją ceną, na osobnej liście.

nova6_themepack_gear-money = Ekwipunek za pieniądze
    .gist = Suma na początek; od niej odejmuje się to, co się kupuje.

nova6_themepack_gear-packages = Zestawy
    .gist = Rola daje wybory: po jednym z każdego.

nova6_themepack_gear-signature = Ekwipunek jako zasoby popisowe
    .gist = Sposób uniwersalny: kilka własnych rzeczy, a poza tym to, co znajdzie test ekwipunku.

nova6_themepack_gear-combined = Sposoby łączone
    .gist = Najpierw zestaw, potem monety: pakiet może korzystać z kilku sposobów.

nova6_themepack_tracks = Tory pakietu
    .gist = Wszystko, co może kogoś wyłączyć z gry, może mieć tor. Ma go każda karta tego pakietu.

nova6_themepack_tracks-few = Lepiej mało
    .gist = Od czterech torów autor dostaje o tym uwagę.

nova6_themepack_tracks-default = Trzy, dwa, jeden
    .gist = Tor, który nie mówi nic innego, ma trzy pola, dwa i jedno.

nova6_themepack_special-rules = Własne zasady
    .gist = Na jednej stronie, każda ze swoimi słowami; niektóre wykonują się przy stole.

nova6_themepack_creation-rules = Własne kroki
    .gist = Pakiet może zastąpić kroki według numerów; pozostałe zostają.

nova6_skilllist_core = Lista: podstawowa
    .gist = Walka, Interakcja, Ruch, Krzepa, Wola i Bystrość, w tych rolach co zawsze.

nova6_skilllist_approaches = Lista: podejścia
    .gist = Sześć sposobów działania zamiast dziedzin; który służy, wybiera się przy każdym teście, poza tym, co znosi ciało.

nova6_skilllist_classic-fantasy = Lista: klasyczne fantasy
    .gist = Sześć dawnych atrybutów: Siła uderza, Zręczność biega i strzela, Kondycja wytrzymuje, Mądrość zauważa, Inteligencja tworzy, Charyzma przemawia.

nova6_skilllist_saturday-cartoon = Lista: sobotnia kreskówka
    .gist = Wystarczą cztery umiejętności: Tupet, Krzepa, Spryt i Werwa.
