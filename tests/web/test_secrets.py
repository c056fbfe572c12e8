"""Secrets over the web: a player at two tables that differ only in secrets gets the same bytes."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.rulesets import nde, nova6
from moothall.store import Store, TableRow, open_store
from moothall.table import commands as c
from moothall.web.render import Telling
from tests.books.houses2d20.support import stories as houses_stories
from tests.books.nde.support.stories import tables
from tests.books.nova6.support import stories as nova6_stories
from tests.support.postgres import Server
from tests.support.soaking import tries
from tests.table.support.stories import (
    Begins,
    Comes,
    Does,
    Move,
    Opens,
    Replies,
    Secretly,
    StorySession,
    act,
    stories,
    with_secrets,
)
from tests.web.support.server import Clock, Person, WebServer, opened
from tests.web.test_passing import passer

pytestmark = pytest.mark.slow

EYES = {"bo": "player", "guest": "spectator"}
ASKED = ("view", "log", "log?last=5", "at/3", "goes/2", "choices/bram", "procedures", "export")


HIDDEN: dict[str, tuple[str, dict[str, Any]]] = {
    "nde2": ("nde.foe", {"tier": "minion", "hidden": True}),
    "nova6": ("nova6.build", {"entity": {"name": "Ogre"}, "seen": False}),
    "houses2d20": ("houses.extra", {"name": "Ogre", "hidden": True}),
}
"""How a GM of each book brings a figure that nobody sees."""


@contextmanager
def brought_to(session: StorySession) -> Iterator[WebServer]:
    """A session on the web, as it lies in its log; its table has the same id everywhere."""
    with tempfile.TemporaryDirectory() as folder:
        with open_store(Path(folder)) as store:
            _keep(store, session)
        with opened(Path(folder)) as server:
            yield server


def _keep(store: Store, session: StorySession) -> None:
    table = store.make(session.played, "The Lantern")
    store.append(table, 1, session.shelf.lines).wait()
    for change in ("UPDATE tables SET id = 'table'", "UPDATE entries SET table_id = 'table'"):
        store.writer.submit(partial(_changed, change)).wait()


def _changed(change: str, file: sqlite3.Connection) -> None:
    file.execute(change)


@contextmanager
def passed_on(session: StorySession, database: str) -> Iterator[tuple[WebServer, WebServer]]:
    """The same on a cluster: the server that owns the table, and one that passes people on to it."""
    with passer(database, Clock()) as owner, passer(database, Clock()) as other:
        row = TableRow("table", session.played, "The Lantern", 0, 0)
        owner.store.bring(row.ruleset, row.title, "", session.shelf.lines, was=row)
        owner.web.signed_in("gm", "table", "gm", "gm").view()
        yield owner.web, other.web
        assert owner.store.member.fence("table") is not None


def sent(session: StorySession, secrets: bool, database: str = "") -> dict[str, list[Any]]:
    """All that each viewer gets: the socket's frames, then those of what happens live, and what can be asked for.

    With a database viewers come to another server than the one that owns the table.
    """
    got: dict[str, list[Any]] = {}
    with ExitStack() as stack:
        if database:
            owner, server = stack.enter_context(passed_on(session, database))
        else:
            owner = server = stack.enter_context(brought_to(session))
        gm = owner.signed_in("gm", "table", "gm", "gm")
        for viewer, role in EYES.items():
            person = server.signed_in(viewer, "table", role, viewer)
            with person.socket() as line:
                line.settled()
                live(gm, viewer, secrets, session.played)
                line.settled()
                got[viewer] = line.raw + [asked(person, path) for path in ASKED]
    return got


def asked(person: Person, path: str) -> tuple[int, Any, Any]:
    """An answer with all its headers, length and tags included, except the date."""
    answer = person.get(person.at(path))
    return answer.status, answer.body, sorted((name, said) for name, said in answer.headers.items() if name != "date")


def live(gm: Person, viewer: str, secrets: bool, book: str) -> None:
    """Public messages, with private ones between them."""
    gm.does("say", text="before")
    if secrets:
        gm.does("whisper", to=["ana"], text="psst")
        gm.does("roll_secretly", dice="1d20")
        gm.does("set_clock", name="Doom", length=4, seen=False)
        gm.does("write_note", text="the butler")
        gm.does("hand_out", title="A letter", readers=["ana"])
        procedure, args = HIDDEN[book]
        gm.does("open", procedure=procedure, args=args | {"id": f"late-{viewer}"})
    gm.does("say", text="after")


@given(st.data(), stories(), tables)
@tries(5, 200)
def test_tables_that_differ_only_in_secrets_send_the_same_bytes(
    data: st.DataObject, story: list[Move], options: dict[str, str]
) -> None:
    """Over the socket from its beginning and live, and over every route that shows something."""
    ours = act(data.draw(with_secrets(story)), options, "owes the harbour master")
    theirs = act(data.draw(with_secrets(story)), options, "is the harbour master")
    assert sent(ours, secrets=True) == sent(theirs, secrets=False)


STORY: list[Move] = [
    Begins(nde.bring_foe, ("foe0", "minion")),
    Begins(nde.test, ("bram", "listen at the door"), gm=False),
    *(Replies("ana", 1), Replies("cy", 1)),
    Does("bo", c.Say("hm")),
]
SECRETS: list[Move] = [
    Secretly(Opens(nde.bring_foe, ("shade0", "minion", "", False, False, 0, True))),
    Secretly(Does("gm", c.Whisper(("ana",), "psst"))),
    Comes("gm", True),
]


def pair(*databases: str) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """What viewers get of a table with secrets and of one without, each perhaps in a database of its own."""
    one, other = databases or ("", "")
    ours, theirs = act([STORY[0], *SECRETS, *STORY[1:]], {}, "a"), act([Comes("gm", True), *STORY], {}, "b")
    return sent(ours, True, one), sent(theirs, False, other)


def test_a_handwritten_pair_of_tables_sends_the_same_bytes() -> None:
    """A story by hand sends the same bytes with secrets and without."""
    ours, theirs = pair()
    assert ours == theirs and len(ours["bo"]) > 30


def test_a_pair_of_tables_looks_alike_through_another_server(postgres_server: Server) -> None:
    """What a server passes on tells as little as what it serves itself."""
    ours, theirs = pair(postgres_server.emptied("ours"), postgres_server.emptied("theirs"))
    assert ours == theirs and len(ours["bo"]) > 30


OTHER_BOOKS: dict[str, tuple[Callable[..., StorySession], Move]] = {
    "nova6": (nova6_stories.act, Begins(nova6.open_scene, ("challenge", "the quay"))),
    "houses2d20": (houses_stories.act, Begins(houses_stories.HOUSES["houses.begin-scene"], ("the quay",))),
}


@pytest.mark.parametrize("book", OTHER_BOOKS)
def test_a_pair_of_tables_of_other_books_sends_the_same_bytes(book: str) -> None:
    """With hidden people, whispers and secret rolls between what all see, and a test that rolls dice."""
    acted, first = OTHER_BOOKS[book]
    story = [first, Does("bo", c.Say("hm")), Replies("bo", 1), first]
    procedure, args = HIDDEN[book]
    secret: list[Move] = [
        Secretly(Does("gm", c.Open(procedure, args | {"id": "ogre"}))),
        Secretly(Does("gm", c.Whisper(("ana",), "psst"))),
        Secretly(Does("gm", c.RollSecretly("1d20"))),
    ]
    ours = sent(acted([story[0], *secret, *story[1:]], {}, "owes the harbour master"), secrets=True)
    theirs = sent(acted(story, {}, "is the harbour master"), secrets=False)
    assert ours == theirs and len(ours["bo"]) > 15


def test_words_made_from_more_than_a_viewer_may_know_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A teller that counts what others were told is caught."""
    plain = Telling.line

    def line(self: Telling, message: Any) -> Any:
        told = plain(self, message)
        return type(told)(**{name: getattr(told, name) for name in told.__struct_fields__} | {"said": secret(self)})

    def secret(self: Telling) -> str:
        return str(len(known[id(self)].stream("gm").messages))

    made = Telling.__init__

    def remember(self: Telling, table: Any, viewer: str, *rest: Any) -> None:
        made(self, table, viewer, *rest)
        known[id(self)] = table

    known: dict[int, Any] = {}
    monkeypatch.setattr(Telling, "__init__", remember)
    monkeypatch.setattr(Telling, "line", line)
    ours, theirs = pair()
    assert ours["bo"] != theirs["bo"]
