### Ce que dit la ligne de commande : son aide, et les mots autour de ses réponses.

## Aide : le cadre

help-usage = Usage :
help-mark = [OPTIONS]
help-command-mark = COMMANDE
help-arguments = À indiquer{"\u00A0"}
help-flags = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}

help-blank =
    .address = ADRESSE
    .attribute = CARACTÉRISTIQUE
    .backup = SAUVEGARDE
    .chapter = CHAPITRE
    .die = DÉ
    .faces = FACES
    .file = FICHIER
    .folder = DOSSIER
    .id = ID
    .item = OBJET
    .kind = GENRE
    .lang = LANGUE
    .level = NIVEAU
    .mode = MODE
    .name = NOM
    .number = NOMBRE
    .part = PIÈCE
    .port = PORT
    .role = RÔLE
    .rule_id = RÈGLE
    .ruleset = RECUEIL
    .seat = PLACE
    .seed = GRAINE
    .sentence = PHRASE
    .table = TABLE
    .tier = RANG
    .url = URL
    .use = USAGE
    .value = VALEUR
    .way = VARIANTE
    .word = MOT
    .words = MOTS
    .pack = PACK
    .count = NOMBRE
    .format = FORME

help-common =
    .lang = La langue des réponses, par exemple fr ; sans elle, celle de votre ordinateur.
    .as_json = N’affiche qu’un objet JSON, et rien d’autre.
    .help = Affiche cette aide.
    .ruleset = Le jeu de règles, par exemple nde2.
    .settings = Un réglage de la table, par exemple max_rule=must_meet ; peut être répété.
    .die = Le dé de la caractéristique, par exemple d12.
    .against = Le nombre à atteindre, par exemple 5.
    .dice_mode = Les dés de votre table : ladder pour des dés de toutes tailles, lancés un par un ; sinon 2d6 pour nde2, et d6 pour nde1.
    .modifier = Avec 2d6, le modificateur de la caractéristique, par exemple 2.
    .advantage = Quelque chose dans la situation aide.
    .disadvantage = Quelque chose dans la situation gêne.
    .talent = Un Talent convient.
    .help_from_ally = Un allié aide.
    .level = Avec un seul d6, la maîtrise du héros : master, trained, novice ou unskilled.
    .shift = De combien de degrés c’est plus difficile (1) ou plus facile (-1), toutes circonstances réunies.
    .foe = L’adversaire : minion, elite ou boss ; c’est son nombre qu’il faut atteindre.
    .luck = L’usage d’un Coup de Chance : reroll, cost, ou step avant le jet ; avec 2d6, reroll, plus ou cost.

## Aide : les commandes

help = Moothall fait jouer des jeux de rôle aux règles légères, avec des règles exactes et expliquées.
    .version = Affiche la version.

help-odds = Donne les chances exactes d’un jet avant que quiconque lance un dé.
help-odds-nde2 = Donne les chances d’un test, d’après le dé et la Difficulté ou d’après le modificateur.
help-odds-nde1 = Donne les chances d’un test de la première édition, d’après le dé et la Difficulté (TN) ou d’après un niveau avec un seul d6.
help-odds-houses2d20 = Donne les chances d’un test de 2d20: houses and drives, et ce que changerait une dépense de plus.
    .skill = La valeur de la compétence, par exemple 6.
    .drive = La valeur de la Motivation, par exemple 7.
    .difficulty = La Difficulté, de 0 à 5.
    .dice = Le nombre de dés lancés, de 2 à 5.
    .focus = Une spécialité s’applique.
    .complication_range = Le risque, de 1 à 5.
    .assist = Le seuil d’un assistant, par exemple 11, ou 9:5 avec la limite critique ; peut être répété.
    .determination = Dépense un point : un 1 automatique, ou une relance après un échec.
help-odds-nova6 = Montre les chances d’un jet d’après ses dés de bonus et de malus, avec les points de prouesse des deux camps.
    .bonus = Les dés de bonus, tous ensemble.
    .penalty = Les dés de malus, tous ensemble.
    .trade = Les paires de dés échangées contre un point, en plus de celles qui doivent partir.
    .focused = La compétence est Concentrée.
    .practiced = Une compétence Exercée : relancer les 1 (reroll) ou prendre une réussite sûre (auto).
    .specialized = La compétence est Spécialisée, et un dé est mis de côté.
    .opposed_focused = La compétence adverse est Concentrée.
    .opposed_specialized = La compétence adverse est Spécialisée, et un dé est mis de côté.
help-roll = Lance les dés, et explique ce qu’ils disent.
help-roll-nde2 = Lance les dés d’un test, ou joue un test entier avec un personnage tiré d’un fichier.
    .faces = Ce que montrent vos vrais dés, par exemple 7 ou 3,5 ; sinon, l’ordinateur lance pour vous.
    .sheet = Le fichier d’un personnage ; on vous demandera alors tout ce qu’il faut pour le test.
    .aim = Ce que le personnage veut faire, à l’infinitif.
