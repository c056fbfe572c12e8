### Ce que les règles de ce jeu interdisent, en une phrase chaque fois. La règle elle-même suit entre parenthèses.

## Demander un test

error-benefit-needed = Dites ce qui est gagné ; quelques mots suffisent.
error-cannot-shoot = { $foe } n’attaque pas à distance. Placez-le près de sa cible, ou que le MJ le permette.
error-no-stakes = Dites d’abord ce qui se passe en cas d’échec ; un mot suffit.
error-no-difficulty = Dites d’abord à quel point c’est difficile : un test a besoin d’une Difficulté.
error-off-ladder = { $number } ne fait pas partie des Difficultés { $ladder }.
error-talents-off = Cette table joue sans Talents.
error-not-a-talent = « { $name } » n’est pas un Talent utilisable par { $hero }.
error-one-talent = Un seul Talent compte dans un test.
error-unknown-die = Il n’y a pas de { $die } dans ce jeu ; au choix : { $dice }.
error-only-2d6 = Cette table lance deux dés à six faces, et pas de { $die }.
error-only-d6 = Cette table lance un seul dé à six faces, et pas de { $die }.
error-no-extremes = Ici, rien ne compte double : cela aide, ou cela gêne.
error-extreme-of-what = « { $what } » ne figure pas parmi ce qui aide ou gêne, et ne peut donc pas être extrême.
error-talent-lowers = Le Talent « { $name } » rend le test plus facile d’un degré et ne fait rien d’autre.
error-not-a-die = Impossible de lire « { $die } » comme un dé ; au choix : { $dice }.
error-modifier = Un modificateur de { $modifier } sort des limites ; il va de { $least } à { $most }.

## À qui le tour

error-foes-turn = { $hero } doit attendre : c’est aux adversaires d’agir.
error-heroes-first = Les adversaires doivent attendre : { $hero } n’a pas encore agi.
error-foe-done = { $foe } ne peut plus agir pendant ce round.
error-not-minions = Seuls les péons agissent en groupe, et { $foe } n’en est pas un.
error-no-foe = Dites quel adversaire agit.
error-in-combat = Pas le temps de se reposer tant que le combat dure.
error-already-fighting = Le combat a déjà commencé.
error-no-fight = Aucun combat n’est en cours.
error-no-conflict = Une courte pause vient après un conflit, et aucun ne vient de finir.
error-clock-length = Un compteur ne peut pas avoir une longueur de { $length }.
error-clock-off = Cette table joue sans compteur.

## Se déplacer et atteindre

error-moved = { $hero } a déjà utilisé son Déplacement ce tour-ci.
error-one-zone = Un Déplacement fait franchir une zone au plus.
error-no-such-zone = La zone « { $zone } » n’existe pas.
error-on-a-grid = Cette table joue sur une grille : dites vers quelle case vous allez.
error-no-grid = Cette table ne joue pas sur une grille.
error-no-square = { $name } n’a pas encore de case sur la grille ; une case mesure { $size } de côté.
error-too-far = Cela ferait { $squares } cases ce tour-ci, et le maximum est { $most }.
error-out-of-reach = { $target } est hors de portée.
error-full-cover = { $target } est derrière une couverture totale.
error-no-line = { $target } est hors de vue.
error-no-target = Dites qui vous attaquez.
error-nobody-to-attack = Il n’y a personne à attaquer ici.
error-target-out = { $target } est déjà hors de combat.
error-nobody-down = Personne n’est à terre, il n’y a personne à relever.
error-not-down = { $hero } n’est pas à terre et n’a pas besoin qu’on l’aide à se relever.
error-no-label = Dites ce qui arrive à { $foe }.
error-no-elites = Cette table joue sans élites.
error-plain-bosses = Ce jeu n’a qu’une sorte de boss.
error-no-number = Dites quel nombre l’adversaire doit atteindre ; c’est 1 au moins.

## Aider

error-fallen = { $hero } est hors de combat.
error-acted = { $hero } a déjà agi pendant ce round.
error-say-how = Dites comment vous aidez.
error-help-oneself = On ne s’aide pas soi-même ; choisissez un allié.
error-enough-help = { $hero } a déjà toute l’aide qu’un test peut recevoir.
error-nobody-to-help = Il n’y a ici personne à aider.

## Avant le jet

error-cannot-decline = C’est un obstacle, et un obstacle ne se refuse pas : { $what }.
error-nothing-to-decline = Cela n’aide pas ici, il n’y a donc rien à refuser : { $what }.

## La chance

error-luck-before = Avant le jet, un Coup de Chance achète un dé plus grand et rien d’autre.
error-no-step-in-2d6 = Avec deux dés à six faces, un Coup de Chance n’achète pas de dé plus grand.
error-one-step = Cette table n’accorde qu’un seul dé plus grand par test, et il est déjà pris.
error-step-at-top = Il n’y a pas de dé plus grand que celui-ci ; le Coup de Chance serait gaspillé.
error-no-luck = { $hero } n’a plus de Coup de Chance.
error-luck-limit = { $hero } a déjà { $most } Coups de Chance, et cette table n’en permet pas plus.
error-no-luck-here = Dans ce jeu, il n’y a pas de Coups de Chance à donner.
error-one-luck = Cette table permet un seul Coup de Chance par test, et il est dépensé.
error-step-after = Un dé plus grand s’achète avant le jet.
error-luck-on-one = À cette table, un Coup de Chance n’achète pas de succès après un 1.
error-no-failure = Seul un échec peut être racheté.

