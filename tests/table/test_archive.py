"""Archives: an imported session equals the exported one for every seat, and holds no credentials."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.archive import Arrival, arrive, export, settle
from moothall.archive import lines as archive_lines
from moothall.archive.export import view
from moothall.archive.lines import Leaving
from moothall.errors import MoothallError, Unclear
from moothall.sight import plain
from moothall.store import Hung, open_store
from moothall.table import Table
from moothall.table import commands as c
from moothall.table.streams import Stream
from moothall.web import access
from moothall.web.pictures import take_in
from tests.books.nde.support.stories import tables
from tests.support.soaking import tries
from tests.table.support.archives import LINK, MAP, PERSONS, PICTURES, SEAL, TITLE, TOKEN, boxed, kept, lived, parts_of
from tests.table.support.bots import SEATS, Bots, play
from tests.table.support.live_table import PEOPLE, Host, wire
from tests.table.support.stories import EYES, Move, StorySession, act, stories, with_secrets

pytestmark = pytest.mark.slow

VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("nde2", {}),
    ("nde2", {"dice_mode": "2d6", "clock": "on"}),
    ("nde1", {}),
    ("nde1", {"dice_mode": "d6"}),
]
NOW = 2_000.0
VIEWERS = ("gm", "ana", "bo", "cy", "guest")


def painted(data: bytes) -> Hung:
    """A picture taken in as the server does it."""
    found = take_in(data)
    return Hung(found.name, found.kind, found.width, found.height, found.data)


def arrived(data: bytes) -> Arrival:
    return arrive(data, painted, now=NOW)


@pytest.fixture(scope="module")
def host() -> StorySession:
    return lived()


@pytest.fixture(scope="module")
def box(host: StorySession) -> bytes:
    return boxed(host)


def told(table: Table, viewer: str) -> Any:
    """All that a viewer was told and sees, without what is this server's own: persons, links, ids of commands."""
    messages, shot = plain(table.seen_as(viewer))
    assert isinstance(messages, list)
    for seat in shot["room_state"].get("seats", ()):
        seat.pop("person", None)
        seat.pop("last", None)
    shot["room_state"].pop("links", None)
    for message in messages:
        for name in ("person", "link"):
            if message["kind"].startswith("house/"):
                message["body"].pop(name, None)
    return msgspec.json.decode(msgspec.json.encode((messages, shot)).decode().replace(TOKEN, archive_lines.CUT))


# ---- Out and in again -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_imported_table_equals_the_exported_one(host: StorySession, box: bytes, viewer: str) -> None:
    """The same game, the same room and, message by message, the same stream for every seat."""
    home = Table.restored(host.table.id, "nde2", arrived(box).lines)
    assert (
        home.game.state == host.table.game.state
        and home.game.conversations.keys() == host.table.game.conversations.keys() != set()
    )
    ours, theirs = told(host.table, viewer), told(home, viewer)
    extra = len(theirs[0]) - len(ours[0])
    assert extra == (1 if viewer == "gm" else 0), "the GM is also told that the old invitation is gone"
    assert theirs[0][: len(ours[0])] == ours[0]
    assert theirs[1] | {"number": 0} == ours[1] | {"number": 0}
    assert home.now(viewer) == host.table.now(viewer)


def test_a_pending_question_is_answered_after_the_import(host: StorySession, box: bytes) -> None:
    """Play goes on where it was: the same seat is asked, and the answer counts."""
    home = object.__new__(Host)
    home.ruleset, home.count, home.delivered = "nde2", 0, []
    home.shelf = type(host.shelf)()
    home.shelf.lines = list(arrived(box).lines)
    home.table = Table.restored("elsewhere", "nde2", home.shelf.lines)
    for seat in PEOPLE:
        home.as_server(c.TakeSeat(seat, seat))
    before = len(home.table.game.log)
    assert home.table.now("gm").prompts
    home.finish()
    assert not home.table.game.conversations and len(home.table.game.log) > before


