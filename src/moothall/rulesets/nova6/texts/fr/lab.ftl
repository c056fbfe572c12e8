### Le laboratoire des chances : les champs d’une situation et leurs valeurs.

lab-bonus = Dés de bonus
lab-penalty = Dés de malus
lab-trade = Paires de dés échangées contre des points
    .hint = En plus de celles qui doivent partir.
lab-focused = La compétence est Affûtée
lab-practiced = Une compétence Exercée
lab-practiced-none = ne compte pas
lab-practiced-reroll = relance les uns
lab-practiced-auto = prend un succès sûr
lab-specialized = La compétence est Spécialisée
lab-opposed-focused = La compétence adverse est Affûtée
lab-opposed-specialized = La compétence adverse est Spécialisée
