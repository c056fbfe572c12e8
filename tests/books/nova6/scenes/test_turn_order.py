"""Whose turn it is in a conflict and a contest of NOVA6, and the GM's next step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moothall import books
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.state import FRESH, Mark, Scene, Table
from moothall.rulesets.nova6.turn_order import turn_order
from moothall.sight import redact
from moothall.talk.procedure import Opening
from moothall.talk.turns import NextStep, TurnLoss, TurnOrder
from tests.books.nova6.support.stage import act_out, conflict, hero, npc, table

CLOSE, ROUND = NextStep("nova6.close-scene"), NextStep("nova6.next-round")
DONE = changed(FRESH, done=True)
ACTED = changed(FRESH, pairs=("fight/attack",))
HELD = changed(FRESH, waiting=True)


def acts(who: str) -> NextStep:
    return NextStep("nova6.oppose", (("by", who),), "step-nova6-act", (who,))


def ends(who: str) -> NextStep:
    return NextStep("nova6.end-turn", (("who", who),), "step-nova6-end-turn", (who,))


def fight(phase: str, acting: str = "", **turns: Any) -> Table:
    """Ilse and Bram are ahead of rook and crow, Oda comes after them; an owl lies in wait."""
    people = [hero(id, turn=turns.get(id, FRESH)) for id in ("ilse", "bram", "oda")]
    people += [npc(id, turn=turns.get(id, FRESH)) for id in ("rook", "crow")]
    scene = conflict(acting, phase=phase, early=("ilse", "bram"), late=("oda",))
    return table(*people, npc("owl", seen=False, open=False), scene=scene)


def order(view: Table) -> TurnOrder:
    found = turn_order(view)
    assert found is not None
    return found


def told(view: Table) -> str:
    return " ".join(one.state for one in order(view).people)


E: dict[str, Any] = {"ilse": DONE, "bram": DONE}
O: dict[str, Any] = {**E, "rook": DONE, "crow": DONE}  # noqa: E741 # the opposition, as E is early
STORY: tuple[tuple[str, Table, str, NextStep | None, str], ...] = (
    ("two may begin", fight("early"), "acting acting next next waiting", None, "ilse bram rook crow oda"),
    ("one does", fight("early", "ilse"), "acting next waiting waiting waiting", None, "bram rook crow oda"),
    (
        "one holds the turn",
        fight("early", "bram", ilse=HELD),
        "waiting acting next next waiting",
        None,
        "ilse rook crow oda",
    ),
    ("theirs", fight("opposition", **E), "acted acted acting acting next", acts("rook"), "rook crow oda"),
    ("one of theirs", fight("opposition", "rook", **E), "acted acted acting next waiting", acts("rook"), "crow oda"),
    (
        "who has acted",
        fight("opposition", "rook", **{**E, "rook": ACTED}),
        "acted acted acting next waiting",
        ends("rook"),
        "crow oda",
    ),
    ("the last hero", fight("late", "oda", **O), "acted acted acted acted acting", None, ""),
    ("theirs are done", fight("opposition", **O), "acted acted acted acted acting", None, "oda"),
    ("ours are gone", fight("early", **E), "acted acted acting acting next", acts("rook"), "rook crow oda"),
    ("a bonus action", fight("bonus", "crow", **O, oda=DONE), "acted acted acted acting acted", acts("crow"), ""),
    ("nobody is left", fight("late", **O, oda=DONE), "acted acted acted acted acted", ROUND, ""),
    ("but one who holds", fight("late", **O, oda=HELD), "acted acted acted acted waiting", ROUND, "oda"),
)


@pytest.mark.parametrize(("view", "people", "step", "lose"), [row[1:] for row in STORY], ids=[row[0] for row in STORY])
def test_a_round_of_a_conflict(view: Table, people: str, step: NextStep | None, lose: str) -> None:
    """Ahead of the opposition, the opposition, after it; who would lose a turn if the round ended now."""
    found = order(view)
    assert (told(view), found.next_step, found.round) == (people, step, 1)
    assert found.warns == ((TurnLoss("nova6.next-round", tuple(lose.split())),) if lose else ())
    assert found.phase == f"turns-nova6-{view.scene.phase}"


@pytest.mark.parametrize("view", [row[1] for row in STORY], ids=[row[0] for row in STORY])
def test_an_unseen_npc_is_in_nobodys_turns(view: Table) -> None:
    """It acts outside the order: not in the GM's turns, and a player's are those of a table without it."""
    assert "owl" not in [one.id for one in order(view).people]
    without = changed(view, others=tuple(one for one in view.others if one.seen))
    assert turn_order(redact(view, "ilse")) == turn_order(redact(without, "ilse"))


def test_a_bonus_action_that_is_used_ends() -> None:
    """Whoever has used it has nothing left to do."""
    view = fight("bonus", "crow", **O, oda=DONE)
    assert order(changed(view, marks=(Mark("bonus-used", "crow", until="round"),))).next_step == ends("crow")


@pytest.mark.parametrize("side", ["heroes", "others"])
def test_a_side_with_nobody_left_ends_the_scene(side: str) -> None:
    """However far the round has come. Heroes who are out stay in the order, opponents leave it."""
    view = fight("early", "ilse")
    gone = changed(view, **{side: tuple(changed(one, out="conceded") for one in getattr(view, side))})
    assert order(gone).next_step == CLOSE
    assert told(gone) == ("out out next next out" if side == "heroes" else "acting next waiting")


def test_the_turn_of_one_who_fell_in_it_is_ended_by_the_gm() -> None:
    """A hero who is out presses nothing any more."""
    view = fight("early", "ilse").with_one("ilse", out="incapacitated")
    assert order(view).next_step == ends("ilse")


def test_a_contest_is_the_heroes_and_ends_when_it_is_decided() -> None:
    """The rival has no turn; winners and losers are out of it."""
    scene = Scene("contest", "action", round=2, phase="early", early=("ilse", "bram"), goal=3, rival="rook")
    view = table(hero("ilse", turn=DONE), hero("bram"), npc("rook"), scene=scene)
    assert (told(view), order(view).phase, order(view).next_step) == ("acted acting", "turns-nova6-heroes", None)
    assert order(view).warns == (TurnLoss("nova6.next-round", ("bram",)),)
    apart = view.with_scene(separate=True, winners=("ilse",))
    assert (told(apart), order(apart).next_step) == ("out acting", None)
    assert order(apart.with_scene(losers=("bram",))).next_step == CLOSE
    assert order(view.with_scene(winners=("ilse",))).next_step == CLOSE


def test_the_rules_accept_every_next_step() -> None:
    """Whatever is offered can be begun as it is."""
    openings: dict[str, Callable[[dict[str, Any]], Opening[Any]]] = {
        "nova6.oppose": lambda args: nova6.oppose.open(args["by"], "ilse", "fight"),
        "nova6.end-turn": lambda args: nova6.end_turn.open(args["who"]),
        "nova6.next-round": lambda args: nova6.next_round.open(),
    }
    for _, view, _, step, _ in STORY:
        if step is not None:
            act_out(openings[step.procedure](dict(step.args)), view).stop()


def test_without_rounds_there_are_no_turns() -> None:
    """Before a scene, and in one that is told freely."""
    assert turn_order(table(hero("ilse"))) is None
    assert turn_order(table(hero("ilse"), scene=Scene("exposition"))) is None
    assert books.ruleset("nova6").turns() is turn_order
