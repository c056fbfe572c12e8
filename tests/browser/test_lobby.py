"""The lobby: a table in three choices, the demo, links and codes, and the coach for newcomers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Demo
from tests.browser.test_table import OWN, settle
from tests.browser.visit import PHONE, Visit, in_both_lights, sideways


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("lobby"))
    yield server
    server.stop()


def asked(page: Page, path: str, body: Any = None) -> Any:
    """The server's answer to a request from this page."""
    ask = """async ([path, body]) => {
        const sent = body === null ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
        return (await fetch(path, sent)).json();
    }"""  # noqa: E501
    return page.evaluate(ask, [path, body])


DEMO = "section[aria-labelledby=demo]"


def in_the_lobby(visit: Visit, served: Demo, **more: Any) -> Page:
    """The host in the lobby."""
    page = visit(served.host, **more)
    expect(page.locator("#demo")).to_be_visible()
    return page


def hosted(visit: Visit, served: Demo, **table: Any) -> tuple[Page, str]:
    """The host sits at a new table as its GM; a link for a player."""
    page = in_the_lobby(visit, served)
    wanted = {"book": "nde2", "title": "The ferry", "name": "Oda", "pace": "everything"}
    made = asked(page, "/api/tables", wanted | table)
    link = asked(page, f"/api/tables/{made['id']}/links", {"role": "player"})["url"]
    page.goto(f"{served.address}/table/{made['id']}/gm")
    expect(page.get_by_role("heading", level=1, name=made["title"])).to_be_visible()
    return page, link


# ---- three choices --------------------------------------------------------------------------------------------------


def test_a_table_is_started_in_four_choices(visit: Visit, served: Demo) -> None:
    """Book, language, pace and house rules: each rule says what it means, and the table is as was chosen."""
    page = in_the_lobby(visit, served)
    start = page.locator("form", has=page.get_by_role("heading", name="Start a table"))
    start.get_by_role("radio", name=re.compile("the first edition")).check()
    start.get_by_role("radio", name="Polski").check()
    expect(start.get_by_role("radio", name=re.compile("^Brisk"))).to_be_checked()
    start.get_by_role("radio", name=re.compile("^By the book")).check()
    expect(start.get_by_text("As the book has it. You need not change anything.").first).to_be_visible()
    start.get_by_text("House rules").click()
    start.locator("summary", has_text="Setting up").click()
    dice = start.locator("[data-option=dice_mode]")
    expect(dice).to_contain_text("Which dice decide the tests of the whole game.")
    expect(dice.locator("label", has_text="Five dice")).to_contain_text("usual")
    expect(dice.locator("label", has_text="Six-sided dice only")).to_contain_text(
        "one roll of a d6 against a threshold"
    )
    dice.get_by_role("radio", name=re.compile("Six-sided dice only")).check()
    changed = start.locator(".changed")
    expect(changed).to_contain_text("One house rule of your own")
    expect(changed).to_contain_text("Dice at the table: Six-sided dice only")
    dice.get_by_role("button", name="nde1.setup.dice-mode").click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("nde1.setup.dice-mode")
    rule.get_by_role("button", name="Close").click()
    start.locator("summary", has_text="Help and second tries").click()
    start.get_by_role("button", name="Helpers in a test: more").click()
    expect(changed).to_contain_text("Helpers in a test: 2")
    changed.get_by_role("button", name="Helpers in a test: as the book has it").click()
    expect(changed).not_to_contain_text("Helpers")
    start.get_by_label("Your name", exact=True).fill("Oda")
    start.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1, name="Our table")).to_be_visible()
    table = page.url.split("/")[-2]
    about = asked(page, f"/api/tables/{table}")
    assert (about["book"], about["language"], about["title"]) == ("nde1", "pl", "Our table")
    view = asked(page, f"/api/tables/{table}/seats/gm/view")
    played = view["state"]["options"]
    assert (played["dice_mode"], played["max_helpers"], view["house"]["pace"]) == ("d6", 1, "book")


def test_a_missing_name_is_reported_at_its_field(visit: Visit, served: Demo) -> None:
    """A button that waits for a name says so when it is pressed, in the reader's language, and leads there."""
    page = in_the_lobby(visit, served)
    start = page.locator("form", has=page.get_by_role("heading", name="Start a table"))
    name = start.get_by_label("Your name", exact=True)
    name.fill("  ")
    start.get_by_role("button", name="Open the table").click()
    expect(start.get_by_role("alert")).to_have_text("Write something here first.")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Oda")
    expect(start.get_by_role("alert")).to_have_count(0)


