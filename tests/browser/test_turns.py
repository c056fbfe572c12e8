"""Whose turn it is: one strip on every screen, and a round that the GM plays by its button alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import OWN
from tests.browser.session import asked, new_table
from tests.browser.test_table import answer
from tests.browser.visit import Visit, unusable

PHONE = (390, 844)
FOES = ("Orla", "Kray")
FRESH = count()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for these tests."""
    server = Demo(tmp_path_factory.mktemp("turns"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def fight(served: Demo, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """The GM, and Bram on a phone, in the first round against Orla and Kray, who is hidden."""
    visit = Visit(browser)
    gm, (bram,) = new_table(visit, served, "nde2", "Bram", size=PHONE, role="assault", foe_action="gm_fiat")
    for foe in FOES:
        begins(gm, "nde.foe", id=foe.lower(), name=foe, tier="minion", hidden=foe == "Kray")
    begins(gm, "nde.combat")
    answer(gm.locator(OWN))
    yield gm, bram
    visit.end()


def begins(page: Page, procedure: str, **args: Any) -> None:
    """Begin an action without the page."""
    address, _, place = page.url.partition("/table/")
    table, seat = place.rstrip("/").split("/")
    command = {"do": "open", "procedure": procedure, "args": args}
    path = f"{address}/api/tables/{table}/seats/{seat}/commands"
    asked(page, "POST", path, {"id": f"turns-{next(FRESH)}", "command": command})


def passes(page: Page) -> None:
    """Let a player's hero pass the turn, under the id that the table has given it."""
    address, _, place = page.url.partition("/table/")
    table, seat = place.rstrip("/").split("/")
    state = asked(page, "GET", f"{address}/api/tables/{table}/seats/{seat}/view")["state"]
    begins(page, "nde.pass", who=state["heroes"][0]["id"])


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="Order of turns")


def says(page: Page, *people: str) -> None:
    """Check what a screen reader says of everybody in the strip."""
    expect(strip(page).locator("li .unseen")).to_have_text(list(people))


def hears(page: Page, said: str) -> None:
    """Check what was announced last."""
    expect(page.locator(".state[role=status] .unseen")).to_have_text(said)


def test_a_round_is_played_by_the_strips_button(fight: tuple[Page, Page]) -> None:
    """The hero passes, the foes act one by one, the next round begins; every screen says whose turn it is."""
    gm, bram = fight
    says(gm, "Bram, acting now", "Orla, next", "Kray, next, hidden from the players")
    says(bram, "Bram, acting now, you", "Orla, next")
    expect(strip(gm).get_by_role("button")).to_have_count(0)
    passes(bram)
    says(bram, "Bram, has acted, you", "Orla, acting now")
    hears(bram, "Round 1. Foes' turn.")
    for foe in FOES:
        strip(gm).get_by_role("button", name=f"Let {foe} act").press("Enter")
        expect(strip(gm).get_by_role("heading", name=f"Let {foe} act")).to_be_focused()
        strip(gm).get_by_role("button", name="Begin").click()
        expect(strip(gm)).to_contain_text("After this")
        answer(gm.locator(OWN))
    says(bram, "Bram, has acted, you", "Orla, has acted")
    strip(gm).get_by_role("button", name="Next round").click()
    says(bram, "Bram, acting now, you", "Orla, next")
    hears(bram, "Round 2. Heroes' turn.")
    expect(strip(gm)).to_be_focused()
    expect(strip(bram).get_by_role("button")).to_have_count(0)


def test_the_strip_is_usable_and_fits_a_phone(fight: tuple[Page, Page]) -> None:
    """Nothing that a screen reader or a weak eye could not use, with the form of a step open."""
    gm, bram = fight
    passes(bram)
    strip(gm).get_by_role("button", name="Let Orla act").click()
    expect(strip(gm).get_by_role("button", name="Not after all")).to_be_visible()
    gm.emulate_media(color_scheme="dark")
    assert not unusable(gm)
    strip(gm).get_by_role("button", name="Not after all").click()
    expect(strip(gm)).to_be_focused()
    assert bram.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert (strip(bram).bounding_box() or {"height": 999})["height"] < 100


def test_the_end_of_a_fight_is_announced(fight: tuple[Page, Page]) -> None:
    """The strip is gone, and so is the round; who listens hears that it is over."""
    begins(fight[0], "nde.end-combat")
    for page in fight:
        expect(strip(page)).to_have_count(0)
        hears(page, "The rounds are over.")
        expect(page.locator("#now").get_by_text("Round 2")).to_have_count(0)
