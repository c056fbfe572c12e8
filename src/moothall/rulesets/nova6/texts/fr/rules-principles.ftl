### Règles non écrites : les titres des règles. Le texte est pour l’instant en anglais.

nova6_principle_rule-zero = Le plaisir avant les règles
nova6_principle_gm-rolls = Pour une fois, le MJ lance
nova6_principle_golden-rule = D’abord quoi, puis comment
nova6_principle_golden-rule-no-forbid = Préciser plutôt qu’interdire
nova6_principle_rule-of-five = L’échelle de cinq
nova6_principle_scale-0 = Zéro : rien
nova6_principle_scale-1 = Premier degré : un
nova6_principle_scale-2 = Deuxième degré : quelques-uns
nova6_principle_scale-3 = Troisième degré : la plupart
nova6_principle_scale-4 = Dernier degré : tous
nova6_principle_scale-total = Quand un sens manque tout à fait
