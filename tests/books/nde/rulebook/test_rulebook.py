"""The NDE rulebook as data: every rule of both editions once, with source, title, gist, options and examples."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast

from moothall import books
from tests.books.support import rulebooks
from tests.books.support.rulebooks import Texts, entries, key, lacking, tables
from tests.support import places

pytestmark = pytest.mark.slow

BOOK = places.ROOT / "src/moothall/rulesets/nde"
TEXTS = BOOK / "texts"
DATA = places.DATA

LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
FILES = sorted(TEXTS.rglob("*.ftl"))

FIELDS = {"chapter", "kind", "source", "options", "examples", "see"}
BOX = "box on (attacks|hits|misses|results|zero Hearts)"
"""The first edition has framed boxes without a number; these are our names for them."""
PLACES = rf"(§[\w.–]+|{BOX})"
SOURCE = re.compile(rf"(NDE 1st ed\. {PLACES}(, {PLACES})*|NDE 2nd ed\. §[\w.–]+(, §[\w.–]+)*|ruling R\d+)(; (?!$)|$)")


class Edition(NamedTuple):
    """The catalogue's figures of an edition."""

    rows: int
    chapters: str
    options: dict[str, str]
    """Every option with the values a table may choose; an open number shows its default only."""
    worked: str
    """The worked examples, by section."""
    edges: range
    """The edge scripts, by number."""
    foreign: str
    """Words of the other edition, as patterns."""


NEWER = Edition(
    rows=158,
    chapters="setup character luck tests steps help space combat powers harm variant-2d6 options",
    options={
        "dice_mode": "ladder 2d6",
        "positioning": "zones grid none",
        "zone_model": "pairs track",
        "max_rule": "always plain must_meet",
        "step_slots": "slots strict free",
        "max_helpers": "1",
        "talents": "on off",
        "custom_t": "off on",
        "stakes": "required optional",
        "fail_prompt": "required optional",
        "gm_bargain": "off on",
        "luck_per_test": "any 1",
        "luck_over_limit": "on off",
        "luck_on_one": "on off",
        "ranged_limit": "off 10",
        "legacy_shift": "die t",
        "crowd": "ask off",
        "crowd_min": "2",
        "foe_action": "player_test gm_fiat foe_roll",
        "foe_space": "bound free",
        "effects": "bite told",
        "minion_defense": "5 4",
        "x_effect_damage": "1 0",
        "retaliation": "off melee reach",
        "power_target": "higher defense level",
        "power_heal": "2",
        "death_when_down": "off on",
        "recovery": "layered full harsh",
        "armor_token": "off on",
        "clock": "off on",
        "trait_effect": "fiction as_talent",
        "exceptional_2d6": "total12plus natural12 exact12",
        "reroll_2d6": "better new",
        "difficulty_2d6": "flat tiered",
    },
    worked="gloss-die gloss-max 1.1 1.3 1.5 1.7 2.4 2.5-up 2.5-down 2.8A 2.8B 3.1 4.7A 4.7B 4.7C 5.6A 5.6B 7 8.5 9.2",
    edges=range(1, 10),
    foreign="TN Mana Wounds? Warriors? Rogues? Mages? thresholds? Novice",
)
OLDER = Edition(
    rows=136,
    chapters="setup character tests help space combat powers harm variant-d6 options",
    options={
        "dice_mode": "ladder d6",
        "positioning": "grid",
        "max_rule": "always plain must_meet",
        "tn_shifts": "net sum",
        "max_helpers": "1",
        "talents": "on off",
        "custom_t": "off on",
        "stakes": "required optional",
        "fail_prompt": "required optional",
        "ranged_limit": "off 10",
        "crowd": "ask off",
        "crowd_min": "2",
        "foe_action": "player_test gm_fiat foe_roll",
        "foe_space": "bound free",
        "effects": "bite told",
        "x_effect_damage": "1 0",
        "elites": "on off",
        "retaliation": "off melee reach",
        "power_target": "higher defense level",
        "power_heal": "2",
        "death_when_down": "off on",
        "recovery": "layered full harsh",
        "armor_token": "off on",
        "clock": "off on",
        "start_d6": "parity gentle",
    },
    worked="gloss 2.6 3.5 3.8A 3.8B 5.9A 5.9B 6.5A 6.5B 9.5 11.2",
    edges=range(10, 13),
    foreign="Difficulty Defense Power zones? Might Nearby Assault Specialist Adept Traits? modifiers? 2d6",
)
EDITIONS = {"nde2": NEWER, "nde1": OLDER}
"""The editions in the order of the book."""

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def book() -> dict[str, dict[str, Any]]:
    """The rulebook's tables by rule id, in the order of the file."""
    return tables(BOOK)


