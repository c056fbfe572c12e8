"""A 2d20 adventure played through pages: drawn heroes, a test, two conflicts, a defeat, and growth."""

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
    brings_foes,
    in_place,
    in_turn,
    lays_out,
    number,
    option,
    own_card,
    picks,
    puts,
    says,
    told,
    usual,
    wants_real_dice,
    words,
)
from tests.browser.session import part
from tests.browser.visit import Visit

ONES, MISSES = [1, 1], [19, 19]
"""A 1 is two successes for everybody; no target number reaches 19, and no complication begins there."""

ATTACK = option(re.compile("^attack", re.IGNORECASE))
TRAIT = "The ferryman is in debt"
NOTABLE, MINOR = "Notable character 1", "Minor character 1"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("adventure"))
    yield server
    server.stop()


class Crossing:
    """The company with its two heroes, one on a phone."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.lucan = company.draws(company.tyko)
        self.dora = company.draws(company.ana)


def test_an_adventure_is_played_to_its_end(visit: Visit, served: Demo) -> None:
    """Two heroes try, fight, fall, stand up, fight again and grow; nobody types an id or reads one."""
    at = Crossing(Company(visit, served, "2d20", "The crossing"))
    begins_the_adventure(at)
    a_bought_die_and_a_hand(at)
    a_trait_for_momentum(at)
    a_struck_statement(at)
    lays_the_first_board(at)
    dora_strikes(at)
    lucan_moves_a_knife(at)
    dora_falls(at)
    the_conflict_ends_and_dora_stands(at)
    a_second_conflict(at)
    the_scene_ends(at)
    points_are_earned(at)
    the_adventure_ends(at)
    lucan_grows(at)


def asks(page: Page) -> None:
    """The first question of what was begun is before whoever it is for."""
    expect(page.locator(OWN)).to_have_count(1)


def begins_the_adventure(at: Crossing) -> None:
    company = at.company
    brings_foes(company, "Minor character", "Notable character")
    begins(company.gm, "Begin an adventure", Title="The salt road")
    all_read(company, "An adventure begins, with 0 Momentum saved: The salt road. The GM has 4 Threat.")
    begins(company.gm, "Begin a scene", Title="The ferry house")
    asks(company.gm)
    assert company.settles() == ["circumstances"]
    wants_real_dice(company)
    for page, hero in ((company.tyko, at.lucan), (company.ana, at.dora)):
        expect(own_card(page, hero)).to_contain_text("Assets")
    all_is_readable(company)


def tries(at: Crossing, page: Page, action: str, **answers: Answer) -> list[str]:
    begins(page, "Try something", What_do_you_try=action)
    asks(at.company.gm)
    return at.company.settles(**answers)


def a_bought_die_and_a_hand(at: Crossing) -> None:
    """A die for Threat, a die of the other hero's, and what comes of it is saved."""
    company = at.company
    company.faces = [[1, 1, 19, 1]]
    heard = tries(at, company.tyko, "slip the mooring", buy_dice=buys("Threat"), assist=says(How="holds the lantern"))
    assert [kind for kind in heard if kind != "focus"] == [
        *("possible", "escalates", "skill", "call", "traits", "judge", "drive", "assist", "allow-assist"),
        *("assist-pair", "raise", "buy-dice", "commit", "dice", "narrate", "spend"),
    ]
    all_read(company, f"{at.dora} helps {at.lucan} with a die, at target number")
    all_read(company, f"{at.lucan} passes the test of Battle. Successes: 6. Needed: 1.", "4d20: 1, 1, 19, 1.")
    all_read(company, f"Momentum +5 for {at.lucan} (saved): now 5.")
    all_is_readable(company)


def costs(said: str, price: str) -> Answer:
    """The usual answer, beside one that says what it costs, and in what."""

    def answer(card: Locator) -> None:
        expect(card.locator(".answer", has_text=said).last).to_contain_text(price)
        usual(card)

    return answer


def buys(purse: str) -> Answer:
    """One die more."""

    def answer(card: Locator) -> None:
        card.get_by_role("radiogroup", name="Die 3").locator("label", has_text=purse).click()
        card.locator("button[type=submit]").click()

    return answer


def a_trait_for_momentum(at: Crossing) -> None:
    company = at.company
    company.faces = [ONES]
    spends = says(What_for="A trait", In_your_own_words=TRAIT)
    heard = tries(at, company.ana, "read the ferry book", spend=in_turn(spends, usual))
    assert heard[-3:] == ["spend", "confirm-trait", "spend"]
    all_read(company, f"Now it is true: “{TRAIT}”.")
    for page in company.everybody:
        expect(page.locator("#now").get_by_text(TRAIT)).to_be_visible()


