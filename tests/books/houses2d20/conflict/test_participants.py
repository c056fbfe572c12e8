"""A 2d20 conflict is fought by the named characters, else by those in the scene; others join and leave."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.state import Character, Table, Trait
from moothall.rulesets.houses2d20.words import CONFLICTS
from moothall.sight import redact
from tests.books.houses2d20.support.offers import closed_to, open_to
from tests.books.houses2d20.support.plain import Asset
from tests.books.houses2d20.support.stage import act_out, npc, person, table
from tests.support.citing import refused

SANNA, IVO, MAUD = (person(id) for id in ("sanna", "ivo", "maud"))
ROKE, GUARD = npc("roke"), npc("guard", "minor")
SPY = npc("spy", "minor", seen=False, open=False)
THINGS = (Asset("net", "Net", "guard"), Asset("rope", "Rope", "ivo"))


def begun(*people: str, first: str = "sanna", kind: Any = "personal", **more: Any) -> Table:
    """A conflict of these people at a table with six."""
    start = table(SANNA, IVO, MAUD, ROKE, GUARD, SPY, *THINGS, Trait("t1", "Smoke"), **more)
    return act_out(houses.begin_conflict.open(kind, first, people=people), start).end().state


def parts(state: Table) -> set[str]:
    """The characters who take part in the conflict."""
    return {one.id for one in state.taking_part()}


def waits(state: Table, who: str) -> Table:
    """The state after a character has passed their turn."""
    return act_out(houses.act.open(who), state).at("action", "wait").plainly().state


@pytest.mark.parametrize("kind", CONFLICTS)
def test_only_named_characters_take_part(kind: str) -> None:
    """Of six characters two are named and fight; the first to act takes part, named or not."""
    assert parts(begun("sanna", "roke", kind=kind)) == {"sanna", "roke"}
    assert parts(begun("roke", kind=kind)) == {"sanna", "roke"}


def test_without_names_the_scenes_characters_take_part() -> None:
    """Without names all take part but player characters outside the scene; without a scene, all do."""
    assert parts(begun(present=("sanna", "ivo"))) == {"sanna", "ivo", "roke", "guard", "spy"}
    assert parts(begun()) == {"sanna", "ivo", "maud", "roke", "guard", "spy"}
    assert parts(begun(first="maud", present=("sanna",))) == {"sanna", "maud", "roke", "guard", "spy"}


def test_an_unknown_participant_is_refused() -> None:
    """An unknown name is refused, and no conflict begins or ends by it."""
    with pytest.raises(Unclear):
        begun("sanna", "nobody")


@pytest.mark.rule("houses.initiative.all-act-once")
def test_a_round_ends_when_those_who_take_part_have_acted() -> None:
    """In a duel two turns are a round, and nobody else has one."""
    state = begun("sanna", "roke")
    for who in ("ivo", "maud"):
        with refused("houses.initiative.all-act-once"):
            act_out(houses.act.open(who), state)
    state = waits(waits(state, "sanna"), "roke")
    assert state.conflict is not None and (state.conflict.round, state.conflict.side) == (2, "players")
    state = waits(waits(state, "sanna"), "roke")
    assert state.conflict is not None and state.conflict.round == 3


def questions_of(state: Table, who: str, action: str) -> set[str]:
    """Everybody and everything that is named in any question of a turn, up to the dice."""
    script = act_out(houses.act.open(who), state).at("action", action)
    named: set[str] = set()
    known = {one.id for one in state.characters} | {one.id for one in state.assets}
    while script.waits not in ("dice", "over"):
        for seat, question in script.conversation.questions():
            named |= {word for word in (seat, *_words(question)) if word in known}
        script.on_one()
    return named


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [word for one in value for word in _words(one)]
    held = getattr(value, "__dataclass_fields__", ())
    return [word for name in held for word in _words(getattr(value, name))]


@pytest.mark.parametrize("action", ["attack", "create_trait", "create_asset", "overcome", "inform", "other", "help"])
@pytest.mark.parametrize("who", ["sanna", "roke"])
def test_outsiders_of_a_conflict_are_no_targets_and_not_asked(who: str, action: str) -> None:
    """In a duel the other characters are no target, ally or helper, and their seats are not asked."""
    state = begun("sanna", "roke", first=who)
    named = questions_of(state, who, action)
    assert who in named and named <= {"sanna", "roke"}


def test_assets_of_outsiders_are_out_of_reach() -> None:
    """No asset can be taken away where only outsiders have any."""
    state = begun("sanna", "roke")
    assert "remove_asset" not in act_out(houses.act.open("sanna"), state).on_to("action").asked.open_to
    assert "remove_asset" in act_out(houses.act.open("sanna"), begun()).on_to("action").asked.open_to


def test_outsiders_of_a_conflict_test_freely() -> None:
    """Outsiders test and contest among themselves as if there were no conflict."""
    state = begun("sanna", "roke")
    script = act_out(houses.test.open("ivo", "run for help"), state).on_to("assist", "raise", "buy-dice")
    assert script.waits == "assist" and script.asked.helpers == ("maud",)
    opposed = act_out(houses.contest.open("ivo", "get past"), state).on_to("opposed").asked
    assert opposed.opponents == ("guard", "spy")
    with refused("houses.initiative.alternates"):
        act_out(houses.test.open("sanna", "think"), state)
    assert {"test", "contest"} <= set(open_to(state, "ivo")) and "act" in closed_to(state, "ivo")


def test_a_character_joins_and_leaves_a_running_conflict() -> None:
    """A character who joins has a turn in this round, one who leaves has none; both only once."""
    state = begun("sanna", "roke")
    state = act_out(houses.join_conflict.open("ivo"), state).end().state
    assert parts(state) == {"sanna", "roke", "ivo"}
    with refused("houses.initiative.all-act-once"):
        act_out(houses.join_conflict.open("ivo"), state)
    state = waits(waits(state, "sanna"), "roke")
    assert state.conflict is not None and (state.conflict.round, state.conflict.side) == (1, "players")
    left = act_out(houses.leave_conflict.open("ivo"), state).end()
    assert left.state.conflict is not None and left.state.conflict.round == 2
    with refused("houses.initiative.all-act-once"):
        act_out(houses.leave_conflict.open("ivo"), left.state)
    for procedure in (houses.join_conflict, houses.leave_conflict):
        with refused("houses.conflict.five-types"):
            act_out(procedure.open("ivo"), table(SANNA, IVO))


def test_the_turn_goes_on_without_one_who_leaves() -> None:
    """To the side's others if one was named to act, past the side if it has acted, and to nobody else's cost."""
    state = act_out(houses.leave_conflict.open("sanna"), begun()).end().state
    assert state.conflict is not None and (state.conflict.side, state.conflict.actor) == ("players", "")
    state = act_out(houses.leave_conflict.open("sanna"), begun("sanna", "roke")).end().state
    assert state.conflict is not None and (state.conflict.side, state.conflict.round) == ("opposition", 1)
    kept = begun("sanna", "ivo", "roke")
    told = act_out(houses.leave_conflict.open("ivo"), kept).end()
    assert told.all(events.TurnPassed) == [] and told.state.conflict == kept.conflict


def test_a_hidden_npc_joins_or_stays_out_unseen() -> None:
    """Only the GM learns that a hidden NPC stays out of the conflict, or joins."""
    start = table(SANNA, ROKE, SPY)
    after = act_out(houses.begin_conflict.open("personal", "sanna", people=("sanna", "roke")), start).end()
    joined = act_out(houses.join_conflict.open("spy"), after.state).end()
    for fact in (*after.told, *joined.told):
        assert "spy" not in repr(redact(fact, "sanna"))
    assert joined.who("spy").outside is False


def test_a_newcomer_to_the_table_joins_the_running_conflict() -> None:
    """A character who comes to the table while a conflict runs is in it."""
    state = act_out(houses.bring_extra.open("brute", "A brute"), begun("sanna", "roke")).end().state
    assert "brute" in parts(state)


def test_the_end_of_a_conflict_brings_outsiders_back() -> None:
    """An outsider takes no part; when the conflict ends no character is outside any more."""
    made: Character = changed(SANNA, outside=True)
    assert table(made, IVO).taking_part() == (IVO,)
    assert not any(one.outside for one in houses.fold(table(made, IVO), events.ConflictEnded(True)).characters)
