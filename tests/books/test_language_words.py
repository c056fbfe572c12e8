"""Word lists: declared actions are understood in every language, and no word of a language stands in code.

Every detector is shown planted examples first: a detector that cannot fail proves nothing.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from moothall import books
from moothall.rulesets.nde.action_test import SCOPES, suggest
from moothall.rulesets.nova6.action_test.suggestions import ACTION_RULES, SKILL_RULES, suggest_action, suggest_skill
from moothall.rulesets.nova6.basics.skill_uses import better_action
from moothall.speech import LANGUAGES
from moothall.talk.questions import Option
from moothall.wordlists import BETWEEN_WORDS, WordList

SOURCE = Path(books.__file__).parent
BOOKS = sorted({books.folder(id) for id in books.book_ids()})

Lists = dict[str, dict[str, list[str]]]
"""The tables of a file: keys, each with its words."""

# ---- The files ------------------------------------------------------------------------------------------------------


def faults(files: dict[str, Lists]) -> Iterator[str]:
    """The faults of one file, by language: languages, tables, keys or words that lack or can never be met."""
    yield from (f"{lang} lacks the file" for lang in LANGUAGES if lang not in files)
    for lang, tables in files.items():
        if keys(tables) != keys(files["en"]):
            yield f"{lang} has other keys than en, or in another order"
        for table, lists in tables.items():
            yield from (f"{lang} {table}: {fault}" for fault in faults_of(lists))


def keys(tables: Lists) -> list[tuple[str, str]]:
    return [(table, key) for table, lists in tables.items() for key in lists]


def faults_of(lists: dict[str, list[str]]) -> Iterator[str]:
    """The faults of one table of one language, of which rules take the first key that fits."""
    before: list[str] = []
    for key, words in lists.items():
        if not words:
            yield f"{key} has no word"
        for word in words:
            if not word or word != word.lower() or BETWEEN_WORDS.search(word):
                yield f"{key}: “{word}” is no beginning of a word in small letters"
            elif covered := [other for other in before if word.startswith(other)]:
                yield f"{key}: “{word}” is never met, {covered[0]} comes before it"
            before.append(word)


GOOD: Lists = {"skill": {"fight": ["hit", "stab"], "move": ["run"]}}


@pytest.mark.parametrize(
    ("polish", "fault"),
    [
        ({}, "pl has other keys than en, or in another order"),
        ({"skill": {"fight": ["bije"]}}, "pl has other keys than en, or in another order"),
        ({"skill": {"move": ["bieg"], "fight": ["bije"]}}, "pl has other keys than en, or in another order"),
        ({"skill": {"fight": ["bije"], "move": []}}, "pl skill: move has no word"),
        ({"skill": {"fight": ["bije"], "move": ["bije"]}}, "pl skill: move: “bije” is never met, bije comes before it"),
        ({"skill": {"fight": ["bij"], "move": ["bije"]}}, "pl skill: move: “bije” is never met, bij comes before it"),
        ({"skill": {"fight": ["bije", "bije"], "move": ["a"]}}, "pl skill: fight: “bije” is never met, bije comes"),
        ({"skill": {"fight": ["Bije"], "move": ["a"]}}, "pl skill: fight: “Bije” is no beginning"),
        ({"skill": {"fight": ["bić się"], "move": ["a"]}}, "pl skill: fight: “bić się” is no beginning"),
        ({"skill": {"fight": [""], "move": ["a"]}}, "pl skill: fight: “” is no beginning"),
    ],
)
def test_planted_faults_are_found(polish: Lists, fault: str) -> None:
    """Each kind of fault is found, and a good file has none."""
    assert any(one.startswith(fault) for one in faults({"en": GOOD, "fr": GOOD, "pl": polish}))
    assert list(faults({"en": GOOD, "fr": GOOD, "pl": GOOD})) == []
    assert list(faults({"en": GOOD, "fr": GOOD})) == ["pl lacks the file"]


def word_files() -> dict[tuple[str, str], dict[str, Lists]]:
    """Read every word file, by book and name, in each language that has it."""
    found: dict[tuple[str, str], dict[str, Lists]] = {}
    for book in BOOKS:
        for path in sorted(book.glob("texts/*/*.toml")):
            said = tomllib.loads(path.read_text(encoding="utf-8"))
            found.setdefault((book.name, path.stem), {})[path.parent.name] = said
    return found


def test_every_language_has_every_list() -> None:
    """All languages have the same files with the same keys, no list is empty, and every word can be met."""
    found = word_files()
    assert set(found) == {("nde", "verbs"), ("nova6", "verbs"), ("nova6", "trades")}
    assert {file: list(faults(said)) for file, said in found.items()} == {file: [] for file in found}


def test_files_are_ordered_as_rules_look() -> None:
    """A file shows its keys in the order in which the rules try them."""
    found = word_files()
    assert [*found["nde", "verbs"]["en"]["attribute"]] == ["dodge", *SCOPES]
    assert [*found["nova6", "verbs"]["en"]["skill"]] == [*SKILL_RULES]
    assert [*found["nova6", "verbs"]["en"]["action"]] == [*ACTION_RULES]


# ---- What is understood ---------------------------------------------------------------------------------------------

DODGE, SCOPE = "nde2.attr.dodge", "nde2.attr.scope"
OPEN = "nde2.test.gm-attribute"
"""No word says which attribute serves."""


@pytest.mark.parametrize(
    ("declared", "attribute", "rule", "skill", "action"),
    [
        ("sneak past the guard", "dex", SCOPE, "move", "overcome"),
        ("I kick the door in", "str", SCOPE, "fight", "attack"),
        ("lie to the clerk", "might", SCOPE, "interact", "overcome"),
        ("dodge the cart", "dex", DODGE, "move", "defend"),
        ("watch and then shove him", "dex", SCOPE, "physique", "overcome"),
        ("parry his blade", "str", OPEN, "fight", "defend"),
        ("aim at the rope", "dex", SCOPE, "wits", "create-advantage"),
        ("Bluff my way in", "might", SCOPE, "interact", "overcome"),
        ("resist the poison", "str", OPEN, "physique", "overcome"),
        ("keep my temper", "str", OPEN, "resolve", "overcome"),
        ("whistle a tune", "str", OPEN, "wits", "overcome"),
        ("me faufiler derrière le garde", "dex", SCOPE, "move", "overcome"),
        ("j’enfonce la porte", "str", SCOPE, "physique", "overcome"),
        ("mentir au juge", "might", SCOPE, "interact", "overcome"),
        ("j'esquive le coup", "dex", DODGE, "move", "defend"),
        ("envoûter la sentinelle", "might", SCOPE, "wits", "overcome"),
        ("guetter puis pousser", "dex", SCOPE, "physique", "overcome"),
        ("viser la corde", "dex", SCOPE, "wits", "create-advantage"),
        ("poignarder dans le dos", "str", OPEN, "fight", "attack"),
        ("RÉSISTER à la peur", "str", SCOPE, "resolve", "overcome"),
        ("supporter la maladie", "str", OPEN, "physique", "overcome"),
        ("siffler un air", "str", OPEN, "wits", "overcome"),
        ("przekraść się obok straży", "dex", SCOPE, "wits", "overcome"),
        ("wyważam drzwi", "str", SCOPE, "physique", "overcome"),
        ("okłamać urzędnika", "might", SCOPE, "wits", "overcome"),
        ("uskakuję w bok", "dex", DODGE, "wits", "overcome"),
        ("obserwuję i popycham", "dex", SCOPE, "wits", "overcome"),
        ("paruję cios", "str", OPEN, "fight", "defend"),
        ("celuję w linę", "dex", SCOPE, "wits", "create-advantage"),
        ("DŹGAM go w plecy", "str", OPEN, "fight", "attack"),
        ("blefuję przed strażą", "might", SCOPE, "interact", "overcome"),
        ("opieram się truciźnie", "str", OPEN, "physique", "overcome"),
        ("gwiżdżę melodię", "str", OPEN, "wits", "overcome"),
    ],
)
def test_declared_actions_suggest_what_they_always_did(
    declared: str, attribute: str, rule: str, skill: str, action: str
) -> None:
    """The answers are those of 0.1.0, whose rules had the words in their code: kept sessions were played with them."""
    assert suggest(declared) == Option(attribute, rule)
    assert (suggest_skill(declared).id, suggest_action(declared).id) == (skill, action)


@pytest.mark.parametrize(
    ("declared", "provokes"),
    [
        ("goad the captain", True),
        ("mettre le capitaine en colère", True),
        ("rozwścieczam kapitana", True),
        ("flatter le capitaine", False),
    ],
)
def test_provoking_words_are_no_attack(declared: str, provokes: bool) -> None:
    """Words that only make somebody angry create an advantage, in every language."""
    assert (better_action(declared, "interact", Option("attack", "")).id == "create-advantage") is provokes


def test_a_language_without_a_list_is_understood_in_english(tmp_path: Path) -> None:
    """Languages are read as one: of those that lack the file, English is left."""
    for lang, said in (("en", '[act]\nstrike = ["hit"]\nflee = ["run"]'), ("pl", '[act]\nflee = ["bieg"]')):
        (tmp_path / "texts" / lang).mkdir(parents=True)
        (tmp_path / "texts" / lang / "verbs.toml").write_text(said, encoding="utf-8")
    (tmp_path / "texts" / "fr").mkdir()
    acts = WordList(str(tmp_path / "deep" / "inside" / "rule.py"), "verbs", "act")
    assert acts.first(("strike", "flee"), "Run and HIT") == "strike"
    assert acts.first(("flee", "strike"), "Run and HIT") == "flee"
    assert acts.fits("flee", "no i biegnę") and acts.fits("strike", "l'hit") and not acts.fits("strike", "white")
    assert acts.first(("strike", "flee"), "") is None


def test_lists_are_read_when_a_rule_first_asks() -> None:
    """Opening the rules of a test reads no list, so that a question about odds does not pay for any."""
    code = (
        "import sys; from moothall.rulesets.nde.action_test import suggest; before = 'tomllib' in sys.modules;"
        "suggest('run'); print(before, 'tomllib' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.split() == ["False", "True"]


# ---- No words in code -----------------------------------------------------------------------------------------------

LETTERS = {"speech/search.py", "table/seat_names.py"}
"""Modules about letters: searching folds those that Unicode does not take apart, names those that look alike."""


def foreign_words(source: str) -> list[str]:
    """Texts in code that have a letter English does not have; docstrings and remarks are for those who read code."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told]
    return [str(text.value) for text in texts if any(c.isalpha() and not c.isascii() for c in str(text.value))]


def test_planted_words_are_found() -> None:
    """A foreign word is found wherever it stands in code, and left alone in a docstring."""
    assert foreign_words("VERBS = {'str': ('pcha', *('dźwiga', 'łamie'))}") == ["dźwiga", "łamie"]
    assert foreign_words("def f():\n    return f'là {place}'") == ["là "]
    assert foreign_words('"""Rôle"""\nSIGN = "→ …"\n# Kłopot') == []


def test_no_foreign_word_stands_in_code() -> None:
    """Words of a language lie with its texts; only a layer is one file with all its words."""
    sources = {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    found = {path for path, text in sources.items() if foreign_words(text) and not path.startswith("layers/")}
    assert found == LETTERS
