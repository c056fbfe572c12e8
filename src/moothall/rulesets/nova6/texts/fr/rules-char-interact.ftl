### Interaction : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_interact_scope = Tout ce qui se joue entre les gens
    .gist = Tout ce que vous obtenez des gens par votre présence est Interaction : charme, mensonges, questions sous une lampe vive.

nova6_interact_extras = Un seul test pour les petits rôles
    .gist = Avec un figurant, surmonter une fois règle d’ordinaire l’affaire ; le MJ peut tout de même vouloir une compétition.

nova6_interact_principals = Une compétition face à ceux qui comptent
    .gist = Les premiers rôles et les autres héros peuvent demander plus qu’un mot : le MJ choisit un seul test, ou une compétition à 3, 5 ou 8 succès.

nova6_interact_perks = Les atouts de la langue
    .gist = Tromper, berner les gardes, provoquer, intimider : prenez l’un de ceux-ci ou trouvez vos propres mots.

nova6_interact_overcome = Passer en parlant
    .gist = Quiconque parle, ou du moins comprend, peut être bluffé, retrouvé, pressé ou gagné ; la plus haute de son Interaction et de sa Volonté est la difficulté.

nova6_interact_create-advantage = Humeurs et manœuvres
    .gist = Donner du cœur à un allié, répandre un mensonge, apprendre par votre réseau ce qui se trame : chacun est un avantage.

nova6_interact_attack = Des mots qui blessent
    .gist = Une attaque d’Interaction remplit la piste mentale de qui l’entend.

nova6_interact_attack-needs = Il faut de quoi toucher
    .gist = On ne blesse par des mots qu’à travers un lien, un aspect ou une ressource qui compte maintenant ; nommez-le, et le MJ dit si cela suffit.

nova6_interact_attack-anger = La colère n’est pas une blessure
    .gist = Rendre quelqu’un furieux ou imprudent crée un avantage ; cela ne stresse personne.

nova6_interact_basic-emotional = L’insulte toute simple
    .gist = Avec rien que des mots, vous infligez 1 dégât émotionnel pour la scène.

nova6_interact_defend = Une réponse à chaque mot
    .gist = Interaction s’oppose à tout ce qui se fait avec Interaction.
