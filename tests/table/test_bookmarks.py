"""Bookmarks: a table opened at its bookmark equals the one read from its first line."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from moothall.archive import export
from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.speech import sentence
from moothall.store import open_store, repair
from moothall.table import SERVER, Ack, Desk, Marks, Table, bookmark
from moothall.table import commands as c
from moothall.web.tables import Tables
from tests.support.rulesets import bare_ruleset
from tests.table.support import tiny_book
from tests.table.support.live_table import PEOPLE, Host, wire

pytestmark = pytest.mark.slow

ENOUGH = 30.0
"""Seconds after which a test is stuck and not slow."""

VIEWERS = ("gm", "ana", "bo", "guest")


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with tiny_book.on_the_shelf():
        yield


class Lines:
    """The lines of a table, and which of them were read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.read: set[int] = set()

    def __call__(self, after: int) -> Iterable[str]:
        for number, line in enumerate(self.lines[after:], after + 1):
            self.read.add(number)
            yield line


def played(host: Host, rounds: int = 6) -> Host:
    """Some rounds in which everybody did something, with everybody looking on."""
    for viewer in VIEWERS:
        host.table.stream(viewer)
    for _ in range(rounds):
        host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
        host.finish()
        host.do("bo", c.Whisper(("ana",), "psst"))
        host.do("gm", c.MakeRuling((c.Ruling(("pool",), 3), c.Ruling(("doom",), 2))))
    return host


@pytest.fixture
def host() -> Host:
    return played(Host("tiny"))


def written(host: Host) -> bytes:
    mark = host.table.bookmark()
    assert mark is not None
    data = bookmark.written(mark, host.table.id, "tiny")
    assert data is not None
    return data


def opened(host: Host, data: bytes | None) -> tuple[Table, Lines]:
    """The table of a host, opened with a bookmark."""
    lines = Lines(list(host.shelf.lines))
    table = Table.opened(host.table.id, "tiny", lines, data, dice=Seeded("after"), free=Seeded("free"))
    return table, lines


def at(host: Host, table: Table) -> Host:
    """The same people at another copy of their table."""
    twin = host.again()
    twin.table = table
    return twin


def assert_alike(one: Table, other: Table) -> None:
    """Every viewer sees the same now, and was told the same."""
    assert one.game.state == other.game.state and one.room_state == other.room_state and one.last == other.last
    for viewer in VIEWERS:
        assert wire(one.snapshot(viewer)) == wire(other.snapshot(viewer)), viewer
    for viewer in VIEWERS:
        assert wire(one.seen_as(viewer)) == wire(other.seen_as(viewer)), viewer
    assert one.game.log == other.game.log


# ---- The same table -------------------------------------------------------------------------------------------------


def test_only_lines_after_the_bookmark_are_read(host: Host) -> None:
    """The present of every viewer in the bookmark is known without reading a line before it."""
    data, place = written(host), host.table.last
    host.do("ana", c.Say("later"))
    table, lines = opened(host, data)
    for viewer in VIEWERS:
        assert wire(table.snapshot(viewer)) == wire(host.table.snapshot(viewer))
    assert min(lines.read) == place - bookmark.KNOWN_BY + 1 and not table.has_looked_back
    assert_alike(table, host.again().table)
    assert table.has_looked_back and min(lines.read) == 1


def test_the_stream_of_an_absent_viewer_is_read_from_the_beginning(host: Host) -> None:
    """A bookmark holds the streams of viewers who looked on; any other stream is made from all lines."""
    table, _ = opened(host, written(host))
    assert wire(table.snapshot("cy")) == wire(host.table.snapshot("cy")) and table.has_looked_back


def test_a_viewer_who_only_looks_on_is_in_the_next_bookmark(host: Host) -> None:
    """A viewer who only looked on since the table was opened finds it as quickly the next time."""
    before, _ = opened(host, None)
    before.stream("ana")
    mark = before.bookmark()
    assert mark is not None and list(mark.streams) == ["ana"]
    table, _ = opened(host, bookmark.written(mark, before.id, "tiny"))
    assert wire(table.snapshot("ana")) == wire(host.table.snapshot("ana")) and not table.has_looked_back
    assert_alike(table, host.again().table)


