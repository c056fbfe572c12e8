### De petites scènes qui montrent une règle à l’œuvre : la situation, et ce qui en est sorti.

## Deuxième édition

example_nde2_ex_gloss-die = Le meilleur dé de Wren
    .given = Wren a une Agilité de d12, et le MJ demande un test d’Agilité.
    .then = Wren lance un d12.

example_nde2_ex_gloss-max = Deux jets parfaits
    .given = Odo obtient 12 sur un d12 et Petra 20 sur un d20, quelle que soit la Difficulté.
    .then = Tous deux obtiennent un succès exceptionnel.

example_nde2_ex_1_1 = Un concept de passeur
    .given = Un joueur écrit : « Le dernier passeur d’un monde englouti, qui porte les lettres dont personne ne veut. »
    .then = La ligne figure sur la fiche, et aucun chiffre ne change.

example_nde2_ex_1_3 = Un dé, trois exploits
    .given = Ysolde a une Agilité de d12 ; elle décoche une flèche, passe sans bruit devant un chien et saute hors du chemin d’une charrette.
    .then = Elle lance un d12 les trois fois.

example_nde2_ex_1_5 = Sept Talents inventés
    .given = On note sept Talents : Apicultrice, Cartographe, Chanteur de rue, Serrurière, Pisteur, Herboriste et Flambeur.
    .then = Chacun est accepté tel que le joueur l’a écrit.

example_nde2_ex_1_7 = Corvin, prêt à jouer
    .given = Corvin est Spécialiste, avec Force d6, Agilité d12 et Pouvoir d8 ; il a 5 Cœurs, 3 Points de Pouvoir, 2 Coups de Chance, deux Talents, une arbalète, un manteau matelassé, de la craie, un miroir et un sifflet.
    .then = Sa fiche est valide : les dés sont ceux que son rôle suggère, et il porte un outil clé, une protection et trois bricoles.

example_nde2_ex_2_4 = La roue du moulin tourne
    .given = Marrok ne parvient pas à débloquer une roue de moulin, achète le succès avec 1 Coup de Chance, et le MJ choisit le bruit comme prix.
    .then = La roue tourne dans un grincement que toute la vallée entend : un succès avec coût.

example_nde2_ex_2_5-up = Trois dés grandissent
    .given = Trois héros ont une facilité ; leurs dés sont un d6, un d8 et un d12.
    .then = Ils lancent un d8, un d12 et un d20.

example_nde2_ex_2_5-down = Quatre dés rapetissent
    .given = Quatre héros rencontrent un obstacle ; leurs dés sont un d20, un d12, un d8 et un d6.
    .then = Ils lancent un d12, un d8, un d6 et un d4.

example_nde2_ex_2_8A = En haut du mât
    .given = Nell grimpe au mât avant le grain, Difficulté 5 ; son Talent Gabière change son Agilité d8 en d12, qui donne 4.
    .then = C’est un échec, et le MJ resserre l’étau ; l’urgence était déjà comprise dans la Difficulté, elle n’a donc pas réduit le dé en plus.

example_nde2_ex_2_8B = La statue renversée
    .given = Bram dégage une statue tombée sur une trappe, Difficulté 6 ; une amie avec un levier change sa Force d8 en d12, qui donne 12.
    .then = C’est un succès exceptionnel : la statue roule de côté, presque sans un bruit.

example_nde2_ex_3_1 = Courir vers la cloche
    .given = La corde de la cloche est Loin ; Isa consacre son Déplacement à courir vers elle.
    .then = Pour Isa, la corde est maintenant Pas loin.

example_nde2_ex_4_7A = Embuscade au gué
    .given = Hedda, Assaut avec Force d12, surprend un péon de Défense 5 et lance donc un d20, qui donne 7.
    .then = Elle touche, et le péon est hors de combat.

example_nde2_ex_4_7B = Une flèche le long de la charrette
    .given = Tove, Spécialiste avec Agilité d12, vise une élite de Défense 6 avec 2 Cœurs ; une charrette lui offre une couverture partielle, et Tove lance un d8, qui donne 6.
    .then = La flèche touche, et il reste 1 Cœur à l’élite.

example_nde2_ex_4_7C = Une seconde chance
    .given = Zofia, Adepte avec Pouvoir d12, lance un pouvoir Standard contre un boss de Défense 8 avec 3 Cœurs ; son d12 donne 4 et, après 1 Coup de Chance, 10.
    .then = Le second jet touche sans contrepartie : le boss a encore 2 Cœurs, et Zofia 2 Points de Pouvoir et 1 Coup de Chance.

