### Conclusions : les titres des règles. Le texte est pour l’instant en anglais.

nova6_recovery_reminder = Rien n’est oublié
nova6_recovery_scene = La fin d’une scène
nova6_recovery_rest = Après un repos
nova6_recovery_minor = Après un jalon mineur
nova6_recovery_major = Après un jalon majeur
nova6_recovery_epic = Après un jalon épique
nova6_recovery_uses-reset = Les utilisations après un jalon
nova6_recovery_test = Les pires cases demandent un test
nova6_recovery_test-incapacitated = Effacer le dernier niveau
nova6_recovery_test-once = Un lancer à chaque fois
nova6_recovery_test-fail = Quand la récupération échoue
