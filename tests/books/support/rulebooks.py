"""Rulebooks as files: the tables of `rules.toml`, and their texts as Fluent's own parser reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from moothall.books import rule_tables

Texts = dict[str, dict[str, str]]
"""Each message by its key: its value under the empty name, and its attributes under theirs."""


@cache
def tables(book: Path) -> dict[str, dict[str, Any]]:
    """A rulebook's tables by rule id, in the order of its files."""
    return rule_tables(book)


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    """The entries of a Fluent file, junk included. Many tests read the same files: each is parsed once."""
    return tuple(parse(path.read_text(encoding="utf-8"), with_spans=False).body)


def plain(pattern: ast.Pattern | None) -> str:
    """The words of a text without placeables."""
    elements = pattern.elements if pattern else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement)).strip()


@cache
def texts(path: Path) -> Texts:
    """The messages of one file."""
    messages = [entry for entry in entries(path) if isinstance(entry, ast.Message)]
    return {
        message.id.name: {"": plain(message.value)} | {a.id.name: plain(a.value) for a in message.attributes}
        for message in messages
    }


def key(id: str) -> str:
    """The Fluent key of a rule or an example: dots become underscores, the rest stays."""
    return id.replace(".", "_")


def lacking(messages: Texts, keys: list[str], *parts: str) -> list[str]:
    """The keys whose value or one of whose attributes is missing or empty."""
    return [k for k in keys if not all(messages.get(k, {}).get(part) for part in ("", *parts))]
