"""The contract of a ruleset: all that the rest of the program may ask of a book.

A book exports one `Ruleset`, named by an entry point of the group `moothall.rulesets`:

    [project.entry-points."moothall.rulesets"]
    lantern = "lantern_game:RULESET"

Each part is a function that opens it, so that one question about odds does not import the fights. A part that a book
leaves out degrades: without a workshop characters join by an action, without a layout the table shows plain cards,
without turns no strip says whose turn it is.

Whoever writes a book imports everything from here; names of other modules are looked up when they are first used.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from moothall.errors import MoothallError
from moothall.talk.bounds import Follows
from moothall.talk.layers import Layer as Layer
from moothall.talk.layers import Titled as Titled
from moothall.talk.layers import reading as reading
from moothall.talk.options import OptionSet, Presets
from moothall.talk.procedure import Opening

if TYPE_CHECKING:
    from types import ModuleType

    from moothall.errors import AgainstTheRules, Unclear
    from moothall.ledger.events import event, upcast
    from moothall.ledger.marks import HIDDEN, Everyone, Only, When
    from moothall.records import big_record, changed, record
    from moothall.talk.actions import action
    from moothall.talk.arguments import (
        Among,
        AskedIf,
        AskedLater,
        Busy,
        Choice,
        Fields,
        Fresh,
        GmOnly,
        Own,
        OwnSeat,
        Played,
        Suggests,
        Words,
        judged,
        words,
    )
    from moothall.talk.book_commands import BookCommand
    from moothall.talk.encounters import EncounterEnd, Encounters, EncounterSetup, Fate, Variant
    from moothall.talk.layout import Layout
    from moothall.talk.options import options_of
    from moothall.talk.play import GM, Play
    from moothall.talk.procedure import procedure
    from moothall.talk.queries import ReadyRoll, RollQuery
    from moothall.talk.questions import Option, Question, question
    from moothall.talk.reasons import Because
    from moothall.talk.reckoning import DiceLine, DicePool, FallenDice, NumberLine, OutcomeLine, PoolStep, Reckon
    from moothall.talk.turns import NextStep, TurnLoss, TurnOf, TurnOrder, Turns
    from moothall.talk.what_if import RollWithout, WhatIf
    from moothall.talk.workshop import Workshop

__all__ = [
    "GM",
    "HIDDEN",
    "AgainstTheRules",
    "Among",
    "AskedIf",
    "AskedLater",
    "Because",
    "Busy",
    "Choice",
    "Demo",
    "DiceLine",
    "DicePool",
    "Director",
    "EncounterEnd",
    "EncounterSetup",
    "Encounters",
    "Everyone",
    "FallenDice",
    "Fate",
    "Fields",
    "Fold",
    "Follows",
    "Fresh",
    "GmOnly",
    "Layout",
    "Mechanics",
    "MoothallError",
    "NextStep",
    "NumberLine",
    "Only",
    "Opening",
    "Option",
    "OptionSet",
    "OutcomeLine",
    "Own",
    "OwnSeat",
    "PackFormat",
    "Part",
    "Play",
    "Played",
    "PoolStep",
    "PromptOdds",
    "Question",
    "ReadyRoll",
    "Reckon",
    "RollQuery",
    "RollWithout",
    "Ruleset",
    "Say",
    "Suggests",
    "TurnLoss",
    "TurnOf",
    "TurnOrder",
    "Turns",
    "Unclear",
    "Variant",
    "When",
    "Words",
    "Workshop",
    "action",
    "big_record",
    "changed",
    "event",
    "judged",
    "options_of",
    "procedure",
    "question",
    "record",
    "upcast",
    "words",
]

_HOMES = (
    *("errors", "records", "ledger.events", "ledger.marks"),
    *("talk.actions", "talk.arguments", "talk.options", "talk.play", "talk.procedure", "talk.questions"),
    *(
        "talk.reasons",
        "talk.layout",
        "talk.workshop",
        "talk.queries",
        "talk.reckoning",
        "talk.turns",
        "talk.encounters",
        "talk.what_if",
    ),
)
"""The modules whose names an author finds here; those who only ask which rulesets there are import none of them."""


def __getattr__(name: str) -> Any:
    """Return a name of the author's from its own module."""
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"moothall.{home}")
            if name in vars(module):
                found = globals()[name] = vars(module)[name]
                return found
    raise AttributeError(f"{__name__} offers no {name}")


