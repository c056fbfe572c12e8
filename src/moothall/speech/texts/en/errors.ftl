### What went wrong, each in one sentence. The rule that decided is added after it in brackets.

## The command line

error-unknown-command = There is no command “{ $name }”; the nearest is “{ $nearest }”.
error-unknown-flag = There is no flag { $name } here; the nearest is { $nearest }.
error-flag-needs-value = { $name } needs a value after it.
error-flag-takes-nothing = { $name } takes no value.
error-missing-flag = { $name } is needed here.
error-count = “{ $value }” is not how many a group can be; it is a whole number from 2 to { $most }.
error-level = “{ $value }” is no level; a level is a whole number from 0 to { $most }.
error-missing-argument = { $name } is missing; add --help to see what this command takes.
error-extra-argument = “{ $name }” is more than “{ $command }” can take.
error-bad-choice = { $name } cannot be “{ $value }”; choose from { $choices }.
error-bad-value = { $name } cannot be “{ $value }”.
error-needs-number = { $name } must be a whole number, which “{ $value }” is not.
error-number-between = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-number-at-least = { $name } must be a whole number of at least { $least }, not “{ $value }”.
error-bad-file = We could not open “{ $value }” as a file.
error-goes-with = { $name } goes with { $other }, which is not given.
error-not-both = Give { $name } or { $other }, not both.
error-not-with-sheet = { $name } does not go with --sheet: you will be asked about it.
error-input-ended = The input ended in the middle of a question, so nothing came of it.
error-setting = “{ $text }” is not of the form NAME=VALUE.
error-command-line = We could not read this command line: { $said }
error-unexpected = Something broke that should not have ({ $kind }); with MOOTHALL_DEBUG=1 set, the same command shows where.

## Dice and luck on the command line

error-die-in-2d6 = With two six-sided dice there is no { $die } to choose; give --modifier instead.
error-die-in-d6 = With one six-sided die there is no { $die } to choose; give --level instead.
error-nearly-sure = This is easier than easy: it is all but sure, and nothing is rolled.
error-nearly-impossible = This is harder than heroic: it is all but impossible, and nothing is rolled.
error-against-in-2d6 = With two six-sided dice no number is rolled against; leave --against out.
error-luck-use = Luck cannot be used as “{ $use }” here; choose from { $uses }.

## Files of characters

error-no-file = We could not open “{ $file }”: it is not there, or we may not read it.
error-cannot-save = We could not write to “{ $file }”: the place is not there, or we may not write to it.
error-file-too-big = “{ $file }” is too big for a character: more than { $most } bytes.
error-not-json = “{ $file }” is not a character's file: it is not JSON.
error-no-ruleset = This file does not say which ruleset its character belongs to.
error-other-ruleset = The character in “{ $file }” belongs to { $ruleset }, not to { $wanted }.
error-illegal-sheet = The character in “{ $file }” breaks a rule; “moothall character check” tells more.
error-only-at-the-table = “{ $file }” is a character of { $ruleset }, which changes at the table and not in its file; only nde2 and nde1 do that here.
error-unknown-layer = There is no layer “{ $name }” here. “moothall rules options” lists those of a book.
error-layer-other-book = The layer “{ $name }” is for { $over } only.
error-layer-not-chosen = “{ $name }” belongs to the layer “{ $layer }”, which this table does not play with; name it under “layers” as well.
error-layer-missing = { $count ->
        [one] This table plays with the layer “{ $names }”, which is not installed here any more; until it is, nothing new can be begun.
       *[other] This table plays with the layers “{ $names }”, which are not installed here any more; until they are, nothing new can be begun.
    }
