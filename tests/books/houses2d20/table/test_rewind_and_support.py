"""At a live 2d20 table a rewind gives everything back, and a supporting character is paid for by a player's own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.errors import AgainstTheRules, MoothallError
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.state import Table
from moothall.table import commands as c
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.sheets import TROOPER
from tests.books.houses2d20.support.stage import npc


def brings(session: HousesSession, by: str) -> None:
    """The GM brings a supporting character for Ana's seat, paid for by somebody."""
    args = {"id": "aide", "sheet": TROOPER | {"supporting": True}, "seat": "ana", "by": by}
    session.do("gm", c.Open(houses.bring.name, args))


def state_of(session: HousesSession) -> Table:
    state: Table = session.table.game.state
    return state


def last(session: HousesSession) -> int:
    """The number of the last entry."""
    return session.table.game.log[-1].number


REWOUND: dict[str, tuple[str, Any, dict[str, Any]]] = {
    "a question that took its point": ("ana", houses.question, {"who": "sanna", "text": "Who is there?"}),
    "a scene with traits": ("gm", houses.begin_scene, {"title": "The quay", "scene_traits": ["Fog"]}),
    "a conflict with bystanders": (
        "gm",
        houses.begin_conflict,
        {"kind": "personal", "first": "sanna", "people": ["sanna", "roke"]},
    ),
    "an end of everything": ("gm", houses.end_scene, {}),
}


@pytest.mark.parametrize("what", REWOUND)
def test_a_rewind_gives_back_what_an_action_changed(what: str) -> None:
    """The table is as it was, for everybody who looks, also after a restart."""
    session = HousesSession(momentum=3, threat=4, on=(npc("roke", traits=("Steward",)),))
    before, number = msgspec.to_builtins(state_of(session)), last(session)
    seat, procedure, args = REWOUND[what]
    session.open(seat, procedure, **args)
    session.finish()
    assert last(session) > number
    session.do("gm", c.Rewind(number))
    assert msgspec.to_builtins(state_of(session)) == before
    again = session.again()
    assert msgspec.to_builtins(again.table.game.state) == before
    for viewer in ("ana", "bo", "guest"):
        assert session.table.snapshot(viewer).state == again.table.snapshot(viewer).state


def test_a_rewind_into_an_attack_goes_on_from_there() -> None:
    """Back to the question before the dice; the same attack is then played to its end."""
    session = HousesSession(5, 16, 5, 6, on=(npc("roke", battle=6, duty=6, traits=("Steward",)),))
    session.open("gm", houses.begin_conflict, kind="personal", first="sanna", people=["sanna", "roke"])
    session.open("ana", houses.act, who="sanna")
    session.answer("ana", "attack")
    number = last(session)
    session.finish()
    conflict = state_of(session).conflict
    session.do("gm", c.Rewind(number))
    assert state_of(session).conflict != conflict
    session.finish()
    assert state_of(session).conflict == conflict


@pytest.mark.parametrize(
    ("cost", "momentum", "threat"),
    [("none", 3, 3), ("momentum:1", 2, 3), ("threat:2", 3, 5)],
)
def test_a_supporting_character_costs_its_price(cost: str, momentum: int, threat: int) -> None:
    """Paid by the player's character who is named; the supporter acts from that seat, and resists by its tier."""
    session = HousesSession(momentum=3, threat=3, supporting__cost=cost)
    brings(session, "sanna")
    aide = state_of(session).who(CharacterId("aide"))
    assert (state_of(session).momentum, state_of(session).threat) == (momentum, threat)
    assert (aide.seat, aide.side, aide.supporting, aide.determination) == ("ana", "players", True, None)
    session.open("ana", houses.test, who="aide", action="stand guard")
    session.finish()


@pytest.mark.parametrize("cost", ["momentum:1", "threat:2"])
@pytest.mark.parametrize("shared", ["true", "false"])
@pytest.mark.parametrize("by", ["", "roke"])
def test_a_supporting_character_with_a_price_needs_a_payer(by: str, shared: str, cost: str) -> None:
    """Without a player's character to pay nothing is paid and nobody comes."""
    session = HousesSession(momentum=3, threat=3, on=(npc("roke"),), supporting__cost=cost, momentum__shared=shared)
    with pytest.raises(AgainstTheRules, match="error-houses-who-pays"):
        brings(session, by)
    assert not state_of(session).knows("aide") and state_of(session).threat == 3


def test_a_supporting_character_beyond_the_pool_is_refused() -> None:
    """A price that nobody can pay brings nobody."""
    session = HousesSession(momentum=0, supporting__cost="momentum:1")
    with pytest.raises(AgainstTheRules, match="error-houses-momentum"):
        brings(session, "sanna")
    assert not state_of(session).knows("aide")


def test_a_player_says_who_impressed_the_group() -> None:
    """Ana names Ivo with her own character; she cannot speak for Bo's, and the GM has the last word."""
    session = HousesSession()
    session.open("gm", houses.begin_adventure)
    with pytest.raises(MoothallError):
        session.open("ana", houses.impress, who="ivo", text="the plan", speaker="ivo")
    session.open("ana", houses.impress, who="ivo", text="the plan", speaker="sanna")
    assert session.prompts("ana") == () and session.prompt("gm").kind == "houses/impressed"
    session.answer("gm", "yes")
    assert state_of(session).who(CharacterId("ivo")).points == 1
