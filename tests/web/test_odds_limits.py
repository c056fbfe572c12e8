"""Odds are for those who may begin the action, are bounded in size, and no person makes another wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers import odds as counting
from moothall.rulesets.nova6.basics.test_record import Pool
from moothall.rulesets.nova6.questions import GetReady
from moothall.table.book import Book
from moothall.table.sizes import LARGEST
from moothall.talk.chance import MOST_DICE, TooManyWays
from moothall.talk.procedure import Opening
from moothall.web.odds import OddsView, count
from moothall.web.workers import Replaced, Turns
from tests.books.nova6.support.stage import hero, table
from tests.web.support.server import opened

RIGHTS = {
    "error-table-may-not", "error-table-gm-opens", "error-table-not-your-hero", "error-table-not-your-seat",
    "error-table-gm-argument",
}  # fmt: skip
"""Refusals that say that it is not for this seat."""


@pytest.mark.parametrize("book", books.book_ids())
def test_odds_are_refused_exactly_to_whom_the_action_is(
    tmp_path: Path, book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every procedure of a book, asked and begun by every role: both are refused for the same right, and no refused
    question reaches a worker."""
    begun: list[str] = []

    async def counted(*args: Any, **_: Any) -> list[Any]:
        begun.append(args[3])
        return []

    monkeypatch.setattr(Book, "opening", lambda self, name, args, *_, **__: Opening(self.procedures[name], ()))
    with opened(tmp_path) as server:
        monkeypatch.setattr(server.context.workers.odds, "do", counted)
        gm = server.host().makes_table(book)
        names = list(server.run(lambda: _live(server, gm.table)).table.book.procedures)
        assert len(names) > 10
        for role in ("player", "spectator", "co_gm"):
            person = gm.brings(role.title(), role)
            for name in names:
                begun.clear()
                weighed = person.post(person.at("odds"), {"procedure": name, "args": {}})
                why = weighed.body.get("error", "")
                if role == "co_gm":
                    assert why not in RIGHTS, name
                    continue
                did = person.do("open", procedure=name, args={}).body.get("error", "")
                assert (why if why in RIGHTS else "") == (did if did in RIGHTS else ""), name
                assert not (begun and did in RIGHTS)


async def _live(server: Any, table: str) -> Any:
    async with server.context.tables.live(table) as live:
        return live


# ---- Sizes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [MOST_DICE + 1, 1_000, 3_000_000])
def test_too_many_dice_are_neither_counted_nor_rolled(tmp_path: Path, dice: int) -> None:
    """A GM hears at once, in a sentence, that a roll cannot have so many dice."""
    pool = {"dice": dice, "aim": {"target": 9, "critical": 1, "range": 1}}
    with opened(tmp_path) as server:
        gm = server.host().makes_table("houses2d20")
        ana = gm.brings("Ana")
        sheet = ana.post("/api/books/houses2d20/sheets/random", {}).body["sheet"]
        ana.brought("ilse", sheet)
        action: dict[str, Any] = {"procedure": "houses.throw", "args": {"who": "ilse", "pool": pool, "difficulty": 1}}
        weighed = gm.post(gm.at("odds"), action)
        assert (weighed.status, weighed.body["error"]) == (400, "error-too-many-dice"), weighed
        assert str(MOST_DICE) in weighed.body["said"]
        rolled = gm.do("open", **action)
        first = "error-table-too-large" if dice > LARGEST else "error-too-many-dice"
        assert (rolled.status, rolled.body["error"]) == (400, first), rolled


def test_what_has_too_many_ways_is_refused_before_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forks are counted as they are met, and the first too many ends it with a sentence."""
    monkeypatch.setattr(counting, "MOST_FORKS", 100)
    monkeypatch.setattr(counting, "_kept", {})
    at = table(hero("ilse", fight=1))
    with pytest.raises(TooManyWays) as refused:
        count("nova6", OddsView(at, GetReady("ilse", Pool(4, practiced=True), True)), "", {})
    assert refused.value.key == "error-too-many-ways"


@pytest.mark.parametrize("net", [*range(-6, 7), 30, -30, 10_000, -10_000])
def test_the_largest_question_of_nova6_is_far_below_the_bound(net: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many dice are gathered, at most seven are rolled, and the answers are few."""
    met: list[int] = []
    whole = counting.Branches.chances

    def measured(branches: Any) -> Any:
        found = whole(branches)
        met.append(branches.forks)
        return found

    monkeypatch.setattr(counting.Branches, "chances", measured)
    monkeypatch.setattr(counting, "_kept", {})
    at = table(hero("ilse", fight=1))
    assert count("nova6", OddsView(at, GetReady("ilse", Pool(net, practiced=True, specialized=True), True)), "", {})
    assert len(met) <= 6 and max(met) <= counting.MOST_FORKS // 4


# ---- Turns ----------------------------------------------------------------------------------------------------------


def test_a_newer_question_replaces_the_older_that_waits() -> None:
    """The one in hand is finished, the newest waits, those between are refused; another person waits for one only."""

    async def test() -> None:
        turns, had = Turns(), []

        async def have(by: str, what: int) -> None:
            async with turns.turn(by, "action"):
                had.append((by, what))
                await asyncio.sleep(0)

        asked = [asyncio.ensure_future(have("ilse", what)) for what in range(28)]
        asked.append(asyncio.ensure_future(have("bram", 0)))
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert had == [("ilse", 0), ("ilse", 27), ("bram", 0)]
        assert [type(end) for end in ends[1:27]] == [Replaced] * 26 and turns._named == {}

    asyncio.run(test())


def test_each_person_has_a_line_of_their_own_for_odds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds are queued by person, over HTTP and by socket; a question that was replaced says so."""
    senders: list[tuple[str, str]] = []

    async def counted(*_: Any, by: str = "", instead: str = "") -> list[Any]:
        senders.append((by, instead))
        raise Replaced

    with opened(tmp_path) as server:
        monkeypatch.setattr(server.context.workers.odds, "do", counted)
        gm = server.host().makes_table()
        ana, bo = gm.brings("Ana").plays("ilse"), gm.brings("Bo").plays("bram")
        for person, who in ((ana, "ilse"), (bo, "bram")):
            action = {"procedure": "nde.test", "args": {"who": who, "aim": "climb"}}
            refused = person.post(person.at("odds"), action)
            assert (refused.status, refused.body["error"]) == (429, MoothallError("error-web-replaced").key)
            with person.socket() as line:
                line.send({"type": "odds", "id": "o", **action})
                assert line.until("refused", id="o")["error"] == "error-web-replaced"
        (one, one_too), (two, two_too) = senders[:2], senders[2:]
        assert one == one_too and two == two_too and one[0] and one[0] != two[0] and one[1] == two[1] == "action"
