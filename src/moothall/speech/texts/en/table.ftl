### The live table: what it refuses, and what its own log says.

## Seats and roles

error-table-not-your-seat = You do not sit at this seat.
error-table-may-not = { $seat } may not do this here.
error-table-muted = { $seat } is muted and cannot speak right now.
error-table-paused = Play is paused; it goes on when the GM says so.
error-table-no-seat = There is no seat “{ $id }” at this table.
error-table-seat-taken = The seat “{ $id }” cannot be made or changed like that: choose another name for it, and leave the GM’s seat to the GM.
error-table-seat-held = Another person sits at { $seat } already. For a new link to that seat the GM presses its name at the top of the table.
error-table-not-the-gm = { $seat } runs this table and cannot be muted or removed by you.
error-table-full = This table has { $most } seats already, and that is the most there can be.
error-table-unseen = There is something in this name that nobody can see, or a line break: write it with plain letters and spaces.
error-table-name-like = “{ $name }” looks just like “{ $other }”, who sits here: choose a name that nobody mistakes for it.
error-table-hero-like = “{ $name }” looks just like “{ $other }”, whom somebody else plays here: choose another name for your character.
error-table-not-a-hero = Only a player’s own character can be handed over.
error-table-not-a-player = { $seat } is not a player’s seat: choose one of a player.

## Beginning and answering

error-table-no-procedure = This book has no such action; the nearest is “{ $nearest }”.
error-table-arguments = “{ $name }” cannot be begun with this: { $problem }.
error-table-gm-opens = Only the GM can begin “{ $name }”.
error-table-gm-argument = Only the GM can say “{ $name }” here.
error-table-not-your-hero = You do not play this character; choose one of yours.
error-table-busy = { $hero } is in the middle of something else; let that end first.
error-table-rules-off = The rules for “{ $name }” are turned off here: enter the result as a ruling.
error-table-not-possible = That is not possible right now; the GM knows why.
error-table-no-prompt = Nobody at this table has asked you that.
error-table-dice-wanted = This waits for dice: say which faces they show.
error-table-rule-broke = Something in the rules broke, and this was not done; the GM has been told.
error-table-rule-broke-gm = “{ $procedure }” broke and its last step was dropped; everything is as it was before it ({ $problem }).

## What the GM decides

error-table-edit-path = There is nothing called “{ $path }” there.
error-table-edit-id = “{ $id }” has to stay what it is called, and nobody else can have that id.
error-table-edit-value = That value does not fit “{ $path }”: { $problem }.
error-table-no-fact = This book knows no fact “{ $name }”; the nearest is “{ $nearest }”.
error-table-ruling = “{ $name }” cannot be made true as things are: { $problem }.
error-bounds-least = “{ $path }” cannot be { $value }: as things are it is at least { $least }.
error-bounds-most = “{ $path }” cannot be { $value }: as things are it is at most { $most }.
error-bounds-word = “{ $path }” cannot be “{ $value }”; the rules know { $words } there.
error-table-no-such = There is no “{ $id }” here, or not any more.
error-table-no-group = This book has no chapter “{ $name }”; choose from { $groups }.

## Going back

error-table-nothing-to-take-back = You have given no answer that could be taken back.
error-table-stands = Too late: it has been played on. The GM can go back.
error-table-no-action = Only an open action that you began can be withdrawn.
error-table-dice-fell = The dice of this action have fallen, so it cannot be withdrawn. The GM can go back.
error-table-action-stands = Something else happened after this action began to count, so it cannot be withdrawn. The GM can go back.
error-table-nothing-to-adjust = The table gave no answer of its own there.
error-table-adjust-stands = Too much has been played since: go back to that moment instead.
error-table-nothing-to-rewind = Nothing lies behind that entry that could be taken back.

## Talk and pages

error-table-empty = There is nothing in it.
error-table-too-long = That is { $length } letters long; { $most } is the most.
error-table-too-large = That number is too large: { $most } is the most here.
error-table-too-many = One list has { $count } things in it; { $most } is the most.
error-table-too-deep = Too many lists lie inside each other; { $most } is the most.
error-table-roll = “{ $text }” cannot be rolled; write something like 2d6+1, with at most { $dice } dice of at most { $sides } sides.
error-table-clock = A clock has 1 to { $most } steps and stands on one of them.
error-table-ground = A board is 1 to { $most } squares wide and as many deep.
error-table-notes = You have { $most } notes here, and that is the most: remove one that you no longer need.
error-table-hands = You stand by for { $most } at most here: lower a hand first.
error-table-pages = Your desk holds { $most } notes and pages, and that is the most: take one back that is no longer needed.
error-table-clocks = There are { $most } clocks at this table, and that is the most: put one away first.
error-table-shelf = Your shelf holds { $most } prepared items, and that is the most: take one off first.
error-table-prepared-args = The arguments of a prepared action are a JSON object written as text.
error-table-traits = A scene has at most { $most } traits: leave some out.
error-table-areas = A picture has at most { $most } areas, each with 3 to { $corners } corners on it.
error-table-wishes = Your wishes that wait for the GM are { $most }, and that is the most: wait until one of them is settled.

## Keeping

error-table-not-kept = This could not be saved and was not done; please try again.
error-table-disk-slow = The disk does not answer; nothing goes on at this table until it does.
error-table-waits-for-disk = The table waits for its disk; please try again in a moment.
error-table-too-much = Too much is waiting at this table; please try again in a moment.
error-table-unreadable = Table “{ $table }” cannot be opened: after entry { NUMBER($entry, useGrouping: 0) } of its record something does not fit ({ $problem }).
error-table-closed = This table is closed right now.

## The log: seats

