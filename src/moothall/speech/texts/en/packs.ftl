### Themepacks: what `moothall pack` says, and everything that can be wrong with the file of one.

## What is wrong

error-pack-none = There is no pack “{ $name }”; the nearest is “{ $nearest }”, and there are { $known } and any file whose name ends in .toml.
error-pack-size = { $file }: a pack has at most { $most } kB, and this file is larger.
error-pack-letters = { $file }, line { $line }: the letters here are not UTF-8; save the file as UTF-8.
error-pack-toml = { $file }, line { $line }, column { $column }: this cannot be read as TOML; the line is not finished, or a mark is missing.
error-pack-base = { $file }, line { $line }: there is no pack { $name } to build on; the nearest is “{ $nearest }”.
error-pack-cycle = { $file }, line { $line }: the packs build on each other in a circle ({ $chain }); one of them must build on universal, or on nothing.
error-pack-key = { $file }, line { $line }: there is no key { $name } here; the nearest is “{ $nearest }”.
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
error-pack-needs = { $file }, line { $line }: { $name } means nothing without { $needs }; add { $needs }, or take { $name } away.
error-pack-misplaced = { $file }, line { $line }: { $name } means nothing on an item of the kind { $item }; take it away, or change the kind.
error-pack-no-words = { $file }, line { $line }: { $name } takes no further words; take “of” away.
error-pack-idle = { $file }, line { $line }: { $name } does nothing beside { $effect }, which takes { $keys }; take { $name } away.
error-pack-no-number = { $file }, line { $line }: { $name } takes no number; take amount away.
error-pack-fits = { $file }, line { $line }: { $name } does not fit { $item }, or not beside what is fitted to it; take it away.
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
        [option] option
        [hindrance] hindrance
        [stunt] stunt
        [use] use of a test
        [advantage] advantage that can be ignored
        [rule] special rule
        [row] row of the gear tables
        [part] part of a sheet
       *[other] kind of damage
    } { $value }; the nearest is “{ $nearest }”.
error-pack-role = { $file }, line { $line }: { $role } needs a skill, and { $value } is none of this pack; name one of its skills, none or any under [skills.roles] or in the track.
error-pack-twice = { $file }, line { $line }: { $value } is there already, in line { $first }; every id of a kind is used once.
error-pack-no-trait = { $file }, line { $line }: a pack needs at least one [[trait]].
error-pack-no-track = { $file }, line { $line }: no track takes { $type } damage; give one of them this id or this type.
error-pack-no-issue = { $file }, line { $line }: a setting needs at least one issue.
error-pack-draft = The pack { $pack } is a draft ({ $open }); fill in what is left open before playing it.
error-pack-book = { $book } has no packs; only { $wanted } has.

## The commands

help-pack = Begins, checks and shows themepacks for NOVA6.
help-pack-new = Writes a file to begin a pack with, full of remarks.
    .id = What the pack goes by: small letters, digits and dashes.
help-pack-check = Checks a pack: what is wrong, what is still open, what to think about.
    .pack = A pack by its id, or its file.
help-pack-keys = Lists every key of a pack file, with the shape of its value and the words it takes.
help-pack-try = Lets bots play sessions with a pack, and tells what never came up.
    .pack = A pack by its id, or its file.
    .sessions = How many sessions; 20 if you say nothing.
    .seed = The same seed plays the same sessions again.
help-pack-show = Shows a pack as people read it; without a name, the packs there are.
    .pack = A pack by its id, or its file.

pack-written = Your pack begins in { $file }. Check it with: moothall pack check { $file }
pack-sound = The pack { $pack } can be played.
pack-draft = The pack { $pack } can be read, and is still a draft.
pack-open = Still open: { $place }
pack-untranslated = Not in every language: { $place }
pack-credit = The rules behind it: { $source }, by { $publisher }, under the { $licence } ({ $rule }).
pack-advice = { $advice } ({ $rule })
error-pack-there = There is a file { $file } already; move it away, or choose another id.

pack-tried = { $sessions ->
    [one] One session was played with the pack { $pack }.
   *[other] { $sessions } sessions were played with the pack { $pack }.
}
pack-stopped = Session { $session } stopped: { $why }
pack-never = { $kind ->
    [choice] Choices nobody made
    [skill] Skills nobody tested
    [talent] Talents nobody had
    [feature] Features nobody had
    [flaw] Flaws nobody had
    [item] Things nobody carried
    [npc] Trades of nobody
    [track] Tracks without harm
   *[special] Rules that never came
}: { $names }.
pack-all-came-up = Everything in the pack came up.
pack-keys-intro = What is between < and > is an id of that kind, of the book or of the pack; *skill and *row stand for one. A name in braces is a part of this list.
pack-keys-needed = needed
pack-keys-effects = Effects, and the keys each takes beside points
pack-keys-properties = Properties of items
pack-keys-words = Words of the book, by kind

pack-part-traits = Theme traits
pack-part-aspects = Further aspects
pack-part-skills = Skills
pack-part-tracks = Stress tracks
pack-part-talents = Talents
pack-part-features = Features
pack-part-flaws = Flaws
pack-part-gear = Things
pack-part-npcs = People at hand
pack-part-special = Special rules
pack-part-steps = Making a character

pack-step-aspects = Core aspects
pack-step-level = Level
pack-step-advances = Skills and talents
pack-step-gear = Gear and assets
pack-step-name = A name
pack-step-refresh = Plot refresh
pack-step-boxes = Stress boxes
pack-step-attacks = Attacks and defences

pack-role-initiative = initiative
pack-role-melee = blows
pack-role-ranged = shots
pack-role-indirect = from out of sight
pack-role-social = words that hurt
pack-role-dodge = dodging
pack-role-movement = moving
pack-role-stealth = hiding
pack-role-endurance = lasting
pack-role-carrying = carrying
pack-role-gear-minimum = handling heavy gear
pack-role-survival = surviving
pack-role-aim = aiming
pack-role-craft = making and mending
pack-role-notice = noticing

## A new file

pack-skeleton-head =
    A themepack for NOVA6. Whatever you leave out is as in the pack it builds on.
    Write "todo" for what you have not decided yet; `moothall pack check` lists it.
    Every text may be plain, or one for each language: {"{"} en = "…", pl = "…", fr = "…" {"}"}.
pack-skeleton-trait =
    Theme traits: what matters most about a character. mode is freeform, list or list+freeform.
    An option may bring ranks, talents, perks, features and flaws, and move advances_delta.
    .label = Role
pack-skeleton-aspect = Further aspects. Mark one with high_concept = true to protect it; otherwise the traits are.
    .label = Trouble
pack-skeleton-skills =
    Skills: one of the presets core, approaches, classic-fantasy, saturday-cartoon, or a list of your own.
    like says whose work a skill does; roles bind uses to skills, or to none, or to any.
pack-skeleton-talents = Talents of the book: all, none, or a list of ids. Below them your own, features and flaws.
pack-skeleton-gear = Gear: signature, packages and money may be combined. Things are listed as [[item]].
pack-skeleton-track = Stress tracks. Something must take physical and mental harm.
pack-skeleton-special = Rules of your own. hook is condition, zone-tag, interval-test or damage, or is left out.
pack-skeleton-creation = Numbers of making a character; steps are replaced by replace = [{"{"} step = 1, title = "…" {"}"}].
pack-skeleton-setting = What a game begins with. Mysteries are for the GM alone.
pack-skeleton-options = House rules that go with the pack.
