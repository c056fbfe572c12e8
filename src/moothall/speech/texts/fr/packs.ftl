### Les packs : ce que dit `moothall pack`, et tout ce qui peut clocher dans le fichier d’un pack.

## Ce qui cloche

error-pack-none = Il n’y a pas de pack « { $name } » ; le plus proche est « { $nearest } », et il y a { $known } et tout fichier dont le nom finit par .toml.
error-pack-size = { $file } : un pack fait au plus { $most } ko, et ce fichier est plus gros.
error-pack-letters = { $file }, ligne { $line } : ces lettres ne sont pas en UTF-8 ; enregistrez le fichier en UTF-8.
error-pack-toml = { $file }, ligne { $line }, colonne { $column } : ceci ne se lit pas comme du TOML ; la ligne n’est pas finie, ou il manque un signe.
error-pack-base = { $file }, ligne { $line } : il n’y a pas de pack { $name } sur lequel s’appuyer ; le plus proche est « { $nearest } ».
error-pack-cycle = { $file }, ligne { $line } : les packs s’appuient les uns sur les autres en rond ({ $chain }) ; l’un d’eux doit s’appuyer sur universal, ou sur rien.
error-pack-key = { $file }, ligne { $line } : il n’y a pas ici de clé { $name } ; le plus proche est « { $nearest } ».
error-pack-missing = { $file }, ligne { $line } : il manque ici { $name }.
error-pack-part = { $file }, ligne { $line } : un pack qui ne s’appuie sur aucun autre doit donner { $name } ; donnez-le, ou écrivez base = "universal".
error-pack-type =
    { $file }, ligne { $line } : { $name } doit être { $wanted ->
        [number] un nombre entier
        [flag] true ou false
        [list] une liste entre crochets
        [table] une table avec des clés
        [words] un texte, ou un texte pour chacune des langues en, pl et fr
        [picks] une liste de listes, une par choix
        [levels] une liste de niveaux, du plus bas au plus haut
       *[text] un texte entre guillemets
    }.
error-pack-text = { $file }, ligne { $line } : { $name } doit avoir de 1 à { $most } lettres.
error-pack-id = { $file }, ligne { $line } : { $value } ne peut pas servir d’identifiant ; prenez des minuscules, des chiffres et des tirets.
error-pack-number = { $file }, ligne { $line } : { $name } vaut { $value }, et doit aller de { $least } à { $most }.
error-pack-needs = { $file }, ligne { $line } : { $name } ne veut rien dire sans { $needs } ; ajoutez { $needs }, ou retirez { $name }.
error-pack-misplaced = { $file }, ligne { $line } : { $name } ne veut rien dire sur un objet du genre { $item } ; retirez-le, ou changez le genre.
error-pack-no-words = { $file }, ligne { $line } : { $name } ne prend pas d’autres mots ; retirez « of ».
error-pack-idle = { $file }, ligne { $line } : { $name } ne fait rien à côté de { $effect }, qui prend { $keys } ; retirez { $name }.
error-pack-no-number = { $file }, ligne { $line } : { $name } ne prend pas de nombre ; retirez amount.
error-pack-fits = { $file }, ligne { $line } : { $name } ne va pas avec { $item }, ou pas avec ce qui y est déjà ; retirez-le.
error-pack-value = { $file }, ligne { $line } : { $name } ne peut pas être { $value } ; c’est l’un de ceux-ci : { $values }.
error-pack-many = { $file }, ligne { $line } : { $name } a plus de { $most } entrées.
error-pack-unknown =
    { $file }, ligne { $line } : { $kind ->
        [skill] il n’y a pas de compétence
        [core-skill] le livre n’a pas de compétence
        [talent] il n’y a pas de talent
        [feature] il n’y a pas de trait
        [flaw] il n’y a pas de défaut
        [track] il n’y a pas de piste
        [trait] il n’y a pas de motif
        [item] il n’y a pas d’objet
        [property] il n’y a pas de propriété
        [action] il n’y a pas d’action
        [approach] il n’y a pas de façon de s’équiper
        [option] il n’y a pas d’option
        [hindrance] il n’y a pas de gêne
        [stunt] il n’y a pas de prouesse
        [use] il n’y a pas d’usage d’un test
        [advantage] il n’y a pas d’avantage que l’on ignore,
        [rule] il n’y a pas de règle spéciale
        [row] il n’y a pas de ligne des tables d’équipement
        [part] la fiche n’a pas de partie
       *[other] il n’y a pas de dégâts du type
    } { $value } ; le plus proche est « { $nearest } ».
error-pack-role = { $file }, ligne { $line } : { $role } demande une compétence, et { $value } n’est pas de ce pack ; nommez l’une des siennes, none ou any, dans [skills.roles] ou dans la piste.
error-pack-twice = { $file }, ligne { $line } : { $value } y est déjà, à la ligne { $first } ; chaque identifiant d’un même genre ne sert qu’une fois.
error-pack-no-trait = { $file }, ligne { $line } : un pack demande au moins un [[trait]].
error-pack-no-track = { $file }, ligne { $line } : aucune piste ne prend les dégâts { $type } ; donnez à l’une d’elles cet identifiant ou ce type.
error-pack-no-issue = { $file }, ligne { $line } : un monde demande au moins un enjeu.
error-pack-draft = Le pack { $pack } est une ébauche ({ $open }) ; complétez ce qui reste ouvert avant d’y jouer.
error-pack-book = { $book } n’a pas de packs ; seul { $wanted } en a.

## Les commandes

