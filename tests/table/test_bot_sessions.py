"""Whole sessions at the live table, with bots at every seat, keep every invariant."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.support.soaking import SOAKING
from tests.table.support.bots import Bots, play

VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("nde2", {}),
    ("nde2", {"dice_mode": "2d6", "clock": "on"}),
    ("nde2", {"positioning": "grid", "armor_token": "on", "retaliation": "reach"}),
    ("nde1", {}),
    ("nde1", {"dice_mode": "d6"}),
]
SESSIONS = 200 if SOAKING else 2
MEDDLED = 40 if SOAKING else 1
BOUNDS = ("error-bounds-least", "error-bounds-most", "error-bounds-word")
MOVES = 150 if SOAKING else 120


def variant(held: str | dict[str, str]) -> str:
    return held if isinstance(held, str) else "-".join(held.values())


@pytest.mark.slow
@pytest.mark.parametrize(("book", "options"), VARIANTS, ids=variant)
def test_bot_sessions_keep_every_invariant(tmp_path: Path, book: str, options: dict[str, str]) -> None:
    """Random legal choices, rewinds, reconnects, restarts from bookmarks and edits leave every invariant standing."""
    done: Counter[str] = Counter()
    for seed in range(SESSIONS):
        bots = asyncio.run(play(Bots(tmp_path / str(seed), book, options, seed), MOVES))
        done += bots.done
    assert done["Answer"] > 20 * SESSIONS and done["Open"] > 10 * SESSIONS and done["from a bookmark"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(("book", "options"), VARIANTS, ids=variant)
def test_bot_sessions_at_a_brisk_table_keep_every_invariant(tmp_path: Path, book: str, options: dict[str, str]) -> None:
    """Rewinds, restarts and replays of a session hold also where the table gave answers that nobody was asked for."""
    bots = asyncio.run(play(Bots(tmp_path, book, options, 5), MOVES, pace="brisk"))
    marks = {mark.how for marked in bots.desk.table.game.marks.values() for mark in marked}
    assert bots.done["Answer"] > 20 and "book" in marks


@pytest.mark.slow
@pytest.mark.parametrize(("book", "options"), VARIANTS, ids=variant)
def test_random_edits_of_the_gm_break_no_invariant(tmp_path: Path, book: str, options: dict[str, str]) -> None:
    """A GM who sets any field to any value breaks no rule, view or fold, because what would is refused."""
    done: Counter[str] = Counter()
    for seed in range(MEDDLED + 5):
        if seed >= MEDDLED and all(done[bound] for bound in BOUNDS):
            break  # a short session may by chance never try one of them
        bots = asyncio.run(play(Bots(tmp_path / str(seed), book, options, seed, meddling=12), MOVES))
        done += bots.done + bots.refused
    assert done["meddled"] > 10 * MEDDLED
    assert all(done[bound] > 0 for bound in BOUNDS)
