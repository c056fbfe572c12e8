"""A brisk table in browsers: one press rolls, one press agrees, and help is offered without holding anybody up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.scenes import OWN, asked
from tests.browser.session import DemoSession, demo_session, drawer, new_table, part
from tests.browser.test_table import at_the_table
from tests.browser.visit import DESKTOP, MOST_LOOKS, PHONE, Size, in_both_lights, sideways

HAND: Size = (390, 844)
MOST_PRESSES = 3
MOST_TRIES = 5


class Presses:
    """What one person presses, counted."""

    def __init__(self, page: Page) -> None:
        self.page, self.pressed = page, list[str]()

    def __call__(self, what: Locator) -> None:
        self.pressed.append(what.inner_text().split("\n")[0])
        what.click()

    def button(self, name: str | re.Pattern[str]) -> None:
        self(self.page.get_by_role("button", name=name))


@pytest.fixture
def at(browser: Browser, tmp_path: Path) -> Iterator[DemoSession]:
    """The demo session, which is brisk."""
    with demo_session(browser, tmp_path / "data", brisk=True) as session:
        expect(session.gm.get_by_role("complementary", name="How much is asked")).to_have_count(0)
        yield session


def test_a_table_that_asks_everything_is_offered_more_pace(at: DemoSession) -> None:
    """The GM of a table that asks everything makes it brisk with the one press that the page offers."""
    gm, _ = new_table(at.visit, at.demo, "nde2", size=DESKTOP)
    offer = gm.get_by_role("complementary", name="How much is asked")
    expect(offer).to_contain_text("This table asks everything.")
    offer.get_by_role("button", name="Make it brisk").click()
    expect(offer).to_have_count(0)


def comes(at: DemoSession, name: str, size: Size) -> Page:
    return at_the_table(at.visit(at.demo.links[name], size=size))


def rolls(page: Page) -> int:
    """How many rolls somebody has been told of."""
    return sum(line["what"] == "rolled" for line in lines_of(page))


def lines_of(page: Page) -> list[Any]:
    """All lines of somebody's log."""
    table, seat = page.url.split("/")[-2:]
    lines: list[Any] = asked(page, f"/api/tables/{table}/seats/{seat}/log?after=0&most=500")["lines"]
    return lines


def the_dice_fall(page: Page) -> None:
    """Somebody whose last word it is rolls."""
    before, card = rolls(page), page.locator("[data-prompt='nde/ready']")
    card.get_by_role("button", name=re.compile("^Roll")).click()
    expect(card).to_have_count(0)
    has_rolled(page, before)


def has_rolled(page: Page, before: int) -> None:
    """Check that one more roll is told; the card may be gone before the dice have come."""
    for _ in range(MOST_LOOKS):
        if rolls(page) > before:
            break
        page.wait_for_timeout(50)
    assert rolls(page) == before + 1


@pytest.mark.parametrize("size", [DESKTOP, HAND], ids=["desktop", "phone"])
def test_a_plain_attack_is_rolled_in_a_few_presses(at: DemoSession, size: Size) -> None:
    """From the open page to fallen dice: the form shows the roll and its odds, and nobody else is asked anything."""
    bram = comes(at, "Bram", size)
    before, press = rolls(bram), Presses(bram)
    press.button("Attack")
    roll = bram.get_by_role("button", name=re.compile(r"^Roll \d+%$"))
    expect(roll).to_be_enabled()
    expect(bram.locator("[data-ahead='nde/ready']")).to_contain_text("Bram rolls a d")
    assert in_both_lights(bram, "#now") == []
    assert sideways(bram) <= 0
    press(roll)
    expect(roll).to_have_count(0)
    if size is HAND:
        press(bram.get_by_role("navigation").get_by_role("button", name="Story"))
    expect(bram.locator(".line .dice").last).to_be_visible()
    has_rolled(bram, before)
    print(f"{len(press.pressed)} presses: {press.pressed}")
    assert len(press.pressed) <= MOST_PRESSES
    expect(at.gm.locator("[data-prompt='nde/call']")).to_have_count(0)
    is_told_in_one_block(at.gm, bram)


