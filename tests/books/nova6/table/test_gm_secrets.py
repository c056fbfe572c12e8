"""NOVA6 secrets: hidden characters, aspects, tasks and difficulties leave no trace in what others are sent.

Two tables that differ only in secrets send the same bytes to a player and a spectator; a leak that is planted is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.questions import Ruling
from moothall.sight import redact
from moothall.table import commands as c
from moothall.table.core import Table
from moothall.table.dice import NOBODY
from moothall.table.game import Game
from tests.books.nova6.support.stage import npc
from tests.books.nova6.support.stories import (
    Answers,
    NovaStorySession,
    act,
    opens,
    plain,
    stories,
    tables,
    unseen,
    with_secrets,
)
from tests.support.soaking import tries
from tests.table.support.channels import leaks
from tests.table.support.stories import EYES, Begins, Does, Move, Secretly, StorySession


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(8, 3_000)
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
@tries(40, 3000)
def test_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """No other seat can tell the two tables apart by what the GM hides, sets in secret or plans."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master")
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(30, 1500)
def test_a_view_is_the_fold_of_the_events_sent(data: st.DataObject, story: list[Move], options: dict[str, str]) -> None:
    """After any story, the events sent to a viewer fold to the table as that viewer may see it."""
    session = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    for viewer in ("gm", "ana", *EYES):
        assert session.table.snapshot(viewer).state == redact(session.table.game.state, viewer)


# ---- Shown able to fail ----------------------------------------------------------------------------------------------

STORY: list[Move] = [Begins(nova6.open_scene, ("challenge", "the quay")), Does("bo", c.Say("hm"))]
HIDDEN_ASPECT = Secretly(
    Does(
        "gm",
        opens(
            nova6.put,
            effect=nova6.Effect(NOTHING, "aspect", "A TRAPDOOR", duration="P", aspect="situation", known=False),
        ),
    )
)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """No leak is found in honest tables; with the true state in the snapshot one is."""

    def pair() -> tuple[NovaStorySession, NovaStorySession]:
        return act([*STORY, HIDDEN_ASPECT], {}, "a"), act(STORY, {}, "b")

    assert leaks(*pair()) == {}
    honest = Table.snapshot

    def whole(self: Table, viewer: str) -> Any:
        shot = honest(self, viewer)
        return type(shot)(shot.number, self.game.state, shot.room_state, shot.now)

    monkeypatch.setattr(Table, "snapshot", whole)
    assert {channel for _, channel in leaks(*pair())} >= {"snapshot"}


# ---- Dice that the GM keeps ------------------------------------------------------------------------------------------

ARRIVES = Secretly(Does("gm", unseen(nova6.come, one=npc("owl", fight=2, seen=False, open=False))))
FALLS = Secretly(Does("gm", unseen(nova6.fall, who="owl", stories=3)))
BRAM_FALLS: Move = Begins(nova6.fall, ("bram", 3))
BO: Move = Answers("bo", 0)


@dataclass(frozen=True)
class Again:
    """The GM rewinds to the beginning of the scene."""

    def __call__(self, at: StorySession) -> None:
        at.do("gm", c.Rewind(at.marks[1]))


def rolled(session: NovaStorySession) -> list[tuple[int, ...]]:
    """The dice that a spectator saw."""
    return [m.body.faces for m in session.table.stream("guest").messages if m.what == "rolled"]


SECRET_ROLLS: dict[str, tuple[list[Move], list[Move]]] = {
    "rolled and rewound": (
        [*STORY, ARRIVES, FALLS, Again(), BRAM_FALLS, BO],
        [*STORY, Again(), BRAM_FALLS, BO],
    ),
    "rolled after a rewind": (
        [*STORY, BRAM_FALLS, BO, Again(), ARRIVES, FALLS, BRAM_FALLS, BO],
        [*STORY, BRAM_FALLS, BO, Again(), BRAM_FALLS, BO],
    ),
    "rolled before another's roll": (
        [*STORY, ARRIVES, FALLS, BRAM_FALLS, BO, Again(), BRAM_FALLS, BO],
        [*STORY, BRAM_FALLS, BO, Again(), BRAM_FALLS, BO],
    ),
}


@pytest.mark.parametrize("when", SECRET_ROLLS)
def test_a_secret_roll_neither_gives_nor_takes_dice_that_others_see(when: str) -> None:
    """Around a rewind, the others' dice fall and are marked as if the GM had rolled nothing in secret."""
    with_it, without = SECRET_ROLLS[when]
    ours, theirs = act(with_it, {}, "a"), act(without, {}, "b")
    assert any(mark.how == "secret" for marks in ours.table.game.marks.values() for mark in marks)
    assert rolled(theirs) and rolled(ours) == rolled(theirs)
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


def test_one_queue_for_all_dice_is_found_to_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If faces came again for whoever rolls next, each of these stories would tell of the secret roll."""
    monkeypatch.setattr(Game, "dice_owner", lambda *rest, **more: NOBODY)
    for with_it, without in SECRET_ROLLS.values():
        assert {channel for _, channel in leaks(act(with_it, {}, "a"), act(without, {}, "b"))} >= {"stream", "restart"}


def test_the_gms_secret_dice_come_again_for_the_gm() -> None:
    """After a rewind the same secret roll shows the GM the same faces."""
    session = act([*STORY, ARRIVES, FALLS, Again(), ARRIVES, FALLS], {})
    fell = [m for m in session.table.stream("gm").messages if m.what == "rolled"]
    assert fell[0].body.faces == fell[1].body.faces and (fell[0].how, fell[1].how) == ((), ("seen",))


# ---- A difficulty that the GM keeps ----------------------------------------------------------------------------------


def kept(hidden: bool) -> NovaStorySession:
    """Bram tries something that is two dice hard, which the GM says or keeps."""
    session = act(STORY[:1], {})
    session.open("bo", nova6.act, ("bram", "find it", "wits", "overcome"))
    session.answer("gm", plain(Ruling(difficulty=2, hidden=hidden)))
    session.settle()
    return session


@pytest.mark.parametrize("hidden", [True, False])
def test_a_hidden_difficulty_is_not_named(hidden: bool) -> None:
    """If hidden, neither the call nor the reasons tell the difficulty; if told, both do."""
    session = kept(hidden)
    session.do("bo", c.Answer(session.prompt("bo").id, plain(session.prompt("bo").default)))
    told = [message.body for message in session.table.stream("guest").messages]
    called = next(body for body in told if isinstance(body, events.Called))
    assert (called.difficulty is HIDDEN, called.written is HIDDEN) == (hidden, hidden)
    gathered = next(body for body in told if isinstance(body, events.Gathered))
    assert (gathered.net is HIDDEN, gathered.open) == (hidden, not hidden)
    text = b"".join(session.frames["guest"] + session.frames["bo"])
    for rule in (b'"nova6.diff.range"', b'"nova6.diff.2"', b'"nova6.test.state-down"'):
        assert (rule in text) is not hidden


def test_the_net_of_a_hidden_test_is_secret_until_the_roll() -> None:
    """Whether the difficulty is one die or two, a spectator is sent the same until the dice are rolled."""
    seen = []
    for difficulty in (1, 2):
        session = act(STORY[:1], {}, "a")
        session.open("bo", nova6.act, ("bram", "find it", "wits", "overcome"))
        session.answer("gm", plain(Ruling(difficulty=difficulty, hidden=True)))
        session.settle()
        assert session.prompt("bo").question.kind == "nova6/ready"
        seen.append(b"".join(session.frames["guest"]))
    assert seen[0] == seen[1]
