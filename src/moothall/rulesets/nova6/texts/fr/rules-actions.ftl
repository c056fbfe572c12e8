### Les quatre actions : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_action_ca-difficulty = Créer un avantage : la difficulté
    .gist = Si vous visez quelqu’un, la compétence avec laquelle il se défend est la difficulté ; si vous ne visez personne, c’est le tableau habituel.

nova6_action_ca-success = Créer un avantage : le gain
    .gist = Un succès simple vous donne, à vous ou à un allié, un avantage bref [B] de +1d avec une compétence.

nova6_action_ca-alternatives = Créer un avantage : plutôt un aspect
    .gist = Au lieu du dé, vous pouvez mettre en jeu un aspect bref [B] ou jusqu’à une action [A], ou demander au MJ d’en révéler un qui était caché.

nova6_action_ca-modes = Créer un avantage : dire comment
    .gist = Vous pouvez changer la situation, découvrir un fait, ou tirer parti de ce qui est déjà là. Dites comment, en quelques mots ; sans mots, la question revient.

nova6_action_overcome-catchall = Surmonter : pour tout le reste
    .gist = Quand aucune des trois autres actions ne convient à ce que vous faites, c’est surmonter.

nova6_action_overcome-difficulty = Surmonter : la difficulté
    .gist = Le MJ nomme un nombre, comme 2 pour une serrure, ou une compétence qui s’oppose à vous.

nova6_action_overcome-modifier = Surmonter : user un effet
    .gist = Un succès simple ôte 1d à un avantage ou à un désavantage. À 1d, il prend donc fin.

nova6_action_overcome-obstacle = Surmonter : passer l’obstacle
    .gist = Ou bien vous laissez un obstacle derrière vous ; la limite d’une zone en est un aussi.

nova6_action_attack-use = Attaquer : vouloir nuire
    .gist = Vous attaquez quand vous voulez blesser quelqu’un dans un conflit, dans son corps, dans son esprit ou dans sa réputation.

nova6_action_attack-difficulty = Attaquer : la difficulté
    .gist = La compétence avec laquelle votre cible se défend est la difficulté.

nova6_action_attack-success = Attaquer : ce que fait un coup
    .gist = Un succès simple inflige la valeur de ce qui frappe : une épée à 4 fait 4 dégâts. À mains nues ou sans valeur notée, c’est 1, pour la scène.

nova6_action_defend-when = Défendre : quand
    .gist = Vous pouvez vous défendre contre toute attaque, et contre tout avantage que quelqu’un prend à vos dépens.

nova6_action_defend-success = Défendre : ce que cela arrête
    .gist = Un succès simple annule tout à fait cette action, pour vous ou pour l’allié que vous couvrez. Un coup à 6 fait alors 0.

nova6_action_defend-fail-attack = Défendre : le coup passe
    .gist = Si la défense échoue, la valeur de l’attaque arrive sur vous, moins ce que vous absorbez.

nova6_action_defend-fail-ca = Défendre : leur avantage tient
    .gist = Si vous n’empêchez pas un avantage adverse, le MJ choisit ce que gagne ce camp ; un +1d pour lui est un dé de malus dans ceux de vos tests qu’il concerne.

nova6_action_opposing-table = Quelle compétence contre laquelle
    .gist = Pour chaque compétence et chaque action, le livre dit ce qui s’y oppose d’ordinaire ; à une attaque de Combat s’oppose Combat ou Mouvement. Le MJ peut en décider autrement.
