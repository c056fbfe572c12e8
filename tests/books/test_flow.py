"""Answers that nobody need be asked for: what books settle, what has only one answer, and what paces and dials make of
it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from typing import Any, Literal

import msgspec
import pytest

from moothall.errors import AgainstTheRules, MoothallError
from moothall.handlers.stage import AnswersAhead
from moothall.records import record
from moothall.rulesets.houses2d20.questions import Purchase
from moothall.rulesets.nova6.questions import Trade
from moothall.sight import GM, redact
from moothall.table import json_types
from moothall.table.room import Dial, RoomState
from moothall.table.usher import AskedSeat, answer_unasked, sole
from moothall.talk.questions import QUESTIONS, Option, Question, question
from tests.support.scene_questions import KINDS, Met, met

NOTHING_SAID = AnswersAhead()

# ---- What books settle ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_settled_answer_is_legal_and_survives_the_wire(kind: str) -> None:
    """An answer that the book settles passes its question's own check, and is read back from JSON as it was."""
    for one in met(kind):
        settled = one.question.settled(one.state)
        assert isinstance(one.question.is_vain(one.state), bool)
        if settled is None:
            continue
        assert one.question.fits(settled)
        one.question.check(one.state, settled)
        read = json.loads(msgspec.json.encode(settled))
        again = read if one.question.fits(read) else json_types.converted(read, one.question.takes)
        assert again == settled


def test_each_book_settles_something() -> None:
    """Every book has confirmations, and only a question with a settled answer calls itself one."""
    settles = {kind for kind in KINDS if QUESTIONS[kind].settled is not Question.settled}
    assert {kind.partition("/")[0] for kind in settles} == {"nde", "nova6", "houses"}
    confirms = {kind for kind in KINDS if QUESTIONS[kind].stops == "confirmation"}
    assert confirms <= settles and len(confirms) > 20


def test_offers_and_last_words_are_never_taken_by_the_table() -> None:
    """An offer is settled by nobody; of last words only those that nobody chose, or that an NPC has."""
    offers = [QUESTIONS[kind] for kind in KINDS if QUESTIONS[kind].stops == "offer"]
    assert offers and all(asked.settled is Question.settled for asked in offers)
    last = {kind for kind in KINDS if QUESTIONS[kind].stops == "last word"}
    assert last == {"nde/ready", "nova6/ready", "houses/commit"}
    for one in met("nde/ready"):
        assert one.question.settled(one.state) is None


@pytest.mark.parametrize("result", ["S", "EX", "SC", "F", "FC"])
def test_luck_is_asked_for_after_a_failure_alone(result: Any) -> None:
    """Nobody is asked for Luck on a success."""
    one = met("nde/luck")[0]
    asked = replace(one.question, result=result)
    assert asked.settled(one.state) == (None if result in ("F", "FC") else "keep")


def test_help_that_cannot_help_is_vain() -> None:
    """A die at its largest, or a helper who has acted, makes an offer of help vain."""
    one = met("nde/help")[0]
    assert replace(one.question, vain=True).is_vain(one.state)


@pytest.mark.parametrize(
    ("kind", "whose"),
    [
        ("houses/possible", "who"),
        ("houses/reach", "who"),
        ("houses/backs-action", "who"),
        ("houses/fitting-focuses", "who"),
        ("houses/take-cost", "who"),
        ("houses/drive", "who"),
        ("houses/confirm-defensive", "owner"),
    ],
)
def test_a_gm_needs_no_leave_for_their_own_characters(kind: str, whose: str) -> None:
    """What a character of the GM's does is settled unasked; what a player's does is for somebody to say."""
    asked, table = met(kind)[0].question, met("houses/reach")[0].state
    for character in table.characters:
        settled = replace(asked, **{whose: character.id}).settled(table)
        assert (settled is None) == (character.seat != GM)
    assert {character.seat == GM for character in table.characters} == {True, False}


