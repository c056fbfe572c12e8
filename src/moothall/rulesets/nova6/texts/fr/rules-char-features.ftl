### Traits et règle de bronze : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_feature_definition = Ce que peut être un trait
    .gist = Pouvoirs, équipement spécial, véhicules, organisations, lieux, règles et grands événements : tout ce qui mérite des effets à part dans votre partie.

nova6_feature_permission = Qui peut avoir un trait
    .gist = Le MJ doit en voir la raison dans l’histoire, sauf si votre pack en fixe le prix et le laisse libre, ou si l’un de vos choix l’accorde.

nova6_feature_cost = Le prix d’un trait
    .gist = Un trait peut coûter des progrès à l’achat, et des points d’intrigue à chaque usage.

nova6_feature_bronze-rule = Tout peut être un personnage
    .gist = Un canon, une tempête, la scène elle-même : donnez-lui des aspects, des compétences, des talents ou des pistes, et cela vous tient tête comme n’importe qui.

nova6_feature_bronze-own-traits = Ses propres compétences et pistes
    .gist = Une telle chose n’a pas forcément les compétences et les pistes des gens ; ce qu’elle n’a pas ne peut pas être blessé.

nova6_feature_bronze-new-rules = Des règles neuves avec de vieilles pièces
    .gist = La magie peut être une compétence, des pouvoirs des talents ou des traits, la corruption une piste que remplissent ses propres dégâts.

nova6_feature_create-questions = Quatre questions sur un trait
    .gist = Sa place dans l’univers, ce qu’il fait, de quoi il est fait, ce qu’il coûte ou demande ; la deuxième et la dernière veulent une réponse.
