"""Reckonings: how a roll came to its result adds up, in every book, for every viewer and in every language."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from moothall import books
from moothall.sight import GM
from moothall.talk.reasons import Because
from moothall.talk.reckoning import DiceLine, DicePool, FallenDice, NumberLine, OutcomeLine
from moothall.web import wire
from moothall.web.render import Telling
from moothall.web.what_if import count, shown
from tests.books.support.stops import count_stops

TOOL = count_stops()
BOOKS = ("nde2", "nde1", "houses2d20", "nova6")


@pytest.fixture(scope="module", params=BOOKS)
def session(request: Any) -> Any:
    """A whole session of a book's demo at a brisk table."""
    return TOOL.whole(request.param, "brisk")


def decided(table: Any, viewer: str) -> list[Any]:
    """Return the lines of a viewer's log that say what a roll came to."""
    return [message for message in table.stream(viewer).messages if message.what == "told" and message.dice]


def test_every_roll_that_is_decided_adds_up(session: Any) -> None:
    """Each step leads from the dice before it to the dice that fell, and the number is made of faces that count."""
    told = Telling(session.table, GM, "en")
    lines = [told.line(message) for message in decided(session.table, GM)]
    assert len(lines) > 5
    for line in lines:
        assert line.reckoning is not UNSET, line.said
        dice, number, *means = line.reckoning
        assert isinstance(dice, wire.DiceReckoned) and isinstance(number, wire.NumberReckoned)
        first = next(roll for roll in decided(session.table, GM) if roll.number == line.number).dice[0]
        assert (dice.rolled.count, dice.rolled.sides) == (len(first.faces), first.sides)
        assert set(dice.counted) <= set(dice.faces)
        if dice.steps:
            assert dice.steps[-1].after == dice.rolled
        for outcome in means:
            assert isinstance(outcome, wire.OutcomeReckoned)
            if number.needed is not None and outcome.outcome not in ("X", "SC"):  # a top face, or a price, decides
                assert (number.reached >= number.needed) == (outcome.tone in ("great", "good"))


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_every_line_has_words_and_a_rule_by_its_name(session: Any, lang: str) -> None:
    """No line is empty, and the rule that decides it is named, not cited by its id."""
    told = Telling(session.table, GM, lang)
    for message in decided(session.table, GM):
        reckoning = told.line(message).reckoning
        assert reckoning is not UNSET
        for line in reckoning:
            assert line.said and "none" not in line.said, line
            assert line.rule and line.rule != line.cite, line


def test_a_roll_can_be_counted_without_each_of_its_reasons(session: Any) -> None:
    """As it was it has the dice that fell; without a reason it has other chances, or is told as no likelier."""
    book, table = session.table.book.id, session.table
    view, told = table.stream(GM).view, Telling(table, GM, "en")
    rolls = [(message, count(book, view, message.body, message.dice)) for message in decided(table, GM)]
    counted = [(message, found) for message, found in rolls if found]
    assert counted
    for message, (was, *others) in counted:
        reckoned = told.line(message).reckoning
        assert reckoned is not UNSET and isinstance(reckoned[0], wire.DiceReckoned)
        assert (was.dice.count, was.dice.sides) == (reckoned[0].rolled.count, reckoned[0].rolled.sides)
        assert was.without is None and all(one.without is not None for one in others)
    assert any(one.success != was.success for _, (was, *others) in counted for one in others)


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_what_a_roll_would_have_been_is_said(session: Any, lang: str) -> None:
    """Each reason has a sentence with both chances and a rule by its name, of what this viewer was told."""
    book, table = session.table.book.id, session.table
    for viewer in (GM, *(seat for seat, _, _ in session.story.cast)):
        view, told = table.stream(viewer).view, Telling(table, viewer, lang)
        for message in decided(table, viewer):
            answer = shown(count(book, view, message.body, message.dice), told, book, lang)
            for one in answer.without:
                assert one.percent in one.said and answer.percent in one.said and one.rule != one.cite


