### Interaction : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_interact_scope = Tout ce qui se joue entre les gens
nova6_interact_extras = Un seul test pour les petits rôles
nova6_interact_principals = Une épreuve face à ceux qui comptent
nova6_interact_perks = Les atouts de la langue
nova6_interact_overcome = Passer en parlant
nova6_interact_create-advantage = Humeurs et manœuvres
nova6_interact_attack = Des mots qui blessent
nova6_interact_attack-needs = Il faut de quoi toucher
nova6_interact_attack-anger = La colère n’est pas une blessure
nova6_interact_basic-emotional = L’insulte toute simple
nova6_interact_defend = Une réponse à chaque mot
