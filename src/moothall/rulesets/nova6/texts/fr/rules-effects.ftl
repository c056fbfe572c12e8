### Avantage, dégâts et absorption : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_effect_three = Trois effets de base
    .gist = L’avantage, les dégâts et l’absorption.

nova6_effect_properties = Les propriétés
    .gist = Un effet peut avoir des propriétés qui le rendent meilleur ou pire ; celles dites universelles vont à tout effet. Une propriété inconnue est refusée.

nova6_effect_special-stunt = Prouesses spéciales
    .gist = Une prouesse marquée (S) coûte 1 point de prouesse et sert une seule fois par action.

nova6_effect_sp-exchange = Ce que vaut un point de prouesse
    .gist = Autant que 1d, 2 dégâts ou 2 d’absorption.

nova6_advg_base = Avantage
    .gist = Vous ou un allié avez +1d avec une compétence, pour un temps bref [B].

nova6_advg_describe = Lui donner un nom
    .gist = Quelques mots disent quand l’avantage compte, comme « en haut du mur » ; il ne peut s’en passer.

nova6_advg_aspect = Un aspect à la place
    .gist = Au lieu du dé, mettez un aspect sur la situation ou sur quelqu’un, bref [B] ou jusqu’à ce qu’une action y mette fin [A].

nova6_advg_discover = Apprendre ce qui est caché
    .gist = Ou découvrez un aspect qu’on vous cachait, d’une personne ou de la situation.

nova6_advg_removable = S’en débarrasser
    .gist = Une action qui convient, ou une conséquence qui convient et que vous acceptez, défait un avantage ou un désavantage, tout comme un aspect ou une ressource. Surmonter ôte 1d aux deux premiers, et un aspect tout entier.

nova6_advg_inc-magnitude = Avantage : plus grand
    .gist = Chaque point de prouesse vaut 1d de plus.

nova6_advg_inc-class = Avantage : une famille de compétences
    .gist = Pour 1 point de prouesse, il couvre les compétences physiques (Combat, Mouvement, Physique) ou mentales (Interaction, Volonté, Esprit).

nova6_advg_inc-all = Avantage : toutes les compétences
    .gist = Pour 2 points de prouesse, il couvre les six.

nova6_advg_inc-disadvantage = Retourné contre quelqu’un
    .gist = Pour 1 point de prouesse, vous l’imposez à votre cible : −1d avec une compétence.

nova6_advg_inc-hinder-move = Peine à bouger
    .gist = Un désavantage sur le mouvement pèse sur toute façon de bouger, et peut demander de surmonter même là où la voie est libre.

nova6_advg_inc-asset = Le garder en ressource
    .gist = Pour 1 point de prouesse, vous obtenez une ressource à une utilisation au lieu du dé passager.

nova6_advg_inc-uses = Ressource : plus d’utilisations
    .gist = Chaque point de prouesse de plus sur une ressource que vous créez est une utilisation de plus.

nova6_advg_decrease = Avantage : plus petit
    .gist = Réduire l’effet ôte 1d par point de prouesse.

nova6_advg_brief-only = La taille avant la durée
    .gist = Seuls les effets brefs [B] ou plus courts peuvent grandir ou rapetisser. Payez donc d’abord la taille, ensuite la durée.

nova6_advg_not-consumed = Il ne s’use pas
    .gist = Tant qu’il dure, un avantage compte dans chaque test auquel il convient.

nova6_advg_asset-use = Utiliser une ressource
    .gist = Une utilisation vaut +1d ; deux utilisations après le jet valent 1 point de prouesse ; une utilisation avec un point d’intrigue l’invoque. Avec la dernière, la ressource disparaît.

nova6_dmg_rating-type = Dégâts : valeur et type
    .gist = Des dégâts disent combien, et s’ils sont physiques ou mentaux, souvent avec un sous-type. Sans type, ils sont refusés.

nova6_dmg_base = Dégâts : le minimum
    .gist = Si vous n’avez rien de mieux en main, 1 dégât pour la scène [S].

nova6_dmg_hit = Dégâts : ce qui arrive
    .gist = Un succès simple apporte la valeur ; les prouesses ajoutent, l’absorption retire : 4 et un point de prouesse font 6, et une absorption de 2 laisse 4.

nova6_dmg_increase = Dégâts : plus
    .gist = Chaque point de prouesse dans Augmenter l’effet en fait 2 de plus.

