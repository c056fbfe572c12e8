"""Whole fights in browsers: people around a table, each on a device of their own, and dice that show what we say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Demo
from browser.looking import DESKTOP, PHONE, Visit

OWN = "#now [data-yours=true]"
MOST_ANSWERS = 40
PASS = re.compile("^(Let it pass|Odpuść|Laisser passer)$")

Answer = Callable[[Locator], None]


def asked(page: Page, path: str, body: Any = None) -> Any:
    """What the server answers to whoever has this page open."""
    ask = """async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        const sent = body === null ? {} : { method: "POST", body: JSON.stringify(body), headers };
        return (await fetch(path, sent)).json();
    }"""
    return page.evaluate(ask, [path, body])


class Company:
    """A GM, two players of whom one has only a phone, and somebody who watches."""

    def __init__(self, visit: Visit, served: Demo, book: str, title: str) -> None:
        self.gm = visit(served.host, size=DESKTOP)
        expect(self.gm.get_by_role("heading", name="Start a table")).to_be_visible()
        made = asked(self.gm, "/api/tables", {"book": book, "title": title, "name": "Oda"})
        self.table = str(made["id"])
        self.gm.goto(f"{served.address}/table/{self.table}/gm")
        expect(self.gm.get_by_role("heading", level=1, name=title)).to_be_visible()
        self.tyko = self._sits(visit, "player", "Tyko", PHONE)
        self.ana = self._sits(visit, "player", "Ana", DESKTOP)
        self.edda = self._sits(visit, "spectator", "Edda", DESKTOP)
        self.everybody = (self.gm, self.tyko, self.ana, self.edda)
        self._sent = 0
        self.faces: list[list[int]] = []
        """What the next dice show."""

    def _sits(self, visit: Visit, role: str, name: str, size: tuple[int, int]) -> Page:
        link = asked(self.gm, f"/api/tables/{self.table}/links", {"role": role})["url"]
        page = visit(link, size=size)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    def brings(self, page: Page, name: str, role: str) -> None:
        """A player makes a hero in the workshop, in the steps of the book, and brings it along."""
        page.get_by_role("link", name="Make my own, step by step").click()
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_role("button", name="Next").click()
        page.get_by_role("radio", name=re.compile(f"^{role}")).check()
        bring = page.get_by_role("button", name="Bring to the table")
        expect(bring).to_be_enabled()
        bring.click()
        expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
        expect(self.gm.get_by_role("article", name=name)).to_be_visible()

    def does(self, procedure: str, **args: Any) -> None:
        """The GM begins something that is no part of what a test is about."""
        command = {"do": "open", "procedure": procedure, "args": args}
        self.sends(command)

    def id(self, name: str) -> str:
        """Under which id the rules know somebody."""
        state = asked(self.gm, f"/api/tables/{self.table}/seats/gm/view")["state"]
        return next(str(one["id"]) for one in (*state["heroes"], *state["foes"]) if one["name"] == name)

    def sends(self, command: Mapping[str, Any]) -> None:
        self._sent += 1
        body = {"id": f"fight-{self._sent}", "command": command}
        told = asked(self.gm, f"/api/tables/{self.table}/seats/gm/commands", body)
        assert told.get("type") == "ack", told

    def settles(self, **answers: Answer) -> list[str]:
        """Everybody answers as usual, or as is said here by kind, until nothing is asked; what was asked, in order."""
        heard: list[str] = []
        while len(heard) < MOST_ANSWERS:
            if self.gm.locator("[data-prompt]").count() == 0:
                return heard
            for page in (self.gm, self.tyko, self.ana):
                if page.locator(OWN).count():
                    heard.append(self._answers(page.locator(OWN).first, answers))
        raise AssertionError(f"it does not end: {heard}")

    def _answers(self, card: Locator, answers: Mapping[str, Answer]) -> str:
        kind = (card.get_attribute("data-prompt") or "").removeprefix("nde/")
        same = card.page.locator(f"[data-id='{card.get_attribute('data-id')}']")
        if not kind:
            self._throw(same)
        else:
            answers.get(kind.replace("-", "_"), usual)(same)
        expect(same).to_have_count(0)
        return kind or "dice"

    def _throw(self, card: Locator) -> None:
        """Type in what the dice show."""
        for which, face in enumerate(self.faces.pop(0)):
            card.get_by_label(f"Die {which + 1}", exact=True).fill(str(face))
        card.get_by_role("button", name="The dice show this").click()


# ---- answers --------------------------------------------------------------------------------------------------------


def usual(card: Locator) -> None:
    """The answer that is marked as usual; a window is let pass."""
    let_pass, preset = card.get_by_role("button", name=PASS), card.locator(".answer.preset")
    choice = preset if preset.count() else card.locator("button[type=submit]")
    (let_pass if let_pass.count() else choice).click()


def option(name: str | re.Pattern[str]) -> Answer:
    """One of the answers on the card, by its words."""
    return lambda card: card.get_by_role("button", name=name).click()


def in_turn(*answers: Answer) -> Answer:
    """One answer after the other."""
    left = iter(answers)
    return lambda card: next(left)(card)


def words(text: str) -> Answer:
    """An answer in one's own words."""

    def answer(card: Locator) -> None:
        card.get_by_role("textbox").first.fill(text)
        card.locator("button[type=submit]").click()

    return answer


# ---- deeds ----------------------------------------------------------------------------------------------------------


def begins(page: Page, deed: str, **pieces: str) -> None:
    """Somebody begins a deed: what is listed is picked, what is free is written. Words part at each `_`."""
    page.get_by_role("button", name=re.compile(f"^{deed}$", re.IGNORECASE)).click()
    form = page.locator("form", has=page.get_by_role("button", name="Begin", exact=True))
    for label, value in pieces.items():
        _fill(form, label.replace("_", " "), value)
    form.get_by_role("button", name="Begin", exact=True).click()


def _fill(form: Locator, label: str, value: str) -> None:
    group = form.get_by_role("group", name=re.compile(f"^{label}"))
    written = form.get_by_label(re.compile(f"^{label}"))
    expect(group.or_(written).first).to_be_visible()
    if not group.count():
        written.fill(value)
    elif group.get_by_role("radio").count():
        group.get_by_role("radio", name=value, exact=True).check()
    else:
        group.get_by_role("button", name=value, exact=True).click()


# ---- what is seen ---------------------------------------------------------------------------------------------------


def told(page: Page, text: str) -> Locator:
    """The newest line of somebody's log that says so."""
    return page.locator(".line", has_text=text).last


def all_read(company: Company, text: str, dice: str = "") -> None:
    """Everybody reads the same line, with its dice."""
    for page in company.everybody:
        line = told(page, text)
        expect(line).to_be_attached()
        if dice:
            expect(line.get_by_role("img", name=dice, include_hidden=True)).to_be_attached()


def track(page: Page, label: str, value: str) -> None:
    """A row of hearts or stars on somebody's own sheet."""
    expect(page.locator("#now").get_by_role("img", name=f"{label}: {value}", exact=True)).to_be_visible()


def heard(visit: Visit, page: Page) -> str:
    """Every byte that came to a page from the server's tables."""
    return "\n".join(visit.received[page])
