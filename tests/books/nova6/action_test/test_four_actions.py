"""NOVA6: the four basic actions can each be begun as such, with the same test as an action in one's own words."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.action_test.basic_actions import AIMS
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.procedure import Opening
from tests.books.nova6.support.stage import act_out, conflict, hero, npc, table, weapon
from tests.support.citing import refused

ILSE, ROOK = hero("ilse", fight=2, wits=1, move=1), npc("rook", fight=1, move=1)
SPEAR = weapon("ilse", "spear", 5)
AT = table(ILSE, ROOK, SPEAR, scene=conflict("ilse"))
BEGUN: dict[str, Opening[Any]] = {
    "attack": nova6.attack.open("ilse", "rook", "fight", "spear"),
    "create-advantage": nova6.create_advantage.open("ilse", "feint", "fight", "rook"),
    "overcome": nova6.overcome.open("ilse", "climb the wall", "move"),
    "defend": nova6.defend.open("ilse", "rook", "fight"),
}


@pytest.mark.rule("nova6.action.four")
@pytest.mark.parametrize("action", BEGUN)
def test_each_basic_action_is_begun_as_such(action: str) -> None:
    """The GM is asked about exactly this action, with the opposition of the table; then the hero rolls."""
    script = act_out(BEGUN[action], AT)
    assert (script.waits_for(), script.asked().action.id) == ("nova6/judge", action)
    script.gm(script.asked().default())
    after = script.plainly_through(6)
    assert {fact.who for fact in after.all(events.Tested)} == {"ilse"}
    assert after.last(events.Called).action == action


@pytest.mark.rule("nova6.react.free")
def test_defending_is_a_reaction_and_no_action() -> None:
    """A defense takes nothing of the turn, and is open to those whose turn it is not; the others take an action."""
    counted = {}
    for action, opening in BEGUN.items():
        script = act_out(opening, AT)
        script.gm(script.asked().default())
        counted[action] = len(script.plainly_through(6).who("ilse").turn.pairs)
    assert counted == {"attack": 1, "create-advantage": 1, "overcome": 1, "defend": 0}


@pytest.mark.parametrize(("tool", "skill"), [("", "fight"), ("laser", "wits")])
def test_a_weapon_brings_its_own_skill(tool: str, skill: str) -> None:
    """Without a word on it, an attack is made with the skill of the weapon, or with that of bare hands."""
    laser = changed(weapon("ilse", "laser", 5), skill="wits")
    script = act_out(nova6.attack.open("ilse", "rook", tool=tool), table(ILSE, ROOK, laser, scene=conflict("ilse")))
    assert script.asked().skill.id == skill
    script.stop()


def test_what_a_weapon_cannot_reach_is_closed_among_the_targets() -> None:
    """A target that is out of range is refused, and stands among the choices as closed, with its rule."""
    bow = weapon("ilse", "bow", 4, Property("ranged", of=("close",)), Property("limited-range"))
    far = table(hero("ilse", zone="a"), npc("rook", zone="b"), bow, scene=conflict("ilse"))
    with refused("nova6.prop.ranged-limited"):
        act_out(nova6.attack.open("ilse", "rook", "fight", "bow"), far)
    listed = AIMS.choices(far, {"who": "ilse", "tool": "bow", "skill": "fight"})
    assert [(one.id, one.closed is not None and one.closed.cite) for one in listed] == [
        ("rook", "nova6.prop.ranged-limited")
    ]