nova6_dmg_decrease = Dégâts : moins
    .gist = Chaque point de prouesse dans Réduire l’effet en retire 2.

nova6_dmg_subtypes-physical = Sous-types physiques
    .gist = Balistique, contondant, feu, perçant, tranchant ; sans mention, contondant.

nova6_dmg_subtypes-mental = Sous-types mentaux
    .gist = Émotionnel, peur, psychique ; sans mention, émotionnel.

nova6_dmg_subtypes-rare = Sous-types rares
    .gist = Acide et poison, froid et foudre, force et tonnerre, nécrotique et radiant, et endurance : tous physiques.

nova6_dmg_subtypes-neutral = Les sous-types seuls ne font rien
    .gist = Le feu est du feu, mais s’absorbe comme le reste, sauf si un talent, un trait ou une absorption limitée le nomme.

nova6_dmg_subtypes-custom = Les sous-types de votre monde
    .gist = Le pack avec lequel vous jouez peut en ajouter, et une absorption limitée peut les nommer.

nova6_dmg_direct = Dégâts directs
    .gist = Ils passent outre toute l’absorption de la cible. La couverture appartient au lieu : elle les arrête encore, sauf si on la paie.

nova6_dmg_direct-negator = Ce qui arrête les dégâts directs
    .gist = Des dégâts directs doivent nommer ce qui les arrête tout à fait, comme un masque arrête le gaz. Seule une arme fatigante, qui blesse son propre porteur, ne nomme rien.

nova6_dmg_pierce = Perforation
    .gist = Si la perforation dépasse le durci d’une absorption, celle-ci est divisée par deux, arrondie en dessous : 5 devient 2.

nova6_dmg_pierce-once = Divisé une seule fois
    .gist = Si forte que soit la perforation, l’absorption n’est divisée par deux qu’une seule fois.

nova6_dmg_reach = Allonge
    .gist = Vous pouvez frapper par-delà une personne ou un obstacle entre vous et la cible.

nova6_dmg_reduced-penetration = Pénétration réduite
    .gist = Contre cette attaque, l’absorption compte double : 6 contre une absorption de 2 font 2.

nova6_soak_rating-type = Absorption : valeur et type
    .gist = L’absorption a un nombre et arrête un type de dégâts ; une armure pour le corps ne protège pas l’esprit.

nova6_soak_one-for-one = Absorption : point par point
    .gist = Chaque point ôte 1 dégât.

nova6_soak_zero = Absorption : plus rien
    .gist = Des dégâts absorbés jusqu’à 0 ne font rien du tout.

nova6_soak_base = Absorption : créée sur le moment
    .gist = L’absorption que vous créez vaut 1, et elle est brève [B].

nova6_soak_increase = Absorption : plus
    .gist = Chaque point de prouesse l’améliore de 2.

nova6_soak_decrease = Absorption : moins
    .gist = Chaque point de prouesse contre elle la réduit de 2.

nova6_soak_coverage = Recouvrement
    .gist = L’attaquant peut dépenser autant de points de prouesse que le recouvrement et passer outre l’absorption.

nova6_soak_coverage-none = Aucune faille
    .gist = Une absorption sans recouvrement, comme une tenue complète, ne se contourne pas ainsi.

nova6_soak_hampered = Gêne
    .gist = C’est le nombre de dés de malus quand vous endurez avec Physique, et quand vous surmontez ou créez un avantage avec Mouvement. L’esquive n’est pas touchée.

nova6_soak_hampered-physique = La force contre la gêne
    .gist = Chaque rang de Physique en ôte 1d.

nova6_soak_hardened = Durci
    .gist = Chaque point ôte 1 de perforation : perforation 1 contre durci 1 ne change rien, perforation 2 divise encore par deux.

nova6_soak_improved-protection = Protection améliorée
    .gist = Une prouesse spéciale, une fois par attaque : le stress subi dure un cran de moins.

nova6_soak_limited = Absorption limitée
    .gist = Elle ne joue que contre une chose, ou contre toutes sauf une.

nova6_soak_soft-floor = L’absorption souple laisse un
    .gist = L’absorption souple ne fait jamais descendre les dégâts sous 1.

nova6_soak_soft-last = L’absorption souple en dernier
    .gist = Toute autre absorption compte avant elle. Ce qui est déjà tombé à 0 reste à 0.

nova6_soak_soft-pierce = L’absorption souple se perfore
    .gist = La perforation la divise par deux comme une autre : 6 avec perforation 1 contre souple 5 font 4.
