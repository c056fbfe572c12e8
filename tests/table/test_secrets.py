"""Secrets at the table: what a player or a spectator is sent does not depend on what they may not know.

The check is non-interference: two tables that differ only in secrets send the same bytes. It is shown able to fail by
one leak planted in each channel.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.errors import MoothallError
from moothall.handlers.stage import Stage
from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nde
from moothall.sight import redact
from moothall.table import commands as c
from moothall.table import game_commands
from moothall.table.core import Table
from moothall.table.presence import Presence, Present
from moothall.table.preview import Preview
from moothall.table.room import Seat
from moothall.table.streams import Stream
from moothall.web import odds
from tests.books.nde.support.stories import tables
from tests.support.soaking import tries
from tests.table.support.channels import first_difference, told_and_exported, weighed
from tests.table.support.live_table import wire
from tests.table.support.stories import (
    EYES,
    Begins,
    Comes,
    Does,
    Leaves,
    Move,
    Opens,
    Replies,
    Secretly,
    StorySession,
    act,
    stories,
    with_secrets,
)

CHANNELS = ("stream", "snapshot", "prompts", "forms", "odds", "presence", "replay", "rewind list", "view as", "restart")
ACTIONS = [{"who": "bram", "target": target, "how": "ranged"} for target in ("foe0", "shade0")]


def sent(session: StorySession, again: Table, viewer: str) -> dict[str, Any]:
    """All messages and answers of a viewer, channel by channel, also after the table was opened again."""
    table = session.table
    last = table.stream(viewer).number
    numbers = sorted({0, last // 3, last // 2, max(last - 2, 0), last})
    return {
        "stream": session.frames[viewer],
        "snapshot": wire(table.snapshot(viewer)),
        "prompts": wire(table.now(viewer)),
        "forms": [form(table, viewer, args) for args in ACTIONS],
        "odds": [weighed(table, viewer, asked) for asked in askable(table, viewer)],
        "presence": wire(session.presence.seen_by(viewer, table.room_state.seats)),
        "replay": [wire(table.replayed(viewer, number)) for number in numbers],
        "rewind list": [wire(table.goes(viewer, number)) for number in numbers],
        "view as": wire(table.seen_as(viewer)),
        "restart": wire(again.seen_as(viewer)),
    }


def form(table: Table, viewer: str, args: dict[str, str]) -> bytes:
    """What an attack is going to ask its player, as its form tells before it has begun."""
    stream = table.stream(viewer)
    opening = table.book.opening(nde.attack.name, args)
    coming = table.preview.of_opening(opening, stream.view, lambda seat: seat == viewer)
    return wire([stream.upcoming(*one) for one in coming])


def askable(table: Table, viewer: str) -> list[odds.OddsRequest]:
    """The odds a viewer may ask for: of each answer to each prompt, and of actions not yet begun."""
    prompts = [odds.OddsRequest("", prompt.id, "", {}) for prompt in table.now(viewer).prompts]
    return prompts + [odds.OddsRequest("", "", nde.attack.name, args) for args in ACTIONS]


def leaks(ours: StorySession, theirs: StorySession) -> dict[tuple[str, str], Any]:
    """Where two tables that should look alike do not: viewer and channel, with the first thing that differs."""
    found = {}
    ours_again, theirs_again = ours.again().table, theirs.again().table
    for viewer in EYES:
        one, other = sent(ours, ours_again, viewer), sent(theirs, theirs_again, viewer)
        for channel in CHANNELS:
            if one[channel] != other[channel]:
                found[viewer, channel] = first_difference(one[channel], other[channel])
    return found


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(120, 10_000)
def test_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """Whispers, notes, hidden foes and rolls, pages, clocks, edits, questions of the GM's and rewinds of all that."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master")
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(60, 5_000)
def test_brisk_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """Whether a player is asked never depends on what lies hidden, nor does what the table answers for them."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master", brisk=True)
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master", brisk=True)
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


@pytest.mark.slow
@given(st.data(), stories(), tables)
@tries(15, 2_000)
def test_words_and_exports_tell_no_secrets(data: st.DataObject, story: list[Move], options: dict[str, str]) -> None:
    """The log in words and one's own export are the same bytes, and so of the same size."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master").table
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master").table
    for viewer in EYES:
        assert told_and_exported(ours, viewer) == told_and_exported(theirs, viewer)


