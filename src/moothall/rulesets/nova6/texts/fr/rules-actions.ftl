### Les quatre actions : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_action_ca-difficulty = Créer un avantage : la difficulté
nova6_action_ca-success = Créer un avantage : le gain
nova6_action_ca-alternatives = Créer un avantage : plutôt un aspect
nova6_action_ca-modes = Créer un avantage : dire comment
nova6_action_overcome-catchall = Surmonter : pour tout le reste
nova6_action_overcome-difficulty = Surmonter : la difficulté
nova6_action_overcome-modifier = Surmonter : user un effet
nova6_action_overcome-obstacle = Surmonter : passer l’obstacle
nova6_action_attack-use = Attaquer : vouloir nuire
nova6_action_attack-difficulty = Attaquer : la difficulté
nova6_action_attack-success = Attaquer : ce que fait un coup
nova6_action_defend-when = Défendre : quand
nova6_action_defend-success = Défendre : ce que cela arrête
nova6_action_defend-fail-attack = Défendre : le coup passe
nova6_action_defend-fail-ca = Défendre : leur avantage tient
nova6_action_opposing-table = Quelle compétence contre laquelle
