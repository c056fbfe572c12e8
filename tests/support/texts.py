"""How tests look at texts: what they ask for, which keys the code says, samples to say, and flaws in what was said."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from moothall import books

SOURCE = Path(books.__file__).parent

Fields = dict[str, tuple[Any, ...]]
"""Field → what it may hold."""
Own = Mapping[tuple[str, str], tuple[Any, ...]]
"""Kind and field → what that field holds there only."""


class Named(visitor.Visitor):
    """Collects the values that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)


def wanted(message: ftl.BaseNode) -> set[str]:
    """The values that a text asks for, in whichever branch."""
    named = Named()
    named.visit(message)
    return named.names


def trees(*parts: str, without: tuple[str, ...] = ()) -> Iterator[ast.Module]:
    """The parsed sources below a part of the house, but for those in folders of some names."""
    for path in sorted(SOURCE.joinpath(*parts).rglob("*.py")):
        if not {*without} & {*path.parts}:
            yield ast.parse(path.read_text(encoding="utf-8"))


def arguments(tree: ast.AST, function: str, place: int) -> Iterator[ast.expr]:
    """An argument of every call of a function or method."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
                if name == function and len(args) > place:
                    yield args[place]


def keys(tree: ast.AST, function: str, place: int = 0) -> set[str]:
    """The keys a function is called with: a constant, one of several, or a name that was given one of several."""
    return {word for argument in arguments(tree, function, place) for word in words(tree, argument)}


def words(tree: ast.AST, node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be."""
    match node:
        case ast.Constant(value=str() as word):
            yield word
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*words(tree, body), *words(tree, orelse))
        case ast.Name(id=name):
            for other in ast.walk(tree):
                match other:
                    case ast.Assign(targets=[ast.Name(id=given)], value=value) if given == name:
                        yield from words(tree, value)


def patterns(tree: ast.AST, function: str) -> set[str]:
    """The keys a function is called with that are put together: `result-{…}` is `result-*`."""
    joined = (argument for argument in arguments(tree, function, 0) if isinstance(argument, ast.JoinedStr))
    return {"".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in one.values) for one in joined}


class Samples:
    """Makes records of a kind, each with another choice of what its fields may hold."""

    def __init__(self, kind: str, own: Own, known: Fields) -> None:
        self._kind, self._own, self._known = kind, own, known
        self._draw = random.Random(kind)

    def record(self, cls: Any) -> Any:
        """A record, or a tuple with names."""
        hints = get_type_hints(cls)
        names = [field.name for field in fields(cls)] if is_dataclass(cls) else cls._fields
        return cls(**{name: self._value(name, hints[name]) for name in names})

    def _value(self, name: str, hint: Any) -> Any:
        holds = self._own.get((self._kind, name)) or (None if is_dataclass(hint) else self._known.get(name))
        return self._draw.choice(holds) if holds else self._of_type(name, hint)

    def _of_type(self, name: str, hint: Any) -> Any:
        if is_dataclass(hint) or hasattr(hint, "_fields"):
            return self.record(hint)
        if get_origin(hint) is Literal:
            return self._draw.choice(get_args(hint))
        if isinstance(hint, UnionType) or get_origin(hint) is Union:
            inner = [part for part in get_args(hint) if part is not NoneType]
            found = self._of_type(name, inner[0] if len(inner) == 1 else self._draw.choice(inner))
            return self._draw.choice((None, found)) if NoneType in get_args(hint) else found
        if get_origin(hint) is tuple:
            items = tuple(self._of_type(name, part) for part in get_args(hint) if part is not Ellipsis)
            return self._draw.choice((items, ())) if Ellipsis in get_args(hint) else items
        plain: dict[Any, tuple[Any, ...]] = {
            bool: (True, False),
            int: (0, 1, 3),
            str: ("", "…", f"words about {name.replace('_', ' ')}."),
        }
        return self._draw.choice(plain[hint])


FLAWS = {
    "an empty field": r"\b(none|None|some|True|False|HIDDEN)\b",
    "a placeable": r"[{}$]",
    "bad spacing": r"^\s|\s$|  | [.,;:?)]|\( ",
    "bad punctuation": r"[.,;:?]{2}|…\.",
    "no end": r"[^.?)]$",
}
"""What no sentence may have, in whichever book."""


def flaws(said: str, of_the_book: Mapping[str, str]) -> list[str]:
    """What is wrong with a sentence, if anything. Between quotation marks anything may stand."""
    ours = re.sub("[“„«][^”»]*[”»]", "“”", said)
    found = [flaw for flaw, pattern in (FLAWS | dict(of_the_book)).items() if re.search(pattern, ours)]
    return [*found, "no beginning"] if ours[:1].islower() else found