log-house-seat-made = { $name } has a seat at the table: { $role ->
    [gm] { term-role-gm }
   *[other] { $role_said }
}.
log-house-seat-taken = { $seat_said } sits down.
log-house-seat-left = { $seat_said } stands up.
log-house-seat-changed = { $muted ->
    [yes] { $name } is now at the table as { $role_said }, muted.
   *[no] { $name } is now at the table as { $role_said }.
}
log-house-seat-away = { $away ->
    [yes] { $seat_said } is away for a while; the GM decides for them.
   *[no] { $seat_said } is back.
}
log-house-hand-raised = { $text ->
    [none] { $who_said } stands by for { $about_said }.
   *[other] { $who_said } stands by for { $about_said }: “{ $text }”
}
log-house-hand-lowered = { $why ->
    [used] { $who_said } steps in for { $about_said }.
    [over] The scene is over, and { $who_said } no longer stands by for { $about_said }.
    [refused] { $who_said } cannot step in for { $about_said } now, and no longer stands by.
   *[withdrawn] { $who_said } no longer stands by for { $about_said }.
}
log-house-order-set = { $answer ->
    [none] While { $seat_said } is away, the GM decides.
   *[other] { $seat_said } leaves word for the time away.
}
log-house-seat-removed = { $seat_said } is no longer at the table.
log-house-linked = A new invitation: { $role_said }.
log-house-unlinked = An invitation no longer holds.

term-role-gm = GM
term-role-co_gm = co-GM
term-role-player = player
term-role-spectator = spectator

## The log: talk, pages, clocks

log-house-said = { $seat_said }: “{ $text }”
log-house-whispered = { $seat_said } whispers to { $to_said }: “{ $text }”
log-house-rolled = { $seat_said } rolls { $dice }: { $total }.
log-house-rolled-secretly = { $seat_said } rolls { $dice } behind the screen: { $total }.
log-house-note-written = { $text ->
    [none] { $owner_said } throws a note away.
   *[other] A note by { $owner_said }: “{ $text }”
}
log-house-note-posted = { $text ->
    [none] { $owner_said } takes a note off the wall.
   *[other] A note for all by { $owner_said }: “{ $text }”
}
log-house-handed-out = A page is handed out: “{ $title }”
log-house-exhibited = A page is shown to all: “{ $title }”
log-house-handout-withdrawn = A page is taken back.
log-house-exhibit-withdrawn = A page is no longer shown.
log-house-clock-set = The clock “{ $name }” stands at { $at } of { $length }.
log-house-clock-removed = A clock is put away.
log-house-scene-set = { $text ->
    [none] { $title ->
        [none] The scene is set.
       *[other] The scene: { $title }.
    }
   *[other] The scene: “{ $text }”
}
log-house-ground-set = The board has a new layout.
log-house-face-set = A figure has another face.
log-house-prepared = Prepared for later: “{ $title }”.
log-house-prepared-shown = From the shelf.
log-house-prepared-discarded = An item is taken off the shelf.

## The log: how the table is set

log-house-paused = { $paused ->
    [yes] Play pauses.
   *[no] Play goes on.
}
log-house-card-raised = { $card ->
    [slow] A card lies on the table: please go slower. Play pauses.
    [break] A card lies on the table: somebody needs a break. Play pauses.
   *[stop] A card lies on the table: please stop here. Play pauses.
}
log-house-dial-set = { $level ->
    [auto] Questions of { $group ->
        [none] every chapter
       *[other] the chapter “{ $group }”
    } are answered by their defaults ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
    [brisk] Of { $group ->
        [none] every chapter
       *[other] the chapter “{ $group }”
    } only what needs a decision is asked ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
    [off] The rules of { $group ->
        [none] every chapter
       *[other] the chapter “{ $group }”
    } are settled by the GM ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
   *[ask] Questions of { $group ->
        [none] every chapter
       *[other] the chapter “{ $group }”
    } are asked ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
}
log-house-pace-set = { $pace ->
    [brisk] The table plays briskly: nobody is asked what the book settles, or where there is only one choice.
    [book] The table plays by the book: nobody is asked where there is only one choice.
   *[everything] The table asks everything.
}
log-house-dice-set = { $way ->
    [hand] Dice are rolled by hand ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
   *[system] Dice are rolled by the table ({ $seat ->
        [none] all seats
       *[other] { $seat_said }
    }).
}
log-house-dice-released = Dice seen before a rewind do not come again.
log-house-wished = { $seat_said } leaves something to the GM: “{ $procedure }”
log-house-wish-settled = { $note ->
    [none] The GM has settled it ({ $seat_said }).
   *[other] The GM has settled it ({ $seat_said }): “{ $note }”
}

## The log: what the GM decides

log-table-edited = { $how ->
    [add] The GM adds something: “{ $path_said }”
    [remove] The GM removes something: “{ $path_said }”
   *[set] The GM sets a value: “{ $path_said }”
}
log-table-changed = The GM changes something: “{ $path_said }”
log-table-dropped = The GM ends what was under way.
log-table-taken-back = An answer is taken back.
log-table-withdrawn = { $seat } thinks better of it.
log-table-rewound = The GM goes back; { $count ->
    [one] one line no longer counts.
   *[other] { $count } lines no longer count.
}

answer-none = { $field ->
    [who] nobody
    [to] nobody
    [by] nobody
    [next] nobody
    [ally] nobody
    [owner] nobody
    [target] nobody
    [helper] nobody
   *[other] nothing
}
error-table-no-choice = “{ $argument }” is none of the choices here; take one from the list.
form-usual = as usual
form-none = none

## Whose turn it is

turns-lost = { $count ->
    [one] { $who } has not acted yet
   *[other] { $who } have not acted yet
}
