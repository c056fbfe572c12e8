"""An NDE2 fight on zones, played through the pages of four people on four devices."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Demo
from tests.browser.scenes import (
    OWN,
    Company,
    all_read,
    begins,
    brings_foes,
    brings_in_secret,
    goes_back,
    in_turn,
    nobody_stands,
    option,
    out_of_action,
    picks,
    rest_and_grow,
    secrets_are_kept,
    sets,
    sets_apart,
    told,
    track,
    usual,
    wants_real_dice,
    words,
    writes_down,
)
from tests.browser.visit import Visit, sideways

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
    company = Company(visit, served, "newer edition", "The weir at night")
    company.brings(company.tyko, "Bram", "Assault")
    company.brings(company.ana, "Ilse", "Adept")
    brings_foes(company, "Minion", "Boss")
    brings_in_secret(company, SECRET, "a minion")
    writes_down(company, PLAN)
    wants_real_dice(company)
    sets_apart(company.gm, "Bram", "Minion 1", "Close")
    sets_apart(company.gm, "Bram", "Ilse", "Close")
    return company


def test_a_fight_on_zones_is_played_to_the_last_foe(visit: Visit, served: Demo) -> None:
    """From the lobby to the last foe: every screen tells each blow, and no byte of a secret goes to the wrong one."""
    company = at_the_weir(visit, served)
    begins_the_fight(company)
    helped_and_lucky(company)
    a_foe_strikes_ilse_down(company)
    a_hand_up(company)
    a_power_with_a_lost_line(company)
    back_and_once_more(company)
    secrets_are_kept(visit, company, SECRET, PLAN)
    who_waited_steps_out(company)
    the_last_blows(company)
    rest_and_grow(company)
    for page in company.everybody:
        assert "⟨" not in page.inner_text("body")
        assert sideways(page) <= 0
        assert SECRET in visit.everything(page)
    secrets_are_kept(visit, company, PLAN)


def begins_the_fight(company: Company) -> None:
    company.gm.get_by_role("button", name="Begin a fight").click()
    expect(company.gm.locator(OWN)).to_have_count(1)
    assert company.settles() == ["start"]
    all_read(company, "Round 1 begins.")
    for page in company.everybody:
        expect(page.get_by_text("Heroes' turn").first).to_be_visible()


def helped_and_lucky(company: Company) -> None:
    """A friend helps, the first roll fails, a point of luck buys another, and that one hits."""
    begins(company.tyko, "Attack", Against_whom="Minion 1")
    question = company.gm.locator(OWN)
    expect(question.get_by_role("heading")).to_contain_text("Bram against")
    expect(question.get_by_role("button", name=re.compile("^5 hard"))).to_contain_text("67%")
    expect(company.edda.get_by_text("Nothing for you right now.")).to_be_visible()
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
    outcome.get_by_role("button", name="Making an attack").first.click()
    rule = company.ana.get_by_role("dialog")
    expect(rule.get_by_role("link", name="Open in the rulebook")).to_have_attribute("href", re.compile("^/rules/nde2/"))
    rule.get_by_role("button", name="Close").click()


def a_foe_strikes_ilse_down(company: Company) -> None:
    """The cold has left Ilse one Heart; the Boss, which could not reach anybody, comes to her and takes it."""
    picks(company.gm, "Let foes act")
    strikes = company.gm.locator("form", has=company.gm.get_by_role("button", name="Begin", exact=True))
    expect(strikes.get_by_text("Ilse is out of reach.")).to_be_visible()
    strikes.get_by_role("button", name="Cancel").click()
    sets_apart(company.gm, "Ilse", "Boss 1", "Close")
    sets(company, "Ilse", "Hearts", 1, "the cold of the river")
    track(company.ana, "Hearts", "1 of 5")
    begins(company.gm, "Let foes act", Which_foes_act="Boss 1", Who="Ilse")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[1]]
    assert company.settles() == ["strike", "ready", "dice", "luck", "trouble"]
    all_read(company, "Boss 1 strikes at Ilse and hits.", "1d8: 1.")
    track(company.ana, "Hearts", "0 of 5")
    out_of_action(company, "Ilse")
    picks(company.gm, "Next round")
    all_read(company, "Round 2 begins.")


def a_hand_up(company: Company) -> None:
    begins(company.tyko, "Help somebody up", Whom_do_you_help="Ilse")
    all_read(company, "Ilse now has 1 Heart.")
    track(company.ana, "Hearts", "1 of 5")


def the_river_turns(company: Company) -> None:
    """Ilse's power: what it does, whom it strikes; squares are none of its business on a board of zones."""
    company.ana.get_by_role("button", name=re.compile("^use a power$", re.IGNORECASE)).click()
    expect(company.ana.get_by_role("group", name="Against whom")).to_be_visible()
    expect(company.ana.get_by_role("spinbutton", name="Across")).to_have_count(0)
    company.ana.get_by_role("button", name="Cancel").click()
    begins(company.ana, "Use a power", What_should_the_power_do="turns the river against it", Against_whom="Boss 1")
    question = company.gm.locator(OWN)
    expect(question.get_by_role("heading")).to_contain_text("turns the river against it")


