"""Questions met in scenes: each class of each book, with the table's state at that moment.

`tests/data/scenes-of-questions.json` names, for each class, tests that play a scene in which it is asked. They are
played here once more, and their questions are recorded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.stage import Conversation
from moothall.ledger.marks import Hidden
from moothall.talk.questions import QUESTIONS
from moothall.talk.requests import Ask, Offer, Stand, Tell
from tests.support import places

for _id in books.book_ids():
    books.load(_id)

SCENES: dict[str, list[str]] = json.loads((places.DATA / "scenes-of-questions.json").read_text(encoding="utf-8"))
KINDS = sorted(kind for kind in QUESTIONS if kind.partition("/")[0] in ("nde", "nova6", "houses"))
"""Every class of question that the books have."""
MOST_OF_A_KIND = 12


class Met(NamedTuple):
    """A question that was asked, of whom, and how things stood."""

    book: str
    question: Any
    seat: str
    state: Any
    is_window: bool


class Happened(NamedTuple):
    """A fact that was told, and how things stood then."""

    book: str
    fact: Any
    state: Any


Watcher = Callable[[Met | Happened], None]
WATCHERS: list[Watcher] = []


def watch_conversations() -> None:
    """Tell every watcher of each question that any conversation asks from now on, and of each fact it tells."""
    meet = Conversation._meet

    def meet_and_tell(self: Conversation[Any, Any], request: Any) -> Any:
        result = meet(self, request)
        if WATCHERS:
            for one in _met(self.stage.state, request):
                for watcher in WATCHERS:
                    watcher(one)
        return result

    Conversation._meet = meet_and_tell  # type: ignore[method-assign] # tests look on


def _met(state: Any, request: Any) -> Iterator[Met | Happened]:
    if isinstance(request, Ask | Offer | Stand):
        yield from _asked(state, request)
    elif isinstance(request, Tell) and _is_ours(request.event.kind):
        yield Happened(_book(request.event.kind, state), request.event, state)


def _is_ours(kind: str) -> bool:
    return kind.partition("/")[0] in ("nde", "nova6", "houses")


def _asked(state: Any, request: Ask[Any] | Offer[Any] | Stand) -> Iterator[Met]:
    offered = () if isinstance(request, Ask) else request.questions
    for seat, question, is_window in (*_waited_for(request), *((*pair, True) for pair in offered)):
        if question.kind in KINDS:
            yield Met(_book(question.kind, state), question, seat, state, is_window)


def _waited_for(request: Ask[Any] | Offer[Any] | Stand) -> Iterator[tuple[str, Any, bool]]:
    """Yield the seat that must answer, if one must."""
    if isinstance(request, Ask):
        yield request.seat, request.question, False
    elif isinstance(request, Stand):
        yield *request.closing, False


def _book(kind: str, state: Any) -> str:
    match kind.partition("/")[0]:
        case "nde":
            return str(state.options.book.id)
        case "houses":
            return "houses2d20"
        case id:
            return id


def objection_to_default(met: Met) -> MoothallError | None:
    """Return why a question's own default is refused; a form whose words are needed is for a person to fill in.

    A rule is also tried on what one player sees; a question that holds something hidden was never asked of anybody.
    """
    held = [getattr(met.question, field.name) for field in fields(met.question)]
    if met.question.needs() or any(isinstance(value, Hidden) for value in held):
        return None
    try:
        met.question.check(met.state, met.question.default())
    except MoothallError as refusal:
        return refusal
    return None


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Have a watcher told of every question while this lasts."""
    WATCHERS.append(watcher)
    try:
        yield
    finally:
        WATCHERS.remove(watcher)


@cache
def met(kind: str) -> tuple[Met, ...]:
    """Return questions of one class as their scenes meet them."""
    asked = (one for scene in SCENES.get(kind, ()) for one in _played(scene) if isinstance(one, Met))
    return tuple(islice((one for one in asked if one.question.kind == kind), MOST_OF_A_KIND))


def happened() -> Iterator[Happened]:
    """Yield the facts that all scenes tell."""
    scenes = dict.fromkeys(scene for scenes in SCENES.values() for scene in scenes)
    yield from (one for scene in scenes for one in _played(scene) if isinstance(one, Happened))


@cache
def _played(scene: str) -> tuple[Met | Happened, ...]:
    """Play a scene and return everything it asked and told."""
    module, _, name = scene.partition("::")
    test = getattr(import_module(module), name)
    asked: list[Met | Happened] = []
    with watching(asked.append):
        test(**_first_case(test))
    return tuple(asked)


def _first_case(test: Any) -> dict[str, Any]:
    """Return the arguments of a test's first case, if it has several."""
    given: dict[str, Any] = {}
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, cases = mark.args[0], list(mark.args[1])
            listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            first = getattr(cases[0], "values", cases[0])
            given |= dict(zip(listed, first if len(listed) > 1 else (first,), strict=True))
    return given
