"""How much anybody may send: every text, list and number of every command and of every action has a bound."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from moothall import books
from moothall.errors import Unclear
from moothall.rulesets.houses2d20.dice import Aim
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.state import Foe
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.book import Book
from moothall.table.seats import MAY
from moothall.table.sizes import (
    DEEPEST,
    LARGEST,
    LONGEST_NAME,
    LONGEST_PAGE,
    LONGEST_TEXT,
    MOST_IN_ALL,
    MOST_LISTED,
    MOST_THERE,
    check_grown,
    check_sizes,
    check_values,
)
from tests.table.support.live_table import Host

ENDLESS = "x" * 90_000
TOO_MUCH = "error-table-too-(long|large|many|deep)"


def holds_text(kind: Any) -> bool:
    return kind is str or any(holds_text(part) for part in typing.get_args(kind))


def sample(kind: Any) -> Any:
    """Something that fits a field, as far as sizes go."""
    return {str: "a", int: 1, bool: True}.get(kind, () if typing.get_origin(kind) is tuple else "a")


def texts_of_commands() -> Iterator[tuple[type[c.Command], str]]:
    for kind in MAY:
        hints = typing.get_type_hints(kind)
        yield from ((kind, each.name) for each in fields(kind) if holds_text(hints[each.name]))  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "field"), [*texts_of_commands()], ids=lambda part: getattr(part, "__name__", part))
def test_every_text_of_every_command_has_a_bound(kind: type[c.Command], field: str) -> None:
    """Whoever sends it: names, ids, pictures and reasons as well as what is said."""
    hints = typing.get_type_hints(kind)
    needed = {each.name: sample(hints[each.name]) for each in fields(kind) if each.default is MISSING}  # type: ignore[arg-type]
    value = ENDLESS if hints[field] is str else (ENDLESS,)
    with pytest.raises(Unclear, match=TOO_MUCH):
        check_sizes(kind(**needed | {field: value}))


@pytest.mark.parametrize("id", books.book_ids())
def test_no_action_of_a_book_begins_with_something_endless(id: str) -> None:
    """Every argument of every action, for the GM too: endless texts, lists of lists, many things, and large numbers."""
    host, tried = Host(id), 0
    before = len(host.shelf.lines)
    for name, procedure in Book(id).procedures.items():
        for argument in procedure.takes:
            for value in (ENDLESS, [ENDLESS[: LONGEST_TEXT + 1]], [1] * (MOST_LISTED + 1), 3_000_000, -3_000_000):
                with pytest.raises(Unclear, match=TOO_MUCH):
                    host.do("gm", c.Open(name, {argument: value}))
                tried += 1
    assert tried > 100 and len(host.shelf.lines) == before


@pytest.mark.parametrize(
    "command",
    [
        c.MakeRuling((c.Ruling(("foes", "ogre", "name"), "x" * (LONGEST_NAME + 1)),)),
        c.MakeRuling((c.Ruling(("foes", "ogre", "note"), "x" * (LONGEST_TEXT + 1)),)),
        c.MakeRuling((c.Ruling(how="fact", kind="nde/foe", value={"name": "x" * (LONGEST_NAME + 1)}),)),
        c.MakeRuling((c.Ruling(("pool",), 1),) * (MOST_LISTED + 1)),
        c.RefuseWish("wish", "x" * 401),
        c.SetScene("The quay", picture="x" * 201),
        c.Answer("prompt", {"count": LARGEST + 1}),
        c.Open("houses.zones", {"zones": ["hall"] * (MOST_THERE + 1)}),
        c.Answer("prompt", {"x" * (LONGEST_TEXT + 1): 1}),
    ],
)
def test_rulings_reasons_and_answers_have_bounds(command: c.Command) -> None:
    """What the GM decides, and what anybody answers."""
    with pytest.raises(Unclear, match=TOO_MUCH):
        check_sizes(command)


def test_what_honest_tables_send_passes() -> None:
    """A long page, a full board, a purse, a long name and values at their bounds."""
    board = tuple((x, y) for x in range(60) for y in range(60))
    for command in (
        c.WriteNote("x" * LONGEST_PAGE),
        c.SetGround(60, 60, walls=board),
        c.Open("nova6.pay", {"coins": 250_000, "reason": "x" * LONGEST_TEXT}),
        c.Open("nde.join", {"sheet": {"name": "Maria Skłodowska-Curie", "list": [1] * MOST_LISTED}}),
    ):
        check_sizes(command)


def test_values_do_not_lie_deeper_than_anybody_needs() -> None:
    """Lists in lists."""
    value: Any = 1
    for _ in range(DEEPEST):
        value = [value]
    with pytest.raises(Unclear, match="error-table-too-deep"):
        check_values(value)


def test_the_gm_cannot_roll_a_thousand_dice() -> None:
    """The step is refused as a whole, and said in every language."""
    host = Host("houses2d20")
    host.do("gm", c.Open("houses.extra", {"id": "guard", "name": "Guard"}))
    before = len(host.shelf.lines)
    pool = msgspec.to_builtins(Pool(LARGEST, Aim(10, 1)))
    with pytest.raises(Unclear, match="error-too-many-dice") as refusal:
        host.do("gm", c.Open("houses.throw", {"who": "guard", "pool": pool, "difficulty": 1}))
    assert len(host.shelf.lines) == before
    assert all(sentence(refusal.value, lang) for lang in LANGUAGES)


def test_no_more_come_to_the_board_than_can_be_shown() -> None:
    """The step that would bring one too many is refused whole, and play goes on with those who are there."""
    host = Host("nde2")

    def bring(first: int, count: int) -> None:
        foes = [
            msgspec.to_builtins(Foe(foe_id(f"f{n}"), "Rat", "minion", 3, 1, 1)) for n in range(first, first + count)
        ]
        facts = [c.Ruling(how="fact", kind="nde/foe-appeared", value={"foe": foe}) for foe in foes]
        host.do("gm", c.MakeRuling(tuple(facts)))

    bring(0, MOST_IN_ALL - 1)
    before = len(host.shelf.lines)
    with pytest.raises(Unclear, match="error-table-too-many"):
        bring(MOST_IN_ALL, 2)
    assert len(host.shelf.lines) == before
    bring(MOST_IN_ALL, 1)
    host.do("gm", c.Say("Enough of them."))


def test_a_table_that_has_too_many_already_plays_on() -> None:
    """Only growing is refused, so that what an earlier version let in hinders nobody."""
    crowd = SimpleNamespace(foes=(0,) * (MOST_IN_ALL + 2), zones=())
    check_grown(crowd, crowd)
    check_grown(crowd, SimpleNamespace(foes=(0,) * (MOST_IN_ALL + 1), zones=(1,)))
    with pytest.raises(Unclear, match="error-table-too-many"):
        check_grown(crowd, SimpleNamespace(foes=(0,) * (MOST_IN_ALL + 3)))
