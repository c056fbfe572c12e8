"""Whose turn it is in a conflict of 2d20, and the GM's next step."""

from __future__ import annotations

from typing import Any

import pytest

from moothall import books
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.state import Conflict, Table
from moothall.rulesets.houses2d20.turn_order import turn_order
from moothall.sight import redact
from moothall.talk.turns import NextStep, TurnOrder
from tests.books.houses2d20.support.stage import act_out, npc, person, table

END = NextStep("houses.end-conflict")


def acts(who: str) -> NextStep:
    return NextStep("houses.act", (("who", who),), "step-houses-act", (who,))


def fight(side: Any, actor: Any = "", acted: str = "", defeated: str = "") -> Table:
    """Roke and a guard against Sanna and Ben; Vesna lies in wait, and Ivo stands by."""
    everybody = [npc("roke"), npc("guard", "minor"), person("sanna"), person("ben")]
    everybody += [npc("vesna", seen=False, open=False), person("ivo", outside=True)]
    known = [
        changed(one, acted=one.id in acted.split(), defeated="defeated" if one.id in defeated.split() else "")
        for one in everybody
    ]
    return table(*known, conflict=Conflict("personal", side=side, actor=actor, round=3))


def order(view: Table) -> TurnOrder:
    found = turn_order(view)
    assert found is not None
    return found


STORY: tuple[tuple[str, Table, str, str, NextStep | None], ...] = (
    ("ours", fight("players"), "players", "acting acting next next next", None),
    ("one of ours", fight("players", "ben"), "players", "waiting acting next next next", None),
    ("theirs", fight("opposition", acted="ben"), "opposition", "next acted acting acting acting", acts("roke")),
    (
        "one of theirs",
        fight("opposition", "guard", acted="ben"),
        "opposition",
        "next acted waiting acting waiting",
        acts("guard"),
    ),
    (
        "no one else of the other side",
        fight("opposition", "guard", acted="ben sanna"),
        "opposition",
        "acted acted next acting next",
        acts("guard"),
    ),
    ("once more", fight("players", "ben", acted="ben"), "players", "waiting acting next next next", None),
    ("the actor fell", fight("players", "ben", defeated="ben"), "players", "acting out next next next", None),
    ("in no order", fight("", acted="roke"), "anyone", "acting acting acted acting acting", acts("guard")),
    ("one in no order", fight("", "sanna", acted="roke"), "anyone", "acting next acted next next", None),
    ("ours are down", fight("opposition", defeated="sanna ben"), "opposition", "out out acting acting acting", END),
    ("theirs are down", fight("players", defeated="roke guard vesna"), "players", "acting acting out out out", END),
)


@pytest.mark.parametrize(("view", "phase", "people", "step"), [row[1:] for row in STORY], ids=[row[0] for row in STORY])
def test_a_round_of_a_conflict(view: Table, phase: str, people: str, step: NextStep | None) -> None:
    """The sides in turn; whoever stands by has none. A round ends by itself, so no step costs a turn."""
    found = order(view)
    assert [one.id for one in found.people] == ["sanna", "ben", "roke", "guard", "vesna"]
    assert " ".join(one.state for one in found.people) == people
    assert (found.phase, found.next_step, found.warns, found.round) == (f"turns-houses-{phase}", step, (), 3)


@pytest.mark.parametrize("view", [row[1] for row in STORY], ids=[row[0] for row in STORY])
def test_an_unseen_npc_is_in_no_players_turns(view: Table) -> None:
    """The GM's turns mark it as hidden; a player's are those of a table without it."""
    assert [one.id for one in order(view).people if one.hidden] == ["vesna"]
    without = changed(view, characters=tuple(one for one in view.characters if one.seen))
    assert turn_order(redact(view, "sanna")) == turn_order(redact(without, "sanna"))


@pytest.mark.parametrize("view", [row[1] for row in STORY if row[4] is not None])
def test_the_rules_accept_every_next_step(view: Table) -> None:
    """Whatever is offered can be begun as it is."""
    step = order(view).next_step
    assert step is not None
    act_out(houses.end_conflict.open() if step == END else houses.act.open(dict(step.args)["who"]), view).stop()


def test_a_helper_of_the_gms_acts_when_nobody_else_may() -> None:
    """On the players' side the GM is offered a turn only if all who may act are played by the GM."""
    helper = person("helper", seat="gm", tier="minor", supporting=True)
    both = table(person("sanna"), helper, npc("roke"), conflict=Conflict("personal", side="players"))
    assert order(both).next_step is None
    assert order(both.with_who("sanna", acted=True)).next_step == acts("helper")  # type: ignore[arg-type]


def test_without_a_conflict_there_are_no_turns() -> None:
    """Nobody's turn is told in a scene that is played freely."""
    assert turn_order(table(person("sanna"))) is None
    assert books.ruleset("houses2d20").turns() is turn_order