## Après le jet

error-no-bargain = Le MJ ne peut pas proposer de succès avec coût ici.
error-trouble-needed = Dites ce qui tourne mal.
error-complication-needed = Un prix seul ne suffit pas ici : dites ce qui tourne mal.
error-price-needed = Dites quel est le prix.

## Pouvoirs

error-power-level = Un pouvoir de niveau « { $level } » : Difficulté { $numbers }, coût { $costs } PP.
error-no-power = { $cost ->
        [one] { $hero } n’a pas le Point de Pouvoir nécessaire.
       *[other] { $hero } n’a pas les { $cost } Points de Pouvoir nécessaires.
    }
error-leap = Ce bond ferait { $squares } cases, et le maximum est { $most }.
error-leap-level = Le niveau « { $level } » est trop faible pour un bond.
error-hold-level = Le niveau « { $level } » est trop faible pour immobiliser ; prenez Fort ou Grand.
error-strengthen-level = Le niveau « { $level } » est trop faible pour protéger ou renforcer ; prenez Standard ou plus.
error-power-attribute = Un pouvoir ne se lance pas avec « { $attribute } ».
error-heal-level = Un pouvoir de niveau « { $level } » est trop faible pour soigner.
error-power-amount = Un pouvoir ne retire ni ne rend moins de 0 Cœur ; { $amount } ne convient pas.
error-no-refund = { $hero } ne peut pas récupérer de Point de Pouvoir ici.
error-dead = La mort a emporté { $hero }, et aucun pouvoir n’y peut rien.

## Réessayer

error-retry-needs-change = Cette façon de faire a déjà échoué : dites ce que vous changez ou ce que vous payez.
error-not-locked = Rien n’empêche de tenter à nouveau « { $aim } ».

## Blessures

error-no-loss = Un héros perd au moins 1 Cœur ; { $hearts } ne convient pas.

## Progresser

error-unknown-role = Le rôle « { $role } » n’existe pas ; au choix : { $roles }.
error-no-growth = { $hero } n’a rien à améliorer pour l’instant.
error-dead-cannot-grow = La mort a emporté { $hero }, qui ne progresse plus.
error-growth-limit = { $hero } ne peut plus progresser de cette façon.
error-fully-grown = { $hero } n’a plus rien à améliorer.
error-trait-empty = Décrivez le nouvel Atout en une phrase.

## Jouer autrement

error-no-way-between-editions = Le livre ne connaît pas de passage d’une édition à l’autre : leurs dés ne se correspondent pas.
error-same-dice = Les dés sont déjà « { $mode } ».
error-no-twin = Le livre ne dit pas ce que vaut « { $attribute } { $value } » avec d’autres dés.

## Qui est là

error-no-such-hero = Il n’y a pas de héros « { $id } » à cette table.
error-no-such-foe = Il n’y a pas d’adversaire « { $id } » dans cette scène.
error-id-taken = À cette table, quelqu’un s’appelle déjà « { $id } ».
error-other-book = Ce personnage appartient à { $ruleset }, et cette table joue à { $wanted }.

## Réglages de la table


## Ce qui ne va pas dans un personnage

problem-not-a-sheet = Ce n’est pas un personnage du tout.
problem-missing = Il manque « { $field } ».
problem-name = Le nom doit être un texte d’une seule ligne.
problem-no-concept = Pas encore de concept : une phrase qui dit qui est le héros.
problem-no-gear = Il manque l’équipement clé ou la protection : un de chaque sur la fiche.
problem-concept = Le concept doit être un texte d’une seule ligne.
problem-one-role = Un héros a un seul rôle parmi « assault », « specialist » et « adept », et « { $said } » n’en est pas un.
problem-role-label = Le nom donné au rôle doit être un texte d’une seule ligne.
problem-attributes = Un héros a les trois caractéristiques « str », « dex » et « might », et aucune autre.
problem-unknown-die = « { $field } » ne peut pas valoir { $said }.
problem-role-dice = Dans ce rôle, personne ne débute avec ces caractéristiques, ni n’y est arrivé en progressant ainsi.
problem-spread = Personne ne peut débuter avec ces caractéristiques, ni y arriver en progressant.
problem-resource = « { $field } » ne peut pas valoir { $said } pour un héros qui a progressé ainsi.
problem-texts = « { $field } » doit être une liste de textes qui disent tous quelque chose.
problem-talents-off = Cette table joue sans Talents.
problem-too-many-talents = Un héros a deux Talents au plus, et celui-ci en a { $said }.
problem-gear = L’équipement se compose d’un outil clé, d’une protection et d’une liste de bricoles, le tout sous forme de textes.
problem-too-many-trinkets = Trois bricoles, c’est l’usage, et ce héros en a { $said }.
problem-grown = « { $field } » doit être une liste de « attribute », « heart », « power » et « trait », un mot pour chaque progrès du héros.
problem-traits = Chaque Atout est un texte et doit venir d’un progrès.
error-foe-held = { $foe } est sous l’effet d’une immobilisation et perd ce tour.
error-no-effect = Dites de quel effet il s’agit.
error-effects-told = À cette table, les effets se racontent seulement. Changez la règle maison « Effets qui durent » pour qu’ils comptent.
error-effect-gone = Cet effet ne pèse plus sur { $name }.
error-circumstance-gone = Cette circonstance n’est plus dans la scène.
