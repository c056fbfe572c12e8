"""The GM's desk: each drawer works, players see their part, and secrets stay with the GM."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.session import SAY, DemoSession, demo_session, drawer, part, picture
from tests.browser.test_table import MOST_ANSWERS, OWN, answer, begin_attack, settle
from tests.browser.visit import unusable


@pytest.fixture(scope="module")
def at(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoSession]:
    with demo_session(browser, tmp_path_factory.mktemp("desk")) as one:
        yield one


def test_the_gm_describes_a_scene_with_words_a_picture_and_traits(at: DemoSession) -> None:
    """The GM's description stands above every seat's table at once, and its picture opens."""
    scene = drawer(at.gm, "Scene")
    scene.get_by_label("What you see").fill("Fog creeps between the posts.")
    scene.get_by_label("True here: in your own words").fill("slippery")
    scene.get_by_role("button", name="Add").click()
    scene.locator("input[type=file]").set_input_files(picture(320, 180))
    expect(scene.get_by_role("button", name="Picture 1")).to_have_attribute("aria-pressed", "true")
    scene.get_by_role("button", name="Show it to all").click()
    for page in (at.gm, at.bram, at.ilse):
        expect(page.locator("#now").get_by_text("Fog creeps between the posts.").first).to_be_visible()
        expect(page.locator("#now").get_by_text("slippery").first).to_be_visible()
    shown = at.ilse.get_by_role("button", name="Obrazek sceny")
    expect(shown.locator("img")).to_have_js_property("naturalWidth", 320)
    shown.click()
    expect(at.ilse.get_by_role("dialog").locator("img")).to_be_visible()
    at.ilse.get_by_role("dialog").get_by_role("button", name="Zamknij").click()


def test_a_clock_is_hidden_until_it_is_shown(at: DemoSession) -> None:
    """The GM makes, ticks and shows a clock; before that no player's page was sent a letter of it."""
    clocks = drawer(at.gm, "Clocks")
    clocks.get_by_label("What is coming?").fill("Harbour watch")
    clocks.get_by_role("group", name="Do the players see it?").get_by_role("radio", name="no").check()
    clocks.get_by_role("button", name="Start the clock").click()
    clocks.get_by_role("button", name="Harbour watch: one step on").click()
    expect(at.gm.get_by_role("img", name="Clock: Harbour watch, 1 of 4, hidden from the players").first).to_be_visible()
    at.gm.get_by_label(SAY["en"]).fill("Tick.")
    at.gm.keyboard.press("Enter")
    expect(at.ilse.locator(".line", has_text="Tick.")).to_be_visible()
    assert not at.heard(at.ilse, "Harbour watch") and not at.heard(at.bram, "Harbour watch")
    clocks.get_by_role("button", name="hidden from the players: Harbour watch").click()
    expect(at.bram.get_by_role("img", name="Clock: Harbour watch, 1 of 4", exact=True)).to_be_visible()
    clocks.get_by_role("button", name="Remove: Harbour watch").click()
    expect(at.bram.get_by_role("img", name=re.compile("Harbour watch"))).to_have_count(0)


def test_a_page_and_a_note_reach_those_they_are_for(at: DemoSession) -> None:
    """Ilse opens what she was handed, in her language's frame; Bram was sent nothing of it; taken back, it is gone."""
    pages = drawer(at.gm, "Pages")
    pages.get_by_label("Title", exact=True).fill("A wet letter")
    pages.get_by_label("What it says").fill("Do not trust the lamplighter.")
    pages.get_by_role("radio", name="Only some").check()
    expect(pages.get_by_role("button", name="Hand it out")).to_be_disabled()
    pages.get_by_role("checkbox", name="Ilse").check()
    pages.get_by_role("button", name="Hand it out").click()
    at.ilse.get_by_role("list", name="Twoje kartki").get_by_role("button", name="A wet letter").click()
    letter = at.ilse.get_by_role("dialog")
    expect(letter).to_contain_text("Do not trust the lamplighter.")
    expect(letter).to_contain_text("Tylko dla: Ilse")
    assert unusable(at.ilse) == []
    letter.get_by_role("button", name="Zamknij").click()
    notes = drawer(at.gm, "Notes")
    notes.get_by_label("A note").fill("Ilse owes the choir.")
    notes.get_by_role("checkbox", name="Ilse").check()
    notes.get_by_role("button", name="Write it down").click()
    held = at.ilse.get_by_role("list", name="Twoje kartki")
    expect(held.get_by_role("button", name="owes the choir")).to_be_visible()
    drawer(at.gm, "Pages").get_by_role("button", name="Take it back: A wet letter").click()
    expect(at.ilse.get_by_role("button", name="A wet letter")).to_have_count(0)
    assert not at.heard(at.bram, "lamplighter") and not at.heard(at.bram, "owes the choir")


