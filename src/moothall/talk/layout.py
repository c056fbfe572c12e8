"""The layout of a book's table: which widget shows a field, and in which place.

Pages know widgets and places and no book. A field that a layout does not name would not be shown, so a test wants every
field named.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Widget = Literal[
    "name",  # what something is called
    "track",  # so many left out of so many
    "points",  # so many, without a limit
    "dice",  # the dice of several attributes
    "word",  # a word of the rules
    "tags",  # words of people's own
    "text",  # a sentence of people's own
    "gear",  # things that are carried
    "flag",  # holds or does not
    "number",
    "clock",
    "people",
    "tries",  # tests that cannot be tried again
    "notes",
    "distances",  # pairs, and how far they are from each other
    "lines",  # pairs without a line between them
    "square",
    "spot",  # a place on a track
    "ratings",  # numbers under names
    "drives",  # numbers under names, each with a sentence that may be struck out
    "focuses",  # words under one of the ratings
    "abilities",
    "progress",  # so many of so many, under a name
    "traits",  # phrases about somebody or something
    "assets",  # things with an owner, a strength and a place
    "places",  # places, and which are next to each other
    "turn",  # whose turn it is
    "growth",  # what was gained and spent
    "stories",
    "options",
    "boxes",  # tracks of boxes in several levels, free or filled with a letter
    "effects",  # what lasts, on somebody, somewhere or on all
    "record",  # a record, or a list of them, field by field
    "key",  # by which the others name it
    "part",  # shown by the widget of another field
]

Place = Literal["title", "scene", "head", "tracks", "marks", "sheet", "board", "desk", "rules", "nowhere"]
"""Where on the page: `head` and `tracks` are always there of a person, `marks` if they say something.

A record that is the title has a field `title`, and the rest of it stands below.
"""


class Shown(NamedTuple):
    """One field: its widget and place, the field that holds its most, and the drawing that stands for it."""

    field: str
    widget: Widget
    place: Place
    most: str = ""
    glyph: str = ""
    parts: tuple[str, ...] = ()
    """Of a record, or of each in a list of them: the fields that are shown, in this order."""
    usual: str = ""
    """The default value; the field is hidden while it has it."""
    labelled: bool = False
    """Of a word among the marks: it says nothing by itself, so its label goes before it."""
    people: tuple[str, ...] = ()
    """Of a list of records: the fields that name a person."""


class People(NamedTuple):
    """A list of people at the table, and what is shown of each."""

    field: str
    side: Literal["ours", "theirs"]
    shown: tuple[Shown, ...]
    seen: str = ""
    """The flag that says whether the players know of somebody. Whoever they do not know of is marked for the GM."""
    where: tuple[str, str] = ("", "")
    """A field and its value, where a list holds people of both sides and only these are meant."""
    chief: tuple[str, str] = ("", "")
    """A field and its value, of those whose fall is news for the whole table."""


class Board(NamedTuple):
    """How positions are kept and changed: which option says the way, and which procedures move a character.

    Of each person the board reads `square` and `cover`, and `moved` of whoever goes a square at a time.
    """

    way: str
    """The option that is `zones`, `grid` or `none`; empty where the table draws zones of its own."""
    zones: tuple[str, ...]
    """Near to far."""
    usual: str
    """How far two are of whom nothing was said."""
    approach: str
    """The procedure by which somebody goes nearer or farther, a zone at a time."""
    walk: str
    """The procedure by which somebody goes to a square."""
    squares: int
    """So many a turn."""
    set: str
    """What the GM does: say how far two are apart, put somebody on a square, give cover, block the line between two."""
    put: str
    cover: str
    line: str


NO_BOARD = Board("", (), "", "", "", 0, "", "", "", "")
"""Of a book whose people are not placed by distances or squares."""


class Places(NamedTuple):
    """A board of named places with things and people in them, and by which procedures they get there."""

    places: str
    """The field of the table that lists the places, and the one that lists the things."""
    things: str
    lay: str
    """What the GM does: lay the places out, put somebody in one, put a thing in one.

    Where a book has no procedure for putting somebody there, the GM sets the value.
    """
    put: str
    set_down: str
    turn: str
    """The procedure by which a player (`who`) moves what they own (`asset`)."""
    edges: str = ""
    """The field that lists which places are side by side, where the places themselves do not say so."""
    walk: str = ""
    """The procedure by which somebody (`who`) goes along a `path` of places."""


NO_PLACES = Places("", "", "", "", "", "")


class QuickAction(NamedTuple):
    """An action of the GM's that takes one tap: all of its arguments are here."""

    procedure: str
    text: str
    """What the button says, and what is called so, with a number."""
    args: tuple[tuple[str, str], ...]
    named: str = ""
    """The argument that gets that name."""
    option: tuple[str, str] = ("", "")
    """Only at tables where this option has this value."""


NO_ACTION = QuickAction("", "", ())


class StandingOrder(NamedTuple):
    """A kind of question for which a player may leave word of their own, and the words that answer it."""

    question: str
    words: tuple[str, ...]


class Layout(NamedTuple):
    """The whole table."""

    shown: tuple[Shown, ...]
    people: tuple[People, ...]
    board: Board = NO_BOARD
    quick: tuple[QuickAction, ...] = ()
    scene: QuickAction = NO_ACTION
    """The action by which a scene begins that the GM has prepared; the argument that is named is its title."""
    fight: str = ""
    """The procedure by which a fight begins, where one does."""
    grows: tuple[str, str] = ("", "")
    """The field of a person that counts how often they may grow, and the procedure by which they do."""
    asks: tuple[str, ...] = ()
    """Kinds of questions that a brisk table answers by itself, and that a player may want to be asked all the same."""
    orders: tuple[StandingOrder, ...] = ()
    """Questions that may be answered otherwise than as usual in the place of a player who is away."""
    places: Places = NO_PLACES
    cites: tuple[tuple[str, str], ...] = ()
    """Words of the rules that stand beside something on a page, and the rule in which one can read what they mean."""
    levers: str = ""
    """The procedure by which the GM has the world pull at somebody, where the book lists what it may pull at."""
    words: tuple[str, ...] = ()
    """Where in the table's state its own words for things lie, if it brings any: parts of a path."""
    turns: tuple[str, ...] = ()
    """The procedures by which a player takes a turn or ends it: while one is open to a hero, it is their turn."""
