"""What a book says about showing its table: which widget shows a field, and in which place.

Pages know widgets and places and no book. A field of which a book says nothing would not be seen by anybody, so a test
wants every field named.
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
    "options",
    "boxes",  # tracks of boxes in several levels, free or filled with a letter
    "effects",  # what lasts, on somebody, somewhere or on all
    "record",  # a record, or a list of them, field by field
    "key",  # by which the others name it
    "part",  # shown by the widget of another field
]

Place = Literal["title", "scene", "head", "tracks", "marks", "sheet", "board", "desk", "rules", "nowhere"]
"""Where on the page: `head` and `tracks` are always there of a person, `marks` if they say something."""


class Shown(NamedTuple):
    """One field: its widget and place, the field that holds its most, and the drawing that stands for it."""

    field: str
    widget: Widget
    place: Place
    most: str = ""
    glyph: str = ""


class People(NamedTuple):
    """A list of people at the table, and what is shown of each."""

    field: str
    side: Literal["ours", "theirs"]
    shown: tuple[Shown, ...]


class Board(NamedTuple):
    """How positions are kept and changed: which option says the way, and which procedures move somebody."""

    way: str
    """The option that is `zones`, `grid` or `none`; empty where the table draws zones of its own."""
    zones: tuple[str, ...]
    """Near to far."""
    usual: str
    """How far two are of whom nothing was said."""
    approach: str
    walk: str
    squares: int
    """So many a turn."""


class Somebody(NamedTuple):
    """An argument that names somebody at the table: of every procedure (`who`), or of one (`nde.reveal/id`)."""

    argument: str
    side: Literal["ours", "theirs", "any"] = "any"
    """On which side that person may be."""


class Layout(NamedTuple):
    """The whole table."""

    shown: tuple[Shown, ...]
    people: tuple[People, ...]
    board: Board
    somebody: tuple[Somebody, ...]
    fresh: tuple[str, ...]
    """Arguments that are ids of something new: a page makes them up."""