def test_a_whisper_reaches_its_readers_and_some_dice_are_secret(at: DemoSession) -> None:
    """A whisper says to whom and reaches only them; dice are put together by taps, and some fall behind the screen."""
    log = at.gm.get_by_role("region", name="What happened").last
    log.get_by_role("button", name="Whisper").click()
    log.get_by_role("checkbox", name="Bram").check()
    log.get_by_label("Whisper to Bram").fill("The bell is cracked.")
    at.gm.keyboard.press("Enter")
    part(at.bram, "Story")
    expect(at.bram.locator(".line", has_text="The bell is cracked.")).to_contain_text("whispers to Bram")
    log.get_by_role("button", name="Roll dice").click()
    for _ in range(2):
        log.get_by_role("button", name="One d6 more").click()
    log.get_by_role("button", name="Roll 2d6").click()
    expect(at.bram.locator(".line", has_text="2d6").get_by_role("img", name=re.compile("^2d6: "))).to_be_visible()
    log.get_by_role("button", name="One d20 more").click()
    log.get_by_label("behind the screen").check()
    log.get_by_role("button", name="Roll 1d20").click()
    expect(at.gm.locator(".line.secret", has_text="1d20")).to_be_visible()
    assert unusable(at.gm) == []
    log.get_by_role("button", name="Roll dice").click()
    part(at.bram, "Play")
    assert not at.heard(at.ilse, "bell is cracked") and not at.heard(at.bram, "behind the screen: ")


def test_any_value_is_set_with_its_reason(at: DemoSession) -> None:
    """The GM finds a person and a value, sets it, and everybody reads why; a value that does not fit says so."""
    values = drawer(at.gm, "Fix a number")
    values.get_by_label("Whose?").select_option(label="Bram")
    values.get_by_label("Find a value").fill("heart")
    rows = values.get_by_role("list", name="Values").get_by_role("listitem")
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button", name=re.compile("^Hearts")).click()
    values.get_by_role("spinbutton", name="Hearts").fill("1e300")
    values.get_by_role("button", name="Set it").click()
    expect(values.get_by_role("alert")).to_contain_text("too large")
    values.get_by_role("spinbutton", name="Hearts").fill("2")
    values.get_by_label("Why?").fill("the crate fell on him")
    values.get_by_role("button", name="Set it").click()
    expect(at.bram.get_by_role("img", name="Hearts: 2 of 5").first).to_be_visible()
    expect(at.ilse.locator(".line", has_text="the crate fell on him")).to_contain_text("Bram, Serca – teraz 2")
    values.get_by_label("Find a value").fill("zzz")
    expect(values.get_by_text("There is no such value here.")).to_be_visible()


def test_the_gm_adds_and_removes_an_entry_of_a_list(at: DemoSession) -> None:
    """The new entry is chosen in words, every seat sees what it changes, and it is taken out again."""
    values = drawer(at.gm, "Fix a number")
    values.get_by_label("Find a value").fill("")
    values.get_by_label("Whose?").select_option(label="the table’s own")
    lines = values.get_by_role("region", name="Lines that are blocked")
    lines.get_by_role("button", name="Add one: Lines that are blocked").click()
    lines.get_by_role("radio", name="Bram", exact=True).check()
    lines.get_by_role("button", name=re.compile("^The other")).click()
    lines.get_by_role("radio", name="Deckhand 1", exact=True).check()
    lines.get_by_label("Why?").fill("a sail has come down")
    assert unusable(at.gm, ".drawer") == []
    lines.get_by_role("button", name="Add it").click()
    part(at.bram, "Board")
    expect(at.bram.locator(".card", has_text="Deckhand 1")).to_contain_text("no line to Bram")
    lines.get_by_role("button", name="Remove: Bram – Deckhand 1").click()
    expect(at.bram.locator(".card", has_text="Deckhand 1")).not_to_contain_text("no line")
    part(at.bram, "Play")


def test_what_would_be_refused_is_greyed_with_its_rule(at: DemoSession) -> None:
    """The foes have not acted yet: that is said beneath the button, and the rule is a tap away."""
    desk = at.gm.get_by_role("region", name="The GM’s desk")
    closed = desk.get_by_role("listitem").filter(has=at.gm.get_by_role("button", name="Next round"))
    expect(closed.get_by_role("button", name="Next round")).to_be_disabled()
    closed.get_by_role("button", name="why").click()
    rule = at.gm.get_by_role("dialog")
    expect(rule).to_contain_text("nde2.combat.order")
    rule.get_by_role("button", name="Close").click()


