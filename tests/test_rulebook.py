"""The rulebook as data: every rule of the catalogue stands in it once, and every rule can be read."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

BOOK = Path(__file__).parents[1] / "src/moothall/rulesets/nde"
TEXTS = BOOK / "texts"
CATALOGUE = Path(__file__).parent / "data/nde2-rules.json"

LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
FILES = sorted(TEXTS.rglob("*.ftl"))

CHAPTERS = {
    "setup",
    "character",
    "luck",
    "tests",
    "steps",
    "help",
    "space",
    "combat",
    "powers",
    "harm",
    "variant-2d6",
    "options",
}
FIELDS = {"chapter", "kind", "source", "options", "examples", "see"}
SOURCE = re.compile(r"(NDE (1st|2nd) ed\. §[\w.–]+(, §[\w.–]+)*|ruling R\d+)(; (?!$)|$)")

# Every option of this edition with the values a table may choose; an open number shows its default only.
OPTIONS = {
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
}

WORKED = "gloss-die gloss-max 1.1 1.3 1.5 1.7 2.4 2.5-up 2.5-down 2.8A 2.8B 3.1 4.7A 4.7B 4.7C 5.6A 5.6B 7 8.5 9.2"
EXAMPLES = {f"nde2.ex.{name}" for name in WORKED.split()} | {f"edge.{n}" for n in range(1, 10)}

Texts = dict[str, dict[str, str]]


@cache
def rules() -> dict[str, dict[str, Any]]:
    """The rulebook's tables by rule id, in the order of the file."""
    return tomllib.loads((BOOK / "rules.toml").read_text(encoding="utf-8"))


@cache
def catalogue() -> list[dict[str, str]]:
    """The catalogue's rows: id, kind and chapter."""
    rows: list[dict[str, str]] = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return rows


def plain(pattern: ast.Pattern | None) -> str:
    """The words of a text without placeables."""
    elements = pattern.elements if pattern else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement)).strip()


def entries(path: Path) -> list[ast.EntryType]:
    """Everything one Fluent file holds, junk included."""
    return parse(path.read_text(encoding="utf-8")).body


@cache
def texts(language: str, name: str) -> Texts:
    """Each message of a file: its value under the empty name, and its attributes under theirs."""
    messages = [entry for entry in entries(TEXTS / language / name) if isinstance(entry, ast.Message)]
    return {
        message.id.name: {"": plain(message.value)} | {a.id.name: plain(a.value) for a in message.attributes}
        for message in messages
    }


def key(rule_or_example: str) -> str:
    """The Fluent key of an id: dots become underscores, the rest stays."""
    return rule_or_example.replace(".", "_")


def named(field: str) -> set[str]:
    """Every option, example or neighbour that some rule names."""
    return {name for rule in rules().values() for name in rule.get(field, [])}


def lacking(messages: Texts, keys: list[str], *parts: str) -> list[str]:
    """The keys whose value or one of whose attributes is missing or empty."""
    return [k for k in keys if not all(messages.get(k, {}).get(part) for part in ("", *parts))]


def option_keys(name: str) -> list[str]:
    """The key of an option and the keys of its values."""
    return [f"option_{name}"] + [f"option_{name}_{value}" for value in OPTIONS[name].split()]


def test_the_rulebook_holds_the_catalogue_and_nothing_else() -> None:
    """All 154 rules stand in the rulebook, in the catalogue's order."""
    assert len(catalogue()) == 154
    assert list(rules()) == [row["id"] for row in catalogue()]


def test_kinds_and_chapters_are_the_catalogues() -> None:
    """Whether a rule is automatic, a choice or fiction is decided in the catalogue."""
    written = [(name, rule["kind"], rule["chapter"]) for name, rule in rules().items()]
    assert written == [(row["id"], row["kind"], row["chapter"]) for row in catalogue()]


def test_every_chapter_is_known_and_used() -> None:
    """The rules fill exactly the twelve chapters."""
    assert {rule["chapter"] for rule in rules().values()} == CHAPTERS


def test_rules_have_no_unknown_fields() -> None:
    """A mistyped field name does not go unnoticed."""
    assert {name: set(rule) - FIELDS for name, rule in rules().items() if set(rule) - FIELDS} == {}


def test_every_rule_says_where_it_comes_from() -> None:
    """A source is a list of sections of an edition and rulings of ours."""
    odd = [name for name, rule in rules().items() if SOURCE.sub("", rule["source"]) or not rule["source"]]
    assert odd == []


def test_neighbours_exist() -> None:
    """A rule points only to other rules of the book."""
    assert named("see") <= set(rules())
    assert [name for name, rule in rules().items() if name in rule.get("see", [])] == []


def test_every_option_belongs_to_a_rule() -> None:
    """The options that rules name are exactly those a table can set."""
    assert named("options") == set(OPTIONS)


def test_every_example_shows_a_rule() -> None:
    """The examples that rules name are exactly the worked ones and the edge scripts."""
    assert named("examples") == EXAMPLES


def test_english_is_there() -> None:
    """The other tests have at least one language to look at."""
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read(language: str) -> None:
    """Each rule has a title and a gist, and no text is left without a rule."""
    messages = texts(language, "rules-nde2.ftl")
    keys = [key(name) for name in rules()]
    assert lacking(messages, keys, "gist") == []
    assert set(messages) == set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_tell_rules_apart(language: str) -> None:
    """No two rules share a title."""
    titles = [message[""] for message in texts(language, "rules-nde2.ftl").values()]
    assert sorted(title for title in titles if titles.count(title) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_read(language: str) -> None:
    """Each example that a rule names has a title, a beginning and an end."""
    keys = [f"example_{key(name)}" for name in sorted(named("examples"))]
    assert lacking(texts(language, "examples.ftl"), keys, "given", "then") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_read(language: str) -> None:
    """Each option that a rule names, and each of its values, has a label and a meaning."""
    keys = [k for name in sorted(named("options")) for k in option_keys(name)]
    assert lacking(texts(language, "options.ftl"), keys, "meaning") == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_texts_parse_without_junk(path: Path) -> None:
    """A Fluent file holds only what the parser understands, and each key once."""
    body = entries(path)
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))
