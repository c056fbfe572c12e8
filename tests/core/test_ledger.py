"""The ledger as a file: bad lines are named, old facts are upgraded, and failed steps leave no trace."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import pytest

from moothall.errors import AgainstTheRules, Unclear
from moothall.handlers.dice import ByHand, Given
from moothall.handlers.replay import replay
from moothall.handlers.stage import Stage
from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Entry, Told
from moothall.ledger.events import event, upcast
from moothall.ledger.marks import Everyone
from moothall.talk import Because, Option, Play, Question, procedure, question
from moothall.talk.types import KnownTypes
from tests.books.nde.support.session import fight, lines


def read(text: list[str]) -> list[Entry]:
    return list(Reader(KnownTypes(), Because).read(text))


@cache
def text() -> tuple[str, ...]:
    """A session as lines of JSON."""
    return tuple(lines(fight(9)).splitlines())


# ---- A file that cannot be read -------------------------------------------------------------------------------------

Spoils = Callable[[str], str]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: line[:-1],
        lambda line: "[]",
        lambda line: line.replace('"did":"', '"did":"never-'),
        lambda line: line.replace('"seq":', '"seq":9'),
        lambda line: line.replace('"seq":', '"sequence":'),
        lambda line: line.replace('"conv":', '"konv":'),
    ],
)
def test_a_line_that_cannot_be_read_is_named(spoil: Spoils) -> None:
    """The error about an unreadable line names its number."""
    for place in range(0, 100, 7):
        with pytest.raises(Unclear) as unclear:
            read([*text()[:place], spoil(text()[place]), *text()[place + 1 :]])
        assert unclear.value.values["number"] == place + 1


def test_a_line_left_out_or_out_of_place_is_named() -> None:
    """The reader counts along, and says which number it found instead."""
    without = [*text()[:40], *text()[41:]]
    swapped = [*text()[:40], text()[41], text()[40], *text()[42:]]
    for spoiled in (without, swapped):
        with pytest.raises(Unclear, match="error-ledger-order") as unclear:
            read(spoiled)
        assert unclear.value.values == {"number": 41, "found": 42}


@pytest.mark.parametrize(
    ("was", "now"), [('"luck":', '"luck":"none","luckier":'), ('"kind":"nde/', '"kind":"mde/'), ('"v":1', '"v":2')]
)
def test_a_fact_of_the_wrong_shape_is_refused(was: str, now: str) -> None:
    """A value of another type, an unknown kind, and a version from the future are not guessed at."""
    line = next(line for line in text() if "nde/luck-changed" in line)
    line = json.dumps(json.loads(line) | {"seq": 1}, separators=(",", ":"))
    assert was in line and len(read([line])) == 1
    with pytest.raises(Unclear, match="error-ledger-line"):
        read([line.replace(was, now)])


def test_an_answer_of_the_wrong_type_is_refused() -> None:
    """An answer is read as the type its question takes."""
    place = next(place for place, line in enumerate(text()) if '"answer":{' in line)
    spoiled = json.loads(text()[place]) | {"answer": 7}
    with pytest.raises(Unclear) as unclear:
        read([*text()[:place], json.dumps(spoiled)])
    assert unclear.value.values["number"] == place + 1


# ---- Old versions ---------------------------------------------------------------------------------------------------


@event("fixture/weighed", version=3)
class Weighed:
    """A weight was measured: in stones at first, then in pounds, now in grams, and we know by whom."""

    grams: Annotated[int, Everyone]
    by: Annotated[str, Everyone]


@upcast("fixture/weighed", 1)
def _(old: dict[str, Any]) -> dict[str, Any]:
    return {"pounds": old["stones"] * 14}


@upcast("fixture/weighed", 2)
def _(old: dict[str, Any]) -> dict[str, Any]:
    return {"grams": old["pounds"] * 454, "by": "somebody"}


@event("fixture/gapped", version=2)
class Gapped:
    """An event whose old version nobody can lift."""

    now: int


def old_line(kind: str, version: int, data: dict[str, Any]) -> str:
    return json.dumps({"seq": 1, "conv": "", "did": "told", "kind": kind, "v": version, "data": data, "cite": []})


@pytest.mark.parametrize(
    ("version", "data"), [(1, {"stones": 2}), (2, {"pounds": 28}), (3, {"grams": 12712, "by": "somebody"})]
)
def test_old_facts_are_lifted_step_by_step(version: int, data: dict[str, Any]) -> None:
    """A line of any older version reads as today's fact, and is written as today's."""
    (entry,) = read([old_line("fixture/weighed", version, data)])
    assert entry == Told(1, "", Weighed(12712, "somebody"), ())
    assert json.loads(to_line(entry))["v"] == 3


def test_a_version_that_cannot_be_lifted_is_refused() -> None:
    """Without a way up, and from a later program, a fact is not read at all."""
    for kind, version in (("fixture/gapped", 1), ("fixture/gapped", 3)):
        with pytest.raises(Unclear, match="error-ledger-line"):
            read([old_line(kind, version, {"now": 1})])


# ---- Steps that go wrong --------------------------------------------------------------------------------------------

Wire = Literal["red", "blue", "green"]


@question("fixture/wire", takes=Wire)
class CutWire(Question[Wire]):
    """Which wire?"""

    def options(self) -> Sequence[Option]:
        return tuple(Option(wire, "fixture.wires") for wire in ("red", "blue", "green"))


@event("fixture/cut")
class Cut:
    """A wire was cut; these are gone."""

    gone: tuple[str, ...]


UNCUT: tuple[str, ...] = ()


def fold(_: tuple[str, ...], fact: Cut) -> tuple[str, ...]:
    return fact.gone


def sparks(faces: tuple[int, ...]) -> bool:
    return faces[0] == 1


@procedure("fixture.bomb")
async def bomb(play: Play[tuple[str, ...]], who: str) -> str:
    """Two wires, a die and a window; some of it goes wrong in the middle of a step."""
    first = await play.ask(who, CutWire(), cite="fixture.wires")
    cut_before = len(play.state)
    await play.tell(Cut((*play.state, first)), "fixture.wires")
    if first == "red":
        raise ZeroDivisionError("the rule has a bug")
    if (await play.roll(1, 6, read=sparks, cite="fixture.sparks")).reading:
        raise AgainstTheRules("error-sparks", cite="fixture.sparks")
    taken = await play.offer([("ana", CutWire()), ("bo", CutWire())], cite="fixture.window")
    if taken is None:
        raise ZeroDivisionError("nobody was expected to pass")
    await play.tell(Cut((*play.state, taken.answer)), "fixture.wires")
    return f"{first} {taken.answer} after {cut_before}"


def test_a_step_that_raises_leaves_no_trace() -> None:
    """State and log are as before the answer, and the same question takes another one."""
    stage = Stage(UNCUT, fold, Given([1, 6], ByHand()))
    talk = stage.open(bomb.open("ana"))
    before = (stage.state, list(stage.log))
    with pytest.raises(ZeroDivisionError):
        talk.answer("ana", "red")
    assert (stage.state, stage.log) == before and dict(talk.questions()) == {"ana": CutWire()}
    with pytest.raises(AgainstTheRules):  # a one falls
        talk.answer("ana", "blue")
    assert (stage.state, stage.log) == before and dict(talk.questions()) == {"ana": CutWire()}

    talk.answer("ana", "green")
    talk.answer("bo", "red")
    assert talk.result == "green red after 0" and stage.state == ("green", "red")
    assert replay(stage.log, UNCUT, fold).log == stage.log


def test_typed_dice_are_taken_back_with_a_failed_step() -> None:
    """When a rule raises after faces were typed in, the roll waits again; other entries are not touched."""
    stage = Stage(UNCUT, fold, ByHand())
    talk, other = stage.open(bomb.open("ana")), stage.open(bomb.open("bo"))
    talk.answer("ana", "blue")
    other.answer("bo", "green")
    before = (stage.state, list(stage.log))
    with pytest.raises(AgainstTheRules):
        talk.fall((1,))
    assert (stage.state, stage.log) == before

    talk.fall((2,))
    other.fall((3,))
    talk.answer("ana", "red")
    other.answer("ana", "red")
    assert talk.result == "blue red after 0" and other.result == "green red after 1"
    assert stage.state == ("blue", "green", "red", "red")
    assert replay(stage.log, UNCUT, fold).log == stage.log


def test_a_window_reopens_when_the_rule_fails_at_the_last_pass() -> None:
    """Earlier passes still stand; the seat that passed last may take the window after all."""
    stage = Stage(UNCUT, fold, Given([4], ByHand()))
    talk = stage.open(bomb.open("ana"))
    talk.answer("ana", "blue")
    talk.passes("ana")
    before = (stage.state, list(stage.log))
    with pytest.raises(ZeroDivisionError):
        talk.passes("bo")
    assert (stage.state, stage.log) == before
    assert [seat for seat, _ in talk.questions()] == ["bo"]
    talk.answer("bo", "red")
    assert talk.result == "blue red after 0"
    assert replay(stage.log, UNCUT, fold).log == stage.log


def test_a_rerun_conversation_sees_the_facts_told_meanwhile() -> None:
    """The rule that is run again sees the state change at the same moments as the first time."""
    stage = Stage(UNCUT, fold, Given([6, 6], ByHand()))
    talk, other = stage.open(bomb.open("ana")), stage.open(bomb.open("bo"))
    other.answer("bo", "blue")
    stage.tell(Cut((*stage.state, "yellow")))
    talk.answer("ana", "green")
    stage.tell(Cut((*stage.state, "white")))
    talk.passes("bo")
    with pytest.raises(ZeroDivisionError):
        talk.passes("ana")
    talk.answer("ana", "red")
    assert talk.result == "green red after 2"
    assert stage.state == ("blue", "yellow", "green", "white", "red")
    assert replay(stage.log, UNCUT, fold).state == stage.state


@procedure("fixture.stillborn")
async def stillborn(play: Play[tuple[str, ...]]) -> None:
    """Fails before anybody is asked."""
    await play.tell(Cut(("white",)), "fixture.wires")
    raise AgainstTheRules("error-no-bomb", cite="fixture.wires")


def test_a_conversation_that_fails_at_once_never_began() -> None:
    """A refused opening leaves neither state nor entries."""
    stage = Stage((*UNCUT, "red"), fold, ByHand())
    with pytest.raises(AgainstTheRules):
        stage.open(stillborn.open())
    assert stage.state == ("red",) and stage.log == []
