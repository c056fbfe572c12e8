"""The workshop page: a character is made by the steps of its book, saved, printed, grown, and taken to a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from moothall.rulesets.nde.options import defaults, read_options
from moothall.rulesets.nde.sheet import check_sheet, new_sheet
from tests.browser.conftest import Demo
from tests.browser.test_lobby import asked, hosted
from tests.browser.visit import PHONE, Visit, in_both_lights, sideways

AT_TABLE = re.compile(r"/table/\w+/\w+$")
"""The address of a seat, and of nothing beside it."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("workshop"))
    yield server
    server.stop()


def at_work(visit: Visit, served: Demo, book: str = "nde2", **more: Any) -> Page:
    """A workshop with an empty bench."""
    page = visit(f"{served.address}/workshop/{book}", **more)
    expect(page.locator("#step")).to_be_visible()
    return page


def paper(page: Page) -> Locator:
    return page.locator(".paper")


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def step(page: Page, which: int) -> None:
    """Go to a step by its number."""
    button = page.locator("nav ol button").nth(which - 1)
    button.click()
    expect(button).to_have_attribute("aria-current", "step")


def saved(page: Page) -> dict[str, Any]:
    """The file that is saved."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    sheet: dict[str, Any] = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    return sheet


def opened(page: Page, name: str, text: str) -> None:
    """Open a file of one's own."""
    file: Any = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


# ---- making ---------------------------------------------------------------------------------------------------------


