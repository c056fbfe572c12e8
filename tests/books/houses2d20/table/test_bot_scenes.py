"""2d20 scenes of all five kinds are played by bots to their end, without a broken rule or a leaked secret."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.codec import Reader, to_line
from moothall.ledger.entries import Told
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import CONFLICTS, DRIVES
from moothall.sight import redact
from moothall.talk.reasons import Because
from moothall.talk.types import KnownTypes
from tests.books.houses2d20.support.bots import SETTINGS, scene
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

VIEWERS = ("sanna", "guest")
EACH = 5
"""Scenes to a test: one of each kind."""
SCENES = EACH * (2_000 if SOAKING else 4)
"""Two thousand of each kind, or a few."""
AS_WRITTEN = EACH * (len(SETTINGS) - 1)
"""The first scene at a table that plays as written."""


def check(table: Table) -> None:
    """Check the invariants of a table."""
    options = table.options
    pools = [table.momentum, *(one.momentum for one in table.characters)]
    assert all(0 <= pool <= (options.momentum_cap or 99) for pool in pools)
    assert table.threat >= 0 and (options.threat_cap is None or table.threat <= options.threat_cap)
    for one in table.characters:
        assert one.determination is None or 0 <= one.determination <= (options.determination_cap or 99)
        assert one.track is None or 0 <= one.track.points <= one.track.requirement
        ratings = sorted(one.drives.of(drive).rating for drive in DRIVES) if one.drives else []
        assert ratings in ([], [4, 5, 6, 7, 8], [5, 5, 5, 6, 7])
    assert len({trait.id for trait in table.traits}) == len(table.traits)
    assert len({asset.id for asset in table.assets}) == len(table.assets)


@pytest.mark.parametrize("first", sorted({*range(0, SCENES, EACH), AS_WRITTEN}))
def test_scenes_of_every_kind_play_to_their_end(first: int) -> None:
    """Five scenes: at every fact the pools hold, each viewer's view is the fold of what they were told, and the
    ledger reads back as it was written.
    """
    for number in range(first, first + EACH):
        stage = scene(number)
        _follow([entry.event for entry in stage.log if isinstance(entry, Told)])
        lines = [to_line(entry) for entry in stage.log]
        again = list(Reader(KnownTypes(), Because).read(lines))
        assert [to_line(entry) for entry in again] == lines
        assert any(f'"{CONFLICTS[number % 5]}"' in line for line in lines) and stage.state.between


def _follow(facts: list[Any]) -> None:
    table = Table()
    views: dict[str, Any] = {viewer: redact(table, viewer) for viewer in VIEWERS}
    for fact in facts:
        table = houses.fold(table, fact)
        check(table)
        for viewer in VIEWERS:
            seen = redact(fact, viewer)
            if seen is not None:
                views[viewer] = houses.fold(views[viewer], seen)
    for viewer in VIEWERS:
        assert views[viewer] == redact(table, viewer), viewer
