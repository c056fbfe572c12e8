"""The rulebook: search, reading beside the list, and a mark on gists that are only in English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Demo
from tests.browser.visit import PHONE, Visit, sideways, unusable


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("rules"))
    yield server
    server.stop()


def test_a_rule_is_searched_read_and_followed(visit: Visit, served: Demo) -> None:
    """A few letters find it, a tap reads it, its address stands above, and what it names is a tap further."""
    page = visit(f"{served.address}/rules/nde1")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("rolling a 1")
    expect(page.get_by_role("status")).to_have_text(re.compile("found"))
    page.get_by_role("link", name=re.compile("nde1.test.one$")).click()
    rule = page.get_by_role("region", name="The rule")
    expect(rule).to_contain_text("nde1.test.one")
    expect(rule.get_by_role("heading")).to_be_focused()
    expect(page).to_have_url(re.compile(r"/rules/nde1/nde1\.test\.one$"))
    rule.get_by_role("link", name="A one in a fight").click()
    expect(page).to_have_url(re.compile(r"/rules/nde1/nde1\.combat\.one$"))
    expect(rule.get_by_text("nde1.combat.one").first).to_be_visible()
    rule.get_by_role("button", name="Close").click()
    expect(rule).to_have_count(0)


def test_the_address_of_a_rule_opens_the_rule_on_a_phone(visit: Visit, served: Demo) -> None:
    """The address of a rule opens it at the top; an unknown rule is reported."""
    page = visit(f"{served.address}/rules/nde2/nde2.luck.reroll", size=PHONE, lang="pl")
    expect(page.get_by_role("region", name="Zasada")).to_contain_text("nde2.luck.reroll")
    expect(page.get_by_text("tylko po angielsku")).to_have_count(0)
    assert sideways(page) <= 0
    page.goto(f"{served.address}/rules/nde2/nde2.no.such")
    expect(page.get_by_role("alert")).to_contain_text("nde2.no.such")


@pytest.mark.parametrize(("lang", "told"), [("pl", "tylko po angielsku"), ("fr", "qu’en anglais")])
def test_a_gist_only_in_english_is_marked(visit: Visit, served: Demo, lang: str, told: str) -> None:
    """A gist without a translation is labelled, also for screen readers; its title is not."""
    page = visit("about:blank", lang=lang)

    def english(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps(answer.json() | {"gist": "A one fails.", "gist_lang": "en"}))

    page.route("**/rules/nde2.test.one?*", english)
    page.goto(f"{served.address}/rules/nde2/nde2.test.one")
    expect(page.locator("p[lang=en]", has_text="A one fails.")).to_be_visible()
    expect(page.get_by_text(told)).to_be_visible()
    assert page.locator("article h2").evaluate("(one) => one.closest('[lang]').lang") == lang
    assert unusable(page) == []


def test_a_guide_is_read_and_leads_to_the_others(visit: Visit, served: Demo) -> None:
    """From the lobby to the guide for players, and from there to that of a book, on a phone and in French."""
    page = visit(served.address, size=PHONE, lang="fr")
    page.get_by_role("link", name="Pour les joueurs").click()
    expect(page.get_by_role("heading", name="Pour les joueurs", level=1)).to_be_visible()
    assert unusable(page) == []
    page.get_by_role("navigation", name="Guides").get_by_role("link", name="NOVA6").click()
    expect(page.get_by_role("heading", name="NOVA6", level=1)).to_be_visible()
    expect(page.get_by_role("article").get_by_role("listitem").first).to_contain_text("quatre actions")
