### De courtes scènes qui montrent une règle à l’œuvre : ce qui était donné, et ce qui en est sorti.

example_nova6_ex_01 = Deux dés, avec et sans signe
    .given = Quelqu’un écrit 2d, et quelqu’un d’autre +2d.
    .then = D’un côté, deux dés qui peuvent aider ou gêner ; de l’autre, deux dés de bonus.

example_nova6_ex_02 = Joss et le bief
    .given = Joss veut sauter le bief du moulin et fait 9. Trois issues sont proposées : à l’eau, toujours sur la rive, agrippé au bord d’en face.
    .then = Rester sur la rive est un échec simple ; s’agripper au bord est un succès avec coût, avec une escalade à suivre ; tomber à l’eau est marqué comme une prouesse du MJ.

example_nova6_ex_03 = Un veilleur contre un voleur
    .given = Un héros oppose son Esprit (repérer) à la discrétion d’un voleur dont le Mouvement est Affûté et Spécialisé.
    .then = La compétence du voleur porte FS en exposant. Si le héros échoue avec un double, le MJ gagne 1 point de prouesse, avec un triple 2 ; et le MJ peut mettre un dé de malus de côté pour un point.

example_nova6_ex_04a = Toute la bande à la fois
    .given = Ilka attaque trois dockers à Combat 1d et leur contremaître à Combat 2d.
    .then = La difficulté est −2d. Un succès simple en touche un, le contremaître si elle veut ; les points de prouesse étendent l’effet.

example_nova6_ex_04b = La bande sans son contremaître
    .given = Ilka laisse le contremaître de côté et ne vise que les dockers.
    .then = La difficulté est −1d, et aucune de ses prouesses ne peut atteindre le contremaître.

example_nova6_ex_05 = La fuite par les toits
    .given = En une action, Maro court deux zones (0d), passe une clôture (0d) et saute sur un toit (−1d).
    .then = Une seule action pour surmonter par Mouvement à −1d : un succès simple donne les deux zones, 1 point de prouesse ajoute la clôture, 2 le toit aussi.

example_nova6_ex_06 = Courir, se cacher, frapper
    .given = Petra annonce trois actions : dans la zone voisine, une embuscade contre Esprit 1d, et une attaque contre Mouvement 2d.
    .then = Chaque action est à −2d puisqu’il y en a trois. La voie est libre : la course compte comme action mais ne se lance pas ; l’embuscade est à −3d et l’attaque à −4d, avec +1d si l’embuscade réussit.

example_nova6_ex_07 = Quatre cherchent le registre
    .given = Un seul succès suffit. Deux réussissent avec 1 point de prouesse chacun, un réussit tout juste, et un échoue en laissant 2 points au MJ.
    .then = Le groupe réussit avec 2 points de prouesse, et le MJ en dépense 2 contre celui qui a échoué.

example_nova6_ex_08 = Quatre sur un escalier qui grince
    .given = Tous doivent réussir. Trois y arrivent, dont un avec 1 point de prouesse ; le quatrième échoue.
    .then = Le point de prouesse couvre le quatrième. Le groupe réussit et il ne lui en reste aucun.

example_nova6_ex_09 = Trois bâtissent, un regarde
    .given = Tous doivent réussir par Esprit (artisanat), et l’on peut rester en retrait. L’un s’abstient, un autre a 1 point de prouesse.
    .then = Rester en retrait est un échec sans point pour le MJ, et le point de prouesse le compense.

example_nova6_ex_10a = Le faux comte accepte la perte
    .given = En temps narratif, une escroquerie échoue et donne 1 point de prouesse au MJ. Le joueur l’accepte.
    .then = L’escroquerie tombe à l’eau, et il y a 1 dé de revers.

example_nova6_ex_10b = Le faux comte paie
    .given = Le même jet, mais le joueur prend un succès avec coût.
    .then = L’escroquerie réussit, et il y a 2 dés de revers.

example_nova6_ex_10c = Le faux comte s’en tire
    .given = Le même jet, mais le joueur paie 1 point d’intrigue pour annuler celui du MJ.
    .then = C’est un échec simple, sans dé de revers.

example_nova6_ex_11 = Le cuisinier furieux
    .given = Un cuisinier est furieux 2d [S], et la scène s’achève.
    .then = Tout disparaît ; il ne reste pas 1d.

example_nova6_ex_12 = Un bureau fouillé à la hâte
    .given = Fouiller la capitainerie demande Esprit [S]. C’est réussi avec 1 point de prouesse pour Abréger la durée.
    .then = La fouille est courte [Q].

