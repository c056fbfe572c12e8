### Mode survie : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_survival_mode = Des jalons qu’il faut savourer
    .gist = Aux tables qui jouent ainsi, un jalon attend que les héros aient eu la sécurité et le temps d’en profiter.

nova6_survival_minor = Un repos pour un jalon mineur
    .gist = Une fois le repos pris, il est à vous.

nova6_survival_major = Une journée pour un jalon majeur
    .gist = Il y faut un repos et trois expositions qui se passent bien.

nova6_survival_major-retreat = Une journée derrière une porte close
    .gist = Un jour dans un lieu vraiment sûr convient aussi.

nova6_survival_epic-refuge = Une semaine dans un refuge
    .gist = Une exposition qui se passe bien fait le refuge ; puis une semaine doit passer.

nova6_survival_epic-safe = Une semaine chez soi
    .gist = Ou vous passez une semaine là où rien ne peut vous atteindre.

nova6_survival_epic-interlude = Le récit d’un changement
    .gist = Ou un interlude raconte comment vous avez changé du tout au tout.
