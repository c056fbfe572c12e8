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
from tests.browser.visit import Visit, in_both_lights, sideways, unusable

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
    seen = held(gm)
    for foe in seen["foes"]:
        begins(gm, "nde.set-distance", one=seen["heroes"][0]["id"], other=foe["id"], zone="close")
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


def held(page: Page) -> dict[str, Any]:
    """The state of the game as the seat of a page sees it."""
    address, _, place = page.url.partition("/table/")
    table, seat = place.rstrip("/").split("/")
    state: dict[str, Any] = asked(page, "GET", f"{address}/api/tables/{table}/seats/{seat}/view")["state"]
    return state


def passes(page: Page) -> None:
    """Let a player's hero, whose id the table has given it, pass the turn."""
    begins(page, "nde.pass", who=held(page)["heroes"][0]["id"])


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
    expect(strip(gm).get_by_role("button", name="Cancel")).to_be_visible()
    gm.emulate_media(color_scheme="dark")
    assert not unusable(gm)
    strip(gm).get_by_role("button", name="Cancel").click()
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


def answers_all(gm: Page) -> None:
    """Answer as usual until the strip has the next step."""
    step = strip(gm).locator(".step button")
    for _ in range(9):
        expect(gm.locator(OWN).or_(step).first).to_be_visible()
        if not gm.locator(OWN).count():
            return
        answer(gm.locator(OWN).first)


def does(page: Page, **command: Any) -> None:
    """Send a command from the seat of a page."""
    address, _, place = page.url.partition("/table/")
    table, seat = place.rstrip("/").split("/")
    path = f"{address}/api/tables/{table}/seats/{seat}/commands"
    asked(page, "POST", path, {"id": f"turns-{next(FRESH)}", "command": command})


def sets(page: Page, *path: str, value: Any) -> None:
    """Set a value as the GM."""
    does(page, do="rule", rulings=[{"path": path, "value": value}])


def test_falls_pass_over_the_page_and_a_fight_leaves_an_account(fight: tuple[Page, Page]) -> None:
    """A boss who falls and a clock that fills are news for everybody; the end says what became of each."""
    gm, bram = fight
    if held(gm)["phase"] != "free":
        begins(gm, "nde.end-combat")
    begins(gm, "nde.combat")
    answer(gm.locator(OWN))
    begins(gm, "nde.foe", id="ogre", name="Ogre", tier="boss")
    expect(strip(bram)).to_contain_text("Ogre")
    sets(gm, "foes", "ogre", "out", value="dead")
    expect(bram.locator("[data-banner]")).to_have_text("Ogre is down.")
    does(gm, do="set_clock", name="The tide", length=4, at=4)
    expect(bram.locator("[data-banner]")).to_have_text("The clock is full: The tide")
    hero = held(gm)["heroes"][0]
    sets(gm, "heroes", hero["id"], "hearts", value=hero["hearts"] - 2)
    begins(gm, "nde.end-combat")
    account = bram.locator("[data-account]")
    expect(account.get_by_role("heading")).to_contain_text("The fight is over after")
    expect(account.get_by_role("listitem").first).to_contain_text("Hearts: 2 lost")
    expect(account.get_by_role("listitem").filter(has_text="Ogre")).to_contain_text("out of it")
    assert in_both_lights(bram, "[data-account]") == []
    account.get_by_role("button", name="Close").press("Enter")
    expect(account).to_have_count(0)
    assert bram.evaluate("document.activeElement !== document.body")


def test_a_gm_runs_a_round_on_a_phone(fight: tuple[Page, Page]) -> None:
    """By taps alone: each step is a button of the strip, and what is then asked lies before the GM's thumb."""
    gm, bram = fight
    if held(gm)["phase"] != "free":
        begins(gm, "nde.end-combat")
    gm.set_viewport_size({"width": 360, "height": 740})
    sets(gm, "heroes", held(gm)["heroes"][0]["id"], "hearts", value=5)
    begins(gm, "nde.combat")
    answer(gm.locator(OWN))
    passes(bram)
    for foe in FOES:
        strip(gm).get_by_role("button", name=f"Let {foe} act").click()
        strip(gm).get_by_role("button", name="Begin").click()
        question = gm.locator(OWN).first
        expect(question).to_be_in_viewport(ratio=0.5)
        expect(question.get_by_role("heading").first).to_be_focused()
        answers_all(gm)
    strip(gm).get_by_role("button", name="Next round").click()
    hears(bram, "Round 2. Heroes' turn.")
    assert sideways(gm) <= 0
    for size in ((640, 450), (360, 740)):  # the first is a desktop at 200 %
        bram.set_viewport_size({"width": size[0], "height": size[1]})
        assert sideways(bram) <= 0
        expect(bram.get_by_role("button", name="Attack")).to_be_visible()
    expect(bram.get_by_role("button", name="Attack")).to_be_in_viewport()
    gm.set_viewport_size({"width": 1280, "height": 900})


LONG = "Bartholomew Featherstonehaugh-Cholmondeley 🦊🔥"


def test_long_names_fit_a_phone_in_every_language(fight: tuple[Page, Page]) -> None:
    """Nothing is wider than 360 dots or than a desktop at 200 %, for a player and the GM, on any part of the table."""
    gm, bram = fight
    if held(gm)["phase"] == "free":
        begins(gm, "nde.combat")
        answer(gm.locator(OWN))
    state = held(gm)
    sets(gm, "heroes", state["heroes"][0]["id"], "name", value=LONG)
    sets(gm, "foes", "orla", "name", value=LONG[::-1].strip())
    does(gm, do="set_clock", name=LONG, length=6, at=2)
    expect(bram.locator(".strip h2")).to_have_text(LONG)
    for page, size in ((bram, (360, 740)), (gm, (360, 740)), (gm, (640, 450))):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for lang in ("pl", "fr", "en"):
            page.evaluate("(lang) => (document.querySelector('select').value = lang)", lang)
            page.locator("select").first.dispatch_event("change")
            expect(page.locator("html")).to_have_attribute("lang", lang)
            for which, part in enumerate(page.locator("nav button").all()):
                part.click()
                expect(page.locator("#now > header")).to_be_visible(visible=which == 0)
                assert sideways(page) <= 0, (size, lang, part.inner_text())
    assert not unusable(bram)
    gm.set_viewport_size({"width": 1280, "height": 900})
