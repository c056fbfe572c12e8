"""A long NOVA6 conflict acted out from lists of answers and faces, for the golden playthroughs."""

from __future__ import annotations

from typing import Any

from moothall.handlers.dice import ByHand
from moothall.handlers.stage import Stage
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.basics.test_record import Opposed, Weighed
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.options import DEFAULTS
from moothall.rulesets.nova6.questions import (
    Advantage,
    Agreed,
    Committed,
    CompelAnswer,
    Cost,
    Meddling,
    Preparation,
    Ready,
    Reduction,
    Ruling,
    Telling,
    Trade,
)
from moothall.rulesets.nova6.state import Character, Edge, Effect, Table, Zone
from moothall.rulesets.nova6.stress.tracks import tracks_of
from moothall.rulesets.nova6.vocabulary import Property, Trait, talent
from tests.books.nova6.support.acting import act
from tests.books.nova6.support.stage import aspect, condition, soak, weapon

NEAR = Property("ranged", of=("near",))


def person(id: str, name: str, kind: str, seat: str, *traits: Trait, skills: dict[str, int], **more: Any) -> Character:
    """A character with the boxes that their skills and talents give them."""
    made = Character(id, name, kind, seat, tuple(skills.items()), traits=traits)  # type: ignore[arg-type]
    return changed(made, tracks=tracks_of(made), **more)


Sheet = tuple[Character, tuple[Effect, ...]]
"""Somebody with what belongs to them."""


HEROES: tuple[Sheet, ...] = (
    (
        person("maren", "Maren", "pc", "ana", talent("focused", "fight"), skills={"fight": 3, "physique": 2}),
        (
            aspect("A debt is a debt", "maren"),
            weapon("maren", "boat hook", 5, Property("pierce", 1), duration="S"),
            soak("maren", "buff coat", 2),
        ),
    ),
    (
        person("tobin", "Tobin", "pc", "bo", talent("quick"), skills={"move": 2, "fight": 2}),
        (
            aspect("Never where they look", "tobin"),
            weapon("tobin", "knives", 4, NEAR, Property("pierce", 1), duration="S"),
        ),
    ),
    (
        person("yrsa", "Yrsa", "pc", "cleo", skills={"interact": 3, "resolve": 2}),
        (aspect("Cannot leave a lie alone", "yrsa"),),
    ),
    (
        person("pell", "Pell", "pc", "dag", skills={"wits": 2, "fight": 2}),
        (
            aspect("One more pot than is wise", "pell"),
            weapon("pell", "fire pots", 8, NEAR, Property("area", 1), duration="S", subtype="fire"),
        ),
    ),
)
WARDEN: Sheet = (
    person("warden", "Warden Ostrand", "principal", "", talent("focused", "fight"),
           skills={"fight": 3, "resolve": 1}, zone="quay", open=False),
    (
        weapon("warden", "halberd", 6),
        soak("warden", "coat of plates", 4, Property("hardened", 1), Property("coverage", 2)),
        aspect("Sold the winter grain", "warden", id="secret-1", known=False),
    ),
)  # fmt: skip
SLINGERS: tuple[Sheet, ...] = tuple(
    (
        person(f"slinger{n}", f"Slinger {n}", "extra", "", skills={"fight": 1}, zone="lock"),
        (
            weapon(f"slinger{n}", "sling", 3, NEAR, id=f"sling{n}", duration="S"),
            soak(f"slinger{n}", "padded jack", 2, id=f"jack{n}"),
        ),
    )
    for n in (1, 2, 3)
)
REED_CUTTERS: tuple[Sheet, ...] = tuple(
    (
        person(f"cutter{n}", f"Reed cutter {n}", "extra", "", skills={"fight": 2, "move": 2}, zone="lock", seen=False),
        (weapon(f"cutter{n}", "eel spear", 6, NEAR, id=f"spear{n}", known=False),),
    )
    for n in (1, 2)
)
PLACES = (Zone(ZoneId("quay"), "the quay"), Zone(ZoneId("lock"), "the lock"))