def rules(edition: str) -> dict[str, dict[str, Any]]:
    """The tables of one edition."""
    return {name: rule for name, rule in book().items() if name.startswith(f"{edition}.")}


@cache
def catalogue(edition: str) -> list[dict[str, str]]:
    """The catalogue's rows: id, kind and chapter."""
    rows: list[dict[str, str]] = json.loads((DATA / f"{edition}-rules.json").read_text(encoding="utf-8"))
    return rows


def texts(language: str, name: str) -> Texts:
    """The messages of one file of a language."""
    return rulebooks.texts(TEXTS / language / name)


def named(edition: str, field: str) -> set[str]:
    """Every option, example or neighbour that some rule names."""
    return {name for rule in rules(edition).values() for name in rule.get(field, [])}


def option_keys() -> set[str]:
    """The keys of every option and of each of its values, in whichever edition."""
    options = [option for edition in EDITIONS.values() for option in edition.options.items()]
    return {f"option_{name}" for name, _ in options} | {
        f"option_{name}_{value}" for name, values in options for value in values.split()
    }


# ---- The rulebook ---------------------------------------------------------------------------------------------------


def test_the_rulebook_holds_the_catalogue_and_nothing_else() -> None:
    """All 294 rules stand in the rulebook, in the catalogue's order, the second edition before the first."""
    assert [len(catalogue(edition)) for edition in EDITIONS] == [edition.rows for edition in EDITIONS.values()]
    assert list(book()) == [row["id"] for edition in EDITIONS for row in catalogue(edition)]


@every_edition
def test_kinds_and_chapters_are_the_catalogues(edition: str) -> None:
    """Whether a rule is automatic, a choice or fiction is decided in the catalogue."""
    written = [(name, rule["kind"], rule["chapter"]) for name, rule in rules(edition).items()]
    assert written == [(row["id"], row["kind"], row["chapter"]) for row in catalogue(edition)]


@every_edition
def test_chapters_come_one_after_another(edition: str) -> None:
    """The rules fill exactly the edition's chapters, in order, and none is opened twice."""
    opened = [chapter for chapter, _ in groupby(rule["chapter"] for rule in rules(edition).values())]
    assert opened == EDITIONS[edition].chapters.split()


def test_rules_have_no_unknown_fields() -> None:
    """A mistyped field name does not go unnoticed."""
    assert {name: set(rule) - FIELDS for name, rule in book().items() if set(rule) - FIELDS} == {}


@pytest.mark.parametrize(
    ("source", "sound"),
    [
        ("NDE 1st ed. §5.4, box on attacks; ruling R49", True),
        ("NDE 1st ed. box on zero Hearts", True),
        ("NDE 2nd ed. §Needs, §2.2", True),
        ("ruling R26; NDE 1st ed. §3.6", True),
        ("", False),
        ("NDE 2nd ed. box on attacks", False),
        ("NDE 1st ed. §5.4, box on lunch", False),
        ("NDE 1st ed. §5.4; box on attacks", False),
        ("NDE 1st ed. §5.4; ", False),
        ("gap", False),
    ],
)
def test_the_source_detector_knows_sections_boxes_and_rulings(source: str, sound: bool) -> None:
    """Sections, boxes of the first edition and rulings are a source; anything else is not."""
    assert is_source(source) == sound


def is_source(source: str) -> bool:
    return bool(source) and not SOURCE.sub("", source)


def test_every_rule_names_its_source() -> None:
    """A source is a list of sections and boxes of an edition and rulings of ours."""
    assert [name for name, rule in book().items() if not is_source(rule["source"])] == []


@every_edition
def test_each_related_rule_exists_in_its_edition(edition: str) -> None:
    """A rule points only to other rules of its own edition."""
    assert named(edition, "see") <= set(rules(edition))
    assert [name for name, rule in rules(edition).items() if name in rule.get("see", [])] == []


@every_edition
def test_every_option_belongs_to_a_rule(edition: str) -> None:
    """The options that rules name are exactly those a table can set."""
    assert named(edition, "options") == set(EDITIONS[edition].options)


