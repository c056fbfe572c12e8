"""The contract of a store: what the rest of the program counts on, whatever keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from moothall.errors import MoothallError
from moothall.speech import sentence
from moothall.store import AnyStore, Hung, Receipt, Secret, TableRow
from tests.core.support import stores
from tests.core.support.stores import Opened, Opener

pytestmark = pytest.mark.slow

ENOUGH = 60.0
"""Seconds after which a test is stuck and not slow."""

LAMP = Hung("aa", "png", 4, 3, b"\x89PNG lamp \x00\xff")
MAP = Hung("bb", "webp", 40, 30, b"RIFF map" * 5_000)


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def kind(request: pytest.FixtureRequest) -> str:
    """Every kind of store, one after the other."""
    return str(request.param)


@pytest.fixture
def opener(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    return stores.sqlite(tmp_path) if kind == "sqlite" else stores.postgres(request.getfixturevalue("database"))


@pytest.fixture
def opened(opener: Opener) -> Iterator[Opened]:
    with opener() as opened:
        yield opened


@pytest.fixture
def store(opened: Opened) -> AnyStore:
    return opened.store


def lines(first: int, count: int, said: str = "x") -> list[str]:
    return [json.dumps({"seq": number, "said": said}) for number in range(first, first + count)]


def filled(opened: Opened, count: int, said: str = "x", at_once: int = 10) -> str:
    """A table with some entries, in steps of ten."""
    table = opened.make()
    for first in range(1, count + 1, at_once):
        opened.store.append(table, first, lines(first, min(at_once, count + 1 - first), said)).wait(ENOUGH)
    return table


def refused(key: str, receipt: Receipt[int]) -> MoothallError:
    """The error with which a receipt failed, which must be this one and have words."""
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        receipt.wait(ENOUGH)
    assert sentence(raised.value, "en").endswith(".")
    return raised.value


def refusal(key: str) -> pytest.RaisesExc[MoothallError]:
    return pytest.RaisesExc(MoothallError, match=f"^{key}\\(")


# ---- append and read ------------------------------------------------------------------------------------------------


def test_appended_lines_are_read_back(opener: Opener) -> None:
    """Lines come back as they were, in order, from any number, in this run and the next."""
    with opener() as opened:
        table, store = opened.make(title="Łódź by night"), opened.store
        assert store.append(table, 1, ['{"a": "żółw 🐢"}', "{}"]).wait(ENOUGH) == 2
        assert store.append(table, 3, ['{"c": 3}']).wait(ENOUGH) == 3
        assert list(store.read(table)) == ['{"a": "żółw 🐢"}', "{}", '{"c": 3}']
    with opener() as (store, owning):
        assert list(store.read(table, after=1)) == ["{}", '{"c": 3}']
        assert list(store.read(table, after=3)) == []
        owning.take(table)
        assert store.append(table, 4, ["{}"]).wait(ENOUGH) == 4


def test_the_store_lists_its_tables(opened: Opened, store: AnyStore) -> None:
    """The store knows each table's ruleset, title, language, time of making and last number."""
    first, second = filled(opened, 25), store.make("nde1", "Empty", "pl")
    both = [TableRow(first, "nde2", "The Lantern", 1000, 25), TableRow(second, "nde1", "Empty", 1000, 0, "pl")]
    assert store.tables() == sorted(both, key=lambda row: row.id)
    assert [store.table(row.id) for row in both] == both


def test_long_tables_are_read_in_pieces(opened: Opened, store: AnyStore) -> None:
    """A table longer than one look is read whole, and each table for itself."""
    tables = [filled(opened, 2_500, said, at_once=500) for said in ("a", "b")]
    assert [list(store.read(table)) for table in tables] == [lines(1, 2_500, "a"), lines(1, 2_500, "b")]


def test_numbers_grow_beyond_two_bytes(opened: Opened, store: AnyStore) -> None:
    """The 32,768th entry is one like any other."""
    table = store.bring("nde2", "Long", "en", lines(1, 32_766))
    opened.owning.take(table)
    assert store.append(table, 32_767, lines(32_767, 3)).wait(ENOUGH) == 32_769
    assert list(store.read(table, 32_765)) == lines(32_766, 4)


