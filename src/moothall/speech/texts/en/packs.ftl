### Themepacks: what `moothall pack` says, and everything that can be wrong with the file of one.

## What is wrong

error-pack-none = There is no pack { $name }; did you mean { $nearest }? There are { $known }, and any file whose name ends in .toml.
error-pack-size = { $file }: a pack has at most { $most } kB, and this file is larger.
error-pack-letters = { $file }, line { $line }: the letters here are not UTF-8; save the file as UTF-8.
error-pack-toml = { $file }, line { $line }, column { $column }: this cannot be read as TOML; the line is not finished, or a mark is missing.
error-pack-base = { $file }, line { $line }: there is no pack { $name } to build on; did you mean { $nearest }?
error-pack-cycle = { $file }, line { $line }: the packs build on each other in a circle ({ $chain }); one of them must build on universal, or on nothing.
error-pack-key = { $file }, line { $line }: there is no key { $name } here; did you mean { $nearest }?
error-pack-missing = { $file }, line { $line }: { $name } is missing here.
error-pack-part = { $file }, line { $line }: a pack that builds on no other must say what its { $name } is; say it, or write base = "universal".
error-pack-type =
    { $file }, line { $line }: { $name } must be { $wanted ->
        [number] a whole number
        [flag] true or false
        [list] a list in square brackets
        [table] a table with keys
        [words] a text, or a text for each of en, pl and fr
        [picks] a list of lists, one for each pick
        [levels] a list of levels from the lowest to the highest
       *[text] a text in quotes
    }.
error-pack-text = { $file }, line { $line }: { $name } must have between 1 and { $most } letters.
error-pack-id = { $file }, line { $line }: { $value } cannot be an id; use small letters, digits and dashes.
error-pack-number = { $file }, line { $line }: { $name } is { $value }, and must be from { $least } to { $most }.
error-pack-value = { $file }, line { $line }: { $name } cannot be { $value }; it is one of { $values }.
error-pack-many = { $file }, line { $line }: { $name } has more than { $most } entries.
error-pack-unknown =
    { $file }, line { $line }: there is no { $kind ->
        [skill] skill
        [core-skill] skill of the book
        [talent] talent
        [feature] feature
        [flaw] flaw
        [track] track
        [trait] trait
        [item] item
        [property] property
        [action] action
        [approach] way to gear
       *[other] kind of damage
    } { $value }; did you mean { $nearest }?
error-pack-role = { $file }, line { $line }: { $role } needs a skill, and { $value } is none of this pack; name one of its skills, none or any under [skills.roles] or in the track.
error-pack-twice = { $file }, line { $line }: { $value } is there already, in line { $first }; every id of a kind is used once.
error-pack-no-trait = { $file }, line { $line }: a pack needs at least one [[trait]].
error-pack-no-track = { $file }, line { $line }: no track takes { $type } damage; give one of them this id or this type.
error-pack-no-issue = { $file }, line { $line }: a setting needs at least one issue.
error-pack-draft = The pack { $pack } is a draft ({ $open }); fill in what is left open before playing it.