@pytest.mark.slow
@given(st.data(), stories())
@tries(40, 1_000)
def test_tables_of_the_older_edition_send_no_secrets(data: st.DataObject, story: list[Move]) -> None:
    """At tables of the older edition no byte depends on what its reader may not know."""
    ours = act(data.draw(with_secrets(story)), {}, "owes the harbour master", "nde1")
    theirs = act(data.draw(with_secrets(story)), {}, "is the harbour master", "nde1")
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


# ---- Shown able to fail ---------------------------------------------------------------------------------------------

STORY: list[Move] = [
    Begins(nde.bring_foe, ("foe0", "minion")),
    Does("bo", c.Open(nde.attack.name, {"who": "bram", "target": "shade0", "how": "ranged"})),
    Begins(nde.test, ("bram", "listen at the door"), gm=False),
    *(Replies("ana", 1), Replies("cy", 1)),
    Does("bo", c.Say("hm")),
]
SHADE = Secretly(Opens(nde.bring_foe, ("shade0", "minion", "", False, False, 0, True)))
SECRETS: list[Move] = [
    SHADE,
    Secretly(Does("gm", c.Whisper(("ana",), "psst"))),
    Comes("gm", True),
    Comes("gm", True),
]


def pair() -> tuple[StorySession, StorySession]:
    """A table with secrets, and the same without."""
    return act([STORY[0], *SECRETS, *STORY[1:]], {}, "a"), act([Comes("gm", True), *STORY], {}, "b")


def test_a_pair_of_tables_without_a_planted_leak_looks_alike() -> None:
    """Without a planted leak the comparison finds none."""
    assert leaks(*pair()) == {}


def planted(channel: str) -> None:
    assert {found for _, found in leaks(*pair())} >= {channel}


def test_a_leak_in_the_stream_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ledger numbers in a player's messages show what lies between them."""
    plain = Stream._add_game

    def with_entry(self: Stream, entry: int, *rest: Any, **more: Any) -> None:
        plain(self, entry, *rest, **more)
        self.messages[-1] = replace(self.messages[-1], entry=entry)

    monkeypatch.setattr(Stream, "_add_game", with_entry)
    planted("stream")


def test_a_leak_in_the_snapshot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true state instead of the viewer's."""
    honest = Table.snapshot

    def whole(self: Table, viewer: str) -> Any:
        shot = honest(self, viewer)
        return type(shot)(shot.number, self.game.state, shot.room_state, shot.now)

    monkeypatch.setattr(Table, "snapshot", whole)
    planted("snapshot")


def test_a_leak_in_the_options_of_a_prompt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question whose options name what its seat cannot see."""
    from moothall.rulesets.nde.questions import GetReady
    from moothall.talk.questions import Option

    honest = Stage.tell
    hidden: list[str] = []

    def telling(self: Any, event: Any, *rest: Any, **more: Any) -> None:
        honest(self, event, *rest, **more)
        hidden[:] = [foe.id for foe in getattr(self.state, "foes", ()) if foe is not HIDDEN and foe.seen is False]

    monkeypatch.setattr(Stage, "tell", telling)
    monkeypatch.setattr(GetReady, "options", lambda self: tuple(Option(id, "nde2.dice.set") for id in hidden))
    planted("prompts")


def test_a_leak_in_a_form_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form made from the true state asks about a foe that nobody sees."""
    hidden: list[Move] = [Secretly(Opens(nde.bring_foe, ("shade0", "minion", "", False, False, 0, True)))]
    assert leaks(act([*STORY[:1], *hidden], {}, brisk=True), act(STORY[:1], {}, brisk=True)) == {}
    honest = Preview.of_opening
    truths = [act([*STORY[:1], *hidden], {}, brisk=True), act(STORY[:1], {}, brisk=True)]

    def all_seeing(self: Preview, opening: Any, view: Any, own: Any) -> Any:
        table = next(one.table for one in truths if one.table.stored_room is self.room)
        return honest(self, opening, table.game.state, own)

    monkeypatch.setattr(Preview, "of_opening", all_seeing)
    assert {channel for _, channel in leaks(truths[0], truths[1])} == {"forms"}


