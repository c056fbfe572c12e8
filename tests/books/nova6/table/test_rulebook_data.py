"""The NOVA6 rulebook as data: every rule once, with source, title, gist, options and examples.

Titles and gists are in three languages.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest
from fluent.syntax import ast

from moothall.rulesets.nova6 import options
from tests.books.support.rulebooks import Texts, entries, key, lacking, tables, texts
from tests.support import places

pytestmark = pytest.mark.slow

BOOK = places.ROOT / "src/moothall/rulesets/nova6"
TEXTS = BOOK / "texts"

LANGUAGES = ("en", "fr", "pl")
FILES = sorted(TEXTS.rglob("*.ftl"))

ROWS = {
    "notation": 26,
    "gathering": 30,
    "outcome": 26,
    "actions": 16,
    "special": 16,
    "several": 21,
    "time": 38,
    "modifiers": 22,
    "surroundings": 45,
    "scenes": 53,
    "effects": 52,
    "properties": 64,
    "movement": 45,
    "stress": 61,
    "recovery": 50,
    "aspects": 35,
    "plot-points": 22,
    "stunts": 40,
    "char-steps": 11,
    "char-aspects": 15,
    "char-advances": 11,
    "char-gear": 15,
    "char-skills": 20,
    "opposing": 28,
    "fight": 24,
    "char-interact": 11,
    "move": 19,
    "char-physique": 12,
    "char-resolve": 8,
    "char-wits": 12,
    "talents": 8,
    "core-talents": 27,
    "char-features": 7,
    "loads": 24,
    "survival": 7,
    "assets": 17,
    "flaws": 16,
    "equipment": 20,
    "setting": 17,
    "themepack": 25,
    "gamemastering": 7,
    "npcs": 32,
    "principles": 11,
    "story": 22,
    "conclusions": 11,
    "licence": 2,
    "archaic-weapon": 34,
    "archaic-armor": 18,
    "modern-weapon": 45,
    "modern-armor": 8,
}
"""How many rules each chapter has, in the book's order."""

OPTIONS = {
    "advanced-actions": "on off",
    "player-trades-penalty": "off on",
    "flip-pays-traded": "off on",
    "up-reads": "choose highest",
    "practiced-reroll": "pool action-dice",
    "cost-success-in-conflict": "on off",
    "gsp-bank": "off on",
    "setback-on-plain-failure": "off on",
    "setback-point-any-result": "on off",
    "setback-expiry": "never milestone scenario",
    "multi-action-penalty": "declared progressive",
    "action-duration-test": "off on",
    "coverage-mode": "total layers",
    "range-dice": "none per-step",
    "contest-npc-trade": "unconditional on-failure",
    "contest-tie": "opposition extra-round pc",
    "initiative-each-round": "off on",
    "free-bonus-action": "off on",
    "effect-cap": "4 none",
    "advantage-consumed": "off on",
    "improved-protection-free": "off on",
    "area-defend-negates": "off on",
    "explosion-on-miss": "half-others nothing half-all",
    "repeat-hits": "separate sum",
    "hazard-fall-roll": "off on",
    "staggered-stacks": "on off",
    "stressed-same-roll": "on off",
    "stressed-pays-target": "on off",
    "end-overkill": "off on",
    "end-hit-while-out": "off on",
    "end-bystander-save": "off on",
    "end-untreated": "off on",
    "concede-pays-always": "off on",
    "incapacitated-recovery": "stunt-point minus-2d",
    "rest-refreshes-pp": "off on",
    "milestone-auto-clear": "off on",
    "gm-rolls": "off on",
    "compel-zero-pp-refuse": "off on",
    "npc-compel-refund": "off on",
    "gpp-per-pc": "1 0 2 3",
    "focused-rank-five": "off on",
    "advance-banking": "on off",
    "start-level": "",
    "practiced-keeps-traded-sp": "off on",
    "strong-body-choice": "per-test fixed",
    "npc-defense": "best gm-picks",
    "grapple-scope": "all pick-one",
    "default-load": "basic unprepared light medium heavy",
    "heavy-load-gear-die": "1 2",
    "auto-drop-load": "on off",
    "gear-test-retry": "off on",
    "price-penalty": "on off",
    "asset-uses-per-action": "one any",
    "signature-cap": "none one",
    "flaw-pays": "gm-names advance nothing",
    "survival-mode": "off on",
    "armor-layering": "sum highest-soak off",
    "bipod-automatic": "off on",
    "extra-advance-rounding": "down up",
    "extra-bonus-boxes": "off on",
    "horde-even-share": "all half",
    "milestone-trades": "union text table",
    "epic-aspect-changes": "one any",
    "total-condition": "propose-fail roll",
}
"""Every option with its values, the book's own first; one without values takes a number."""

