"""Actions in one press, and forms that are preset: what a hero's list brings along, and what it sends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.support.server import Person, WebServer, opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server for all of these; every test takes a demo table of its own."""
    with opened(Path(tmp_path_factory.mktemp("ready"))) as running:
        yield running


def at_demo(server: WebServer, book: str, hero: str) -> tuple[Person, Person]:
    """The GM of a fresh demo table, and a hero's player."""
    gm, player = server.host(), server.host()
    shown = gm.post("/api/demo", {"book": book, "fresh": True}).body
    for person, seat in ((gm, "gm"), (player, hero)):
        person.post("/api/demo/seats", {"table": shown["table"], "seat": seat})
        person.table, person.seat = shown["table"], seat
    return gm, player


def listed(player: Person, procedure: str) -> dict[str, Any]:
    """One action of a player's own hero."""
    found = player.get(player.at(f"choices/{player.seat}")).body["choices"]
    one: dict[str, Any] = next(each for each in found if each["id"] == procedure)
    return one


def form_of(player: Person, procedure: str, **args: Any) -> dict[str, Any]:
    """The values of an action's form after what has been said."""
    asked = {"procedure": procedure, "hero": player.seat, "args": args}
    return {one["field"]["name"]: one.get("value") for one in player.post(player.at("form"), asked).body["pieces"]}


def test_one_press_begins_what_rolls_nothing_yet(server: WebServer) -> None:
    """Each enemy stands beside the attack of 2d20; the press sends all, and the GM is asked at once."""
    gm, sanna = at_demo(server, "houses2d20", "sanna")
    ready = {one["said"]: one["args"] for one in listed(sanna, "houses.attack")["ready"]}
    assert {args["target"] for args in ready.values()} == {"guard", "roke"}
    args = next(iter(ready.values()))
    assert (args["who"], args["target"], args["asset"]) == ("sanna", "guard", "blade")
    beyond = {one["target"]: "(out of reach)" in said for said, one in ready.items()}
    assert beyond == {"guard": False, "roke": True}
    sanna.does("open", procedure="houses.attack", args=args)
    assert [prompt["kind"] for prompt in gm.prompts()] == ["houses/opposed"]


def test_nothing_that_rolls_is_begun_without_its_form(server: WebServer) -> None:
    """An attack of NOVA6 or NDE rolls with the press that begins it: nobody rolls a roll that was not shown."""
    for book, hero, procedure in (("nova6", "sunniva", "nova6.attack"), ("nde2", "bram", "nde.attack")):
        _, player = at_demo(server, book, hero)
        assert "ready" not in listed(player, procedure)


def test_a_table_that_asks_everything_offers_no_short_ways(server: WebServer) -> None:
    """Question by question means also that an action begins with its form."""
    gm, sanna = at_demo(server, "houses2d20", "sanna")
    gm.does("set_pace", pace="everything")
    assert "ready" not in listed(sanna, "houses.attack")


def test_the_weapon_in_hand_is_preset_until_another_is_named(server: WebServer) -> None:
    """A form begins with a weapon that reaches its target; who wants none says so, and it stays so."""
    _, sunniva = at_demo(server, "nova6", "sunniva")
    assert form_of(sunniva, "nova6.attack")["tool"]
    assert form_of(sunniva, "nova6.attack", tool="")["tool"] == ""


@pytest.mark.parametrize(("lang", "word"), [("en", "Move"), ("pl", "Ruch"), ("fr", "Mobilité")])
def test_words_begin_as_the_skill_that_was_picked(server: WebServer, lang: str, word: str) -> None:
    """What is said aloud need not be written: the words are the skill's until a person writes others."""
    gm, ivo = at_demo(server, "houses2d20", "ivo")
    gm.does("open", procedure="houses.end-conflict", args={})
    asked = {"procedure": "houses.test", "hero": "ivo", "args": {"skill": "move"}}
    pieces = ivo.post(ivo.at(f"form?lang={lang}"), asked).body["pieces"]
    (action,) = (one for one in pieces if one["field"]["name"] == "action")
    assert (action["value"], action["preset"]) == (word, True)
    assert form_of(ivo, "houses.test", skill="move", action="over the wall")["action"] == "over the wall"
    assert [one["said"] for one in listed(ivo, "houses.test")["ready"]][-1]


def hands(player: Person) -> dict[str, Any]:
    """For whom a player may stand by, by their names."""
    listed = player.get(player.at(f"choices/{player.seat}?lang=en")).body["hands"]
    return {one["about"]: one for one in listed}


@pytest.mark.parametrize(
    ("book", "hero", "other", "kind"),
    [
        ("nde2", "ilse", "bram", "nde/help"),
        ("nde1", "ilse", "bram", "nde/help"),
        ("houses2d20", "ivo", "sanna", "houses/assist"),
        ("nova6", "tomas", "sunniva", "nova6/defend-another"),
    ],
)
def test_a_hero_stands_by_for_another(server: WebServer, book: str, hero: str, other: str, kind: str) -> None:
    """Each other hero is listed; a hand that is up says so to its player, and can be lowered."""
    _, player = at_demo(server, book, hero)
    assert not any(one["up"] for one in hands(player).values()) and hero not in hands(player)
    assert hands(player)[other]["kind"] == kind and hands(player)[other]["said"].startswith("Stand by to")
    raised = {"kind": kind, "who": hero, "about": other, "text": "so"}
    player.does("stand_by", **raised)
    assert (hands(player)[other]["up"], hands(player)[other]["text"]) == (True, "so")
    player.does("stand_by", **raised, ready=False)
    assert not hands(player)[other]["up"]


def test_nobody_reads_for_whom_another_stands_by(server: WebServer) -> None:
    """A GM who looks at a hero, and another player, list no hands of theirs."""
    gm, ilse = at_demo(server, "nde2", "ilse")
    ilse.does("stand_by", kind="nde/help", who="ilse", about="bram", text="so")
    bram = server.host()
    bram.post("/api/demo/seats", {"table": ilse.table, "seat": "bram"})
    bram.table, bram.seat = ilse.table, "bram"
    for person in (gm, bram):
        assert person.get(person.at("choices/ilse")).body["hands"] == []
    assert bram.view()["house"]["hands"] != ilse.view()["house"]["hands"]
