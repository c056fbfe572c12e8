"""Procedures of a book that can come to a roll, found in its source code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

Place = tuple[str, str]
"""A module of the book and a function in it."""


def procedures_that_roll(book: Path, package: str) -> tuple[set[str], set[str]]:
    """The names of all procedures, and of those from which some path of calls reaches `play.roll`."""
    trees = {_module(path, book, package): ast.parse(path.read_text(encoding="utf-8")) for path in book.rglob("*.py")}
    uses = {place: set(_uses(node, trees[place[0]], place[0])) for place, node in _functions(trees)}
    rolling = {place for place, node in _functions(trees) if _rolls(node)}
    while more := {place for place, used in uses.items() if used & rolling} - rolling:
        rolling |= more
    names = {place: name for place, node in _functions(trees) for name in _procedure_name(node)}
    return set(names.values()), {name for place, name in names.items() if place in rolling}


def _module(path: Path, book: Path, package: str) -> str:
    parts = path.relative_to(book).with_suffix("").parts
    return ".".join((package, *(part for part in parts if part != "__init__")))


def _functions(trees: dict[str, ast.Module]) -> Iterator[tuple[Place, ast.AsyncFunctionDef]]:
    for module, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.AsyncFunctionDef):  # nothing else can await a roll
                yield (module, node.name), node


def _rolls(function: ast.AsyncFunctionDef) -> bool:
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(isinstance(called, ast.Attribute) and called.attr == "roll" for called in calls)


def _uses(function: ast.AsyncFunctionDef, tree: ast.Module, module: str) -> Iterator[Place]:
    """Every function this one names, of its own module or imported from another."""
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            yield imported.get(node.id, (module, node.id))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            yield (".".join(imported[node.value.id]), node.attr)


def _procedure_name(function: ast.AsyncFunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="procedure" | "action"), args=[ast.Constant(value=str(name))]):
                yield name
