"""Every widget in the gallery is accessible, readable and usable by keys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visit import DESKTOP, PHONE, Size, Visit, in_both_lights, sideways


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESKTOP, "pl"), (PHONE, "fr")])
def test_every_widget_can_be_used_by_everybody(visit: Visit, gallery: str, size: Size, lang: str) -> None:
    """Every word is there, nothing sticks out, and axe, to which languages are one, finds nothing in either light."""
    page = visit(f"{gallery}?lang={lang}", size=size)
    expect(page.get_by_role("heading", name="Moothall")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    assert lang != "en" or in_both_lights(page) == []
    assert sideways(page) <= 0
    assert "⟨" not in page.inner_text("body")


def test_the_page_checks_find_planted_flaws(visit: Visit, gallery: str) -> None:
    """A button without a name, words as dark as their ground and a page that is too wide are found."""
    page = visit(gallery, size=PHONE)
    expect(page.get_by_role("heading", name="Moothall")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    page.evaluate("document.querySelector('h1').className = 'wide'; document.querySelector('h1').style.width = '900px'")
    dark = "@media (prefers-color-scheme: dark) { main * { background: #222 !important; color: #333 !important; } }"
    page.evaluate("(dark) => document.styleSheets[0].insertRule(dark)", dark)
    found = [" ".join(one.split()[:2]) for one in in_both_lights(page)]
    assert found == ["light: button-name:", "dark: color-contrast:"]
    assert sideways(page) > 0


def form(page: Page) -> dict[str, object]:
    held: dict[str, object] = json.loads(page.locator("[data-test=form]").inner_text())
    return held


def test_forms_are_filled_in_by_keys(visit: Visit, gallery: str) -> None:
    """Picking one, picking several, words of one's own, numbers and pieces of a longer answer need no mouse."""
    page = visit(gallery)
    page.get_by_role("radio", name="Roll again 58%").focus()
    page.keyboard.press("ArrowUp")
    assert form(page)["one"] == "keep"
    page.get_by_role("button", name="good preparation", exact=True).first.press("Space")
    own = page.get_by_label("How do you go about it?: in your own words").first
    own.fill("on tiptoe")
    own.press("Enter")
    assert form(page)["several"] == ["surprise", "preparation", "on tiptoe"]
    page.get_by_role("button", name="Defense (0 for the usual one): more").first.press("Enter")
    assert form(page)["number"] == 6
    page.get_by_role("button", name="Allow it all the same?").press("Enter")
    chosen = page.locator("fieldset", has_text="Allow it all the same?").get_by_role("radio", name="yes")
    chosen.last.press("Space")
    answer = form(page)["answer"]
    assert isinstance(answer, dict) and answer["overrule"] is True


def test_a_prompt_is_answered_passed_and_looked_up(visit: Visit, gallery: str) -> None:
    """Each answer says itself, its default and its odds; passing and the rule are a key away."""
    page = visit(gallery)
    sent = page.locator("[data-test=sent]")
    card = page.locator("[data-prompt='nde/luck']")
    expect(card.get_by_role("button", name="keep the result")).to_contain_text("usual")
    expect(card.get_by_role("button", name="roll again")).to_contain_text("58%")
    card.get_by_role("button", name="roll again").press("Enter")
    expect(sent).to_have_text('"reroll"')
    card.get_by_role("button", name="Let it pass").press("Enter")
    expect(sent).to_have_text("pass")
    card.get_by_role("button", name="nde2.luck.timing").press("Enter")
    expect(sent).to_have_text("nde2.luck.timing")
    page.get_by_role("button", name="Die 1: more").press("Enter")
    page.get_by_role("button", name="I rolled this").press("Enter")
    expect(sent).to_have_text("[2,1]")


