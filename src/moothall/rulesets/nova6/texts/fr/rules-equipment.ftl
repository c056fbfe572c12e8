### Armes et armures : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_equipment_duration-archaic = Les blessures des armes d’autrefois
    .gist = Elles sont temporaires, sauf si la ligne de l’arme porte une autre marque ; un gourdin ne fait mal que pour la scène.

nova6_equipment_duration-modern = Les blessures des armes modernes
    .gist = Celles des armes à feu sont temporaires aussi, mais l’éclair et le fracas passent avec la scène.

nova6_equipment_object-assets = Les armes et les armures sont des objets
    .gist = Vous ne pouvez vous en servir que si vous les avez, et les sacrifier pour souffrir moins. Elles n’ont pas d’utilisations à dépenser pour des dés.

nova6_equipment_special-stunt = Les prouesses d’une arme
    .gist = Ce qu’une ligne marque d’un S coûte un point de prouesse et sert une fois par action.

nova6_equipment_hands = Des mains pour l’équipement
    .gist = Un objet prend une main, et deux là où il le dit ; ce que vous rangez n’en prend aucune.

nova6_equipment_conceal = Dissimuler son équipement
    .gist = Les dés de sa ligne comptent quand vous cachez l’objet sur vous.

nova6_equipment_not-concealable = Trop long pour être caché
    .gist = Fusils, fusils de chasse et armes automatiques se voient sur n’importe qui, sauf si une ligne donne des dés pour les cacher.

nova6_equipment_skill-minimum = Trop lourd pour vous
    .gist = Chaque rang qui vous manque est un dé de malus sur tout ce que vous faites avec l’objet.

nova6_equipment_max-move = L’armure limite le Mouvement
    .gist = Au-delà de sa limite, les rangs ne comptent plus, mais tous les autres dés comptent. Deux limites laissent la plus basse, moins un.

nova6_equipment_hampered = L’armure gêne
    .gist = Ses dés jouent contre vous quand vous vous déplacez, vous préparez en bougeant ou endurez ; chaque rang de Physique en ôte un. S’écarter d’un coup n’est pas gêné.

nova6_equipment_coverage = Les failles de l’armure
    .gist = Pour autant de points de prouesse que son recouvrement, un attaquant passe outre. Une armure sans recouvrement n’a pas de faille.

nova6_equipment_layering = Une armure sur l’autre
    .gist = Absorption, gêne et recouvrement des pièces s’additionnent, chaque pièce avec son propre durci. Le MJ peut dire que deux, c’est trop.

nova6_equipment_ammo-rows = Des munitions particulières
    .gist = Elles changent l’arme qui les tire, et une arme n’en porte qu’une sorte à la fois.

nova6_equipment_modifier-rows = Monté sur une arme ou une armure
    .gist = Plusieurs vont ensemble, chacun une fois et seulement sur ce pour quoi il est fait. Canons et tenues comptent d’abord, puis les munitions, puis lunettes et supports, puis casques.

nova6_equipment_magnum = Les munitions magnum
    .gist = Seule une arme que le MJ dit conçue pour elles les accepte.

nova6_equipment_explosive-consumed = Lancé une fois
    .gist = Toute grenade ou tout bâton de dynamite qui explose est perdu.

nova6_equipment_headgear = Sur la tête
    .gist = Un casque ajoute un de recouvrement à une armure de ses classes ou à une couverture, une fois là où les deux comptent. Sans faille, il n’en ferme aucune, et personne n’en porte deux.

nova6_equipment_soak-vs = Fait contre un seul type de dégâts
    .gist = Contre ce type, sa propre valeur remplace l’habituelle ; perforation et durci font ensuite ce qu’ils font toujours.

nova6_equipment_thrown-melee = Lancé ou en main
    .gist = Vous dites lequel : lancé, il a sa portée, en main son allonge et la force des deux bras.

nova6_equipment_shield-bash = Frapper du bouclier
    .gist = Il frappe comme un bouclier parmi les armes et vous protège encore.
