"""Packages import only what the import rules allow, and rulesets stay on the standard library without I/O.

Every detector is a plain function from a source text to what it found, and is shown planted sources first.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from moothall.testing import purity
from moothall.testing.purity import impure
from tests.support import places

pytestmark = pytest.mark.slow

SOURCE = places.ROOT / "src" / "moothall"

BASE = {"errors", "lazy", "records"}
"""Modules that every package may import: errors, lazy imports and records."""

EDGE = BASE | {"validation"}
"""What comes from outside is read here, and may not fit."""

MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "lazy": set(),
    "records": set(),
    "threads": set(),
    "wordlists": set(),
    "validation": BASE,
    "talk": BASE,
    "ledger": BASE,
    "sight": BASE | {"ledger"},
    "store": BASE | {"ledger"},
    "cluster": BASE | {"store"},
    "handlers": BASE | {"talk", "ledger"},
    "rulesets": BASE | {"talk", "ledger", "wordlists", "ruleset"},
    "ruleset": BASE | {"talk", "ledger"},
    "odds": {"handlers", "talk"},
    "forecast": {"errors", "validation", "talk", "handlers", "books", "ruleset"},
    "templates": {"ruleset"},
    "testing": EDGE | {"talk", "ledger", "sight", "handlers", "books", "speech", "ruleset", "table"},
    "layers": BASE | {"talk", "ledger", "wordlists", "ruleset", "rulesets"},
    "books": BASE | {"talk", "ruleset"},
    "packs": BASE | {"books", "ruleset"},
    "table": EDGE | {"threads", "talk", "ledger", "sight", "handlers", "store", "books", "ruleset"},
    "archive": EDGE | {"talk", "ledger", "sight", "store", "books", "table"},
    "speech": BASE | {"talk", "ledger", "books"},
    "cli": BASE
    | {
        "talk",
        "ledger",
        "sight",
        "handlers",
        "books",
        "speech",
        "store",
        "cluster",
        "table",
        "archive",
        "web",
        "packs",
        "ruleset",
        "testing",
        "forecast",
    },
    "web": EDGE
    | {
        "threads",
        "talk",
        "ledger",
        "sight",
        "handlers",
        "books",
        "speech",
        "store",
        "cluster",
        "table",
        "archive",
        "packs",
        "ruleset",
        "forecast",
    },
    "__main__": {"cli"},
}
"""The import rules: each package, and those it may import. Only `books` knows where rulesets lie, and opens them."""

ON_THE_STANDARD_LIBRARY = {
    *("errors", "lazy", "records", "wordlists"),
    *("talk", "sight", "store", "handlers", "rulesets", "ruleset", "books"),
}
Source = tuple[str, str]
"""A module's path below `src/moothall`, and its text."""


