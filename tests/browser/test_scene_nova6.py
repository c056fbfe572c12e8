"""NOVA6 conflicts played through pages: the plain book from the lobby to a new talent, and each pack."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import (
    OWN,
    Answer,
    Company,
    all_is_readable,
    all_read,
    begins,
    in_place,
    lays_out,
    option,
    own_card,
    picks,
    puts,
    sets,
    track,
    usual,
    wants_real_dice,
    words,
)
from tests.browser.visit import Visit
from tests.support.soaking import SOAKING

WON, LOST = [6, 5, 4], [4, 3, 2]
"""Dice that win or lose, however many more there are, and without a one that might be rolled again."""
ILKA = {
    "High Concept": "Harbour pilot on dry land",
    "Background": "Raised on the salt stair",
    "Motivation": "Bring the lost boat home",
    "Trouble": "Owes the tide money",
}
SKILLS = ("Fight", "Move", "Physique", "Resolve", "Wits")
TALENTS = ("Focused: Fight", "Specialized: Fight")
ZONES = ("Quay", "Weigh house", "Salt loft")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("nova6"))
    yield server
    server.stop()


def test_a_conflict_is_played_from_the_lobby_to_a_new_talent(visit: Visit, served: Demo) -> None:
    """Attack, help, defense, stunt, invoke, movement, rest and growth go by pickers, and every page tells them."""
    company = Company(visit, served, "NOVA6", "The salt stair")
    drawn = company.draws(company.tyko)
    makes_ilka(company)
    the_stage_is_set(company, drawn)
    initiative(company, drawn)
    an_attack_as_proposed(company, drawn)
    help_for_another(company, drawn)
    a_defense_that_fails(company, drawn)
    the_round_ends_once_more_asked(company)
    an_invoke_and_a_stunt(company, drawn)
    a_walk_to_another_zone(company)
    the_scene_closes(company)
    rest_after_it(company)
    a_level_and_a_talent(company)


# ---- before the scene -----------------------------------------------------------------------------------------------


def makes_ilka(company: Company) -> None:
    """A player makes a hero step by step; the card at the table names each aspect, and the skill of each talent."""
    page = company.ana
    page.get_by_role("link", name="Make my own, step by step").click()
    for label, text in ILKA.items():
        page.get_by_label(label, exact=True).fill(text)
    step = page.locator("nav ol button")
    step.nth(2).click()
    for skill in SKILLS:
        page.get_by_role("button", name=f"{skill}: more", exact=True).click()
    for talent in TALENTS:
        page.get_by_role("button", name=re.compile(f"^{talent}( \\(|$)")).click()  # what it does stands behind it
    step.nth(4).click()
    page.get_by_label("Name", exact=True).fill("Ilka")
    bring = page.get_by_role("button", name="Bring to the table")
    expect(bring).to_be_enabled()
    bring.click()
    card = own_card(page, "Ilka")
    for said in ("Focused · Fight", "Specialized · Fight", *ILKA.values()):
        expect(card).to_contain_text(said)
    lasting = card.get_by_role("list", name="Effects").get_by_role("listitem")
    for slot, text in ILKA.items():
        expect(lasting.filter(has_text=text)).to_contain_text(slot.lower())
    for unsaid in ("How many", "Load"):
        expect(card).not_to_contain_text(unsaid)


def the_stage_is_set(company: Company, drawn: str) -> None:
    """The GM brings two people, lays zones out, puts everybody down and hands swords out."""
    gm = company.gm
    wants_real_dice(company)
    brings(company, "Brack", "Salt smuggler", "an extra", 1)
    brings(company, "Captain Orla", "Captain of the weigh house", "a principal", 2)
    lays_out(company, *ZONES)
    puts(gm, "Quay", drawn, "Ilka", "Brack")
    puts(gm, "Weigh house", "Captain Orla")
    all_read(company, "The GM decides: Captain Orla is now in “Weigh house”.")
    for page, hero in ((company.tyko, drawn), (company.ana, "Ilka")):
        begins(gm, "Hand something out", Who=hero, Which_thing="Sword")
        expect(own_card(page, hero)).to_contain_text("sword")
    all_is_readable(company)


def brings(company: Company, name: str, concept: str, kind: str, level: int) -> None:
    """A name and a phrase bring somebody of the GM's, whom everybody sees."""
    more = {"Level": str(level), "What_kind": kind, "Do_the_players_see_it": "yes", "Are_their_numbers_known": "yes"}
    begins(company.gm, "Somebody at once", High_concept=concept, What_it_is_called=name, **more)
    for page in company.everybody:
        expect(page.get_by_role("article", name=name, include_hidden=True)).to_contain_text(concept)


