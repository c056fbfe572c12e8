### Ce que les règles de ce jeu interdisent, en une phrase chacune. La règle elle-même est ajoutée entre parenthèses.

## Lire et trouver

error-not-written-so = Nous n’avons pas pu lire « { $text } » ; écrivez { $effect ->
        [condition] un nom, ses dés et au besoin une durée, par exemple brouillard épais 2d [S]
        [aspect] un nom et au besoin une durée, par exemple TREMPÉ JUSQU’AUX OS [L]
        [asset] un nom et ses utilisations, par exemple UNE CLÉ PRÊTÉE [2]
       *[advantage] un nom, ses dés et au besoin une durée, par exemple déséquilibre −1d [T]
    }.
error-said-twice = « { $text } » donne d’autres dés ou une autre durée que les champs voisins ; dites-les de « { $name } » à un seul endroit.
error-condition-sign = « { $text } » porte un signe, mais une condition n’en a pas, car chaque test dit qui elle aide ; écrivez brouillard épais 2d.
error-rally-elsewhere = On se ressaisit dans un conflit ; ailleurs, le temps, des soins, un repos ou un jalon libèrent les cases.
error-id-taken = Quelqu’un à cette table a déjà l’identifiant « { $id } » ; choisissez-en un autre.
error-no-such-character = Personne à cette table n’a l’identifiant « { $id } ».
error-no-such-effect = Rien à cette table n’a l’identifiant « { $id } ».
error-no-such-track = { $name } n’a pas de piste de stress « { $id } ».
error-nova6-dice = { $count } dés, c’est hors limites ; on peut en compter de 0 à { $most }.

## Demander un test

error-difficulty = Une difficulté de { $number } est hors limites ; elle va de 0 à { $most }.
error-no-such-skill = Personne ici n’a de compétence « { $skill } ».
error-no-such-action = « { $action } » n’est pas l’une des quatre actions de base.
error-no-such-perk = « { $perk } » n’est pas un atout de la compétence employée.
error-no-use-left = « { $asset } » n’est pas une ressource à qui il reste assez d’utilisations.
error-setbacks = { $name } a { $held ->
        [one] { $held } dé de revers
       *[other] { $held } dés de revers
    }, on ne peut donc pas en ajouter { $wanted } ; ceux des autres ne comptent pas.

## À qui le tour

error-out = { $name } n’est plus en scène et ne peut pas agir.
error-not-your-turn = C’est à { $name } de jouer.
error-not-their-turn = Ce n’est pas à { $name } de jouer.
error-not-yours-to-use = « { $tool } » n’est pas à portée de main : rangé, lâché, ou à quelqu’un d’autre.
error-no-action-left = { $declared ->
        [0] Annoncez au moins une action.
        [one] L’action de ce tour est déjà prise.
       *[other] Les { $declared } actions annoncées sont déjà prises.
    }
error-advanced-off = Cette table joue avec une action par tour.
error-focused-on-one = Qui se concentre n’a qu’une action dans le tour.
error-strive-instead = Une compétition est en cours : prenez-y part.
error-too-late-to-delay = { $name } a déjà agi et ne peut plus attendre.
error-npc-delays = Seuls les héros retardent leur tour : interrompre demande leur test d’initiative.
error-no-such-way-now = Aucune de ces cases ne peut être libérée ainsi pour l’instant.
error-no-time-in-turns = Tant qu’on agit à tour de rôle, le temps manque pour cela.
error-gang = Pour se mettre à plusieurs, il faut au moins deux PNJ contre un héros.
error-commit-first = Dites d’abord ce que vous ferez ; vous pourrez alors tenter d’intervenir avant.
error-no-rounds = On n’agit pas tour à tour en ce moment.
error-one-bonus = Il n’y a qu’une action bonus par round.
error-no-bonus = { $name } n’a rien pour payer une action bonus.
error-nothing-precludes = { $name } n’a plus d’action ce tour qui puisse devenir impossible.

## Autour du jet

error-cannot-set-aside = On n’échange un seul dé contre un point qu’avec une compétence Spécialisée, tant qu’il reste des dés.
error-nothing-to-trade = Il ne reste aucun dé après annulation : il n’y a rien à échanger.
error-not-yours-to-trade = Ce sont des dés de malus ; les échanger revient à l’autre camp.
error-too-many-pairs = On peut échanger ici { $most ->
        [0] aucun dé
        [one] une paire de dés au plus
       *[other] { $most } paires de dés au plus
    }.
error-cannot-take = Un succès sûr demande une compétence Exercée, et des dés de bonus restants après l’échange.
error-not-these-dice = « { $answer } » ne sont pas trois des dés tombés.
error-fails-on-purpose = Avec { $answer }, c’est un échec alors qu’un succès est possible ; redites-le si c’est voulu.
error-not-so-many-ones = { $ones ->
        [one] Il n’y a qu’un seul 1 à relancer.
       *[other] Il n’y a que { $ones } dés à 1 à relancer.
    }