@cache
def sources() -> list[Source]:
    return [(str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def imported(text: str) -> tuple[str, ...]:
    """The full names of all modules that a source imports: each is read once for all detectors."""
    return tuple(purity.imported(text))


def package_of(path: str) -> str:
    """The first part of a path: `talk/drive.py` is in `talk`, `books.py` is `books`."""
    return Path(path).parts[0].removesuffix(".py")


# ---- Detectors ------------------------------------------------------------------------------------------------------


def forbidden_imports(path: str, text: str) -> list[str]:
    """Imports of packages that this one may not import; a relative import counts as one."""
    here, known = package_of(path), set(MAY_IMPORT)
    found = []
    for name in imported(text):
        root, _, rest = name.partition(".")
        there = rest.split(".")[0]
        if root == "" or (root == "moothall" and there in known - MAY_IMPORT.get(here, set()) - {here}):
            found.append(name)
    return found


def other_rulesets(path: str, text: str) -> list[str]:
    """Imports by one ruleset of another, or of all of them."""
    if package_of(path) != "rulesets":
        return []
    own = f"moothall.rulesets.{Path(path).parts[1].removesuffix('.py')}"
    return [name for name in imported(text) if name.startswith("moothall.rulesets") and not _is_in(name, own)]


def _is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def rulesets_by_name(path: str, text: str) -> list[str]:
    """Texts that name a ruleset's module, anywhere but in the list of books."""
    if package_of(path) in ("rulesets", "ruleset", "books"):
        return []
    if "moothall.rulesets" not in text:
        return []
    texts = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return [name for name in texts if isinstance(name, str) and "moothall.rulesets" in name]


def from_elsewhere(path: str, text: str) -> list[str]:
    """Imports of what is neither ours nor in the standard library."""
    return foreign(text) if package_of(path) in ON_THE_STANDARD_LIBRARY else []


def foreign(text: str) -> list[str]:
    return [name for name in imported(text) if name.split(".")[0] not in {"moothall", *sys.stdlib_module_names}]


def not_pure(path: str, text: str) -> list[str]:
    """Imports and calls that let a rule see more than its table."""
    return impure(text) if package_of(path) in ("rulesets", "layers", "templates") else []


def lists_of_others(path: str, text: str) -> list[str]:
    """Word lists that a ruleset asks for elsewhere than in the texts of its own book."""
    if package_of(path) != "rulesets" or "WordList" not in text:
        return []
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    lists = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "WordList"]
    return [ast.unparse(call) for call in lists if not OWN_LIST.fullmatch(ast.unparse(call))]


OWN_LIST = re.compile(r"WordList\(__file__, '[a-z-]+', '[a-z-]+'\)")
"""How a ruleset names a list: by where it stands itself, a file's name without a path, and a table of it."""

DETECTORS: tuple[Callable[[str, str], list[str]], ...] = (
    forbidden_imports,
    other_rulesets,
    rulesets_by_name,
    from_elsewhere,
    not_pure,
    lists_of_others,
)

# ---- Shown able to fail ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("detector", "path", "text"),
    [
        (forbidden_imports, "talk/drive.py", "from moothall.ledger.entries import Entry"),
        (forbidden_imports, "talk/drive.py", "from moothall import ledger"),
        (forbidden_imports, "ledger/codec.py", "def late():\n    import moothall.talk.play"),
        (forbidden_imports, "sight/redact.py", "from moothall.talk.play import GM"),
        (forbidden_imports, "store/store.py", "from moothall.talk.play import GM"),
        (forbidden_imports, "handlers/odds.py", "from moothall.rulesets import nde"),
        (forbidden_imports, "handlers/odds.py", "from moothall.sight import redact"),
        (forbidden_imports, "rulesets/nde/dice.py", "from moothall.handlers.odds import odds"),
        (forbidden_imports, "rulesets/nde/dice.py", "from ..nova6 import dice"),
        (forbidden_imports, "books.py", "from moothall.rulesets import nde"),
        (forbidden_imports, "speech/voice.py", "from moothall.cli import show"),
        (forbidden_imports, "errors.py", "from moothall.talk.play import GM"),
        (forbidden_imports, "store/store.py", "from moothall.web.access import Doors"),
        (forbidden_imports, "web/pictures.py", "from moothall.cli import show"),
        (forbidden_imports, "cli/odds.py", "if TYPE_CHECKING:\n    from moothall.rulesets.nde.options import Options"),
        (other_rulesets, "rulesets/nde/dice.py", "from moothall.rulesets.nova6 import dice"),
        (other_rulesets, "rulesets/nde/dice.py", "from moothall.rulesets.nde2 import dice"),
        (other_rulesets, "rulesets/nde/dice.py", "import moothall.rulesets"),
        (rulesets_by_name, "cli/odds.py", "import_module('moothall.rulesets.nde')"),
        (from_elsewhere, "handlers/odds.py", "import numpy as np"),
        (from_elsewhere, "store/store.py", "import msgspec"),
        (from_elsewhere, "rulesets/nde/dice.py", "from msgspec import Struct"),
        (not_pure, "rulesets/nde/dice.py", "import random"),
        (not_pure, "layers/lucky_heroes.py", "import random"),
        (forbidden_imports, "layers/lucky_heroes.py", "from moothall.table.book import Book"),
        (not_pure, "rulesets/nde/dice.py", "def now():\n    from datetime import datetime"),
        (not_pure, "rulesets/nde/dice.py", "import os.path"),
        (not_pure, "rulesets/nde/dice.py", "key = hash('luck')"),
        (not_pure, "rulesets/nde/dice.py", "with open('dice.txt') as f: pass"),
        (not_pure, "rulesets/nde/dice.py", "seen = {id(hero): hero}"),
        (forbidden_imports, "wordlists.py", "from moothall import books"),
        (forbidden_imports, "handlers/odds.py", "from moothall.wordlists import WordList"),
        (lists_of_others, "rulesets/nde/dice.py", "WordList('/etc/hosts', 'verbs', 'skill')"),
        (lists_of_others, "rulesets/nde/dice.py", "WordList(__file__, '../../nova6/texts/en/verbs', 'skill')"),
        (lists_of_others, "rulesets/nde/dice.py", "WordList(__file__, name, 'skill')"),
    ],
)
def test_the_detectors_find_planted_imports(detector: Callable[[str, str], list[str]], path: str, text: str) -> None:
    """Each detector finds what it is for, and the others leave it alone or agree."""
    assert detector(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("rulesets/nde/dice.py", "from moothall.rulesets.nde.words import DICE\nfrom moothall.talk import Play"),
        ("rulesets/nde/dice.py", "def hero(id: str) -> str:\n    return table.open(id)"),
        (
            "rulesets/nde/action_test.py",
            "from moothall.wordlists import WordList\nVERBS = WordList(__file__, 'verbs', 'attribute')",
        ),
        ("handlers/odds.py", "from fractions import Fraction\nfrom moothall import talk"),
        ("books.py", "import_module('moothall.rulesets.nde')"),
        ("cli/odds.py", "import click\nfrom moothall import books\nfrom moothall.handlers.odds import odds"),
    ],
)
def test_allowed_imports_are_not_reported(path: str, text: str) -> None:
    """Imports that the rules allow are not reported."""
    assert [detector(path, text) for detector in DETECTORS] == [[]] * len(DETECTORS)