example_nova6_ex_13 = Nuit sans lune
    .given = L’obscurité 2d règne dans la cour. Un héros se faufile, un autre guette.
    .then = Mouvement (discrétion) a +2d, Esprit (repérer) a −2d.

example_nova6_ex_14a = Un terrier et un éléphant
    .given = Quelqu’un de petit (1d) attaque quelque chose d’énorme (2d).
    .then = +3d.

example_nova6_ex_14b = Un ours cherche un chat
    .given = Quelque chose de grand (1d) tente de repérer quelque chose de petit (1d).
    .then = −2d.

example_nova6_ex_15 = Un bac dans la crue
    .given = Il faut calmer les passagers, réparer le câble et tenir la proue contre le courant.
    .then = Trois tests, par exemple Interaction, Esprit et Mouvement ; le MJ en tire le dénouement.

example_nova6_ex_16a = La citerne couverte
    .given = Défense d’Esprit à −1d, total 10.
    .then = 3 dégâts physiques [T] : une case STRESS.

example_nova6_ex_16b = Le tronc au-dessus du portail
    .given = Défense de Mouvement à −1d, total 10.
    .then = 4 dégâts physiques [T] : une case d’étourdissement.

example_nova6_ex_16c = La lettre glissée
    .given = Défense d’Interaction à −1d, trois 3.
    .then = 2 dés de revers : un pour l’échec, un pour le triple.

example_nova6_ex_17 = La veille des enchères
    .given = Quatre héros se préparent en une exposition.
    .then = Quatre tests, un chacun ; une seconde action est refusée.

example_nova6_ex_18 = Les péniches vers l’écluse
    .given = Il faut cinq succès de Mouvement (bateaux), et le rival échange Mouvement 2d à chaque round.
    .then = La difficulté est 0, le rival marque un succès par round, et cinq succès simples mènent à 5 partout au cinquième round : le héros n’a pas gagné.

example_nova6_ex_19 = Maro s’interpose
    .given = Maro, Combat 2d, prend la défense de Petra contre un coup à Combat 1d.
    .then = Deux pour sa compétence, un contre, un pour s’interposer : à zéro.

example_nova6_ex_20 = La fumée dans la cave
    .given = La fumée fait 3 dégâts directs à quelqu’un qui absorbe 6, d’abord sans linge mouillé, puis avec.
    .then = 3, puis 0.

example_nova6_ex_21 = Un manteau bien doublé
    .given = La protection améliorée sert sur un stress durable [L], une autre fois sur un temporaire [T].
    .then = Temporaire [T] ; de scène [S].

example_nova6_ex_22 = Un bouclier contre le feu seul
    .given = Une absorption de 4 contre le feu seul reçoit 4 de feu et 4 balistiques ; une de 4 contre tout sauf l’argent reçoit 4 d’argent.
    .then = 0 et 4 passent ; 4 passent.

example_nova6_ex_23 = L’arbalète, tour après tour
    .given = Une arme à rechargement (action éclair) a tiré. Au tour suivant, on recharge d’une action éclair et on attaque.
    .then = L’attaque est permise, sans malus.

example_nova6_ex_24 = Un marteau trop lourd
    .given = Un marteau demande Physique 2d, son porteur a 1d.
    .then = −1d à chaque attaque.

example_nova6_ex_25a = La maille ralentit la danseuse
    .given = Mouvement 3, et une armure qui n’admet que Mouvement 2.
    .then = Deux rangs comptent.

example_nova6_ex_25b = La maille et le pavois
    .given = L’armure et le bouclier admettent chacun Mouvement 2.
    .then = Ensemble, ils admettent 1.

example_nova6_ex_26 = Deux façons de s’épuiser
    .given = Une hache fatigante, et une frappe mentale fatigante.
    .then = 1 dégât physique direct [S] pour qui la manie ; 1 dégât mental direct [S] pour l’autre.

example_nova6_ex_27 = Courir encore et encore
    .given = Deux zones par round, pendant 5 rounds, puis 15.
    .then = 10 zones, loin ; 30 zones, lointain.

example_nova6_ex_28 = Chutes sur le pavé
    .given = Moins d’un étage, puis 1, 2, 3, 6 et 7 étages sur un sol dur.
    .then = 2, 3, 4, 5, 8 et 9 dégâts. 5 ne suffit pas à étourdir un héros indemne : cela remplit une case ; et 9 ne le tue pas.

