### Mode survie : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_survival_mode = Des jalons qu’il faut savourer
nova6_survival_minor = Un repos pour un jalon mineur
nova6_survival_major = Une journée pour un jalon majeur
nova6_survival_major-retreat = Une journée derrière une porte close
nova6_survival_epic-refuge = Une semaine dans un refuge
nova6_survival_epic-safe = Une semaine chez soi
nova6_survival_epic-interlude = Le récit d’un changement
