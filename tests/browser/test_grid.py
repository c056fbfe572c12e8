"""A table of squares: the GM sets people down, a player walks by keys, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Demo
from browser.looking import Visit, unusable
from browser.test_newcomers import invited, made_hero, sat_down, started


def put(gm: Page, who: str, across: int, down: int) -> None:
    """The GM puts somebody on a square."""
    gm.get_by_role("button", name="Put somebody somewhere").click()
    gm.get_by_role("group", name="Who").get_by_role("radio", name=who).check()
    gm.get_by_label("Across", exact=True).fill(str(across))
    gm.get_by_label("Down", exact=True).fill(str(down))
    gm.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.get_by_role("gridcell", name=f"Square {across}, {down}, {who}")).to_be_visible()


def test_a_hero_walks_over_squares_by_keys(visit: Visit, demo: Demo) -> None:
    """Squares in reach are marked and measured; a walk by keys shows on the GM's board too."""
    gm = started(visit, demo, "first edition", "The old mill")
    player = sat_down(visit, invited(gm), "Tyko")
    made_hero(player, "Jory", "Rogue")
    gm.get_by_role("button", name="Bring a foe").click()
    gm.get_by_label("Name", exact=True).fill("Miller")
    gm.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.get_by_role("article", name="Miller")).to_be_visible()
    gm.get_by_text("Everything else").click()
    put(gm, "Jory", 2, 2)
    gm.get_by_text("Everything else").click()
    put(gm, "Miller", 6, 2)
    player.get_by_role("navigation").get_by_role("button", name="Board").click()
    player.get_by_role("gridcell", name="Square 2, 2, Jory").focus()
    for _ in range(3):
        player.keyboard.press("ArrowRight")
    here = player.get_by_role("gridcell", name="Square 5, 2, empty, 3 squares away, in reach")
    expect(here).to_be_focused()
    assert unusable(player) == []
    player.keyboard.press("Enter")
    expect(gm.get_by_role("gridcell", name="Square 5, 2, Jory")).to_be_visible()
    expect(player.get_by_role("gridcell", name="Square 5, 2, Jory")).to_be_visible()
