### Volonté : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_resolve_scope = Force d’âme
    .gist = Ce que Physique est au corps, Volonté l’est à l’esprit : qui garde son calme devant l’horreur la lance.

nova6_resolve_perks = Les atouts de la volonté
    .gist = Intrépide, jeux, échecs, psionique, télépathie : choisissez-en un, ou écrivez le vôtre.

nova6_resolve_overcome = La patience plutôt que le génie
    .gist = Là où le temps et l’attention décident, et non l’astuce, le MJ demande Volonté plutôt qu’Esprit.

nova6_resolve_contest = Un duel de volontés
    .gist = Les jeux de patience, et les esprits qui luttent là où de tels pouvoirs existent, sont des compétitions de Volonté.

nova6_resolve_create-advantage = Concentration profonde
    .gist = Rassembler ses pensées est un avantage pour vous uniquement, comme un dé pour votre propre Esprit.

nova6_resolve_create-advantage-risk = Seulement si cela peut coûter
    .gist = Se concentrer mérite un test quand on pourrait manquer l’instant qu’il y faut, ou dans une compétition ; sinon, on ne lance rien.

nova6_resolve_attack = On ne frappe pas en pensée
    .gist = Personne n’attaque avec Volonté sans un talent ou un trait qui le permette.

nova6_resolve_defend = Garder contenance
    .gist = Volonté s’oppose aux attaques contre l’esprit, aux tentatives de vous émouvoir et à tout ce qui se fait avec Interaction.
