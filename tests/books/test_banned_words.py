"""No text holds a banned word: one with a wrong or obscene meaning for its readers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import moothall

SOURCES = Path(moothall.__file__).parent
PAGES = SOURCES.parents[1] / "frontend" / "texts"

NEVER = {
    "fr": (r"\bse touche(nt|r)?\b",),
    "pl": (r"\bw słowo\b",),
    "en": (r"^arg-watch = .*\bhide\b",),
}
"""What sounds obscene, or means to interrupt somebody's speech and no action, or asks for the opposite of the rule."""


@pytest.mark.parametrize("lang", NEVER)
def test_no_text_holds_a_banned_word(lang: str) -> None:
    """No text of the pages or of any book has one of these words."""
    files = [path for root in (SOURCES, PAGES) for path in root.rglob("*.ftl") if lang in path.parts]
    assert len(files) > 10
    said = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    found = [one for one in said if any(re.search(words, one[1]) for words in NEVER[lang])]
    assert found == []