example_nde2_ex_5_6A = Une rafale dans la salle en feu
    .given = Lucan, Adepte avec Pouvoir d12, paie 1 de ses 3 Points de Pouvoir pour une rafale qui chasse la fumée, un pouvoir Standard de Difficulté 5 ; le dé donne 9.
    .then = L’air s’éclaircit, et il lui reste 2 Points de Pouvoir.

example_nde2_ex_5_6B = Une berceuse tourne mal
    .given = Sanne, Adepte avec Pouvoir d12 et 3 Points de Pouvoir, en paie 2 pour un pouvoir Fort qui doit endormir une élite de Défense 6, Difficulté 6 ; le dé donne 1.
    .then = C’est un échec avec complication : il reste 1 Point de Pouvoir, et l’élite sait maintenant où Sanne se cache.

example_nde2_ex_7 = Runa devient plus rapide
    .given = Après un hiver de chasse dans les collines, Runa la Spécialiste choisit d’améliorer son Agilité d12.
    .then = Son Agilité est désormais un d20.

example_nde2_ex_8_5 = Quatre dés deviennent des modificateurs
    .given = Des héros avec un d6, un d8, un d12 et un d20 passent au jeu à deux dés.
    .then = Leurs dés deviennent +0, +1, +2 et +3.

example_nde2_ex_9_2 = La marée monte
    .given = Dans une grotte marine, le MJ lance un compteur de longueur 3, et trois tests échouent.
    .then = Le compteur passe à 1, à 2, puis à 3, et la grotte est inondée.

## Deuxième édition, cas limites

example_edge_1 = Un quatre sur un d4
    .given = Un obstacle réduit la Force d6 de Pell à un d4, qui donne 4 contre la Difficulté 5.
    .then = Pell obtient un succès exceptionnel ; avec la valeur plain du réglage, c’est un succès ordinaire, et avec must_meet un échec.

example_edge_2 = Un 1 sur un d4
    .given = Le d4 de Pell donne 1 contre la Difficulté 3.
    .then = Pell échoue avec une complication, car aucune face n’est à la fois la plus basse et la plus haute d’un dé.

example_edge_3 = Du pire au meilleur
    .given = Ines obtient 1 sur un d12 contre la Difficulté 6, dépense 1 Coup de Chance pour relancer et obtient 12.
    .then = C’est un succès exceptionnel, et il ne reste rien de la complication.

example_edge_4 = Racheter un 1
    .given = Ines obtient 1 sur un d12 contre la Difficulté 6 et dépense 1 Coup de Chance pour acheter le succès.
    .then = C’est un succès avec coût, et le prix tient lieu de complication.

example_edge_5 = La chance passe avant la riposte
    .given = La riposte est activée ; Garrick rate au corps à corps et dépense 1 Coup de Chance pour acheter le succès.
    .then = Il touche à un prix que fixe le MJ : l’adversaire perd 1 Cœur, et Garrick aucun.

example_edge_6 = Le compteur ne bouge pas
    .given = Un compteur tourne ; Leof échoue à un test et dépense 1 Coup de Chance pour acheter le succès.
    .then = C’est un succès avec coût, donc le compteur reste où il est.

example_edge_7 = Déjà tout en haut
    .given = Mirel a une Agilité de d20, une facilité et un obstacle, et son Talent efface l’obstacle.
    .then = Il reste un niveau de plus, et le dé est toujours un d20.

example_edge_8 = Deux six et un moins
    .given = Dans une partie à 2d6, Anselm obtient 6 et 6 avec un modificateur de −1.
    .then = Son total de 11 est un succès complet ; avec la valeur natural12 du réglage, il serait exceptionnel.

example_edge_9 = Deux 1 et un plus
    .given = Dans une partie à 2d6, Anselm obtient 1 et 1 avec un modificateur de +5.
    .then = Son total de 7 est un succès avec coût, car deux 1 n’échouent pas d’eux-mêmes.

## Première édition

example_nde1_ex_gloss = Le dé d’Oda et le jet de Jory
    .given = Oda a une Agilité de d10, et le MJ lui demande l’Agilité ; ailleurs, Jory obtient 12 sur un d12.
    .then = Oda lance un d10, et Jory obtient un succès exceptionnel.

