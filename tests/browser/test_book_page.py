"""The book of a table comes from the server: once, in the reader's language, and again when it did not come."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Request, Route, expect

from moothall.rulesets.nde.state import Table
from moothall.sight import plain
from moothall.talk.plain_layout import plain_labels, plain_layout
from tests.browser.conftest import Demo
from tests.browser.test_table import at_the_table
from tests.browser.visit import PHONE, Visit, sideways, unfold, unusable

PAGE = re.compile(r"/api/books/[^/]+/page\?")


def test_a_book_that_does_not_come_is_asked_for_again(visit: Visit, demo: Demo) -> None:
    """The page says that the book could not be opened, and opens it when one tries again."""
    page = visit("about:blank", size=PHONE)
    page.route(PAGE, lambda route: route.fulfill(status=503, body="", content_type="text/plain"))
    page.goto(demo.links["Bram"])
    expect(page.get_by_role("heading", name="The table’s book could not be opened")).to_be_visible()
    assert unusable(page) == []
    page.unroute(PAGE)
    page.get_by_role("button", name="Try again").click()
    at_the_table(page)
    # The browser tells of the refusal that was planted, and of nothing else.
    assert all("503" in said for said in visit.errors)
    visit.errors.clear()


def test_a_book_is_fetched_once_for_each_language(visit: Visit, demo: Demo) -> None:
    """Each language is asked for once, under the version that the table names."""
    page = visit("about:blank")
    asked = book_requests(page)
    page.goto(demo.links["Bram"])
    at_the_table(page)
    for lang in ("pl", "en", "pl"):
        page.locator("select.short").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    assert [re.search(r"lang=(\w+)&v=\w{10,}", url)[1] for url in asked] == ["en", "pl"]  # type: ignore[index]


def test_a_book_in_english_alone_says_so(visit: Visit, demo: Demo) -> None:
    """A reader of another language is told in one sentence; a reader of English is not."""
    page = visit("about:blank", lang="fr")

    def english(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        body |= {"texts": {"lang": "fr", "ftl": []}, "stand_in": body["texts"] | {"lang": "en"}, "spoken": "en"}
        route.fulfill(response=answer, body=json.dumps(body))

    page.route(re.compile(r"/api/books/[^/]+/page\?lang=fr"), english)
    page.goto(demo.links["Bram"])
    expect(page.get_by_role("article", name="Bram").first).to_be_visible()
    expect(page.get_by_text("Ce livre ne parle qu’anglais.")).to_have_count(1)
    page.locator("select.short").first.select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_text("This book speaks English only.")).to_have_count(0)


def test_a_language_whose_words_do_not_come_is_not_taken(visit: Visit, demo: Demo) -> None:
    """The page says that the server does not answer, and goes on in the language it spoke."""
    page = visit("about:blank", size=PHONE)
    page.goto(demo.links["Bram"])
    at_the_table(page)
    page.route(PAGE, lambda route: route.abort("internetdisconnected"))
    unfold(page)
    choice = page.locator("select.short").first
    choice.select_option("fr")
    refused = page.get_by_role("alert").filter(has_text="The server does not answer.")
    expect(refused).to_be_visible()
    expect(choice).to_have_value("en")
    assert page.locator("html").get_attribute("lang") == "en" and sideways(page) <= 0
    page.unroute(PAGE)
    choice.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(refused).to_have_count(0)
    assert all("ERR_INTERNET_DISCONNECTED" in said for said in visit.errors)
    visit.errors.clear()


@pytest.mark.parametrize("name", ["Gil", "Bram"])
def test_a_book_without_a_layout_is_shown_as_plain_cards(visit: Visit, demo: Demo, name: str) -> None:
    """A layout by the types of the state alone names people, numbers and words, for the GM and for players."""
    page = visit("about:blank", size=PHONE)
    layout = plain_layout(Table)
    labels = "".join(f"{key} = {label}\n" for key, label in plain_labels(layout).items())

    def plainly(route: Route) -> None:
        answer = route.fetch()
        body = answer.json() | {"layout": plain(layout)}
        body["texts"]["ftl"].insert(0, labels)
        route.fulfill(response=answer, body=json.dumps(body))

    page.route(PAGE, plainly)
    page.goto(demo.links[name])
    at_the_table(page)
    page.get_by_role("button", name="Board").click()
    card = page.get_by_role("article", name="Ilse")
    expect(card).to_be_visible()
    expect(card).to_contain_text("Hearts")
    assert "⟨" not in page.inner_text("body") and not page.locator("[data-broken]").count() and sideways(page) <= 0


def book_requests(page: Page) -> list[str]:
    """The addresses under which a page asks for its book, as it asks."""
    asked: list[str] = []

    def heard(request: Request) -> None:
        if PAGE.search(request.url):
            asked.append(request.url)

    page.on("request", heard)
    return asked
