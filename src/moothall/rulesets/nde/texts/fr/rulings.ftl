### Nos arbitrages : là où le livre se tait, se lit de deux façons, ou dit deux choses.

ruling_r8 = Paragraphes restés de l’ancienne édition
    .gist = Quelques paragraphes de la nouvelle édition viennent de l’ancienne et se trouvent à de drôles d’endroits. Ils ne comptent que là où ils ne contredisent pas le texte récent.

ruling_r10 = L’exemple de progression
    .gist = Selon un exemplaire, le d12 de l’exemple est la Force, selon un autre l’Agilité. Nous prenons l’Agilité : c’est le d12 du Spécialiste, et la raison donnée parle de poursuites et de fusillades.

ruling_r11 = Un 1 n’est jamais un succès
    .gist = L’ancienne édition le dit, la nouvelle se tait. Un 1 est un échec avec complication, si bas que soit le nombre.

ruling_r12 = Résultat maximal sous le seuil
    .gist = Un d6 donne 6 contre 8. Le livre dit le résultat maximal exceptionnel sans condition : il l’est donc, sinon un groupe débutant n’égratignerait aucun boss. Une table peut y lire un succès simple ou un échec.

ruling_r13 = Le maximum de quel dé
    .gist = Quand le dé change de niveau, c’est la face du dé lancé qui compte. Un dé plus grand est donc plus rarement exceptionnel.

ruling_r14 = Le 1 se lit d’abord
    .gist = Sur un d4 ou plus grand, un 1 n’est jamais aussi le résultat maximal. Nous lisons tout de même le 1 d’abord, pour qu’aucun petit dé d’une règle maison ne soit les deux.

ruling_r15 = Ce qu’apporte un simple échec
    .gist = La nouvelle édition veut que l’échec change la situation : le MJ nomme une complication ou un coût. L’ancienne dit seulement que c’est raté : à lui de voir. Sur un 1, les deux l’exigent.

ruling_r16 = D’où vient le succès avec coût
    .gist = Le livre le nomme, aucun nombre ne le donne. Seuls un Coup de Chance ou 2d6 l’apportent, sinon l’échec ne pèserait rien. Une table peut laisser le MJ proposer un marché.

ruling_r17 = Nombres hors de l’échelle
    .gist = Le MJ choisit un nombre de l’échelle ; une fourchette comme 8 à 12 veut dire 8 ou 12. Une table peut en admettre d’autres.

ruling_r18 = Qui choisit l’avantage obtenu
    .gist = Après un succès exceptionnel, le joueur propose et le MJ accepte. Dans les listes des attaques et des pouvoirs, le joueur choisit, sauf pour le point de pouvoir rendu, que le MJ accorde.

ruling_r19 = Faut-il annoncer l’enjeu ?
    .gist = Dans la nouvelle édition, annoncer l’enjeu est une étape du test : le MJ l’annonce, un mot tout fait suffit. L’ancienne édition lui laisse le choix.

ruling_r20 = Au-delà de l’échelle des dés
    .gist = Un d20 ne grandit plus, un d4 ne rapetisse plus : le niveau en trop est perdu et ne change jamais le nombre.

ruling_r21 = On additionne d’abord
    .gist = Additionnez les niveaux en plus et en moins, puis changez le dé une fois, sans dépasser l’échelle. Un d20 avec un niveau en plus et un en moins reste un d20.

ruling_r22 = Combien de niveaux comptent
    .gist = La situation et un Talent partagent une place de facilité, l’obstacle en a une ; l’aide et le Coup de Chance ont la leur, puisqu’on les paie. Une table peut être plus stricte, ou tout compter.

ruling_r23 = Un Talent qui annule
    .gist = Annuler un obstacle le retire et laisse libre la place d’une facilité : c’est parfois mieux qu’un niveau de plus. Le MJ dit lequel des deux.

ruling_r24 = Une circonstance, une seule place
    .gist = L’obscurité relève le nombre ou réduit le dé, jamais les deux. Le MJ choisit.

ruling_r25 = Équipement et bons outils
    .gist = L’équipement ordinaire permet d’essayer et n’ajoute rien. Des outils particulièrement adaptés peuvent être la facilité de la situation, si le MJ le dit.

ruling_r26 = Une seule aide par test
    .gist = L’ancienne édition en permet une, la nouvelle se tait. Une personne aide, puisque l’aide ne vaut qu’un niveau. Une table peut en permettre plus.

