"""Forged archives are refused with one sentence each, and nothing of them is stored."""

from __future__ import annotations

import io
import random
import struct
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.archive import Limits, arrive, settle
from moothall.archive.container import ABOUT, LEDGER, STREAM, packed, printable
from moothall.archive.export import view
from moothall.archive.lines import is_deeper
from moothall.errors import MoothallError, Unclear
from moothall.speech import LANGUAGES, sentence
from moothall.store import Hung, Store, open_store
from moothall.table import Table
from moothall.web.pictures import take_in
from tests.support.soaking import tries
from tests.table.support.archives import (
    MAP,
    PERSONS,
    PICTURES,
    TOKEN,
    boxed,
    change_what_waits,
    forge,
    hung,
    kept,
    lines_of,
    lived,
    parts_of,
    place,
)
from tests.table.support.live_table import Host

pytestmark = pytest.mark.slow

SMALL = Limits(file=1 << 20, unpacked=2 << 20, ledger=1 << 20, picture=1 << 18, pictures=10, lines=2_000, line=60_000)
NOW = 2_000.0


@pytest.fixture(scope="module")
def host() -> Host:
    return lived()


@pytest.fixture(scope="module")
def box(host: Host) -> bytes:
    return boxed(host)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path) as opened:
        yield opened


def as_it_is(data: bytes) -> Hung:
    return hung(data)


def bring(store: Store, data: bytes, limits: Limits = SMALL, **more: Any) -> str:
    return settle(store, arrive(data, as_it_is, now=NOW, limits=limits, **more))


def refused(store: Store, key: str, data: bytes, limits: Limits = SMALL) -> MoothallError:
    """The refusal of a file: it has one line of words in every language, and nothing was kept."""
    with pytest.raises(MoothallError, match=f"^{key}\\(") as raised:
        bring(store, data, limits)
    for lang in LANGUAGES:
        said = sentence(raised.value, lang)
        assert said.replace("\u00a0", " ").isprintable() and said.endswith("."), said
    assert store.tables() == [] and store.check() == []
    return raised.value


def test_the_unforged_archive_is_imported(store: Store, box: bytes) -> None:
    """The archive that all forgeries below begin with can be imported, also after being packed again."""
    assert bring(store, box) != bring(store, forge(box))
    assert len(store.tables()) == 2


# ---- The box --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "../moothall.sqlite",
        "/etc/passwd",
        "pictures/../../evil.png",
        "C:\\evil.png",
        "pictures\\evil.png",
        "ledger.jsonl/",
        "pictures/",
        "pictures/<script>alert(1)</script>.png",
        f"pictures/{'a' * 64}.svg",
        "pictures/" + "A" * 64 + ".png",
        "\x1b[31mred",
        "ledger.jsonl ",
    ],
)
def test_a_part_with_an_unknown_name_is_refused(store: Store, box: bytes, tmp_path: Path, name: str) -> None:
    """No name leads out of the archive, because only our names are read."""
    before = sorted(tmp_path.rglob("*"))
    refused(store, "error-evening-(part|damaged)", packed(parts_of(box) | {name: b"x"}))
    assert sorted(tmp_path.rglob("*")) == before


def test_a_name_does_not_end_in_the_middle(store: Store, box: bytes) -> None:
    """A name with a zero in it is one thing to the library and another to the system."""
    forged = packed(parts_of(box) | {"evening.json_.png": b"x"})
    refused(store, "error-evening-part", forged.replace(b"evening.json_.png", b"evening.json\0.png"))


def test_a_part_cannot_come_twice(store: Store, box: bytes) -> None:
    """Two parts of one name: which would count?"""
    out = io.BytesIO(box)
    with zipfile.ZipFile(out, "a") as again, pytest.warns(UserWarning, match="Duplicate"):
        again.writestr(LEDGER, b"{}\n")
    assert refused(store, "error-evening-part", out.getvalue()).values["name"] == LEDGER