def a_struck_statement(at: Crossing) -> None:
    """An action against a hero's own words: the GM offers a point, and the statement is challenged and struck."""
    company, against = at.company, []

    def judges(card: Locator) -> None:
        card.locator(".head").get_by_role("button", name=re.compile("contradict")).click()
        first = card.locator(".piece.open .inside").get_by_role("button").first
        against.append(first.inner_text())
        first.click()
        card.locator("button[type=submit]").click()

    company.faces = [MISSES]
    tries(
        at,
        company.tyko,
        "leave the ferryman to drown",
        judge=judges,
        drive=lambda card: option(re.compile(f"^{against[0]}", re.IGNORECASE))(card),
        offer_point=option(re.compile("^offer|^yes", re.IGNORECASE)),
        take_point=option(re.compile("^take|^accept|^yes", re.IGNORECASE)),
        challenge=option(re.compile("challenge", re.IGNORECASE)),
    )
    all_read(company, f"The statement of {at.lucan} is struck out: {against[0]}.")
    all_is_readable(company)


def lays_the_first_board(at: Crossing) -> None:
    company = at.company
    lays_out(company, "Landing", "Ferry", "Far bank")
    puts(company.gm, "Landing", at.lucan)
    puts(company.gm, "Ferry", at.dora, NOTABLE)
    puts(company.gm, "Far bank", MINOR)
    gives(at, at.lucan, "Long knife", "Landing")
    gives(at, at.dora, "Crossbow", "Ferry")
    gives(at, NOTABLE, "Boathook", "Ferry", 6)
    fights(at, "A skirmish", at.dora)


def gives(at: Crossing, owner: str, asset: str, zone: str, potency: int = 0) -> None:
    """An asset lies on everybody's board, and stands on the card of whoever plays its owner."""
    begins(at.company.gm, "Give an asset", Whose_it_is=owner, Name=asset, Zone=zone, Potency=str(potency))
    for page in at.company.everybody:
        expect(in_place(page, zone)).to_contain_text(asset)
    if owner in (at.lucan, at.dora):
        expect(own_card(at.company.tyko if owner == at.lucan else at.company.ana, owner)).to_contain_text(asset)


def fights(at: Crossing, kind: str, first: str) -> None:
    begins(at.company.gm, "Begin a conflict", What_kind_of_conflict=kind, Who_acts_first=first)
    all_read(at.company, f"A conflict begins: {kind.lower()}.")
    for page in at.company.everybody:
        expect(page.locator(".turns .acting .unseen")).to_have_text(re.compile(f"^{first}, acting now"))
    all_is_readable(at.company)


def takes_a_turn(at: Crossing, page: Page, who: str, **answers: Answer) -> list[str]:
    """Take a character's turn on the player's page; on the GM's page, pick the character first."""
    company = at.company
    if page is company.gm:
        own = page.locator("details.own").filter(has=page.locator("summary", has_text=who))
        own.locator("summary").first.click()
        own.get_by_role("button", name="Take the turn").click()
    else:
        picks(page, "Take the turn")
    asks(page)
    return company.settles(**answers)


def dora_strikes(at: Crossing) -> None:
    """The usual attack is the one in reach; the other side defends with dice of its own, and the turn is kept."""
    company = at.company
    company.faces = [MISSES, ONES]
    keeps_it = says(Is_the_initiative_kept="yes", Who_acts_next=at.lucan)
    heard = takes_a_turn(at, company.ana, at.dora, action=in_turn(ATTACK, usual), keep=keeps_it)
    assert heard[:4] == ["action", "strike", "intent", "opposed"] and heard.count("dice") == 2
    all_read(company, f"{NOTABLE} opposes {at.dora}. Successes: 0.", "2d20: 19, 19.")
    all_read(company, f"{at.dora} attacks {NOTABLE}")
    all_read(company, f"{NOTABLE} is at 2 of 7 toward defeat (+2).")
    all_read(company, f"Momentum −2 for {at.dora} (keeping the initiative)")
    all_is_readable(company)


def dora_falls(at: Crossing) -> None:
    """One blow of 2 and Potency 6 fills the longest track there is."""
    company = at.company
    company.faces = [MISSES, ONES]
    strikes = says(Whom=at.dora, Which_asset="Boathook")
    heard = takes_a_turn(
        at,
        company.gm,
        NOTABLE,
        action=ATTACK,
        strike=strikes,
        intent=words("Into the river with her"),
        resist=falls,
    )
    assert "resist" in heard and "meaning" in heard
    all_read(company, f"{NOTABLE} attacks {at.dora} with Boathook: a hit.")
    all_read(company, "toward defeat (+8).")
    all_read(company, f"What that means for {at.dora}: Into the river with her.")
    for page in company.everybody:
        expect(page.locator(f"article[aria-label='{at.dora}']").first).to_contain_text("defeated")
    expect(company.ana.get_by_role("button", name="Take the turn")).to_have_count(0)
    all_is_readable(company)