def test_a_hero_is_made_by_the_steps_of_the_book(visit: Visit, served: Demo) -> None:
    """Each step offers what is legal, the sheet fills as one goes, and the saved file is a legal character."""
    page = at_work(visit, served)
    expect(verdict(page)).to_contain_text("Still open: Who is it? · What are you best at? · What you are made of")
    expect(page.get_by_role("button", name="Save as a file")).to_be_disabled()
    page.get_by_label("Name", exact=True).fill("Jory")
    page.get_by_label("Concept", exact=True).fill("A ferrier who owes the river a song.")
    expect(paper(page)).to_contain_text("A ferrier who owes the river a song.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("#step")).to_be_focused()
    expect(page.get_by_role("radio")).to_have_count(3)
    page.get_by_role("radio", name=re.compile("^Adept")).check()
    expect(verdict(page)).to_contain_text("Jory is legal and ready to play.")
    page.get_by_role("button", name="Next").click()
    might = page.get_by_role("radiogroup", name="Might")
    expect(might.get_by_role("radio", name="d12")).to_be_checked()
    might.get_by_role("radio", name="d12").focus()
    page.keyboard.press("ArrowRight")  # Might takes the d8 of Dexterity, which gets the d12 for it
    expect(might.get_by_role("radio", name="d8")).to_be_checked()
    expect(page.get_by_role("radiogroup", name="Dexterity").get_by_role("radio", name="d12")).to_be_checked()
    page.get_by_role("button", name="Next").click()
    page.get_by_label("Talents 2", exact=True).fill("Reads the water")
    page.get_by_role("button", name="Talents 1: random idea").click()
    expect(page.get_by_label("Talents 1", exact=True)).not_to_have_value("")
    page.get_by_role("button", name="Next").click()
    page.get_by_label("Key tool", exact=True).fill("boat hook")
    page.get_by_label("Useful things 1", exact=True).fill("chalk")
    expect(paper(page)).to_contain_text("chalk")
    sheet = saved(page)
    assert all(problem.warning for problem in check_sheet(sheet))
    assert (sheet["ruleset"], sheet["name"], sheet["role"]) == ("nde2", "Jory", "adept")
    assert sheet["attributes"] == {"str": 6, "dex": 12, "might": 8}
    assert sheet["talents"][1] == "Reads the water" and len(sheet["talents"]) == 2
    assert sheet["gear"] == {"key": "boat hook", "protection": "", "trinkets": ["chalk"]}


def test_an_nde1_role_sets_the_dice_on_the_sheet(visit: Visit, served: Demo) -> None:
    """The first edition asks for no concept, shows the dice of a role, and knows no Luck."""
    page = at_work(visit, served, "nde1", size=PHONE)
    expect(page.get_by_label("Concept")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Jory")
    step(page, 2)
    page.get_by_role("radio", name=re.compile("^Rogue")).check()
    step(page, 3)
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.locator("[data-field=attributes]")).to_contain_text("Dexterity d10")
    expect(page.locator("[data-field=power]")).to_contain_text("Mana")
    expect(page.locator("[data-field=luck]")).to_have_count(0)
    expect(verdict(page)).to_contain_text("Jory is legal")
    assert sideways(page) <= 0


def test_a_draft_survives_closing_the_page(visit: Visit, served: Demo) -> None:
    """Closing the page loses nothing; what was cleared away by mistake is brought back."""
    page = at_work(visit, served)
    page.get_by_label("Name", exact=True).fill("Wilna")
    step(page, 2)
    page.get_by_role("radio", name=re.compile("^Assault")).check()
    expect(verdict(page)).to_contain_text("Wilna is legal")
    page.reload()
    expect(verdict(page)).to_contain_text("Wilna is legal")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("")
    page.get_by_role("button", name="Bring Wilna back").click()
    expect(verdict(page)).to_contain_text("Wilna is legal")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("")
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("")


def test_house_rules_shape_the_sheet(visit: Visit, served: Demo) -> None:
    """With two six-sided dice a drawn hero has modifiers; one that was made for other dice is told what is wrong."""
    page = at_work(visit, served)
    page.get_by_role("button", name="Draw one at random").click()
    expect(verdict(page)).to_contain_text("is legal")
    page.get_by_text("House rules of the table it is for").click()
    page.locator("summary", has_text="Setting up").click()
    expect(page.locator("[data-option]")).to_have_count(2)
    page.get_by_role("radio", name=re.compile("^Two six-sided dice")).check()
    expect(verdict(page)).to_contain_text("Not legal yet")
    step(page, 3)
    expect(page.get_by_role("alert")).to_contain_text("cannot be")
    page.get_by_role("alert").get_by_role("button", name="nde2.v2d6.modifiers").click()
    expect(page.get_by_role("dialog")).to_contain_text("nde2.v2d6.modifiers")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Draw one at random").click()
    expect(page.get_by_role("radiogroup", name="Strength").get_by_text("+2")).to_be_visible()
    sheet = saved(page)
    assert (
        all(one.warning for one in check_sheet(sheet, read_options({"dice_mode": "2d6"}))) and check_sheet(sheet) != []
    )


# ---- files ----------------------------------------------------------------------------------------------------------


def test_an_illegal_file_is_opened_with_its_problems(visit: Visit, served: Demo) -> None:
    """A sheet of the command line is opened; an illegal one keeps its reasons and rules until it is mended."""
    page = at_work(visit, served)
    sheet = new_sheet("Edda", "specialist")
    opened(page, "edda.json", json.dumps(sheet))
    expect(verdict(page)).to_contain_text("Edda is legal")
    opened(page, "edda.json", json.dumps(sheet | {"hearts": 9, "talents": ["a", "b", "c"], "grown": ["wings"]}))
    expect(verdict(page)).to_contain_text("Not legal yet")
    expect(page.get_by_role("alert").filter(has_text="must be a list of “attribute”")).to_contain_text("nde2.grow.one")
    step(page, 4)
    expect(page.get_by_role("alert").filter(has_text="two Talents at most")).to_contain_text("nde2.talent.two")
    page.get_by_label("Talents 3", exact=True).fill("")
    expect(page.get_by_role("alert").filter(has_text="two Talents at most")).to_have_count(0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not a sheet at all", "“odd.json” is not a character: it is no JSON file."),
        ("[1, 2]", "“odd.json” is not a character: it does not say of which “ruleset” it is."),
        ('{"name": "Oda"}', "“odd.json” is not a character: it does not say of which “ruleset” it is."),
        ('{"ruleset": "chess"}', "This character is of the book “chess”, and here it must be one of “nde2”."),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(visit: Visit, served: Demo, text: str, told: str) -> None:
    """The refusal is one clear sentence, and the draft stays as it was."""
    page = at_work(visit, served)
    page.get_by_label("Name", exact=True).fill("Wilna")
    expect(paper(page)).to_contain_text("Wilna")
    opened(page, "odd.json", text)
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(paper(page)).to_contain_text("Wilna")


def test_a_sheet_of_another_book_opens_that_books_workshop(visit: Visit, served: Demo) -> None:
    """A file of the first edition opens the workshop of that edition."""
    page = at_work(visit, served)
    opened(page, "oda.json", json.dumps(new_sheet("Oda", "mage", defaults("nde1"))))
    expect(page).to_have_url(re.compile("/workshop/nde1$"))
    expect(verdict(page)).to_contain_text("Oda is legal")
    expect(paper(page)).to_contain_text("Mage")


# ---- growing and paper ----------------------------------------------------------------------------------------------


def test_a_hero_grows_on_the_bench(visit: Visit, served: Demo) -> None:
    """One pick, by the rules: a Heart more; then a die one larger, and the role stays as it is."""
    page = at_work(visit, served)
    opened(page, "edda.json", json.dumps(new_sheet("Edda", "specialist")))
    page.locator("summary", has_text="A chapter is over").click()
    page.get_by_role("radio", name=re.compile("^A Heart")).check()
    page.get_by_role("button", name="Grow", exact=True).click()
    expect(page.get_by_text("Edda has grown.")).to_be_visible()
    expect(paper(page).locator(".points.heart svg")).to_have_count(6)
    page.get_by_role("radio", name=re.compile("^An attribute")).check()
    expect(page.get_by_role("button", name="Grow", exact=True)).to_be_disabled()
    page.get_by_role("group", name="Which attribute?").get_by_role("radio", name="Strength").check()
    page.get_by_role("button", name="Grow", exact=True).click()
    step(page, 2)
    expect(page.locator("[data-field=role]")).to_contain_text("Specialist")
    expect(page.locator("[data-field=role]").get_by_role("radio")).to_have_count(0)
    sheet = saved(page)
    assert sheet["grown"] == ["heart", "attribute"] and sheet["attributes"]["str"] == 8
    assert all(problem.warning for problem in check_sheet(sheet))


def test_a_sheet_is_printed_on_one_page(visit: Visit, served: Demo) -> None:
    """On paper there is the sheet and nothing of the workshop, also if there is much to say."""
    page = at_work(visit, served, dark=True)
    much: dict[str, Any] = {
        "concept": "A ferrier who owes the river a song, " * 4,
        "talents": ["Reads the water", "Ropes and knots"],
    }
    gear = {"key": "boat hook", "protection": "oilskin coat", "trinkets": ["chalk", "a spare wick", "a brass whistle"]}
    opened(page, "jory.json", json.dumps(new_sheet("Jory", "adept", role_label="Ferrier", gear=gear, **much)))
    expect(verdict(page)).to_contain_text("Jory is legal")
    page.emulate_media(media="print")
    expect(paper(page)).to_be_visible()
    expect(paper(page).get_by_text("Notes")).to_be_visible()
    for gone in (page.get_by_role("banner"), page.locator("#step"), verdict(page), page.get_by_role("button")):
        assert not any(one.is_visible() for one in gone.all())
    pages = re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True))
    assert len(pages) == 1