def comes_out(gm: Page, roller: Page) -> Locator:
    """See an attack through: a failure stays as it is. Return its block in the GM's log."""
    block = gm.get_by_role("feed").locator("article", has=gm.locator(".dice")).last
    luck = roller.locator("[data-prompt='nde/luck']")
    unfolds = block.get_by_role("button", name="How it came about")
    for _ in range(MOST_LOOKS):
        if unfolds.count() or luck.count():
            break
        gm.wait_for_timeout(50)
    if luck.count():
        luck.get_by_role("button", name=re.compile("keep", re.I)).click()
    expect(unfolds).to_be_visible()
    return block


def unfold(button: Locator) -> None:
    """Press a button that unfolds; again if the log moved on under the pointer between its press and its release."""
    for _ in range(MOST_TRIES):
        if button.get_attribute("aria-expanded") == "true":
            break
        button.click()
        button.page.wait_for_timeout(100)
    expect(button).to_have_attribute("aria-expanded", "true")


def is_told_in_one_block(page: Page, roller: Page) -> None:
    """Check that the log has an attack in one place: the action, the dice, what came of it, and folded the rest."""
    block = comes_out(page, roller)
    lines = block.locator(".line:visible")
    expect(lines.first).to_have_text(re.compile(r"Bram attacks Deckhand \d\."))
    expect(lines.filter(has=page.locator(".dice"))).to_have_count(1)
    before = lines.count()
    unfolds = block.get_by_role("button", name="How it came about")
    unfold(unfolds)
    assert lines.count() > before
    assert in_both_lights(page, ".lines") == []
    unfolds.click()
    expect(lines).to_have_count(before)