T = TypeVar("T")

Part = Callable[[], T]
"""A part of a book: called when it is first needed."""

Say = Callable[..., str]
Fold = Callable[[Any, Any], Any]
Director = Generator[Opening[Any], Any, Any]


def nothing() -> None:
    """Stand in for a part that a book leaves out."""


def no_problems(state: Any) -> Iterator[MoothallError]:
    """A book without bounds takes any state."""
    return iter(())


def nothing_follows(state: Any) -> Follows | None:
    """In a book that does not say so, nothing follows from what the GM sets."""
    return None


def seat_in(state: Any, id: str) -> str:
    """The seat that plays a character of a state: whichever record with this id says one."""
    return _field_of(state, id, "seat")


def name_in(state: Any, id: str) -> str:
    """The name of a character or thing of a state, or its id."""
    return _field_of(state, id, "name") or id


def _field_of(state: Any, id: str, field: str) -> str:
    """A field of the first record in the lists of a state that has this id and says something there."""
    for name in getattr(state, "__dataclass_fields__", ()):
        held = getattr(state, name)
        for one in held if isinstance(held, tuple) else ():  # no generators: every name in every line comes by here
            said: str = getattr(one, field, "") if getattr(one, "id", None) == id else ""
            if said:
                return said
    return ""


@dataclass(frozen=True, kw_only=True)
class Mechanics:
    """What a table plays with: the first state, the fold of its facts, and how people and things are called.

    The actions are the procedures that the book's package declares (`moothall.talk.actions`).
    """

    start: Any
    """A table with nothing on it yet."""
    fold: Fold
    """The state after a fact."""
    opened_with: Callable[[Any], Opening[Any]] | None = None
    """How a table begins that plays with these options; without it a table begins with the book's own."""
    opened_with_pack: Callable[[Mapping[str, str], Any, str], Opening[Any]] | None = None
    """How a table begins with settings, a pack and a language, in a book that has packs."""
    joined_by: Callable[[str, str, dict[str, Any]], Opening[Any]] | None = None
    """How a character comes to a table: seat, id, sheet."""
    seat_of: Callable[[Any, str], str] = seat_in
    name_of: Callable[[Any, str], str] = name_in
    said_in: Callable[[Any, str, str], str] | None = None
    """The name of an id in a language, in a book that brings words of its own to a table."""
    problems: Callable[[Any], Iterator[MoothallError]] = no_problems
    """What the rules could not go on with, were the GM to set it so."""
    follows: Callable[[Any], Follows | None] = nothing_follows
    """The next thing that goes with what the GM has set."""
    decides: str | None = None
    """The rule that players decide for their own characters, if the book states one."""
    hints: Callable[[Any, str], Iterable[Any]] | None = None
    """Hints for a character who decides what to do."""
    levers: Callable[[Any], Iterable[Any]] | None = None
    """Where the world may pull at the heroes."""


def nothing_weighed(view: Any, question: Any) -> Iterator[Any]:
    """In a book that does not say so, no answer to a question has odds of its own."""
    return iter(())


def nothing_without(view: Any, fact: Any, dice: Sequence[Any]) -> Iterator[RollWithout]:
    """In a book that does not say so, a roll that has fallen is not counted again."""
    return iter(())