# ---- at a table -----------------------------------------------------------------------------------------------------


def test_a_hero_is_made_for_a_table_and_grows_there(visit: Visit, served: Demo) -> None:
    """The workshop goes by the table's house rules, the hero comes to the seat, and growth is played."""
    gm, link = hosted(visit, served, options={"dice_mode": "2d6", "talents": "off"})
    page = visit(link, size=PHONE)
    page.get_by_label("Your name at the table").fill("Tyko")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("link", name="Make my own, step by step").click()
    expect(page.locator("nav ol button")).to_have_count(4)  # there are no Talents at this table
    bring = page.get_by_role("button", name="Bring to the table")
    expect(bring).to_be_disabled()
    page.get_by_label("Name", exact=True).fill("Jory")
    step(page, 2)
    page.get_by_role("radio", name=re.compile("^Specialist")).check()
    step(page, 3)
    expect(page.get_by_role("radiogroup", name="Dexterity").get_by_text("+2")).to_be_visible()
    assert in_both_lights(page) == [] and sideways(page) <= 0
    bring.click()
    expect(page).to_have_url(AT_TABLE)
    expect(page.get_by_role("heading", level=2, name="Jory", exact=True)).to_be_visible()
    expect(gm.get_by_role("article", name="Jory")).to_be_visible()
    table = gm.url.split("/")[-2]
    grow = {"do": "open", "procedure": "nde.open-growth", "args": {}}
    asked(gm, f"/api/tables/{table}/seats/gm/commands", {"id": "grow", "command": grow})
    page.get_by_role("button", name="Jory grows").click()
    question = page.locator("#now [data-yours=true]")
    expect(question).to_be_visible()
    question.get_by_role("radio", name=re.compile("another Heart")).check()
    question.locator("button[type=submit]").click()
    expect(page.get_by_role("img", name="Hearts: 6 of 6")).to_be_visible()
    expect(page.get_by_role("button", name="Jory grows")).to_have_count(0)
    page.get_by_role("button", name="The whole card of Jory").click()
    page.get_by_role("link", name="Sheet, to read or print").click()
    expect(paper(page)).to_contain_text("Jory")
    assert in_both_lights(page) == []
    sheet = saved(page)
    assert sheet["grown"] == ["heart"]
    options = read_options({"dice_mode": "2d6", "talents": "off"})
    assert all(problem.warning for problem in check_sheet(sheet, options))