error-nothing-opposes = Rien ne s’oppose d’ordinaire à { $skill } employé ainsi ; dites avec quelle compétence on y répond.
error-nothing-forgotten = Ces dés n’auraient rien pu changer au dernier test ({ $name }) ; on continue.

## Après le jet

error-aspect-used = « { $aspect } » a déjà été invoqué.
error-no-such-benefit = Une invocation ne peut pas faire cela de ce résultat.
error-no-setback-pair = Il faut deux dés de revers de ce héros pour un point de prouesse.
error-not-the-gm = Seul le MJ peut écarter un résultat, et seulement s’il a demandé à le voir.
error-no-plot-point = Il ne reste aucun point d’intrigue pour payer.
error-not-such-a-cost = Ce n’est pas un coût ici ; choisissez parmi { $costs }.
error-cost-of-nothing = Un coût doit coûter : dites ce qui est perdu.
error-advantage-without-words = Un avantage demande quelques mots à lui.
error-advantage-skill = Le dé d’une invocation sert à une seule compétence ; dites laquelle.
error-advantage-duration = Un avantage né d’un succès est bref ; des points de prouesse le prolongent.
error-harm-to-whom = Les dégâts sont pour quelqu’un d’autre ; dites qui ils blessent.
error-aspect-duration = Un aspect né d’un succès est bref, ou dure jusqu’à ce qu’une action y mette fin.
error-one-hero = Seuls les joueurs lancent les dés : nommez un seul héros, qui se défend alors.
error-no-such-stunt = « { $stunt } » ne s’achète pas ici.
error-stunt-price = { $price ->
        [one] Cette prouesse coûte 1 point ; davantage ne servirait à rien.
       *[other] Cette prouesse coûte { $price } points ; davantage ne servirait à rien.
    }
error-stunt-most = { $points ->
        [one] Plus de 1 point ne servirait à rien ici.
       *[other] Plus de { $points } points ne servirait à rien ici.
    }
error-not-so-many-points = { $points ->
        [one] Il y a 1 point de prouesse à dépenser.
       *[other] Il y a { $points } points de prouesse à dépenser.
    }

## Plusieurs à la fois

error-any-or-all = Dites si un seul succès suffit ou si tous doivent réussir.
error-too-many-targets = Cela fait trop de cibles pour ces points de prouesse ({ $count }).
error-no-such-outcome = « { $outcome } » n’est pas l’un des résultats annoncés, ou il est déjà atteint.
error-not-named-before = { $name } n’a pas été nommé comme cible avant le jet.
error-too-good-an-extra = { $name } dépasse la difficulté affrontée ; cette prouesse ne va pas jusque-là.

## Actions éclair

error-not-prone = { $name } est déjà debout.
error-nothing-to-ready = « { $item } » est déjà prêt.

## Les scènes

error-no-such-scene = Il n’y a pas de scène du genre « { $kind } » ; choisissez parmi { $kinds }.
error-no-such-scale = Le temps ne se compte pas en « { $scale } » ; choisissez parmi { $scales }.
error-always-so = Une scène du genre « { $kind } » se joue toujours en temps « { $scale } ».
error-one-action = Dans une exposition chacun a une action, et { $name } a déjà pris la sienne.
error-no-time-at-all = Un round ne peut pas durer { $minutes } minutes ; c’est 1 au moins.
error-no-such-interval = Une action ne peut pas durer « { $interval } » ; elle est immédiate, prend une durée de l’échelle, ou un nombre de succès.
error-off-the-ladder = « { $duration } » n’est pas sur l’échelle des durées : il n’y a pas de pas au-dessus ni au-dessous.
error-not-by-an-action = « { $effect } » n’est pas de ce qu’on arrête en dépensant une action.
error-not-permanent = « { $effect } » n’est pas permanent ; cela finira en son temps.

## Défis et compétitions

error-no-challenge = Aucun défi n’est en cours.
error-no-such-task = Aucune tâche n’a l’identifiant « { $id } ».
error-task-name = Une tâche doit avoir un nom.
error-harmless = Dites ce que fait l’échec à « { $name } » : barrer la route, blesser, ou donner un revers.
error-no-such-hazard = Il n’y a pas de péril « { $kind } » ; choisissez parmi { $kinds }.
error-no-outcome = Dites d’abord l’issue du défi ; la scène pourra alors se fermer.
error-blocked = Il n’y a plus moyen d’avancer à « { $name } ».
error-no-contest = Aucune compétition n’est en cours.
error-no-goal = Dites combien de succès il faut, 1 au moins ; d’ordinaire { $goals }.
error-contest-left = { $name } n’est plus dans la compétition.
error-contest-over = La compétition est décidée. Terminez la scène.
error-trade-ranks = Cela ne peut pas s’échanger (rangs : { $rank }) ; il en faut deux pour un succès, un seul avec une compétence Spécialisée.
error-contest-points = Points de prouesse à répartir : { $points }.