def test_a_leak_in_a_chip_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chip that goes by when help is worth less against somebody hidden tells of them."""
    from moothall.rulesets.nde.questions import OfferHelp

    attack = [*STORY[:1], Begins(nde.attack, ("ilse", "foe0", "ranged"), gm=False)]
    ours, theirs = act([STORY[0], SHADE, *attack[1:]], {}, brisk=True), act(attack, {}, brisk=True)
    assert ours.table.now("bo").chips and leaks(ours, theirs) == {}
    truth: dict[int, Any] = {id(one.table.stream("bo").view): one.table.game.state for one in (ours, theirs)}
    monkeypatch.setattr(OfferHelp, "is_vain", lambda _, state: len(truth[id(state)].foes) > 1)
    for one in (ours, theirs):
        one.do("gm", c.Say("hm"))
    assert "prompts" in {channel for _, channel in leaks(ours, theirs)}


def test_a_leak_in_the_odds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds counted from the true state tell a Defense that the players do not know."""
    closed = Does("gm", c.MakeRuling((c.Ruling(("foes", "foe0", "open"), False),)))
    raised = Secretly(Does("gm", c.MakeRuling((c.Ruling(("foes", "foe0", "defense"), 8),))))

    def two() -> tuple[StorySession, StorySession]:
        return act([STORY[0], closed, raised], {}), act([STORY[0], closed], {})

    assert leaks(*two()) == {}
    honest = odds.seen_by

    def all_seeing(table: Table, seat: Seat, asked: odds.OddsRequest) -> odds.OddsView:
        return honest(table, seat, asked)._replace(view=table.game.state)

    monkeypatch.setattr(odds, "seen_by", all_seeing)
    assert {channel for _, channel in leaks(*two())} == {"odds"}


def test_a_leak_in_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal judged by the true state tells a foe that is hidden from one that is not there."""
    monkeypatch.setattr(game_commands, "_check_choices", lambda book, view, opening: None)
    monkeypatch.setattr(game_commands, "objections", lambda book, view, opening: None)

    def careless(acting: Any, opening: Any, run: Any) -> Any:
        return run()

    monkeypatch.setattr(game_commands, "_careful", careless)
    planted("stream")


def test_a_leak_in_the_presence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """From how many places the GM looks on."""

    def counting(self: Presence, viewer: str, seats: Any) -> tuple[Present, ...]:
        return tuple(Present(seat.id, True, self._places.get(seat.id, 0)) for seat in seats)

    monkeypatch.setattr(Presence, "seen_by", counting)
    planted("presence")


def test_a_leak_in_the_replay_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay that shows the past as the GM knows it."""
    monkeypatch.setattr(Stream, "at", lambda self, number: (number, self.table and _entries(self)))
    planted("replay")


def _entries(stream: Stream) -> int:
    """How many entries the ledger has: every game message knows its own."""
    return max((counting.entry for counting in stream._live), default=0)


def test_a_leak_in_the_rewind_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list cut where the rules can be cut, which depends on what the viewer does not see."""
    monkeypatch.setattr(Stream, "counting_after", lambda self, number: [c.entry for c in self._live])
    planted("rewind list")


def test_a_leak_in_looking_through_anothers_eyes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The GM's own stream, cut down, instead of the viewer's."""
    monkeypatch.setattr(
        Table, "seen_as", lambda self, viewer: [m for m in self.stream("gm").messages if m.what == "told"]
    )
    planted("view as")


