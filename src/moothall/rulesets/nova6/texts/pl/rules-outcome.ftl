### Wynik: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_test_total = Suma
    .gist = Zsumuj trzy kości akcji.

nova6_test_success-11 = Jedenaście to sukces
    .gist = Suma 11 lub więcej to sukces; 10 nie wystarczy.

nova6_test_fail = Poniżej jedenastu
    .gist = Suma 10 lub mniej to porażka, chyba że zaproponujesz koszt, za który jednak się uda.

nova6_test_triples-success = Triplet przy sukcesie
    .gist = Trzy jednakowe kości przy sukcesie dają 1 punkt wyczynu.

nova6_test_triples-fail = Triplet przy porażce
    .gist = Trzy jednakowe kości przy porażce dają MG 1 punkt wyczynu.

nova6_test_triples-split = Niski triplet zawodzi, wysoki się udaje
    .gist = Trzy kości z wynikiem 1, 2 albo 3 nie sięgają jedenastu i służą MG; trzy z wynikiem 4, 5 albo 6 sięgają i służą tobie.

nova6_test_doubles = Dublet potrzebuje powodu
    .gist = Dublet sam nic nie znaczy. Liczy się dopiero przez talent, cechę albo grunt, na który spadasz.

nova6_test_focused-pc = Skupiony: więcej punktów
    .gist = Jeśli do umiejętności masz talent Skupiony, sukces z dubletem daje 1 punkt wyczynu, a z tripletem 2, zamiast zwykłego jednego.

nova6_test_focused-npc = Skupiony przeciwnik
    .gist = Jeśli przeciwnik ma do swojej umiejętności talent Skupiony, twoja porażka z dubletem daje MG 1 punkt wyczynu, a z tripletem 2.

nova6_test_focused-own-failure = Skupiony nie obraca się przeciw tobie
    .gist = Twój własny talent Skupiony nigdy nie pogarsza twoich porażek.

nova6_test_practiced-auto = Wprawiony: bez rzutu
    .gist = Kiedy masz do umiejętności talent Wprawiony i jesteś na plusie, możesz zostawić kości w spokoju i wziąć zwykły sukces.

nova6_test_practiced-reroll = Wprawiony: przerzut jedynek
    .gist = Z talentem Wprawiony możesz raz w teście przerzucić dowolne kości z wynikiem 1.

nova6_test_simple-success = Zwykły sukces
    .gist = Sukces bez punktów wyczynu daje to, o co ci chodziło, i nic ponadto.

nova6_test_simple-failure = Zwykła porażka
    .gist = Porażka, która nie daje MG punktów, jest zwykła. I tak powinna coś zmienić, a MG mówi co.

nova6_test_failure-meaningful = Bez stawki nie ma rzutu
    .gist = Jeśli porażka niczego by nie zmieniła, kości nie są potrzebne.

nova6_cost_offer = Sukces z kosztem
    .gist = Dopinasz swego, ale coś po drodze tracisz. Dzieje się tak, gdy ty i MG zgodzicie się co do kosztu; punktów wyczynu z tego nigdy nie ma.

nova6_cost_kinds = Czym można zapłacić
    .gist = Kosztem może być nowy aspekt, obrażenia, czas albo coś, co trzeba zużyć. Na przykład dwa punkty obrażeń na scenę zapełniają pole stresu.

nova6_cost_setback = Zwykła cena między walkami
    .gist = W czasie narracyjnym kosztem jest z reguły 1 kość przeciwności.

nova6_cost_concede = Ustąpienie jako cena
    .gist = W konflikcie możesz zapłacić ustąpieniem: dostajesz, czego chcesz, i schodzisz ze sceny.

nova6_cost_gsp-kept = Punkty MG zostają
    .gist = Koszt nie odbiera MG punktów wyczynu. Trzy kości z wynikiem 2 i koszt to w czasie akcji dodatkowo 1 punkt dla MG, a w czasie narracyjnym 2 kości przeciwności.

nova6_cost_no-catastrophe = Zwykła porażka to nie katastrofa
    .gist = Upadek w przepaść to już wyczyn MG; zwykła porażka przy skoku jest zazwyczaj łagodniejsza.

nova6_sp_sources-player = Skąd gracze mają punkty wyczynu
    .gist = Głównie z sukcesu z tripletem, z wymiany kości premii i z przywołania aspektu. Po jednym z każdego przy jednym sukcesie to razem 3.

nova6_sp_sources-gm = Skąd MG ma punkty wyczynu
    .gist = Z porażki gracza z tripletem i z wymienionych kości kary. Jedno i drugie naraz to 2.

nova6_sp_npc-spend = Wyczyny drugiej strony
    .gist = Co ty kupujesz za punkty wyczynu, MG może kupić dla postaci niezależnych. Gdy twoja obrona się nie uda, a MG ma punkt, atak może zadać 2 obrażenia więcej.

nova6_sp_expire = Wykorzystaj albo przepadnie
    .gist = Punkty wyczynu należą do testu, który je przyniósł. Niewydane od razu przepadają.

nova6_test_narrative-control = Do czego służą punkty fabuły
    .gist = Za punkt fabuły możesz w każdej chwili sceny przywołać aspekt, natrafić na nowy, odwrócić zwykłą porażkę albo dodać punkt wyczynu. Bez punktów nic z tego nie jest dostępne.
