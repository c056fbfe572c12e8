"""A pending NOVA6 action fails if its action, character or weapon is gone when others have answered."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.questions import Committed
from moothall.rulesets.nova6.state import Box, Edge, Fall, Scene, Table, Task, Track, Turn, Zone
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.procedure import Opening
from tests.books.nova6.support.stage import NovaScript, act_out, aspect, asset, conflict, hero, npc, soak, table, weapon

ILSE = hero("ilse", fight=1, move=1, physique=1, wits=1, zone="quay")
HURT = changed(ILSE, tracks=(Track("physical", (Box("stressed", "S"), Box("stressed"), Box("incapacitated"))),))
ROOK = npc("rook", fight=1, zone="deck")
ROPE = asset("ilse", "rope", 2)
"""Something to ask about before a roll."""
BOW = weapon("ilse", "bow", 3, Property("ranged", of=("far",)))
BOMB = weapon("ilse", "bomb", 3, Property("area"), Property("aimed"), Property("ranged", of=("near",)))
SHIELD = soak("ilse", "shield", 3, Property("placeable"))
MUD = aspect("MUD TO THE KNEES", aspect="situation", id="mud")
ZONES = (Zone(ZoneId("quay"), "the quay"), Zone(ZoneId("deck"), "the deck"))
WALL = Edge("quay", "deck", obstacle="a wall", difficulty=1)
TASK = Task("gate", "the gate", ("wits",), ("ilse",))


def there(*things: Any, scene: Scene | None = None, ilse: Any = ILSE, rook: Any = ROOK, **more: Any) -> Table:
    return table(ilse, rook, ROPE, *things, scene=scene or conflict("ilse"), zones=ZONES, edges=(WALL,), **more)


NEAR = changed(ROOK, zone="quay")
ACTIONS: dict[str, tuple[Opening[Any], Table]] = {
    "act": (nova6.act.open("ilse", "go", "fight", "overcome"), there()),
    "shove": (nova6.shove.open("ilse", "rook"), there(rook=NEAR)),
    "aim": (nova6.aim.open("ilse", "rook", "bow"), there(BOW)),
    "move": (nova6.move.open("ilse", ("deck",)), there()),
    "demand": (nova6.demand.open("ilse", "mud", "reach the door", "move"), there(MUD)),
    "undertake": (nova6.undertake.open("ilse", "pick the lock", "wits"), there()),
    "treat": (nova6.treat.open("ilse", "ilse", place=0), there(ilse=HURT)),
    "place": (nova6.place.open("ilse", "shield"), there(SHIELD)),
    "strike an area": (nova6.strike_area.open("ilse", "bomb", ("deck",)), there(BOMB)),
    "grab": (nova6.grab.open("ilse"), there(falls=(Fall("ilse", 9),))),
    "strive": (nova6.strive.open("ilse", "faster"), there(scene=Scene("contest", "action", skill="move", goal=3))),
    "face a task": (nova6.face_task.open("gate"), there(scene=Scene("challenge", "action", tasks=(TASK,)))),
}


WHERE_IT_WAITS = ("nova6/prepare", "nova6/something-to-grab", "nova6/visible")
"""The last question before the action is spent."""


@pytest.mark.parametrize("action", ACTIONS)
def test_a_pending_action_fails_if_its_action_is_spent(action: str) -> None:
    """Nothing is rolled, the log says why, and no question is left open."""
    opening, at = ACTIONS[action]
    script = act_out(opening, at)
    while script.waits_for() not in WHERE_IT_WAITS:
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    script.stage.tell(events.TurnChanged("ilse", Turn(1, declared=1, pairs=("fight/attack",)), "action"))
    if script.waits_for() == "nova6/something-to-grab":
        script.gm("yes")
    after = script.plainly()
    assert after.rules_of(events.Fizzled) == {"nova6.multi.skills-declare"} and not after.result
    assert not [entry for entry in after.log if isinstance(entry, Rolled)]
    assert after.who("ilse").turn.pairs == ("fight/attack",)


@pytest.mark.parametrize("action", sorted(ACTIONS.keys() - {"face a task"}))
def test_a_pending_action_fails_if_its_character_is_out(action: str) -> None:
    """A character incapacitated while the GM decides does not finish the action."""
    opening, at = ACTIONS[action]
    script = act_out(opening, at)
    while script.waits_for() not in WHERE_IT_WAITS:
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    script.stage.tell(events.LeftScene("ilse", "incapacitated"))
    if script.waits_for() == "nova6/something-to-grab":
        script.gm("yes")
    assert script.plainly().rules_of(events.Fizzled) == {"nova6.cons.incap-effect"}


def test_a_pending_attack_fails_if_its_weapon_is_gone() -> None:
    """The weapon was taken away while the GM decided."""
    script = act_out(nova6.act.open("ilse", "shoot", "fight", "attack", targets=("rook",), tool="bow"), there(BOW))
    script.judged()
    assert script.waits_for() == "nova6/prepare"
    script.stage.tell(events.EffectEnded(BOW, "gone"))
    assert script.plainly().rules_of(events.Fizzled) == {"nova6.prop.object-carried"}


def test_an_exposition_allows_one_pending_action() -> None:
    """Of two actions begun side by side only the first to be decided is done."""
    at = there(scene=Scene("exposition"))
    script = act_out(nova6.act.open("ilse", "ask around", "wits", "overcome"), at).judged()
    assert script.waits_for() == "nova6/prepare"
    script.stage.tell(events.ActedInScene(("ilse",)))
    assert script.plainly().rules_of(events.Fizzled) == {"nova6.expo.one-action"}


def test_a_hazard_is_faced_without_an_action() -> None:
    """A character whose action is spent faces the hazard all the same."""
    scene = Scene("challenge", "action", tasks=(changed(TASK, hazard=True),))
    spent = changed(ILSE, turn=Turn(1, declared=1, pairs=("fight/attack",)))
    after = act_out(nova6.face_task.open("gate"), there(scene=scene, ilse=spent)).plainly_through(4)
    assert after.result and not after.all(events.Fizzled)


# ---- Cutting in ------------------------------------------------------------------------------------------------------

WAITS = hero("ilse", fight=2, turn=Turn(1, waiting=True))
STRIKE = Committed("strike", "fight", "attack", ("rook",), "plank")


def attacked(*things: Any) -> NovaScript[Any]:
    """The rook acts on Bram while Ilse waits."""
    scene = conflict("rook", phase="opposition", early=("ilse", "bram"))
    at = table(WAITS, hero("bram"), npc("rook", fight=1), weapon("ilse", "plank", 8), *things, scene=scene)
    return act_out(nova6.oppose.open("rook", "bram", "fight", "attack", intent="stab"), at)


def test_an_impossible_action_cannot_be_committed_to() -> None:
    """Without a talent for it an attack with Resolve is refused as an interruption, before any roll."""
    script = attacked()
    script.refuses("ilse", Committed("glare", "resolve", "attack", ("rook",)), "nova6.resolve.attack")
    assert script.waits_for() == "nova6/interrupt"
    script.stop()


@pytest.mark.parametrize("faces", [(4, 4, 4), (1, 1, 1)])
def test_a_commitment_fails_if_its_weapon_is_gone(faces: tuple[int, ...]) -> None:
    """The weapon is gone when the time comes, whether before the opponent or after."""
    script = attacked().says("ilse", STRIKE)
    script.stage.tell(events.EffectEnded(weapon("ilse", "plank", 8), "gone"))
    after = script.rolls("ilse", *faces).plainly_through(3)
    mine = [fact for fact in after.all(events.Fizzled) if fact.who == "ilse"]
    assert len(mine) == 1 and after.who("ilse").turn.done
