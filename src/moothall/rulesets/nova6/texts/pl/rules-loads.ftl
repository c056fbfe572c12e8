### Ekwipunek, bagaż i przetrwanie: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_gear_abstract = Zapisuje się tylko to, co ważne
    .gist = Karta wymienia tych kilka rzeczy, które czynią cię tym, kim jesteś. O wszystkim innym test ekwipunku mówi, czy masz to przy sobie.

nova6_gear_load-choice = Ile niesiesz
    .gist = Wybierasz jeden z pięciu bagaży: żaden, podstawowy, lekki, średni albo ciężki. Jeśli nic nie powiesz, jest to podstawowy.

nova6_gear_load-unprepared = Bagaż: żaden
    .gist = Nic cię nie obciąża i nie ma w czym szukać: nie wykonujesz testów ekwipunku. W niedostatku testujesz codziennie, z jedną kością mniej.

nova6_gear_load-basic = Bagaż: podstawowy
    .gist = Nie obciąża cię. Testy ekwipunku mają jedną kość mniej; w niedostatku jest jeden test dziennie.

nova6_gear_load-light = Bagaż: lekki
    .gist = Jedna kość obciążenia, testy ekwipunku bez zmian i test za każdy dzień w niedostatku.

nova6_gear_load-medium = Bagaż: średni
    .gist = Dwie kości obciążenia i jedna kość więcej w testach ekwipunku; starcza na tydzień.

nova6_gear_load-heavy = Bagaż: ciężki
    .gist = Trzy kości obciążenia; miesiąc mija, zanim trzeba testować. Testy ekwipunku mają jedną kość więcej, przy niektórych stołach dwie.

nova6_gear_burdened = Co spowalnia bagaż
    .gist = Kości bagażu liczą się przeciw tobie w każdym teście Ruchu, w obronie też, i gdy znosisz coś Krzepą. Zostają, choćby postać była bardzo silna.

nova6_gear_burdened-stacks = Pancerz i bagaż naraz
    .gist = Liczy się jedno i drugie. Krzepa odejmuje tylko od części, którą daje pancerz.

nova6_gear_load-cost = Ile kosztuje bagaż
    .gist = Księga nie ma na to cen. Gdzie gra liczy pieniądze, cenę podaje MG.

nova6_gear_load-aspect = Bagaż z nazwą
    .gist = Od lekkiego wzwyż aspekt mówi, jakie rzeczy niesiesz, i możesz go przywołać jak każdy inny.

nova6_gear_load-drop = Plecaki na ziemi
    .gist = Na początku konfliktu zrzucasz bagaż, chyba że chcesz go zatrzymać. Jeśli ustąpisz albo uciekniesz, MG mówi, czy go jeszcze zobaczysz.

nova6_gear_survival-test = Test przetrwania
    .gist = W niedostatku testujesz Bystrość (przetrwanie) tak często, jak wymaga bagaż. Upływ dni odmierza MG.

nova6_gear_survival-fail = Kiedy czegoś brak
    .gist = Porażka zwykle boli: 2 obrażenia fizyczne [T], a pancerz nie pomaga. Oszczędziłoby je to, co kończy niedostatek; MG może też zabrać coś innego.

nova6_gear_test = Czy masz to przy sobie?
    .gist = Test ekwipunku nie używa umiejętności: trzy kości i te z bagażu.

nova6_gear_test-mods = Rzadkie, zakazane, przygotowane
    .gist = Talenty i cechy pomagają. Za to, co trudno zdobyć albo czego zabrania prawo, MG dodaje kości kary.

nova6_gear_test-success = A jednak jest
    .gist = Masz tę rzecz do końca sceny.

nova6_gear_test-time = Zatrzymanie znaleziska
    .gist = Jeden punkt wyczynu zatrzymuje ją do następnego kamienia milowego, dwa do następnego dużego, trzy do epickiego.

nova6_gear_test-once = Kieszenie przeszukuje się raz
    .gist = Jednej rzeczy szuka się testem raz na scenę. Inny bohater też może jej poszukać.

nova6_talent_prepared_dice = Przygotowany na wszystko
    .gist = Każdy twój test ekwipunku ma jedną kość premii.

nova6_talent_prepared_scene-sp = Przygotowany: punkt na scenę
    .gist = Raz na scenę przy udanym teście ekwipunku możesz wziąć za niego o jeden punkt wyczynu więcej.

nova6_talent_prepared_stunts = Przygotowany: jednakowe kości
    .gist = Przy udanym teście ekwipunku dublet to 1 punkt wyczynu, a triplet 2.

nova6_talent_prepared_share = Przygotowany: dla każdego po jednym
    .gist = Za punkt wyczynu każdy z bohaterów ma po jednym.

nova6_talent_prepared_keep = Przygotowany: na cały scenariusz
    .gist = Za jeden punkt wyczynu rzecz zostaje do końca scenariusza.
