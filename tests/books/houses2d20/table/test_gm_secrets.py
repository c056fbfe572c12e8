"""2d20 secrets: hidden characters, assets and rolls leave no trace in what others are sent.

Two tables that differ only in secrets send the same bytes to a player and a spectator; a leak that is planted is found.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.sight import redact
from moothall.table import commands as c
from moothall.table.core import Table
from tests.books.houses2d20.support.stories import HOUSES, act, opens, stories, tables, with_secrets
from tests.support.soaking import tries
from tests.table.support.channels import leaks
from tests.table.support.stories import EYES, Begins, Does, Move, Secretly, StorySession


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(6, 3_000)
def test_brisk_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """Cards, chips, raised hands, forms and turns tell nobody whom the GM hides, nor does what is not asked."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master", brisk=True)
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master", brisk=True)
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(20, 3_000)
def test_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """No other seat can tell the two tables apart by whom the GM hides, what is rolled in secret, or by trying ids."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master")
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(10, 1_500)
def test_a_view_is_the_fold_of_the_events_sent(data: st.DataObject, story: list[Move], options: dict[str, str]) -> None:
    """After any story, the events sent to a viewer fold to the table as that viewer may see it."""
    session = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    for viewer in ("gm", "ana", *EYES):
        assert session.table.snapshot(viewer).state == redact(session.table.game.state, viewer)


# ---- Shown able to fail ----------------------------------------------------------------------------------------------

STORY: list[Move] = [Begins(HOUSES["houses.begin-scene"], ("the quay",)), Does("bo", c.Say("hm"))]
OWL = Secretly(opens(HOUSES["houses.extra"], id="owl", name="Owl", hidden=True))


def pair() -> tuple[StorySession, StorySession]:
    return act([*STORY, OWL, STORY[-1]], {}, "a"), act([*STORY, STORY[-1]], {}, "b")


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """No leak is found in honest tables; with the true state in the snapshot one is."""
    assert leaks(*pair()) == {}
    honest = Table.snapshot

    def whole(self: Table, viewer: str) -> Any:
        shot = honest(self, viewer)
        return type(shot)(shot.number, self.game.state, shot.room_state, shot.now)

    monkeypatch.setattr(Table, "snapshot", whole)
    assert {channel for _, channel in leaks(*pair())} >= {"snapshot"}