@every_edition
def test_the_code_knows_the_same_options(edition: str) -> None:
    """The options a table of this edition has in the code, and what they may be, are these."""
    ours = EDITIONS[edition].options
    coded = books.table_options(edition)
    assert set(coded) == set(ours)
    values = {name: option.values or (option.default,) for name, option in coded.items()}
    assert {name: set(may_be) for name, may_be in values.items()} == {name: set(ours[name].split()) for name in ours}


@every_edition
def test_every_example_shows_a_rule(edition: str) -> None:
    """The examples that rules name are exactly the worked ones and the edge scripts."""
    worked, edges = EDITIONS[edition].worked.split(), EDITIONS[edition].edges
    assert named(edition, "examples") == {f"{edition}.ex.{name}" for name in worked} | {f"edge.{n}" for n in edges}


# ---- Its words ------------------------------------------------------------------------------------------------------


def test_english_texts_exist() -> None:
    """The other tests have at least one language to look at."""
    assert "en" in LANGUAGES


@every_language
@every_edition
def test_every_rule_can_be_read(edition: str, language: str) -> None:
    """Each rule has a title and a gist, and no text is left without a rule."""
    messages = texts(language, f"rules-{edition}.ftl")
    keys = [key(name) for name in rules(edition)]
    assert lacking(messages, keys, "gist") == []
    assert set(messages) == set(keys)


@every_language
@every_edition
def test_no_two_rules_of_an_edition_share_a_title(edition: str, language: str) -> None:
    """No two rules of an edition share a title."""
    titles = [message[""] for message in texts(language, f"rules-{edition}.ftl").values()]
    assert sorted(title for title in titles if titles.count(title) > 1) == []


def sentences(edition: str) -> Counter[str]:
    """The English sentences of an edition's gists, each with how often it is said."""
    gists = [message["gist"] for message in texts("en", f"rules-{edition}.ftl").values()]
    return Counter(sentence for gist in gists for sentence in re.split(r"(?<=[.?!])\s+", gist))


def test_each_edition_is_told_in_its_own_sentences() -> None:
    """No sentence is said twice, in one edition or in both: the games differ, and so does what to say of them."""
    said = sum(map(sentences, EDITIONS), Counter[str]())
    assert sorted(sentence for sentence, times in said.items() if times > 1) == []


def foreign(edition: str, said: str) -> list[str]:
    """The words in a text that belong to the other edition."""
    return re.findall(rf"\b({'|'.join(EDITIONS[edition].foreign.split())})\b", said)


@pytest.mark.parametrize(
    ("edition", "said", "found"),
    [
        ("nde1", "Roll at TN 6 or lose 1 Mana; might you win?", []),
        ("nde1", "Spend 1 Power Point at Difficulty 5.", ["Power", "Difficulty"]),
        ("nde2", "Roll at TN 6 or lose 1 Mana.", ["TN", "Mana"]),
        ("nde2", "A boss takes 3 Wounds.", ["Wounds"]),
    ],
)
def test_words_of_the_other_edition_are_found(edition: str, said: str, found: list[str]) -> None:
    """The detector knows the words that only one edition has."""
    assert foreign(edition, said) == found


@every_edition
def test_an_edition_speaks_its_own_words(edition: str) -> None:
    """The English rules of one edition do not use the terms of the other."""
    told = texts("en", f"rules-{edition}.ftl")
    found = {name: foreign(edition, " ".join(message.values())) for name, message in told.items()}
    assert {name: words for name, words in found.items() if words} == {}


@every_language
def test_every_chapter_can_be_read(language: str) -> None:
    """Each chapter has a title, and no title is left without a chapter."""
    keys = {f"chapter_{chapter}" for edition in EDITIONS.values() for chapter in edition.chapters.split()}
    messages = texts(language, "chapters.ftl")
    assert lacking(messages, sorted(keys)) == []
    assert set(messages) == keys


@every_language
def test_every_example_can_be_read(language: str) -> None:
    """Each example that a rule names has a title, a beginning and an end, and none is left without a rule."""
    keys = {f"example_{key(name)}" for edition in EDITIONS for name in named(edition, "examples")}
    messages = texts(language, "examples.ftl")
    assert lacking(messages, sorted(keys), "given", "then") == []
    assert set(messages) == keys


@every_language
def test_every_option_can_be_read(language: str) -> None:
    """Each option, and each of its values, has a label and a meaning, and no text is left without an option."""
    messages = texts(language, "options.ftl")
    assert lacking(messages, sorted(option_keys()), "meaning") == []
    assert set(messages) == option_keys()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_texts_parse_without_junk(path: Path) -> None:
    """A Fluent file holds only what the parser understands, and each key once."""
    body = entries(path)
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))