def weir() -> Stage[Table]:
    """Four heroes against a warden, his slingers, and cutters in the reeds whom nobody has seen; then a rest."""
    at = Stage(Table(), nova6.fold, ByHand())
    _sit_down(at)
    _first_round(at)
    _second_round(at)
    _last_round(at)
    _afterwards(at)
    return at


def _sit_down(at: Stage[Table]) -> None:
    at.tell(events.TableOpened(DEFAULTS), "nova6.adv.optional")
    for hero, belongings in HEROES:
        at.tell(events.Joined(hero, belongings), "nova6.role.player")
    at.tell(events.NoteWritten("cleo", "Ostrand taught you to read."), "nova6.role.gm")
    at.tell(events.PlotThickened("Ostrand has sold the grain, and the cutters know."), "nova6.role.gm")
    for one, belongings in (WARDEN, *SLINGERS, *REED_CUTTERS):
        at.tell(events.Appeared(one, belongings, one.seen), "nova6.role.gm")
    at.tell(events.ZonesSet(PLACES, (Edge("quay", "lock"),)), "nova6.zone.define")
    at.tell(events.EffectBegan(condition("Fog over the water", 1)), "nova6.cond.scope")
    act(at, nova6.begin_scenario.open())
    here = tuple((hero.id, "quay") for hero, _ in HEROES)
    act(
        at,
        nova6.open_scene.open("conflict", "Brennick weir", aspects=("Slippery planks",), positions=here),
        *(4, 4, 5),
        *(2, 5, 3, 6),
        *(6, 6, 6),
        *(2, 3, 4),
    )


def _first_round(at: Stage[Table]) -> None:
    act(at, nova6.delay.open("tobin"))
    act(
        at,
        nova6.compel.open("", "maren", "a-debt-is-a-debt", "The ferryman she owes is chained to the lock gate"),
        answer_compel=CompelAnswer("accept"),
    )
    act(
        at,
        nova6.act.open("yrsa", "call out what the warden has done", "interact", "create-advantage"),
        *(4, 5, 3, 3),
        ready=Ready(pairs=1),
        advantage=Advantage("dice", "The whole quay is listening", "maren", "fight"),
        spend_points=Buy("increase-effect"),
    )
    act(at, nova6.end_turn.open("yrsa"))
    act(at, nova6.snap.open("maren", "focus"))
    act(
        at,
        nova6.act.open(
            "maren", "hook the warden off his feet", "fight", "attack", targets=("warden",), tool="boat hook"
        ),
        *(5, 5, 4, 2, 1, 3),
        after_roll=[("ana", Meddling(aspect="a-debt-is-a-debt", benefit="point", reason="he holds the ferryman"))],
        spend_points=[Buy("increase-effect"), Buy("create-effect", of="aspect", text="On one knee")],
    )
    act(at, nova6.end_turn.open("maren"))
    act(at, nova6.take_turn.open("slinger1"))
    act(
        at,
        nova6.gang_up.open(
            ("slinger1", "slinger2", "slinger3"), "pell", intent="stone Pell off the quay", tool="sling1"
        ),
        *(4, 2, 6, 1),
        *(2, 3, 1, 4, 2),
        interrupt=[("bo", Committed("cut the lamp down, so that they see nothing", "move", "overcome"))],
        failure=Cost("damage", "the rope burns his hands", damage=2),
        agree_cost=Agreed(),
        still_possible="no",
    )
    act(at, nova6.end_turn.open("slinger1"))
    act(
        at,
        nova6.oppose.open("warden", "maren", intent="bring the halberd down", tool="halberd"),
        *(2, 2, 3, 6),
        spend_points=Buy("increase-effect"),
        reduce=Reduction("grave", steps=2, text="A broken arm"),
    )
    act(at, nova6.end_turn.open("warden"))
    act(
        at,
        nova6.strike_area.open("pell", "fire pots", ("lock",), intent="throw a fire pot among the slingers"),
        *(4, 4, 4, 3, 1),
        spend_points=Buy("increase-effect"),
    )
    act(at, nova6.end_turn.open("pell"), bonus_action=["", "", "token"])
    act(
        at,
        nova6.act.open("yrsa", "shame the warden before his men", "interact", "attack", targets=("warden",)),
        *(6, 4, 2, 1, 3),
    )
    act(at, nova6.end_turn.open("yrsa"))


