"""Break rules at random and see whether a test notices.

    .venv/bin/python tools/break_rules.py --count 20 --seed 1 [--book nde]

Each break changes one place in the code of a ruleset (a comparison, a number, a truth, an `and`, a sign, a listed word)
in a copy of the project, runs the tests there until the first failure, and says whether any turned red. The tree itself
is never touched.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {"evening.py", "deciding.py", "__init__.py"}
"""Story material and lists of names: no rules."""

NOT_ABOUT_RULES = ("test_house.py", "test_dev", "test_docs", "test_keep", "test_web", "test_table")
"""How the names of tests begin that no rule can turn red, or not alone."""

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}


class TestsAreRed(SystemExit):
    """Broken rules tell nothing where the tests fail, or cannot run, without them."""


class Break:
    """One changed place: which file, which line, what it was and what it became."""

    def __init__(self, path: Path, line: int, was: str, becomes: str, source: str) -> None:
        self.path, self.line, self.was, self.becomes, self.source = path, line, was, becomes, source

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.was}  →  {self.becomes}"


def breaks_of(path: Path) -> Iterator[Break]:
    """Every way this script knows to break one file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asides = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "strict"}
    for place, node in enumerate(ast.walk(tree)):
        if id(node) in asides:
            continue  # that two lists are equally long is a word to programmers, and no rule
        for changed in changes_of(node):
            broken = copy.deepcopy(tree)
            put_in(broken, place, changed)
            was, becomes = one_line(node), one_line(changed)
            if was != becomes:
                source = ast.unparse(ast.fix_missing_locations(broken))
                yield Break(path, getattr(node, "lineno", 0), was, becomes, source)


def one_line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:90]


def put_in(tree: ast.AST, place: int, changed: ast.AST) -> None:
    """Put a changed node in the place of the one the walk finds there."""
    target = next(node for index, node in enumerate(ast.walk(tree)) if index == place)
    target.__dict__.update({name: value for name, value in changed.__dict__.items() if name in changed._fields})


def changes_of(node: ast.AST) -> Iterator[ast.AST]:
    """What a place could be instead."""
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


def all_breaks(book: str) -> list[Break]:
    files = sorted((ROOT / "src" / "moothall" / "rulesets" / book).rglob("*.py"))
    return [found for path in files if path.name not in LEFT_OUT for found in breaks_of(path)]


def own(book: str) -> str:
    """What the names of a book's own tests begin with: its folder's, up to the first figure."""
    return re.split(r"\d", book, maxsplit=1)[0]


def noticed(broken: Break | None, book: str) -> bool:
    """Whether the tests turn red when this, or nothing at all, is broken."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "moothall"
        unwanted = shutil.ignore_patterns(".git", ".venv*", "__pycache__", ".mypy_cache", ".ruff_cache", ".measured")
        shutil.copytree(ROOT, copied, ignore=unwanted)
        if broken is not None:
            (copied / broken.path.relative_to(ROOT)).write_text(broken.source, encoding="utf-8")
        tests = sorted((copied / "tests").glob("test_*.py"), key=lambda test: (own(book) not in test.name, test.name))
        about_rules = [str(test) for test in tests if not test.name.startswith(NOT_ABOUT_RULES)]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow", *about_rules]
        environ = os.environ | {"PYTHONPATH": str(copied / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(command, cwd=copied, env=environ, capture_output=True, check=False).returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--book", default="nde")
    parser.add_argument("--at-once", type=int, default=2)
    asked = parser.parse_args()
    if noticed(None, asked.book):
        raise TestsAreRed("The tests fail before anything is broken: run `python3 dev.py test --quick` first.")
    known = all_breaks(asked.book)
    picked = Random(asked.seed).sample(known, min(asked.count, len(known)))
    missed = 0
    with ThreadPoolExecutor(asked.at_once) as pool:
        for broken, red in zip(picked, pool.map(lambda broken: noticed(broken, asked.book), picked), strict=True):
            missed += not red
            print(f"{'red   ' if red else 'MISSED'} {broken}", flush=True)
    print(f"{len(picked) - missed} of {len(picked)} breaks turned a test red ({len(known)} places known)")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
