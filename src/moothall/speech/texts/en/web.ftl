### What the server says to browsers, and to whoever starts it.

## Coming in

error-web-link = This link does not work, or no longer: ask for a new one.
error-web-code = This code does not work, or no longer: ask for a new one.
error-web-signed-out = You are not signed in here: open your invitation again, or ask for a new one.
error-web-not-invited = You have no invitation to this table.
error-web-host = This server does not answer to the name “{ $host }”.
error-web-origin = This came from a page that is not ours, so nothing was done.

## Too much

error-web-too-big = This is too big: more than { $most }.
error-web-head = The head of this request is too long: { $most } are the most.
error-web-long-text = A text of this character is too long: { NUMBER($most, useGrouping: 0) } letters are the most.
error-web-long-list = A list of this character is too long: { NUMBER($most, useGrouping: 0) } entries are the most.
error-web-long-sheet = This is too long for a character: { NUMBER($most, useGrouping: 0) } values are the most.
error-web-too-often = That was too often: try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

## Pictures

error-web-picture-kind = This is no picture that we can take: it must be a PNG, a JPEG or a WebP.
error-web-picture-broken = This picture is damaged, or not what it says it is.
error-web-picture-large = This picture is too large ({ NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) } dots): { $most } million dots are the most.

## Where to listen

error-web-lan-and-host = --lan and --host do not go together: give one of them.
error-web-port = There is no port { NUMBER($port, useGrouping: 0) }: choose one from 1 to 65535, or 0 for any that is free.
error-web-port-unsafe = Browsers refuse to open port { NUMBER($port, useGrouping: 0) }: choose another with --port.
error-web-port-busy = Port { NUMBER($port, useGrouping: 0) } is taken by another program: stop that one, or choose another port with --port.
error-web-port-forbidden = We are not allowed to listen on port { NUMBER($port, useGrouping: 0) }: choose another with --port, from 1024 on.
error-web-address = This computer has no address “{ $host }” to listen on.
error-web-listen = We cannot listen on “{ $host }”, port { NUMBER($port, useGrouping: 0) }: { $problem }.
error-web-public-url = “{ $text }” is no public address: it must look like https://table.example, with nothing behind the name but perhaps a port.

## At a door

error-web-unclear = We do not understand this: { $problem }.
error-web-not-json = This is no JSON that we can read.
error-web-no-page = There is nothing here.
error-web-method = This cannot be done here in that way.
error-web-token-or-code = Give the token of a link or a code, one of the two.
error-web-host-only = Only the host of this house can do that: open the host’s link first.
error-web-gm-only = Only the GM of this table can do that.
error-web-no-book = There is no book “{ $name }” here.
error-no-guide = There is no guide “{ $name }”: the guides are listed beside each of them.
error-web-no-lab = “{ $name }” answers no questions about odds.
error-web-map-too-large = A map has no more than { $most } cells; choose fields with fewer values.
error-web-no-rule = There is no rule “{ $name }” in this book.
error-web-no-picture = There is no such picture here, or it is not yours to see.

## Sitting down

error-web-no-name = Say by which name you want to sit here.
error-web-name-taken = Somebody here is already called “{ $name }”: choose another name, or ask for that seat’s own link.
error-web-other-seat = Your invitation is not to this seat.
error-web-enough-seats = You have { $most } seats here, with those that you left, and that is the most: sit down at one of them.
error-web-link-full = This link has given { $most } seats, and that is the most for one link: ask the GM for a new one.
error-web-seat-changed = Your seat at this table has changed: come in again.

## Characters

error-web-no-workshop = There is no workshop for the book “{ $name }” here yet: its characters come as files that `moothall character` makes.
error-web-no-roles = { $name } suggests no characters by role; open its workshop instead.
error-web-no-demo = There is no demonstration of the book “{ $name }” here.
error-web-not-a-sheet = This is not a character: a character file is JSON as the workshop or `moothall character new` writes it, and says its “ruleset”.
error-web-other-book = This character is of the book “{ $ruleset }”, and here it must be one of “{ $wanted }”.
error-web-illegal-sheet = This character is not legal yet, so it cannot grow: look at “{ $field }” first.
error-web-no-field = A draft has no field “{ $name }” to fill in now: those are { $names }.
error-web-other-hero = This hero is played by somebody else.

## Too slow, too heavy

error-web-too-slow = You were too far behind, so we let you go: come back for what you missed.
error-web-too-heavy = This would take too long to work out.
error-web-busy = Too much is being worked out here at the moment: try again in a few seconds.
error-web-stopping = The server is stopping: try again when it is back.
error-web-starting = The server is still starting: try again in a moment.
error-web-not-ready = The server cannot keep anything at the moment ({ $problem }): its log says more.
error-web-metrics = Only this computer, the host, or a program with the token may read the metrics.
error-web-no-restart = This server cannot start itself again; stop it and use “moothall table restore”.
error-web-no-file = The tables of this server are in a database; its backups are made and restored there.
error-web-full-tables = This server has as many tables open as it takes ({ $most }): try again when one has ended, or ask the host to allow more with --most-tables.
error-web-full-people = This server has as many people as it takes ({ $most }): try again when somebody has left, or ask the host to allow more with --most-people.
error-web-full-memory = The server is short of memory and takes nobody new at the moment: try again when a table has ended, or ask the host to give it more with --most-memory.
error-web-certificate-and-key = A certificate needs its key: give both --certificate and --key.
error-web-certificate = “{ $name }” and its key are no certificate that we could use: both must be PEM files that belong together.
error-web-log-format = “{ $text }” is no form of a log: choose plain or json.
error-web-odds-unknown = These odds depend on something that you cannot know.
error-web-replaced = You have asked for other odds meanwhile, so these were not counted.
error-web-sockets = You have { $most } connections open, and more are not possible: close some tabs or devices first.
error-web-table-full = This table has { $most } connections open and takes no more: try again when somebody has left.

## The log

log-web-answered = { $answer ->
    [none] { $seat } leaves it as it is.
   *[other] { $seat } answers: { $answer }.
}
log-web-passed = { $seat } lets it go by.
log-web-auto = The table gave the usual answer.
log-web-ahead = Said beforehand; nobody was asked again.
log-web-order = A standing order, left for the time away.
log-web-hand = Taken by a hand that was raised before.
log-web-implied = Accepted by playing on.
log-web-sole = There was only one choice; nobody was asked.
log-web-book = By the book; nobody was asked.
log-web-for = The GM answered.
log-web-typed = Real dice showed this.
log-web-seen = These dice had fallen before the rewind.
log-web-secret = Only the GM sees these dice.
log-web-decided = { $how ->
    [add] The GM adds something: { $what }.
    [remove] The GM takes something away: { $what }.
   *[set] { $value ->
        [none] The GM decides: { $what } is different now.
       *[other] The GM decides: { $what } is now { $value }.
    }
}
log-web-handed-over = { $what } is now played by { $seat }.
log-web-placed = The GM decides: { $what } is now in “{ $value }”.
log-web-because = { $said } Why: { $note }.
policy-as-usual = Everybody answers in the usual way, and no luck is spent.

# The log of a table whose ruleset is not installed.
kept-opened = { $seat } began “{ $what }”.
kept-answered = { $seat } answered.
kept-told = It happened: “{ $what }”.
kept-back = Something was taken back.
