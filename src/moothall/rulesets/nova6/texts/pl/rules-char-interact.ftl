### Interakcja: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_interact_scope = Wszystko, co między ludźmi
    .gist = Wszystko, co załatwiasz z ludźmi samą swoją osobą, to Interakcja: urok, kłamstwa, pytania w świetle lampy.

nova6_interact_extras = Jeden test na pomniejszych
    .gist = Ze statystą sprawę załatwia zwykle jedno pokonanie; MG może jednak chcieć rywalizacji.

nova6_interact_principals = Rywalizacja z ważnymi
    .gist = Postaciom pierwszoplanowym i innym bohaterom jedno słowo może nie wystarczyć: MG wybiera jeden test albo rywalizację do 3, 5 lub 8 sukcesów.

nova6_interact_perks = Atuty języka
    .gist = Oszustwo, zwodzenie strażników, prowokacja, zastraszanie: weź jeden z tych albo znajdź własne słowa.

nova6_interact_overcome = Przegadać przeszkodę
    .gist = Każdego, kto mówi albo choć rozumie, da się zwieść, wytropić, przycisnąć lub przekonać; trudnością jest lepsza z jego Interakcji i Woli.

nova6_interact_create-advantage = Nastroje i manewry
    .gist = Dodaj otuchy sojusznikowi, puść plotkę, dowiedz się od swoich ludzi, co się dzieje: każde z tych to przewaga.

nova6_interact_attack = Słowa, które ranią
    .gist = Atak z Interakcji zapełnia psychiczny tor tego, kto go słyszy.

nova6_interact_attack-needs = Musi być za co chwycić
    .gist = Słowami zranisz kogoś tylko przez więź, aspekt albo zasób, który teraz coś znaczy; nazwij to, a MG powie, czy wystarczy.

nova6_interact_attack-anger = Gniew to nie rana
    .gist = Rozwścieczenie kogoś albo pchnięcie do głupstwa to tworzenie przewagi; stresu nikt od tego nie ma.

nova6_interact_basic-emotional = Zwykła obelga
    .gist = Samymi słowami zadajesz 1 obrażenie emocjonalne na scenę.

nova6_interact_defend = Na każde słowo jest odpowiedź
    .gist = Interakcja przeciwstawia się wszystkiemu, co robi się Interakcją.
