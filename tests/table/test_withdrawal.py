"""Withdrawing an action: its seat and the GM may until its dice have fallen."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moothall.archive.container import Limits
from moothall.archive.lines import Checked, Leaving
from moothall.errors import MoothallError
from moothall.handlers.dice import ByHand
from moothall.rulesets import houses2d20 as houses
from moothall.speech import LANGUAGES, sentence
from moothall.table import commands as c
from moothall.table.lines import Withdrawn, read, to_line
from moothall.table.sender import Veiled
from moothall.web.render import Telling
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.stage import npc
from tests.books.nova6.support.bots import NovaBots
from tests.support.soaking import SOAKING
from tests.table.support import tiny_book
from tests.table.support.bots import Bots
from tests.table.support.live_table import PEOPLE, Host, wire
from tests.table.support.withdrawals import try_every_way_back

VIEWERS = ("gm", *(seat for seat in PEOPLE if seat not in ("gm", "second")))
BOTH = c.Open("tiny.both", {"who": "ilse"})
PLEDGE = c.Open("tiny.pledge", {"who": "ilse"})
"""A price is paid at once, and then its player is asked."""


@pytest.fixture
def host() -> Iterator[Host]:
    with tiny_book.on_the_shelf():
        yield Host("tiny")


def withdraw(host: Host, seat: str) -> None:
    """The seat withdraws the last action that it knows of."""
    host.do(seat, c.WithdrawAction(host.table.now(host.table.viewer(seat)).open[-1]))


def refused(host: Host, seat: str) -> MoothallError:
    with pytest.raises(MoothallError) as refusal:
        withdraw(host, seat)
    return refusal.value


def present(host: Host) -> Any:
    """All that is the case for everybody, but for numbers of messages."""
    table = host.table
    seen = {viewer: (table.snapshot(viewer).state, table.now(viewer)) for viewer in VIEWERS}
    return table.game.state, table.room_state, seen


def assert_alike(one: Host, other: Host) -> None:
    for viewer in VIEWERS:
        assert one.seen(viewer) == other.seen(viewer), viewer
    assert one.table.game.state == other.table.game.state


@pytest.mark.parametrize("seat", ["ana", "gm", "second"])
@pytest.mark.parametrize("command", [BOTH, PLEDGE], ids=["asked", "told"])
def test_an_action_is_withdrawn_as_if_it_had_never_begun(host: Host, command: c.Open, seat: str) -> None:
    """Its facts, answers and prompts are gone for everybody, also after a restart, and its hero is free again."""
    before = present(host)
    host.do("ana", command)
    withdraw(host, seat)
    assert present(host) == before and not host.table.game.log
    assert host.table.steps[-1][1] == Withdrawn("c1")
    assert_alike(host, host.again())
    host.do("ana", command)
    assert host.prompt("ana").kind == "tiny/take"
    assert_alike(host, host.again())


def test_answers_go_with_their_action(host: Host) -> None:
    """The line that tells of it names the messages that no longer count, in each viewer's own numbers."""
    host.do("ana", BOTH)
    host.answer("ana", "no")
    said = host.table.stream("ana").messages[-1]
    withdraw(host, "ana")
    last = host.table.stream("ana").messages[-1]
    assert said.what == "answered" and (last.what, last.body.numbers) == ("withdrawn", (said.number,))
    assert not host.prompts("gm") and not host.table.now("gm").open


def test_each_viewer_of_a_withdrawn_action_is_told_once_in_their_language(host: Host) -> None:
    """A single line names the seat that opened the action; viewers who knew nothing of it are told nothing."""
    quiet = host.seen("bo")
    host.do("ana", BOTH)
    withdraw(host, "gm")
    assert host.seen("bo") == quiet
    host.do("ana", PLEDGE)
    withdraw(host, "ana")
    told = host.table.stream("bo").messages[-1]
    lines = [Telling(host.table, "bo", lang).line(told).said for lang in LANGUAGES]
    assert len(set(lines)) == len(LANGUAGES) and all("Ana" in line for line in lines), lines


def test_a_secret_action_goes_without_a_word(host: Host) -> None:
    """Of a conversation behind the screen others learn at most that lines of theirs no longer count."""
    host.do("gm", c.Open("tiny.both", {"who": "ilse"}, secret=True))
    withdraw(host, "gm")
    assert not host.prompts("ana") and host.table.stream("ana").messages[-1].what != "withdrawn"
    host.do("gm", c.Open("tiny.pledge", {"who": "ilse"}, secret=True))
    withdraw(host, "gm")
    assert [host.table.stream(viewer).messages[-1].what for viewer in ("gm", "bo")] == ["withdrawn", "taken-back"]
    assert_alike(host, host.again())


