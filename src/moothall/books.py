"""The list of rulesets: all other code finds a book here, and imports only the book it opens."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.ruleset import Ruleset
    from moothall.talk.layers import Layer
    from moothall.talk.options import Gap

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

LAYER_GROUP = "moothall.layers"
"""The entry points by which packages bring layers, under their ids."""

OUR_LAYERS = {
    "lucky-heroes": "moothall.layers.lucky_heroes:LAYER",
    "quiet-openings": "moothall.layers.quiet_openings:LAYER",
}

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
    general: bool = False
    """Whether the rule decides a part of nearly every roll or scene, and so comes last among the reasons of a line."""

    @property
    def key(self) -> str:
        """The name of this rule's text: its title, with the gist as an attribute."""
        return text_key(self.id)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of the rulings that its source names: `nde2.ruling.r22` for "NDE 2nd ed. §2.5; ruling R22"."""
        prefix = self.id.partition(".")[0]
        return tuple(f"{prefix}.{RULINGS}.{name.lower()}" for name in NAMED_RULING.findall(self.source))

    @property
    def place(self) -> str:
        """Where it stands in the book, without the rulings that its source names; none if only rulings make it."""
        return "; ".join(part for part in self.source.split("; ") if not NAMED_RULING.match(part))


NAMED_RULING = re.compile(r"\bruling (R[\w-]+)")
RULINGS = "ruling"
"""The chapter of rulings, their kind, and the middle of their ids."""


class BookRuling(Rule):
    """A decision of ours where a book is silent or says two things; `see` names the rules that rest on it."""

    @property
    def key(self) -> str:
        """The name of this ruling's text, which the editions of a book share."""
        return f"{RULINGS}_{self.id.rpartition('.')[2]}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of one ruleset, in the book's order."""

    id: str
    rules: dict[str, Rule]

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters, in the book's order."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules.values()))

    @property
    def rulings(self) -> dict[str, BookRuling]:
        """The rulings that the rules name, in the order of the book, each with the rules and options it decides."""
        named = {id: [rule for rule in self.rules.values() if id in rule.rulings] for id in self._named()}
        return {id: _ruling(id, rules) for id, rules in named.items()}

    def _named(self) -> dict[str, None]:
        return dict.fromkeys(id for rule in self.rules.values() for id in rule.rulings)


def _ruling(id: str, rules: list[Rule]) -> BookRuling:
    options = tuple(dict.fromkeys(option for rule in rules for option in rule.options))
    return BookRuling(id, RULINGS, RULINGS, RULINGS, options, see=tuple(rule.id for rule in rules))


Source = Literal["book", "ruling", "house"]
"""Where something comes from: the text of the book, a ruling of ours on it, or a layer."""


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
    source: Source = "book"
    rules: tuple[str, ...] = ()
    """The rules that it changes."""


def book_ids() -> tuple[str, ...]:
    """Every ruleset that opens: ours, then those of other packages."""
    others = (id for id in installed() if _opens(id))
    return tuple(dict.fromkeys((*OURS, *others, *BOOKS)))


def ruleset(id: str) -> Ruleset:
    """A ruleset by its id; raises `Unclear` if no package brings one, or if it breaks."""
    if id not in BOOKS:
        _find(id)
    return BOOKS[id]


def opened() -> Iterator[Ruleset]:
    """Every ruleset that can be opened; one that breaks leaves the others be."""
    for id in book_ids():
        with suppress(Unclear):
            yield ruleset(id)


def _find(id: str) -> None:
    """Open the entry point of a ruleset. One that breaks is said so, and leaves the others be."""
    package = None if id in OURS else installed().get(id)
    entry = OURS.get(id) or (package and package.entry)
    if not entry:
        raise Unclear("error-unknown-ruleset", name=id, nearest=nearest(id, book_ids()))
    if id not in _broken:
        try:
            found = _opened(entry)
            if found.id != id:
                raise ValueError(f"its record is called {found.id!r}")
        except Exception as problem:
            LOG.exception("the ruleset %s cannot be opened", id)
            _broken[id] = f"{type(problem).__name__}: {problem}"
        else:
            BOOKS[id] = found
            _offer_layers()
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


def _opened(entry: str) -> Any:
    module, _, name = entry.partition(":")
    return getattr(import_module(module), name)


