"""Answers at the edges: every question as a scene met it, asked again, and answered in each way that it takes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import combinations, islice, zip_longest
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from moothall.errors import MoothallError
from moothall.handlers.dice import ByHand
from moothall.handlers.replay import feed
from moothall.handlers.stage import Conversation, Stage
from moothall.ledger.entries import Entry, Told
from moothall.talk.requests import Ask, Offer, Roll, Stand
from tests.support.scene_questions import KINDS, SCENES, _played

ASKED = [kind for kind in KINDS if kind.startswith("nova6/")]
SAMPLES = 20
"""Answers tried to each question that are drawn as they come: most of them are refused."""
LEGAL = 24
"""Answers tried to each question that it takes, unlike each other."""
LOOKS = 1500
"""Answers looked at to find those that a question takes."""
MOMENTS = 2
"""Moments at which each class is asked."""
WORDS = ("a word", "", " ")
WRITTEN = ("name", "text", "reason", "how")
"""Fields in people's own words, which many answers must have."""
NUMBERS = (0, 1, 2, 3, 7)
OFTEN = 0.7
"""How often a field has one of the values that are offered for it."""


class Moment(NamedTuple):
    """A conversation that waits for an answer, so that it can be made again as often as one likes."""

    born: Any
    fold: Any
    opening: Any
    conv: str
    version: int
    entries: tuple[Entry, ...]
    seat: str
    question: Any
    is_window: bool

    def again(self) -> Conversation[Any, Any]:
        """Return the conversation on a stage of its own, waiting for this answer."""
        beside = Stage(self.born, self.fold, ByHand())
        twin = Conversation(beside, self.opening, self.conv, self.version)
        for entry in self.entries:
            if entry.conv == self.conv:
                feed(twin, entry)
            elif isinstance(entry, Told):
                beside.tell(entry.event)
        return twin


@cache
def moments(kind: str) -> tuple[Moment, ...]:
    """Return moments at which a class of question is asked in its scenes."""
    found: list[Moment] = []
    meet = Conversation._meet

    def look(self: Conversation[Any, Any], request: Any) -> Any:
        result = meet(self, request)
        for seat, question, is_window in _asked(request):
            if question.kind == kind and len(found) < MOMENTS:
                state, born = self.born
                later = tuple(self.stage.log[born + 1 :])
                found.append(
                    Moment(
                        state, self.stage.fold, self.opening, self.conv, self.version, later, seat, question, is_window
                    )
                )
        return result

    Conversation._meet = look  # type: ignore[method-assign] # the test looks on
    try:
        for scene in SCENES.get(kind, ()):
            _played.__wrapped__(scene)
    finally:
        Conversation._meet = meet  # type: ignore[method-assign]
    return tuple(found)


def _asked(request: Any) -> Iterator[tuple[str, Any, bool]]:
    if isinstance(request, Ask):
        yield request.seat, request.question, False
    if isinstance(request, Stand):
        yield *request.closing, False
    if isinstance(request, Offer | Stand):
        yield from ((seat, question, True) for seat, question in request.questions)


# ---- Answers ---------------------------------------------------------------------------------------------------------


def answers(moment: Moment) -> Iterator[Any]:
    """Yield answers of the type that a question takes: all words, all numbers it lists, records at their edges."""
    question, takes = moment.question, moment.question.takes
    if is_dataclass(takes):
        dice = random.Random(question.kind)
        state = moment.again().stage.state
        seen = [question.default(), *_taken(moment, state)]
        yield from seen
        for _ in range(SAMPLES):
            answer = _drawn(dice, takes, question, state)
            if answer not in seen:
                seen.append(answer)
                yield answer
    else:
        yield from islice(dict.fromkeys((*question.answers(), *(option.id for option in question.options()))), SAMPLES)
        if takes is str and not question.options():
            yield from WORDS
        if takes is int:
            yield from NUMBERS


