"""Texts and code read together: values a text needs, keys the code uses, and flaws of a sentence.

Sample records are generated, each with other values in its fields.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from moothall import books
from moothall.speech import languages
from moothall.talk.arguments import bare
from tests.books.support.rulebooks import entries

SOURCE = Path(books.__file__).parent

# ---- Texts ----------------------------------------------------------------------------------------------------------


class _Named(visitor.Visitor):
    """Collects the values that a text asks for, and the cases it tells apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.cases: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - the library calls it so
        self.cases.add(node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value)
        self.generic_visit(node)


def wanted(message: ftl.BaseNode) -> set[str]:
    """The values that a text asks for, in whichever branch."""
    named = _Named()
    named.visit(message)
    return named.names


def cases(message: ftl.BaseNode) -> set[str]:
    """The words by which a text chooses what to say."""
    named = _Named()
    named.visit(message)
    return named.cases


@cache
def own_messages(folder: Path, lang: str, *names: str) -> dict[str, ftl.Message]:
    """All messages of a book in one language, or those of some files only."""
    return _messages(folder / "texts" / lang, *names)


@cache
def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    """All messages of the program and of a book in one language."""
    return _messages(languages.TEXTS / lang) | own_messages(folder, lang)


def _messages(place: Path, *names: str) -> dict[str, ftl.Message]:
    files = (path for path in sorted(place.glob("*.ftl")) if not names or path.stem in names)
    return {entry.id.name: entry for path in files for entry in entries(path) if isinstance(entry, ftl.Message)}


# ---- Code -----------------------------------------------------------------------------------------------------------


@cache
def trees(*parts: str) -> tuple[ast.Module, ...]:
    """The parsed sources below a part of the program."""
    paths = sorted(SOURCE.joinpath(*parts).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def calls(tree: ast.AST, function: str) -> list[ast.Call]:
    """Every call of a function or method by this name."""
    return _called(tree).get(function, [])


@cache
def _called(tree: ast.AST) -> dict[str, list[ast.Call]]:
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                found.setdefault(name, []).append(node)
    return found


@cache
def _assigned(tree: ast.AST) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).append(value)
    return found


def given(call: ast.Call, place: int, name: str = "") -> ast.expr | None:
    """An argument of a call, by its place or its name."""
    if len(call.args) > place:
        return call.args[place]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def words(tree: ast.AST, node: ast.expr | None) -> Iterator[str]:
    """The strings that an expression may be: a constant, one of several, or a name that was given one of several."""
    match node:
        case ast.Constant(value=str() as word):
            yield word
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*words(tree, body), *words(tree, orelse))
        case ast.Name(id=name):
            for value in _assigned(tree).get(name, []):
                yield from words(tree, value)


def constants(tree: ast.AST) -> Iterator[str]:
    """Every string that stands in the code."""
    yield from (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def said_by(tree: ast.AST, function: str, place: int = 0, name: str = "") -> set[str]:
    """The words a function is called with at one place."""
    return {word for call in calls(tree, function) for word in words(tree, given(call, place, name))}


def patterns(tree: ast.AST, function: str) -> set[str]:
    """The keys a function is called with that are put together: `result-{…}` is `result-*`."""
    joined = [one for call in calls(tree, function) if isinstance(one := given(call, 0), ast.JoinedStr)]
    return {"".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in one.values) for one in joined}


# ---- Made-up records ------------------------------------------------------------------------------------------------

_hints = cache(get_type_hints)

Fields = dict[str, tuple[Any, ...]]
"""Field → what it may hold."""
Own = Mapping[tuple[str, str], tuple[Any, ...]]
"""Kind and field → what that field holds there only."""


class Samples:
    """Makes records of a kind: what its fields may hold is known by the kind, by their name, or else by their type."""

    def __init__(self, kind: str, known: Fields, own: Own) -> None:
        self._kind, self._known, self._own = kind, known, own
        self._draw = random.Random(kind)

    def record(self, cls: Any) -> Any:
        """A record, or a tuple with names."""
        hints = _hints(cls)
        names = [field.name for field in fields(cls)] if is_dataclass(cls) else cls._fields
        return cls(**{name: self._value(name, hints[name]) for name in names})

    def _value(self, name: str, hint: Any) -> Any:
        holds = self._own.get((self._kind, name)) or (None if _has_fields(hint) else self._known.get(name))
        return self._draw.choice(holds) if holds else self._of_type(name, hint)

    def _of_type(self, name: str, hint: Any) -> Any:
        if _has_fields(hint):
            return self.record(hint)
        if get_origin(hint) is Literal:
            return self._draw.choice(get_args(hint))
        if isinstance(hint, UnionType) or get_origin(hint) is Union:
            inner = [part for part in get_args(hint) if part is not NoneType]
            made = self._of_type(name, self._draw.choice(inner))
            return self._draw.choice((None, made)) if NoneType in get_args(hint) else made
        if get_origin(hint) is tuple:
            items = tuple(self._of_type(name, part) for part in get_args(hint) if part is not Ellipsis)
            return self._draw.choice((items, ())) if Ellipsis in get_args(hint) else items
        plain: dict[Any, tuple[Any, ...]] = {
            bool: (True, False),
            int: (0, 1, 3),
            str: ("", "…", f"words about {name.replace('_', ' ')}."),
        }
        return self._draw.choice(plain.get(bare(hint), (None,)))


def _has_fields(hint: Any) -> bool:
    """Whether this is a record or a tuple with names."""
    return is_dataclass(hint) or hasattr(hint, "_fields")


# ---- Sentences ------------------------------------------------------------------------------------------------------

FLAWS = {
    "an empty field": r"\b(none|None|some|True|False|HIDDEN)\b",
    "a raw code": r"\w_\w",
    "a placeable": r"[{}$]",
    "bad spacing": r"^\s|\s$|  | [.,;:?)]|\( ",
    "bad punctuation": r"[.,;:?]{2}|…\.",
    "no end": r"[^.?)]$",
}


def flaws(said: str, *codes: str, own: Mapping[str, str] = {}) -> list[str]:
    """The flaws of a sentence. Between quotation marks anything may stand.

    `codes` are words that nobody should read; `own` are patterns of a book, beside the common ones or instead of them.
    """
    ours = re.sub("[“„«][^”»]*[”»]", "“”", said)
    found = [flaw for flaw, pattern in {**FLAWS, **own}.items() if re.search(pattern, ours)]
    if codes and re.search(rf"(?<![\w-])({'|'.join(map(re.escape, codes))})(?![\w-])", ours):
        found.append("a raw code")
    return [*found, "no beginning"] if ours[:1].islower() else found