def test_a_hero_from_the_workshop_is_taken_along(visit: Visit, served: Demo) -> None:
    """A hero made without a table is a tap away at the table; problems under its options are told."""
    page = at_work(visit, served)
    opened(page, "edda.json", json.dumps(new_sheet("Edda", "specialist")))
    expect(verdict(page)).to_contain_text("Edda is legal")
    _, link = hosted(visit, served)
    page.goto(link)
    page.get_by_label("Your name at the table").fill("Tyko")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("link", name="Make my own, step by step").click()
    page.get_by_role("button", name="Take Edda from my workshop").click()
    expect(verdict(page)).to_contain_text("Edda is legal")
    page.get_by_role("button", name="Bring to the table").click()
    expect(page).to_have_url(AT_TABLE)
    expect(page.get_by_role("heading", level=2, name="Edda", exact=True)).to_be_visible()
    page.go_back()
    expect(page).not_to_have_url(re.compile("/hero$"))  # nobody makes the same hero twice


# ---- everybody ------------------------------------------------------------------------------------------------------


def test_the_workshop_can_be_used_by_everybody(visit: Visit, served: Demo) -> None:
    """axe finds nothing on an empty bench nor in any step of a hero, in either light."""
    page = at_work(visit, served)
    assert in_both_lights(page) == []
    page.locator(".tools button").first.click()
    expect(page.locator(".verdict.legal")).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    for which in range(1, page.locator("nav ol button").count() + 1):
        step(page, which)
        assert in_both_lights(page, ".step") == []


