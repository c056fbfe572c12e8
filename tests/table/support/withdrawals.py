"""Withdrawals at a table: each seat tries to withdraw each open action, which succeeds or is refused."""

from __future__ import annotations

from collections import Counter

from moothall.errors import MoothallError
from moothall.ledger.entries import Rolled, Told
from moothall.sight import GM, redact
from moothall.table import Table, UnsavedStep
from moothall.table import commands as c
from moothall.table.edits import Dropped
from moothall.table.game import AnyConversation


def try_every_way_back(table: Table, tried: Counter[str]) -> None:
    """Withdraw each open action as its opener and as the GM: accepted before its dice, refused in a sentence after."""
    for conv, talk in list(table.game.conversations.items()):
        opener = table.openers[conv]
        for seat in {opener, GM}:
            if (held := table.room_state.seat(seat)) is None or not held.person:
                continue
            said = "paused" if table.room_state.paused and table.viewer(seat) != GM else expected(table, talk)
            before = table.game.state, len(table.game.log)
            came = withdrawn(table, held.person, seat, talk)
            assert came == said or is_hidden(table, seat, came, said), (came, said, seat, talk.opening.procedure.name)
            assert (table.game.state, len(table.game.log)) == before
            tried[came or "accepted"] += 1


def is_hidden(table: Table, seat: str, came: str, said: str) -> bool:
    """Whether a player was answered from what they see, where facts that they do not see came in between."""
    unseen = table.viewer(seat) != GM and said == "error-table-action-stands"
    return unseen and came in ("", "error-table-not-possible")


def expected(table: Table, talk: AnyConversation) -> str:
    """Why an action cannot be withdrawn, by the whole log; else empty."""
    log = [entry for entry in table.game.log if not (isinstance(entry, Told) and isinstance(entry.event, Dropped))]
    if any(isinstance(entry, Rolled) and entry.conv == talk.conv for entry in log):
        return "error-table-dice-fell"
    facts = [entry for entry in log if isinstance(entry, Told)]
    first = next((place for place, fact in enumerate(facts) if fact.conv == talk.conv), len(facts))
    return "error-table-action-stands" if any(fact.conv != talk.conv for fact in facts[first:]) else ""


def withdrawn(table: Table, person: str, seat: str, talk: AnyConversation) -> str:
    """Withdraw an action and look at what is left, then undo that; the key of the refusal, or nothing."""
    viewer = table.viewer(seat)
    own, now = table.stream(viewer).know(talk.conv), table.now(viewer)
    others = {conv: other.questions() for conv, other in table.game.conversations.items() if conv != talk.conv}
    told = {entry.conv for entry in table.game.log if isinstance(entry, Told) and entry.number > _number(talk)}
    try:
        draft = table.run(person, seat, "", c.WithdrawAction(own))
    except MoothallError as refusal:
        key = "paused" if refusal.key == "error-table-paused" else refusal.key
        assert key in ("paused", "error-table-not-possible") or own not in now.withdrawable, key
        return key
    assert isinstance(draft, UnsavedStep) and own in now.withdrawable
    assert {conv: other.questions() for conv, other in table.game.conversations.items()} == others
    assert not any(entry.conv == talk.conv for entry in table.game.log)
    if told <= {talk.conv}:
        assert table.game.state == talk.born[0], "nothing else was told: the state is that before it began"
        assert redact(table.game.state, viewer) == redact(talk.born[0], viewer)
    table.undo()
    return ""


def _number(talk: AnyConversation) -> int:
    return int(talk.conv.removeprefix("c"))
