### Création de la partie et packs : les titres des règles.

nova6_themepack_parts = Ce que dit un pack

nova6_themepack_universal = Le pack universel

nova6_themepack_trait = Les motifs

nova6_themepack_trait-universal = Un motif, au choix

nova6_themepack_trait-mode = Dans une liste ou libre

nova6_themepack_trait-count = Un grand ou deux petits

nova6_themepack_trait-bundle = Ce qu’apporte un choix

nova6_themepack_trait-bundle-balance = Ce que prend un choix

nova6_themepack_aspects = Les autres aspects

nova6_themepack_skills = Une liste de compétences

nova6_themepack_talents = Les talents d’un pack

nova6_themepack_features = Les traits d’un pack

nova6_themepack_gear-money = De l’équipement pour de l’argent

nova6_themepack_gear-packages = Les paquetages

nova6_themepack_gear-signature = Les atouts personnels

nova6_themepack_gear-combined = Plusieurs façons à la fois

nova6_themepack_tracks = Les pistes d’un pack

nova6_themepack_tracks-few = Peu valent mieux

nova6_themepack_tracks-default = Trois, deux, un

nova6_themepack_special-rules = Des règles à lui

nova6_themepack_creation-rules = Des étapes à lui

nova6_skilllist_core = Liste : de base

nova6_skilllist_approaches = Liste : approches

nova6_skilllist_classic-fantasy = Liste : fantasy classique

nova6_skilllist_saturday-cartoon = Liste : dessin animé du samedi
