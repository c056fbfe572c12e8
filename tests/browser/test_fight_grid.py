"""An NDE1 fight on squares, played through pages: retaliation, magic, movement, a fallen hero."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import (
    OWN,
    Company,
    all_read,
    begins,
    brings_foes,
    goes_back,
    nobody_stands,
    out_of_action,
    picks,
    secrets_are_kept,
    sets,
    told,
    track,
    wants_real_dice,
    writes_down,
)
from tests.browser.test_board import drag
from tests.browser.visit import Visit, sideways

PLAN = "The miller is in the hopper."


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("grid"))
    yield server
    server.stop()


def in_the_mill(visit: Visit, served: Demo) -> Company:
    """Two heroes from the workshop on squares, a foe beside one of them, another at the far end; real dice for all."""
    company = Company(visit, served, "first edition", "The old mill")
    company.brings(company.tyko, "Bram", "Warrior")
    company.brings(company.ana, "Ilse", "Mage")
    brings_foes(company, "Minion", "Boss")
    writes_down(company, PLAN)
    wants_real_dice(company)
    for name, square in (("Bram", "2, 2"), ("Ilse", "1, 5"), ("Minion 1", "3, 2"), ("Boss 1", "6, 2")):
        sets_down(company.gm, name, square)
    for page in (company.gm, company.ana, company.edda):
        expect(page.get_by_role("gridcell", name="Square 3, 2, Minion 1")).to_be_visible()
    return company


def sets_down(gm: Page, name: str, square: str) -> None:
    """Put figures without a square on the board, and drag them to their squares."""
    gm.get_by_role("button", name=f"Set {name} down").click()
    here = gm.get_by_role("gridcell", name=re.compile(f"^Square [0-9, ]+, {name}"))
    expect(here).to_be_visible()
    drag(gm, here, gm.get_by_role("gridcell", name=re.compile(f"^Square {square}, ")))
    expect(gm.get_by_role("gridcell", name=f"Square {square}, {name}")).to_be_visible()


def test_a_fight_on_squares_is_played_to_the_last_foe(visit: Visit, served: Demo) -> None:
    """A miss is struck back at, magic costs Mana, a walk is measured, the fallen are helped up, all foes fall."""
    company = in_the_mill(visit, served)
    company.gm.get_by_role("button", name="Begin a fight").click()
    expect(company.gm.locator(OWN)).to_have_count(1)
    assert company.settles() == ["start"]
    all_read(company, "Round 1 begins.")
    a_miss_is_struck_back_at(company)
    magic(company)
    ilse_is_struck_down(company)
    a_walk_and_a_hand_up(company)
    back_to_the_fall(company)
    the_last_blows(company)
    for page in company.everybody:
        assert "⟨" not in page.inner_text("body")
        assert sideways(page) <= 0
    secrets_are_kept(visit, company, PLAN)


def a_miss_is_struck_back_at(company: Company) -> None:
    begins(company.tyko, "Attack", Against_whom="Minion 1")
    expect(company.gm.locator(OWN).get_by_role("button", name=re.compile("^6 normal"))).to_contain_text("50%")
    company.faces = [[2]]
    assert company.settles() == ["call", "help", "dice", "reach"]
    all_read(company, "Bram attacks Minion 1 with Strength (d10 against 6): a miss.", "1d10: 2.")
    all_read(company, "Bram now has 4 Hearts.")
    track(company.tyko, "Hearts", "4 of 5")
    struck = told(company.edda, "Bram now has 4 Hearts.")
    struck.get_by_role("button", name="why").click()
    struck.locator("button.cite").first.click()
    rule = company.edda.get_by_role("dialog")
    expect(rule.get_by_role("link", name="Open in the rulebook")).to_have_attribute("href", re.compile("^/rules/nde1/"))
    rule.get_by_role("button", name="Close").click()


def magic(company: Company) -> None:
    begins(company.ana, "Work magic", What_should_the="sets the sacks alight", Against_whom="Boss 1")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[9]]
    assert company.settles() == ["power", "dice", "trouble", "reach"]
    all_read(company, "Ilse works magic, sets the sacks alight (d10 against 12): a failure.", "1d10: 9.")
    track(company.ana, "Mana", "2 of 3")


def ilse_is_struck_down(company: Company) -> None:
    """The smoke has left Ilse one Heart; the Boss comes across the floor and takes it."""
    sets(company, "Ilse", "Hearts", 1, "the smoke of her own fire")
    gm = company.gm
    drag(gm, gm.get_by_role("gridcell", name="Square 6, 2, Boss 1"), gm.get_by_role("gridcell", name="Square 2, 5, "))
    expect(company.edda.get_by_role("gridcell", name="Square 2, 5, Boss 1")).to_be_visible()
    begins(gm, "Let foes act", Which_foes_act="Boss 1", Who="Ilse")
    expect(gm.locator(OWN)).to_have_count(1)
    company.faces = [[1]]
    assert company.settles() == ["strike", "dice", "trouble"]
    all_read(company, "Boss 1 strikes at Ilse and hits.")
    track(company.ana, "Hearts", "0 of 5")
    out_of_action(company, "Ilse")
    picks(gm, "Next round")
    all_read(company, "Round 2 begins.")


def a_walk_and_a_hand_up(company: Company) -> None:
    """The phone shows the board a tap away; squares in reach are walked to by keys or fingers."""
    tyko = company.tyko
    tyko.get_by_role("navigation").get_by_role("button", name="Board").click()
    tyko.get_by_role("gridcell", name="Square 2, 2, Bram").focus()
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown"):
        tyko.keyboard.press(key)
    here = tyko.get_by_role("gridcell", name=re.compile("Square 1, 4, empty, 2 squares away, in reach"))
    expect(here).to_be_focused()
    tyko.keyboard.press("Enter")
    for page in (company.gm, company.ana, company.edda):
        expect(page.get_by_role("gridcell", name="Square 1, 4, Bram")).to_be_visible()
    tyko.get_by_role("navigation").get_by_role("button", name="Play").click()
    begins(tyko, "Help somebody up", Whom_do_you_help="Ilse")
    all_read(company, "Ilse now has 1 Heart.")
    track(company.ana, "Hearts", "1 of 5")


def back_to_the_fall(company: Company) -> None:
    """The GM goes back: Bram stands where he stood, Ilse lies where she fell; and all of it is done once more."""
    goes_back(company, "Round 2 begins.")
    out_of_action(company, "Ilse")
    expect(company.edda.get_by_role("gridcell", name="Square 2, 2, Bram")).to_be_visible()
    a_walk_and_a_hand_up(company)


def the_last_blows(company: Company) -> None:
    """The Boss is wounded, strikes at Bram in vain, and is out; so is the last foe, and the GM ends the fight."""
    begins(company.ana, "Work magic", What_should_the="calls the dust down", Against_whom="Boss 1")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[10]]
    assert company.settles() == ["power", "dice", "gift", "exceptional"]
    all_read(company, "Ilse works magic, calls the dust down (d10 against 12): an exceptional success.", "1d10: 10.")
    all_read(company, "Boss 1 is wounded; 1 Wound more is the end of it.")
    begins(company.gm, "Let foes act", Which_foes_act="Boss 1", Who="Bram")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[6]]
    company.settles()
    all_read(company, "Boss 1 strikes at Bram and misses.")
    picks(company.gm, "Next round")
    all_read(company, "Round 3 begins.")
    begins(company.tyko, "Attack", Against_whom="Boss 1")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[10]]
    company.settles()
    all_read(company, "Boss 1 is out of the fight.")
    begins(company.ana, "Work magic", What_should_the="blows the lamp out", Against_whom="Minion 1")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[10]]
    company.settles()
    all_read(company, "Minion 1 is out of the fight.")
    nobody_stands(company, "Boss 1", "Minion 1")
    picks(company.gm, "End the fight")
    all_read(company, "The fight is over")
