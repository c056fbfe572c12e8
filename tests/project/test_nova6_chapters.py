"""NOVA6 chapters have one order, and no module imports a later chapter than its own.

Every detector is a plain function from sources to what it found, and is shown planted sources first.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support import places

BOOK = "moothall.rulesets.nova6"
FOLDER = places.ROOT / "src" / Path(*BOOK.split("."))

CHAPTERS = (
    # What the book is written in: its words, what traits can do, where tables differ, and how chapters find each other.
    *("words", "ids", "credits", "vocabulary", "presets", "options", "registries"),
    # What characters and packs can have, as data; what a table holds, and the facts that change it.
    *("talents", "packs", "state", "events", "choices"),
    # The book's first part, in its order but for the action test, which gathers its dice from nearly all of it.
    *("aspects", "basics", "questions", "gear", "effects", "time", "offered"),
    *("modifiers", "stunts", "stress"),
    # Characters on paper.
    *("creation", "pack_files", "sheet", "growth"),
    # The test itself, and what is done by tests.
    *("action_test", "properties", "recovery", "movement", "scenes", "special_actions", "skills", "equipment"),
    # Running the game.
    *("story", "characters", "gamemastering"),
    # The book as others see it: all chapters together, odds, the table, the workshop, the page, bots.
    *("chapters", "query", "prompt_odds", "bounds", "opening", "actions"),
    *("workshop", "layout", "turn_order", "encounters", "reckoning", "what_if", "demo", "tryout"),
    # The command line, and the record of it all.
    *("roll_query", "character_commands", "gear_command", "ruleset"),
)
"""Every package and module of the book, the lowest first: a module imports its own chapter and those before it."""


class Import(NamedTuple):
    """A module that another imports, wherever in it."""

    name: str
    line: int
    inside: bool
    """Whether the import stands in a function or a class."""


Sources = Mapping[str, str]
"""Texts by their paths below the book's folder."""


def sources() -> dict[str, str]:
    return {str(path.relative_to(FOLDER)): path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))}


def module_of(path: str) -> str:
    """Return the dotted name of a module: `stress/boxes.py` is `moothall.rulesets.nova6.stress.boxes`."""
    parts = Path(path).with_suffix("").parts
    return ".".join([BOOK, *(parts[:-1] if parts[-1] == "__init__" else parts)])


def chapter_of(module: str) -> str:
    """Return the chapter of a module; the book's own package has none."""
    return module.removeprefix(BOOK).lstrip(".").split(".")[0]


@cache
def imports(text: str) -> tuple[Import, ...]:
    """Return everything that a source imports, what only the type checker needs among it."""
    return tuple(_imports(ast.parse(text), inside=False))


def _imports(node: ast.AST, inside: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom):
            module = "." * child.level + (child.module or "")
            yield from (Import(f"{module}.{alias.name}", child.lineno, inside) for alias in child.names)
        elif isinstance(child, ast.Import):
            yield from (Import(alias.name, child.lineno, inside) for alias in child.names)
        scope = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef)
        yield from _imports(child, inside or scope)


def within_the_book(text: str) -> list[str]:
    """Return what a source imports of the book, by its full name; the last part may be a name in a module."""
    return [one.name for one in imports(text) if one.name == BOOK or one.name.startswith(f"{BOOK}.")]


def is_hub(path: str) -> bool:
    """Whether a package hands on what its modules have, each opened when it is wanted."""
    return path in ("__init__.py", "events/__init__.py", "questions/__init__.py")


# ---- Detectors ------------------------------------------------------------------------------------------------------


def against_the_order(path: str, text: str) -> list[str]:
    """Find imports of later chapters, of no chapter, and of the book's own package, which reaches all of them."""
    own = chapter_of(module_of(path))
    if not own:
        return []
    below = CHAPTERS[: CHAPTERS.index(own) + 1]
    return [name for name in within_the_book(text) if chapter_of(name) not in below]


def inside_functions(path: str, text: str) -> list[str]:
    """Find imports in functions and classes, which hide a cycle; the contract opens each part when it is asked for."""
    if path == "ruleset.py":
        return []
    return [f"{one.name}, line {one.line}" for one in imports(text) if one.inside]


def lazy_imports(path: str, text: str) -> list[str]:
    """Find modules that open others by name and are no hubs."""
    return [one.name for one in imports(text) if one.name.startswith("moothall.lazy") and not is_hub(path)]


def unsaid_imports(path: str, text: str) -> list[str]:
    """Find imports that do not say where from: the other detectors cannot follow them."""
    return [one.name for one in imports(text) if one.name.startswith(".") or one.name.endswith(".*")]


DETECTORS: tuple[Callable[[str, str], list[str]], ...] = (
    against_the_order,
    inside_functions,
    lazy_imports,
    unsaid_imports,
)


