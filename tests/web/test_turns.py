"""Whose turn it is over the API: for each viewer, in the viewer's language, when it has changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from moothall import books
from moothall.talk.turns import NextStep, TurnLoss, TurnOrder
from tests.web.support.server import Line, Person, WebServer, opened

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[WebServer]:
    with opened(tmp_path) as server:
        yield server


@pytest.fixture
def gm(server: WebServer) -> Person:
    return server.host().makes_table()


def begins(gm: Person, procedure: str, **args: Any) -> None:
    """Begin an action of the GM's, and give the usual answer to what it asks of the GM."""
    gm.does("open", procedure=procedure, args=args)
    for prompt in gm.prompts():
        gm.does("answer", prompt=prompt["id"], answer=prompt["default"])


def told(line: Line) -> list[Any]:
    """The turns a socket has been sent."""
    frames = [frame for frame in line.settled() if frame["type"] == "seen"]
    return [frame["turns"] for frame in frames if "turns" in frame]


def foe(gm: Person, id: str, **more: Any) -> None:
    begins(gm, "nde.foe", id=id, tier="minion", name=id.title(), **more)


def test_a_fight_is_told_turn_by_turn(gm: Person) -> None:
    """From no turns to none: the phase in words, everybody's state, and the next step for the GM alone."""
    ana = gm.brings("Ana").plays("ilse")
    foe(gm, "orla")
    begins(gm, "nde.set-distance", one="ilse", other="orla", zone="close")
    assert ana.view()["turns"] is None
    with gm.socket() as at_gm, ana.socket(lang="pl") as at_ana:
        begins(gm, "nde.combat")
        gm.does("say", text="Ready?")
        ana.does("open", procedure="nde.pass", args={"who": "ilse"})
        begins(gm, "nde.end-combat")
        none, first, then, over = told(at_ana)
        assert none is over is None
        assert (first["phase"], first["round"], then["phase"]) == ("Tura bohaterów", 1, "Tura przeciwników")
        assert first["people"] == [
            {"id": "ilse", "name": "Ilse", "side": "ours", "state": "acting"},
            {"id": "orla", "name": "Orla", "side": "theirs", "state": "next"},
        ]
        assert [one["state"] for one in then["people"]] == ["acted", "acting"]
        assert not {"next", "warns"} & {*first, *then}
        none, first, then, over = told(at_gm)
        assert "next" not in first and none is over is None
        assert then["next"] == {"procedure": "nde.foe-turn", "args": {"foes": ["orla"]}, "said": "Let Orla act"}
        lost = {"procedure": "nde.next-round", "who": ["orla"], "said": "Orla has not acted yet"}
        assert then["warns"] == [lost]


def test_a_step_that_costs_turns_says_whose(gm: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The GM reads on the button who would lose a turn, in the language of the page."""
    step, loss = NextStep("nde.next-round"), TurnLoss("nde.next-round", ("orla", "kray"))
    order = TurnOrder("turns-nde-foes", (), 2, step, (loss,))
    monkeypatch.setitem(books.BOOKS, "nde2", replace(books.ruleset("nde2"), turns=lambda: lambda view: order))
    foe(gm, "orla")
    foe(gm, "kray")
    said = {lang: gm.view(lang)["turns"]["next"] for lang in ("en", "pl", "fr")}
    assert (said["en"]["said"], said["en"]["args"]) == ("Next round", {})
    assert [one["warning"] for one in said.values()] == [
        "Orla, Kray have not acted yet",
        "bez tury zostaną Orla, Kray",
        "Orla, Kray n’ont pas encore agi",
    ]


def fought(gm: Person, ana: Person, hidden: bool) -> list[str]:
    """All that a player is sent of turns in a round, over the socket and when asked, with a hidden foe or without."""
    foe(gm, "orla")
    if hidden:
        foe(gm, "shade", hidden=True)
    with ana.socket() as line:
        begins(gm, "nde.combat")
        ana.does("open", procedure="nde.pass", args={"who": "ilse"})
        sent = [json.dumps(turns) for turns in told(line)]
    begins(gm, "nde.next-round")
    return [*sent, json.dumps(ana.view()["turns"])]


def test_a_hidden_foe_changes_no_byte_of_a_players_turns(server: WebServer) -> None:
    """Not as a name, a count or a gap; the GM's turns have the foe, marked."""
    tables = [server.host().makes_table() for _ in range(2)]
    players = [gm.brings("Ana").plays("ilse") for gm in tables]
    ours, theirs = (fought(gm, ana, hidden) for gm, ana, hidden in zip(tables, players, (True, False), strict=True))
    assert ours == theirs and len(ours) == 4
    assert [one.get("hidden") for one in tables[0].view()["turns"]["people"]] == [None, None, True]


@pytest.mark.parametrize("turns", [lambda: None, lambda: lambda view: view.nothing_of_the_kind])
def test_a_book_without_turns_or_with_broken_ones_shows_none(
    gm: Person, turns: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table is played all the same; the fault is in the server's log."""
    monkeypatch.setitem(books.BOOKS, "nde2", replace(books.ruleset("nde2"), turns=turns))
    with caplog.at_level(logging.ERROR):
        begins(gm, "nde.combat")
        view = gm.view()
    assert view["turns"] is None and view["state"]["phase"] == "heroes"
    assert bool(caplog.records) is (turns() is not None)
    with gm.socket() as line:
        assert told(line) == ([] if turns() is None else [None])
