"""A fight is played, and its log read, by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import OWN, PASS
from tests.browser.test_table import at_the_table
from tests.browser.visit import PHONE, Visit

MOST_TABS = 120
MOST_ANSWERS = 40


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("keys"))
    yield server
    server.stop()


def reach(page: Page, target: Locator, key: str = "Tab") -> None:
    """Go on with Tab until something is held; who cannot come there by Tab cannot come there at all.

    What is far away in the story is not drawn until one comes near.
    """
    expect(target.first).to_be_attached()
    for _ in range(MOST_TABS):
        if target.evaluate_all("(found) => found.includes(document.activeElement)"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {target}")


def press(page: Page, target: Locator, key: str = "Tab") -> None:
    reach(page, target, key)
    page.keyboard.press("Enter")


def write(page: Page, field: Locator, text: str) -> None:
    reach(page, field)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)


def pick(page: Page, group: Locator, name: str) -> None:
    """Choose one of several: Tab leads to the group, arrows through it. The name is how it begins."""
    wanted, radios = group.get_by_role("radio", name=re.compile(f"^{name}")), group.get_by_role("radio")
    expect(wanted).to_have_count(1)
    reach(page, radios)
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


def roll(page: Page, card: Locator, face: int) -> None:
    """Type in what the die shows."""
    write(page, card.get_by_label("Die 1", exact=True), str(face))
    show = card.get_by_role("button", name="I rolled this")
    press(page, show)
    expect(show).to_have_count(0)


def settle(pages: list[Page], faces: list[int]) -> list[str]:
    """Everybody answers by keys until the GM's page shows no more questions; what was asked."""
    asked: list[str] = []
    while len(asked) < MOST_ANSWERS:
        if pages[0].locator("[data-prompt]").count() == 0:
            return asked
        for page in pages:
            if page.locator(OWN).count():
                asked.append(page.locator(OWN).first.get_attribute("data-prompt") or "dice")
                if asked[-1] == "dice":
                    roll(page, page.locator(OWN), faces.pop(0))
                else:
                    answer(page, page.locator(OWN).first)
    raise AssertionError(f"it does not end: {asked}")


def to_the_newest(page: Page) -> None:
    """Press Tab to the end of the log, in which Tab has scrolled back on the way."""
    newest = page.get_by_role("button", name=re.compile("new line|To the newest"))
    for _ in range(MOST_TABS):
        if newest.evaluate_all("(found) => found.includes(document.activeElement)"):
            page.keyboard.press("Enter")
        if not newest.count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("no key leads to the newest line")


# ---- a fight --------------------------------------------------------------------------------------------------------


def opens_a_table(host: Page) -> Page:
    """In the lobby, as anybody would."""
    pick(
        host, host.locator("form fieldset", has=host.get_by_role("radio", name=re.compile("newer edition"))), ".*newer"
    )
    pick(host, host.get_by_role("group", name="How much is asked"), "Ask everything")
    write(host, host.get_by_label("Your name", exact=True), "Oda")
    host.keyboard.press("Enter")
    expect(host.get_by_role("heading", level=1, name="Our table")).to_be_visible()
    return host


def link_of(gm: Page) -> str:
    press(gm, gm.get_by_role("button", name="Invite", exact=True))
    expect(gm.locator(".link")).to_contain_text("/join#")
    return gm.locator(".link").inner_text()


def sits_down(page: Page, name: str, role: str) -> Page:
    """Says a name, makes a hero in the workshop and brings it along."""
    write(page, page.get_by_label("Your name at the table"), name)
    page.keyboard.press("Enter")
    press(page, page.get_by_role("link", name="Make my own, step by step"))
    write(page, page.get_by_label("Name", exact=True), name)
    press(page, page.get_by_role("button", name="Next"))
    pick(page, page.locator("fieldset", has=page.get_by_role("radio", name=re.compile(f"^{role}"))), role)
    expect(page.get_by_role("button", name="Bring to the table")).to_be_enabled()
    press(page, page.get_by_role("button", name="Bring to the table"))
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    return page


def prepares(gm: Page) -> None:
    """A foe in one press, real dice for all, and the foe's card moved to the hero on the board."""
    press(gm, gm.get_by_role("button", name="Minion", exact=True))
    press(gm, gm.get_by_role("button", name="Pace and dice"))
    everybody = gm.get_by_role("group", name="Whose dice?").get_by_role("group", name="Everybody")
    press(gm, everybody.get_by_role("button", name="real ones"))
    expect(everybody.get_by_role("button", name="real ones")).to_have_attribute("aria-pressed", "true")
    press(gm, gm.locator(".card", has_text="Minion 1"))
    press(gm, gm.get_by_role("button", name="Go here: Close, from Minion 1"), "Shift+Tab")
    expect(gm.locator(".ring[data-drop=close]")).to_contain_text("Minion 1")


def attack(page: Page, whom: str) -> None:
    press(page, page.get_by_role("button", name=re.compile("^attack$", re.IGNORECASE)))
    form = page.locator("form", has=page.get_by_role("button", name="Begin", exact=True))
    pick(page, form.get_by_role("group", name="Against whom"), whom)
    press(page, form.get_by_role("button", name="Begin", exact=True))


def reads_why(page: Page) -> None:
    """Opens the reasons of a blow, and a rule from there."""
    to_the_newest(page)
    outcome = page.locator(".line", has_text="Bram attacks Minion 1").last
    why = outcome.get_by_role("button", name="why")
    press(page, why)
    expect(why).to_have_attribute("aria-expanded", "true")
    press(page, outcome.get_by_role("button", name="Making an attack").first)
    expect(page.get_by_role("dialog")).to_contain_text("nde2.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_fight_is_played_by_keys_alone(visit: Visit, served: Demo) -> None:
    """From an empty lobby to the last foe: table, links, heroes, board, dice, answers, reasons, a word to all."""
    gm = opens_a_table(visit(served.host))
    link = link_of(gm)
    bram, ilse = sits_down(visit(link), "Bram", "Assault"), sits_down(visit(link, size=PHONE), "Ilse", "Adept")
    prepares(gm)
    people = [gm, bram, ilse]
    press(gm, gm.get_by_role("button", name="Begin a fight"))
    expect(gm.locator(OWN)).to_have_count(1)
    assert settle(people, []) == ["nde/start"]
    attack(bram, "Minion 1")
    expect(gm.locator(OWN)).to_have_count(1)
    asked = settle(people, [11])
    assert asked[0] == "nde/call" and "nde/help" in asked and "dice" in asked
    reads_why(bram)
    write(bram, bram.get_by_label("Say something, or /r 2d6"), "Is that all you have?")
    bram.keyboard.press("Enter")
    press(gm, gm.get_by_role("button", name="End the fight"))
    for page in people:
        press(page, page.get_by_role("button", name="Story")) if page is ilse else None
        to_the_newest(page)
        for line in ("Minion 1 is out of the fight.", "Is that all you have?", "The fight is over"):
            expect(page.locator(".line", has_text=line).last).to_be_attached()


def test_the_story_is_read_by_keys(visit: Visit, served: Demo) -> None:
    """Page keys go from line to line once one is held, a search leads back to a line, and a key to the newest."""
    page = at_the_table(visit(served.links["Bram"]))
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
    page.keyboard.type("tide singer")
    page.keyboard.press("Enter")
    expect(page.locator("article.found")).to_contain_text("tide singer")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_count(0)
