"""The list of rulesets: all other code finds a book here, and imports only the book it opens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from moothall.errors import Unclear

SHELF = Path(__file__).parent / "rulesets"


@dataclass(frozen=True, slots=True)
class BookEntry:
    """Where a ruleset lies: editions of one game may share a folder, and their rule ids then tell them apart."""

    folder: Path
    module: str
    prefix: str = ""
    """The prefix of its rule ids, where that is not the ruleset's own id."""


BOOKS: dict[str, BookEntry] = {
    "nde2": BookEntry(SHELF / "nde", "moothall.rulesets.nde"),
    "nde1": BookEntry(SHELF / "nde", "moothall.rulesets.nde"),
    "nova6": BookEntry(SHELF / "nova6", "moothall.rulesets.nova6"),
    "houses2d20": BookEntry(SHELF / "houses2d20", "moothall.rulesets.houses2d20", prefix="houses"),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as the rulebook's files have it; its words are in the texts under `key`."""

    id: str
    chapter: str
    kind: str
    source: str
    options: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    see: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The name of this rule's text: its title, with the gist as an attribute."""
        return text_key(self.id)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of one ruleset, in the book's order."""

    id: str
    rules: dict[str, Rule]

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters, in the book's order."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules.values()))


@dataclass(frozen=True, slots=True)
class TableOption:
    """An option of a table: the book's default, and all values, or the kind of value it takes."""

    name: str
    default: str
    values: tuple[str, ...]
    most: int = 0
    """Of a number."""
    takes: str = "value"
    """The kind of value it takes: one of its `values`, a `number`, or another kind that the book names."""


def book_ids() -> tuple[str, ...]:
    """Every ruleset we have."""
    return tuple(BOOKS)


def folder(id: str) -> Path:
    """Where a ruleset's data and texts lie."""
    return _entry(id).folder


def package(id: str) -> str:
    """Return the name of a ruleset's package; its parts in other packages are named the same."""
    return _entry(id).module.rpartition(".")[2]


def load(id: str) -> ModuleType:
    """A ruleset's own code, all of it, so that every procedure, question and event of a ledger is known by name."""
    book = import_module(_entry(id).module)
    for name in book.__all__:
        getattr(book, name)
    return book


def part(id: str, name: str) -> Any:
    """Return one module of a ruleset, without importing the rest: `odds` opens the query and not the fights."""
    return import_module(f"{_entry(id).module}.{name}")


def has_part(id: str, name: str) -> bool:
    """Whether a ruleset has such a module."""
    return find_spec(f"{_entry(id).module}.{name}") is not None


@cache
def rulebook(id: str) -> Rulebook:
    """A ruleset's rules as data."""
    mine = {name: table for name, table in rule_tables(folder(id)).items() if book_of(name) == id}
    return Rulebook(id, {name: _rule(name, table) for name, table in mine.items()})


def rule_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Every rule of a folder as its files have it: `rules.toml`, then what a long book keeps in `rules-….toml`."""
    import tomllib  # `odds` never needs it

    files = (folder / "rules.toml", *sorted(folder.glob("rules-*.toml")))
    return {name: table for file in files for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items()}


@cache
def table_options(id: str) -> dict[str, TableOption]:
    """Return the options that a table of this ruleset may set, by name. This opens the book's code."""
    module = import_module(f"{_entry(id).module}.options")
    usual, most, takes_of = module.defaults(id), getattr(module, "MOST", 0), getattr(module, "takes_of", _a_number)
    found = {}
    for name in module.names(id):
        values, value = module.values_of(name, id), written(getattr(usual, option_field(name)))
        found[name] = TableOption(name, value, values, most, "value" if values else takes_of(name))
    return found


def _a_number(name: str) -> str:
    """The kind of an option without values, in a book that names none."""
    return "number"


def book_of(rule_id: str) -> str:
    """The ruleset a rule id belongs to."""
    prefix = rule_id.partition(".")[0]
    return next((id for id, entry in BOOKS.items() if entry.prefix == prefix), prefix)


def written(value: Any) -> str:
    """The value of an option as people write it."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def option_field(name: str) -> str:
    """The field that keeps an option: its name may have dots and dashes, which no field of a record has."""
    return name.replace(".", "_").replace("-", "_")


def text_key(id: str) -> str:
    """The name of a text about a rule, an example or a value; Fluent allows letters, digits and dashes in names."""
    return "".join(letter if letter.isalnum() or letter == "-" else "_" for letter in id)


def nearest(name: str, known: Iterable[str], count: int = 1) -> str:
    """The known names most like a mistyped one, for an error to offer."""
    from difflib import get_close_matches  # only a mistake needs it

    return ", ".join(get_close_matches(name, sorted(known), count, 0))


def _entry(id: str) -> BookEntry:
    if id not in BOOKS:
        raise Unclear("error-unknown-ruleset", name=id, nearest=nearest(id, BOOKS))
    return BOOKS[id]


def _rule(id: str, table: dict[str, Any]) -> Rule:
    names = {field: tuple(table.get(field, ())) for field in ("options", "examples", "see")}
    return Rule(id, table["chapter"], table["kind"], table["source"], **names)
