### Nos arbitrages : là où le livre se tait, se lit de deux façons, ou dit deux choses.

ruling_r1 = Une seule réserve pour tous
    .gist = L’aide-mémoire donne de l’Impulsion pour les succès en trop et ne dit rien de la réserve. Les points gardés sont à tout le groupe : 0 au départ, 6 au plus, 1 de moins à la fin d’une scène. Une table peut changer chacun de ces nombres.

ruling_r2 = La Menace au départ
    .gist = Aucun montant de départ n’est donné. Le MJ commence avec 2 points par joueur, garde le reste toute l’aventure et n’a pas de limite. Les joueurs voient la réserve, sauf si la table la cache.

ruling_r3 = Des dés payés par deux réserves
    .gist = L’Impulsion et la Menace ont les mêmes prix. C’est une seule échelle : le premier dé coûte 1, le deuxième 2, le troisième 3, chacun payé en entier par une réserve. Deux échelles reviendraient moins cher ; une table peut le vouloir.

ruling_r4 = Assistants et limite de cinq dés
    .gist = La limite de cinq dés vaut pour qui mène le test. Les assistants lancent leur d20 en plus, aussi nombreux soient-ils.

ruling_r5 = Le meneur doit réussir un dé
    .gist = Les succès des assistants ne comptent que si le meneur en a au moins un à lui. Une table peut les compter toujours.

ruling_r6 = L’assistant ne dépense rien
    .gist = L’Impulsion n’achète pas de dé à un assistant, et rien n’est dit de la Menace ni de la Détermination. Il a un simple d20 et ne dépense rien.

ruling_r7 = La spécialisation va avec sa compétence
    .gist = Une spécialisation doit relever de la compétence testée, et le MJ dit si elle convient. Une table peut l’ouvrir aux autres.

ruling_r8 = Un dé qui est les deux
    .gist = Avec un seuil de 16 et une plage large, un 16 est un succès et une complication. Les deux comptent : une complication n’annule jamais un succès.

ruling_r9 = Une complication par dé
    .gist = Chaque dé dans la plage est une complication. La dernière ligne, qui ne cite que le 20, rappelle la plage ordinaire.

ruling_r10 = Les complications viennent après
    .gist = Elles se règlent après le test : aucune ne change le jet dont elle sort.

ruling_r11 = Les formes d’une complication
    .gist = Aucun effet n’est donné. Le MJ choisit : un trait qui gêne, une voie fermée, moitié plus de temps, ou 1 point ôté à une tâche prolongée ; et la durée. Pour 2 points de Menace, les joueurs peuvent l’ignorer.

ruling_r12 = Qui propose le succès avec coût
    .gist = Le MJ propose, le joueur accepte : aucun surplus, et une complication. Pas dans les oppositions, où toute attaque manquée toucherait.

ruling_r13 = La Détermination au départ
    .gist = Chaque aventure commence avec 1 point de Détermination, et personne n’en garde plus de 3.

ruling_r14 = Le 1 automatique se prend avant le jet
    .gist = Le point se dépense avant de lancer, et ce dé ne se lance pas. Remplacer le pire dé après coup serait bien plus fort ; une table peut le permettre.

ruling_r15 = Un dé relancé est neuf
    .gist = Le nouveau résultat reste, l’ancien disparaît avec sa complication, et aucun dé ne se relance deux fois. On ne relance que les siens ; le dé d’un assistant est à l’assistant.

ruling_r16 = Quelles motivations restent
    .gist = Quand aucune maxime ne convient, on prend une motivation restante : celles sans maxime ; si toutes en ont une, n’importe laquelle qui n’est pas rayée. Une table peut les permettre toutes.

ruling_r17 = Quand personne n’offre de point
    .gist = Chacun peut signaler qu’une maxime contredit ; le MJ tranche et fait l’offre. Sans offre, c’est un test simple, sans Détermination. Refuser l’offre, c’est échouer sans rien y gagner.

ruling_r18 = Un point au-delà de la limite
    .gist = Avec le maximum de Détermination, un point gagné est perdu. On vous le dit avant de choisir, et le choix reste ouvert.

ruling_r19 = Changer une maxime rayée
    .gist = Une maxime rayée doit être changée ou récupérée, mais seule la récupération est décrite. La changer, c’est en écrire une nouvelle sans toucher aux valeurs.

