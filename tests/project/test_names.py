"""Retired names stay retired, and no two public classes share a name.

What a name was before is in `tools/renames.toml`; which words are retired, and where one of them is still data or a
promise (a text key, an event kind, an API path, a field of JSON), is in `tests/data/retired-names.toml`. Every detector
is a plain function and is shown a planted example first.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from typing import Any, NamedTuple

import pytest

from tests.support import places

pytestmark = pytest.mark.slow

DATA: dict[str, Any] = tomllib.loads((places.DATA / "retired-names.toml").read_text(encoding="utf-8"))
RETIRED: dict[str, str] = DATA["retired"]
SEARCHED: list[str] = DATA["searched"]
NOT_SEARCHED: list[str] = DATA["not_searched"]

TOKEN = re.compile(r"[\w./:$@-]*\w")
SUBWORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class Allowed(NamedTuple):
    """A spelling of a retired word that stays: where, and why."""

    token: str
    where: str
    why: str


ALLOWED = [Allowed(**row) for row in DATA["allowed"]]


def retired_in(text: str) -> set[str]:
    """Return the tokens of a text that hold a retired word, whole or as a part of a longer name."""
    return {token for token in TOKEN.findall(text) if any(part.lower() in RETIRED for part in SUBWORD.findall(token))}


def is_allowed(path: str, token: str, allowed: Iterable[Allowed] = ALLOWED) -> bool:
    return any(re.fullmatch(row.token, token) and _fits(path, row.where) for row in allowed)


def _fits(path: str, patterns: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns.split())


def searched() -> dict[str, str]:
    """Return the texts in which a retired name would mislead a reader."""
    found = {}
    for pattern in SEARCHED:
        for file in places.ROOT.glob(pattern):
            path = file.relative_to(places.ROOT).as_posix()
            if file.is_file() and not any(fnmatch(path, each) for each in NOT_SEARCHED):
                found[path] = file.read_text(encoding="utf-8")
    return found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("store = open_cellar(folder)", {"open_cellar"}),
        ("class TrialNow:", {"TrialNow"}),
        ("# a deed of somebody", {"deed"}),
        ('"error-evening-damaged"', {"error-evening-damaged"}),
        ("an industrial trialogue indeed", set()),
    ],
)
def test_planted_names_are_found(text: str, found: set[str]) -> None:
    """A retired word is found as a word and as a part of a name, and not inside another word."""
    assert retired_in(text) == found


def test_no_retired_name_is_in_use() -> None:
    """No file uses a retired word, except where it is data or a promise."""
    astray = {
        path: wrong
        for path, text in searched().items()
        if (wrong := sorted(token for token in retired_in(text) if not is_allowed(path, token)))
    }
    assert astray == {}


def test_every_exception_is_needed() -> None:
    """A row of the allow-list that no file needs any more is taken out."""
    used = [(path, token) for path, text in searched().items() for token in retired_in(text)]
    idle = [row for row in ALLOWED if not any(is_allowed(path, token, [row]) for path, token in used)]
    assert idle == [] and all(row.why for row in ALLOWED)


# ---- Classes ---------------------------------------------------------------------------------------------------------

CARRIED: dict[str, str] = DATA["carried"]
"""Classes of the wire that bear the name of the very class whose content they carry."""


def public_classes(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the modules that define each public class."""
    found = defaultdict(list)
    for path, text in sorted(sources.items()):
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
    return found


def shared(sources: Mapping[str, str]) -> dict[str, list[str]]:
    return {name: paths for name, paths in public_classes(sources).items() if len(paths) > 1}


def test_a_planted_twin_is_found() -> None:
    """Two classes of one name are found, a private one and one in a function are not."""
    twins = {"a.py": "class Line: ...", "b.py": "class Line: ...\nclass _Line: ...\ndef f():\n    class Line: ..."}
    assert shared(twins) == {"Line": ["a.py", "b.py"]}


def test_no_two_public_classes_share_a_name() -> None:
    """Outside the rulesets a class name means one thing; the wire may repeat the name of what it carries."""
    package = places.ROOT / "src" / "moothall"
    sources = {file.relative_to(package).as_posix(): file.read_text(encoding="utf-8") for file in package.rglob("*.py")}
    outside = {path: text for path, text in sources.items() if not path.startswith(("rulesets/", "templates/"))}
    assert {name: [p for p in paths if p != "web/wire.py"] for name, paths in shared(outside).items()} == {
        name: [path] for name, path in CARRIED.items()
    }
