"""Golden playthroughs: whole scenes as plain text, with what each viewer saw.

`MOOTHALL_REWRITE=1 python3 dev.py test tests/test_playthroughs.py` writes them anew, to be read as a diff.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.cli.demo import play_demo
from moothall.handlers.bots import direct
from moothall.handlers.dice import Given, Seeded
from moothall.handlers.policy import Policy, always
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Told
from moothall.ledger.events import EVENTS
from moothall.rulesets import nde
from moothall.rulesets.nde.events import HeroJoined, NoteWritten, PlotThickened, TableOpened
from moothall.rulesets.nde.options import Options, defaults
from moothall.rulesets.nde.questions import HowToSettle, Retry, Settle, WayOut
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Table
from moothall.speech import voice
from moothall.talk.procedure import Opening
from support import houses_scenes
from support.playthrough import written

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
REWRITE = os.environ.get("MOOTHALL_REWRITE") == "1"

books.load("nde2")


def demonstration() -> Stage[Table]:
    """The evening of `moothall demo nde2`."""
    return play_demo(voice("en", "nde2").say, "7")


def ambush() -> Stage[Table]:
    """Somebody lies in wait in a boathouse, and only the GM knows; Ana has a secret of her own."""
    options = Options(positioning="grid", armor_token="on", clock="on", retaliation="melee", crowd="off")
    stage = Stage(Table(), nde.fold, Given((2, 1, 3, 42), Seeded("ambush")))
    stage.tell(TableOpened(options), "nde2.setup.positioning")
    for id, role in (("ana", "assault"), ("bo", "specialist")):
        sheet = new_sheet(id.capitalize(), role, gear={"key": "oar", "protection": "oilskin", "trinkets": []})
        stage.tell(HeroJoined(to_hero(sheet, id)), "nde2.char.parts")
    stage.tell(NoteWritten("ana", "You know this boathouse. You have hidden here before."), "nde2.seat.powers")
    stage.tell(PlotThickened("The lurker is Ana's sister."), "nde2.seat.powers")
    decide = {HowToSettle: _settle, WayOut: always(Retry("cost", "it takes half the night"))}
    direct(stage, _boathouse(), Policy("ambush", decide))
    return stage


def _settle(_table: Any, _seat: str, asked: HowToSettle) -> Settle:
    return Settle(True, False, "succeeds") if "lamp" in asked.aim else Settle()


def _boathouse() -> Generator[Opening[Any], Table, None]:
    yield nde.begin_session.open()
    yield nde.begin_scene.open("the boathouse", 2, "the tide comes in")
    yield nde.bring_foe.open("lurker", "elite", "Lurker", hidden=True)
    yield nde.bring_foe.open("thug", "minion", "Thug")
    for id, square in (("ana", (0, 0)), ("bo", (0, 1)), ("thug", (3, 0)), ("lurker", (5, 5))):
        yield nde.place.open(id, square)
    yield nde.set_cover.open("lurker", "partial")
    yield nde.block_line.open("bo", "lurker")
    yield nde.test.open("bo", "light the lamp")
    for _ in range(2):
        yield nde.test.open("bo", "pick the lock", "with a bent nail")
    yield nde.combat.open()
    yield nde.walk.open("ana", (2, 0))
    yield nde.attack.open("ana", "thug", "melee")
    yield nde.reveal.open("lurker")
    yield nde.table_roll.open("what floats by")


def older_demonstration() -> Stage[Table]:
    """The evening of `moothall demo nde1`."""
    return play_demo(voice("en", "nde1").say, "7", "nde1")


def one_die() -> Stage[Table]:
    """A table of the older edition finds that somebody has brought only a d6, and goes on with that."""
    stage = Stage(Table(), nde.fold, Given((3, 6), Seeded("one die")))
    stage.tell(TableOpened(defaults("nde1")), "nde1.setup.dice-mode")
    for id, role in (("ana", "rogue"), ("bo", "mage")):
        stage.tell(HeroJoined(to_hero(new_sheet(id.capitalize(), role, defaults("nde1")), id)), "nde1.char.parts")
    direct(stage, _toll_bridge(), Policy("one die"))
    return stage


def _toll_bridge() -> Generator[Opening[Any], Table, None]:
    yield nde.begin_scene.open("the toll bridge")
    yield nde.convert.open("d6")
    yield nde.test.open("ana", "sneak across", "under the planks")
    yield nde.bring_foe.open("keeper", "boss", "Toll keeper")
    for id, square in (("ana", (0, 0)), ("bo", (0, 1)), ("keeper", (3, 0))):
        yield nde.place.open(id, square)
    yield nde.combat.open()
    yield nde.attack.open("ana", "keeper", "ranged")


def houses_demonstration() -> Stage[Any]:
    """The evening of `moothall demo houses2d20`."""
    return play_demo(voice("en", "houses2d20").say, "7", "houses2d20")


def seats(state: Any) -> tuple[str, ...]:
    """The players' seats at a table of any book."""
    people = getattr(state, "heroes", None) or state.characters
    return tuple(dict.fromkeys(one.seat for one in people if one.seat != "gm"))


SCENES: dict[str, Callable[[], Stage[Any]]] = {
    "nde2-demonstration": demonstration,
    "nde2-ambush": ambush,
    "nde1-demonstration": older_demonstration,
    "nde1-one-die": one_die,
    "houses2d20-demonstration": houses_demonstration,
    "houses2d20-negotiation": houses_scenes.negotiation,
    "houses2d20-duel": houses_scenes.duel,
    "houses2d20-intrigue": houses_scenes.intrigue,
}


@pytest.mark.parametrize("name", SCENES)
def test_scenes_play_as_they_are_written(name: str) -> None:
    """A scene plays line by line as its page has it, for every viewer."""
    stage = SCENES[name]()
    today = written(f"{name.replace('-', ' / ')}", stage.log, stage.state, seats(stage.state))
    page = FOLDER / f"{name}.txt"
    if REWRITE:
        page.write_text(today, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == today


def test_every_kind_of_fact_stands_in_some_playthrough() -> None:
    """There is no event of any book that no page shows."""
    told = {entry.event.kind for play in SCENES.values() for entry in play().log if isinstance(entry, Told)}
    assert {kind for kind in EVENTS if kind.startswith(("nde/", "houses/"))} - told == set()


def test_the_ambush_keeps_its_secrets() -> None:
    """On the page of the ambush Bo is told neither of the lurker nor of Ana's note before the reveal."""
    page = (FOLDER / "nde2-ambush.txt").read_text(encoding="utf-8")
    before = page[: page.index("opened    nde.reveal")]
    told_bo = [line for line in before.splitlines() if re.match(r" +(ana, )?bo: ", line)]
    assert told_bo
    assert not [line for line in told_bo if "urker" in line or "hidden here before" in line]