def initiative(company: Company, drawn: str) -> None:
    """Each player is told that it is initiative, and then whose turn it is."""
    begins(company.gm, "Begin a scenario")
    track(company.ana, "Plot points", "3")
    begins(company.gm, "Open a scene", What_kind="a conflict", Title="The salt stair at low water")
    expect(company.tyko.locator(OWN)).to_contain_text("Initiative")
    company.faces = [WON, WON]
    heard = asked_of(company)
    assert heard.count("dice") == 2
    all_read(company, "Round 1 begins.")
    is_told_of_their_turn(company.tyko, drawn)
    is_told_of_their_turn(company.ana, "Ilka")


# ---- the scene ------------------------------------------------------------------------------------------------------


def an_attack_as_proposed(company: Company, drawn: str) -> None:
    """The GM accepts the opposition that is proposed by one press; the sword goes through."""
    tries(company.tyko, "cut the lantern arm", action="attack", target="Brack", tool="sword")
    company.faces = [WON]
    heard = asked_of(company)
    assert heard[0] == "judge" and {"ready", "dice"} <= {*heard} and len(heard) <= 9, heard
    all_read(company, f"{drawn} hits Brack")
    all_read(company, "Brack takes")
    all_is_readable(company)
    ends_turn(company.tyko)


def help_for_another(company: Company, drawn: str) -> None:
    """An advantage that one player makes lies on the card of the other."""
    tries(company.ana, "ring the tide bell", skill="Wits", action="create advantage")
    company.faces = [WON]

    def gives(card: Locator) -> None:
        card.get_by_role("textbox", name="What it is called").fill("The tide bell rings")
        picked(card, "For whom", drawn)
        picked(card, "Skill", "Fight")
        card.locator("button[type=submit]").click()

    heard = asked_of(company, advantage=gives)
    assert heard[0] == "judge" and heard[-1] == "advantage"
    all_read(company, f"New for {drawn}: “The tide bell rings”, +1d (Fight)")
    expect(own_card(company.tyko, drawn)).to_contain_text("The tide bell rings")
    all_is_readable(company)
    ends_turn(company.ana)


def a_defense_that_fails(company: Company, drawn: str) -> None:
    """A blow of the GM's asks its hero for skill, dice and damage, and a box is filled on every card."""
    form = {"Who_acts": "Brack", "Against_whom": "Ilka", "Which_action": "attack", "What_do_you": "a fist from below"}
    form["With_what"] = "none"  # not the dagger it begins with: what bare hands do is over with the scene
    begins(company.gm, "Act against a hero", **form)
    company.faces = [LOST]
    heard = asked_of(company)
    assert heard.count("prepare") == 1 and heard[-1] == "reduce" and len(heard) <= 9, heard
    all_read(company, "Brack hits Ilka")
    for page in company.everybody:
        box = page.get_by_role("article", name="Ilka", include_hidden=True)
        expect(box.get_by_role("img", name="STRESSED: 1 of 3", include_hidden=True)).to_have_count(1)
    all_is_readable(company)


def the_round_ends_once_more_asked(company: Company) -> None:
    """End the round after the page has named those without a turn."""
    picks(company.gm, "Next round")
    expect(company.gm.locator(OWN)).to_contain_text("Captain Orla")
    expect(company.gm.locator(OWN)).not_to_contain_text("Brack")
    assert asked_of(company) == ["end-round"]
    all_read(company, "Round 2 begins.")


