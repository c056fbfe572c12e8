### Niepisane zasady: tytuły reguł. Treść jest na razie po angielsku.

nova6_principle_rule-zero = Zabawa przed zasadami
nova6_principle_gm-rolls = Tym razem rzuca MG
nova6_principle_golden-rule = Najpierw co, potem jak
nova6_principle_golden-rule-no-forbid = Zawęzić, nie zabraniać
nova6_principle_rule-of-five = Skala pięciu stopni
nova6_principle_scale-0 = Zero: nic
nova6_principle_scale-1 = Pierwszy stopień: jeden
nova6_principle_scale-2 = Drugi stopień: kilka
nova6_principle_scale-3 = Trzeci stopień: większość
nova6_principle_scale-4 = Ostatni stopień: wszystko
nova6_principle_scale-total = Gdy zmysł zawodzi zupełnie