def test_2d20_says_of_each_question_what_it_is() -> None:
    """What only confirms, what is offered, what rolls, and what is asked only once dice lie there."""
    asked = {kind.removeprefix("houses/"): QUESTIONS[kind] for kind in KINDS if kind.startswith("houses/")}
    confirms = {name for name, one in asked.items() if one.stops == "confirmation"}
    assert confirms == {"allow-assist", "approve-talent", "meaning", "narrate", "requirement"}
    others = {name: one.stops for name, one in asked.items() if one.stops not in ("confirmation", "decision")}
    assert others == {"assist": "offer", "commit": "last word"}
    spent = {"again", "buy", "buy-off", "extra-action", "further", "keep", "push", "resist", "spend", "take-cost"}
    told = {"backs-action", "complication", "inform", "meaning", "narrate", "offer-cost", "requirement"}
    assert {name for name, one in asked.items() if one.after} == spent | told


def test_a_helpers_focus_was_heard_with_the_help() -> None:
    """The GM confirms the focus of whoever leads, and not that of a helper, who has said how they help."""
    one = met("houses/confirm-focus")[0]
    hero = next(character.id for character in one.state.characters if character.seat != GM)
    asked = replace(one.question, who=hero, cite="houses.test.focus-max-one")
    assert asked.settled(one.state) is None
    assert replace(asked, cite="houses.assist.own-focus").settled(one.state) == "yes"


def test_what_costs_a_player_points_is_never_settled() -> None:
    """A brisk table leaves the purchase of dice, effects and resistance to whoever pays for it."""
    paid = ("buy-dice", "point", "buy", "buy-off", "resist", "take-point", "challenge", "assist-point")
    for kind in paid:
        assert QUESTIONS[f"houses/{kind}"].settled is Question.settled


def test_an_extra_action_is_left_to_a_player_who_has_acted() -> None:
    """Who let a turn go by, or is an NPC, is not asked to pay for a second action."""
    one = next(one for one in met("houses/extra-action") if not one.question.npc)
    assert replace(one.question, idle=False).settled(one.state) is None
    assert replace(one.question, idle=True).settled(one.state) == "no"
    assert replace(one.question, npc=True).settled(one.state) == "no"


# ---- Only one answer ------------------------------------------------------------------------------------------------


@record
class Wish:
    """An answer with words of one's own."""

    word: str = "nothing"


@question("flow/partial", takes=Wish)
class Partial(Question[Wish]):
    """A question that lists only part of what it takes."""

    def answers(self) -> list[Wish]:
        return [Wish()]

    def check(self, state: Any, answer: Wish) -> None:
        return None

    def default(self) -> Wish:
        return Wish()


@question("flow/open-words", takes=str)
class OpenWords(Question[str]):
    """A question with one option that takes any other word as well."""

    def options(self) -> list[Option]:
        return [Option("yes", "a.rule")]

    def check(self, state: Any, answer: str) -> None:
        return None


@question("flow/unlisted", takes=Literal["yes", "no"])
class Unlisted(Question[Literal["yes", "no"]]):
    """A question whose type has a word that is not on its list and is taken all the same."""

    def options(self) -> list[Option]:
        return [Option("yes", "a.rule")]

    def check(self, state: Any, answer: str) -> None:
        return None


@question("flow/closed", takes=Literal["yes", "no"])
class Closed(Question[Literal["yes", "no"]]):
    """A question of which the rules refuse one of two answers while the purse is empty."""

    def options(self) -> list[Option]:
        return [Option("yes", "a.rule"), Option("no", "a.rule")]

    def check(self, state: Any, answer: str) -> None:
        self.check_listed(answer)
        if answer == "yes" and not state:
            raise AgainstTheRules("error-not-offered", cite="a.rule", answer=answer)


@pytest.mark.parametrize("asked", [Partial(), OpenWords(), Unlisted()])
def test_a_list_that_is_not_the_whole_list_leaves_the_choice(asked: Any) -> None:
    """One listed answer is not the only answer where others are taken that nobody listed."""
    assert len(asked.answers()) == 1
    assert sole(asked, None) is None