help-roll-nde1 = Lance le dé d’un test de la première édition, ou joue un test entier avec un personnage tiré d’un fichier.
    .faces = Ce que montre votre vrai dé, par exemple 7 ; sinon, l’ordinateur lance pour vous.
    .sheet = Le fichier d’un personnage ; on vous demandera alors tout ce qu’il faut pour le test.
    .aim = Ce que le personnage veut faire, à l’infinitif.
help-roll-houses2d20 = Lance les dés d’un test de 2d20: houses and drives, ou joue un test entier avec un personnage tiré d’un fichier.
    .skill = La valeur de la compétence, par exemple 6.
    .drive = La valeur de la Motivation, par exemple 7.
    .difficulty = La Difficulté, de 0 à 5.
    .dice = Le nombre de dés lancés, de 2 à 5.
    .focus = Une spécialité s’applique.
    .complication_range = Le risque, de 1 à 5.
    .assist = Le seuil d’un assistant, par exemple 11, ou 9:5 avec la limite critique ; peut être répété.
    .determination = Dépense un point : un 1 automatique, ou une relance après un échec.
    .faces = Ce que montrent vos vrais dés, par exemple 7,13 ; sinon, l’ordinateur lance pour vous.
    .sheet = Le fichier d’un personnage ; on vous demandera alors tout ce qu’il faut pour le test.
    .aim = Ce que le personnage veut faire, à l’infinitif.
help-roll-nova6 = Lance un test d’après ses dés de bonus et de malus, et explique ce que disent les dés.
    .bonus = Les dés de bonus, tous ensemble.
    .penalty = Les dés de malus, tous ensemble.
    .trade = Les paires de dés échangées contre un point, en plus de celles qui doivent partir.
    .focused = La compétence est Concentrée.
    .practiced = Une compétence Exercée : relancer les 1 (reroll) ou prendre une réussite sûre (auto).
    .specialized = La compétence est Spécialisée, et un dé est mis de côté.
    .opposed_focused = La compétence adverse est Concentrée.
    .opposed_specialized = La compétence adverse est Spécialisée, et un dé est mis de côté.
    .faces = Les faces que de vrais dés ont montrées, comme 6,4,2 ; sans elles, l’ordinateur lance.
help-character = Crée un personnage, le vérifie selon les règles et le fait progresser.
help-character-new = Crée un personnage et affiche son fichier.
    .role = Le rôle, par exemple specialist.
    .name = Le nom du personnage.
    .concept = Qui est ce personnage, en une ligne.
    .talents = Un Talent en quelques mots ; peut être répété.
    .at_random = Laisse le hasard décider de tout.
    .seed = La même graine redonne le même personnage.
    .level = Le niveau, de 0 à 15.
    .pack = Un pack : son identifiant, ou son fichier.
help-character-new-nde2 = Un personnage de la deuxième édition.
help-character-new-nde1 = Un personnage de la première édition.
help-character-new-houses2d20 = Un personnage de « 2d20 : maisons et motivations » ; sans --random, une fiche à remplir.
help-character-new-nova6 = Un personnage de NOVA6, au hasard ou en ébauche à remplir.
help-character-check = Dit si un personnage respecte les règles, et cite la règle pour chaque problème.
    .file = Le fichier du personnage.
    .pack = Le pack d’après lequel juger ; par défaut celui du personnage.
help-character-show = Écrit un personnage de NOVA6 à la manière du livre, en Markdown.
    .file = Le fichier du personnage.
help-character-grow = Fait progresser un personnage sur un point, et met son fichier à jour.
    .file = Le fichier du personnage.
    .attribute = Améliore cette caractéristique : str, dex ou might.
    .heart = Ajoute un Cœur.
    .power = Ajoute un Point de Pouvoir.
    .trait = Ajoute ce nouvel Atout, décrit en une phrase.
help-character-convert = Change les dés d’un personnage en ceux d’une autre table, là où le livre dit comment.
    .file = Le fichier du personnage.
    .dice_mode = Les dés de l’autre table : ladder, 2d6 ou d6.
    .ruleset = Le jeu de règles de l’autre table, s’il est différent.