help-pack = Commence, vérifie et montre des packs pour NOVA6.
help-pack-new = Écrit un fichier pour commencer un pack, plein de remarques.
    .id = Le nom du pack : minuscules, chiffres et tirets.
help-pack-check = Vérifie un pack : ce qui cloche, ce qui reste ouvert, à quoi penser.
    .pack = Un pack par son identifiant, ou son fichier.
help-pack-keys = Énumère chaque clé d’un fichier de pack, la forme de sa valeur et les mots qu’elle prend.
help-pack-try = Fait jouer des sessions avec un pack, et dit ce qui n’est jamais apparu.
    .pack = Un pack par son identifiant, ou son fichier.
    .sessions = Combien de sessions ; 20 si rien n’est dit.
    .seed = La même graine rejoue les mêmes sessions.
help-pack-show = Montre un pack comme on le lit ; sans nom, les packs qu’il y a.
    .pack = Un pack par son identifiant, ou son fichier.

pack-written = Votre pack commence dans { $file }. Vérifiez-le : moothall pack check { $file }
pack-sound = On peut jouer avec le pack { $pack }.
pack-draft = Le pack { $pack } se lit, mais c’est encore une ébauche.
pack-open = Encore ouvert : { $place }
pack-untranslated = Pas dans toutes les langues : { $place }
pack-credit = Les règles dont il part : { $source }, de { $publisher }, sous { $licence } ({ $rule }).
pack-advice = { $advice } ({ $rule })
error-pack-there = Il y a déjà un fichier { $file } ; déplacez-le, ou choisissez un autre identifiant.

pack-tried = { $sessions ->
    [one] Une session a été jouée avec le pack { $pack }.
   *[other] { $sessions } sessions ont été jouées avec le pack { $pack }.
}
pack-stopped = La session { $session } s’est arrêtée : { $why }
pack-never = { $kind ->
    [choice] Choix que personne n’a faits
    [skill] Compétences que personne n’a testées
    [talent] Talents que personne n’avait
    [feature] Traits que personne n’avait
    [flaw] Défauts que personne n’avait
    [item] Objets que personne ne portait
    [npc] Métiers que personne n’exerçait
    [track] Pistes sans dégâts
   *[special] Règles qui ne sont pas venues
} : { $names }.
pack-all-came-up = Tout ce que contient le pack est apparu.
pack-keys-intro = Entre < et > se place un identifiant de ce genre, du livre ou du pack ; *skill et *row en remplacent un. Un nom entre accolades est une partie de cette liste.
pack-keys-needed = nécessaire
pack-keys-effects = Les effets, et les clés que chacun prend en plus de points
pack-keys-properties = Les propriétés des objets
pack-keys-words = Les mots du livre, par genre

pack-part-traits = Motifs
pack-part-aspects = Autres aspects
pack-part-skills = Compétences
pack-part-tracks = Pistes de stress
pack-part-talents = Talents
pack-part-features = Traits
pack-part-flaws = Défauts
pack-part-gear = Objets
pack-part-npcs = Des gens tout prêts
pack-part-special = Règles spéciales
pack-part-steps = Créer un personnage

pack-step-aspects = Aspects de base
pack-step-level = Niveau
pack-step-advances = Compétences et talents
pack-step-gear = Équipement et atouts
pack-step-name = Un nom
pack-step-refresh = Renouvellement
pack-step-boxes = Cases de stress
pack-step-attacks = Attaques et défenses

pack-role-initiative = initiative
pack-role-melee = coups
pack-role-ranged = tirs
pack-role-indirect = attaques hors de vue
pack-role-social = mots qui blessent
pack-role-dodge = esquive
pack-role-movement = mouvement
pack-role-stealth = se cacher
pack-role-endurance = durer
pack-role-carrying = porter
pack-role-gear-minimum = matériel lourd
pack-role-survival = survivre
pack-role-aim = viser
pack-role-craft = fabriquer et réparer
pack-role-notice = remarquer

## Un nouveau fichier

pack-skeleton-head =
    Un pack pour NOVA6. Ce que vous omettez est comme dans le pack sur lequel il s’appuie.
    Écrivez "todo" pour ce qui n’est pas décidé ; `moothall pack check` en fait la liste.
    Chaque texte est unique, ou il y en a un par langue : {"{"} en = "…", pl = "…", fr = "…" {"}"}.
pack-skeleton-trait =
    Les motifs : ce qui compte le plus chez un personnage. mode vaut freeform, list ou list+freeform.
    Une option peut apporter rangs, talents, spécialités, traits et défauts, et changer advances_delta.
    .label = Rôle
pack-skeleton-aspect = Les autres aspects. Protégez-en un par high_concept = true ; sinon ce sont les motifs.
    .label = Ennui
pack-skeleton-skills =
    Les compétences : une des listes core, approaches, classic-fantasy, saturday-cartoon, ou la vôtre.
    like dit de qui une compétence fait le travail ; roles lie des usages à des compétences, à none ou à any.
pack-skeleton-talents = Les talents du livre : all, none, ou une liste. Dessous les vôtres, puis traits et défauts.
pack-skeleton-gear = L’équipement : signature, packages et money se combinent. Les objets se listent en [[item]].
pack-skeleton-track = Les pistes de stress. Il faut que quelque chose prenne les dégâts physical et mental.
pack-skeleton-special = Vos propres règles. hook vaut condition, zone-tag, interval-test ou damage, ou rien.
pack-skeleton-creation = Les nombres de la création ; on remplace des étapes par replace = [{"{"} step = 1, title = "…" {"}"}].
pack-skeleton-setting = De quoi part une partie. Les mystères sont pour le MJ seul.
pack-skeleton-options = Les règles maison qui vont avec le pack.
