"""The list of rulesets: all other code finds a book here, and imports only the book it opens."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.ruleset import Ruleset

GROUP = "moothall.rulesets"
"""The entry points by which packages bring rulesets."""

OURS = {
    "nde2": "moothall.rulesets.nde.ruleset:NDE2",
    "nde1": "moothall.rulesets.nde.ruleset:NDE1",
    "nova6": "moothall.rulesets.nova6.ruleset:RULESET",
    "houses2d20": "moothall.rulesets.houses2d20.ruleset:RULESET",
}
"""Our own entry points, as `pyproject.toml` has them: asking the installed packages for them takes 45 ms, which one
question about odds need not wait for."""

BOOKS: dict[str, Ruleset] = {}
"""The rulesets that have been found, by id; a test may put one here."""

LOG = logging.getLogger(__name__)


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
    """Every ruleset that opens: ours, then those of other packages."""
    others = (id for id in installed() if _opens(id))
    return tuple(dict.fromkeys((*OURS, *others, *BOOKS)))


def ruleset(id: str) -> Ruleset:
    """A ruleset by its id; raises `Unclear` if no package brings one, or if it breaks."""
    if id not in BOOKS:
        _find(id)
    return BOOKS[id]


def _find(id: str) -> None:
    """Open the entry point of a ruleset. One that breaks is said so, and leaves the others be."""
    package = installed().get(id)
    entry = OURS.get(id) or (package and package.entry)
    if not entry:
        raise Unclear("error-unknown-ruleset", name=id, nearest=nearest(id, book_ids()))
    if id not in _broken:
        module, _, name = entry.partition(":")
        try:
            found = getattr(import_module(module), name)
            if found.id != id:
                raise ValueError(f"its record is called {found.id!r}")
        except Exception as problem:
            LOG.exception("the ruleset %s cannot be opened", id)
            _broken[id] = f"{type(problem).__name__}: {problem}"
        else:
            BOOKS[id] = found
            return
    raise Unclear("error-ruleset-broken", name=id, problem=_broken[id])


_broken: dict[str, str] = {}
"""What is wrong with each ruleset that was found to break: it is opened once, and said so in the server's log once."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A ruleset that another package brings: its entry point, and which package in which version."""

    entry: str
    package: str
    version: str


@cache
def installed() -> dict[str, Installed]:
    """The rulesets of other packages, by id. Where two bring the same id, the first stays."""
    from importlib.metadata import entry_points  # see `OURS`

    found: dict[str, Installed] = {}
    for entry in entry_points(group=GROUP):
        named = (entry.dist.name, entry.dist.version) if entry.dist else ("", "")
        found.setdefault(entry.name, Installed(entry.value, *named))
    return {id: one for id, one in found.items() if id not in OURS}


def is_known(id: str) -> bool:
    """Whether there is such a ruleset, and it opens."""
    return id in BOOKS or id in OURS or _opens(id)


def _opens(id: str) -> bool:
    """Whether the ruleset of another package is there and can be opened."""
    if id in installed():
        with suppress(Unclear):
            return bool(ruleset(id))
    return False


def missing(id: str) -> Unclear | None:
    """Why the tables of a ruleset cannot be played here, if they cannot: no package brings it, or it breaks."""
    if is_known(id):
        return None
    if id in _broken:
        return Unclear("error-ruleset-broken", name=id, problem=_broken[id])
    return Unclear("error-ruleset-missing", name=id)


@cache
def place(package: str) -> Path:
    """Where a package lies, found without importing it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Unclear("error-unknown-ruleset", name=package, nearest="–")
    return Path(next(iter(spec.submodule_search_locations)))


def folder(id: str) -> Path:
    """Where a ruleset's data and texts lie."""
    found = ruleset(id)
    return Path(found.folder) if found.folder else place(found.package)


def load(id: str) -> ModuleType:
    """A ruleset's own code, all of it, so that every procedure, question and event of a ledger is known by name."""
    package = ruleset(id).package
    try:
        book = import_module(package)
        for name in getattr(book, "__all__", ()):
            getattr(book, name)
    except Exception as problem:
        if id in OURS:
            raise
        LOG.exception("the ruleset %s cannot be loaded", id)
        raise Unclear("error-ruleset-broken", name=id, problem=f"{type(problem).__name__}: {problem}") from problem
    return book


def part(id: str, name: str) -> Any:
    """Return one module of a ruleset for the command line of that book."""
    return import_module(f"{ruleset(id).package}.{name}")


def package(id: str) -> str:
    """Return the name of a ruleset's package; its parts in other packages are named the same."""
    return ruleset(id).package.rpartition(".")[2]


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
    options = ruleset(id).options()
    found = {}
    for name in options.names:
        values, value = options.values_of(name), written(getattr(options.defaults, option_field(name)))
        found[name] = TableOption(name, value, values, options.most, "value" if values else options.takes_of(name))
    return found


def book_of(rule_id: str) -> str:
    """The ruleset a rule id belongs to."""
    prefix = rule_id.partition(".")[0]
    if prefix in OURS or prefix in BOOKS:
        return prefix
    return next((id for id in book_ids() if ruleset(id).rule_prefix == prefix), prefix)


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


def _rule(id: str, table: dict[str, Any]) -> Rule:
    names = {field: tuple(table.get(field, ())) for field in ("options", "examples", "see")}
    return Rule(id, table["chapter"], table["kind"], table["source"], **names)
