### Conclusions : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_recovery_reminder = Rien n’est oublié
    .gist = Quand une scène, un repos ou un acte s’achève, chacun voit ce qui finit avec et ce qu’il peut maintenant changer.

nova6_recovery_scene = La fin d’une scène
    .gist = Tout ce qui durait la scène ou moins disparaît, les aspects peuvent s’invoquer de nouveau, et ce qui sert une fois par scène ressert.

nova6_recovery_rest = Après un repos
    .gist = Le temporaire disparaît aussi, et les utilisations reviennent, mais pas les munitions. Points d’intrigue et niveaux ne viennent pas en dormant.

nova6_recovery_minor = Après un jalon mineur
    .gist = Le durable finit ; les points d’intrigue reviennent ; peut-être un niveau ; un aspect et un atout peuvent changer.

nova6_recovery_major = Après un jalon majeur
    .gist = Le prolongé finit ; tout ce qu’apporte un mineur, un niveau à coup sûr, et un talent à échanger.

nova6_recovery_epic = Après un jalon épique
    .gist = Seul le permanent y survit. Toute sorte de changement est ouverte, une fois chacune.

nova6_recovery_uses-reset = Les utilisations après un jalon
    .gist = Toutes reviennent ; ce qui demande des munitions en demande toujours.

nova6_recovery_test = Les pires cases demandent un test
    .gist = Les cases STRESS s’effacent seules quand leur temps est écoulé ; les autres demandent de surmonter avec Physique pour le corps ou Volonté pour l’esprit.

nova6_recovery_test-incapacitated = Effacer le dernier niveau
    .gist = Il y faut un point de prouesse en plus du succès, ou à certaines tables deux dés de plus et pas de point.

nova6_recovery_test-once = Une seule chance
    .gist = Pour chaque piste, un repos ou un jalon donne un jet et pas davantage.

nova6_recovery_test-fail = Quand la récupération échoue
    .gist = Réessayez au prochain repos ou jalon ; ce qui aurait duré moins est temporaire jusque-là.