PARTS = {4: "ab", 10: "abc", 14: "ab", 16: "abc", 25: "ab", 31: "abc", 35: "abc"}
EXAMPLES = [f"{number:02}{part}" for number in range(1, 43) for part in PARTS.get(number, ("",))]
EXAMPLES += ["run-and-jump", "storm", "gun-track"]
EXAMPLES += ["load-aspect", "turbo", "jimmy", "signature-slots", "flaw-pair", "price"]
EXAMPLES += ["setting", "pack", "package", "bundle"]
"""The worked examples of play by number, some of them in parts; then those of characters by name."""
NAMED_EXAMPLES = [
    *("bandit", "goblins", "darkness", "spray", "diggers", "watch", "heir"),
    *("mimi", "to-ten", "keen-eyes", "blades", "trouble", "refresh-bubbles"),
]
"""Those of people and stories, by name."""
EXAMPLE_IDS = [*(f"ex.{number}" for number in EXAMPLES), *(f"example.{name}" for name in NAMED_EXAMPLES)]

FIELDS = {"chapter", "kind", "source", "options", "examples", "see", "general"}
PAGE = r"p\. (iii|\d+(–\d+)?)"
SOURCE = re.compile(rf"(NOVA6 Core RC08 {PAGE}(, {PAGE})*|ruling R-(\d\d|[a-z][a-z\d-]+))(; (?!$)|$)")

RULES = tables(BOOK)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(language: str, *names: str) -> Texts:
    """The texts of some files in one language."""
    return {k: parts for name in names for k, parts in texts(TEXTS / language / f"{name}.ftl").items()}


def rules_said(language: str) -> Texts:
    """The texts of all rules of all chapters."""
    return said(language, *(f"rules-{chapter}" for chapter in ROWS))


def named(field: str) -> set[str]:
    """Every option, example or neighbour that some rule names."""
    return {name for rule in RULES.values() for name in rule.get(field, [])}


# ---- The rulebook ---------------------------------------------------------------------------------------------------


def test_every_chapter_is_complete_and_in_order() -> None:
    """The 662 rules of play fill their eighteen chapters one after another, and those of characters follow."""
    chapters = [(chapter, len(list(rules))) for chapter, rules in groupby(rule["chapter"] for rule in RULES.values())]
    assert chapters == list(ROWS.items())
    assert sum(list(ROWS.values())[:18]) == 662


def test_ids_belong_to_the_book() -> None:
    """Every rule begins with the book's name, so that none is taken for another book's."""
    assert [name for name in RULES if not name.startswith("nova6.")] == []


def test_a_rule_is_automatic_a_choice_or_fiction() -> None:
    """A rule is automatic, a choice, or fiction."""
    assert {rule["kind"] for rule in RULES.values()} == {"auto", "choice", "fiction"}


def test_rules_have_no_unknown_fields() -> None:
    """A mistyped field name does not go unnoticed."""
    assert {name: set(rule) - FIELDS for name, rule in RULES.items() if set(rule) - FIELDS} == {}


@pytest.mark.parametrize(
    ("source", "sound"),
    [
        ("NOVA6 Core RC08 p. iii, p. 2; ruling R-02", True),
        ("NOVA6 Core RC08 p. 18–20, p. 29", True),
        ("ruling R-55", True),
        ("NOVA6 Core RC08 p. 47; ruling R-rank-five", True),
        ("", False),
        ("NOVA6 Core RC08", False),
        ("NOVA6 Core RC08 p. 2; ", False),
        ("gap", False),
    ],
)
def test_only_pages_and_rulings_are_sources(source: str, sound: bool) -> None:
    """Pages of the book and rulings are a source; anything else is not."""
    assert is_source(source) == sound