def an_invoke_and_a_stunt(company: Company, drawn: str) -> None:
    """An own aspect is invoked for a plot point and brings a stunt point, which buys more damage; Brack is out."""
    sets(company, "Ilka", "Plot points", 2, "the tide is in")
    tries(company.ana, "drive Brack off the stair", skill="Fight", action="attack", target="Brack", tool="sword")
    company.faces = [WON]
    offered = re.compile(f"^invoke an aspect, {ILKA['High Concept']}, one more stunt point +100%$", re.I)
    invokes = once_on(company.ana, option(offered))

    def buys(card: Locator) -> None:
        picked(card, "Which stunt", "Increase Effect")
        card.locator("button[type=submit]").click()

    ending = words("over the rail into the mud")
    heard = asked_of(company, after_roll=invokes, spend_points=buys, how_it_ends=ending)
    assert {"relevant", "spend-points", "how-it-ends"} <= {*heard}
    all_read(company, f"Ilka invokes “{ILKA['High Concept']}”")
    all_read(company, "Ilka now has 1 plot point")
    track(company.ana, "Plot points", "1")
    all_read(company, "Brack is out of the scene")
    for page in company.everybody:
        out = page.get_by_role("article", name="Brack", include_hidden=True)
        expect(out).to_contain_text("incapacitated")
    all_is_readable(company)
    ends_turn(company.ana)


def a_walk_to_another_zone(company: Company) -> None:
    """A hero is taken on the board and put into the next zone; the log says so by its name."""
    page = company.tyko
    page.get_by_role("navigation").get_by_role("button", name="Board").click()
    board = page.get_by_role("group", name="The board")
    mover = board.locator(".card:enabled").first
    name = mover.inner_text()
    mover.click()
    board.get_by_role("button", name=f"Put {name} here: Weigh house").click()
    all_read(company, f"{name}: → Weigh house.")
    for each in company.everybody:
        expect(in_place(each, "Weigh house")).to_contain_text(name)
    page.get_by_role("navigation").get_by_role("button", name="Play").click()
    ends_turn(page)
    all_read(company, "It is the turn of Captain Orla.")
    all_is_readable(company)


# ---- after it -------------------------------------------------------------------------------------------------------


def the_scene_closes(company: Company) -> None:
    """Close the scene: its effects are over, and nobody is said to walk again."""
    begins(company.gm, "Close the scene", How_it_ended="The stair is free")
    all_read(company, "The scene is over")
    all_read(company, "Ilka clears a box.")
    expect(company.gm.locator(".line", has_text="Weigh house").filter(has_text="is now here")).to_have_count(1)
    expect(own_card(company.ana, "Ilka")).not_to_contain_text("had the turn")


def rest_after_it(company: Company) -> None:
    """A safe rest is one question to the GM, and is finished."""
    picks(company.gm, "Rest")
    assert asked_of(company) == ["safe-to-rest"]
    all_read(company, "They rest")
    picks(company.gm, "Finish the rest")
    expect(company.gm.get_by_role("heading", level=2, name="No scene yet")).to_be_visible()


def a_level_and_a_talent(company: Company) -> None:
    """A milestone brings a level, and the advance goes into a talent that is picked from the list of the book."""
    begins(company.gm, "Reach a milestone", What_kind="a major milestone", Level="yes, one level")
    all_read(company, "Ilka rises to level 2")
    company.ana.get_by_role("button", name="Ilka grows", exact=True).click()

    def takes(card: Locator) -> None:
        card.get_by_role("radio", name="a talent", exact=True).check()
        card.get_by_role("radio", name="Tough", exact=True).check()
        card.locator("button[type=submit]").click()

    assert asked_of(company, spend_advance=takes) == ["spend-advance"]
    all_read(company, "Ilka spends an advance on a talent: “Tough”.")
    card = own_card(company.ana, "Ilka")
    expect(card).to_contain_text("Tough")
    expect(card).to_contain_text("Level 2")
    all_is_readable(company)


# ---- with each pack -------------------------------------------------------------------------------------------------


PACKS = [("Hearthmarch", "march sword"), ("Lowtide", "weighted cane")]