@pytest.mark.parametrize("first", [0, 1, 3, 5])
def test_a_step_must_begin_with_the_next_number(opened: Opened, store: AnyStore, first: int) -> None:
    """A step that does not begin with the next number is refused, and nothing of it is written."""
    table = filled(opened, 3)
    problem = refused("error-keep-order", store.append(table, first, lines(first, 2)))
    assert problem.values == {"table": table, "number": first, "due": 4}
    assert list(store.read(table)) == lines(1, 3)
    assert store.append(table, 4, lines(4, 1)).wait(ENOUGH) == 4


def test_an_unknown_table_is_refused(store: AnyStore) -> None:
    """Nothing can be appended to, read from, kept with or deleted with a table that is not there."""
    refused("error-keep-no-table", store.append("nowhere", 1, lines(1, 1)))
    for ask in (
        lambda: list(store.read("nowhere")),
        lambda: store.table("nowhere"),
        lambda: store.delete("nowhere"),
        lambda: store.hang("nowhere", LAMP),
        lambda: store.put_bookmark("nowhere", b"x"),
        lambda: store.put_secret(Secret("s", "invite", table="nowhere")),
    ):
        with refusal("error-keep-no-table"):
            ask()


@pytest.mark.parametrize("bad", ["\ud800", None, object()])
def test_a_step_is_all_or_nothing(opened: Opened, store: AnyStore, bad: str) -> None:
    """A step whose last line cannot be written leaves none of its lines, and those beside it are well."""
    mine, other = filled(opened, 1), filled(opened, 1)
    bad_step = store.append(mine, 2, [*lines(2, 3), bad])
    good_step = store.append(other, 2, lines(2, 3))
    refused("error-keep-failed", bad_step)
    assert good_step.wait(ENOUGH) == 4
    assert (list(store.read(mine)), list(store.read(other))) == (lines(1, 1), lines(1, 4))
    assert store.append(mine, 2, lines(2, 1)).wait(ENOUGH) == 2