def cycle(texts: Sources) -> list[str]:
    """Find modules that import each other in a circle, if there are any."""
    known = {module_of(path) for path in texts}

    def home(name: str) -> str:
        return name if name in known else name.rpartition(".")[0]

    graph = {module_of(path): {home(name) for name in within_the_book(text)} for path, text in texts.items()}
    try:
        TopologicalSorter({module: reached & known for module, reached in graph.items()}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


# ---- Shown able to fail ---------------------------------------------------------------------------------------------

UPWARD = f"from {BOOK}.action_test.procedure import make_test"


@pytest.mark.parametrize(
    ("detector", "path", "text"),
    [
        (against_the_order, "stress/boxes.py", UPWARD),
        (against_the_order, "stress/boxes.py", f"def late():\n    {UPWARD}"),
        (against_the_order, "stress/boxes.py", f"if TYPE_CHECKING:\n    {UPWARD}"),
        (against_the_order, "stress/boxes.py", f"import {BOOK}.action_test.procedure"),
        (against_the_order, "stress/boxes.py", f"from {BOOK} import action_test"),
        (against_the_order, "stress/boxes.py", f"from {BOOK} import act"),
        (against_the_order, "stress/boxes.py", f"import {BOOK}"),
        (against_the_order, "stress/boxes.py", f"from {BOOK}.hurting.wounds import take"),
        (against_the_order, "stress/__init__.py", f"from {BOOK}.scenes import scenes"),
        (against_the_order, "questions/common.py", f"from {BOOK}.effects.effects import begin"),
        (against_the_order, "state.py", f"from {BOOK}.events import fold"),
        (inside_functions, "stress/boxes.py", f"async def late():\n    from {BOOK}.words import SKILLS"),
        (inside_functions, "stress/boxes.py", "def late():\n    if True:\n        import re"),
        (inside_functions, "stress/boxes.py", "class Late:\n    import re"),
        (lazy_imports, "stress/boxes.py", "from moothall.lazy import lazy"),
        (unsaid_imports, "stress/boxes.py", "from . import tracks"),
        (unsaid_imports, "stress/boxes.py", "from .tracks import fill"),
        (unsaid_imports, "stress/boxes.py", f"from {BOOK}.words import *"),
    ],
)
def test_planted_sources_are_found(detector: Callable[[str, str], list[str]], path: str, text: str) -> None:
    """Each detector finds what it is for."""
    assert detector(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("stress/boxes.py", f"from {BOOK}.stress.tracks import fill\nfrom {BOOK}.stress import damage"),
        ("stress/boxes.py", f"from {BOOK} import registries\nfrom {BOOK}.questions import StayIn"),
        ("stress/boxes.py", "from dataclasses import replace\nfrom moothall.talk.play import Play"),
        ("action_test/procedure.py", f"if TYPE_CHECKING:\n    from {BOOK}.stress.boxes import take"),
        ("__init__.py", f"from moothall.lazy import lazy\nfrom {BOOK}.scenes.scenes import open_scene"),
    ],
)
def test_honest_sources_are_left_alone(path: str, text: str) -> None:
    """Imports of the own chapter and of earlier ones are not found."""
    assert [detector(path, text) for detector in DETECTORS] == [[]] * len(DETECTORS)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (f"from {BOOK}.stress.tracks import fill", f"from {BOOK}.stress.boxes import take"),
        (f"from {BOOK}.stress import tracks", f"import {BOOK}.stress.boxes"),
        (f"from {BOOK}.stress.tracks import fill", f"if TYPE_CHECKING:\n    from {BOOK}.stress.boxes import take"),
        (f"from {BOOK}.stress.tracks import fill", f"def late():\n    from {BOOK}.stress.boxes import take"),
    ],
)
def test_a_planted_cycle_is_found(one: str, other: str) -> None:
    """Two modules of one chapter that import each other are a cycle, wherever the imports stand."""
    assert len(cycle({"stress/boxes.py": one, "stress/tracks.py": other})) > 1
    assert not cycle({"stress/boxes.py": one, "stress/tracks.py": ""})


# ---- The book -------------------------------------------------------------------------------------------------------


def test_every_chapter_has_its_place() -> None:
    """A new package or module says where it stands; one that is gone leaves the list."""
    assert sorted({chapter_of(module_of(path)) for path in sources()} - {""}) == sorted(CHAPTERS)


@pytest.mark.parametrize("detector", DETECTORS)
def test_no_module_imports_a_later_chapter(detector: Callable[[str, str], list[str]]) -> None:
    """No module reaches a later chapter, at its top, in a function or for the type checker."""
    assert not {path: found for path, text in sources().items() if (found := detector(path, text))}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """The modules of a chapter have an order, too."""
    assert not cycle(sources())
