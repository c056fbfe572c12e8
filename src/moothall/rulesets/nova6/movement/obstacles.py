"""Obstacles: a wedged door or a heap of debris, which make a zone edge harder to cross."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.basics.outcome import Buy, Draft, stunt
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.packs.roles import bound, standing_for
from moothall.rulesets.nova6.state import Table
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.play import Play
from moothall.talk.reasons import Because


def _may_block(table: Table, test: ActionTest, draft: Draft) -> bool:
    built = (
        test.skill == standing_for(table, "physique") and draft.kind == "advantage" and draft.form in ("dice", "aspect")
    )
    return built and bool(table.zones) and draft.rating > 0


def _zones(table: Table, test: ActionTest, draft: Draft) -> tuple[str, ...]:
    return tuple([zone.id for zone in table.zones])


@stunt("block-way", 1, "nova6.physique.create-advantage", _may_block, about=_zones)
async def block_way(play: Play[Table], test: ActionTest, draft: Draft, bought: Buy) -> Draft:
    """Make an obstacle instead of an aspect: dice against movement; `of` is the zone that is harder to enter."""
    if all(bought.of != zone.id for zone in play.state.zones):
        raise AgainstTheRules("error-no-such-zone", cite="nova6.physique.create-advantage", zone=bought.of)
    moves = bound(play.state, "movement")
    blocks = (*draft.properties, Property("hinders-movement"))
    return replace(draft, form="dice", rating=-1, to=(bought.of,), skills=(moves,), duration="B", properties=blocks)


def in_the_way(table: Table, zone: str) -> Iterator[Because]:
    """Dice that what lies before a zone costs those who go there."""
    for effect in table.effects_of(zone, "advantage"):
        if effect.has("hinders-movement") and effect.rating < 0:
            yield Because("in-the-way", effect.rating, "nova6.physique.create-advantage", effect.name)
