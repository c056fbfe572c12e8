"""The odds lab in a browser: from the lobby to a chart, two situations side by side, a link, files, everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from moothall.cli import moothall
from tests.browser.conftest import Demo
from tests.browser.visit import PHONE, Visit, in_both_lights, sideways

TWO = "/odds/nde2?die=d12&against=5&b.die=d8&b.against=5&b.luck=reroll"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("lab"), brisk=True)
    yield server
    server.stop()


def chances(page: Page) -> dict[str, list[str]]:
    """The rows of the chart: each result with the percent of each situation."""
    rows = page.get_by_role("table", name="What can come of it").get_by_role("row").all()[1:]
    cells = [(row.get_by_role("rowheader").inner_text(), row.locator("td b").all_inner_texts()) for row in rows]
    return dict(cells)


def test_a_situation_is_set_compared_and_shared(visit: Visit, served: Demo) -> None:
    """From the lobby to a book; a die and a slider change the chart, and the address opens the same chart again."""
    page = visit(served.address)
    lab = page.locator("section", has=page.get_by_role("heading", name="Odds lab"))
    lab.get_by_role("link", name="NDE, the newer edition").click()
    expect(page.get_by_role("heading", name="Odds lab")).to_be_visible()
    page.get_by_role("radio", name="d12").check(force=True)
    page.get_by_role("slider", name="Difficulty").press("ArrowRight")
    expect(page.get_by_text("66.7%").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"die=d12&against=5"))
    page.get_by_role("button", name="Compare with a second").click()
    other = page.get_by_role("group", name="Second situation")
    other.get_by_role("combobox", name="A Luck Point").select_option("reroll")
    expect(page.get_by_text("+22.2 points").first).to_be_visible()
    shown = chances(page)
    flags = ["odds", "nde2", "--die=d12", "--against=5", "--luck=reroll"]
    printed = CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, flags).stdout
    assert all(re.search(rf"{re.escape(said)} +\S+ +{re.escape(both[1])}", printed) for said, both in shown.items())
    again = visit(page.url)
    expect(again.get_by_text("+22.2 points").first).to_be_visible()
    assert chances(again) == shown


def test_charts_are_kept_as_files_and_house_rules_are_tried(visit: Visit, served: Demo) -> None:
    """The chart is kept as a table and as a picture; a house rule that moves it is put beside it with one press."""
    page = visit(f"{served.address}/odds/nde2?die=d8&against=8&luck=cost")
    table = page.get_by_role("table", name="What can come of it")
    expect(table).to_be_visible()
    chart = page.get_by_role("region", name="What can come of it")
    with page.expect_download() as kept:
        chart.get_by_role("button", name="Table (CSV)").click()
    success = json.loads(
        CliRunner().invoke(moothall, ["odds", "nde2", "--die=d8", "--against=8", "--luck=cost", "--json"]).stdout
    )["success"]
    assert f"Success in all,{success}," in Path(kept.value.path()).read_text("utf-8")
    with page.expect_download() as kept:
        chart.get_by_role("button", name="Picture (SVG)").click()
    assert Path(kept.value.path()).read_text("utf-8").startswith("<svg")
    page.get_by_role("button", name="Try them all").click()
    page.get_by_role("button", name=re.compile("^Compare with .+:")).first.click()
    expect(page.get_by_role("group", name="Second situation")).to_be_visible()
    expect(page.get_by_text("House rules: 1 changed")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "size", "lang"),
    [(TWO, PHONE, "pl"), ("/odds/nova6?bonus=2", PHONE, "fr"), ("/odds/houses2d20?b.dice=4", (1280, 900), "en")],
)
def test_the_lab_is_for_everybody(visit: Visit, served: Demo, path: str, size: tuple[int, int], lang: str) -> None:
    """Every book's lab in daylight and lamplight has no fault that a screen reader meets, and fits on a phone."""
    page = visit(served.address + path, size=size, lang=lang)
    expect(page.get_by_role("table").nth(1)).to_be_visible()
    assert in_both_lights(page) == [] and sideways(page) <= 0


def test_an_unknown_book_and_a_refusal_are_said(visit: Visit, served: Demo) -> None:
    """A book that is not here, and a situation that a rule refuses, are one sentence each."""
    page = visit(f"{served.address}/odds/none")
    expect(page.get_by_role("alert").first).to_contain_text("none")
    page.goto(f"{served.address}/odds/nova6?penalty=2&practiced=auto")
    expect(page.get_by_role("region", name="What can come of it")).to_contain_text("nova6.test.practiced-auto")


def test_an_encounter_is_set_and_forecast(visit: Visit, served: Demo, tmp_path: Path) -> None:
    """From the lab to its encounters: lines and tactics change the forecast, which is that of the command line."""
    page = visit(f"{served.address}/odds/nde2")
    page.get_by_role("link", name="Encounters").click()
    heroes = page.get_by_role("group", name="Heroes", exact=True)
    heroes.get_by_label("Hearts").fill("2")
    heroes.get_by_label("Luck Points").fill("0")
    page.get_by_role("group", name="Opponents", exact=True).get_by_label("Kind").select_option("elite")
    tactics = page.get_by_role("group", name="Tactics", exact=True)
    tactics.get_by_role("combobox", name="Luck Points").select_option("never")
    tactics.get_by_role("combobox", name="Foes").select_option("still")
    result = page.get_by_role("region", name="How it will go")
    expect(result.get_by_role("status")).to_contain_text("Chance to win")
    expect(page).to_have_url(re.compile("still.*elite|elite.*still"))
    result.get_by_role("button", name="What decides it").click()
    expect(result.get_by_role("rowheader", name="One more elite")).to_be_visible()
    said = result.get_by_role("status").inner_text()
    file = tmp_path / "duel.toml"
    file.write_text(
        'ruleset = "nde2"\ntactics = { luck = "never", foes = "still" }\n'
        'heroes = [{ hearts = 2, luck = 0 }]\nfoes = [{ tier = "elite" }]\n'
    )
    printed = CliRunner(env={"MOOTHALL_LANG": "en"}).invoke(moothall, ["forecast", str(file)]).stdout
    assert said.strip() in printed
    assert in_both_lights(page) == [] and sideways(page) <= 0
    heroes.get_by_label("Hearts").fill("0")
    expect(result.get_by_role("status")).to_contain_text("it goes from 1 to 99")
    phone = visit(page.url, size=PHONE, lang="pl")
    expect(phone.get_by_role("region", name="Jak to się potoczy")).to_be_visible()
    assert sideways(phone) <= 0
