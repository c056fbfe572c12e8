"""Golden playthroughs: whole scenes as plain text, with what each viewer saw.

`MOOTHALL_REWRITE=1 python3 dev.py test tests/books/test_playthroughs.py` writes them again, to be read as a diff.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator
from functools import cache
from typing import Any

import pytest

from moothall import books
from moothall.cli.demo import play_demo
from moothall.handlers.bots import direct
from moothall.handlers.dice import Given, Seeded
from moothall.handlers.policy import Policy, always
from moothall.handlers.stage import Stage
from moothall.ledger.entries import OFFERS_STAND, Asked, Offered, Rolled, Told
from moothall.ledger.events import EVENTS
from moothall.rulesets import nde
from moothall.rulesets.nde.events import HeroJoined, NoteWritten, PlotThickened, TableOpened
from moothall.rulesets.nde.options import Options, defaults
from moothall.rulesets.nde.questions import HowToSettle, Retry, Settle, WayOut
from moothall.rulesets.nde.sheet import new_sheet, to_hero
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nova6.actions import name_of
from moothall.sight import redact
from moothall.speech import voice
from moothall.speech.teller import Teller
from moothall.talk.procedure import Opening
from tests.books.houses2d20.support import bots, scenes
from tests.books.nova6.support import long_conflict
from tests.books.nova6.support import saga as nova6_saga
from tests.books.support.playthrough import written
from tests.support import places
from tests.support.wording import flaws

pytestmark = pytest.mark.slow

FOLDER = places.ROOT / "playthroughs"
REWRITE = os.environ.get("MOOTHALL_REWRITE") == "1"

HEARERS = ("ana", "bo", "cleo", "dag")
"""The players at the weir."""

books.load("nde2")


def demonstration() -> Stage[Table]:
    """The demo of `moothall demo nde2`."""
    return play_demo(voice("en", "nde2").say, "7")


def ambush() -> Stage[Table]:
    """A foe lies in wait in a boathouse, and only the GM knows; Ana has a secret of her own."""
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


class Standing(Stage[Table]):
    """A stage where offers stand, as at a brisk table."""

    def open(self, opening: Opening[Any], version: int = OFFERS_STAND, ahead: Any = ()) -> Any:
        return super().open(opening, version, ahead)


def landing() -> Stage[Table]:
    """Two heroes and two foes at a landing stage; what everybody is about to do is said before it is asked about."""
    stage = Standing(Table(), nde.fold, Given((5, 3), Seeded("landing")))
    stage.tell(TableOpened(defaults("nde2")), "nde2.setup.positioning")
    for id, role in (("ana", "assault"), ("bo", "specialist")):
        stage.tell(HeroJoined(to_hero(new_sheet(id.capitalize(), role), id)), "nde2.char.parts")
    direct(stage, _landing(), Policy("landing"))
    return stage


def _landing() -> Generator[Opening[Any], Table, None]:
    yield nde.begin_scene.open("the landing stage")
    yield nde.bring_foe.open("thug", "minion", "Thug")
    yield nde.bring_foe.open("mate", "elite", "Mate", shoots=True)
    yield nde.combat.open()
    yield nde.attack.open("ana", "thug", "ranged", "lets the boat hook fly")
    yield nde.power.open("bo", "the mooring rope comes alive", ("mate",))
    yield nde.foe_turn.open(("mate",), "ana")
    yield nde.next_round.open()
    yield nde.assist.open("bo", "ana", "holds the rope tight")
    yield nde.gm_extra.open("ana", "the planks are wet")
    yield nde.end_circumstance.open("the planks are wet")


def older_demonstration() -> Stage[Table]:
    """The demo of `moothall demo nde1`."""
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
    """The demo of `moothall demo houses2d20`."""
    return play_demo(voice("en", "houses2d20").say, "7", "houses2d20")


def nova6_demonstration() -> Stage[Any]:
    """The demo of `moothall demo nova6`."""
    return play_demo(voice("en", "nova6").say, "7", "nova6")


@cache
def weir() -> Stage[Any]:
    """The long conflict, played once for all who only read it."""
    return long_conflict.weir()


def seats(state: Any) -> tuple[str, ...]:
    """The players' seats at a table of any book."""
    people = getattr(state, "heroes", None) or state.characters
    return tuple(dict.fromkeys(one.seat for one in people if one.seat != "gm"))


