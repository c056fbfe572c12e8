"""NOVA6 scenes of every kind, played by bots at every seat, keep every invariant."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.books.nova6.support.bots import KINDS, NovaBots
from tests.support.soaking import SOAKING
from tests.table.support.bots import play

pytestmark = pytest.mark.slow

SCENES = 500 if SOAKING else 5
MOVES = 60
TABLES: list[dict[str, str]] = [
    {},
    {"gm-rolls": "on", "gsp-bank": "on", "range-dice": "per-step"},
    {"initiative-each-round": "on", "free-bonus-action": "on", "hazard-fall-roll": "on", "advantage-consumed": "on"},
    {"end-hit-while-out": "on", "end-bystander-save": "on", "end-untreated": "on", "improved-protection-free": "on"},
    {
        "setback-on-plain-failure": "on",
        "player-trades-penalty": "on",
        "repeat-hits": "sum",
        "contest-tie": "extra-round",
    },
]
"""How the tables play, one after the other."""


@pytest.mark.parametrize("kind", KINDS)
def test_bot_scenes_keep_every_invariant(tmp_path: Path, kind: str) -> None:
    """Any action, answer, rewind, reconnect and edit leaves every invariant standing."""
    done: Counter[str] = Counter()
    for seed in range(SCENES):
        bots = NovaBots(tmp_path / str(seed), kind, TABLES[seed % len(TABLES)], seed)
        done += asyncio.run(play(bots, MOVES, every=10)).done
    assert done["Answer"] > 8 * SCENES and done["Open"] > 5 * SCENES
