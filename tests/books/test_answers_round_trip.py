"""Every answer that a prompt offers can be sent back through JSON, for each class of question of each book."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from moothall.errors import MoothallError
from moothall.sight import plain
from moothall.table import json_types
from moothall.table.prompt_choices import as_word, refusals
from tests.support.prompts import Json, sent
from tests.support.scene_questions import KINDS, Met, met

WORDS = "a word"


def test_every_class_of_question_is_met() -> None:
    """Some scene asks each question that a book has."""
    unmet = [kind for kind in KINDS if not met(kind)]
    print("classes that no scene met:", unmet or "none")
    assert unmet == [] and len(KINDS) > 200


@pytest.mark.parametrize("kind", KINDS)
def test_a_prompts_default_is_accepted(kind: str) -> None:
    """A prompt's own default, sent back as it came, is accepted; so is what a window's form begins with."""
    for one in met(kind):
        prompt = sent(one)
        if one.is_window:
            assert prompt["default"] is None
        assert takes(one, worded(prompt, prompt.get("begins", prompt["default"])), kind) is None


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_each_listed_answer_is_taken_or_greyed_with_its_rule(kind: str) -> None:
    """An option, and each choice of a field, is accepted, or says beforehand which rule is in the way."""
    for one in met(kind):
        prompt = sent(one)
        begun = prompt.get("begins", prompt["default"])
        for place, answer, refused in listed(prompt, begun):
            why = takes(one, worded(prompt, answer), kind)
            if refused is not None:
                assert why is not None, f"{place} is greyed, and would be taken"
                assert re.fullmatch(r"[A-Z“].*[.!?]", refused), refused
            elif why is not None:
                assert fits_otherwise(one, prompt, place[0], answer), f"{place} is offered, and refused: {why}"


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_answers_of_a_question_are_never_greyed(kind: str) -> None:
    """Of an answer that the rules accept, no part is shown as refused."""
    for one in met(kind):
        grey = refusals(one.question, one.state)
        for answer in list(one.question.answers())[:40]:
            if _objection(one, answer) is None:
                held = _parts(answer)
                assert not grey.keys() & held, (answer, grey.keys() & held)


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_takes_the_default(kind: str) -> None:
    """The default fits the schema in `takes`, so that a client may check before it sends."""
    for one in met(kind):
        prompt = sent(one)
        assert_fits(prompt["default"], prompt["takes"], prompt["takes"].get("$defs", {}))


# ---- How an answer is sent and judged --------------------------------------------------------------------------------


def takes(one: Met, answer: Any, kind: str) -> MoothallError | None:
    """Why an answer from outside is refused, read as the table reads it."""
    read = json.loads(json.dumps(answer))
    typed = read if one.question.fits(read) else json_types.converted(read, one.question.takes)
    return _objection(one, typed)


def _objection(one: Met, answer: Any) -> MoothallError | None:
    try:
        one.question.check(one.state, answer)
    except MoothallError as refusal:
        return refusal
    return None


def worded(prompt: Json, answer: Any) -> Any:
    """An answer with something written wherever the prompt says that words are needed."""
    if answer in ("", None) and prompt.get("needed"):
        return WORDS
    if not isinstance(answer, dict):
        return answer
    needed = [field["name"] for field in prompt["fields"] if field.get("needed") and not answer[field["name"]]]
    return answer | dict.fromkeys(needed, WORDS)


def listed(prompt: Json, begun: Any) -> Iterator[tuple[tuple[str, str], Any, str | None]]:
    """Every option and choice on offer: its place, the answer with it, and why it is greyed."""
    fields = prompt["fields"]
    for option in prompt["options"]:
        field = fields[0]["name"] if fields else ""
        yield (field, option["id"]), _with(begun, field, option["id"]), option.get("refused")
    for field in fields[1:] if prompt["options"] else fields:
        pairs = "prefixItems" in json.dumps(prompt["takes"].get("properties", {}).get(field["name"], {}))
        for word in field["words"]:
            also = {**field.get("when", {}), **word.get("when", {})}
            held = begun
            for name, values in also.items():
                held = held if as_word(held[name]) in values else _with(held, name, values[0])
            answer = held | {field["name"]: [[word["id"], 1]]} if pairs else _with(held, field["name"], word["id"])
            yield (field["name"], word["id"]), answer, word.get("refused")


def _with(answer: Any, field: str, id: str) -> Any:
    if not field:
        return id
    if isinstance(answer[field], bool):
        return answer | {field: id == "true"}
    if isinstance(answer[field], list):
        return answer | {field: [id]}
    return answer | {field: id}


def fits_otherwise(one: Met, prompt: Json, field: str, answer: Any) -> bool:
    """Whether a choice that the default does not go with is really taken, beside a choice of another field."""
    return any(_is_taken(one, other) for other in _variants(prompt, field, answer))


def _is_taken(one: Met, answer: Any) -> bool:
    try:
        return takes(one, answer, "") is None
    except msgspec.ValidationError:  # a list that holds no numbers
        return False


def _variants(prompt: Json, kept: str, answer: Any) -> Iterator[Any]:
    """An answer with words wherever there is room for them, and each other choice, number, die and flag in turn."""
    if not isinstance(answer, dict):
        return
    free = [field["name"] for field in prompt["fields"] if not field["words"] and answer.get(field["name"]) == ""]
    spoken = answer | dict.fromkeys(free, WORDS)
    yield spoken
    for field in (one for one in prompt["fields"] if one["name"] != kept):
        held = answer[field["name"]]
        if isinstance(held, bool):
            yield spoken | {field["name"]: not held}
        elif isinstance(held, int):
            yield spoken | {field["name"]: held + 1}
        elif held == [] and not field["words"]:
            yield from (spoken | {field["name"]: [which]} for which in range(6))
        for word in field["words"]:
            if held is None or isinstance(held, str | list):
                yield _with(spoken, field["name"], word["id"])


def _parts(answer: Any) -> set[tuple[str, str]]:
    values = plain(answer)
    if not isinstance(values, dict):
        return {("", str(values))}
    return {(name, value) for name, value in values.items() if isinstance(value, str)}


@cache
def _kinds() -> dict[str, Any]:
    return {"string": str, "boolean": bool, "integer": int, "array": list, "object": dict, "null": type(None)}


def assert_fits(value: Any, schema: Json, defs: Json) -> None:
    """A value is what a schema of ours says; no more of the standard than the schemas use."""
    if "$ref" in schema:
        assert_fits(value, defs[schema["$ref"].rpartition("/")[2]], defs)
    elif "anyOf" in schema:
        assert any(_fits(value, part, defs) for part in schema["anyOf"]), (value, schema)
    elif "enum" in schema:
        assert value in schema["enum"], (value, schema)
    else:
        assert isinstance(value, _kinds()[schema["type"]]), (value, schema)
        for name, part in value.items() if isinstance(value, dict) else ():
            assert_fits(part, schema["properties"][name], defs)
        for place, part in enumerate(value if isinstance(value, list) else ()):
            inner = schema["prefixItems"][place] if "prefixItems" in schema else schema["items"]
            assert_fits(part, inner, defs)


def _fits(value: Any, schema: Json, defs: Json) -> bool:
    try:
        assert_fits(value, schema, defs)
    except AssertionError:
        return False
    return True


def test_named_tuples_are_read_as_objects_and_as_arrays() -> None:
    """Named tuples are read as the objects the server writes, and as the arrays of ledgers and older clients."""
    judged = met("nova6/judge")[0].question.takes
    names = {"against": [{"who": "rook", "skill": "move"}]}
    arrays = {"against": [["rook", "move", "", "defend"]]}
    assert json_types.converted(names, judged) == json_types.converted(arrays, judged)
    for wrong in ([{"who": "rook"}], [{"who": "rook", "skill": "move", "hat": "red"}], [3]):
        with pytest.raises((MoothallError, msgspec.ValidationError)):
            json_types.converted({"against": wrong}, judged)
