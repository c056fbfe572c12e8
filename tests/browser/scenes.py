"""Whole scenes in browsers: people at a table, each on a device of their own, with chosen dice.

A `Company` plays any book: it opens a table of it in the lobby, and answers the questions of the book by their kinds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.session import drawer
from tests.browser.visit import DESKTOP, PHONE, Visit, sideways

OWN = "#now [data-yours=true]"
FIRST = """(own) => {
    const card = document.querySelector(own);
    return [document.querySelector("[data-prompt]") !== null, card && [card.dataset.prompt ?? "", card.dataset.id]];
}"""
"""Whether anything is asked, and the first card of one's own: read at once, because scenes look hundreds of times."""
MOST_ANSWERS = 40
NEW_LINES = re.compile(r"^\s*(one|\d+) new lines?\s*$", re.IGNORECASE)
PASS = re.compile("^(Let it pass|Odpuść|Laisser passer)$")
PLAY = re.compile("^Play ")
UNREADABLE = re.compile(
    r"\[object \w+\]|\bundefined\b|\bNaN\b|⟨|⟩"  # slips of a script, and a text that is missing
    r"|(?<![.\w-])(?:place|trait|asset|zone|task)-?\d+\b"  # ids that rules and pages make by counting
    r"|\b[a-z]+-(?=[a-z0-9]*\d)[a-z0-9]{4,}\b"  # ids that end in letters and digits drawn by lot
    r"|\bidea-[a-z]"
    r"|\b(?!nova6\.|nde\d\.|houses\.)[a-z]+(?:\.[a-z][a-z-]*){2,}"  # a path within a book that is no rule
    r"|^\s*…\s*$|“…”"  # dots where something should be said
)
"""What nobody should ever read."""
SHOWN = "(page) => page.innerText.split('\\n')"

Answer = Callable[[Locator], None]


def asked(page: Page, path: str, body: Any = None) -> Any:
    """The server's answer to a request from this page."""
    ask = """async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        const sent = body === null ? {} : { method: "POST", body: JSON.stringify(body), headers };
        return (await fetch(path, sent)).json();
    }"""
    return page.evaluate(ask, [path, body])


class Company:
    """A GM, two players of whom one has only a phone, and somebody who watches."""

    def __init__(self, visit: Visit, served: Demo, book: str, title: str, pack: str = "") -> None:
        self.gm = self._starts(visit(served.host, size=DESKTOP), book, title, pack)
        self.table = self.gm.url.split("/")[-2]
        to_play, to_watch = self._invites("Invite"), self._invites("Invite a watcher")
        self.tyko = self._sits(visit, to_play, "Tyko", PHONE)
        self.ana = self._sits(visit, to_play, "Ana", DESKTOP)
        self.edda = self._sits(visit, to_watch, "Edda", DESKTOP)
        self.edda.get_by_role("button", name="Back to the table").click()
        self.players = (self.gm, self.tyko, self.ana)
        """Whoever is asked anything."""
        self.everybody = (*self.players, self.edda)
        self._sent = 0
        self.faces: list[list[int]] = []
        """What the next dice show; the last of them as often as there are more dice."""

    def _starts(self, host: Page, book: str, title: str, pack: str) -> Page:
        """The host opens a table in the lobby, with a pack of the book or without, and sits at it as its GM."""
        host.get_by_role("radio", name=re.compile(book)).check()
        if pack:
            host.get_by_role("radio", name=re.compile(pack)).check()
        host.get_by_role("radio", name=re.compile("^Ask everything")).check()  # a scene goes through every question
        host.get_by_label("Table name").fill(title)
        host.get_by_label("Your name", exact=True).fill("Oda")
        host.get_by_role("button", name="Open the table").click()
        expect(host.get_by_role("heading", level=1, name=title)).to_be_visible()
        return host

    def _invites(self, how: str) -> str:
        """The link that the GM reads on the desk."""
        button = self.gm.get_by_role("button", name=how, exact=True)
        button.click()
        link = self.gm.locator(".link")
        expect(link).to_contain_text("/join#")
        url = link.inner_text()
        button.click()
        expect(link).to_have_count(0)
        return url

    def _sits(self, visit: Visit, link: str, name: str, size: tuple[int, int]) -> Page:
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

    def draws(self, page: Page) -> str:
        """A player has a hero drawn by chance and plays it; the name of the hero, which nobody else has."""
        page.get_by_role("button", name="Draw a hero").click()
        play = page.get_by_role("button", name=PLAY)
        expect(play).to_be_enabled()
        name = PLAY.sub("", play.inner_text())
        while self.gm.get_by_role("article", name=name, exact=True).count():
            page.get_by_role("button", name="Draw another").click()
            expect(play).to_be_enabled()
            name = PLAY.sub("", play.inner_text())
        play.click()
        expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
        expect(self.gm.get_by_role("article", name=name)).to_be_visible()
        return name

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
        expect(self.gm.locator("[data-prompt]").first).to_be_attached()  # the GM's page hears of each question
        while len(heard) < MOST_ANSWERS:
            for page in self.players:
                is_asked, card = page.evaluate(FIRST, OWN)
                if page is self.gm and not is_asked:
                    return heard
                if card is not None:
                    heard.append(self._answers(answers, page, *card))
        raise AssertionError(f"it does not end: {heard}")

    def _answers(self, answers: Mapping[str, Answer], page: Page, prompt: str, id: str) -> str:
        kind, same = prompt.partition("/")[2], page.locator(f"[data-id='{id}']")
        if not kind:
            self._roll(same)
        else:
            answers.get(kind.replace("-", "_"), usual)(same)
        expect(same, f"the answer to {kind or 'the dice'} is not taken").to_have_count(0)
        return kind or "dice"

    def _roll(self, card: Locator) -> None:
        """Type in what the dice show."""
        faces, dice = self.faces.pop(0), card.get_by_role("spinbutton", name=re.compile("^Die"))
        for which in range(dice.count()):
            dice.nth(which).fill(str(faces[min(which, len(faces) - 1)]))
        card.get_by_role("button", name="I rolled this").click()


