"""The GM's actions: which would be refused now and why, under which chapter they stand, and what they are for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from moothall import books
from moothall.speech import voice
from moothall.table.book import Book
from moothall.web.render import action_key
from tests.web.support.server import WebServer, opened

BOOKS = ("nde2", "nde1", "nova6", "houses2d20")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with opened(tmp_path_factory.mktemp("gm-actions")) as running:
        yield running


def test_what_would_be_refused_is_said_before_the_press(server: WebServer) -> None:
    """Without a fight there is no next round; once one goes on there is, and players are not told."""
    gm = server.host().makes_table()
    closed = gm.get(gm.at("closed")).body["closed"]
    assert "nde.begin-scene" not in closed and "nde.combat" not in closed
    assert closed["nde.next-round"].endswith(".") and "nde.next-round" not in closed["nde.next-round"]
    gm.does("open", procedure="nde.foe", args={"id": "rat", "tier": "minion"})
    gm.does("open", procedure="nde.combat", args={})
    for prompt in gm.prompts():
        gm.does("answer", prompt=prompt["id"], answer=prompt["default"])
    assert "nde.end-combat" not in gm.get(gm.at("closed")).body["closed"]
    ana = gm.brings("Ana")
    assert ana.get(ana.at("closed")).status == 403


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_an_action_that_is_wanted_often_says_what_it_is_for(book: str, lang: str) -> None:
    """Each stands with a line of a few words, and every action of a GM under a chapter that has a title."""
    said, known = voice(lang, book), Book(book)
    for name, procedure in known.procedures.items():
        access, declared = known.access(name), procedure.declared
        if access.by == "player" or declared is None:
            continue
        assert said.has(f"chapter_{access.group}"), access.group
        if declared.rank:
            assert 2 <= len(said.part(action_key(name), "hint").split()) <= 13, name


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_names_the_actions_that_begin_scene_and_fight(book: str) -> None:
    """What the desk fills in is an action of the GM's."""
    layout, known = books.ruleset(book).layout(), Book(book)
    assert layout is not None
    assert known.access(layout.scene.procedure).by == "gm"
    assert not layout.fight or known.access(layout.fight).by == "gm"
