"""The board: zones and squares are moved by mouse and keys, read as text, and laid out by the GM."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.session import DemoSession, asked, demo_session, new_table, part, picture
from tests.browser.visit import sideways, unusable


@pytest.fixture(scope="module")
def at(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoSession]:
    with demo_session(browser, tmp_path_factory.mktemp("board")) as one:
        yield one


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Press something, move it over another thing, and let go."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), to.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 8, steps=6)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def ring(page: Page, zone: str) -> Locator:
    return page.locator(f".ring[data-drop={zone}]")


# ---- zones ----------------------------------------------------------------------------------------------------------


def test_the_gm_sets_distances_by_hand(at: DemoSession) -> None:
    """A card that is dragged from ring to ring is there on everybody's board; the text says the same."""
    at.gm.get_by_label("Seen from").select_option(label="Bram")
    drag(at.gm, ring(at.gm, "nearby").get_by_role("button", name="Warden Kray"), ring(at.gm, "very_far"))
    expect(ring(at.gm, "very_far").get_by_role("button", name="Warden Kray")).to_be_visible()
    part(at.bram, "Board")
    expect(ring(at.bram, "very_far").get_by_role("button", name="Warden Kray")).to_be_visible()
    at.bram.get_by_text("In words").click()
    expect(at.bram.get_by_text(re.compile(r"^Bram: .*Very Far – Warden Kray\.$"))).to_be_visible()
    expect(at.bram.get_by_text("Close: 2 there; from here to Nearby")).to_be_attached()
    assert unusable(at.bram) == [] and sideways(at.bram) <= 0


def test_a_player_moves_by_keys_where_the_rules_allow_it(at: DemoSession) -> None:
    """Cards are reached by arrow keys; only the next rings are offered, and going there takes the turn's movement."""
    card = ring(at.bram, "close").get_by_role("button", name="Deckhand 2")
    ring(at.bram, "close").get_by_role("button", name="Deckhand 1").focus()
    at.bram.keyboard.press("ArrowDown")
    expect(card).to_be_focused()
    at.bram.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(at.bram.get_by_role("button", name=re.compile("^Go here: "))).to_have_count(1)
    go = at.bram.get_by_role("button", name="Go here: Nearby, from Deckhand 2")
    expect(ring(at.bram, "nearby")).to_have_class(re.compile("legal"))
    go.focus()
    at.bram.keyboard.press("Enter")
    expect(ring(at.bram, "nearby").get_by_role("button", name="Deckhand 2")).to_be_visible()
    at.gm.get_by_label("Seen from").select_option(label="Bram")
    expect(ring(at.gm, "nearby").get_by_role("button", name="Deckhand 2")).to_be_visible()
    ring(at.bram, "nearby").get_by_role("button", name="Deckhand 2").click()
    at.bram.get_by_role("button", name="Go here: Close, from Deckhand 2").click()
    refusal = at.bram.get_by_role("region", name="The board").get_by_role("alert")
    expect(refusal.get_by_role("button", name="why")).to_be_visible()
    expect(refusal).not_to_contain_text("nde2.")


def test_a_player_drags_a_card_where_it_may_go(at: DemoSession) -> None:
    """Dropped where the rules do not reach, a card stays; nobody was asked anything."""
    card = at.ilse.locator(".card", has_text="Deckhand 1")
    expect(ring(at.ilse, "nearby").get_by_role("button", name="Deckhand 1")).to_be_visible()
    drag(at.ilse, card, ring(at.ilse, "very_far"))
    expect(ring(at.ilse, "nearby").get_by_role("button", name="Deckhand 1")).to_be_visible()
    drag(at.ilse, card, ring(at.ilse, "far"))
    expect(ring(at.ilse, "far").get_by_role("button", name="Deckhand 1")).to_be_visible()


def test_the_gm_gives_cover_and_blocks_a_line(at: DemoSession) -> None:
    """A figure picked on the board gets cover or stands out of sight, and its card says so to everybody."""
    at.gm.get_by_label("Seen from").select_option(label="Bram")
    at.gm.locator(".card", has_text="Deckhand 1").click()
    about = at.gm.get_by_role("group", name="Deckhand 1 on the board")
    about.get_by_role("radio", name="partial cover").check()
    expect(at.bram.locator(".card", has_text="Deckhand 1")).to_contain_text("partial cover")
    about.get_by_role("button", name="Block the line: Bram – Deckhand 1").click()
    expect(at.bram.locator(".card", has_text="Deckhand 1")).to_contain_text("no line to Bram")
    about.get_by_role("button", name="Clear the line: Bram – Deckhand 1").click()
    expect(at.bram.locator(".card", has_text="Deckhand 1")).not_to_contain_text("no line")
    for light in ("light", "dark"):
        at.gm.emulate_media(color_scheme=light)
        assert unusable(at.gm) == []


# ---- squares --------------------------------------------------------------------------------------------------------


def square(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=name)