## Les effets et leurs propriétés

error-no-damage-type = Dites si « { $name } » est physique ou mental.
error-no-damage-subtype = Il n’y a pas de dégâts du sous-type « { $subtype } » à cette table.
error-no-such-property = Il n’y a pas de propriété « { $property } ».
error-property-needs = La propriété « { $property } » demande « { $needs } » à ses côtés.
error-property-number = Le nombre de la propriété « { $property } » doit être 0 ou plus.
error-direct-without-remedy = Des dégâts directs doivent nommer ce qui les arrête ; « { $name } » ne le fait pas.
error-no-basic-effect = « { $kind } » n’est pas un effet de base ; choisissez parmi { $kinds }.
error-no-reach = Quelqu’un ou quelque chose est entre les deux, et ceci n’a pas d’allonge.
error-no-area = Dites ce qui frappe la zone.
error-strikes-all = « { $tool } » frappe tout le monde dans la zone ; on ne peut écarter personne.
error-extra-boxes = Une grande chose a de 1 à { $most } cases de plus.
error-thing-unsaid = Une chose qui peut casser a un nom et une absorption de 0 ou plus.
error-no-time-to-mend = Réparer « { $tool } » demande une exposition ou un repos.

## Prouesses

error-lasts-too-long = « { $effect } » dure plus que bref ; sa taille ne peut plus changer.
error-coverage-price = Passer l’absorption coûte ici { $price ->
        [one] { $price } point de prouesse
       *[other] { $price } points de prouesse
    }.
error-no-such-special = Dites quelle prouesse spéciale : { $names }.
error-special-once = « { $name } » ne sert qu’une fois par action, et c’est fait.
error-nothing-to-shrink = Il n’y a ici aucun effet à réduire.

## Les choses

error-no-words = Dites en quelques mots ce qui ne va plus.
error-no-uses = « { $tool } » n’a pas d’utilisations qui puissent s’épuiser.
error-single-shots = « { $tool } » tire au coup par coup ; rien ne peut l’épuiser.
error-one-barrel = « { $tool } » a encore son second coup ; on ne peut pas l’épuiser déjà.
error-own-side = Seul l’autre camp peut épuiser « { $tool } ».
error-most-repeats = C’est une touche de trop ; { $most } de plus au maximum.
error-no-ammunition = Il n’y a plus de munitions pour « { $tool } ».
error-not-repairable = « { $tool } » ne se répare pas.
error-no-free-hand = « { $tool } » demande { $hands ->
        [one] une main libre
       *[other] { $hands } mains libres
    }.
error-not-this-way = « { $tool } » ne s’emploie pas de cette manière : « { $mode } ».
error-only-this-way = « { $tool } » ne s’emploie que de cette manière : « { $mode } ».
error-exhausted = « { $tool } » est ÉPUISÉ.
error-unloaded = « { $tool } » doit d’abord être rechargé : par « Recharger », ou par une action éclair qui le prépare.
error-broken = « { $tool } » est cassé.

## L’espace

error-beyond-the-horizon = { $metres } mètres, c’est au-delà de l’horizon ; 5 000 est le maximum.
error-too-far-to-notice = C’est trop loin pour être remarqué ; au plus un cran au-delà de la portée, pour un point.
error-sense-dice = { $dice } dés, c’est plus qu’un sens ne peut perdre ; de 1 à { $most }.
error-out-of-range = { $name } est hors de portée de « { $tool } ».
error-no-such-surface = On ne tombe pas là-dessus ; choisissez parmi { $surfaces }.
error-jagged = Un sol hérissé ajoute de 1 à { $most } dégâts.
error-not-falling = { $name } ne tombe pas.
error-no-such-cover = Il n’y a pas de telle couverture ; choisissez parmi { $materials }.
error-not-beside = La zone « { $zone } » n’est pas à côté de la précédente.
error-nowhere = Dites vers quelle zone vous allez, ou ce que vous passez.
error-no-such-zone = Il n’y a pas de zone « { $zone } ».

## Les dégâts

error-made-in-play = « { $asset } » a été créé en jeu et ne peut pas être sacrifié.
error-cannot-reduce-so = On ne peut pas réduire ainsi les dégâts en ce moment.
error-sacrifice-worth = Un sacrifice vaut au moins 2 dégâts, et non { $amount }.
error-grave-steps = Cet aspect grave peut aller jusqu’à { $most ->
        [one] { $most } pas
       *[other] { $most } pas
    }, pas plus.