def test_another_book_has_house_rules_of_its_own(visit: Visit, served: Demo) -> None:
    """Changing the book replaces the house rules by those of the new book."""
    page = in_the_lobby(visit, served)
    start = page.locator("form", has=page.get_by_role("heading", name="Start a table"))
    start.get_by_text("House rules").click()
    start.locator("summary", has_text="Luck").click()
    start.locator("[data-option=luck_per_test]").get_by_role("radio").nth(1).check()
    expect(start.locator(".changed")).to_contain_text("Luck in one test")
    start.get_by_role("radio", name=re.compile("the first edition")).check()
    expect(start.locator("[data-option=tn_shifts]")).to_be_attached()
    expect(start.locator("[data-option=luck_per_test]")).to_have_count(0)
    expect(start.locator(".changed")).to_contain_text("As the book has it.")


# ---- the demonstration ----------------------------------------------------------------------------------------------


def test_the_demonstration_opens_from_the_lobby(visit: Visit, served: Demo) -> None:
    """One tap prepares it, one chooses a seat; a seat that is taken says so, and a fresh demo can be prepared."""
    page = in_the_lobby(visit, served)
    page.locator(DEMO).get_by_role("button", name="the newer edition").click()
    page.get_by_role("button", name=re.compile("^Ilse")).click()
    expect(page.get_by_role("heading", name=re.compile("the salt store at low tide", re.IGNORECASE))).to_be_visible()
    expect(page.get_by_role("heading", level=2, name="Ilse", exact=True)).to_be_visible()
    other = in_the_lobby(visit, served)
    other.locator(DEMO).get_by_role("button", name="the newer edition").click()
    expect(other.get_by_role("button", name=re.compile("^Ilse"))).to_be_disabled()
    expect(other.get_by_role("button", name=re.compile("^Ilse"))).to_contain_text("taken")
    other.get_by_role("button", name="Start a fresh session").click()
    expect(other.get_by_role("button", name=re.compile("^Ilse"))).to_be_enabled()
    page.goto(served.address)
    page.locator(DEMO).get_by_role("button", name="the newer edition").click()
    expect(page.get_by_role("button", name=re.compile("^Gil"))).to_be_enabled()


# ---- ways in --------------------------------------------------------------------------------------------------------


def test_a_code_and_a_pasted_link_both_lead_in(visit: Visit, served: Demo) -> None:
    """A spoken code and a pasted link go into one field; only the host can start a table here."""
    gm, link = hosted(visit, served)
    table = gm.url.split("/")[-2]
    id = asked(gm, f"/api/tables/{table}/links")["links"][-1]["id"]
    code = asked(gm, f"/api/tables/{table}/links/{id}/code", {})["code"]
    guest = visit(served.address, size=PHONE)
    expect(guest.get_by_text("Only the host of this server can start tables.")).to_be_visible()
    expect(guest.locator("#demo")).to_have_count(0)
    guest.get_by_label("Code or link").fill("000-000")
    guest.get_by_label("Your name at the table").fill("Edda")
    guest.get_by_role("button", name="Go in").click()
    expect(guest.get_by_role("alert")).to_contain_text("This code does not work")
    guest.get_by_label("Code or link").fill(code)
    guest.get_by_role("button", name="Go in").click()
    expect(guest.get_by_role("heading", level=1, name="The ferry")).to_be_visible()
    pasted = visit(served.address, size=PHONE)
    pasted.get_by_label("Code or link").fill(link)
    expect(pasted.get_by_label("Your name at the table")).to_have_count(0)
    pasted.get_by_role("button", name="Go in").click()
    expect(pasted.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "“New link for this seat”"),
        ("pl", "„Nowy link do tego miejsca”"),
        ("fr", "« Nouveau lien pour cette place »"),
    ],
)
def test_a_stale_link_offers_three_ways_on(visit: Visit, served: Demo, lang: str, told: str) -> None:
    """Unknown, expired or cut short: three ways on, and the lobby a tap away."""
    page = visit(f"{served.address}/join#1234.nonsense", size=PHONE, lang=lang)
    expect(page.locator("#instead")).to_be_visible()
    expect(page.get_by_text(told)).to_be_visible()
    assert in_both_lights(page) == []
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1, name="Moothall")).to_be_visible()


