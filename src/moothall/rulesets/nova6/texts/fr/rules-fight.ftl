### Combat : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_fight_scope = Tout ce que couvre Combat
nova6_fight_perks = Des atouts de combat
nova6_fight_overcome = Combattre sans ennemi
nova6_fight_create-advantage = Les manœuvres
nova6_fight_disarm = Désarmer
nova6_fight_knockdown = Faire tomber
nova6_fight_off-balance = Déséquilibrer
nova6_fight_manoeuvres-open = Des manœuvres de votre cru
nova6_fight_grapple-start = Empoigner
nova6_fight_grapple-dice = Une prise plus ferme
nova6_fight_grapple-scope = Ce qu’entrave une prise
nova6_fight_grapple-self = Tenir vous lie aussi
nova6_fight_grapple-lift = Soulever qui vous tient
nova6_fight_grapple-overcome = Se libérer d’une prise
nova6_fight_grapple-improve = Resserrer une prise
nova6_fight_grapple-maintain = Maintenir une prise
nova6_fight_attack-melee-range = Jusqu’où porte un coup
nova6_fight_attack-ranged-range = Jusqu’où porte un tir
nova6_fight_basic-melee = À mains nues
nova6_fight_basic-melee-shove = Un coup qui pousse
nova6_fight_basic-ranged = Jeter ce qui traîne
nova6_fight_defend-melee = Parer
nova6_fight_defend-interpose = S’interposer de force
nova6_fight_defend-not-ranged = On ne pare pas un tir
