### Ceux que joue le MJ : comment on les montre, ce qu’ils peuvent être, et de quoi sont faits ceux du hasard.

npc-heading = { $name } : { $kind ->
        [principal] un premier rôle, niveau { $level }
        [group] un groupe de { $count }, niveau { $level }
       *[extra] un figurant, niveau { $level }
    }
npc-aspects = Aspects
npc-skills = Compétences
npc-perks = Atouts
npc-talents = Talents
npc-boxes = Cases (STRESS / étourdissement / neutralisation)
npc-gear = Équipement

concept-nova6-guard = garde
group-nova6-guard = le guet du barrage
concept-nova6-soldier = soldat
group-nova6-soldier = déserteurs de la guerre du canal
concept-nova6-brute = brute
group-nova6-brute = la bande du pont rompu
concept-nova6-hunter = chasseur
group-nova6-hunter = chasseurs de loups des collines
concept-nova6-beast = bête
group-nova6-beast = chiens des marais
concept-nova6-thief = voleur
group-nova6-thief = casseurs de péage
concept-nova6-sailor = marin
group-nova6-sailor = passeurs de mauvaise humeur
concept-nova6-scholar = érudit
group-nova6-scholar = étudiants du collège noyé
concept-nova6-healer = guérisseur
group-nova6-healer = sœurs du bas quartier
concept-nova6-merchant = marchand
group-nova6-merchant = faux-sauniers
concept-nova6-noble = noble
group-nova6-noble = invités de la chasse du duc
concept-nova6-preacher = prêcheur
group-nova6-preacher = pèlerins à gourdins

## Au hasard. Chaque ligne est une liste, les choses séparées par un point-virgule.

invention-nova6-npc-names = Harl Stoupe ; Wenna Crac ; Osric Tolet ; Dagna Falaise ; Pim Larreau ; Tansy Oquelin ; Joost Merin ; Brida Saule ; Corvin Cendre ; Nelle Lepas ; Ruk du Barrage ; Maude Hautebruyère ; Élias Duquai ; Sunna Saumure ; Tobit Sillon ; Ivette Gant ; Lorne Aiglefin ; Zita Marne ; Anselme Leroux ; Petch le Jeune ; Ysolde Tourbe ; Garric Halage ; Minne Dubois ; le vieux Gaspard
invention-nova6-npc-guard = GARDE DE NUIT DE L’ENTREPÔT ; SURVEILLE LA PORTE ET LES BOURSES ; A TOUT VU ET N’A RIEN DIT
invention-nova6-npc-soldier = VÉTÉRAN DE LA GUERRE DU CANAL ; SERGENT SANS RÉGIMENT ; TAMBOUR QUI APPRIT À TIRER
invention-nova6-npc-brute = CASSE POUR GAGNER SA VIE ; LE PLUS GRAND DE SEPT FRÈRES ; DOCKER SOUPE AU LAIT
invention-nova6-npc-hunter = BRACONNIER DU MARAIS DUCAL ; CHASSEUSE DE LOUPS DES COLLINES ; PISTEUR PAYÉ AU MILLE
invention-nova6-npc-beast = CHIEN DES MARAIS GROS COMME UN VEAU ; CHOSE AFFAMÉE DE L’ÉCLUSE ; LE TAUREAU QUE NUL N’A VENDU
invention-nova6-npc-thief = COUPE-BOURSE DE LA FILE DU BAC ; SPÉCIALISTE DU DEUXIÈME ÉTAGE ; RECELEUR AUX MAINS PROPRES
invention-nova6-npc-sailor = MARINIER À MARÉE DESCENDANTE ; BOSCO ENDETTÉ DANS CHAQUE AUBERGE ; PILOTE DES BANCS DU LARGE
invention-nova6-npc-scholar = GARDIENNE DES ARCHIVES NOYÉES ; LECTEUR DE COMPTES MORTS ; ASTRONOME AU TOIT PERCÉ
invention-nova6-npc-healer = BARBIER QUI REMET LES OS ; SAGE-FEMME DU BAS QUARTIER ; APOTHICAIRE À CRÉDIT
invention-nova6-npc-merchant = FACTEUR DE SEL À DEUX REGISTRES ; VEND DES CARTES D’AILLEURS ; COURTIER DES DETTES D’AUTRUI
invention-nova6-npc-noble = DERNIER D’UNE MAISON SUR PILOTIS ; COMTESSE D’UN COMTÉ INONDÉ ; MAGISTRAT PAR MARIAGE
invention-nova6-npc-preacher = PRÊCHE QUE LA MER REVIENDRA ; AUMÔNIER DES PORTES D’ÉCLUSE ; PROPHÈTE À BELLE VOIX
