### Talenty księgi: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_talent_danger-sense = Zmysł zagrożenia
    .gist = Co ktoś zyskuje, ukrywając się, zwodząc cię albo czyhając, nie liczy się przeciw tobie.

nova6_talent_danger-sense_move = Zmysł zagrożenia: już cię nie ma
    .gist = Odpowiedz na zaskoczenie Ruchem, a możesz już być o strefę dalej; każdy punkt wyczynu to kolejna strefa.

nova6_talent_focused = Skupiony
    .gist = Z tą umiejętnością dublet przy sukcesie to punkt wyczynu, a triplet to dwa.

nova6_talent_focused_choose-dice = Skupiony: wybierz dublet
    .gist = Na plusie wybierasz trzy kości, więc możesz wziąć te z dubletem.

nova6_talent_focused_failure = Skupiony: gdy się nie uda
    .gist = Twój własny talent nie daje MG nic więcej za dublet przy porażce.

nova6_talent_focused_cap = Skupiony: stopień wyżej
    .gist = Tę umiejętność można kupić o stopień wyżej, niż pozwala poziom.

nova6_talent_focused_npc = Skupiony: przeciw tobie
    .gist = Jeśli ma go ten, kto ci się przeciwstawia, dublet przy twojej porażce to punkt dla MG, a triplet to dwa.

nova6_talent_lucky = Szczęściarz
    .gist = Twoje odświeżenie jest wyższe o dwa.

nova6_talent_practiced_auto = Wprawiony: pewna sprawa
    .gist = Gdy jesteś z tą umiejętnością na plusie, możesz wziąć zwykły sukces bez rzutu.

nova6_talent_practiced_reroll = Wprawiony: jedynki jeszcze raz
    .gist = Albo rzuć i jeden raz przerzuć dowolne jedynki.

nova6_talent_quick_dice = Szybki
    .gist = Jedna kość więcej w rzucie na inicjatywę.

nova6_talent_quick_bonus-action = Szybki: akcja w zapasie
    .gist = W każdym konflikcie masz jedną darmową akcję dodatkową.

nova6_talent_quick_stunts = Szybki: pierwszy krok
    .gist = Dublet przy udanej inicjatywie to punkt, a triplet to dwa; każdy jest akcją dodatkową.

nova6_talent_resolute_box = Niezłomny: pole więcej
    .gist = Psychiczny tor ma jedno pole więcej.

nova6_talent_resolute_defend = Niezłomny
    .gist = Gdy bronisz się Wolą, jedna kość więcej.

nova6_talent_specialized_perk = Wyspecjalizowany: atut
    .gist = Daje atut do swojej umiejętności i do żadnej innej.

nova6_talent_specialized_trade = Wyspecjalizowany
    .gist = W każdym teście tej umiejętności możesz jeden raz odłożyć kość premii za punkt wyczynu, który dostajesz przy sukcesie.

nova6_talent_specialized_timing = Wyspecjalizowany: kiedy
    .gist = Razem z innymi wymianami, po znoszeniu i tylko wtedy, gdy została kość premii do odłożenia.

nova6_talent_specialized_npc = Wyspecjalizowany: też przeciw tobie
    .gist = Jeśli ma go ten, kto ci się przeciwstawia, MG może raz zamienić jedną kość kary na punkt.

nova6_talent_strong-body_damage = Silne ciało: twarde ciosy
    .gist = To, czym trafiasz Walką w zasięgu ramienia, zadaje o jedno obrażenie więcej.

nova6_talent_strong-body_dice = Silne ciało: siła
    .gist = Jedna kość więcej, gdy Krzepą pokonujesz albo tworzysz przewagę.

nova6_talent_strong-body_encumbrance = Silne ciało: obyte z ciężarem
    .gist = Jedna kość obciążenia albo skrępowania się nie liczy; wybierasz która.

nova6_talent_strong-personality_damage = Silna osobowość: słowa, które bolą
    .gist = Twoje ataki z Interakcji zadają o jedno obrażenie więcej.

nova6_talent_strong-personality_dice = Silna osobowość
    .gist = Jedna kość więcej, gdy Interakcją pokonujesz albo się bronisz.

nova6_talent_tough_box = Twardy: pole więcej
    .gist = Fizyczny tor ma jedno pole więcej.

nova6_talent_tough_defend = Twardy
    .gist = Gdy bronisz się Krzepą, jedna kość więcej.

nova6_talent_well-trained = Wszechstronnie szkolony
    .gist = Trzy atuty do dowolnych umiejętności.
