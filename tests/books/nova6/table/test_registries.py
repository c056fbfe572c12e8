"""NOVA6 registries are filled by later chapters, in an order that imports do not change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moothall.rulesets.nova6 import chapters
from moothall.rulesets.nova6.basics import outcome
from moothall.rulesets.nova6.basics.outcome import Draft, stunts
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.equipment.assets import _between_scenarios
from moothall.rulesets.nova6.registries import Hook, fill, filled_by, place_of
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.time import clock
from moothall.rulesets.nova6.time.clock import Moment, pass_moment
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.stage import act_out, hero, table

LISTED = [chapter.__name__ for chapter in chapters.ORDER]


def test_every_chapter_that_registers_is_listed() -> None:
    """A stunt or a listener of a chapter without a place would come whenever its module was opened."""
    listeners = [one for each in clock._LISTENERS.values() for one in each]
    registered = {one.does.__module__ for one in outcome._STUNTS.values()} | {one.__module__ for one in listeners}
    assert registered <= set(LISTED)
    assert len(LISTED) == len(set(LISTED))


def test_stunts_are_offered_in_the_order_of_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of stunts is the same whichever chapter was imported first."""
    blow = Draft("damage", "ilse", ("rook",), rating=2, type="physical")
    attack = ActionTest("ilse", "strike", "fight", "attack", targets=("rook",))
    at = table(hero("ilse"), hero("rook"))
    offered = stunts(at, attack, blow, 3)
    backwards = sorted(outcome._STUNTS.items(), key=lambda one: -place_of(one[1].does))
    monkeypatch.setattr(outcome, "_STUNTS", dict(backwards))
    assert stunts(at, attack, blow, 3) == offered
    places = [LISTED.index(one.does.__module__) for one in offered]
    assert places == sorted(places)
    assert len(set(places)) > 1


@procedure("test.pass")
async def _pass(play: Play[Table]) -> None:
    await pass_moment(play, Moment("major"))


def test_listeners_are_called_in_the_order_of_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts of one moment stand in a ledger in one order, whichever chapter was opened first."""
    called: list[str] = []

    def listener(chapter: str) -> Callable[[Play[Table], Moment], object]:
        async def listens(play: Play[Table], moment: Moment) -> None:
            called.append(chapter)

        listens.__module__ = chapter
        return listens

    monkeypatch.setattr(clock, "_LISTENERS", {"major": [listener(one) for one in reversed(LISTED)]})
    act_out(_pass.open(), table(hero("ilse")))
    assert called == LISTED


def test_a_function_of_no_listed_chapter_comes_last() -> None:
    """A function of a module that is no chapter of the book is placed after all chapters."""
    assert place_of(test_a_function_of_no_listed_chapter_comes_last) == len(LISTED)
    assert place_of(_between_scenarios) < len(LISTED)


def test_filling_opens_every_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every registered opener is called."""
    opened: list[str] = []
    monkeypatch.setattr("moothall.rulesets.nova6.registries._OPENERS", [])
    filled_by(lambda: opened.append("late"))
    fill()
    assert opened == ["late"]


def test_a_hook_calls_what_was_registered_last() -> None:
    """Without a function there is nothing to call."""
    hook: Hook[Callable[[], str]] = Hook()
    with pytest.raises(LookupError):
        _ = hook.function
    assert hook.register(lambda: "late")() == hook.function() == "late"