def test_a_gm_adjusts_what_the_table_answered(at: DemoSession) -> None:
    """One tap opens what the table answered by itself; another number, and the same die misses."""
    bram = comes(at, "Bram", HAND)
    bram.get_by_role("button", name="Attack").click()
    bram.get_by_role("button", name=re.compile(r"^Roll \d+%$")).click()
    block = comes_out(at.gm, bram)
    unfolds = block.get_by_role("button", name="How it came about")
    unfold(unfolds)
    called = block.locator(".line", has_text="Gil answers: Difficulty")
    called.get_by_role("button", name="change").click()
    dialog = at.gm.get_by_role("dialog", name="Answer it otherwise")
    expect(dialog.get_by_role("spinbutton")).to_have_value("5")
    assert in_both_lights(at.gm, "dialog[open]") == []
    dialog.get_by_role("spinbutton").fill("12")
    dialog.get_by_role("button", name="Answer", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(at.gm.locator(".line", has_text="The GM goes back")).to_have_count(1)
    expect(at.gm.locator(".line.gone")).not_to_have_count(0)
    assert "Gil answers: Difficulty: 12." in [line["said"] for line in lines_of(at.gm)]
    expect(bram.get_by_role("button", name="change")).to_have_count(0)


def test_another_choice_brings_another_roll(at: DemoSession) -> None:
    """What is chosen in the form changes the roll that it shows, and luck can be spent on it there."""
    ilse = comes(at, "Ilse", DESKTOP)
    ilse.get_by_role("button", name="Attack").click()
    shown = ilse.locator("[data-ahead='nde/ready']")
    expect(shown).to_contain_text("Ilse rolls a")
    first = shown.locator("p").inner_text()
    ilse.get_by_role("radio", name="Orla").check()
    expect(shown.locator("p")).not_to_have_text(first)
    shown.locator("summary").click()
    shown.get_by_role("button", name=re.compile("Luck")).click()
    expect(shown.get_by_role("button", name="a larger die")).to_be_visible()


def test_a_judgement_is_agreed_with_one_press(at: DemoSession) -> None:
    """All that a GM has to say to a test is one card; its presets stand in a line, and can be changed instead."""
    bram = comes(at, "Bram", HAND)
    bram.get_by_role("button", name="Try something").click()
    bram.get_by_label("What do you want to bring about?").fill("climb the salt heap")
    bram.get_by_role("button", name="Begin").click()
    card = at.gm.locator(OWN)
    expect(card).to_have_attribute("data-prompt", "nde/settle")
    expect(card.locator(".gist")).to_have_text(re.compile(r"^roll for it · \w+ · Difficulty 4 · as the story goes$"))
    assert in_both_lights(at.gm, "#now") == []
    card.get_by_role("button", name="Change").click()
    expect(card.locator("[data-part]")).to_have_count(3)
    assert in_both_lights(at.gm, "#now") == []
    at.gm.reload()
    press = Presses(at.gm)
    press(card.get_by_role("button", name="Agree"))
    expect(card).to_have_count(0)
    assert press.pressed == ["Agree"]
    expect(bram.locator(OWN)).to_have_attribute("data-prompt", "nde/ready")
    the_dice_fall(bram)


def thinks(at: DemoSession, roller: Page) -> Locator:
    """A player tries something, the GM agrees, and the last word is the player's; the card."""
    roller.get_by_role("button", name="Try something").click()
    roller.get_by_label("What do you want to bring about?").fill("climb the salt heap")
    roller.get_by_role("button", name="Begin").click()
    at.gm.locator(OWN).get_by_role("button", name="Agree").click()
    card = roller.locator(OWN)
    expect(card).to_have_attribute("data-prompt", "nde/ready")
    return card


def sides(card: Locator) -> int:
    """Of the die that is about to be rolled."""
    found = re.search(r"\bd(\d+)\b", card.get_by_role("heading").first.inner_text())
    assert found is not None
    return int(found[1])


def test_help_is_taken_while_the_roller_thinks(at: DemoSession) -> None:
    """A chip asks nobody for anything: whoever takes it gives the roller a larger die, before the roll."""
    bram, ilse = comes(at, "Bram", HAND), comes(at, "Ilse", HAND)
    card = thinks(at, bram)
    before = sides(card)
    chip = ilse.get_by_role("region", name="Offers").get_by_role("button", name="Help Bram")
    expect(chip).to_be_visible()
    assert ilse.locator(OWN).count() == 0 and ilse.locator(".badge").count() == 0
    assert not ilse.title().startswith("●")
    folded = at.gm.get_by_role("region", name="Offers of others (2)")
    expect(folded.get_by_role("button", name="Ilse: Help Bram")).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.get_by_role("button", name="Ilse: Help Bram")).to_be_visible()
    chip.click()
    ilse.get_by_role("textbox", name="Does Ilse help").fill("gives him a leg up")
    assert in_both_lights(ilse, "#now") == []
    assert sideways(ilse) <= 0
    ilse.locator("form").get_by_role("button", name="Help Bram").click()
    expect(ilse.locator("[data-chip]")).to_have_count(0)
    expect(card.get_by_role("heading").first).not_to_contain_text(f"d{before} ")
    assert sides(card) > before
    the_dice_fall(bram)


def test_help_that_comes_too_late_says_so(at: DemoSession) -> None:
    """Who still writes how they help when the dice fall is told so, and nothing is sent."""
    bram, maren = comes(at, "Bram", HAND), comes(at, "Maren", DESKTOP)
    card = thinks(at, bram)
    maren.get_by_role("button", name="Help Bram").click()
    maren.get_by_role("textbox", name="Does Maren help").fill("holds the ladder")
    card.get_by_role("button", name=re.compile("^Roll")).click()
    expect(maren.get_by_role("region", name="Offers").get_by_role("alert")).to_have_text(
        "Too late: this offer is over."
    )
    expect(maren.locator("[data-chip]")).to_have_count(0)


def test_the_pace_is_changed_on_a_phone(at: DemoSession) -> None:
    """The desk's drawer is in reach of a thumb, and a table that has a pace is offered none."""
    gm = at.gm
    gm.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    part(gm, "Desk")
    paces = drawer(gm, "Pace and dice").get_by_role("group", name="How much is asked")
    expect(paces.get_by_role("button", name="Brisk")).to_have_attribute("aria-pressed", "true")
    paces.get_by_role("button", name="By the book").click()
    expect(paces.get_by_role("button", name="By the book")).to_have_attribute("aria-pressed", "true")
    assert gm.get_by_text("This table asks everything.").count() == 0