# ---- The source tree -------------------------------------------------------------------------------------------------


def test_every_package_has_import_rules() -> None:
    """A new package must say what it may import."""
    assert {package_of(path) for path, _ in sources()} - {"__init__"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("detector", DETECTORS)
def test_no_module_imports_against_the_rules(detector: Callable[[str, str], list[str]]) -> None:
    """No module imports against the rules, and no ruleset reaches outside its table."""
    assert not found_by(detector, dict(sources()))


def found_by(detector: Callable[[str, str], list[str]], texts: dict[str, str]) -> dict[str, list[str]]:
    return {path: names for path, text in texts.items() if (names := detector(path, text))}


def test_only_the_codec_of_the_ledger_imports_a_library() -> None:
    """Facts can be told, folded and compared with nothing but Python."""
    ledger = [(path, text) for path, text in sources() if package_of(path) == "ledger"]
    assert {path: foreign(text) for path, text in ledger if foreign(text)} == {"ledger/codec.py": ["msgspec"]}


# ---- Cycles ----------------------------------------------------------------------------------------------------------


def modules_at_start(text: str, known: Collection[str]) -> Iterator[str]:
    """The modules that a source imports when it is itself imported: `from a import b` is `a.b` where that is one."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in known else node.module for name in inner)


def cycle(texts: Mapping[str, str]) -> list[str]:
    """Modules that import each other in a circle, if there are any."""
    modules = {_dotted(path): text for path, text in texts.items()}
    imports = {name: set(modules_at_start(text, modules)) & modules.keys() - {name} for name, text in modules.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _dotted(path: str) -> str:
    parts = Path(path).with_suffix("").parts
    return ".".join(("moothall", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def test_a_planted_cycle_is_found() -> None:
    """Two modules that import each other are a cycle; a type that only the checker needs is none."""
    one, other = "from moothall.talk import b", "from moothall.talk.a import A"
    assert set(cycle({"talk/a.py": one, "talk/b.py": other})) == {"moothall.talk.a", "moothall.talk.b"}
    assert cycle({"talk/a.py": f"if TYPE_CHECKING:\n    {one}", "talk/b.py": other}) == []


def test_no_modules_import_each_other() -> None:
    """Modules can be read one after the other: none needs one that needs it."""
    assert cycle(dict(sources())) == []
