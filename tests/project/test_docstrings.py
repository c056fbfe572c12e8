"""Docstrings name the thing they are about."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.support import places

WITHHELD = re.compile(r"\b(somebody|something|nobody|whoever|whatever)\b", re.IGNORECASE)
LARGEST_SHARE = 0.03


def first_paragraphs() -> Iterator[tuple[str, str]]:
    """The place and the first paragraph of each docstring of the program."""
    for path in sorted((places.ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text:
                    yield f"{path.name}:{getattr(node, 'lineno', 1)}", text.partition("\n\n")[0]


def test_few_docstrings_withhold_their_noun() -> None:
    """Three of a hundred may begin with somebody or whatever; a new one says what it is about."""
    told = list(first_paragraphs())
    withheld = [f"{place} {text}" for place, text in told if WITHHELD.search(text)]
    print(f"{len(withheld)} of {len(told)} docstrings withhold their noun")
    assert len(withheld) <= LARGEST_SHARE * len(told), "\n".join(withheld)