example_nde1_ex_2_6 = Maren, Roublarde au complet
    .given = Maren est Roublarde, avec Force d6, Agilité d10 et Magie d6 ; elle a 5 Cœurs, 3 points de Mana, les Talents Lectrice d’étoiles et Beau parler, une fronde, un vilebrequin, une pelote de ficelle et une bougie.
    .then = Sa fiche est valide ; elle ne porte pas de protection, et rien ne l’y oblige.

example_nde1_ex_3_5 = Un degré dans chaque sens
    .given = La pluie complique une escalade à TN 6, et une carte bien dessinée facilite une recherche à TN 8.
    .then = L’escalade est maintenant à TN 8, et la recherche à TN 6.

example_nde1_ex_3_8A = Sur le pont de corde
    .given = Tyko traverse au crépuscule un pont qui se balance ; le MJ a pensé au crépuscule et au balancement et demande l’Agilité à TN 6 ; le d10 donne 5.
    .then = Il échoue, et le MJ ajoute qu’une corde commence à s’effilocher ; le crépuscule était déjà dans la Difficulté et ne la fait pas monter une seconde fois.

example_nde1_ex_3_8B = À deux sur la vanne
    .given = Edda, Guerrière avec Force d10, tourne le volant rouillé d’une écluse à TN 6 ; Jory pousse avec elle, et elle lance donc un d12, qui donne 12.
    .then = C’est un succès exceptionnel : la vanne s’ouvre, et même les meuniers n’entendent rien.

example_nde1_ex_5_9A = Un coup de retard
    .given = Edda, Guerrière avec Force d10 et 5 Cœurs, frappe un péon sur la case voisine à TN 6, et le dé donne 4.
    .then = Elle rate, et la riposte la laisse à 4 Cœurs.

example_nde1_ex_5_9B = Le tir depuis le clocher
    .given = Oda, Roublarde avec Agilité d10, vise un boss à TN 12 qui peut encore subir 3 Blessures ; Bram lui montre la faille de sa carapace, et le clocher est un poste de tir parfait ; elle lance donc un d12 à TN 8, qui donne 12.
    .then = C’est un succès exceptionnel, qui inflige 2 Blessures ; le boss ne peut plus en subir qu’une.

example_nde1_ex_6_5A = Un mur de vapeur
    .given = Casimir, Mage avec Magie d10 et 3 points de Mana, en paie 1 pour un mur de vapeur qui cache sa course de 5 cases, un effet Standard à TN 6, et le dé donne 9.
    .then = La vapeur monte, il court sans être vu, et il lui reste 2 points de Mana.

example_nde1_ex_6_5B = Des racines qui ne tiennent pas
    .given = Sabine, Mage avec Magie d10 et 3 points de Mana, en paie 2 pour prendre dans des racines une élite à TN 8, un effet Fort à TN 8, et le dé donne 3.
    .then = Elle échoue : l’élite passe son chemin, il reste 1 point de Mana, et Sabine se trouve maintenant bien en vue.

example_nde1_ex_9_5 = Hollis a appris
    .given = Dans une partie uniquement avec des d6, Hollis est Novice en Force et choisit la Force pour progresser.
    .then = Il est désormais Entraîné et réussit à partir de 4, là où il lui fallait un 5.

example_nde1_ex_11_2 = Avant le départ du bac
    .given = Sur le quai, le MJ lance un compteur de 3, et trois tests échouent.
    .then = À la troisième marque, le compteur est plein, et le bac largue les amarres sans les héros.

## Première édition, cas limites

example_edge_10 = Sans maîtrise contre un boss
    .given = Dans une partie uniquement avec des d6, Wilna est Sans maîtrise et attaque un boss qui peut encore subir 3 Blessures ; 6 et 2 feraient 8, mais un seuil s’arrête à 6, et le dé donne 6.
    .then = C’est un succès exceptionnel, qui inflige 2 Blessures ; le boss ne peut plus en subir qu’une.

example_edge_11 = Un tir raté derrière le mur
    .given = Tyko tire depuis une couverture totale à TN 8, et son d10 donne 3.
    .then = Il rate, mais personne ne pouvait l’atteindre : il garde tous ses Cœurs.

example_edge_12 = La cuirasse tient bon
    .given = La table joue avec les jetons d’Armure ; Edda est à terre, a encore son jeton, et reçoit un nouveau coup.
    .then = Elle peut rendre le jeton : elle reste alors à terre, mais en vie.
