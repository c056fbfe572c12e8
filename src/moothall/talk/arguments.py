"""Arguments of an action: the signature is the form.

An argument's type says what it names (`HeroId`), and marks on the type say whose business it is and what may be chosen:

    async def attack(play: Play[Table], who: Own[HeroId], target: Annotated[FoeId, Among(targets)], story: Words = "")

From that come the form, the legal choices with the rule that closes the others, and who may give which argument. The
choices of the form are the check of the command, so what is offered and what is accepted cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, TypeVar, Union, get_args, get_origin

from moothall.errors import MoothallError

T = TypeVar("T")

Given = Mapping[str, Any]
"""The arguments as far as they have been said: those before this one, and those a person has set already."""


class Choice(NamedTuple):
    """One value that an argument may have: open, or closed with the reason."""

    id: str
    name: str = ""
    """Its name at this table; empty for a word of the rules, which the texts name."""
    closed: MoothallError | None = None
    price: int = 0
    """What it costs, where it has a price."""
    note: str = ""
    """The text that says what it needs beside the rules' own leave, such as the GM's."""

    @property
    def is_open(self) -> bool:
        return self.closed is None


Choices = Callable[[Any, Given], Iterable[Choice]]
"""The choices of an argument: a pure function of a viewer's own view of the table and of the arguments so far."""


def judged(id: str, name: str, check: Callable[[], object]) -> Choice:
    """A choice that a check of the rules closes if it refuses.

    A check that stumbles over a hidden value has found no objection: what a viewer is told must not come from what that
    viewer cannot see.
    """
    try:
        check()
    except MoothallError as refusal:
        return Choice(id, name, refusal)
    except Exception:
        return Choice(id, name)
    return Choice(id, name)


# ---- Marks -----------------------------------------------------------------------------------------------------------


class Among(NamedTuple):
    """Mark of an argument that is one of these choices, or of a tuple of arguments that are."""

    choices: Choices


class Suggests(NamedTuple):
    """Mark of an argument that may be one of these choices or anything else of its type."""

    choices: Choices


class AskedIf(NamedTuple):
    """Mark of an argument that a form asks for only where this holds: a square, where people stand on squares."""

    holds: Callable[[Any, Given], bool]


class NamedAfter(NamedTuple):
    """Mark of words that need not be written: they begin as the name of what another argument is."""

    argument: str


RoleName = Literal["own", "busy", "own-seat", "gm-only", "words", "fresh", "later", "packs", "one-tap", "first"]


class ArgumentRole(NamedTuple):
    """What an argument is to the table, whichever book it belongs to."""

    role: RoleName


Own = Annotated[T, ArgumentRole("own"), ArgumentRole("busy")]
"""A character that the player plays, and who is busy until the action ends; for the GM any."""

Played = Annotated[T, ArgumentRole("own")]
"""A character that the player plays, and who is free meanwhile."""

Busy = Annotated[T, ArgumentRole("busy")]
"""A character who is busy until the action ends, whoever plays it."""

OwnSeat = Annotated[str, ArgumentRole("own-seat")]
"""The player's own seat; for the GM any."""

GmOnly = Annotated[T, ArgumentRole("gm-only")]
"""What only the GM may say."""

Words = Annotated[str, ArgumentRole("words")]
"""A person's own words: kept and told as they are."""

Fresh = Annotated[T, ArgumentRole("fresh")]
"""The id of a new thing: no form asks for it, the table makes one up."""

AskedLater = Annotated[T, ArgumentRole("later")]
"""What no form asks for: a question of the rules or the board does, or hardly anybody ever says it."""

OneTap = ArgumentRole("one-tap")
"""Mark of an argument whose choices stand beside the action: where no dice fall yet, each begins it with one press."""

BeginsFirst = ArgumentRole("first")
"""Mark of an argument that need not be said, and that begins as the first of its open choices: the weapon in hand."""

ServerPacks = Annotated[T, ArgumentRole("packs")]
"""What the server fills with the packs it has."""


@dataclass(frozen=True)
class Fields:
    """Mark of an argument that is a record: which fields are new ids, which no form asks for, which have choices."""

    fresh: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    among: Mapping[str, Choices] | None = None


# ---- What a signature says -------------------------------------------------------------------------------------------


class Argument(NamedTuple):
    """One argument of an action, as its signature has it."""

    name: str
    takes: Any
    """Its type, without marks: an id is a string."""
    needed: bool
    default: Any
    roles: frozenset[str]
    choices: Choices | None
    """None where anything of its type may be said."""
    closed: bool
    """Whether it must be one of the choices."""
    fields: Fields
    asked_if: Callable[[Any, Given], bool] | None = None
    named_after: str = ""
    """The argument by whose name its words begin."""

    @property
    def several(self) -> bool:
        """Whether it names any number of things."""
        return get_origin(self.takes) is tuple and ... in get_args(self.takes)

    @property
    def is_preset(self) -> bool:
        """Whether its form begins with more than what holds where nothing is said."""
        return "first" in self.roles or bool(self.named_after)

    @property
    def is_asked(self) -> bool:
        """Whether a form asks for it."""
        return not self.roles & {"fresh", "later", "packs"}


def argument(name: str, takes: Any, needed: bool, default: Any) -> Argument:
    """Read the marks of one argument."""
    marks = tuple(marks_of(takes))
    among = next((mark for mark in marks if isinstance(mark, Among | Suggests)), None)
    return Argument(
        name,
        bare(takes),
        needed,
        default,
        frozenset(mark.role for mark in marks if isinstance(mark, ArgumentRole)),
        among.choices if among else None,
        isinstance(among, Among),
        next((mark for mark in marks if isinstance(mark, Fields)), Fields()),
        next((mark.holds for mark in marks if isinstance(mark, AskedIf)), None),
        "".join(mark.argument for mark in marks if isinstance(mark, NamedAfter)),
    )


def marks_of(kind: Any) -> Iterable[Any]:
    """The marks of a type, of the members of a tuple, and of a value that may be missing."""
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        yield from marks
        yield from marks_of(inner)
    elif get_origin(kind) in (tuple, Union, UnionType):
        for part in get_args(kind):
            yield from marks_of(part)


def bare(kind: Any) -> Any:
    """A type without the marks and names of ids in it, as codecs and schemas read it."""
    if get_origin(kind) is Annotated:
        return bare(get_args(kind)[0])
    if isinstance(kind, NewType):
        return bare(kind.__supertype__)
    if get_origin(kind) in (Union, UnionType):
        return Union[tuple(bare(part) for part in get_args(kind))]  # noqa: UP007 # its parts are made here
    if get_origin(kind) in (tuple, list):
        return get_origin(kind)[tuple(part if part is ... else bare(part) for part in get_args(kind))]
    return kind


def words(*ids: str) -> Choices:
    """Choices that are always the same words of the rules."""
    listed = tuple(Choice(id) for id in ids)
    return lambda table, given: listed