def _second_round(at: Stage[Table]) -> None:
    """A compel refused, a turn to recover, and men out of the reeds who bring Yrsa down, almost."""
    act(
        at,
        nova6.compel.open("", "yrsa", "cannot-leave-a-lie-alone", "She argues on, and turns her back to the reeds"),
        answer_compel=CompelAnswer("refuse", "for once she bites her tongue"),
    )
    act(at, nova6.take_turn.open("tobin"))
    act(at, nova6.rally.open("tobin"), *(5, 4, 3))
    act(at, nova6.end_turn.open("tobin"))
    act(at, nova6.take_turn.open("maren"))
    act(
        at,
        nova6.act.open(
            "maren", "pin the warden against the rail", "fight", "attack", targets=("warden",), tool="boat hook"
        ),
        *(1, 4, 5),
    )
    act(at, nova6.end_turn.open("maren"))
    act(
        at,
        nova6.act.open("yrsa", "make out who moves in the reeds", "wits", "create-advantage"),
        *(6, 3, 1, 5),
        judge=Ruling(difficulty=1, hidden=True, conditions=(Weighed("Fog-over-the-water", "irrelevant"),)),
        how_it_fails=Telling("the reeds stir, and nothing more"),
    )
    act(at, nova6.end_turn.open("yrsa"))
    for cutter in ("cutter1", "cutter2"):
        act(at, nova6.reveal.open(cutter))
    act(
        at,
        nova6.gang_up.open(("cutter1", "cutter2"), "yrsa", intent="spear Yrsa like an eel", tool="spear1"),
        *(1, 2, 4, 6),
        trade=Trade(pairs=1),
        spend_points=Buy("increase-effect"),
        stay_in="stay",
    )
    act(at, nova6.end_turn.open("cutter1"))
    act(
        at,
        nova6.oppose.open("warden", "tobin", intent="sweep Tobin off the quay", tool="halberd"),
        *(6, 4, 5, 4, 6),
        defend_another=[("dag", "defend")],
        prepare=Preparation("fight"),
    )
    act(at, nova6.end_turn.open("warden"))
    act(
        at,
        nova6.gang_up.open(("slinger2", "slinger3"), "maren", intent="stone Maren", tool="sling2"),
        *(1, 2, 5, 3, 6),
    )
    act(at, nova6.end_turn.open("slinger2"))
    act(
        at,
        nova6.act.open("pell", "wind the sluice open", "wits", "overcome"),
        *(6, 5, 4, 2),
        judge=Ruling(difficulty=1, conditions=(Weighed("Fog-over-the-water", "equal"),)),
    )
    act(at, nova6.end_turn.open("pell"), bonus_action=["", "token"])
    act(
        at,
        nova6.act.open(
            "tobin", "a knife for the second slinger", "fight", "attack", targets=("slinger2",), tool="knives"
        ),
        *(5, 5, 2, 1),
        judge=Ruling(against=(Opposed("slinger2", "move"),), conditions=(Weighed("Fog-over-the-water", "hinders"),)),
    )
    act(at, nova6.end_turn.open("tobin"))


def _last_round(at: Stage[Table]) -> None:
    """All that two stunt points add, and a warden who gives up rather than be cut down."""
    act(at, nova6.snap.open("maren", "focus"))
    act(
        at,
        nova6.act.open(
            "maren", "drag the warden into the water", "fight", "attack", targets=("warden",), tool="boat hook"
        ),
        *(5, 5, 5, 1),
        spend_points=Buy("increase-effect", points=2),
        reduce=Reduction("concede", "damage", text="he throws the halberd away"),
        how_it_ends="he wades ashore, and the chain falls from the ferryman",
    )
    act(at, nova6.end_turn.open("maren"))


def _afterwards(at: Stage[Table]) -> None:
    """The scene ends and what was for the scene with it; a night by the stove, and a milestone."""
    act(at, nova6.close_scene.open("the cutters melt back into the reeds"))
    act(at, nova6.rest.open())
    act(at, nova6.treat.open("pell", "yrsa", place=5), *(4, 4, 4, 2, 1))
    act(at, nova6.finish_rest.open())
    act(at, nova6.milestone.open("minor"))
