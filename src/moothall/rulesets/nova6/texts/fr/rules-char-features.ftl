### Traits et règle de bronze : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_feature_definition = Ce que peut être un trait
nova6_feature_permission = Qui peut avoir un trait
nova6_feature_cost = Le prix d’un trait
nova6_feature_bronze-rule = Tout peut être un personnage
nova6_feature_bronze-own-traits = Ses propres compétences et pistes
nova6_feature_bronze-new-rules = Des règles neuves avec de vieilles pièces
nova6_feature_create-questions = Quatre questions sur un trait