def test_a_hidden_number_lets_nothing_be_counted() -> None:
    """Against a Defense that the viewer does not know there is no chance to tell, with or without the cover."""
    from moothall.ledger.marks import HIDDEN

    cover = Because("step-cover", -1, "nde2.cover.partial", "partial")
    fell = (FallenDice(8, (8,), (cover,), ("nde2.dice.set",)),)
    table = books.ruleset("nde2").mechanics().start
    assert [str(one.success) for one in count("nde2", table, attack(8, 6), fell)] == ["3/8", "7/12"]
    assert count("nde2", table, attack(8, HIDDEN), fell) == []


def attack(sides: int, against: Any) -> Any:
    """An attack that hit exceptionally, with one die of so many sides."""
    from moothall.rulesets.nde.events import Attacked
    from moothall.rulesets.nde.ids import NO_FOE, NO_HERO

    return Attacked(NO_HERO, NO_FOE, "str", sides, 0, "X", against, True, True)


def nde(*why: Because, sides: int = 8, face: int = 8, against: Any = 6) -> Any:
    """The reckoning of an attack with one die of so many sides."""
    reckon = books.ruleset("nde2").reckoning()
    assert reckon is not None
    return reckon(
        attack(sides, against),
        (FallenDice(sides, (face,), why, ("nde2.dice.set",)),),
        ("nde2.attack.hit", "nde2.test.one"),
    )


def test_a_die_goes_down_for_cover() -> None:
    """d12, one step down for partial cover: d8; 8 against 6; the top face."""
    cover = Because("step-cover", -1, "nde2.cover.partial", "partial")
    dice, number, outcome = nde(cover)
    assert dice == DiceLine(DicePool(1, 12), dice.steps, (8,), (8,), "nde2.dice.set")
    assert [(step.why, step.after) for step in dice.steps] == [(cover, DicePool(1, 8))]
    assert number == NumberLine("log-reckoned-nde-number", 8, 6, "defense", "nde2.attack.hit")
    assert outcome == OutcomeLine("log-reckoned-nde-outcome", "X", "great", "nde2.test.one")


def test_what_is_lost_at_the_end_of_the_ladder_adds_up() -> None:
    """Two steps up from the last die but one lead to the last; the ladder takes one of them back."""
    up = Because("step-advantage", 2, "nde2.step.up", "surprise")
    lost = Because("note-ladder-end", -1, "nde2.step.bounds")
    dice, *_ = nde(up, lost, sides=20)
    assert (dice.began, dice.rolled) == (DicePool(1, 12), DicePool(1, 20))


def test_two_dice_add_what_helps() -> None:
    """2d6 and the attribute's +1, and one more for an advantage: +2, as it was rolled."""
    from moothall.rulesets.nde.events import Attacked
    from moothall.rulesets.nde.ids import NO_FOE, NO_HERO

    fact, up = Attacked(NO_HERO, NO_FOE, "str", 0, 2, "S", 0, True, True), Because("step-advantage", 1, "nde2.step.up")
    reckon = books.ruleset("nde2").reckoning()
    assert reckon is not None
    dice, *_ = reckon(fact, (FallenDice(6, (3, 4), (up,), ("nde2.dice.set",)),), ("nde2.v2d6.attack",))
    assert isinstance(dice, DiceLine)
    assert (dice.began, [step.after for step in dice.steps]) == (DicePool(2, 6, 1), [DicePool(2, 6, 2)])


def test_a_hidden_number_is_not_in_the_reckoning() -> None:
    """Whoever does not know the Defense reads the face alone."""
    from moothall.ledger.marks import HIDDEN

    assert nde(against=HIDDEN)[1].needed is None


def test_nobody_reads_dice_that_fell_for_the_gm_alone(session: Any) -> None:
    """A player's line has a reckoning only of dice that stand in that player's own log."""
    for seat, _, _ in session.story.cast:
        rolled = [message for message in session.table.stream(seat).messages if message.what == "rolled"]
        fallen = [dice.faces for message in decided(session.table, seat) for dice in message.dice]
        assert len(fallen) <= len(rolled) and {*fallen} <= {message.body.faces for message in rolled}
