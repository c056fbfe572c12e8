"""Commands of a book's own for the command line: a record type of flags, and a function of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

from moothall.errors import AgainstTheRules, Unclear
from moothall.talk.flags import Flag
from moothall.talk.printed import Piece, Sayer
from moothall.talk.procedure import Opening
from moothall.talk.workshop import Draws, Problem, Workshop

F = TypeVar("F")


class CommandDesk(NamedTuple):
    """What the program lends a command: the table's options, words, chance, and a themepack."""

    options: Any
    said: Sayer
    draws: Callable[[str | None], Draws]
    """Chance from a seed that makes the same again, or from the system."""
    play: Callable[[Opening[Any], Any, str | None], tuple[Any, Sequence[Any]]]
    """Plays a procedure on a table, with a seed or without: its result and the log."""
    pack: Any = None
    """The file of the pack that was named, or that a sheet was made with."""
    file: str = ""
    """The character's file, as it was named."""


class Printout(NamedTuple):
    """What a command answers: data for programs, pieces of a page for people."""

    data: Mapping[str, Any]
    lines: Iterable[Piece] | None = None
    """None if the answer is a file: people get the data too, set out for them."""
    saved: Mapping[str, Any] | None = None
    """What the character's file holds from now on."""


@dataclass(frozen=True, kw_only=True)
class BookCommand(Generic[F]):
    """One command of a book."""

    flags: type[F]
    run: Callable[[F, CommandDesk], Printout]


# ---- New characters --------------------------------------------------------------------------------------------------


class NewFlags(NamedTuple):
    """What a new character begins with, in a book that says no more."""

    name: Annotated[str | None, Flag(metavar="NAME")] = None
    at_random: Annotated[bool, Flag("--random")] = False
    seed: Annotated[str | None, Flag(metavar="SEED")] = None


def new_in(workshop: Workshop) -> BookCommand[NewFlags]:
    """The command that makes a character in a workshop: drawn by chance, or a draft with a name."""

    def run(flags: NewFlags, desk: CommandDesk) -> Printout:
        check_new(flags.at_random, flags.seed, name=flags.name)
        draws = desk.draws(flags.seed)
        sheet = workshop.drawn(desk.said.say, draws, desk.options) if flags.at_random else workshop.begun(desk.options)
        return Printout(sheet | ({"name": flags.name} if flags.name else {}))

    return BookCommand(flags=NewFlags, run=run)


def check_new(at_random: bool, seed: str | None, **needed: str | None) -> None:
    """Without chance there is no seed, and some flags must be given."""
    if at_random:
        return
    if seed is not None:
        raise Unclear("error-goes-with", name="--seed", other="--random")
    for name, value in needed.items():
        if value is None:
            raise Unclear("error-missing-flag", name=f"--{name}")


def check_legal(problems: Iterable[Problem]) -> None:
    """Whether a new sheet breaks no rule; it may be unfinished, or other than is advised."""
    for problem in problems:
        if not (problem.warning or problem.unfinished):
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)
