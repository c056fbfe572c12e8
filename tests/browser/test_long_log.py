"""A long log draws only the lines near the reader, and finds every line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from moothall.store import open_store
from moothall.table import SERVER, Table, UnsavedStep
from moothall.table import commands as c
from moothall.web.access import Access, Admission
from tests.browser.conftest import Demo
from tests.browser.visit import PHONE, Visit, sideways, unusable

LINES = 3_000
ODD = 1_234
"""A line that says something else than the others."""


class Long(NamedTuple):
    """A server with a table that has a long story, and who may sit at it."""

    server: Demo
    table: str
    token: str


def spoken(number: int) -> str:
    return "The Łódź ferry lands at last." if number == ODD else f"Another mile of river, the {number}th."


def told(person: str) -> list[str]:
    """A story in which somebody has said very much."""
    table, lines = Table("long", "nde2"), []
    seats = [c.MakeSeat("gm", "Oda", "gm"), c.TakeSeat("gm", person)]
    for number, command in enumerate([*seats, *(c.Say(spoken(number)) for number in range(LINES))]):
        draft = table.run(None if number < 2 else person, SERVER if number < 2 else "gm", str(number), command)
        assert isinstance(draft, UnsavedStep)
        lines += draft.lines
        table.commit(draft)
    return lines


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Long]:
    folder: Path = tmp_path_factory.mktemp("long")
    with open_store(folder) as store:
        access = Access(store)
        person = access.newcomer()
        table = store.bring("nde2", "The long river", "en", told(person))
        access.grant(person, Admission(table, "gm", "gm"), time.time())
        token = access.sign_in(person, time.time()).token
    server = Demo(folder)
    yield Long(server, table, token)
    server.stop()


def at_the_river(visit: Visit, long: Long, **more: Any) -> Page:
    """A person who comes back to the table with the long log."""
    page = visit("about:blank", **more)
    port = long.server.address.rpartition(":")[2]
    page.context.add_cookies([{"name": f"moothall-{port}", "value": long.token, "url": long.server.address}])
    page.goto(f"{long.server.address}/table/{long.table}/gm")
    expect(page.get_by_role("heading", level=1)).to_have_text("The long river")
    return page


def drawn(page: Page) -> int:
    return page.get_by_role("feed").locator("article").count()


def test_only_near_log_lines_are_drawn_and_all_can_be_read(visit: Visit, long: Long) -> None:
    """The newest line is there at once, the oldest when one goes there, and never more than a few screens of them."""
    page = at_the_river(visit, long)
    feed = page.get_by_role("feed")
    expect(feed.get_by_text(spoken(LINES - 1))).to_be_in_viewport()
    assert drawn(page) < 80
    feed.focus()
    page.keyboard.press("Home")
    expect(feed.get_by_text(spoken(0))).to_be_in_viewport()
    assert drawn(page) < 80
    assert unusable(page) == []
    page.get_by_role("button", name="To the newest").press("Enter")
    expect(feed.get_by_text(spoken(LINES - 1))).to_be_in_viewport()


def test_a_line_far_back_is_found(visit: Visit, long: Long) -> None:
    """Words are found without their accents; what was found is in sight and marked, and what is not there is said."""
    page = at_the_river(visit, long, size=PHONE)
    page.get_by_role("navigation").get_by_role("button", name="Story").click()
    page.get_by_role("button", name="Find in the story").click()
    page.get_by_role("searchbox").fill("lodz FERRY")
    page.keyboard.press("Enter")
    found = page.locator("article.found")
    expect(found).to_contain_text(spoken(ODD))
    expect(found).to_be_in_viewport()
    expect(page.get_by_role("search")).to_contain_text("1 of 1")
    assert unusable(page) == [] and sideways(page) <= 0
    page.get_by_role("searchbox").fill("heron")
    page.keyboard.press("Enter")
    expect(page.get_by_role("search")).to_contain_text("Nothing found.")


def test_a_new_line_does_not_move_a_reader_of_old_lines(visit: Visit, long: Long) -> None:
    """A new line waits at the end and moves nothing for a reader of old lines; another language retells all."""
    page = at_the_river(visit, long)
    page.get_by_role("button", name="Find in the story").click()
    page.get_by_role("searchbox").fill("Łódź")
    page.keyboard.press("Enter")
    found = page.locator("article.found")
    expect(found).to_be_in_viewport()
    page.get_by_label("Say something, or /r 2d6").fill("Is anybody awake?")
    before = found.bounding_box()
    page.keyboard.press("Enter")
    newest = page.get_by_role("button", name="One new line")
    expect(newest).to_be_visible()
    assert found.bounding_box() == before
    newest.click()
    expect(page.get_by_role("feed").get_by_text("Is anybody awake?")).to_be_in_viewport()
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("button", name="Szukaj w opowieści")).to_be_visible()
    page.get_by_role("checkbox", name="Pokaż każdy krok").check()
    page.get_by_role("feed").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("feed").get_by_text("Oda siada")).to_be_visible()