@pytest.mark.parametrize(("pack", "thing"), PACKS if SOAKING else PACKS[:1])
def test_a_conflict_of_a_pack_is_played_with_its_things(visit: Visit, served: Demo, pack: str, thing: str) -> None:
    """Heroes of the pack strike with its gear, are struck, invoke an aspect and leave the scene."""
    company = Company(visit, served, "NOVA6", f"A session of {pack}", pack)
    hero = company.draws(company.tyko)
    wants_real_dice(company)
    brings(company, "Old Grudge", "A grudge on two legs", "an extra", 1)
    tool = something_to_strike_with(company, hero, thing)
    begins(company.gm, "Open a scene", What_kind="a conflict", Title="At the gate")
    company.faces = [WON]
    asked_of(company)
    is_told_of_their_turn(company.tyko, hero)
    tries(company.tyko, "strike first", action="attack", target="Old Grudge", tool=tool)
    company.faces = [WON]
    invokes = once_on(company.tyko, option(re.compile("^invoke an aspect, .*one more stunt", re.I)))
    heard = asked_of(company, after_roll=invokes)
    assert {"judge", "relevant", "spend-points"} <= {*heard}
    all_read(company, f"{hero} hits Old Grudge")
    all_read(company, f"{hero} invokes “")
    all_is_readable(company)
    ends_turn(company.tyko)
    form = {"Who_acts": "Old Grudge", "Against_whom": hero, "Which_action": "attack", "What_do_you": "a shove"}
    begins(company.gm, "Act against a hero", **form)
    company.faces = [LOST]
    assert "failure" in asked_of(company)
    all_read(company, f"Old Grudge hits {hero}")
    begins(company.gm, "Close the scene", How_it_ended="The gate is shut")
    all_read(company, "The scene is over")
    all_is_readable(company)


def something_to_strike_with(company: Company, hero: str, thing: str) -> str:
    """A thing of the pack that does damage: the hero's own, or else one that the GM hands out."""
    mine = own_card(company.tyko, hero)
    weapons = mine.get_by_role("listitem").filter(has=company.tyko.get_by_role("button", name="damage", exact=True))
    if not weapons.count():
        begins(company.gm, "Hand something out", Who=hero, Which_thing=thing)
        expect(weapons).to_contain_text(thing)
    return weapons.first.locator(".story").inner_text()


# ---- hands ----------------------------------------------------------------------------------------------------------


def asked_of(company: Company, **answers: Answer) -> list[str]:
    """Once the first question has come, all are answered, as usual or as is said here; what was asked, in order."""
    expect(company.gm.locator("[data-prompt]").first).to_be_attached()
    return company.settles(**answers)


def tries(page: Page, what: str, skill: str = "", action: str = "", target: str = "", tool: str = "") -> None:
    """A player tries something, with what they pick of the lists."""
    said = {"With_which_skill": skill, "Which_action": action, "Against_whom": target, "With_what": tool}
    begins(page, "Try something", What_do_you_want=what, **{label: value for label, value in said.items() if value})


def picked(card: Locator, label: str, value: str) -> None:
    """A piece of an answer is opened, if it is not, and one of its words taken."""
    words = card.get_by_role("group", name=re.compile(f"^{label}")).get_by_role("radio", name=re.compile(f"^{value}"))
    if not words.count():
        card.get_by_role("button", name=re.compile(f"^{label}")).click()
    words.first.check()


def once_on(page: Page, answer: Answer) -> Answer:
    """An answer that is given once, and on one page; everywhere else and later it is the usual one."""
    left = [answer]

    def answers(card: Locator) -> None:
        (left.pop() if left and card.page == page else usual)(card)

    return answers


def is_told_of_their_turn(page: Page, hero: str) -> None:
    """It stands beside what is asked; what passes over the page as a round begins is not looked at."""
    expect(page.locator("#now").get_by_text(f"Your turn: {hero}.")).to_be_visible()


def ends_turn(page: Page) -> None:
    page.get_by_role("button", name="End the turn", exact=True).click()
    expect(page.get_by_role("button", name="End the turn", exact=True)).to_have_count(0)