def is_source(source: str) -> bool:
    return bool(source) and not SOURCE.sub("", source)


def test_every_rule_says_where_it_comes_from() -> None:
    """A source is a list of pages and rulings of ours."""
    assert [name for name, rule in RULES.items() if not is_source(rule["source"])] == []


def test_every_rule_points_to_existing_rules() -> None:
    """Every rule points to others, and none to itself."""
    assert named("see") <= set(RULES)
    assert [name for name, rule in RULES.items() if not rule["see"] or name in rule["see"]] == []


def test_every_option_belongs_to_a_rule() -> None:
    """The options that rules name are exactly those a table can set."""
    assert named("options") == set(OPTIONS)


def test_the_code_knows_the_same_options() -> None:
    """A table's options in the code, their values and their defaults are these."""
    coded = {name: " ".join(options.values_of(name)) for name in options.names()}
    assert coded == OPTIONS
    usual = options.defaults()
    assert {name: getattr(usual, name.replace("-", "_")) for name in OPTIONS} == {
        name: values.split()[0] if values else 1 for name, values in OPTIONS.items()
    }


def test_every_example_shows_a_rule() -> None:
    """The examples that rules name are exactly the worked ones."""
    assert named("examples") == {f"nova6.{id}" for id in EXAMPLE_IDS}


# ---- Its words ------------------------------------------------------------------------------------------------------


@every_language
def test_every_rule_has_a_title(language: str) -> None:
    """No rule is without a title, no title without a rule, and no two rules share one."""
    told = rules_said(language)
    assert lacking(told, [key(name) for name in RULES]) == []
    assert set(told) == {key(name) for name in RULES}
    titles = Counter(message[""] for message in told.values())
    assert [title for title, times in titles.items() if times > 1] == []


@every_language
def test_rules_are_told_in_the_file_of_their_chapter(language: str) -> None:
    """A rule's texts are in the file of its chapter, in the book's order."""
    for chapter in ROWS:
        ids = [key(name) for name, rule in RULES.items() if rule["chapter"] == chapter]
        assert list(said(language, f"rules-{chapter}")) == ids


@every_language
def test_every_rule_has_a_gist(language: str) -> None:
    """Each rule has a gist, and no sentence is used twice."""
    told = rules_said(language)
    assert lacking(told, list(told), "gist") == []
    sentences = Counter(said for rule in told.values() for said in re.split(r"(?<=[.?!])\s+", rule["gist"]))
    assert [sentence for sentence, times in sentences.items() if times > 1] == []


@every_language
def test_every_chapter_can_be_read(language: str) -> None:
    """Each chapter has a title, and no title is left without a chapter."""
    told = said(language, "chapters")
    assert lacking(told, [f"chapter_{chapter}" for chapter in ROWS]) == []
    assert set(told) == {f"chapter_{chapter}" for chapter in ROWS}


@every_language
def test_every_example_can_be_read(language: str) -> None:
    """Each example has a title, a beginning and an end, and none is left without a rule."""
    told = said(language, *(path.stem for path in sorted((TEXTS / language).glob("examples*.ftl"))))
    keys = [f"example_nova6_{id.replace('.', '_')}" for id in EXAMPLE_IDS]
    assert lacking(told, keys, "given", "then") == []
    assert set(told) == set(keys)


@every_language
def test_every_option_can_be_read(language: str) -> None:
    """Each option, and each of its values, has a label and a meaning, and no text is left without an option."""
    told = said(language, "options")
    keys = [f"option_{name}" for name in OPTIONS]
    keys += [f"option_{name}_{value}" for name, values in OPTIONS.items() for value in values.split() or ["1"]]
    assert lacking(told, keys, "meaning") == []
    assert set(told) == set(keys)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_texts_parse_without_junk(path: Path) -> None:
    """A Fluent file holds only what the parser understands, and each key once."""
    body = entries(path)
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names))
