"""A whole fight of the newer edition, on zones: four people, four devices, and dice that fall on the table itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Demo
from browser.fights import OWN, Company, all_read, begins, heard, in_turn, option, told, track, usual, words
from browser.looking import Visit, sideways

AGAIN = option(re.compile("roll again"))
SECRET, PLAN = "Quiet Nan", "She waits below the sluice."


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("zones"))
    yield server
    server.stop()


def at_the_weir(visit: Visit, served: Demo) -> Company:
    """Two heroes from the workshop, a foe at hand, one behind it and one that nobody sees; real dice for all."""
    company = Company(visit, served, "nde2", "The weir at night")
    gm = company.gm
    company.brings(company.tyko, "Bram", "Assault")
    company.brings(company.ana, "Ilse", "Adept")
    for kind in ("Minion", "Boss"):
        gm.get_by_role("group", name="Foes in one tap").get_by_role("button", name=kind).click()
        expect(gm.get_by_role("article", name=f"{kind} 1")).to_be_visible()
    company.does("nde.foe", id="nan", tier="elite", name=SECRET, hidden=True)
    company.sends({"do": "write_note", "text": PLAN})
    expect(gm.get_by_role("article", name=SECRET)).to_be_visible()
    gm.get_by_role("button", name="Dials and dice").click()
    dice = gm.get_by_role("group", name="Whose dice?").get_by_role("group", name="Everybody")
    dice.get_by_role("button", name="real ones").click()
    all_read(company, "Dice are rolled by hand")
    company.does("nde.set-distance", one=company.id("Bram"), other=company.id("Minion 1"), zone="close")
    return company


def test_a_fight_on_zones(visit: Visit, served: Demo) -> None:
    """Help, luck, a power, blows, a fall, a hand up and a way back: every screen tells it, and keeps its secrets."""
    company = at_the_weir(visit, served)
    begins_the_fight(company)
    helped_and_lucky(company)
    a_foe_strikes(company)
    a_power_with_a_lost_line(company)
    down_and_up_again(company)
    back_and_once_more(company)
    it_ends(company)
    for page in company.everybody:
        assert "⟨" not in page.inner_text("body")
        assert sideways(page) <= 0
    secrets_are_kept(visit, company)


def begins_the_fight(company: Company) -> None:
    company.gm.get_by_role("button", name="Begin a fight").click()
    expect(company.gm.locator(OWN)).to_have_count(1)
    assert company.settles() == ["start"]
    all_read(company, "Round 1 begins.")
    for page in company.everybody:
        expect(page.get_by_text("the heroes act").first).to_be_visible()


def helped_and_lucky(company: Company) -> None:
    """A friend helps, the first throw fails, a point of luck buys another, and that one hits."""
    begins(company.tyko, "Attack", Against_whom="Minion 1")
    question = company.gm.locator(OWN)
    expect(question.get_by_role("heading")).to_contain_text("How hard is it for Bram")
    expect(question.get_by_role("button", name=re.compile("^5 hard"))).to_contain_text("67%")
    expect(company.edda.get_by_text("Nothing is asked of you right now.")).to_be_visible()
    company.faces = [[2], [12]]
    asked = company.settles(help=words("shines the lantern in its eyes"), luck=in_turn(AGAIN, usual))
    assert asked == ["call", "help", "allow-help", "ready", "dice", "luck", "dice", "luck"]
    all_read(company, "Ilse helps Bram: shines the lantern in its eyes.")
    all_read(company, "Bram spends a Luck Point to roll again and has 1 left.", "1d20: 2.")
    all_read(company, "Bram attacks Minion 1 with Strength (d20 against 5): a hit.", "1d20: 12.")
    all_read(company, "Minion 1 is out of the fight.")
    track(company.tyko, "Luck", "1")
    outcome = told(company.ana, "Bram attacks Minion 1")
    outcome.get_by_role("button", name="why").click()
    expect(outcome).to_contain_text("One step up: help from Ilse")
    outcome.get_by_role("button", name=re.compile(r"^nde2\.")).first.click()
    rule = company.ana.get_by_role("dialog")
    expect(rule.get_by_role("link", name="Open in the rulebook")).to_have_attribute("href", re.compile("^/rules/nde2/"))
    rule.get_by_role("button", name="Close").click()


def a_foe_strikes(company: Company) -> None:
    begins(company.gm, "Let foes act", Which_foes_act="Boss 1", Who="Ilse")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[1]]
    assert company.settles() == ["strike", "ready", "dice", "luck", "trouble"]
    all_read(company, "Boss 1 strikes at Ilse and hits.", "1d8: 1.")
    track(company.ana, "Hearts", "4 of 5")
    company.gm.get_by_role("button", name="Next round").click()
    all_read(company, "Round 2 begins.")


def a_power_with_a_lost_line(company: Company) -> None:
    """In the middle of a question one line is lost; when it is back, the question still waits, and is answered."""
    begins(company.ana, "Use a power", What_should_the_power_do="turns the river against it", Against_whom="Boss 1")
    question = company.gm.locator(OWN)
    expect(question.get_by_role("heading")).to_contain_text("turns the river against it")
    usual(question)
    asked = company.tyko.locator(OWN)
    expect(asked.get_by_role("heading")).to_contain_text("Does Bram help Ilse?")
    company.tyko.context.set_offline(True)
    expect(company.tyko.get_by_text("The connection is lost.")).to_be_visible()
    expect(company.gm.get_by_text("Tyko, player, is away")).to_be_attached()
    company.tyko.context.set_offline(False)
    expect(company.tyko.get_by_text("The connection is lost.")).to_have_count(0)
    expect(asked.get_by_role("heading")).to_contain_text("Does Bram help Ilse?")
    company.faces = [[12]]
    asked_then = company.settles()
    assert asked_then[:3] == ["help", "ready", "dice"]
    all_read(company, "Ilse uses a power", "1d12: 12.")
    track(company.ana, "Power", "2 of 3")


def down_and_up_again(company: Company) -> None:
    company.does("nde.set-distance", one=company.id("Bram"), other=company.id("Ilse"), zone="close")
    company.does("nde.suffer", who=company.id("Ilse"), hearts=4)
    track(company.ana, "Hearts", "0 of 5")
    for page in company.everybody:
        expect(page.locator("article[aria-label=Ilse]").first).to_contain_text("out of action")
    begins(company.tyko, "Help a friend", Whom_do_you_help_up="Ilse")
    all_read(company, "Ilse now has 1 Heart.")
    track(company.ana, "Hearts", "1 of 5")


def back_and_once_more(company: Company) -> None:
    """The GM goes back to the round's beginning: what came after is struck out for all, and the table is as it was."""
    gm = company.gm
    gm.get_by_role("button", name="Go back …").click()
    told(gm, "Round 2 begins.").get_by_role("button", name="Go back to here").click()
    gm.get_by_role("dialog").get_by_role("button", name="Go back", exact=True).click()
    for page in company.everybody:
        expect(page.locator(".line.gone", has_text="Ilse uses a power")).to_be_attached()
        expect(page.locator(".line.gone", has_text="Boss 1 strikes at Ilse")).to_have_count(0)
    track(company.ana, "Power", "3 of 3")
    track(company.ana, "Hearts", "4 of 5")


def it_ends(company: Company) -> None:
    company.gm.get_by_role("button", name="End the fight").click()
    all_read(company, "The fight is over")
    for page in company.everybody:
        expect(page.get_by_text("the heroes act")).to_have_count(0)


def secrets_are_kept(visit: Visit, company: Company) -> None:
    """What the GM alone may know is in the bytes that the GM's page was sent, and in nobody else's."""
    for secret in (SECRET, PLAN):
        assert secret in heard(visit, company.gm)
        for page in company.everybody[1:]:
            assert "Bram attacks Minion 1" in heard(visit, page)
            assert secret not in heard(visit, page)