ruling_r27 = On peut refuser un niveau de plus
    .gist = Un dé plus grand est plus rarement exceptionnel, et contre un nombre élevé le petit vaut parfois mieux. Aide, Talent, Coup de Chance et situation peuvent donc se refuser. Un obstacle ne se réclame jamais.

ruling_r28 = La Chance et le plus petit dé
    .gist = L’échelle imprimée commence au d6, mais un d4 peut grandir aussi. Sur un d20, le point ne peut pas se dépenser.

ruling_r29 = Quand dépenser un Coup de Chance
    .gist = Un dé plus grand s’achète avant le jet. La relance, le succès avec coût et le +1 aux 2d6 s’achètent une fois le résultat connu, avant ses conséquences.

ruling_r30 = Plusieurs points sur un test
    .gist = Le livre ne fixe aucune limite : dépensez autant de Coups de Chance que vous en avez, un par usage. Une table peut n’en permettre qu’un.

ruling_r31 = Plus de deux Coups de Chance
    .gist = Si le MJ récompense un héros qui en a deux, le troisième se garde jusqu’à la fin de la session ; la suivante recommence à deux. Une table peut fixer la limite à deux.

ruling_r32 = Acheter un succès sur un 1
    .gist = Un 1 est un échec comme un autre : un Coup de Chance peut en faire un succès avec coût. La complication qu’apporte toujours un 1 devient ce coût. Une table peut l’interdire.

ruling_r33 = Une relance n’a pas de coût
    .gist = Dans un exemple, une relance réussie entraîne tout de même un coût. Nous y voyons une erreur : le résultat est net. Le MJ peut ajouter une conséquence, et le journal dit qu’elle vient de lui.

ruling_r34 = Le meilleur de deux jets
    .gist = Le meilleur jet est celui dont l’issue est la meilleure ; à issue égale, le nombre le plus haut. Sur un seul dé, les deux reviennent au même.

ruling_r35 = La distance est entre deux personnes
    .gist = Le livre parle de distance et de portée de bras : chaque paire a donc la sienne. En bougeant, vous dites vers qui ou loin de qui ; les autres paires ne changent que si le MJ le dit. Une table peut jouer sur une piste de lieux.

ruling_r36 = Un seul déplacement par tour
    .gist = L’Action n’achète pas de second déplacement ; le MJ peut demander un test. Sur une grille, on peut bouger, agir et bouger encore ; un changement de zone ne se coupe pas.

ruling_r37 = La couverture au corps à corps
    .gist = La couverture protège des tirs et des regards. Au corps à corps, elle ne fait rien.

ruling_r38 = Tirs longs sur une grille
    .gist = La nouvelle édition a gardé la ligne de l’ancienne sur les tirs au-delà de dix cases. Qui la veut la joue sur une grille : un dé d’un niveau en dessous, à la place d’un obstacle. Au départ, elle est désactivée.

ruling_r39 = Quand les péons font une foule
    .gist = Deux péons ou plus contre un héros font une foule. Le MJ choisit : le test plus dur d’un niveau, une complication en cas d’échec, ou rien. Jamais les deux. Une table peut l’ôter ou changer le nombre.

ruling_r40 = Comment attaquent les adversaires
    .gist = Les adversaires agissent, mais le livre ne leur donne pas de jet, ni de Défense aux héros. C’est donc le héros qui lance pour éviter, d’ordinaire contre le nombre de l’adversaire ; un échec coûte 1 Cœur. Une table peut laisser décider le MJ, ou lancer pour eux.

ruling_r41 = La Défense d’un péon
    .gist = Un péon peut être l’adversaire faible du tableau, 4, ou le typique, 5. Nous prenons 5, comme l’exemple. Une table peut mettre 4.

ruling_r42 = Boss final et légendaire
    .gist = Un boss a 3 ou 5 Cœurs et une Défense de 8 ou 12. Nous y lisons deux mots distincts : un boss final a 5 Cœurs, un boss légendaire une Défense de 12.

ruling_r43 = L’effet s’ajoute à la touche
    .gist = Un coup exceptionnel fait plus de mal ou donne un effet fort. Choisir l’effet n’ôte pas le mal normal : un succès exceptionnel est un succès avec un avantage. Un péon tombe, et subit l’effet.

