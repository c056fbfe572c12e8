### What the pages say by themselves. What the server says comes from the server, in the same language.

## Everywhere

yes = yes
no = no
colon = :
labelled = { $label }: { $value }
close = Close
language = Language
light = Theme
light-auto = device
light-day = light
light-lamp = dark
home = Moothall: to the lobby
skip = Skip to the table
error-unreachable = The server does not answer. Is it still running, and are you on the same network?
error-title = That did not work
loading = One moment …
not-found-title = There is nothing here
not-found = The address may have been cut short. Ask the person who invited you for a new link, or start at the lobby.
to-lobby = To the lobby
install = Keep Moothall on this device
install-hint = It opens in a window of its own. Nothing else changes.

## Widgets

track-of = { $label }: { $value } of { $most }
track-points = { $label }: { $value }
track-unknown = { $label }: not known
boxes-level = { $level }: { $filled } of { $all } filled
die = d{ $sides }
die-shows = A d{ $sides } shows { $face }
dice-show = { $count }d{ $sides }: { $faces }.
dice-again = These faces were seen before a rewind.
dice-face = Die { $which }
clock-at = Clock: { $name }, { $at } of { $length }
pick-default = usual
pick-more = { $count } more
several-own = { $label }: in your own words
several-own-short = In your own words
several-add = Add
number-less = { $label }: less
number-more = { $label }: more
number-usual = { $label }: usual numbers
list-add = Add one
list-remove = Remove
piece-nothing = nothing
piece-usual = as usual
piece-unsaid = not said
deed-more = More
deed-find = Find an action
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
log-how = How it came about ({ $count })
adjust-title = Answer it otherwise
adjust-hint = The action goes on from here with your answer. Dice that have fallen stay as they are.
adjust-do = change
log-all-reasons = All reasons and rules
why-what-if = What if
log-whisper = whispers to { $to }
log-secret = Only you see this
log-by-book = by the book
log-by-sole = only one choice
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
seat-plays = plays { $names }
seat-device = My second device
seat-device-hint = Open this link on the other device within five minutes. You sit there too, and stay here. It works once.
seat-device-code = Or type this code in the lobby there: { $code }
seat-link = New link for this seat
seat-link-hint = The person who opens this link gets the seat of { $name }; the device that has it now loses it. It is shown only now.
seat-gone = away for a while
seat-go = Away for a while
seat-go-hint = Nobody waits meanwhile: offers go by, and the GM decides.
order-all = While I am away
order-gm = the GM decides
order-usual = give the usual answers
order-same = as above
seat-back = Back at the table
seat-back-hint = Questions come to this seat again.
seat-you-are-gone = You are away for a while: the GM decides for you.
seat-hand = { $hero } is played by
seat-mute = Mute
seat-unmute = Let speak again
seat-change = Name and role
seat-name = Name
seat-role = Role
seat-save = Save
seat-remove = Remove from the table
seat-remove-hint = { $name } can then come back only by a new invitation. Their heroes stay, and the GM decides for them.
seat-remove-yes = Remove { $name }
link-only-here = Only this computer can open this link. Start the server with --lan to let phones and other computers in.
role-gm = GM
role-co_gm = co-GM
role-player = player
role-spectator = spectator
waiting-for = Waiting for { $names } …
waiting-nobody = Nothing for you right now.
waiting-turn = Your turn: { $names }.
waiting-paused = Play is paused.
waiting-card-stop = A card lies on the table: please stop here.
waiting-card-slow = A card lies on the table: please go slower.
waiting-card-break = A card lies on the table: somebody needs a break.
order-people = Order of turns
order-acted = has acted
order-acting = acting now
order-next = next
order-waiting = waiting
order-out = out
order-hidden = hidden from the players
order-yours = Your turn
order-after = After this: { $step }
order-over = The rounds are over.
prompt-for = For { $name }
prompt-answer = Answer
prompt-throw = I rolled this
prompt-pass = Let it pass
prompt-sending = Sending …
prompt-withdraw = Undo
prompt-cancel = Cancel the action
card-roll = Roll
card-invite = Let others join in first
card-agree = Agree
card-change = Change
card-usual = As usual
chips = Offers
chips-others = Offers of others ({ $count })
chip-help = Help { $name }
chip-gone = Too late: this offer is over.
hand-title = Stand by for others
hand-how = How you help, in your own words
broken-title = A question that cannot be shown
broken-question = This page can’t show this question. The rest of the table works.
broken-usual = Take the usual answer
broken-help = Ask the GM
broken-told = The GM knows
broken-whisper = My page can’t show this question: { $question }
broken-again = Try again
broken-part = This page can’t show “{ $what }”. The rest of the table works.
broken-line = This page can’t show this line.
broken-scene = The scene
broken-page = This page can’t be shown. Try again, or go back to the lobby.
odds-success = { $percent }%
square-wall = wall
square-cover = cover
board-exits = from here to { $zones }
board-drop = can go here
board-in-words = In words
board-words = { $name }: { $near }.
board-words-zone = { $zone } – { $names }
board-blocked = no line to { $name }
board-about = { $name } on the board
board-cover = Behind what
board-block-line = Block the line: { $one } – { $other }
board-clear-line = Clear the line: { $one } – { $other }
board-nowhere = Not on the board yet:
board-set-down = Set { $name } down
board-lay-out = Lay the board out
board-view = How to see the board
board-view-picture = Picture
board-view-list = List
board-large = Let the board take the screen
board-small = Back to the table
place-steps = { $steps ->
    [0] here
    [one] next to it
   *[other] { $steps } places away
}
figure-about = What to do about { $name }
figure-nothing = Nothing can be done about this figure right now.
figure-moves = To move, drag the figure or tap a place that is marked.
answer-nothing = nothing more
turn-next = Next: { $name }
turn-harder = { $number } harder
places-next-to = next to { $places }
places-between = toward { $place }: { $obstacle }
places-put = Put { $name } here: { $place }
places-turn = Move { $name }: take the turn
places-guards = protects
places-names = Places, one on each line
places-names-hint = Each is next to the one on the line after it.
ground-brush = A tap on a square puts there
ground-walls = a wall
ground-cover = cover
ground-clear = nothing
ground-picture = What is drawn on it
ground-lay = Use this board
secret-hidden = hidden from the players
secret-seen = seen by all
secret-not = Not yet: { $what }
picture-ours = Pictures of ours
art-chapel = The ruined chapel
art-gate = The town gate
art-plan = The plan of a cellar
art-roofs = The roofs at dusk
art-salt = The salt store
art-ship = The deck of a ship
face-pick = Choose a face
face-of = Face of { $name }
face-letters = The letters of the name
face-own = A picture of the table
face-axe = Copper braid, an axe
face-bob = Black bob, a scar
face-cap = A sailor’s cap
face-crest = Crested helmet, a spear
face-greybeard = Bald, with a grey beard
face-helm = An iron helmet
face-hood = Hooded, with a lamp
face-knives = Yellow headscarf, knives
face-letter = Dark bun, a letter
face-patch = Red braid, an eye patch
face-priest = Pale, in a purple hood
face-rope = Bearded, with a rope
face-scar = Three-cornered hat, a scar
face-scarf = A red headscarf
face-shell = Long fair hair, a shell
face-specs = Skullcap and spectacles
face-tricorn = Three-cornered hat, full beard
picture-choose = Pictures of this table
picture-number = Picture { $number }
picture-bring = Bring a picture
picture-coming = It is on its way …
picture-none = No picture