def test_the_only_legal_answer_is_found() -> None:
    """Where the rules refuse all others, and the list is whole, an answer is the only one."""
    assert sole(Closed(), 0) == "no"
    assert sole(Closed(), 1) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_sole_answer_takes_no_choice_away(kind: str) -> None:
    """Of each question in each scene: if an answer is the only one, no other that could be thought of is legal."""
    for one in met(kind):
        only = sole(one.question, one.state)
        if only is not None:
            assert [other for other in thinkable(one) if other != only and is_legal(one, other)] == []


def thinkable(one: Met) -> list[Any]:
    """Answers to a question that a person might think of, whether listed or not."""
    asked = one.question
    if asked.takes_words:
        return [*(asked.words or ()), "a word of one's own", *(option.id for option in asked.options())]
    if asked.takes is int:
        return list(range(-1, 12))
    if asked.takes is Purchase:
        purses: tuple[Any, ...] = ("momentum", "threat")
        return [Purchase(paid) for count in range(6) for paid in product(purses, repeat=count)]
    if asked.takes is Trade:
        return [Trade(aside, pairs) for aside in (False, True) for pairs in range(6)]
    raise AssertionError(f"{asked.kind} says that it lists all: say here what else could be thought of")


def is_legal(one: Met, answer: Any) -> bool:
    if not one.question.fits(answer):
        return False
    try:
        one.question.check(one.state, answer)
    except MoothallError:
        return False
    return True


BRISK = RoomState(pace="brisk")

# ---- Paces and dials ------------------------------------------------------------------------------------------------


@question("flow/settled", takes=str)
class Settles(Question[str]):
    """A question that the book settles."""

    stops = "confirmation"

    def options(self) -> list[Option]:
        return [Option("no", "a.rule"), Option("yes", "a.rule")]

    def settled(self, state: Any) -> str:
        return "yes"


def right(room: RoomState, asked: Question[Any], state: Any = 0) -> str:
    """By which right a question of the GM's is not asked, if it is not."""
    given = answer_unasked(room, AskedSeat("gm", "gm", asked, "luck"), state, NOTHING_SAID, "nde2")
    return given.right if given else ""


@pytest.mark.parametrize(
    ("pace", "sole_by", "settled_by"), [("everything", "", ""), ("book", "sole", ""), ("brisk", "sole", "book")]
)
def test_a_pace_says_what_need_not_be_asked(pace: Any, sole_by: str, settled_by: str) -> None:
    """Everything is asked; all that leaves a choice; or only what the book does not settle."""
    room = RoomState(pace=pace)
    assert (right(room, Closed()), right(room, Settles())) == (sole_by, settled_by)


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_is_answered_for_by_what_they_see(kind: str) -> None:
    """With all that is hidden taken out of the state, a player's question is asked, or not, just as with it."""
    for one in met(kind):
        if one.seat == GM:
            continue
        seen, asked = redact(one.state, one.seat), AskedSeat(one.seat, one.seat, one.question, "", one.is_window)
        by_truth, by_view = (
            answer_unasked(BRISK, asked, state, NOTHING_SAID, one.question.kind.partition("/")[0])
            for state in (one.state, seen)
        )
        assert by_truth == by_view


def test_a_dial_goes_before_the_pace() -> None:
    """The dial of a chapter, seat or kind of question says more than the pace, and the kind more than the chapter."""
    slow = RoomState(dials=(Dial("luck", "", "brisk"),))
    assert right(slow, Settles()) == "book"
    always = Dial("flow/settled", "gm", "ask")
    assert right(RoomState(pace="brisk", dials=(always,)), Settles()) == ""
    assert right(RoomState(dials=(Dial("luck", "", "brisk"), always)), Settles()) == ""
    assert right(RoomState(pace="brisk", dials=(Dial("flow/settled", "bram", "ask"),)), Settles()) == "book"


def test_a_table_that_says_nothing_asks_everything() -> None:
    """Tables from before have neither pace nor dial: nothing is skipped there."""
    assert not RoomState().hurries and RoomState().level("luck", "gm") == "ask"
    assert not RoomState(dials=(Dial("", "", "auto"),)).hurries
    assert RoomState(pace="book").hurries and RoomState(dials=(Dial("luck", "", "brisk"),)).hurries
