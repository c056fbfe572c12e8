### Ce que l’on dit quand un personnage se fait, et de quoi sont faits ceux du hasard.

advice-nova6-protagonists = De qui parle cette partie : { $quotes }
advice-nova6-premise = Quelqu’un qui agit de son propre chef, qui sait faire quelque chose et qui a quelque chose à perdre : volontaire, compétent, romanesque.
advice-nova6-trouble = Un ennui rapporte le plus quand il est une affaire à part et non le concept redit.
advice-nova6-talents = Affûté, Exercé et Spécialisé servent presque tout le monde.

block-standing = Niveau et renouvellement
block-boxes = Cases de stress
block-aspects = Aspects
block-skills = Compétences
block-perks = Atouts
block-talents = Talents, traits et défauts
block-assets = Choses qui comptent
block-gear = Armes et armures
block-joint = { " ; " }
term-block-level = niveau
term-block-refresh = renouvellement
term-block-damage = dégâts
term-block-soak = absorption
term-reload-snap = par une action éclair
term-reload-action = par une action

standing-average-person = personne ordinaire
standing-skilled-in-a-field = compétence reconnue
standing-accomplished = grande expérience
standing-luminary = sommité
standing-foremost-expert = référence mondiale
standing-greatest-in-history = sans égal dans l’histoire
standing-fiction-only = de ceux qu’on ne voit que dans les récits

## Personnages au hasard. Chaque ligne est une liste, séparée par des points-virgules.

invention-nova6-names = Ilse Varga ; Bram Okoro ; Oda Lindque ; Tyko Marais ; Maren Sol ; Jory Pelle ; Wilna Dray ; Casimir Roux ; Edda Plume ; Rook Tamsin ; Sabine Corre ; Hollis Vanne
invention-nova6-high-concept = INGÉNIEURE DE PHARE ÉGARÉE ; COURSIER DE CE QU’IL NE FAUT PAS VOIR ; DUELLISTE DE SCÈNE À LA RETRAITE ; ARPENTEUSE DES RUES NOYÉES ; HORLOGER AU PASSÉ CHARGÉ ; INFIRMIÈRE DE NUIT DU VIEUX QUARTIER
invention-nova6-background = UNE ENFANCE SUR UNE PÉNICHE D’ÉPAVES ; TROUVÉ RUE DES CLOCHES ; DOUZE ANS AU BUREAU DES CARTES ; DERNIER ENFANT D’UNE MAISON DE JEU ; ÉLEVÉ PAR LES ALLUMEURS DE RÉVERBÈRES ; NÉ PENDANT LA GRANDE CRUE
invention-nova6-motivation = PERSONNE NE RESTE SUR LA GLACE ; JE VERRAI L’AUTRE RIVE ; LES COMPTES DOIVENT TOMBER JUSTE ; UNE MAISON POUR MES SŒURS ; CE QUI EST CASSÉ SE RÉPARE ; LA VÉRITÉ SUR L’INCENDIE
invention-nova6-trouble = DOIT UNE VIE AU CAPITAINE DU PORT ; NE REFUSE AUCUN PARI ; TRAQUÉ PAR UN ANCIEN ÉLÈVE ; LA TOUX QUI NE PASSE PAS ; PARLE AVANT DE RÉFLÉCHIR ; MON FRÈRE PORTE L’AUTRE UNIFORME
invention-nova6-perks-fight = couteaux ; fusils ; bagarre ; escrime ; objets lancés
invention-nova6-perks-interact = marchandage ; rumeurs ; présence en scène ; voix calme ; bluff
invention-nova6-perks-move = toits ; petites barques ; pas feutrés ; passages étroits ; équitation
invention-nova6-perks-physique = lourdes charges ; eau profonde ; nuits froides ; portes ; longues marches
invention-nova6-perks-resolve = garder un secret ; vieilles peurs ; veilles ; tentations ; douleur
invention-nova6-perks-wits = mécanismes ; blessures ; pistes ; livres de comptes ; étoiles
invention-nova6-assets = le sextant de mon père ; une cave que nul ne connaît ; le manteau aux neuf poches ; un service dû à la douane ; le bon violon ; un chien nommé Lest ; les clés du dépôt ; la lanterne bleue