# ---- Looking alike --------------------------------------------------------------------------------------------------


def test_looking_as_ana_is_anas_own_stream() -> None:
    """The GM's look through a player's eyes is that player's stream, to the byte."""
    session = act([*SECRETS, *STORY], {})
    messages, shot = session.table.seen_as("bo")
    frames = [frame for frame in session.frames["bo"] if frame.startswith(b'{"number"')]
    seen = [wire(message) for message in messages]
    assert seen[-len(frames) :] == frames and wire(shot) == wire(session.table.snapshot("bo"))


def test_spectators_see_only_facts_that_every_player_sees() -> None:
    """Of every player's stream a spectator has the facts, without what is that player's own, and no others."""
    session = act([*SECRETS, *STORY, Does("gm", c.WriteNote("for bo", readers=("bo",)))], {}, "owes much")
    public = facts(session, "guest")
    for player in ("ana", "bo", "cy"):
        without_own = [redact(fact, "guest") for fact in facts(session, player)]
        assert [fact for fact in without_own if fact is not None] == public
    assert len(facts(session, "bo")) > len(public) > 10
    assert session.table.snapshot("guest").state == redact(session.table.game.state, "somebody else")
    assert session.table.now("guest").prompts == ()


def facts(session: StorySession, viewer: str) -> list[Any]:
    """The facts of game and room that a viewer was told."""
    return [message.body for message in session.table.stream(viewer).messages if message.what in ("told", "noted")]


def test_a_question_of_the_gms_alone_does_not_show() -> None:
    """Not in what is waited for, not in a number, not in an id that comes later."""
    with_it, without = act([Leaves(True), Leaves(True), *STORY], {}), act(STORY, {})
    assert len(with_it.table.now("gm").prompts) == len(without.table.now("gm").prompts) + 2
    assert leaks(with_it, without) == {}


def test_a_hidden_crowd_does_not_show() -> None:
    """Hidden minions around a hero make the GM be asked one thing more; no number, reason or citation shows them."""
    crowd: list[Move] = []
    for id in ("shade0", "shade1", "shade2"):
        crowd.append(Secretly(Opens(nde.bring_foe, (id, "minion", "", False, False, 0, True))))
        crowd.append(Secretly(Opens(nde.set_distance, ("bram", id, "close"))))
    actions: list[Move] = [
        Begins(nde.bring_foe, ("foe0", "elite")),
        Begins(nde.attack, ("bram", "foe0", "ranged"), gm=False),
        *(Replies(seat, 1) for _ in range(4) for seat in ("ana", "cy", "bo")),
        Begins(nde.power, ("bram", "grey fire", ("foe0",)), gm=False),
        *(Replies(seat, 1) for _ in range(4) for seat in ("ana", "cy", "bo")),
        Begins(nde.foe_turn, (("foe0",), "bram")),
        *(Replies(seat, 1) for _ in range(4) for seat in ("ana", "cy", "bo")),
    ]
    ours, theirs = act([*crowd, *actions], {}), act(actions, {})
    asked = [sum(m.kind == "nde/crowd" for m in one.table.stream("gm").messages) for one in (ours, theirs)]
    assert asked[0] > asked[1] == 0 and ours.table.game.conversations == {}
    found = leaks(ours, theirs)
    assert not found, next(iter(found.items()))


def test_an_error_names_nothing_unseen() -> None:
    """Attacking a hidden foe and one that does not exist are refused alike."""
    session = act([SHADE], {})
    errors = []
    for target in ("shade0", "shade9"):
        command = c.Open(nde.attack.name, {"who": "bram", "target": target, "how": "ranged"})
        with pytest.raises(MoothallError) as raised:
            session.table.run("bo", "bo", "x", command)
        errors.append((raised.value.key, raised.value.cite, str(raised.value).replace(target, "?")))
    assert errors[0] == errors[1]
