### Création de la partie et packs : les titres des règles.

nova6_setting_two-steps = Le monde d’abord, le pack ensuite

nova6_setting_five-questions = Cinq questions

nova6_setting_protagonists = De qui il s’agit

nova6_setting_world = À quoi ressemble le monde

nova6_setting_world-aspects = Des faits qui sont des aspects

nova6_setting_scope = Jusqu’où cela va

nova6_setting_issues = Les enjeux

nova6_setting_issue-kinds = Déjà là, ou en chemin

nova6_setting_issue-count = Deux d’habitude

nova6_setting_issue-one = Un seul enjeu

nova6_setting_issue-three = Trois et plus

nova6_setting_issue-wording = Des mots qui sonnent

nova6_setting_issue-change = Les enjeux changent

nova6_setting_people = Les gens qui comptent

nova6_setting_places = Les lieux qui comptent

nova6_setting_organisations = Les organisations

nova6_setting_mystery = Les mystères