def test_questions_wait_behind_a_bookmark(host: Host) -> None:
    """A bookmark stands before what is still open: the question has its id and can be answered."""
    place = host.table.last
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    host.do("bo", c.Say("hm"))
    mark = host.table.bookmark()
    assert mark is not None and mark.line == place
    table, _ = opened(host, written(host))
    assert table.now("ana").prompts == host.table.now("ana").prompts != ()
    later = at(host, table)
    for one in (host, later):
        one.answer("ana", "no", "same")
    assert not later.table.has_looked_back
    assert_alike(later.table, host.table)


def test_a_bookmark_carries_the_dice_that_come_again() -> None:
    """Seen dice fall in their order after a start from a bookmark, and not after they were released."""
    host = Host("tiny")
    host.table.stream("gm")
    host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
    host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
    host.do("gm", c.Rewind(0))
    table, _ = opened(host, written(host))
    assert table.now("gm").seen_dice == host.table.now("gm").seen_dice != ()
    later = at(host, table)
    for one in (host, later):
        one.do("ana", c.Open("tiny.throw", {"who": "ilse"}), "again")
    assert later.table.game.log[-2] == host.table.game.log[-2] and later.table.now("gm") == host.table.now("gm")
    host.do("gm", c.ReleaseDice())
    assert opened(host, written(host))[0].now("gm").seen_dice == ()


def looks(host: Host) -> list[tuple[str, Callable[[Table], Any]]]:
    """Ways to look at what lies before a bookmark, by name."""
    middle = host.table.stream("gm").number // 2
    return [
        ("all of a stream", lambda table: table.told("ana")),
        ("a gap", lambda table: table.told("bo", 3)),
        ("a replay", lambda table: table.replayed("gm", middle)),
        ("the list of a rewind", lambda table: table.goes("gm", middle)),
        ("a player's list of a rewind", lambda table: table.goes("ana", 2)),
    ]


@pytest.mark.parametrize("which", range(5))
def test_looking_back_from_a_bookmark_shows_the_whole_past(host: Host, which: int) -> None:
    """Messages, replays and lists of what a rewind takes are those of a table that was read from the beginning."""
    _, look = looks(host)[which]
    table, _ = opened(host, written(host))
    assert wire(look(table)) == wire(look(host.table)) and table.has_looked_back


def test_a_replay_after_the_bookmark_reads_no_earlier_line(host: Host) -> None:
    """Messages after the bookmark are told, replayed and missed without a line from before it."""
    data, number = written(host), host.table.stream("ana").number
    host.do("gm", c.Say("later"))
    host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
    table, _ = opened(host, data)
    for after in (number, number + 1):
        assert table.told("ana", after) == host.table.told("ana", after) != []
        assert wire(table.replayed("ana", after)) == wire(host.table.replayed("ana", after))
    assert not table.has_looked_back


def outcome(host: Host, seat: str, command: c.Command, id: str) -> Any:
    try:
        return host.do(seat, command, id)
    except MoothallError as refusal:
        return refusal.key, sentence(refusal, "en")


def test_retries_late_answers_and_rewinds_are_the_same_from_a_bookmark(host: Host) -> None:
    """A command sent again, a late answer, taking back and rewinding: each as at a table that was read whole."""
    host.do("ana", c.Open("tiny.both", {"who": "ilse"}))
    late = host.prompt("ana").id
    host.finish()
    actions: list[tuple[str, c.Command, str]] = [
        ("ana", c.Open("tiny.both", {"who": "ilse"}), f"ana-{host.count - 2}"),
        ("ana", c.Answer(late, "no"), "late"),
        ("ana", c.Answer("0" * 12, "no"), "forged"),
        ("ana", c.TakeBack(), "back"),
        ("gm", c.Rewind(5), "rewind"),
        ("gm", c.Rewind(-1), "nowhere"),
    ]
    data = written(host)
    for seat, command, id in actions:
        whole, marked = host.again(), at(host, opened(host, data)[0])
        for viewer in VIEWERS:
            whole.table.stream(viewer)
        assert not marked.table.has_looked_back
        assert outcome(whole, seat, command, id) == outcome(marked, seat, command, id), command
        assert_alike(whole.table, marked.table)
    assert isinstance(outcome(host.again(), *actions[0]), Ack)