def test_the_boards_are_moved_by_keys(visit: Visit, gallery: str) -> None:
    """Zones and squares are walked by arrow keys, say what is where, and go only where it is legal."""
    page = visit(gallery)
    page.get_by_role("button", name="Kray partial cover").press("Enter")
    expect(page.get_by_role("button", name="Go here: Very Far, from Kray")).to_have_count(0)
    page.get_by_role("button", name="Go here: Close, from Kray").press("Enter")
    expect(page.locator("[data-test=zone]")).to_have_text("ilse close")
    page.get_by_role("gridcell", name="Square 2, 3, Ilse").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Square 4, 4, empty, 2 squares away, in reach")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=square]")).to_have_text("4,4")
    page.get_by_role("gridcell", name="Square 0, 0").press("Enter")
    expect(page.locator("[data-test=square]")).to_have_text("4,4")


def test_characters_and_assets_are_moved_on_the_board_by_keys(visit: Visit, gallery: str) -> None:
    """Picked by a key, somebody is put where they may go; a thing is moved by taking the turn; others stay."""
    page = visit(gallery)
    board = page.get_by_role("group", name="The board").last
    put = page.locator("[data-test=put]")
    board.get_by_role("button", name="Oda", exact=True).press("Enter")
    board.get_by_role("button", name="Put Oda here: II").press("Enter")
    expect(put).to_have_text("oda ii")
    board.get_by_role("button", name="⚔").press("Enter")
    board.get_by_role("button", name="Move ⚔: take the turn").press("Enter")
    expect(put).to_have_text("blade turn")
    expect(board.get_by_role("button", name="Rat")).to_be_disabled()


def test_twelve_figures_stand_on_a_picture_and_are_moved(visit: Visit, gallery: str) -> None:
    """No token hides the middle of another; a press picks one, a marked area takes it, and arrow keys go along."""
    page = visit(gallery)
    board = page.locator(".board").filter(has=page.locator(".stand"))
    put = page.locator("[data-test=put]")
    tokens = board.locator(".stand")
    expect(tokens).to_have_count(12)
    for at in (*range(12), 1):
        tokens.nth(at).click()
        expect(put).to_have_text(f"p{at} pressed")
    board.get_by_role("button", name="Put Oda 2 here: II").press("Enter")
    expect(put).to_have_text("p1 ii")
    tokens.first.focus()
    page.keyboard.press("ArrowDown")
    expect(tokens.nth(1)).to_be_focused()


def test_the_log_says_why(visit: Visit, gallery: str) -> None:
    """An outcome stands with its dice; its reckoning, what if, and the rules open by one key."""
    page = visit(gallery)
    line = page.locator(".line", has_text="an exceptional success")
    expect(line.get_by_role("img", name="1d12: 12.")).to_be_visible()
    expect(line.get_by_text("surprise")).to_have_count(0)
    line.get_by_role("button", name="why").press("Enter")
    expect(line.get_by_role("listitem").filter(has_text="d12; surprise → d8")).to_be_visible()
    expect(line.get_by_role("list", name="What if")).to_contain_text("58%")
    assert in_both_lights(page) == []
    line.get_by_role("button", name=re.compile(r"nde2\.step\.up|^surprise$")).first.press("Enter")
    expect(page.locator("[data-test=sent]")).to_have_text("nde2.step.up")
    expect(page.locator(".line", has_text="Oho!")).to_contain_text("Ana")


def test_areas_are_drawn_by_keys_and_by_hand(visit: Visit, gallery: str) -> None:
    """A corner is where the cross is, or where it is pressed; the last one is taken back, and the next area begins."""
    page = visit(gallery)
    drawn, canvas = page.locator("[data-test=areas]"), page.get_by_role("button", name=re.compile("^Area 1, "))
    canvas.focus()
    for key in ("Enter", "ArrowLeft", "Enter", "ArrowDown", "Enter", "Enter", "Backspace"):
        page.keyboard.press(key)
    expect(drawn).to_have_text("[[[500,500],[475,500],[475,525]]]")
    page.get_by_role("button", name="Next area").click()
    page.get_by_role("button", name=re.compile("^Area 2, ")).click(position={"x": 1, "y": 1})
    expect(drawn).to_have_text(re.compile(r"^\[\[\[500,500\].*\],\[\[\d,\d\]\]\]$"))
    page.get_by_role("button", name="No areas").click()
    expect(drawn).to_have_text("[]")