def test_steps_are_kept_in_the_order_of_their_calls(opened: Opened, store: AnyStore) -> None:
    """Steps that are under way together are kept one after the other, also those of one table."""
    tables = [opened.make(title=str(n)) for n in range(10)]
    receipts = [store.append(tables[n % 10], n // 10 + 1, lines(n // 10 + 1, 1)) for n in range(100)]
    assert [receipt.wait(ENOUGH) for receipt in receipts] == [n // 10 + 1 for n in range(100)]
    assert all(list(store.read(table)) == lines(1, 10) for table in tables)


def test_a_closed_store_refuses_appends(opener: Opener) -> None:
    """Lines queued before the close are stored; later ones are refused."""
    with opener() as opened:
        table, store = filled(opened, 1), opened.store
        receipts = [store.append(table, number, lines(number, 1)) for number in range(2, 100)]
    assert [receipt.wait(0) for receipt in receipts] == list(range(2, 100))
    with refusal("error-keep-closed"):
        store.append(table, 100, lines(100, 1))
    with refusal("error-keep-closed"):
        list(store.read(table))
    store.close()


def test_an_open_store_is_well(opened: Opened, store: AnyStore) -> None:
    """A store that can write says so, and nothing waits when everything has its receipt."""
    filled(opened, 1)
    store.check_can_write()
    assert store.is_well and store.waiting == 0


# ---- bringing and deleting ------------------------------------------------------------------------------------------


def test_a_table_is_brought_with_all_it_has(opened: Opened, store: AnyStore) -> None:
    """Lines and pictures come together; the table goes on after its last line."""
    table = store.bring("nde2", "Brought", "fr", lines(1, 20), [LAMP])
    assert store.table(table) == TableRow(table, "nde2", "Brought", 1000, 20, "fr")
    assert list(store.read(table)) == lines(1, 20) and store.picture(table, "aa") == LAMP
    opened.owning.take(table)
    assert store.append(table, 21, lines(21, 1)).wait(ENOUGH) == 21


def test_a_table_that_moves_here_keeps_its_id(store: AnyStore) -> None:
    """Id and time of making stay; a table that is there already is not replaced, and nothing of the other stays."""
    was = TableRow("0123", "nde2", "Moved", 7, 1, "fr")
    assert store.bring("nde2", "Moved", "fr", lines(1, 1), was=was) == "0123"
    with pytest.raises(MoothallError):
        store.bring("nde2", "Again", "fr", lines(1, 2), [LAMP], was=was)
    assert store.tables() == [was] and list(store.read("0123")) == lines(1, 1) and store.pictures("0123") == []


def test_a_deleted_table_is_gone_with_all_it_had(opened: Opened, store: AnyStore) -> None:
    """Entries, pictures, bookmark and credentials go; those of another table stay."""
    gone, stays = filled(opened, 3), filled(opened, 3)
    for table in (gone, stays):
        store.hang(table, LAMP)
        store.put_bookmark(table, b"mark")
        store.put_secret(Secret(f"of {table}", "invite", table=table))
    store.delete(gone)
    assert [row.id for row in store.tables()] == [stays]
    assert (store.picture(gone, "aa"), store.bookmark(gone), store.secret(f"of {gone}")) == (None, None, None)
    assert store.picture(stays, "aa") == LAMP and store.bookmark(stays) == b"mark" and store.secret(f"of {stays}")
    refused("error-keep-no-table", store.append(gone, 4, lines(4, 1)))


# ---- bookmarks and pictures -----------------------------------------------------------------------------------------


def test_the_last_bookmark_counts(opened: Opened, store: AnyStore) -> None:
    """A table has the bookmark that was put last, byte for byte, and none before the first."""
    table = filled(opened, 1)
    assert store.bookmark(table) is None
    for data in (b"one", bytes(range(256))):
        store.put_bookmark(table, data)
    assert store.bookmark(table) == bytes(range(256))


def without_bytes(picture: Hung) -> Hung:
    return Hung(picture.name, picture.kind, picture.width, picture.height)


def test_pictures_belong_to_their_table(store: AnyStore) -> None:
    """Pictures come back byte for byte, in the order in which they came, and at no other table; twice is once."""
    here, there = store.make("nde2", "Here"), store.make("nde2", "There")
    for picture in (MAP, LAMP, MAP):
        store.hang(here, picture)
    assert store.pictures(here) == [without_bytes(MAP), without_bytes(LAMP)]
    assert store.picture(here, "aa") == LAMP and store.picture(there, "aa") is None
    assert store.pictures(there) == []


# ---- credentials ----------------------------------------------------------------------------------------------------


def test_credentials_come_back_as_they_were(opener: Opener) -> None:
    """Each is found by its id, its table and its person, the oldest first, in this run and the next."""
    with opener() as (store, _):
        table = store.make("nde2", "Here")
        link = Secret("a", "invite", "digest", table, "", "player", "ilse", "", 5)
        grant = Secret("c", "grant", "", table, "p1", "player", "ilse", "a", 6, 70)
        session = Secret("B", "session", "other", person="p1", made=6, ends=2**40)
        for secret in (link, grant, session):
            store.put_secret(secret)
    with opener() as (store, _):
        assert [store.secret(id) for id in ("a", "c", "B", "d")] == [link, grant, session, None]
        assert store.secrets_of_table(table) == [link, grant] and store.secrets_of_table("") == [session]
        assert store.secrets_of_person("p1") == [session, grant]  # made at the same time: by the letters of their ids
        assert store.ended_secrets(70.5) == [grant] and store.ended_secrets(69) == []


def test_what_came_by_a_credential_goes_with_it(store: AnyStore) -> None:
    """Dropping one drops all that came by it, and says what went; the rest stays."""
    link, grant = Secret("a", "invite"), Secret("b", "grant", came_by="a")
    below, other = Secret("c", "grant", came_by="b"), Secret("d", "invite")
    for secret in (link, grant, below, other):
        store.put_secret(secret)
    assert store.drop_secrets(["a", "nothing"]) == [link, grant, below]
    assert [store.secret(id) for id in "abcd"] == [None, None, None, other]
    with refusal("error-keep-withdrawn"):
        store.put_secret(grant)


def test_a_credential_that_is_gone_is_not_changed(store: AnyStore) -> None:
    """A change takes the place of what has its id, which must be there."""
    store.put_secret(Secret("a", "session", "old"))
    store.change_secret(Secret("a", "session", "new"))
    assert store.secret("a") == Secret("a", "session", "new")
    with refusal("error-keep-withdrawn"):
        store.change_secret(Secret("b", "session"))
    assert store.secret("b") is None