ruling_r44 = Quand l’échec appelle la riposte
    .gist = Dans l’ancienne édition, un adversaire à portée riposte à toute attaque ratée. Dans la nouvelle, la riposte est une variante du corps à corps, désactivée au départ. Le MJ peut préférer une autre complication au Cœur perdu.

ruling_r45 = La riposte attend la Chance
    .gist = La riposte regarde le résultat final, après les relances. Un succès avec coût n’est pas un échec.

ruling_r46 = Un 1 sur une attaque
    .gist = La riposte et la complication du 1 coûtent ensemble un seul Cœur, et autre chose empire. Si l’adversaire n’atteint pas le héros, le MJ décide si un Cœur est perdu.

ruling_r47 = Atteindre derrière une couverture partielle
    .gist = Le livre ne parle que du terrain découvert et de la couverture totale. Entre les deux, le MJ décide ; par défaut oui, si l’adversaire tire.

ruling_r48 = Cœurs et Blessures : une seule piste
    .gist = L’ancienne édition parle tantôt de Cœurs, tantôt de Blessures. Un adversaire a une seule piste : Blessures ici, Cœurs dans la nouvelle édition.

ruling_r49 = Attaquer par un sort
    .gist = Une liste d’attaques oublie les sorts, une autre les a. Ils comptent : on lance la Magie, et la riposte se juge comme pour un tir.

ruling_r50 = Un pouvoir contre un adversaire
    .gist = Le niveau du pouvoir a un nombre, l’adversaire aussi. Le pouvoir doit marcher et toucher : on lance contre le plus haut. Une table peut n’en garder qu’un.

ruling_r51 = Dégâts des pouvoirs forts
    .gist = Un pouvoir ôte 1 Cœur à chaque cible touchée, quel que soit son niveau ; le MJ peut en décider plus. Un pouvoir de zone est un seul jet, comparé à chaque cible, et son avantage se choisit une fois.

ruling_r52 = Pas assez de points pour un pouvoir
    .gist = Pas de dette : un pouvoir qu’on ne peut payer est refusé. Une Astuce à 0 peut toujours se tenter.

ruling_r53 = Points rendus
    .gist = Un pouvoir exceptionnel rend au plus ce qu’il a coûté, sans dépasser le maximum. Une Astuce gratuite ne fabrique pas de points.

ruling_r54 = Le coût d’une Astuce
    .gist = Le livre dit 0 ou 1. Le MJ décide ; par défaut, 0.

ruling_r55 = Combien soigne un pouvoir
    .gist = L’ancienne édition soigne 2 Cœurs, la nouvelle ne donne pas de nombre. C’est 2 dans les deux, sans dépasser le maximum, et cela peut relever un héros à terre. Une table peut changer ce nombre.

ruling_r56 = À 0 Cœur
    .gist = Dans l’ancienne édition, un héros à terre rampe d’une case, peut parler, et meurt s’il est encore blessé. La nouvelle n’a rien de tel : il est hors de combat, et rien de pire n’arrive.

ruling_r57 = Relever un héros à terre
    .gist = Soyez à côté du héros, ou Près ; aucun jet. En combat cela prend une Action, ailleurs un instant.

ruling_r58 = Ce que rend le repos
    .gist = Trois passages s’emboîtent : fin d’un combat, 1 point de pouvoir ; une pause, tous les Cœurs ; un repos sûr, Cœurs et points. Dans l’ancienne édition, un seul moment sûr rend tout. Une table peut être plus dure.

ruling_r59 = Jetons d’Armure
    .gist = Un héros a un jeton d’Armure par scène, quoi qu’il porte. Il retire 1 Cœur d’une perte : de deux, un reste perdu. Il revient au début de la scène suivante. À activer par la table.

ruling_r60 = Ce qui fait avancer le compteur
    .gist = Chaque test raté d’un héros dans la scène fait avancer le compteur d’un cran, un 1 pas davantage ; ni succès ni succès avec coût. Le MJ peut écarter un test sans rapport.

ruling_r61 = Gagner des Cœurs et des points
    .gist = Un Cœur ou un point de pouvoir de plus relève le maximum et se trouve là aussitôt. Ce qui a atteint sa limite n’est pas proposé.

ruling_r62 = Ce que fait un Atout
    .gist = Un Atout gagné en progressant ouvre quelque chose dans le récit et ne change aucun nombre. Une table peut le compter comme un Talent, toujours un par test.

