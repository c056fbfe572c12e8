"""A fight by keyboard alone: nobody around the table has a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Demo
from browser.fights import OWN, PASS
from browser.looking import Visit
from browser.test_table import at_the_table

MOST_TABS = 120
MOST_ANSWERS = 40


def reach(page: Page, target: Locator) -> None:
    """Go on with Tab until something is held; who cannot come there by Tab cannot come there at all.

    What is far away in the story is not drawn until one comes near.
    """
    expect(target).to_be_attached()
    for _ in range(MOST_TABS):
        if target.evaluate_all("(found) => found.includes(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {target}")


def press(page: Page, target: Locator) -> None:
    reach(page, target)
    page.keyboard.press("Enter")


def pick(page: Page, group: Locator, name: str) -> None:
    """Choose one of several: Tab leads to the group, arrows through it."""
    wanted, radios = group.get_by_role("radio", name=name, exact=True), group.get_by_role("radio")
    reach(page, radios.first)
    page.keyboard.press("Space")
    for _ in range(radios.count()):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow leads to {name}")


def answer(page: Page, card: Locator) -> None:
    """Give the usual answer, or let a window pass."""
    same = page.locator(f"[data-id='{card.get_attribute('data-id')}']")
    let_pass, preset = same.get_by_role("button", name=PASS), same.locator(".answer.preset")
    choice = preset if preset.count() else same.locator("button[type=submit]")
    press(page, let_pass if let_pass.count() else choice)
    expect(same).to_have_count(0)


def settle(pages: list[Page]) -> list[str]:
    """Everybody answers by keys until the GM's page shows no more questions; what was asked."""
    asked: list[str] = []
    while len(asked) < MOST_ANSWERS:
        if pages[0].locator("[data-prompt]").count() == 0:
            return asked
        for page in pages:
            if page.locator(OWN).count():
                asked.append(page.locator(OWN).first.get_attribute("data-prompt") or "")
                answer(page, page.locator(OWN).first)
    raise AssertionError(f"it does not end: {asked}")


def to_the_newest(page: Page) -> None:
    """Whoever came by the story on the way with Tab has scrolled back in it; Tab itself leads to its end again."""
    newest = page.get_by_role("button", name=re.compile("new line|To the newest"))
    for _ in range(MOST_TABS):
        if newest.evaluate_all("(found) => found.includes(document.activeElement)"):
            page.keyboard.press("Enter")
        if not newest.count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("no key leads to the newest line")


def attack(page: Page, whom: str) -> None:
    press(page, page.get_by_role("button", name=re.compile("^attack$", re.IGNORECASE)))
    form = page.locator("form", has=page.get_by_role("button", name="Begin", exact=True))
    pick(page, form.get_by_role("group", name="Against whom"), whom)
    press(page, form.get_by_role("button", name="Begin", exact=True))


def test_a_fight_is_played_by_keys_alone(visit: Visit, demo: Demo) -> None:
    """An attack, its questions on four screens, its reasons and their rule, a word to all, and the end."""
    gm, bram, ilse, maren = (at_the_table(visit(demo.links[name])) for name in ("Gil", "Bram", "Ilse", "Maren"))
    attack(bram, "Deckhand 1")
    expect(gm.locator(OWN)).to_have_count(1)
    asked = settle([gm, bram, ilse, maren])
    assert asked[0] == "nde/call" and "nde/help" in asked
    to_the_newest(bram)
    outcome = bram.locator(".line", has_text="Bram attacks Deckhand 1").last
    why = outcome.get_by_role("button", name="why")
    press(bram, why)
    expect(why).to_have_attribute("aria-expanded", "true")
    press(bram, outcome.get_by_role("button", name=re.compile(r"^nde2\.")).first)
    expect(bram.get_by_role("dialog")).to_contain_text("nde2.")
    bram.keyboard.press("Escape")
    expect(bram.get_by_role("dialog")).to_have_count(0)
    reach(bram, bram.get_by_label("Say something, or /r 2d6"))
    bram.keyboard.type("Is that all you have?")
    bram.keyboard.press("Enter")
    to_the_newest(maren)
    expect(maren.locator(".line", has_text="Is that all you have?")).to_be_attached()
    press(gm, gm.get_by_role("button", name="End the fight"))
    for page in (gm, bram, ilse, maren):
        to_the_newest(page)
        expect(page.locator(".line", has_text="The fight is over").last).to_be_attached()


def test_the_story_is_read_by_keys(visit: Visit, demo: Demo) -> None:
    """Page keys go from line to line once one is held, a search leads back to a line, and a key to the newest."""
    page = at_the_table(visit(demo.links["Bram"]))
    feed = page.get_by_role("feed")
    reach(page, feed.get_by_role("button", name="why").last)
    page.keyboard.press("PageUp")
    before = feed.locator("article:focus")
    expect(before).to_have_count(1)
    above = before.get_attribute("data-number")
    page.keyboard.press("PageDown")
    expect(feed.locator("article:focus")).not_to_have_attribute("data-number", above or "")
    press(page, page.get_by_role("button", name="Find in the story"))
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("sits")
    page.keyboard.press("Enter")
    expect(page.locator("article.found")).to_contain_text("sits down")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_count(0)
