### Les packs : le titre de chaque règle, et l’essentiel tel qu’il sert au groupe avant la première session.

nova6_themepack_parts = Ce que dit un pack
    .gist = Huit parties, des motifs aux étapes de création d’un personnage. Ce qu’un pack ne dit pas, il le tient du pack sur lequel il se fonde ; s’il ne se fonde sur aucun, il doit le dire.

nova6_themepack_universal = Le pack universel
    .gist = Toujours sous la main, et bon pour la plupart des parties.

nova6_themepack_trait = Les motifs
    .gist = Les aspects qui comptent le plus. Un pack en a au moins un.

nova6_themepack_trait-universal = Un motif, au choix
    .gist = Dans le pack universel, le seul motif est le concept, avec vos propres mots.

nova6_themepack_trait-mode = Dans une liste ou libre
    .gist = Un motif est libre, une liste où choisir, ou une liste à côté de laquelle d’autres mots comptent aussi.

nova6_themepack_trait-count = Un grand ou deux petits
    .gist = À partir de trois motifs, l’auteur apprend que le thème risque de se brouiller.

nova6_themepack_trait-bundle = Ce qu’apporte un choix
    .gist = Un choix peut apporter des rangs, des talents, des traits et des atouts, qui ne coûtent pas de progrès.

nova6_themepack_trait-bundle-balance = Ce que prend un choix
    .gist = Il se compense par des défauts, ou par moins de progrès au départ, comme l’auteur le fixe.

nova6_themepack_aspects = Les autres aspects
    .gist = À côté des motifs, on en demande quelques autres, sous les noms que leur donne le pack.

nova6_themepack_skills = Une liste de compétences
    .gist = Changée, plus longue, plus courte ou toute nouvelle. Tout test, et ce qui s’oppose à quoi, suit cette liste.

nova6_themepack_talents = Les talents d’un pack
    .gist = Ceux du livre, sauf s’ils sont retirés, et à côté d’eux les tours de cet univers.

nova6_themepack_features = Les traits d’un pack
    .gist = Pouvoirs et autres choses à part, chacun avec son prix, sur une liste à eux.

nova6_themepack_gear-money = De l’équipement pour de l’argent
    .gist = Une somme au départ ; ce qu’on achète en est retiré.

nova6_themepack_gear-packages = Les paquetages
    .gist = Un rôle donne des choix : un de chaque.

nova6_themepack_gear-signature = L’équipement en ressources emblématiques
    .gist = La façon universelle : quelques objets à soi, et pour le reste ce que trouve un test d’équipement.

nova6_themepack_gear-combined = Plusieurs façons à la fois
    .gist = D’abord le paquetage, puis les pièces : un pack peut user de plusieurs façons.

nova6_themepack_tracks = Les pistes d’un pack
    .gist = Tout ce qui peut mettre quelqu’un hors jeu peut avoir une piste. Chaque feuille du pack l’a.

nova6_themepack_tracks-few = Peu valent mieux
    .gist = À partir de quatre pistes, l’auteur en est averti.

nova6_themepack_tracks-default = Trois, deux, un
    .gist = Une piste qui ne dit rien d’autre a trois cases, deux et une.

nova6_themepack_special-rules = Des règles à lui
    .gist = Sur une page, chacune avec ses mots ; certaines sont appliquées à la table.

nova6_themepack_creation-rules = Des étapes à lui
    .gist = Un pack peut remplacer des étapes par leurs numéros ; les autres restent.

nova6_skilllist_core = Liste : de base
    .gist = Combat, Interaction, Mouvement, Physique, Volonté et Esprit, avec leurs rôles de toujours.

nova6_skilllist_approaches = Liste : approches
    .gist = Six manières de faire au lieu de domaines ; celle qui sert se choisit à chaque test, sauf pour ce que le corps endure.

nova6_skilllist_classic-fantasy = Liste : fantasy classique
    .gist = Les six vieux attributs : Force frappe, Dextérité bouge et tire, Constitution tient, Sagesse remarque, Intelligence fabrique, Charisme parle.

nova6_skilllist_saturday-cartoon = Liste : dessin animé du samedi
    .gist = Quatre compétences suffisent : le culot (Chutzpah), Physique, la jugeote (Smarts) et la vitesse (Zip).