example_nova6_ex_29 = Une balle dans le bras
    .given = 4 dégâts physiques [T].
    .then = Un T dans une case d’étourdissement. À un repos ou un jalon, surmonter par Physique peut l’effacer.

example_nova6_ex_30 = Plutôt le bouclier
    .given = Une case d’étourdissement est pleine, et 5 dégâts arrivent. Wren sacrifie un bouclier réparable.
    .then = 3 dégâts, une case STRESS. Sans le bouclier, c’était la deuxième case d’étourdissement, et l’étourdissement avec elle.

example_nova6_ex_31a = Ce qu’Odo a vu en bas
    .given = La case mentale de neutralisation d’Odo est pleine et son point pour rester, dépensé. 8 dégâts mentaux [L] arrivent, et il prend une fois un aspect grave.
    .then = 6 dégâts : une case d’étourdissement avec L, un aspect [LL], et il est toujours en scène.

example_nova6_ex_31b = Odo lâche l’idole
    .given = Le même coup, mais Odo lâche l’idole que tous convoitent ; le MJ l’estime à 4.
    .then = 4 dégâts : une case d’étourdissement.

example_nova6_ex_31c = Odo ne fait rien
    .given = Le même coup, et rien pour l’atténuer.
    .then = Une case de neutralisation en plus avec L, et Odo quitte la scène.

example_nova6_ex_32 = Qu’ils gardent le sac
    .given = Une foule entraîne Petra à terre. Elle se dégage de son sac à dos.
    .then = L’effet perd au moins 1 point de prouesse, et le contenu du sac est perdu.

example_nova6_ex_33 = Un bouclier en deux
    .given = Un coup de 8 ou 9 dégâts ; le bouclier est sacrifié pour 2.
    .then = 6 ou 7 : un étourdissement au lieu d’une neutralisation.

example_nova6_ex_34 = La faveur du capitaine de port
    .given = Quelqu’un veut sacrifier une ressource [2] créée par une action.
    .then = Refusé.

example_nova6_ex_35a = Une grange EN FEU
    .given = Elle brûle. Plus tard, sa fumée gâche un tir.
    .then = Brûler est gratuit ; gâcher le tir est une invocation à 1 point d’intrigue.

example_nova6_ex_35b = HAUTE COMME UNE PORTE
    .given = Elle prend quelque chose sur une étagère haute. Plus tard, après un jet raté, elle rattrape une amie qui tombe.
    .then = L’étagère est gratuite ; le rattrapage est une invocation à 1 point d’intrigue.

example_nova6_ex_35c = SŒUR DE LA CLOCHE DE SEL
    .given = Elle en fait partie, voilà tout. Puis sa joueuse fait entrer quelqu’un qui a juré leur perte.
    .then = Le premier point est gratuit ; le second est une contrainte sur soi, et elle gagne 1 point d’intrigue.

example_nova6_ex_36 = UN VISAGE D’HIVER
    .given = Une attaque réussit. Le joueur paie 1 point d’intrigue pour un point de prouesse et le dépense pour Créer un effet.
    .then = La cible a un nouvel aspect, GLACÉ JUSQU’AUX OS, bref [B] ou jusqu’à une action [A], et subit aussi les dégâts.

example_nova6_ex_37 = Des écailles sur le quai
    .given = Dans une même scène, Ilka invoque l’aspect, puis Joss, puis Ilka encore.
    .then = Oui, oui, et non.

example_nova6_ex_38 = Jamais devant une vente sans entrer
    .given = Une joueuse propose que son amour des vieilles horloges lui attire des ennuis, et le MJ accepte.
    .then = 1 point d’intrigue, et les ennuis entrent dans l’histoire.

example_nova6_ex_39 = La bouilloire de la sentinelle
    .given = Maro se faufile avec 1 point de prouesse et déclare que la bouilloire de la sentinelle déborde.
    .then = La situation gagne cet aspect.

example_nova6_ex_40 = Par-dessus la ruelle
    .given = Surmonter par Mouvement un vide entre deux toits réussit avec 1 point de prouesse.
    .then = Le vide est franchi, et une zone de plus.

example_nova6_ex_41 = Appeler la nuit
    .given = Un sort d’obscurité : échec, succès, succès avec 1, 2 et 3 points de prouesse.
    .then = Rien, puis −1d, −2d, −3d et −4d ; à −4d, les tests à la vue échouent d’ordinaire.

example_nova6_ex_42 = Une grêle de pierres
    .given = Des tirs isolés sur une foule : échec, succès, succès avec 1, 2 et 3 points de prouesse.
    .then = Personne, un, quelques-uns, la plupart, tous.