ruling_r20 = Ce qui revient avec la motivation
    .gist = Motivation et maxime reviennent tant que la motivation vaut 6 ou plus ; à 5 ou moins, la maxime s’éteint. Si plusieurs pouvaient monter, le MJ choisit.

ruling_r21 = Les nombres d’un personnage de joueur
    .gist = Seuls les PNJ ont des nombres. Un personnage a des compétences de 4 à 8 (une à 6, une à 5, les autres à 4, puis 5 points), 4 spécialisations, 3 talents, 3 atouts dont un tangible, et les motivations d’un PNJ majeur.

ruling_r22 = Ce que compte un progrès
    .gist = Le prix d’une compétence croît avec les progrès de compétence déjà pris ; ceux des spécialisations et des talents comptent ce qu’on avait avant. Pas de limite par aventure, sauf si la table en fixe une.

ruling_r23 = Le prix d’une reconversion
    .gist = L’aide-mémoire dit le prix variable. C’est la moitié du prix ordinaire, arrondie vers le haut, et l’on cède un point de compétence (pas sous 4), une spécialisation ou un talent.

ruling_r24 = Points d’adversité
    .gist = L’aide-mémoire nomme ce qui fait progresser, sans montant. Chacun donne 1 point. Le péril, c’est 3 points de Menace dépensés d’un coup pour un PNJ ; chaque personnage de joueur présent y gagne.

ruling_r25 = Le prix de l’initiative gardée
    .gist = On parle d’un prix sans le donner. C’est 2 points d’Impulsion ou 2 points de Menace, l’action qui suit a +1 en Difficulté, et jamais deux fois de suite.

ruling_r26 = L’ordre des tours
    .gist = Les camps alternent, le MJ choisit qui ouvre, chacun agit une fois par round, et le camp qui n’a pas agi en dernier ouvre le suivant. Une table peut laisser l’ordre libre.

ruling_r27 = Comment va une opposition
    .gist = L’aide-mémoire la nomme sans procédure. L’adversaire lance d’abord, ses succès sont votre Difficulté ; l’égalité va au camp actif, et s’il échoue, ce qui lui manque profite à l’adversaire.

ruling_r28 = Les limites de la Difficulté
    .gist = Tout compté, la Difficulté va de 0 à 5 ; dans une opposition, pas de plafond. Une Menace qui ne la relève pas n’est pas prise. À Difficulté 0, le MJ peut épargner le jet, et alors aucune Impulsion.

ruling_r29 = Comment se remplissent les pistes
    .gist = Le MJ choisit la compétence qui fixe la piste. Un coup donne 2 points et la Puissance de l’atout ; le point payé en plus vaut une fois par coup ; le surplus est perdu et les pistes se vident après le conflit. Un allié défait revient par une tâche prolongée.

ruling_r30 = Un simple déplacement est un test
    .gist = L’aide-mémoire demande un test pour passer à la zone voisine : chaque déplacement en est un. Subtil et hardi viennent d’abord, car le simple ne vaut jamais mieux. Une table peut l’exempter de jet.

ruling_r31 = Quand le MJ relève la Difficulté
    .gist = Avant que vous engagiez vos points, pour ne jamais payer un test qui change ensuite. Une table peut le permettre jusqu’au jet.

ruling_r32 = Deux valeurs, deux mots
    .gist = L’aide-mémoire mesure un atout par sa Puissance et donne à un PNJ mineur une Qualité au lieu de motivations. Nous gardons les deux mots distincts : l’un ne vaut jamais l’autre. Une table peut nommer la Puissance à sa façon.

ruling_r33 = L’échelle de la Puissance
    .gist = Aucune échelle n’est donnée. La Puissance est un entier à partir de 0, et 0 sans autre précision ; au-dessus de 4, la table avertit. Rien dans l’aide-mémoire ne la change ; le MJ le peut.

ruling_r34 = Après avoir résisté à la défaite
    .gist = La piste reste pleine : le prochain coup défait. Le prix vient d’une seule réserve, Impulsion ou Menace ; les PNJ paient en Menace.

ruling_r35 = Un prix ne se rachète pas
    .gist = Les complications tirées des dés s’ignorent pour 2 points de Menace chacune. Celle qui est un prix ne le peut pas, sinon un succès avec coût coûterait simplement 2 points de Menace.

