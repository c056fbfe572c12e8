"""Conversations: answers by type, windows, the step bound of the driver, and forgotten awaits."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, assert_type

import pytest

from moothall.errors import MoothallError, NotYours, Runaway, Unclear
from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.ledger.events import event
from moothall.talk import Fall, Option, Play, Question, Taken, procedure, question
from moothall.talk.drive import REQUESTS_PER_STEP, NotARequest
from tests.support import places

pytestmark = pytest.mark.slow

ROOT = places.ROOT
PLANTED = """
from moothall.talk import Play, Tell

async def rule(play: Play[int]) -> None:
    play.tell("the door opens")
    Tell("a bare request", ())
"""

Colour = Literal["red", "black"]


@question("fixture/colour", takes=Colour)
class PickColour(Question[Colour]):
    """Red or black?"""

    def options(self) -> Sequence[Option]:
        return (Option("red", "fixture.colours"), Option("black", "fixture.colours"))


@question("fixture/number", takes=int)
class PickNumber(Question[int]):
    """Any number."""

    most: int

    def default(self) -> int:
        return 0


@event("fixture/counted")
class Counted:
    """The state is a number, and this is the new one."""

    now: int


def fold(_: int, fact: Counted) -> int:
    return fact.now


def pips(faces: tuple[int, ...]) -> int:
    return sum(faces)


@procedure("fixture.chat")
async def chat(play: Play[int]) -> tuple[object, ...]:
    """One of each request; mypy holds the types, the test the values."""
    colour = await play.ask("ana", PickColour(), cite="fixture.colours")
    assert_type(colour, Colour)
    taken = await play.offer([("ana", PickNumber(3)), ("bo", PickNumber(5))], cite="fixture.window")
    assert_type(taken, Taken[int] | None)
    fell = await play.roll(2, 6, read=pips, cite="fixture.dice")
    assert_type(fell, Fall[int])
    await play.tell(Counted(play.state + fell.reading), "fixture.dice")
    nobody = await play.offer(list[tuple[str, PickNumber]](), cite="fixture.window")
    return colour, taken, fell.reading, fell.faces, nobody


def test_answers_come_back_as_the_type_that_was_asked_for() -> None:
    """Asking gives the answer, a window who took it and how, a roll its reading and faces, telling nothing."""
    stage = Stage(10, fold, ByHand())
    talk = stage.open(chat.open())
    talk.answer("ana", "black")
    talk.passes("ana")
    talk.answer("bo", 4)
    talk.fall((5, 6))
    assert talk.result == ("black", Taken("bo", 4), 11, (5, 6), None)
    assert stage.state == 21


@pytest.mark.parametrize(
    ("seat", "answer", "error", "key"),
    [
        ("ana", "green", Unclear, "error-wrong-answer"),
        ("ana", 3, Unclear, "error-wrong-answer"),
        ("bo", "red", NotYours, "error-not-yours"),
    ],
)
def test_an_answer_that_does_not_fit_changes_nothing(
    seat: str, answer: object, error: type[MoothallError], key: str
) -> None:
    """A wrong type or a wrong seat is told apart, and the question stays."""
    stage = Stage(10, fold, ByHand())
    talk = stage.open(chat.open())
    with pytest.raises(error) as refused:
        talk.answer(seat, answer)
    assert refused.value.key == key
    assert len(stage.log) == 2 and dict(talk.questions()) == {"ana": PickColour()}


@pytest.mark.parametrize("faces", [(5,), (5, 7), (0, 3), (1, 2, 3)])
def test_dice_must_be_the_dice_that_were_asked_for(faces: tuple[int, ...]) -> None:
    """Too many dice, too few, or faces no such die has are refused, and the roll still waits."""
    talk = Stage(10, fold, ByHand()).open(chat.open())
    with pytest.raises(Unclear, match="error-no-dice-wanted"):
        talk.fall((1, 1))
    talk.answer("ana", "red")
    talk.answer("ana", 2)
    with pytest.raises(Unclear, match="error-wrong-dice"):
        talk.fall(faces)
    talk.fall((1, 1))
    assert talk.ended


@procedure("fixture.twice")
async def twice(play: Play[int], seats: tuple[str, ...]) -> None:
    """Asks whoever it is told to, all at once."""
    await play.offer([(seat, PickNumber(3)) for seat in seats], cite="fixture.window")


def test_a_window_asks_each_seat_once() -> None:
    """Two questions to one seat in one window could not be told apart by their answers."""
    stage = Stage(10, fold, ByHand())
    assert [seat for seat, _ in stage.open(twice.open(("ana", "bo"))).questions()] == ["ana", "bo"]
    with pytest.raises(ValueError, match="each seat once"):
        stage.open(twice.open(("ana", "bo", "ana")))


@pytest.mark.parametrize(("args", "named"), [((1, 2), {}), ((), {}), ((1,), {"tmies": 1}), ((), {"tmies": 1})])
def test_an_opening_needs_the_arguments_of_its_procedure(args: tuple[Any, ...], named: dict[str, Any]) -> None:
    """Too many, too few and misspelt ones are refused before anything begins."""
    assert patient.open(1) == patient.open(times=1)
    with pytest.raises((TypeError, KeyError)):
        patient.open(*args, **named)


# ---- The driver -----------------------------------------------------------------------------------------------------


@procedure("fixture.sleeper")
async def sleeper(play: Play[int]) -> None:
    """Awaits what is no request."""
    await play.tell(Counted(99))
    await asyncio.sleep(0)


@procedure("fixture.endless")
async def endless(play: Play[int]) -> None:
    """Asks once, then never stops telling."""
    await play.tell(Counted(1))
    await play.ask("ana", PickColour(), cite="fixture.colours")
    while True:
        await play.tell(Counted(play.state + 1))


@procedure("fixture.patient")
async def patient(play: Play[int], times: int) -> int:
    """Makes as many requests as it is told to, and one question in the middle."""
    for _ in range(times):
        await play.tell(Counted(play.state + 1))
    await play.ask("ana", PickColour(), cite="fixture.colours")
    for _ in range(times):
        await play.tell(Counted(play.state + 1))
    return play.state


def test_only_requests_leave_a_rule() -> None:
    """A rule that awaits something of asyncio is refused, and leaves no trace."""
    stage = Stage(10, fold, ByHand())
    with pytest.raises(NotARequest, match="may only ask, offer, roll and tell"):
        stage.open(sleeper.open())
    assert (stage.state, stage.log) == (10, [])


def test_asyncio_cannot_run_a_rule() -> None:
    """An event loop is handed a request it does not know, and stops."""
    with pytest.raises(RuntimeError, match="bad yield"):
        asyncio.run(patient(Play(Stage(0, fold, ByHand())), 1))


def test_a_rule_that_never_stops_is_stopped() -> None:
    """A step with too many requests ends in `Runaway`; state and log are as before, and the question still waits."""
    stage = Stage(10, fold, ByHand())
    talk = stage.open(endless.open())
    before = (stage.state, list(stage.log))
    for _ in range(2):
        with pytest.raises(Runaway):
            talk.answer("ana", "red")
        assert (stage.state, stage.log) == before
        assert dict(talk.questions()) == {"ana": PickColour()}


def test_the_bound_counts_one_step() -> None:
    """Just under the bound is fine in each step; an answer begins the count anew; one more is too many."""
    stage = Stage(0, fold, ByHand())
    talk = stage.open(patient.open(REQUESTS_PER_STEP - 1))
    talk.answer("ana", "red")
    assert talk.result == 2 * (REQUESTS_PER_STEP - 1)
    with pytest.raises(Runaway):
        stage.open(patient.open(REQUESTS_PER_STEP))
    assert stage.state == 2 * (REQUESTS_PER_STEP - 1)


# ---- A forgotten await ----------------------------------------------------------------------------------------------


@procedure("fixture.forgetful")
async def forgetful(play: Play[int]) -> int:
    """Forgets to await what it tells."""
    play.tell(Counted(99))  # type: ignore[unused-coroutine]
    return play.state


def test_a_forgotten_await_warns() -> None:
    """The fact is never told, and Python says so."""
    stage = Stage(10, fold, ByHand())
    with pytest.warns(RuntimeWarning, match=r"Play.tell' was never awaited"):
        assert stage.open(forgetful.open()).result == 10


def test_a_forgotten_await_fails_under_our_settings(tmp_path: Path) -> None:
    """Where warnings are errors, as in all our tests, a planted forgotten await turns a test red."""
    test = PLANTED + (
        "\ndef test_rule() -> None:\n"
        "    try:\n        rule(Play(None)).send(None)\n    except StopIteration:\n        pass\n"
    )
    (tmp_path / "test_planted.py").write_text(test, encoding="utf-8")
    options = ["-q", "-W", "error", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.returncode == 1 and "'Play.tell' was never awaited" in run.stdout


def test_the_type_checker_finds_a_forgotten_await(tmp_path: Path) -> None:
    """mypy, as we set it up, names the lines of planted forgotten awaits: of a verb, and of a bare request."""
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED, encoding="utf-8")
    options = ["--config-file", "pyproject.toml", "--cache-dir", str(tmp_path / "cache")]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(planted)], cwd=ROOT, capture_output=True, text=True
    )
    found = [line for line in run.stdout.splitlines() if ": error:" in line]
    assert [line.partition("planted.py:")[2][0] for line in found] == ["5", "6"], run.stdout
    assert "[unused-coroutine]" in found[0] and "[unused-awaitable]" in found[1]