help-serve = Ouvre vos tables aux navigateurs, sur cet ordinateur ou dans votre réseau.
    .lan = Laisse aussi entrer les autres appareils de votre réseau.
    .host = N’écoute que sur cette adresse.
    .port = Écoute sur ce port ; 4255 si vous ne dites rien.
    .public_url = L’adresse sous laquelle un serveur mandataire nous montre, comme https://table.example.
    .data = Le dossier où tout est gardé.
    .database = L’adresse d’un PostgreSQL où sont les tables, comme postgresql://nom@hôte/base, au lieu d’un dossier.
    .proxy = L’adresse ou le réseau d’un proxy sur un autre ordinateur, qui est cru quand il dit pour qui il demande.
    .inside = Avec --database : l’adresse et le port, dans un réseau à vous, où les autres processus transmettent des personnes à celui-ci.
    .open_to_all = Laisse tous ceux qui peuvent entrer créer des tables, pas seulement l’hôte.
    .demo = Ouvre une session toute prête avec quatre places et un combat en cours.
    .files = Proposer aussi ce pack ; peut être donné plusieurs fois.
    .certificate = Chiffrer avec le certificat de ce fichier PEM ; --key nomme sa clé.
    .key = Le fichier PEM de la clé du certificat.
    .log_format = La forme du journal : plain pour les gens, json pour les programmes.
    .most_tables = Tant de tables peuvent être ouvertes à la fois.
    .most_people = Tant de personnes peuvent être connectées à la fois.
    .most_memory = Tant de MiB avant que le serveur refuse les nouveaux venus ; 0 veut dire les trois quarts de ce qu’il y a.
help-demo = Fait jouer une courte session par des automates, et explique chaque résultat.
    .seed = La même graine rejoue la même session.
    .ledger = Écrit aussi le compte rendu complet de la session dans ce fichier.
    .pack = Jouer avec les gens de ce pack : son identifiant, ou son fichier.

help-npc = Crée quelqu’un que le MJ va jouer.
help-npc-houses2d20 = Un personnage mineur, notable ou majeur, tiré au hasard selon les règles.
    .tier = minor, notable ou major ; minor si rien n’est dit.
    .name = Le nom du personnage.
    .seed = La même graine redonne le même personnage.
help-gear = Montre les objets des tables d’équipement.
help-gear-nova6 = Liste les armes et les armures, ou en montre une avec ce qui est monté dessus.
    .items = L’objet, par exemple longsword, puis ce qui s’y monte, par exemple pistol-light revolver.
    .ways = Ce qu’une pièce permet en plus, par exemple one-handed pour un canon scié.
    .magnum = L’arme est conçue pour les munitions magnum.
    .set_up = Ce qui demande une action pour aider, comme un bipied, est en place.
help-npc-nova6 = Un premier rôle, un figurant ou un groupe, selon le niveau et le métier, tiré au hasard selon les règles.
    .kind = principal, extra ou group ; extra si rien n’est dit.
    .level = Le niveau, de 0 à 15 ; 1 si rien n’est dit.
    .concept = Ce que c’est, comme garde ou guérisseur ; tout autre mot devient le concept tel quel.
    .name = Son nom.
    .count = Combien compte un groupe.
    .seed = La même graine redonne le même personnage.
    .pack = Le pack dont on prend les gens et les choses : son identifiant, ou son fichier.
help-hook = Tire de quoi commencer une histoire.
help-hook-houses2d20 = Tire une intrigue, un but, un lieu, un danger et un personnage.
    .source = ours pour la table qui convient à tout univers, reference pour celle de l’aide de jeu.
    .seed = La même graine redonne la même accroche.
help-rules = Permet de lister, de lire et de chercher les règles.
help-rules-list = Liste toutes les règles.
    .ruleset = Seulement les règles de ce jeu, par exemple nde2.
    .chapter = Seulement les règles de ce chapitre, par exemple luck.
help-rules-show = Présente une règle en mots simples, avec ses réglages et ses exemples.
    .rule_id = La règle, par exemple nde2.test.one.
help-rules-search = Trouve des règles en quelques mots ; les petites fautes de frappe ne gênent pas.
    .words = Ce que vous cherchez, par exemple couverture partielle ; un jeu de règles peut suivre.
help-rules-options = Liste les réglages d’un jeu, leur provenance, et ses surcouches.
    .ruleset = Le jeu de règles, par exemple nde2.
help-rules-gaps = Liste ce que le livre laisse ouvert et que nous avons tranché.
    .ruleset = Le jeu de règles, par exemple nde2.
help-rules-coverage = Dit combien il y a de règles, et combien d’entre elles servent dans les tests du programme.

## Chances

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Le livre de règles

rules-chapter = { $title } ({ $id })
rules-title = { $title } ({ $id })
rules-kind = { $kind ->
        [auto] Nature : s’applique toute seule, sans que personne ait à décider.
        [choice] Nature : quelqu’un à la table décide.
        [fiction] Nature : affaire de récit ; aucun chiffre ne change.
        [ruling] Nature : notre arbitrage, là où le livre se tait ou dit deux choses.
       *[other] Nature : { $kind }.
    }
rules-ruling = Arbitrage : { $title } ({ $id })
rules-source = Source : { $source }
rules-in-english = Cette règle n’existe qu’en anglais.
rules-origin = { $source ->
        [book] du livre
        [ruling] notre arbitrage
        [house] une règle maison
       *[other] { $source }
    }
