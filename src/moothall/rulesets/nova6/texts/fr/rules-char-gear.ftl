### Équipement, renouvellement et cases : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_character_gear-start = Ce que l’on possède au départ
    .gist = Tout ce qui va avec vos aspects et votre savoir-faire, si le MJ est d’accord.

nova6_character_gear-per-aspect = Un objet clé par aspect
    .gist = Quatre aspects, quatre objets qui ne sont qu’à vous : ce sont vos ressources emblématiques. Un cinquième n’entraîne qu’une remarque.

nova6_character_name = Un nom
    .gist = Personne ne vient à la table sans nom.

nova6_character_refresh = Votre renouvellement
    .gist = Trois, deux de plus avec Chanceux, deux de moins avec Malchanceux.

nova6_character_refresh-start = Un acte commence
    .gist = Vous avez au moins votre renouvellement ; si vous aviez davantage, vous le gardez.

nova6_character_refresh-bubbles = Cinq bulles
    .gist = Celles au-delà de votre renouvellement sont remplies ; à la fin d’une session, vous marquez ce que vous avez.

nova6_character_stress-base = Les cases d’une feuille neuve
    .gist = Chaque piste en a trois, deux et une.

nova6_character_stress-physique = Des cases par Physique
    .gist = Un rang sur deux vaut une case physique.

nova6_character_stress-resolve = Des cases par Volonté
    .gist = Un rang sur deux vaut une case mentale.

nova6_character_stress-ranks-only = Seuls les rangs font des cases
    .gist = Les dés des atouts, des talents ou de l’équipement n’en font pas.

nova6_character_stress-talents = Des cases par les talents
    .gist = Coriace donne une case physique de plus, Résolu une case mentale.

nova6_character_stress-order = Où vont les nouvelles cases
    .gist = D’abord à la neutralisation, puis à l’étourdissement, puis au STRESS, et on recommence.

nova6_character_stress-later = Les cases grandissent avec vous
    .gist = Un nouveau rang ou talent en cours de jeu change les cases aussitôt.

nova6_character_thresholds = Quatre et huit sur la feuille
    .gist = Chaque piste montre où commencent ses niveaux : étourdissement à 4, neutralisation à 8.

nova6_character_attacks-defenses = Vos attaques et vos défenses
    .gist = Notez armes et armures si votre partie en a ; la place peut rester vide.