ruling_r64 = Plusieurs raisons de décaler le TN
    .gist = Tout ce qui gêne compte une fois, deux si le MJ le dit extrême ; de même pour ce qui facilite. Un Talent compte à part. Une table peut additionner chaque raison.

ruling_r65 = Un TN hors de l’échelle
    .gist = Sous 4 c’est presque sûr, au-dessus de 12 presque impossible, et le MJ tranche d’ordinaire sans dés. Si l’on lance tout de même, c’est contre 4 ou 12.

ruling_r66 = La liste abrégée des résultats
    .gist = Un encadré ne nomme que les TN 4, 6 et 8 et les maximums 10 et 20. C’est un raccourci : le TN 12 existe, et le maximum de chaque dé compte.

ruling_r68 = Douze sur deux dés
    .gist = Avec 2d6, le succès exceptionnel est un total de 12 ou plus, puisque les autres paliers sont des totaux. Une table peut exiger deux six, ou 12 tout juste.

ruling_r69 = Second jet de 2d6
    .gist = Le livre ne dit pas quel total compte. C’est le meilleur, comme pour un seul dé. Une table peut retenir le second.

ruling_r70 = Les niveaux avec deux dés
    .gist = Avec 2d6, chaque niveau vaut +1 ou −1, et il en compte autant qu’avec un seul dé. Progresser monte un attribut de 1, jusqu’à +3.

ruling_r71 = La Difficulté avec deux dés
    .gist = Avec 2d6 le total seul décide : Difficulté et Défense ne font rien ; contre un adversaire fort le MJ peut retirer 1. Une table peut en faire un bonus ou un malus.

ruling_r72 = Un d4 avec deux dés
    .gist = La liste qui change les dés en bonus nomme le d4, mais aucun attribut n’en part. Un d4 au repos ne donne rien.

ruling_r73 = Niveaux de départ aux d6 seuls
    .gist = L’ancienne édition n’en donne pas. L’attribut principal est Entraîné, les autres Sans maîtrise : les chances des grands dés sont gardées. Une table plus douce part de Novice.

ruling_r74 = Talents et nombres aux d6 seuls
    .gist = Un Talent baisse le nombre de 1. Les TN 4, 6, 8 et 12 deviennent −1, 0, +1 et +2. Un 6 est exceptionnel, un 1 échoue avec complication.

ruling_r75 = Sans maîtrise, la difficulté ne compte pas
    .gist = Aux d6 seuls, le nombre s’arrête à 6 : un héros Sans maîtrise réussit une fois sur six, quelle que soit la difficulté. Nous le laissons tel qu’écrit.

ruling_r76 = Un seul avantage pour deux listes
    .gist = Un pouvoir offensif exceptionnel relève de la liste des attaques et de celle des pouvoirs. On prend un seul avantage, dans l’une ou l’autre ; hormis les dégâts en plus, il laisse le mal normal.

ruling_r77 = La couverture contre un tir adverse
    .gist = Les adversaires ne lancent aucun dé que la couverture réduirait. Ce qui gêne leur tir devient une facilité du test qui l’évite. Là où ils lancent, leur dé baisse d’un niveau ou leur nombre monte d’un degré.

ruling_r78 = Combien durent les effets
    .gist = Le livre nomme des effets forts sans leur fin. Un adversaire s’en défait au début du round suivant ; chez un héros ils restent jusqu’à ce qu’il y passe une Action ou qu’on l’aide. La fin d’un combat ou une nouvelle scène les termine tous.

ruling_r79 = Ce que font un bouclier et un renfort
    .gist = Le livre nomme les deux sans chiffre. Un bouclier compte comme une couverture, même au corps à corps, jusqu’au round suivant ; un renfort est un avantage dans un seul test. Tous deux finissent avec le combat ou la scène.

ruling_r80 = Ce que changent ensuite complications et bénéfices
    .gist = Le livre cite le bruit, l’exposition ou la vitesse sans dire ce que cela change. Tout reste dans la scène, et le MJ peut le compter dans les tests suivants. Le compteur n’avance que par les échecs.

ruling_r81 = L’aide donnée d’avance
    .gist = Le livre compte l’aide parmi les Actions sans dire quand elle agit. Un allié peut donc la donner d’avance : le niveau attend le prochain test de la figure aidée, et se perd avec le combat ou la scène.