def test_a_rewind_after_the_bookmark_reads_no_earlier_line(host: Host) -> None:
    """Going back to a place after the bookmark, or to the bookmark itself, reads nothing that lies before."""
    data, entry = written(host), host.table.game.log[-1].number
    host.do("ana", c.Open("tiny.throw", {"who": "ilse"}))
    host.do("bo", c.Open("tiny.spend", {"who": "bram"}))
    marked = at(host, opened(host, data)[0])
    for viewer in VIEWERS:
        marked.table.stream(viewer)
    for one in (host, marked):
        one.do("gm", c.Rewind(entry), "rewind")
    assert not marked.table.has_looked_back
    assert_alike(marked.table, host.table)


def test_a_step_that_cannot_be_stored_is_undone_from_the_bookmark(host: Host) -> None:
    """The table is rebuilt from the bookmark on, and a rewind that is undone leaves the log as it was."""
    data = written(host)
    host.do("bo", c.Open("tiny.spend", {"who": "bram"}))
    table, _ = opened(host, data)
    for command in (c.Open("tiny.throw", {"who": "ilse"}), c.Rewind(host.table.game.log[-3].number), c.Rewind(4)):
        table.run("gm", "gm", "lost", command)
        table.undo()
        assert table.now("bo") == host.table.now("bo")
    assert_alike(table, host.table)


def test_a_rule_that_breaks_after_a_look_back_still_waits(host: Host) -> None:
    """A conversation open during a look back is found again in the longer log."""
    data = written(host)
    host.do("gm", c.MakeRuling((c.Ruling(("pool",), 1),)))
    host.do("ana", c.Open("tiny.break", {"who": "ilse"}))
    marked = at(host, opened(host, data)[0])
    marked.table.look_back()
    assert [talk.born for talk in marked.table.game.conversations.values()] == [
        talk.born for talk in host.table.game.conversations.values()
    ]
    for one in (host, marked):
        assert outcome(one, "ana", c.Answer(one.prompt("ana").id, "yes"), "breaks")[0] == "error-table-rule-broke"
        one.answer("ana", "no", "then")
    assert_alike(marked.table, host.table)


def test_a_second_bookmark_knows_the_commands_of_the_first(host: Host) -> None:
    """A table that was opened at one bookmark makes the next: a command from before both is not done twice."""
    marked = at(host, opened(host, written(host))[0])
    for viewer in VIEWERS:
        marked.table.stream(viewer)
    marked.do("ana", c.Say("later"))
    again, _ = opened(marked, written(marked))
    assert not again.has_looked_back and not marked.table.has_looked_back
    assert isinstance(again.run("ana", "ana", "ana-1", c.Say("once more")), Ack)
    assert_alike(again, marked.table)


# ---- Not to be believed ---------------------------------------------------------------------------------------------


def test_without_a_bookmark_every_line_is_read(host: Host) -> None:
    """Without one, everything is read."""
    table, _ = opened(host, None)
    assert table.has_looked_back
    assert_alike(table, host.table)


def test_a_bookmark_of_other_code_is_not_believed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bookmark made by other code of the rules is not used."""
    data = written(host)
    monkeypatch.setattr(bookmark, "made_by", lambda ruleset: "tomorrow's")
    table, _ = opened(host, data)
    assert table.has_looked_back
    assert_alike(table, host.table)


def test_code_is_known_to_the_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One letter more in a book's code or word lists, or another version of the program, makes another maker."""
    from moothall import books

    words = tmp_path / "texts" / "en" / "verbs.toml"
    words.parent.mkdir(parents=True)
    makers = set()
    for text, word, version in (
        ("a = 1\n", "hit", "1"),
        ("a = 2\n", "hit", "1"),
        ("a = 2\n", "hits", "1"),
        ("a = 2\n", "hits", "2"),
    ):
        (tmp_path / "rules.py").write_text(text)
        words.write_text(word)
        monkeypatch.setattr(bookmark, "__version__", version)
        monkeypatch.setitem(books.BOOKS, "tiny", bare_ruleset("tiny", tmp_path))
        bookmark.made_by.cache_clear()
        makers.add(bookmark.made_by("tiny"))
    bookmark.made_by.cache_clear()
    assert len(makers) == 4