error-layer-no-procedure = The layer “{ $name }” speaks of “{ $procedure }”, which its book does not have.
error-unknown-preset = There is no preset “{ $name }”; the nearest is “{ $nearest }”.
error-unknown-option = There is no option “{ $name }”; the nearest is “{ $nearest }”.
error-option-value = The option { $name } cannot be “{ $value }”; choose from { $values }.
error-option-number = The option { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-one-growth = A hero grows in exactly one thing at a time, not in { $count }.

## Languages and books

error-unknown-language = We do not speak “{ $name }” yet; choose from { $languages }.
error-unknown-ruleset = There is no ruleset “{ $name }”; the nearest is “{ $nearest }”.
error-ruleset-broken = The ruleset “{ $name }” cannot be opened ({ $problem }); ask the host of this server to mend or remove its package.
error-ruleset-missing = The ruleset “{ $name }” of this table is not installed here; what was played is kept, and can be played on once its package is back.
error-no-demo = { $book } has no demo.
error-no-packs = { $book } has no packs.
error-no-workshop = { $book } has no workshop: its characters are made at the table.
error-unknown-chapter = There is no chapter “{ $name }”; the nearest is “{ $nearest }”.
error-unknown-rule = There is no rule “{ $name }”; the nearest are { $nearest }.

## At the table

error-not-yours = This question waits for { $owner }, not for { $seat }.
error-too-late = { $seat } comes too late: that moment is over.
error-nothing-asked = Nobody is asking { $seat } anything right now.
error-cannot-pass = { $seat } has to answer this one and cannot let it go by.
error-too-many-dice = One roll cannot have { $count } dice: { $most } are the most.
error-too-many-ways = There are too many ways for this to come out to count them all: ask about fewer dice at once.
error-no-window = Nothing is on offer here that could be let go by or taken up.
error-wrong-answer = This does not answer the question: { $problem }.
error-not-a-choice = “{ $text }” is not one of { $choices }.
error-not-a-number = “{ $text }” is not a whole number.
error-not-offered = That is not on offer here; choose from the answers that are listed.
error-no-dice-wanted = No dice are being rolled right now.
error-wrong-dice = “{ $faces }” is not a roll of { $dice }.

## The engine

error-drifted = Entry { NUMBER($number, useGrouping: 0) }: the record has { $ledger }, and the rules now have { $code }.
error-ledger-line = Line { NUMBER($number, useGrouping: 0) } of the record cannot be read: { $problem }
error-ledger-order = Line { NUMBER($number, useGrouping: 0) } of the record is out of order: it holds entry { NUMBER($found, useGrouping: 0) }.
error-runaway = A rule went on past { $bound } steps without an end and was stopped.

## The data folder

error-keep-in-use = “{ $folder }” is already open in another Moothall: stop that one first, or choose another folder.
error-keep-cannot-write = We cannot keep anything in “{ $folder }”: { $why ->
    [rights] we may not write there
    [file] there is a file where a folder should be
   *[other] { $problem }
}.
error-keep-disk-full = There is no room left on the disk for “{ $file }”, so this was not kept; make room and try again.
error-keep-damaged = “{ $file }” is damaged; “moothall table repair” saves what can be read of it.
error-keep-failed = “{ $file }” could not be used, so nothing was kept: { $problem }.
error-keep-stopped = Writing to “{ $file }” failed and nothing more is kept until Moothall is started again: { $problem }.
error-keep-closed = “{ $file }” is closed already, so nothing more is kept.
error-keep-newer = “{ $file }” was written by a newer Moothall (version { $found } of the file; this one knows { $known }).
error-keep-order = Entry { NUMBER($number, useGrouping: 0) } does not come next at table “{ $table }”: that is { NUMBER($due, useGrouping: 0) }.
error-keep-no-table = There is no table “{ $table }”.
error-keep-withdrawn = This was withdrawn in the meantime, so nothing was changed.
error-keep-gallery-full = This table has { $most } MB of pictures already, and that is the most there can be.
error-keep-traces = What was deleted has left traces in the file, which has to be swept again: { $problem }.
error-keep-still-read = What was deleted still has traces in the file, because somebody is reading it; sweep it again later.
error-keep-nothing = Nothing is kept in “{ $folder }” yet; --data names another folder.
error-keep-page = The file is damaged: { $problem }.
error-keep-gap = Table “{ $table }” has a hole: entries { $numbers } are missing.
error-keep-stray = There are entries of a table “{ $table }” whose name and ruleset are lost.
error-keep-line = Entry { NUMBER($number, useGrouping: 0) } of table “{ $table }” is not a line of a record.
error-keep-lost = Table “{ $table }” has lost entries { $numbers } and goes on after entry { NUMBER($kept, useGrouping: 0) }.
error-keep-lost-end = Table “{ $table }” may have lost its end, from entry { NUMBER($number, useGrouping: 0) } on.
error-keep-missing = { $lines ->
    [one] One acknowledged line is missing
   *[other] { $lines } acknowledged lines are missing
}: restore a backup with “moothall table restore”, or go on knowingly with “moothall table check --go-on”.
error-keep-no-backup = There is no backup “{ $name }”; “moothall table backups” lists those that there are.
error-keep-bad-backup = The backup “{ $name }” is damaged itself, so nothing was changed; choose another.
error-keep-not-restored = Nothing was restored: the name of the backup was not repeated as it is.
error-keep-differs = Table “{ $table }” is in both places and not the same in both, so it stays in both; export one of them and delete it there.
error-cluster-or-folder = Tables are either in a folder or in a database: say --data or --database, not both.
error-cluster-to-another = From one database to another, tables are moved with pg_dump and pg_restore.
error-web-proxy = --proxy takes the address of your proxy, or a network of your own such as 10.0.0.0/24, and not “{ $text }”.
error-cluster-inside = --inside takes the address and port by which other processes reach this one, such as 10.0.0.5:4256, with --database and a key of { $letters } letters or more in MOOTHALL_CLUSTER_KEY.
error-cluster-missing = Tables in PostgreSQL need a library that is not installed: “pip install moothall[cluster]” brings it.
error-cluster-address = That is no address of a database: { $problem }. One looks like postgresql://name@host/database.
error-cluster-unreachable = The database “{ $database }” cannot be reached, so nothing was kept: { $problem }.
error-cluster-elsewhere = Another Moothall process has table “{ $table }” open; try again when it has let go of it.
error-cluster-lost = Table “{ $table }” was taken over by another Moothall process, so this was not kept; load the page again.
error-cluster-newer = Table “{ $table }” was last played with Moothall { $version }, which is newer than this process; update it first.
error-cluster-unsettled = Table “{ $table }” was taken over by another Moothall process while this was on its way: load the page again to see whether it was kept.
error-houses-assist-form = “{ $text }” is no helper: give a target number such as 11, or one with its critical limit such as 9:5.
error-other-pack = This character belongs to the pack { $pack }, and this table plays { $wanted }; make one for { $wanted }.

## What does not fit the type it must have: part of another sentence, so without a capital and a full stop

misfit-at = { $problem } (at “{ $where }”)
misfit-missing = “{ $field }” is missing
misfit-unknown = nothing is called “{ $field }” here
misfit-choice = “{ $found }” is not among the choices
misfit-choose = choose from { $choices }
misfit-extra = it holds something that is not asked for here
misfit-kind = wanted is { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] yes or no
    [array] a list
    [object] a group of named values
    [null] nothing
   *[other] another kind of value
}, given is { $found ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] yes or no
    [array] a list
    [object] a group of named values
    [null] nothing
   *[other] another kind of value
}
misfit-short = it must be { $bound } long or longer
misfit-long = it must be no longer than { $bound }
misfit-small = it must be at least { $bound }
misfit-large = it must be no more than { $bound }
misfit-count = wanted are { $bound } values, given are { $found }
misfit-form = it is not written in the form it must have
misfit-other = { $words }
word-action = this action
word-field = one of its fields