def test_foes_come_in_one_tap_and_secret_ones_are_marked(at: DemoSession) -> None:
    """Each tap brings the next of its kind under its own name; what only the GM knows says so on card and board."""
    quick = at.gm.get_by_role("group", name="Foes in one tap")
    for number in (1, 2):
        quick.get_by_role("button", name="Minion").click()
        expect(at.ilse.get_by_role("article", name=f"Minion {number}")).to_be_visible()
    at.gm.get_by_role("button", name="Bring a foe").click()
    at.gm.get_by_label("Name", exact=True).fill("Quiet Nan")
    at.gm.get_by_role("group", name="Hidden from the players?").get_by_role("radio", name="yes").check()
    at.gm.get_by_role("button", name="Begin", exact=True).click()
    expect(at.gm.get_by_role("article", name="Quiet Nan")).to_contain_text("hidden from the players")
    expect(at.gm.locator(".card", has_text="Quiet Nan")).to_contain_text("hidden from the players")
    assert not at.heard(at.bram, "Quiet Nan") and not at.heard(at.ilse, "Quiet Nan")


def test_the_gm_sees_the_odds_of_each_difficulty_and_dice_may_be_real(at: DemoSession) -> None:
    """Beside each number stands the chance of this very hero; Bram's own dice are typed in, and the log says so."""
    dials = drawer(at.gm, "Pace and dice")
    dice = dials.get_by_role("group", name="Whose dice?").get_by_role("group", name="Bram")
    dice.get_by_role("button", name="real ones").click()
    expect(dice.get_by_role("button", name="real ones")).to_have_attribute("aria-pressed", "true")
    begin_attack(at.bram, "Deckhand 1")
    usual = at.gm.locator(OWN).get_by_role("group", name="Difficulty: usual numbers")
    expect(usual.get_by_role("button", name=re.compile(r"^4 standard \d+%$"))).to_be_visible()
    shares = [int(re.findall(r"(\d+)%", text)[0]) for text in usual.get_by_role("button").all_inner_texts()]
    assert len(shares) == 6 and shares == sorted(shares, reverse=True) and shares[0] > shares[-1]
    dice_wanted = at.bram.get_by_role("button", name="I rolled this")
    for _ in range(MOST_ANSWERS):
        expect(at.gm.locator("[data-prompt]").first).to_be_attached()
        if dice_wanted.count():
            break
        for page in at.everybody:
            if (question := page.locator(f"{OWN}[data-prompt*='/']")).count():  # and no dice, which come of themselves
                answer(question.first)
    at.bram.get_by_label("Die 1", exact=True).fill("11")
    dice_wanted.click()
    expect(dice_wanted).to_have_count(0)
    settle(*at.everybody)
    rolled = at.gm.locator(".line").filter(has=at.gm.get_by_role("img", name=re.compile(r": 11\.$"))).last
    rolled.get_by_role("button", name="why").click()
    expect(rolled).to_contain_text("Real dice showed this.")
    dice.get_by_role("button", name="the table’s").click()


def test_a_dial_turned_off_leaves_requests_to_the_gm(at: DemoSession) -> None:
    """A dial is set for a chapter and a seat; the wish of that player waits at the desk, and the answer arrives."""
    dials = drawer(at.gm, "Pace and dice")
    dials.get_by_label("For whom?").select_option(label="Ilse")
    tests = dials.get_by_role("group", name="Tests", exact=True)
    tests.get_by_role("button", name="off").click()
    expect(tests.get_by_role("button", name="off")).to_have_attribute("aria-pressed", "true")
    at.ilse.get_by_role("button", name="spróbować czegoś").click()
    at.ilse.get_by_label("Co chcesz osiągnąć?").fill("zajrzeć do beczki")
    at.ilse.get_by_role("button", name="Zacznij").click()
    desk = at.gm.get_by_role("region", name="The GM’s desk")
    expect(desk.get_by_text("zajrzeć do beczki")).to_be_visible()
    desk.get_by_label("What happens").fill("Only brine")
    desk.get_by_role("button", name="Allow").click()
    expect(at.ilse.locator(".line", has_text="Only brine")).to_be_visible()
    tests.get_by_role("button", name="ask").click()


