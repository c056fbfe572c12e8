### Compétences opposées : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_opposing_difficulty = Ce que vaut l’adversaire
    .gist = Les rangs de l’autre camp dans la compétence qu’il oppose sont des dés de malus, tout comme un atout, un talent ou un trait à lui qui convient.

nova6_opposing_guidance = Le tableau est un usage, pas une loi
    .gist = Le MJ peut opposer toute autre compétence si la situation le demande ; le journal dit quand c’est arrivé.

nova6_opposing_unopposed-mark = Là où souvent personne ne s’oppose
    .gist = Certaines actions n’ont d’ordinaire personne contre elles. Le MJ nomme alors une difficulté de 0 à −5d.

nova6_opposing_defender-choice = Qui choisit la défense
    .gist = Si deux compétences conviennent, le joueur du personnage en choisit une. Pour les autres, la plus dure est proposée, ou le MJ choisit chaque fois.

nova6_opposing_fight_overcome = Contre Combat : surmonter
    .gist = Dans un duel d’armes, le Combat du rival s’oppose au vôtre ; un simple tir d’adresse n’a pas de rival.

nova6_opposing_fight_create-advantage = Contre Combat : créer un avantage
    .gist = À une manœuvre s’oppose Combat ou Mouvement ; à distance, Mouvement seul.

nova6_opposing_fight_attack = Contre Combat : attaquer
    .gist = Aux coups s’oppose Combat ou Mouvement, aux tirs Mouvement seul.

nova6_opposing_fight_defend = Contre Combat : défendre
    .gist = Qui pare avec Combat affronte le Combat de qui frappe.

nova6_opposing_interact_overcome = Contre Interaction : surmonter
    .gist = Qui doit se laisser convaincre résiste avec Interaction ou Volonté.

nova6_opposing_interact_create-advantage = Contre Interaction : créer un avantage
    .gist = Aux ambiances et aux mensonges aussi s’oppose Interaction ou Volonté.

nova6_opposing_interact_attack = Contre Interaction : attaquer
    .gist = Aux mots qui blessent s’oppose Interaction ou Volonté.

nova6_opposing_interact_defend = Contre Interaction : défendre
    .gist = Qui répond avec Interaction affronte l’Interaction de qui blesse.

nova6_opposing_move_overcome = Contre Mouvement : surmonter
    .gist = Dans une course, c’est le Mouvement du rival ; devant un guetteur, son Esprit ; pour une escalade, une difficulté.

nova6_opposing_move_create-advantage = Contre Mouvement : créer un avantage
    .gist = À une embuscade ou à une meilleure position s’oppose Esprit ou Mouvement.

nova6_opposing_move_attack = Contre Mouvement : attaquer
    .gist = La cible qu’on veut percuter s’écarte avec Mouvement.

nova6_opposing_move_defend = Contre Mouvement : défendre
    .gist = Qui esquive affronte le Combat d’un attaquant, ou le Mouvement de qui veut la meilleure place.

nova6_opposing_physique_overcome = Contre Physique : surmonter
    .gist = Bousculer quelqu’un se heurte à son Physique ; une grille n’a qu’une difficulté.

nova6_opposing_physique_create-advantage = Contre Physique : créer un avantage
    .gist = La cible qu’on veut immobiliser résiste avec Physique.

nova6_opposing_physique_attack = Contre Physique : attaquer
    .gist = La cible qu’on écrase tient bon avec Physique.

nova6_opposing_physique_defend = Contre Physique : défendre
    .gist = Tenir bon affronte le Physique de l’autre, quoi qu’il en fasse.

nova6_opposing_resolve_overcome = Contre Volonté : surmonter
    .gist = La patience affronte l’Esprit de qui a posé l’énigme, s’il y a quelqu’un.

nova6_opposing_resolve_create-advantage = Contre Volonté : créer un avantage
    .gist = La concentration affronte l’Esprit de qui la trouble, si quelqu’un le fait.

nova6_opposing_resolve_attack = Contre Volonté : attaquer
    .gist = À un assaut de l’esprit s’oppose Volonté.

nova6_opposing_resolve_defend = Contre Volonté : défendre
    .gist = Rester ferme affronte la Volonté ou l’Interaction de qui attaque l’esprit.

nova6_opposing_wits_overcome = Contre Esprit : surmonter
    .gist = Penser plus vite que quelqu’un se heurte à son Esprit ; qui se cache répond avec Mouvement.

nova6_opposing_wits_create-advantage = Contre Esprit : créer un avantage
    .gist = La cible qu’on vise complique la visée avec Mouvement.

nova6_opposing_wits_attack = Contre Esprit : attaquer
    .gist = Un tir qui vient de nulle part s’esquive avec Mouvement, sauf si le MJ voit comment Combat pourrait y répondre.

nova6_opposing_wits_defend = Contre Esprit : défendre
    .gist = Monter la garde affronte l’Esprit ou le Mouvement de qui complote, se cache ou se glisse par là.