def _taken(moment: Moment, state: Any) -> list[Any]:
    """Return answers that a question takes: those beside its default, those beside these, and so on."""
    question = moment.question
    hints = get_type_hints(question.takes)
    begun = question.default()
    unsaid = {field.name: "a word" for field in fields(begun) if hints[field.name] is str and field.name in WRITTEN}
    ahead = [replace(begun, **unsaid)]
    looked, taken = {repr(ahead[0])}, []
    while ahead and len(looked) < LOOKS:
        one = ahead.pop(0)
        if not _is_taken(question, state, one):
            continue
        taken.append(one)
        for near in _beside(one, question, state, hints):
            if repr(near) not in looked:
                looked.add(repr(near))
                ahead.append(near)
    return list(_unlike(taken))


def _unlike(answers: list[Any]) -> Iterator[Any]:
    """Yield answers of which each has the most pairs of values that none before it had."""
    left = {repr(one): (one, _pairs(one)) for one in answers}
    for _ in range(LEGAL):
        best = max(left, key=lambda id: len(left[id][1]), default="")
        if not best or not left[best][1]:
            return
        one, pairs = left.pop(best)
        yield one
        left = {id: (other, held - pairs) for id, (other, held) in left.items()}


def _pairs(answer: Any) -> set[Any]:
    return set(combinations([(field.name, repr(getattr(answer, field.name))) for field in fields(answer)], 2))


def _is_taken(question: Any, state: Any, answer: Any) -> bool:
    try:
        question.check(state, answer)
    except MoothallError:
        return False
    return True


def _beside(answer: Any, question: Any, state: Any, hints: dict[str, Any]) -> Iterator[Any]:
    """Yield the answers that differ in one field, in turn for all fields, so that none of them comes last."""
    menu = tuple(option.id for option in question.options())
    values = []
    for place, field in enumerate(fields(answer)):
        offered = question.choices(field.name, state) or (menu if not place else ())
        listed = _is_listed(hints[field.name], offered)
        values.append([(field.name, value) for value in (offered if listed else _edges(hints[field.name], offered))])
    for turn in zip_longest(*values):
        yield from (replace(answer, **{name: value}) for name, value in filter(None, turn))


def _drawn(dice: random.Random, takes: Any, question: Any, state: Any) -> Any:
    """Return an answer with every field drawn from what is offered for it, and now and then from beyond that."""
    hints, menu = get_type_hints(takes), tuple(option.id for option in question.options())
    drawn = {}
    for place, field in enumerate(fields(takes)):
        offered = question.choices(field.name, state) or (menu if not place else ())
        beyond = tuple(_edges(hints[field.name], offered))
        values = offered if _is_listed(hints[field.name], offered) and dice.random() < OFTEN else beyond
        drawn[field.name] = dice.choice(values) if values else getattr(question.default(), field.name)
    return takes(**drawn)


def _is_listed(hint: Any, offered: tuple[Any, ...]) -> bool:
    """Whether a field takes one of what is offered, and not several of it."""
    return bool(offered) and (get_origin(hint) is Literal or hint in (str, str | None))


def _edges(hint: Any, offered: tuple[Any, ...]) -> Iterator[Any]:
    """Yield values at the edges of a type."""
    origin = get_origin(hint)
    if origin is Literal:
        yield from get_args(hint)
    elif hint is bool:
        yield from (True, False)
    elif hint is int:
        yield from NUMBERS
    elif hint in (str, str | None):
        yield from ("a word", "a word", "a word", "")
    elif origin is tuple and get_args(hint)[0] is str:
        yield from ((), *((one,) for one in offered), offered)


def outcome(moment: Moment, answer: Any, face: int = 6) -> tuple[Entry, ...] | None:
    """Return what follows from an answer when everything else is answered safely; `None` where it is refused."""
    talk = moment.again()
    try:
        if moment.is_window and isinstance(talk.waiting, Stand):
            talk.take(moment.seat, answer)
        else:
            talk.answer(moment.seat, answer)
        _to_the_end(talk, face)
    except MoothallError:
        return None
    return tuple(talk.stage.log)


def _to_the_end(talk: Conversation[Any, Any], face: int) -> None:
    for _ in range(200):
        match talk.waiting:
            case None:
                return
            case Roll(count=count):
                talk.fall((face,) * count)
            case Offer():
                talk.close_window()
            case _:
                seat, asked = talk.questions()[0]
                talk.answer(seat, asked.default())
    raise AssertionError(f"{talk.opening.procedure.name} does not come to an end")
