"""Scenes of NOVA6 of every kind at the live table, with bots at every seat: nothing breaks, what must hold holds."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from support.nova6_bots import KINDS, NovaBots
from support.soaking import SOAKING
from support.table_bots import play

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
def test_bot_scenes(tmp_path: Path, kind: str) -> None:
    """Whatever anybody begins and answers, rewinds, reconnects and edits leave every invariant standing."""
    done: Counter[str] = Counter()
    for seed in range(SCENES):
        bots = NovaBots(tmp_path / str(seed), kind, TABLES[seed % len(TABLES)], seed)
        done += asyncio.run(play(bots, MOVES, every=10)).done
    assert done["Answer"] > 10 * SCENES and done["Open"] > 5 * SCENES
