"""A demo session shared by the tests of one file: a server, and people who stay at its table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.browser.conftest import Demo
from tests.browser.test_table import at_the_table
from tests.browser.visit import PHONE, Size, Visit

SAY = {"en": "Say something, or /r 2d6", "pl": "Powiedz coś albo /r 2d6", "fr": "Dites quelque chose, ou /r 2d6"}


class DemoSession:
    """A server with the demo session and whoever sits at its table. People come when they are first needed."""

    def __init__(self, browser: Browser, folder: Path, *, brisk: bool = False) -> None:
        self.demo = Demo(folder, brisk=brisk)
        self.visit = Visit(browser)

    @cached_property
    def gm(self) -> Page:
        return at_the_table(self.visit(self.demo.links["Gil"]))

    @cached_property
    def bram(self) -> Page:
        return at_the_table(self.visit(self.demo.links["Bram"], size=PHONE))

    @cached_property
    def ilse(self) -> Page:
        return at_the_table(self.visit(self.demo.links["Ilse"], lang="pl"))

    @cached_property
    def maren(self) -> Page:
        return at_the_table(self.visit(self.demo.links["Maren"], lang="fr"))

    @property
    def everybody(self) -> tuple[Page, Page, Page, Page]:
        return self.gm, self.bram, self.ilse, self.maren

    def end(self) -> None:
        try:
            self.visit.end()
        finally:
            self.demo.stop()

    def heard(self, page: Page, words: str) -> bool:
        """Whether some words are in the bytes that a page was sent."""
        return any(words in heard for heard in self.visit.received[page])


@contextmanager
def demo_session(browser: Browser, folder: Path, *, brisk: bool = False) -> Iterator[DemoSession]:
    one = DemoSession(browser, folder, brisk=brisk)
    try:
        yield one
    finally:
        one.end()


def drawer(gm: Page, name: str) -> Any:
    """Open a drawer of the GM's desk."""
    button = gm.locator(".drawers").get_by_role("button", name=name, exact=True)
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    opened = gm.get_by_role("region", name=name, exact=True)
    expect(opened).to_be_visible()
    return opened


def picture(width: int, height: int) -> FilePayload:
    """A picture to bring along."""
    out = BytesIO()
    Image.new("RGB", (width, height), "teal").save(out, "PNG")
    return {"name": "map.png", "mimeType": "image/png", "buffer": out.getvalue()}


def part(page: Page, name: str) -> None:
    """Go to a part of the table on a phone."""
    page.get_by_role("navigation").get_by_role("button", name=name).click()


def asked(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as whoever is signed in on a page; the answer must be a yes."""
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def new_table(
    visit: Visit, demo: Demo, book: str, *players: str, size: Size = PHONE, role: str = "rogue", **options: str
) -> tuple[Page, list[Page]]:
    """A table of a book that the host has made, where everything is asked, with its GM and some players at it."""
    gm = visit(demo.host)
    expect(gm).to_have_url(f"{demo.address}/")
    wanted = {"book": book, "title": "The old mill", "name": "Oda", "options": options, "pace": "everything"}
    table = asked(gm, "POST", f"{demo.address}/api/tables", wanted)["id"]
    seated = [_player(visit, demo, gm, table, name, size, role) for name in players]
    gm.goto(f"{demo.address}/table/{table}/gm")
    expect(gm.get_by_role("heading", level=1, name="The old mill")).to_be_visible()
    return gm, seated


def _player(visit: Visit, demo: Demo, gm: Page, table: str, name: str, size: Size, role: str) -> Page:
    """A player who has followed a link, with a random hero."""
    link = asked(gm, "POST", f"{demo.address}/api/tables/{table}/links", {"role": "player"})
    page = visit("about:blank", size=size)
    seat = asked(page, "POST", f"{demo.address}/api/join", {"token": link["token"], "name": name})["seat"]
    book = asked(page, "GET", f"{demo.address}/api/tables/{table}")["book"]
    sheet = asked(page, "POST", f"{demo.address}/api/books/{book}/sheets", {"role": role, "name": name})["sheet"]
    hero = {"id": f"join-{seat}", "hero": name.lower(), "sheet": sheet}
    asked(page, "POST", f"{demo.address}/api/tables/{table}/seats/{seat}/heroes", hero)
    page.goto(f"{demo.address}/table/{table}/{seat}")
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    return page