# ---- the GM's hands -------------------------------------------------------------------------------------------------


def brings_foes(company: Company, *kinds: str) -> None:
    """One tap brings each."""
    for kind in kinds:
        company.gm.get_by_role("group", name="Foes in one tap").get_by_role("button", name=kind).click()
        expect(company.gm.get_by_role("article", name=f"{kind} 1")).to_be_visible()


def brings_in_secret(company: Company, name: str, tier: str) -> None:
    """A foe of whom the players do not know, and who is marked so."""
    begins(company.gm, "Bring a foe", Name=name, Kind_of_foe=tier, Hidden_from_the_players="yes")
    expect(company.gm.get_by_role("article", name=name)).to_contain_text("hidden from the players")


def writes_down(company: Company, text: str) -> None:
    """A note that only the GM has."""
    notes = drawer(company.gm, "Notes")
    notes.get_by_label("A note").fill(text)
    notes.get_by_role("button", name="Write it down").click()
    expect(notes).to_contain_text(text)


def wants_real_dice(company: Company) -> None:
    """Everybody types in what their dice show."""
    dice = drawer(company.gm, "Pace and dice").get_by_role("group", name="Whose dice?")
    dice.get_by_role("group", name="Everybody").get_by_role("button", name="real ones").click()
    all_read(company, "Dice are rolled by hand")


def sets(company: Company, whose: str, value: str, number: int, why: str) -> None:
    """The GM sets a value, and everybody reads why."""
    values = drawer(company.gm, "Fix a number")
    values.get_by_label("Whose?").select_option(label=whose)
    row = values.get_by_role("list", name="Values").get_by_role("listitem").filter(has_text=re.compile(f"^{value}\\d"))
    row.get_by_role("button", name=re.compile(f"^{value}")).click()
    row.get_by_role("spinbutton", name=value, exact=True).fill(str(number))
    row.get_by_label("Why?").fill(why)
    row.get_by_role("button", name="Set it").click()
    all_read(company, why)


def sets_apart(gm: Page, seen_from: str, whom: str, zone: str) -> None:
    """On the board the GM takes somebody's card and puts it into another ring."""
    gm.get_by_label("Seen from").select_option(label=seen_from)
    gm.locator(".card", has_text=whom).click()
    gm.get_by_role("button", name=f"Go here: {zone}, from {whom}").click()
    expect(gm.locator(".ring", has_text=zone).get_by_role("button", name=whom)).to_be_visible()


