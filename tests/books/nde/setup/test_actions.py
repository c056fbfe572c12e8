"""Actions at an NDE table: who may begin which, by which procedures, and how the table names heroes and foes."""

from __future__ import annotations

import pytest
from moothall.rulesets.nde.actions import ACCESS, ACTION_PROCEDURES, decides, joined_by, name_of, seat_of

from tests.books.nde.support.stage_nde2 import foe, hero, table

PLAYERS = {
    "nde.act", "nde.approach", "nde.attack", "nde.grow", "nde.join", "nde.pass", "nde.power", "nde.revive", "nde.test",
    "nde.walk",
}  # fmt: skip


def test_players_begin_their_own_actions_and_the_gm_the_rest() -> None:
    """Tests, fights, powers, movement, growth and joining are the players'; everything else is the GM's."""
    assert {name for name, access in ACCESS.items() if access.by == "player"} == PLAYERS
    assert {access.group for access in ACCESS.values()} == {
        *("tests", "combat", "powers", "space", "harm", "character", "setup")
    }


def test_every_offered_action_is_one_that_players_begin() -> None:
    """An action that a hero is offered leads to procedures of the players; luck is spent within others."""
    assert {name for names in ACTION_PROCEDURES.values() for name in names} <= PLAYERS
    assert [action for action, names in ACTION_PROCEDURES.items() if not names] == ["luck"]


@pytest.mark.parametrize(
    ("id", "seat", "name"), [("ilse", "ana", "Ilse"), ("oda", "bo", "Oda"), ("rat", "", "the rat")]
)
def test_heroes_and_foes_are_found_by_their_ids(id: str, seat: str, name: str) -> None:
    """A hero has a seat and a name, a foe a name alone; an unknown id stands for itself."""
    at = table(hero("ilse", seat="ana", name="Ilse"), hero("oda", seat="bo", name="Oda"), foe("rat", name="the rat"))
    assert (seat_of(at, id), name_of(at, id)) == (seat, name)
    assert (seat_of(at, "nobody"), name_of(at, "nobody")) == ("", "nobody")


def test_an_action_is_its_own_players_to_declare() -> None:
    """Each edition cites its own rule for that, and a character joins at the seat that brings it."""
    assert (decides("nde1"), decides("nde2")) == ("nde1.test.declare", "nde2.test.declare")
    assert [value for _, value in joined_by("ana", "ilse", {"name": "Ilse"}).args] == ["ana", "ilse", {"name": "Ilse"}]
