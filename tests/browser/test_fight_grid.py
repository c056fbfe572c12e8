"""A whole fight of the first edition, on squares: foes that strike back, magic, a walk, a fall and a hand up."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Demo
from browser.fights import OWN, Company, all_read, begins, told, track
from browser.looking import Visit, sideways


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("grid"))
    yield server
    server.stop()


def in_the_mill(visit: Visit, served: Demo) -> Company:
    """Two heroes from the workshop on squares, a foe beside one of them, another at the far end; real dice for all."""
    company = Company(visit, served, "nde1", "The old mill")
    company.brings(company.tyko, "Bram", "Warrior")
    company.brings(company.ana, "Ilse", "Mage")
    for kind in ("Minion", "Boss"):
        company.gm.get_by_role("group", name="Foes in one tap").get_by_role("button", name=kind).click()
        expect(company.gm.get_by_role("article", name=f"{kind} 1")).to_be_visible()
    company.sends({"do": "set_dice", "way": "hand", "seat": ""})
    for name, square in (("Bram", [2, 2]), ("Minion 1", [3, 2]), ("Ilse", [1, 5]), ("Boss 1", [6, 2])):
        company.does("nde.place", who=company.id(name), square=square)
    for page in (company.gm, company.ana, company.edda):
        expect(page.get_by_role("gridcell", name="Square 3, 2, Minion 1")).to_be_visible()
    return company


def test_a_fight_on_squares(visit: Visit, served: Demo) -> None:
    """A miss is struck back at, magic costs Mana, a walk is measured, who falls is helped up; all screens tell it."""
    company = in_the_mill(visit, served)
    company.gm.get_by_role("button", name="Begin a fight").click()
    expect(company.gm.locator(OWN)).to_have_count(1)
    assert company.settles() == ["start"]
    all_read(company, "Round 1 begins.")
    a_miss_is_struck_back_at(company)
    magic(company)
    foes_and_a_fall(company)
    a_walk_and_a_hand_up(company)
    company.gm.get_by_role("button", name="End the fight").click()
    all_read(company, "The fight is over")
    for page in company.everybody:
        assert "⟨" not in page.inner_text("body")
        assert sideways(page) <= 0


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
    expect(struck.get_by_role("button", name=re.compile(r"^nde1\."))).not_to_have_count(0)


def magic(company: Company) -> None:
    begins(company.ana, "Work magic", What_should_the="sets the sacks alight", Against_whom="Boss 1")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[9]]
    assert company.settles() == ["power", "dice", "trouble", "reach"]
    all_read(company, "Ilse works magic, sets the sacks alight (d10 against 12): a failure.", "1d10: 9.")
    track(company.ana, "Mana", "2 of 3")


def foes_and_a_fall(company: Company) -> None:
    begins(company.gm, "Let foes act", Which_foes_act="Minion 1", Who="Bram")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[6]]
    assert company.settles()[:2] == ["strike", "dice"]
    all_read(company, "Minion 1 strikes at Bram and misses.")
    company.does("nde.suffer", who=company.id("Ilse"), hearts=5)
    track(company.ana, "Hearts", "0 of 5")
    for page in company.everybody:
        expect(page.locator("article[aria-label=Ilse]").first).to_contain_text("out of action")
    company.gm.get_by_role("button", name="Next round").click()
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
    begins(tyko, "Help a friend", Whom_do_you_help_up="Ilse")
    all_read(company, "Ilse now has 1 Heart.")
    track(company.ana, "Hearts", "1 of 5")
