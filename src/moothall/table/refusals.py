"""Refusals in plain words: which field of an answer or of an action does not fit, and what it takes.

An error holds no sentence, so what a field or an action is called goes along as the names of its texts (`Word`); a
value that came from outside is never repeated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from moothall.errors import MoothallError, Unclear, Word
from moothall.table.json_types import converted
from moothall.talk.questions import Question
from moothall.validation import validation_error

MOST_CHOICES = 12
"""Of the words that a field takes, so many are named in a sentence."""

Naming = Callable[[str], Word]


def action(book: str, procedure: str) -> Word:
    """Return the name of an action, as texts have it."""
    return Word(book, (f"deed-{procedure.replace('.', '-')}", "word-action"))


def argument(book: str, name: str) -> Word:
    """Return the label of an argument of an action, as texts have it."""
    return Word(book, (f"arg-{name}", f"piece-{name}", f"field-{name}", "word-field"))


def typed_answer(book: str, question: Question[Any], said: Any) -> Any:
    """Return a plain answer as the type that its question takes; raises `Unclear`, and says why, where it is none."""
    if question.fits(said):
        return said
    try:
        answer = converted(said, question.takes)
    except (msgspec.ValidationError, TypeError, Unclear):
        raise wrong_answer(book, question, said) from None
    if not question.fits(answer):
        raise wrong_answer(book, question, said)
    return answer


def wrong_answer(book: str, question: Question[Any], said: Any) -> Unclear:
    """Why this is no answer to the question at all."""
    kind = question.kind.replace("/", "-")

    def field(name: str) -> Word:
        return Word(book, (f"field-{kind}-{name}", f"field-{name}", f"piece-{name}", "word-field"))

    try:
        converted(said, question.takes)
        problem: MoothallError = Unclear("misfit-form")
    except (msgspec.ValidationError, TypeError, Unclear) as found:
        problem = in_words(found, field, lambda name: _choices(book, question.takes, name))
    return Unclear("error-wrong-answer", problem=problem)


def in_words(
    problem: Exception, field: Naming, choices: Callable[[str], tuple[Word, ...]] = lambda name: ()
) -> MoothallError:
    """Return a validation problem with fields named by their labels."""
    found = validation_error(problem)
    if found.key != "misfit-at":
        return _plain(found, "", field, choices)
    name = next(iter(re.findall(r"\w+", found.values["where"])), "")
    return Unclear("misfit-at", where=field(name), problem=_plain(found.values["problem"], name, field, choices))


def _plain(found: MoothallError, name: str, field: Naming, choices: Callable[[str], tuple[Word, ...]]) -> MoothallError:
    match found.key:
        case "misfit-missing":
            return Unclear("misfit-missing", field=field(found.values["field"]))
        case "misfit-choice" if listed := choices(name):
            return Unclear("misfit-choose", choices=listed)
        case "misfit-choice" | "misfit-unknown" | "misfit-other":
            return Unclear("misfit-form")
    return found


def _choices(book: str, takes: Any, name: str) -> tuple[Word, ...]:
    """The words that a field takes, or the whole answer, if they are few enough to be named."""
    hint = get_type_hints(takes).get(name) if name and isinstance(takes, type) else takes
    words = list(dict.fromkeys(_listed(hint)))
    if len(words) > MOST_CHOICES:
        return ()
    return tuple(Word(book, (f"term-{name}-{word}", f"term-{word}"), word) for word in words if word)


def _listed(hint: Any) -> Iterator[str]:
    """Every word that a type lists."""
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str))
    else:
        for part in get_args(hint):
            yield from _listed(part)