def test_a_board_of_squares_from_first_to_last(at: DemoSession) -> None:
    """The GM lays it out with walls, cover and a drawing and sets people down; a player walks by hand and by keys."""
    gm, (jory,) = new_table(at.visit, at.demo, "nde1", "Jory")
    gm.get_by_role("button", name="Lay the board out").click()
    gm.get_by_role("spinbutton", name="Across").fill("10")
    gm.get_by_role("spinbutton", name="Down").fill("7")
    square(gm, "Square 4, 1, empty").click()
    drag(gm, square(gm, "Square 4, 2"), square(gm, "Square 4, 3"))
    gm.get_by_role("radio", name="cover").check()
    square(gm, "Square 5, 5, empty").click()
    gm.locator("input[type=file]").set_input_files(picture(240, 160))
    expect(gm.get_by_role("button", name="Picture 1")).to_have_attribute("aria-pressed", "true")
    gm.get_by_role("button", name="Use this board").click()
    expect(gm.get_by_role("button", name="Lay the board out")).to_be_visible()
    gm.get_by_role("button", name="Set Jory down").click()
    gm.get_by_role("group", name="Foes in one tap").get_by_role("button", name="Minion").click()
    gm.get_by_role("button", name="Set Minion 1 down").click()
    expect(gm.get_by_role("gridcell", name=re.compile("^Square [0-9, ]+, Minion 1"))).to_be_visible()
    expect(gm.get_by_role("button", name="Set Minion 1 down")).to_have_count(0)
    drag(gm, square(gm, "Square 0, 0, Jory"), square(gm, "Square 2, 2, "))
    expect(square(gm, "Square 2, 2, Jory")).to_be_visible()

    part(jory, "Board")
    expect(jory.get_by_role("gridcell", name="Square 4, 1, wall", exact=True)).to_be_visible()
    expect(square(jory, "Square 5, 2, empty, 4 squares away, in reach")).to_be_visible()
    expect(square(jory, "Square 5, 5, cover, 3 squares away, in reach")).to_be_visible()
    expect(jory.locator(".ground")).to_have_js_property("naturalWidth", 240)
    expect(jory.get_by_role("gridcell", name="Square 9, 6, empty, 7 squares away", exact=True)).to_be_visible()
    square(jory, "Square 2, 2, Jory").focus()
    for _ in range(2):
        jory.keyboard.press("ArrowDown")
    expect(square(jory, "Square 2, 4, empty, 2 squares away, in reach")).to_be_focused()
    assert unusable(jory) == [] and sideways(jory) <= 0
    jory.keyboard.press("Enter")
    expect(square(gm, "Square 2, 4, Jory")).to_be_visible()
    expect(square(jory, "Square 2, 4, Jory")).to_be_visible()
    drag(jory, square(jory, "Square 2, 4, Jory"), square(jory, "Square 1, 3, "))
    expect(square(gm, "Square 1, 3, Jory")).to_be_visible()
    drag(jory, square(jory, "Square 1, 3, Jory"), square(jory, "Square 4, 2, wall"))
    expect(square(jory, "Square 1, 3, Jory")).to_be_visible()
    for light in ("light", "dark"):
        gm.emulate_media(color_scheme=light)
        assert unusable(gm) == []
    for lang, board in (("pl", "ściana"), ("fr", "mur")):
        gm.locator("header select").select_option(lang)
        expect(gm.get_by_role("gridcell", name=re.compile(f"4, 1, {board}"))).to_be_visible()
        assert "⟨" not in gm.inner_text("body")


# ---- faces, and a screen for all ------------------------------------------------------------------------------------


def test_a_player_chooses_a_face(at: DemoSession) -> None:
    """It stands for the hero on everybody's page, on the board and in the turn strip."""
    part(at.bram, "Play")
    strip = at.bram.get_by_role("button", name="The whole card of Bram")
    if strip.get_attribute("aria-expanded") != "true":
        strip.click()
    at.bram.get_by_role("button", name="Choose a face").click()
    at.bram.get_by_role("button", name="An iron helmet").click()
    expect(at.bram.get_by_role("button", name="An iron helmet")).to_have_attribute("aria-pressed", "true")
    expect(at.gm.locator("img[src*=helm]").first).to_be_visible()
    assert unusable(at.bram) == [] and sideways(at.bram) <= 0


def test_a_watchers_screen_begins_with_the_board(at: DemoSession) -> None:
    """The invitation says who is there; the board has the screen, with turns above it and nothing to begin."""
    made = asked(at.gm, "POST", f"{at.demo.address}/api/tables/{at.demo.table}/links", {"role": "spectator"})
    screen = at.visit(made["url"], size=(1366, 768))
    expect(screen.get_by_role("list", name="At the table already")).to_contain_text("Bram")
    screen.get_by_label("Your name at the table").fill("The wall")
    screen.get_by_role("button", name="Sit down").click()
    expect(screen.get_by_role("button", name="Back to the table")).to_be_visible()
    expect(screen.locator(".board.large")).to_be_visible()
    expect(screen.get_by_role("button", name=re.compile("Attack|Invite|Minion"))).to_have_count(0)
    assert unusable(screen) == [] and sideways(screen) <= 0
