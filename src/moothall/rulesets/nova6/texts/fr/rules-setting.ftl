### De quoi parle la partie : le titre de chaque règle, et l’essentiel tel qu’il sert au groupe avant la première session.

nova6_setting_two-steps = Le monde d’abord, le pack ensuite
    .gist = Une partie se crée en deux temps : le groupe décide de quoi elle parle, puis choisit ou écrit le pack qui lui convient.

nova6_setting_five-questions = Cinq questions
    .gist = Héros, monde, portée, enjeux, gens et lieux. Toutes peuvent rester ouvertes sauf les enjeux, dont il faut au moins un.

nova6_setting_protagonists = De qui il s’agit
    .gist = Une idée du genre de gens que sont les héros ; on la montre à qui crée un personnage.

nova6_setting_world = À quoi ressemble le monde
    .gist = À grands traits seulement, empruntés ou inventés. Ce qui reste en blanc se trouve en jeu.

nova6_setting_world-aspects = Des faits qui sont des aspects
    .gist = Une affirmation sur le monde peut être un aspect de toute la partie : chacun peut l’invoquer ou s’en servir pour contraindre, dans chaque scène.

nova6_setting_scope = Jusqu’où cela va
    .gist = Quelque part entre une famille et le sort du monde. Cela ne change aucun dé.

nova6_setting_issues = Les enjeux
    .gist = Ce qui ne va pas dans le monde est sur la table comme aspect de toute la partie, que chacun peut invoquer et contraindre.

nova6_setting_issue-kinds = Déjà là, ou en chemin
    .gist = Un enjeu est soit un mal d’aujourd’hui, soit un mal près d’éclater.

nova6_setting_issue-count = Deux d’habitude
    .gist = Deux enjeux, quels qu’ils soient, n’appellent pas de remarque.

nova6_setting_issue-one = Un seul enjeu
    .gist = Avec un seul enjeu, toute la partie tourne autour de lui.

nova6_setting_issue-three = Trois et plus
    .gist = Trois font un monde occupé. Au-delà, le MJ reçoit un mot de conseil et peut continuer.

nova6_setting_issue-wording = Des mots qui sonnent
    .gist = Un enjeu mérite une bonne formule, et peut porter une note qui dit ce qu’il y a derrière.

nova6_setting_issue-change = Les enjeux changent
    .gist = En jeu, ils grandissent, se règlent ou laissent place à d’autres. Les anciens mots ne peuvent plus s’invoquer, mais restent notés.

nova6_setting_people = Les gens qui comptent
    .gist = Un nom, un lien avec autre chose, un concept : assez pour que le MJ les fasse venir à la table.

nova6_setting_places = Les lieux qui comptent
    .gist = De même pour les lieux. Quand une scène s’y ouvre, on demande au MJ si le concept du lieu en est un aspect.

nova6_setting_organisations = Les organisations
    .gist = Les groupes se notent tout comme les gens.

nova6_setting_mystery = Les mystères
    .gist = Seulement esquissés, et connus du seul MJ ; ce qu’il y a derrière se décide quand on le découvre.