def test_a_bookmark_of_another_table_is_not_believed(host: Host) -> None:
    """Ids of prompts and conversations hang on the table."""
    data = written(played(Host("tiny", table="another")))
    table, _ = opened(host, data)
    assert table.has_looked_back
    assert_alike(table, host.table)


def test_a_bookmark_of_another_past_is_not_believed(host: Host) -> None:
    """A ledger that was rolled back and played on has other lines where the bookmark was made, or fewer."""
    data = written(host)
    shorter, longer = played(Host("tiny"), 2), played(Host("tiny"), 2)
    for number in range(40):
        longer.do("bo", c.Say(f"another session {number}"))
    for other in (shorter, longer):
        table, _ = opened(other, data)
        assert table.has_looked_back
        assert_alike(table, other.table)


def test_a_bookmark_undone_by_a_rewind_is_not_believed(host: Host) -> None:
    """The facts it adds up no longer count; a bookmark made after the rewind is good."""
    data = written(host)
    host.do("gm", c.Rewind(6))
    table, _ = opened(host, data)
    assert table.has_looked_back
    assert_alike(table, host.table)
    fresh, _ = opened(host, written(host))
    assert not fresh.has_looked_back
    assert_alike(fresh, host.table)


def test_a_rewind_to_an_open_question_leaves_no_bookmark(host: Host) -> None:
    """The last quiet place was taken back and a question waits: the table has no bookmark."""
    place = next(entry.number for entry in host.table.game.log if type(entry).__name__ == "Asked")
    host.do("gm", c.Rewind(place))
    assert host.table.now("ana").prompts and host.table.bookmark() is None


@pytest.mark.parametrize("cut", [0, 1, 10, -1])
def test_bytes_that_are_no_bookmark_are_none(host: Host, cut: int) -> None:
    """Half a bookmark, or something else, is no bookmark."""
    table, _ = opened(host, written(host)[:cut])
    assert table.has_looked_back
    assert_alike(table, host.table)


def test_an_unreadable_past_is_reported_when_looking_back(host: Host) -> None:
    """The present is played on; looking back is refused in one sentence, and can be tried again."""
    data = written(host)
    host.shelf.lines[3] = "not json"
    table, _ = opened(host, data)
    assert table.now("ana") is not None
    for _ in range(2):
        with pytest.raises(MoothallError):
            table.told("ana")
    assert not table.has_looked_back
    marked = at(played(Host("tiny")), table)
    assert isinstance(marked.do("ana", c.Say("still here"), "fresh"), Ack)


# ---- In the store ----------------------------------------------------------------------------------------------------


def files(folder: Path) -> list[Path]:
    return sorted((folder / "bookmarks").glob("*"))