def test_exporting_again_gives_the_same_bytes(host: StorySession, box: bytes) -> None:
    """A session is the same bytes whenever it is exported, and travels as often as one likes."""
    assert boxed(host) == box
    home = Table.restored("t", "nde2", arrived(box).lines)
    again = list(Leaving().lines(arrived(box).lines))
    assert again[: len(host.shelf.lines)] == list(Leaving().lines(host.shelf.lines))
    assert home.room_state.links == () and all(seat.person == "" for seat in home.room_state.seats)


def test_pictures_are_imported_and_encoded_again(box: bytes) -> None:
    """Every picture arrives; what is kept of it is what our own painter made; pages, scene, board and shelf show it."""
    home = arrived(box)
    again = [painted(picture.data) for picture in (MAP, SEAL)]
    assert sorted(picture.name for picture in home.pictures) == sorted(picture.name for picture in again)
    table = Table.restored("t", "nde2", home.lines)
    (page,), (shown,) = table.room_state.handouts, table.room_state.exhibits
    assert [page.picture, shown.picture] == [picture.name for picture in again]
    scene, ground = table.room_state.scene, table.room_state.ground
    assert scene and ground and scene.picture == ground.picture == shown.picture
    holds = table.room_state.shelf[0].holds
    assert holds.scene and holds.ground and holds.scene.picture == holds.ground.picture == shown.picture
    assert holds.pages[0].picture == page.picture


@pytest.mark.parametrize(("book", "options"), VARIANTS, ids=str)
def test_bot_sessions_are_the_same_after_export_and_import(tmp_path: Path, book: str, options: dict[str, str]) -> None:
    """A bot session with rewinds, edits and restarts is the same after the import for every seat."""
    bots = asyncio.run(play(Bots(tmp_path / "old", book, options, 3), 60))
    old = bots.desk.table
    with open_store(tmp_path / "old") as store:
        parcel = export(store, old.id)
    with open_store(tmp_path / "new") as store:
        id = settle(store, arrived(parcel.data))
        found = store.table(id)
        assert (found.ruleset, found.title, found.last) == (book, "a bot session", len(list(store.read(id))))
        home = Table.restored(id, book, store.read(id))
        named_as_before = Table.restored(old.id, book, store.read(id))
    assert id != old.id and home.game.state == old.game.state and home.game.log == old.game.log
    for viewer in SEATS:
        assert told(named_as_before, viewer) == told(old, viewer), viewer


# ---- No secret travels ----------------------------------------------------------------------------------------------


def unpacked_bytes(data: bytes) -> bytes:
    return data + b"".join(parts_of(data).values())


def test_no_secret_is_in_an_export(host: StorySession, box: bytes) -> None:
    """An export holds no person, no invitation, no link pasted into the chat and no id of a device."""
    raw = "".join(host.shelf.lines)
    commands = {line["command"] for line in map(msgspec.json.decode, host.shelf.lines) if line["did"] == "step"} - {""}
    hidden = {*PERSONS.values(), LINK, TOKEN, *commands}
    assert all(secret in raw for secret in hidden) and len(hidden) > 20
    assert [secret for secret in hidden if secret.encode() in unpacked_bytes(box)] == []


