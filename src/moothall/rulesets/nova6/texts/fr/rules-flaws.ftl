### Défauts et argent : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_flaw_definition = Ce qu’est un défaut
    .gist = Un trait qui complique la vie. Le MJ l’accorde et dit ce qui va avec : un progrès, un trait qui aide, ou rien.

nova6_flaw_sparingly = Des défauts avec mesure
    .gist = N’en prenez un que s’il se fait sentir la plupart du temps ; pour le reste, un aspect suffit.

nova6_flaw_frail = Frêle
    .gist = Un dé de moins à tout ce qui se fait avec Physique, et aucun rang dans cette compétence.

nova6_flaw_one-eyed = Borgne
    .gist = Un dé de moins partout où il faut voir, et quand vous tirez ou lancez sur quelqu’un.

nova6_flaw_pushover = Chiffe molle
    .gist = Il vous manque une case STRESS du corps et une de l’esprit.

nova6_flaw_unlucky = Malchanceux
    .gist = Votre renouvellement commence à 1 ; avec Chanceux en plus, il passe à trois.

nova6_flaw_susceptible-magic = Sensible à la magie
    .gist = La magie qui vous atteint rapporte un point de prouesse de plus à qui l’emploie.

nova6_flaw_vulnerable-iron = Vulnérable au fer
    .gist = Chaque coup de fer remplit deux cases, aussi graves l’une que l’autre.

nova6_flaw_parameter = L’argent, le sel, le soleil
    .gist = La magie et le fer ne sont que des modèles : le MJ peut mettre autre chose à leur place.

nova6_economy_none = Aucun prix dans le livre
    .gist = L’argent est à inventer avec votre monde ; sans lui, aucune feuille n’a de bourse.

nova6_economy_price-penalty = Ce qui est cher n’est pas dans le sac
    .gist = Un test d’équipement a un dé de moins à partir d’un prix de 100, et un autre par zéro de plus. Entre deux paliers, c’est le plus bas qui compte.

nova6_economy_wealth-perk = Un atout pour gagner de l’argent
    .gist = Il relève d’Interaction ou d’Esprit et vaut pour tout ce que peut votre compétence.

nova6_economy_wealth-asset = La fortune comme ressource
    .gist = Dans une exposition, vous gagnez de l’argent comme on crée tout avantage ; pour un point de prouesse, il reste en ressource.

nova6_talent_wealthy_gear = Fortuné : ce que l’argent achète
    .gist = Un dé de bonus à tous les tests d’équipement, pour chaque fois que vous avez le talent.

nova6_talent_wealthy_scene = Fortuné : une bourse sur la table
    .gist = Une fois par scène, pour chaque fois que vous l’avez, un dé pour créer un avantage ou surmonter là où l’argent peut aider.

nova6_talent_wealthy_multiple = Plus fortuné encore
    .gist = Vous pouvez reprendre ce talent encore et encore ; chaque fois coûte un progrès.