@cache
def installed(group: str = GROUP) -> dict[str, Installed]:
    """The rulesets of other packages, or their layers, by id. Where two bring the same id, the first stays."""
    from importlib.metadata import entry_points  # see `OURS`

    found: dict[str, Installed] = {}
    for entry in entry_points(group=group):
        named = (entry.dist.name, entry.dist.version) if entry.dist else ("", "")
        found.setdefault(entry.name, Installed(entry.value, *named))
    return {id: one for id, one in found.items() if id not in (OURS if group == GROUP else OUR_LAYERS)}


# ---- Layers ---------------------------------------------------------------------------------------------------------


def layer_ids() -> tuple[str, ...]:
    """Every layer there is: ours, then those of other packages."""
    from moothall.talk.layers import LAYERS

    return tuple(dict.fromkeys((*OUR_LAYERS, *installed(LAYER_GROUP), *LAYERS)))


def is_layer(id: str) -> bool:
    """Whether this is the id of a layer; for our books that is known without asking the installed packages."""
    return id not in OURS and id not in BOOKS and id in layer_ids()


def layer(id: str) -> Layer:
    """A layer by its id; raises `Unclear` if no package brings one, or it cannot be opened."""
    _offer_layers()
    from moothall.talk.layers import found

    if (known := found(id)) is None:
        raise Unclear("error-unknown-layer", name=id)
    return known


def layers(book: str) -> tuple[Layer, ...]:
    """The layers over a book. One that cannot be opened is left out, and the log says why."""
    _offer_layers()
    from moothall.talk.layers import found

    opened = (found(id) for id in layer_ids())
    return tuple(one for one in opened if one is not None and book in one.over)


def layer_of_text(key: str) -> str:
    """The layer whose rule, option or title a text is about, by the name of the text; none for any other."""
    name = key.removeprefix("option_").removeprefix("layers_").removeprefix("layer_").partition("_")[0]
    return name if "_" in key and is_layer(name) else ""


def value_key(option: str, value: str) -> str:
    """The name of the text about a value of an option; of a layer's switch, the one that serves them all."""
    is_switch = value in ("on", "off") and layer_of_text(f"option_{text_key(option)}")
    return f"switch-{value}" if is_switch else f"option_{text_key(option)}_{text_key(value)}"


def layer_texts(id: str, lang: str) -> dict[str, dict[str, str]]:
    """The words of a layer in a language: texts by name, each with its parts; the text itself is the part without one.

    On and off are said by the program; other values of an option stand as they are.
    """
    from moothall.talk.options import SWITCH

    known = layer(id)
    told = {f"layer_{id}": known.said} | {text_key(rule.id): rule.said for rule in known.rules.values()}
    texts = {key: {"": said[lang].title, "gist": said[lang].gist} for key, said in told.items() if lang in said}
    for option in known.options.values():
        key = f"option_{text_key(option.name)}"
        if lang in option.said:
            texts[key] = {"": option.said[lang].title, "meaning": option.said[lang].gist or option.said[lang].title}
            own = (value for value in option.values if value not in SWITCH)
            texts |= {f"{key}_{text_key(value)}": {"": value, "meaning": value} for value in own}
    return texts


@cache
def _offer_layers() -> None:
    """Let rules that run find the layers of their table."""
    from moothall.talk.layers import FINDERS

    FINDERS.append(_find_layer)


@cache
def _find_layer(id: str) -> Layer | None:
    """Open the entry point of a layer. One that breaks is as good as none, and the server's log says so once."""
    package = None if id in OUR_LAYERS else installed(LAYER_GROUP).get(id)
    entry = OUR_LAYERS.get(id) or (package and package.entry)
    if not entry:
        return None
    try:
        found: Layer = _opened(entry)
        if found.id != id:
            raise ValueError(f"it is called {found.id!r}")
    except Exception:
        LOG.exception("the layer %s cannot be opened", id)
        return None
    return found


# ---- Parts of a ruleset ---------------------------------------------------------------------------------------------


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
    _offer_layers()
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


@cache
def rulebook(id: str) -> Rulebook:
    """The rules of a ruleset or of a layer as data."""
    if is_layer(id):
        return _rulebook_of_layer(id)
    mine = {name: table for name, table in rule_tables(folder(id)).items() if book_of(name) == id}
    return Rulebook(id, {name: _rule(name, table) for name, table in mine.items()})