## The lobby

lobby-tagline = One table, the rules exact.
lobby-intro = A place to play rules-light tabletop games with friends: it runs the book, shows the odds before the dice fall, explains every outcome, and keeps every secret.
lobby-join = Join a table
lobby-join-hint = Open the link you were sent, paste it here, or type the short code that was read out to you.
lobby-code = Code or link
lobby-name = Your name at the table
lobby-go-in = Go in
lobby-yours = Your tables
lobby-held = { $name } holds the GM’s seat. You can watch, or make a new link for that seat.
lobby-lost = Another person sits at { $name } now. For a new link the GM presses that name at the top of the table.
lobby-watch = Watch
lobby-start = Start a table
lobby-book = Which book?
lobby-title = Table name
lobby-gm-name = Your name
lobby-open = Open the table
field-missing = Write something here first.
lobby-host-only = Only the host of this server can start tables. The host’s link was printed where the server was started.
upkeep = Backups
upkeep-missing = { $lines ->
    [one] One acknowledged line is missing from what is kept here. Restore a backup, or go on without it.
   *[other] { $lines } acknowledged lines are missing from what is kept here. Restore a backup, or go on without them.
}
upkeep-go-on = Go on without
upkeep-backups = { $count ->
    [one] One backup
   *[other] { $count } backups
}
upkeep-backup = { $date } ({ $size } KiB)
upkeep-restore = Restore…
upkeep-sure = All tables go back to that moment, and everybody at a table is shown out for as long as it takes. What is kept now stays in a file beside it.
upkeep-do-restore = Restore this backup
upkeep-leave = Leave everything as it is
upkeep-restoring = The server stops, restores the backup and starts again.
upkeep-reload = Show the tables again
lobby-language = Language of the table
lobby-pack = Which themepack?
lobby-pack-usual = The book as it stands
lobby-pack-usual-hint = Six skills, two tracks, and anybody you like.
lobby-rules = House rules
lobby-title-usual = Our table
lobby-title-hint = Leave it blank for “{ $title }”.
lobby-workshop-hint = Make a character in peace, print it, and bring it to any table.

