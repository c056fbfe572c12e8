"""Answers as a page sends them: the default of a question with one listed choice changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple, get_origin

import msgspec

from moothall.errors import MoothallError
from moothall.sight import plain
from moothall.table.json_types import converted, item_of, parts_of
from moothall.table.prompt_choices import choices_of, refusals
from moothall.talk.questions import Question

WORDS = "as they say"


class Picked(NamedTuple):
    """A choice that a page offers."""

    field: str
    id: str


def sent(answer: Any, takes: Any) -> Any:
    """Return an answer after its way over the wire and back."""
    return converted(json.loads(msgspec.json.encode(plain(answer))), takes)


def as_begun(question: Question[Any], view: Any) -> Any:
    """Return the answer that a page begins with, with words wherever they are needed."""
    default = question.default()
    if not parts_of(question.takes):
        return default or (WORDS if "" in question.needs() else default)
    needed = [name for name in question.needs() if "." not in name and not getattr(default, name)]
    return settled(question, replace(default, **dict.fromkeys(needed, WORDS)), view)


def settled(question: Question[Any], answer: Any, view: Any, but: str = "") -> Any:
    """Return an answer in which every shown field of a closed list holds one of its words, as pages send it."""
    for field, hint in parts_of(question.takes).items():
        ids = choices_of(question, field, view)
        held = getattr(answer, field)
        if field == but or not isinstance(held, str) or not ids or not goes_with(question.when(field), answer):
            continue
        fitting = [id for id in ids if goes_with(question.when(field, id), answer)]
        if fitting and held not in fitting and get_origin(hint) is not tuple:
            answer = replace(answer, **{field: fitting[0]})
    return answer


def goes_with(when: Any, answer: Any) -> bool:
    """Whether other fields hold what something goes with; flags are `true` and `false`."""
    return all(_word(getattr(answer, name)) in values for name, values in when.items())


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def picked(question: Question[Any], view: Any) -> list[Picked]:
    """Return every choice that is listed and not greyed."""
    grey = refusals(question, view)
    listed = [Picked(field, id) for field, ids in _listed(question, view).items() for id in ids]
    return [choice for choice in listed if choice not in grey]


def answers(question: Question[Any], view: Any, choice: Picked) -> Iterator[Any]:
    """Yield what a page could send for a choice: with all else as it begins, or with one other choice as well."""
    field, id = choice
    first = _with(question, as_begun(question, view), field, id, view)
    yield first
    for name, ids in _listed(question, view).items():
        for other in ids if name != field else ():
            both = _with(question, first, name, other, view, field)
            if goes_with({**question.when(field), **question.when(field, id)}, both):
                yield both
    yield from (answer for answer in question.answers() if getattr(answer, field, None) == id)


def _listed(question: Question[Any], view: Any) -> dict[str, tuple[str, ...]]:
    listed = {name: choices_of(question, name, view) for name in _shown(question)}
    if question.options():
        listed[next(iter(parts_of(question.takes)))] = tuple(option.id for option in question.options())
    return listed


def _with(question: Question[Any], answer: Any, field: str, id: str, view: Any, but: str = "") -> Any:
    means = {**question.when(field), **question.when(field, id)}
    fits = {name: values[0] for name, values in means.items() if _word(getattr(answer, name)) not in values}
    flags = [name for name in fits if isinstance(getattr(answer, name), bool)]
    others: dict[str, Any] = {**fits, **{name: fits[name] == "true" for name in flags}}
    hint = parts_of(question.takes)[field]
    value: Any = id
    if get_origin(hint) is tuple:
        value = ((id, 1),) if get_origin(item_of(hint)) is tuple or "tuple[str, int]" in str(hint) else (id,)
    return settled(question, replace(answer, **others, **{field: value}), view, but or field)


def _shown(question: Question[Any]) -> tuple[str, ...]:
    return tuple([name for name in parts_of(question.takes) if name not in question.leaves_out()])


def objection(question: Question[Any], state: Any, answer: Any) -> str:
    """Return why an answer is refused after its way over the wire; nothing if it is not."""
    try:
        question.check(state, sent(answer, question.takes))
    except MoothallError as refusal:
        return refusal.key
    return ""
