"""Objects: the GM places a thing that can be attacked and broken."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.characters.npc_entry import fresh_id
from moothall.rulesets.nova6.choices import AZone
from moothall.rulesets.nova6.events import Appeared
from moothall.rulesets.nova6.ids import NOWHERE, EffectId
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.stress.objects import Make, boxes_of, thing
from moothall.talk.actions import action
from moothall.talk.play import Play


@action("nova6.set-thing", by="gm", chapter="properties")
async def set_thing(
    play: Play[Table], name: str, make: Make = "ordinary", extra: int = 1, soak: int = 0, zone: AZone = NOWHERE,
    seen: bool = True,
) -> str:  # fmt: skip
    """A door, a lamp, a bridge: with the boxes that its make gives it, and its soak. The id.

    `extra` is how many boxes more a large one has.
    """
    if not name.strip() or soak < 0:
        raise AgainstTheRules("error-thing-unsaid", cite="nova6.obj.boxes")
    boxes = boxes_of(make, extra)
    id = fresh_id(play.state, name, seen)
    made = thing(id, name, boxes.counts, zone=zone, seen=seen)
    await play.tell(Appeared(made, _shell(id, name, soak, seen), seen), "nova6.role.gm", boxes.cite)
    return id


def _shell(id: str, name: str, soak: int, seen: bool) -> tuple[Effect, ...]:
    """Soak of an object's material as an effect."""
    if not soak:
        return ()
    return (Effect(EffectId(f"{id}-soak"), "soak", name, id, rating=soak, duration="P", type="physical", known=seen),)
