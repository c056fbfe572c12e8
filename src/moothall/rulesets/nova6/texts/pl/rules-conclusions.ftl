### Zakończenia: tytuły reguł. Treść jest na razie po angielsku.

nova6_recovery_reminder = Nic nie umyka
nova6_recovery_scene = Koniec sceny
nova6_recovery_rest = Po odpoczynku
nova6_recovery_minor = Po małym kamieniu milowym
nova6_recovery_major = Po dużym kamieniu milowym
nova6_recovery_epic = Po epickim kamieniu milowym
nova6_recovery_uses-reset = Zużycie po kamieniu milowym
nova6_recovery_test = Gorsze pola wymagają testu
nova6_recovery_test-incapacitated = Czyszczenie ostatniego poziomu
nova6_recovery_test-once = Tylko jedna próba
nova6_recovery_test-fail = Gdy powrót do sił się nie udaje