@pytest.mark.parametrize("book", ["nde2", "nde1"])
def test_the_workshop_speaks_every_language_on_a_phone(visit: Visit, served: Demo, book: str) -> None:
    """The steps change their language and the draft stays; nothing sticks out of any, and every word is there."""
    page = at_work(visit, served, book, size=PHONE)
    page.locator(".tools button").first.click()
    expect(page.locator(".verdict.legal")).to_be_visible()
    name = page.locator(".paper .name").inner_text()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    for lang, heading in (("en", "Who is it?"), ("pl", "Kto to jest?"), ("fr", "Qui est-ce ?")):
        page.get_by_role("combobox").first.select_option(lang)
        step(page, 1)
        expect(page.locator("#step")).to_have_text(re.compile(heading.split()[0]))
        for which in range(1, page.locator("nav ol button").count() + 1):
            step(page, which)
            assert sideways(page) <= 0
            assert "⟨" not in page.inner_text("body")
        expect(page.locator(".paper .name")).to_have_text(name)
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_books_of_the_workshop_are_found(visit: Visit, served: Demo) -> None:
    """Without a book the workshop asks for which; one that is not there is told."""
    page = visit(f"{served.address}/workshop", size=PHONE)
    expect(page.get_by_role("link", name=re.compile("the first edition"))).to_be_visible()
    assert in_both_lights(page) == []
    page.get_by_role("link", name=re.compile("the first edition")).click()
    expect(page.locator("#step")).to_be_visible()
    assert page.url.endswith("/workshop/nde1")
    page.get_by_role("link", name="NDE, the newer edition").click()
    expect(page.get_by_label("Concept", exact=True)).to_be_visible()
    page.goto(f"{served.address}/workshop/chess")
    expect(page.get_by_role("alert").first).to_contain_text("There is no book “chess” here.")


def test_every_kind_of_field_is_filled_in_by_keys(visit: Visit, gallery: str) -> None:
    """Other books find their widgets: ratings out of a total, statements, some of several, lines, what others write."""
    page = visit(gallery)
    held = page.locator("[data-test=fields]")
    drives, ranks, knacks = (page.locator(f"[data-field={name}]") for name in ("drives", "ranks", "knacks"))
    drives.get_by_label("Might").fill("Power is lent.")
    expect(held).to_contain_text('"drives":{"might":"Power is lent."}')
    expect(ranks).to_contain_text("2 points left.")
    for _ in range(2):
        ranks.get_by_role("button", name="Strength: more").press("Enter")
    expect(ranks).to_contain_text("All points are given.")
    expect(ranks.get_by_role("button", name="Dexterity: more")).to_be_disabled()
    expect(held).to_contain_text('"ranks":{"str":8,"dex":5,"might":4}')
    for knack in ("surprise", "good tools", "better position"):
        knacks.get_by_role("button").filter(has_text=re.compile(knack.split()[-1])).press("Enter")
    expect(knacks).to_contain_text("Pick 2 at most: 2 so far.")
    expect(held).to_contain_text('"knacks":["surprise","tools"]')
    page.locator("[data-field=things]").get_by_label("Gear 2", exact=True).fill("umbrella")
    expect(held).to_contain_text('"things":["⚓","umbrella"]')
    often = page.locator("[data-field=concept] details")
    often.locator("summary").press("Enter")
    often.get_by_role("button", name="surprise").press("Enter")
    expect(held).to_contain_text('"concept":"surprise"')
    expect(page.get_by_role("article", name="Character sheet")).to_contain_text("surprise")
    page.locator("[data-field=role]").get_by_role("button", name="nde2.char.one-role").press("Enter")
    expect(page.locator("[data-test=cited]")).to_have_text("nde2.char.one-role")
    expect(page.get_by_role("article", name="Character sheet")).to_contain_text("Might: Power is lent.")


def test_a_busy_server_takes_no_words_away(visit: Visit, served: Demo) -> None:
    """Text typed while the server is busy stays in its field, and is sent again by itself."""
    page = at_work(visit, served)
    busy = {"error": "error-web-busy", "said": "Too many are at work here just now.", "cite": None}
    page.route("**/workshop", lambda route: route.fulfill(status=503, json=busy), times=1)
    name = page.get_by_label("Name", exact=True)
    name.fill("Joana")
    expect(page.get_by_text("Too many are at work here just now.")).to_be_visible()
    expect(name).to_have_value("Joana")
    expect(paper(page)).to_contain_text("Joana")
    expect(page.get_by_text("Too many are at work here just now.")).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Joana")