class PromptOdds(NamedTuple):
    """Odds on a prompt: the results from worst to best, those that are a success, and what each answer leads to."""

    results: tuple[str, ...]
    success: tuple[str, ...]
    weighings: Callable[[Any, Any], Iterable[Any]] = nothing_weighed
    outcome: Callable[[Any, Any], str] = lambda result, state: str(result or "")
    """The result of an action, from what its procedure returned; nothing where no dice fell."""
    without: WhatIf = nothing_without
    """A roll that has fallen, as it was and without each of its reasons."""


@dataclass(frozen=True, kw_only=True)
class Demo:
    """A session that bots play, and that a demo table is made from."""

    title: str
    """The key of its title."""
    cast: tuple[tuple[str, str, str], ...]
    """The heroes: id, name and role."""
    setting: Callable[..., Sequence[tuple[Any, str]]]
    """The facts it begins with, each with its rule."""
    session: Callable[[Say], Director]
    """All of it."""
    answers: Callable[[Say], Mapping[type[Any], Callable[[Any, str, Any], Any]]]
    """What each seat says to a question."""
    standing: Callable[[Any], dict[str, Any]]
    """How everybody stands at the end."""
    worth_reading: str
    """A rule to read next."""
    chapters: tuple[str, ...] = ()
    """Facts that begin a chapter of the story."""
    settings: Mapping[str, str] = field(default_factory=dict)
    prelude: Callable[[Say], Director] | None = None
    """Up to the first blow: a demo table waits there for people. Without it there is none."""
    art: str = ""
    """The picture of ours that its table shows, such as `art:salt`."""
    faces: Mapping[str, str] = field(default_factory=dict)
    """Faces of ours, such as `face:rope`, by the ids of those who have them."""
    setting_of: Callable[..., Sequence[tuple[Any, str]]] | None = None
    """The facts it begins with when it is played with a pack."""


class PackFormat(NamedTuple):
    """Packs of a book: how files are read, and the workshop of one."""

    reading: ModuleType
    """Reads and checks the files of packs."""
    workshop_of: Callable[..., Workshop]
    pack_of: Callable[[Any], Any]
    """The pack of a table, from its state."""
    languages: tuple[str, ...]
    """Languages that a pack may be told in."""
    credit: Any
    """What a pack that stands on the book's own must say of its source."""
    tryout: Callable[[], ModuleType] | None = None
    """Opens what plays sessions with a pack: `session_of`, `parts_of`, `came_up`, and `answers` of bots."""


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """One book."""

    id: str
    package: str
    """The Python package that holds its rules, with `rules.toml` and `texts/` beside them."""
    mechanics: Part[Mechanics]
    options: Part[OptionSet]
    folder: str = ""
    """Where `rules.toml` and `texts/` lie, if not in the package."""
    prefix: str = ""
    """Of its rule ids, where that is not the ruleset's own id."""
    layout: Part[Layout | None] = nothing
    workshop: Part[Workshop | None] = nothing
    prompt_odds: Part[PromptOdds | None] = nothing
    demo: Part[Demo | None] = nothing
    packs: Part[PackFormat | None] = nothing
    reckoning: Part[Reckon | None] = nothing
    """How a roll came to its result, line by line; without it, the log lists reasons and rules."""
    turns: Part[Turns | None] = nothing
    """Whose turn it is, from what one viewer sees."""
    encounters: Part[Encounters | None] = nothing
    """How its fights are forecast; without it there are no forecasts."""
    presets: Presets = field(default_factory=dict)
    """Settings under one name, such as `as-written`: no addition of ours, and the literal reading."""
    query: Part[RollQuery[Any, Any, Any] | None] = nothing
    """The question about a roll behind `moothall odds` and `moothall roll`."""
    commands: Mapping[str, Part[BookCommand[Any]]] = field(default_factory=dict)
    """Commands of the book's own, by what is typed before the book's id: `npc`, `character new`. Those that work on a
    character's file, such as `character grow`, take the file instead of the id."""

    @property
    def rule_prefix(self) -> str:
        """What its rule ids begin with."""
        return self.prefix or self.id