## Forecasts

error-forecast-book = There are no forecasts for “{ $book }”: there are some for { $books }.
error-forecast-toml = “{ $file }” is not an encounter's file: it is not TOML ({ $problem }).
error-forecast-shape = “{ $name }” has the wrong shape: heroes and foes are lists of lines, options and tactics are single lines.
error-forecast-field = An encounter has no “{ $name }”: it has { $known }.
error-forecast-nobody = Nobody is named among the { $side }: give at least one line with a count of 1 or more.
error-forecast-crowd = { $count } are too many among the { $side }: a forecast takes { $most } at most.
error-forecast-number = “{ $name }” cannot be { $found }: it goes from { $least } to { $most }.
error-forecast-die = { $found } is no die of this table: say one of { $dice }.
error-forecast-seconds = A forecast cannot take { $found } seconds: give it more than 0 and at most { $most }.
error-forecast-endless = This fight never ends: neither side can win, so give one of them something to do.
error-forecast-no-fight = There is no fight to forecast: bring foes to the table, or start the conflict.
error-sweep-over = “{ $found }” is no parameter: write a path and its values, such as foes.0.count=1..6 or tactics.luck=never,failures.
error-sweep-place = There is no “{ $place }” in this encounter: name a line by its number, such as heroes.0.hearts.
error-sweep-size = A grid of { $count } points cannot be swept: it takes from 1 to { $most }.
error-sweep-other = “{ $file }” holds another sweep: choose another file, or delete it.
error-sweep-dask = A cluster needs Dask: install moothall[sweep], or leave --scheduler out.
