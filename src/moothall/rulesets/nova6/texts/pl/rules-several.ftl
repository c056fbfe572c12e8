### Kilka rzeczy, kilka osób: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_multi_targets-difficulty = Kilka celów: jak trudno
    .gist = Jedna akcja przeciw kilku celom ma najwyższą trudność spośród tych, które obejmujesz. Przy goblinach z 1d i ich szefie z 2d to −2d.

nova6_multi_targets-declare = Kilka celów: nazwij je
    .gist = Przed rzutem powiedz, o kogo chodzi. Kogo pominiesz, nie utrudnia rzutu, ale i żaden wyczyn go nie dosięgnie.

nova6_multi_targets-first = Kilka celów: kto pierwszy
    .gist = Zwykły sukces dosięga jednego z nich, a ty wybierasz którego.

nova6_multi_targets-more = Kilka celów: pozostali
    .gist = Dokup ich przez Zwiększ zakres: 1 punkt wyczynu to jeszcze jedna postać pierwszoplanowa albo dwóch do trzech statystów.

nova6_multi_outcomes-difficulty = Kilka skutków: jak trudno
    .gist = Jeśli jedna akcja ma dać kilka skutków, trudność wyznacza najtrudniejszy z nich.

nova6_multi_outcomes-first = Kilka skutków: który pierwszy
    .gist = Wybierasz, co udaje się najpierw, chyba że jedno musi być przed drugim: kto biegnie i skacze, musi najpierw biec.

nova6_multi_outcomes-more = Kilka skutków: pozostałe
    .gist = Każdy skutek poza pierwszym to Stwórz efekt za 1 punkt wyczynu; trzy skutki wymagają 2.

nova6_multi_skills-penalty = Kilka akcji: kara
    .gist = Każda akcja po pierwszej nakłada −1d na wszystko, co robisz, aż znowu przyjdzie twoja kolej: przy trzech akcjach każda jest na −2d, tak samo jak reakcje pomiędzy nimi.

nova6_multi_skills-declare = Kilka akcji: zapowiedz ile
    .gist = Liczbę akcji ustal przed pierwszym rzutem; kara działa od początku.

nova6_multi_skills-chain = Kilka akcji: gdy pierwsza zawiedzie
    .gist = Jeśli porażka uniemożliwia późniejszą akcję, pomija się ją bez rzutu. Ocenia to MG.

nova6_multi_pairs = Kiedy to już dwie akcje
    .gist = Umiejętność i akcja razem to jedna rzecz do zrobienia: pokonanie Ruchem i tworzenie przewagi Ruchem to dwie.

nova6_group_mode = Testy grupowe
    .gist = Czasem próbujecie wszyscy razem. MG mówi, czy wystarczy jeden sukces, czy musi się udać każdemu, i czy wolno zrezygnować z udziału.

nova6_group_any = Wystarczy jeden sukces
    .gist = W takim teście jeden sukces ciągnie za sobą wszystkich.

nova6_group_any-sp = Punkty wyczynu dla grupy
    .gist = Każdy może włożyć punkty wyczynu we wspólny wynik, razem najwyżej 3, albo zatrzymać je na własne wyczyny.

nova6_group_any-fail = Czyjaś porażka nadal się liczy
    .gist = Nawet gdy grupie się uda, czyjaś porażka zostawia MG punkty, które przyniosła.

nova6_group_all = Udać musi się wszystkim
    .gist = W takim teście jedna porażka jest porażką wszystkich.

nova6_group_all-offset = Krycie towarzysza
    .gist = Jeden punkt wyczynu wyrównuje porażkę jednej osoby.

nova6_group_all-no-improve = Nic ponad sukces
    .gist = Gdzie musi się udać każdemu, punkty wyczynu nie podnoszą wspólnego wyniku ponad zwykły sukces.

nova6_group_all-own-use = Punkty dla siebie
    .gist = Nikogo nie musisz kryć: twoje punkty wyczynu mogą pójść na twoje wyczyny.

nova6_group_optout = Rezygnacja z udziału
    .gist = Jeśli wolno i rezygnujesz, liczy się to jako porażka, bez kości i bez punktów dla MG.

nova6_group_optout-when = Kiedy można zrezygnować
    .gist = Decyduje MG. Gdzie każdy musi radzić sobie sam, jak na urwisku, zwykle nie można; gdzie inni zrobią twoją część, jak przy tratwie, bywa, że tak.
