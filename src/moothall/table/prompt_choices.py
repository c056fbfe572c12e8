"""The answers a prompt lists, and which of them the rules refuse as things stand.

A page greys what is refused here, with the rule, so that nobody picks what cannot be had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass, replace
from typing import Any, Literal, get_args, get_origin

from moothall.errors import MoothallError
from moothall.table.json_types import field_of, item_of, literals, parts_of
from moothall.talk.questions import Question

MOST_TRIES = 1_000
"""Checks for one prompt; a longer list is not judged beforehand."""

WORDS = "x"
"""A stand-in for free text while a list is judged: the person who answers will write a text."""


Judged = dict[tuple[str, str], MoothallError]
"""Why listed answers are refused, by field and id; the field of a plain option is empty."""


def choices_of(question: Question[Any], field: str, view: Any) -> tuple[str, ...]:
    """Return the ids that one field of a longer answer takes, if they are a closed list; `against.who` is a part.

    Where a longer answer comes with options, they are the first field's.
    """
    if (listed := question.options()) and field == next(iter(parts_of(question.takes)), None):
        return tuple([option.id for option in listed])
    return question.choices(field, view) or _words_of(field_of(question.takes, field))


def meant_fields(question: Question[Any], answer: Any) -> tuple[str, ...]:
    """Return the fields of a longer answer that mean something beside its other fields; none of a plain word."""
    if not is_dataclass(answer):
        return ()
    asked = [name for name in parts_of(question.takes) if name not in question.leaves_out()]
    return tuple([name for name in asked if meant(question, name, answer)])


def meant(question: Question[Any], field: str, answer: Any) -> bool:
    """Whether a field means something beside the others of an answer."""
    return all(_is(answer, name, values) for name, values in question.when(field).items())


def as_word(value: Any) -> str:
    """Return a value of a field as `Question.when` names it."""
    return str(value).lower() if isinstance(value, bool) else str(value or "")


def refusals(question: Question[Any], view: Any) -> Judged:
    """Return why listed answers are refused as a viewer sees the table."""
    judge = _Judge(question, view)
    if not is_dataclass(question.takes):
        ids = [option.id for option in question.options()]
        return {("", id): why for id in ids if (why := judge.objection(id)) is not None}
    return dict(judge.fields())


class _Judge:
    """Tries listed answers on a question."""

    def __init__(self, question: Question[Any], view: Any) -> None:
        self._question, self._view = question, view
        self._left = MOST_TRIES
        self._lists: dict[str, tuple[str, ...]] | None = None

    def objection(self, answer: Any) -> MoothallError | None:
        """Return why an answer is refused; None if it is not, or if this viewer cannot tell."""
        self._left -= 1
        try:
            self._question.check(self._view, answer)
        except MoothallError as refusal:
            return refusal
        except Exception:  # the view lacks what the rule would look at
            return None
        return None

    def fields(self) -> Iterator[tuple[tuple[str, str], MoothallError]]:
        """Yield each choice of each field that no answer at hand can hold."""
        listed, bases = self._listed(), self._bases()
        if not any(self.objection(base) is None for base in bases):
            return
        for field, ids in listed.items():
            for id in ids:
                why = self._objection_to(bases, field, id, listed)
                if why is not None and self._left > 0:
                    yield (field, id), why

    def _objection_to(
        self, bases: tuple[Any, ...], field: str, id: str, listed: dict[str, tuple[str, ...]]
    ) -> MoothallError | None:
        """Return why a choice is refused in the default, and beside each choice of another field."""
        why = None
        for answer in self._answers_with(bases, field, id, listed):
            objection = self.objection(answer)
            if objection is None or self._left <= 0:
                return None
            why = why or objection
        return why

    def _answers_with(
        self, bases: tuple[Any, ...], field: str, id: str, listed: dict[str, tuple[str, ...]]
    ) -> Iterator[Any]:
        held = [self._with(base, field, id) for base in bases]
        yield from held
        for name, ids in listed.items():
            if name != field:  # what goes with another choice may put this one aside
                pairs = (self._with(answer, name, other) for other in ids for answer in held)
                yield from (answer for answer in pairs if _held(answer, field, id))
        flags = [name for name, hint in parts_of(self._question.takes).items() if hint is bool]
        yield from (replace(answer, **{name: not getattr(answer, name)}) for name in flags for answer in held)
        yield from (answer for answer in self._question.answers() if _held(answer, field, id))

    def _listed(self) -> dict[str, tuple[str, ...]]:
        """Return the closed fields of the answer with their choices."""
        if self._lists is None:
            self._lists = self._found()
        return self._lists

    def _found(self) -> dict[str, tuple[str, ...]]:
        hints = parts_of(self._question.takes)
        left_out = self._question.leaves_out()
        listed = {name: choices_of(self._question, name, self._view) for name in hints if name not in left_out}
        return {name: ids for name, ids in listed.items() if ids}

    def _bases(self) -> tuple[Any, ...]:
        """Return the default as it is, and with something written wherever there is room for words."""
        try:
            default = self._question.default()
        except Exception:  # a viewer who may not see all of a question is not shown its default either
            return ()
        empty = [name for name, hint in parts_of(self._question.takes).items() if hint is str]
        free = [name for name in empty if not choices_of(self._question, name, self._view)]
        blank = [name for name in free if not getattr(default, name)]
        return (default, replace(default, **dict.fromkeys(blank, WORDS))) if blank else (default,)

    def _with(self, answer: Any, field: str, id: str) -> Any:
        """Return an answer with one choice in it, and in other fields what goes with that choice."""
        means = {**self._question.when(field), **self._question.when(field, id)}
        others = {name: self._value(name, values[0]) for name, values in means.items() if not _is(answer, name, values)}
        return self._completed(replace(answer, **others, **{field: self._held(field, id)}), field)

    def _completed(self, answer: Any, field: str) -> Any:
        """Return an answer in which closed fields that hang on one field hold their first choice, not nothing."""
        for name, ids in self._listed().items():
            hangs = field in self._question.when(name) and meant(self._question, name, answer)
            fitting = [id for id in ids if all(_is(answer, *one) for one in self._question.when(name, id).items())]
            if name != field and hangs and fitting and as_word(getattr(answer, name)) not in ids:
                answer = replace(answer, **{name: self._held(name, fitting[0])})
        return answer

    def _held(self, field: str, id: str) -> Any:
        kind = parts_of(self._question.takes)[field]
        if get_origin(kind) is not tuple:
            return self._value(field, id)
        return ((id, 1),) if get_origin(get_args(kind)[0]) is tuple else (id,)

    def _value(self, field: str, word: str) -> Any:
        return word == "true" if parts_of(self._question.takes)[field] is bool else word


def _is(answer: Any, field: str, words: tuple[str, ...]) -> bool:
    return as_word(getattr(answer, field)) in words


def _held(answer: Any, field: str, id: str) -> bool:
    value = getattr(answer, field, None)
    return id in value if isinstance(value, tuple) else value == id


def _words_of(kind: Any) -> tuple[str, ...]:
    """Return the words of a field that takes one, or several, of a few."""
    found: Iterable[tuple[Any, ...]] = literals(kind) if get_origin(item_of(kind)) is Literal else ()
    return tuple(word for words in found for word in words if isinstance(word, str))
