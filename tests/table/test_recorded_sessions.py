"""Sessions recorded by earlier versions open, end in the same state for every seat, and can be played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moothall import books
from moothall.table import Prompt, Table
from moothall.table import commands as c
from tests.table.support.live_table import Host, Shelf, wire
from tests.table.support.recorded_sessions import CAME_TO, arrived, boxed, opened, said_of, session_files

pytestmark = pytest.mark.slow

KEPT = session_files()
every_session = pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}-{file.name}")


def lost(then: Any, now: Any, path: str = "") -> list[str]:
    """The places where something that was there is there no more, or is another; what is new does not count."""
    if isinstance(then, dict) and isinstance(now, dict):
        inside = ((then[name], now.get(name), f"{path}/{name}") for name in then)
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        inside = ((one, other, f"{path}/{at}") for at, (one, other) in enumerate(zip(then, now, strict=True)))
    else:
        return [] if then == now else [f"{path}: {then!r} became {now!r}"[:200]]
    return [found for part in inside for found in lost(*part)]


def test_the_comparison_reports_every_lost_value() -> None:
    """The comparison forgives what is new, and nothing else."""
    then: Any = {"a": [1, {"b": 2}], "c": None}
    assert lost(then, {"a": [1, {"b": 2, "new": 3}], "c": None, "d": 4}) == []
    assert lost(then, {"a": [1, {"b": 3}], "c": None}) == ["/a/1/b: 2 became 3"]
    assert lost(then, {"a": [1], "c": None}) and lost({"a": 1}, {}) and lost({"a": []}, {"a": {}})


def test_every_edition_has_recorded_sessions() -> None:
    """There is a recorded session for each book, and for each kind of dice in it."""
    assert {arrived(boxed(file)).about.ruleset for file in KEPT} == set(books.book_ids())
    assert {"nde2-ladder", "nde2-2d6", "nde1-ladder", "nde1-d6"} <= {file.name for file in KEPT}


@every_session
def test_a_recorded_session_comes_to_its_recorded_end(file: Path) -> None:
    """Every seat sees what it saw, was told the same facts in the same order, and is asked the same."""
    then = json.loads((file / CAME_TO).read_text(encoding="utf-8"))
    assert lost(then, said_of(boxed(file))) == []
    assert len(then["seats"]) > 3 and then["waiting"] and then["entries"] > 100


@every_session
def test_a_recorded_session_can_be_replayed(file: Path) -> None:
    """Each viewer's past can be shown message by message, and its end is the present."""
    table = opened(boxed(file))
    for viewer in {table.viewer(seat.id) for seat in table.room_state.seats}:
        last = table.stream(viewer).number
        for number in range(0, last, 25):
            assert wire(table.replayed(viewer, number))
        now, end = table.snapshot(viewer), table.replayed(viewer, last)
        assert (end.state, end.room_state) == (now.state, now.room_state)


def safely(prompt: Prompt) -> c.Command:
    """The GM's answers for every seat: dice by hand show ones, every other prompt gets its default."""
    match prompt.what:
        case "dice":
            return c.EnterDice(prompt.id, (1,) * prompt.question["count"])
        case "window":
            return c.LetPass(prompt.id)
    return c.Answer(prompt.id, msgspec.to_builtins(prompt.default))


@every_session
def test_a_recorded_session_can_be_played_on(file: Path) -> None:
    """Each waiting question is answered; after a step more, a restart finds everything as it was."""
    arrival = arrived(boxed(file))
    host = object.__new__(Host)
    host.ruleset, host.count, host.delivered, host.shelf = arrival.about.ruleset, 0, [], Shelf()
    host.shelf.lines = list(arrival.lines)
    host.table = Table.restored("again", host.ruleset, host.shelf.lines)
    for seat in arrival.seats:
        host.as_server(c.TakeSeat(seat.id, seat.id))
    host.do("gm", c.Pause(False))
    before = host.table.game.log[-1].number
    while prompts := host.table.now("gm").prompts:
        host.do("gm", safely(prompts[0]))
    host.do("gm", c.Say("Where were we?"))
    assert not host.table.game.conversations and host.table.game.log[-1].number > before
    again = host.again()
    assert again.table.game.state == host.table.game.state and again.seen("ana") == host.seen("ana")
