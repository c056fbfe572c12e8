"""NOVA6 damage on a stage, and stress boxes written in a line."""

from __future__ import annotations

from typing import Any

from moothall.records import changed
from moothall.rulesets.nova6.basics.outcome import Draft
from moothall.rulesets.nova6.state import Box, Character, Table
from moothall.rulesets.nova6.stress.damage import resolve_damage
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.stage import NovaAfter, NovaScript, act_out, hero, table

ILSE = hero("ilse")


@procedure("test.nova6-hurt")
async def hurt(play: Play[Table], draft: Draft) -> None:
    """Damage comes from somewhere."""
    for who in draft.to:
        await resolve_damage(play, who, draft)


def damage(rating: int, *to: str, **more: Any) -> Draft:
    usual: dict[str, Any] = {"type": "physical", "duration": "S", "rating": rating}
    return Draft("damage", to=to or ("ilse",), **(usual | more))


def taking(draft: Draft, *things: Any, **more: Any) -> NovaScript[Any]:
    """Damage has just come; somebody may be asked about it."""
    people = [thing for thing in things if isinstance(thing, Character)]
    ilse = () if any(one.id == "ilse" for one in people) else (ILSE,)
    return act_out(hurt.open(draft), table(*ilse, *things, **more))


def taken(draft: Draft, *things: Any, **more: Any) -> NovaAfter[Any]:
    return taking(draft, *things, **more).plainly()


def marks(one: Character, track: str = "physical") -> str:
    """The boxes of a track in a line: `S--/T-/-` has one stressed and one staggered box filled."""
    found = []
    for level in ("stressed", "staggered", "incapacitated"):
        found.append("".join(box.filled or "-" for box in one.track(track).boxes if box.level == level))
    return "/".join(found)


def filled(text: str, one: Character = ILSE, track: str = "physical") -> Character:
    """A character with these boxes filled, written as `marks` writes them."""
    levels = zip(("stressed", "staggered", "incapacitated"), text.split("/"), strict=True)
    boxes = tuple(Box(level, "" if mark == "-" else mark) for level, line in levels for mark in line)  # type: ignore[arg-type]
    return changed(one, tracks=tuple(changed(t, boxes=boxes) if t.id == track else t for t in one.tracks))


def to_stay(script: NovaScript[Any]) -> NovaScript[Any]:
    """The hit is taken as it is."""
    while script.waits_for() == "nova6/reduce":
        script.says(script.conversation.questions()[0][0], script.asked().default())
    return script
