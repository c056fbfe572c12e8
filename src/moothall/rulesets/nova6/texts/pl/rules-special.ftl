### Reakcje i szybkie akcje: tytuł każdej reguły i jej treść, tak jak potrzebuje jej gracz przy stole.

nova6_adv_optional = Akcje zaawansowane są opcjonalne
    .gist = Stół może obyć się bez szybkich akcji, testów grupowych i więcej niż jednej akcji w turze. Reakcje, inicjatywa i testy ekwipunku są zawsze.

nova6_special_kinds = Akcje specjalne
    .gist = Akcja specjalna to akcja podstawowa w niezwykłych okolicznościach albo coś poza czterema, jak skupienie lub przygotowanie.

nova6_react_basic = Reakcje
    .gist = Gdy ktoś działa przeciw tobie, odpowiadasz akcją podstawową: Walką, żeby sparować kij, Bystrością, żeby zauważyć, kto się przemyka.

nova6_react_free = Reakcje są darmowe
    .gist = Reagować możesz, ile trzeba; kara za kilka akcji od tego nie rośnie.

nova6_react_modified = Na reakcje działa wszystko
    .gist = Wszystko, co ci w tej chwili pomaga lub przeszkadza, działa też w reakcjach; przy oszołomieniu bronisz się z −1d.

nova6_snap_one-free = Jedna szybka akcja na turę
    .gist = W każdej turze masz obok akcji jedną szybką akcję za darmo.

nova6_snap_extra = Druga szybka akcja
    .gist = Każda szybka akcja po pierwszej to o jedną akcję więcej: dwie i zwykła akcja to −1d do wszystkich.

nova6_snap_focus-bonus = Skupienie: zysk
    .gist = Weź oddech, wyceluj, skup się: twoja następna podstawowa akcja ma +1d.

nova6_snap_focus-penalty = Skupienie: cena
    .gist = Aż do początku twojej następnej tury wszystko inne, co robisz, reakcje też, ma −1d.

nova6_snap_focus-exclusive = Skupienie na jednej rzeczy
    .gist = W turze, w której się skupiasz, masz jedną podstawową akcję i żadnej drugiej.

nova6_snap_focus-accurate = Skupienie i celna broń
    .gist = Jeśli używasz czegoś celnego, skupienie zmniejsza też trudność o 1d: przeciw Ruchowi 2d masz +1d dla siebie i tylko −1d przeciw sobie.

nova6_snap_move = Szybki ruch
    .gist = Idziesz, dokąd chcesz, w obrębie swojej strefy, o ile nie trzeba testu Ruchu.

nova6_snap_stand = Wstawanie
    .gist = Ta sama szybka akcja stawia cię na nogi, gdy masz stan NA ZIEMI [A].

nova6_snap_ready = Przygotowanie
    .gist = Dobądź jedną rzecz pod ręką, przeładuj albo coś włącz: jedno z trzech.

nova6_unskilled_when = Testy bez umiejętności
    .gist = Niektóre testy nie należą do żadnej umiejętności: inicjatywa, szukanie ekwipunku, ślepy traf. Stopnie się w nich nie liczą.

nova6_unskilled_mods = Co się liczy bez umiejętności
    .gist = Talenty, cechy i warunki zachowują swoje kości; Szybki ma +1d do inicjatywy.
