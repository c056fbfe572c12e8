"""The 2d20 rulebook as data: every rule once, with source, title, gist, options and related rules."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from moothall import books
from moothall.speech import LANGUAGES, voice
from tests.books.support.rulebooks import entries
from tests.support import places

pytestmark = pytest.mark.slow

BOOK = "houses2d20"
FOLDER = books.folder(BOOK)
FILES = sorted((FOLDER / "texts").rglob("*.ftl"))
CATALOGUE = places.DATA / "houses2d20-rules.json"

FIELDS = {"chapter", "kind", "source", "options", "examples", "see"}
CHAPTERS = (
    *("skills", "drives", "difficulty", "traits", "test", "assistance", "complications", "determination"),
    *("challenges", "recovery", "momentum", "adding-threat", "spending-threat", "conflict", "assets", "moving"),
    *("using", "attack", "resisting", "advancement", "characters"),
    *("npc-minor", "npc-notable", "npc-major", "npc-abilities", "hooks"),
)
PLACE = r"§[A-Z][\w -]+( \(GM\))?"
SOURCE = re.compile(rf"(2d20 quick reference {PLACE}(, {PLACE})*|ruling R\d+)(; (?!$)|$)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def rules() -> dict[str, dict[str, Any]]:
    """The rulebook's tables by rule id, in the order of the file."""
    return tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))


@cache
def catalogue() -> list[dict[str, str]]:
    """Every rule with its kind and chapter."""
    rows: list[dict[str, str]] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return rows


def plain(pattern: ast.Pattern | None) -> str:
    """The words of a text without placeables."""
    elements = pattern.elements if pattern else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement)).strip()


def messages(language: str, name: str) -> dict[str, dict[str, str]]:
    """Each message of a file: its value under the empty name, and its attributes under theirs."""
    body = entries(FOLDER / "texts" / language / name)
    return {
        entry.id.name: {"": plain(entry.value)} | {part.id.name: plain(part.value) for part in entry.attributes}
        for entry in body
        if isinstance(entry, ast.Message)
    }


def is_source(source: str) -> bool:
    return bool(source) and not SOURCE.sub("", source)


def test_the_rulebook_holds_the_catalogue_and_nothing_else() -> None:
    """All 333 rules stand in the rulebook, with their kinds and chapters and in their order."""
    written = [(name, rule["kind"], rule["chapter"]) for name, rule in rules().items()]
    assert written == [(row["id"], row["kind"], row["chapter"]) for row in catalogue()]
    assert len(written) == len(set(rules())) == 333


def test_chapters_come_one_after_another() -> None:
    """The rules fill exactly these chapters, in order, and none is opened twice."""
    assert tuple(chapter for chapter, _ in groupby(rule["chapter"] for rule in rules().values())) == CHAPTERS


def test_rules_have_no_unknown_fields() -> None:
    """A mistyped field name does not go unnoticed."""
    assert {name: set(rule) - FIELDS for name, rule in rules().items() if set(rule) - FIELDS} == {}


@pytest.mark.parametrize(
    ("source", "sound"),
    [
        ("2d20 quick reference §Skills", True),
        ("2d20 quick reference §Determination, §Spending Threat (GM); ruling R37", True),
        ("ruling R16; ruling R49", True),
        ("", False),
        ("quick reference §Skills", False),
        ("2d20 quick reference", False),
        ("ruling R16; ", False),
        ("R16", False),
    ],
)
def test_the_source_detector_knows_headings_and_rulings(source: str, sound: bool) -> None:
    """Headings of the reference and rulings are a source; anything else is not."""
    assert is_source(source) == sound


def test_every_rule_names_its_source() -> None:
    """A source is a list of headings of the reference and rulings of ours."""
    assert [name for name, rule in rules().items() if not is_source(rule["source"])] == []


def test_each_related_rule_exists() -> None:
    """A rule points only to other rules."""
    assert {name for rule in rules().values() for name in rule.get("see", [])} <= set(rules())
    assert [name for name, rule in rules().items() if name in rule.get("see", [])] == []


def test_every_option_belongs_to_a_rule() -> None:
    """The options that rules name are exactly those a table can set."""
    assert {name for rule in rules().values() for name in rule.get("options", [])} == set(books.table_options(BOOK))


# ---- Its words ------------------------------------------------------------------------------------------------------


@every_language
def test_every_rule_has_a_title(language: str) -> None:
    """Each rule has a title of its own and a gist, and no text is left without a rule."""
    told = messages(language, "rules.ftl")
    assert set(told) == {books.text_key(name) for name in rules()}
    titles = Counter(message[""] for message in told.values())
    assert [title for title, times in titles.items() if times > 1 or not title] == []
    assert all(message.get("gist") for message in told.values())


def test_no_sentence_is_said_twice() -> None:
    """Each gist says something that no other says, here or in another book."""
    gists = [message["gist"] for message in messages("en", "rules.ftl").values()]
    others = [
        voice("en", id).part(rule.key, "gist") for id in ("nde2", "nde1") for rule in books.rulebook(id).rules.values()
    ]
    said = Counter(sentence for gist in (*gists, *others) for sentence in re.split(r"(?<=[.?!])\s+", gist))
    assert [sentence for sentence, times in said.items() if times > 1] == []


def test_numbers_in_ids_are_in_titles_or_gists() -> None:
    """A rule whose id names a number says that number, in digits or in words."""
    in_words = {"0": "no", "1": "one", "2": "two", "3": "three", "4": "4", "5": "five", "6": "six", "8": "8"}
    told = messages("en", "rules.ftl")
    for name in rules():
        text = " ".join(told[books.text_key(name)].values()).lower()
        for number in re.findall(r"(?<=-)\d(?=-|$)", name):
            assert number in text or in_words[number] in text, name


@every_language
def test_every_chapter_has_a_title(language: str) -> None:
    """Each chapter has a title, and no title is left without a chapter."""
    told = messages(language, "chapters.ftl")
    assert set(told) == {f"chapter_{chapter}" for chapter in CHAPTERS}
    assert len({message[""] for message in told.values()}) == len(CHAPTERS)


@every_language
def test_every_option_can_be_read(language: str) -> None:
    """Each option and each of its values has a label and a meaning, and no text is left without an option."""
    told, needed = messages(language, "options.ftl"), set()
    for option in books.table_options(BOOK).values():
        key = f"option_{books.text_key(option.name)}"
        needed |= {key, *(f"{key}_{books.text_key(value)}" for value in option.values or (option.default,))}
    assert set(told) == needed
    assert [key for key, message in told.items() if not message[""] or not message.get("meaning")] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_texts_parse_without_junk(path: Path) -> None:
    """A Fluent file holds only what the parser understands, and each key once."""
    body = entries(path)
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", sorted((FOLDER / "texts" / "fr").glob("*.ftl")), ids=lambda path: str(path.stem))
def test_french_has_hard_spaces(path: Path) -> None:
    """In French no plain space stands before a mark of punctuation or inside quotation marks."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [:;?!»]|« ", line)] == []
