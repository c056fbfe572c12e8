### Tables as files: what their commands say, and why a file is not taken.

## Files that cannot be taken

error-evening-too-big = This file is too big for an exported table: more than { $most } MiB.
error-evening-unpacks = A part of this file unpacks to more than { $most } MiB, so it was not unpacked.
error-evening-many = This file holds more parts than an exported table has: more than { NUMBER($most, useGrouping: 0) }.
error-evening-damaged = This file is no table exported by Moothall, or it is damaged or cut off.
error-evening-part = This file holds a part that belongs to no exported table: “{ $name }”.
error-evening-newer = This table was exported by a newer Moothall (format { $found }; this one knows { $known }).
error-evening-about = What this file says about itself cannot be read: { $problem }.
error-evening-title = The title of a table is one line of 1 to { $most } letters, and this one's is not.
error-evening-changed = The log in this file is not the one that was exported: it was changed or damaged on the way.
error-evening-view = This file holds only what one seat was told; to go on playing you need the GM's export.
error-evening-ruleset = This table was played with “{ $name }”, which is not installed here.
error-evening-lines = This table has more than { NUMBER($most, useGrouping: 0) } lines, and that is the most there can be.
error-evening-line = Line { NUMBER($number, useGrouping: 0) } of this table cannot be read: { $problem }.
error-evening-line-long = Line { NUMBER($number, useGrouping: 0) } of this table is longer than any line of ours.
error-evening-deep = Line { NUMBER($number, useGrouping: 0) } of this table is nested deeper than any line of ours.
error-evening-order = Line { NUMBER($number, useGrouping: 0) } of this table is out of order: it has the number { NUMBER($found, useGrouping: 0) }.
error-evening-unknown = Line { NUMBER($number, useGrouping: 0) } of this table tells of “{ $kind }” (version { $version }), which is not known here.
error-evening-id = Line { NUMBER($number, useGrouping: 0) } of this table speaks of “{ $id }”, which does not belong to it.
error-evening-secret = Line { NUMBER($number, useGrouping: 0) } of this table names a person or a way in, and no table exported by us does.
error-evening-seats = A table has one GM's seat and at most { $most } seats in all, and this one has not.
error-evening-picture = The picture { $name } of this table cannot be taken.
error-evening-broken = The log of this table does not add up, so it cannot be played on: { $problem }.
error-evening-drifted = A question that waits at this table since entry { NUMBER($number, useGrouping: 0) } would now go on differently; to have the GM settle it, import it with --set-aside.

## Talking to a running server

error-evening-server = A Moothall that has “{ $folder }” open does not answer: wait until it is done, or stop it and try again.
error-evening-control = This may only be done from the computer on which Moothall runs.
error-evening-said = { $said }.
error-evening-not-sure = Nothing was deleted: the name was not repeated as it is.
error-evening-which = More than one table goes by “{ $name }”: give its id instead.
error-evening-no-table = There is no table “{ $name }”; “moothall table list” shows which there are.
error-evening-cannot-write = We could not write to “{ $file }”: the place is not there, or we may not write to it.
error-evening-there = “{ $file }” is there already: choose another name, or remove it first.

## Help

help-table = Lists, packs, brings back and deletes tables, and makes links to them.
help-table-list = Lists all tables.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
help-table-export = Packs a whole table into one file, or what one seat was told.
    .table = The table: its id or its title.
    .seat = Only what this seat was told (its id or name, such as Ana); a GM's is everything.
    .file = Where to write it; without it, a name made from the title.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
help-table-import = Makes a new table from a file, with new links to its seats.
    .file = The file to read.
    .set_aside = Also take what would now go on differently; the GM then settles it.
    .url = The address that links begin with, if Moothall is not running.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
help-table-move = Moves all tables from a folder to a database, or back, with pictures and everything that lets people in.
    .to = Where they go: the address of a PostgreSQL, or a folder.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
help-table-check = Tells whether everything that is kept is there and readable.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
    .go_on = Take note of missing lines: they are told this once more, and play goes on without them.
help-table-repair = Saves what can be read of a damaged file into a new one, keeps the damaged one, and says what is lost.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
help-table-backups = Lists the backups, the newest first.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
help-table-restore = Puts a backup in the place of everything that is kept now, which stays beside it in a file of its own.
    .backup = The name of the backup, as “moothall table backups” lists it.
    .yes = Do not ask.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
help-table-delete = Deletes a table for good, also from the backups made here.
    .table = The table: its id or its title.
    .yes = Do not ask.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
help-table-link = Makes a new link to a seat.
    .table = The table: its id or its title.
    .seat = The seat: its id or the name of its player, such as Ana.
    .url = The address that the link begins with, if Moothall is not running.
    .data = The folder in which tables are kept; without it, the usual one of this computer.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.

## What the commands say

table-none = There are no tables yet.
table-column-id = id
table-column-title = title
table-column-ruleset = ruleset
table-column-made = made
table-column-lines = lines
table-exported = “{ $title }” is packed in { $file } ({ $size } KiB).
table-imported = “{ $title }” is here as table { $table }, and nobody sits at it yet.
table-link = { $name } ({ $role }): { $link }
table-linked = A new link for { $name } ({ $role }). It is shown only now:
table-delete-ask = “{ $title }” and everything that happened there will be gone for good. Type its title to delete it:
table-sound = { $tables ->
    [one] One table, and nothing is wrong.
   *[other] { $tables } tables, and nothing is wrong.
}
table-unsound = { $count ->
    [one] One thing is wrong; “moothall table repair” saves what can be read:
   *[other] { $count } things are wrong; “moothall table repair” saves what can be read:
}
table-repaired = { $count ->
    [0] Repaired; nothing is lost. The old file is kept as “{ $damaged }”.
   *[other] Repaired. The old file is kept as “{ $damaged }”{ $aside ->
        [none] {""}
       *[other] , and lines behind a hole lie in “{ $aside }”
    }. What is lost:
}
table-backups = { $count ->
    [0] There are no backups yet.
    [one] There is one backup:
   *[other] There are { $count } backups:
}
table-backup = { $name } ({ $date }, { $size } KiB)
table-restore-ask = Everything that is kept now will be replaced by “{ $name }”, and stays in a file beside it. Type the name of the backup to restore it:
table-restored = “{ $name }” is restored, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $kept ->
    [none] .
   *[other] . What it replaced is kept as “{ $kept }”.
}
table-moved = { $count ->
    [0] There was no table to move.
    [one] One table is moved.
   *[other] { $count } tables are moved.
}
table-deleted = “{ $title }” is deleted, also from { $backups ->
        [0] the backups made here (there were none).
        [one] the one backup made here.
       *[other] the { $backups } backups made here.
    }
table-deleted-but = What repairs have set aside may still hold it, and is yours to remove: { $files }.