def goes_back(company: Company, to: str) -> None:
    """The GM picks a moment from the list and is told what would go."""
    back = drawer(company.gm, "Go back")
    back.get_by_role("button", name=re.compile(re.escape(to))).first.click()
    asked = back.get_by_role("group", name="Go back to here")
    expect(asked).to_contain_text(to)
    asked.get_by_role("button", name="Go back", exact=True).click()
    expect(asked).to_have_count(0)


def rest_and_grow(company: Company) -> None:
    """After the fight all rest in safety, a part of the story is over, and a hero has one Heart more than before."""
    picks(company.gm, "A safe rest")
    expect(company.gm.locator(OWN)).to_have_count(1)
    assert company.settles() == ["rest"]
    all_read(company, "The heroes rest in safety")
    track(company.ana, "Hearts", "5 of 5")
    picks(company.gm, "Let a hero grow")
    all_read(company, "A part of the story is over")
    company.ana.get_by_role("button", name="Ilse grows", exact=True).click()
    for page in (company.gm, company.ana):
        expect(page.locator("[data-prompt]")).to_have_count(1)
    assert company.settles() == ["growth"]
    all_read(company, "Ilse can hold one Heart more: 6 in all.")
    track(company.ana, "Hearts", "6 of 6")


# ---- answers --------------------------------------------------------------------------------------------------------


def usual(card: Locator) -> None:
    """The answer that is marked as usual; a window is let pass."""
    rather = (card.get_by_role("button", name=PASS), card.locator(".answer.preset"))
    next((answer for answer in rather if answer.count()), card.locator("button[type=submit]")).click()


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


def number(how_many: int) -> Answer:
    """An answer that is a number."""

    def answer(card: Locator) -> None:
        card.get_by_role("spinbutton").fill(str(how_many))
        card.locator("button[type=submit]").click()

    return answer


def says(**pieces: str | int) -> Answer:
    """A longer answer: each piece is unfolded, and picked, written or counted. Words of a label part at each `_`."""

    def answer(card: Locator) -> None:
        for label, value in pieces.items():
            _say(card, label.replace("_", " "), str(value))
        card.locator("button[type=submit]").click()

    return answer


def _say(card: Locator, label: str, value: str) -> None:
    head = card.locator(".head").get_by_role("button", name=re.compile(f"^{label}"))
    if head.get_attribute("aria-expanded") != "true":
        head.click()
    piece = card.locator(f"[id='{head.get_attribute('aria-controls')}']")
    listed, numbered = piece.get_by_text(_exactly(value)), piece.get_by_role("spinbutton")
    if piece.get_by_role("textbox").count():
        piece.get_by_role("textbox").fill(value)
    elif numbered.count() and not listed.count():
        numbered.fill(value)
    else:
        listed.first.click()


# ---- actions ---------------------------------------------------------------------------------------------------------


def begins(page: Page, action: str, **pieces: str) -> None:
    """Begin an action: listed fields are picked, free ones are written. Each `_` of a name stands for a space."""
    picks(page, action)
    form = page.locator("form", has=page.get_by_role("button", name="Begin", exact=True))
    for label, value in pieces.items():
        _fill(form, label.replace("_", " "), value)
    form.get_by_role("button", name="Begin", exact=True).click()


def picks(page: Page, action: str) -> None:
    """Press the button of an action, unfolding the seldom used ones if need be; some actions begin with that."""
    button = page.locator("main").get_by_role("button", name=re.compile(f"^{action}$", re.I), include_hidden=True)
    expect(button).to_have_count(1)
    if not button.is_visible():
        unfold(button)
    button.click()


def unfold(part: Locator) -> None:
    """Open every fold that a part of the page lies in."""
    part.evaluate("""(one) => {
        for (let at = one.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    }""")


def _fill(form: Locator, label: str, value: str) -> None:
    group = form.get_by_role("group", name=re.compile(f"^{label}"))
    name = re.compile(f"^{label}")
    written = form.get_by_role("textbox", name=name).or_(form.get_by_role("spinbutton", name=name))
    expect(group.or_(written).first).to_be_visible()
    exactly = form.get_by_role("group", name=label, exact=True)  # another label may begin with the same words
    group = exactly if exactly.count() else group
    if not group.count():
        written.fill(value)
    elif group.get_by_role("radio").count():
        group.get_by_role("radio", name=_exactly(value)).check()
    else:
        wanted = group.get_by_role("button", name=_exactly(value))
        if wanted.get_attribute("aria-pressed") != "true":  # the form may begin with it
            wanted.click()


