"""Jumps of the computer's clock: play goes on, nobody is shut out, and nothing acknowledged changes."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from moothall.store import open_store
from moothall.table import Table
from moothall.web.access import SESSION_SECONDS
from moothall.web.context import Rates
from tests.web.support.server import Clock, opened

HOUR, DAY = 3_600.0, 86_400.0
JUMPS = (-HOUR, HOUR, -DAY, 30 * DAY, -3_650 * DAY, 3_650 * DAY - 29 * DAY)
"""Back and forth; together they come out a little later than they began."""

RATES = Rates((20.0, 60.0), (20.0, 60.0), (20.0, 60.0), (20.0, 60.0))


@pytest.mark.slow
def test_play_goes_on_when_the_clock_jumps(tmp_path: Path) -> None:
    """After each jump, however far: people are signed in, links open, limits let honest people through."""
    clock = Clock()
    with opened(tmp_path, clock, rates=RATES) as server:
        gm = server.host().makes_table()
        ana = gm.brings("Ana")
        numbers = []
        with ana.socket() as line:
            for place, jump in enumerate(JUMPS):
                clock.now += jump
                numbers.append(gm.does("say", text=f"word {place}")["number"])
                assert line.do("say", text=f"answer {place}")["type"] == "ack"
                assert ana.get(ana.at("view")).status == 200
                clock.now += 60
                assert gm.brings(f"Guest {place}", "spectator").seat
                clock.now += 60
        assert numbers == sorted(set(numbers))
        said = [one["body"]["text"] for one in ana.get(ana.at("log")).body["lines"] if one["kind"] == "house/said"]
    assert said == [word for place in range(len(JUMPS)) for word in (f"word {place}", f"answer {place}")]
    with open_store(tmp_path) as store:
        (kept,) = store.tables()
        again = Table.restored(kept.id, kept.ruleset, store.read(kept.id))
        assert again.last == kept.last and store.check() == []


@pytest.mark.parametrize("back", [HOUR, DAY, 3_650 * DAY])
def test_a_clock_set_back_locks_nobody_out_for_long(tmp_path: Path, back: float) -> None:
    """Whoever has used up a limit before that waits as long as always, and not until the old time has come again."""
    clock = Clock()
    with opened(tmp_path, clock, rates=RATES) as server:
        gm = server.host().makes_table()
        answers = (gm.do("say", text="hm").status for _ in itertools.count())
        assert next(status for status in answers if status != 200) == 429
        clock.now -= back
        gm.do("say", text="hm")
        clock.now += 60
        assert gm.do("say", text="hm").status == 200


def test_a_clock_set_ahead_ends_sessions_and_not_tables(tmp_path: Path) -> None:
    """A jump of years signs everybody out, as such a pause would; a new link of the host leads back to the seat."""
    clock = Clock()
    with opened(tmp_path, clock) as server:
        gm = server.host().makes_table()
        gm.does("say", text="before")
        clock.now += SESSION_SECONDS + DAY
        assert gm.do("say", text="too late").status == 401
        back = server.host()
        assert back.get("/api/tables").body["tables"][0]["id"] == gm.table