SCENES: dict[str, Callable[[], Stage[Any]]] = {
    "nde2-demonstration": demonstration,
    "nde2-ambush": ambush,
    "nde2-landing": landing,
    "nde1-demonstration": older_demonstration,
    "nde1-one-die": one_die,
    "nova6-demonstration": nova6_demonstration,
    "nova6-weir": long_conflict.weir,
    "nova6-milestone": nova6_saga.milestone,
    "houses2d20-demonstration": houses_demonstration,
    "houses2d20-negotiation": scenes.negotiation,
    "houses2d20-duel": scenes.duel,
    "houses2d20-intrigue": scenes.intrigue,
    "houses2d20-gatehouse": scenes.gatehouse,
    "houses2d20-own-momentum": lambda: bots.scene(6, voice("en", "houses2d20").say),
    "houses2d20-late-ones": lambda: bots.scene(18, voice("en", "houses2d20").say),
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


def test_the_weir_keeps_its_secrets() -> None:
    """Until they come to light no player is told of the cutters, and until the end none of what the warden has sold."""
    page = (FOLDER / "nova6-weir.txt").read_text(encoding="utf-8")
    stage = weir()
    reveal = page.index("opened    nova6.reveal")
    told = [(entry, redact(entry.event, seat)) for entry in stage.log if isinstance(entry, Told) for seat in HEARERS]
    early = [str(seen) for entry, seen in told if seen and entry.number < number_at(page, reveal)]
    assert len(early) > 100
    assert not [seen for seen in early if "utter" in seen]
    assert not [seen for _, seen in told if "winter grain" in str(seen)]


def number_at(page: str, place: int) -> int:
    """The number of the entry whose line this is."""
    return int(page[page.rindex("\n", 0, place) : place])


def told_in(stage: Stage[Any], *kinds: str) -> list[str]:
    """The rules cited by facts of these kinds."""
    facts = [entry for entry in stage.log if isinstance(entry, Told) and entry.event.kind in kinds]
    return [cite for entry in facts for cite in entry.cites]


@pytest.mark.parametrize(
    ("kind", "cite"),
    [
        ("nova6/order-set", "nova6.time.turn"),
        ("nova6/fizzled", "nova6.init.interrupt-fail"),
        ("nova6/traded", "nova6.test.trade-up-player"),
        ("nova6/traded", "nova6.test.trade-down-gm"),
        ("nova6/tested", "nova6.stunt.earn-focused"),
        ("nova6/hit", "nova6.prop.area"),
        ("nova6/harmed", "nova6.prop.area-npc-points"),
        ("nova6/harmed", "nova6.soak.hardened"),
        ("nova6/harmed", "nova6.dmg.pierce"),
        ("nova6/reduced", "nova6.reduce.grave"),
        ("nova6/stayed-in", "nova6.cons.incap-stay"),
        ("nova6/compelled", "nova6.compel.accept"),
        ("nova6/compel-settled", "nova6.compel.refuse"),
        ("nova6/recovered", "nova6.rally.effect"),
        ("nova6/effect-ended", "nova6.dur.scene"),
        ("nova6/recovered", "nova6.rest.clear"),
        ("nova6/milestone-passed", "nova6.pp.refresh"),
    ],
)
def test_the_weir_shows_each_turn_a_conflict_can_take(kind: str, cite: str) -> None:
    """Each turn a conflict can take stands on the page of the weir, told by the rule that decides it."""
    assert cite in told_in(weir(), kind)


@cache
def saga() -> Stage[Any]:
    """The saga of three milestones, played once for all who only read it."""
    return nova6_saga.milestone()


@pytest.mark.parametrize(
    ("kind", "cite"),
    [
        ("nova6/story-changed", "nova6.story.scenario"),
        ("nova6/story-changed", "nova6.story.saga"),
        ("nova6/story-changed", "nova6.story.session"),
        ("nova6/milestone-passed", "nova6.milestone.all"),
        ("nova6/effect-ended", "nova6.recovery.scene"),
        ("nova6/effect-ended", "nova6.recovery.minor"),
        ("nova6/effect-ended", "nova6.recovery.major"),
        ("nova6/effect-ended", "nova6.recovery.epic"),
        ("nova6/recovered", "nova6.recovery.minor"),
        ("nova6/recovered", "nova6.recovery.test"),
        ("nova6/recovered", "nova6.recovery.major"),
        ("nova6/rewarded", "nova6.milestone.minor-level"),
        ("nova6/rewarded", "nova6.milestone.major-level"),
        ("nova6/rewarded", "nova6.milestone.epic-level"),
        ("nova6/rewarded", "nova6.milestone.level-advance"),
        ("nova6/grown", "nova6.milestone.level-advance"),
        ("nova6/grown", "nova6.milestone.minor-aspect"),
        ("nova6/grown", "nova6.milestone.minor-perk"),
        ("nova6/grown", "nova6.milestone.major-talent"),
        ("nova6/grown", "nova6.milestone.justify"),
        ("nova6/grown", "nova6.milestone.epic-aspect"),
        ("nova6/grown", "nova6.milestone.epic-trades"),
        ("nova6/grown", "nova6.milestone.trade-legality"),
        ("nova6/grown", "nova6.character.stress-later"),
        ("nova6/grown", "nova6.npc.promote-full"),
        ("nova6/came-again", "nova6.npc.promote-gradual"),
    ],
)
def test_the_saga_shows_each_effect_of_a_milestone(kind: str, cite: str) -> None:
    """Each effect of a milestone is on the page of the saga, with the rule that decides it."""
    assert cite in told_in(saga(), kind)


def test_the_saga_keeps_its_secrets() -> None:
    """Until the clerk comes to light no player is told of him, and never of what he has sold or can do."""
    stage, page = saga(), (FOLDER / "nova6-milestone.txt").read_text(encoding="utf-8")
    told = [(entry.number, redact(entry.event, seat)) for entry in stage.log if isinstance(entry, Told)
            for seat in ("ana", "bo")]  # fmt: skip
    early = number_at(page, page.index("opened    nova6.reveal"))
    assert len(told) > 100
    assert not [seen for number, seen in told if seen and number < early and "clerk" in str(seen)]
    assert not [seen for _, seen in told if seen and ("piling" in str(seen) and "pilings" not in str(seen))]
    assert not [seen for _, seen in told if seen and "KEEPS EVERY RECEIPT" in str(seen)]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_saga_is_told_in_every_language(lang: str) -> None:
    """No fact, question or reason of the saga lacks a word in any language."""
    stage = saga()
    teller = Teller(voice(lang, "nova6"), lambda id: None if (name := name_of(stage.state, id)) == id else name)
    said = [line for entry in stage.log for line in sentences(entry, teller)]
    assert len(said) > 100
    assert [(line, found) for line in said if (found := flaws(line))] == []


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_weir_is_told_in_every_language(lang: str) -> None:
    """No fact, question or reason of the long conflict lacks a word in any language."""
    stage = weir()
    teller = Teller(voice(lang, "nova6"), lambda id: None if (name := name_of(stage.state, id)) == id else name)
    said = [line for entry in stage.log for line in sentences(entry, teller)]
    assert len(said) > 400
    assert [(line, found) for line in said if (found := flaws(line))] == []


def sentences(entry: Any, teller: Teller) -> list[str]:
    """The sentences of an entry."""
    match entry:
        case Told(event=event):
            return [line for line in (teller.fact(event),) if line]
        case Asked(question=question):
            return [teller.question(question)]
        case Offered(questions=questions):
            return [teller.question(question) for _, question in questions]
        case Rolled(why=why):
            return [teller.reason(*reason) for reason in why]
        case _:
            return []
