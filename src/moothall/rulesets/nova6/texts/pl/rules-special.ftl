### Reakcje i szybkie akcje: tytuły reguł. Treść jest na razie po angielsku.

nova6_adv_optional = Akcje zaawansowane są opcjonalne
nova6_special_kinds = Akcje specjalne
nova6_react_basic = Reakcje
nova6_react_free = Reakcje są darmowe
nova6_react_modified = Na reakcje działa wszystko
nova6_snap_one-free = Jedna szybka akcja na turę
nova6_snap_extra = Druga szybka akcja
nova6_snap_focus-bonus = Skupienie: zysk
nova6_snap_focus-penalty = Skupienie: cena
nova6_snap_focus-exclusive = Skupienie na jednej rzeczy
nova6_snap_focus-accurate = Skupienie i celna broń
nova6_snap_move = Szybki ruch
nova6_snap_stand = Wstawanie
nova6_snap_ready = Przygotowanie
nova6_unskilled_when = Testy bez umiejętności
nova6_unskilled_mods = Co się liczy bez umiejętności