def test_a_bomb_is_not_unpacked(store: Store, box: bytes) -> None:
    """A part that says it is large is not begun, nor are many that are large together."""
    refused(store, "error-evening-unpacks", packed(parts_of(box) | {LEDGER: b"\n" * (2 << 20)}))
    many = {f"pictures/{number:064x}.png": bytes(1 << 18) for number in range(8)}
    refused(store, "error-evening-unpacks", packed(parts_of(box) | many), replace(SMALL, file=8 << 20))


def test_a_bomb_that_lies_about_its_size_is_not_unpacked(store: Store, box: bytes) -> None:
    """A part that unpacks to more than it says is not read to its end."""
    bomb = packed(parts_of(box) | {LEDGER: b"\n" * (1 << 20)})
    lying = bomb.replace(struct.pack("<L", 1 << 20), struct.pack("<L", 64))
    assert lying != bomb
    refused(store, "error-evening-damaged", lying)


def test_an_archive_of_too_many_parts_is_not_opened(store: Store, box: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """The index of a file with thousands of parts is not even read."""
    many = packed(parts_of(box) | {f"{number}": b"" for number in range(3_000)})

    def never(*_: Any) -> None:
        raise AssertionError("it was opened")

    monkeypatch.setattr(zipfile, "ZipFile", never)
    refused(store, "error-evening-many", many)
    lying = many[:-22] + many[-22:-14] + struct.pack("<2H", 3, 3) + many[-10:]
    refused(store, "error-evening-many", lying)


def _end(data: bytes, **new: int) -> bytes:
    """A box with another end record."""
    sign, disk, start, here, count, size, offset, comment = struct.unpack("<4s4H2LH", data[-22:])
    held = {"here": here, "count": count, "size": size, "offset": offset, "comment": comment} | new
    return data[:-22] + struct.pack("<4s4H2LH", sign, disk, start, *held.values())


@pytest.mark.parametrize(
    "change",
    [
        lambda box: b"",
        lambda box: b"PK\x03\x04",
        lambda box: b"hello" * 100,
        lambda box: b"#!/bin/sh\n" + box,
        lambda box: box + b"<script>alert(1)</script>",
        lambda box: box[: len(box) // 2],
        lambda box: box[:-1],
        lambda box: _end(box, comment=1),
        lambda box: _end(box, offset=7),
        lambda box: _end(box, size=7),
        lambda box: box[:-22] + b"PK\x06\x07" + bytes(16) + _end(box)[-22:],
    ],
)
def test_a_file_that_is_no_archive_is_refused(store: Store, box: bytes, change: Callable[[bytes], bytes]) -> None:
    """Other files, bytes before or after the archive, a cut-off file and a false index are refused."""
    refused(store, "error-evening-damaged", change(box))


def test_a_changed_byte_is_found(store: Store, box: bytes) -> None:
    """Wherever a byte of the record is changed on the way, the file is refused."""
    chance = random.Random(5)
    start = box.index(LEDGER.encode()) + len(LEDGER)
    for _ in range(40):
        at = chance.randrange(start, start + 1_500)
        broken = box[:at] + bytes([box[at] ^ (1 << chance.randrange(8))]) + box[at + 1 :]
        refused(store, "error-evening-(damaged|changed)", broken)


@given(st.binary(min_size=1, max_size=40), st.integers(0, 3_000))
@tries(150, 20_000)
def test_random_bytes_are_refused_or_change_nothing(noise: bytes, at: int) -> None:
    """Any bytes anywhere in an archive are refused in words, or change nothing that counts."""
    at %= len(HONEST)
    broken = HONEST[:at] + noise + HONEST[at + len(noise) :]
    with suppress(Unclear):
        assert arrive(broken, as_it_is, now=NOW, limits=SMALL).lines == TAKEN


HONEST = boxed(lived())
TAKEN = arrive(HONEST, as_it_is, now=NOW).lines


@pytest.mark.parametrize(
    ("key", "about"),
    [
        ("error-evening-newer", {"format": 2}),
        ("error-evening-about", {"format": 0}),
        ("error-evening-about", {"format": "1"}),
        ("error-evening-about", {"moothall": "virus"}),
        ("error-evening-about", {"table": "0123456789ab"}),
        ("error-evening-about", {"digest": "0"}),
        ("error-evening-about", {"title": None}),
        ("error-evening-title", {"title": ""}),
        ("error-evening-title", {"title": "x" * 201}),
        ("error-evening-title", {"title": "\x1b[2J gone"}),
        ("error-evening-title", {"title": "two\nlines"}),
        ("error-evening-changed", {"digest": "0" * 64}),
        ("error-evening-damaged", {"lines": 10**15}),
        ("error-evening-damaged", {"pictures": []}),
        ("error-evening-damaged", {"pictures": [MAP.name, "0" * 64]}),
        ("error-evening-damaged", {"moothall": "view"}),
        ("error-evening-ruleset", {"ruleset": "\x1b[31m../../nde2"}),
    ],
)
def test_an_archive_with_a_false_description_is_refused(
    store: Store, box: bytes, key: str, about: dict[str, Any]
) -> None:
    """Another format or digest, a title that a terminal would obey, more fields or pictures than there are."""
    refused(store, key, forge(box, **about))


def test_a_players_export_cannot_be_imported(store: Store, host: Host) -> None:
    """A file of one seat cannot be played on from, and the sentence says what is needed."""
    error = refused(store, "error-evening-view", view(kept(host), host.table, "ana", PICTURES.get))
    assert "GM" in sentence(error, "en")


def test_an_archive_without_its_parts_is_refused(store: Store, box: bytes) -> None:
    """An archive without description or record, or with a view beside them, is refused."""
    for name in (ABOUT, LEDGER):
        refused(store, "error-evening-damaged", packed({k: v for k, v in parts_of(box).items() if k != name}))
    refused(store, "error-evening-damaged", packed(parts_of(box) | {STREAM: b"{}\n"}))


def test_an_archive_with_a_bad_picture_is_refused(store: Store, box: bytes) -> None:
    """A picture that the decoder refuses does not come in with an archive either."""
    parts = {name: b"GIF89a" if name == f"pictures/{MAP.name}.png" else part for name, part in parts_of(box).items()}
    with pytest.raises(Unclear, match=r"^error-evening-picture") as raised:
        arrive(packed(parts), lambda data: Hung(*painted(data)), now=NOW, limits=SMALL)
    assert raised.value.values == {"name": MAP.name[:8]} and store.tables() == []


def painted(data: bytes) -> tuple[str, str, int, int, bytes]:
    found = take_in(data)
    return found.name, found.kind, found.width, found.height, found.data


# ---- The lines ------------------------------------------------------------------------------------------------------

Lines = list[Any]


def _deep(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def changing(did: str, /, **new: Any) -> Callable[[Lines], None]:
    """The first line of a kind with other fields."""

    def change(lines: Lines) -> None:
        lines[place(lines, did=did)] |= new

    return change


def fact(kind: str, /, **new: Any) -> Callable[[Lines], None]:
    """The first fact of a kind with other data."""

    def change(lines: Lines) -> None:
        lines[place(lines, kind=kind)]["data"] |= new

    return change


def adding(*new: Any, by: str = "gm") -> Callable[[Lines], None]:
    """One more step at the end."""

    def change(lines: Lines) -> None:
        last = max(line.get("seq", 0) for line in lines)
        lines.append({"did": "step", "by": by, "command": "", "when": 1})
        for at, line in enumerate(new, 1):
            lines.append({"seq": last + at, "conv": "", "cite": []} | line if line["did"] == "told" else line)

    return change


def noted(kind: str, **data: Any) -> Any:
    return {"did": "noted", "kind": kind, "v": 1, "data": data}


def told(kind: str, **data: Any) -> Any:
    return {"did": "told", "kind": kind, "v": 1, "data": data}


def _seat(number: int) -> Any:
    return noted("house/seat-made", seat=f"seat-{number}", name="Extra", role="spectator")


def _raise_to_gm(lines: Lines) -> None:
    made = {"seat": "bo", "name": "Bo", "role": "player", "person": ""}
    lines[place(lines, did="noted", kind="house/seat-made", data=made)]["data"]["role"] = "gm"


def _speaks_when_gone(lines: Lines) -> None:
    adding(noted("house/seat-removed", seat="bo"))(lines)
    adding(noted("house/said", seat="bo", text="Boo"), by="bo")(lines)


def _seen_before(lines: Lines) -> None:
    """A roll of which three faces are said to have fallen before."""
    rolled = place(lines, did="rolled")
    step = max(at for at, line in enumerate(lines[:rolled]) if line["did"] == "step")
    lines[step]["marks"] = [[lines[rolled]["seq"], "seen", 3]]


def _clock(seen: bool) -> Any:
    """Of a clock that nobody took away, players would keep what they saw."""
    return noted("house/clock-set", clock="tide", name="The tide", length=4, at=1, seen=seen)


def _taken_back() -> Any:
    return {"did": "taken-back", "conv": "c999", "entry": 1}


POISON: list[tuple[str, str, Callable[[Lines], Any]]] = [
    # Unknown things
    ("error-evening-line", "an unknown entry", changing("told", did="exploded")),
    ("error-evening-line", "no entry at all", lambda lines: lines.append({})),
    ("error-evening-line", "a list", lambda lines: lines.append([1])),
    ("error-evening-line", "one field more", changing("step", admin=True)),
    ("error-evening-line", "one field less", lambda lines: lines[place(lines, did="step")].pop("when")),
    ("error-evening-unknown", "an unknown fact", changing("told", kind="nde/coup")),
    ("error-evening-unknown", "a fact of the house among the game's", changing("told", kind="house/said")),
    ("error-evening-unknown", "a fact that is never kept", changing("told", kind="table/changed")),
    ("error-evening-unknown", "a newer fact", changing("told", v=99)),
    ("error-evening-unknown", "an unknown fact of the house", changing("noted", kind="house/burned")),
    ("error-evening-unknown", "a fact of the game in the room log", changing("noted", kind="nde/table-opened")),
    ("error-evening-unknown", "a newer fact of the room log", changing("noted", v=2)),
    ("error-evening-line", "a version that never was", changing("noted", v=0)),
    ("error-evening-line", "a fact without its data", changing("told", data={})),
    ("error-evening-line", "a role that is none", fact("house/seat-made", role="king")),
    # Huge counts
    ("error-evening-lines", "too many lines", lambda lines: lines + lines[:1] * 2_001),
    ("error-evening-line-long", "a line too long", adding(noted("house/said", seat="gm", text="x" * 60_001))),
    ("error-evening-line", "a number too large", changing("told", seq=10**18)),
    ("error-evening-line", "no number", changing("told", seq=1.5)),
    ("error-evening-line", "a time that never comes", changing("step", when=10**17)),
    ("error-evening-line", "a time before all times", changing("step", when=-1)),
    ("error-evening-line", "a rewind below nothing", lambda lines: lines.append({"did": "rewound", "to": -1})),
    ("error-evening-id", "a face seen a million times", changing("step", marks=[[1, "seen", 10**6]])),
    ("error-evening-id", "a mark that means nothing", changing("step", marks=[[1, "cursed", 0]])),
    ("error-evening-line", "a die of many sides", changing("rolled", sides=10**9)),
    ("error-evening-line", "more dice than hands", changing("rolled", faces=[1] * 1_001)),
    ("error-evening-line", "a face above the die", changing("rolled", sides=4, faces=[5])),
    ("error-evening-line", "a face below one", changing("rolled", faces=[0])),
    ("error-evening-line", "a reason that is a list", changing("rolled", why=[[[], 1, "x"]])),
    # Deep nesting
    ("error-evening-deep", "nested deeply", changing("rolled", reading=_deep(60))),
    ("error-evening-deep", "an edit nested deeply", adding(told("table/edited", path=["plot"], value=_deep(60)))),
    # Order and numbers
    ("error-evening-order", "no heading first", lambda lines: lines.pop(0) and None),
    ("error-evening-order", "a number twice", lambda lines: lines.append(lines[place(lines, did="told")])),
    ("error-evening-order", "a number left out", lambda lines: lines.pop(place(lines, did="told")) and None),
    ("error-evening-order", "two lines swapped", lambda lines: lines.sort(key=lambda line: -line.get("seq", 0))),
    # Another table's ids
    ("error-evening-id", "a seat of another table", changing("step", by="zoe")),
    ("error-evening-id", "a seat that is gone", lambda lines: _speaks_when_gone(lines)),
    ("error-evening-id", "a conversation of another table", changing("asked", conv="c999")),
    ("error-evening-id", "a conversation under another's name", changing("opened", conv="c1")),
    ("error-evening-line", "a conversation that is none", changing("opened", conv="../c1")),
    ("error-evening-id", "taking back elsewhere", lambda lines: lines.append(_taken_back())),
    ("error-evening-id", "a seat twice", adding(noted("house/seat-made", seat="bo", name="Bo", role="gm"))),
    # Secrets
    ("error-evening-secret", "a person on a seat", fact("house/seat-taken", person=PERSONS["ana"])),
    ("error-evening-secret", "a seat made for a person", fact("house/seat-made", person=PERSONS["ana"])),
    ("error-evening-secret", "a person who left", fact("house/seat-left", person=PERSONS["ana"])),
    ("error-evening-secret", "an invitation", fact("house/linked", link="feedc0defeedc0de")),
    ("error-evening-secret", "a token in the chat", fact("house/said", text=TOKEN)),
    ("error-evening-secret", "a token in a sheet", fact("nde/hero-joined", token=TOKEN)),
    ("error-evening-secret", "an id of a command", changing("step", command="ana-1")),
    # Who may do what
    ("error-evening-seats", "no GM", adding(noted("house/seat-removed", seat="gm"))),
    ("error-evening-seats", "no GM from the beginning", fact("house/seat-made", role="co_gm")),
    ("error-evening-seats", "a GM's seat for a player", lambda lines: _raise_to_gm(lines)),
    ("error-evening-seats", "too many seats", adding(*(_seat(number) for number in range(60)))),
    # What does not add up
    ("error-evening-broken", "a clock hidden that was seen", adding(_clock(seen=True), _clock(seen=False))),
    ("error-evening-broken", "an edit of nothing", adding(told("table/edited", path=["nowhere"], value=1))),
    ("error-evening-broken", "an edit that does not fit", adding(told("table/edited", path=["round"], value="x"))),
    ("error-evening-broken", "dice that never fell", lambda lines: _seen_before(lines)),
    ("error-evening-drifted", "a question that is not asked", lambda lines: change_what_waits(lines, "seat", "cy")),
    ("error-evening-drifted", "another action", lambda lines: change_what_waits(lines, "procedure", "nde.attack")),
]


@pytest.mark.parametrize(("key", "lines"), [pytest.param(key, lines, id=name) for key, name, lines in POISON])
def test_a_poisoned_line_is_refused(store: Store, box: bytes, key: str, lines: Callable[[Lines], Any]) -> None:
    """Each says which line it is, or what does not add up; nothing of it is kept."""
    error = refused(store, key, forge(box, lines))
    if key in ("error-evening-secret", "error-evening-id", "error-evening-order", "error-evening-unknown"):
        assert 1 <= error.values["number"] <= len(lines_of(box)) + 70


@pytest.mark.parametrize(
    ("key", "raw"),
    [
        ("error-evening-line", b'{"did":"step"'),
        ("error-evening-line", b"[" * 50_000),
        ("error-evening-line", b'{"did":"rewound","to":' + b"9" * 5_000 + b"}"),
        ("error-evening-line", b'{"did":"rewound","to":1e999}'),
        ("error-evening-line", b'{"did":"rewound","to":NaN}'),
        ("error-evening-line", b""),
        ("error-evening-damaged", b"\xff\xfe"),
    ],
    ids=["cut off", "brackets", "digits", "infinite", "no number", "empty", "no text"],
)
def test_a_line_that_is_no_json_is_refused(store: Store, box: bytes, key: str, raw: bytes) -> None:
    """Text that is none, JSON that does not end, numbers that no computer has."""
    refused(store, key, forge(box, raw=lambda record: record + raw + b"\n"))


def test_a_record_that_does_not_end_is_refused(store: Store, box: bytes) -> None:
    """The last line must be whole."""
    refused(store, "error-evening-damaged", forge(box, raw=lambda record: record[:-1]))


def test_a_drifting_question_can_be_set_aside(store: Store, box: bytes) -> None:
    """With consent the table is imported and the question set aside for the GM; so it is if exported that way."""
    drifted = forge(box, lambda lines: change_what_waits(lines, "seat", "cy"))
    id = bring(store, drifted, set_aside=True)
    table = Table.restored(id, "nde2", store.read(id))
    (stuck,) = table.now("gm").stuck
    assert stuck.procedure == "nde.test" and not table.game.conversations
    conv = next(iter(table.game.aside))
    assert bring(store, forge(box, lambda lines: change_what_waits(lines, "seat", "cy"), aside=[conv])) != id


def test_script_stays_text(store: Store, box: bytes) -> None:
    """Names with markup in them are names; whoever shows them must not obey them."""
    script = "<script>alert(1)</script>"
    forged = forge(box, fact("house/seat-made", name=script), title=script)
    id = bring(store, forged)
    table = Table.restored(id, "nde2", store.read(id))
    assert store.table(id).title == script == table.room_state.seats[0].name
    assert table.room_state.postings[0].text == script


def test_an_unknown_field_of_a_fact_is_not_stored(store: Store, box: bytes) -> None:
    """A fact with an extra field is taken without it: the stored line is the one we would have written."""
    id = bring(store, forge(box, fact("nde/hero-joined", backdoor="open sesame")))
    assert not any("sesame" in line for line in store.read(id))
    assert list(store.read(id)) == list(store.read(bring(store, box)))


def test_a_full_disk_leaves_no_table(tmp_path: Path, box: bytes) -> None:
    """If the one commit fails, there is no table."""

    def full(connection: Any) -> None:
        raise MoothallError("error-keep-disk-full", file="x")

    with open_store(tmp_path, commit=full) as store:
        with pytest.raises(MoothallError, match=r"^error-keep-disk-full"):
            bring(store, box)
        assert store.tables() == []


def test_foreign_words_are_made_harmless() -> None:
    """On one line, short, and without a letter that a terminal obeys."""
    assert printable("\x1b[2Jred\nblue") == "\ufffd[2Jred\ufffdblue"
    assert printable("a" * 81) == "a" * 80 + "…" and printable("a" * 80) == "a" * 80


def test_depth_of_json_counts_nested_lists_only() -> None:
    """Many lists side by side are not deep; forty in each other are the most."""
    wide = msgspec.json.encode([[1]] * 500).decode()
    assert not is_deeper(wide, 2) and is_deeper(wide, 1)
    assert not is_deeper(msgspec.json.encode(_deep(40)).decode(), 40)
    assert is_deeper(msgspec.json.encode(_deep(41)).decode(), 40)
    assert is_deeper(msgspec.json.encode({"a": {"b": _deep(39)}}).decode(), 40)