def falls(card: Locator) -> None:
    """Fell a character, whose player is told the price of resisting before paying it."""
    expect(card).not_to_contain_text("What pays for it")
    card.get_by_role("radio", name=re.compile("^yes", re.IGNORECASE)).check()
    expect(card.locator(".head", has_text="What pays for it")).to_contain_text("Momentum 7, Threat 0")
    card.get_by_role("radio", name=re.compile("^no", re.IGNORECASE)).check()
    card.locator("button[type=submit]").click()


def lucan_moves_a_knife(at: Crossing) -> None:
    """On the phone: the knife is picked on the board, and the turn begins with it."""
    company, page = at.company, at.company.tyko
    part(page, "Board")
    page.locator(".board").get_by_role("button", name=re.compile("^Long knife")).click()
    page.get_by_role("button", name="Move Long knife: take the turn").click()
    part(page, "Play")
    asks(page)
    company.faces = [ONES]
    heard = company.settles()
    assert heard[0] == "move"
    all_read(company, f"{at.lucan} moves subtly: Long knife to Ferry.")
    for seen in company.everybody:
        expect(in_place(seen, "Ferry")).to_contain_text("Long knife")
    all_is_readable(company)


def the_conflict_ends_and_dora_stands(at: Crossing) -> None:
    company = at.company
    picks(company.gm, "End the conflict")
    all_read(company, "The conflict is over. The defeated are on their feet again, unless it was for good.")
    for page in company.everybody:
        expect(page.locator(f"article[aria-label='{at.dora}']").first).not_to_contain_text("defeated")
        expect(page.locator(".turns")).to_have_count(0)
    expect(company.ana.get_by_role("button", name="Try something")).to_be_visible()
    company.faces = [ONES]
    tries(at, company.ana, "wring out her coat")
    all_read(company, f"{at.dora} passes the test")


def a_second_conflict(at: Crossing) -> None:
    """The same assets on a new board; who fell acts first, and moves what she shot with."""
    company = at.company
    lays_out(company, "Yard", "Loft")
    puts(company.gm, "Yard", at.dora, "Crossbow", NOTABLE)
    puts(company.gm, "Loft", at.lucan, "Long knife")
    fights(at, "A duel", at.dora)
    company.faces = [ONES]
    moves = option(re.compile("^move an asset", re.IGNORECASE))
    heard = takes_a_turn(at, company.ana, at.dora, action=moves)
    assert heard[:2] == ["action", "move"]
    all_read(company, f"{at.dora} moves subtly: Crossbow to Loft.")
    picks(company.gm, "End the conflict")
    expect(told(company.gm, "The conflict is over.")).to_be_attached()
    all_is_readable(company)


def the_scene_ends(at: Crossing) -> None:
    """The GM keeps the trait; Momentum fades by one."""
    company = at.company
    picks(company.gm, "End the scene")
    asks(company.gm)
    company.settles(scene_end=keeps)
    all_read(company, "The scene is over. Momentum saved: ")
    for page in company.everybody:
        expect(page.locator("#now").get_by_text(TRAIT)).to_be_visible()
    all_is_readable(company)


def keeps(card: Locator) -> None:
    card.get_by_role("button", name=TRAIT).click()
    card.locator("button[type=submit]").click()


def points_are_earned(at: Crossing) -> None:
    company = at.company
    begins(company.gm, "Reward an ambition", Who=at.lucan, In_a_few_words="a seat nearer the fire")
    asks(company.gm)
    company.settles(ambition=number(3))
    begins(company.gm, "Honor a player", Who=at.lucan, In_a_few_words="the lantern in the fog")
    asks(company.gm)
    company.settles(impressed=option(re.compile("^yes", re.IGNORECASE)))
    all_read(company, "the lantern in the fog")


def the_adventure_ends(at: Crossing) -> None:
    """End the adventure; players with a struck statement are asked about it."""
    company = at.company
    picks(company.gm, "End the adventure")
    asks(company.tyko)
    assert company.settles() == ["recovery"]
    all_read(company, "Adventure 1 is over.")
    all_is_readable(company)


def lucan_grows(at: Crossing) -> None:
    company = at.company
    picks(company.tyko, "Spend advancement points")
    asks(company.tyko)
    company.settles(advance=option(re.compile("focus", re.IGNORECASE)), new_focus=says(Which_skill="Move", Name="Fog"))
    all_read(company, f"{at.lucan} has a new focus: “Fog”.")
    expect(own_card(company.tyko, at.lucan)).to_contain_text("Fog")
    all_is_readable(company)
