"""A table in real browsers: people join by links, play, and read the log in their language."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.visit import PHONE, Visit, unfold, unusable

WATCHED = """() => {
    const [main, now] = [document.querySelector("main"), document.querySelector("#now")];
    const looked = () => window.tops.push([
        main.querySelector("[data-stage]") !== null,
        Math.round(now.getBoundingClientRect().top - main.getBoundingClientRect().top),
    ]);
    window.tops = [];
    new MutationObserver(looked).observe(main, { childList: true, subtree: true });
}"""
"""Notes on each change of the page whether a roll lies over it, and how far from its top stands what one can do."""
OWN = "#now [data-yours=true]"
MOST_ANSWERS = 40


def at_the_table(page: Page) -> Page:
    """Wait until somebody sits at the table and sees it."""
    expect(page.get_by_role("heading", name=re.compile("the salt store at low tide", re.IGNORECASE))).to_be_visible()
    return page


def begin_attack(page: Page, target: str) -> None:
    """A player attacks somebody within reach."""
    page.get_by_role("button", name="Attack").click()
    page.get_by_role("radio", name=target).check()
    page.get_by_role("button", name="Begin").click()


def answer(card: Locator) -> None:
    """Give the answer that is marked as usual, or let a window pass."""
    card = card.page.locator(f"[data-id='{card.get_attribute('data-id')}']")  # another may come before it meanwhile
    let_pass = card.get_by_role("button", name=re.compile("^(Let it pass|Odpuść|Laisser passer)$"))
    usual = card.locator(".answer.preset")
    choice = usual if usual.count() else card.locator("button[type=submit]")
    (let_pass if let_pass.count() else choice).click()
    expect(card).to_have_count(0)


def settle(gm: Page, *players: Page) -> list[str]:
    """Everybody answers as usual until nothing is asked; the questions, in order."""
    asked: list[str] = []
    while len(asked) < MOST_ANSWERS:
        if gm.locator("[data-prompt]").count() == 0:
            return asked
        for page in (gm, *players):
            if page.locator(OWN).count():
                card = page.locator(OWN).first
                asked.append(card.get_attribute("data-prompt") or "")
                answer(card)
    raise AssertionError(f"it does not end: {asked}")


def test_an_attack_is_played_and_explained(visit: Visit, demo: Demo) -> None:
    """A player on a phone attacks, the GM and the others answer, and all read the outcome, its dice and its reasons."""
    gm = at_the_table(visit(demo.links["Gil"]))
    bram = at_the_table(visit(demo.links["Bram"], size=PHONE))
    ilse = at_the_table(visit(demo.links["Ilse"], lang="pl"))
    maren = at_the_table(visit(demo.links["Maren"], lang="fr"))
    unfold(bram)
    expect(bram.get_by_role("list", name="Who is here").get_by_text("Ilse, player, is here")).to_be_attached()
    unfold(bram)

    ilse.evaluate(WATCHED)
    begin_attack(bram, "Deckhand 1")
    question = gm.locator("[data-prompt='nde/call'][data-yours=true]")
    expect(question.get_by_role("heading")).to_contain_text("Bram against")
    expect(bram.get_by_text("Waiting for Gil")).to_be_visible()
    expect(ilse.get_by_text("Twoja kolej: Ilse.")).to_be_visible()
    asked = settle(gm, bram, ilse, maren)
    assert asked[0] == "nde/call" and "nde/help" in asked
    tops = ilse.evaluate("window.tops")
    assert any(on_stage for on_stage, _ in tops) and len({top for _, top in tops}) == 1

    outcome = gm.locator(".line").filter(has=gm.locator(".dice")).filter(has_text="Bram").last
    expect(outcome).to_contain_text("Deckhand 1")
    expect(outcome.get_by_role("img", name=re.compile(r"^1d\d+: \d+\.$"))).to_be_visible()
    outcome.get_by_role("button", name="why").click()
    expect(outcome.get_by_role("button", name="Making an attack").first).to_be_visible()
    for page, why in ((ilse, "dlaczego"), (maren, "pourquoi")):
        rolled = page.locator(".line").filter(has=page.locator(".dice")).last
        expect(rolled.get_by_role("button", name=why)).to_be_visible()
    expect(bram.get_by_text("has acted").first).to_be_visible()
    for page in (gm, bram, ilse, maren):
        assert "⟨" not in page.inner_text("body")


def test_a_refused_answer_says_why_and_what_is_legal(visit: Visit, demo: Demo) -> None:
    """The rules speak before the dice: a way that does not reach is closed with its rule, and the other is preset.

    Help without words is refused.
    """
    gm, ilse = at_the_table(visit(demo.links["Gil"])), at_the_table(visit(demo.links["Ilse"]))
    ilse.get_by_role("button", name="Attack").click()
    ilse.get_by_role("radio", name="Deckhand 1").check()
    expect(ilse.get_by_role("radio", name=re.compile("^hand to hand", re.I))).to_be_disabled()
    expect(ilse.get_by_text("Deckhand 1 is out of reach.")).to_be_visible()
    expect(ilse.get_by_role("radio", name="From a distance")).to_be_checked()
    expect(ilse.get_by_text(re.compile(r"^\d+%$"))).to_be_visible()
    ilse.get_by_role("button", name="Begin").click()
    expect(gm.locator(OWN)).to_have_count(1)


def test_people_talk_and_roll(visit: Visit, demo: Demo) -> None:
    """A chat line arrives with the speaker's name, a roll as dice, and script in a line stays text."""
    gm, bram = at_the_table(visit(demo.links["Gil"])), at_the_table(visit(demo.links["Bram"]))
    say = bram.get_by_label("Say something, or /r 2d6")
    say.fill("<img src=x onerror=alert(1)> Onward!")
    say.press("Enter")
    line = gm.locator(".line", has_text="Onward!")
    expect(line).to_contain_text("Bram")
    expect(line).to_contain_text("<img src=x onerror=alert(1)>")
    assert line.locator("img").count() == 0
    say.fill("/r 2d6+1")
    say.press("Enter")
    expect(gm.locator(".line").last.get_by_role("img", name=re.compile(r"^2d6: "))).to_be_visible()


