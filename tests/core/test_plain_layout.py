"""A book without a layout is shown by the types of its state alone."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from moothall.ledger.marks import Everyone
from moothall.records import record
from moothall.talk.layout import NO_BOARD, NO_PLACES, Shown
from moothall.talk.plain_layout import plain_labels, plain_layout


class Clock(NamedTuple):
    """A clock of the scene."""

    id: str
    at: int
    length: int


@record
class Hero:
    """A played character."""

    id: Annotated[str, Everyone]
    name: Annotated[str, Everyone]
    seat: Annotated[str, Everyone]
    hearts: Annotated[int, Everyone]
    fallen: Annotated[bool, Everyone]
    stance: Annotated[Literal["high", "low"], Everyone]
    dream: str
    talents: tuple[str, ...]
    watch: Clock | None
    square: tuple[int, int] | None


class Foe(NamedTuple):
    """A foe, who has no seat."""

    id: str
    name: str


@record
class Options:
    """The options of a table."""

    hard: bool


@record
class Table:
    """The whole table."""

    options: Options
    scene: str
    heroes: Annotated[tuple[Hero, ...], Everyone]
    foes: list[Foe]
    round: int
    alarm: Annotated[bool | None, Everyone]
    phase: Literal["free", "fight"]
    weather: str
    tags: frozenset[str]
    clocks: tuple[Clock, ...]
    clock: Clock
    odd: dict[str, int]
    _hidden: int = 0


LAYOUT = plain_layout(Table)


def test_each_field_of_the_table_is_shown_by_its_type() -> None:
    """Numbers, flags, words, texts, tags and records have their widgets; a type without one is not drawn."""
    parts = ("at", "length")
    assert LAYOUT.shown == (
        Shown("options", "options", "rules"),
        Shown("scene", "name", "title"),
        Shown("heroes", "people", "board"),
        Shown("foes", "people", "board"),
        Shown("round", "number", "scene"),
        Shown("alarm", "flag", "scene"),
        Shown("phase", "word", "scene", labelled=True),
        Shown("weather", "text", "scene"),
        Shown("tags", "tags", "scene"),
        Shown("clocks", "record", "scene", parts=parts),
        Shown("clock", "record", "scene", parts=parts),
        Shown("odd", "part", "nowhere"),
    )


def test_lists_of_records_with_id_and_name_are_people() -> None:
    """A list whose records have a seat is ours, any other theirs; each field of a person has a place."""
    heroes, foes = LAYOUT.people
    assert [(people.field, people.side) for people in LAYOUT.people] == [("heroes", "ours"), ("foes", "theirs")]
    assert heroes.shown == (
        Shown("id", "key", "nowhere"),
        Shown("name", "name", "title"),
        Shown("seat", "part", "nowhere"),
        Shown("hearts", "number", "head"),
        Shown("fallen", "flag", "marks"),
        Shown("stance", "word", "marks", labelled=True),
        Shown("dream", "text", "sheet"),
        Shown("talents", "tags", "sheet"),
        Shown("watch", "record", "sheet", parts=("at", "length")),
        Shown("square", "part", "nowhere"),
    )
    assert [one.field for one in foes.shown] == ["id", "name"]


def test_a_plain_layout_asks_for_no_board_and_no_actions() -> None:
    """All that is left is empty, as of a book that says nothing."""
    assert (LAYOUT.board, LAYOUT.quick, LAYOUT.places) == (NO_BOARD, (), NO_PLACES)


def test_every_field_of_a_plain_layout_has_a_label() -> None:
    """A label is the name of its field as words, also of the parts of a record."""
    labels = plain_labels(LAYOUT)
    assert labels["shown-hearts"] == "Hearts" and labels["shown-length"] == "Length"
    assert plain_labels(LAYOUT._replace(shown=(Shown("powers_are", "text", "scene"),), people=())) == {
        "shown-powers_are": "Powers are"
    }