def test_an_action_cannot_be_withdrawn_after_its_dice_fell(host: Host) -> None:
    """Once its dice have fallen, withdrawing an action is refused to every seat, and not offered."""
    host.do("gm", c.Open("tiny.throw", {"who": "ilse", "again": True}))
    assert host.table.now("gm").open and not host.table.now("gm").withdrawable
    assert refused(host, "gm").key == "error-table-dice-fell"


def test_an_action_can_be_withdrawn_while_its_dice_are_waited_for() -> None:
    """A pool that has yet to be rolled by hand is no roll."""
    with tiny_book.on_the_shelf():
        host = Host("tiny", dice=ByHand())
        host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
        assert host.prompt("ana").what == "dice"
        withdraw(host, "ana")
        assert not host.table.now("gm").prompts
        assert_alike(host, host.again())


def test_a_later_fact_of_others_stops_a_withdrawal(host: Host) -> None:
    """The later fact may stand on the earlier one; without facts of its own an action can go at any time."""
    host.do("ana", PLEDGE)
    host.do("ana", c.Open("tiny.window"))
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 1),)))
    for seat in ("ana", "gm"):
        assert len(host.table.now(seat).withdrawable) == 1 < len(host.table.now(seat).open)
        with pytest.raises(MoothallError, match="error-table-action-stands"):
            host.do(seat, c.WithdrawAction(host.table.now(seat).open[0]))
    withdraw(host, "ana")
    assert host.table.game.state.pool == 1
    assert_alike(host, host.again())


def test_facts_that_its_seat_cannot_see_do_not_show_in_the_answer() -> None:
    """A hidden fact in between changes nothing for the player: what they see and may do is the same, and it works."""
    with tiny_book.on_the_shelf():
        hosts = Host("tiny"), Host("tiny")
        for one in hosts:
            one.do("ana", PLEDGE, "begin")
        hosts[1].do("gm", c.MakeRuling((c.Ruling(("traps",), {"id": "pit", "depth": 2}, "add"),)), "secret")
        for one in hosts:
            one.do("ana", c.WithdrawAction(one.table.now("ana").withdrawable[0]), "back")
        assert wire(hosts[0].seen("ana")) == wire(hosts[1].seen("ana"))
        assert [len(one.table.game.state.traps) for one in hosts] == [0, 1]
        assert_alike(hosts[1], hosts[1].again())


def test_a_hidden_later_fact_stops_a_withdrawal_without_being_told(host: Host) -> None:
    """Where what its seat cannot see stands on it, the seat hears that it is not possible, and the GM why."""
    host.do("ana", PLEDGE)
    before = host.seen("ana")
    host.do("gm", c.MakeRuling((c.Ruling(("doom",), 9),)))
    assert host.seen("ana") == before
    refusal = refused(host, "ana")
    assert isinstance(refusal, Veiled) and refusal.truth.key == refused(host, "gm").key == "error-table-action-stands"
    assert host.table.game.state.doom == 9 and host.table.game.conversations


@pytest.mark.parametrize("seat", ["bo", "guest"])
def test_only_its_opener_and_the_gm_may_withdraw_an_action(host: Host, seat: str) -> None:
    """Another player's action and one that does not exist are refused alike."""
    host.do("ana", c.Open("tiny.window"))
    known = host.table.now("ana").open[0]
    keys = set()
    for conv in (known, "000000000000"):
        with pytest.raises(MoothallError) as refusal:
            host.do(seat, c.WithdrawAction(conv))
        keys.add(refusal.value.key)
    assert keys == {"error-table-no-action" if seat == "bo" else "error-table-may-not"}


def test_a_player_asked_in_an_action_may_not_withdraw_it(host: Host) -> None:
    """Being asked is not having begun: the prompt's conversation is known to its seat and not its own."""
    host.do("ana", c.Open("tiny.window"))
    with pytest.raises(MoothallError, match="error-table-no-action"):
        host.do("bo", c.WithdrawAction(host.prompt("bo").conv))
    assert not host.table.now("bo").withdrawable


def test_an_ended_action_is_not_withdrawn(host: Host) -> None:
    """An action that has ended is refused, and play that is paused waits for the GM."""
    host.do("ana", BOTH)
    conv = host.table.now("ana").open[0]
    host.do("gm", c.Pause())
    with pytest.raises(MoothallError, match="error-table-paused"):
        host.do("ana", c.WithdrawAction(conv))
    host.do("gm", c.Pause(False))
    host.finish()
    with pytest.raises(MoothallError, match="error-table-no-action"):
        host.do("ana", c.WithdrawAction(conv))