def test_the_store_returns_only_whole_bookmarks(tmp_path: Path) -> None:
    """The store returns the last bookmark, and none if a byte of it changed or its end is missing."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "x")
        assert store.bookmark(table) is None
        for data in (b"one", b"another"):
            store.put_bookmark(table, data)
            assert store.bookmark(table) == data
        (file,) = files(tmp_path)
        whole = file.read_bytes()
        for damaged in (whole[:-1], whole[:5], b"", whole[:-1] + b"?", b"?" + whole[1:]):
            file.write_bytes(damaged)
            assert store.bookmark(table) is None
        assert file.stat().st_mode & 0o077 == 0 and file.parent.stat().st_mode & 0o077 == 0


def test_deleting_a_table_deletes_its_bookmark(tmp_path: Path) -> None:
    """And one that comes too late is not kept; what a crash left is gone with the next start."""
    with open_store(tmp_path) as store:
        table, other = store.make("nde2", "x"), store.make("nde2", "y")
        for id in (table, other):
            store.put_bookmark(id, b"secrets")
        store.delete(table)
        with pytest.raises(MoothallError):
            store.put_bookmark(table, b"secrets")
        assert len(files(tmp_path)) == 1 and store.bookmark(other) == b"secrets"
        (tmp_path / "bookmarks" / "0123.bookmark").write_bytes(b"of a table that is gone")
        (tmp_path / "bookmarks" / "0123.part").write_bytes(b"half")
    with open_store(tmp_path) as store:
        assert len(files(tmp_path)) == 1 and store.bookmark(other) == b"secrets"


def test_a_repair_leaves_no_bookmark(tmp_path: Path) -> None:
    """The file may have lost lines, so nothing is believed that was made from the old one."""
    with open_store(tmp_path) as store:
        table = store.make("nde2", "x")
        store.put_bookmark(table, b"old")
    repair(tmp_path)
    assert files(tmp_path) == []


def test_an_export_has_no_bookmark(tmp_path: Path) -> None:
    """A table with a bookmark travels as the same bytes as without."""
    host = Host("nde2")
    with open_store(tmp_path) as store:
        table = store.bring("nde2", "x", "en", host.shelf.lines)
        before = export(store, table).data
        store.put_bookmark(table, b"not for the road")
        assert export(store, table).data == before


# ---- Beside play ----------------------------------------------------------------------------------------------------


class InMemory:
    """Keeps steps at once."""

    def append(self, table: str, first: int, lines: Any) -> Future[int]:
        receipt: Future[int] = Future()
        receipt.set_result(first)
        return receipt


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, ENOUGH))


def desk_with(marks: Marks) -> Desk:
    return Desk(Table("t", "tiny", dice=Seeded(1)), InMemory(), marks=marks)


async def talk(desk: Desk, first: int, count: int) -> None:
    if first == 0:
        for seat in ("gm", "ana"):
            name, role = PEOPLE[seat]
            await desk.do(None, SERVER, "", c.MakeSeat(seat, name, role))
            await desk.do(None, SERVER, "", c.TakeSeat(seat, seat))
    for number in range(first, first + count):
        await desk.do("ana", "ana", str(number), c.Say("hm"))


def test_commands_do_not_wait_for_a_bookmark() -> None:
    """While one is being written and does not get done, commands are carried out."""
    going, done = threading.Event(), threading.Event()

    def slow(table: str, data: bytes) -> None:
        going.set()
        assert done.wait(ENOUGH)

    async def test() -> None:
        desk = desk_with(Marks(slow, every=10, at_the_end=1_000))
        await talk(desk, 0, 30)
        assert await asyncio.to_thread(going.wait, ENOUGH)
        await talk(desk, 30, 30)
        done.set()
        await desk.close()

    run(test())


def test_a_bookmark_that_cannot_be_written_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    """The disk may be full: play goes on, the GM hears nothing of it, the server's log does."""

    def full(table: str, data: bytes) -> None:
        raise OSError(28, "no space left")

    async def test() -> None:
        desk = desk_with(Marks(full, every=10, at_the_end=1))
        await talk(desk, 0, 30)
        await desk.close()
        assert desk.troubles == []

    run(test())
    assert "bookmark" in caplog.text


def test_bookmarks_are_written_now_and_then_and_at_the_close() -> None:
    """A short session has none while it lasts; one is written at the close only if enough happened since."""
    kept: list[bytes] = []

    async def test() -> None:
        desk = desk_with(Marks(lambda table, data: kept.append(data), every=50, at_the_end=5))
        await talk(desk, 0, 10)
        assert kept == []
        await talk(desk, 10, 15)
        assert desk._marking is not None
        await desk._marking
        assert len(kept) == 1
        await desk.close()
        assert len(kept) == 2

    run(test())


def test_a_served_table_is_opened_at_its_bookmark(tmp_path: Path) -> None:
    """The server writes one when it puts a long table away, and reads on from it when somebody comes again."""
    host = Host("nde2")
    for number in range(600):
        host.do("ana", c.Say(f"line {number}"))

    async def test() -> None:
        with open_store(tmp_path) as store:
            id = store.bring("nde2", "x", "en", host.shelf.lines)
            for looked_back in (True, False):
                tables = Tables(store, lambda: 0.0)
                async with tables.live(id) as live:
                    assert live.table.has_looked_back is looked_back
                    assert len(live.table.told("ana", live.table.stream("ana").number - 2)) == 2
                await tables.close_all()
            again = Table.restored(id, "nde2", partial(store.read, id)(0))
            assert again.last == len(host.shelf.lines)

    run(test())