def a_power_with_a_lost_line(company: Company) -> None:
    """In the middle of a question one line is lost; when it is back, the question still waits, and is answered."""
    the_river_turns(company)
    usual(company.gm.locator(OWN))
    ready = company.ana.locator(OWN).get_by_role("heading")
    expect(ready).to_have_count(1)
    asked = ready.inner_text()
    company.ana.context.set_offline(True)
    expect(company.ana.get_by_text("The connection is lost.")).to_be_visible()
    expect(company.gm.get_by_text("Ana, player, is away")).to_be_attached()
    company.ana.context.set_offline(False)
    expect(company.ana.get_by_text("The connection is lost.")).to_have_count(0)
    expect(ready).to_have_text(asked)
    company.faces = [[12]]
    assert company.settles() == ["ready", "dice", "gift", "exceptional"]
    all_read(company, "Ilse uses a power", "1d12: 12.")
    track(company.ana, "Power", "2 of 3")


def back_and_once_more(company: Company) -> None:
    """The GM goes back to the round's beginning: what came after is struck out for all, and the table is as it was."""
    goes_back(company, "Round 2 begins.")
    for page in company.everybody:
        expect(page.locator(".line.gone", has_text="Ilse uses a power")).to_be_attached()
        expect(page.locator(".line.gone", has_text="Boss 1 strikes at Ilse")).to_have_count(0)
    track(company.ana, "Power", "3 of 3")
    out_of_action(company, "Ilse")
    a_hand_up(company)
    the_river_turns(company)
    company.faces = []  # what was seen once comes again
    assert company.settles() == ["power", "ready", "gift", "exceptional"]
    all_read(company, "Boss 1 has 1 Heart left.")
    track(company.ana, "Power", "2 of 3")


def who_waited_steps_out(company: Company) -> None:
    """Reveal the hidden foe, which strikes and misses."""
    begins(company.gm, "Reveal a foe", Short_name=SECRET)
    for page in company.everybody:
        expect(page.locator(f"article[aria-label='{SECRET}']").first).to_be_attached()
    sets_apart(company.gm, "Bram", SECRET, "Close")
    begins(company.gm, "Let foes act", Which_foes_act=SECRET, Who="Bram")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[8]]
    assert company.settles()[:3] == ["strike", "ready", "dice"]
    all_read(company, f"{SECRET} strikes at Bram and misses.")
    picks(company.gm, "Next round")
    all_read(company, "Round 3 begins.")


def the_last_blows(company: Company) -> None:
    """One after the other they are out; nobody is left to fight, and the GM ends it."""
    begins(company.tyko, "Attack", Against_whom=SECRET)
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.faces = [[10]]
    company.settles()
    all_read(company, f"{SECRET} is out of the fight.")
    the_river_turns(company)
    company.faces = [[12]]
    company.settles()
    all_read(company, "Boss 1 is out of the fight.")
    nobody_stands(company, "Minion 1", "Boss 1", SECRET)
    picks(company.gm, "End the fight")
    all_read(company, "The fight is over")
    for page in company.everybody:
        expect(page.get_by_text("Heroes' turn")).to_have_count(0)