## House rules

rules-as-written = As the book has it. You need not change anything.
rules-changed = { $count ->
    [one] One house rule of your own:
   *[other] { $count } house rules of your own:
}
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-count-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
rules-back = As the book has it
rules-back-of = { $name }: as the book has it
rules-changes = It changes:

## The demonstration

demo = See a table first
demo-hint = A short session is ready, with a fight under way. Take any seat; nothing can break.
demo-working = Setting the table …
demo-choose = “{ $title }” is ready. Who do you want to be?
demo-yours = your seat
demo-taken = taken
demo-fresh = Start a fresh session

## Joining

join-title = You are invited to a table
join-to = You are invited to “{ $title }”
join-by = { $name } is the GM.
join-there = At the table already
join-hint = No account, no password. Say your name and you’re in.
join-go = Sit down
join-working = Opening the door …
join-failed = The door stays shut
join-empty = This link has no key in it: perhaps it was cut short when it was copied. Ask for it once more.
join-instead = What you can do
join-instead-link = Ask the GM for a new link. If you sat here before, the GM presses your name at the top of the table, then “New link for this seat”; newcomers get theirs with “Invite”.
join-instead-code = Or ask for the short code and type it in the lobby.
join-instead-back = If you sat here before on this device, your tables wait in the lobby.
move-working = Bringing your seat to this device …

## The table

table-now = What now?
table-do = What can { $name } do?
table-closed = Not now: { $count }
table-nothing-open = Nothing at this moment.
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
book-unopened = The table’s book could not be opened
kept-export = Save the table as a file
book-english-only = This book speaks English only.
table-over = You are no longer at this table
table-over-hint = Your seat was given to another device, taken back, or you signed out. For a new link the GM presses your name at the top of the table.
table-begin = Begin
table-cancel = Cancel
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
table-back = Connected again. Nothing was lost.
table-meanwhile = Meanwhile:
table-sending = Sent; waiting for the table to confirm …
speak-pending = On its way
speak-sent = sent, not confirmed yet
speak-unsent = not sent yet
speak-whisper = Whisper
speak-to = To whom?
speak-whisper-to = Whisper to { $names }
speak-whisper-hint = Only they and the GM hear it.
speak-whisper-hint-gm = Nobody else hears it.
speak-dice = Roll dice
speak-add-die = One d{ $sides } more
speak-roll = Roll { $dice }
speak-pick-dice = Tap some dice
speak-clear = Put them back
speak-behind = behind the screen
pages-yours = Pages you hold
page-only = Only for { $names }
scene-picture = Picture of the scene
areas = Places on the picture
areas-hint = Press the corners of each place, one after the other; or move the cross by arrow keys and press Enter. The first area is the first place of the board.
areas-canvas = Area { $number }, { $corners } corners; the cross is { $across } across and { $down } down, of 100
areas-one = Area { $number }: { $corners }
areas-next = Next area
areas-undo = Take the last corner back
areas-none = No areas
to-everybody = Everybody
to-some = Only some
to-nobody = Nobody is chosen yet: it stays with you.
note-text = A note
note-to = For whom?
note-own = only for oneself
note-write = Write it down
note-anew = Rewrite it