def test_a_secret_does_not_reach_the_players(visit: Visit, demo: Demo) -> None:
    """A foe that the GM keeps hidden is in the bytes that the GM's page was sent, and in nobody else's."""
    gm, bram = at_the_table(visit(demo.links["Gil"])), at_the_table(visit(demo.links["Bram"]))
    gm.get_by_role("button", name="Bring a foe").click()
    gm.get_by_label("Name", exact=True).fill("Quiet Nan")
    gm.get_by_role("group", name="Hidden from the players?").get_by_role("radio", name="yes").check()
    gm.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.get_by_role("article", name="Quiet Nan")).to_be_visible()
    say = gm.get_by_label("Say something, or /r 2d6")
    say.fill("Nothing to see here.")
    say.press("Enter")
    expect(bram.get_by_text("Nothing to see here.").first).to_be_visible()
    assert any("Quiet Nan" in heard for heard in visit.received[gm])
    assert any("Nothing to see here." in heard for heard in visit.received[bram])
    assert not any("Quiet Nan" in heard for heard in visit.received[bram])


def test_a_lost_server_is_noticed_and_nothing_is_lost(visit: Visit, demo: Demo) -> None:
    """While the server is gone the page says what is unsent; when it is back, that is sent, and questions wait on."""
    bram, gm = at_the_table(visit(demo.links["Bram"], size=PHONE)), at_the_table(visit(demo.links["Gil"]))
    begin_attack(bram, "Deckhand 1")
    expect(gm.locator("[data-prompt='nde/call']")).to_be_visible()
    demo.stop()
    expect(bram.get_by_text("The connection is lost.")).to_be_visible()
    bram.get_by_role("navigation").get_by_role("button", name="Story").click()
    say = bram.get_by_label("Say something, or /r 2d6")
    say.fill("Is anybody there?")
    say.press("Enter")
    expect(bram.get_by_text("One thing of yours is not sent yet")).to_be_visible()
    demo.start_again()
    expect(bram.get_by_text("The connection is lost.")).to_have_count(0, timeout=20_000)
    expect(gm.locator(".line", has_text="Is anybody there?")).to_have_count(1, timeout=20_000)
    expect(gm.locator("[data-prompt='nde/call']")).to_be_visible()
    answer(gm.locator(OWN).first)


def test_an_unknown_link_leads_to_a_sentence_with_ways_on(visit: Visit, demo: Demo) -> None:
    """A link that is cut short or no longer holds leads to a sentence, not to an empty page."""
    page = visit(f"{demo.address}/join#1234.nonsense")
    expect(page.get_by_role("heading", level=1)).to_have_text("The door stays shut")
    expect(page.get_by_text("ask for a new one")).to_be_visible()
    page = visit(f"{demo.address}/join", lang="pl")
    expect(page.get_by_text("brakuje klucza")).to_be_visible()
    assert unusable(page) == []
