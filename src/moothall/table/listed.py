"""The answers a prompt lists, and which of them the rules refuse as things stand.

A page greys what is refused here, with the rule, so that nobody picks what cannot be had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass, replace
from itertools import islice
from typing import Any, Literal, get_origin

from moothall.errors import MoothallError
from moothall.table.json_types import field_of, item_of, literals, parts_of
from moothall.talk.questions import Question

MOST_TRIES = 400
"""Checks for one prompt; a longer list is not judged beforehand."""

WORDS = "x"
"""What stands for free text while a list is judged: whoever answers will write something."""


def choices_of(question: Question[Any], field: str, view: Any) -> tuple[str, ...]:
    """Return the ids that one field of a longer answer takes, if they are a closed list; `against.who` is a part."""
    return question.choices(field, view) or _words_of(field_of(question.takes, field))


def refusals(question: Question[Any], view: Any) -> dict[tuple[str, str], MoothallError]:
    """Return why listed answers are refused, by field and id; the field of a plain option is empty."""
    judge = _Judge(question, view)
    if not is_dataclass(question.takes):
        return {("", id): why for id in judge.options if (why := judge.objection(id)) is not None}
    return dict(judge.fields())


class _Judge:
    """Tries listed answers on a question."""

    def __init__(self, question: Question[Any], view: Any) -> None:
        self.options = [option.id for option in question.options()]
        self._question, self._view = question, view
        self._left = MOST_TRIES

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
        listed = self._listed()
        base = self._worded()
        if base is None or (self.objection(base) is not None and self.objection(self._question.default()) is not None):
            return
        for field, ids in listed.items():
            for id in ids:
                why = self.objection(self._with(base, field, id))
                if why is not None and not self._fits_with(base, field, id, listed) and self._left > 0:
                    yield (field, id), why

    def _fits_with(self, base: Any, field: str, id: str, listed: dict[str, tuple[str, ...]]) -> bool:
        """Whether a choice is taken together with some choice of another field, or in an answer of the question's."""
        held = self._with(base, field, id)
        pairs = (self._with(held, name, other) for name, ids in listed.items() if name != field for other in ids)
        known = (answer for answer in self._question.answers() if _held(answer, field, id))
        return any(self.objection(answer) is None for answer in islice((*pairs, *known), max(self._left, 0)))

    def _listed(self) -> dict[str, tuple[str, ...]]:
        hints = parts_of(self._question.takes)
        left_out = self._question.leaves_out()
        listed = {name: choices_of(self._question, name, self._view) for name in hints if name not in left_out}
        if self.options:
            listed = {next(iter(hints)): tuple(self.options)} | listed
        return {name: ids for name, ids in listed.items() if ids}

    def _worded(self) -> Any:
        """Return the default with something written wherever there is room for words."""
        try:
            default = self._question.default()
        except Exception:  # a viewer who may not see all of a question is not shown its default either
            return None
        empty = [name for name, hint in parts_of(self._question.takes).items() if hint is str]
        blank = [
            name for name in empty if not getattr(default, name) and not choices_of(self._question, name, self._view)
        ]
        return replace(default, **dict.fromkeys(blank, WORDS))

    def _with(self, answer: Any, field: str, id: str) -> Any:
        """Return an answer with one choice in it, and with the values of other fields that go with that choice."""
        means = {**self._question.when(field), **self._question.when(field, id)}
        others = {name: values[0] for name, values in means.items() if getattr(answer, name) not in values}
        several = get_origin(parts_of(self._question.takes)[field]) is tuple
        return replace(answer, **others, **{field: (id,) if several else id})


def _held(answer: Any, field: str, id: str) -> bool:
    value = getattr(answer, field, None)
    return id in value if isinstance(value, tuple) else value == id


def _words_of(kind: Any) -> tuple[str, ...]:
    """Return the words of a field that takes one, or several, of a few."""
    found: Iterable[tuple[Any, ...]] = literals(kind) if get_origin(item_of(kind)) is Literal else ()
    return tuple(word for words in found for word in words if isinstance(word, str))
