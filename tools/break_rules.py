"""Break rules at random and see whether a test notices.

    .venv/bin/python tools/break_rules.py --count 20 --seed 1 [--book nova6] [--within action_test scenes]

Each break changes one place in the code of a ruleset (a comparison, a number, a truth, an `and`, a sign, a listed word)
in a copy of the project and runs the tests of that book there until the first failure, the slow ones and those of all
books last. It says whether any turned red; tests that do not come to an end are counted apart, as hung. All of them are
a part of what `dev.py test` runs, so what is red here is red there. The tree itself is never touched.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {"demo.py", "bot_policy.py", "__init__.py"}
"""Story material and lists of names: no rules."""

NOT_COPIED = (".git", ".venv*", "node_modules", "browser", ".mypy_cache", ".ruff_cache", ".measured")
PAGES = "tests/books/test_playthroughs.py"
"""Scenes of every book, which stand word by word in a page."""

ACROSS = tuple(
    f"tests/books/test_{name}.py"
    for name in ("answers_round_trip", "workshop", "rendered_texts", "reckoning", "contract", "odds_agree")
)
"""Tests of all books at once, which have the last word."""

FIRST = 60
"""How many of the tests that come to a broken place are tried before all others."""

RED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
"""A named test that a break has done away with is not red."""

PATIENCE = 4
"""How many times as long as unbroken rules the broken ones may take."""

LONGEST = 1200.0
"""Seconds for broken rules where the unbroken ones were not measured."""

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}


Reached = dict[str, set[str]]
"""The functions that each test comes to."""


class TestsAreRed(SystemExit):
    """Broken rules tell nothing where the tests fail, or cannot run, without them."""


@dataclass(frozen=True)
class Break:
    """One changed place: which node of which file, in the function that begins where, what it was and becomes."""

    path: Path
    whole: str
    node: int
    line: int
    column: int
    function: int
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}:{self.column}: {self.was}  →  {self.becomes}"

    def source(self) -> str:
        """The whole file with this place changed."""
        tree = ast.parse(self.whole)
        target = next(islice(ast.walk(tree), self.node, None))
        for changed in changes_of(target):
            target.__dict__.update({name: getattr(changed, name) for name in changed._fields if hasattr(changed, name)})
        return ast.unparse(ast.fix_missing_locations(tree))


def breaks_of(path: Path) -> Iterator[Break]:
    """Every way this script knows to break one file."""
    whole = path.read_text(encoding="utf-8")
    tree = ast.parse(whole)
    asides = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "strict"}
    functions = functions_of(tree)
    for place, node in enumerate(ast.walk(tree)):
        if id(node) in asides:
            continue  # that two lists are equally long is a word to programmers, and no rule
        for changed in changes_of(node):
            was, becomes = one_line(node), one_line(changed)
            line, column = getattr(node, "lineno", 0), getattr(node, "col_offset", 0)
            if was != becomes:
                innermost = max((first for first, last in functions.items() if first <= line <= last), default=0)
                yield Break(path, whole, place, line, column + 1, innermost, was, becomes)


def functions_of(tree: ast.AST) -> dict[int, int]:
    """The first line of each function with its last."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {min([it.lineno, *(at.lineno for at in it.decorator_list)]): it.end_lineno or 0 for it in functions}


def one_line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:90]


