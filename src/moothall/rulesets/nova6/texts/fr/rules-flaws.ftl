### Défauts et argent : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_flaw_definition = Ce qu’est un défaut
nova6_flaw_sparingly = Des défauts avec mesure
nova6_flaw_frail = Frêle
nova6_flaw_one-eyed = Borgne
nova6_flaw_pushover = Chiffe molle
nova6_flaw_unlucky = Malchanceux
nova6_flaw_susceptible-magic = Sensible à la magie
nova6_flaw_vulnerable-iron = Vulnérable au fer
nova6_flaw_parameter = L’argent, le sel, le soleil
nova6_economy_none = Aucun prix dans le livre
nova6_economy_price-penalty = Ce qui est cher n’est pas dans le sac
nova6_economy_wealth-perk = Un atout pour gagner de l’argent
nova6_economy_wealth-asset = La fortune comme ressource
nova6_talent_wealthy_gear = Riche : ce que l’argent achète
nova6_talent_wealthy_scene = Riche : une bourse sur la table
nova6_talent_wealthy_multiple = Plus riche encore