# ---- a newcomer's first minute --------------------------------------------------------------------------------------


def coach(page: Page, step: str) -> None:
    expect(page.locator(f"[data-coach={step}]")).to_be_visible()


def while_the_foes_act(gm: Page, page: Page) -> None:
    """Nobody is told to act who cannot."""
    gm.get_by_role("button", name="Minion", exact=True).click()
    gm.get_by_role("button", name="Begin a fight").click()
    expect(gm.locator(OWN)).to_have_count(1)
    settle(gm)
    ruling = {"do": "rule", "rulings": [{"path": ["phase"], "value": "foes"}]}
    asked(gm, f"/api/tables/{gm.url.split('/')[-2]}/seats/gm/commands", {"id": "foes", "command": ruling})
    coach(page, "turn")
    gm.get_by_role("button", name="End the fight").click()
    coach(page, "action")


def test_a_newcomer_is_guided_to_a_first_roll(visit: Visit, served: Demo) -> None:
    """Link, name, a drawn hero, an action: the coach says each step, and is gone for good when it was heard."""
    gm, link = hosted(visit, served)
    page = visit(link, size=PHONE)
    page.get_by_label("Your name at the table").fill("Tyko")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Sit down").click()
    coach(page, "hero")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Draw a hero for me").click()
    sheet = page.get_by_role("article", name="Character sheet")
    expect(sheet).to_contain_text("Attributes")
    assert in_both_lights(page) == []
    name = sheet.locator(".name").inner_text()
    page.get_by_role("button", name=f"Play {name}").click()
    coach(page, "action")
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    assert in_both_lights(page) == [] and sideways(page) <= 0
    while_the_foes_act(gm, page)
    page.get_by_role("button", name="Try something").click()
    page.get_by_label("What do you want to bring about?").fill("cross before the tide turns")
    page.get_by_role("button", name="Begin").click()
    expect(gm.locator(OWN)).to_have_count(1)
    coach(page, "wait")
    settle(gm, page)
    coach(page, "done")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_a_dismissed_coach_stays_away(visit: Visit, served: Demo) -> None:
    """The coach is put away with one tap, also at the next table, which knows the name already."""
    _, link = hosted(visit, served)
    page = visit(link)
    page.get_by_label("Your name at the table").fill("Edda")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I know my way").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    _, next_link = hosted(visit, served, title="The mill")
    page.goto(next_link)
    expect(page.get_by_label("Your name at the table")).to_have_value("Edda")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Draw a hero for me")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


# ---- everybody ------------------------------------------------------------------------------------------------------


def unfolded(page: Page) -> None:
    """All house rules open, one of them changed, and the seats of the demonstration shown."""
    page.locator(".choice summary").first.click()
    expect(page.locator("details details")).not_to_have_count(0)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    page.locator("[data-option] input[type=radio]:not(:checked)").first.check()
    page.locator(f"{DEMO} li button").first.click()
    expect(page.locator(f"{DEMO} li")).to_have_count(4)


def test_the_lobby_can_be_used_by_everybody(visit: Visit, served: Demo) -> None:
    """axe finds nothing in either light with everything open."""
    page = in_the_lobby(visit, served)
    unfolded(page)
    assert in_both_lights(page) == []


def test_the_lobby_speaks_every_language_on_a_phone(visit: Visit, served: Demo) -> None:
    """Books, house rules and the page change their language at once; nothing sticks out, and what was chosen stays."""
    page = in_the_lobby(visit, served, size=PHONE)
    unfolded(page)
    page.get_by_role("radio", name=re.compile("the first edition")).check()
    spoken = {"pl": ("pierwsze wydanie", "Zasady domowe"), "fr": ("la première édition", "Règles maison")}
    for lang, (book, rules) in spoken.items():
        page.get_by_role("combobox").first.select_option(lang)
        expect(page.get_by_role("radio", name=re.compile(book))).to_be_checked()
        expect(page.locator(".choice summary", has_text=rules)).to_be_visible()
        expect(page.locator("details details").first).to_be_attached()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        expect(page.locator("form").last).not_to_contain_text("edition")
        expect(page.locator("body")).not_to_contain_text("⟨")
        assert sideways(page) <= 0
        expect(page.locator("html")).to_have_attribute("lang", lang)
