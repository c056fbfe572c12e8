### Les packs : ce que dit `moothall pack`, et tout ce qui peut clocher dans le fichier d’un pack.

## Ce qui cloche

error-pack-none = Il n’y a pas de pack { $name } ; vouliez-vous dire { $nearest } ? Il y a { $known }, et tout fichier dont le nom finit par .toml.
error-pack-size = { $file } : un pack fait au plus { $most } ko, et ce fichier est plus gros.
error-pack-letters = { $file }, ligne { $line } : ces lettres ne sont pas en UTF-8 ; enregistrez le fichier en UTF-8.
error-pack-toml = { $file }, ligne { $line }, colonne { $column } : ceci ne se lit pas comme du TOML ; la ligne n’est pas finie, ou il manque un signe.
error-pack-base = { $file }, ligne { $line } : il n’y a pas de pack { $name } sur lequel s’appuyer ; vouliez-vous dire { $nearest } ?
error-pack-cycle = { $file }, ligne { $line } : les packs s’appuient les uns sur les autres en rond ({ $chain }) ; l’un d’eux doit s’appuyer sur universal, ou sur rien.
error-pack-key = { $file }, ligne { $line } : il n’y a pas ici de clé { $name } ; vouliez-vous dire { $nearest } ?
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
       *[other] il n’y a pas de dégâts du type
    } { $value } ; vouliez-vous dire { $nearest } ?
error-pack-role = { $file }, ligne { $line } : { $role } demande une compétence, et { $value } n’est pas de ce pack ; nommez l’une des siennes, none ou any, dans [skills.roles] ou dans la piste.
error-pack-twice = { $file }, ligne { $line } : { $value } y est déjà, à la ligne { $first } ; chaque identifiant d’un même genre ne sert qu’une fois.
error-pack-no-trait = { $file }, ligne { $line } : un pack demande au moins un [[trait]].
error-pack-no-track = { $file }, ligne { $line } : aucune piste ne prend les dégâts { $type } ; donnez à l’une d’elles cet identifiant ou ce type.
error-pack-no-issue = { $file }, ligne { $line } : un monde demande au moins un enjeu.
error-pack-draft = Le pack { $pack } est une ébauche ({ $open }) ; complétez ce qui reste ouvert avant d’y jouer.