def test_the_gm_looks_through_a_player_s_eyes(at: DemoSession) -> None:
    """The look is marked, it is that player's view, nothing can be pressed there, and Escape leads back."""
    drawer(at.gm, "View as").get_by_role("button", name="Bram").click()
    eyes = at.gm.get_by_role("main", name="Through the eyes of Bram")
    expect(eyes).to_contain_text("You can only look.")
    expect(eyes.locator(".line", has_text="The bell is cracked.")).to_be_visible()
    expect(eyes.get_by_role("heading", level=2, name="Bram")).to_be_visible()
    assert "Quiet Nan" not in eyes.inner_text()
    for button in ("Attack", "Pause", "Begin"):
        expect(eyes.get_by_role("button", name=button)).to_have_count(0)
    assert unusable(at.gm) == []
    at.gm.keyboard.press("Escape")
    expect(at.gm.get_by_role("region", name="The GM’s desk")).to_be_visible()


def test_the_gm_goes_back_by_a_list(at: DemoSession) -> None:
    """A moment is picked from a list, what would go is told, and the board is as it was then."""
    back = drawer(at.gm, "Go back")
    back.get_by_role("button", name=re.compile("Minion 1 appears")).click()
    expect(back.get_by_role("group", name="Go back to here")).to_contain_text("Minion 2 appears")
    back.get_by_role("button", name="Go back", exact=True).click()
    expect(at.ilse.get_by_role("article", name="Minion 2")).to_have_count(0)
    expect(at.ilse.get_by_role("article", name="Minion 1")).to_be_visible()
    expect(at.gm.get_by_role("article", name="Quiet Nan")).to_have_count(0)


def test_the_gm_sets_the_pace_in_one_tap(at: DemoSession) -> None:
    """Three paces with a sentence each; the one that holds is marked, every chapter follows it, and the log says so."""
    dials = drawer(at.gm, "Pace and dice")
    paces = dials.get_by_role("group", name="How much is asked")
    expect(paces.get_by_role("button", name="Ask everything")).to_have_attribute("aria-pressed", "true")
    paces.get_by_role("button", name="Brisk").click()
    expect(paces.get_by_role("button", name="Brisk")).to_have_attribute("aria-pressed", "true")
    dials.get_by_label("For whom?").select_option(label="Bram")
    luck = dials.get_by_role("group", name="Luck", exact=True)
    expect(luck.get_by_role("button", name="brisk")).to_have_attribute("aria-pressed", "true")
    expect(at.ilse.locator(".line", has_text="Stół gra żwawo")).to_be_visible()
    assert unusable(at.gm) == []
    paces.get_by_role("button", name="Ask everything").click()
    expect(at.ilse.locator(".line", has_text="Stół pyta o wszystko.")).to_be_visible()


def test_a_prepared_scene_is_shown_with_one_press(at: DemoSession) -> None:
    """A scene with a picture, a clock, a handout, a boss and two minions: twelve presses or fields to prepare it, then
    one for all pages; before that no player was sent a letter of it.
    """
    shelf = drawer(at.gm, "Shelf")
    shelf.get_by_role("button", name="Prepare a scene").click()
    shelf.get_by_label("Title", exact=True).fill("The salt gate")
    shelf.get_by_label("What you see").fill("One lamp in the fog.")
    shelf.locator("input[type=file]").set_input_files(picture(300, 160))
    expect(shelf.get_by_role("button", name="Picture", pressed=True)).to_have_count(1)
    for kind in ("Boss", "Minion", "Minion"):
        shelf.get_by_role("button", name=kind, exact=True).click()
    shelf.get_by_label("A clock: what is coming?").fill("Tide comes in")
    shelf.get_by_label("A handout: its title").fill("Sealed letter")
    assert unusable(at.gm) == []
    shelf.get_by_role("button", name="Put on the shelf").click()
    show = shelf.get_by_role("button", name="Show: The salt gate")
    expect(show).to_be_visible()
    shelf.get_by_role("button", name="Forecast: The salt gate").click()
    expect(shelf.get_by_role("status").get_by_text("Chance to win")).to_be_visible(timeout=60_000)
    expect(shelf.get_by_role("table", name="Who").get_by_role("rowheader", name="Ilse")).to_be_visible()
    assert unusable(at.gm) == []
    assert not any(
        at.heard(page, words)
        for page in (at.bram, at.ilse)
        for words in ("salt gate", "Tide comes", "Sealed", "Chance to win")
    )
    show.click()
    part(at.bram, "Play")
    for page in (at.gm, at.bram, at.ilse):
        expect(page.locator("#now").get_by_text("One lamp in the fog.").first).to_be_visible()
        expect(page.locator("#now").get_by_text("Sealed letter").first).to_be_visible()
    expect(at.gm.get_by_role("article", name="Boss 1")).to_be_visible()
    forecast = drawer(at.gm, "Forecast")
    expect(forecast.get_by_role("status").get_by_text("Chance to win")).to_be_visible(timeout=60_000)
    assert not any(at.heard(page, "Chance to win") for page in (at.bram, at.ilse))