def test_edits_after_a_withdrawal_are_seen_truly_after_a_restart(host: Host) -> None:
    """A value revealed by an edit is told from the state without the withdrawn action."""
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 5),)))
    host.do("ana", PLEDGE)
    host.do("gm", c.MakeRuling((c.Ruling(("traps",), {"id": "pit", "depth": 2}, "add"),)))
    host.do("ana", c.WithdrawAction(host.table.now("ana").withdrawable[0]))
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 4), c.Ruling(("doom",), 1))))
    assert_alike(host, host.again())


@pytest.mark.parametrize("key", ["error-table-no-action", "error-table-dice-fell", "error-table-action-stands"])
def test_each_refusal_is_said_in_every_language(key: str) -> None:
    """Three languages, three sentences."""
    assert len({sentence(MoothallError(key), lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_withdrawal_is_one_ledger_line_that_survives_an_export(host: Host) -> None:
    """The line is read back as it was written, and an exported table with it is let in."""
    host.do("ana", PLEDGE)
    withdraw(host, "ana")
    line = to_line(Withdrawn("c1"))
    assert line in host.shelf.lines and list(read([line])) == [Withdrawn("c1")]
    checked = Checked(host.table.book, Limits())
    for one in Leaving().lines(host.shelf.lines):
        checked.look(one)
    with pytest.raises(MoothallError, match="error-evening-id"):
        checked.look(to_line(Withdrawn("c77")))


# ---- Every book -----------------------------------------------------------------------------------------------------

SEEDS = 40 if SOAKING else 1
MOST_SEEDS = SEEDS + 5
MOVES = 60
OFTEN = 5


async def with_ways_back(bots: Bots) -> Counter[str]:
    """A bot session in which every way back is tried after each move."""
    tried: Counter[str] = Counter()
    await bots.sit_down()
    for _ in range(MOVES):
        await bots.move()
        try_every_way_back(bots.desk.table, tried)
    bots.check()
    bots.check_replay()
    await bots.desk.close()
    bots.store.close()
    return tried


@pytest.mark.parametrize("book", ["nde1", "nde2", "nova6"])
def test_bot_actions_can_be_withdrawn_until_dice_or_later_facts(tmp_path: Path, book: str) -> None:
    """At every moment of a bot session withdrawing restores what was, or is refused for dice or later facts.

    A session may wait for initiative most of its time, so others follow until both have come often.
    """
    tried: Counter[str] = Counter()
    for seed in range(MOST_SEEDS):
        if seed >= SEEDS and came_often(tried):
            break
        folder = tmp_path / str(seed)
        bots = NovaBots(folder, "conflict", {}, seed) if book == "nova6" else Bots(folder, book, {}, seed)
        tried += asyncio.run(with_ways_back(bots))
    assert came_often(tried), tried


def came_often(tried: Counter[str]) -> bool:
    """Whether withdrawals were accepted, and refused for their dice, each more than a few times."""
    return tried["accepted"] > OFTEN and tried["error-table-dice-fell"] > OFTEN


def test_actions_of_the_2d20_book_can_be_withdrawn() -> None:
    """Tests and turns of a conflict of the 2d20 book can be withdrawn until their dice fall."""
    tried: Counter[str] = Counter()
    at = HousesSession(5, 17, 4, 9, threat=4, momentum=2, on=(npc("roke", battle=6, duty=6),))
    scenes: list[tuple[str, Any, dict[str, Any]]] = [
        ("ana", houses.test, {"who": "sanna", "action": "force the door"}),
        ("gm", houses.begin_conflict, {"kind": "intrigue", "first": "sanna", "zones": [], "places": []}),
        ("ana", houses.act, {"who": "sanna"}),
        ("gm", houses.act, {"who": "roke"}),
    ]
    for seat, procedure, args in scenes:
        at.open(seat, procedure, **args)
        while prompts := at.table.now("gm").prompts:
            try_every_way_back(at.table, tried)
            prompt = prompts[0]
            at.do("gm", c.LetPass(prompt.id) if prompt.what == "window" else c.Answer(prompt.id, wired(prompt.default)))
    assert tried["accepted"] > 10 and tried["error-table-dice-fell"] > 2, tried


def wired(answer: Any) -> Any:
    """An answer as it comes from outside."""
    return msgspec.to_builtins(answer)
