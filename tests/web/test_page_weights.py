"""The weight of the built pages: a page fetches what it shows, and what is seldom wanted only when it is."""

from __future__ import annotations

import re
from functools import cache

import pytest

from moothall.web.pages import BUILT, FIRST, assets

pytestmark = pytest.mark.skipif(not (BUILT / FIRST).exists(), reason="dev.py builds the pages")

MOST = {"Lobby": 75_000, "Join": 60_000, "Table": 147_000}
"""Bytes of scripts, styles and texts on their way to a page, packed; letters and pictures aside."""

LATER = (
    *("BoardView", "Desk", "ViewAs", "AdjustDialog", "PageDialog"),
    *("SeatMenu", "FightOver", "RuleText", "Notes", "HeroStart"),
)
"""Parts of a table that are fetched when they are first needed."""

LISTED = re.compile(r"m\.f=\[([^\]]*)\]")
LOADS = re.compile(r"import\(`\./([A-Za-z]+)-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]*)\]")
TEXTS = re.compile(r"assets/page-[\w-]+\.js")


@cache
def fetched(page: str) -> frozenset[str]:
    """Return the scripts and styles that the first file and one page need before the page is shown."""
    first = assets(BUILT)[FIRST].body.decode()
    start = re.findall(r'(?:src|href)="/(assets/[\w.-]+\.(?:js|css))"', first)
    (script,) = (name for name in start if name.startswith("assets/index-") and name.endswith(".js"))
    code = assets(BUILT)[script].body.decode()
    listed = LISTED.search(code)
    assert listed, "the first script no longer says what each page needs"
    files = [name.strip('"') for name in listed[1].split(",")]
    needs = dict(LOADS.findall(code))
    return frozenset((*start, *(files[int(number)] for number in needs[page].split(","))))


def weight(names: frozenset[str]) -> int:
    """The bytes that are sent for these files."""
    return sum(len(found.packed or found.body) for found in (assets(BUILT)[name] for name in names))


@pytest.mark.parametrize("page", MOST)
def test_a_page_is_light(page: str) -> None:
    """Everything that it needs, and the longest texts of its words, are within its limit."""
    texts = max(weight(frozenset([name])) for name in assets(BUILT) if TEXTS.fullmatch(name))
    total = weight(fetched(page)) + texts
    assert 20_000 < total < MOST[page], f"{page}: {total:,} bytes"


@pytest.mark.parametrize("part", LATER)
def test_a_part_that_is_seldom_wanted_comes_later(part: str) -> None:
    """A table does not wait for it: it is built as a file of its own, and no page needs it to begin with."""
    built = [name for name in assets(BUILT) if re.match(rf"assets/{part}-[\w-]+\.js", name)]
    assert built, f"{part} is no file of its own"
    assert not fetched("Table") & set(built)