## The GM's desk

desk = The GM’s desk
desk-others = Asked of others
desk-begin = Next
desk-more = Everything else
desk-chapter-other = Other
desk-levers = Where the world may pull
desk-levers-none = Nothing yet: issues of the game and aspects of heroes will stand here.
desk-invite = Invite
desk-invite-hint = The person who opens this link sits down at your table. It is shown only now.
desk-copy = Copy the link
desk-copied = Copied
desk-code = Or read out this code, for ten minutes: { $code }
desk-rewind = Go back to here
desk-rewind-ask = Undo these entries: { $count }? Dice already rolled keep their faces, and nothing is deleted.
desk-rewind-do = Go back
table-take-back = Take my last answer back
desk-plot = Secret notes
desk-stuck = Something is stuck
desk-drop = Drop it
desk-again = Start it again
desk-quick = Foes in one tap
desk-wishes = Settled by you
wish-note = What happens
wish-done = Allow
wish-no = Decline
desk-invite-watch = Invite a watcher
desk-invite-watch-hint = The person who opens this link may watch, and sees what everybody sees. It is shown only now.
desk-qr = The link as a picture to scan
desk-drawers = Tools
drawer-scene = Scene
drawer-clocks = Clocks
drawer-pages = Pages
drawer-notes = Notes
drawer-values = Fix a number
drawer-dials = Pace and dice
drawer-eyes = View as
drawer-back = Go back
drawer-shelf = Shelf
shelf-hint = Prepare a scene with all that is in it. Players see nothing of it until you show it.
shelf-empty = Nothing is prepared yet.
shelf-prepare = Prepare a scene
shelf-title = Title
shelf-clock = A clock: what is coming? (optional)
shelf-page = A handout: its title (optional)
shelf-figures = Who is there
shelf-put = Put on the shelf
shelf-show = Show
shelf-shown = shown
shelf-edit = Change
shelf-part-picture = picture
shelf-part-clock = clock “{ $name }”
shelf-part-page = handout “{ $name }”
scene-of = What there is to see in “{ $title }”
scene-before = No scene has begun yet; this is what there is to see until then.
scene-text = What you see
scene-traits = True here
scene-tell = Show it to all
clock-name = What is coming?
clock-length = In how many steps?
clock-seen = Do the players see it?
clock-make = Start the clock
clock-on = { $name }: one step on
clock-back = { $name }: one step back
page-title = Title
page-text = What it says
page-picture = A picture on it
page-to = Who gets it?
page-give = Hand it out
page-withdraw = Take it back
values-whose = Whose?
values-table = the table’s own
values-find = Find a value
values-all = Values
values-add = Add it
values-none = There is no such value here.
values-why = Why?
values-why-hint = Everybody who sees the change reads this, too.
values-set = Set it
values-clear = Leave it empty
values-remove = Take { $name } out of the game
pace = How much is asked
pace-brisk = Brisk
pace-brisk-hint = Nobody is asked what the book settles, or where there is only one choice.
pace-book = By the book
pace-book-hint = Everything is asked that leaves a choice.
pace-everything = Ask everything
pace-everything-hint = Nothing is skipped.
pace-offer = This table asks everything. Make it brisk?
pace-offer-take = Make it brisk
pace-offer-leave = Leave it
dials = Automation by chapter
dials-hint = “Auto” gives the usual answer at once, “brisk” asks what needs a decision, “ask” asks, “off” leaves it to you to say what happens.
dials-for = For whom?
dials-all = Everything
dials-auto = auto
dials-brisk = brisk
dials-ask = ask
dials-off = off
dice-whose = Whose dice?
dice-system = the table’s
dice-hand = real ones
eyes-hint = You see exactly what this person sees. Nothing can be done from there.
eyes-nobody = Nobody else sits at this table yet.
eyes-of = Through the eyes of { $name }
eyes-read-only = You can only look.
eyes-close = Back to your own
back-hint = Choose the last entry to keep.
back-moments = What happened, newest first
back-dice = These dice were seen before and come again: { $dice }.
back-release = Roll new dice

