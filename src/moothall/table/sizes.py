"""Sizes of what anybody may send: how long texts and lists are, how large numbers are, how deep values lie.

Every command passes through here before it is carried out, whoever sends it: what a step says is kept for ever, and
sent to everybody who comes later.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from moothall.errors import Unclear
from moothall.table import commands as c
from moothall.table.seat_names import check_visible

LONGEST_COMMAND = 100_000
"""Bytes of a whole command."""

LONGEST_TEXT = 4_000
LONGEST_PAGE = 20_000
LONGEST_NAME = 80
LONGEST_REASON = 400
LONGEST_ID = 200
"""Of a field in a command itself that names something there is."""

MOST_LISTED = 1_000
"""As many words as a themepack brings along."""

MOST_THERE = 100
WIDEST_GROUND = 60
"""Squares of the board, across and down."""

LARGEST = 1_000
LARGEST_QUANTITY = 1_000_000
DEEPEST = 16

NAMES = frozenset({"name", "title"})
QUANTITIES = frozenset({"coins", "days", "metres", "price"})
"""Numbers that only stand there: nothing is drawn, rolled or made so many times."""

THERE = frozenset({"foes", "zones", "edges", "links", "people", "places", "positions", "members", "targets", "present"})
"""Lists of who or what is on the board."""

MOST_IN_ALL = 300
ON_THE_BOARD = ("heroes", "foes", "characters", "others", "zones")
"""Lists of a table that grow by one or by a hundred at a time, and are sent whole to whoever comes in."""

PAGES: tuple[type[c.Command], ...] = (c.WriteNote, c.HandOut, c.SetScene)
BY_THE_BOOK = frozenset({"args", "answer", "ahead"})
"""Fields of commands that hold values of a book."""


def check_sizes(command: c.Command) -> None:
    """Refuse a command that is longer, deeper or larger than any table needs."""
    size = len(msgspec.json.encode(command))
    if size > LONGEST_COMMAND:
        raise Unclear("error-table-too-long", length=size, most=LONGEST_COMMAND)
    for field in fields(command):  # type: ignore[arg-type]  # every command is a record
        value = msgspec.to_builtins(getattr(command, field.name))
        if field.name == "rulings":
            _check_rulings(value)
        elif field.name in BY_THE_BOOK:
            check_values(value)
        elif isinstance(value, str):
            check_length(value, _longest(command, field.name))
        elif isinstance(value, list | tuple):
            _check_count(value, WIDEST_GROUND**2 if isinstance(command, c.SetGround) else MOST_LISTED)
            for each in value:
                check_length(each if isinstance(each, str) else "", LONGEST_ID)


def _longest(command: c.Command, field: str) -> int:
    if field == "text":
        return LONGEST_PAGE if isinstance(command, PAGES) else LONGEST_TEXT
    if field in NAMES:
        return LONGEST_NAME
    return LONGEST_REASON if field == "note" and not isinstance(command, c.WriteNote) else LONGEST_ID


def _check_rulings(rulings: list[dict[str, Any]]) -> None:
    _check_count(rulings, MOST_LISTED)
    for ruling in rulings:
        check_values(ruling | {"value": None})
        # What else a number may be, the book says better, because it knows what was set.
        check_values(ruling["value"], "".join(ruling["path"][-1:]), LARGEST_QUANTITY)


def check_values(value: Any, name: str = "", largest: int = LARGEST) -> None:
    """Refuse arguments, answers or rulings with a text, list or number in them that is too large."""
    rest = [(value, name, 1)]
    while rest:
        inside, name, depth = rest.pop()
        if depth > DEEPEST:
            raise Unclear("error-table-too-deep", most=DEEPEST)
        if isinstance(inside, str):
            check_length(inside, LONGEST_NAME if name in NAMES else LONGEST_TEXT)
            if name in NAMES:
                check_visible(inside.strip())
        elif isinstance(inside, int | float):
            check_number(inside, LARGEST_QUANTITY if name in QUANTITIES else largest)
        elif isinstance(inside, dict):
            _check_count(inside, MOST_LISTED)
            rest += [(key, "", depth + 1) for key in inside]
            rest += [(each, str(key), depth + 1) for key, each in inside.items()]
        elif isinstance(inside, list | tuple):
            _check_count(inside, MOST_THERE if name in THERE else MOST_LISTED)
            rest += [(each, name, depth + 1) for each in inside]


def check_grown(before: Any, after: Any) -> None:
    """Refuse a state in which a list of who or what is on the board has grown beyond what a table can show."""
    for name in ON_THE_BOARD:
        listed = getattr(after, name, ())
        if len(listed) > MOST_IN_ALL and len(listed) > len(getattr(before, name, ())):
            raise Unclear("error-table-too-many", count=len(listed), most=MOST_IN_ALL)


def check_length(text: str, longest: int) -> None:
    """Refuse a text of too many letters."""
    if len(text) > longest:
        raise Unclear("error-table-too-long", length=len(text), most=longest)


def check_number(number: float, largest: int) -> None:
    """Refuse a number that is further from zero than it may be."""
    if not -largest <= number <= largest:
        raise Unclear("error-table-too-large", most=largest)


def _check_count(listed: Any, most: int) -> None:
    if len(listed) > most:
        raise Unclear("error-table-too-many", count=len(listed), most=most)
