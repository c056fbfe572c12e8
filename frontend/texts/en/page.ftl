### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = yes
no = no
close = Close
language = Language
light = Light
light-auto = as your device has it
light-day = daylight
light-lamp = lamplight
home = Moothall: to the lobby
skip = Skip to the table
error-unreachable = The server does not answer. Is it still running, and are you on the same network?
error-title = That did not work
loading = One moment …
not-found-title = There is nothing here
not-found = Perhaps the address was cut short. Ask whoever invited you for a new link, or begin at the lobby.
to-lobby = To the lobby
install = Keep Moothall on this device
install-hint = It opens in a window of its own. Nothing else changes.

## Widgets

track-of = { $label }: { $value } of { $most }
track-points = { $label }: { $value }
track-unknown = { $label }: not known
die = d{ $sides }
die-shows = A d{ $sides } shows { $face }
dice-show = { $count }d{ $sides }: { $faces }.
dice-again = These faces were seen before a rewind.
dice-face = Die { $which }
clock-at = Clock: { $name }, { $at } of { $length }
pick-default = usual
several-own = { $label }: in your own words
several-own-short = In your own words
several-add = Add
number-less = { $label }: less
number-more = { $label }: more
number-usual = { $label }: usual numbers
list-add = Add one
list-remove = Remove
piece-nothing = nothing
piece-nobody = nobody
square-across = Across
square-down = Down
square = Square { $x }, { $y }
square-empty = empty
square-out = out of action
square-away = { $count ->
    [one] 1 square away
   *[other] { $count } squares away
}
square-reach = in reach
board-grid = The board; arrow keys move between squares
board-zones = Distances around { $name }
board-around = Seen from
board-count = { $count ->
    [0] nobody
    [one] 1 there
   *[other] { $count } there
}
board-go = Go here: { $zone }, from { $name }
log-why = why
log-whisper = whispers
log-secret = Only you see this
log-find = Find in the story
log-found = { $which } of { $count }
log-found-nothing = Nothing found.
log-found-earlier = Earlier
log-found-later = Later
log-newest = To the newest
log-newest-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
presence = Who is here
seat-you = you
seat-here = is here
seat-away = is away
seat-waited = the table waits for them
role-gm = GM
role-co_gm = co-GM
role-player = player
role-spectator = spectator
waiting-for = Waiting for { $names } …
waiting-nobody = Nothing is asked of you right now.
waiting-paused = Play is paused.
waiting-card-stop = A card lies on the table: please stop here.
waiting-card-slow = A card lies on the table: please go slower.
waiting-card-break = A card lies on the table: somebody needs a break.
prompt-for = For { $name }
prompt-answer = Answer
prompt-throw = The dice show this
prompt-pass = Let it pass
prompt-sending = Sending …
odds-success = { $percent }%

## The lobby

lobby-tagline = One table, the rules exact.
lobby-intro = A place to play rules-light tabletop games with friends: it runs the book, shows the odds before the dice fall, explains every outcome, and keeps every secret.
lobby-join = Join a table
lobby-join-hint = Open the link you were sent, or type the short code that was read out to you.
lobby-code = Code
lobby-name = Your name at the table
lobby-go-in = Go in
lobby-yours = Your tables
lobby-start = Start a table
lobby-book = Which book do you play?
lobby-book-nde2 = Nano Dungeon Engine, the newer edition
lobby-book-nde2-hint = Dice that grow and shrink, Luck, distances in zones
lobby-book-nde1 = Nano Dungeon Engine, the first edition
lobby-book-nde1-hint = A target number that shifts, foes that strike back, squares
lobby-title = What shall the table be called?
lobby-gm-name = What are you called as its GM?
lobby-open = Open the table
lobby-host-only = Only the host of this server can start tables. The host’s link was printed where the server was started.

## Joining

join-title = You are invited to a table
join-hint = No account, no password. Say what the others shall call you, and you are in.
join-go = Sit down
join-working = Opening the door …
join-failed = The door stays shut
join-empty = This link has no key in it: perhaps it was cut short when it was copied. Ask for it once more.
move-working = Bringing your seat to this device …

## The table

table-now = What now?
table-do = What can { $name } do?
table-closed = not now
table-cast = The cast
table-board = The board
table-board-empty = Nobody stands anywhere yet.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-all = Show every step
table-say = Say something, or /r 2d6
table-send = Send
table-no-scene = No scene yet
table-round = Round { $round }
table-tried = Already tried: { $aim } ({ $name })
table-lost = The connection is lost. We keep trying.
table-unsent = { $count ->
    [one] One thing of yours is not sent yet; it will be.
   *[other] { $count } things of yours are not sent yet; they will be.
}
table-over = You are no longer at this table
table-over-hint = Your seat was taken back, or you signed out. Ask the GM for a new link.
table-begin = Begin
table-cancel = Not after all
table-pause = Pause
table-go-on = Go on
table-card = Raise a card
table-card-hint = Play stops at once; only the GM learns who it was.
card-stop = Please stop here
card-slow = Please go slower
card-break = I need a break
tab-play = Play
tab-board = Board
tab-log = Story
tab-desk = Desk
tabs = Parts of the table

## The GM's desk

desk = The GM’s desk
desk-others = Asked of others
desk-begin = Begin something
desk-more = Everything else
desk-invite = Invite
desk-invite-hint = Whoever opens this link sits down at your table. It is shown only now.
desk-copy = Copy the link
desk-copied = Copied
desk-code = Or read out this code, for ten minutes: { $code }
desk-rewind = Go back to here
desk-rewind-mode = Go back …
desk-rewind-ask = This takes back so many lines: { $count }. Dice already seen come again. Nothing is deleted.
desk-rewind-do = Go back
table-take-back = Take my last answer back
desk-plot = Secret notes
desk-stuck = Something is stuck
desk-drop = Drop it
desk-again = Start it again

## Rules

rule-source = Source:
rule-see = See also:
rule-foreign = This rule is in English only, for now.
rule-options = House rules that change it
rule-in-book = Open in the rulebook
rule-read = The rule
rulebook = Rulebook
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}

## Making a hero

hero-title = Make a hero
hero-name = What is the hero called?
hero-role = What does the hero do best?
hero-concept = Who is this, in a sentence?
hero-talents = Two things this hero is good at
hero-bring = Bring to the table
