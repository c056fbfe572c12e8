"""2d20 bots: random legal answers in scenes of every kind."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.handlers.stage import Conversation, Stage
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.bot_policy import PLAIN
from moothall.rulesets.houses2d20.demo import Say, cast, conflict
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.questions import HowHard, NameComplication, Trouble
from moothall.rulesets.houses2d20.state import Table
from moothall.rulesets.houses2d20.words import CONFLICTS, ConflictKind
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask
from tests.books.houses2d20.support.plain import Asset
from tests.books.houses2d20.support.stage import check_asked

MOST_ANSWERS = 600
TURNS = 25
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"threat.visible_to_players": "false", "momentum.shared": "false", "assist.determination": "true"},
    {"initiative.mode": "free", "initiative.consecutive_keep": "true", "attack.reach": "any", "payment.split": "true"},
    {"determination.auto_one_timing": "after", "reroll.assist_dice": "true", "momentum.trait_edit": "true"},
    {"threat.cap": "5", "momentum.cap": "3", "difficulty.ceiling": "none", "track.clears": "never"},
    {"preset": "as-written"},
)
"""Tables that play alike, and some that play otherwise."""


class Whim:
    """A policy for every seat: sometimes the default, sometimes any legal answer."""

    def __init__(self, seed: str) -> None:
        self._chance = Seeded(seed)

    def answer(self, talk: Conversation[Table, Any]) -> None:
        """Answer the question that waits."""
        check_asked(talk)
        seat, question = talk.questions()[0]
        if isinstance(talk.waiting, Ask):
            talk.answer(seat, self._said(talk.stage.state, seat, question))
        elif self._chance.below(3):
            talk.passes(seat)
        else:
            talk.answer(seat, question.default())

    def _said(self, state: Table, seat: str, question: Any) -> Any:
        if type(question) is NameComplication:
            return Trouble(text="Trouble", lasts=("next", "scene")[self._chance.below(2)])
        legal = [answer for answer in self._thinkable(state, seat, question) if _holds(state, question, answer)]
        return legal[self._chance.below(len(legal))]

    def _thinkable(self, state: Table, seat: str, question: Any) -> list[Any]:
        """The safe answer, everything that can be listed, and what a sensible bot would say."""
        found = [question.default(), *list(question.answers())[:40]]
        if type(question) in PLAIN and type(question) is not HowHard:
            found += [PLAIN[type(question)](state, seat, question)] * 3
        return found


def _holds(state: Table, question: Any, answer: Any) -> bool:
    try:
        question.check(state, answer)
    except MoothallError:
        return False
    return True


def scene(number: int, say: Say = str) -> Stage[Table]:
    """A conflict of one of the five kinds, from beginning to end, with somebody hidden in it."""
    kind, settings = CONFLICTS[number % 5], SETTINGS[number // 5 % len(SETTINGS)]
    stage = Stage(Table(), houses.fold, Seeded(f"scene {number}"))
    options = read_options(settings)
    stage.tell(events.TableOpened(options, "House Tarn", 0, options.threat_visible_to_players))
    for one, things in cast(say):
        hidden = one.id == "guard" and number % 2 == 1
        shown = changed(one, seen=False, open=False) if hidden else one
        extra = (Asset("net", "Net", "guard", 0, seen=not hidden),) if one.id == "guard" else ()
        stage.tell(events.CharacterJoined(shown, (*things, *extra), not hidden))
    direct(stage, _story(kind, say), Whim(f"whim {number}"))
    return stage


def _story(kind: ConflictKind, say: Say) -> Generator[Opening[Any], Table, None]:
    yield houses.begin_adventure.open("Whims")
    yield houses.begin_session.open()
    yield houses.begin_scene.open("Somewhere")
    yield houses.test.open("ivo", "look around")
    yield houses.contest.open("sanna", "get past")
    yield from conflict(say, kind, TURNS)
    yield houses.end_scene.open()
    yield houses.end_adventure.open()


def direct(stage: Stage[Table], story: Generator[Opening[Any], Table, None], whim: Whim) -> None:
    """Play whatever comes next, telling the story each time how things stand."""
    opening = next(story)
    while True:
        talk = stage.open(opening)
        for _ in range(MOST_ANSWERS):
            if talk.ended:
                break
            whim.answer(talk)
        assert talk.ended, f"{opening.procedure.name} does not come to an end"
        try:
            opening = story.send(stage.state)
        except StopIteration:
            return