rules-literal = À la lettre : { $value }.
rules-layers = Surcouches
rules-gaps-title = Lacunes du livre : { $title }
rules-gaps-about = Là où le texte laisse une question ouverte, nous avons tranché. Ces arbitrages restent sous le choix « as-written ». La table peut fixer les réglages.
rules-gap = { $kind ->
        [silent] Le livre n’en dit rien.
        [unclear] Le livre peut se lire de plusieurs façons.
       *[differs] Deux passages du livre disent des choses différentes.
    }
rules-option = Réglage de la table { $name } : { $title }
rules-value = { $usual ->
        [yes] { $value } (par défaut) : { $title }. { $meaning }
       *[no] { $value } : { $title }. { $meaning }
    }
rules-takes = { $takes ->
    [limit] On peut aussi choisir un autre nombre entier, ou « none » pour ne pas avoir de limite.
    [share] On peut aussi choisir une autre fraction, supérieure à 0 et de 1 au plus.
    [price] On peut aussi choisir un prix, par exemple « momentum:1 » ou « threat:2 ».
    [word] On peut aussi choisir un mot à soi.
   *[number] On peut aussi choisir un autre nombre entier.
}
rules-example = Exemple : { $title }
rules-given = Situation : { $text }
rules-then = Résultat : { $text }
rules-see = Voir aussi
rules-nothing-found = Aucune règle ne correspond à « { $words } » ; essayez avec moins de mots, ou d’autres.

rules-coverage = { $ruleset } : { $total } règles, dont { $executable } exécutables et { $exercised } mises à l’épreuve par un test.
rules-total = { $ruleset } : { $total } règles.
rules-missing = Pas encore mises à l’épreuve :
rules-measured = Mesuré lors des tests du { $when }.
rules-not-measured = On n’a pas mesuré ici combien d’entre elles sont testées ; pour le savoir, lancez « python3 dev.py test » dans une copie des sources.

## Récits : ce qui s’est passé, et pourquoi

list-joiner = {", "}
log-rolled = { $count ->
        [one] Le d{ $sides } donne { $faces }.
       *[other] Les { $count }d{ $sides } donnent { $faces }.
    }
log-without = Sans « { $reason } » : { $dice }, { $percent } au lieu de { $was }.
log-reckoned-dice = { $steps ->
        [none] { $rolled }
       *[other] { $began } ; { $steps } → { $rolled }
    }
log-reason = { $said } ({ $cite })
log-rule = { $title } ({ $cite })
log-as-before = Comme plus haut : { $cites }

demo-title = Une courte session de { $ruleset }, avec la graine { $seed }
demo-more = Pour lire une de ces règles : moothall rules show { $rule }

## Questions au terminal

prompt-question = { $seat } : { $question }
prompt-choice = { $number }. { $choice }
prompt-or = {" / "}
prompt-field = { $choices ->
        [none] { $preset ->
            [none] { $label } :
           *[other] { $label } [{ $preset }] :
        }
       *[other] { $preset ->
            [none] { $label } ({ $choices }) :
           *[other] { $label } ({ $choices }) [{ $preset }] :
        }
    }
prompt-dice = À vous de lancer { $count }d{ $sides }. Qu’est-ce que ça donne ?
field-answer = Réponse
field-offer = Comment, ou passer
term-gm = MJ
term-yes = oui
term-no = non
term-pass = passer

## Personnages

character-stands = { $status ->
    [ready] { $name } respecte les règles.
    [draft] { $name } n’est pas encore au complet.
   *[illegal] { $name } ne respecte pas les règles.
}
character-step = { $mark ->
    [done] fait
    [open] à compléter
    [blank] laissé vide, ce qui est permis
   *[wrong] contraire aux règles
}

## serve

serve-here = Moothall est à l’adresse { $address }
serve-outside = Les autres appareils peuvent entrer par { $addresses }
serve-alone = Seul cet ordinateur peut entrer ; --lan ouvre à votre réseau.
serve-host-link = Avec ce lien, vous êtes l’hôte et pouvez créer des tables ; gardez-le pour vous :
serve-demo = « { $title } » est prête. Chaque place a son propre lien :
serve-seat = { $role ->
    [gm] MJ ({ $name }) : { $link }
    [co_gm] Second MJ ({ $name }) : { $link }
    [spectator] Public ({ $name }) : { $link }
   *[player] { $hero ->
        [none] Joueur ou joueuse ({ $name }) : { $link }
       *[other] Joueur ou joueuse ({ $name }, joue { $hero }) : { $link }
    }
}
serve-stop = Ctrl+C arrête tout ; rien de ce qui a été confirmé n’est perdu.
serve-demo-gm = Gil