def _exactly(said: str) -> re.Pattern[str]:
    """Words as they are read: a first letter is made great only to be looked at."""
    return re.compile(f"^{re.escape(said)}$", re.IGNORECASE)


# ---- the board ------------------------------------------------------------------------------------------------------


def lays_out(company: Company, *places: str) -> None:
    """The GM names the places of the board, and everybody has it before them."""
    company.gm.get_by_role("button", name="Lay the board out").click()
    company.gm.get_by_label("Places, one on each line").fill("\n".join(places))
    company.gm.get_by_role("button", name="Lay the board out").click()
    for page in company.everybody:
        expect(page.locator("li.place h3")).to_have_text(places)


def puts(gm: Page, place: str, *pieces: str) -> None:
    """The GM takes each of these, people or things, and puts it down in a place."""
    board = gm.locator(".board[role=group]")
    for piece in pieces:
        named = re.compile(f"^{re.escape(piece)}")
        board.get_by_role("button", name=named).first.press("Enter")  # one that moves up is missed by a pointer
        board.get_by_role("button", name=f"Put {piece} here: {place}", exact=True).click()
        expect(in_place(gm, place).get_by_role("button", name=named).first).to_be_visible()


def in_place(page: Page, place: str) -> Locator:
    """A place of the board, with whoever and whatever is in it."""
    return page.locator("li.place").filter(has=page.locator("h3", has_text=place))


# ---- what is seen ---------------------------------------------------------------------------------------------------


def told(page: Page, text: str) -> Locator:
    """The newest line of somebody's log that says so."""
    return page.locator(".line", has_text=text).last


def all_read(company: Company, text: str, dice: str = "") -> None:
    """Everybody reads the same line, with its dice."""
    for page in company.everybody:
        # Not by its role: for that, each of four pages would work out the names of all its buttons, twice a line.
        line, held_back = told(page, text), page.locator(".log button:visible", has_text=NEW_LINES)
        expect(line.or_(held_back).first).to_be_attached()
        if held_back.count():  # somebody is reading further up
            held_back.click()
        expect(line).to_be_attached()
        if dice:
            expect(line.get_by_role("img", name=dice, include_hidden=True)).to_be_attached()


def own_card(page: Page, hero: str) -> Locator:
    """The whole card of one's own hero. A phone shows it once the line of the hero is pressed."""
    card = page.locator("#now article.person").and_(page.get_by_label(hero, exact=True))
    expect(card).to_be_attached()
    if not card.is_visible():
        page.get_by_role("button", name=f"The whole card of {hero}", exact=True).click()
    expect(card).to_be_visible()
    return card


def track(page: Page, label: str, value: str) -> None:
    """A row of hearts or stars on somebody's own sheet."""
    expect(page.locator("#now").get_by_role("img", name=f"{label}: {value}", exact=True)).to_be_visible()


def out_of_action(company: Company, name: str) -> None:
    """On every screen somebody's card says that they can do nothing."""
    for page in company.everybody:
        expect(page.locator(f"article[aria-label='{name}']").first).to_contain_text("out of action")


def nobody_stands(company: Company, *foes: str) -> None:
    """On every screen each foe's card says that it is out."""
    for page in company.everybody:
        for foe in foes:
            expect(page.locator(f"article[aria-label='{foe}']").first).to_contain_text("out of the fight")


def secrets_are_kept(visit: Visit, company: Company, *secrets: str) -> None:
    """Assert that secrets are in the bytes of the GM's page, and that other pages were sent none."""
    for page in company.everybody:
        everything = visit.everything(page)
        assert "Round 1 begins." in everything
        for secret in secrets:
            assert (secret in everything) == (page is company.gm), f"{secret}: {page.url}"


def all_is_readable(company: Company) -> None:
    """On no page is there an id, a slip of a script or a text that is missing; none is wider than its window."""
    for page in company.everybody:
        lines: list[str] = page.locator("body").evaluate(SHOWN)
        assert [line for line in lines if UNREADABLE.search(line)] == []
        assert sideways(page) <= 0
