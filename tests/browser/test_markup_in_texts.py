"""Texts of people on every page: whatever looks like markup in them is shown as letters, in every book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Demo
from tests.browser.session import asked
from tests.browser.visit import Visit
from tests.support.soaking import SOAKING

EVIL = "<b class=evil>!</b><img src=x class=evil onerror=alert(1)>"
LINK = "[a](javascript:alert(1)) javascript:alert(1)"
FIGURES: dict[str, tuple[str, dict[str, Any]]] = {
    "nde2": ("nde.foe", {"id": "rat", "tier": "minion", "name": EVIL}),
    "nova6": ("nova6.build", {"id": "rat", "entity": {"name": EVIL}}),
    "houses2d20": ("houses.extra", {"id": "rat", "name": EVIL}),
}
WORDS = ("concept", "ambition", "notes", "description", "role_label")
"""Fields of sheets that hold a person's own words, in one book or another."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    demo = Demo(tmp_path_factory.mktemp("markup"))
    yield demo
    demo.stop()


def furnished(demo: Demo, gm: Page, player: Page, book: str) -> tuple[str, str]:
    """A table with markup in every text that a person can give; its address and the player's seat."""
    api, made = f"{demo.address}/api/tables", {"book": book, "title": EVIL, "name": f"Gil {EVIL}"}
    table = asked(gm, "POST", api, made)["id"]
    link = asked(gm, "POST", f"{api}/{table}/links", {"role": "player"})
    seat = asked(player, "POST", f"{demo.address}/api/join", {"token": link["token"], "name": f"Ana {EVIL}"})["seat"]
    at = f"{api}/{table}/seats/{seat}"
    sheet = asked(player, "POST", f"{at}/sheets/random", {})["sheet"] | {"name": EVIL}
    sheet |= {name: EVIL for name in WORDS if isinstance(sheet.get(name), str)}
    asked(player, "POST", f"{at}/heroes", {"id": "join", "hero": "ana", "sheet": sheet})
    procedure, args = FIGURES[book]
    everyone = {"title": EVIL, "text": f"{EVIL}\n{LINK}", "everyone": True}
    commands: list[dict[str, Any]] = [
        {"do": "open", "procedure": procedure, "args": args},
        {"do": "set_scene", "title": EVIL, "text": EVIL, "traits": [EVIL]},
        {"do": "set_clock", "name": EVIL, "length": 4},
        {"do": "write_note", "text": f"{EVIL} {LINK}", "everyone": True},
        {"do": "hand_out"} | everyone,
        {"do": "say", "text": f"{EVIL} {LINK}"},
    ]
    for number, command in enumerate(commands):
        asked(gm, "POST", f"{api}/{table}/seats/gm/commands", {"id": f"evil-{number}", "command": command})
    return table, seat


def is_harmless(page: Page) -> None:
    """Nothing on the page was made from the markup, and nothing on it leads to a script."""
    assert page.locator(".evil, img[src=x], a[href^='javascript:' i], script:not([src])").count() == 0


def opens_all(page: Page) -> None:
    """Open whatever opens on a page without leaving it."""
    for summary in page.locator("summary, [aria-expanded=false]").all():
        if summary.is_visible() and summary.is_enabled():
            summary.click()
            is_harmless(page)


@pytest.mark.parametrize("book", FIGURES if SOAKING else ["nova6"])
def test_markup_in_texts_is_shown_as_letters(served: Demo, visit: Visit, book: str) -> None:
    """At the table of GM and player, in the lobby, on the hero's own page and on an invitation."""
    gm, player = visit(served.host), visit("about:blank")
    expect(gm.get_by_role("heading", name="Start a table")).to_be_visible()
    table, seat = furnished(served, gm, player, book)
    for page, own in ((gm, "gm"), (player, seat)):
        page.goto(f"{served.address}/table/{table}/{own}")
        expect(page.get_by_role("heading", level=1).first).to_contain_text("<b class=evil>")
        expect(page.get_by_text(LINK.split()[-1]).first).to_be_attached()
        is_harmless(page)
        opens_all(page)
    player.goto(f"{served.address}/table/{table}/{seat}/hero")
    expect(player.get_by_role("heading", level=1)).to_be_visible()
    is_harmless(player)
    gm.goto(served.address)
    expect(gm.get_by_text("<b class=evil>").first).to_be_visible()
    is_harmless(gm)
    link = asked(gm, "POST", f"{served.address}/api/tables/{table}/links", {"role": "player"})
    guest = visit(f"{served.address}/join#{link['token']}")
    expect(guest.get_by_text("<b class=evil>").first).to_be_visible()
    is_harmless(guest)


def test_markup_on_a_page_would_be_found(served: Demo, visit: Visit) -> None:
    """The check above can fail: an element made of such a text is seen."""
    page = visit(served.host)
    page.evaluate("(evil) => document.body.insertAdjacentHTML('beforeend', evil.replace(/onerror=[^>]*/, ''))", EVIL)
    with pytest.raises(AssertionError):
        is_harmless(page)
    visit.errors.clear()