def changes_of(node: ast.AST) -> Iterator[ast.AST]:
    """Return what a place could be changed to, if it can be."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=comparators) if type(op) in COMPARED:
            yield ast.Compare(left=left, ops=[COMPARED[type(op)]()], comparators=comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(op=ast.Or() if isinstance(op, ast.And) else ast.And(), values=values)
        case ast.BinOp(op=op, left=left, right=right) if type(op) in COMPUTED:
            yield ast.BinOp(left=left, op=COMPUTED[type(op)](), right=right)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(value=not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value=value + 1)
        case _:
            pass


def all_breaks(book: str, within: list[str]) -> list[Break]:
    """Every place in a book that can be broken, or in some of its packages and modules."""
    folder = ROOT / "src" / "moothall" / "rulesets" / book
    files = sorted(path for path in folder.rglob("*.py") if path.name not in LEFT_OUT)
    asked = [path for path in files if not within or path.relative_to(folder).with_suffix("").parts[0] in within]
    return [found for path in asked for found in breaks_of(path)]


class Workbench:
    """A copy of the project in which one place at a time is broken."""

    def __init__(self, folder: Path, book: str) -> None:
        self.folder, self.book = folder, book
        tests = folder / "tests"
        self.own = [str(tests / "books" / book), *map(str, sorted((tests / "cli").glob(f"test_{book}*.py")))]

    def unbroken(self, kept: Path | None) -> tuple[Reached, float]:
        """Which functions of the book each test comes to, and how many seconds all of them may take.

        It is counted anew unless it was kept. Only the order of the tests hangs on it, and not what they say.
        """
        if kept is not None and kept.exists():
            return self._ours(kept), LONGEST
        began, found = time.monotonic(), kept or self.folder / "reached.json"
        if self.run("--reached", str(found.resolve()), *self.own, PAGES, plugins=("reached",)):
            found.unlink(missing_ok=True)
            raise TestsAreRed("The tests fail before anything is broken: run `python3 dev.py test --quick` first.")
        return self._ours(found), PATIENCE * (time.monotonic() - began)

    def _ours(self, found: Path) -> Reached:
        reached = json.loads(found.read_text(encoding="utf-8"))
        ours = {test: {at for at in places if f"/{self.book}/" in at} for test, places in reached.items()}
        return {test: places for test, places in ours.items() if places}

    def run(
        self, *arguments: str, which: str = "not slow", plugins: tuple[str, ...] = (), limit: float | None = None
    ) -> int:
        """Return pytest's exit code for these tests, which end at the first that is red."""
        loaded = [word for plugin in ("no:xdist", *plugins) for word in ("-p", plugin)]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", which, *loaded, *arguments]
        paths = os.pathsep.join(str(self.folder / part) for part in ("src", "tools"))
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": paths},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as running:
            try:
                return running.wait(limit)
            finally:
                running.kill()

    def judge(self, broken: Break, reached: Reached, limit: float) -> str:
        """Run the tests against a break: those that come to the place first, then all of the book, then the slow."""
        path = self.folder / broken.path.relative_to(ROOT)
        try:
            put(path, broken.source())
            first = most_likely(broken, reached)
            red = bool(first) and self.run(*first, limit=limit) in RED
            red = red or bool(self.run(*self.own, *pages(reached), limit=limit))
            red = red or self.run(*self.own, which="slow", limit=limit) in RED
            return "red" if red or self.run(*ACROSS, which="slow or not slow", limit=limit) in RED else "MISSED"
        except subprocess.TimeoutExpired:
            return "hung"
        finally:
            put(path, broken.whole)


def put(path: Path, source: str) -> None:
    """Write a source, and forget its bytecode: another of the same second and size would pass for it."""
    path.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def pages(reached: Reached) -> list[str]:
    return [test for test in reached if test.startswith(PAGES)]


def most_likely(broken: Break, reached: Reached) -> list[str]:
    """The tests that come to the broken function, or else to its file, and to the least besides; and the pages."""
    file, function = broken.path.relative_to(ROOT / "src").as_posix(), broken.function
    there = [test for test, places in reached.items() if f"{file}:{function}" in places]
    there = there or [test for test, places in reached.items() if any(at.startswith(f"{file}:") for at in places)]
    some = sorted(there, key=lambda test: (len(reached[test]), test))[:FIRST]
    return list(dict.fromkeys([*some, *(test for test in pages(reached) if test in there)]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--book", default="nde")
    parser.add_argument("--within", nargs="*", default=[], help="packages and modules of the book; without it all")
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file that keeps from run to run which tests come to what")
    asked = parser.parse_args()
    known = all_breaks(asked.book, asked.within)
    picked = Random(asked.seed).sample(known, min(asked.count, len(known)))
    with tempfile.TemporaryDirectory() as folder:
        verdicts = []
        for broken, verdict in judged(picked, asked, Path(folder)):
            verdicts.append(verdict)
            print(f"{verdict:<6} {broken}", flush=True)
    red, hung, missed = (verdicts.count(verdict) for verdict in ("red", "hung", "MISSED"))
    told = f"{red} of {len(picked)} breaks turned a test red, {hung} hung, {missed} were missed"
    print(f"{told} ({len(known)} places known)")
    return 0 if red == len(picked) else 1


def judged(picked: list[Break], asked: argparse.Namespace, folder: Path) -> Iterator[tuple[Break, str]]:
    """Each break with what the tests said to it; as many at once as there are workbenches."""
    first = folder / "0"
    shutil.copytree(ROOT, first, ignore=shutil.ignore_patterns(*NOT_COPIED))
    reached, limit = Workbench(first, asked.book).unbroken(asked.kept)
    free: SimpleQueue[Workbench] = SimpleQueue()
    free.put(Workbench(first, asked.book))
    for number in range(1, asked.at_once):
        free.put(Workbench(Path(shutil.copytree(first, folder / str(number))), asked.book))

    def one(broken: Break) -> str:
        bench = free.get()
        try:
            return bench.judge(broken, reached, limit)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(asked.at_once) as pool:
        yield from zip(picked, pool.map(one, picked), strict=True)


if __name__ == "__main__":
    sys.exit(main())