ruling_r36 = Ce qu’un PNJ fait de ses surplus
    .gist = Ses succès en trop vont à la Menace. Le MJ peut d’abord les dépenser sur ce résultat au prix de l’Impulsion, car un PNJ n’a pas d’autre bourse ; le reste va à la Menace.

ruling_r37 = La Détermination d’un PNJ
    .gist = Un PNJ a les effets de la Détermination pour 3 points de Menace, et une maxime doit convenir comme chez les joueurs. Les PNJ mineurs n’en ont pas : impossible, sauf si la table le permet.

ruling_r38 = L’Impulsion ne fait que créer
    .gist = La Menace et la Détermination peuvent aussi changer ou retirer un trait ; de l’Impulsion il est dit qu’elle crée. Une table peut lui permettre les trois.

ruling_r39 = Quand dépenser l’Impulsion
    .gist = Les dés s’achètent avant le jet, avec les points gardés. Ensuite on dépense un à un en voyant chaque réponse ; la plupart des dépenses valent une fois par test. Après un échec, les points gardés achètent encore questions ou trait.

ruling_r40 = Le premier dé de qui maîtrise
    .gist = Le premier dé acheté coûte 0, et rien n’est dit des autres. Ils gardent le prix de leur rang : le deuxième 2, le troisième 3.

ruling_r41 = Qui a des capacités spéciales
    .gist = Une capacité remplace un talent d’un PNJ majeur. Les PNJ notables n’en ont pas, car leurs talents se comptent autrement ; une table peut les y autoriser.

ruling_r42 = Tirer une accroche
    .gist = Un tableau à plusieurs colonnes demande un jet. Nous lançons un d20 par colonne ; une table peut lancer une fois pour toute la ligne.

ruling_r43 = Une récompense par joueur
    .gist = La limite est de 1 par session, pour n’importe quel joueur. Nous la comptons pour chacun à part ; une table peut y lire une seule récompense pour tous.

ruling_r44 = Deux faveurs semblables
    .gist = La faveur à Difficulté 3 et celle à Difficulté 4 sont dites de la même façon. Nous gardons les deux : laquelle s’applique, le MJ le dit.

ruling_r45 = Ce que demande une action de plus
    .gist = Un point permet d’agir encore dans un conflit, mais la Détermination veut une maxime qui convient. Une maxime doit donc soutenir l’action de plus. C’est une fois par tour, même après avoir gardé l’initiative ; une table peut lever cette limite.

ruling_r46 = Plusieurs traits à la fois
    .gist = Chaque trait qui pèse sur un test compte une fois, un cran en plus ou en moins. On les additionne, et la Difficulté reste dans ses limites.

ruling_r47 = La fin d’une scène
    .gist = Ce qui finit avec la scène tient en une étape : un point gardé, les traits de scène, les limites d’une fois par scène. La liste s’affiche avant et peut s’annuler.

ruling_r48 = D’où viennent les personnages de soutien
    .gist = On les cite parmi ceux qui tombent ou résistent, sans dire comment ils sont faits. Ils ont les nombres d’un PNJ de leur rang et pas de Détermination. Ils ne coûtent rien, sauf si la table fixe un prix.

ruling_r49 = Une maxime doit convenir
    .gist = Pour la Détermination, une maxime doit soutenir l’action ; ne pas contredire ne suffit pas. Une maxime neutre la laisse fermée. Il n’y a contradiction que si le MJ le dit.

ruling_r50 = Déclarer un trait par Détermination
    .gist = On le déclare en dépensant ses points ou juste après le résultat, dans un test dont la maxime convient. Avant le jet, il compte pour ce jet ; après, à partir de là. Le MJ valide les mots.

ruling_r51 = La portée d’une attaque
    .gist = Aucune portée n’est donnée. L’atout qui attaque doit être dans la zone de la cible, sinon se déplacer ne servirait à rien. Le MJ peut permettre plus, pour un fusil ou une rumeur.

ruling_r52 = Quels atouts défensifs comptent
    .gist = Chaque atout défensif de la zone gêne, sans dire à qui il est. Seuls comptent ceux du camp visé : votre propre bouclier ne vous gêne jamais.
