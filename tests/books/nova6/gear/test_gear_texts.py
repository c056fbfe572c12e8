"""Gists of the NOVA6 gear tables are made from their rows, in every language.

`MOOTHALL_REWRITE=1 python3 dev.py test tests/books/nova6/gear/test_gear_texts.py`
writes the gists again, to be read as a diff.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import reduce
from itertools import groupby
from pathlib import Path

import pytest

from moothall import books
from moothall.books import text_key
from moothall.rulesets.nova6.gear.items import Item
from moothall.rulesets.nova6.gear.tables import ITEMS
from moothall.rulesets.nova6.gear_command import lines
from moothall.speech import LANGUAGES, Voice, voice

REWRITE = os.environ.get("MOOTHALL_REWRITE") == "1"
TEXTS = books.folder("nova6") / "texts"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def gist(item: Item, said: Voice) -> str:
    """A row in one sentence: what it is, then all that it says."""
    (_, kind), *told = lines(item, said)
    facts = [said.say("gear-fact", label=label[0].lower() + label[1:], value=value) for label, value in told]
    joined = reduce(lambda before, after: said.say("gear-facts", before=before, after=after), facts)
    group = said.say(f"gear-word-{item.group}")
    return said.say("gear-gist", group=group[0].upper() + group[1:], kind=kind, facts=joined)


def rewritten(lang: str) -> Iterator[tuple[Path, str]]:
    """The texts of the tables with the gists put together anew; names stay as they are."""
    said = voice(lang, "nova6")
    for table, items in groupby(ITEMS.values(), lambda item: item.table):
        path = TEXTS / lang / f"rules-{table.replace('.', '-')}.ftl"
        text = path.read_text(encoding="utf-8")
        for item in items:
            text = re.sub(rf"(?m)^({text_key(item.rule)} = .*\n    \.gist = ).*$", rf"\g<1>{gist(item, said)}", text)
        yield path, text


@every_language
def test_each_rows_gist_comes_from_its_row(lang: str) -> None:
    """The gist of each row is built from the row, so that neither changes without the other."""
    for path, text in rewritten(lang):
        if REWRITE:
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text


def test_every_row_is_a_rule() -> None:
    """The rulebook has the rows in the order of the tables, each under the chapter of its table."""
    rows = [rule for rule in books.rulebook("nova6").rules.values() if rule.id.startswith("nova6.item.")]
    assert [(rule.id, rule.chapter) for rule in rows] == [
        (item.rule, item.table.replace(".", "-")) for item in ITEMS.values()
    ]


@every_language
def test_every_row_has_a_unique_name(lang: str) -> None:
    """Each row has a name of its own."""
    names = {voice(lang, "nova6").say(text_key(item.rule)) for item in ITEMS.values()}
    assert len(names) == len(ITEMS)