## Rules

rule-source = Source:
rule-rulings = What we ruled:
rule-decided = Decides:
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

## A hero for the table

hero-title = A hero for you
hero-hint = You need a hero to play. Draw one and begin at once, or make your own; that takes a few minutes.
hero-draw = Draw a hero for me
hero-another = Draw another
hero-play = Play { $name }
hero-make = Make my own, step by step
hero-intro = Step by step, under this table’s rules. A name and a choice or two are enough.
hero-there = The sheet as it is now. At the table it changes by play, and grows there.
hero-bring = Bring to the table
hero-back = Back to “{ $table }”
hero-kept = Take { $name } from my workshop
hero-sheet = Sheet, to read or print
hero-grow = { $name } grows

## The workshop

workshop = Workshop
workshop-which = Which book is your character for?
workshop-intro = Your draft stays on this device. Save it as a file to keep it, or to bring it to a table elsewhere.
workshop-random = Draw one at random
workshop-open-file = Open a file
workshop-save = Save as a file
workshop-print = Print
workshop-anew = Start over
workshop-bring-back = Bring { $name } back
workshop-steps = Steps
workshop-next = Next
workshop-back = Back
workshop-mark-done = done
workshop-mark-open = still open
workshop-mark-wrong = not legal
workshop-mark-blank = left blank, which is allowed
workshop-open = Still open.
workshop-verdict = Is it legal?
workshop-legal = { $name } is legal and ready to play.
workshop-still-open = Still open: { $steps }
workshop-illegal = Not legal yet: the steps say why.
workshop-sheet = Character sheet
workshop-advice = Worth knowing
workshop-short = Short sheet
workshop-marked = { $count } marked
workshop-notes = Notes
workshop-line = { $label } { $which }
workshop-idea = { $label }: random idea
workshop-often = { $label }: what others often take
workshop-search = Search
workshop-found = { $count ->
    [one] { $count } thing found.
   *[other] { $count } things found.
}
workshop-left = { $count ->
    [0] All points are given.
    [one] One point left.
   *[other] { $count } points left.
}
workshop-several = Pick { $count }: { $held } so far.
workshop-several-most = Pick { $count } at most: { $held } so far.
workshop-grow = Grow
workshop-grew = { $name } has grown.
workshop-rules = House rules of the table it is for
workshop-pack = Themepack: { $pack }
workshop-not-json = “{ $file }” is not a character: it is no JSON file. Choose one that the workshop or “moothall character” has saved.
workshop-not-a-sheet = “{ $file }” is not a character: it does not say of which “ruleset” it is. Choose a file that the workshop or “moothall character” has saved.

## First steps at a table

coach = First steps
coach-hero = Welcome! First you need a hero: draw one, and look at it.
coach-deed = Now { $name } can act. Below, press what you want to do, say it in a few words, and begin.
coach-turn = It is not { $name }’s turn just now. Read along; what { $name } can do shows below as soon as there is something.
coach-wait = Well begun. Others have to answer now; you will be asked when it is your turn.
coach-answer = This is for you: pick an answer. The usual one is marked, and nothing is wrong.
coach-done = Your first dice have fallen! In the story, “why” tells you how it came about.
coach-skip = I know my way
gm-coach-invite = Invite your players: send the link, or let them scan it.
gm-coach-invite-press = Get a link
gm-coach-prepare = Prepare a scene: what there is to see, a clock, a handout, foes. Nobody sees it yet.
gm-coach-prepare-press = Open the shelf
gm-coach-begin = Begin: show the scene from the shelf, or press what happens first, below.
gm-coach-wait = When the first hero is there, show the scene from the shelf.
gm-coach-done = Done.
coach-end = Got it

## Replay

replay = Replay
replay-table = Back to the table
replay-controls = Step through the session
replay-first = To the beginning
replay-scene-back = The scene before
replay-back = One step back
replay-play = Play
replay-pause = Stop
replay-on = One step on
replay-scene-on = The next scene
replay-where = Where in the session
replay-speed = Pace
replay-speed-0 = calm
replay-speed-1 = usual
replay-speed-2 = brisk
replay-keys = Keys: ← → step, PageUp PageDown go from scene to scene, Home and End to either end, Space plays.

