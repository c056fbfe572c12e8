### Physique : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_physique_scope = Force et endurance
    .gist = Là où Mouvement s’écarte, Physique tient bon : soulever, endurer, se remettre d’un poison.

nova6_physique_perks = Les atouts du corps
    .gist = Fort, barreaux et grilles, en bonne santé, résistance au poison, étreinte d’ours : l’un de ceux-ci, ou vos propres mots.

nova6_physique_overcome = À la force des bras
    .gist = Portes, rochers, longues routes et souffle retenu se surmontent avec Physique.

nova6_physique_shove-simple = Bousculer
    .gist = Contre le Physique de l’autre : un succès simple l’écarte de vous, dans la zone.

nova6_physique_shove-zone = Bousculer où l’on veut
    .gist = Pour 1 point de prouesse, la cible finit où vous voulez dans la zone.

nova6_physique_shove-adjacent = Bousculer hors de la zone
    .gist = Pour 2 points de prouesse, la cible atterrit dans une zone voisine.

nova6_physique_shove-clutter = Du fouillis en chemin
    .gist = Là où des objets encombrent, le MJ peut limiter la bousculade à un simple recul.

nova6_physique_throw = Projeter quelqu’un
    .gist = Projeter, c’est bousculer avec 1 point de prouesse de plus, par-dessus ce qui traîne ; sans ce point, ce n’est que bousculer.

nova6_physique_create-advantage = Tenir, sonder, barrer
    .gist = Gardez quelqu’un en main, trouvez où son corps est faible, ou barrez le passage : un aspect, ou pour 1 point de prouesse un dé de malus pour passer.

nova6_physique_attack = On ne frappe pas avec Physique
    .gist = Physique ne blesse que ceux que vous tenez empoignés ; ils défendent avec Physique.

nova6_physique_basic-crush = Broyer
    .gist = Une cible que vous gardez empoignée subit 1 dégât contondant pour la scène.

nova6_physique_defend = Encaisser
    .gist = Physique défend contre la fatigue, le poison et la maladie, et contre ceux qui veulent vous passer sur le corps ou quitter votre prise.
