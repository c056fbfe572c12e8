"""Whose turn it is in a fight of NDE: through two rounds of it, in both editions, for the GM and for a player."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from moothall import books
from moothall.rulesets import nde
from moothall.rulesets.nde.events import FoeActed, HeartsChanged, PhaseChanged, RoundBegan
from moothall.rulesets.nde.ids import foe_id, hero_id
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.turn_order import turn_order
from moothall.sight import redact
from moothall.talk.turns import NextStep, TurnLoss, TurnOrder
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.support.figures import BRAM, ILSE, OGRE

EDITIONS = {"nde1": stage_nde1, "nde2": stage_nde2}
END, ROUND = NextStep("nde.end-combat"), NextStep("nde.next-round")


def acts(*ids: str) -> NextStep:
    return NextStep("nde.foe-turn", (("foes", ids),), "step-nde-foes", ids)


def loses(*ids: str) -> tuple[TurnLoss, ...]:
    return (TurnLoss("nde.next-round", ids),)


def fight(stage: ModuleType, **options: str) -> Table:
    """Two heroes against a guard and an ogre whom the players do not see."""
    heroes = (stage.hero("bram"), stage.hero("ilse"))
    foes = (stage.foe("guard", "minion"), stage.foe("ogre", "boss", seen=False, open=False))
    made: Table = stage.table(*heroes, *foes, phase="heroes", **options)
    return made


def order(table: Table) -> TurnOrder:
    found = turn_order(table)
    assert found is not None
    return found


def states(table: Table) -> str:
    return " ".join(one.state for one in order(table).people)


STORY: tuple[tuple[Any, str, str, NextStep | None, tuple[TurnLoss, ...]], ...] = (
    (None, "heroes", "acting acting next next", None, ()),
    (nde.events.Acted(BRAM, "attack", True), "heroes", "acted acting next next", None, ()),
    (HeartsChanged(ILSE, 0, "down"), "foes", "acted out acting acting", acts("guard"), loses("guard", "ogre")),
    (PhaseChanged("foes"), "foes", "acted out acting acting", acts("guard"), loses("guard", "ogre")),
    (HeartsChanged(ILSE, 1), "foes", "acted waiting acting acting", acts("guard"), loses("guard", "ogre")),
    (FoeActed((foe_id("guard"),), True), "foes", "acted waiting acted acting", acts("ogre"), loses("ogre")),
    (FoeActed((OGRE,), False), "foes", "acted waiting acted acted", ROUND, ()),
    (RoundBegan(2), "heroes", "acting acting next next", None, ()),
    (nde.events.FoeHurt(OGRE, 0, "out", (), False, False), "heroes", "acting acting next out", None, ()),
    (nde.events.FoeHurt(foe_id("guard"), 0, "out", (), True, True), "heroes", "acting acting out out", END, ()),
)


@pytest.mark.parametrize("book", EDITIONS)
def test_a_fight_of_two_rounds(book: str) -> None:
    """Heroes in any order, foes one by one, a new round, and an end once no foe stands."""
    table = fight(EDITIONS[book])
    for fact, phase, people, step, warns in STORY:
        table = table if fact is None else nde.fold(table, fact)
        found = order(table)
        assert (found.phase, states(table)) == (f"turns-nde-{phase}", people), fact
        assert (found.next_step, found.warns, found.round) == (step, warns, table.round), fact
    assert turn_order(nde.fold(table, PhaseChanged("free", "over"))) is None


def test_a_foe_out_of_reach_is_not_the_next_step() -> None:
    """Who could strike comes first; where nobody can, the next round is offered, and says who loses a turn by it."""
    heroes = (replace(stage_nde2.hero("bram"), acted=True),)
    foes = (stage_nde2.foe("kray", "boss"), stage_nde2.foe("guard", "minion"))
    table = stage_nde2.table(*heroes, *foes, phase="heroes", foe_space="bound")
    apart = act(nde.set_distance.open("bram", "kray", "very_far"), table)
    assert order(act(nde.set_distance.open("bram", "guard", "close"), apart)).next_step == acts("guard")
    far = act(nde.set_distance.open("bram", "guard", "far"), apart)
    assert order(far).next_step == ROUND and order(far).warns == loses("kray", "guard")


def act(opening: Any, table: Table) -> Table:
    """A table after something the GM has done."""
    state: Table = stage_nde2.act_out(opening, table).end().state
    return state


@pytest.mark.parametrize("book", EDITIONS)
def test_the_ruleset_tells_its_turns(book: str) -> None:
    """Both editions give the same part of the contract."""
    assert books.ruleset(book).turns() is turn_order


@pytest.mark.parametrize("book", EDITIONS)
def test_an_unseen_foe_is_in_no_players_turns(book: str) -> None:
    """The GM's order marks the foe as hidden; a player's is that of a table without it, at every step."""
    table = fight(EDITIONS[book])
    assert [one.hidden for one in order(table).people] == [False, False, False, True]
    for fact, *_ in STORY:
        table = table if fact is None else nde.fold(table, fact)
        without = replace(table, foes=tuple(foe for foe in table.foes if foe.seen))
        assert turn_order(redact(table, "player")) == turn_order(redact(without, "player"))


def test_the_heroes_are_all_down() -> None:
    """Then the fight ends, whoever of the foes has acted."""
    table = fight(stage_nde2)
    for id in ("bram", "ilse"):
        table = table.with_hero(hero_id(id), fallen="down")
    assert order(table).next_step == END


def test_nobody_off_the_board_has_a_turn() -> None:
    """On squares a hero or foe without one waits; the foes wait for such a hero, as the rule has it."""
    table = fight(stage_nde1).with_hero(ILSE, square=None).with_foe(OGRE, square=None)
    assert states(table) == "acting waiting next waiting"
    assert order(table.with_hero(BRAM, acted=True)).next_step is None
    done = table.with_hero(BRAM, acted=True).with_hero(hero_id("ilse"), fallen="down")
    assert order(done).warns == loses("guard")


@pytest.mark.parametrize("book", EDITIONS)
def test_every_next_step_is_accepted(book: str) -> None:
    """The rules take what the strip offers, at every step of the fight."""
    stage, table = EDITIONS[book], fight(EDITIONS[book])
    for fact, *_ in STORY:
        table = table if fact is None else nde.fold(table, fact)
        step = order(table).next_step
        if step is not None and step.procedure == "nde.foe-turn":
            stage.act_out(nde.foe_turn.open(dict(step.args)["foes"], "bram"), table).stop()
        elif step is not None:
            stage.act_out(nde.next_round.open() if step == ROUND else nde.end_combat.open(), table).end()