error-grave-without-words = Un aspect grave demande quelques mots à lui.
error-no-conflict = { $name } ne peut céder que dans un conflit.

## Les personnages

error-other-book = Ce personnage appartient à { $ruleset }, et cette table joue à { $wanted }.
problem-nova6-name = Le personnage n’a pas encore de nom.
problem-nova6-perk = « { $said } » n’est pas un atout ; donnez un nom et la compétence dont il dépend.
problem-nova6-talent = « { $said } » n’est pas un talent de ce livre, ou il faut nommer sa compétence.
problem-nova6-aspect = « { $said } » n’est pas un aspect ; il y faut quelques mots.
problem-nova6-skill = « { $said } » n’est pas l’une des six compétences.
problem-nova6-ranks = « { $said } » n’est pas un nombre de rangs pour une compétence.
error-perk-other-action = L’atout « { $perk } » sert à une autre action : { $action }.
error-perk-unrelated = L’atout « { $perk } » n’a rien à voir avec ceci.
problem-nova6-sheet = Ce n’est pas du tout un personnage.
problem-nova6-level = « { $said } » n’est pas un niveau ; c’est un nombre à partir de 0.
problem-nova6-aspect-missing = L’aspect « { $said } » n’a pas encore de mots.
problem-nova6-trouble = L’ennui est le même que le concept ; qu’il soit autre chose.
problem-nova6-cap = Le rang est trop élevé : { $said }. Baissez-le, montez de niveau, ou prenez un talent qui relève la limite.
problem-nova6-no-advance = Aucun progrès n’est encore dépensé.
problem-nova6-advances-over = On a dépensé plus de progrès qu’il n’y en a : { $said }.
problem-nova6-advances-left = Tous les progrès ne sont pas encore dépensés ({ $said }).
problem-nova6-perks-over = Il y a plus d’atouts que de place pour eux, d’autant : { $said }.
problem-nova6-perks-left = Il reste de la place pour des atouts : { $said }.
problem-nova6-perk-action = L’atout large « { $said } » demande l’action à laquelle il sert.
problem-nova6-perk-twice = L’atout « { $said } » figure deux fois.
problem-nova6-talent-skill = Le talent « { $said } » demande sa compétence.
problem-nova6-repeated = Le talent « { $said } » ne peut pas être repris.
problem-nova6-not-permitted = « { $said } » est une invention que le MJ n’a pas encore permise.
problem-nova6-feature = « { $said } » n’est pas un trait de ce jeu.
problem-nova6-flaw = « { $said } » n’est pas un défaut de ce jeu.
problem-nova6-item = « { $said } » n’est pas un objet ; un objet doit avoir un nom.
problem-nova6-key-items = { $said } ressources, c’est plus d’une par aspect principal.
error-feature-price = Un trait coûte au moins 1 progrès, et { $cost } n’est pas un prix.

## Aspects et contraintes

error-no-complication = Dites quels ennuis cela attire.
error-already-true = « { $aspect } » a été accepté et un test ne peut pas le défaire.
error-not-involved = Qui n’y prend pas part ne peut pas invoquer ici.
error-whose-aspect = Dites à qui est l’aspect « { $aspect } ».
error-cannot-refuse = Sans point d’intrigue on ne peut pas refuser ; acceptez, ou discutez les termes.
error-nothing-to-activate = « { $trait } » n’est pas de ce qu’on active pour un point d’intrigue.

## Récupération

error-no-such-box = Il n’y a pas ici de telle case à effacer ({ $places }).
error-worse-box = Une case de plus doit être du même niveau ou plus bas, et ne pas durer davantage.
error-whole-turn = Se ressaisir prend tout le tour, et { $name } en a déjà employé une partie.
error-no-rest = Aucun repos n’est en cours, ou son test a déjà eu lieu.
error-no-zone = Une réaction ne mène pas dans une autre zone.
error-zones-too-far = C’est trop loin ; les points suffisent au plus pour { $most } zones.
error-used-up = « { $trait } » a déjà servi autant qu’une scène le permet.
error-nobody-has-it = Personne à cette table n’a « { $trait } ».
problem-nova6-hindrance = Pour « { $said } », la feuille doit dire si cela aide contre la charge ou contre l’armure.
problem-nova6-unknown-field = « { $said } » n’est pas un champ d’un personnage de ce livre, donc nul n’en tient compte.
problem-nova6-requires = Il faut d’abord avoir le talent « { $said } ».
problem-nova6-yardstick = « { $said } » vaut nettement moins ou plus qu’un rang ; le MJ peut l’accepter quand même.
error-nova6-what-to-advance = À quoi sert le nouveau progrès ? Dites un rang, un talent, ou qu’il est gardé.
