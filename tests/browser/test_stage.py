"""A roll on stage: large on every seat once the server has answered, and the question about it in sight and focused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.scenes import OWN, usual
from tests.browser.session import demo_session
from tests.browser.test_table import at_the_table
from tests.browser.visit import DESKTOP, PHONE, in_both_lights, sideways

STAGE = "[data-stage]"
HAND = (390, 844)
LINE = 64
"""A sheet that is lowered is no higher than so many dots."""


class Seats(NamedTuple):
    """Those who stay at one table for all of these tests."""

    gm: Page
    bram: Page
    ilse: Page
    maren: Page


@pytest.fixture(scope="module")
def at(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seats]:
    """A brisk demo session, with Bram on a phone."""
    with demo_session(browser, tmp_path_factory.mktemp("stage"), brisk=True) as session:
        sizes = {"Gil": DESKTOP, "Bram": HAND, "Ilse": DESKTOP, "Maren": DESKTOP}
        links = session.demo.links
        yield Seats(*(at_the_table(session.visit(links[name], size=size)) for name, size in sizes.items()))


def attacks(page: Page) -> None:
    """A hero attacks the foe that the form proposes, and rolls."""
    page.get_by_role("button", name="Attack").click()
    roll = page.get_by_role("button", name=re.compile(r"^Roll \d+%$"))
    expect(roll).to_be_enabled()
    roll.click()


def in_sight(part: Locator) -> bool:
    """Whether all of a part of the page is in the window."""
    inside = "(part) => { const box = part.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    return bool(part.evaluate(inside))


def all_settle(at: Seats) -> None:
    """Everybody answers as usual, however the dice fell; then no roll is on stage any more."""
    while at.gm.locator("[data-prompt]").count():  # the GM's page hears of each question
        for page in at:
            if page.locator(OWN).count():
                card = page.locator(f"[data-id='{page.locator(OWN).first.get_attribute('data-id')}']")
                usual(card)
                expect(card).to_have_count(0)
    for page in at:
        expect(page.locator(STAGE)).to_have_count(0)


def test_a_roll_is_on_stage_at_every_seat(at: Seats) -> None:
    """Dice that move, on a phone, and dice that lie, on a desk: both show the number, are told once, and go away."""
    gm, bram = at.gm, at.bram
    bram.emulate_media(reduced_motion="no-preference")
    attacks(bram)
    expect(gm.locator(STAGE)).to_be_visible()
    expect(bram.locator(STAGE)).to_be_visible()
    expect(bram.locator(STAGE).locator("svg.die").first).to_be_visible()
    assert sideways(bram) <= 0
    said = re.compile(r"^Bram attacks .+ on the d\d+")
    expect(bram.locator("main > [role=alert]")).to_have_text(said)
    expect(gm.locator("main > [role=status]")).to_have_text(said)
    bram.emulate_media(reduced_motion="reduce")  # colours that are on their way are not looked at
    assert in_both_lights(bram) == []
    all_settle(at)
    bram.reload()
    at_the_table(bram)
    expect(bram.locator("main > [role=alert]")).to_have_text("")
    assert bram.locator(STAGE).count() == 0
    assert bram.evaluate("document.activeElement.tagName") == "BODY"  # a page that was just opened


def test_a_roll_of_others_is_as_large_as_its_reader_likes(at: Seats) -> None:
    """One switch makes the rolls of others small for those who are not asked about them; Esc skips one's own."""
    ilse, maren = at.ilse, at.maren
    size = ilse.get_by_role("button", name=re.compile("^Rolls of others"))
    size.click()
    expect(size).to_have_attribute("aria-label", "Rolls of others: small")
    ilse.get_by_role("button", name="Sound: on").click()
    expect(ilse.get_by_role("button", name="Sound: off")).to_have_attribute("aria-pressed", "false")
    attacks(maren)
    expect(ilse.locator(STAGE)).to_have_class(re.compile(r"\bsmall\b"))
    expect(maren.locator(STAGE)).to_be_visible()
    maren.keyboard.press("Escape")
    expect(maren.locator(f"{STAGE}.moving")).to_have_count(0)
    all_settle(at)


@pytest.mark.parametrize(("lang", "size"), [("pl", PHONE), ("fr", HAND)])
def test_a_question_comes_as_a_sheet_that_stays_in_sight(at: Seats, lang: str, size: tuple[int, int]) -> None:
    """It has the focus, can be lowered to a line on any tab, and the badge leads back to it."""
    gm, ilse = at.gm, at.ilse
    gm.set_viewport_size({"width": size[0], "height": size[1]})
    gm.evaluate("(lang) => localStorage.setItem('moothall-language', lang)", lang)
    gm.reload()
    at_the_table(gm)
    ilse.get_by_role("button", name="Try something").click()
    ilse.get_by_label("What do you want to bring about?").fill("climb the salt heap")
    gm.get_by_role("navigation").get_by_role("button").nth(1).click()
    ilse.get_by_role("button", name="Begin").click()
    heading = gm.locator(OWN).locator("h2").first
    expect(heading).to_be_focused()
    sheet = gm.locator(".asks")
    assert in_sight(sheet) and sideways(gm) <= 0
    assert in_both_lights(gm) == []
    sheet.locator(".grab").click()
    expect(heading).to_be_hidden()
    assert in_sight(sheet) and sheet.evaluate("(sheet) => sheet.offsetHeight") <= LINE
    gm.get_by_role("navigation").get_by_role("button").first.click()
    expect(heading).to_be_focused()
    ilse.locator(".waits").get_by_role("button").click()
    expect(gm.locator(OWN)).to_have_count(0)


def test_focus_stays_at_the_table_when_an_action_ends(at: Seats) -> None:
    """By keys alone: what was pressed goes, and the focus stays beside where it was."""
    ilse = at.ilse
    ilse.get_by_role("button", name="Try something").press("Enter")
    words = ilse.get_by_label("What do you want to bring about?")
    expect(words).to_be_visible()
    assert ilse.evaluate("document.activeElement !== document.body")
    words.fill("climb the salt heap")
    ilse.get_by_role("button", name="Begin").press("Enter")
    expect(words).to_have_count(0)
    assert ilse.evaluate("document.activeElement !== document.body")
