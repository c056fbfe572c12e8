"""Signature assets: their slots, the effect of each, and those a character has lost."""

from __future__ import annotations

from typing import Final

from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.ids import EffectId
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.packs.pack import signature_slots as slots_of
from moothall.rulesets.nova6.state import Effect, Mark, Table
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.play import Play
from moothall.talk.questions import Option

LOST: Final = "signature-lost"


def signature_slots(pack: Pack) -> tuple[Option, ...]:
    """The slots for signature assets: those a pack names, or one for each core aspect."""
    return tuple([Option(slot.id, "nova6.asset.signature") for slot in slots_of(pack)])


def signature(id: str, who: str, name: str, slot: str) -> Effect:
    """A signature asset as an effect. It has no uses to count."""
    return Effect(EffectId(id), "asset", name, who, duration="P", properties=(Property("signature", of=(slot,)),))


def slot_of(effect: Effect) -> str:
    """The slot of a signature asset; any, where nothing is said."""
    of = next((one.of for one in effect.properties if one.name == "signature"), ())
    return of[0] if of else ""


async def note_lost(play: Play[Table], item: Effect) -> None:
    """Mark the slot of a lost signature asset, so that it can be filled again."""
    if item.has("signature"):
        mark = Mark(LOST, item.owner, slot_of(item), "session", item.known)
        await effects.mark(play, mark, "nova6.asset.signature-sacrifice")


def lost(table: Table, who: str) -> tuple[Mark, ...]:
    """Signature assets that a character has lost and not replaced."""
    return tuple([mark for mark in table.marks if mark.what == LOST and mark.who == who])