## The stage
stage-great = Exceptional!
stage-hit = Hit
stage-hit-cost = Hit, at a cost
stage-miss = Missed
stage-struck = Struck
stage-dodged = Dodged
stage-good = Success
stage-cost = Success, at a cost
stage-bad = Failure
stage-shows = { $face } on the d{ $sides }
stage-against = { $face } on the d{ $sides }, against { $against }
stage-chooses = { $count ->
        [one] { $names } chooses …
       *[other] { $names } choose …
    }
stage-has = { $label } of { $name }: { $value }
stage-has-of = { $label } of { $name }: { $value } of { $most }
sound-on = Sound: on
sound-off = Sound: off
rolls-of-others = Rolls of others
rolls-large = large
rolls-small = small
rolls-log = only in the log
sheet-lower = Lower the question
sheet-raise = Show the question
bar-more = People and settings
hero-whole = The whole card of { $name }

# ---- The forecast of a fight

drawer-forecast = Forecast
desk-forecast-hint = How the fight will go from here on, if both sides act by the usual tactics. Only you see it.
desk-forecast-again = Forecast again
desk-forecast-waiting = Counting…
desk-forecast-who = Who
shelf-forecast = Forecast
shelf-forecast-hint = How the fight will go if this group comes now. Only you see it.

account = The fight is over
account-rounds = { $count ->
    [one] The fight is over after one round
   *[other] The fight is over after { $count } rounds
}
account-rolls = { $count ->
    [one] 1 roll, { $good } good
   *[other] { $count } rolls, { $good } good
}
account-lost = { $label }: { $count } lost
account-filled = { $label }: { $count } filled
account-out = out of it
banner-down = { $name } is down.
banner-clock = The clock is full: { $name }
guides = Guides
guide-english = This guide is in English for now.
guide-players = For players
guide-gm = For the GM


# ---- The odds lab

oddslab = Odds lab
oddslab-hint = What does this roll promise? Every way the dice can fall is counted, by the rules themselves.
oddslab-book = Book
oddslab-none = No book here answers questions about odds.
oddslab-first = First situation
oddslab-second = Second situation
oddslab-compare = Compare with a second
oddslab-alone = Put the second away
oddslab-swap = Swap them
oddslab-option = House rules
oddslab-options-set = House rules: { $count } changed
oddslab-success = Success
oddslab-exact = exactly { $fraction }
oddslab-percent = { $percent }%
oddslab-about = { $percent }%
oddslab-more = +{ $points } points
oddslab-less = −{ $points } points
oddslab-same = the same
oddslab-results = What can come of it
oddslab-result = Result
oddslab-share = Chance
oddslab-difference = Difference
oddslab-map = All at once
oddslab-map-hint = The chance of success in percent for every value of two fields. The framed cell is the situation above.
oddslab-across = Across
oddslab-down = Down
oddslab-map-shows = Show
oddslab-map-nothing = –
oddslab-map-short = There was no time for the last rows.
oddslab-here = here
oddslab-rules = What house rules would change
oddslab-rules-hint = Every option of a table, tried by itself on the first situation.
oddslab-rules-ask = Try them all
oddslab-rules-none = None of them changes a chance here.
oddslab-rules-tried = { $count ->
        [one] { $count } setting that this roll looks at was tried.
       *[other] { $count } settings that this roll looks at were tried.
}
oddslab-rules-short = There was no time to try them all.
oddslab-rules-try = Compare
oddslab-rules-try-of = Compare with { $rule }: { $value }
oddslab-rule = Rule
oddslab-rules-row = { $row }: { $before } → { $after }
oddslab-link = Copy a link
oddslab-copied = Copied
oddslab-csv = Table (CSV)
oddslab-svg = Picture (SVG)
oddslab-counting = Counting…
oddslab-unrolled = Nothing is rolled.
encounterlab = Encounters
encounterlab-hint = How dangerous is tonight’s scene? Both sides act by stated tactics, and the rules themselves are counted.
encounterlab-heroes = Heroes
encounterlab-foes = Opponents
encounterlab-tactics = Tactics
encounterlab-more = One more line
encounterlab-result = How it will go
encounterlab-decides = What decides it