def test_the_search_for_secrets_finds_a_planted_person(host: StorySession, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search finds a person that the export does not take out."""
    monkeypatch.setattr(Leaving, "_fact", lambda self, fact: fact)
    assert PERSONS["ana"].encode() in unpacked_bytes(boxed(host))


def test_tokens_are_known_by_their_shape() -> None:
    """The pattern that cuts tokens out of texts matches the tokens that `access` makes."""
    _, token = access.new_token(lambda count: bytes(range(count)))
    assert archive_lines.TOKEN.fullmatch(token) and archive_lines.TOKEN.pattern.count("{") == 2
    assert access.TOKEN.fullmatch(token) and archive_lines.TOKEN.fullmatch(TOKEN)


def test_credentials_are_never_exported(tmp_path: Path) -> None:
    """Links, sessions and grants of a table leave nothing in its export."""
    with open_store(tmp_path) as store:
        id = store.bring("nde2", TITLE, "en", lived().shelf.lines, list(PICTURES.values()))
        granting = access.Access(store)
        link = granting.invite(access.Admission(id, "player", "ana"), NOW)
        person = granting.newcomer()
        session, grant = granting.sign_in(person, NOW), granting.accept(link.secret, person, NOW)
        data = unpacked_bytes(export(store, id).data) + unpacked_bytes(export(store, id, "ana").data)
    held = [link.token, link.secret.id, link.secret.digest, person, session.token, session.secret.digest, grant.id, id]
    assert [secret for secret in held if secret.encode() in data] == []


# ---- A player's own -------------------------------------------------------------------------------------------------


def stream_of(data: bytes) -> list[bytes]:
    return parts_of(data)["stream.jsonl"].splitlines()


@pytest.mark.parametrize("viewer", VIEWERS[1:])
def test_a_players_export_is_that_players_stream(host: StorySession, viewer: str) -> None:
    """Line by line what was sent there, with the pictures that may be seen from there now, and nothing else."""
    parts = parts_of(view(kept(host), host.table, viewer, PICTURES.get))
    sent = [wire(message).replace(TOKEN.encode(), "…".encode()) for message in host.table.stream(viewer).messages]
    assert parts.pop("stream.jsonl").splitlines() == sent != []
    about = msgspec.json.decode(parts.pop("evening.json"))
    assert about["seat"] == viewer and about["lines"] == len(sent)
    own = {f"pictures/{SEAL.name}.png": SEAL.data} | ({f"pictures/{MAP.name}.png": MAP.data} if viewer == "ana" else {})
    assert parts == own


def test_the_gms_export_is_the_whole_session(tmp_path: Path) -> None:
    """The export of a GM's seat is the whole session; that of an unknown seat is refused."""
    with open_store(tmp_path) as store:
        id = store.bring("nde2", TITLE, "en", lived().shelf.lines)
        assert export(store, id, "gm") == export(store, id, "second") == export(store, id)
        assert export(store, id).name == "the-lantern.moot" and export(store, id, "bo").name == "the-lantern-bo.moot"
        with pytest.raises(Unclear, match=r"^error-table-no-seat"):
            export(store, id, "nobody")
        with pytest.raises(MoothallError, match=r"^error-keep-no-table"):
            export(store, "nothing")


def views(played: StorySession) -> dict[str, bytes]:
    return {viewer: view(kept(played), played.table, viewer, PICTURES.get) for viewer in EYES}


@given(st.data(), stories(), tables)
@tries(30, 3_000)
def test_exports_of_tables_that_differ_only_in_secrets_are_equal(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """A player's file does not depend on what that player may not know."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master")
    assert views(ours) == views(theirs)


def test_a_leak_in_an_export_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number of the ledger in a message, and the files of two such tables differ."""
    from tests.table.support.stories import Does, Secretly

    say, psst = Does("bo", c.Say("hm")), Secretly(Does("gm", c.Whisper(("ana",), "psst")))
    assert views(act([psst, say], {})) == views(act([say], {}))
    honest = Stream._begin

    def counting(self: Stream, step: Any) -> None:
        self.steps = getattr(self, "steps", 0) + 1  # type: ignore[attr-defined]
        honest(self, step)

    plain_add = Stream._add

    def leaking(self: Stream, *args: Any, **more: Any) -> Any:
        message = plain_add(self, *args, **more)
        self.messages[-1] = replace(message, when=self.steps)  # type: ignore[attr-defined]
        return message

    monkeypatch.setattr(Stream, "_begin", counting)
    monkeypatch.setattr(Stream, "_add", leaking)
    assert views(act([psst, say], {})) != views(act([say], {}))