@cache
def rulings(id: str) -> dict[str, BookRuling]:
    """The rulings on a book, by id."""
    return rulebook(id).rulings


def rule(id: str) -> Rule | None:
    """A rule of a ruleset or of a layer, or a ruling on a book, by its id."""
    source = book_of(id)
    if not (is_known(source) or is_layer(source)):
        return None
    return rulebook(source).rules.get(id) or rulings(source).get(id)


def rule_in(book: str, id: str) -> Rule | None:
    """A rule that may count at a table of this book: the book's own, a ruling on it, or one of a layer over it."""
    own = rulebook(book).rules.get(id) or rulings(book).get(id)
    return rule(id) if own is None and any(id in one.rules for one in layers(book)) else own


OF_LAYERS: Source = "house"
LAYER_CHAPTER = "layer"
"""The chapter of every rule of a layer."""


def _rulebook_of_layer(id: str) -> Rulebook:
    known = layer(id)
    options = {
        one.rule: tuple(each.name for each in known.options.values() if each.rule == one.rule)
        for one in known.options.values()
    }
    return Rulebook(id, {one: Rule(one, LAYER_CHAPTER, "auto", OF_LAYERS, options.get(one, ())) for one in known.rules})


def rule_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Every rule of a folder as its files have it: `rules.toml`, then what a long book keeps in `rules-….toml`."""
    import tomllib  # `odds` never needs it

    files = (folder / "rules.toml", *sorted(folder.glob("rules-*.toml")))
    return {name: table for file in files for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items()}


@cache
def table_options(id: str) -> dict[str, TableOption]:
    """Return the options of this ruleset itself that a table may set, by name. This opens the book's code."""
    options = ruleset(id).options()
    found = {}
    for name in options.names:
        values, value = options.values_of(name), written(getattr(options.defaults, option_field(name)))
        takes = "value" if values else options.takes_of(name)
        rules = tuple(rule.id for rule in rulebook(id).rules.values() if name in rule.options)
        found[name] = TableOption(name, value, values, options.most, takes, _source(id, name), rules)
    return found


def _source(id: str, option: str) -> Source:
    """Whether an option rests on a ruling of ours: a book lists those, with their literal reading or as a gap."""
    rulings = {*ruleset(id).options().gaps, *ruleset(id).presets.get("as-written", ())}
    return "ruling" if option in rulings else "book"


def layer_options(known: Layer) -> dict[str, TableOption]:
    """Return the options of a layer, by name."""
    return {
        name: TableOption(name, one.values[0], one.values, source=OF_LAYERS, rules=(one.rule,))
        for name, one in known.options.items()
    }


def options_of(id: str) -> dict[str, TableOption]:
    """Return the options of a ruleset or of a layer, by name."""
    return layer_options(layer(id)) if is_layer(id) else table_options(id)


class GapFound(NamedTuple):
    """A place where the text of a book leaves something open, and a ruling of ours fills it."""

    id: str
    """The option that leaves it to the table, or the rule, where there is none."""
    key: str
    """Of its text."""
    kind: Gap
    source: str
    """The rulings, and the place in the book if it has one."""


def gaps(id: str) -> list[GapFound]:
    """Every gap of a book's text: options first, then the rules that only rulings make."""
    options, rules = table_options(id), rulebook(id).rules
    listed = []
    for name, kind in ruleset(id).options().gaps.items():
        sources = dict.fromkeys(rules[rule].source for rule in options[name].rules)
        listed.append(GapFound(name, f"option_{text_key(name)}", kind, "; ".join(sources)))
    told = {rule for gap in listed for rule in options[gap.id].rules}
    alone = (rule for rule in rules.values() if rule.source.startswith("ruling") and rule.id not in told)
    return [*listed, *(GapFound(rule.id, rule.key, "silent", rule.source) for rule in alone)]


def book_of(rule_id: str) -> str:
    """The ruleset or the layer a rule id belongs to."""
    prefix = rule_id.partition(".")[0]
    if prefix in OURS or prefix in BOOKS or prefix in OUR_LAYERS:
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
    return Rule(id, table["chapter"], table["kind"], table["source"], **names, general=table.get("general", False))
